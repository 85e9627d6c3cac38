"""Learning weights: what decides games is found, and only what wins is kept."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from pathlib import Path

import pytest

from tabularium.arena.calibration import without_shown
from tabularium.arena.engines import Here
from tabularium.arena.exploring import drawn, step
from tabularium.arena.fitting import fit
from tabularium.arena.match import GameResult, Task
from tabularium.arena.tune import Settings, Tuning, parts_that_stay
from tabularium.kernel.files import read_toml
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.rng import sfc32

GAMES = [game for game in shelf().values() if not game.example]
LEARNED = [game for game in GAMES if "rounds" in game.weights_file.read_text(encoding="utf-8")]


def ended(number: int, rows: list[list[float]], worth: tuple[float, ...]) -> GameResult:
    n = len(worth)
    zero = (0,) * n
    return GameResult(
        number, ("a",) * n, 0, (1,) * n, zero, ((0,),) * n, worth, zero, "points", "", 1, 1, 0, (0.0,) * n, 0.0, zero,
        [(0.5, rows)],
    )  # fmt: skip


def test_the_fit_finds_the_term_that_decides() -> None:
    """Two terms at random for three seats; the one with more of the second wins, the first is noise."""
    pytest.importorskip("numpy")
    rng = sfc32(5)
    games = []
    for number in range(300):
        rows = [[float(rng.below(10)), float(rng.below(10))] for _ in range(3)]
        best = max(row[1] for row in rows)
        winners = [row[1] == best for row in rows]
        games.append(ended(number, rows, tuple(won / sum(winners) for won in winners)))
    found = fit(games, [0.0, 0.0], [0.0, 0.0])
    assert found.loss < found.before
    assert found.early[1] + found.late[1] > 10 * abs(found.early[0] + found.late[0])


@pytest.mark.parametrize("game", LEARNED, ids=lambda game: game.id)
def test_learned_weights_were_kept_because_they_won(game: AnyGame) -> None:
    """By the figures that tuning wrote down: the last round that was kept won against all weights before it."""
    table = read_toml(game.weights_file)
    made = table["made"]
    assert isinstance(made, dict)
    kept = [entry for entry in made["rounds"] if "kept" in entry]
    assert kept
    shares = [int(found) for found in re.findall(r"(\d+) % \(", kept[-1])]
    assert shares
    assert min(shares) > 50
    weights = table["weights"]
    assert isinstance(weights, dict)
    assert set(weights) == set(game.judge.terms)


def test_weights_can_be_exchanged(tmp_path: Path) -> None:
    game = GAMES[0]
    text = without_shown(game.weights_file.read_text(encoding="utf-8"))
    other = tmp_path / "other.toml"
    other.write_text(re.sub(r"= \[[-\d., ]+\]", "= [1.0, 2.0]", text), encoding="utf-8")
    judge = game.judge_with(other)
    assert judge.early == [1.0] * len(judge.terms)
    assert judge.late == [2.0] * len(judge.terms)
    assert game.judge.early != judge.early


class Counted:
    """How far each number of games has come."""

    def __init__(self) -> None:
        self.rows: list[tuple[int, int]] = []

    @contextmanager
    def __call__(self, games: int) -> Iterator[Counted]:
        self.rows.append((games, 0))
        yield self

    def advance(self) -> None:
        games, played = self.rows[-1]
        self.rows[-1] = (games, played + 1)


def test_tuning_shows_how_far_it_has_come(tmp_path: Path) -> None:
    pytest.importorskip("numpy")
    counted, told = Counted(), list[str]()
    settings = Settings(seats=2, games=10, gate=8, rounds=1, seed=1, budget="2sims")
    Tuning(find_game("nundinae"), settings, Here(), tmp_path, told.append, counted).run()
    assert counted.rows == [(10, 10), (8, 8)]
    assert told[0] == "round 1: fitting weights to 10 games"
    assert len(told) == 3


def test_who_plays_alone_has_weights_of_their_own(tmp_path: Path) -> None:
    game = find_game("age_of_rome")
    text = without_shown(game.weights_file.read_text(encoding="utf-8"))
    other = tmp_path / "other.toml"
    common, _, alone = text.partition("[alone]")
    other.write_text(common + "[alone]" + re.sub(r"= \[[-\d., ]+\]", "= [0.0, 0.0]", alone), encoding="utf-8")
    judge = game.judge_with(other)
    two, one = game.new(2, {}, 1), game.new(1, {"mode": "cassius"}, 1)
    assert judge.strengths(two) == game.judge.strengths(two)
    assert judge.strengths(one) == [0.0, 0.0] != game.judge.strengths(one)


def test_tuning_keeps_what_counts_alone() -> None:
    text = find_game("age_of_rome").weights_file.read_text(encoding="utf-8")
    kept = parts_that_stay(text)
    assert kept.startswith("\n# Playing alone")
    assert without_shown(text).endswith(kept)
    alone, _, leanings = kept.partition("[leanings.")
    assert alone.count("= [") == len(find_game("age_of_rome").judge.terms)
    assert leanings.count("= [") >= len(find_game("age_of_rome").judge.leanings)
    assert parts_that_stay(find_game("nundinae").weights_file.read_text(encoding="utf-8")) == ""


EXPLORING = Settings(seats=2, games=30, gate=8, rounds=1, seed=1, budget="2sims", explore=True)


def test_exploring_steps_to_where_the_population_wins() -> None:
    """Two terms, of which only the second decides who wins."""
    middle = ([1.0, 1.0], [1.0, 1.0])
    rng = sfc32(3)
    members = {f"m{n}": drawn(("noise", "sense"), middle, {}, rng) for n in range(40)}
    words = list(members)
    games = []
    for number in range(400):
        pair = (words[rng.below(40)], words[rng.below(40)])
        sense = [members[word][0][1] * members[word][1][1] for word in pair]
        shares = (1.0, 0.0) if sense[0] > sense[1] else (0.0, 1.0)
        games.append(replace(ended(number, [], shares), lineup=pair))
    early, late = step(middle, members, games)
    assert min(early[1], late[1]) > 1.2
    assert max(abs(early[0] - 1.0), abs(late[0] - 1.0)) < 0.15


def test_exploring_can_be_stopped_and_resumed(tmp_path: Path) -> None:
    told, again = list[str](), list[str]()
    game = find_game("nundinae")
    whole = Tuning(game, EXPLORING, Here(), tmp_path / "whole", told.append, Counted())
    whole.run()

    class Stopping(Here):
        def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
            yield from islice(super().play(tasks), 12)
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        Tuning(game, EXPLORING, Stopping(), tmp_path / "parts", again.append, Counted()).run()
    assert len((tmp_path / "parts" / "nundinae-1.jsonl").read_text(encoding="utf-8").splitlines()) == 12
    with pytest.raises(Refusal, match="--resume"):
        Tuning(game, EXPLORING, Here(), tmp_path / "parts", again.append, Counted())
    counted = Counted()
    Tuning(game, EXPLORING, Here(), tmp_path / "parts", again.append, counted, resume=True).run()
    assert again == told
    assert counted.rows[0] == (30, 30)
    weights = [(tmp_path / part / "nundinae-1.toml").read_text(encoding="utf-8") for part in ("whole", "parts")]
    assert weights[0] == weights[1]
