"""The attack of Cassius: a rule driven by two decks, no player (AR-13.29)."""

from __future__ import annotations

from typing import Final

from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.effects import (
    add_element,
    gain_glory,
    move_legion,
    place_legion,
    place_tile,
    place_vote,
    recall_legion,
    top_of_deck,
)
from tabularium.games.age_of_rome.state import AgeOfRome, facing, finished, no_plots, on, open_slot
from tabularium.games.age_of_rome.steps import told
from tabularium.games.age_of_rome.steps.plots import activate, fullest_region, usable, vendetta_fits
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import Step

HUMAN: Final = 0
CASSIUS: Final = 1  # his board

DIFFICULTIES: Final = (1, 0, 2)  # options put "normal" first, the box goes from easy to hard


def difficulty(s: AgeOfRome) -> int:
    return DIFFICULTIES[s.options[state.DIFFICULTY]]


# -- his decks (AR-13.4) -----------------------------------------------------------------------------------


def turned(s: AgeOfRome, deck: tuple[int, ...], used: tuple[int, ...]) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """A deck and its used cards after one more was turned up, the last of them; an empty deck is made anew before."""
    if not deck:
        deck = s.shuffled(list(used))
        used = ()
        s.tell(told.CASSIUS_SHUFFLED, CASSIUS)
    return deck[:-1], (*used, deck[-1])


def turn_up(s: AgeOfRome) -> int:
    """The next card of Cassius; what it is turned up for, whoever asks says."""
    s.cassius, s.cassius_used = turned(s, s.cassius, s.cassius_used)
    return s.cassius_used[-1]


def reveal_combat(s: AgeOfRome) -> int:
    s.combat, s.combat_used = turned(s, s.combat, s.combat_used)
    s.reveal(told.COMBAT_CARD, CASSIUS, EVERYONE, (), s.combat_used[-1])
    return s.combat_used[-1]


# -- his Plots ---------------------------------------------------------------------------------------------


class CassiusPlots(Step[AgeOfRome]):
    """His Plots in front of the human, lowest slot first (AR-13.10, AR-13.11)."""

    __slots__ = ("slot",)

    def __init__(self, slot: int) -> None:
        self.slot = slot

    def run(self, s: AgeOfRome) -> None:
        first = facing(s, HUMAN) * s.box.plot_slots
        for slot in range(self.slot, s.box.plot_slots):
            if s.plots[first + slot] != packed.plot_of(CASSIUS) or not vendetta_fits(s, CASSIUS, HUMAN):
                continue
            s.push(CassiusPlots(slot + 1))
            card = turn_up(s)
            s.reveal(told.CASSIUS_PLOTS, CASSIUS, EVERYONE, (), card, s.box.cassius_plot[card])
            plot = usable_plot(s, s.box.cassius_plot[card])
            if plot >= 0:
                activate(s, CASSIUS, first + slot, HUMAN, plot)
            return


def usable_plot(s: AgeOfRome, wanted: int) -> int:
    """The card's Plot, else Calumny, else Degradation; -1 if none is usable."""
    for plot in (wanted, s.box.plots.index("calumny"), s.box.plots.index("degradation")):
        if usable(s, CASSIUS, HUMAN, plot):
            return plot
    return -1


# -- his Buildings -----------------------------------------------------------------------------------------


class CassiusBuilds(Step[AgeOfRome]):
    """He places the tiles of the round, one after the other (AR-13.14)."""

    def run(self, s: AgeOfRome) -> None:
        for _ in range(s.box.builds[difficulty(s)][s.round]):
            s.push(CassiusBuild())


class CassiusBuild(Step[AgeOfRome]):
    """One tile, free, as a card says."""

    def run(self, s: AgeOfRome) -> None:
        card = turn_up(s)
        s.reveal(told.CASSIUS_BUILDS, CASSIUS, EVERYONE, (), card, *s.box.build_order[card])
        kind = next_tile(s, card)
        if kind >= 0:
            place_tile(s, CASSIUS, kind)
        else:
            s.tell(told.CASSIUS_NOTHING, CASSIUS)


def next_tile(s: AgeOfRome, card: int) -> int:
    """The first type of the card whose next level is in supply and not above the cap of the round, or -1."""
    first = facing(s, CASSIUS) * terms.TYPES
    for kind in s.box.build_order[card]:
        level = s.tiles[first + kind]
        if level < min(terms.LEVELS, s.box.level_cap[s.round]) and s.supply[kind * terms.LEVELS + level]:
            return kind
    return -1


# -- his actions -------------------------------------------------------------------------------------------


