"""Before every request: what is too big, too much or broken stops here, and every answer leaves with its headers."""

from __future__ import annotations

import asyncio
import logging
import math
import re
import secrets
import time
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import dataclass, fields
from typing import Protocol

from starlette.datastructures import Headers
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabularium.kernel.presentation import LANGUAGES, Text
from tabularium.kernel.refusals import Refusal
from tabularium.web.connections import address_of
from tabularium.web.visitor import DEVICE, preferred
from tabularium.web.words import web_words

REFUSED = 4403  # how a socket is closed
LARGEST_BODY = 64 * 1024
LONGEST_URL = 4096
LONGEST_HOST = 255
MOST_BUCKETS = 50_000
LONGEST_WAIT = 3_600  # seconds that anybody is told to wait
HOST = re.compile(r"(?:(?P<name>[A-Za-z0-9._-]+)|\[[0-9A-Fa-f:.]+\])(?::[0-9]{1,5})?")
NUMBERS = re.compile(r"[0-9]{1,3}(?:\.[0-9]{1,3}){3}")

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; manifest-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # under no-referrer, browsers hide the origin of our own forms too
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

FOR_GOOD = "public, max-age=31536000, immutable"
FILES = ("/static/", "/art/", "/grounds/")  # all but the first have their fingerprint in the path
SECRET = ("/join/", "/pair/", "/back/", "/notices/")  # what follows is nobody else's

log = logging.getLogger("tabularium")


class TooMuch(Refusal):
    """Too many requests in too short a time; it can be tried again after so many `seconds`."""

    def __init__(self, seconds: float) -> None:
        self.seconds = min(math.ceil(seconds), LONGEST_WAIT)
        super().__init__(f"that was too much at once: wait {self.seconds} s and try again")

    @property
    def headers(self) -> dict[str, str]:
        return {"retry-after": str(self.seconds)}


class TooBig(Exception):
    """The body is longer than anything the server asks for."""


@dataclass(frozen=True)
class Allowance:
    """So many at once, and so many more a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one device may do, or an address that shows no device of ours; all devices of an address together may do
    `CROWD` times as much."""

    asks: Allowance = Allowance(120, 20)  # any request
    deeds: Allowance = Allowance(60, 8)  # posting anything
    tables: Allowance = Allowance(20, 0.1)  # laying tables
    words: Allowance = Allowance(8, 0.5)  # saying something
    guesses: Allowance = Allowance(20, 0.2)  # trying an invitation
    studies: Allowance = Allowance(10, 0.5)  # having a finished game played again, where nobody has asked yet
    files: Allowance = Allowance(400, 40)  # scripts, drawings and the like: a page that is new to a browser needs 25
    people: Allowance = Allowance(20, 0.1)  # another name, a link for a device, words, tokens
    hints: Allowance = Allowance(6, 0.1)  # having a bot search for a hint, where nobody has asked yet


CROWD = 5
UNLIMITED = Limits(*[Allowance(1e12, 1e12)] * len(fields(Limits)))


class Counting(Protocol):
    """Counts some allowances elsewhere than in this process."""

    def counts(self, what: str) -> bool: ...

    def take(self, what: str, who: str, allowance: Allowance) -> float: ...


class Buckets:
    """How much of an allowance is left, by whom."""

    def __init__(self, clock: Callable[[], float] = time.monotonic, together: Counting | None = None) -> None:
        self.clock = clock
        self.shared = together  # what is counted for all servers of the store
        self.left: dict[tuple[str, str], tuple[float, float]] = {}  # least recently used first

    def take(self, what: str, who: str, allowance: Allowance) -> None:
        """Use one of the allowance, or refuse."""
        if self.shared is not None and self.shared.counts(what):
            if wait := self.shared.take(what, who, allowance):
                raise TooMuch(wait)
            return
        now = self.clock()
        left, since = self.left.pop((what, who), (allowance.burst, now))
        left = min(allowance.burst, left + (now - since) * allowance.per_second)
        self.left[what, who] = (left - 1 if left >= 1 else left, now)
        if len(self.left) > MOST_BUCKETS:  # the one that was used longest ago has filled up again
            del self.left[next(iter(self.left))]
        if left < 1:
            raise TooMuch((1 - left) / allowance.per_second if allowance.per_second else LONGEST_WAIT)

    def take_both(self, what: str, device: str, client: str, allowance: Allowance) -> None:
        """The same of a device and of its address; an address without a device of ours is one device."""
        address = address_of(client)
        self.take(what, device or address, allowance)
        crowd = Allowance(CROWD * allowance.burst, CROWD * allowance.per_second)
        self.take(f"all {what}", address, crowd)

    def take_deed(self, device: str, client: str, limits: Limits) -> None:
        """One request that does something, by a form or over a socket."""
        self.take_both("asks", device, client, limits.asks)
        self.take_both("deeds", device, client, limits.deeds)


class Hosts:
    """The names under which the server is asked for. Numbers are always right: no other site can pretend to be one."""

    def __init__(self, names: Iterable[str] = (), any_name: bool = False) -> None:
        self.names = frozenset(name.lower().rstrip(".") for name in names)
        self.any_name = any_name

    def knows(self, host: str) -> bool:
        found = HOST.fullmatch(host)
        if found is None or len(host) > LONGEST_HOST:
            return False
        name = (found["name"] or "").lower().rstrip(".")
        return self.any_name or not name or name in self.names or NUMBERS.fullmatch(name) is not None


