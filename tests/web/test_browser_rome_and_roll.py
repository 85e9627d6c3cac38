"""Rome & Roll played on its picture alone, in a real browser: by mouse, by keyboard and by finger."""

from __future__ import annotations

from collections import Counter, deque
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESK, PHONE, lay
from tests.web.server import Server

pytestmark = pytest.mark.long  # whole rounds in a real browser take minutes

PATIENCE = 60_000
READ = """async () => {
  const loaded = performance.getEntriesByType("resource").map((one) => one.name);
  const { picture } = await import(loaded.find((name) => name.includes("picture/draw.js")));
  const gestures = (picture.model?.gestures ?? []).map((one) => ({ form: "", at: "", bag: false, ...one }));
  const city = [...picture.nodes.keys()].find((one) => one.touch === "city");
  return { gestures, forms: Object.fromEntries(picture.model?.forms ?? []), city: [city.w, city.h, ...city.grid] };
}"""
MIDDLE = """(key) => {
  const lit = [...document.querySelectorAll(`.lit[data-touch="${CSS.escape(key)}"]`)];
  const near = lit.filter((node) => !node.closest("#far"));
  const node = near.find((one) => !one.classList.contains("ground-piece")) ?? near[0];
  const box = (node.querySelector(".hit") ?? node).getBoundingClientRect();
  return [box.left + box.width / 2, box.top + box.height / 2];
}"""
CITY = """() => {
  const matrix = document.querySelector(".hanging").closest(".p").getScreenCTM();
  return [matrix.a, matrix.d, matrix.e, matrix.f];
}"""
WISHES = ("place", "advisor", "colony", "road")
# a Builder and a Stone on one die make a road
PAVING = {f"{verb} {face}": "road" for verb in ("draft", "discard") for face in ("blue-2", "blue-3", "yellow-3")}
SIGNS = {"action-conquer": "colony", "action-develop": "road"}  # with one colony or road there is nothing more to ask


