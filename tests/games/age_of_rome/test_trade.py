"""Trade cards: drawing, playing, selling, Sets."""

from __future__ import annotations

from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.state import PLOTS
from tabularium.games.age_of_rome.steps.rounds import RevealEvent
from tabularium.kernel.presentation import Presenter
from tests.games.age_of_rome.scenario import Scene
from tests.marks import rule

PAIR = ("junia_secunda", "gaius_octavius")  # Commerce is the second one's Bonus
ALONE = ("junia_secunda",)
FULL = "sundial sundial circinus falx falx"
FOUR = "sundial sundial circinus falx"


def placing(hand: str) -> Scene:
    """Seat 1 of two has put a Partisan on the Colosseum and holds these cards."""
    return Scene(2, PAIR).hand(1, hand).action().play("1 place colosseum")


@rule("AR-7.1")
def test_a_lighthouse_draws_one_card_two_with_the_bonus() -> None:
    scene = Scene(2, PAIR).tiles("spain", commerce=2).own(1, placed=1).own(2, partisans=2).action(2)
    scene.play("2 place commerce", "2 without bonus")
    assert scene.draws(2) == 1
    scene.play("2 place commerce", "2 with bonus", "2 close")
    assert scene.draws(2) == 3


@rule("AR-7.2")
def test_five_cards_with_the_anchor_and_without_the_sets() -> None:
    scene = Scene(2, PAIR).own(1, anchor=1).hand(1, FOUR).sets(1, "jewels")
    scene.tiles("africa", commerce=1).action().play("1 place commerce", "1 close")
    assert scene.waits() == "make_room 1"
    room = Scene(2, PAIR).hand(1, FOUR).sets(1, "jewels").tiles("africa", commerce=1).action()
    room.play("1 place commerce", "1 close")
    assert len(room.cards(1)) == 5


@rule("AR-7.3")
def test_the_anchor_cannot_be_played_sold_discarded_or_laid() -> None:
    scene = Scene(2, PAIR).own(1, anchor=1).hand(1, FOUR).tiles("africa", commerce=1).action()
    assert scene.refusal("1 sell anchor") == "AR-7.3"
    scene.play("1 place commerce")
    assert scene.refusal("1 play anchor") == "AR-7.3"
    scene.play("1 set tools")
    assert scene.refusal("1 lay sundial sundial anchor") == "AR-7.3"
    scene = Scene(2, PAIR).own(1, anchor=1).hand(1, FOUR).tiles("africa", commerce=1).action()
    scene.play("1 place commerce", "1 close")
    assert scene.refusal("1 discard anchor") == "AR-7.3"


@rule("AR-7.4")
def test_without_an_anchor_there_is_none_to_remove() -> None:
    assert placing("circinus").refusal("1 play circinus") == "AR-7.4"
    scene = Scene(2, PAIR).own(1, anchor=1).hand(1, "circinus").action().play("1 place colosseum", "1 play circinus")
    assert scene.value(1, "anchor") == 0
    assert scene.discarded() == ["circinus"]  # the Anchor itself is out of the game


@rule("AR-7.5")
def test_an_empty_deck_is_made_anew_from_the_discard_pile() -> None:
    scene = Scene(2, PAIR).discard("spatha").tiles("africa", commerce=2).own(1, partisans=2).own(2, placed=1)
    scene.only_deck("").action().play("1 place commerce")
    assert scene.cards(1) == ["spatha"]
    assert scene.discarded() == []
    scene.play("1 place commerce", "1 close")
    assert "nothing-to-draw" in scene.tellings()
    assert scene.cards(1) == ["spatha"]


@rule("AR-7.6")
def test_a_full_hand_makes_room_or_loses_the_draw() -> None:
    scene = Scene(2, PAIR).hand(1, FULL).deck("spatha").tiles("africa", commerce=1).action()
    scene.play("1 place commerce", "1 close")
    assert scene.waits() == "make_room 1"
    assert scene.offers(1) == [
        *("sell sundial", "sell circinus", "sell falx", "set tools"),
        *("discard sundial", "discard circinus", "discard falx", "decline"),
    ]
    scene.play("1 sell falx")
    assert scene.cards(1) == ["circinus", "falx", "spatha", "sundial", "sundial"]
    assert scene.value(1, "denarii") == 6
    lost = Scene(2, PAIR).hand(1, FULL).deck("spatha").tiles("africa", commerce=1).action()
    lost.play("1 place commerce", "1 close", "1 decline")
    assert len(lost.cards(1)) == 5
    assert lost.draws(1) == 0


