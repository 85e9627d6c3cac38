"""People at the door, without a browser: each guest has cookies of its own and fills in the forms of the pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from unittest.mock import patch

import httpx2
from starlette.testclient import TestClient

from tabularium.kernel.rng import FairRng, fair_rng
from tabularium.tables import laying
from tabularium.tables.house import House
from tabularium.tables.store import Store
from tabularium.tables.table import Table
from tabularium.tables.timing import Delays
from tabularium.web.app import make_app
from tabularium.web.guard import UNLIMITED, Limits
from tests.tables.tables import SMALL

ORIGIN = {"origin": "http://testserver"}
QUICK = Delays(bot_pause=0.0, ahead_least=0.01, ahead_most=0.02)


class Guest:
    """A device."""

    def __init__(self, door: TestClient, lang: str = "en") -> None:
        self.door = door
        self.cookies = {"lang": lang}
        self.csrf = ""
        self.get("/about")

    def _before(self) -> None:
        self.door.cookies.clear()
        self.door.cookies.update(self.cookies)

    def _after(self, answer: httpx2.Response) -> httpx2.Response:
        self.cookies.update(dict(answer.cookies.items()))
        found = re.search(r'name="csrf" content="([0-9a-f]+)"', answer.text)
        if found:
            self.csrf = found[1]
        return answer

    @property
    def token(self) -> str:
        return self.cookies["device"]

    @property
    def bearer(self) -> dict[str, str]:
        return {"authorization": f"Bearer {self.token}"}

    def get(self, path: str, **headers: str) -> httpx2.Response:
        self._before()
        return self._after(self.door.get(path, headers=headers, follow_redirects=False))

    def post(self, path: str, headers: dict[str, str] | None = None, /, **fields: object) -> httpx2.Response:
        self._before()
        sent = {key.replace("_", "-"): str(value) for key, value in {"csrf": self.csrf, **fields}.items()}
        return self._after(
            self.door.post(path, data=sent, headers={**ORIGIN, **(headers or {})}, follow_redirects=False)
        )

    def lay(self, *kinds: str, game: str = SMALL, **fields: object) -> str:
        """Lay a table by the form; its address."""
        seats: dict[str, object] = {f"kind_{i}": kind for i, kind in enumerate(kinds)}
        answer = self.post("/tables", game=game, **seats, **fields)
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    def move(self, address: str, text: str, seat: int, revision: str, key: str = "") -> httpx2.Response:
        headers = {"accept": "application/json", "idempotency-key": key}
        return self.post(f"{address}/moves", headers, move=text, seat=seat, revision=revision)


def steady_dice() -> Callable[[bytes], FairRng]:
    """Dice that fall the same way in every run, at each table in another."""
    tables = count()
    return lambda _: fair_rng(next(tables).to_bytes(32))


@contextmanager
def open_door(folder: Path, limits: Limits = UNLIMITED, delays: Delays = QUICK) -> Iterator[tuple[TestClient, House]]:
    house = House(Store(folder / "store.db"), delays=delays)
    with (
        patch.object(laying, "fair_rng", steady_dice()),
        TestClient(make_app(house, limits), raise_server_exceptions=False) as door,
    ):
        yield door, house


def table_at(house: House, address: str) -> Table:
    return house.tables[address.rpartition("/")[2]]
