"""RR-14: the Gods' Favours."""

from __future__ import annotations

from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.state import SPAN
from tabularium.games.rome_and_roll.steps.turn import DeclareFavour
from tabularium.games.rome_and_roll.terms import TAX
from tabularium.kernel.moves import PASS
from tests.games.rome_and_roll.scenario import FIRST, Scene
from tests.marks import rule

CAMPS = "camp construction_post esplanade brickmaker jeweller temple villa market"
TEMPLE = "2,8 2,9 3,7 3,8 3,9"


def temple_builder() -> Scene:
    return Scene(plans=CAMPS).stored(1, "brick stone stone fish")


@rule("RR-14.1", "RR-17.13")
def test_who_builds_a_temple_may_claim_an_open_favour() -> None:
    scene = temple_builder().favour("mars").favour("juno").turn(1, "blue-1").build(1, "temple", TEMPLE)
    assert scene.offers() == ["pass", "claim juno", "claim mars"]
    scene.play("1 claim mars")
    assert (scene.lies("mars"), scene.lies("juno")) == ("1", "centre")
    scene = Scene(plans=CAMPS).stored(1, "wood brick fish").favour("mars").turn(1, "blue-1").build(1, "camp", "3,7 3,8")
    assert (scene.lies("mars"), scene.waits()) == ("centre", "turn_menu 1")


@rule("RR-14.2")
def test_a_claimed_favour_is_its_owners() -> None:
    scene = temple_builder().favour("mars", 2).favour("juno").turn(1, "blue-1")
    assert scene.refusal("1 use mars") == "RR-14.2"
    scene.build(1, "temple", TEMPLE)
    assert scene.choices("claim") == ["juno"]
    assert scene.refusal("1 claim mars") == "RR-14.2"


@rule("RR-2.5", "RR-14.1")
def test_a_favour_that_nobody_claimed_is_not_used() -> None:
    scene = temple_builder().favour("juno").turn(1, "blue-1")
    assert scene.refusal("1 use juno") == "RR-14.1"  # it lies at the centre
    assert scene.refusal("1 use mars") == "RR-2.5"  # not in play
    scene.build(1, "temple", TEMPLE)
    assert scene.refusal("1 claim mars") == "RR-2.5"


@rule("RR-14.9", "RR-14.10", "RR-14.13", "RR-14.14", "RR-14.15", "RR-14.17")
def test_out_of_its_moment_a_favour_is_refused_by_its_own_rule() -> None:
    moments = {
        "bacchus": "RR-14.9",
        "juno": "RR-14.10",
        "jupiter": "RR-14.13",
        "mars": "RR-14.14",
        "mercury": "RR-14.15",
        "minerva": "RR-14.17",
    }
    for name, rule_id in moments.items():
        scene = Scene().favour(name, 1)
        if name == "minerva":
            scene.favour(name).turn(1, "blue-1").favour(name, 1)  # claimed during the turn
        else:
            scene.turn(1, "blue-1")
        assert scene.refusal(f"1 use {name}") == rule_id
    scene = Scene().favour("bacchus", 1).stored(1, "wood wood wood").turn(1, "blue-1").play("1 main trade")
    for name in ("juno", "jupiter", "mars", "minerva", "saturn"):
        scene.favour(name, 1)
    assert scene.offers() == ["pass", "use bacchus"]
    for name, rule_id in (moments | {"saturn": "RR-14.22"}).items():
        if name not in ("bacchus", "mercury"):
            assert scene.refusal(f"1 use {name}") == rule_id


@rule("RR-4.16")
def test_an_action_that_needs_a_favour_is_not_done_without() -> None:
    """No colony is linked: without Mercury there is no Tax."""
    scene = Scene().favour("mercury", 1).colony("massilia", 1).turn(1, "blue-1")
    declare = DeclareFavour(0, TAX)
    assert declare.forbids(scene.s, 0, PASS) == "RR-4.16"
    assert declare.forbids(scene.s, 0, GAME.notation().parse("use mercury")) == ""


