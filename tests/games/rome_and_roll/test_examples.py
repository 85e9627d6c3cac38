"""The worked examples, with their own numbers. Those that stand beside a rule are marked there."""

from __future__ import annotations

from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.scoring import plan_points
from tabularium.games.rome_and_roll.state import AT, NEXT_TO, SPAN
from tests.games.rome_and_roll.scenario import Scene
from tests.marks import example

CAMPS = "camp construction_post esplanade brickmaker jeweller temple villa market"
THREE = "legatus mercatrix patricia"
TEMPLE = "9,8 9,9 10,8 10,9 11,9"
ALL = "wood wood wood brick brick brick stone stone stone fish fish fish"


@example("RR-EX2")
def test_soldiers_gained_and_garrisoned() -> None:
    scene = Scene(plans=CAMPS).set(1, "soldiers", 1)
    scene.building("training_ground", 1, "3,7 3,8 3,9")
    scene.building("camp", 1, "7,6 7,7")
    scene.turn(1, "red-1").play("1 main raise_legion", "1 pick training_ground d8", "1 pick camp h7")
    assert scene.get(1, "soldiers") == 4
    scene.turn(1, "blue-4").play("1 main conquer", "1 region hispania", "1 conquer tarraco", "1 conquer saguntum")
    assert (scene.get(1, "garrisoned"), scene.s.free_soldiers(0), scene.get(1, "soldiers")) == (2, 2, 4)


@example("RR-EX3")
def test_an_armed_force_of_four() -> None:
    scene = Scene().set(1, "soldiers", 5).set(1, "garrisoned", 2).turn(1, "red-1").play("1 main conquer")
    assert scene.s.agenda[-1].prompt_values(scene.s) == {"force": 4}


@example("RR-EX4")
def test_what_is_adjacent() -> None:
    for first, second, expected in (
        (TEMPLE, "12,9 13,9", True),
        (TEMPLE, "12,7 12,8 13,7 13,8 14,7", False),  # a corner
        ("6,5 6,6 7,5 7,6 8,6", "7,2 7,3", True),  # the bridge 7,4
    ):
        scene = Scene(THREE, CAMPS)
        a = scene.building("temple", 1, first)
        b = scene.building("temple" if len(second) > 12 else "camp", 2, second)
        assert ((scene.s.buildings[a * SPAN + NEXT_TO] >> b) & 1 == 1) is expected


@example("RR-EX5")
def test_places_that_a_shape_may_and_may_not_take() -> None:
    def beside(plan: str, cells: str, base: str = "") -> str:
        scene = Scene(THREE, CAMPS.replace("market", "insula")).stored(1, ALL)
        if base:
            scene.overseer(1, scene.building("camp", 1, base))
        scene.turn(1, "blue-1").plan(1, plan)
        return scene.refusal("1 " + scene.placing(cells))

    assert beside("brickmaker", "5,8 5,9 5,10") == ""  # marsh and Quirinal
    assert beside("insula", "11,6 11,7 11,8 11,9", "10,6 10,7") == "RR-5.19"
    assert beside("brickmaker", "1,9 2,9 3,9", "1,8 2,8") == "RR-5.20"
    scene = Scene(THREE, CAMPS).stored(1, ALL).turn(1, "blue-1").plan(1, "brickmaker")
    assert scene.refusal("1 place i3-2 g4") == "RR-5.18"  # 6,3 6,4 6,5 covers the Tiber
    assert scene.refusal("1 place i3-2 g11") == "RR-5.18"  # 6,10 6,11 6,12 covers the Forum
    scene = Scene(THREE, CAMPS)
    north, south = scene.building("camp", 1, "0,9 1,9"), scene.building("camp", 2, "2,9 3,9")
    assert (scene.s.buildings[north * SPAN + NEXT_TO] >> south) & 1 == 1  # over the wall
    assert beside("camp", "14,10 14,11") == "RR-5.16"


