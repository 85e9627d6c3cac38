"""The commitment of the Suitors (section 9)."""

from __future__ import annotations

import pytest

from tabularium.kernel.refusals import NotYourTurn
from tests.games.forty_four_bce.scenario import FIRST, FOURTH, SECOND, THIRD, Scene
from tests.marks import rule


@rule("BC-9.1")
def test_all_suitors_plan_at_once_each_hidden_from_the_others() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"]).begin("suitor_commitment")
    assert table.waiting == [1, 2, 3]
    before = [table.s.view(viewer).to_bytes() for viewer in (SECOND, THIRD, FOURTH)]
    table.play("1 play quaestor political 1")
    assert [table.s.view(viewer).to_bytes() for viewer in (SECOND, THIRD, FOURTH)] == before
    assert table.events == []


@rule("BC-9.2")
def test_suitors_play_by_the_rules_of_the_imperium_maius() -> None:
    table = Scene(4).board(FIRST, up=["quaestor", "loyalty"], down=["legate"], cubes={"social": 1})
    table.begin("suitor_commitment")
    assert table.refusal("1 play quaestor social 1") == "BC-7.2"
    assert table.refusal("1 play vestal social 1") == "BC-7.3"
    assert table.refusal("1 play quaestor political 2") == "BC-7.4"
    table.play("1 charisma military social", "1 play legate military 1")
    assert table.refusal("1 charisma social social") == "BC-7.7"
    table.play("1 done").play("2 done").play("3 done")
    assert table.down(FIRST) == ["quaestor", "loyalty"]


@rule("BC-9.3")
def test_support_goes_to_other_suitors_only() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"], cubes={"support": 2}).begin("suitor_commitment")
    assert table.refusal("1 support political 1") == "BC-9.3"  # oneself
    assert table.refusal("1 support political 4") == "BC-9.3"  # the Imperium Maius
    assert table.refusal("1 play quaestor political 1; support political") == "BC-9.3"  # own recruits
    supports = [offer for offer in table.offers(1) if offer.startswith("support")]
    assert supports == [f"support {field} {seat}" for field in ("political", "military", "social") for seat in (2, 3)]
    table.play("1 support political 2", "1 support social 3")
    assert table.refusal("1 support social 3") == "BC-7.7"


@rule("BC-9.4")
def test_support_may_be_placed_where_no_ambition_is() -> None:
    table = Scene(4).board(FIRST, cubes={"support": 1})
    table.resolve({FIRST: "support social 2"})
    assert table.told("played-support") == [(FIRST, "social", SECOND, 1)]
    assert table.told("undeployed") == [(FIRST, "social", SECOND, 1)]


@rule("BC-9.5")
def test_only_support_lies_on_symbols_but_all_influence_is_charisma() -> None:
    table = Scene(4).board(FIRST, cubes={"political": 1, "military": 1, "social": 1}).begin("suitor_commitment")
    assert table.refusal("1 support political 2") == "BC-7.7"
    assert len([offer for offer in table.offers(1) if offer.startswith("charisma")]) == 9
    table.board(FIRST, cubes={"support": 1})
    assert len([offer for offer in table.offers(1) if offer.startswith("charisma")]) == 12


@rule("BC-9.6")
def test_who_is_done_may_reopen_until_the_last_one_is() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"]).begin("suitor_commitment")
    table.play("1 play quaestor political 1; done").play("2 done")
    assert table.waiting == [3]
    table.play("1 reopen")
    assert table.waiting == [1, 3]
    table.play("3 done").play("1 unplay quaestor political 1; done")
    assert table.told("played") == []
    assert table.s.year == 2
    with pytest.raises(NotYourTurn):
        table.play("2 reopen")


@rule("BC-9.7")
def test_loyalty_may_be_played_without_ambition_and_is_used_up() -> None:
    table = Scene(4).board(FIRST, up=["loyalty", "aedile"]).board(FOURTH, up=["loyalty"])
    table.resolve({FIRST: "play aedile political 1; play loyalty political"}, im="play loyalty social")
    assert table.told("loyalty-lost") == [(FIRST, "political"), (FOURTH, "social")]
    assert table.collegium(FIRST) == ["aedile", "loyalty"]
    assert table.collegium(FOURTH) == ["loyalty"]


@rule("BC-9.8")
def test_a_suitor_may_play_nothing_and_break_every_pledge() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"], cubes={"support": 1}).begin("negotiation")
    table.play("1 pledge support 2 social 1", "1 pledge play quaestor political 1")
    table.play("1 ready", "2 ready", "3 ready")
    table.play("1 done", "2 done", "3 done")
    assert [told[-1] for told in table.told("verdict")] == ["broken", "broken"]
    assert table.down(FIRST) == ["quaestor"]
    assert table.cubes(FIRST) == {"support": 1}


def test_a_whole_plan_is_one_line_or_nothing() -> None:
    table = Scene(4).board(FIRST, up=["quaestor"], cubes={"support": 1}).begin("suitor_commitment")
    assert table.refusal("1 play quaestor political 1; support social 2; support social 2; done") == "BC-7.7"
    assert table.s.drafts[FIRST] == ()
    table.play("1 play quaestor political 1; support social 2; done")
    assert table.waiting == [2, 3]
