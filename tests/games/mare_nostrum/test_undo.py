"""What can be taken back: within a step everything, past its end nothing."""

from __future__ import annotations

from tests.games.mare_nostrum.scenario import Scene
from tests.marks import rule


def undo(scene: Scene, seat: int) -> str:
    """Why the seat cannot take its last move back, or "" and it is taken back."""
    why = scene.live.why_no_undo(seat - 1)
    if not why:
        scene.live.undo(seat - 1)
    return why


@rule("MN-4.19")
def test_a_fleet_may_turn_back_until_it_has_sailed() -> None:
    scene = Scene(3).triremes(1, "mare_tyrrhenum", 2).legions(1, "latium").fighting(1)
    scene.play("1 sail mare_tyrrhenum mare_ionium", "1 sail mare_tyrrhenum mare_sardum")
    assert undo(scene, 1) == ""
    assert (scene.triremes_in("mare_tyrrhenum", 1), scene.triremes_in("mare_ionium", 1)) == (1, 1)
    assert undo(scene, 1) == ""
    assert scene.triremes_in("mare_tyrrhenum", 1) == 2
    scene.play("1 sail mare_tyrrhenum mare_ionium", "1 end")
    assert scene.waits() == "move_legion 1"
    assert undo(scene, 1) == "barrier"


@rule("MN-4.26")
def test_an_army_may_turn_back_until_it_has_marched() -> None:
    scene = Scene(3).legions(1, "latium").influence(2, "macedonia").legions(1, "dalmatia").fighting(1)
    scene.play("1 march dalmatia macedonia", "1 march latium gallia")
    assert undo(scene, 1) == ""
    assert (scene.legions_in("latium", 1), scene.legions_in("gallia", 1)) == (1, 0)
    scene.play("1 end")
    assert scene.waits() == "conquest_action 1"
    assert undo(scene, 1) == "barrier"


@rule("MN-4.52", "MN-4.60")
def test_a_conqueror_may_think_again_until_a_legendary_good_is_drawn() -> None:
    scene = Scene(3).influence(2, "sicilia").built("syracusae").legions(1, "sicilia").fighting(1)
    scene.play("1 seize sicilia")
    assert undo(scene, 1) == ""
    scene.play("1 pillage sicilia")  # Syracusae is all there is to destroy
    assert (scene.waits(), scene.is_built("syracusae")) == ("pillage_gain 1", False)
    assert undo(scene, 1) == ""
    assert scene.is_built("syracusae")
    scene.play("1 pillage sicilia", "1 take legendary")
    assert undo(scene, 1) != ""


@rule("MN-3.13")
def test_purchases_are_taken_back_one_by_one_until_they_are_ended() -> None:
    scene = Scene(3).holds(1, "6 tax").buying(1)
    scene.play("1 buy legion", "1 buy fortress")  # in Latium, with three Taxes each: nothing to choose
    assert (scene.has_fortress("latium", 1), scene.hand(1)) == (True, "")
    assert undo(scene, 1) == ""
    assert (scene.has_fortress("latium", 1), scene.hand(1)) == (False, "3 tax")
    assert undo(scene, 1) == ""
    assert (scene.legions_in("latium", 1), scene.hand(1)) == (0, "6 tax")
    scene.play("1 end")
    assert scene.waits() == "keep_taxes 1"
    assert undo(scene, 1) == "barrier"


@rule("MN-2.12")
def test_a_pick_is_never_taken_back() -> None:
    scene = Scene(3).titles(commerce=1).holds(1, "grain").holds(2, "gold").holds(3, "oil").trade()
    scene.play("1 play token_2_1 1", "1 offer grain; done", "2 offer gold; done", "3 offer oil; done")
    assert scene.waits() == "trade_pick 1"
    scene.play("1 pick 2 gold")
    assert scene.hand(1) == "1 gold"
    assert undo(scene, 1) == "barrier"
    assert scene.waits() == "trade_pick 2"
    assert undo(scene, 2) == "nothing"
    scene.play("2 pick 3 oil")  # and Carthage takes the grain by itself
    assert undo(scene, 2) != ""
    assert (scene.hand(1), scene.hand(2), scene.hand(3)) == ("1 gold", "1 oil", "1 grain")
