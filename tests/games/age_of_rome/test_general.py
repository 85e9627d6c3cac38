"""Glory and Stages, recruiting, Denarii, ties, turns."""

from __future__ import annotations

from tabularium.games.age_of_rome.effects import gain_glory, gain_glory_together, lose_glory
from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.state import PLOTS
from tabularium.games.age_of_rome.steps.rounds import RevealEvent
from tabularium.kernel.presentation import Presenter
from tests.games.age_of_rome.scenario import Scene
from tests.marks import rule


def shown_glory(scene: Scene, lang: str = "en") -> str:
    panel = Presenter(GAME, lang).page(scene.live.view(0)).panels[0]
    return dict(panel.rows)["Glory" if lang == "en" else "Gloire"]


@rule("AR-2.1")
def test_glory_moves_at_once() -> None:
    scene = Scene().own(1, denarii=7).construction().play("1 build military")
    assert scene.value(1, "glory") == 4  # from 2, for a level I Castle


@rule("AR-2.2")
def test_above_thirty_the_marker_shows_laps() -> None:
    scene = Scene().action()
    for glory, shown in (
        (30, "30"),
        (31, "31 (+30, square 1)"),
        (60, "60 (+30, square 30)"),
        (61, "61 (+60, square 1)"),
    ):
        scene.own(1, glory=glory)
        assert shown_glory(scene) == shown
    assert shown_glory(scene, "fr") == "61 (+60, case 1)"


@rule("AR-2.3", "AR-2.4")
def test_glory_never_falls_below_one_and_losses_are_not_reduced() -> None:
    scene = Scene().own(1, glory=3)
    lose_glory(scene.s, 0, 3)
    assert scene.value(1, "glory") == 3
    lose_glory(scene.s, 0, 2)
    assert scene.value(1, "glory") == 1
    scene.plot("gaul", 1).own(2, glory=1).own(2, base=1).plots(1)
    scene.play("1 activate gaul")
    assert scene.refusal("1 effect calumny") == "AR-4.14"


@rule("AR-2.5")
def test_stages_are_at_5_12_21_and_30() -> None:
    scene = Scene(1)
    claimed = []
    for glory in range(3, 40):
        before = scene.value(1, "partisans")
        gain_glory(scene.s, 0, 1)
        if scene.value(1, "partisans") > before:
            claimed.append(glory)
    assert claimed == [5, 12, 21, 30]
    assert scene.value(1, "partisans") == 5


@rule("AR-2.6", "AR-2.7", "AR-2.9")
def test_a_stage_is_claimed_by_passing_it_or_because_it_came_down() -> None:
    scene = Scene().glory(10, 11, 1, 1)
    gain_glory(scene.s, 0, 3)
    assert scene.values("partisans") == [2, 2, 1, 1]  # past it; and it came down to seat 2
    assert scene.s.stages == (5, 10, 21, 30)


@rule("AR-2.7")
def test_a_new_partisan_is_placed_in_the_same_action_phase() -> None:
    scene = Scene(2, ("junia_secunda", "gaius_octavius")).own(1, glory=4).own(2, placed=1).action()
    scene.play("1 place colosseum")
    assert scene.waits() == "partisan_place 1"
    assert scene.value(1, "partisans") == 2


@rule("AR-2.8", "AR-2.12")
def test_each_stage_once_and_the_partisan_stays() -> None:
    scene = Scene().own(1, glory=4)
    gain_glory(scene.s, 0, 1)
    lose_glory(scene.s, 0, 3)
    assert scene.value(1, "partisans") == 2
    gain_glory(scene.s, 0, 3)
    assert scene.value(1, "glory") == 5
    assert scene.value(1, "partisans") == 2


@rule("AR-2.9")
def test_the_printed_stage_never_moves() -> None:
    scene = Scene()
    gain_glory_together(scene.s, [0, 1, 2, 3], 4)
    assert scene.values("glory") == [6, 7, 6, 5]
    assert scene.values("partisans") == [2, 2, 2, 2]
    assert scene.s.stages == (5, 12, 21, 30)


