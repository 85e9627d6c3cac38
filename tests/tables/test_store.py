"""The store: what was acknowledged is on disk, one bad batch spoils no other."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from pathlib import Path

import pytest

from tabularium.kernel.play import legal
from tabularium.tables.archive import verify_all
from tabularium.tables.engines import open_store
from tabularium.tables.opening import Stored, questions
from tabularium.tables.sqlite import SqliteStore
from tabularium.tables.store import BadStore
from tests.tables.tables import dice, laid, plan, play_at_random, reopened, save

OLD = Path(__file__).parent / "store-7.sql"
DIGESTS = {
    "sealed": "e1f91d9ec6b18cfcba81eb3a182a1d01",
    "over": "38046c98a0ef59c77611cf6b8851bab5",
    "undone": "1b091afe6c4a87dfdb63f0adc465ea17",
}


def test_batches_are_all_or_nothing_and_do_not_spoil_each_other(tmp_path: Path) -> None:
    store = open_store(tmp_path / "store.db")
    insert = "INSERT INTO house VALUES (?, ?)"
    asked = [
        store.write([(insert, (f"key{i}", b"x")), (insert, (f"key{i if i != 7 else 1}+", b"y"))]) for i in range(40)
    ]
    for i, done in enumerate(asked):
        if i == 7:
            with pytest.raises(sqlite3.IntegrityError):
                done.result()
        else:
            done.result()
    store.close()
    again = open_store(tmp_path / "store.db")
    assert len(again.rows("SELECT key FROM house")) == 78
    assert again.row("SELECT key FROM house WHERE key = 'key7'") is None
    again.close()


@pytest.mark.parametrize("value", [2**70, "half a letter \ud800", object()])
def test_what_a_book_can_not_hold_is_refused_and_writing_goes_on(tmp_path: Path, value: object) -> None:
    store = open_store(tmp_path / "store.db")
    insert = "INSERT INTO house VALUES (?, ?)"
    bad = store.write([(insert, ("a", b"x")), (insert, ("b", value))])
    good = store.write([(insert, ("c", b"x"))])
    with pytest.raises((OverflowError, UnicodeEncodeError, sqlite3.Error)):
        bad.result(timeout=20)
    good.result(timeout=20)
    assert store.rows("SELECT key FROM house") == [("c",)]
    store.close()


def test_a_book_of_another_version_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "store.db"
    open_store(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(BadStore, match="version 99"):
        open_store(path)


def test_a_store_of_version_7_opens_and_its_tables_go_on(tmp_path: Path) -> None:
    """The file was written by the server of that time: in one table a sealed phase is open, one is over, and in one
    moves were taken back."""
    path = tmp_path / "store.db"
    with sqlite3.connect(path) as old:
        old.executescript(OLD.read_text(encoding="utf-8"))
    old.close()
    store = open_store(path)
    assert {name: reopened(store, name).live.state.digest() for name in DIGESTS} == DIGESTS
    sealed, undone = reopened(store, "sealed"), reopened(store, "undone")
    assert sealed.live.words([move for move, _ in sealed.live.pending[1]]) == "bid as"
    assert not sealed.play(1, "bid as", None, "key-a", 3.0)  # it was obeyed at that time
    assert undone.live.returns == 26
    for table in (sealed, undone):
        play_at_random(table, dice(3))
        save(store, table)
    assert {checked.difference for checked in verify_all(store)} == {""}
    store.close()
    again = open_store(path)
    assert reopened(again, "sealed").live.over
    again.close()


def test_the_book_is_durable_by_its_settings(tmp_path: Path) -> None:
    store = open_store(tmp_path / "store.db")
    assert store.row("PRAGMA journal_mode") == ("wal",)
    assert store.row("PRAGMA synchronous") == (2,)
    store.close()


class Overtaken:
    """The connection of a reader that something is written beside, once after so many statements."""

    def __init__(self, connection: sqlite3.Connection, after: int, meanwhile: Callable[[], None]) -> None:
        self.connection, self.after, self.meanwhile = connection, after, meanwhile

    def execute(self, sql: str, values: Sequence[object] = ()) -> sqlite3.Cursor:
        found = self.connection.execute(sql, tuple(values))
        self.after -= 1
        if self.after == 0:
            self.meanwhile()
        return found


def test_a_table_is_read_at_one_moment(tmp_path: Path) -> None:
    """A deed is written between any two of the questions: what is read fits together all the same."""
    path = tmp_path / "store.db"
    store = SqliteStore(path)
    table = laid(store, plan("me", "here", "here", seed=None, options={"market": "long", "gifts": "yes"}))
    reader = SqliteStore(path, reads=True)
    connection = reader._reader

    def meanwhile() -> None:
        seat = table.waiting()[0]
        table.play_moves(seat, legal(table.live.state, seat)[:1], "", 1.0)
        save(store, table)

    asked = questions(table.id)
    for number in range(len(asked)):
        reader._reader = Overtaken(connection, number + 2, meanwhile)  # type: ignore[assignment]
        stored = Stored(*reader.at_one_moment(asked))
        assert len(stored.lines) == stored.head.rev
    reader._reader = connection
    reader.close()
    store.close()
