"""A bot of one's own: it keeps a heap of ten. Found by the entry point `tabularium.bots`."""

from __future__ import annotations

from tabularium import Bot, legal, sfc32
from tabularium.kernel.game import AnyGame
from tabularium.kernel.state import View
from tali.game import GAME, KEEP, THROW

ENOUGH = 10


class Gambler(Bot):
    """Throws on until the heap is worth keeping. At other games it takes any move on offer."""

    def __init__(self, game: AnyGame, seed: int) -> None:
        self.game = game
        self.rng = sfc32(seed)

    def choose(self, view: View, seat: int) -> tuple[int, ...]:
        if self.game.id != GAME.id:
            moves = legal(view, seat)
            return (moves[self.rng.below(len(moves))],)
        s = GAME.seen(view)
        return (KEEP if s.pips(s.heap) >= ENOUGH else THROW,)
