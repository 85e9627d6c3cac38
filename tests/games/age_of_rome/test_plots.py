"""Activating Plots."""

from __future__ import annotations

from collections.abc import Callable

from tabularium.games.age_of_rome.game import GAME
from tabularium.kernel.presentation import Presenter
from tests.games.age_of_rome.scenario import Scene
from tests.marks import rule

ANTONIUS = ("marcus_antonius", "junia_secunda", "gaius_octavius", "livia_drusilla")
FULVIA = ("fulvia", "junia_secunda", "gaius_octavius", "livia_drusilla")
LEPIDUS = ("aemilius_lepidus", "junia_secunda", "gaius_octavius", "livia_drusilla")
JUNIA = ("junia_secunda", "gaius_octavius", "livia_drusilla", "marcus_antonius")
OCTAVIUS = ("gaius_octavius", "junia_secunda", "livia_drusilla", "marcus_antonius")
LIVIA = ("livia_drusilla", "junia_secunda", "gaius_octavius", "marcus_antonius")


def plotting(characters: tuple[str, ...] = JUNIA, round: int = 3) -> Scene:
    """Seat 1 has a Plot in Gaul, which faces seat 2."""
    return Scene(4, characters, round).plot("gaul", 1)


@rule("AR-4.1")
def test_no_plot_is_activated_in_round_one() -> None:
    scene = plotting(round=1).hand(1, "abacus").next_event("metalla").round_starts()
    assert scene.waits() == "build_choose 1"
    scene = plotting(round=2).hand(1, "abacus").next_event("metalla").round_starts()
    assert scene.waits() == "plot_choose 1"


@rule("AR-4.2", "AR-4.10")
def test_any_number_of_plots_once_a_round_and_what_is_left_stays() -> None:
    scene = plotting().plot("spain", 1).plot("italy", 1).own(2, glory=5).own(3, glory=5).own(4, glory=5).plots()
    scene.play("1 activate gaul", "1 effect calumny", "1 activate spain", "1 effect calumny")
    assert scene.values("glory")[1:3] == [4, 4]
    scene.hand(1, "abacus").vendetta(1, "...x")
    scene.play("1 done")
    assert scene.waits() != "plot_choose 1"
    assert scene.plots_in("italy") == ["1", ".", "."]
    scene.vendetta(3, "..xx").turned(3)  # counter-clockwise: Italy now faces seat 3
    scene.plots().play("1 activate italy", "1 effect calumny", "1 close")
    assert scene.value(3, "glory") == 3


@rule("AR-4.3")
def test_the_target_is_whom_the_province_faces() -> None:
    scene = plotting().turned(1).own(3, glory=5).plots()  # Gaul now faces seat 3
    scene.play("1 activate gaul", "1 effect calumny")
    assert scene.values("glory") == [2, 3, 4, 1]


@rule("AR-4.4")
def test_not_in_front_of_oneself_nor_of_nobody() -> None:
    scene = plotting().turned(3).hand(1, "abacus").plots()
    assert scene.refusal("1 activate gaul") == "AR-4.4"
    scene = Scene(3, JUNIA, 3).plot("italy", 1).hand(1, "abacus").plots()
    assert scene.refusal("1 activate italy") == "AR-4.4"


@rule("AR-4.5")
def test_a_marker_to_pay_and_a_slot_to_lay_it_on() -> None:
    scene = plotting().hand(1, "abacus").vendetta(1, "....").plots()
    assert scene.refusal("1 activate gaul") == "AR-4.5"
    scene = plotting().hand(1, "abacus").vendetta(2, "xxxx").plots()
    assert scene.refusal("1 activate gaul") == "AR-4.5"


@rule("AR-4.6")
def test_one_effect_must_be_usable() -> None:
    scene = plotting().hand(1, "abacus").own(2, glory=1).plots()
    assert scene.refusal("1 activate gaul") == "AR-4.6"
    assert scene.track(1) == "..xx"


@rule("AR-4.7", "AR-4.8")
def test_the_leftmost_marker_goes_to_the_rightmost_empty_slot() -> None:
    scene = plotting().vendetta(1, ".x.x").vendetta(2, ".x.x").plots()
    assert scene.bonuses(1) == ["politics", "commerce"]
    assert scene.bonuses(2) == ["military", "commerce"]
    scene.play("1 activate gaul", "1 effect calumny")
    assert (scene.track(1), scene.track(2)) == ("...x", ".xxx")
    assert scene.bonuses(2) == ["commerce"]  # Octavius: commerce, none, military, politics


