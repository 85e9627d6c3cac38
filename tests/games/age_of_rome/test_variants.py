"""Spies & Allies, Peace, Clock, Heroes, Hard Times."""

from __future__ import annotations

import pytest

from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.state import PLOTS, facing, quests_in_play
from tabularium.games.age_of_rome.steps.rounds import RevealEvent
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import BadOptions
from tests.games.age_of_rome.scenario import BOX, Scene
from tests.marks import rule

TRIO = ("junia_secunda", "gaius_octavius", "livia_drusilla")
NAMES = ("Livia", "Marcus", "Gaius")


def dealing(token: str = "spy", amount: int = 2, **levels: int) -> Scene:
    """Seat 1 of three has sent an envoy with a purse to a Castle of seat 2."""
    scene = Scene(3, TRIO, spies="yes").own(1, denarii=6).tiles("gaul", **(levels or {"military": 2})).diplomacy()
    kind = next(iter(levels or {"military": 2}))
    return scene.play(f"1 envoy gaul {kind}", f"1 token {token}", f"1 offer {amount}")


@rule("AR-11.1")
def test_a_spy_and_an_alliance_for_everybody() -> None:
    scene = Scene(3, TRIO, spies="yes").tiles("gaul", military=1).diplomacy().play("1 envoy gaul military")
    assert scene.offers(1) == ["token spy", "token alliance"]


@rule("AR-11.2")
def test_on_a_building_in_front_of_an_opponent_before_any_plot() -> None:
    scene = (
        Scene(3, TRIO, 3, spies="yes").tiles("africa", military=1).tiles("gaul", religion=2).tiles("italy", military=1)
    )
    scene.plot("gaul", 1).next_event("annona").round_starts()
    assert scene.waits() == "diplomacy_place 1"
    assert scene.offers(1) == ["pass", "envoy gaul religion"]
    assert scene.refusal("1 envoy italy military") == "AR-11.2"  # it faces nobody
    assert scene.refusal("1 envoy africa military") == "AR-11.2"
    scene.play("1 envoy gaul religion", "1 token spy", "1 offer 1")
    assert scene.waits() == "diplomacy_answer 2"  # settled before the next player's
    scene.play("2 refuse")
    assert scene.waits() == "diplomacy_place 2"
    scene.play("2 pass", "3 pass")
    assert scene.waits() == "plot_choose 1"


@rule("AR-11.3")
def test_from_one_denarius_to_all_one_has() -> None:
    scene = Scene(3, TRIO, spies="yes").own(1, denarii=3).tiles("gaul", military=1).diplomacy()
    scene.play("1 envoy gaul military", "1 token spy")
    assert scene.offers(1) == ["offer 1", "offer 2", "offer 3"]
    assert scene.refusal("1 offer 4") == "AR-11.3"
    assert scene.refusal("1 offer 0") == "AR-11.3"
    poor = Scene(3, TRIO, spies="yes").own(1, denarii=0).hand(1, "abacus").tiles("gaul", military=1).diplomacy()
    assert poor.refusal("1 envoy gaul military") == "AR-11.3"


@rule("AR-11.4")
def test_in_round_one_all_pass() -> None:
    scene = Scene(3, TRIO, 1, spies="yes").hand(1, "abacus").next_event("annona").round_starts()
    assert scene.offers(1) == ["pass", "sell abacus"]
    scene.play("1 pass")
    assert scene.waits() == "build_choose 1"


@rule("AR-11.5")
def test_accept_refuse_or_ask_once_for_more() -> None:
    scene = dealing(amount=2)
    assert scene.offers(2) == ["accept", "refuse", "ask 3", "ask 4", "ask 5", "ask 6"]
    assert scene.refusal("2 ask 7") == "AR-11.5"
    scene.play("2 ask 4")
    assert scene.waits() == "diplomacy_revise 1"
    assert scene.offers(1) == ["offer 2", "offer 3", "offer 4", "offer 5", "offer 6"]
    assert scene.refusal("1 offer 1") == "AR-11.5"
    scene.play("1 offer 3")
    assert scene.waits() == "diplomacy_final_answer 2"
    assert scene.offers(2) == ["accept", "refuse"]
    assert scene.value(1, "denarii") == 3
    assert dealing(amount=6).offers(2) == ["accept", "refuse"]


