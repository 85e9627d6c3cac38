"""What would bring the server down or slow it: costly pages, crowds of watchers, memory, odd letters, damage."""

from __future__ import annotations

import asyncio
import gc
import json
import re
import sqlite3
import time
import tracemalloc
from pathlib import Path

import pytest
from fastapi import FastAPI
from starlette.routing import BaseRoute
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from tabularium.arena.web_load import fixed_work
from tabularium.kernel.cache import Cache, weight
from tabularium.kernel.game import shelf
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.refusals import IllegalMove
from tabularium.kernel.rng import sfc32
from tabularium.tables.engines import open_store
from tabularium.tables.laying import SeatPlan, TablePlan
from tabularium.tables.registry import Registry
from tabularium.tables.table import Table
from tabularium.tables.tokens import hashed, new_device
from tabularium.tables.watching import MOST_WATCHERS_EACH
from tabularium.web.answers import Answers, drawn_code
from tabularium.web.app import make_app
from tabularium.web.guard import UNLIMITED, Allowance, Buckets, Guard, Hosts, Limits, TooMuch
from tabularium.web.scene import sentence_of
from tests.web.direct import HOST, Ear, ask, scope_of
from tests.web.guests import ORIGIN, QUICK, Guest, open_client, table_at

LONG_GAMES = ("rome_and_roll", "mare_nostrum")
MOST_CPU = 0.030  # seconds for a request that is refused at once
MOST_WORK = 0.9  # of the fixed work of `bench web`, done at the same moment, for any page
ANSWERS = ("200", "303", "403", "404", "409", "422")  # 422: `would` asks about no move


def play_on(table: Table, moves: int, seed: int = 1) -> None:
    rng = sfc32(seed)
    for _ in range(moves):
        seat = next_seat(table.live.state)
        if seat < 0:
            return
        offers = legal(table.live.state, seat)
        table.play_moves(seat, (offers[rng.below(len(offers))],), "", 1.0)


