"""What lies on the table of Age of Rome, and who knows what of it.

Players and Cassius have *boards*: boards 0, 1, 2... belong to the seats, and against Cassius board 1 is his.
A Trade card is its kind: copies are alike. Cards in hands and Quests carry the mask of the seats that know them.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.age_of_rome import packed, terms
from tabularium.games.age_of_rome.box import AgeOfRomeBox
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import State, backs

# Options, by their index.
MODE: Final = 0
DIFFICULTY: Final = 1
SPIES: Final = 2
PEACE: Final = 3
CLOCK: Final = 4
HEROES: Final = 5
HARD_TIMES: Final = 6
FIRST: Final = 7

# Phases of a round.
PLOTS: Final = 0
CONSTRUCTION: Final = 1
ACTION: Final = 2
INCOME: Final = 3

# What lies on a board: `s.own[on(board, GLORY)]`.
CHARACTER: Final = 0  # -1 for Cassius
POSITION: Final = 1
GLORY: Final = 2
DENARII: Final = 3
PARTISANS: Final = 4  # recruited; for Cassius his actions of the round
PLACED: Final = 5
COLOSSEUM: Final = 6  # Partisans there
LEGIONS: Final = 7  # on the board
LEGIONS_OUT: Final = 8  # unrecruited
REGION: Final = 9  # Legions in the three Regions
VOTES: Final = 12
VOTES_OUT: Final = 13
VENDETTA: Final = 14  # bits of the covered slots; bit 0 is the leftmost
BONUS_USED: Final = 15  # bits of the Bonuses used this round
MARKERS: Final = 16  # Plot markers on the board
CLAIMED: Final = 17  # bits of the Stages
OWN: Final = 18  # elements of the own colour, base and upper
COMMON: Final = 20  # metal of the common element, base and upper; 0 if none
ANCHOR: Final = 22
WIDTH: Final = 23

NOBODY_SITS: Final = -1

# Faces of a Diplomacy token.
NO_TOKEN: Final = 0
SPY: Final = 1
ALLIANCE: Final = 2
TOKEN_BACK: Final = 3


def on(board: int, what: int) -> int:
    """Where a number of a board lies in `own`."""
    return board * WIDTH + what


class AgeOfRome(State):
    box: AgeOfRomeBox
    boards: int
    chairs: tuple[int, ...]  # by position: the board there, or NOBODY_SITS
    round: int
    phase: int
    turned: int  # clockwise quarter turns of the Provinces board, 0 to 3
    marker: int  # the Province with the First player marker
    event: int  # face up, or box.none_event
    direction: int  # of play: 1 clockwise, -1 counter-clockwise
    order: tuple[int, ...]  # boards in turn order
    events: tuple[int, ...]  # face down, top last
    used: tuple[int, ...]
    own: list[int]  # what lies on each board: see `on`
    tiles: list[int]  # province * TYPES + type: level
    workers: list[int]  # Partisans on them; they belong to whom the Province faces
    plots: list[int]  # province * plot slots + slot: 0, or 1 + board * 2 + flipped
    supply: list[int]  # type * LEVELS + level - 1
    stages: tuple[int, ...]
    medals: tuple[int, ...]  # by type: the board that holds it, or NOBODY_SITS
    column: tuple[int, ...]  # boards, bottom first
    commons: tuple[tuple[int, ...], tuple[int, ...]]  # base, upper: metals, best first
    vendetta: int  # markers in the supply
    deck: tuple[int, ...]  # top last
    discard: tuple[int, ...]  # top last
    limbo: tuple[int, ...]  # played, and not yet carried out
    played: tuple[int, ...]  # kinds, on the present trigger
    hands: list[tuple[int, ...]]  # sorted, so that the order tells nothing
    sets: list[tuple[int, ...]]  # by board: ware and three cards, again and again
    pile: tuple[int, ...]  # Quests, top last
    quests: list[tuple[int, ...]]  # sorted
    envoy: int  # who has a Diplomacy token on a Building
    token: int
    cancelled: int  # 1 if the Plot being resolved has no effect
    passed: int  # 1 if the holder of the Religion Medal wants no more offers in this phase
    cassius: tuple[int, ...]
    cassius_used: tuple[int, ...]
    combat: tuple[int, ...]
    combat_used: tuple[int, ...]
    row: tuple[int, ...]  # Trade cards of Cassius, longest there first

    __slots__ = tuple(__annotations__)

    # -- who knows what ------------------------------------------------------------------------------

    # Of the decks all see how many cards they have.

    def deck_seen(self, viewer: int) -> tuple[int, ...]:
        return backs(self.box.card_back, len(self.deck))

    def events_seen(self, viewer: int) -> tuple[int, ...]:
        return backs(self.box.none_event, len(self.events))

    def cassius_seen(self, viewer: int) -> tuple[int, ...]:
        return backs(len(self.box.cassius_cards), len(self.cassius))

    def combat_seen(self, viewer: int) -> tuple[int, ...]:
        return backs(len(self.box.combat_cards), len(self.combat))

    def hands_seen(self, viewer: int) -> list[tuple[int, ...]]:
        """Who else knows a card that the viewer does not is hidden as well: it would tell where it went."""
        hands = self.hands[:]
        for seat, hand in enumerate(hands):
            if hand and seat != viewer:
                known = [held for held in hand if packed.has(packed.known_to(held), viewer)]
                known += [packed.held_card(1 << seat, self.box.card_back)] * (len(hand) - len(known))
                known.sort()
                hands[seat] = tuple(known)
        return hands

    def quests_seen(self, viewer: int) -> list[tuple[int, ...]]:
        back = self.box.quest_back
        return [tuple(sorted(hidden_quests(held, viewer, back))) if held else held for held in self.quests]

    def pile_seen(self, viewer: int) -> tuple[int, ...]:
        """Whoever put a Quest back under the pile knows it."""
        pile, back = self.pile, self.box.quest_back
        under = len(pile)
        while under and packed.quest_of(pile[under - 1]) == pile[under - 1]:
            under -= 1
        return (*hidden_quests(pile[:under], viewer, back), *backs(back, len(pile) - under))

    def token_seen(self, viewer: int) -> int:
        return self.token if self.token == NO_TOKEN or self.envoy == viewer else TOKEN_BACK

    def fill(self, rng: Rng) -> None:
        self.fill_trade(rng)
        self.fill_quests(rng)
        self.events = rng.shuffled([e for e in events_in_play(self) if e != self.event and e not in self.used])
        self.cassius = rng.shuffled([c for c in cassius_in_play(self) if c not in self.cassius_used])
        self.combat = rng.shuffled([c for c in combat_in_play(self) if c not in self.combat_used])
        if self.token == TOKEN_BACK:
            self.token = SPY + rng.below(2)

    def reshuffle(self, rng: Rng) -> None:
        self.deck = rng.shuffled(self.deck)
        self.events = rng.shuffled(self.events)
        self.cassius = rng.shuffled(self.cassius)
        self.combat = rng.shuffled(self.combat)
        unseen = [held for held in self.pile if held == packed.quest_of(held)]
        rng.shuffle(unseen)
        self.pile = tuple([unseen.pop() if held == packed.quest_of(held) else held for held in self.pile])

    def fill_trade(self, rng: Rng) -> None:
        """The unseen cards lie in the deck and in the other hands. Marked ones are back in the deck, or with whoever
        has the window; so that hand is filled last. Sets bear no marks: what is all in sight went into one."""
        back = self.box.card_back
        pool = trade_in_play(self)
        spent = list(self.played)
        seen = [*self.discard, *self.limbo, *self.row]
        for laid in self.sets:
            seen.extend(packed.set_cards(laid))
        for hand in self.hands:
            seen.extend([packed.card_of(held) for held in hand if packed.card_of(held) != back])
        for card in seen:
            pool.remove(packed.kind_of_card(card))
            if packed.is_marked(card):
                spent.remove(packed.kind_of_card(card))
        spent = [kind for i, kind in enumerate(spent) if spent[: i + 1].count(kind) <= pool.count(kind)]
        for kind in spent:
            pool.remove(kind)
        rng.shuffle(pool)
        pool = [packed.marked(kind) for kind in spent] + pool
        for seat in sorted(range(self.seats), key=self.has_window):
            known = [held if packed.card_of(held) != back else held - back + pool.pop() for held in self.hands[seat]]
            self.hands[seat] = tuple(sorted(known))
        self.deck = rng.shuffled(pool)

    def has_window(self, seat: int) -> bool:
        return any(step.words()[:2] == ("trade_window", seat) for step in self.agenda)

    def fill_quests(self, rng: Rng) -> None:
        back = self.box.quest_back
        seen = {packed.quest_of(held) for hand in (self.pile, *self.quests) for held in hand}
        pool = [quest for quest in quests_in_play(self) if quest not in seen]
        rng.shuffle(pool)
        for seat in range(self.seats):
            known = [held if packed.quest_of(held) != back else held - back + pool.pop() for held in self.quests[seat]]
            self.quests[seat] = tuple(sorted(known))
        self.pile = tuple([held if packed.quest_of(held) != back else held - back + pool.pop() for held in self.pile])

    # -- hands ---------------------------------------------------------------------------------------

    def give(self, seat: int, card: int, known: int) -> None:
        self.hands[seat] = tuple(sorted([*self.hands[seat], packed.held_card(known, card)]))

    def play(self, seat: int, kind: int) -> None:
        """A card that was not yet played on this trigger leaves a hand, to be carried out."""
        copies = [held for held in self.hands[seat] if packed.card_of(held) == kind]
        self.lose(seat, best_known(copies))
        self.limbo = (*self.limbo, packed.marked(kind))
        self.played = (*self.played, kind)

    def shed(self, seat: int, kind: int) -> int:
        """A card of this kind leaves a hand otherwise: of two copies the one that can't be played any more."""
        copies = [held for held in self.hands[seat] if packed.kind_of_card(held) == kind]
        spent = [held for held in copies if packed.is_marked(held)]
        return self.lose(seat, best_known(spent or copies))

    def lose(self, seat: int, gone: int) -> int:
        """A held card leaves a hand, for all to see. Who knew only one of two copies can't tell which is left."""
        hand = list(self.hands[seat])
        hand.remove(gone)
        for i, held in enumerate(hand):
            if packed.kind_of_card(held) == packed.kind_of_card(gone):
                hand[i] = packed.held_card(packed.known_to(held) & packed.known_to(gone), packed.card_of(held))
        hand.sort()
        self.hands[seat] = tuple(hand)
        return packed.card_of(gone)

    def slip(self, seat: int, other: int, index: int) -> int:
        """The card at a random place of a hand goes to another one; only those two see it. Whoever else knew some of
        the cards can't tell any more which of the two hands has them."""
        hand = list(self.hands[seat])
        both = 1 << seat | 1 << other
        gone = hand.pop(index)
        known = both if hand else packed.known_to(gone) | both
        self.hands[seat] = tuple(
            sorted([packed.held_card(packed.known_to(held) & both, packed.card_of(held)) for held in hand])
        )
        self.give(other, packed.card_of(gone), known)
        return packed.kind_of_card(gone)

    def end_trigger(self) -> None:
        """What was played may be played again on the next one (AR-7.25)."""
        if self.played:
            self.played = ()
            self.deck = packed.unmarked(self.deck)
            self.discard = packed.unmarked(self.discard)
            self.hands = [packed.unmarked(hand) for hand in self.hands]