@rule("RR-14.3")
def test_one_may_hold_several() -> None:
    scene = temple_builder().favour("mars", 1).favour("juno").turn(1, "blue-1").build(1, "temple", TEMPLE)
    scene.play("1 claim juno")
    assert (scene.lies("mars"), scene.lies("juno")) == ("1", "1")


@rule("RR-14.4")
def test_one_favour_per_turn() -> None:
    scene = Scene().favour("minerva", 1).favour("jupiter", 1).favour("bacchus", 1).stored(1, "wood wood wood stone")
    scene.colony("massilia", 1).turn(1, "blue-4").play("1 turn minerva blue-1").trade(1, "wood 0 3 0 0 0")
    assert scene.waits() == "turn_menu 1"  # Bacchus was not asked for
    assert scene.refusal("1 use jupiter") == "RR-14.4"
    assert scene.lies("bacchus") == "1"


@rule("RR-14.5")
def test_a_used_favour_returns_when_its_effect_is_over() -> None:
    scene = Scene().favour("mars", 1).set(1, "soldiers", 2).turn(1, "blue-1")
    scene.play("1 main conquer", "1 use mars", "1 region hispania")
    assert scene.lies("mars") == "1"
    scene.play("1 conquer tarraco", "1 stop")
    assert scene.lies("mars") == "centre"


@rule("RR-14.6", "RR-16.3")
def test_favours_dice_and_storage_score_nothing() -> None:
    scene = Scene().favour("mars", 1).favour("juno", 1).stored(1, "wood jewel jewel").dice(1, "blue-1 red-1")
    assert GAME.score(scene.s).totals[0] == 0


@rule("RR-14.7")
def test_without_a_favour_at_the_centre_the_temple_is_built_without_a_claim() -> None:
    scene = temple_builder().favour("mars", 2).turn(1, "blue-1").build(1, "temple", TEMPLE)
    assert (scene.waits(), scene.sites()) == ("turn_menu 1", "forum temple")


@rule("RR-14.8")
def test_saturn_asks_for_a_permit() -> None:
    scene = temple_builder().favour("saturn").favour("mars").turn(1, "blue-1").build(1, "temple", TEMPLE)
    assert scene.choices("claim") == ["mars"]
    assert scene.refusal("1 claim saturn") == "RR-14.8"


@rule("RR-14.9")
def test_bacchus_any_number_of_groups_and_a_coin_more_for_each() -> None:
    scene = Scene().favour("bacchus", 1).stored(1, "wood wood wood brick brick brick fish fish fish")
    scene.turn(1, "blue-6").play("1 main trade", "1 use bacchus", "1 exchange wood 0 3 0 0 0")
    scene.play("1 exchange brick 0 3 0 0 0")
    assert "stop" in scene.offers()
    scene.play("1 stop")
    assert (scene.get(1, "coins"), scene.goods(1)) == (8, "fish 3")


def juno(plan: str) -> Scene:
    scene = Scene("legatus mercatrix", FIRST).favour("juno", 1).stored(1, "wood wood wood brick brick stone stone fish")
    scene.turn(1, "blue-1").play("1 main build", "1 use juno")
    return scene.play(f"1 plan {plan}") if scene.waits() == "choose_plan 1" else scene


@rule("RR-14.10")
def test_juno_builds_a_2x3_block_over_hills_and_wall_but_no_religion() -> None:
    scene = Scene("legatus mercatrix patricia").favour("juno", 1).stored(1, "wood wood brick stone stone fish")
    scene.building("training_ground", 2, "9,6 9,7 9,8")
    scene.turn(1, "blue-1").play("1 main build", "1 use juno")
    assert scene.refusal("1 plan temple") == "RR-14.10"
    scene.play("1 plan construction_post")
    assert scene.refusal("1 " + scene.placing("11,6 11,7 11,8")) == "RR-5.17"
    scene.place(1, "10,6 10,7 10,8 11,6 11,7 11,8").pay(1)  # Aventine and Palatine
    assert scene.s.buildings[2 * SPAN] == GAME.box.plans.index("construction_post")
    scene = juno("construction_post")
    scene.live.undo(0)
    scene.building("training_ground", 2, "1,8 2,8 3,8")
    scene.play("1 plan construction_post")
    assert scene.refusal("1 " + scene.placing("0,9 0,10 0,11 1,9 1,10 1,11")) == ""  # over the wall


