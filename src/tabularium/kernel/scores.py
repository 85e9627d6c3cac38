"""How a game stands and how it ends."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass


@dataclass(frozen=True)
class ScoreSheet:
    """Points by category and seat. Categories are keys: their names are the texts `score-<category>`."""

    categories: tuple[str, ...]
    points: tuple[tuple[int, ...], ...]  # by seat, then by category
    totals: tuple[int, ...]  # by seat, as the game counts them; a law checks that the categories add up to them

    def of(self, seat: int, category: str) -> int:
        return self.points[seat][self.categories.index(category)]


def score_sheet(categories: Sequence[str], points: Sequence[Sequence[int]]) -> ScoreSheet:
    rows = tuple(tuple(row) for row in points)
    return ScoreSheet(tuple(categories), rows, tuple(sum(row) for row in rows))


@dataclass(frozen=True)
class Progress:
    """The ways to win of a game without points, and how near each seat is. Ways are keys with texts `way-<key>`."""

    ways: tuple[str, ...]
    need: tuple[int, ...]  # by way: so much wins
    have: tuple[tuple[int, ...], ...]  # by seat, then by way

    def of(self, seat: int, way: str) -> tuple[int, int]:
        """What a seat has of a way, and what it needs."""
        i = self.ways.index(way)
        return self.have[seat][i], self.need[i]


@dataclass(frozen=True)
class Outcome:
    """Who won, and how the game ended.

    `ending` is a key with a text `ending-<key>`: points, conquest, titles... `result` is for solo games and
    games that end without points: a key with a text `result-<key>`, or "".
    """

    ranks: tuple[int, ...]  # by seat; 1 is best, and seats that share a victory share rank 1
    ending: str = "points"
    result: str = ""

    @property
    def winners(self) -> tuple[int, ...]:
        return tuple(seat for seat, rank in enumerate(self.ranks) if rank == 1)

    @property
    def shared(self) -> bool:
        return len(self.winners) > 1


def ranked(keys: Sequence[tuple[int, ...]], ending: str = "points") -> Outcome:
    """The outcome where the greatest key wins and equal keys share their rank."""
    return Outcome(tuple(1 + sum(other > key for other in keys) for key in keys), ending)
