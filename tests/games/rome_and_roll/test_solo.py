"""RR-18 and RR-19: alone against Seneca."""

from __future__ import annotations

import pytest

from tabularium.games.rome_and_roll import state as at
from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.scoring import outcome, seneca_sheet
from tabularium.games.rome_and_roll.solo import SenecaDraft, seneca_choice
from tabularium.games.rome_and_roll.state import SENECA, SPAN
from tabularium.games.rome_and_roll.steps.round import RoundEnd
from tabularium.games.rome_and_roll.steps.turn import ChooseDie
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import BadOptions
from tabularium.kernel.scores import Outcome
from tests.games.rome_and_roll.scenario import Scene
from tests.marks import example, rule

PLANS = "camp barracks esplanade brickmaker jeweller temple villa market"
SENECA_SEAT = 5  # where the scene puts a Favour before him


def alone(character: str = "legatus", plans: str = PLANS, **options: str) -> Scene:
    return Scene(character, plans, options)


def his(scene: Scene) -> str:
    """What Seneca owns in the regions."""
    colonies = [name for i, name in enumerate(GAME.box.colonies) if (scene.s.colonies[SENECA] >> i) & 1]
    roads = [name for i, name in enumerate(GAME.box.roads) if (scene.s.roads[SENECA] >> i) & 1]
    return " ".join([*colonies, *roads])


def told(scene: Scene, card: str, start: str = "Seneca ") -> list[str]:
    """What is told when Seneca turns this card, of lines that start so."""
    scene.events.clear()
    scene.seneca(card)
    english = Presenter(GAME, "en", ["Livia"])
    said = [english.event(scene.live.view(0), event, 0) for event in scene.events]
    return [line for line in said if line.startswith(start)]


def face(name: str) -> int:
    return GAME.box.faces.index(name)


# -- set-up and round --------------------------------------------------------------------------------


@rule("RR-18.1", "RR-18.2")
def test_set_up_as_for_two_with_all_nero_cards_and_his_foreman_on_religion() -> None:
    for seed in range(12):
        s = GAME.new(1, {}, seed)
        assert s.city.id == "map_1_2"
        assert all(1 in GAME.box.plan[plan].players for plan in s.plans)
        assert len(s.nero) == 4
        assert (GAME.box.plans[s.foremen[SENECA]], s.foremen[0]) == ("temple", at.NO_PLAN)


@rule("RR-18.3", "RR-18.51")
def test_he_takes_one_of_the_three_favours_never_saturn() -> None:
    drawn: set[str] = set()
    for seed in range(60):
        s = GAME.new(1, {}, seed)
        held = [GAME.box.favours[i] for i, place in enumerate(s.favours) if place == SENECA]
        assert len(held) == 1
        drawn.update(held)
    assert "saturn" not in drawn
    scene = alone().favour("mars", SENECA_SEAT).favour("juno").stored(1, "brick stone stone fish").turn(1, "blue-1")
    scene.build(1, "temple", "2,8 2,9 3,7 3,8 3,9")
    assert scene.refusal("1 claim mars") == "RR-14.2"


@rule("RR-18.4")
def test_eight_sealed_cards_lie_on_top() -> None:
    lower: set[int] = set()
    for seed in range(30):
        s = GAME.new(1, {}, seed)
        order = [*s.laid, *reversed(s.deck)]
        assert sorted(order) == list(range(18))
        assert all(GAME.box.card_seal[card] for card in order[:8])
        lower.update(i for i, card in enumerate(order) if not GAME.box.card_seal[card])
    assert min(lower) == 8
    assert max(lower) == 17


@rule("RR-18.5")
def test_the_human_is_proconsul_first_then_it_alternates() -> None:
    scene = alone()
    scene.s.agenda = [RoundEnd()]
    proconsuls = [0]
    for _ in range(3):
        proconsuls.append(scene.go().s.proconsul)
        scene.s.agenda = [RoundEnd()]
    assert proconsuls == [0, SENECA, 0, SENECA]
    assert GAME.new(1, {}, 3).proconsul == 0


