"""Nothing happens under a finger that was not meant: a press makes a move where it ends, on what it began on."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.tables.tables import SMALL
from tests.web.browser import DESK, FLOOR, PHONE, Moves, lay, person, settled
from tests.web.server import Server
from tests.web.stages import moment, set_up, trade
from tests.web.test_browser_pictures import click
from tests.web.test_browser_touch import Fingers, middle, phone


def at_the_map(page: Page) -> Moves:
    """A table of Mare Nostrum whose first question is answered by one touch of a Province on the map."""
    lay(page, "mare_nostrum", ["me", "bot", "bot"], empire_assignment="choice")
    expect(page.locator("#stage .p.lit").first).to_be_attached()
    return Moves(page)


def among_workers(page: Page) -> Moves:
    """A table of Ave Roma at which a worker is sent."""
    lay(page, "ave_roma", ["me", "bot"])
    expect(page.locator("#near .p.lit[data-touch=worker-1]")).to_be_attached()
    return Moves(page)


def lit(page: Page) -> list[str]:
    return sorted(page.locator(".p.lit").evaluate_all("nodes => nodes.map((node) => node.dataset.touch)"))


def where(page: Page, key: str) -> tuple[float, float]:
    return middle(page, f'#stage .p.lit[data-touch="{key}"] > :is(.hit, .outline), #near .p[data-touch="{key}"] > .hit')


# -- a press that moves ---------------------------------------------------------------------------------------


def test_a_pan_from_a_lit_piece_makes_no_move_by_finger(browser: Browser, server: Server) -> None:
    page = phone(browser, server)
    moves = at_the_map(page)
    asked = lit(page)
    fingers = Fingers(page)
    x, y = middle(page, "#stage .p.lit > .outline")
    for dx, dy in ((8, 3), (0, -30), (70, 10), (-24, 24)):  # in all directions, far and near
        fingers.lay("touchStart", (x, y))
        for part in (0.3, 0.6, 1.0):
            fingers.lay("touchMove", (x + dx * part, y + dy * part))
        fingers.lay("touchEnd")
    page.wait_for_timeout(300)
    assert moves.sent == []
    assert lit(page) == asked


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_what_is_carried_somewhere_goes_there_and_back_from_everywhere_else(
    browser: Browser, server: Server, by: str
) -> None:
    page = person(browser, server.address) if by == "mouse" else phone(browser, server)
    moves = among_workers(page)
    asked = lit(page)
    fingers = Fingers(page)

    def press(x: float, y: float) -> None:
        if by == "mouse":
            page.mouse.move(x, y)
            page.mouse.down()
        else:
            fingers.lay("touchStart", (x, y))

    def go(x: float, y: float) -> None:
        if by == "mouse":
            page.mouse.move(x, y, steps=4)
        else:
            fingers.lay("touchMove", (x, y))

    def release() -> None:
        if by == "mouse":
            page.mouse.up()
        else:
            fingers.lay("touchEnd")

    start = where(page, "worker-1")
    press(*start)
    go(start[0] + 2, start[1] - 40)
    expect(page.locator(".p.ghost")).to_have_count(1)
    assert moves.sent == []  # nothing on the way
    go(2, 300)  # beside the board
    release()
    expect(page.locator(".p.ghost")).to_have_count(0)
    assert lit(page) == asked
    assert moves.sent == []
    press(*where(page, "worker-1"))
    go(start[0] + 2, start[1] - 40)
    expect(page.locator("#stage .p.goal").first).to_be_attached()
    to = page.locator("#stage .p.goal").first.get_attribute("data-touch") or ""
    at = where(page, to)
    go(*at)
    assert moves.sent == []
    release()
    moves.wait()
    assert len(moves.sent) == 1
    assert "worker 1" in moves.sent[0]


# -- what lies over the board -----------------------------------------------------------------------------------

# An arrow on a piece that can be touched.
ARROW = """() => {
  const arrow = document.querySelector(".onward");
  const room = arrow.parentNode.getBoundingClientRect();
  const isIn = (at, from, to) => at > from && at < to;
  const isInside = (box) => isIn(box.left, room.left, room.right - 44) && isIn(box.top, room.top, room.bottom - 44);
  const boxes = [...document.querySelectorAll("#stage .p.lit > .outline")].map((node) => node.getBoundingClientRect());
  const piece = boxes.find(isInside);
  const [x, y] = [piece.left + piece.width / 2, piece.top + piece.height / 2];
  arrow.hidden = false;
  arrow.style.inset = `${y - room.top - 22}px auto auto ${x - room.left - 22}px`;
  return [x, y];
}"""
# The middle of something that can be pressed and lies under what is read.
COVERED = """() => {
  const box = document.querySelector(".reader").getBoundingClientRect();
  const isInside = ([x, y]) => x > box.left && x < box.right && y > box.top && y < box.bottom;
  const pressed = [...document.querySelectorAll("#decision button:not([disabled])")];
  const boxes = pressed.map((node) => node.getBoundingClientRect());
  return boxes.map((at) => [at.left + at.width / 2, at.top + at.height / 2]).find(isInside) ?? null;
}"""


def test_an_arrow_over_a_piece_takes_its_own_tap(browser: Browser, server: Server) -> None:
    page = phone(browser, server)
    moves = at_the_map(page)
    expect(page.locator(".onward").first).to_be_attached()
    settled(page)
    page.touchscreen.tap(*page.evaluate(ARROW))
    page.wait_for_timeout(500)
    assert moves.sent == []
    expect(page.locator(".popup")).to_have_count(0)


def test_what_is_read_over_the_list_hands_no_tap_through(browser: Browser, server: Server) -> None:
    page = phone(browser, server)
    lay(page, SMALL, ["me", "bot"])
    expect(page.locator("#near .lit").first).to_be_attached()
    moves, fingers = Moves(page), Fingers(page)
    fingers.lay("touchStart", middle(page, "#near .p .hit"))
    expect(page.locator(".reader")).to_be_visible()
    fingers.lay("touchEnd")
    covered = page.evaluate(COVERED)
    assert covered, "nothing that can be pressed lies under what is read"
    settled(page)
    page.touchscreen.tap(*covered)
    expect(page.locator(".reader")).to_have_count(0)
    page.wait_for_timeout(300)
    assert moves.sent == []


# -- one touch, one meaning --------------------------------------------------------------------------------------


@pytest.mark.parametrize("by", ["mouse", "finger"])
def test_another_piece_is_chosen_by_touching_it(browser: Browser, server: Server, by: str) -> None:
    page = person(browser, server.address) if by == "mouse" else phone(browser, server)
    moves = among_workers(page)

    def touch(key: str) -> None:
        settled(page)
        (page.mouse.click if by == "mouse" else page.touchscreen.tap)(*where(page, key))

    touch("worker-3")
    expect(page.locator("#stage .p.goal").first).to_be_attached()
    page.wait_for_timeout(400)
    touch("worker-4")
    expect(page.locator('.p.chosen[data-touch="worker-4"]')).to_be_attached()
    page.wait_for_timeout(400)
    page.keyboard.press("Home")
    touch("place-quaestor")
    if page.locator(".popup button").count():
        page.locator(".popup button").first.click()
    moves.wait()
    assert ["worker 4" in sent for sent in moves.sent] == [True]


# What one touch pays, sells, discards or ends: a game, its seats, the kind of move, and the question.
COSTLY = [
    ("age_of_rome", 2, "sell", "You give up 1 Trade card."),
    ("age_of_rome", 2, "build", r"You give up \d+ Denarii"),
    ("ave_roma", 2, "choose", "You give up .*"),
    ("forty_four_bce", 2, "build", r"You give up \d+ Denari"),
    ("mare_nostrum", 3, "tile", "You give up .*"),
    ("rome_and_roll", 2, "main", "You give up .*"),
    ("nundinae", 2, "confirm", "This ends your turn."),
]
TOUCHED = [
    *((one, "mouse") for one in COSTLY),
    *((COSTLY[0], by) for by in ("finger", "keyboard")),
    (COSTLY[4], "finger"),
]


class Hall:
    """A server with a table for each of these moments and each way to touch, and somebody who sits down there."""

    def __init__(self, server: Server, tables: dict[tuple[str, str, str], str], sheet: tuple[int, list[str]]) -> None:
        self.server = server
        self.tables = tables
        self.sheet = sheet  # the seat that trades on a sheet of Ave Roma, and tables where it does

    def enter(self, browser: Browser, game: str, seats: int, kind: str, by: str) -> tuple[Page, str]:
        page = phone(browser, self.server) if by == "finger" else person(browser, self.server.address)
        found = moment(game, seats, kind)
        page.goto(f"/tables/{self.tables[game, kind, by]}")
        page.fill(f"#sit-{found.seat}", "Anna")
        page.locator(f"form:has(#sit-{found.seat}) button").click()
        expect(page.locator(f'.p.lit[data-touch="{found.key}"]').first).to_be_attached()
        return page, found.key


@pytest.fixture(scope="module")
def hall(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Hall]:
    server = Server(tmp_path_factory.mktemp("meant"))
    tables = {(game, kind, by): stand(server, game, seats, kind) for (game, seats, kind, _), by in TOUCHED}
    record, seat = trade()
    sheets = [set_up(server.store, record, seat) for _ in range(2)]
    server.start("--bot-pause", "3600")
    yield Hall(server, tables, (seat, sheets))
    server.kill()


def stand(server: Server, game: str, seats: int, kind: str) -> str:
    found = moment(game, seats, kind)
    return set_up(server.store, found.record, found.seat)


def touch_by(page: Page, key: str, by: str) -> None:
    """Touch a thing, wherever it lies; a finger may have to look closer first."""
    part = page.locator(f'.p.lit[data-touch="{key}"] > :is(.hit, .outline)').first
    if by == "keyboard":
        part.focus()
        page.wait_for_timeout(300)
        page.keyboard.press("Enter")
        return
    part.evaluate(CENTRE)
    page.wait_for_timeout(400)  # a press right after the board has moved is not meant for what came there
    box = part.bounding_box()
    assert box is not None
    at = (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    settled(page)
    (page.mouse.click if by == "mouse" else page.touchscreen.tap)(*at)


# Bring a thing into the middle of what is seen of its board, close enough for a finger.
CENTRE = """(node) => {
  const { picture, boards } = tabularium;
  const figure = node.closest("figure");
  if (figure.parentNode.id === "far") boards.enlarge(figure.dataset.area);
  const { camera } = picture.areas.get(figure.dataset.area);
  const piece = picture.pieceAt(node);
  camera.open(1.2, piece.x, piece.y);
}"""


@pytest.mark.parametrize(("costly", "by"), TOUCHED, ids=[f"{one[0]}-{one[2]}-{by}" for one, by in TOUCHED])
def test_one_touch_that_costs_something_asks(
    browser: Browser, hall: Hall, costly: tuple[str, int, str, str], by: str
) -> None:
    game, seats, kind, question = costly
    page, key = hall.enter(browser, game, seats, kind, by)
    before = page.locator("[data-choices]").get_attribute("data-revision")
    page.wait_for_timeout(400)  # a press right after a new question is not meant for it
    touch_by(page, key, by)
    expect(page.locator(".popup .asks")).to_have_text(re.compile(question))
    page.locator(".popup .quiet").click()
    expect(page.locator(".popup")).to_have_count(0)
    assert page.locator("[data-choices]").get_attribute("data-revision") == before  # nothing was done
    page.wait_for_timeout(500)
    touch_by(page, key, by)
    page.locator(".popup .primary").click()
    expect(page.locator(f'[data-choices][data-revision="{before}"]')).to_have_count(0)


def test_a_shape_is_laid_where_it_hangs_and_not_by_a_press_elsewhere(browser: Browser, floor: Server) -> None:
    """A press on the hand built the shape where the mouse had last been over the city."""
    page = person(browser, floor.address)
    lay(page, FLOOR, ["me"])
    expect(page.locator("#stage .lit").first).to_be_attached()
    moves = Moves(page)
    click(page, "plan-line")
    expect(page.locator(".hanging.fits")).to_be_attached()
    grid = page.locator('[data-touch="floor"]').bounding_box()
    assert grid is not None
    page.mouse.move(grid["x"] + grid["width"] / 12, grid["y"] + grid["height"] / 8)
    settled(page)
    page.mouse.click(*page.evaluate(BESIDE_GRID))
    page.wait_for_timeout(300)
    assert moves.sent == []
    expect(page.locator(".hanging")).to_be_attached()


# A point of a drawn area that is no part of a grid.
BESIDE_GRID = """() => {
  for (const svg of document.querySelectorAll("#near svg.picture, #stage svg.picture")) {
    const box = svg.getBoundingClientRect();
    for (let x = box.left + 4; x < box.right; x += 12) for (let y = box.top + 4; y < box.bottom; y += 12) {
      const top = document.elementFromPoint(x, y);
      if (svg.contains(top) && !top.closest(".p")) return [x, y];
    }
  }
}"""


# -- what one looks at stays, and gets out of the way -----------------------------------------------------------


def test_a_hint_that_is_played_leads_back_to_the_table(browser: Browser, server: Server) -> None:
    page = person(browser, server.address)
    address = lay(page, SMALL, ["me", "bot"])
    expect(page.locator("#near .lit").first).to_be_attached()
    before = page.locator("[data-choices]").get_attribute("data-revision")
    page.goto(f"{address}/hint")
    page.locator(".advice form button").first.click()
    page.wait_for_url(address)
    expect(page.locator(f'[data-choices][data-revision="{before}"]')).to_have_count(0)


def test_a_replay_tells_of_each_board_what_its_owner_has(browser: Browser, server: Server) -> None:
    page = person(browser, server.address)
    address = lay(page, "ave_roma", ["me", "bot"])
    expect(page.locator("#near .p.lit").first).to_be_attached()
    page.goto(f"{address}/replay?ply=0")
    expect(page.locator("#far .facts p").first).to_be_attached()
    owner = page.locator("#far figure > figcaption").first.inner_text()
    panel = page.locator("#panels article", has=page.get_by_text(owner.split(":")[0].strip(), exact=True))
    rows = [" ".join(row.split()) for row in panel.locator("dl > div").all_inner_texts()]
    facts = [" ".join(fact.split()) for fact in page.locator("#far .facts p").all_inner_texts()]
    assert len(facts) > 4
    assert {fact for fact in facts if "…" not in fact} <= set(rows)


def test_a_sheet_of_a_phone_has_a_way_out_and_makes_room_for_my_turn(browser: Browser, server: Server) -> None:
    page = phone(browser, server)
    lay(page, SMALL, ["me", "bot", "bot"])
    expect(page.locator("#near .lit").first).to_be_attached()
    page.locator("#tabs [data-to=log]").tap()
    expect(page.locator("#tabbed")).to_be_visible()
    page.locator("[data-close-tab]").tap()
    expect(page.locator("#tabbed")).to_be_hidden()
    page.locator("#tabs [data-to=log]").tap()
    page.reload()
    expect(page.locator("#near .lit").first).to_be_attached()
    expect(page.locator("#tabbed")).to_be_hidden()
    page.locator("#tabs [data-to=log]").tap()
    page.evaluate("document.querySelector('[data-done]').click()")  # bots move, and I am asked again
    expect(page.locator("#tabbed")).to_be_hidden()


def test_a_board_opened_by_hand_closes_when_the_question_lies_elsewhere(browser: Browser, server: Server) -> None:
    page = person(browser, server.address)
    among_workers(page)
    page.locator("#far figure").first.click()
    expect(page.locator("#stage figure.large")).to_be_visible()
    page.locator("[data-choices] button[value='worker 1']").click()
    expect(page.locator("#stage figure.large")).to_have_count(0)


@pytest.mark.parametrize("size", [(DESK[0], 560), PHONE])
def test_a_sheet_of_trade_stays_where_it_was_scrolled_to(browser: Browser, hall: Hall, size: tuple[int, int]) -> None:
    page = person(browser, hall.server.address, size=size)
    found = hall.sheet
    page.goto(f"/tables/{found[1].pop()}")
    page.fill(f"#sit-{found[0]}", "Anna")
    page.locator(f"form:has(#sit-{found[0]}) button").click()
    expect(page.locator("#tray .lines")).to_be_attached()
    page.locator("#decision").evaluate("box => { box.scrollTop = 100; }")
    top = page.locator("#decision").evaluate("box => box.scrollTop")
    assert top > 20
    asked = page.locator("[data-choices]").get_attribute("data-revision")
    page.locator("#tray .lines button:not([disabled])").last.evaluate("button => button.click()")  # and no scrolling
    expect(page.locator(f'[data-choices][data-revision="{asked}"]')).to_have_count(0)
    assert page.locator("#decision").evaluate("box => box.scrollTop") == top
    covered = page.evaluate(COVERED_LINES)
    assert covered == []


# The lines of a sheet whose middle is in sight and lies under something else.
COVERED_LINES = """() => {
  const room = document.querySelector("#decision").getBoundingClientRect();
  const head = document.querySelector("#tray-says").getBoundingClientRect();
  return [...document.querySelectorAll("#tray .lines tbody tr")].filter((line) => {
    const box = line.getBoundingClientRect();
    const [x, y] = [box.left + 4, box.top + box.height / 2];
    if (y < Math.max(room.top, head.bottom) || y > Math.min(room.bottom, innerHeight)) return false;
    return !line.contains(document.elementFromPoint(x, y));
  }).map((line) => line.innerText);
}"""
