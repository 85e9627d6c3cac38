"""One WebSocket for each open table page: whenever there is something to see, the page gets what is new about it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Protocol

from fastapi import APIRouter, WebSocket
from markupsafe import escape
from starlette.websockets import WebSocketDisconnect

from tabularium.kernel.refusals import Refusal
from tabularium.kernel.state import SPECTATOR
from tabularium.tables.house import House, TooManyWatchers, Watcher, public_face
from tabularium.tables.table import Table
from tabularium.web.answers import Answers
from tabularium.web.frames import MOST_PLIES, Shot, shots_of
from tabularium.web.guard import REFUSED
from tabularium.web.visitor import Visitor, check_origin, in_language, number, visitor_of
from tabularium.web.wire import address_of
from tabularium.web.words import web_words

ALIVE_SECONDS = 25.0
GONE = 4404
TOO_MANY = 4429
MOST_HEARD = 20  # messages that a page may send, which has nothing to say
CSRF, NAME = "csrf-of-this-watcher", "name-of-this-watcher"  # what differs on the pages of those who only watch


@dataclass(frozen=True)
class Shown:
    """A page as it was shown, line by line."""

    lines: tuple[str, ...]
    picture: tuple[str, ...]
    title: str
    turn: str
    ply: int
    returns: int
    number: int = field(default_factory=count().__next__)  # no other page has it


class Viewer(Protocol):
    """Whoever follows a table over a socket."""

    async def show(self, table: Table) -> None: ...


class PageSocket:
    """A page in a browser. Those who only watch all see the same: it is written once for all of them."""

    def __init__(self, answers: Answers, socket: WebSocket, me: Visitor) -> None:
        self.answers, self.socket, self.me = answers, socket, me
        self.address = f"{'https' if socket.url.scheme == 'wss' else 'http'}://{socket.headers.get('host', '')}"
        self.sent: Shown | None = None
        self.since = number(socket.query_params.get("since", ""), -1)  # the last ply that this page has shown, or -1

    async def show(self, table: Table) -> None:
        before = self.sent
        watching = not table.held_by(self.me.holder) and table.host != self.me.holder
        now = self.for_watchers(table) if watching else self.page(table, self.me)
        if before is not None and (now.lines, now.picture) == (before.lines, before.picture):
            return
        self.sent = now
        shots = self.shots(table, before)
        if watching:
            key = ("message", before.number if before else -1 - self.since, now.number)
            text = self.answers.pages.made(key, lambda: message(before, now, shots))
            name = json.dumps(str(escape(self.me.name)), ensure_ascii=False)[1:-1]
            text = text.replace(CSRF, self.me.csrf).replace(NAME, name)
        else:
            text = message(before, now, shots)
        await self.socket.send_text(text)

    def shots(self, table: Table, before: Shown | None) -> tuple[Shot, ...]:
        """What this page has not seen happen yet: nothing if the table went back, or hides behind a curtain."""
        viewer = self.answers.house.seat_shown(table, self.me.holder)
        live = table.live
        since = self.since if before is None else before.ply
        gone_back = before is not None and before.returns != live.returns
        if viewer == -2 or gone_back or not 0 <= since < live.ply or live.ply - since > MOST_PLIES:
            return ()
        eyes = viewer if viewer >= 0 else SPECTATOR
        key = ("shots", table.id, live.returns, since, live.ply, eyes, self.me.lang, tuple(table.names))

        def made() -> tuple[Shot, ...]:
            frames = [(ply, frame) for ply in range(since + 1, live.ply + 1) for frame in live.frames(ply)]
            return shots_of(table.presenter(self.me.lang), eyes, frames, self.answers.grounds)

        shots: tuple[Shot, ...] = self.answers.pages.made(key, made)
        own = all(live.moves[ply - 1][0] == viewer for ply in range(since + 1, live.ply + 1))
        return () if own and len(shots) == 1 and shots[0].plain else shots  # who made a move saw it

    def for_watchers(self, table: Table) -> Shown:
        seen = table.look(SPECTATOR, self.me.lang).number
        key = ("watched", seen, self.me.lang, self.address, public_face(table))
        anybody = replace(self.me, token="", csrf=CSRF, name=NAME)
        shown: Shown = self.answers.pages.made(key, lambda: self.page(table, anybody))
        return shown

    def page(self, table: Table, me: Visitor) -> Shown:
        scene = self.answers.scene(table, me)
        values = {"scene": scene, "refused": "", "address": self.address, "game": table.game}
        lines = self.answers.fragment("_table.html", me, values).split("\n")
        t = web_words(me.lang)
        title = t("title-your-turn", game=scene.title) if scene.turn else t("title-table", game=scene.title)
        return Shown(tuple(lines), scene.picture, title, scene.turn, table.live.ply, table.live.returns)


def message(before: Shown | None, now: Shown, shots: Sequence[Shot] = ()) -> str:
    """What is new about a page: first how it came about, each picture told from the one before it."""
    lines = what_is_new(before.lines if before else (), now.lines)
    last = before.picture if before else ()
    frames = []
    for shot in shots:
        frames.append([what_is_new(last, shot.picture), shot.beats, shot.weight, shot.ply])
        last = shot.picture
    cut = before is not None and before.returns != now.returns
    said = {"lines": lines, "frames": frames, "picture": what_is_new(last, now.picture), "cut": cut}
    return json.dumps({**said, "title": now.title, "turn": now.turn, "ply": now.ply}, ensure_ascii=False)


class Sockets:
    """Where pages listen."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers

    def routes(self) -> APIRouter:
        routes = APIRouter()
        routes.add_api_websocket_route("/tables/{table_id}/live", self.live)
        return routes

    async def live(self, socket: WebSocket, table_id: str) -> None:
        try:
            check_origin(socket, needed=True)
        except Refusal:
            await socket.close(REFUSED)
            return
        me = in_language(visitor_of(socket, self.answers.house), socket.query_params.get("lang", ""))
        await follow(self.answers.house, socket, table_id, me.holder, PageSocket(self.answers, socket, me))


