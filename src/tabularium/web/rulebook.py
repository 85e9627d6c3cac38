"""The in-app rulebook: every rule by its id, in one language, searchable, with rulings and where numbers come from."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass

from markupsafe import Markup, escape

from tabularium.kernel.game import AnyGame

RULE_ID = re.compile(r"\b[A-Z]{2}-[0-9A-Z]+(?:\.[0-9]+)*[a-z]?\b")


@dataclass(frozen=True)
class RuleShown:
    id: str
    sentence: str
    chapter: str


@dataclass(frozen=True)
class Source:
    """A part of the box and where its numbers come from."""

    part: str
    source: str


def rules_of(game: AnyGame, lang: str, wanted: str = "") -> dict[str, list[RuleShown]]:
    """Rules, examples and rulings that have the wanted words in them."""
    books = {"rules": game.rules.rules, "rulings": game.rules.rulings, "examples": game.rules.examples}
    return {
        name: [
            RuleShown(rule, texts.get(lang, ""), rule.partition("-")[2].partition(".")[0])
            for rule, texts in entries.items()
            if matches(f"{rule} {texts.get(lang, '')}", wanted)
        ]
        for name, entries in books.items()
    }


def matches(text: str, wanted: str) -> bool:
    """All words wanted are there, whatever their accents, case and apostrophes."""
    plain = bare(text)
    return all(word in plain for word in bare(wanted).split())


def bare(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def sources_of(game: AnyGame) -> list[Source]:
    """Where the numbers of each part of the box come from: the rulebook, found elsewhere, or the house's own."""
    found: dict[tuple[str, str], None] = {}
    for part, source in sources_in(game.box_table, ""):
        found[part or game.id, source] = None
    return [Source(part, source) for part, source in found]


def sources_in(value: object, path: str) -> Iterator[tuple[str, str]]:
    if isinstance(value, Mapping):
        source = value.get("source")
        if isinstance(source, str):
            yield path, source
        for key, inner in value.items():
            yield from sources_in(inner, f"{path}.{key}" if path else str(key))
    elif isinstance(value, list):
        for inner in value:
            yield from sources_in(inner, path)


def cited(game: AnyGame, text: str) -> Markup:
    """A text whose rules can be opened."""
    link = Markup('<a href="/rules/{}#{}">{}</a>')
    words = [escape(part) for part in RULE_ID.split(text)]
    links = [link.format(game.id, rule, rule) for rule in RULE_ID.findall(text)]
    return Markup().join(part for pair in zip(words, [*links, Markup()], strict=True) for part in pair)
