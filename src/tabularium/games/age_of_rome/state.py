"""What lies on the table of Age of Rome, and who knows what of it.

Players and Cassius have *boards*: boards 0, 1, 2... belong to the seats, and against Cassius board 1 is his.
A card in a hand is `mask of the seats that know it << CARD | card`; cards are physical, so that copies differ.
A Quest in a hand or in the pile is `mask << QUEST | quest` in the same way.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.age_of_rome.box import BASE, BONUSES, PROVINCES, TYPES, AgeOfRomeBox
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import State

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

# What lies on a board: `s.own[board * WIDTH + GLORY]`.
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

CARD: Final = 6
CARD_MASK: Final = (1 << CARD) - 1
QUEST: Final = 5
QUEST_MASK: Final = (1 << QUEST) - 1

NOBODY_SITS: Final = -1

# Faces of a Diplomacy token.
NO_TOKEN: Final = 0
SPY: Final = 1
ALLIANCE: Final = 2
TOKEN_BACK: Final = 3


class AgeOfRome(State):
    __slots__ = (
        "boards",
        "box",
        "cancelled",
        "cassius",
        "cassius_used",
        "chairs",
        "column",
        "combat",
        "combat_used",
        "commons",
        "deck",
        "direction",
        "discard",
        "envoy",
        "event",
        "events",
        "hands",
        "limbo",
        "marker",
        "medals",
        "order",
        "own",
        "passed",
        "phase",
        "pile",
        "played",
        "plots",
        "quests",
        "round",
        "row",
        "sets",
        "stages",
        "supply",
        "tiles",
        "token",
        "turned",
        "used",
        "vendetta",
        "workers",
    )

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
    own: list[int]  # board * WIDTH + what
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
    played: tuple[int, ...]  # on the present trigger
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

    def copy(self) -> AgeOfRome:
        c = AgeOfRome()
        self.copy_into(c)
        c.box = self.box
        c.boards = self.boards
        c.chairs = self.chairs
        c.round = self.round
        c.phase = self.phase
        c.turned = self.turned
        c.marker = self.marker
        c.event = self.event
        c.direction = self.direction
        c.order = self.order
        c.events = self.events
        c.used = self.used
        c.own = self.own[:]
        c.tiles = self.tiles[:]
        c.workers = self.workers[:]
        c.plots = self.plots[:]
        c.supply = self.supply[:]
        c.stages = self.stages
        c.medals = self.medals
        c.column = self.column
        c.commons = self.commons
        c.vendetta = self.vendetta
        c.deck = self.deck
        c.discard = self.discard
        c.limbo = self.limbo
        c.played = self.played
        c.hands = self.hands[:]
        c.sets = self.sets[:]
        c.pile = self.pile
        c.quests = self.quests[:]
        c.envoy = self.envoy
        c.token = self.token
        c.cancelled = self.cancelled
        c.passed = self.passed
        c.cassius = self.cassius
        c.cassius_used = self.cassius_used
        c.combat = self.combat
        c.combat_used = self.combat_used
        c.row = self.row
        return c

    # -- who knows what ------------------------------------------------------------------------------

    def hide(self, viewer: int) -> None:
        box = self.box
        self.deck = (box.trade_back,) * len(self.deck)
        self.events = (box.none_event,) * len(self.events)
        self.cassius = (len(box.cassius_cards),) * len(self.cassius)
        self.combat = (len(box.combat_cards),) * len(self.combat)
        for seat in range(self.seats):
            # Who else knows a card that the viewer does not is hidden as well: it would tell where it went.
            unknown = 1 << seat << CARD | box.trade_back
            self.hands[seat] = tuple(
                sorted([held if (held >> CARD >> viewer) & 1 else unknown for held in self.hands[seat]])
            )
            self.quests[seat] = hidden_quests(self.quests[seat], viewer, box.quest_back, True)
        self.pile = hidden_quests(self.pile, viewer, box.quest_back, False)
        if self.token != NO_TOKEN and self.envoy != viewer:
            self.token = TOKEN_BACK

    def fill(self, rng: Rng) -> None:
        self.fill_trade(rng)
        self.fill_quests(rng)
        self.events = drawn([e for e in events_in_play(self) if e != self.event and e not in self.used], rng)
        self.cassius = drawn([c for c in cassius_in_play(self) if c not in self.cassius_used], rng)
        self.combat = drawn([c for c in combat_in_play(self) if c not in self.combat_used], rng)
        if self.token == TOKEN_BACK:
            self.token = SPY + rng.below(2)
        if self.agenda and self.agenda[-1].name == "keep_quests":
            for seat in range(self.seats):
                if seat != self.viewer:
                    quests = self.quests[seat]
                    self.drafts[seat] = (quests[rng.below(len(quests))] & QUEST_MASK,)

    def reshuffle(self, rng: Rng) -> None:
        self.deck = drawn(list(self.deck), rng)
        self.events = drawn(list(self.events), rng)
        self.cassius = drawn(list(self.cassius), rng)
        self.combat = drawn(list(self.combat), rng)
        unseen = [held for held in self.pile if held <= QUEST_MASK]
        rng.shuffle(unseen)
        self.pile = tuple([unseen.pop() if held <= QUEST_MASK else held for held in self.pile])

    def fill_trade(self, rng: Rng) -> None:
        """The unseen cards lie in the deck and in the other hands."""
        back = self.box.trade_back
        seen = {*self.discard, *self.limbo, *self.row}
        for laid in self.sets:
            seen.update(set_cards(laid))
        for hand in self.hands:
            seen.update([held & CARD_MASK for held in hand])
        pool = [card for card in trade_in_play(self) if card not in seen]
        rng.shuffle(pool)
        for seat in range(self.seats):
            known = [held if held & CARD_MASK != back else held - back + pool.pop() for held in self.hands[seat]]
            self.hands[seat] = tuple(sorted(known))
        self.deck = tuple(pool)

    def fill_quests(self, rng: Rng) -> None:
        back = self.box.quest_back
        seen = {held & QUEST_MASK for hand in (self.pile, *self.quests) for held in hand}
        pool = [quest for quest in quests_in_play(self) if quest not in seen]
        rng.shuffle(pool)
        for seat in range(self.seats):
            known = [held if held & QUEST_MASK != back else held - back + pool.pop() for held in self.quests[seat]]
            self.quests[seat] = tuple(sorted(known))
        self.pile = tuple([held if held & QUEST_MASK != back else held - back + pool.pop() for held in self.pile])

    # -- hands ---------------------------------------------------------------------------------------

    def give(self, seat: int, card: int, known: int) -> None:
        self.hands[seat] = tuple(sorted([*self.hands[seat], known << CARD | card]))

    def take(self, seat: int, kind: int, fresh: bool) -> int:
        """One card of this kind out of a hand; `fresh`: none already played on this trigger. Of two copies the one
        goes that more seats know."""
        kind_of = self.box.kind_of
        best = -1
        for held in self.hands[seat]:
            card = held & CARD_MASK
            if kind_of[card] != kind or (fresh and card in self.played):
                continue
            if best < 0 or (held >> CARD).bit_count() > (best >> CARD).bit_count():
                best = held
        return self.lose(seat, best)

    def lose(self, seat: int, gone: int) -> int:
        """A held card leaves a hand, for all to see. Who knew only one of two copies can't tell which is left."""
        kind_of = self.box.kind_of
        kind = kind_of[gone & CARD_MASK]
        rest = []
        for held in self.hands[seat]:
            if held == gone:
                continue
            alike = kind_of[held & CARD_MASK] == kind
            rest.append((held >> CARD & gone >> CARD) << CARD | held & CARD_MASK if alike else held)
        rest.sort()
        self.hands[seat] = tuple(rest)
        return gone & CARD_MASK

    def slip(self, seat: int, other: int, index: int) -> int:
        """The card at a random place of a hand goes to another one; only those two see it. Whoever else knew some of
        the cards can't tell any more which of the two hands has them."""
        hand = self.hands[seat]
        gone = hand[index]
        both = 1 << seat | 1 << other
        known = gone >> CARD | both if len(hand) == 1 else both
        rest = [(held >> CARD & both) << CARD | held & CARD_MASK for held in hand if held != gone]
        rest.sort()
        self.hands[seat] = tuple(rest)
        self.give(other, gone & CARD_MASK, known)
        return gone & CARD_MASK


