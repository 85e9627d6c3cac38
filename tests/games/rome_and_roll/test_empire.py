"""RR-6 to RR-9: Raise a Legion, Conquer, Develop, Tax."""

from __future__ import annotations

from tabularium.games.rome_and_roll.game import GAME
from tests.games.rome_and_roll.scenario import Scene
from tests.marks import rule

ARMY = "camp construction_post esplanade brickmaker jeweller temple villa market"
CONQUER = 2  # the third main action
TRAINING = "training_ground camp esplanade brickmaker jeweller temple villa market"


def armies(owner: int = 2) -> Scene:
    """A Training Ground, a Construction Post and two Camps."""
    scene = Scene(plans=ARMY)
    scene.building("training_ground", owner, "3,7 3,8 3,9")
    scene.building("construction_post", owner, "7,6 7,7 8,6")
    scene.building("camp", owner, "4,10 4,11")
    scene.building("camp", owner, "4,12 3,12")
    return scene


# -- Raise a Legion ----------------------------------------------------------------------------------


@rule("RR-6.1")
def test_a_legion_needs_a_legionary() -> None:
    assert armies().turn(1, "blue-1").refusal("1 main raise_legion") == "RR-6.1"
    assert armies().turn(1, "blue-6").refusal("1 main raise_legion") == ""
    assert armies().turn(1, "yellow-6").refusal("1 main raise_legion") == ""


@rule("RR-6.2", "RR-6.3")
def test_one_to_three_different_army_buildings_give_their_legion_abilities() -> None:
    scene = armies()
    scene.building("villa", 2, "7,8 8,8 9,8 9,7")
    scene.turn(1, "red-1").play("1 main raise_legion")
    assert scene.choices("pick") == ["camp d13", "camp e11", "training_ground d8", "construction_post h7"]
    assert scene.refusal("1 pick villa h9") == "RR-6.2"
    scene.play("1 pick camp e11")
    assert scene.refusal("1 pick camp e11") == "RR-6.2"
    scene.play("1 pick camp d13", "1 pick construction_post h7")  # two Camps are different Buildings
    assert (scene.get(1, "soldiers"), scene.goods(1)) == (3, "stone 1")
    assert scene.waits() == "turn_menu 1"


@rule("RR-6.2")
def test_fewer_than_three_will_do() -> None:
    scene = armies().turn(1, "red-1").play("1 main raise_legion", "1 pick training_ground d8", "1 stop")
    assert scene.get(1, "soldiers") == 2


@rule("RR-6.4", "RR-6.5")
def test_an_opponent_gains_a_coin_for_each_building_of_theirs() -> None:
    scene = armies(2).turn(1, "red-1").play("1 main raise_legion", "1 pick camp d13", "1 pick camp e11", "1 stop")
    assert (scene.get(1, "coins"), scene.get(2, "coins")) == (0, 2)
    scene = armies(1).turn(1, "red-1").play("1 main raise_legion", "1 pick camp d13", "1 pick camp e11", "1 stop")
    assert (scene.get(1, "coins"), scene.get(2, "coins")) == (0, 0)


@rule("RR-6.6")
def test_the_overseer_does_not_matter_to_a_legion() -> None:
    scene = armies()
    scene.building("camp", 2, "12,0 12,1")  # across the Tiber
    assert "camp m1" in scene.turn(1, "red-1").play("1 main raise_legion").choices("pick")


@rule("RR-6.7", "RR-15.3", "RR-15.9")
def test_a_legion_is_one_event_in_proconsul_order() -> None:
    """Both reach a blue box with Coins: the Proconsul, who owns the Buildings, takes the higher Nero card."""
    for proconsul, mine, theirs in ((0, 8, 6), (1, 6, 8)):
        scene = Scene("legatus mercatrix patricia", "armoury camp esplanade brickmaker jeweller temple villa market")
        scene.building("armoury", 2, "6,11 6,12 6,13 7,13")
        scene.building("camp", 2, "9,6 9,7")
        scene.set(1, "coins", 13).set(2, "coins", 11)  # blue boxes 14 and 13
        scene.s.proconsul = proconsul
        scene.turn(1, "red-1").play("1 main raise_legion", "1 pick camp j7", "1 pick armoury g12")
        assert (scene.neros(1), scene.neros(2)) == (mine, theirs)


