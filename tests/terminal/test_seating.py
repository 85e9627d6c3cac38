from __future__ import annotations

from dataclasses import replace

import pytest

from tabularium.bots.random import RandomBot
from tabularium.bots.thinking import ThinkingBot
from tabularium.games.nundinae.game import GAME
from tabularium.kernel.refusals import BadOptions
from tabularium.terminal.seating import seat_bots, sitters


@pytest.mark.parametrize(
    ("text", "named"),
    [
        ("", ("human", "senator")),
        ("1", ("human",)),
        ("3", ("human", "senator", "senator")),
        ("random, Human", ("random", "human")),
        ("human", ("human",)),
    ],
)
def test_who_sits_where(text: str, named: tuple[str, ...]) -> None:
    assert sitters(GAME, text) == named


@pytest.mark.parametrize("text", ["0", "5", "02", "human,", "two", "²", "9" * 5000, ",".join(["random"] * 5)])
def test_seats_that_can_not_be(text: str) -> None:
    with pytest.raises(BadOptions):
        sitters(GAME, text)


@pytest.mark.parametrize(("counts", "usual"), [((1, 2, 3), 2), ((3, 4), 3), ((1,), 1)])
def test_how_many_sit_down_when_nobody_says(counts: tuple[int, ...], usual: int) -> None:
    assert replace(GAME, player_counts=counts, first=None).usual_seats == usual


def test_bots_sit_where_no_person_does() -> None:
    bots = seat_bots(GAME, ("random", "human", "senator"), 4)
    assert [type(bot) for bot in bots] == [RandomBot, type(None), ThinkingBot]


def test_each_bot_has_its_own_luck() -> None:
    first, second = seat_bots(GAME, ("random", "random"), 4)
    assert isinstance(first, RandomBot)
    assert isinstance(second, RandomBot)
    assert first.rng.words() != second.rng.words()
