"""All tables of a store: tables of people and bots, invitations, curtains, and answers given ahead."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from functools import partial
from pathlib import Path
from threading import Event
from time import sleep

import pytest

from tabularium.bots.workers import BotFailed, Worker, Workers
from tabularium.kernel.moves import PASS
from tabularium.kernel.play import legal, next_seat
from tabularium.tables.archive import export_table, import_table, tables_in, verify_all
from tabularium.tables.chairs import DAY
from tabularium.tables.engines import open_store
from tabularium.tables.refusals import NotNow, NotYourSeat
from tabularium.tables.registry import NoSuchTable, Registry
from tabularium.tables.store import Store
from tabularium.tables.table import Table
from tabularium.tables.timing import Delays
from tests.tables.tables import HOST, dice, laid, plan, play_at_random, reopened, save

QUICK = Delays(bot_pause=0.0, ahead_least=0.01, ahead_most=0.02)
LONG = {"market": "long", "gifts": "yes"}


def with_registry(path: Path, visit: Callable[[Registry], Awaitable[None]], delays: Delays = QUICK) -> None:
    async def whole() -> None:
        registry = Registry(open_store(path / "store.db"), delays=delays)
        registry.start()
        try:
            await visit(registry)
        finally:
            await registry.stop()

    asyncio.run(whole())


async def until(holds: Callable[[], bool], seconds: float = 120.0) -> None:
    for _ in range(int(seconds * 100)):
        if holds():
            return
        await asyncio.sleep(0.01)
    pytest.fail("it did not happen in time")


def test_bots_play_a_table_to_its_end_in_their_own_process(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        table = await registry.lay(plan("bot", "bot", "bot", seed=None), HOST)
        table.chairs[1].bot = "random"
        await until(lambda: table.live.over)
        assert (await registry.get(table.id)).live.acta.last("secret")

    with_registry(tmp_path, visit)


def test_bots_go_on_after_a_restart(tmp_path: Path) -> None:
    names: list[str] = []

    async def lay(registry: Registry) -> None:
        names.append((await registry.lay(plan("bot", "bot", seed=None), HOST)).id)

    async def look(registry: Registry) -> None:
        await until(lambda: bool(registry.store.row("SELECT 1 FROM tables WHERE over = 1")))

    with_registry(tmp_path, lay, Delays(bot_pause=60.0))
    with_registry(tmp_path, look)


def test_a_bot_that_takes_too_long_is_ended(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.bots.workers.START_SECONDS", 0.0)
    worker = Worker()
    with pytest.raises(BotFailed, match="no answer"):
        worker.ask(b"{}\n", 0.0)
    assert worker.process is None

    async def visit(registry: Registry) -> None:
        registry.workers.seconds = 0.0
        table = await registry.lay(plan("bot", seed=None), HOST)
        await until(lambda: table.live.over)  # chance plays instead: no table freezes

    with_registry(tmp_path, visit)


@pytest.mark.parametrize("after", [0.0, 0.01, 0.1])
def test_a_bot_can_be_ended_while_it_is_being_asked(after: float) -> None:
    worker = Worker()
    with ThreadPoolExecutor(1) as thread:
        asked = thread.submit(worker.ask, b"{}\n", 60.0)
        sleep(after)
        worker.end()
        with pytest.raises(BotFailed):
            asked.result()
    assert worker.process is None
    with pytest.raises(BotFailed, match="the server is stopping"):
        worker.ask(b"{}\n", 1.0)


@pytest.mark.parametrize("answer", [b"[]", b"null", b'["x"]', b"[99999999]"])
def test_a_bot_that_answers_nonsense_freezes_no_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, answer: bytes
) -> None:
    monkeypatch.setattr(Worker, "ask", lambda worker, question, seconds, given_up: answer)

    async def visit(registry: Registry) -> None:
        table = await registry.lay(plan("bot", "bot", seed=None), HOST)
        await until(lambda: table.live.over)

    with_registry(tmp_path, visit)


def test_one_table_that_can_not_be_opened_holds_up_no_other(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def visit(registry: Registry) -> None:
        broken, sound = [await registry.lay(plan("me", "here", pace=1), HOST) for _ in range(2)]
        registry.tables.clear()
        await asyncio.wrap_future(
            registry.store.write([("UPDATE tables SET game = 'lost' WHERE id = ?", (broken.id,))])
        )
        registry.clock = lambda: sound.created + 2 * DAY
        await registry.relieve_absent()
        assert (await registry.get(sound.id)).chairs[0].bot
        assert broken.id in caplog.text

    with_registry(tmp_path, visit)


def test_only_its_player_or_host_gives_a_seat_away(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        table = await registry.lay(plan("me", "link", "open"), HOST)
        await registry.new_link(table.id, 2, HOST)
        with pytest.raises(NotYourSeat):
            await registry.new_link(table.id, 2, "stranger")
        await registry.accept(await registry.new_link(table.id, 1, HOST), "friend", "Aulus")
        with pytest.raises(NotYourSeat):
            await registry.new_link(table.id, 0, "friend")
        assert await registry.new_link(table.id, 1, HOST)  # among friends, for who has lost the way back
        await registry.act(table.id, lambda one: setattr(one, "listed", True))
        with pytest.raises(NotYourSeat):
            await registry.new_link(table.id, 1, HOST)
        with pytest.raises(NotYourSeat):
            await registry.pass_ahead(table.id, 1, HOST, None, "")
        with pytest.raises(NotYourSeat):
            await registry.new_link(table.id, 9, HOST)

    with_registry(tmp_path, visit)


def test_an_invitation_works_once(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        table = await registry.lay(plan("me", "link"), HOST)
        token = await registry.new_link(table.id, 1, HOST)
        assert token not in str(registry.store.rows("SELECT * FROM seats"))
        assert await registry.accept(token, "friend", "Aulus") == (table.id, 1)
        assert table.chairs[1].holder == "friend"
        with pytest.raises(NoSuchTable):
            await registry.accept(token, "thief", "Verres")
        moved = await registry.new_link(table.id, 1, "friend")
        await registry.accept(moved, "friend's phone", "")
        assert (table.chairs[1].holder, table.chairs[1].name) == ("friend's phone", "Aulus")

    with_registry(tmp_path, visit)


def test_a_curtain_hangs_between_seats_on_one_device(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        table = await registry.lay(plan("me", "here"), HOST)
        assert registry.seat_shown(table, HOST) == -2
        assert registry.seat_shown(table, "stranger") == -1
        await registry.lift(table.id, HOST, 0)
        assert registry.seat_shown(table, HOST) == 0
        await registry.act(table.id, lambda table: table.play(0, "done", None, "", 1.0), 0)
        assert registry.seat_shown(table, HOST) == -2
        await registry.lift(table.id, HOST, 1)
        assert registry.seat_shown(table, HOST) == 1
        await registry.drop(table.id, HOST)
        assert registry.seat_shown(table, HOST) == -2

    with_registry(tmp_path, visit)


def test_a_lifted_curtain_and_a_fresh_invitation_are_there_after_a_restart(tmp_path: Path) -> None:
    table_id = link = ""

    async def lay(registry: Registry) -> None:
        nonlocal table_id, link
        table = await registry.lay(plan("me", "here", "link"), HOST, "token of the host")
        table_id, link = table.id, table.link(2, "token of the host")
        assert link
        await registry.lift(table_id, HOST, 0)

    async def come_back(registry: Registry) -> None:
        table = await registry.get(table_id)
        assert registry.seat_shown(table, HOST) == 0
        assert table.link(2, "token of the host") == link
        assert table.link(2, "token of somebody else") == ""
        assert link not in str(registry.store.rows("SELECT * FROM seats"))
        await registry.accept(link, "friend", "Aulus")
        await registry.act(table_id, lambda table: table.play(0, "done", None, "", 1.0), 0)

    async def look_again(registry: Registry) -> None:
        table = await registry.get(table_id)
        assert registry.seat_shown(table, HOST) == -2
        assert table.link(2, "token of the host") == ""
        assert registry.store.rows("SELECT * FROM curtains") == []

    for visit in (lay, come_back, look_again):
        with_registry(tmp_path, visit)


def test_a_curtain_that_fell_stays_down_when_its_seat_is_asked_again(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        table = await registry.lay(plan("me", "here", options=LONG), HOST)
        seat = table.waiting()[0]
        await registry.lift(table.id, HOST, seat)
        fallen = False
        for _ in range(200):  # nobody looks meanwhile
            mover = next_seat(table.live.state)
            move = legal(table.live.state, mover)[0]
            await registry.act(table.id, partial(play_one, seat=mover, move=move), mover)
            fallen = fallen or seat not in table.waiting()
            if fallen and seat in table.waiting():
                break
        assert fallen
        assert not table.live.over
        assert registry.seat_shown(table, HOST) == -2

    with_registry(tmp_path, visit)


def play_one(table: Table, seat: int, move: int) -> None:
    table.play_moves(seat, (move,), "", 1.0)


def test_only_the_seat_itself_is_told_of_its_draft(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        table = await registry.lay(plan("me", "link", seed=4), HOST)
        await registry.accept(await registry.new_link(table.id, 1, HOST), "friend", "Aulus")
        mine, theirs, watcher = (registry.watching.begin(table, who) for who in (HOST, "friend", "stranger"))
        move = next(move for move in legal(table.live.state, 0) if table.live.state.agenda[-1].private(
            table.live.state, 0, move))  # fmt: skip
        await registry.act(table.id, lambda table: table.play_moves(0, [move], "", 1.0), 0)
        assert (mine.changed.is_set(), theirs.changed.is_set(), watcher.changed.is_set()) == (True, False, False)
        await registry.act(table.id, lambda table: table.play(0, "done", None, "", 1.0), 0)
        assert (theirs.changed.is_set(), watcher.changed.is_set()) == (True, True)

    with_registry(tmp_path, visit)


def at_a_window(store: Store) -> tuple[Table, int]:
    """A table where a seat is asked whether it objects, and will be asked again in this phase."""
    for seed in range(200):
        table = laid(store, plan("me", "here", "here", seed=seed, options=LONG), f"w{seed}")
        play_at_random(table, dice(seed), 7)
        for seat in table.waiting():
            if table.window(seat).startswith("veto"):
                save(store, table)
                return table, seat
    raise AssertionError("no window was found")


def test_a_window_can_be_answered_ahead(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        table, seat = at_a_window(registry.store)
        registry.tables[table.id] = table
        window = table.window(seat)
        await registry.act(table.id, lambda table: table.pass_ahead(seat, window, 1.0), seat)
        await until(lambda: table.live.moves[-1] == (seat, (PASS,)))
        again = reopened(registry.store, table.id)
        assert again.chairs[seat].ahead == table.chairs[seat].ahead

    with_registry(tmp_path, visit)


def test_who_did_nothing_three_times_need_not_be_asked_any_more(tmp_path: Path) -> None:
    """It is offered once, answered as if said ahead, kept on disk, and can be taken back."""

    async def visit(registry: Registry) -> None:
        table, seat = at_a_window(registry.store)
        registry.tables[table.id] = table
        assert not table.may_spare(seat)
        with pytest.raises(NotNow):
            table.spare(seat, 1.0)
        table.for_nothing[seat, "veto"] = 2
        table.play(seat, "pass", None, "", 1.0)
        assert table.for_nothing[seat, "veto"] == 3
        table.undo(seat, "", 1.0)
        assert table.may_spare(seat)
        await registry.act(table.id, lambda table: table.spare(seat, 1.0), seat)
        await until(lambda: table.live.moves[-1] == (seat, (PASS,)))
        again = reopened(registry.store, table.id)
        assert again.chairs[seat].unasked == ("veto",)
        assert again.chairs[seat].window == ""
        table.undo(seat, "", 1.0)  # not that answer alone, which nobody gave, but what was said before it
        assert table.answer_ahead(seat) < 0 or table.why_no_undo(seat)
        table.ask_again(seat, 1.0)
        assert table.chairs[seat].ahead == ""
        table.for_nothing[seat, "veto"] = 4
        assert not table.may_spare(seat)

    with_registry(tmp_path, visit)


def test_absent_players_are_relieved_and_idle_tables_put_away(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        table = await registry.lay(plan("me", "here", pace=1), HOST)
        registry.clock = lambda: table.created + 2 * DAY
        await registry.relieve_absent()
        await until(lambda: table.live.over)
        await until(lambda: not registry.autoplay.running)

        def is_put_away() -> bool:  # not while somebody reads it: several servers may share a store
            registry.put_away(0.0)
            return registry.tables == {}

        await until(is_put_away)
        again = await registry.get(table.id)
        assert again is not table
        assert again.live.over

    with_registry(tmp_path, visit)


def test_a_record_goes_out_of_one_book_and_into_another(tmp_path: Path) -> None:
    one, other = open_store(tmp_path / "one.db"), open_store(tmp_path / "other.db")
    table = laid(one, plan("me", "here", seed=None, options=LONG))
    play_at_random(table, dice(8), 9)
    save(one, table)
    name = import_table(other, export_table(one, "t1"))
    copy = reopened(other, name)
    assert copy.live.state.digest() == table.live.settled().digest()  # unsealed drafts belong to no record
    assert [shelved.ply for shelved in tables_in(other)] == [table.live.ply]
    play_at_random(copy, dice(9))
    assert copy.live.over
    assert [checked.difference for checked in verify_all(one)] == [""]
    one.write([("UPDATE lines SET text = 'done; done' WHERE n = 0", ())]).result()
    assert "line 1" in next(verify_all(one)).difference
    one.close()
    other.close()


def test_a_bot_is_told_how_many_tables_wait_for_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    store = open_store(tmp_path / "store.db")
    table = laid(store, plan("me", "here"))
    heads: list[dict[str, object]] = []

    def answer(worker: Worker, question: bytes, seconds: float, given_up: Event) -> bytes:
        heads.append(json.loads(question.partition(b"\n")[0]))
        return b"[1]"

    async def ask() -> None:
        workers = Workers()
        try:
            asked = [workers.choose(table.game, table.live.view(0), 0, "dictator", None, name) for name in "abc"]
            assert await asyncio.gather(*asked) == [[1]] * 3
        finally:
            workers.close()

    monkeypatch.setattr(Worker, "ask", answer)
    asyncio.run(ask())
    assert [head["waiting"] for head in heads] == [0, 1, 0]
    store.close()


def test_workers_refuse_what_is_no_view(tmp_path: Path) -> None:
    store = open_store(tmp_path / "store.db")
    table = laid(store, plan("me", "here"))

    async def ask() -> None:
        workers = Workers()
        try:
            with pytest.raises(BotFailed, match="was given the view"):
                await workers.choose(table.game, table.live.view(1), 0, "senator")
        finally:
            workers.close()

    asyncio.run(ask())
    store.close()


def test_a_server_that_stops_ends_the_deeds_that_it_has_begun(tmp_path: Path) -> None:
    """Also one that has to wait for another at its table, and whose visitor is gone."""

    async def visit() -> str:
        registry = Registry(open_store(tmp_path / "store.db"))
        registry.start()
        table = await registry.lay(plan("me", "here", seed=3), HOST)
        async with registry._lock(table.id):
            asking = asyncio.create_task(registry.act(table.id, lambda table: table.play(0, "done", None, "", 1.0), 0))
            await asyncio.sleep(0)
            asking.cancel()
            stopping = asyncio.create_task(registry.stop())
            await asyncio.sleep(0.1)
        await stopping
        return table.id

    table_id = asyncio.run(visit())
    with closing(open_store(tmp_path / "store.db")) as store:
        assert store.row("SELECT ply FROM tables WHERE id = ?", table_id) == (1,)
