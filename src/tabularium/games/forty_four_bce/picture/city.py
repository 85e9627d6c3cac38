"""The city: structures by the phase in which they act, with the architects in their slots."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tabularium.draw.svg import group, rect, text
from tabularium.games.forty_four_bce import faces
from tabularium.games.forty_four_bce.box import FortyFourBceBox
from tabularium.games.forty_four_bce.picture import art, distant
from tabularium.games.forty_four_bce.picture.afar import city_afar
from tabularium.games.forty_four_bce.picture.fields import in_a_row, supply
from tabularium.games.forty_four_bce.picture.table import Table
from tabularium.kernel.parts import part
from tabularium.kernel.picture import Area, Edge, Ground, Mark, Piece
from tabularium.kernel.presentation import Words

COLUMNS: Final = 6
WIDE: Final = 165
HIGH: Final = 114
TOP: Final = 8
FOOT: Final = 40
GROUNDS_KEPT: Final = 300  # of 20 KB: structures differ from game to game
SITES_KEPT: Final = 4_000  # with their drawings, which are 2 KB each and mostly shared


def rows_of(box: FortyFourBceBox, seats: int) -> int:
    """Rows that hold every structure of a game with so many players."""
    setup = box.setups[seats]
    many = box.kind.count(0) + 3 * setup.era_tiles + setup.statues
    return -(-many // COLUMNS)


def city_area(t: Table, edge: Edge) -> Area:
    ground = city_ground(t.view.box, t.view.seats, t.view.laid, t.view.era_now(), t.words)
    afar = (city_afar(t, ground),) if edge == "far" else ()
    return Area("city", t.words("area-city"), ground, (*pieces(t), *afar), edge, clear=0.6)


@lru_cache(GROUNDS_KEPT)
def city_ground(box: FortyFourBceBox, seats: int, laid: tuple[int, ...], era: int, words: Words) -> Ground:
    """The ground, with the structures as they look from afar."""
    high = TOP + HIGH * rows_of(box, seats) + FOOT
    drawn = rect(0, 0, 1000, high, "marble", 10) + rect(6, high - FOOT + 2, 988, FOOT - 8, "parchment", 6)
    drawn += text(words("picture-supply"), 60, high - FOOT + 23, "words soft close-only")
    drawn += group(
        "".join(
            group(distant.structure(box, structure, words, later(box, structure, era)), *at)
            for structure, at in sites_of(box, seats, laid)
        ),
        cls="from-afar-only",
    )
    return Ground(f"city-{seats}-{era}", 1000, high, drawn)


def sites_of(box: FortyFourBceBox, seats: int, laid: tuple[int, ...]) -> Iterator[tuple[int, tuple[float, float]]]:
    """Where each structure of a game stands."""
    order = sorted(laid, key=lambda structure: (box.section[structure], box.era[structure], structure))
    for k, structure in enumerate(order):
        column, row = divmod(k, rows_of(box, seats))
        yield structure, (8 + WIDE * column + WIDE / 2 - 2, TOP + HIGH * row + HIGH / 2 - 2)


def later(box: FortyFourBceBox, structure: int, era: int) -> int:
    """The era from which it can be built, if that is still to come."""
    return box.era[structure] if box.era[structure] > era else 0


def pieces(t: Table) -> tuple[Piece, ...]:
    view = t.view
    built = (view.laid, tuple(view.slots), tuple(view.owned), tuple(view.activated))
    spots = in_a_row(160, TOP + HIGH * rows_of(view.box, view.seats) + 20)
    return (
        *part(lambda: sites(t), "city", t.eyes, view.year, built),
        *part(lambda: supply(t, spots, "city"), "city-supply", t.eyes, *t.stock),
    )


def sites(t: Table) -> Iterator[Piece]:
    for structure, at in sites_of(t.view.box, t.view.seats, t.view.laid):
        yield from site(t, structure, *at)


def site(t: Table, structure: int, x: float, y: float) -> Iterator[Piece]:
    view, words = t.view, t.words
    box = view.box
    slots = box.slots[box.kind[structure]][view.boards]
    laid = structure_piece(box, structure, words, view.era_now(), slots, view.slots[structure], x, y)
    yield laid
    taken = 0
    for board in range(view.boards):
        placed = view.owned[board].count(structure)
        if not placed:
            continue
        used = (view.activated[board] >> structure) & 1
        marks: tuple[Mark, ...] = ("exhausted",) if used else ()
        name = words(f"structure-{box.structures[structure]}")
        told = words("piece-architect-used" if used else "piece-architect", seat=t.names[board], structure=name)
        for _ in range(placed):
            at = x + art.slot_x(taken, slots)
            yield Piece("architect", laid.touch, at, y + 38, told, board, on=laid.touch, marks=marks, w=19, h=19)
            taken += 1


@lru_cache(SITES_KEPT)
def structure_piece(
    box: FortyFourBceBox, structure: int, words: Words, era: int, slots: int, free: int, x: float, y: float
) -> Piece:
    """A structure with so many slots, of which some are free, in this era: it reads when it acts, what it does then and
    whether it can be built; the rest stands in its name."""
    waits = later(box, structure, era)
    name = words(f"structure-{box.structures[structure]}")
    says = words("piece-structure", structure=name, price=box.price[structure], imperium=box.imperium[structure])
    touch = f"structure-{box.structures[structure]}"
    reads = (
        words("reads-does", when=faces.when(box, structure, words), does=faces.does(box, structure, words)),
        words("board-later", era=waits) if waits else words("board-slots", count=free),
    )
    drawing = art.structure_tile(box, structure, words, waits, slots)
    return Piece("structure", touch, x, y, says, id=touch, touch=touch, w=158, h=106, drawing=drawing, reads=reads)
