"""Moves as a table of a few hundred to a few thousand ids that never change while the box does not.

A kind of move whose slots have few values together is listed move by move. A bigger one is cut into parts, each with
ids of its own, and chosen part after part: from where, to where, with how much. What is left to choose after each part
follows from the moves on offer; as soon as one move is left, it is made.
"""

from __future__ import annotations

from typing import Any, Final

from tabularium.kernel.moves import ARGUMENT

MOST: Final = 512  # ids of one part


class Part:
    """Some neighbouring bits of a move's argument with ids of their own."""

    __slots__ = ("first", "name", "radices", "shifts", "size", "widths")

    def __init__(self, name: str, first: int, shifts: list[int], widths: list[int], radices: list[int]) -> None:
        self.name = name  # what is chosen here: `from to`
        self.first = first  # id of its first choice
        self.shifts = shifts
        self.widths = widths
        self.radices = radices
        size = 1
        for radix in radices:
            size *= radix
        self.size = size

    def id_of(self, argument: int) -> int:
        """The id of what this argument says here, or -1 where it says what is not in the box."""
        found = 0
        for i in range(len(self.shifts)):
            value = (argument >> self.shifts[i]) & ((1 << self.widths[i]) - 1)
            if value >= self.radices[i]:
                return -1
            found = found * self.radices[i] + value
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


class Table:
    """All ids of one box."""

    __slots__ = ("_known", "depth", "kinds", "length", "slots")

    def __init__(self, kinds: list[Kind], length: int) -> None:
        self.kinds = {made.kind: made for made in kinds}
        self.length = length
        self.slots = max([len(made.slots) for made in kinds] + [1])  # that any move has at most
        self.depth = max([len(made.parts) for made in kinds] + [1])  # parts that any move has at most
        self._known: dict[int, list[int]] = {}

    def ids(self, move: int) -> list[int]:
        """The ids by which this move is chosen, one for each part."""
        known = self._known.get(move)
        if known is None:
            made = self.kinds[move & ~ARGUMENT]
            known = [part.id_of(move & ARGUMENT) for part in made.parts]
            if -1 in known:
                raise ValueError(f"the move {move} speaks of what is not in the box")
            self._known[move] = known
        return known

    def at_depth(self, moves: list[Any], depth: int) -> list[int]:
        """The id by which each of these moves goes on, `depth` of its parts being chosen already. Moves and ids are
        Any here: compiled code then hands them on as they are."""
        known: dict[Any, list[Any]] = self._known
        found: list[Any] = []
        for move in moves:
            ids = known.get(move)
            if ids is None:
                ids = self.ids(move)
            found.append(ids[depth])
        return found

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
