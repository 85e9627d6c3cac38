"""What lies on the table. Nobody has secrets here: only the order of the four decks is hidden, from all alike."""

from __future__ import annotations

from typing import Final

from tabularium.games.ave_roma import terms
from tabularium.games.ave_roma.box import AveRomaBox
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import State, backs

# Options, by their index.
MODE: Final = 0
DECKS: Final = 1
DECK_SIZE: Final = 2
BOARDS: Final = 3
CONFIRMING: Final = 4
BY_PLAYERS: Final = 0
ALL_CARDS: Final = 1
RANDOM: Final = 2
SHORTEST: Final = 15  # the first choice of the deck size

# Phases.
SETTING_UP: Final = 0
ACTION: Final = 1
UPKEEP: Final = 2
EXTRA: Final = 3  # the extra actions at the end
SCORING: Final = 4  # the zones are adjusted

# Stages of an action.
IDLE: Final = 0
BEFORE: Final = 1  # the window before the base action
BASE: Final = 2
AFTER: Final = 3  # the window after it
MOVING: Final = 4  # the Zone card moves

OFF: Final = -1  # the level of a cube that is not on the board: not the same as 0

# Where points during play come from, and what the patrons gave at the end by choice.
P_BUILDINGS: Final = 0
P_WARS: Final = 1
P_REWARDS: Final = 2
P_WORKERS: Final = 3
P_POLITICAL: Final = 4
P_MODIFIERS: Final = 5
P_PATRONS: Final = 6
POINTS: Final = 7


# -- marks -------------------------------------------------------------------------------------------

# An owned card is its number, and marks: on the right side, influence spent.
CARD: Final = 511
RIGHT: Final = 512
SPENT: Final = 1024
WAITING: Final = 8  # added to a worker sent to training in this round
INFLUENCE_SPENT: Final = 1 << 24  # in `spent`: some card was spent for influence in this action


def card_of(held: int) -> int:
    return held & CARD


def on_right(held: int) -> bool:
    return held & RIGHT != 0


def is_spent(held: int) -> bool:
    """Whether the influence of an owned card was spent."""
    return held & SPENT != 0


def value_of(worker: int) -> int:
    """The printed value of a worker in training."""
    return worker & ~WAITING


def sent(value: int, hand: int) -> int:
    """A worker on a space of a location. No rule asks whose it was, but people like to see it."""
    return hand << 3 | value


def value_on(space: int) -> int:
    """The value of the worker on a space, or 0."""
    return space & 7


def sender_on(space: int) -> int:
    """The hand that sent the worker on a space."""
    return space >> 3


def is_ready(worker: int) -> bool:
    """Whether a worker stands on a training space and can be sent (AV-10.3)."""
    return 0 < worker < WAITING