@rule("RR-18.6")
def test_two_cards_are_laid_face_down_and_the_played_ones_discarded_open() -> None:
    scene = alone()
    s = scene.s
    s.laid, s.turned, s.discard, s.deck = (0, 1), 2, (), (5, 4, 3, 2)
    after = scene.go().s
    assert [*after.discard] == [0, 1]
    assert ([*after.laid], [*after.deck], after.turned) == ([2, 3], [5, 4], 0)


@rule("RR-18.7", "RR-18.8", "RR-18.13")
def test_the_draft_of_two_with_a_throw_for_each_of_his_picks() -> None:
    """Seneca is Proconsul. Dice: blue 1, blue 2, yellow 3, yellow 4, red 5. His cards: yellow/blue on the left,
    blue/blue on the right. He throws 4 (upper half: yellow 4) and then 2 (upper half: blue 2)."""
    scene = alone()
    scene.s.rng = Scene("legatus", dice=(0, 1, 2, 3, 4, 3, 1)).s.rng
    scene.s.deck = (4, GAME.box.cards.index("seneca_03"), GAME.box.cards.index("seneca_02"))
    scene.set(1, "senators", 1).go()
    assert [GAME.box.faces[die] for die in scene.s.reserve] == ["blue-1", "blue-2", "yellow-3", "red-5"]
    scene.play("1 draft red-5")
    assert scene.waits() == "double_draft 1"
    scene.play("1 pass", "1 draft blue-1")
    assert [GAME.box.faces[die] for die in scene.s.reserve] == ["yellow-3"]
    assert his(scene) == ""  # his dice do nothing


@rule("RR-18.9")
def test_even_throws_take_the_upper_colour_odd_ones_the_lower() -> None:
    reserve = (face("blue-2"), face("yellow-2"))
    assert seneca_choice(reserve, 4, 1, 0) == face("yellow-2")
    assert seneca_choice(reserve, 3, 1, 0) == face("blue-2")


@rule("RR-18.10")
@example("RR-EX23")
def test_the_number_thrown_else_the_next_higher_round_and_round() -> None:
    tried = ["blue-4", "blue-5", "blue-6", "blue-1", "blue-2", "blue-3"]
    for i in range(6):
        reserve = tuple(sorted(face(name) for name in tried[i:]))
        assert seneca_choice(reserve, 4, 0, 1) == face(tried[i])


@rule("RR-18.11")
def test_the_other_half_counts_where_a_colour_is_gone() -> None:
    assert seneca_choice((face("yellow-1"), face("red-4")), 4, 0, 1) == face("yellow-1")


@rule("RR-18.12")
def test_without_both_colours_any_die_blue_before_yellow_before_red() -> None:
    assert seneca_choice((face("red-3"), face("red-6")), 5, 0, 1) == face("red-6")
    assert seneca_choice((face("blue-6"), face("red-6")), 5, 1, 1) == face("blue-6")
    assert seneca_choice((face("yellow-2"), face("red-2")), 1, 0, 0) == face("yellow-2")


@rule("RR-18.14", "RR-18.15")
def test_he_turns_the_left_card_then_the_right_in_proconsul_order() -> None:
    scene = alone()
    scene.s.deck = tuple(GAME.box.cards.index(f"seneca_{n}") for n in ("17", "14", "12", "11"))
    scene.s.rng = Scene("legatus", dice=(0, 1, 2, 3, 4, 0, 0)).s.rng
    scene.go()  # Seneca is Proconsul now
    for _ in range(2):
        scene.play("1 " + scene.offers()[0])
    assert his(scene) == "massilia"  # his first turn came before the human's
    assert scene.s.turned == 1
    scene.play("1 discard " + scene.choices("discard")[0], "1 end")
    assert his(scene) == "massilia tarraco"


