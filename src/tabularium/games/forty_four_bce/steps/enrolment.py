"""The enrolment phase: enlist, activate or pass, round after round, until all have passed."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.forty_four_bce.box import ANY, ENROLMENT, LOYALTY, NONE
from tabularium.games.forty_four_bce.state import Rome
from tabularium.games.forty_four_bce.steps.choices import cannot_pay, enlist, price_told
from tabularium.games.forty_four_bce.steps.construction import activate, activations, cannot_activate
from tabularium.games.forty_four_bce.steps.turns import BoardStep, ask_who_leads, first_board, next_board
from tabularium.games.forty_four_bce.steps.words import ACTIVATE, RECRUIT, TOLD_PASSED
from tabularium.kernel.moves import PASS, argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Step


class EnrolmentRound(Step[Rome]):
    """A round of turns; the phase ends when all have passed (BC-5.1)."""

    __slots__ = ("passed",)

    name: ClassVar[str] = "enrolment-round"

    def __init__(self, passed: int) -> None:
        self.passed = passed

    def run(self, s: Rome) -> None:
        s.pop()
        board = first_board(s, self.passed)
        if board >= 0:
            s.push(Enrolment(board, self.passed))


def start_enrolment(s: Rome) -> None:
    for board in range(s.boards):
        s.activated[board] = 0
    s.push(EnrolmentRound(0))
    ask_who_leads(s, 0)


class Enrolment(BoardStep):
    """On a turn: enlist a recruit, activate a structure, or pass for the phase (BC-5.1)."""

    __slots__ = ("passed",)

    name: ClassVar[str] = "enrolment"

    def __init__(self, board: int, passed: int) -> None:
        self.board = board
        self.passed = passed

    def legal(self, s: Rome, seat: int) -> list[int]:
        moves = [PASS]
        display = s.display
        costs = s.box.cost
        at = self.board * 4
        political = s.cubes[at]
        military = s.cubes[at + 1]
        social = s.cubes[at + 2]
        support = s.cubes[at + 3]
        cubes = political + military + social + support
        loyalty = s.face_up_loyalty(self.board)
        for recruit in range(s.box.loyal):  # as many and as often as one can pay (BC-5.8)
            if display[recruit] == 0:
                continue
            cost = costs[recruit]
            if cost[0] > political or cost[1] > military or cost[2] > social or cost[3] > support:
                continue
            if cost[0] + cost[1] + cost[2] + cost[3] + cost[ANY] <= cubes and cost[LOYALTY] <= loyalty:
                moves.append(RECRUIT | recruit)
        return moves + activations(s, self.board, ENROLMENT) if s.owned[self.board] else moves

    def forbids(self, s: Rome, seat: int, move: int) -> str:
        if move == PASS:
            return ""
        if kind_of(move) == ACTIVATE:
            return cannot_activate(s, self.board, argument_of(move), ENROLMENT)
        if kind_of(move) != RECRUIT:
            return NOT_NOW
        if s.display[argument_of(move)] == 0:
            return "BC-5.2"  # and it stays empty (BC-5.9)
        return cannot_pay(s, self.board, argument_of(move), NONE)

    def candidates(self, s: Rome, seat: int) -> list[int]:
        owned = sorted(set(s.owned[self.board]))
        return [*(RECRUIT | recruit for recruit in range(s.box.loyal)), *(ACTIVATE | structure for structure in owned)]

    def explain(self, s: Rome, seat: int, move: int) -> dict[str, int]:
        return price_told(s, self.board, argument_of(move), NONE) if kind_of(move) == RECRUIT else {}

    def apply(self, s: Rome, seat: int, move: int) -> None:
        s.pop()
        passed = self.passed
        if move == PASS:
            passed |= 1 << self.board
            s.tell(TOLD_PASSED, self.board)
        following = next_board(s, self.board, passed)
        if following >= 0:
            s.push(Enrolment(following, passed))
        else:
            s.push(EnrolmentRound(passed))
            ask_who_leads(s, passed)
        if kind_of(move) == RECRUIT:
            enlist(s, self.board, argument_of(move), NONE)
        elif kind_of(move) == ACTIVATE:
            activate(s, self.board, argument_of(move))