@rule("RR-14.11")
def test_juno_touches_a_building_and_obeys_ground_and_restriction() -> None:
    scene = juno("brickmaker")
    assert scene.refusal("1 " + scene.placing("0,12 0,13 0,14 1,12 1,13 1,14")) == "RR-14.11"
    scene = juno("villa")
    assert scene.refusal("1 " + scene.placing("2,7 2,8 2,9 3,7 3,8 3,9")) == "RR-5.21"
    assert scene.refusal("1 " + scene.placing("7,8 7,9 7,10 8,8 8,9 8,10")) == ""
    scene = Scene().favour("juno", 1).stored(1, "wood stone")
    scene.s.taken = scene.s.city.land  # no ground is left
    assert scene.turn(1, "blue-1").refusal("1 main build") == "RR-4.13"
    scene = juno("brickmaker")
    scene.live.undo(0)
    scene.s.taken = scene.s.city.land & ~(1 << scene.cell("3,7"))
    scene.s._anywhere = None
    assert scene.refusal("1 plan brickmaker") == "RR-14.11"


@rule("RR-14.12", "RR-14.24")
def test_juno_costs_and_pieces_as_usual_and_two_boxes_of_the_track() -> None:
    scene = juno("brickmaker")
    assert scene.waits() == "choose_placement 1"  # no walk was asked
    scene.place(1, "2,7 2,8 2,9 3,7 3,8 3,9").pay(1)
    assert scene.get(1, "buildings") == 2
    assert (scene.here(1), scene.stands(1), scene.lies("juno")) == (1, "brickmaker", "centre")
    assert scene.goods(1) == "wood 1, brick 2, stone 1, fish 1"
    assert GAME.score(scene.s).of(0, "plan_points") == 1  # it scores once


@rule("RR-14.13")
def test_jupiter_gives_a_second_different_action_with_the_same_die() -> None:
    scene = Scene().favour("jupiter", 1).stored(1, "wood wood wood stone stone").colony("massilia", 1)
    scene.turn(1, "blue-1")
    assert scene.sentence("1 use jupiter", "en") == "RR-14.13 Jupiter is used after a main action."
    scene.trade(1, "wood 1 2 0 0 0").play("1 use jupiter")
    assert scene.sentence("1 main trade", "en").startswith("RR-14.13 With Jupiter the second main action")
    scene.play("1 main develop")
    assert (scene.get(1, "legacy"), scene.lies("jupiter")) == (1, "centre")
    assert scene.refusal("1 main tax") == "RR-4.2"


@rule("RR-14.13")
def test_jupiter_is_not_offered_where_nothing_could_follow() -> None:
    scene = Scene().favour("jupiter", 1).stored(1, "wood wood wood").turn(1, "blue-4").trade(1, "wood 0 3 0 0 0")
    assert scene.sentence("1 use jupiter", "en").startswith("RR-14.13 No other main action")


@rule("RR-14.4")
def test_jupiter_is_not_offered_where_only_another_favour_could_follow() -> None:
    scene = Scene("legatus mercatrix").favour("jupiter", 1).favour("mercury", 1).colony("massilia", 1)
    scene.stored(1, "wood wood wood").turn(1, "red-1").play("1 main trade", "1 pass")
    assert "use jupiter" not in scene.offers()
    assert scene.refusal("1 use jupiter") == "RR-14.13"


