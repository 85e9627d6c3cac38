"""What happened is shown at the viewer's pace, and never stands between a person and the decision."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.tables.tables import SMALL
from tests.web.browser import DESK, PHONE, lay, person, settled
from tests.web.server import Server


def watcher(browser: Browser, server: Server, pace: str, motion: bool = True, alone: bool = False) -> Page:
    """Somebody at a new table against bots, with this pace."""
    page = person(browser, server.address, motion=motion, pace=pace, alone=alone)
    lay(page, SMALL, ["me", "bot", "bot", "bot"])
    expect(page.locator("#stage .p").first).to_be_visible()
    return page


def bid(page: Page) -> None:
    """Seal an empty bid: three bots then bid, veto and buy."""
    page.locator("[data-choices] button[value=done], [data-done]").first.click()


def test_a_calm_show_tells_each_step_and_ends_with_how_things_stand(browser: Browser, server: Server) -> None:
    page = watcher(browser, server, "calm")
    bid(page)
    expect(page.locator("#film")).to_be_visible()
    expect(page.locator("#film .film-says")).not_to_be_empty()
    expect(page.locator("#film")).to_be_hidden()
    expect(page.locator("#log .events li").first).to_be_visible()


def test_space_skips_and_one_can_act_at_once(browser: Browser, server: Server) -> None:
    page = watcher(browser, server, "calm")
    bid(page)
    expect(page.locator("#film")).to_be_visible()
    page.keyboard.press("Space")
    assert page.locator("#film").is_hidden()  # at once: the show would go on for seconds


# What stands on the page while a show runs, all at one moment: the show goes on.
DURING = """() => !document.querySelector("#film").hidden && [
  document.querySelector("[data-choices]").dataset.revision, document.querySelector("#moment .phase").innerText,
  getComputedStyle(document.querySelector("#decision")).visibility, document.querySelectorAll(".p.lit").length]"""


def test_the_question_waits_for_the_show_or_for_a_touch_that_skips_it(browser: Browser, server: Server) -> None:
    page = watcher(browser, server, "calm")
    asked = page.locator("[data-choices]").get_attribute("data-revision")
    round_then = page.locator("#moment .phase").inner_text()
    bid(page)
    during = page.wait_for_function(DURING).json_value()
    assert during == [asked, round_then, "hidden", 0]  # what it asks is not on the board yet
    page.locator("#film [data-film=skip]").click()
    expect(page.locator("#decision")).to_be_visible()
    assert page.locator("#film").is_hidden()
    assert page.locator(f'[data-choices][data-revision="{asked}"]').count() == 0


# What lies under the words of a show.
COVERED = """() => {
  const film = document.querySelector("#film").getBoundingClientRect();
  const meets = (box) => box.left < film.right - 1 && box.right > film.left + 1
      && box.top < film.bottom - 1 && box.bottom > film.top + 1;
  return [...document.querySelectorAll("#stage, #near, #far, #moment, #times")].filter((node) => {
    const box = node.getBoundingClientRect();
    return box.width && meets(box);
  }).map((node) => node.id);
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_show_has_a_place_of_its_own(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    page = person(browser, server.address, motion=True, pace="steps", size=size)
    lay(page, SMALL, ["me", "bot", "bot", "bot"])
    expect(page.locator("#stage .p").first).to_be_visible()
    settled(page)
    bid(page)
    expect(page.locator("#film")).to_be_visible()
    assert page.evaluate(COVERED) == []


TOUCHED = """() => {
  const { film } = tabularium;
  const shot = { picture: [], beats: [["Something happens.", ""]], weight: 1, ply: 0 };
  const press = () => new PointerEvent("pointerdown", { bubbles: true });
  const touch = () => document.querySelector("#near svg").dispatchEvent(press());
  let touches = 0;
  document.addEventListener("pointerdown", () => { touches += 1; });
  film.play([shot, shot], 0, -1, false, false, () => {}, () => {});
  const [before] = [film.isRunning(), touch()];
  const during = touches;
  touch();
  return [before, film.isRunning(), during, touches];
}"""


def test_touching_the_picture_ends_the_show_and_does_nothing_else(browser: Browser, server: Server) -> None:
    """What can be touched lay under the pointer before anybody had seen it: to end the show was to take it."""
    page = watcher(browser, server, "calm")
    assert page.evaluate(TOUCHED) == [True, False, 0, 1]


def test_a_reload_in_the_middle_of_a_show_goes_on(browser: Browser, server: Server) -> None:
    page = watcher(browser, server, "calm")
    bid(page)
    expect(page.locator("#film")).to_be_visible()
    page.add_init_script("sessionStorage.setItem(`shown ${location.pathname}`, '0')")  # as if the show had just begun
    page.reload()
    expect(page.locator("#film")).to_be_visible()
    expect(page.locator("#film")).to_be_hidden()
    assert page.evaluate("sessionStorage.getItem(`shown ${location.pathname}`)") != "0"


def test_the_pace_is_kept_by_the_device(browser: Browser, server: Server) -> None:
    page = watcher(browser, server, "quick")
    page.locator("[data-to=menu]").click()
    assert page.locator("[data-pace]").input_value() == "quick"
    page.locator("[data-pace]").select_option("once")
    assert page.evaluate("localStorage.getItem('pace')") == "once"
