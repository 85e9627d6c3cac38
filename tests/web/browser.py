"""A real Chromium for the tests, and what people do in it."""

from __future__ import annotations

import json
import os
import random
import re
import shutil
from pathlib import Path
from typing import NamedTuple
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, TimeoutError, expect

ROOT = Path(__file__).parent.parent.parent
CSRF = re.compile(r'name="csrf" content="([0-9a-f]+)"')
AXE = ROOT / "node_modules" / "axe-core" / "axe.min.js"
NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)  # the lightest first
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
WATCH = """() => {
  window.changed = false;
  const watcher = new MutationObserver(() => { window.changed = true; watcher.disconnect(); });
  const all = { subtree: true, childList: true, attributes: true, characterData: true };
  watcher.observe(document.querySelector("#main"), all);
}"""
FLOOR = "tessera"  # a test double with shapes, dice and waste
DESK = (1440, 900)
WIPED = "cookies,local_storage,indexeddb,service_workers,cache_storage"  # all but the files of the pages
OFFERS = "[data-choices] button[name=move]:not([data-done]):visible"
DONE = "[data-done]:visible"  # stands on the tray where there is one, else last in the list
# Milliseconds until a test gives up on what must come. A page on a quiet machine needs a hundredth of it: nothing is
# faster for a shorter one, and a busy machine makes it fail. PATIENCE=10000 shows what fails sooner.
PATIENCE = int(os.environ.get("PATIENCE", "120000"))
SOON = 3_000  # milliseconds until something else is tried: nothing fails for it
expect.set_options(timeout=PATIENCE)


# Moves are noted when they are sent over a socket, and those that go as forms when they are answered.
NOTE_MOVES = """() => {
  window.moves = [];
  const [send, now] = [WebSocket.prototype.send, window.fetch];
  const note = (name, fields) => { if (name === "moves") window.moves.push(fields.get("move")); };
  WebSocket.prototype.send = function (text) {
    const [name, , fields] = JSON.parse(text);
    note(name, new URLSearchParams(fields));
    send.call(this, text);
  };
  window.fetch = async (address, how) => {
    const answer = await now(address, how);
    if (how?.method === "POST") note(new URL(address, location.href).pathname.split("/").at(-1), how.body);
    return answer;
  };
}"""


# Whether what lies on a page has been there for a moment: what has just come takes no press.
SETTLED = "() => !window.tabularium?.live || !document.body.matches('.unsettled, .sending')"


def settled(page: Page) -> None:
    """Until presses are taken."""
    page.wait_for_function(SETTLED)


class Moves:
    """The moves that a page has sent since then."""

    def __init__(self, page: Page) -> None:
        self.page = page
        page.evaluate(NOTE_MOVES)

    @property
    def sent(self) -> list[str]:
        return [str(move) for move in self.page.evaluate("window.moves")]

    def wait(self) -> None:
        """Until one is sent."""
        self.page.wait_for_function("window.moves.length > 0")


def launch(playwright: Playwright) -> Browser:
    found = next((path for name in NAMES if (path := shutil.which(name))), None)
    assert found, "the browser tests need Chromium: `make browser` installs it where it can"
    return playwright.chromium.launch(executable_path=found, args=FLAGS)


class Device(NamedTuple):
    """What a person looks at: a server, in a language, on a screen that may be touched."""

    address: str
    lang: str
    size: tuple[int, int]
    finger: bool
    mobile: bool
    motion: bool
    pace: str


