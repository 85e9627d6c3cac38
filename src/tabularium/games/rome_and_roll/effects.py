"""What cards, Advisors and Favours do: one function or step per verb, and the decisions that gains ask for.

Everything here may happen to any seat, also in another seat's turn. What follows in a fixed order is pushed on the
agenda in reverse, so that each gain is finished, with all its decisions, before the next (RR-5.25).
"""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.box import ROME, Effect, cell_of
from tabularium.games.rome_and_roll.state import GLORY as GLORY_TRACK
from tabularium.games.rome_and_roll.state import LEGACY as LEGACY_TRACK
from tabularium.games.rome_and_roll.state import RomeAndRoll, of, on
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.kernel.moves import PASS, argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Decision, Step

BONUS: Final = 0  # which effects of a Plan
LEGION_ABILITY: Final = 1
PRODUCTION: Final = 2

NONE: Final = -1  # no Building, no colony
NOT_TOLD: Final = -1  # of a mark that another event tells of
TRACKS: Final = (state.COINS, state.SOLDIERS, state.SENATORS, LEGACY_TRACK, GLORY_TRACK)  # of the gains from COIN on


# -- sheets ------------------------------------------------------------------------------------------


def mark(s: RomeAndRoll, seat: int, track: int, n: int, gained: int = NOT_TOLD) -> None:
    """Advance on a track, one box per unit (RR-1.1, RR-1.2, RR-1.5), and tell of what was gained by it.

    What goes beyond the last box is lost (RR-1.3, RR-1.7, RR-1.21). Marking or passing the blue box takes the top
    Nero card at once (RR-1.4, RR-15.2), each blue box once (RR-15.1, RR-15.5), two of them two cards (RR-15.4).
    """
    box = s.box
    before = s.sheet[on(seat, track)]
    after = min(before + n, box.track_boxes[track])
    s.sheet[on(seat, track)] = after
    if gained != NOT_TOLD and s.log is not None:
        s.tell(told.GAINED, seat, gained, after - before, after)
    if track < state.SOLDIERS:
        blue = box.blue[s.sheet[on(seat, state.CHARACTER)]][track]
        if before < blue <= after:
            take_nero(s, seat)


def take_nero(s: RomeAndRoll, seat: int) -> None:
    if not s.nero:
        return
    card = s.nero[0]
    s.nero = s.nero[1:]
    s.sheet[on(seat, state.NERO)] |= 1 << card
    s.tell(told.NERO, seat, card)


def gain(s: RomeAndRoll, seat: int, what: int, n: int, region: int, building: int = NONE) -> None:
    """The verb `gain`: mark a track, or generate resources, perhaps of a Building."""
    if n == 0:
        return
    if what == terms.REGION_RESOURCE:
        what = s.box.region_resource[region]
    if what <= terms.BASKET:
        generate(s, seat, what, n, building)
        return
    mark(s, seat, TRACKS[what - terms.COIN], n, what)


def generate(s: RomeAndRoll, seat: int, resource: int, n: int, building: int = NONE, colony: int = NONE) -> None:
    """Resources of a Building, colony, cell or ability: at once stored, or asked about one by one (RR-1.9, RR-11.3)."""
    if resource >= terms.FISH:
        for _ in range(n):
            s.push(AssignResource(seat, resource, building, colony))
    else:
        store(s, seat, resource, n)


def store(s: RomeAndRoll, seat: int, resource: int, n: int) -> None:
    """Storage is unlimited (RR-1.8)."""
    s.sheet[on(seat, state.STORED + resource)] += n
    if s.log is not None:
        s.tell(told.STORED, seat, resource, n)


def may_bribe(s: RomeAndRoll, seat: int) -> bool:
    boxes = s.box.boxes
    return any(s.sheet[on(seat, state.LOYALTY + advisor)] < boxes for advisor in range(3))


def bribes(s: RomeAndRoll, seat: int, icon: int) -> list[int]:
    """Bribes of the seat's own Advisors with an empty box (RR-11.8, RR-11.9, RR-11.10)."""
    first = s.sheet[on(seat, state.CHARACTER)] * 3
    boxes = s.box.boxes
    return [kinds.bribing(icon, first + i) for i in range(3) if s.sheet[on(seat, state.LOYALTY + i)] < boxes]


def why_no_bribe(s: RomeAndRoll, seat: int, advisor: int) -> str:
    """The rule that keeps an Advisor out of `bribes`."""
    return "RR-11.9" if advisor // 3 == s.sheet[on(seat, state.CHARACTER)] else "RR-11.10"


