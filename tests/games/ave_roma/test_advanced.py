"""The advanced mode (AV-17). Swords: Africa, Sardinia, Baetica, Lusitania, Aquitania, Belgica, Hannibal I and III."""

from __future__ import annotations

from tabularium.games.ave_roma.game import GAME
from tabularium.games.ave_roma.steps.bonus import BonusCard
from tabularium.games.ave_roma.steps.kinds import ADD
from tests.games.ave_roma.scenario import Scene
from tests.marks import rule

SWORDS = ("zone_africa", "zone_thracia", "war_hannibal_3")


def advanced(*cards: str, seats: int = 3) -> Scene:
    """Seat 1 owns these cards, on the left."""
    return Scene(seats, "advanced").owns(1, *cards)


@rule("AV-17.1")
def test_the_top_cards_of_the_rows_lie_face_up() -> None:
    s = GAME.new(3, {"mode": "advanced"})
    assert [s.box.kind[card] for card in s.tops] == [1, 2, 3]
    assert GAME.seen(s.view(0)).tops == s.tops
    base = GAME.new(3)
    assert base.tops == [base.box.none] * 3
    scene = Scene().owns(1, *SWORDS).active(1, "patron_cato").play("1 worker 1, go quaestor")
    assert scene.refusal("1 bonus") == "AV-17.1"  # no bonus in the base mode


@rule("AV-17.2")
def test_the_zone_price_is_3() -> None:
    scene = advanced().zone(2, "zone_sicilia", high=True).goods(1, denarii=3).play("1 worker 2, go aedilis, confirm")
    assert scene.denarii(1) == 0
    empty = advanced().zone(2, "").goods(1, iron=1).play("1 worker 2, go mercator, confirm")
    assert empty.denarii(1) == 0
    assert advanced().zone(2, "").goods(1, wheat=1).refusal("1 worker 2, go mercator") == "AV-6.6"


@rule("AV-17.3")
def test_one_bonus_per_action_before_or_after() -> None:
    before = advanced(*SWORDS).active(1, "patron_cato").play("1 worker 1, go quaestor, bonus, card zone_africa, stop")
    assert before.denarii(1) == 2  # the base action is still to come
    assert before.sentence("1 bonus", "en") == "AV-17.3 The bonus of this action has been taken."
    after = advanced(*SWORDS).play("1 worker 1, go quaestor, continue, bonus, card zone_africa, stop")
    assert after.denarii(1) == 4
    assert after.waits() == "confirm_turn 1"
    none = advanced(*SWORDS).play("1 worker 1, go quaestor, continue, continue")
    assert none.left(1) == " ".join(SWORDS)


@rule("AV-17.4")
def test_all_cards_of_a_bonus_show_one_icon() -> None:
    scene = advanced(*SWORDS, "zone_italia", "zone_achaia").play("1 worker 1, go quaestor, bonus")
    assert scene.offers() == ["icon amphora", "icon swords"]
    scene.play("1 icon amphora")
    assert scene.offers() == ["card zone_italia", "card zone_achaia"]
    assert scene.refusal("1 card zone_africa") == "AV-17.4"


@rule("AV-17.5")
def test_only_the_left_side_can_be_used() -> None:
    """Passive patrons can, active ones and the right side cannot."""
    scene = advanced("zone_africa", "patron_agrippa").owns(1, "zone_thracia", right=True).active(1, "patron_marius")
    scene.play("1 worker 1, go quaestor, bonus")
    assert scene.offers() == ["card zone_africa", "card patron_agrippa"]
    assert scene.refusal("1 card zone_thracia") == "AV-17.5"
    assert scene.refusal("1 card patron_marius") == "AV-17.5"


@rule("AV-17.5")
def test_without_a_card_on_the_left_there_is_no_bonus() -> None:
    """Not even of an icon that only an active patron or a card on the right shows."""
    bare = Scene(5, "advanced").owns(1, "zone_africa", right=True).active(1, "patron_frontinus")
    assert bare.refusal("1 worker 2, go propraetor, bonus") == "AV-17.5"
    scene = advanced("zone_africa", "zone_italia").play("1 worker 1, go quaestor, bonus")
    assert scene.greyed() == "icon lion"
    assert scene.refusal("1 icon lion") == "AV-17.5"


