"""Nothing that a viewer may not know reaches it over HTTP: whatever is changed behind its back, every page, message,
JSON answer and refusal stays the same to the byte. For every game on the shelf, for every seat and a spectator."""

from __future__ import annotations

import asyncio
from collections.abc import Mapping
from pathlib import Path
from urllib.parse import urlencode

import pytest
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.live import Live, LogEntry
from tabularium.kernel.moves import READY
from tabularium.kernel.play import legal, may, owes
from tabularium.kernel.rng import Rng, sfc32
from tabularium.kernel.state import SPECTATOR, Event, State, View
from tabularium.tables.engines import open_store
from tabularium.tables.laying import SeatPlan, TablePlan
from tabularium.tables.registry import Registry
from tabularium.tables.table import Table
from tabularium.tables.tokens import hashed, new_device
from tabularium.tables.watching import Watcher
from tabularium.web.app import make_app
from tabularium.web.guard import UNLIMITED, Limits
from tests.cluster import Cluster
from tests.web.direct import Ear, ask

GAMES = list(shelf().values())
SELDOM = 5  # what is made like something else, or can hardly tell anything, is looked at every so many plies


class Twin:
    """A table while all that a viewer may not know is something else: cards, drafts, dice, secret parts of events, what
    others pass ahead, and how much was done there: who counts that knows when others edit."""

    def __init__(self, table: Table, viewer: int, rng: Rng) -> None:
        self.table, self.viewer, self.rng = table, viewer, rng

    def __enter__(self) -> None:
        live, table = self.table.live, self.table
        self.kept = (live.state, live.log, live.snapshots, live.pending, table.draft_revisions, live.secret)
        self.ahead = [chair.ahead for chair in table.chairs]
        self.version = table.version
        table.version += 3
        twin = live.state.view(self.viewer).determinize(self.rng)
        live.state = twin
        live.log = [LogEntry(one.ply, self.altered(one.event), one.undone) for one in live.log]
        settled = twin.copy()
        if self.viewer < settled.seats:  # an unsealed edit of one's own belongs to no ply
            settled.drafts[self.viewer] = self.kept[0].drafts[self.viewer]
            if self.kept[3][self.viewer]:
                settled.drafts[self.viewer] = self.kept[3][self.viewer][0][1]
        live.snapshots = {**live.snapshots, live.ply: live.game.to_bytes(settled)}
        live.pending = [edits if seat == self.viewer else [] for seat, edits in enumerate(live.pending)]
        live.secret = bytes(32) if live.secret is not None else None
        table.draft_revisions = [
            revision + (seat != self.viewer) * 3 for seat, revision in enumerate(table.draft_revisions)
        ]
        for seat, chair in enumerate(table.chairs):
            if seat != self.viewer:
                chair.ahead = "a window somewhere"

    def altered(self, event: Event) -> Event:
        if event.seen_by(self.viewer) or not event.secret:
            return event
        secret = tuple(value + 1 for value in event.secret)
        return Event(event.kind, event.seat, event.public, secret, event.mask, event.reveals)

    def __exit__(self, *_: object) -> None:
        live, table = self.table.live, self.table
        live.state, live.log, live.snapshots, live.pending, table.draft_revisions, live.secret = self.kept
        table.version = self.version
        for chair, ahead in zip(table.chairs, self.ahead, strict=True):
            chair.ahead = ahead


class Onlooker:
    """A viewer: its device, and two of each kind of socket, one that hears of the table and one of its twins."""

    def __init__(self, app: ASGIApp, registry: Registry, table: Table, viewer: int, token: str, lang: str) -> None:
        self.app, self.registry, self.table, self.viewer = app, registry, table, viewer
        self.cookies = {"cookie": f"device={token}; lang={lang}"}
        self.bearer = {"authorization": f"Bearer {token}"}
        self.number = viewer + 1 if viewer != SPECTATOR else 0
        self.address, self.api = f"/tables/{table.id}", f"/api/tables/{table.id}"
        self.lang = lang
        self.ears: list[tuple[Ear, Watcher]] = []

    async def open(self) -> None:
        for path, headers in (
            (f"{self.address}/live?lang={self.lang}", self.cookies),
            (f"{self.api}/stream?seat={self.number}&lang={self.lang}", self.bearer),
        ):
            for _ in range(2):
                known = self.registry.watching.at(self.table.id)
                ear = Ear(self.app, path, headers)
                while not ear.heard:
                    await asyncio.sleep(0)
                watcher = next(iter(self.registry.watching.at(self.table.id) - known))
                self.ears.append((ear, watcher))
        for _, watcher in self.ears[1::2]:  # these are told only while the table is a twin
            self.registry.watching.end(self.table.id, watcher)

    async def hear(self, twin: bool) -> list[str]:
        """What the sockets said since they were asked last."""
        ears = self.ears[1::2] if twin else self.ears[::2]
        for _, watcher in ears:
            if twin:
                watcher.changed.set()
            while watcher.changed.is_set():
                await asyncio.sleep(0)
        for _ in range(4):
            await asyncio.sleep(0)
        said = ["\n".join(ear.heard) for ear, _ in ears]
        for ear, _ in ears:
            ear.heard.clear()
        return said

    async def look(self, twin: bool, seldom: bool, wrong: list[str]) -> dict[str, str]:
        """Everything the server tells this device about the table."""
        ply = self.table.live.ply
        told = {"page": await ask(self.app, "GET", self.address, self.cookies)}
        if seldom:
            for page in (*(f"{self.address}/{page}" for page in (f"replay?ply={ply}", "record", "dice", "end")), "/"):
                told[page] = await ask(self.app, "GET", page, self.cookies)
            told["api"] = await ask(self.app, "GET", f"{self.api}?seat={self.number}&lang={self.lang}", self.bearer)
        revision = self.table.revision(self.viewer) if self.viewer != SPECTATOR else ""
        for text in wrong:
            query = urlencode({"seat": self.viewer, "move": text})
            told[f"why not {text}"] = await ask(self.app, "GET", f"{self.address}/why?{query}", self.cookies)
            move = {"seat": self.viewer + 1, "move": text, "revision": revision}
            told[f"refusal of {text}"] = await ask(self.app, "POST", f"{self.api}/moves", self.bearer, move)
        told["live"], told["stream"] = await self.hear(twin)
        return told

    async def close(self) -> None:
        for ear, _ in self.ears:
            await ear.close()