def what_is_new(before: Sequence[str], now: Sequence[str]) -> list[str | list[int]]:
    """The lines of a page, given that the reader has the lines from before: new ones in full, known ones as
    `[first, end]` of where they were."""
    places = {line: i for i, line in reversed([*enumerate(before)])}
    parts: list[str | list[int]] = []
    for line in now:
        last = parts[-1] if parts else ""
        if isinstance(last, list) and last[1] < len(before) and before[last[1]] == line:
            last[1] += 1
        elif line in places:
            parts.append([places[line], places[line] + 1])
        else:
            parts.append(line)
    return parts


def as_it_is_now(before: Sequence[str], new: Sequence[str | list[int]]) -> list[str]:
    """The other way round: what a page does with a message."""
    return [line for part in new for line in ([part] if isinstance(part, str) else before[part[0] : part[1]])]


async def follow(house: House, socket: WebSocket, table_id: str, holder: str, viewer: Viewer) -> None:
    """Show a table now and after every change until the other side goes away."""
    client = address_of(socket.client.host if socket.client else "")
    try:
        table = await house.get(table_id)
        watcher = house.watch(table, holder, client)
    except Refusal as refusal:
        await socket.close(TOO_MANY if isinstance(refusal, TooManyWatchers) else GONE)
        return
    try:
        await socket.accept()
        await show_on(house, socket, table_id, watcher, viewer)
    except Refusal:
        await socket.close(REFUSED)  # the seat is no longer this device's
    except WebSocketDisconnect:
        pass  # the page was closed while it was being written to
    finally:
        house.unwatch(table_id, watcher)


async def show_on(house: House, socket: WebSocket, table_id: str, watcher: Watcher, viewer: Viewer) -> None:
    listening = asyncio.create_task(until_gone(socket))
    try:
        await viewer.show(await house.get(table_id))
        while not listening.done():
            waking = asyncio.create_task(watcher.changed.wait())
            await asyncio.wait({waking, listening}, return_when=asyncio.FIRST_COMPLETED, timeout=ALIVE_SECONDS)
            waking.cancel()
            if watcher.changed.is_set():
                watcher.changed.clear()
                await viewer.show(await house.get(table_id))
        if listening.result():
            await socket.close(TOO_MANY)
    except RuntimeError:
        if not listening.done():
            raise
    finally:
        listening.cancel()


async def until_gone(socket: WebSocket) -> bool:
    """Pages have nothing to say here; what comes is thrown away until they leave, or have said too much: True."""
    try:
        for _ in range(MOST_HEARD):
            await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return False
    return True
