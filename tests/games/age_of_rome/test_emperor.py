"""Emperor solo."""

from __future__ import annotations

from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.scoring import outcome, score, tasks_done
from tabularium.games.age_of_rome.state import PLOTS, faced_by, facing
from tabularium.games.age_of_rome.steps.rounds import RevealEvent
from tests.games.age_of_rome.scenario import BOX, Scene, small_deck
from tests.marks import rule

ALONE = ("junia_secunda",)


def emperor(round: int = 2, **options: str) -> Scene:
    return Scene(1, ALONE, round, mode="emperor", **options)


def tasks(scene: Scene) -> list[str]:
    return [BOX.tasks[task] for task in tasks_done(scene.s)]


@rule("AR-12.1")
def test_set_up_as_for_two_with_three_empty_chairs() -> None:
    s = GAME.new(1, {"mode": "emperor"})
    assert [faced_by(s, province) for province in range(4)] == [0, -1, -1, -1]
    assert s.supply[:3] == [4, 2, 1]
    assert len(s.deck) == small_deck()
    assert emperor().own(1, thrace=4).ends().score(1, "military") == 5


@rule("AR-12.2")
def test_no_reward_but_a_denarius_for_each_partisan() -> None:
    scene = emperor().own(1, partisans=3).next_event("annona").at(PLOTS, RevealEvent())
    assert scene.value(1, "denarii") == 8  # 5 and 3, not the 3 of the Event
    calm = emperor().next_event("triumphus").at(PLOTS, RevealEvent())
    assert calm.value(1, "glory") == 2


@rule("AR-12.3")
def test_the_arrows_still_turn_the_board() -> None:
    scene = emperor().next_event("homines_novi").at(PLOTS, RevealEvent())
    assert scene.s.direction == -1
    turned = Scene(1, ALONE, event="comitia", mode="emperor").only_taxes(1).play("1 tax")
    assert BOX.provinces[facing(turned.s, 0)] == "spain"


@rule("AR-12.4")
def test_alone_nobody_plots() -> None:
    scene = emperor(3).hand(1, "abacus").next_event("annona").round_starts()
    assert scene.waits() == "build_choose 1"
    assert scene.action().refusal("1 place plot") == "AR-12.4"
    assert scene.track(1) == "..xx"


@rule("AR-12.5")
def test_the_vendetta_quests_are_out() -> None:
    scene = emperor()
    assert len(scene.s.pile) == 22
    assert BOX.quests.index("vendetta_as_engine") not in scene.s.pile
    assert BOX.quests.index("vendetta_never_ends") not in scene.s.pile


@rule("AR-12.6")
def test_negative_events_do_hit_after_the_denarii() -> None:
    scene = emperor(hard_times="yes").own(1, partisans=2, denarii=0).next_event("caritas").at(PLOTS, RevealEvent())
    assert scene.value(1, "denarii") == 0  # 2 came first, then 3 were to go
    oath = emperor(hard_times="yes").next_event("iusiurandum").at(PLOTS, RevealEvent())
    assert oath.track(1) == ".xxx"
    sea = emperor(hard_times="yes").hand(1, "abacus").next_event("naufragium").at(PLOTS, RevealEvent())
    assert sea.discarded() == ["abacus"]


@rule("AR-12.7")
def test_construction_action_and_income_as_usual() -> None:
    scene = emperor().own(1, denarii=5, partisans=2).construction()
    scene.play("1 build politics")
    scene.play("1 place politics", "1 with bonus")
    assert scene.columned() == "1 1"
    assert scene.waits() == "income_choose 1"
    scene.play("1 tax")
    assert scene.s.round == 3


@rule("AR-12.8")
def test_commons_stages_and_medals_as_usual() -> None:
    scene = emperor().own(1, denarii=13, glory=4, base=2).tiles("africa", religion=2).construction()
    scene.play("1 build religion")
    assert scene.holder("religion") == 1
    assert scene.value(1, "partisans") == 2
    scene.play("1 place religion", "1 raise base")
    assert scene.common_of(1) == ["gold", "own"]


@rule("AR-12.9", "AR-12.17", "AR-12.18")
def test_tasks_are_counted_and_make_the_rank() -> None:
    ranks = []
    for n in range(8):
        scene = emperor()
        scene.own(1, glory=51 if n > 0 else 50)
        for kind in ("military", "politics", "religion")[: 3 if n > 1 else 2]:
            scene.medal(kind, 1)
        scene.own(1, epirus=2, macedonia=3 if n > 2 else 2)
        scene.column("1 1 1 1" if n > 3 else "1 1 1")
        scene.sets(1, *("tools", "weapons")[: 2 if n > 4 else 1])
        scene.common(1, base="gold", upper="gold" if n > 5 else "")
        scene.quest(1, "gold_of_the_gods", *(("princeps_senatus",) if n > 6 else ("great_merchant",) if n <= 4 else ()))
        scene.ends()
        assert len(tasks(scene)) == n
        ranks.append(outcome(scene.s).result)
    assert ranks == [*["citizen"] * 4, "praetor", "praetor", "imperator", "child_of_jupiter"]
    assert score(emperor().own(1, glory=90, denarii=0).ends().s).totals == (90,)
    assert outcome(emperor().own(1, glory=90).ends().s).result == "citizen"  # the score alone makes no rank


@rule("AR-12.10")
def test_task_fifty_one_on_the_track() -> None:
    assert tasks(emperor().own(1, glory=50, denarii=40).ends()) == []
    assert tasks(emperor().own(1, glory=51).ends()) == ["glory_51"]


@rule("AR-12.11")
def test_task_three_medals() -> None:
    two = emperor().medal("military", 1).medal("politics", 1)
    assert tasks(two) == []
    assert tasks(two.medal("commerce", 1)) == ["medals_3"]


@rule("AR-12.12")
def test_task_two_regions() -> None:
    assert tasks(emperor().own(1, epirus=2, macedonia=2)) == []
    assert tasks(emperor().own(1, epirus=2, macedonia=3)) == ["regions_2"]


@rule("AR-12.13")
def test_task_four_votes() -> None:
    assert tasks(emperor().column("1 1 1")) == []
    assert tasks(emperor().column("1 1 1 1")) == ["votes_4"]


@rule("AR-12.14")
def test_task_two_sets() -> None:
    assert tasks(emperor().sets(1, "tools")) == []
    assert tasks(emperor().sets(1, "tools", "tools")) == ["sets_2"]


@rule("AR-12.15")
def test_task_a_finished_pantheon() -> None:
    assert tasks(emperor().common(1, base="gold").own(1, upper=3)) == []
    assert tasks(emperor().common(1, base="gold", upper="silver")) == ["pantheon"]


@rule("AR-12.16")
def test_task_two_quests() -> None:
    scene = emperor().quest(1, "gold_of_the_gods", "all_fronts").common(1, base="gold")
    assert tasks(scene) == []
    assert tasks(scene.own(1, epirus=1, macedonia=1, thrace=1)) == ["quests_2"]


@rule("AR-12.19")
def test_plot_cards_are_for_sets_and_sale() -> None:
    scene = emperor().hand(1, "pugio pilum scutum").construction()
    assert scene.offers(1)[:5] == ["done", "sell pugio", "sell scutum", "sell pilum", "set weapons"]
