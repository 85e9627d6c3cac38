"""Hints while a game runs: one search for each decision, however many ask for it, and none for which nobody waits."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable, Coroutine
from dataclasses import dataclass
from typing import TypeVar

from starlette.requests import ClientDisconnect, Request

from tabularium.bots.hint import Hint
from tabularium.bots.workers import BotFailed
from tabularium.kernel.cache import Cache
from tabularium.tables.registry import Registry
from tabularium.tables.table import Table
from tabularium.web.guard import TooMuch

HINTS_KEPT = 2_000_000  # bytes
REASON_BYTES = 200
MOST_SEARCHES = 12  # that run or wait for a worker
BUSY_SECONDS = 10.0  # to wait where there are as many already
TABLE_SECONDS = 30.0  # until a hint at a table is given up
LOOK_SECONDS = 1.0  # between two looks whether anybody still waits at the table
LONELY_SECONDS = 8.0  # that a page may take to come back

Decision = tuple[str, int, str]  # a table, a seat, and the seat's revision
V = TypeVar("V")


class Search:
    """The search for one hint, and how many wait for it."""

    def __init__(self, work: Coroutine[None, None, Hint]) -> None:
        self.waiting = 0
        self.task = asyncio.get_running_loop().create_task(work)
        self.task.add_done_callback(lambda task: task.cancelled() or task.exception())  # those who wait were told


@dataclass
class AtTable:
    """A hint that a seat has asked for at the table."""

    revision: str  # the decision that it is about
    which: int = 0  # of the turns it advises is shown
    failed: bool = False
    task: asyncio.Task[None] | None = None


class Hints:
    """What bots advise, by decision; and which seats see it at their table."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.kept: Cache[Hint] = Cache(HINTS_KEPT, bytes_of)
        self.searches: dict[Decision, Search] = {}
        self.shown: dict[tuple[str, int], AtTable] = {}

    async def of(self, table: Table, seat: int, allow: Callable[[], None]) -> Hint:
        """The hint for what this seat has to decide now. `allow` raises a refusal where no new search may begin."""
        decision = (table.id, seat, table.revision(seat))
        kept = self.kept.get(decision)
        return kept if kept is not None else await self.wait_for(self.begin(table, decision, allow), decision)

    def begin(self, table: Table, decision: Decision, allow: Callable[[], None]) -> Search:
        search = self.searches.get(decision)
        if search is None:
            if len(self.searches) >= MOST_SEARCHES:
                raise TooMuch(BUSY_SECONDS)
            allow()
            search = self.searches[decision] = Search(self.find(table, decision))
        return search

    async def wait_for(self, search: Search, decision: Decision) -> Hint:
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
        found = await self.registry.workers.hint(table.game, view, seat, table.rev, box, table.id)
        self.kept.put(decision, found)
        return found

    # -- at the table --------------------------------------------------------------------------------

    def show(self, table: Table, seat: int, which: int, allow: Callable[[], None]) -> None:
        """Show this seat the hint for its decision, as soon as there is one."""
        decision = (table.id, seat, table.revision(seat))
        now = self.at(table, seat)
        if now is not None and not now.failed:
            now.which = which
            return
        shown = AtTable(table.revision(seat), which)
        if self.kept.get(decision) is None:
            search = self.begin(table, decision, allow)
            shown.task = self.registry.spawn(self.fetch(table, seat, shown, self.wait_for(search, decision)))
        self.shown[table.id, seat] = shown

    def at(self, table: Table, seat: int) -> AtTable | None:
        """What this seat sees; a hint goes with the decision that it is about."""
        shown = self.shown.get((table.id, seat))
        if shown is not None and (shown.revision != table.revision(seat) or seat not in table.waiting()):
            self.hide(table.id, seat)
            return None
        return shown

    def found(self, table: Table, seat: int) -> Hint | None:
        return self.kept.get((table.id, seat, table.revision(seat)))

    def hide(self, table_id: str, seat: int) -> None:
        shown = self.shown.pop((table_id, seat), None)
        if shown is not None and shown.task is not None:
            shown.task.cancel()

    async def fetch(self, table: Table, seat: int, shown: AtTable, work: Coroutine[None, None, Hint]) -> None:
        """Wait for a hint as long as somebody sits there, its decision is asked for, and it does not take too long."""
        working = asyncio.ensure_future(work)
        loop = asyncio.get_running_loop()
        begun = loop.time()
        try:
            while not working.done() and self.is_wanted(table, seat, shown, loop.time() - begun):
                await asyncio.wait({working}, timeout=LOOK_SECONDS)
            if not working.done() or isinstance(working.exception(), BotFailed):
                shown.failed = True
            else:
                working.result()
        finally:
            working.cancel()
            shown.task = None
            self.registry.watching.tell(table, seat)

    def is_wanted(self, table: Table, seat: int, shown: AtTable, waited: float) -> bool:
        here = self.registry.watching.is_here(table.id, table.chairs[seat].holder)
        still = shown.revision == table.revision(seat)
        return still and waited < TABLE_SECONDS and (here or waited < LONELY_SECONDS)


def bytes_of(decision: object, found: Hint) -> int:
    return REASON_BYTES * (1 + sum(1 + len(one.turn) + len(one.reasons) for one in found.advice))


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
