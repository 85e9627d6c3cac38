"""The application asked directly, on one event loop: every byte of its answers, and sockets that stay open."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Mapping
from urllib.parse import urlsplit

from starlette.types import ASGIApp, Message, Scope

HOST = "testserver"


def scope_of(kind: str, verb: str, path: str, headers: Mapping[str, str]) -> Scope:
    address = urlsplit(path)
    return {
        "type": kind,
        "asgi": {"version": "3.0"},
        "http_version": "1.1",
        "method": verb,
        "scheme": "http" if kind == "http" else "ws",
        "path": address.path,
        "raw_path": address.path.encode(),
        "query_string": address.query.encode(),
        "root_path": "",
        "headers": [(name.encode(), value.encode()) for name, value in {"host": HOST, **headers}.items()],
        "client": ("127.0.0.1", 1),
        "server": (HOST, 80),
        "subprotocols": [],
    }


async def ask(app: ASGIApp, verb: str, path: str, headers: Mapping[str, str], body: object = None) -> str:
    """Status, headers and body of an answer, as one text."""
    content = b"" if body is None else json.dumps(body).encode()
    sent = [{"type": "http.request", "body": content, "more_body": False}]
    told: list[str] = []
    answered = asyncio.Event()

    async def receive() -> Message:
        if not sent:
            await answered.wait()
        return sent.pop() if sent else {"type": "http.disconnect"}

    async def send(message: Message) -> None:
        if message["type"] == "http.response.body" and not message.get("more_body"):
            answered.set()
        if message["type"] == "http.response.start":
            told.append(f"{message['status']} {sorted(message['headers'])}")
        told.append(message.get("body", b"").decode())

    given = {"content-length": str(len(content)), "content-type": "application/json", **headers}
    await app(scope_of("http", verb, path, given), receive, send)
    return "\n".join(told)


class Ear:
    """A socket that listens until it is closed."""

    def __init__(self, app: ASGIApp, path: str, headers: Mapping[str, str]) -> None:
        self.heard: list[str] = []
        self.inbox: asyncio.Queue[Message] = asyncio.Queue()
        self.inbox.put_nowait({"type": "websocket.connect"})
        scope = scope_of("websocket", "GET", path, {"origin": f"http://{HOST}", **headers})
        self.task = asyncio.ensure_future(app(scope, self.inbox.get, self.hear))

    async def hear(self, message: Message) -> None:
        if message["type"] != "websocket.accept":
            self.heard.append(str(message.get("text", message)))

    async def close(self) -> None:
        self.inbox.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task
