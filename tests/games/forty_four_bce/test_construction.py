"""The construction phase (section 3)."""

from __future__ import annotations

import pytest

from tests.games.forty_four_bce.scenario import FIRST, GAME, SECOND, THIRD, Scene
from tests.marks import rule


@rule("BC-3.1")
def test_a_turn_is_one_build_one_activation_or_a_pass() -> None:
    table = Scene(3).board(FIRST, owns=["macellum"], cubes={"social": 2}).begin("construction")
    assert {offer.split()[0] for offer in table.offers(1)} == {"pass", "build", "activate"}
    table.play("1 build forum")
    assert table.turn == 2
    table.play("2 pass").play("3 pass").play("1 activate macellum")
    assert table.turn == 1  # the only one left


@rule("BC-3.2")
def test_who_passed_is_out_and_the_phase_ends_when_all_have() -> None:
    table = Scene(3).begin("construction")
    table.play("1 pass").play("2 build forum").play("3 build forum")
    assert table.turn == 2
    table.play("2 pass").play("3 pass")
    assert table.s.agenda[-1].name == "enrolment"  # production went by itself


@rule("BC-3.3")
def test_building_costs_denarii_and_an_architect() -> None:
    table = Scene(3).board(FIRST, denarii=3).begin("construction")
    table.play("1 build aerarium")
    assert table.s.denarii[FIRST] == 2  # 3 - 3, and its own 2
    assert table.s.reserve[FIRST] == 12
    assert table.owned(FIRST) == ["aerarium"]
    assert table.slots("aerarium") == 1
    table.play("2 pass").play("3 pass")
    table.board(FIRST, denarii=1)
    assert table.refusal("1 build regia") == "BC-3.3"
    assert "build regia" not in table.offers(1)
    assert "build forum" in table.offers(1)


@rule("BC-3.4")
def test_without_an_architect_nothing_can_be_built() -> None:
    table = Scene(3).board(FIRST, reserve=0, owns=["macellum"], cubes={"social": 2}).begin("construction")
    assert table.refusal("1 build forum") == "BC-3.4"
    assert table.offers(1) == ["pass", "activate macellum"]
    table = Scene(3).board(FIRST, reserve=0).begin("construction")
    assert table.told("passed") == [(FIRST,)]  # who can only pass is not asked


@rule("BC-3.5")
def test_slots_four_and_five_open_with_that_many_players() -> None:
    three = Scene(3).board(SECOND, owns=["regia"]).board(THIRD, owns=["regia"]).begin("construction")
    assert three.refusal("1 build regia") == "BC-3.9"
    four = Scene(4).board(SECOND, owns=["regia"]).board(THIRD, owns=["regia"]).begin("construction")
    four.play("1 build regia")
    assert four.slots("regia") == 0


@rule("BC-3.6")
@pytest.mark.parametrize(("seats", "slots"), [(2, (3, 2, 1)), (3, (3, 2, 1)), (4, (4, 3, 1)), (5, (5, 4, 1))])
def test_open_slots_by_kind_and_players(seats: int, slots: tuple[int, int, int]) -> None:
    s = GAME.new(seats, {}, 0)
    for kind in (0, 1, 2):
        assert {s.slots[i] for i in s.laid if s.box.kind[i] == kind} == {slots[kind]}


@rule("BC-3.7")
def test_one_architect_on_each_statue_and_era_structure() -> None:
    table = Scene(3).lay("regia", "statue_mars").board(FIRST, owns=["regia"])
    table.s.built[FIRST] = 0  # came there by moving
    table.s.slots[table.box.structures.index("statue_mars")] = 2  # as if there were room
    table.board(FIRST, owns=["statue_mars"])
    table.s.built[FIRST] = 0
    table.begin("construction")
    assert table.refusal("1 build regia") == "BC-3.7"
    assert table.refusal("1 build statue_mars") == "BC-3.7"
    assert table.offers(1) == ["pass", "build forum", "build castrum", "build villa", "build temple"]


@rule("BC-3.8")
def test_fixed_structures_take_several_architects_each_paid_for() -> None:
    table = Scene(3).begin("construction")
    table.play("1 build temple").play("2 pass").play("3 pass").play("1 build temple")
    assert table.owned(FIRST) == ["temple", "temple"]
    assert table.s.denarii[FIRST] == 3


@rule("BC-3.9")
def test_a_full_structure_cannot_be_built() -> None:
    table = Scene(3).board(SECOND, owns=["forum", "forum", "statue_juno"]).board(THIRD, owns=["forum"])
    table.begin("construction")
    assert table.refusal("1 build forum") == "BC-3.9"
    assert table.refusal("1 build statue_juno") == "BC-3.9"
    assert "build forum" not in table.offers(1)


