"""Where everything lies, in units of its ground."""

from __future__ import annotations

from functools import cache
from math import cos, hypot, pi, sin
from typing import Final

from tabularium.draw.pieces import step_in
from tabularium.games.ave_roma import terms

Point = tuple[float, float]

WIDTH: Final = 1236.0
HEIGHT: Final = 640.0
GAP: Final = 10.0

# -- zones: a card in one of two positions, the brown and the grey track ------------------------------

ZONE_W: Final = 118.0
ZONE_H: Final = 262.0
ZONE_STEP: Final = 122.0
ZONE_CARD: Final = (72.0, 78.0)
LEVEL_STEP: Final = 22.0


def zone_at(zone: int) -> Point:
    """The upper left corner of a zone."""
    return (GAP + ZONE_STEP * zone, GAP)


def zone_card_at(zone: int, high: bool) -> Point:
    x, y = zone_at(zone)
    return (x + 39, y + (78 if high else 172))


def brown_at(zone: int, level: int) -> Point:
    x, y = zone_at(zone)
    return (x + 83, y + 226 - LEVEL_STEP * level)


def cube_at(zone: int, level: int, place: int) -> Point:
    """A level of the grey track; on level 0 several cubes stand side by side."""
    x, y = zone_at(zone)
    return (x + 103, y + 226 - LEVEL_STEP * level) if level else (x + 16 + 20 * place, y + 248)


# -- the places with free spaces ----------------------------------------------------------------------

PLACE_W: Final = 196.0
PLACE_H: Final = 96.0
PLACES: Final[dict[int, Point]] = {
    terms.AEDILIS: (10, 282),
    terms.MERCATOR: (216, 282),
    terms.PROPRAETOR: (422, 282),
    terms.QUAESTOR: (10, 388),
    terms.ROMA: (216, 388),
}
SPACE_STEP: Final = 34.0


def place_size(at: int) -> Point:
    """How wide and how high a place is: the Colosseum belongs to ROMA."""
    return (404.0, 242.0) if at == terms.ROMA else (PLACE_W, PLACE_H)


@cache
def place_box(at: int) -> tuple[float, float, float, float]:
    """The upper left corner of a place or a row, its width and its height."""
    if at in terms.ROW_PLACES:
        return (*row_at(terms.ROW_PLACES.index(at)), ROW_W, ROW_H)
    return (*PLACES[at], *place_size(at))


def help_at(at: int) -> Point:
    """Where the first patron that helps at a place is shown: in its upper right corner."""
    x, y, _, _ = place_box(at)
    return (x + ROW_W - 20, y + 15) if at in terms.ROW_PLACES else (x + PLACE_W - 20, y + 24)


# The head of ROMA, then the Colosseum below it and beside: around the middle of both, from the upper left corner.
ROMA_LINE: Final = "M-194-121h180q8 0 8 8v80q0 8 8 8h192q8 0 8 8v130q0 8-8 8h-388q-8 0-8-8v-226q0-8 8-8z"


def space_at(at: int, space: int) -> Point:
    """A space for a worker."""
    if at in terms.ROW_PLACES:
        x, y = slot_at(terms.ROW_PLACES.index(at), space)
        return (x, y + 83)
    x, y = PLACES[at]
    return (x + 30 + SPACE_STEP * space, y + 74)


# -- the rows of cards --------------------------------------------------------------------------------

ROW_X: Final = 634.0
ROW_W: Final = 592.0
ROW_H: Final = 204.0
ROW_STEP: Final = 208.0
ROW_CARD: Final = (92.0, 116.0)


def row_at(row: int) -> Point:
    return (ROW_X, GAP + ROW_STEP * row)


def slot_at(row: int, slot: int) -> Point:
    """The middle of a card in a row."""
    x, y = row_at(row)
    return (x + 152 + 97 * slot, y + 91)


def deck_at(row: int) -> Point:
    x, y = row_at(row)
    return (x + 52, y + 91)


ZONE_DECK: Final[Point] = (594, 432)

# -- the Colosseum ------------------------------------------------------------------------------------

LOOP_MIDDLE: Final[Point] = (418, 556)
LOOP_REACH: Final[Point] = (176, 50)


