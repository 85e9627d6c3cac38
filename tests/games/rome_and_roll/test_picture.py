"""The drawn board: outlines, shapes that turn, and what one touches to build, conquer, pay and trade."""

from __future__ import annotations

import re

import pytest

from tabularium.draw.outline import loops, rounded
from tabularium.games.rome_and_roll.effects import NONE, AssignResource
from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.picture import forms
from tabularium.games.rome_and_roll.picture.faces import counted, plan_drawing
from tabularium.games.rome_and_roll.picture.ground import city_ground
from tabularium.games.rome_and_roll.picture.layout import origin, size_of
from tabularium.games.rome_and_roll.picture.pieces import hills
from tabularium.games.rome_and_roll.solo import SenecaTakes, SenecaTurn
from tabularium.games.rome_and_roll.steps.build import NewNeighbour
from tabularium.games.rome_and_roll.terms import FISH, SCORE_FLAT, SCORE_OWN_SOLDIERS, SCORES
from tabularium.kernel.picture import Foresight, Path, Picture, cell
from tabularium.kernel.play import act
from tabularium.kernel.presentation import Gesture, Presenter
from tests.games.rome_and_roll.scenario import Scene
from tests.marks import rule

ENGLISH = Presenter(GAME, "en", ["Livia", "Marcus", "Julia"])
CAMPS = "camp construction_post esplanade brickmaker jeweller temple villa market"


def picture(scene: Scene, seat: int = 1) -> Picture:
    found = ENGLISH.picture(scene.live.view(seat - 1))
    assert found is not None
    return found


def gestures(scene: Scene, seat: int = 1) -> dict[str, list[Path]]:
    """What can be touched, by the moves that it makes."""
    view = scene.live.view(seat - 1)
    found: dict[str, list[Path]] = {}
    for gesture in ENGLISH.gestures(view, picture(scene, seat)):
        found.setdefault(moves(gesture), []).append(gesture.path)
    return found


def moves(gesture: Gesture) -> str:
    return " > ".join(GAME.notation().format(move) for move in gesture.moves)


# -- outlines ----------------------------------------------------------------------------------------------


def test_an_outline_turns_where_the_cells_do() -> None:
    assert loops([(0, 0), (1, 0)]) == [[(0, 0), (2, 0), (2, 1), (0, 1)]]
    assert loops([(0, 0), (0, 1), (1, 1)]) == [[(0, 0), (1, 0), (1, 1), (2, 1), (2, 2), (0, 2)]]


def test_cells_that_touch_at_a_corner_have_lines_of_their_own() -> None:
    assert loops([(0, 0), (1, 1)]) == [[(0, 0), (1, 0), (1, 1), (0, 1)], [(1, 1), (2, 1), (2, 2), (1, 2)]]


def test_a_hole_has_a_line_too() -> None:
    ring = [(c, r) for c in range(3) for r in range(3) if (c, r) != (1, 1)]
    assert [len(loop) for loop in loops(ring)] == [4, 4]


def test_an_outline_is_drawn_in() -> None:
    assert rounded([(0, 0)], 10) == "M0 0Q0 0 0 0L10 0Q10 0 10 0L10 10Q10 10 10 10L0 10Q0 10 0 10Z"
    assert rounded([(0, 0)], 10, 1) == "M1 1Q1 1 1 1L9 1Q9 1 9 1L9 9Q9 9 9 9L1 9Q1 9 1 9Z"


# -- shapes ------------------------------------------------------------------------------------------------


def test_four_turns_and_two_mirrors_lead_back() -> None:
    known = {form.key: form for form in forms(GAME.box)}
    assert set(known) == set(GAME.box.forms[:-1])
    for key, form in known.items():
        turned = key
        for _ in range(4):
            turned = known[turned].turned
        assert turned == key
        assert known[form.mirrored].mirrored == key
        assert form.cells[0] == (0, 0)


