"""The store of the house: tables, journals, seats, drafts, words and boxes, in one SQLite file.

All writing goes through one thread, which commits whatever has come together since its last commit. `write` gives a
future that is done when the lines are on disk, not before. Journals only grow; each line is sealed with the one before
it, and each snapshot with a checksum, so that damage shows.
"""

from __future__ import annotations

import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import Future
from hashlib import blake2b
from pathlib import Path
from typing import Any

from tabularium.kernel.refusals import Refusal
from tabularium.tables.lock import Lock

MOST_TOGETHER = 500  # batches in one commit

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
)
VERSION = len(CHANGES)

Statement = tuple[str, Sequence[object]]
Row = tuple[Any, ...]


class BadStore(Refusal):
    """The file can't be opened as a store."""


class CantWrite(Refusal):
    """The store takes nothing at present: nothing was done."""


def cant_write(wrong: Exception) -> CantWrite:
    return CantWrite(f"nothing can be written at present, so nothing was done: {wrong}")


def line_seal(before: str, kind: str, number: int, text: str, events: str) -> str:
    """The seal of a line of a journal, on top of the seal of the line before it."""
    return blake2b("\0".join((before, kind, str(number), text, events)).encode(), digest_size=12).hexdigest()


def snapshot_seal(table_id: str, ply: int, line: int, state: bytes) -> str:
    return blake2b(f"{table_id} {ply} {line}\n".encode() + state, digest_size=12).hexdigest()


class Store:
    """One store. Reading is for one thread at a time; writing may be asked for from anywhere. Who only `reads` may
    do so beside the process that has it open."""

    def __init__(self, path: Path | str, reads: bool = False) -> None:
        self.path = Path(path)
        self._lock = Lock(self.path)
        try:
            self._prepare()
            if not reads:
                self._lock.take()
            self._reader = self._connect()
            self._reading = threading.Lock()
            try:
                self._upgrade(reads)
            except BaseException:
                self._reader.close()
                raise
        except sqlite3.Error as wrong:
            self._lock.release()
            raise BadStore(self._why(wrong)) from wrong
        except OSError as wrong:
            self._lock.release()
            raise BadStore(f"{self.path} can't be used: {wrong.strerror}") from wrong
        except BaseException:
            self._lock.release()
            raise
        self._asked: queue.SimpleQueue[tuple[Sequence[Statement], Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="tabularium-writer", daemon=True)
        self._writer.start()

    def _prepare(self) -> None:
        """A new store belongs to its owner alone: it holds secrets of games and hashes of devices."""
        if not self.path.parent.exists():
            self.path.parent.mkdir(parents=True, mode=0o700)
        if not self.path.exists():
            os.close(os.open(self.path, os.O_RDWR | os.O_CREAT, 0o600))

    def _why(self, wrong: sqlite3.Error) -> str:
        said = str(wrong)
        if "not a database" in said:
            return f"{self.path} is no store of tables, or it is damaged: {said}"
        if "readonly" in said or "unable to open" in said:
            return f"{self.path} can't be written: it or its folder is read-only for this user"
        return f"{self.path} can't be used: {said}"

    def _upgrade(self, reads: bool) -> None:
        found = self._reader.execute("PRAGMA user_version").fetchone()[0]
        if found > VERSION:
            raise BadStore(
                f"{self.path} is a store of version {found}; this build reads versions 1 to {VERSION}: "
                "it was used by a newer one"
            )
        if found == VERSION:
            return
        if reads:
            self._lock.take()
        try:
            self._reader.execute("BEGIN IMMEDIATE")
            for change in (change for changes in CHANGES[found:] for change in changes):
                if callable(change):
                    change(self._reader)
                else:
                    for sql in change.split(";"):
                        self._reader.execute(sql)
            self._reader.execute(f"PRAGMA user_version = {VERSION}")
            self._reader.execute("COMMIT")
        finally:
            if reads:
                self._lock.release()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=30)
        try:
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def rows(self, sql: str, *values: object) -> list[Row]:
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    def row(self, sql: str, *values: object) -> Row | None:
        found = self.rows(sql, *values)
        return found[0] if found else None

    def write(self, statements: Iterable[Statement]) -> Future[None]:
        """All of these or none; the future is done when they are on disk."""
        done: Future[None] = Future()
        self._asked.put((tuple(statements), done))
        return done

    def close(self) -> None:
        """Write what was asked for, and close the store."""
        self._asked.put(None)
        self._writer.join()
        with self._reading:
            self._reader.close()
        self._lock.release()

    # -- the writer ----------------------------------------------------------------------------------

    def _write_all(self) -> None:
        connection = self._connect()
        going = True
        while going:
            batches = []
            asked = self._asked.get()
            while asked is not None:
                if asked[1].set_running_or_notify_cancel():  # from here on nobody can call it off
                    batches.append(asked)
                if len(batches) == MOST_TOGETHER or self._asked.empty():
                    break
                asked = self._asked.get()
            going = asked is not None
            self._commit(connection, batches)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batches: list[tuple[Sequence[Statement], Future[None]]]) -> None:
        if not batches:
            return
        written: list[Future[None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for statements, done in batches:
                connection.execute("SAVEPOINT one")
                try:
                    for sql, values in statements:
                        connection.execute(sql, values)
                except Exception as wrong:  # also what SQLite can't hold: a number too big, half a letter
                    connection.execute("ROLLBACK TO one")
                    done.set_exception(cant_write(wrong) if isinstance(wrong, sqlite3.OperationalError) else wrong)
                else:
                    written.append(done)
                connection.execute("RELEASE one")
            connection.execute("COMMIT")
        except Exception as wrong:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for _, done in batches:
                if not done.done():
                    done.set_exception(cant_write(wrong))
        else:
            for done in written:
                done.set_result(None)
