"""The Empire: Rome in the middle, four regions around it, colonies with their garrisons, and the roads between them."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from math import hypot

from tabularium.draw.pieces import tag, thing
from tabularium.draw.svg import circle, group, n, path, polygon, rect, text, use
from tabularium.games.rome_and_roll.box import ROME, RomeAndRollBox
from tabularium.games.rome_and_roll.effects import AssignResource, forbids_road
from tabularium.games.rome_and_roll.picture.city import COLOURS
from tabularium.games.rome_and_roll.previews import link
from tabularium.games.rome_and_roll.state import NOBODY, SENECA, RomeAndRoll
from tabularium.games.rome_and_roll.steps.conquer import forbids_colony
from tabularium.games.rome_and_roll.terms import AUXILIARY, RESOURCES
from tabularium.kernel.picture import NUMERALS, Mark, Piece
from tabularium.kernel.presentation import Words

LEFT, TOP, ACROSS, DOWN = 780, 262, 452, 288
PANEL = (196, 138)
CENTRE = (LEFT + ACROSS / 2, TOP + DOWN / 2)
FOUND = 30  # the side of a colony
WIDE = 9  # half the width of a road that can be touched

Spot = tuple[float, float]


def panel(region: int) -> tuple[float, float, int, int]:
    """Where a region lies: its corner, and the directions away from Rome, x and y."""
    right, lower = region >= 2, region % 2
    x = LEFT + (ACROSS - PANEL[0] if right else 0)
    y = TOP + (DOWN - PANEL[1] if lower else 0)
    return x, y, 1 if right else -1, 1 if lower else -1


@cache
def colony_spot(box: RomeAndRollBox, colony: int) -> Spot:
    """A colony in its region: on the canvas of the box Rome lies above, here in the middle of the picture."""
    region = box.colony_region[colony]
    spots = [at for at, where in zip(box.colony_at, box.colony_region, strict=True) if where == region]
    left, right = min(x for x, _ in spots), max(x for x, _ in spots)
    top, bottom = min(y for _, y in spots), max(y for _, y in spots)
    ax, ay = box.colony_at[colony]
    aside, away = (ax - left) / max(1, right - left), (ay - top) / max(1, bottom - top)
    x, y, dx, dy = panel(region)
    near = x if dx > 0 else x + PANEL[0]
    upper = y + (46 if dy < 0 else 32)
    aside = aside if dy < 0 else 1 - aside
    return near + dx * (30 + away * (PANEL[0] - 62)), upper + aside * (PANEL[1] - 80)


def road_spots(box: RomeAndRollBox, road: int) -> tuple[Spot, Spot]:
    a, b = box.road_ends[road]
    end = colony_spot(box, b)
    return gate(end) if a == ROME else colony_spot(box, a), end


def gate(colony: Spot) -> Spot:
    """Where the road to a colony leaves Rome."""
    dx, dy = colony[0] - CENTRE[0], colony[1] - CENTRE[1]
    share = 28 / hypot(dx, dy)
    return CENTRE[0] + dx * share, CENTRE[1] + dy * share


def road_middle(box: RomeAndRollBox, road: int) -> Spot:
    (ax, ay), (bx, by) = road_spots(box, road)
    return (ax + bx) / 2, (ay + by) / 2


@cache
def empire_ground(box: RomeAndRollBox, words: Words) -> str:
    parts = [rect(LEFT - 4, TOP - 6, ACROSS + 8, DOWN + 12, "rr-sea", 8)]
    for region, name in enumerate(box.regions):
        x, y, dx, dy = panel(region)
        parts.append(rect(x + 2, y + 3, *PANEL, "rr-shade", 14) + rect(x, y, *PANEL, f"rr-land rr-land{region}", 14))
        label = y + 14 if dy < 0 else y + PANEL[1] - 5
        at = x + 8 if dx < 0 else x + PANEL[0] - 8
        parts.append(text(words(f"region-{name}").upper(), at, label, f"name {'start' if dx < 0 else 'end'}"))
        goods = RESOURCES[box.region_resource[region]]
        parts.append(thing(goods, x + 14 if dx < 0 else x + PANEL[0] - 14, y + (26 if dy < 0 else PANEL[1] - 26), 18))
    for road in range(len(box.roads)):
        (ax, ay), (bx, by) = road_spots(box, road)
        parts.append(path(f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}", "rr-way"))
    parts.append(circle(CENTRE[0] + 2, CENTRE[1] + 3, 27, "rr-shade") + circle(*CENTRE, 27, "rr-rome"))
    parts.append(use("capital", CENTRE[0], CENTRE[1] - 4, 30, "rr-monument"))
    parts.append(text(words("picture-rome").upper(), CENTRE[0], CENTRE[1] + 20, "rr-romename"))
    for road in range(len(box.roads)):
        x, y = road_middle(box, road)
        parts.append(circle(x, y, 8.5, "rr-stele") + text(str(box.road_steles[road]), x, y + 4, "rr-steles"))
    return "".join(parts)


def empire_pieces(view: RomeAndRoll, words: Words, names: Sequence[str]) -> Iterator[Piece]:
    for region in range(len(view.box.regions)):
        yield region_piece(view, words, region)
    for road in range(len(view.box.roads)):
        yield from road_pieces(view, words, names, road)
    for colony in range(len(view.box.colonies)):
        yield colony_piece(view, words, names, colony)


def region_piece(view: RomeAndRoll, words: Words, region: int) -> Piece:
    x, y, _, _ = panel(region)
    w, h = PANEL
    name = words(f"region-{view.box.regions[region]}")
    resource = words(f"resource-{RESOURCES[view.box.region_resource[region]]}")
    says = words("piece-region", region=name, resource=resource)
    outline = (
        f"M{-w / 2 + 14} {-h / 2}h{w - 28}q14 0 14 14v{h - 28}q0 14-14 14h{28 - w}q-14 0-14-14v{28 - h}q0-14 14-14z"
    )
    key = f"region-{view.box.regions[region]}"
    return Piece("ground", key, x + w / 2, y + h / 2, says, touch=key, outline=outline)


# -- what Conquer and Develop would cost and bring ---------------------------------------------------------


def colony_reads(view: RomeAndRoll, words: Words, names: Sequence[str], colony: int, owner: int) -> tuple[str, ...]:
    """What a colony asks of who wants to take it, and whether the viewer could; what it brings its owner."""
    box = view.box
    goods = words(f"amount-{RESOURCES[box.region_resource[box.colony_region[colony]]]}", count=1)
    if owner != NOBODY:
        linked = int((view.linked >> colony) & 1)
        return (words("reads-taken", seat=who(view, words, names, owner), amount=goods, linked=linked),)
    glory = words("amount-glory", count=box.colony_banners[colony])
    asked = words("reads-colony", value=box.colony_value[colony], glory=glory, amount=goods)
    if view.viewer >= view.seats:
        return (asked,)
    free = view.free_soldiers(view.viewer)
    force = free + (view.pool[AUXILIARY] if view.turn == view.viewer else 0)
    rule = forbids_colony(view, view.viewer, colony, force, view.conquered())
    return asked, words("reads-force", force=force, soldiers=free, why=WHY_NOT_TAKEN[rule])


def road_reads(view: RomeAndRoll, words: Words, names: Sequence[str], road: int, owner: int) -> tuple[str, ...]:
    """What a road costs and brings, whose colony it links, and why it can't be renovated yet."""
    if owner != NOBODY:
        return ()
    rule = forbids_road(view, road, view.renovated(), view.conquered())
    asked = words("reads-road", legacy=words("amount-legacy", count=view.box.road_steles[road]))
    more = words("reads-unlinked", why=WHY_NOT_PAVED[rule]) if rule else link(view, words, names, road)
    return (asked, more) if more else (asked,)