def hidden_quests(quests: tuple[int, ...], viewer: int, back: int, in_hand: bool) -> tuple[int, ...]:
    seen = [held if (held >> QUEST >> viewer) & 1 else (held >> QUEST << QUEST) | back for held in quests]
    if in_hand:
        seen.sort()
    return tuple(seen)


def drawn(pool: list[int], rng: Rng) -> tuple[int, ...]:
    rng.shuffle(pool)
    return tuple(pool)


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
    return [card for card in range(box.trade_back) if not (few(s) and box.card_star[box.kind_of[card]])]


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
    return (s.own[board * WIDTH + POSITION] - s.turned) & 3


def faced_by(s: AgeOfRome, province: int) -> int:
    """The board that a Province faces now, or NOBODY_SITS."""
    return s.chairs[(province + s.turned) & 3]


def population(s: AgeOfRome, province: int) -> int:
    """AR-5.8: 1 and the sum of the levels."""
    first = province * TYPES
    tiles = s.tiles
    return s.box.population + tiles[first] + tiles[first + 1] + tiles[first + 2] + tiles[first + 3] + tiles[first + 4]


# -- boards --------------------------------------------------------------------------------------------


def hand_size(s: AgeOfRome, seat: int) -> int:
    """AR-7.2: the Anchor counts, Sets do not."""
    return len(s.hands[seat]) + s.own[seat * WIDTH + ANCHOR]


