"""Influence in the zones (AV-7)."""

from __future__ import annotations

from tests.games.ave_roma.scenario import Scene
from tests.marks import rule

ONE = "war_hannibal_1"
TWO = "war_hannibal_4"
ALSO_TWO = "war_spartacus_4"


def spend(scene: Scene, *cards: str) -> Scene:
    """Seat 1 spends cards for influence in zone 2; it owns another one, so that every card is asked for."""
    scene.owns(1, *cards, "building_horrea_a").play("1 worker 2, go propraetor, half top, second influence")
    for card in cards:
        scene.play(f"1 spend {card}")
    return scene.play("1 stop")


@rule("AV-7.1")
def test_one_cube_per_zone_and_it_only_rises() -> None:
    scene = spend(Scene().cube(1, 2, 3), TWO)
    assert [scene.level(1, zone) for zone in (1, 2, 3, 4, 5)] == [-1, 5, -1, -1, -1]


@rule("AV-7.2")
def test_a_cube_off_the_board_enters_as_if_from_0() -> None:
    assert spend(Scene(), TWO).level(1, 2) == 2
    assert spend(Scene().cube(1, 2, 0), TWO).level(1, 2) == 2


@rule("AV-7.3")
def test_a_level_holds_one_cube_and_level_0_any_number() -> None:
    scene = spend(Scene().cube(2, 2, 1).cube(3, 2, 0), ONE)
    assert scene.level(1, 2) == 0
    assert scene.level(3, 2) == 0


@rule("AV-7.4")
def test_occupied_levels_are_passed_and_an_occupied_target_sends_the_cube_below() -> None:
    assert spend(Scene().cube(2, 2, 1), TWO).level(1, 2) == 2
    assert spend(Scene().cube(2, 2, 4).cube(3, 2, 3), TWO, ALSO_TWO).level(1, 2) == 2


@rule("AV-7.5")
def test_a_cube_never_goes_below_where_it_stands() -> None:
    scene = spend(Scene().cube(1, 2, 3).cube(2, 2, 4).cube(3, 2, 5), TWO)
    assert scene.level(1, 2) == 3


@rule("AV-7.6")
def test_a_first_cube_with_all_levels_taken_lands_on_0() -> None:
    assert spend(Scene().cube(2, 2, 2).cube(3, 2, 1), TWO).level(1, 2) == 0


@rule("AV-7.7")
def test_the_grey_track_ends_at_8() -> None:
    assert spend(Scene().cube(1, 2, 7), TWO).level(1, 2) == 8
    assert spend(Scene().cube(1, 2, 6).cube(2, 2, 8), TWO, ALSO_TWO).level(1, 2) == 7


@rule("AV-7.8")
def test_a_cube_may_stand_above_the_brown_one_during_play() -> None:
    scene = spend(Scene().brown(2, 1), TWO)
    assert scene.level(1, 2) == 2


@rule("AV-7.9")
def test_each_gain_is_a_move_of_its_own() -> None:
    """One influence from a patron, one from a bonus: 2 is taken, so both are lost; together they would reach 3."""
    scene = Scene().cube(1, 2, 1).cube(2, 2, 2).active(1, "patron_antonius").goods(1, surplus=2, denarii=4)
    scene.play("1 worker 2, go aedilis, use patron_antonius")
    assert scene.level(1, 2) == 1
    assert spend(Scene().cube(1, 2, 1).cube(2, 2, 2), ONE, "war_pyrrhus_2").level(1, 2) == 3  # cards spent together
