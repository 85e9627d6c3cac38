"""Age of Rome played on its picture: by pointer, keyboard and finger; and a Plot that fires when the wheel turns."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from contextlib import closing

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tabularium.games.age_of_rome.game import GAME
from tabularium.kernel.live import Live
from tabularium.kernel.play import legal
from tabularium.kernel.rng import sfc32
from tabularium.tables.archive import import_table
from tabularium.tables.engines import open_store
from tabularium.tables.tokens import hashed, new_token
from tests.web.browser import DESK, DONE, OFFERS, PHONE, lay, person, settled
from tests.web.server import Server

pytestmark = pytest.mark.long  # whole rounds in a real browser take minutes

LIT = "#stage .p.lit, #near .p.lit"
MENU = ".popup button:visible"


@pytest.fixture(scope="module")
def plotted(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[Server, str, str]]:
    """A server with one table: seat 1 has a Plot that faces seat 2 as soon as the taxes are taken and the wheel has
    turned. Its address there, and the invitation to seat 1."""
    live = Live(GAME, 2, {}, 0, ["Livia", "Marcus"])
    rng = sfc32(0)
    while live.ply < 41:
        seat = live.waiting()[0]
        moves = legal(live.state, seat)
        live.play_moves(seat, [moves[rng.below(len(moves))]])
    registry = Server(tmp_path_factory.mktemp("plotted"))
    token = new_token()
    with closing(open_store(registry.store)) as store:
        table = import_table(store, live.record(whole=True))
        store.write([("UPDATE seats SET holder = ? WHERE seat = 1", ("somebody",))]).result()
        store.write([("UPDATE seats SET invite = ? WHERE seat = 0", (hashed(token),))]).result()
    registry.start()
    yield registry, f"/tables/{table}", f"/join/{token}"
    registry.kill()


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click(page: Page, key: str) -> None:
    place = page.locator(f'.p.lit[data-touch="{key}"]').first
    expect(place).to_be_attached()
    settled(page)
    page.mouse.click(*middle(place))


def turned(piece: Locator) -> float:
    """How far something on the wheel has gone around its middle, in degrees."""
    found = re.match(r"transform: translate\(312px, 304px\) rotate\((-?\d+)deg\)", piece.get_attribute("style") or "")
    assert found
    return float(found[1])


def revision(page: Page) -> str:
    return page.locator("[data-choices]").get_attribute("data-revision") or ""


# -- three ways to touch -----------------------------------------------------------------------------


def by_pointer(page: Page) -> None:
    settled(page)
    page.mouse.click(*middle(page.locator(LIT).first))


def by_keyboard(page: Page) -> None:
    page.locator("#main").focus()
    page.keyboard.press("ArrowDown")
    assert page.evaluate("document.activeElement.closest('.p.lit') !== null")
    page.keyboard.press("Enter")


IN_SIGHT = """lit => [...document.querySelectorAll(lit)].map((node) => {
  const box = node.getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2, node];
}).filter(([x, y, node]) => document.elementFromPoint(x, y)?.closest("svg") === node.ownerSVGElement)
  .map(([x, y]) => [x, y])"""


def by_finger(page: Page) -> None:
    """Some of the board is out of sight on a small screen: what is in sight is tapped, or else what the sheet says."""
    page.evaluate("scrollTo(0, 0)")
    seen = page.evaluate(IN_SIGHT, LIT)
    if seen:
        settled(page)
        page.touchscreen.tap(*seen[0])
    else:
        page.locator(OFFERS).first.tap()


def decide(page: Page, touch: Callable[[Page], None], again: bool) -> bool:
    """One decision: touch what is lit until a move is made, or say what can only be said, as where the same is asked
    again. Whether something was touched."""
    before = revision(page)
    done = page.locator(DONE)
    if (again and done.count()) or not page.locator(LIT).count():
        (done if done.count() else page.locator(OFFERS)).first.press("Enter")
        changed(page, before)
        return False
    for _ in range(6):
        if page.locator(MENU).count():
            page.wait_for_timeout(450)  # a key right after a question is not for it
            page.locator(MENU).first.press("Enter")
        elif page.locator(LIT).count():
            touch(page)
        if changed(page, before):
            return True
    raise AssertionError(f"nothing came of touching at {before}")


def changed(page: Page, before: str) -> bool:
    """Whether another decision is asked for soon, or a menu for this one."""
    for _ in range(20):
        if revision(page) != before:
            return True
        if page.locator(MENU).count():
            return False
        page.wait_for_timeout(100)
    return False


WAYS = [(by_pointer, DESK), (by_keyboard, DESK), (by_finger, PHONE)]


@pytest.mark.parametrize(("touch", "size"), WAYS, ids=["pointer", "keyboard", "finger"])
def test_two_rounds_are_played_on_the_picture(
    browser: Browser, server: Server, touch: Callable[[Page], None], size: tuple[int, int]
) -> None:
    page = person(browser, server.address, size=size, finger=touch is by_finger)
    lay(page, "age_of_rome", ["me"], mode="emperor")
    expect(page.locator(LIT).first).to_be_attached()
    touched = 0
    asked = ""
    for _ in range(60):
        if "Round 3 of 9" in page.inner_text("main"):
            break
        prompt = page.inner_text("#prompt")
        touched += decide(page, touch, prompt == asked)
        asked = prompt
    assert "Round 3 of 9" in page.inner_text("main")
    assert touched >= 6  # a Quest, Buildings, Partisans and taxes of two rounds


def test_a_plot_fires_when_the_wheel_has_turned(browser: Browser, plotted: tuple[Server, str, str]) -> None:
    registry, table, invitation = plotted
    page = person(browser, registry.address)
    page.goto(invitation)
    page.click("main button.primary")
    page.goto(table)
    province = "spain"
    land = page.locator("#stage .pieces > .p").nth(2)  # the lands lie lowest, in the order of the ring
    before = land.get_attribute("style")
    tile = page.locator('.p[data-touch^="site-africa-"]').first
    orbit = turned(tile)
    place = page.locator('[data-touch^="people-"].p.lit').first
    expect(place).to_be_attached()
    asked = revision(page)
    settled(page)
    page.mouse.click(*middle(place))
    expect(page.locator(MENU)).to_have_text([re.compile("Normal Taxation"), re.compile("Double Taxation")])
    assert revision(page) == asked  # the next Event is shown after it: one touch alone does not do it
    page.locator(MENU).first.click()  # who takes a move by its name is not asked again
    expect(page.locator("[data-choices]")).not_to_have_attribute("data-revision", asked)
    click(page, f"marker-{province}")
    assert land.get_attribute("style") != before
    assert abs(turned(tile) - orbit) in (90, 180)  # with all that stands on it
    page.wait_for_timeout(300)
    lit = page.locator('#near .p.lit[data-touch^="plot-"]').first
    expect(lit).to_be_attached()
    settled(page)
    page.mouse.click(*middle(lit))
    expect(page.locator("#log .events")).to_contain_text("activates a Plot against Marcus")
    expect(page.locator("#log .events")).to_contain_text("A Vendetta marker goes from Livia to Marcus")
