"""A finished game looked at again: everybody's chances after every move, the moves that cost or won most, and what a
Consul would have done there and why."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from typing import Any

from tabularium.bots.hint import Advice, as_plain, from_plain
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live, MoveHistory
from tabularium.kernel.play import legal
from tabularium.kernel.state import Box

TURNING_POINTS = 6
APART = 3  # plies between two turning points of a seat, at least
CHANCES_DONE = 0.2  # of the work
MOST = 1000  # answers: all of them, so that the one that was played is among them
FLOOR = 0.02  # of a chance: a smaller change is no turning point


@dataclass(frozen=True)
class TurningPoint:
    """A move that changed much: what was played, what a Consul would have played from what the seat knew, and why."""

    ply: int  # the move is the one after so many
    seat: int
    played: str
    change: float  # of the seat's chance in the turn it belongs to, by the judge, beside the usual change
    advice: tuple[Advice, ...]


@dataclass
class Analysis:
    """Chances by ply and seat, and the turning points found so far."""

    chances: list[list[float]] = field(default_factory=list)
    turnings: list[TurningPoint] = field(default_factory=list)
    done: float = 0.0  # from 0 to 1
    chosen: list[tuple[float, int]] = field(default_factory=list)  # the turns to look at: change and ply
    failed: bool = False

    def begin(self, chances: list[list[float]], chosen: list[tuple[float, int]]) -> None:
        self.chances, self.chosen = chances, chosen
        self.done = CHANCES_DONE

    def add(self, one: TurningPoint) -> None:
        self.turnings.append(one)
        self.turnings.sort(key=lambda turning: turning.ply)
        self.done = CHANCES_DONE + (1.0 - CHANCES_DONE) * len(self.turnings) / (len(self.chosen) + 1)

    def to_look_at(self) -> list[tuple[float, int]]:
        """The turns that nobody has looked at yet: an analysis that was stopped goes on there."""
        seen = {turning.ply for turning in self.turnings}
        return [(change, ply) for change, ply in self.chosen if ply not in seen]

    def plain(self) -> dict[str, Any]:
        """What is kept of it."""
        turnings = [
            [one.ply, one.seat, one.played, round(one.change, 4), as_plain(list(one.advice))] for one in self.turnings
        ]
        return {"chances": [[round(chance, 4) for chance in row] for row in self.chances], "turnings": turnings}


def analysis_from_plain(plain: dict[str, Any]) -> Analysis:
    """A whole analysis from what was kept of it."""
    turnings = [
        TurningPoint(ply, seat, words, change, tuple(from_plain(advice)))
        for ply, seat, words, change, advice in plain["turnings"]
    ]
    return Analysis(plain["chances"], turnings, 1.0)


@dataclass
class Turn:
    """Plies of a seat in a row, in one phase."""

    seat: int
    asked: str  # the question it began with
    moment: tuple[int, str]
    first: int
    last: int
    choices: list[int] = field(default_factory=list)  # the plies at which there was one

    def change(self, chances: list[list[float]]) -> float:
        """How it changed the chances of its seat, as a whole. Between a purchase and its payment, say, the judge sees
        only half."""
        return chances[self.last + 1][self.seat] - chances[self.first][self.seat]

    def turning_ply(self, chances: list[list[float]], rises: bool) -> int:
        """The choice that went furthest this way."""
        seat, sign = self.seat, 1 if rises else -1
        return max(self.choices, key=lambda ply: sign * (chances[ply + 1][seat] - chances[ply][seat]))


def history_to_plain(live: MoveHistory) -> dict[str, Any]:
    """A finished game as plain values that travel between processes."""
    return {
        "secret": live.secret.hex() if live.secret is not None else None,
        "moves": live.moves,
        "snapshots": [[ply, data.hex()] for ply, data in live.snapshots.items()],
    }


def history_from_plain(plain: dict[str, Any], game: AnyGame, box: Box) -> MoveHistory:
    secret = plain["secret"]
    return MoveHistory(
        game,
        box,
        None if secret is None else bytes.fromhex(secret),
        [(seat, tuple(moves)) for seat, moves in plain["moves"]],
        {ply: bytes.fromhex(data) for ply, data in plain["snapshots"]},
    )


def chances_of(
    live: MoveHistory, check: Callable[[], None] | None = None
) -> tuple[list[list[float]], list[tuple[float, int]]]:
    """Everybody's chances after every ply; and for every turn how much more it changed those of whose turn it was than
    such a turn usually did in this game, with the ply that did most of it. `check` may raise to stop it."""
    if not live.over:
        raise ValueError("a game is analysed when it is over")
    chances: list[list[float]] = []
    turns: list[Turn] = []
    for ply, s in enumerate(live.walk()):
        if check is not None:
            check()
        chances.append(live.game.judge.chances(s))
        if ply == live.ply:
            break
        seat, moment, step = live.moves[ply][0], live.game.moment(s), s.agenda[-1]
        if not turns or (turns[-1].seat, turns[-1].moment) != (seat, moment):
            turns.append(Turn(seat, step.name, moment, ply, ply))
        turns[-1].last = ply
        if not step.talk and len(legal(s, seat)) > 1:
            turns[-1].choices.append(ply)
    return chances, changes_of(chances, [turn for turn in turns if turn.choices])


def changes_of(chances: list[list[float]], turns: list[Turn]) -> list[tuple[float, int]]:
    """Whoever has just moved stands better until the others have: that is no merit of the move. So each turn is held
    against all that began with the same question; where there are few of these, rather against no change."""
    usual: dict[str, float] = {}
    for asked in {turn.asked for turn in turns}:
        alike = [turn.change(chances) for turn in turns if turn.asked == asked]
        usual[asked] = sum(alike) / (len(alike) + 1)
    found = []
    for turn in turns:
        change = turn.change(chances) - usual[turn.asked]
        found.append((change, turn.turning_ply(chances, change > 0)))
    return found


def turning_points(live: MoveHistory, changes: list[tuple[float, int]]) -> list[tuple[float, int]]:
    """The turns that changed most for who took them, not two of a seat close together."""
    chosen: list[tuple[float, int]] = []
    for change, ply in sorted(changes, key=lambda entry: -abs(entry[0])):
        seat = live.moves[ply][0]
        near = any(live.moves[other][0] == seat and abs(other - ply) < APART for _, other in chosen)
        if abs(change) >= FLOOR and not near:
            chosen.append((change, ply))
        if len(chosen) == TURNING_POINTS:
            break
    return chosen


def turning(live: Live, ply: int, change: float, advice: Sequence[Advice]) -> TurningPoint:
    """What was played there beside what is advised; the last entry of the advice is what was played, if it was seen."""
    seat, moves = live.moves[ply]
    played = [one for one in advice[1:] if one.answer[: len(moves)] == moves]
    return TurningPoint(ply, seat, live.words(moves), change, (*advice[:1], *played[:1]))
