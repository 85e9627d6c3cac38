"""Two servers on one database, asked in turn: whatever is begun at one ends at the other."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tabularium.tables.engines import open_store
from tabularium.tables.registry import Registry
from tabularium.tables.store import CantRead
from tabularium.tables.timing import Delays
from tabularium.web.app import make_app
from tabularium.web.guard import UNLIMITED
from tabularium.web.metrics import Metrics
from tabularium.web.serve import METRICS, networks
from tests.cluster import Cluster
from tests.tables.tables import SMALL
from tests.web.guests import Guest

HERE = "http://testserver"
Doors = tuple[TestClient, TestClient, Registry, Registry]
Json = dict[str, Any]


@pytest.fixture
def doors(cluster: Cluster) -> Iterator[Doors]:
    url = cluster.new()
    with ExitStack() as stack:
        registries = [Registry(open_store(url), delays=Delays(bot_pause=0.0)) for _ in range(2)]
        one, other = (stack.enter_context(TestClient(make_app(registry, UNLIMITED), HERE)) for registry in registries)
        for door in (one, other):  # routes are made at the first request, which two threads can't do at once
            door.get("/nothing")
        yield one, other, registries[0], registries[1]


def shared_table(one: TestClient, *kinds: str, game: str = SMALL) -> tuple[Guest, str]:
    host = Guest(one)
    return host, host.lay(*kinds, game=game)


def test_what_is_begun_at_one_server_ends_at_the_other(doors: Doors) -> None:
    """An invitation, a move, an undo, a page after one's own move: always through the other one."""
    one, other, registry, elsewhere = doors
    host = Guest(one)
    address = host.lay("me", "link")
    table_id = address.rpartition("/")[2]
    host.door = other
    link = host.get(address).text.split("/join/")[1].split('"')[0].split("<")[0]
    host.door = one
    assert link in host.get(address).text
    friend = Guest(other)
    assert friend.post(f"/join/{link}", name="Aulus").status_code == 303
    assert "Aulus" in host.get(address).text
    assert link not in host.get(address).text
    for number in range(6):
        table = registry.tables[table_id] if number % 2 else elsewhere.tables[table_id]
        seat = table.waiting()[0]
        guest = (host, friend)[seat]
        guest.door = (one, other)[number % 2]
        there = (registry, elsewhere)[number % 2]
        assert guest.get(address).status_code == 200
        table = there.tables[table_id]
        lines = table.rev
        told = guest.move(address, "done", seat, table.revision(seat))
        assert told.status_code == 200, told.text
        guest.door = (other, one)[number % 2]
        assert guest.get(address).status_code == 200
        assert (elsewhere, registry)[number % 2].tables[table_id].rev > lines
        if elsewhere.tables[table_id].live.over:
            break
    host.door, friend.door = one, other


def test_a_curtain_lifted_at_one_server_falls_at_the_other(doors: Doors) -> None:
    one, other, registry, _ = doors
    host, address = shared_table(one, "me", "here")
    table_id = address.rpartition("/")[2]
    curtain = 'class="curtain"'
    host.door = other
    assert curtain in host.get(address).text
    assert host.post(f"{address}/lift", seat=0).status_code == 303
    host.door = one
    assert curtain not in host.get(address).text
    assert host.move(address, "done", 0, registry.tables[table_id].revision(0)).status_code == 200
    host.door = other
    assert curtain in host.get(address).text


def test_grounds_named_by_one_server_are_shown_by_the_other(doors: Doors) -> None:
    one, other, _, _ = doors
    host, address = shared_table(one, "me", "bot", game="age_of_rome")
    named = set(re.findall(r"[0-9a-f]{18}", host.get(f"{address}/live?have=").text))
    shown = [digest for digest in named if one.get(f"/grounds/{digest}.svg").status_code == 200]
    assert shown
    assert {other.get(f"/grounds/{digest}.svg").status_code for digest in shown} == {200}


def both(asks: list[Callable[[], Json]]) -> list[Json]:
    with ThreadPoolExecutor(len(asks)) as threads:
        return [one.result() for one in [threads.submit(ask) for ask in asks]]


def same_decision_twice(doors: Doors, times: int) -> None:
    one, other, registry, _ = doors
    host = Guest(one)
    for number in range(times):
        address = host.lay("me", "here")
        table_id = address.rpartition("/")[2]
        move = {"seat": 1, "move": "done", "revision": registry.tables[table_id].revision(0)}
        keys = ("same", "same") if number % 2 else ("one", "another")

        def ask(door: TestClient, key: str, table_id: str = table_id, move: Json = move) -> Json:
            asked = move | {"key": key}
            answer = door.post(f"/api/tables/{table_id}/moves", json=asked, headers=host.bearer)
            return {"status": answer.status_code, **answer.json()}

        found = both([partial(ask, one, keys[0]), partial(ask, other, keys[1])])
        if number % 2:
            assert sorted((answer["status"], answer["repeated"]) for answer in found) == [(200, False), (200, True)]
        else:
            refused, obeyed = sorted(found, key=lambda answer: answer["status"], reverse=True)
            assert (obeyed["status"], refused["status"]) == (200, 409)
            assert refused["error"]


def test_of_the_same_decision_at_two_servers_one_is_made(doors: Doors) -> None:
    same_decision_twice(doors, 20)


@pytest.mark.long
def test_of_the_same_decision_at_two_servers_one_is_made_every_time(doors: Doors) -> None:
    same_decision_twice(doors, 400)


def test_a_server_that_can_not_reach_its_database_says_so_and_lives(
    doors: Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    one, _, registry, _ = doors
    host, address = shared_table(one, "me", "here")
    assert one.get("/readyz").status_code == 200

    async def gone(*_: object) -> None:
        raise CantRead("the database at secret.example.org is gone")

    monkeypatch.setattr(registry.store, "ask", gone)
    assert one.get("/healthz").status_code == 200
    for answer in (one.get("/readyz"), host.get(address), host.move(address, "done", 0, "0.0")):
        assert answer.status_code == 503
        assert "secret.example.org" not in answer.text


def test_figures_are_for_those_who_may_read_them(tmp_path: Path) -> None:
    """The address counts that a trusted proxy tells; for all others there is no such page."""
    registry = Registry(open_store(tmp_path / "store.db"), delays=Delays(bot_pause=0.0))
    app: Any = make_app(registry, UNLIMITED, metrics=Metrics(registry, networks(["192.0.2.7"], METRICS)))
    behind: Any = ProxyHeadersMiddleware(app, "testclient")
    with TestClient(behind, HERE) as door:
        host, address = shared_table(door, "me", "here")
        table = registry.tables[address.rpartition("/")[2]]
        for _ in range(2):
            seat = table.waiting()[0]
            assert host.move(address, "done", seat, table.revision(seat)).status_code == 200
        for told in ("192.0.2.8", "192.0.2.7, 192.0.2.8", ""):
            assert door.get("/metrics", headers={"x-forwarded-for": told}).status_code == 404
        answer = door.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})
    assert answer.status_code == 200
    found = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert found["tabularium_moves_total"] == found['tabularium_move_seconds_bucket{le="+Inf"}'] == "2"
    assert float(found["tabularium_move_seconds_sum"]) > 0
    assert found["tabularium_tables_open"] == "1"
    assert found["tabularium_conflicts_total"] == "0"
    kinds = {line.split()[2] for line in answer.text.splitlines() if line.startswith("# TYPE")}
    assert {re.sub(r"(_bucket|_sum|_count)?({.*)?$", "", name) for name in found} == kinds
