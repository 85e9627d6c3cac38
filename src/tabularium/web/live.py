"""One WebSocket for each open table page: over it the page gets what is new about it, and says what is to be done."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Mapping, Sequence
from dataclasses import asdict, replace
from typing import Protocol

from fastapi import APIRouter, Request, WebSocket
from starlette.requests import HTTPConnection
from starlette.responses import Response
from starlette.websockets import WebSocketDisconnect

from tabularium.kernel.frames import Frame
from tabularium.kernel.live import Live
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.state import SPECTATOR
from tabularium.tables.registry import Registry, public_face
from tabularium.tables.store import CantRead
from tabularium.tables.table import Table
from tabularium.tables.watching import AWAY, TooManyWatchers, Watcher
from tabularium.web.answers import Answers, Json, Told, told_no
from tabularium.web.connections import address_of
from tabularium.web.frames import MOST_PLIES, Shot, shots_of, weight_of
from tabularium.web.guard import LARGEST_BODY, REFUSED, TooMuch, noted
from tabularium.web.scene import Scene, turn_told
from tabularium.web.sections import Made, Sections, known, picture_json, what_is_new
from tabularium.web.shapes import as_json
from tabularium.web.visitor import WORDS, Visitor, check_origin, fields_of, in_language, number, visitor_of
from tabularium.web.words import web_words

GONE = 4404
TOO_MANY = 4429
COME_AGAIN = 1012  # the same as after a restart: the page comes back at once, as whoever it is then
MOST_HAD = 200  # letters of the versions that a page tells
MOST_USELESS = 20  # messages without sense, or beyond what is allowed
SEEN = {'"hidden"': True, '"seen"': False}  # a page says whether anybody sees it
READ = {'"words"': True, '"no words"': False}  # and whether anybody reads the board in words
LONGEST_KEY = 80
TOO_MUCH = 429


class Viewer(Protocol):
    """Whoever follows a table over a socket."""

    async def show(self, table: Table, hidden: bool) -> None: ...

    async def hear(self, text: str) -> bool:
        """What the other side says; whether that was of any use."""
        ...


Do = Callable[[Visitor, str, str, Mapping[str, str], str], Awaitable[Told]]  # for whom, where, what, with what, its key


class PageView:
    """A page in a browser, and what it knows already. Those who only watch all see the same: it is written once for all
    of them."""

    def __init__(self, answers: Answers, asked: HTTPConnection, me: Visitor) -> None:
        self.answers = answers
        self.me = replace(me, words=asked.query_params.get(WORDS) == "yes")  # as this page is now, whatever others are
        self.address = answers.reach.address(asked)
        self.sent: Scene | None = None
        self.made: tuple[Scene, Sections] | None = None  # for me, the last time
        self.has: Sections = {}  # as this page knows them
        self.have = asked.query_params.get("have", "")[:MOST_HAD]  # versions of the sections that this page came with
        self.since = number(asked.query_params.get("since", ""), -1)  # the last ply that this page has shown, or -1
        self.told_turn = ""  # of who looks elsewhere
        self.is_other_build = asked.query_params.get("build", answers.build) != answers.build

    def message(self, table: Table, told: Sequence[tuple[str, Told]] = ()) -> str:
        """What the page is sent: what is new about it, and what became of what it wanted done, each by its key. "" if
        there is neither."""
        news = self.news(table)
        if not told:
            return news
        said = as_json([[key, one.said, one.status] for key, one in told])
        return f'{{"answers":{said},{news[1:]}' if news else f'{{"answers":{said}}}'

    def turn(self, table: Table) -> str:
        """What a page is told that nobody sees: whose turn it is, and how much was said; "" if that is as it was. What
        happened meanwhile it is told when it is seen again."""
        told, self.told_turn = self.told_turn, turn_json(table, *turn_told(self.answers.registry, table, self.me))
        return "" if told == self.told_turn else self.told_turn

    def news(self, table: Table) -> str:
        before = self.sent
        self.told_turn = turn_json(table, *turn_told(self.answers.registry, table, self.me))
        watching = not table.held_by(self.me.holder) and table.host != self.me.holder
        if watching:
            now, made = self.for_watchers(table)
            self.made = None
        else:
            now, made = self.made = self.answers.scene(table, self.me, self.address, self.made)
        if before is not None and now.picture == before.picture and all(same(self.has, *one) for one in made.items()):
            return ""
        self.sent = now
        shots = self.shots(table, before, now.drawing)
        has = self.has = self.has if before else known(self.have, made)
        if watching:
            whole = frozenset(name for name, one in has.items() if not one.lines)
            key = ("message", before.number if before else (self.since, self.have), whole, now.number)
            text: str = self.answers.pages.made(key, lambda: message(has, made, before, now, shots))
        else:
            text = message(has, made, before, now, shots)
        self.has = {name: has[name] if same(has, name, one) else one for name, one in made.items()}
        text = self.answers.personal.message(text, self.me)
        return f'{{"reload":true,{text[1:]}' if before is None and self.is_other_build else text

    def shots(self, table: Table, before: Scene | None, standing: tuple[str, ...]) -> tuple[Shot, ...]:
        """What this page has not seen happen yet: nothing if the table went back, or hides behind a curtain."""
        viewer = self.answers.registry.seat_shown(table, self.me.holder, self.me.device)
        live = table.live
        since = self.since if before is None else before.ply
        gone_back = before is not None and before.returns != live.returns
        if viewer == -2 or gone_back or not 0 <= since < live.ply or live.ply - since > MOST_PLIES:
            return ()
        frames = [(ply, frame) for ply in range(since + 1, live.ply + 1) for frame in live.frames(ply)]
        own = all(live.moves[ply - 1][0] == viewer for ply in range(since + 1, live.ply + 1))
        eyes = viewer if viewer >= 0 else SPECTATOR
        presenter = table.presenter(self.me.lang)
        if own and len(frames) == 1 and is_plain(presenter, live, *frames[0], eyes):
            return ()  # who made a move saw it
        key = ("shots", table.id, live.returns, since, live.ply, eyes, self.me.lang, tuple(table.names))
        return self.answers.films.made(
            key, lambda: shots_of(presenter, eyes, live, frames, self.answers.grounds, standing if frames else None)
        )

    def for_watchers(self, table: Table) -> tuple[Scene, Sections]:
        seen = table.look(SPECTATOR, self.me.lang).number
        here = self.answers.registry.watching.here(table)
        key = ("watched", seen, self.me.lang, self.me.words, self.address, public_face(table), here)
        anybody = replace(self.me, token="", person="")
        made: tuple[Scene, Sections] = self.answers.pages.made(
            key, lambda: self.answers.scene(table, anybody, self.address)
        )
        return made


def turn_json(table: Table, title: str, turn: str) -> str:
    return as_json({"title": title, "turn": turn, "said": table.spoken()})


def is_plain(presenter: Presenter, live: Live, ply: int, frame: Frame, viewer: int) -> bool:
    """Whether nothing is thrown or turned up in a frame, and nothing in it is a great moment."""
    is_light = weight_of(frame, live.game.notation(live.box)) == 1
    return is_light and presenter.moment(live, ply, frame, viewer) is None


def message(has: Sections, made: Sections, before: Scene | None, now: Scene, shots: Sequence[Shot] = ()) -> str:
    """What is new about a page that `has` some sections and is `made` of these now: also how it came about, each
    picture told from the last."""
    sections = {
        name: [place, one.version, what_is_new(has[name].lines if name in has else (), one.lines)]
        for place, (name, one) in enumerate(made.items())
        if not same(has, name, one)
    }
    last = before.picture if before else ()
    frames = []
    for shot in shots:
        parts = picture_json(what_is_new(last, shot.picture))
        stage = f",{as_json(asdict(shot.stage))}" if shot.stage is not None else ""
        frames.append(f"[{parts},{as_json([*shot.beats])},{shot.weight},{shot.ply}{stage}]")
        last = shot.picture
    picture = picture_json(what_is_new(last, now.picture))
    cut = before is not None and before.returns != now.returns
    said = {
        "sections": sections,
        "classes": now.classes,
        "cut": cut,
        "title": now.page_title,
        "turn": now.turn,
        "since": now.since,
        "ply": now.ply,
    }
    return f'{as_json(said)[:-1]},"frames":[{",".join(frames)}],"picture":{picture}}}'


def same(has: Sections, name: str, made: Made) -> bool:
    return name in has and has[name].version == made.version


async def told_page(answers: Answers, asked: Request, me: Visitor, table_id: str, key: str, told: Told) -> Response:
    """What became of something that a script sent as a form. Where it has no socket (it tells what it has), the page
    comes with the answer, as it would over one."""
    if "have" not in asked.query_params:
        return Json(told.said, told.status, told.headers)
    me = in_language(me, asked.query_params.get("lang", ""))
    text = PageView(answers, asked, me).message(await answers.registry.get(table_id), [(key, told)])
    return Response(text, told.status, told.headers, "application/json")


class PageSocket:
    """A page that is told over a socket what is new, and says over it what it wants done."""

    def __init__(self, answers: Answers, do: Do, socket: WebSocket, table_id: str, me: Visitor) -> None:
        self.answers, self.do, self.socket = answers, do, socket
        self.table_id, self.me = table_id, me
        self.view = PageView(answers, socket, me)
        self.told: list[tuple[str, Told]] = []

    async def show(self, table: Table, hidden: bool) -> None:
        told, self.told = self.told, []
        text = self.view.turn(table) if hidden and not told else self.view.message(table, told)
        if text:
            await self.socket.send_text(text)

    async def hear(self, text: str) -> bool:
        if text in SEEN or text in READ:
            return self.look(READ.get(text, self.view.me.words))
        name, key, body = said_by(text)
        if not key:
            return False
        self.told.append((key, await self.obey(name, key, body)))
        return self.told[-1][1].status != TOO_MUCH

    def look(self, words: bool) -> bool:
        """The page is seen or read otherwise: it asks for what it lacks then, and that counts as a request."""
        client = self.socket.client.host if self.socket.client else ""
        try:
            self.answers.buckets.take_both(
                "asks", "" if self.me.new else self.me.token, client, self.answers.limits.asks
            )
        except TooMuch:
            return False
        self.view.me = replace(self.view.me, words=words)
        return True

    async def obey(self, name: str, key: str, body: str) -> Told:
        """Do what a page asks for, with all that is asked of a form: its size, its token, how many there are."""
        t = web_words(self.me.lang)
        if len(body.encode()) > LARGEST_BODY:
            return Told(413, {"error": t("door-size", most=LARGEST_BODY // 1024)})
        try:
            client = self.socket.client.host if self.socket.client else ""
            self.answers.buckets.take_deed("" if self.me.new else self.me.token, client, self.answers.limits)
            return await self.do(self.me, self.table_id, name, fields_of(body, self.me), key)
        except Refusal as refusal:
            return told_no(refusal, self.me.lang)
        except Exception as wrong:
            return Told(500, {"error": t("door-error", number=noted(self.socket.scope, wrong))})


def said_by(text: str) -> tuple[str, str, str]:
    """What a page wants done, the key of that, and the fields of its form; empty where that can't be read."""
    try:
        said = json.loads(text)
    except ValueError:
        return "", "", ""
    if not isinstance(said, list) or len(said) != 3 or not all(isinstance(one, str) for one in said):
        return "", "", ""
    name, key, body = said
    return name, key[:LONGEST_KEY], body