@rule("AR-2.10")
def test_together_at_a_stage_and_then_again() -> None:
    scene = Scene().glory(11, 11, 10, 9)
    gain_glory_together(scene.s, [0, 1], 1)
    # two claim at 12, the marker falls to 10; seat 3 claims, it falls to 9; seat 4 claims
    assert scene.values("partisans") == [2, 2, 2, 2]
    assert scene.s.stages[1] == 8


@rule("AR-2.11")
def test_one_gain_may_claim_several_stages() -> None:
    scene = Scene().own(1, glory=4)
    gain_glory(scene.s, 0, 18)
    assert scene.value(1, "partisans") == 4
    assert scene.s.stages == (5, 11, 20, 30)


@rule("AR-2.13", "AR-2.14")
def test_recruiting_stops_at_the_pieces_there_are_and_works_at_once() -> None:
    scene = Scene(1, ("junia_secunda",), mode="emperor").own(1, legions=0, legions_out=1, epirus=6)
    scene.hand(1, "spatha spatha").tiles("africa", military=1).action()
    scene.play("1 place military", "1 play spatha")
    assert (scene.value(1, "legions"), scene.value(1, "legions_out")) == (1, 0)
    assert scene.refusal("1 play spatha") == "AR-7.11"
    scene.play("1 close", "1 from board", "1 to thrace")
    assert scene.value(1, "thrace") == 1


@rule("AR-2.15")
def test_denarii_are_public_and_never_negative() -> None:
    scene = Scene(hard_times="yes").own(1, denarii=6).own(2, denarii=2).own(3, denarii=2).own(4, denarii=2)
    scene.next_event("caritas").at(PLOTS, RevealEvent())
    assert scene.values("denarii") == [3, 2, 2, 2]
    scene = Scene(2, hard_times="yes").own(1, denarii=2).own(2, denarii=2)
    scene.next_event("caritas").at(PLOTS, RevealEvent())
    assert scene.values("denarii") == [0, 0]
    view = scene.live.view(1)
    assert getattr(view, "own") == scene.s.own


@rule("AR-2.16")
def test_the_religion_medal_is_offered_before_other_turns_and_nowhere_else() -> None:
    scene = Scene(2).medal("religion", 2).own(2, denarii=7).hand(1, "abacus").construction()
    assert scene.waits() == "medal_offer 2"
    assert scene.offers(2) == ["pass", "buy glory", "pass phase"]
    scene.play("2 buy glory")
    assert (scene.value(2, "denarii"), scene.value(2, "glory")) == (4, 4)
    assert scene.waits() == "medal_offer 2"  # any number of times
    scene.play("2 buy glory")
    assert scene.waits() == "build_choose 1"  # 1 Denarius left: not offered
    scene.hand(2, "trabea").play("1 done")
    assert scene.refusal("2 buy glory") == "AR-2.16"


@rule("AR-2.16")
def test_passing_for_the_phase_ends_the_offers_of_that_phase_only() -> None:
    scene = Scene(2).medal("religion", 2).own(2, denarii=9).own(1, partisans=2, denarii=0).hand(1, "abacus").action()
    assert scene.waits() == "medal_offer 2"
    scene.play("2 pass", "1 place colosseum", "1 close", "2 place colosseum")
    assert scene.waits() == "medal_offer 2"  # before seat 1's second Partisan
    scene.play("2 pass phase", "1 place colosseum", "1 close")
    assert scene.waits() == "medal_offer 2"  # of the Income phase; the last one of the Action phase was let go
    assert scene.s.phase == 3


@rule("AR-2.16")
def test_the_last_offer_of_the_action_phase_may_bring_a_partisan_to_place() -> None:
    scene = Scene(1, ("junia_secunda",)).medal("religion", 1).own(1, denarii=3, glory=3)
    scene.tiles("africa", military=1).action()
    scene.play("1 place colosseum")
    assert scene.waits() == "medal_offer 1"
    scene.play("1 buy glory")
    assert scene.value(1, "glory") == 5
    assert scene.waits() == "partisan_place 1"


