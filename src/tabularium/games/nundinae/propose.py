"""Whole answers: a bid is one card or none."""

from __future__ import annotations

from tabularium.games.nundinae.state import Market
from tabularium.games.nundinae.steps import BID, Bids
from tabularium.kernel.moves import DONE
from tabularium.kernel.rng import Rng


def propose(view: Market, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """The dearest coin first, no bid last (NU-2.1)."""
    if not isinstance(view.agenda[-1], Bids) or view.drafts[seat]:
        return []
    coins = {card for card in view.hands[seat] if card not in (view.box.tribune, view.box.back)}
    dearest = sorted(coins, key=lambda card: -view.box.worth[card])
    return [*[(BID | card, DONE) for card in dearest], (DONE,)]