class Player:
    """Somebody who wants to have done everything once, with a mouse, with keys or with a finger."""

    def __init__(self, page: Page, how: str) -> None:
        self.page = page
        self.how = how
        self.done: Counter[str] = Counter()

    # -- looking ---------------------------------------------------------------------------------------

    def model(self) -> dict[str, Any]:
        found: dict[str, Any] = self.page.evaluate(READ)
        return found

    def wanted(self, model: dict[str, Any]) -> dict[str, Any] | None:
        """The gesture whose kind was made least often; wishes go before the rest. A shape is laid in the form that
        takes the most turning and mirroring."""
        wishes = {"place": "place", "conquer": "colony", "renovate": "road", "bribe": "advisor"}
        mains = {"main conquer": "colony", "main develop": "road", "main build": "place", **PAVING}

        def rank(gesture: dict[str, Any]) -> tuple[int, int]:
            last = gesture["move"].split(" > ")[-1]
            if last.split()[0] in wishes:
                return self.done[wishes[last.split()[0]]], 0
            return (self.done[mains[last]], 1) if last in mains else (1, 2 + (last != "character legatus"))

        found = min(model["gestures"], key=rank, default=None)
        if not found or not found["form"]:
            return found
        same: list[dict[str, Any]] = [
            one for one in model["gestures"] if one["form"] and one["touches"] == found["touches"]
        ]
        return max(same, key=lambda one: len(set(turns(model["forms"], same[0]["form"], one["form"]))))

    # -- touching --------------------------------------------------------------------------------------

    def touch(self, key: str) -> None:
        self.page.wait_for_function(
            "(key) => document.querySelector(`.lit[data-touch='${CSS.escape(key)}']`)", arg=key, timeout=PATIENCE
        )
        if self.how == "keys":
            self.page.locator(f'[role=button][data-touch="{key}"]').first.focus()
            self.page.keyboard.press("Enter")
            return
        self.point(*self.page.evaluate(MIDDLE, key))

    def point(self, x: float, y: float) -> None:
        if self.how == "finger":
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def answer(self) -> None:
        """A small menu or a second question: its first answer."""
        popup = self.page.locator(".popup button").first
        if popup.is_visible():
            popup.click()

    def make(self, gesture: dict[str, Any], forms: dict[str, Any]) -> None:
        revision = self.revision()
        for key in gesture["touches"]:
            self.touch(key)
        if gesture["form"]:
            self.lay(gesture, forms)
        self.changed(revision)
        self.done["place" if gesture["form"] else "touched"] += 1
        self.done["draft"] += gesture["move"].startswith("draft")
        for key in gesture["touches"]:
            self.done[SIGNS.get(key, key.partition("-")[0])] += 1

    def revision(self) -> str:
        found = self.page.locator("[data-choices]")
        return (found.first.get_attribute("data-revision") or "") if found.count() else ""

    def changed(self, revision: str) -> None:
        """Wait for the next decision, and answer small menus and second questions on the way."""
        for _ in range(PATIENCE // 200):
            if self.page.locator("main.over").count() or self.revision() not in ("", revision):
                return
            self.answer()
            self.page.wait_for_timeout(200)
        raise AssertionError(f"nothing happened after revision {revision}: {self.done}")

    # -- shapes ----------------------------------------------------------------------------------------

    def lay(self, gesture: dict[str, Any], forms: dict[str, Any]) -> None:
        """Turn and mirror the outline into the wanted form, try a place where it may not stand, then lay it."""
        expect(self.page.locator(".hanging")).to_be_attached(timeout=PATIENCE)
        first = next(one for one in self.model()["gestures"] if one["touches"] == gesture["touches"] and one["form"])
        mirrored = forms[first["form"]]["mirrored"]
        for key in ("f", *turns(forms, mirrored, gesture["form"])):
            self.page.keyboard.press(key) if self.how != "finger" else self.button(key)
            self.done[{"r": "turned", "f": "mirrored"}[key]] += 1
        column, row = (int(part) for part in gesture["at"].partition("/")[2].split("."))
        if not self.done["refused"] and self.how == "mouse":
            self.hover(0, 0)
            if self.page.locator(".hanging.bars").count():
                self.page.mouse.down()
                self.page.mouse.up()
                why = self.page.locator(".laying-why")
                expect(why).not_to_be_empty(timeout=PATIENCE)
                self.done["refused"] += 1
        if self.how == "mouse":
            self.hover(column, row)
            expect(self.page.locator(".hanging.fits")).to_be_attached(timeout=PATIENCE)
            self.page.mouse.down()
            self.page.mouse.up()
            return
        if self.how == "keys" or not self.tap(column, row):
            self.walk(first["at"], column, row)
        expect(self.page.locator(".hanging.fits")).to_be_attached(timeout=PATIENCE)
        self.page.keyboard.press("Enter") if self.how == "keys" else self.page.locator(".laying-bar .primary").tap()

    def button(self, key: str) -> None:
        self.page.locator(".laying-bar button").nth("rf".index(key)).tap()

    def spot(self, column: int, row: int) -> tuple[float, float]:
        """Where a cell of the city is on the screen."""
        wide, high, columns, rows = self.model()["city"]
        a, d, e, f = self.page.evaluate(CITY)
        return e + a * ((column + 0.5) * wide / columns - wide / 2), f + d * ((row + 0.5) * high / rows - high / 2)

    def hover(self, column: int, row: int) -> None:
        self.page.mouse.move(*self.spot(column, row), steps=3)

    def tap(self, column: int, row: int) -> bool:
        """A finger puts the shape down on a cell; False if that is out of sight."""
        x, y = self.spot(column, row)
        stage = self.page.locator("#stage").bounding_box()
        assert stage is not None
        if not (stage["x"] < x < stage["x"] + stage["width"] and stage["y"] < y < stage["y"] + stage["height"]):
            return False
        self.page.touchscreen.tap(x, y)
        return self.page.locator(".hanging.fits").count() > 0

    def walk(self, at: str, column: int, row: int) -> None:
        """The outline moves by arrow keys from the first cell where it hung."""
        here_column, here_row = (int(part) for part in at.partition("/")[2].split("."))
        sideways = "ArrowRight" if column > here_column else "ArrowLeft"
        upright = "ArrowDown" if row > here_row else "ArrowUp"
        for _ in range(abs(column - here_column)):
            self.page.keyboard.press(sideways)
        for _ in range(abs(row - here_row)):
            self.page.keyboard.press(upright)


def turns(forms: dict[str, Any], start: str, goal: str) -> list[str]:
    """The shortest way from one form to another by turning (r) and mirroring (f)."""
    ways: dict[str, list[str]] = {start: []}
    queue = deque([start])
    while queue:
        here = queue.popleft()
        if here == goal:
            return ways[here]
        for key, how in (("r", "turned"), ("f", "mirrored")):
            there = forms[here][how]
            if there not in ways:
                ways[there] = [*ways[here], key]
                queue.append(there)
    raise AssertionError(f"{start} never becomes {goal}")


def sit_down(browser: Browser, server: Server, how: str) -> Page:
    width, height = PHONE if how == "finger" else DESK
    context = browser.new_context(
        base_url=server.address,
        locale="en",
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        has_touch=how == "finger",
    )
    context.set_default_timeout(PATIENCE)
    page = context.new_page()
    lay(page, "rome_and_roll", ["me"], characters="chosen")
    expect(page.locator("#stage .picture .ground > *").first).to_be_attached(timeout=PATIENCE)
    return page


@pytest.mark.parametrize("how", ["mouse", "keys", "finger"])
def test_rounds_are_played_on_the_picture_alone(browser: Browser, server: Server, how: str) -> None:
    """Alone with Seneca as Legatus: whatever is offered is touched, what was not done yet first."""
    page = sit_down(browser, server, how)
    player = Player(page, how)
    for _ in range(160):
        page.wait_for_selector("[data-choices] button[name=move]", timeout=PATIENCE)
        model = player.model()
        gesture = player.wanted(model)
        enough = player.done["draft"] >= 4 and all(player.done[wish] for wish in WISHES)
        if page.locator("main.over").count() or (enough and player.done["turned"] and player.done["mirrored"]):
            break
        if gesture is None or (player.done["advisor"] and only_free(model)):
            revision = player.revision()
            page.locator("[data-choices] li:not([hidden]) button[name=move]").last.click()
            player.changed(revision)
            continue
        player.make(gesture, model["forms"])
    assert all(player.done[wish] for wish in WISHES), player.done
    assert player.done["draft"] >= 4  # two rounds at least
    assert player.done["turned"] or player.done["mirrored"]
    if how == "mouse":
        assert player.done["refused"]
    page.context.close()


def only_free(model: dict[str, Any]) -> bool:
    """Whether nothing is left to do in this turn but storing and bribing, which the end of the turn does as well."""
    return all(one["move"].split()[0] in ("store", "bribe") for one in model["gestures"])
