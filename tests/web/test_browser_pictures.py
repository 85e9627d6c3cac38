"""Playing on the picture, in a real browser: by pointer, by finger, by keyboard; and where everything stands."""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path as File
from time import monotonic, sleep

import pytest
from playwright.sync_api import Browser, Locator, Page, Route, expect

from tabularium.kernel.game import find_game, shelf
from tabularium.kernel.live import Live
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.rng import sfc32
from tabularium.tables.archive import import_table
from tabularium.tables.engines import open_store
from tests.tables.tables import SMALL
from tests.web.browser import DESK, DONE, FLOOR, PATIENCE, PHONE, SMALLEST, fits, lay, person, settled, violations
from tests.web.server import Server
from tests.web.test_browser_table import two


def lit(page: Page, key: str) -> Locator:
    return page.locator(f'.p.lit[data-touch="{key}"], .cell[data-touch="{key}"]').first


def middle(place: Locator) -> tuple[float, float]:
    box = place.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def click(page: Page, key: str) -> None:
    expect(lit(page, key)).to_be_attached()
    settled(page)
    page.mouse.click(*middle(lit(page, key)))


def log(page: Page) -> str:
    return page.locator("#log .events").inner_text()


def start(browser: Browser, server: Server, game: str, kinds: list[str], size: tuple[int, int] = DESK) -> Page:
    page = person(browser, server.address, size=size)
    lay(page, game, kinds)
    expect(page.locator("#stage .picture .ground > *").first).to_be_attached()
    expect(page.locator(".lit").first).to_be_attached()
    return page


# -- touching ----------------------------------------------------------------------------------------


def test_a_touch_makes_a_move_and_the_list_narrows(browser: Browser, floor: Server) -> None:
    page = start(browser, floor, FLOOR, ["me"])
    shown = page.locator("[data-choices] li:not([hidden])")
    everything = shown.count()
    expect(page.locator("#touch-next")).to_be_hidden()
    click(page, "thing-stone")
    expect(shown).to_have_count(2)  # both exchanges, whichever is said first
    expect(page.locator("#touch-next")).to_be_visible()  # what to do next is said
    assert everything > 4
    page.keyboard.press("Escape")
    expect(page.locator("#touch-next")).to_be_hidden()
    expect(shown).to_have_count(everything)
    click(page, "thing-stone")
    click(page, "thing-glass")
    page.locator(".popup-menu button").first.click()
    expect(page.locator("#log .events")).to_contain_text("exchanges")


def test_several_moves_are_one_gesture_and_a_shape_hangs_at_the_pointer(browser: Browser, floor: Server) -> None:
    page = start(browser, floor, FLOOR, ["me"])
    click(page, "plan-line")
    expect(page.locator(".hanging.fits rect")).to_have_count(2)
    grid = page.locator('[data-touch="floor"]').bounding_box()
    assert grid is not None
    cell = (grid["width"] / 6, grid["height"] / 4)
    page.mouse.move(grid["x"] + 5.5 * cell[0], grid["y"] + 0.5 * cell[1])  # the last column: a bar sticks out
    expect(page.locator(".hanging.bars")).to_be_attached()
    expect(page.locator(".laying-why")).to_contain_text("TS-1")  # told without a touch
    settled(page)
    page.mouse.click(grid["x"] + 5.5 * cell[0], grid["y"] + 0.5 * cell[1])
    expect(page.locator(".laying-why")).to_contain_text("TS-1")
    page.keyboard.press("r")
    expect(page.locator(".hanging.fits")).to_be_attached()
    settled(page)
    page.mouse.click(grid["x"] + 5.5 * cell[0], grid["y"] + 0.5 * cell[1])
    expect(page.locator("#log .events")).to_contain_text("lays a tile")
    expect(page.locator(".p:has-text('1')")).not_to_have_count(0)