@rule("RR-18.16", "RR-18.17", "RR-19.1")
@example("RR-EX27")
def test_seals_of_all_cards_turned_bring_him_nero_cards() -> None:
    levels = {"normal": [10, 13, 15, 16], "easy": [11, 14, 16], "hard": [9, 12, 14, 15]}
    for level, thresholds in levels.items():
        scene = alone(level=level)
        taken = []
        before = 0
        for _ in range(16):
            scene.seneca("11")
            if scene.neros(0) > before:
                taken.append(scene.s.seals)
                before = scene.neros(0)
        assert taken == thresholds
    scene = alone().nero_left(0)
    scene.s.seals = 9
    scene.seneca("11").s.nero = (3,)
    assert (scene.s.seals, scene.neros(0)) == (10, 0)
    assert scene.seneca("17").s.seals == 10  # no seal on this card
    assert scene.neros(0) == 0  # and the threshold is gone


# -- Build and Rubble --------------------------------------------------------------------------------


@rule("RR-18.18", "RR-18.20")
@example("RR-EX24")
def test_his_card_names_the_lower_or_the_higher_plan() -> None:
    plans = "camp barracks esplanade brickmaker jeweller temple villa market"  # M2 and M5, A1 and A4
    for card, plan in (
        ("07", "brickmaker"),
        ("08", "jeweller"),
        ("05", "camp"),
        ("06", "barracks"),
        ("03", "esplanade"),
    ):
        assert alone(plans=plans).seneca(card).stands(0) == plan


@rule("RR-18.19")
def test_he_takes_the_other_plan_of_the_type_if_the_named_one_is_unavailable() -> None:
    assert alone().foreman(1, "brickmaker").seneca("07").stands(0) == "jeweller"
    assert alone().foreman(0, "brickmaker").seneca("07").stands(0) == "jeweller"  # also by his own Foreman
    assert alone().foreman(1, "esplanade").seneca("03").stands(0) == ""


@rule("RR-18.20")
def test_he_never_removes_a_foreman() -> None:
    scene = alone().foreman(1, "esplanade").seneca("03")
    assert scene.stands(1) == "esplanade"


@rule("RR-18.21")
def test_a_religion_card_exchanges_his_favour_claimed_or_not() -> None:
    for foreman in (0, 1):
        scene = alone().favour("mars", SENECA_SEAT).favour("juno").favour("saturn")
        if foreman:
            scene.foreman(1, "temple")
        scene.seneca("01")
        assert (scene.lies("juno"), scene.lies("mars"), scene.lies("saturn")) == ("seneca", "centre", "centre")
    scene = alone().favour("mars", SENECA_SEAT).favour("saturn").seneca("01")
    assert scene.lies("mars") == "seneca"  # none was there


@rule("RR-18.22")
def test_rubble_falls_on_empty_cells_of_the_cards_hill_where_the_human_says() -> None:
    scene = alone().seneca("04")  # L3 on the Aventine
    assert scene.waits() == "place_rubble 1"
    assert scene.refusal("1 " + scene.placing("7,4 7,5 8,4")) == "RR-18.22"
    assert scene.refusal("1 " + scene.placing("9,3 9,4 9,5")) == "RR-18.22"  # another shape
    scene.place(1, "8,4 8,5 9,4")
    assert scene.sites() == "forum rubble"
    assert scene.waits() == "choose_die 1"


@rule("RR-18.23", "RR-18.24")
def test_rubble_touches_a_building_of_the_human_then_the_forum() -> None:
    """I3 on the Palatine; the Forum lies above it, a Camp of the human below."""
    scene = alone()
    scene.building("camp", 1, "10,7 10,8")
    scene.seneca("09")
    assert scene.sites() == "forum camp rubble"  # one place alone lies beside both
    assert scene.s.buildings[2 * SPAN + at.AT] == scene.placement("7,8 8,8 9,8")
    scene = alone()
    scene.building("camp", 1, "7,6 7,7")
    scene.seneca("09")
    assert scene.refusal("1 " + scene.placing("9,7 9,8 9,9")) == "RR-18.23"
    assert scene.refusal("1 " + scene.placing("8,7 8,8 8,9")) == "RR-18.24"  # beside the Camp, not the Forum
    assert scene.refusal("1 " + scene.placing("7,8 7,9 7,10")) == ""
    scene = alone().seneca("09")
    assert scene.refusal("1 " + scene.placing("9,7 9,8 9,9")) == "RR-18.24"
    assert scene.refusal("1 " + scene.placing("7,8 7,9 7,10")) == ""


