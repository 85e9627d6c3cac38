"""Pictures over HTTP: what is fetched once, what is asked first, why not, and several moves in one request."""

from __future__ import annotations

import asyncio
import json
import re
import sqlite3
import time
from collections.abc import Callable, Iterable, Iterator, Mapping
from concurrent.futures import Future, ThreadPoolExecutor
from html import unescape
from pathlib import Path
from random import Random

import pytest
from starlette.testclient import TestClient

from tabularium.games.ave_roma.state import AveRoma
from tabularium.games.ave_roma.terms import SPACES
from tabularium.kernel.game import find_game
from tabularium.kernel.live import Live
from tabularium.kernel.picture import Ground
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import SPECTATOR
from tabularium.tables.engines import open_store
from tabularium.tables.laying import SeatPlan, TablePlan, lay
from tabularium.tables.registry import Registry
from tabularium.tables.store import CantWrite, Statement
from tabularium.tables.table import Table
from tabularium.tables.tokens import hashed
from tabularium.web.pictures import (
    GROUNDS_KEPT,
    GROUNDS_STORED,
    Grounds,
    drawn_lines,
    picture_lines,
    piece_lines,
    signs_of,
    touch_lines,
)
from tests.guests.tessera.game import GAME as FLOOR
from tests.web.guests import ORIGIN, Guest, open_client

JSON = {"accept": "application/json"}
HIDDEN = re.compile(r'<input type="hidden" name="([^"]*)" value="([^"]*)">')


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[tuple[TestClient, Registry]]:
    with open_client(tmp_path) as (client, registry):
        registry.games["tessera"] = FLOOR
        yield client, registry


def sit(hall: tuple[TestClient, Registry], seats: int = 1) -> tuple[Guest, Table]:
    """A guest at a floor of mosaic, with others who are people too."""
    client, registry = hall
    guest = Guest(client)
    plan = TablePlan(FLOOR, [SeatPlan("me"), *[SeatPlan("open")] * (seats - 1)], seed=1)
    table = lay("floor", plan, hashed(guest.token), 0.0)
    registry.tables[table.id] = table
    registry.store.write(table.take_unsaved()).result()
    return guest, table


def move(guest: Guest, table: Table, text: str, **more: str) -> dict[str, object]:
    answer = guest.post(f"/tables/{table.id}/moves", JSON, move=text, seat=0, revision=table.revision(0), **more)
    found: dict[str, object] = answer.json()
    return found


def why(guest: Guest, table: Table, **asked: str) -> dict[str, object]:
    query = "&".join(f"{key}={value}" for key, value in asked.items())
    found: dict[str, object] = guest.get(f"/tables/{table.id}/why?seat=0&{query}", **JSON).json()
    return found


def test_several_moves_in_one_request_are_made_all_or_none(hall: tuple[TestClient, Registry]) -> None:
    guest, table = sit(hall)
    assert "error" in move(guest, table, "take line > lay bar 6")  # the bar would stick out
    assert (table.live.ply, table.live.state.agenda[-1].name) == (0, "turn")
    assert move(guest, table, "take line > lay bar 1")["done"] is True
    assert table.live.ply == 2
    assert str(table.live.acta).count("move 1 ") == 2


def test_a_chain_never_crosses_a_draw(hall: tuple[TestClient, Registry]) -> None:
    guest, table = sit(hall)
    assert table.live.state.rng is not None
    drawn = table.live.state.rng.drawn
    refused = move(guest, table, "roll > pass", sure="yes")
    assert "can be followed by another one" in str(refused["error"])
    assert table.live.ply == 0
    assert table.live.state.rng.drawn == drawn


def test_a_touch_that_stands_is_asked_about_and_one_that_does_not_is_made(hall: tuple[TestClient, Registry]) -> None:
    guest, table = sit(hall, 2)
    asked = move(guest, table, "roll", careful="yes", touched="yes")
    assert asked == {"ask": "This can’t be taken back."}
    assert table.live.ply == 0
    made = move(guest, table, "pay 1", careful="yes", touched="yes")
    assert made == {"done": True, "go": "/tables/floor"}
    assert table.live.ply == 1


def test_who_is_sure_is_not_asked_again(hall: tuple[TestClient, Registry]) -> None:
    guest, table = sit(hall, 2)
    assert move(guest, table, "roll", careful="yes", touched="yes", sure="yes")["done"] is True


