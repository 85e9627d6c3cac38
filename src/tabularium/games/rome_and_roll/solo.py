"""Seneca: his deck, his dice, his Foreman, and what he does in a solo game (RR-18, RR-19); in the two-player variant
only his Foreman (RR-20)."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.box import ROME, RomeAndRollBox, cell_of, form_of, lower_half, placement, upper_half
from tabularium.games.rome_and_roll.effects import PRODUCTION, Effects, newly_linked, renovate, trigger
from tabularium.games.rome_and_roll.state import RomeAndRoll, build_cards, of
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.games.rome_and_roll.steps.conquer import joined
from tabularium.games.rome_and_roll.steps.develop import roads_to_renovate
from tabularium.games.rome_and_roll.steps.ground import draw, frontier, owned_beside
from tabularium.games.rome_and_roll.steps.trade import TradeProduction
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import NOT_NOW, Decision, Step

HUMAN: Final = 0
RELIGION: Final = 3  # the type of Plans


# -- his deck ----------------------------------------------------------------------------------------


def seneca_deck(s: RomeAndRoll) -> tuple[int, ...]:
    """8 sealed cards on top; 8 more, shuffled with the 2 without seal, below them (RR-18.4). Top last."""
    box = s.box
    sealed = list(s.shuffled([card for card in range(len(box.cards)) if box.card_seal[card]]))
    plain = [card for card in range(len(box.cards)) if not box.card_seal[card]]
    lower = s.shuffled([*sealed[box.top_sealed :], *plain])
    return (*lower, *sealed[: box.top_sealed])


class LayCards(Step[RomeAndRoll]):
    """The played cards are discarded, the next two laid face down, left and right (RR-18.6)."""

    def run(self, s: RomeAndRoll) -> None:
        s.discard = (*s.discard, *s.laid)
        s.laid = (s.deck[-1], s.deck[-2])
        s.deck = s.deck[:-2]
        s.turned = 0
        backs = [s.box.card_back[card] for card in s.laid]
        halves = [half(back) for back in backs for half in (upper_half, lower_half)]
        s.reveal(told.LAID, -1, EVERYONE, (), *halves)


# -- his draft ---------------------------------------------------------------------------------------


class SenecaDraft(Step[RomeAndRoll]):
    """His first pick uses the left card, the second the right one; each rolls the d6 anew (RR-18.8). He never takes a
    second die at once (RR-18.7), and his dice have no further use (RR-18.13)."""

    __slots__ = ("pick",)

    def __init__(self, pick: int) -> None:
        self.pick = pick

    def run(self, s: RomeAndRoll) -> None:
        rolled = s.below(terms.FACES) + 1
        back = s.box.card_back[s.laid[self.pick]]
        upper, lower = upper_half(back), lower_half(back)
        s.tell(told.DIE_SIX, -1, rolled, 1 - rolled % 2, lower if rolled % 2 else upper)
        s.push(SenecaTakes(self.pick, rolled))


class SenecaTakes(Step[RomeAndRoll]):
    """He takes the die that his throw and his card point at, and says where its colour is gone."""

    __slots__ = ("pick", "rolled")

    def __init__(self, pick: int, rolled: int) -> None:
        self.pick = pick
        self.rolled = rolled

    def run(self, s: RomeAndRoll) -> None:
        back = s.box.card_back[s.laid[self.pick]]
        upper, lower = upper_half(back), lower_half(back)
        wanted = lower if self.rolled % 2 else upper
        die = seneca_choice(s.reserve, self.rolled, upper, lower)
        if die // terms.FACES != wanted:
            s.tell(told.SENECA_NO_DIE, -1, wanted)
        reserve = list(s.reserve)
        reserve.remove(die)
        s.reserve = tuple(reserve)
        s.tell(told.SENECA_DRAFTED, -1, die)


def seneca_choice(reserve: tuple[int, ...], rolled: int, upper: int, lower: int) -> int:
    """Even: the colour of the upper half, odd: of the lower (RR-18.9); the other half if none is left (RR-18.11); else
    any colour, blue before yellow before red among equal numbers (RR-18.12)."""
    first, second = (upper, lower) if rolled % 2 == 0 else (lower, upper)
    for colour in (first, second):
        dice = [die for die in reserve if die // terms.FACES == colour]
        if dice:
            return nearest(dice, rolled)
    return nearest(list(reserve), rolled)


def nearest(dice: list[int], rolled: int) -> int:
    """The number rolled, else the next higher one, cyclic (RR-18.10). Numbers mean nothing elsewhere (RR-3.8)."""
    best = dice[0]
    for die in dice:
        if (die % terms.FACES + 1 - rolled) % terms.FACES < (best % terms.FACES + 1 - rolled) % terms.FACES:
            best = die
    return best


# -- his turn ----------------------------------------------------------------------------------------


class SenecaTurn(Step[RomeAndRoll]):
    """Turn the card up, check the seals, carry out the action: first the left card, then the right (RR-18.14,
    RR-18.15)."""

    def run(self, s: RomeAndRoll) -> None:
        card = s.laid[s.turned]
        s.turned += 1
        s.reveal(told.CARD, -1, EVERYONE, (), card)
        s.push(SenecaActs(card))
        if s.box.card_seal[card]:
            s.push(Seals())


class SenecaActs(Step[RomeAndRoll]):
    """What stands on the card."""

    __slots__ = ("card",)

    def __init__(self, card: int) -> None:
        self.card = card

    def run(self, s: RomeAndRoll) -> None:
        card = self.card
        action = s.box.card_action[card]
        if action == terms.BUILD:
            claimed = claim_plan(s, plan_of_card(s, card), s.box.card_type[card])
            s.push(Rubble(card, claimed))
            if claimed and s.box.card_type[card] == RELIGION:
                trigger(s, HUMAN, terms.ON_OPPONENT_BUILD, RELIGION, 0, 0, 0, 0)  # RR-18.44
        elif action == terms.CONQUER:
            region = conquer(s, -1)
            if region < 0:
                fail(s)
            elif s.box.card_times[card] > 1:
                s.push(ColonyAgain(region))
        elif action == terms.DEVELOP:
            if not start_develop(s, -1, s.box.card_times[card]):
                fail(s)
        elif action == terms.TRADE:
            s.tell(told.SENECA_TRADE, -1)
            s.push(TradeProduction(HUMAN))  # RR-18.34: nothing for Seneca, and it never fails (RR-18.37)


class Seals(Step[RomeAndRoll]):
    """Seals are counted over all cards turned so far (RR-18.16); each threshold counts once, and is lost when no Nero
    card is left (RR-18.17)."""

    def run(self, s: RomeAndRoll) -> None:
        s.seals += 1
        s.tell(told.SEALS, -1, s.seals)
        if s.seals in s.box.levels[s.options[state.LEVEL]] and s.nero:  # RR-19.1
            taken = s.nero[0]
            s.nero = s.nero[1:]
            s.seneca_nero |= 1 << taken
            s.tell(told.SENECA_NERO, -1, taken)


class ColonyAgain(Step[RomeAndRoll]):
    """A second colony of the same region (RR-18.33)."""

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, s: RomeAndRoll) -> None:
        if conquer(s, self.region) < 0:
            s.tell(told.SENECA_ONCE, -1, self.region)


# -- Build and Rubble --------------------------------------------------------------------------------


def plans_of_type(s: RomeAndRoll, plan_type: int) -> list[int]:
    """The Plans of a type in play, by number."""
    plans = [plan for plan in s.plans if s.box.plan[plan].type == plan_type]
    plans.sort(key=lambda plan: s.box.plan[plan].number)
    return plans


def plan_named(s: RomeAndRoll, card: int) -> int:
    """The Plan with the lower or the higher number of the card's type (RR-18.18, RR-20.4)."""
    plans = plans_of_type(s, s.box.card_type[card])
    return plans[-1] if s.box.card_choice[card] else plans[0]


