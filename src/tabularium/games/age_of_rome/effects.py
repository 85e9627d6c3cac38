"""What happens to pieces and cards: one function for each verb. What needs a decision is in `steps`."""

from __future__ import annotations

from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.state import AgeOfRome, facing, finished, on, own_elements, population
from tabularium.games.age_of_rome.steps import told
from tabularium.kernel.state import EVERYONE

# -- Denarii and Glory -----------------------------------------------------------------------------------


def gain_denarii(s: AgeOfRome, board: int, n: int) -> None:
    if n and board < s.seats:  # AR-13.2: Cassius has no Denarii
        s.own[on(board, state.DENARII)] += n
        s.tell(told.DENARII, board, n)


def lose_denarii(s: AgeOfRome, board: int, n: int) -> None:
    """AR-2.15, AR-3.11: what the player has, down to 0."""
    lost = min(n, s.own[on(board, state.DENARII)])
    s.own[on(board, state.DENARII)] -= lost
    if lost:
        s.tell(told.LOST_DENARII, board, lost)


def pay(s: AgeOfRome, seat: int, n: int) -> None:
    s.own[on(seat, state.DENARII)] -= n


def gain_glory(s: AgeOfRome, board: int, n: int) -> None:
    """AR-2.1: the marker moves at once."""
    s.own[on(board, state.GLORY)] += n
    if s.log is not None:
        s.tell(told.GLORY, board, n, s.own[on(board, state.GLORY)])
    glory = s.own[on(board, state.GLORY)]
    claimed = s.own[on(board, state.CLAIMED)]
    for stage in range(len(s.stages)):  # nobody else can be the first to claim one now
        if glory >= s.stages[stage] and not packed.has(claimed, stage):
            check_stages(s)
            return


def gain_glory_together(s: AgeOfRome, boards: list[int], n: int) -> None:
    """AR-2.18: all gain at the same moment, and only then Stages are claimed."""
    for board in boards:
        s.own[on(board, state.GLORY)] += n
        s.tell(told.GLORY, board, n, s.own[on(board, state.GLORY)])
    check_stages(s)


def can_lose_glory(s: AgeOfRome, board: int, n: int) -> bool:
    """AR-2.3, AR-2.4: Glory never falls below 1, and a loss is never reduced to fit."""
    return s.own[on(board, state.GLORY)] - n >= 1


def lose_glory(s: AgeOfRome, board: int, n: int) -> None:
    if can_lose_glory(s, board, n):
        s.own[on(board, state.GLORY)] -= n
        s.tell(told.LOST_GLORY, board, n, s.own[on(board, state.GLORY)])


def check_stages(s: AgeOfRome) -> None:
    """Claim Stages, from the lowest to the highest (AR-2.5, AR-2.11). Cassius never does (AR-13.6)."""
    own = s.own
    stages = s.stages
    for stage in range(len(stages)):
        square = stages[stage]
        bit = 1 << stage
        while True:
            claimers = 0
            for seat in range(s.seats):
                # AR-2.6, AR-2.8: on it or past it for the first time, also because it came down
                if own[on(seat, state.GLORY)] >= square and not own[on(seat, state.CLAIMED)] & bit:
                    own[on(seat, state.CLAIMED)] |= bit
                    own[on(seat, state.PARTISANS)] += 1  # AR-2.7, AR-2.12, AR-2.14: usable at once, and never lost
                    claimers += 1
                    s.tell(told.STAGE, seat, square)
            if claimers == 0:
                break
            if s.box.stage_moves[stage]:  # AR-2.9, AR-2.10: down by all who claim together, and look again
                square -= claimers
        if square != stages[stage]:
            s.stages = (*s.stages[:stage], square, *s.stages[stage + 1 :])


def can_buy_glory(s: AgeOfRome, seat: int) -> bool:
    """AR-2.16, AR-5.15: the holder of the Religion Medal with three Denarii."""
    return s.medals[terms.RELIGION] == seat and s.own[on(seat, state.DENARII)] >= s.box.medal_price


