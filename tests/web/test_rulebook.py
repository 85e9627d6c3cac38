"""The rules pages: chapters with headings, a round in short, words of both languages found, parts of the box named."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.presentation import LANGUAGES
from tabularium.web.rulebook import RULE_ID, round_of, rules_of, sources_of

GAMES = [pytest.param(game, id=game.id) for game in shelf().values() if game.rules.chapters]


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_every_rule_is_in_a_chapter_with_a_heading(game: AnyGame, lang: str) -> None:
    chapters = rules_of(game, lang)["rules"]
    assert [chapter.id for chapter in chapters] == list(game.rules.chapters)
    assert all(chapter.title for chapter in chapters)
    assert [rule.id for chapter in chapters for rule in chapter.rules] == list(game.rules.rules)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_round_in_short_names_rules_that_there_are(game: AnyGame, lang: str) -> None:
    steps = round_of(game, lang)
    assert 4 <= len(steps) <= 8
    named = [rule for step in steps for rule in set(RULE_ID.findall(step))]
    assert named
    assert set(named) <= set(game.rules.rules)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_parts_of_the_box_are_named_in_words(game: AnyGame, lang: str) -> None:
    named = [source.part for source in sources_of(game, lang)]
    assert len(named) == len(set(named)) == len(game.rules.parts)
    assert all(part[:1].isupper() for part in named), named


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_an_example_is_a_whole_sentence(game: AnyGame, lang: str) -> None:
    """Not a title: it says what there is and what comes of it."""
    for id, texts in game.rules.examples.items():
        assert texts[lang].endswith("."), id
        assert len(texts[lang].split()) >= 7, id


def test_words_of_the_other_language_are_found() -> None:
    game = shelf()["mare_nostrum"]
    for lang, word in (("en", "trirème"), ("fr", "trireme"), ("en", "Trireme"), ("fr", "Impôts")):
        assert any(chapter.rules for chapter in rules_of(game, lang, word)["rules"]), (lang, word)
    assert rules_of(game, "fr", "no such word anywhere")["rules"] == []


def test_the_page_has_all_of_it(client: TestClient) -> None:
    page = unescape(client.get("/rules/ave_roma", headers={"accept-language": "fr"}).text)
    assert "Déroulement en bref" in page
    assert '<a href="#AV-3.1">AV-3.1</a>' in page  # on the same page, also where it opens over a table
    assert re.search(r'<h3 id="chapter-AV-12">Entretien</h3>', page)
    assert "Emplacements des rangées" in page
    assert "slots" not in re.sub(r'<span lang="en" hidden>.*?</span>', "", page.partition('id="sources"')[2])
    found = unescape(client.get("/rules/ave_roma?q=patrons+passive", headers={"accept-language": "fr"}).text)
    assert "mécène" in found
    assert "Déroulement en bref" not in found
