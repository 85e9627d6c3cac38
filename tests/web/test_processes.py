"""Two servers on one database, asked in turn: whatever is begun at one ends at the other."""

from __future__ import annotations

import asyncio
import re
import threading
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tabularium.bots.hint import Advice
from tabularium.kernel.live import Live
from tabularium.kernel.play import legal
from tabularium.tables.engines import open_store
from tabularium.tables.registry import VERSION_OF, Registry
from tabularium.tables.store import CantRead, Row, Statement
from tabularium.tables.table import Table
from tabularium.tables.timing import Delays
from tabularium.web.app import make_app
from tabularium.web.guard import UNLIMITED, Allowance, Limits
from tabularium.web.metrics import Metrics
from tabularium.web.serve import METRICS, networks
from tabularium.web.shared_limits import SharedAllowances
from tests.cluster import Cluster
from tests.tables.tables import SMALL
from tests.web.guests import Guest
from tests.web.test_advice import until_asked
from tests.web.test_hints import Adviser, finish

HERE = "http://testserver"
Doors = tuple[TestClient, TestClient, Registry, Registry]
Json = dict[str, Any]


@pytest.fixture
def doors(cluster: Cluster) -> Iterator[Doors]:
    url = cluster.new()
    with ExitStack() as stack:
        registries = [Registry(open_store(url), delays=Delays(bot_pause=0.0)) for _ in range(2)]
        one, other = (stack.enter_context(TestClient(make_app(registry, UNLIMITED), HERE)) for registry in registries)
        for client in (one, other):  # routes are made at the first request, which two threads can't do at once
            client.get("/nothing")
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
    host.client = other
    link = host.get(address).text.split("/join/")[1].split('"')[0].split("<")[0]
    host.client = one
    assert link in host.get(address).text
    friend = Guest(other)
    assert friend.post(f"/join/{link}", name="Aulus").status_code == 303
    assert "Aulus" in host.get(address).text
    assert link not in host.get(address).text
    for number in range(6):
        table = registry.tables[table_id] if number % 2 else elsewhere.tables[table_id]
        seat = table.waiting()[0]
        guest = (host, friend)[seat]
        guest.client = (one, other)[number % 2]
        there = (registry, elsewhere)[number % 2]
        assert guest.get(address).status_code == 200
        table = there.tables[table_id]
        lines = table.rev
        told = guest.move(address, "done", seat, table.revision(seat))
        assert told.status_code == 200, told.text
        guest.client = (other, one)[number % 2]
        assert guest.get(address).status_code == 200
        assert (elsewhere, registry)[number % 2].tables[table_id].rev > lines
        if elsewhere.tables[table_id].live.over:
            break
    host.client, friend.client = one, other


def test_a_page_that_a_move_wakes_asks_the_store_nothing_more(doors: Doors, monkeypatch: pytest.MonkeyPatch) -> None:
    """The version is asked for once, by the move; not by each page that shows it."""
    one, _, registry, _ = doors
    host, address = shared_table(one, "me", "here")
    table = registry.tables[address.rpartition("/")[2]]
    asked: list[str] = []
    ask = registry.store.ask

    async def counting(*questions: Statement) -> list[list[Row]]:
        asked.extend(sql for sql, _ in questions if sql == VERSION_OF)
        return await ask(*questions)

    headers = {"cookie": f"device={host.token}", "origin": HERE}
    with ExitStack() as pages:
        sockets = [pages.enter_context(one.websocket_connect(f"{address}/live", headers=headers)) for _ in range(3)]
        for socket in sockets:
            socket.receive_text()
        time.sleep(0.3)  # until what was told before has been heard
        monkeypatch.setattr(registry.store, "ask", counting)
        move = {"seat": 1, "move": "done", "revision": table.revision(0)}
        assert one.post(f"/api{address}/moves", json=move, headers=host.bearer).status_code == 200
        for socket in sockets:
            assert '"sections"' in socket.receive_text()
        monkeypatch.setattr(registry.store, "ask", ask)
    assert len(asked) <= 2  # another one by the answer of the API