def buy_glory(s: AgeOfRome, seat: int) -> None:
    pay(s, seat, s.box.medal_price)
    s.tell(told.BOUGHT, seat, s.box.medal_price)
    gain_glory(s, seat, 1)


# -- recruiting ------------------------------------------------------------------------------------------


def recruit_legions(s: AgeOfRome, board: int, n: int) -> None:
    """AR-1.9, AR-2.13, AR-2.14, AR-2.17: as many as are left, usable at once."""
    n = min(n, s.own[on(board, state.LEGIONS_OUT)])
    s.own[on(board, state.LEGIONS_OUT)] -= n
    s.own[on(board, state.LEGIONS)] += n
    s.tell(told.LEGION, board, n)


def recruit_votes(s: AgeOfRome, board: int, n: int) -> None:
    n = min(n, s.own[on(board, state.VOTES_OUT)])
    s.own[on(board, state.VOTES_OUT)] -= n
    s.own[on(board, state.VOTES)] += n
    s.tell(told.VOTE_RECRUITED, board, n)


# -- Legions ---------------------------------------------------------------------------------------------


def place_legion(s: AgeOfRome, board: int, region: int) -> None:
    """AR-6.9, AR-6.11: from the board; a Region holds any number."""
    s.own[on(board, state.LEGIONS)] -= 1
    s.own[on(board, state.REGION + region)] += 1
    if s.log is not None:
        s.tell(told.LEGION_PLACED, board, region)


def move_legion(s: AgeOfRome, board: int, source: int, region: int) -> None:
    s.own[on(board, state.REGION + source)] -= 1
    s.own[on(board, state.REGION + region)] += 1
    if s.log is not None:
        s.tell(told.LEGION_MOVED, board, source, region)


def recall_legion(s: AgeOfRome, board: int, region: int) -> None:
    """A Legion goes back to its owner's board."""
    s.own[on(board, state.REGION + region)] -= 1
    s.own[on(board, state.LEGIONS)] += 1
    s.tell(told.RECALLED, board, region)


# -- the Senate ------------------------------------------------------------------------------------------


def place_vote(s: AgeOfRome, board: int) -> bool:
    """One Vote from the board on top of the Column (AR-6.13), if there is one (AR-6.20)."""
    if s.own[on(board, state.VOTES)] == 0:
        return False
    s.own[on(board, state.VOTES)] -= 1
    majority = majority_of(s, board)
    s.column = (*s.column, board)
    if s.log is not None:
        s.tell(told.VOTED, board, len(s.column))
    if majority:
        s.tell(told.MAJORITY, board)
        gain_glory(s, board, majority)
    if len(s.column) > s.box.column:  # AR-6.14, AR-6.15, AR-6.16: after the Majority the bottom one goes home
        owner = s.column[0]
        s.column = s.column[1:]
        s.own[on(owner, state.VOTES)] += 1
        if s.log is not None:
            s.tell(told.FELL, owner)
    return True


def majority_of(s: AgeOfRome, board: int) -> int:
    """The Glory of the Majority that one more Vote of a board makes, or 0 (AR-6.17, AR-6.18: by adding only, each
    further Vote again)."""
    run = s.box.majority_run
    if (*s.column, board)[-run:] != (board,) * run:
        return 0
    return s.box.medal_majority if s.medals[terms.POLITICS] == board else s.box.majority_glory  # AR-5.13


def take_vote(s: AgeOfRome, place: int) -> int:
    """A Vote goes back to its owner's board and those above drop; whose. No Majority is made (AR-6.19, AR-4.26)."""
    owner = s.column[place]
    s.column = s.column[:place] + s.column[place + 1 :]
    s.own[on(owner, state.VOTES)] += 1
    return owner