def test_a_shape_is_laid_by_keys_and_in_the_mirror(browser: Browser, floor: Server) -> None:
    page = start(browser, floor, FLOOR, ["me"])
    lit(page, "plan-bend").locator(".hit").focus()
    page.keyboard.press("Enter")
    expect(page.locator(".hanging rect")).to_have_count(3)
    first = page.locator(".hanging rect").first.get_attribute("x")
    page.keyboard.press("ArrowRight")
    assert page.locator(".hanging rect").first.get_attribute("x") != first
    page.keyboard.press("f")
    expect(page.locator(".hanging.fits")).to_be_attached()
    page.keyboard.press("Enter")
    expect(page.locator("#log .events")).to_contain_text("lays a tile")


def test_a_number_is_chosen_by_the_stepper(browser: Browser, floor: Server) -> None:
    page = start(browser, floor, FLOOR, ["me"])
    click(page, "purse")
    expect(page.locator(".stepper output")).to_have_text("1")
    page.locator(".stepper button").last.click()
    page.locator(".popup .primary").click()
    expect(page.locator("#log .events")).to_contain_text("pays 2")


def test_what_cannot_be_taken_back_asks_for_a_second_touch(browser: Browser, floor: Server) -> None:
    page = start(browser, floor, FLOOR, ["me", "link"])
    click(page, "die")
    expect(page.locator(".popup")).to_contain_text("taken back")
    assert "rolls" not in log(page)
    page.keyboard.press("Escape")
    expect(page.locator(".popup")).to_have_count(0)
    click(page, "die")
    page.locator(".popup .primary").click()
    expect(page.locator("#log .events")).to_contain_text("rolls")


def test_waste_is_asked_about_once_also_in_the_list(browser: Browser, floor: Server) -> None:
    page = start(browser, floor, FLOOR, ["me"])
    page.click("[data-choices] button[value=pass]")
    expect(page.locator(".popup")).to_contain_text("You would lose 5 coins.")
    page.locator(".popup .quiet").click()
    assert "passes" not in log(page)
    page.click("[data-choices] button[value=pass]")
    page.locator(".popup .primary").click()
    expect(page.locator("#log .events")).to_contain_text("passes")


def test_dragging_is_touching_both_ends_and_dragging_else_pans(browser: Browser, floor: Server) -> None:
    page = start(browser, floor, FLOOR, ["me"])
    page.mouse.move(*middle(lit(page, "thing-stone")))
    page.mouse.down()
    page.mouse.move(*middle(lit(page, "thing-glass")), steps=6)
    expect(page.locator(".ghost")).to_have_count(1)
    page.mouse.up()
    expect(page.locator(".popup-menu button:not(.quiet)")).to_have_count(2)
    expect(page.locator(".popup-menu button.quiet")).to_have_text(["No"])
    page.keyboard.press("Escape")
    expect(page.locator(".popup")).to_have_count(0)
    stage = page.locator("#stage svg")
    whole = stage.get_attribute("viewBox")
    x, y = middle(stage)
    page.mouse.move(x, y)
    page.mouse.wheel(0, -600)
    expect(stage).not_to_have_attribute("viewBox", whole or "")
    closer = stage.get_attribute("viewBox")
    page.mouse.move(x, y + 120)
    page.mouse.down()
    page.mouse.move(x + 80, y + 160, steps=4)
    page.mouse.up()
    expect(stage).not_to_have_attribute("viewBox", closer or "")
    page.keyboard.press("Home")
    expect(stage).to_have_attribute("viewBox", whole or "")


def test_arrows_reach_everything_and_focus_is_kept(browser: Browser, floor: Server) -> None:
    page = start(browser, floor, FLOOR, ["me"])
    wanted = set(page.eval_on_selector_all(".p.lit", "nodes => nodes.map(node => node.dataset.touch)"))
    found: set[str] = set()
    page.locator("#main").focus()
    for key in ["Right", "Down", "Left", "Up", "Up", "Down", "Down"] * 3:
        page.keyboard.press(f"Arrow{key}")
        found.add(page.evaluate("document.activeElement.dataset.touch ?? ''"))
    assert wanted <= found
    lit(page, "purse").locator(".hit").focus()
    page.keyboard.press("Enter")
    page.locator(".popup .primary").press("Enter")
    expect(page.locator("#log .events")).to_contain_text("pays 1")
    page.wait_for_timeout(300)
    assert page.evaluate("document.activeElement.closest('.picture') !== null")  # its piece is still there, and has it


