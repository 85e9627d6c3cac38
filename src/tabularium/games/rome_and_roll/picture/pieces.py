"""What stands in the city, in the Empire and beside them now."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache, lru_cache
from typing import NamedTuple

from tabularium.draw.pieces import mark, named
from tabularium.draw.svg import circle, group, n, path, polygon, rect, text
from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.box import ROME, City, RomeAndRollBox
from tabularium.games.rome_and_roll.effects import (
    NONE,
    AssignResource,
    InsulaPick,
    MarketPick,
    forbids_road,
    newly_linked,
)
from tabularium.games.rome_and_roll.faces import ability, amounts, die, favour_does, plan_does
from tabularium.games.rome_and_roll.picture import layout
from tabularium.games.rome_and_roll.picture.faces import (
    action_drawing,
    building_drawing,
    character_drawing,
    colony_drawing,
    die_drawing,
    favour_drawing,
    nero_drawing,
    order_drawing,
    owner_of,
    plan_drawing,
    road_drawing,
    road_outline,
    shape_around,
    shape_drawing,
    sign_of,
    who,
)
from tabularium.games.rome_and_roll.picture.layout import Spot
from tabularium.games.rome_and_roll.picture.sight import Setting, Sight
from tabularium.games.rome_and_roll.previews import link
from tabularium.games.rome_and_roll.solo import PlaceRubble
from tabularium.games.rome_and_roll.steps.build import ChoosePlacement, Draw, NewNeighbour, WaiveCost
from tabularium.games.rome_and_roll.steps.conquer import forbids_colony
from tabularium.games.rome_and_roll.steps.saturn import SaturnPlacement, SaturnPlan
from tabularium.games.rome_and_roll.steps.setup import characters
from tabularium.kernel.picture import Grid, Piece
from tabularium.kernel.presentation import Words
from tabularium.kernel.sight import part

Numbers = tuple[int, ...]


class Planned(NamedTuple):
    """A Building that is still to be paid for."""

    plan: int
    place: int
    seat: int


ORDERED = {"draft_die": "draft", "seneca_draft": "draft", "choose_die": "turns", "seneca_turn": "turns"}
WHY_NOT_PAVED = {"RR-8.4": "free", "RR-8.3": "apart"}
WHY_NOT_TAKEN = {"": "ready", "RR-7.5": "apart", "RR-7.6": "soldiers", "RR-7.3": "weak"}


def table_pieces(sight: Sight, drafting: bool) -> Iterator[Piece]:
    view = sight.view
    new = next((step for step in view.agenda if isinstance(step, NewNeighbour)), None)
    because_of = (new.building, new.seat) if new is not None else None
    overseers_at = tuple(view.sheet[state.OVERSEER :: state.WIDTH])
    planned = to_be_built(sight)
    yield from city_pieces(sight, view.taken, view.buildings, at_work(sight), because_of, overseers_at, planned)
    yield from empire_pieces(sight, view.roads, view.colonies, view.linked, *forces(sight))
    yield from action_pieces(sight, view.mains)
    if view.plans:
        yield from plan_pieces(sight, view.plans, view.foremen, chosen_plans(sight))
    else:
        yield from character_pieces(sight)
    yield from order(sight, drafting)
    yield from reserve(sight, drafting)
    yield from rubble(sight)
    yield from centre_pieces(sight, view.favours, view.used, view.nero)


# -- the city ------------------------------------------------------------------------------------------


@part
def city_pieces(
    setting: Setting,
    taken: int,
    buildings: Numbers,
    works: int,
    new: tuple[int, int] | None,
    overseers_at: Numbers,
    planned: tuple[Planned, ...],
) -> Iterator[Piece]:
    """The grid, the Buildings, and the Overseers on them. `works` is the Building that gives something now, `new` the
    one just built with its seat, `planned` what is still to be paid for."""
    city = setting.box.cities[setting.seats]
    size, (x, y) = layout.size_of(city), layout.origin(city)
    w, h, grid = size * city.width, size * city.height, Grid(city.width, city.height)
    says = setting.words("piece-city")
    yield Piece("city", "city", x + w / 2, y + h / 2, says, touch="city", w=w, h=h, grid=grid)
    for one in planned:
        taken |= city.mask[one.place]
    yield from hills(setting.box, city, setting.words, taken)
    everything = range(len(buildings) // state.SPAN)
    for building in sorted(everything, key=lambda one: one == works):  # what gives something lies over the rest
        yield from building_pieces(
            setting, building, buildings[building * state.SPAN : (building + 1) * state.SPAN], works
        )
    for one in planned:
        yield planned_piece(setting, city, one)
    if works != NONE and new is not None and new[0] != works:
        yield because(setting, buildings, works, *new)
    for seat, building in enumerate(overseers_at[: setting.seats]):
        yield overseer(setting, seat, building, buildings[building * state.SPAN : (building + 1) * state.SPAN])


def to_be_built(sight: Sight) -> tuple[Planned, ...]:
    """What has a place already and is not built yet: it is being paid for, or Saturn builds another one first."""
    found: list[Planned] = []
    for step in sight.view.agenda:
        if isinstance(step, (WaiveCost, Draw)):
            found.append(Planned(step.plan, step.place, step.seat))
        elif isinstance(step, (SaturnPlan, SaturnPlacement)):
            found += [Planned(plan, place, step.seat) for plan, place in zip(step.plans, step.places, strict=False)]
    return tuple(found)


def chosen_plans(sight: Sight) -> Numbers:
    """The Plans that are being built."""
    step = sight.step
    now: Numbers = ()
    if isinstance(step, ChoosePlacement):
        now = (step.plan,)
    elif isinstance(step, SaturnPlacement):
        now = step.plans[-1:]
    return (*now, *(one.plan for one in to_be_built(sight)))


def planned_piece(setting: Setting, city: City, planned: Planned) -> Piece:
    """A Building as it will stand there."""
    box, words, cells = setting.box, setting.words, city.cells[planned.place]
    values = {"site": words(f"plan-{box.plans[planned.plan]}"), "cell": words(f"cell-{box.cells[cells[0]]}")}
    around = cells[len(cells) // 2]
    at, says = layout.middle(box, city, around), words("piece-planned", seat=setting.names[planned.seat], **values)
    drawing = group(building_drawing(box, city, words, planned.plan, planned.seat, cells), cls="rr-ghost")
    outline = shape_around(box, city, cells, around, 1.5)
    key, marks = f"planned-{box.plans[planned.plan]}", mark("chosen", True)
    return Piece(
        "planned", key, *at, says, planned.seat, id=key, on="city", marks=marks, drawing=drawing, outline=outline
    )


def because(setting: Setting, buildings: Numbers, works: int, new: int, seat: int) -> Piece:
    """Why a Building gives something now: a line from the new Building next door (RR-5.33)."""
    (x, y), (to_x, to_y) = middle_of(setting, buildings, new), middle_of(setting, buildings, works)
    site = setting.words(f"site-{setting.box.sites[buildings[works * state.SPAN + state.SITE]]}")
    says = setting.words("piece-because", site=site, seat=setting.names[seat], mine=int(seat == setting.viewer))
    line = f"M0 0L{n(to_x - x)} {n(to_y - y)}"
    drawing = path(line, "rr-because under") + path(line, "rr-because") + circle(0, 0, 5, "rr-because dot")
    key = f"building-{new}"
    return Piece("because", key, x, y, says, w=12, h=12, on=key, drawing=drawing)


def middle_of(setting: Setting, buildings: Numbers, building: int) -> Spot:
    """The middle cell of a Building, where its emblem stands."""
    city = setting.box.cities[setting.seats]
    cells = city.cells[buildings[building * state.SPAN + state.AT]]
    return layout.middle(setting.box, city, cells[len(cells) // 2])


def building_pieces(setting: Setting, building: int, built: Numbers, works: int) -> Iterator[Piece]:
    """What is drawn of a Building, and over it its outline, which is touched and lights up. The Forum is printed."""
    box, words, city = setting.box, setting.words, setting.box.cities[setting.seats]
    site, owner, cells = built[state.SITE], built[state.OWNER], city.cells[built[state.AT]]
    key, place = f"building-{building}", words(f"cell-{box.cells[cells[0]]}")
    seat = owner if owner < setting.seats else -1
    if site < box.forum_site:
        says = words("piece-building", site=words(f"plan-{box.plans[site]}"), cell=place, seat=setting.names[owner])
        reads = (says, *plan_does(box, box.plan[site], words))
    else:
        says = words("piece-site", site=words(f"site-{box.sites[site]}"), cell=place)
        reads = (words(f"reads-{box.sites[site]}"),)
    around = cells[len(cells) // 2]
    at = layout.middle(box, city, around)
    if site != box.forum_site:
        drawing = building_drawing(box, city, words, site, seat, cells)
        yield named("building", key, at, 20, says, drawing, seat=seat, reads=reads)
    marks = mark("chosen", building == works)
    outline = shape_around(box, city, cells, around, 1.5)
    yield Piece("ground", key, *at, says, seat, touch=key, outline=outline, reads=reads, marks=marks)


def at_work(sight: Sight) -> int:
    """The Building that gives something now, so that one sees where it comes from; NONE if there is none."""
    step = sight.step
    return step.building if isinstance(step, (AssignResource, MarketPick, InsulaPick)) else NONE


def overseer(setting: Setting, seat: int, building: int, built: Numbers) -> Piece:
    """He stands on the first cell of his Building; on the Forum all stand side by side."""
    box, words, city = setting.box, setting.words, setting.box.cities[setting.seats]
    size, cells = layout.size_of(city), city.cells[built[state.AT]]
    x, y = layout.middle(box, city, cells[0])
    if building == 0:
        x, y = layout.middle(box, city, cells[6])
        x += (seat % 4) * size * 0.66 - size * 0.05
        y += size * 0.14
    else:
        y += size * 0.24  # below the letters
    site, place = words(f"site-{box.sites[built[state.SITE]]}"), words(f"cell-{box.cells[cells[0]]}")
    says = words("piece-overseer", seat=setting.names[seat], site=site, cell=place)
    key, side = f"building-{building}", size * 0.5
    return named("overseer", f"overseer-{seat}", (x, y), side, says, seat=seat, place=key, touch="", on=key)


@lru_cache(400)
def hills(box: RomeAndRollBox, city: City, words: Words, taken: int) -> tuple[Piece, ...]:
    """The names of the hills, each where it has most room between Buildings; none where it has too little."""
    found = []
    used: list[tuple[float, float, float]] = []  # by names
    size = layout.size_of(city)
    for hill, name in enumerate(box.hills):
        said = words(f"hill-{name}")
        wide = len(said) * 10.1 / size
        spots = [
            (good, x, y)
            for good, x, y in name_spots(box, city, hill, wide, taken)
            if not any(abs(y - row) < 1 and abs(x - column) < (wide + width) / 2 for column, row, width in used)
        ]
        if spots:
            _, x, y = max(spots)
            used.append((x, y, wide))
            left, top = layout.origin(city)
            drawing = text(said.upper(), 0, 4, "rr-hillname")
            says, reads = words("piece-hill", hill=said), (words("reads-hill"),)
            found.append(
                Piece("hill", f"hill-{name}", left + x * size, top + y * size, says, on="city", w=wide * size, h=14,
                      drawing=drawing, reads=reads)
            )  # fmt: skip
    return tuple(found)


def name_spots(
    box: RomeAndRollBox, city: City, hill: int, wide: float, taken: int
) -> Iterator[tuple[float, float, float]]:
    """Places for a name in the rows of a hill, as (how good, x, y) in cells: not on a Building, a resource or
    the river, better not beside a bridge, best near the middle of the hill."""
    cells = layout.on_grid(box, [cell for cell in range(len(city.hill)) if city.hill[cell] == hill])
    if not cells:
        return
    middle_row = sum(r for _, r in cells) / len(cells)
    middle_column = sum(c + 0.5 for c, _ in cells) / len(cells)
    for row in sorted({r for _, r in cells}):
        columns = [c for c, r in cells if r == row]
        for half in range(2 * min(columns), 2 * max(columns) + 3):
            x = half / 2
            under = range(int(x - wide / 2), int(x + wide / 2) + 1)
            spots = [row * box.stride + column for column in under]
            if x - wide / 2 < 0 or x + wide / 2 > city.width or any((taken >> spot) & 1 for spot in spots):
                continue
            if any(city.rows[row][column] in "~=" or city.yields[row * box.stride + column] >= 0 for column in under):
                continue
            outside = sum(column not in columns for column in under)
            if outside > len(spots) / 3 or any(city.hill[spot] not in (-1, hill) for spot in spots):
                continue
            bridges = "=" in city.rows[row][max(0, under[0] - 1) : under[-1] + 2]
            good = 10 - 2 * outside - 3 * bridges - abs(row - middle_row) - abs(x - middle_column)
            yield good, x, row + 0.5


# -- the Empire ----------------------------------------------------------------------------------------


def forces(sight: Sight) -> tuple[int, int, int]:
    """The colony that gives something now, the free Soldiers of the viewer and with them the Auxiliaries; or -1."""
    view, step = sight.view, sight.step
    gives = step.colony if isinstance(step, AssignResource) else -1
    free = view.free_soldiers(sight.viewer) if sight.is_seated else -1
    return gives, free, free + view.pool[terms.AUXILIARY] if view.turn == sight.viewer else free


@part
def empire_pieces(
    sight: Sight, roads: Numbers, colonies: Numbers, linked: int, gives: int, free: int, force: int
) -> Iterator[Piece]:
    """Regions, roads and colonies; what the rules say of a colony depends on the free Soldiers, too."""
    for region in range(len(sight.box.regions)):
        yield region_piece(sight, region)
    for road in range(len(sight.box.roads)):
        yield from road_pieces(sight, road)
    for colony in range(len(sight.box.colonies)):
        yield from colony_pieces(sight, colony, gives == colony, force)


def region_piece(setting: Setting, region: int) -> Piece:
    x, y, _, _ = layout.panel(region)
    w, h = layout.PANEL
    word = setting.box.regions[region]
    resource = setting.words(f"resource-{terms.RESOURCES[setting.box.region_resource[region]]}")
    says = setting.words("piece-region", region=setting.words(f"region-{word}"), resource=resource)
    outline = (
        f"M{-w / 2 + 14} {-h / 2}h{w - 28}q14 0 14 14v{h - 28}q0 14-14 14h{28 - w}q-14 0-14-14v{28 - h}q0-14 14-14z"
    )
    key = f"region-{word}"
    return Piece("ground", key, x + w / 2, y + h / 2, says, touch=key, outline=outline)


def road_pieces(sight: Sight, road: int) -> tuple[Piece, ...]:
    view = sight.view
    owner = view.road_owner(road)
    rule = forbids_road(view, road, view.renovated(), view.conquered()) if owner == state.NOBODY else ""
    linked = newly_linked(view, road) if owner == state.NOBODY and not rule else -1
    whose = view.colony_owner(linked) if linked >= 0 else state.NOBODY
    return road_piece(sight, road, owner, rule, linked, whose)


def colony_pieces(sight: Sight, colony: int, gives: bool, force: int) -> tuple[Piece, ...]:
    view, viewer = sight.view, sight.viewer
    owner, linked = view.colony_owner(colony), bool((view.linked >> colony) & 1)
    asks = owner == state.NOBODY and sight.is_seated
    why = WHY_NOT_TAKEN[forbids_colony(view, viewer, colony, force, view.conquered())] if asks else ""
    return drawn_colony(sight, colony, owner, linked, gives, force if asks else -1, why)


@part
def road_piece(setting: Setting, road: int, owner: int, rule: str, linked: int, whose: int) -> Iterator[Piece]:
    """A road as it can be touched and, renovated, in the colour of its owner. What Develop would cost and bring is to
    be read there: the Stone, the Legacy, whose colony it links, or why it can't be renovated yet."""
    box, words, names, seats = setting.box, setting.words, setting.names, setting.seats
    key = f"road-{box.roads[road]}"
    (ax, ay), (bx, by) = layout.road_spots(box, road)
    x, y = layout.milestone(box, words, road)
    name, legacy = words(key), words("amount-legacy", count=box.road_steles[road])
    outline = polygon(road_outline(ax - x, ay - y, bx - x, by - y, box.road_ends[road][0] == ROME))
    if owner == state.NOBODY:
        says = words("piece-road", road=name, legacy=legacy)
        more = words("reads-unlinked", why=WHY_NOT_PAVED[rule]) if rule else link(setting, linked, whose)
        reads = tuple(filter(None, (words("reads-road", legacy=legacy), more)))
        yield Piece("ground", key, x, y, says, touch=key, outline=outline, reads=reads)
        return
    says = words("piece-road-of", road=name, legacy=legacy, seat=who(words, names, seats, owner))
    seat = owner_of(seats, owner)
    drawing = road_drawing(ax - x, ay - y, bx - x, by - y, box.road_steles[road], sign_of(seats, seat)[0])
    yield Piece("ground", key, x, y, says, touch=key, outline=outline)
    yield named("road", key, (x, y), 14, says, drawing, seat=seat)


