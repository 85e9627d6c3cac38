"""RR-5: Build."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.state import NEXT_TO, OWNER, SPAN, STORED
from tabularium.games.rome_and_roll.steps.build import fish_to_spare
from tabularium.games.rome_and_roll.steps.payment import affordable
from tabularium.games.rome_and_roll.terms import BASKET, STORED_KINDS
from tests.games.rome_and_roll.scenario import FIRST, Scene
from tests.marks import rule

CAMPS = "camp construction_post esplanade brickmaker jeweller temple villa market"
FISHING = "camp construction_post esplanade fishery jeweller temple villa market"
ALL = "wood wood wood brick brick brick stone stone stone fish fish fish"
THREE = "legatus mercatrix patricia"


def rich(people: str = "legatus mercatrix", plans: str = CAMPS) -> Scene:
    return Scene(people, plans).stored(1, ALL)


def standing_on(plan: str, cells: str, people: str = "legatus mercatrix", plans: str = CAMPS) -> Scene:
    """Seat 1 has plenty of resources, and its Overseer on a Building of its own."""
    scene = rich(people, plans)
    return scene.overseer(1, scene.building(plan, 1, cells))


@rule("RR-5.1")
def test_building_needs_a_builder_or_an_architect() -> None:
    assert rich().turn(1, "blue-4").refusal("1 main build") == "RR-5.1"
    assert rich().turn(1, "blue-1").refusal("1 main build") == ""
    assert rich().turn(1, "blue-5").refusal("1 main build") == ""


def row_of_camps() -> Scene:
    """Three Camps of seat 2 in a row, north from the Forum; seat 1 can pay a Camp with a Builder."""
    scene = Scene(plans=CAMPS).stored(1, "wood brick fish")
    for cells in ("3,7 3,8", "2,7 2,8", "1,8 1,9"):
        scene.building("camp", 2, cells)
    return scene


@rule("RR-5.2", "RR-5.3", "RR-5.4")
def test_the_overseer_walks_before_drawing_and_pays_fish_for_further_steps() -> None:
    scene = row_of_camps().stored(1, "fish").turn(1, "blue-3").play("1 main build")
    assert scene.offers() == ["stay", "go camp c8 1", "go camp d8 0"]
    scene.play("1 go camp c8 1")
    assert scene.here(1) == 2
    assert scene.refusal("1 go camp d8 0") == "not-now"
    scene.play("1 plan camp").place(1, "2,5 2,6").play("1 pay 0 1 0 0 0")
    assert scene.goods(1) == "brick 1"  # a Wood and two Fish are gone


@rule("RR-5.4")
def test_without_fish_the_overseer_makes_one_step() -> None:
    scene = row_of_camps().set(1, "fish", 0).stored(1, "wood").turn(1, "red-2").play("1 main build")
    assert scene.offers() == ["stay", "go camp d8 0"]
    assert scene.refusal("1 go camp c8 1") == "RR-5.4"


@rule("RR-5.3")
def test_a_building_that_no_way_leads_to_cannot_be_reached() -> None:
    scene = row_of_camps()
    scene.building("camp", 2, "11,12 12,12")
    assert scene.turn(1, "red-2").play("1 main build").refusal("1 go camp l13 0") == "RR-5.3"


@rule("RR-5.5")
def test_buildings_are_adjacent_by_a_side_not_by_a_corner() -> None:
    scene = Scene(plans=CAMPS)
    a = scene.building("camp", 1, "2,7 2,8")
    side = scene.building("camp", 1, "1,9 2,9")
    corner = scene.building("camp", 1, "1,5 1,6")
    assert scene.s.buildings[a * SPAN + NEXT_TO] == 1 << side
    assert scene.s.buildings[corner * SPAN + NEXT_TO] == 0


@rule("RR-5.6")
def test_the_ends_of_a_bridge_are_adjacent_and_nothing_stands_on_it() -> None:
    scene = standing_on("camp", "5,4 5,5").turn(1, "blue-1").plan(1, "camp")
    assert scene.refusal("1 place i2-2 e4") == "RR-5.18"  # down from 4,3 over the bridge 5,3
    scene.place(1, "5,1 5,2").pay(1)
    assert scene.s.buildings[2 * SPAN + NEXT_TO] == 1 << 1


@rule("RR-5.7")
def test_the_wall_does_not_interrupt_adjacency() -> None:
    scene = standing_on("camp", "1,9 1,10").turn(1, "blue-1").plan(1, "camp")
    assert scene.refusal("1 " + scene.placing("0,9 0,10")) == ""


@rule("RR-5.8")
def test_the_overseer_passes_others_but_does_not_stop_beside_them() -> None:
    scene = row_of_camps().overseer(2, 1).stored(1, "fish").turn(1, "blue-3").play("1 main build")
    assert scene.offers() == ["stay", "go camp c8 1"]
    assert scene.refusal("1 go camp d8 0") == "RR-5.8"


@rule("RR-5.9")
def test_the_forum_holds_several_overseers_and_is_a_way() -> None:
    scene = row_of_camps().overseer(1, 1).turn(1, "red-2").play("1 main build")
    assert "go forum e8 0" in scene.offers()  # seat 2 stands there
    scene = Scene(plans=CAMPS).stored(1, "wood brick fish fish")
    west = scene.building("camp", 2, "5,5 5,6")
    scene.building("camp", 2, "7,6 7,7")
    scene.overseer(1, west).turn(1, "red-2").play("1 main build")
    assert "go camp h7 1" in scene.offers()  # over the Forum


@rule("RR-5.10")
def test_the_overseer_goes_only_where_something_can_then_be_built() -> None:
    """Camps across the Tiber, one below the other: those in the middle are shut in."""
    scene = Scene(plans=CAMPS).stored(1, "wood brick fish fish fish")
    for row in range(5):
        scene.building("camp", 2, f"{row},0 {row},1")
    scene.overseer(1, 3).turn(1, "blue-3").play("1 main build")
    assert scene.offers() == ["go camp d1 0", "go camp e1 1"]
    assert scene.refusal("1 stay") == "RR-5.10"
    assert scene.refusal("1 go camp a1 1") == "RR-5.10"


@rule("RR-4.13")
def test_a_build_that_nothing_could_pay_is_no_build() -> None:
    assert Scene(plans=CAMPS).turn(1, "blue-1").refusal("1 main build") == "RR-4.13"


@rule("RR-5.11", "RR-5.12")
def test_a_builder_needs_an_available_plan_an_architect_does_not() -> None:
    for owner in (1, 2):  # also with one's own Foreman
        scene = rich().foreman(owner, "camp").turn(1, "blue-1").play("1 main build")
        assert "camp" not in scene.choices("plan")
        assert scene.refusal("1 plan camp") == "RR-5.11"
        scene = rich().foreman(owner, "camp").turn(1, "blue-5").play("1 main build")
        assert scene.refusal("1 plan camp") == ""


@rule("RR-5.13")
def test_an_architect_saves_a_resource_of_his_choice_on_an_available_plan() -> None:
    scene = rich().turn(1, "red-5").plan(1, "camp").place(1, "3,7 3,8")
    assert scene.choices("waive") == ["wood", "brick", "fish"]
    assert scene.refusal("1 waive stone") == "RR-5.13"
    scene.play("1 waive fish")
    assert scene.goods(1) == "wood 2, brick 2, stone 3, fish 3"


@rule("RR-5.14")
def test_an_architect_pays_in_full_on_an_unavailable_plan() -> None:
    scene = rich().foreman(2, "camp").turn(1, "red-5").build(1, "camp", "3,7 3,8")
    assert scene.goods(1) == "wood 2, brick 2, stone 3, fish 2"
    plans = "camp construction_post esplanade brickmaker stonecutter temple villa warehouse"
    for blocked, rule_id in ((True, "RR-4.13"), (False, "")):  # the Wood of a Camp is missing
        scene = Scene(plans=plans).foreman(1, "temple").stored(1, "brick fish")
        if blocked:
            scene.foreman(2, "camp")
        assert scene.turn(1, "red-5").refusal("1 main build") == rule_id


@rule("RR-5.15")
def test_a_plan_may_be_built_again_and_again() -> None:
    scene = rich().turn(1, "blue-1").build(1, "camp", "3,7 3,8").foreman(1, "villa")
    scene.turn(1, "blue-1").build(1, "camp", "2,7 2,8")
    assert scene.sites() == "forum camp camp"


@rule("RR-5.16")
def test_a_building_touches_the_one_where_the_overseer_stands() -> None:
    scene = rich().turn(1, "blue-1").plan(1, "camp")
    assert scene.refusal("1 " + scene.placing("1,5 1,6")) == "RR-5.16"
    assert scene.refusal("1 " + scene.placing("3,7 3,8")) == ""
    scene = standing_on("camp", "12,0 12,1").turn(1, "blue-1").play("1 main build")
    assert scene.refusal("1 plan villa") == "RR-5.16"  # no hill beside that Camp


@rule("RR-5.17")
def test_the_shape_of_the_plan_in_any_rotation_or_reflection() -> None:
    scene = rich().turn(1, "blue-1").plan(1, "construction_post")
    assert scene.refusal("1 " + scene.placing("3,7 3,8 3,9")) == "RR-5.17"
    for cells in ("2,7 3,7 3,8", "2,8 3,7 3,8", "2,7 2,8 3,7", "2,7 2,8 3,8"):
        assert scene.refusal("1 " + scene.placing(cells)) == ""
        scene.live.undo(0)


@rule("RR-5.18")
@pytest.mark.parametrize(
    ("form", "cell", "why"),
    [
        ("i3-1", "b9", "over a Building"),
        ("i3-2", "e6", "over the Forum"),
        ("i3-2", "a2", "over the Tiber"),
        ("i3-1", "l5", "off the map"),
    ],
)
def test_every_cell_is_empty_ground_of_the_city(form: str, cell: str, why: str) -> None:
    """i3-1 goes down, i3-2 to the right."""
    scene = rich()
    scene.building("camp", 2, "3,8 3,9")
    assert scene.turn(1, "blue-1").plan(1, "brickmaker").refusal(f"1 place {form} {cell}") == "RR-5.18", why


@rule("RR-5.19")
def test_two_hills_are_forbidden_but_marsh_and_one_hill_are_not() -> None:
    plans = CAMPS.replace("market", "insula")
    scene = standing_on("camp", "10,6 10,7", THREE, plans).turn(1, "blue-1").plan(1, "insula")
    assert scene.refusal("1 " + scene.placing("11,6 11,7 11,8 11,9")) == "RR-5.19"  # Aventine, marsh, Palatine
    assert scene.refusal("1 " + scene.placing("11,5 11,6 11,7 11,8")) == ""


@rule("RR-5.20")
def test_a_building_lies_on_one_side_of_the_wall() -> None:
    scene = standing_on("camp", "1,8 2,8").turn(1, "blue-1").plan(1, "camp")
    assert scene.refusal("1 " + scene.placing("0,9 1,9")) == "RR-5.20"
    assert scene.refusal("1 " + scene.placing("1,9 1,10")) == ""


@rule("RR-5.21")
@pytest.mark.parametrize(
    ("plan", "bad", "good"),
    [
        ("villa", "7,7 7,8 7,9 8,9", "7,8 8,8 9,8 9,7"),  # all on one hill
        ("temple", "2,7 2,8 3,7 3,8 3,9", "2,8 2,9 3,7 3,8 3,9"),  # 2,9 is the Viminal
        ("training_ground", "7,8 7,9 7,10", "3,7 3,8 3,9"),  # on marsh
    ],
)
def test_hills_and_marsh(plan: str, bad: str, good: str) -> None:
    scene = rich(plans=FIRST).turn(1, "blue-1").plan(1, plan)
    assert scene.refusal("1 " + scene.placing(bad)) == "RR-5.21"
    assert scene.refusal("1 " + scene.placing(good)) == ""


@rule("RR-5.21")
def test_inside_and_outside_the_wall() -> None:
    scene = standing_on("camp", "11,11 11,12").turn(1, "blue-1").plan(1, "market")
    assert scene.refusal("1 " + scene.placing("11,13 11,14 11,15 12,14")) == "RR-5.21"
    assert scene.refusal("1 " + scene.placing("10,11 10,12 10,13 9,12")) == ""
    plans = CAMPS.replace("esplanade", "circus")
    scene = standing_on("camp", "2,11 3,11", THREE, plans).turn(1, "blue-5").plan(1, "circus")
    assert scene.refusal("1 " + scene.placing("4,11 4,12 4,13 5,11 5,12 5,13")) == "RR-5.21"
    assert scene.refusal("1 " + scene.placing("1,12 1,13 1,14 2,12 2,13 2,14")) == ""


@rule("RR-5.22")
def test_a_bridge_is_not_the_tiber() -> None:
    """5,4 lies beside the bridge alone; 4,4 and 6,4 lie beside the river."""
    scene = standing_on("camp", "4,4 4,5", plans=FISHING).turn(1, "blue-1").plan(1, "fishery")
    assert scene.refusal("1 " + scene.placing("5,4 5,5 5,6")) == "RR-5.21"
    assert scene.refusal("1 " + scene.placing("5,4 6,4 7,4")) == ""


@rule("RR-5.23")
def test_the_cost_is_spent() -> None:
    scene = Scene(plans=CAMPS).stored(1, "wood stone fish").turn(1, "blue-1").play("1 main build")
    assert scene.refusal("1 plan esplanade") == "RR-5.23"
    scene.play("1 plan brickmaker").place(1, "3,7 3,8 3,9")
    assert (scene.goods(1), scene.pool(), scene.sites()) == ("fish 1", "brick 1, builder 1", "forum brickmaker")


@rule("RR-5.25", "RR-5.32")
def test_bonus_then_productions_then_the_senator() -> None:
    scene = rich(plans=FISHING)
    scene.overseer(1, scene.building("market", 2, "4,4 4,5 4,6 3,5"))
    scene.turn(1, "blue-1").build(1, "fishery", "5,4 6,4 7,4")
    assert scene.waits() == "assign_resource 1"  # the bonus of the Fishery
    scene.play("1 store fish")
    assert scene.waits() == "market_pick 2"
    assert scene.get(1, "senators") == 0
    scene.play("2 take wood", "2 take brick")
    assert (scene.goods(2), scene.get(1, "senators")) == ("wood 1, brick 1", 1)


@rule("RR-5.26", "RR-5.28", "RR-5.29", "RR-5.30", "RR-5.31")
def test_drawing_moves_overseer_track_and_foremen() -> None:
    scene = rich().foreman(1, "brickmaker").foreman(2, "camp").turn(1, "blue-5").build(1, "camp", "3,7 3,8")
    assert scene.sites() == "forum camp"
    assert scene.s.buildings[SPAN + OWNER] == 0
    assert scene.here(1) == 1
    assert scene.get(1, "buildings") == 1
    assert (scene.stands(1), scene.stands(2)) == ("camp", "")
    scene.turn(1, "blue-1").play("1 main build", "1 stay")
    assert "brickmaker" in scene.choices("plan")  # the Foreman has left it


@rule("RR-5.27")
def test_covered_resource_cells_yield() -> None:
    scene = Scene(THREE, CAMPS).stored(1, "wood stone").turn(1, "blue-1").build(1, "brickmaker", "6,11 6,12 6,13")
    assert scene.goods(1) == "wood 1"


@rule("RR-5.33")
def test_neighbours_produce_for_their_owners_also_ones_own_the_new_one_does_not() -> None:
    scene = rich()
    scene.building("esplanade", 2, "2,7 2,8 3,7 3,8")
    scene.turn(1, "blue-1").build(1, "esplanade", "2,9 2,10 3,9 3,10", "go esplanade c8 0")
    assert (scene.get(1, "coins"), scene.get(2, "coins")) == (0, 1)
    scene.turn(1, "blue-1").build(1, "camp", "1,9 1,10", "stay")
    assert (scene.get(1, "coins"), scene.get(2, "coins")) == (1, 1)


@rule("RR-5.34", "RR-13.1")
def test_one_senator_for_opposing_neighbours_never_more() -> None:
    scene = rich()
    scene.building("camp", 2, "3,7 3,8")
    scene.building("camp", 2, "1,9 1,10")
    scene.turn(1, "blue-1").build(1, "camp", "2,8 2,9", "go camp d8 0")
    assert scene.get(1, "senators") == 1
    scene = rich()
    scene.building("camp", 1, "3,7 3,8")
    scene.turn(1, "blue-1").build(1, "camp", "2,8 2,9", "go camp d8 0")
    assert scene.get(1, "senators") == 0


@rule("RR-5.35")
def test_the_forum_gives_no_senator_and_no_production() -> None:
    scene = rich().turn(1, "blue-1").build(1, "brickmaker", "3,7 3,8 3,9")
    assert (scene.get(1, "senators"), scene.get(1, "coins")) == (0, 0)
    assert scene.goods(1) == "wood 1, brick 3, stone 2, fish 3"


@rule("RR-5.36")
def test_a_way_costs_its_fewest_steps() -> None:
    scene = row_of_camps().stored(1, "fish fish").turn(1, "red-2").play("1 main build")
    assert scene.refusal("1 go camp c8 0") == "RR-5.36"
    assert scene.refusal("1 go camp c8 2") == "RR-5.36"
    assert "go camp b9 2" in scene.offers()


@rule("RR-5.37")
def test_two_discounts_waive_two_resources() -> None:
    scene = Scene("pontifex legatus").loyal(1, "numerius", 2).stored(1, "brick stone stone fish").turn(1, "yellow-4")
    scene.plan(1, "temple").place(1, "2,8 2,9 3,7 3,8 3,9").play("1 waive stone")
    assert scene.choices("waive") == ["brick", "stone", "fish"]
    scene.play("1 waive stone")
    assert scene.goods(1) == "stone 2"


@rule("RR-5.38")
def test_several_common_sides_are_one_neighbour() -> None:
    scene = rich()
    scene.building("esplanade", 2, "2,7 2,8 3,7 3,8")
    scene.turn(1, "blue-1").build(1, "camp", "2,9 3,9", "go esplanade c8 0")  # two common sides
    assert scene.get(2, "coins") == 1


@rule("RR-5.14")
def test_an_architect_pays_in_full_also_where_his_own_foreman_stands() -> None:
    """Face 5 of the red die has a Stone; Camp costs Wood, Brick and Fish."""
    scene = rich().foreman(1, "camp").turn(1, "red-5")
    before = [scene.get(1, kind) for kind in ("wood", "brick", "fish")]
    scene.build(1, "camp", "3,7 3,8")
    assert [scene.get(1, kind) for kind in ("wood", "brick", "fish")] == [n - 1 for n in before]


FEW = st.lists(st.integers(0, 3), min_size=STORED_KINDS, max_size=STORED_KINDS)


@given(FEW, FEW, st.integers(0, 3), st.integers(0, 2))
@rule("RR-5.4", "RR-5.23")
def test_fish_to_spare_are_as_many_as_can_be_paid_beside_the_plan(
    pool: list[int], stored: list[int], baskets: int, waived: int
) -> None:
    s = GAME.new(2, {}, 1)
    s.pool[:STORED_KINDS] = pool
    s.pool[BASKET] = baskets
    s.sheet[STORED : STORED + STORED_KINDS] = stored
    for plan in range(len(s.box.plan)):
        cost = s.box.plan[plan].cost
        most = next(fish for fish in range(100) if not affordable(s, 0, cost, fish, waived))
        assert fish_to_spare(s, 0, plan, waived) == most - 1
