"""One game in progress as learners see it: whose turn, the row of numbers, the mask, a step, a copy."""

from __future__ import annotations

from array import array

from librt.vecs import vec
from mypy_extensions import i32, i64, u8

from tabularium.envs.actions import ActionTable
from tabularium.envs.layout import Encoder, Sheet
from tabularium.kernel.moves import DONE, READY
from tabularium.kernel.play import advance, answer, legal, next_seat
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
        "_ids",
        "_sheet",
        "_shown",
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

    def __init__(self, state: State, encoder: Encoder, table: ActionTable, talk: bool, onward: bool = False) -> None:
        self.encoder = encoder
        self.table = table
        self.talk = talk
        self.onward = onward
        self._sheet: Sheet | None = None
        self.start(state)

    def start(self, state: State) -> None:
        """Sit down to this state. The sheet stays: whatever it showed, it is brought up to it when asked for."""
        self.state = state
        self.had: set[tuple[int, ...]] = set()  # the drafts that the seat could have had in this decision
        self.seat = -1  # who decides, -1 when all is over
        self.open: list[int] = []  # the moves that can still be meant
        self.depth = 0  # how many parts of a move are chosen
        self.parts: list[int] = []
        self._ids: list[int] = []  # by which id each of these goes on, as soon as somebody asks
        self._shown = -1  # the seat whose view is on the sheet
        self.settle()

    def settle(self, known: list[int] | None = None) -> None:
        """Go on to the next decision; its offers may be `known`. Where only words pass, everybody is ready at once
        unless they may `talk`."""
        s = self.state
        seat = next_seat(s)
        if not self.talk:
            while seat >= 0 and s.agenda[-1].talk:
                answer(s, seat, READY)
                known = advance(s)
                seat = next_seat(s)
        self.seat = seat
        self.open = [] if seat < 0 else legal(s, seat) if known is None else known
        self.depth = 0
        self.parts = []
        self._ids = []
        self._shown = -1
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

    def packed(self, seat: int) -> bytearray:
        """What a seat may know, as numbers of four bytes: the parts of its move that are chosen, then its view."""
        sheet = self._sheet
        if sheet is None:
            sheet = self._sheet = Sheet(self.encoder, self.table.depth)
        if self._shown != seat:
            sheet.take(self.state.values(seat))
            self._shown = seat
        sheet.lead(self.parts if seat == self.seat else [])
        return bytearray(sheet.cells)

    def row(self, seat: int) -> list[int]:
        return list(array("i", self.packed(seat)))

    def view(self, seat: int) -> View:
        return self.state.view(seat)

    def ids(self) -> list[int]:
        """By which id each move on offer goes on."""
        if len(self._ids) != len(self.open):
            self._ids = self.table.at_depth(self.open, self.depth)
        return self._ids

    def mask(self, seat: int) -> bytearray:
        """1 for each id that this seat may choose now: none if it is not its turn."""
        found = bytearray(self.table.length)
        if seat == self.seat:
            for id in self.ids():
                found[id] = 1
        return found

    def step(self, id: int) -> None:
        """Choose an id; when it leaves one move, that is made."""
        if self.seat < 0:
            raise IllegalAction("the game is over: there is nothing to choose")
        ids = self.ids()
        left = [move for move, one in zip(self.open, ids) if one == id]
        if not left:
            raise IllegalAction(f"action {id} is not in the mask of seat {self.seat}")
        if len(left) == 1:
            self.make(left[0])
        else:
            self.open = left
            self.depth += 1
            self.parts.append(id)
            self._ids = []

    def take(self, move: int) -> None:
        """Make a whole move that is on offer."""
        if move not in self.open:
            raise IllegalAction(f"the move {move} is not on offer to seat {self.seat}")
        self.make(move)

    def make(self, move: int) -> None:
        s = self.state
        step = s.agenda[-1]
        if self.had and (move == DONE or not isinstance(step, Sealed)):
            self.had = set()
        answer(s, self.seat, move)
        self.settle(advance(s))

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
        other._ids = []
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


class Batch:
    """Many games side by side: row, mask and seat of who decides in each. What is shown is mended from step to step, so
    that nobody but the batch may write there."""

    __slots__ = ("_ids", "_sheets", "length", "masks", "rows", "seats")

    def __init__(self, copies: int, encoder: Encoder, table: ActionTable) -> None:
        width = table.depth + encoder.length
        self.length = table.length
        self.rows = vec[i32]([0] * (copies * width))
        self.masks = vec[u8]([0] * (copies * table.length))
        self.seats = vec[i64]([0] * copies)
        self._sheets = [Sheet(encoder, table.depth, self.rows, number * width) for number in range(copies)]
        self._ids: list[list[int]] = [[] for _ in range(copies)]  # what is marked in the mask of each

    def show(self, number: int, session: Session) -> None:
        """Lay row and mask of who decides in this game in the place of its number."""
        sheet = self._sheets[number]
        if session.depth == 0:  # between the parts of a move the view stays
            sheet.take(session.state.values(session.seat))
        sheet.lead(session.parts)
        self.seats[number] = session.seat
        masks = self.masks
        at = number * self.length
        for id in self._ids[number]:
            masks[at + id] = 0
        ids = session.ids()
        for id in ids:
            masks[at + id] = 1
        self._ids[number] = ids

    def offers(self, number: int, id: int) -> bool:
        """Whether this id is marked in the mask of a game."""
        return 0 <= id < self.length and self.masks[number * self.length + id] == 1

    def step(self, sessions: list[Session], ids: list[int]) -> list[int]:
        """An id in each game, or in none if one may not be chosen: the numbers of those that have ended. The others
        show what is next."""
        if len(ids) != len(sessions):
            raise IllegalAction(f"{len(ids)} actions for {len(sessions)} games: each wants one")
        for number in range(len(sessions)):
            if not self.offers(number, ids[number]):
                raise IllegalAction(f"game {number}: action {ids[number]} is not in its mask; no game has moved")
        ended: list[int] = []
        for number in range(len(sessions)):
            session = sessions[number]
            session.step(ids[number])
            if session.seat < 0:
                ended.append(number)
            else:
                self.show(number, session)
        return ended
