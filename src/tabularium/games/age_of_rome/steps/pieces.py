"""Legions and Pantheons: what several Buildings and cards ask for."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.age_of_rome import state, terms
from tabularium.games.age_of_rome.effects import add_element, move_legion, open_levels, place_legion
from tabularium.games.age_of_rome.state import AgeOfRome, legions_in_regions, on
from tabularium.games.age_of_rome.steps import kinds, told
from tabularium.kernel.moves import argument_of
from tabularium.kernel.step import Decision


class LegionSource(Decision[AgeOfRome]):
    """Which Legion to put into a Region: one from the board, or one that stands in another Region (AR-6.9)."""

    plays_itself: ClassVar[bool] = True  # AR-6.12: without any Legion there is only `skip`, as all can see
    rule: ClassVar[str] = "AR-6.12"

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        moves = [kinds.FROM_BOARD] if s.own[on(seat, state.LEGIONS)] else []
        for region in range(terms.REGIONS):
            if s.own[on(seat, state.REGION + region)]:
                moves.append(kinds.FROM | region)
        moves.append(kinds.SKIP)
        return moves

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.FROM_BOARD, *(kinds.FROM | region for region in range(terms.REGIONS)), kinds.SKIP]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        if move == kinds.SKIP:
            s.tell(told.SKIPPED, seat)
        elif move == kinds.FROM_BOARD:
            s.push(LegionDestination(seat, terms.REGIONS))
        else:
            s.push(LegionDestination(seat, argument_of(move)))


class LegionDestination(Decision[AgeOfRome]):
    """Where the Legion goes; `source` is its Region, or REGIONS for the board."""

    __slots__ = ("source",)

    rule: ClassVar[str] = "AR-6.9"  # another Region than its own

    def __init__(self, seat: int, source: int) -> None:
        self.seat = seat
        self.source = source

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.TO | region for region in range(terms.REGIONS) if region != self.source]

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.TO | region for region in range(terms.REGIONS)]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        if self.source == terms.REGIONS:
            place_legion(s, seat, argument_of(move))
        else:
            move_legion(s, seat, self.source, argument_of(move))


def has_legion(s: AgeOfRome, board: int) -> bool:
    """Whether a Legion could be placed or moved at all."""
    return s.own[on(board, state.LEGIONS)] > 0 or legions_in_regions(s, board) > 0


class PantheonLevel(Decision[AgeOfRome]):
    """Which level of the Pantheon grows (AR-6.23); not asked if only one is unfinished."""

    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "AR-6.24"

    def owes(self, s: AgeOfRome) -> int:
        return 1 << self.seat if open_levels(s, self.seat) else 0

    def run(self, s: AgeOfRome) -> None:
        """AR-6.24: with both levels finished nothing happens."""

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.RAISE | level for level in open_levels(s, seat)]

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.RAISE | terms.BASE, kinds.RAISE | terms.UPPER]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        add_element(s, seat, argument_of(move))
