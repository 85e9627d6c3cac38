"""The commitment of the Imperium Maius (section 7)."""

from __future__ import annotations

import pytest

from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import NotYourTurn
from tabularium.kernel.state import SPECTATOR
from tests.games.forty_four_bce.scenario import FIRST, GAME, SECOND, THIRD, Scenario
from tests.marks import rule

IM = THIRD  # of three players


@rule("BC-7.1")
def test_the_plan_is_hidden_until_the_reveal_the_tiles_are_not() -> None:
    table = Scenario(3).board(IM, up=["quaestor"], cubes={"support": 2}).begin("im_commitment")
    table.play(IM, "play quaestor political 1", "support political", "charisma social support", "done")
    assert getattr(table.s.view(IM), "plans")[IM] == table.s.plans[IM] != ()
    for viewer in (FIRST, SECOND, SPECTATOR):
        assert getattr(table.s.view(viewer), "plans")[IM] == (1 << 15,)
        page = Presenter(GAME, "en").page(table.s.view(viewer))
        assert dict(page.panels[IM].rows)["Plan"] == "sealed behind the screen"
        assert "Political: Tribunus Plebis (authority 0, charisma 1, 2 Imperium)" in page.board


@rule("BC-7.2")
def test_recruits_in_their_own_field_lictors_and_loyalty_anywhere() -> None:
    table = Scenario(3).board(IM, up=["quaestor", "lictor", "loyalty"]).begin("im_commitment")
    assert table.refused(IM, "play quaestor military 1") == "BC-7.2"
    plays = [offer for offer in table.offers(IM) if offer.startswith("play")]
    assert plays == [
        "play quaestor political 1",
        "play lictor political 1",
        "play lictor military 1",
        "play lictor social 1",
        "play loyalty political",
        "play loyalty military",
        "play loyalty social",
    ]


@rule("BC-7.3")
def test_cards_come_from_the_fields_and_from_storage_and_only_what_is_there() -> None:
    table = Scenario(3).board(IM, up=["quaestor"], down=["quaestor", "legate", "loyalty"]).begin("im_commitment")
    plan = "play quaestor political 1; play quaestor political 1; play legate military 1; play loyalty social"
    assert table.refused(IM, f"{plan}; play quaestor political 1") == "BC-7.3"
    assert table.refused(IM, f"{plan}; play loyalty social") == "BC-7.3"
    assert table.refused(IM, "play lictor social 1") == "BC-7.3"
    table.play(IM, f"{plan}; done")


@rule("BC-7.4")
def test_recruits_of_a_field_form_a_stack_in_any_order_loyalty_apart() -> None:
    table = Scenario(3).board(IM, up=["quaestor", "senator", "lictor", "loyalty"])
    table.begin("im_commitment")
    assert table.refused(IM, "play quaestor political 2") == "BC-7.4"
    table.play(IM, "play quaestor political 1", "play senator political 1", "play loyalty political")
    assert table.refused(IM, "play lictor political 4") == "BC-7.4"  # loyalty has no place in the stack
    table.play(IM, "play lictor political 2", "done")
    table.play(FIRST, "ready").play(SECOND, "ready").play(FIRST, "done").play(SECOND, "done")
    assert table.told("played") == [(IM, "political", "senator", "lictor", "quaestor")]


@rule("BC-7.5")
def test_support_needs_a_card_in_the_field_and_leaves_with_it() -> None:
    table = Scenario(3).board(IM, up=["quaestor", "loyalty"], cubes={"support": 3}).begin("im_commitment")
    assert table.refused(IM, "support political") == "BC-7.5"
    table.play(IM, "play quaestor political 1", "support political", "support political", "play loyalty social")
    table.play(IM, "support social")  # a loyalty will do
    assert table.refused(IM, "support military") == "BC-7.5"
    table.play(IM, "unplay quaestor political 1")
    assert table.refused(IM, "unsupport political") == "not-now"
    table.play(IM, "support social", "support social")
    assert table.refused(IM, "support social") == "BC-7.7"


@rule("BC-7.6")
def test_any_cube_is_charisma_in_any_field_even_without_a_card() -> None:
    table = Scenario(3).board(IM, cubes={"political": 1, "support": 2})
    table.resolve({}, im="charisma military political; charisma military support; charisma social support")
    assert table.charisma("military")[IM] == 3  # and 1 of the tile
    assert table.charisma("social")[IM] == 1


@rule("BC-7.7")
def test_a_cube_has_one_use() -> None:
    table = Scenario(3).board(IM, up=["quaestor"], cubes={"support": 1, "social": 1}).begin("im_commitment")
    table.play(IM, "play quaestor political 1", "charisma political support", "charisma political social")
    assert table.refused(IM, "support political") == "BC-7.7"
    assert table.refused(IM, "charisma social social") == "BC-7.7"
    assert table.offers(IM) == ["done"]


@rule("BC-7.8")
def test_cards_not_played_are_stored_face_down_cubes_stay() -> None:
    table = Scenario(3).board(IM, up=["quaestor", "loyalty", "lictor"], cubes={"social": 2, "support": 1})
    table.resolve({}, im="play lictor political 1; charisma social social")
    assert table.up(IM) == []
    assert table.down(IM) == ["quaestor", "loyalty"]
    assert table.cubes(IM) == {"social": 1, "support": 1}


@rule("BC-7.9")
def test_playing_nothing_is_allowed() -> None:
    table = Scenario(3).board(IM, up=["quaestor"], cubes={"social": 2}).begin("im_commitment")
    table.play(IM, "done")
    assert table.step == "negotiation"


@rule("BC-7.10")
def test_after_done_the_plan_stands() -> None:
    table = Scenario(3).board(IM, up=["quaestor"]).begin("im_commitment").play(IM, "play quaestor political 1; done")
    for words in ("reopen", "unplay quaestor political 1", "done", "ready", "propose fields social"):
        with pytest.raises(NotYourTurn):
            table.play(IM, words)
    table.play(FIRST, "ready").play(SECOND, "ready")
    with pytest.raises(NotYourTurn):
        table.play(IM, "reopen")


@rule("BC-7.11")
def test_totals_stay_known_only_the_allotment_is_hidden() -> None:
    table = Scenario(3).board(IM, up=["quaestor"], down=["legate"], cubes={"support": 3, "social": 1})
    table.begin("im_commitment").play(IM, "play quaestor political 1; support political; charisma social social; done")
    rows = dict(Presenter(GAME, "en").page(table.s.view(FIRST)).panels[IM].rows)
    assert rows["Influence"] == "1 social, 3 support"
    assert rows["Face up"] == "Quaestor"
    assert rows["Face down"] == "1 card"


@rule("BC-7.4", "BC-7.7")
def test_edits_can_be_taken_back_one_by_one() -> None:
    table = Scenario(3).board(IM, up=["quaestor", "senator", "loyalty"], cubes={"support": 1, "social": 1})
    table.begin("im_commitment")
    empty = table.s.drafts[IM]
    table.play(IM, "play senator political 1", "play quaestor political 1", "play loyalty social")
    table.play(IM, "charisma social social", "support social")
    table.play(IM, "unsupport social", "uncharisma social social", "unplay loyalty social")
    table.play(IM, "unplay quaestor political 1", "unplay senator political 1")
    assert table.s.drafts[IM] == empty
    table.play(IM, "play senator political 1")
    table.live.undo(IM)
    assert table.s.drafts[IM] == empty
