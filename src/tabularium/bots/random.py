"""A bot that plays by even chance."""

from __future__ import annotations

from tabularium.bots import Bot
from tabularium.kernel.moves import READY
from tabularium.kernel.play import legal
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import View


class RandomBot(Bot):
    """Takes any move on offer, each as likely as the others, and keeps quiet where only words pass."""

    def __init__(self, seed: int = 0) -> None:
        self.rng = sfc32(seed)

    def choose(self, view: View, seat: int) -> tuple[int, ...]:
        if view.viewer != seat:
            raise ValueError(f"a bot in seat {seat} takes the view of seat {seat}, not of {view.viewer}")
        if view.agenda[-1].talk:
            return (READY,)
        moves = legal(view, seat)
        return (moves[self.rng.below(len(moves))],)