def best_known(copies: list[int]) -> int:
    """The copy that most seats know: whoever knew one of several saw one of them go."""
    return max(copies, key=lambda held: packed.known_to(held).bit_count())


def hidden_quests(quests: tuple[int, ...], viewer: int, back: int) -> list[int]:
    return [
        held
        if packed.has(packed.quest_known_to(held), viewer)
        else packed.held_quest(packed.quest_known_to(held), back)
        for held in quests
    ]


# -- the game that is played ---------------------------------------------------------------------------


def against_cassius(s: AgeOfRome) -> bool:
    return s.seats == 1 and s.options[MODE] == 1


def emperor(s: AgeOfRome) -> bool:
    return s.seats == 1 and s.options[MODE] == 0


def few(s: AgeOfRome) -> bool:
    """One or two players: fewer tiles (AR-1.4), cards (AR-1.6) and values (AR-10.7)."""
    return s.seats < 3


def no_plots(s: AgeOfRome) -> bool:
    """AR-11.14, AR-12.4: in Peace and in Emperor solo nobody plots."""
    return s.options[PEACE] == 1 or emperor(s)


def trade_in_play(s: AgeOfRome) -> list[int]:
    """AR-1.6: with one or two players the cards with a star stay in the box. Cards for Plots are always there, if only
    for Sets and sales (AR-11.17, AR-12.19)."""
    box = s.box
    kinds = [kind for kind in range(box.card_back) if not (few(s) and box.card_star[kind])]
    return [kind for kind in kinds for _ in range(box.card_copies[kind])]


