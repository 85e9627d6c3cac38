"""A market day, from the herald's call to the confirmed purchase."""

from typing import ClassVar

from tabularium.games.nundinae.state import Market
from tabularium.kernel.moves import CONFIRM, DONE, FIRST_EVENT, FIRST_KIND, KIND, PASS, argument_of, kind_of
from tabularium.kernel.picture import Lot, Tray
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import NOT_NOW, Decision, Sealed, Step

BID, HAGGLE, GIVE, VETO = ((FIRST_KIND + n) << KIND for n in range(4))  # GIVE has card << 2 | seat
TOLD_WARE, TOLD_DREW, TOLD_BID, TOLD_GAVE, TOLD_VETO, TOLD_DIE, TOLD_BOUGHT = (FIRST_EVENT + n for n in range(7))


class Herald(Step[Market]):
    """The herald calls the ware of the next day (NU-1.2, NU-4.1), and each seat draws a card (NU-1.3)."""

    def run(self, s: Market) -> None:
        if s.day == s.box.rounds[s.options[0]]:
            return
        s.push(self)
        s.worth = s.box.wares[s.day]
        s.day += 1
        s.tell(TOLD_WARE, -1, s.day, s.worth)
        for seat in range(s.seats):
            draw(s, seat)
        s.push(Bids((1 << s.seats) - 1, 0))


def draw(s: Market, seat: int) -> None:
    card = s.draw()
    s.hands[seat] = tuple(sorted((*s.hands[seat], card)))
    s.reveal(TOLD_DREW, seat, 1 << seat, (card,))


class Bids(Sealed[Market]):
    """All seats bid in secret, each with one card or none (NU-2.1)."""

    def candidates(self, s: Market, seat: int) -> list[int]:
        return [BID | card for card in range(s.box.back)]

    def forbids_edit(self, s: Market, seat: int, move: int) -> str:
        card = argument_of(move)
        if kind_of(move) != BID:
            return NOT_NOW
        if card in s.drafts[seat]:
            return "NU-2.1"
        if card == s.box.tribune:
            return "NU-2.3"
        return "" if card in s.hands[seat] else "NU-2.2"

    def edit(self, s: Market, seat: int, move: int) -> None:
        s.drafts[seat] = (argument_of(move),)

    def tray(self, s: Market, seat: int) -> Tray | None:
        """The purse, and the bid on the table."""
        if (self.done >> seat) & 1:
            return None
        held = list(s.hands[seat])
        for card in s.drafts[seat]:
            held.remove(card)
        edits = self.edits(s, seat)
        lots = [
            Lot("card", card, held.count(card), BID | card if BID | card in edits else -1) for card in sorted(set(held))
        ]
        return Tray(tuple(lots), tuple([Lot("card", card) for card in s.drafts[seat]]), done=DONE)

    def close(self, s: Market) -> None:
        """All bids are shown and paid. The highest wins, the first seat among equals (NU-2.4); without one nobody
        buys (NU-2.5). Alone, a player bids against Fortuna, who turns up the top card and wins ties (NU-5.1)."""
        winner, highest = -1, 0
        if s.seats == 1:
            card = s.draw()
            highest = s.box.worth[card]
            s.discard += (card,)
            s.reveal(TOLD_BID, -1, EVERYONE, (), card)
        for seat in range(s.seats):
            for card in s.drafts[seat]:
                s.take(seat, card)
                s.discard += (card,)
                s.reveal(TOLD_BID, seat, EVERYONE, (), card)
                if s.box.worth[card] > highest:
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
    """The winner may slip another seat a card, which stays face down: only those two know it (NU-3.1)."""

    def legal(self, s: Market, seat: int) -> list[int]:
        others = [other for other in range(s.seats) if other != seat]
        return [PASS, *(GIVE | card << 2 | other for card in sorted(set(s.hands[seat])) for other in others)]

    def apply(self, s: Market, seat: int, move: int) -> None:
        if move != PASS:
            card, other = argument_of(move) >> 2, move & 3
            s.take(seat, card)
            s.gifts += ((seat, other, card),)
            s.reveal(TOLD_GAVE, seat, 1 << seat | 1 << other, (card,), other)


class Veto(Decision[Market]):
    """A tribune may stop the purchase. Everybody else is asked, so that being asked tells nothing (NU-3.2)."""

    recurs: ClassVar[bool] = True
    spare: ClassVar[int] = PASS

    def candidates(self, s: Market, seat: int) -> list[int]:
        return [PASS, VETO]

    def forbids(self, s: Market, seat: int, move: int) -> str:
        if move == VETO and s.box.tribune not in s.hands[seat]:
            return "NU-3.3"
        return "" if move in (PASS, VETO) else NOT_NOW

    def apply(self, s: Market, seat: int, move: int) -> None:
        if move == VETO:
            s.take(seat, s.box.tribune)
            s.discard += (s.box.tribune,)
            s.reveal(TOLD_VETO, seat, EVERYONE, ())
            del s.agenda[1:]  # the day is over, the herald goes on (NU-Q1)


class Purchase(Decision[Market]):
    """The winner confirms the purchase, or haggles first: a die of 4 to 6 adds to the worth, 1 to 3 take (NU-3.4)."""

    def legal(self, s: Market, seat: int) -> list[int]:
        return [CONFIRM, HAGGLE]

    def apply(self, s: Market, seat: int, move: int) -> None:
        if move == HAGGLE:
            die = s.below(6) + 1
            s.worth += die if die > 3 else -die
            s.tell(TOLD_DIE, seat, die, s.worth)
        s.scores[seat] += s.worth
        s.tell(TOLD_BOUGHT, seat, s.worth)
