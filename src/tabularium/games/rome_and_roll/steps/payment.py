"""Paying: resources of the pool and of Storage, mixed freely (RR-1.13)."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.state import RomeAndRoll, on
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.kernel.moves import kind_of
from tabularium.kernel.step import NOT_NOW, Decision

MOST: Final = 3  # icons of a kind, and baskets for a kind, that one payment can name


def affordable(s: RomeAndRoll, seat: int, cost: tuple[int, ...], fish: int, waived: int) -> bool:
    """Whether a cost, with this many Fish more for the Overseer and so many resources waived, can be paid.

    A Basket icon stands for Wood, Brick, Stone or Fish (RR-1.12), Jewellery for nothing else (RR-1.18, RR-5.24);
    only resources of the cost can be waived.
    """
    pool, sheet = s.pool, s.sheet
    short = waivable = 0
    for kind in range(terms.JEWEL):
        need = cost[kind]
        gap = need - pool[kind] - sheet[on(seat, state.STORED + kind)]
        if kind == terms.FISH:
            gap += fish
        if gap > 0:
            short += gap
            waivable += gap if gap < need else need
    gap = cost[terms.JEWEL] - pool[terms.JEWEL] - sheet[on(seat, state.STORED + terms.JEWEL)]
    if gap > 0:
        waived -= gap
        if waived < 0:
            return False
    return short - (waived if waived < waivable else waivable) <= pool[terms.BASKET]


def payments(s: RomeAndRoll, seat: int, cost: tuple[int, ...]) -> list[int]:
    """Every distinct way to split a cost between icons of the pool and Storage, sorted."""
    pool, sheet = s.pool, s.sheet
    ways = [0]
    baskets = [pool[terms.BASKET]]
    for kind in range(terms.JEWEL):
        need = cost[kind]
        there = min(pool[kind], MOST)
        longer: list[int] = []
        left: list[int] = []
        for i in range(len(ways)):
            wild = min(baskets[i], MOST)
            for icons in range(min(need, there) + 1):
                for used in range(min(need - icons, wild) + 1):
                    if need - icons - used <= sheet[on(seat, state.STORED + kind)]:
                        longer.append(kinds.paying(ways[i], icons, used))
                        left.append(baskets[i] - used)
        ways, baskets = longer, left
    need = cost[terms.JEWEL]
    there = min(pool[terms.JEWEL], MOST)
    return [
        kinds.paid(way, icons)
        for way in ways
        for icons in range(min(need, there) + 1)
        if need - icons <= sheet[on(seat, state.STORED + terms.JEWEL)]
    ]


def means(s: RomeAndRoll, seat: int, cost: tuple[int, ...]) -> dict[str, int]:
    """What is to be paid, and what there is to pay with, for a refusal."""
    said = {f"cost_{word}": cost[i] for i, word in enumerate(terms.RESOURCES)}
    said |= {f"die_{word}": s.pool[i] for i, word in enumerate(terms.ICONS[: terms.BASKET + 1])}
    return said | {f"stored_{word}": s.sheet[on(seat, state.STORED + i)] for i, word in enumerate(terms.RESOURCES)}


class Pay(Decision[RomeAndRoll]):
    """Spend a cost (RR-5.23): which part of it comes from the pool? An icon is used once (RR-1.14). What the action
    generates after this step comes too late to pay for it (RR-1.11)."""

    __slots__ = ("cost",)
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, cost: tuple[int, ...]) -> None:
        self.seat = seat
        self.cost = cost

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        return payments(s, seat, self.cost)

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        return "RR-1.13" if kind_of(move) == kinds.PAY else NOT_NOW

    def explain(self, s: RomeAndRoll, seat: int, move: int) -> dict[str, int]:
        return means(s, seat, self.cost)

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {word: self.cost[i] for i, word in enumerate(terms.RESOURCES)}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        self.spend(s, terms.JEWEL, kinds.pay_jewels(move), 0)
        for kind in range(terms.JEWEL):
            self.spend(s, kind, kinds.pay_icons(move, kind), kinds.pay_baskets(move, kind))
        if s.log is not None:
            s.tell(told.PAID, seat, *self.cost)

    def spend(self, s: RomeAndRoll, kind: int, icons: int, baskets: int) -> None:
        s.pool[kind] -= icons
        s.pool[terms.BASKET] -= baskets
        s.sheet[on(self.seat, state.STORED + kind)] -= self.cost[kind] - icons - baskets