def plan_of_card(s: RomeAndRoll, card: int) -> int:
    """The Plan that Seneca claims: the one named, the other of its type, or none (RR-18.19)."""
    named = plan_named(s, card)
    if named not in s.foremen:
        return named
    s.tell(told.SENECA_TAKEN, -1, named)
    for plan in plans_of_type(s, s.box.card_type[card]):
        if plan not in s.foremen:
            return plan
    return state.NO_PLAN


def claim_plan(s: RomeAndRoll, plan: int, plan_type: int) -> int:
    """His Foreman goes onto the Plan (RR-18.20), and leaves the one where he was (RR-18.52); 1 if he found one.
    Religion, claimed or not, exchanges his Favour (RR-18.21)."""
    if plan == state.NO_PLAN:
        s.tell(told.SENECA_NO_PLAN, -1)
    else:
        s.put_foreman(state.SENECA, plan)
        s.tell(told.SENECA_PLAN, -1, plan)
    if plan_type == RELIGION:
        exchange_favour(s)
    return 0 if plan == state.NO_PLAN else 1


def exchange_favour(s: RomeAndRoll) -> None:
    """A random Favour of the centre, never Saturn, for his former one, if any (RR-18.3, RR-18.21, RR-18.51)."""
    centre = [f for f in range(len(s.favours)) if s.favours[f] == state.CENTRE and not s.box.favour_permit[f]]
    if not centre:
        return
    former = [f for f in range(len(s.favours)) if s.favours[f] == state.SENECA]
    drawn = centre[s.below(len(centre))]
    s.put_favour(drawn, state.SENECA)
    s.tell(told.SENECA_FAVOUR, -1, drawn)
    for favour in former:
        s.put_favour(favour, state.CENTRE)
        s.tell(told.RETURNED, -1, favour)


