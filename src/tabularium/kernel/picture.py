"""The picture of a game: what is drawn, what one touches to make a move, and what lies on the tray.

A game fills these records in from a view (`Board.draw`, `Board.path`, `Step.tray`). Nothing here knows a rule, and
nothing here is SVG except two texts: the drawing of a ground, and that of a piece that is not just a symbol.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property, lru_cache
from hashlib import blake2b
from typing import Final, Literal, NamedTuple

Mark = Literal["changed", "chosen", "exhausted", "advised"]
Edge = Literal["middle", "near", "far"]

SEAT_COLOURS: Final = ("red", "blue", "green", "purple", "gold", "black")
GRIDS_KEPT: Final = 100
NUMERALS: Final = ("I", "II", "III", "IV", "V", "VI", "VII", "VIII")


@dataclass(frozen=True)
class Ground:
    """What lies there all game long: a map, a grid, tracks, empty slots. It follows from the box, the number of
    players, the options and the language alone, so it is made once (keep it in a cache) and sent once."""

    key: str  # its name among the grounds of the game; ids inside its drawing start with it
    width: float
    height: float
    svg: str  # what stands inside <svg viewBox="0 0 width height">

    @cached_property
    def digest(self) -> str:
        return blake2b(f"{self.width} {self.height} {self.svg}".encode(), digest_size=9).hexdigest()


@dataclass(frozen=True, slots=True)
class Grid:
    """Cells of a piece that is touched by the cell: a city, a mosaic. Its piece gives the middle and the size."""

    columns: int
    rows: int


def cell(grid: str, column: int, row: int) -> str:
    """The touch key of one cell of the grid with this touch key."""
    return f"{grid}/{column}.{row}"


@lru_cache(GRIDS_KEPT)
def cells_of(touch: str, grid: Grid) -> frozenset[str]:
    """The touch keys of all cells of a grid."""
    return frozenset(cell(touch, column, row) for row in range(grid.rows) for column in range(grid.columns))


class Piece(NamedTuple):
    """One thing on a ground. x and y are its middle, w and h its size, in units of the ground.

    Only what the rules tell apart has an `id`. Counted things (legions, coins) have none: the browser finds out which
    of them moved. A ground that can be touched is a piece with an `outline` and no drawing. Without a `drawing` of its
    own a piece is its `kind`, a symbol of the sheet, in the colour, letter and shape of its seat.
    """

    kind: str
    place: str  # where it is: what lies at the same place of the same kind and seat is the same to the rules
    x: float
    y: float
    says: str  # the sentence that names it and its place
    seat: int = -1
    number: int = 0  # how many, or the number that stands on it; 0 and, for symbols, 1 are not shown
    id: str = ""
    touch: str = ""  # the touch key; several pieces may share one
    on: str = ""  # the touch key of what it lies on: a touch that it has no use for falls through to that
    marks: tuple[Mark, ...] = ()
    w: float = 24
    h: float = 24
    turn: float = 0  # degrees, clockwise
    drawing: str = ""  # SVG around 0 0
    outline: str = ""  # for ground: `#id` of a shape in the ground's drawing, or path data around 0 0
    grid: Grid | None = None
    reads: tuple[str, ...] = ()  # all there is to read about it, a paragraph each, when somebody looks closely
    was: str = ""  # the kind of the back that it was until it was turned up
    orbit: tuple[float, float, float] | None = None  # x, y of a hub, and all degrees turned around it so far
    points: tuple[tuple[float, float], ...] = ()  # spots of the area that are ringed while it is read


@dataclass(frozen=True, slots=True)
class Area:
    """A ground with its pieces: the board (`middle`), my own things (`near`), somebody's board (`far`)."""

    key: str
    title: str
    ground: Ground
    pieces: tuple[Piece, ...]
    edge: Edge = "middle"
    seat: int = -1
    heart: tuple[float, float] | None = None  # where one looks first, on a screen that is too small for all of it
    clear: float = 0  # pixels for a unit at which a small screen shows it, where less than usual can be read
    pinned: tuple[float, float, float, float] | None = None  # x, y, w, h of what a small screen always keeps in sight


@dataclass(frozen=True, slots=True)
class Form:
    """A shape in one position: its cells (column, row), the first of which is put on the cell that is touched, and the
    keys of what it becomes by a quarter turn clockwise and in the mirror (its own key where that is not allowed)."""

    key: str
    cells: tuple[tuple[int, int], ...]
    turned: str
    mirrored: str


@dataclass(frozen=True, slots=True)
class Picture:
    """All that a viewer sees drawn."""

    areas: tuple[Area, ...]
    forms: tuple[Form, ...] = ()  # of the shapes that can be laid now

    def pieces(self) -> Iterator[Piece]:
        for area in self.areas:
            yield from area.pieces

    def keys(self) -> set[str]:
        """Every touch key."""
        found: set[str] = set()
        for piece in self.pieces():
            if piece.touch:
                found.add(piece.touch)
                if piece.grid is not None:
                    found |= cells_of(piece.touch, piece.grid)
        return found


