"""Pieces as all games draw them: kind is the silhouette, seat is colour, letter and shape of the tag."""

from __future__ import annotations

import re
from collections.abc import Iterable
from functools import lru_cache
from pathlib import Path as File
from typing import Any, Final

from tabularium.draw.svg import SHAPES_KEPT, circle, group, n, path, rect, text, use
from tabularium.kernel.picture import Mark, Piece
from tabularium.kernel.sight import Setting

Point = tuple[float, float]

ART: Final = File(__file__).parent / "art"
SYMBOLS: Final = frozenset(re.findall(r'<symbol id="([^"]+)"', (ART / "symbols.svg").read_text(encoding="utf-8")))
GOODS: Final = frozenset(re.findall(r"--g-([a-z]+):", (ART / "tokens.css").read_text(encoding="utf-8")))
SHAPES: Final = ("tabula", "orbis", "rhombus", "arcus", "hexagon", "scutum")
NUMBERED: Final = frozenset({"worker", "vp", "glory", "die", "imperium"})  # the number stands on them

SHIELD: Final = "M-9.5-12h19v13c0 6-4 9.5-9.5 12-5.5-2.5-9.5-6-9.5-12z"


def drawing_of(piece: Piece, colour: str = "", letter: str = "") -> str:
    """What is seen of a piece, around 0 0."""
    if piece.drawing or piece.outline or piece.grid is not None:
        return piece.drawing
    inner = owned(piece, letter) if piece.seat >= 0 else common(piece)
    return group(inner, cls=f"piece {colour}".rstrip(), scale=piece.w / 24)


def owned(piece: Piece, letter: str) -> str:
    """A piece of a seat: shadow, rim, body, emblem, tag, count."""
    if piece.kind == "legion":
        shield = path(SHIELD, "rim") + path(SHIELD, "body") + path("M-8-10.4h16", "shine")
        body = shield + use("legion", 0, -2, 15, "emb")
    else:
        body = use(piece.kind, 0, 0, 24, "halo") + use(piece.kind, 0, 0, 24, "thing")
    shadow = '<ellipse class="shadow" cx="1.5" cy="11" rx="11" ry="4"/>'
    return f"{shadow}{body}{tag(piece.seat, letter, 9, 9)}{count(piece)}"


@lru_cache(SHAPES_KEPT)
def tag(seat: int, letter: str, x: float = 0, y: float = 0, size: float = 13) -> str:
    """The sign of a seat: its shape in its colour, with its letter. The colour comes from the class around it."""
    shape = f"seat-{SHAPES[seat % len(SHAPES)]}"
    cls = "letter" if len(letter) < 3 else "letter long"
    sign = group(use(shape, 0, 0, 13, "halo") + use(shape, 0, 0, 13, "tag") + text(letter, 0, 3, cls))
    return group(sign, x, y, scale=size / 13)  # pages get the sign once, whatever its size


def count(piece: Piece) -> str:
    """How many there are, in a pale dot; or the number that stands on the thing itself."""
    if piece.kind in NUMBERED and piece.number:
        return text(str(piece.number), 0, 4.5, "onit")
    if piece.number < 2:
        return ""
    return circle(10, -11, 6.2, "count") + text(str(piece.number), 10, -7.8, "number")


def common(piece: Piece) -> str:
    """A piece of nobody: a good on its chip, or the symbol itself."""
    return thing(piece.kind, 0, 0, 24, piece.number)


def thing(kind: str, x: float, y: float, size: float, number: int = 0) -> str:
    """A good on a chip, or another symbol by itself; above one, with its number. For stocks, costs and tracks."""
    if kind in GOODS:
        inner = circle(0, 0, 12, "chip") + use(kind, 0, 0, 17, f"g-{kind}")
    else:
        inner = use(kind, 0, 0, 22, f"sym s-{kind}")
    if kind in NUMBERED and number:
        inner += text(str(number), 0, 4.5, "onit")
    elif number > 1:
        inner += badge(number, 9, 8)
    return group(inner, x, y, scale=size / 24)


@lru_cache(SHAPES_KEPT)
def badge(number: int, x: float, y: float, r: float = 7, low: float = 3.5, cls: str = "num") -> str:
    """How many there are, in a dark dot; its numeral stands so low below the middle."""
    return circle(x, y, r, "numdot") + text(str(number), x, y + low, cls)


def step_in(room: float, count: int, width: float, gap: float) -> float:
    """How far so many things of a width lie from each other in a row: with a gap, or closer where there are many."""
    return min(width + gap, (room - width) / max(1, count - 1))