def test_a_shape_turns_clockwise() -> None:
    """A row of three stands upright; an L of four falls over to the right."""
    known = {form.cells: form for form in forms(GAME.box)}
    by_key = {form.key: form for form in forms(GAME.box)}
    row = known[((0, 0), (1, 0), (2, 0))]
    assert by_key[row.turned].cells == ((0, 0), (0, 1), (0, 2))
    ell = known[((0, 0), (0, 1), (0, 2), (1, 2))]  # a stroke with a foot to the right
    assert by_key[ell.turned].cells == ((0, 0), (1, 0), (2, 0), (0, 1))
    assert by_key[ell.mirrored].cells == ((0, 0), (0, 1), (-1, 2), (0, 2))


# -- building ----------------------------------------------------------------------------------------------


def test_a_plan_and_a_place_imply_the_overseers_way() -> None:
    scene = Scene(plans=CAMPS).stored(1, "wood wood brick brick stone stone fish fish")
    scene.building("camp", 2, "3,7 3,8")
    scene.turn(1, "blue-1").play("1 main build")
    assert scene.waits() == "overseer_move 1"
    found = gestures(scene)
    stay = found[f"stay > plan camp > {scene.placing('3,9 3,10')}"]
    walk = found[f"go camp d8 0 > plan camp > {scene.placing('2,7 2,8')}"]
    assert stay == [Path(("plan-camp",), form="i2-2", at=cell("city", 9, 3))]
    assert walk == [Path(("plan-camp",), form="i2-2", at=cell("city", 7, 2))]
    assert not any(move == "stay" or move.startswith("plan") for move in found)


def test_where_the_plan_is_chosen_its_places_are_all_there_is_to_touch() -> None:
    """The shape hangs over the city at once: nobody has to touch the Plan again."""
    scene = Scene(plans=CAMPS).stored(1, "wood brick fish").turn(1, "blue-1").play("1 main build", "1 plan camp")
    assert scene.waits() == "choose_placement 1"
    found = gestures(scene)
    assert len(found) > 10
    assert {path.touches for paths in found.values() for path in paths} == {()}
    assert found[scene.placing("3,8 3,9")] == [Path((), form="i2-2", at=cell("city", 8, 3))]
    assert [piece.touch for piece in picture(scene).pieces() if piece.kind == "plan" and "chosen" in piece.marks] == [
        "plan-camp"
    ]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_rows_have_letters_and_columns_numbers_that_name_the_cells(seats: int) -> None:
    """What the log calls D8 stands in the row with the D and under the 8, beside the city and not on it."""
    box = GAME.box
    city, words = box.cities[seats], ENGLISH.words
    size, (left, top) = size_of(city), origin(city)
    labels = {
        said: (float(x), float(y))
        for x, y, said in re.findall(
            r'<text x="(-?[\d.]+)" y="(-?[\d.]+)" class="rr-edge">(\w+)</text>', city_ground(box, seats, words)
        )
    }
    assert len(labels) == city.width + city.height
    for r in range(city.height):
        for c in range(city.width):
            letter, number = (
                words(f"cell-{box.cells[r * box.stride + c]}")[0],
                words(f"cell-{box.cells[r * box.stride + c]}")[1:],
            )
            assert r * size < labels[letter][1] < (r + 1) * size
            assert labels[letter][0] < 0
            assert c * size < labels[number][0] < (c + 1) * size
            assert labels[number][1] < 0
    assert left > 14
    assert top > 12


def test_a_way_that_costs_fish_is_touched_first() -> None:
    scene = Scene(plans=CAMPS).stored(1, "wood wood brick brick stone stone fish fish fish")
    for row in (3, 2, 1):
        scene.building("camp", 2, f"{row},7 {row},8")
    found = gestures(scene.turn(1, "blue-1").play("1 main build"))
    walk = found[f"go camp b8 2 > plan camp > {scene.placing('0,7 0,8')}"]
    assert walk == [Path(("building-3", "plan-camp"), form="i2-2", at=cell("city", 7, 0))]


def test_where_one_place_is_left_it_is_laid_all_the_same() -> None:
    """Three cells in a row are free: a Camp has two places there, a Brickmaker one, which the game takes by itself."""
    scene = Scene(plans=CAMPS).stored(1, "wood wood brick fish").turn(1, "blue-3")
    free = {scene.cell(spot) for spot in ("3,7", "3,8", "3,9")}
    for spot in range(len(scene.s.city.hill)):
        if spot not in free and (scene.s.city.ground >> spot) & 1:
            scene.s.taken |= 1 << spot
    scene.s._fits = scene.s._anywhere = None
    found = gestures(scene.play("1 main build"))
    assert found["plan brickmaker"] == [Path(("plan-brickmaker",), form="i3-2", at=cell("city", 7, 3))]
    assert f"plan camp > {scene.placing('3,8 3,9')}" in found


