"""What a move would cost or bring, in a few words beside its label. What is promised here is what happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.box import Effect
from tabularium.games.rome_and_roll.effects import (
    TRACKS,
    InsulaPick,
    active,
    neighbours_to_use,
    newly_linked,
    picked,
    power,
)
from tabularium.games.rome_and_roll.faces import ability, amounts, effect_does, favour_does
from tabularium.games.rome_and_roll.picture.sight import Setting, Sight
from tabularium.games.rome_and_roll.solo import PlaceRubble, SenecaRoad
from tabularium.games.rome_and_roll.state import RomeAndRoll, of, on
from tabularium.games.rome_and_roll.steps import kinds
from tabularium.games.rome_and_roll.steps.build import ChoosePlan, discount, plans_within_reach
from tabularium.games.rome_and_roll.steps.conquer import ConquerRegion, armed_force, colonies_to_take
from tabularium.games.rome_and_roll.steps.develop import ROAD_COST, DevelopRoad, roads_to_renovate
from tabularium.games.rome_and_roll.steps.ground import fits
from tabularium.games.rome_and_roll.steps.kinds import CHARACTER as TAKE_CHARACTER
from tabularium.games.rome_and_roll.steps.legion import LegionPick
from tabularium.games.rome_and_roll.steps.tax import TaxRegion, counts_as_linked
from tabularium.games.rome_and_roll.steps.trade import coins_for
from tabularium.kernel.moves import argument_of, kind_of


def preview(sight: Sight, move: int) -> str:
    tells = PREVIEWS.get(kind_of(move))
    return tells(sight, move) if tells else ""


def owner_name(sight: Setting, owner: int) -> str:
    return sight.names[owner] if owner < len(sight.names) else sight.words("seneca")


def marks(view: RomeAndRoll, seat: int, track: int, n: int) -> int:
    """How many of these gains a track still has boxes for (RR-1.3)."""
    return max(0, min(n, view.box.track_boxes[track] - view.sheet[on(seat, track)]))


# -- set-up and free actions -------------------------------------------------------------------------


def start(sight: Sight, move: int) -> str:
    """What a character starts with."""
    coins, glory, soldiers, senators, *stored = sight.box.starts[argument_of(move)]
    people = amounts(sight.words, (coins, glory, soldiers, senators), ("coin", "glory", "soldier", "senator"))
    return ", ".join([*people, *amounts(sight.words, stored)])


def village(sight: Sight, move: int) -> str:
    """A village brings no Glory (RR-2.8)."""
    return sight.words("preview-value", value=sight.box.colony_value[argument_of(move)])


def bribed(sight: Sight, move: int) -> str:
    """The box that would be marked, and what comes with it."""
    view, words = sight.view, sight.words
    box, seat, advisor = view.box, view.viewer, kinds.bribe_advisor(move)
    own = advisor - view.sheet[on(seat, state.CHARACTER)] * 3
    number = view.sheet[on(seat, state.LOYALTY + own)] + 1
    where = words("preview-box", box=number, all=box.boxes)
    if number in (box.base_at, box.advanced_at):
        brings = ability(box, box.abilities[advisor * 2 + (number == box.advanced_at)], words)
    elif number == box.boxes:
        brings = words("preview-points", count=box.advisor_points[advisor])
    else:
        return where
    return words("preview-box-brings", where=where, brings=brings)


def favour(sight: Sight, move: int) -> str:
    return favour_does(sight.box, argument_of(move), sight.words)


def kept(sight: Sight, move: int) -> str:
    """What is left of the die goes into Storage by itself (RR-1.16)."""
    left = amounts(sight.words, sight.view.pool, terms.ICONS[: terms.BASKET + 1])
    return sight.words("preview-stores", goods=sight.words.listed(left)) if left else ""


def storage(sight: Sight, move: int) -> str:
    base = on(argument_of(move), state.STORED)
    return ", ".join(amounts(sight.words, sight.view.sheet[base : base + terms.STORED_KINDS]))


# -- building ----------------------------------------------------------------------------------------


def within_reach(sight: Sight, move: int) -> str:
    """The Plans that could be built from there."""
    view = sight.view
    spare = plans_within_reach(view, view.viewer)
    building = view.sheet[on(view.viewer, state.OVERSEER)]
    fish = 0
    if kind_of(move) == kinds.GO:
        building, fish = view.building_at(kinds.go_cell(move)), kinds.go_fish(move)
    near = [slot for slot in range(len(spare)) if spare[slot] >= fish and fits(view, building, slot)]
    return sight.words(
        "preview-reach", plans=", ".join(sight.words(f"plan-{view.box.plans[view.plans[slot]]}") for slot in near)
    )


def price(sight: Sight, move: int) -> str:
    """What a Plan costs in a Build, with the Overseer's way; Saturn asks for none of it."""
    view = sight.view
    step = view.agenda[-1]
    if not isinstance(step, ChoosePlan):
        return ""
    plan = view.box.plan[argument_of(move)]
    said = ", ".join(amounts(sight.words, plan.cost))
    waived = min(discount(view, view.viewer, argument_of(move)), plan.total)
    if waived:
        said = sight.words("preview-less", cost=said, count=waived)
    return sight.words("preview-way", cost=said, fish=step.fish) if step.fish else said


