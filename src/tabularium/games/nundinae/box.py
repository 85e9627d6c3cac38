"""The box: coins and tribunes."""

from __future__ import annotations

from tabularium.kernel.box import Reader, Table
from tabularium.kernel.state import Box


class MarketBox(Box):
    __slots__ = ("back", "cards", "counts", "hand", "rounds", "tribune", "wares", "worth")

    cards: tuple[str, ...]
    worth: tuple[int, ...]
    counts: tuple[int, ...]
    rounds: tuple[int, ...]
    wares: tuple[int, ...]
    hand: int
    tribune: int
    back: int  # what a card is to those who may not see it


def read_box(table: Table) -> MarketBox:
    reader = Reader(table)
    reader.source()
    box = MarketBox()
    rows = reader.rows("cards")
    box.cards = tuple(row.text("id") for row in rows)
    box.worth = tuple(row.number("worth", 0, 99) for row in rows)
    box.counts = tuple(row.number("count", 1, 99) for row in rows)
    box.back = len(rows)
    box.rounds = reader.ints("rounds", 2)
    box.wares = reader.ints("wares")
    box.hand = reader.number("hand", 1, 9)
    need = 4 * (box.hand + max(box.rounds))
    reader.must("tribune" in box.cards, "cards", "there must be a card “tribune”")
    reader.must(len(box.wares) >= max(box.rounds), "wares", f"{max(box.rounds)} days need as many wares")
    reader.must(sum(box.counts) >= need, "cards", f"4 players need {need} cards, not {sum(box.counts)}")
    reader.finish()
    box.tribune = box.cards.index("tribune")
    return box
