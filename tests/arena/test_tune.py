"""Learning weights: what decides games is found, and only what wins is kept."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tabularium.arena.fitting import fit
from tabularium.arena.match import Played
from tabularium.kernel.box import read_toml
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.rng import sfc32

GAMES = [game for game in shelf().values() if not game.example]
LEARNED = [game for game in GAMES if "rounds" in game.weights_file.read_text(encoding="utf-8")]


def ended(number: int, rows: list[list[float]], worth: tuple[float, ...]) -> Played:
    n = len(worth)
    zero = (0,) * n
    return Played(
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
    text = game.weights_file.read_text(encoding="utf-8")
    other = tmp_path / "other.toml"
    other.write_text(re.sub(r"= \[[-\d., ]+\]", "= [1.0, 2.0]", text), encoding="utf-8")
    judge = game.judge_with(other)
    assert judge.early == [1.0] * len(judge.terms)
    assert judge.late == [2.0] * len(judge.terms)
    assert game.judge.early != judge.early
