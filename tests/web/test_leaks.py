"""Nothing that a viewer may not know reaches it over HTTP: whatever is changed behind its back, every page, message and
JSON answer stays the same to the byte. For every game on the shelf."""

from __future__ import annotations

from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.live import Entry, Live
from tabularium.kernel.moves import READY
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.rng import Rng, sfc32
from tabularium.kernel.state import SPECTATOR, Event, State, View
from tabularium.tables.house import House
from tabularium.tables.table import Table
from tests.web.guests import ORIGIN, Guest, open_door, table_at

GAMES = list(shelf().values())
LOOKS = 5  # moments of a game that are looked at; `make test-long` looks at more


def all_that_reaches(guest: Guest, house: House, address: str, seat: int) -> dict[str, str]:
    """Everything the house tells this device about the table."""
    table_id = address.rpartition("/")[2]
    table = house.tables[table_id]
    ply = table.live.ply
    paths = (address, f"{address}/replay?ply={ply}", f"{address}/record", "/")
    told = {path: guest.get(path).text for path in paths}
    api = f"/api/tables/{table_id}?seat={seat + 1 if seat != SPECTATOR else 0}"
    told["api"] = guest.get(api, **guest.bearer).text
    guest._before()
    with guest.door.websocket_connect(f"{address}/live?lang=fr", headers=ORIGIN) as ears:
        told["live"] = ears.receive_text()
    return told


class Twin:
    """A table while all that a viewer may not know is something else: cards, drafts, dice, secret parts of events."""

    def __init__(self, table: Table, viewer: int, rng: Rng) -> None:
        self.table, self.viewer, self.rng = table, viewer, rng

    def __enter__(self) -> None:
        live, table = self.table.live, self.table
        self.kept = (live.state, live.log, live.snapshots, live.pending, table.draft_revisions, live.secret)
        twin = live.state.view(self.viewer).determinize(self.rng)
        live.state = twin
        live.log = [Entry(one.ply, self.altered(one.event), one.undone) for one in live.log]
        settled = twin.copy()
        if self.viewer < settled.seats:  # an unsealed edit of one's own belongs to no ply
            settled.drafts[self.viewer] = self.kept[0].drafts[self.viewer]
            if self.kept[3][self.viewer]:
                settled.drafts[self.viewer] = self.kept[3][self.viewer][0][1]
        live.snapshots = {**live.snapshots, live.ply: live.game.to_bytes(settled)}
        live.pending = [edits if seat == self.viewer else [] for seat, edits in enumerate(live.pending)]
        table.draft_revisions = [
            revision + (seat != self.viewer) * 3 for seat, revision in enumerate(table.draft_revisions)
        ]

    def altered(self, event: Event) -> Event:
        if event.seen_by(self.viewer) or not event.secret:
            return event
        secret = tuple(value + 1 for value in event.secret)
        return Event(event.kind, event.seat, event.public, secret, event.mask, event.reveals)

    def __exit__(self, *_: object) -> None:
        live, table = self.table.live, self.table
        live.state, live.log, live.snapshots, live.pending, table.draft_revisions, live.secret = self.kept


def step(table: Table, rng: Rng) -> None:
    s: State = table.live.state
    seat = next_seat(s)
    moves = legal(s, seat)
    move = READY if s.agenda[-1].talk and rng.below(3) else moves[rng.below(len(moves))]
    table.play_moves(seat, (move,), "", 1.0)
    table.take_unsaved()


def look_everywhere(game: AnyGame, seats: int, seed: int, looks: int, door: TestClient, house: House) -> None:
    rng = sfc32(seed)
    host = Guest(door)
    options = {f"option_{key}": choice for key, choice in game.random_options(seats, rng).items()}
    address = host.lay("me", *["link"] * (seats - 1), game=game.id, **options)
    table = table_at(house, address)
    guests = {0: host, SPECTATOR: Guest(door, "fr")}
    for seat in range(1, seats):
        guests[seat] = Guest(door, "fr" if seat % 2 else "en")
        assert guests[seat].post(f"/join/{house.fresh_links[table.id, seat]}").status_code == 303
    for _ in range(looks):
        for _ in range(1 + rng.below(9)):
            if not table.live.over:
                step(table, rng)
        if table.live.over:
            return
        for viewer, guest in guests.items():
            real = all_that_reaches(guest, house, address, viewer)
            with Twin(table, viewer, rng):
                twin = all_that_reaches(guest, house, address, viewer)
            for what, text in real.items():
                assert text == twin[what], f"{game.id}, ply {table.live.ply}: {what} tells viewer {viewer} too much"


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_hidden_reaches_a_viewer(game: AnyGame, tmp_path: Path) -> None:
    with open_door(tmp_path) as (door, house):
        seats = max(game.player_counts)
        look_everywhere(game, seats, 7, LOOKS, door, house)


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_hidden_reaches_a_viewer_at_any_moment(game: AnyGame, tmp_path: Path) -> None:
    with open_door(tmp_path) as (door, house):
        for seats in game.player_counts:
            for seed in range(2):
                look_everywhere(game, seats, seed, 150, door, house)


def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test itself can fail: a view that keeps the drafts of others is caught."""

    def leaky(live: Live, seat: int) -> View:
        view = live.state.view(seat)
        view.drafts = live.state.drafts[:]
        return view

    monkeypatch.setattr(Live, "view", leaky)
    small = next(game for game in GAMES if game.example)
    with open_door(tmp_path) as (door, house), pytest.raises(AssertionError, match="too much"):
        look_everywhere(small, 3, 1, 9, door, house)