def bribe(s: RomeAndRoll, seat: int, advisor: int, icon: int) -> None:
    """Mark the lowest empty box of an Advisor (RR-11.4, RR-11.7). An ability is active from that moment (RR-12.1,
    RR-12.3); one that looks at the die adds its icon at once in the seat's own turn (RR-12.4)."""
    own = advisor - s.sheet[on(seat, state.CHARACTER)] * 3
    s.sheet[on(seat, state.LOYALTY + own)] += 1
    boxes = s.sheet[on(seat, state.LOYALTY + own)]
    if s.log is not None:
        s.tell(told.BRIBED, seat, advisor, icon, boxes)
    which = -1
    if boxes == s.box.base_at:
        which = own * 2
    elif boxes == s.box.advanced_at:
        which = own * 2 + 1
    if which < 0:
        return
    s.tell(told.UNLOCKED, seat, advisor, which % 2)
    if s.turn == seat and s.die != state.NO_DIE:
        add_die_icon(s, seat, which)


class AssignResource(Decision[RomeAndRoll]):
    """Each generated Fish, Jewellery or Basket is stored or bribes one Advisor (RR-1.9, RR-1.10). Where no Advisor
    has an empty box there is nothing to ask about Fish and Jewellery."""

    __slots__ = ("building", "colony", "resource")
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, resource: int, building: int, colony: int) -> None:
        self.seat = seat
        self.resource = resource
        self.building = building  # whose production it is, or NONE
        self.colony = colony  # that was linked or taxed, or NONE

    def owes(self, s: RomeAndRoll) -> int:
        return 1 << self.seat if self.resource == terms.BASKET or may_bribe(s, self.seat) else 0

    def run(self, s: RomeAndRoll) -> None:
        store(s, self.seat, self.resource, 1)

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        moves = bribes(s, seat, self.resource)
        if self.resource == terms.BASKET:
            for kind in range(terms.JEWEL):
                moves.append(kinds.STORE_BASKET | kind)
        else:
            moves.append(kinds.STORE | self.resource)
        return moves

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if kind_of(move) == kinds.BRIBE and kinds.bribe_icon(move) == self.resource:
            return why_no_bribe(s, seat, kinds.bribe_advisor(move))
        return "RR-1.10" if kind_of(move) == kinds.STORE_BASKET and self.resource == terms.BASKET else NOT_NOW

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        first = s.sheet[on(seat, state.CHARACTER)] * 3
        moves = [kinds.bribing(self.resource, first + i) for i in range(3)]
        return [*moves, kinds.STORE_BASKET | terms.JEWEL] if self.resource == terms.BASKET else moves

    def explain(self, s: RomeAndRoll, seat: int, move: int) -> dict[str, int]:
        return {"advisor": kinds.bribe_advisor(move)} if kind_of(move) == kinds.BRIBE else {}

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {
            "icon": self.resource,
            "bribable": int(may_bribe(s, self.seat)),
            "source:number": 1 if self.building >= 0 else 2 if self.colony >= 0 else 0,
            "colony": max(0, self.colony),
            "site": s.buildings[of(max(0, self.building), state.SITE)],
            "cell": cell_of(s.buildings[of(max(0, self.building), state.AT)]),
        }

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        if kind_of(move) == kinds.BRIBE:
            bribe(s, seat, kinds.bribe_advisor(move), self.resource)
        else:
            store(s, seat, argument_of(move), 1)


# -- Advisors ----------------------------------------------------------------------------------------


