"""One of several processes on a store: it plays at random for people at the tables that are named, each under a key,
and says which ones were acknowledged. What was refused for want of the database is sent again under the same key."""

from __future__ import annotations

import asyncio
import random
import secrets
import sys

from tabularium.kernel.play import legal
from tabularium.kernel.refusals import Refusal
from tabularium.tables.engines import open_store
from tabularium.tables.refusals import OthersFaster
from tabularium.tables.registry import Registry
from tabularium.tables.store import CantRead, CantWrite, MaybeWritten
from tabularium.tables.table import Table
from tabularium.tables.timing import Delays

TRY_AGAIN = (CantRead, CantWrite, MaybeWritten, OthersFaster)


async def play_one(registry: Registry, table_id: str) -> None:
    table = await registry.get(table_id)
    people = [seat for seat in table.waiting() if not table.chairs[seat].bot]
    if not people:
        await asyncio.sleep(0.02)
        return
    seat, key = random.choice(people), secrets.token_hex(6)
    words = table.live.words([random.choice(legal(table.live.state, seat))])

    def deed(table: Table) -> bool:
        return table.play(seat, words, None, key, registry.clock())

    while True:
        try:
            await registry.act(table_id, deed, seat)
            break
        except TRY_AGAIN:
            await asyncio.sleep(0.1)
    sys.stdout.write(f"{table_id} {key}\n")
    sys.stdout.flush()


async def play_on(registry: Registry, table_ids: list[str]) -> None:
    while True:
        try:
            await play_one(registry, random.choice(table_ids))
        except Refusal:  # others have moved on meanwhile, or the database is gone
            await asyncio.sleep(0.02)


async def main() -> None:
    registry = Registry(open_store(sys.argv[1]), delays=Delays(bot_pause=0.0))
    registry.start()
    sys.stdout.write("ready\n")
    sys.stdout.flush()
    await asyncio.gather(*(play_on(registry, sys.argv[2:]) for _ in range(2)))


if __name__ == "__main__":
    asyncio.run(main())