@part
def drawn_colony(
    setting: Setting, colony: int, owner: int, linked: bool, gives: bool, force: int, why: str
) -> Iterator[Piece]:
    """A colony, and what Conquer would ask and bring there, or what it brings its owner."""
    box, words, names, seats = setting.box, setting.words, setting.names, setting.seats
    x, y = layout.colony_spot(box, colony)
    key = f"colony-{box.colonies[colony]}"
    glory = words("amount-glory", count=box.colony_banners[colony])
    goods = words(f"amount-{terms.RESOURCES[box.region_resource[box.colony_region[colony]]]}", count=1)
    values: dict[str, int | str] = {"colony": words(key), "value": box.colony_value[colony], "glory": glory}
    marks = mark("chosen", gives)
    if owner == state.NOBODY:
        seat, sign = -1, ("", "")
        says = words("piece-colony", **values)
        reads = [words("reads-colony", **values, amount=goods)]
        reads += [words("reads-force", force=force, why=why)] if why else []
    else:
        seat = owner_of(seats, owner)
        sign = sign_of(seats, seat)
        name = who(words, names, seats, owner)
        says = words("piece-colony-of", **values, seat=name, linked=int(linked))
        reads = [words("reads-taken", seat=name, amount=goods, linked=int(linked))] if owner != state.SENECA else []
    drawing = colony_drawing(box, words, colony, seat, sign, linked)
    yield named("colony", key, (x, y), layout.COLONY, says, drawing, seat=seat, marks=marks, reads=tuple(reads))


