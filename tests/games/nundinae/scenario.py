"""A market day laid out by hand: who holds what, what comes from the deck, how the die falls."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.nundinae.game import GAME
from tabularium.games.nundinae.state import Market
from tabularium.kernel.live import Live
from tabularium.kernel.play import owes
from tabularium.kernel.refusals import IllegalMove
from tabularium.kernel.rng import Rng

CARDS = ("as", "sestertius", "denarius", "tribune")


class LoadedDie(Rng):
    """A die that falls as it is told."""

    __slots__ = ("faces",)

    faces: tuple[int, ...]

    def below(self, n: int) -> int:
        face, *rest = self.faces
        self.faces = tuple(rest)
        self.drawn += 1
        return face - 1

    def copy(self) -> LoadedDie:
        return loaded(self.faces, self.drawn)

    def words(self) -> tuple[str, ...]:
        return ("loaded", *(str(face) for face in self.faces))


def loaded(faces: Sequence[int], drawn: int = 0) -> LoadedDie:
    die = LoadedDie()
    die.faces = tuple(faces)
    die.drawn = drawn
    return die


class Scene:
    """The bids of the first market day, with these cards in the hands. Seats are 1, 2, 3... as people count them."""

    def __init__(
        self, *hands: str, deck: str = "", die: Sequence[int] = (), market: str = "short", gifts: bool = False
    ) -> None:
        options = {"market": market} | ({"gifts": "yes"} if gifts else {})
        self.live = Live(GAME, len(hands), options)
        self.market.rng = loaded(die)
        pool = [card for card, count in zip(CARDS, (9, 8, 7, 4), strict=True) for _ in range(count)]
        for seat, hand in enumerate(hands):
            for card in hand.split():
                pool.remove(card)
            self.market.hands[seat] = tuple(sorted(CARDS.index(card) for card in hand.split()))
        top = deck.split()
        for card in top:
            pool.remove(card)
        self.market.deck = tuple(CARDS.index(card) for card in (*pool, *reversed(top)))

    @property
    def market(self) -> Market:
        state = self.live.state
        assert isinstance(state, Market)
        return state

    def play(self, *moves: str) -> Scene:
        """Moves in words, each after the number of its seat: `play("1 bid as; done", "2 done")`."""
        for move in moves:
            seat, _, words = move.partition(" ")
            self.live.play(int(seat) - 1, words)
        return self

    def refusal(self, move: str) -> str:
        """The rule that forbids this move, or "" if it was made."""
        try:
            self.play(move)
        except IllegalMove as illegal:
            return illegal.rule
        return ""

    def hand(self, seat: int, viewer: int | None = None) -> str:
        """The hand of a seat in words, the full truth or as another seat sees it."""
        s = self.market if viewer is None else GAME.seen(self.live.view(viewer - 1))
        return " ".join((*CARDS, "hidden")[card] for card in s.hands[seat - 1])

    def gifts(self, viewer: int) -> str:
        """The gifts as a seat sees them: `1 2 as` is an as from seat 1 to seat 2."""
        s = GAME.seen(self.live.view(viewer - 1))
        return ", ".join(f"{giver + 1} {taker + 1} {(*CARDS, 'hidden')[card]}" for giver, taker, card in s.gifts)

    def discard(self) -> str:
        return " ".join(CARDS[card] for card in sorted(self.market.discard))

    def waits(self) -> str:
        """What is asked of whom: `veto 2`, or "" when the market is over."""
        if self.live.over:
            return ""
        seats = [str(seat + 1) for seat in range(self.market.seats) if (owes(self.market) >> seat) & 1]
        return " ".join([self.market.agenda[-1].name, *seats])

    def offers(self, seat: int) -> str:
        """What the seat may do, in words."""
        moves = self.market.agenda[-1].legal(self.market, seat - 1)
        return ", ".join(GAME.notation().format(move) for move in moves)
