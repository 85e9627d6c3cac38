"""RR-10 and RR-11: Trade, and the free actions."""

from __future__ import annotations

from tests.games.rome_and_roll.scenario import Scene
from tests.marks import rule

URBAN = "camp construction_post esplanade brickmaker jeweller temple insula market"


@rule("RR-10.1", "RR-10.2")
def test_three_identical_resources_give_three_coins_without_any_icon() -> None:
    scene = Scene().stored(1, "brick brick").turn(1, "blue-1").trade(1, "brick 1 2 0 0 0")
    assert (scene.get(1, "coins"), scene.goods(1), scene.pool()) == (3, "", "wood 1, builder 1")
    assert Scene().stored(1, "brick wood").turn(1, "blue-1").refusal("1 main trade") == "RR-10.2"


@rule("RR-10.3")
def test_jewellery_and_basket_icons_fill_up() -> None:
    scene = Scene().stored(1, "stone jewel").turn(1, "blue-5").play("1 main trade")
    assert scene.choices("exchange") == [
        "stone 0 1 0 1 1",
        "stone 1 0 0 1 1",
        "stone 1 1 0 0 1",
        "stone 1 1 0 1 0",
    ]


@rule("RR-10.4")
def test_with_a_merchant_each_jewellery_gives_a_coin_more() -> None:
    scene = Scene().stored(1, "wood wood jewel").turn(1, "blue-1").trade(1, "wood 0 2 0 1 0")
    assert scene.get(1, "coins") == 3
    scene = Scene().stored(1, "wood wood jewel").turn(1, "blue-4").trade(1, "wood 0 2 0 1 0")
    assert scene.get(1, "coins") == 4
    scene = Scene().stored(1, "wood wood jewel").turn(1, "yellow-6").trade(1, "wood 0 2 0 1 0")  # any worker
    assert scene.get(1, "coins") == 4


@rule("RR-10.5")
def test_three_jewellery_are_a_group() -> None:
    scene = Scene().stored(1, "jewel jewel jewel").turn(1, "blue-1").trade(1, "jewel 0 0 0 3 0")
    assert (scene.get(1, "coins"), scene.goods(1)) == (3, "")


@rule("RR-10.6")
def test_only_one_group_per_trade() -> None:
    scene = Scene().stored(1, "wood wood wood wood wood wood").turn(1, "blue-4").trade(1, "wood 0 3 0 0 0")
    assert (scene.get(1, "coins"), scene.waits()) == (3, "turn_menu 1")


def market() -> Scene:
    """Seat 1 has an Esplanade and a Camp, seat 2 a Market; seat 1 exchanges Wood."""
    scene = Scene(plans=URBAN).stored(1, "wood wood wood")
    scene.building("esplanade", 1, "2,7 2,8 3,7 3,8")
    scene.building("camp", 1, "7,6 7,7")
    scene.building("market", 2, "9,7 9,8 9,9 10,8")
    return scene


@rule("RR-10.7", "RR-10.8")
def test_then_everybody_may_let_one_own_building_produce() -> None:
    scene = market().turn(1, "blue-4").trade(1, "wood 0 3 0 0 0")
    assert scene.waits() == "trade_production 1"
    assert scene.offers() == ["pass", "pick esplanade c8"]
    assert scene.refusal("1 pick camp h7") == "RR-10.8"
    assert scene.refusal("1 pick market j8") == "RR-10.7"
    scene.play("1 pick esplanade c8")
    assert scene.get(1, "coins") == 3 + 1
    assert scene.waits() == "trade_production 2"
    scene.play("2 pass")
    assert scene.goods(2) == ""


@rule("RR-10.7")
def test_part_two_comes_only_after_part_one() -> None:
    scene = market().turn(1, "blue-4")
    assert scene.refusal("1 pick esplanade c8") == "not-now"


@rule("RR-10.9")
def test_one_building_each_also_after_several_groups() -> None:
    scene = (
        market()
        .stored(1, "wood wood wood")
        .favour("bacchus", 1)
        .turn(1, "blue-4")
        .play("1 main trade", "1 use bacchus")
    )
    scene.play("1 exchange wood 0 3 0 0 0") if "exchange wood 0 3 0 0 0" in scene.offers() else None
    while scene.waits() == "trade_set 1":
        scene.play("1 " + scene.offers()[0])
    scene.play("1 pick esplanade c8")
    assert scene.waits() == "trade_production 2"
    assert scene.get(1, "coins") == 3 + 1 + 3 + 1 + 1


@rule("RR-10.10")
def test_overseers_do_not_matter_to_the_market() -> None:
    scene = market().overseer(1, 2).turn(1, "blue-4").trade(1, "wood 0 3 0 0 0")
    assert "pick esplanade c8" in scene.offers()


@rule("RR-10.11")
def test_the_units_must_be_able_to_be_the_same_resource() -> None:
    scene = Scene().stored(1, "wood wood brick jewel jewel").turn(1, "blue-1").play("1 main trade")
    assert scene.refusal("1 exchange wood 0 3 0 0 0") == "RR-10.11"
    assert scene.refusal("1 exchange brick 1 1 0 0 0") == "RR-10.11"  # two units are no group
    assert scene.refusal("1 exchange brick 1 1 0 1 0") == ""


