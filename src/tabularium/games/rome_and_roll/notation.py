"""Words for moves and events."""

from __future__ import annotations

from tabularium.games.rome_and_roll.box import RomeAndRollBox
from tabularium.games.rome_and_roll.steps import kinds as k
from tabularium.games.rome_and_roll.terms import ACTIONS, GAINS, ICONS, RESOURCES, RESTRICTIONS
from tabularium.kernel.notation import Notation, Telling, phrase

# What a payment takes from the pool for one resource: `1b2` is one icon of its own and two Baskets.
POOL = tuple(f"{icons}b{baskets}" if baskets else f"{icons}" for icons in range(4) for baskets in range(4))


def make_notation(box: RomeAndRollBox) -> Notation:
    units = "{icons:number:2} {stored:number:2} {jewels:number:2} {kept:number:2} {baskets:number:2}"
    moves = (
        phrase(k.CHARACTER, "character {character:3}"),
        phrase(k.VILLAGE, "village {colony:5}"),
        phrase(k.DRAFT, "draft {face:5}"),
        phrase(k.DOUBLE, "double"),
        phrase(k.DISCARD, "discard {face:5}"),
        phrase(k.KEEP, "keep"),
        phrase(k.TURN, "turn {source:5} {face:5}"),
        phrase(k.MAIN, "main {action:3}"),
        phrase(k.DEPLOY, "deploy {icon:4}"),
        phrase(k.BRIBE, "bribe {icon:4} {advisor:5}"),
        phrase(k.STORE, "store {resource:3}"),
        phrase(k.STORE_BASKET, "store basket {resource:3}"),
        phrase(k.USE, "use {favour:4}"),
        phrase(k.SWAP, "swap {first:resource:3} {second:resource:3} {resource:3}"),
        phrase(k.END_TURN, "end"),
        phrase(k.STAY, "stay"),
        phrase(k.GO, "go {site:5} {cell:9} {fish:number:5}"),
        phrase(k.PLAN, "plan {plan:5}"),
        phrase(k.PLACE, "place {form:6} {cell:9}"),
        phrase(k.WAIVE, "waive {resource:3}"),
        phrase(k.PAY, "pay {wood:pool:4} {brick:pool:4} {stone:pool:4} {fish:pool:4} {jewel:number:2}"),
        phrase(k.PICK, "pick {site:5} {cell:9}"),
        phrase(k.REGION, "region {region:2}"),
        phrase(k.COLONIZE, "conquer {colony:5}"),
        phrase(k.RENOVATE, "renovate {road:5}"),
        phrase(k.LEVY, "levy {colony:5}"),
        phrase(k.EXCHANGE, f"exchange {{resource:3}} {units}"),
        phrase(k.CLAIM, "claim {favour:4}"),
        phrase(k.STEAL, "steal {seat:2}"),
        phrase(k.TAKE, "take {resource:3}"),
        phrase(k.STOP, "stop"),
    )
    vocabulary = {
        "character": box.characters,
        "colony": box.colonies,
        "face": box.faces,
        "source": (*box.favours, *box.advisors),
        "action": ACTIONS,
        "icon": ICONS,
        "advisor": box.advisors,
        "resource": RESOURCES,
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
        "restriction": RESTRICTIONS,
        "gain": GAINS[:-1],
    }
    return Notation(vocabulary, moves, events())