# -- beside the city: dice and turns -------------------------------------------------------------------


def reserve(sight: Sight, drafting: bool) -> Iterator[Piece]:
    """The dice to draft, or the one that is left over."""
    for k, face in enumerate(sight.view.reserve):
        name = die(sight.box, face, sight.words)
        says = sight.words("piece-die" if drafting else "piece-die-left", face=name)
        key = f"face-{sight.box.faces[face]}" if drafting else ""
        drawing, marks = die_drawing(sight.box, face), mark("exhausted", not drafting)
        yield Piece("die", "reserve", *layout.die_spot(k), says, touch=key, w=44, h=44, drawing=drawing, marks=marks)


def order(sight: Sight, drafting: bool) -> Iterator[Piece]:
    """Who drafts or acts now, and who comes after: what still lies on the agenda."""
    view, words = sight.view, sight.words
    kind = "draft" if drafting else "turns"
    coming = [getattr(step, "seat", state.SENECA) for step in reversed(view.agenda) if ORDERED.get(step.name) == kind]
    if view.agenda and ORDERED.get(view.agenda[-1].name) != kind:
        coming.insert(0, getattr(view.agenda[-1], "seat", state.SENECA) if drafting else view.turn)
    if not view.round or not coming:
        return
    said = ", ".join(words("seneca") if seat == state.SENECA else sight.names[seat] for seat in coming)
    wide = layout.TAGS + layout.TAG_STEP * len(coming) - 20
    drawing = group(order_drawing(words(f"picture-{kind}"), sight.seats, tuple(coming)), -wide / 2)
    at, says = (layout.BESIDE + wide / 2, layout.ORDER_Y), words(f"piece-{kind}", order=said)
    yield Piece("order", "order", *at, says, w=wide, h=24, drawing=drawing)


