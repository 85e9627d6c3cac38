"""How good a view is for a seat."""

from __future__ import annotations

from tabularium.games.forty_four_bce.scoring import score
from tabularium.games.forty_four_bce.state import Rome
from tabularium.kernel.rng import Rng


def judge(s: Rome, seat: int) -> float:
    return float(score(s).totals[seat])


def propose(s: Rome, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    return []
