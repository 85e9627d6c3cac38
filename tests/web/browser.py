"""A real Chromium for the tests, and what people do in it."""

from __future__ import annotations

import json
import random
import re
import shutil
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Page, Playwright, TimeoutError, expect

ROOT = Path(__file__).parent.parent.parent
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
NAMES = ("chromium", "chromium-browser", "google-chrome", "google-chrome-stable")
FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
PHONE = (390, 844)
SMALLEST = (360, 740)
FLOOR = "tessera"  # a test double with shapes, dice and waste
DESK = (1440, 900)
OFFERS = "[data-choices] button[name=move]:not([data-done]):visible"
DONE = "[data-done]:visible"  # stands on the tray where there is one, else last in the list
# Milliseconds until a test gives up on what must come. A page on a quiet machine needs a hundredth of it: nothing is
# faster for a shorter one, and a busy machine makes it fail.
PATIENCE = 120_000
SOON = 3_000  # milliseconds until something else is tried: nothing fails for it
expect.set_options(timeout=PATIENCE)


def launch(playwright: Playwright) -> Browser:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, "the browser tests need Chromium: `make browser` installs it where it can"
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


def person(
    browser: Browser,
    address: str,
    lang: str = "en",
    size: tuple[int, int] = DESK,
    *,
    finger: bool = False,
    mobile: bool = False,
    motion: bool = False,
    pace: str = "",
) -> Page:
    """A new device with a language and a screen; whatever goes wrong in its pages fails the test. Pictures move
    only if it likes `motion`; `pace` is how fast it wants to be shown what happened."""
    context: BrowserContext = browser.new_context(
        base_url=address,
        locale=lang,
        viewport={"width": size[0], "height": size[1]},
        has_touch=finger,
        is_mobile=mobile,
        reduced_motion="no-preference" if motion else "reduce",
    )
    context.set_default_timeout(PATIENCE)
    if pace:  # until the device is told otherwise
        context.add_init_script(f"localStorage.setItem('pace', localStorage.getItem('pace') ?? '{pace}')")
    page = context.new_page()
    page.on("pageerror", lambda wrong: context.close(reason=str(wrong)))
    return page


def choices(page: Page) -> int:
    return page.locator(OFFERS).count() + page.locator(DONE).count()


def choose(page: Page, chance: random.Random, keys: bool) -> bool:
    """Take a choice by chance, with a key or with a click. False where others were faster and the choice was gone."""
    sure = page.locator(".popup .primary")
    if sure.count():  # what would waste something is asked once
        sure.click()
        return True
    if keys:
        page.wait_for_timeout(260)  # keys are not taken while the choices are new
    before = page.locator("main").evaluate("main => main.outerHTML")
    count = choices(page)
    if not count:
        return False
    which = chance.randrange(count) if chance.random() < 0.6 else count - 1  # what ends a draft or a turn stands last
    try:
        done = which == count - 1 and page.locator(DONE).count() > 0
        if keys:
            page.keyboard.press("d" if done else str(min(which, 8) + 1))
        else:
            page.locator(DONE if done else OFFERS).nth(0 if done else which).click(timeout=SOON)
        changed = "before => document.querySelector('#main').outerHTML !== before"
        page.wait_for_function(changed, arg=before, timeout=SOON)
    except TimeoutError:
        return False
    return True


def over(page: Page) -> bool:
    return page.locator("main.over").count() > 0


def fits(page: Page) -> bool:
    """Nothing sticks out at the sides."""
    wide = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    return int(wide) <= 0


def violations(page: Page) -> list[str]:
    """What axe finds wrong with this page."""
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{page.url}: {one['id']}: {one['help']}: {json.dumps([node['html'][:120] for node in one['nodes'][:3]])}"
        for one in found["violations"]
    ]


def lay(page: Page, game: str, kinds: list[str], level: str = "random", **options: str) -> str:
    """Lay a table by the form; its address."""
    page.goto(f"/new/{game}")
    for seat in range(page.locator(".seatrows li").count()):
        kind = kinds[seat] if seat < len(kinds) else "none"
        page.select_option(f"[name=kind-{seat}]", kind)
        if kind == "bot":  # elsewhere there is no level to choose
            page.select_option(f"[name=level-{seat}]", level)
    for key, choice in options.items():
        page.select_option(f"#option-{key}", choice)
    page.click("main button.primary")
    page.wait_for_url(re.compile("/tables/[a-z0-9]+$"))
    return page.url
