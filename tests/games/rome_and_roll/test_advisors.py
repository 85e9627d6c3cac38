"""RR-12 and RR-13: Advisors and Senators."""

from __future__ import annotations

from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.steps.turn import ChooseDie
from tests.games.rome_and_roll.scenario import FIRST, Scene
from tests.marks import rule

CAMPS = "camp construction_post esplanade brickmaker jeweller temple villa market"


def advised(character: str, advisor: str, boxes: int, plans: str = FIRST) -> Scene:
    other = "mercatrix" if character != "mercatrix" else "legatus"
    return Scene(f"{character} {other}", plans).loyal(1, advisor, boxes)


@rule("RR-12.1")
def test_two_boxes_for_the_base_ability_four_for_the_advanced_one() -> None:
    pools = [advised("patricia", "euphemius", boxes).turn(1, "yellow-3").pool() for boxes in range(6)]
    plain, one, two = (
        "brick 1, stone 1, builder 1, merchant 1",
        "brick 1, stone 1, basket 1, builder 1, merchant 1",
        "brick 1, stone 1, basket 2, builder 1, merchant 1",
    )
    assert pools == [plain, plain, one, one, two, two]


@rule("RR-12.2")
def test_five_boxes_score_the_advisors_points() -> None:
    scene = Scene().loyal(1, "theocles", 5).loyal(1, "cassian", 5).loyal(1, "vivianus", 4)
    assert GAME.score(scene.s).of(0, "advisors") == 4 + 5


@rule("RR-12.3")
def test_an_ability_is_active_from_the_moment_its_box_is_marked() -> None:
    scene = advised("praefectus", "bertramus", 1).colony("massilia", 1).road("rome_massilia", 1).turn(1, "blue-4")
    scene.play("1 bribe fish bertramus", "1 main tax")
    assert scene.waits() == "assign_resource 1"  # Bertramus' Fish


@rule("RR-12.4")
def test_an_icon_is_added_at_once_when_its_ability_is_unlocked_in_ones_turn() -> None:
    scene = advised("mercatrix", "nicodemus", 1).turn(1, "blue-4").play("1 bribe fish nicodemus")
    assert scene.pool() == "fish 1, basket 1, merchant 1"
    scene = advised("mercatrix", "nicodemus", 1).turn(1, "blue-6").play("1 bribe fish nicodemus")
    assert scene.pool() == "basket 1, legion 1"  # no Merchant on this die


@rule("RR-12.5")
def test_abilities_on_an_action_act_once_at_its_end() -> None:
    scene = advised("legatus", "cassian", 2).set(1, "soldiers", 4).turn(1, "blue-1")
    scene.play("1 main conquer", "1 region hispania", "1 conquer tarraco")
    assert scene.goods(1) == ""
    scene.play("1 conquer saguntum")
    assert scene.goods(1) == "brick 1"


@rule("RR-12.6")
def test_theocles() -> None:
    for plan, cells, soldiers in (
        ("construction_post", "2,7 3,7 3,8", 1),
        ("market", "3,7 3,8 3,9 2,8", 1),
        ("brickmaker", "3,7 3,8 3,9", 0),
    ):
        scene = advised("legatus", "theocles", 2).stored(1, "wood wood brick stone fish").turn(1, "blue-3")
        assert scene.build(1, plan, cells).get(1, "soldiers") == soldiers
    assert advised("legatus", "theocles", 4).turn(1, "blue-6").pool() == "fish 1, basket 1, auxiliary 1, legion 1"
    assert advised("legatus", "theocles", 4).turn(1, "blue-1").pool() == "wood 1, brick 1, auxiliary 1, builder 1"
    assert advised("legatus", "theocles", 4).turn(1, "blue-4").pool() == "fish 2, merchant 1"


@rule("RR-12.7")
def test_cassian() -> None:
    scene = advised("legatus", "cassian", 2).set(1, "soldiers", 2).turn(1, "blue-1")
    assert scene.play("1 main conquer", "1 region asia_minor").goods(1) == "stone 1"
    scene = advised("legatus", "cassian", 4).colony("massilia", 1).stored(2, "stone").turn(2, "blue-1")
    assert scene.play("2 main develop").get(1, "coins") == 1


