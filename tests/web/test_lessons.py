"""Lessons: the game told before the first table, and beside each decision what it is about."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from markupsafe import Markup
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from tabularium.draw.words import entries_in
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.presentation import LANGUAGES
from tabularium.tables.guides import guide_of
from tabularium.tables.registry import Registry
from tabularium.web.lessons import numbers_in, primer_of
from tabularium.web.rulebook import RULE_ID, cited
from tabularium.web.scenes import pictures_of
from tests.tables.tables import SMALL
from tests.web.browser import DESK, PHONE, fits, person, violations
from tests.web.guests import Guest, table_at
from tests.web.server import Server

SHORTEST, LONGEST = 60, 460  # letters of a lesson
GAMES = [pytest.param(game, id=game.id) for game in shelf().values() if (game.folder / "lessons.en.ftl").exists()]
GUIDED = [pytest.param(game, id=game.id) for game in shelf().values() if guide_of(game) is not None]


def test_the_games_have_lessons() -> None:
    assert len(GAMES) >= 6  # a new one may do without


def lessons(game: AnyGame, lang: str) -> dict[str, str]:
    return {name: text.partition("=")[2] for name, text in entries_in(game.folder / f"lessons.{lang}.ftl")}


@pytest.mark.parametrize("game", GAMES)
def test_every_question_has_a_lesson_in_every_language(game: AnyGame) -> None:
    asked = {name for name, _ in entries_in(game.folder / "text.en.ftl") if name.startswith("ask-")}
    assert asked
    for lang in LANGUAGES:
        told = lessons(game, lang)
        assert {name for name in told if name.startswith("lesson-")} == {f"lesson-{name[4:]}" for name in asked}
        assert told.keys() == lessons(game, "en").keys()
        odd = {name: len(text) for name, text in told.items() if name[:7] == "lesson-" and not fitting(text)}
        assert not odd, f"too short or too long in {lang}: {odd}"


def fitting(text: str) -> bool:
    return SHORTEST <= len(" ".join(text.split())) <= LONGEST


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_lessons_name_only_rules_that_there_are(game: AnyGame, lang: str) -> None:
    named = {rule for text in lessons(game, lang).values() for rule in RULE_ID.findall(text)}
    assert named
    assert not [rule for rule in named if not game.rules.sentence(rule, lang)]


def test_a_cited_rule_is_a_link_and_nothing_else_is_markup() -> None:
    game = find_game(SMALL)
    told = cited(game, "<b> bids (NU-2.3), twice.")
    assert told == Markup('&lt;b&gt; bids (<a href="/rules/nundinae#NU-2.3">NU-2.3</a>), twice.')


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_told_before_it_is_played(client: TestClient, game: AnyGame, lang: str) -> None:
    page = unescape(Guest(client, lang).get(f"/learn/{game.id}").text)
    primer = primer_of(game, lang)
    assert 4 <= len(primer.parts) <= 8
    for text in (primer.goal, *(part.text for part in primer.parts), *(part.title for part in primer.parts)):
        assert unescape(text) in page
    assert f'href="/learn/{game.id}"' in Guest(client, lang).get("/").text


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("game", GUIDED)
def test_a_round_is_told_in_pictures(client: TestClient, game: AnyGame, lang: str) -> None:
    """Drawn by the game from the lesson that is told: all that the guide names for them is there."""
    guide = guide_of(game)
    assert guide is not None
    shown = pictures_of(game, lang).scenes
    assert {scene.part for scene in guide.scenes} == shown.keys()
    assert len(shown) >= 4
    assert all(one.says for one in shown.values())
    page = Guest(client, lang).get(f"/learn/{game.id}").text
    for key in set(re.findall(r'<use href="#(ground-[0-9a-f]+)"', page)):
        assert page.count(f'<g id="{key}"') == 1
    used = set(re.findall(r'<use href="#([a-z][a-z0-9-]*)"', page))
    assert used <= set(re.findall(r' id="([^"]+)"', page))
    assert page.count('<svg class="picture"') == len(shown)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(
    ("name", "told"),
    [
        ("rome_and_roll", (
            "Plan", "Overseer|Surveillant", "Proconsul,", "[Dd]eploy|[Dd]éploy", "three Coins|trois Pièces",
        )),
        ("ave_roma", ("surplus", "training|formation", "fragments")),
        ("age_of_rome", ("Anchor|Ancre", "hold 5|5 au plus", "Stage|Étape", "9 rounds|9 manches")),
        ("forty_four_bce", ("limit of 7|7 cartes", "six years|six années")),
        ("mare_nostrum", (
            "cost 3|coûtent 3", "12 tokens|12 jetons", "5 Heroes|5 Héros", "4 Capitals|4 Capitales", "3 Tit",
        )),
    ],
)  # fmt: skip
def test_what_newcomers_missed_is_told(name: str, told: tuple[str, ...], lang: str) -> None:
    primer = primer_of(find_game(name), lang)
    said = re.sub("<[^>]*>", "", " ".join([primer.goal, *(part.text for part in primer.parts)]))
    assert not [one for one in told if not re.search(one, said)], said


def test_what_cannot_be_learned_leads_to_the_rules(client: TestClient, registry: Registry, tmp_path: Path) -> None:
    guest = Guest(client)
    assert guest.get("/learn/hide_and_seek").status_code == 404
    registry.games["bare"] = replace(find_game(SMALL), id="bare", folder=tmp_path)
    try:
        answer = guest.get("/learn/bare")
        assert (answer.status_code, answer.headers["location"]) == (303, "/rules/bare")
        assert "/learn/bare" not in guest.get("/").text
    finally:
        del registry.games["bare"]


def test_a_first_game_is_against_plebeians(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.post("/tables", game=SMALL, quick="yes", level="plebeian").headers["location"]
    assert {chair.bot for chair in table_at(registry, address).chairs[1:]} == {"plebeian"}
    address = guest.post("/tables", game=SMALL, quick="yes").headers["location"]
    assert {chair.bot for chair in table_at(registry, address).chairs[1:]} == {"senator"}
    refused = guest.post("/tables", game=SMALL, quick="yes", level="emperor")
    assert refused.status_code == 422


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_game_is_told_on_one_screen(browser: Browser, server: Server, lang: str) -> None:
    me = person(browser, server.address, lang, DESK)
    lowest = "Math.max(...[...document.querySelectorAll('.learn li')].map(li => li.getBoundingClientRect().bottom))"
    for game in shelf().values():
        if not guide_of(game):
            continue
        me.goto(f"/learn/{game.id}")
        assert me.evaluate(lowest) <= DESK[1], game.id


def test_only_who_decides_is_told_what_it_is_about(client: TestClient) -> None:
    guest = Guest(client)
    address = guest.lay("me", "open")
    assert 'id="lesson"' in guest.get(address).text
    assert 'id="lesson"' not in Guest(client).get(address).text


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_lessons_stay_open_once_they_are_asked_for(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    me = person(browser, server.address, "fr", size)
    me.goto(f"/learn/{SMALL}")
    assert not violations(me)
    assert fits(me)
    me.click("form[data-lessons] button")
    me.wait_for_url("**/tables/*")
    expect(me.locator("#lesson")).to_be_visible()
    assert not violations(me)
    me.click("#lesson-key")
    expect(me.locator("#lesson")).to_be_hidden()
    me.reload()
    expect(me.locator("#lesson-key")).to_have_attribute("aria-expanded", "false")
    me.click("#lesson-key")
    me.locator("[data-choices] button[name=move]").first.click()
    expect(me.locator("#lesson")).to_be_visible()


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_numbers_of_the_primer_come_from_the_box(lang: str) -> None:
    """Mare Nostrum says its targets and prices; another box would say its own."""
    game = find_game("mare_nostrum")
    said = " ".join([primer_of(game, lang).goal, *(part.text for part in primer_of(game, lang).parts)])
    assert {"12", "5", "4", "3", "6", "7", "10", "2"} <= set(re.findall(r"\d+", re.sub(r"<[^>]*>|MN-[\d.]+", "", said)))
    assert dict(numbers_in({"victory": {"tiles": 5}, "prices": [7, 8], "name": "x"})) == {
        "victory_tiles": 5,
        "prices_1": 7,
        "prices_2": 8,
    }