@rule("RR-14.14")
def test_mars_two_auxiliaries_or_two_soldiers() -> None:
    scene = Scene().favour("mars", 1).set(1, "soldiers", 2).turn(1, "blue-1").play("1 main conquer", "1 use mars")
    assert scene.s.agenda[-1].prompt_values(scene.s) == {"force": 4}
    scene = Scene(plans=CAMPS).favour("mars", 1)
    scene.building("camp", 1, "3,7 3,8")
    assert scene.turn(1, "red-1").play("1 main raise_legion", "1 use mars").get(1, "soldiers") == 1 + 2


@rule("RR-14.15")
def test_mercury_lends_a_merchant_and_pays_two_coins_in_two_regions() -> None:
    for roads, coins in (("rome_massilia", 0), ("rome_massilia rome_tarraco", 2)):
        scene = Scene().favour("mercury", 1).road(roads, 1).stored(1, "wood wood jewel").turn(1, "blue-2")
        scene.play("1 main trade", "1 use mercury")
        assert scene.get(1, "coins") == coins
        scene.play("1 exchange wood 0 2 0 1 0")
        assert scene.get(1, "coins") == coins + 3 + 1


@rule("RR-14.16")
def test_mercury_in_a_tax_counts_all_colonies_as_linked() -> None:
    scene = Scene().favour("mercury", 1).colony("massilia lugdunum tarraco", 1).turn(1, "blue-1").play("1 main tax")
    assert scene.goods(1) == "wood 2, brick 1"


@rule("RR-14.17", "RR-14.23")
def test_minerva_turns_the_die_and_returns_at_once() -> None:
    scene = Scene().favour("minerva", 1).favour("jupiter", 1).turn(1, "red-1")
    assert scene.choices("turn") == [f"minerva red-{face}" for face in (2, 3, 4, 5, 6)]
    scene.play("1 turn minerva red-5")
    assert (scene.pool(), scene.lies("minerva")) == ("stone 1, architect 1, legion 1", "centre")
    assert scene.refusal("1 use jupiter") == "RR-14.4"
    scene = Scene().favour("minerva", 1).turn(1, "red-1").play("1 keep")
    assert (scene.pool(), scene.lies("minerva")) == ("fish 1, auxiliary 1, legion 1", "1")


def saturn(goods: str = "jewel jewel jewel") -> Scene:
    return Scene("patricia mercatrix", CAMPS).favour("saturn", 1).stored(1, goods).turn(1, "blue-4")


@rule("RR-14.18")
def test_saturn_builds_two_different_available_plans_for_three_jewellery() -> None:
    assert saturn("jewel jewel").refusal("1 use saturn") == "RR-14.18"
    scene = saturn().foreman(1, "villa").play("1 use saturn")
    assert scene.refusal("1 plan villa") == "RR-14.18"  # also one's own Foreman
    scene.play("1 plan camp").place(1, "3,7 3,8")
    assert scene.refusal("1 plan camp") == "RR-14.18"
    scene.play("1 plan brickmaker").place(1, "2,7 2,8 2,9")
    assert (scene.goods(1), scene.sites()) == ("", "forum camp brickmaker")


@rule("RR-14.18")
def test_saturns_price_comes_from_pool_and_storage() -> None:
    scene = Scene("patricia mercatrix", CAMPS).favour("saturn", 1).stored(1, "jewel jewel jewel").turn(1, "yellow-2")
    scene.play("1 use saturn", "1 plan camp").place(1, "3,7 3,8").play("1 plan brickmaker").place(1, "2,7 2,8 2,9")
    assert scene.choices("pay") == ["0 0 0 0 0", "0 0 0 0 1"]
    scene.play("1 pay 0 0 0 0 1")
    assert scene.goods(1) == "jewel 1"


