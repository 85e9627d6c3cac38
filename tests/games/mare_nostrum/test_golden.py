"""Whole games that must play the same for ever, and how random games end."""

from __future__ import annotations

from collections import Counter
from pathlib import Path

import pytest

from tabularium.games.mare_nostrum.game import GAME
from tabularium.kernel.acta import read_acta
from tabularium.kernel.live import replay
from tabularium.kernel.play import play_at_random
from tabularium.kernel.rng import sfc32

GOLDEN = sorted((Path(__file__).parent / "golden").glob("*.acta"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: path.stem)
def test_a_golden_game_plays_the_same(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    live = replay(GAME, read_acta(text))
    assert live.over
    assert live.record() == text


def test_the_golden_games_end_in_all_ways() -> None:
    endings = {read_acta(path.read_text(encoding="utf-8")).last("result").split()[0] for path in GOLDEN}
    assert endings == {"pyramids", "fifth_hm", "military", "titles"}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_end_by_the_limit_of_rounds(seats: int) -> None:
    endings: Counter[str] = Counter()
    for seed in range(12):
        s = GAME.new(seats, {"max_rounds": "thirty"}, rng=seed)
        play_at_random(s, sfc32(seed), False, GAME.bound(seats, s.options))
        assert s.over
        assert s.round <= 30
        endings[GAME.outcome(s).ending] += 1
    assert set(endings) <= {"pyramids", "fifth_hm", "military", "titles", "rounds"}
    assert len(endings) > 1
