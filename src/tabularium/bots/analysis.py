"""A finished game looked at again: everybody's chances after every move, what luck and play did to them, and turns for
which a Consul knew a better one."""

from __future__ import annotations

from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from typing import Any

from tabularium.bots.hint import Advice, Coach, advice_from_plain, advice_to_plain, after_moves
from tabularium.bots.luck import Change, Parts, change_of, is_drawn, own_views, parts_of, worth_of
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import MoveHistory
from tabularium.kernel.play import legal
from tabularium.kernel.state import Box, State

FALLS, RISES = 6, 2  # turns that are looked at
APART = 3  # plies between two of a seat, at least
CHANCES_DONE = 0.4  # of the work
FLOOR = 0.02  # of a chance: a smaller change is no turning point
LEAST_LOSS = 0.01  # of a chance: less is no mistake
LESSONS = 3  # moments to learn from
TRIES = 96  # worlds in which a turn is compared with the best one


@dataclass(frozen=True)
class TurningPoint:
    """A turn that changed much: what was played, and what a Consul would have played from what the seat knew."""

    ply: int  # its first move is the one after so many
    seat: int
    played: str
    change: float  # of the seat's chance, luck aside
    best: Advice | None = None  # held against what was played; None where the search found nothing else

    @property
    def lost(self) -> float:
        """What it lost against the best turn in the same worlds, if that is more than the spread of the search."""
        if self.best is None or self.best.lost < max(LEAST_LOSS, self.best.spread):
            return 0.0
        return self.best.lost


@dataclass
class Course:
    """What is found by playing a game again."""

    chances: list[list[float]]  # by ply and seat, each as the seat itself could know it
    parts: list[Parts]  # of every seat's result
    turns: list[tuple[float, float, int]]  # beside the usual for such a turn; what it changed, luck aside; its ply
    rounds: list[tuple[int, int]]  # the ply at which each round begins, and its number

    def plain(self) -> list[Any]:
        return [self.chances, self.parts, self.turns, self.rounds]


def course_from_plain(plain: list[Any]) -> Course:
    chances, parts, turns, rounds = plain
    return Course(
        chances,
        [Parts(*row) for row in parts],
        [(unusual, change, ply) for unusual, change, ply in turns],
        [(ply, number) for ply, number in rounds],
    )


@dataclass
class Analysis:
    """Chances by ply and seat, the parts of every result, and the turning points found so far."""

    chances: list[list[float]] = field(default_factory=list)
    parts: list[Parts] = field(default_factory=list)
    rounds: list[tuple[int, int]] = field(default_factory=list)
    turnings: list[TurningPoint] = field(default_factory=list)
    done: float = 0.0  # from 0 to 1
    chosen: list[tuple[float, int]] = field(default_factory=list)  # the turns to look at: change and ply
    failed: bool = False

    def begin(self, course: Course, chosen: list[tuple[float, int]]) -> None:
        self.chances, self.parts, self.rounds, self.chosen = course.chances, course.parts, course.rounds, chosen
        self.done = CHANCES_DONE

    def add(self, one: TurningPoint) -> None:
        self.turnings.append(one)
        self.turnings.sort(key=lambda turning: turning.ply)
        self.done = CHANCES_DONE + (1.0 - CHANCES_DONE) * len(self.turnings) / (len(self.chosen) + 1)

    def to_look_at(self) -> list[tuple[float, int]]:
        """The turns that nobody has looked at yet: an analysis that was stopped goes on there."""
        seen = {turning.ply for turning in self.turnings}
        return [(change, ply) for change, ply in self.chosen if ply not in seen]

    def lessons(self, seats: Collection[int]) -> list[TurningPoint]:
        """The mistakes of these seats from which there is most to learn, in the order of the game. There may be
        none."""
        mistakes = [one for one in self.turnings if one.lost and one.seat in seats]
        mistakes.sort(key=lambda one: -one.lost)
        return sorted(mistakes[:LESSONS], key=lambda one: one.ply)

    def plain(self) -> dict[str, Any]:
        """What is kept of it."""
        turnings = [
            [one.ply, one.seat, one.played, round(one.change, 4), one.best and advice_to_plain(one.best)]
            for one in self.turnings
        ]
        chances = [[round(chance, 4) for chance in row] for row in self.chances]
        plain = {"chances": chances, "parts": self.parts, "rounds": self.rounds, "looked": turnings}
        return plain if self.done == 1.0 else {**plain, "done": self.done, "chosen": self.chosen}


def analysis_from_plain(plain: dict[str, Any]) -> Analysis | None:
    """An analysis from what was kept of it, whole or so far; None of one from before there were parts."""
    if "parts" not in plain:
        return None
    turnings = [
        TurningPoint(ply, seat, words, change, best and advice_from_plain(best))
        for ply, seat, words, change, best in plain["looked"]
    ]
    rounds = [(ply, number) for ply, number in plain["rounds"]]
    chosen = [(change, ply) for change, ply in plain.get("chosen", ())]
    parts = [Parts(*row) for row in plain["parts"]]
    return Analysis(plain["chances"], parts, rounds, turnings, plain.get("done", 1.0), chosen)


