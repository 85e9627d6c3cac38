"""The store in one SQLite file, for one process: nothing has to be set up.

All writing goes through one thread, which commits whatever has come together since its last commit.
"""

from __future__ import annotations

import os
import queue
import sqlite3
import threading
from collections.abc import Callable, Iterable, Mapping, Sequence
from concurrent.futures import Future
from contextlib import closing
from functools import cache
from pathlib import Path

from tabularium.tables.lock import Lock
from tabularium.tables.store import CHANGES, VERSION, BadStore, Batch, Hints, Row, Statement, Store, cant_write

MOST_TOGETHER = 500  # batches in one commit


class SqliteStore(Store):
    """One file. Reading is for one thread at a time; writing may be asked for from anywhere. Who only `reads` may
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
        self._asked: queue.SimpleQueue[Batch | None] = queue.SimpleQueue()
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
            bring_up(self._reader, found)
            self._reader.execute(f"PRAGMA user_version = {VERSION}")
            self._reader.execute("COMMIT")
        finally:
            if reads:
                self._lock.release()

    def _connect(self) -> sqlite3.Connection:
        connection = sqlite3.connect(self.path, isolation_level=None, check_same_thread=False, timeout=30)
        try:
            connection.create_function("GREATEST", 2, max, deterministic=True)  # its own is called MAX
            connection.execute("PRAGMA journal_mode = WAL")
            connection.execute("PRAGMA synchronous = FULL")
        except sqlite3.Error:
            connection.close()
            raise
        return connection

    def rows(self, sql: str, *values: object) -> list[Row]:
        with self._reading:
            return self._reader.execute(sql, values).fetchall()

    def at_one_moment(self, questions: Sequence[Statement]) -> list[list[Row]]:
        """The rows of each of these, as they stood together."""
        with self._reading:
            self._reader.execute("BEGIN")
            try:
                return [self._reader.execute(sql, values).fetchall() for sql, values in questions]
            finally:
                self._reader.execute("COMMIT")

    async def ask(self, *questions: Statement) -> list[list[Row]]:
        """The same, for those who can wait."""
        return self.at_one_moment(questions)

    def write(
        self,
        statements: Iterable[Statement],
        versions: Mapping[str, int] | None = None,
        guards: Sequence[Statement] = (),
    ) -> Future[None]:
        """All of these or none; the future is done when they are on disk. Where they change tables, these must have
        the `versions` that were judged, and each of the `guards` must change one row, else Behind."""
        batch = Batch(tuple(statements), versions or {}, guards)
        self._asked.put(batch)
        return batch.done

    def __repr__(self) -> str:
        return str(self.path)

    def take_time(self) -> None:
        """It always may."""

    def in_use(self) -> list[str]:
        return []  # the lock has seen to that

    def renumbering(self) -> list[Statement]:
        return []

    def tell(self, changed: str, seat: int) -> None:
        """Nobody else has this file open."""

    def listen(self, told: Callable[[Hints], None], deaf: Callable[[], None]) -> None:
        """Nobody else tells anything."""

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
                if asked.done.set_running_or_notify_cancel():  # from here on nobody can call it off
                    batches.append(asked)
                if len(batches) == MOST_TOGETHER or self._asked.empty():
                    break
                asked = self._asked.get()
            going = asked is not None
            self._commit(connection, batches)
        connection.close()

    def _commit(self, connection: sqlite3.Connection, batches: Sequence[Batch]) -> None:
        if not batches:
            return
        written: list[Future[None]] = []
        try:
            connection.execute("BEGIN IMMEDIATE")
            for batch in batches:
                connection.execute("SAVEPOINT one")
                try:
                    batch.run(lambda sql, values: connection.execute(sql, values).rowcount)
                except Exception as wrong:  # also what SQLite can't hold: a number too big, half a letter
                    connection.execute("ROLLBACK TO one")
                    full = isinstance(wrong, sqlite3.OperationalError)
                    batch.done.set_exception(cant_write(wrong) if full else wrong)
                else:
                    written.append(batch.done)
                connection.execute("RELEASE one")
            connection.execute("COMMIT")
        except Exception as wrong:
            if connection.in_transaction:
                connection.execute("ROLLBACK")
            for batch in batches:
                if not batch.done.done():
                    batch.done.set_exception(cant_write(wrong))
        else:
            for done in written:
                done.set_result(None)


def bring_up(connection: sqlite3.Connection, found: int) -> None:
    """Change the schema from the version that was found to this build's."""
    for change in (change for changes in CHANGES[found:] for change in changes):
        if callable(change):
            change(connection)
        else:
            for sql in change.split(";"):
                connection.execute(sql)


def empty_schema() -> sqlite3.Connection:
    """An empty store of this version, in memory: other engines make theirs like it."""
    connection = sqlite3.connect(":memory:")
    bring_up(connection, 0)
    return connection


@cache
def schema() -> dict[str, list[str]]:
    """The columns of every table of a store, which all engines have alike."""
    with closing(empty_schema()) as model:
        names = [name for (name,) in model.execute("SELECT name FROM sqlite_master WHERE type = 'table'")]
        return {
            name: [row[1] for row in model.execute(f"PRAGMA table_info({name})")]
            for name in sorted(names)
            if not name.startswith("sqlite_")
        }
