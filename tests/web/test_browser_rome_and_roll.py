"""Rome & Roll played on its picture alone, in a real browser: by mouse, by keyboard and by finger."""

from __future__ import annotations

from collections import Counter, deque
from math import cos, radians, sin
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DESK, DONE, OFFERS, PATIENCE, PHONE, lay, person, settled
from tests.web.server import Server

pytestmark = pytest.mark.long  # whole rounds in a real browser take minutes

READ = """() => {
  const { picture } = tabularium;
  const gestures = (picture.model?.gestures ?? []).map((one) => ({ form: "", at: "", bag: false, ...one }));
  const city = [...picture.nodes.keys()].find((one) => one.touch === "city");
  return { gestures, forms: Object.fromEntries(picture.model?.forms ?? []), city: [city.w, city.h, ...city.grid] };
}"""
# the middle of what is to be touched, and of the area that shows it, with half its size
MIDDLE = """(key) => {
  const lit = [...document.querySelectorAll(`.lit[data-touch="${CSS.escape(key)}"]`)];
  const near = lit.filter((node) => !node.closest("#far"));
  const node = near.find((one) => !one.classList.contains("ground-piece")) ?? near[0];
  const middle = (box) => [box.left + box.width / 2, box.top + box.height / 2];
  const around = node.closest("figure").getBoundingClientRect();
  const at = middle((node.querySelector(".hit") ?? node).getBoundingClientRect());
  return [...at, ...middle(around), around.width / 2, around.height / 2];
}"""
CITY = """() => {
  const matrix = document.querySelector(".hanging").getScreenCTM();
  return [matrix.a, matrix.d, matrix.e, matrix.f];
}"""
WISHES = ("place", "turned", "mirrored", "refused", "advisor", "colony", "road")
# a Builder and a Stone on one die make a road
PAVING = {f"{verb} {face}": "road" for verb in ("draft", "discard") for face in ("blue-2", "blue-3", "yellow-3")}
SIGNS = {"action-conquer": "colony", "action-develop": "road"}  # with one colony or road there is nothing more to ask

Cell = tuple[int, int]


