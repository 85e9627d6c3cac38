"""The store: what was acknowledged is on disk, one bad batch spoils no other."""

from __future__ import annotations

import sqlite3
from pathlib import Path

import pytest

from tabularium.tables.store import BadStore, Store


def test_batches_are_all_or_nothing_and_do_not_spoil_each_other(tmp_path: Path) -> None:
    store = Store(tmp_path / "store.db")
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
    again = Store(tmp_path / "store.db")
    assert len(again.rows("SELECT key FROM house")) == 78
    assert again.row("SELECT key FROM house WHERE key = 'key7'") is None
    again.close()


@pytest.mark.parametrize("value", [2**70, "half a letter \ud800", object()])
def test_what_a_book_can_not_hold_is_refused_and_writing_goes_on(tmp_path: Path, value: object) -> None:
    store = Store(tmp_path / "store.db")
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
    Store(path).close()
    with sqlite3.connect(path) as connection:
        connection.execute("PRAGMA user_version = 99")
    connection.close()
    with pytest.raises(BadStore, match="version 99"):
        Store(path)


def test_the_book_is_durable_by_its_settings(tmp_path: Path) -> None:
    store = Store(tmp_path / "store.db")
    assert store.row("PRAGMA journal_mode") == ("wal",)
    assert store.row("PRAGMA synchronous") == (2,)
    store.close()
