"""Paying: the combinations that the rules allow (MN-3.48), and how one is laid."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.mare_nostrum import packed, terms
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds, told
from tabularium.kernel.moves import DONE, argument_of, kind_of
from tabularium.kernel.picture import Lot, Tray
from tabularium.kernel.step import NOT_NOW, Decision


def ask_payment(s: MareNostrum, seat: int, item: int, left: int, paid: tuple[int, ...]) -> None:
    """The next token is due. To lay a forced one without asking would betray what lies behind the screen where others
    can't work that out: then the buyer is asked (MN-H1)."""
    if s.has_secrets(seat):
        s.push(PayUnseen(seat, item, left, paid))
    else:
        s.push(PayToken(seat, item, left, paid))


class Purchase(Decision[MareNostrum]):
    """A step of a purchase that is not paid yet."""

    __slots__ = ("item",)

    item: int

    def payable(self, s: MareNostrum) -> bool:
        """Whether the buyer has the means: it is a matter of course to the buyer, and tells others something."""
        raise NotImplementedError


class PayToken(Purchase):
    """The buyer lays a combination of exactly the cost (MN-3.3): token by token in canonical order, so that each
    combination comes up once, a forced token without asking; or all at once, put together on a tray in any order."""

    plays_itself: ClassVar[bool] = True
    __slots__ = ("left", "paid")

    def __init__(self, seat: int, item: int, left: int, paid: tuple[int, ...]) -> None:
        self.seat = seat
        self.item = item
        self.left = left
        self.paid = paid

    def payable(self, s: MareNostrum) -> bool:
        return len(self.legal(s, self.seat)) > 0

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        return {"item": self.item, "left": self.left - len(s.drafts[self.seat])}

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        if s.drafts[seat]:
            return self.on_the_tray(s, seat)
        return [kinds.PAY | kind for kind in self.next_tokens(s, seat)]

    def on_the_tray(self, s: MareNostrum, seat: int) -> list[int]:
        """What can be done with a payment that is being put together."""
        more = [kinds.LAY | kind for kind in range(terms.KINDS)]
        back = [kinds.TAKE_BACK | kind for kind in sorted(set(s.drafts[seat]))]
        return [move for move in (DONE, *more, *back) if not self.forbids(s, seat, move)]

    def next_tokens(self, s: MareNostrum, seat: int) -> list[int]:
        if self.item >= terms.CHEAP_LEGION:
            return cheap_tokens(s, seat, self.item)
        return next_tokens(s, seat, self.left, self.paid)

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.LAY | kind for kind in range(terms.KINDS) if s.goods[seat * terms.KINDS + kind]]

    def forbids(self, s: MareNostrum, seat: int, move: int) -> str:
        kind = argument_of(move)
        draft = s.drafts[seat]
        if move == DONE:
            return "" if len(draft) == self.left else "MN-3.3"
        if kind_of(move) == kinds.TAKE_BACK:
            return "" if kind in draft else NOT_NOW
        if kind_of(move) not in (kinds.PAY, kinds.LAY) or kind >= terms.KINDS:
            return NOT_NOW
        if s.goods[seat * terms.KINDS + kind] <= draft.count(kind):
            return "MN-H3"
        if self.item >= terms.CHEAP_LEGION and kind not in cheap_tokens(s, seat, self.item):
            return "MN-3.43"
        if len(draft) == self.left:
            return "MN-3.7"
        if kind_of(move) == kinds.LAY:
            return self.forbids_token(s, seat, kind, draft)
        if draft:
            return NOT_NOW
        if kind in self.next_tokens(s, seat):
            return ""
        return self.forbids_token(s, seat, kind, ()) or "MN-H4"

    def forbids_token(self, s: MareNostrum, seat: int, kind: int, draft: tuple[int, ...]) -> str:
        """The rule that keeps a token from what is laid, whatever the order."""
        if self.item >= terms.CHEAP_LEGION:
            return ""
        if completable(s, seat, self.paid, (*draft, kind), len(self.paid) + self.left):
            return ""
        return why_not_with(s, seat, kind, (*self.paid, *draft))

    def touch_moves(self, s: MareNostrum, seat: int) -> list[int]:
        """Tokens to lay on the tray."""
        if s.drafts[seat]:
            return []
        return [kinds.LAY | kind for kind in range(terms.KINDS) if not self.forbids(s, seat, kinds.LAY | kind)]

    def tray(self, s: MareNostrum, seat: int) -> Tray | None:
        laid = tuple([Lot("kind", kind) for kind in self.paid])
        missing = self.left - len(s.drafts[seat])
        held, back = lots(s, seat, self.on_the_tray(s, seat), kinds.LAY)
        return Tray(held, (*laid, *back), missing, -1 if missing else DONE)

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        left = self.left - len(s.drafts[seat])
        if kind_of(move) not in (kinds.PAY, kinds.LAY):
            return {"left": left, "missing": left, "cost": 0, "best": 0}
        return {"left": left, "kind": argument_of(move), "already": s.drafts[seat].count(argument_of(move))}

    def private(self, s: MareNostrum, seat: int, move: int) -> bool:
        return kind_of(move) in (kinds.LAY, kinds.TAKE_BACK)

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if move == DONE:
            tokens = s.drafts[seat]
            s.drafts[seat] = ()
            for kind in tokens:
                self.spend(s, seat, kind)
            s.tell(told.PAID, seat, self.item, *sorted((*self.paid, *tokens)))
        elif kind_of(move) == kinds.PAY:
            kind = argument_of(move)
            self.spend(s, seat, kind)
            paid = (*self.paid, kind)
            if self.left > 1:
                ask_payment(s, seat, self.item, self.left - 1, paid)
            else:
                s.tell(told.PAID, seat, self.item, *paid)
        else:
            s.push(self)
            s.drafts[seat] = put_on_tray(s.drafts[seat], move)

    def spend(self, s: MareNostrum, seat: int, kind: int) -> None:
        s.lose(seat, kind)
        s.discard_token(kind)