def test_rubble_is_laid_like_a_building() -> None:
    scene = Scene("legatus")
    scene.seneca("04")
    found = gestures(scene)
    assert found[scene.placing("8,4 8,5 9,4")] == [Path((), form="l3-1", at=cell("city", 4, 8))]


# -- the Empire, payments and icons ---------------------------------------------------------------------------


def test_a_colony_is_touched_without_its_region() -> None:
    scene = Scene().set(1, "soldiers", 4).turn(1, "blue-1").play("1 main conquer")
    found = gestures(scene)
    assert found["region hispania > conquer tarraco"] == [Path(("colony-tarraco",))]
    assert found["region gaul"] == [Path(("colony-massilia",))]  # the only one there: the game goes on by itself


def test_a_tax_is_taken_by_touching_the_region() -> None:
    scene = Scene().colony("massilia tarraco", 1).road("rome_massilia rome_tarraco", 1).turn(1, "blue-1")
    assert gestures(scene.play("1 main tax"))["region gaul"] == [Path(("region-gaul",))]


def test_what_is_paid_comes_off_the_die_in_any_order() -> None:
    scene = Scene(plans=CAMPS).stored(1, "wood brick fish").turn(1, "red-4").play("1 main build")
    scene.play("1 plan camp", f"1 {scene.placing('2,9 3,9')}", "1 waive wood")
    found = gestures(scene)
    assert found["pay 0 0 0 0 0"] == [Path(("storage",))]
    assert found["pay 0 0b1 0 0 0"] == found["pay 0 0 0 0b1 0"] == [Path(("icon-basket",), bag=True)]


def test_what_is_paid_for_is_outlined_where_it_will_stand() -> None:
    """While one chooses what to save and how to pay, and for everybody who looks; the name of a hill gives way."""
    scene = Scene(plans=CAMPS).stored(1, "wood brick fish").turn(1, "red-4").play("1 main build", "1 plan camp")
    assert not [piece for piece in picture(scene).pieces() if piece.kind == "planned"]
    scene.play(f"1 {scene.placing('2,9 3,9')}")
    for asked in ("waive_cost", "pay"):
        assert scene.waits() == f"{asked} 1"
        for seat in (1, 2):
            (planned,) = [piece for piece in picture(scene, seat).pieces() if piece.kind == "planned"]
            city = next(piece for piece in picture(scene, seat).pieces() if piece.touch == "city")
            size = city.w / scene.s.city.width
            at = ((planned.x - city.x + city.w / 2) / size, (planned.y - city.y + city.h / 2) / size)
            assert at == pytest.approx((9.5, 3.5))
            assert planned.marks == ("chosen",)
            assert planned.says == "Camp of Livia at C10, still to be built"
        if asked == "waive_cost":
            scene.play("1 waive wood")
    scene.play(f"1 {scene.offers()[0]}")
    assert not [piece for piece in picture(scene).pieces() if piece.kind == "planned"]


def test_three_of_a_kind_are_gathered_in_any_order() -> None:
    scene = Scene().stored(1, "wood wood jewel").turn(1, "blue-6").play("1 main trade")
    assert gestures(scene)["exchange wood 0 2 0 1 0"] == [
        Path(("stored-wood", "stored-wood", "stored-jewel"), bag=True)
    ]


def test_an_icon_goes_to_an_advisor_or_into_storage() -> None:
    scene = Scene().turn(1, "blue-6")
    found = gestures(scene)
    assert found["bribe fish theocles"] == [Path(("icon-fish", "advisor-theocles"))]
    assert found["store fish"] == [Path(("icon-fish", "storage"))]
    assert found["store basket brick"] == [Path(("icon-basket", "storage"))]


# -- what is seen ------------------------------------------------------------------------------------------------


