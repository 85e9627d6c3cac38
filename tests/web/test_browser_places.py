"""What has just come under a finger takes no press, and what takes back or closes stays where it is."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser, expect

from tests.web.browser import DESK, PHONE, Moves, choose, lay, over, person, settled
from tests.web.server import Server

# Press a point as soon as other choices are on the page, as a finger on its way already does; what lay there.
PRESS_AT_ONCE = """([x, y]) => new Promise((resolve) => {
  const asked = () => document.querySelector("[data-choices]")?.dataset.revision;
  const before = asked();
  const press = () => {
    const node = document.elementFromPoint(x, y);
    if (node.closest("a")) return "";
    const row = [...document.querySelectorAll("#decision button, #deeds button")].find((one) => {
      const box = one.getBoundingClientRect();
      return x > box.left && x < box.right && y > box.top && y < box.bottom;
    });
    const at = { bubbles: true, cancelable: true, clientX: x, clientY: y, detail: 1 };
    node.dispatchEvent(new PointerEvent("pointerdown", { ...at, pointerType: "mouse" }));
    node.dispatchEvent(new MouseEvent("mousedown", at));
    node.dispatchEvent(new PointerEvent("pointerup", { ...at, pointerType: "mouse" }));
    node.dispatchEvent(new MouseEvent("mouseup", at));
    node.dispatchEvent(new MouseEvent("click", at));
    return row ? row.value : "";
  };
  new MutationObserver((_, watcher) => {
    if (!asked() || asked() === before) return;
    watcher.disconnect();
    setTimeout(() => resolve(press()), 20);
  }).observe(document.querySelector("#main"), { subtree: true, childList: true, attributes: true });
  setTimeout(() => resolve(""), 3000); // nothing else is asked
})"""


def test_a_press_that_was_on_its_way_does_not_answer_the_next_question(browser: Browser, server: Server) -> None:
    page = person(browser, server.address)
    lay(page, "age_of_rome", ["me", "bot"])
    expect(page.locator("#near .p.lit").first).to_be_attached()
    moves = Moves(page)
    pressed: list[str] = []
    for n in range(8):
        settled(page)
        target = page.locator(
            "[data-choices] li button, [data-done]" if n % 3 else "[data-done], [data-choices] li button"
        )
        button = target.filter(visible=True).first
        button.scroll_into_view_if_needed()
        settled(page)
        box = button.bounding_box()
        assert box is not None
        at = [box["x"] + box["width"] / 2, box["y"] + box["height"] / 2]
        page.evaluate("window.moves.length = 0")
        page.evaluate(f"(at) => {{ window.fell = ({PRESS_AT_ONCE})(at); }}", at)
        page.mouse.click(*at)
        fell = page.evaluate("window.fell")
        if page.locator(".popup .primary").count():
            page.locator(".popup .quiet").click()
        if fell:
            pressed.append(fell)
            page.wait_for_timeout(200)
            assert len(moves.sent) == 1, f"{fell} was taken, too"
            assert "Press it again" in page.locator("#news").inner_text()
    assert len(pressed) >= 3


# Where what takes back, advises and closes stands, by what it does.
PLACES = """() => Object.fromEntries([...document.querySelectorAll("#deeds :is(button, a)")].map((node) => {
  const { left, top, right, bottom } = node.getBoundingClientRect();
  const name = "done" in node.dataset ? "done" : node.id || node.form.action.split("/").at(-1);
  return [name, [left, top, right, bottom].map(Math.round)];
}))"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
@pytest.mark.parametrize("game", ["ave_roma", "mare_nostrum"])
def test_what_takes_back_and_closes_stays_where_it_is(
    browser: Browser, server: Server, game: str, size: tuple[int, int]
) -> None:
    page = person(browser, server.address, "fr", size=size)
    lay(page, game, ["me", "bot", "bot"])
    expect(page.locator("[data-choices]")).to_be_attached()
    page.evaluate("localStorage.setItem('list', 'open')")
    chance = random.Random(7)
    lefts: dict[str, set[int]] = {}
    tops: set[int] = set()
    wide, high = size
    for _ in range(12):
        settled(page)
        for name, (left, top, right, bottom) in page.evaluate(PLACES).items():
            lefts.setdefault(name, set()).add(left)
            tops.add(top)
            assert 0 <= left < right <= wide, name
            assert (0 if size == DESK else high * 0.6) <= top < bottom <= high, name
        if over(page):
            break
        choose(page, chance, keys=False)
        settled(page)
    assert {"undo", "restart", "hint"} <= set(lefts)
    assert len(tops) == 1
    assert [name for name, found in lefts.items() if len(found) > 1] == []
