"""Words for moves and events."""

from __future__ import annotations

from tabularium.games.rome_and_roll import terms
from tabularium.games.rome_and_roll.box import RomeAndRollBox
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.kernel.notation import Notation, Telling, phrase

# What a payment takes from the pool for one resource: `1b2` is one icon of its own and two Baskets.
POOL = tuple(f"{icons}b{baskets}" if baskets else f"{icons}" for icons in range(4) for baskets in range(4))


def make_notation(box: RomeAndRollBox) -> Notation:
    units = "{icons:number:2} {stored:number:2} {jewels:number:2} {kept:number:2} {baskets:number:2}"
    moves = (
        phrase(kinds.CHARACTER, "character {character:3}"),
        phrase(kinds.VILLAGE, "village {colony:5}"),
        phrase(kinds.DRAFT, "draft {face:5}"),
        phrase(kinds.DOUBLE, "double"),
        phrase(kinds.DISCARD, "discard {face:5}"),
        phrase(kinds.KEEP, "keep"),
        phrase(kinds.TURN, "turn {source:5} {face:5}"),
        phrase(kinds.MAIN, "main {action:3}"),
        phrase(kinds.DEPLOY, "deploy {icon:4}"),
        phrase(kinds.BRIBE, "bribe {icon:4} {advisor:5}"),
        phrase(kinds.STORE, "store {resource:3}"),
        phrase(kinds.STORE_BASKET, "store basket {resource:3}"),
        phrase(kinds.USE, "use {favour:4}"),
        phrase(kinds.SWAP, "swap {first:resource:3} {second:resource:3} {resource:3}"),
        phrase(kinds.END_TURN, "end"),
        phrase(kinds.STAY, "stay"),
        phrase(kinds.GO, "go {site:5} {cell:9} {fish:number:5}"),
        phrase(kinds.PLAN, "plan {plan:5}"),
        phrase(kinds.PLACE, "place {form:6} {cell:9}"),
        phrase(kinds.WAIVE, "waive {resource:3}"),
        phrase(kinds.PAY, "pay {wood:pool:4} {brick:pool:4} {stone:pool:4} {fish:pool:4} {jewel:number:2}"),
        phrase(kinds.PICK, "pick {site:5} {cell:9}"),
        phrase(kinds.REGION, "region {region:2}"),
        phrase(kinds.COLONIZE, "conquer {colony:5}"),
        phrase(kinds.RENOVATE, "renovate {road:5}"),
        phrase(kinds.LEVY, "levy {colony:5}"),
        phrase(kinds.EXCHANGE, f"exchange {{resource:3}} {units}"),
        phrase(kinds.CLAIM, "claim {favour:4}"),
        phrase(kinds.STEAL, "steal {seat:2}"),
        phrase(kinds.TAKE, "take {resource:3}"),
        phrase(kinds.STOP, "stop"),
    )
    vocabulary = {
        "character": box.characters,
        "colony": box.colonies,
        "face": box.faces,
        "source": (*box.favours, *box.advisors),
        "action": terms.ACTIONS,
        "icon": terms.ICONS,
        "advisor": box.advisors,
        "resource": terms.RESOURCES,
        "favour": box.favours,
        "site": box.sites,
        "cell": box.cells,
        "plan": box.plans,
        "form": box.forms,
        "pool": POOL,
        "region": box.regions,
        "road": box.roads,
        "nero": box.nero,
        "card": box.cards,
        "hill": box.hills,
        "colour": box.dice,
        "restriction": terms.RESTRICTIONS,
        "gain": terms.GAINS[:-1],
    }
    return Notation(vocabulary, moves, events())


