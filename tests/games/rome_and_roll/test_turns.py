"""RR-3 and RR-4: the dice draft, turns and icons."""

from __future__ import annotations

from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.state import DICE, NO_DIE, WIDTH
from tabularium.games.rome_and_roll.steps.kinds import END_TURN
from tabularium.games.rome_and_roll.steps.turn import ChooseDie
from tabularium.kernel.presentation import Presenter
from tests.games.rome_and_roll.scenario import Scene
from tests.marks import rule

CAMPS = "camp construction_post esplanade brickmaker jeweller temple villa market"


def draft(senators: int = 0) -> Scene:
    """Three players at the start of a round; seat 1 was Proconsul before, so seat 2 drafts first."""
    scene = Scene("legatus mercatrix patricia", dice=(0, 1, 2, 0, 1, 0, 1))
    for seat in (1, 2, 3):
        scene.set(seat, "senators", senators)
    return scene.go()


def held(scene: Scene, seat: int) -> list[str]:
    dice = scene.s.sheet[(seat - 1) * WIDTH + DICE : (seat - 1) * WIDTH + DICE + 2]
    return [GAME.box.faces[die] for die in dice if die != NO_DIE]


@rule("RR-3.1")
def test_all_dice_are_rolled_every_round() -> None:
    scene = Scene("legatus mercatrix", dice=(0, 1, 2, 3, 4)).go()
    assert [GAME.box.faces[die] for die in scene.s.reserve] == ["blue-1", "blue-2", "yellow-3", "yellow-4", "red-5"]


@rule("RR-3.2", "RR-3.5", "RR-3.7")
def test_the_draft_goes_forth_and_back_and_leaves_one_die() -> None:
    scene = draft()
    dice = ["blue-1", "blue-2", "blue-3", "yellow-1", "yellow-2", "red-1", "red-2"]
    for seat, die in zip((2, 3, 1, 1, 3, 2), dice, strict=False):
        assert scene.waits() == f"draft_die {seat}"
        assert scene.choices("draft") == dice[dice.index(die) :]
        scene.play(f"{seat} draft {die}")
    assert [GAME.box.faces[die] for die in scene.s.reserve] == ["red-2"]
    assert scene.waits() == "choose_die 2"


@rule("RR-3.3", "RR-3.4", "RR-13.2")
def test_a_senator_brings_a_second_die_at_once_and_then_no_more() -> None:
    scene = draft(senators=2).play("2 draft blue-1")
    assert scene.waits() == "double_draft 2"
    scene.play("2 double", "2 draft red-1")
    assert held(scene, 2) == ["blue-1", "red-1"]
    assert scene.get(2, "deployed") == 1
    assert scene.waits() == "draft_die 3"
    scene.play("3 draft blue-2", "3 pass", "1 draft blue-3", "1 pass", "1 draft yellow-1", "3 draft yellow-2")
    assert scene.waits() == "choose_die 2"  # seat 2 has its two dice already


@rule("RR-3.3")
def test_without_a_senator_nobody_is_asked() -> None:
    assert draft().play("2 draft blue-1").waits() == "draft_die 3"


@rule("RR-3.6")
def test_no_senator_helps_on_the_way_back() -> None:
    scene = draft(senators=1)
    scene.play("2 draft blue-1", "2 pass", "3 draft blue-2", "3 pass", "1 draft blue-3", "1 pass", "1 draft red-1")
    assert scene.waits() == "draft_die 3"
    assert scene.get(1, "deployed") == 0


@rule("RR-3.8")
def test_the_number_of_a_face_means_nothing_but_its_icons() -> None:
    assert Scene().turn(1, "blue-3").pool() == "brick 1, stone 1, builder 1"


def two_turns() -> Scene:
    """Both seats hold two dice and the turns begin."""
    scene = Scene().dice(1, "blue-1 red-1").dice(2, "blue-4 blue-4")
    scene.s.agenda.extend(ChooseDie(seat) for seat in (1, 0, 1, 0))
    return scene.go()


@rule("RR-4.1")
def test_each_seat_plays_one_die_and_then_the_other() -> None:
    scene = two_turns()
    assert scene.choices("discard") == ["blue-1", "red-1"]
    scene.play("1 discard red-1", "1 end")
    assert scene.waits() == "turn_menu 2"  # two equal dice are no choice
    scene.play("2 end")
    assert (scene.waits(), scene.pool()) == ("turn_menu 1", "wood 1, brick 1, builder 1")
    scene.play("1 end")
    assert scene.waits() == "turn_menu 2"


@rule("RR-4.2")
def test_one_main_action_per_turn() -> None:
    scene = Scene().stored(1, "wood wood wood fish fish fish").turn(1, "blue-4")
    scene.trade(1, "wood 0 3 0 0 0")
    assert scene.refusal("1 main trade") == "RR-4.2"
    assert scene.refusal("1 store fish") == ""


