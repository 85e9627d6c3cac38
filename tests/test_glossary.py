"""A game's glossary (`glossary.toml`) holds its texts: prompts, offers, log, refusals, rules, lessons and hints."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Iterable, Mapping
from typing import Any

import pytest

from tabularium.kernel.game import AnyGame, shelf

Glossary = Mapping[str, Mapping[str, Any]]

ENTRY = re.compile(
    r"^[A-Za-z][\w-]* *=|^ *\*?\[\w+\]|\{[^{}\"]*(?:->)?", re.MULTILINE
)  # all of Fluent that nobody reads
GAMES = [game for game in shelf().values() if (game.folder / "glossary.toml").exists()]


def glossary_of(game: AnyGame) -> Glossary:
    return tomllib.loads((game.folder / "glossary.toml").read_text(encoding="utf-8"))


def texts_of(game: AnyGame, lang: str) -> list[str]:
    """All lines that a player may read, without what is only for the machine."""
    files = [game.folder / f"{room}.{lang}.ftl" for room in ("text", "lessons", "judge")]
    lines = [line for file in files for line in file.read_text(encoding="utf-8").split("\n") if line[:1] != "#"]
    parts = (game.rules.rules, game.rules.examples, game.rules.rulings)
    return [ENTRY.sub("", line) for line in lines] + [rule[lang] for part in parts for rule in part.values()]


def names(text: str, word: str) -> bool:
    """As a word of its own, and as it is written: a Joker is no joker."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


def misused(glossary: Glossary, lang: str, texts: Iterable[str]) -> list[str]:
    forbidden = [(word, entry[lang]) for entry in glossary.values() for word in entry.get(f"not_{lang}", ())]
    return [f"{word}, not {right}: {text}" for text in texts for word, right in forbidden if names(text, word)]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_uses_another_word_than_the_glossary(game: AnyGame, lang: str) -> None:
    assert misused(glossary_of(game), lang, texts_of(game, lang)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_term_of_the_glossary_is_used(game: AnyGame, lang: str) -> None:
    said = "\n".join(texts_of(game, lang))
    assert [thing for thing, entry in glossary_of(game).items() if entry[lang] not in said] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_glossary_names_its_sources(game: AnyGame) -> None:
    glossary = glossary_of(game)
    assert len(glossary) >= 60
    for thing, entry in glossary.items():
        assert set(entry) <= {"fr", "en", "line", "not_fr", "not_en", "why"}, thing
        assert entry["fr"], thing
        assert entry["en"], thing
        assert entry["line"] > 0, thing


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_each_forbidden_word_is_found_where_it_is_planted(game: AnyGame, lang: str) -> None:
    glossary = glossary_of(game)
    planted = [word for entry in glossary.values() for word in entry.get(f"not_{lang}", ())]
    assert planted
    for word in planted:
        assert misused(glossary, lang, [f"... {word}."]) != []