def test_a_touch_is_not_asked_about_where_everything_can_be_taken_back(hall: tuple[TestClient, Registry]) -> None:
    guest, table = sit(hall)
    assert move(guest, table, "roll", careful="yes", touched="yes")["done"] is True


def test_waste_is_asked_about_wherever_the_move_comes_from(hall: tuple[TestClient, Registry]) -> None:
    guest, table = sit(hall)
    assert move(guest, table, "pass", careful="yes") == {"ask": "You would lose 5 coins."}
    assert move(guest, table, "pass", careful="yes", sure="yes")["done"] is True


def test_without_a_script_the_page_asks_about_waste_once(hall: tuple[TestClient, Registry]) -> None:
    guest, table = sit(hall)
    address = f"/tables/{table.id}"
    fields = {"move": "pass", "seat": 0, "revision": table.revision(0)}
    page = guest.post(f"{address}/moves", **fields)
    assert page.status_code == 200
    question = page.text.partition('id="ask-first"')[2].partition("</form>")[0]
    assert "You would lose 5 coins." in question
    assert table.live.ply == 0
    again = {unescape(name): unescape(value) for name, value in HIDDEN.findall(question)}
    assert again["move"] == "pass"
    answer = guest.post(f"{address}/moves", **{**again, "sure": "yes"})
    assert (answer.status_code, answer.headers["location"]) == (303, address)
    assert table.live.ply == 1
    assert 'id="ask-first"' not in guest.get(address).text


def test_why_not_is_told_of_a_move_and_of_a_place(hall: tuple[TestClient, Registry]) -> None:
    guest, table = sit(hall)
    assert why(guest, table, move="pay 1") == {"rule": "", "why": ""}
    assert why(guest, table, move="swap glass glass")["rule"] == "TS-3"
    found = why(guest, table, after="take line", form="bar", at="floor/5.0")
    assert found == {"rule": "TS-1", "why": "A tile lies on free cells of the floor. (TS-1)"}
    assert why(guest, table, after="take line", form="bar", at="floor/0.0")["rule"] == ""
    assert why(guest, table, form="dragon", at="nowhere")["rule"] == "not-now"
    assert why(guest, table, touches="plan-line nothing")["rule"] == "not-now"


def test_what_a_gesture_would_cost_is_told_of_moves_that_can_be_made(hall: tuple[TestClient, Registry]) -> None:
    guest, table = sit(hall)

    def would(moves: str) -> dict[str, object]:
        found: dict[str, object] = guest.get(f"/tables/{table.id}/would?seat=0&moves={moves}", **JSON).json()
        return found

    assert would("take line > lay bar 1") == {"says": ["It covers 2 cells."], "way": ["plan-line"]}
    assert would("take line > lay bar 6") == {"says": [], "way": []}  # the bar would stick out
    assert would("pay 1") == {"says": [], "way": []}
    assert "error" in would("dance")


def test_nobody_asks_for_another_seat(hall: tuple[TestClient, Registry]) -> None:
    guest, table = sit(hall, 2)
    for question in ("why?seat=1&move=roll", "would?seat=1&moves=roll"):
        assert guest.get(f"/tables/{table.id}/{question}", **JSON).status_code == 403


def test_grounds_and_art_are_fetched_once(hall: tuple[TestClient, Registry]) -> None:
    client, _ = hall
    guest, table = sit(hall)
    page = guest.get(f"/tables/{table.id}").text
    art = page.partition('href="/art/')[2].partition('"')[0]
    for path in (f"/art/{art}", f"/art/{art.partition('/')[0]}/symbols.svg"):
        answer = client.get(path)
        assert answer.status_code == 200
        assert "immutable" in answer.headers["cache-control"]
    grounds = Grounds()
    lines = [json.loads(line) for line in picture_lines(table.look(0, "en"), grounds, active=True)]
    digests = [values["ground"] for what, *_, values in lines if what == "area"]
    assert all(grounds.image(digest).startswith("<svg ") for digest in digests)
    assert grounds.image("0") == ""
    assert client.get("/grounds/0.svg").status_code == 404


def grounds_on(page: str) -> list[str]:
    found = re.findall(r'"ground":"([0-9a-f]+)"', page)
    assert found
    return found


def by_page(guest: Guest, address: str) -> str:
    return guest.get(f"{address}/replay").text