@rule("BC-3.10")
@pytest.mark.parametrize(("year", "allowed"), [(1, (1,)), (2, (1,)), (3, (1, 2)), (4, (1, 2)), (5, (1, 2, 3))])
def test_tiles_are_built_from_their_era_on(year: int, allowed: tuple[int, ...]) -> None:
    table = Scene(3, year=year).begin("construction")
    for era, tile in ((1, "horreum"), (2, "navalia"), (3, "castra_urbana")):
        if era in allowed:
            assert f"build {tile}" in table.offers(1)
        else:
            assert table.refusal(f"1 build {tile}") == "BC-3.10"
    assert "build statue_apollo" in table.offers(1)


@rule("BC-3.11")
def test_lightning_strikes_each_builder_once_and_is_never_activated() -> None:
    table = Scene(3, year=3).board(FIRST, denarii=5).begin("construction")
    table.play("1 build thermae_agrippae")
    assert table.cubes(FIRST) == {"political": 1, "military": 1, "social": 1, "support": 1}
    table.play("2 build thermae_agrippae")
    assert table.cubes(SECOND) == {"political": 1, "military": 1, "social": 1, "support": 1}
    assert table.cubes(FIRST) == {"political": 1, "military": 1, "social": 1, "support": 1}
    table.play("3 pass")
    assert table.refusal("1 activate thermae_agrippae") == "BC-3.11"


@rule("BC-3.12")
def test_lightning_is_mandatory_as_far_as_the_supply_allows() -> None:
    table = Scene(3).supply(denarii=0).board(SECOND, denarii=3)
    table.s.mint = 0
    table.begin("construction").play("1 build aerarium")
    assert table.told("denarii") == [(FIRST, 2)]  # paid 3 into an empty mint, took 2 of them
    table = Scene(3, year=3).supply(support=0, social=0).begin("construction")
    table.play("1 build thermae_agrippae")
    assert table.cubes(FIRST) == {"political": 1, "military": 1}


@rule("BC-3.13")
def test_only_construction_structures_are_activated_also_new_ones() -> None:
    table = Scene(3).board(FIRST, owns=["tabularium", "forum"], cubes={"social": 2}).begin("construction")
    assert table.refusal("1 activate tabularium") == "BC-3.13"
    assert table.refusal("1 activate forum") == "BC-3.13"
    table.play("1 build macellum").play("2 pass").play("3 pass")
    assert "activate macellum" in table.offers(1)


@rule("BC-3.14")
def test_a_structure_that_would_change_nothing_is_not_activated() -> None:
    table = Scene(3).board(FIRST, owns=["macellum"], cubes={"social": 1}).begin("construction")
    assert table.refusal("1 activate macellum") == "BC-3.14"
    assert "activate macellum" not in table.offers(1)
    table.board(FIRST, cubes={"support": 1})
    assert "activate macellum" in table.offers(1)


@rule("BC-3.15")
def test_statues_wait_for_the_end() -> None:
    table = Scene(3).board(FIRST, owns=["statue_fortuna"], cubes={"social": 3}).begin("construction")
    assert table.refusal("1 activate statue_fortuna") == "BC-3.15"
    assert table.s.imperium[FIRST] == 0


@rule("BC-3.16")
def test_effects_spend_cubes_and_face_up_loyalty_of_the_board_only() -> None:
    table = Scene(3, year=5).board(FIRST, owns=["basilica_iulia"], down=["loyalty"], collegium=["loyalty"])
    table.begin("construction")
    assert "activate basilica_iulia" not in table.offers(1)
    table.board(FIRST, up=["loyalty"])
    table.play("1 activate basilica_iulia")
    assert table.up(FIRST) == []
    assert table.down(FIRST) == ["loyalty"]
    assert table.s.denarii[FIRST] == 6
    table = Scene(3).board(FIRST, owns=["macellum"], cubes={"social": 1, "support": 2}).begin("construction")
    table.play("1 activate macellum")
    assert table.refusal("1 spend 0 political 0 military 2 social 0 support") == "BC-3.16"


@rule("BC-3.17")
def test_an_era_structure_is_built_once_even_if_the_architect_has_left() -> None:
    table = Scene(3, year=3).board(FIRST, denarii=9, owns=["navalia"]).begin("construction")
    table.play("1 build aerarium").play("2 pass").play("3 pass")
    table.play("1 activate navalia").play("1 move from aerarium").play("1 move to forum")
    assert table.owned(FIRST) == ["forum", "navalia"]
    assert table.refusal("1 build aerarium") == "BC-3.17"
    assert "build aerarium" not in table.offers(1)


@rule("BC-3.17")
def test_a_statue_that_the_architect_has_left_can_be_built_again() -> None:
    table = Scene(3, year=3).board(FIRST, denarii=20, owns=["navalia"]).lay("navalia", "statue_mars")
    table.begin("construction").play("1 build statue_mars").play("2 pass").play("3 pass")
    table.play("1 activate navalia").play("1 move from statue_mars").play("1 move to forum")
    assert "build statue_mars" in table.offers(1)


def test_four_players_each_take_their_turn() -> None:
    table = Scene(4).begin("construction")
    table.play("1 pass", "2 pass", "3 pass", "4 pass")
    assert table.step == "enrolment"
