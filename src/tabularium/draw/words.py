"""Texts in Project Fluent: one file per game and language, over those that all games share."""

from __future__ import annotations

import re
import sys
import unicodedata
from collections.abc import Iterator
from functools import cache
from itertools import zip_longest
from pathlib import Path
from typing import Any

from fluent.runtime import FluentBundle, FluentResource
from fluent.syntax.ast import Junk

from tabularium.draw.pieces import SYMBOLS
from tabularium.kernel.cache import Cache
from tabularium.kernel.presentation import Board, S_contra, Text, Words

SHARED = Path(__file__).parent
WORDS_KEPT = 4_000_000  # bytes of sentences that are kept for each book of texts
LONGEST_PART = 2_000


class MissingText(LookupError):
    """A text that should be there is not, or does not fit its values."""


ASPIRATED = ("hans", "harold", "harry", "heinrich", "heinz", "helmut", "hollande", "holt", "hongrie", "howard", "huns")


CONTRACTED = {"de le": "du", "de les": "des", "à le": "au", "à les": "aux"}


def elided(word: str, name: str) -> str:
    """`ELIDE("de", $seat)` in a text: d’Anaïs, d’Hélène, d’Yves, but de Brutus, de Yann, de Hans. A name that brings
    its article takes it in: du Suitor partagé."""
    article, _, rest = str(name).partition(" ")
    if f"{word} {article}" in CONTRACTED:
        return f"{CONTRACTED[f'{word} {article}']} {rest}"
    plain = unicodedata.normalize("NFD", str(name)).lower()
    if plain[:1] == "h":
        mute = not plain.startswith(ASPIRATED)
    elif plain[:1] == "y":
        mute = plain[1:2] not in ("", *"aeiou")
    else:
        mute = plain[:1] in tuple("aeiouœæ")
    return f"{word[:-1]}’{name}" if mute else f"{word} {name}"


ARTICLES = ("le ", "la ", "les ", "l’", "the ")


def starting(name: str) -> str:
    """`START($seat)` at the start of a sentence: a name that brings its article gets a capital, others stay."""
    text = str(name)
    return text[:1].upper() + text[1:] if text.startswith(ARTICLES) else text


FUNCTIONS: dict[str, Any] = {"ELIDE": elided, "START": starting}  # the runtime's types know functions of one value only


def bounded(value: Text) -> Text:
    """No sentence needs more of anything, and the runtime refuses parts of more than 2,500 letters."""
    return f"{value[:LONGEST_PART]}…" if isinstance(value, str) and len(value) > LONGEST_PART else value


ENTRY = re.compile(r"^(-?[A-Za-z][\w-]*) *=", re.MULTILINE)  # an entry begins at the margin, the rest of it is indented
ASTRAY = re.compile(r"^(?![ \t#}\n]|-?[A-Za-z][\w-]* *=).+", re.MULTILINE)
VALUE = re.compile(r"\$([A-Za-z][\w-]*)")
SPOKEN_OF = re.compile(r"(?:\{|->|\()\s*(-?[A-Za-z][\w-]*)")  # other entries, and functions


def entries_in(file: Path) -> Iterator[tuple[str, str]]:
    """The entries of a file by name, each still to be read."""
    text = file.read_text(encoding="utf-8")
    astray = ASTRAY.search(text)
    if astray is not None:
        raise MissingText(f"{file.name} can't be read at: {astray.group()[:80]}")
    found = list(ENTRY.finditer(text))
    for entry, following in zip_longest(found, found[1:]):
        yield entry.group(1), text[entry.start() : following.start() if following else len(text)]


class FluentWords(Words):
    """The texts of some files in one language. Later files win. A text is parsed when it is asked for, since nobody
    asks for all of them; what was said once is remembered."""

    def __init__(self, lang: str, *files: Path) -> None:
        self.lang = lang
        self.bundle = FluentBundle([lang], functions=FUNCTIONS, use_isolating=False)
        self._entries = {name: entry for file in files for name, entry in entries_in(file)}
        self._said: Cache[str] = Cache(WORDS_KEPT)
        self._plain: dict[str, str] = {}  # texts without values: as many as there are names
        self._wants: dict[str, frozenset[str]] = {}

    def has(self, message: str) -> bool:
        return message in self._entries and not message.startswith("-")

    def wants(self, message: str) -> frozenset[str]:
        wanted = self._wants.get(message)
        if wanted is None:
            entry = self._entries.get(message, "")
            inner = [self.wants(other) for other in SPOKEN_OF.findall(entry)]
            wanted = self._wants[message] = frozenset(VALUE.findall(entry)).union(*inner)
        return wanted

    def _read(self, name: str) -> None:
        """Read an entry and those that it speaks of. Reading all of them takes most of a second, and few are said."""
        entry = self._entries.get(name)
        if entry is None or self.bundle.has_message(name):
            return
        resource = FluentResource(entry)
        if any(isinstance(found, Junk) for found in resource.body):
            raise MissingText(f"the text “{name}” can't be read: {entry.strip()[:80]}")
        self.bundle.add_resource(resource, allow_overrides=True)
        for other in SPOKEN_OF.findall(entry):
            self._read(other)

    def __call__(self, message: str, /, **values: Text) -> str:
        if not values:
            said = self._plain.get(message)
            if said is None:
                said = self._plain[message] = self._say(message, {})
            return said
        key = (message, *values, *values.values())
        said = self._said.get(key)
        if said is None:
            said = self._say(message, {name: bounded(value) for name, value in values.items()})
            self._said.put(key, said)
        return said

    def _say(self, message: str, values: dict[str, Text]) -> str:
        self._read(message)
        if not self.bundle.has_message(message):
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
    """The texts of a game's folder, over the shared ones."""
    return FluentWords(lang, SHARED / f"text.{lang}.ftl", folder / f"text.{lang}.ftl")


@cache
def room_words(folder: Path, room: str, lang: str) -> FluentWords:
    """The texts of one room of a game, its `judge` or its `lessons`, over the shared ones; a game may lack the room."""
    own = folder / f"{room}.{lang}.ftl"
    return FluentWords(lang, SHARED / f"text.{lang}.ftl", *([own] if own.exists() else []))


@cache
def shared_words(lang: str) -> FluentWords:
    """The texts that belong to no game."""
    return FluentWords(lang, SHARED / f"text.{lang}.ftl")


class WordedBoard(Board[S_contra]):
    """A board whose texts lie in the folder of its module, and whose pieces come from the shared sheet."""

    symbols = SYMBOLS

    def words(self, lang: str) -> Words:
        return words_in(Path(str(sys.modules[type(self).__module__].__file__)).parent, lang)
