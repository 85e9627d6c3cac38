"""The end of the game and the extra actions (AV-14)."""

from __future__ import annotations

from tabularium.games.ave_roma.game import GAME
from tests.games.ave_roma.scenario import Scene
from tests.marks import rule


def last_zone_card() -> Scene:
    """Seat 1 buys a Zone card while the deck is empty."""
    scene = Scene(3).zone(2, "zone_sicilia", high=True).goods(1, denarii=2).deck("zone", 0)
    return scene.play("1 worker 2, go aedilis, confirm")


@rule("AV-14.1")
def test_a_missing_zone_card_ends_the_game_after_the_action_phase() -> None:
    scene = last_zone_card()
    assert scene.waits() == "choose_worker_or_pass 2"  # the phase is played to its end
    assert scene.zones().split()[1] == "-"
    scene.play("2 pass", "3 pass", "1 pass")
    assert scene.waits() == "final_action 1"
    assert scene.s.round == 1
    assert scene.on("aedilis") == "2 0 0 0 0"  # no upkeep


@rule("AV-14.2")
def test_a_row_that_cannot_be_filled_ends_the_game() -> None:
    two_missing = Scene().row("legatus", 1, "").row("legatus", 2, "").taken("legatus").deck("war", 1).upkeep()
    assert two_missing.waits() == "final_action 1"
    enough = Scene().row("legatus", 1, "").row("legatus", 2, "").taken("legatus").deck("war", 2).upkeep()
    assert enough.s.round == 2
    untouched = Scene().deck("patron", 0).upkeep()
    assert untouched.waits() == "final_action 1"  # one card would be needed


@rule("AV-14.3")
def test_the_last_card_of_a_deck_ends_nothing() -> None:
    scene = Scene(3).zone(2, "zone_sicilia", high=True).goods(1, denarii=2).deck("zone", 1).deck("patron", 1)
    scene.play("1 worker 2, go aedilis, confirm", "2 pass", "3 pass", "1 pass")
    assert scene.s.round == 2
    assert (scene.s.deck_size(0), scene.s.deck_size(3)) == (0, 0)


@rule("AV-14.4")
def test_each_player_may_act_once_more_even_where_all_spaces_are_taken() -> None:
    scene = Scene(3).at("quaestor", "1 1 1").ending()
    assert scene.offers() == ["imagine 1", "imagine 2", "imagine 3", "imagine 4", "imagine 5", "none"]
    scene.play("1 imagine 5, go quaestor, confirm")
    assert scene.denarii(1) == 10
    assert scene.waits() == "final_action 2"


@rule("AV-14.5")
def test_the_extra_action_pays_its_costs_and_moves_the_zone_card() -> None:
    scene = Scene(3).zone(2, "zone_sicilia", high=True).goods(1, wood=1).ending().play("1 imagine 2")
    assert scene.refusal("1 go aedilis") == "AV-6.6"
    assert scene.refusal("1 go senatus") == "AV-8.2"
    paid = Scene(3).zone(2, "zone_sicilia", high=True).goods(1, denarii=2).active(1, "patron_hortensius").ending()
    paid.play("1 imagine 2, go aedilis, use patron_hortensius, confirm")
    assert paid.left(1) == "zone_sicilia"
    assert paid.stock(1) == "1 cattle, 1 wheat, 1 iron, 1 wine, 1 surplus"


@rule("AV-14.6")
def test_no_training_in_the_extra_action() -> None:
    scene = Scene(3).goods(1, denarii=9).active(1, "patron_cornelia", "patron_cato").ending().play("1 imagine 2")
    assert scene.refusal("1 go training") == "AV-14.6"
    scene.play("1 go quaestor, continue")
    assert scene.refusal("1 use patron_cornelia") == "AV-14.6"


@rule("AV-14.7", "AV-14.9")
def test_declining_scores_nothing() -> None:
    scene = Scene(3).ending().play("1 none")
    assert scene.points(1) == 0
    assert scene.waits() == "final_action 2"


@rule("AV-14.8")
def test_the_number_of_cards_in_each_deck_is_public() -> None:
    s = GAME.seen(Scene(3, "advanced").live.view(2))
    assert [s.deck_size(kind) for kind in range(4)] == [17, 17, 20, 17]  # face-up cards included


@rule("AV-14.10")
def test_extra_actions_follow_the_turn_order() -> None:
    scene = Scene(3).order(2, 3, 1).ending()
    waiting = []
    for _ in range(3):
        waiting.append(scene.waits())
        scene.play(f"{scene.waits().split()[1]} none")
    assert waiting == ["final_action 2", "final_action 3", "final_action 1"]


@rule("AV-14.11")
def test_an_empty_place_during_the_extra_actions_has_no_consequence() -> None:
    scene = Scene(3).zone(2, "zone_sicilia", high=True).goods(1, denarii=2).goods(2, wood=1, denarii=2).deck("zone", 0)
    scene.ending().play("1 imagine 2, go aedilis, confirm")
    assert scene.s.last == 0
    scene.play("2 imagine 2")
    assert scene.refusal("2 go aedilis") == "AV-5.2"  # as it is found
    scene.play("2 go mercator, confirm", "3 none")
    assert scene.waits() == ""


@rule("AV-14.12")
def test_every_upkeep_takes_a_card_from_each_row_deck() -> None:
    """Nobody ever acts: 13 cards lie in the smallest row deck of two players, so that round 14 is the last."""
    scene = Scene(2)
    while not scene.waits().startswith("final_action"):
        before = [len(scene.s.decks[kind]) for kind in (1, 2, 3)]
        number = scene.s.round
        while scene.s.round == number and not scene.waits().startswith("final_action"):
            seat = scene.waits().split()[1]
            scene.play(f"{seat} {scene.offers()[0]}")
        if scene.s.round > number:
            assert [len(scene.s.decks[kind]) for kind in (1, 2, 3)] == [size - 1 for size in before]
    assert scene.s.round == 14
