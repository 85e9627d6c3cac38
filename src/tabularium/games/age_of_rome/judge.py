"""How good a view is for a seat, and sensible whole answers."""

from __future__ import annotations

from tabularium.games.age_of_rome.scoring import points
from tabularium.games.age_of_rome.state import Rome
from tabularium.kernel.rng import Rng


def judge(view: Rome, seat: int) -> float:
    return float(sum(points(view, seat)))


def propose(view: Rome, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    return []
