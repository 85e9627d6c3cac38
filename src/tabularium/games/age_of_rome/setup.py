"""Laying the table out."""

from __future__ import annotations

from tabularium.games.age_of_rome import packed, state
from tabularium.games.age_of_rome.solo import CASSIUS, difficulty
from tabularium.games.age_of_rome.state import (
    AgeOfRome,
    against_cassius,
    cassius_in_play,
    combat_in_play,
    empty_table,
    events_in_play,
    facing,
    on,
    quests_in_play,
    trade_in_play,
)
from tabularium.games.age_of_rome.steps import told
from tabularium.games.age_of_rome.steps.rounds import KeepQuests


def setup(s: AgeOfRome) -> None:
    box = s.box
    cassius = against_cassius(s)
    players = 2 if cassius else s.seats
    empty_table(s, players, box.positions[4 if cassius else s.seats - 1])  # AR-1.2, AR-1.3, AR-12.1, AR-13.1
    s.commons = box.commons[players - 1]  # AR-1.5
    s.vendetta = box.vendetta
    characters = s.shuffled(list(range(len(box.characters))))
    for seat in range(s.seats):
        take_character(s, seat, characters[seat])  # AR-1.1
    if cassius:
        seat_cassius(s)
    first = s.options[state.FIRST] - 1 if s.options[state.FIRST] else s.below(players)
    s.marker = facing(s, first)  # AR-1.13
    s.tell(told.FIRST, first, s.marker)
    s.events = s.shuffled(events_in_play(s))
    s.deck = s.shuffled(trade_in_play(s))
    s.cassius = s.shuffled(cassius_in_play(s))
    s.combat = s.shuffled(combat_in_play(s))
    deal_quests(s)
    s.push(KeepQuests((1 << s.seats) - 1, 0))


def take_character(s: AgeOfRome, seat: int, character: int) -> None:
    """AR-1.7, AR-1.8, AR-1.9, AR-1.12: what the five numbers and the Anchor symbol say."""
    denarii, glory, vendetta, legions, votes, partisans, anchor = s.box.start[character][:7]
    s.own[on(seat, state.CHARACTER)] = character
    s.own[on(seat, state.DENARII)] = denarii
    s.own[on(seat, state.GLORY)] = glory
    s.own[on(seat, state.PARTISANS)] = partisans
    s.own[on(seat, state.ANCHOR)] = anchor
    s.own[on(seat, state.MARKERS)] = s.box.plot_markers
    give_pieces(s, seat, vendetta, legions, votes)
    s.tell(told.CHARACTER, seat, character)


def give_pieces(s: AgeOfRome, board: int, vendetta: int, legions: int, votes: int) -> None:
    s.own[on(board, state.LEGIONS)] = legions
    s.own[on(board, state.LEGIONS_OUT)] = s.box.legions - legions
    s.own[on(board, state.VOTES)] = votes
    s.own[on(board, state.VOTES_OUT)] = s.box.votes - votes
    s.own[on(board, state.VENDETTA)] = (1 << vendetta) - 1 << s.box.vendetta_slots - vendetta  # AR-1.10, AR-11.15
    s.vendetta -= vendetta


def seat_cassius(s: AgeOfRome) -> None:
    """AR-13.1, AR-13.2, AR-13.3: all his pieces are recruited; he has no character."""
    s.own[on(CASSIUS, state.CHARACTER)] = -1
    s.own[on(CASSIUS, state.GLORY)] = s.box.cassius_glory[difficulty(s)]
    s.own[on(CASSIUS, state.MARKERS)] = s.box.cassius_markers
    give_pieces(s, CASSIUS, s.box.cassius_vendetta, s.box.cassius_legions, s.box.cassius_votes)
    s.own[on(CASSIUS, state.LEGIONS_OUT)] = s.own[on(CASSIUS, state.VOTES_OUT)] = 0


def deal_quests(s: AgeOfRome) -> None:
    """AR-1.14: three to each, before anybody chooses."""
    pile = list(s.shuffled(quests_in_play(s)))
    for seat in range(s.seats):
        dealt = sorted([packed.held_quest(1 << seat, pile.pop()) for _ in range(s.box.quests_dealt)])
        s.quests[seat] = tuple(dealt)
        s.reveal(told.DEALT, seat, 1 << seat, tuple(packed.quest_of(held) for held in dealt))
    s.pile = tuple(pile)
