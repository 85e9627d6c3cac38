"""Raise a Legion (RR-6): up to three Army Buildings on the map, whoever owns them."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.box import cell_of
from tabularium.games.rome_and_roll.effects import LEGION_ABILITY, Coins, Effects, pick, picked
from tabularium.games.rome_and_roll.state import RomeAndRoll, of
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.games.rome_and_roll.steps.finish import EndAction
from tabularium.kernel.step import NOT_NOW, Decision

MOST_PICKS: Final = 3  # RR-6.2


def is_army(s: RomeAndRoll, building: int) -> bool:
    return s.box.army[s.buildings[of(building, state.SITE)]]


def can_raise_legion(s: RomeAndRoll) -> bool:
    """A Legionary in the pool (RR-6.1) and an Army Building anywhere (RR-4.13, RR-6.6)."""
    if s.pool[terms.LEGION] == 0 and s.pool[terms.ANY] == 0:
        return False
    return any(is_army(s, building) for building in range(1, s.built))


class LegionPick(Decision[RomeAndRoll]):
    """Pick one to three different Army Buildings; two of the same Plan are different (RR-6.2)."""

    __slots__ = ("chosen",)
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.chosen = chosen

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        moves = [
            pick(s, building) for building in range(1, s.built) if is_army(s, building) and building not in self.chosen
        ]
        moves.sort()
        if self.chosen:
            moves.append(kinds.STOP)
        return moves

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if move == kinds.STOP:
            return "RR-4.13"
        return "RR-6.2" if picked(s, move) >= 0 else NOT_NOW

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [pick(s, building) for building in range(1, s.built)]

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"left": MOST_PICKS - len(self.chosen)}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        chosen = self.chosen
        if move != kinds.STOP:
            building = picked(s, move)
            s.tell(
                told.RAISED,
                seat,
                s.buildings[of(building, state.SITE)],
                cell_of(s.buildings[of(building, state.AT)]),
            )
            chosen = (*chosen, building)
            if len(chosen) < MOST_PICKS:
                s.push(LegionPick(seat, chosen))
                return
        muster(s, seat, chosen)


def muster(s: RomeAndRoll, seat: int, chosen: tuple[int, ...]) -> None:
    """One event in Proconsul order (RR-6.7): the legion abilities in the order of the picks (RR-6.3), a Coin for each
    Building of an opponent (RR-6.4), none for one's own (RR-6.5)."""
    s.push(EndAction(seat, terms.RAISE_LEGION, 0, 0, 0, 0))
    for other in reversed(s.seats_in_order()):
        if other == seat:
            for building in reversed(chosen):
                s.push(Effects(seat, LEGION_ABILITY, building, 0))
        else:
            used = sum(s.buildings[of(building, state.OWNER)] == other for building in chosen)
            if used:
                s.push(Coins(other, used))
