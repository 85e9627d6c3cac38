"""Whole games that must go on playing as they did."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabularium.games.age_of_rome.game import GAME
from tabularium.kernel.acta import read_acta
from tabularium.kernel.live import replay

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.acta"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_plays_to_its_end(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    live = replay(GAME, read_acta(text))
    assert live.over
    assert live.record() == text


def test_there_are_golden_games_for_every_way_to_play() -> None:
    assert [path.stem for path in GOLDEN] == ["cassius", "emperor", "four", "three-spies", "two-hard-times"]
