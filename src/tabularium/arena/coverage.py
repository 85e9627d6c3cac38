"""What random games get to see of a game: which steps are taken, which events told, which rules called."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from types import FrameType

from tabularium.arena.fuzz import trials
from tabularium.kernel.game import AnyGame
from tabularium.kernel.moves import TOLD_AT_TABLES
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import Event, State
from tabularium.kernel.step import Step
from tabularium.kernel.tastes import Restraint, Taste

RULES = ("effects", "scoring", "solo", "setup")  # the rooms whose functions are looked for; steps are known by name

Function = tuple[str, int]  # file and line


@dataclass
class Reach:
    """What was reached, and what was there to reach."""

    game: AnyGame
    steps: set[str] = field(default_factory=set)
    events: set[int] = field(default_factory=set)
    called: set[Function] = field(default_factory=set)

    def missing(self) -> Iterator[str]:
        """What no game came to, in words."""
        kinds = self.game.steps.values()
        for name, kind in sorted(self.game.steps.items()):
            shared = any(issubclass(other, kind) and other is not kind for other in kinds)
            if name not in self.steps and not shared:
                yield f"step {name}"
        tellings = self.game.notation().tellings
        for told in sorted(tellings.keys() - self.events - {*TOLD_AT_TABLES}):
            yield f"event {tellings[told].name}"
        for (file, line), name in functions_in(self.game.folder).items():
            if (file, line) not in self.called:
                yield f"rule {Path(file).relative_to(self.game.folder)}:{line} {name}"

    @contextmanager
    def listening(self) -> Iterator[None]:
        sys.setprofile(self.hear)
        try:
            yield
        finally:
            sys.setprofile(None)

    def hear(self, frame: FrameType, what: str, _: object) -> None:
        """A profiler: called for every call that Python makes."""
        if what != "call":
            return
        code = frame.f_code
        self.called.add((code.co_filename, code.co_firstlineno))
        if code.co_name in ("apply", "run"):
            step = frame.f_locals.get("self")
            if isinstance(step, Step):
                self.steps.add(step.name)


def functions_in(folder: Path) -> dict[Function, str]:
    """The functions of a game's rules, by where they begin. Python counts decorators to a function."""
    found: dict[Function, str] = {}
    for file in sorted(folder.rglob("*.py")):
        if file.stem not in RULES:
            continue
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                line = min([node.lineno, *(decorator.lineno for decorator in node.decorator_list)])
                found[str(file), line] = node.name
    return found


def reach(game: AnyGame, counts: Sequence[int], games: int, seed: int) -> Iterator[Reach]:
    """What these games reach, told again after each one. Native calls can't be heard: only sources will do."""
    if any(str(sys.modules[kind.__module__].__file__).endswith(".so") for kind in game.steps.values()):
        raise ValueError("compiled rules can't be listened to: `make setup` goes back to the sources")
    found = Reach(game)
    for seats, own_seed in trials(counts, games, seed):
        with found.listening():
            found.events |= events_told_in(game, seats, own_seed)
        yield found


def events_told_in(game: AnyGame, seats: int, seed: int) -> set[int]:
    """Play a whole game by taste; the kinds of its events."""
    rng = sfc32(seed << 8 | seats)
    taste = Taste(rng, bent=seed % 4 != 0)
    log: list[Event] = []
    s = game.new(seats, game.random_options(seats, rng), seed, log=log)
    play_on(s, taste, game.bound(seats, s.options))
    game.score(s)
    game.outcome(s)
    return {event.kind for event in log}


def play_on(s: State, taste: Taste, most: int) -> None:
    """Go on from here by taste, to the end or for so many moves."""
    log, restraint = s.log, Restraint()
    for _ in range(most):
        if s.over:
            return
        s.log = log
        seat = next_seat(s)
        play(s, seat, restraint.pick(s, seat, legal(s, seat), taste.pick))