@cache
def loop_at(spaces: int) -> tuple[Point, ...]:
    """Spaces around an oval, as far from each other along it as can be, the first at the left."""
    fine = 720
    points = [(-LOOP_REACH[0] * cos(2 * pi * k / fine), -LOOP_REACH[1] * sin(2 * pi * k / fine)) for k in range(fine)]
    lengths = [0.0]
    for k in range(fine):
        (x, y), (nx, ny) = points[k], points[(k + 1) % fine]
        lengths.append(lengths[-1] + hypot(nx - x, ny - y))
    found = []
    for space in range(spaces):
        wanted = lengths[-1] * space / spaces
        k = next(k for k in range(fine) if lengths[k + 1] > wanted)
        found.append((LOOP_MIDDLE[0] + points[k][0], LOOP_MIDDLE[1] + points[k][1]))
    return tuple(found)


def marker_at(spaces: int, space: int, place: int) -> Point:
    """A marker on a space of the loop, several around its rim towards the middle."""
    x, y = loop_at(spaces)[space]
    return (x + 15 * (place % 3 - 1), y + (15 if y < LOOP_MIDDLE[1] - 5 else -15) + (14 if place > 2 else 0))


# -- turn order, political influence -------------------------------------------------------------------


ORDER: Final = (422.0, 388.0, 198.0, 86.0)  # beside the head of ROMA
POLITICAL: Final = (10.0, 490.0, 196.0, 140.0)
IN_A_LINE: Final = 6  # levels of political influence, in two lines


def order_at(place: int) -> Point:
    return (442 + 28 * place, 440)


def political_at(level: int) -> Point:
    """A level of political influence."""
    return (27.5 + 32.2 * (level % IN_A_LINE), 557 + 60 * (level // IN_A_LINE))


def political_marker_at(level: int, place: int) -> Point:
    """A marker above its level: several stand two by two."""
    x, y = political_at(level)
    return (x - 7.5 + 15 * (place % 2), y - 17 - 12 * (place // 2))


# -- a seat's own board -------------------------------------------------------------------------------

SEAT_W: Final = 1236.0
FAR_W: Final = 1000.0
SEAT_H: Final = 196.0
WORKER_STEP: Final = 46.0


def worker_at(place: int) -> Point:
    return (30 + WORKER_STEP * place, 50)


def training_at(space: int) -> Point:
    return (36 + 54 * space, 112)


def neutral_at(place: int) -> Point:
    return (105 + 30 * place, 171)


def store_at(resource: int) -> Point:
    """The track of a resource: two of a colour in a column; then surplus and denarii."""
    return (284 + 62 * (resource // 2), 62 + 72 * (resource % 2))


PATRON: Final = (52.0, 78.0)
BESIDE: Final = 794.0  # where cards or points begin, beside the patrons


def patron_at(slot: int) -> Point:
    return (537 + 55.5 * slot, 88)


FAR_H: Final = 410.0  # of somebody else's board, with the cards below it
HELD: Final = (8.0, 303.0, 984.0)  # where these begin, their middle, and how wide they may lie


def held_at(place: int, of: int) -> tuple[float, float, float]:
    """A card below the board of somebody else, and how large it is; many are smaller, in two rows."""
    x, y, room = HELD
    size, rows = (1.35, 1) if of <= 7 else (0.84, 2)
    columns = (of + rows - 1) // rows
    wide = ROW_CARD[0] * size
    step = step_in(room, columns, wide, 8)
    down = 101 * (place // columns) - 50.5 * (rows - 1)
    return (x + wide / 2 + step * (place % columns), y + down, size)


OWNED: Final = (38.0, 52.0)
OWNED_ROWS: Final = 3


def owned_at(place: int, of: int) -> Point:
    """A card beside the board; many lie closer together."""
    columns = max(11, (of + OWNED_ROWS - 1) // OWNED_ROWS)
    return (BESIDE + 26 + 384 / (columns - 1) * (place % columns), 52 + 55 * (place // columns))


def value_at(value: int) -> Point:
    """The number of a zone: a value that a worker may take for an action."""
    x, y = zone_at(value - 1)
    return (x + 15, y + 15)


def tile_at(side: int) -> Point:
    """A side of a player board that can be chosen."""
    return (128 + 245 * (side % 5), 50 + 94 * (side // 5))
