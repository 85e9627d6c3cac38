"""AEDILIS, MERCATOR, PROPRAETOR and the movement of Zone cards (AV-5, AV-6)."""

from __future__ import annotations

from tests.games.ave_roma.scenario import Scene
from tests.marks import rule

# Prices of seat 1 on board 1a: wood 3, stone 1, cattle 2, wheat 2, iron 3, wine 1.


@rule("AV-5.1")
def test_aedilis_gives_all_four_resources() -> None:
    scene = Scene().zone(4, "zone_narbonensis").play("1 worker 4, go aedilis, confirm")
    assert scene.stock(1) == "1 wood, 1 wheat, 2 wine"


@rule("AV-5.2")
def test_no_aedilis_without_a_card() -> None:
    assert Scene().zone(4, "").goods(1, denarii=9).refusal("1 worker 4, go aedilis") == "AV-5.2"


@rule("AV-5.3")
def test_mercator_sells_and_then_buys_up_to_four() -> None:
    scene = Scene().zone(4, "zone_narbonensis").goods(1, stone=2, denarii=5)
    scene.play("1 worker 4, go mercator")
    assert scene.refusal("1 sell 3 stone") == "AV-5.3"
    scene.play("1 sell 1 stone, buy 0 wood, buy 1 wheat")
    assert scene.offers() == ["buy 0 wine", "buy 1 wine", "buy 2 wine", "buy 3 wine"]
    assert scene.refusal("1 buy 4 wine") == "AV-5.3"
    scene.play("1 buy 3 wine")
    assert scene.stock(1) == "1 stone, 1 wheat, 3 wine, 1 denarii"


@rule("AV-5.4")
def test_only_types_on_the_card_may_be_bought_in_any_number() -> None:
    scene = Scene().zone(4, "zone_narbonensis").goods(1, denarii=9).play("1 worker 4, go mercator")
    assert scene.refusal("1 buy 1 iron") == "AV-5.4"
    scene.play("1 buy 0 wood, buy 3 wheat, buy 1 wine")  # one wheat is on the card
    assert scene.stock(1) == "3 wheat, 1 wine, 2 denarii"


@rule("AV-5.5")
def test_selling_is_finished_before_buying_starts() -> None:
    scene = Scene().zone(4, "zone_narbonensis").goods(1, wheat=1, denarii=2)
    scene.play("1 worker 4, go mercator, sell 0 wheat, buy 1 wheat")
    assert scene.waits() == "confirm_turn 1"  # no sale of the wheat just bought
    assert scene.stock(1) == "2 wheat"


@rule("AV-5.6")
def test_at_least_one_unit_changes_hands() -> None:
    scene = Scene().zone(4, "zone_narbonensis").goods(1, iron=1, denarii=0)
    scene.play("1 worker 4, go mercator")
    assert scene.stock(1) == "3 denarii"  # the iron had to be sold
    scene = Scene().zone(4, "zone_narbonensis").goods(1, iron=1, denarii=1).play("1 worker 4, go mercator, sell 0 iron")
    assert scene.stock(1) == "1 iron, 1 wine"  # one wine, the last chance
    scene = Scene().zone(4, "zone_narbonensis").goods(1, iron=2)
    scene.play("1 worker 4, go mercator")
    assert scene.refusal("1 sell 0 iron") == "AV-5.6"
    assert Scene().zone(4, "zone_narbonensis").goods(1).refusal("1 worker 4, go mercator") == "AV-5.6"


@rule("AV-5.6")
def test_the_last_type_must_be_bought_if_nothing_was_traded() -> None:
    scene = Scene().zone(4, "zone_narbonensis").goods(1, denarii=2)
    scene.play("1 worker 4, go mercator, buy 0 wheat")
    assert scene.offers() == ["buy 1 wine", "buy 2 wine"]
    assert scene.refusal("1 buy 0 wine") == "AV-5.6"