def quests_in_play(s: AgeOfRome) -> list[int]:
    """AR-1.6, AR-11.16, AR-11.21, AR-11.30, AR-12.5: stars and what the variants remove; removals add up."""
    box = s.box
    variants = s.options[PEACE] | s.options[HEROES] << 1 | (4 if emperor(s) else 0)
    quests = range(box.quest_back)
    return [q for q in quests if not box.quest_removed[q] & variants and not (few(s) and box.quest_star[q])]


def events_in_play(s: AgeOfRome) -> list[int]:
    """AR-1.15, AR-11.23: the negative Events are for Hard Times."""
    return [e for e in range(s.box.none_event) if s.options[HARD_TIMES] or not s.box.event_negative[e]]


def cassius_in_play(s: AgeOfRome) -> list[int]:
    return list(range(len(s.box.cassius_cards))) if against_cassius(s) else []


def combat_in_play(s: AgeOfRome) -> list[int]:
    return list(range(len(s.box.combat_cards))) if against_cassius(s) else []


# -- the turning board ---------------------------------------------------------------------------------


def facing(s: AgeOfRome, board: int) -> int:
    """The Province in front of a board now."""
    return (s.own[on(board, POSITION)] - s.turned) & 3


def faced_by(s: AgeOfRome, province: int) -> int:
    """The board that a Province faces now, or NOBODY_SITS."""
    return s.chairs[(province + s.turned) & 3]


