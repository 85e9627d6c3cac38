"""Sensible whole answers where choices combine: payments and exchanges."""

from __future__ import annotations

from tabularium.games.rome_and_roll import terms
from tabularium.games.rome_and_roll.state import RomeAndRoll
from tabularium.games.rome_and_roll.steps import kinds
from tabularium.games.rome_and_roll.steps.payment import Pay
from tabularium.games.rome_and_roll.steps.trade import TradeSet
from tabularium.kernel.play import legal
from tabularium.kernel.rng import Rng


def propose(view: RomeAndRoll, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """Sensible whole answers where choices combine: pay with icons that can do nothing else, keep Baskets and
    Jewellery; exchange what is plentiful."""
    step = view.agenda[-1]
    if isinstance(step, (Pay, TradeSet)):
        moves = legal(view, seat)
        order = sorted(moves, key=lambda move: (thrift(move, isinstance(step, Pay)), move))
        return [(move,) for move in order[:3]]
    return []


def thrift(move: int, paying: bool) -> int:
    """The lower, the less of what is worth keeping this way of paying or trading takes."""
    if paying:
        baskets = sum(kinds.pay_baskets(move, kind) for kind in range(terms.JEWEL))
        icons = sum(kinds.pay_icons(move, kind) for kind in range(terms.FISH))
        return 8 * baskets - icons
    return 8 * kinds.exchange_baskets(move) + 4 * (kinds.exchange_kept(move) + kinds.exchange_jewels(move))
