"""Hints while a game runs and the look back at its end, as pages."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tabularium.bots.hint import Hint
from tabularium.bots.workers import BotFailed
from tabularium.kernel.live import Live
from tabularium.kernel.state import State
from tabularium.tables.registry import Registry
from tabularium.web.advice import Lookback
from tabularium.web.sections import SECTIONS
from tests.web.guests import Guest, table_at
from tests.web.test_pages import choices, revision

JSON = {"accept": "application/json"}


def until_asked(guest: Guest, address: str) -> str:
    """The page on which this guest has a choice of two."""
    for _ in range(6_000):
        page = guest.get(address).text
        if len(choices(page)) > 1:
            return page
        time.sleep(0.02)
    raise AssertionError("nobody asked")


def refuse() -> None:
    raise AssertionError("nothing should begin")


def test_a_hint_names_answers_that_can_be_played_at_once(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "bot")
    page = until_asked(guest, address)
    assert f'action="{address}/hint"' in page
    asked = guest.post(f"{address}/hint", seat=0)  # without scripts the button leads to a page of its own
    assert asked.headers["location"] == f"{address}/hint"
    hint = guest.get(f"{address}/hint").text
    assert "your chance to win is" in hint
    assert 'name="move"' in hint
    assert '<p class="asks">Choose a card to bid' in hint  # one need not remember what was asked
    sent = json.loads(hint.split('id="picture-lines">')[1].split("</script>")[0])
    pieces = [(line[1], line[2], line[-1]) for line in sent if line[0] == "piece"]
    advised = [
        place if rest["touch"] == 1 else rest["touch"]
        for _, place, rest in pieces
        if "advised" in rest.get("marks", ())
    ]
    assert any(touch.startswith("card-") for touch in advised)
    numerals = {place for kind, place, _ in pieces if kind == "advice"}
    assert numerals  # an answer that lays nothing has none
    assert numerals <= {"advice-0", "advice-1", "advice-2"}
    assert guest.get(f"{address}/hint?x=1").status_code == 200
    assert Guest(client).get(f"{address}/hint").status_code == 403


def test_where_another_person_sits_nobody_gets_hints(client: TestClient, registry: Registry) -> None:
    guest, other = Guest(client), Guest(client)
    address = guest.lay("me", "link")
    link = guest.get(address).text.split("/join/")[1].split('"')[0].split("<")[0]
    assert other.post(f"/join/{link}", name="Gaius").status_code == 303
    until_asked(guest, address)
    refused = guest.get(f"{address}/hint")
    assert refused.status_code == 409
    assert "all others at the table are bots" in refused.text
    assert f'action="{address}/hint"' not in guest.get(address).text
    refused = guest.post(f"{address}/hint", JSON, seat=0)
    assert refused.status_code == 409
    assert "all others at the table are bots" in refused.json()["error"]


def test_a_finished_game_is_analysed_with_progress(
    client: TestClient, registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = Guest(client)
    address = guest.lay("me", "bot", name_0="Claudia")
    table = table_at(registry, address)
    assert guest.get(f"{address}/analysis").status_code == 303
    for _ in range(4000):
        page = guest.get(address).text
        if table.live.over:
            break
        offered = choices(page)
        if offered:
            guest.post(f"{address}/moves", move=offered[-1], seat=0, revision=revision(page))
        else:
            time.sleep(0.01)
    assert table.live.over

    def walk(live: Live) -> Iterator[State]:
        raise AssertionError("the server's own process plays no game again")

    monkeypatch.setattr(Live, "walk", walk)
    for _ in range(2_400):
        found = guest.get(f"{address}/analysis").text
        if "<progress" not in found:
            break
        time.sleep(0.05)
    for read in (found, Guest(client, "fr").get(f"{address}/analysis").text):
        assert read.count("<polyline") == 2
        assert read.count('class="part-luck"') == 2 * 2  # a bar and its name for each seat
        assert "/replay?ply=" in read
        assert 'id="turnings"' in read
        assert 'class="here"' not in read
    there = guest.get(f"{address}/analysis?ply=3").text
    assert 'class="here"' in there
    assert f'href="{address}/replay?ply=3' in there
    assert f'href="{address}/analysis?ply=3"' in guest.get(f"{address}/replay?ply=3").text
    kept = Lookback(registry).of(table, refuse)  # as after a restart: from the store, at once
    assert kept.done == 1.0
    assert len(kept.chances) == table.live.ply + 1
    assert [one.ply for one in kept.turnings] == sorted(one.ply for one in kept.turnings) != []
    monkeypatch.undo()
    for read in (guest.get(f"{address}/end").text, Guest(client, "fr").get(f"{address}/end").text):
        assert 'id="parts"' in read
        assert 'id="lessons"' in read
        assert "data-again" not in read
    mistakes = kept.lessons([0])
    assert [one.ply for one in mistakes] == sorted(one.ply for one in mistakes)
    for one in mistakes:
        assert f'id="lesson-{one.ply}"' in guest.get(f"{address}/end").text
        moment = guest.get(f"{address}/moment?ply={one.ply}").text
        assert 'id="picture-lines"' in moment
        assert "Better:" in moment
        assert "Played" in moment
    assert guest.get(f"{address}/moment?ply=99999").status_code == 303


def until_shown(guest: Guest, address: str, words: str) -> str:
    for _ in range(2_400):
        page = guest.get(address).text
        if words in page:
            return page
        time.sleep(0.02)
    raise AssertionError(f"“{words}” did not come: {page}")


def test_a_hint_stands_at_the_table_until_it_is_played(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "bot")
    until_asked(guest, address)
    assert guest.post(f"{address}/hint", JSON, seat=0).json()["done"]
    page = until_shown(guest, address, "your chance to win is")
    assert 'class="turn"' in page
    assert all(page.count(f' id="{name}"') == 1 for name in SECTIONS)  # where an open page puts what is new
    assert "compared with" in page
    first = page.split('<ol class="turn">')[1].split("</ol>")[0]
    assert "Show me the second best" in page
    guest.post(f"{address}/hint", JSON, seat=0, which=1)
    second = guest.get(address).text
    assert second.split('<ol class="turn">')[1].split("</ol>")[0] != first
    guest.post(f"{address}/hint", JSON, seat=0, which="close")
    assert 'class="turn"' not in guest.get(address).text
    guest.post(f"{address}/hint", JSON, seat=0)
    page = until_shown(guest, address, 'class="turn"')  # it is known already
    move = page.split('class="coach-keys"')[1].split('name="move" value="')[1].split('"')[0]
    assert guest.move(address, move, 0, revision(page)).status_code == 200
    assert 'class="turn"' not in guest.get(address).text


def test_a_hint_at_the_table_is_drawn_on_the_board(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    address = guest.lay("me", "bot", game="ave_roma")
    until_asked(guest, address)
    guest.post(f"{address}/hint", JSON, seat=0)
    until_shown(guest, address, 'class="turn"')
    seen = guest.get(f"{address}/live").json()["picture"]
    lines = [json.loads(line) if isinstance(line, str) else line for line in seen]
    pieces = [line for line in lines if line[0] == "piece"]
    assert any("advised" in line[-1].get("marks", ()) for line in pieces)
    assert "advice-0" in {line[2] for line in pieces if line[1] == "advice"}
    other = Guest(client).get(f"{address}/live").json()["picture"]  # who watches sees nothing of it
    assert not any("advised" in str(line) for line in other)
    assert 'class="turn"' not in Guest(client).get(address).text


def test_a_hint_that_fails_says_so_at_the_table(
    client: TestClient, registry: Registry, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def broken(*asked: object) -> Hint:
        raise BotFailed("it fell over")

    kept = registry.workers.hint
    monkeypatch.setattr(registry.workers, "hint", broken)
    guest = Guest(client)
    address = guest.lay("me", "bot")
    until_asked(guest, address)
    guest.post(f"{address}/hint", JSON, seat=0)
    until_shown(guest, address, "The bot found no hint in time.")
    monkeypatch.setattr(registry.workers, "hint", kept)
    guest.post(f"{address}/hint", JSON, seat=0)
    until_shown(guest, address, 'class="turn"')
