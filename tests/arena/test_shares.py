"""Shares, intervals and the test that knows when to stop."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tabularium.arena.match import GameResult, Task, play_task, played
from tabularium.arena.shares import across, compared, pair_shares, share_of, verdict, wins_of
from tabularium.arena.study import rate


def game(
    number: int, lineup: tuple[str, ...], ranks: tuple[int, ...], roles: tuple[int, ...] = (0, 0, 0, 0)
) -> GameResult:
    n = len(lineup)
    zero = (0,) * n
    return GameResult(
        number, lineup, 0, ranks, zero, ((0,),) * n, (0.0,) * n, roles, "points", "", 1, 1, 0, (0.0,) * n, 0.0, zero
    )


def test_seats_of_two_bots_are_compared() -> None:
    assert compared(game(0, ("a", "b", "a", "b"), (1, 2, 3, 4)), "a", "b") == (3.0, 4)
    assert compared(game(0, ("a", "b"), (1, 1)), "a", "b") == (0.5, 1)


def test_where_all_losers_are_equal_the_side_of_the_winner_has_won() -> None:
    assert compared(game(0, ("a", "b", "a", "b"), (2, 1, 2, 2)), "a", "b") == (0.0, 2)


def test_roles_are_compared_with_their_like() -> None:
    roles = (1, 0, 0, 0)
    one = game(0, ("a", "b", "a", "b"), (1, 4, 2, 3), roles)
    twin = game(1, ("b", "a", "b", "a"), (2, 1, 3, 4), roles)
    assert compared(one, "a", "b", 0) == (2.0, 2)  # the third seat against the second and the fourth
    assert across(one, twin, "a", "b") == (1.0, 1)  # first as Imperium Maius against second
    assert pair_shares([one, twin], "a", "b", True) == [pytest.approx((2 + 1 + 1) / (2 + 1 + 2))]


def test_an_interval_narrows_and_never_leaves_the_scale() -> None:
    few, many = share_of([1.0, 0.5, 1.0, 0.0]), share_of([1.0, 0.5, 1.0, 0.0] * 20)
    assert few.value == many.value == 0.625
    assert many.high - many.low < few.high - few.low
    sure = share_of([1.0] * 10)
    assert sure.high == 1.0
    assert 0.7 < sure.low < 1.0


def test_the_test_stops_when_it_is_sure() -> None:
    assert verdict([1.0] * 4, 0.65) == ""
    assert verdict([0.9, 0.8, 1.0, 0.7] * 4, 0.65) == "passed"
    assert verdict([0.3, 0.5, 0.4, 0.2] * 4, 0.65) == "failed"
    assert verdict([0.0, 1.0, 0.2, 1.0] * 4, 0.60) == ""


def test_a_share_of_tries_has_wilsons_interval() -> None:
    share = rate(8, 10)
    assert (round(share.low, 3), round(share.high, 3)) == (0.490, 0.943)  # Wilson 1927, z = 1.96


def test_the_same_task_is_the_same_game() -> None:
    task = Task(0, "nundinae", ("senator@8", "plebeian@8"), 5, record=True)
    one, other = play_task(task), play_task(task)
    assert one.acta == other.acta
    assert one.ranks == other.ranks


def test_wins_without_luck_are_wins_less_what_was_luck() -> None:
    """The games, and so the verdict of the test, are the same as without."""
    tasks = [
        Task(n, "nundinae", ("plebeian@4sims", "random") if n % 2 else ("random", "plebeian@4sims"), n // 2)
        for n in range(12)
    ]
    plain = [play_task(task) for task in tasks]
    measured = [play_task(replace(task, luck=True)) for task in tasks]
    assert [game.ranks for game in measured] == [game.ranks for game in plain]
    assert pair_shares(measured, "plebeian@4sims", "random", False) == pair_shares(
        plain, "plebeian@4sims", "random", False
    )
    assert all(game.luck == () for game in plain)
    assert any(any(game.luck) for game in measured)
    luck = [game.luck[game.lineup.index("plebeian@4sims")] for game in measured]
    wins, less = wins_of(measured, "plebeian@4sims", False), wins_of(measured, "plebeian@4sims", True)
    assert less.value == pytest.approx(wins.value - sum(luck) / len(luck))
    assert played(measured[0].plain()).luck == measured[0].luck