@rule("AV-5.7")
def test_without_a_card_mercator_only_sells() -> None:
    scene = (
        Scene()
        .zone(4, "")
        .goods(1, wood=1, wine=1, denarii=2)
        .play("1 worker 4, go mercator, sell 1 wood, sell 0 wine")
    )
    assert scene.waits() == "confirm_turn 1"
    assert scene.stock(1) == "1 wine, 3 denarii"  # 2 + 3 - 2
    assert Scene().zone(4, "").goods(1, denarii=9).refusal("1 worker 4, go mercator") == "AV-5.6"


@rule("AV-5.8")
def test_sales_may_pay_for_purchases_and_the_zone_card() -> None:
    scene = Scene().zone(4, "zone_narbonensis", high=True).goods(1, iron=1)
    scene.play("1 worker 4, go mercator")
    assert scene.offers() == ["buy 0 wine", "buy 1 wine"]  # 3 denarii, 2 of them for the card
    assert scene.refusal("1 buy 2 wine") == "AV-5.8"
    scene.play("1 buy 1 wine, confirm")
    assert scene.stock(1) == "1 wine"
    assert scene.left(1) == "zone_narbonensis"


@rule("AV-5.8")
def test_a_unit_within_the_purse_does_not_help_if_the_zone_card_cannot_be_paid_after_it() -> None:
    """Wine costs 1, the card 2."""
    scene = Scene().zone(4, "zone_narbonensis", high=True).goods(1, denarii=2)
    assert scene.refusal("1 worker 4, go mercator") == "AV-5.8"
    values = scene.why_not("1 go mercator")
    assert (values["needed"], values["price"], values["denarii"]) == (1, 2, 2)
    assert Scene().zone(4, "zone_narbonensis", high=True).goods(1).refusal("1 worker 4, go mercator") == "AV-5.6"


@rule("AV-5.9")
def test_a_full_track_lets_one_buy_surplus() -> None:
    scene = Scene().zone(4, "zone_narbonensis").goods(1, wine=3, denarii=2)
    scene.play("1 worker 4, go mercator, sell 0 wine, buy 0 wheat, buy 2 wine, surplus, surplus")
    assert scene.stock(1) == "3 wine, 2 surplus"


@rule("AV-5.10")
def test_propraetor_gives_a_half_and_one_more_resource() -> None:
    scene = Scene().zone(2, "zone_sicilia").play("1 worker 2, go propraetor, half top")
    assert scene.stock(1) == "1 iron, 1 wine"
    assert scene.offers() == ["gain cattle", "gain wheat", "gain iron", "gain wine"]
    assert scene.refusal("1 gain wood") == "AV-5.10"
    scene.play("1 gain cattle")
    assert scene.stock(1) == "1 cattle, 1 iron, 1 wine"
    bottom = Scene().zone(2, "zone_sicilia").play("1 worker 2, go propraetor, half bottom, gain iron")
    assert bottom.stock(1) == "1 cattle, 1 wheat, 1 iron"


@rule("AV-5.11")
def test_influence_is_the_sum_of_the_cards_spent() -> None:
    scene = Scene().owns(1, "building_circus_maximus_a", "war_hannibal_4").play("1 worker 2, go propraetor, half top")
    scene.play("1 second influence")
    assert scene.sentence("1 stop", "en") == "AV-5.11 Choose at least one card."
    scene.play("1 spend building_circus_maximus_a, spend war_hannibal_4")
    assert scene.level(1, 2) == 3
    without = Scene().play("1 worker 2, go propraetor, half top")
    assert without.waits() == "zone_resource_type 1"  # nothing to spend: not even asked


@rule("AV-5.12")
def test_a_card_is_spent_once_and_goes_to_the_right() -> None:
    scene = Scene().owns(1, "war_hannibal_4", "war_hannibal_1", "war_pyrrhus_2").workers(1, "2 2")
    scene.play("1 worker 2, go propraetor, half top, second influence, spend war_hannibal_4, stop, confirm")
    assert scene.left(1) == "war_hannibal_1 war_pyrrhus_2"
    assert scene.right(1) == scene.spent(1) == "war_hannibal_4"
    scene.goods(1, denarii=2).play("2 pass", "3 pass", "1 worker 2, go propraetor, half top, second influence")
    assert scene.refusal("1 spend war_hannibal_4") == "AV-5.12"
    assert scene.level(1, 2) == 2


