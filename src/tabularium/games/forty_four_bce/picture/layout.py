"""Where everything lies, in units of its ground."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from tabularium.games.forty_four_bce import terms
from tabularium.games.forty_four_bce.box import FortyFourBceBox

Point = tuple[float, float]

# the years and the three fields
WIDTH: Final = 1240
HEAD: Final = 304  # where the columns of the fields begin
COLUMN: Final = 312
CELL: Final = 306
YEARS: Final = 92  # the height of the band with the years
TILE_Y: Final = 56
PLAQUE: Final = 64
ROWS: Final = {3: 160, 4: 120, 5: 96}  # the height of a row, by how many boards there are
FEW: Final = 3  # cards that lie side by side in a lane, however wide
FOOT: Final = 42
NAMED: Final = 60  # how wide a card on a field is whose name can be read
SLIM: Final = 30.0  # how wide a card at the least is that has its name upright, and beside it what it counts
WIDE_CARD: Final = (66.0, 83.0)  # a card in a lane that is too low for a name on one of the usual shape
# the city
COLUMNS: Final = 6
SITE: Final = (165, 114)
CITY_TOP: Final = 8
CITY_FOOT: Final = 40
# the recruits
STACK: Final = (132, 184)
STACK_ROW: Final = 196
STACKS_TOP: Final = 6
STACKS_LEFT: Final = 96
# what was said
SAID: Final = (1000, 456)
SAID_ROWS: Final = 12  # that are read well
# my screen
SCREEN: Final = (1000.0, 170)
CARD: Final = 100
HAND: Final = 206  # where the cards begin, beside cubes and Collegium


# -- the fields --------------------------------------------------------------------------------------


def top(boards: int, row: int) -> float:
    return YEARS + PLAQUE + ROWS[boards] * row


def left(field: int) -> float:
    return HEAD + COLUMN * field


def foot_y(boards: int) -> float:
    return top(boards, boards) + 18


def year_wide(box: FortyFourBceBox) -> float:
    return (WIDTH - 12) / len(box.years)


def tile_x(box: FortyFourBceBox, year: int, field: int) -> float:
    wide = year_wide(box)
    return 6 + wide * year + wide / 2 + 62 * (field - 1)


def phase_x(phase: int) -> float:
    return 32 + 38 * phase


class Lane(NamedTuple):
    """The place of a board in a field: its key, its upper left corner and how high it is."""

    key: str
    x: float
    y: float
    high: float

    def spot(self, spot: int) -> Point:
        """One of six places at its right edge, row by row."""
        column, row = spot % 2, spot // 2
        step = min(37.0, (self.high - 34) / 2)
        return self.x + CELL - 60 + 37 * column, self.y + self.high / 2 + step * (row - 1)


def lane_of(boards: int, row: int, board: int, field: int) -> Lane:
    return Lane(f"lane-{terms.FIELDS[field]}-{board + 1}", left(field), top(boards, row), ROWS[boards] - 5)


def spread(number: int, high: float, room: float) -> tuple[float, float, float]:
    """How wide and how high the cards of a row are, and how far from each other: no card hides another's middle. A few
    in a low row are wider, so that their names can be read; many are slim, and their names stand upright."""
    if number > FEW:
        width = min(48.0, max(SLIM, (room + 4) / number - 4), 1.96 * room / (number + 1))
        tall = min(high - 8, 111.0)
    else:
        width = min(72.0, (high - 8) * 48 / 74, 1.96 * room / (number + 1))
        width, tall = WIDE_CARD if width < NAMED else (width, width * 74 / 48)
    return width, tall, 0 if number < 2 else min(width + 4, (room - width) / (number - 1))


# -- the rest ----------------------------------------------------------------------------------------


def city_rows(box: FortyFourBceBox, seats: int) -> int:
    """Rows that hold every structure of a game with so many players."""
    setup = box.setups[seats]
    many = box.kind.count(0) + 3 * setup.era_tiles + setup.statues
    return -(-many // COLUMNS)


def sites_of(box: FortyFourBceBox, seats: int, laid: tuple[int, ...]) -> Iterator[tuple[int, Point]]:
    """Where each structure of a game stands."""
    order = sorted(laid, key=lambda structure: (box.section[structure], box.era[structure], structure))
    wide, high = SITE
    for k, structure in enumerate(order):
        column, row = divmod(k, city_rows(box, seats))
        yield structure, (8 + wide * column + wide / 2 - 2, CITY_TOP + high * row + high / 2 - 2)


def stacks_of(box: FortyFourBceBox, removed: tuple[int, ...]) -> Iterator[tuple[int, Point]]:
    """Where each sort of recruit of a game lies, by field and level; those of no field lie aside."""
    for field in (*range(len(terms.FIELDS)), terms.ANY):
        row = [recruit for recruit in range(box.loyal) if box.field[recruit] == field and recruit not in removed]
        row.sort(key=lambda recruit: (box.level[recruit], recruit))
        step = min(STACK[0] + 50, 720 / max(1, len(row)))
        y = STACKS_TOP + STACK_ROW * (0 if field == terms.ANY else field) + STACK_ROW / 2 - 3
        for k, recruit in enumerate(row):
            yield recruit, (904.0, y) if field == terms.ANY else (STACKS_LEFT + step * (k + 0.5) - 20, y)


def said_at(count: int) -> list[tuple[float, float, float]]:
    """Where so many statements lie, and how large: in one column, or in two with as many rows as they need."""
    columns = 1 if count <= SAID_ROWS else 2
    rows = SAID_ROWS if count <= columns * SAID_ROWS else -(-count // columns)
    scale = min(2.0 / columns, 12 * 1.4 / rows)
    wide, step = SAID[0] / columns, (SAID[1] - 12) / rows
    return [(wide * (k // rows) + 249 * scale, 6 + step * (k % rows + 0.5), scale) for k in range(count)]


def cube_spot(kind: int) -> Point:
    return 32 + 52 * (kind % 2), 56 + 66 * (kind // 2)