class Rubble(Step[RomeAndRoll]):
    """After the Plan comes the Rubble of the card (RR-18.22). Neither Plan nor Rubble is a failure (RR-18.35,
    RR-18.37, RR-18.48)."""

    __slots__ = ("card", "claimed")

    def __init__(self, card: int, claimed: int) -> None:
        self.card = card
        self.claimed = claimed

    def run(self, s: RomeAndRoll) -> None:
        if rubble_places(s, self.card):
            s.push(PlaceRubble(HUMAN, self.card))
            return
        s.tell(told.NO_RUBBLE, -1, s.box.card_hill[self.card])
        if not self.claimed:
            fail(s)


def rubble_places(s: RomeAndRoll, card: int) -> list[int]:
    """All places that the rules leave: the whole shape, else as many joined cells as possible (RR-18.25); then beside
    a Building of the human (RR-18.23), then beside the Forum (RR-18.24), where possible."""
    shape = s.box.card_shape[card]
    small = (s.box.shapes.index("I2"), s.box.shapes.index("I1"))
    for wanted in (shape, *small):
        places = on_hill(s, s.box.card_hill[card], wanted)
        if places:
            return preferred(s, places)
    return []


def on_hill(s: RomeAndRoll, hill: int, shape: int) -> list[int]:
    """Where a shape lies wholly on empty cells of a hill (RR-18.22)."""
    city = s.city
    free = city.hill_cells[hill] & ~s.taken
    found: list[int] = []
    for form in s.box.shape_forms[shape]:
        for cell in range(len(city.hill)):
            place = placement(form, cell)
            if (free >> cell) & 1 and city.mask[place] and city.mask[place] & ~free == 0:
                found.append(place)
    return found


def preferred(s: RomeAndRoll, places: list[int]) -> list[int]:
    masks = s.city.mask
    own, forum = human_front(s), frontier(s, state.FORUM)
    places = [place for place in places if masks[place] & own] or places
    return [place for place in places if masks[place] & forum] or places


