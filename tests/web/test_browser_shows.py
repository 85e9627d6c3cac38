"""A year of 44 BCE and a battle of Mare Nostrum, shown: calmly, quickly, not at all, and interrupted in every way."""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from itertools import groupby

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect

from tests.web.browser import person
from tests.web.server import Server
from tests.web.stages import SCENES, lay_out, stage

pytestmark = pytest.mark.long

CASES = 9  # tests of each scene
BUDGETS = {"calm": (6000, 1100), "quick": (2000, 350)}  # milliseconds, and more for each picture of a resolution...
RESOLUTION = 8  # ...of so many
MOST = 1500  # for one picture
STEP = 120  # milliseconds, fewer than any picture is shown
WATCHING = """
window.captions = [];
addEventListener("DOMContentLoaded", () => {
  const film = document.querySelector("#film");
  new MutationObserver(() => { if (!film.hidden) window.captions.push(film.querySelector("p").innerText); })
    .observe(film, { attributes: true, childList: true, subtree: true });
});
"""


class Hall:
    """A server with fresh tables of each scene."""

    def __init__(self, server: Server, tables: dict[str, list[str]]) -> None:
        self.server = server
        self.tables = tables

    def enter(self, browser: Browser, scene: str, pace: str, motion: bool = True) -> Page:
        """Somebody who sits down one move before it happens."""
        page = person(browser, self.server.address, motion=motion, pace=pace, alone=True)
        page.add_init_script(WATCHING)
        page.goto(f"/tables/{self.tables[scene].pop()}")
        seat = stage(scene).seat
        page.fill(f"#sit-{seat}", f"Player {seat + 1}")  # as in the record, so that all sentences are the same
        page.locator(f"form:has(#sit-{seat}) button").click()
        expect(page.locator("#tools form[action$=undo]")).to_be_attached()
        expect(page.locator("#stage .picture .ground > *").first).to_be_attached()
        return page


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    server = Server(tmp_path_factory.mktemp("shows"))
    tables = {scene: lay_out(server.store, scene, CASES) for scene in SCENES}
    server.start("--bot-pause", "3600")
    yield Hall(server, tables)
    server.kill()


def make_it_happen(page: Page, scene: str) -> None:
    page.evaluate("document.querySelector('#typed').open = true")
    page.fill("#typed-move", stage(scene).move)
    page.press("#typed-move", "Enter")


def film(page: Page) -> None:
    """Wait for the show to begin; where something would be lost by the move, one is asked first."""
    sure = page.locator(".popup button.primary")
    expect(page.locator("#film").or_(sure).filter(visible=True).first).to_be_visible()
    if sure.is_visible():
        sure.click()
    expect(page.locator("#film")).to_be_visible()


def stage_log(page: Page) -> str:
    return page.locator("#log .events li").first.inner_text()


def still(page: Page) -> None:
    """From here on time goes only when it is told to."""
    page.clock.install(time=0)
    page.clock.pause_at(1)


