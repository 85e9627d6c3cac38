"""RR-1 and RR-2: sheets, gains and spending, set-up."""

from __future__ import annotations

import pytest

from tabularium.games.rome_and_roll import state as at
from tabularium.games.rome_and_roll.effects import gain, mark
from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.state import CENTRE, NO_PLAN, OUT, SENECA, WIDTH, RomeAndRoll
from tabularium.kernel.state import SPECTATOR
from tests.games.rome_and_roll.scenario import Scene
from tests.marks import example, rule

COIN, SOLDIER, SENATOR, LEGACY = 12, 13, 14, 15


@rule("RR-1.1")
@example("RR-EX1")
def test_a_track_advances_one_box_per_unit() -> None:
    scene = Scene().set(1, "coins", 3)
    gain(scene.s, 0, COIN, 1, 0)
    assert scene.get(1, "coins") == 4
    assert GAME.score(scene.s).of(0, "coins") == 4


@rule("RR-1.2")
def test_building_boxes_carry_points() -> None:
    scene = Scene()
    worth = []
    for _ in range(10):
        mark(scene.s, 0, at.BUILDINGS, 1)
        worth.append(GAME.score(scene.s).of(0, "buildings_track"))
    assert worth == [1, 2, 3, 5, 7, 9, 12, 15, 18, 21]


@rule("RR-1.3", "RR-1.21")
def test_a_gain_beyond_the_last_box_is_lost() -> None:
    scene = Scene().set(1, "coins", 29).set(1, "legacy", 19).set(1, "buildings", 10)
    gain(scene.s, 0, COIN, 3, 0)
    gain(scene.s, 0, LEGACY, 2, 0)
    mark(scene.s, 0, at.BUILDINGS, 1)
    assert (scene.get(1, "coins"), scene.get(1, "legacy"), scene.get(1, "buildings")) == (30, 20, 10)


@rule("RR-1.4", "RR-15.2")
def test_a_gain_that_passes_the_blue_box_takes_a_nero_card() -> None:
    scene = Scene().set(1, "coins", 12)  # the Legatus' blue box is 14
    gain(scene.s, 0, COIN, 1, 0)
    assert scene.neros(1) == 0
    gain(scene.s, 0, COIN, 3, 0)
    assert scene.neros(1) == 8


@rule("RR-1.5", "RR-1.6")
def test_garrisoned_soldiers_and_deployed_senators_are_not_free() -> None:
    scene = Scene().set(1, "soldiers", 5).set(1, "garrisoned", 2).set(1, "senators", 2).set(1, "deployed", 2)
    assert scene.s.free_soldiers(0) == 3
    scene.turn(1, "blue-4")
    assert scene.refusal("1 deploy builder") == "RR-1.6"
    scene.set(1, "senators", 3)
    assert scene.refusal("1 deploy builder") == ""
    assert (scene.get(1, "senators"), scene.get(1, "deployed")) == (3, 3)


@rule("RR-1.7")
def test_the_track_limits_what_is_gained_in_the_whole_game() -> None:
    scene = Scene().set(1, "soldiers", 11).set(1, "garrisoned", 9).set(1, "senators", 8).set(1, "deployed", 8)
    gain(scene.s, 0, SOLDIER, 2, 0)
    gain(scene.s, 0, SENATOR, 1, 0)
    assert (scene.get(1, "soldiers"), scene.get(1, "senators")) == (12, 8)
    assert scene.s.free_senators(0) == 0


@rule("RR-1.8")
def test_storage_has_no_limit_and_never_holds_a_basket() -> None:
    scene = Scene().set(1, "wood", 40).turn(1, "blue-1").play("1 store wood")
    assert scene.get(1, "wood") == 41
    scene = Scene().turn(1, "blue-6")
    assert scene.choices("store") == ["fish", "basket wood", "basket brick", "basket stone", "basket fish"]


@rule("RR-1.9", "RR-11.3")
def test_a_generated_fish_is_stored_or_bribes_also_in_anothers_turn() -> None:
    for answer, stored, boxes in (("store fish", "fish 1", 0), ("bribe fish donatus", "", 1)):
        scene = Scene().colony("cyrene", 2).stored(1, "stone").turn(1, "blue-1")
        scene.play("1 main develop")
        assert scene.waits() == "assign_resource 2"
        scene.play(f"2 {answer}")
        assert (scene.goods(2), scene.boxes(2, "donatus")) == (stored, boxes)


