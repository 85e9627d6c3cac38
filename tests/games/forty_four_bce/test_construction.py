"""The construction phase (section 3)."""

from __future__ import annotations

import pytest

from tests.games.forty_four_bce.scenario import FIRST, FOURTH, GAME, SECOND, THIRD, Scenario
from tests.marks import rule


@rule("BC-3.1")
def test_a_turn_is_one_build_one_activation_or_a_pass() -> None:
    table = Scenario(3).board(FIRST, owns=["macellum"], cubes={"social": 2}).begin("construction")
    assert {offer.split()[0] for offer in table.offers(FIRST)} == {"pass", "build", "activate"}
    table.play(FIRST, "build forum")
    assert table.turn == SECOND
    table.play(SECOND, "pass").play(THIRD, "pass").play(FIRST, "activate macellum")
    assert table.turn == FIRST  # the only one left


@rule("BC-3.2")
def test_who_passed_is_out_and_the_phase_ends_when_all_have() -> None:
    table = Scenario(3).begin("construction")
    table.play(FIRST, "pass").play(SECOND, "build forum").play(THIRD, "build forum")
    assert table.turn == SECOND
    table.play(SECOND, "pass").play(THIRD, "pass")
    assert table.s.agenda[-1].name == "enrolment"  # production went by itself


@rule("BC-3.3")
def test_building_costs_denarii_and_an_architect() -> None:
    table = Scenario(3).board(FIRST, denarii=3).begin("construction")
    table.play(FIRST, "build aerarium")
    assert table.s.denarii[FIRST] == 2  # 3 - 3, and its own 2
    assert table.s.reserve[FIRST] == 12
    assert table.owned(FIRST) == ["aerarium"]
    assert table.slots("aerarium") == 1
    table.play(SECOND, "pass").play(THIRD, "pass")
    table.board(FIRST, denarii=1)
    assert table.refused(FIRST, "build regia") == "BC-3.3"
    assert "build regia" not in table.offers(FIRST)
    assert "build forum" in table.offers(FIRST)


@rule("BC-3.4")
def test_without_an_architect_nothing_can_be_built() -> None:
    table = Scenario(3).board(FIRST, reserve=0, owns=["macellum"], cubes={"social": 2}).begin("construction")
    assert table.refused(FIRST, "build forum") == "BC-3.4"
    assert table.offers(FIRST) == ["pass", "activate macellum"]
    table = Scenario(3).board(FIRST, reserve=0).begin("construction")
    assert table.told("passed") == [(FIRST,)]  # who can only pass is not asked


@rule("BC-3.5")
def test_slots_four_and_five_open_with_that_many_players() -> None:
    three = Scenario(3).board(SECOND, owns=["regia"]).board(THIRD, owns=["regia"]).begin("construction")
    assert three.refused(FIRST, "build regia") == "BC-3.9"
    four = Scenario(4).board(SECOND, owns=["regia"]).board(THIRD, owns=["regia"]).begin("construction")
    four.play(FIRST, "build regia")
    assert four.slots("regia") == 0


@rule("BC-3.6")
@pytest.mark.parametrize(("seats", "slots"), [(2, (3, 2, 1)), (3, (3, 2, 1)), (4, (4, 3, 1)), (5, (5, 4, 1))])
def test_open_slots_by_kind_and_players(seats: int, slots: tuple[int, int, int]) -> None:
    s = GAME.new(seats, {}, 0)
    for kind in (0, 1, 2):
        assert {s.slots[i] for i in s.laid if s.box.kind[i] == kind} == {slots[kind]}


@rule("BC-3.7")
def test_one_architect_on_each_statue_and_era_structure() -> None:
    table = Scenario(3).lay("regia", "statue_mars").board(FIRST, owns=["regia"])
    table.s.built[FIRST] = 0  # came there by moving
    table.s.slots[table.box.structures.index("statue_mars")] = 2  # as if there were room
    table.board(FIRST, owns=["statue_mars"])
    table.s.built[FIRST] = 0
    table.begin("construction")
    assert table.refused(FIRST, "build regia") == "BC-3.7"
    assert table.refused(FIRST, "build statue_mars") == "BC-3.7"
    assert table.offers(FIRST) == ["pass", "build forum", "build castrum", "build villa", "build temple"]


@rule("BC-3.8")
def test_fixed_structures_take_several_architects_each_paid_for() -> None:
    table = Scenario(3).begin("construction")
    table.play(FIRST, "build temple").play(SECOND, "pass").play(THIRD, "pass").play(FIRST, "build temple")
    assert table.owned(FIRST) == ["temple", "temple"]
    assert table.s.denarii[FIRST] == 3


@rule("BC-3.9")
def test_a_full_structure_cannot_be_built() -> None:
    table = Scenario(3).board(SECOND, owns=["forum", "forum", "statue_juno"]).board(THIRD, owns=["forum"])
    table.begin("construction")
    assert table.refused(FIRST, "build forum") == "BC-3.9"
    assert table.refused(FIRST, "build statue_juno") == "BC-3.9"
    assert "build forum" not in table.offers(FIRST)


