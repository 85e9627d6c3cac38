from __future__ import annotations

from importlib import import_module
from typing import Any

import pytest

from tabularium.arena import bench
from tabularium.arena.bench import Tally, catanatron_player, catanatron_seats, middle_states, our_player, play_for
from tabularium.games.nundinae.game import GAME
from tabularium.games.nundinae.state import Market
from tabularium.kernel.play import legal, next_seat, play, play_at_random
from tabularium.kernel.rng import Rng, sfc32
from tabularium.kernel.state import State


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
    monkeypatch.setattr(bench, "process_time", Clock())
    tally = Tally()
    play_for(1.5, three_decisions, tally)
    assert tally == Tally(games=2, decisions=6, seconds=2.0)
    assert (tally.decisions_per_s, tally.games_per_s, tally.decisions_per_game) == (3.0, 1.0, 3.0)


def test_both_sides_get_the_same_time_in_turn(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "process_time", Clock())
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


def test_only_real_decisions_of_catanatron_count(monkeypatch: pytest.MonkeyPatch) -> None:
    catan: Any = import_module("catanatron.game").Game
    execute = catan.execute
    options = []

    def counting(game: Any, action: Any, validate_action: bool = True) -> Any:
        options.append(len(game.state.playable_actions))
        return execute(game, action, validate_action)

    monkeypatch.setattr(catan, "execute", counting)
    decisions = catanatron_player(2)(0)
    assert decisions == sum(n >= 2 for n in options)
    assert 50 < decisions < len(options)


def test_only_real_decisions_of_ours_count_and_nobody_talks(monkeypatch: pytest.MonkeyPatch) -> None:
    talks = []

    def playing(s: State, rng: Rng, talk: bool, most: int) -> int:
        talks.append(talk)
        return play_at_random(s, rng, talk, most)

    monkeypatch.setattr(bench, "play_at_random", playing)
    assert our_player(GAME, 2)(0) == real_decisions(0)
    assert talks == [False]


def real_decisions(number: int) -> int:
    """The same game, counted by hand."""
    s: State = GAME.new(2, rng=number)
    rng = sfc32(number)
    options = []
    while not s.over:
        moves = legal(s, next_seat(s))
        options.append(len(moves))
        play(s, next_seat(s), moves[rng.below(len(moves))])
    return sum(n >= 2 for n in options)