@rule("RR-1.9")
def test_generated_wood_brick_and_stone_are_stored_without_asking() -> None:
    scene = Scene().colony("massilia", 2).stored(1, "stone").turn(1, "blue-1").play("1 main develop")
    assert scene.goods(2) == "wood 1"
    assert scene.waits() == "turn_menu 1"


@rule("RR-1.9")
def test_fish_is_stored_without_asking_when_no_advisor_has_an_empty_box() -> None:
    scene = Scene().colony("cyrene", 2).stored(1, "stone")
    for advisor in ("donatus", "jovilios", "nicodemus"):
        scene.loyal(2, advisor, 5)
    scene.turn(1, "blue-1").play("1 main develop")
    assert (scene.goods(2), scene.waits()) == ("fish 1", "turn_menu 1")


@rule("RR-1.10")
def test_a_generated_basket_is_written_as_one_of_four_resources() -> None:
    scene = Scene("legatus mercatrix", "training_ground camp esplanade brickmaker jeweller temple villa warehouse")
    scene.building("warehouse", 2, "3,5 3,6 4,5 4,6 5,5")
    scene.stored(1, "wood wood wood").turn(1, "blue-1").play("1 main trade", "1 exchange wood 0 3 0 0 0")
    scene.play("2 pick warehouse d6")
    assert scene.choices("store") == ["basket wood", "basket brick", "basket stone", "basket fish"]
    assert scene.refusal("2 store basket jewel") == "RR-1.10"
    scene.play("2 store basket stone")
    assert scene.goods(2) == "stone 1"


@rule("RR-1.11")
def test_what_a_build_generates_comes_too_late_to_pay_for_it() -> None:
    """A Brickmaker over the cell with Wood lacks one Wood: the Wood of the cell does not pay for it."""
    scene = Scene("legatus mercatrix patricia").turn(1, "blue-2")
    assert scene.refusal("1 main build") == "RR-4.13"
    scene.stored(1, "wood").play("1 main build", "1 plan brickmaker").place(1, "6,11 6,12 6,13")
    assert (scene.goods(1), scene.pool()) == ("wood 1", "builder 1")


@rule("RR-1.12")
def test_a_basket_icon_pays_for_one_of_four_resources_never_for_jewellery() -> None:
    scene = Scene().favour("saturn", 1).stored(1, "jewel jewel").turn(1, "yellow-1")  # two Baskets
    assert scene.refusal("1 use saturn") == "RR-14.18"
    scene = Scene(plans="camp construction_post esplanade brickmaker jeweller temple villa market")
    scene.set(1, "senators", 1).stored(1, "wood").turn(1, "yellow-1").play(
        "1 deploy builder", "1 main build", "1 plan camp"
    )
    scene.place(1, "3,7 3,8")
    assert scene.goods(1) == ""
    assert scene.pool() == "builder 1, merchant 1"


@rule("RR-1.13")
def test_a_payment_mixes_pool_and_storage_freely() -> None:
    scene = Scene(plans="camp construction_post esplanade brickmaker jeweller temple villa market")
    scene.stored(1, "wood brick fish").turn(1, "blue-1").play("1 main build", "1 plan camp")
    scene.place(1, "3,7 3,8")
    assert scene.choices("pay") == ["0 0 0 0 0", "0 1 0 0 0", "1 0 0 0 0", "1 1 0 0 0"]
    assert scene.refusal("1 pay 2 0 0 0 0") == "RR-1.13"
    scene.play("1 pay 1 0 0 0 0")
    assert scene.goods(1) == "wood 1"
    assert scene.pool() == "brick 1, builder 1"


@rule("RR-1.14", "RR-1.15")
def test_icons_are_used_once_but_workers_serve_a_second_action() -> None:
    scene = Scene(plans="camp construction_post esplanade brickmaker jeweller temple villa market").favour("jupiter", 1)
    scene.colony("massilia", 1).stored(1, "brick fish").turn(1, "blue-2").play("1 main build", "1 plan camp")
    scene.place(1, "3,7 3,8")
    assert scene.pool() == "stone 1, builder 1"  # the Wood is gone, the Builder is not
    scene.play("1 use jupiter", "1 main develop")
    assert scene.pool() == "builder 1"
    assert scene.get(1, "legacy") == 1