def rubble(sight: Sight) -> Iterator[Piece]:
    """The Rubble of Seneca's card, to be laid, beside the dice."""
    step, box = sight.step, sight.box
    if isinstance(step, PlaceRubble):
        says = sight.words("piece-rubble", hill=sight.words(f"hill-{box.hills[box.card_hill[step.card]]}"))
        shape = shape_drawing(box, box.card_shape[step.card], 36, "rr-rubble")
        drawing = rect(-24, -21, 48, 42, "rr-asked", 6) + shape
        yield named("rubble", "rubble", layout.SENECA_NOW, (48, 42), says, drawing, touch="")


# -- Plans and characters ------------------------------------------------------------------------------


@part
def plan_pieces(setting: Setting, plans: Numbers, foremen: Numbers, chosen: Numbers) -> Iterator[Piece]:
    """The Plans with who works on them, and those that are being built."""
    box, words = setting.box, setting.words
    size = (layout.TILE[0] - 4, layout.TILE[1] - 4)
    for k, plan in enumerate(plans):
        card, (x, y) = box.plan[plan], layout.plan_spot(k)
        key = f"plan-{box.plans[plan]}"
        says = words("piece-plan", plan=words(key), cost=", ".join(amounts(words, card.cost)))
        limits = (
            [words(f"restriction-{terms.RESTRICTIONS[card.restriction]}")] if card.restriction != terms.FREELY else []
        )
        kind = words("board-kind", type=words(f"type-{box.types[card.type]}"), number=card.number)
        reads = (kind, *limits, *plan_does(box, card, words))
        marks = mark("chosen", plan in chosen)
        yield named("plan", key, (x, y), size, says, plan_drawing(box, plan, words), reads=reads, marks=marks)
        there = [owner for owner, where in enumerate(foremen) if where == plan and where != state.NO_PLAN]
        for i, owner in enumerate(there):
            seat, name = owner_of(setting.seats, owner), who(words, setting.names, setting.seats, owner)
            says, at = words("piece-foreman", seat=name, plan=words(key)), (x + 14 - 22 * i, y + 46)
            yield named("foreman", f"foreman-{seat}", at, 22, says, seat=seat, place=key, touch="", on=key)


