"""Advice on the picture: what an advised answer touches carries its numeral."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import replace

from tabularium.draw.svg import n
from tabularium.kernel.picture import LISTED, NUMERALS, Area, Path, Picture, Piece, cell
from tabularium.kernel.play import play
from tabularium.kernel.presentation import Presenter, after_move
from tabularium.kernel.state import View

SIZE = 20  # of a numeral, in units of the ground
STEPS = tuple("123456789")  # of one turn


def touched(presenter: Presenter, view: View, answer: Sequence[int]) -> tuple[Path, ...]:
    """What one touches to give a whole answer, as far as nothing hidden, chance or another comes in; where a move is
    only listed, the things it speaks of."""
    found = []
    now: View | None = view
    for move in answer:
        if now is None:
            break
        path = presenter.path(now, move)
        found.append(presenter.named(now, move) if path == LISTED else path)
        now = after_edit(now, move) if now.agenda[-1].private(now, now.viewer, move) else after_move(now, move)
    return tuple(found)


def after_edit(view: View, move: int) -> View:
    """A view after its viewer has edited the own draft."""
    after = view.copy()
    play(after, view.viewer, move)
    return View(after)


def marked(
    picture: Picture, advised: Sequence[Sequence[Path]], says: Sequence[str], signs: Sequence[str] = NUMERALS
) -> Picture:
    """The picture with a mark on all that these answers touch, each with its sign; `says` names them."""
    keys = [keys_of(picture, paths) for paths in advised]
    return replace(picture, areas=tuple(marked_area(area, keys, says, signs) for area in picture.areas))


def keys_of(picture: Picture, paths: Sequence[Path]) -> set[str]:
    """The touch keys of an answer, and the cells that the forms it lays cover."""
    found = {key for path in paths for key in path.needs()}
    forms = {form.key: form for form in picture.forms}
    for path in paths:
        if path.form in forms:
            grid, _, place = path.at.rpartition("/")
            column, row = (int(part) for part in place.split("."))
            cells = forms[path.form].cells
            first = cells[0]
            found.update(cell(grid, column + x - first[0], row + y - first[1]) for x, y in cells)
    return found


def marked_area(area: Area, advised: Sequence[set[str]], says: Sequence[str], signs: Sequence[str]) -> Area:
    pieces: list[Piece] = []
    numerals: list[Piece] = []
    named: set[tuple[int, str]] = set()  # several pieces may share a key: one of them carries the numeral
    for piece in area.pieces:
        numbers = [number for number, keys in enumerate(advised) if piece.touch and piece.touch in keys]
        pieces.append(piece._replace(marks=(*piece.marks, "advised")) if numbers else piece)
        corner = (
            piece.x - piece.w / 2 - numbers[0] * SIZE if signs is not NUMERALS and numbers else piece.x - piece.w / 2
        )
        for number in numbers:
            if (number, piece.touch) not in named:
                named.add((number, piece.touch))
                numerals.append(numeral(number, corner + number * SIZE, piece.y - piece.h / 2, says, signs))
        for number, keys in enumerate(advised):
            cells = list(cells_in(piece, keys))
            pieces.extend(cells)
            if cells:
                numerals.append(numeral(number, cells[0].x, cells[0].y, says, signs))
    return replace(area, pieces=(*pieces, *numerals))


def numeral(number: int, x: float, y: float, says: Sequence[str], signs: Sequence[str]) -> Piece:
    drawing = f'<circle class="advice" r="{SIZE / 2}"/><text class="advice" y="4">{signs[number]}</text>'
    return Piece("advice", f"advice-{number}", x, y, says[number], drawing=drawing, w=SIZE, h=SIZE)


def cells_in(piece: Piece, keys: set[str]) -> Iterator[Piece]:
    """The cells of a grid that are touched, each as a piece of its own."""
    grid = piece.grid
    if grid is None or not piece.touch:
        return
    w, h = piece.w / grid.columns, piece.h / grid.rows
    outline = f"M{n(-w / 2)} {n(-h / 2)}h{n(w)}v{n(h)}h{n(-w)}Z"
    for row in range(grid.rows):
        for column in range(grid.columns):
            if cell(piece.touch, column, row) in keys:
                x = piece.x - piece.w / 2 + (column + 0.5) * w
                y = piece.y - piece.h / 2 + (row + 0.5) * h
                yield Piece("advice", piece.place, x, y, "", marks=("advised",), w=w, h=h, outline=outline)