def test_roads_and_colonies_stand_in_the_colour_of_their_owner() -> None:
    scene = Scene().colony("massilia", 2).road("rome_massilia", 1).turn(1, "blue-1")
    pieces = {piece.id: piece for piece in picture(scene).pieces() if piece.id}
    assert pieces["colony-massilia"].seat == 1
    assert pieces["colony-massilia"].says == "Massilia of Marcus, linked to Rome: value 2, 1 Glory"
    assert pieces["road-rome_massilia"].seat == 0
    assert "road-massilia_lugdunum" not in pieces


def test_foremen_stand_on_plans_or_beside_sheets() -> None:
    scene = Scene().foreman(2, "temple").turn(1, "blue-1")
    pieces = {piece.id: piece for piece in picture(scene).pieces() if piece.id}
    assert pieces["foreman-1"].on == "plan-temple"
    assert pieces["foreman-0"].says == "Foreman of Livia, beside the sheet"


def test_a_seneca_card_shows_its_back_until_it_is_turned() -> None:
    scene = Scene("legatus").go()
    laid = [piece for piece in picture(scene).pieces() if piece.place == "laid-0"]
    assert [piece.kind for piece in laid] == ["back"]
    scene.s.turned = 1
    laid = [piece for piece in picture(scene).pieces() if piece.place == "laid-0"]
    assert [(piece.kind, piece.was) for piece in laid] == [("card", "back")]


def test_seneca_s_throw_and_cards_lie_beside_the_dice() -> None:
    """Where everybody looks, not only on his own board: a throw, and the card whose half says the colour."""
    scene = Scene("legatus").go()
    scene.s.push(SenecaTakes(1, 4))
    table = next(area for area in picture(scene).areas if area.key == "table")
    beside = {piece.id: piece for piece in table.pieces if piece.id in ("die-six", "seneca-0", "seneca-1")}
    assert beside["die-six"].says == "Seneca has rolled 4"
    assert [beside[key].marks for key in ("seneca-0", "seneca-1")] == [(), ("chosen",)]
    assert beside["seneca-0"].kind == "back"


def test_the_ground_of_a_building_lies_where_it_is_drawn() -> None:
    """A Camp in two cells of 40: its outline reaches from half a cell before its middle to half a cell behind it."""
    scene = Scene()
    scene.building("camp", 1, "3,7 3,8")
    scene.turn(1, "blue-1")
    ground = next(piece for piece in picture(scene).pieces() if piece.place == "building-1" and piece.outline)
    city = next(piece for piece in picture(scene).pieces() if piece.touch == "city")
    size = city.w / 16
    assert (ground.x, ground.y) == (city.x - city.w / 2 + 8.5 * size, city.y - city.h / 2 + 3.5 * size)
    numbers = [float(part) for part in ground.outline.replace("Q", " ").replace("L", " ").strip("MZ").split()]
    assert (min(numbers[::2]), max(numbers[::2])) == (1.5 - 1.5 * size, size / 2 - 1.5)
    assert (min(numbers[1::2]), max(numbers[1::2])) == (1.5 - size / 2, size / 2 - 1.5)


# -- what is foreseen, and why not -------------------------------------------------------------------------------


def foreseen(scene: Scene, *choices: str) -> Foresight:
    return ENGLISH.foresee(scene.live.view(0), [GAME.notation().parse(choice) for choice in choices])


@rule("RR-5.4", "RR-5.33", "RR-5.34")
def test_a_build_tells_its_way_its_price_and_what_it_brings_everybody() -> None:
    """A Camp beside a Brickmaker and a Camp of Marcus: a Soldier as its bonus, one Senator, two Bricks for him."""
    scene = Scene(plans=CAMPS).stored(1, "wood brick fish")
    scene.building("camp", 2, "3,7 3,8")
    scene.building("brickmaker", 2, "3,9 3,10 3,11")
    scene.turn(1, "blue-1").play("1 main build")
    assert foreseen(scene, "go camp d8 0", "plan camp", scene.placing("2,8 2,9")) == Foresight(
        (
            "Your Overseer goes to the Camp at D8, free of charge.",
            "It costs 1 Wood, 1 Brick, 1 Fish.",
            "You gain 1 Soldier, 1 Senator.",
            "Marcus gains 2 Bricks (beside it: Brickmaker).",
        ),
        ("building-0", "building-1"),
    )


