"""Moves as a table of a few hundred to a few thousand ids that never change while the box does not.

A kind of move whose slots have few values together is listed move by move. A bigger one is cut into parts, each with
ids of its own, and chosen part after part: from where, to where, with how much. What is left to choose after each part
follows from the moves on offer; as soon as one move is left, it is made.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from tabularium.kernel.moves import ARGUMENT, KIND

MOST: Final = 512  # ids of one part


class Part:
    """Some neighbouring bits of a move's argument with ids of their own."""

    __slots__ = ("_digits", "first", "name", "radices", "shifts", "size")

    def __init__(self, name: str, first: int, shifts: list[int], widths: list[int], radices: list[int]) -> None:
        self.name = name  # what is chosen here: `from to`
        self.first = first  # id of its first choice
        self.shifts = shifts
        self.radices = radices
        self.size = 1
        digits: list[i64] = []
        for shift, width, radix in zip(shifts, widths, radices):
            digits += [shift, (1 << width) - 1, radix]
            self.size *= radix
        self._digits = vec[i64](digits)  # of each: how far left it lies, its bits, how many values it has

    def id_of(self, move: i64) -> i64:
        """The id of what this move says here."""
        digits = self._digits
        found: i64 = 0
        for i in range(0, len(digits), 3):
            value = (move >> digits[i]) & digits[i + 1]
            if value >= digits[i + 2]:
                raise ValueError(f"the move {move} speaks of what is not in the box")
            found = found * digits[i + 2] + value
        return self.first + found

    def values_of(self, id: int) -> list[int]:
        rest = id - self.first
        found: list[int] = []
        for radix in reversed(self.radices):
            found.append(rest % radix)
            rest //= radix
        found.reverse()
        return found


class Kind:
    """One kind of move: its slots and its parts."""

    __slots__ = ("kind", "leasts", "number", "parts", "pattern", "shifts", "slots", "widths")

    def __init__(self, number: int, kind: int, pattern: str) -> None:
        self.number = number
        self.kind = kind
        self.pattern = pattern
        self.parts: list[Part] = []
        self.slots: list[str] = []
        self.shifts: list[int] = []
        self.widths: list[int] = []
        self.leasts: list[int] = []


class ActionTable:
    """All ids of one box."""

    __slots__ = ("_parts", "depth", "kinds", "length", "slots")

    def __init__(self, kinds: list[Kind], length: int) -> None:
        self.kinds = {made.kind: made for made in kinds}
        self.length = length
        self.slots = max([len(made.slots) for made in kinds] + [1])  # that any move has at most
        self.depth = max([len(made.parts) for made in kinds] + [1])  # parts that any move has at most
        self._parts: list[list[Part]] = [[] for _ in range((max(self.kinds, default=0) >> KIND) + 1)]
        for made in kinds:
            self._parts[made.kind >> KIND] = made.parts

    def ids(self, move: int) -> list[int]:
        """The ids by which this move is chosen, one for each part."""
        return [part.id_of(move) for part in self._parts[move >> KIND]]

    def at_depth(self, moves: list[int], depth: int) -> list[int]:
        """The id by which each of these moves goes on, `depth` of its parts being chosen already."""
        return [self._parts[move >> KIND][depth].id_of(move) for move in moves]

    def features(self, move: int) -> list[int]:
        """Kind and things of a move as small numbers: the kind from 1, each slot from 1 or 0 where there is none."""
        made = self.kinds[move & ~ARGUMENT]
        argument = move & ARGUMENT
        found = [made.number]
        for i in range(len(made.slots)):
            found.append(((argument >> made.shifts[i]) & ((1 << made.widths[i]) - 1)) + 1)
        while len(found) < self.slots + 1:
            found.append(0)
        return found
