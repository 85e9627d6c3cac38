"""RR-15 to RR-17: Nero cards, the end, scoring, and the Plans in detail."""

from __future__ import annotations

from tabularium.games.rome_and_roll import state as at
from tabularium.games.rome_and_roll.effects import gain, mark
from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.scoring import outcome, plan_points
from tabularium.games.rome_and_roll.steps.round import RoundEnd
from tabularium.kernel.scores import Outcome
from tests.games.rome_and_roll.scenario import Scene
from tests.marks import example, rule

COIN, LEGACY, GLORY = 12, 15, 16
URBAN = "camp construction_post esplanade brickmaker jeweller temple villa insula"
THREE = "legatus mercatrix patricia"


# -- Nero cards and the end of rounds ----------------------------------------------------------------


@rule("RR-15.1")
def test_each_track_has_its_blue_box() -> None:
    scene = Scene("legatus mercatrix patricia praefectus")  # the Legatus: coins 14, buildings 8, legacy 8, glory 10
    taken = []
    for track, blue in ((at.COINS, 14), (at.BUILDINGS, 8), (at.LEGACY, 8), (at.GLORY, 10)):
        mark(scene.s, 0, track, blue - 1)
        taken.append(scene.neros(1))
        mark(scene.s, 0, track, 1)
        taken.append(scene.neros(1))
    assert taken == [0, 8, 8, 14, 14, 18, 18, 20]


@rule("RR-15.2")
def test_nothing_happens_when_no_nero_card_is_left() -> None:
    scene = Scene().nero_left(0).set(1, "coins", 13)
    gain(scene.s, 0, COIN, 1, 0)
    assert (scene.get(1, "coins"), scene.neros(1)) == (14, 0)


@rule("RR-15.3")
def test_nero_cards_of_one_event_go_in_proconsul_order() -> None:
    for proconsul, cards in ((0, (8, 6)), (1, (6, 8))):
        scene = Scene(plans=URBAN).set(1, "coins", 13).set(2, "coins", 12)
        scene.building("esplanade", 1, "2,7 2,8 3,7 3,8")
        scene.building("esplanade", 2, "2,10 2,11 3,10 3,11")
        scene.s.proconsul = proconsul
        scene.stored(1, "wood brick fish").turn(1, "blue-1").build(1, "camp", "2,9 3,9")
        assert (scene.neros(1), scene.neros(2)) == cards


@rule("RR-15.4")
def test_two_blue_boxes_at_once_are_two_cards() -> None:
    scene = Scene().set(1, "legacy", 7).set(1, "glory", 9)
    gain(scene.s, 0, LEGACY, 1, 0)
    gain(scene.s, 0, GLORY, 1, 0)
    assert scene.neros(1) == 8 + 6


@rule("RR-15.5")
def test_a_blue_box_gives_a_card_once_and_the_track_goes_on() -> None:
    scene = Scene().set(1, "coins", 13)
    for _ in range(3):
        gain(scene.s, 0, COIN, 1, 0)
    assert (scene.get(1, "coins"), scene.neros(1)) == (16, 8)


@rule("RR-15.6")
def test_the_proconsul_card_goes_left() -> None:
    scene = Scene(THREE).go()
    assert scene.s.proconsul == 1
    scene.s.proconsul = 2
    scene.s.agenda = [RoundEnd()]
    scene.go()
    assert scene.s.proconsul == 0


@rule("RR-15.6")
def test_the_proconsul_card_goes_left_after_the_last_round_too() -> None:
    scene = Scene(THREE)
    scene.s.round = scene.s.last = 6
    assert scene.go().live.over
    assert scene.s.proconsul == 1


@rule("RR-15.7")
def test_the_summary_of_a_round_says_that_one_more_is_played() -> None:
    """It said that the round of the last Nero card is the last."""
    last = list(GAME.rules.round.values())[-1]
    assert "after the round in which the last one is taken, one more round is played (RR-15.7)" in last["en"]
    assert "après la manche où la dernière est prise, on en joue encore une (RR-15.7)" in last["fr"]


@rule("RR-15.7")
def test_after_the_last_nero_card_exactly_one_more_round_is_played() -> None:
    scene = Scene().nero_left(1)
    scene.s.round = 5
    gain(scene.s, 0, COIN, 14, 0)
    assert not scene.live.over  # the round is finished first
    scene.go()
    assert (scene.s.round, scene.s.last, scene.waits()) == (6, 6, "draft_die 2")
    scene.s.agenda = [RoundEnd()]
    scene.go()
    assert scene.live.over


