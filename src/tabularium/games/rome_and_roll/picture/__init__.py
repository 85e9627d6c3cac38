"""Rome & Roll drawn: the city and the Empire on the table, my sheet at the near edge, the others' a touch away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tabularium.draw.svg import rect
from tabularium.games.rome_and_roll.box import RomeAndRollBox, cell_of, form_of, placement
from tabularium.games.rome_and_roll.effects import AssignResource
from tabularium.games.rome_and_roll.picture.cards import (
    action_pieces,
    cards_ground,
    centre_pieces,
    character_pieces,
    order,
    plan_pieces,
    reserve,
    rubble,
)
from tabularium.games.rome_and_roll.picture.city import city_ground, city_part
from tabularium.games.rome_and_roll.picture.empire import empire_ground, empire_part
from tabularium.games.rome_and_roll.picture.seneca import beside_the_dice, seneca_ground, seneca_pieces
from tabularium.games.rome_and_roll.picture.sheets import (
    FAR,
    NEAR,
    sheet_ground,
    sheet_part,
)
from tabularium.games.rome_and_roll.solo import PlaceRubble
from tabularium.games.rome_and_roll.state import VARIANT, RomeAndRoll
from tabularium.games.rome_and_roll.steps import kinds as k
from tabularium.games.rome_and_roll.steps.build import ChoosePlacement, ChoosePlan, OverseerMove
from tabularium.games.rome_and_roll.steps.saturn import SaturnPlacement, SaturnPlan
from tabularium.games.rome_and_roll.steps.tax import TaxRegion
from tabularium.games.rome_and_roll.steps.turn import StoreBasket
from tabularium.games.rome_and_roll.terms import ACTIONS, BASKET, ICONS, JEWEL, RESOURCES
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.parts import eyes, part
from tabularium.kernel.picture import Area, Form, Ground, Path, Picture, bag, cell, laid, touches
from tabularium.kernel.presentation import Words

SIZE = (1280, 664)
LAYING = (OverseerMove, ChoosePlan, ChoosePlacement, SaturnPlan, SaturnPlacement, PlaceRubble)
CHAINED = frozenset(
    {k.STAY, k.GO, k.PLAN, k.REGION}
)  # the Overseer's way and the Plan go with the place; a region with what lies there
LISTED = frozenset({k.KEEP, k.END_TURN, k.STOP})


def draw(view: RomeAndRoll, words: Words, names: Sequence[str], drafting: bool) -> Picture:
    seen_by = eyes(view, words, names, view.box)
    pieces = [
        *city_part(view, words, names, seen_by),
        *empire_part(view, words, names, seen_by),
        *part(lambda: action_pieces(view, words), "actions", seen_by, view.mains),
    ]
    if view.plans:
        pieces += part(lambda: plan_pieces(view, words, names), "plans", seen_by, view.plans, view.foremen)
    else:
        pieces += character_pieces(view, words)
    pieces += [
        *order(view, words, names, drafting),
        *reserve(view, words, drafting),
        *rubble(view, words),
        *part(lambda: centre_pieces(view, words), "centre", seen_by, view.favours, view.used, view.nero),
        *beside_the_dice(view, words),
    ]
    heart = next(((one.x, one.y) for one in pieces if one.id == f"overseer-{view.viewer}"), None)
    areas = [Area("table", words("area-table"), table_ground(view.box, view.seats, words), tuple(pieces), heart=heart)]
    for seat in range(view.seats):
        mine = seat == view.viewer
        layout = NEAR if mine else FAR
        own = sheet_part(view, words, names, seat, layout, seen_by)
        title = words("area-mine" if mine else "area-sheet", seat=names[seat])
        areas.append(Area(f"sheet-{seat}", title, sheet_ground(layout, words), own, "near" if mine else "far", seat))
    if view.seats == 1 or view.options[VARIANT]:
        ground = seneca_ground(words, view.seats == 1)
        areas.append(Area("seneca", words("seneca"), ground, tuple(seneca_pieces(view, words)), "far"))
    laying = bool(view.agenda) and isinstance(view.agenda[-1], LAYING)
    return Picture(tuple(areas), forms(view.box) if laying else ())


@cache
def table_ground(box: RomeAndRollBox, seats: int, words: Words) -> Ground:
    parts = (
        rect(0, 0, *SIZE, "marble", 10),
        city_ground(box, seats, words),
        empire_ground(box, words),
        cards_ground(box, seats),
    )
    return Ground(f"table-{seats}", *SIZE, "".join(parts))


@cache
def forms(box: RomeAndRollBox) -> tuple[Form, ...]:
    """Every shape in every position, and what it becomes turned and mirrored."""
    by_cells = dict(zip(box.form_cells[:-1], box.forms[:-1], strict=True))
    found = []
    for cells, name in by_cells.items():
        turned = by_cells[first_at_origin([(c, -r) for r, c in cells])]
        mirrored = by_cells[first_at_origin([(r, -c) for r, c in cells])]
        found.append(Form(name, tuple((c, r) for r, c in cells), turned, mirrored))
    return tuple(found)


def first_at_origin(cells: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The same cells counted from the first in reading order."""
    row, column = min(cells)
    return tuple(sorted((r - row, c - column) for r, c in cells))