@rule("AV-17.6")
def test_used_cards_go_to_the_right_and_stay_owned() -> None:
    scene = advanced(*SWORDS).play("1 worker 1, go quaestor, bonus, card zone_africa, card war_hannibal_3, stop")
    assert scene.left(1) == "zone_thracia"
    assert scene.right(1) == "zone_africa war_hannibal_3"


@rule("AV-17.7")
def test_a_bonus_does_not_spend_influence_but_spending_ends_the_bonus() -> None:
    used = advanced(*SWORDS).play(
        "1 worker 1, go quaestor, bonus, card war_hannibal_3, stop, confirm", "2 pass", "3 pass"
    )
    assert used.spent(1) == ""
    used.play("1 worker 2, go propraetor, half top, second influence")
    assert used.level(1, 2) == 1
    spent = advanced("war_hannibal_1", "war_hannibal_3").workers(1, "2 1").play("1 worker 2, go propraetor, half top")
    spent.play("1 second influence, spend war_hannibal_3, spend war_hannibal_1, confirm", "2 pass", "3 pass")
    spent.play("1 worker 1, go quaestor")
    assert spent.waits() == "confirm_turn 1"  # nothing is left for a bonus


@rule("AV-17.8")
def test_a_bonus_alone_is_no_action() -> None:
    """The bonus of ROMA could be paid, the base move not: ROMA is closed."""
    scene = advanced(*SWORDS).goods(1, denarii=1).at("quaestor", "1 1 1")
    assert scene.refusal("1 worker 2, go roma") == "AV-9.3"


@rule("AV-17.9")
def test_quaestor_gives_2_denarii_per_card() -> None:
    scene = advanced(*SWORDS).play(
        "1 worker 3, go quaestor, bonus, card zone_africa, card zone_thracia, card war_hannibal_3"
    )
    assert scene.denarii(1) == 12


@rule("AV-17.10")
def test_aedilis_gives_a_resource_of_the_card_per_card() -> None:
    scene = advanced(*SWORDS).zone(2, "zone_sicilia").play("1 worker 2, go aedilis, bonus, card zone_africa")
    scene.play("1 card zone_thracia, stop")
    assert scene.offers() == ["gain cattle", "gain wheat", "gain iron", "gain wine"]
    scene.play("1 gain wine, gain cattle")
    assert scene.stock(1) == "2 cattle, 1 wheat, 1 iron, 2 wine"


@rule("AV-17.11")
def test_mercator_gives_a_surplus_per_card() -> None:
    scene = advanced(*SWORDS).goods(1, wood=2, surplus=6)
    scene.play("1 worker 2, go mercator, bonus, card zone_africa, card zone_thracia, stop")
    assert "7 surplus" in scene.stock(1)


@rule("AV-17.12")
def test_propraetor_gives_influence_per_set_in_one_move() -> None:
    """Six cards: two levels in one move, past a cube on level 1."""
    six = (*SWORDS, "war_hannibal_1", "war_pyrrhus_2", "war_pyrrhus_4")
    scene = (
        advanced(*six).cube(2, 2, 1).play("1 worker 2, go propraetor, bonus", *(f"1 card {card}" for card in six[:5]))
    )
    assert scene.level(1, 2) == 2


@rule("AV-17.13")
def test_roma_steps_are_a_paid_move_of_their_own() -> None:
    scene = advanced(*SWORDS).goods(1, cattle=1, surplus=1, denarii=1)
    scene.play("1 worker 1, go roma, bonus, card zone_africa, card zone_thracia")
    assert (scene.s.colosseum[0], scene.stock(1)) == (3, "")  # 2 steps, then 1: denarius, surplus, green


@rule("AV-17.14")
def test_a_row_sells_its_face_up_card_cheaper_by_each_card_used() -> None:
    """Colosseum, plan: stone, iron, any, 2 denarii. Hannibal I: surplus, iron, 1 denarius. Maecenas: 12 denarii,
    stone."""
    building = advanced(*SWORDS).goods(1, wood=1, cattle=2, wine=1, iron=1, denarii=2)
    building.play("1 worker 3, go aedificator, slot 3, continue, bonus, card zone_africa, card zone_thracia, stop")
    building.play("1 less stone, less any")
    assert building.left(1).endswith("building_colosseum_a")
    assert building.stock(1) == ""
    war = advanced(*SWORDS).goods(1, surplus=2, iron=1, denarii=3)
    war.play("1 worker 3, go legatus, slot 2, continue, bonus, icon swords, card zone_africa")
    assert war.left(1).endswith("war_spartacus_2 war_hannibal_1")
    patron = advanced(*SWORDS).goods(1, denarii=16, wheat=1, stone=1)
    patron.play("1 worker 3, go senatus, slot 3, continue, bonus, card zone_africa, card zone_thracia, stop")
    assert patron.left(1).endswith("patron_cato patron_maecenas")
    assert patron.stock(1) == ""  # 8 and 12 - 2 * 2