@example("RR-EX6")
def test_a_free_step_of_the_overseer_opens_a_place() -> None:
    scene = Scene("legatus mercatrix patricia", CAMPS).stored(1, "wood brick fish")
    scene.building("temple", 2, TEMPLE)
    scene.turn(1, "blue-3").play("1 main build", "1 stay", "1 plan camp")
    assert scene.refusal("1 " + scene.placing("12,9 13,9")) == "RR-5.16"
    scene.live.undo(0)
    scene.live.undo(0)
    scene.play("1 go temple j9 0", "1 plan camp")
    assert scene.refusal("1 " + scene.placing("12,9 13,9")) == ""


@example("RR-EX7")
def test_an_esplanade_over_two_resource_cells() -> None:
    scene = Scene(THREE, CAMPS).stored(1, "stone stone stone")
    scene.overseer(1, scene.building("camp", 1, "11,10 11,11"))
    scene.turn(1, "red-6").build(1, "esplanade", "12,10 12,11 13,10 13,11")
    assert scene.goods(1) == "brick 1, stone 1"


@example("RR-EX8")
def test_two_colonies_of_gaul_with_a_force_of_seven() -> None:
    scene = Scene().colony("massilia", 2).set(1, "soldiers", 6).turn(1, "red-1")
    scene.play("1 main conquer", "1 region gaul", "1 conquer lugdunum", "1 conquer lutetia")
    assert (scene.get(1, "glory"), scene.get(1, "garrisoned"), scene.s.free_soldiers(0)) == (5, 2, 4)


@example("RR-EX9")
def test_two_roads_in_gaul() -> None:
    scene = Scene().colony("massilia", 2).colony("lugdunum lutetia", 1).stored(1, "stone stone").turn(1, "blue-1")
    scene.play("1 main develop", "1 renovate massilia_lugdunum")
    assert (scene.get(1, "legacy"), scene.get(1, "stone")) == (5, 0)
    assert (scene.goods(2), scene.get(1, "wood")) == ("wood 1", 1)
    scene = Scene().colony("massilia saguntum tarraco", 2).colony("lugdunum lutetia", 1).stored(1, "stone stone")
    scene.turn(1, "blue-1").play("1 main develop", "1 region hispania")
    assert scene.refusal("1 renovate rome_tarraco") == ""
    assert (
        Scene()
        .colony("massilia lugdunum lutetia burdigala", 2)
        .road("rome_massilia", 2)
        .stored(1, "stone")
        .turn(1, "blue-1")
        .play("1 main develop")
        .refusal("1 renovate lugdunum_lutetia")
        == "RR-8.3"
    )


@example("RR-EX10")
def test_a_tax_in_gaul() -> None:
    for roads, wood in (("", 1), ("lugdunum_lutetia", 2)):
        scene = Scene().colony("massilia", 2).colony("lugdunum lutetia", 1)
        scene.road(f"rome_massilia massilia_lugdunum {roads}", 1).turn(1, "blue-1").play("1 main tax")
        assert (scene.get(1, "wood"), scene.goods(2)) == (wood, "")


@example("RR-EX11")
def test_a_trade_of_wood_with_a_jewellery() -> None:
    scene = Scene().stored(1, "wood brick jewel").turn(1, "blue-1").trade(1, "wood 1 1 0 1 0").play("1 end")
    assert (scene.get(1, "coins"), scene.goods(1)) == (3, "brick 2")
    scene = Scene().set(1, "senators", 1).stored(1, "wood brick jewel").turn(1, "blue-1").play("1 deploy merchant")
    assert scene.trade(1, "wood 1 1 0 1 0").get(1, "coins") == 4


@example("RR-EX12")
def test_three_jewellery_and_a_merchant() -> None:
    scene = Scene().stored(1, "jewel jewel jewel").turn(1, "blue-4").trade(1, "jewel 0 0 0 3 0")
    assert scene.get(1, "coins") == 6


@example("RR-EX13")
def test_two_fish_for_two_advisors() -> None:
    scene = Scene().loyal(1, "theocles", 1).stored(1, "wood wood wood").turn(1, "blue-4").trade(1, "wood 0 3 0 0 0")
    scene.play("1 bribe fish theocles", "1 bribe fish vivianus")
    assert (scene.boxes(1, "theocles"), scene.boxes(1, "vivianus")) == (2, 1)
    scene = Scene(plans=CAMPS).loyal(1, "theocles", 1).set(1, "senators", 1).stored(1, "wood wood brick")
    scene.turn(1, "blue-4").play("1 deploy builder", "1 bribe fish theocles")
    assert scene.build(1, "construction_post", "2,7 3,7 3,8").get(1, "soldiers") == 1


