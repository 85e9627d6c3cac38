"""What the shelf lists: in which order, and with how many questions to the store."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tabularium.tables.engines import open_store
from tabularium.tables.listing import Listing, open_tables, tables_of
from tabularium.tables.store import Row, Store
from tests.tables.tables import HOST, laid, plan


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path / "store.db")
    yield store
    store.close()


def lay_many(store: Store, count: int, *kinds: str) -> None:
    """Tables t0, t1...: t1 was used after t0, and so on."""
    for n in range(count):
        laid(store, plan(*kinds), f"t{n}")
        set_head(store, f"t{n}", touched=n)


def set_head(store: Store, table_id: str, **values: int) -> None:
    for column, value in values.items():
        store.write([(f"UPDATE tables SET {column} = ? WHERE id = ?", (value, table_id))]).result()


def names(listings: list[Listing]) -> list[str]:
    return [listing.id for listing in listings]


def test_tables_that_wait_longest_for_me_come_first_of_however_many(store: Store) -> None:
    lay_many(store, 50, "me", "bot")
    for n in range(50):
        set_head(store, f"t{n}", waiting=0b01 if n in (3, 7) else 0b10)
    set_head(store, "t49", over=1)
    found = tables_of(store, HOST)
    assert names(found) == ["t3", "t7", *(f"t{n}" for n in range(48, 10, -1))]
    assert [listing.my_turn for listing in found] == [True, True, *[False] * 38]


def test_a_seat_that_a_bot_plays_waits_for_nobody(store: Store) -> None:
    lay_many(store, 2, "me", "bot")
    for table_id in ("t0", "t1"):
        set_head(store, table_id, waiting=0b01)
    store.write([("UPDATE seats SET bot = 'senator' WHERE table_id = 't0'", ())]).result()
    assert [(one.id, one.my_turn) for one in tables_of(store, HOST)] == [("t1", True), ("t0", False)]


def test_the_shelf_asks_the_store_once_for_each_list(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    lay_many(store, 3, "me", "open", "link")
    for n in range(3):
        set_head(store, f"t{n}", listed=1)
    asked: list[str] = []
    rows = store.rows

    def counted(sql: str, *values: object) -> list[Row]:
        asked.append(sql)
        return rows(sql, *values)

    monkeypatch.setattr(store, "rows", counted)
    assert names(tables_of(store, "nobody")) == []
    assert names(open_tables(store)) == ["t2", "t1", "t0"]
    assert [(one.free, len(one.names)) for one in open_tables(store)] == [(2, 3)] * 3
    assert len(asked) == 3
