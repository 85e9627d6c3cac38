"""The action phase and QUAESTOR (AV-3, AV-4)."""

from __future__ import annotations

import pytest

from tests.games.ave_roma.scenario import Scene
from tests.marks import rule


@rule("AV-3.1")
def test_seats_act_in_turn_until_all_have_passed() -> None:
    scene = Scene(3)
    scene.play("1 worker 1, go quaestor, confirm", "2 pass", "3 worker 1, go quaestor, confirm")
    assert scene.waits() == "choose_worker_or_pass 1"
    scene.play("1 pass", "3 worker 2, go training, space 1, confirm", "3 pass")
    assert scene.s.round == 2


@rule("AV-3.2")
def test_a_worker_takes_a_free_space_and_acts_at_once() -> None:
    scene = Scene(3).play("1 worker 3, go quaestor")
    assert scene.on("quaestor") == "3 0 0 0 0"
    assert scene.denarii(1) == 6
    full = Scene(3).at("quaestor", "1 1 1")
    assert full.refusal("1 worker 3, go quaestor") == "AV-3.2"


@rule("AV-3.3")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
@pytest.mark.parametrize("location", ["quaestor", "aedilis", "mercator", "propraetor", "roma"])
def test_locations_have_as_many_spaces_as_players(seats: int, location: str) -> None:
    def scene(workers: int) -> Scene:
        made = Scene(seats).goods(1, wood=3, cattle=3, denarii=9, surplus=3)
        return made.at(location, " ".join(["1"] * workers)).play("1 worker 2")

    assert f"go {location}" in scene(seats - 1).offers()
    assert scene(seats).refusal(f"1 go {location}") == "AV-3.2"


@rule("AV-3.4")
def test_rows_have_a_space_beside_each_card_whatever_the_number_of_players() -> None:
    scene = Scene(2).goods(1, wood=3, cattle=3, wheat=3, stone=3, wine=3, denarii=9).workers(1, "5 5 5 5")
    scene.play("1 worker 5, go aedificator, slot 2, confirm, neutral 1 quaestor", "2 pass, neutral 1 quaestor")
    scene.play("1 worker 5, go aedificator, slot 5, pay wood, confirm, neutral 2 quaestor", "2 neutral 2 aedilis")
    scene.goods(1, wood=3, cattle=3, wheat=3, stone=3, wine=3, denarii=9)
    scene.play("1 worker 5, go aedificator, slot 3, confirm, neutral 3 aedilis")
    assert scene.on("aedificator") == "0 5 5 0 5"


@rule("AV-3.5")
def test_one_player_may_hold_several_spaces_of_a_location() -> None:
    scene = Scene(3).play("1 worker 1, go quaestor, confirm", "2 pass", "3 pass", "1 worker 2, go quaestor, confirm")
    assert scene.on("quaestor") == "1 2 0 0 0"


@rule("AV-3.6")
def test_the_value_names_the_zone_or_must_fit_the_slot() -> None:
    scene = Scene(3).zone(2, "zone_asia").goods(1, wood=1, wheat=2)  # stone stone / wine wine
    for value in (1, 2, 3, 4, 5):
        for location in ("quaestor", "training"):
            assert f"go {location}" in Scene(3).play(f"1 worker {value}").offers()
    assert scene.refusal("1 worker 1, go aedificator") == "AV-8.2"  # slot 5 takes a 1, slot 2 not
    scene.play("1 go aedilis, confirm")
    assert scene.stock(1) == "2 wood, 1 stone, 1 cattle, 2 wheat, 1 iron"  # zone 1
    other = Scene(3).zone(2, "zone_asia").play("1 worker 2, go aedilis, confirm")
    assert other.stock(1) == "2 stone, 2 wine"


@rule("AV-3.7")
def test_only_what_can_be_completed_may_be_started() -> None:
    """Sulla gives 2 denarii at LEGATUS: with him a war that costs 2 is in reach, and he has to be used."""
    poor = Scene(3).goods(1, surplus=2)
    assert poor.refusal("1 worker 3, go legatus") == "AV-8.2"
    helped = Scene(4).goods(1, surplus=2).active(1, "patron_sulla")
    helped.play("1 worker 3, go legatus")
    assert helped.waits() == "confirm_turn 1"  # he was used, there was no other way
    assert helped.left(1) == "war_spartacus_2"
    assert helped.stock(1) == ""


