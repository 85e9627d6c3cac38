"""The drawing of the board: where each Province and Sea lies on the canvas, and where its name and pieces go."""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache
from pathlib import Path
from typing import cast

from tabularium.kernel.box import Reader, is_point
from tabularium.kernel.files import read_toml
from tabularium.kernel.refusals import BadBox

Point = tuple[float, float]
KINDS = ("province", "sea")


@dataclass(frozen=True)
class Region:
    """A Province or a Sea."""

    id: str
    kind: str
    label: Point
    room: float
    polygon: tuple[Point, ...]


@dataclass(frozen=True)
class Strait:
    """A border between two Seas that is easily missed."""

    id: str
    between: tuple[str, ...]
    at: Point


@dataclass(frozen=True)
class Scenery:
    """Land or islets without a part in the game."""

    id: str
    kind: str
    polygon: tuple[Point, ...]


@dataclass(frozen=True)
class Chart:
    canvas: tuple[int, ...]
    regions: tuple[Region, ...]
    straits: tuple[Strait, ...]
    scenery: tuple[Scenery, ...]


@cache
def chart() -> Chart:
    """The chart of this folder."""
    reader = Reader(read_toml(Path(__file__).parent / "map.toml"))
    regions = tuple(
        Region(row.text("id"), KINDS[row.one_of("kind", KINDS)], point(row, "label"), number(row, "room"), polygon(row))
        for row in reader.rows("regions")
    )
    straits = tuple(Strait(row.text("id"), row.words("between"), point(row, "at")) for row in reader.rows("straits"))
    scenery = tuple(Scenery(row.text("id"), row.text("kind"), polygon(row)) for row in reader.rows("scenery"))
    canvas = reader.ints("canvas", 2)
    if reader.problems:
        raise BadBox(reader.problems)
    return Chart(canvas, regions, straits, scenery)


def number(row: Reader, key: str) -> float:
    value = row.table.get(key)
    if isinstance(value, (int, float)):
        return float(value)
    row.wrong(key, f"must be a number, not {value!r}")
    return 0.0


def point(row: Reader, key: str) -> Point:
    value = row.table.get(key)
    if is_point(value):
        x, y = cast(list[float], value)
        return float(x), float(y)
    row.wrong(key, f"must be a point [x, y], not {value!r}")
    return 0.0, 0.0


def polygon(row: Reader) -> tuple[Point, ...]:
    return row.points("polygon")
