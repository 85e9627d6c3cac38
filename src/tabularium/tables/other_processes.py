"""The other processes of a store: what they have changed, and whose bots they play.

A hint says at once that something has changed. Hints may be lost: every two seconds a process asks for the versions of
the tables that are looked at here. Leases only save work; that a bot moves once is the doing of the versions.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import time
from typing import TYPE_CHECKING

from tabularium.tables.people import LOOKS, TRIED
from tabularium.tables.store import Hints, Statement, Store
from tabularium.tables.tokens import new_token
from tabularium.tables.watching import AGAIN, AWAY, short

if TYPE_CHECKING:
    from tabularium.tables.registry import Registry

LOOK_EVERY = 2.0  # seconds
LEASE_SECONDS = 10.0
HERE_EVERY = 8.0  # seconds between two hints that somebody is still here
HERE_SECONDS = 20.0  # that such a hint counts
MOST_ASKED = 500  # tables in one question
PEOPLE = "people"  # what a hint names where people have changed, and no table
PEOPLE_MARK = "SELECT value FROM house WHERE key = 'people'"
SAME_PEOPLE = "UPDATE house SET value = value WHERE house.key = ? AND value = ?"
HERE = "here"  # what a hint begins with that says who looks at which table
CLAIM = (
    "INSERT INTO leases (table_id, process, until) VALUES (?, ?, ?) ON CONFLICT (table_id) DO UPDATE"
    " SET process = excluded.process, until = excluded.until"
    " WHERE leases.until < ? OR leases.process = excluded.process"
)

log = logging.getLogger("tabularium")


def people_changed() -> Statement:
    """A row that shows other processes that they have to read people again."""
    sql = "INSERT INTO house (key, value) VALUES ('people', ?) ON CONFLICT (key) DO UPDATE SET value = excluded.value"
    return (sql, (new_token().encode(),))


async def claimed(store: Store, what: str, process: str, now: float, seconds: float) -> bool:
    """Whether a process has this to itself for so long, unless another one has it already."""
    await asyncio.wrap_future(store.write([(CLAIM, (what, process, now + seconds, now))]))
    [rows] = await store.ask(("SELECT process FROM leases WHERE table_id = ?", (what,)))
    return rows == [(process,)]


class OtherProcesses:
    """What this process hears from the others, and what it has claimed before them."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.name = secrets.token_hex(8)
        self.held: set[str] = set()  # tables whose bots this process minds
        self.minds_all = False  # whether this process thinks for the bots of all servers
        self._waking = False
        self._people = b""  # the mark of people as this process has read them
        self._told_here = 0.0

    def start(self) -> None:
        if not self.registry.store.shared:
            return
        loop = asyncio.get_running_loop()
        self.registry.store.listen(
            lambda hints: tell_soon(loop, self.hear, hints), lambda: tell_soon(loop, self.look_soon)
        )
        self.registry.spawn(self._keep_up())

    async def _keep_up(self) -> None:
        while True:
            try:
                await self.look()
                await self.renew()
                self._tell_who_is_here()
            except Exception as wrong:
                log.error("what other processes do can't be seen at present: %s", wrong)
            await asyncio.sleep(LOOK_EVERY)

    # -- what they have changed ----------------------------------------------------------------------

    def hear(self, hints: Hints) -> None:
        self.registry.tally.heard += len(hints)
        for changed, seat in hints:
            if changed == PEOPLE:
                self.look_soon()
            elif " " in changed:
                self._hear_word(*changed.split(" "), number=seat)
            elif self._is_shown(changed, seat):
                self.registry.spawn(self._catch_up(changed))
        if self.minds_all and any(seat < 0 for _, seat in hints) and not self._waking:
            self._waking = True
            self.registry.spawn(self._wake_bots())

    async def _wake_bots(self) -> None:
        self._waking = False
        try:
            await self.registry.wake_bots()
        except Exception as wrong:
            log.error("bots can't be woken at present: %s", wrong)

    def look_soon(self) -> None:
        self.registry.spawn(self._look_once())

    async def _look_once(self) -> None:
        try:
            await self.look()
        except Exception as wrong:
            log.error("what other processes do can't be seen at present: %s", wrong)

    def _is_shown(self, table_id: str, seat: int) -> bool:
        """Whether a page here shows this table, or what one seat sees of it."""
        watchers = self.registry.watching.at(table_id)
        table = self.registry.tables.get(table_id)
        if table is None or not 0 <= seat < len(table.chairs):
            return bool(watchers)
        return any(one.holder == table.chairs[seat].holder for one in watchers)

    async def look(self) -> None:
        """Find out what has changed of all that is shown here."""
        shown = sorted(self.registry.watching.tables())
        for start in range(0, len(shown), MOST_ASKED):
            some = shown[start : start + MOST_ASKED]
            places = ", ".join("?" * len(some))
            [rows] = await self.registry.store.ask((f"SELECT id, version FROM tables WHERE id IN ({places})", some))
            for table_id, version in rows:
                table = self.registry.tables.get(table_id)
                if table is None or table.version != version:
                    await self._catch_up(table_id)
        await self.look_at_people()

    async def look_at_people(self) -> None:
        [found] = await self.registry.store.ask((PEOPLE_MARK, ()))
        if found and bytes(found[0][0]) != self._people:
            self._people = bytes(found[0][0])
            self._read_people()

    def guards(self) -> list[Statement]:
        """What must be as it was judged where a process judges by whose a device is: people, as they were read here."""
        return [(SAME_PEOPLE, (PEOPLE, self._people))] if self.registry.store.shared else []

    async def _catch_up(self, table_id: str) -> None:
        try:
            await self.registry.get(table_id)  # it tells the pages that see something else
        except Exception as wrong:
            log.error("table %s can't be shown as it is: %s", table_id, wrong)

    def _read_people(self) -> None:
        """Devices may have been signed out, or belong to somebody else now."""
        people, watching = self.registry.people, self.registry.watching
        people.reload()
        now = self.registry.clock()
        watchers = [one for table_id in watching.tables() for one in watching.at(table_id)]
        watching.dismiss({one.device for one in watchers if not people.device(one.device).good(now)}, AWAY)
        moved = {one.device for one in watchers if one.holder and people.person_of(one.device) != one.holder}
        watching.dismiss(moved, AGAIN)

    # -- what they may know --------------------------------------------------------------------------

    def say(self, word: str, about: str, number: int = 0) -> None:
        """Hint to other processes at something that is in no row."""
        if self.registry.store.shared:
            self.registry.store.tell(f"{word} {self.name[:8]} {about}", number)

    def _hear_word(self, word: str, process: str, *about: str, number: int) -> None:
        people = self.registry.people
        if word == HERE:
            table_id, person = about
            self.registry.watching.heard_of(table_id, person, process, HERE_SECONDS if number else 0.0)
        elif word == LOOKS:
            people.note_looks(about[0])
        elif word == TRIED:
            people.note_tried(about[0])

    def say_here(self, table_id: str, person: str, here: bool) -> None:
        """Note that somebody who sits at a table looks at it through this process, or no longer does."""
        self.say(HERE, f"{table_id} {person}", int(here))

    def _tell_who_is_here(self) -> None:
        watching, now = self.registry.watching, time.monotonic()
        watching.forget_elsewhere()
        if now - self._told_here >= HERE_EVERY:
            self._told_here = now
            for table_id, holder in watching.sitting():
                self.say_here(table_id, short(holder), True)

    # -- bots ----------------------------------------------------------------------------------------

    async def claim(self, table_id: str) -> bool:
        """Whether the bots of this table are minded by this process; of several, by one."""
        store = self.registry.store
        if not store.shared or table_id in self.held:
            return True
        if not await claimed(store, table_id, self.name, self.registry.clock(), LEASE_SECONDS):
            return False
        self.held.add(table_id)
        return True

    async def renew(self) -> None:
        """Keep the leases of tables whose bots are busy, and give back the others."""
        busy = self.registry.autoplay.busy()
        done, self.held = self.held - busy, self.held & busy
        until = self.registry.clock() + LEASE_SECONDS
        rows: list[Statement] = [
            *(("DELETE FROM leases WHERE table_id = ? AND process = ?", (one, self.name)) for one in sorted(done)),
            *(
                ("UPDATE leases SET until = ? WHERE table_id = ? AND process = ?", (until, one, self.name))
                for one in sorted(self.held)
            ),
        ]
        if rows:
            await asyncio.wrap_future(self.registry.store.write(rows))
        if self.held:  # a process that was stopped for a while may have lost some
            [mine] = await self.registry.store.ask(("SELECT table_id FROM leases WHERE process = ?", (self.name,)))
            self.held &= {table_id for (table_id,) in mine}

    async def leave(self) -> None:
        """Give back all leases: this process ends."""
        self.held.clear()
        if self.registry.store.shared:
            try:
                gone: list[Statement] = [("DELETE FROM leases WHERE process = ?", (self.name,))]
                await asyncio.wait_for(asyncio.wrap_future(self.registry.store.write(gone)), 1.0)
            except Exception as wrong:
                log.error("leases end by themselves: %r", wrong)


def tell_soon(loop: asyncio.AbstractEventLoop, what: object, *values: object) -> None:
    """From any thread; a loop that has ended hears nothing."""
    if not loop.is_closed():
        loop.call_soon_threadsafe(what, *values)  # type: ignore[arg-type]
