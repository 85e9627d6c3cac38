"""The pages that look at tables, and whom of them to wake."""

from __future__ import annotations

import asyncio
from collections.abc import Container
from dataclasses import dataclass, field

from tabularium.kernel.refusals import Refusal
from tabularium.tables.table import Table

MOST_PAGES = 12  # of one device that sits at a table
MOST_WATCHERS, MOST_WATCHERS_EACH = 500, 20  # who only look on: at a table, and of those from one address

AWAY, AGAIN = "away", "again"  # its device was sent away; it belongs to somebody else now, and is to come back as such


class TooManyWatchers(Refusal):
    """A table is being watched by as many as it can be."""


@dataclass(eq=False)
class Watcher:
    """A page that looks at a table. `changed` is set when it should look again."""

    holder: str
    client: str = ""  # the address it looks from
    sits: bool = False
    device: str = ""
    farewell: str = ""  # why its socket ends: AWAY or AGAIN
    changed: asyncio.Event = field(default_factory=asyncio.Event)


class Watching:
    """Who looks at which table."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}

    def at(self, table_id: str) -> frozenset[Watcher]:
        return frozenset(self._watchers.get(table_id, ()))

    def begin(self, table: Table, holder: str, client: str = "", device: str = "") -> Watcher:
        """Look on from now on. Those who sit here have their own room; of those who only watch there are so many from
        one address, and so many in all."""
        others = self._watchers.setdefault(table.id, set())
        sits = bool(table.held_by(holder)) or bool(holder and table.host == holder)
        if sits:
            full = sum(one.holder == holder for one in others) >= MOST_PAGES
        else:
            strangers = [one for one in others if not one.sits]
            near = sum(one.client == client for one in strangers)
            full = len(strangers) >= MOST_WATCHERS or near >= MOST_WATCHERS_EACH
        if full:
            raise TooManyWatchers("so many look on from there already that one more has to wait")
        watcher = Watcher(holder, client, sits, device or holder)
        others.add(watcher)
        return watcher

    def end(self, table_id: str, watcher: Watcher) -> None:
        watching = self._watchers.get(table_id, set())
        watching.discard(watcher)
        if not watching:
            self._watchers.pop(table_id, None)

    def dismiss(self, devices: Container[str], farewell: str) -> None:
        """End what these devices look at, at once."""
        for watchers in self._watchers.values():
            for watcher in watchers:
                if watcher.device in devices:
                    watcher.farewell = farewell
                    watcher.changed.set()

    def tell_all(self, table_id: str) -> None:
        for watcher in self._watchers.get(table_id, ()):
            watcher.changed.set()

    def tell(self, table: Table, seat: int | None) -> None:
        """Let pages look again: all of them, or only those of the person who holds a seat."""
        for watcher in self._watchers.get(table.id, ()):
            if seat is None or (0 <= seat < len(table.chairs) and watcher.holder == table.chairs[seat].holder):
                watcher.changed.set()
