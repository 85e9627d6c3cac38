"""A store that several processes write to: whoever is behind catches up, and nobody writes on what is old. Here two
registries share one store, as two processes do."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from pathlib import Path

import pytest

from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.play import legal
from tabularium.kernel.refusals import IllegalMove, NotYourTurn
from tabularium.tables.engines import open_store
from tabularium.tables.joining import forget
from tabularium.tables.laying import SeatPlan, TablePlan
from tabularium.tables.opening import Stored, catch_up, questions
from tabularium.tables.refusals import OthersFaster, Stale
from tabularium.tables.registry import Faces, Registry
from tabularium.tables.saving import packed
from tabularium.tables.store import Behind, Statement
from tabularium.tables.table import Table
from tests.tables.stores import shared_store, two_registries
from tests.tables.tables import HOST, dice, laid, plan, reopened

GAMES = list(shelf().values())
LONG = {"market": "long", "gifts": "yes"}
SPEAKER = 0


def with_two(path: Path, visit: Callable[[Registry, Registry], Awaitable[None]]) -> None:
    async def whole() -> None:
        with two_registries(path / "store.db") as (one, other):
            await visit(one, other)

    asyncio.run(whole())


def seen(table: Table) -> dict[str, object]:
    """Everything that has to be the same wherever the table is open."""
    seats = range(len(table.chairs))
    return {
        "state": table.live.state.digest(),
        "settled": table.live.settled().digest(),
        "revisions": [table.revision(seat) for seat in seats],
        "log": [(entry.ply, entry.undone, packed([entry.event])) for entry in table.live.log],
        "lines": table.live.acta.lines,
        "seal": table.saving.seal,
        "snapshots": dict(table.live.snapshots),
        "undo": [table.why_no_undo(seat) for seat in seats],
        "faces": Faces.of(table),
        "version": table.version,
        "head": (table.deadline, table.host, table.sat, table.live.returns, table.waiting()),
    }


def some_deed(table: Table, number: int) -> None:
    """A move, an edit, something taken back, a word, a curtain."""
    rng = dice(number)
    seats = [seat for seat in range(len(table.chairs)) if not table.why_no_undo(seat)]
    if seats and rng.below(5) == 0:
        table.undo(seats[0], f"undo {number}", 1.0)
    elif rng.below(12) == 0 and table.game.chat(table.live.state, SPEAKER):
        table.say(SPEAKER, f"word {number}", f"said {number}", 1.0)
    elif rng.below(12) == 0:
        table.lift_curtain(0, HOST, "a device")
    else:
        seat = table.waiting()[rng.below(len(table.waiting()))]
        moves = legal(table.live.state, seat)
        table.play_moves(seat, (moves[rng.below(len(moves))],), f"move {number}", 1.0)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_that_caught_up_is_the_one_in_the_store(
    game: AnyGame, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Moves, drafts, undo and words at one copy; the other catches up every so often."""
    monkeypatch.setattr("tabularium.kernel.live.SNAPSHOT_EVERY", 8)
    monkeypatch.setattr("tabularium.tables.going_back.UNDO_MOST", 1_000)
    store = shared_store(tmp_path / "store.db")
    seats = max(game.player_counts)
    table = laid(store, TablePlan(game, [SeatPlan("me"), *[SeatPlan("here")] * (seats - 1)], seed=5))
    other = reopened(store)
    caught = 0
    for number in range(90):
        if table.live.over:
            break
        some_deed(table, number)
        table.settle_curtains()
        store.write(table.take_unsaved(), {table.id: table.version}).result()
        table.version += 1
        if number % 3 == 0:
            saving = other.saving
            known = questions(other.id, saving.lines_kept, other.spoken(), saving.last_key, states=False)
            catch_up(other, Stored(*store.at_one_moment(known)))
            fresh = seen(reopened(store))
            assert seen(other) == fresh
            assert seen(table) == fresh
            caught += 1
    assert caught > 10
    assert other.saving.obeyed(0, "move 0") == table.saving.obeyed(0, "move 0")
    store.close()


def test_a_deed_at_a_table_that_is_behind_is_judged_again(tmp_path: Path) -> None:
    async def visit(one: Registry, other: Registry) -> None:
        table = await one.lay(plan("me", "here", seed=3), HOST)
        mine, theirs = await one.get(table.id), await other.get(table.id)
        assert mine is not theirs
        revision = mine.revision(0)
        assert await one.act(table.id, lambda table: table.play(0, "done", revision, "key", 1.0), 0)
        assert theirs.rev < mine.rev
        with pytest.raises((Stale, NotYourTurn, IllegalMove)):
            await other.act(table.id, lambda table: table.play(0, "done", revision, "another", 1.0), 0)
        assert not await other.act(table.id, lambda table: table.play(0, "done", revision, "key", 1.0), 0)
        assert (await other.get(table.id)).rev == mine.rev
        await other.act(table.id, lambda table: table.play(1, "done", None, "", 1.0), 1)
        assert (await one.get(table.id)).live.acta.lines == (await other.get(table.id)).live.acta.lines

    with_two(tmp_path, visit)