@rule("AV-17.15")
def test_patrons_lower_the_price_of_that_purchase_too() -> None:
    scene = advanced("zone_africa").active(1, "patron_maecenas").tops(("", "", "patron_marius"))
    scene.goods(1, denarii=10, wheat=1, iron=1)
    scene.play("1 worker 3, go senatus, slot 3, continue, passive, bonus, icon swords, passive")
    assert scene.stock(1) == ""  # Cato 8 - 2, Marius 8 - 2 - 2
    sets = advanced("zone_africa", "war_hannibal_2").goods(1, surplus=2, iron=1, denarii=3)
    sets.play("1 worker 3, go legatus, slot 2, continue, bonus, icon swords")
    assert sets.denarii(1) == 3  # the second card of Hannibal: 3 denarii


@rule("AV-17.16")
def test_the_next_card_is_turned_up_when_the_turn_is_confirmed() -> None:
    scene = advanced("zone_africa").goods(1, surplus=2, iron=1, denarii=3)
    following = scene.s.decks[2][-1]
    scene.play("1 worker 3, go legatus, slot 2, continue, bonus, icon swords")
    assert scene.s.tops[1] == scene.s.box.none
    scene.play("1 confirm")
    assert scene.s.tops[1] == following


@rule("AV-17.17")
def test_the_card_just_bought_may_be_used() -> None:
    """Spartacus I shows a lion: it lowers the price of Hannibal I by its surplus."""
    scene = advanced().goods(1, surplus=1, wood=1, iron=1, denarii=2).play("1 worker 3, go legatus, slot 1, bonus")
    assert scene.right(1) == "war_spartacus_1"
    assert scene.left(1) == "war_hannibal_1"
    zone = advanced().zone(2, "zone_sicilia", high=True).goods(1, denarii=9).play("1 worker 2, go aedilis")
    assert zone.waits() == "confirm_turn 1"  # the Zone card comes too late


@rule("AV-17.18")
def test_upkeep_takes_the_face_up_card_first() -> None:
    scene = advanced().row("legatus", 2, "").row("legatus", 3, "").taken("legatus")
    second, third = scene.names([scene.s.decks[2][-1]]), scene.names([scene.s.decks[2][-2]])
    scene.upkeep()
    assert scene.cards_in("legatus").split()[:2] == [second, "war_hannibal_1"]
    assert scene.names([scene.s.tops[1]]) == third


@rule("AV-17.19")
def test_the_face_up_card_belongs_to_the_deck_and_not_to_the_row() -> None:
    scene = advanced().deck("war", 0).upkeep()
    assert scene.s.round == 2  # the face-up card was the one that was needed
    bought = advanced("zone_africa", seats=4).active(1, "patron_sulla").goods(1, surplus=4, iron=1, denarii=3)
    bought.play("1 worker 3, go legatus, slot 2, bonus")
    assert bought.left(1) == "war_hannibal_1"
    assert bought.s.taken == 0  # the row counts as untouched until the base action


@rule("AV-17.20")
def test_a_patron_on_the_right_may_become_active_and_a_replaced_one_is_unused() -> None:
    scene = (
        Scene(3, "advanced")
        .owns(1, "patron_cato", right=True)
        .marker(1, 2)
        .goods(1, wheat=1)
        .play("1 worker 1, go roma")
    )
    assert scene.patrons(1) == "patron_cato"
    replaced = advanced().active(1, "patron_agrippa").goods(1, denarii=8, wheat=1)
    replaced.play("1 worker 3, go senatus, slot 3, replace patron_agrippa")
    assert (replaced.left(1), replaced.right(1)) == ("patron_agrippa", "")