def events() -> tuple[Telling, ...]:
    return (
        Telling(k.TOLD_CHARACTER, "character", ("character",)),
        Telling(k.TOLD_PLANS, "plans", ("plans*:plan",)),
        Telling(k.TOLD_FAVOURS, "favours", ("favours*:favour",)),
        Telling(k.TOLD_FIRST, "first"),
        Telling(k.TOLD_VILLAGE, "village", ("colony",)),
        Telling(k.TOLD_ROUND, "round", ("round",)),
        Telling(k.TOLD_ROLLED, "rolled", ("dice*:face",)),
        Telling(k.TOLD_DRAFTED, "drafted", ("face",)),
        Telling(k.TOLD_SENATOR, "senator"),
        Telling(k.TOLD_LEFT_OVER, "left-over", ("dice*:face",)),
        Telling(k.TOLD_TURN, "turn", ("face",)),
        Telling(k.TOLD_TURNED, "turned", ("source", "face")),
        Telling(k.TOLD_DEPLOYED, "deployed", ("icon",)),
        Telling(k.TOLD_STORED, "stored", ("resource", "count")),
        Telling(k.TOLD_BRIBED, "bribed", ("advisor", "icon", "boxes")),
        Telling(k.TOLD_UNLOCKED, "unlocked", ("advisor", "advanced")),
        Telling(k.TOLD_ICON, "icon", ("advisor", "icon", "count")),
        Telling(k.TOLD_GAINED, "gained", ("gain", "count", "total")),
        Telling(k.TOLD_NERO, "nero", ("nero",)),
        Telling(k.TOLD_MAIN, "main", ("action",)),
        Telling(k.TOLD_FAVOUR, "favour", ("favour",)),
        Telling(k.TOLD_RETURNED, "returned", ("favour",)),
        Telling(k.TOLD_CLAIMED, "claimed", ("favour",)),
        Telling(k.TOLD_WENT, "went", ("site", "cell", "fish")),
        Telling(k.TOLD_PAID, "paid", RESOURCES),
        Telling(k.TOLD_BUILT, "built", ("plan", "cell", "form")),
        Telling(k.TOLD_FOREMAN, "foreman", ("plan",)),
        Telling(k.TOLD_FOREMAN_HOME, "foreman-home", ("plan",)),
        Telling(k.TOLD_PRODUCES, "produces", ("plan", "cell")),
        Telling(k.TOLD_ADVISOR, "advisor", ("advisor",)),
        Telling(k.TOLD_STOLE, "stole", ("other:seat", "resource")),
        Telling(k.TOLD_RAISED, "raised", ("site", "cell")),
        Telling(k.TOLD_CONQUERED, "conquered", ("colony",)),
        Telling(k.TOLD_RENOVATED, "renovated", ("road",)),
        Telling(k.TOLD_LINKED, "linked", ("colony",)),
        Telling(k.TOLD_TAXED, "taxed", ("colony",)),
        Telling(k.TOLD_EXCHANGED, "exchanged", ("resource", "count", "jewels", "baskets")),
        Telling(k.TOLD_SWAPPED, "swapped", ("first:resource", "second:resource", "resource")),
        Telling(k.TOLD_PROCONSUL, "proconsul"),
        Telling(k.TOLD_LAST_ROUND, "last-round", ("round",)),
        Telling(k.TOLD_PARK, "park", ("cell",)),
        Telling(k.TOLD_FINAL, "final", ("points",)),
        *seneca_events(),
    )


def seneca_events() -> tuple[Telling, ...]:
    return (
        Telling(k.TOLD_DIE_SIX, "die-six", ("die", "upper", "colour")),
        Telling(k.TOLD_SENECA_NO_DIE, "seneca-no-die", ("colour",)),
        Telling(k.TOLD_SENECA_DRAFTED, "seneca-drafted", ("face",)),
        Telling(k.TOLD_CARD, "card", ("card",)),
        Telling(k.TOLD_SEALS, "seals", ("count",)),
        Telling(k.TOLD_SENECA_NERO, "seneca-nero", ("nero",)),
        Telling(k.TOLD_SENECA_TAKEN, "seneca-taken", ("plan",)),
        Telling(k.TOLD_SENECA_CONQUERS, "seneca-conquers", ("region", "count")),
        Telling(k.TOLD_SENECA_DEVELOPS, "seneca-develops", ("region", "count")),
        Telling(k.TOLD_SENECA_PLAN, "seneca-plan", ("plan",)),
        Telling(k.TOLD_SENECA_NO_PLAN, "seneca-no-plan"),
        Telling(k.TOLD_SENECA_FAVOUR, "seneca-favour", ("favour",)),
        Telling(k.TOLD_RUBBLE, "rubble", ("hill", "cell", "form")),
        Telling(k.TOLD_NO_RUBBLE, "no-rubble", ("hill",)),
        Telling(k.TOLD_SENECA_COLONY, "seneca-colony", ("colony",)),
        Telling(k.TOLD_SENECA_ROAD, "seneca-road", ("road",)),
        Telling(k.TOLD_SENECA_ONCE, "seneca-once", ("region",)),
        Telling(k.TOLD_SENECA_TRADE, "seneca-trade"),
        Telling(k.TOLD_FAILURE, "failure"),
        Telling(k.TOLD_NOTHING, "nothing"),
        Telling(k.TOLD_VARIANT, "variant", ("card",)),
        Telling(k.TOLD_LAID, "laid", ("a:colour", "b:colour", "c:colour", "d:colour")),
        Telling(k.TOLD_RESHUFFLED, "reshuffled"),
        Telling(
            k.TOLD_SENECA_FINAL,
            "seneca-final",
            ("points", "parks", "rubble", "roads", "colonies", "nero:points"),
        ),
        Telling(k.TOLD_SENECA_PROCONSUL, "seneca-proconsul"),
        Telling(k.TOLD_SENECA_FOREMAN, "seneca-foreman", ("plan",)),
        Telling(k.TOLD_SENECA_HOME, "seneca-home", ("plan",)),
    )
