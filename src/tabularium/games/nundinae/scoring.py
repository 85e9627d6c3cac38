"""Wares bought, and coins left in the hand."""

from tabularium.games.nundinae.state import Market, card_of
from tabularium.kernel.scores import Outcome, ScoreSheet, ranked, score_sheet


def score(s: Market) -> ScoreSheet:
    worth = (*s.box.worth, 0)  # a hidden card counts nothing yet
    purses = [sum(worth[card_of(held)] for held in hand) // 4 for hand in s.hands]  # NU-4.2
    return score_sheet(("wares", "purse"), [*zip(s.scores, purses, strict=True)])


def outcome(s: Market) -> Outcome:
    totals = score(s).totals
    if s.seats == 1:
        return Outcome((1,), "solo", "rich") if totals[0] >= 8 else Outcome((2,), "solo", "poor")  # NU-5.2
    return ranked([(total,) for total in totals])  # NU-4.3
