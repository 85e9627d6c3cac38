"""Random play with a taste: even chance rarely hoards, rushes or fights for long, and never sees where that leads."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.kernel.moves import FIRST_KIND, KIND, kind_of
from tabularium.kernel.rng import Rng

TASTES = (1, 6, 36)  # how gladly a kind of move is made


class Taste:
    """Likes some kinds of moves more than others, the same ones all game long: one game sells whatever it can, another
    never does. Without a `bent` all moves are as likely."""

    def __init__(self, rng: Rng, bent: bool) -> None:
        self.rng = rng
        self.bent = bent
        self.likes: dict[int, int] = {}

    def pick(self, moves: Sequence[int]) -> int:
        if not self.bent or len(moves) == 1:
            return moves[self.rng.below(len(moves))]
        weights = [self.liking(kind_of(move)) for move in moves]
        left = self.rng.below(sum(weights))
        for move, weight in zip(moves, weights, strict=True):
            left -= weight
            if left < 0:
                return move
        raise AssertionError("the weights do not add up")

    def liking(self, kind: int) -> int:
        if kind < FIRST_KIND << KIND:
            return TASTES[
                -1
            ]  # being done, ready or passing: whoever puts that off plays no other game, only a longer one
        if kind not in self.likes:
            self.likes[kind] = TASTES[self.rng.below(len(TASTES))]
        return self.likes[kind]