@rule("RR-15.8")
def test_round_twenty_is_the_last_in_any_case() -> None:
    scene = Scene()
    scene.s.round = 19
    assert not scene.go().live.over
    assert scene.s.round == 20
    scene.s.agenda = [RoundEnd()]
    assert scene.go().live.over


@rule("RR-15.9")
def test_the_coins_of_an_insula_are_one_event_in_proconsul_order() -> None:
    for proconsul, cards in ((0, (8, 6)), (1, (6, 8))):
        scene = Scene(plans=URBAN).set(1, "coins", 10).set(2, "coins", 12).stored(1, "wood wood wood")
        scene.building("insula", 1, "2,5 2,6 2,7 2,8")
        scene.building("villa", 2, "3,6 4,6 5,6 5,5")
        scene.s.proconsul = proconsul
        scene.turn(1, "blue-4").trade(1, "wood 0 3 0 0 0")
        if proconsul == 1:
            scene.play("2 pass")
        scene.play("1 pick insula c6", "1 pick villa d7")
        assert (scene.neros(1), scene.neros(2)) == cards


# -- scoring -----------------------------------------------------------------------------------------


@rule("RR-16.1")
def test_an_unmarked_track_scores_nothing() -> None:
    assert GAME.score(Scene().s).points[0] == (0, 0, 0, 0, 0, 0, 0, 0, 0)


@rule("RR-16.2")
def test_soldiers_and_senators_are_halved_and_rounded_up_separately() -> None:
    scene = Scene().set(1, "soldiers", 5).set(1, "garrisoned", 4).set(1, "senators", 3)
    sheet = GAME.score(scene.s)
    assert (sheet.of(0, "soldiers"), sheet.of(0, "senators"), sheet.totals[0]) == (3, 2, 5)


@rule("RR-16.4")
def test_most_points_then_most_soldiers_else_shared() -> None:
    scene = Scene(THREE).set(1, "coins", 5).set(2, "coins", 4).set(2, "soldiers", 1).set(3, "coins", 4)
    assert outcome(scene.s) == Outcome((2, 1, 3), "points")
    scene.set(1, "coins", 4).set(1, "soldiers", 1)
    assert outcome(scene.s) == Outcome((1, 1, 3), "points")


@rule("RR-16.5")
def test_plans_are_counted_on_the_final_map() -> None:
    scene = Scene(plans=URBAN)
    scene.building("garden", 1, "12,13 12,14 12,15 11,14")
    assert plan_points(scene.s, 0) == 4
    scene.building("camp", 2, "11,13 10,13")
    assert plan_points(scene.s, 0) == 0


# -- Plans -------------------------------------------------------------------------------------------


@rule("RR-17.1")
@example("RR-EX16")
def test_an_esplanade_in_a_full_square() -> None:
    scene = Scene(THREE)
    scene.building("esplanade", 1, "6,11 6,12 7,11 7,12")
    assert plan_points(scene.s, 0) == 0
    scene.building("brickmaker", 2, "5,10 5,11 5,12")
    assert plan_points(scene.s, 0) == 5
    alone = Scene("legatus")
    alone.building("esplanade", 1, "2,7 2,8 3,7 3,8")
    alone.building("park", 0, "1,9 2,9")
    alone.building("camp", 1, "1,7 1,8")
    assert plan_points(alone.s, 0) == 1  # 3,9 is still empty
    alone.building("rubble", 0, "3,9")
    assert plan_points(alone.s, 0) == 5 + 1


@rule("RR-17.2", "RR-17.3")
def test_a_garden_counts_different_empty_neighbours_also_over_wall_and_bridge() -> None:
    scene = Scene(plans=URBAN)
    scene.building("garden", 1, "4,4 5,4 6,4 5,5")
    scene.building("esplanade", 2, "3,5 3,6 4,5 4,6")
    scene.building("construction_post", 2, "5,6 6,5 6,6")
    # left: 3,4 and 7,4, and 5,2 over the bridge
    assert plan_points(scene.s, 0) == 0
    scene = Scene(plans=URBAN)
    scene.building("garden", 1, "4,4 5,4 6,4 5,5")
    scene.building("construction_post", 2, "5,6 6,5 6,6")
    # 3,4 4,5 7,4 and 5,2 over the bridge
    assert plan_points(scene.s, 0) == 4
    scene.building("camp", 2, "5,1 5,2")
    assert plan_points(scene.s, 0) == 0