@rule("RR-6.8", "RR-12.17")
def test_mars_and_advisors_follow_the_legion() -> None:
    scene = armies().loyal(1, "vivianus", 2).favour("mars", 1).turn(1, "red-1")
    scene.play("1 main raise_legion", "1 use mars", "1 pick training_ground d8")
    assert scene.get(1, "soldiers") == 0  # nothing before all picks are made
    scene.play("1 stop")
    assert scene.get(1, "soldiers") == 2 + 2 + 1


# -- Conquer -----------------------------------------------------------------------------------------


@rule("RR-7.1", "RR-7.2")
def test_conquering_needs_no_icon_and_adds_auxiliaries_to_free_soldiers() -> None:
    scene = Scene().set(1, "soldiers", 2).set(1, "garrisoned", 1).turn(1, "red-4").play("1 main conquer")
    assert scene.s.agenda[-1].prompt_values(scene.s) == {"force": 2}
    assert scene.refusal("1 region gaul") == ""
    assert Scene().set(1, "soldiers", 1).turn(1, "blue-1").refusal("1 main conquer") == "RR-7.3"


@rule("RR-7.3")
def test_all_colonies_together_stay_within_the_force() -> None:
    scene = Scene().set(1, "soldiers", 4).turn(1, "blue-1").play("1 main conquer", "1 region hispania")
    scene.play("1 conquer tarraco")
    assert scene.refusal("1 conquer toletum") == "RR-7.3"  # 2 + 3 > 4
    assert scene.refusal("1 conquer saguntum") == ""  # 2 + 2
    scene = Scene().colony("massilia", 2).set(1, "soldiers", 2).turn(1, "blue-1").play("1 main conquer")
    assert scene.refusal("1 region gaul") == "RR-7.3"


@rule("RR-7.4")
def test_all_colonies_lie_in_one_region() -> None:
    scene = Scene().set(1, "soldiers", 6).turn(1, "blue-1").play("1 main conquer", "1 region hispania")
    assert scene.refusal("1 conquer massilia") == "RR-7.4"


@rule("RR-7.5")
def test_a_colony_is_joined_to_rome_or_to_a_conquered_colony_of_anybody() -> None:
    scene = Scene().set(1, "soldiers", 9).turn(1, "blue-1").play("1 main conquer", "1 region hispania")
    assert scene.choices("conquer") == ["tarraco", "saguntum"]
    assert scene.refusal("1 conquer toletum") == "RR-7.5"
    scene.play("1 conquer tarraco")
    assert scene.choices("conquer") == ["saguntum", "toletum"]  # by the one just taken
    scene = Scene().colony("massilia", 2).set(1, "soldiers", 9).turn(1, "blue-1")
    scene.play("1 main conquer", "1 region gaul")
    assert scene.choices("conquer") == ["lugdunum", "burdigala"]  # by one of seat 2, without a renovated road


@rule("RR-7.6")
def test_each_colony_takes_a_free_soldier_as_garrison() -> None:
    scene = Scene().set(1, "soldiers", 1).set(1, "garrisoned", 1).turn(1, "red-1")
    assert scene.refusal("1 main conquer") == "RR-7.6"  # Auxiliaries cannot garrison
    scene = Scene().favour("mars", 1).set(1, "soldiers", 1).turn(1, "red-1")  # Force 1 + 1 + 2
    scene.play("1 main conquer", "1 use mars", "1 region hispania", "1 conquer tarraco")
    assert scene.get(1, "garrisoned") == 1
    assert scene.waits() == "turn_menu 1"  # Force 2 is left, but no Soldier
    scene = Scene().set(1, "soldiers", 4).turn(1, "red-1").play("1 main conquer", "1 region hispania")
    scene.set(1, "garrisoned", 4)
    assert scene.refusal("1 conquer tarraco") == "RR-7.6"