@rule("AR-2.16", "AR-5.15")
def test_in_the_own_turn_the_medal_is_an_extra() -> None:
    scene = Scene(2).medal("religion", 1).own(1, denarii=3).construction()
    assert "buy glory" in scene.offers(1)
    scene.play("1 buy glory")
    assert (scene.value(1, "denarii"), scene.value(1, "glory")) == (0, 3)
    other = Scene(2).own(1, denarii=9).construction()
    assert other.refusal("1 buy glory") == "AR-5.15"


@rule("AR-2.16")
def test_just_before_a_plot_against_the_holder() -> None:
    scene = Scene(2, ("junia_secunda", "gaius_octavius"), round=3).plot("spain", 1).medal("religion", 2)
    scene.own(2, denarii=3, glory=2).plots(1)
    scene.play("2 pass", "1 activate spain", "1 effect calumny")
    assert scene.waits() == "medal_offer 2"
    scene.play("2 buy glory")
    assert scene.value(2, "glory") == 2  # 2 + 1 - 1


@rule("AR-2.17")
def test_what_can_be_done_in_part_is_done_in_part() -> None:
    scene = Scene(1, ("junia_secunda",)).hand(1, "bulla").only_deck("spatha").action()
    scene.play("1 place colosseum", "1 play bulla")
    assert scene.cards(1) == ["spatha"]  # two were to be drawn
    assert "nothing-to-draw" in scene.tellings()


@rule("AR-2.18")
def test_a_blow_to_several_players_falls_at_the_same_moment() -> None:
    scene = Scene().glory(11, 11, 1, 1).own(1, epirus=1).own(2, epirus=1)
    scene.next_event("triumphus").at(PLOTS, RevealEvent())
    assert scene.values("glory") == [12, 12, 1, 1]
    assert scene.s.stages[1] == 10
    told = [name for name in scene.tellings() if name in ("glory", "stage")]
    assert told == ["glory", "glory", "stage", "stage"]  # all gain before anybody claims
    # where order matters, turn order decides: the last Vendetta marker goes to the first of two
    scene = Scene(3, ("junia_secunda", "gaius_octavius", "livia_drusilla"), hard_times="yes")
    scene.s.vendetta = 1
    scene.s.marker = 1
    scene.next_event("iusiurandum").at(PLOTS, RevealEvent())
    assert [scene.track(seat) for seat in (1, 2, 3)] == ["..xx", ".xxx", ".xxx"]


@rule("AR-2.19")
def test_an_event_for_most_counts_for_all_who_tie_even_at_zero() -> None:
    scene = Scene().next_event("triumphus").at(PLOTS, RevealEvent())
    assert scene.values("glory") == [3, 4, 3, 2]


@rule("AR-2.20")
def test_a_quest_for_most_is_fulfilled_by_a_tie() -> None:
    scene = Scene().quest(1, "treasury").quest(2, "humble_servant").own(1, denarii=8).own(3, denarii=8)
    scene.glory(9, 3, 3, 4).ends()
    assert scene.score(1, "quests") == 4
    assert scene.score(2, "quests") == 6


@rule("AR-2.21")
def test_the_turns_of_a_player() -> None:
    scene = Scene(2, spies="yes").hand(1, "sundial sundial circinus circinus").tiles("spain", military=1)
    for begins, asks in (("diplomacy", "diplomacy_place"), ("plots", "plot_choose"), ("construction", "build_choose")):
        getattr(scene, begins)(1)
        assert scene.waits() == f"{asks} 1"
        assert "sell sundial" in scene.offers(1)
        assert "set tools" in scene.offers(1)
    scene.action(1)
    assert "sell sundial" in scene.offers(1)
    scene.income(1)
    assert "sell sundial" in scene.offers(1)
