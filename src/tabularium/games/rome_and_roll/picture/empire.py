"""The Empire: Rome in the middle, four regions around it, colonies with their garrisons, and the roads between them."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, lru_cache
from math import hypot

from tabularium.draw.pieces import tag, thing
from tabularium.draw.svg import circle, group, n, path, polygon, rect, text, use
from tabularium.games.rome_and_roll.box import ROME, RomeAndRollBox
from tabularium.games.rome_and_roll.effects import AssignResource, forbids_road, newly_linked
from tabularium.games.rome_and_roll.picture.city import COLOURS
from tabularium.games.rome_and_roll.previews import link
from tabularium.games.rome_and_roll.state import NOBODY, SENECA, RomeAndRoll
from tabularium.games.rome_and_roll.steps.conquer import forbids_colony
from tabularium.games.rome_and_roll.terms import AUXILIARY, RESOURCES
from tabularium.kernel.parts import part
from tabularium.kernel.picture import NUMERALS, Mark, Piece
from tabularium.kernel.presentation import Words

LEFT, TOP, ACROSS, DOWN = 720, 328, 552, 324
PANEL = (244, 158)
CENTRE = (LEFT + ACROSS / 2, TOP + DOWN / 2)
FOUND = 34  # the side of a colony
WIDE = 9  # half the width of a road that can be touched

Spot = tuple[float, float]

# Where the colonies of the box lie in the panel of their region; another box's lie as its canvas says.
SPOTS: dict[str, Spot] = {
    "massilia": (199, 101), "lugdunum": (110, 126), "lutetia": (35, 85), "burdigala": (110, 53),
    "tarraco": (204, 96), "saguntum": (142, 44), "toletum": (90, 92), "gades": (32, 44),
    "nicomedia": (37, 69), "ephesus": (142, 60), "trapezus": (87, 124), "antiochia": (204, 108),
    "alexandria": (85, 32), "cyrene": (32, 105), "memphis": (154, 39), "thebae": (209, 94),
}  # fmt: skip
ALONG = (0.5, 0.42, 0.58, 0.34, 0.66, 0.28, 0.72)  # where a milestone may stand on its road, the best first


def panel(region: int) -> tuple[float, float, int, int]:
    """Where a region lies: its corner, and the directions away from Rome, x and y."""
    right, lower = region >= 2, region % 2
    x = LEFT + (ACROSS - PANEL[0] if right else 0)
    y = TOP + (DOWN - PANEL[1] if lower else 0)
    return x, y, 1 if right else -1, 1 if lower else -1


@cache
def colony_spot(box: RomeAndRollBox, colony: int) -> Spot:
    """Where a colony lies on the table."""
    region = box.colony_region[colony]
    if box.colonies[colony] in SPOTS:
        (left, top, _, _), (dx, dy) = panel(region), SPOTS[box.colonies[colony]]
        return left + dx, top + dy
    return canvas_spot(box, colony, region)


def canvas_spot(box: RomeAndRollBox, colony: int, region: int) -> Spot:
    """A colony in its region: on the canvas of the box Rome lies above, here in the middle of the picture."""
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
    share = 31 / hypot(dx, dy)
    return CENTRE[0] + dx * share, CENTRE[1] + dy * share


def on_road(box: RomeAndRollBox, road: int, part: float) -> Spot:
    (ax, ay), (bx, by) = road_spots(box, road)
    return ax + (bx - ax) * part, ay + (by - ay) * part


@cache
def milestone(box: RomeAndRollBox, words: Words, road: int) -> Spot:
    """Where the milestone of a road stands: as near to its middle as colonies and their names allow."""

    def hidden(spot: Spot) -> int:
        return sum(covers_stone(box, words, colony, *spot) for colony in range(len(box.colonies)))

    return min((on_road(box, road, part) for part in ALONG), key=hidden)


def covers_stone(box: RomeAndRollBox, words: Words, colony: int, x: float, y: float) -> bool:
    """Whether a milestone there would touch a colony or its name."""
    cx, cy = colony_spot(box, colony)
    half = 3.5 * len(words(f"colony-{box.colonies[colony]}")) + 10
    name = cy + 24 if name_side(box, colony) > 0 else cy - 24
    return hypot(cx - x, cy - y) < 27 or (abs(cx - x) < half and abs(name - y) < 16)


@cache
def empire_ground(box: RomeAndRollBox, words: Words) -> str:
    parts = [rect(LEFT - 4, TOP - 6, ACROSS + 8, DOWN + 12, "rr-sea", 8)]
    for region, name in enumerate(box.regions):
        x, y, dx, dy = panel(region)
        left, bar = dx < 0, y + 18 if dy < 0 else y + PANEL[1] - 8
        parts.append(rect(x + 2, y + 3, *PANEL, "rr-shade", 14) + rect(x, y, *PANEL, f"rr-land rr-land{region}", 14))
        at, goods = (x + 8, x + 18) if left else (x + PANEL[0] - 8, x + PANEL[0] - 18)
        parts.append(thing(RESOURCES[box.region_resource[region]], goods, bar - 4, 22))
        side = "start" if left else "end"
        parts.append(text(words(f"region-{name}").upper(), at + (24 if left else -24), bar, f"name {side}"))
    for road in range(len(box.roads)):
        (ax, ay), (bx, by) = road_spots(box, road)
        parts.append(path(f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}", "rr-way"))
    parts.append(circle(CENTRE[0] + 2, CENTRE[1] + 3, 31, "rr-shade") + circle(*CENTRE, 31, "rr-rome"))
    parts.append(use("capital", CENTRE[0], CENTRE[1] - 5, 33, "rr-monument"))
    parts.append(text(words("picture-rome").upper(), CENTRE[0], CENTRE[1] + 22, "rr-romename"))
    for road in range(len(box.roads)):
        x, y = milestone(box, words, road)
        parts.append(circle(x, y, 10, "rr-stele") + text(str(box.road_steles[road]), x, y + 5, "rr-steles"))
    return "".join(parts)


def empire_part(view: RomeAndRoll, words: Words, names: Sequence[str], seen_by: Hashable) -> tuple[Piece, ...]:
    """The Empire, and what it is made from."""
    step = view.agenda[-1] if view.agenda else None
    gives = step.colony if isinstance(step, AssignResource) else -1
    free = view.free_soldiers(view.viewer) if view.viewer < view.seats else -1
    helped = view.pool[AUXILIARY] if view.turn == view.viewer else 0
    return part(
        lambda: empire_pieces(view, words, names),
        "empire", seen_by, view.roads, view.colonies, view.linked, gives, free, helped,
    )  # fmt: skip


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


# -- roads ---------------------------------------------------------------------------------------------------


def road_pieces(view: RomeAndRoll, words: Words, names: Sequence[str], road: int) -> tuple[Piece, ...]:
    owner = view.road_owner(road)
    rule = forbids_road(view, road, view.renovated(), view.conquered()) if owner == NOBODY else ""
    linked = newly_linked(view, road) if owner == NOBODY and not rule else -1
    whose = view.colony_owner(linked) if linked >= 0 else NOBODY
    return made_road(view.box, words, tuple(names), view.seats, road, owner, rule, linked, whose)


@lru_cache(4000)
def made_road(
    box: RomeAndRollBox, words: Words, names: tuple[str, ...], seats: int, road: int, owner: int, rule: str,
    linked: int, whose: int,
) -> tuple[Piece, ...]:  # fmt: skip
    """A road as it can be touched and, renovated, in the colour of its owner. What Develop would cost and bring is to
    be read there: the Stone, the Legacy, whose colony it links, or why it can't be renovated yet."""
    key = f"road-{box.roads[road]}"
    (ax, ay), (bx, by) = road_spots(box, road)
    x, y = milestone(box, words, road)
    name, legacy = words(key), words("amount-legacy", count=box.road_steles[road])
    outline = polygon(road_outline(ax - x, ay - y, bx - x, by - y, box.road_ends[road][0] == ROME))
    if owner == NOBODY:
        says = words("piece-road", road=name, legacy=legacy)
        more = words("reads-unlinked", why=WHY_NOT_PAVED[rule]) if rule else link(box, words, names, linked, whose)
        reads = tuple(filter(None, (words("reads-road", legacy=legacy), more)))
        return (Piece("ground", key, x, y, says, touch=key, outline=outline, reads=reads),)
    says = words("piece-road-of", road=name, legacy=legacy, seat=who(words, names, seats, owner))
    seat = owner_of(seats, owner)
    drawing = road_drawing(ax - x, ay - y, bx - x, by - y, box.road_steles[road], sign_of(seats, seat)[0])
    return (
        Piece("ground", key, x, y, says, touch=key, outline=outline),
        Piece("road", key, x, y, says, seat, id=key, touch=key, w=14, h=14, drawing=drawing),
    )