@rule("BC-3.10")
@pytest.mark.parametrize(("year", "allowed"), [(1, (1,)), (2, (1,)), (3, (1, 2)), (4, (1, 2)), (5, (1, 2, 3))])
def test_tiles_are_built_from_their_era_on(year: int, allowed: tuple[int, ...]) -> None:
    table = Scenario(3, year=year).begin("construction")
    for era, tile in ((1, "horreum"), (2, "navalia"), (3, "castra_urbana")):
        if era in allowed:
            assert f"build {tile}" in table.offers(FIRST)
        else:
            assert table.refused(FIRST, f"build {tile}") == "BC-3.10"
    assert "build statue_apollo" in table.offers(FIRST)


@rule("BC-3.11")
def test_lightning_strikes_each_builder_once_and_is_never_activated() -> None:
    table = Scenario(3, year=3).board(FIRST, denarii=5).begin("construction")
    table.play(FIRST, "build thermae_agrippae")
    assert table.cubes(FIRST) == {"political": 1, "military": 1, "social": 1, "support": 1}
    table.play(SECOND, "build thermae_agrippae")
    assert table.cubes(SECOND) == {"political": 1, "military": 1, "social": 1, "support": 1}
    assert table.cubes(FIRST) == {"political": 1, "military": 1, "social": 1, "support": 1}
    table.play(THIRD, "pass")
    assert table.refused(FIRST, "activate thermae_agrippae") == "BC-3.11"


@rule("BC-3.12")
def test_lightning_is_mandatory_as_far_as_the_supply_allows() -> None:
    table = Scenario(3).supply(denarii=0).board(SECOND, denarii=3)
    table.s.mint = 0
    table.begin("construction").play(FIRST, "build aerarium")
    assert table.told("denarii") == [(FIRST, 2)]  # paid 3 into an empty mint, took 2 of them
    table = Scenario(3, year=3).supply(support=0, social=0).begin("construction")
    table.play(FIRST, "build thermae_agrippae")
    assert table.cubes(FIRST) == {"political": 1, "military": 1}


@rule("BC-3.13")
def test_only_construction_structures_are_activated_also_new_ones() -> None:
    table = Scenario(3).board(FIRST, owns=["tabularium", "forum"], cubes={"social": 2}).begin("construction")
    assert table.refused(FIRST, "activate tabularium") == "BC-3.13"
    assert table.refused(FIRST, "activate forum") == "BC-3.13"
    table.play(FIRST, "build macellum").play(SECOND, "pass").play(THIRD, "pass")
    assert "activate macellum" in table.offers(FIRST)


@rule("BC-3.14")
def test_a_structure_that_would_change_nothing_is_not_activated() -> None:
    table = Scenario(3).board(FIRST, owns=["macellum"], cubes={"social": 1}).begin("construction")
    assert table.refused(FIRST, "activate macellum") == "BC-3.14"
    assert "activate macellum" not in table.offers(FIRST)
    table.board(FIRST, cubes={"support": 1})
    assert "activate macellum" in table.offers(FIRST)


@rule("BC-3.15")
def test_statues_wait_for_the_end() -> None:
    table = Scenario(3).board(FIRST, owns=["statue_fortuna"], cubes={"social": 3}).begin("construction")
    assert table.refused(FIRST, "activate statue_fortuna") == "BC-3.15"
    assert table.s.imperium[FIRST] == 0


@rule("BC-3.16")
def test_effects_spend_cubes_and_face_up_loyalty_of_the_board_only() -> None:
    table = Scenario(3, year=5).board(FIRST, owns=["basilica_iulia"], down=["loyalty"], collegium=["loyalty"])
    table.begin("construction")
    assert "activate basilica_iulia" not in table.offers(FIRST)
    table.board(FIRST, up=["loyalty"])
    table.play(FIRST, "activate basilica_iulia")
    assert table.up(FIRST) == []
    assert table.down(FIRST) == ["loyalty"]
    assert table.s.denarii[FIRST] == 6
    table = Scenario(3).board(FIRST, owns=["macellum"], cubes={"social": 1, "support": 2}).begin("construction")
    table.play(FIRST, "activate macellum")
    assert table.refused(FIRST, "spend 0 political 0 military 2 social 0 support") == "BC-3.16"


@rule("BC-3.17")
def test_an_era_structure_is_built_once_even_if_the_architect_has_left() -> None:
    table = Scenario(3, year=3).board(FIRST, denarii=9, owns=["navalia"]).begin("construction")
    table.play(FIRST, "build aerarium").play(SECOND, "pass").play(THIRD, "pass")
    table.play(FIRST, "activate navalia").play(FIRST, "move from aerarium").play(FIRST, "move to forum")
    assert table.owned(FIRST) == ["forum", "navalia"]
    assert table.refused(FIRST, "build aerarium") == "BC-3.17"
    assert "build aerarium" not in table.offers(FIRST)


@rule("BC-3.17")
def test_a_statue_that_the_architect_has_left_can_be_built_again() -> None:
    table = Scenario(3, year=3).board(FIRST, denarii=20, owns=["navalia"]).lay("navalia", "statue_mars")
    table.begin("construction").play(FIRST, "build statue_mars").play(SECOND, "pass").play(THIRD, "pass")
    table.play(FIRST, "activate navalia").play(FIRST, "move from statue_mars").play(FIRST, "move to forum")
    assert "build statue_mars" in table.offers(FIRST)


def test_four_players_each_take_their_turn() -> None:
    table = Scenario(4).begin("construction")
    for seat in (FIRST, SECOND, THIRD, FOURTH):
        table.play(seat, "pass")
    assert table.step == "enrolment"
