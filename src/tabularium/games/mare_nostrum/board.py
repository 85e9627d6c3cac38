"""The sea and its Empires in words."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from tabularium.draw.words import words_in
from tabularium.games.mare_nostrum.state import Mare
from tabularium.kernel.presentation import Board, Panel, Words


class MareBoard(Board[Mare]):
    def words(self, lang: str) -> Words:
        return words_in(Path(__file__).parent, lang)

    def where(self, view: Mare, words: Words) -> str:
        return words("where", round=view.round, phase=words(f"phase-{view.phase}"))

    def text(self, view: Mare, words: Words, names: Sequence[str]) -> str:
        return ""

    def panels(self, view: Mare, words: Words, names: Sequence[str]) -> list[Panel]:
        return []