def character_pieces(sight: Sight) -> Iterator[Piece]:
    """The sheets that nobody has yet."""
    box, words = sight.box, sight.words
    for k, character in enumerate(characters(sight.view)):
        key = f"character-{box.characters[character]}"
        people = tuple(advisor_reads(box, words, advisor) for advisor in range(character * 3, character * 3 + 3))
        says, drawing = words("piece-character", character=words(key)), character_drawing(box, words, character)
        yield named("character", key, layout.plan_spot(k), layout.TILE, says, drawing, reads=people)


# -- actions, Favours, Nero ----------------------------------------------------------------------------


@part
def action_pieces(setting: Setting, mains: int) -> Iterator[Piece]:
    for action, name in enumerate(terms.ACTIONS):
        done = (mains >> action) & 1
        says = setting.words("piece-action", action=setting.words(f"action-{name}"), done=done)
        at, size, drawing = (
            layout.action_at(action),
            (layout.ACTION[0] - 6, layout.ACTION[1] - 6),
            action_drawing(action, setting.words),
        )
        yield named("action", f"action-{name}", at, size, says, drawing, place=name, marks=mark("exhausted", done == 1))


def favour_piece(
    setting: Setting, favour: int, used: int, at: Spot, where: str, size: float, tall: bool = False
) -> Piece:
    """A Favour where it lies."""
    name = setting.box.favours[favour]
    title_ = setting.words(f"favour-{name}")
    says = setting.words("piece-favour", favour=title_, where=where)
    drawing = group(favour_drawing(name, title_, size < 0.7, tall), scale=size)
    w, h = layout.FAVOUR if tall else layout.FAVOUR_LYING
    reads, marks = (favour_does(setting.box, favour, setting.words),), mark("exhausted", (used >> favour) & 1 == 1)
    size_ = (w * size, h * size)
    return named("favour", f"favour-{name}", at, size_, says, drawing, place=where, reads=reads, marks=marks)


