"""The store of the server: tables, journals, seats, drafts, words and boxes; and what an engine has to do.

`write` gives a future that is done when the lines are on disk, not before. Journals only grow; each line is sealed with
the one before it, and each snapshot with a checksum, so that damage shows. Statements are in the part of SQL that
SQLite and PostgreSQL share, with a question mark for each value.
"""

from __future__ import annotations

import sqlite3
import time
from abc import ABC, abstractmethod
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any

from tabularium.kernel.refusals import Refusal

SCHEMA = """
CREATE TABLE house (key TEXT PRIMARY KEY, value BLOB NOT NULL) WITHOUT ROWID;
CREATE TABLE tables (
    id TEXT PRIMARY KEY, game TEXT NOT NULL, header TEXT NOT NULL, secret BLOB, host TEXT NOT NULL,
    listed INTEGER NOT NULL, pace INTEGER NOT NULL, created REAL NOT NULL,
    rev INTEGER NOT NULL, ply INTEGER NOT NULL, floor INTEGER NOT NULL, over INTEGER NOT NULL,
    waiting INTEGER NOT NULL, stirs INTEGER NOT NULL, deadline REAL, proposal TEXT NOT NULL, touched REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX tables_that_stir ON tables (stirs) WHERE stirs != 0;
CREATE INDEX tables_with_pace ON tables (deadline) WHERE deadline IS NOT NULL;
CREATE INDEX tables_listed ON tables (listed, touched) WHERE listed = 1;
CREATE TABLE lines (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, kind TEXT NOT NULL, number INTEGER NOT NULL, text TEXT NOT NULL,
    events TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE snapshots (
    table_id TEXT NOT NULL, ply INTEGER NOT NULL, line INTEGER NOT NULL, state BLOB NOT NULL,
    PRIMARY KEY (table_id, ply)
);
CREATE TABLE drafts (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, revision INTEGER NOT NULL, edits TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE TABLE seats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, name TEXT NOT NULL, holder TEXT NOT NULL, invite TEXT NOT NULL,
    bot TEXT NOT NULL, resigned INTEGER NOT NULL, ahead TEXT NOT NULL, PRIMARY KEY (table_id, seat)
) WITHOUT ROWID;
CREATE INDEX seats_by_holder ON seats (holder) WHERE holder != '';
CREATE INDEX seats_by_invite ON seats (invite) WHERE invite != '';
CREATE TABLE chat (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, text TEXT NOT NULL, at REAL NOT NULL,
    PRIMARY KEY (table_id, n)
) WITHOUT ROWID;
CREATE TABLE keys (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, key TEXT NOT NULL, PRIMARY KEY (table_id, seat, key)
) WITHOUT ROWID;
"""

FEATS = """
CREATE TABLE feats (
    table_id TEXT NOT NULL, seat INTEGER NOT NULL, feat TEXT NOT NULL, game TEXT NOT NULL, holder TEXT NOT NULL,
    name TEXT NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, seat, feat)
) WITHOUT ROWID;
CREATE INDEX feats_by_holder ON feats (holder);
"""
BOTS_DUE = """
DROP INDEX tables_that_stir;
ALTER TABLE tables RENAME COLUMN stirs TO bots_due;
CREATE INDEX tables_with_bots_due ON tables (bots_due) WHERE bots_due != 0;
"""
SEALS_AND_BOXES = """
ALTER TABLE lines ADD COLUMN seal TEXT NOT NULL DEFAULT '';
ALTER TABLE snapshots ADD COLUMN seal TEXT NOT NULL DEFAULT '';
CREATE TABLE boxes (digest TEXT PRIMARY KEY, game TEXT NOT NULL, content TEXT NOT NULL) WITHOUT ROWID;
"""
CLOCKS_AND_SITTERS = """
ALTER TABLE tables ADD COLUMN bank REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN increment REAL NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN one_screen INTEGER NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN left REAL NOT NULL DEFAULT 0;
ALTER TABLE seats ADD COLUMN since REAL;
ALTER TABLE seats ADD COLUMN warned REAL;
CREATE TABLE sat (
    table_id TEXT NOT NULL, holder TEXT NOT NULL, seat INTEGER NOT NULL, PRIMARY KEY (table_id, holder, seat)
) WITHOUT ROWID;
"""

ANALYSES = """
CREATE TABLE analyses (table_id TEXT PRIMARY KEY, ply INTEGER NOT NULL, content TEXT NOT NULL) WITHOUT ROWID;
"""

USED_LINKS = """
CREATE TABLE used_links (table_id TEXT NOT NULL, invite TEXT PRIMARY KEY) WITHOUT ROWID;
"""

GROUNDS = """
CREATE TABLE grounds (n INTEGER PRIMARY KEY, digest TEXT NOT NULL UNIQUE, image TEXT NOT NULL);
"""