def events() -> tuple[Telling, ...]:
    return (
        Telling(told.CHARACTER, "character", ("character",)),
        Telling(told.PLANS, "plans", ("plans*:plan",)),
        Telling(told.FAVOURS, "favours", ("favours*:favour",)),
        Telling(told.FIRST, "first"),
        Telling(told.VILLAGE, "village", ("colony",)),
        Telling(told.ROUND, "round", ("round",)),
        Telling(told.ROLLED, "rolled", ("dice*:face",)),
        Telling(told.DRAFTED, "drafted", ("face",)),
        Telling(told.SENATOR, "senator"),
        Telling(told.LEFT_OVER, "left-over", ("dice*:face",)),
        Telling(told.TURN, "turn", ("face",)),
        Telling(told.TURNED, "turned", ("source", "face")),
        Telling(told.DEPLOYED, "deployed", ("icon",)),
        Telling(told.STORED, "stored", ("resource", "count")),
        Telling(told.BRIBED, "bribed", ("advisor", "icon", "boxes")),
        Telling(told.UNLOCKED, "unlocked", ("advisor", "advanced")),
        Telling(told.ICON, "icon", ("advisor", "icon", "count")),
        Telling(told.GAINED, "gained", ("gain", "count", "total")),
        Telling(told.NERO, "nero", ("nero",)),
        Telling(told.MAIN, "main", ("action",)),
        Telling(told.FAVOUR, "favour", ("favour",)),
        Telling(told.RETURNED, "returned", ("favour",)),
        Telling(told.CLAIMED, "claimed", ("favour",)),
        Telling(told.WENT, "went", ("site", "cell", "fish")),
        Telling(told.PAID, "paid", terms.RESOURCES),
        Telling(told.BUILT, "built", ("plan", "cell", "form")),
        Telling(told.FOREMAN, "foreman", ("plan",)),
        Telling(told.FOREMAN_HOME, "foreman-home", ("plan",)),
        Telling(told.PRODUCES, "produces", ("plan", "cell")),
        Telling(told.ADVISOR, "advisor", ("advisor",)),
        Telling(told.STOLE, "stole", ("other:seat", "resource")),
        Telling(told.RAISED, "raised", ("site", "cell")),
        Telling(told.CONQUERED, "conquered", ("colony",)),
        Telling(told.RENOVATED, "renovated", ("road",)),
        Telling(told.LINKED, "linked", ("colony",)),
        Telling(told.TAXED, "taxed", ("colony",)),
        Telling(told.EXCHANGED, "exchanged", ("resource", "count", "jewels", "baskets")),
        Telling(told.SWAPPED, "swapped", ("first:resource", "second:resource", "resource")),
        Telling(told.PROCONSUL, "proconsul"),
        Telling(told.LAST_ROUND, "last-round", ("round",)),
        Telling(told.PARK, "park", ("cell",)),
        Telling(told.FINAL, "final", ("points",)),
        *seneca_events(),
    )


def seneca_events() -> tuple[Telling, ...]:
    return (
        Telling(told.DIE_SIX, "die-six", ("die", "upper", "colour")),
        Telling(told.SENECA_NO_DIE, "seneca-no-die", ("colour",)),
        Telling(told.SENECA_DRAFTED, "seneca-drafted", ("face",)),
        Telling(told.CARD, "card", ("card",)),
        Telling(told.SEALS, "seals", ("count",)),
        Telling(told.SENECA_NERO, "seneca-nero", ("nero",)),
        Telling(told.SENECA_TAKEN, "seneca-taken", ("plan",)),
        Telling(told.SENECA_CONQUERS, "seneca-conquers", ("region", "count")),
        Telling(told.SENECA_DEVELOPS, "seneca-develops", ("region", "count")),
        Telling(told.SENECA_PLAN, "seneca-plan", ("plan",)),
        Telling(told.SENECA_NO_PLAN, "seneca-no-plan"),
        Telling(told.SENECA_FAVOUR, "seneca-favour", ("favour",)),
        Telling(told.RUBBLE, "rubble", ("hill", "cell", "form")),
        Telling(told.NO_RUBBLE, "no-rubble", ("hill",)),
        Telling(told.SENECA_COLONY, "seneca-colony", ("colony",)),
        Telling(told.SENECA_ROAD, "seneca-road", ("road",)),
        Telling(told.SENECA_ONCE, "seneca-once", ("region",)),
        Telling(told.SENECA_TRADE, "seneca-trade"),
        Telling(told.FAILURE, "failure"),
        Telling(told.NOTHING, "nothing"),
        Telling(told.VARIANT, "variant", ("card",)),
        Telling(told.LAID, "laid", ("a:colour", "b:colour", "c:colour", "d:colour")),
        Telling(told.RESHUFFLED, "reshuffled"),
        Telling(
            told.SENECA_FINAL,
            "seneca-final",
            ("points", "parks", "rubble", "roads", "colonies", "nero:points"),
        ),
        Telling(told.SENECA_PROCONSUL, "seneca-proconsul"),
        Telling(told.SENECA_FOREMAN, "seneca-foreman", ("plan",)),
        Telling(told.SENECA_HOME, "seneca-home", ("plan",)),
    )
