from __future__ import annotations

import pytest

from tabularium.arena import bench
from tabularium.arena.bench import Tally, catanatron_player, catanatron_seats, middle_states, our_player, play_for
from tabularium.games.nundinae.game import GAME
from tabularium.games.nundinae.state import Market


class Clock:
    """Every look at it takes a second."""

    def __init__(self) -> None:
        self.time = 0.0

    def __call__(self) -> float:
        self.time += 1.0
        return self.time


def three_decisions(number: int) -> int:
    return 3


def test_the_last_game_counts_to_its_end(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "perf_counter", Clock())
    tally = Tally()
    play_for(1.5, three_decisions, tally)
    assert tally == Tally(games=2, decisions=6, seconds=2.0)
    assert (tally.decisions_per_s, tally.games_per_s, tally.decisions_per_game) == (3.0, 1.0, 3.0)


def test_both_sides_get_the_same_time_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "perf_counter", Clock())
    course = []

    def ours(number: int) -> int:
        course.append("o")
        return 4

    def theirs(number: int) -> int:
        course.append("t")
        return 2

    tallies = bench.side_by_side(ours, theirs, 6.0)
    assert "".join(course) == "ot" + "ot" * 3  # the first of each only warms up
    assert tallies == (Tally(3, 12, 3.0), Tally(3, 6, 3.0))


def test_our_games_are_the_same_every_time() -> None:
    assert [our_player(GAME, 2)(number) for number in range(5)] == [our_player(GAME, 2)(number) for number in range(5)]


def test_states_to_copy_come_from_all_along_the_game() -> None:
    days = {s.day for s in middle_states(GAME, 2, every=2) if isinstance(s, Market)}
    assert days == {1, 2}


@pytest.mark.parametrize(("seats", "theirs"), [(1, 2), (2, 2), (3, 3), (4, 4), (5, 4)])
def test_catan_is_for_two_to_four(seats: int, theirs: int) -> None:
    assert catanatron_seats(seats) == theirs


def test_catanatron_plays_whole_games() -> None:
    player = catanatron_player(2)
    assert player(0) == player(0) > 50
