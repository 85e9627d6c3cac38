"""Connections: how many an address may hold, and for how long before something comes over them.

Half a request, a body that does not end, a reader that does not read: each has its time, and then it is cut. There are
so many connections for one address and so many in all; when all are taken, those that have said nothing yet make room.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, ClassVar

from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.extensions.permessage_deflate import ServerPerMessageDeflateFactory

log = logging.getLogger("tabularium")

# Looking twice as far back and less carefully takes half of the time for as few bytes, and 64 KB for each socket.
DEFLATE = ServerPerMessageDeflateFactory(
    server_max_window_bits=13, client_max_window_bits=12, compress_settings={"level": 1, "memLevel": 6}
)

Networks = Sequence[ipaddress.IPv4Network | ipaddress.IPv6Network]


@dataclass(frozen=True)
class Patience:
    """Seconds."""

    head: float = 10.0  # until the head of a request is there
    body: float = 20.0  # and then its body
    idle: int = 15  # between two requests
    reading: float = 30.0  # for the other side to take an answer


def address_of(client: str) -> str:
    """Who counts as one: an IPv4 address, or the /64 network that one IPv6 household has."""
    try:
        found = ipaddress.ip_address(client.partition("%")[0])
    except ValueError:
        return client
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return str(found.ipv4_mapped)
        return str(ipaddress.IPv6Network((found, 64), strict=False))
    return str(found)


def is_in(client: str, networks: Networks) -> bool:
    try:
        found = ipaddress.ip_address(client)
    except ValueError:
        return False
    return any(found in network for network in networks)


class Gate:
    """Counts the connections of one server."""

    def __init__(self, most: int, each: int, patience: Patience, proxies: Networks = ()) -> None:
        self.most, self.each = most, each
        self.patience = patience
        self.proxies = proxies
        self.by_address: Counter[str] = Counter()
        self.silent: dict[Watched, None] = {}  # those of which nobody has heard a whole request yet, oldest first
        self.inside = self.refused = 0

    def enter(self, client: str) -> bool:
        """Whether one more connection may come in."""
        address = address_of(client)
        if self.by_address[address] >= self.each and not is_in(client, self.proxies):
            return self._refuse("%s has %d connections already", address, self.each)
        if self.inside >= self.most:
            oldest = next(iter(self.silent), None)
            if oldest is None:
                return self._refuse("all %d connections are in use", self.most)
            oldest.cut()
        self.inside += 1
        self.by_address[address] += 1
        return True

    def _refuse(self, why: str, *values: object) -> bool:
        self.refused += 1
        log.warning(f"a connection was refused: {why}", *values)
        return False

    def leave(self, client: str) -> None:
        address = address_of(client)
        self.inside -= 1
        self.by_address[address] -= 1
        if self.by_address[address] <= 0:
            del self.by_address[address]


class Watched(H11Protocol):
    """A connection with a time limit for whatever is due on it. A server makes a subclass with its own gate."""

    gate: ClassVar[Gate]
    timer: asyncio.TimerHandle | None = None
    due: str = ""  # what the timer waits for
    counted: bool = False

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self.counted = self.gate.enter(self.client[0] if self.client else "")
        if self.counted:
            self.gate.silent[self] = None
            self.wait_for("head", self.gate.patience.head)
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self.release()
        super().connection_lost(exc)

    def release(self) -> None:
        """Nobody waits any more, and the place is free."""
        self.wait_for("", 0.0)
        self.gate.silent.pop(self, None)
        if self.counted:
            self.counted = False
            self.gate.leave(self.client[0] if self.client else "")

    def cut(self) -> None:
        """End it at once."""
        self.release()
        self.transport.abort()

    def wait_for(self, due: str, seconds: float) -> None:
        """Cut the connection unless this is there in time. What is waited for already gets no more time."""
        if due == self.due:
            return
        if self.timer is not None:
            self.timer.cancel()
        self.due = due
        self.timer = self.loop.call_later(seconds, self.cut) if due else None

    def data_received(self, data: bytes) -> None:
        if self.transport.is_closing():
            return
        super().data_received(data)
        self.look()

    def look(self) -> None:
        """What is due now: the rest of a head or of a body, or our answer."""
        if not self.counted or self.due == "reading":
            return
        cycle: Any = self.cycle
        if cycle is None or cycle.response_complete:
            self.wait_for("head", self.gate.patience.head)
        elif cycle.more_body:
            self.gate.silent.pop(self, None)
            self.wait_for("body", self.gate.patience.body)
        else:
            self.gate.silent.pop(self, None)
            self.wait_for("", 0.0)

    def on_response_complete(self) -> None:
        if self.due != "reading":
            self.wait_for("", 0.0)  # from here on the server's own limit for idle connections counts
        if self.counted:
            self.gate.silent[self] = None
        super().on_response_complete()

    def handle_websocket_upgrade(self, event: Any) -> None:
        """The place goes over to the socket."""
        self.wait_for("", 0.0)
        self.gate.silent.pop(self, None)
        self.counted = False
        super().handle_websocket_upgrade(event)

    def pause_writing(self) -> None:
        super().pause_writing()
        self.wait_for("reading", self.gate.patience.reading)

    def resume_writing(self) -> None:
        super().resume_writing()
        if self.due == "reading":
            self.wait_for("", 0.0)


class WatchedSocket(WebSocketsSansIOProtocol):
    """A socket: the server pings it and ends it when no answer comes; here it only gives its place back."""

    gate: ClassVar[Gate]

    def __init__(self, *given: Any, **named: Any) -> None:
        super().__init__(*given, **named)
        self.conn.available_extensions = [DEFLATE]

    def connection_lost(self, exc: Exception | None) -> None:
        self.gate.leave(self.client[0] if self.client else "")
        super().connection_lost(exc)


def protocols(gate: Gate) -> tuple[type[Watched], type[WatchedSocket]]:
    """What a server speaks behind this gate."""
    return type("Watched", (Watched,), {"gate": gate}), type("WatchedSocket", (WatchedSocket,), {"gate": gate})
