"""A market day, from the herald's call to the confirmed purchase."""

from typing import ClassVar, Final

from tabularium.games.nundinae.state import Market
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
TOLD_GAVE: Final = FIRST_EVENT + 3
TOLD_VETO: Final = FIRST_EVENT + 4
TOLD_DIE: Final = FIRST_EVENT + 5
TOLD_BOUGHT: Final = FIRST_EVENT + 6


class Herald(Step[Market]):
    """The herald calls the ware of the next day (NU-1.2, NU-4.1), and each seat draws a card (NU-1.3)."""

    name: ClassVar[str] = "herald"

    def run(self, s: Market) -> None:
        if s.day == s.box.rounds[s.options[0]]:
            s.pop()
            return
        s.worth = s.box.wares[s.day]
        s.day += 1
        s.tell(TOLD_WARE, -1, s.day, s.worth)
        for seat in range(s.seats):
            draw(s, seat)
        s.push(Bids((1 << s.seats) - 1, 0))


def draw(s: Market, seat: int) -> None:
    card = s.draw()
    s.give(seat, card, 1 << seat)
    s.reveal(TOLD_DREW, seat, 1 << seat, (card,))


class Bids(Sealed[Market]):
    """All seats bid in secret, each with one card or none (NU-2.1)."""

    name: ClassVar[str] = "bids"

    def candidates(self, s: Market, seat: int) -> list[int]:
        return [BID | card for card in range(s.box.back)]

    def forbids_edit(self, s: Market, seat: int, move: int) -> str:
        card = argument_of(move)
        if kind_of(move) != BID or card in s.drafts[seat]:
            return NOT_NOW
        if card == s.box.tribune:
            return "NU-2.3"
        return "" if s.holds(seat, card) else "NU-2.2"

    def edit(self, s: Market, seat: int, move: int) -> None:
        s.drafts[seat] = (argument_of(move),)

    def close(self, s: Market) -> None:
        """All bids are shown and paid. The highest wins, the first seat among equals (NU-2.4); without one nobody
        buys (NU-2.5). Alone, a player bids against Fortuna, who turns up the top card and wins ties (NU-5.1)."""
        winner, highest = -1, 0
        if s.seats == 1:
            card = s.draw()
            highest = s.lay_off(card)
            s.reveal(TOLD_BID, -1, EVERYONE, (), card)
        for seat in range(s.seats):
            for card in s.drafts[seat]:
                s.take(seat, card)
                s.reveal(TOLD_BID, seat, EVERYONE, (), card)
                if s.lay_off(card) > highest:
                    winner, highest = seat, s.box.worth[card]
            s.drafts[seat] = ()
        if winner >= 0:
            s.push(Purchase(winner))
            for other in range(s.seats - 1, -1, -1):
                if other != winner:
                    s.push(Veto(other))
            if s.options[1]:
                s.push(Gift(winner))


class Gift(Decision[Market]):
    """The winner may slip a card to another seat: only those two know which (NU-3.1)."""

    name: ClassVar[str] = "gift"

    def legal(self, s: Market, seat: int) -> list[int]:
        cards = [card for card in range(s.box.back) if s.holds(seat, card)]
        return [PASS, *(GIVE | card << 2 | other for card in cards for other in range(s.seats) if other != seat)]

    def apply(self, s: Market, seat: int, move: int) -> None:
        s.pop()
        if move != PASS:
            card, other = argument_of(move) >> 2, move & 3
            s.slip(seat, card, other)
            s.reveal(TOLD_GAVE, seat, 1 << seat | 1 << other, (card,), other)


class Veto(Decision[Market]):
    """A tribune may stop the purchase. Everybody else is asked, so that being asked tells nothing (NU-3.2)."""

    name: ClassVar[str] = "veto"

    def legal(self, s: Market, seat: int) -> list[int]:
        return [PASS, VETO] if s.holds(seat, s.box.tribune) else [PASS]

    def forbids(self, s: Market, seat: int, move: int) -> str:
        return "NU-3.3" if move == VETO and not s.holds(seat, s.box.tribune) else super().forbids(s, seat, move)

    def candidates(self, s: Market, seat: int) -> list[int]:
        return [VETO]

    def apply(self, s: Market, seat: int, move: int) -> None:
        s.pop()
        if move == VETO:
            s.take(seat, s.box.tribune)
            s.lay_off(s.box.tribune)
            s.reveal(TOLD_VETO, seat, EVERYONE, ())
            del s.agenda[1:]  # the day is over, the herald goes on (NU-Q1)


class Purchase(Decision[Market]):
    """The winner confirms the purchase, or haggles first: a die of 4 to 6 adds to the worth, 1 to 3 take (NU-3.4)."""

    name: ClassVar[str] = "purchase"

    def legal(self, s: Market, seat: int) -> list[int]:
        return [CONFIRM, HAGGLE]

    def apply(self, s: Market, seat: int, move: int) -> None:
        s.pop()
        if move == HAGGLE:
            die = s.below(6) + 1
            s.worth += die if die > 3 else -die
            s.tell(TOLD_DIE, seat, die, s.worth)
        s.scores[seat] += s.worth
        s.tell(TOLD_BOUGHT, seat, s.worth)
