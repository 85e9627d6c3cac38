"""What a page shows of a game, to whom: the same contract for every screen."""

from __future__ import annotations

import pytest

from tabularium.games.nundinae.game import GAME
from tabularium.games.nundinae.steps import BID, GIVE
from tabularium.kernel.game import find_game
from tabularium.kernel.live import Live
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import IllegalMove
from tabularium.kernel.scores import Outcome
from tabularium.kernel.state import SPECTATOR, View
from tests.games.nundinae.scenario import Scene

NAMES = ["Livia", "Marcus", "Julia"]


def english() -> Presenter:
    return Presenter(GAME, "en", NAMES)


def french() -> Presenter:
    return Presenter(GAME, "fr", NAMES)


def bids() -> Scene:
    return Scene("as tribune", "denarius as", "sestertius", deck="as as as", gifts=True)


def gift() -> Scene:
    return bids().play("1 bid as; done", "2 bid denarius; done", "3 done")


@pytest.mark.parametrize(("lang", "titles"), [("en", ("I give back", "I keep")), ("fr", ("À rendre", "Je garde"))])
def test_a_game_may_name_the_two_lists_of_a_tray(lang: str, titles: tuple[str, str]) -> None:
    live = Live(find_game("age_of_rome"), 2, {}, 0, NAMES[:2])
    tray = Presenter(live.game, lang, NAMES[:2]).tray(live.view(0))
    assert tray is not None
    assert (tray.laid_title, tray.held_title) == titles
    own = french().tray(bids().live.view(0))
    assert own is not None
    assert (own.laid_title, own.held_title) == ("", "")  # the page has its usual words


def test_a_prompt_has_two_voices() -> None:
    live = gift().live
    assert english().prompt(live.view(1)) == "You won. Do you slip somebody a card before the vetoes?"
    assert english().prompt(live.view(0)) == "Marcus is deciding."
    live.play(1, "pass")
    asked = "Does a tribune of yours stop the purchase? A veto costs you the tribune, and nobody buys."
    assert english().prompt(live.view(0)) == asked
    assert english().prompt(live.view(1)) == "Livia may veto the purchase."
    assert english().prompt(live.view(SPECTATOR)) == "Livia may veto the purchase."
    assert french().prompt(live.view(1)) == "Livia peut opposer son veto."


def test_a_prompt_names_all_that_are_waited_for() -> None:
    scene = bids()
    assert english().prompt(scene.live.view(SPECTATOR)) == "Livia, Marcus and Julia are deciding."
    scene.play("2 done")
    assert english().prompt(scene.live.view(1)) == "Livia and Julia are deciding."


def test_choices_have_words_and_labels() -> None:
    choices = english().choices(gift().live.view(1))
    assert [(choice.notation, choice.label) for choice in choices] == [
        ("pass", "Pass"),
        ("give as 1", "Slip Livia your as"),
        ("give as 3", "Slip Julia your as"),
    ]
    assert [choice.label for choice in french().choices(gift().live.view(1))] == [
        "Passer",
        "Glisser à Livia\u00a0: as",
        "Glisser à Julia\u00a0: as",
    ]


def test_who_is_not_asked_has_no_choices() -> None:
    live = gift().live
    for viewer in (0, 2, SPECTATOR):
        assert english().choices(live.view(viewer)) == ()
        assert english().greyed(live.view(viewer)) == ()


def test_who_may_act_without_being_waited_for_has_choices() -> None:
    live = bids().play("1 done").live
    assert [choice.notation for choice in english().choices(live.view(0))] == ["reopen"]
    assert not english().page(live.view(0)).waits_for_me


def test_what_is_not_possible_is_greyed_with_its_rule() -> None:
    greyed = english().greyed(bids().live.view(0))
    assert [(move.notation, move.rule, move.sentence) for move in greyed] == [
        ("bid sestertius", "NU-2.2", "You have no sestertius in your hand."),
        ("bid denarius", "NU-2.2", "You have no denarius in your hand."),
        ("bid tribune", "NU-2.3", "A tribune cannot be bid."),
    ]
    assert french().greyed(bids().live.view(0))[2].sentence == "Un tribun ne se mise pas."