@rule("AR-11.6", "AR-11.7")
def test_an_accepted_alliance_gives_both_the_level_together() -> None:
    scene = dealing("alliance", 2, military=3).glory(9, 9, 1)
    scene.play("2 accept")
    assert scene.values("denarii") == [4, 7, 5]
    assert scene.values("glory") == [12, 12, 1]
    assert scene.s.stages[1] == 10
    # both gain before anybody claims a Stage
    assert scene.tellings()[-6:] == ["accepted", "revealed", "glory", "glory", "stage", "stage"]


@rule("AR-11.8")
def test_an_accepted_spy_brings_glory_or_the_action() -> None:
    scene = dealing("spy", 2).play("2 accept")
    assert scene.waits() == "spy_choice 1"
    scene.play("1 spy glory")
    assert scene.values("glory") == [4, 3, 2]
    act = dealing("spy", 2).play("2 accept", "1 spy action", "1 from board", "1 to thrace")
    assert act.value(1, "thrace") == 1
    assert act.values("glory") == [2, 3, 2]


@rule("AR-11.9")
def test_a_spys_action_has_no_partisan_no_bonus_and_no_cards() -> None:
    scene = dealing("spy", 2, politics=1).hand(1, "olicula")  # Politics is the active Bonus of seat 1
    scene.play("2 accept", "1 spy action")
    assert scene.columned() == "1"
    assert scene.value(1, "bonus_used") == 0
    assert scene.value(1, "placed") == 0
    assert scene.working("gaul", "politics") == 0
    assert scene.waits() != "trade_window 1"
    farm = dealing("spy", 2, agriculture=1).medal("agriculture", 1).play("2 accept", "1 spy action")
    assert farm.value(1, "denarii") == 6 - 2 + 1 + 2
    draw = dealing("spy", 2, commerce=1).play("2 accept", "1 spy action")
    assert draw.waits() == "end_diplomacy 1"
    assert draw.draws(1) == 1


@rule("AR-11.10", "AR-11.11")
def test_refused_an_ally_gets_the_money_back_and_a_spy_loses_it() -> None:
    ally = dealing("alliance", 4).play("2 refuse")
    assert ally.values("denarii") == [6, 5, 5]
    assert ally.values("glory") == [2, 3, 2]
    spy = dealing("spy", 4).play("2 refuse")
    assert spy.values("denarii") == [2, 5, 5]
    assert spy.values("glory") == [2, 3, 2]
    assert spy.tellings()[-2:] == ["refused", "revealed"]


@rule("AR-11.12")
def test_one_token_a_round() -> None:
    scene = dealing("alliance", 1).tiles("africa", military=1).play("2 refuse")
    assert scene.waits() == "diplomacy_place 2"  # and seat 1 is not asked again
    scene.play("2 pass", "3 pass")
    assert scene.waits() == "build_choose 1"


@rule("AR-11.13")
def test_nobody_knows_the_token_before_the_answer() -> None:
    spy, ally = dealing("spy", 2), dealing("alliance", 2)
    for viewer in (1, 2):
        assert spy.live.view(viewer).to_bytes() == ally.live.view(viewer).to_bytes()
    assert spy.live.view(0).to_bytes() != ally.live.view(0).to_bytes()


@rule("AR-11.14")
def test_in_peace_nobody_plots() -> None:
    scene = Scene(3, TRIO, 3, peace="yes").hand(1, "abacus").plot("gaul", 1).next_event("annona").round_starts()
    assert scene.waits() == "build_choose 1"
    scene.action()
    assert scene.refusal("1 place plot") == "AR-11.14"


@rule("AR-11.15")
def test_in_peace_vendetta_leaves_one_bonus() -> None:
    scene = Scene(3, TRIO, peace="yes")
    assert [scene.bonus_count(seat) for seat in (1, 2, 3)] == [1, 1, 1]


@rule("AR-11.16", "AR-11.21", "AR-11.30")
def test_variants_remove_quests_and_the_removals_add_up() -> None:
    def names(**options: str) -> set[str]:
        s = GAME.new(4, options)
        return {BOX.quests[quest] for quest in quests_in_play(s)}

    vendetta = {"vendetta_as_engine", "vendetta_never_ends"}
    medals = {"offerings", "free_trade", "preeminent_vote", "hard_labour", "most_decorated", "last_stone"}
    everything = names()
    assert len(everything) == 28
    assert everything - names(peace="yes") == vendetta
    assert everything - names(heroes="yes") == medals
    everywhere = names(peace="yes", heroes="yes", clock="yes", hard_times="yes", spies="yes")
    assert everything - everywhere == vendetta | medals