@rule("RR-7.7")
def test_soldiers_without_garrison_stay_free() -> None:
    scene = Scene().set(1, "soldiers", 5).turn(1, "blue-1").play("1 main conquer", "1 region gaul")
    scene.play("1 stop")  # Massilia was the only choice
    assert scene.s.free_soldiers(0) == 4


@rule("RR-7.8")
def test_banners_are_glory() -> None:
    scene = Scene().set(1, "soldiers", 6).turn(1, "blue-1").play("1 main conquer", "1 region gaul")
    scene.play("1 conquer burdigala")
    assert scene.get(1, "glory") == 1 + 2


@rule("RR-7.9")
def test_a_colony_is_conquered_once_and_keeps_its_owner() -> None:
    scene = Scene().colony("tarraco", 2).set(1, "soldiers", 6).turn(1, "blue-1")
    scene.play("1 main conquer", "1 region hispania")
    assert scene.refusal("1 conquer tarraco") == "RR-7.9"
    scene.play("1 conquer saguntum", "1 stop")
    assert scene.s.colony_owner(GAME.box.colonies.index("tarraco")) == 1


@rule("RR-7.9")
def test_a_region_that_is_conquered_to_the_last_colony_is_refused() -> None:
    scene = Scene().colony("massilia lugdunum lutetia burdigala", 2).set(1, "soldiers", 6).turn(1, "blue-1")
    scene.play("1 main conquer")
    assert scene.choices("region") == ["hispania", "asia_minor", "egypt"]
    assert scene.refusal("1 region gaul") == "RR-7.9"
    scene = Scene().set(1, "soldiers", 6)
    for colony in GAME.box.colonies:
        scene.colony(colony, 2)
    assert scene.turn(1, "blue-1").refusal("1 main conquer") == "RR-7.9"


@rule("RR-7.3")
def test_a_refusal_names_the_value_and_the_force() -> None:
    """Massilia is taken: what comes next in Gaul has value 3, in the other regions 2."""
    scene = Scene().colony("massilia", 2).set(1, "soldiers", 1).turn(1, "blue-1")
    assert scene.why_not("1 main conquer") == {"action": CONQUER, "soldiers": 1, "force": 1, "value": 2, "acted": 2}
    scene = Scene().colony("massilia", 2).set(1, "soldiers", 2).turn(1, "blue-1").play("1 main conquer")
    assert scene.why_not("1 region gaul") == {"value": 3, "force": 2}


@rule("RR-7.10")
def test_auxiliaries_of_a_conquer_are_used_for_the_turn() -> None:
    scene = Scene().set(1, "soldiers", 1).turn(1, "red-1").play("1 main conquer", "1 region gaul")
    assert scene.pool() == "fish 1, legion 1"


# -- Develop -----------------------------------------------------------------------------------------


def gaul() -> Scene:
    """Massilia is seat 2's, Lugdunum and Lutetia seat 1's."""
    return Scene().colony("massilia", 2).colony("lugdunum lutetia", 1)


@rule("RR-8.1")
def test_developing_needs_a_builder_an_architect_does_not_do() -> None:
    assert gaul().turn(1, "blue-5").refusal("1 main develop") == "RR-8.1"
    assert gaul().turn(1, "blue-2").refusal("1 main develop") == ""
    assert gaul().turn(1, "yellow-6").refusal("1 main develop") == ""  # any worker