WHY_NOT_PAVED = {"RR-8.4": "free", "RR-8.3": "apart"}


def road_outline(ax: float, ay: float, bx: float, by: float, from_rome: bool) -> list[Spot]:
    """A band along a road, which leaves its colonies to be touched by themselves."""
    length = hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / length, (by - ay) / length
    gap = 18
    start = 0 if from_rome else gap
    ends = ((ax + dx * start, ay + dy * start), (bx - dx * gap, by - dy * gap))
    return [
        (ex + s * dy * WIDE, ey - s * dx * WIDE)
        for (ex, ey), s in zip((*ends, ends[1], ends[0]), (1, 1, -1, -1), strict=True)
    ]


@cache
def road_drawing(ax: float, ay: float, bx: float, by: float, steles: int, colour: str) -> str:
    line = f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}"
    stone = circle(0, 0, 10.5, "rr-milestone") + text(str(steles), 0, 5, "rr-steles on")
    return group(path(line, "rr-roadrim") + path(line, "rr-road") + path(line, "rr-paved") + stone, cls=colour)


def owner_of(seats: int, owner: int) -> int:
    """The seat that pieces of an owner have: Seneca's comes after those of the players."""
    return seats if owner == SENECA else owner


def sign_of(seats: int, seat: int) -> tuple[str, str]:
    """Colour and letter of a seat. Seneca takes the last colour, which nobody else has where he plays (RR-20.3)."""
    return (COLOURS[seat], NUMERALS[seat]) if seat < seats else (COLOURS[-1], "S")


