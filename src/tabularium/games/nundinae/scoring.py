"""Wares bought, and coins left in the hand."""

from tabularium.games.nundinae.state import Market
from tabularium.kernel.scores import Outcome, ScoreSheet, ranked, score_sheet


def score(s: Market) -> ScoreSheet:
    worth = (*s.box.worth, 0)  # a hidden card counts nothing yet
    coins = [sum(worth[card] for card in hand) for hand in s.hands]
    for _, taker, card in s.gifts:
        coins[taker] += worth[card]
    return score_sheet(("wares", "purse"), [(s.scores[seat], coins[seat] // 4) for seat in range(s.seats)])  # NU-4.2


def outcome(s: Market) -> Outcome:
    totals = score(s).totals
    if s.seats == 1:
        return Outcome((1,), "solo", "rich") if totals[0] >= 8 else Outcome((2,), "solo", "poor")  # NU-5.2
    return ranked([(total,) for total in totals])  # NU-4.3
