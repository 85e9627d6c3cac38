"""A picture as SVG, whole: each area with its ground and its pieces."""

from __future__ import annotations

from collections.abc import Callable

from tabularium.draw.pieces import drawing_of
from tabularium.draw.svg import escape, n
from tabularium.kernel.picture import Area, Piece

Owner = Callable[[int], tuple[str, str]]  # the colour and the letter of a seat


def area_svg(area: Area, game: str, owner: Owner) -> str:
    """One area as an image that says what it shows."""
    ground = area.ground
    pieces = "".join(piece_svg(piece, owner) for piece in area.pieces)
    head = f'<svg class="picture game-{game}" viewBox="0 0 {n(ground.width)} {n(ground.height)}" role="img"'
    return f'{head} aria-label="{escape(area.title)}">{ground.svg}{pieces}</svg>'


def piece_svg(piece: Piece, owner: Owner) -> str:
    """A piece where it lies, with its sentence."""
    colour, letter = owner(piece.seat) if piece.seat >= 0 else ("", "")
    turn = f" rotate({n(piece.turn)})" if piece.turn else ""
    cls = " ".join(("p", *piece.marks))
    where = f"translate({n(piece.x)} {n(piece.y)}){turn}"
    drawn = drawing_of(piece, colour, letter)
    return f'<g class="{cls}" transform="{where}"><title>{escape(piece.says)}</title>{drawn}</g>' if drawn else ""