@rule("RR-17.3")
def test_neighbours_beyond_the_wall_count() -> None:
    scene = Scene(plans=URBAN)
    scene.building("garden", 1, "1,9 1,10 1,11 2,10")
    scene.building("camp", 2, "2,9 2,8")
    scene.building("camp", 2, "2,11 2,12")
    scene.building("camp", 2, "3,10 3,11")
    # left: 1,8 1,12 and, beyond the wall, 0,9 0,10 0,11
    assert plan_points(scene.s, 0) == 4
    scene.building("brickmaker", 2, "0,9 0,10 0,11")
    assert plan_points(scene.s, 0) == 0


@rule("RR-17.4")
@example("RR-EX21")
def test_a_villa_counts_the_forum_but_neither_rubble_nor_parks() -> None:
    scene = Scene("legatus", URBAN)
    scene.building("villa", 1, "4,6 5,6 6,6 6,5")
    scene.building("camp", 1, "5,4 5,5")
    scene.building("rubble", 0, "4,4 4,5")
    assert plan_points(scene.s, 0) == 1  # the Camp's own point
    scene.building("camp", 1, "3,5 3,6")
    assert plan_points(scene.s, 0) == 2 + 4


@rule("RR-17.5")
def test_a_jeweller_beside_an_opponents_urban_building() -> None:
    scene = Scene(plans=URBAN)
    scene.building("jeweller", 1, "8,5 9,5 10,5 9,6")
    scene.building("camp", 2, "8,7 9,7")
    assert plan_points(scene.s, 0) == 0  # no Urban Building
    scene.building("market", 1, "10,6 10,7 10,8 11,7")
    assert plan_points(scene.s, 0) == 1  # one's own, with its own point
    scene.building("insula", 2, "7,4 7,5 7,6 7,7")
    assert plan_points(scene.s, 0) == 1 + 4
    alone = Scene("legatus", URBAN)
    alone.building("jeweller", 1, "8,5 9,5 10,5 9,6")
    alone.building("insula", 1, "7,4 7,5 7,6 7,7")
    assert plan_points(alone.s, 0) == 2


def insula() -> Scene:
    """An Insula of seat 1 beside an Esplanade and a Brickmaker of seat 2, a Camp, and another Insula."""
    scene = Scene(plans=URBAN).stored(1, "wood wood wood")
    scene.building("insula", 1, "2,5 2,6 2,7 2,8")
    scene.building("esplanade", 2, "3,5 3,6 4,5 4,6")
    scene.building("brickmaker", 2, "3,7 3,8 3,9")
    scene.building("camp", 2, "1,5 1,6")
    scene.building("insula", 2, "1,8 1,9 1,10 1,11")
    return scene


@rule("RR-17.6")
def test_an_insula_uses_up_to_two_neighbours_but_no_insula() -> None:
    scene = insula().turn(1, "blue-4").trade(1, "wood 0 3 0 0 0").play("1 pick insula c6")
    assert scene.offers() == ["pick esplanade d6", "pick brickmaker d8", "stop"]
    assert scene.refusal("1 pick insula b9") == "RR-17.6"
    assert scene.refusal("1 pick camp b6") == "RR-17.6"  # no production
    scene.play("1 pick brickmaker d8")
    assert scene.refusal("1 pick brickmaker d8") == "RR-17.6"
    scene.play("1 stop")
    assert (scene.goods(1), scene.get(2, "coins")) == ("brick 2", 1)


@rule("RR-Q16", "RR-17.6")
def test_the_productions_of_an_insula_come_by_build_number_whatever_the_order_of_the_picks() -> None:
    scene = Scene(plans=URBAN).stored(1, "wood wood wood")
    scene.building("insula", 1, "2,5 2,6 2,7 2,8")
    scene.building("jeweller", 2, "0,6 1,5 1,6 1,7")  # Jewellery
    scene.building("fishery", 2, "3,6 3,7 3,8")  # Fish
    scene.turn(1, "blue-4").trade(1, "wood 0 3 0 0 0").play("1 pick insula c6")
    scene.play("1 pick fishery d7", "1 pick jeweller a7")
    assert scene.choices("store") == ["jewel"]
    scene.play("1 store jewel")
    assert scene.choices("store") == ["fish"]


@rule("RR-H3")
def test_an_insula_may_use_none() -> None:
    scene = insula().turn(1, "blue-4").trade(1, "wood 0 3 0 0 0").play("1 pick insula c6", "1 stop")
    assert (scene.goods(1), scene.get(2, "coins")) == ("", 0)


@rule("RR-17.7")
def test_a_market_gives_two_of_wood_brick_and_stone() -> None:
    scene = Scene().stored(1, "wood wood wood")
    scene.building("market", 1, "3,7 3,8 3,9 2,8")
    scene.turn(1, "blue-4").trade(1, "wood 0 3 0 0 0").play("1 pick market c9")
    assert scene.choices("take") == ["wood", "brick", "stone"]
    assert scene.refusal("1 take fish") == "RR-17.7"
    assert scene.play("1 take stone", "1 take stone").goods(1) == "stone 2"