WHAT_WAS_ONLY_IN_MEMORY = """
ALTER TABLE tables ADD COLUMN asked_at TEXT NOT NULL DEFAULT '';
ALTER TABLE seats ADD COLUMN salt TEXT NOT NULL DEFAULT '';
CREATE TABLE curtains (
    table_id TEXT NOT NULL, holder TEXT NOT NULL, seat INTEGER NOT NULL, rev INTEGER NOT NULL,
    PRIMARY KEY (table_id, holder)
) WITHOUT ROWID;
ALTER TABLE keys RENAME TO old_keys;
CREATE TABLE keys (
    n INTEGER PRIMARY KEY, table_id TEXT NOT NULL, seat INTEGER NOT NULL, key TEXT NOT NULL,
    UNIQUE (table_id, seat, key)
);
INSERT INTO keys (table_id, seat, key) SELECT table_id, seat, key FROM old_keys;
DROP TABLE old_keys;
"""

# Today's id of a person is the hash of the token of their first device; `devices` names the others. Only days are kept
# of when a device was seen; hosts from before count as seen on the day of the upgrade.
PEOPLE = """
CREATE TABLE people (
    person TEXT PRIMARY KEY, name TEXT NOT NULL, words TEXT NOT NULL, words_made REAL
) WITHOUT ROWID;
CREATE UNIQUE INDEX people_by_words ON people (words) WHERE words != '';
CREATE TABLE devices (
    device TEXT PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, name TEXT NOT NULL, added REAL NOT NULL,
    seen INTEGER NOT NULL, ends REAL, recovered REAL, gone INTEGER NOT NULL
) WITHOUT ROWID;
CREATE TABLE pairings (
    link TEXT PRIMARY KEY, person TEXT NOT NULL, made_by TEXT NOT NULL, salt TEXT NOT NULL, ends REAL NOT NULL,
    device TEXT NOT NULL, device_name TEXT NOT NULL, joins INTEGER NOT NULL, opened INTEGER NOT NULL,
    answer TEXT NOT NULL
) WITHOUT ROWID;
INSERT INTO devices
    SELECT DISTINCT host, host, 'browser', '', 0, strftime('%s', 'now') / 86400, NULL, NULL, 0
    FROM tables WHERE host != '';
CREATE UNIQUE INDEX pairings_by_person ON pairings (person);
CREATE TABLE told (
    n INTEGER PRIMARY KEY, device TEXT NOT NULL, what TEXT NOT NULL, about TEXT NOT NULL, at REAL NOT NULL
);
CREATE INDEX told_by_device ON told (device);
CREATE INDEX tables_by_host ON tables (host) WHERE host != '';
CREATE INDEX sat_by_holder ON sat (holder);
ALTER TABLE sat ADD COLUMN at REAL NOT NULL DEFAULT 0;
ALTER TABLE curtains RENAME COLUMN holder TO device;
"""

GATHERING = """
ALTER TABLE tables ADD COLUMN gathering INTEGER NOT NULL DEFAULT 0;
"""

LESSONS = """
ALTER TABLE tables ADD COLUMN guide TEXT NOT NULL DEFAULT '';
"""

# What is due follows from the tables; `notices` has what was found due, `messages` what was sent of it. When somebody
# last looked is kept only of people who have turned a way on.
NOTICES = """
CREATE TABLE ways (
    way INTEGER PRIMARY KEY, person TEXT NOT NULL, kind TEXT NOT NULL, target TEXT NOT NULL, shape TEXT NOT NULL,
    secret TEXT NOT NULL, lang TEXT NOT NULL, start TEXT NOT NULL, state TEXT NOT NULL, reason TEXT NOT NULL,
    added REAL NOT NULL
);
CREATE INDEX ways_by_person ON ways (person);
CREATE INDEX ways_by_target ON ways (target) WHERE kind = 'mail';
CREATE TABLE wishes (
    person TEXT PRIMARY KEY, zone TEXT NOT NULL, digest INTEGER NOT NULL, looked REAL NOT NULL
) WITHOUT ROWID;
CREATE TABLE hushed (person TEXT NOT NULL, table_id TEXT NOT NULL, PRIMARY KEY (person, table_id)) WITHOUT ROWID;
CREATE TABLE calls (
    table_id TEXT NOT NULL, n INTEGER NOT NULL, seat INTEGER NOT NULL, at REAL NOT NULL, PRIMARY KEY (table_id, n, seat)
) WITHOUT ROWID;
CREATE TABLE notices (
    person TEXT NOT NULL, table_id TEXT NOT NULL, kind TEXT NOT NULL, decision TEXT NOT NULL, way INTEGER NOT NULL,
    arose REAL NOT NULL, chance REAL NOT NULL, state TEXT NOT NULL, message INTEGER NOT NULL,
    PRIMARY KEY (person, table_id, kind, decision, way)
) WITHOUT ROWID;
CREATE INDEX notices_due ON notices (way) WHERE state = 'due';
CREATE TABLE messages (
    message INTEGER PRIMARY KEY, person TEXT NOT NULL, way INTEGER NOT NULL, kind TEXT NOT NULL, about TEXT NOT NULL,
    made REAL NOT NULL, tries INTEGER NOT NULL, unknown INTEGER NOT NULL, again REAL NOT NULL, lease TEXT NOT NULL,
    until REAL NOT NULL, state TEXT NOT NULL, error TEXT NOT NULL
);
CREATE INDEX messages_open ON messages (again) WHERE state = 'open';
CREATE INDEX messages_by_person ON messages (person);
"""