def human_front(s: RomeAndRoll) -> int:
    """The empty cells beside Buildings of the human."""
    front = 0
    for building in range(1, s.built):
        if s.buildings[of(building, state.OWNER)] == HUMAN:
            front |= frontier(s, building)
    return front


class PlaceRubble(Decision[RomeAndRoll]):
    """The human chooses where Seneca's Rubble lies, among the places that the rules leave (RR-18.22)."""

    __slots__ = ("card",)
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        return sorted(kinds.PLACE | place for place in rubble_places(s, self.card))

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if kind_of(move) != kinds.PLACE:
            return NOT_NOW
        place = argument_of(move)
        allowed = rubble_places(s, self.card)
        if place not in self.on_the_hill(s, allowed):
            return "RR-18.22"
        masks, own = s.city.mask, human_front(s)
        return "RR-18.23" if masks[allowed[0]] & own and not masks[place] & own else "RR-18.24"

    def on_the_hill(self, s: RomeAndRoll, allowed: list[int]) -> list[int]:
        """All places of the shape that fits, whatever lies beside them."""
        return on_hill(s, s.box.card_hill[self.card], s.box.form_shape[form_of(allowed[0])])

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.PLACE | place for place in self.on_the_hill(s, rubble_places(s, self.card))]

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"hill": s.box.card_hill[self.card]}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        place = argument_of(move)
        building = draw(s, s.box.rubble_site, state.NOBODY, place)
        s.tell(told.RUBBLE, seat, s.box.card_hill[self.card], cell_of(place), form_of(place))
        for beside in reversed(owned_beside(s, building, HUMAN)):  # RR-18.26, RR-18.53
            s.push(Effects(HUMAN, PRODUCTION, beside, 0))


# -- Conquer -----------------------------------------------------------------------------------------


def reachable(s: RomeAndRoll, region: int) -> list[int]:
    conquered = s.conquered()
    free = s.box.region_colonies[region] & ~conquered
    return [c for c in range(len(s.box.colonies)) if (free >> c) & 1 and joined(s, c, conquered)]


def conquer(s: RomeAndRoll, only: int) -> int:
    """Take a colony in the region with the fewest conquered ones, ties by the order of the regions; there the lowest
    value, then clockwise (RR-18.28). No Soldiers, no Glory (RR-18.29). The region, or -1."""
    conquered = s.conquered()
    best = -1
    lowest = (0, 0)
    for region in range(len(s.box.regions)):
        if only not in (-1, region) or not reachable(s, region):
            continue
        held = (conquered & s.box.region_colonies[region]).bit_count()
        if best < 0 or (held, s.box.region_tie[region]) < lowest:
            best, lowest = region, (held, s.box.region_tie[region])
    if best < 0:
        return -1
    if only < 0:  # the second time he stays where he is (RR-18.33)
        s.tell(told.SENECA_CONQUERS, -1, best, lowest[0])
    choice = -1
    for colony in reachable(s, best):
        key = (s.box.colony_value[colony], s.box.colony_clock[colony])
        if choice < 0 or key < (s.box.colony_value[choice], s.box.colony_clock[choice]):
            choice = colony
    s.take_colony(state.SENECA, choice)
    s.tell(told.SENECA_COLONY, -1, choice)
    return best


# -- Develop -----------------------------------------------------------------------------------------


def open_roads(s: RomeAndRoll, region: int) -> list[int]:
    """The roads of a region that may be renovated (RR-8.3, RR-8.4)."""
    roads = roads_to_renovate(s) & s.box.region_roads[region]
    return [road for road in range(len(s.box.roads)) if (roads >> road) & 1]


