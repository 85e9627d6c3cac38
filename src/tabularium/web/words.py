"""The texts of the pages, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tabularium.draw.words import HOUSE, FluentWords

FOLDER = Path(__file__).parent


@cache
def web_words(lang: str) -> FluentWords:
    """The texts of the pages, over the house's."""
    return FluentWords(lang, HOUSE / f"text.{lang}.ftl", FOLDER / f"text.{lang}.ftl")