@rule("RR-18.25")
def test_if_the_shape_does_not_fit_as_many_joined_cells_as_possible() -> None:
    for left, places in (("3,5 3,6 5,5", ["i2-2 d6"]), ("3,5 5,5", ["i1-1 d6", "i1-1 f6"])):
        scene = alone().foreman(1, "brickmaker")
        free = {scene.cell(cell) for cell in left.split()}
        capitoline = scene.s.city.hill_cells[0]
        for cell in range(len(scene.s.city.hill)):
            if (capitoline >> cell) & 1 and cell not in free:
                scene.s.taken |= 1 << cell
        scene.seneca("07")
        if len(places) > 1:
            assert scene.choices("place") == places
        else:
            assert scene.sites() == "forum rubble"
            assert scene.s.buildings[SPAN + at.AT] == scene.placement("3,5 3,6")
    scene = alone()
    scene.s.taken |= scene.s.city.hill_cells[0]
    assert scene.seneca("07").sites() == "forum"  # a full hill: none


@rule("RR-18.26", "RR-18.53")
def test_buildings_of_the_human_beside_new_rubble_produce_by_build_number() -> None:
    scene = alone()
    scene.building("market", 1, "3,7 3,8 3,9 2,8")
    scene.building("garden", 1, "7,4 7,5 7,6 8,5")
    scene.seneca("01")  # I3 on the Capitoline
    assert scene.refusal("1 " + scene.placing("4,6 5,6 6,6")) == ""
    assert scene.waits() == "assign_resource 1"  # the Garden
    scene = alone()
    scene.building("market", 1, "3,4 4,4 5,4 4,5")
    scene.building("garden", 1, "7,5 7,6 7,7 8,6")
    scene.seneca("01")
    scene.place(1, "4,6 5,6 6,6")
    assert scene.waits() == "market_pick 1"  # the older one first
    scene.play("1 take wood", "1 take wood")
    assert scene.waits() == "assign_resource 1"


@rule("RR-18.27", "RR-18.42", "RR-16.6")
def test_his_score_counts_places_not_cells() -> None:
    scene = alone().colony("massilia tarraco", 0).road("rome_massilia", 0)
    scene.building("rubble", 0, "8,4 8,5 9,4")
    scene.building("rubble", 0, "8,12")
    scene.building("park", 0, "4,4 4,5 4,6")
    scene.s.seneca_nero = 0b101
    assert seneca_sheet(scene.s) == (1, 6, 4, 10, 8 + 4)


# -- Conquer, Develop, Trade -------------------------------------------------------------------------


@rule("RR-18.28", "RR-18.29")
def test_he_conquers_where_fewest_are_conquered() -> None:
    scene = alone().colony("massilia", 1)
    scene.seneca("11")
    assert his(scene) == "tarraco"  # Gaul has one already; Brick comes before Stone and Fish; Tarraco before Saguntum
    scene.seneca("11")
    assert his(scene) == "tarraco nicomedia"
    scene.seneca("11")
    assert his(scene) == "tarraco nicomedia cyrene"
    scene.seneca("11")
    assert his(scene) == "lugdunum tarraco nicomedia cyrene"  # lowest value, then clockwise: Lugdunum before Burdigala
    assert scene.get(1, "glory") == 0


