"""Cards as all games draw them: a band in the hue of the box, a picture, a kind, numbers, and a strip of symbols.

Every card is drawn around 0 0 at 190 x 266, or small at 64 x 92; `card(..., width=120)` is the same, smaller. The hue
is a class: `h-ave`, `h-bce`, `h-mn`, `h-age`, `h-rr` or `h-nu`.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tabularium.draw.pieces import thing
from tabularium.draw.svg import circle, group, path, rect, text, use, wrapped

WIDTH: Final = 190
HEIGHT: Final = 266
BAND: Final = "M5 12a7 7 0 0 1 7-7h166a7 7 0 0 1 7 7v24H5z"
STRIP: Final = "M5 222h180v32a7 7 0 0 1-7 7H12a7 7 0 0 1-7-7z"


def card(
    title: str,
    hue: str,
    art: str = "",
    kind: str = "",
    cost: Sequence[tuple[str, int]] = (),
    middle: str = "",
    strip: str = "",
    width: float = WIDTH,
) -> str:
    """A card face. `art` is a symbol or SVG around 0 0 in 180 x 100; `middle` and `strip` are SVG around 0 0."""
    face = [
        blank(hue, bool(kind), bool(strip)),
        heading(title),
        group(art if art.startswith("<") else use(art, 0, 0, 78, "bust"), 95, 88) if art else "",
        text(kind, 95, 155, "kind"),
        group(strip, 95, 241) if strip else "",
        group(middle, 95, 192) if middle else "",
        *(thing(what, 22, 54 + 25 * k, 24, number) for k, (what, number) in enumerate(cost)),
    ]
    scale = width / WIDTH
    return group("".join(face), -width / 2, -HEIGHT * scale / 2, "card", scale)


@cache
def paper(w: float, h: float, rx: float = 6, shadow: tuple[float, float] = (1, 2), cls: str = "paper") -> str:
    """A card or tile without anything on it, and its shadow."""
    x, y = -w / 2, -h / 2
    return rect(x + shadow[0], y + shadow[1], w, h, "cs1", rx) + rect(x, y, w, h, cls, rx)


@cache
def blank(hue: str, ruled: bool, stripped: bool) -> str:
    """What all cards of a hue have in common, in one group: pages get it once."""
    paper = [
        rect(1, 3, WIDTH, HEIGHT, "cs1", 10),
        rect(0, 0, WIDTH, HEIGHT, "paper", 10),
        rect(4.5, 4.5, 181, 257, "inner", 7),
        path(BAND, hue),
        rect(5, 38, 180, 100, hue),
        use("rays", 95, 88, 180),
        path("M5 37h180", "rule"),
        path("M5 138h180", "rule"),
        path("M16 164h158", "rule2") if ruled else "",
        path(STRIP, "strip") if stripped else "",
    ]
    return group("".join(paper))


def heading(title: str) -> str:
    """The title of a card in one line or two."""
    lines = wrapped(title.upper(), 16)
    if len(lines) == 1:
        return text(lines[0], 95, 27, "title" if len(lines[0]) < 13 else "title tight")
    return "".join(text(line, 95, 19 + 13 * k, "title two") for k, line in enumerate(lines[:2]))


def back(hue: str, symbol: str, word: str = "", width: float = WIDTH) -> str:
    """The back of a card: the same for all of a deck."""
    face = [
        rect(1, 3, WIDTH, HEIGHT, "cs1", 10),
        rect(0, 0, WIDTH, HEIGHT, f"{hue} bk", 10),
        rect(7, 7, 176, 252, "backline", 6),
        use("card-back", 95, 133, HEIGHT),
        circle(95, 133, 47, hue),
        circle(95, 133, 47, "backline"),
        use(symbol, 95, 128 if word else 133, 50, "backsym"),
        text(word.upper(), 95, 167, "backword") if word else "",
    ]
    scale = width / WIDTH
    return group("".join(face), -width / 2, -HEIGHT * scale / 2, "card", scale)