class CassiusActs(Step[AgeOfRome]):
    """One action against one Partisan (AR-13.15); what he can't do at all is 1 Glory (AR-13.23)."""

    def run(self, s: AgeOfRome) -> None:
        s.own[on(CASSIUS, state.PLACED)] += 1
        card = turn_up(s)
        action = s.box.action_of[card]
        s.reveal(told.CASSIUS_CARD, CASSIUS, EVERYONE, (), card, action)
        if not cassius_acts(s, action):
            s.tell(told.CASSIUS_BLOCKED, CASSIUS)
            gain_glory(s, CASSIUS, s.box.cassius_blocked)


def cassius_acts(s: AgeOfRome, action: int) -> bool:
    """Whether the action changed anything."""
    if action == terms.LEGION:
        return fight(s, reveal_combat(s))  # AR-13.16
    if action == terms.VOTE:
        return place_vote(s, CASSIUS)  # AR-13.19
    if action == terms.PLOT:
        return lay_plot(s)
    if action == terms.TRADE:
        return lay_in_row(s)
    if action == terms.OFFERING:  # AR-13.22
        return make_offering(s)
    gain_glory(s, CASSIUS, s.box.colosseum)  # games
    return True


def lay_plot(s: AgeOfRome) -> bool:
    """AR-13.20; in Peace he cannot (AR-13.28)."""
    slot = open_slot(s, facing(s, CASSIUS))
    if no_plots(s) or slot < 0 or s.own[on(CASSIUS, state.MARKERS)] == 0:
        return False
    s.plots[slot] = packed.plot_of(CASSIUS)
    s.own[on(CASSIUS, state.MARKERS)] -= 1
    s.tell(told.PLACED_PLOT, CASSIUS, facing(s, CASSIUS))
    return True


def make_offering(s: AgeOfRome) -> bool:
    """Base until it is finished, then upper."""
    for level in (terms.BASE, terms.UPPER):
        if not finished(s, CASSIUS, level):
            add_element(s, CASSIUS, level)
            return True
    return False


def fight(s: AgeOfRome, card: int) -> bool:
    """AR-13.17: the tactic of a Combat card in its Region."""
    region = s.box.region_of[card]
    tactic = s.box.tactic_of[card]
    if tactic == terms.ADVANCE:
        return send_legion(s, region)
    if tactic == terms.FORCED_MARCH:
        first = send_legion(s, region)
        return send_legion(s, region) or first
    if tactic == terms.AMBUSH:
        sent = send_legion(s, region)
        return ambush(s, region) or sent
    return march(s, region) or reinforce(s, region)  # redeploy


def reinforce(s: AgeOfRome, region: int) -> bool:
    if s.own[on(CASSIUS, state.LEGIONS)] == 0:
        return False
    place_legion(s, CASSIUS, region)
    return True


def march(s: AgeOfRome, region: int) -> bool:
    """A Legion from the other Region where he has most, if there is one."""
    source = fullest_region(s, CASSIUS, region)
    if source < 0:
        return False
    move_legion(s, CASSIUS, source, region)
    return True


def send_legion(s: AgeOfRome, region: int) -> bool:
    """AR-13.18: from his board, else from another Region."""
    return reinforce(s, region) or march(s, region)


def ambush(s: AgeOfRome, region: int) -> bool:
    if s.own[on(HUMAN, state.REGION + region)] == 0:
        return False
    s.tell(told.AMBUSHED, HUMAN, region)
    recall_legion(s, HUMAN, region)
    return True


def lay_in_row(s: AgeOfRome) -> bool:
    """AR-13.21: the top Trade card, face up; a Set as soon as he has one."""
    card = top_of_deck(s)
    if card < 0:
        return False
    s.row = (*s.row, card)
    s.reveal(told.CASSIUS_ROW, CASSIUS, EVERYONE, (), card)
    if packed.sets_laid(s.sets[CASSIUS]) < s.box.most_sets:
        lay_best_set(s)
    return True


def lay_best_set(s: AgeOfRome) -> None:
    """Most valuable type first, with as few jokers as possible, and the cards that lie longest."""
    ware_of = s.box.ware_of
    chests = [card for card in s.row if ware_of[card] == terms.CHEST]
    wares = sorted(range(terms.CHEST), key=s.box.set_glory.__getitem__, reverse=True)
    for ware in wares:
        true = [card for card in s.row if ware_of[card] == ware][: terms.SET_SIZE]
        if not true or len(true) + len(chests) < terms.SET_SIZE:
            continue
        laid = true + chests[: terms.SET_SIZE - len(true)]
        row = list(s.row)
        for card in laid:
            row.remove(card)
        s.row = tuple(row)
        laid.sort()
        s.sets[CASSIUS] = (*s.sets[CASSIUS], ware, laid[0], laid[1], laid[2])
        s.tell(told.SET, CASSIUS, ware, laid[0], laid[1], laid[2])
        return
