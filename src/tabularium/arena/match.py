"""One game between bots: what is asked for, and what came of it, both as plain values that travel and are kept."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import asdict, dataclass, field
from time import perf_counter
from typing import Any

from tabularium.bots.levels import make_bot
from tabularium.bots.luck import luck_of
from tabularium.kernel.acta import Acta, JournalLine
from tabularium.kernel.box import Toml
from tabularium.kernel.custom import open_custom_box
from tabularium.kernel.game import AnyGame, find_game
from tabularium.kernel.play import legal, next_seat, owes, play
from tabularium.kernel.rng import Sfc32, sfc32
from tabularium.kernel.scores import Outcome
from tabularium.kernel.state import Box, State

Sample = tuple[float, list[list[float]]]  # how far the game was, and the terms of each contender


@dataclass(frozen=True)
class TurnEnd:
    """A table where a turn has ended: how strong everybody is, as each seat can see it."""

    ply: int
    moved: int  # the seat whose turn it was, or -1 at the start
    to_move: int  # a mask of the seats that move now
    progress: float
    strengths: tuple[tuple[float, ...], ...]  # by viewer and contender


@dataclass(frozen=True)
class Task:
    """A game to be played."""

    number: int
    game: str
    lineup: tuple[str, ...]  # a bot for each seat
    seed: int
    options: dict[str, str] = field(default_factory=dict)
    box: Toml | None = None
    samples: int = 0  # positions to measure on the way, about
    record: bool = False
    study: bool = False  # count what is on offer and what is chosen
    turns: bool = False  # look at the strengths where turns end
    luck: bool = False  # measure the luck of every seat


@dataclass
class GameResult:
    """How it went."""

    number: int
    lineup: tuple[str, ...]
    seed: int
    ranks: tuple[int, ...]
    totals: tuple[int, ...]
    points: tuple[tuple[int, ...], ...]  # by seat and category
    worth: tuple[float, ...]  # what the end was worth to each seat
    roles: tuple[int, ...]
    ending: str
    result: str
    plies: int
    offered: int  # moves on offer, over all plies
    leads: int  # how often the lead changed
    seconds: tuple[float, ...]  # by seat
    slowest: float
    answers: tuple[int, ...]  # by seat
    samples: list[Sample] = field(default_factory=list)
    sides: tuple[str, ...] = ()  # who each seat plays: a character, an Empire
    chosen: dict[str, int] = field(default_factory=dict)  # moves in words: mask of the seats that made them
    openings: tuple[str, ...] = ()  # the first choice of each seat
    acta: str = ""
    looks: tuple[TurnEnd, ...] = ()
    luck: tuple[float, ...] = ()  # by seat, in chance to win, where it was measured

    def plain(self) -> dict[str, Any]:
        return asdict(self)


def played(plain: dict[str, Any]) -> GameResult:
    """The same from what was kept."""
    known = dict(plain)
    for key in ("lineup", "ranks", "totals", "worth", "roles", "seconds", "answers"):
        known[key] = tuple(known[key])
    for key in ("sides", "openings", "luck"):
        known[key] = tuple(known.get(key, ()))
    known["points"] = tuple(tuple(row) for row in known["points"])
    known["looks"] = tuple(
        TurnEnd(**{**look, "strengths": tuple(map(tuple, look["strengths"]))}) for look in known.get("looks", ())
    )
    return GameResult(**known)


def play_task(task: Task) -> GameResult:
    """Plays it. The same task gives the same game, unless its bots count seconds."""
    game = find_game(task.game)
    box: Box = game.box if task.box is None else open_custom_box(game, task.box)
    s: State = game.new(len(task.lineup), task.options, task.seed, box)
    return Match(game, s, task).play()


class Match:
    def __init__(self, game: AnyGame, s: State, task: Task) -> None:
        self.game = game
        self.s = s
        self.task = task
        self.roles = tuple(game.roles(s))
        self.bots = [make_bot(game, word, 1000 * task.seed + seat) for seat, word in enumerate(task.lineup)]
        self.seconds = [0.0] * s.seats
        self.answers = [0] * s.seats
        self.slowest = 0.0
        self.samples: list[Sample] = []
        self.lines: list[JournalLine] = []
        self.notation = game.notation(game.box_of(s))
        self.chosen: dict[str, int] = {}
        self.openings = [""] * s.seats
        self.rng: Sfc32 = sfc32(task.seed + 7)
        self.plies = self.offered = self.leads = 0
        self.leader = -1
        self.looks: list[TurnEnd] = []
        self.luck = [0.0] * s.seats if task.luck else []
        self.turn: tuple[int, tuple[int, str]] = (-1, (0, ""))  # whose it is, and in which phase

    def play(self) -> GameResult:
        s = self.s
        while not s.over:
            self.look()
            seat = next_seat(s)
            if self.task.turns:
                self.look_at_turn(seat)
            offers = legal(s, seat) if self.task.study else []
            self.offered += len(offers)
            view = s.view(seat)
            start = perf_counter()
            answer = self.bots[seat].choose(view, seat)
            spent = perf_counter() - start
            self.seconds[seat] += spent
            self.slowest = max(self.slowest, spent)
            self.answers[seat] += 1
            if self.task.record or self.task.study:
                words = [self.notation.format(move) for move in answer]
                self.lines.append(JournalLine("move", seat, "; ".join(words)))
                if len(offers) > 1:
                    self.note(seat, words)
            before = s.copy() if self.luck else s
            for move in answer:
                play(s, seat, move)
            self.plies += 1
            if self.luck:
                more = luck_of(self.game, before, seat, answer, s, self.plies) or ()
                for one, luck in enumerate(more):
                    self.luck[one] += luck
        return self.result_of()

    def note(self, seat: int, words: Sequence[str]) -> None:
        """Who has chosen what."""
        for said in words:
            self.chosen[said] = self.chosen.get(said, 0) | 1 << seat
        if not self.openings[seat]:
            self.openings[seat] = words[0]

    def look(self) -> None:
        """Measure the table now and then, and notice who leads."""
        if self.task.samples and self.rng.below(100) < self.task.samples:
            judge = self.game.judge
            rows = [judge.measure(self.s, board) for board in range(judge.contenders(self.s))]
            self.samples.append((judge.progress(self.s), rows))
        if self.plies % 8 == 0:
            totals = self.game.score(self.s).totals
            best = max(totals)
            leaders = [seat for seat, total in enumerate(totals) if total == best]
            if len(leaders) == 1 and leaders[0] != self.leader:
                self.leads += self.leader >= 0
                self.leader = leaders[0]

    def look_at_turn(self, seat: int) -> None:
        """Where a turn begins the one before it has ended."""
        s, judge = self.s, self.game.judge
        turn = (seat, self.game.moment(s))
        if turn == self.turn:
            return
        strengths = tuple(tuple(judge.strengths(s.view(viewer))) for viewer in range(s.seats))
        self.looks.append(TurnEnd(self.plies, self.turn[0], owes(s), judge.progress(s), strengths))
        self.turn = turn

    def result_of(self) -> GameResult:
        game, s, task = self.game, self.s, self.task
        outcome = game.outcome(s)
        sheet = game.score(s)
        return GameResult(
            task.number,
            task.lineup,
            task.seed,
            tuple(outcome.ranks),
            sheet.totals,
            sheet.points,
            tuple(game.judge.chances(s)),
            self.roles,
            outcome.ending,
            outcome.result,
            self.plies,
            self.offered,
            self.leads,
            tuple(self.seconds),
            self.slowest,
            tuple(self.answers),
            self.samples,
            tuple(game.sides(s)),
            self.chosen,
            tuple(self.openings),
            self.record(outcome) if task.record else "",
            tuple(self.looks),
            tuple(self.luck),
        )

    def record(self, outcome: Outcome) -> str:
        game, task = self.game, self.task
        box = game.box_of(self.s)
        custom = task.box if box.digest != game.box.digest else None
        acta = Acta(
            game.id, game.ruleset, box.digest, task.options, task.lineup, f"seed {task.seed}", custom, list(self.lines)
        )
        ranks = ",".join(str(rank) for rank in outcome.ranks)
        acta.lines.append(JournalLine("result", 0, f"{outcome.ending} {ranks} {outcome.result}".rstrip()))
        return str(acta)
