"""Two or more bots against each other: seats rotated, seeds paired, every game kept, so that nothing is lost."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import TextIO

from tabularium.arena.engines import Engine
from tabularium.arena.match import GameResult, Task, played
from tabularium.arena.shares import Share, pair_shares, share_of, verdict
from tabularium.kernel.refusals import Refusal


@dataclass(frozen=True)
class TournamentPlan:
    """What a tournament plays: game, bots, seats, number of games."""

    game: str
    bots: tuple[str, ...]
    seats: int
    games: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    bar: float = 0.0  # stop when it is sure whether the first bot reaches this share against the second; 0 for never
    record: bool = False
    luck: bool = False  # measure it, for figures with less noise

    def lineup(self, number: int) -> tuple[str, ...]:
        """The bots of a game by seat: each takes every seat in turn; the second game of a pair exchanges sides."""
        pair, second = divmod(number, 2)
        pairing = self.pairing(pair)
        one, other = reversed(pairing) if second else pairing
        turn = pair // max(1, len(self.sides()))
        return tuple(one if (seat + turn) % 2 == 0 else other for seat in range(self.seats))

    def sides(self) -> list[tuple[str, str]]:
        """The pairings: every bot meets every other in turn."""
        return list(combinations(self.bots, 2))

    def pairing(self, pair: int) -> tuple[str, str]:
        sides = self.sides()
        return sides[pair % len(sides)] if sides else (self.bots[0], self.bots[0])

    def task(self, number: int) -> Task:
        sides = len(self.sides())
        seed = self.seed + (number // 2 // sides if sides else number)  # who plays alone has no twin
        return Task(number, self.game, self.lineup(number), seed, self.options, record=self.record, luck=self.luck)


class Tournament:
    """Plays a plan. With a folder every game is saved at once, and a stopped tournament can be resumed."""

    def __init__(self, plan: TournamentPlan, engine: Engine, folder: Path | None = None, resume: bool = False) -> None:
        self.plan = plan
        self.engine = engine
        self.folder = folder
        self.games: dict[int, GameResult] = {}
        self.file: TextIO | None = None
        if folder is not None:
            self.open(folder, resume)

    def open(self, folder: Path, resume: bool) -> None:
        folder.mkdir(parents=True, exist_ok=True)
        kept = folder / "games.jsonl"
        if kept.exists() and not resume:
            raise Refusal(f"{folder} holds games of a tournament already: go on with --resume, or name another")
        if kept.exists():
            for game in kept_games(kept).values():
                if game.lineup != self.plan.lineup(game.number) or game.seed != self.plan.task(game.number).seed:
                    raise Refusal(f"{kept} is of another tournament: name another folder")
                self.games[game.number] = game
        self.file = kept.open("a", encoding="utf-8")

    def tasks(self) -> Iterator[Task]:
        for number in range(self.plan.games):
            if self.is_decided():
                return
            if number not in self.games:
                yield self.plan.task(number)

    def is_decided(self) -> bool:
        """Whether the sequential test has decided; called when a pair is complete."""
        if not self.plan.bar or len(self.games) % 2:
            return False
        return verdict(self.shares(*self.plan.bots[:2]), self.plan.bar) != ""

    def play(self, tell: Callable[[Tournament], None]) -> list[GameResult]:
        for game in self.engine.play(self.tasks()):
            self.games[game.number] = game
            self.keep(game)
            tell(self)
        if self.file is not None:
            self.file.close()
        return self.in_order()

    def keep(self, game: GameResult) -> None:
        if self.file is None or self.folder is None:
            return
        if game.acta:
            records = self.folder / "records"
            records.mkdir(exist_ok=True)
            (records / f"{game.number:05}.acta").write_text(game.acta, encoding="utf-8")
            game.acta = ""
        self.file.write(line_of(game))
        self.file.flush()

    def in_order(self) -> list[GameResult]:
        return [self.games[number] for number in sorted(self.games)]

    def shares(self, one: str, other: str) -> list[float]:
        games = self.in_order()
        by_role = any(any(game.roles) for game in games)
        return pair_shares(games, one, other, by_role)


def kept_games(file: Path) -> dict[int, GameResult]:
    """The games that a file holds, by number. A last line that was cut short is dropped."""
    found: dict[int, GameResult] = {}
    if not file.exists():
        return found
    for line in file.read_text(encoding="utf-8").splitlines():
        try:
            game = played(json.loads(line))
        except ValueError:
            continue
        found[game.number] = game
    file.write_text("".join(line_of(found[n]) for n in sorted(found)), encoding="utf-8")
    return found


def line_of(game: GameResult) -> str:
    return json.dumps(game.plain(), separators=(",", ":")) + "\n"


def table_of(tournament: Tournament, bots: Sequence[str]) -> dict[tuple[str, str], Share]:
    """Every bot against every other."""
    return {(one, other): share_of(tournament.shares(one, other)) for one, other in combinations(bots, 2)}
