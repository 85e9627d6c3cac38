"""One person on a desk, a phone and a third device, and a stranger: in real browsers."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.browser import OFFERS, PHONE, fits, lay, person, violations
from tests.web.server import Server

DEVICES = re.compile("/devices$")


def press(page: Page, deed: str) -> None:
    page.click(f"main form[action='/devices/{deed}'] button")


def pairing_link(desk: Page) -> str:
    desk.goto("/devices")
    press(desk, "pair")
    return desk.locator("#pair-link").input_value()


def pair(desk: Page, phone: Page, name: str) -> None:
    """As two hands do it: the code is opened on the phone, and both screens show the same number."""
    phone.goto(pairing_link(desk))
    phone.fill("#device", name)
    if phone.locator("[name=join]").count():
        phone.check("[name=join]")
    phone.click("main button.primary")
    sign = phone.locator(".pair-sign").inner_text()
    expect(desk.locator("#pairing .pair-sign")).to_have_text(re.compile(sign[-4:]))  # by itself
    press(desk, "yes")
    expect(phone.locator("p.good")).to_be_visible()


def test_one_person_on_three_devices(server: Server, browser: Browser) -> None:
    desk = person(browser, server.address)
    phone = person(browser, server.address, size=PHONE, finger=True, mobile=True)
    third = person(browser, server.address, lang="fr")
    stranger = person(browser, server.address)
    address = lay(desk, "nundinae", ["me", "bot"])
    pair(desk, phone, "Pocket")
    assert fits(phone)
    assert violations(phone) == []

    # one table on both screens at the same moment: what one does, the other shows
    phone.goto(address)
    desk.goto(address)
    expect(phone.locator("#decision .yours")).to_be_visible()
    stranger.goto(address)
    expect(stranger.locator("#decision .yours")).to_have_count(0)
    before = phone.locator("#decision").inner_html()
    desk.locator(OFFERS).first.click()
    expect(phone.locator("#decision")).not_to_have_text(before)
    expect(phone.locator("#decision #prompt")).to_have_text(desk.locator("#decision #prompt").inner_text())

    # words, and the desk is lost
    desk.goto("/devices")
    press(desk, "words")
    expect(desk.locator("#words li")).to_have_count(12)
    assert violations(desk) == []
    desk.reload()  # whoever confirms sending the form again gets new words; a plain visit shows none
    desk.goto("/devices")
    expect(desk.locator("#words")).to_have_count(0)
    press(desk, "words")
    expect(desk.locator("#words li")).to_have_count(12)
    words = desk.locator("#words li").all_inner_texts()
    desk.context.clear_cookies()
    desk.goto(address)
    expect(desk.locator("#decision .yours")).to_have_count(0)

    # a stranger does not come back with words that are nearly right
    stranger.goto("/back")
    stranger.fill("#words", " ".join(reversed(words)))
    stranger.click("main button.primary")
    expect(stranger.locator(".refused")).to_be_visible()

    # the third device does, and the phone is told
    third.goto("/back")
    third.fill("#words", " ".join(words).upper())
    third.click("main button.primary")
    third.wait_for_url(DEVICES)
    third.goto(address)
    expect(third.locator("#seats .mine")).to_have_count(1)
    phone.goto("/")
    expect(phone.locator(".alert")).to_contain_text("came back as you")
    phone.goto(address)
    expect(phone.locator("#decision .yours, #decision .crowned")).to_be_visible()

    # for a day the third device sends nobody away, but the phone does: the lost desk goes at once
    third.goto("/devices")
    third.locator("form[action='/devices/away'] button").first.click()
    expect(third.locator("main > .refused")).to_be_visible()
    phone.goto("/devices")
    gone = phone.locator(".device-list li", has_not_text="this device").first
    gone.locator("form[action='/devices/away'] button").click()
    expect(phone.locator(".device-list").first.locator("li")).to_have_count(2)


def test_the_phone_is_sent_away_and_its_page_stops(server: Server, browser: Browser) -> None:
    desk = person(browser, server.address)
    phone = person(browser, server.address, size=PHONE, finger=True, mobile=True)
    address = lay(desk, "nundinae", ["me", "link"])
    pair(desk, phone, "Pocket")
    with phone.expect_websocket() as socket:
        phone.goto(address)
    expect(phone.locator("#seats .mine")).to_have_count(1)
    desk.goto("/devices")
    with socket.value.expect_event("close"):
        desk.locator(".device-list li", has=desk.locator("[value=Pocket]")).get_by_role(
            "button", name="Sign out"
        ).click()
    phone.reload()
    expect(phone.locator(".alert")).to_contain_text("signed out")
    expect(phone.locator("#seats .mine")).to_have_count(0)


def test_two_who_were_two_become_one(server: Server, browser: Browser) -> None:
    desk = person(browser, server.address)
    phone = person(browser, server.address, size=PHONE, finger=True, mobile=True)
    mine, theirs = lay(desk, "nundinae", ["me", "bot"]), lay(phone, "nundinae", ["me", "bot"])
    pair(desk, phone, "Pocket")
    for page in (desk, phone):
        page.goto("/")
        for address in (mine, theirs):
            expect(page.locator(f".tables a[href='{address.removeprefix(server.address)}']")).to_be_visible()


@pytest.mark.parametrize("lang", ["en", "fr"])
def test_two_at_one_table_stay_two(server: Server, browser: Browser, lang: str) -> None:
    desk = person(browser, server.address, lang=lang)
    phone = person(browser, server.address, lang=lang, size=PHONE, finger=True, mobile=True)
    lay(desk, "nundinae", ["me", "link"])
    phone.goto(desk.locator("#link-1").input_value())
    phone.fill("#name", "Aulus")
    phone.click("main button.primary")
    phone.goto(pairing_link(desk))
    expect(phone.locator(".refused")).to_contain_text({"en": "Nundinae with", "fr": "Nundinae avec"}[lang])
    expect(phone.locator("main button.primary")).to_have_count(0)
    assert fits(phone)
    assert violations(phone) == []


def test_a_passkey_brings_a_lost_browser_back(server: Server, browser: Browser) -> None:
    """Browsers know passkeys on this machine only by its name."""
    address = server.address.replace("127.0.0.1", "localhost")
    desk = person(browser, address, size=PHONE)
    keys = desk.context.new_cdp_session(desk)
    keys.send("WebAuthn.enable")
    options = {"protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True}
    keys.send("WebAuthn.addVirtualAuthenticator", {"options": options | {"isUserVerified": True}})
    desk.goto(f"{address}/devices")
    desk.fill("#my-name", "Livia")
    press(desk, "me")
    press(desk, "passkey")
    expect(desk.locator("main form[action='/devices/no-passkey']")).to_have_count(1)
    assert fits(desk)
    assert violations(desk) == []
    desk.click("main form[action='/devices/passkey'] button")  # it has one already
    expect(desk.locator("[data-wrong]")).to_be_visible()
    desk.context.clear_cookies()
    desk.goto(f"{address}/back")
    assert violations(desk) == []
    desk.click("main form[action='/back/passkey'] button")
    desk.wait_for_url(DEVICES)
    expect(desk.locator("#my-name")).to_have_value("Livia")
