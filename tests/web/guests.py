"""People at the client, without a browser: each guest has cookies of its own and fills in the forms of the pages."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from contextlib import contextmanager
from itertools import count
from pathlib import Path
from unittest.mock import patch

import httpx2
from starlette.testclient import TestClient

from tabularium.kernel.rng import FairRng, fair_rng
from tabularium.tables import laying
from tabularium.tables.engines import open_store
from tabularium.tables.registry import Registry
from tabularium.tables.store import Row, Statement, Store
from tabularium.tables.table import Table
from tabularium.tables.timing import Delays
from tabularium.web.app import make_app
from tabularium.web.guard import UNLIMITED, Limits
from tests.tables.tables import SMALL

ORIGIN = {"origin": "http://testserver"}
QUICK = Delays(bot_pause=0.0, ahead_least=0.01, ahead_most=0.02)


class Guest:
    """A device."""

    def __init__(self, client: TestClient, lang: str = "en") -> None:
        self.client = client
        self.cookies = {"lang": lang}
        self.csrf = ""
        self.get("/about")

    def _before(self) -> None:
        self.client.cookies.clear()
        self.client.cookies.update(self.cookies)

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
        return self._after(self.client.get(path, headers=headers, follow_redirects=False))

    def post(self, path: str, headers: dict[str, str] | None = None, /, **fields: object) -> httpx2.Response:
        self._before()
        sent = {key.replace("_", "-"): str(value) for key, value in {"csrf": self.csrf, **fields}.items()}
        return self._after(
            self.client.post(path, data=sent, headers={**ORIGIN, **(headers or {})}, follow_redirects=False)
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
def open_client(
    folder: Path, limits: Limits = UNLIMITED, delays: Delays = QUICK
) -> Iterator[tuple[TestClient, Registry]]:
    registry = Registry(open_store(folder / "store.db"), delays=delays)
    with (
        patch.object(laying, "fair_rng", steady_dice()),
        TestClient(make_app(registry, limits), raise_server_exceptions=False) as client,
    ):
        yield client, registry


def table_at(registry: Registry, address: str) -> Table:
    return registry.tables[address.rpartition("/")[2]]


# What the server asks by itself, now and then: other tables, deadlines, notices.
BY_ITSELF = re.compile(r"SELECT (?:id FROM tables WHERE|MIN\(deadline\)|1 FROM ways LIMIT)")


@contextmanager
def counted(store: Store) -> Iterator[list[str]]:
    """The statements that somebody costs the store, reads and writes."""
    done: list[str] = []
    rows, write = store.rows, store.write

    def count_rows(sql: str, *values: object) -> list[Row]:
        if not BY_ITSELF.match(sql):
            done.append(sql)
        return rows(sql, *values)

    def count_writes(
        statements: Iterable[Statement], versions: Mapping[str, int] | None = None, guards: Sequence[Statement] = ()
    ) -> Future[None]:
        kept = tuple(statements)
        if not any("awake" in values for _, values in kept):
            done.extend(sql for sql, _ in (*guards, *kept))
        return write(kept, versions, guards)

    with patch.object(store, "rows", count_rows), patch.object(store, "write", count_writes):
        yield done