@example("RR-EX14")
def test_cassian_wakes_up_between_two_links() -> None:
    scene = Scene().loyal(1, "cassian", 3).colony("cyrene alexandria", 1).stored(2, "stone stone").turn(2, "blue-1")
    scene.play("2 main develop", "2 renovate rome_cyrene", "1 bribe fish cassian", "2 renovate rome_alexandria")
    scene.play("1 store fish")
    assert (scene.get(1, "coins"), scene.goods(1), scene.boxes(1, "cassian")) == (1, "fish 1", 4)


@example("RR-EX15")
def test_one_resource_for_two_colonies_or_roads() -> None:
    for character, advisor in (("legatus", "cassian"), ("mercatrix", "jovilios")):
        scene = Scene(f"{character} patricia").loyal(1, advisor, 2).set(1, "soldiers", 4).turn(1, "blue-4")
        scene.play("1 main conquer", "1 region hispania", "1 conquer tarraco", "1 conquer saguntum")
        assert scene.goods(1) == "brick 1"
    scene = Scene("mercatrix patricia").loyal(1, "donatus", 2).colony("massilia lugdunum", 2)
    scene.stored(1, "stone stone").turn(1, "blue-1").play("1 main develop", "1 renovate massilia_lugdunum")
    assert scene.goods(1) == "wood 1"


@example("RR-EX17")
def test_a_garden_with_four_empty_neighbours() -> None:
    scene = Scene()
    scene.building("garden", 1, "12,13 12,14 12,15 11,14")
    assert plan_points(scene.s, 0) == 4
    scene.building("camp", 2, "12,11 12,12")
    assert plan_points(scene.s, 0) == 0


@example("RR-EX18")
def test_an_insula_pays_one_opponent_twice() -> None:
    scene = Scene(plans=CAMPS.replace("villa", "insula")).stored(1, "wood wood wood")
    scene.building("insula", 1, "2,5 2,6 2,7 2,8")
    scene.building("esplanade", 2, "3,5 3,6 4,5 4,6")
    scene.building("brickmaker", 2, "3,7 3,8 3,9")
    scene.turn(1, "blue-4").trade(1, "wood 0 3 0 0 0").play("1 pick insula c6", "1 pick esplanade d6")
    scene.play("1 pick brickmaker d8")
    assert (scene.get(2, "coins"), scene.get(1, "coins"), scene.goods(1)) == (2, 4, "brick 2")


@example("RR-EX19")
def test_six_jewellery_with_bacchus_and_a_merchant() -> None:
    scene = Scene("patricia legatus").favour("bacchus", 1).stored(1, "jewel jewel jewel jewel jewel jewel")
    scene.turn(1, "blue-4").play("1 main trade", "1 use bacchus", "1 exchange jewel 0 0 0 3 0")
    scene.play("1 exchange jewel 0 0 0 3 0")
    assert scene.get(1, "coins") == 14


@example("RR-EX20")
def test_mercury_pays_in_two_regions() -> None:
    scene = Scene().favour("mercury", 1).road("rome_massilia", 1).colony("tarraco", 1).stored(1, "wood wood wood")
    scene.turn(1, "blue-2").play("1 main trade", "1 use mercury")
    assert scene.get(1, "coins") == 2


@example("RR-EX25")
def test_rubble_beside_the_jeweller_becomes_a_park() -> None:
    scene = Scene("legatus", CAMPS)
    scene.building("jeweller", 1, "5,4 5,5 5,6 6,5")
    scene.seneca("01")
    assert scene.sites() == "forum jeweller rubble"  # the only place
    assert scene.s.buildings[2 * SPAN + AT] == scene.placement("4,4 4,5 4,6")
    scene.play("1 store jewel")
    scene.stored(1, "wood brick fish").turn(1, "red-6").build(1, "camp", "3,5 3,6", "go rubble e5 0")
    assert (scene.get(1, "senators"), scene.sites()) == (1, "forum jeweller park camp")
    assert GAME.score(scene.s).of(0, "senators") == 1
