"""Whose turn it is: rounds from the left of the Imperium Maius, and two seats for one Suitor in a game of two."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.forty_four_bce.state import Rome
from tabularium.games.forty_four_bce.steps.words import LEAD, TOLD_LEADS
from tabularium.kernel.moves import argument_of
from tabularium.kernel.step import Decision, Step


class BoardStep(Step[Rome]):
    """A decision about one board, taken by the seat that decides for it."""

    __slots__ = ("board",)

    def __init__(self, board: int) -> None:
        self.board = board

    def owes(self, s: Rome) -> int:
        return 1 << s.decider(self.board)

    def says(self, s: Rome) -> dict[str, int]:
        return {"shared": shared(s, self.board)}


def shared(s: Rome, board: int) -> int:
    """1 for the shared Suitor's board."""
    return 1 if board >= s.seats else 0


class ChooseSeat(Decision[Rome]):
    """The Suitor player says which of two seats goes first (BC-13.4, BC-13.5)."""

    name: ClassVar[str] = "choose-seat"

    def legal(self, s: Rome, seat: int) -> list[int]:
        return [LEAD, LEAD | 1]

    def apply(self, s: Rome, seat: int, move: int) -> None:
        s.pop()
        s.lead = s.seats if argument_of(move) else seat
        s.tell(TOLD_LEADS, s.lead)


def ask_who_leads(s: Rome, passed: int) -> None:
    """Once before a phase of one pass; in a phase of rounds while neither Suitor seat has passed (BC-13.4, BC-13.5)."""
    if s.seats != 2:
        return
    suitor = 1 - s.im
    if passed & (1 << suitor | 1 << s.seats) == 0:
        s.push(ChooseSeat(suitor))


def next_board(s: Rome, board: int, passed: int) -> int:
    """Who acts after `board` in this round, or -1. A seat that passed takes no further turn (BC-3.2)."""
    order = s.led_order()
    for later in order[order.index(board) + 1 :]:
        if not (passed >> later) & 1:
            return later
    return -1


def first_board(s: Rome, passed: int) -> int:
    """Who opens the next round, or -1 when all have passed."""
    for board in s.led_order():
        if not (passed >> board) & 1:
            return board
    return -1