@rule("RR-18.30", "RR-18.47")
def test_he_develops_where_fewest_roads_are_renovated_rather_for_a_colony_of_his() -> None:
    scene = alone().colony("massilia", 1).colony("tarraco", 1).seneca("14")
    assert his(scene) == "rome_massilia"  # ties by the order of the regions
    scene = alone().colony("massilia", 1).colony("tarraco", 0).seneca("14")
    assert his(scene) == "tarraco rome_tarraco"
    scene = alone().colony("massilia lugdunum tarraco", 1).road("rome_massilia", 1).seneca("14")
    assert his(scene) == "rome_tarraco"  # Gaul has a road already
    scene = alone().colony("massilia lugdunum alexandria cyrene", 1).colony("memphis", 0)
    scene.road("rome_massilia rome_alexandria", 1).seneca("14")
    # in Egypt the nearest open road is Rome - Cyrene: Memphis, though his, is a step further and does not count
    assert his(scene) == "memphis massilia_lugdunum"


@rule("RR-18.31", "RR-18.46")
def test_within_a_region_nearest_to_rome_fewest_steles_his_own_then_the_human() -> None:
    scene = alone().colony("cyrene alexandria memphis", 1).road("rome_cyrene", 1).seneca("14")
    assert his(scene) == "rome_alexandria"  # 0 steps goes before fewer steles
    scene = alone().colony("cyrene alexandria", 1).seneca("14")
    assert his(scene) == "rome_cyrene"  # fewest steles
    scene = alone().colony("tarraco", 1).colony("saguntum", 0).seneca("14")
    assert his(scene) == "saguntum rome_saguntum"  # his own colony
    scene = alone().colony("tarraco saguntum", 1).seneca("14")
    assert scene.choices("renovate") == ["rome_tarraco", "rome_saguntum"]
    assert scene.refusal("1 renovate saguntum_toletum") == "RR-18.31"
    scene.play("1 renovate rome_saguntum")
    assert his(scene) == "rome_saguntum"
    scene = alone().colony("massilia lugdunum burdigala lutetia", 1)
    scene.road("rome_massilia massilia_lugdunum", 1).seneca("14")
    assert his(scene) == "massilia_burdigala"  # 1 step; Lugdunum - Lutetia is 2 steps away


@rule("RR-18.32", "RR-18.50")
def test_a_colony_of_the_human_that_he_links_pays_the_human() -> None:
    scene = alone().loyal(1, "cassian", 4).colony("massilia", 1).seneca("14")
    assert (scene.goods(1), scene.get(1, "coins")) == ("wood 1", 1)


@rule("RR-18.33")
def test_x2_is_repeated_in_the_same_region_if_possible() -> None:
    assert his(alone().seneca("13")) == "massilia lugdunum"
    scene = alone().colony("massilia lugdunum", 1).colony("tarraco", 1).seneca("16")
    assert his(scene) == "rome_massilia massilia_lugdunum"
    scene = alone().colony("massilia", 1).colony("tarraco", 1).seneca("16")
    assert his(scene) == "rome_massilia"  # Gaul has no second road; Hispania does not count


@rule("RR-18.33")
def test_a_x2_says_once_why_he_went_to_the_region() -> None:
    assert told(alone(), "13") == [
        "Seneca goes where the fewest colonies are conquered: Gaul (0).",
        "Seneca conquers Massilia.",
        "Seneca conquers Lugdunum.",
    ]
    assert told(alone().colony("massilia lugdunum", 1).colony("tarraco", 1), "16") == [
        "Seneca builds where the fewest roads are renovated: Gaul (0).",
        "Seneca renovates Rome – Massilia.",
        "Seneca renovates Massilia – Lugdunum.",
    ]


@rule("RR-18.33")
def test_a_second_time_that_is_not_possible_is_told() -> None:
    scene = alone().colony("massilia", 1).colony("tarraco", 1)
    assert told(scene, "16", "")[-2:] == [
        "Livia stores 1 Wood.",
        "Gaul: nothing is left to do a second time.",
    ]