@rule("AV-17.21")
def test_a_new_passive_patron_lies_on_the_left_unused() -> None:
    scene = advanced().goods(1, denarii=8, wheat=1).play("1 worker 3, go senatus, slot 3")
    assert (scene.left(1), scene.right(1)) == ("patron_cato", "")


@rule("AV-17.22")
def test_propraetor_needs_whole_sets() -> None:
    two = advanced("zone_africa", "zone_thracia").play("1 worker 2, go propraetor")
    assert two.waits() == "propraetor_half 1"  # no bonus with two cards
    four = advanced(*SWORDS, "war_hannibal_1").play("1 worker 2, go propraetor, bonus, card zone_africa")
    assert four.refusal("1 stop") == "AV-17.22"
    four.play("1 card zone_thracia, card war_hannibal_3")
    assert four.level(1, 2) == 1
    assert four.left(1) == "war_hannibal_1"  # a fourth card would give nothing


@rule("AV-17.22")
def test_a_bonus_of_two_cards_at_propraetor_is_refused() -> None:
    two = Scene(5, "advanced").owns(1, "zone_africa", "zone_thracia").active(1, "patron_frontinus")
    assert two.refusal("1 worker 2, go propraetor, bonus") == "AV-17.22"


@rule("AV-17.23")
def test_the_extra_action_has_its_bonus() -> None:
    scene = advanced("zone_africa").ending().play("1 imagine 2, go quaestor, bonus, confirm")
    assert scene.denarii(1) == 6


@rule("AV-17.24")
def test_a_bonus_moves_no_zone_card() -> None:
    scene = advanced("zone_africa").zone(2, "zone_sicilia").play("1 worker 2, go aedilis, continue, bonus, gain iron")
    assert scene.s.high == 0b10  # it slid once, by the base action
    assert scene.left(1) == ""


@rule("AV-17.25")
def test_cards_spent_for_influence_count_in_the_sets_of_an_after_bonus() -> None:
    """Hannibal I and III are spent, both swords: with Africa they make a set."""
    scene = advanced("war_hannibal_1", "war_hannibal_3", "zone_africa").play("1 worker 2, go propraetor, continue")
    scene.play("1 half top, second influence, spend war_hannibal_1, spend war_hannibal_3")
    assert scene.level(1, 2) == 2
    scene.play("1 bonus")
    assert scene.level(1, 2) == 3
    assert scene.left(1) == ""
    right = Scene(3, "advanced").owns(1, "war_hannibal_1", "war_hannibal_3", right=True).owns(1, "zone_africa")
    right.play("1 worker 2, go propraetor, half top, second influence, spend war_hannibal_1, spend war_hannibal_3")
    assert right.waits() == "confirm_turn 1"  # they did not lie on the left


@rule("AV-17.26")
def test_in_an_empty_zone_the_bonus_can_carry_the_action() -> None:
    scene = advanced(*SWORDS).zone(2, "").goods(1, denarii=3)
    scene.play("1 worker 2, go propraetor, continue, second none, card zone_africa, card zone_thracia, confirm")
    assert (scene.level(1, 2), scene.denarii(1)) == (1, 0)
    assert advanced("zone_africa", "zone_thracia").zone(2, "").goods(1, denarii=3).refusal(
        "1 worker 2, go propraetor"
    ) == ("AV-5.13")


@rule("AV-17.26")
def test_the_bonus_that_carries_the_action_is_compulsory() -> None:
    scene = advanced(*SWORDS).zone(2, "").goods(1, denarii=3).active(1, "patron_fabius", "patron_pompeius")
    scene.owns(1, "war_hannibal_1").play("1 worker 2, go propraetor, continue")
    assert scene.offers() == ["second influence", "second none"]
    assert scene.refusal("1 second resource") == "AV-5.13"
    scene.play("1 second none")
    assert scene.waits() == "bonus_card 1"  # it began by itself
    five = Scene(5, "advanced").owns(1, *SWORDS).zone(2, "").goods(1, denarii=3).active(1, "patron_cincinnatus")
    five.play("1 worker 2, go propraetor, continue, second none")
    assert five.sentence("1 continue", "en").startswith("AV-17.26 There is no card in the zone: the bonus")
    with_card = advanced(*SWORDS, "war_hannibal_1").play("1 worker 2, go propraetor, continue, half top")
    assert with_card.sentence("1 second none", "en").startswith("AV-17.26 There is a card in the zone")


