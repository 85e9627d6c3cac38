"""People who play at tables of a server, for measuring: how many tables it holds, and how long an update takes to the
other seat. CPU time is that of the server, so that a busy machine gives the same figures."""

from __future__ import annotations

import asyncio
import json
import os
import platform
import random
import re
import resource
import socket
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from dataclasses import dataclass, field
from html import unescape
from pathlib import Path
from time import perf_counter, process_time, sleep
from typing import Any, Protocol
from urllib.parse import urlencode

from websockets.asyncio.client import ClientConnection, connect
from websockets.typing import Origin

from tabularium.kernel.game import AnyGame, find_game
from tabularium.kernel.refusals import Refusal
from tabularium.web.sections import as_it_is_now

TOO_LONG = 0.2  # seconds to the other seat's update, for 95 of 100 moves
STALE = 409
OFFER = re.compile(r'<button(?: class="[^"]*")? name="move" value="([^"]+)"')
REVISION = re.compile(r'name="revision" value="([^"]*)"')
CSRF = re.compile(r'name="csrf" value="([^"]*)"')
WARM_SECONDS = 8.0  # one table is played so long before all others: texts and boxes are unpacked then
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


def cpu_of_children() -> float:
    used = resource.getrusage(resource.RUSAGE_CHILDREN)
    return used.ru_utime + used.ru_stime


def fields_of(process: int) -> list[str]:
    """What the system tells of another process, from its state on; nothing where it does not tell."""
    try:
        return Path(f"/proc/{process}/stat").read_text(encoding="utf-8").rpartition(")")[2].split()
    except OSError:
        return []


def cpu_of(process: int) -> float:
    """CPU seconds of another process so far; 0 where the system does not tell."""
    fields = fields_of(process)
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK") if fields else 0.0


@dataclass
class Load:
    """What was seen while so many tables were played, by people who decide every `pace` seconds."""

    tables: int
    pace: float = 1.0
    moves: int = 0
    wanted: int = 0
    delays: list[float] = field(default_factory=list)
    sizes: list[int] = field(default_factory=list)
    cpu: float = 0.0  # seconds of the server process while it was measured
    own: float = 0.0  # of this process, which plays
    fixed: float = 0.0  # CPU seconds of `fixed_work` right before

    @property
    def held(self) -> bool:
        return self.moves >= 0.95 * self.wanted and percentile(self.delays, 0.95) < TOO_LONG

    def forget(self) -> None:
        """What was seen so far does not count."""
        self.moves = 0
        self.delays.clear()
        self.sizes.clear()


class CantStart(Refusal):
    """A server that is to be measured does not start."""


class Refused(Exception):
    """The server said no: a status and a sentence."""


class HttpClient:
    """One kept connection to the server, and just enough HTTP to ask over it."""

    def __init__(self, port: int, address: str = "127.0.0.1") -> None:
        self.port = port
        self.source = (address, 0)  # a server holds so many connections of one address
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def ask(self, verb: str, path: str, headers: Mapping[str, str] | None = None, content: bytes = b"") -> Any:
        """The answer; over a new connection, as browsers do, where a full server has cut one on which nobody asked."""
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

    def to(self, table: str) -> HttpClient:
        """The connection for requests about a table."""
        return self

    async def ask_api(self, verb: str, path: str, body: object = None) -> Any:
        return await self.ask(verb, f"/api{path}", {"content-type": "application/json"}, json.dumps(body).encode())


