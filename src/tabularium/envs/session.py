"""One game in progress as learners see it: whose turn, the row of numbers, the mask, a step, a copy."""

from __future__ import annotations

from array import array

from tabularium.envs.actions import Table
from tabularium.envs.layout import Encoder
from tabularium.kernel.moves import DONE, READY
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.state import State, View
from tabularium.kernel.step import Sealed


class IllegalAction(ValueError):
    """An id that is not in the mask."""


class Session:
    """Steps a state by ids. It knows nothing of rewards, agents or numpy: the environments add those.

    `onward` leaves out edits of a sealed draft that lead to one which could be had before: whatever is chosen, the game
    then ends, as algorithms that go through a tree need it.
    """

    __slots__ = (
        "_packed",
        "_packed_for",
        "depth",
        "encoder",
        "had",
        "onward",
        "open",
        "parts",
        "seat",
        "state",
        "table",
        "talk",
    )

    def __init__(self, state: State, encoder: Encoder, table: Table, talk: bool, onward: bool = False) -> None:
        self.encoder = encoder
        self.table = table
        self.talk = talk
        self.onward = onward
        self.had: set[tuple[int, ...]] = set()  # the drafts that the seat could have had in this decision
        self.state = state
        self.seat = -1  # who decides, -1 when all is over
        self.open: list[int] = []  # the moves that can still be meant
        self.depth = 0  # how many parts of a move are chosen
        self.parts: list[int] = []
        self._packed = b""  # the view of the seat that was asked for last, while nothing changes but parts
        self._packed_for = -1
        self.settle()

    def settle(self) -> None:
        """Go on to the next decision. Where only words pass, everybody is ready at once unless they may `talk`."""
        s = self.state
        self.depth = 0
        self.parts = []
        self._packed_for = -1
        seat = next_seat(s)
        if not self.talk:
            while seat >= 0 and s.agenda[-1].talk:
                play(s, seat, READY)
                seat = next_seat(s)
        self.seat = seat
        self.open = legal(s, seat) if seat >= 0 else []
        if self.onward and seat >= 0:
            step = s.agenda[-1]
            if isinstance(step, Sealed):
                self.open = self.without_detours(step)

    def without_detours(self, step: Sealed[State]) -> list[int]:
        """Of the moves at a sealed step those that lead to a draft which could not be had before: nothing is taken
        back, and nothing laid in the place of something else."""
        trial = self.state.copy()
        laid = trial.drafts[self.seat]
        left: list[int] = []
        found: set[tuple[int, ...]] = {laid}
        for move in self.open:
            if move == DONE:
                left.append(move)
                continue
            step.edit(trial, self.seat, move)
            if trial.drafts[self.seat] not in self.had:
                left.append(move)
            found.add(trial.drafts[self.seat])
            trial.drafts[self.seat] = laid
        self.had |= found
        return left or self.open

    def packed(self, seat: int) -> bytes:
        """What a seat may know, as numbers of four bytes: the parts of its move that are chosen, then its view."""
        if self._packed_for != seat:
            self._packed = self.encoder.packed(self.state.view(seat))
            self._packed_for = seat
        parts = [0] * self.table.depth
        if seat == self.seat:
            for i in range(len(self.parts)):
                parts[i] = self.parts[i] + 1
        return array("i", parts).tobytes() + self._packed

    def row(self, seat: int) -> list[int]:
        return list(array("i", self.packed(seat)))

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    def mask(self, seat: int) -> bytearray:
        """The ids that this seat may choose now: none if it is not its turn."""
        if seat != self.seat or seat < 0:
            return bytearray(self.table.length)
        return self.table.mask(self.open, self.depth)

    def step(self, id: int) -> None:
        """Choose an id; when it leaves one move, that is made."""
        if self.seat < 0:
            raise IllegalAction("the game is over: there is nothing to choose")
        left = self.table.chosen(self.open, self.depth, id)
        if not left:
            raise IllegalAction(f"action {id} is not in the mask of seat {self.seat}")
        if len(left) == 1:
            self.take(left[0])
        else:
            self.open = left
            self.depth += 1
            self.parts.append(id)

    def take(self, move: int) -> None:
        """Make a whole move that is on offer."""
        if move not in self.open:
            raise IllegalAction(f"the move {move} is not on offer to seat {self.seat}")
        step = self.state.agenda[-1]
        if move == DONE or not isinstance(step, Sealed):
            self.had = set()
        play(self.state, self.seat, move)
        self.settle()

    def features(self) -> list[list[int]]:
        """Kind and things of each move on offer, in the order of `open`."""
        return [self.table.features(move) for move in self.open]

    def copy(self) -> Session:
        """A game of its own with the same future."""
        return self.elsewhere(self.state.copy())

    def elsewhere(self, state: State) -> Session:
        """The same decision in another state that looks the same to who decides."""
        other = Session(state, self.encoder, self.table, self.talk, self.onward)
        other.had = self.had.copy()
        other.open = self.open[:]
        other.depth = self.depth
        other.parts = self.parts[:]
        return other

    def __deepcopy__(self, memo: object) -> Session:
        return self.copy()


def worth(chances: list[float]) -> list[float]:
    """What the end is worth to each seat, from its chances there (1 shared by the winners): 1 to a sole winner, and
    together nothing; alone 1 or -1."""
    seats = len(chances)
    if seats == 1:
        return [2.0 * chances[0] - 1.0]
    return [(seats * chance - 1.0) / (seats - 1) for chance in chances]