def legions_in_regions(s: AgeOfRome, board: int) -> int:
    first = board * WIDTH + REGION
    return s.own[first] + s.own[first + 1] + s.own[first + 2]


def votes_in_column(s: AgeOfRome, board: int) -> int:
    return s.column.count(board)


def bonus_active(s: AgeOfRome, board: int, bonus: int) -> bool:
    """AR-4.8: a Bonus is active exactly when no Vendetta marker lies on its slot."""
    character = s.own[board * WIDTH + CHARACTER]
    return character >= 0 and not s.own[board * WIDTH + VENDETTA] >> s.box.track[character][bonus] & 1


def active_bonuses(s: AgeOfRome, board: int) -> int:
    return sum([bonus_active(s, board, bonus) for bonus in range(BONUSES)])


def own_elements(s: AgeOfRome, level: int) -> int:
    """AR-6.21: how many elements of the own colour come before the common one."""
    return s.box.base_own if level == BASE else s.box.upper_own


def finished(s: AgeOfRome, board: int, level: int) -> bool:
    return s.own[board * WIDTH + COMMON + level] != 0


def set_cards(laid: tuple[int, ...]) -> list[int]:
    """The cards of all Sets of a board."""
    return [value for i, value in enumerate(laid) if i & 3]


def set_wares(laid: tuple[int, ...]) -> list[int]:
    return [laid[i] for i in range(0, len(laid), 4)]


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
    chairs = [NOBODY_SITS] * PROVINCES
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
    s.tiles = [0] * (PROVINCES * TYPES)
    s.workers = [0] * (PROVINCES * TYPES)
    s.plots = [0] * (PROVINCES * box.plot_slots)
    s.supply = [n for _ in range(TYPES) for n in box.tiles[0 if few(s) else 1]]
    s.stages = box.stages
    s.medals = (NOBODY_SITS,) * TYPES
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
        s.own[board * WIDTH + POSITION] = positions[board]
