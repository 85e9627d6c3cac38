"""Connections that are held and not used: each has its time, and there are so many of them and no more."""

from __future__ import annotations

import asyncio
import gc
import logging
import socket
import subprocess
import sys
import time
import weakref
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager, suppress
from pathlib import Path

import pytest
import uvicorn
from starlette.types import Receive, Scope, Send
from websockets.asyncio.client import connect

from tabularium.web.connections import Gate, Patience, address_of, protocols
from tabularium.web.logs import Unflooded
from tabularium.web.serve import PROXY, CantServe, Endpoint, hosts_of, listen, networks, raise_files, tidy

PATIENCE = 120  # seconds: a busy machine takes its time, and nothing that is right waits so long
SHORT = Patience(head=0.4, body=0.4, idle=1, reading=0.5)
Line = tuple[asyncio.StreamReader, asyncio.StreamWriter]
lines: list[Line] = []  # that are open


async def application(scope: Scope, receive: Receive, send: Send) -> None:
    if scope["type"] == "websocket":
        await receive()
        await send({"type": "websocket.accept"})
        while (await receive())["type"] != "websocket.disconnect":
            pass
        return
    body = b"ok" if scope["path"] != "/much" else b"x" * 20_000_000
    if scope["method"] == "POST":
        while (await receive()).get("more_body"):
            pass
    await send({"type": "http.response.start", "status": 200, "headers": [(b"content-length", b"%d" % len(body))]})
    await send({"type": "http.response.body", "body": body})


@asynccontextmanager
async def served(gate: Gate) -> AsyncIterator[int]:
    listening = listen("127.0.0.1", 0)
    http, ws = protocols(gate)
    config = uvicorn.Config(application, http=http, ws=ws, lifespan="off", log_config=None, timeout_keep_alive=1)
    server = uvicorn.Server(config)
    running = asyncio.create_task(server.serve(sockets=[listening]))
    while not server.started:
        await asyncio.sleep(0.01)
    try:
        yield listening.getsockname()[1]
    finally:
        server.should_exit = server.force_exit = True
        await running
        while lines:
            lines.pop()[1].close()
        await asyncio.sleep(0)


async def call(port: int, sent: bytes, source: str = "127.0.0.1") -> Line:
    reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(source, 0))
    lines.append((reader, writer))
    writer.write(sent)
    await writer.drain()
    return reader, writer


async def heard(line: Line) -> bytes:
    """What comes until the other side ends it."""
    with suppress(ConnectionError):
        return await asyncio.wait_for(line[0].read(), PATIENCE)
    return b""


async def until(holds: Callable[[], bool]) -> None:
    end = time.monotonic() + PATIENCE
    while not holds():
        assert time.monotonic() < end, "it did not happen in time"
        await asyncio.sleep(0.01)


ASK = b"GET / HTTP/1.1\r\nhost: localhost\r\nconnection: close\r\n\r\n"


@pytest.mark.parametrize(
    "half",
    [
        b"",
        b"GET / HTTP/1.1\r\nhost: loc",
        b"POST / HTTP/1.1\r\nhost: localhost\r\ncontent-length: 10\r\n\r\nabc",
        b"POST / HTTP/1.1\r\nhost: localhost\r\ntransfer-encoding: chunked\r\n\r\n3\r\nabc\r\n",
    ],
)
def test_half_a_request_is_cut(half: bytes) -> None:
    async def visit() -> None:
        gate = Gate(50, 50, SHORT)
        async with served(gate) as port:
            begun = time.monotonic()
            line = await call(port, half)
            assert await heard(line) == b""
            assert time.monotonic() - begun > 0.3
            assert gate.inside == 0
            assert not gate.by_address

    asyncio.run(visit())


def test_a_letter_now_and_then_buys_no_time() -> None:
    async def visit() -> None:
        async with served(Gate(50, 50, SHORT)) as port:
            line = await call(port, b"GET / HTTP/1.1\r\n")
            begun = time.monotonic()
            with suppress(ConnectionError):
                while not line[0].at_eof():
                    assert time.monotonic() - begun < PATIENCE, "each letter bought more time"
                    line[1].write(b"x: y\r\n")
                    await line[1].drain()
                    await asyncio.sleep(0.1)

    asyncio.run(visit())


def test_who_does_not_take_the_answer_is_cut() -> None:
    async def visit() -> None:
        gate = Gate(50, 50, SHORT)
        async with served(gate) as port:
            line = await call(port, b"GET /much HTTP/1.1\r\nhost: localhost\r\n\r\n")
            line[1].transport.pause_reading()  # type: ignore[attr-defined]
            await until(lambda: gate.inside == 0)

    asyncio.run(visit())


def test_whole_requests_keep_their_connection_as_long_as_they_come() -> None:
    async def visit() -> None:
        async with served(Gate(50, 50, SHORT)) as port:
            line = await call(port, b"")
            for _ in range(5):
                line[1].write(b"GET / HTTP/1.1\r\nhost: localhost\r\n\r\n")
                assert (await line[0].readuntil(b"ok")).startswith(b"HTTP/1.1 200")
                await asyncio.sleep(0.2)
            assert await heard(line) == b""  # idle

    asyncio.run(visit())


def test_one_address_has_so_many_connections_and_leaves_room_for_others() -> None:
    async def visit() -> None:
        gate = Gate(100, 5, SHORT)
        async with served(gate) as port:
            held = [await call(port, b"GET", "127.0.0.2") for _ in range(30)]
            await until(lambda: gate.by_address["127.0.0.2"] == 5)
            assert (await heard(await call(port, ASK))).endswith(b"ok")
            assert {await heard(line) for line in held} == {b""}
            assert (await heard(await call(port, ASK, "127.0.0.2"))).endswith(b"ok")  # again welcome

    asyncio.run(visit())


