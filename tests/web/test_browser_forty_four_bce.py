"""A year of 44 BCE played on the picture alone: by pointer, by keyboard and by finger."""

from __future__ import annotations

import re
from time import monotonic

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESK, PATIENCE, PHONE, lay, person, settled
from tests.web.server import Server

pytestmark = pytest.mark.long  # whole rounds in a real browser take minutes

LONG = 5 * PATIENCE / 1000  # seconds: bots answer in between


def sit_down(browser: Browser, server: Server, how: str, size: tuple[int, int] = DESK) -> Page:
    """A Suitor against two bots, one of whom is the Imperium Maius; what happens is shown at once."""
    page = person(browser, server.address, size=size, finger=how == "finger", motion=True, pace="once")
    lay(page, "forty_four_bce", ["me", "bot", "bot"], first="3")
    expect(page.locator("#stage .picture .ground > *").first).to_be_attached()
    return page


def touch(page: Page, key: str, how: str) -> None:
    """Touch the thing with this key, which must be lit."""
    thing = page.locator(f'.p.lit[data-touch="{key}"]').first
    expect(thing).to_be_attached()
    if how == "keys":
        thing.evaluate("node => (node.querySelector('[tabindex]') ?? node).focus()")
        page.wait_for_timeout(300)  # nobody answers a question that has just come
        page.keyboard.press("Enter")
        return
    box = thing.bounding_box()
    assert box is not None
    x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    if how == "finger":
        settled(page)
        page.touchscreen.tap(x, y)
    else:
        settled(page)
        page.mouse.click(x, y)


def asked(page: Page) -> str:
    prompt = page.locator("#prompt.ask")
    return prompt.inner_text() if prompt.count() else ""


PLAINLY = """words => {
  const prompt = document.querySelector("#prompt.ask");
  if (!prompt || (words && prompt.textContent.includes(words))) return "";
  const plain = ["pass", "ready", "done"].map((value) => `[data-choices] button[value=${value}]`);
  const found = [...plain, "[data-done]", "[data-choices] button"].map((one) => document.querySelector(one));
  found.find(Boolean)?.click();
  return document.querySelector("[data-choices]").dataset.revision;
}"""  # looked at and answered in one go: in between, something else may be asked


def until(page: Page, words: str) -> None:
    """Let everything else pass until this is asked."""
    end = monotonic() + LONG
    while words not in asked(page):
        assert monotonic() < end, f"“{words}” is never asked; the last question was “{asked(page)}”"
        move_on(page, words)
        page.wait_for_timeout(100)


def move_on(page: Page, words: str = "") -> None:
    """The plainest answer to what is asked now, unless it is this."""
    revision = page.evaluate(PLAINLY, words)
    if revision:
        page.wait_for_function(
            "old => document.querySelector('[data-choices]')?.dataset.revision !== old", arg=revision
        )


def told(page: Page, words: str) -> None:
    expect(page.locator("#log .events")).to_contain_text(words)


@pytest.mark.parametrize("how", ["pointer", "keys", "finger"])
def test_a_year_is_played_on_the_picture(browser: Browser, server: Server, how: str) -> None:
    page = sit_down(browser, server, how)
    until(page, "Build a structure")
    touch(page, "structure-forum", how)
    me = page.locator("#seats .mine .who").inner_text()
    told(page, f"{me} builds Forum")
    until(page, "Enlist a recruit")
    touch(page, "recruit-quaestor", how)
    until_enlisted(page)
    until(page, "Negotiate")
    touch(page, "card-quaestor", how)  # a pledge is made of a card and a field
    touch(page, "lane-political-1", how)
    told(page, f"{me} pledges 1 × Quaestor in the political field")
    until(page, "Lay your plan")
    laid = page.locator('.p.chosen[data-touch="laid-political-1"]')
    touch(page, "card-quaestor", how)
    touch(page, "lane-political-1", how)
    expect(laid).to_have_count(1)
    touch(page, "laid-political-1", how)  # taken back
    expect(laid).to_have_count(0)
    touch(page, "card-quaestor", how)
    touch(page, "lane-political-1", how)
    expect(laid).to_have_count(1)
    move_on(page)  # sealed
    told(page, "(pledge of recruits): kept")


def until_enlisted(page: Page) -> None:
    """Pay in the first way there is, if there are several."""
    paid = page.locator('#near .p[data-touch="card-quaestor"]')
    end = monotonic() + LONG
    while not paid.count():
        assert monotonic() < end, "nobody was enlisted"
        if "What do you pay" in asked(page):
            move_on(page)
        page.wait_for_timeout(100)


def test_a_card_brings_its_lane_into_view_on_a_phone(browser: Browser, server: Server) -> None:
    page = sit_down(browser, server, "finger", PHONE)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    until(page, "Enlist a recruit")
    page.locator("[data-choices] button[value='enlist quaestor']").click()
    until_enlisted(page)
    until(page, "Lay your plan")
    touch(page, "card-quaestor", "finger")
    lane = page.locator('.p.lit[data-touch="lane-political-1"]')
    expect(lane).to_be_attached()
    expect(lane).to_be_in_viewport(ratio=0.5)
    stage, seen = page.locator("#stage").bounding_box(), lane.bounding_box()
    assert stage is not None
    assert seen is not None
    assert stage["x"] <= seen["x"] + seen["width"] / 2 <= stage["x"] + stage["width"]
    assert stage["y"] <= seen["y"] + seen["height"] / 2 <= stage["y"] + stage["height"]
    assert not wrong


def test_the_resolution_is_shown_step_by_step_skipped_and_shown_again(browser: Browser, server: Server) -> None:
    page = sit_down(browser, server, "pointer")
    until(page, "Lay your plan")
    page.evaluate("localStorage.setItem('pace', 'steps')")
    move_on(page)
    film = page.locator("#film.held")
    expect(film).to_be_visible()
    caption = film.bounding_box()
    assert caption is not None
    assert caption["y"] + caption["height"] <= DESK[1]  # also with boards that lie small beside
    told_so_far: set[str] = set()
    while "screen" not in " ".join(told_so_far):  # others seal their plans first
        told_so_far.add(film.locator("p").inner_text())
        page.keyboard.press("ArrowRight")
    expect(film.locator("p a").first).to_have_text(re.compile(r"^BC-\d+\.\d+$"))
    here = page.locator("[data-film=at]").inner_text()
    page.wait_for_timeout(2_000)
    expect(page.locator("[data-film=at]")).to_have_text(here)  # it waits
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-film=at]")).not_to_have_text(here)
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-film=at]")).to_have_text(here)
    film.locator("p a").first.click()
    expect(page.locator("dialog.sheet-over .wanted")).to_be_visible()
    page.keyboard.press("Escape")
    expect(film).to_be_visible()
    page.keyboard.press("Space")
    expect(page.locator("#film")).to_be_hidden()
    page.click("#tabs [data-to=log]")
    page.click("#show-again")
    expect(film).to_be_visible()
    page.locator("#film [data-film=skip]").click()
    expect(page.locator("#film")).to_be_hidden()