class PayUnseen(PayToken):
    """The same where nobody else knows all that the buyer has: a forced token is asked for too (MN-H1)."""

    plays_itself: ClassVar[bool] = False

    def formality(self, s: MareNostrum, seat: int) -> int:
        moves = self.legal(s, seat)
        return moves[0] if len(moves) == 1 and moves[0] != DONE else -1


def lots(s: MareNostrum, seat: int, moves: list[int], lay: int) -> tuple[tuple[Lot, ...], tuple[Lot, ...]]:
    """What a seat still holds and what it has laid of it, each with its move among these, if there is one."""
    held: list[Lot] = []
    laid: list[Lot] = []
    draft = s.drafts[seat]
    for kind in range(terms.KINDS):
        left = s.goods[seat * terms.KINDS + kind] - draft.count(kind)
        if left:
            held.append(Lot("kind", kind, left, lay | kind if lay | kind in moves else -1))
        if kind in draft:
            laid.append(Lot("kind", kind, draft.count(kind), kinds.TAKE_BACK | kind))
    return tuple(held), tuple(laid)


def put_on_tray(tray: tuple[int, ...], move: int) -> tuple[int, ...]:
    """One token more, or one less; a tray is kept in canonical order, however it was filled."""
    tokens = list(tray)
    if kind_of(move) == kinds.TAKE_BACK:
        tokens.remove(argument_of(move))
    else:
        tokens.append(argument_of(move))
    tokens.sort()
    return tuple(tokens)


def cheap_tokens(s: MareNostrum, seat: int, item: int) -> list[int]:
    """One Tax, or one token of the named Good, its Legendary twin too (MN-3.43); no payment power widens this
    (MN-Q54)."""
    good = s.box.cheap_good[item]
    first = seat * terms.KINDS
    return [kind for kind in (2 * good, 2 * good + 1, terms.TAX) if s.goods[first + kind]]