@rule("AV-5.13")
def test_without_a_card_propraetor_needs_influence_to_spend() -> None:
    assert Scene().zone(2, "").goods(1, denarii=2).refusal("1 worker 2, go propraetor") == "AV-5.13"
    scene = Scene().zone(2, "").goods(1, denarii=2).owns(1, "war_hannibal_1").play("1 worker 2, go propraetor")
    assert scene.stock(1) == ""
    assert scene.level(1, 2) == 1


@rule("AV-5.14")
def test_influence_is_for_the_zone_of_the_worker() -> None:
    scene = Scene().owns(1, "war_hannibal_1").play("1 worker 4, go propraetor, half top, second influence")
    assert [scene.level(1, zone) for zone in (1, 2, 3, 4, 5)] == [-1, -1, -1, 1, -1]


@rule("AV-5.15")
def test_units_of_a_type_are_paid_together_before_they_come() -> None:
    """Two wine onto a full track would bring 2 denarii back; but 1 denarius cannot pay for them first."""
    scene = Scene().zone(4, "zone_narbonensis").goods(1, wine=3, denarii=1).play("1 worker 4, go mercator, sell 0 wine")
    assert scene.waits() == "overflow_choice 1"  # one wine was the only purchase
    scene = Scene().zone(4, "zone_narbonensis").goods(1, wine=3, stone=1, denarii=1)
    scene.play("1 worker 4, go mercator, sell 0 stone, sell 1 wine")
    assert scene.offers() == ["buy 0 wheat", "buy 1 wheat"]  # wood before wheat before wine; wood costs 3
    scene.play("1 buy 0 wheat")
    assert scene.refusal("1 buy 3 wine") == "AV-5.15"


@rule("AV-5.16")
def test_cards_may_be_spent_in_vain() -> None:
    scene = Scene().owns(1, "war_hannibal_1").cube(1, 2, 1).cube(2, 2, 2).play("1 worker 2, go propraetor, half top")
    assert "second influence" in scene.offers()
    scene.play("1 second influence")
    assert scene.level(1, 2) == 1
    assert scene.spent(1) == "war_hannibal_1"


# -- the Zone card moves -----------------------------------------------------------------------------


@rule("AV-6.1")
def test_the_card_moves_after_all_modifiers() -> None:
    scene = Scene(4).zone(2, "zone_sicilia", high=True).active(1, "patron_varro").goods(1, denarii=2)
    scene.play("1 worker 2, go aedilis, continue")
    assert scene.waits() == "use_effect 1"  # the card is still there for the after window
    assert scene.zones().split()[1] == "zone_sicilia"
    scene.play("1 use patron_varro, gain iron")
    assert scene.left(1) == "zone_sicilia"
    assert scene.stock(1) == "1 cattle, 1 wheat, 2 iron, 1 wine"


@rule("AV-6.2")
def test_a_low_card_slides_for_free() -> None:
    scene = Scene().zone(2, "zone_sicilia").play("1 worker 2, go aedilis, confirm")
    assert scene.s.high == 0b10
    assert scene.denarii(1) == 0
    assert scene.left(1) == ""


@rule("AV-6.3")
def test_a_high_card_is_bought_for_2() -> None:
    scene = Scene().zone(2, "zone_sicilia", high=True).goods(1, denarii=5).play("1 worker 2, go aedilis, confirm")
    assert scene.denarii(1) == 3
    assert scene.left(1) == "zone_sicilia"
    assert scene.s.brown == [0, 1, 0, 0, 0]


@rule("AV-6.4")
def test_the_bought_card_is_replaced_low_when_the_turn_is_confirmed() -> None:
    scene = Scene().zone(2, "zone_sicilia", high=True).goods(1, denarii=5)
    top = scene.names([scene.s.decks[0][-1]])
    scene.play("1 worker 2, go aedilis")
    assert scene.zones().split()[1] == "-"
    scene.play("1 confirm")
    assert scene.zones().split()[1] == top
    assert scene.s.high == 0


