"""Who knows what: one test for each row of the information table.

Each changes one fact of the full state. Those who may not know it see no difference, byte for byte; the others do.
"""

from __future__ import annotations

import pytest

from tabularium.games.age_of_rome.game import GAME
from tabularium.games.age_of_rome.packed import (
    card_of,
    flipped,
    held_card,
    held_quest,
    kind_of_card,
    known_to,
    plot_of,
    quest_known_to,
    quest_of,
)
from tabularium.games.age_of_rome.state import PLOTS, WIDTH, AgeOfRome
from tabularium.games.age_of_rome.steps import told
from tabularium.games.age_of_rome.steps.rounds import KeepQuests, RevealEvent
from tabularium.kernel.play import advance
from tabularium.kernel.shown import check_known_only_to
from tabularium.kernel.state import SPECTATOR, NoDice
from tests.games.age_of_rome.scenario import BOX, FIELDS, Scene

EVERYBODY = (0, 1, 2, SPECTATOR)
NOBODY: tuple[int, ...] = ()
TRIO = ("junia_secunda", "gaius_octavius", "livia_drusilla")


def trio(round: int = 3, **options: str) -> Scene:
    return Scene(3, TRIO, round, **options)


def swap_deck(s: AgeOfRome) -> None:
    s.deck = (*s.deck[:-2], s.deck[-1], s.deck[-2])


@pytest.mark.parametrize(
    "field", ["glory", "denarii", "partisans", "legions", "votes", "epirus", "base", "upper", "bonus_used"]
)
def test_what_lies_on_the_boards_is_public(field: str) -> None:
    def more(s: AgeOfRome) -> None:
        s.own[WIDTH + FIELDS[field]] += 1

    check_known_only_to(GAME, trio().construction().s, more, EVERYBODY)


def test_characters_vendetta_and_medals_are_public() -> None:
    def vendetta(s: AgeOfRome) -> None:
        s.own[WIDTH + 14] = 0b1110

    def medal(s: AgeOfRome) -> None:
        s.medals = (1, *s.medals[1:])

    def character(s: AgeOfRome) -> None:
        s.own[WIDTH] = BOX.characters.index("fulvia")

    for act in (vendetta, medal, character):
        check_known_only_to(GAME, trio().construction().s, act, EVERYBODY)


def test_the_board_is_public() -> None:
    def tile(s: AgeOfRome) -> None:
        s.tiles[7] += 1

    def turn(s: AgeOfRome) -> None:
        s.turned = 1

    def supply(s: AgeOfRome) -> None:
        s.supply[0] -= 1

    def commons(s: AgeOfRome) -> None:
        s.commons = (s.commons[0][1:], s.commons[1])

    def stage(s: AgeOfRome) -> None:
        s.stages = (5, 11, 21, 30)

    for act in (tile, turn, supply, commons, stage):
        check_known_only_to(GAME, trio().construction().s, act, EVERYBODY)


def test_plot_markers_are_public() -> None:
    def owner(s: AgeOfRome) -> None:
        s.plots[0] = plot_of(2)

    def used(s: AgeOfRome) -> None:
        s.plots[0] = flipped(s.plots[0])

    scene = trio().plot("africa", 2).construction()
    for act in (owner, used):
        check_known_only_to(GAME, scene.s, act, EVERYBODY)


def test_the_number_of_cards_and_the_anchor_are_public() -> None:
    def one_more(s: AgeOfRome) -> None:
        s.give(1, s.deck[-1], 2)
        s.deck = s.deck[:-1]

    def anchor(s: AgeOfRome) -> None:
        s.own[WIDTH + FIELDS["anchor"]] = 1

    for act in (one_more, anchor):
        check_known_only_to(GAME, trio().hand(2, "abacus").construction().s, act, EVERYBODY)


def other_card(s: AgeOfRome) -> None:
    """Seat 2 holds another card, and the deck has this one."""
    held = s.hands[1][0]
    s.hands[1] = (held_card(known_to(held), s.deck[-1]), *s.hands[1][1:])
    s.deck = (*s.deck[:-1], card_of(held))


def test_cards_in_hand_are_their_owners() -> None:
    check_known_only_to(GAME, trio().hand(2, "abacus").construction().s, other_card, (1,))


def test_a_card_taken_from_the_discard_pile_is_known_to_all() -> None:
    scene = trio().hand(1, "snake_bracelets").discard("abacus").action()
    scene.play("1 place colosseum", "1 play snake_bracelets")

    def another(s: AgeOfRome) -> None:
        held = s.hands[0][0]
        s.hands[0] = (held_card(known_to(held), s.deck[-1]),)
        s.deck = (*s.deck[:-1], card_of(held))

    check_known_only_to(GAME, scene.s, another, EVERYBODY)


def stolen() -> Scene:
    """Seat 3, Livia, has taken one of two cards from seat 1."""
    scene = trio().hand(1, "abacus trabea").plot("africa", 3).dice(0).plots(3)
    return scene.play("3 activate africa", "3 effect customs_duties", "1 close")