def test_a_curtain_lifted_at_one_server_falls_at_the_other(doors: Doors) -> None:
    one, other, registry, _ = doors
    host, address = shared_table(one, "me", "here")
    table_id = address.rpartition("/")[2]
    curtain = 'class="curtain"'
    host.client = other
    assert curtain in host.get(address).text
    assert host.post(f"{address}/lift", seat=0).status_code == 303
    host.client = one
    assert curtain not in host.get(address).text
    assert host.move(address, "done", 0, registry.tables[table_id].revision(0)).status_code == 200
    host.client = other
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

        def ask(client: TestClient, key: str, table_id: str = table_id, move: Json = move) -> Json:
            asked = move | {"key": key}
            answer = client.post(f"/api/tables/{table_id}/moves", json=asked, headers=host.bearer)
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
    with TestClient(behind, HERE) as client:
        host, address = shared_table(client, "me", "here")
        table = registry.tables[address.rpartition("/")[2]]
        for _ in range(2):
            seat = table.waiting()[0]
            assert host.move(address, "done", seat, table.revision(seat)).status_code == 200
        for told in ("192.0.2.8", "192.0.2.7, 192.0.2.8", ""):
            assert client.get("/metrics", headers={"x-forwarded-for": told}).status_code == 404
        answer = client.get("/metrics", headers={"x-forwarded-for": "192.0.2.7"})
    assert answer.status_code == 200
    found = dict(line.rsplit(" ", 1) for line in answer.text.splitlines() if not line.startswith("#"))
    assert found["tabularium_moves_total"] == found['tabularium_move_seconds_bucket{le="+Inf"}'] == "2"
    assert float(found["tabularium_move_seconds_sum"]) > 0
    assert found["tabularium_tables_open"] == "1"
    assert found["tabularium_conflicts_total"] == "0"
    kinds = {line.split()[2] for line in answer.text.splitlines() if line.startswith("# TYPE")}
    assert {re.sub(r"(_bucket|_sum|_count)?({.*)?$", "", name) for name in found} == kinds


def test_a_letter_that_no_database_holds_is_the_name_of_nothing(doors: Doors) -> None:
    """Wherever one can be sent: in addresses, fields and keys."""
    one, _, registry, _ = doors
    host, address = shared_table(one, "me", "here")
    for path in ("/tables/a%00b", "/join/a%00b", "/pair/a%00b", "/grounds/a%00b.svg", "/notices/confirm/1/a%00b"):
        assert host.get(path).status_code == 404, path
    for path, fields in (
        ("/back/mail", {"address": "a\0b@example.org"}),
        ("/back", {"words": "a\0b"}),
        ("/devices/me", {"name": "A\0B"}),
        ("/pair/a%00b", {"device": "A\0B"}),
        ("/notices/hush", {"table": "a\0b"}),
    ):
        assert host.post(path, **fields).status_code < 500, path
    move = {"seat": 1, "move": "done", "revision": registry.tables[address.rpartition("/")[2]].revision(0)}
    asked = [one.post(f"/api{address}/moves", json=move | {"key": "a\0b"}, headers=host.bearer) for _ in range(2)]
    assert [answer.status_code for answer in asked] == [200, 200]
    assert asked[1].json()["repeated"]


def test_undo_and_going_back_begin_at_one_server_and_end_at_the_other(doors: Doors) -> None:
    one, other, registry, elsewhere = doors
    host, address = shared_table(one, "me", "here", "here")
    table_id = address.rpartition("/")[2]

    def table(number: int) -> Table:
        host.client = (one, other)[number]
        assert host.get(address).status_code == 200  # it catches up
        return (registry, elsewhere)[number].tables[table_id]

    before = table(0).live.state.digest()
    seat = table(0).waiting()[0]
    live = table(0).live
    offer = next(text for move in legal(live.state, seat) if (text := live.words([move])) != "done")
    assert host.move(address, offer, seat, table(0).revision(seat)).status_code == 200
    assert table(1).live.state.digest() != before
    assert host.post(f"{address}/undo", seat=seat).status_code == 303
    assert table(0).live.state.digest() == before
    for number in (1, 0, 1):
        seat = table(number).waiting()[0]
        assert host.move(address, "done", seat, table(number).revision(seat)).status_code == 200
    assert table(0).live.ply > 1
    assert host.post(f"{address}/rewind", seat=0, ply=0).status_code == 303
    assert table(1).live.ply == 0
    assert [table(number).live.acta.lines[-1].kind for number in (0, 1)] == ["rewind"] * 2


def test_a_hint_of_one_server_can_be_played_at_the_other(doors: Doors, monkeypatch: pytest.MonkeyPatch) -> None:
    one, other, registry, elsewhere = doors
    for place in (registry, elsewhere):
        Adviser(place, monkeypatch)
    host, address = shared_table(one, "me", "bot")
    table_id = address.rpartition("/")[2]
    until_asked(host, address)
    host.client = other
    assert host.get(f"{address}/hint").status_code == 200
    revision = elsewhere.tables[table_id].revision(0)
    host.client = one
    assert host.move(address, "done", 0, revision).status_code == 200
    host.client = other
    assert host.get(address).status_code == 200
    assert elsewhere.tables[table_id].live.ply >= 1
    assert elsewhere.tables[table_id].revision(0) != revision


