"""The store of the house: tables, journals, seats, drafts and words, in one SQLite file.

All writing goes through one thread, which commits whatever has come together since its last commit. `write` gives a
future that is done when the lines are on disk, not before. Journals only grow.
"""

from __future__ import annotations

import queue
import sqlite3
import threading
from collections.abc import Iterable, Sequence
from concurrent.futures import Future
from pathlib import Path
from typing import Any

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
CHANGES = (SCHEMA, FEATS, BOTS_DUE)  # what makes a store of version 1 out of an empty one, 2 out of 1...
VERSION = len(CHANGES)

Statement = tuple[str, Sequence[object]]
Row = tuple[Any, ...]


class Store:
    """One store. Reading is for one thread at a time; writing may be asked for from anywhere."""

    def __init__(self, path: Path | str) -> None:
        self.path = Path(path)
        self.path.parent.mkdir(parents=True, exist_ok=True)
        self._reader = self._connect()
        found = self._reader.execute("PRAGMA user_version").fetchone()[0]
        if found > VERSION:
            self._reader.close()
            raise ValueError(f"{path} is a store of version {found}; this build reads versions 1 to {VERSION}")
        if found < VERSION:
            changes = " ".join(CHANGES[found:])
            self._reader.executescript(f"BEGIN; {changes} PRAGMA user_version = {VERSION}; COMMIT;")
        self._reading = threading.Lock()
        self._asked: queue.SimpleQueue[tuple[Sequence[Statement], Future[None]] | None] = queue.SimpleQueue()
        self._writer = threading.Thread(target=self._write_all, name="tabularium-writer", daemon=True)
        self._writer.start()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=30)
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("PRAGMA synchronous = FULL")
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

    # -- the writer ----------------------------------------------------------------------------------

    def _write_all(self) -> None:
        connection = self._connect()
        going = True
        while going:
            batches = []
            asked = self._asked.get()
            while asked is not None:
                batches.append(asked)
                if len(batches) == MOST_TOGETHER or self._asked.empty():
                    break
                asked = self._asked.get()
            going = asked is not None
            self._commit(connection, batches)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batches: list[tuple[Sequence[Statement], Future[None]]]) -> None:
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
                    done.set_exception(wrong)
                else:
                    written.append(done)
                connection.execute("RELEASE one")
            connection.execute("COMMIT")
        except sqlite3.Error as wrong:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for _, done in batches:
                if not done.done():
                    done.set_exception(wrong)
        else:
            for done in written:
                done.set_result(None)