def test_a_refusal_is_said_in_the_language_of_the_reader() -> None:
    view = bids().live.view(0)
    assert french().refusal(view, IllegalMove("bid tribune", "NU-2.3", {})) == "Un tribun ne se mise pas."
    assert (
        english().refusal(view, IllegalMove("veto", "not-now", {}))
        == "This move does not answer the question being asked now."
    )


def test_an_event_is_told_as_far_as_the_reader_may_know() -> None:
    scene = gift()
    (event,) = scene.live.play(1, "give as 3")
    told = [english().event(scene.live.view(viewer), event, viewer) for viewer in (0, 1, 2, SPECTATOR)]
    assert told == [
        "Marcus slips Julia a card.",
        "Marcus slips Julia: as.",
        "Marcus slips Julia: as.",
        "Marcus slips Julia a card.",
    ]


def test_panels_show_backs_for_what_is_hidden() -> None:
    page = english().page(bids().live.view(0))
    assert [(panel.title, panel.seat, dict(panel.rows)["Hand"]) for panel in page.panels] == [
        ("Livia", 0, "as, tribune"),
        ("Marcus", 1, "hidden card, hidden card"),
        ("Julia", 2, "hidden card"),
    ]


def test_a_page_holds_it_all() -> None:
    page = english().page(bids().live.view(0))
    assert (page.where, page.waits_for_me) == ("Market day 1", True)
    assert page.board == "On sale: a ware worth 5. 23 cards in the deck."
    assert [choice.notation for choice in page.choices] == ["done", "bid as"]
    assert len(page.greyed) == 3
    assert page.sheet.totals == (0, 0, 0)  # hidden coins count nothing yet


def test_the_end_is_said() -> None:
    assert english().ending(Outcome((2, 1, 3))) == "Marcus wins."
    assert english().ending(Outcome((1, 1, 3))) == "Livia and Marcus share the victory."
    assert french().ending(Outcome((1, 1, 1))) == "Livia, Marcus et Julia se partagent la victoire."
    assert english().ending(Outcome((2,), "solo", "poor")) == "Fortuna laughed: you leave the market poor."


def test_over_is_over() -> None:
    scene = Scene("as", "as").play("1 done", "2 done", "1 done", "2 done")
    assert english().prompt(scene.live.view(0)) == "The game is over."
    assert english().choices(scene.live.view(0)) == ()


def test_seats_without_names_are_numbered() -> None:
    assert Presenter(GAME, "fr").names == ("Joueur 1", "Joueur 2", "Joueur 3", "Joueur 4")


def test_things_in_words() -> None:
    view = bids().live.view(0)
    assert english().thing(view, "seat", 2) == "Julia"
    assert english().thing(view, "seat", -1) == "Fortuna"
    assert english().thing(view, "card", (0, 2)) == "as and denarius"
    assert english().thing(view, "card", (0, 0, 0, 2, 2)) == "as ×3 and denarius ×2"
    assert english().thing(view, "worth", (4, 4)) == "4 and 4"  # numbers, as of dice, stay
    assert english().thing(view, "worth", 7) == 7
    assert english().label(view, BID | 2) == "Bid denarius"
    assert english().label(view, GIVE | 3 << 2 | 1) == "Slip Marcus your tribune"


def test_only_views_come_through_this_door() -> None:
    with pytest.raises(ValueError, match="takes a view"):
        english().page(View(bids().live.state))
    with pytest.raises(ValueError, match="texts in en, fr, not in “la”"):
        Presenter(GAME, "la")


def test_a_log_is_read_on_from_where_it_was_left() -> None:
    """Whoever follows a table reads the same as whoever comes now, also after something was taken back."""
    live = gift().live
    follows = english()
    grown = follows.log_rows(live.view(1), live.log, 1, 4)
    for act in (lambda: live.play(1, "pass"), lambda: live.play(0, "pass"), lambda: live.rewind(2)):
        act()
        for viewer in (0, 1, SPECTATOR):
            comes = english().log_rows(live.view(viewer), live.log, viewer, 4)
            assert follows.log_rows(live.view(viewer), live.log, viewer, 4) == comes
    back = follows.log_rows(live.view(1), live.log, 1, 4)
    assert back != grown
    assert back[0].undone
    assert [row.n for row in back] == [len(live.log) - 1 - k for k in range(4)]
