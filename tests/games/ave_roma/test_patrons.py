"""Patrons in play (AV-11)."""

from __future__ import annotations

from tests.games.ave_roma.scenario import Scene
from tests.marks import rule


@rule("AV-11.1")
def test_only_active_patrons_modify_actions() -> None:
    scene = Scene().active(1, "patron_cato").owns(1, "patron_crassus").play("1 worker 1, go quaestor")
    assert scene.offers() == ["use patron_cato", "continue"]
    assert scene.refusal("1 use patron_crassus") == "AV-11.1"


@rule("AV-11.2")
def test_a_modifier_works_once_in_each_of_its_actions() -> None:
    scene = Scene().active(1, "patron_cato", "patron_crassus").play("1 worker 1, go quaestor, use patron_cato")
    assert scene.refusal("1 use patron_cato") == "AV-11.2"
    scene.play("1 use patron_crassus, confirm", "2 pass", "3 pass", "1 worker 2, go quaestor, use patron_cato")
    assert scene.stock(1) == "2 surplus, 2 denarii"


@rule("AV-11.2")
def test_a_modifier_works_at_its_own_location_only() -> None:
    scene = Scene(4).active(1, "patron_varro", "patron_hortensius", "patron_cato").play("1 worker 1, go aedilis")
    assert scene.offers() == ["use patron_hortensius", "use patron_varro", "continue"]
    assert scene.refusal("1 use patron_cato") == "AV-11.2"


@rule("AV-11.3")
def test_modifiers_of_different_patrons_add_up() -> None:
    scene = Scene().active(1, "patron_cato", "patron_crassus", "patron_fulvia").goods(1)
    scene.play("1 worker 1, go quaestor, use patron_cato, use patron_crassus, use patron_fulvia")
    assert (scene.stock(1), scene.points(1), scene.s.colosseum[0]) == ("1 surplus, 2 denarii", 1, 1)


@rule("AV-11.4")
def test_a_modifier_may_be_used_before_or_after_or_not_at_all() -> None:
    before = Scene().active(1, "patron_cato").play("1 worker 1, go quaestor, use patron_cato")
    assert (before.waits(), before.stock(1)) == ("confirm_turn 1", "1 surplus, 2 denarii")
    after = Scene().active(1, "patron_cato").play("1 worker 1, go quaestor, continue, use patron_cato")
    assert (after.waits(), after.stock(1)) == ("confirm_turn 1", "1 surplus, 2 denarii")
    never = Scene().active(1, "patron_cato").play("1 worker 1, go quaestor, continue, continue")
    assert (never.waits(), never.stock(1)) == ("confirm_turn 1", "2 denarii")


@rule("AV-11.5")
def test_a_patron_can_be_used_from_the_moment_it_is_active() -> None:
    """Cicero gives surplus at SENATUS: he is bought there and used in the after window."""
    scene = Scene().political(1, 1).goods(1, denarii=9, wood=1).play("1 worker 2, go senatus, slot 2")
    assert scene.offers() == ["use patron_cicero", "continue"]
    scene.play("1 use patron_cicero")
    assert scene.stock(1) == "1 surplus"
    gone = Scene().active(1, "patron_cicero").goods(1, denarii=9, wheat=1)
    gone.play("1 worker 3, go senatus, slot 3, continue, replace patron_cicero")
    assert gone.waits() == "confirm_turn 1"  # no longer active: nothing more to use


@rule("AV-11.6")
def test_a_gain_gives_points_denarii_or_surplus() -> None:
    points = Scene().active(1, "patron_crassus").play("1 worker 1, go quaestor, use patron_crassus")
    assert points.points(1) == 1
    denarii = Scene().active(1, "patron_octavia").goods(1, denarii=1).play("1 worker 1, go roma, use patron_octavia")
    assert denarii.stock(1) == "2 denarii"
    surplus = Scene().active(1, "patron_hortensius").play("1 worker 1, go aedilis, use patron_hortensius")
    assert "1 surplus" in surplus.stock(1)


