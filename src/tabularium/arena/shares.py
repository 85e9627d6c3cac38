"""Who is better, and how sure that is: shares of comparisons, their intervals, and a test that knows when to stop."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from math import log, sqrt

from tabularium.arena.match import GameResult
from tabularium.kernel.judging import wins

SURE = 1.96  # standard deviations of a 95 % interval
LEAST_PAIRS = 8  # before the test may stop
ERROR = 0.05
STEP = 0.10  # the test tells the bar from what is so much below it


@dataclass(frozen=True)
class Share:
    """Of all comparisons, how many went to one side: the estimate and its 95 % interval."""

    value: float
    low: float
    high: float
    pairs: int  # of games

    def __str__(self) -> str:
        return f"{100 * self.value:.0f} % ({100 * self.low:.0f}-{100 * self.high:.0f})"


def compared(game: GameResult, one: str, other: str, role: int | None = None) -> tuple[float, int]:
    """What `one` won of the comparisons of its seats with those of `other`, and how many there were. Seats that lost
    alike are not compared: where all losers share a rank, the side of the winner has won. With a `role`, only seats
    that began with it."""
    won = 0.0
    count = 0
    for a, first in enumerate(game.lineup):
        for b, second in enumerate(game.lineup):
            if (first, second) != (one, other) or (role is not None and (game.roles[a], game.roles[b]) != (role, role)):
                continue
            mine, theirs = game.ranks[a], game.ranks[b]
            if mine == theirs > 1:
                continue
            count += 1
            won += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
    return won, count


def across(game: GameResult, twin: GameResult, one: str, other: str) -> tuple[float, int]:
    """The same for roles that only one seat has: the seat of `one` in a game against that of `other` in its twin."""
    won = 0.0
    count = 0
    for a, role in enumerate(game.roles):
        if not role or game.lineup[a] != one or twin.lineup[a] != other:
            continue
        mine, theirs = game.ranks[a], twin.ranks[a]
        count += 1
        won += 1.0 if mine < theirs else 0.5 if mine == theirs else 0.0
    return won, count


def twins(games: Iterable[GameResult]) -> list[list[GameResult]]:
    """Games with the same seed and the sides exchanged, together."""
    found: dict[int, list[GameResult]] = {}
    for game in games:
        found.setdefault(game.number // 2, []).append(game)
    return [found[number] for number in sorted(found)]


def pair_shares(games: Iterable[GameResult], one: str, other: str, by_role: bool) -> list[float]:
    """For each pair of games, the share of its comparisons that went to `one`."""
    shares = []
    for pair in twins(games):
        won, count = 0.0, 0
        for i, game in enumerate(pair):
            if not by_role:
                more, n = compared(game, one, other)
            else:
                more, n = compared(game, one, other, 0)
                if len(pair) == 2:
                    extra, m = across(game, pair[1 - i], one, other)
                    more, n = more + extra, n + m
            won += more
            count += n
        if count:
            shares.append(won / count)
    return shares


def share_of(shares: Sequence[float]) -> Share:
    n = len(shares)
    if n == 0:
        return Share(0.5, 0.0, 1.0, 0)
    mean = sum(shares) / n
    # one pair more that went half and half keeps a clean sweep from looking certain
    padded = [*shares, 0.5]
    middle = sum(padded) / len(padded)
    spread = SURE * sqrt(sum((share - middle) ** 2 for share in padded) / max(1, len(padded) - 1) / len(padded))
    return Share(mean, max(0.0, mean - spread), min(1.0, mean + spread), n)


def wins_of(games: Iterable[GameResult], one: str, less_luck: bool) -> Share:
    """How often the seats of a bot win, by pairs of games; with `less_luck` without what was luck. That is as right on
    the average, and less noisy. The test that ends a tournament goes by comparisons, and never by this."""
    found = []
    for pair in twins(games):
        values = []
        for game in pair:
            for seat, won in enumerate(wins(game.ranks)):
                if game.lineup[seat] == one:
                    values.append(won - (game.luck[seat] if less_luck and game.luck else 0.0))
        if values:
            found.append(sum(values) / len(values))
    return share_of(found)


def verdict(shares: Sequence[float], bar: float) -> str:
    """A sequential test of `bar` against `bar - 0.1`, both errors 5 %: "passed", "failed", or "" while it is open."""
    n = len(shares)
    if n < LEAST_PAIRS:
        return ""
    mean = sum(shares) / n
    padded = [*shares, 0.5]
    middle = sum(padded) / len(padded)
    variance = max(0.01, sum((share - middle) ** 2 for share in padded) / len(padded))
    low = bar - STEP
    evidence = n * ((mean - low) ** 2 - (mean - bar) ** 2) / (2 * variance)
    bound = log((1 - ERROR) / ERROR)
    if evidence >= bound:
        return "passed"
    return "failed" if evidence <= -bound else ""
