"""Where things lie: on the drawn sea names, a spot for every site, room for Units, hills and groves; the tracks beside
it; and what lies where on the smaller boards.

The polygons are those of map.toml; what is said here by hand is only where a name stands better than in the middle of
the largest free circle, and how the sites of a narrow Province are set in rows.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache
from math import hypot
from typing import Final

from tabularium.games.mare_nostrum import terms
from tabularium.games.mare_nostrum.box import MareNostrumBox, bits
from tabularium.games.mare_nostrum.chart import Point, Region, Scenery, chart
from tabularium.kernel.rng import sfc32

MAP: Final = (1000, 600)
SMALL: Final = 30  # Provinces with less room have smaller names and sites
NAMES: Final = {
    "latium": (212, 161), "italia": (282, 216), "creta": (566, 396), "achaea": (474, 266), "sicilia": (262, 343),
    "gallia": (84, 34), "germania": (282, 20), "dalmatia": (356, 96), "macedonia": (450, 176), "thracia": (582, 164),
    "africa": (134, 352), "babylonia": (951, 324), "syria": (858, 316), "armenia": (938, 140), "assyria": (946, 232),
    "judaea": (798, 368), "cilicia": (744, 250), "cappadocia": (776, 184), "asia": (640, 244), "numidia": (48, 370),
    "nubia": (528, 540), "aethiopia": (698, 548), "garamantia": (262, 534), "libya": (232, 450),
    "aegyptus": (676, 473), "cyrenaica": (444, 458), "phasania": (88, 482), "arabia": (906, 482), "dacia": (474, 42),
}  # fmt: skip
ROWS: Final = {"achaea": 3, "africa": 3, "syria": 2, "babylonia": 3, "judaea": 2, "creta": 4}  # sites in a row
FLEETS: Final = {
    "mare_tyrrhenum": (188, 262), "mare_sardum": (142, 314), "mare_hadriaticum": (388, 238), "mare_ionium": (356, 366),
    "mare_africum": (270, 410), "mare_aegaeum": (572, 312), "mare_aegyptum": (640, 448), "mare_cyprium": (690, 374),
    "pontus_euxinus": (664, 160),
}  # fmt: skip
SEA_NAMES: Final = {"mare_ionium": (356, 336), "mare_aegaeum": (566, 350), "mare_cyprium": (680, 334)}
ALONG: Final = {"mare_hadriaticum": (331, 180, 40)}  # a narrow sea: its name runs along it
DRY: Final = frozenset(
    ("phasania", "libya", "garamantia", "cyrenaica", "nubia", "aegyptus", "aethiopia", "arabia", "numidia")
)
HILLS: Final = frozenset(
    (
        "germania", "dalmatia", "macedonia", "thracia", "achaea", "cilicia", "cappadocia", "armenia", "assyria",
        "italia", "dacia", "judaea", "creta", "syria",
    )
)  # fmt: skip
NORTH: Final = 150  # what lies above is green
EDGE: Final = 12  # of the map, without hills and groves


@dataclass(frozen=True)
class Land:
    """A Province on the drawing."""

    region: Region
    name: Point
    small: bool
    size: float  # of a site
    sites: tuple[Point, ...]  # by slot: only those that the Province has mean something
    units: Point  # the middle of the row in which Units stand
    unit: float  # the size of one
    corner: Point  # a point of its border that no other Province's corner is


@dataclass(frozen=True)
class Water:
    """A Sea on the drawing."""

    region: Region
    name: Point
    fleet: Point


@cache
def wider(box: MareNostrumBox, seats: int) -> float:
    """How much wider the map is drawn, so that what is in play with so many players fills all of its width."""
    open_ = [box.provinces[p] for p in bits(box.open[seats])]
    right = max(x for region in chart().regions for x, _ in region.polygon if region.id in (*open_, *box.seas))
    return MAP[0] / min(MAP[0], right + EDGE)


def widened(points: tuple[Point, ...], times: float) -> tuple[Point, ...]:
    return tuple([(round(x * times, 1), y) for x, y in points])


def regions_of(box: MareNostrumBox, seats: int) -> dict[str, Region]:
    """Provinces and Seas as they are drawn with so many players."""
    k = wider(box, seats)
    return {
        one.id: replace(one, label=(one.label[0] * k, one.label[1]), polygon=widened(one.polygon, k))
        for one in chart().regions
    }


@cache
def scenery(box: MareNostrumBox, seats: int) -> tuple[Scenery, ...]:
    return tuple(replace(one, polygon=widened(one.polygon, wider(box, seats))) for one in chart().scenery)


def straits(box: MareNostrumBox, seats: int) -> tuple[Point, ...]:
    return widened(tuple(strait.at for strait in chart().straits), wider(box, seats))


@cache
def lands(box: MareNostrumBox, seats: int) -> tuple[Land, ...]:
    """The Provinces, in the order of the box."""
    regions, k = regions_of(box, seats), wider(box, seats)
    taken: set[Point] = set()
    found = []
    for p, word in enumerate(box.provinces):
        land = land_of(box, p, regions[word], taken, k)
        taken.add(land.corner)
        found.append(land)
    return tuple(found)


def land_of(box: MareNostrumBox, p: int, region: Region, taken: set[Point], k: float) -> Land:
    x, y = NAMES.get(region.id, region.label)
    x = x * k if region.id in NAMES else x
    small = region.room < SMALL
    size, step, down = (14.5, 16.6, 11.0) if small else (18.4, 20.4, 14.4)
    slots = bits(box.slots[p])
    wide = ROWS.get(region.id, len(slots))
    sites = [(x, y)] * terms.SLOTS
    for k, slot in enumerate(slots):
        row, column = divmod(k, wide)
        in_row = min(wide, len(slots) - row * wide)
        sites[slot] = (x + (column - (in_row - 1) / 2) * step, y + down + row * (size + 2.5))
    rows = (len(slots) - 1) // wide
    units = (x, y + down + rows * (size + 2.5) + size / 2 + (11.5 if small else 15))
    corner = next(point for point in region.polygon if point not in taken)
    return Land(region, (x, y), small, size, tuple(sites), units, 19.0 if small else 22.0, corner)


@cache
def waters(box: MareNostrumBox, seats: int) -> tuple[Water, ...]:
    """The Seas, in the order of the box."""
    regions, k = regions_of(box, seats), wider(box, seats)

    def spot(places: Mapping[str, Point], word: str) -> Point:
        return (places[word][0] * k, places[word][1]) if word in places else regions[word].label

    return tuple(Water(regions[word], spot(SEA_NAMES, word), spot(FLEETS, word)) for word in box.seas)


# -- relief ------------------------------------------------------------------------------------------


def relief(box: MareNostrumBox, seats: int) -> list[tuple[str, float, float, float]]:
    """Peaks, groves and dunes (symbol, x, y, size) where neither a name nor a site nor a Unit stands; always the
    same ones."""
    rng = sfc32(44)
    found: list[tuple[str, float, float, float]] = []
    for land in lands(box, seats):
        polygon, word = land.region.polygon, land.region.id
        left, right = min(x for x, _ in polygon), max(x for x, _ in polygon)
        top, bottom = min(y for _, y in polygon), max(y for _, y in polygon)
        wanted = max(2, min(11, int((right - left) * (bottom - top) / 1500)))
        placed: list[Point] = []
        for _ in range(600):
            if len(placed) == wanted:
                break
            x = left + (right - left) * rng.below(1000) / 1000
            y = top + (bottom - top) * rng.below(1000) / 1000
            if is_free(land, x, y) and all(hypot(x - a, y - b) > 15 for a, b in placed):
                placed.append((x, y))
        for x, y in sorted(placed, key=lambda point: point[1]):
            hilly = word in HILLS and rng.below(4) > 0
            glyph = "dune" if word in DRY else "peak" if hilly else "grove"
            found.append((glyph, round(x), round(y), (80 + rng.below(46)) / 100))
    return found


def is_free(land: Land, x: float, y: float) -> bool:
    name_x, name_y = land.name
    words = abs(x - name_x) < 54 and -18 < y - name_y < land.units[1] - name_y + 20
    polygon = land.region.polygon
    width, height = MAP
    on_map = EDGE < x < width - EDGE and EDGE < y < height - EDGE
    return on_map and not words and inside(x, y, polygon) and margin(x, y, polygon) > 10


def inside(x: float, y: float, polygon: tuple[Point, ...]) -> bool:
    hit = False
    for (x1, y1), (x2, y2) in sides(polygon):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            hit = not hit
    return hit


def margin(x: float, y: float, polygon: tuple[Point, ...]) -> float:
    """How far a point is from the border."""
    nearest = 1e9
    for (x1, y1), (x2, y2) in sides(polygon):
        length = (x2 - x1) ** 2 + (y2 - y1) ** 2
        along = max(0.0, min(1.0, ((x - x1) * (x2 - x1) + (y - y1) * (y2 - y1)) / length)) if length else 0.0
        nearest = min(nearest, hypot(x - x1 - along * (x2 - x1), y - y1 - along * (y2 - y1)))
    return nearest


def sides(polygon: tuple[Point, ...]) -> list[tuple[Point, Point]]:
    return list(zip(polygon, (*polygon[1:], polygon[0]), strict=True))


def tints(box: MareNostrumBox) -> list[int]:
    """One of three tints for each Province, neighbours different where three are enough."""
    found: list[int] = []
    for p in range(len(box.provinces)):
        near = {found[q] for q in bits(box.land[p]) if q < p}
        found.append(next((tint for tint in range(3) if tint not in near), p % 3))
    return found


# -- beside the map: tracks and ways to win ----------------------------------------------------------

TRACKS_LEFT: Final = MAP[0]
TRACKS_WIDTH: Final = 124
TRACKS_MIDDLE: Final = TRACKS_LEFT + TRACKS_WIDTH / 2
STEPS: Final = 15  # printed levels
STEP: Final = 20.0
TRACKS_TOP: Final = 44.0
COLUMN: Final = 40.0
FLOOR: Final = TRACKS_TOP + STEPS * STEP
WAYS: Final = FLOOR + 26  # where the ways to win begin
STANDING: Final = 32.0  # the height of a row
ARENA: Final = (676, 6, 312, 60)  # x, y, width and height of the last battle, in the land of nobody
PEACE: Final = 584  # how high the peace of Zeus is noted


def track_x(track: int) -> float:
    return TRACKS_LEFT + 4 + COLUMN * (track + 0.5)


def level_y(level: int) -> float:
    """Above the printed levels the marker starts again from below (MN-5.4)."""
    shown = level if level <= STEPS else min(level - STEPS, STEPS)
    return FLOOR - STEP * (shown - 0.5) if shown else FLOOR + 8


def way_x(k: int) -> float:
    return TRACKS_LEFT + 44 + 23 * k


def standing_y(seat: int) -> float:
    return WAYS + 38 + STANDING / 2 + STANDING * seat


# -- near: what I have, and the trade ----------------------------------------------------------------

NEAR: Final = (560, 170)
STOCK_STEP: Final = 50
TILES_LEFT: Final = 222  # right of the stock
TILES_WIDTH: Final = 334
TOKENS_WIDTH: Final = 544
TRADE_ROW: Final = 28  # the middle of the Trade tokens


def stock_x(k: int) -> float:
    return 34 + STOCK_STEP * k


def trade_x(slot: int) -> float:
    return 34 + 46 * slot


def offer_x(seats: int, seat: int) -> float:
    return NEAR[0] / seats * (seat + 0.5)


# -- far: the tiles for sale, and a player's board ---------------------------------------------------

MARKET: Final = (882, 467)
MARKET_ROWS: Final = 6
BOARD: Final = (420, 258)
FACE: Final = (285.0, 68.0)  # a tile with all it does
OWNED_SCALE: Final = 0.7  # of a tile on a player's board


def market_size(count: int) -> tuple[float, float]:
    """Of a market for so many tiles: all of the box, or the few of a first game."""
    columns = -(-count // market_rows(count))
    return MARKET[0] - 293 * (3 - columns), MARKET[1] - 71 * (MARKET_ROWS - market_rows(count))


def market_rows(count: int) -> int:
    return MARKET_ROWS if count > MARKET_ROWS else MARKET_ROWS // 2


def for_sale_at(k: int, count: int) -> Point:
    column, row = divmod(k, market_rows(count))
    return 148 + 293 * column, 56 + 71 * row


def owned_at(k: int) -> Point:
    """Of the first, second, third tile on a player's board."""
    return 108 + 204 * (k % 2), 36 + 53 * (k // 2)
