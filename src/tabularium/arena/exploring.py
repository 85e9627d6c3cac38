"""Look for better weights by results alone: a population around those that are known, and a step to where it wins."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from math import cos, exp, log, pi, sqrt

from tabularium.arena.match import GameResult, Task
from tabularium.kernel.game import AnyGame
from tabularium.kernel.rng import Rng, Sfc32, sfc32

POPULATION = 48  # sets of weights that play the lessons of a round
SPREAD = 0.3  # standard deviation of a weight's logarithm
STRIDE = 0.6  # of the step, in typical distances of a member from the middle
PLAIN = (1.0, 1.0)  # how many times as much a term counts without a leaning

Weights = tuple[list[float], list[float]]  # at the start of a game and at its end


def drawn(judge_terms: Sequence[str], middle: Weights, leaning: Mapping[str, Sequence[float]], rng: Rng) -> Weights:
    """A member: each weight somewhat larger or smaller, and those of its leaning larger."""
    early, late = (
        [
            weight * leaning.get(term, PLAIN)[end] * exp(SPREAD * normal(rng))
            for term, weight in zip(judge_terms, half, strict=True)
        ]
        for end, half in enumerate(middle)
    )
    return early, late


def normal(rng: Rng) -> float:
    """A normal deviate (Box and Muller)."""
    one, other = (rng.below(1 << 20) + 1) / (1 << 20), rng.below(1 << 20) / (1 << 20)
    return sqrt(-2.0 * log(one)) * cos(2.0 * pi * other)


def population(game: AnyGame, middle: Weights, rng: Rng) -> list[Weights]:
    """The middle itself, and members around it that lean to all the game's leanings in turn."""
    leanings: list[Mapping[str, Sequence[float]]] = [
        {},
        *(game.judge.leanings[name] for name in sorted(game.judge.leanings)),
    ]
    members = [drawn(game.judge.terms, middle, leanings[n % len(leanings)], rng) for n in range(1, POPULATION)]
    return [middle, *members]


def lessons(game: AnyGame, words: Sequence[str], seats: int, games: int, seed: int) -> Iterator[Task]:
    """Even tables: members of the population, by their words, in all seats; each plays as often as any other."""
    rng: Sfc32 = sfc32(seed)
    waiting: list[int] = []
    for number in range(games):
        while len(waiting) < seats:
            waiting += rng.shuffled(list(range(len(words))))
        lineup, waiting = tuple(words[member] for member in waiting[:seats]), waiting[seats:]
        yield Task(number, game.id, lineup, seed + number)


def best_of_each(game: AnyGame, words: Sequence[str], games: Sequence[GameResult]) -> list[int]:
    """By number, the members that won most: one without a leaning, and one of each leaning."""
    got: dict[str, list[float]] = {}
    for played in games:
        for word, worth in zip(played.lineup, played.worth, strict=True):
            got.setdefault(word, []).append(worth)
    kinds = 1 + len(game.judge.leanings)
    found = []
    for kind in range(kinds):
        members = [n for n in range(1, len(words)) if n % kinds == kind and words[n] in got]
        if members:
            found.append(max(members, key=lambda n: sum(got[words[n]]) / len(got[words[n]])))
    return found


def step(middle: Weights, members: Mapping[str, Weights], games: Sequence[GameResult]) -> Weights:
    """From the middle to where those are who win: each game pulls towards the weights of its seats by as much as they
    got of it beyond an equal share."""
    pull = [0.0] * (2 * len(middle[0]))
    for played in games:
        for word, worth in zip(played.lineup, played.worth, strict=True):
            beyond = worth - 1.0 / len(played.lineup)
            for place, offset in enumerate(offsets(middle, members[word])):
                pull[place] += beyond * offset
    length = sqrt(sum(part * part for part in pull))
    if not length:
        return middle
    scale = STRIDE * SPREAD * sqrt(len(pull)) / length
    moved = [weight * exp(scale * part) for weight, part in zip((*middle[0], *middle[1]), pull, strict=True)]
    half = len(middle[0])
    return moved[:half], moved[half:]


def offsets(middle: Weights, member: Weights) -> list[float]:
    """How much larger each weight of a member is, as a logarithm."""
    found = []
    for ours, theirs in zip(middle, member, strict=True):
        for one, other in zip(ours, theirs, strict=True):
            found.append(log(other / one) if one and other else 0.0)
    return found