def top_vote_of(s: AgeOfRome, board: int) -> int:
    """The place of a board's topmost Vote, or -1."""
    for place in range(len(s.column) - 1, -1, -1):
        if s.column[place] == board:
            return place
    return -1


# -- the Pantheon ----------------------------------------------------------------------------------------


def open_levels(s: AgeOfRome, board: int) -> list[int]:
    """AR-6.23, AR-6.24: unfinished levels, in any order and in parallel."""
    return [level for level in (terms.BASE, terms.UPPER) if not finished(s, board, level)]


def add_element(s: AgeOfRome, board: int, level: int) -> None:
    """AR-6.21, AR-6.22: elements of one's own colour, then the best one of the common pile."""
    if s.own[on(board, state.OWN + level)] < own_elements(s, level):
        s.own[on(board, state.OWN + level)] += 1
        if s.log is not None:
            s.tell(told.ELEMENT, board, level)
        return
    pile = s.commons[level]
    s.own[on(board, state.COMMON + level)] = pile[0]
    s.commons = (pile[1:], s.commons[terms.UPPER]) if level == terms.BASE else (s.commons[terms.BASE], pile[1:])
    s.tell(told.COMMON, board, level, pile[0])


def topple_levels(s: AgeOfRome, board: int) -> list[int]:
    """AR-4.15: unfinished levels with an element of the own colour."""
    return [level for level in open_levels(s, board) if s.own[on(board, state.OWN + level)]]


def topple(s: AgeOfRome, board: int, level: int) -> None:
    s.own[on(board, state.OWN + level)] -= 1
    s.tell(told.TOPPLED, board, level)


# -- fields and Buildings --------------------------------------------------------------------------------


def harvest_of(s: AgeOfRome, seat: int) -> int:
    """AR-6.26, AR-5.16: by the round, two more with the Agriculture Medal."""
    n = s.box.harvest[s.round]
    return n + s.box.medal_harvest if s.medals[terms.AGRICULTURE] == seat else n


def harvest(s: AgeOfRome, seat: int) -> None:
    n = harvest_of(s, seat)
    s.own[on(seat, state.DENARII)] += n
    if s.log is not None:
        s.tell(told.HARVEST, seat, n)


def place_tile(s: AgeOfRome, board: int, kind: int) -> None:
    """AR-5.6: the tile, the Population, the Glory, the Medal; whoever pays has paid before."""
    slot = facing(s, board) * terms.TYPES + kind
    level = s.tiles[slot] + 1
    s.tiles[slot] = level
    tile = kind * terms.LEVELS + level - 1
    s.supply[tile] -= 1  # AR-5.5: covered tiles stay where they are
    if s.log is not None:
        s.tell(told.BUILT, board, kind, level, facing(s, board), population(s, facing(s, board)))
    gain_glory(s, board, s.box.glory[tile])
    if (
        level == terms.LEVELS and s.medals[kind] == state.NOBODY_SITS and not s.options[state.HEROES]
    ):  # AR-5.9, AR-5.17, AR-11.20
        s.medals = (*s.medals[:kind], board, *s.medals[kind + 1 :])
        s.tell(told.MEDAL, board, kind)


# -- Vendetta --------------------------------------------------------------------------------------------


def leftmost_marker(track: int) -> int:
    """The slot of the leftmost marker; the track must have one."""
    slot = 0
    while not packed.has(track, slot):
        slot += 1
    return slot


def free_slot(s: AgeOfRome, board: int) -> int:
    """The rightmost empty slot of a Vendetta track, or -1."""
    track = s.own[on(board, state.VENDETTA)]
    for slot in range(s.box.vendetta_slots - 1, -1, -1):
        if not packed.has(track, slot):
            return slot
    return -1