@rule("AV-3.7")
def test_a_needed_effect_keeps_the_window_open() -> None:
    scene = Scene(5).goods(1, surplus=2, denarii=1).active(1, "patron_sulla", "patron_aurelia")
    scene.play("1 worker 3, go legatus, slot 2")
    assert scene.offers() == ["use patron_sulla", "use patron_aurelia"]
    assert scene.refusal("1 continue") == "AV-3.7"


@rule("AV-3.7")
def test_a_worker_without_any_placement_is_not_offered() -> None:
    scene = Scene(3).at("quaestor", "1 1 1").goods(1, denarii=0)
    scene.zone(1, "").zone(2, "zone_baetica").training(1, 1, 1, ready=False).workers(1, "1 2")
    assert scene.offers() == ["pass", "worker 2"]
    assert scene.refusal("1 worker 1") == "AV-3.7"


@rule("AV-3.8")
def test_equal_workers_may_use_the_same_zone_again() -> None:
    scene = Scene(3).workers(1, "2 2 2")
    scene.play("1 worker 2, go aedilis, confirm", "2 pass", "3 pass")
    scene.goods(1, denarii=4).play("1 worker 2, go aedilis, confirm, worker 2, go propraetor, half top")
    assert scene.on("aedilis") == "2 2 0 0 0"


@rule("AV-3.9")
def test_passing_scores_a_point_for_each_worker_kept() -> None:
    scene = Scene(3).play("1 worker 5, go quaestor, confirm", "2 pass", "3 pass", "1 pass")
    assert scene.points(2) == 5
    assert scene.points(1) == 4
    assert scene.hand(2) == "1 2 3 4 5"


@rule("AV-3.10")
def test_who_has_passed_takes_no_further_turn() -> None:
    scene = Scene(3).play("1 pass", "2 worker 1, go quaestor, confirm", "3 worker 1, go quaestor, confirm")
    assert scene.waits() == "choose_worker_or_pass 2"


@rule("AV-3.11")
def test_a_seat_may_always_pass_and_passes_by_itself_if_it_can_do_nothing() -> None:
    assert Scene(3).offers()[:2] == ["pass", "worker 1"]
    scene = Scene(3).workers(2, "").play("1 pass")
    assert scene.waits() == "choose_worker_or_pass 3"
    stuck = Scene(3).workers(2, "1 1").zone(1, "").at("quaestor", "1 1 1").training(2, 1, 1, ready=False)
    stuck.play("1 pass")
    assert stuck.waits() == "choose_worker_or_pass 3"
    assert stuck.points(2) == 2


@rule("AV-3.12", "AV-3.13")
def test_ready_trained_workers_are_unused_workers_but_not_those_sent_this_round() -> None:
    scene = Scene(3).workers(1, "4").training(1, 2, 5).training(1, 3, 1, ready=False)
    scene.play("1 pass")
    assert scene.points(1) == 2
    assert scene.hand(1) == "4 5"
    assert scene.trained(1) == "0 0 1* 0"


@rule("AV-3.14")
def test_a_worker_is_never_placed_just_to_block() -> None:
    """A high card that nobody can pay: the worker may not even stand there."""
    scene = Scene(3).zone(1, "zone_sardinia", high=True)
    assert scene.refusal("1 worker 1, go propraetor") == "AV-6.6"
    assert scene.on("propraetor") == "0 0 0 0 0"


@rule("AV-3.15")
def test_the_next_player_is_the_next_in_turn_order() -> None:
    scene = Scene(3).order(1, 3, 2).play("1 pass")
    assert scene.waits() == "choose_worker_or_pass 3"


@rule("AV-4.1")
@pytest.mark.parametrize(("value", "denarii"), [(1, 2), (2, 4), (3, 6)])
def test_quaestor_pays_twice_the_value(value: int, denarii: int) -> None:
    assert Scene(3).play(f"1 worker {value}, go quaestor").denarii(1) == denarii


@rule("AV-4.2")
def test_quaestor_pays_for_the_value_chosen() -> None:
    scene = Scene(3).training(1, 2, 2).play("1 trained 2, as 4, go quaestor")
    assert scene.denarii(1) == 8
