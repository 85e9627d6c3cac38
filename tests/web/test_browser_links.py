"""Links that are slow, stall or break, and people who are quicker: what is meant is done, once, and nothing else."""

from __future__ import annotations

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.tables.tables import SMALL
from tests.web.browser import FLOOR, lay, person
from tests.web.server import Server

LAID = "#tray .laid button"
UNDO = "#tools form[action$=undo] button"
EVENTS = "#log .events"

# Deeds of these names wait until they are let go, before they go over the socket.
HOLD = """(wanted) => {
  const now = WebSocket.prototype.send;
  const open = new Promise((resolve) => { window.letGo = resolve; });
  window.sent = [];
  WebSocket.prototype.send = async function (text) {
    const [name, , fields] = JSON.parse(text);
    if (new RegExp(wanted).test(name)) await open;
    window.sent.push(`${name} ${new URLSearchParams(fields).get("move") ?? ""}`.trim());
    now.call(this, text);
  };
}"""


def table(browser: Browser, server: Server, game: str = SMALL, kinds: tuple[str, ...] = ("me", "bot")) -> Page:
    page = person(browser, server.address)
    lay(page, game, list(kinds))
    expect(page.locator(".p.lit").first).to_be_attached()
    page.wait_for_timeout(500)  # what has just come takes no press yet
    return page


def hold(page: Page, names: str = ".") -> None:
    page.evaluate(HOLD, names)


def let_go(page: Page) -> None:
    page.evaluate("window.letGo()")


def sent(page: Page) -> list[str]:
    return [str(one) for one in page.evaluate("window.sent")]


def where(page: Page, key: str) -> tuple[float, float]:
    box = page.locator(f'.p.lit[data-touch="{key}"]').first.bounding_box()
    assert box is not None
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2


def settled(page: Page) -> None:
    """Everything has come back, and nothing is left of it."""
    expect(page.locator("body:is(.sending, .unsettled), .busy")).to_have_count(0)


# -- before the answer is there ----------------------------------------------------------------------


def test_things_touched_in_a_row_are_all_taken(browser: Browser, server: Server) -> None:
    """The second was lost without a word: the page still waited for the answer to the first."""
    page = table(browser, server)
    first, second = where(page, "card-as"), where(page, "card-sestertius")
    hold(page)
    page.mouse.click(*first)
    expect(page.locator('.p.chosen[data-touch="card-as"]')).to_be_attached()  # it says at once that it has understood
    expect(page.locator("body.sending")).to_be_attached()
    page.mouse.click(*second)
    let_go(page)
    expect(page.locator(LAID)).to_have_text(["sestertius"])  # another bid takes the place of the first
    assert sent(page) == ["moves bid as", "moves bid sestertius"]
    settled(page)
    assert page.locator("[data-choices] li[hidden]").count() == 0


def test_the_second_of_a_double_click_answers_no_new_question(browser: Browser, floor: Server) -> None:
    """On a quick link the next question is there before the second click: it lay under the pointer."""
    page = table(browser, floor, FLOOR, ("me",))
    box = page.locator("[data-choices] button[value='pay 1']").bounding_box()
    assert box is not None
    page.mouse.click(box["x"] + 20, box["y"] + 10)
    expect(page.locator(EVENTS)).to_contain_text("pays 1")
    page.mouse.down(click_count=2)
    page.mouse.up(click_count=2)
    page.wait_for_timeout(300)
    assert page.locator(f"{EVENTS} li", has_text="pays").count() == 1
    page.click("[data-choices] button[value='pay 1']")  # who presses once more means it
    expect(page.locator(f"{EVENTS} li", has_text="pays")).to_have_count(2)


def test_a_shape_hangs_where_it_was_dropped_until_it_lies_there(browser: Browser, floor: Server) -> None:
    page = table(browser, floor, FLOOR, ("me",))
    page.mouse.click(*where(page, "plan-bend"))
    expect(page.locator(".hanging.fits")).to_be_attached()
    hold(page)
    for _ in "dropped", "and once more":
        page.keyboard.press("Enter")
    expect(page.locator(".hanging")).to_have_count(1)
    let_go(page)
    expect(page.locator(EVENTS)).to_contain_text("lays a tile")
    expect(page.locator(".hanging")).to_have_count(0)
    settled(page)
    assert len(sent(page)) == 1
    expect(page.locator("#toast")).to_be_hidden()


def test_who_holds_enter_down_confirms_nothing(browser: Browser, floor: Server) -> None:
    """The question came up under the key, and was answered by it."""
    page = table(browser, floor, FLOOR, ("me",))
    page.locator("[data-choices] button[value=pass]").focus()
    page.keyboard.down("Enter")
    expect(page.locator(".popup")).to_contain_text("You would lose 5 coins.")
    page.keyboard.down("Enter")
    page.keyboard.up("Enter")
    expect(page.locator(".popup")).to_be_visible()
    assert "passes" not in page.locator(EVENTS).inner_text()
    page.wait_for_timeout(450)
    page.keyboard.press("Enter")  # who has read it, does
    expect(page.locator(EVENTS)).to_contain_text("passes")


