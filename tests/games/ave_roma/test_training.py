"""Training (AV-10)."""

from __future__ import annotations

from tests.games.ave_roma.scenario import Scene
from tests.marks import rule


@rule("AV-10.1")
def test_four_training_spaces_for_one_worker_each() -> None:
    scene = Scene().goods(1, denarii=9).play("1 worker 3, go training")
    assert scene.offers() == ["space 1", "space 2", "space 3", "space 4"]
    taken = Scene().goods(1, denarii=9).training(1, 2, 5, ready=False).play("1 worker 3, go training")
    assert taken.refusal("1 space 2") == "AV-10.1"
    full = Scene().goods(1, denarii=9)
    for space in (1, 2, 3, 4):
        full.training(1, space, 5, ready=False)
    assert full.refusal("1 worker 3, go training") == "AV-10.1"


@rule("AV-10.2")
def test_the_spaces_cost_0_to_3() -> None:
    for space, left in ((1, 3), (2, 2), (3, 1), (4, 0)):
        scene = Scene().goods(1, denarii=3).play(f"1 worker 3, go training, space {space}")
        assert scene.denarii(1) == left
    poor = Scene().goods(1, denarii=1).play("1 worker 3, go training")
    assert poor.offers() == ["space 1", "space 2"]
    assert poor.refusal("1 space 3") == "AV-10.2"
    broke = Scene().training(1, 1, 5, ready=False)
    assert broke.refusal("1 worker 3, go training") == "AV-10.2"


@rule("AV-10.3")
def test_a_worker_in_training_is_ready_next_round() -> None:
    scene = Scene().goods(1, denarii=1).play("1 worker 3, go training, space 2, confirm", "2 pass", "3 pass")
    assert scene.trained(1) == "0 3* 0 0"
    assert scene.refusal("1 trained 2") == "AV-10.3"
    scene.play("1 pass")
    assert scene.s.round == 2
    assert scene.trained(1) == "0 3 0 0"


@rule("AV-10.4")
def test_a_ready_worker_takes_any_value_within_its_shift() -> None:
    scene = Scene().training(1, 2, 4).play("1 trained 2")
    assert scene.offers() == ["as 2", "as 3", "as 4", "as 5"]
    assert scene.refusal("1 as 1") == "AV-10.4"
    assert Scene().training(1, 1, 1).play("1 trained 1").offers() == ["as 1", "as 2"]


@rule("AV-10.5")
def test_the_training_space_is_free_when_the_worker_leaves() -> None:
    scene = Scene().training(1, 1, 4).play("1 trained 1, as 4, go quaestor, confirm", "2 pass", "3 pass")
    assert scene.trained(1) == "0 0 0 0"
    scene.play("1 worker 2, go training, space 1")
    assert scene.trained(1) == "2* 0 0 0"


@rule("AV-10.5")
def test_the_space_that_a_worker_is_leaving_is_named_with_its_cost() -> None:
    scene = Scene().training(1, 1, 5, ready=False).training(1, 2, 4).training(1, 3, 5, ready=False)
    assert scene.refusal("1 trained 2, as 4, go training") == "AV-10.2"
    assert scene.why_not("1 go training") == {"needed": 1, "denarii": 0}


@rule("AV-10.6")
def test_the_worker_stands_on_the_board_with_its_printed_value() -> None:
    scene = Scene().training(1, 4, 1).play("1 trained 4, as 5, go quaestor")
    assert scene.denarii(1) == 10
    assert scene.on("quaestor") == "1 0 0 0 0"


@rule("AV-10.7")
def test_workers_in_training_count_in_the_five_and_in_the_sum() -> None:
    """Seat 1 keeps 1, 1 and trains a 5: it lacks two. Its sum is 7 and what it takes; a 5 in training is no 0."""
    scene = Scene().workers(1, "1 1").training(1, 1, 5, ready=False).workers(2, "1 1 2 2 4").workers(3, "5 5 5 5 5")
    scene.at("quaestor", "2 2").upkeep()
    assert scene.hand(1) == "1 1 2 2"
    assert scene.s.order == (1, 0, 2)  # 10, 11, 25


@rule("AV-10.8")
def test_training_is_a_turn_but_no_location_of_the_board() -> None:
    scene = Scene().active(1, "patron_crassus").play("1 worker 3, go training")
    assert scene.waits() == "confirm_turn 1"  # no windows, nothing moved
    scene.play("1 confirm")
    assert scene.waits() == "choose_worker_or_pass 2"
    assert set(scene.s.spaces) == {0}
    recovery = Scene().workers(1, "1 2 3").at("quaestor", "4").at("roma", "5").training(2, 1, 5, ready=False)
    recovery.workers(2, "1 2 3 4").upkeep()
    assert recovery.refusal("1 recover training") == "AV-10.8"


@rule("AV-10.9")
def test_a_ready_worker_may_train_again_with_its_printed_value() -> None:
    scene = Scene().goods(1, denarii=1).training(1, 2, 3).play("1 trained 2, as 3, go training")
    assert scene.offers() == ["space 1", "space 2"]  # its own space counts as free
    scene.play("1 space 2")
    assert scene.trained(1) == "0 3* 0 0"
    assert scene.denarii(1) == 0
    changed = Scene().training(1, 2, 3).play("1 trained 2, as 4")
    assert changed.refusal("1 go training") == "AV-10.9"


@rule("AV-10.5", "AV-3.11")
def test_a_trained_worker_that_can_only_train_again_on_its_own_space_may_be_sent() -> None:
    """Every other training space is taken, every location full or out of reach: only the space it leaves is free."""
    scene = Scene().goods(1).goods(2).workers(1, "").training(1, 1, 4, ready=True)
    for space in (2, 3, 4):
        scene.training(1, space, 5, ready=False)
    for location in ("quaestor", "aedilis", "mercator", "propraetor", "roma"):
        scene.at(location, "3 3 3")
    assert scene.offers() == ["pass", "trained 1"]
    scene.play("1 trained 1, confirm")
    assert scene.trained(1) == "4* 5* 5* 5*"
