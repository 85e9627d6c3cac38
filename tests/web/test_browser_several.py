"""Three people in three browsers, each at another server of the same database."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.cluster import Cluster
from tests.web.browser import DONE, OFFERS, PHONE, lay, person, settled
from tests.web.server import Server
from tests.web.test_browser_people import pairing_link, press

BIDS = ".log li:has-text(' bids')"


@pytest.fixture(scope="module")
def trio(cluster: Cluster, tmp_path_factory: pytest.TempPathFactory) -> Iterator[list[Server]]:
    url = cluster.new()
    servers = [Server(tmp_path_factory.mktemp(f"server-{number}"), db=url) for number in range(3)]
    with ThreadPoolExecutor(3) as threads:
        list(threads.map(lambda server: server.start("--bots", "1"), servers))
    yield servers
    for server in servers:
        server.kill()


def at(server: Server, address: str) -> str:
    """The same address at another server."""
    return f"{server.address}{urlsplit(address).path}"


class Ear:
    """Counts the messages that a page is sent."""

    def __init__(self, page: Page) -> None:
        self.heard = 0
        page.on("websocket", lambda socket: socket.on("framereceived", lambda _: self.hear()))

    def hear(self) -> None:
        self.heard += 1


def choose(page: Page) -> str:
    """Lay a card into the own bid; its name."""
    settled(page)
    offer = page.locator(OFFERS).first
    card = str(offer.get_attribute("value")).split()[-1]
    offer.click()
    expect(page.locator(f"{OFFERS}[value='bid {card}']")).to_have_count(0)
    return card


def seal(page: Page) -> None:
    settled(page)
    page.locator(DONE).first.click()
    expect(page.locator("#decision .yours")).to_have_count(0)


def test_a_sealed_phase_in_three_browsers_at_three_servers(trio: list[Server], browser: Browser) -> None:
    pages = [person(browser, server.address) for server in trio]
    ears = [Ear(page) for page in pages]
    host, friend, third = pages
    address = lay(host, "nundinae", ["me", "link", "link"])
    for page, server, seat, name in ((friend, trio[1], 1, "Aulus"), (third, trio[2], 2, "Gnaea")):
        page.goto(at(server, host.locator(f"#link-{seat}").input_value()))
        page.fill("main [name=name]", name)
        page.click("main button.primary")
        expect(page.locator(f"#seat-{seat}.mine")).to_be_visible()
        expect(host.locator(f"#seat-{seat}")).to_contain_text(name)  # by itself, from another server
    for page in pages:
        expect(page.locator("#decision .yours")).to_be_visible()
        expect(page.locator(".presence.here")).to_have_count(2)  # the others, wherever their pages are

    # one writes and writes again: the others are sent nothing, and then that one has sealed
    before = [ear.heard for ear in ears]
    choose(friend)
    settled(friend)
    assert [ear.heard for ear in ears][::2] == before[::2]
    seal(friend)
    for page in (host, third):
        expect(page.locator("#seat-1.to-move")).to_have_count(0)
    assert [after - then for after, then in zip([ear.heard for ear in ears], before, strict=True)][::2] == [1, 1]

    # the server of another dies while the bid lies open before its owner: it is there again, and nobody else saw it
    card = choose(third)
    trio[2].kill()
    choose(host)
    seal(host)
    trio[2].start("--bots", "1")
    expect(third.locator("#decision .yours")).to_be_visible()
    expect(third.locator(f"{OFFERS}[value='bid {card}']")).to_have_count(0)
    expect(host.locator(BIDS)).to_have_count(0)
    seal(third)
    for page in pages:
        expect(page.locator(BIDS)).to_have_count(3)
    told = [page.locator(BIDS).all_inner_texts() for page in pages]
    assert told[0] == told[1] == told[2]

    # whoever comes to another server with the same device is the same person there
    friend.goto(at(trio[0], address))
    expect(friend.locator("#seat-1.mine")).to_be_visible()


def test_a_phone_is_added_at_another_server_than_the_desk_is_at(trio: list[Server], browser: Browser) -> None:
    desk = person(browser, trio[0].address)
    phone = person(browser, trio[1].address, size=PHONE, finger=True, mobile=True)
    other = person(browser, trio[2].address)
    table = lay(desk, "nundinae", ["me", "bot"])
    link = pairing_link(desk)
    phone.goto(at(trio[1], link))
    other.goto(at(trio[2], link))  # somebody has photographed the code
    phone.click("main button.primary")
    sign = phone.locator(".pair-sign").inner_text()
    expect(phone.locator("#closed")).to_have_count(0)  # the desk has its page open, elsewhere
    expect(desk.locator("#pairing .pair-sign")).to_contain_text(sign[-4:])
    other.click("main button.primary")
    desk.reload()
    expect(desk.locator("#pairing .refused")).to_be_visible()  # a second device has tried the same link
    press(desk, "yes")
    expect(phone.locator("p.good")).to_be_visible()
    phone.goto(at(trio[2], table))
    expect(phone.locator("#seat-0.mine")).to_be_visible()
