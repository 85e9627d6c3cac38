"""Build (RR-5): move the Overseer, choose a Plan and a place, pay, draw, and let the neighbours produce."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.box import cell_of, form_of
from tabularium.games.rome_and_roll.effects import BONUS, PRODUCTION, Effects, gain, generate, mark, power, trigger
from tabularium.games.rome_and_roll.state import RomeAndRoll, of, on
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.games.rome_and_roll.steps.finish import EndAction
from tabularium.games.rome_and_roll.steps.ground import (
    all_fits,
    any_frontier,
    cells_beside,
    cells_beside_any,
    draw,
    fits,
    fits_free,
    forbids_place,
    frontier,
    ground_of,
    owned_beside,
)
from tabularium.games.rome_and_roll.steps.payment import Pay, affordable, means
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Decision, Step

# -- what can be built -------------------------------------------------------------------------------


def architect(s: RomeAndRoll) -> bool:
    """Architect rights (RR-5.12); any worker counts as one (RR-4.6, RR-4.7). Workers are never spent (RR-1.15)."""
    return s.pool[terms.ARCHITECT] > 0 or s.pool[terms.ANY] > 0


def builder(s: RomeAndRoll) -> bool:
    return s.pool[terms.BUILDER] > 0 or s.pool[terms.ANY] > 0


def discount(s: RomeAndRoll, seat: int, plan: int) -> int:
    """How many resources are waived: one by an Architect on an available Plan (RR-5.13, RR-5.14), and what Advisors
    give (RR-5.37)."""
    waived = 1 if architect(s) and not s.has_foreman(plan) else 0
    return waived + power(s, seat, terms.DO_PLAN_DISCOUNT, s.box.plan[plan].type)


def forbids_plan(s: RomeAndRoll, seat: int, plan: int, fish: int, free: bool) -> str:
    """The rule that keeps the seat from this Plan in play, its place aside."""
    if free and (not_free(s) >> s.box.plan[plan].type) & 1:
        return "RR-14.10"
    if s.has_foreman(plan) and not architect(s):
        return "RR-5.11"
    if not affordable(s, seat, s.box.plan[plan].cost, fish, discount(s, seat, plan)):
        return "RR-5.23"
    return ""


def not_free(s: RomeAndRoll) -> int:
    """The Plan types that the free form of a Favour leaves out."""
    mask = 0
    for favour in range(len(s.favours)):
        if (s.box.with_verb[terms.DO_BUILD_FREE_FORM] >> favour) & 1:
            mask |= s.box.favour_not[favour]
    return mask


def walk(s: RomeAndRoll, seat: int, fish: int) -> list[int]:
    """The Fish that each Building costs as a destination, -1 where the Overseer cannot stop (RR-5.3, RR-5.8, RR-5.36).

    The first step is free (RR-5.4). The way may lead over any Building, other Overseers included.
    """
    here = s.sheet[on(seat, state.OVERSEER)]
    n = s.built
    costs = [-1] * n
    costs[here] = 0
    seen = reached = 1 << here
    if s.options[state.RUBBLE_BLOCKS]:  # RR-19.7
        for building in range(n):
            if s.buildings[of(building, state.SITE)] == s.box.rubble_site:
                seen |= 1 << building
    for cost in range(min(fish, kinds.MOST_FISH) + 1):
        further = 0
        for building in range(n):
            if (reached >> building) & 1:
                further |= s.buildings[of(building, state.NEXT_TO)]
        reached = further & ~seen
        if reached == 0:
            break
        seen |= reached
        for building in range(n):
            if (reached >> building) & 1:
                costs[building] = cost
    for other in range(s.seats):
        there = s.sheet[on(other, state.OVERSEER)]
        if other != seat and there != state.FORUM and there != here:  # RR-5.9: the Forum holds any number
            costs[there] = -1
    return costs


def fish_to_spare(s: RomeAndRoll, seat: int, plan: int, waived: int) -> int:
    """How many Fish the seat could spend on the way to a Plan that it then pays, or -1.

    The same sum as `affordable`, solved for the Fish. What of the Plan is waived fills up what is missing, Fish of the
    way are never waived.
    """
    pool, sheet = s.pool, s.sheet
    cost = s.box.plan[plan].cost
    short = 0
    for kind in range(terms.FISH):
        gap = cost[kind] - pool[kind] - sheet[on(seat, state.STORED + kind)]
        if gap > 0:
            short += gap
    gap = cost[terms.JEWEL] - pool[terms.JEWEL] - sheet[on(seat, state.STORED + terms.JEWEL)]
    if gap > 0:
        waived -= gap
    room = pool[terms.BASKET] - short
    if waived < 0 or room + waived < 0:
        return -1
    need = cost[terms.FISH]
    fish = room + min(waived, short + need) - need + pool[terms.FISH] + sheet[on(seat, state.STORED + terms.FISH)]
    return max(fish, -1)


def goods_of(s: RomeAndRoll, seat: int) -> int:
    """All resources that the seat could pay with, Baskets included."""
    goods = s.pool[terms.BASKET]
    for kind in range(terms.STORED_KINDS):
        goods += s.pool[kind] + s.sheet[on(seat, state.STORED + kind)]
    return goods


def fish_with(s: RomeAndRoll, seat: int, plan: int, goods: int) -> int:
    """Fish to spare with a Plan, -1 if the seat may not or cannot build it."""
    if not architect(s) and s.has_foreman(plan):  # RR-5.11
        return -1
    waived = discount(s, seat, plan)
    return fish_to_spare(s, seat, plan, waived) if goods + waived >= s.box.plan[plan].total else -1


def plans_within_reach(s: RomeAndRoll, seat: int) -> list[int]:
    """Fish to spare with each Plan, by its place in the row."""
    goods = goods_of(s, seat)
    return [fish_with(s, seat, plan, goods) for plan in s.plans]


def can_build(s: RomeAndRoll, seat: int, free: bool) -> bool:
    """Whether some Plan can be paid and placed (RR-4.4, RR-4.13, RR-5.1, RR-5.10)."""
    if not architect(s) and s.pool[terms.BUILDER] == 0:
        return False
    if free:
        return any(not forbids_plan(s, seat, plan, 0, True) and fits_free(s, slot) for slot, plan in enumerate(s.plans))
    here = s.sheet[on(seat, state.OVERSEER)]
    goods = goods_of(s, seat)
    spare: list[int] = []
    most = -1
    for slot in range(len(s.plans)):
        fish = fish_with(s, seat, s.plans[slot], goods)
        if fish >= 0 and fits(s, here, slot):
            return True
        spare.append(fish)
        most = max(most, fish)
    if most < 0:
        return False
    costs = walk(s, seat, most)
    for building in range(len(costs)):
        if costs[building] >= 0 and worth_going(s, building, costs[building], spare):
            return True
    return False


def worth_going(s: RomeAndRoll, building: int, cost: int, spare: list[int]) -> bool:
    """Whether something can be built from a Building after paying the way (RR-5.10)."""
    return any(spare[slot] >= cost and fits(s, building, slot) for slot in range(len(spare)))


# -- the decisions -----------------------------------------------------------------------------------


def start_build(s: RomeAndRoll, seat: int) -> None:
    """With the free form of Juno the Overseer is not asked (RR-14.24)."""
    if s.declared & s.box.with_verb[terms.DO_BUILD_FREE_FORM]:
        s.push(ChoosePlan(seat, 0, 1))
    else:
        s.push(OverseerMove(seat))


class OverseerMove(Decision[RomeAndRoll]):
    """Before drawing the Overseer may move from Building to adjacent Building (RR-5.2, RR-5.3)."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        spare = plans_within_reach(s, seat)
        costs = walk(s, seat, max(spare))
        here = s.sheet[on(seat, state.OVERSEER)]
        moves: list[int] = []
        for building in range(len(costs)):
            if costs[building] >= 0 and worth_going(s, building, costs[building], spare):
                moves.append(kinds.STAY if building == here else go(s, building, costs[building]))
        moves.sort()
        return moves

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if move == kinds.STAY:
            return "RR-5.10"
        building = s.building_at(kinds.go_cell(move))
        if kind_of(move) != kinds.GO or building in (-1, s.sheet[on(seat, state.OVERSEER)]):
            return NOT_NOW
        if building != state.FORUM and self.occupied(s, seat, building):
            return "RR-5.8"
        cost = walk(s, seat, kinds.MOST_FISH)[building]
        if cost < 0:
            return "RR-19.7" if s.options[state.RUBBLE_BLOCKS] else "RR-5.3"
        if move != go(s, building, cost):
            return "RR-5.36"
        return "RR-5.4" if cost > fish_at_hand(s, seat) else "RR-5.10"

    def occupied(self, s: RomeAndRoll, seat: int, building: int) -> bool:
        return any(s.sheet[on(other, state.OVERSEER)] == building for other in range(s.seats) if other != seat)

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        costs = walk(s, seat, kinds.MOST_FISH)
        here = s.sheet[on(seat, state.OVERSEER)]
        return [
            kinds.STAY if building == here else go(s, building, max(0, costs[building]))
            for building in range(len(costs))
        ]

    def explain(self, s: RomeAndRoll, seat: int, move: int) -> dict[str, int]:
        building = s.building_at(kinds.go_cell(move))
        if kind_of(move) != kinds.GO or building < 0:
            return {}
        return {"fish": max(0, walk(s, seat, kinds.MOST_FISH)[building]), "has": fish_at_hand(s, seat)}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        fish = 0
        if move != kinds.STAY:
            building = s.building_at(kinds.go_cell(move))
            fish = kinds.go_fish(move)
            s.sheet[on(seat, state.OVERSEER)] = building
            s.tell(told.WENT, seat, kinds.go_site(move), kinds.go_cell(move), fish)
        s.push(ChoosePlan(seat, fish, 0))


