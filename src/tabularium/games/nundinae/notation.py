"""The market's words for moves and events."""

from tabularium.games.nundinae import steps
from tabularium.games.nundinae.box import MarketBox
from tabularium.kernel.notation import Notation, Telling, phrase


def make_notation(box: MarketBox) -> Notation:
    moves = (
        phrase(steps.BID, "bid {card:4}"),
        phrase(steps.HAGGLE, "haggle"),
        phrase(steps.GIVE, "give {card:4} {seat:2}"),
        phrase(steps.VETO, "veto"),
    )
    events = (
        Telling(steps.TOLD_WARE, "ware", ("day", "worth")),
        Telling(steps.TOLD_DREW, "drew", (), ("card",)),
        Telling(steps.TOLD_BID, "bid", ("card",)),
        Telling(steps.TOLD_GAVE, "gave", ("other:seat",), ("card",)),
        Telling(steps.TOLD_VETO, "veto"),
        Telling(steps.TOLD_DIE, "die", ("die:pips", "worth")),
        Telling(steps.TOLD_BOUGHT, "bought", ("worth",)),
    )
    return Notation({"card": box.cards}, moves, events)