@rule("RR-8.2")
def test_roads_of_one_region_one_after_the_other() -> None:
    scene = gaul().colony("tarraco", 1).stored(1, "stone").turn(1, "blue-2").play("1 main develop")
    assert scene.choices("region") == ["gaul", "hispania"]
    scene.play("1 region gaul", "1 pay 0 0 0 0 0")
    assert scene.refusal("1 renovate rome_tarraco") == "RR-8.2"
    assert scene.offers() == ["renovate massilia_lugdunum", "stop"]


@rule("RR-8.3")
def test_a_road_touches_rome_or_a_linked_colony() -> None:
    scene = gaul().colony("burdigala", 1).road("rome_massilia", 1).stored(1, "stone").turn(1, "blue-2")
    scene.play("1 main develop")
    assert scene.choices("renovate") == ["massilia_lugdunum", "massilia_burdigala"]
    assert scene.refusal("1 renovate lugdunum_lutetia") == "RR-8.3"
    scene.play("1 renovate massilia_lugdunum", "1 pay 0 0 0 0 0")
    assert "lugdunum_lutetia" in scene.choices("renovate")  # by a road of the same action


@rule("RR-8.4")
def test_both_ends_are_rome_or_conquered() -> None:
    scene = Scene().colony("massilia saguntum tarraco", 2).turn(1, "blue-2").play("1 main develop")
    assert scene.choices("region") == ["gaul", "hispania"]
    assert scene.refusal("1 region egypt") == "RR-8.4"
    scene.play("1 region hispania")
    assert scene.refusal("1 renovate saguntum_toletum") == "RR-8.4"


@rule("RR-8.5")
def test_each_road_costs_a_stone_or_a_basket_icon() -> None:
    assert gaul().turn(1, "blue-1").refusal("1 main develop") == "RR-8.5"
    scene = gaul().stored(1, "stone").turn(1, "blue-1").play("1 main develop")
    assert (scene.goods(1), scene.get(1, "legacy")) == ("", 1)
    scene = gaul().set(1, "senators", 1).turn(1, "yellow-1").play("1 deploy builder", "1 main develop")
    assert scene.pool() == "basket 1, builder 1, merchant 1"
    assert scene.waits() == "develop_road 1"
    scene = Scene().colony("tarraco saguntum", 2).stored(1, "stone").turn(1, "blue-1").play("1 main develop")
    scene.set(1, "stone", 0)
    assert scene.refusal("1 renovate rome_tarraco") == "RR-8.5"


@rule("RR-8.6")
def test_a_road_is_renovated_once_and_belongs_to_who_did_it() -> None:
    scene = gaul().stored(1, "stone stone").turn(1, "blue-1").play("1 main develop")
    assert scene.refusal("1 renovate rome_massilia") == "RR-8.6"
    assert scene.s.road_owner(GAME.box.roads.index("rome_massilia")) == 0


@rule("RR-8.6")
def test_a_region_with_every_road_renovated_is_refused() -> None:
    scene = Scene().colony("tarraco saguntum toletum gades massilia", 2).stored(1, "stone")
    scene.road("rome_tarraco rome_saguntum tarraco_toletum saguntum_toletum toletum_gades", 2)
    scene.colony("nicomedia", 2).turn(1, "blue-1").play("1 main develop")
    assert scene.choices("region") == ["gaul", "asia_minor"]
    assert scene.refusal("1 region hispania") == "RR-8.6"


@rule("RR-8.7", "RR-8.8")
def test_steles_are_legacy_and_several_roads_two_more() -> None:
    scene = gaul().stored(1, "stone stone stone").turn(1, "blue-1").play("1 main develop")
    assert scene.get(1, "legacy") == 1  # at once
    scene.play("1 stop")
    assert scene.get(1, "legacy") == 1  # one road alone
    scene = gaul().stored(1, "stone stone stone").turn(1, "blue-1").play("1 main develop")
    scene.play("1 renovate massilia_lugdunum", "1 renovate lugdunum_lutetia")
    assert scene.get(1, "legacy") == 1 + 2 + 2 + 2