def test_a_thing_reads_itself_out(browser: Browser, server: Server) -> None:
    page = start(browser, server, SMALL, ["me", "bot"])
    page.locator("#near .p").first.hover(force=True)
    expect(page.locator(".reader .reader-says")).to_contain_text("of your hand")
    expect(page.locator(".reader svg.large")).to_be_visible()
    page.mouse.move(5, 5)
    expect(page.locator(".reader")).to_have_count(0)


def read(page: Page, piece: str) -> Locator:
    """Rest the pointer on a thing until it reads itself out."""
    page.mouse.move(5, 5)
    expect(page.locator(".reader")).to_have_count(0)
    page.locator(piece).hover(force=True)
    expect(page.locator(".reader")).to_be_visible()
    return page.locator(".reader .reader-says")


def test_what_one_reads_stays_open_while_others_move(browser: Browser, server: Server) -> None:
    host, friend = two(browser, server)
    host.locator(DONE).click()
    says = read(host, "[data-kind=ware]")
    expect(says).to_contain_text("worth 5")
    friend.locator(DONE).click()
    expect(says).to_contain_text("worth 8")  # still open, and true
    settled(host)  # keys are not taken while the question is new
    host.keyboard.press("d")
    expect(host.locator(".reader")).to_have_count(0)  # what I do myself closes it


TAKEN = """() => {
  const show = (lines) => tabularium.picture.show(lines);
  const area = (key) => ["area", { key, title: key, edge: "middle", seat: -1, ground: "no", width: 100, height: 100 }];
  const card = ["piece", "tile", "row", 50, 50, "Caesar", { id: "caesar", touch: "caesar" }];
  show([area("market"), card, area("mine")]);
  show([area("market"), area("mine"), card]);
  return [...document.querySelectorAll("[data-touch=caesar]")].map((node) => node.closest("[data-area]").dataset.area);
}"""


def test_what_went_to_another_area_is_no_longer_seen_where_it_was(browser: Browser, floor: Server) -> None:
    """A Hero that is bought left its picture in the market."""
    page = start(browser, floor, FLOOR, ["me"])
    assert page.evaluate(TAKEN) == ["mine"]


def test_what_is_gone_is_no_longer_read(browser: Browser, server: Server) -> None:
    host, friend = two(browser, server)
    click(host, "card-as")
    host.locator(DONE).click()
    expect(read(host, "#stage .chosen")).to_contain_text("Bid of Flavia: as")
    friend.locator(DONE).click()
    expect(host.locator(".reader")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_boards_of_others_open_and_close_by_keys(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    page = start(browser, server, "ave_roma", ["me", "bot"], size)
    board = page.locator("#far figure").first
    key = board.get_attribute("data-area")
    board.focus()
    page.keyboard.press("Enter")
    expect(page.locator(f"#stage figure.large[data-area={key}]")).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.locator(f"#far figure[data-area={key}]")).to_be_focused()


def test_a_bid_lies_on_the_tray_and_done_has_a_key(browser: Browser, server: Server) -> None:
    page = start(browser, server, SMALL, ["me", "bot"])
    settled(page)
    page.locator("#near .lit").first.click(force=True)
    expect(page.locator("#tray .laid button")).to_have_count(1)
    expect(page.locator(".p.chosen")).not_to_have_count(0)
    page.wait_for_timeout(400)
    page.keyboard.press("d")
    expect(page.locator("#tray .laid button")).to_have_count(0)


def test_alone_against_bots_everything_can_be_taken_back(browser: Browser, server: Server) -> None:
    page = start(browser, server, SMALL, ["me", "bot"])
    page.wait_for_timeout(400)
    page.keyboard.press("d")  # a bid of nothing: it stands, and what was bid was shown
    expect(page.locator("#log .events")).to_contain_text("Flavia is done")
    undo = page.locator("#tools form[action$=undo] button")
    expect(undo).to_be_enabled()
    undo.click()
    expect(page.locator("#prompt")).to_contain_text("Choose a card to bid")
    expect(page.locator("#log .undone").first).to_be_attached()


# -- where everything stands -------------------------------------------------------------------------


def play_on(page: Page, decisions: int, chance: random.Random) -> None:
    """Let the page's device make so many decisions by chance, past its page."""
    table, seat = page.url.rpartition("/")[2], 1
    token = next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "device")
    api = page.context.request
    headers = {"authorization": f"Bearer {token}"}
    end = monotonic() + PATIENCE / 1000
    while decisions:
        assert monotonic() < end, "nobody moves here"
        seen = api.get(f"/api/tables/{table}?seat={seat}", headers=headers).json()
        if seen["over"]:
            return
        if seat not in seen["waiting_for"]:
            page.wait_for_timeout(30)  # a bot thinks
            continue
        move = chance.choice(seen["offers"])["notation"]
        body = {"seat": seat, "move": move, "revision": seen["revision"]}
        if api.post(f"/api/tables/{table}/moves", headers=headers, data=body).ok:
            decisions -= 1