@rule("RR-14.19")
def test_saturn_places_beside_any_building_the_second_beside_the_first() -> None:
    scene = saturn()
    scene.building("camp", 2, "11,12 12,12")
    scene.play("1 use saturn", "1 plan camp")
    assert scene.refusal("1 " + scene.placing("0,0 0,1")) == "RR-14.19"
    scene.place(1, "11,13 11,14")  # far from the Overseer
    scene.play("1 plan brickmaker")
    assert scene.refusal("1 " + scene.placing("11,13 11,14 11,15")) == "RR-5.18"  # over the first
    scene.place(1, "12,13 12,14 12,15")
    assert scene.sites() == "forum camp camp brickmaker"


@rule("RR-14.20", "RR-18.40")
def test_saturn_moves_nobody_starts_no_production_and_gives_no_senator() -> None:
    scene = saturn().foreman(1, "market")
    scene.building("esplanade", 2, "2,7 2,8 3,7 3,8")
    scene.play("1 use saturn", "1 plan camp").place(1, "2,9 3,9").play("1 plan brickmaker").place(1, "1,7 1,6 1,5")
    assert (scene.here(1), scene.stands(1)) == (0, "market")
    assert (scene.get(2, "coins"), scene.get(1, "senators")) == (0, 0)
    alone = Scene("patricia", CAMPS).favour("saturn", 1).stored(1, "jewel jewel jewel")
    alone.building("rubble", 0, "4,4 4,5 4,6")
    alone.turn(1, "blue-4").play("1 use saturn", "1 plan camp").place(1, "3,7 3,8").play("1 plan construction_post")
    alone.place(1, "5,5 5,6 6,6")
    assert (alone.sites(), alone.get(1, "senators")) == ("forum rubble camp construction_post", 0)


@rule("RR-14.21", "RR-14.26")
def test_saturn_resolves_cells_track_bonus_and_advisors_of_both_in_order() -> None:
    scene = Scene("patricia legatus mercatrix", CAMPS).favour("saturn", 1).favour("mars")
    scene.stored(1, "jewel jewel jewel").turn(1, "blue-4").play("1 use saturn", "1 plan temple")
    scene.place(1, "9,9 9,10 10,9 10,10 11,10").play("1 plan camp").place(1, "6,11 6,12")  # 6,12 yields Wood
    assert scene.waits() == "claim_favour 1"
    assert scene.sites() == "forum temple"  # the second is not drawn yet
    scene.play("1 claim mars")
    assert (scene.get(1, "buildings"), scene.get(1, "soldiers"), scene.goods(1)) == (2, 1, "wood 1")
    assert scene.lies("saturn") == "centre"


@rule("RR-14.22")
def test_saturn_at_any_time_if_both_find_a_place() -> None:
    scene = saturn("jewel jewel jewel wood wood wood").trade(1, "wood 0 3 0 0 0")
    assert scene.refusal("1 use saturn") == ""
    scene = saturn()
    scene.s.taken = scene.s.city.land & ~(1 << scene.cell("3,7")) & ~(1 << scene.cell("3,8"))
    assert scene.sentence("1 use saturn", "en") == "RR-14.22 No two of the Plans on offer have room."  # a Camp fits


@rule("RR-14.22")
def test_saturns_first_choice_leaves_room_for_the_second() -> None:
    scene = saturn()
    free = ("3,7", "3,8", "3,9", "2,7", "2,8")
    scene.s.taken = scene.s.city.land
    for cell in free:
        scene.s.taken &= ~(1 << scene.cell(cell))
    scene.play("1 use saturn")
    assert scene.choices("plan") == ["camp", "construction_post", "brickmaker"]
    assert scene.sentence("1 plan esplanade", "en").startswith("RR-14.22 ")
    assert scene.sentence("1 plan esplanade", "en") != f"RR-14.22 {scene.game.rules.sentence('RR-14.22', 'en')}"
    scene.play("1 plan camp")
    assert scene.refusal("1 " + scene.placing("2,8 3,8")) == "RR-14.22"
    scene.place(1, "3,8 3,9")
    assert scene.waits() == "turn_menu 1"  # one Plan in one place was left
    assert scene.sites() == "forum camp construction_post"


