"""Hints while a game runs: one search for each decision, however many ask for it, and none for which nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from typing import TypeVar

from starlette.requests import ClientDisconnect, Request

from tabularium.bots.hint import Advice
from tabularium.kernel.kept import Kept
from tabularium.tables.house import House
from tabularium.tables.table import Table
from tabularium.web.guard import TooMuch

HINTS_KEPT = 2_000_000  # bytes
MOST_SEARCHES = 12  # that run or wait for a worker
BUSY_SECONDS = 10.0  # to wait where there are as many already

Decision = tuple[str, int, str]  # a table, a seat, and the seat's revision
Hint = tuple[Advice, ...]
V = TypeVar("V")


class Search:
    """The search for one hint, and how many wait for it."""

    def __init__(self, work: Coroutine[None, None, Hint]) -> None:
        self.waiting = 0
        self.task = asyncio.get_running_loop().create_task(work)
        self.task.add_done_callback(lambda task: task.cancelled() or task.exception())  # those who wait were told


class Hints:
    """What bots advise, by decision."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.kept: Kept[Hint] = Kept(HINTS_KEPT)
        self.searches: dict[Decision, Search] = {}

    async def of(self, table: Table, seat: int, allow: Callable[[], None]) -> Hint:
        """The hint for what this seat has to decide now. `allow` raises a refusal where no new search may begin."""
        decision = (table.id, seat, table.revision(seat))
        kept = self.kept.get(decision)
        if kept is not None:
            return kept
        search = self.searches.get(decision)
        if search is None:
            if len(self.searches) >= MOST_SEARCHES:
                raise TooMuch(BUSY_SECONDS)
            allow()
            search = self.searches[decision] = Search(self.find(table, decision))
        search.waiting += 1
        try:
            return await asyncio.shield(search.task)
        finally:
            search.waiting -= 1
            if not search.waiting:
                search.task.cancel()
                self.searches.pop(decision, None)

    async def find(self, table: Table, decision: Decision) -> Hint:
        _, seat, _ = decision
        view, box = table.live.view(seat), table.live.acta.box_content
        found = tuple(await self.house.workers.hint(table.game, view, seat, table.rev, box, table.id))
        self.kept.put(decision, found)
        return found


async def while_connected(asked: Request, work: Awaitable[V]) -> V:
    """The result of some work, which is cancelled when the client hangs up."""
    working, gone = asyncio.ensure_future(work), asyncio.ensure_future(hung_up(asked))
    try:
        await asyncio.wait((working, gone), return_when=asyncio.FIRST_COMPLETED)
        if not working.done():
            raise ClientDisconnect
        return working.result()
    finally:
        gone.cancel()
        working.cancel()


async def hung_up(asked: Request) -> None:
    while (await asked.receive())["type"] != "http.disconnect":
        pass