def by_socket(guest: Guest, address: str) -> str:
    guest._before()
    with guest.client.websocket_connect(f"{address}/live", headers=ORIGIN) as ears:
        return ears.receive_text()


def test_grounds_of_an_open_page_are_there_after_a_restart(tmp_path: Path) -> None:
    with open_client(tmp_path) as (client, _):
        guest = Guest(client)
        digests = grounds_on(by_page(guest, guest.lay("me", "bot", game="age_of_rome")))
        before = [client.get(f"/grounds/{digest}.svg").content for digest in digests]
    with open_client(tmp_path) as (client, _):
        for digest, svg in zip(digests, before, strict=True):
            answer = client.get(f"/grounds/{digest}.svg")
            assert (answer.status_code, answer.content) == (200, svg)
            assert "immutable" in answer.headers["cache-control"]


def wait_until(holds: Callable[[], bool]) -> None:
    for _ in range(600):
        if holds():
            return
        time.sleep(0.1)
    pytest.fail("it did not happen in time")


@pytest.mark.parametrize("read", [by_page, by_socket])
def test_no_page_leaves_before_its_grounds_are_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, read: Callable[[Guest, str], str]
) -> None:
    """What is asked of the writer waits until the test lets it go; the page waits with it."""
    with open_client(tmp_path) as (client, registry):
        guest = Guest(client)
        address = guest.lay("me", "bot", game="age_of_rome")
        held: list[tuple[Iterable[Statement], Future[None]]] = []
        write = registry.store.write

        def hold(statements: Iterable[Statement], versions: Mapping[str, int] | None = None) -> Future[None]:
            asked = list(statements)
            if not any("grounds" in sql for sql, _ in asked):
                return write(asked, versions)
            held.append((asked, Future()))
            return held[-1][1]

        def let_go() -> None:
            for statements, told in held:
                write(statements).result()
                told.set_result(None)

        monkeypatch.setattr(registry.store, "write", hold)
        with ThreadPoolExecutor(1) as reader:
            page = reader.submit(read, guest, address)
            wait_until(lambda: bool(held))
            with pytest.raises(TimeoutError):
                page.result(timeout=1.0)
            let_go()
            written = {digest for (digest,) in registry.store.rows("SELECT digest FROM grounds")}
            assert set(grounds_on(page.result(timeout=60))) <= written


@pytest.mark.parametrize("wrong", [CantWrite("the disk is full"), sqlite3.DatabaseError("malformed")])
def test_a_page_is_shown_when_its_grounds_can_not_be_written(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: Exception
) -> None:
    with open_client(tmp_path) as (client, registry):
        guest = Guest(client)
        address = guest.lay("me", "bot", game="age_of_rome")

        def full(statements: Iterable[Statement], versions: Mapping[str, int] | None = None) -> Future[None]:
            refused: Future[None] = Future()
            refused.set_exception(wrong)
            return refused

        monkeypatch.setattr(registry.store, "write", full)
        digests = grounds_on(by_page(guest, address))
        assert client.get(f"/grounds/{digests[0]}.svg").status_code == 200


def test_the_grounds_named_longest_ago_go_first(tmp_path: Path) -> None:
    store = open_store(tmp_path / "store.db")
    grounds = Grounds(store)
    many = [Ground("g", n, 1, "") for n in range(GROUNDS_STORED + 5)]
    for ground in (*many[:GROUNDS_STORED], many[0], *many[GROUNDS_STORED:]):  # the first is named again in between
        grounds.keep(ground)
    asyncio.run(grounds.saved())
    stored = {digest for (digest,) in store.rows("SELECT digest FROM grounds")}
    assert len(stored) <= GROUNDS_STORED
    assert stored >= {ground.digest for ground in (many[0], *many[-GROUNDS_KEPT:])}
    assert not stored & {ground.digest for ground in many[1:6]}
    store.close()


def test_a_shape_is_sent_as_cells_not_as_labels(hall: tuple[TestClient, Registry]) -> None:
    _, table = sit(hall)
    lines = [json.loads(line) for line in picture_lines(table.look(0, "en"), Grounds(), active=True)]
    (touches, cells) = next((line[1], line[3]) for line in lines if line[0] == "laying" and line[2] == "bar")
    assert touches == ["plan-line"]
    assert len(cells) == 20
    assert cells[0] == ["floor/0.0", "take line > lay bar 1"]
    watching = [json.loads(line)[0] for line in picture_lines(table.look(0, "en"), Grounds(), active=False)]
    assert {"gesture", "laying", "greyed"}.isdisjoint(watching)


