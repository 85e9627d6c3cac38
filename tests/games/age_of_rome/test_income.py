"""Income and the end of the round."""

from __future__ import annotations

import pytest

from tabularium.games.age_of_rome.state import facing
from tests.games.age_of_rome.scenario import BOX, Scene
from tests.marks import rule

PAIR = ("junia_secunda", "gaius_octavius")


@rule("AR-9.1", "AR-9.2")
def test_a_denarius_for_each_head_of_the_own_province() -> None:
    scene = Scene(2, PAIR).tiles("africa", military=2, religion=1).tiles("spain", military=1).glory(9, 9).income()
    assert scene.waits() == "income_choose 1"
    scene.play("1 tax")
    assert scene.values("denarii") == [9, 5]
    assert scene.waits() == "income_choose 2"
    scene.play("2 tax")
    assert scene.values("denarii") == [9, 7]


@rule("AR-9.3")
@pytest.mark.parametrize(
    ("population", "penalty"),
    list(enumerate((1, 2, 2, 3, 4, 4, 5, 6, 6, 7, 8, 8, 9, 10, 10, 11), 1)),
)
def test_double_taxation_brings_two_a_head_and_costs_glory(population: int, penalty: int) -> None:
    levels = [min(3, max(0, population - 1 - 3 * i)) for i in range(5)]
    kinds = dict(zip(("military", "politics", "commerce", "religion", "agriculture"), levels, strict=True))
    scene = Scene(2, PAIR).own(1, denarii=0).tiles("africa", **kinds).glory(20, 3).income()
    scene.play("1 tax double")
    assert scene.value(1, "denarii") == 2 * population
    assert scene.value(1, "glory") == 20 - penalty


@rule("AR-9.4")
def test_not_below_one_whatever_the_cards() -> None:
    scene = Scene(2, PAIR).own(1, glory=2).tiles("africa", military=1).hand(1, "signet_ring").income()
    assert scene.refusal("1 tax double") == "AR-9.4"  # it costs 2, though the ring would bring 3


@rule("AR-9.5")
def test_glory_then_denarii_then_the_window() -> None:
    scene = Scene(2, PAIR).own(1, glory=3, denarii=0).hand(1, "trabea").income()
    scene.play("1 tax double")
    assert (scene.value(1, "glory"), scene.value(1, "denarii")) == (2, 2)
    assert scene.waits() == "trade_window 1"
    scene.play("1 play trabea")
    assert scene.value(1, "glory") == 4


@rule("AR-9.6")
def test_income_is_not_optional_and_empty_chairs_take_none() -> None:
    scene = Scene(3).tiles("italy", military=3).hand(1, "abacus").hand(3, "trabea").income()
    assert scene.offers(1) == ["sell abacus", "tax", "tax double"]
    scene.play("1 tax", "1 done", "2 tax", "3 tax")
    assert scene.values("denarii") == [6, 6, 6]  # 1 each; nobody taxes Italy
    scene.play("3 done")
    assert scene.s.round == 3


@rule("AR-9.7", "AR-9.8")
def test_the_board_turns_with_all_that_lies_on_it() -> None:
    scene = Scene(4, event="frumentatio").tiles("africa", military=2).plot("africa", 1).own(1, glory=4)
    scene.s.marker = 0
    scene.only_taxes(1).play("1 tax")  # a quarter clockwise
    assert [BOX.provinces[facing(scene.s, seat)] for seat in range(4)] == ["italy", "africa", "gaul", "spain"]
    assert scene.level("africa", "military") == 2
    assert scene.plots_in("africa") == ["1", ".", "."]
    assert BOX.provinces[scene.s.marker] == "africa"
    assert scene.s.order[0] == 1  # so seat 2 is first now
    back = Scene(4, event="triumphus").only_taxes(1).play("1 tax")
    assert [BOX.provinces[facing(back.s, seat)] for seat in range(4)] == ["gaul", "spain", "italy", "africa"]


@rule("AR-9.9")
def test_half_a_turn_is_the_same_both_ways() -> None:
    for event, direction in (("comitia", 1), ("homines_novi", -1)):
        scene = Scene(4, event=event)
        assert scene.s.direction == direction
        scene.only_taxes(1).play("1 tax")
        assert [BOX.provinces[facing(scene.s, seat)] for seat in range(4)] == ["spain", "italy", "africa", "gaul"]


@rule("AR-9.10")
def test_after_round_nine_the_game_ends_with_a_last_turn_of_the_board() -> None:
    scene = Scene(2, PAIR, 8).only_taxes(1).play("1 tax")
    assert scene.s.round == 9
    assert not scene.live.over
    last = Scene(2, PAIR, 9).only_taxes(1).play("1 tax")
    assert last.live.over
    assert last.s.turned == 1


@rule("AR-9.6")
def test_income_cannot_be_passed() -> None:
    scene = Scene(2, PAIR).own(1, glory=9).income()
    assert scene.refusal("1 pass") == scene.refusal("1 done") == "AR-9.6"
