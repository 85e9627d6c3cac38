"""A board in words, laid out for reading: what is drawn with letters stays a grid, the rest becomes lists."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass

LONGEST_HEAD = 48
NAMED = re.compile(rf"([^:.;]{{1,{LONGEST_HEAD}}}:)\s+(\S.*)")
GAP = re.compile(r"\S {2,}\S")


@dataclass(frozen=True)
class Line:
    """One line: what it is about, and the rest of it in parts."""

    head: str
    parts: tuple[str, ...] = ()
    rest: str = ""  # after a colon


@dataclass(frozen=True)
class Block:
    """A grid of letters, or a line with the lines that stand indented under it."""

    grid: str = ""
    lead: Line | None = None
    title: bool = False  # the lead is a heading
    items: tuple[Line, ...] = ()


def blocks_of(text: str) -> tuple[Block, ...]:
    """The blocks of a board's text: a blank line parts them, an indent subordinates."""
    found: list[Block] = []
    for stanza in re.split(r"\n[ \t]*\n", text.strip("\n")):
        lines = [line.rstrip() for line in stanza.split("\n") if line.strip()]
        found.extend([Block(grid="\n".join(lines))] if drawn(lines) else groups(lines))
    return tuple(found)


def drawn(lines: Sequence[str]) -> bool:
    """Whether letters stand under each other on purpose: gaps inside most of the lines."""
    return len(lines) > 2 and sum(bool(GAP.search(line)) for line in lines) * 2 > len(lines)


def groups(lines: Sequence[str]) -> Iterator[Block]:
    lead: str | None = None
    items: list[Line] = []
    for line in lines:
        if line[0].isspace():
            items.append(line_of(line))
            continue
        if lead is not None or items:
            yield group(lead, items)
        lead, items = line, []
    if lead is not None or items:
        yield group(lead, items)


def group(lead: str | None, items: Sequence[Line]) -> Block:
    if lead is None:
        return Block(items=tuple(items))
    title = bool(items) or lead.endswith(":") or (lead.isupper() and ":" not in lead)
    return Block(lead=line_of(lead.removesuffix(":") if items else lead), title=title, items=tuple(items))


def line_of(text: str) -> Line:
    """A line whose parts are set apart by bars has its first part as a head, unless that is a sentence of its own; else
    what stands before a colon is its head."""
    text = text.strip()
    head, *parts = (part.strip() for part in text.split(" | "))
    if parts and len(head) <= LONGEST_HEAD:
        return Line(head, tuple(parts))
    named = NAMED.match(text)
    if named is None or named[1].count("(") != named[1].count(")"):
        return Line(text)
    return Line(named[1], (), named[2])
