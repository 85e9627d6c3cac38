"""What a person reads: board, panels, prompts, refusals, in both languages."""

from __future__ import annotations

import pytest

from tabularium.games.age_of_rome.game import GAME
from tabularium.kernel.presentation import Page, Presenter
from tabularium.kernel.refusals import NothingToUndo
from tabularium.kernel.state import SPECTATOR
from tests.games.age_of_rome.scenario import Scene
from tests.marks import rule


def page(scene: Scene, lang: str = "en", viewer: int = 0) -> Page:
    return Presenter(GAME, lang, ("Livia", "Marcus", "Gaius")[: scene.s.seats]).page(scene.live.view(viewer))


def test_the_own_province_shows_prices_and_the_others_what_stands_there() -> None:
    scene = Scene(3).tiles("africa", religion=1).tiles("gaul", military=3, politics=1).plot("gaul", 1).construction()
    text = page(scene).board
    assert "Africa, facing Livia (First player marker): Population 2 | Double Taxation costs 2 Glory" in text
    assert "Temple I: next level 8 Denarii, +4 Glory, 3 left" in text
    assert "    Castle III\n    Curia I\n    Plots: Livia | free | free" in text
    french = page(scene, "fr").board
    assert "Temple I\u00a0: niveau suivant 8 Denarii, +4 points de Gloire, reste 3" in french
    assert "Italie, face à personne" in french


def test_only_the_viewer_reads_the_own_cards() -> None:
    scene = Scene(3).hand(1, "bulla").quest(1, "faction").construction()
    own = page(scene).board
    assert "Bulla: Jewels | when you place a Partisan: draw 2 Trade cards" in own
    assert "Faction: 5 Glory with 3 Votes in the Column | 0 of 3, now 0 Glory" in own
    for viewer in (1, SPECTATOR):
        assert "Bulla" not in page(scene, viewer=viewer).board
        assert "1 hidden" in dict(page(scene, viewer=viewer).panels[0].rows)["Quests"]


def test_prompts_in_two_voices() -> None:
    scene = Scene(3, ("junia_secunda", "gaius_octavius", "livia_drusilla"), 3).plot("gaul", 1).plots()
    scene.play("1 activate gaul")
    assert page(scene).prompt == "Your Plot in Gaul, against Marcus: which effect?"
    assert page(scene, "fr", 1).prompt == "Livia choisit l’effet d’un Complot contre Marcus."
    assert page(scene).where == "Round 3 of 9, Plots"
    assert page(scene, "fr").where == "Manche\u00a03\u00a0sur\u00a09, Complots"


def test_what_is_not_possible_is_greyed_with_its_numbers() -> None:
    scene = Scene(3).own(1, denarii=3).construction()
    greyed = {entry.notation: entry for entry in page(scene).greyed}
    assert greyed["build military"].rule == "AR-5.1"
    assert "Level 1 costs 4 Denarii; you have 3." in greyed["build military"].sentence
    french = {entry.notation: entry for entry in page(scene, "fr").greyed}
    assert "Le niveau 1 coûte 4 Denarii\u00a0; vous en avez 3." in french["build military"].sentence


def test_cassius_has_a_panel_and_a_name() -> None:
    scene = Scene(1, mode="cassius").construction()
    panels = page(scene).panels
    assert [panel.title for panel in panels] == ["Livia", "Cassius"]
    assert panels[1].seat == -1
    assert dict(panels[1].rows)["Glory"] == "4"


def test_the_end_shows_who_rules() -> None:
    scene = Scene(2).glory(61, 20).ends()
    presenter = Presenter(GAME, "en", ("Livia", "Marcus"))
    assert presenter.ending(GAME.outcome(scene.s)) == "Livia rules Rome."
    tied = Scene(2).glory(20, 20).ends()
    french = Presenter(GAME, "fr", ("Livia", "Marcus"))
    assert french.ending(GAME.outcome(tied.s)) == "Livia et Marcus règnent ensemble sur Rome, en co-empereurs."


def test_a_turn_can_be_taken_back_until_something_is_shown() -> None:
    scene = Scene(2).own(1, denarii=9).hand(1, "abacus").construction()
    scene.play("1 build religion", "1 close")
    scene.live.undo(0)
    scene.live.undo(0)
    assert scene.value(1, "denarii") == 9
    scene.play("1 sell abacus")
    with pytest.raises(NothingToUndo, match="barrier"):
        scene.live.undo(0)


def test_an_offer_says_what_it_costs_and_brings_and_sales_come_last() -> None:
    scene = Scene(2).own(1, denarii=14).hand(1, "abacus").tiles("africa", religion=2, military=1).construction()
    assert [choice.label for choice in page(scene).choices] == [
        "Build: Castle — level II, 9 Denarii, +4 Glory",
        "Build: Curia — level I, 5 Denarii, +3 Glory",
        "Build: Lighthouse — level I, 4 Denarii, +2 Glory",
        "Build: Temple — level III, 13 Denarii, +6 Glory and the Medal",
        "Build: Villa rustica — level I, 3 Denarii, +1 Glory",
        "Done",
        "Sell Abacus — +1 Denarius",
    ]
    taxed = Scene(2).own(1, glory=9).tiles("africa", religion=2, military=1).income()
    assert [choice.label for choice in page(taxed, "fr").choices] == [
        "Taxation normale — +4 Denarii",
        "Double Taxation — +8 Denarii, −3 points de Gloire",
    ]


def test_the_next_element_of_a_level_is_told() -> None:
    scene = Scene(2).own(1, base=2).tiles("africa", religion=1).action().play("1 place religion")
    assert [choice.label for choice in page(scene, "fr").choices] == [
        "La base — Or, 4 points de Gloire à la fin",
        "La partie supérieure — couleur du joueur, 1 point de Gloire à la fin",
    ]


def test_a_window_without_a_card_to_play_is_a_formality() -> None:
    """It is asked all the same: whoever answers for a person alone with bots says `close`."""
    scene = Scene(2).hand(1, "abacus").action().play("1 place colosseum")
    step = scene.s.agenda[-1]
    assert scene.waits() == "trade_window 1"
    assert GAME.notation().format(step.formality(scene.s, 0)) == "close"
    useful = Scene(2).hand(1, "bulla").action().play("1 place colosseum")
    assert useful.s.agenda[-1].formality(useful.s, 0) == -1
    assert Scene(2).hand(1, "abacus").construction().s.agenda[-1].formality(scene.s, 0) == -1


@rule("AR-12.2", "AR-12.9")
def test_alone_the_event_shows_wages_and_all_tasks_are_told() -> None:
    scene = Scene(1, ("junia_secunda",), event="metalla", mode="emperor").own(1, epirus=2, macedonia=3).construction()
    text = page(scene).board
    assert "Spanish Mines: alone, for each Partisan: +1 Denarius" in text
    assert "  2 defeated Regions: fulfilled now\n  4 Votes in the Column: 0 of 4\n" in text
    assert text.split("Tasks\n")[1].count(": 0 of ") == 5
    blow = Scene(1, ("junia_secunda",), event="caritas", mode="emperor", hard_times="yes").construction()
    assert "Dearth: most Denarii: −3 Denarii" in page(blow).board
