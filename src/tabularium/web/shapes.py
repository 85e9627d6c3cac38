"""Drawings on their way to a page: SVG as short lists that a browser makes nodes of, without a word that it can add.

A shape is a letter and its values in the order of `SHAPES`; what is missing at the end is as SVG has it without, 0 in
between is nothing. Groups and texts begin with what is in them. A big part of a drawing is a line of its own and
called by its key, so that what many drawings share is sent once, and a card stays when only the number on it changes.
"""

from __future__ import annotations

import json
import re
from base64 import urlsafe_b64encode
from functools import lru_cache
from hashlib import blake2b
from typing import Final
from xml.etree.ElementTree import Element, fromstring

from tabularium.draw.svg import SHAPES_KEPT
from tabularium.kernel.cache import Cache

SHAPES: Final[dict[str, tuple[str, tuple[str, ...]]]] = {
    "use": ("u", ("href", "width", "class", "x", "y", "height")),
    "rect": ("r", ("width", "height", "class", "x", "y", "rx")),
    "circle": ("c", ("r", "class", "cx", "cy")),
    "ellipse": ("e", ("rx", "ry", "class", "cx", "cy")),
    "path": ("p", ("d", "class")),
    "text": ("t", ("class", "y", "x")),
    "g": ("g", ("transform", "class")),
}
MOVES: Final = (("translate(", "t("), ("rotate(", "r("), ("scale(", "s("))
NUMBER: Final = re.compile(r"-?(?:0|[1-9]\d*)(?:\.\d+)?")
BIG: Final = 70  # letters of a part that is a line of its own

Parts = dict[str, str]  # lines by key

DRAWINGS: Final[Cache[tuple[str, Parts]]] = Cache(16_000_000)  # bytes: boards seen from afar have 8 KB each


def digest(text: str) -> str:
    return urlsafe_b64encode(blake2b(text.encode(), digest_size=6).digest()).decode()


as_json: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode  # made once: `dumps` makes one each


def line(what: str, *values: object) -> str:
    return as_json([what, *values])


def drawn(svg: str) -> tuple[str, Parts]:
    """A drawing as the key of its line, and all lines that it needs."""
    return DRAWINGS.made(svg, lambda: taken_apart(svg))


def taken_apart(svg: str) -> tuple[str, Parts]:
    parts: Parts = {}
    nodes = [node_of(one, parts) for one in fromstring(f"<g>{svg}</g>")]
    if len(nodes) == 1 and nodes[0].startswith('"'):
        return nodes[0].strip('"'), parts
    return part(nodes[0] if len(nodes) == 1 else f'["g",[{",".join(nodes)}]]', parts), parts


def part(text: str, parts: Parts) -> str:
    key = digest(text)
    parts[key] = f'["part","{key}",{text}]'
    return key


def node_of(shape: Element, parts: Parts) -> str:
    """A shape and all that is in it, or the key of its line if that is much."""
    if shape.tag == "g" and len(shape) == 1 and (not shape.attrib or as_one(shape, shape[0])):
        shape[0].attrib.update(shape.attrib)
        return node_of(shape[0], parts)
    text = written(shape.tag, inside(shape, parts), tuple(shape.items()))
    return f'"{part(text, parts)}"' if len(text) >= BIG else text


def as_one(outer: Element, inner: Element) -> bool:
    """Whether a group in a group can be one: the one has a class, the other is moved."""
    names = (*outer.keys(), *inner.keys())
    return inner.tag == "g" and names in (("class", "transform"), ("transform", "class")) and len(outer.attrib) == 1


def inside(shape: Element, parts: Parts) -> str:
    """What stands between the tags of a group or a text; other shapes have nothing there."""
    found = [as_json(shape.text)] if shape.text else []
    for one in shape:
        found.append(
            node_of(one, parts) if shape.tag == "g" else written(one.tag, inside(one, parts), tuple(one.items()))
        )
        if one.tail:
            found.append(as_json(one.tail))
    if shape.tag == "text" and len(found) == 1:
        return found[0]
    return f"[{','.join(found)}]" if found else ""


@lru_cache(SHAPES_KEPT)
def written(tag: str, inner: str, attributes: tuple[tuple[str, str], ...]) -> str:
    given = without_the_usual(tag, dict(attributes))
    letter, names = SHAPES.get(tag, (tag, ()))
    last = max((i for i, name in enumerate(names, 1) if name in given), default=0)
    values = [value(given.pop(name, "0")) for name in names[:last]]
    if tag not in SHAPES or tag in ("g", "text"):
        values.insert(0, inner or "[]")
    if given:
        values.append(as_json(given))
    return f'["{letter}"{"".join("," + one for one in values)}]'


def without_the_usual(tag: str, given: dict[str, str]) -> dict[str, str]:
    """Shapes lie at 0 0. A symbol is as high as it is wide, and has its middle there."""
    if tag != "use":
        return {name: text for name, text in given.items() if text != "0" or name not in ("x", "y", "cx", "cy", "rx")}
    given = {"x": "0", "y": "0"} | given
    width = given.get("width", "")
    if width and given.get("height") == width:
        del given["height"]
        if given["x"] == given["y"] and float(given["x"]) == -float(width) / 2:
            del given["x"], given["y"]
    return given


def value(text: str) -> str:
    if NUMBER.fullmatch(text):
        return text
    for long, short in MOVES:  # no class and no path has these words
        text = text.replace(long, short)
    return as_json(text)