def wrong_moves(table: Table, seat: int, rng: Rng) -> list[int]:
    """A few moves that a rule forbids this seat: some that people think of, and some that only a prober would."""
    s = table.live.state
    if seat >= s.seats or not ((owes(s) | may(s)) >> seat) & 1:
        return []
    step = s.agenda[-1]
    notation = table.game.notation(table.live.box)
    phrases = list(notation.phrases.values())
    tried = list(step.candidates(s, seat))
    tried = [tried[rng.below(len(tried))] for _ in range(2) if tried]
    for _ in range(5):
        made = phrases[rng.below(len(phrases))]
        argument = 0
        for slot in made.slots:
            words = notation.vocabulary.get(slot.thing, ())
            argument = argument << slot.bits | rng.below(len(words) or 1 << slot.bits)
        tried.append(made.kind | argument)
    return [move for move in dict.fromkeys(tried) if step.forbids(s, seat, move)]


def some_move(s: State, rng: Rng) -> tuple[int, int]:
    """Mostly a seat that owes a move makes one, now and then one that only may."""
    free = [seat for seat in range(s.seats) if (may(s) >> seat) & 1 and legal(s, seat)]
    asked = [seat for seat in range(s.seats) if (owes(s) >> seat) & 1]
    seats = free if free and rng.below(8) == 0 else asked
    seat = seats[rng.below(len(seats))]
    moves = legal(s, seat)
    talks = s.agenda[-1].talk and READY in moves and rng.below(3)
    return seat, READY if talks else moves[rng.below(len(moves))]


async def look_everywhere(
    game: AnyGame, seats: int, seed: int, folder: Path, skip: int = 0, most: int = 100_000
) -> int:
    """Play a random game and look at every ply of it after the first `skip`; how many were looked at."""
    rng = sfc32(seed << 8 | seats)
    registry = Registry(open_store(folder / f"{game.id}-{seats}-{seed}.db"))
    app = make_app(registry, UNLIMITED)
    options: Mapping[str, str] = game.random_options(seats, rng)
    tokens = [new_device(registry.key) for _ in range(seats)]
    plan = TablePlan(game, [SeatPlan("me"), *[SeatPlan("link")] * (seats - 1)], options)
    table = await registry.lay(plan, hashed(tokens[0]), tokens[0])
    for seat in range(1, seats):
        await registry.accept(table.link(seat, tokens[0]), hashed(tokens[seat]), f"Friend {seat}")
    for token in tokens:  # who is here is no secret: all are, before the first one looks
        registry.watching.looks_in(table.id, hashed(token))
    viewers = [*enumerate(tokens), (SPECTATOR, new_device(registry.key))]
    crowd = [Onlooker(app, registry, table, viewer, token, ("en", "fr")[viewer % 2]) for viewer, token in viewers]
    looked = 0
    try:
        for _ in range(skip):
            if not table.live.over:
                await make_some_move(registry, table, rng)
        for onlooker in crowd:
            await onlooker.open()
        while not table.live.over and looked < most:
            await make_some_move(registry, table, rng)
            if not table.live.over:
                for onlooker in crowd:
                    await compare(onlooker, rng, looked % SELDOM == 0)
                looked += 1
        for onlooker in crowd:
            await onlooker.close()
    finally:
        await registry.stop()
    return looked


async def make_some_move(registry: Registry, table: Table, rng: Rng) -> None:
    seat, move = some_move(table.live.state, rng)
    await registry.act(table.id, lambda table: table.play_moves(seat, (move,), "", 1.0), seat)


