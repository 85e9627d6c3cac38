"""Whose turn it is: rounds from the left of the Imperium Maius, and two seats for one Suitor in a game of two."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.forty_four_bce import state
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds, told
from tabularium.kernel.moves import PASS, argument_of
from tabularium.kernel.step import Decision, Step


class BoardStep(Step[FortyFourBce]):
    """A decision about one board, taken by the seat that decides for it."""

    __slots__ = ("board",)

    def __init__(self, board: int) -> None:
        self.board = board

    def owes(self, s: FortyFourBce) -> int:
        return 1 << s.decider(self.board)

    def prompt_values(self, s: FortyFourBce) -> dict[str, int]:
        return {"shared": shared(s, self.board)}


def shared(s: FortyFourBce, board: int) -> int:
    """1 for the shared Suitor's board."""
    return 1 if board >= s.seats else 0


class Round(Step[FortyFourBce]):
    """Each board in order does something of its own (BC-2.1)."""

    def can_act(self, s: FortyFourBce, board: int) -> bool:
        """Whether this board has anything to do here."""
        raise NotImplementedError

    def order_matters(self, s: FortyFourBce) -> bool:
        """Whether it can make a difference which of two boards goes first."""
        return True


class OnePass(Round):
    """A round that is played once: board after board is visited."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: FortyFourBce) -> None:
        order = s.led_order()
        for turn in range(self.turn, len(order)):
            if self.can_act(s, order[turn]):
                s.push(self.after(turn))
                self.visit(s, order[turn])
                return

    def after(self, turn: int) -> OnePass:
        """The rest of the round."""
        raise NotImplementedError

    def visit(self, s: FortyFourBce, board: int) -> None:
        """What a board does that has anything to do here."""
        raise NotImplementedError


class ChooseSeat(Decision[FortyFourBce]):
    """The Suitor player says which of two seats goes first (BC-13.4, BC-13.5)."""

    name: ClassVar[str] = "choose_seat"
    open_formality: ClassVar[bool] = True

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.LEAD, kinds.LEAD | 1]

    def formality(self, s: FortyFourBce, seat: int) -> int:
        """Nobody is asked where the order changes nothing. What comes next says who of the two could do anything; one
        alone goes first, so that the other can still use what that leaves."""
        following = s.agenda[-2]
        if not isinstance(following, Round):
            return -1
        own = following.can_act(s, seat)
        other = following.can_act(s, s.seats)
        if own and other and following.order_matters(s):
            return -1
        return kinds.LEAD | 1 if other and not own else kinds.LEAD

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        s.lead = s.seats if argument_of(move) else seat
        s.tell(told.LEADS, s.lead)


class Turn(Round):
    """One turn of a phase played round after round until all have passed: build or enlist, activate, or pass (BC-3.1,
    BC-5.1). It is all open to see: who can only pass is not asked. Nobody's turn is the start of a round."""

    __slots__ = ("board", "passed")

    plays_itself: ClassVar[bool] = True

    def __init__(self, board: int, passed: int) -> None:
        self.board = board
        self.passed = passed  # mask of the boards that take no further turn (BC-3.2)

    def owes(self, s: FortyFourBce) -> int:
        return 0 if self.board == state.NOBODY_YET else 1 << s.decider(self.board)

    def run(self, s: FortyFourBce) -> None:
        board = next_board(s, state.NOBODY_YET, self.passed)
        if board != state.NOBODY_YET:
            s.push(self.of(board, self.passed))

    def of(self, board: int, passed: int) -> Turn:
        """The same kind of turn for another board."""
        raise NotImplementedError

    def act(self, s: FortyFourBce, move: int) -> None:
        """What a move does, unless it is a pass."""
        raise NotImplementedError

    def can_act(self, s: FortyFourBce, board: int) -> bool:
        return self.of(board, self.passed).legal(s, s.decider(board)) != [PASS]

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        if move == PASS:
            if s.log is not None:
                s.tell(told.PASSED, self.board)
            self.hand_on(s, self.passed | 1 << self.board)
        else:
            self.hand_on(s, self.passed)
            self.act(s, move)

    def hand_on(self, s: FortyFourBce, passed: int) -> None:
        following = next_board(s, self.board, passed)
        s.push(self.of(following, passed))
        if following == state.NOBODY_YET:
            ask_who_leads(s, passed)


def start_turns(s: FortyFourBce, turn: Turn) -> None:
    """A phase of rounds begins: every structure can be activated again (BC-2.15)."""
    for board in range(s.boards):
        s.activated[board] = 0
    s.push(turn)
    ask_who_leads(s, 0)


def ask_who_leads(s: FortyFourBce, passed: int) -> None:
    """Once before a phase of one pass; in a phase of rounds while neither Suitor seat has passed (BC-13.4, BC-13.5)."""
    if s.seats != 2:
        return
    suitor = 1 - s.im
    if passed & (1 << suitor | 1 << s.seats) == 0:
        s.push(ChooseSeat(suitor))


def next_board(s: FortyFourBce, board: int, passed: int) -> int:
    """Whose turn comes after this board's in the round, or after nobody's: the first; NOBODY_YET if none is left."""
    earlier = board != state.NOBODY_YET
    for other in s.led_order():
        if earlier:
            earlier = other != board
        elif not (passed >> other) & 1:
            return other
    return state.NOBODY_YET
