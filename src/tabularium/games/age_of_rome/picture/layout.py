"""Where everything lies, in units of its ground."""

from __future__ import annotations

from functools import lru_cache
from math import cos, radians, sin
from typing import Final

from tabularium.draw.svg import SHAPES_KEPT
from tabularium.games.age_of_rome import terms

Point = tuple[float, float]


@lru_cache(SHAPES_KEPT)
def polar(x: float, y: float, r: float, degrees: float) -> Point:
    """A point at this distance and direction: 0 is right, 90 is down."""
    return round(x + r * cos(radians(degrees)), 1), round(y + r * sin(radians(degrees)), 1)


# -- the wheel ---------------------------------------------------------------------------------------

WIDTH: Final = 1190
HEIGHT: Final = 610
CENTRE: Final = (312.0, 304.0)
CX, CY = CENTRE
OUTER: Final = 264
INNER: Final = 128
TILES: Final = 226  # how far from the middle the Buildings stand
PLOTS: Final = 165  # and people, name and Plots
RIM: Final = 273
HEART: Final = (CX, CY + 164)  # my Province and the Senate
VARIANTS: Final = ((10, 596), (482, 596))  # the lower corners beside the wheel, from below


def on_wheel(r: float, degrees: float) -> Point:
    return polar(*CENTRE, r, degrees)


def vote_y(place: int) -> float:
    return CY + 68.5 - 27 * place  # none on the very middle, where the lands are hinged


# -- beside the wheel --------------------------------------------------------------------------------

LEFT: Final = 642
SQUARE: Final = 36
SQUARES: Final = 15  # in a line of the Glory track
TRACK_TOP: Final = 8
EVENT: Final = (LEFT + 170, 152)
REGION: Final = (108, 190)
REGION_TOP: Final = 224
GAMES: Final = (1091, 264)
COMMONS: Final = (1091, 346)
SUPPLY_TOP: Final = 424
DECK: Final = (46, 62)
DECKS_Y: Final = 134
ON_SQUARE: Final = (((0, 7.0),), ((-8.6, 8.4), (8.6, 8.4), (-8.6, -6.0), (8.6, -6.0)))  # one marker, or several


def square_at(square: int) -> Point:
    """The middle of a square of the Glory track, counted from 1."""
    line, at = divmod(square - 1, SQUARES)
    return LEFT + SQUARE / 2 + SQUARE * at, TRACK_TOP + SQUARE / 2 + SQUARE * line


def region_x(region: int) -> float:
    return LEFT + 56 + 115 * region


def supply_x(kind: int) -> float:
    return LEFT + 53 + 108.5 * kind


def deck_at(k: int) -> Point:
    return 1015 + 48.5 * k, DECKS_Y


# -- a board -----------------------------------------------------------------------------------------

NEAR: Final = (1170, 176)
FAR: Final = (812, 336)  # with the Plots and Medals in words below
OWN_WIDE: Final = 520  # what every board has, without the cards
BELOW: Final = FAR[1] - NEAR[1]  # of a far board
BELOW_Y: Final = (NEAR[1] + FAR[1] - 6) / 2
CARD: Final = (84, 118)
CARD_STEP: Final = CARD[0] + 6
CARDS: Final = 582  # where the first card's middle is
STATS_Y: Final = 34
TRACK: Final = (38, 80)  # and under each Bonus its name
SLOT_STEP: Final = 56
PANTHEON: Final = (278, 86)
ELEMENT_STEP: Final = 29
TABLET: Final = (102, 48)
TABLETS: Final = (64, 142)
RACK: Final = (354, 142)
RACK_ALONE: Final = (30, 142)  # of the Sets where nobody plots
TASK: Final = (190, 152)


def bonus_at(slot: int) -> Point:
    return TRACK[0] + SLOT_STEP * slot, TRACK[1]


def element_at(level: int, k: int) -> Point:
    return PANTHEON[0] + ELEMENT_STEP * k + (124 if level == terms.UPPER else 0), PANTHEON[1]


def rack_at(ware: int, plots: bool) -> Point:
    x, y = RACK if plots else RACK_ALONE
    return x + 46 * ware, y


def task_at(place: int) -> Point:
    return 105 + 200.5 * (place % 4), 86 + 164 * (place // 4)
