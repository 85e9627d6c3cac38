"""Nobody is asked where all can see that there is nothing to do but to let it go by; the answer is in the record."""

from __future__ import annotations

from collections.abc import Callable

from tabularium.games.age_of_rome.steps.income import EndIncome
from tabularium.games.age_of_rome.steps.plots import PlotChoose
from tabularium.kernel.moves import DONE
from tests.games.age_of_rome.scenario import BOX, Scene

ASKED = -1


def formality(scene: Scene, seat: int) -> int:
    step = scene.s.agenda[-1]
    assert step.open_formality
    return step.formality(scene.s, seat - 1)


def at_the_end(scene: Scene) -> Scene:
    return scene.only(EndIncome(0))


def test_who_could_not_build_with_all_cards_sold_is_not_asked() -> None:
    cheapest = min(BOX.cost)
    assert cheapest == 3
    assert BOX.sale_price == 1
    assert formality(Scene().own(1, denarii=0).hand(1, "abacus sundial").construction(), 1) == DONE
    assert formality(Scene().own(1, denarii=1).hand(1, "abacus sundial").construction(), 1) == ASKED
    assert formality(Scene().own(1, denarii=3).construction(), 1) == ASKED


def test_who_has_no_plot_to_activate_is_asked_only_where_a_plot_threatens() -> None:
    calm = Scene().hand(1, "abacus").plots()
    assert isinstance(calm.s.agenda[-1], PlotChoose)
    assert formality(calm, 1) == DONE
    assert formality(Scene().hand(1, "abacus").plot("africa", 2).plots(), 1) == ASKED


def test_the_last_moment_of_a_turn_is_asked_in_the_last_round_and_of_who_can_buy_glory() -> None:
    scene = Scene().hand(1, "abacus").only(EndIncome(0))
    assert formality(scene, 1) == DONE
    scene.s.round = BOX.rounds
    assert formality(scene, 1) == ASKED
    rich = Scene().hand(1, "abacus").own(1, denarii=20).medal("religion", 1).only(EndIncome(0))
    assert formality(rich, 1) == ASKED


def test_what_others_may_not_know_decides_nothing_of_it() -> None:
    """Other cards of the same number lead to the same answer."""
    steps: dict[str, Callable[[Scene], Scene]] = {
        "construction": Scene.construction,
        "plots": Scene.plots,
        "end": at_the_end,
    }
    for reach in steps.values():
        scenes = [reach(Scene().own(1, denarii=0).hand(1, cards)) for cards in ("abacus", "sundial", "circinus")]
        assert {formality(scene, 1) for scene in scenes} == {DONE}