@rule("AR-7.6")
def test_no_card_is_played_to_make_room_without_an_open_window() -> None:
    scene = Scene(2, PAIR).hand(1, FULL).next_event("nundinae")
    scene.hand(2, "bulla bulla torc abacus trabea").round_starts()
    assert scene.waits() == "make_room 1"
    assert scene.sentence("1 play sundial", "en").startswith("AR-7.6 It is not your turn: discard a card")


@rule("AR-7.7")
def test_each_condition_has_its_moment() -> None:
    cards = "pugio torc abacus olicula stola"
    scene = Scene(3, ("junia_secunda", "gaius_octavius", "livia_drusilla"), 3).hand(1, cards).plot("gaul", 1)
    scene.own(1, glory=4, denarii=5).plots()
    scene.play("1 activate gaul", "1 effect calumny")
    assert [offer for offer in scene.offers(1) if "play" in offer] == ["play pugio"]
    scene.play("1 close").construction().play("1 build religion")
    assert [offer for offer in scene.offers(1) if "play" in offer] == ["play torc"]
    assert scene.refusal("1 play abacus") == "AR-7.7"
    scene.play("1 close").action().play("1 place plot")
    assert [offer for offer in scene.offers(1) if "play" in offer] == ["play olicula"]
    scene.play("1 close").income().play("1 tax double")
    assert [offer for offer in scene.offers(1) if "play" in offer] == ["play abacus"]
    target = Scene(3, ("junia_secunda", "gaius_octavius", "livia_drusilla"), 3).hand(2, cards).plot("gaul", 1).plots()
    target.play("1 activate gaul", "1 effect calumny")
    assert target.offers(2) == ["play stola", "close"]


@rule("AR-7.8")
def test_out_of_the_hand_at_once_and_discarded_only_after_its_effect() -> None:
    scene = Scene(2, PAIR).discard("bulla").hand(1, "snake_bracelets").action()
    scene.play("1 place colosseum", "1 play snake_bracelets")
    assert scene.cards(1) == ["bulla"]  # not the Bracelets themselves
    assert scene.discarded() == ["snake_bracelets"]


@rule("AR-7.9")
def test_cards_follow_each_other_also_fresh_ones() -> None:
    scene = Scene(2, PAIR).hand(1, "sundial").deck("olicula").action()
    scene.play("1 place colosseum", "1 play sundial", "1 play olicula")
    assert scene.value(1, "denarii") == 7


@rule("AR-7.10")
def test_partisan_cards_are_one_family_but_each_needs_its_place() -> None:
    scene = Scene(3).hand(1, "olicula gladius falx").action().play("1 place colosseum")
    assert [offer for offer in scene.offers(1) if "play" in offer] == ["play gladius", "play olicula"]
    assert scene.refusal("1 play falx") == "AR-7.10"
    field = Scene(3).hand(1, "olicula gladius falx").tiles("africa", agriculture=1).action().play("1 place agriculture")
    assert [offer for offer in field.offers(1) if "play" in offer] == ["play falx", "play olicula"]


@rule("AR-7.11")
def test_a_card_that_changes_nothing_cannot_be_played() -> None:
    scene = Scene(2, PAIR).own(1, votes_out=0, legions_out=0).hand(1, "toga_candida spatha archivist_chest bulla")
    scene.s.pile = ()
    scene.only_deck("").action().play("1 place colosseum")
    assert [scene.refusal(f"1 play {card}") for card in scene.cards(1)] == ["AR-7.11"] * 4


@rule("AR-7.12")
def test_two_windows_one_after_the_other() -> None:
    scene = Scene(2, PAIR, 3).hand(1, "pugio pilum").hand(2, "scutum").plot("spain", 1).plots()
    scene.play("1 activate spain", "1 effect calumny", "1 play pugio")
    assert scene.waits() == "trade_window 1"
    scene.play("1 close")
    assert scene.waits() == "trade_window 2"
    scene.play("2 play scutum")
    assert scene.waits() == "plot_choose 1"  # seat 2's last card is gone; seat 1's window does not open again


