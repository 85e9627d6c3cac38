"""Friends gather, play, lose a browser, come back, agree to take something back, and play again: in real browsers."""

from __future__ import annotations

import re

from playwright.sync_api import Browser, Page, expect

from tests.web.browser import DONE, PHONE, fits, person, violations
from tests.web.server import Server
from tests.web.test_browser_people import pair, press

TABLE = re.compile("/tables/[a-z0-9]+$")


def gather(host: Page, *kinds: str) -> None:
    """Open a waiting room by the form."""
    host.goto("/new/nundinae")
    for seat, kind in enumerate(kinds):
        host.select_option(f"[name=kind-{seat}]", kind)
    host.fill("[name=name-0]", "Livia")
    host.click("[name=gather]")
    host.wait_for_url(TABLE)


def take_seat(page: Page, room: str, seat: int, name: str) -> None:
    page.goto(room)
    page.fill(f"#sit-{seat}", name)
    page.click(f"#room-{seat} button")
    expect(page.locator(f"#room-{seat}.mine")).to_be_visible()


def do(page: Page, deed: str, seat: int) -> None:
    """Press a button of the table's menu; where it asks, be sure."""
    page.once("dialog", lambda dialog: dialog.accept())
    if not page.locator("#menu").is_visible():
        page.click("[data-to=menu]")
    page.click(f"#menu form[action$='/{deed}']:has([name=seat][value='{seat}']) button")


def test_three_people_and_a_phone(server: Server, browser: Browser) -> None:
    host = person(browser, server.address)
    friend = person(browser, server.address)
    third = person(browser, server.address, lang="fr")
    phone = person(browser, server.address, size=PHONE, finger=True, mobile=True)

    # one link for all, seats by touch, and the host begins
    gather(host, "me", "open", "open", "none")
    room = host.locator("#link-room").input_value()
    assert violations(host) == []
    take_seat(friend, room, 1, "Aulus")
    take_seat(third, room, 2, "Gnaea")
    expect(host.locator("#room-2 .who")).to_have_text("Gnaea")  # by itself
    expect(host.locator("#came")).to_contain_text("Gnaea has taken a seat.")
    phone.goto(room)
    assert fits(phone)
    assert violations(phone) == []
    host.click("form[action$='/begin'] button")
    for page in (host, friend, third, phone):
        expect(page.locator("#decision")).to_be_visible()  # all are led to the table
    expect(host.locator("#seat-1 .presence.here")).to_be_visible()

    # the phone watches, and becomes the friend's second device
    expect(phone.locator("#watching")).to_be_visible()
    pair(friend, phone, "Pocket")
    phone.goto(room)
    expect(phone.locator("#watching")).to_have_count(0)

    # the friend's browser is lost, and back by words
    friend.goto("/devices")
    press(friend, "words")
    expect(friend.locator("#words li")).to_have_count(12)
    words = friend.locator("#words li").all_inner_texts()
    friend.context.clear_cookies()
    friend.goto(room)
    expect(friend.locator("#watching a")).to_be_visible()
    friend.click("#watching a")
    friend.fill("#words", " ".join(words))
    friend.click("main button.primary")
    friend.goto(room)
    expect(friend.locator("#seat-1.mine")).to_be_visible()

    # the third one's is lost, and back by the host's new link; a bot stands in at once meanwhile
    third.context.clear_cookies()
    third.goto(room)
    expect(third.locator("#watching")).to_be_visible()
    host.goto(room)
    do(host, "bot", 2)
    do(host, "link", 2)
    link = host.locator("#link-2")
    expect(link).to_be_attached()
    expect(friend.locator("#given-2")).to_be_attached()
    third.goto(link.input_value())
    third.click("main button.primary")
    third.wait_for_url(TABLE)
    expect(third.locator("#seat-2.mine")).to_be_visible()


def test_two_take_back_and_play_again(server: Server, browser: Browser) -> None:
    host, friend = person(browser, server.address), person(browser, server.address)
    gather(host, "me", "open", "none", "none")
    take_seat(friend, host.locator("#link-room").input_value(), 1, "Aulus")
    expect(host.locator("#room-1 .who")).to_have_text("Aulus")
    host.click("form[action$='/begin'] button")
    for page in (host, friend):
        expect(page.locator("#decision .yours")).to_be_visible()
        page.locator(DONE).first.click()
        expect(page.locator("#decision .yours, #decision #why-no-undo").first).to_be_visible()
    expect(host.locator("#ask-back button")).to_contain_text("Ask to take back: ")
    host.click("#ask-back button")
    expect(friend.locator("#rewind")).to_contain_text("Livia asks to take back")
    friend.click("#rewind form[action$='/agree'] button")
    expect(friend.locator("#rewind")).to_have_count(0)
    expect(host.locator("#decision .yours")).to_be_visible()

    # bots play to the end, and both are led to the next game, one seat further on
    do(host, "bot", 0)
    do(friend, "bot", 1)
    for page in (host, friend):
        expect(page.locator("main.over #again")).to_be_visible()
    before = host.url
    host.click("#again button")
    expect(friend.locator("#again")).to_contain_text("Livia asks for another game")
    friend.click("#again button.primary")
    for page, seat in ((host, 1), (friend, 0)):
        page.wait_for_url(lambda url: url != before and bool(TABLE.search(url)))
        expect(page.locator(f"#seat-{seat}.mine")).to_be_visible()
