"""Gaining resources, unit by unit, and what happens when a track is full."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.state import AveRoma
from tabularium.games.ave_roma.steps import kinds, told
from tabularium.games.ave_roma.steps.choice import Choice, Counted
from tabularium.games.ave_roma.steps.foresight import money_in_reach, short
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW


def take_units(s: AveRoma, seat: int, units: tuple[int, ...]) -> None:
    """Gain basic resources one after another in the order printed (AV-2.7). Every gain comes through here (AV-2.6)."""
    base = seat * terms.GOODS
    limit = s.box.basic_limit  # AV-2.1
    gained = 0
    for unit in units:
        if s.goods[base + unit] < limit:
            s.goods[base + unit] += 1
            gained += 1
            continue
        if gained and s.log is not None:
            s.tell(told.GAINED, seat, *units[:gained])
        if s.goods[base + terms.SURPLUS] < s.box.surplus_limit:
            s.push(Overflow(seat, units[gained:]))
            return
        overflow_as_denarii(s, seat, unit)  # AV-2.4: no room for surplus
        take_units(s, seat, units[gained + 1 :])
        return
    if gained and s.log is not None:
        s.tell(told.GAINED, seat, *units)


def overflow_as_denarii(s: AveRoma, seat: int, resource: int) -> None:
    price = s.price(seat, resource)
    s.goods[seat * terms.GOODS + terms.DENARII] += price
    s.tell(told.OVERFLOW_DENARII, seat, resource, price)


class Overflow(Choice):
    """The track of a unit is full: it becomes surplus or its price in denarii (AV-2.2), each unit anew (AV-2.3)."""

    __slots__ = ("units",)

    name: ClassVar[str] = "overflow_choice"
    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "AV-6.6"

    def __init__(self, seat: int, units: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.units = units  # the first one overflows, the others follow

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {
            "resource": self.units[0],
            "denarii": s.price(self.seat, self.units[0]),
            "left": len(self.units) - 1,
        }

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        if short(s, seat) and money_in_reach(s, seat, self.units[1:], 0) < s.due:
            return [kinds.AS_DENARII]
        return [kinds.AS_SURPLUS, kinds.AS_DENARII]

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.AS_SURPLUS, kinds.AS_DENARII]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        return {"price": s.due, "denarii": s.goods[seat * terms.GOODS + terms.DENARII]}

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if move == kinds.AS_SURPLUS:
            s.goods[seat * terms.GOODS + terms.SURPLUS] += 1
            s.tell(told.OVERFLOW_SURPLUS, seat, self.units[0])
        else:
            overflow_as_denarii(s, seat, self.units[0])
        take_units(s, seat, self.units[1:])


class ZoneResourceType(Counted):
    """One resource of a type on the Zone card of the worker's zone (AV-5.10, AV-11.7, AV-17.10)."""

    plays_itself: ClassVar[bool] = True

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"left": self.count}

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        types = list(s.box.types[s.zones[s.value - 1]])
        if short(s, seat):
            types = [r for r in types if money_in_reach(s, seat, (r,), self.count - 1) >= s.due]
        return [kinds.GAIN_RESOURCE | resource for resource in types]

    def refusal(self, s: AveRoma, seat: int, move: int) -> str:
        if kind_of(move) != kinds.GAIN_RESOURCE or argument_of(move) >= terms.BASICS:
            return NOT_NOW
        if argument_of(move) in s.box.types[s.zones[s.value - 1]]:
            return "AV-6.6"
        if s.stage == state.BASE:
            return "AV-5.10"
        return "AV-17.10" if s.bonus and not s.used else "AV-11.7"

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.GAIN_RESOURCE | resource for resource in range(terms.BASICS)]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        return {"price": s.due, "denarii": s.goods[seat * terms.GOODS + terms.DENARII]}

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if self.count > 1:
            s.push(ZoneResourceType(seat, self.count - 1))
        take_units(s, seat, (argument_of(move),))


class FragmentResource(Choice):
    """Two fragments of one kind are worth a resource: of their colour, or any for the multicoloured (AV-6.9)."""

    __slots__ = ("fragment",)

    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "AV-6.9"

    def __init__(self, seat: int, fragment: int) -> None:
        super().__init__(seat)
        self.fragment = fragment

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"fragment": self.fragment}

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        if self.fragment == 3:
            return [kinds.GAIN_RESOURCE | resource for resource in range(terms.BASICS)]
        return [kinds.GAIN_RESOURCE | 2 * self.fragment, kinds.GAIN_RESOURCE | 2 * self.fragment + 1]

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.GAIN_RESOURCE | resource for resource in range(terms.BASICS)]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        take_units(s, seat, (argument_of(move),))
