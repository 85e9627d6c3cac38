"""Goods, storage and payment (AV-2)."""

from __future__ import annotations

import pytest

from tabularium.games.ave_roma.steps.payment import lacking, payable
from tabularium.games.ave_roma.terms import COSTS
from tabularium.kernel.rng import sfc32
from tests.games.ave_roma.scenario import STOCK, Scene
from tests.marks import rule


def aedilis(**stock: int) -> Scene:
    """Seat 1 takes stone, stone, wood, iron in zone 3 at AEDILIS. Its prices: wood 3, stone 1, iron 3."""
    scene = Scene().zone(3, "zone_italia").goods(1, **stock)
    return scene.play("1 worker 3, go aedilis")


@rule("AV-2.1")
def test_three_of_each_resource_and_seven_surplus_are_the_limit() -> None:
    scene = aedilis(wood=3, stone=3, iron=3, surplus=5)
    scene.play("1 surplus, surplus")
    assert scene.stock(1) == "3 wood, 3 stone, 3 iron, 7 surplus, 6 denarii"  # wood and iron found no room at all


@rule("AV-2.2")
def test_an_overflowing_unit_becomes_surplus_or_its_price() -> None:
    assert aedilis(wood=3).play("1 surplus").stock(1) == "3 wood, 2 stone, 1 iron, 1 surplus"
    assert aedilis(wood=3).play("1 denarii").stock(1) == "3 wood, 2 stone, 1 iron, 3 denarii"


@rule("AV-2.3")
def test_each_overflowing_unit_is_a_choice_of_its_own() -> None:
    scene = aedilis(stone=3, wood=3)
    scene.play("1 surplus, denarii, surplus")
    assert scene.stock(1) == "3 wood, 3 stone, 1 iron, 2 surplus, 1 denarii"


@rule("AV-2.4")
def test_with_seven_surplus_overflow_is_money() -> None:
    scene = aedilis(wood=3, surplus=7)
    assert scene.waits() == "confirm_turn 1"
    assert scene.stock(1) == "3 wood, 2 stone, 1 iron, 7 surplus, 3 denarii"


@rule("AV-2.5")
def test_surplus_gained_directly_above_seven_is_lost() -> None:
    scene = Scene().goods(1, surplus=7).active(1, "patron_cato")  # +1 surplus at QUAESTOR
    scene.play("1 worker 1, go quaestor, use patron_cato, confirm")
    assert scene.stock(1) == "7 surplus, 2 denarii"


@rule("AV-2.6")
def test_every_gain_of_resources_may_overflow() -> None:
    reward = Scene().goods(1, wood=1, wheat=1, wine=3, denarii=1).owns(1, "building_thermae_b")
    reward.row("aedificator", 5, "building_thermae_a")  # the pair brings a wine
    reward.play("1 worker 1, go aedificator, slot 5, surplus")
    assert reward.stock(1) == "3 wine, 1 surplus"

    fragment = Scene().zone(1, "zone_sardinia", high=True).owns(1, "zone_italia").goods(1, iron=2, wine=3, denarii=2)
    fragment.play("1 worker 1, go aedilis, gain wine, surplus")
    assert fragment.stock(1) == "1 wood, 1 stone, 1 cattle, 3 iron, 3 wine, 1 surplus"

    modifier = Scene().zone(1, "zone_sardinia").active(1, "patron_atticus").goods(1, iron=3, wheat=1)
    modifier.play("1 worker 1, go mercator, use patron_atticus, gain iron, denarii")
    assert modifier.stock(1) == "1 wheat, 3 iron, 3 denarii"


@rule("AV-2.7")
def test_units_come_in_the_printed_order() -> None:
    """Stone, stone, wood, iron: the first stone fills the track, the second overflows, before the wood is there."""
    scene = aedilis(stone=2)
    assert scene.waits() == "overflow_choice 1"
    assert scene.stock(1) == "3 stone"
    scene.play("1 surplus")
    assert scene.stock(1) == "1 wood, 3 stone, 1 iron, 1 surplus"


@rule("AV-2.8")
def test_only_the_own_board_sets_prices() -> None:
    """Iron costs 3 on board 1a of seat 1, and 1 on board 2a of seat 2, for selling and buying alike."""
    scene = Scene().goods(1, iron=2).goods(2, iron=1, denarii=1)
    scene.play("1 worker 1, go mercator, sell 1 iron, buy 0 wood, buy 0 stone, buy 0 cattle, buy 1 iron, confirm")
    assert scene.stock(1) == "2 iron"
    scene.play("2 worker 2, go mercator, sell 1 iron, buy 0 cattle, buy 2 iron, confirm")
    assert scene.stock(2) == "2 iron"


@rule("AV-2.9")
def test_surplus_is_not_traded_and_pays_only_surplus() -> None:
    scene = Scene().goods(1, surplus=3, denarii=9).zone(1, "", False)
    assert scene.refusal("1 worker 1, go mercator") == "AV-5.6"  # surplus is nothing to sell
    paying = Scene().goods(1, surplus=3, wood=1, stone=1, wheat=2, denarii=9)
    paying.row("aedificator", 5, "building_aqua_claudia_b")  # stone, black, any
    paying.play("1 worker 1, go aedificator, slot 5")
    assert paying.stock(1) == "1 wheat, 3 surplus, 9 denarii"
    choice = Scene().goods(1, surplus=3, stone=2, wheat=1, wine=1)
    choice.row("aedificator", 5, "building_aqua_claudia_b").play("1 worker 1, go aedificator, slot 5")
    assert choice.offers() == ["pay wheat", "pay wine"]
    assert choice.refusal("1 pay surplus") == "AV-2.9"