def go(s: RomeAndRoll, building: int, fish: int) -> int:
    """The move that sends the Overseer to a Building."""
    return kinds.going(s.buildings[of(building, state.SITE)], cell_of(s.buildings[of(building, state.AT)]), fish)


def fish_at_hand(s: RomeAndRoll, seat: int) -> int:
    return s.pool[terms.FISH] + s.pool[terms.BASKET] + s.sheet[on(seat, state.STORED + terms.FISH)]


class ChoosePlan(Decision[RomeAndRoll]):
    """Choose a face-up Plan (RR-5.11, RR-5.12), as often as one likes (RR-5.15)."""

    __slots__ = ("fish", "free")
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, fish: int, free: int) -> None:
        self.seat = seat
        self.fish = fish  # owed for the Overseer's way
        self.free = free  # 1: in the free form of a Favour

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        slots = range(len(s.plans))
        return sorted([kinds.PLAN | s.plans[slot] for slot in slots if not self.forbids_slot(s, seat, slot)])

    def forbids(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if kind_of(move) != kinds.PLAN or argument_of(move) not in s.plans:
            return NOT_NOW
        return self.forbids_slot(s, seat, s.plans.index(argument_of(move)))

    def forbids_slot(self, s: RomeAndRoll, seat: int, slot: int) -> str:
        rule = forbids_plan(s, seat, s.plans[slot], self.fish, self.free == 1)
        if rule:
            return rule
        if self.free:
            return "" if fits_free(s, slot) else "RR-14.11"
        return "" if fits(s, s.sheet[on(seat, state.OVERSEER)], slot) else "RR-5.16"

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.PLAN | plan for plan in s.plans]

    def explain(self, s: RomeAndRoll, seat: int, move: int) -> dict[str, int]:
        if kind_of(move) != kinds.PLAN:
            return {}
        cost = list(s.box.plan[argument_of(move)].cost)
        cost[terms.FISH] += self.fish  # for the Overseer's way
        return means(s, seat, tuple(cost))

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        s.push(ChoosePlacement(seat, argument_of(move), self.fish, self.free))


