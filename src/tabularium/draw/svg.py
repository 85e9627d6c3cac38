"""SVG as text: small shapes around a point, with every word escaped. No style is written here: classes have it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from html import escape as _escape
from typing import Final

SHAPES_KEPT: Final = 4_096  # of each kind, a line or two each: pictures are made of the same few again and again


def escape(words: str) -> str:
    return _escape(words, quote=True)


@lru_cache(SHAPES_KEPT)
def n(value: float) -> str:
    """A number as short as it can be told; nothing is 0, never -0."""
    return f"{round(value, 2) + 0.0:g}"


def attribute(name: str, value: str) -> str:
    return f' {name}="{escape(value)}"' if value else ""


def group(inner: str, x: float = 0, y: float = 0, cls: str = "", scale: float = 1, turn: float = 0) -> str:
    """Some shapes, moved, turned and scaled together."""
    moved = f"translate({n(x)} {n(y)})" if x or y else ""
    turned = f"rotate({n(turn)})" if turn else ""
    scaled = f"scale({n(scale)})" if scale != 1 else ""
    transform = " ".join(part for part in (moved, turned, scaled) if part)
    return f"<g{attribute('class', cls)}{attribute('transform', transform)}>{inner}</g>"


@lru_cache(SHAPES_KEPT)
def use(symbol: str, x: float = 0, y: float = 0, size: float = 24, cls: str = "") -> str:
    """A symbol of the sheet, its middle at x y."""
    half = size / 2
    side = n(size)
    where = f'x="{n(x - half)}" y="{n(y - half)}" width="{side}" height="{side}"'
    return f'<use href="#{escape(symbol)}" {where}{attribute("class", cls)}/>'


@lru_cache(SHAPES_KEPT)
def rect(x: float, y: float, w: float, h: float, cls: str = "", rx: float = 0) -> str:
    """A rectangle, its upper left corner at x y."""
    round_ = f' rx="{n(rx)}"' if rx else ""
    return f'<rect x="{n(x)}" y="{n(y)}" width="{n(w)}" height="{n(h)}"{round_}{attribute("class", cls)}/>'


@lru_cache(SHAPES_KEPT)
def circle(x: float, y: float, r: float, cls: str = "") -> str:
    return f'<circle cx="{n(x)}" cy="{n(y)}" r="{n(r)}"{attribute("class", cls)}/>'


def path(d: str, cls: str = "", id: str = "") -> str:
    return f'<path d="{escape(d)}"{attribute("class", cls)}{attribute("id", id)}/>'


@lru_cache(SHAPES_KEPT)
def text(words: str, x: float, y: float, cls: str = "") -> str:
    """Words whose baseline is at y, centred on x unless their class says otherwise."""
    return f'<text x="{n(x)}" y="{n(y)}"{attribute("class", cls)}>{escape(words)}</text>'


def polygon(points: Sequence[tuple[float, float]]) -> str:
    """Path data of a closed line through these points."""
    return "M" + "L".join(f"{n(x)} {n(y)}" for x, y in points) + "Z"


def wrapped(words: str, most: int) -> list[str]:
    """Words in lines of at most so many letters; a word is never cut."""
    lines: list[str] = []
    for word in words.split(" "):
        if lines and len(lines[-1]) + 1 + len(word) <= most:
            lines[-1] += f" {word}"
        else:
            lines.append(word)
    return lines


def paragraph(words: str, x: float, y: float, most: int, leading: float, cls: str = "") -> str:
    """Words in several lines, the first baseline at y."""
    return "".join(text(line, x, y + k * leading, cls) for k, line in enumerate(wrapped(words, most)))