# -- what one touches ----------------------------------------------------------------------------------------


def path_of(view: RomeAndRoll, move: int) -> Path | None:
    """Plans and places imply the Overseer's way; icons go where they are used; what is paid comes off the die."""
    kind, step = kind_of(move), view.agenda[-1]
    if kind in (k.STAY, k.GO, k.PLAN) or (kind == k.REGION and not isinstance(step, TaxRegion)):
        return implied(view, move)
    if kind == k.PLACE:
        return placing(view, argument_of(move))
    if kind == k.PAY:
        return paying(move)
    if kind == k.EXCHANGE:
        return exchanging(move)
    if kind == k.SWAP:
        a, b, _ = k.swapped(move)
        return bag(f"stored-{RESOURCES[a]}", f"stored-{RESOURCES[b]}")
    if kind in (k.BRIBE, k.STORE, k.STORE_BASKET):
        return putting(view, move)
    if kind == k.TURN:
        source = view.box.favours + view.box.advisors
        word = source[k.turn_source(move)]
        return touches(f"favour-{word}" if word in view.box.favours else f"advisor-{word}")
    if kind == k.PICK:
        return touches(f"building-{view.building_at(k.pick_cell(move))}")
    argument = argument_of(move)
    simple = {
        k.VILLAGE: ("colony", view.box.colonies),
        k.COLONIZE: ("colony", view.box.colonies),
        k.LEVY: ("colony", view.box.colonies),
        k.RENOVATE: ("road", view.box.roads),
        k.DISCARD: ("held", view.box.faces),
        k.MAIN: ("action", ACTIONS),
        k.WAIVE: ("cost", RESOURCES),
        k.TAKE: ("take", RESOURCES),
    }
    if kind in simple:
        stem, names = simple[kind]
        return touches(f"{stem}-{names[argument]}")
    return touches("senators") if kind in (k.DEPLOY, k.DOUBLE) else None


def implied(view: RomeAndRoll, move: int) -> Path:
    """Nothing is touched for what follows from the next touch: the Overseer's free way and the Plan from the place, a
    region from a colony or road. A way that costs Fish is touched, so that none is spent unseen. Where only one answer
    is left after this one, that is touched as well."""
    costly = kind_of(move) == k.GO and k.go_fish(move)
    way = touches(f"building-{view.building_at(k.go_cell(move))}") if costly else Path()
    after = view.copy()
    after.agenda[-1].apply(after, view.viewer, move)
    following = after.agenda[-1].legal(after, view.viewer)
    only = path_of(after, following[0]) if len(following) == 1 else None
    return way.then(only) if only else way


def placing(view: RomeAndRoll, place: int) -> Path:
    step = view.agenda[-1]
    row, column = divmod(cell_of(place), view.box.stride)
    at = cell("city", column, row)
    form = view.box.forms[form_of(place)]
    if isinstance(step, PlaceRubble):
        return laid(form, at)  # there is nothing else to be laid
    plan = step.plans[-1] if isinstance(step, SaturnPlacement) else getattr(step, "plan")
    return laid(form, at, f"plan-{view.box.plans[plan]}")


def placed(view: RomeAndRoll, path: Path) -> int:
    """The move that lays a form on a cell, whether it fits there or not; -1 for anything else."""
    column, _, row = path.at.removeprefix("city/").partition(".")
    if path.form not in view.box.forms[:-1] or not (column.isdecimal() and row.isdecimal()):
        return -1
    if int(column) >= view.city.width or int(row) >= view.city.height:
        return -1
    return k.PLACE | placement(view.box.forms.index(path.form), int(row) * view.box.stride + int(column))


def paying(move: int) -> Path:
    """What comes off the die, in any order; where nothing does, the Storage."""
    keys: list[str] = []
    for kind in range(JEWEL):
        keys += [f"icon-{ICONS[kind]}"] * k.pay_icons(move, kind) + ["icon-basket"] * k.pay_baskets(move, kind)
    keys += ["icon-jewel"] * k.pay_jewels(move)
    return bag(*keys) if keys else touches("storage")


def exchanging(move: int) -> Path:
    kind = RESOURCES[k.exchange_kind(move)]
    keys = [f"icon-{kind}"] * k.exchange_icons(move) + [f"stored-{kind}"] * k.exchange_stored(move)
    keys += ["icon-jewel"] * k.exchange_jewels(move) + ["stored-jewel"] * k.exchange_kept(move)
    return bag(*keys, *["icon-basket"] * k.exchange_baskets(move))


def putting(view: RomeAndRoll, move: int) -> Path:
    """An icon of the die, or what was just generated, goes to an Advisor or into Storage."""
    step, kind = view.agenda[-1], kind_of(move)
    if isinstance(step, AssignResource):
        first = "incoming"
    elif isinstance(step, StoreBasket):
        first = f"icon-{ICONS[BASKET]}"
    else:
        icon = BASKET if kind == k.STORE_BASKET else argument_of(move) if kind == k.STORE else k.bribe_icon(move)
        first = f"icon-{ICONS[icon]}"
    return touches(first, f"advisor-{view.box.advisors[k.bribe_advisor(move)]}" if kind == k.BRIBE else "storage")