@rule("AV-11.7")
def test_a_zone_resource_is_of_a_type_on_the_card() -> None:
    scene = Scene(4).zone(2, "zone_sicilia").active(1, "patron_varro").play("1 worker 2, go aedilis, use patron_varro")
    assert scene.offers() == ["gain cattle", "gain wheat", "gain iron", "gain wine"]
    assert scene.refusal("1 gain wood") == "AV-11.7"
    scene.play("1 gain wine")
    assert scene.stock(1) == "1 cattle, 1 wheat, 1 iron, 2 wine"


@rule("AV-11.7")
def test_without_a_card_there_is_no_zone_resource() -> None:
    scene = Scene(5).zone(2, "").active(1, "patron_frontinus", "patron_cincinnatus").goods(1, denarii=2)
    scene.owns(1, "war_hannibal_1").play("1 worker 2, go propraetor")
    assert scene.offers() == ["use patron_cincinnatus", "continue"]
    assert scene.refusal("1 use patron_frontinus") == "AV-11.7"


@rule("AV-11.8")
def test_a_free_zone_card_costs_nothing_at_its_location() -> None:
    scene = (
        Scene().zone(2, "zone_sicilia", high=True).active(1, "patron_gracchus").play("1 worker 2, go aedilis, confirm")
    )
    assert scene.left(1) == "zone_sicilia"
    elsewhere = Scene().zone(2, "zone_sicilia", high=True).active(1, "patron_gracchus").goods(1)
    assert elsewhere.refusal("1 worker 2, go propraetor") == "AV-6.6"
    empty = Scene().zone(2, "").active(1, "patron_lucullus").goods(1, iron=1).play("1 worker 2, go mercator, confirm")
    assert empty.denarii(1) == 1  # the fee is still paid


@rule("AV-11.9")
def test_a_patron_may_train_one_more_worker_after_the_action() -> None:
    scene = (
        Scene().active(1, "patron_cornelia", "patron_cato").goods(1).workers(1, "3 4").play("1 worker 3, go quaestor")
    )
    assert scene.refusal("1 use patron_cornelia") == "AV-11.9"  # only after the action
    scene.play("1 use patron_cato")
    assert scene.offers() == ["use patron_cornelia", "continue"]
    scene.play("1 use patron_cornelia")
    assert scene.offers()[:3] == ["train 4 on 1", "train 4 on 2", "train 4 on 3"]
    scene.play("1 train 4 on 3")
    assert (scene.trained(1), scene.denarii(1), scene.hand(1)) == ("0 0 4* 0", 4, "")


@rule("AV-11.9")
def test_a_ready_worker_may_be_trained_by_a_patron_too() -> None:
    scene = Scene().active(1, "patron_cornelia").workers(1, "3").training(1, 1, 5)
    scene.play("1 worker 3, go quaestor, use patron_cornelia")
    assert scene.offers() == ["retrain 1 on 1", "retrain 1 on 2", "retrain 1 on 3", "retrain 1 on 4", "none"]
    scene.play("1 retrain 1 on 2")
    assert scene.trained(1) == "0 5* 0 0"
    declined = Scene().active(1, "patron_cornelia").play("1 worker 3, go quaestor, use patron_cornelia, none")
    assert declined.trained(1) == "0 0 0 0"


@rule("AV-11.10")
def test_a_building_costs_one_basic_resource_icon_less() -> None:
    """Pantheon: 2 stone, 1 wine, 3 denarii."""
    scene = Scene().active(1, "patron_agrippa").goods(1, stone=2, wine=1, denarii=3)
    scene.play("1 worker 5, go aedificator, slot 1")
    assert scene.offers() == ["less stone", "less wine"]
    assert scene.refusal("1 less denarii") == "AV-11.10"
    scene.play("1 less stone")
    assert scene.stock(1) == "1 stone"
    short = Scene().active(1, "patron_agrippa").goods(1, stone=2, denarii=3).play("1 worker 5, go aedificator, slot 1")
    assert short.stock(1) == ""  # only the wine could fall away


