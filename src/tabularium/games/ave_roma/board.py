"""The board in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tabularium.draw.words import words_in
from tabularium.games.ave_roma.state import Roma
from tabularium.kernel.presentation import Board, Panel, Words


class RomaBoard(Board[Roma]):
    def words(self, lang: str) -> Words:
        return words_in(Path(__file__).parent, lang)

    def where(self, view: Roma, words: Words) -> str:
        return words("where", round=view.round)

    def text(self, view: Roma, words: Words, names: Sequence[str]) -> str:
        return ""

    def panels(self, view: Roma, words: Words, names: Sequence[str]) -> list[Panel]:
        return []