@rule("AV-17.27")
def test_the_face_up_card_needs_no_value_and_is_one_per_action() -> None:
    scene = advanced("zone_africa", "zone_thracia").goods(1, surplus=2, iron=1, wood=1, denarii=3)
    scene.play("1 worker 3, go legatus, slot 1, continue, bonus, icon swords, card zone_africa")
    assert scene.waits() == "confirm_turn 1"
    empty = advanced("zone_africa").tops(("", "", "")).goods(1, surplus=2, iron=1, wood=1, denarii=3)
    empty.play("1 worker 3, go legatus, slot 2")
    assert empty.waits() == "confirm_turn 1"  # no card to buy, no bonus


@rule("AV-17.28")
def test_cards_without_effect_may_not_be_added() -> None:
    """Hannibal I costs one surplus: one card is enough. At QUAESTOR the number is free."""
    scene = advanced(*SWORDS).goods(1, surplus=2, iron=1, denarii=3)
    scene.play("1 worker 3, go legatus, slot 2, continue, bonus, icon swords, card zone_africa")
    assert scene.waits() == "confirm_turn 1"
    poor = advanced(*SWORDS, "zone_italia").goods(1, denarii=20, wheat=1).tops(("", "", "patron_maecenas"))
    poor.play("1 worker 3, go senatus, slot 3")
    assert poor.waits() == "confirm_turn 1"  # no stone: no bonus however many cards


@rule("AV-17.28")
def test_a_card_that_lowers_nothing_is_refused() -> None:
    """One card takes off the one surplus of Hannibal I."""
    scene = advanced(*SWORDS).goods(1, surplus=2, iron=1, denarii=3)
    scene.play("1 worker 3, go legatus, slot 2, continue, bonus")
    thracia = ADD | scene.s.box.cards.index("zone_thracia")
    assert BonusCard(0, 1, 0).forbids(scene.s, 0, thracia) == ""
    assert BonusCard(0, 1, 1).forbids(scene.s, 0, thracia) == "AV-17.28"


@rule("AV-17.28")
def test_cards_spent_for_influence_may_make_a_set_alone() -> None:
    """Three swords are spent in the base part: the bonus needs no further card, and takes none."""
    spent = ("war_hannibal_1", "war_hannibal_3", "war_pyrrhus_2")
    scene = advanced(*spent, "zone_africa").play("1 worker 2, go propraetor, continue, half top, second influence")
    scene.play(*(f"1 spend {card}" for card in spent))
    assert scene.level(1, 2) == 3
    scene.play("1 bonus")
    assert (scene.level(1, 2), scene.left(1)) == (4, "zone_africa")


@rule("AV-17.14")
def test_too_few_cards_of_an_icon_are_refused() -> None:
    scene = advanced("zone_africa", "zone_italia", "zone_achaia", "zone_asia", "zone_syria")
    scene.goods(1, denarii=16, stone=1, wheat=1).play("1 worker 3, go senatus, slot 3, continue, bonus")
    assert scene.offers() == ["icon amphora", "icon lion"]  # 8 denarii are left for Maecenas: two cards are needed
    assert scene.refusal("1 icon swords") == "AV-17.14"
    scene.play("1 icon lion")
    assert scene.refusal("1 stop") == "AV-17.14"


@rule("AV-17.29")
def test_a_patron_used_for_a_bonus_can_still_become_active() -> None:
    scene = advanced("patron_cato").marker(1, 2).goods(1, wheat=1, denarii=1).play("1 worker 1, go roma, bonus")
    assert (scene.patrons(1), scene.left(1), scene.right(1)) == ("patron_cato", "", "")
    assert scene.s.colosseum[0] == 4


@rule("AV-17.30")
def test_a_replaced_patron_may_be_used_in_the_after_window() -> None:
    scene = advanced().active(1, "patron_agrippa").goods(1, denarii=18, wheat=1, stone=1)
    scene.play("1 worker 3, go senatus, slot 3, replace patron_agrippa")
    assert scene.offers() == ["bonus", "continue"]
    scene.play("1 bonus")
    assert scene.right(1) == "patron_agrippa"
    assert scene.waits() == "place_patron 1"  # Maecenas, for 12 - 2


