"""A finished game looked at again: everybody's chances after every move, the moves that cost or won most, and what a
Consul would have done there and why."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field
from typing import Any

from tabularium.bots.hint import Advice, as_plain, from_plain, hint
from tabularium.kernel.live import Live
from tabularium.kernel.play import legal

TURNING_POINTS = 6
APART = 3  # plies between two turning points of a seat, at least
CHANCES_DONE = 0.2  # of the work
MOST = 1000  # answers: all of them, so that the one that was played is among them
FLOOR = 0.02  # of a chance: a smaller change is no turning point


@dataclass(frozen=True)
class Turning:
    """A move that changed much: what was played, what a Consul would have played from what the seat knew, and why."""

    ply: int  # the move is the one after so many
    seat: int
    played: str
    change: float  # of the seat's chance, by the judge
    advice: tuple[Advice, ...]

    @property
    def missed(self) -> float:
        """How much better the advice was than what was played, as far as search can tell; 0 if it was the same."""
        return max(0.0, self.advice[0].chance - self.advice[-1].chance) if self.advice else 0.0


@dataclass
class Analysis:
    """Chances by ply and seat, and the turning points found so far."""

    chances: list[list[float]] = field(default_factory=list)
    turnings: list[Turning] = field(default_factory=list)
    done: float = 0.0  # from 0 to 1

    def add(self, one: Turning, number: int, of: int) -> None:
        self.turnings.append(one)
        self.turnings.sort(key=lambda turning: turning.ply)
        self.done = CHANCES_DONE + (1.0 - CHANCES_DONE) * number / of

    def plain(self) -> dict[str, Any]:
        """What is kept of it."""
        turnings = [
            [one.ply, one.seat, one.played, round(one.change, 4), as_plain(list(one.advice))] for one in self.turnings
        ]
        return {"chances": [[round(chance, 4) for chance in row] for row in self.chances], "turnings": turnings}


def kept_analysis(plain: dict[str, Any]) -> Analysis:
    """A whole analysis from what was kept of it."""
    turnings = [
        Turning(ply, seat, words, change, tuple(from_plain(advice)))
        for ply, seat, words, change, advice in plain["turnings"]
    ]
    return Analysis(plain["chances"], turnings, 1.0)


def chances_of(live: Live) -> tuple[list[list[float]], list[tuple[float, int]]]:
    """Everybody's chances after every ply; and for every decision how it changed those of who made it."""
    if not live.over:
        raise ValueError("a game is analysed when it is over")
    judge = live.game.judge
    chances: list[list[float]] = []
    changes: list[tuple[float, int]] = []
    had_choice = False
    for ply, s in enumerate(live.walk()):
        chances.append(judge.chances(s))
        if had_choice:
            seat = live.moves[ply - 1][0]
            changes.append((chances[-1][seat] - chances[-2][seat], ply - 1))
        if ply < live.ply:
            had_choice = not s.agenda[-1].talk and len(legal(s, live.moves[ply][0])) > 1
    return chances, changes


def analyse(live: Live, simulations: int, seed: int = 0) -> Iterator[Analysis]:
    """The same analysis again and again, each time with more of it done."""
    chances, changes = chances_of(live)
    found = Analysis(chances, done=CHANCES_DONE)
    yield found
    chosen = turning_points(live, changes)
    for number, (change, ply) in enumerate(chosen):
        seat = live.moves[ply][0]
        advice = hint(live.game, live.at(ply).view(seat), seat, seed + ply, simulations, most=MOST)
        found.add(turning(live, ply, change, advice), number + 1, len(chosen))
        yield found
    found.done = 1.0
    yield found


def turning_points(live: Live, changes: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """The moves that changed most for who made them, not two of a seat close together."""
    chosen: list[tuple[float, int]] = []
    for change, ply in sorted(changes, key=lambda entry: -abs(entry[0])):
        seat = live.moves[ply][0]
        near = any(live.moves[other][0] == seat and abs(other - ply) < APART for _, other in chosen)
        if abs(change) >= FLOOR and not near:
            chosen.append((change, ply))
        if len(chosen) == TURNING_POINTS:
            break
    return chosen


def turning(live: Live, ply: int, change: float, advice: Sequence[Advice]) -> Turning:
    """What was played there beside what is advised; the last entry of the advice is what was played, if it was seen."""
    seat, moves = live.moves[ply]
    played = [one for one in advice[1:] if one.answer[: len(moves)] == moves]
    return Turning(ply, seat, live.words(moves), change, (*advice[:1], *played[:1]))