class Body:
    """The body of a request as it comes in; when it is too big, nothing of the answer goes out."""

    def __init__(self, receive: Receive, send: Send) -> None:
        self._receive, self._send = receive, send
        self.seen = 0
        self.answered = False

    @property
    def too_big(self) -> bool:
        return self.seen > LARGEST_BODY

    async def receive(self) -> Message:
        message = await self._receive()
        self.seen += len(message.get("body", b""))
        if self.too_big:
            raise TooBig
        return message

    async def send(self, message: Message) -> None:
        if not self.too_big:
            self.answered = True
            await self._send(message)


class Guard:
    """ASGI middleware around everything."""

    def __init__(
        self, app: ASGIApp, limits: Limits, buckets: Buckets, hosts: Hosts, is_ours: Callable[[str], bool]
    ) -> None:
        """`is_ours` tells the tokens that this server gave to devices."""
        self.app = app
        self.limits = limits
        self.buckets = buckets
        self.hosts = hosts
        self.is_ours = is_ours

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket" and self.refusal(scope) is not None:
            await receive()
            await send({"type": "websocket.close", "code": REFUSED})
            return
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        refused = self.refusal(scope)
        if refused is not None:
            await refused(scope, receive, with_headers(scope, send))
            return
        body = Body(receive, send)
        try:
            with suppress(Exception):  # it was told and written down by `fallen`; here it must only go no further
                await self.app(scope, body.receive, with_headers(scope, body.send))
        except asyncio.CancelledError:  # the server stops, and this request had its second
            if body.answered:
                raise
            await said(scope, 503, "door-closing")(scope, receive, with_headers(scope, send))
        if body.too_big:
            await too_big(scope)(scope, receive, with_headers(scope, send))

    def refusal(self, scope: Scope) -> Response | None:
        """What is refused before anybody looks at it."""
        if len(scope.get("raw_path") or b"") + len(scope.get("query_string", b"")) > LONGEST_URL:
            return said(scope, 414, "door-address")
        headers = Headers(scope=scope)
        length = headers.get("content-length", "0")
        if not (length.isascii() and length.isdigit() and len(length) < 10) or int(length) > LARGEST_BODY:
            return too_big(scope)
        if not self.hosts.knows(headers.get("host", "")):
            return said(scope, 421, "door-host", host=headers.get("host", "")[:60])
        client, device = (scope.get("client") or ("", 0))[0], self.device_of(scope)
        try:
            if is_file(scope):
                self.buckets.take_both("files", device, client, self.limits.files)
            elif scope.get("method", "GET") in ("GET", "HEAD", "OPTIONS"):
                self.buckets.take_both("asks", device, client, self.limits.asks)
            else:
                self.buckets.take_deed(device, client, self.limits)
        except TooMuch as refusal:
            refused = said(scope, 429, "refused-TooMuch", seconds=refusal.seconds)
            refused.headers.update(refusal.headers)
            return refused
        return None

    def device_of(self, scope: Scope) -> str:
        """The token of a device of ours, from a browser or a program, or ""."""
        asked = HTTPConnection(scope)
        token = asked.cookies.get(DEVICE, "") or bearer(asked.headers.get("authorization", ""))
        return token if token and self.is_ours(token) else ""


def bearer(authorization: str) -> str:
    kind, _, token = authorization.partition(" ")
    return token.strip() if kind.lower() == "bearer" else ""


def fallen(scope: Scope, wrong: Exception) -> Response:
    """An error of ours: the visitor gets a number, the log the rest."""
    return said(scope, 500, "door-error", number=noted(scope, wrong))


def noted(scope: Scope, wrong: Exception) -> str:
    """The number under which an error of ours stands in the log."""
    number = secrets.token_hex(4)
    secret = next(
        (start for start in ("/join/", "/pair/", "/back/", "/notices/") if scope["path"].startswith(start)), ""
    )
    path = f"{secret}…" if secret else scope["path"]  # a link is nobody else's
    log.error("error %s at %s %s", number, scope.get("method", "socket"), path, exc_info=wrong)
    return number


def is_file(scope: Scope) -> bool:
    """Whether this is the address of something that is the same for everybody."""
    return bool(scope["path"].startswith(FILES))


def is_for_good(scope: Scope, status: int, sets_cookie: bool) -> bool:
    """Whether anybody may keep this answer: a file whose address has its fingerprint. An error may be gone tomorrow,
    and a cookie is for one browser alone."""
    plain = scope["path"].startswith("/static/")
    named = scope.get("query_string", b"").startswith(b"v=") if plain else is_file(scope)
    return bool(named) and status in (200, 304) and not sets_cookie  # 304: the browser's copy of the 200 is still good


def too_big(scope: Scope) -> Response:
    return said(scope, 413, "door-size", most=LARGEST_BODY // 1024)


def said(scope: Scope, status: int, message: str, **values: Text) -> Response:
    """A sentence, in the language and the form in which it was asked for."""
    headers = Headers(scope=scope)
    chosen = headers.get("cookie", "").partition("lang=")[2][:2]
    lang = chosen if chosen in LANGUAGES else preferred(headers.get("accept-language", ""))
    sentence = web_words(lang)(message, **values)
    if scope["path"].startswith("/api") or "application/json" in headers.get("accept", ""):
        return JSONResponse({"error": sentence}, status)
    return PlainTextResponse(sentence, status)


def with_headers(scope: Scope, send: Send) -> Send:
    async def sending(message: Message) -> None:
        if message["type"] == "http.response.start":
            present = {name.lower() for name, _ in message["headers"]}
            kept = is_for_good(scope, message["status"], b"set-cookie" in present)
            wanted = HEADERS | {"cache-control": FOR_GOOD if kept else "no-store"}
            extra = [(name.encode(), value.encode()) for name, value in wanted.items() if name.encode() not in present]
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return sending