@rule("AV-6.5")
def test_an_empty_zone_costs_the_price_and_gives_nothing() -> None:
    scene = Scene().zone(2, "").goods(1, iron=1, denarii=1).play("1 worker 2, go mercator, confirm")
    assert scene.denarii(1) == 2  # 1 + 3 - 2
    assert scene.left(1) == ""
    assert scene.s.brown == [0, 0, 0, 0, 0]


@rule("AV-6.6")
def test_the_price_must_be_payable_at_the_end() -> None:
    scene = Scene().zone(2, "zone_sicilia", high=True).goods(1, denarii=1)
    assert scene.refusal("1 worker 2, go aedilis") == "AV-6.6"
    assert scene.on("aedilis") == "0 0 0 0 0"


@rule("AV-6.6")
def test_overflow_must_become_money_where_the_price_needs_it() -> None:
    """Iron, wine, wheat, cattle: iron overflows and is worth 3, enough for the price; as surplus it would not be."""
    scene = Scene().zone(2, "zone_sicilia", high=True).goods(1, iron=3).play("1 worker 2, go aedilis")
    assert scene.stock(1) == "1 cattle, 1 wheat, 3 iron, 1 wine, 1 denarii"
    two = Scene().zone(2, "zone_sicilia", high=True).goods(1, iron=3, cattle=3).play("1 worker 2, go aedilis")
    assert two.offers() == ["surplus", "denarii"]  # the cattle would do as well
    two.play("1 surplus")
    assert two.stock(1) == "3 cattle, 1 wheat, 3 iron, 1 wine, 1 surplus"  # and had to


@rule("AV-6.6")
def test_the_half_must_leave_the_price() -> None:
    """Iron iron / stone wheat. With three stone only the bottom half, and stone again, bring 2 denarii."""
    scene = Scene().zone(2, "zone_macedonia", high=True).goods(1, stone=3).play("1 worker 2, go propraetor")
    assert scene.stock(1) == "3 stone, 1 wheat"
    asked = Scene().zone(2, "zone_macedonia", high=True).goods(1, denarii=2).play("1 worker 2, go propraetor")
    assert asked.offers() == ["half top", "half bottom"]
    asked.goods(1, stone=3)
    assert asked.offers() == ["half bottom"]
    assert asked.refusal("1 half top") == "AV-6.6"


@rule("AV-6.6")
def test_the_second_part_must_leave_the_price() -> None:
    scene = Scene().zone(2, "zone_macedonia", high=True).goods(1, iron=3, wheat=3, denarii=1).owns(1, "war_hannibal_1")
    scene.play("1 worker 2, go propraetor, half bottom, surplus")
    assert scene.offers() == ["gain wheat", "gain iron"]  # influence was not offered: the resource must bring money
    assert scene.refusal("1 gain stone") == "AV-6.6"
    asked = Scene().zone(2, "zone_macedonia", high=True).goods(1, denarii=2).owns(1, "war_hannibal_1")
    asked.play("1 worker 2, go propraetor, half bottom")
    assert asked.offers() == ["second resource", "second influence"]
    asked.goods(1, iron=3)
    assert asked.refusal("1 second influence") == "AV-6.6"


@rule("AV-6.6")
def test_overflow_as_surplus_is_refused_where_the_price_needs_it() -> None:
    scene = Scene().zone(2, "zone_macedonia", high=True).goods(1, wheat=3, denarii=2).play("1 worker 2, go aedilis")
    assert scene.offers() == ["surplus", "denarii"]
    scene.goods(1, wheat=3)
    assert scene.refusal("1 surplus") == "AV-6.6"