def test_of_two_answers_at_once_one_is_obeyed(tmp_path: Path) -> None:
    """Both processes judge before either has written: the one that is slower judges again and says why not."""

    async def answer(registry: Registry, table_id: str, revision: str, key: str) -> object:
        try:
            return await registry.act(table_id, lambda table: table.play(0, "done", revision, key, 1.0), 0)
        except (Stale, NotYourTurn) as refusal:
            return type(refusal)

    async def visit(one: Registry, other: Registry) -> None:
        for number in range(20):
            table = await one.lay(plan("me", "here", seed=number), HOST)
            await other.get(table.id)
            revision = table.revision(0)
            keys = ("same", "same") if number % 2 else ("one", "other")
            found = await asyncio.gather(
                answer(one, table.id, revision, keys[0]), answer(other, table.id, revision, keys[1])
            )
            wanted = {True, False} if number % 2 else {True, Stale}
            assert set(found) == wanted, number
            assert len((await one.get(table.id)).live.moves) == 1

    with_two(tmp_path, visit)


def test_who_is_never_the_fastest_is_told_so(tmp_path: Path) -> None:
    async def visit(one: Registry, other: Registry) -> None:
        table = await one.lay(plan("me", "here", seed=3), HOST)

        def is_overtaken(late: Table) -> None:
            late.lift_curtain(0, HOST, "slow")
            rows: list[Statement] = [("UPDATE tables SET version = version + 1 WHERE id = ?", (table.id,))]
            other.store.write(rows).result()

        with pytest.raises(OthersFaster, match="nothing was done"):
            await one.act(table.id, is_overtaken, 0)
        assert (await one.get(table.id)).lifted == {}
        assert one.store.rows("SELECT * FROM curtains") == []

    with_two(tmp_path, visit)


def test_a_page_in_another_process_is_woken_by_catching_up_and_by_nothing_of_others(tmp_path: Path) -> None:
    async def visit(one: Registry, other: Registry) -> None:
        table = await one.lay(plan("me", "link", seed=4), HOST)
        await one.accept(await one.new_link(table.id, 1, HOST), "friend", "Aulus")
        there = await other.get(table.id)
        mine, theirs, watcher = (other.watching.begin(there, who) for who in (HOST, "friend", "stranger"))
        for page in (mine, theirs, watcher):
            page.changed.clear()
        step = table.live.state.agenda[-1]
        edit = next(move for move in legal(table.live.state, 0) if step.private(table.live.state, 0, move))
        await one.act(table.id, lambda table: table.play_moves(0, [edit], "", 1.0), 0)
        await other.get(table.id)
        assert [page.changed.is_set() for page in (mine, theirs, watcher)] == [True, False, False]
        await one.act(table.id, lambda table: table.play(0, "done", None, "", 1.0), 0)
        await other.get(table.id)
        assert [page.changed.is_set() for page in (theirs, watcher)] == [True, True]

    with_two(tmp_path, visit)


def test_a_past_that_was_written_anew_is_read_again(tmp_path: Path) -> None:
    async def visit(one: Registry, other: Registry) -> None:
        table = await one.lay(plan("me", "link", "here", seed=4), HOST)
        await one.accept(await one.new_link(table.id, 1, HOST), "friend", "Aulus")
        there = await other.get(table.id)
        await one.act(table.id, lambda table: table.play(0, "done", None, "", 1.0), 0)
        await forget(one, "friend", "friend")
        assert "Aulus" in str(there.live.acta.lines)
        again = await other.get(table.id)
        assert again is not there
        assert "Aulus" not in str(again.live.acta)
        assert seen(again) == seen(reopened(one.store, table.id))

    with_two(tmp_path, visit)


def test_nothing_is_written_where_one_of_several_tables_is_behind(tmp_path: Path) -> None:
    store = open_store(tmp_path / "store.db")
    for name in ("t1", "t2"):
        laid(store, plan("me", "here"), name)
    rows: list[Statement] = [("UPDATE tables SET host = 'another'", ())]
    with pytest.raises(Behind, match="t2"):
        store.write(rows, {"t1": 0, "t2": 5}).result()
    assert set(store.rows("SELECT host, version FROM tables")) == {(HOST, 0)}
    store.write(rows, {"t2": 0, "t1": 0}).result()
    assert set(store.rows("SELECT host, version FROM tables")) == {("another", 1)}
    store.close()
