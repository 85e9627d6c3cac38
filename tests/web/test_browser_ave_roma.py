"""Ave Roma on its picture, in a real browser: two rounds by pointer, turns by keyboard and by finger."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser import PHONE, lay, person
from tests.web.server import Server

pytestmark = pytest.mark.long  # whole rounds in a real browser take minutes

GAME = "ave_roma"
PATIENCE = 60_000  # milliseconds, for bots on a busy machine
MINE = "main.my-turn"
TRAY = "#tray button[name=move]:not([disabled])"
WANTED = {
    "money": r"place-quaestor",
    "resources": r"place-aedilis",
    "trade": r"place-mercator",
    "card": r"card-(building|war)_.*",
    "zone": r"half-.*",
    "training": r"training-.*",
}


class Table:
    """One seat at a table with bots; it counts what it touches."""

    def __init__(self, page: Page, by: str) -> None:
        self.page = page
        self.by = by
        self.touches = 0
        page.set_default_timeout(PATIENCE)
        page.context.set_default_timeout(PATIENCE)

    def lit(self) -> list[str]:
        found = self.page.eval_on_selector_all(
            "#stage .p.lit[data-touch], #near .p.lit[data-touch]", "nodes => nodes.map(node => node.dataset.touch)"
        )
        return [str(key) for key in found]

    def touch(self, key: str) -> None:
        node = self.page.locator(f'.p.lit[data-touch="{key}"]').first
        if self.by == "keyboard":
            at = node.locator(".hit") if node.locator(".hit[tabindex]").count() else node
            at.focus()
            self.page.keyboard.press("Enter")
        else:
            box = node.bounding_box()
            assert box is not None
            x, y = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
            if self.by == "finger":
                self.page.touchscreen.tap(x, y)
            else:
                self.page.mouse.click(x, y)
        self.touches += 1

    def press(self, button: Locator) -> None:
        if self.by == "finger":
            button.tap()
        elif self.by == "keyboard":
            button.focus()
            self.page.keyboard.press("Enter")
        else:
            button.click()
        self.touches += 1

    def asked(self) -> str:
        expect(self.page.locator(MINE)).to_be_attached(timeout=PATIENCE)
        return self.page.locator("#prompt").inner_text()

    def revision(self) -> str:
        return self.page.locator("[data-choices]").get_attribute("data-revision") or ""

    def answered(self, before: str) -> None:
        """The page has taken it; what can't be undone is asked once more."""
        same = self.page.locator(f'[data-choices][data-revision="{before}"]')
        sure = self.page.locator(".popup .primary")
        for _ in range(PATIENCE // 250):
            if not same.count():
                return
            if sure.count():
                self.press(sure.first)
            elif len(self.page.locator(".popup-menu button").all()):
                self.press(self.page.locator(".popup-menu button").first)
            self.page.wait_for_timeout(250)
        raise AssertionError(f"nothing came of it: {self.page.locator('#prompt').inner_text()}, lit: {self.lit()}")

    def send(self, kind: str) -> bool:
        """A worker to a place of this kind, if any of mine can go there."""
        workers = sorted({key for key in self.lit() if re.fullmatch(r"worker-\d|trained-\d", key)}, reverse=True)
        for key in workers:
            self.touches = 0
            self.touch(key)
            goals = [goal for goal in self.lit() if re.fullmatch(WANTED[kind], goal)]
            if goals:
                before = self.revision()
                self.touch(goals[0])
                self.answered(before)
                return True
            self.page.keyboard.press("Escape")
        return False

    def finish(self) -> bool:
        """Whatever else the turn asks, on the picture or the tray; then it is confirmed. Whether it was a usual turn:
        all that came found room."""
        usual = True
        while True:
            prompt = self.asked()
            usual &= "no more room" not in prompt
            before = self.revision()
            confirm = self.page.locator("[data-choices] button[value=confirm]")
            if confirm.count():
                self.press(confirm)
                self.answered(before)
                return usual
            done = self.page.locator("#tray [data-done]")
            if self.page.locator("#tray").count():
                self.press(done if done.count() else self.page.locator(TRAY).first)
            elif self.lit():
                self.touch(self.lit()[0])
            else:
                self.press(self.page.locator("[data-choices] button[name=move]").first)
            self.answered(before)

    def between(self) -> None:
        """Until a worker can be sent again: workers are taken back on the picture, bots play."""
        while True:
            prompt = self.asked()
            if prompt.startswith("Send a worker"):
                return
            before = self.revision()
            if self.lit():
                self.touch(self.lit()[0])
            else:
                self.press(self.page.locator("[data-choices] button[name=move]").first)
            self.answered(before)


def table(browser: Browser, server: Server, by: str, size: tuple[int, int] | None = None) -> Table:
    page = person(browser, server.address) if size is None else person(browser, server.address, size=size)
    lay(page, GAME, ["me", "bot", "bot"])
    expect(page.locator("#stage .p").first).to_be_attached(timeout=PATIENCE)
    return Table(page, by)


def test_two_rounds_are_played_on_the_picture_by_pointer(browser: Browser, server: Server) -> None:
    mine = table(browser, server, "pointer")
    played: set[str] = set()
    touches: dict[str, int] = {}  # of usual turns
    wanted = {"trade", "card", "zone", "training"}
    rounds = (("zone", "card", "trade", "training", "money"), ("resources", "card", "trade", "zone", "training"))
    for number in range(5):  # two, or more where what is wanted can't be had yet
        for kind in rounds[number % 2]:
            mine.between()
            if mine.send(kind):
                played.add(kind)
                if mine.finish():
                    touches.setdefault(kind, mine.touches)
        mine.between()
        before = mine.revision()
        mine.press(mine.page.locator("[data-choices] button[value=pass]"))
        mine.answered(before)
        if number and wanted <= played:
            break
    assert wanted <= played
    assert max(touches.values()) <= 4, touches
    mine.page.context.close()


def test_a_turn_is_played_by_keyboard_alone(browser: Browser, server: Server) -> None:
    mine = table(browser, server, "keyboard")
    for kind in ("trade", "training", "money"):
        mine.between()
        assert mine.send(kind)
        mine.finish()
    expect(mine.page.locator("#log .events")).to_contain_text("training")
    mine.page.context.close()


def test_a_turn_is_played_by_finger_on_a_phone(browser: Browser, server: Server) -> None:
    context = browser.new_context(
        base_url=server.address, locale="en", viewport={"width": PHONE[0], "height": PHONE[1]}, has_touch=True,
        reduced_motion="reduce",
    )  # fmt: skip
    page = context.new_page()
    lay(page, GAME, ["me", "bot", "bot"])
    expect(page.locator("#stage .p").first).to_be_attached(timeout=PATIENCE)
    mine = Table(page, "finger")
    mine.between()
    assert mine.send("training")
    mine.finish()
    assert mine.touches <= 4
    context.close()
