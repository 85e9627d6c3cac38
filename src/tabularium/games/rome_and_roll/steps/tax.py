"""Tax (RR-9): the linked colonies of a region produce for their owner; with a Merchant those of all regions."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.rome_and_roll import terms
from tabularium.games.rome_and_roll.effects import NONE, generate, power
from tabularium.games.rome_and_roll.state import RomeAndRoll
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.games.rome_and_roll.steps.finish import EndAction
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Decision, Step


def merchant(s: RomeAndRoll) -> bool:
    return s.pool[terms.MERCHANT] > 0 or s.pool[terms.ANY] > 0


def counts_as_linked(s: RomeAndRoll, seat: int, favours: int) -> int:
    """The seat's colonies that produce in a Tax (RR-9.2, RR-9.4); with Mercury all of them (RR-14.16)."""
    return s.colonies[seat] if favours & s.box.with_verb[terms.DO_TAX_ALL_LINKED] else s.colonies[seat] & s.linked


def can_tax(s: RomeAndRoll, seat: int, favours: int) -> bool:
    """No icon is needed (RR-9.1), but something must be produced (RR-4.13); an unlinked colony may do (RR-12.12)."""
    if s.colonies[seat] == 0:
        return False
    return counts_as_linked(s, seat, favours) != 0 or power(s, seat, terms.DO_TAX_UNLINKED, 0) > 0


def start_tax(s: RomeAndRoll, seat: int) -> None:
    """With a Merchant all regions are taxed (RR-9.3)."""
    if merchant(s):
        s.push(TaxUnlinked(seat, (1 << len(s.box.regions)) - 1, 0))
    else:
        s.push(TaxRegion(seat))


class TaxRegion(Decision[RomeAndRoll]):
    """Choose the region to tax, one that would produce."""

    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "RR-9.2"

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        linked = counts_as_linked(s, seat, s.declared)
        colonies = s.colonies[seat] if power(s, seat, terms.DO_TAX_UNLINKED, 0) else linked
        return [
            kinds.REGION | region for region in range(len(s.box.regions)) if colonies & s.box.region_colonies[region]
        ]

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.REGION | region for region in range(len(s.box.regions))]

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        s.push(TaxUnlinked(seat, 1 << argument_of(move), 0))


class TaxUnlinked(Decision[RomeAndRoll]):
    """Severina: one unlinked own colony in a taxed region produces too (RR-12.12)."""

    __slots__ = ("extra", "regions")
    name: ClassVar[str] = "tax_unlinked_pick"
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, regions: int, extra: int) -> None:
        self.seat = seat
        self.regions = regions  # mask of those taxed
        self.extra = extra  # mask of the colonies chosen

    def ground(self, s: RomeAndRoll) -> int:
        mask = 0
        for region in range(len(s.box.regions)):
            if (self.regions >> region) & 1:
                mask |= s.box.region_colonies[region]
        return mask

    def choices(self, s: RomeAndRoll) -> int:
        linked = counts_as_linked(s, self.seat, s.declared)
        return s.colonies[self.seat] & self.ground(s) & ~linked & ~self.extra

    def owes(self, s: RomeAndRoll) -> int:
        more = self.extra.bit_count() < power(s, self.seat, terms.DO_TAX_UNLINKED, 0)
        return 1 << self.seat if more and self.choices(s) else 0

    def run(self, s: RomeAndRoll) -> None:
        """All is chosen: the colonies produce in the order of the data (RR-9.5)."""
        producing = counts_as_linked(s, self.seat, s.declared) & self.ground(s) | self.extra
        regions = sum(producing & colonies != 0 for colonies in s.box.region_colonies)
        s.push(EndAction(self.seat, terms.TAX, 0, 0, 0, regions))
        s.push(Collect(self.seat, producing))

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        choices = self.choices(s)
        return [kinds.LEVY | colony for colony in range(len(s.box.colonies)) if (choices >> colony) & 1]

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        return "RR-12.12" if kind_of(move) == kinds.LEVY and argument_of(move) < len(s.box.colonies) else NOT_NOW

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.LEVY | colony for colony in range(len(s.box.colonies)) if (s.colonies[seat] >> colony) & 1]

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        s.push(TaxUnlinked(seat, self.regions, self.extra | 1 << argument_of(move)))


class Collect(Step[RomeAndRoll]):
    """The resources come one by one, in the order of regions and colonies (RR-9.5)."""

    __slots__ = ("colonies", "seat")

    def __init__(self, seat: int, colonies: int) -> None:
        self.seat = seat
        self.colonies = colonies

    def run(self, s: RomeAndRoll) -> None:
        colony = 0
        while not (self.colonies >> colony) & 1:
            colony += 1
        rest = self.colonies & ~(1 << colony)
        if rest:
            s.push(Collect(self.seat, rest))
        s.tell(told.TAXED, self.seat, colony)
        generate(s, self.seat, s.box.region_resource[s.box.colony_region[colony]], 1, NONE, colony)