def steps_to_rome(s: RomeAndRoll, road: int) -> int:
    """The fewest renovated roads between Rome and the nearer end; 0 if it starts at Rome (RR-18.46)."""
    a, b = s.box.road_ends[road]
    if a == ROME:
        return 0
    renovated = s.renovated()
    reached = 0
    for other in range(len(s.box.roads)):
        if (renovated >> other) & 1 and s.box.road_ends[other][0] == ROME:
            reached |= 1 << s.box.road_ends[other][1]
    steps = 1
    while not ((reached >> a) & 1 or (reached >> b) & 1) and steps < len(s.box.roads):
        further = reached
        for other in range(len(s.box.roads)):
            c, d = s.box.road_ends[other]
            if (renovated >> other) & 1 and c != ROME and ((reached >> c) & 1 or (reached >> d) & 1):
                further |= 1 << c | 1 << d
        reached = further
        steps += 1
    return steps


def links_own(s: RomeAndRoll, road: int) -> bool:
    """Whether a road would link a colony of Seneca for the first time (RR-18.47)."""
    colony = newly_linked(s, road)
    return colony >= 0 and bool((s.colonies[state.SENECA] >> colony) & 1)


def closest(s: RomeAndRoll, roads: list[int]) -> list[int]:
    least = min([steps_to_rome(s, road) for road in roads])
    return [road for road in roads if steps_to_rome(s, road) == least]


def develop_region(s: RomeAndRoll) -> int:
    """The region with the fewest renovated roads among those with an open one; ties: where he would link a colony of
    his own, then the order of the regions (RR-18.30)."""
    best = -1
    lowest = (0, 0, 0)
    for region in range(len(s.box.regions)):
        roads = open_roads(s, region)
        if not roads:
            continue
        own = 0 if any(links_own(s, road) for road in closest(s, roads)) else 1
        key = ((s.renovated() & s.box.region_roads[region]).bit_count(), own, s.box.region_tie[region])
        if best < 0 or key < lowest:
            best, lowest = region, key
    return best


def seneca_roads(s: RomeAndRoll, region: int) -> list[int]:
    """Within the region: fewest steps to Rome, fewest steles, his own colony; the human breaks what is left of the tie
    (RR-18.31)."""
    roads = open_roads(s, region)
    if not roads:
        return []
    roads = closest(s, roads)
    least = min([s.box.road_steles[road] for road in roads])
    roads = [road for road in roads if s.box.road_steles[road] == least]
    return [road for road in roads if links_own(s, road)] or roads


def start_develop(s: RomeAndRoll, region: int, times: int) -> bool:
    """Renovate in a region (-1: he looks for one), and again there if the card says so (RR-18.33)."""
    seeking = region < 0
    if seeking:
        region = develop_region(s)
    if region < 0 or not open_roads(s, region):
        return False
    if seeking:
        s.tell(told.SENECA_DEVELOPS, -1, region, (s.renovated() & s.box.region_roads[region]).bit_count())
    s.push(SenecaRoad(HUMAN, region, times))
    return True


class SenecaRoad(Decision[RomeAndRoll]):
    """Where several roads are equal the human chooses (RR-18.31)."""

    __slots__ = ("region", "times")
    name: ClassVar[str] = "seneca_road_tie"
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, region: int, times: int) -> None:
        self.seat = seat
        self.region = region
        self.times = times

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.RENOVATE | road for road in seneca_roads(s, self.region)]

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        return "RR-18.31" if kind_of(move) == kinds.RENOVATE else NOT_NOW

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.RENOVATE | road for road in open_roads(s, self.region)]

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"region": self.region}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        if self.times > 1:
            s.push(RoadAgain(self.region))
        s.tell(told.SENECA_ROAD, -1, argument_of(move))
        renovate(s, state.SENECA, argument_of(move))  # RR-18.32: a colony of the human produces


