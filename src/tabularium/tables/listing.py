"""What the store tells of tables and feats without opening a table."""

from __future__ import annotations

from collections.abc import Container
from dataclasses import dataclass

from tabularium.tables.store import Store

SEATS = "SELECT seat, name, holder, invite, bot FROM seats WHERE table_id = ? ORDER BY seat"


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


@dataclass(frozen=True)
class EarnedFeat:
    """A feat in somebody's profile."""

    game: str
    feat: str
    name: str  # under which it was earned: a device may have several people
    times: int
    first: float


def tables_of(store: Store, holder: str) -> list[Listing]:
    """The tables this device sits at, those that wait for it first."""
    return listings(
        store,
        "SELECT t.id, t.game, t.over, t.waiting, t.touched FROM tables t WHERE t.id IN"
        " (SELECT table_id FROM seats WHERE holder = ?) ORDER BY t.over, t.touched DESC LIMIT 40",
        holder,
    )


def open_tables(store: Store) -> list[Listing]:
    """The tables that anybody may watch or join."""
    return listings(
        store,
        "SELECT id, game, over, waiting, touched FROM tables WHERE listed = 1 AND over = 0"
        " ORDER BY touched DESC LIMIT 40",
    )


def listings(store: Store, sql: str, holder: str = "") -> list[Listing]:
    found = []
    for table_id, game, over, waiting, touched in store.rows(sql, *([holder] if holder else [])):
        seats = store.rows(SEATS, table_id)
        mine = [seat for seat, _, owner, _, bot in seats if holder and owner == holder and not bot]
        my_turn = any((waiting >> seat) & 1 for seat in mine)
        free = sum(not owner and not invite and not bot for _, _, owner, invite, bot in seats)
        names = tuple(name for _, name, _, _, _ in seats)
        found.append(Listing(table_id, game, names, bool(over), my_turn and not over, free, touched))
    return sorted(found, key=lambda listing: not listing.my_turn)


def earned_feats(store: Store, holder: str, games: Container[str]) -> list[EarnedFeat]:
    """The feats that people have earned on this device in games that are on the shelf, the first ones first."""
    rows = store.rows(
        "SELECT game, feat, name, COUNT(*), MIN(at) FROM feats WHERE holder = ? GROUP BY game, feat, name"
        " ORDER BY MIN(at), feat, name",
        holder,
    )
    return [EarnedFeat(*row) for row in rows if row[0] in games]