WAYS_OF_DEVICES = "ALTER TABLE ways ADD COLUMN device TEXT NOT NULL DEFAULT ''"

# `version` counts everything that was done at a table; `edition` how often its past was written anew.
VERSIONS = """
ALTER TABLE tables ADD COLUMN version INTEGER NOT NULL DEFAULT 0;
ALTER TABLE tables ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
"""

PASSKEYS = """
CREATE TABLE passkeys (
    passkey TEXT PRIMARY KEY, person TEXT NOT NULL, public BLOB NOT NULL, count INTEGER NOT NULL, name TEXT NOT NULL,
    added REAL NOT NULL
) WITHOUT ROWID;
CREATE INDEX passkeys_by_person ON passkeys (person);
"""
LEASES = """
CREATE TABLE leases (table_id TEXT PRIMARY KEY, process TEXT NOT NULL, until REAL NOT NULL) WITHOUT ROWID;
"""

# By which rules the last line of a table was played; analyses under way, with who makes them and when somebody last
# looked; and what several processes allow together, by what is left of it: when all of it is there again.
TOGETHER = """
ALTER TABLE tables ADD COLUMN rules INTEGER NOT NULL DEFAULT 0;
ALTER TABLE analyses ADD COLUMN process TEXT NOT NULL DEFAULT '';
ALTER TABLE analyses ADD COLUMN until REAL NOT NULL DEFAULT 0;
ALTER TABLE analyses ADD COLUMN looked REAL NOT NULL DEFAULT 0;
CREATE TABLE allowances (
    what TEXT NOT NULL, who TEXT NOT NULL, until REAL NOT NULL, PRIMARY KEY (what, who)
) WITHOUT ROWID;
"""


def seal_all(connection: sqlite3.Connection) -> None:
    """Lines and snapshots from before there were seals: what is there now is what counts."""
    last = ("", "")
    lines = connection.execute("SELECT table_id, n, kind, number, text, events FROM lines ORDER BY table_id, n")
    for table_id, n, kind, number, text, events in lines.fetchall():
        before = last[1] if last[0] == table_id else ""
        last = (table_id, line_seal(before, kind, number, text, events))
        connection.execute("UPDATE lines SET seal = ? WHERE table_id = ? AND n = ?", (last[1], table_id, n))
    for table_id, ply, line, state in connection.execute("SELECT table_id, ply, line, state FROM snapshots").fetchall():
        sealed = snapshot_seal(table_id, ply, line, state)
        connection.execute("UPDATE snapshots SET seal = ? WHERE table_id = ? AND ply = ?", (sealed, table_id, ply))


Change = str | Callable[[sqlite3.Connection], None]
CHANGES: tuple[tuple[Change, ...], ...] = (  # what makes a store of version 1 out of an empty one, 2 out of 1...
    (SCHEMA,),
    (FEATS,),
    (BOTS_DUE,),
    (SEALS_AND_BOXES, seal_all),
    (CLOCKS_AND_SITTERS,),
    (ANALYSES,),
    (USED_LINKS,),
    (GROUNDS,),
    (WHAT_WAS_ONLY_IN_MEMORY,),
    (PEOPLE,),
    (GATHERING,),
    (NOTICES,),
    (LESSONS,),
    (WAYS_OF_DEVICES,),
    (VERSIONS,),
    (PASSKEYS,),
    (LEASES,),
    (TOGETHER,),
)
VERSION = len(CHANGES)

Statement = tuple[str, Sequence[object]]
Row = tuple[Any, ...]
Hints = list[tuple[str, int]]  # tables that have changed, and for which seat


class BadStore(Refusal):
    """The file can't be opened as a store."""


class CantWrite(Refusal):
    """The store takes nothing at present: nothing was done."""


class CantRead(Refusal):
    """The store can't be reached at present: nothing was done."""


class MaybeWritten(Refusal):
    """The store went away while something was being written: it is not known whether it was."""


class Behind(Exception):
    """A table has another version than the one that was judged: somebody was faster, and nothing was written."""


