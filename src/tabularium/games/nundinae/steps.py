"""A market day, from the herald's call to the confirmed purchase."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.nundinae.state import GIFTS, MARKET, Market
from tabularium.kernel.moves import CONFIRM, FIRST_EVENT, FIRST_KIND, KIND, PASS, argument_of, kind_of
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import NOT_NOW, Decision, Sealed, Step

BID: Final = FIRST_KIND << KIND
HAGGLE: Final = (FIRST_KIND + 1) << KIND
GIVE: Final = (FIRST_KIND + 2) << KIND  # card << 2 | seat
VETO: Final = (FIRST_KIND + 3) << KIND

TOLD_WARE: Final = FIRST_EVENT
TOLD_DREW: Final = FIRST_EVENT + 1
TOLD_BID: Final = FIRST_EVENT + 2
TOLD_FORTUNA: Final = FIRST_EVENT + 3
TOLD_GAVE: Final = FIRST_EVENT + 4
TOLD_VETO: Final = FIRST_EVENT + 5
TOLD_DIE: Final = FIRST_EVENT + 6
TOLD_BOUGHT: Final = FIRST_EVENT + 7


class Herald(Step[Market]):
    """The herald calls the next ware (NU-1.2), and each seat draws a card (NU-1.3)."""

    name: ClassVar[str] = "herald"

    def run(self, s: Market) -> None:
        s.pop()
        if s.day == s.box.rounds[s.options[MARKET]]:  # NU-4.1
            return
        s.worth = s.box.wares[s.day]
        s.day += 1
        s.tell(TOLD_WARE, -1, s.day, s.worth)
        for seat in range(s.seats):
            draw(s, seat)
        s.push(Herald())
        s.push(Bids((1 << s.seats) - 1, 0))


def draw(s: Market, seat: int) -> None:
    card = s.draw()
    s.give(seat, card, 1 << seat)
    s.reveal(TOLD_DREW, seat, 1 << seat, (card,))


class Bids(Sealed[Market]):
    """All seats bid in secret, each with one card or none (NU-2.1)."""

    name: ClassVar[str] = "bids"

    def edits(self, s: Market, seat: int) -> list[int]:
        return [BID | card for card in range(s.box.back) if not self.forbids_edit(s, seat, BID | card)]

    def forbids_edit(self, s: Market, seat: int, move: int) -> str:
        if kind_of(move) != BID or argument_of(move) in s.drafts[seat]:
            return NOT_NOW
        if argument_of(move) == s.box.tribune:
            return "NU-2.3"
        return "" if s.holds(seat, argument_of(move)) else "NU-2.2"

    def candidates(self, s: Market, seat: int) -> list[int]:
        return [BID | card for card in range(s.box.back)]

    def explain(self, s: Market, seat: int, move: int) -> dict[str, int]:
        return {"card": argument_of(move)}

    def edit(self, s: Market, seat: int, move: int) -> None:
        s.drafts[seat] = (argument_of(move),)

    def again(self, done: int) -> Bids:
        return Bids(self.members, done)

    def close(self, s: Market) -> None:
        """All bids are shown and paid; the highest wins, the first seat among equals (NU-2.4)."""
        winner, highest = -1, fortuna(s) if s.seats == 1 else 0
        for seat in range(s.seats):
            for card in s.drafts[seat]:
                s.take(seat, card)
                s.discard = tuple(sorted((*s.discard, card)))
                s.reveal(TOLD_BID, seat, EVERYONE, (), card)
                if s.box.worth[card] > highest:
                    winner, highest = seat, s.box.worth[card]
            s.drafts[seat] = ()
        if winner < 0:  # NU-2.5: nobody buys
            return
        s.push(Purchase(winner))
        for other in range(s.seats - 1, -1, -1):
            if other != winner:
                s.push(Veto(other))
        if s.options[GIFTS]:
            s.push(Gift(winner))


def fortuna(s: Market) -> int:
    """Alone, a player bids against Fortuna, who turns up the top card and wins a tie (NU-5.1)."""
    card = s.draw()
    s.discard = tuple(sorted((*s.discard, card)))
    s.reveal(TOLD_FORTUNA, -1, EVERYONE, (), card)
    return s.box.worth[card]


class Gift(Decision[Market]):
    """The winner may slip a card that nobody else knows to another seat: only those two know it then (NU-3.1)."""

    name: ClassVar[str] = "gift"

    def legal(self, s: Market, seat: int) -> list[int]:
        cards = [card for card in range(s.box.back) if 1 << seat << 4 | card in s.hands[seat]]
        return [PASS, *(GIVE | card << 2 | other for card in cards for other in range(s.seats) if other != seat)]

    def apply(self, s: Market, seat: int, move: int) -> None:
        s.pop()
        if move != PASS:
            card = argument_of(move) >> 2
            other = argument_of(move) & 3
            s.take(seat, card)
            s.give(other, card, 1 << seat | 1 << other)
            s.reveal(TOLD_GAVE, seat, 1 << seat | 1 << other, (card,), other)


class Veto(Decision[Market]):
    """A tribune may stop the purchase, in the winner's turn. A seat with cards is always asked (NU-3.2)."""

    name: ClassVar[str] = "veto"

    def owes(self, s: Market) -> int:
        return 1 << self.seat if s.worth and s.hands[self.seat] else 0

    def run(self, s: Market) -> None:
        s.pop()

    def legal(self, s: Market, seat: int) -> list[int]:
        return [PASS, VETO] if s.holds(seat, s.box.tribune) else [PASS]

    def forbids(self, s: Market, seat: int, move: int) -> str:
        if move == VETO and not s.holds(seat, s.box.tribune):
            return "NU-3.3"
        return "" if move in (PASS, VETO) else NOT_NOW

    def candidates(self, s: Market, seat: int) -> list[int]:
        return [VETO]

    def apply(self, s: Market, seat: int, move: int) -> None:
        s.pop()
        if move == VETO:
            s.take(seat, s.box.tribune)
            s.discard = tuple(sorted((*s.discard, s.box.tribune)))
            s.worth = 0
            s.reveal(TOLD_VETO, seat, EVERYONE, ())


class Purchase(Decision[Market]):
    """The winner haggles with the die (NU-3.4), or confirms the purchase as it is."""

    name: ClassVar[str] = "purchase"

    def legal(self, s: Market, seat: int) -> list[int]:
        return [CONFIRM, HAGGLE] if s.worth else [CONFIRM]

    def apply(self, s: Market, seat: int, move: int) -> None:
        s.pop()
        if move == HAGGLE:
            die = s.below(6) + 1
            s.worth = s.worth + die if die > 3 else s.worth - die
            s.tell(TOLD_DIE, seat, die, s.worth)
        s.scores[seat] += s.worth
        s.tell(TOLD_BOUGHT, seat, s.worth)