def test_an_analysis_begun_by_one_server_is_shown_by_the_other_and_goes_on_there(
    doors: Doors, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one makes it the other shows how far it is, and keeps it going by looking; when the first is gone, the
    other goes on where it was."""
    one, other, registry, elsewhere = doors
    monkeypatch.setattr("tabularium.web.advice.LEASE_SECONDS", 2.0)
    makers = [Adviser(place, monkeypatch) for place in (registry, elsewhere)]
    (address,) = finish(one, registry, 1)
    table_id = address.rpartition("/")[2]
    looked = threading.Event()
    goes_on = threading.Event()

    async def slow(live: Live, ply: int, table: str) -> Advice | None:
        looked.set()
        while not goes_on.is_set():
            await asyncio.sleep(0.01)
        return None

    monkeypatch.setattr(registry.workers, "look_back", slow)

    def progress(client: TestClient) -> int:
        found = re.search(r'<progress[^>]* value="(\d+)"', client.get(f"{address}/analysis").text)
        return int(found[1]) if found else 100

    assert progress(one) == 0
    assert looked.wait(60)
    begun = makers[0].seats[:]
    for _ in range(600):
        if progress(other) > 0:
            break
        time.sleep(0.05)
    assert 0 < progress(other) < 100
    assert makers[1].seats == []
    [(holder, content)] = registry.store.rows("SELECT process, content FROM analyses WHERE table_id = ?", table_id)
    assert holder == registry.others.name
    assert "chosen" in content
    # the first one loses its lease, as if it had died
    registry.store.write([("UPDATE analyses SET process = 'dead', until = 0 WHERE table_id = ?", (table_id,))]).result()
    for _ in range(600):
        if progress(other) == 100:
            break
        time.sleep(0.05)
    assert progress(other) == 100
    assert makers[1].seats == []  # the chances were not sought again
    assert makers[0].seats == begun
    goes_on.set()


FEW = Limits(**{name: Allowance(1e9, 1e9) for name in ("asks", "deeds", "files")}, guesses=Allowance(6, 0.0),
             tables=Allowance(3, 0.0))  # fmt: skip


def test_what_is_rare_is_allowed_by_all_servers_together(cluster: Cluster) -> None:
    url = cluster.new()
    with ExitStack() as stack:
        registries = [Registry(open_store(url)) for _ in range(2)]
        one, other = (stack.enter_context(TestClient(make_app(registry, FEW), HERE)) for registry in registries)
        for client in (one, other):
            client.get("/nothing")
        guesses = [(one, other)[number % 2].get("/join/guess").status_code for number in range(8)]
        assert guesses == [404] * 6 + [429] * 2
        host = Guest(one)
        kinds = {"kind_0": "me", "kind_1": "here"}
        laid = []
        for number in range(5):
            host.client = (one, other)[number % 2]
            laid.append(host.post("/tables", game=SMALL, **kinds).status_code)
        assert laid == [303] * 3 + [429] * 2
        refused = host.post("/tables", game=SMALL, **kinds)
        assert int(refused.headers["retry-after"]) > 0
        rows = registries[0].store.rows("SELECT what, who FROM allowances")
        assert {what for what, _ in rows} == {"guesses", "tables", "all tables"}
        assert not any(secret in str(rows) for secret in ("testclient", host.token))


def test_what_is_allowed_comes_back(cluster: Cluster) -> None:
    now = [1000.0]
    with closing(open_store(cluster.new())) as store:
        shared = SharedAllowances(store, b"key", lambda: now[0])
        allowance = Allowance(2, 0.5)
        assert [shared.take("words", "who", allowance) for _ in range(4)] == [0.0, 0.0, 2.0, 2.0]
        assert shared.take("words", "another", allowance) == 0.0
        now[0] += 1.5
        assert shared.take("words", "who", allowance) == 0.5
        now[0] += 0.5
        assert [shared.take("words", "who", allowance) for _ in range(2)] == [0.0, 2.0]


def test_a_table_that_was_played_on_by_newer_rules_is_left_alone(doors: Doors) -> None:
    """A server of another build says so at that table, and opens the others."""
    one, other, registry, _ = doors
    host, address = shared_table(one, "me", "here")
    _, second = shared_table(other, "me", "here")
    host.client = other
    assert host.get(address).status_code == 200
    newer = "UPDATE tables SET rules = rules + 1, version = version + 1 WHERE id = ?"
    registry.store.write([(newer, (address.rpartition("/")[2],))]).result()
    for client in (one, other):
        host.client = client
        answer = host.get(address)
        assert answer.status_code == 503
        assert "newer version of the server" in answer.text
        refused = host.move(address, "done", 0, "0.0")
        assert (refused.status_code, "newer version" in refused.text) == (503, True)
        assert client.get(second).status_code == 200
    rows = registry.store.rows("SELECT ply FROM tables WHERE id = ?", address.rpartition("/")[2])
    assert rows == [(0,)]
