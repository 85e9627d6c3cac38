"""What the store tells of tables and feats without opening a table."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass
from itertools import groupby

from tabularium.tables.store import Store

MOST_LISTED = 40


@dataclass(frozen=True)
class Listing:
    """A table as the shelf shows it."""

    id: str
    game: str
    names: tuple[str, ...]
    over: bool
    my_turn: bool
    free: int  # seats anybody may take
    touched: float
    deadline: float | None = None  # by when whoever is waited for has to move


@dataclass(frozen=True)
class EarnedFeat:
    """A feat in somebody's profile."""

    game: str
    feat: str
    name: str  # under which it was earned: a device may have several people
    times: int
    first: float


def tables_of(store: Store, holder: str) -> list[Listing]:
    """The tables this device sits at: those that wait for it, the longest waiting first, then those used last."""
    return listings(
        store,
        "SELECT t.*, CASE WHEN t.over = 0 AND EXISTS (SELECT 1 FROM seats s WHERE s.table_id = t.id AND s.holder = ?1"
        " AND s.bot = '' AND t.waiting >> CAST(s.seat AS INTEGER) & 1 != 0) THEN 1 ELSE 0 END AS my_turn"
        " FROM tables t WHERE t.id IN (SELECT table_id FROM seats WHERE holder = ?1)",
        "my_turn DESC, over, CASE WHEN my_turn = 1 THEN touched ELSE -touched END",
        holder,
    )


def open_tables(store: Store) -> list[Listing]:
    """The tables that anybody may watch or join, those used last first."""
    return listings(store, "SELECT *, 0 AS my_turn FROM tables WHERE listed = 1 AND over = 0", "touched DESC")


def listings(store: Store, candidates: str, order: str, *values: object) -> list[Listing]:
    """The first of the tables that a query finds, with their seats."""
    rows = store.rows(
        f"WITH found AS ({candidates}), chosen AS (SELECT *, ROW_NUMBER() OVER (ORDER BY {order}) AS place FROM found)"
        " SELECT id, game, over, my_turn, touched, deadline, name, holder = '' AND invite = '' AND bot = ''"
        f" FROM chosen JOIN seats ON table_id = id WHERE place <= {MOST_LISTED} ORDER BY place, seat",
        *values,
    )
    found = []
    for (table_id, game, over, my_turn, touched, deadline), seats in groupby(rows, key=lambda row: row[:6]):
        names, free = zip(*(row[6:] for row in seats), strict=True)
        found.append(Listing(table_id, game, names, bool(over), bool(my_turn), sum(free), touched, deadline))
    return found


def earned_feats(store: Store, holder: str, games: Container[str]) -> list[EarnedFeat]:
    """The feats that people have earned on this device in games that are on the shelf, the first ones first."""
    rows = store.rows(
        "SELECT game, feat, name, COUNT(*), MIN(at) FROM feats WHERE holder = ? GROUP BY game, feat, name"
        " ORDER BY MIN(at), feat, name",
        holder,
    )
    return [EarnedFeat(*row) for row in rows if row[0] in games]
