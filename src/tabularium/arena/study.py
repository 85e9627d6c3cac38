"""What a game is like when bots play it many times: for whoever balances a box. Two boxes can stand side by side."""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path
from typing import Any

from tabularium import __version__
from tabularium.arena.engines import Engine
from tabularium.arena.match import GameResult, Task
from tabularium.arena.plots import bar_plot, heading, histogram, note, page, share_plot, table
from tabularium.arena.shares import SURE, Share
from tabularium.kernel.box import Toml
from tabularium.kernel.game import AnyGame

MOST_CHOICES = 60  # of one kind: more than that are no things but places
SHOWN = 24
RARELY = 0.05  # of the games: what is chosen less often is said to be idle


@dataclass(frozen=True)
class Question:
    """Which games to play."""

    game: str
    bot: str
    seats: int
    games: int
    seed: int = 0
    options: dict[str, str] = field(default_factory=dict)
    box: Toml | None = None

    def tasks(self) -> Iterator[Task]:
        for number in range(self.games):
            lineup = (self.bot,) * self.seats
            yield Task(number, self.game, lineup, self.seed + number, self.options, self.box, study=True)


@dataclass(frozen=True)
class Mean:
    """A mean with its 95 % interval."""

    value: float
    off: float

    def __str__(self) -> str:
        return f"{self.value:.1f} ± {self.off:.1f}"


def mean(values: Sequence[float]) -> Mean:
    n = len(values)
    if n < 2:
        return Mean(values[0] if values else 0.0, 0.0)
    middle = sum(values) / n
    spread = sqrt(sum((value - middle) ** 2 for value in values) / (n - 1))
    return Mean(middle, SURE * spread / sqrt(n))


def rate(won: int, count: int) -> Share:
    """A share of so many tries, with Wilson's interval."""
    if not count:
        return Share(0.0, 0.0, 1.0, 0)
    p, z = won / count, SURE
    middle = (p + z * z / (2 * count)) / (1 + z * z / count)
    off = z * sqrt(p * (1 - p) / count + z * z / (4 * count * count)) / (1 + z * z / count)
    return Share(p, max(0.0, middle - off), min(1.0, middle + off), count)


class Study:
    """The games of one box, and what they show."""

    def __init__(self, game: AnyGame, question: Question, engine: Engine, tell: Callable[[], None]) -> None:
        self.game = game
        self.question = question
        self.games: list[GameResult] = []
        for one in engine.play(question.tasks()):
            self.games.append(one)
            tell()
        self.games.sort(key=lambda one: one.number)

    def won_by(self, keys: Callable[[GameResult], Sequence[str]]) -> dict[str, Share]:
        """How often the seats with a key win."""
        seen: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for one in self.games:
            for seat, key in enumerate(keys(one)):
                seen[key] += 1
                won[key] += one.ranks[seat] == 1
        return {key: rate(won[key], seen[key]) for key in sorted(seen)}

    def by_seat(self) -> dict[str, Share]:
        return self.won_by(lambda one: [f"seat {seat + 1}" for seat in range(len(one.ranks))])

    def by_side(self) -> dict[str, Share]:
        return self.won_by(lambda one: one.sides) if any(any(one.sides) for one in self.games) else {}

    def by_opening(self) -> dict[str, Share]:
        found = self.won_by(lambda one: one.openings)
        return {key: share for key, share in found.items() if key and share.pairs >= RARELY * len(self.games)}

    def by_role(self) -> dict[str, Share]:
        if not any(any(one.roles) for one in self.games):
            return {}
        return self.won_by(lambda one: [f"role {role}" for role in one.roles])

    def categories(self) -> dict[str, Mean]:
        """Points of a seat by category."""
        names = self.game.score(self.game.new(self.question.seats, self.question.options)).categories
        return {name: mean([float(row[i]) for one in self.games for row in one.points]) for i, name in enumerate(names)}

    def choices(self) -> dict[str, list[tuple[str, float, Share]]]:
        """Every choice by its kind: how often it is made in a game, and how often who made it won."""
        used: Counter[str] = Counter()
        won: Counter[str] = Counter()
        for one in self.games:
            for words, mask in one.chosen.items():
                for seat in range(len(one.ranks)):
                    if (mask >> seat) & 1:
                        used[words] += 1
                        won[words] += one.ranks[seat] == 1
        kinds: dict[str, list[tuple[str, float, Share]]] = {}
        for words, count in used.most_common():
            kind = words.split(" ")[0]
            kinds.setdefault(kind, []).append((words, count / len(self.games), rate(won[words], count)))
        return {kind: rows for kind, rows in kinds.items() if 1 < len(rows) <= MOST_CHOICES}

    def figures(self) -> dict[str, Any]:
        games = self.games
        winners = [max(one.totals) for one in games]
        ranked = [sorted(one.totals, reverse=True) for one in games if len(one.totals) > 1]
        return {
            "game": self.question.game,
            "bot": self.question.bot,
            "seats": self.question.seats,
            "games": len(games),
            "seed": self.question.seed,
            "options": self.question.options,
            "version": __version__,
            "moves": plain(mean([float(one.plies) for one in games])),
            "branching": plain(mean([one.offered / max(1, one.plies) for one in games])),
            "lead_changes": plain(mean([float(one.leads) for one in games])),
            "points_of_the_winner": plain(mean([float(total) for total in winners])),
            "winning_margin": plain(mean([float(row[0] - row[1]) for row in ranked])) if ranked else None,
            "points_by_category": {key: plain(value) for key, value in self.categories().items()},
            "first_places_by_seat": {key: shares(value) for key, value in self.by_seat().items()},
            "first_places_by_side": {key: shares(value) for key, value in self.by_side().items()},
            "first_places_by_role": {key: shares(value) for key, value in self.by_role().items()},
            "first_places_by_opening": {key: shares(value) for key, value in self.by_opening().items()},
            "endings": dict(Counter(f"{one.ending} {one.result}".strip() for one in games)),
            "choices": {
                kind: [{"choice": words, "a_game": round(use, 3), **shares(share)} for words, use, share in rows]
                for kind, rows in self.choices().items()
            },
        }