@dataclass
class Turn:
    """Plies of a seat in a row, in one phase."""

    seat: int
    asked: str  # the question it began with
    moment: tuple[int, str]
    first: int
    last: int
    choices: list[int] = field(default_factory=list)  # the plies at which there was one

    def change(self, changes: Sequence[Change]) -> float:
        """How its play changed the chances of its seat, as a whole. Between a purchase and its payment, say, the judge
        sees only half."""
        return sum(one.own[self.seat] for one in changes[self.first : self.last + 1])

    def turning_ply(self, changes: Sequence[Change], rises: bool) -> int:
        """The choice that went furthest this way."""
        sign = 1 if rises else -1
        return max(self.choices, key=lambda ply: sign * changes[ply].own[self.seat])


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


def course_of(live: MoveHistory, check: Callable[[], None] | None = None) -> Course:
    """A finished game played again. `check` may raise to stop it."""
    if not live.over:
        raise ValueError("a game is analysed when it is over")
    chances: list[list[float]] = []
    changes: list[Change] = []
    turns: list[Turn] = []
    rounds: list[tuple[int, int]] = []
    before: State | None = None
    for ply, s in enumerate(live.walk()):
        if check is not None:
            check()
        chances.append(own_views(live.game, s))
        if before is None:
            worth = chances[-1]
        else:
            seat, moves = live.moves[ply - 1]
            was, worth = worth, worth_of(live.game, s, is_drawn(before, seat, moves))
            changes.append(change_of(live.game, before, seat, moves, (was, worth), ply))
        if ply == live.ply:
            break
        before = s.copy()
        seat, moment, step = live.moves[ply][0], live.game.moment(s), s.agenda[-1]
        if not turns or (turns[-1].seat, turns[-1].moment) != (seat, moment):
            turns.append(Turn(seat, step.name, moment, ply, ply))
        turns[-1].last = ply
        if not rounds or rounds[-1][1] != moment[0]:
            rounds.append((ply, moment[0]))
        if not step.talk and len(legal(s, seat)) > 1:
            turns[-1].choices.append(ply)
    asked = [turn for turn in turns if turn.choices]
    return Course(chances, parts_of(chances, changes), changes_of(changes, asked), rounds)


def changes_of(changes: Sequence[Change], turns: list[Turn]) -> list[tuple[float, float, int]]:
    """The seat that has just moved often looks better until the others have: that is no merit of the move. Each turn is
    also held against all that began with the same question; where there are few of these, rather against no change."""
    usual: dict[str, float] = {}
    for asked in {turn.asked for turn in turns}:
        alike = [turn.change(changes) for turn in turns if turn.asked == asked]
        usual[asked] = sum(alike) / (len(alike) + 1)
    found = []
    for turn in turns:
        change = turn.change(changes)
        unusual = change - usual[turn.asked]
        found.append((unusual, change, turn.turning_ply(changes, unusual > 0)))
    return found


def turning_points(
    live: MoveHistory, turns: Sequence[tuple[float, float, int]], seats: Collection[int]
) -> list[tuple[float, int]]:
    """The turns of these seats that fell or rose most, not two of a seat close together: what each changed, and its
    ply. Mistakes are sought among the falls."""
    chosen: list[tuple[float, int]] = []
    for most, sign in ((FALLS, -1.0), (RISES, 1.0)):
        count = 0
        for unusual, change, ply in sorted(turns, key=lambda entry: -sign * entry[0]):
            seat = live.moves[ply][0]
            near = any(live.moves[other][0] == seat and abs(other - ply) < APART for _, other in chosen)
            if count < most and seat in seats and sign * unusual >= FLOOR and not near:
                chosen.append((change, ply))
                count += 1
    return chosen


def look_back(
    history: MoveHistory,
    ply: int,
    simulations: int,
    check: Callable[[], None] | None = None,
    seconds: float = 0.0,
) -> Advice | None:
    """The best turn from what the seat knew there, held against what it played: what that lost, and why. None where
    there was nothing else."""
    seat = history.moves[ply][0]
    game = history.game
    seen = game.seen(history.at(ply).view(seat))
    coach = Coach(game, seen, seat, ply, simulations, check, seconds)
    found = coach.search_answers()
    if len(found) < 2:
        return None
    played = turn_played(history, seen, ply)
    best = coach.whole_turn(found[0].answer, 1.0)
    if sorted(best) == sorted(played):
        return None
    return coach.against(best, played, TRIES)


def turn_played(history: MoveHistory, seen: State, ply: int) -> tuple[int, ...]:
    """What a seat played there, as far as nothing hidden, drawn or of others came in."""
    seat = history.moves[ply][0]
    turn: tuple[int, ...] = ()
    now: State | None = seen
    while now is not None and ply < history.ply and history.moves[ply][0] == seat:
        moves = history.moves[ply][1]
        turn = (*turn, *moves)
        now = after_moves(now, moves, seat)
        ply += 1
    return turn
