"""The production phase (section 4)."""

from __future__ import annotations

from tests.games.forty_four_bce.scenario import FIRST, SECOND, Scene
from tests.marks import rule


@rule("BC-4.1")
def test_everybody_collects_natural_influence() -> None:
    table = Scene(3).begin("production")
    for board in range(3):
        assert table.cubes(board) == {"political": 1, "military": 1, "social": 1, "support": 2}
    assert table.s.supply == [17, 17, 17, 24]


@rule("BC-4.2")
def test_all_production_structures_act_in_the_order_chosen_where_it_matters() -> None:
    table = Scene(3, year=3).board(FIRST, owns=["temple", "theatrum_marcelli"]).supply(support=3)
    table.begin("production")
    # After natural influence 1 support is left, which Temple and Theatre both want.
    assert table.step == "production_order"
    assert table.offers(1) == ["activate temple", "activate theatrum_marcelli"]
    table.play("1 activate temple").play("1 take political")
    assert table.cubes(FIRST) == {"political": 2, "military": 1, "social": 1, "support": 3}


@rule("BC-4.2")
def test_without_want_they_run_in_the_order_of_the_box_and_cannot_be_declined() -> None:
    table = Scene(3).board(FIRST, owns=["forum", "basilica_aemilia", "regia"]).begin("production")
    assert table.told("activated") == [(FIRST, "forum"), (FIRST, "basilica_aemilia")]
    assert table.offers(1) == ["take political", "take military", "take social", "take support"]
    table.play("1 take support")
    assert table.told("activated") == [(FIRST, "regia")]
    assert table.cubes(FIRST) == {"political": 2, "military": 1, "social": 1, "support": 4}


@rule("BC-4.3")
def test_what_was_built_this_year_produces_this_year() -> None:
    table = Scene(3).begin("construction").play("1 build castrum")
    table.play("2 pass").play("3 pass").play("1 pass")
    assert table.cubes(FIRST)["military"] == 2


@rule("BC-4.4")
def test_two_architects_on_the_forum_collect_two() -> None:
    table = Scene(3).board(FIRST, owns=["forum", "forum"]).board(SECOND, owns=["forum"]).begin("production")
    assert [table.cubes(board)["political"] for board in range(3)] == [3, 2, 1]


@rule("BC-4.5")
def test_collected_influence_lies_in_storage_ready_to_pay() -> None:
    table = Scene(3).begin("production")
    assert "enlist quaestor" in table.offers(1)
    assert table.s.afield == [0, 0, 0, 0]


@rule("BC-4.6")
def test_there_is_no_limit_before_the_discard_phase() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 9, "political": 6}).begin("production")
    assert sum(table.cubes(FIRST).values()) == 20
    assert table.step == "enrolment"
