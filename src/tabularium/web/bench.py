"""How many tables one process holds, how long an update takes to the other seat, and what pages cost to make.

What one process does alone is counted in its own CPU time, so that a busy machine gives the same figures."""

from __future__ import annotations

import asyncio
import gc
import json
import os
import platform
import random
import re
import resource
import socket
import statistics
import subprocess
import sys
import tempfile
import tracemalloc
from collections.abc import Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from time import perf_counter, process_time, sleep
from typing import Any
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.moves import READY
from tabularium.kernel.play import legal, next_seat, play
from tabularium.tables.house import House
from tabularium.tables.laying import Plan, SeatPlan, lay
from tabularium.tables.opening import open_table
from tabularium.tables.store import Store
from tabularium.tables.table import Table
from tabularium.tables.tokens import hashed
from tabularium.web.answers import Answers
from tabularium.web.guard import UNLIMITED, Buckets
from tabularium.web.live import message
from tabularium.web.pictures import picture_lines
from tabularium.web.scene import Scene
from tabularium.web.sections import Sections, as_it_is_now, picture_json, what_is_new
from tabularium.web.visitor import Visitor

TOO_LONG = 0.2  # seconds to the other seat's update, for 95 of 100 moves
STALE = 409
OFFER = re.compile(r'<button(?: class="[^"]*")? name="move" value="([^"]+)"')
REVISION = re.compile(r'name="revision" value="([^"]*)"')
CSRF = re.compile(r'name="csrf" value="([^"]*)"')
WARM_SECONDS = 8.0  # one table is played so long before all others: texts and boxes are unpacked then
FIRST_MOVES = (
    60.0  # seconds for which tables are played before anything is measured: first moves cost less than later ones
)
FIXED_ROUNDS = 200
STEPS = (25, 50, 100, 150, 200, 300, 400, 600)
PATIENCE = 30.0  # seconds for an update


def machine() -> str:
    return f"{platform.machine()}, {os.cpu_count()} cores, CPython {platform.python_version()}"


def fixed_work() -> float:
    """CPU seconds of the same work on any day and in any version: figures of two days are compared beside it."""
    begun = process_time()
    for n in range(FIXED_ROUNDS):
        rows = [{"row": i, "name": f"row {i * n % 97}"} for i in range(100)]
        rows.sort(key=lambda row: (row["name"], row["row"]))
        assert json.loads(json.dumps(rows)) == rows
    return process_time() - begun


