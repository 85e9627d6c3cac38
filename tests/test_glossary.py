"""A game's glossary (`glossary.toml`) holds its texts: prompts, offers, log, refusals, rules, lessons, guide, hints,
board and terminal."""

from __future__ import annotations

import re
import shutil
import tomllib
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

import pytest

from tabularium import games
from tabularium.draw.words import SHARED, entries_in
from tabularium.kernel.game import AnyGame, shelf

Glossary = Mapping[str, Mapping[str, Any]]

SYNTAX = re.compile(r"^[A-Za-z][\w-]* *=|^ *\*?\[\w+\]|\{[^{}\"\n]*(?:->)?|^#.*", re.MULTILINE)  # what nobody reads
UNREAD = {"box-emblem"}  # the name of a picture
PREFIXES = {"ask": "prompts", "wait": "prompts", "tray": "prompts", "move": "offers", "event": "log", "why": "refusals"}
SURFACES = ("prompts", "offers", "log", "refusals", "board", "lessons", "guide", "hints", "rules", "terminal")
NAMES = {"Warehouse"}  # a Plan of Rome & Roll; its Storage is no warehouse
GAMES = [game for game in shelf().values() if (game.folder / "glossary.toml").exists()]


def glossary_of(game: AnyGame) -> Glossary:
    return tomllib.loads((game.folder / "glossary.toml").read_text(encoding="utf-8"))


def strings_in(folder: Path, shared: Path, lang: str) -> list[tuple[str, str]]:
    """All that a player may read of a game in one language, each text with the surface that shows it."""
    found = []
    for name, entry in entries_in(folder / f"text.{lang}.ftl"):
        if name not in UNREAD:
            found.append((PREFIXES.get(name.partition("-")[0], "board"), SYNTAX.sub("", entry)))
    for name, surface in (("lessons", "lessons"), ("guide", "guide"), ("judge", "hints")):
        if (file := folder / f"{name}.{lang}.ftl").exists():
            found += [(surface, SYNTAX.sub("", entry)) for _, entry in entries_in(file)]
    found += [("terminal", SYNTAX.sub("", entry)) for _, entry in entries_in(shared / f"text.{lang}.ftl")]
    parts = tomllib.loads((folder / "rules.toml").read_text(encoding="utf-8"))
    return found + [("rules", rule[lang]) for part in parts.values() for rule in part.values()]


def names(text: str, word: str) -> bool:
    """As a word of its own, and as it is written: a Joker is no joker."""
    return re.search(rf"(?<!\w){re.escape(word)}(?!\w)", text) is not None


def forbidden_in(glossary: Glossary, lang: str) -> list[tuple[str, str]]:
    """Each forbidden word with the right one, and again as it begins a sentence or a title: a label of the score said
    “Piste de Gloire”. Words that are wrong only for want of a capital are not wrong there."""
    found = []
    for entry in glossary.values():
        right = entry[lang]
        for word in entry.get(f"not_{lang}", ()):
            found.append((word, right))
            capital = word[0].upper() + word[1:]
            if capital not in {word, *NAMES} and capital[:4] != right[:4]:
                found.append((capital, right))
    return found


def misused(glossary: Glossary, lang: str, texts: Iterable[tuple[str, str]]) -> list[str]:
    forbidden = forbidden_in(glossary, lang)
    any_word = re.compile(rf"(?<!\w)(?:{'|'.join(re.escape(word) for word, _ in forbidden)})(?!\w)")
    return [
        f"{surface}: {word}, not {right}: {text.strip()}"
        for surface, text in texts
        if any_word.search(text)  # most texts have none, and there are many
        for word, right in forbidden
        if names(text, word)
    ]


def test_every_game_of_this_package_has_one() -> None:
    """A game that is installed beside it may do without."""
    assert {folder.parent for folder in Path(games.__file__).parent.glob("*/rules.toml")} <= {
        game.folder for game in GAMES
    }


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_no_text_uses_another_word_than_the_glossary(game: AnyGame, lang: str) -> None:
    assert misused(glossary_of(game), lang, strings_in(game.folder, SHARED, lang)) == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_every_term_of_the_glossary_is_used(game: AnyGame, lang: str) -> None:
    said = "\n".join(text for _, text in strings_in(game.folder, SHARED, lang))
    assert [thing for thing, entry in glossary_of(game).items() if entry[lang] not in said] == []


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_glossary_names_its_sources(game: AnyGame) -> None:
    """The line of the box's rulebook, or where a game has no other rulebook, the rule that speaks of it first."""
    glossary = glossary_of(game)
    has_book = game.id != "nundinae"
    assert len(glossary) >= (60 if has_book else 15)
    for thing, entry in glossary.items():
        assert set(entry) <= {"fr", "en", "line", "rule", "not_fr", "not_en", "why"}, thing
        assert entry["fr"], thing
        assert entry["en"], thing
        assert entry["line"] > 0 if has_book else entry["rule"] in game.rules.rules, thing


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
@pytest.mark.parametrize("lang", ["en", "fr"])
def test_a_forbidden_word_is_found_on_every_surface(game: AnyGame, lang: str, tmp_path: Path) -> None:
    """Planted in the files themselves, one word after another, on each surface in turn."""
    glossary = glossary_of(game)
    words = [word for word, _ in forbidden_in(glossary, lang)]
    assert words
    own, shared = tmp_path / "own", tmp_path / "shared"
    own.mkdir()
    shared.mkdir()
    for file in (*game.folder.glob("*.ftl"), game.folder / "rules.toml"):
        shutil.copy(file, own)
    shutil.copy(SHARED / f"text.{lang}.ftl", shared)
    planted = "\n".join(words)
    ends = {
        own / f"text.{lang}.ftl": "".join(
            f"{prefix}-planted-{n} = … {word}.\n"
            for prefix in ("ask", "move", "event", "why", "board")
            for n, word in enumerate(words)
        ),
        own / f"lessons.{lang}.ftl": "".join(f"lesson-planted-{n} = … {word}.\n" for n, word in enumerate(words)),
        own / f"guide.{lang}.ftl": "".join(f"guide-planted-{n} = … {word}.\n" for n, word in enumerate(words)),
        own / f"judge.{lang}.ftl": "".join(f"reason-planted-{n} = … {word}.\n" for n, word in enumerate(words)),
        shared / f"text.{lang}.ftl": "".join(f"term-planted-{n} = … {word}.\n" for n, word in enumerate(words)),
        own / "rules.toml": f'\n[planted]\n"X" = {{ en = """{planted}""", fr = """{planted}""" }}\n',
    }
    for file, text in ends.items():
        file.write_text(f"{file.read_text(encoding='utf-8')}\n{text}", encoding="utf-8")
    found = misused(glossary, lang, strings_in(own, shared, lang))
    for surface in SURFACES:
        missed = [word for word in words if not any(hit.startswith(f"{surface}: {word}, not") for hit in found)]
        assert not missed, surface