def active(s: RomeAndRoll, seat: int, which: int) -> bool:
    """Whether an ability (advisor * 2 + advanced) works: with 2 boxes the base one, with 4 both (RR-12.1)."""
    boxes = s.sheet[on(seat, state.LOYALTY + which // 2)]
    return boxes >= (s.box.advanced_at if which % 2 else s.box.base_at)


def ability(s: RomeAndRoll, seat: int, which: int) -> Effect:
    return s.box.abilities[s.sheet[on(seat, state.CHARACTER)] * 6 + which]


def power(s: RomeAndRoll, seat: int, do: int, plan_type: int) -> int:
    """The sum of the seat's active abilities with this verb: discounts, extra taxes, Favours per turn."""
    character = s.sheet[on(seat, state.CHARACTER)]
    total = 0
    for which in s.box.abilities_do[character * terms.VERB_COUNT + do]:
        effect = s.box.abilities[character * 6 + which]
        if (effect.types >> plan_type) & 1 and active(s, seat, which):
            total += effect.n
    return total


def may_claim_saturn(s: RomeAndRoll, seat: int) -> bool:
    return power(s, seat, terms.DO_PERMIT_SATURN, 0) > 0


def trigger(
    s: RomeAndRoll, seat: int, moment: int, plan_type: int, region: int, colonies: int, roads: int, regions: int
) -> None:
    """Something happened that Advisors of this seat look for: those active now act one after the other (RR-12.3)."""
    if seat == state.SENECA:
        return
    character = s.sheet[on(seat, state.CHARACTER)]
    mask = 0
    for which in s.box.abilities_on[character * terms.TRIGGER_COUNT + moment]:
        effect = s.box.abilities[character * 6 + which]
        if colonies < effect.min_colonies or not (effect.types >> plan_type) & 1:
            continue
        if active(s, seat, which):
            mask |= 1 << which
    if mask:
        s.push(Advice(seat, mask, region, roads, regions))


class Advice(Step[RomeAndRoll]):
    """The Advisors whom an event called act in the order of the sheet (RR-8.13), as the box says (RR-12.14)."""

    __slots__ = ("mask", "region", "regions", "roads", "seat")

    def __init__(self, seat: int, mask: int, region: int, roads: int, regions: int) -> None:
        self.seat = seat
        self.mask = mask
        self.region = region
        self.roads = roads
        self.regions = regions

    def run(self, s: RomeAndRoll) -> None:
        which = 0
        while not (self.mask >> which) & 1:
            which += 1
        rest = self.mask & ~(1 << which)
        if rest:
            s.push(Advice(self.seat, rest, self.region, self.roads, self.regions))
        effect = ability(s, self.seat, which)
        n = effect.n
        if effect.per_road:
            n *= self.roads
        if effect.per_region:
            n *= self.regions
        if n:
            s.tell(told.ADVISOR, self.seat, s.sheet[on(self.seat, state.CHARACTER)] * 3 + which // 2)
            gain(s, self.seat, effect.what, n, self.region)


def add_die_icon(s: RomeAndRoll, seat: int, which: int) -> None:
    """An "on die" ability adds its icon once if the face shows one of its workers, printed (RR-4.12, RR-12.11)."""
    effect = ability(s, seat, which)
    if effect.on != terms.ON_DIE or effect.do != terms.DO_ADD_ICON:
        return
    for icon in s.box.die_icons[s.die]:
        if (effect.has >> icon) & 1:
            s.pool[effect.what] += effect.n
            advisor = s.sheet[on(seat, state.CHARACTER)] * 3 + which // 2
            s.tell(told.ICON, seat, advisor, effect.what, effect.n)
            return


# -- Plans -------------------------------------------------------------------------------------------


def effects_of(s: RomeAndRoll, kind: int, plan: int) -> tuple[Effect, ...]:
    if kind == BONUS:
        return s.box.plan[plan].bonus
    return s.box.plan[plan].legion if kind == LEGION_ABILITY else s.box.plan[plan].production


class Effects(Step[RomeAndRoll]):
    """A seat receives the effects of a Plan one after the other: bonus, legion ability or production."""

    __slots__ = ("building", "i", "kind", "seat")

    def __init__(self, seat: int, kind: int, building: int, i: int) -> None:
        self.seat = seat
        self.kind = kind
        self.building = building
        self.i = i

    def run(self, s: RomeAndRoll) -> None:
        plan = s.buildings[of(self.building, state.SITE)]
        effects = effects_of(s, self.kind, plan)
        if self.i >= len(effects):
            return
        if self.kind == PRODUCTION and self.i == 0 and s.log is not None:
            s.tell(told.PRODUCES, self.seat, plan, cell_of(s.buildings[of(self.building, state.AT)]))
        if self.i + 1 < len(effects):
            s.push(Effects(self.seat, self.kind, self.building, self.i + 1))
        effect = effects[self.i]
        if effect.do == terms.DO_GAIN:
            gain(s, self.seat, effect.what, effect.n, 0, self.building)
        elif effect.do == terms.DO_GAIN_CHOICE:
            for _ in range(effect.n):
                s.push(MarketPick(self.seat, self.building, self.i, self.kind))
        elif effect.do == terms.DO_ACTIVATE_ADJACENT:
            s.push(InsulaPick(self.seat, self.building, ()))
        elif effect.do == terms.DO_STEAL:
            for _ in range(effect.n):
                s.push(StealPlayer(self.seat))
        elif effect.do == terms.DO_CLAIM_FAVOUR:
            s.push(ClaimFavour(self.seat))


class Coins(Step[RomeAndRoll]):
    """A seat gains Coins for a Building of theirs that another one used (RR-6.4, RR-17.6)."""

    __slots__ = ("n", "seat")

    def __init__(self, seat: int, n: int) -> None:
        self.seat = seat
        self.n = n

    def run(self, s: RomeAndRoll) -> None:
        gain(s, self.seat, terms.COIN, self.n, 0)


class MarketPick(Decision[RomeAndRoll]):
    """A Market gives resources of its owner's choice, in any combination (RR-17.7)."""

    __slots__ = ("building", "i", "kind")
    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "RR-17.7"

    def __init__(self, seat: int, building: int, i: int, kind: int) -> None:
        self.seat = seat
        self.building = building
        self.i = i
        self.kind = kind

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        plan = s.buildings[of(self.building, state.SITE)]
        return [kinds.TAKE | resource for resource in sorted(effects_of(s, self.kind, plan)[self.i].among)]

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.TAKE | resource for resource in range(terms.STORED_KINDS)]

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        generate(s, seat, argument_of(move), 1, self.building)


def activates(s: RomeAndRoll, plan: int) -> bool:
    """Whether a Plan's production uses the Buildings around it: an Insula."""
    return any(effect.do == terms.DO_ACTIVATE_ADJACENT for effect in s.box.plan[plan].production)


def has_production(s: RomeAndRoll, building: int) -> bool:
    return s.box.produces[s.buildings[of(building, state.SITE)]]


def neighbours_to_use(s: RomeAndRoll, building: int) -> list[int]:
    """The Buildings that an Insula may activate: adjacent, with a production, and no Insula (RR-17.6)."""
    mask = s.buildings[of(building, state.NEXT_TO)]
    found: list[int] = []
    for other in range(s.built):
        if (mask >> other) & 1 and has_production(s, other) and not activates(s, s.buildings[of(other, state.SITE)]):
            found.append(other)
    return found


def can_produce(s: RomeAndRoll, building: int) -> bool:
    """A Building without production, or an Insula without neighbours to use, gives nothing (RR-10.8, RR-10.12)."""
    if not has_production(s, building):
        return False
    return not activates(s, s.buildings[of(building, state.SITE)]) or bool(neighbours_to_use(s, building))


def pick(s: RomeAndRoll, building: int) -> int:
    """The move that points at a Building."""
    return kinds.picking(s.buildings[of(building, state.SITE)], cell_of(s.buildings[of(building, state.AT)]))


def picked(s: RomeAndRoll, move: int) -> int:
    """The Building that a move points at, or -1."""
    if kind_of(move) != kinds.PICK:
        return -1
    building = s.building_at(kinds.pick_cell(move))
    return building if building >= 0 and pick(s, building) == move else -1


class InsulaPick(Decision[RomeAndRoll]):
    """The owner of an Insula chooses up to two different Buildings beside it and receives their productions
    (RR-17.6); for each of an opponent's, that opponent gains a Coin. One event, in Proconsul order (RR-15.9);
    alone there is no opponent (RR-18.45)."""

    __slots__ = ("building", "chosen")
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, building: int, chosen: tuple[int, ...]) -> None:
        self.seat = seat
        self.building = building
        self.chosen = chosen

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        moves = [pick(s, other) for other in neighbours_to_use(s, self.building) if other not in self.chosen]
        return [*sorted(moves), kinds.STOP]

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        return "RR-17.6" if picked(s, move) >= 0 else NOT_NOW

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        mask = s.buildings[of(self.building, state.NEXT_TO)]
        return [pick(s, other) for other in range(s.built) if (mask >> other) & 1]

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"left": self.effect(s).n - len(self.chosen)}

    def effect(self, s: RomeAndRoll) -> Effect:
        for effect in s.box.plan[s.buildings[of(self.building, state.SITE)]].production:
            if effect.do == terms.DO_ACTIVATE_ADJACENT:
                return effect
        raise ValueError("no Insula")

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        effect = self.effect(s)
        chosen = self.chosen
        if move != kinds.STOP:
            chosen = (*chosen, picked(s, move))
            if len(chosen) < effect.n:
                s.push(InsulaPick(seat, self.building, chosen))
                return
        for other in reversed(s.seats_in_order()):
            if other == seat:
                for building in sorted(chosen, reverse=True):  # by build number (RR-Q16)
                    s.push(Effects(seat, PRODUCTION, building, 0))
            else:
                used = sum(s.buildings[of(building, state.OWNER)] == other for building in chosen)
                if used:
                    s.push(Coins(other, used * effect.at_least))


