"""What lies on the market's table. A card in a hand is `mask of the seats that know it << 4 | card`."""

from __future__ import annotations

from typing import Final

from tabularium.games.nundinae.box import MarketBox
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import State

MARKET: Final = 0  # options, by their index
GIFTS: Final = 1


def card_of(held: int) -> int:
    return held & 15


class Market(State):
    __slots__ = ("box", "day", "deck", "discard", "hands", "scores", "worth")

    box: MarketBox
    day: int
    worth: int  # of the ware on sale
    deck: tuple[int, ...]  # top last
    discard: tuple[int, ...]
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
        back = self.box.back
        self.deck = (back,) * len(self.deck)
        for seat, hand in enumerate(self.hands):
            seen = [held if (held >> 4 >> viewer) & 1 else held | 15 for held in hand]
            self.hands[seat] = tuple(sorted(held if card_of(held) != 15 else held - 15 + back for held in seen))

    def fill(self, rng: Rng) -> None:
        pool = [card for card, count in enumerate(self.box.counts) for _ in range(count)]
        for card in (*self.discard, *(card_of(held) for hand in self.hands for held in hand)):
            if card != self.box.back:
                pool.remove(card)
        rng.shuffle(pool)
        for seat, hand in enumerate(self.hands):
            known = [held if card_of(held) != self.box.back else held - self.box.back + pool.pop() for held in hand]
            self.hands[seat] = tuple(sorted(known))
            if seat != self.viewer and known and self.agenda and self.agenda[-1].name == "bids":
                self.drafts[seat] = (card_of(known[rng.below(len(known))]),)
        self.deck = tuple(pool)

    def draw(self) -> int:
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        return card

    def give(self, seat: int, card: int, known: int) -> None:
        self.hands[seat] = tuple(sorted((*self.hands[seat], known << 4 | card)))

    def take(self, seat: int, card: int) -> None:
        """One such card out of a hand; of several the one that fewest know."""
        hand = list(self.hands[seat])
        hand.remove(min(held for held in hand if card_of(held) == card))
        self.hands[seat] = tuple(hand)

    def holds(self, seat: int, card: int) -> bool:
        return any(card_of(held) == card for held in self.hands[seat])
