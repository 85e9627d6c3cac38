"""What goes over a page's socket: the lines that are new, and where the others were."""

from __future__ import annotations

import json

from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tabularium.tables.house import House
from tabularium.web.live import as_it_is_now, what_is_new
from tests.web.guests import ORIGIN, Guest, table_at

LINES = st.lists(st.sampled_from(["<main>", "<li>a</li>", "<li>b</li>", "<li>c</li>", "", "</main>"]), max_size=12)


def test_lines_that_stay_are_named_by_their_place() -> None:
    before = ["<ol>", "<li>one</li>", "<li>two</li>", "</ol>"]
    now = ["<ol>", "<li>three</li>", "<li>one</li>", "<li>two</li>", "</ol>"]
    assert what_is_new([], now) == now
    assert what_is_new(before, now) == [[0, 1], "<li>three</li>", [1, 4]]
    assert what_is_new(before, before) == [[0, 4]]


@given(before=LINES, now=LINES)
def test_a_page_becomes_what_it_should_be(before: list[str], now: list[str]) -> None:
    assert as_it_is_now(before, what_is_new(before, now)) == now


def test_an_update_is_the_page_and_much_shorter(door: TestClient, house: House) -> None:
    guest = Guest(door)
    address = guest.lay("me", "link")
    guest._before()
    with door.websocket_connect(f"{address}/live?lang=en", headers=ORIGIN) as ears:
        first = ears.receive_text()
        page = as_it_is_now([], json.loads(first)["lines"])
        assert "\n".join(page) in guest.get(address).text
        guest.move(address, "done", 0, table_at(house, address).revision(0))
        second = ears.receive_text()
    page = as_it_is_now(page, json.loads(second)["lines"])
    assert "\n".join(page) in guest.get(address).text
    assert "reopen" in str(json.loads(second)["lines"])
    assert len(second) < len(first) / 2
