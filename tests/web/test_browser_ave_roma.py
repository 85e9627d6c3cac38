"""Ave Roma on its picture, in a real browser: the same two rounds by pointer, by keyboard alone and by finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser import DESK, PATIENCE, PHONE, lay, person, settled
from tests.web.server import Server

GAME = "ave_roma"
FRESH = 400  # keys are not taken while the choices are new
MINE = "main.my-turn"
TRAY = "#tray button[name=move]:not([disabled])"
MENU = ".popup .primary, .popup-menu button"
WHOLE = "0 0 1236 640"  # of the board
SAID = ":is([data-choices], #deeds) button[name=move]"  # what closes a turn has a place of its own
WAYS = ("pointer", "keyboard", "finger")
WANTED = {
    "money": r"place-quaestor",
    "resources": r"place-aedilis",
    "trade": r"place-mercator",
    "card": r"card-(building|war)_.*",
    "zone": r"half-.*",
    "training": r"training-.*",
}
# The middle of what is to be touched, whether it is in sight there, and the middle of the area that shows it.
WHERE = """key => {
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const lit = [...document.querySelectorAll(`.p.lit[data-touch="${key}"]`)].filter((node) => !node.closest("#far"));
  const found = lit.map((node) => {
    const at = middle(node.querySelector(".hit, .outline") ?? node);
    const inSight = document.elementFromPoint(...at)?.closest("svg") === node.ownerSVGElement;
    return [...at, inSight, ...middle(node.closest("figure"))];
  });
  return found.find((one) => one[2]) ?? found[0] ?? null;
}"""
# The arrows that lead from the thing that has the focus to another one.
ARROWS = """(key) => {
  const ways = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
  const nodes = [...document.querySelectorAll(".picture [tabindex]")].filter((node) => !node.closest("#far"));
  const middle = (node) => {
    const box = node.getBoundingClientRect();
    return { x: box.left + box.width / 2, y: box.top + box.height / 2 };
  };
  const paths = new Map([[document.activeElement, []]]);
  for (const [node, path] of paths) {
    if (node.dataset.touch === key) return path;
    for (const [arrow, way] of Object.entries(ways)) {
      const next = tabularium.steer.beyond(middle(node), way, nodes.filter((one) => one !== node));
      if (next && !paths.has(next)) paths.set(next, [...path, arrow]);
    }
  }
  return null;
}"""
FOCUSED = "() => document.activeElement?.closest('.picture') ? document.activeElement.dataset.touch : ''"


class Table:
    """One seat at a table with bots; it counts what it touches, and how often it moves the board to see more of it."""

    def __init__(self, page: Page, by: str) -> None:
        self.page = page
        self.by = by
        self.glass = page.context.new_cdp_session(page)
        self.touches = self.looks = 0

    # -- looking ---------------------------------------------------------------------------------------

    def lit(self) -> list[str]:
        found = self.page.eval_on_selector_all(
            "#stage .p.lit[data-touch], #near .p.lit[data-touch]", "nodes => nodes.map(node => node.dataset.touch)"
        )
        return [str(key) for key in found]

    def asked(self) -> str:
        expect(self.page.locator(MINE)).to_be_attached()
        return self.page.locator("#prompt").inner_text()

    def revision(self) -> str:
        return self.page.locator("[data-choices]").get_attribute("data-revision") or ""

    def seen(self) -> str:
        """The part of the board that is seen."""
        return self.page.locator("#stage svg.picture").first.get_attribute("viewBox") or ""

    # -- touching --------------------------------------------------------------------------------------

    def touch(self, key: str) -> None:
        self.touches += 1
        if self.by == "keyboard":
            self.walk(key)
            self.page.wait_for_timeout(FRESH)
            self.page.keyboard.press("Enter")
        elif self.by == "finger":
            self.page.wait_for_timeout(400)  # two touches of one place within less are one
            self.tap(key)
        else:
            x, y, *_ = self.page.evaluate(WHERE, key)
            settled(self.page)
            self.page.mouse.click(x, y)

    def walk(self, key: str) -> None:
        """By the tab key into the picture, and by arrows to a thing."""
        for _ in range(100):
            if self.page.evaluate(FOCUSED):
                break
            self.page.keyboard.press("Shift+Tab")
        arrows = self.page.evaluate(ARROWS, key)
        assert arrows is not None, f"no arrows lead to {key}"
        for arrow in arrows:
            self.page.keyboard.press(arrow)
        assert self.page.evaluate(FOCUSED) == key

    def tap(self, key: str) -> None:
        """What is out of sight is drawn into view first, and what lies close together is looked at closer."""
        for _ in range(4):
            before = self.seen()
            x, y = self.draw_near(key)
            settled(self.page)
            self.page.touchscreen.tap(x, y)
            self.page.wait_for_timeout(50)
            if self.seen() == before or key not in self.lit():
                return
            self.looks += 1
        raise AssertionError(f"{key} can't be touched by a finger")

    def draw_near(self, key: str) -> tuple[float, float]:
        """Where something lies on the screen; two fingers move its area until it is there."""
        for _ in range(8):
            x, y, in_sight, middle_x, middle_y = self.page.evaluate(WHERE, key)
            if in_sight:
                return x, y
            self.looks += 1
            far_x, far_y = (max(-150.0, min(150.0, far)) for far in (middle_x - x, middle_y - y))
            for part in (0, 0.25, 0.5, 0.75, 1):
                at = (middle_x + far_x * part, middle_y + far_y * part)
                self.fingers("touchMove" if part else "touchStart", *at)
            self.glass.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        raise AssertionError(f"{key} never comes into sight")

    def fingers(self, what: str, x: float, y: float) -> None:
        points = [{"x": x - 30, "y": y, "id": 0}, {"x": x + 30, "y": y, "id": 1}]
        self.glass.send("Input.dispatchTouchEvent", {"type": what, "touchPoints": points})

    def press(self, button: Locator) -> None:
        self.touches += 1
        if self.by == "pointer":
            button.click()
        elif self.by == "finger":
            button.tap()
        else:
            self.page.wait_for_timeout(FRESH)
            self.page.keyboard.press(self.key_of(button))

    def key_of(self, button: Locator) -> str:
        """The key that is written on a button; one without is walked to."""
        if button.locator("kbd").count():
            return button.locator("kbd").inner_text().lower()
        for _ in range(100):
            if button.evaluate("node => node === document.activeElement"):
                return "Enter"
            self.page.keyboard.press("Tab")
        raise AssertionError("no tab leads to this button")

    # -- turns -----------------------------------------------------------------------------------------

    def answered(self, before: str) -> None:
        """The page has taken it; what can't be undone is asked once more."""
        same = self.page.locator(f'[data-choices][data-revision="{before}"]')
        menu = self.page.locator(MENU)
        for _ in range(PATIENCE // 250):
            if not same.count():
                return
            if menu.count():
                self.press(menu.first)
            self.page.wait_for_timeout(250)
        raise AssertionError(f"nothing came of it: {self.page.locator('#prompt').inner_text()}, lit: {self.lit()}")

    def send(self, kind: str) -> bool:
        """A worker to a place of this kind, if any of mine can go there."""
        workers = sorted({key for key in self.lit() if re.fullmatch(r"worker-\d|trained-\d", key)}, reverse=True)
        for key in workers:
            self.touches = self.looks = 0
            self.touch(key)
            goals = [goal for goal in self.lit() if re.fullmatch(WANTED[kind], goal)]
            if goals:
                before = self.revision()
                self.touch(goals[0])
                self.answered(before)
                return True
            self.take_back(key)
        return False

    def take_back(self, key: str) -> None:
        if self.by == "keyboard":
            self.page.keyboard.press("Escape")
            return
        chosen = self.page.locator(f'#near .p.chosen[data-touch="{key}"]').first  # touched again it is let go
        box = chosen.bounding_box()
        assert box is not None
        x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
        if self.by == "finger":
            settled(self.page)
            self.page.touchscreen.tap(x, y)
        else:
            settled(self.page)
            self.page.mouse.click(x, y)
        expect(self.page.locator("body.touching")).to_have_count(0)

    def finish(self) -> bool:
        """Whatever else the turn asks, on the picture or the tray; then it is confirmed. Whether it was a usual turn:
        all that came found room, and there was one trade or choice of a payment at most."""
        usual = True
        trays = 0
        while True:
            prompt = self.asked()
            usual &= "no more room" not in prompt
            before = self.revision()
            confirm = self.page.locator(f"{SAID}[value=confirm]")
            if confirm.count():
                self.press(confirm)
                self.answered(before)
                return usual
            done = self.page.locator("#deeds [data-done]")
            if self.page.locator("#tray").count():
                trays += 1
                usual &= trays <= 1
                self.press(done if done.count() else self.page.locator(TRAY).first)
            else:
                self.go_on()
            self.answered(before)

    def go_on(self) -> None:
        """The first thing that can be touched or, where only words are asked for, said."""
        lit = self.lit()
        if lit:
            self.touch(lit[0])
        else:
            self.press(self.page.locator(SAID).first)

    def between(self) -> None:
        """Until a worker can be sent again: workers are taken back on the picture, bots play."""
        while not self.asked().startswith("Choose a worker to send"):
            before = self.revision()
            self.go_on()
            self.answered(before)


def table(browser: Browser, server: Server, by: str) -> Table:
    finger = by == "finger"
    page = person(browser, server.address, size=PHONE if finger else DESK, finger=finger, mobile=finger)
    lay(page, GAME, ["me", "bot", "bot"])
    expect(page.locator("#stage .p").first).to_be_attached()
    return Table(page, by)


@pytest.mark.parametrize("by", WAYS)
def test_a_turn_is_played_on_the_picture(browser: Browser, server: Server, by: str) -> None:
    mine = table(browser, server, by)
    mine.between()
    assert mine.send("training")
    mine.finish()
    assert mine.touches <= 3  # the worker, its training, and the turn is confirmed
    expect(mine.page.locator("#log .events")).to_contain_text("training")


def test_who_touches_what_a_worker_cannot_have_is_told_why(browser: Browser, server: Server) -> None:
    mine = table(browser, server, "pointer")
    mine.between()
    told = mine.page.locator("#toast")
    newest = mine.page.locator('#stage .p[data-touch^="card-building"]').first
    newest.click()
    expect(told).to_have_text("Begin with one of the things that are lit.")
    mine.touch("worker-1")
    newest.click()
    expect(told).to_contain_text("AV-8.1")  # only a 5 may take the newest card


def test_a_phone_shows_the_whole_board_until_a_finger_could_mean_several_things(
    browser: Browser, server: Server
) -> None:
    mine = table(browser, server, "finger")
    mine.between()
    assert mine.seen() == WHOLE  # a worker may go anywhere
    mine.tap("worker-1")
    assert mine.seen() == WHOLE
    asked = mine.revision()
    half = next(key for key in mine.lit() if re.fullmatch(WANTED["zone"], key))
    settled(mine.page)
    mine.page.touchscreen.tap(*mine.draw_near(half))  # both halves lie under a finger
    assert mine.seen() != WHOLE
    assert half in mine.lit()
    assert mine.revision() == asked
    settled(mine.page)
    mine.page.touchscreen.tap(*mine.draw_near(half))
    mine.answered(asked)


@pytest.mark.long
@pytest.mark.parametrize("by", WAYS)
def test_two_rounds_are_played_on_the_picture(browser: Browser, server: Server, by: str) -> None:
    mine = table(browser, server, by)
    played: set[str] = set()
    touches: dict[str, int] = {}  # of usual turns
    looks: dict[str, int] = {}
    wanted = {"trade", "card", "zone", "training"}
    rounds = (("zone", "card", "trade", "training", "money"), ("resources", "card", "trade", "zone", "training"))
    for number in range(5):  # two, or more where what is wanted can't be had yet
        for kind in rounds[number % 2]:
            mine.between()
            if mine.send(kind):
                played.add(kind)
                if mine.finish():
                    touches.setdefault(kind, mine.touches)
                    looks.setdefault(kind, mine.looks)
        mine.between()
        before = mine.revision()
        mine.press(mine.page.locator(f"{SAID}[value=pass]"))
        mine.answered(before)
        if number and wanted <= played:
            break
    assert wanted <= played
    assert max(touches.values()) <= 4, touches
    assert max(looks.values()) <= (2 if by == "finger" else 0), looks  # a phone shows all that can be meant, or nearly
