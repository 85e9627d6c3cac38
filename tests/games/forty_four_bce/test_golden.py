"""Whole games that must play to the same end as when they were recorded."""

from __future__ import annotations

import pytest

from tabularium.games.forty_four_bce.game import GAME
from tests.games.golden import golden, played_again, told


def test_there_is_one_for_each_number_of_players() -> None:
    assert list(golden(GAME)) == ["2-players", "3-players", "4-players", "5-players"]


@pytest.mark.parametrize("record", golden(GAME))
def test_a_golden_game_plays_as_recorded(record: str) -> None:
    """To the totals at the end of its transcript, as the first seat sees them."""
    word, *totals = told(GAME, record).splitlines()[-1].split()
    assert word == "Total"
    assert GAME.score(GAME.seen(played_again(GAME, record).view(0))).totals == tuple(map(int, totals))