def plain(value: Mean) -> dict[str, float]:
    return {"mean": round(value.value, 3), "off": round(value.off, 3)}


def shares(share: Share) -> dict[str, float]:
    return {"won": round(share.value, 4), "low": round(share.low, 4), "high": round(share.high, 4)}


def html(studies: Sequence[tuple[str, Study]]) -> str:
    """One page; with two boxes, their figures side by side."""
    question = studies[0][1].question
    made = [(label, study, study.figures()) for label, study in studies]
    parts = [
        note(
            f"{question.games} games of {question.seats} seats, all by {question.bot}, from seed {question.seed}; "
            f"tabularium {__version__}. Intervals are 95 %."
        ),
        heading("What a game is like"),
        table(["", *[label for label, _, _ in made]], [
            [words, *[mean_words(figures[key]) for _, _, figures in made]]
            for key, words in (
                ("moves", "moves"), ("branching", "moves on offer"), ("lead_changes", "changes of the lead"),
                ("points_of_the_winner", "points of the winner"), ("winning_margin", "ahead of the second"),
            )
        ]),
        heading("Points by category"),
        table(["", *[label for label, _, _ in made]], [
            [key, *[mean_words(figures["points_by_category"].get(key)) for _, _, figures in made]]
            for key in made[0][2]["points_by_category"]
        ]),
    ]  # fmt: skip
    for label, study, _ in made:
        parts += one_box(f" · {label}" if len(made) > 1 else "", study)
    return page(f"{question.game}: a study", parts)


def one_box(suffix: str, study: Study) -> list[str]:
    parts: list[str] = []
    for title, found in (
        ("First places by seat", study.by_seat()),
        ("First places by side", study.by_side()),
        ("First places by role", study.by_role()),
        ("First places by opening", study.by_opening()),
    ):
        if found:
            parts += [heading(title + suffix), share_plot(list(found.items())[:SHOWN])]
    parts += [heading("Length in moves" + suffix), histogram([float(one.plies) for one in study.games])]
    for kind, rows in study.choices().items():
        shown = [(words, use, f"{use:.2f} a game, won {100 * share.value:.0f} %") for words, use, share in rows[:SHOWN]]
        parts += [heading(f"{kind}{suffix}"), bar_plot(shown)]
        idle = [words for words, use, _ in rows if use < RARELY]
        if idle:
            parts.append(note(f"Hardly ever: {', '.join(idle)}."))
    return parts


def mean_words(figure: dict[str, float] | None) -> str:
    return "—" if figure is None else f"{figure['mean']:.1f} ± {figure['off']:.1f}"


def write_study(studies: Sequence[tuple[str, Study]], folder: Path) -> None:
    (folder / "study.html").write_text(html(studies), encoding="utf-8")
    data = {label: study.figures() for label, study in studies}
    (folder / "study.json").write_text(json.dumps(data, indent=2, ensure_ascii=False) + "\n", encoding="utf-8")
