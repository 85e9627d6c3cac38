"""A siege of one server on this machine: attacks of a bounded size, one after the other, while honest people play.

Everything stays on the loopback; attackers come from addresses of their own (127.0.0.66 and others), honest people from
others (127.0.3.*), new ones for each attack, since a server lets nobody lay tables without end. The server may open
1,024 files, as on many machines. What counts is what the honest people notice: how long a move takes to the other seat,
how long a Senator takes to answer, quiet and under attack in turn, and how long other pages take.
"""

from __future__ import annotations

import argparse
import asyncio
import json
import os
import random
import resource
import socket
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager, suppress
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tabularium.arena.web_load import PATIENCE, HttpClient, Load, Party, percentile
from tools.environment import ROOT
from tools.guessing import compare

FILES = 1_024
GAME = "ave_roma"
PAIRS = 3
DUELS = 3
SLOW_GAME = "mare_nostrum"  # whose hints take longest
ATTACKED_TABLES = 20  # at which hints are asked for
BREATH = 0.5  # seconds between two requests for advice: not their number is the attack, but the work they ask for
FINISHED_TABLES = 10  # of which analyses are asked for, new ones for each attack
TOO_LONG = 0.2  # seconds that 5 of 100 honest moves may take to reach the other seat, or other pages to come
SOON = 0.5  # seconds: a Senator who answers so soon is soon enough, whatever its time in peace
MOST_LOG = 100_000  # bytes
MOST_GROWTH = 150  # MB: every cache full, and the tables of the last minutes
MOST_SOAKED = 0.03  # of the memory that is held half way: how much more it may be at the end of a soak

Streams = tuple[asyncio.StreamReader, asyncio.StreamWriter]


@dataclass
class Siege:
    """One server, and what was done to it."""

    port: int
    pid: int
    log: Path
    seconds: float
    token: str = ""
    table: str = ""
    finished: str = ""
    honest: str = ""  # a table at which honest people play
    advised: list[tuple[str, str]] = field(
        default_factory=list
    )  # tables of attackers, each with the token of its device
    studied: list[str] = field(default_factory=list)  # finished tables that nobody has analysed yet
    people: Iterator[int] = field(default_factory=count)
    crowd: Iterator[int] = field(default_factory=count)
    told: Counter[str] = field(default_factory=Counter)

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def memory(self) -> float:
        """MB that the server holds."""
        status = Path(f"/proc/{self.pid}/status").read_text()
        return int(status.partition("VmRSS:")[2].split()[0]) / 1024

    async def open(self, source: str) -> Streams | None:
        try:
            return await asyncio.wait_for(
                asyncio.open_connection("127.0.0.1", self.port, local_addr=(source, 0)), timeout=5
            )
        except (OSError, TimeoutError):
            self.told["not let in"] += 1
            return None


async def hang_up(held: list[Streams]) -> int:
    """Close connections; how many of them the server still held."""
    alive = sum(not reader.at_eof() and reader.exception() is None for reader, _ in held)
    for _, writer in held:
        writer.close()
    await asyncio.gather(*(writer.wait_closed() for _, writer in held), return_exceptions=True)
    return alive


async def ask(streams: Streams, request: bytes, seconds: float = 3) -> int:
    """The status of an answer."""
    reader, writer = streams
    writer.write(request)
    await writer.drain()
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), seconds)).decode("latin-1").lower()
    await reader.readexactly(int(head.partition("content-length: ")[2].partition("\r\n")[0] or 0))
    if "connection: close" in head:
        writer.close()
    return int(head.split()[1])


def request_for(verb: str, path: str, body: object = None, **headers: str) -> bytes:
    content = b"" if body is None else json.dumps(body).encode()
    head = {"host": "localhost", "content-type": "application/json", "content-length": str(len(content)), **headers}
    lines = "".join(f"{name.replace('_', '-')}: {value}\r\n" for name, value in head.items())
    return f"{verb} {path} HTTP/1.1\r\n{lines}\r\n".encode() + content


async def keep_asking(siege: Siege, source: str, requests: Callable[[int], bytes], most: int) -> None:
    """Ask over and over, on one connection as long as it holds."""
    until = time.monotonic() + siege.seconds
    streams: Streams | None = None
    for n in range(most):
        if time.monotonic() > until:
            break
        if streams is None or streams[1].is_closing():
            streams = await siege.open(source)
            if streams is None:
                await asyncio.sleep(0.1)
                continue
        try:
            siege.told[str(await ask(streams, requests(n)))] += 1
        except (OSError, asyncio.IncompleteReadError, TimeoutError):
            siege.told["cut"] += 1
            streams[1].close()
            streams = None
    if streams is not None:
        streams[1].close()