def test_when_all_are_taken_those_that_say_nothing_make_room() -> None:
    async def visit() -> None:
        gate = Gate(10, 10, Patience(head=30))
        async with served(gate) as port:
            for n in range(40):
                await call(port, b"GET", f"127.0.1.{n + 1}")
            await until(lambda: gate.inside == 10)
            assert (await heard(await call(port, ASK))).endswith(b"ok")

    asyncio.run(visit())


def test_sockets_count_and_give_their_place_back() -> None:
    async def visit() -> None:
        gate = Gate(10, 3, SHORT)
        async with served(gate) as port:
            sockets = [await connect(f"ws://127.0.0.1:{port}/") for _ in range(3)]
            await asyncio.sleep(0.6)  # longer than a head may take
            assert gate.inside == 3
            assert await heard(await call(port, ASK)) == b""
            for one in sockets:
                assert one.response is not None
                assert "server_max_window_bits=13" in one.response.headers["sec-websocket-extensions"]  # it packs
                await one.close()
            await until(lambda: gate.inside == 0)
            assert (await heard(await call(port, ASK))).endswith(b"ok")

    asyncio.run(visit())


def test_a_trusted_proxy_speaks_for_many() -> None:
    async def visit() -> None:
        gate = Gate(100, 2, SHORT, networks(["127.0.0.0/24"], PROXY))
        async with served(gate) as port:
            held = [await call(port, b"GET") for _ in range(9)]
            await until(lambda: gate.inside == len(held))

    asyncio.run(visit())


def test_what_counts_as_one_address() -> None:
    assert address_of("10.1.2.3") == "10.1.2.3"
    assert address_of("::ffff:10.1.2.3") == "10.1.2.3"
    assert address_of("2001:db8:1:2:3:4:5:6") == address_of("2001:db8:1:2::9") == "2001:db8:1:2::/64"
    assert address_of("testclient") == "testclient"


# -- the log -----------------------------------------------------------------------------------------


def test_a_log_is_not_flooded() -> None:
    said: list[str] = []
    now = [0.0]
    log = logging.Logger("flooded")
    log.addHandler(Unflooded(said.append, lambda: now[0]))
    for n in range(100_000):
        log.error("the same %d", n)
        now[0] += 0.0004  # 40 seconds
    assert sum(map(len, said)) < 5_000
    now[0] += 100
    log.error("the same again")
    assert "left out" in said[-1]
    try:
        raise RuntimeError("x" * 100_000)
    except RuntimeError:
        log.exception("long")
    assert len(said[-1]) < 10_000
    for n in range(10_000):
        log.error(f"all different {n}")
    assert len(said) < 200


# -- opening -----------------------------------------------------------------------------------------


def test_a_port_in_use_is_a_sentence(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(CantServe, match=f"port {port} is in use"):
            listen("127.0.0.1", port)
        said = subprocess.run(
            [sys.executable, "-m", "tabularium", "serve", "--port", str(port), "--db", str(tmp_path / "store.db")],
            capture_output=True, text=True, timeout=60, check=False,
        )  # fmt: skip
    assert said.returncode == 2
    assert said.stderr.startswith(f"tabularium: port {port} is in use")
    assert "Traceback" not in said.stderr
    with pytest.raises(CantServe, match="no address"):
        listen("no.such.host.invalid", 1)
    with pytest.raises(CantServe, match="network"):
        networks(["everybody"], PROXY)


@pytest.mark.parametrize("content", [b"no database" * 99, None])
def test_a_store_that_can_not_be_opened_is_a_sentence(tmp_path: Path, content: bytes | None) -> None:
    path = tmp_path / "store.db"
    if content is None:
        path.mkdir()
    else:
        path.write_bytes(content)
    said = subprocess.run(
        [sys.executable, "-m", "tabularium", "serve", "--port", "0", "--db", str(path)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert said.returncode == 2
    assert "Traceback" not in said.stderr
    said = subprocess.run(
        [sys.executable, "-m", "tabularium", "serve", "--port", "45678", "--db", str(path)],
        capture_output=True, text=True, timeout=60, check=False,
    )  # fmt: skip
    assert (said.returncode, said.stderr.count("\n")) == (2, 1)
    assert str(path) in said.stderr


def test_names_of_the_house() -> None:
    hosts = hosts_of(Endpoint("127.0.0.1", 8080, ["games.example.org"]))
    for right in (
        "localhost:8080",
        "127.0.0.1:8080",
        "[::1]:8080",
        "10.0.0.7",
        "Games.Example.Org",
        socket.gethostname(),
    ):
        assert hosts.knows(right), right
    for wrong in (
        "",
        "evil.example",
        "games.example.org.evil",
        "x" * 300,
        "a b",
        "localhost:8080/x",
        "é",
        "[::1",
        "a\nb",
    ):
        assert not hosts.knows(wrong), wrong


def test_files_are_raised_as_far_as_they_may() -> None:
    assert raise_files() >= 256


class Closed:
    """A connection that is over: it and what speaks for it know each other."""

    def __init__(self) -> None:
        self.protocol = [self]


def test_what_only_refers_to_itself_goes() -> None:
    gc.collect()
    closed = Closed()
    gc.collect(1)  # it has grown old before it is closed
    seen = weakref.ref(closed)
    del closed
    gc.collect(1)
    assert seen() is not None  # nobody looks at the old
    tidy()
    assert seen() is None


def test_nothing_is_looked_for_where_nothing_has_grown_old() -> None:
    gc.collect()
    before = gc.get_stats()[2]["collections"]
    tidy()
    assert gc.get_stats()[2]["collections"] == before