@rule("RR-1.16")
def test_auxiliaries_vanish_at_the_end_of_the_turn() -> None:
    scene = Scene().turn(1, "red-1")
    assert scene.pool() == "fish 1, auxiliary 1, legion 1"
    assert "store auxiliary" not in scene.offers()
    scene.play("1 end")
    assert (scene.goods(1), scene.pool()) == ("fish 1", "")


@rule("RR-1.17")
def test_coins_are_points_and_never_a_payment() -> None:
    scene = (
        Scene().set(1, "coins", 9).stored(1, "wood stone").turn(1, "blue-1").play("1 main build", "1 plan brickmaker")
    )
    scene.place(1, "3,7 3,8 3,9")
    assert (scene.get(1, "coins"), scene.goods(1)) == (9, "")


@rule("RR-1.18", "RR-5.24")
def test_jewellery_pays_no_other_cost() -> None:
    scene = Scene().stored(1, "jewel jewel").turn(1, "blue-2")  # a Brickmaker lacks one Wood
    assert scene.refusal("1 main build") == "RR-4.13"
    scene.stored(1, "wood")
    assert scene.refusal("1 main build") == ""
    scene = Scene().stored(1, "jewel").colony("massilia", 1).turn(1, "blue-1")
    assert scene.refusal("1 main develop") == "RR-8.5"


@rule("RR-1.19")
def test_sheets_storages_and_tracks_are_public() -> None:
    scene = Scene().stored(1, "wood fish").set(1, "coins", 5).loyal(1, "theocles", 3)
    for viewer in (1, SPECTATOR):
        view = scene.live.view(viewer)
        assert isinstance(view, RomeAndRoll)
        assert view.sheet == scene.s.sheet


@rule("RR-1.20")
def test_stone_of_a_first_link_pays_the_next_road() -> None:
    scene = Scene().colony("nicomedia ephesus", 1).stored(1, "stone").turn(1, "blue-1")
    scene.play("1 main develop", "1 renovate nicomedia_ephesus")
    assert scene.get(1, "stone") == 1  # 1 paid, 1 from Nicomedia, paid again, 1 from Ephesus
    assert scene.get(1, "legacy") == 2 + 1 + 2


# -- set-up ------------------------------------------------------------------------------------------