@rule("RR-18.21")
def test_the_favour_he_gives_back_is_told() -> None:
    scene = alone().favour("mars", SENECA_SEAT).favour("juno").foreman(1, "temple")
    assert told(scene, "01", "")[-2:] == ["Seneca takes the Favour of Juno.", "Mars goes back to the centre."]


@rule("RR-18.9", "RR-18.11")
def test_his_throw_says_which_half_counts_and_that_a_colour_is_gone() -> None:
    scene = alone()
    scene.s.laid = (GAME.box.cards.index("seneca_02"),) * 2  # yellow over blue
    scene.s.reserve = (face("blue-2"), face("red-2"))
    scene.s.rng = Scene("legatus", dice=(3,)).s.rng
    scene.s.agenda = [RoundEnd(), ChooseDie(0), SenecaDraft(0)]
    scene.dice(1, "blue-1 blue-2").go()
    french = Presenter(GAME, "fr", ["Livia"])
    assert [french.event(scene.live.view(0), event, 0) for event in scene.events] == [
        "Sénèque fait 4, pair\u00a0: la moitié du haut, jaune.",
        "Il ne reste pas de dé jaune.",
        "Sénèque prend bleu 2 (Bois, Pierre, Constructeur).",
    ]


@rule("RR-18.34", "RR-18.37")
def test_when_he_trades_a_building_of_the_human_may_produce() -> None:
    scene = alone()
    scene.building("esplanade", 1, "2,7 2,8 3,7 3,8")
    scene.seneca("17")
    assert scene.offers() == ["pass", "pick esplanade c8"]
    assert scene.play("1 pick esplanade c8").get(1, "coins") == 1
    assert his(alone().seneca("17")) == ""  # a Trade never fails


# -- failure -----------------------------------------------------------------------------------------


@rule("RR-18.35")
def test_a_failed_card_becomes_develop_else_conquer_else_build() -> None:
    scene = alone().colony("massilia", 1)
    assert his(scene.foreman(1, "esplanade").seneca_without_hill("03")) == "rome_massilia"
    scene = alone().foreman(1, "esplanade")
    assert his(scene.seneca_without_hill("03")) == "massilia"
    scene = alone().foreman(1, "esplanade").colony(" ".join(GAME.box.colonies), 1).road(" ".join(GAME.box.roads), 1)
    assert scene.seneca_without_hill("03").stands(0) == "temple"


@rule("RR-18.36", "RR-18.49", "RR-18.44")
def test_a_failure_build_takes_the_first_free_plan_without_rubble() -> None:
    everything = (" ".join(GAME.box.colonies), " ".join(GAME.box.roads))
    scene = alone("pontifex").loyal(1, "pompilius", 2).favour("mars").foreman(1, "esplanade")
    scene.colony(everything[0], 1).road(everything[1], 1)
    scene.seneca_without_hill("03")
    assert (scene.stands(0), scene.lies("mars"), scene.sites()) == ("temple", "seneca", "forum")
    assert scene.waits() == "assign_resource 1"  # Pompilius: a claim like any other
    scene = alone().foreman(1, "temple").colony(everything[0], 1).road(everything[1], 1)
    assert scene.seneca("14").stands(0) == "camp"  # Army with the lowest number


@rule("RR-18.37")
@example("RR-EX26")
def test_a_part_that_works_saves_a_card_from_failing() -> None:
    scene = alone().foreman(1, "esplanade").seneca("03")
    assert scene.waits() == "place_rubble 1"
    scene.play("1 place " + scene.choices("place")[0])
    assert (his(scene), scene.sites()) == ("", "forum rubble")  # Rubble alone: no failure
    scene = alone().seneca_without_hill("03")
    assert (scene.stands(0), his(scene)) == ("esplanade", "")  # a Plan alone: no failure
    scene = alone().colony("massilia", 1).seneca("16")
    assert his(scene) == "rome_massilia"  # the first of two alone: no failure
    scene = alone().seneca("16")  # a x2 that fails entirely: one failure action
    assert his(scene) == "massilia"


