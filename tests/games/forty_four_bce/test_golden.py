"""Whole games that must play to the same end as when they were recorded."""

from __future__ import annotations

import pytest

from tabularium.games.forty_four_bce.game import GAME
from tests.games.golden import played_again


@pytest.mark.parametrize(
    ("record", "totals"),
    [
        ("2-players", (114, 55)),
        ("3-players", (78, 56, 116)),
        ("4-players", (80, 118, 63, 58)),
        ("5-players", (43, 114, 39, 49, 95)),
    ],
)
def test_a_golden_game_plays_as_recorded(record: str, totals: tuple[int, ...]) -> None:
    assert GAME.score(GAME.seen(played_again(GAME, record).view(0))).totals == totals
