"""The pages that look at tables, and whom of them to wake."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable, Container
from dataclasses import dataclass, field

from tabularium.kernel.refusals import Refusal
from tabularium.tables.table import Table

GRACE = 8.0  # seconds until somebody whose last page was closed counts as away
MOST_LEFT = 10_000  # people of whom the time is kept at which they looked away
MOST_PAGES = 12  # of one device that sits at a table
MOST_WATCHERS, MOST_WATCHERS_EACH = 500, 20  # who only look on: at a table, and of those from one address

PERSON_LETTERS = 16  # enough of a person's id to know them again

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
    hidden: bool = False  # its page is open, but nobody sees it
    changed: asyncio.Event = field(default_factory=asyncio.Event)


def short(holder: str) -> str:
    return holder[:PERSON_LETTERS]


class Watching:
    """Who looks at which table."""

    def __init__(self) -> None:
        self._watchers: dict[str, set[Watcher]] = {}
        self._left: dict[tuple[str, str], float] = {}  # when who sits at a table last looked away; oldest first
        # who looks at a table through another process, by table and the beginning of the person: until when, by process
        self._elsewhere: dict[tuple[str, str], dict[str, float]] = {}
        self.say: Callable[[str, str, bool], None] | None = None  # to other processes of the store, if it has any

    def at(self, table_id: str) -> frozenset[Watcher]:
        return frozenset(self._watchers.get(table_id, ()))

    def tables(self) -> set[str]:
        """The tables that anybody looks at."""
        return {table_id for table_id, watchers in self._watchers.items() if watchers}

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
        if sits:
            if not self.is_here(table.id, holder):
                self._left.pop((table.id, holder), None)
                self.tell_all(table.id)
            self._say(table.id, holder, True)
        others.add(watcher)
        return watcher

    # -- who is here ---------------------------------------------------------------------------------

    def is_here(self, table_id: str, holder: str) -> bool:
        """Whether a person has a page of this table open, or had one a moment ago: pages are loaded again."""
        return self._is_here(table_id, holder) or self._is_elsewhere(table_id, holder)

    def _is_here(self, table_id: str, holder: str) -> bool:
        left = self._left.get((table_id, holder))
        looks = any(one.holder == holder for one in self._watchers.get(table_id, ()))
        return looks or (left is not None and time.time() - left < GRACE)

    def _is_elsewhere(self, table_id: str, holder: str) -> bool:
        return bool(holder) and (table_id, short(holder)) in self._elsewhere

    def _say(self, table_id: str, holder: str, here: bool) -> None:
        if self.say is not None:
            self.say(table_id, short(holder), here)

    def heard_of(self, table_id: str, person: str, process: str, seconds: float) -> None:
        """Another process shows a table to somebody who sits there, for so many seconds yet; 0: no longer."""
        known = self._elsewhere.setdefault((table_id, person), {})
        if not known and seconds:
            self.tell_all(table_id)
        known[process] = time.monotonic() + seconds
        self.forget_elsewhere()

    def forget_elsewhere(self) -> None:
        """Those of whom no other process says any more that they look are away."""
        now = time.monotonic()
        for (table_id, person), known in list(self._elsewhere.items()):
            for process in [process for process, until in known.items() if until <= now]:
                del known[process]
            if not known:
                del self._elsewhere[table_id, person]
                self._note_left(table_id, person)
                self.tell_all(table_id)

    def sitting(self) -> set[tuple[str, str]]:
        """All tables, and who sits there and has a page open."""
        return {(table_id, one.holder) for table_id, some in self._watchers.items() for one in some if one.sits}

    def looks_in(self, table_id: str, holder: str) -> None:
        """A page without a socket asks now and then: whose it is, is here."""
        self._note_left(table_id, holder)
        self._say(table_id, holder, True)

    def _note_left(self, table_id: str, holder: str) -> None:
        self._left.pop((table_id, holder), None)
        self._left[table_id, holder] = time.time()
        if len(self._left) > MOST_LEFT:
            del self._left[next(iter(self._left))]

    def away_since(self, table_id: str, holder: str) -> float:
        """When a person last looked at a table, or 0 where nobody knows."""
        return max(self._left.get((table_id, one), 0.0) for one in (holder, short(holder)))

    def looking(self) -> set[tuple[str, str]]:
        """All tables and who sees a page of them right now, or did a moment ago."""
        pages = self._watchers.items()
        open_pages = {(table_id, one.holder) for table_id, some in pages for one in some if not one.hidden}
        return open_pages | {one for one, left in self._left.items() if time.time() - left < GRACE}

    def here(self, table: Table) -> tuple[bool, ...]:
        """By seat: whether its person is here."""
        return tuple(bool(chair.holder) and self.is_here(table.id, chair.holder) for chair in table.chairs)

    def _looked_away(self, table_id: str, watcher: Watcher) -> None:
        if not watcher.sits or any(one.holder == watcher.holder for one in self._watchers.get(table_id, ())):
            return
        self._note_left(table_id, watcher.holder)
        if self._watchers.get(table_id) or self.say is not None:
            asyncio.get_running_loop().call_later(GRACE + 0.1, self._has_left, table_id, watcher.holder)

    def _has_left(self, table_id: str, holder: str) -> None:
        self.tell_all(table_id)
        if not self._is_here(table_id, holder):
            self._say(table_id, holder, False)

    def end(self, table_id: str, watcher: Watcher) -> None:
        watching = self._watchers.get(table_id, set())
        watching.discard(watcher)
        self._looked_away(table_id, watcher)
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
