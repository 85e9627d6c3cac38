"""How long an answer takes tells nothing. Whole games, on a clock on which only waiting takes time."""

from __future__ import annotations

import asyncio
import math
import random
import selectors
from collections.abc import Awaitable, Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from pathlib import Path

import pytest

from tabularium.bots.levels import LEVELS
from tabularium.kernel.game import AnyGame, find_game
from tabularium.kernel.moves import READY
from tabularium.kernel.play import legal
from tabularium.kernel.state import State, View
from tabularium.tables import timing
from tabularium.tables.engines import open_store
from tabularium.tables.laying import SeatPlan, TablePlan, lay
from tabularium.tables.refusals import Stale
from tabularium.tables.registry import Registry
from tabularium.tables.sqlite import SqliteStore
from tabularium.tables.store import Statement
from tabularium.tables.timing import LATE, THINKING, Appointment, Delays, tells_nothing
from tests.tables.tables import HOST, SMALL, save

TRIBUNE = 3  # the card that can be played when somebody else buys
ME, BOT = 0, 1
PAUSE = 0.5


class Waiting(selectors.DefaultSelector):
    """Lets the clock go on instead of waiting."""

    now = 0.0

    def select(self, timeout: float | None = None) -> list[tuple[selectors.SelectorKey, int]]:
        found = super().select(0.0 if timeout is not None else None)
        if not found and timeout:
            self.now += timeout
        return found


class CountingLoop(asyncio.SelectorEventLoop):
    """A loop on which only waiting takes time: what is measured here is what the server decides."""

    def __init__(self) -> None:
        self.waiting = Waiting()
        super().__init__(self.waiting)

    def time(self) -> float:
        return self.waiting.now


class PromptStore(SqliteStore):
    """Has written when it has been asked to."""

    def write(
        self,
        statements: Iterable[Statement],
        versions: Mapping[str, int] | None = None,
        guards: Sequence[Statement] = (),
    ) -> Future[None]:
        written = super().write(statements, versions, guards)
        written.result()
        return written


def holds_tribune(s: State, seat: int) -> bool:
    hands: list[tuple[int, ...]] = getattr(s, "hands")
    return TRIBUNE in hands[seat]


class Musing:
    """Workers that think long over a hand with something to play, and lay a longer draft from it."""

    def __init__(self, long: float = 0.2, short: float = 0.01) -> None:
        self.long, self.short = long, short
        self.chance = random.Random(5)

    async def choose(
        self, game: AnyGame, view: View, seat: int, level: str, box: object = None, table: str = ""
    ) -> Sequence[int]:
        offers = legal(view, seat)
        holds = game.id == SMALL and holds_tribune(view, seat)
        await asyncio.sleep(self.long if holds else self.short)
        if READY in offers:
            return [READY]
        if view.drafts[seat]:
            return [offers[0]]  # done
        return [offers[-1] if holds else self.chance.choice(offers)]

    def close(self) -> None:
        pass


def in_a_still_house(
    path: Path, visit: Callable[[Registry, Musing], Awaitable[None]], delays: Delays, musing: Musing | None = None
) -> None:
    """A server in which nothing happens by itself but the bots."""
    musing = musing or Musing()

    async def whole() -> None:
        registry = Registry(PromptStore(path / "store.db"), musing, delays)  # type: ignore[arg-type]
        await visit(registry, musing)
        await registry.stop()

    loop = CountingLoop()
    try:
        loop.run_until_complete(whole())
    finally:
        loop.close()


async def answers(registry: Registry, seed: int) -> list[tuple[bool, float]]:
    """A game of somebody who answers at once against a bot: for each answer of the bot whether it held something to
    play, and how long it took by the watch of the one who waits."""
    chance = random.Random(seed)
    clock = asyncio.get_running_loop().time
    table = await registry.lay(TablePlan(find_game(SMALL), [SeatPlan("me"), SeatPlan("bot")], seed=seed), HOST)
    watcher = registry.watching.begin(table, HOST)
    found: list[tuple[bool, float]] = []
    begun, rev = clock(), table.rev
    while not table.live.over:
        holds = holds_tribune(table.live.state, BOT)
        if ME in table.waiting():
            offers = legal(table.live.state, ME)
            move = offers[0] if chance.random() < 0.7 else chance.choice(offers)
            await registry.act(table.id, lambda at, move=move: at.play_moves(ME, (move,), "", 0.0), ME)  # type: ignore[misc]
        else:
            await watcher.changed.wait()
        watcher.changed.clear()
        for line in table.live.acta.lines[rev:]:
            if line.kind == "move" and line.number == BOT:
                found.append((holds, clock() - begun))
            begun = clock()
        rev = table.rev
    registry.watching.end(table.id, watcher)
    return found