STEALING = "camp construction_post esplanade brickmaker jeweller temple villa magistracy"


@rule("RR-17.8")
def test_a_magistracy_scores_advisors_with_four_boxes() -> None:
    scene = Scene(THREE, STEALING).loyal(1, "theocles", 4).loyal(1, "cassian", 5).loyal(1, "vivianus", 3)
    scene.loyal(2, "donatus", 5)
    scene.building("magistracy", 1, "6,11 6,12 7,12 7,13")
    assert plan_points(scene.s, 0) == 4


@rule("RR-17.9")
def test_a_magistracy_steals_a_stored_resource() -> None:
    scene = Scene(THREE, STEALING).stored(1, "brick stone stone fish").stored(2, "wood jewel")
    scene.turn(1, "blue-1").play("1 main build", "1 plan magistracy").place(1, "6,11 6,12 7,12 7,13").pay(1)
    scene.play("1 take jewel")  # seat 3 has nothing, so seat 2 it is
    assert (scene.get(1, "jewel"), scene.goods(2)) == (1, "wood 1")
    assert scene.waits() == "turn_menu 1"  # it cannot bribe
    scene = Scene(THREE, STEALING).stored(1, "brick stone stone fish").stored(2, "wood").stored(3, "fish")
    scene.turn(1, "blue-1").play("1 main build", "1 plan magistracy").place(1, "6,11 6,12 7,12 7,13").pay(1)
    assert scene.choices("steal") == ["2", "3"]
    assert scene.refusal("1 steal 1") == "RR-17.9"
    assert scene.play("1 steal 3").goods(3) == ""
    scene = Scene(THREE, STEALING).stored(1, "brick stone stone fish").turn(1, "blue-1")
    assert scene.build(1, "magistracy", "6,11 6,12 7,12 7,13").waits() == "turn_menu 1"


@rule("RR-17.10")
def test_a_theatre_counts_hills_with_own_buildings() -> None:
    scene = Scene(plans=URBAN.replace("esplanade", "theatre"))
    scene.building("theatre", 1, "3,7 3,9 2,7 2,8 2,9")
    assert plan_points(scene.s, 0) == 1  # 2,9 is the Viminal: the Theatre itself counts
    scene.building("camp", 1, "8,4 8,5")
    scene.building("camp", 1, "9,4 9,5")  # the Aventine twice
    assert plan_points(scene.s, 0) == 2 + 1 + 1
    scene.building("camp", 2, "8,12 8,13")  # not one's own
    assert plan_points(scene.s, 0) == 4


@rule("RR-17.11")
def test_armoury_counts_soldiers_gained_and_warehouse_what_is_stored() -> None:
    scene = Scene(THREE).set(1, "soldiers", 7).set(1, "garrisoned", 6)
    scene.building("armoury", 1, "6,11 6,12 6,13 7,13")
    assert plan_points(scene.s, 0) == 2
    scene.set(1, "soldiers", 12)
    assert plan_points(scene.s, 0) == 4
    scene = Scene(THREE).stored(1, "wood wood brick jewel fish")
    scene.building("warehouse", 1, "6,11 6,12 7,11 7,12 8,11")
    assert plan_points(scene.s, 0) == 1
    assert plan_points(scene.set(1, "wood", 40).s, 0) == 4  # at most


@rule("RR-17.12")
def test_each_building_scores_on_its_own() -> None:
    scene = Scene(THREE).stored(1, "wood wood wood")
    scene.building("warehouse", 1, "6,11 6,12 7,11 7,12 8,11")
    scene.building("warehouse", 1, "6,13 6,14 7,13 7,14 8,13")
    assert plan_points(scene.s, 0) == 2


@rule("RR-17.13")
def test_a_temple_produces_nothing() -> None:
    scene = Scene().stored(1, "wood wood wood")
    scene.building("temple", 1, "2,8 2,9 3,7 3,8 3,9")
    scene.turn(1, "blue-4").trade(1, "wood 0 3 0 0 0")
    assert scene.waits() == "turn_menu 1"


@rule("RR-17.14")
def test_flat_scores_always_count_conditional_ones_if_they_hold() -> None:
    scene = Scene(plans=URBAN)
    scene.building("temple", 1, "2,8 2,9 3,7 3,8 3,9")
    scene.building("villa", 1, "7,8 8,8 9,8 9,7")
    assert plan_points(scene.s, 0) == 3
