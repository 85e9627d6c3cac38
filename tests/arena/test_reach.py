"""What random games get to see of a game."""

from __future__ import annotations

import pytest

from tabularium.arena.reach import Reach, functions_of, reach
from tabularium.kernel.game import find_game, shelf

GAMES = 300
RARE = {  # each has a rule test of its own; too seldom for chance
    "ave_roma": {"choose_zone"},
    "rome_and_roll": {"another_favour", "saturn_placement", "saturn_plan"},
}


def reached(name: str, games: int) -> Reach:
    game = find_game(name)
    *_, found = reach(game, game.player_counts, games, 0)
    return found


def test_all_of_a_small_game_is_reached() -> None:
    assert list(reached("nundinae", 60).missing()) == ["event reopened"]  # nobody takes a sealed bid up again by chance


def test_what_is_not_reached_is_named() -> None:
    found = Reach(find_game("nundinae"))
    missing = list(found.missing())
    assert "step veto" in missing
    assert "event bid" in missing
    assert any(line.startswith("rule scoring.py:") and line.endswith(" outcome") for line in missing)
    assert set(functions_of(found.game.folder).values()) >= {"score", "outcome"}


@pytest.mark.long
@pytest.mark.parametrize("name", [game.id for game in shelf().values()])
def test_every_step_of_every_game_is_reached(name: str) -> None:
    steps = {line.removeprefix("step ") for line in reached(name, GAMES).missing() if line.startswith("step ")}
    assert steps <= RARE.get(name, set())