@rule("RR-5.4")
def test_a_long_way_tells_its_fish_and_leads_over_every_building() -> None:
    scene = Scene(plans=CAMPS).stored(1, "wood wood brick brick stone stone fish fish fish")
    for row in (3, 2, 1):
        scene.building("camp", 2, f"{row},7 {row},8")
    scene.turn(1, "blue-1").play("1 main build")
    seen = foreseen(scene, "go camp b8 2", "plan camp", scene.placing("0,7 0,8"))
    assert seen.says[0] == "Your Overseer goes to the Camp at B8 for 2 Fish."
    assert seen.way == ("building-0", "building-1", "building-2", "building-3")


@rule("RR-5.13")
def test_an_architect_saves_something_and_a_favour_is_still_to_be_chosen() -> None:
    scene = Scene(plans=CAMPS).stored(1, "wood wood brick brick stone stone fish").favour("mars").turn(1, "red-4")
    seen = foreseen(scene.play("1 main build"), "plan temple", scene.placing("2,8 2,9 3,8 3,9 3,10"))
    assert seen.says[0] == "Your Overseer stays where he is."
    assert seen.says[1].endswith(", 1 less of your choice.")
    assert seen.says[-1] == "Then you may claim a Favour."


def test_what_is_foreseen_changes_nothing() -> None:
    scene = Scene(plans=CAMPS).stored(1, "wood brick fish").turn(1, "blue-1").play("1 main build")
    before = scene.live.view(0).to_bytes()
    foreseen(scene, "plan camp", scene.placing("3,8 3,9"))
    assert scene.live.view(0).to_bytes() == before


def test_a_shape_on_any_cell_is_a_move_that_can_be_asked_about() -> None:
    scene = Scene(plans=CAMPS).stored(1, "wood brick fish").turn(1, "blue-1").play("1 main build", "1 plan camp")
    view = GAME.seen(scene.live.view(0))
    assert GAME.board.move_of(view, Path((), form="i2-2", at="city/7.3")) == GAME.notation().parse(
        scene.placing("3,7 3,8")
    )
    for form, at in (("i2-2", "city/99.0"), ("i2-2", "city/a.b"), ("i2-2", ""), ("i9-9", "city/1.1"), ("", "city/1.1")):
        assert GAME.board.move_of(view, Path((), form=form, at=at)) == -1


# -- the Empire explains itself ------------------------------------------------------------------------------------


def reads(scene: Scene, key: str) -> tuple[str, ...]:
    return next(piece.reads for piece in picture(scene).pieces() if piece.touch == key)


@rule("RR-7.2", "RR-7.5")
def test_a_colony_tells_what_it_takes_and_whether_i_could() -> None:
    scene = Scene().set(1, "soldiers", 1).turn(1, "blue-1")
    asks, can = reads(scene, "colony-massilia")
    assert asks.startswith("Conquer it with an Armed Force of 2")
    assert "It brings 1 Glory; once it is linked to Rome, 1 Wood" in asks
    assert can == "Your Armed Force is 1: too little."
    assert reads(scene.set(1, "soldiers", 2), "colony-massilia")[1] == "Your Armed Force is 2: enough."
    assert reads(scene, "colony-lutetia")[1].startswith("No road joins it")


@rule("RR-8.4", "RR-8.9")
def test_a_road_tells_its_stone_and_whom_it_links() -> None:
    scene = Scene().turn(1, "blue-1")
    assert reads(scene, "road-rome_massilia")[1] == "It leads to a colony that nobody holds: not yet possible."
    scene.colony("massilia", 2)
    asks, links = reads(scene, "road-rome_massilia")
    assert asks.startswith("Develop it with a Builder for 1 Stone. It brings 1 Legacy")
    assert links == "links Massilia (Marcus: 1 Wood)"


# -- order, hills, Seneca ------------------------------------------------------------------------------------------


def said(scene: Scene, place: str) -> list[str]:
    return [piece.says for piece in picture(scene).pieces() if piece.place == place]


def test_the_order_of_the_draft_goes_there_and_back() -> None:
    scene = Scene.opened(3, {"characters": "random", "setup": "first_game"})
    while scene.waits().split()[0] != "draft_die":
        scene.play(f"{scene.waits().split()[1]} {scene.offers(int(scene.waits().split()[1]))[0]}")
    first = scene.s.proconsul
    names = [ENGLISH.names[(first + k) % 3] for k in range(3)]
    assert said(scene, "order") == [f"Draft order: {', '.join([*names, *reversed(names)])}"]