@rule("AR-4.9", "AR-4.2")
def test_an_activated_plot_is_flipped_and_keeps_its_slot() -> None:
    scene = plotting().hand(1, "abacus").plots()
    scene.play("1 activate gaul", "1 effect calumny", "1 close")
    assert scene.plots_in("gaul") == ["1*", ".", "."]
    assert scene.refusal("1 activate gaul") == "AR-4.9"
    assert scene.refusal("1 activate italy") == "AR-4.2"  # there never was one


def why(scene: Scene, lang: str = "en") -> dict[str, str]:
    """What seat 1 is told of each greyed move: only the values, after the sentence of the rule."""
    presenter = Presenter(GAME, lang, ("Livia", "Octavie", "Aulus", "Cinna"))
    rules = GAME.rules
    greyed = presenter.greyed(scene.live.view(0))
    return {move.notation: move.sentence.removeprefix(rules.sentence(move.rule, lang)).strip() for move in greyed}


@rule("AR-4.4", "AR-4.5", "AR-4.6")
def test_why_a_plot_cannot_be_activated() -> None:
    scene = plotting().plot("spain", 1).plot("africa", 1).vendetta(2, "xxxx").own(3, glory=1).hand(1, "abacus").plots()
    assert why(scene) == {
        "activate africa": "Africa faces you now.",
        "activate gaul": "You have 2 Vendetta markers to pay with; Octavie has no empty slot.",
        "activate spain": "None of your three effects can touch Aulus now.",
        "set tools": "You have 1 card that fits (Tools); 3 are needed.",
    }
    assert why(scene, "fr")["activate gaul"] == (
        "Vous avez 2 marqueurs Vendetta pour payer\u00a0; chez Octavie, aucun emplacement n’est vide."
    )


NO_ELEMENT = "Octavie has no such element in an unfinished level."
ONE_LEGION = "Octavie has only 1 Legion in the Regions."


@rule("AR-4.14", "AR-4.15", "AR-4.16", "AR-4.18", "AR-4.19", "AR-4.20", "AR-4.21", "AR-4.23", "AR-4.24")
def test_why_an_effect_cannot_be_used() -> None:
    """Each of the six characters against somebody on 1 Glory with nothing but one Legion or one Vote, or nothing."""
    bare = {"effect calumny": "Octavie has only 1 Glory.", "effect degradation": NO_ELEMENT}

    def told(characters: tuple[str, ...], ready: Callable[[Scene], Scene]) -> dict[str, str]:
        """With one effect usable before the Plot was named, and not any more now."""
        scene = ready(plotting(characters).own(2, glory=2, epirus=0)).plots().play("1 activate gaul")
        scene.own(2, glory=1)
        return why(scene)

    assert told(ANTONIUS, lambda scene: scene) == bare | {"effect apostasy": "Octavie has no Legion in the Regions."}
    assert told(FULVIA, lambda scene: scene.own(2, epirus=1)) == bare | {"effect deceit": ONE_LEGION}
    assert told(LEPIDUS, lambda scene: scene) == bare | {"effect second_vote": "Octavie has no Vote in the Column."}
    assert told(JUNIA, lambda scene: scene) == bare | {"effect null_vote": "Octavie has no Vote in the Column."}
    assert told(OCTAVIUS, lambda scene: scene) == bare | {"effect forced_sale": "Octavie holds no Trade card."}
    full = "sundial circinus falx spatha olicula"
    hands: Callable[[Scene], Scene] = lambda scene: scene.hand(1, full).hand(2, "torc")  # noqa: E731
    assert told(LIVIA, hands) == bare | {"effect customs_duties": "Your hand is full: 5 cards."}


@rule("AR-4.11")
def test_one_of_the_three_effects_and_the_same_again() -> None:
    scene = plotting().plot("gaul", 1).own(2, glory=9).plots()
    scene.play("1 activate gaul")
    assert scene.refusal("1 effect apostasy") == "AR-4.11"
    scene.play("1 effect calumny", "1 activate gaul", "1 effect calumny")
    assert scene.value(2, "glory") == 7


