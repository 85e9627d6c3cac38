"""How good a view is for a seat: its points, and what its means promise."""

from __future__ import annotations

from tabularium.games.rome_and_roll.scoring import outcome_points
from tabularium.games.rome_and_roll.state import Rome
from tabularium.kernel.rng import Rng


def judge(view: Rome, seat: int) -> float:
    return float(outcome_points(view, seat))


def propose(view: Rome, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    return []
