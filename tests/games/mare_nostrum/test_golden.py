"""Whole games that must play the same for ever, and how random games end."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from functools import cache

import pytest

from tabularium.games.mare_nostrum.game import GAME
from tabularium.kernel.acta import read_acta
from tabularium.kernel.play import play_at_random
from tabularium.kernel.rng import sfc32
from tests.games.golden import golden, played_again
from tests.games.mare_nostrum.scenario import Scene
from tests.marks import rule


@pytest.mark.parametrize("name", golden(GAME))
def test_a_golden_game_plays_the_same(name: str) -> None:
    played_again(GAME, name)


def test_the_golden_games_end_in_all_ways() -> None:
    endings = {read_acta(text).last("result").split()[0] for text in golden(GAME).values()}
    assert endings == {"pyramids", "fifth_hm", "military", "titles"}


@cache
def random_endings(seats: int, limit: str) -> Counter[str]:
    """How games by even chance end, each within its rounds."""
    endings: Counter[str] = Counter()
    for seed in range(30):
        s = GAME.new(seats, {"max_rounds": limit}, rng=seed)
        play_at_random(s, sfc32(seed), False, GAME.bound(seats, s.options))
        assert s.over
        assert s.round <= {"thirty": 30, "none": 400}[limit]
        endings[GAME.outcome(s).ending] += 1
    return endings


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_random_games_end_by_the_limit_of_rounds(seats: int, record_property: Callable[[str, object], None]) -> None:
    endings = random_endings(seats, "thirty")
    record_property("endings", dict(endings.most_common()))
    assert set(endings) <= {"pyramids", "fifth_hm", "military", "titles", "rounds"}


@pytest.mark.parametrize("ending", ["titles", "fifth_hm", "pyramids", "rounds"])
def test_random_games_end_in_this_way(ending: str) -> None:
    """All but four great cities: nobody takes and holds them by chance; a golden game shows that ending."""
    assert sum(random_endings(seats, "thirty")[ending] for seats in (3, 4, 5)) > 0


@rule("MN-H2")
def test_without_a_limit_random_games_end_in_a_victory() -> None:
    assert set(random_endings(3, "none")) <= {"pyramids", "fifth_hm", "military", "titles"}


@rule("MN-H2")
def test_without_a_limit_the_game_still_ends_after_four_hundred_rounds() -> None:
    scene = Scene(3, round=400).titles(1, 2, 3).owns(2, "spartacus")
    assert end_of_round(scene) == ("rounds", [2])
    assert end_of_round(Scene(3, round=399).titles(1, 2, 3)) == ("", [])


def end_of_round(scene: Scene) -> tuple[str, list[int]]:
    """All Titles stay with those who hold them."""
    scene.claims()
    while scene.waits().startswith("award_title"):
        holder = scene.waits().split()[1]
        scene.play(f"{holder} award {holder}")
    return scene.won()
