"""A whole picture as one SVG that can be looked at anywhere: its colours and symbols are in it."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator, Sequence
from functools import cache
from pathlib import Path as File
from typing import Any, Final

from tabularium.draw.pieces import ART, drawing_of
from tabularium.draw.svg import group, n, rect, text
from tabularium.kernel.game import AnyGame
from tabularium.kernel.picture import Area
from tabularium.kernel.presentation import Board, Presenter
from tabularium.kernel.state import DRAWN_BY, FULL, SPECTATOR, State

WIDTH: Final = 1_000.0
GAP: Final = 16.0
TITLE: Final = 26.0  # height of the line above a board that is not in the middle
COLUMNS: Final = {"middle": 1, "near": 1, "far": 2}  # areas of each edge beside each other, in this order from the top


def svg_of(game: AnyGame, s: State, lang: str = "en") -> str | None:
    """What the viewer of a view sees drawn; of a whole state, what all may know. None if the game draws nothing."""
    view = s.view(SPECTATOR if s.viewer == FULL else s.viewer)
    presenter = Presenter(game, lang)
    picture = presenter.picture(view)
    if picture is None:
        return None
    drawn: list[str] = []
    top = 0.0
    for edge, columns in COLUMNS.items():
        areas = [area for area in picture.areas if area.edge == edge]
        for k in range(0, len(areas), columns):
            side_by_side = areas[k : k + columns]
            drawn.extend(row_of(presenter.board, game.seen(view), side_by_side, columns, top))
            top += max(height_of(area, columns) for area in side_by_side) + GAP
    styles = [ART / "tokens.css", ART / "pictures.css", game.folder / "picture.css"]
    return framed("\n".join(drawn), WIDTH, top - GAP, styles, f"game-{game.id}")


def row_of(board: Board[Any], seen: State, areas: Sequence[Area], columns: int, top: float) -> Iterator[str]:
    """Areas beside each other, each with its title above it unless it has the row for itself."""
    width = width_of(columns)
    for k, area in enumerate(areas):
        left = k * (width + GAP)
        if columns > 1:
            yield text(area.title, left + width / 2, top + TITLE * 0.7, "words strong")
        pieces = "".join(pieces_of(board, seen, area))
        below = top + (TITLE if columns > 1 else 0)
        yield group(area.ground.svg + pieces, left, below, scale=width / area.ground.width)


def pieces_of(board: Board[Any], seen: State, area: Area) -> Iterator[str]:
    for piece in area.pieces:
        mine = piece.seat >= 0
        colour, letter = (board.colour(seen, piece.seat), board.letter(seen, piece.seat)) if mine else ("", "")
        if drawing := drawing_of(piece, colour, letter):
            yield group(group(drawing, cls=colour) if mine else drawing, piece.x, piece.y, turn=piece.turn)


def width_of(columns: int) -> float:
    return (WIDTH - (columns - 1) * GAP) / columns


def height_of(area: Area, columns: int) -> float:
    return area.ground.height * width_of(columns) / area.ground.width + (TITLE if columns > 1 else 0)


def framed(drawing: str, width: float, height: float, styles: Iterable[File], cls: str = "") -> str:
    """A drawing with the styles and symbols that it needs, on marble."""
    box = f"0 0 {n(width)} {n(height)}"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" class="{f"picture light {cls}".rstrip()}" viewBox="{box}">'
    style = "".join(file.read_text(encoding="utf-8") for file in styles if file.exists())
    ground = rect(0, 0, width, height, "marble")
    return f"{head}\n<style>{style}</style>\n<defs>{symbols_in(drawing)}</defs>\n{ground}\n{drawing}\n</svg>\n"


def symbols_in(drawing: str) -> str:
    """The symbols that a drawing uses; what else it refers to are shapes of its own."""
    wanted = set(re.findall(r'href="#([^"]+)"', drawing))
    return "".join(symbol for name, symbol in every_symbol().items() if name in wanted)


@cache
def every_symbol() -> dict[str, str]:
    sheet = (ART / "symbols.svg").read_text(encoding="utf-8")
    return {found.group(1): found.group() for found in re.finditer(r'<symbol id="([^"]+)".*?</symbol>', sheet, re.S)}


DRAWN_BY.append(svg_of)