class Sockets:
    """Where pages listen, and say what they want done."""

    def __init__(self, answers: Answers, do: Do) -> None:
        self.answers = answers
        self.do = do

    def routes(self) -> APIRouter:
        routes = APIRouter(include_in_schema=False)
        routes.add_api_websocket_route("/tables/{table_id}/live", self.live)
        routes.add_api_route("/tables/{table_id}/live", self.look)
        return routes

    async def live(self, socket: WebSocket, table_id: str) -> None:
        try:
            check_origin(socket, needed=True)
        except Refusal:
            await socket.close(REFUSED)
            return
        me = in_language(visitor_of(socket, self.answers.registry), socket.query_params.get("lang", ""))
        page = PageSocket(self.answers, self.do, socket, table_id, me)
        await follow(self.answers.registry, socket, table_id, me.holder, page, me.device)

    async def look(self, asked: Request, table_id: str) -> Response:
        """What is new, for a page that can open no socket."""
        me = in_language(self.answers.visitor(asked), asked.query_params.get("lang", ""))
        text = PageView(self.answers, asked, me).message(await self.answers.registry.get(table_id))
        return Response(text, media_type="application/json")


async def follow(
    registry: Registry, socket: WebSocket, table_id: str, holder: str, viewer: Viewer, device: str = ""
) -> None:
    """Show a table now and after every change until the other side goes away."""
    client = address_of(socket.client.host if socket.client else "")
    try:
        table = await registry.get(table_id)
        watcher = registry.watching.begin(table, holder, client, device)
    except Refusal as refusal:
        await socket.close(
            TOO_MANY if isinstance(refusal, TooManyWatchers) else COME_AGAIN if isinstance(refusal, CantRead) else GONE
        )
        return
    try:
        await socket.accept()
        await show_on(registry, socket, table_id, watcher, viewer)
    except CantRead:
        await socket.close(COME_AGAIN)  # the page stays, and asks again
    except Refusal:
        await socket.close(REFUSED)  # the seat is no longer this device's
    except WebSocketDisconnect:
        pass  # the page was closed while it was being written to
    finally:
        registry.watching.end(table_id, watcher)


