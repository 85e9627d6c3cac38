"""The worked examples of the rulebook, with its numbers. Laurent, Anaïs, Cédric and Damien are seats 1, 2, 3 and 4."""

from __future__ import annotations

import pytest

from tabularium.games.age_of_rome.effects import gain_glory
from tabularium.games.age_of_rome.scoring import outcome, points
from tabularium.games.age_of_rome.state import INCOME, PLOTS, POSITION, WIDTH, population
from tabularium.games.age_of_rome.steps.income import IncomeChoose
from tabularium.games.age_of_rome.steps.plots import PlotChoose
from tests.games.age_of_rome.scenario import BOX, Scene
from tests.marks import example

L, A, C, D = 1, 2, 3, 4


@example("AR-EX1")
def test_marcus_antonius_is_set_up() -> None:
    scene = Scene(characters=("marcus_antonius", "junia_secunda", "gaius_octavius", "livia_drusilla"))
    assert (scene.value(L, "legions"), scene.value(L, "legions_out")) == (7, 0)
    assert (scene.value(L, "votes"), scene.value(L, "votes_out")) == (4, 1)
    assert scene.value(L, "partisans") == 1
    assert (scene.value(L, "denarii"), scene.value(L, "glory")) == (7, 1)
    assert scene.track(L) == "..xx"
    assert scene.value(L, "anchor") == 1


@example("AR-EX2a")
def test_a_stage_comes_down_to_the_player_behind() -> None:
    scene = Scene().glory(11, 11, 1, 1)
    gain_glory(scene.s, 0, 1)
    assert scene.values("partisans") == [2, 2, 1, 1]
    assert scene.s.stages[1] == 10


@example("AR-EX2b")
def test_two_players_behind_claim_together() -> None:
    scene = Scene().glory(11, 11, 11, 1)
    gain_glory(scene.s, 0, 1)
    assert scene.values("partisans") == [2, 2, 2, 1]
    assert scene.s.stages[1] == 9


@example("AR-EX3")
def test_a_partisan_is_kept() -> None:
    scene = Scene().own(A, glory=4)
    gain_glory(scene.s, 1, 3)
    assert (scene.value(A, "glory"), scene.value(A, "partisans")) == (7, 2)
    scene.tiles("gaul", military=3, politics=1).only_taxes(A).play("2 tax double")  # Population 5 costs 4
    assert (scene.value(A, "glory"), scene.value(A, "partisans")) == (3, 2)
    gain_glory(scene.s, 1, 3)
    assert (scene.value(A, "glory"), scene.value(A, "partisans")) == (6, 2)


@example("AR-EX4")
def test_a_plot_moves_vendetta_and_bonuses() -> None:
    scene = Scene(4, ("marcus_antonius", "junia_secunda", "aemilius_lepidus", "livia_drusilla"), 3)
    scene.plot("spain", L).plot("spain", A).plot("africa", D).vendetta(D, "....").own(C, base=1)
    assert (scene.bonuses(L), scene.bonuses(C)) == (["military"], ["politics"])
    scene.plots().play("1 activate spain", "1 effect degradation")
    assert scene.track(L) == "...x"
    assert scene.track(C) == "xxxx"
    assert scene.plots_in("spain") == ["1*", "2", "."]
    assert scene.value(C, "base") == 0
    assert scene.bonuses(L) == ["military", "politics"]
    assert scene.bonuses(C) == []
    scene.hand(A, "abacus").at(PLOTS, PlotChoose(1))
    assert scene.refusal("2 activate spain") == "AR-4.5"  # the track of C is full
    scene.hand(D, "trabea").at(PLOTS, PlotChoose(3))
    assert scene.refusal("4 activate africa") == "AR-4.5"  # D has nothing to pay with


@example("AR-EX5")
def test_a_temple_from_nothing_to_level_three() -> None:
    scene = Scene().own(1, denarii=24, glory=1).construction()
    steps = []
    for _ in range(3):
        scene.play("1 build religion")
        steps.append((scene.value(1, "denarii"), scene.value(1, "glory"), population(scene.s, 0)))
    assert steps == [(21, 3, 2), (13, 7, 3), (0, 13, 4)]
    assert scene.holder("religion") == 1


