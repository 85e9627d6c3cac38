"""A round (RR-3, RR-4.1, RR-15): roll, draft forth and back, two turns each, and the Proconsul card goes left."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.scoring import outcome_points, seneca_sheet, seneca_total
from tabularium.games.rome_and_roll.solo import LayCards, RevealCard, SenecaDraft, SenecaTurn
from tabularium.games.rome_and_roll.state import RomeAndRoll, on
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.games.rome_and_roll.steps.turn import ChooseDie
from tabularium.kernel.moves import PASS, argument_of
from tabularium.kernel.step import Decision, Step

MOST_ROUNDS: Final = 20  # RR-15.8


class RoundStart(Step[RomeAndRoll]):
    """Lay out the round: draft from the Proconsul on (RR-3.2), then backwards (RR-3.5), then two turns each in
    Proconsul order (RR-4.1)."""

    def run(self, s: RomeAndRoll) -> None:
        s.round += 1
        s.clear_turn()
        for seat in range(s.seats):
            s.sheet[on(seat, state.TURNED)] = 0
            s.sheet[on(seat, state.DICE)] = s.sheet[on(seat, state.DICE + 1)] = state.NO_DIE
        s.tell(told.ROUND, -1, s.round)
        order = s.order()
        s.push(RoundEnd())
        for _ in range(2):
            for chair in reversed(order):
                s.push(SenecaTurn() if chair == state.SENECA else ChooseDie(chair))
        s.push(LeftOver())
        for chair in order:
            s.push(SenecaDraft(1) if chair == state.SENECA else DraftDie(chair, 1))
        for chair in reversed(order):
            s.push(SenecaDraft(0) if chair == state.SENECA else DraftDie(chair, 0))
        s.push(Roll())
        if s.seats == 1:
            s.push(LayCards())
        elif s.options[state.VARIANT] and s.round >= s.box.from_round:  # RR-20.4, RR-20.9
            s.push(RevealCard())


class Roll(Step[RomeAndRoll]):
    """All dice of the game are rolled (RR-3.1, RR-2.1)."""

    def run(self, s: RomeAndRoll) -> None:
        dice: list[int] = []
        counts = s.box.game_dice[s.seats]
        for colour in range(len(counts)):
            for _ in range(counts[colour]):
                dice.append(colour * terms.FACES + s.below(terms.FACES))
        dice.sort()
        s.reserve = tuple(dice)
        s.tell(told.ROLLED, -1, *dice)


class DraftDie(Decision[RomeAndRoll]):
    """Take one die (RR-3.2); on the way back those who have only one (RR-3.5, RR-3.6)."""

    __slots__ = ("back",)
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, back: int) -> None:
        self.seat = seat
        self.back = back  # 1 on the way back

    def owes(self, s: RomeAndRoll) -> int:
        return 1 << self.seat if s.sheet[on(self.seat, state.DICE + 1)] == state.NO_DIE else 0

    def run(self, s: RomeAndRoll) -> None:
        pass  # nobody has more than two dice (RR-3.4)

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        return drafts(s)

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        take_die(s, seat, argument_of(move))
        if not self.back and s.free_senators(seat) > 0:
            s.push(DoubleDraft(seat))


def drafts(s: RomeAndRoll) -> list[int]:
    """The reserve is sorted: dice that show the same stand side by side and are one option."""
    moves: list[int] = []
    last = state.NO_DIE
    for die in s.reserve:
        if die != last:
            moves.append(kinds.DRAFT | die)
        last = die
    return moves


def take_die(s: RomeAndRoll, seat: int, die: int) -> None:
    at = 0
    while s.reserve[at] != die:
        at += 1
    s.reserve = s.reserve[:at] + s.reserve[at + 1 :]
    i = on(seat, state.DICE)
    s.sheet[i if s.sheet[i] == state.NO_DIE else i + 1] = die
    if s.log is not None:
        s.tell(told.DRAFTED, seat, die)


class DoubleDraft(Decision[RomeAndRoll]):
    """Directly after the first pick one Senator may be deployed to take a second die at once (RR-3.3, RR-3.4)."""

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [PASS, kinds.DOUBLE]

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        if move == kinds.DOUBLE:
            s.sheet[on(seat, state.DEPLOYED)] += 1
            s.tell(told.SENATOR, seat)
            s.push(DraftExtraDie(seat))


class DraftExtraDie(Decision[RomeAndRoll]):
    """The second die that a Senator brings."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        return drafts(s)

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        take_die(s, seat, argument_of(move))


class LeftOver(Step[RomeAndRoll]):
    """One die remains and is not used this round (RR-3.7)."""

    def run(self, s: RomeAndRoll) -> None:
        s.tell(told.LEFT_OVER, -1, *s.reserve)


class RoundEnd(Step[RomeAndRoll]):
    """The Proconsul card goes to the left (RR-15.6). After the last Nero card exactly one more round is played
    (RR-15.7); solo ends with round 9 at the latest (RR-18.41), other games with round 20 (RR-15.8)."""

    def run(self, s: RomeAndRoll) -> None:
        if s.seats == 1:
            s.proconsul = state.SENECA if s.proconsul == 0 else 0  # RR-18.5
        else:
            s.proconsul = (s.proconsul + 1) % s.seats
        if s.proconsul == state.SENECA:
            s.tell(told.SENECA_PROCONSUL, -1)
        else:
            s.tell(told.PROCONSUL, s.proconsul)
        if is_last(s):
            s.push(FinalScores())
            return
        if not s.nero and s.last == 0:
            s.last = s.round + 1
            s.tell(told.LAST_ROUND, -1, s.last)
        s.push(RoundStart())


def is_last(s: RomeAndRoll) -> bool:
    """Whether this round is the last: because the Nero cards are gone, or by its number."""
    return s.round in (s.last, s.box.seneca_rounds if s.seats == 1 else MOST_ROUNDS)


class FinalScores(Step[RomeAndRoll]):
    """The points are counted, once, on the final map (RR-16.5)."""

    def run(self, s: RomeAndRoll) -> None:
        for seat in range(s.seats):
            s.tell(told.FINAL, seat, outcome_points(s, seat))
        if s.seats == 1:
            s.tell(told.SENECA_FINAL, -1, seneca_total(s), *seneca_sheet(s))