# What is asked, and the first answer below it that can be pressed: how far they stick out of where the question stands.
OUT_OF_SIGHT = """() => {
  const decision = document.querySelector("#decision");
  const inside = decision.getBoundingClientRect();
  const out = (node, most) => {
    const { top, height } = node.getBoundingClientRect();
    const [from, to] = decision.contains(node) ? [inside.top, Math.min(inside.bottom, innerHeight)] : [0, innerHeight];
    return Math.max(0, from - top, top + Math.min(height, most) - to);
  };
  const answers = ".laying-bar .primary, #tray button, [data-choices] button[name=move], .ready button, [data-done]";
  const wide = (node) => node.getBoundingClientRect().width;
  const first = [...document.querySelectorAll(answers)].find((node) => !node.disabled && wide(node));
  return [Math.round(out(document.querySelector("#prompt"), 60)), Math.round(out(first, 30))];
}"""


def measure(page: Page, size: tuple[int, int]) -> None:
    """Board, question and the first answer are in view, and nothing scrolls to make it so."""
    page.wait_for_selector(".my-turn")
    page.wait_for_timeout(400)
    scrolls = page.evaluate("document.scrollingElement.scrollHeight - innerHeight")
    assert scrolls <= 0, f"the page scrolls by {scrolls}"
    assert fits(page)
    board = page.locator("#stage, .hall > .board").first.bounding_box()
    assert board is not None
    assert board["height"] > size[1] * 0.25
    assert page.evaluate(OUT_OF_SIGHT) == [0, 0]


SMALL_BUTTONS = """() => [...document.querySelectorAll("#decision button, #tabs button, #decision a.button")]
  .map((node) => [node.textContent.trim(), node.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < 24 || box.height < 24))
  .map(([name, box]) => [name, box.width, box.height])"""


@pytest.mark.parametrize("game", sorted(shelf()))
def test_board_and_decision_are_on_one_screen(browser: Browser, server: Server, game: str) -> None:
    """At the start and in the middle of a game, at a desk and on a phone; and no button is too small for a finger."""
    page = person(browser, server.address, size=PHONE)
    lay(page, game, ["me", *["bot"] * (min(n for n in shelf()[game].player_counts if n > 1) - 1)])
    chance = random.Random(7)
    for decisions in (0, 5, 12) if game != SMALL else (0, 2):  # the market is short
        play_on(page, decisions, chance)
        for size in (DESK, PHONE):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            page.reload()
            measure(page, size)
            assert page.evaluate(SMALL_BUTTONS) == []


# Questions with much above their first answer: a shape that hangs over the board, a tray, a long question.
CROWDED = [("rome_and_roll", "choose_placement"), ("age_of_rome", "keep_quests"), ("mare_nostrum", "choose_losses")]