@rule("AR-7.13")
def test_only_the_target_answers_a_plot() -> None:
    scene = Scene(3, ("junia_secunda", "gaius_octavius", "livia_drusilla"), 3).hand(1, "scutum").hand(3, "stola")
    scene.plot("gaul", 1).plots().play("1 activate gaul", "1 effect calumny")
    assert scene.refusal("1 play scutum") == "AR-7.13"
    scene.play("1 close")
    assert scene.waits() != "trade_window 3"


@rule("AR-7.14")
def test_three_cards_of_a_type_in_the_own_turn_and_free() -> None:
    scene = Scene(2, PAIR).hand(1, "sundial falx abacus spatha").construction()
    assert scene.refusal("1 set weapons") == "AR-7.14"
    scene.play("1 set tools")
    assert scene.laid(1) == ["tools"]
    assert scene.cards(1) == ["spatha"]
    assert scene.value(1, "denarii") == 5


@rule("AR-7.14")
def test_which_three_is_asked_if_there_is_a_choice() -> None:
    scene = Scene(2, PAIR).hand(1, "sundial sundial falx abacus").construction().play("1 set tools")
    assert scene.waits() == "set_cards 1"
    assert scene.offers(1) == ["lay sundial sundial falx", "lay sundial sundial abacus", "lay sundial falx abacus"]
    assert Scene(2, PAIR).hand(1, "sundial sundial falx").construction().play("1 set tools").laid(1) == ["tools"]


@rule("AR-7.14")
def test_three_cards_that_do_not_fit_are_no_set() -> None:
    scene = Scene(2, PAIR).hand(1, "sundial sundial falx abacus spatha").construction().play("1 set tools")
    assert scene.refusal("1 lay sundial sundial spatha") == "AR-7.14"


@rule("AR-7.15")
def test_chests_are_jokers_but_one_card_must_be_true() -> None:
    scene = Scene(2, PAIR).hand(1, "spatha quaestor_chest publican_chest").construction().play("1 set weapons")
    assert scene.laid(1) == ["weapons"]
    chests = Scene(2, PAIR).hand(1, "quaestor_chest publican_chest archivist_chest").construction()
    assert chests.refusal("1 set tools") == "AR-7.15"
    many = Scene(2, PAIR).hand(1, "spatha quaestor_chest publican_chest archivist_chest").construction()
    many.play("1 set weapons")
    assert "lay quaestor_chest publican_chest archivist_chest" not in many.offers(1)
    assert many.refusal("1 lay quaestor_chest publican_chest archivist_chest") == "AR-7.15"


@rule("AR-7.16")
def test_with_the_medal_jewels_join_and_may_still_be_a_set_of_their_own() -> None:
    scene = Scene(2, PAIR).medal("commerce", 1).hand(1, "bulla bulla torc spatha").construction()
    assert [offer for offer in scene.offers(1) if "set" in offer] == ["set weapons", "set jewels"]
    scene.play("1 set weapons", "1 lay spatha bulla bulla")
    assert scene.laid(1) == ["weapons"]
    own = Scene(2, PAIR).medal("commerce", 1).hand(1, "bulla torc quaestor_chest").construction().play("1 set jewels")
    assert own.laid(1) == ["jewels"]


@rule("AR-7.17")
def test_the_type_of_a_set_is_named_and_stays() -> None:
    scene = Scene(2, PAIR).hand(1, "spatha sundial quaestor_chest publican_chest").construction()
    scene.play("1 set weapons").medal("commerce", 1)
    assert scene.laid(1) == ["weapons"]
    assert scene.ends().score(1, "commerce") == 4


@rule("AR-7.18", "AR-7.8")
def test_cards_of_a_set_are_out_of_play() -> None:
    scene = Scene(2, PAIR).hand(1, "sundial sundial falx olicula").construction().play("1 set tools")
    assert scene.refusal("1 sell sundial") == "AR-7.18"
    scene.action().play("1 place colosseum")
    assert scene.refusal("1 play sundial") == "AR-7.18"
    assert scene.refusal("1 play bulla") == "AR-7.8"  # nor is this one in the hand


