"""What a bot would advise, and why: the best answers with their chances, and the terms of the judge that speak for and
against each."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from itertools import accumulate
from typing import Any

from tabularium.bots.levels import LEVELS
from tabularium.bots.search import Found, Search
from tabularium.kernel.game import AnyGame
from tabularium.kernel.play import play
from tabularium.kernel.state import State, View

WORLDS = 6  # in which the reasons are looked for
LEAST = 0.005  # of a chance: what changes it less is ±0 in words, and no reason
REASONS = 3


@dataclass(frozen=True)
class Reason:
    """A term of the judge, of one's own or of the rivals', what it does to one's chance, and whether there is more of
    it than after the average answer."""

    term: str
    effect: float
    rivals: bool = False
    more: bool = True


@dataclass(frozen=True)
class Advice:
    """An answer, the chance to win after it, how that compares with the usual answer here, and why."""

    answer: tuple[int, ...]
    chance: float
    better: float
    reasons: tuple[Reason, ...]


def hint(
    game: AnyGame,
    view: View,
    seat: int,
    seed: int,
    simulations: int = 0,
    most: int = 3,
    check: Callable[[], None] | None = None,
) -> list[Advice]:
    """The best answers of a seat, best first; nothing where there is no choice. From its view alone. `check` is called
    again and again, and may raise to stop the search.

    An answer that fell out of the search early was seen in few worlds, and by luck in kind ones: it is given no more
    than those that stayed."""
    seen = game.seen(view)
    if seen.viewer != seat:
        raise ValueError(f"a hint for seat {seat} takes the view of seat {seat}, not of {seen.viewer}")
    if seen.agenda[-1].talk:
        return []
    search = Search(game.judge, game.propose, False, game.guess, game.imagine)
    search.check = check
    found = search.think(seen, seat, simulations or LEVELS["consul"].simulations, seed, 0.0)
    if len(found) < 2:
        return []
    chances = list(accumulate((one.chance for one in found), min))
    usual = sum(chances) / len(found)
    why = ReasonFinder(search, seen, seat, seed, found)
    return [
        Advice(one.answer, chance, chance - usual, why.reasons(one))
        for one, chance in zip(found[:most], chances, strict=False)
    ]


class ReasonFinder:
    """The weighed terms after each answer, against their mean over all answers."""

    def __init__(self, search: Search, view: State, seat: int, seed: int, found: list[Found]) -> None:
        self.judge = search.judge
        self.seat = seat
        self.after = {one.answer: self.weighed(search, view, seed, one) for one in found}
        self.usual = mean(list(self.after.values()))

    def weighed(self, search: Search, view: State, seed: int, one: Found) -> list[float]:
        """What each term is worth to the seat, then to its strongest rival; then how much there is of it, likewise."""
        rows = []
        for number in range(WORLDS):
            world = search.world(view, seed + number)
            for move in one.answer:
                play(world, self.seat, move)
            search.next_deciding_seat(world)
            rows.append(self.terms_of(world))
        return mean(rows)

    def terms_of(self, world: State) -> list[float]:
        judge = self.judge
        t = judge.progress(world)
        early, late = judge.weights(world)
        chances = judge.strengths(world) if world.agenda else judge.chances(world)
        others = [board for board in range(len(chances)) if board != self.seat]
        rival = max(others, key=lambda board: chances[board]) if others else -1
        worth: list[float] = []
        amounts: list[float] = []
        for board in (self.seat, rival):
            values = judge.measure(world, board) if board >= 0 else [0.0] * len(judge.terms)
            amounts.extend(values)
            for i, value in enumerate(values):
                worth.append(value * (early[i] + t * (late[i] - early[i])))
        return worth + amounts

    def reasons(self, one: Found) -> tuple[Reason, ...]:
        """What speaks for it and what against it, the weightiest first."""
        slope = one.chance * (1.0 - one.chance)
        count = len(self.judge.terms)
        changes = [mine - usual for mine, usual in zip(self.after[one.answer], self.usual, strict=True)]
        worth, amounts = changes[: 2 * count], changes[2 * count :]
        found = [
            Reason(self.judge.terms[i % count], slope * (change if i < count else -change), i >= count, amounts[i] > 0)
            for i, change in enumerate(worth)
        ]
        found = [reason for reason in found if abs(reason.effect) >= LEAST]
        found.sort(key=lambda reason: -abs(reason.effect))
        return tuple(found[:REASONS])


def as_plain(found: list[Advice]) -> list[dict[str, object]]:
    """Advice as plain values that travel between processes."""
    return [
        {
            "answer": list(one.answer),
            "chance": one.chance,
            "better": one.better,
            "reasons": [[reason.term, reason.effect, reason.rivals, reason.more] for reason in one.reasons],
        }
        for one in found
    ]


def from_plain(plain: list[dict[str, Any]]) -> list[Advice]:
    return [
        Advice(tuple(one["answer"]), one["chance"], one["better"], tuple(map(reason_from, one["reasons"])))
        for one in plain
    ]


def reason_from(row: list[Any]) -> Reason:
    """Analyses kept from before say nothing of amounts: then more of what helps, and less of what harms, is meant."""
    term, effect, rivals = row[:3]
    return Reason(term, effect, rivals, row[3] if len(row) > 3 else (effect > 0) != rivals)


def mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]
