"""A market day laid out by hand: who holds what, what comes from the deck, how the die falls."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.nundinae.game import GAME
from tabularium.games.nundinae.state import Market
from tests.games.scene import LoadedDice, SceneOf

CARDS = ("as", "sestertius", "denarius", "tribune")


class Scene(SceneOf[Market]):
    """The bids of the first market day, with these cards in the hands. Seats are 1, 2, 3... as people count them."""

    game = GAME

    def __init__(
        self, *hands: str, deck: str = "", die: Sequence[int] = (), market: str = "short", gifts: bool = False
    ) -> None:
        super().__init__(len(hands), {"market": market} | ({"gifts": "yes"} if gifts else {}))
        self.s.rng = LoadedDice(face - 1 for face in die)
        pool = [card for card, count in zip(CARDS, (9, 8, 7, 4), strict=True) for _ in range(count)]
        for seat, hand in enumerate(hands):
            for card in hand.split():
                pool.remove(card)
            self.s.hands[seat] = tuple(sorted(CARDS.index(card) for card in hand.split()))
        top = deck.split()
        for card in top:
            pool.remove(card)
        self.s.deck = tuple(CARDS.index(card) for card in (*pool, *reversed(top)))

    def hand(self, seat: int, viewer: int | None = None) -> str:
        """The hand of a seat in words, the full truth or as another seat sees it."""
        s = self.s if viewer is None else GAME.seen(self.live.view(viewer - 1))
        return " ".join((*CARDS, "hidden")[card] for card in s.hands[seat - 1])

    def gifts(self, viewer: int) -> str:
        """The gifts as a seat sees them: `1 2 as` is an as from seat 1 to seat 2."""
        s = GAME.seen(self.live.view(viewer - 1))
        return ", ".join(f"{giver + 1} {taker + 1} {(*CARDS, 'hidden')[card]}" for giver, taker, card in s.gifts)

    def discard(self) -> str:
        return " ".join(CARDS[card] for card in sorted(self.s.discard))
