"""Chances that come true: what the report says of them, and what is fitted."""

from __future__ import annotations

import dataclasses
from math import exp, log
from pathlib import Path

import pytest

from tabularium.arena.calibration import (
    LEAST_GAMES,
    chances_at,
    check_not_fitted,
    fit,
    left_out,
    own_changes,
    report,
    tasks,
    without_shown,
    write,
)
from tabularium.arena.match import GameResult, TurnEnd, play_task, played
from tabularium.kernel.game import find_game
from tabularium.kernel.judging import Calibration
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.rng import sfc32

NUNDINAE = find_game("nundinae")


def game_of(number: int, looks: list[tuple[float, list[float]]], winner: int, plies: int = 3) -> GameResult:
    """A game of two: at each look how far it is, and what both see of the strengths. They move in turn."""
    zero = (0, 0)
    seen = tuple(
        TurnEnd(ply, (ply - 1) % 2 if ply else -1, 1 << ply % 2, progress, (tuple(strengths),) * 2)
        for ply, (progress, strengths) in enumerate(looks)
    )
    ranks = (1, 2) if winner == 0 else (2, 1)
    return GameResult(
        number, ("a", "a"), 0, ranks, zero, ((0,), (0,)), (0.0, 0.0), zero, "points", "", plies, 1, 0, (0.0, 0.0), 0.0,
        zero, looks=seen,
    )  # fmt: skip


def test_slopes_and_edges_are_taken_in_proportion() -> None:
    """A quarter of the way lies half way between the start and the middle."""
    steep = Calibration([0.0, 2.0, 2.0], [0.0, 0.0, 0.0])
    assert steep.chances([log(3), 0.0], 0.25, 0) == pytest.approx([0.75, 0.25])
    assert steep.chances([log(3), 0.0], 0.0, 0) == pytest.approx([0.5, 0.5])
    assert steep.chances([log(3), 0.0], 0.75, 0) == pytest.approx([0.9, 0.1])
    first = Calibration([1.0, 1.0, 1.0], [0.0, 0.0, log(3)])
    assert first.chances([0.0, 0.0], 1.0, 0b10) == pytest.approx([0.25, 0.75])
    assert first.chances([0.0, 0.0], 1.0, 0b11) == pytest.approx([0.5, 0.5])
    with pytest.raises(ValueError, match="3 slopes and 3 edges"):
        Calibration([1.0], [0.0])


def test_the_report_counts_what_was_said_against_who_won() -> None:
    """Said: 50, 75 and 90 % for the first seat, which won; each look is a third of the game."""
    game = game_of(0, [(0.0, [0.0, 0.0]), (0.5, [log(3), 0.0]), (0.9, [log(9), 0.0])], 0)
    found = report([game], [chances_at(game, {})])
    assert [one.mean for one in found.loss] == pytest.approx(
        [(log(2) + log(4 / 3) + log(10 / 9)) / 3, log(2), log(4 / 3), log(10 / 9)]
    )
    assert found.over_equal[2].mean == pytest.approx(log(4 / 3) - log(2))
    assert found.brier.mean == pytest.approx(2 * (0.25 + 0.0625 + 0.01) / 3)  # summed over both seats
    # the first seat moves from 50 to 75 %, the second from 25 to 10 %, the first from 90 to 100 %
    assert [one.mean for one in found.mover] == pytest.approx([(0.25 - 0.15 + 0.1) / 3, 0.25, -0.15, 0.1])
    assert found.sure_early == 0.0
    assert [(one.third, round(one.said, 2), one.won.mean) for one in found.tenths] == [
        (0, 0.5, 0.5),
        (1, 0.25, 0.0),
        (1, 0.75, 1.0),
        (2, 0.1, 0.0),
        (2, 0.9, 1.0),
    ]


def test_a_judge_that_says_too_much_gets_half_the_slope() -> None:
    """The true odds are the root of those that the strengths say."""
    pytest.importorskip("numpy")
    rng = sfc32(3)
    games = []
    for number in range(1200):
        strength = (rng.below(4001) - 2000) / 1000
        won = rng.below(100_000) / 100_000 < 1 / (1 + exp(-strength / 2))
        looks = [(progress, [strength, 0.0]) for progress in (0.0, 0.5, 1.0)]
        games.append(game_of(number, looks, 0 if won else 1))
    slopes = fit(games)[2].slopes
    assert sum(slopes) / 3 == pytest.approx(0.5, abs=0.1)
    raw, shown = (
        report(games, said).loss[0].mean for said in ([chances_at(one, {}) for one in games], left_out(games))
    )
    assert shown < min(raw, log(2))


def test_an_edge_takes_away_what_movers_gain_for_nothing() -> None:
    """Whoever has just moved looks better by 1 until the other has moved."""
    pytest.importorskip("numpy")
    games = []
    for number in range(LEAST_GAMES):
        looks = [(ply / 9, [1.0, 0.0] if ply % 2 else [0.0, 1.0] if ply else [0.0, 0.0]) for ply in range(10)]
        games.append(game_of(number, looks, number % 2, plies=10))
    assert max(own_changes(games, [1.0] * 3, [0.0] * 3)) > 0.2
    fitted = fit(games)[2]
    assert [abs(change) < 0.01 for change in own_changes(games, fitted.slopes, fitted.edges)] == [True] * 3
    assert all(edge > 0 for edge in fitted.edges)


def test_too_few_games_fit_nothing() -> None:
    with pytest.raises(Refusal, match="too few"):
        fit([game_of(0, [(0.0, [0.0, 0.0])], 0)] * (LEAST_GAMES - 1))


def test_a_calibration_is_kept_and_not_judged_on_its_own_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = tmp_path / "weights.toml"
    before = NUNDINAE.weights_file.read_text(encoding="utf-8")
    file.write_text(before, encoding="utf-8")
    game = dataclasses.replace(NUNDINAE)
    monkeypatch.setattr(type(game), "weights_file", file)
    calibration = Calibration([0.25, 0.5, 1.0], [0.0, -0.125, 0.5])
    for _ in range(2):  # the second time in place of the first
        write(game, {2: calibration}, "senator", 50, 100)
    assert without_shown(file.read_text(encoding="utf-8")) == without_shown(before)
    assert game.judge.calibrations[2].slopes == [0.25, 0.5, 1.0]
    assert game.judge.calibrations[2].edges == [0.0, -0.125, 0.5]
    with pytest.raises(Refusal, match="from --seed 150"):
        check_not_fitted(game, "senator", 10, 149)
    check_not_fitted(game, "senator", 10, 150)
    check_not_fitted(game, "senator", 10, 90)
    check_not_fitted(game, "plebeian", 10, 100)


def test_a_game_is_looked_at_where_turns_end() -> None:
    found = play_task(next(tasks(NUNDINAE, "senator@2sims", [3], 1, 5)))
    assert played(found.plain()) == found
    assert found.looks[0].moved == -1
    assert {look.moved for look in found.looks[1:]} == {0, 1, 2}
    assert all(len(look.strengths) == 3 for look in found.looks)
