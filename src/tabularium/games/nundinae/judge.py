"""Wares bought or about to be, and what the purse can still buy."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.nundinae.state import Market
from tabularium.games.nundinae.steps import Purchase, Veto
from tabularium.kernel.judging import Judge

WON_AT: Final = 8.0  # alone (NU-5.2)
UNKNOWN_COIN: Final = 2.0
NO_VETO: Final = 0.85  # the chance that a seat that is still to be asked has no tribune to spend


class MarketJudge(Judge[Market]):
    terms: ClassVar[tuple[str, ...]] = ("wares", "on_sale", "coins", "best_coins", "tribunes", "to_beat")
    numbers: ClassVar[tuple[str, ...]] = ("wares", "tribunes")
    margin: ClassVar[float] = 4.0

    def progress(self, s: Market) -> float:
        return s.day / s.box.rounds[s.options[0]]

    def contenders(self, s: Market) -> int:
        """Alone, eight points have to be beaten."""
        return 2 if s.seats == 1 else s.seats

    def measure(self, s: Market, board: int) -> list[float]:
        if board >= s.seats:
            return [0.0, 0.0, 0.0, 0.0, 0.0, WON_AT]
        box = s.box
        days = box.rounds[s.options[0]] - s.day  # still to come
        coins = 0.0
        tribunes = 0
        values: list[float] = []
        for card in s.hands[board]:
            if card == box.tribune:
                tribunes += 1
            values.append(UNKNOWN_COIN if card == box.back else float(box.worth[card]))
            coins += values[-1]
        values.sort(reverse=True)
        best = 0.0
        for value in values[:days]:
            best += value
        for _, taker, card in s.gifts:
            if taker == board:
                coins += UNKNOWN_COIN if card == box.back else box.worth[card]
        return [float(s.scores[board]), on_sale(s, board), coins, best, float(min(tribunes, days)), 0.0]


def on_sale(s: Market, board: int) -> float:
    """The ware that this seat is about to buy, as far as no veto is likely."""
    buying = False
    likely = 1.0
    for step in s.agenda:
        if isinstance(step, Purchase):
            buying = step.seat == board
        elif isinstance(step, Veto):
            likely *= NO_VETO
    return likely * s.worth if buying else 0.0