# -- the attacks -------------------------------------------------------------------------------------


async def peace(siege: Siege) -> None:
    """Nobody attacks: what there is to compare with."""
    await asyncio.sleep(siege.seconds)


async def half_requests(siege: Siege) -> None:
    """1,060 half-sent requests from one address, and as many from two hundred others."""
    held: list[Streams] = []
    for n in range(1_060):
        for source in ("127.0.0.66", f"127.0.2.{n % 200 + 1}"):
            streams = await siege.open(source)
            if streams is not None:
                streams[1].write(b"GET / HTTP/1.1\r\nhost: local")
                held.append(streams)
                siege.told["half-sent"] += 1
        if n % 20 == 0:
            await asyncio.sleep(0.01)
    await asyncio.sleep(siege.seconds)
    siege.told["held at the end"] = await hang_up(held)


async def dripping(siege: Siege) -> None:
    """A hundred and fifty bodies that come a letter at a time."""
    held: list[Streams] = []
    for _ in range(150):
        streams = await siege.open("127.0.0.66")
        if streams is not None:
            streams[1].write(b"POST /tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 60000\r\n\r\n")
            held.append(streams)
    siege.told["bodies"] = len(held)
    until = time.monotonic() + siege.seconds
    while time.monotonic() < until:
        for _, writer in held:
            if not writer.is_closing():
                writer.write(b"x")
        await asyncio.sleep(0.5)
    siege.told["held at the end"] = await hang_up(held)


async def watchers(siege: Siege) -> None:
    """Two hundred sockets of one address look at a table at which honest people play."""

    async def watch() -> None:
        await asyncio.sleep(random.random() * siege.seconds / 2)
        try:
            async with connect(
                f"ws://127.0.0.1:{siege.port}/tables/{siege.honest}/live?lang=en",
                additional_headers={"origin": siege.address}, local_addr=("127.0.0.67", 0), open_timeout=20,
            ) as ears:  # fmt: skip
                siege.told["let in"] += 1
                async for _ in ears:
                    siege.told["updates"] += 1
        except (OSError, WebSocketException, TimeoutError):
            siege.told["refused"] += 1

    tasks = [asyncio.create_task(watch()) for _ in range(200)]
    await asyncio.sleep(siege.seconds)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)


async def costly_pages(siege: Siege) -> None:
    """Eight connections ask for the dearest pages as fast as they are answered."""
    pages = [f"/tables/{siege.finished}/{page}" for page in ("dice", "end", "replay?ply=60", "record")]
    pages += ["/developers", "/rules/mare_nostrum?q=a", f"/tables/{siege.table}", f"/api/tables/{siege.table}"]
    await asyncio.gather(
        *(keep_asking(siege, "127.0.0.68", lambda n: request_for("GET", random.choice(pages)), 4_000) for _ in range(8))
    )


async def wrong_moves(siege: Siege) -> None:
    """2,000 moves of a seat that are refused, each with a word of 3,900 letters."""

    def wrong(n: int) -> bytes:
        move = {"seat": 1, "move": f"bid {'x' * 3_900}{n}", "revision": "0.0", "key": f"{n}"}
        return request_for("POST", f"/api/tables/{siege.table}/moves", move, authorization=f"Bearer {siege.token}")

    await asyncio.gather(*(keep_asking(siege, "127.0.0.69", wrong, 500) for _ in range(4)))


async def nonsense(siege: Siege) -> None:
    """Bytes that are no request, hosts without end, bodies too big, half letters."""
    odd = [
        b"\x16\x03\x01\x02\x00\x01\x00\x01\xfc\x03\x03" + os.urandom(200) + b"\r\n\r\n",
        b"GET / HTTP/1.1\r\nhost: " + b"x" * 2_700 + b"\r\n\r\n",
        b"GET /" + b"%ff" * 2_000 + b" HTTP/1.1\r\nhost: localhost\r\n\r\n",
        b"POST /tables HTTP/1.1\r\nhost: localhost\r\ncontent-length: 99999999999\r\n\r\n",
        b"GET / HTTP/1.1\r\n" + b"x: y\r\n" * 2_000 + b"\r\n",
        request_for("POST", "/api/tables", {"game": "\ud800", "seats": [{"kind": "me"}], "options": {"\udfff": "x"}}),
        request_for("POST", "/api/join", {"invitation": "guess"}),
        request_for("GET", "/join/guess"),
        request_for("GET", "/", cookie="device=" + "x" * 3_000, accept_language="x," * 500),
    ]
    await asyncio.gather(*(keep_asking(siege, "127.0.0.70", lambda n: random.choice(odd), 1_500) for _ in range(4)))