@rule("RR-8.9", "RR-8.12")
def test_a_colony_linked_for_the_first_time_pays_its_owner() -> None:
    scene = gaul().stored(1, "stone stone").turn(1, "blue-1").play("1 main develop", "1 renovate massilia_lugdunum")
    assert scene.goods(1) == "wood 1"
    assert scene.goods(2) == "wood 1"


@rule("RR-8.10")
def test_a_road_between_linked_colonies_gives_legacy_only() -> None:
    scene = Scene("legatus mercatrix").loyal(1, "cassian", 4).colony("cyrene alexandria", 1)
    scene.road("rome_cyrene rome_alexandria", 2).stored(1, "stone").turn(1, "blue-1").play("1 main develop")
    assert (scene.get(1, "legacy"), scene.get(1, "coins"), scene.goods(1)) == (1, 0, "")
    assert scene.waits() == "turn_menu 1"


@rule("RR-8.11")
def test_a_link_ability_must_be_active_when_the_link_happens() -> None:
    scene = Scene("legatus mercatrix").loyal(1, "cassian", 3).colony("cyrene", 1).stored(2, "stone").turn(2, "blue-1")
    scene.play("2 main develop", "1 bribe fish cassian")
    assert (scene.boxes(1, "cassian"), scene.get(1, "coins")) == (4, 0)


@rule("RR-8.13")
def test_the_resource_of_a_link_comes_before_its_abilities() -> None:
    scene = Scene("legatus mercatrix").loyal(1, "cassian", 4).colony("cyrene", 1).stored(2, "stone").turn(2, "blue-1")
    scene.play("2 main develop")
    assert (scene.waits(), scene.get(1, "coins")) == ("assign_resource 1", 0)
    scene.play("1 store fish")
    assert scene.get(1, "coins") == 1


@rule("RR-8.14")
def test_no_colony_of_ones_own_is_needed() -> None:
    scene = Scene().colony("massilia", 2).turn(1, "blue-2").play("1 main develop")
    assert scene.get(1, "legacy") == 1


# -- Tax ---------------------------------------------------------------------------------------------


def provinces() -> Scene:
    """Seat 1: Massilia and Lugdunum linked, Lutetia not; Nicomedia linked. Seat 2: Tarraco linked."""
    scene = Scene().colony("massilia lugdunum lutetia nicomedia", 1).colony("tarraco", 2)
    return scene.road("rome_massilia massilia_lugdunum rome_nicomedia rome_tarraco", 2)


@rule("RR-9.1", "RR-9.2", "RR-9.4")
def test_the_linked_colonies_of_one_region_produce_for_their_owner() -> None:
    scene = provinces().turn(1, "blue-1").play("1 main tax")
    assert scene.choices("region") == ["gaul", "asia_minor"]
    assert scene.refusal("1 region hispania") == "RR-9.2"
    scene.play("1 region gaul")
    assert (scene.goods(1), scene.goods(2)) == ("wood 2", "")


@rule("RR-9.3")
def test_with_a_merchant_all_regions_are_taxed() -> None:
    scene = provinces().turn(1, "blue-4").play("1 main tax")
    assert scene.goods(1) == "wood 2, stone 1"


@rule("RR-9.5")
def test_resources_come_one_by_one_in_the_order_of_regions() -> None:
    scene = Scene().colony("cyrene alexandria", 1).road("rome_cyrene rome_alexandria", 1).colony("nicomedia", 1)
    scene.road("rome_nicomedia", 1).turn(1, "blue-4").play("1 main tax")
    assert (scene.waits(), scene.goods(1)) == ("assign_resource 1", "stone 1")
    scene.play("1 store fish")
    assert (scene.waits(), scene.goods(1)) == ("assign_resource 1", "stone 1, fish 1")
    scene.play("1 bribe fish theocles")
    assert scene.waits() == "turn_menu 1"