def percentile(values: Sequence[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else 0.0


# -- pages -------------------------------------------------------------------------------------------


def rendering(game: AnyGame, moves: int = 60) -> dict[str, object]:
    """Time and size of a table page's update, at moments of a random game: as the first seat gets it, without a show of
    how it came about."""
    rng = random.Random(1)
    seats = max(game.player_counts)
    with tempfile.TemporaryDirectory() as folder:
        house = House(Store(Path(folder) / "store.db"))
        answers = Answers(house, UNLIMITED, Buckets())
        me = Visitor("x" * 32, False, "en", "auto", "", "0")
        plan = Plan(game, [SeatPlan("me"), *[SeatPlan("open")] * (seats - 1)], seed=1)
        table = lay("bench", plan, hashed(me.token), 0.0)
        seconds: list[float] = []
        pages: list[int] = []
        updates: list[int] = []
        drawn = Drawings(answers)
        before: Scene | None = None
        has: Sections = {}
        for _ in range(moves):
            s = table.live.state
            seat = next_seat(s)
            if seat < 0:
                break
            drawn.look(table)
            start = process_time()
            now, made = answers.scene(table, me, "")
            text = message(has, made, before, now)
            seconds.append(process_time() - start)
            pages.append(sum(len(one.html.encode()) for one in made.values()))
            if before is not None:
                updates.append(len(text.encode()))
            before, has = now, made
            offered = legal(s, seat)
            move = READY if s.agenda[-1].talk else offered[rng.randrange(len(offered))]
            table.play_moves(seat, (move,), "", 0.0)
        house.store.close()
    return {
        "game": game.id,
        "seats": seats,
        "render_ms": round(1000 * statistics.median(seconds), 1),
        "page_kb": round(statistics.median(pages) / 1024, 1),
        "update_kb": round(statistics.median(updates) / 1024, 1),
        "update_kb_p95": round(percentile(updates, 0.95) / 1024, 1),
        **drawn.figures(),
    }


class Drawings:
    """What pictures cost: the time to draw one for the first seat, and the bytes of grounds, of the whole and of a
    change. Empty for a game that does not draw itself."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.seconds: list[float] = []
        self.whole: list[int] = []
        self.changes: list[int] = []
        self.grounds: dict[str, int] = {}
        self.before: tuple[str, ...] = ()

    def look(self, table: Table) -> None:
        presenter, view = table.presenter("en"), table.live.view(0)
        start = process_time()
        picture = presenter.picture(view)
        if picture is None:
            return
        self.seconds.append(process_time() - start)
        self.grounds.update({area.ground.digest: len(area.ground.svg.encode()) for area in picture.areas})
        lines = picture_lines(table.look(0, "en"), self.answers.grounds, active=True)
        self.whole.append(len(picture_json([*lines]).encode()))
        if self.before:
            self.changes.append(len(picture_json(what_is_new(self.before, lines)).encode()))
        self.before = lines

    def figures(self) -> dict[str, object]:
        if not self.seconds:
            return {}
        return {
            "draw_ms": round(1000 * statistics.median(self.seconds), 2),
            "draw_ms_p95": round(1000 * percentile(self.seconds, 0.95), 2),
            "ground_kb": round(sum(self.grounds.values()) / 1024, 1),
            "picture_kb": round(statistics.median(self.whole) / 1024, 1),
            "picture_kb_most": round(max(self.whole) / 1024, 1),
            "change_kb": round(statistics.median(self.changes or [0]) / 1024, 2),
            "change_kb_p95": round(percentile(self.changes, 0.95) / 1024, 1),
        }


# -- opening -----------------------------------------------------------------------------------------


def opening(game: AnyGame, lines: int = 1000) -> dict[str, object]:
    """How long it takes to open a table from the store after so many lines. Short games are taken back by agreement and
    played on, so that the journal grows as in a very long evening."""
    rng = random.Random(2)
    games = shelf()
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "store.db")
        plan = Plan(game, [SeatPlan("bot")] * max(game.player_counts))
        table = lay("bench", plan, "host", 0.0)
        while table.rev < lines:
            s = table.live.state
            seat = next_seat(s)
            offered = legal(s, seat)
            move = READY if s.agenda[-1].talk else offered[rng.randrange(len(offered))]
            before = table.live.ply
            if before > 8 and len(s.agenda) < 2 and rng.random() < 0.5:
                table.propose_rewind(0, before // 2, 0.0)
                continue
            ended = s.copy()
            play(ended, seat, move)
            if ended.over:
                table.propose_rewind(0, before // 2, 0.0)
            else:
                table.play_moves(seat, (move,), "", 0.0)
        store.write(table.take_unsaved()).result()
        took = []
        for _ in range(5):
            start = process_time()
            opened = open_table(store, "bench", games)
            took.append(process_time() - start)
            assert opened is not None
            assert opened.live.state.digest() == table.live.state.digest()
        store.close()
    return {"game": game.id, "lines": table.rev, "ply": table.live.ply, "open_ms": round(1000 * min(took), 1)}


def restart(tables: int = 1000) -> tuple[float, float]:
    """From starting a server on a store of so many tables of all games to its first answer: seconds by the clock, and
    seconds of CPU time. At every tenth table a bot has to move."""
    games = list(shelf().values())
    with tempfile.TemporaryDirectory() as folder:
        store = Store(Path(folder) / "store.db")
        store.write([]).result()
        for n in range(tables):
            game = games[n % len(games)]
            plan = Plan(game, [SeatPlan("bot" if n % 10 == 0 else "open")] * min(game.player_counts))
            store.write(lay(f"bench{n}", plan, "host", 0.0).take_unsaved())
        store.close()
        before = cpu_of_children()
        with started(f"{folder}/store.db") as (_, seconds, _):
            pass
        return seconds, cpu_of_children() - before


def cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def cpu_of(process: int) -> float:
    """CPU seconds of another process so far; 0 where the system does not tell."""
    try:
        fields = Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return 0.0
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def idling(game: AnyGame, tables: int = 50) -> dict[str, object]:
    """What a table costs in memory while somebody looks at it, and after it was put away."""
    seats = max(game.player_counts)
    me = Visitor("x" * 32, False, "en", "auto", "", "0")

    async def visit(folder: str) -> dict[str, object]:
        house = House(Store(Path(folder) / "store.db"))
        answers, fresh = (Answers(house, UNLIMITED, Buckets()) for _ in range(2))

        async def look_at(tables: int) -> None:
            for n in range(tables):
                answers.scene(await house.get(f"bench{n}"), me, "")

        for n in range(tables):
            plan = Plan(game, [SeatPlan("open")] * seats, seed=n)
            house.store.write(lay(f"bench{n}", plan, "host", 0.0).take_unsaved()).result()
        await look_at(1)  # texts and boxes are not a table's
        house.put_away(0.0)
        tracemalloc.start()
        empty = kept_memory()
        await look_at(tables)
        full = kept_memory()
        house.put_away(0.0)
        answers = fresh  # what is kept for everybody has bounds of its own
        left = kept_memory()
        tracemalloc.stop()
        await house.stop()
        each = 1024 * tables
        return {"open_table_kb": round((full - empty) / each, 1), "idle_table_kb": round((left - empty) / each, 1)}

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(visit(folder))


def kept_memory() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]


# -- a full house ------------------------------------------------------------------------------------


@dataclass
class Load:
    """What was seen while so many tables were played at a move a second each."""

    tables: int
    moves: int = 0
    wanted: int = 0
    delays: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    cpu: float = 0.0  # seconds of the server process while it was measured
    fixed: float = 0.0  # CPU seconds of `fixed_work` right before

    @property
    def held(self) -> bool:
        return self.moves >= 0.95 * self.wanted and percentile(self.delays, 0.95) < TOO_LONG

    def forget(self) -> None:
        """What was seen so far does not count."""
        self.moves = 0
        self.delays.clear()
        self.sizes.clear()


class Refused(Exception):
    """The server said no: a status and a sentence."""


class Line:
    """One kept connection to the server, and just enough HTTP to ask over it."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.source = (address, 0)  # a house holds so many connections of one address
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, verb: str, path: str, headers: Mapping[str, str] | None = None, content: bytes = b"") -> Any:
        """The answer; over a new connection, as browsers do, where a full house has cut one on which nobody asked."""
        head = f"{verb} {path} HTTP/1.1\r\nhost: 127.0.0.1:{self.port}\r\naccept: application/json\r\n"
        head += "".join(f"{name}: {value}\r\n" for name, value in (headers or {}).items())
        request = f"{head}content-length: {len(content)}\r\n\r\n".encode() + content
        kept = self.streams is not None
        try:
            status, said = await self._answer(request)
        except (asyncio.IncompleteReadError, ConnectionError):
            self.streams = None
            if not kept:
                raise
            status, said = await self._answer(request)
        if status >= 400:
            raise Refused(status, f"{verb} {path}: {said}")
        return said

    async def _answer(self, request: bytes) -> tuple[int, Any]:
        if self.streams is None:
            self.streams = await asyncio.open_connection("127.0.0.1", self.port, local_addr=self.source)
        reader, writer = self.streams
        writer.write(request)
        answer = (await reader.readuntil(b"\r\n\r\n")).decode().lower()
        size = int(answer.partition("content-length: ")[2].partition("\r\n")[0] or 0)
        return int(answer.split()[1]), json.loads(await reader.readexactly(size))

    async def close(self) -> None:
        if self.streams is not None:
            self.streams[1].close()
            await self.streams[1].wait_closed()
            self.streams = None

    async def ask_api(self, verb: str, path: str, body: object = None) -> Any:
        return await self.ask(verb, f"/api{path}", {"content-type": "application/json"}, json.dumps(body).encode())


class Party:
    """A table at which all seats are played from here as browsers would: they listen, and send the form they see."""

    def __init__(self, line: Line, game: str, load: Load, seats: int = 2) -> None:
        self.line, self.game, self.load = line, game, load
        self.seats = range(seats)
        self.ears: list[asyncio.Task[None]] = []
        self.table = ""  # until they sit

    def wanted(self) -> list[dict[str, str]]:
        """Who sits at the table."""
        return [{"kind": "me"}, *[{"kind": "link"}] * (len(self.seats) - 1)]

    async def sit(self) -> None:
        made = await self.line.ask_api("POST", "/tables", {"game": self.game, "seats": self.wanted()})
        self.table, self.tokens = made["table"], [made["token"]]
        for invitation in made["invitations"]:
            self.tokens.append((await self.line.ask_api("POST", "/join", invitation))["token"])
        self.sections: list[dict[str, list[str]]] = [{} for _ in self.seats]
        self.pages = ["" for _ in self.seats]
        self.turns = ["" for _ in self.seats]
        self.fresh = [asyncio.Event() for _ in self.seats]
        self.asked = [0.0 for _ in self.seats]  # when another seat moved, until the update is here

    async def listen(self, seat: int) -> None:
        host = f"127.0.0.1:{self.line.port}"
        headers = {"cookie": f"device={self.tokens[seat]}"}
        socket_: ClientConnection
        async with connect(
            f"ws://{host}/tables/{self.table}/live",
            origin=Origin(f"http://{host}"),
            additional_headers=headers,
            local_addr=self.line.source,
        ) as socket_:
            async for message in socket_:
                if self.asked[seat]:
                    self.load.delays.append(perf_counter() - self.asked[seat])
                    self.asked[seat] = 0.0
                self.hear(seat, json.loads(message))
                self.load.sizes.append(len(message))
                self.fresh[seat].set()

    def hear(self, seat: int, said: dict[str, Any]) -> None:
        sections = self.sections[seat]
        for name, (_, _, parts) in said["sections"].items():
            sections[name] = as_it_is_now(sections.get(name, []), parts)
        self.pages[seat] = "\n".join(sections["decision"])
        self.turns[seat] = said["turn"]

    async def open(self) -> None:
        """Sit down at a new table and wait for all pages."""
        await self.sit()
        self.ears = [asyncio.create_task(self.listen(seat)) for seat in self.seats]
        await asyncio.gather(*(fresh.wait() for fresh in self.fresh))

    async def close(self) -> None:
        for task in self.ears:
            task.cancel()
        await asyncio.gather(*self.ears, return_exceptions=True)

    async def play(self, until: float) -> None:
        """One game after the other, a move a second."""
        await asyncio.sleep(random.random())
        while perf_counter() < until:
            begun = perf_counter()
            if not await self.move():
                await self.close()
                await self.open()
            await asyncio.sleep(max(0.0, 1.0 - (perf_counter() - begun)))

    async def move(self) -> bool:
        """Send one of the forms on the pages. False when the game is over."""
        waiting = [seat for seat in self.seats if self.turns[seat]]
        if not waiting:
            return False
        seat = random.choice(waiting)
        page, turn = self.pages[seat], self.turns[seat]
        fields = {"seat": seat, "move": random.choice(offers_on(page))}
        fields |= {"revision": one(REVISION, page), "csrf": one(CSRF, page)}
        fields["sure"] = "yes"  # also where something is wasted
        headers = {"cookie": f"device={self.tokens[seat]}", "content-type": "application/x-www-form-urlencoded"}
        self.fresh[seat].clear()
        self.expect(seat, perf_counter())
        try:
            await self.line.ask("POST", f"/tables/{self.table}/moves", headers, urlencode(fields).encode())
        except Refused as refused:
            if refused.args[0] != STALE:
                raise
            self.expect(seat, 0.0)  # the page was behind the table: look again
            return True
        self.load.moves += 1
        await asyncio.wait_for(self.fresh[seat].wait(), PATIENCE)
        if self.turns[seat] == turn:  # an edit of a draft: nobody else hears of it
            self.expect(seat, 0.0)
        return True

    def expect(self, mover: int, since: float) -> None:
        """All other seats hear of this move; 0: they do not."""
        self.asked = [old if seat == mover else since for seat, old in enumerate(self.asked)]


def offers_on(page: str) -> list[str]:
    """The moves that a page offers: in its list, or where there is none, on its tray."""
    _, _, listed = page.partition("data-choices")
    tray = page.partition('id="tray"')[2].partition("</form>")[0]
    return [unescape(text) for text in OFFER.findall(listed) or OFFER.findall(tray)]


def one(pattern: re.Pattern[str], page: str) -> str:
    found = pattern.search(page)
    assert found is not None
    return found[1]


def fewest(game: AnyGame) -> int:
    """How many play at the tables that are counted: two, or as few as the game is for."""
    return min(count for count in game.player_counts if count > 1)


async def full_house(
    port: int, game: str, tables: int, seconds: float, server: int = 0, first_moves: float = 0.0
) -> Load:
    """So many tables, measured for so long, after they were played for `first_moves` seconds; `server` is the process
    whose time is counted."""
    load = Load(tables, wanted=int(tables * (seconds - 1)))
    lines = [Line(port, f"127.0.0.{1 + n % 250}") for n in range(tables)]
    parties = [Party(line, game, load, fewest(find_game(game))) for line in lines]
    for party in parties:
        await party.open()
    begun = perf_counter()
    playing = asyncio.gather(*(party.play(begun + first_moves + seconds) for party in parties))
    await asyncio.wait((playing,), timeout=first_moves)
    load.forget()
    before = cpu_of(server)
    await playing
    load.cpu = cpu_of(server) - before
    await asyncio.gather(*(party.close() for party in parties))
    await asyncio.gather(*(line.close() for line in lines))
    return load


def holding(game: str, seconds: float, first_moves: float = FIRST_MOVES) -> list[Load]:
    """More and more tables on one server process, until it can't hold them."""
    found: list[Load] = []
    with tempfile.TemporaryDirectory() as folder, started(f"{folder}/store.db") as (port, _, server):
        asyncio.run(full_house(port, game, 1, WARM_SECONDS))
        for tables in STEPS:
            fixed = fixed_work()
            found.append(asyncio.run(full_house(port, game, tables, seconds, server, first_moves)))
            found[-1].fixed = fixed
            if not found[-1].held:
                break
    return found


async def first_answer(port: int) -> None:
    line = Line(port, "127.0.0.2")  # from the port's own address one can meet oneself while nobody listens yet
    await line.ask_api("GET", "/tables")
    await line.close()


@contextmanager
def started(store: str) -> Iterator[tuple[int, float, int]]:
    """A server process on this store: its port, the seconds until it answered, and its number."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    begun = perf_counter()
    command = [sys.executable, "-m", "tabularium", "serve", "--port", str(port), "--db", store, "--no-limits"]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                asyncio.run(first_answer(port))
                break
            except OSError:
                sleep(0.02)
        yield port, perf_counter() - begun, server.pid
    finally:
        server.kill()
        server.wait()
