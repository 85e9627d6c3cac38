"""A finished game looked at again: everybody's chances after every move, the moves that cost or won most, and what a
Consul would have done there and why."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field

from tabularium.bots.hint import Advice, hint
from tabularium.kernel.live import Live
from tabularium.kernel.play import legal, play
from tabularium.kernel.state import State

TURNING_POINTS = 6
APART = 3  # plies between two turning points of a seat, at least
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


def analyse(live: Live, simulations: int, seed: int = 0) -> Iterator[Analysis]:
    """The same analysis again and again, each time with more of it done. The game must be over: all is open now."""
    if not live.over:
        raise ValueError("a game is analysed when it is over")
    game = live.game
    found = Analysis()
    s = live.at(0)
    found.chances.append(game.judge.chances(game.unpack(game.pack(s), live.box)))
    changes: list[tuple[float, int]] = []
    for ply, (seat, moves) in enumerate(live.moves):
        had_choice = not s.agenda[-1].talk and len(legal(s, seat)) > 1
        for move in moves:
            play(s, seat, move)
        after = game.judge.chances(s)
        if had_choice:
            changes.append((after[seat] - found.chances[-1][seat], ply))
        found.chances.append(after)
    found.done = 0.2
    yield found
    chosen = turning_points(live, changes)
    for number, (change, ply) in enumerate(chosen):
        found.turnings.append(look_at(live, ply, change, simulations, seed + ply))
        found.turnings.sort(key=lambda turning: turning.ply)
        found.done = 0.2 + 0.8 * (number + 1) / len(chosen)
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


def look_at(live: Live, ply: int, change: float, simulations: int, seed: int) -> Turning:
    """What a Consul advises in this seat from what it knew then; the last entry is what was played, if it was seen."""
    s: State = live.at(ply)
    seat, moves = live.moves[ply]
    advice = hint(live.game, s.view(seat), seat, seed, simulations, most=1000)
    best = list(advice[:1])
    played = [one for one in advice[1:] if one.answer[: len(moves)] == moves]
    return Turning(ply, seat, live.words(moves), change, tuple(best + played[:1]))
