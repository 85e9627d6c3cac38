"""One WebSocket for each open table page: whenever there is something to see, the page gets what is new about it."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from itertools import count
from typing import Protocol

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from tabularium.kernel.refusals import Refusal
from tabularium.kernel.state import SPECTATOR
from tabularium.tables.house import House, public_face
from tabularium.tables.table import Table
from tabularium.tables.watching import AWAY, TooManyWatchers, Watcher
from tabularium.web.answers import Answers
from tabularium.web.frames import MOST_PLIES, Shot, shots_of, weight_of
from tabularium.web.guard import REFUSED
from tabularium.web.sections import Made, Sections, known, picture_json, what_is_new
from tabularium.web.shapes import as_json
from tabularium.web.visitor import Visitor, check_origin, in_language, number, visitor_of
from tabularium.web.wire import address_of
from tabularium.web.words import web_words

ALIVE_SECONDS = 25.0
GONE = 4404
TOO_MANY = 4429
COME_AGAIN = 1012  # the same as after a restart: the page comes back at once, as whoever it is then
MOST_HAD = 200  # letters of the versions that a page tells
MOST_HEARD = 20  # messages that a page may send, which has nothing to say


@dataclass(frozen=True)
class Shown:
    """A page as it was shown."""

    sections: dict[str, Made]
    classes: str
    drawing: tuple[str, ...]  # what is drawn of the picture
    picture: tuple[str, ...]
    title: str
    turn: str
    deed: str
    since: int  # the ply of the viewer's last move
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
        self.address = answers.reach.address(socket)
        self.sent: Shown | None = None
        self.has: Sections = {}  # as this page knows them
        self.have = socket.query_params.get("have", "")[:MOST_HAD]  # versions of the sections that this page came with
        self.since = number(socket.query_params.get("since", ""), -1)  # the last ply that this page has shown, or -1

    async def show(self, table: Table) -> None:
        before = self.sent
        watching = not table.held_by(self.me.holder) and table.host != self.me.holder
        now = self.for_watchers(table) if watching else shown(self.answers, table, self.me, self.address)
        if before is not None and (now.sections, now.picture) == (before.sections, before.picture):
            return
        self.sent = now
        shots = self.shots(table, before, now.drawing)
        has = self.has = self.has if before else known(self.have, now.sections)
        if watching:
            whole = frozenset(name for name, made in has.items() if not made.lines)
            key = ("message", before.number if before else (self.since, self.have), whole, now.number)
            text = self.answers.pages.made(key, lambda: message(has, before, now, shots))
        else:
            text = message(has, before, now, shots)
        self.has = {name: has[name] if same(has, name, made) else made for name, made in now.sections.items()}
        await self.socket.send_text(self.answers.personal.message(text, self.me))

    def shots(self, table: Table, before: Shown | None, standing: tuple[str, ...]) -> tuple[Shot, ...]:
        """What this page has not seen happen yet: nothing if the table went back, or hides behind a curtain."""
        viewer = self.answers.house.seat_shown(table, self.me.holder, self.me.device)
        live = table.live
        since = self.since if before is None else before.ply
        gone_back = before is not None and before.returns != live.returns
        if viewer == -2 or gone_back or not 0 <= since < live.ply or live.ply - since > MOST_PLIES:
            return ()
        frames = [(ply, frame) for ply in range(since + 1, live.ply + 1) for frame in live.frames(ply)]
        own = all(live.moves[ply - 1][0] == viewer for ply in range(since + 1, live.ply + 1))
        if own and len(frames) == 1 and weight_of(frames[0][1], table.game.notation(live.box)) == 1:
            return ()  # who made a move saw it
        eyes = viewer if viewer >= 0 else SPECTATOR
        key = ("shots", table.id, live.returns, since, live.ply, eyes, self.me.lang, tuple(table.names))
        presenter = table.presenter(self.me.lang)
        return self.answers.films.made(
            key, lambda: shots_of(presenter, eyes, frames, self.answers.grounds, standing if frames else None)
        )

    def for_watchers(self, table: Table) -> Shown:
        seen = table.look(SPECTATOR, self.me.lang).number
        key = ("watched", seen, self.me.lang, self.address, public_face(table))
        anybody = replace(self.me, token="", person="")
        made: Shown = self.answers.pages.made(key, lambda: shown(self.answers, table, anybody, self.address))
        return made


def shown(answers: Answers, table: Table, me: Visitor, address: str) -> Shown:
    """A table's page for this visitor now."""
    scene, sections = answers.scene(table, me, address)
    t = web_words(me.lang)
    title = t("title-your-turn", game=scene.title) if scene.turn else t("title-table", game=scene.title)
    live = table.live
    return Shown(
        sections, scene.classes, scene.drawing, scene.picture, title, scene.turn, scene.deed, scene.since, live.ply,
        live.returns,
    )  # fmt: skip


def message(has: Sections, before: Shown | None, now: Shown, shots: Sequence[Shot] = ()) -> str:
    """What is new about a page that `has` these sections: also how it came about, each picture told from the last."""
    sections = {
        name: [place, made.version, what_is_new(has[name].lines if name in has else (), made.lines)]
        for place, (name, made) in enumerate(now.sections.items())
        if not same(has, name, made)
    }
    last = before.picture if before else ()
    frames = []
    for shot in shots:
        parts = picture_json(what_is_new(last, shot.picture))
        frames.append(f"[{parts},{as_json([*shot.beats])},{shot.weight},{shot.ply}]")
        last = shot.picture
    picture = picture_json(what_is_new(last, now.picture))
    cut = before is not None and before.returns != now.returns
    said = {
        "sections": sections,
        "classes": now.classes,
        "cut": cut,
        "title": now.title,
        "turn": now.turn,
        "deed": now.deed,
        "since": now.since,
        "ply": now.ply,
    }
    return f'{as_json(said)[:-1]},"frames":[{",".join(frames)}],"picture":{picture}}}'


def same(has: Sections, name: str, made: Made) -> bool:
    return name in has and has[name].version == made.version


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
        await follow(self.answers.house, socket, table_id, me.holder, PageSocket(self.answers, socket, me), me.device)


async def follow(house: House, socket: WebSocket, table_id: str, holder: str, viewer: Viewer, device: str = "") -> None:
    """Show a table now and after every change until the other side goes away."""
    client = address_of(socket.client.host if socket.client else "")
    try:
        table = await house.get(table_id)
        watcher = house.watching.begin(table, holder, client, device)
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
        house.watching.end(table_id, watcher)


async def show_on(house: House, socket: WebSocket, table_id: str, watcher: Watcher, viewer: Viewer) -> None:
    listening = asyncio.create_task(until_gone(socket))
    try:
        await viewer.show(await house.get(table_id))
        while not listening.done():
            waking = asyncio.create_task(watcher.changed.wait())
            await asyncio.wait({waking, listening}, return_when=asyncio.FIRST_COMPLETED, timeout=ALIVE_SECONDS)
            waking.cancel()
            if watcher.farewell:
                await socket.close(REFUSED if watcher.farewell == AWAY else COME_AGAIN)
                return
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
