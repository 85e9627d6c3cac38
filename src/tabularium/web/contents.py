"""Everything in the box of a game on a page: each card and tile drawn, what it does, and its words in all languages."""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from functools import lru_cache

from markupsafe import Markup

from tabularium.draw.pieces import ART
from tabularium.draw.svg import n
from tabularium.kernel.game import AnyGame, Options
from tabularium.kernel.live import Live
from tabularium.kernel.picture import BoxShelf, BoxThing
from tabularium.kernel.presentation import LANGUAGES, Board, Presenter
from tabularium.kernel.state import SPECTATOR, Box
from tabularium.web.rulebook import matches

SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USED = re.compile(r'href="#([^"]+)"')
SHELVES_KEPT = 24  # boxes in a language, 200 KB each
SHEET = {found[1]: found[0] for found in SYMBOL.finditer((ART / "symbols.svg").read_text(encoding="utf-8"))}
LARGEST = 230.0  # units of a drawing that are shown at their size; larger ones are made smaller


@dataclass(frozen=True)
class ThingShown:
    name: str
    drawing: Markup
    reads: tuple[str, ...]
    number: int
    other: str  # its words in the other languages, so that they are found too


@dataclass(frozen=True)
class ShelfShown:
    id: str
    title: str
    things: tuple[ThingShown, ...]


def contents_of(
    game: AnyGame, lang: str, wanted: str = "", box: Box | None = None, seats: int = 0, options: Options | None = None
) -> tuple[ShelfShown, ...]:
    """What is in the box, as far as it has the wanted words in any language. Nothing here depends on a table but its
    box, its options and its number of players."""
    chosen = tuple(sorted((options or {}).items()))
    count = seats or max(game.player_counts)
    said = {code: shelves_in(game, code, box, count, chosen) for code in LANGUAGES}
    found = []
    for number, shelf in enumerate(said[lang]):
        others = [said[code][number] for code in LANGUAGES if code != lang]
        things = []
        for k, thing in enumerate(shelf.things):
            other = " ".join(words_of(one.things[k]) for one in others)
            if matches(f"{shelf.title} {words_of(thing)} {other}", wanted):
                things.append(ThingShown(thing.name, drawn(thing), thing.reads, thing.number, other))
        if things:
            found.append(ShelfShown(f"shelf-{number + 1}", shelf.title, tuple(things)))
    return tuple(found)


@lru_cache(SHELVES_KEPT)
def shelves_in(
    game: AnyGame, lang: str, box: Box | None, seats: int, options: tuple[tuple[str, str], ...]
) -> tuple[BoxShelf, ...]:
    presenter = Presenter(game, lang)
    view = Live(game, seats, dict(options), 0, (), box).view(SPECTATOR)
    return tuple(presenter.board.contents(presenter.sight(view)))


def has_contents(game: AnyGame) -> bool:
    return type(game.board).contents is not Board.contents


def words_of(thing: BoxThing) -> str:
    return " ".join((thing.name, *thing.reads))


def drawn(thing: BoxThing) -> Markup:
    scale = min(1.0, LARGEST / thing.w)
    frame = f'viewBox="{n(-thing.w / 2)} {n(-thing.h / 2)} {n(thing.w)} {n(thing.h)}"'
    size = f'width="{n(thing.w * scale)}" height="{n(thing.h * scale)}"'
    return Markup(f'<svg class="picture" {frame} {size} aria-hidden="true">{thing.drawing}</svg>')


def symbols_for(drawings: Iterable[str]) -> Markup:
    """The symbols that drawings use, to stand once on a page."""
    return Markup("".join(SHEET[name] for name in sorted(used_in(drawings))))


def used_in(drawings: Iterable[str]) -> set[str]:
    """Their names; a symbol may use others."""
    found: set[str] = set()
    waiting = {name for drawing in drawings for name in USED.findall(drawing)}
    while waiting:
        name = waiting.pop()
        if name in SHEET and name not in found:
            found.add(name)
            waiting.update(USED.findall(SHEET[name]))
    return found
