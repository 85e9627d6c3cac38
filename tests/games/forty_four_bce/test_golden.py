"""Whole games that must play to the same end as when they were recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabularium.kernel.acta import read_acta
from tabularium.kernel.live import replay
from tests.games.forty_four_bce.scenario import GAME

GOLDEN = Path(__file__).parent / "golden"


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
    text = (GOLDEN / f"{record}.acta").read_text(encoding="utf-8")
    live = replay(GAME, read_acta(text))
    assert live.over
    assert live.record() == text
    assert GAME.score(GAME.seen(live.view(0))).totals == totals