class AveRoma(State):
    box: AveRomaBox
    round: int
    phase: int
    order: tuple[int, ...]  # seats, first to last
    turn: int  # whose turn it is next, as a place in the order
    passed: int  # mask of seats
    last: int  # 1 when a Zone card could not be replaced: this is the last round
    # the seats
    boards: tuple[int, ...]  # side of the board, by seat
    goods: list[int]  # seat * GOODS: six basics, surplus, denarii
    points: list[int]  # seat * POINTS
    political: list[int]
    colosseum: list[int]
    cubes: list[int]  # seat * ZONES: level or OFF
    owned: list[tuple[int, ...]]  # cards beside the board, with marks, in the order they came
    active: list[tuple[int, ...]]  # patrons in their slots
    doubled: tuple[int, ...]  # patrons whose end effect counts twice
    reserve: list[int]  # hand * ZONES: workers of each value; neutral hands follow the seats
    training: list[int]  # seat * SPACES: 0, or a value, or a value + WAITING
    # the board
    zones: list[int]  # Zone cards
    high: int  # mask of zones whose card is in the high position
    brown: list[int]
    rows: list[int]  # row * SLOTS: cards
    taken: int  # mask of rows from which a card was taken in this round
    spaces: list[int]  # location * SLOTS: the worker there, or 0
    decks: list[tuple[int, ...]]  # zone, building, war, patron; face down, top last
    tops: list[int]  # the face-up top cards of the last three, in advanced mode
    discards: tuple[int, ...]  # removed in upkeep
    # the action in progress
    stage: int
    at: int  # its location
    value: int  # of the worker
    slot: int
    due: int  # the price of the Zone card, still to be paid
    used: int  # mask of the patrons used
    bonus: int  # 1 when the bonus was taken
    spent: int  # cards from the left side spent for influence: eight bits for each icon
    refill: int  # zone + 1 whose card is to be drawn
    turn_up: int  # row + 1 whose deck has to show a new card

    __slots__ = tuple(__annotations__)

    def decks_seen(self, viewer: int) -> list[tuple[int, ...]]:
        """Of the decks all see how many cards they have."""
        back = self.box.back
        return [backs(back, len(deck)) for deck in self.decks]

    def fill(self, rng: Rng) -> None:
        """Each deck is a random draw, of its size, from the cards of its kind that nobody has seen."""
        seen = self.seen()
        for kind in range(len(self.decks)):
            pool = [card for card in self.playable(kind) if card not in seen]
            self.decks[kind] = rng.shuffled(pool)[: len(self.decks[kind])]
            assert self.box.back not in self.decks[kind]

    def reshuffle(self, rng: Rng) -> None:
        """Nothing but the decks is hidden, and from everybody."""
        self.decks = [rng.shuffled(deck) for deck in self.decks]

    def seen(self) -> set[int]:
        """Every card that lies or lay face up."""
        cards = {*self.zones, *self.rows, *self.tops, *self.discards}
        for seat in range(self.seats):
            cards.update(map(card_of, self.owned[seat]))
            cards.update(self.active[seat])
        cards.discard(self.box.none)
        return cards

    def playable(self, kind: int) -> list[int]:
        """The cards of a kind that may be in play (AV-1.1, AV-16.1, AV-16.2, AV-16.3)."""
        box = self.box
        every = range(box.none)
        if self.options[DECKS] == BY_PLAYERS:
            return [card for card in every if box.kind[card] == kind and box.players[card] <= self.seats]
        return [card for card in every if box.kind[card] == kind]

    def deck_size(self, kind: int) -> int:
        """How many cards a deck holds, its face-up card included: public at all times (AV-14.8, AV-17.19)."""
        size = len(self.decks[kind])
        return size if kind == 0 or self.tops[kind - 1] == self.box.none else size + 1

    def is_high(self, zone: int) -> bool:
        return (self.high >> zone) & 1 == 1

    def slide_up(self, zone: int) -> None:
        self.high |= 1 << zone

    def lay_low(self, zone: int) -> None:
        self.high &= ~(1 << zone)

    def has_passed(self, seat: int) -> bool:
        return (self.passed >> seat) & 1 == 1

    def is_taken_from(self, row: int) -> bool:
        """Whether a card of this row was taken in this round (AV-12.1)."""
        return (self.taken >> row) & 1 == 1

    def is_used(self, patron: int) -> bool:
        """Whether this patron was used in this action (AV-11.2)."""
        return (self.used >> (patron - self.box.first_patron)) & 1 == 1

    def use(self, patron: int) -> None:
        self.used |= 1 << (patron - self.box.first_patron)

    def spend(self, icon: int) -> None:
        """A card from the left side was spent for influence (AV-17.25)."""
        self.spent += 1 << 8 * icon

    def spent_from_left(self, icon: int) -> int:
        return self.spent >> 8 * icon & 255

    def workers_at(self, at: int) -> list[int]:
        """The values of the workers at a location, space by space, 0 where none stands."""
        return [value_on(space) for space in self.spaces[at * terms.SLOTS : at * terms.SLOTS + terms.SLOTS]]

    def advanced(self) -> bool:
        return self.options[MODE] == 1

    def price(self, seat: int, resource: int) -> int:
        """What a unit costs and brings on the own board (AV-2.8)."""
        return self.box.prices[self.boards[seat]][resource]

    def goods_of(self, seat: int) -> list[int]:
        """The six basics, surplus and denarii of a seat."""
        return self.goods[seat * terms.GOODS : seat * terms.GOODS + terms.GOODS]

    def stock(self, seat: int) -> int:
        """All basic resources and surplus."""
        return sum(self.goods[seat * terms.GOODS : seat * terms.GOODS + terms.BASICS + 1])

    def slots_open(self, seat: int) -> int:
        """Patron slots opened by the political track (AV-9.7)."""
        return self.box.political_slots[self.political[seat]]

    def passive(self, seat: int) -> list[int]:
        """Patrons beside the board, on either side."""
        kind = self.box.kind
        return [card_of(held) for held in self.owned[seat] if kind[card_of(held)] == terms.PATRON]

    def workers_in_hand(self, hand: int) -> int:
        """The workers of a hand, in its reserve and in training."""
        count = 0
        for place in range(hand * terms.ZONES, hand * terms.ZONES + terms.ZONES):
            count += self.reserve[place]
        if hand < self.seats:
            for place in range(hand * terms.SPACES, hand * terms.SPACES + terms.SPACES):
                if self.training[place]:
                    count += 1
        return count