WHY_NOT_TAKEN = {"": "ready", "RR-7.5": "apart", "RR-7.6": "soldiers", "RR-7.3": "weak"}
WHY_NOT_PAVED = {"RR-8.4": "free", "RR-8.3": "apart"}


def owner_of(view: RomeAndRoll, owner: int) -> int:
    """The seat that pieces of an owner have: Seneca's comes after those of the players."""
    return view.seats if owner == SENECA else owner


def road_pieces(view: RomeAndRoll, words: Words, names: Sequence[str], road: int) -> Iterator[Piece]:
    box, owner = view.box, view.road_owner(road)
    key = f"road-{box.roads[road]}"
    (ax, ay), (bx, by) = road_spots(box, road)
    x, y = road_middle(box, road)
    name, legacy = words(key), words("amount-legacy", count=box.road_steles[road])
    if owner == NOBODY:
        says = words("piece-road", road=name, legacy=legacy)
    else:
        says = words("piece-road-of", road=name, legacy=legacy, seat=who(view, words, names, owner))
    length = hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / length, (by - ay) / length
    gap = 16  # colonies are touched by themselves
    start = 0 if box.road_ends[road][0] == ROME else gap
    ends = ((ax + dx * start - x, ay + dy * start - y), (bx - dx * gap - x, by - dy * gap - y))
    around = [
        (ex + s * dy * WIDE, ey - s * dx * WIDE)
        for (ex, ey), s in zip((*ends, ends[1], ends[0]), (1, 1, -1, -1), strict=True)
    ]
    reads = road_reads(view, words, names, road, owner)
    yield Piece("ground", key, x, y, says, touch=key, outline=polygon(around), reads=reads)
    if owner != NOBODY:
        seat = owner_of(view, owner)
        drawing = road_drawing(ax - x, ay - y, bx - x, by - y, box.road_steles[road], seat, sign_of(view, seat))
        yield Piece("road", key, x, y, says, seat, id=key, touch=key, w=14, h=14, drawing=drawing)


