"""Texts in Project Fluent: one file per game and language, over the house's own."""

from __future__ import annotations

from functools import cache
from pathlib import Path

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from tabularium.kernel.presentation import Text, Words

HOUSE = Path(__file__).parent


class MissingText(LookupError):
    """A text that should be there is not, or does not fit its values."""


class FluentWords(Words):
    """The texts of some files in one language. Later files win. What was said once is remembered."""

    def __init__(self, lang: str, *files: Path) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], use_isolating=False)
        for file in files:
            resource = FluentResource(file.read_text(encoding="utf-8"))
            for entry in resource.body:
                if isinstance(entry, Junk):
                    raise MissingText(f"{file.name} can't be read at: {(entry.content or '').strip()[:80]}")
            self.bundle.add_resource(resource, allow_overrides=True)
        self._said: dict[str | tuple[str, tuple[tuple[str, Text], ...]], str] = {}

    def has(self, message: str) -> bool:
        return self.bundle.has_message(message)

    def __call__(self, message: str, /, **values: Text) -> str:
        key = (message, tuple(values.items())) if values else message
        said = self._said.get(key)
        if said is None:
            if len(self._said) > 20_000:
                self._said.clear()
            said = self._said[key] = self._say(message, values)
        return said

    def _say(self, message: str, values: dict[str, Text]) -> str:
        if not self.has(message):
            raise MissingText(f"no text “{message}” in {self.lang}")
        pattern = self.bundle.get_message(message).value
        if pattern is None:
            raise MissingText(f"the text “{message}” in {self.lang} is empty")
        said, errors = self.bundle.format_pattern(pattern, dict(values))
        if errors:
            raise MissingText(f"the text “{message}” in {self.lang} does not fit {values}: {errors[0]}")
        return str(said)


@cache
def words_in(folder: Path, lang: str) -> FluentWords:
    """The texts of a game's folder, over the house's."""
    return FluentWords(lang, HOUSE / f"text.{lang}.ftl", folder / f"text.{lang}.ftl")


@cache
def house_words(lang: str) -> FluentWords:
    """The texts that belong to no game."""
    return FluentWords(lang, HOUSE / f"text.{lang}.ftl")
