"""Learn a game's weights: play games of mixed bots and fit the terms to how they ended, or explore a population of
weights by results alone; keep the result only if it beats every earlier one."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterable, Iterator, Sequence
from contextlib import AbstractContextManager
from dataclasses import dataclass
from pathlib import Path
from time import perf_counter
from typing import Any, Protocol

from tabularium import __version__
from tabularium.arena.calibration import without_shown
from tabularium.arena.engines import Engine
from tabularium.arena.exploring import Weights, best_of_each, lessons, population, step
from tabularium.arena.fitting import fit
from tabularium.arena.match import GameResult, Task
from tabularium.arena.shares import Share, pair_shares, share_of
from tabularium.arena.tournament import TournamentPlan, kept_games, line_of
from tabularium.kernel.files import read_toml
from tabularium.kernel.game import AnyGame
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.rng import sfc32

SAMPLES = 12  # per cent of the plies are measured
GATE = 0.5  # a round must win more than half against every earlier one


@dataclass(frozen=True)
class Settings:
    seats: int
    games: int  # to learn from, each round
    gate: int  # games against each earlier set of weights
    rounds: int
    seed: int
    budget: str = "24sims"
    explore: bool = False  # go where a population of weights wins, instead of fitting terms to results


@dataclass(frozen=True)
class Round:
    """What a round of tuning came to."""

    number: int
    against: tuple[Share, ...]  # the earlier weights, first to last; then members of the population
    kept: bool
    seconds: float


Tell = Callable[[str], None]


class Counting(Protocol):
    """Shows how far a number of games has come."""

    def advance(self) -> None: ...


Count = Callable[[int], AbstractContextManager[Counting]]


class Tuning:
    def __init__(
        self,
        game: AnyGame,
        settings: Settings,
        engine: Engine,
        folder: Path,
        tell: Tell,
        count: Count,
        resume: bool = False,
    ) -> None:
        self.game = game
        self.settings = settings
        self.engine = engine
        self.folder = folder
        self.tell = tell
        self.count = count
        self.rounds: list[Round] = []
        self.games: list[GameResult] = []
        folder.mkdir(parents=True, exist_ok=True)
        if not resume and any(folder.glob(f"{game.id}-*.jsonl")):
            raise Refusal(f"{folder} holds games of {game.id} already: go on with --resume, or name another")
        self.best = (list(game.judge.early), list(game.judge.late))
        self.earlier = [self.write("0", self.best)]

    def run(self) -> Path | None:
        """The best weights found, as a file, if they are better than those the game has."""
        best: Path | None = None
        for number in range(1, self.settings.rounds + 1):
            start = perf_counter()
            weights, rivals = self.explored(number) if self.settings.explore else (self.fitted(number), [])
            new = self.write(str(number), weights)
            against = tuple(self.matches(number, new, [*self.earlier, *rivals]))
            kept = all(share.value > GATE for share in against)
            self.rounds.append(Round(number, against, kept, perf_counter() - start))
            words = ", ".join(str(share) for share in against)
            self.tell(f"round {number}: {'kept' if kept else 'thrown away'}, against earlier weights {words}")
            if kept:
                self.earlier.append(new)
                self.best = weights
                best = new
        return best

    def fitted(self, number: int) -> Weights:
        """Weights fitted to this round's games and all before."""
        self.games += self.played(f"{number}", self.settings.games, self.training_tasks(number))
        self.tell(f"round {number}: fitting weights to {len(self.games)} games")
        found = fit(self.games, self.game.judge.early, self.game.judge.late)
        self.tell(f"round {number}: {len(self.games)} games, loss {found.before:.4f} -> {found.loss:.4f}")
        return found.early, found.late

    def explored(self, number: int) -> tuple[Weights, list[Path]]:
        """A step from the best weights to where a population around them wins, and members that it must beat too."""
        settings, seed = self.settings, self.settings.seed + 100_000 * number
        members = population(self.game, self.best, sfc32(seed))
        files = [self.write(f"{number}-{n}", member) for n, member in enumerate(members)]
        words = [f"senator@{settings.budget}%{file}" for file in files]
        tasks = lessons(self.game, words, settings.seats, settings.games, seed)
        games = self.played(f"{number}", settings.games, tasks)
        self.games += games
        self.tell(f"round {number}: {len(games)} games of {len(members)} sets of weights")
        rivals = best_of_each(self.game, words, games)
        return step(self.best, dict(zip(words, members, strict=True)), games), [files[n] for n in rivals]

    def played(self, name: str, number: int, tasks: Iterable[Task]) -> list[GameResult]:
        """The games of these tasks in order. Each is kept at once, and none is played again."""
        file = self.folder / f"{self.game.id}-{name}.jsonl"
        games = kept_games(file)
        wanted = list(tasks)
        if any(game.lineup != wanted[n].lineup or game.seed != wanted[n].seed for n, game in games.items()):
            raise Refusal(f"{file} is of another tuning: name another folder")
        with self.count(number) as counting, file.open("a", encoding="utf-8") as kept:
            for _ in games:
                counting.advance()
            for game in self.engine.play(task for task in wanted if task.number not in games):
                games[game.number] = game
                kept.write(line_of(game))
                kept.flush()
                counting.advance()
        return [games[n] for n in sorted(games)]

    def matches(self, number: int, new: Path, rivals: Sequence[Path]) -> Iterator[Share]:
        """One after another, up to the first that is not won."""
        for n, old in enumerate(rivals):
            share = self.match_against(new, old, f"{number}-against-{n}")
            yield share
            if share.value <= GATE:
                return

    def training_tasks(self, number: int) -> Iterator[Task]:
        """Games of mixed bots: the newest weights, earlier ones, some who overlook things, some who play anything; most
        at the usual number of players, some at every other."""
        rng = sfc32(self.settings.seed + 7919 * number)
        counts = [self.settings.seats] * 6 + [n for n in self.game.player_counts if n != self.settings.seats]
        for i in range(self.settings.games):
            seats = counts[rng.below(len(counts))]
            lineup = []
            for _ in range(seats):
                weights = self.earlier[-1 if rng.below(3) else rng.below(len(self.earlier))]
                level = ("senator", "senator", "senator", "plebeian", "plebeian", "random")[rng.below(6)]
                lineup.append(level if level == "random" else f"{level}@{self.settings.budget}%{weights}")
            seed = self.settings.seed + 100_000 * number + i
            options = self.game.random_options(seats, rng) if rng.below(3) == 0 else {}
            yield Task(i, self.game.id, tuple(lineup), seed, options, samples=SAMPLES)

    def match_against(self, new: Path, old: Path, name: str) -> Share:
        """Games of the new weights against old ones, at the usual number of players."""
        bots = (f"senator@{self.settings.budget}%{new}", f"senator@{self.settings.budget}%{old}")
        plan = TournamentPlan(
            self.game.id, bots, self.settings.seats, self.settings.gate, self.settings.seed + 50_000_000
        )
        games = self.played(name, plan.games, map(plan.task, range(plan.games)))
        return share_of(pair_shares(games, *bots, any(any(game.roles) for game in games)))

    def write(self, name: str, weights: Weights) -> Path:
        file = self.folder / f"{self.game.id}-{name}.toml"
        file.write_text(weights_text(self.game, *weights, {"how": f"round {name}"}), encoding="utf-8")
        return file

    def history(self) -> dict[str, Any]:
        """How the weights were obtained, for the file that keeps them."""
        settings = self.settings
        found = (
            "stepped to where a population of weights won"
            if settings.explore
            else "fitted to how games of mixed bots ended"
        )
        return {
            "how": f"{found}; kept because it won against every earlier set of weights",
            "version": __version__,
            "seed": settings.seed,
            "games": len(self.games),
            "rounds": [
                f"{r.number}: {'kept' if r.kept else 'thrown away'}, {settings.gate} games each against the weights "
                f"before (first to last): {', '.join(str(share) for share in r.against)}"
                for r in self.rounds
            ],
            "bots": f"senator@{settings.budget} and plebeian@{settings.budget}, {settings.seats} seats and others",
        }