@example("AR-EX6")
@pytest.mark.parametrize(
    ("level", "workers", "answer"),
    [(1, 0, ""), (1, 1, "AR-6.5"), (2, 1, ""), (2, 2, "AR-6.5"), (3, 2, ""), (3, 3, "AR-6.5"), (0, 0, "AR-6.4")],
)
def test_partisans_on_a_building(level: int, workers: int, answer: str) -> None:
    scene = (
        Scene().own(1, partisans=5, bonus_used=1).tiles("africa", military=level).workers("africa", military=workers)
    )
    assert scene.action().refusal("1 place military") == answer


@example("AR-EX7")
def test_a_tie_in_macedonia() -> None:
    scene = Scene().own(L, macedonia=3).own(A, macedonia=3).own(C, macedonia=1)
    assert [scene.score(seat, "military") for seat in (L, A, C)] == [0, 0, 4]
    scene.medal("military", L)
    assert [scene.score(seat, "military") for seat in (L, A, C)] == [8, 4, 0]


@example("AR-EX8")
def test_one_legion_or_two() -> None:
    antonius = ("marcus_antonius", "gaius_octavius")
    scene = Scene(2, antonius).tiles("africa", military=1).action()
    scene.play("1 place military", "1 without bonus", "1 from board", "1 to epirus")
    assert scene.value(1, "legions") == 6
    scene = Scene(2, antonius).tiles("africa", military=1).action()
    scene.play("1 place military", "1 with bonus", "1 from board", "1 to epirus", "1 from board", "1 to epirus")
    assert scene.value(1, "legions") == 5


@example("AR-EX9")
def test_thrace_with_two_players() -> None:
    scene = Scene(2).own(1, thrace=3).own(2, thrace=1)
    assert [scene.score(seat, "military") for seat in (1, 2)] == [5, 3]


@example("AR-EX10")
def test_two_majorities_with_the_bonus() -> None:
    scene = Scene(4, ("livia_drusilla", "gaius_octavius", "junia_secunda", "marcus_antonius"))
    scene.own(C, glory=1, votes=4).column("1 3 3").tiles("spain", politics=1).own(C, votes=2).action(C)
    scene.play("3 place politics", "3 with bonus")
    assert scene.columned() == "1 3 3 3 3"
    assert scene.value(C, "glory") == 5


@example("AR-EX11")
def test_second_vote_makes_a_majority_by_placing_only() -> None:
    scene = Scene(4, ("junia_secunda", "gaius_octavius", "livia_drusilla", "aemilius_lepidus"), 3)
    scene.own(D, glory=1).column("4 4 2 4").own(D, votes=1).plot("gaul", D).plots(D)
    scene.play("4 activate gaul", "4 effect second_vote")
    assert scene.columned() == "4 4 4 4"
    assert scene.tellings().count("majority") == 1
    assert scene.value(D, "glory") == 3


@example("AR-EX12")
def test_a_full_column() -> None:
    scene = Scene(2).own(1, glory=1).column("1 1 2 1 1").own(1, votes=1).tiles("africa", politics=1).action()
    scene.play("1 place politics", "1 with bonus")
    assert scene.columned() == "2 1 1 1 1"
    assert scene.value(1, "votes") == 1
    assert scene.value(1, "glory") == 5


@example("AR-EX13")
def test_sundial_circinus_and_the_lighthouse() -> None:
    scene = Scene(2, ("gaius_octavius", "junia_secunda")).own(1, anchor=1).hand(1, "sundial falx falx abacus")
    scene.deck("circinus spatha torc").tiles("africa", commerce=1).action()
    sizes = []
    for move in ("1 place commerce", "1 with bonus", "1 play sundial", "1 play circinus", "1 close"):
        scene.play(move)
        sizes.append(len(scene.cards(1)) + scene.value(1, "anchor"))
    assert sizes == [5, 5, 5, 3, 5]
    assert scene.discarded() == ["sundial", "circinus"]
    assert scene.cards(1) == ["abacus", "falx", "falx", "spatha", "torc"]


