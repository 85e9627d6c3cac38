"""The recess (section 11)."""

from __future__ import annotations

from tests.games.forty_four_bce.scenario import FIRST, FOURTH, SECOND, THIRD, Scene
from tests.marks import rule

IM = FOURTH


def takes_two_fields() -> str:
    """With four Lictors a Suitor takes Political and Military of year 1 and becomes Imperium Maius."""
    return "play lictor political 1; play lictor political 1; play lictor military 1; play lictor military 1"


@rule("BC-11.1")
def test_all_collect_but_those_with_the_most_architects() -> None:
    table = Scene(4).board(FIRST, owns=["forum", "villa"]).board(SECOND, owns=["forum", "regia"])
    table.board(THIRD, owns=["forum"]).begin("recess")
    assert table.told("denarii") == [(THIRD, 1), (IM, 1)]
    assert table.told("most-architects") == [(FIRST, 2), (SECOND, 2)]


@rule("BC-11.2")
def test_if_all_are_tied_nobody_collects() -> None:
    table = Scene(4)
    for board in range(4):
        table.board(board, owns=["forum"])
    table.begin("recess")
    assert table.told("denarii") == []


@rule("BC-11.3")
def test_influence_outside_storage_returns() -> None:
    table = Scene(4).board(FIRST, cubes={"social": 2, "support": 1, "military": 1}).board(SECOND, up=["quaestor"])
    table.resolve(
        {
            FIRST: "charisma social social; charisma military military; support political 2",
            SECOND: "play quaestor political 1",
        }
    )
    assert table.s.year == 2
    assert table.cubes(FIRST) == {"social": 1}
    assert table.s.supply == [19, 20, 19, 30]  # the Quaestor collected 1 political
    assert table.s.afield == [0, 0, 0, 0]


@rule("BC-11.4")
def test_played_cards_and_awarded_tiles_go_to_the_collegium() -> None:
    table = Scene(4).board(FIRST, up=["aedile", "lictor", "loyalty", "quaestor"])
    table.resolve({FIRST: "play aedile political 1; play lictor social 1; play loyalty social"})
    assert table.collegium(FIRST) == ["aedile", "lictor", "loyalty"]
    assert table.down(FIRST) == ["quaestor"]
    assert table.tiles(FIRST) == ["proconsul"]
    assert table.tiles(IM) == ["tribunus_militum", "augur"]


@rule("BC-11.5")
def test_support_on_a_recruit_never_comes_to_its_owner() -> None:
    table = Scene(4).board(FIRST, up=["legionary"]).board(SECOND, cubes={"support": 1})
    table.resolve({FIRST: "play legionary military 1", SECOND: "support military 1"})
    assert table.told("deployed") == [(SECOND, "military", FIRST, "legionary")]
    assert table.cubes(FIRST) == {}
    assert table.s.supply[3] == 30


@rule("BC-11.6")
def test_loyalty_in_front_of_fields_goes_to_storage_face_up_won_or_lost() -> None:
    table = Scene(4).board(FIRST, up=["praetor", "legionary"]).board(SECOND, cubes={"support": 3})
    table.resolve(
        {
            FIRST: "play praetor political 1; play legionary military 1",
            SECOND: "support political 1; support political 1; support military 1",
        }
    )
    assert table.told("suitors-take") == [(-1, "political")]  # Military is lost
    assert table.up(SECOND) == ["loyalty", "loyalty", "loyalty"]
    assert table.s.front == [0] * 12


@rule("BC-11.7")
def test_a_card_marked_to_return_lies_face_up_as_if_newly_enlisted() -> None:
    table = Scene(4).board(FIRST, up=["decurion", "vestal"]).board(SECOND, cubes={"support": 1})
    table.resolve({FIRST: "play decurion military 1; play vestal social 1", SECOND: "support social 1"})
    assert table.up(FIRST) == ["decurion"]
    assert table.collegium(FIRST) == ["vestal"]
    assert table.told("came-back") == [(FIRST, "decurion")]


@rule("BC-11.8")
def test_storage_stays_and_counts_for_the_next_limit() -> None:
    table = Scene(4).board(FIRST, up=["quaestor", "legionary"], cubes={"social": 6}).resolve({})
    assert table.down(FIRST) == ["quaestor", "legionary"]
    assert table.cubes(FIRST) == {"social": 6}
    table.begin("discard")
    assert table.told("limit") == [(FIRST, 8, 7)]


@rule("BC-11.9")
def test_the_next_imperium_maius_takes_the_next_tiles() -> None:
    table = Scene(4).board(SECOND, up=["lictor"] * 4)
    table.resolve({SECOND: takes_two_fields()}).play("2 reward denarius")
    assert table.told("tiles") == [(SECOND, "interrex", "praefectus_castrorum", "flamen")]
    assert table.s.im == SECOND


@rule("BC-11.10")
def test_after_year_six_comes_the_final_construction_and_the_count() -> None:
    table = Scene(4, year=6).begin("recess")
    assert table.step == "construction"
    assert table.told("phase") == [(-1, "recess"), (-1, "final_construction")]
    assert table.told("tiles") == []
    table.play("1 pass", "2 pass", "3 pass", "4 pass")
    assert table.step == "over"


@rule("BC-11.11")
def test_years_three_and_five_bring_new_tiles() -> None:
    for year, era, told in ((1, 1, False), (2, 2, True), (3, 2, False), (4, 3, True)):
        table = Scene(4, year=year).lay("regia", "navalia", "pantheon").begin("recess")
        assert bool(table.told("era")) == told
        assert table.s.era_now() == era
        assert ("build navalia" in table.offers(1)) == (era >= 2)
        assert ("build pantheon" in table.offers(1)) == (era >= 3)


@rule("BC-11.12")
def test_the_steps_of_recess_come_in_order() -> None:
    table = Scene(4).board(FIRST, up=["lictor"], owns=["forum"]).resolve({FIRST: "play lictor social 1"})
    names = [name for name in table.tellings() if name in ("denarii", "cleared", "collegium-grew", "year")]
    assert names[3:] == ["denarii", "denarii", "denarii", "cleared", "collegium-grew", "year"]  # after 3 fields held
