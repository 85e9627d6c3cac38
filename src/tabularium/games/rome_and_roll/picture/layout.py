"""Where everything lies, in units of its ground."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import hypot
from typing import NamedTuple

from tabularium.games.rome_and_roll.box import ROME, City, RomeAndRollBox
from tabularium.kernel.presentation import Words

Spot = tuple[float, float]

TABLE = (1280, 664)
CITY = (24, 24, 684, 552)  # x and y of the room that the city has, its width and its height
MARGIN = 9  # from the city to the middle of the letters and numbers along its edges
EMPIRE = (720, 328, 552, 324)
PANEL = (244, 158)  # of a region
ROME_AT = (EMPIRE[0] + EMPIRE[2] / 2, EMPIRE[1] + EMPIRE[3] / 2)
COLONY = 34  # its side
ROAD = 9  # half the width of a road that can be touched


# Where the colonies of the box lie in the panel of their region; another box's lie as its canvas says.
SPOTS: dict[str, Spot] = {
    "massilia": (199, 101), "lugdunum": (110, 126), "lutetia": (35, 85), "burdigala": (110, 53),
    "tarraco": (204, 96), "saguntum": (142, 44), "toletum": (90, 92), "gades": (32, 44),
    "nicomedia": (37, 69), "ephesus": (142, 60), "trapezus": (87, 124), "antiochia": (204, 108),
    "alexandria": (85, 32), "cyrene": (32, 105), "memphis": (154, 39), "thebae": (209, 94),
}  # fmt: skip


ALONG = (0.5, 0.42, 0.58, 0.34, 0.66, 0.28, 0.72)  # where a milestone may stand on its road, the best first


BESIDE = 720  # where the column beside the city begins
ORDER_Y, DICE_Y, PLANS_Y, STRIP_Y = 14, 52, 138, 620
TAGS = 176  # where the order of turns begins in it, behind its name
TAG_STEP = 34
SENECA_NOW = (1034, 52)  # beside the dice of a solo game: what he throws, or has to be laid for him
TILE = (134, 116)
TILE_STEP = (139, 120)
ACTION = (70, 70)  # below the city, with the Favours
FAVOUR = (50, 70)
FAVOUR_LYING = (84, 54)  # on a sheet
SENECA_BOARD = (700, 292)
SENECA_CARD = (80, 112)
SENECA_CARDS = (222, 314, 406, 498)  # left, right, deck, discard
SENECA_CARD_Y = 71
SENECA_SMALL = 0.68  # his cards beside the dice


# -- the city ------------------------------------------------------------------------------------------


def size_of(city: City) -> float:
    """The side of a cell, in halves of a unit."""
    return int(2 * min(CITY[2] / city.width, CITY[3] / city.height)) / 2


def origin(city: City) -> Spot:
    """The upper left corner of the city, in the middle of its room."""
    left, top, across, down = CITY
    size = size_of(city)
    return left + (across - size * city.width) / 2, top + (down - size * city.height) / 2


def middle(box: RomeAndRollBox, city: City, cell: int) -> Spot:
    r, c = divmod(cell, box.stride)
    x, y = origin(city)
    return x + (c + 0.5) * size_of(city), y + (r + 0.5) * size_of(city)


def on_grid(box: RomeAndRollBox, cells: Sequence[int]) -> list[tuple[int, int]]:
    """Cells as (column, row)."""
    return [(cell % box.stride, cell // box.stride) for cell in cells]


# -- the Empire ----------------------------------------------------------------------------------------


def panel(region: int) -> tuple[float, float, int, int]:
    """Where a region lies: its corner, and the directions away from Rome, x and y."""
    left, top, across, down = EMPIRE
    right, lower = region >= 2, region % 2
    x = left + (across - PANEL[0] if right else 0)
    y = top + (down - PANEL[1] if lower else 0)
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
    dx, dy = colony[0] - ROME_AT[0], colony[1] - ROME_AT[1]
    share = 31 / hypot(dx, dy)
    return ROME_AT[0] + dx * share, ROME_AT[1] + dy * share


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
def name_side(box: RomeAndRollBox, colony: int) -> int:
    """Where a name stands more freely between the milestones: below its colony (1), or above it (-1)."""
    x, y = colony_spot(box, colony)
    stones = [on_road(box, road, ALONG[0]) for road in range(len(box.roads))]

    def hidden(top: float) -> int:
        return sum(abs(sx - x) < 46 and top - 8 < sy - y < top + 20 for sx, sy in stones)

    return -1 if hidden(-32) < hidden(17) else 1


# -- beside the city -----------------------------------------------------------------------------------


def die_spot(k: int) -> Spot:
    return BESIDE + 24 + 56 * k, DICE_Y


def plan_spot(k: int) -> Spot:
    return BESIDE + TILE[0] / 2 + TILE_STEP[0] * (k % 4), PLANS_Y + TILE_STEP[1] * (k // 4)


def favour_spot(k: int) -> Spot:
    return 469 + 53 * k, STRIP_Y


def action_at(action: int) -> Spot:
    return 43 + 72 * action, STRIP_Y


# -- a sheet -------------------------------------------------------------------------------------------


class SheetForm(NamedTuple):
    """Where the parts of a sheet begin."""

    width: float
    height: float
    who: Spot
    tracks: Spot
    advisors: Spot
    storage: Spot
    dice: Spot
    cards: Spot
    card: float  # how large cards lie there


NEAR_SHEET = SheetForm(1000, 150, (8, 6), (162, 6), (400, 6), (696, 6), (838, 6), (34, 83), 0.54)
FAR_SHEET = SheetForm(700, 292, (8, 8), (162, 8), (400, 8), (8, 150), (150, 150), (318, 156), 0.88)