async def show_on(registry: Registry, socket: WebSocket, table_id: str, watcher: Watcher, viewer: Viewer) -> None:
    """One thing after the other: what the other side wants is done, and then shown together with its answer."""
    useless = 0
    listening = listen(socket, watcher)
    try:
        await viewer.show(await registry.get(table_id), hidden=False)
        while True:
            await watcher.changed.wait()
            if watcher.farewell:
                await socket.close(REFUSED if watcher.farewell == AWAY else COME_AGAIN)
                return
            if listening.done():
                text = listening.result()
                if text is None:
                    return
                if text in SEEN:
                    watcher.hidden = SEEN[text]
                useless += not await viewer.hear(text)
                if useless > MOST_USELESS:
                    await socket.close(TOO_MANY)
                    return
                listening = listen(socket, watcher)
            watcher.changed.clear()
            await viewer.show(await registry.known(table_id), watcher.hidden)
    except RuntimeError:
        if not listening.done():
            raise
    finally:
        listening.cancel()


def listen(socket: WebSocket, watcher: Watcher) -> asyncio.Task[str | None]:
    """Wait for what the other side says next: one wakes for it as for a change."""
    listening = asyncio.create_task(heard(socket))
    listening.add_done_callback(lambda _: watcher.changed.set())
    return listening


async def heard(socket: WebSocket) -> str | None:
    """What the other side says next; None once it is gone."""
    try:
        return await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return None
