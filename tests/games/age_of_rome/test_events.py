"""Events and turn order."""

from __future__ import annotations

from tabularium.games.age_of_rome.state import PLOTS
from tabularium.games.age_of_rome.steps.rounds import RevealEvent
from tests.games.age_of_rome.scenario import BOX, Scene
from tests.marks import rule


def revealed(scene: Scene, event: str) -> Scene:
    return scene.next_event(event).at(PLOTS, RevealEvent())


@rule("AR-3.1")
def test_the_event_comes_before_anything_else_in_the_round() -> None:
    scene = Scene(2, spies="yes").tiles("spain", military=1).own(1, denarii=1)
    scene.next_event("frumentatio").round_starts()
    assert scene.tellings()[:4] == ["round", "phase", "event", "order"]
    assert scene.value(1, "denarii") == 4
    assert scene.waits() == "diplomacy_place 1"


@rule("AR-3.2")
def test_a_reward_that_cannot_be_given_is_lost() -> None:
    scene = Scene(2, ("gaius_octavius", "junia_secunda")).own(1, legions=5, legions_out=0, denarii=1)
    revealed(scene, "dilectus")
    assert scene.value(1, "legions") == 5
    scene = Scene(2).own(1, glory=1)
    scene.s.pile = ()
    revealed(scene, "libri_sibyllini")
    assert scene.quests(1) == []
    assert "no-quest" in scene.tellings()


@rule("AR-3.3", "AR-3.5")
def test_arrows_give_the_direction_of_play() -> None:
    clockwise = revealed(Scene(), "frumentatio")
    assert clockwise.s.order == (0, 1, 2, 3)
    counter = revealed(Scene(), "triumphus")
    assert counter.s.order == (0, 3, 2, 1)


@rule("AR-3.4")
def test_the_first_player_is_whom_the_marked_province_faces() -> None:
    scene = Scene(3).turned(1)
    scene.s.marker = 2  # Spain is now in front of the empty fourth chair
    assert revealed(scene, "frumentatio").s.order == (0, 1, 2)
    scene = Scene(3).turned(1)
    scene.s.marker = 2
    assert revealed(scene, "triumphus").s.order == (2, 1, 0)
    scene = Scene(3).turned(1)
    scene.s.marker = 0
    assert revealed(scene, "frumentatio").s.order == (1, 2, 0)


@rule("AR-3.5")
def test_the_order_holds_for_all_phases() -> None:
    scene = Scene(3)
    for seat in (1, 2, 3):
        scene.hand(seat, "abacus" if seat == 1 else "trabea" if seat == 2 else "pilum")
    scene.s.round = 1  # no Plots
    scene.next_event("metalla").round_starts()
    for seat in (1, 3, 2):
        assert scene.waits() == f"build_choose {seat}"
        scene.play(f"{seat} done")
    for seat in (1, 3, 2):
        assert scene.waits() == f"partisan_place {seat}"
        scene.play(f"{seat} place colosseum", f"{seat} close")
    for seat in (1, 3, 2):
        assert scene.waits() == f"income_choose {seat}"
        scene.play(f"{seat} tax", f"{seat} done")


@rule("AR-3.6")
def test_the_event_lies_open_until_the_board_has_turned() -> None:
    scene = Scene(2, event="comitia").only_taxes(1)
    assert BOX.events[scene.s.event] == "comitia"
    scene.play("1 tax")
    assert BOX.events.index("comitia") in scene.s.used
    assert BOX.events.index("comitia") not in scene.s.events
    assert scene.s.event != BOX.events.index("comitia")


@rule("AR-3.7")
def test_comparisons_are_made_before_any_reward() -> None:
    scene = Scene(2).own(1, denarii=2).own(2, denarii=4)
    revealed(scene, "frumentatio")
    assert scene.values("denarii") == [5, 4]  # seat 2 is not looked at again


@rule("AR-3.8")
def test_an_event_for_a_province_is_for_whom_it_faces() -> None:
    assert revealed(Scene(3).turned(1), "metalla").values("denarii") == [5, 5, 5]  # Spain faces nobody
    assert revealed(Scene(3), "metalla").values("denarii") == [5, 5, 8]


@rule("AR-3.9")
def test_cards_of_an_event_come_in_turn_order_and_a_full_hand_may_discard_or_decline() -> None:
    scene = Scene(2).hand(1, "sundial sundial falx falx abacus").hand(2, "circinus circinus spatha spatha pugio")
    scene.deck("bulla torc")
    scene.s.marker = 2  # Spain: seat 2 is first
    revealed(scene, "nundinae")
    assert scene.waits() == "make_room 2"
    assert scene.offers(2) == ["discard circinus", "discard spatha", "discard pugio", "decline"]
    assert scene.refusal("2 sell pugio") == "AR-7.24"
    scene.play("2 discard pugio")
    assert scene.cards(2) == ["bulla", "circinus", "circinus", "spatha", "spatha"]
    assert scene.value(2, "denarii") == 5
    scene.play("1 decline")
    assert scene.draws(1) == 0


@rule("AR-3.10")
def test_an_event_takes_no_glory_from_somebody_on_one() -> None:
    scene = Scene(2, hard_times="yes").glory(1, 3).tiles("africa", military=1).tiles("spain", military=1)
    assert revealed(scene, "incendium").values("glory") == [1, 2]


@rule("AR-3.11")
def test_an_event_takes_denarii_down_to_zero() -> None:
    scene = Scene(2, hard_times="yes").own(1, denarii=1).own(2, denarii=0)
    assert revealed(scene, "caritas").values("denarii") == [0, 0]
