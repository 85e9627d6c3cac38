"""The door of the house: what is too big, too much or broken stops here, and every answer leaves with its headers."""

from __future__ import annotations

import logging
import secrets
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from starlette.datastructures import Headers
from starlette.responses import JSONResponse, PlainTextResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tabularium.kernel.presentation import LANGUAGES, Text
from tabularium.kernel.refusals import Refusal
from tabularium.web.visitor import preferred
from tabularium.web.words import web_words

REFUSED = 4403  # how a socket is closed
LARGEST_BODY = 64 * 1024
LONGEST_URL = 4096

CSP = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self';"
    " connect-src 'self'; form-action 'self'; base-uri 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "content-security-policy": CSP,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",  # under no-referrer, browsers hide the origin of our own forms too
    "cross-origin-opener-policy": "same-origin",
    "permissions-policy": "camera=(), geolocation=(), microphone=()",
}

FOR_GOOD = "public, max-age=31536000, immutable"
FILES = ("/static/", "/v/", "/art/", "/grounds/")  # all but the first have their fingerprint in the path

log = logging.getLogger("tabularium")


class TooMuch(Refusal):
    """Too many requests in too short a time."""


class TooBig(Exception):
    """The body is longer than anything the house asks for."""


@dataclass(frozen=True)
class Allowance:
    """So many at once, and so many more a second."""

    burst: float
    per_second: float


@dataclass(frozen=True)
class Limits:
    """What one address or device may do."""

    asks: Allowance = Allowance(240, 60)  # any request
    deeds: Allowance = Allowance(60, 10)  # posting anything
    tables: Allowance = Allowance(20, 0.1)  # laying tables
    words: Allowance = Allowance(8, 0.5)  # saying something
    guesses: Allowance = Allowance(20, 0.2)  # trying an invitation


UNLIMITED = Limits(*[Allowance(1e12, 1e12)] * 5)


class Buckets:
    """How much of an allowance is left, by whom."""

    def __init__(self, clock: Callable[[], float] = time.monotonic) -> None:
        self.clock = clock
        self.left: dict[tuple[str, str], tuple[float, float]] = {}

    def take(self, what: str, who: str, allowance: Allowance) -> None:
        """Use one of the allowance, or refuse."""
        now = self.clock()
        left, since = self.left.get((what, who), (allowance.burst, now))
        left = min(allowance.burst, left + (now - since) * allowance.per_second)
        if left < 1:
            raise TooMuch("that was too much at once: wait a moment and try again")
        if len(self.left) > 50_000:
            self.left.clear()
        self.left[what, who] = (left - 1, now)


class Guard:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, limits: Limits, buckets: Buckets) -> None:
        self.app = app
        self.limits = limits
        self.buckets = buckets

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
        seen = 0

        async def measured() -> Message:
            nonlocal seen
            message = await receive()
            seen += len(message.get("body", b""))
            if seen > LARGEST_BODY:
                raise TooBig
            return message

        async def unless_too_big(message: Message) -> None:
            if seen <= LARGEST_BODY:
                await send(message)

        with suppress(Exception):  # it was told and written down by `fallen`; here it must only go no further
            await self.app(scope, measured, with_headers(scope, unless_too_big))
        if seen > LARGEST_BODY:
            await too_big(scope)(scope, receive, with_headers(scope, send))

    def refusal(self, scope: Scope) -> Response | None:
        """What is refused before anybody looks at it."""
        if len(scope.get("raw_path") or b"") + len(scope.get("query_string", b"")) > LONGEST_URL:
            return said(scope, 414, "door-address")
        for name, value in scope["headers"]:
            if name == b"content-length" and (not value.isdigit() or int(value) > LARGEST_BODY):
                return too_big(scope)
        if scope["path"].startswith(FILES):
            return None
        client = (scope.get("client") or ("", 0))[0]
        try:
            self.buckets.take("asks", client, self.limits.asks)
            if scope.get("method", "GET") not in ("GET", "HEAD", "OPTIONS"):
                self.buckets.take("deeds", client, self.limits.deeds)
        except TooMuch:
            return said(scope, 429, "refused-TooMuch")
        return None


def fallen(scope: Scope, wrong: Exception) -> Response:
    """An error of ours: the visitor gets a number, the log the rest."""
    number = secrets.token_hex(4)
    path = "/join/…" if scope["path"].startswith("/join/") else scope["path"]  # an invitation is nobody else's
    log.error("error %s at %s %s", number, scope["method"], path, exc_info=wrong)
    return said(scope, 500, "door-error", number=number)


def is_for_good(scope: Scope) -> bool:
    """Whether this address will never mean anything else: a file with its fingerprint."""
    plain = scope["path"].startswith("/static/")
    return bool(scope.get("query_string", b"").startswith(b"v=") if plain else scope["path"].startswith(FILES))


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
            wanted = HEADERS | {"cache-control": FOR_GOOD if is_for_good(scope) else "no-store"}
            extra = [(name.encode(), value.encode()) for name, value in wanted.items() if name.encode() not in present]
            message = {**message, "headers": [*message["headers"], *extra]}
        await send(message)

    return sending