# -- everything in the box -----------------------------------------------------------------------------


class BoxThing(NamedTuple):
    """A card or tile of the box: its name, its face around 0 0, and what it does in words."""

    name: str
    drawing: str
    w: float
    h: float
    reads: tuple[str, ...]
    number: int = 1  # how many of it there are


class BoxShelf(NamedTuple):
    """Things of the box of one kind."""

    title: str
    things: tuple[BoxThing, ...]


# -- touch -------------------------------------------------------------------------------------------


class Path(NamedTuple):
    """What one touches to make a move: these keys in this order, or as a bag in any order; then the amounts chosen by
    steppers, or the cell on which a form is laid. An empty path is a move that stands in the list alone."""

    touches: tuple[str, ...] = ()
    bag: bool = False
    amounts: tuple[tuple[str, int], ...] = ()  # (the touch key of what is counted, how many)
    form: str = ""
    at: str = ""  # the touch key of the cell of the form's first cell
    skips: bool = False  # in a chain these touches may be left out: what follows says as much

    def then(self, other: Path) -> Path:
        """One path after the other, for two moves in one gesture."""
        return other._replace(touches=(*self.touches, *other.touches))

    @property
    def is_one_touch(self) -> bool:
        """Whether nothing but the touch itself says what is meant: one thing, or the last of several in any order."""
        return (self.bag or len(self.touches) == 1) and not (self.amounts or self.form)

    def needs(self) -> Iterable[str]:
        """The touch keys that must be there."""
        return (*self.touches, *(key for key, _ in self.amounts), *((self.at,) if self.at else ()))


LISTED: Final = Path()


def touches(*keys: str) -> Path:
    """These things, in this order."""
    return Path(keys)


def skipped(*keys: str) -> Path:
    """These things in this order; or, in a chain, only what follows them."""
    return Path(keys, skips=True)


def bag(*keys: str) -> Path:
    """These things, in any order."""
    return Path(keys, bag=True)


def amounts(chosen: Mapping[str, int], *keys: str) -> Path:
    """These things in this order, and then so many of each of those."""
    return Path(keys, amounts=tuple(sorted(chosen.items())))


def laid(form: str, at: str, *keys: str) -> Path:
    """These things in this order, and then this form with its first cell there."""
    return Path(keys, form=form, at=at)


def ordered(path: Path) -> Path:
    """The one spelling of a path: a bag has no order."""
    return path._replace(touches=tuple(sorted(path.touches))) if path.bag else path


def begins(shorter: Path, longer: Path) -> bool:
    """Whether who follows the longer path has completed the shorter one on the way. A bag is completed by saying so."""
    if shorter.bag or longer.bag or not shorter.touches or shorter == longer:
        return False
    n = len(shorter.touches)
    same = longer.touches[:n] == shorter.touches
    return same and not (shorter.amounts or shorter.form) and (len(longer.touches) > n or longer != shorter)


@dataclass(frozen=True, slots=True)
class Foresight:
    """What a gesture would cost and bring, while it can still be left: sentences, and the way that something goes to
    get there, as touch keys."""

    says: tuple[str, ...] = ()
    way: tuple[str, ...] = ()


# -- the tray ----------------------------------------------------------------------------------------


class Lot(NamedTuple):
    """Some of one thing: (thing of the vocabulary, value, how many), and the move that touching it makes: to lay one
    of what I hold, to take one back of what is laid; -1 where it can't be touched now. Who puts something together for
    several boards says whose it is."""

    thing: str
    value: int
    number: int = 1
    move: int = -1
    board: int = -1


class SheetCell(NamedTuple):
    """So many are laid, and the moves that lay one more and take one back; -1 where that can't be done now."""

    number: int
    more: int
    less: int


class SheetLine(NamedTuple):
    """A line of a sheet: a thing, its price, and a cell for each column; None where the thing has no place there."""

    thing: str
    value: int
    price: int
    cells: tuple[SheetCell | None, ...]


class Tray(NamedTuple):
    """What is being put together: a payment, an offer, a plan, a discard; or a whole sheet, line by line."""

    held: tuple[Lot, ...]
    laid: tuple[Lot, ...]
    missing: int = 0  # how much still has to be laid; below 0, how much is too much
    done: int = -1  # the move that closes it; -1 while it can't be closed
    lines: tuple[SheetLine, ...] = ()  # these keep their places, whatever is laid
    columns: tuple[str, ...] = ()  # what is done with the things of the lines, as texts `column-<name>`


def covers(over: Piece, under: Piece) -> bool:
    """Whether a drawn piece hides the middle of another that it does not lie on."""
    if over.on == under.touch != "" or under.on == over.touch != "":
        return False
    return abs(over.x - under.x) < over.w / 2 and abs(over.y - under.y) < over.h / 2


def drawn(pieces: Sequence[Piece]) -> list[Piece]:
    """The pieces that one sees, without touchable ground."""
    return [piece for piece in pieces if not piece.outline and piece.grid is None]
