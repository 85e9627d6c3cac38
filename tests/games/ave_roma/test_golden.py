"""Finished games that must always play again to the same end, with the score sheets they ended with."""

from __future__ import annotations

import pytest

from tabularium.games.ave_roma.game import GAME
from tests.games.golden import played_again

# During play, denarii, stock, patrons, political, zones.
SHEETS = {
    "two-players-base": ((13, 5, 5, 19, 1, 38), (23, 11, 6, 8, 1, 12)),
    "three-players-advanced": ((25, 5, 4, 0, 0, 24), (24, 3, 2, 9, 0, 20), (17, 3, 3, 0, 0, 0)),
    "four-players-short": ((25, 9, 6, 6, 0, 6), (16, 3, 2, 0, 2, 3), (15, 1, 3, 0, 0, 0), (20, 1, 2, 2, 1, 0)),
    "five-players-advanced": (
        (46, 4, 2, 23, 2, 16),
        (59, 2, 5, 8, 0, 6),
        (45, 3, 5, 12, 4, 0),
        (60, 1, 3, 0, 0, 0),
        (47, 2, 3, 6, 1, 0),
    ),
}


@pytest.mark.parametrize("name", SHEETS)
def test_a_golden_game_plays_again(name: str) -> None:
    assert GAME.score(played_again(GAME, name)).points == SHEETS[name]
