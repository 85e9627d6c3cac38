"""What a move would cost or bring, in a few words beside its label."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.rome_and_roll.box import CELLS
from tabularium.games.rome_and_roll.effects import newly_linked, picked
from tabularium.games.rome_and_roll.state import (
    AT,
    CHARACTER,
    LOYALTY,
    OVERSEER,
    OWNER,
    SITE,
    SPAN,
    STORED,
    WIDTH,
    RomeAndRoll,
)
from tabularium.games.rome_and_roll.steps.build import ChoosePlan, discount, plans_within_reach
from tabularium.games.rome_and_roll.steps.conquer import ConquerRegion, armed_force, colonies_to_take
from tabularium.games.rome_and_roll.steps.develop import roads_to_renovate
from tabularium.games.rome_and_roll.steps.ground import fits
from tabularium.games.rome_and_roll.steps.kinds import (
    BRIBE,
    CLAIM,
    COLONIZE,
    EXCHANGE,
    GO,
    LEVY,
    PICK,
    PLACE,
    PLAN,
    REGION,
    RENOVATE,
    STAY,
    STEAL,
    USE,
    VILLAGE,
)
from tabularium.games.rome_and_roll.steps.kinds import CHARACTER as TAKE_CHARACTER
from tabularium.games.rome_and_roll.steps.legion import LegionPick
from tabularium.games.rome_and_roll.steps.tax import TaxRegion, counts_as_linked
from tabularium.games.rome_and_roll.steps.trade import coins_for
from tabularium.games.rome_and_roll.terms import RESOURCES, STORED_KINDS
from tabularium.games.rome_and_roll.wording import effect_does
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.presentation import Words


def preview(view: RomeAndRoll, words: Words, names: Sequence[str], move: int) -> str:
    kind, argument, seat = kind_of(move), argument_of(move), view.viewer
    if kind == TAKE_CHARACTER:
        return start(view, words, argument)
    if kind == BRIBE:
        return bribing(view, words, seat, argument & 15)
    if kind in (STAY, GO):
        return within_reach(view, seat, move)
    if kind == PLAN:
        return price(view, words, seat, argument)
    if kind == PLACE:
        return ground(view, words, argument)
    if kind == PICK:
        return use(view, words, picked(view, move))
    if kind in (COLONIZE, VILLAGE):
        value, glory = view.box.colony_value[argument], view.box.colony_banners[argument]
        return words("preview-colony", value=value, count=glory)
    if kind == RENOVATE:
        return road(view, words, names, argument)
    if kind == REGION:
        return region(view, words, seat, argument)
    if kind == LEVY:
        return words(f"amount-{RESOURCES[view.box.region_resource[view.box.colony_region[argument]]]}", count=1)
    if kind == EXCHANGE:
        return words("amount-coin", count=coins_for(view, argument))
    if kind in (CLAIM, USE):
        return words(f"power-{view.box.favours[argument]}").removesuffix(".")
    return goods(view, words, argument) if kind == STEAL else ""


def goods(view: RomeAndRoll, words: Words, seat: int) -> str:
    base = seat * WIDTH + STORED
    return amounts(words, view.sheet[base : base + STORED_KINDS])


def amounts(words: Words, counts: Sequence[int]) -> str:
    """Resources by kind, without those of which there are none."""
    return ", ".join(words(f"amount-{RESOURCES[i]}", count=n) for i, n in enumerate(counts) if n)


def start(view: RomeAndRoll, words: Words, character: int) -> str:
    coins, glory, soldiers, senators, *stored = view.box.starts[character]
    marks = {"coin": coins, "glory": glory, "soldier": soldiers, "senator": senators}
    people = [words(f"amount-{what}", count=n) for what, n in marks.items() if n]
    return ", ".join([*people, amounts(words, stored)])


def bribing(view: RomeAndRoll, words: Words, seat: int, advisor: int) -> str:
    """The box that would be marked, and what comes with it."""
    box = view.box
    own = advisor - view.sheet[seat * WIDTH + CHARACTER] * 3
    number = view.sheet[seat * WIDTH + LOYALTY + own] + 1
    brings = ""
    if number in (box.base_at, box.advanced_at):
        half = "base" if number == box.base_at else "advanced"
        brings = words(f"ability-{box.advisors[advisor]}-{half}").removesuffix(".")
    elif number == box.boxes:
        brings = words("preview-points", count=box.advisor_points[advisor])
    where = words("preview-box", box=number, all=box.boxes)
    return words("preview-box-brings", where=where, brings=brings) if brings else where


def within_reach(view: RomeAndRoll, seat: int, move: int) -> str:
    """The Plans that could be built from there, by their letters."""
    spare = plans_within_reach(view, seat)
    building = view.sheet[seat * WIDTH + OVERSEER]
    fish = 0
    if kind_of(move) == GO:
        building, fish = view.building_at((argument_of(move) >> 5) & CELLS), argument_of(move) & 31
    near = [slot for slot in range(len(spare)) if spare[slot] >= fish and fits(view, building, slot)]
    return ", ".join(view.box.abbrs[view.plans[slot]] for slot in near)


def price(view: RomeAndRoll, words: Words, seat: int, plan: int) -> str:
    """What a Plan costs in a Build; Saturn asks for none of it."""
    if not isinstance(view.agenda[-1], ChoosePlan):
        return ""
    cost = amounts(words, view.box.plan[plan].cost)
    waived = discount(view, seat, plan)
    return words("preview-less", cost=cost, count=waived) if waived else cost


def ground(view: RomeAndRoll, words: Words, place: int) -> str:
    """Resources that a placement covers, and the Buildings that it touches, as they stand on the map."""
    city = view.city
    covered = [0] * STORED_KINDS
    near = 0
    for cell in city.cells[place]:
        near |= city.near[cell]
        if city.yields[cell] >= 0:
            covered[city.yields[cell]] += 1
    beside = [
        sign(view, building)
        for building in range(1, len(view.buildings) // SPAN)
        if city.mask[view.buildings[building * SPAN + AT]] & near
    ]
    touched = words("preview-beside", what=", ".join(beside)) if beside else ""
    return ", ".join(part for part in (amounts(words, covered), touched) if part)


def sign(view: RomeAndRoll, building: int) -> str:
    """A Building as it stands on the map: two letters and its owner, Rubble and Parks by their own."""
    site, owner = view.buildings[building * SPAN + SITE], view.buildings[building * SPAN + OWNER]
    if site < view.box.forum_site:
        return f"{view.box.abbrs[site]}{owner + 1}"
    return "xx" if site == view.box.rubble_site else "oo"


def use(view: RomeAndRoll, words: Words, building: int) -> str:
    """What a Building gives: to a Legion its ability, else its production."""
    site = view.buildings[building * SPAN + SITE] if building >= 0 else view.box.forum_site
    if site >= view.box.forum_site:
        return ""
    plan = view.box.plan[site]
    effects = plan.legion if isinstance(view.agenda[-1], LegionPick) else plan.production
    return ", ".join(effect_does(effect, words) for effect in effects)


def road(view: RomeAndRoll, words: Words, names: Sequence[str], road: int) -> str:
    legacy = words("amount-legacy", count=view.box.road_steles[road])
    colony = newly_linked(view, road)
    if colony < 0:
        return legacy
    owner = view.colony_owner(colony)
    who = names[owner] if owner < view.seats else words("seneca")
    return words("preview-links", legacy=legacy, colony=words(f"colony-{view.box.colonies[colony]}"), who=who)


def region(view: RomeAndRoll, words: Words, seat: int, region: int) -> str:
    """What a Tax of the region gives, or which colonies and roads of it are within reach."""
    box, step = view.box, view.agenda[-1]
    if isinstance(step, TaxRegion):
        linked = counts_as_linked(view, seat, view.declared) & box.region_colonies[region]
        return words(f"amount-{RESOURCES[box.region_resource[region]]}", count=linked.bit_count())
    if isinstance(step, ConquerRegion):
        colonies = colonies_to_take(view, seat, armed_force(view, seat)) & box.region_colonies[region]
        return ", ".join(words(f"colony-{name}") for i, name in enumerate(box.colonies) if (colonies >> i) & 1)
    roads = roads_to_renovate(view) & box.region_roads[region]
    return ", ".join(words(f"road-{name}") for i, name in enumerate(box.roads) if (roads >> i) & 1)