class RoadAgain(Step[RomeAndRoll]):
    """The second part of a Develop x2, in the same region if possible (RR-18.33)."""

    __slots__ = ("region",)

    def __init__(self, region: int) -> None:
        self.region = region

    def run(self, s: RomeAndRoll) -> None:
        if not start_develop(s, self.region, 1):
            s.tell(told.SENECA_ONCE, -1, self.region)


# -- failure -----------------------------------------------------------------------------------------


def fail(s: RomeAndRoll) -> None:
    """Nothing of the card could be done: the first possible of Develop, Conquer, Build, once (RR-18.35); with a switch
    nothing at all (RR-19.4)."""
    if s.options[state.NO_FAIL_ACTION]:
        s.tell(told.NOTHING, -1)
        return
    s.tell(told.FAILURE, -1)
    for action in s.box.fail_order:
        if action == terms.DEVELOP and start_develop(s, -1, 1):
            return
        if action == terms.CONQUER and conquer(s, -1) >= 0:
            return
        if action == terms.BUILD and fail_build(s):
            return
    s.tell(told.NOTHING, -1)


def fail_build(s: RomeAndRoll) -> bool:
    """The first available Plan in the order of types, then by number; no Rubble (RR-18.36). Religion is a claim like
    any other (RR-18.49)."""
    for plan_type in s.box.fail_types:
        for plan in plans_of_type(s, plan_type):
            if plan not in s.foremen:
                claim_plan(s, plan, plan_type)
                if plan_type == RELIGION:
                    trigger(s, HUMAN, terms.ON_OPPONENT_BUILD, RELIGION, 0, 0, 0, 0)
                return True
    return False


# -- the two-player variant --------------------------------------------------------------------------


def variant_deck(s: RomeAndRoll) -> None:
    """The Build cards; one of Religion lies face up as the first discard (RR-20.2)."""
    cards = build_cards(s.box)
    first = next(card for card in cards if s.box.card_type[card] == s.box.first_discard)
    s.discard = (first,)
    s.deck = s.shuffled([card for card in cards if card != first])


class RevealCard(Step[RomeAndRoll]):
    """From round 2 the top card moves Seneca's Foreman (RR-20.4), and sends another one home (RR-20.5); where he
    stands already nothing changes (RR-20.6). An empty pile is shuffled anew (RR-20.7)."""

    def run(self, s: RomeAndRoll) -> None:
        if not s.deck:
            s.deck = s.shuffled(list(s.discard))
            s.discard = ()
            s.tell(told.RESHUFFLED, -1)
        card = s.deck[-1]
        s.deck = s.deck[:-1]
        s.discard = (*s.discard, card)
        s.reveal(told.VARIANT, -1, EVERYONE, (), card)
        plan = plan_named(s, card)
        if s.foremen[state.SENECA] == plan:
            return
        for seat in range(s.seats):
            if s.foremen[seat] == plan:
                s.put_foreman(seat, state.NO_PLAN)
                s.tell(told.FOREMAN_HOME, seat, plan)
        s.put_foreman(state.SENECA, plan)
        s.tell(told.SENECA_FOREMAN, -1, plan)


def places_of(s: RomeAndRoll, site: int) -> int:
    """How many places of Rubble or Parks there are; each counts once, whatever its size (RR-18.27)."""
    return sum(s.buildings[of(b, state.SITE)] == site for b in range(s.built))


def seneca_points(s: RomeAndRoll, box: RomeAndRollBox, scale: int) -> tuple[int, ...]:
    """Parks, Rubble, roads, colonies, Nero cards (RR-18.42, RR-16.6)."""
    points = box.seneca_scores[scale]
    cards = sum(box.nero_points[card] for card in range(len(box.nero)) if (s.seneca_nero >> card) & 1)
    return (
        places_of(s, box.park_site) * points[terms.PARK],
        places_of(s, box.rubble_site) * points[terms.RUBBLE],
        s.roads[state.SENECA].bit_count() * points[terms.ROAD],
        s.colonies[state.SENECA].bit_count() * points[terms.COLONY],
        cards,
    )
