"""Hints and analyses under pressure: how often one may ask, what is kept, and what stops when nobody waits."""

from __future__ import annotations

import asyncio
import signal
import socket
import time
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
import requests
from starlette.testclient import TestClient
from starlette.types import Message, Receive, Scope, Send

from tabularium.bots.analysis import Analysis, Course
from tabularium.bots.hint import Advice, Hint, Reason
from tabularium.bots.luck import Parts
from tabularium.bots.workers import BotFailed
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live
from tabularium.kernel.state import View
from tabularium.tables.registry import Registry
from tabularium.tables.tokens import hashed, new_device
from tabularium.web import advice, hints
from tabularium.web.advice import Lookback
from tabularium.web.app import make_app
from tabularium.web.guard import CROWD, UNLIMITED, Allowance, Buckets, Guard, Hosts, Limits, TooMuch
from tabularium.web.hints import Hints
from tests.tables.tables import plan
from tests.tables.test_registry import until, with_registry
from tests.web.direct import ask, scope_of
from tests.web.guests import Guest, open_client, table_at
from tests.web.server import Server
from tests.web.test_advice import until_asked
from tests.web.test_pages import choices, revision

HINT = Hint(0.5, (Advice((1,), 0.0, 0.0, (2,), (Reason("coins", 1.0, 0.1),)),) * 3)
FEW = Limits(hints=Allowance(2, 0.1), studies=Allowance(2, 0.1))
MOMENT = 0.2  # seconds


class Adviser:
    """Workers that advise at once, or never; it counts how often they are asked, and for whom."""

    def __init__(self, registry: Registry, monkeypatch: pytest.MonkeyPatch, endless: bool = False) -> None:
        self.endless = endless
        self.seats: list[int] = []
        self.cancelled = 0
        monkeypatch.setattr(registry.workers, "hint", self.hint)
        monkeypatch.setattr(registry.workers, "course", self.course)
        monkeypatch.setattr(registry.workers, "look_back", self.look_back)

    async def hint(self, game: AnyGame, view: View, seat: int, seed: int, box: object = None, table: str = "") -> Hint:
        self.seats.append(seat)
        assert view.viewer == seat
        await self.think()
        return Hint(0.5)

    async def course(self, live: Live, table: str) -> Course:
        self.seats.append(-1)
        await self.think()
        seats = live.state.seats
        parts = [Parts(0.5, 0.0, 0.0, 0.0, 0.5)] * seats
        return Course([[0.5] * seats] * (live.ply + 1), parts, [(-0.5, -0.5, 0)], [(0, 1)])

    async def look_back(self, live: Live, ply: int, table: str) -> Advice | None:
        await self.think()
        return None

    async def think(self) -> None:
        if self.endless:
            try:
                await asyncio.Event().wait()
            finally:
                self.cancelled += 1


def finished(client: TestClient) -> str:
    """The address of a finished table, at which only bots sat."""
    wanted = {"game": "nundinae", "seats": [{"kind": "bot", "level": "random"}] * 2}
    return f"/tables/{client.post('/api/tables', json=wanted).json()['table']}"


def finish(client: TestClient, registry: Registry, count: int) -> list[str]:
    addresses = [finished(client) for _ in range(count)]
    for _ in range(6_000):
        if all(table_at(registry, address).live.over for address in addresses):
            return addresses
        time.sleep(0.01)
    raise AssertionError("the bots have not finished")


# -- allowances --------------------------------------------------------------------------------------


def test_a_device_gets_so_many_hints_and_then_a_time_to_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_client(tmp_path, FEW) as (client, registry):
        asked = Adviser(registry, monkeypatch)
        guest = Guest(client)
        addresses = [guest.lay("me", "bot") for _ in range(4)]
        for address in addresses:
            until_asked(guest, address)
        assert [guest.get(f"{address}/hint").status_code for address in addresses] == [200, 200, 429, 429]
        assert asked.seats == [0, 0]
        assert guest.get(f"{addresses[0]}/hint").status_code == 200  # it is known already
        refused = guest.get(f"{addresses[2]}/hint")
        wait = int(refused.headers["retry-after"])
        assert 0 < wait <= 10  # one more every ten seconds
        assert f"Wait {wait} seconds and try again" in refused.text
        as_json = guest.get(f"{addresses[2]}/hint", accept="application/json")
        assert as_json.status_code == 429
        assert "Wait" in as_json.json()["error"]
        assert as_json.headers["retry-after"]
        guest.cookies["lang"] = "fr"
        assert "Attendez" in guest.get(f"{addresses[2]}/hint").text