def side_of(s: AgeOfRome, seat: int, province: int) -> int:
    """Whom a Province faces, for a seat that asks: 0 an opponent, 1 nobody, 2 itself."""
    board = faced_by(s, province)
    return 1 if board == NOBODY_SITS else 2 if board == seat else 0


def population(s: AgeOfRome, province: int) -> int:
    """AR-5.8: 1 and the sum of the levels."""
    first = province * terms.TYPES
    tiles = s.tiles
    return s.box.population + tiles[first] + tiles[first + 1] + tiles[first + 2] + tiles[first + 3] + tiles[first + 4]


# -- boards --------------------------------------------------------------------------------------------


def numbers_on(s: AgeOfRome, board: int) -> list[int]:
    """All numbers of a board."""
    return s.own[board * WIDTH : (board + 1) * WIDTH]


def on_every_board(s: AgeOfRome, what: int) -> list[int]:
    """One number of each board."""
    return s.own[what::WIDTH]


def hand_size(s: AgeOfRome, seat: int) -> int:
    """AR-7.2: the Anchor counts, Sets do not."""
    return len(s.hands[seat]) + s.own[on(seat, ANCHOR)]


def legions_in_regions(s: AgeOfRome, board: int) -> int:
    first = on(board, REGION)
    return s.own[first] + s.own[first + 1] + s.own[first + 2]


def votes_in_column(s: AgeOfRome, board: int) -> int:
    return s.column.count(board)


def bonus_active(s: AgeOfRome, board: int, bonus: int) -> bool:
    """AR-4.8: a Bonus is active exactly when no Vendetta marker lies on its slot."""
    character = s.own[on(board, CHARACTER)]
    return character >= 0 and not packed.has(s.own[on(board, VENDETTA)], s.box.track[character][bonus])


def active_bonuses(s: AgeOfRome, board: int) -> int:
    return sum([bonus_active(s, board, bonus) for bonus in range(terms.BONUSES)])


def own_elements(s: AgeOfRome, level: int) -> int:
    """AR-6.21: how many elements of the own colour come before the common one."""
    return s.box.base_own if level == terms.BASE else s.box.upper_own


def finished(s: AgeOfRome, board: int, level: int) -> bool:
    return s.own[on(board, COMMON + level)] != 0


def open_slot(s: AgeOfRome, province: int) -> int:
    """The lowest empty Plot slot of a Province, or -1 (AR-6.29)."""
    first = province * s.box.plot_slots
    for slot in range(first, first + s.box.plot_slots):
        if s.plots[slot] == 0:
            return slot
    return -1


def empty_table(s: AgeOfRome, boards: int, positions: tuple[int, ...]) -> None:
    """Everything in its place before anybody has chosen a character."""
    box = s.box
    chairs = [NOBODY_SITS] * terms.PROVINCES
    for board, position in enumerate(positions):
        chairs[position] = board
    s.boards = boards
    s.chairs = tuple(chairs)
    s.round = s.phase = s.turned = s.marker = 0
    s.event = box.none_event
    s.direction = 1
    s.order = ()
    s.events = s.used = ()
    s.own = [0] * (boards * WIDTH)
    s.tiles = [0] * (terms.PROVINCES * terms.TYPES)
    s.workers = [0] * (terms.PROVINCES * terms.TYPES)
    s.plots = [0] * (terms.PROVINCES * box.plot_slots)
    s.supply = [n for _ in range(terms.TYPES) for n in box.tiles[0 if few(s) else 1]]
    s.stages = box.stages
    s.medals = (NOBODY_SITS,) * terms.TYPES
    s.column = ()
    s.commons = ((), ())
    s.vendetta = 0
    s.deck = s.discard = s.limbo = s.played = ()
    s.hands = [()] * s.seats
    s.sets = [()] * boards
    s.pile = ()
    s.quests = [()] * s.seats
    s.envoy = NOBODY_SITS
    s.token = NO_TOKEN
    s.cancelled = s.passed = 0
    s.cassius = s.cassius_used = s.combat = s.combat_used = s.row = ()
    for board in range(boards):
        s.own[on(board, POSITION)] = positions[board]
