"""Random play with a taste: even chance rarely hoards, rushes or fights for long, and never sees where that leads. And
random play with an end: by even chance, words and edits of a sealed draft could go on for ever."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabularium.kernel.moves import DONE, FIRST_KIND, KIND, READY, kind_of
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import State

WORDS = 6  # in a row, until somebody is ready
EDITS = 8  # of one draft, until its seat is done
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
        weights = [self.weight_of_kind(kind_of(move)) for move in moves]
        left = self.rng.below(sum(weights))
        for move, weight in zip(moves, weights, strict=True):
            left -= weight
            if left < 0:
                return move
        raise AssertionError("the weights do not add up")

    def weight_of_kind(self, kind: int) -> int:
        if kind < FIRST_KIND << KIND:
            return TASTES[
                -1
            ]  # being done, ready or passing: whoever puts that off plays no other game, only a longer one
        if kind not in self.likes:
            self.likes[kind] = TASTES[self.rng.below(len(TASTES))]
        return self.likes[kind]


class Restraint:
    """Ends in time what random play would go on with for long: after so many words in a row a seat is ready, after so
    many edits of its draft it is done, as soon as it may be."""

    def __init__(self, words: int = WORDS, edits: int = EDITS) -> None:
        self.words = words
        self.edits = edits
        self.said = 0
        self.edited: dict[int, int] = {}  # by seat, since it was last done

    def pick(self, s: State, seat: int, moves: Sequence[int], choose: Callable[[Sequence[int]], int]) -> int:
        """What this seat does next: what it would `choose`, unless it has said or edited enough."""
        step = s.agenda[-1]
        self.said = self.said + 1 if step.talk else 0
        if self.said > self.words and READY in moves:
            return READY
        edited = self.edited.get(seat, 0)
        move = DONE if edited >= self.edits and DONE in moves else choose(moves)
        self.edited[seat] = edited + 1 if step.private(s, seat, move) else 0
        return move
