"""Everything in the box: each card and tile of every game, drawn and in words, searched, and opened from a table."""

from __future__ import annotations

import re
from dataclasses import replace
from html import unescape
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from tabularium.draw.words import WordedBoard
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.presentation import LANGUAGES
from tabularium.tables.registry import Registry
from tabularium.web.contents import contents_of, symbols_for
from tests.tables.tables import SMALL
from tests.web.browser import PHONE, fits, lay, person
from tests.web.guests import Guest
from tests.web.server import Server

# How many different things the boxes have, as their rulebooks count them: shelf by shelf, in English.
IN_THE_BOX = {
    "age_of_rome": {"Buildings": 15, "Trade cards": 27, "Quests": 28, "Events": 18, "Plots": 8, "Medals": 5},
    "ave_roma": {"Zone cards": 30, "Building cards": 30, "War cards": 30, "Patron cards": 30},
    "forty_four_bce": {"Recruits: Political": 6, "Recruits: Military": 6, "Recruits: Social": 6, "Loyalty": 1,
                       "Statues": 16, "Allegiance tiles": 30},
    "mare_nostrum": {"Starting Heroes": 5, "Heroes, Wonders and the Pyramids": 18, "Resources": 14},
    "rome_and_roll": {"Favours of the gods": 7, "Characters and their Advisors": 20, "Dice, face by face": 18},
    "nundinae": {"Cards": 4},
}  # fmt: skip
THING = re.compile(r'<li class="thing">.*?</li>', re.DOTALL)
GAMES = [pytest.param(game, id=game.id) for game in shelf().values() if game.id in IN_THE_BOX]


@pytest.mark.parametrize("game", GAMES)
def test_every_thing_of_the_box_is_drawn_and_told(game: AnyGame) -> None:
    shelves = contents_of(game, "en")
    counts = {one.title: len(one.things) for one in shelves}
    fewer = {title: n for title, n in IN_THE_BOX[game.id].items() if counts.get(title, 0) < n}
    assert not fewer  # a card that was added since is no fault
    for one in shelves:
        names = [(thing.name, thing.reads) for thing in one.things]
        assert len(names) == len(set(names)), one.title
        assert all("<svg" in thing.drawing and len(thing.drawing) > 120 for thing in one.things)
    drawings = [thing.drawing for one in shelves for thing in one.things]
    used = set(re.findall(r'href="#([^"]+)"', "".join(drawings)))
    assert used <= set(re.findall(r'<symbol id="([^"]+)"', symbols_for(drawings)))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_words_of_both_languages_find_a_thing(client: TestClient, lang: str) -> None:
    for wanted in ("Jardins suspendus", "hanging GARDENS"):
        found = contents_of(find_game("mare_nostrum"), lang, wanted)
        assert [len(one.things) for one in found] == [1], wanted
    page = unescape(Guest(client, lang).get("/box/nundinae?q=TRIBUNE").text)
    assert page.count('class="thing"') == 1
    assert Guest(client, lang).get("/box/nundinae?q=zzz").text.count('class="thing"') == 0


def test_a_table_shows_its_own_box_and_nothing_of_its_game(client: TestClient) -> None:
    guest = Guest(client)
    address = guest.post("/tables", game=SMALL, quick="yes").headers["location"]
    mine, theirs = (THING.findall(one.get(f"{address}/box").text) for one in (guest, Guest(client)))
    assert mine == theirs
    assert "×4" in "".join(mine)
    assert f'href="{address}/box"' in guest.get(address).text
    assert guest.get("/box/hide_and_seek").status_code == 404


def test_a_game_that_lists_nothing_leads_to_its_rules(client: TestClient, registry: Registry, tmp_path: Path) -> None:
    bare = type("Bare", (type(find_game(SMALL).board),), {"contents": WordedBoard.contents, "__module__": "tests"})
    registry.games["bare"] = replace(find_game(SMALL), id="bare", board=bare())
    try:
        answer = Guest(client).get("/box/bare")
        assert (answer.status_code, answer.headers["location"]) == (303, "/rules/bare")
    finally:
        del registry.games["bare"]


def test_the_box_is_a_key_away_from_the_table(browser: Browser, server: Server) -> None:
    me = person(browser, server.address, "fr", PHONE)
    lay(me, SMALL, ["me", "bot"])
    me.wait_for_function("() => window.tabularium?.live")
    me.keyboard.press("b")
    sheet = me.locator("dialog.sheet-over")
    expect(sheet.locator(".thing")).to_have_count(4)
    assert fits(me)
    sheet.locator("input[type=search]").fill("denarius")
    expect(sheet.locator(".thing:visible")).to_have_count(1)
    sheet.locator("input[type=search]").fill("")  # some browsers clear a search at the first Escape
    me.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