def ground(sight: Sight, move: int) -> str:
    """Resources that a Building covers and its builder gets, and the Buildings that it touches."""
    view = sight.view
    city, place = view.city, argument_of(move)
    covered = [0] * terms.STORED_KINDS
    for cell in city.cells[place]:
        if city.yields[cell] >= 0 and not isinstance(view.agenda[-1], PlaceRubble):
            covered[city.yields[cell]] += 1
    beside = [
        title(sight, building)
        for building in range(1, view.built)
        if city.mask[view.buildings[of(building, state.AT)]] & city.around[place]
    ]
    touched = [sight.words("preview-beside", what=", ".join(dict.fromkeys(beside)))] if beside else []
    return ", ".join([*amounts(sight.words, covered), *touched])


def title(sight: Sight, building: int) -> str:
    """A Building with its owner; Rubble and Parks by their name."""
    view = sight.view
    site, owner = (
        view.buildings[of(building, state.SITE)],
        view.buildings[of(building, state.OWNER)],
    )
    if site < view.box.forum_site:
        return sight.words("preview-building", site=sight.words(f"site-{view.box.sites[site]}"), who=sight.names[owner])
    return sight.words(f"site-{view.box.sites[site]}")


# -- what Buildings give -----------------------------------------------------------------------------


def used(sight: Sight, move: int) -> str:
    """What a Building gives, to a Legion its ability, else its production, and what its owner is paid for that."""
    view = sight.view
    step, building = view.agenda[-1], picked(view, move)
    site = view.buildings[of(building, state.SITE)]
    if site >= view.box.forum_site:
        return ""
    chosen: tuple[int, ...] = ()
    legion, coins = isinstance(step, LegionPick), 0
    if isinstance(step, LegionPick):
        chosen, coins = step.chosen, 1  # RR-6.4
    elif isinstance(step, InsulaPick):
        chosen, coins = step.chosen, step.effect(view).at_least  # RR-17.6
    before = [effect for other in chosen for effect in gives(view, other, legion)]
    said = ", ".join(promised(sight, building, effect, before) for effect in gives(view, building, legion))
    owner = view.buildings[of(building, state.OWNER)]
    paid = 0 if owner == view.viewer else earned(view, owner, coins, chosen)
    if not paid:
        return said
    return sight.words("preview-pays", what=said, coins=sight.words("amount-coin", count=paid), who=sight.names[owner])


def gives(view: RomeAndRoll, building: int, legion: bool) -> tuple[Effect, ...]:
    plan = view.box.plan[view.buildings[of(building, state.SITE)]]
    return plan.legion if legion else plan.production


def promised(sight: Sight, building: int, effect: Effect, before: Sequence[Effect]) -> str:
    """An effect as far as it comes about after those before it."""
    view = sight.view
    if effect.do == terms.DO_ACTIVATE_ADJACENT:
        return sight.words("does-activate_adjacent", n=min(effect.n, len(neighbours_to_use(view, building))))
    if effect.do == terms.DO_GAIN and terms.COIN <= effect.what < terms.REGION_RESOURCE:
        same = sum(other.n for other in before if other.do == terms.DO_GAIN and other.what == effect.what)
        track = TRACKS[effect.what - terms.COIN]
        n = marks(view, view.viewer, track, same + effect.n) - marks(view, view.viewer, track, same)
        return sight.words(f"amount-{terms.GAINS[effect.what]}", count=n)
    return effect_does(view.box, effect, sight.words)


def earned(view: RomeAndRoll, owner: int, coins: int, chosen: Sequence[int]) -> int:
    """The Coins of an owner for one Building more, as far as their track goes."""
    before = coins * sum(view.buildings[of(other, state.OWNER)] == owner for other in chosen)
    return marks(view, owner, state.COINS, before + coins) - marks(view, owner, state.COINS, before)