class ChoosePlacement(Decision[RomeAndRoll]):
    """Where the Building stands: beside the Overseer's (RR-5.16), in the Plan's shape (RR-5.17), on free ground
    (RR-5.18), on one hill (RR-5.19), on one side of the wall (RR-5.20), as the Plan restricts it (RR-5.21)."""

    __slots__ = ("fish", "free", "plan")
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, plan: int, fish: int, free: int) -> None:
        self.seat = seat
        self.plan = plan
        self.fish = fish
        self.free = free

    def front(self, s: RomeAndRoll) -> int:
        return any_frontier(s) if self.free else frontier(s, s.sheet[on(self.seat, state.OVERSEER)])

    def front_cells(self, s: RomeAndRoll) -> tuple[int, ...]:
        return cells_beside_any(s) if self.free else cells_beside(s, s.sheet[on(self.seat, state.OVERSEER)])

    def shape(self, s: RomeAndRoll) -> int:
        return free_shape(s) if self.free else s.box.plan[self.plan].shape

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        city = s.city
        covers = city.free_covers if self.free else city.covers
        return [kinds.PLACE | place for place in all_fits(city, covers[self.plan], self.front_cells(s), ground_of(s))]

    def forbids(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if kind_of(move) != kinds.PLACE:
            return NOT_NOW
        touch_rule = "RR-14.11" if self.free else "RR-5.16"
        return forbids_place(s, self.plan, argument_of(move), self.shape(s), self.free == 1, self.front(s), touch_rule)

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        city = s.city
        return [
            kinds.PLACE | place
            for place in all_fits(city, city.covers_any[self.shape(s)], self.front_cells(s), ground_of(s))
        ]

    def explain(self, s: RomeAndRoll, seat: int, move: int) -> dict[str, int]:
        return {"restriction": s.box.plan[self.plan].restriction}

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"plan": self.plan}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        cost = s.box.plan[self.plan].cost
        waived = min(discount(s, seat, self.plan), sum(cost))
        s.push(WaiveCost(seat, self.plan, argument_of(move), cost, self.fish, waived, self.free))


