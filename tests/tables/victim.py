"""A server that plays at random at many tables and says what it has acknowledged, until it is killed."""

from __future__ import annotations

import asyncio
import random
import sys
from pathlib import Path

from tabularium.kernel.play import legal
from tabularium.tables.engines import open_store
from tabularium.tables.registry import Registry
from tabularium.tables.table import Table
from tests.tables.tables import HOST, plan


async def play_on(registry: Registry, table_id: str) -> None:
    while True:
        table = await registry.get(table_id)
        if table.live.over:
            table_id = (await registry.lay(plan("me", "here", "here", seed=None), HOST)).id
            continue
        seat = random.choice(table.waiting())

        def deed(table: Table, seat: int = seat) -> None:
            back = table.live.why_no_undo(seat) == "" and random.random() < 0.1
            if back:
                table.undo(seat, "", 1.0)
            else:
                table.play_moves(seat, (random.choice(legal(table.live.state, seat)),), "", 1.0)

        await registry.act(table_id, deed, seat)
        drafts = sum(table.draft_revisions)
        sys.stdout.write(f"{table_id} {table.rev} {drafts} {table.live.state.digest()}\n")
        sys.stdout.flush()


async def main() -> None:
    registry = Registry(open_store(Path(sys.argv[1])))
    known = [row[0] for row in registry.store.rows("SELECT id FROM tables WHERE over = 0 LIMIT 20")]
    while len(known) < 20:
        known.append((await registry.lay(plan("me", "here", "here", seed=None), HOST)).id)
    await asyncio.gather(*(play_on(registry, table_id) for table_id in known))


if __name__ == "__main__":
    asyncio.run(main())