@rule("RR-4.3")
def test_a_turn_may_pass_without_a_main_action() -> None:
    scene = two_turns().play("1 discard blue-1", "1 end")
    assert held(scene, 1) == ["red-1"]
    assert scene.goods(1) == "wood 1, brick 1"


def test_who_could_still_act_is_asked_before_the_turn_ends() -> None:
    words = Presenter(GAME, "en")
    scene = Scene().stored(1, "wood wood wood").turn(1, "blue-4")  # Fish, Fish, Merchant
    assert words.waste(scene.live.view(0), END_TURN) == "You can still take a main action. End your turn all the same?"
    scene.trade(1, "wood 0 3 0 0 0")
    assert words.waste(scene.live.view(0), END_TURN) == ""
    assert words.offer(scene.live.view(0), END_TURN).label == "End your turn — stores 2 Fish"


@rule("RR-4.4")
def test_icons_that_the_actions_need() -> None:
    scene = Scene(plans=CAMPS).set(1, "soldiers", 3).colony("massilia", 1).road("rome_massilia", 1)
    scene.colony("lugdunum", 2)
    scene.building("camp", 2, "3,7 3,8")
    scene.stored(1, "wood wood wood wood brick brick brick stone stone stone fish fish")
    needs = {
        "blue-1": ["build", "conquer", "develop", "tax", "trade"],  # Builder
        "blue-5": ["build", "conquer", "tax", "trade"],  # Architect
        "blue-4": ["conquer", "tax", "trade"],  # Merchant
        "blue-6": ["raise_legion", "conquer", "tax", "trade"],  # Legionary
        "yellow-6": ["build", "raise_legion", "conquer", "develop", "tax", "trade"],  # any worker
    }
    for face, actions in needs.items():
        assert scene.turn(1, face).choices("main") == actions
        scene.s.agenda.pop()


@rule("RR-4.5")
def test_only_the_die_of_this_turn_counts() -> None:
    scene = two_turns().play("1 discard red-1")  # the other die has the Builder
    assert scene.pool() == "fish 1, auxiliary 1, legion 1"
    assert scene.refusal("1 main build") == "RR-5.1"


@rule("RR-4.6", "RR-4.7")
def test_any_worker_is_every_worker_and_a_full_architect() -> None:
    scene = Scene(plans=CAMPS).favour("jupiter", 1).foreman(2, "camp").stored(1, "wood brick fish")
    scene.building("camp", 2, "3,8 3,9")
    scene.turn(1, "yellow-6").build(1, "camp", "7,6 7,7")  # an unavailable Plan
    assert scene.refusal("1 use jupiter") == ""
    assert scene.refusal("1 main raise_legion") == ""


@rule("RR-4.8")
def test_both_turns_of_a_round_may_have_the_same_action() -> None:
    scene = two_turns().stored(1, "wood wood wood wood wood wood").play("1 discard blue-1").trade(1, "wood 0 3 0 0 0")
    scene.play("1 end", "2 end").trade(1, "wood 0 3 0 0 0")
    assert scene.get(1, "coins") == 6


@rule("RR-4.9")
def test_a_senator_adds_one_icon_once_per_turn_before_the_action() -> None:
    scene = Scene().set(1, "senators", 3).stored(1, "wood wood wood").turn(1, "blue-4")
    assert scene.choices("deploy") == ["builder", "merchant", "legion"]
    scene.play("1 deploy builder")
    assert scene.pool() == "fish 2, builder 1, merchant 1"
    assert scene.refusal("1 deploy legion") == "RR-4.9"
    scene = Scene().set(1, "senators", 3).stored(1, "wood wood wood").turn(1, "blue-4")
    scene.trade(1, "wood 0 3 0 0 0")
    assert scene.refusal("1 deploy legion") == "RR-4.9"


@rule("RR-4.10")
def test_the_senators_icon_stays_for_a_second_action() -> None:
    scene = Scene(plans=CAMPS).favour("jupiter", 1).set(1, "senators", 1).stored(1, "wood brick stone")
    scene.colony("massilia", 2).turn(1, "blue-4")
    scene.play("1 deploy builder").build(1, "camp", "3,7 3,8")
    assert scene.refusal("1 use jupiter") == ""
    assert scene.refusal("1 main develop") == ""


@rule("RR-4.11")
def test_a_senator_is_never_an_architect() -> None:
    scene = Scene().set(1, "senators", 1).turn(1, "blue-4")
    assert scene.refusal("1 deploy architect") == "RR-4.11"
    assert scene.refusal("1 deploy any") == "RR-4.9"
    assert scene.refusal("1 deploy wood") == "RR-4.9"