def free_shape(s: RomeAndRoll) -> int:
    for effects in s.box.favour_effects:
        for effect in effects:
            if effect.do == terms.DO_BUILD_FREE_FORM:
                return effect.shape
    return 0


class WaiveCost(Decision[RomeAndRoll]):
    """Each discount waives one resource of the cost, of the player's choice (RR-5.13, RR-5.37)."""

    __slots__ = ("cost", "fish", "free", "left", "place", "plan")
    plays_itself: ClassVar[bool] = True

    def __init__(
        self, seat: int, plan: int, place: int, cost: tuple[int, ...], fish: int, left: int, free: int
    ) -> None:
        self.seat = seat
        self.plan = plan
        self.place = place
        self.cost = cost
        self.fish = fish
        self.left = left
        self.free = free

    def owes(self, s: RomeAndRoll) -> int:
        return 1 << self.seat if self.left else 0

    def run(self, s: RomeAndRoll) -> None:
        """Nothing is left to waive: pay, the Overseer's Fish included, then draw (RR-5.4, RR-5.23)."""
        s.push(Draw(self.seat, self.plan, self.place, self.free))
        cost = list(self.cost)
        cost[terms.FISH] += self.fish
        if sum(cost):
            s.push(Pay(self.seat, tuple(cost)))

    def without(self, kind: int) -> tuple[int, ...]:
        return tuple(n - (i == kind) for i, n in enumerate(self.cost))

    def forbids(self, s: RomeAndRoll, seat: int, move: int) -> str:
        kind = argument_of(move)
        if kind_of(move) != kinds.WAIVE or kind > terms.JEWEL:
            return NOT_NOW
        if self.cost[kind] == 0:
            return "RR-5.13"
        return "" if affordable(s, seat, self.without(kind), self.fish, self.left - 1) else "RR-4.18"

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.WAIVE | kind for kind in range(terms.STORED_KINDS) if self.cost[kind]]

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"plan": self.plan, "left": self.left}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        cost = self.without(argument_of(move))
        s.push(WaiveCost(seat, self.plan, self.place, cost, self.fish, self.left - 1, self.free))


# -- resolution --------------------------------------------------------------------------------------

OWN_SHAPE: Final = 0  # how a Building came about
FREE_FORM: Final = 1  # Juno
BY_SATURN: Final = 2


class Draw(Step[RomeAndRoll]):
    """The Building is drawn in the player's colour (RR-5.26); covered resource cells yield (RR-5.27)."""

    __slots__ = ("mode", "place", "plan", "seat")

    def __init__(self, seat: int, plan: int, place: int, mode: int) -> None:
        self.seat = seat
        self.plan = plan
        self.place = place
        self.mode = mode

    def run(self, s: RomeAndRoll) -> None:
        building = draw(s, self.plan, self.seat, self.place)
        s.tell(told.BUILT, self.seat, self.plan, cell_of(self.place), form_of(self.place))
        s.push(AfterDrawing(self.seat, building, self.mode))
        city = s.city
        for cell in reversed(city.cells[self.place]):
            if city.yields[cell] >= 0:
                generate(s, self.seat, city.yields[cell], 1)