def next_tokens(s: MareNostrum, seat: int, left: int, paid: tuple[int, ...]) -> list[int]:
    """The kinds, from the last one laid on, with which a combination of exactly the cost (MN-3.7) can still be
    completed: only Taxes, or only different Goods (MN-3.4, MN-3.48). Exact, in one pass over the types from the last to
    the first."""
    goods = s.goods
    first = seat * terms.KINDS
    taxes = goods[first + terms.TAX]
    laid = len(paid)
    if laid and paid[laid - 1] == terms.TAX:
        return [terms.TAX] if taxes >= left else []
    powers = s.powers[seat]
    mixed = powers & terms.MIXED_PAYMENT != 0
    pairs = powers & terms.PAIR_PAYMENT != 0 and not has_pair(paid)
    found: list[int] = []
    if taxes >= left and (laid == 0 or (mixed and (laid == 1 or left == 1))):  # MN-3.9
        found.append(terms.TAX)
    more = left - 1
    later = 0  # types after this one
    later_pair = False
    last = packed.good_of(paid[laid - 1]) if laid else -1
    for good in range(terms.GOODS - 1, last, -1):
        plain = goods[first + 2 * good]
        twin = goods[first + 2 * good + 1]
        if not plain and not twin:
            continue
        enough = (
            later >= more
            or (pairs and later_pair and later + 1 >= more)
            or (mixed and taxes > 0 and (later + 1 >= more or (laid == 0 and taxes >= more)))
        )
        if twin and enough:
            found.append(2 * good + 1)
        if plain and (enough or (pairs and plain + twin > 1 and later + 1 >= more)):
            found.append(2 * good)
        later += 1
        if plain + twin > 1:
            later_pair = True
    if pairs and laid and later >= more:  # MN-3.11: the same type a second time, the twin included (MN-3.12)
        kind = paid[laid - 1]
        if kind & 1 == 0 and goods[first + kind + 1]:
            found.append(kind + 1)
        if goods[first + kind]:
            found.append(kind)
    found.reverse()
    return found


def has_pair(paid: tuple[int, ...]) -> bool:
    return any(packed.good_of(paid[i]) == packed.good_of(paid[i - 1]) for i in range(1, len(paid)))


def completable(s: MareNostrum, seat: int, paid: tuple[int, ...], more: tuple[int, ...], cost: int) -> bool:
    """Whether what is paid and some more tokens can be part of a combination of exactly the cost (MN-3.48)."""
    tokens = (*paid, *more)
    held = s.goods[seat * terms.KINDS : (seat + 1) * terms.KINDS]
    for kind in paid:
        held[kind] += 1  # they have left the screen
    counts = [held[packed.ordinary(good)] + held[packed.legendary(good)] for good in range(terms.GOODS)]
    types = sum(1 for count in counts if count)
    taxes = tokens.count(terms.TAX)
    goods = {packed.good_of(kind) for kind in tokens if kind != terms.TAX}
    twice = len(tokens) - taxes - len(goods)
    powers = s.powers[seat]
    mixed = 1 if powers & terms.MIXED_PAYMENT else 0
    pairs = 1 if powers & terms.PAIR_PAYMENT else 0
    only_taxes = len(goods) + twice <= mixed and held[terms.TAX] + min(mixed, types) >= cost
    pair = pairs if max(counts) > 1 else 0
    only_goods = taxes <= mixed and twice <= pairs and types + pair + min(mixed, held[terms.TAX]) >= cost
    return only_taxes or only_goods


def why_not_with(s: MareNostrum, seat: int, kind: int, laid: tuple[int, ...]) -> str:
    """The rule that keeps a token from those that are laid, the closest one."""
    powers = s.powers[seat]
    mixed = powers & terms.MIXED_PAYMENT != 0
    taxes = laid.count(terms.TAX)
    if kind != terms.TAX and packed.good_of(kind) in (packed.good_of(other) for other in laid if other != terms.TAX):
        if powers & terms.PAIR_PAYMENT:
            return "MN-3.11"
        if kind not in laid:
            return "MN-3.6"
        return "MN-3.10" if mixed else "MN-3.4"
    if laid and (taxes > 0) == (kind == terms.TAX) and taxes in (0, len(laid)):
        return "MN-3.48"  # more of the same sort, but not enough of it
    if laid:
        return "MN-3.9" if mixed else "MN-3.4"
    return "MN-3.48"
