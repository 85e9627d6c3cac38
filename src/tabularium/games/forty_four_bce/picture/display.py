"""The recruits that can be enlisted, by field and level, and the Lictors beside them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import Final

from tabularium.draw.svg import group, rect, text
from tabularium.games.forty_four_bce import faces
from tabularium.games.forty_four_bce.box import ANY, FIELDS, FortyFourBceBox
from tabularium.games.forty_four_bce.picture import art, distant
from tabularium.games.forty_four_bce.picture.afar import recruits_afar
from tabularium.games.forty_four_bce.picture.fields import recruit_reads, supply
from tabularium.games.forty_four_bce.picture.table import Table
from tabularium.kernel.parts import part
from tabularium.kernel.picture import Area, Edge, Ground, Piece
from tabularium.kernel.presentation import Words

CARD: Final = 132
HIGH: Final = 196
TOP: Final = 6
LEFT: Final = 96
GROUNDS_KEPT: Final = 100
STACKS_KEPT: Final = 2_000  # with their drawings, which are 2 KB each and mostly shared


def display_area(t: Table, edge: Edge) -> Area:
    ground = display_ground(t.view.box, t.view.removed, t.words)
    afar = (recruits_afar(t, ground),) if edge == "far" else ()
    return Area("recruits", t.words("area-recruits"), ground, (*pieces(t), *afar), edge)


@lru_cache(GROUNDS_KEPT)
def display_ground(box: FortyFourBceBox, removed: tuple[int, ...], words: Words) -> Ground:
    """The ground, with the recruits as they look from afar."""
    high = TOP + HIGH * len(FIELDS)
    drawn = [rect(0, 0, 1000, high, "marble", 10)]
    for field in range(len(FIELDS)):
        y = TOP + HIGH * field
        drawn.append(rect(6, y, 800, HIGH - 6, "parchment", 8))
        drawn.append(group(text(faces.heading(field, words).upper(), 0, 0, "inscription"), 36, y + HIGH / 2, turn=-90))
    drawn.append(rect(814, TOP, 180, HIGH - 6, "parchment", 8))
    drawn.append(rect(814, TOP + HIGH, 180, 2 * HIGH - 6, "parchment", 8))
    drawn.append(text(words("picture-supply"), 904, TOP + HIGH + 32, "words soft close-only"))
    afar = [group(distant.recruit(box, recruit, words, CARD, 184), *at) for recruit, at in stacks_of(box, removed)]
    drawn.append(group("".join(afar), cls="from-afar-only"))
    return Ground("recruits", 1000, high, "".join(drawn))


def stacks_of(box: FortyFourBceBox, removed: tuple[int, ...]) -> Iterator[tuple[int, tuple[float, float]]]:
    """Where each sort of recruit of a game lies."""
    for field in (*range(len(FIELDS)), ANY):
        row = [recruit for recruit in range(box.loyal) if box.field[recruit] == field and recruit not in removed]
        row.sort(key=lambda recruit: (box.level[recruit], recruit))
        step = min(CARD + 50, 720 / max(1, len(row)))
        for k, recruit in enumerate(row):
            yield (
                recruit,
                (904.0, TOP + HIGH / 2 - 3)
                if field == ANY
                else (LEFT + step * (k + 0.5) - 20, TOP + HIGH * field + HIGH / 2 - 3),
            )


def pieces(t: Table) -> tuple[Piece, ...]:
    view = t.view
    spots = [(864.0 + 80 * (k % 2), TOP + HIGH + 80.0 + 84 * (k // 2)) for k in range(7)]
    return (
        *part(lambda: stacks(t), "recruits", t.eyes, tuple(view.display), view.removed),
        *part(lambda: supply(t, spots, "recruits", 40), "recruits-supply", t.eyes, *t.stock),
    )


def stacks(t: Table) -> Iterator[Piece]:
    view = t.view
    for recruit, at in stacks_of(view.box, view.removed):
        yield stack(view.box, recruit, t.words, view.display[recruit], *at)


@lru_cache(STACKS_KEPT)
def stack(box: FortyFourBceBox, recruit: int, words: Words, left: int, x: float, y: float) -> Piece:
    name = words(f"recruit-{box.recruits[recruit]}")
    says = words("piece-stack", recruit=name, count=left, price=faces.price(box.cost[recruit], words))
    touch = f"recruit-{box.recruits[recruit]}"
    drawing = (
        group(art.recruit_card(box, recruit, words, CARD), cls="close-only")
        if left
        else rect(-CARD / 2, -92, CARD, 184, "parchment", 8)
        + rect(-CARD / 2, -92, CARD, 184, "slot", 8)
        + text(name, 0, 4, "words soft")
    )
    if left:
        drawing += group(art.amount(left) if left > 1 else "", CARD / 2 - 14, -92, scale=1.3)
    return Piece(
        "stack", touch, x, y, says, id=touch, number=left, touch=touch, w=CARD, h=184,
        drawing=drawing, reads=recruit_reads(box, recruit, words),
    )  # fmt: skip