def test_seats_have_their_colours_as_classes(hall: tuple[TestClient, Registry]) -> None:
    _, table = sit(hall, 2)
    look = table.look(0, "en")
    assert signs_of(look.presenter, look.view) == "s0-red l0-I s1-blue"


def test_alone_one_takes_back_past_what_was_shown_and_the_end_tells() -> None:
    table = lay("floor", TablePlan(FLOOR, [SeatPlan("me")], seed=1), "me", 0.0)
    assert table.why_no_undo(0) == "nothing"
    table.play(0, "roll", None, "", 1.0)
    table.play(0, "roll", None, "", 2.0)
    assert table.live.why_no_undo(0) == "barrier"
    table.undo(0, "", 3.0)
    assert table.live.ply == 1
    assert [line.kind for line in table.live.acta.lines].count("rewind") == 1  # what the end page counts


def test_whom_a_game_plays_itself_has_the_colour_of_the_game() -> None:
    game = find_game("age_of_rome")
    view = Live(game, 1, {"mode": "cassius"}, 0, ["Livia"]).view(0)
    assert signs_of(Presenter(game, "en", ["Livia"]), view) == "s0-gold l0-I s1-red l1-C"


def test_alone_against_bots_one_takes_back_past_what_was_shown() -> None:
    plan = TablePlan(FLOOR, [SeatPlan("me"), SeatPlan("bot")], seed=1)
    table = lay("floor", plan, "me", 0.0)
    table.play(0, "roll", None, "", 1.0)
    table.play(1, "roll", None, "", 2.0)
    assert table.live.why_no_undo(0) != ""
    assert table.why_no_undo(0) == ""
    table.undo(0, "", 3.0)
    assert (table.live.ply, table.waiting()) == (0, [0])
    assert table.live.state.rng is not None
    assert table.live.state.rng.drawn >= 2  # the dice go on
    among_people = lay("floor", TablePlan(FLOOR, [SeatPlan("me"), SeatPlan("open")], seed=1), "me", 0.0)
    among_people.play(0, "roll", None, "", 1.0)
    assert among_people.why_no_undo(0) != ""


def test_a_menu_says_in_what_gestures_differ_that_are_touched_alike() -> None:
    game = find_game("ave_roma")
    table = lay("city", TablePlan(game, [SeatPlan("me"), *[SeatPlan("open")] * 2], seed=1), hashed("me"), 0.0)
    state = table.live.state
    seat = table.waiting()[0]
    assert isinstance(state, AveRoma)
    state.training[seat * SPACES] = 4  # trained by ±1
    menu = [json.loads(line) for line in touch_lines(table.look(seat, "en"))]
    sent = [values["label"] for what, _, *rest in menu if what == "gesture" for values in rest
            if values["touches"] == ["trained-1", "place-quaestor"]]  # fmt: skip
    assert sent == [f"As a {value}: Go to QUAESTOR — {2 * value} denarii" for value in (3, 4, 5)]


@pytest.mark.parametrize(("game_id", "seats"), [("age_of_rome", 4), ("forty_four_bce", 4), ("rome_and_roll", 1)])
def test_lines_that_are_kept_are_those_that_would_be_written_now(game_id: str, seats: int) -> None:
    """In 44 BCE a seat has the colour of what somebody chose: two tables have the same pieces in other colours.
    Alone, a game may draw a board for somebody without a seat."""
    game, grounds, rng = find_game(game_id), Grounds(), Random(4)
    seen: set[tuple[str, ...]] = set()
    for seed in (1, 2):
        table = lay("t", TablePlan(game, [SeatPlan("here")] * seats, seed=seed), "host", 0.0)
        for _ in range(20):
            seat = next_seat(table.live.state)
            offers = legal(table.live.state, seat)
            table.play_moves(seat, (rng.choice(offers),), "", 1.0)
            for viewer in (0, SPECTATOR):
                presenter, view = table.presenter("en"), table.live.view(viewer)
                picture = presenter.picture(view)
                assert picture is not None
                kept = drawn_lines(presenter, view, picture, grounds)
                piece_lines.cache_clear()
                assert drawn_lines(presenter, view, picture, Grounds()) == kept
                seen.add(kept)
    assert len(seen) > 10