@rule("AV-2.10")
def test_a_colour_takes_either_resource_and_any_takes_all() -> None:
    scene = Scene().goods(1, wood=2, stone=2, cattle=1)
    scene.row("aedificator", 5, "building_aqua_claudia_b").play("1 worker 1, go aedificator, slot 5")
    assert scene.offers() == ["pay wood", "pay stone"]  # black
    assert scene.refusal("1 pay cattle") == "AV-2.10"
    scene.play("1 pay wood")
    assert scene.offers() == ["pay wood", "pay stone", "pay cattle"]  # any


@rule("AV-2.11")
def test_what_a_card_brings_cannot_pay_for_it() -> None:
    """The second Colosseum card brings an iron, and costs one."""
    scene = Scene().goods(1, stone=2, cattle=1).owns(1, "building_colosseum_a")
    scene.row("aedificator", 5, "building_colosseum_b")
    assert scene.refusal("1 worker 1, go aedificator") == "AV-8.2"


@rule("AV-2.11")
def test_a_unit_that_is_not_there_pays_nothing() -> None:
    scene = Scene().goods(1, wood=2, stone=2, cattle=1)
    scene.row("aedificator", 5, "building_aqua_claudia_b").play("1 worker 1, go aedificator, slot 5, pay wood")
    assert scene.refusal("1 pay wine") == "AV-2.14"
    assert scene.sentence("1 pay wine").endswith(" You have no wine.")
    assert scene.sentence("1 pay wine", "fr").endswith(" Vous n’avez pas de vin.")


@rule("AV-2.12", "AV-2.14")
def test_payments_go_to_the_bank_and_to_nobody_else() -> None:
    scene = Scene().goods(1, wheat=1, wood=1, denarii=4).goods(2, denarii=5).goods(3, denarii=6)
    scene.play("1 worker 2, go aedificator, slot 4, confirm")  # Horrea: wood, wheat, 1 denarius
    assert [scene.stock(seat) for seat in (1, 2, 3)] == ["3 denarii", "5 denarii", "6 denarii"]


@rule("AV-2.13")
def test_the_bank_never_runs_out() -> None:
    scene = Scene().goods(1, denarii=300).play("1 worker 5, go quaestor, confirm")
    assert scene.denarii(1) == 310


@rule("AV-2.15")
def test_points_are_marked_at_once_without_a_limit() -> None:
    scene = Scene().goods(1, wood=1, wheat=2)
    scene.s.points[0] = 400
    scene.play("1 worker 4, go aedificator, slot 2")  # Horrea: 3 points
    assert scene.waits() == "confirm_turn 1"
    assert scene.points(1) == 403


@rule("AV-2.11")
def test_what_is_missing_is_missing_exactly_when_a_cost_can_not_be_paid() -> None:
    """Random goods, costs, discounts and substitutes: two ways to the same answer."""
    rng = sfc32(15)
    payables = 0
    for _ in range(4000):
        goods = [rng.below(4) for _ in range(6)] + [rng.below(4), rng.below(8)]
        need = tuple([rng.below(2) for _ in range(9)] + [rng.below(3), rng.below(4), rng.below(8)])
        less = (rng.below(3), rng.below(3), rng.below(3))
        swap = rng.below(4)
        lack = lacking(goods, need, less, swap)
        assert payable(goods, 0, need, less, swap) == (not any(lack)), (goods, need, less, swap)
        payables += not any(lack)
        given = [count + extra for count, extra in zip(goods, (*lack[:6], lack[10], lack[11]), strict=True)]
        for colour in range(3):
            given[2 * colour] += lack[6 + colour]
        given[0] += lack[9]
        assert payable(given, 0, need, less, swap), (goods, need, less, swap, lack)  # what is missing is enough
    assert 400 < payables < 3600


@pytest.mark.parametrize(
    ("goods", "cost", "less", "swap", "missing"),
    [
        ({"wood": 1}, {"wood": 1, "black": 1}, 0, 0, {"black": 1}),
        ({"wood": 1, "stone": 1}, {"wood": 1, "black": 1}, 0, 0, {}),
        ({"wine": 1}, {"iron": 1, "any": 1}, 0, 0, {"iron": 1}),
        ({}, {"iron": 1, "any": 1}, 1, 0, {"iron": 1}),  # the discount takes the freest icon
        ({"surplus": 1}, {"iron": 1, "any": 1}, 0, 1, {"iron": 1}),  # so does a surplus that may pay
        ({"surplus": 1, "wood": 1}, {"surplus": 3}, 0, 2, {"surplus": 1}),
        ({"denarii": 3}, {"denarii": 5, "surplus": 1}, 0, 0, {"denarii": 2, "surplus": 1}),
    ],
)
def test_what_is_missing_is_named_icon_by_icon(
    goods: dict[str, int], cost: dict[str, int], less: int, swap: int, missing: dict[str, int]
) -> None:
    have = [goods.get(name, 0) for name in STOCK]
    lack = lacking(have, tuple(cost.get(name, 0) for name in COSTS), (less, 0, 0), swap)
    assert {name: count for name, count in zip(COSTS, lack, strict=True) if count} == missing


@rule("AV-2.5")
def test_only_surplus_that_finds_no_room_is_told_as_lost() -> None:
    """Cato gives 1 surplus at QUAESTOR."""
    for surplus, told in ((5, False), (6, False), (7, True)):
        scene = Scene().active(1, "patron_cato").goods(1, surplus=surplus)
        scene.play("1 worker 1, go quaestor, use patron_cato")
        assert ("surplus-lost" in scene.tellings()) == told
