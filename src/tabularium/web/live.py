"""One WebSocket for each open table page: whenever there is something to see, the page gets what is new about it."""

from __future__ import annotations

import asyncio
import json
from collections.abc import Awaitable, Callable, Sequence

from fastapi import APIRouter, WebSocket
from starlette.websockets import WebSocketDisconnect

from tabularium.kernel.refusals import Refusal
from tabularium.tables.house import House
from tabularium.tables.table import Table
from tabularium.web.answers import Answers
from tabularium.web.guard import REFUSED
from tabularium.web.visitor import check_origin, in_language, visitor_of
from tabularium.web.words import web_words

ALIVE_SECONDS = 25.0
GONE = 4404


def live_routes(answers: Answers) -> APIRouter:
    routes = APIRouter()
    house = answers.house

    @routes.websocket("/tables/{table_id}/live")
    async def live(socket: WebSocket, table_id: str) -> None:
        try:
            check_origin(socket, needed=True)
        except Refusal:
            await socket.close(REFUSED)
            return
        me = in_language(visitor_of(socket, house.key), socket.query_params.get("lang", ""))
        address = f"{'https' if socket.url.scheme == 'wss' else 'http'}://{socket.headers.get('host', '')}"
        sent: list[str] = []
        drawn: Sequence[str] = ()

        async def show(table: Table) -> None:
            nonlocal sent, drawn
            scene = answers.scene(table, me)
            values = {"scene": scene, "refused": "", "address": address, "game": table.game}
            lines = answers.fragment("_table.html", me, values).split("\n")
            if lines == sent and scene.picture == drawn:
                return
            sent, new = lines, what_is_new(sent, lines)
            drawn, changed = scene.picture, what_is_new(drawn, scene.picture)
            t = web_words(me.lang)
            title = t("title-your-turn", game=scene.title) if scene.turn else t("title-table", game=scene.title)
            message = {"lines": new, "picture": changed, "title": title, "turn": scene.turn}
            await socket.send_text(json.dumps(message, ensure_ascii=False))

        await follow(house, socket, table_id, me.holder, show)

    return routes


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


async def follow(
    house: House, socket: WebSocket, table_id: str, holder: str, show: Callable[[Table], Awaitable[None]]
) -> None:
    """Show a table now and after every change until the other side goes away."""
    try:
        table = await house.get(table_id)
    except Refusal:
        await socket.close(GONE)
        return
    await socket.accept()
    watcher = house.watch(table_id, holder)
    listening = asyncio.create_task(until_gone(socket))
    try:
        await show(table)
        while not listening.done():
            waking = asyncio.create_task(watcher.changed.wait())
            await asyncio.wait({waking, listening}, return_when=asyncio.FIRST_COMPLETED, timeout=ALIVE_SECONDS)
            waking.cancel()
            if watcher.changed.is_set():
                watcher.changed.clear()
                await show(await house.get(table_id))
    except Refusal:
        await socket.close(REFUSED)  # the seat is no longer this device's
    except WebSocketDisconnect:
        pass  # the page was closed while it was being written to
    except RuntimeError:
        if not listening.done():
            raise
    finally:
        listening.cancel()
        house.unwatch(table_id, watcher)


async def until_gone(socket: WebSocket) -> None:
    """Pages have nothing to say here; whatever comes is thrown away until they leave."""
    try:
        while True:
            await socket.receive_text()
    except (WebSocketDisconnect, RuntimeError, KeyError):
        return
