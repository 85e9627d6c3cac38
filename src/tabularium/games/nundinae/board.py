"""The market in words."""

from __future__ import annotations

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
        return [Panel(names[seat], self.rows(view, seat, words), seat) for seat in range(view.seats)]

    def rows(self, view: Market, seat: int, words: Words) -> tuple[tuple[str, str], ...]:
        hand = [card_of(held) for held in view.hands[seat]]
        return tuple(
            (words(f"panel-{row}"), ", ".join(words(f"card-{(*view.box.cards, 'back')[card]}") for card in cards))
            for row, cards in (("hand", hand), ("bid", view.drafts[seat]))
        )