@rule("RR-12.8")
def test_donatus_and_jovilios() -> None:
    scene = advised("mercatrix", "donatus", 2).colony("massilia", 2).stored(1, "stone").turn(1, "blue-1")
    assert scene.play("1 main develop").goods(1) == "wood 1"
    scene = advised("mercatrix", "jovilios", 2).set(1, "soldiers", 2).turn(1, "blue-1")
    assert scene.play("1 main conquer", "1 region gaul").goods(1) == "wood 1"


@rule("RR-12.9", "RR-12.15")
def test_martialis_and_bertramus_turn_a_die_once_per_round() -> None:
    for character, advisor in (("patricia", "martialis"), ("praefectus", "bertramus")):
        scene = advised(character, advisor, 4).dice(1, "blue-1 blue-1")
        scene.s.agenda.extend((ChooseDie(0), ChooseDie(0)))
        scene.go()
        assert scene.waits() == "change_face 1"
        assert scene.choices("turn") == [f"{advisor} blue-{face}" for face in (2, 3, 4, 5, 6)]
        scene.play(f"1 turn {advisor} blue-6")
        assert scene.pool() == "fish 1, basket 1, legion 1"  # nothing of the former face
        scene.play("1 end", "1 store basket wood")
        assert (scene.goods(1), scene.waits()) == ("wood 1, fish 1", "turn_menu 1")  # not again in this round


@rule("RR-12.15")
def test_a_die_is_turned_once_per_turn() -> None:
    scene = advised("patricia", "martialis", 4).favour("minerva", 1).turn(1, "blue-1")
    assert len(scene.choices("turn")) == 10
    scene.play("1 turn minerva blue-4")
    assert scene.waits() == "turn_menu 1"
    scene = advised("patricia", "martialis", 3).turn(1, "blue-4").play("1 bribe fish martialis")
    assert scene.waits() == "turn_menu 1"  # unlocked now: from the next turn on
    assert scene.turn(1, "blue-4").waits() == "change_face 1"


@rule("RR-12.10")
def test_euphemius_adds_a_basket_for_each_of_his_icons() -> None:
    assert advised("patricia", "euphemius", 4).turn(1, "blue-1").pool() == "wood 1, brick 1, basket 1, builder 1"
    assert advised("patricia", "euphemius", 4).turn(1, "blue-4").pool() == "fish 2, basket 1, merchant 1"
    both = advised("patricia", "euphemius", 4).turn(1, "yellow-3").pool()
    assert both == "brick 1, stone 1, basket 2, builder 1, merchant 1"


@rule("RR-12.11")
def test_an_ability_adds_its_icon_once_per_die() -> None:
    """Theocles looks for a Legionary or a Builder; red 2 shows both."""
    scene = advised("legatus", "theocles", 4).turn(1, "red-2")
    assert scene.pool() == "wood 1, auxiliary 2, builder 1, legion 1"


@rule("RR-12.12")
def test_severina_taxes_an_unlinked_colony() -> None:
    scene = advised("praefectus", "severina", 2).colony("massilia lugdunum", 1).colony("tarraco", 1)
    scene.road("rome_massilia", 1).turn(1, "blue-1").play("1 main tax")
    assert scene.choices("region") == ["gaul", "hispania"]
    scene.play("1 region hispania")
    assert scene.goods(1) == "brick 1"  # an otherwise empty Tax
    scene = advised("praefectus", "severina", 2).colony("massilia lugdunum tarraco", 1).road("rome_massilia", 1)
    scene.turn(1, "blue-4").play("1 main tax")
    assert scene.choices("levy") == ["lugdunum", "tarraco"]
    assert scene.refusal("1 levy massilia") == "RR-12.12"
    assert scene.play("1 levy tarraco").goods(1) == "wood 1, brick 1"


