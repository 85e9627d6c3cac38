"""RR-20: two players with Seneca's Foreman."""

from __future__ import annotations

import pytest

from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.state import NO_PLAN, SENECA, UNKNOWN, RomeAndRoll
from tabularium.kernel.refusals import BadOptions
from tests.games.rome_and_roll.scenario import Scene
from tests.marks import rule

ON = {"two_player_variant": "yes"}
PLANS = "camp barracks esplanade brickmaker jeweller temple villa market"


def variant(card: str, round_before: int = 1) -> Scene:
    """Seneca's pile has this card on top."""
    scene = Scene("legatus mercatrix", PLANS, ON)
    scene.s.deck = (*scene.s.deck[:-1], GAME.box.cards.index(f"seneca_{card}"))
    scene.s.round = round_before
    return scene


@rule("RR-20.1")
def test_the_variant_is_for_two_and_changes_nothing_else() -> None:
    for seats in (1, 3, 4):
        with pytest.raises(BadOptions):
            GAME.new(seats, ON)
    s = GAME.new(2, ON, 3)
    assert len(s.nero) == 3
    assert not any(step.name == "seneca_turn" for step in s.agenda)


@rule("RR-20.2", "RR-20.3")
def test_build_cards_form_the_pile_and_only_his_foreman_is_on_religion() -> None:
    for seed in range(5):
        s = GAME.new(2, ON, seed)
        assert [GAME.box.card_type[card] for card in s.discard] == [3]  # Religion
        assert sorted((*s.deck, *s.discard)) == list(range(10))
        assert GAME.box.plans[s.foremen[SENECA]] == "temple"
        assert (s.foremen[0], s.foremen[1]) == (NO_PLAN, NO_PLAN)


@rule("RR-20.4")
def test_from_round_two_the_card_moves_him_to_the_plan_it_names() -> None:
    for card, plan in (("05", "camp"), ("06", "barracks"), ("03", "esplanade")):
        scene = variant(card).go()
        assert (scene.s.round, scene.stands(0)) == (2, plan)
        assert scene.s.discard[-1] == GAME.box.cards.index(f"seneca_{card}")
    assert GAME.new(2, ON, 1).foremen[SENECA] == GAME.box.plans.index("temple")  # not in round 1
    assert len(GAME.new(2, ON, 1).deck) == 9


@rule("RR-20.5")
def test_a_foreman_already_there_goes_home() -> None:
    scene = variant("05").foreman(2, "camp").go()
    assert (scene.stands(0), scene.stands(2)) == ("camp", "")


@rule("RR-20.6")
def test_nothing_changes_where_he_stands_already() -> None:
    scene = variant("05").foreman(0, "camp").foreman(2, "villa").go()
    assert (scene.stands(0), scene.stands(2)) == ("camp", "villa")


@rule("RR-20.7")
def test_an_empty_pile_is_shuffled_from_the_discard() -> None:
    scene = variant("05")
    scene.s.discard = tuple(range(10))
    scene.s.deck = ()
    scene.go()
    assert (len(scene.s.deck), len(scene.s.discard)) == (9, 1)
    assert sorted((*scene.s.deck, *scene.s.discard)) == list(range(10))


@rule("RR-20.8")
def test_an_architect_may_build_on_his_plan_and_he_leaves_it() -> None:
    scene = Scene("legatus mercatrix", PLANS, ON).foreman(0, "camp").stored(1, "wood brick fish wood stone")
    scene.turn(1, "blue-1").play("1 main build")
    assert scene.refusal("1 plan camp") == "RR-5.11"  # a Builder may not
    scene = Scene("legatus mercatrix", PLANS, ON).foreman(0, "camp").stored(1, "wood brick fish").turn(1, "red-5")
    scene.build(1, "camp", "3,7 3,8")
    assert (scene.stands(0), scene.stands(1), scene.goods(1)) == ("", "camp", "")


@rule("RR-20.9")
def test_the_card_is_revealed_before_the_dice_are_rolled() -> None:
    names = variant("05").go().tellings()
    assert names.index("variant") < names.index("rolled")


@rule("RR-20.10")
def test_the_pile_is_shown_as_a_number_of_cards_only() -> None:
    scene = Scene.opened(2, ON, 4)
    for viewer in (0, 1):
        view = scene.live.view(viewer)
        assert isinstance(view, RomeAndRoll)
        assert view.deck == (UNKNOWN,) * 9
