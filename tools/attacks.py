"""A siege of one server on this machine: attacks of a bounded size, one after the other, while honest people play.

Everything stays on the loopback; attackers come from addresses of their own (127.0.0.66 and others), honest people from
others (127.0.3.*), new ones for each attack, since a house lets nobody lay tables without end. The server may open
1,024 files, as on many machines. What counts is what the honest people notice.
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
from contextlib import contextmanager
from dataclasses import dataclass, field
from itertools import count
from pathlib import Path
from typing import Any

from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

from tabularium.web.bench import Line, Load, Party, percentile
from tools.environment import ROOT

FILES = 1_024
GAME = "ave_roma"
PAIRS = 3
TOO_LONG = 0.2  # seconds that 5 of 100 honest moves may take to reach the other seat
MOST_LOG = 100_000  # bytes
MOST_GROWTH = 80  # MB
MOST_SOAKED = 15  # MB, in the second half of a soak

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
    people: Iterator[int] = field(default_factory=count)
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


async def ask(streams: Streams, request: bytes) -> int:
    """The status of an answer."""
    reader, writer = streams
    writer.write(request)
    await writer.drain()
    head = (await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 3)).decode("latin-1").lower()
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


ATTACKS: tuple[Callable[[Siege], Awaitable[None]], ...] = (
    half_requests, dripping, watchers, costly_pages, wrong_moves, nonsense,
)  # fmt: skip


# -- the honest people -------------------------------------------------------------------------------


@dataclass
class Seen:
    """What honest people noticed of an attack."""

    name: str
    moves: int
    p50: float
    p95: float
    longest: float
    memory: float
    log: int
    told: dict[str, int]

    def problems(self, peace: Seen) -> list[str]:
        """What did not hold. On a machine that is busy with other things, what peace looks like there counts."""
        found = []
        if self.moves == 0 or self.p95 > max(TOO_LONG, 2 * peace.p95):
            found.append(f"{self.name}: {self.moves} honest moves, p95 {1000 * self.p95:.0f} ms")
        if any(status.isdigit() and int(status) >= 500 for status in self.told):
            found.append(f"{self.name}: answers of 5xx: {self.told}")
        if self.log > MOST_LOG:
            found.append(f"{self.name}: {self.log} bytes in the log")
        if self.memory - peace.memory > MOST_GROWTH:
            found.append(f"{self.name}: {self.memory - peace.memory:.0f} MB more")
        return found

    def __str__(self) -> str:
        told = ", ".join(f"{count} {what}" for what, count in sorted(self.told.items()))
        times = f"{1000 * self.p50:.0f} | {1000 * self.p95:.0f} | {1000 * self.longest:.0f}"
        return f"| {self.name} | {self.moves} | {times} | {self.memory:.0f} | {self.log / 1000:.1f} | {told} |"


async def besiege(siege: Siege, attack: Callable[[Siege], Awaitable[None]]) -> Seen:
    """Play honestly while the attack goes on."""
    siege.told.clear()
    log_before = siege.log.stat().st_size
    load = Load(PAIRS)
    lines = [Line(siege.port, f"127.0.3.{next(siege.people) % 250 + 1}") for _ in range(PAIRS)]
    done = asyncio.Event()
    pairs = [Party(line, GAME, load) for line in lines]
    playing = [asyncio.create_task(play_until(pair, done)) for pair in pairs]
    await asyncio.sleep(2.0)
    siege.honest = pairs[0].table
    load.delays.clear()
    until = time.monotonic() + siege.seconds
    await attack(siege)
    await asyncio.sleep(max(0.0, until - time.monotonic()))
    done.set()
    await asyncio.gather(*playing)
    for line in lines:
        await line.close()
    delays = load.delays or [9.9]
    return Seen(
        attack.__name__.replace("_", " "), len(load.delays), percentile(delays, 0.5), percentile(delays, 0.95),
        max(delays), siege.memory(), siege.log.stat().st_size - log_before, dict(siege.told),
    )  # fmt: skip


async def play_until(pair: Party, done: asyncio.Event) -> None:
    """Three moves a second, one game after the other."""
    while not done.is_set():
        try:
            await asyncio.wait_for(pair.open(), 20)
            while not done.is_set() and await asyncio.wait_for(pair.move(), 20):
                await asyncio.sleep(0.33)
        finally:
            await pair.close()


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
    line = Line(siege.port)
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


def run(seconds: float, tell: Callable[[str], None]) -> list[str]:
    """All attacks; what did not hold."""
    problems: list[str] = []
    tell("| Attack | Honest moves | p50 ms | p95 ms | Longest ms | MB | Log KB | What the attackers got |")
    tell("|---|---|---|---|---|---|---|---|")
    with tempfile.TemporaryDirectory() as folder, besieged(Path(folder), seconds) as siege:
        quiet = asyncio.run(besiege(siege, peace))
        tell(str(quiet))
        if quiet.p95 > TOO_LONG / 2:
            tell(f"(this machine is busy: in peace p95 is {1000 * quiet.p95:.0f} ms)")
        for attack in ATTACKS:
            seen = asyncio.run(besiege(siege, attack))
            tell(str(seen))
            problems += seen.problems(quiet)
        if "Traceback" in siege.log.read_text(errors="replace"):
            problems.append(f"there is a traceback in the log: {siege.log.read_text(errors='replace')[:3000]}")
    return problems


def soak(minutes: float, seconds: float, tell: Callable[[str], None]) -> list[str]:
    """All attacks over and over while people play; memory must be flat once every cache has had time to fill."""
    problems: list[str] = []
    held: list[float] = []
    moves = 0
    until = time.monotonic() + 60 * minutes
    with tempfile.TemporaryDirectory() as folder, besieged(Path(folder), seconds) as siege:
        quiet = asyncio.run(besiege(siege, peace))
        while time.monotonic() < until:
            for attack in ATTACKS:
                seen = asyncio.run(besiege(siege, attack))
                moves += seen.moves
                problems += [problem for problem in seen.problems(quiet) if "5xx" in problem or "log" in problem]
            held.append(siege.memory())
            tell(f"round {len(held)}: {held[-1]:.0f} MB, {moves} honest moves so far")
        if "Traceback" in siege.log.read_text(errors="replace"):
            problems.append(f"there is a traceback in the log: {siege.log.read_text(errors='replace')[:3000]}")
    filled, last = held[len(held) // 2], held[-1]
    if last - filled > MOST_SOAKED:
        problems.append(f"memory grew from {filled:.0f} to {last:.0f} MB in the second half")
    return problems


def main(given: Sequence[str]) -> int:
    parser = argparse.ArgumentParser(prog="tools/siege", description=(__doc__ or "").split("\n")[0])
    parser.add_argument("seconds", nargs="?", type=float, default=8.0, help="for each attack")
    parser.add_argument("--soak", type=float, default=0.0, metavar="MINUTES", help="all attacks over and over")
    asked = parser.parse_args(given)

    def tell(line: str) -> None:
        print(line, flush=True)

    problems = soak(asked.soak, asked.seconds, tell) if asked.soak else run(asked.seconds, tell)
    for problem in problems:
        print(f"did not hold: {problem}", file=sys.stderr)
    return 1 if problems else 0