@rule("RR-12.13")
def test_aurelianus_pays_for_the_first_road() -> None:
    scene = advised("praefectus", "aurelianus", 2).colony("massilia lugdunum", 2).turn(1, "blue-1")
    scene.play("1 main develop")
    assert (scene.get(1, "legacy"), scene.waits()) == (1, "turn_menu 1")
    scene = advised("praefectus", "aurelianus", 2).colony("massilia lugdunum", 2).stored(1, "stone").turn(1, "blue-1")
    scene.play("1 main develop")
    assert scene.goods(1) == "stone 1"
    scene.play("1 renovate massilia_lugdunum")
    assert scene.goods(1) == ""


@rule("RR-12.14", "RR-12.22")
def test_bertramus_gives_a_fish_for_a_tax() -> None:
    for boxes, fish in ((1, 0), (2, 1)):
        scene = (
            advised("praefectus", "bertramus", boxes).colony("massilia", 1).road("rome_massilia", 1).turn(1, "blue-1")
        )
        scene.play("1 main tax")
        if fish:
            scene.play("1 store fish")
        assert scene.get(1, "fish") == fish


@rule("RR-12.16")
def test_martialis_gives_a_coin_for_a_senator_from_building_also_on_a_full_track() -> None:
    for senators in (0, 8):
        scene = advised("patricia", "martialis", 2, CAMPS).set(1, "senators", senators).set(1, "deployed", senators)
        scene.building("camp", 2, "3,7 3,8")
        scene.stored(1, "wood brick fish").turn(1, "blue-1").build(1, "camp", "2,7 2,8", "go camp d8 0")
        assert scene.get(1, "coins") == 1


@rule("RR-12.17")
def test_vivianus() -> None:
    scene = advised("legatus", "vivianus", 4).set(1, "soldiers", 4).turn(1, "blue-1")
    scene.play("1 main conquer", "1 region hispania", "1 conquer tarraco", "1 conquer saguntum")
    assert scene.get(1, "senators") == 1
    scene = advised("legatus", "vivianus", 4).set(1, "soldiers", 2).turn(1, "blue-1")
    scene.play("1 main conquer", "1 region hispania", "1 conquer tarraco")
    assert scene.get(1, "senators") == 0
    scene = advised("legatus", "vivianus", 2, CAMPS)
    scene.building("camp", 1, "3,7 3,8")
    assert scene.turn(1, "red-1").play("1 main raise_legion").get(1, "soldiers") == 2


@rule("RR-12.18")
def test_donatus_advanced_gives_a_coin_per_road() -> None:
    scene = advised("mercatrix", "donatus", 4).colony("massilia lugdunum", 2).stored(1, "stone stone").turn(1, "blue-1")
    scene.play("1 main develop", "1 renovate massilia_lugdunum")
    assert (scene.get(1, "coins"), scene.goods(1)) == (2, "wood 1")


@rule("RR-12.19")
def test_jovilios_advanced_gives_a_coin_per_region_that_produced() -> None:
    scene = advised("mercatrix", "jovilios", 4).colony("massilia lugdunum tarraco", 1)
    scene.road("rome_massilia massilia_lugdunum rome_tarraco", 2).turn(1, "blue-4").play("1 main tax")
    assert scene.get(1, "coins") == 2


@rule("RR-12.20")
def test_nicodemus() -> None:
    assert advised("mercatrix", "nicodemus", 2).turn(1, "blue-4").pool() == "fish 2, basket 1, merchant 1"
    scene = (
        advised("mercatrix", "nicodemus", 4).stored(1, "wood wood wood").turn(1, "blue-1").trade(1, "wood 0 3 0 0 0")
    )
    assert scene.get(1, "coins") == 3 + 1
    scene = (
        advised("mercatrix", "nicodemus", 4).stored(2, "wood wood wood").turn(2, "blue-1").trade(2, "wood 0 3 0 0 0")
    )
    assert scene.get(1, "coins") == 0  # in her own Trade only


@rule("RR-12.21")
def test_palinurus() -> None:
    assert advised("patricia", "palinurus", 2).turn(1, "blue-6").pool() == "stone 1, fish 1, basket 1, legion 1"
    for boxes, rule_id in ((3, "RR-14.8"), (4, "")):
        scene = (
            advised("patricia", "palinurus", boxes).favour("saturn").favour("mars").stored(1, "brick stone stone fish")
        )
        scene.turn(1, "blue-1").build(1, "temple", "2,8 2,9 3,7 3,8 3,9")
        assert scene.refusal("1 claim saturn") == rule_id