@rule("RR-10.12")
def test_an_insula_with_nothing_to_activate_cannot_be_chosen() -> None:
    scene = Scene(plans=URBAN).stored(1, "wood wood wood")
    scene.building("insula", 1, "2,5 2,6 2,7 2,8")
    scene.building("brickmaker", 1, "3,7 3,8 3,9")
    scene.turn(1, "blue-4").trade(1, "wood 0 3 0 0 0")
    assert scene.offers() == ["pass", "pick brickmaker d8", "pick insula c6"]
    scene = Scene(plans=URBAN).stored(1, "wood wood wood")
    scene.building("insula", 1, "2,5 2,6 2,7 2,8")
    scene.building("camp", 1, "3,7 3,8")  # no production
    scene.building("brickmaker", 1, "7,5 7,6 7,7")
    scene.turn(1, "blue-4").trade(1, "wood 0 3 0 0 0")
    assert scene.offers() == ["pass", "pick brickmaker h6"]
    assert scene.refusal("1 pick insula c6") == "RR-10.12"


# -- free actions ------------------------------------------------------------------------------------


@rule("RR-11.1")
def test_unused_resource_icons_may_be_stored_in_ones_turn() -> None:
    scene = Scene().turn(1, "blue-1")
    assert scene.choices("store") == ["wood", "brick"]
    assert scene.refusal("1 store stone") == "RR-11.1"
    assert scene.refusal("1 store basket stone") == "RR-11.1"
    scene.play("1 store wood")
    assert (scene.goods(1), scene.pool()) == ("wood 1", "brick 1, builder 1")


@rule("RR-11.2")
def test_a_stored_basket_becomes_one_of_four_resources() -> None:
    scene = Scene().turn(1, "yellow-1")
    assert scene.choices("store basket") == ["wood", "brick", "stone", "fish"]
    assert scene.refusal("1 store basket jewel") == "RR-11.2"
    scene.play("1 store basket brick", "1 end")
    assert scene.waits() == "store_basket 1"
    assert scene.refusal("1 store basket jewel") == "RR-11.2"
    scene.play("1 store basket fish")
    assert scene.goods(1) == "brick 1, fish 1"


@rule("RR-11.4", "RR-11.7")
def test_fish_jewellery_or_basket_mark_the_lowest_empty_box() -> None:
    scene = Scene().turn(1, "yellow-2").play("1 bribe fish theocles", "1 bribe jewel theocles")
    assert scene.boxes(1, "theocles") == 2
    scene = Scene().turn(1, "blue-6").play("1 bribe basket cassian")
    assert scene.boxes(1, "cassian") == 1
    assert Scene().turn(1, "blue-1").refusal("1 bribe wood cassian") == "RR-11.4"


@rule("RR-11.5")
def test_an_icon_that_bribed_pays_for_nothing() -> None:
    scene = Scene(plans=URBAN).stored(1, "wood brick").set(1, "senators", 1).turn(1, "blue-4").play("1 deploy builder")
    assert "main build" in scene.offers()
    scene.play("1 bribe fish theocles", "1 bribe fish theocles")
    assert scene.pool() == "builder 1, merchant 1"
    assert scene.refusal("1 main build") == "RR-4.13"


@rule("RR-11.6")
def test_storage_never_bribes() -> None:
    scene = Scene().stored(1, "fish jewel").turn(1, "blue-1")
    assert scene.choices("bribe") == []
    assert scene.refusal("1 bribe fish theocles") == "RR-11.6"


@rule("RR-11.8")
def test_bribes_go_to_different_advisors_in_any_order() -> None:
    scene = Scene().loyal(1, "theocles", 1).turn(1, "blue-4").play("1 bribe fish cassian", "1 bribe fish theocles")
    assert (scene.boxes(1, "theocles"), scene.boxes(1, "cassian")) == (2, 1)


@rule("RR-11.9")
def test_an_advisor_with_five_boxes_takes_nothing_more() -> None:
    scene = Scene().loyal(1, "theocles", 5).turn(1, "blue-4")
    assert scene.choices("bribe") == ["fish vivianus", "fish cassian"]
    assert scene.refusal("1 bribe fish theocles") == "RR-11.9"


@rule("RR-11.10")
def test_only_ones_own_advisors_can_be_bribed() -> None:
    assert Scene().turn(1, "blue-4").refusal("1 bribe fish donatus") == "RR-11.10"


@rule("RR-10.3", "RR-10.11")
def test_three_basket_icons_are_a_group() -> None:
    """Nicodemus adds a third Basket to the two of this face; without him there are too few."""
    scene = Scene("mercatrix legatus").loyal(1, "nicodemus", 2).turn(1, "yellow-1").trade(1, "jewel 0 0 0 0 3")
    assert (scene.get(1, "coins"), scene.pool()) == (3, "merchant 1")
    assert Scene("mercatrix legatus").turn(1, "yellow-1").refusal("1 main trade") == "RR-10.2"
    scene = Scene("mercatrix legatus").loyal(1, "nicodemus", 2).stored(1, "jewel").turn(1, "yellow-1")
    scene.play("1 main trade")
    assert scene.choices("exchange") == ["jewel 0 0 0 0 3", "jewel 0 0 0 1 2"]
