"""What one touches to make a move."""

from __future__ import annotations

from tabularium.games.rome_and_roll import terms
from tabularium.games.rome_and_roll.box import cell_of, form_of, placement
from tabularium.games.rome_and_roll.effects import AssignResource
from tabularium.games.rome_and_roll.state import RomeAndRoll
from tabularium.games.rome_and_roll.steps import kinds
from tabularium.games.rome_and_roll.steps.tax import TaxRegion
from tabularium.games.rome_and_roll.steps.turn import StoreBasket
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.picture import Path, bag, cell, laid, touches
from tabularium.kernel.play import answer

# The Overseer's way goes with the Plan and its place; a region with what lies there.
CHAINED = frozenset({kinds.STAY, kinds.GO, kinds.PLAN, kinds.REGION})
LISTED = frozenset({kinds.KEEP, kinds.END_TURN, kinds.STOP})


def path_of(view: RomeAndRoll, move: int) -> Path | None:
    """A Plan implies the Overseer's way; icons go where they are used; what is paid comes off the die."""
    kind, step = kind_of(move), view.agenda[-1]
    if kind in (kinds.STAY, kinds.GO, kinds.PLAN) or (kind == kinds.REGION and not isinstance(step, TaxRegion)):
        return implied(view, move)
    if kind == kinds.PLACE:
        return placing(view, argument_of(move))
    if kind == kinds.PAY:
        return paying(move)
    if kind == kinds.EXCHANGE:
        return exchanging(move)
    if kind == kinds.SWAP:
        a, b, _ = kinds.swapped(move)
        return bag(f"stored-{terms.RESOURCES[a]}", f"stored-{terms.RESOURCES[b]}")
    if kind in (kinds.BRIBE, kinds.STORE, kinds.STORE_BASKET):
        return putting(view, move)
    if kind == kinds.TURN:
        source = view.box.favours + view.box.advisors
        word = source[kinds.turn_source(move)]
        return touches(f"favour-{word}" if word in view.box.favours else f"advisor-{word}")
    if kind == kinds.PICK:
        return touches(f"building-{view.building_at(kinds.pick_cell(move))}")
    argument = argument_of(move)
    simple = {
        kinds.VILLAGE: ("colony", view.box.colonies),
        kinds.COLONIZE: ("colony", view.box.colonies),
        kinds.LEVY: ("colony", view.box.colonies),
        kinds.RENOVATE: ("road", view.box.roads),
        kinds.DISCARD: ("held", view.box.faces),
        kinds.MAIN: ("action", terms.ACTIONS),
        kinds.WAIVE: ("cost", terms.RESOURCES),
        kinds.TAKE: ("take", terms.RESOURCES),
    }
    if kind in simple:
        stem, names = simple[kind]
        return touches(f"{stem}-{names[argument]}")
    return touches("senators") if kind in (kinds.DEPLOY, kinds.DOUBLE) else None


def implied(view: RomeAndRoll, move: int) -> Path:
    """Nothing is touched for what follows from the next touch: the Overseer's free way from the Plan and its place, a
    region from a colony or road. A way that costs Fish is touched, so that none is spent unseen. Where only one answer
    is left after this one, that is touched as well."""
    way = Path()
    if kind_of(move) == kinds.GO and kinds.go_fish(move):
        way = touches(f"building-{view.building_at(kinds.go_cell(move))}")
    elif kind_of(move) == kinds.PLAN:
        way = touches(f"plan-{view.box.plans[argument_of(move)]}")
    after = view.copy()
    answer(after, view.viewer, move)
    following = after.agenda[-1].legal(after, view.viewer)
    only = path_of(after, following[0]) if len(following) == 1 else None
    return way.then(only) if only else way


def placing(view: RomeAndRoll, place: int) -> Path:
    """What is to be laid is known by then: only the place is touched."""
    row, column = divmod(cell_of(place), view.box.stride)
    return laid(view.box.forms[form_of(place)], cell("city", column, row))


def placed(view: RomeAndRoll, path: Path) -> int:
    """The move that lays a form on a cell, whether it fits there or not; -1 for anything else."""
    column, _, row = path.at.removeprefix("city/").partition(".")
    if path.form not in view.box.forms[:-1] or not (column.isdecimal() and row.isdecimal()):
        return -1
    if int(column) >= view.city.width or int(row) >= view.city.height:
        return -1
    return kinds.PLACE | placement(view.box.forms.index(path.form), int(row) * view.box.stride + int(column))


def paying(move: int) -> Path:
    """What comes off the die, in any order; where nothing does, the Storage."""
    keys: list[str] = []
    for kind in range(terms.JEWEL):
        keys += [f"icon-{terms.ICONS[kind]}"] * kinds.pay_icons(move, kind) + ["icon-basket"] * kinds.pay_baskets(
            move, kind
        )
    keys += ["icon-jewel"] * kinds.pay_jewels(move)
    return bag(*keys) if keys else touches("storage")


def exchanging(move: int) -> Path:
    kind = terms.RESOURCES[kinds.exchange_kind(move)]
    keys = [f"icon-{kind}"] * kinds.exchange_icons(move) + [f"stored-{kind}"] * kinds.exchange_stored(move)
    keys += ["icon-jewel"] * kinds.exchange_jewels(move) + ["stored-jewel"] * kinds.exchange_kept(move)
    return bag(*keys, *["icon-basket"] * kinds.exchange_baskets(move))


def putting(view: RomeAndRoll, move: int) -> Path:
    """An icon of the die, or what was just generated, goes to an Advisor or into Storage."""
    step, kind = view.agenda[-1], kind_of(move)
    if isinstance(step, AssignResource):
        first = "incoming"
    elif isinstance(step, StoreBasket):
        first = f"icon-{terms.ICONS[terms.BASKET]}"
    else:
        icon = (
            terms.BASKET
            if kind == kinds.STORE_BASKET
            else argument_of(move)
            if kind == kinds.STORE
            else kinds.bribe_icon(move)
        )
        first = f"icon-{terms.ICONS[icon]}"
    return touches(
        first, f"advisor-{view.box.advisors[kinds.bribe_advisor(move)]}" if kind == kinds.BRIBE else "storage"
    )
