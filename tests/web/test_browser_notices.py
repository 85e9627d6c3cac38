"""My notices in a real browser, and the service worker that shows what is pushed."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from tabularium.notices.push import payload
from tabularium.notices.ways import Letter
from tests.web.browser import PHONE, fits, lay, person, violations
from tests.web.server import Server

HOOK = "https://127.0.0.1:9/a-very-long-topic-name-that-nobody-would-ever-guess-in-a-hundred-years"  # nobody is there
# The headless shell shows no notices; and what is asked for is what the worker decides.
NOTE_SHOWN = """() => {
  self.shown = [];
  self.registration.showNotification = async (title, how) => {
    self.shown.push([title, how.body, how.tag, how.data]);
  };
}"""


@pytest.fixture(scope="module")
def post(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that offers all ways. Its mail server is a port of this machine at which nobody listens."""
    running = Server(tmp_path_factory.mktemp("post"))
    running.start("--mail", "smtp://127.0.0.1:9", "--mail-from", "games@example.org")
    yield running
    running.kill()


def test_what_is_pushed_is_shown_and_leads_to_its_table(post: Server, browser: Browser) -> None:
    page = person(browser, post.address)
    address = lay(page, "nundinae", ["me", "link"])
    page.goto("/notices")
    cdp = page.context.new_cdp_session(page)
    found: list[Any] = []
    cdp.on("ServiceWorker.workerRegistrationUpdated", lambda said: found.extend(said["registrations"]))
    cdp.send("ServiceWorker.enable")
    with page.context.expect_event("serviceworker") as starting:
        page.evaluate("navigator.serviceWorker.register('/worker.js').then(() => 0)")
    page.evaluate("navigator.serviceWorker.ready.then(() => 0)")
    worker = starting.value
    worker.evaluate(NOTE_SHOWN)
    while not found:
        page.wait_for_timeout(50)
    link = f"{post.address}{path_of(address)}"
    said = payload(Letter("Your turn: Nundinae", ("it is your turn.",), link, "", "tag-1"))
    cdp.send(
        "ServiceWorker.deliverPushMessage",
        {"origin": post.address, "registrationId": found[0]["registrationId"], "data": said.decode()},
    )
    while not (shown := worker.evaluate("self.shown")):
        page.wait_for_timeout(50)
    assert shown == [["Your turn: Nundinae", "it is your turn.", "tag-1", link]]


def path_of(address: str) -> str:
    return re.sub(r"^https?://[^/]*", "", address)


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_my_notices_fit_a_phone_and_can_be_read_by_all(post: Server, browser: Browser, lang: str) -> None:
    page = person(browser, post.address, size=PHONE, finger=True, mobile=True, lang=lang)
    lay(page, "nundinae", ["me", "link"])
    page.goto("/notices")
    page.locator("summary").first.click()
    page.fill("#url", HOOK)
    page.click("form[action='/notices/webhook'] button")
    expect(page.locator(".device-list").first).to_contain_text("127.0.0.1:9")
    page.fill("#address", "anna@example.org")
    page.click("form[action='/notices/mail'] button")
    expect(page.locator(".device-list").first).to_contain_text("anna@example.org")
    page.click("form[action='/notices/hush'] button")
    expect(page.locator("#zone")).not_to_have_value("")
    assert fits(page)
    assert violations(page) == []


def test_the_manifest_names_icons_that_are_there(post: Server, browser: Browser) -> None:
    page = person(browser, post.address)
    page.goto("/about")
    manifest = page.request.get(f"{post.address}/manifest.json")
    assert manifest.headers["content-type"].startswith("application/manifest+json")
    said = json.loads(manifest.text())
    for icon in said["icons"]:
        found = page.request.get(f"{post.address}{icon['src']}")
        assert (found.status, found.headers["content-type"].split(";")[0]) == (200, icon["type"])
    assert Path(said["start_url"]) == Path("/")