# -- Rubble and Parks --------------------------------------------------------------------------------


@rule("RR-18.38")
def test_the_overseer_walks_over_rubble_and_builds_beside_it() -> None:
    scene = alone().stored(1, "wood brick fish")
    rubble = scene.building("rubble", 0, "4,4 4,5 4,6")
    scene.turn(1, "blue-1").play("1 main build")
    assert "go rubble e5 0" in scene.offers()
    scene.live.undo(0)
    scene.build(1, "camp", "3,5 3,6", "go rubble e5 0")
    assert scene.s.buildings[2 * SPAN + at.NEXT_TO] == 1 << rubble


@rule("RR-18.39")
def test_rubble_beside_a_new_building_becomes_a_park_and_gives_one_senator() -> None:
    scene = alone().stored(1, "wood brick fish")
    scene.building("rubble", 0, "4,4 4,5 4,6")
    scene.building("rubble", 0, "2,5 2,6 2,7")
    scene.turn(1, "blue-1").build(1, "camp", "3,5 3,6", "go rubble e5 0")
    assert (scene.sites(), scene.get(1, "senators")) == ("forum park park camp", 1)
    scene.stored(1, "wood brick fish").foreman(1, "villa").turn(1, "blue-1").build(1, "camp", "5,5 5,6", "go park e5 0")
    assert scene.get(1, "senators") == 1  # Parks give nothing


@rule("RR-18.41")
def test_the_game_ends_after_round_nine_or_a_round_after_the_last_nero_card() -> None:
    scene = alone()
    scene.s.round = 9
    assert scene.go().live.over
    scene = alone().nero_left(0)
    scene.s.round = 4
    assert not scene.go().live.over
    assert scene.s.last == 5
    scene.s.agenda = [RoundEnd()]
    assert scene.go().live.over


@rule("RR-18.43")
def test_the_human_wins_only_with_more_points() -> None:
    scene = alone().colony("massilia", 0).set(1, "coins", 5)
    assert outcome(scene.s) == Outcome((2,), "solo", "lost")
    scene.set(1, "coins", 6)
    assert outcome(scene.s) == Outcome((1,), "solo", "won")


@rule("RR-18.44")
@example("RR-EX28")
def test_pompilius_acts_when_seneca_takes_religion_and_not_if_he_cannot() -> None:
    scene = alone("pontifex").loyal(1, "pompilius", 2).seneca("01")
    assert scene.waits() == "assign_resource 1"
    scene = alone("pontifex").loyal(1, "pompilius", 2).foreman(0, "temple").favour("mars", SENECA_SEAT).favour("juno")
    scene.seneca("01")
    assert scene.waits() == "place_rubble 1"
    assert scene.lies("juno") == "seneca"


@rule("RR-18.45")
def test_trade_insula_and_stealing_know_no_opponent() -> None:
    scene = alone(plans=PLANS.replace("market", "insula")).stored(1, "wood wood wood")
    scene.building("insula", 1, "2,5 2,6 2,7 2,8")
    scene.building("esplanade", 1, "3,5 3,6 4,5 4,6")
    scene.turn(1, "blue-4").trade(1, "wood 0 3 0 0 0").play("1 pick insula c6", "1 pick esplanade d6")
    assert (scene.get(1, "coins"), scene.waits()) == (4, "turn_menu 1")


@rule("RR-18.48")
def test_exchanging_the_favour_alone_is_a_failure() -> None:
    scene = alone().foreman(1, "temple").favour("mars", SENECA_SEAT).favour("juno").seneca_without_hill("01")
    assert (scene.lies("juno"), his(scene)) == ("seneca", "massilia")


@rule("RR-18.52")
def test_the_plan_he_leaves_is_free_and_a_build_sends_him_home() -> None:
    scene = alone().foreman(0, "camp").seneca("07")
    assert "camp" not in (scene.stands(0), scene.stands(1))
    scene = alone().foreman(0, "camp").stored(1, "wood brick fish").turn(1, "red-5").build(1, "camp", "3,7 3,8")
    assert (scene.stands(0), scene.stands(1)) == ("", "camp")


