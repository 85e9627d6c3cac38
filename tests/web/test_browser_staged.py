"""A battle of Mare Nostrum is staged: what the page shows of it is what the record says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import TypedDict

import pytest
from playwright.sync_api import Browser, Page, expect

from tabularium.games.mare_nostrum.steps import told
from tabularium.kernel.acta import read_acta
from tabularium.kernel.frames import play_in_frames
from tabularium.kernel.game import find_game
from tabularium.kernel.live import replay
from tabularium.kernel.presentation import Presenter
from tests.web.browser import DESK, PHONE, person, settled
from tests.web.server import Server
from tests.web.stages import army, lay_out, set_up, stage
from tests.web.test_browser_pictures import click

SIZES = {"desk": (DESK, 0.5), "phone": (PHONE, 0.98)}  # and what part of the board's width a battle takes at the least

SIDES = """() => [...document.querySelectorAll("#staged .staged-side")].map((side) => ({
  seat: Number(side.dataset.seat),
  dice: [...side.querySelectorAll(".die")].map((die) => Number(die.dataset.pips)),
  added: [...side.querySelectorAll(".staged-added li")].map((one) => one.innerText),
  result: side.querySelector(".staged-result").innerText,
  lost: [...side.querySelectorAll(".staged-lost li")].map((one) => one.innerText),
}))"""


class Side(TypedDict):
    seat: int
    dice: list[int]
    added: list[str]
    result: str
    lost: list[str]


# The title of what is staged, what is said about all sides, and what part of the board's width it takes.
NOTED = """() => [document.querySelector("#staged h2").textContent,
  [...document.querySelectorAll("#staged .staged-notes li")].map((one) => one.textContent),
  document.querySelector("#staged").offsetWidth / document.querySelector("#stage").offsetWidth]"""
Hall = tuple[Server, list[str]]


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, list[str]]]:
    server = Server(tmp_path_factory.mktemp("staged"))
    marching = army()
    tables = [set_up(server.store, marching.record, marching.seat), *lay_out(server.store, "battle", len(SIZES))]
    server.start("--bot-pause", "3600")
    yield server, tables
    server.kill()


@pytest.fixture(scope="module")
def years(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    server = Server(tmp_path_factory.mktemp("years"))
    tables = lay_out(server.store, "year", len(SIZES))
    server.start("--bot-pause", "3600")
    yield server, tables
    server.kill()


def sit_down(
    browser: Browser, server: Server, table: str, size: tuple[int, int], scene: str = "battle", motion: bool = True
) -> Page:
    page = person(browser, server.address, size=size, motion=motion, pace="steps" if motion else "calm", alone=True)
    page.goto(f"/tables/{table}")
    seat = stage(scene).seat
    page.fill(f"#sit-{seat}", "Anna")
    page.locator(f"form:has(#sit-{seat}) button").click()
    expect(page.locator("#typed")).to_be_attached()
    expect(page.locator("#stage .picture .ground > *").first).to_be_attached()
    return page


def send(page: Page, move: str) -> None:
    page.evaluate("document.querySelector('#typed').open = true")
    page.locator("#typed-move").evaluate("(field, move) => { field.value = move; field.form.requestSubmit(); }", move)
    expect(page.locator("#film")).to_be_visible()


@pytest.mark.parametrize("name", sorted(SIZES))
def test_a_battle_shows_what_the_record_says(browser: Browser, hall: tuple[Server, list[str]], name: str) -> None:
    server, tables = hall
    size, part = SIZES[name]
    scene = stage("battle")
    live = replay(find_game("mare_nostrum"), read_acta(scene.record))
    frames = play_in_frames(live.state, scene.seat, live.parse(scene.move)[-1])
    events = [event for frame in frames for event in frame.events]
    thrown = [(event.seat, *event.public) for event in events if event.kind == told.DICE]
    lost = [event.seat for event in events if event.kind == told.LOST]
    sunk = {event.seat: event.public[0] for event in events if event.kind == told.LOST_TRIREMES}
    page = sit_down(browser, server, tables.pop(), size)
    send(page, scene.move)
    seen: list[Side] = []
    for _ in range(60):
        if page.locator("#film").is_hidden():
            break
        seen = page.evaluate(SIDES) or seen
        if page.locator("#staged").count():
            wide = page.evaluate(
                "document.querySelector('#staged').offsetWidth / document.querySelector('#stage').offsetWidth"
            )
            assert wide >= part
        page.locator("#film [data-film=next]").click()
    assert [side["seat"] for side in seen] == [one[0] for one in thrown]
    for side, (seat, bonus, total, hits, *dice) in zip(seen, thrown, strict=True):
        assert side["dice"] == dice
        assert sum(int(found[1]) for one in side["added"] if (found := re.match(r"\+(\d+) \S", one))) == bonus
        assert [int(one) for one in re.findall(r"\d+", side["result"].replace("one", "1"))] == [
            total,
            *([hits] if hits else []),
        ]
        falls = [one for one in side["lost"] if one.startswith("Lost")]
        assert len(falls) == lost.count(seat) + (1 if seat in sunk else 0)
    expect(page.locator("#staged")).to_have_count(0)
    expect(page.locator("#decision")).to_be_visible()


# The odds that stand on places, and on which.
ODDS = """() => Object.fromEntries([...document.querySelectorAll(".odds")].map((one) =>
  [one.dataset.on, [...one.querySelectorAll("text")].map((text) => parseInt(text.textContent))]))"""


def test_odds_stand_on_each_place_that_a_held_army_could_attack(browser: Browser, hall: Hall) -> None:
    server, tables = hall
    marching = army()
    page = person(browser, server.address)
    page.goto(f"/tables/{tables[0]}")
    page.fill(f"#sit-{marching.seat}", "Anna")
    page.locator(f"form:has(#sit-{marching.seat}) button").click()
    legion = page.locator(f'.p.lit[data-touch="legion-{marching.province}"]').first
    expect(legion).to_be_attached()
    assert page.evaluate(ODDS) == {}
    settled(page)
    click(page, f"legion-{marching.province}")
    expect(page.locator(".odds").first).to_be_attached()
    assert page.evaluate(ODDS) == {key: list(odds) for key, odds in marching.odds.items()}


@pytest.mark.parametrize("name", sorted(SIZES))
def test_a_year_is_staged_field_by_field_and_can_be_read_again(browser: Browser, years: Hall, name: str) -> None:
    """Also for who wants nothing to move: then the great moments alone are shown, as they stand."""
    server, tables = years
    size, part = SIZES[name]
    scene = stage("year")
    live = replay(find_game("forty_four_bce"), read_acta(scene.record))
    live.play(scene.seat, scene.move)
    names = ["Anna" if seat == scene.seat else known for seat, known in enumerate(live.acta.names)]
    presenter = Presenter(live.game, "en", names)
    found = [presenter.moment(live, live.ply, frame, scene.seat) for frame in live.frames(live.ply)]
    staged = {one.title: list(one.notes) for one in found if one is not None}
    assert len(staged) == 4  # three fields, and the year
    page = sit_down(browser, server, tables.pop(), size, "year", motion=name == "desk")
    send(page, scene.move)
    seen: dict[str, list[str]] = {}
    for _ in range(80):
        if page.locator("#film").is_hidden():
            break
        if page.locator("#staged").count():
            title, notes, wide = page.evaluate(NOTED)
            seen[title] = notes
            assert wide >= part
        page.locator("#film [data-film=next]").click()
    assert seen == staged
    page.locator("#tabs [data-to=log]").click()
    page.locator("#summed a").last.click()
    expect(page.locator("dialog .staged h1")).to_have_text(list(staged)[-1])
    expect(page.locator("dialog .staged-notes li")).to_have_text(list(staged.values())[-1])