def test_fifty_devices_of_an_address_get_no_more_than_the_address(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_client(tmp_path, replace(UNLIMITED, hints=Allowance(1, 0))) as (client, registry):
        asked = Adviser(registry, monkeypatch)
        answers = []
        for _ in range(50):
            guest = Guest(client)
            address = guest.lay("me", "bot")
            until_asked(guest, address)
            answers.append(guest.get(f"{address}/hint").status_code)
        assert answers == [200] * CROWD + [429] * (50 - CROWD)
        assert len(asked.seats) == CROWD


def test_without_a_cookie_nobody_gets_a_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_client(tmp_path, FEW) as (client, registry):
        asked = Adviser(registry, monkeypatch)
        guest = Guest(client)
        address = guest.lay("me", "bot")
        until_asked(guest, address)
        for _ in range(20):
            client.cookies.clear()
            assert client.get(f"{address}/hint").status_code == 403
        assert asked.seats == []
        assert guest.get(f"{address}/hint").status_code == 200  # and nobody's allowance is used up


def test_the_interface_for_programs_tells_how_long_to_wait(tmp_path: Path) -> None:
    with open_client(tmp_path, Limits(asks=Allowance(2, 0.25), tables=Allowance(1, 0.005))) as (client, _):
        wanted = {"game": "nundinae", "seats": [{"kind": "me"}]}
        assert client.post("/api/tables", json=wanted).status_code == 201
        refused = client.post("/api/tables", json=wanted, headers={"accept-language": "fr"})
        assert refused.status_code == 429
        assert 100 <= int(refused.headers["retry-after"]) <= 200
        assert f"Attendez {refused.headers['retry-after']} secondes" in refused.json()["error"]
        refused = client.get("/api/games")  # by the guard
        assert refused.status_code == 429
        assert 1 <= int(refused.headers["retry-after"]) <= 4
        assert "Wait" in refused.json()["error"]


def test_nobody_is_told_to_wait_for_ever() -> None:
    buckets = Buckets(lambda: 0.0)
    buckets.take("hints", "me", Allowance(1, 0))
    with pytest.raises(TooMuch) as refused:
        buckets.take("hints", "me", Allowance(1, 0))
    assert refused.value.seconds == 3_600


@pytest.mark.parametrize("cookie", [True, False])
def test_analyses_have_the_allowance_of_other_studies(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, cookie: bool
) -> None:
    with open_client(tmp_path, FEW) as (client, registry):
        asked = Adviser(registry, monkeypatch)
        addresses = finish(client, registry, 4)
        guest = Guest(client)
        answers = []
        for address in addresses:
            if cookie:
                answers.append(guest.get(f"{address}/analysis").status_code)
            else:
                client.cookies.clear()
                answers.append(client.get(f"{address}/analysis").status_code)
        assert answers == [200, 200, 429, 429]
        assert asked.seats == [-1, -1]
        assert guest.get(f"{addresses[0]}/analysis").status_code == 200  # it is known already


# -- what is kept ------------------------------------------------------------------------------------


def test_a_hint_is_sought_once_for_a_decision_and_again_for_the_next(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_client(tmp_path) as (client, registry):
        asked = Adviser(registry, monkeypatch)
        guest = Guest(client)
        address = guest.lay("me", "bot")
        until_asked(guest, address)
        for _ in range(3):
            assert guest.get(f"{address}/hint").status_code == 200
        assert asked.seats == [0]
        page = guest.get(address).text
        edit = next(choice for choice in choices(page) if choice != "done")
        assert guest.move(address, edit, 0, revision(page)).status_code == 200
        assert guest.get(f"{address}/hint").status_code == 200
        assert asked.seats == [0, 0]


def test_two_seats_of_one_device_never_get_the_same_hint(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_client(tmp_path) as (client, registry):
        asked = Adviser(registry, monkeypatch)
        guest = Guest(client)
        address = guest.lay("me", "here", "bot")
        table = table_at(registry, address)
        assert guest.get(f"{address}/hint").status_code == 403  # the curtain hangs
        for seat in (0, 1, 0):
            assert guest.post(f"{address}/drop").status_code == 303
            assert guest.post(f"{address}/lift", seat=seat).status_code == 303
            assert guest.get(f"{address}/hint").status_code == 200
        assert table.revision(0) == table.revision(1)
        assert asked.seats == [0, 1]


def test_a_hint_is_not_shown_when_the_curtain_has_fallen_meanwhile(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_client(tmp_path) as (client, registry):
        guest = Guest(client)
        address = guest.lay("me", "here", "bot")
        guest.post(f"{address}/lift", seat=0)

        async def slow(*given: object) -> Hint:
            await registry.drop(address.rpartition("/")[2], hashed(guest.token))
            return Hint(0.5)

        monkeypatch.setattr(registry.workers, "hint", slow)
        assert guest.get(f"{address}/hint").status_code == 303


def test_hints_are_kept_up_to_a_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINTS_KEPT", 20_000)

    async def visit(registry: Registry) -> None:
        searches = 0

        async def quick(*given: object) -> Hint:
            nonlocal searches
            searches += 1
            return HINT

        monkeypatch.setattr(registry.workers, "hint", quick)
        table = await registry.lay(plan("me", "bot"), "host")
        kept = Hints(registry)
        for decision in range(200):
            table.draft_revisions[0] = decision
            for _ in range(2):
                assert await kept.of(table, 0, allowed) == HINT
        assert searches == 200  # the last one is always kept
        assert 2 < len(kept.kept) < 60
        assert not kept.searches

    with_registry(tmp_path, visit)


def allowed() -> None:
    """Everything is."""


def test_no_more_hints_are_sought_at_a_time_than_the_bound(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(registry: Registry) -> None:
        Adviser(registry, monkeypatch, endless=True)
        table = await registry.lay(plan("me", "bot"), "host")
        kept = Hints(registry)
        tasks = []
        for decision in range(hints.MOST_SEARCHES):
            table.draft_revisions[0] = decision
            tasks.append(asyncio.create_task(kept.of(table, 0, allowed)))
            await asyncio.sleep(0)
        table.draft_revisions[0] = -1
        with pytest.raises(TooMuch):
            await kept.of(table, 0, allowed)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        assert not kept.searches

    with_registry(tmp_path, visit)


def test_an_analysis_under_way_is_not_dropped_for_newer_ones(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_client(tmp_path) as (client, registry):
        tables = [table_at(registry, address) for address in finish(client, registry, 6)]

    monkeypatch.setattr(advice, "KEPT", 3)
    monkeypatch.setattr(advice, "MOST_UNDER_WAY", 2)

    async def visit(registry: Registry) -> None:
        endless = Adviser(registry, monkeypatch, endless=True)
        lookback = Lookback(registry)
        running = [lookback.of(table, allowed) for table in tables[:2]]
        await until(lambda: len(endless.seats) == 2)
        with pytest.raises(TooMuch):
            lookback.of(tables[2], allowed)
        for table in tables[2:]:
            monkeypatch.setattr(lookback, "kept", lambda _: Analysis(done=1.0))
            lookback.of(table, allowed)
            assert len(lookback.found) <= 3
        assert [lookback.of(table, allowed) for table in tables[:2]] == running
        assert len(endless.seats) == 2

    with_registry(tmp_path, visit)


def test_a_hint_at_a_table_stops_with_its_decision_and_with_its_people(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(hints, "LOOK_SECONDS", 0.01)
    monkeypatch.setattr(hints, "LONELY_SECONDS", MOMENT)

    async def visit(registry: Registry) -> None:
        endless = Adviser(registry, monkeypatch, endless=True)
        table = await registry.lay(plan("me", "bot"), "host")
        kept = Hints(registry)
        kept.show(table, 0, 0, allowed)
        await until(lambda: len(endless.seats) == 1)
        table.draft_revisions[0] += 1  # meanwhile it is asked something else
        await until(lambda: endless.cancelled == 1)
        assert kept.at(table, 0) is None
        kept.show(table, 0, 0, allowed)
        await until(lambda: endless.cancelled == 2)  # nobody looks at the table
        assert kept.shown[table.id, 0].failed
        assert not kept.searches
        kept.show(table, 0, 0, allowed)
        await until(lambda: len(endless.seats) == 3)
        kept.hide(table.id, 0)
        await until(lambda: endless.cancelled == 3)

    with_registry(tmp_path, visit)


def test_a_hint_at_a_table_takes_of_the_same_allowance(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_client(tmp_path, FEW) as (client, registry):
        asked = Adviser(registry, monkeypatch)
        guest = Guest(client)
        answers = []
        for _ in range(4):
            address = guest.lay("me", "bot")
            until_asked(guest, address)
            for _ in range(2):
                answers.append(guest.post(f"{address}/hint", {"accept": "application/json"}, seat=0).status_code)
        assert answers == [200, 200, 200, 200, 429, 429, 429, 429]
        assert asked.seats == [0, 0]


# -- what stops --------------------------------------------------------------------------------------


class Caller:
    """A client of the application that may hang up."""

    def __init__(self, registry: Registry, path: str, token: str) -> None:
        self.gone = asyncio.Event()
        self.sent: list[Message] = [{"type": "http.request", "body": b"", "more_body": False}]
        self.statuses: list[int] = []
        self.app = make_app(registry, UNLIMITED)
        self.path, self.headers = path, {"cookie": f"device={token}"}

    def call(self) -> asyncio.Task[None]:
        async def called() -> None:
            await self.app(scope_of("http", "GET", self.path, self.headers), self.receive, self.send)

        return asyncio.create_task(called())

    async def receive(self) -> Message:
        if self.sent:
            return self.sent.pop()
        await self.gone.wait()
        return {"type": "http.disconnect"}

    async def send(self, message: Message) -> None:
        if message["type"] == "http.response.start":
            self.statuses.append(message["status"])


def test_a_hint_stops_when_the_last_client_has_hung_up(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    async def visit(registry: Registry) -> None:
        endless = Adviser(registry, monkeypatch, endless=True)
        token = new_device(registry.key)
        table = await registry.lay(plan("me", "bot"), hashed(token))
        first = Caller(registry, f"/tables/{table.id}/hint", token)
        second = Caller(registry, first.path, token)
        second.app = first.app
        calls = [first.call(), second.call()]
        await until(lambda: len(endless.seats) == 1)
        first.gone.set()
        await calls[0]
        assert endless.cancelled == 0  # somebody still waits
        second.gone.set()
        await calls[1]
        await until(lambda: endless.cancelled == 1)
        assert endless.seats == [0]

    with_registry(tmp_path, visit)
    assert not caplog.records


def test_an_analysis_stops_when_nobody_looks_and_goes_on_when_somebody_does(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with open_client(tmp_path) as (client, registry):
        table = table_at(registry, finish(client, registry, 1)[0])
    monkeypatch.setattr(advice, "UNWATCHED_SECONDS", MOMENT)

    async def visit(registry: Registry) -> None:
        lookback = Lookback(registry)
        asked = Adviser(registry, monkeypatch)
        looking = asyncio.Event()

        async def endless(live: Live, ply: int, table: str) -> Advice | None:
            looking.set()
            await asyncio.Event().wait()
            return None

        monkeypatch.setattr(registry.workers, "look_back", endless)
        found = lookback.of(table, allowed)
        await asyncio.wait_for(looking.wait(), 40)
        await until(lambda: not lookback.tasks)  # nobody has looked again
        assert not lookback.timers
        assert 0 < found.done < 1
        assert not found.failed
        monkeypatch.setattr(registry.workers, "look_back", asked.look_back)
        assert lookback.of(table, allowed) is found
        await until(lambda: found.done == 1.0)
        assert asked.seats == [-1]  # the chances were not sought again
        assert len(found.turnings) == 1

    with_registry(tmp_path, visit)


def test_only_a_few_analyses_are_made_at_a_time(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with open_client(tmp_path) as (client, registry):
        tables = [table_at(registry, address) for address in finish(client, registry, 5)]

    async def visit(registry: Registry) -> None:
        endless = Adviser(registry, monkeypatch, endless=True)
        lookback = Lookback(registry)
        for table in tables:
            lookback.of(table, allowed)
        await until(lambda: len(endless.seats) == advice.AT_ONCE)
        for _ in range(20):
            await asyncio.sleep(0)
        assert len(endless.seats) == advice.AT_ONCE
        assert len(lookback.tasks) == 5

    with_registry(tmp_path, visit)


@pytest.mark.parametrize("wrong", [BotFailed("the bot fell over"), ValueError("a fault of ours")])
def test_an_analysis_that_failed_says_so_and_can_be_asked_for_again(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: Exception
) -> None:
    with open_client(tmp_path) as (client, registry):
        (address,) = finish(client, registry, 1)
        asked = Adviser(registry, monkeypatch)
        tried: list[str] = []

        async def broken(live: Live, table: str) -> Course:
            tried.append(table)
            raise wrong

        monkeypatch.setattr(registry.workers, "course", broken)
        guest = Guest(client)
        for sentence, lang in (("The analysis failed.", "en"), ("L’analyse a échoué.", "fr")):
            guest.cookies["lang"] = lang
            page = read_until(guest, f"{address}/analysis", sentence)
            assert "data-again" not in page
            assert f'href="{address}/analysis?again=yes"' in page
        assert len(tried) == 1
        monkeypatch.setattr(registry.workers, "course", asked.course)
        guest.get(f"{address}/analysis?again=yes")
        page = read_until(guest, f"{address}/analysis", "<polyline")
        assert "échoué" not in page


def read_until(guest: Guest, address: str, words: str) -> str:
    for _ in range(2_000):
        page = guest.get(address).text
        if words in page:
            return page
        time.sleep(0.01)
    raise AssertionError(f"“{words}” did not come: {page}")


# -- closing -----------------------------------------------------------------------------------------


def test_a_request_that_the_end_of_the_server_interrupts_is_answered() -> None:
    async def endless(scope: Scope, receive: Receive, send: Send) -> None:
        await asyncio.Event().wait()

    async def whole() -> str:
        guard = Guard(endless, UNLIMITED, Buckets(), Hosts(any_name=True), lambda _: False)
        asked = asyncio.create_task(ask(guard, "GET", "/api/games", {}))
        await asyncio.sleep(0)
        asked.cancel()
        return await asked

    answer = asyncio.run(whole())
    assert answer.startswith("503 ")
    assert "The server is stopping." in answer


def hint_over_a_socket(server: Server) -> socket.socket:
    """A request for a hint at a new table, and the connection on which nothing has come back yet."""
    wanted: Any = {"game": "nundinae", "seats": [{"kind": "me"}, {"kind": "bot"}]}
    made = requests.post(f"{server.address}/api/tables", json=wanted, timeout=60).json()
    line = socket.create_connection(("127.0.0.1", server.port), 60)
    head = f"host: localhost\r\ncookie: device={made['token']}\r\n"
    line.sendall(f"GET /tables/{made['table']}/hint HTTP/1.1\r\n{head}\r\n".encode())
    return line


def test_hints_that_wait_at_the_end_of_the_server_leave_no_traceback(tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.environment["ENDLESS_HINTS"] = "yes"
    server.start()
    held = [hint_over_a_socket(server) for _ in range(3)]
    assert requests.get(f"{server.address}/healthz", timeout=60).text == "ok"  # those before it have come in
    assert server.process is not None
    server.process.send_signal(signal.SIGTERM)
    assert server.process.wait(60) in (-signal.SIGTERM, 0)
    assert [one.recv(12, socket.MSG_WAITALL) for one in held] == [b"HTTP/1.1 503"] * 3
    for one in held:
        one.close()
    assert "Traceback" not in server.log.read_text()