def rewound_to_the_end(table: Table, seed: int) -> None:
    """A whole game in which all went back some times."""
    for n in range(3):
        play_on(table, 60, seed + n)
        if not table.live.over:
            table.live.rewind(table.live.ply // 3)
    play_on(table, 100_000, seed)
    assert table.live.over


async def laid(registry: Registry, game: str, host: str) -> Table:
    seats = max(count for count in shelf()[game].player_counts if count <= 4)
    return await registry.lay(TablePlan(shelf()[game], [SeatPlan("me"), *[SeatPlan("here")] * (seats - 1)]), host)


# -- costly pages ------------------------------------------------------------------------------------


def all_pages(app: FastAPI) -> list[str]:
    def paths(routes: list[BaseRoute]) -> list[str]:
        found = []
        for route in routes:
            if "GET" in (getattr(route, "methods", None) or ()):
                found.append(str(getattr(route, "path", "")))
            found.extend(paths(list(getattr(getattr(route, "original_router", None), "routes", []))))
        return found

    return sorted({path for path in paths(list(app.routes)) if path})


@pytest.mark.parametrize("over", [False, True])
def test_no_page_costs_much_in_a_long_game(tmp_path: Path, over: bool) -> None:
    async def visit() -> None:
        registry = Registry(open_store(tmp_path / "store.db"), delays=QUICK)
        app = make_app(registry, UNLIMITED)
        assert isinstance(app, Guard)
        assert isinstance(app.app, FastAPI)
        pages = all_pages(app.app)
        assert len(pages) > 18, pages
        token = new_device(registry.key)
        headers = {"cookie": f"device={token}", "authorization": f"Bearer {token}"}
        slow = {}
        quick = (
            fixed_work()
        )  # a busy machine takes more CPU time for the same work, so it is done again beside what is slow
        for game in LONG_GAMES:
            table = await laid(registry, game, hashed(token))
            if over:
                rewound_to_the_end(table, 7)
            else:
                play_on(table, 300)
                assert not table.live.over
                for seat in range(len(table.chairs)):
                    await registry.new_link(table.id, seat, hashed(token), token)
            link = table.link(0, token) or "none"
            for page in pages:
                path = page.replace("{table_id}", table.id).replace("{game_id}", game).replace("{token}", link)
                for query in ("", "?ply=63", "?q=a", "?seat=1&lang=fr") if "{" in page else ("",):
                    times = []
                    for _ in range(4):  # what is made once is made the first time
                        begun = time.process_time()
                        answer = await ask(app, "GET", path + query, headers)
                        times.append(time.process_time() - begun)
                        assert answer[:3] in ANSWERS, f"{path}: {answer[:300]}"
                    if min(times[1:]) > MOST_WORK * quick and min(times[1:]) > MOST_WORK * fixed_work():
                        slow[f"{game} {page}{query}"] = round(1000 * min(times[1:]))
        assert slow == {}
        await registry.stop()

    asyncio.run(visit())


def test_a_finished_game_is_played_again_once_however_many_ask(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    played = []

    async def visit() -> None:
        registry = Registry(open_store(tmp_path / "store.db"), delays=QUICK)
        app = make_app(registry, Limits(studies=Allowance(2, 0)))
        table = await laid(registry, "nundinae", "nobody")
        play_on(table, 100_000)
        from tabularium.web import pages

        whole = pages.checked

        def checked(table: Table) -> tuple[list[str], str]:
            played.append(table.id)
            return whole(table)

        monkeypatch.setattr(pages, "checked", checked)
        answers = await asyncio.gather(*(ask(app, "GET", f"/tables/{table.id}/dice", {}) for _ in range(20)))
        assert {answer[:3] for answer in answers} == {"200"}
        assert played == [table.id]
        others = [await laid(registry, "nundinae", "nobody") for _ in range(3)]
        for other in others:
            play_on(other, 100_000)
        told = [(await ask(app, "GET", f"/tables/{other.id}/end", {}))[:3] for other in others]
        assert told == ["200", "429", "429"]  # a walk through all finished games is slow
        assert (await ask(app, "GET", f"/tables/{table.id}/dice", {}))[:3] == "200"
        await registry.stop()

    asyncio.run(visit())


@pytest.mark.parametrize("game", ["rome_and_roll", "mare_nostrum", "age_of_rome", "ave_roma"])
def test_the_end_is_shown_also_after_a_rewind(tmp_path: Path, game: str) -> None:
    async def visit() -> None:
        registry = Registry(open_store(tmp_path / "store.db"), delays=QUICK)
        app = make_app(registry, UNLIMITED)
        for seed in (1, 2):
            table = await laid(registry, game, "nobody")
            rewound_to_the_end(table, seed)
            for page in ("end", "dice", "replay", "replay?ply=20", "record"):
                answer = await ask(app, "GET", f"/tables/{table.id}/{page}", {})
                assert answer[:3] == "200", f"{page}: {answer[:400]}"
            assert "wrong" not in await ask(app, "GET", f"/tables/{table.id}/dice", {})
        await registry.stop()

    asyncio.run(visit())


def test_a_code_is_drawn_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    drawn: list[str] = []

    def draw(text: str) -> object:
        drawn.append(text)
        return drawn_code(text)

    monkeypatch.setattr("tabularium.web.answers.drawn_code", draw)
    with open_client(tmp_path) as (client, _):
        guest = Guest(client)
        address = guest.lay("me", "link", "link", "link")
        for _ in range(5):
            guest.get(address)
    assert len(drawn) == 3


@pytest.mark.parametrize("host", ["x" * 2700, "evil.example", "a b", "", "ho\tst"])
def test_a_host_that_is_not_ours_is_refused(tmp_path: Path, host: str) -> None:
    async def visit() -> None:
        registry = Registry(open_store(tmp_path / "store.db"), delays=QUICK)
        app = make_app(registry, UNLIMITED, Hosts(["localhost"]))
        await ask(app, "GET", "/", {"host": host})  # what is made at the first request
        for path in ("/", "/developers", "/api/games", "/static/tabularium.css"):
            begun = time.process_time()
            assert (await ask(app, "GET", path, {"host": host}))[:3] == "421"
            assert time.process_time() - begun < MOST_CPU
            assert (await ask(app, "GET", path, {"host": "localhost:80"}))[:3] == "200"
        ear = Ear(app, "/tables/x/live", {"host": host})
        await ear.task
        assert "4403" in ear.heard[-1]
        await registry.stop()

    asyncio.run(visit())


# -- watchers ----------------------------------------------------------------------------------------


def test_watchers_see_one_page_that_is_written_once(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written: list[str] = []
    whole = Answers.scene
    monkeypatch.setattr(Answers, "scene", lambda *given: written.append("scene") or whole(*given))  # type: ignore[func-returns-value]

    async def visit() -> None:
        registry = Registry(open_store(tmp_path / "store.db"), delays=QUICK)
        app = make_app(registry, UNLIMITED)
        token = new_device(registry.key)
        plan = TablePlan(shelf()["rome_and_roll"], [SeatPlan("me"), SeatPlan("here"), SeatPlan("open")])
        table = await registry.lay(plan, hashed(token))
        ears = []
        for n in range(MOST_WATCHERS_EACH):
            cookie = f"device={new_device(registry.key)}; name={f'<i>{n}'.encode().hex()}"
            ears.append(Ear(app, f"/tables/{table.id}/live?lang=en", {"cookie": cookie}))
        await settled(ears, 1)
        assert len(written) == 1
        first = [json.loads(ear.heard[0]) for ear in ears]
        tokens = {tuple(re.findall(r'name="csrf" value="(\w+)"', str(one["sections"]))) for one in first}
        assert len(tokens) == MOST_WATCHERS_EACH  # each has its own forms
        assert all(f'value="&lt;i&gt;{n}"' in str(one["sections"]) for n, one in enumerate(first))
        begun = time.process_time()
        seat = table.waiting()[0]
        moves = legal(table.live.state, seat)
        await registry.act(table.id, lambda at: at.play_moves(seat, (moves[0],), "", 1.0), seat)
        await settled(ears, 2)
        assert len(written) == 2
        assert time.process_time() - begun < 0.1
        for ear in ears:
            await ear.close()
        await registry.stop()

    asyncio.run(visit())


async def settled(ears: list[Ear], messages: int) -> None:
    for _ in range(12_000):
        if all(len(ear.heard) >= messages for ear in ears):
            return
        await asyncio.sleep(0.01)
    pytest.fail("not everybody heard of it")


def test_so_many_watch_from_one_address_and_players_always_can(tmp_path: Path) -> None:
    async def visit() -> None:
        registry = Registry(open_store(tmp_path / "store.db"), delays=QUICK)
        app = make_app(registry, UNLIMITED)
        token = new_device(registry.key)
        table = await laid(registry, "nundinae", hashed(token))
        for path in (f"/tables/{table.id}/live", f"/api/tables/{table.id}/stream"):
            ears = [Ear(app, path, {}) for _ in range(MOST_WATCHERS_EACH + 5)]
            await settled(ears, 1)
            assert len([ear for ear in ears if "4429" in str(ear.heard)]) == 5
            player = Ear(app, f"/tables/{table.id}/live", {"cookie": f"device={token}"})
            await settled([player], 1)
            for ear in [*ears, player]:
                await ear.close()
        await registry.stop()

    asyncio.run(visit())


def test_a_socket_that_talks_too_much_is_closed(tmp_path: Path) -> None:
    with open_client(tmp_path) as (client, _):
        guest = Guest(client)
        address = guest.lay("me", "link")
        guest._before()
        with client.websocket_connect(f"{address}/live", headers=ORIGIN) as ears:
            ears.receive_text()
            for _ in range(100):
                ears.send_text("chatter")
            with pytest.raises(WebSocketDisconnect) as closed:
                ears.receive_text()
            assert closed.value.code == 4429


# -- memory ------------------------------------------------------------------------------------------


def test_what_is_kept_is_bounded_by_bytes() -> None:
    kept: Cache[str] = Cache(100_000)
    for n in range(5_000):
        kept.put(("key", n), "x" * (n % 3_000))
    tracemalloc.start()
    again: Cache[str] = Cache(100_000)
    for n in range(5_000):
        again.put(("key", n), "y" * (n % 3_000) + str(n))
    gc.collect()
    assert tracemalloc.get_traced_memory()[0] < 150_000
    tracemalloc.stop()
    again.put("big", "z" * 200_000)
    assert again.get("big") is None
    assert again.made("one", lambda: "made") == again.made("one", lambda: "not made again") == "made"
    assert weight(("a" * 1000, ["b" * 1000])) > 2_000


def test_what_was_asked_for_lately_stays() -> None:
    kept: Cache[int] = Cache(50_000)
    kept.put("hot", 1)
    for n in range(2_000):
        kept.put(n, n)
        assert kept.get("hot") == 1


def abuse(guest: Guest, address: str, registry: Registry, n: int) -> None:
    """What a bored person with a script does in a moment."""
    table = table_at(registry, address)
    odd = "bid " + chr(97 + n % 26) * 3_000 + str(n)
    guest.move(address, odd, 0, table.revision(0))
    guest.post(f"{address}/moves", move=odd, seat=0, revision=table.revision(0))
    guest.post(f"{address}/say", text=f"{n} " + "x" * 500)
    guest.get(f"/rules/nundinae?q={n}")
    guest.get(f"{address}/replay?ply={n}")
    guest.get(f"/nothing/{n}")
    guest.post("/tables", game="nundinae", kind_0="me", name_0=f"{n}" * 30, option_market=str(n))


@pytest.mark.parametrize("times", [60, pytest.param(140, marks=pytest.mark.long)])
def test_memory_is_flat_under_abuse(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, times: int) -> None:
    """An hour of it, shortened: after it has seen enough of everything once, nothing grows any more."""
    monkeypatch.setattr("tabularium.web.sections.SECTIONS_KEPT", 1_000_000)  # full as soon as in an hour
    with open_client(tmp_path) as (client, registry):
        guest = Guest(client)
        address = guest.lay("me", "link")
        for n in range(60):
            abuse(guest, address, registry, n)
        tracemalloc.start()
        gc.collect()
        before = tracemalloc.get_traced_memory()[0]
        for n in range(60, 60 + times):
            abuse(guest, address, registry, n)
        gc.collect()
        grown = tracemalloc.get_traced_memory()[0] - before
        tracemalloc.stop()
    assert grown < 40_000 * times, f"{grown / times:.0f} bytes each time"


# -- odd letters -------------------------------------------------------------------------------------


def test_no_word_is_too_long_to_be_refused(tmp_path: Path) -> None:
    with open_client(tmp_path) as (client, registry):
        guest = Guest(client)
        address = guest.lay("me", "link")
        for text in ("x" * 3_990, "bid " + "y" * 3_900, "bid as " + "z" * 3_900, "done; " * 600, "é" * 3_990):
            revision = table_at(registry, address).revision(0)
            answer = guest.move(address, text, 0, revision)
            assert answer.status_code == 422, answer.text
            assert len(answer.json()["error"]) < 2_000
            assert guest.post(f"{address}/moves", move=text, seat=0, revision=revision).status_code == 422
            sent = {"seat": 1, "move": text, "revision": revision}
            answer = client.post(f"/api{address}/moves", json=sent, headers=guest.bearer)
            assert answer.status_code == 422, answer.text


@pytest.mark.parametrize(
    "sent",
    [
        {"game": "nundinae", "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"market": "\ud800"}},
        {"game": "nundinae", "seats": [{"kind": "me"}, {"kind": "here"}], "options": {"\udfff": "long"}},
        {"game": "nundinae", "seats": [{"kind": "me", "name": "\ud800"}, {"kind": "here"}]},
        {"game": "\ud800", "seats": [{"kind": "me"}]},
    ],
)
def test_half_a_letter_is_refused(tmp_path: Path, sent: object) -> None:
    with open_client(tmp_path) as (client, _):
        for lang in ("en", "fr"):
            headers = {"content-type": "application/json", "accept-language": lang}
            answer = client.post("/api/tables", content=json.dumps(sent), headers=headers)
            assert answer.status_code == 422, answer.text
            assert answer.json()["error"]
        body = json.dumps({"seat": 1, "move": "bid \ud800", "revision": "\udc00", "key": "\ud800"})
        answer = client.post("/api/tables/x/moves", content=body, headers={"content-type": "application/json"})
        assert answer.status_code == 422
        form = "csrf=%ED%A0%80&game=%ED%A0%80&name-0=%ED%A0%80"
        assert client.post("/tables", content=form, headers=ORIGIN).status_code == 403


def test_who_hangs_up_in_the_middle_is_no_error_of_ours(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def visit() -> None:
        registry = Registry(open_store(tmp_path / "store.db"), delays=QUICK)
        app = make_app(registry, UNLIMITED)

        async def receive() -> Message:
            return {"type": "http.disconnect"}

        async def send(message: Message) -> None:
            pass

        for path in ("/tables", "/api/tables", "/preferences"):
            await app(
                scope_of("http", "POST", path, {"content-length": "9", "origin": f"http://{HOST}"}), receive, send
            )
        await registry.stop()

    asyncio.run(visit())
    assert not caplog.records


# -- refusals in words -------------------------------------------------------------------------------


def test_a_refusal_speaks_of_the_moment_it_was_made_in(tmp_path: Path) -> None:
    """In a row of moves the second is refused for what the first has changed: the sentence has those numbers, and is
    still there when the table has moved on."""
    with open_client(tmp_path) as (client, registry):
        guest = Guest(client)
        for _ in range(8):
            table = table_at(registry, guest.lay("me", "here", game="forty_four_bce"))
            if met := refused_in_a_row(table):
                break
        assert met, "no such refusal was met"
        refusal, live = met
        said = sentence_of(refusal, "en", table, 0)
        assert "the lowest place is now 2." in said
        assert "the lowest place is now 1." in sentence_of(live, "en", table, 0)
        table.live.state.agenda.clear()
        assert sentence_of(refusal, "en", table, 0) == said
        assert sentence_of(refusal, "fr", table, 0) != said


def refused_in_a_row(table: Table) -> tuple[IllegalMove, IllegalMove] | None:
    """The refusal of a place that is too high after the first was filled, and the same with the numbers that the table
    itself has, where the first is empty (BC-7.4)."""
    words = table.live.game.notation(table.live.box)
    while not table.live.over:
        s, seat = table.live.state, next_seat(table.live.state)
        offers = [words.format(move) for move in legal(s, seat)]
        for first in (text for text in offers if text.startswith("play ") and text.endswith(" 1")):
            for other in (text for text in offers if text.endswith(first[-12:]) and text != first):
                third = other[:-1] + "3"
                now = s.agenda[-1].explain(table.live.view(seat), seat, words.parse(third))
                try:
                    table.live.play(seat, f"{first}; {third}; done")
                except IllegalMove as refusal:
                    lowest = (refusal.values.get("lowest"), now.get("lowest"))
                    if (refusal.move, refusal.rule, lowest) == (third, "BC-7.4", (2, 1)):
                        return refusal, IllegalMove(third, refusal.rule, now)
        play_on(table, 1, table.live.ply)
    return None


# -- damage, seen from outside -----------------------------------------------------------------------


def test_a_damaged_table_says_so_to_its_players_and_the_others_go_on(tmp_path: Path) -> None:
    with open_client(tmp_path) as (client, registry):
        guest = Guest(client)
        broken, sound = guest.lay("me", "here"), guest.lay("me", "here")
        for address in (broken, sound):
            revision = table_at(registry, address).revision(0)
            assert guest.move(address, "done", 0, revision).status_code == 200
        registry.tables.clear()
        with sqlite3.connect(tmp_path / "store.db") as raw:
            raw.execute("UPDATE lines SET text = 'bid as; done' WHERE table_id = ?", (broken.rpartition("/")[2],))
        raw.close()
        for lang, word in (("en", "damaged"), ("fr", "abîmée")):
            guest.cookies["lang"] = lang
            answer = guest.get(broken)
            assert answer.status_code == 503
            assert word in answer.text
            assert "1" in answer.text
            assert "bid as" not in answer.text
        assert guest.post(f"{broken}/say", text="hello?").status_code == 503
        assert client.get(f"/api{broken}").status_code == 503
        assert guest.get(sound).status_code == 200
        assert guest.get("/").status_code == 200


# -- devices and limits ------------------------------------------------------------------------------


def test_only_the_house_makes_devices(tmp_path: Path) -> None:
    with open_client(tmp_path) as (client, registry):
        guest = Guest(client)
        made_up = "a-token-that-somebody-made-up-" + "x" * 30
        guest.cookies["device"] = made_up
        guest.get("/")
        assert guest.token != made_up
        wanted = {"game": "nundinae", "seats": [{"kind": "me"}, {"kind": "bot"}]}
        made = client.post("/api/tables", json=wanted, headers={"authorization": f"Bearer {made_up}"}).json()
        assert made["token"] != made_up
        assert registry.people.knows(made["token"])
        assert not registry.people.knows(made["token"][:-1] + ("0" if made["token"][-1] != "0" else "1"))


def test_a_device_from_before_keeps_its_seat(tmp_path: Path) -> None:
    with open_client(tmp_path) as (client, registry):
        guest = Guest(client)
        address = guest.lay("me", "link")
        old = "an-old-token-without-a-seal-of-ours"
        where = "UPDATE seats SET holder = ? WHERE seat = 0 AND table_id = ?"
        registry.store.write([(where, (hashed(old), address.rpartition("/")[2]))]).result()
        assert registry.people.knows(old)
        assert not registry.people.knows(old + "x")


def test_limits_are_of_devices_and_of_addresses() -> None:
    now = [0.0]
    buckets = Buckets(lambda: now[0])
    few = Allowance(2, 0)
    for n in range(5):  # five devices of one address
        for _ in range(2):
            buckets.take_both("asks", f"device {n}", "10.0.0.1", few)
    with pytest.raises(TooMuch):
        buckets.take_both("asks", "device 9", "10.0.0.1", few)
    with pytest.raises(TooMuch):
        buckets.take_both("asks", "device 1", "10.0.0.2", few)
    buckets.take_both("asks", "", "2001:db8::1", few)
    buckets.take_both("asks", "", "2001:db8::2", few)
    with pytest.raises(TooMuch):
        buckets.take_both("asks", "", "2001:db8::3", few)


def test_many_addresses_do_not_forgive_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.web.guard.MOST_BUCKETS", 100)
    buckets = Buckets(lambda: 0.0)
    few = Allowance(1, 0)
    buckets.take("asks", "bad", few)
    for n in range(1_000):
        buckets.take("asks", f"other {n}", few)
        with pytest.raises(TooMuch):
            buckets.take("asks", "bad", few)
    assert len(buckets.left) <= 101


def test_the_test_host_is_known() -> None:
    assert Hosts([HOST]).knows(HOST)