def exchanged(sight: Sight, move: int) -> str:
    """The Coins for a group: of the market, of Favours and of Advisors (RR-10.2, RR-10.4)."""
    view = sight.view
    seat = view.viewer
    character = view.sheet[on(seat, state.CHARACTER)]
    coins = coins_for(view, move)
    for which in view.box.abilities_on[character * terms.TRIGGER_COUNT + terms.ON_TRADE_GROUP]:
        effect = view.box.abilities[character * 6 + which]
        if effect.what == terms.COIN and active(view, seat, which):
            coins += effect.n
    return sight.words("amount-coin", count=marks(view, seat, state.COINS, coins))


# -- the regions -------------------------------------------------------------------------------------


def colony(sight: Sight, move: int) -> str:
    view = sight.view
    banners = view.box.colony_banners[argument_of(move)]
    glory = sight.words("amount-glory", count=marks(view, view.viewer, state.GLORY, banners))
    return sight.words("preview-colony", value=view.box.colony_value[argument_of(move)], glory=glory)


def road(sight: Sight, move: int) -> str:
    """The Stone for a road, unless an Advisor pays it; its Legacy, and what comes to the owner of a colony that it
    links. Seneca's roads cost and mark nothing."""
    view = sight.view
    number, step = argument_of(move), view.agenda[-1]
    colony = newly_linked(view, number)
    linked = link(sight, colony, view.colony_owner(colony) if colony >= 0 else state.NOBODY)
    if isinstance(step, SenecaRoad):
        return linked
    legacy = sight.words("amount-legacy", count=marks(view, view.viewer, state.LEGACY, view.box.road_steles[number]))
    done = step.done if isinstance(step, DevelopRoad) else 0
    gains = ", ".join([legacy, linked] if linked else [legacy])
    if done < power(view, view.viewer, terms.DO_ROAD_DISCOUNT, 0):
        return gains
    return sight.words("preview-road", cost=", ".join(amounts(sight.words, ROAD_COST)), gains=gains)


def link(sight: Setting, linked: int, owner: int) -> str:
    """Whose colony a road links, and the resource that this brings; Seneca gets none."""
    if linked < 0:
        return ""
    box, words = sight.box, sight.words
    resource = box.region_resource[box.colony_region[linked]]
    amount = words(f"amount-{terms.RESOURCES[resource]}", count=int(owner < state.SENECA))
    colony = words(f"colony-{box.colonies[linked]}")
    return words("preview-links", colony=colony, who=owner_name(sight, owner), amount=amount)


def region(sight: Sight, move: int) -> str:
    """What a Tax of the region gives, or which colonies and roads of it are within reach."""
    view = sight.view
    box, step, seat, where = view.box, view.agenda[-1], view.viewer, argument_of(move)
    if isinstance(step, TaxRegion):
        return sight.words(f"amount-{terms.RESOURCES[box.region_resource[where]]}", count=taxed(view, seat, where))
    if isinstance(step, ConquerRegion):
        colonies = colonies_to_take(view, seat, armed_force(view, seat)) & box.region_colonies[where]
        return ", ".join(sight.words(f"colony-{name}") for i, name in enumerate(box.colonies) if (colonies >> i) & 1)
    roads = roads_to_renovate(view) & box.region_roads[where]
    return ", ".join(sight.words(f"road-{name}") for i, name in enumerate(box.roads) if (roads >> i) & 1)


def taxed(view: RomeAndRoll, seat: int, where: int) -> int:
    """The colonies of a region that pay, with those that an Advisor adds (RR-12.12)."""
    own = view.colonies[seat] & view.box.region_colonies[where]
    linked = counts_as_linked(view, seat, view.declared) & own
    return linked.bit_count() + min(power(view, seat, terms.DO_TAX_UNLINKED, 0), (own & ~linked).bit_count())


def levied(sight: Sight, move: int) -> str:
    where = sight.box.colony_region[argument_of(move)]
    return sight.words(f"amount-{terms.RESOURCES[sight.box.region_resource[where]]}", count=1)


PREVIEWS: dict[int, Callable[[Sight, int], str]] = {
    TAKE_CHARACTER: start,
    kinds.VILLAGE: village,
    kinds.BRIBE: bribed,
    kinds.USE: favour,
    kinds.CLAIM: favour,
    kinds.END_TURN: kept,
    kinds.STEAL: storage,
    kinds.STAY: within_reach,
    kinds.GO: within_reach,
    kinds.PLAN: price,
    kinds.PLACE: ground,
    kinds.PICK: used,
    kinds.EXCHANGE: exchanged,
    kinds.COLONIZE: colony,
    kinds.RENOVATE: road,
    kinds.REGION: region,
    kinds.LEVY: levied,
}
