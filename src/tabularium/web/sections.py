"""The sections of a table page. Each knows what it is made from: the parameters of its function name fields of the
scene. As long as these are the same it is neither made nor sent again, and all for whom they are the same share it.

What differs from device to device is not in a section: `Personal` puts it in when a page or a message leaves.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from functools import partial
from inspect import signature

from markupsafe import Markup, escape

from tabularium.kernel.cache import Cache
from tabularium.kernel.presentation import Words
from tabularium.tables.tokens import seal
from tabularium.web.markup import Html
from tabularium.web.scene import Scene
from tabularium.web.shapes import digest
from tabularium.web.table_html import TableHtml
from tabularium.web.visitor import Visitor

SECTIONS = (
    "moment", "guide", "times", "coach", "decision", "deeds", "arrivals", "log", "negotiation", "chat", "panels",
    "scores", "board", "menu",
)  # fmt: skip
SECTIONS_KEPT = 24_000_000  # bytes
WHAT_FOR = 3  # how much a section and what it is made from take, for each letter of it

Sections = Mapping[str, "Made"]


@dataclass(frozen=True)
class Made:
    """A section as it stands on a page. What reads the same has the same version."""

    lines: tuple[str, ...]
    version: str

    @property
    def html(self) -> Markup:
        return Markup("\n".join(self.lines))


class Workshop:
    """Where sections are made, once for all who see the same."""

    def __init__(self, html: TableHtml) -> None:
        self._functions = [(write, made_from(write)) for write in (getattr(html, name) for name in SECTIONS)]
        self._kept: Cache[Made] = Cache(SECTIONS_KEPT, lambda _, made: WHAT_FOR * sum(map(len, made.lines)))

    def sections(self, scene: Scene, t: Words, before: tuple[Scene, Sections] | None = None) -> dict[str, Made]:
        """All sections of a page, by name. What is as it was `before` on this page is not made again; comparing costs
        less than looking among all that is kept."""
        made: dict[str, Made] = {}
        for name, (write, fields) in zip(SECTIONS, self._functions, strict=True):
            things = fields(scene)
            if before is None:
                made[name] = self._kept.made((name, t.lang, things), partial(section, write, t, things))
            elif things == fields(before[0]):
                made[name] = before[1][name]
            else:
                made[name] = section(write, t, things)
        return made


def section(write: Callable[..., Html], t: Words, things: tuple[Hashable, ...]) -> Made:
    html = str(write(t, *things))
    return Made(tuple(html.split("\n")), digest(html))


def made_from(write: Callable[..., Html]) -> Callable[[Scene], tuple[Hashable, ...]]:
    """What a section is made from: the fields of the scene that its parameters name."""
    names = [*signature(write).parameters][1:]
    return lambda scene: tuple([getattr(scene, name) for name in names])


def versions(sections: Sections) -> str:
    """Which sections a page has, in a word that it tells its socket."""
    return "".join(made.version for made in sections.values())


def known(have: str, sections: Sections) -> Sections:
    """The sections of a page that tells this word, as far as they are still the same; no line of them can be named."""
    size = len(digest(""))
    told = [have[i : i + size] for i in range(0, len(have), size)]
    same = zip(sections.items(), told, strict=False)
    return {name: Made((), version) for (name, made), version in same if made.version == version}


class Personal:
    """Marks that stand for what is a device's own, on pages that are made for many."""

    def __init__(self, key: bytes) -> None:
        """The same in all processes of a store, so that a page that comes back through another one is up to date."""
        self.csrf, self.name = (seal(key, "mark", what)[:32] for what in ("csrf", "name"))

    def page(self, html: str, visitor: Visitor) -> str:
        return html.replace(self.csrf, visitor.csrf).replace(self.name, str(escape(visitor.name)))

    def message(self, text: str, visitor: Visitor) -> str:
        """The same inside of JSON."""
        name = json.dumps(str(escape(visitor.name)), ensure_ascii=False)[1:-1]
        return text.replace(self.csrf, visitor.csrf).replace(self.name, name)


# -- what is new -------------------------------------------------------------------------------------

Parts = list[str | list[int]]
STRIDE = 32  # lines that are compared at once


def what_is_new(before: Sequence[str], now: Sequence[str]) -> Parts:
    """Lines, given that the reader has the lines from before: new ones in full, known ones as `[first, end]` of where
    they were."""
    n = alike(before, 0, now, 0)
    parts: Parts = [[0, n]] if n else []
    size = len(now)
    if n == size:
        return parts
    places = dict(zip(reversed(before), range(len(before) - 1, -1, -1), strict=True))  # the first place of each line
    while n < size:
        first = places.get(now[n], -1)
        if first < 0:
            parts.append(now[n])
            n += 1
            continue
        count = alike(before, first, now, n)
        parts.append([first, first + count])
        n += count
    return parts


def alike(before: Sequence[str], first: int, now: Sequence[str], start: int) -> int:
    """How many lines are the same, from these two places on."""
    at, n = first, start
    while n < len(now) and before[at : at + STRIDE] == now[n : n + STRIDE]:
        at, n = at + STRIDE, n + STRIDE
    n = min(n, len(now))
    at = first + n - start
    while n < len(now) and at < len(before) and before[at] == now[n]:
        at, n = at + 1, n + 1
    return n - start


def as_it_is_now(before: list[str], new: Parts) -> list[str]:
    """The other way round: what a page does with a message."""
    return [line for part in new for line in ([part] if isinstance(part, str) else before[part[0] : part[1]])]


def picture_json(parts: Parts) -> str:
    """Lines of pictures are JSON themselves: they stand in a message as they are."""
    return f"[{','.join(part if isinstance(part, str) else f'[{part[0]},{part[1]}]' for part in parts)}]"


def in_script(lines: Iterable[str]) -> Markup:
    """Lines of a picture inside of a page: no letter there ends the script that holds them."""
    return Markup(picture_json([*lines]).replace("<", "\\u003c"))