@rule("AR-4.12")
def test_effect_then_vendetta_then_windows_then_details() -> None:
    scene = plotting().hand(1, "pugio").hand(2, "scutum").column("2 2").plots()
    scene.play("1 activate gaul")
    assert scene.track(1) == "..xx"  # nothing is paid before the effect is named
    scene.play("1 effect null_vote")
    assert scene.track(1) == "...x"
    assert scene.waits() == "trade_window 1"
    scene.play("1 close")
    assert scene.waits() == "trade_window 2"
    scene.play("2 close")
    assert scene.waits() == "plot_vote 1"


@rule("AR-4.13")
def test_a_plot_that_became_impossible_does_nothing_and_stays_paid() -> None:
    scene = plotting(OCTAVIUS).hand(2, "stola").plots()
    scene.play("1 activate gaul", "1 effect forced_sale", "2 play stola")
    assert scene.value(1, "denarii") == 5  # no card left to discard, no Denarii for it
    assert "fizzled" in scene.tellings()
    assert scene.track(1) == "...x"
    assert scene.plots_in("gaul") == ["1*", ".", "."]


@rule("AR-4.14")
def test_calumny() -> None:
    scene = plotting().own(2, base=1).plots().play("1 activate gaul", "1 effect calumny")
    assert scene.value(2, "glory") == 2
    scene = plotting().own(2, base=1, glory=1).plots().play("1 activate gaul")
    assert scene.refusal("1 effect calumny") == "AR-4.14"


@rule("AR-4.15")
def test_degradation_takes_an_own_element_of_an_unfinished_level() -> None:
    scene = plotting().own(2, base=1, upper=2).plots()
    scene.play("1 activate gaul", "1 effect degradation")
    assert scene.offers(1) == ["topple base", "topple upper"]
    scene.play("1 topple upper")
    assert (scene.value(2, "base"), scene.value(2, "upper")) == (1, 1)
    scene = plotting().common(2, base="gold").plots().play("1 activate gaul")
    assert scene.refusal("1 effect degradation") == "AR-4.15"


@rule("AR-4.16")
def test_apostasy_sends_a_legion_home_and_may_take_its_place() -> None:
    scene = plotting(ANTONIUS).own(2, epirus=1, thrace=1, legions=3).plots()
    scene.play("1 activate gaul", "1 effect apostasy")
    assert scene.offers(1) == ["expel epirus", "expel thrace"]
    scene.play("1 expel thrace", "1 replace")
    assert (scene.value(2, "thrace"), scene.value(2, "legions")) == (0, 4)
    assert (scene.value(1, "thrace"), scene.value(1, "legions")) == (1, 6)
    alone = plotting(ANTONIUS).own(2, epirus=1).own(1, legions=0).plots()
    alone.play("1 activate gaul", "1 effect apostasy")
    assert alone.value(2, "epirus") == 0  # one Region, no own Legion: nothing is asked
    assert alone.value(1, "epirus") == 0
    none = plotting(ANTONIUS).plots().play("1 activate gaul")
    assert none.refusal("1 effect apostasy") == "AR-4.16"


@rule("AR-4.17")
def test_deceit_moves_two_legions_to_one_region() -> None:
    scene = plotting(FULVIA).own(2, epirus=2, macedonia=1).plots()
    scene.play("1 activate gaul", "1 effect deceit")
    assert scene.offers(1) == ["legions epirus epirus", "legions epirus macedonia"]
    scene.play("1 legions epirus epirus")
    assert scene.refusal("1 to epirus") == "AR-4.17"
    scene.play("1 to thrace")
    assert [scene.value(2, region) for region in ("epirus", "macedonia", "thrace")] == [0, 1, 2]
    other = plotting(FULVIA).own(2, epirus=1, macedonia=1).plots()
    other.play("1 activate gaul", "1 effect deceit", "1 to epirus")  # one of them stays
    assert [other.value(2, region) for region in ("epirus", "macedonia", "thrace")] == [2, 0, 0]


@rule("AR-4.18")
def test_deceit_needs_two_legions() -> None:
    scene = plotting(FULVIA).own(2, epirus=1).plots().play("1 activate gaul")
    assert scene.refusal("1 effect deceit") == "AR-4.18"


@rule("AR-4.19")
def test_second_vote_takes_any_vote_and_then_places_on_top() -> None:
    scene = plotting(LEPIDUS).column("2 3 2 3").plots()
    scene.play("1 activate gaul", "1 effect second_vote")
    assert scene.offers(1) == ["strike 1", "strike 3"]
    scene.play("1 strike 1")
    assert scene.columned() == "3 2 3 1"
    assert scene.value(2, "votes") == 4  # 5, two in the Column, one came back
    none = plotting(LEPIDUS).column("1 3").plots().play("1 activate gaul")
    assert none.refusal("1 effect second_vote") == "AR-4.19"  # the target has no Vote there


