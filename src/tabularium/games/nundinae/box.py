"""The box: coins and tribunes."""

from tabularium.kernel.box import Toml, reading
from tabularium.kernel.state import Box


class MarketBox(Box):
    __slots__ = ("back", "cards", "deck", "hand", "rounds", "tribune", "wares", "worth")

    cards: tuple[str, ...]
    worth: tuple[int, ...]
    deck: tuple[int, ...]  # every card of the box
    tribune: int  # the last card
    back: int  # what a card is to those who may not see it
    hand: int
    rounds: tuple[int, ...]
    wares: tuple[int, ...]


def read_box(table: Toml) -> MarketBox:
    box = MarketBox()
    with reading(table) as reader:
        rows = reader.rows("cards")
        box.cards = tuple(row.text("id") for row in rows)
        box.worth = tuple(row.number("worth", 0, 99) for row in rows)
        box.deck = tuple(card for card, row in enumerate(rows) for _ in range(row.number("count", 1, 99)))
        box.tribune = len(rows) - 1
        box.back = len(rows)
        box.hand = reader.number("hand", 1, 9)
        box.rounds = reader.ints("rounds", 2)
        box.wares = reader.ints("wares", max(box.rounds))
        need = 4 * (box.hand + max(box.rounds))
        reader.must(len(box.deck) >= need, "cards", f"4 players need {need} cards, not {len(box.deck)}")
    return box