# Devices of a browser that nobody uses now, and those of the test that runs.
idle: WeakKeyDictionary[Browser, dict[Device, list[BrowserContext]]] = WeakKeyDictionary()
used: WeakKeyDictionary[Browser, list[tuple[Device, BrowserContext]]] = WeakKeyDictionary()


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
    alone: bool = False,
) -> Page:
    """Somebody with a device of their own; whatever goes wrong in its pages fails the test. Pictures move only for who
    likes `motion`; `pace` is how fast one wants to be shown what happened: at once where nothing moves.

    A device of an earlier test is wiped and used again, but keeps its copies of scripts and fonts: to read them anew
    takes as long as a small test. What can't be wiped, such as another clock, needs a device that is `alone`."""
    device = Device(address, lang, size, finger, mobile, motion, pace)
    waiting = [] if alone else idle.setdefault(browser, {}).get(device, [])
    context = waiting.pop() if waiting else new_context(browser, device)
    page = context.new_page()
    page.on("pageerror", lambda wrong: context.close(reason=str(wrong)))
    glass = context.new_cdp_session(page)
    glass.send("Storage.clearDataForOrigin", {"origin": address, "storageTypes": WIPED})
    glass.detach()
    if not alone:
        used.setdefault(browser, []).append((device, context))
    return page


def new_context(browser: Browser, device: Device) -> BrowserContext:
    width, height = device.size
    context = browser.new_context(
        base_url=device.address,
        locale=device.lang,
        viewport={"width": width, "height": height},
        has_touch=device.finger,
        is_mobile=device.mobile,
        reduced_motion="no-preference" if device.motion else "reduce",
    )
    context.set_default_timeout(PATIENCE)
    pace = device.pace or ("" if device.motion else "once")  # who wants nothing to move is still shown great moments
    if pace:  # until the device is told otherwise
        context.add_init_script(f"localStorage.setItem('pace', localStorage.getItem('pace') ?? '{pace}')")
    return context


def put_away(browser: Browser) -> None:
    """After a test: devices are wiped for the next one, all other windows are closed."""
    for device, context in used.pop(browser, []):
        try:
            for page in context.pages:
                page.close()
            context.unroute_all()
            context.set_offline(False)
            context.clear_cookies()
            context.clear_permissions()
        except Error:  # it was closed, because something went wrong in its page
            continue
        idle.setdefault(browser, {}).setdefault(device, []).append(context)
    kept = [context for waiting in idle.get(browser, {}).values() for context in waiting]
    for context in browser.contexts:
        if context not in kept:
            context.close()


def choices(page: Page) -> int:
    return page.locator(OFFERS).count() + page.locator(DONE).count()


def choose(page: Page, chance: random.Random, keys: bool) -> bool:
    """Take a choice by chance, with a key or with a click. False where others were faster and the choice was gone."""
    sure = page.locator(".popup .primary")
    if sure.count():  # what would waste something is asked once
        sure.click()
        return True
    if keys:
        page.wait_for_timeout(360)  # keys are not taken while the choices are new
    page.evaluate(WATCH)
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
        page.wait_for_function("() => window.changed", timeout=SOON)
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
    """What axe finds wrong with this page, once nothing is under way: what is busy is faint."""
    expect(page.locator(".busy, body.sending")).to_have_count(0)
    page.evaluate(AXE.read_text(encoding="utf-8"))
    found = page.evaluate("axe.run(document, {resultTypes: ['violations']})")
    return [
        f"{page.url}: {one['id']}: {one['help']}: {json.dumps([node['html'][:120] for node in one['nodes'][:3]])}"
        for one in found["violations"]
    ]


def lay(page: Page, game: str, kinds: list[str], level: str = "random", **options: str) -> str:
    """Lay a table and open it; its address. The server gets what the form would send, but the form is not drawn: that
    costs as much as a small test."""
    request = page.context.request
    language = {"accept-language": str(page.evaluate("navigator.language"))}
    found = CSRF.search(request.get("/about", headers=language).text())
    assert found
    fields = {"csrf": found[1], "game": game, **{f"option-{key}": choice for key, choice in options.items()}}
    for seat, kind in enumerate(kinds):
        fields |= {f"kind-{seat}": kind, f"level-{seat}": level}
    form: dict[str, str | float | bool] = {**fields}
    answer = request.post("/tables", headers=language, form=form, max_redirects=0)
    assert answer.status == 303, answer.text()
    page.goto(answer.headers["location"])
    return page.url


def lay_by_form(page: Page, game: str, kinds: list[str], level: str = "random", **options: str) -> str:
    """The same as a person does it, choice by choice."""
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
