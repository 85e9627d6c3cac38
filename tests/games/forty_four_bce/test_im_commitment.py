"""The commitment of the Imperium Maius (section 7)."""

from __future__ import annotations

import pytest

from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import NotYourTurn
from tabularium.kernel.state import SPECTATOR
from tests.games.forty_four_bce.scenario import FIRST, GAME, SECOND, THIRD, Scene
from tests.marks import rule

IM = THIRD  # of three players


@rule("BC-7.1")
def test_the_plan_is_hidden_until_the_reveal_the_tiles_are_not() -> None:
    table = Scene(3).board(IM, up=["quaestor"], cubes={"support": 2}).begin("im_commitment")
    table.play("3 play quaestor political 1", "3 support political", "3 charisma social support", "3 done")
    assert getattr(table.s.view(IM), "plans")[IM] == table.s.plans[IM] != ()
    for viewer in (FIRST, SECOND, SPECTATOR):
        assert getattr(table.s.view(viewer), "plans")[IM] == (1 << 15,)
        page = Presenter(GAME, "en").page(table.s.view(viewer))
        assert dict(page.panels[IM].rows)["Plan"] == "sealed behind the screen"
        assert "Political: Tribunus Plebis (0 authority, 1 charisma, 2 Imperium)" in page.board


@rule("BC-7.2")
def test_recruits_in_their_own_field_lictors_and_loyalty_anywhere() -> None:
    table = Scene(3).board(IM, up=["quaestor", "lictor", "loyalty"]).begin("im_commitment")
    assert table.refusal("3 play quaestor military 1") == "BC-7.2"
    plays = [offer for offer in table.offers(3) if offer.startswith("play")]
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
    table = Scene(3).board(IM, up=["quaestor"], down=["quaestor", "legate", "loyalty"]).begin("im_commitment")
    plan = "play quaestor political 1; play quaestor political 1; play legate military 1; play loyalty social"
    assert table.refusal(f"3 {plan}; play quaestor political 1") == "BC-7.3"
    assert table.refusal(f"3 {plan}; play loyalty social") == "BC-7.3"
    assert table.refusal("3 play lictor social 1") == "BC-7.3"
    table.play(f"3 {plan}; done")


@rule("BC-7.4")
def test_recruits_of_a_field_form_a_stack_in_any_order_loyalty_apart() -> None:
    table = Scene(3).board(IM, up=["quaestor", "senator", "lictor", "loyalty"])
    table.begin("im_commitment")
    assert table.refusal("3 play quaestor political 2") == "BC-7.4"
    table.play("3 play quaestor political 1", "3 play senator political 1", "3 play loyalty political")
    assert table.refusal("3 play lictor political 4") == "BC-7.4"  # loyalty has no place in the stack
    table.play("3 play lictor political 2", "3 done")
    table.play("1 ready").play("2 ready").play("1 done").play("2 done")
    assert table.told("played") == [(IM, "political", "senator", "lictor", "quaestor")]


@rule("BC-7.5")
def test_support_needs_a_card_in_the_field_and_leaves_with_it() -> None:
    table = Scene(3).board(IM, up=["quaestor", "loyalty"], cubes={"support": 3}).begin("im_commitment")
    assert table.refusal("3 support political") == "BC-7.5"
    table.play("3 play quaestor political 1", "3 support political", "3 support political", "3 play loyalty social")
    table.play("3 support social")  # a loyalty will do
    assert table.refusal("3 support military") == "BC-7.5"
    table.play("3 unplay quaestor political 1")
    assert table.refusal("3 unsupport political") == "not-now"
    table.play("3 support social", "3 support social")
    assert table.refusal("3 support social") == "BC-7.7"


@rule("BC-7.6")
def test_any_cube_is_charisma_in_any_field_even_without_a_card() -> None:
    table = Scene(3).board(IM, cubes={"political": 1, "support": 2})
    table.resolve({}, im="charisma military political; charisma military support; charisma social support")
    assert table.charisma("military")[IM] == 3  # and 1 of the tile
    assert table.charisma("social")[IM] == 1


@rule("BC-7.7")
def test_a_cube_has_one_use() -> None:
    table = Scene(3).board(IM, up=["quaestor"], cubes={"support": 1, "social": 1}).begin("im_commitment")
    table.play("3 play quaestor political 1", "3 charisma political support", "3 charisma political social")
    assert table.refusal("3 support political") == "BC-7.7"
    assert table.refusal("3 charisma social social") == "BC-7.7"
    assert table.offers(3) == ["done"]


@rule("BC-7.8")
def test_cards_not_played_are_stored_face_down_cubes_stay() -> None:
    table = Scene(3).board(IM, up=["quaestor", "loyalty", "lictor"], cubes={"social": 2, "support": 1})
    table.resolve({}, im="play lictor political 1; charisma social social")
    assert table.up(IM) == []
    assert table.down(IM) == ["quaestor", "loyalty"]
    assert table.cubes(IM) == {"social": 1, "support": 1}


@rule("BC-7.9")
def test_playing_nothing_is_allowed() -> None:
    table = Scene(3).board(IM, up=["quaestor"], cubes={"social": 2}).begin("im_commitment")
    table.play("3 done")
    assert table.step == "negotiation"


@rule("BC-7.10")
def test_after_done_the_plan_stands() -> None:
    table = Scene(3).board(IM, up=["quaestor"]).begin("im_commitment").play("3 play quaestor political 1; done")
    for words in ("reopen", "unplay quaestor political 1", "done", "ready", "propose fields social"):
        with pytest.raises(NotYourTurn):
            table.play(f"3 {words}")
    table.play("1 ready").play("2 ready")
    with pytest.raises(NotYourTurn):
        table.play("3 reopen")


@rule("BC-7.11")
def test_totals_stay_known_only_the_allotment_is_hidden() -> None:
    table = Scene(3).board(IM, up=["quaestor"], down=["legate"], cubes={"support": 3, "social": 1})
    table.begin("im_commitment").play("3 play quaestor political 1; support political; charisma social social; done")
    rows = dict(Presenter(GAME, "en").page(table.s.view(FIRST)).panels[IM].rows)
    assert rows["Influence"] == "1 social, 3 support"
    assert rows["Face up"] == "Quaestor"
    assert rows["Face down"] == "1 card"


@rule("BC-7.4", "BC-7.7")
def test_edits_can_be_taken_back_one_by_one() -> None:
    table = Scene(3).board(IM, up=["quaestor", "senator", "loyalty"], cubes={"support": 1, "social": 1})
    table.begin("im_commitment")
    empty = table.s.drafts[IM]
    table.play("3 play senator political 1", "3 play quaestor political 1", "3 play loyalty social")
    table.play("3 charisma social social", "3 support social")
    table.play("3 unsupport social", "3 uncharisma social social", "3 unplay loyalty social")
    table.play("3 unplay quaestor political 1", "3 unplay senator political 1")
    assert table.s.drafts[IM] == empty
    table.play("3 play senator political 1")
    table.live.undo(IM)
    assert table.s.drafts[IM] == empty