def test_who_holds_enter_down_on_a_button_presses_it_once(browser: Browser, floor: Server) -> None:
    page = table(browser, floor, FLOOR, ("me",))
    for paid in (1, 2, 3):
        page.click("[data-choices] button[value='pay 1']")
        expect(page.locator(f"{EVENTS} li:not(.undone)", has_text="pays")).to_have_count(paid)
    page.locator(UNDO).focus()
    for undone in (1, 1, 1):
        page.keyboard.down("Enter")
        expect(page.locator(f"{EVENTS} li.undone", has_text="pays")).to_have_count(undone)
        page.wait_for_timeout(100)
    page.keyboard.up("Enter")


def test_what_is_being_written_stays_when_the_last_line_is_heard(browser: Browser, server: Server) -> None:
    page = table(browser, server)
    page.click("[data-to=talk-room]")
    hold(page)
    page.fill("#say-text", "Salve!")
    page.keyboard.press("Enter")
    page.keyboard.press("Enter")  # said once
    page.keyboard.type("Quid agis?")
    let_go(page)
    expect(page.locator("#chat .talk li[id]")).to_have_count(1)
    page.wait_for_timeout(100)
    expect(page.locator("#say-text")).to_have_value("Quid agis?")
    assert sent(page) == ["say"]


def test_another_language_waits_for_what_is_under_way(browser: Browser, server: Server) -> None:
    page = table(browser, server)
    hold(page)
    page.keyboard.press("1")
    page.click(".taste button[value=fr]", no_wait_after=True)
    page.wait_for_timeout(100)
    let_go(page)
    expect(page.locator("html[lang=fr]")).to_be_attached()
    expect(page.locator(LAID)).to_have_count(1)


def test_the_curtain_falls_before_the_house_has_answered(browser: Browser, server: Server) -> None:
    """Whoever comes to the screen meanwhile sees nothing of the one who left it."""
    page = person(browser, server.address)
    lay(page, SMALL, ["me", "here"])
    page.click("#curtain button.primary")
    expect(page.locator("#near .p").first).to_be_visible()
    hold(page)
    page.click("#seat-deeds form[action$=drop] button")
    expect(page.locator("#near .p").first).to_be_hidden()
    expect(page.locator("#decision")).to_be_hidden()
    let_go(page)
    expect(page.locator("#curtain")).to_be_visible()


def test_rules_asked_for_twice_open_once(browser: Browser, server: Server) -> None:
    page = table(browser, server)
    page.locator("header a[href*='/rules/']").dblclick()
    expect(page.locator("dialog.sheet-over")).to_be_visible()
    page.wait_for_timeout(200)
    assert page.locator("dialog").count() == 1


# -- links that break --------------------------------------------------------------------------------


NO_SOCKETS = """
window.WebSocket = class extends EventTarget {
  static OPEN = 1;
  readyState = 3;
  constructor() { super(); setTimeout(() => this.dispatchEvent(Object.assign(new Event("close"), { code: 1006 }))); }
  close() {}
};
"""


@pytest.mark.parametrize("fault", ["", "nothing", "502"])
def test_where_no_socket_can_be_opened_moves_go_as_forms(browser: Browser, server: Server, fault: str) -> None:
    """Also where the first request was lost, or what stands before the server answers for it. The page that comes with
    the answer is shown, and what others do meanwhile is asked for."""
    page = person(browser, server.address)
    page.add_init_script(NO_SOCKETS)
    faults = [fault] if fault else []

    def fail_once(route: Route) -> None:
        if not faults:
            route.continue_()
        elif faults.pop() == "502":
            route.fulfill(status=502, body="<h1>Bad Gateway</h1>", content_type="text/html")
        else:
            route.abort()

    page.route("**/moves?*", fail_once)
    lay(page, SMALL, ["me", "bot"])
    expect(page.locator(".p.lit").first).to_be_attached()
    page.wait_for_timeout(300)
    page.keyboard.press("1")
    if fault:
        expect(page.locator("#toast")).to_contain_text("kept")
    expect(page.locator(LAID)).to_have_text(["as"])
    expect(page.locator("#toast")).to_be_hidden()
    page.wait_for_timeout(300)
    page.keyboard.press("d")
    expect(page.locator(EVENTS)).to_contain_text("Flavia bids: as.")


# Sockets that can be made deaf, all that there are so far.
SOCKETS = """
window.sockets = [];
window.WebSocket = class extends WebSocket {
  constructor(...where) { super(...where); window.sockets.push(this); }
  addEventListener(kind, listener) { super.addEventListener(kind, (event) => { if (!this.deaf) listener(event); }); }
};
window.goDeaf = () => { for (const socket of window.sockets) socket.deaf = true; };
"""


def with_sockets(browser: Browser, server: Server) -> Page:
    page = person(browser, server.address)
    page.add_init_script(SOCKETS)
    lay(page, SMALL, ["me", "bot"])
    expect(page.locator(".p.lit").first).to_be_attached()
    return page


def test_a_page_that_hears_nothing_of_its_own_move_asks_again(browser: Browser, server: Server) -> None:
    """A socket may be dead without a word, as on a phone that changed its network."""
    page = with_sockets(browser, server)
    page.evaluate("window.goDeaf()")
    page.click("[data-choices] button[value='bid as']")
    expect(page.locator(LAID)).to_have_text(["as"])
    assert page.evaluate("window.sockets.length") == 2
    settled(page)
    expect(page.locator("#toast")).to_be_hidden()  # asked again under its key, it was done once
