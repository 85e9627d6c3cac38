"""Phase II: Trade. The Trade Master sets how much each player offers; then one takes from another in a chain."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.mare_nostrum import effects, packed, state, terms
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds, told
from tabularium.games.mare_nostrum.steps.payment import lots, put_on_tray
from tabularium.kernel.moves import DONE, argument_of, kind_of
from tabularium.kernel.picture import Tray
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import NOT_NOW, Decision, Sealed, Step


class Trade(Step[MareNostrum]):
    """The Trade phase opens."""

    def run(self, s: MareNostrum) -> None:
        s.phase = state.TRADE
        s.push(Restore())
        s.push(PlayTradeToken(s.titles[terms.TRADE_MASTER]))


class PlayTradeToken(Decision[MareNostrum]):
    """The Trade Master lays a Trade token on the next free slot and chooses its face (MN-2.1, MN-2.2). Any face: the
    Trade Master need not have so many Resources (MN-Q9)."""

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        laid = [packed.token_of(slot) for slot in s.slots]
        faces = s.box.token_faces
        free = [token for token in range(len(faces)) if token not in laid]
        return [packed.play_token(token, face) for token in free for face in sorted(faces[token])]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [
            packed.play_token(token, face)
            for token in map(packed.token_of, s.slots)
            for face in s.box.token_faces[token]
        ]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        token = packed.token_of(argument_of(move))
        return "MN-2.1" if kind_of(move) == kinds.PLAY and token < len(s.box.tokens) else NOT_NOW

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        s.slots = (*s.slots, argument_of(move))
        size = packed.face_of(move)
        s.tell(told.TOKEN, seat, packed.token_of(argument_of(move)), size, len(s.slots))
        s.sizes = tuple(size if s.resources(other) >= size else 0 for other in range(s.seats))  # MN-2.5, MN-2.6
        s.push(OpenOffers())
        for other in reversed(s.from_trade_master()):  # MN-Q48
            if s.powers[other] & terms.FREE_OFFER_SIZE:
                s.push(OfferSize(other))


class OfferSize(Decision[MareNostrum]):
    """Antigone: the owner announces how many Resources to offer, whatever the token shows (MN-2.22)."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [
            kinds.SIZE | n for n in range(min(effects.amount(s, seat, terms.FREE_OFFER_SIZE), s.resources(seat)) + 1)
        ]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.SIZE | n for n in range(effects.amount(s, seat, terms.FREE_OFFER_SIZE) + 1)]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        return "MN-2.22" if kind_of(move) == kinds.SIZE else NOT_NOW

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        return {"size": argument_of(move), "resources": s.resources(seat)}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        s.sizes = (*s.sizes[:seat], argument_of(move), *s.sizes[seat + 1 :])
        s.tell(told.SIZE, seat, argument_of(move))


class OpenOffers(Step[MareNostrum]):
    """All who offer at least one Resource take part (MN-2.23); with fewer than two nobody offers (MN-2.7, MN-2.9)."""

    def run(self, s: MareNostrum) -> None:
        members = sum([1 << seat for seat in range(s.seats) if s.sizes[seat]])
        if members & (members - 1) == 0:
            s.tell(told.NO_TRADE, -1)
            return
        s.push(Offers(members, 0))


class Offers(Sealed[MareNostrum]):
    """Each participant chooses in secret what to offer; then all offers are shown (MN-2.8). A draft is a bag of
    tokens: laid in any order, kept in the canonical one."""

    name: ClassVar[str] = "offer"
    reopens: ClassVar[bool] = False

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        """How many the one who looks still has to offer."""
        return {"left": s.sizes[s.viewer] - len(s.drafts[s.viewer])} if 0 <= s.viewer < s.seats else {}

    def edits(self, s: MareNostrum, seat: int) -> list[int]:
        draft = s.drafts[seat]
        if len(draft) == s.sizes[seat]:
            return []
        first = seat * terms.KINDS
        return [kinds.OFFER | kind for kind in range(terms.KINDS) if s.goods[first + kind] > draft.count(kind)]

    def forbids_edit(self, s: MareNostrum, seat: int, move: int) -> str:
        kind = argument_of(move)
        draft = s.drafts[seat]
        if kind_of(move) == kinds.TAKE_BACK:
            return "" if kind in draft else NOT_NOW
        if kind_of(move) != kinds.OFFER or kind >= terms.KINDS:
            return NOT_NOW
        if len(draft) == s.sizes[seat]:
            return "MN-2.6"
        return "" if s.goods[seat * terms.KINDS + kind] > draft.count(kind) else "MN-H3"

    def tray(self, s: MareNostrum, seat: int) -> Tray | None:
        if (self.done >> seat) & 1:
            return None
        missing = s.sizes[seat] - len(s.drafts[seat])
        held, laid = lots(s, seat, self.edits(s, seat), kinds.OFFER)
        return Tray(held, laid, missing, -1 if missing else DONE)

    def unfinished(self, s: MareNostrum, seat: int) -> str:
        return "MN-2.6" if len(s.drafts[seat]) < s.sizes[seat] else ""

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        laid = s.drafts[seat]
        return {"size": s.sizes[seat], "offered": len(laid), "already": laid.count(argument_of(move))}

    def edit(self, s: MareNostrum, seat: int, move: int) -> None:
        s.drafts[seat] = put_on_tray(s.drafts[seat], move)

    def sample(self, s: MareNostrum, seat: int, rng: Rng) -> tuple[int, ...]:
        tokens = [kind for kind in range(terms.KINDS) for _ in range(s.goods[seat * terms.KINDS + kind])]
        rng.shuffle(tokens)
        return tuple(sorted(tokens[: s.sizes[seat]]))

    def close(self, s: MareNostrum) -> None:
        for seat in range(s.seats):
            if not (self.members >> seat) & 1:
                continue
            s.offers[seat] = s.drafts[seat]
            s.drafts[seat] = ()
            for kind in s.offers[seat]:
                s.lose(seat, kind)
            s.reveal(told.OFFER, seat, EVERYONE, (), *s.offers[seat])
        master = s.titles[terms.TRADE_MASTER]
        if (self.members >> master) & 1:
            s.push(TradePick(state.NO_SEAT, state.NO_SEAT, master, master))  # MN-2.10
        else:
            s.push(ChooseOpener(master))