@rule("AR-4.20")
def test_second_vote_needs_an_own_vote() -> None:
    scene = plotting(LEPIDUS).own(1, votes=0).column("2").plots().play("1 activate gaul")
    assert scene.refusal("1 effect second_vote") == "AR-4.20"


@rule("AR-4.21")
def test_null_vote_gives_a_glory() -> None:
    scene = plotting().column("2 3").plots().play("1 activate gaul", "1 effect null_vote")
    assert scene.columned() == "3"
    assert scene.value(1, "glory") == 3
    assert scene.value(2, "votes") == 4
    none = plotting().column("1 3").plots().play("1 activate gaul")
    assert none.refusal("1 effect null_vote") == "AR-4.21"


@rule("AR-4.22")
def test_forced_sale_discards_a_random_card_for_two_denarii() -> None:
    scene = plotting(OCTAVIUS).hand(2, "abacus trabea").dice(1).plots()
    scene.play("1 activate gaul", "1 effect forced_sale", "2 close")
    assert scene.discarded() == ["trabea"]
    assert scene.cards(2) == ["abacus"]
    assert scene.value(1, "denarii") == 7


@rule("AR-4.23")
def test_customs_duties_take_a_random_card_if_there_is_room() -> None:
    scene = plotting(LIVIA).hand(2, "abacus trabea").dice(0).plots()
    scene.play("1 activate gaul", "1 effect customs_duties", "2 close")
    assert scene.cards(1) == ["abacus"]
    assert scene.cards(2) == ["trabea"]
    full = plotting(LIVIA).hand(2, "abacus").hand(1, "sundial sundial circinus circinus falx").plots()
    full.play("1 activate gaul")
    assert full.refusal("1 effect customs_duties") == "AR-4.23"


@rule("AR-4.24")
def test_the_anchor_is_no_trade_card() -> None:
    scene = plotting(OCTAVIUS).own(2, anchor=1).plots().play("1 activate gaul")
    assert scene.refusal("1 effect forced_sale") == "AR-4.24"
    scene = plotting(LIVIA).own(2, anchor=1).plots().play("1 activate gaul")
    assert scene.refusal("1 effect customs_duties") == "AR-4.24"


@rule("AR-4.25")
def test_sets_are_safe() -> None:
    scene = plotting(OCTAVIUS).sets(2, "tools").plots().play("1 activate gaul")
    assert "effect forced_sale" not in scene.offers(1)


@rule("AR-4.26")
def test_placing_may_make_a_majority_and_taking_never_does() -> None:
    scene = plotting(LEPIDUS).own(1, glory=1).column("1 1 2 1").plots()
    scene.play("1 activate gaul", "1 effect second_vote")
    assert scene.columned() == "1 1 1 1"
    assert scene.value(1, "glory") == 3
    assert scene.tellings().count("majority") == 1
    null = Scene(3, ("gaius_octavius", "livia_drusilla", "junia_secunda"), 3).plot("gaul", 3).column("3 3 2 3").plots(3)
    null.play("3 activate gaul", "3 effect null_vote")
    assert null.columned() == "3 3 3"
    assert "majority" not in null.tellings()


@rule("AR-4.16", "AR-4.17", "AR-4.19", "AR-4.21")
def test_details_that_are_not_there_are_refused_with_the_rule_of_their_effect() -> None:
    home = plotting(ANTONIUS).own(2, epirus=1, thrace=1).plots().play("1 activate gaul", "1 effect apostasy")
    assert home.refusal("1 expel macedonia") == "AR-4.16"
    assert home.refusal("1 strike 1") == "not-now"
    moved = plotting(FULVIA).own(2, epirus=1, macedonia=2).plots().play("1 activate gaul", "1 effect deceit")
    assert moved.refusal("1 legions epirus epirus") == "AR-4.17"
    second = plotting(LEPIDUS).column("2 3 2").plots().play("1 activate gaul", "1 effect second_vote")
    assert second.refusal("1 strike 2") == "AR-4.19"
    null = plotting(JUNIA).column("2 3 2").plots().play("1 activate gaul", "1 effect null_vote")
    assert null.refusal("1 strike 2") == "AR-4.21"