@rule("AR-11.17")
def test_in_peace_plot_cards_are_for_sets_and_sale() -> None:
    scene = Scene(2, peace="yes").hand(1, "pugio pilum scutum").construction()
    assert scene.offers(1)[:5] == ["done", "sell pugio", "sell scutum", "sell pilum", "set weapons"]


@rule("AR-11.18", "AR-11.19", "AR-11.34")
def test_the_clock_turns_one_quarter_clockwise_whatever_the_event() -> None:
    scene = Scene(4, event="homines_novi", clock="yes")  # counter-clockwise, half a turn
    assert scene.s.direction == -1
    scene.s.marker = 0
    scene.only_taxes(1).play("1 tax")
    assert [BOX.provinces[facing(scene.s, seat)] for seat in range(4)] == ["italy", "africa", "gaul", "spain"]
    assert scene.s.order[0] == 1  # the marker in Africa went along
    arrows = Scene(4, clock="yes").next_event("triumphus").at(PLOTS, RevealEvent())
    assert arrows.s.order == (0, 3, 2, 1)


@rule("AR-11.20")
def test_heroes_have_no_medals() -> None:
    scene = Scene(2, heroes="yes").own(1, denarii=14, glory=1).tiles("africa", military=2).construction()
    scene.play("1 build military")
    assert scene.value(1, "glory") == 7
    assert scene.holder("military") == 0


@rule("AR-11.22")
def test_without_medals_ties_stay_and_denarii_change_four_to_one() -> None:
    scene = Scene(2, heroes="yes").own(1, denarii=14 + 9, glory=1, epirus=1).own(2, epirus=1)
    scene.tiles("africa", religion=2, politics=1).construction().play("1 build religion", "1 build politics")
    scene.column("1 1").action().play("1 place politics", "1 without bonus")
    assert scene.value(1, "glory") == 1 + 6 + 4 + 2  # tiles, and a Majority of 2
    scene.own(1, denarii=6).ends()
    assert (scene.score(1, "military"), scene.score(1, "denarii")) == (0, 1)


@rule("AR-11.23")
def test_hard_times_have_eighteen_events() -> None:
    s = GAME.new(3, {"hard_times": "yes"})
    assert sorted([*s.events, s.event]) == list(range(19))  # 18, and the back of none


def struck(scene: Scene, event: str) -> Scene:
    return scene.next_event(event).at(PLOTS, RevealEvent())


@rule("AR-11.24")
def test_dearth_takes_three_from_the_richest() -> None:
    scene = Scene(3, TRIO, hard_times="yes").own(1, denarii=8).own(2, denarii=8).own(3, denarii=7)
    assert struck(scene, "caritas").values("denarii") == [5, 5, 7]


@rule("AR-11.25")
def test_the_fire_burns_where_most_live_among_faced_provinces() -> None:
    scene = Scene(3, TRIO, hard_times="yes").tiles("gaul", military=2).tiles("italy", military=3).glory(4, 4, 4)
    assert struck(scene, "incendium").values("glory") == [4, 3, 4]


@rule("AR-11.26")
def test_desertion_calls_a_legion_back_from_a_region_of_choice() -> None:
    scene = Scene(3, TRIO, hard_times="yes").own(1, epirus=1, thrace=1).own(2, macedonia=2).own(3, thrace=1)
    struck(scene, "desertio")
    assert scene.waits() == "event_return_legion 1"
    assert scene.offers(1) == ["recall epirus", "recall thrace"]
    assert scene.refusal("1 recall macedonia") == "AR-11.26"
    scene.play("1 recall thrace")
    assert [scene.value(seat, "thrace") for seat in (1, 2, 3)] == [0, 0, 1]
    assert scene.value(2, "macedonia") == 1  # one Region only: not asked
    nobody = struck(Scene(3, TRIO, hard_times="yes"), "desertio")
    assert "recalled" not in nobody.tellings()


@rule("AR-11.27")
def test_bribery_gives_the_topmost_vote_back_at_the_same_moment() -> None:
    scene = Scene(3, TRIO, hard_times="yes").glory(2, 2, 2).column("1 2 1 2 1")
    struck(scene, "ambitus")
    assert scene.columned() == "1 2 1 2"
    both = struck(Scene(3, TRIO, hard_times="yes").glory(2, 2, 2).column("1 1 2 2 3"), "ambitus")
    assert both.columned() == "1 2 3"
    run = struck(Scene(3, TRIO, hard_times="yes").own(2, votes=4).glory(2, 2, 2).column("2 1 1 2 2"), "ambitus")
    assert run.columned() == "2 1 1 2"
    assert "majority" not in run.tellings()


