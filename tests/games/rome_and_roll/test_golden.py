"""Finished games that must always play again to the same end, with the score sheets they ended with."""

from __future__ import annotations

import pytest

from tabularium.games.rome_and_roll.game import GAME
from tests.games.golden import played_again

# Coins, Buildings, Legacy, Glory, Advisors, Plans, Nero cards, Soldiers, Senators.
SHEETS = {
    "solo-hard": ((15, 15, 3, 5, 7, 5, 6, 2, 1),),
    "solo-rubble-blocks": ((30, 15, 4, 0, 3, 15, 8, 0, 2),),
    "two-players-seneca-foreman": ((30, 5, 1, 4, 3, 4, 8, 4, 1), (16, 9, 0, 19, 12, 12, 10, 6, 1)),
    "three-players-first-game": (
        (25, 9, 2, 1, 4, 9, 6, 1, 2),
        (25, 7, 1, 0, 3, 4, 8, 0, 1),
        (21, 9, 5, 6, 0, 22, 4, 2, 2),
    ),
    "four-players-pontifex": (
        (21, 3, 0, 9, 0, 8, 10, 5, 1),
        (12, 21, 0, 7, 5, 25, 4, 4, 2),
        (29, 9, 1, 2, 0, 10, 6, 2, 2),
        (11, 5, 8, 2, 4, 6, 0, 2, 2),
    ),
}


@pytest.mark.parametrize("name", SHEETS)
def test_a_golden_game_plays_again(name: str) -> None:
    assert GAME.score(played_again(GAME, name)).points == SHEETS[name]
