"""What random games get to see of a game."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tabularium.arena.coverage import Reach, functions_in, play_on, reach
from tabularium.kernel.game import find_game, shelf
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import State
from tabularium.kernel.tastes import Taste
from tests.games.age_of_rome import scenario as age_of_rome
from tests.games.ave_roma import scenario as ave_roma
from tests.games.forty_four_bce import scenario as forty_four_bce
from tests.games.forty_four_bce.scenario import FIRST
from tests.games.rome_and_roll import scenario as rome_and_roll
from tests.games.rome_and_roll.test_advisors import advised
from tests.games.rome_and_roll.test_end import STEALING, THREE
from tests.games.rome_and_roll.test_favours import saturn

GAMES = 300
TRIES = 40  # from each scene
MOVES = 20  # from there on


def fifth_card_of_a_war() -> State:
    scene = ave_roma.Scene().goods(1, surplus=4, wine=1).row("legatus", 5, "war_hannibal_5")
    return scene.owns(1, *(f"war_hannibal_{n}" for n in (1, 2, 3, 4))).play("1 worker 1, go legatus").s


def nobody_to_steal_from() -> State:
    scene = rome_and_roll.Scene(THREE, STEALING).stored(1, "brick stone stone fish").turn(1, "blue-1")
    return scene.build(1, "magistracy", "6,11 6,12 7,12 7,13").s


def two_favours() -> State:
    scene = advised("pontifex", "numerius", 4).favour("bacchus", 1).favour("mercury", 1)
    return scene.stored(1, "wood wood wood").turn(1, "blue-1").s


def full_hand() -> State:
    scene = age_of_rome.Scene(2, ("junia_secunda", "gaius_octavius")).own(1, anchor=1)
    scene.hand(1, "sundial sundial circinus falx")
    return scene.tiles("africa", commerce=1).action().play("1 place commerce", "1 close").s


def two_equesters() -> State:
    table = forty_four_bce.Scene(4).board(FIRST, up=["equester"] * 2)
    return table.resolve({FIRST: "play equester social 1; play equester social 1"}).s


# What chance comes to too seldom, and scenes a few moves before it.
SCENES: dict[str, dict[Callable[[], State], set[str]]] = {
    "age_of_rome": {full_hand: {"discard_card"}},
    "ave_roma": {fifth_card_of_a_war: {"choose_zone"}},
    "forty_four_bce": {two_equesters: {"add_authority"}},
    "rome_and_roll": {
        lambda: saturn().s: {"saturn_plan", "saturn_placement"},
        two_favours: {"another_favour"},
        nobody_to_steal_from: {"run"},
    },
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
    assert set(functions_in(found.game.folder).values()) >= {"score", "outcome"}


@pytest.mark.parametrize("name", SCENES)
def test_what_is_rare_is_reached_from_a_scene(name: str) -> None:
    functions = functions_in(find_game(name).folder)
    for scene, names in SCENES[name].items():
        found = Reach(find_game(name))
        for seed in range(TRIES):
            with found.listening():
                play_on(scene(), Taste(sfc32(seed), bent=False), MOVES)
        assert names <= {*found.steps, *(functions[place] for place in found.called & functions.keys())}


# What is called only when somebody is refused, asked or warned.
ASKED = {"forbids", "forbids_road", "refusal", "why_no_bribe", "explain", "candidates", "prompt_values", "in_hand"}
OTHER_BOXES = {"supply_has"}  # no structure of this box collects where it is asked whether one would act
MISSING = re.compile(r"(?:step|rule effects\.py:\d+) (\w+)")


@pytest.mark.long
@pytest.mark.parametrize("name", [game.id for game in shelf().values()])
def test_every_step_and_every_effect_of_every_game_is_reached(name: str) -> None:
    missing = {found[1] for line in reached(name, GAMES).missing() if (found := MISSING.fullmatch(line))}
    assert missing <= ASKED | OTHER_BOXES | set().union(*SCENES.get(name, {}).values())