@part
def centre_pieces(setting: Setting, favours: Numbers, used: int, nero: Numbers) -> Iterator[Piece]:
    """The Favours at the centre, and the Nero pile."""
    lying = [favour for favour, place in enumerate(favours) if place == state.CENTRE]
    for k, favour in enumerate(lying):
        yield favour_piece(setting, favour, used, layout.favour_spot(k), setting.words("centre"), 1, tall=True)
    if nero:
        worth, left = setting.box.nero_points[nero[0]], len(nero)
        says = setting.words("piece-nero", points=worth, number=left)
        key, at, drawing = f"nero-{nero[0]}", layout.favour_spot(4), nero_drawing(worth, left)
        yield named("nero", key, at, layout.FAVOUR, says, drawing, place="pile", touch="")


@cache
def advisor_reads(box: RomeAndRollBox, words: Words, advisor: int) -> str:
    """An Advisor in one paragraph."""
    base, advanced = box.abilities[advisor * 2 : advisor * 2 + 2]
    return words(
        "reads-advisor",
        advisor=words(f"advisor-{box.advisors[advisor]}"),
        base_at=box.base_at,
        base=ability(box, base, words),
        advanced_at=box.advanced_at,
        advanced=ability(box, advanced, words),
        boxes=box.boxes,
        points=words("points-flat", points=box.advisor_points[advisor]),
    )