async def hints(siege: Siege) -> None:
    """Twenty devices of five addresses ask for hints, over and over: two of three hang up at once."""

    async def ask_on(number: int, table: str, token: str) -> None:
        source = f"127.0.5.{number % 5 + 1}"
        request = request_for("GET", f"/tables/{table}/hint", cookie=f"device={token}")
        until = time.monotonic() + siege.seconds
        for n in count():
            if time.monotonic() > until:
                break
            if n % 3:
                await hang_up_on(siege, source, request)
            else:
                await wait_for_answer(siege, source, request, until)
            await asyncio.sleep(BREATH)

    await asyncio.gather(*(ask_on(n, table, token) for n, (table, token) in enumerate(siege.advised)))


async def analyses(siege: Siege) -> None:
    """Without a cookie, from five addresses: forty requests at a time for analyses of finished games, which hang up."""
    until = time.monotonic() + siege.seconds
    while time.monotonic() < until:
        pages = [f"/tables/{table}/analysis?again=yes" for table in siege.studied * 4]
        await asyncio.gather(
            *(hang_up_on(siege, f"127.0.6.{n % 5 + 1}", request_for("GET", page)) for n, page in enumerate(pages))
        )
        for n, page in enumerate(pages[:5]):
            await wait_for_answer(siege, f"127.0.6.{n + 1}", request_for("GET", page), until)
        await asyncio.sleep(BREATH)


async def hang_up_on(siege: Siege, source: str, request: bytes) -> None:
    """Send a request, and leave before the answer."""
    streams = await siege.open(source)
    if streams is not None:
        streams[1].write(request)
        await asyncio.sleep(0.01)
        await hang_up([streams])
        siege.told["hung up"] += 1


async def wait_for_answer(siege: Siege, source: str, request: bytes, until: float) -> None:
    streams = await siege.open(source)
    if streams is None:
        return
    try:
        async with asyncio.timeout(max(0.1, until - time.monotonic())):
            siege.told[str(await ask(streams, request, PATIENCE))] += 1
    except (OSError, asyncio.IncompleteReadError, TimeoutError):
        siege.told["no answer in time"] += 1
    await hang_up([streams])


async def lay_for_hints(siege: Siege) -> None:
    """Tables at which hints can be asked for, each of a device of its own. Later attacks find them again."""
    seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
    for n in range(ATTACKED_TABLES - len(siege.advised)):
        line = HttpClient(siege.port, f"127.0.5.{n % 5 + 1}")
        made = await line.ask_api("POST", "/tables", {"game": SLOW_GAME, "seats": seats})
        siege.advised.append((made["table"], made["token"]))
        await line.close()
    for table, token in siege.advised:
        await until_it_is_so(siege, f"{table}?seat=1", "waiting_for", [1], token)


async def finish_games(siege: Siege) -> None:
    """New finished games: bots play them by chance."""
    seats = [{"kind": "bot", "level": "random"}] * 4
    line = HttpClient(siege.port, f"127.0.7.{next(siege.crowd) % 250 + 1}")
    siege.studied = []
    for _ in range(FINISHED_TABLES):
        siege.studied.append((await line.ask_api("POST", "/tables", {"game": "nundinae", "seats": seats}))["table"])
    await line.close()
    for table in siege.studied:
        await until_it_is_so(siege, table, "over", True)


async def until_it_is_so(siege: Siege, table: str, fact: str, wanted: object, token: str = "") -> None:
    """Until the view of a table for programs says this."""
    line = HttpClient(siege.port, f"127.0.8.{next(siege.crowd) % 250 + 1}")
    headers = {"authorization": f"Bearer {token}"} if token else {}
    for _ in range(600):
        seen = await line.ask("GET", f"/api/tables/{table}", headers)
        if seen[fact] == wanted or seen["over"]:
            break
        await asyncio.sleep(0.2)
    await line.close()