class StealPlayer(Decision[RomeAndRoll]):
    """The builder of a Magistracy chooses a player with something in Storage (RR-17.9)."""

    plays_itself: ClassVar[bool] = True

    def owes(self, s: RomeAndRoll) -> int:
        return 1 << self.seat if self.legal(s, self.seat) else 0

    def run(self, s: RomeAndRoll) -> None:
        pass

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.STEAL | other for other in range(s.seats) if other != seat and stored(s, other) > 0]

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        return "RR-17.9" if kind_of(move) == kinds.STEAL and argument_of(move) < s.seats else NOT_NOW

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.STEAL | other for other in range(s.seats) if other != seat]

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        s.push(StealResource(seat, argument_of(move)))


class StealResource(Decision[RomeAndRoll]):
    """...and one resource there; it goes to the builder's Storage and cannot bribe (RR-17.9)."""

    __slots__ = ("other",)
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [
            kinds.TAKE | resource
            for resource in range(terms.STORED_KINDS)
            if s.sheet[on(self.other, state.STORED + resource)] > 0
        ]

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        return "RR-17.9" if kind_of(move) == kinds.TAKE else NOT_NOW

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        resource = argument_of(move)
        s.sheet[on(self.other, state.STORED + resource)] -= 1
        s.sheet[on(seat, state.STORED + resource)] += 1
        s.tell(told.STOLE, seat, self.other, resource)


