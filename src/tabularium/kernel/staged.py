"""A great moment, shown large over the board: what each side brought, what came of it, and what is said about it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace


@dataclass(frozen=True)
class StagedSide:
    """One side of it: what it threw, what counted for it and how much, what came of it in words, and what it lost."""

    seat: int
    name: str
    dice: tuple[int, ...]
    modifiers: tuple[tuple[str, str], ...]  # by name
    result: str
    losses: tuple[str, ...] = ()  # so far


@dataclass(frozen=True)
class Staged:
    """`on` is the key of the thing that it happens at, or ""; `drawing` is SVG around 0 0, at most 70 x 80 units."""

    title: str
    on: str
    sides: tuple[StagedSide, ...]
    notes: tuple[str, ...] = ()  # about all sides: who won, and why
    drawing: str = ""

    def after(self, before: Staged | None) -> Staged:
        """The same moment with what was lost before, where it goes on."""
        if before is None or not self.is_same(before):
            return self
        pairs = zip(before.sides, self.sides, strict=True)
        return replace(self, sides=tuple(replace(now, losses=(*old.losses, *now.losses)) for old, now in pairs))

    def is_same(self, other: Staged) -> bool:
        """Whether the other one is the same moment, perhaps at another time."""
        return self._throws() == other._throws()

    def _throws(self) -> tuple[object, ...]:
        return (self.title, *((side.seat, side.dice) for side in self.sides))


def gained(before: Sequence[tuple[str, int]], now: Sequence[tuple[str, int]]) -> tuple[tuple[str, str], ...]:
    """What is more or less than before, by name: +3, \u22121."""
    pairs = zip(before, now, strict=True)
    return tuple((name, signed(count - had)) for (_, had), (name, count) in pairs if count != had)


def signed(number: int) -> str:
    return f"+{number}" if number >= 0 else f"\u2212{-number}"
