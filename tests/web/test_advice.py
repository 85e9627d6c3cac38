"""Hints while a game runs and the look back at its end, as pages."""

from __future__ import annotations

import json
import time
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tabularium.kernel.live import Live
from tabularium.kernel.state import State
from tabularium.tables.house import House
from tabularium.web.advice import Lookback
from tests.web.guests import Guest, table_at
from tests.web.test_pages import choices, revision


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


def test_a_hint_names_answers_that_can_be_played_at_once(door: TestClient, house: House) -> None:
    guest = Guest(door)
    address = guest.lay("me", "bot")
    page = until_asked(guest, address)
    assert f'href="{address}/hint"' in page
    hint = guest.get(f"{address}/hint").text
    assert "% to win" in hint
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
    assert Guest(door).get(f"{address}/hint").status_code == 403


def test_where_another_person_sits_nobody_gets_hints(door: TestClient, house: House) -> None:
    guest, other = Guest(door), Guest(door)
    address = guest.lay("me", "link")
    link = guest.get(address).text.split("/join/")[1].split('"')[0].split("<")[0]
    assert other.post(f"/join/{link}", name="Gaius").status_code == 303
    until_asked(guest, address)
    refused = guest.get(f"{address}/hint")
    assert refused.status_code == 409
    assert "all others at the table are bots" in refused.text
    assert f'href="{address}/hint"' not in guest.get(address).text


def test_a_finished_game_is_analysed_with_progress(
    door: TestClient, house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    guest = Guest(door)
    address = guest.lay("me", "bot", name_0="Claudia")
    table = table_at(house, address)
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
    for read in (found, Guest(door, "fr").get(f"{address}/analysis").text):
        assert read.count("<polyline") == 2
        assert "/replay?ply=" in read
        assert 'id="turnings"' in read
        assert 'class="here"' not in read
    there = guest.get(f"{address}/analysis?ply=3").text
    assert 'class="here"' in there
    assert f'href="{address}/replay?ply=3' in there
    assert f'href="{address}/analysis?ply=3"' in guest.get(f"{address}/replay?ply=3").text
    kept = Lookback(house).of(table, refuse)  # as after a restart: from the store, at once
    assert kept.done == 1.0
    assert len(kept.chances) == table.live.ply + 1
    assert [one.ply for one in kept.turnings] == sorted(one.ply for one in kept.turnings) != []
    assert all(one.advice for one in kept.turnings)