def pay_vendetta(s: AgeOfRome, board: int, target: int) -> None:
    """AR-4.7: the leftmost marker goes to the rightmost empty slot of the target; Bonuses switch at once (AR-4.8)."""
    s.own[on(board, state.VENDETTA)] -= 1 << leftmost_marker(s.own[on(board, state.VENDETTA)])
    s.own[on(target, state.VENDETTA)] += 1 << free_slot(s, target)
    s.tell(told.VENDETTA, board, target)


def take_vendetta(s: AgeOfRome, board: int, n: int) -> None:
    """AR-11.29: from the supply, while it lasts and a slot is empty."""
    for _ in range(n):
        slot = free_slot(s, board)
        if s.vendetta == 0 or slot < 0:
            return
        s.vendetta -= 1
        s.own[on(board, state.VENDETTA)] += 1 << slot
        s.tell(told.OATH, board)


# -- cards -----------------------------------------------------------------------------------------------


def can_draw(s: AgeOfRome) -> bool:
    return bool(s.deck) or bool(s.discard)


def top_of_deck(s: AgeOfRome) -> int:
    """AR-7.5: an empty deck is made anew from the discard pile; -1 if both are empty."""
    if not s.deck:
        if not s.discard:
            return -1
        s.deck = s.shuffled(list(s.discard))
        s.discard = ()
        s.tell(told.RESHUFFLED, -1)
    card = s.deck[-1]
    s.deck = s.deck[:-1]
    return card


def draw_card(s: AgeOfRome, seat: int) -> None:
    card = top_of_deck(s)
    if card < 0:
        s.tell(told.NOTHING_TO_DRAW, seat)
        return
    s.give(seat, card, 1 << seat)
    s.reveal(told.DREW, seat, 1 << seat, (packed.kind_of_card(card),))


def take_discard(s: AgeOfRome, seat: int) -> None:
    """AR-7.22: the top card of the discard pile; everybody has seen it."""
    card = s.discard[-1]
    s.discard = s.discard[:-1]
    s.give(seat, card, EVERYONE)
    s.tell(told.TOOK, seat, packed.kind_of_card(card))


def discard_card(s: AgeOfRome, seat: int, kind: int) -> None:
    s.discard = (*s.discard, s.shed(seat, kind))
    s.reveal(told.DISCARDED, seat, EVERYONE, (), kind)


def discard_random(s: AgeOfRome, seat: int, n: int) -> None:
    """AR-4.22, AR-4.24, AR-11.28: random Trade cards, never the Anchor."""
    for _ in range(n):
        hand = s.hands[seat]
        if not hand:
            return
        card = s.lose(seat, hand[s.below(len(hand))])
        s.discard = (*s.discard, card)
        s.reveal(told.LOST_CARD, seat, EVERYONE, (), packed.kind_of_card(card))


def draw_quests(s: AgeOfRome, seat: int, n: int) -> None:
    for _ in range(n):
        if not s.pile:
            s.tell(told.NO_QUEST, seat)
            return
        held = s.pile[-1]
        s.pile = s.pile[:-1]
        held = packed.held_quest(packed.quest_known_to(held) | 1 << seat, packed.quest_of(held))
        s.quests[seat] = tuple(sorted([*s.quests[seat], held]))
        s.reveal(told.QUEST, seat, 1 << seat, (packed.quest_of(held),))


def remove_anchor(s: AgeOfRome, seat: int) -> None:
    """AR-7.3, AR-7.4: the Anchor leaves the game."""
    s.own[on(seat, state.ANCHOR)] = 0
    s.tell(told.ANCHOR, seat)


def jewels_join(s: AgeOfRome, seat: int) -> bool:
    """AR-5.14: the Commerce Medal makes Jewels jokers."""
    return s.medals[terms.COMMERCE] == seat


def hand_kinds(s: AgeOfRome, seat: int) -> list[int]:
    """The kinds of the cards in a hand, sorted, each once."""
    kinds: list[int] = []
    for held in s.hands[seat]:
        kind = packed.kind_of_card(held)
        if kind not in kinds:
            kinds.append(kind)
    kinds.sort()
    return kinds