class ChooseOpener(Decision[MareNostrum]):
    """A Trade Master who does not take part names the participant who picks first (MN-2.21)."""

    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "MN-2.21"

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.OPENER | other for other in range(s.seats) if s.sizes[other]]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.OPENER | other for other in range(s.seats)]

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        opener = argument_of(move)
        s.tell(told.OPENER, seat, opener)
        s.push(TradePick(state.NO_SEAT, state.NO_SEAT, opener, opener))


class TradePick(Decision[MareNostrum]):
    """A participant takes one token that another has face up; the robbed player picks next (MN-2.11, MN-2.12).
    Resources pass in no other way (MN-2.24).
    `barred` has just been in a round trip with the picker, `robber` took from the picker."""

    plays_itself: ClassVar[bool] = True
    __slots__ = ("barred", "opener", "robber")

    def __init__(self, barred: int, robber: int, opener: int, seat: int) -> None:
        self.barred = barred
        self.robber = robber
        self.opener = opener
        self.seat = seat

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return picks(s, seat, self.barred)

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [packed.pick(other, kind) for other in range(s.seats) for kind in sorted(set(s.offers[other]))]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        victim = packed.picked_from(move)
        if kind_of(move) != kinds.PICK or victim >= s.seats:
            return NOT_NOW
        if victim == seat:
            return "MN-2.13"
        return "MN-2.14" if victim == self.barred else "MN-2.11"

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        victim = packed.picked_from(move)
        kind = packed.picked_kind(move)
        left = list(s.offers[victim])
        left.remove(kind)
        s.offers[victim] = tuple(left)
        s.gain(seat, kind, 1)
        s.reveal(told.PICK, seat, EVERYONE, (), victim, kind)  # others react: no undo
        barred = seat if victim == self.robber else state.NO_SEAT  # MN-2.14, and for that one pick only: MN-2.15
        if has_pick(s, victim, barred):
            s.push(TradePick(barred, seat, self.opener, victim))
            return
        take_back(s)  # MN-2.16
        if victim != self.opener:
            s.push(TradeCompensate(self.opener, victim))  # MN-2.18; MN-2.19: the opener is owed nothing


def picks(s: MareNostrum, seat: int, barred: int) -> list[int]:
    moves: list[int] = []
    for victim in range(s.seats):
        if victim in (seat, barred):
            continue
        last = terms.KINDS
        for kind in s.offers[victim]:
            if kind != last:
                moves.append(packed.pick(victim, kind))
                last = kind
    return moves


def has_pick(s: MareNostrum, seat: int, barred: int) -> bool:
    return any(bool(s.offers[victim]) and victim not in (seat, barred) for victim in range(s.seats))


def take_back(s: MareNostrum) -> None:
    """Tokens that nobody took return to those who offered them (MN-2.17)."""
    for seat in range(s.seats):
        if s.offers[seat]:
            for kind in s.offers[seat]:
                s.gain(seat, kind, 1)
            s.tell(told.BACK, seat, *s.offers[seat])
            s.offers[seat] = ()


class TradeCompensate(Decision[MareNostrum]):
    """The opener, who has one Resource too many, gives one in secret to the player robbed last (MN-2.18), so that
    all have as many Resources as before (MN-2.20)."""

    plays_itself: ClassVar[bool] = True
    __slots__ = ("other",)

    def __init__(self, seat: int, other: int) -> None:
        self.seat = seat
        self.other = other

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        return {"other:seat": self.other}

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.GIVE | kind for kind in range(terms.KINDS) if s.goods[seat * terms.KINDS + kind]]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        return "MN-2.18" if kind_of(move) == kinds.GIVE and argument_of(move) < terms.KINDS else NOT_NOW

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        kind = argument_of(move)
        s.give_secretly(seat, self.other, kind)
        s.reveal(told.GIFT, seat, 1 << seat | 1 << self.other, (kind,), self.other)


class Restore(Step[MareNostrum]):
    """Trade is over; when the last slot is filled the tokens return to the Trade Master (MN-2.3)."""

    def run(self, s: MareNostrum) -> None:
        s.sizes = ()
        if len(s.slots) == s.box.trade_slots:
            s.slots = ()
            s.tell(told.TOKENS_BACK, s.titles[terms.TRADE_MASTER])
