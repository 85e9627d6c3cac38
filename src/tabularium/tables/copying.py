"""A whole store into another one, between engines as well: all of it or nothing, and compared afterwards."""

from __future__ import annotations

from collections.abc import Mapping

from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.refusals import Refusal
from tabularium.tables.opening import CantOpen, open_table
from tabularium.tables.sqlite import schema
from tabularium.tables.store import Row, Statement, Store, adding


class CantCopy(Refusal):
    """One of the stores is in use or not empty, or the copy is not like what it was made from."""


def copy_store(source: Store, target: Store) -> dict[str, int]:
    """How many rows each table of the store has. What the target gets is written in one transaction."""
    for store in (source, target):
        store.take_time()
        if busy := store.in_use():
            raise CantCopy(f"{store!r} is in use by {', '.join(busy)}: stop that first")
    filled = [name for name in schema() if target.row(f"SELECT 1 FROM {name} LIMIT 1") is not None]
    if filled:
        raise CantCopy(f"{target!r} is not empty (it has {', '.join(filled)}): copy into an empty store")
    content = all_rows(source)
    statements: list[Statement] = [
        (adding(name, quoted(schema()[name])), row) for name, rows in content.items() for row in rows
    ]
    target.write([*statements, *target.renumbering()]).result()
    compare(content, all_rows(target))
    compare_tables(source, target)
    return {name: len(rows) for name, rows in content.items()}


def all_rows(store: Store) -> dict[str, list[Row]]:
    """Every row of a store, by table, as it stood at one moment."""
    tables = schema()
    found = store.at_one_moment([(f"SELECT {quoted(columns)} FROM {name}", ()) for name, columns in tables.items()])
    return {name: sorted(map(plain, rows), key=repr) for name, rows in zip(tables, found, strict=True)}


def quoted(columns: list[str]) -> str:
    return ", ".join(f'"{column}"' for column in columns)


def plain(row: Row) -> Row:
    """A row as both engines hold it: older stores have a number where bytes are meant."""
    name, *rest = row
    if name == "awake" and rest and isinstance(rest[0], float):
        return (name, str(rest[0]).encode())
    return row


def compare(wanted: Mapping[str, list[Row]], found: Mapping[str, list[Row]]) -> None:
    unlike = [name for name, rows in wanted.items() if found[name] != rows]
    if unlike:
        raise CantCopy(f"the copy is not like the original in {', '.join(unlike)}: delete it, and copy again")


def compare_tables(source: Store, target: Store) -> None:
    """Every table that can be opened there is the same here, its seals included."""
    games = shelf()
    for (table_id,) in source.rows("SELECT id FROM tables ORDER BY id"):
        if position(source, table_id, games) != position(target, table_id, games):
            raise CantCopy(f"table {table_id} is not the same in the copy: delete it, and copy again")


def position(store: Store, table_id: str, games: Mapping[str, AnyGame]) -> tuple[str, ...]:
    try:
        table = open_table(store, table_id, games)
    except CantOpen as refusal:
        return (str(refusal),)
    assert table is not None
    return (table.live.state.digest(), table.saving.seal)