@rule("RR-2.1")
@pytest.mark.parametrize(("seats", "dice"), [(1, [2, 2, 1]), (2, [2, 2, 1]), (3, [3, 2, 2]), (4, [4, 3, 2])])
def test_dice_by_number_of_players(seats: int, dice: list[int]) -> None:
    scene = Scene.opened(seats, {"characters": "chosen"})
    for seat, name in enumerate(("legatus", "mercatrix", "patricia")[:seats], 1):
        scene.play(f"{seat} character {name}")
    if seats == 4:
        scene.play("4 village tarraco")
    assert [sum(die // 6 == colour for die in scene.s.reserve) for colour in range(3)] == dice


@rule("RR-2.2")
def test_eight_plans_by_type() -> None:
    for seed in range(10):
        types = [GAME.box.plan[plan].type for plan in GAME.new(4, {}, seed).plans]
        assert sorted(types) == [0, 0, 1, 2, 2, 3, 4, 4]  # 2 A, 1 L, 2 M, 1 R, 2 U


@rule("RR-2.3")
@example("RR-EX22")
def test_plans_for_more_players_are_never_drawn_for_fewer() -> None:
    large = {"armoury", "circus", "magistracy"}
    drawn: dict[int, set[str]] = {}
    for seats in (1, 2, 3, 4):
        drawn[seats] = {GAME.box.plans[plan] for seed in range(60) for plan in GAME.new(seats, {}, seed).plans}
    assert not drawn[1] & large
    assert not drawn[2] & large
    assert drawn[3] & large == large
    assert drawn[4] & large == large


@rule("RR-2.4")
def test_saturn_is_in_play_only_with_patricia() -> None:
    saturn = GAME.box.favours.index("saturn")
    for name, place in (("patricia", CENTRE), ("legatus", OUT)):
        scene = Scene.opened(2, {"characters": "chosen"}).play(f"1 character {name}", "2 character mercatrix")
        assert scene.s.favours[saturn] == place


@rule("RR-2.5")
def test_three_other_favours_are_in_play() -> None:
    for seed in range(20):
        s = GAME.new(3, {}, seed)
        saturn = GAME.box.favours.index("saturn")
        assert sum(place == CENTRE for favour, place in enumerate(s.favours) if favour != saturn) == 3


@rule("RR-2.6")
def test_only_the_last_foreman_starts_on_religion() -> None:
    for seed in range(8):
        s = GAME.new(3, {}, seed)
        last = (s.proconsul + 2) % 3
        temple = GAME.box.plans.index("temple")
        assert [s.foremen[seat] for seat in range(3)] == [temple if seat == last else NO_PLAN for seat in range(3)]


@rule("RR-2.7")
def test_nero_cards_by_number_of_players() -> None:
    piles = [[GAME.box.nero_points[card] for card in GAME.new(seats, {}, 3).nero] for seats in (1, 2, 3, 4)]
    assert piles == [[8, 6, 4, 2], [8, 6, 4], [8, 6, 4], [8, 6, 4, 2]]


def praefectus_at_the_village() -> Scene:
    return Scene.opened(2, {"characters": "chosen"}).play("1 character praefectus", "2 character legatus")


@rule("RR-2.8", "RR-2.12")
def test_the_praefectus_chooses_a_village_last_of_all() -> None:
    scene = praefectus_at_the_village()
    assert len(scene.s.plans) == 8  # all else is drawn
    assert scene.waits() == "choose_village 1"
    assert scene.choices("village") == ["tarraco", "saguntum"]
    assert scene.refusal("1 village massilia") == "RR-2.8"
    scene.play("1 village saguntum")
    assert scene.s.colony_owner(GAME.box.colonies.index("saguntum")) == 0
    assert (scene.get(1, "garrisoned"), scene.get(1, "glory")) == (0, 1)


@rule("RR-2.9")
def test_the_village_opens_the_way_to_further_colonies() -> None:
    scene = (
        Scene("praefectus legatus").set(1, "soldiers", 3).turn(1, "blue-4").play("1 main conquer", "1 region hispania")
    )
    assert scene.refusal("1 conquer toletum") == "RR-7.5"
    scene = Scene("praefectus legatus").colony("tarraco", 1).set(1, "soldiers", 3).turn(1, "blue-4")
    scene.play("1 main conquer", "1 region hispania", "1 conquer toletum")
    assert scene.get(1, "glory") == 2


@rule("RR-2.10")
def test_with_four_players_the_fourth_seat_starts_with_a_fish_more() -> None:
    for seats, more in ((3, 0), (4, 1)):
        s = GAME.new(seats, {}, 4)
        last = (s.proconsul + seats - 1) % seats
        start = GAME.box.starts[s.sheet[last * WIDTH + at.CHARACTER]]
        assert s.sheet[last * WIDTH + at.STORED + 3] == start[4 + 3] + more


@rule("RR-2.11")
def test_no_character_is_taken_twice() -> None:
    scene = Scene.opened(2, {"characters": "chosen"})
    assert scene.choices("character") == ["legatus", "mercatrix", "patricia", "praefectus"]
    scene.play("1 character mercatrix")
    assert scene.refusal("2 character mercatrix") == "RR-2.11"
    assert scene.refusal("2 character pontifex") == "RR-2.11"  # without its option
    assert scene.choices("character") == ["legatus", "patricia", "praefectus"]
    for seed in range(10):
        s = GAME.new(4, {"pontifex": "yes"}, seed)
        assert len({s.sheet[seat * WIDTH + at.CHARACTER] for seat in range(4)}) == 4


@rule("RR-2.12")
def test_characters_are_chosen_before_anything_is_drawn() -> None:
    scene = Scene.opened(2, {"characters": "chosen"})
    assert scene.waits() == "choose_character 1"
    assert scene.s.plans == ()
    assert set(scene.s.favours) == {OUT}
    scene.play("1 character legatus", "2 character patricia")
    assert len(scene.s.plans) == 8
    assert scene.s.foremen[SENECA] == NO_PLAN
