"""What the tests of tables share: a store on disk, and tables at which one can play quickly."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabularium.kernel.game import find_game, shelf
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.rng import Rng, sfc32
from tabularium.tables.laying import SeatPlan, TablePlan, lay
from tabularium.tables.opening import open_table
from tabularium.tables.store import Store
from tabularium.tables.table import Table

HOST = "host-device"
SMALL = next(game.id for game in shelf().values() if game.example)


def plan(*kinds: str, seed: int | None = 1, pace: int = 0, options: Mapping[str, str] | None = None) -> TablePlan:
    return TablePlan(find_game(SMALL), [SeatPlan(kind) for kind in kinds], options or {}, pace=pace, seed=seed)


def laid(store: Store, wanted: TablePlan, table_id: str = "t1") -> Table:
    table = lay(table_id, wanted, HOST, 0.0)
    save(store, table)
    return table


def save(store: Store, table: Table) -> None:
    store.write(table.take_unsaved()).result()


def reopened(store: Store, table_id: str = "t1") -> Table:
    """The table as another process would find it."""
    table = open_table(store, table_id, shelf())
    assert table is not None
    return table


def play_at_random(table: Table, rng: Rng, most: int = 10_000, after: Callable[[], None] = lambda: None) -> None:
    for _ in range(most):
        seat = next_seat(table.live.state)
        if seat < 0:
            return
        moves = legal(table.live.state, seat)
        table.play_moves(seat, (moves[rng.below(len(moves))],), "", 0.0)
        after()


def dice(seed: int) -> Rng:
    return sfc32(seed)