Attack = Callable[[Siege], Awaitable[None]]

ATTACKS: tuple[Attack, ...] = (
    half_requests, dripping, watchers, costly_pages, wrong_moves, nonsense, hints, analyses,
)  # fmt: skip
BEFORE: dict[Attack, Attack] = {hints: lay_for_hints, analyses: finish_games}
TURNS: dict[Attack, int] = {hints: 3, analyses: 3}  # how often it is quiet and then attacked; else once


# -- the honest people -------------------------------------------------------------------------------


@dataclass
class Noticed:
    """What honest people waited for, in seconds."""

    moves: list[float] = field(default_factory=list)  # to the other seat
    senator: list[float] = field(default_factory=list)  # from my move to the Senator's
    pages: list[float] = field(default_factory=list)


@dataclass
class Seen:
    """What honest people noticed of an attack."""

    name: str
    quiet: Noticed
    attacked: Noticed
    memory: float
    log: int
    told: dict[str, int]

    def problems(self, peace: Seen) -> list[str]:
        """What did not hold. On a machine that is busy with other things, what quiet looks like there counts."""
        found = []
        for what, quiet, attacked, enough in (
            ("moves to the other seat", self.quiet.moves, self.attacked.moves, TOO_LONG),
            ("Senators", self.quiet.senator, self.attacked.senator, SOON),
            ("other pages", self.quiet.pages, self.attacked.pages, TOO_LONG),
        ):
            if not attacked:
                found.append(f"{self.name}: no {what} at all")
            elif any(percentile(attacked, share) > max(enough, 2 * percentile(quiet, share)) for share in (0.5, 0.95)):
                found.append(f"{self.name}: {what} took {in_ms(attacked)} ms, quiet {in_ms(quiet)} ms")
        if any(status.isdigit() and int(status) >= 500 for status in self.told):
            found.append(f"{self.name}: answers of 5xx: {self.told}")
        if self.log > MOST_LOG:
            found.append(f"{self.name}: {self.log} bytes in the log")
        if self.memory - peace.memory > MOST_GROWTH:
            found.append(f"{self.name}: {self.memory - peace.memory:.0f} MB more")
        return found

    def __str__(self) -> str:
        told = ", ".join(f"{count} {what}" for what, count in sorted(self.told.items()))
        pairs = [
            (self.quiet.moves, self.attacked.moves),
            (self.quiet.senator, self.attacked.senator),
            (self.quiet.pages, self.attacked.pages),
        ]
        times = " | ".join(f"{in_ms(quiet)} | {in_ms(attacked)} ({len(attacked)})" for quiet, attacked in pairs)
        return f"| {self.name} | {times} | {self.memory:.0f} | {self.log / 1000:.1f} | {told} |"


HEAD = (
    "p50 and p95 in ms, how many in brackets\n\n"
    "| Attack | From a move to the other seat, quiet | attacked | From my move to the Senator's, quiet | attacked"
    " | Other pages, quiet | attacked | MB | Log KB | What the attackers got |\n" + "|---" * 10 + "|"
)


def in_ms(waits: Sequence[float]) -> str:
    return f"{1000 * percentile(waits, 0.5):.0f}, {1000 * percentile(waits, 0.95):.0f}"


class Duel(Party):
    """A person against a Senator."""

    def __init__(self, line: HttpClient, game: str, load: Load) -> None:
        super().__init__(line, game, load, seats=1)
        self.ply = 0
        self.noticed = Noticed()

    def wanted(self) -> list[dict[str, str]]:
        return [{"kind": "me"}, {"kind": "bot", "level": "senator"}]

    def hear(self, seat: int, said: dict[str, Any]) -> None:
        super().hear(seat, said)
        self.ply = said["ply"]

    async def move(self) -> bool:
        """One move of mine, and the Senator's answer where it has the turn then. False when the game is over."""
        if not self.turns[0] and not await self.is_asked():
            return False
        begun, ply, noticed = time.perf_counter(), self.ply, self.noticed
        await super().move()
        if self.ply == ply + 1 and not self.turns[0]:
            await self.hears_more()
        waited = time.perf_counter() - begun
        if self.ply > ply + 1 or waited > PATIENCE:  # mine, and at least one of the Senator; or it never came
            noticed.senator.append(waited)
        return True

    async def is_asked(self) -> bool:
        """Wait while the Senator plays on. False when the game is over, or the Senator does not play."""
        while not self.turns[0]:
            if not await self.hears_more():
                return False
        return True

    async def hears_more(self) -> bool:
        if f"/tables/{self.table}/end" in self.pages[0]:
            return False
        self.fresh[0].clear()
        with suppress(TimeoutError):
            await asyncio.wait_for(self.fresh[0].wait(), PATIENCE)
        return self.fresh[0].is_set()