def test_a_stolen_card_is_known_to_thief_and_victim() -> None:
    scene = stolen()
    assert scene.cards(3) == ["abacus"]

    def another(s: AgeOfRome) -> None:
        held = s.hands[2][0]
        s.hands[2] = (held_card(known_to(held), s.deck[-1]),)
        s.deck = (*s.deck[:-1], card_of(held))

    check_known_only_to(GAME, scene.s, another, (0, 2))
    thefts = [event for event in scene.events if event.kind == told.STOLEN]
    assert [event.seen_by(viewer) for event in thefts for viewer in (0, 1, 2, SPECTATOR)] == [True, False, True, False]


def test_who_knew_a_hand_cannot_tell_what_was_stolen_from_it() -> None:
    scene = trio().hand(1, "abacus", known=0b010).hand(1, "trabea").plot("africa", 3)

    def seen_by_second(face: int) -> bytes:
        fresh = trio().hand(1, "abacus", known=0b010).hand(1, "trabea").plot("africa", 3).dice(face).plots(3)
        fresh.play("3 activate africa", "3 effect customs_duties", "1 close")
        fresh.s.rng = None
        return fresh.live.view(1).to_bytes()

    assert kind_of_card(scene.s.hands[0][-1]) == BOX.cards.index("abacus")
    assert seen_by_second(0) == seen_by_second(1)


@pytest.mark.parametrize("way", ["sell abacus", "play olicula"])
def test_sold_and_played_cards_are_public(way: str) -> None:
    scene = trio().hand(1, "abacus olicula").action().play("1 place colosseum", f"1 {way}")

    def another(s: AgeOfRome) -> None:
        s.discard, s.deck = (s.deck[-1],), (*s.deck[:-1], s.discard[-1])

    check_known_only_to(GAME, scene.s, another, EVERYBODY)


def test_sets_are_public() -> None:
    def other_type(s: AgeOfRome) -> None:
        s.sets[1] = (1, *s.sets[1][1:])

    def other_cards(s: AgeOfRome) -> None:
        s.sets[1], s.deck = (*s.sets[1][:-1], s.deck[-1]), (*s.deck[:-1], s.sets[1][-1])

    for act in (other_type, other_cards):
        check_known_only_to(GAME, trio().sets(2, "tools").construction().s, act, EVERYBODY)


def test_the_trade_deck_is_hidden_from_all() -> None:
    scene = trio().hand(2, "abacus").construction()
    check_known_only_to(GAME, scene.s, swap_deck, NOBODY, then=[(0, "build military"), (0, "done")])


def test_a_reshuffle_hides_the_discard_pile_again() -> None:
    scene = trio().discard("abacus trabea spatha").only_deck("torc").tiles("africa", commerce=2).own(1, partisans=2)
    scene.action().play("1 place commerce", "2 place colosseum", "3 place colosseum", "1 place commerce", "1 close")
    assert scene.discarded() == []
    check_known_only_to(GAME, scene.s, swap_deck, NOBODY)


def test_the_discard_pile_is_public_in_order() -> None:
    def turned(s: AgeOfRome) -> None:
        s.discard = s.discard[::-1]

    check_known_only_to(GAME, trio().discard("abacus trabea").construction().s, turned, EVERYBODY)


def test_the_event_deck_is_hidden_and_used_events_are_public() -> None:
    def swapped(s: AgeOfRome) -> None:
        s.events = (*s.events[:-2], s.events[-1], s.events[-2])

    def other_used(s: AgeOfRome) -> None:
        s.used, s.events = (s.events[0],), (s.used[0], *s.events[1:])

    check_known_only_to(GAME, trio().construction().s, swapped, NOBODY)
    scene = trio().next_event("annona").construction()
    check_known_only_to(GAME, scene.s, other_used, EVERYBODY)


def test_quests_are_their_owners() -> None:
    def another(s: AgeOfRome) -> None:
        held = s.quests[1][0]
        s.quests[1] = (held_quest(quest_known_to(held), s.pile[-1]),)
        s.pile = (*s.pile[:-1], quest_of(held))

    check_known_only_to(GAME, trio().quest(2, "faction").construction().s, another, (1,))


def returned() -> Scene:
    """All three have returned a Quest, which lie at the bottom of the pile, seat 3's lowest."""
    scene = trio(1)
    scene.quest(1, "faction", "legate", "treasury").quest(2, "jeweller", "all_fronts", "all_eagles")
    scene.quest(3, "conqueror", "right_hand", "humble_servant").hand(1, "abacus")
    scene.s.round = 0
    scene.next_event("annona").only(KeepQuests(7, 0))
    return scene.play("1 return faction; done", "2 return jeweller; done", "3 return conqueror; done")


def test_a_returned_quest_is_known_to_its_owner_alone() -> None:
    scene = returned()
    assert [BOX.quests[quest_of(held)] for held in scene.s.pile[:3]] == ["conqueror", "jeweller", "faction"]

    def another(s: AgeOfRome) -> None:
        held, top = s.pile[1], s.pile[-1]
        changed = list(s.pile)
        changed[1] = held_quest(quest_known_to(held), quest_of(top))
        changed[-1] = held_quest(quest_known_to(top), quest_of(held))
        s.pile = tuple(changed)

    check_known_only_to(GAME, scene.s, another, (1,))


