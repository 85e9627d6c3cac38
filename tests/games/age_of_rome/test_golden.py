"""Whole games that must go on playing as they did."""

from __future__ import annotations

import pytest

from tabularium.games.age_of_rome.game import GAME
from tests.games.golden import golden, played_again


@pytest.mark.parametrize("name", golden(GAME))
def test_a_golden_game_plays_to_its_end(name: str) -> None:
    played_again(GAME, name)


def test_there_are_golden_games_for_every_way_to_play() -> None:
    assert list(golden(GAME)) == ["cassius", "emperor", "four", "three-spies", "two-hard-times"]