class Reader:
    """A person who opens one page after the other."""

    def __init__(self, siege: Siege) -> None:
        self.siege = siege
        self.noticed = Noticed()
        self.paths = ["/", "/rules/ave_roma", f"/tables/{siege.table}", "/new/ave_roma", "/about"]

    async def read_until(self, done: asyncio.Event) -> None:
        source = f"127.0.4.{next(self.siege.people) % 250 + 1}"
        streams: Streams | None = None
        for n in count():
            if done.is_set():
                break
            begun, noticed = time.perf_counter(), self.noticed
            if streams is None or streams[1].is_closing():
                streams = await asyncio.open_connection("127.0.0.1", self.siege.port, local_addr=(source, 0))
            status = await ask(streams, request_for("GET", self.paths[n % len(self.paths)]), PATIENCE)
            noticed.pages.append(time.perf_counter() - begun)
            if status >= 400:
                self.siege.told[str(status)] += 1
            await asyncio.sleep(0.2)
        if streams is not None:
            await hang_up([streams])


async def besiege(siege: Siege, attack: Attack) -> Seen:
    """Play honestly while the attack goes on, and while it is quiet before."""
    siege.told.clear()
    log_before = siege.log.stat().st_size
    load = Load(PAIRS)
    lines = [HttpClient(siege.port, f"127.0.3.{next(siege.people) % 250 + 1}") for _ in range(PAIRS + DUELS)]
    done = asyncio.Event()
    pairs = [Party(line, GAME, load) for line in lines[:PAIRS]]
    duels = [Duel(line, GAME, Load(1)) for line in lines[PAIRS:]]
    reader = Reader(siege)
    playing = [asyncio.create_task(play_until(pair, done)) for pair in pairs]
    playing += [asyncio.create_task(play_until(duel, done, 0.1)) for duel in duels]
    playing.append(asyncio.create_task(reader.read_until(done)))
    quiet, attacked = Noticed(), Noticed()

    async def notice(noticed: Noticed, happens: Attack) -> None:
        """Write down what people notice while this happens."""
        load.forget()
        reader.noticed = noticed
        for duel in duels:
            duel.noticed = noticed
        until = time.monotonic() + siege.seconds
        await happens(siege)
        await asyncio.sleep(max(0.0, until - time.monotonic()))
        noticed.moves += load.delays

    for _ in range(TURNS.get(attack, 1)):
        if attack in BEFORE:
            await BEFORE[attack](siege)
        while not all(party.table for party in (*pairs, *duels)):  # a busy machine takes its time
            await asyncio.sleep(0.1)
        await asyncio.sleep(2.0)
        await notice(quiet, peace)
        siege.honest = pairs[0].table
        await notice(attacked, attack)
    done.set()
    await asyncio.gather(*playing)
    for line in lines:
        await line.close()
    log = siege.log.stat().st_size - log_before
    name = attack.__name__.replace("_", " ")
    return Seen(name, quiet, attacked, siege.memory(), log, dict(siege.told))


async def play_until(party: Party, done: asyncio.Event, pause: float = 0.33) -> None:
    """Moves with a pause after each, one game after the other."""
    while not done.is_set():
        try:
            await asyncio.wait_for(party.open(), 20)
            while not done.is_set() and await asyncio.wait_for(party.move(), 4 * PATIENCE):
                await asyncio.sleep(pause)
        finally:
            await party.close()


# -- the server --------------------------------------------------------------------------------------


def few_files() -> None:
    resource.setrlimit(resource.RLIMIT_NOFILE, (FILES, FILES))