@rule("AR-7.19")
def test_three_sets_are_the_most() -> None:
    scene = Scene(2, PAIR).sets(1, "jewels", "weapons", "clothes").hand(1, "sundial sundial falx").construction()
    assert scene.refusal("1 set tools") == "AR-7.19"


@rule("AR-7.20")
def test_selling_in_the_own_turn() -> None:
    scene = Scene(2, PAIR).hand(1, "sundial falx").construction().play("1 sell falx", "1 sell sundial")
    assert scene.value(1, "denarii") == 7
    assert scene.discarded() == ["falx", "sundial"]
    assert scene.refusal("1 sell falx") == "AR-7.20"


@rule("AR-7.21")
def test_sales_and_sets_between_the_cards_of_a_window() -> None:
    scene = placing("olicula olicula sundial sundial falx")
    scene.play("1 play olicula", "1 set tools", "1 play olicula")
    assert scene.laid(1) == ["tools"]
    assert scene.value(1, "denarii") == 9


@rule("AR-7.22")
def test_the_top_of_the_discard_pile_needs_a_card() -> None:
    assert placing("snake_bracelets").refusal("1 play snake_bracelets") == "AR-7.22"
    scene = Scene(2, PAIR).hand(1, "snake_bracelets").discard("spatha torc").action()
    scene.play("1 place colosseum", "1 play snake_bracelets")
    assert scene.cards(1) == ["torc"]


@rule("AR-7.23")
def test_a_cancelled_plot_has_no_effect_but_vendetta_stays_moved() -> None:
    scene = Scene(2, PAIR, 3).hand(2, "scutum scutum").plot("spain", 1).plots()
    scene.play("1 activate spain", "1 effect calumny", "2 play scutum")
    assert scene.refusal("2 play scutum") == "AR-7.11"  # it is cancelled already
    scene.play("2 close")
    assert scene.value(2, "glory") == 3
    assert (scene.track(1), scene.track(2)) == ("...x", ".xxx")


@rule("AR-7.24")
def test_out_of_turn_no_sales_and_no_sets() -> None:
    scene = Scene(2, PAIR, 3).hand(2, "sundial sundial falx").plot("spain", 1).plots()
    scene.play("1 activate spain", "1 effect calumny")
    assert scene.refusal("2 sell falx") == "AR-7.24"
    assert scene.refusal("2 set tools") == "AR-7.24"


@rule("AR-7.25")
def test_the_same_card_once_on_one_occasion() -> None:
    scene = Scene(2, PAIR).hand(1, "snake_bracelets snake_bracelets").discard("olicula").action()
    scene.play("1 place colosseum", "1 play snake_bracelets", "1 play snake_bracelets")
    assert sorted(scene.cards(1)) == ["olicula", "snake_bracelets"]  # the second took the first one back
    assert scene.refusal("1 play snake_bracelets") == "AR-7.25"
    scene.play("1 close")
    assert scene.s.played == ()


@rule("AR-7.26")
def test_a_card_played_to_make_room_is_finished_first() -> None:
    scene = Scene(2, PAIR).hand(1, "bulla olicula sundial circinus falx").deck("spatha torc").action()
    scene.play("1 place colosseum", "1 play bulla")
    assert scene.waits() == "make_room 1"  # one came, the second finds a full hand
    scene.play("1 play olicula")
    assert scene.value(1, "denarii") == 7
    assert scene.discarded() == ["olicula", "bulla"]
    assert scene.cards(1) == ["circinus", "falx", "spatha", "sundial", "torc"]


@rule("AR-7.27")
def test_a_window_opens_on_the_number_of_cards_alone() -> None:
    useless = placing("abacus")
    assert useless.waits() == "trade_window 1"
    assert useless.offers(1) == ["sell abacus", "close"]
    plotted = Scene(2, PAIR, 3).hand(2, "abacus").plot("spain", 1).plots()
    plotted.play("1 activate spain", "1 effect calumny")
    assert plotted.waits() == "trade_window 2"
    assert plotted.offers(2) == ["close"]
    empty = Scene(2, PAIR).own(1, anchor=1).action().play("1 place colosseum")
    assert empty.waits() == "partisan_place 2"