@example("AR-EX14")
def test_bulla_a_set_and_a_late_card() -> None:
    scene = Scene(2, ("gaius_octavius", "junia_secunda")).hand(1, "bulla falx falx abacus").own(1, partisans=2)
    scene.deck("spatha sundial olicula torc").tiles("africa", commerce=1).action()
    scene.play("1 place commerce", "1 with bonus", "1 play bulla")
    assert len(scene.cards(1)) == 5
    scene.play("1 set tools", "1 lay falx falx abacus")
    assert scene.cards(1) == ["spatha", "sundial"]
    scene.play("1 close")
    assert scene.cards(1) == ["olicula", "spatha", "sundial", "torc"]
    assert scene.waits() == "partisan_place 2"  # no window for the Olicula any more


@example("AR-EX15")
@pytest.mark.parametrize("bonus", [False, True])
def test_bracelets_bulla_and_spatha(bonus: bool) -> None:
    scene = Scene(2, ("marcus_antonius", "junia_secunda")).own(
        1, legions=1, legions_out=1, epirus=2, macedonia=3, anchor=0
    )
    scene.hand(1, "snake_bracelets").discard("bulla").deck("spatha torc").tiles("africa", military=1).action()
    scene.play("1 place military", "1 with bonus" if bonus else "1 without bonus")
    scene.play("1 play snake_bracelets")
    assert scene.discarded() == ["snake_bracelets"]
    scene.play("1 play bulla", "1 play spatha")
    assert (scene.value(1, "legions"), scene.value(1, "legions_out")) == (2, 0)
    scene.play("1 close", "1 from board", "1 to epirus")
    assert scene.value(1, "legions") == 1
    assert scene.waits() == ("legion_source 1" if bonus else "partisan_place 2")
    if bonus:
        scene.play("1 from board", "1 to macedonia")
        assert scene.value(1, "legions") == 0


@example("AR-EX16")
def test_degradation_and_a_finished_base() -> None:
    scene = Scene(2, round=3).common(2, base="gold").own(2, upper=2).plot("spain", 1).plots()
    scene.play("1 activate spain", "1 effect degradation")
    assert (scene.value(2, "base"), scene.value(2, "upper")) == (2, 1)


@example("AR-EX17")
def test_the_three_bonuses() -> None:
    scene = Scene(3, ("marcus_antonius", "gaius_octavius", "junia_secunda")).own(1, thrace=1)
    scene.tiles("africa", military=1).tiles("gaul", commerce=1).tiles("spain", politics=1).action()
    scene.play("1 place military", "1 with bonus", "1 from board", "1 to macedonia", "1 from thrace", "1 to epirus")
    assert [scene.value(1, region) for region in ("epirus", "macedonia", "thrace")] == [1, 1, 0]
    scene.play("2 place commerce", "2 with bonus")
    assert len(scene.cards(2)) == 2
    scene.play("3 place politics", "3 with bonus")
    assert scene.columned() == "3 3"


@example("AR-EX18")
def test_four_players_take_income() -> None:
    scene = Scene().own(L, glory=1, denarii=2).own(C, glory=3, denarii=1).own(A, glory=7, denarii=3)
    scene.own(D, glory=5, denarii=10).tiles("africa", military=2).tiles("gaul", military=2)
    scene.tiles("spain", military=3, politics=2).tiles("italy", military=3, politics=1)
    # in the example Cédric faces Gaul and Anaïs Spain
    order = {L: "africa", C: "gaul", A: "spain", D: "italy"}
    for seat, province in order.items():
        scene.s.own[(seat - 1) * WIDTH + POSITION] = BOX.provinces.index(province)
    scene.hand(L, "sundial").hand(D, "sundial")
    scene.at(INCOME, IncomeChoose(0), IncomeChoose(2), IncomeChoose(1), IncomeChoose(3))
    assert scene.refusal("1 tax double") == "AR-9.4"
    scene.play("1 tax", "1 done", "3 tax double", "2 tax double", "4 tax")
    assert scene.value(C, "glory") == 1
    assert (scene.value(L, "denarii"), scene.value(L, "glory")) == (5, 1)
    assert scene.value(C, "denarii") == 7
    assert (scene.value(A, "denarii"), scene.value(A, "glory")) == (15, 3)
    assert (scene.value(D, "denarii"), scene.value(D, "glory")) == (15, 5)
    assert BOX.penalty[5] == 4