@contextmanager
def besieged(folder: Path, seconds: float) -> Iterator[Siege]:
    """A server of its own with the usual limits, 1,024 open files, and a finished game in its store."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = int(free.getsockname()[1])
    log = folder / "server.log"
    command = [sys.executable, "-m", "tabularium", "serve", "--port", str(port), "--db", str(folder / "store.db")]
    with log.open("wb") as out:
        server = subprocess.Popen(
            [*command, "--bot-pause", "0.05"], stdout=out, stderr=out, preexec_fn=few_files,
            env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        )  # fmt: skip
    try:
        siege = Siege(port, server.pid, log, seconds)
        asyncio.run(prepared(siege))
        yield siege
        assert server.poll() is None, "the server has fallen"
    finally:
        server.terminate()
        server.wait()


async def prepared(siege: Siege) -> None:
    line = HttpClient(siege.port)
    for _ in range(1_200):
        try:
            await line.ask_api("GET", "/tables")
            break
        except OSError:
            await asyncio.sleep(0.1)
    bots: dict[str, Any] = {"game": "nundinae", "seats": [{"kind": "bot"}, {"kind": "bot"}]}
    siege.finished = (await line.ask_api("POST", "/tables", bots))["table"]
    made = await line.ask_api("POST", "/tables", {"game": GAME, "seats": [{"kind": "me"}, {"kind": "here"}]})
    siege.table, siege.token = made["table"], made["token"]
    for _ in range(600):
        if (await line.ask_api("GET", f"/tables/{siege.finished}"))["over"]:
            break
        await asyncio.sleep(0.1)
    await line.close()


def run(attacks: Sequence[Attack], seconds: float, tell: Callable[[str], None]) -> list[str]:
    """These attacks; what did not hold."""
    problems: list[str] = []
    tell(HEAD)
    with tempfile.TemporaryDirectory() as folder, besieged(Path(folder), seconds) as siege:
        quiet = asyncio.run(besiege(siege, peace))
        tell(str(quiet))
        if percentile(quiet.quiet.moves, 0.95) > TOO_LONG / 2:
            tell(f"(this machine is busy: when it is quiet, moves take {in_ms(quiet.quiet.moves)} ms)")
        for attack in attacks:
            seen = asyncio.run(besiege(siege, attack))
            tell(str(seen))
            problems += seen.problems(quiet)
        if "Traceback" in siege.log.read_text(errors="replace"):
            problems.append(f"there is a traceback in the log: {siege.log.read_text(errors='replace')[:3000]}")
    return problems


def soak(attacks: Sequence[Attack], minutes: float, seconds: float, tell: Callable[[str], None]) -> list[str]:
    """All attacks over and over while people play; memory must be flat once every cache has had time to fill."""
    problems: list[str] = []
    held: list[float] = []
    moves = 0
    until = time.monotonic() + 60 * minutes
    with tempfile.TemporaryDirectory() as folder, besieged(Path(folder), seconds) as siege:
        quiet = asyncio.run(besiege(siege, peace))
        while time.monotonic() < until:
            for attack in attacks:
                seen = asyncio.run(besiege(siege, attack))
                moves += len(seen.attacked.moves)
                problems += [problem for problem in seen.problems(quiet) if "5xx" in problem or "log" in problem]
            held.append(siege.memory())
            tell(f"round {len(held)}: {held[-1]:.0f} MB, {moves} honest moves so far")
        if "Traceback" in siege.log.read_text(errors="replace"):
            problems.append(f"there is a traceback in the log: {siege.log.read_text(errors='replace')[:3000]}")
    filled, last = held[len(held) // 2], held[-1]
    if last > (1 + MOST_SOAKED) * filled:
        problems.append(f"memory grew from {filled:.0f} to {last:.0f} MB in the second half")
    return problems


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/siege", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("seconds", nargs="?", type=float, default=8.0, help="for each attack")
    parser.add_argument("--soak", type=float, default=0.0, metavar="MINUTES", help="all attacks over and over")
    names = [attack.__name__ for attack in ATTACKS]
    parser.add_argument("--only", action="append", choices=names, help="one of the attacks; may be given again")
    asked = parser.parse_args(given)
    attacks = [attack for attack in ATTACKS if not asked.only or attack.__name__ in asked.only]

    def tell(line: str) -> None:
        print(line, flush=True)

    problems = soak(attacks, asked.soak, asked.seconds, tell) if asked.soak else run(attacks, asked.seconds, tell)
    if not asked.only and not asked.soak:
        problems += compare(tell)
    for problem in problems:
        print(f"did not hold: {problem}", file=sys.stderr)
    return 1 if problems else 0