def let_pass(page: Page, milliseconds: int) -> None:
    """Time, in steps no longer than a picture is shown."""
    for _ in range(-(-milliseconds // STEP)):
        page.clock.run_for(STEP)


def once(lines: Iterable[str]) -> list[str]:
    """A line that stands several times in a row is one."""
    return [line for line, _ in groupby(lines)]


both = pytest.mark.parametrize("scene", list(SCENES))


@both
@pytest.mark.parametrize("pace", ["calm", "quick"])
def test_everything_is_told_within_the_budget(browser: Browser, hall: Hall, scene: str, pace: str) -> None:
    page = hall.enter(browser, scene, pace)
    before = stage_log(page)
    still(page)
    make_it_happen(page, scene)
    film(page)
    shots = len(stage(scene).shots)
    usual, more = BUDGETS[pace]
    budget = usual + (more * shots if shots >= RESOLUTION else 0)
    assert stage_log(page) == before  # the log waits with the picture
    let_pass(page, min(budget, MOST * shots) // 2)
    expect(page.locator("#film")).to_be_visible()
    let_pass(page, budget)
    expect(page.locator("#film")).to_be_hidden()
    assert stage_log(page) != before
    told = " ".join(page.evaluate("window.captions"))
    missing = [beat for shot in stage(scene).shots for beat, _ in shot.beats if beat not in told]
    assert missing == []


@both
def test_space_skips_and_a_person_acts_within_a_tenth_of_a_second(browser: Browser, hall: Hall, scene: str) -> None:
    page = hall.enter(browser, scene, "calm")
    make_it_happen(page, scene)
    film(page)
    took = working_time(page, ACTING)
    assert took < 0.1, took
    expect(page.locator("#film")).to_be_hidden()


def working_time(page: Page, script: str) -> float:
    """Seconds that the page worked on this; what others do on the machine meanwhile does not count."""
    inside = page.context.new_cdp_session(page)
    inside.send("Performance.enable", {"timeDomain": "threadTicks"})

    def worked() -> float:
        found = inside.send("Performance.getMetrics")["metrics"]
        return float(next(one["value"] for one in found if one["name"] == "TaskDuration"))

    before = worked()
    page.evaluate(script)
    return worked() - before


ACTING = """() => new Promise((resolve) => {
  const send = window.fetch;
  window.fetch = (...what) => { resolve(); return send(...what); };
  document.body.dispatchEvent(new KeyboardEvent("keydown", { key: " ", bubbles: true }));
  document.querySelector("[data-choices] button[name=move], [data-done]").click();
})"""


@both
@pytest.mark.parametrize(("pace", "motion"), [("once", True), ("calm", False)])
def test_who_wants_no_show_sees_how_things_stand(
    browser: Browser, hall: Hall, scene: str, pace: str, motion: bool
) -> None:
    page = hall.enter(browser, scene, pace, motion)
    before = stage_log(page)
    make_it_happen(page, scene)
    expect(page.locator("#log .events li").first).not_to_have_text(before)
    assert page.evaluate("window.captions") == []


@both
def test_touching_the_decision_ends_it(browser: Browser, hall: Hall, scene: str) -> None:
    page = hall.enter(browser, scene, "calm")
    before = stage_log(page)
    still(page)
    make_it_happen(page, scene)
    film(page)
    page.locator("#prompt").click()
    expect(page.locator("#film")).to_be_hidden()
    let_pass(page, STEP)
    assert stage_log(page) != before


@both
def test_an_undo_ends_it(browser: Browser, hall: Hall, scene: str) -> None:
    """From another page of the same person: what was shown has not happened."""
    page = hall.enter(browser, scene, "calm")
    other = page.context.new_page()
    other.add_init_script("localStorage.setItem('pace', 'once')")
    other.goto(page.url)
    asked = page.locator("#prompt").inner_text()
    still(page)
    page.evaluate("localStorage.setItem('pace', 'calm')")
    make_it_happen(page, scene)
    film(page)
    other.locator("#tools form[action$=undo] button:enabled").click()
    expect(page.locator("#film")).to_be_hidden()
    expect(page.locator("#prompt")).to_have_text(asked)
    expect(page.locator("#log .events li").first).to_have_class(re.compile("undone"))


@both
def test_a_reload_in_the_middle_goes_on(browser: Browser, hall: Hall, scene: str) -> None:
    page = hall.enter(browser, scene, "calm")
    still(page)
    make_it_happen(page, scene)
    film(page)
    let_pass(page, 1500)
    first = page.evaluate("window.captions")
    page.reload()
    film(page)
    let_pass(page, 6_000 + 1_100 * len(stage(scene).shots))
    expect(page.locator("#film")).to_be_hidden()
    again = " ".join(page.evaluate("window.captions"))
    told = [beat for shot in stage(scene).shots for beat, _ in shot.beats]
    assert told[0] in " ".join(first)
    assert told[-1] in again
    assert told[0] not in again or told[0] in told[1:]
    assert all(beat in " ".join(first) + again for beat in told)


@both
def test_a_lost_connection_neither_stops_nor_repeats_it(browser: Browser, hall: Hall, scene: str) -> None:
    page = hall.enter(browser, scene, "calm")
    wires: list[WebSocketRoute] = []

    def tap(wire: WebSocketRoute) -> None:
        wire.connect_to_server()
        wires.append(wire)

    page.route_web_socket("**/live?*", tap)
    page.reload()
    expect(page.locator("#stage .picture .ground > *").first).to_be_attached()
    make_it_happen(page, scene)
    film(page)
    wires[-1].close()
    expect(page.locator("#connection")).to_be_visible()
    expect(page.locator("#film")).to_be_hidden()
    told = once(line for one in page.evaluate("window.captions") for line in one.split("\n"))
    beats = once(beat for shot in stage(scene).shots for beat, _ in shot.beats)
    assert len(told) >= len(beats)  # bots may have gone on after it
    assert [line for line, beat in zip(told, beats, strict=False) if beat not in line] == []
    assert len(wires) > 1
