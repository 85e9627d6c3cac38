"""How good the table is for a seat."""

from __future__ import annotations

from tabularium.games.mare_nostrum.scoring import progress
from tabularium.games.mare_nostrum.state import Mare
from tabularium.kernel.rng import Rng


def judge(s: Mare, seat: int) -> float:
    return float(sum(progress(s, seat)))


def propose(s: Mare, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    return []
