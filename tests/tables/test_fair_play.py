"""Fair play: everybody is asked, nobody looks into two hands, nobody waits for ever, and time tells nothing."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabularium.kernel.game import shelf
from tabularium.tables.chairs import COMING_BACK, DAY, LIVE_WARNING, WARNING
from tabularium.tables.engines import open_store
from tabularium.tables.laying import OPEN_PACE, SeatPlan, TablePlan
from tabularium.tables.refusals import BadTable, NotNow
from tabularium.tables.registry import Registry
from tabularium.tables.store import Store
from tabularium.tables.timing import Delays
from tests.tables.tables import HOST, dice, laid, plan, play_at_random, reopened, save
from tests.tables.test_registry import QUICK, until, with_registry

LONG = {"market": "long", "gifts": "yes"}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path / "store.db")
    yield store
    store.close()


def clocked(*kinds: str, bank: int = 60, increment: int = 5) -> TablePlan:
    usual = plan(*kinds, options=LONG)
    return TablePlan(usual.game, usual.seats, usual.options, seed=1, bank=bank, increment=increment)


# -- going back --------------------------------------------------------------------------------------


def test_a_holder_whose_seat_a_bot_plays_is_asked_too(store: Store) -> None:
    table = laid(store, plan("me", "link", seed=None, options=LONG))
    table.sit(1, "friend", "Aulus", 1.0)
    play_at_random(table, dice(1), 10)
    ply = table.live.ply
    table.hand_to_bot(1, "senator", 2.0)
    table.propose_rewind(0, 0, 3.0)
    assert table.live.ply == ply
    assert table.proposal is not None
    table.refuse_rewind(1, 4.0)
    table.propose_rewind(0, 0, 5.0)
    assert table.live.ply == ply
    table.agree(1, 0, 6.0)
    assert table.live.ply == 0


def test_bots_that_play_for_nobody_are_not_asked(store: Store) -> None:
    table = laid(store, plan("me", "bot", seed=None, options=LONG))
    play_at_random(table, dice(1), 6)
    table.propose_rewind(0, 0, 3.0)
    assert table.live.ply == 0


def test_taking_back_and_doing_again_does_not_fill_the_store(store: Store) -> None:
    table = laid(store, TablePlan(shelf()["ave_roma"], [SeatPlan("me"), SeatPlan("here")], seed=3))
    while not table.live.past:
        play_at_random(table, dice(table.live.ply), 1)
    seat, move = table.live.moves[-1]

    def over_and_over() -> None:
        for _ in range(2_000):
            table.undo(seat, "", 1.0)
            table.play_moves(seat, move, "", 1.0)

    with pytest.raises(NotNow) as refused:
        over_and_over()
    assert refused.value.reason == "undone-often"
    assert table.rev < 300


# -- one seat ----------------------------------------------------------------------------------------


def test_a_device_takes_one_seat_at_an_open_table(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        table = await registry.lay(plan("me", "open", "open", "open"), HOST)
        await registry.take_open_seat(table.id, 1, "stranger", "Aulus")
        for device in (HOST, "stranger"):
            with pytest.raises(NotNow) as refused:
                await registry.take_open_seat(table.id, 2, device, "again")
            assert refused.value.reason == "one-seat"
        await registry.act(table.id, lambda at: at.leave(1, 1.0))
        registry.tables.clear()
        with pytest.raises(NotNow):  # who has seen one hand takes no other
            await registry.take_open_seat(table.id, 2, "stranger", "again")
        await registry.take_open_seat(table.id, 2, "another", "Gaia")

    with_registry(tmp_path, visit, Delays(bot_pause=60.0))


def test_a_table_for_one_screen_may_share_it(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        table = await registry.lay(plan("me", "here", "open", "open"), HOST)
        await registry.take_open_seat(table.id, 2, HOST, "one more")
        await registry.take_open_seat(table.id, 3, "stranger", "Aulus")
        with pytest.raises(NotNow):  # it is the host's screen
            await registry.act(table.id, lambda at: at.check_one_seat(2, "stranger"))

    with_registry(tmp_path, visit)


def test_no_second_seat_by_an_invitation_to_a_listed_table(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        usual = plan("me", "link", "link")
        table = await registry.lay(TablePlan(usual.game, usual.seats, listed=True, seed=1), HOST)
        with pytest.raises(NotNow):
            await registry.accept(await registry.new_link(table.id, 1, HOST), HOST, "me again")
        await registry.accept(await registry.new_link(table.id, 1, HOST), "friend", "Aulus")
        own = await registry.new_link(table.id, 1, "friend")  # to another device of theirs
        await registry.accept(own, "their other device", "")
        assert table.chairs[1].holder == "their other device"

    with_registry(tmp_path, visit)


# -- who does not move -------------------------------------------------------------------------------


def test_a_host_frees_a_seat_after_a_warning_that_all_can_see(store: Store) -> None:
    table = laid(store, plan("link", "me", seed=2, options=LONG))
    table.sit(0, "friend", "Aulus", 10.0)
    with pytest.raises(NotNow) as refused:
        table.free(0, 20.0)
    assert refused.value.reason == "no-warning"
    table.warn(0, 20.0)
    assert table.chairs[0].warned == 20.0 + WARNING
    save(store, table)
    assert reopened(store).chairs[0].warned == 20.0 + WARNING
    with pytest.raises(NotNow) as refused:
        table.free(0, 20.0 + WARNING - 1)
    assert refused.value.reason == "warned"
    table.free(0, 20.0 + WARNING)
    assert reopened(store).chairs[0].holder == "friend"
    assert (table.chairs[0].holder, table.chairs[0].bot) == ("", "")
    save(store, table)
    assert reopened(store).chairs[0].holder == ""


def test_whoever_moves_or_speaks_is_warned_no_more(store: Store) -> None:
    table = laid(store, plan("link", "me", seed=2, options=LONG))
    table.sit(0, "friend", "Aulus", 10.0)
    table.warn(0, 20.0)
    table.say(0, "I am here", "", 21.0)
    assert table.chairs[0].warned is None
    table.warn(0, 22.0)
    table.play_moves(0, table.live.parse("bid as; done"), "", 23.0)
    assert table.chairs[0].warned is None
    with pytest.raises(NotNow) as refused:
        table.warn(0, 24.0)
    assert refused.value.reason == "not-idle"
    with pytest.raises(NotNow):
        table.warn(1, 24.0)  # oneself


def test_a_pace_is_usual_where_strangers_may_sit_down(store: Store) -> None:
    game = plan("me").game
    me, somebody, friend = SeatPlan("me"), SeatPlan("open"), SeatPlan("link")
    assert laid(store, TablePlan(game, [me, somebody], seed=1), "a").pace == OPEN_PACE
    assert laid(store, TablePlan(game, [me, friend], seed=1, listed=True), "b").pace == OPEN_PACE
    assert laid(store, TablePlan(game, [me, friend], seed=1), "c").pace == 0
    assert laid(store, TablePlan(game, [me, somebody], seed=1, pace=0), "d").pace == 0
    assert laid(store, TablePlan(game, [me, somebody], seed=1, pace=7), "e").pace == 7
    assert laid(store, TablePlan(game, [me, somebody], seed=1, bank=600), "f").pace == 0


# -- clocks ------------------------------------------------------------------------------------------


def test_a_clock_runs_while_its_seat_is_waited_for_and_gives_back_the_increment(store: Store) -> None:
    table = laid(store, clocked("me", "link"))
    assert [chair.since for chair in table.chairs] == [None, None]  # not before all are there
    table.sit(1, "friend", "Aulus", 100.0)
    assert [chair.since for chair in table.chairs] == [100.0, 100.0]
    assert table.deadline == 160.0
    table.play_moves(0, table.live.parse("bid as; done"), "", 110.0)
    assert (table.chairs[0].since, table.chairs[0].left) == (None, 55.0)
    assert table.chairs[1].time_left(130.0) == 30.0
    save(store, table)
    again = reopened(store)
    assert [(chair.since, chair.left) for chair in again.chairs] == [(None, 55.0), (100.0, 60.0)]
    assert again.deadline == 160.0


def test_small_decisions_earn_no_more_than_the_bank(store: Store) -> None:
    table = laid(store, clocked("me", "bot"))
    table.play_moves(0, table.live.parse("bid as; done"), "", 1.0)
    assert table.chairs[0].left == 60.0


def test_when_a_clock_runs_out_a_bot_stands_in_for_that_seat_only(store: Store) -> None:
    table = laid(store, clocked("me", "link"))
    table.sit(1, "friend", "Aulus", 0.0)
    table.play_moves(0, table.live.parse("bid as; done"), "", 50.0)
    table.play_moves(0, table.live.parse("reopen"), "", 55.0)
    assert table.relieve_absent(59.0) == []
    assert table.relieve_absent(60.5) == [1]
    assert [bool(chair.bot) for chair in table.chairs] == [False, True]
    assert table.deadline == 55.0 + 15.0
    table.take_back(1, 70.0)
    assert table.chairs[1].time_left(70.0) == COMING_BACK
    assert table.relieve_absent(70.5) == [0]


def test_the_house_notices_a_clock_that_runs_out(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        table = await registry.lay(clocked("me", "here", bank=1, increment=0), HOST)
        await until(lambda: all(chair.bot for chair in table.chairs))

    with_registry(tmp_path, visit, Delays(bot_pause=60.0))


def test_a_warning_at_a_table_with_clocks_is_short(store: Store) -> None:
    table = laid(store, clocked("link", "me", bank=600))
    table.sit(0, "friend", "Aulus", 10.0)
    table.warn(0, 20.0)
    assert table.chairs[0].warned == 20.0 + LIVE_WARNING


def test_a_clock_has_bounds(store: Store) -> None:
    for bank, increment in ((100_000, 0), (60, 10_000), (-1, 0)):
        with pytest.raises(BadTable):
            laid(store, clocked("me", bank=bank, increment=increment))


def test_days_are_days() -> None:
    assert WARNING == DAY
    assert QUICK.bot_pause == 0