@rule("RR-12.23")
def test_aurelianus_advanced_gives_the_resource_of_a_link_once_more() -> None:
    scene = advised("praefectus", "aurelianus", 4).colony("massilia", 1).stored(2, "stone").turn(2, "blue-1")
    assert scene.play("2 main develop").goods(1) == "wood 2"


@rule("RR-12.24")
def test_pompilius() -> None:
    scene = advised("pontifex", "pompilius", 2).stored(2, "brick stone stone fish").turn(2, "blue-1")
    scene.build(2, "temple", "2,8 2,9 3,7 3,8 3,9")
    assert scene.waits() == "assign_resource 1"
    assert scene.play("1 store basket stone").goods(1) == "stone 1"
    scene = advised("pontifex", "pompilius", 4).favour("mars").stored(1, "brick stone stone fish").turn(1, "blue-1")
    scene.build(1, "temple", "2,8 2,9 3,7 3,8 3,9").play("1 claim mars")
    assert (scene.get(1, "coins"), scene.waits()) == (2, "turn_menu 1")  # no Basket for one's own Temple


@rule("RR-12.25")
def test_valeria() -> None:
    assert advised("pontifex", "valeria", 2).turn(1, "blue-1").pool() == "wood 1, brick 1, stone 1, builder 1"
    scene = advised("pontifex", "valeria", 4).favour("minerva", 1).turn(1, "blue-4").play("1 turn minerva blue-6")
    assert scene.get(1, "coins") == 1


@rule("RR-12.26")
def test_numerius() -> None:
    scene = advised("pontifex", "numerius", 2).stored(1, "brick stone stone").turn(1, "blue-1")
    scene.build(1, "temple", "2,8 2,9 3,7 3,8 3,9")  # the Fish that is missing is waived
    assert scene.get(1, "buildings") == 1
    for boxes, again in ((3, "trade_set 1"), (4, "declare_favour 1")):
        scene = advised("pontifex", "numerius", boxes).favour("bacchus", 1).favour("mercury", 1)
        scene.stored(1, "wood wood wood").turn(1, "blue-1").play("1 main trade", "1 use bacchus")
        assert scene.waits() == again
    scene.play("1 use mercury", "1 exchange wood 0 3 0 0 0")
    assert (scene.lies("bacchus"), scene.lies("mercury")) == ("centre", "centre")


@rule("RR-12.27")
def test_severina_advanced_gives_a_legacy_more() -> None:
    scene = advised("praefectus", "severina", 4).colony("massilia", 2).stored(1, "stone").turn(1, "blue-1")
    assert scene.play("1 main develop").get(1, "legacy") == 1 + 1


@rule("RR-13.1")
def test_senators_come_from_building_and_from_advisors() -> None:
    scene = advised("legatus", "vivianus", 4, CAMPS).set(1, "soldiers", 4)
    scene.building("camp", 2, "3,7 3,8")
    scene.stored(1, "wood brick fish").turn(1, "blue-1").build(1, "camp", "2,7 2,8", "go camp d8 0")
    assert scene.get(1, "senators") == 1
    scene.turn(1, "blue-4").play("1 main conquer", "1 region hispania", "1 conquer tarraco", "1 conquer saguntum")
    assert scene.get(1, "senators") == 2


@rule("RR-13.2")
def test_senators_are_deployed_in_the_draft_or_for_an_icon() -> None:
    scene = Scene(dice=(0, 1, 2, 3, 4)).set(1, "senators", 2).set(2, "senators", 2).go()
    scene.play("2 draft blue-1", "2 double", "2 draft blue-2", "1 draft yellow-3", "1 pass", "1 draft yellow-4")
    scene.play("2 discard blue-1", "2 deploy legion")
    assert (scene.get(2, "deployed"), scene.get(1, "deployed")) == (2, 0)


@rule("RR-13.3")
def test_deployed_senators_still_score() -> None:
    scene = Scene().set(1, "senators", 3).set(1, "deployed", 3)
    assert GAME.score(scene.s).of(0, "senators") == 2
