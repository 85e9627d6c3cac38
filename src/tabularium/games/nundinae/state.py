"""What lies on the market's table. A card in a hand is `mask of the seats that know it << 4 | card`."""

from __future__ import annotations

from tabularium.games.nundinae.box import MarketBox
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import State


def card_of(held: int) -> int:
    return held & 15


class Market(State):
    __slots__ = ("box", "day", "deck", "discard", "hands", "scores", "worth")

    box: MarketBox
    day: int
    worth: int  # of the ware on sale
    deck: tuple[int, ...]  # top last
    discard: tuple[int, ...]  # sorted
    hands: list[tuple[int, ...]]  # sorted, so that the order tells nothing
    scores: list[int]

    def copy(self) -> Market:
        c = Market()
        self.copy_into(c)
        c.box = self.box
        c.day = self.day
        c.worth = self.worth
        c.deck = self.deck
        c.discard = self.discard
        c.hands = self.hands[:]
        c.scores = self.scores[:]
        return c

    def hide(self, viewer: int) -> None:
        self.deck = (self.box.back,) * len(self.deck)
        for seat, hand in enumerate(self.hands):
            back = 16 << seat | self.box.back  # not even who else knows it
            self.hands[seat] = tuple(sorted(held if held >> 4 >> viewer & 1 else back for held in hand))

    def fill(self, rng: Rng) -> None:
        back = self.box.back
        pool = list(self.box.deck)
        for card in (*self.discard, *(card_of(held) for hand in self.hands for held in hand)):
            if card != back:
                pool.remove(card)
        rng.shuffle(pool)
        for seat, hand in enumerate(self.hands):
            known = [held if card_of(held) != back else held - back + pool.pop() for held in hand]
            self.hands[seat] = tuple(sorted(known))
            coins = [card_of(held) for held in known if card_of(held) != self.box.tribune]
            if seat != self.viewer and coins and self.agenda and self.agenda[-1].name == "bids":
                self.drafts[seat] = (coins[rng.below(len(coins))],)
        self.deck = tuple(pool)

    def draw(self) -> int:
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        return card

    def give(self, seat: int, card: int, known: int) -> None:
        self.hands[seat] = tuple(sorted((*self.hands[seat], known << 4 | card)))

    def holds(self, seat: int, card: int) -> bool:
        return any(card_of(held) == card for held in self.hands[seat])

    def take(self, seat: int, card: int) -> None:
        """One such card out of a hand, seen by all; of several one that others know."""
        hand = list(self.hands[seat])
        hand.remove(max(held for held in hand if card_of(held) == card))
        self.hands[seat] = tuple(hand)

    def slip(self, seat: int, card: int, other: int) -> None:
        """A card changes hands, and only two know which: what others knew of the giver's hand is void."""
        rest = [16 << seat | card_of(held) for held in self.hands[seat]]
        rest.remove(16 << seat | card)
        self.hands[seat] = tuple(sorted(rest))
        self.give(other, card, 1 << seat | 1 << other)

    def lay_off(self, card: int) -> int:
        """A card goes to the discard; its worth."""
        self.discard = tuple(sorted((*self.discard, card)))
        return self.box.worth[card]