@cache
def road_drawing(ax: float, ay: float, bx: float, by: float, steles: int, seat: int, sign: tuple[str, str]) -> str:
    line = f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}"
    stone = circle(0, 0, 9, "rr-milestone") + text(str(steles), 0, 4, "rr-steles on")
    return group(path(line, "rr-roadrim") + path(line, "rr-road") + path(line, "rr-paved") + stone, cls=sign[0])


def sign_of(view: RomeAndRoll, seat: int) -> tuple[str, str]:
    """Colour and letter of a seat. Seneca takes the last colour, which nobody else has where he plays (RR-20.3)."""
    return (COLOURS[seat], NUMERALS[seat]) if seat < view.seats else (COLOURS[-1], "S")


def who(view: RomeAndRoll, words: Words, names: Sequence[str], owner: int) -> str:
    return names[owner] if owner < view.seats else words("seneca")


def colony_piece(view: RomeAndRoll, words: Words, names: Sequence[str], colony: int) -> Piece:
    box, owner = view.box, view.colony_owner(colony)
    x, y = colony_spot(box, colony)
    key = f"colony-{box.colonies[colony]}"
    glory = words("amount-glory", count=box.colony_banners[colony])
    values: dict[str, int | str] = {"colony": words(key), "value": box.colony_value[colony], "glory": glory}
    linked = bool((view.linked >> colony) & 1)
    if owner == NOBODY:
        says = words("piece-colony", **values)
        seat, sign = -1, ("", "")
    else:
        seat = owner_of(view, owner)
        sign = sign_of(view, seat)
        says = words("piece-colony-of", **values, seat=who(view, words, names, owner), linked=int(linked))
    drawing = colony_drawing(box, words, colony, seat, sign, linked)
    step = view.agenda[-1] if view.agenda else None
    gives = isinstance(step, AssignResource) and step.colony == colony
    marks: tuple[Mark, ...] = ("chosen",) if gives else ()
    reads = colony_reads(view, words, names, colony, owner)
    return Piece(
        "colony", key, x, y, says, seat, id=key, touch=key, w=FOUND, h=FOUND, drawing=drawing, marks=marks, reads=reads
    )


@cache
def name_side(box: RomeAndRollBox, colony: int) -> int:
    """Where a name stands more freely between the milestones: below its colony (1), or above it (-1)."""
    x, y = colony_spot(box, colony)
    stones = [road_middle(box, road) for road in range(len(box.roads))]

    def hidden(top: float) -> int:
        return sum(abs(sx - x) < 40 and top - 8 < sy - y < top + 18 for sx, sy in stones)

    return -1 if hidden(-28) < hidden(14) else 1


@cache
def colony_drawing(
    box: RomeAndRollBox, words: Words, colony: int, seat: int, sign: tuple[str, str], linked: bool
) -> str:
    """Its value on a shield, its banners, its name; conquered in the colour of its owner, linked with a gilt ring."""
    value, banners = box.colony_value[colony], box.colony_banners[colony]
    side = name_side(box, colony)
    name = text(words(f"colony-{box.colonies[colony]}"), 0, 24 if side > 0 else -17, "rr-colonyname")
    parts = [circle(1.5, 2.5, 14, "rr-drop")]
    if linked:
        parts.append(circle(0, 0, 16.5, "rr-linked"))
    if seat < 0:
        parts += [circle(0, 0, 13.5, "rr-free"), text(str(value), 0, 5.5, "rr-value")]
        top = -19 if side > 0 else 12
        flags = "".join(f"M{6 * k - 3 * banners} {top}h5v7l-2.5-2-2.5 2z" for k in range(banners))
        parts.append(path(flags, "rr-banner"))
    else:
        parts += [circle(0, 0, 13.5, "rr-taken"), use("fortress", 0, -1, 17, "rr-emblem")]
        parts.append(tag(seat, sign[1], 10, 9, 12))
    return group("".join(parts) + name, cls=sign[0])