class AfterDrawing(Step[RomeAndRoll]):
    """The Overseer steps onto the new Building for free (RR-5.28), the track is marked (RR-5.29), the Foreman moves
    onto the Plan and sends others away (RR-5.30, RR-5.31); then bonus, Advisors, productions and the Senator.

    Saturn moves neither Overseer nor Foreman, and his Buildings start no production and convert no Rubble (RR-14.20,
    RR-14.21, RR-14.26, RR-18.40).
    """

    __slots__ = ("building", "mode", "seat")

    def __init__(self, seat: int, building: int, mode: int) -> None:
        self.seat = seat
        self.building = building
        self.mode = mode

    def run(self, s: RomeAndRoll) -> None:
        seat = self.seat
        plan = s.buildings[of(self.building, state.SITE)]
        if self.mode != BY_SATURN:
            s.sheet[on(seat, state.OVERSEER)] = self.building
        mark(s, seat, state.BUILDINGS, track_marks(s) if self.mode == FREE_FORM else 1)  # RR-14.12
        if self.mode != BY_SATURN:
            move_foreman(s, seat, plan)
            s.push(EndAction(seat, terms.BUILD, 0, 0, 0, 0))
            s.push(NewNeighbour(seat, self.building))
            self.push_productions(s)
        s.push(BuildAdvice(seat, plan))
        s.push(Effects(seat, BONUS, self.building, 0))

    def push_productions(self, s: RomeAndRoll) -> None:
        """Every adjacent Building produces for its owner, in Proconsul order, then by build number (RR-5.33, RR-4.15,
        RR-15.3). Forum, Rubble and Parks have no owner (RR-5.35); the new Building itself does not produce."""
        for owner in reversed(s.seats_in_order()):
            for building in reversed(owned_beside(s, self.building, owner)):
                s.push(Effects(owner, PRODUCTION, building, 0))


def track_marks(s: RomeAndRoll) -> int:
    for effects in s.box.favour_effects:
        for effect in effects:
            if effect.do == terms.DO_BUILDING_TRACK_MARKS:
                return effect.n
    return 1


def move_foreman(s: RomeAndRoll, seat: int, plan: int) -> None:
    """The Plan that the Foreman leaves becomes available (RR-5.30); any other Foreman goes home (RR-5.31), Seneca's
    too (RR-18.52, RR-20.8)."""
    for other in range(state.SENECA + 1):
        if other != seat and s.foremen[other] == plan:
            s.put_foreman(other, state.NO_PLAN)
            if other == state.SENECA:
                s.tell(told.SENECA_HOME, seat, plan)
            else:
                s.tell(told.FOREMAN_HOME, other, plan)
    if s.foremen[seat] != plan:
        s.put_foreman(seat, plan)
        s.tell(told.FOREMAN, seat, plan)


class BuildAdvice(Step[RomeAndRoll]):
    """The builder's "on build" Advisors, then other seats' "opponent build" Advisors in Proconsul order (RR-5.32)."""

    __slots__ = ("plan", "seat")

    def __init__(self, seat: int, plan: int) -> None:
        self.seat = seat
        self.plan = plan

    def run(self, s: RomeAndRoll) -> None:
        plan_type = s.box.plan[self.plan].type
        for other in reversed(s.seats_in_order()):
            if other != self.seat:
                trigger(s, other, terms.ON_OPPONENT_BUILD, plan_type, 0, 0, 0, 0)
        trigger(s, self.seat, terms.BUILD, plan_type, 0, 0, 0, 0)


class NewNeighbour(Step[RomeAndRoll]):
    """A Building beside an opponent's gives one Senator, never more than one (RR-5.34, RR-13.1). In the solo game
    Rubble beside it becomes a Park, and gives the Senator (RR-18.39)."""

    __slots__ = ("building", "seat")

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def run(self, s: RomeAndRoll) -> None:
        mask = s.buildings[of(self.building, state.NEXT_TO)]
        met = False
        built = list(s.buildings)
        for other in range(len(built) // state.SPAN):
            if not (mask >> other) & 1:
                continue
            if built[of(other, state.SITE)] == s.box.rubble_site:
                built[of(other, state.SITE)] = s.box.park_site
                s.tell(told.PARK, self.seat, cell_of(built[of(other, state.AT)]))
                met = True
            elif built[of(other, state.SITE)] < s.box.forum_site and built[of(other, state.OWNER)] != self.seat:
                met = True
        s.buildings = tuple(built)
        if met:
            gain(s, self.seat, terms.SENATOR, 1, 0)
            trigger(s, self.seat, terms.ON_SENATOR_FROM_BUILD, 0, 0, 0, 0, 0)  # RR-12.16: also where the track is full
