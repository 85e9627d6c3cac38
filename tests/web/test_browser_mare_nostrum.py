"""A round of Mare Nostrum in a real browser, played on the picture by all five seats: by pointer, keyboard, finger."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Callable
from time import monotonic

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.web.browser import DESK, PATIENCE, PHONE, lay, person, settled
from tests.web.server import Server

pytestmark = pytest.mark.long  # whole rounds in a real browser take minutes

LONG = 5 * PATIENCE / 1000  # seconds for a whole round
LIST_ONLY = ("end", "pass", "done", "keep 2", "keep 1", "keep 0", "no", "confirm")  # what no thing stands for
STUCK = PATIENCE / 1000  # seconds without anything to touch or to say
ENOUGH = 3  # touches in one decision that could go on for long, before it is ended

Touch = Callable[[Page, Locator], None]


def by_pointer(page: Page, thing: Locator) -> None:
    x, y = middle(thing)
    settled(page)
    page.mouse.click(x, y)


def by_keyboard(page: Page, thing: Locator) -> None:
    thing.evaluate("node => (node.querySelector('[tabindex]') ?? node).focus()")
    page.wait_for_timeout(400)  # nobody answers a question that has just come
    page.keyboard.press("Enter")


def by_finger(page: Page, thing: Locator) -> None:
    thing.scroll_into_view_if_needed()
    x, y = middle(thing)
    settled(page)
    page.touchscreen.tap(x, y)


def middle(thing: Locator) -> tuple[float, float]:
    box = thing.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


HANDS: dict[str, Touch] = {"pointer": by_pointer, "keyboard": by_keyboard, "finger": by_finger}


def five(browser: Browser, server: Server, hands: str) -> Page:
    """Five people around one screen, with a curtain between them."""
    finger = hands == "finger"
    page = person(browser, server.address, size=PHONE if finger else DESK, finger=finger)
    lay(page, "mare_nostrum", ["me", "here", "here", "here", "here"])
    expect(page.locator("#curtain")).to_be_visible()
    return page


# -- a whole round -----------------------------------------------------------------------------------

MOMENT = """() => {
  const visible = (one) => { const node = document.querySelector(one); return !!node && node.checkVisibility(); };
  return {
    curtain: visible("#curtain"),
    popup: visible(".popup"),
    tray: !!document.querySelector("#main:has(#tray) #deeds .done"),
    asked: document.querySelector("#prompt")?.textContent ?? "",
    touching: document.body.classList.contains("touching"),
    listed: [...document.querySelectorAll(":is([data-choices], #deeds) button[name=move]")].map((one) => one.value),
    lit: document.querySelectorAll("#stage .p.lit, #near .p.lit").length,
    seat: document.querySelector("[data-choices] [name=seat]")?.value ?? "",
    over: document.querySelector(".moment").textContent.includes("Round 2"),
  };
}"""


def play_a_round(page: Page, touch: Touch) -> Counter[str]:
    """Play until the next round begins; how often each way was used, and how often each seat touched."""
    chance = random.Random(4)
    counted: Counter[str] = Counter()
    here, in_step = "", 0
    end, patience = monotonic() + LONG, monotonic() + STUCK
    while monotonic() < end:
        now = page.evaluate(MOMENT)
        if now["over"]:
            return counted
        in_step = in_step + 1 if now["asked"] == here else 0
        here = now["asked"]
        done = answered(page, touch, chance, now, in_step)
        counted[done] += 1
        if done != "waiting":
            patience = monotonic() + STUCK
        assert monotonic() < patience, f"nothing can be touched for “{here}”: {now['listed']}"
        if done == "picture":
            counted[f"seat {now['seat']}"] += 1
        page.wait_for_timeout(80)
    raise AssertionError(f"no round in {LONG} s; the last question was “{here}”, {counted}")


CLICK = """selector => {
  const node = document.querySelector(selector);
  node?.click();
  return node !== null;
}"""  # looked at and answered in one go: in between, the page may have moved on


def answered(page: Page, touch: Touch, chance: random.Random, now: dict[str, object], in_step: int) -> str:
    """One more touch of this decision, or what the list alone can say; what was done."""
    known = (
        ("curtain", "#curtain button"),
        ("popup", ".popup button.primary, .popup-menu button"),
        ("tray", "#deeds .done"),
    )
    for what, selector in known:
        if now[what]:
            return what if page.evaluate(CLICK, selector) else "waiting"
    listed = now["listed"]
    assert isinstance(listed, list)
    if now["lit"] and not (in_step > ENOUGH and "end" in listed and not now["touching"]):
        lit = page.locator("#stage .p.lit, #near .p.lit")
        count = lit.count()
        if not count:
            return "waiting"
        touch(page, lit.nth(chance.randrange(count)))
        return "picture"
    for words in LIST_ONLY:
        if words in listed:
            return "list" if page.evaluate(CLICK, f':is([data-choices], #deeds) button[value="{words}"]') else "waiting"
    return "waiting"  # for an answer that is on its way


@pytest.mark.parametrize("hands", HANDS)
def test_five_seats_play_a_round_on_the_picture(browser: Browser, server: Server, hands: str) -> None:
    page = five(browser, server, hands)
    wrong: list[str] = []
    page.on("pageerror", lambda error: wrong.append(str(error)))
    counted = play_a_round(page, HANDS[hands])
    assert wrong == []
    assert counted["picture"] >= 10, counted
    assert counted["tray"] >= 1, counted  # an offer or a payment
    assert {f"seat {seat}" for seat in range(5)} <= set(counted), counted  # all have touched something


# -- two touches and a confirmed payment -------------------------------------------------------------


def lit(page: Page, key: str) -> Locator:
    """A thing that can be touched now and is not laid yet; the curtain is drawn aside for whoever is next."""
    thing = page.locator(f'.p.lit:not(.chosen)[data-touch^="{key}"]').first
    end = monotonic() + LONG
    while not thing.count():
        assert monotonic() < end, f"{key} can't be touched: “{page.locator('#prompt').inner_text()}”"
        page.evaluate(CLICK, "#curtain button")
        page.wait_for_timeout(200)
    return thing


@pytest.mark.parametrize("hands", ["pointer", "keyboard"])
def test_influence_takes_two_touches_and_a_confirmed_payment(browser: Browser, server: Server, hands: str) -> None:
    page = five(browser, server, hands)
    touch = HANDS[hands]
    touch(page, lit(page, "face-token_5_0-0"))  # nothing is traded
    touch(page, lit(page, "seat-"))  # who buys
    touch(page, lit(page, "stock-influence"))
    touch(page, lit(page, "province-"))
    expect(page.locator("#prompt")).to_contain_text("Pay 3 tokens for an Influence marker in")
    while not page.locator("#deeds .done").count():
        before = page.locator("#tray .laid button").count()
        touch(page, lit(page, "kind-"))
        expect(page.locator("#tray .laid button")).not_to_have_count(before)
    expect(page.locator("#tray .laid button")).to_have_count(3)
    page.wait_for_timeout(300)  # keys are not taken while the choices are new
    page.keyboard.press("d")
    expect(page.locator("#log .events")).to_contain_text("places an Influence marker in")