def row(things: Iterable[tuple[str, int]], x: float, y: float, size: float, step: float = 0) -> str:
    """Things side by side around x: up to three of a kind one by one, more as one with a number."""
    spread = [one for kind, number in things for one in ([(kind, 1)] * number if number <= 3 else [(kind, number)])]
    step = step or size * 1.16
    left = x - step * (len(spread) - 1) / 2
    return "".join(thing(kind, left + k * step, y, size, number) for k, (kind, number) in enumerate(spread))


def slot(x: float, y: float, w: float, h: float, rx: float = 2.5) -> str:
    """An empty place for a piece, its middle at x y."""
    where = f'x="{n(x - w / 2)}" y="{n(y - h / 2)}" width="{n(w)}" height="{n(h)}"'
    return f'<rect class="slot" {where} rx="{n(rx)}"/>'


def track(cells: Iterable[str], x: float, y: float, step: float, size: float = 20, down: bool = False) -> str:
    """A row (or column) of boxes with a word in each."""
    drawn = []
    for k, words in enumerate(cells):
        at = (x, y + k * step) if down else (x + k * step, y)
        drawn.append(slot(*at, size, size) + text(words, at[0], at[1] + size * 0.18, "step"))
    return "".join(drawn)


def either(near: str, afar: str) -> str:
    """One drawing for those who look closely, and another one while a unit is less than 0.6 pixels."""
    return group(near, cls="close-only") + group(afar, cls="from-afar-only")


# -- what all games have on their boards -------------------------------------------------------------


def named(
    kind: str,
    key: str,
    at: Point,
    size: float | Point,
    says: str,
    drawing: str = "",
    *,
    seat: int = -1,
    place: str = "",
    touch: str | None = None,
    on: str = "",
    marks: tuple[Mark, ...] = (),
    reads: tuple[str, ...] = (),
    was: str = "",
) -> Piece:
    """A piece that the rules tell apart. Its key is its id, where it lies and what one touches, unless said otherwise;
    its size is a side or width and height."""
    w, h = size if isinstance(size, tuple) else (size, size)
    touched = key if touch is None else touch
    # by position, which is twice as fast as by name
    return Piece(
        kind, place or key, *at, says, seat, 0, key, touched, on, marks, w, h, 0, drawing, "", None, reads, was
    )


def outlined(
    kind: str,
    key: str,
    at: Point,
    size: Point,
    says: str,
    outline: str = "",
    on: str = "",
    reads: tuple[str, ...] = (),
) -> Piece:
    """Ground that can be touched: a rectangle, unless it has another outline."""
    line = outline or rectangle(*size)
    return Piece(kind, key, *at, says, touch=key, on=on, w=size[0], h=size[1], outline=line, reads=reads)


def rectangle(w: float, h: float) -> str:
    """Path data of a rectangle around 0 0."""
    return f"M{n(-w / 2)} {n(-h / 2)}h{n(w)}v{n(h)}h{n(-w)}z"


def mark(which: Mark, when: bool) -> tuple[Mark, ...]:
    """The marks of a piece that has this one or none."""
    return (which,) if when else ()


def in_row(count: int, middle: Point, step: float) -> list[Point]:
    """The middles of so many things side by side."""
    x, y = middle
    return [(x + (k - (count - 1) / 2) * step, y) for k in range(count)]


def in_rows(count: int, per_row: int, middle: Point, across: float, down: float) -> list[Point]:
    """The middles of so many things in rows, the middle of the first at this point; each row is centred."""
    x, y = middle
    rows = [(row, min(per_row, count - row)) for row in range(0, count, per_row)]
    return [at for k, (_, wide) in enumerate(rows) for at in in_row(wide, (x, y + down * k), across)]


def sign(sight: Setting[Any], seat: int, x: float = 0, y: float = 0, size: float = 13) -> str:
    """The tag of a seat in its colour."""
    return coloured_tag(seat, sight.letters[seat], sight.colours[seat], x, y, size)


@lru_cache(SHAPES_KEPT)
def coloured_tag(seat: int, letter: str, colour: str, x: float, y: float, size: float) -> str:
    return group(tag(seat, letter, x, y, size), cls=f"piece {colour}")


def far_drawing(size: Point, paper: str, shapes: Iterable[str]) -> str:
    """What is seen of a whole board while it lies small: a paper over all the rest, and large shapes around the middle
    of the board. The paper is larger than the board, for a window may be wider."""
    w, h = size
    return group(rect(-w, -h, 2 * w, 2 * h, paper) + "".join(shapes), cls="from-afar-only")


def far_piece(kind: str, place: str, size: Point, says: str, drawing: str, seat: int = -1) -> Piece:
    """A drawing of a whole board as a piece: as small as a point in the middle, so that it hides nothing."""
    return Piece(kind, place, size[0] / 2, size[1] / 2, says, seat, w=1, h=1, drawing=drawing)