@rule("RR-14.25")
def test_what_mercury_and_mars_lend_lasts_for_that_action() -> None:
    scene = (
        Scene().favour("mercury", 1).stored(1, "wood wood wood").turn(1, "blue-2").play("1 main trade", "1 use mercury")
    )
    assert scene.pool() == "wood 1, stone 1, builder 1, merchant 1"
    scene.play("1 exchange wood 0 3 0 0 0")
    assert scene.pool() == "wood 1, stone 1, builder 1"
    scene = Scene().favour("mars", 1).set(1, "soldiers", 2).turn(1, "blue-2").play("1 main conquer", "1 use mars")
    assert scene.pool() == "wood 1, stone 1, auxiliary 2, builder 1"
    scene.play("1 region asia_minor")
    assert scene.pool() == "wood 1, stone 1, builder 1"


@rule("RR-14.27")
def test_a_favour_may_be_used_in_the_turn_of_its_claim() -> None:
    scene = temple_builder().stored(1, "stone").favour("jupiter").colony("massilia", 1).turn(1, "blue-1")
    scene.build(1, "temple", TEMPLE).play("1 claim jupiter", "1 use jupiter", "1 main develop")
    assert (scene.get(1, "legacy"), scene.lies("jupiter")) == (1, "centre")


@rule("RR-H2")
def test_rubble_is_no_building_for_juno_and_saturn() -> None:
    scene = Scene("patricia", CAMPS).favour("saturn", 1).stored(1, "jewel jewel jewel")
    scene.building("rubble", 0, "1,10 1,11 1,12")
    scene.turn(1, "blue-4").play("1 use saturn", "1 plan camp")
    assert scene.refusal("1 " + scene.placing("0,10 0,11")) == "RR-14.19"


@rule("RR-H4")
def test_jupiter_called_for_nothing_returns_at_the_end_of_the_turn() -> None:
    scene = Scene().favour("jupiter", 1).stored(1, "wood wood wood stone").colony("massilia", 1).turn(1, "blue-1")
    scene.trade(1, "wood 0 3 0 0 0").play("1 use jupiter")
    assert scene.lies("jupiter") == "1"
    scene.play("1 end")
    assert scene.lies("jupiter") == "centre"


@rule("RR-H1")
def test_advisors_of_an_action_act_before_its_favour_goes_back() -> None:
    scene = Scene("pontifex legatus").loyal(1, "valeria", 4).favour("mars", 1).set(1, "soldiers", 2).turn(1, "blue-4")
    scene.play("1 main conquer", "1 use mars", "1 region asia_minor")
    assert (scene.get(1, "coins"), scene.lies("mars")) == (1, "centre")


@rule("RR-4.17")
def test_a_senator_may_come_between_the_two_actions_and_opens_the_second() -> None:
    """Without a Builder there is nothing to do after the Trade; with the Senator's there is a road."""
    scene = Scene().favour("jupiter", 1).stored(1, "wood wood wood stone").colony("massilia", 1)
    scene.set(1, "senators", 1).turn(1, "blue-4").trade(1, "wood 0 3 0 0 0")
    assert scene.choices("deploy") == []
    assert scene.refusal("1 deploy builder") == "RR-4.9"
    scene.play("1 use jupiter")
    assert scene.choices("main") == []
    assert scene.choices("deploy") == ["builder", "merchant", "legion"]
    scene.play("1 deploy builder")
    assert scene.choices("deploy") == []
    assert scene.choices("main") == ["develop"]


@rule("RR-4.17")
def test_jupiter_is_not_offered_where_the_senator_was_deployed_before() -> None:
    scene = Scene().favour("jupiter", 1).stored(1, "wood wood wood stone").colony("massilia", 1)
    scene.set(1, "senators", 2).turn(1, "blue-4").play("1 deploy merchant").trade(1, "wood 0 3 0 0 0")
    assert scene.refusal("1 use jupiter") == "RR-14.13"