def stored(s: RomeAndRoll, seat: int) -> int:
    base = on(seat, state.STORED)
    return sum(s.sheet[base : base + terms.STORED_KINDS])


class ClaimFavour(Decision[RomeAndRoll]):
    """Who builds a Religion Building may claim one Favour at the centre (RR-14.1, RR-17.13); without any there is
    no claim (RR-14.7). Saturn asks for a permit (RR-14.8)."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        found = [
            kinds.CLAIM | favour for favour in range(len(s.favours)) if not self.forbids(s, seat, kinds.CLAIM | favour)
        ]
        return [PASS, *found]

    def forbids(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if move == PASS:
            return ""
        favour = argument_of(move)
        if kind_of(move) != kinds.CLAIM or favour >= len(s.favours):
            return NOT_NOW
        if s.favours[favour] != state.CENTRE:
            return "RR-2.5" if s.favours[favour] == state.OUT else "RR-14.2"
        if s.box.favour_permit[favour] and not may_claim_saturn(s, seat):
            return "RR-14.8"
        return ""

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.CLAIM | favour for favour in range(len(s.favours)) if s.favours[favour] <= state.CENTRE]

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        if move == PASS:
            return
        s.put_favour(argument_of(move), seat)  # RR-14.3: several may be held
        s.tell(told.CLAIMED, seat, argument_of(move))
        trigger(s, seat, terms.ON_CLAIM_FAVOUR, 0, 0, 0, 0, 0)


# -- roads -------------------------------------------------------------------------------------------


def renovate(s: RomeAndRoll, owner: int, road: int) -> None:
    """A road is renovated: Legacy at once (RR-8.7), and perhaps a colony is linked to Rome (RR-8.9, RR-8.10)."""
    s.take_road(owner, road)
    if owner != state.SENECA:
        s.tell(told.RENOVATED, owner, road)
        gain(s, owner, terms.LEGACY, s.box.road_steles[road], 0)
    colony = newly_linked(s, road)
    if colony >= 0:
        s.linked |= 1 << colony
        link(s, colony)


def newly_linked(s: RomeAndRoll, road: int) -> int:
    """The colony that a road would link for the first time, or -1 (RR-8.10)."""
    a, b = s.box.road_ends[road]
    if not (s.linked >> b) & 1:
        return b
    return a if a != ROME and not (s.linked >> a) & 1 else -1


def link(s: RomeAndRoll, colony: int) -> None:
    """The owner of a colony just linked, whoever acts, generates its resource; then "link" abilities that were active
    at this moment act (RR-8.9, RR-8.11, RR-8.12, RR-8.13, RR-18.50). Nothing for Seneca."""
    owner = s.colony_owner(colony)
    region = s.box.colony_region[colony]
    s.tell(told.LINKED, -1, colony)
    if owner < state.SENECA:
        trigger(s, owner, terms.ON_LINK, 0, region, 0, 0, 0)
        generate(s, owner, s.box.region_resource[region], 1, NONE, colony)


def forbids_road(s: RomeAndRoll, road: int, renovated: int, conquered: int) -> str:
    """A road is renovated once, between Rome and conquered colonies, touching Rome or a linked one."""
    a, b = s.box.road_ends[road]
    if (renovated >> road) & 1:
        return "RR-8.6"
    if not (conquered >> b) & 1 or (a != ROME and not (conquered >> a) & 1):
        return "RR-8.4"
    if a != ROME and not (s.linked >> a) & 1 and not (s.linked >> b) & 1:
        return "RR-8.3"
    return ""