# -- switches ----------------------------------------------------------------------------------------


@rule("RR-19.2", "RR-19.5")
def test_easier_and_harder_scores() -> None:
    for options, expected in (
        ({}, (1, 3, 4, 5, 0)),
        ({"easier_scores": "yes"}, (1, 3, 3, 5, 0)),
        ({"harder_scores": "yes"}, (2, 4, 3, 5, 0)),
    ):
        scene = Scene("legatus", PLANS, dict(options)).colony("massilia", 0).road("rome_massilia", 0)
        scene.building("rubble", 0, "8,4 8,5 9,4")
        scene.building("park", 0, "4,4 4,5 4,6")
        assert seneca_sheet(scene.s) == expected


@rule("RR-19.3")
def test_two_stored_resources_for_one_but_jewellery() -> None:
    scene = alone(two_for_one="yes").stored(1, "wood jewel").turn(1, "blue-4")
    assert scene.choices("swap") == [f"wood jewel {kind}" for kind in ("wood", "brick", "stone", "fish")]
    assert scene.refusal("1 swap wood wood stone") == "RR-19.3"
    assert scene.refusal("1 swap wood jewel jewel") == "RR-19.3"
    assert scene.play("1 swap wood jewel stone").goods(1) == "stone 1"
    assert alone().stored(1, "wood jewel").turn(1, "blue-4").refusal("1 swap wood jewel stone") == "RR-19.3"


@rule("RR-19.4")
def test_without_failure_actions_a_failed_card_does_nothing() -> None:
    scene = alone(no_fail_action="yes").seneca("14")
    assert (his(scene), scene.stands(0)) == ("", "")


@rule("RR-19.6")
def test_seneca_may_start_in_asia_minor_or_egypt() -> None:
    s = GAME.new(1, {"seneca_asia_minor": "yes", "seneca_egypt": "yes"}, 1)
    names = [GAME.box.colonies[i] for i in range(16) if (s.colonies[SENECA] >> i) & 1]
    roads = [GAME.box.roads[i] for i in range(20) if (s.roads[SENECA] >> i) & 1]
    assert (names, roads) == (["nicomedia", "cyrene"], ["rome_nicomedia", "rome_cyrene"])
    assert s.linked == s.colonies[SENECA]


@rule("RR-19.7")
def test_impassable_rubble() -> None:
    scene = alone(rubble_blocks_overseer="yes").stored(1, "wood brick fish fish fish")
    scene.building("rubble", 0, "4,4 4,5 4,6")
    scene.building("camp", 1, "3,5 3,6")  # behind it
    scene.building("park", 0, "7,7 7,8")
    scene.turn(1, "blue-1").play("1 main build")
    assert scene.refusal("1 go rubble e5 0") == "RR-19.7"
    assert scene.refusal("1 go camp d6 1") == "RR-19.7"
    assert scene.refusal("1 go park h8 0") == ""


@rule("RR-19.8")
def test_easier_and_harder_scores_exclude_each_other() -> None:
    with pytest.raises(BadOptions, match=r"RR-19\.8"):
        GAME.new(1, {"easier_scores": "yes", "harder_scores": "yes"})
    GAME.new(1, {"level": "hard", "easier_scores": "yes", "no_fail_action": "yes", "seneca_egypt": "yes"})


@rule("RR-18.23", "RR-18.24")
def test_where_both_cannot_be_touched_the_building_goes_before_the_forum() -> None:
    """I3 on the Palatine: beside this Camp lies only [8,10], from where no row of three reaches the Forum."""
    scene = alone()
    scene.building("camp", 1, "8,11 9,11")
    scene.seneca("09")
    assert scene.s.buildings[2 * SPAN + at.AT] == scene.placement("8,8 8,9 8,10")