@rule("RR-4.12")
def test_advisors_look_only_at_what_is_printed_on_the_die() -> None:
    scene = Scene("patricia mercatrix").loyal(1, "euphemius", 4).set(1, "senators", 1)
    assert scene.turn(1, "yellow-6").pool() == "stone 1, fish 1, any 1"  # any worker is no Builder here
    scene.play("1 deploy builder")
    assert scene.pool() == "stone 1, fish 1, builder 1, any 1"


@rule("RR-4.13")
def test_actions_without_effect_are_not_possible() -> None:
    scene = Scene().turn(1, "yellow-6")
    assert scene.choices("main") == []
    for action in ("raise_legion", "develop"):  # no Army Building, no road
        assert scene.refusal(f"1 main {action}") == "RR-4.13"
    for action, rule_id in (("conquer", "RR-7.6"), ("tax", "RR-9.2"), ("trade", "RR-10.2")):
        assert scene.refusal(f"1 main {action}") == rule_id


@rule("RR-4.13")
def test_a_first_pick_cannot_be_left_out() -> None:
    scene = Scene(plans=CAMPS).set(1, "soldiers", 3).colony("massilia tarraco saguntum", 1)
    scene.building("camp", 2, "3,7 3,8")
    scene.building("camp", 2, "7,6 7,7")
    scene.road("rome_massilia", 1).colony("lugdunum burdigala", 2)
    scene.stored(1, "wood wood wood fish fish fish").turn(1, "yellow-6")
    for start in ("raise_legion", "conquer", "develop", "trade"):
        scene.play(f"1 main {start}")
        if start in ("conquer", "develop"):
            scene.play("1 region " + {"conquer": "egypt", "develop": "gaul"}[start])
        assert scene.refusal("1 stop") == "RR-4.13"
        while scene.waits() != "turn_menu 1":
            scene.live.undo(0)


@rule("RR-4.14")
def test_free_actions_come_before_and_after_the_main_action() -> None:
    scene = Scene().stored(1, "wood wood wood").turn(1, "blue-4").play("1 bribe fish theocles")
    scene.trade(1, "wood 0 3 0 0 0").play("1 bribe fish vivianus")
    assert (scene.boxes(1, "theocles"), scene.boxes(1, "vivianus")) == (1, 1)


@rule("RR-4.15")
def test_gains_of_others_come_at_once_in_proconsul_order() -> None:
    scene = Scene("legatus mercatrix patricia", plans=CAMPS)
    scene.s.proconsul = 2
    scene.building("market", 1, "5,9 5,10 5,11 4,10")
    scene.building("market", 3, "9,6 9,7 9,8 10,7")
    scene.building("camp", 2, "5,7 5,8")
    scene.stored(1, "wood wood wood").turn(1, "blue-1").trade(1, "wood 0 3 0 0 0")
    assert scene.waits() == "trade_production 3"
    scene.play("3 pick market j7", "3 take wood", "3 take wood")
    assert scene.waits() == "trade_production 1"


@rule("RR-4.16")
def test_an_action_is_offered_that_only_a_favour_makes_possible() -> None:
    scene = Scene().colony("massilia", 1)
    assert scene.turn(1, "blue-1").refusal("1 main tax") == "RR-9.2"
    scene = Scene().colony("massilia", 1).favour("mercury", 1).turn(1, "blue-1").play("1 main tax")
    assert scene.goods(1) == "wood 1"  # nothing to ask: without Mercury there is no Tax


@rule("RR-4.17")
def test_with_jupiter_the_senator_may_come_between_the_actions() -> None:
    scene = Scene().favour("jupiter", 1).set(1, "senators", 1).stored(1, "wood wood wood stone").colony("massilia", 2)
    scene.turn(1, "blue-4").trade(1, "wood 0 3 0 0 0").play("1 use jupiter")
    assert scene.choices("main") == []
    scene.play("1 deploy builder", "1 main develop")
    assert scene.get(1, "legacy") == 1


@rule("RR-4.18")
def test_a_waiver_that_could_not_be_paid_is_not_offered() -> None:
    """A Camp with an Architect: the Wood is missing, so the Wood has to be waived."""
    scene = Scene(plans=CAMPS).stored(1, "wood fish brick").turn(1, "red-5").plan(1, "camp").place(1, "3,7 3,8")
    assert scene.choices("waive") == ["wood", "brick", "fish"]
    scene.set(1, "wood", 0)
    assert scene.refusal("1 waive brick") == "RR-4.18"
    assert scene.s.agenda[-1].legal(scene.s, 0) == [GAME.notation().parse("waive wood")]


@rule("RR-4.19")
def test_an_action_under_way_goes_on_to_its_end() -> None:
    scene = Scene(plans=CAMPS).stored(1, "wood brick fish").turn(1, "yellow-3").plan(1, "camp")
    for move in ("1 end", "1 stop", "1 pass", "1 main trade"):
        assert scene.refusal(move) == "not-now"