def gathered(path: Path, count: int, delays: Delays) -> list[tuple[bool, float]]:
    found: list[tuple[bool, float]] = []

    async def visit(registry: Registry, musing: Musing) -> None:
        seed = 0
        while len(found) < count:
            found.extend(await answers(registry, seed))
            seed += 1

    in_a_still_house(path, visit, delays)
    return found[:count]


def told_by(found: Sequence[tuple[bool, float]]) -> tuple[float, float]:
    """How often the longer of two times is that of a hand with something to play (0.5 is chance), and the error by
    which chance alone misses 0.5 once in a thousand times."""
    times = {held: sorted(time for holds, time in found if holds == held) for held in (True, False)}
    yes, no = times[True], times[False]
    assert min(len(yes), len(no)) > len(found) // 10, "both kinds of hands are needed"
    wins = sum((a > b) + (a == b) / 2 for a in yes for b in no)
    return wins / (len(yes) * len(no)), 3.29 * math.sqrt((len(yes) + len(no) + 1) / (12 * len(yes) * len(no)))


@pytest.fixture
def known_chance(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(timing, "by_chance", random.Random(11).random)


@pytest.mark.usefixtures("known_chance")
@pytest.mark.parametrize("count", [300, pytest.param(2_000, marks=pytest.mark.long)])
def test_the_time_of_a_bots_answer_tells_nothing_about_its_hand(tmp_path: Path, count: int) -> None:
    found = gathered(tmp_path, count, Delays(bot_pause=PAUSE))
    auc, error = told_by(found)
    assert abs(auc - 0.5) < error, f"{auc:.3f}"
    assert min(time for _, time in found) > 0.0
    assert max(time for _, time in found) <= 1.5 * PAUSE + 1e-6  # thinking happens inside the delay


def test_a_house_that_does_not_wait_is_found_out(tmp_path: Path) -> None:
    """The measure measures: without a delay the same hands are told apart."""
    auc, error = told_by(gathered(tmp_path, 150, Delays(bot_pause=0.0)))
    assert auc - 0.5 > error
    assert auc > 0.9


def test_a_bot_that_is_late_answers_at_a_time_that_was_settled_before() -> None:
    for thought in (0.0, 0.4, 0.99):
        appointment = Appointment(1.0, 10.0)
        due = appointment.due
        assert 11.0 <= due <= 11.5
        assert 10.0 + thought + appointment.wait(10.0 + thought) == pytest.approx(due)
        assert due + 0.1 + appointment.wait(due + 0.1) == pytest.approx(due + LATE)
        assert due + 6.0 + appointment.wait(due + 6.0) == pytest.approx(due + 3 * LATE)
    assert Appointment(0.0, 10.0).wait(12.0) == 0.0


# -- at once -----------------------------------------------------------------------------------------


async def first_answer(registry: Registry, game: str, *seats: str) -> float:
    """How long the first public line takes of a table that begins with a bot."""
    clock = asyncio.get_running_loop().time
    for seed in range(50):
        begun = clock()
        table = await registry.lay(TablePlan(find_game(game), [SeatPlan(kind) for kind in seats], seed=seed), HOST)
        if not table.bots_to_move():
            continue
        watcher = registry.watching.begin(table, HOST)
        while table.rev == 0:
            await watcher.changed.wait()
            watcher.changed.clear()
        registry.watching.end(table.id, watcher)
        return clock() - begun
    raise AssertionError("never a bot begins")


@pytest.mark.parametrize("game", ["ave_roma", "rome_and_roll"])
def test_where_everything_lies_open_bots_answer_when_they_have_thought(tmp_path: Path, game: str) -> None:
    async def visit(registry: Registry, musing: Musing) -> None:
        assert await first_answer(registry, game, "bot", "bot", "me") == pytest.approx(musing.short)
        slow = await first_answer(registry, game, "bot", "bot", "bot")  # who only watches wants to follow
        assert slow >= PAUSE

    in_a_still_house(tmp_path, visit, Delays(bot_pause=PAUSE))


@pytest.mark.parametrize("game", ["nundinae", "age_of_rome"])
def test_where_bots_have_secrets_they_take_their_time(tmp_path: Path, game: str) -> None:
    async def visit(registry: Registry, musing: Musing) -> None:
        assert PAUSE <= await first_answer(registry, game, "bot", "bot", "me") <= 1.5 * PAUSE

    in_a_still_house(tmp_path, visit, Delays(bot_pause=PAUSE))


def test_a_choice_that_is_to_stay_secret_takes_its_time_also_from_an_open_hand(tmp_path: Path) -> None:
    """44 BCE: two Suitors plan under a sealed step. Who plans nothing must not be done at once."""

    async def visit(registry: Registry, musing: Musing) -> None:
        plan = TablePlan(find_game("forty_four_bce"), [SeatPlan("me"), SeatPlan("bot"), SeatPlan("bot")], seed=1)
        table = await registry.lay(plan, HOST)
        sealed = 0
        for _ in range(2_000):
            s = table.live.state
            for seat in table.bots_to_move():
                if s.agenda[-1].name.endswith("commitment"):
                    sealed += 1
                    offers = legal(s, seat)
                    assert not tells_nothing(table, seat, offers[:1])
            waiting = table.waiting()
            if not waiting or sealed > 20:
                break
            offers = legal(s, waiting[0])
            table.play_moves(waiting[0], (READY if READY in offers else offers[0],), "", 0.0)
        assert sealed > 3

    in_a_still_house(tmp_path, visit, Delays(bot_pause=1e6))


def test_bots_of_all_levels_have_a_delay() -> None:
    assert set(THINKING) == set(LEVELS)
    patience = [Delays().of_bot(level) for level in ("random", "senator", "consul", "dictator")]
    assert 0 < patience[0] < patience[1] < patience[2] < patience[3]
    assert Delays().of_bot("consul@0.25s") == Delays().of_bot("consul")


def standing_answer(path: Path, *seats: str) -> float:
    """How long an answer given ahead takes at a table of these."""
    took: list[float] = []

    async def visit(registry: Registry, musing: Musing) -> None:
        clock = asyncio.get_running_loop().time
        for seed in range(40):
            table = await registry.lay(TablePlan(find_game(SMALL), [SeatPlan(kind) for kind in seats], seed=seed), HOST)
            chance = random.Random(seed)
            while not table.live.over:
                waiting = table.waiting()
                if windows := [seat for seat in waiting if table.window(seat) and not table.chairs[seat].bot]:
                    table.chairs[windows[0]].ahead = table.window(windows[0])
                    begun, rev = clock(), table.rev
                    registry.autoplay.stir(table)
                    while table.rev == rev:
                        await asyncio.sleep(0.001)
                    took.append(clock() - begun)
                    return
                offers = legal(table.live.state, waiting[0])
                table.play_moves(waiting[0], (offers[0] if chance.random() < 0.7 else chance.choice(offers),), "", 0.0)
        pytest.fail("nobody was asked for a veto")

    in_a_still_house(path, visit, Delays(bot_pause=1e6))
    return took[0]


def test_an_answer_given_ahead_comes_at_once_where_nobody_wonders(tmp_path: Path) -> None:
    assert standing_answer(tmp_path, "me", "bot") < 0.1


def test_an_answer_given_ahead_takes_as_long_as_anybody_might_think(tmp_path: Path) -> None:
    assert 2.0 <= standing_answer(tmp_path, "me", "here") <= 5.1


# -- who talks is not interrupted --------------------------------------------------------------------


def test_what_others_say_does_not_make_my_page_stale(tmp_path: Path) -> None:
    """44 BCE: all Suitors negotiate at the same time (BC-8.1); what one was about to say still counts."""
    store = open_store(tmp_path / "store.db")
    table = lay(
        "t1", TablePlan(find_game("forty_four_bce"), [SeatPlan("me"), *[SeatPlan("here")] * 3], seed=2), HOST, 0.0
    )
    while table.live.state.agenda[-1].name != "negotiation":
        seat = table.waiting()[0]
        table.play_moves(seat, (legal(table.live.state, seat)[0],), "", 0.0)
    one, other, third = table.waiting()
    pages = {seat: table.revision(seat) for seat in (one, other, third)}
    words = [table.live.words([move]) for move in legal(table.live.state, one) if move != READY]
    assert table.play(other, table.live.words([legal(table.live.state, other)[3]]), pages[other], "", 0.0)
    assert table.play(third, "ready", pages[third], "", 0.0)
    assert table.revision(one) == pages[one]
    assert table.play(one, words[0], pages[one], "", 0.0)
    with pytest.raises(Stale):  # but my own page is another one when I have spoken
        table.play(one, words[1], pages[one], "", 0.0)
    save(store, table)
    store.close()