@rule("AR-7.28", "AR-6.8", "AR-7.6")
def test_a_card_of_the_action_itself_comes_too_late() -> None:
    scene = Scene(2, PAIR).hand(2, "sundial circinus falx spatha").deck("olicula torc").tiles("spain", commerce=1)
    scene.own(1, placed=1).action(2)
    scene.play("2 place commerce", "2 with bonus", "2 close")
    assert scene.waits() == "make_room 2"
    assert scene.refusal("2 play olicula") == "AR-6.8"
    assert scene.sentence("2 discard torc", "en") == "AR-7.6 You do not hold Torc."  # that one lies on the deck
    scene.play("2 sell falx")
    assert scene.cards(2) == ["circinus", "olicula", "spatha", "sundial", "torc"]


@rule("AR-7.14")
def test_three_cards_that_make_no_set_are_refused_with_their_number() -> None:
    scene = Scene(3).hand(1, "sundial groma libella circinus spatha")
    scene.construction(1).play("1 set tools")
    greyed = {move.notation: move for move in Presenter(GAME, "en").greyed(scene.live.view(0))}
    refused = [move for move in greyed.values() if move.rule == "AR-7.14"]
    assert refused
    assert all("2" in move.sentence for move in refused)


@rule("AR-6.8", "AR-11.9", "AR-7.6")
def test_a_held_card_cannot_make_room_by_being_played_where_no_window_is_open() -> None:
    """Each draw has its own reason: the action goes on, a Spy opens no window, an Event is nobody's turn."""
    full = "sundial circinus falx spatha olicula"
    action = Scene(2, PAIR).hand(1, full).deck("torc").tiles("africa", commerce=1).action()
    action.play("1 place commerce", "1 close")
    assert (action.waits(), action.refusal("1 play spatha")) == ("make_room 1", "AR-6.8")
    spy = Scene(2, PAIR, 2, spies="yes").tiles("spain", commerce=1).hand(1, full).deck("torc").own(1, denarii=4)
    spy.diplomacy(1).play("1 envoy spain commerce", "1 token spy", "1 offer 1", "2 accept", "1 spy action")
    assert (spy.waits(), spy.refusal("1 play spatha")) == ("make_room 1", "AR-11.9")
    event = Scene(2, PAIR).hand(1, full).turned(3).next_event("foedus_galliae").at(PLOTS, RevealEvent())
    assert (event.waits(), event.refusal("1 play spatha")) == ("make_room 1", "AR-7.6")


@rule("AR-2.16", "AR-5.15")
def test_no_glory_is_bought_while_making_room() -> None:
    """The Medal is there and so are the Denarii: only the moment is wrong, and no number is told."""
    full = "sundial circinus falx spatha olicula"
    scene = Scene(2, PAIR).hand(1, full).deck("torc").tiles("africa", commerce=1).own(1, denarii=7)
    scene.medal("religion", 1).action().play("1 place commerce", "1 close")
    assert scene.waits() == "make_room 1"
    said = {move.notation: move.sentence for move in Presenter(GAME, "en").greyed(scene.live.view(0))}
    rule_text = (
        "The Religion Medal buys 1 Glory for 3 Denarii, in your turn or where you are asked, "
        "but not while you make room for a card."
    )
    assert said["buy glory"] == rule_text
    just = Scene(2, PAIR).hand(1, full).deck("torc").tiles("africa", commerce=1).own(1, denarii=3)
    just.medal("religion", 1).action().play("1 place commerce", "1 close")
    said = {move.notation: move.sentence for move in Presenter(GAME, "en").greyed(just.live.view(0))}
    assert said["buy glory"] == rule_text
    poor = Scene(2, PAIR).hand(1, "abacus").own(1, denarii=2).medal("religion", 1).construction()
    said = {move.notation: move.sentence for move in Presenter(GAME, "en").greyed(poor.live.view(0))}
    assert said["buy glory"] == "It costs 3 Denarii; you have 2."
    without = Scene(2, PAIR, 3).hand(2, "abacus").own(2, denarii=9).plot("spain", 1).plots()
    without.play("1 activate spain", "1 effect calumny")
    assert without.refusal("2 buy glory") == "AR-5.15"


@rule("AR-7.15")
def test_chests_make_no_set_of_their_own() -> None:
    scene = Scene(3).hand(1, "quaestor_chest publican_chest archivist_chest").construction()
    assert scene.refusal("1 set chest") == "AR-7.15"
