"""The board as text, for screen readers, terminals and programs: sections of lines and rows, whatever shows them."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby
from typing import NamedTuple


class Line(NamedTuple):
    """One line: what it is about, the parts of what is said of it, and the lines that belong under it."""

    head: str
    parts: tuple[str, ...] = ()
    under: tuple[Line, ...] = ()


class Row(NamedTuple):
    """A row of a table or of a map: cells of rows that follow each other stand under each other."""

    cells: tuple[str, ...]
    head: bool = False  # these cells name the columns


class Section(NamedTuple):
    """A region of the board. Its key stays the same all game long, and so does its place."""

    key: str
    title: str
    lines: tuple[Line | Row, ...]
    mine: bool = False  # what only its viewer has or has laid: shown before the rest


def in_order(sections: Iterable[Section]) -> tuple[Section, ...]:
    """What is the viewer's own comes first; everything else keeps its place."""
    return tuple(sorted(sections, key=lambda section: not section.mine))


def as_text(sections: Iterable[Section], colon: str) -> str:
    """Sections parted by blank lines; what stands under a title or a line is indented. `colon` parts a head from the
    rest: languages space it differently."""
    return "\n\n".join("\n".join(text_lines(section, colon)) for section in sections)


def text_lines(section: Section, colon: str) -> Iterator[str]:
    if section.title:
        yield section.title
    indent = "  " if section.title else ""
    for is_row, run in groupby(section.lines, key=lambda line: isinstance(line, Row)):
        if is_row:
            yield from (indent + line for line in under_each_other([row for row in run if isinstance(row, Row)]))
        else:
            yield from (text for line in run if isinstance(line, Line) for text in indented(line, indent, colon))


def indented(line: Line, indent: str, colon: str) -> Iterator[str]:
    said = " | ".join(line.parts)
    yield indent + (f"{line.head}{colon}{said}" if line.head and said else line.head or said)
    for inner in line.under:
        yield from indented(inner, indent + "  ", colon)


def under_each_other(rows: Sequence[Row]) -> Iterator[str]:
    """Rows as lines of text, each column as wide as its widest cell."""
    widths = [
        max(len(row.cells[i]) for row in rows if i < len(row.cells)) for i in range(max(len(row.cells) for row in rows))
    ]
    for row in rows:
        yield " ".join(cell.ljust(width) for cell, width in zip(row.cells, widths, strict=False)).rstrip()


def grouped(section: Section) -> tuple[tuple[bool, tuple[Line | Row, ...]], ...]:
    """Runs of rows, which make a table, and of lines, which make a list: whether it is a table, and the run."""
    return tuple((is_row, tuple(run)) for is_row, run in groupby(section.lines, key=lambda line: isinstance(line, Row)))
