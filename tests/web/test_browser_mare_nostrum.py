"""A round of Mare Nostrum in a real browser, played on the picture: by pointer, by keyboard, by finger."""

from __future__ import annotations

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser import DESK, PHONE, lay, person
from tests.web.server import Server

pytestmark = pytest.mark.long  # whole rounds in a real browser take minutes

MOST = 1500  # looks at the page in a round, waiting for bots included
LIST_ONLY = ("end", "pass", "done", "keep 2", "keep 1", "keep 0", "no", "confirm")  # what no thing stands for

Touch = Callable[[Page, Locator], None]


def by_pointer(page: Page, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def by_keyboard(page: Page, thing: Locator) -> None:
    thing.focus()
    page.keyboard.press("Enter")


def by_finger(page: Page, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)


def revision(page: Page) -> str:
    return page.locator("[data-choices]").get_attribute("data-revision") or ""


def answered(page: Page, touch: Touch, chance: random.Random, enough: bool) -> str:
    """One more touch of this decision, or what the list alone can say; what was done."""
    popup = page.locator(".popup button.primary, .popup-menu button").first
    if popup.count() and popup.is_visible():
        popup.click()
        return "popup"
    done = page.locator("#tray .done")
    if done.count():
        done.click()
        return "tray"
    end = page.locator("[data-choices] button[value=end]")
    lit = page.locator("#stage .p.lit:visible, #near .p.lit:visible")
    if lit.count() and not (enough and end.count() and not page.locator("body.touching").count()):
        touch(page, lit.nth(chance.randrange(lit.count())))
        return "picture"
    for words in LIST_ONLY:
        listed = page.locator(f'[data-choices] button[value="{words}"]')
        if listed.count():
            listed.first.click()
            return "list"
    page.locator("[data-choices] button").first.click()
    return "list"


def play_a_round(page: Page, touch: Touch) -> dict[str, int]:
    """Play until the next round begins; how often each way was used."""
    chance = random.Random(4)
    counted = {"picture": 0, "list": 0, "tray": 0, "popup": 0}
    here = ""
    in_step = 0
    for _ in range(MOST):
        if "Round 2" in page.locator(".moment").inner_text():
            break
        if not page.locator("[data-choices] button").count():
            page.wait_for_timeout(150)
            continue
        now = page.locator(".ask").inner_text()
        in_step = in_step + 1 if now == here else 0
        here = now
        counted[answered(page, touch, chance, in_step > 3)] += 1
        page.wait_for_timeout(120)
    return counted


def fingers(browser: Browser, address: str) -> Page:
    """A phone."""
    width, height = PHONE
    screen = {"width": width, "height": height}
    return browser.new_context(base_url=address, locale="en", viewport=screen, has_touch=True).new_page()  # type: ignore[arg-type]


HANDS = {"pointer": (by_pointer, DESK), "keyboard": (by_keyboard, DESK), "finger": (by_finger, PHONE)}


@pytest.mark.parametrize("hands", HANDS)
def test_a_round_is_played_on_the_picture(browser: Browser, server: Server, hands: str) -> None:
    touch, size = HANDS[hands]
    page = fingers(browser, server.address) if hands == "finger" else person(browser, server.address, size=size)
    page.set_default_timeout(60_000)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    lay(page, "mare_nostrum", ["me", "bot", "bot", "bot", "bot"])
    expect(page.locator("#stage .picture .ground > *").first).to_be_attached(timeout=60_000)
    counted = play_a_round(page, touch)
    assert wrong == []
    assert counted["picture"] >= 5, counted
    assert counted["tray"] >= 1, counted  # an offer or a payment
    expect(page.locator("#log .events")).to_contain_text("Round 2 begins", timeout=60_000)
    page.context.close()