class Line(Protocol):
    """How the people of one table reach the server, or any of several."""

    def to(self, table: str) -> HttpClient: ...

    async def close(self) -> None: ...


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
        made = await self.line.to("").ask_api("POST", "/tables", {"game": self.game, "seats": self.wanted()})
        self.table, self.tokens = made["table"], [made["token"]]
        for invitation in made["invitations"]:
            self.tokens.append((await self.line.to(self.table).ask_api("POST", "/join", invitation))["token"])
        self.sections: list[dict[str, list[str]]] = [{} for _ in self.seats]
        self.pages = ["" for _ in self.seats]
        self.turns = ["" for _ in self.seats]
        self.fresh = [asyncio.Event() for _ in self.seats]
        self.asked = [0.0 for _ in self.seats]  # when another seat moved, until the update is here

    async def listen(self, seat: int) -> None:
        line = self.line.to(self.table)
        host = f"127.0.0.1:{line.port}"
        headers = {"cookie": f"device={self.tokens[seat]}"}
        socket_: ClientConnection
        async with connect(
            f"ws://{host}/tables/{self.table}/live",
            origin=Origin(f"http://{host}"),
            additional_headers=headers,
            local_addr=line.source,
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
        self.pages[seat] = "\n".join([*sections["decision"], *sections["deeds"]])
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
        """One game after the other. People take half the time for one move, and half as long again for another."""
        pace = self.load.pace
        await asyncio.sleep(pace * random.random())
        while perf_counter() < until:
            begun = perf_counter()
            if not await self.move():
                await self.close()
                await self.open()
            await asyncio.sleep(max(0.0, pace * random.uniform(0.5, 1.5) - (perf_counter() - begun)))

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
            line = self.line.to(self.table)
            await line.ask("POST", f"/tables/{self.table}/moves", headers, urlencode(fields).encode())
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
    """The moves that a page offers: in its list, or where there is none, on its tray; and what closes it."""
    listed, tray, closing = (
        page.partition(start)[2].partition("</form>")[0] for start in ("data-choices", 'id="tray"', 'class="closing"')
    )
    offers = OFFER.findall(listed) or OFFER.findall(tray)
    return [unescape(text) for text in (*offers, *OFFER.findall(closing))]


def one(pattern: re.Pattern[str], page: str) -> str:
    found = pattern.search(page)
    assert found is not None
    return found[1]


def fewest(game: AnyGame) -> int:
    """How many play at the tables that are counted: two, or as few as the game is for."""
    return min(count for count in game.player_counts if count > 1)


async def many_tables(
    port: int, game: str, tables: int, seconds: float, server: int = 0, first_moves: float = 0.0, pace: float = 1.0,
    mark: Callable[[], object] = lambda: None,
) -> Load:  # fmt: skip
    """So many tables, measured for so long, after they were played for `first_moves` seconds; `server` is the process
    whose time is counted. `mark` is called when that begins and when it ends."""
    load = Load(tables, pace, wanted=int(tables * (seconds - pace) / pace))
    lines = [HttpClient(port, f"127.0.0.{1 + n % 250}") for n in range(tables)]
    marked: list[tuple[float, float]] = []

    def marks() -> None:
        marked.append((cpu_of(server), process_time()))
        mark()

    await played(lines, game, load, seconds, first_moves, marks)
    (before, own), (after, own_after) = marked
    load.cpu, load.own = after - before, own_after - own
    return load


async def played(
    lines: Sequence[Line],
    game: str,
    load: Load,
    seconds: float,
    first_moves: float,
    mark: Callable[[], object],
) -> None:
    """One table over each of these lines; `mark` is called when the first moves are over, and at the end."""
    parties = [Party(line, game, load, fewest(find_game(game))) for line in lines]
    for party in parties:
        await party.open()
    begun = perf_counter()
    playing = asyncio.gather(*(party.play(begun + first_moves + seconds) for party in parties))
    await asyncio.wait((playing,), timeout=first_moves)
    load.forget()
    mark()
    await playing
    mark()
    await asyncio.gather(*(party.close() for party in parties))
    await asyncio.gather(*(line.close() for line in lines))


def holding(game: str, seconds: float, first_moves: float, pace: float = 1.0) -> list[Load]:
    """More and more tables on one server process, until it can't hold them."""
    found: list[Load] = []
    with tempfile.TemporaryDirectory() as folder, started(f"{folder}/store.db") as (port, _, server):
        asyncio.run(many_tables(port, game, 1, WARM_SECONDS))
        for tables in STEPS:
            fixed = fixed_work()
            found.append(asyncio.run(many_tables(port, game, tables, seconds, server, first_moves, pace)))
            found[-1].fixed = fixed
            if not found[-1].held:
                break
    return found


async def first_answer(port: int) -> None:
    line = HttpClient(port, "127.0.0.2")  # from the port's own address one can meet oneself while nobody listens yet
    await line.ask_api("GET", "/tables")
    await line.close()


@contextmanager
def started(store: str, *options: str, module: Sequence[str] = ("tabularium",)) -> Iterator[tuple[int, float, int]]:
    """A server process on this store: its port, the seconds until it answered, and its number. `module` is run, with
    what it needs to know."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    begun = perf_counter()
    command = [sys.executable, "-m", *module, "serve", "--port", str(port), "--db", store, "--no-limits", *options]
    server = subprocess.Popen(command, stderr=subprocess.DEVNULL)
    try:
        while True:
            try:
                asyncio.run(first_answer(port))
                break
            except OSError:
                if server.poll() is not None:
                    raise CantStart(f"no server starts on {store}: `tabularium serve` says why") from None
                sleep(0.02)
        yield port, perf_counter() - begun, server.pid
    finally:
        server.kill()
        server.wait()
