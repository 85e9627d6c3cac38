"""What goes over a page's socket: the lines that are new, and where the others were."""

from __future__ import annotations

import json
import re

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tabularium.tables.registry import Registry
from tabularium.web import sections
from tabularium.web.sections import SECTIONS, Made, as_it_is_now, what_is_new
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


Page = dict[str, list[str]]


def hear(page: Page, message: str) -> Page:
    """A page after a message."""
    sections = json.loads(message)["sections"]
    return page | {name: as_it_is_now(page.get(name, []), parts) for name, (_, _, parts) in sections.items()}


def have(html: str) -> str:
    """Which sections a page says it has."""
    return html.partition('data-have="')[2].partition('"')[0]


def test_an_update_is_the_page_and_much_shorter(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "link")
    guest._before()
    with client.websocket_connect(f"{address}/live?lang=en", headers=ORIGIN) as ears:
        first = ears.receive_text()
        page = hear({}, first)
        assert list(page) == list(SECTIONS)
        assert all("\n".join(lines) in guest.get(address).text for lines in page.values())
        guest.move(address, "done", 0, table_at(registry, address).revision(0))
        second = ears.receive_text()
    page = hear(page, second)
    now = guest.get(address).text
    assert all("\n".join(lines) in now for lines in page.values())
    assert "reopen" in str(json.loads(second)["sections"]["decision"])
    assert len(second) < len(first) / 2


def test_a_page_is_not_sent_again_what_it_came_with(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "link")
    versions = have(guest.get(address).text)
    with client.websocket_connect(f"{address}/live?lang=en&have={versions}", headers=ORIGIN) as ears:
        assert json.loads(ears.receive_text())["sections"] == {}
        guest.post(f"{address}/say", text="Salve")
        told = json.loads(ears.receive_text())["sections"]
        assert set(told) == {"chat"}
        assert all(isinstance(part, str) for part in told["chat"][2])  # its lines have not gone over this socket yet
    old = "AAAAAAAA" + versions[8:]
    with client.websocket_connect(f"{address}/live?lang=en&have={old}", headers=ORIGIN) as ears:
        assert set(json.loads(ears.receive_text())["sections"]) == {"moment", "chat"}


def test_a_section_is_made_once_for_all_who_see_the_same(
    client: TestClient, registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def counted(lines: tuple[str, ...], version: str) -> Made:
        made.append(re.findall(r'id="([a-z]+)"', lines[0])[0])
        return Made(lines, version)

    monkeypatch.setattr(sections, "Made", counted)
    host, watcher, other = (Guest(client, lang="fr") for _ in range(3))
    address = host.lay("me", "open")
    host.get(address)
    assert made == list(SECTIONS)
    watcher.get(address)
    made.clear()
    other.get(address)
    assert made == []
    host.post(f"{address}/say", text="Salve")
    host.get(address)
    assert made == ["chat"]


def test_a_page_of_another_build_is_told_to_load_itself_again(client: TestClient) -> None:
    guest = Guest(client)
    address = guest.lay("me", "link")
    live = guest.get(address).text.partition('data-live="')[2].partition('"')[0].replace("&amp;", "&")
    guest._before()
    for asked, wanted in (
        (live, None),
        (f"{address}/live?lang=en&build=another", True),
        (f"{address}/live?lang=en", None),
    ):
        with client.websocket_connect(asked, headers=ORIGIN) as ears:
            first = json.loads(ears.receive_text())
        assert first.get("reload") is wanted
        assert first["sections"].keys() == set(SECTIONS)
        assert json.loads(guest.get(asked).text).get("reload") is wanted