def weights_text(game: AnyGame, early: Sequence[float], late: Sequence[float], history: dict[str, Any]) -> str:
    lines = ["# How much each term of the judge counts, at the start of the game and at its end.", "", "[made]"]
    for key, value in history.items():
        if isinstance(value, list):
            lines += [f"{key} = [", *(f'    "{entry}",' for entry in value), "]"]
        else:
            lines.append(f'{key} = "{value}"' if isinstance(value, str) else f"{key} = {value}")
    lines += ["", "[weights]"]
    for i, term in enumerate(game.judge.terms):
        lines.append(f"{term} = [{early[i]:.4f}, {late[i]:.4f}]")
    return "\n".join(lines) + "\n"


def adopt(tuning: Tuning, best: Path) -> None:
    """Make the best weights the game's own. Those of solo games and the leanings stay. The calibration goes: it was of
    other weights."""
    table: Any = read_toml(best)["weights"]
    pairs = [table[term] for term in tuning.game.judge.terms]
    text = weights_text(tuning.game, [pair[0] for pair in pairs], [pair[1] for pair in pairs], tuning.history())
    own = tuning.game.weights_file
    if own.exists():
        text += parts_that_stay(own.read_text(encoding="utf-8"))
    own.write_text(text, encoding="utf-8")
    tuning.game.weigh()


def parts_that_stay(text: str) -> str:
    """What a file says of solo games and of leanings, with the comments above."""
    found = re.search(r"(\n#[^\n]*)*\n\[(alone|leanings\.\w+)\].*", without_shown(text), re.DOTALL)
    return "" if found is None else found[0]
