"""Trade (RR-10): three of a kind for Coins, then everybody's production."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.effects import (
    PRODUCTION,
    Effects,
    can_produce,
    gain,
    has_production,
    pick,
    picked,
    trigger,
)
from tabularium.games.rome_and_roll.state import RomeAndRoll, of, on
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.games.rome_and_roll.steps.finish import EndAction
from tabularium.games.rome_and_roll.steps.tax import merchant
from tabularium.kernel.moves import PASS, kind_of
from tabularium.kernel.step import NOT_NOW, Decision

GROUP: Final = 3  # resources exchanged, and Coins for them (RR-10.2)


def can_trade(s: RomeAndRoll, seat: int) -> bool:
    """No icon is needed (RR-10.1), but one group (RR-4.13). Jewellery and Baskets fill up (RR-10.3)."""
    pool, sheet = s.pool, s.sheet
    wild = pool[terms.JEWEL] + sheet[on(seat, state.STORED + terms.JEWEL)] + pool[terms.BASKET]
    if wild >= GROUP:
        return True
    return any(pool[kind] + sheet[on(seat, state.STORED + kind)] + wild >= GROUP for kind in range(terms.JEWEL))


def groups(s: RomeAndRoll, seat: int) -> list[int]:
    """Every distinct choice of three units that can all be the same resource (RR-10.11, RR-10.5), sorted."""
    pool, sheet = s.pool, s.sheet
    jewels, kept, baskets = pool[terms.JEWEL], sheet[on(seat, state.STORED + terms.JEWEL)], pool[terms.BASKET]
    found: list[int] = []
    for kind in range(terms.JEWEL + 1):
        icons = pool[kind] if kind < terms.JEWEL else 0
        stored = sheet[on(seat, state.STORED + kind)] if kind < terms.JEWEL else 0
        for a in range(min(GROUP, icons) + 1):
            for b in range(min(GROUP - a, stored) + 1):
                if kind < terms.JEWEL and a + b == 0:
                    continue
                rest = GROUP - a - b
                for c in range(min(rest, jewels) + 1):
                    for d in range(min(rest - c, kept) + 1):
                        e = rest - c - d
                        if e <= baskets:
                            found.append(kinds.exchanging(kind, a, b, c, d, e))
    return found


class TradeSet(Decision[RomeAndRoll]):
    """Spend three identical resources for three Coins (RR-10.2); one group only, but with Bacchus (RR-10.6,
    RR-14.9)."""

    __slots__ = ("done",)
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, done: int) -> None:
        self.seat = seat
        self.done = done

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        moves = groups(s, seat)
        if self.done:
            moves.append(kinds.STOP)
        return moves

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if move == kinds.STOP:
            return "RR-4.13"
        return "RR-10.11" if kind_of(move) == kinds.EXCHANGE else NOT_NOW

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        if move == kinds.STOP:
            open_market(s, seat)
            return
        if s.declared & s.box.with_verb[terms.DO_TRADE_UNLIMITED_GROUPS]:
            s.push(TradeSet(seat, self.done + 1))
        else:
            open_market(s, seat)
        exchange(s, seat, move)


def exchange(s: RomeAndRoll, seat: int, group: int) -> None:
    """Three resources for Coins; Advisors pay per group too."""
    kind = kinds.exchange_kind(group)
    icons, stored = kinds.exchange_icons(group), kinds.exchange_stored(group)
    jewels, kept = kinds.exchange_jewels(group), kinds.exchange_kept(group)
    baskets = kinds.exchange_baskets(group)
    s.pool[kind] -= icons
    s.sheet[on(seat, state.STORED + kind)] -= stored
    s.pool[terms.JEWEL] -= jewels
    s.sheet[on(seat, state.STORED + terms.JEWEL)] -= kept
    s.pool[terms.BASKET] -= baskets
    s.tell(told.EXCHANGED, seat, kind, icons + stored, jewels + kept, baskets)
    trigger(s, seat, terms.ON_TRADE_GROUP, 0, 0, 0, 0, 0)
    gain(s, seat, terms.COIN, coins_for(s, group), 0)


def coins_for(s: RomeAndRoll, group: int) -> int:
    """With a Merchant each Jewellery spent gives a Coin more (RR-10.4); Favours pay per group (RR-14.9)."""
    jewels = kinds.exchange_jewels(group) + kinds.exchange_kept(group)
    coins = GROUP + (jewels if merchant(s) else 0)
    for favour in range(len(s.favours)):
        if (s.declared >> favour) & 1:
            for effect in s.box.favour_effects[favour]:
                if effect.do == terms.DO_GAIN_PER_GROUP and effect.what == terms.COIN:
                    coins += effect.n
    return coins


def open_market(s: RomeAndRoll, seat: int) -> None:
    """Part 2, after part 1: everybody in Proconsul order (RR-10.7), once, whatever the number of groups (RR-10.9)."""
    s.push(EndAction(seat, terms.TRADE, 0, 0, 0, 0))
    for other in reversed(s.seats_in_order()):
        s.push(TradeProduction(other))


class TradeProduction(Decision[RomeAndRoll]):
    """A seat may let one of its own Buildings produce (RR-10.7, RR-10.8), wherever its Overseer is (RR-10.10)."""

    plays_itself: ClassVar[bool] = True
    recurs: ClassVar[bool] = True
    spare: ClassVar[int] = PASS

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        moves = [PASS]
        for building in range(1, s.built):
            if s.buildings[of(building, state.OWNER)] == seat and can_produce(s, building):
                moves.append(pick(s, building))
        moves.sort()
        return moves

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        building = picked(s, move)
        if building < 0:
            return NOT_NOW
        if s.buildings[of(building, state.OWNER)] != seat:
            return "RR-10.7"
        return "RR-10.12" if has_production(s, building) else "RR-10.8"

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [pick(s, building) for building in range(1, s.built)]

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        if move != PASS:
            s.push(Effects(seat, PRODUCTION, picked(s, move), 0))
