"""Random games under all laws, one after the other."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field

from tabularium.kernel.conformance import check_game
from tabularium.kernel.game import AnyGame
from tabularium.kernel.trial import Report


@dataclass
class Findings:
    """What many games were like."""

    games: int = 0
    decisions: int = 0
    options: Counter[str] = field(default_factory=Counter)  # games by combination of options
    choices: Counter[str] = field(default_factory=Counter)  # games by what one option was
    endings: Counter[str] = field(default_factory=Counter)

    def add(self, report: Report) -> None:
        self.games += 1
        self.decisions += report.decisions
        self.options[combination(report)] += 1
        self.choices.update(f"{key}={choice}" for key, choice in report.options.items())
        self.endings[report.ending] += 1


def combination(report: Report) -> str:
    return " ".join(f"{key}={choice}" for key, choice in report.options.items()) or "no options"


def trials(counts: Sequence[int], games: int, seed: int) -> Iterator[tuple[int, int]]:
    """Seats and seed of each game: the player counts in turn, every game with a seed of its own."""
    for number in range(games):
        yield counts[number % len(counts)], seed + number


def fuzz(game: AnyGame, counts: Sequence[int], games: int, seed: int, often: int = 1) -> Iterator[Report]:
    """A report for each game; LawBroken comes with the game in which it happened."""
    for seats, own_seed in trials(counts, games, seed):
        yield check_game(game, seats, own_seed, often=often)
