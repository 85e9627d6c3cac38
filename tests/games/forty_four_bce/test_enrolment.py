"""The enrolment phase (section 5)."""

from __future__ import annotations

from tabularium.games.forty_four_bce.steps.choices import ToCollegium
from tests.games.forty_four_bce.scenario import FIRST, SECOND, THIRD, Scene, spend
from tests.marks import rule


@rule("BC-5.1")
def test_a_turn_enlists_activates_or_passes_for_the_phase() -> None:
    table = Scene(3).board(FIRST, cubes={"political": 4}, owns=["tabularium", "macellum"])
    table.board(SECOND, cubes={"social": 2}).begin("enrolment")
    assert {offer.split()[0] for offer in table.offers(1)} == {"pass", "enlist", "activate"}
    assert table.refusal("1 activate macellum") == "BC-5.1"
    table.play("1 enlist quaestor")
    assert table.turn == 2
    table.play("2 pass")
    assert table.told("passed") == [(SECOND,), (THIRD,)]  # who can only pass is not asked
    table.play("1 pass")
    assert table.step == "im_commitment"  # nobody is over the limit


@rule("BC-5.2")
def test_the_whole_cost_is_paid_for_the_top_card_of_a_stack() -> None:
    table = Scene(3).stack(quaestor=1).board(FIRST, cubes={"political": 1, "support": 2})
    table.board(SECOND, cubes={"political": 2, "military": 1}).begin("enrolment")
    table.play("1 enlist quaestor")
    assert table.up(FIRST) == ["quaestor"]
    assert table.cubes(FIRST) == {"support": 1}
    assert table.left("quaestor") == 0
    assert table.refusal("2 enlist quaestor") == "BC-5.2"
    assert "enlist quaestor" not in table.offers(2)


@rule("BC-5.3")
def test_coloured_cubes_in_their_colour_grey_with_any_support_included() -> None:
    table = Scene(3).board(FIRST, cubes={"political": 2, "military": 1, "support": 1}).begin("enrolment")
    assert table.refusal("1 enlist cliens") == "BC-5.3"
    table.play("1 enlist quaestor")
    assert table.step == "pay_grey"
    assert table.offers(1) == [spend(political=1, support=1), spend(political=1, military=1), spend(political=2)]
    table.play(f"1 {spend(political=1, support=1)}")
    assert table.cubes(FIRST) == {"political": 1, "military": 1}


@rule("BC-5.4")
def test_loyalty_is_paid_face_up_and_returned() -> None:
    table = Scene(3).board(FIRST, cubes={"political": 2}, down=["loyalty"]).begin("enrolment")
    assert table.refusal("1 enlist senator") == "BC-5.4"
    table.board(FIRST, up=["loyalty"])
    assert table.s.loyalty == 38
    table.play("1 enlist senator")
    assert table.up(FIRST) == ["senator"]
    assert table.down(FIRST) == ["loyalty"]
    assert table.s.loyalty == 39


@rule("BC-5.5")
def test_loyalty_in_the_collegium_cannot_be_spent() -> None:
    table = Scene(3).board(FIRST, cubes={"political": 2}, collegium=["loyalty"], dark=["loyalty"]).begin("enrolment")
    assert table.refusal("1 enlist senator") == "BC-5.4"
    assert table.offers(1) == ["pass", "enlist quaestor"]


@rule("BC-5.6")
def test_a_recruit_lies_in_its_field_a_lictor_in_storage() -> None:
    """Face up both; only what lies in storage can go from there to the Collegium."""
    table = Scene(3, year=5).board(FIRST, cubes={"social": 2, "support": 2}, up=["loyalty"]).begin("enrolment")
    table.play("1 enlist lictor", f"1 {spend(support=2)}", "1 enlist cliens")
    assert table.up(FIRST) == ["cliens", "lictor"]
    table.board(FIRST, owns=["bibliotheca_apollinis"])
    table.s.push(ToCollegium(FIRST, 1))
    assert table.offers(1) == ["stop", "discard lictor up"]


@rule("BC-5.7")
def test_enlisting_triggers_no_ability() -> None:
    table = Scene(3).board(FIRST, cubes={"social": 3}).begin("enrolment").play("1 enlist sacerdos")
    assert table.up(FIRST) == ["sacerdos"]
    assert table.told("loyalty") == []
    assert table.s.loyalty == 40


@rule("BC-5.8")
def test_any_number_may_be_enlisted_also_of_one_type() -> None:
    table = Scene(3).board(FIRST, cubes={"military": 8}).begin("enrolment")
    for _ in range(4):
        table.play("1 enlist legionary")
    assert table.up(FIRST) == ["legionary"] * 4


@rule("BC-5.9")
def test_an_empty_stack_stays_empty() -> None:
    table = Scene(3).stack(quaestor=1, legionary=1).board(FIRST, cubes={"political": 2, "military": 4})
    table.begin("enrolment").play("1 enlist quaestor", f"1 {spend(political=2)}", "1 pass")
    table.resolve({FIRST: "play quaestor political 1"})
    assert table.collegium(FIRST) == ["quaestor"]
    assert table.left("quaestor") == 0


@rule("BC-5.10")
def test_a_structure_of_this_phase_must_be_able_to_act_and_takes_the_turn() -> None:
    table = Scene(3).board(FIRST, owns=["ludus_magnus", "tabularium", "castra_urbana"])
    table.stack(quaestor=0, legionary=0, cliens=0).board(SECOND, cubes={"social": 3}).begin("enrolment")
    assert table.refusal("1 activate ludus_magnus") == "BC-5.10"
    assert table.refusal("1 activate tabularium") == "BC-5.10"
    table.stack(cliens=1).play("1 activate ludus_magnus")
    assert table.up(FIRST) == ["cliens"]
    assert table.turn == 2
    table.play("2 pass").stack(cliens=1)
    assert table.refusal("1 activate ludus_magnus") == "BC-2.15"
