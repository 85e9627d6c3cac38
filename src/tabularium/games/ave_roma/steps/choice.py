"""Choices that must leave the action completable (AV-3.7), and the search that knows whether they do."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.state import AveRoma
from tabularium.kernel.play import act, answer
from tabularium.kernel.step import Decision, Step


def pays_first(at: int) -> bool:
    """Whether the base action of a location has a cost of its own: rows and ROMA."""
    return at in (terms.AEDIFICATOR, terms.LEGATUS, terms.SENATUS, terms.ROMA)


def base_cost_ahead(s: AveRoma) -> bool:
    """Whether a cost of the base action is still to be paid: what is chosen now must leave it payable."""
    return s.stage == state.BEFORE and pays_first(s.at)


class Choice(Decision[AveRoma]):
    """A decision within an action."""

    looks_ahead: ClassVar[bool] = False  # True where `choices` are only those that lead to a completed action

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        """What the rules of this decision alone allow, sorted."""
        raise NotImplementedError

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        moves = self.choices(s, seat)
        if not base_cost_ahead(s) or self.looks_ahead:
            return moves
        return [move for move in moves if completes(s, seat, move)]

    def forbids(self, s: AveRoma, seat: int, move: int) -> str:
        if move in self.legal(s, seat):
            return ""
        return "AV-3.7" if move in self.choices(s, seat) else self.refusal(s, seat, move)

    def hopeful(self, s: AveRoma) -> bool:
        """Whether some choice leads to a completed action."""
        return any(self.looks_ahead or completes(s, self.seat, move) for move in self.choices(s, self.seat))


class Counted(Choice):
    """A choice that is made `count` times."""

    __slots__ = ("count",)

    def __init__(self, seat: int, count: int) -> None:
        super().__init__(seat)
        self.count = count


class Base(Step[AveRoma]):
    """The base action, still to come."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def payable(self, s: AveRoma) -> bool:
        raise NotImplementedError


def completes(s: AveRoma, seat: int, move: int) -> bool:
    """Whether the action can be completed after this move: tried out on a copy. What is drawn is drawn only when the
    turn is confirmed, so a view can be tried as well as the full state."""
    trial = s.copy()
    answer(trial, seat, move)
    return reaches_base(trial)


def reaches_base(s: AveRoma) -> bool:
    """Whether some way leads to a base action that can be paid."""
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, Base):
            return step.payable(s)
        if step.owes(s) == 0:
            act(s)
        elif isinstance(step, Choice):
            return step.hopeful(s)
        else:
            return True
    return True