def test_the_first_answer_is_in_sight_on_a_phone_whatever_stands_above_it(
    browser: Browser, tmp_path: File, request: pytest.FixtureRequest
) -> None:
    server = Server(tmp_path)
    tables = [stopped(server.store, game, 3, step) for game, step in CROWDED]
    server.start()
    request.addfinalizer(server.kill)
    page = person(browser, server.address, "fr", PHONE)
    for table, seat in tables:
        page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
        page.goto(f"/tables/{table}")
        page.click(f"form:has(#sit-{seat}) button")
        for size in (PHONE, SMALLEST):
            page.set_viewport_size({"width": size[0], "height": size[1]})
            measure(page, size)
        page.evaluate(
            "document.documentElement.classList.add('lessons')"
        )  # what the question is about stands there, too
        assert page.evaluate(OUT_OF_SIGHT)[1] == 0


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_a_drawn_table_is_open_to_everybody(browser: Browser, server: Server, size: tuple[int, int]) -> None:
    page = start(browser, server, SMALL, ["me", "bot", "bot"], size)
    assert violations(page) == []
    expect(page.locator("#text-board .group")).to_have_count(0)  # nobody reads it yet
    page.evaluate("document.activeElement.blur()")
    page.keyboard.press("Tab")
    expect(page.locator(":focus")).to_have_attribute("data-read", "")  # the first thing that a screen reader meets
    page.keyboard.press("Enter")
    expect(page.locator("#text-board .group").first).to_be_visible()
    expect(page.locator("#board")).to_be_focused()
    assert violations(page) == []
    page.reload()
    expect(page.locator("#text-board .group").first).to_be_visible()  # as it was read
    page.evaluate("document.querySelector('[data-to=log]').click()")
    expect(page.locator("#text-board .group")).to_have_count(0)


def test_rules_open_over_the_table(browser: Browser, server: Server) -> None:
    page = start(browser, server, SMALL, ["me", "bot"])
    page.click("#greyed summary")
    page.locator("#greyed a").first.click()
    sheet = page.locator("dialog.sheet-over")
    expect(sheet).to_be_visible()
    expect(sheet.locator(".wanted")).to_contain_text("NU-")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)
    assert "/tables/" in page.url
    page.set_viewport_size({"width": DESK[0], "height": 500})  # so that the rule lies far down
    page.locator("#greyed a").first.click()
    assert sheet.evaluate("node => node.scrollTop") > 0
    sheet.locator(".sheet-head button").click()  # nothing lies over the way back
    expect(sheet).to_have_count(0)


# How high the smallest words of these kinds are written, in pixels.
WRITTEN = """(kinds) => Math.min(...[...document.querySelectorAll(kinds)].map((node) => {
  const matrix = node.getScreenCTM();
  return parseFloat(getComputedStyle(node).fontSize) * Math.hypot(matrix.a, matrix.b);
}))"""


@pytest.mark.parametrize(
    ("game", "kinds"), [("mare_nostrum", "#stage .name, #stage .step"), ("ave_roma", "#stage .step, #stage .n14")]
)
def test_names_and_tracks_can_be_read_on_a_desk(browser: Browser, server: Server, game: str, kinds: str) -> None:
    page = person(browser, server.address)
    lay(page, game, ["me", "bot", "bot", "bot", "bot"])
    expect(page.locator("#stage .ground text").first).to_be_attached()
    assert page.evaluate(WRITTEN, kinds) >= 10


# -- what is kept in sight ---------------------------------------------------------------------------


def stopped(store: File, game: str, seats: int, step: str) -> tuple[str, int]:
    """A table at which somebody is asked at this step, and who."""
    live, rng = Live(find_game(game), seats, {}, 9), sfc32(9)
    while live.state.agenda[-1].name != step:
        offers = legal(live.state, next_seat(live.state))
        live.play_moves(next_seat(live.state), (offers[rng.below(len(offers))],))
    with closing(open_store(store)) as kept:
        return import_table(kept, live.record(whole=True)), live.waiting()[0]


@pytest.fixture
def battle(tmp_path: File) -> Iterator[tuple[Server, str, int]]:
    server = Server(tmp_path)
    table, seat = stopped(server.store, "mare_nostrum", 3, "choose_losses")
    server.start()
    yield server, table, seat
    server.kill()


