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


@rule("BC-4.2")
def test_the_order_is_asked_only_while_the_supply_is_short() -> None:
    table = Scene(3, year=3).board(FIRST, owns=["temple", "theatrum_marcelli"])
    table.supply(support=5).begin("production")  # 3 left, and 3 at most are wanted
    assert table.step == "choose_type"
    assert table.told("activated") == [(FIRST, "temple"), (FIRST, "theatrum_marcelli")]
    table = Scene(3, year=3).board(FIRST, owns=["temple", "theatrum_marcelli"])
    table.supply(support=4).begin("production")
    assert table.step == "production_order"
    table = Scene(3, year=3).board(FIRST, owns=["forum", "theatrum_marcelli"])
    table.supply(political=2).begin("production")  # the Theatre could take the last political cube too
    assert table.step == "production_order"


@rule("BC-4.2")
def test_what_is_chosen_first_takes_the_last_cubes() -> None:
    table = Scene(3, year=3).board(FIRST, owns=["temple", "theatrum_marcelli"]).supply(support=3).begin("production")
    table.play("1 activate theatrum_marcelli").play("1 take support")
    assert table.told("activated") == [(FIRST, "temple")]
    assert table.told("influence") == [(FIRST, "support", 1)]  # nothing is left for the rest
    assert table.cubes(FIRST)["support"] == 3


@rule("BC-4.2")
def test_the_order_is_asked_again_while_two_different_ones_remain() -> None:
    table = Scene(3, year=5).board(FIRST, owns=["temple", "theatrum_marcelli", "aqua_virgo"]).supply(support=4)
    table.begin("production")
    assert table.offers(1) == ["activate temple", "activate theatrum_marcelli", "activate aqua_virgo"]
    table.play("1 activate temple")
    assert table.offers(1) == ["activate theatrum_marcelli", "activate aqua_virgo"]
    table.play("1 activate aqua_virgo")
    assert table.step == "choose_type"  # one alone is no question


@rule("BC-4.2")
def test_two_architects_on_one_structure_leave_no_order_to_choose() -> None:
    table = Scene(3).board(FIRST, owns=["forum", "forum"]).supply(political=2).begin("production")
    assert table.told("activated") == [(FIRST, "forum"), (FIRST, "forum")]
    assert table.cubes(FIRST)["political"] == 2


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