def test_the_name_of_a_hill_gives_way_to_buildings() -> None:
    scene = Scene()
    before = next(piece for piece in picture(scene.turn(1, "blue-1")).pieces() if piece.place == "hill-palatine")
    city = next(piece for piece in picture(scene).pieces() if piece.touch == "city")
    size = city.w / scene.s.city.width
    row = int((before.y - city.y + city.h / 2) / size)
    column = int((before.x - city.x + city.w / 2) / size)
    scene.building("camp", 1, f"{row},{column} {row},{column + 1}")
    after = [piece for piece in picture(scene).pieces() if piece.place == "hill-palatine"]
    assert [(piece.x, piece.y) for piece in after] != [(before.x, before.y)]


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_names_of_hills_keep_off_the_river_and_what_grows_there(seats: int, lang: str) -> None:
    box, words = Scene().s.box, Presenter(GAME, lang, ["Livia"]).words
    city = box.cities[seats]
    size, (left, top) = size_of(city), origin(city)
    named = hills(box, city, words, 0)
    assert len(named) == len({hill for hill in city.hill if hill >= 0})
    longest = max(piece.w for piece in named)
    assert seats < 4 or longest <= 3 * size  # where Buildings stand there is often no more room
    for piece in named:
        row = int((piece.y - top) / size)
        columns = range(int((piece.x - piece.w / 2 - left) / size), int((piece.x + piece.w / 2 - left) / size) + 1)
        assert not any(city.rows[row][column] in "~=" for column in columns)
        assert not any(city.yields[row * box.stride + column] >= 0 for column in columns)


@rule("RR-18.15")
def test_seneca_turns_his_card_before_he_counts_and_acts() -> None:
    """A card, its seal and its action are three steps, so that each is a picture of its own."""
    scene = Scene("legatus")
    card = next(card for card, sealed in enumerate(GAME.box.card_seal) if sealed)
    scene.s.laid, scene.s.turned = (card, card), 0
    scene.s.agenda = [SenecaTurn()]
    steps = []
    while scene.s.agenda and not scene.s.agenda[-1].owes(scene.s):
        steps.append(scene.s.agenda[-1].name)
        act(scene.s)
    assert steps[:3] == ["seneca_turn", "seals", "seneca_acts"]


@rule("RR-18.8")
def test_his_throw_lies_on_the_table_until_he_takes_a_die() -> None:
    scene = Scene("legatus").go()
    scene.s.agenda = [*scene.s.agenda, SenecaTakes(0, 4)]
    assert [(piece.kind, piece.says) for piece in picture(scene).pieces() if piece.id == "die-six"] == [
        ("die-4", "Seneca has rolled 4")
    ]


@rule("RR-5.33")
def test_a_line_tells_why_a_building_next_door_produces() -> None:
    scene = Scene(plans="camp construction_post esplanade fishery jeweller temple villa market").turn(1, "blue-1")
    scene.building("fishery", 2, "3,9 3,10 3,11")
    number = scene.building("camp", 1, "2,9 2,10")
    scene.s.agenda = [NewNeighbour(0, number), AssignResource(1, FISH, number - 1, NONE)]
    found = [piece.says for piece in picture(scene, 2).pieces() if piece.kind == "because"]
    assert found == ["The Fishery produces because Livia has built beside it"]


def test_the_face_of_a_plan_tells_what_its_points_are_counted_for() -> None:
    """Every condition has signs of its own, with the number that it asks for; plain points have none."""
    box = GAME.box
    shown = {counted(box, card): card.score for card in box.plan}
    scores = {card.score for card in box.plan}
    assert len(shown) == len(scores) == len(SCORES)
    assert shown[""] == SCORE_FLAT
    soldiers = next(card for card in box.plan if card.score == SCORE_OWN_SOLDIERS)
    assert ">3<" in counted(box, soldiers)
    for plan, card in enumerate(box.plan):
        assert counted(box, card) in plan_drawing(box, plan, ENGLISH.words)
