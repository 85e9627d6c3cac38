"""Saturn: two Buildings of two different Plans, anywhere beside a Building, for Jewellery alone (RR-14.18)."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.rome_and_roll.box import BLOCKED
from tabularium.games.rome_and_roll.geometry import cells_in
from tabularium.games.rome_and_roll.state import RomeAndRoll
from tabularium.games.rome_and_roll.steps import kinds
from tabularium.games.rome_and_roll.steps.build import BY_SATURN, Draw
from tabularium.games.rome_and_roll.steps.finish import ReturnFavours, use_favour
from tabularium.games.rome_and_roll.steps.ground import (
    all_fits,
    any_frontier,
    cells_beside_any,
    covered,
    first_fit,
    forbids_place,
    ground_of,
)
from tabularium.games.rome_and_roll.steps.payment import Pay, affordable
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Decision


def forbids_saturn(s: RomeAndRoll, seat: int, favour: int) -> str:
    """The price (RR-14.18), and room for both Buildings (RR-14.22)."""
    if not affordable(s, seat, s.box.favour_cost[favour], 0, 0):
        return "RR-14.18"
    return "" if any(startable(s, plan) for plan in s.plans) else "RR-14.22"


def front_with(s: RomeAndRoll, places: tuple[int, ...]) -> int:
    """Free cells beside a Building; the second one may touch the first (RR-14.19)."""
    front = any_frontier(s)
    for place in places:
        front |= s.city.around[place]
    return front & ~taken_with(s, places)


def taken_with(s: RomeAndRoll, places: tuple[int, ...]) -> int:
    taken = s.taken
    for place in places:
        taken |= s.city.mask[place]
    return taken


def completes(s: RomeAndRoll, plan: int, place: int) -> bool:
    """Whether a second Plan fits after this first one (RR-4.18)."""
    front, ground = cells_in(front_with(s, (place,))), covered(s, (place,), BLOCKED)
    for other in s.plans:
        if other != plan and not s.has_foreman(other) and first_fit(s.city, s.city.covers[other], front, ground) >= 0:
            return True
    return False


def startable(s: RomeAndRoll, plan: int) -> bool:
    """A Plan without any Foreman, also one's own, when the free action starts (RR-14.18)."""
    if s.has_foreman(plan):
        return False
    places = all_fits(s.city, s.city.covers[plan], cells_beside_any(s), ground_of(s))
    return any(completes(s, plan, place) for place in places)


def start_saturn(s: RomeAndRoll, seat: int, favour: int) -> None:
    use_favour(s, seat, favour)
    s.declared |= 1 << favour
    s.push(SaturnPlan(seat, favour, (), ()))


class SaturnPlan(Decision[RomeAndRoll]):
    """Choose two different available Plans, one after the other (RR-14.18)."""

    __slots__ = ("favour", "places", "plans")
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, favour: int, plans: tuple[int, ...], places: tuple[int, ...]) -> None:
        self.seat = seat
        self.favour = favour
        self.plans = plans
        self.places = places

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        return sorted(kinds.PLAN | plan for plan in s.plans if not self.forbids(s, seat, kinds.PLAN | plan))

    def forbids(self, s: RomeAndRoll, seat: int, move: int) -> str:
        plan = argument_of(move)
        if kind_of(move) != kinds.PLAN or plan not in s.plans:
            return NOT_NOW
        if s.has_foreman(plan) or plan in self.plans:
            return "RR-14.18"
        if not self.plans:
            return "" if startable(s, plan) else "RR-14.22"
        front, ground = cells_in(front_with(s, self.places)), covered(s, self.places, BLOCKED)
        return "" if first_fit(s.city, s.city.covers[plan], front, ground) >= 0 else "RR-14.22"

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.PLAN | plan for plan in s.plans]

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"number": len(self.plans) + 1}

    def explain(self, s: RomeAndRoll, seat: int, move: int) -> dict[str, int]:
        return {"number": len(self.plans) + 1}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        s.push(SaturnPlacement(seat, self.favour, (*self.plans, argument_of(move)), self.places))


class SaturnPlacement(Decision[RomeAndRoll]):
    """Where it stands: all placement rules but the Overseer's (RR-14.19)."""

    __slots__ = ("favour", "places", "plans")
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, favour: int, plans: tuple[int, ...], places: tuple[int, ...]) -> None:
        self.seat = seat
        self.favour = favour
        self.plans = plans
        self.places = places

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        plan = self.plans[-1]
        front, ground = cells_in(front_with(s, self.places)), covered(s, self.places, BLOCKED)
        found = all_fits(s.city, s.city.covers[plan], front, ground)
        if len(self.plans) == 1:
            found = [place for place in found if completes(s, plan, place)]
        return [kinds.PLACE | place for place in found]

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if kind_of(move) != kinds.PLACE:
            return NOT_NOW
        plan, place = self.plans[-1], argument_of(move)
        front = front_with(s, self.places)
        rule = forbids_place(s, plan, place, s.box.plan[plan].shape, False, front, "RR-14.19")
        return rule or ("RR-5.18" if s.city.mask[place] & taken_with(s, self.places) else "RR-14.22")

    def explain(self, s: RomeAndRoll, seat: int, move: int) -> dict[str, int]:
        return {"restriction": s.box.plan[self.plans[-1]].restriction, "number": len(self.plans)}

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"plan": self.plans[-1]}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        places = (*self.places, argument_of(move))
        if len(places) == 1:
            s.push(SaturnPlan(seat, self.favour, self.plans, places))
            return
        # paid, then the first is drawn and resolved, then the second (RR-14.26); then Saturn goes back (RR-14.5)
        s.push(ReturnFavours(seat))
        for plan, place in ((self.plans[1], places[1]), (self.plans[0], places[0])):
            s.push(Draw(seat, plan, place, BY_SATURN))
        s.push(Pay(seat, s.box.favour_cost[self.favour]))