@example("AR-EX19")
def test_reading_the_track() -> None:
    scene = Scene(2).glory(3, 31).ends()
    assert [scene.score(seat, "glory_track") for seat in (1, 2)] == [3, 31]


def military_of_the_final_example() -> Scene:
    scene = Scene().own(A, epirus=1, macedonia=1).own(D, epirus=1, thrace=1).medal("military", D)
    return scene.own(L, macedonia=2, thrace=2).own(A, macedonia=2).own(C, macedonia=1, thrace=3)


@example("AR-EX20")
def test_military_scoring() -> None:
    scene = military_of_the_final_example()
    assert [scene.score(seat, "military") for seat in (L, C, A, D)] == [5, 14, 2, 8]


@example("AR-EX21")
def test_the_final_scoring() -> None:
    scene = military_of_the_final_example().glory(29, 27, 26, 23)
    # politics 2, 3, 6 and 6 are the whole Column of 1, 2, 3, 5 and 6: bottom and fourth are Damien's
    scene.column("4 1 3 4 2")
    scene.medal("commerce", C).hand(C, "spatha bulla torc").construction(C).play("3 set weapons")
    scene.hand(C, "olicula bulla quaestor_chest").sets(A, "weapons").sets(D, "jewels")
    scene.own(L, base=1).common(A, base="silver").own(A, upper=1)
    scene.common(C, base="gold", upper="bronze").common(D, base="bronze").own(D, upper=3)
    scene.quest(C, "conqueror").quest(D, "most_decorated").quest(L, "legate").quest(A, "jeweller")
    scene.own(L, denarii=12).own(C, denarii=3).own(A, denarii=6).own(D, denarii=10).medal("religion", A)
    scene.ends()
    assert points(scene.s, 0) == (29, 5, 2, 0, 1, 0, 3)
    assert points(scene.s, 2) == (26, 14, 3, 9, 11, 3, 0)
    assert points(scene.s, 1) == (27, 2, 6, 4, 6, 0, 2)
    assert points(scene.s, 3) == (23, 8, 6, 6, 7, 6, 2)
    assert [sum(points(scene.s, seat)) for seat in range(4)] == [40, 47, 66, 58]
    assert outcome(scene.s).winners == (2,)


@example("AR-EX22")
def test_a_castle_accepted_and_a_lighthouse_refused() -> None:
    def castle(token: str) -> Scene:
        scene = Scene(2, spies="yes").own(1, denarii=5, glory=1).own(2, denarii=0, glory=1)
        scene.tiles("spain", military=3).tiles("africa", commerce=1).diplomacy()
        return scene.play("1 envoy spain military", f"1 token {token}", "1 offer 5", "2 accept")

    ally = castle("alliance")
    assert ally.values("denarii") == [0, 5]
    assert ally.values("glory") == [4, 4]
    spy = castle("spy").play("1 spy glory")
    assert spy.values("glory") == [4, 1]
    act = castle("spy").play("1 spy action", "1 from board", "1 to thrace")
    assert act.value(1, "thrace") == 1
    for token, left in (("alliance", 5), ("spy", 2)):
        scene = castle("alliance").play("2 envoy africa commerce", f"2 token {token}", "2 offer 3", "1 refuse")
        assert scene.values("denarii") == [0, left]


@example("AR-EX23")
def test_levels_plus_one() -> None:
    assert population(Scene().tiles("gaul", military=2, religion=1, agriculture=1).s, 1) == 5


@example("AR-EX24")
def test_nine_harvests() -> None:
    harvests = []
    for round in range(1, 10):
        scene = Scene(2, round=round).own(1, denarii=0, partisans=2).own(2, placed=1).tiles("africa", agriculture=1)
        harvests.append(scene.action().play("1 place agriculture").value(1, "denarii"))
    assert harvests == [1, 1, 2, 2, 3, 3, 4, 4, 5]