@rule("AV-6.6")
def test_money_for_the_price_must_be_sold_for() -> None:
    scene = Scene().zone(2, "zone_macedonia", high=True).goods(1, stone=1, wine=1)
    scene.play("1 worker 2, go mercator")  # both are worth 1
    assert scene.stock(1) == ""
    choice = Scene().zone(2, "zone_macedonia", high=True).goods(1, stone=2, wine=2).play("1 worker 2, go mercator")
    assert choice.offers() == ["sell 0 stone", "sell 1 stone", "sell 2 stone"]
    choice.play("1 sell 0 stone")
    assert choice.waits() == "confirm_turn 1"
    assert choice.stock(1) == "2 stone"
    refused = Scene().zone(2, "zone_macedonia", high=True).goods(1, stone=2, wine=1).play("1 worker 2, go mercator")
    assert refused.refusal("1 sell 0 stone") == "AV-6.6"


@rule("AV-6.7")
def test_the_purchase_cannot_be_declined() -> None:
    scene = Scene().zone(2, "zone_sicilia", high=True).goods(1, denarii=2).play("1 worker 2, go aedilis")
    assert scene.offers() == ["confirm"]
    assert scene.left(1) == "zone_sicilia"


@rule("AV-6.8")
def test_the_brown_cube_stops_at_8() -> None:
    scene = (
        Scene()
        .zone(2, "zone_sicilia", high=True)
        .goods(1, denarii=2)
        .brown(2, 8)
        .play("1 worker 2, go aedilis, confirm")
    )
    assert scene.s.brown[1] == 8


@rule("AV-6.8")
def test_a_patron_cannot_raise_a_brown_cube_at_the_top() -> None:
    scene = Scene().brown(2, 8).active(1, "patron_fabius", "patron_pompeius").play("1 worker 2, go propraetor")
    assert scene.waits() == "propraetor_half 1"  # nothing to use
    two = Scene(5).brown(2, 8).active(1, "patron_fabius", "patron_cincinnatus").play("1 worker 2, go propraetor")
    assert two.refusal("1 use patron_fabius") == "AV-6.8"


@rule("AV-6.9")
def test_every_second_fragment_of_a_kind_is_a_resource() -> None:
    scene = Scene().zone(2, "zone_sicilia", high=True).owns(1, "zone_aegyptus").goods(1, denarii=2)
    scene.play("1 worker 2, go aedilis")
    assert scene.offers() == ["gain cattle", "gain wheat"]  # green
    assert scene.refusal("1 gain wood") == "AV-6.9"
    third = Scene().zone(2, "zone_sicilia", high=True).owns(1, "zone_aegyptus", "zone_dalmatia").goods(1, denarii=2)
    assert third.play("1 worker 2, go aedilis").waits() == "confirm_turn 1"
    fourth = Scene().zone(2, "zone_sicilia", high=True).goods(1, denarii=2)
    fourth.owns(1, "zone_aegyptus", "zone_dalmatia", "zone_belgica").play("1 worker 2, go aedilis")
    assert fourth.waits() == "fragment_resource 1"


@rule("AV-6.10")
def test_a_fragment_cannot_pay_the_price() -> None:
    """The fragment's wheat would overflow into 2 denarii, but only after the price."""
    scene = Scene().zone(2, "zone_asia", high=True).owns(1, "zone_lusitania").goods(1, wheat=3, denarii=1)
    assert scene.refusal("1 worker 2, go aedilis") == "AV-6.6"
    rich = Scene().zone(2, "zone_asia", high=True).owns(1, "zone_macedonia").goods(1, wheat=3, denarii=2)
    rich.play("1 worker 2, go aedilis, gain wheat, denarii")
    assert rich.stock(1) == "2 stone, 3 wheat, 2 wine, 2 denarii"


@rule("AV-6.11")
def test_the_three_locations_share_the_card() -> None:
    scene = Scene().zone(2, "zone_sicilia").workers(1, "2 2").goods(1, denarii=2)
    scene.play("1 worker 2, go aedilis, confirm", "2 pass", "3 pass")
    scene.play("1 worker 2, go propraetor, half top, gain iron, confirm")
    assert scene.left(1) == "zone_sicilia"
    assert scene.denarii(1) == 0
