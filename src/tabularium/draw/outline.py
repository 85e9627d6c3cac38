"""Outlines around cells of a grid: hills, Buildings, the wall, shapes on cards."""

from __future__ import annotations

from collections.abc import Iterable

from tabularium.draw.svg import n

Point = tuple[int, int]
Loop = list[Point]


def loops(cells: Iterable[tuple[int, int]]) -> list[Loop]:
    """The corners of the lines around some cells (column, row), clockwise; only where the line turns."""
    inside = set(cells)
    edges: dict[Point, list[Point]] = {}
    for c, r in sorted(inside):
        sides = (
            ((c, r - 1), (c, r), (c + 1, r)),
            ((c + 1, r), (c + 1, r), (c + 1, r + 1)),
            ((c, r + 1), (c + 1, r + 1), (c, r + 1)),
            ((c - 1, r), (c, r + 1), (c, r)),
        )
        for beyond, start, end in sides:
            if beyond not in inside:
                edges.setdefault(start, []).append(end)
    found = []
    while edges:
        start = min(edges)
        loop, came = [start], (0, 0)
        while True:
            here = loop[-1]
            there = turn_right(here, came, edges[here])
            edges[here].remove(there)
            if not edges[here]:
                del edges[here]
            came = (there[0] - here[0], there[1] - here[1])
            if there == start:
                break
            loop.append(there)
        found.append(corners(loop))
    return found


def turn_right(here: Point, came: Point, ways: list[Point]) -> Point:
    """Where two cells touch at a corner, each keeps its own line."""
    right = (here[0] - came[1], here[1] + came[0])
    return right if right in ways else ways[0]


def corners(loop: Loop) -> Loop:
    kept = []
    for i, (x, y) in enumerate(loop):
        before, after = loop[i - 1], loop[(i + 1) % len(loop)]
        if not (before[0] == x == after[0] or before[1] == y == after[1]):
            kept.append((x, y))
    return kept


def rounded(
    cells: Iterable[tuple[int, int]], size: float, inset: float = 0, radius: float = 0, shift: float = 0
) -> str:
    """Path data around some cells of this size, drawn in by `inset` and with round corners, moved by `shift`."""
    parts = []
    for loop in loops(cells):
        points = [(x + shift, y + shift) for x, y in (moved(loop, i, size, inset) for i in range(len(loop)))]
        for i, (x, y) in enumerate(points):
            bx, by = toward(points[i - 1], (x, y), radius)
            ax, ay = toward(points[(i + 1) % len(points)], (x, y), radius)
            parts.append(f"{'L' if i else 'M'}{n(bx)} {n(by)}Q{n(x)} {n(y)} {n(ax)} {n(ay)}")
        parts.append("Z")
    return "".join(parts)


def moved(loop: Loop, i: int, size: float, inset: float) -> tuple[float, float]:
    """A corner moved inwards from both of its sides: the inside of a clockwise line lies on its right."""
    x, y = loop[i]
    into, out = side(loop[i - 1], loop[i]), side(loop[i], loop[(i + 1) % len(loop)])
    return x * size - (into[1] + out[1]) * inset, y * size + (into[0] + out[0]) * inset


def side(a: Point, b: Point) -> Point:
    """The direction from one corner to the next."""
    return (b[0] > a[0]) - (b[0] < a[0]), (b[1] > a[1]) - (b[1] < a[1])


def toward(other: tuple[float, float], corner: tuple[float, float], radius: float) -> tuple[float, float]:
    """A point on the side, so far from the corner."""
    dx, dy = other[0] - corner[0], other[1] - corner[1]
    length = abs(dx) + abs(dy)
    reach = min(radius, length / 2) / length if length else 0
    return corner[0] + dx * reach, corner[1] + dy * reach