@rule("AV-11.11")
def test_wars_cost_a_surplus_less_and_patrons_two_denarii_less() -> None:
    war = Scene().active(1, "patron_scipio").goods(1, surplus=1, denarii=2).play("1 worker 3, go legatus, slot 2")
    assert (war.left(1), war.stock(1)) == ("war_spartacus_2", "")  # 2 surplus, 2 denarii
    patron = Scene().active(1, "patron_maecenas").goods(1, denarii=6, wheat=1).play("1 worker 3, go senatus, slot 3")
    assert patron.stock(1) == ""  # Cato: 8 denarii, 1 wheat


@rule("AV-11.11")
def test_a_discount_never_pays_anything_out() -> None:
    scene = Scene().active(1, "patron_scipio").owns(1, "patron_marius")
    scene.goods(1, surplus=1, wood=1, denarii=1).play("1 worker 3, go legatus, slot 1")  # Spartacus I: 1 surplus
    assert scene.stock(1) == "1 surplus"


@rule("AV-11.12")
def test_surplus_may_pay_for_the_basics_of_a_building() -> None:
    """Horrea: wood, wheat, 1 denarius."""
    scene = Scene().active(1, "patron_vitruvius").goods(1, wood=1, surplus=2, denarii=1)
    scene.play("1 worker 2, go aedificator, slot 4")
    assert scene.offers() == ["pay wood", "pay surplus"]
    scene.play("1 pay surplus")
    assert scene.stock(1) == "1 wood"


@rule("AV-11.13")
def test_discounts_come_before_substitutes() -> None:
    """Agrippa takes an icon off, then surplus pays what is left: with one surplus and nothing else two icons go."""
    scene = Scene().active(1, "patron_agrippa", "patron_vitruvius").goods(1, surplus=1, denarii=1)
    scene.play("1 worker 2, go aedificator, slot 4")
    assert scene.waits() == "discount_choice 1"
    scene.play("1 less wood")
    assert (scene.left(1), scene.stock(1)) == ("building_horrea_a", "")


@rule("AV-11.14")
def test_basics_may_pay_for_the_surplus_of_a_war() -> None:
    """Spartacus II: 2 surplus, 2 denarii."""
    scene = Scene().active(1, "patron_marius").goods(1, wood=1, wine=1, surplus=1, denarii=2)
    scene.play("1 worker 3, go legatus, slot 2")
    assert scene.offers() == ["pay wood", "pay wine", "pay surplus"]
    scene.play("1 pay wood, pay wine")
    assert scene.stock(1) == "1 surplus"


@rule("AV-11.15")
def test_a_patron_sells_influence_in_the_zone_of_the_worker() -> None:
    scene = Scene().active(1, "patron_antonius", "patron_hortensius").goods(1, surplus=1, denarii=2)
    scene.play("1 worker 2, go aedilis, use patron_antonius")
    assert scene.level(1, 2) == 1  # from off the board
    assert scene.stock(1) == ""
    assert scene.offers() == ["use patron_hortensius", "continue"]
    poor = Scene().active(1, "patron_antonius", "patron_hortensius").goods(1, surplus=1, denarii=1)
    assert poor.refusal("1 worker 2, go aedilis, use patron_antonius") == "AV-11.15"


@rule("AV-11.15")
def test_influence_is_not_sold_if_the_zone_price_needs_the_money() -> None:
    scene = Scene().zone(2, "zone_asia", high=True).active(1, "patron_antonius", "patron_hortensius")
    scene.goods(1, surplus=1, denarii=3).play("1 worker 2, go aedilis")
    assert scene.offers() == ["use patron_hortensius", "continue"]
    scene.goods(1, surplus=1, denarii=4)
    assert scene.offers() == ["use patron_antonius", "use patron_hortensius", "continue"]


@rule("AV-11.15")
def test_influence_is_not_sold_without_a_card() -> None:
    scene = Scene(5).zone(2, "").active(1, "patron_cassius", "patron_brutus").goods(1, wood=2, denarii=9)
    scene.play("1 worker 2, go mercator")
    assert scene.waits() == "mercator_sell 1"  # nothing to use
    basic = Scene().active(1, "patron_cassius").goods(1, wood=1, wine=1, denarii=3).play("1 worker 2, go mercator")
    basic.play("1 use patron_cassius")
    assert basic.offers() == ["pay wood", "pay wine"]
    basic.play("1 pay wine")
    assert basic.level(1, 2) == 1