async def compare(onlooker: Onlooker, rng: Rng, seldom: bool) -> None:
    table, viewer = onlooker.table, onlooker.viewer
    wrong = wrong_moves(table, viewer, rng)
    where = f"{table.game.id}, ply {table.live.ply}: viewer {viewer}"
    step, words = table.live.state.agenda[-1], table.live.words
    real = await onlooker.look(False, seldom, [words([move]) for move in wrong[:2]])
    with Twin(table, viewer, rng):
        for move in wrong:
            assert step.forbids(table.live.state, viewer, move), f"{where} learns something by trying “{words([move])}”"
        twin = await onlooker.look(True, seldom, [words([move]) for move in wrong[:2]])
    for what, text in real.items():
        assert text == twin[what], f"{where} is told too much by {what}: {difference(text, twin[what])}"


def difference(one: str, other: str) -> str:
    at = next((i for i, (a, b) in enumerate(zip(one, other, strict=False)) if a != b), min(len(one), len(other)))
    return f"…{one[max(0, at - 80) : at + 60]!r} or …{other[max(0, at - 80) : at + 60]!r}"


@pytest.fixture(autouse=True)
def nobody_goes_away(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.tables.watching.GRACE", 1e9)


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_nothing_hidden_reaches_a_viewer(game: AnyGame, tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    seats = max(game.player_counts)
    for seed, skip in ((1, 0), (2, 25)):
        assert asyncio.run(look_everywhere(game, seats, seed, tmp_path, skip, 6)) == 6
    assert not caplog.records  # nor does anything of it reach the log of the server


@pytest.mark.long
@pytest.mark.parametrize(
    ("game_id", "seats"), [(game.id, seats) for game in GAMES for seats in reversed(game.player_counts)]
)
def test_nothing_hidden_reaches_a_viewer_at_any_ply(
    game_id: str, seats: int, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    assert asyncio.run(look_everywhere(find_game(game_id), seats, seats, tmp_path)) > 0
    assert not caplog.records


def test_a_leak_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The test itself can fail: a view that keeps the drafts of others is caught."""

    def leaky(live: Live, seat: int) -> View:
        view = live.state.view(seat)
        view.drafts = live.state.drafts[:]
        return view

    monkeypatch.setattr(Live, "view", leaky)
    small = next(game for game in GAMES if game.example)
    with pytest.raises(AssertionError, match="too much"):
        asyncio.run(look_everywhere(small, 3, 1, tmp_path))


async def look_through_another_server(url: str, plies: int) -> int:
    """Moves are made at one server, and all viewers are at another, which catches up with each."""
    rng = sfc32(9)
    one, other = Registry(open_store(url)), Registry(open_store(url))
    catch_up = other._caught_up

    async def as_it_is(table: Table) -> Table:
        return table

    app = make_app(other, UNLIMITED)
    small = next(game for game in GAMES if game.example)
    tokens = [new_device(one.key) for _ in range(3)]
    played = await one.lay(TablePlan(small, [SeatPlan("me"), *[SeatPlan("link")] * 2]), hashed(tokens[0]), tokens[0])
    for seat in (1, 2):
        await one.accept(played.link(seat, tokens[0]), hashed(tokens[seat]), f"Friend {seat}")
    table = await other.get(played.id)
    for token in tokens:
        other.watching.looks_in(table.id, hashed(token))
    viewers = [*enumerate(tokens), (SPECTATOR, new_device(one.key))]
    crowd = [Onlooker(app, other, table, viewer, token, ("en", "fr")[viewer % 2]) for viewer, token in viewers]
    looked = 0
    try:
        for onlooker in crowd:
            await onlooker.open()
        while not played.live.over and looked < plies:
            await make_some_move(one, played, rng)
            assert await other.get(table.id) is table
            assert table.version == played.version
            setattr(other, "_caught_up", as_it_is)  # while it is a twin it is not what the store has
            for onlooker in crowd:
                await compare(onlooker, rng, looked % SELDOM == 0)
            setattr(other, "_caught_up", catch_up)
            looked += 1
        for onlooker in crowd:
            await onlooker.close()
    finally:
        await one.stop()
        await other.stop()
    return looked


def test_nothing_hidden_reaches_a_viewer_through_another_server(
    cluster: Cluster, caplog: pytest.LogCaptureFixture
) -> None:
    assert asyncio.run(look_through_another_server(cluster.new(), 8)) == 8
    assert not caplog.records


def test_the_version_of_a_table_in_a_header_would_be_found(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    made = make_app

    def telling(registry: Registry, limits: Limits) -> ASGIApp:
        app = made(registry, limits)

        async def with_version(scope: Scope, receive: Receive, send: Send) -> None:
            async def sending(message: Message) -> None:
                if message["type"] == "http.response.start":
                    version = max((table.version for table in registry.tables.values()), default=0)
                    message["headers"] = [*message["headers"], (b"x-version", str(version).encode())]
                await send(message)

            await app(scope, receive, sending)

        return with_version

    monkeypatch.setattr("tests.web.test_leaks.make_app", telling)
    small = next(game for game in GAMES if game.example)
    with pytest.raises(AssertionError, match="too much by page"):
        asyncio.run(look_everywhere(small, 3, 1, tmp_path))
