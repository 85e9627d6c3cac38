"""A game once more: every frame has an address, and the links lead through all of them and back."""

from __future__ import annotations

import json
import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from tabularium.kernel.frames import Frame
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import SPECTATOR
from tabularium.tables.registry import Registry
from tabularium.tables.table import Table
from tabularium.web.pictures import Grounds, drawn_lines
from tests.web.guests import Guest, table_at

GAMES = [game for game in shelf().values() if max(game.player_counts) > 1]
WALKED = 30  # plies of each game


def played(guest: Guest, registry: Registry, game: AnyGame, plies: int, count: int = 4, others: str = "here") -> Table:
    """A table after so many moves by chance."""
    count = min(game.player_counts[-1], count)
    table = table_at(registry, guest.lay("me", *[others] * (count - 1), game=game.id))
    rng = sfc32(3)
    while table.live.ply < plies and not table.live.over:
        seat = next_seat(table.live.state)
        offers = legal(table.live.state, seat)
        table.play_moves(seat, (offers[rng.below(len(offers))],), "", 1.0)
    return table


def longest(table: Table) -> int:
    """The ply of the move that took most steps."""
    return max(range(1, table.live.ply + 1), key=lambda ply: len(table.live.frames(ply)))


def link(page: str, name: str) -> str:
    found = re.search(rf'id="ply-{name}"[^>]*href="\?([^"]*)"', page)
    assert found, name
    return unescape(found[1])


def told(page: str) -> list[str]:
    inside = re.search(r'<div class="told"[^>]*>(.*?)</div>', page, re.S)
    assert inside
    return [unescape(beat) for beat in re.findall(r"<p>(.*?)(?: <a href=[^>]*>[^<]*</a>)?</p>", inside[1])]


def picture(page: str) -> list[object]:
    found = re.search(r'id="picture-lines">(.*?)</script>', page, re.S)
    assert found
    lines: list[object] = json.loads(found[1])
    return lines


def drawn(table: Table, frame: Frame) -> list[object]:
    presenter = table.presenter("en")
    view = frame.state.view(SPECTATOR)
    made = presenter.picture(view)
    assert made is not None
    return [json.loads(line) for line in drawn_lines(presenter, view, made, Grounds())]


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_the_links_lead_through_every_frame_that_shows_something(
    client: TestClient, registry: Registry, game: AnyGame
) -> None:
    """All is told once and in order, no picture is left out, and within a move none is shown twice in a row."""
    guest = Guest(client)
    table = played(guest, registry, game, WALKED)
    live = table.live
    frames = [frame for ply in range(1, live.ply + 1) for frame in live.frames(ply)]
    said = [table.presenter("en").event(live.state, entry.event, SPECTATOR) for entry in live.log if entry.ply]
    address = f"/tables/{table.id}/replay"
    page = guest.get(f"{address}?ply=0&as=all").text
    walked, heard, seen = ["ply=0"], [], [picture(page)]
    while " data-end" not in page:
        there = link(page, "next").partition("&as=")[0]
        assert there not in walked
        page = guest.get(f"{address}?{there}&as=all").text
        assert link(page, "back").partition("&as=")[0] == walked[-1]
        walked.append(there)
        heard += told(page)
        seen.append(picture(page))
        assert "beat" not in there or seen[-1] != seen[-2]
    assert heard == said
    assert all(drawn(table, frame) in seen for frame in frames)
    assert set(walked) >= {f"ply={ply}" for ply in range(live.ply + 1)}


def test_a_line_of_the_log_leads_to_the_frame_that_told_it(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    table = played(guest, registry, shelf()["forty_four_bce"], 60, count=2)
    live = table.live
    ply = longest(table)
    frames = live.frames(ply)
    assert len(frames) > 5
    page = guest.get(f"/tables/{table.id}/replay?ply={ply}&as=all").text
    links = [unescape(found) for found in re.findall(rf'<li id="log-\d+"[^>]*>.*?href="\?(ply={ply}&[^"]*)"', page)]
    told_in_all = sum(len(frame.events) for frame in frames)
    assert len(links) == min(30, told_in_all)
    for number, there in enumerate(reversed(links), told_in_all - len(links) + 1):
        assert f"&beat={number}&" in there
        assert len(told(guest.get(f"/tables/{table.id}/replay?{there}").text)) >= 1
    first = guest.get(f"/tables/{table.id}/replay?ply={ply}&beat=1&as=all").text
    assert told(first)[0] == table.presenter("en").event(live.state, frames[0].events[0], SPECTATOR)


def test_only_where_a_move_has_been_made_can_all_be_asked_to_go_back(client: TestClient, registry: Registry) -> None:
    guest = Guest(client)
    table = played(guest, registry, shelf()["forty_four_bce"], 60, count=2, others="link")
    ply = longest(table)
    assert ply < table.live.ply
    address, rewind = f"/tables/{table.id}/replay", f'action="/tables/{table.id}/rewind"'
    whole, part = (guest.get(f"{address}?ply={ply}{beat}&as=all").text for beat in ("", "&beat=1"))
    assert rewind in whole
    assert rewind not in part
    assert "Waiting for" not in part  # in the middle of a move nobody is asked for anything
