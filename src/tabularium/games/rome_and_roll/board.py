"""The board in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tabularium.draw.words import words_in
from tabularium.games.rome_and_roll.state import Rome
from tabularium.kernel.presentation import Board, Panel, Words


class RomeBoard(Board[Rome]):
    def words(self, lang: str) -> Words:
        return words_in(Path(__file__).parent, lang)

    def where(self, view: Rome, words: Words) -> str:
        return words("where", round=view.round)

    def text(self, view: Rome, words: Words, names: Sequence[str]) -> str:
        return ""

    def panels(self, view: Rome, words: Words, names: Sequence[str]) -> list[Panel]:
        return []
