"""Whole answers where small choices combine: a trade at MERCATOR, the payment of a price."""

from __future__ import annotations

from typing import Final

from tabularium.games.ave_roma import terms
from tabularium.games.ave_roma.state import AveRoma
from tabularium.games.ave_roma.steps import kinds
from tabularium.games.ave_roma.steps.locations import MercatorBuy, MercatorSell
from tabularium.games.ave_roma.steps.payment import PayIcon
from tabularium.kernel.moves import argument_of
from tabularium.kernel.play import play
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import NoDice

KEEP: Final = (9, 2, 1, 0)  # units of each resource that are not sold: all, some, none
WANT: Final = (4, 2, 1, 0)  # units to buy of each type on the card


def propose(view: AveRoma, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """Every way to sell with every way to buy; payments with what one has most of, or least."""
    step = view.agenda[-1]
    if view.drafts[seat]:
        return []
    found: list[tuple[int, ...]] = []
    if isinstance(step, MercatorSell) and step.seat == seat:
        for keep in KEEP:
            for want in WANT:
                found.append(trade(view, seat, keep, want))
    elif isinstance(step, MercatorBuy) and step.seat == seat:
        for want in WANT:
            found.append(trade(view, seat, 0, want))
    elif isinstance(step, PayIcon) and step.seat == seat:
        for sign in (-1, 1):
            found.append(payment(view, seat, sign))
    return found


def trade(view: AveRoma, seat: int, keep: int, want: int) -> tuple[int, ...]:
    """Sell what goes beyond `keep` and buy `want` of each type, or what comes nearest and is allowed."""
    s = view.copy()
    moves: list[int] = []
    while s.agenda:
        step = s.agenda[-1]
        if isinstance(step, MercatorSell):
            wanted = max(0, s.goods[seat * terms.GOODS + step.resource] - keep)
        elif isinstance(step, MercatorBuy):
            wanted = want
        else:
            break
        if step.seat != seat:
            break
        best = -1
        for move in step.legal(s, seat):
            if best < 0 or abs(kinds.count_traded(move) - wanted) < abs(kinds.count_traded(best) - wanted):
                best = move
        moves.append(best)
        if not goes_on(s, seat, best):
            break
    return tuple(moves)


def payment(view: AveRoma, seat: int, sign: int) -> tuple[int, ...]:
    """Pay each icon with what there is most of (-1) or least (1)."""
    s = view.copy()
    moves: list[int] = []
    while s.agenda:
        step = s.agenda[-1]
        if not isinstance(step, PayIcon) or step.seat != seat:
            break
        best = -1
        for move in step.legal(s, seat):
            have = sign * s.goods[seat * terms.GOODS + argument_of(move)]
            if best < 0 or have < sign * s.goods[seat * terms.GOODS + argument_of(best)]:
                best = move
        moves.append(best)
        if not goes_on(s, seat, best):
            break
    return tuple(moves)


def goes_on(s: AveRoma, seat: int, move: int) -> bool:
    """Whether the view can tell what follows this move: no card has to be drawn."""
    try:
        play(s, seat, move)
    except NoDice:
        return False
    return True
