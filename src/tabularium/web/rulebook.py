"""The in-app rulebook: a round in short, every rule by chapters, rulings, examples, and where numbers come from."""

from __future__ import annotations

import re
import unicodedata
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import lru_cache
from itertools import groupby

from markupsafe import Markup, escape

from tabularium.kernel.game import AnyGame

LINKED_KEPT = 1_000  # texts
RULE_ID = re.compile(r"\b[A-Z]{2}-[0-9A-Z]+(?:\.[0-9]+)*[a-z]?\b")


@dataclass(frozen=True)
class RuleShown:
    id: str
    sentence: str
    text: Markup  # with links to the rules that it names
    other: str  # the same in the other language, so that its words are found too


@dataclass(frozen=True)
class Chapter:
    """Rules under one heading; the id is what their own ids begin with."""

    id: str
    title: str
    rules: list[RuleShown]


@dataclass(frozen=True)
class Source:
    """A part of the box and where its numbers come from."""

    part: str
    sources: list[str]


def rules_of(game: AnyGame, lang: str, wanted: str = "") -> dict[str, list[Chapter]]:
    """Rules, rulings and examples that have the wanted words in them, in either language; rules by chapters."""
    rules = shown(game.rules.rules, lang, wanted)
    headings = game.rules.chapters
    chapters = [
        Chapter(id, headings.get(id, {}).get(lang, ""), list(found))
        for id, found in groupby(rules, key=lambda rule: rule.id.partition(".")[0])
    ]
    rulings, examples = (shown(book, lang, wanted) for book in (game.rules.rulings, game.rules.examples))
    return {
        "rules": chapters,
        "rulings": [Chapter("", "", rulings)] if rulings else [],
        "examples": [Chapter("", "", examples)] if examples else [],
    }


def shown(book: Mapping[str, Mapping[str, str]], lang: str, wanted: str) -> list[RuleShown]:
    found = []
    for rule, texts in book.items():
        if matches(f"{rule} {' '.join(texts.values())}", wanted):
            other = " ".join(text for name, text in texts.items() if name != lang)
            sentence = texts.get(lang, "")
            found.append(RuleShown(rule, sentence, linked(sentence), other))
    return found


def round_of(game: AnyGame, lang: str) -> list[Markup]:
    """A round in short, step by step."""
    return [linked(texts.get(lang, "")) for texts in game.rules.round.values()]


def matches(text: str, wanted: str) -> bool:
    """All words wanted are there, whatever their accents, case and apostrophes."""
    plain = bare(text)
    return all(word in plain for word in bare(wanted).split())


def bare(text: str) -> str:
    apart = unicodedata.normalize("NFD", text.lower().replace("’", "'"))
    return "".join(letter for letter in apart if not unicodedata.combining(letter))


def sources_of(game: AnyGame, lang: str) -> list[Source]:
    """Where the numbers of each part of the box come from: the rulebook, found elsewhere, or chosen here. A part that
    the game does not name goes by its key."""
    found: dict[str, list[str]] = {}
    for part, source in sources_in(game.box_table, ""):
        sources = found.setdefault(part or game.id, [])
        if source not in sources:
            sources.append(source)
    names = game.rules.parts
    return [Source(names.get(part, {}).get(lang, part), sources) for part, sources in found.items()]


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
    return linked(text, f"/rules/{game.id}")


@lru_cache(LINKED_KEPT, typed=True)
def linked(text: str, page: str = "") -> Markup:
    """A text with its rules as links: to another page, or to where they stand on the same one."""
    link = Markup('<a href="{}#{}">{}</a>')
    words = [escape(part) for part in RULE_ID.split(text)]
    links = [link.format(page, rule, rule) for rule in RULE_ID.findall(text)]
    return Markup().join(part for pair in zip(words, [*links, Markup()], strict=True) for part in pair)