def who(words: Words, names: Sequence[str], seats: int, owner: int) -> str:
    return names[owner] if owner < seats else words("seneca")


# -- colonies ------------------------------------------------------------------------------------------------


def colony_piece(view: RomeAndRoll, words: Words, names: Sequence[str], colony: int) -> Piece:
    owner, viewer = view.colony_owner(colony), view.viewer
    linked = bool((view.linked >> colony) & 1)
    step = view.agenda[-1] if view.agenda else None
    gives = isinstance(step, AssignResource) and step.colony == colony
    force, why = -1, ""
    if owner == NOBODY and viewer < view.seats:
        force = view.free_soldiers(viewer) + (view.pool[AUXILIARY] if view.turn == viewer else 0)
        why = WHY_NOT_TAKEN[forbids_colony(view, viewer, colony, force, view.conquered())]
    return made_colony(view.box, words, tuple(names), view.seats, colony, owner, linked, gives, force, why)


WHY_NOT_TAKEN = {"": "ready", "RR-7.5": "apart", "RR-7.6": "soldiers", "RR-7.3": "weak"}


@lru_cache(4000)
def made_colony(
    box: RomeAndRollBox, words: Words, names: tuple[str, ...], seats: int, colony: int, owner: int, linked: bool,
    gives: bool, force: int, why: str,
) -> Piece:  # fmt: skip
    """A colony, and what Conquer would ask and bring there, or what it brings its owner."""
    x, y = colony_spot(box, colony)
    key = f"colony-{box.colonies[colony]}"
    glory = words("amount-glory", count=box.colony_banners[colony])
    goods = words(f"amount-{RESOURCES[box.region_resource[box.colony_region[colony]]]}", count=1)
    values: dict[str, int | str] = {"colony": words(key), "value": box.colony_value[colony], "glory": glory}
    marks: tuple[Mark, ...] = ("chosen",) if gives else ()
    if owner == NOBODY:
        seat, sign = -1, ("", "")
        says = words("piece-colony", **values)
        reads = [words("reads-colony", **values, amount=goods)]
        reads += [words("reads-force", force=force, why=why)] if why else []
    else:
        seat = owner_of(seats, owner)
        sign = sign_of(seats, seat)
        name = who(words, names, seats, owner)
        says = words("piece-colony-of", **values, seat=name, linked=int(linked))
        reads = [words("reads-taken", seat=name, amount=goods, linked=int(linked))] if owner != SENECA else []
    drawing = colony_drawing(box, words, colony, seat, sign, linked)
    return Piece("colony", key, x, y, says, seat, id=key, touch=key, w=FOUND, h=FOUND, drawing=drawing, marks=marks,
                 reads=tuple(reads))  # fmt: skip


@cache
def name_side(box: RomeAndRollBox, colony: int) -> int:
    """Where a name stands more freely between the milestones: below its colony (1), or above it (-1)."""
    x, y = colony_spot(box, colony)
    stones = [on_road(box, road, ALONG[0]) for road in range(len(box.roads))]

    def hidden(top: float) -> int:
        return sum(abs(sx - x) < 46 and top - 8 < sy - y < top + 20 for sx, sy in stones)

    return -1 if hidden(-32) < hidden(17) else 1


@cache
def colony_drawing(
    box: RomeAndRollBox, words: Words, colony: int, seat: int, sign: tuple[str, str], linked: bool
) -> str:
    """Its value on a shield, its banners, its name; conquered in the colour of its owner, linked with a gilt ring."""
    value, banners = box.colony_value[colony], box.colony_banners[colony]
    side = name_side(box, colony)
    name = text(words(f"colony-{box.colonies[colony]}"), 0, 29 if side > 0 else -20, "rr-colonyname")
    parts = [circle(1.5, 2.5, 16, "rr-drop")]
    if linked:
        parts.append(circle(0, 0, 18.5, "rr-linked"))
    if seat < 0:
        parts += [circle(0, 0, 15.5, "rr-free"), text(str(value), 0, 6, "rr-value")]
        top = -22 if side > 0 else 14
        flags = "".join(f"M{6 * k - 3 * banners} {top}h5v7l-2.5-2-2.5 2z" for k in range(banners))
        parts.append(path(flags, "rr-banner"))
    else:
        parts += [circle(0, 0, 15.5, "rr-taken"), use("fortress", 0, -1, 19, "rr-emblem")]
        parts.append(tag(seat, sign[1], 12, 11, 14))
    return group("".join(parts) + name, cls=sign[0])