@rule("AV-11.16")
def test_patrons_make_colosseum_spaces_of_a_kind_free() -> None:
    """From the start: denarius, surplus, green, denarius, black."""
    for patron, stock in (
        ("patron_messalla", {"surplus": 1, "wheat": 1, "wood": 1}),
        ("patron_pollio", {"surplus": 1, "denarii": 2}),
        ("patron_lepidus", {"wheat": 1, "wood": 1, "denarii": 2}),
    ):
        scene = Scene(4).active(1, patron).goods(1, **stock).play("1 worker 5, go roma")
        assert (scene.s.colosseum[0], scene.stock(1)) == (5, "")


@rule("AV-11.17")
def test_a_free_step_costs_nothing_and_its_honour_counts() -> None:
    scene = Scene().active(1, "patron_fulvia").marker(1, 2).play("1 worker 1, go quaestor, use patron_fulvia")
    assert (scene.s.colosseum[0], scene.s.political[0], scene.stock(1)) == (3, 2, "2 denarii")


@rule("AV-11.18")
def test_a_patron_may_raise_the_brown_cube() -> None:
    scene = Scene().active(1, "patron_fabius").play("1 worker 2, go propraetor, use patron_fabius")
    assert scene.s.brown == [0, 1, 0, 0, 0]
    empty = Scene(5).zone(2, "").active(1, "patron_fabius", "patron_cincinnatus").owns(1, "war_hannibal_1")
    assert empty.goods(1, denarii=2).refusal("1 worker 2, go propraetor, use patron_fabius") == "AV-11.18"


@rule("AV-11.19")
def test_patrons_count_at_the_end_active_or_passive() -> None:
    active = Scene().active(1, "patron_cato").goods(1, surplus=2)
    passive = Scene().owns(1, "patron_cato").goods(1, surplus=2)
    assert active.score(1, "patrons") == passive.score(1, "patrons") == 2


@rule("AV-11.20")
def test_a_bonus_purchase_brings_no_second_gain() -> None:
    """Sulla: +2 denarii at LEGATUS, once, though two wars are bought."""
    scene = Scene(4, "advanced").active(1, "patron_sulla").owns(1, "zone_africa").goods(1, surplus=4, iron=1, denarii=4)
    scene.play("1 worker 3, go legatus, slot 2, use patron_sulla, bonus")
    assert scene.left(1) == "war_hannibal_1 war_spartacus_2"
    assert scene.denarii(1) == 3  # 4 + 2 - 1 - 2


@rule("AV-11.21")
def test_discounts_work_by_themselves_and_are_not_offered() -> None:
    scene = Scene(4).active(1, "patron_scipio", "patron_sulla").goods(1, surplus=2, denarii=2)
    scene.play("1 worker 3, go legatus, slot 2")
    assert scene.offers() == ["use patron_sulla", "continue"]
    assert scene.refusal("1 use patron_scipio") == "AV-11.21"
    scene.play("1 continue")
    assert "1 surplus" in scene.stock(1)


@rule("AV-11.22")
def test_effects_of_a_window_come_in_the_order_of_the_player() -> None:
    """Fulvia first: the step wakes Crassus on the Honour, who then gives his point."""
    scene = Scene().active(1, "patron_fulvia").marker(1, 2).owns(1, "patron_crassus").play("1 worker 1, go quaestor")
    assert scene.offers() == ["use patron_fulvia", "continue"]
    scene.play("1 use patron_fulvia, use patron_crassus")
    assert scene.points(1) == 1


@rule("AV-11.23")
def test_a_free_step_is_no_roma_action() -> None:
    """Octavia gives 2 denarii at ROMA: not for the step that Fulvia gives at QUAESTOR."""
    scene = Scene().active(1, "patron_fulvia", "patron_octavia").play("1 worker 1, go quaestor, use patron_fulvia")
    assert scene.waits() == "confirm_turn 1"
    assert scene.denarii(1) == 2
