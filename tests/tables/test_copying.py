"""A whole store goes into another one, of either kind, or nothing does."""

from __future__ import annotations

from contextlib import closing
from pathlib import Path

import pytest

from tabularium.tables.copying import CantCopy, all_rows, copy_store
from tabularium.tables.engines import open_store
from tabularium.tables.lock import StoreInUse
from tabularium.tables.registry import Registry
from tabularium.tables.sqlite import SqliteStore
from tabularium.tables.store import Store
from tests.tables.tables import dice, laid, plan, play_at_random, reopened, save


def filled(store: Store) -> None:
    Registry(store).workers.close()
    for number, options in enumerate(({}, {"market": "long", "gifts": "yes"})):
        table = laid(store, plan("me", "here", "link", seed=None, options=options), f"t{number}")
        table.say(0, "a word", f"key {number}", 1.0)
        play_at_random(table, dice(number), 30)
        save(store, table)
    for statement in Registry(store).people.call("host-device", "Livia"):
        store.write([statement]).result()


def test_a_store_is_copied_whole_and_its_tables_go_on(tmp_path: Path) -> None:
    """From a file into the engine at hand and back into a file."""
    with (
        closing(SqliteStore(tmp_path / "one.db")) as one,
        closing(open_store(tmp_path / "two.db")) as two,
        closing(SqliteStore(tmp_path / "three.db")) as three,
    ):
        filled(one)
        assert copy_store(one, two)["tables"] == 2
        copy_store(two, three)
        assert all_rows(one) == all_rows(three)
        for store in (one, two, three):
            table = reopened(store)
            play_at_random(table, dice(7), 3)
            table.say(0, "on we go", "another key", 2.0)  # it gets a number of the store
            save(store, table)
        assert reopened(one).saving.obeyed(0, "another key") == reopened(two).saving.obeyed(0, "another key")


def test_nothing_is_copied_into_a_store_that_has_something(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "one.db")) as one, closing(open_store(tmp_path / "two.db")) as two:
        filled(one)
        laid(two, plan("me"), "mine")
        before = all_rows(two)
        with pytest.raises(CantCopy, match="not empty"):
            copy_store(one, two)
        assert all_rows(two) == before


def test_a_copy_that_fails_half_way_leaves_nothing(tmp_path: Path) -> None:
    with closing(SqliteStore(tmp_path / "one.db")) as one, closing(open_store(tmp_path / "two.db")) as two:
        filled(one)
        renumbering = two.renumbering
        two.renumbering = lambda: [*renumbering(), ("INSERT INTO nowhere (n) VALUES (1)", ())]  # type: ignore[method-assign]
        with pytest.raises(Exception, match="nowhere"):
            copy_store(one, two)
        assert set(map(len, all_rows(two).values())) == {0}


def test_a_store_in_use_is_not_copied(tmp_path: Path) -> None:
    with closing(open_store(tmp_path / "one.db")) as one, closing(SqliteStore(tmp_path / "two.db")) as two:
        refused = pytest.raises((StoreInUse, CantCopy), match=r"another process|in use by tabularium")
        with refused, closing(open_store(tmp_path / "one.db")) as again:
            copy_store(again, two)
        assert one.rows("SELECT * FROM tables") == []
