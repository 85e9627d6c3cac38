"""The picture under fingers on a phone; a move without a connection; and marks for what changed."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Browser, CDPSession, Page, expect

from tests.tables.tables import SMALL
from tests.web.browser import FLOOR, PHONE, Moves, lay, person, settled
from tests.web.server import Server

LEAST = 24  # pixels that a finger needs
LAID = "#tray .laid button"


def phone(browser: Browser, server: Server) -> Page:
    return person(browser, server.address, size=PHONE, finger=True, mobile=True)


def at_the_floor(browser: Browser, floor: Server) -> Page:
    page = phone(browser, floor)
    lay(page, FLOOR, ["me"])
    expect(page.locator("#stage .picture .ground > *").first).to_be_attached()
    expect(page.locator("#stage .lit").first).to_be_attached()
    return page


class Fingers:
    """Several on one screen."""

    def __init__(self, page: Page) -> None:
        self.wire: CDPSession = page.context.new_cdp_session(page)

    def lay(self, kind: str, *points: tuple[float, float]) -> None:
        where = [{"x": x, "y": y, "id": n} for n, (x, y) in enumerate(points)]
        self.wire.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": where})


def view(page: Page) -> list[float]:
    """What the camera of the board shows: left, top, width, height."""
    return [float(part) for part in (page.locator("#stage svg").first.get_attribute("viewBox") or "").split()]


def middle(page: Page, selector: str) -> tuple[float, float]:
    settled(page)
    box = page.locator(selector).first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


# Two touches that a busy machine can't tear apart, on whatever lies in the middle.
TWICE = """() => {
  const stage = document.querySelector("#stage svg");
  const box = stage.getBoundingClientRect();
  const at = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  for (const kind of ["pointerdown", "pointerup", "pointerdown", "pointerup"])
    stage.dispatchEvent(new PointerEvent(kind, { ...at, pointerType: "touch", pointerId: 7, bubbles: true }));
}"""


def test_two_fingers_look_closer_and_two_touches_see_all(browser: Browser, floor: Server) -> None:
    page = at_the_floor(browser, floor)
    fingers = Fingers(page)
    x, y = middle(page, "#stage svg")
    before = view(page)
    fingers.lay("touchStart", (x - 20, y), (x + 20, y))
    for spread in (35, 50, 70):
        fingers.lay("touchMove", (x - spread, y), (x + spread, y))
    fingers.lay("touchEnd")
    assert view(page)[2] < before[2] * 0.6
    page.evaluate(TWICE)
    expect(page.locator("#stage svg").first).to_have_attribute("viewBox", "0 0 1000 480")  # all of the floor


# As Safari tells of two fingers on a trackpad: how far they are apart now, from how far they were.
SPREAD = """() => {
  const stage = document.querySelector("#stage svg");
  const { left, top, width, height } = stage.getBoundingClientRect();
  const at = { clientX: left + width / 2, clientY: top + height / 2 };
  const told = [["start", 1], ["change", 1.5], ["change", 2], ["start", 1], ["change", 2]];
  return told.map(([kind, scale]) => {
    const event = new Event(`gesture${kind}`, { bubbles: true, cancelable: true });
    return !stage.dispatchEvent(Object.assign(event, at, { scale }));
  });
}"""


def test_two_fingers_on_a_trackpad_look_closer(browser: Browser, floor: Server) -> None:
    page = person(browser, floor.address)
    lay(page, FLOOR, ["me"])
    expect(page.locator("#stage .lit").first).to_be_attached()
    whole = view(page)[2]
    assert page.evaluate(SPREAD) == [True] * 5  # the page itself stays as it is
    assert view(page)[2] == pytest.approx(whole / 4)
    page.keyboard.press("Home")
    page.mouse.move(*middle(page, "#stage svg"))
    page.keyboard.down("Control")  # as other browsers tell of them
    for _ in range(10):
        page.mouse.wheel(0, -7)
    expect(page.locator("#stage svg")).to_have_class(re.compile("zoomed"))
    page.wait_for_timeout(200)
    assert view(page)[2] == pytest.approx(whole / 2, rel=0.05)


def test_what_a_finger_presses_is_pressed(browser: Browser, server: Server) -> None:
    """An iPhone tells of a press only where a pointer would be a hand, or on a button; two quick ones are two."""
    page = phone(browser, server)
    lay(page, "ave_roma", ["me", "bot"])
    board = page.locator("#far figure").first
    expect(board).to_have_css("cursor", "pointer")
    board.tap()
    expect(page.locator("#stage figure.large figcaption")).to_have_css("cursor", "pointer")
    expect(page.locator("html")).to_have_css("touch-action", "manipulation")


def test_touch_and_hold_reads_a_thing_large(browser: Browser, server: Server) -> None:
    page = phone(browser, server)
    lay(page, SMALL, ["me", "bot"])
    expect(page.locator("#near .lit").first).to_be_attached()
    fingers = Fingers(page)
    fingers.lay("touchStart", middle(page, "#near .p .hit"))
    expect(page.locator(".reader .reader-says")).to_contain_text("of your hand")
    expect(page.locator(".reader svg.large")).to_be_visible()
    fingers.lay("touchEnd")
    expect(page.locator(LAID)).to_have_count(0)  # a long look is no touch


MISSED = """(far) => {
  const meaning = (x, y) => tabularium.hits.meaning({ x, y });
  const at = (x, y) => document.elementsFromPoint(x, y);
  const missed = [];
  for (const node of document.querySelectorAll("#stage .p.lit, #near .p.lit")) {
    const box = (node.querySelector(".hit, .outline") ?? node).getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    if (!at(x, y).some((one) => one.closest("#stage, #near"))) continue; // out of sight
    for (const [dx, dy] of [[0, 0], [far, 0], [-far, 0], [0, far], [0, -far]]) {
      const here = at(x + dx, y + dy).map((one) => one.closest(".p.lit"));
      if (here.some((one) => one && one !== node)) continue; // another thing lies there
      const meant = meaning(x + dx, y + dy);
      if (meant !== node.dataset.touch) missed.push([node.dataset.touch, dx, dy, meant]);
    }
  }
  return missed;
}"""


def test_a_finger_need_not_be_precise(browser: Browser, floor: Server) -> None:
    """Whatever can be touched is hit within 24 pixels around its middle, unless another thing lies there."""
    page = at_the_floor(browser, floor)
    assert page.evaluate(MISSED, LEAST / 2 - 1) == []


NEIGHBOURS = """() => {
  const meaning = (x, y) => tabularium.hits.meaning({ x, y });
  const area = { key: "mine", title: "mine", edge: "near", seat: -1, ground: "no", width: 390, height: 100 };
  const token = (name, x) => ["piece", "chip", name, x, 50, name, { touch: name, w: 46, h: 46 }];
  tabularium.picture.show([["area", area], token("wine", 100), token("tax", 150)]);
  document.querySelector("[data-touch=wine]").classList.add("lit");
  const box = (name) => document.querySelector(`[data-touch=${name}] .hit`).getBoundingClientRect();
  const [wine, tax] = [box("wine"), box("tax")];
  return [meaning(wine.left - 8, wine.top + 20), meaning(tax.left + 8, tax.top + 20)];
}"""


def test_a_finger_on_something_large_does_not_mean_its_neighbour(browser: Browser, floor: Server) -> None:
    """Who touched a Tax that could not be laid paid with the wine beside it."""
    page = at_the_floor(browser, floor)
    assert page.evaluate(NEIGHBOURS) == ["wine", "tax"]


BESIDE = """() => {
  const meaning = (x, y) => tabularium.hits.meaning({ x, y });
  const lit = document.querySelector("#near .p.lit .hit").getBoundingClientRect();
  const row = document.querySelector("#far");
  const board = row.querySelector("figure").getBoundingClientRect();
  const [x, y] = [lit.left + lit.width / 2, lit.top - 8];
  const [left, top] = [`${x - board.left - 20}px`, `${y + 6 - board.bottom}px`];
  Object.assign(row.style, { position: "relative", zIndex: 9, left, top });
  const lies = Boolean(document.elementFromPoint(x, y).closest("#far figure"));
  return [lies, [...document.querySelectorAll(".p.lit")].some((node) => node.dataset.touch === meaning(x, y))];
}"""


def test_who_touches_somebodys_board_means_nothing_beside_it(browser: Browser, server: Server) -> None:
    page = phone(browser, server)
    lay(page, "mare_nostrum", ["me", "here", "here"])
    page.click("#curtain button.primary")  # the Trade Master, who chooses among tokens at the near edge
    expect(page.locator("#near .p.lit").first).to_be_attached()
    assert page.evaluate(BESIDE) == [True, False]


# -- without a connection ----------------------------------------------------------------------------


def offline_bid(browser: Browser, server: Server) -> tuple[Page, Moves]:
    """A bid that was laid while the connection was lost, and all moves that are sent from then on."""
    page = person(browser, server.address)
    lay(page, SMALL, ["me", "bot"])
    expect(page.locator("#near .lit").first).to_be_attached()
    page.wait_for_timeout(300)
    sent = Moves(page)
    page.context.set_offline(True)
    settled(page)
    page.locator("#near .lit").first.click(force=True)
    expect(page.locator("#toast")).to_contain_text("kept")
    return page, sent


def test_a_move_that_was_kept_is_sent_once(browser: Browser, server: Server) -> None:
    page, sent = offline_bid(browser, server)
    page.context.set_offline(False)
    expect(page.locator(LAID)).to_have_count(1)
    page.evaluate("dispatchEvent(new Event('online'))")  # browsers say so more than once
    page.wait_for_timeout(300)
    expect(page.locator(LAID)).to_have_count(1)
    assert len(sent.sent) == 1


# -- what changed ------------------------------------------------------------------------------------


def lay_a_bar(page: Page) -> None:
    page.click("[data-choices] button[value='take line']")
    page.click("[data-choices] button[value^='lay bar']")


def test_what_changed_is_marked_until_i_move(browser: Browser, floor: Server) -> None:
    mine, theirs = person(browser, floor.address), person(browser, floor.address)
    lay(mine, FLOOR, ["me", "link"])
    theirs.goto(mine.locator("#invitation-1 input.link").input_value())
    theirs.click("main button.primary")
    changed = mine.locator("#stage .p.changed")
    expect(mine.locator("#stage .lit").first).to_be_attached()
    expect(changed).to_have_count(0)
    mine.click("[data-choices] button[value='pay 1']")
    expect(theirs.locator(".my-turn")).to_be_attached()
    lay_a_bar(theirs)
    expect(changed).to_have_count(2)  # the cells that it covers
    expect(changed.locator(".nova").first).to_be_visible()
    mine.click("[data-choices] button[value='pay 1']")
    expect(changed).to_have_count(0)
    lay_a_bar(theirs)
    expect(changed).to_have_count(2)  # what came after my move is new again
