"""What lies on the market's table."""

from tabularium.games.nundinae.box import MarketBox
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import State, backs


class Market(State):
    __slots__ = ("box", "day", "deck", "discard", "gifts", "hands", "scores", "worth")

    box: MarketBox
    day: int
    worth: int  # of the ware on sale
    deck: tuple[int, ...]  # top last
    discard: tuple[int, ...]
    hands: list[tuple[int, ...]]  # sorted, so that the order tells nothing
    gifts: tuple[tuple[int, int, int], ...]  # giver, taker, card: face down, and those two know it
    scores: list[int]

    def cards(self) -> list[int]:
        """Every card on the table."""
        held = [card for hand in self.hands for card in hand]
        return [*self.deck, *self.discard, *held, *(card for _, _, card in self.gifts)]

    def deck_seen(self, viewer: int) -> tuple[int, ...]:
        return backs(self.box.back, len(self.deck))

    def gifts_seen(self, viewer: int) -> tuple[tuple[int, int, int], ...]:
        return tuple([(a, b, card if viewer in (a, b) else self.box.back) for a, b, card in self.gifts])

    def hands_seen(self, viewer: int) -> list[tuple[int, ...]]:
        back = self.box.back
        return [hand if seat == viewer else backs(back, len(hand)) for seat, hand in enumerate(self.hands)]

    def fill(self, rng: Rng) -> None:
        pool = list(self.box.deck)
        for card in self.cards():
            if card != self.box.back:
                pool.remove(card)
        rng.shuffle(pool)
        for seat, hand in enumerate(self.hands):
            self.hands[seat] = tuple(sorted([pool.pop() if card == self.box.back else card for card in hand]))
        self.gifts = tuple([(a, b, pool.pop() if card == self.box.back else card) for a, b, card in self.gifts])
        self.deck = tuple(pool)

    def reshuffle(self, rng: Rng) -> None:
        deck = list(self.deck)
        rng.shuffle(deck)
        self.deck = tuple(deck)

    def draw(self) -> int:
        card = self.deck[-1]
        self.deck = self.deck[:-1]
        return card

    def take(self, seat: int, card: int) -> None:
        """A card leaves a hand."""
        hand = list(self.hands[seat])
        hand.remove(card)
        self.hands[seat] = tuple(hand)