def cant_write(wrong: Exception) -> CantWrite:
    return CantWrite(f"nothing can be written at present, so nothing was done: {wrong}")


def adding(table: str, columns: str, otherwise: str = "") -> str:
    """A statement that writes a row. It names its columns: another build may have added some."""
    places = ", ".join("?" * len(columns.split(",")))
    return f"INSERT INTO {table} ({columns}) VALUES ({places}) {otherwise}".rstrip()


def adding_new(table: str, columns: str) -> str:
    """The same, where there is no such row yet."""
    return adding(table, columns, "ON CONFLICT DO NOTHING")


def putting(table: str, key: str, columns: str) -> str:
    """A statement that writes a row, in place of the one with the same key."""
    changed = ", ".join(f"{name} = excluded.{name}" for name in columns.split(", "))
    return adding(table, f"{key}, {columns}", f"ON CONFLICT ({key}) DO UPDATE SET {changed}")


def line_seal(before: str, kind: str, number: int, text: str, events: str) -> str:
    """The seal of a line of a journal, on top of the seal of the line before it."""
    return blake2b("\0".join((before, kind, str(number), text, events)).encode(), digest_size=12).hexdigest()


def snapshot_seal(table_id: str, ply: int, line: int, state: bytes) -> str:
    return blake2b(f"{table_id} {ply} {line}\n".encode() + state, digest_size=12).hexdigest()


NEXT_VERSION = "UPDATE tables SET version = version + 1 WHERE id = ? AND version = ?"


@dataclass(frozen=True)
class Batch:
    """Statements that are written together or not at all, where the tables that they were made for still have these
    versions; each gets the next one. `guards` are what else must still be as it was judged."""

    statements: Sequence[Statement]
    versions: Mapping[str, int]
    guards: Sequence[Statement] = ()
    done: Future[None] = field(default_factory=Future)

    def run(self, execute: Callable[[str, Sequence[object]], int]) -> None:
        """`execute` says how many rows a statement has changed."""
        for sql, values in self.conditions():
            if execute(sql, values) != 1:
                raise Behind(values[0])
        for sql, values in self.statements:
            execute(sql, values)

    def conditions(self) -> list[Statement]:
        """What must change one row each: it raises the version of each table, in one order for all, so that no two wait
        for each other, and then the guards."""
        return [*((NEXT_VERSION, one) for one in sorted(self.versions.items())), *self.guards]


class Store(ABC):
    """One store, whichever engine keeps it."""

    shared = False  # with other processes that write to it

    @abstractmethod
    def rows(self, sql: str, *values: object) -> list[Row]: ...

    def row(self, sql: str, *values: object) -> Row | None:
        found = self.rows(sql, *values)
        return found[0] if found else None

    @abstractmethod
    def at_one_moment(self, questions: Sequence[Statement]) -> list[list[Row]]:
        """The rows of each of these, as they stood together."""

    async def ask(self, *questions: Statement) -> list[list[Row]]:
        """The same, for those who can wait."""
        return self.at_one_moment(questions)

    @abstractmethod
    def write(
        self,
        statements: Iterable[Statement],
        versions: Mapping[str, int] | None = None,
        guards: Sequence[Statement] = (),
    ) -> Future[None]:
        """All of these or none; the future is done when they are on disk. Where they change tables, these must have
        the `versions` that were judged, and each of the `guards` must change one row, else Behind."""

    @abstractmethod
    def close(self) -> None:
        """Write what was asked for, and close the store."""

    # -- a copy ----------------------------------------------------------------------------------------

    @abstractmethod
    def take_time(self) -> None:
        """What is read from now on may take long: nobody waits for anything else."""

    @abstractmethod
    def in_use(self) -> list[str]:
        """Other processes that have this store open, as far as that is allowed at all."""

    @abstractmethod
    def renumbering(self) -> list[Statement]:
        """What has to follow where rows were written that usually get their number from the store."""

    def is_writable(self) -> Statement:
        """A question whose answer is 1 where something can be written."""
        return ("SELECT 1", ())

    def connections(self) -> int:
        """To the server that keeps the store, where there is one."""
        return 0

    # -- other processes -----------------------------------------------------------------------------

    def now(self) -> float:
        """The time, in seconds since 1970: the same for all processes of the store."""
        return time.time()

    @abstractmethod
    def tell(self, changed: str, seat: int) -> None:
        """Hint to other processes that a table has changed, or only what one seat sees of it; -1: all of it. Or
        something else that they may know: a word, what it is about, and a number. Nothing depends on it."""

    @abstractmethod
    def listen(self, told: Callable[[Hints], None], deaf: Callable[[], None]) -> None:
        """Call `told` from any thread with the hints of others, and `deaf` when some may have been missed."""
