"""The pictures of the Learn page: pieces of the board at moments of the told lesson, as the game draws them."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from fnmatch import fnmatchcase
from functools import lru_cache

from markupsafe import Markup

from tabularium.draw.pieces import drawing_of
from tabularium.draw.svg import group, n
from tabularium.kernel.game import AnyGame
from tabularium.kernel.picture import Area, Piece
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import View
from tabularium.tables.guides import Scene, guide_of, told_views
from tabularium.web.contents import symbols_for

NAMES = ("Flavia", "Sextus", "Lucilla", "Rufus", "Octavia")
MARGIN = 14.0  # units around what is shown
WIDEST, NARROWEST = 2.6, 1.35  # width by height


@dataclass(frozen=True)
class SceneShown:
    part: int
    svg: Markup
    says: str


@dataclass(frozen=True)
class Pictures:
    """All pictures of a Learn page, and what they have in common: grounds and symbols, which stand there once."""

    scenes: dict[int, SceneShown]
    grounds: Markup
    symbols: Markup


@lru_cache(24)
def pictures_of(game: AnyGame, lang: str) -> Pictures:
    guide = guide_of(game)
    if guide is None or not guide.scenes:
        return Pictures({}, Markup(), Markup())
    views = views_of(game)
    presenter = Presenter(game, lang, NAMES[: guide.seats])
    grounds: dict[str, str] = {}
    shown = {}
    for scene in guide.scenes:
        found = drawn(presenter, views[scene.beat], scene, grounds) if scene.beat in views else None
        if found is not None:
            shown[scene.part] = found
    cls = f"picture game-{game.id}"  # what is used elsewhere on the page is styled by its own classes alone
    common = Markup("".join(f'<g id="{key}" class="{cls}">{svg}</g>' for key, svg in grounds.items()))
    return Pictures(shown, common, symbols_for([*grounds.values(), *(one.svg for one in shown.values())]))


@lru_cache(12)
def views_of(game: AnyGame) -> dict[str, View]:
    guide = guide_of(game)
    assert guide is not None
    return told_views(game, guide, frozenset(scene.beat for scene in guide.scenes))


def drawn(presenter: Presenter, view: View, scene: Scene, grounds: dict[str, str]) -> SceneShown | None:
    """What a scene names and all around it, of the first area that has any of it."""
    picture = presenter.picture(view)
    for area in () if picture is None else picture.areas:
        pieces = [piece for piece in area.pieces if is_named(piece, scene.show)]
        if pieces:
            return framed(presenter, view, scene, area, pieces, grounds)
    return None


def is_named(piece: Piece, patterns: Sequence[str]) -> bool:
    return any(fnmatchcase(key, pattern) for key in (piece.touch, piece.id) if key for pattern in patterns)


def framed(
    presenter: Presenter, view: View, scene: Scene, area: Area, named: Sequence[Piece], grounds: dict[str, str]
) -> SceneShown:
    left, top, width, height = frame_of(area, named)
    key = f"ground-{area.ground.digest}"
    grounds[key] = area.ground.svg
    seen = presenter.game.seen(view)
    parts = [f'<use href="#{key}"/>']
    for piece in area.pieces:
        if left < piece.x + piece.w / 2 and piece.x - piece.w / 2 < left + width and piece.w > 1:
            owner = ("", "")
            if piece.seat >= 0:
                owner = presenter.board.colour(seen, piece.seat), presenter.board.letter(seen, piece.seat)
            parts.append(group(drawing_of(piece, *owner), piece.x, piece.y, turn=piece.turn))
    says = presenter.words.listed(list(dict.fromkeys(piece.says for piece in named))[:4])
    box = f"{n(left)} {n(top)} {n(width)} {n(height)}"
    svg = f'<svg class="picture" viewBox="{box}" role="img" aria-labelledby="part-{scene.part}">{"".join(parts)}</svg>'
    return SceneShown(scene.part, Markup(svg), says)


def frame_of(area: Area, pieces: Sequence[Piece]) -> tuple[float, float, float, float]:
    """The part of an area with all these pieces, neither too wide nor too high, inside of its ground."""
    left = min(piece.x - piece.w / 2 for piece in pieces) - MARGIN
    right = max(piece.x + piece.w / 2 for piece in pieces) + MARGIN
    top = min(piece.y - piece.h / 2 for piece in pieces) - MARGIN
    bottom = max(piece.y + piece.h / 2 for piece in pieces) + MARGIN
    width = max(right - left, NARROWEST * (bottom - top))
    height = max(bottom - top, width / WIDEST)
    x, y = (left + right - width) / 2, (top + bottom - height) / 2
    return within(x, width, area.ground.width), within(y, height, area.ground.height), width, height


def within(start: float, length: float, room: float) -> float:
    return (room - length) / 2 if length > room else min(max(start, 0.0), room - length)