def test_the_dice_of_a_battle_are_seen_with_the_forces_on_a_phone(
    browser: Browser, battle: tuple[Server, str, int]
) -> None:
    server, table, seat = battle
    page = person(browser, server.address, size=PHONE)
    page.goto(f"/tables/{table}")
    page.click(f"form:has(#sit-{seat}) button")
    expect(page.locator("#stage .p.lit").first).to_be_attached()
    window = page.locator("#stage .pinned")
    expect(window).to_be_visible()
    expect(window).to_contain_text("hit")
    seen = window.bounding_box()
    assert seen is not None
    for thing in page.locator("#stage .p.lit").all():
        _, y = middle(thing)
        assert not seen["y"] <= y <= seen["y"] + seen["height"]
    assert violations(page) == []
    page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
    page.reload()
    expect(page.locator("#stage .p.lit").first).to_be_attached()
    expect(window).to_have_count(0)  # all of the board is seen


@pytest.mark.parametrize(
    ("game", "step", "kinds"),
    [
        ("ave_roma", "choose_worker_or_pass", "#stage .distant"),
        ("forty_four_bce", "negotiation", "#stage .dname.ink, #stage .dname.worth"),
    ],
)
def test_cards_and_tiles_can_be_read_while_a_phone_shows_all_of_the_board(
    browser: Browser, tmp_path: File, game: str, step: str, kinds: str
) -> None:
    server = Server(tmp_path)
    table, seat = stopped(server.store, game, 5, step)
    server.start()
    page = person(browser, server.address, size=PHONE)
    page.goto(f"/tables/{table}")
    page.click(f"form:has(#sit-{seat}) button")
    expect(page.locator("#stage .picture.far-away .ground text").first).to_be_attached()
    expect(page.locator("#stage .p .from-afar-only text").first).to_be_visible()
    assert page.evaluate(WRITTEN, kinds) >= 10
    server.kill()


CUT = """() => [...document.querySelectorAll("#far .facts p")].filter((node) => {
    const [fact, all] = [node, node.parentNode].map((one) => one.getBoundingClientRect());
    return node.scrollWidth > node.clientWidth || fact.right > all.right + 1 || fact.bottom > all.bottom + 1;
  }).map((node) => node.textContent)"""


@pytest.mark.parametrize("game", sorted(set(shelf()) - {SMALL}))
def test_no_fact_beside_a_board_is_cut(browser: Browser, server: Server, game: str) -> None:
    """Also when fonts come late, which makes words wider, or the window becomes narrower."""
    page = person(browser, server.address)
    page.route("**/*.woff2", late)
    address = lay(page, game, ["me", "bot", "bot"][: max(2, min(shelf()[game].player_counts))])
    for lang in LANGUAGES:
        page.context.add_cookies([{"name": "lang", "value": lang, "url": server.address}])
        page.set_viewport_size({"width": DESK[0], "height": DESK[1]})
        page.goto(address)
        expect(page.locator("html")).to_have_attribute("lang", lang)
        expect(page.locator("#far figure").first).to_be_visible()
        page.evaluate("() => document.fonts.ready.then(() => true)")
        for width in (DESK[0], 1200):
            page.set_viewport_size({"width": width, "height": DESK[1]})
            page.wait_for_timeout(200)
            assert page.evaluate(CUT) == [], (lang, width)


def late(route: Route) -> None:
    sleep(0.3)
    route.continue_()


def test_few_boards_of_others_stand_beside_what_they_have_in_words(browser: Browser, server: Server) -> None:
    page = start(browser, server, "rome_and_roll", ["me", "bot"])
    row, board = page.locator("#far").bounding_box(), page.locator("#far figure").bounding_box()
    assert row is not None
    assert board is not None
    assert board["width"] > 0.98 * row["width"]
    expect(page.locator("#far .facts")).to_contain_text("Senators")
    expect(page.locator("#far .facts p").last).to_have_text("…")  # there is more than finds room
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    page.reload()
    expect(page.locator("#far figure")).to_be_visible()
    expect(page.locator("#far .facts")).to_have_count(0)