def test_the_quest_pile_is_hidden_but_its_size_is_not() -> None:
    def swapped(s: AgeOfRome) -> None:
        s.pile = (*s.pile[:-2], s.pile[-1], s.pile[-2])

    def shorter(s: AgeOfRome) -> None:
        s.pile = s.pile[:-1]

    check_known_only_to(GAME, trio().construction().s, swapped, NOBODY)
    check_known_only_to(GAME, trio().construction().s, shorter, EVERYBODY)


def test_the_choice_of_quests_is_secret_until_all_are_done() -> None:
    scene = trio(1).quest(1, "faction", "legate", "treasury").quest(2, "jeweller", "all_fronts", "all_eagles")
    scene.quest(3, "conqueror", "right_hand", "humble_servant").only(KeepQuests(7, 0))
    scene.play("2 return jeweller; done")

    def other_choice(s: AgeOfRome) -> None:
        s.drafts[1] = (BOX.quests.index("all_fronts"),)

    check_known_only_to(GAME, scene.s, other_choice, (1,))
    assert scene.waits() == "keep_quests 1 3"  # that seat 2 is done is public


def offered() -> Scene:
    scene = trio(spies="yes").tiles("gaul", military=2).diplomacy()
    return scene.play("1 envoy gaul military", "1 token spy", "1 offer 2")


def test_a_token_is_face_down_until_the_answer() -> None:
    def alliance(s: AgeOfRome) -> None:
        s.token = 2

    check_known_only_to(GAME, offered().s, alliance, (0,))
    # refused, it is shown to all
    shown = offered().play("2 refuse")
    assert [event.public for event in shown.events if event.kind == shown.events[-1].kind] == [(0, 2)]


def test_offers_and_answers_are_public() -> None:
    first, second = offered(), trio(spies="yes").tiles("gaul", military=2).diplomacy()
    second.play("1 envoy gaul military", "1 token spy", "1 offer 3")
    for viewer in EVERYBODY:
        assert first.live.view(viewer).to_bytes() != second.live.view(viewer).to_bytes()


def test_a_card_lost_by_chance_is_shown_when_it_is_discarded() -> None:
    def lost(face: int) -> Scene:
        scene = trio().hand(1, "abacus trabea").plot("africa", 2).dice(face).plots(2)
        scene.play("2 activate africa", "2 effect forced_sale", "1 close")
        scene.s.rng = None
        return scene

    for viewer in EVERYBODY:
        assert lost(0).live.view(viewer).to_bytes() != lost(1).live.view(viewer).to_bytes()


def test_the_decks_of_cassius_are_hidden_and_the_rest_of_him_is_open() -> None:
    scene = Scene(1, mode="cassius").construction()

    def cassius(s: AgeOfRome) -> None:
        s.cassius = s.cassius[::-1]

    def combat(s: AgeOfRome) -> None:
        s.combat = s.combat[::-1]

    def row(s: AgeOfRome) -> None:
        s.row, s.deck = (s.deck[-1],), s.deck[:-1]

    def used(s: AgeOfRome) -> None:
        s.cassius_used, s.cassius = (s.cassius[-1],), s.cassius[:-1]

    for act in (cassius, combat):
        check_known_only_to(GAME, scene.s, act, NOBODY)
    for act in (row, used):
        check_known_only_to(GAME, scene.s, act, (0, SPECTATOR))


@pytest.mark.parametrize("card", ["abacus", "olicula"])
def test_an_open_window_tells_nothing_of_the_cards(card: str) -> None:
    """Whatever seat 2 holds, playable or not, the others see the same question."""
    scene = trio().hand(2, card).own(1, placed=1).action(2).play("2 place colosseum")
    assert scene.waits() == "trade_window 2"
    check_known_only_to(GAME, scene.s, other_card, (1,), then=[(1, "close")])


def test_cards_played_on_the_present_trigger_are_public() -> None:
    scene = trio().hand(1, "olicula sundial").action().play("1 place colosseum", "1 play olicula")
    assert [BOX.cards[card] for card in scene.s.played] == ["olicula"]

    def another(s: AgeOfRome) -> None:
        s.played = (s.deck[-1],)

    check_known_only_to(GAME, scene.s, another, EVERYBODY)


def test_possible_sets_are_their_owners() -> None:
    scene = trio().hand(1, "spatha").hand(2, "sundial sundial falx").at(PLOTS)
    scene.construction(1)
    check_known_only_to(GAME, scene.s, other_card, (1,), then=[(0, "done")])


def test_a_view_does_not_reveal_the_next_event() -> None:
    """What thinks on in a view stops there, and does not fail: the Event is as hidden as a die."""
    view = GAME.seen(GAME.new(3, {}, 4).view(0)).copy()
    view.push(RevealEvent())
    with pytest.raises(NoDice):
        advance(view)
