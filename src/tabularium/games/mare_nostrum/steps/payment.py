"""Paying: one token at a time, in canonical order, and only tokens from which the cost can still be reached."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.mare_nostrum.box import (
    CHEAP_LEGION,
    GOODS,
    KINDS,
    MIXED_PAYMENT,
    PAIR_PAYMENT,
    TAX,
)
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps.kinds import PAY, TOLD_PAID
from tabularium.kernel.moves import argument_of, kind_of
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
    """The buyer lays the next token of the combination (MN-3.3). A forced token is laid without asking."""

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
        return {"item": self.item, "left": self.left}

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        if self.item >= CHEAP_LEGION:
            return [PAY | kind for kind in cheap_tokens(s, seat, self.item)]
        return [PAY | kind for kind in next_tokens(s, seat, self.left, self.paid)]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [PAY | kind for kind in range(KINDS) if s.goods[seat * KINDS + kind]]

    def forbids(self, s: MareNostrum, seat: int, move: int) -> str:
        kind = argument_of(move)
        if kind_of(move) != PAY or kind >= KINDS:
            return NOT_NOW
        if self.item >= CHEAP_LEGION:
            if kind not in cheap_tokens(s, seat, self.item):
                return "MN-3.43"
            return ""
        if kind in next_tokens(s, seat, self.left, self.paid):
            return ""
        if not s.goods[seat * KINDS + kind]:
            return "MN-H3"
        return why_not_token(s, seat, kind, self.left, self.paid)

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        return {"left": self.left, "kind": argument_of(move)} if kind_of(move) == PAY else {}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        kind = argument_of(move)
        s.lose(seat, kind)
        s.discard_token(kind)
        s.pop()
        paid = (*self.paid, kind)
        if self.left > 1:
            ask_payment(s, seat, self.item, self.left - 1, paid)
        else:
            s.tell(TOLD_PAID, seat, self.item, *paid)


class PayUnseen(PayToken):
    """The same where nobody else knows all that the buyer has."""

    plays_itself: ClassVar[bool] = False


def cheap_tokens(s: MareNostrum, seat: int, item: int) -> list[int]:
    """One Tax, or one token of the named Good, its Legendary twin too (MN-3.43); no payment power widens this
    (MN-Q54)."""
    good = s.box.cheap_good[item]
    first = seat * KINDS
    return [kind for kind in (2 * good, 2 * good + 1, TAX) if s.goods[first + kind]]


def next_tokens(s: MareNostrum, seat: int, left: int, paid: tuple[int, ...]) -> list[int]:
    """The kinds, from the last one laid on, with which a combination of exactly the cost (MN-3.7) can still be
    completed: only Taxes, or only different Goods (MN-3.4, MN-3.48). Exact, in one pass over the types from the last to
    the first."""
    goods = s.goods
    first = seat * KINDS
    taxes = goods[first + TAX]
    laid = len(paid)
    if laid and paid[laid - 1] == TAX:
        return [TAX] if taxes >= left else []
    powers = s.powers[seat]
    mixed = powers & MIXED_PAYMENT != 0
    pairs = powers & PAIR_PAYMENT != 0 and not has_pair(paid)
    found: list[int] = []
    if taxes >= left and (laid == 0 or (mixed and (laid == 1 or left == 1))):  # MN-3.9
        found.append(TAX)
    more = left - 1
    later = 0  # types after this one
    later_pair = False
    last = paid[laid - 1] >> 1 if laid else -1
    for good in range(GOODS - 1, last, -1):
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
    return any(paid[i] >> 1 == paid[i - 1] >> 1 for i in range(1, len(paid)))


def enough_goods(s: MareNostrum, seat: int, left: int, paid: tuple[int, ...]) -> bool:
    """Whether the Goods, in any order, are enough for what is still to be laid."""
    held = s.goods[seat * KINDS : (seat + 1) * KINDS]
    counts = [held[2 * good] + held[2 * good + 1] for good in range(GOODS)]
    types = sum(1 for good in range(GOODS) if counts[good] and 2 * good not in paid and 2 * good + 1 not in paid)
    powers = s.powers[seat]
    if powers & MIXED_PAYMENT and held[TAX]:
        return types + 1 >= left
    if powers & PAIR_PAYMENT and not has_pair(paid) and max(counts) > 1:
        return types + 1 >= left
    return types >= left


def why_not_token(s: MareNostrum, seat: int, kind: int, left: int, paid: tuple[int, ...]) -> str:
    """The rule that refuses a token, the closest one."""
    if not paid:
        return "MN-H3" if kind != TAX and enough_goods(s, seat, left, paid) else "MN-3.48"
    last = paid[-1]
    mixed = s.powers[seat] & MIXED_PAYMENT != 0
    if kind < last:
        return "MN-H3"
    if kind == TAX:
        return "MN-3.9" if mixed else "MN-3.4"
    if kind >> 1 != last >> 1:
        return "MN-H3" if enough_goods(s, seat, left, paid) else "MN-3.48"
    if s.powers[seat] & PAIR_PAYMENT:
        return "MN-3.11"
    if kind != last:
        return "MN-3.6"
    return "MN-3.10" if mixed else "MN-3.4"