@rule("AR-11.28")
def test_shipwreck_discards_a_random_card_of_the_fullest_hands() -> None:
    scene = Scene(3, TRIO, hard_times="yes").hand(1, "abacus trabea").hand(2, "spatha").own(2, anchor=1).dice(1, 0)
    struck(scene, "naufragium")
    assert scene.discarded() == ["trabea", "spatha"]
    anchors = Scene(3, TRIO, hard_times="yes").own(1, anchor=1)
    assert struck(anchors, "naufragium").value(1, "anchor") == 1


@rule("AR-11.29")
def test_the_oath_gives_a_marker_to_whoever_has_fewest() -> None:
    scene = Scene(3, TRIO, hard_times="yes").vendetta(1, "...x").vendetta(2, "x...").vendetta(3, "..xx")
    scene.s.vendetta = 5
    struck(scene, "iusiurandum")
    assert [scene.track(seat) for seat in (1, 2, 3)] == ["..xx", "x..x", "..xx"]
    assert scene.s.vendetta == 3
    full = Scene(2, hard_times="yes").vendetta(1, "xxxx").vendetta(2, "xxxx")
    assert struck(full, "iusiurandum").track(1) == "xxxx"


@rule("AR-11.31", "AR-11.32", "AR-11.33")
def test_which_variants_go_with_the_solo_modes() -> None:
    for mode in ("emperor", "cassius"):
        with pytest.raises(BadOptions, match="spies=yes is for 2, 3, 4 players"):
            GAME.choose(1, {"mode": mode, "spies": "yes"})
    for key in ("peace", "heroes"):
        with pytest.raises(BadOptions, match=r"AR-11\.32"):
            GAME.choose(1, {"mode": "emperor", key: "yes"})
    GAME.choose(1, {"mode": "emperor", "clock": "yes", "hard_times": "yes"})
    GAME.choose(1, {"mode": "cassius", "peace": "yes", "clock": "yes", "heroes": "yes", "hard_times": "yes"})


@rule("AR-11.35")
def test_spies_in_peace() -> None:
    scene = Scene(3, TRIO, 3, spies="yes", peace="yes").tiles("gaul", military=1).next_event("annona").round_starts()
    assert scene.waits() == "diplomacy_place 1"


@rule("AR-11.36")
def test_there_are_always_enough_quests() -> None:
    s = GAME.new(2, {"peace": "yes", "heroes": "yes"})
    assert len(quests_in_play(s)) == 16
    assert [len(quests) for quests in s.quests] == [3, 3]


@rule("AR-11.3")
def test_an_empty_purse_is_told_to_who_thinks_of_an_envoy() -> None:
    scene = Scene(2, spies="yes").tiles("spain", military=1)
    scene.own(1, denarii=0).hand(1, "sundial").diplomacy(1)
    (greyed,) = [move for move in Presenter(GAME, "en").greyed(scene.live.view(0)) if move.rule == "AR-11.3"]
    assert "0" in greyed.sentence


@rule("AR-11.2")
def test_why_an_envoy_cannot_go_there() -> None:
    scene = Scene(3, TRIO, spies="yes").tiles("gaul", military=1).tiles("italy", religion=1).tiles("africa", politics=2)
    scene.diplomacy(1)
    said = {move.notation: move.sentence for move in Presenter(GAME, "en", NAMES).greyed(scene.live.view(0))}
    assert said == {
        "envoy africa politics": "Africa faces you now.",
        "envoy italy religion": "Italy faces nobody now.",
    }
    assert scene.refusal("1 envoy gaul commerce") == "AR-11.2"


@rule("AR-11.5")
def test_a_request_must_be_above_the_offer_and_within_reach() -> None:
    scene = dealing(amount=2)
    step = scene.s.agenda[-1]
    presenter = Presenter(GAME, "fr", NAMES)
    values = step.explain(scene.s, 1, next(iter(step.candidates(scene.s, 1))))
    assert presenter.sentence(scene.live.view(1), "AR-11.5", values).endswith("De 3 à 6 Denarii sont possibles.")
