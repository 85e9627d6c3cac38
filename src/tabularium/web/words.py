"""The texts of the pages, in both languages."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from tabularium.draw.words import SHARED, FluentWords

FOLDER = Path(__file__).parent


@cache
def web_words(lang: str) -> FluentWords:
    """The texts of the pages, over those that all games share."""
    return FluentWords(lang, SHARED / f"text.{lang}.ftl", FOLDER / f"text.{lang}.ftl")
