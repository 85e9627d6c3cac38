"""The market in words."""

from collections.abc import Sequence
from pathlib import Path

from tabularium.draw.words import words_in
from tabularium.games.nundinae.state import Market, card_of
from tabularium.kernel.presentation import Board, Panel, Words


class MarketBoard(Board[Market]):
    def words(self, lang: str) -> Words:
        return words_in(Path(__file__).parent, lang)

    def where(self, view: Market, words: Words) -> str:
        return words("where", day=view.day)

    def text(self, view: Market, words: Words, names: Sequence[str]) -> str:
        return words("board", worth=view.worth, deck=len(view.deck))

    def panels(self, view: Market, words: Words, names: Sequence[str]) -> list[Panel]:
        card = [words(f"card-{name}") for name in (*view.box.cards, "back")]
        hands = [", ".join(card[card_of(held)] for held in hand) for hand in view.hands]
        bids = [", ".join(card[bid] for bid in draft) for draft in view.drafts]
        rows = [((words("panel-hand"), hand), (words("panel-bid"), bid)) for hand, bid in zip(hands, bids, strict=True)]
        return [Panel(names[seat], rows[seat], seat) for seat in range(view.seats)]
