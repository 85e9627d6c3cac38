from __future__ import annotations

import pytest

from tabularium.bots.random import RandomBot
from tabularium.games.nundinae import steps
from tabularium.games.nundinae.game import GAME
from tabularium.games.nundinae.state import Market
from tabularium.kernel.live import Live
from tabularium.kernel.moves import DONE, READY
from tabularium.kernel.state import View


def test_every_move_on_offer_is_taken_sometimes() -> None:
    live = Live(GAME, 2, dice=3)
    assert isinstance(live.state, Market)
    live.state.hands[0] = (0, 1)  # an as and a sestertius
    bot = RandomBot(5)
    taken = {bot.choose(live.view(0), 0) for _ in range(60)}
    assert taken == {(DONE,), (steps.BID,), (steps.BID | 1,)}


def test_the_same_seed_is_the_same_bot() -> None:
    live = Live(GAME, 2, dice=3)
    courses = [[bot.choose(live.view(0), 0) for _ in range(20)] for bot in (RandomBot(1), RandomBot(1), RandomBot(2))]
    assert courses[0] == courses[1] != courses[2]


def test_a_bot_takes_only_the_view_of_its_seat() -> None:
    live = Live(GAME, 2)
    with pytest.raises(ValueError, match="takes the view of seat 0, not of 1"):
        RandomBot().choose(live.view(1), 0)
    with pytest.raises(ValueError, match="takes the view of seat 0, not of -1"):
        RandomBot().choose(View(live.state), 0)


class Chatter(steps.Bids):
    """A step where only words pass."""

    talk = True


def test_a_bot_is_quiet_where_only_words_pass() -> None:
    live = Live(GAME, 2)
    live.state.agenda[-1] = Chatter(3, 0)
    assert {RandomBot(seed).choose(live.view(0), 0) for seed in range(20)} == {(READY,)}