class Player:
    """Somebody who wants to have done everything once, with a mouse, with keys or with a finger."""

    def __init__(self, page: Page, how: str) -> None:
        self.page = page
        self.how = how
        self.glass = page.context.new_cdp_session(page)
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
        self.page.wait_for_function("(key) => document.querySelector(`.lit[data-touch='${CSS.escape(key)}']`)", arg=key)
        if self.how == "keys":
            self.page.locator(f'[role=button][data-touch="{key}"]').first.focus()
            self.page.keyboard.press("Enter")
            return
        x, y, middle_x, middle_y, wide, high = self.page.evaluate(MIDDLE, key)
        if self.how == "finger":
            if abs(x - middle_x) > wide or abs(y - middle_y) > high:  # out of sight: one drags it into view
                self.drag(middle_x, middle_y, middle_x - x, middle_y - y)
                x, y, *_ = self.page.evaluate(MIDDLE, key)
            settled(self.page)
            self.page.touchscreen.tap(x, y)
            if self.page.locator(".reader").count():  # on a slow machine the finger lay too long: then it is read
                settled(self.page)
                self.page.touchscreen.tap(x, y)
        else:
            settled(self.page)
            self.page.mouse.click(x, y)

    def drag(self, x: float, y: float, dx: float, dy: float) -> None:
        """Two fingers take the picture there and move it."""
        for part in (0, 0.25, 0.5, 0.75, 1):
            at_x, at_y = x + dx * part, y + dy * part
            self.fingers("touchMove" if part else "touchStart", (at_x - 30, at_y), (at_x + 30, at_y))
        self.fingers("touchEnd")

    def twist(self, x: float, y: float) -> None:
        """Two fingers turn a little more than half of a quarter, clockwise."""
        for degrees in (0, 20, 40, 60):
            dx, dy = 40 * cos(radians(degrees)), 40 * sin(radians(degrees))
            self.fingers("touchMove" if degrees else "touchStart", (x - dx, y - dy), (x + dx, y + dy))
        self.fingers("touchEnd")

    def fingers(self, what: str, *spots: tuple[float, float]) -> None:
        """What fingers do on the glass, each at its spot."""
        points = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(spots)]
        self.glass.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

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
        self.changed(revision, gesture["move"])
        self.done["place" if gesture["form"] else "touched"] += 1
        self.done["draft"] += gesture["move"].startswith("draft")
        for key in gesture["touches"]:
            self.done[SIGNS.get(key, key.partition("-")[0])] += 1

    def revision(self) -> str:
        found = self.page.locator("[data-choices]")
        return (found.first.get_attribute("data-revision") or "") if found.count() else ""

    def changed(self, revision: str, move: str) -> None:
        """Wait for the next decision, and answer small menus and second questions on the way."""
        for _ in range(PATIENCE // 200):
            if self.page.locator("main.over").count() or self.revision() not in ("", revision):
                self.page.wait_for_timeout(400)  # nobody answers a question that has just come
                return
            self.answer()
            self.page.wait_for_timeout(200)
        raise AssertionError(f"“{move}” did nothing after revision {revision}: {self.done}")

    # -- shapes ----------------------------------------------------------------------------------------

    def lay(self, gesture: dict[str, Any], forms: dict[str, Any]) -> None:
        """Turn and mirror the outline into the wanted form, try a place where it may not stand, read what it would cost
        and bring where it may, and lay it."""
        expect(self.page.locator(".hanging")).to_be_attached()
        model = self.model()
        first = next(one for one in model["gestures"] if one["touches"] == gesture["touches"] and one["form"])
        for key in ("f", *turns(forms, forms[first["form"]]["mirrored"], gesture["form"])):
            self.change(key)
        here = place(first["at"])
        if not self.done["refused"]:
            here = self.try_in_vain(model, gesture, here)
        goal = place(gesture["at"])
        self.put(here, goal)
        expect(self.page.locator(".hanging.fits")).to_be_attached()
        if gesture["touches"]:  # else it is Rubble
            expect(self.page.locator(".laying-says")).to_contain_text("It costs")
        self.drop(*goal)

    def change(self, key: str) -> None:
        """Turn (r) or mirror (f) the outline; fingers turn it the first time, and press the buttons then."""
        stage = self.page.locator("#stage").bounding_box()
        assert stage is not None
        if self.how != "finger":
            self.page.keyboard.press(key)
        elif key == "r" and not self.done["turned"]:
            self.twist(stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2)
        else:
            self.page.locator(".laying-bar button").nth("rf".index(key)).tap()
        self.done[{"r": "turned", "f": "mirrored"}[key]] += 1

    def try_in_vain(self, model: dict[str, Any], gesture: dict[str, Any], here: Cell) -> Cell:
        """Hang the outline over the nearest cell where it may not stand, read the reason, and drop it there in vain."""
        columns, rows = model["city"][2:]
        allowed = {place(one["at"]) for one in model["gestures"] if one["form"] == gesture["form"]}
        cells = {(column, row) for column in range(columns) for row in range(rows)} - allowed
        bad = min(cells, key=lambda cell: (abs(cell[0] - here[0]) + abs(cell[1] - here[1]), cell))
        self.put(here, bad)
        expect(self.page.locator(".hanging.bars")).to_be_attached()
        expect(self.page.locator(".laying-why")).to_contain_text("RR-")  # where it only hangs
        self.drop(*bad)
        expect(self.page.locator(".laying-why")).to_contain_text("RR-")
        self.done["refused"] += 1
        return bad

    def put(self, here: Cell, there: Cell) -> None:
        """Let the outline hang over a cell: by arrows from where it hangs, under the mouse, or where a finger taps."""
        if self.how == "keys":
            for _ in range(abs(there[0] - here[0])):
                self.page.keyboard.press("ArrowRight" if there[0] > here[0] else "ArrowLeft")
            for _ in range(abs(there[1] - here[1])):
                self.page.keyboard.press("ArrowDown" if there[1] > here[1] else "ArrowUp")
        elif self.how == "mouse":
            self.page.mouse.move(*self.spot(*there), steps=3)
        elif there != here:
            self.tap(*there)

    def drop(self, column: int, row: int) -> None:
        """Enter, a click, or a second tap on the same cell."""
        if self.how == "keys":
            self.page.keyboard.press("Enter")
        elif self.how == "mouse":
            self.page.mouse.down()
            self.page.mouse.up()
        else:
            self.tap(column, row)

    def spot(self, column: int, row: int) -> tuple[float, float]:
        """Where a cell of the city is on the screen."""
        wide, high, columns, rows = self.model()["city"]
        a, d, e, f = self.page.evaluate(CITY)
        return e + a * ((column + 0.5) * wide / columns - wide / 2), f + d * ((row + 0.5) * high / rows - high / 2)

    def tap(self, column: int, row: int) -> None:
        """A finger on a cell, which two fingers bring into view if need be."""
        x, y = self.spot(column, row)
        stage = self.page.locator("#stage").bounding_box()
        assert stage is not None
        if not (stage["x"] < x < stage["x"] + stage["width"] and stage["y"] < y < stage["y"] + stage["height"]):
            middle_x, middle_y = stage["x"] + stage["width"] / 2, stage["y"] + stage["height"] / 2
            self.drag(middle_x, middle_y, middle_x - x, middle_y - y)
            x, y = self.spot(column, row)
        settled(self.page)
        self.page.touchscreen.tap(x, y)


def place(key: str) -> Cell:
    """The column and the row of a cell's key."""
    column, row = key.partition("/")[2].split(".")
    return int(column), int(row)


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
    finger = how == "finger"
    page = person(browser, server.address, size=PHONE if finger else DESK, finger=finger)
    lay(page, "rome_and_roll", ["me"], characters="chosen")
    expect(page.locator("#stage .picture .ground > *").first).to_be_attached()
    return page


@pytest.mark.parametrize("how", ["mouse", "keys", "finger"])
def test_rounds_are_played_on_the_picture_alone(browser: Browser, server: Server, how: str) -> None:
    """Alone with Seneca as Legatus: whatever is offered is touched, what was not done yet first."""
    page = sit_down(browser, server, how)
    player = Player(page, how)
    for _ in range(160):
        page.wait_for_selector(f"{OFFERS}, {DONE}")
        model = player.model()
        gesture = player.wanted(model)
        enough = player.done["draft"] >= 4 and all(player.done[wish] for wish in WISHES)
        if page.locator("main.over").count() or enough:
            break
        if gesture is None or (player.done["advisor"] and only_free(model)):
            revision = player.revision()
            ends = page.locator(DONE)
            (ends if ends.count() else page.locator(OFFERS).last).click()
            player.changed(revision, "the last of the list")
            continue
        player.make(gesture, model["forms"])
    assert all(player.done[wish] for wish in WISHES), player.done
    assert player.done["draft"] >= 4  # two rounds at least


def only_free(model: dict[str, Any]) -> bool:
    """Whether nothing is left to do in this turn but storing and bribing, which the end of the turn does as well."""
    return all(one["move"].split()[0] in ("store", "bribe") for one in model["gestures"])