@rule("AV-17.27")
def test_without_a_face_up_card_a_row_has_no_bonus() -> None:
    scene = advanced("zone_africa", seats=4).active(1, "patron_sulla").tops(("", "", ""))
    scene.goods(1, surplus=3, iron=1, denarii=3).play("1 worker 3, go legatus, slot 2")
    assert scene.refusal("1 bonus") == "AV-17.27"


@rule("AV-17.14")
def test_a_face_up_card_that_cannot_be_paid_is_no_bonus() -> None:
    """Hannibal I asks for an iron too, and no card takes it off."""
    scene = advanced("zone_africa", seats=4).active(1, "patron_sulla")
    scene.goods(1, surplus=3, denarii=3).play("1 worker 3, go legatus, slot 2")
    assert scene.refusal("1 bonus") == "AV-17.14"


@rule("AV-17.3")
@rule("AV-6.6")
def test_a_bonus_needs_a_card_and_as_many_as_the_zone_card_asks_for() -> None:
    """Iron brings 3 denarii once its track is full, and the card costs 3: one iron, one of the card, two more."""
    scene = advanced("zone_africa", "zone_italia", "zone_achaia", "zone_narbonensis", "zone_asia", "zone_syria")
    scene.zone(2, "zone_sicilia", high=True).goods(1, iron=1).play("1 worker 2, go aedilis, bonus")
    assert scene.greyed() == "icon swords"
    assert scene.refusal("1 icon swords") == "AV-6.6"
    assert scene.why_not("1 icon swords") == {"price": 3, "denarii": 0, "used": 1, "empty": 0}
    scene.play("1 icon amphora")
    assert scene.sentence("1 stop", "en") == "AV-17.3 Choose at least one card."
    scene.play("1 card zone_italia")
    assert scene.refusal("1 stop") == "AV-6.6"
    assert scene.why_not("1 stop") == {"price": 3, "denarii": 0, "used": 0, "empty": 0}


@rule("AV-17.10")
def test_the_bonus_of_aedilis_gives_only_types_of_the_card() -> None:
    scene = advanced("zone_africa").zone(2, "zone_sicilia").play("1 worker 2, go aedilis, bonus")
    assert scene.refusal("1 gain wood") == "AV-17.10"


def test_a_second_part_of_nothing_is_not_shown_where_a_card_lies() -> None:
    base = Scene().owns(1, "war_hannibal_1").play("1 worker 2, go propraetor, half top")
    assert base.greyed() == ""
    zone = advanced("war_hannibal_1").play("1 worker 2, go propraetor, half top")
    assert zone.greyed() == ""


@rule("AV-17.13")
def test_a_bonus_step_that_leaves_too_little_for_the_move_is_refused() -> None:
    """The first space costs 1 denarius, the second a surplus."""
    scene = advanced("zone_africa").active(1, "patron_octavia").goods(1, denarii=1)
    assert scene.refusal("1 worker 1, go roma, bonus") == "AV-17.13"


@rule("AV-3.7", "AV-8.6")
def test_the_reward_of_a_war_bought_with_the_bonus_may_pay_the_base_action() -> None:
    """Hannibal I on top asks for what the seat has just so; its set brings the 3 denarii that Spartacus II costs."""
    box = GAME.box
    top, wanted = box.cards.index("war_hannibal_1"), box.cards.index("war_spartacus_2")
    names = ("wood", "stone", "cattle", "wheat", "iron", "wine", "black", "green", "red", "any", "surplus", "denarii")
    cost = dict(zip(names, box.need[top], strict=True))
    base = dict(zip(names, box.need[wanted], strict=True))
    assert (base["surplus"], base["denarii"], sum(base.values())) == (2, 2, 4)
    goods = {"red": "wine", "green": "wheat", "black": "wood", "any": "stone"}
    have: dict[str, int] = {}
    for name, count in cost.items():
        key = goods.get(name, name)
        have[key] = have.get(key, 0) + count
    have["surplus"] = have.get("surplus", 0) - 1 + base["surplus"]  # one card used lowers the surplus by 1

    def scene(owned: str) -> Scene:
        own = Scene(3, "advanced").goods(1, **have).owns(1, owned)
        for slot in (1, 3, 4, 5):
            own.row("legatus", slot, "")
        return own.row("legatus", 2, "war_spartacus_2")

    assert "go legatus" in scene("war_hannibal_2").play("1 worker 3").offers()
    assert "go legatus" not in scene("war_pyrrhus_1").play("1 worker 3").offers()
