"""How good a view is for a seat."""

from __future__ import annotations

from tabularium.games.ave_roma.scoring import score
from tabularium.games.ave_roma.state import Roma


def judge(view: Roma, seat: int) -> float:
    return float(score(view).totals[seat])
