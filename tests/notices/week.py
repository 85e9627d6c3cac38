"""A server with 30 people at 60 tables, whose clock the test gives: it plays on from where the store is, says in a log
what happens, and is killed in the middle of something now and then."""

from __future__ import annotations

import asyncio
import json
import os
import random
import signal
import sys
from functools import partial
from pathlib import Path

from tabularium.kernel.game import shelf
from tabularium.kernel.play import legal
from tabularium.notices.sending import Means, Sending
from tabularium.notices.ways import Letter, NotSent
from tabularium.tables.autoplay import Autoplay
from tabularium.tables.chairs import DAY
from tabularium.tables.engines import open_store
from tabularium.tables.laying import SeatPlan, TablePlan
from tabularium.tables.notices import HOUR, MAIL, ON, Message, Notices
from tabularium.tables.registry import Registry
from tabularium.tables.table import Table

START = 20_000 * DAY
STEP = 60.0
END = START + 7 * DAY
DOWN = (START + 3 * DAY, START + 4 * DAY)  # the server
MAIL_AWAY = (START + 5 * DAY + 6 * HOUR, START + 5 * DAY + 12 * HOUR)
PEOPLE, TABLES, LAZY = 30, 60, 4  # the lazy ones never come
DOWN_NOW, DONE = 3, 0
VISITS_A_DAY = 5
MOST_MOVES = 40


class Week(Means):
    def __init__(self, folder: Path, seed: str) -> None:
        super().__init__()
        self.set(folder=folder, now=float((folder / "clock").read_text()), dice=random.Random(seed))
        self.set(log=os.open(folder / "log", os.O_WRONLY | os.O_CREAT | os.O_APPEND))

    folder: Path
    now: float
    dice: random.Random
    log: int

    def set(self, **values: object) -> None:
        for name, value in values.items():
            object.__setattr__(self, name, value)

    def note(self, what: str, **about: object) -> None:
        """In one write: it is there, whole, also if the next thing is to be killed."""
        os.write(self.log, (json.dumps({"what": what, "at": self.now, **about}) + "\n").encode())

    def maybe_killed(self, chance: float) -> None:
        if self.dice.random() < chance:
            self.note("killed")
            os.kill(os.getpid(), signal.SIGKILL)

    @property
    def kinds(self) -> tuple[str, ...]:
        return (MAIL,)

    def send(self, message: Message, letter: Letter, now: float) -> None:
        self.maybe_killed(0.01)
        if MAIL_AWAY[0] <= self.now < MAIL_AWAY[1]:
            raise NotSent("away")
        items = [(item.table_id, item.kind) for item in message.items]
        self.note("sent", person=message.way.person, tag=letter.tag, items=items, named=message.named)
        self.maybe_killed(0.01)


def waits(table: Table) -> list[str]:
    """The people whom a table waits for, by the game itself."""
    return sorted({table.chairs[seat].holder for seat in table.waiting() if not table.chairs[seat].bot})


def move_of(seat: int, dice: random.Random, now: float, table: Table) -> None:
    if seat in table.waiting():
        table.play_moves(seat, (dice.choice(legal(table.live.state, seat)),), "", now)


async def lay_all(registry: Registry, notices: Notices) -> None:
    dice, games = random.Random(1), [*shelf().values()]
    people = [f"person{number}" for number in range(PEOPLE)]
    for one in people:
        rows = notices.new_way(one, MAIL, f"{one}@example.org", "en", "https://games.example", ON)
        registry.store.write(rows).result()
    for number in range(TABLES):
        game, sitting = games[number % len(games)], dice.sample(people, 3)
        kinds = [SeatPlan("me"), SeatPlan("link"), SeatPlan("link")]
        table = await registry.lay(TablePlan(game, kinds, {}, pace=1), sitting[0], "token")
        for seat in (1, 2):
            await registry.accept(table.link(seat, "token"), sitting[seat], sitting[seat])


async def live(week: Week) -> int:
    registry = Registry(open_store(week.folder / "store.db"), clock=lambda: week.now)
    notices = Notices(registry.store, lambda: week.now, week.dice.random)
    looking: set[tuple[str, str]] = set()
    sending = Sending(notices, week, registry.games, registry.key, lambda: looking)
    if registry.store.row("SELECT 1 FROM tables") is None:
        await lay_all(registry, notices)
    registry.store.write([*registry._resume_time(), registry._note_awake()]).result()
    tables = [row[0] for row in registry.store.rows("SELECT id FROM tables ORDER BY id")]
    shown: dict[str, list[str]] = {}

    async def say(table_id: str) -> Table:
        table = await registry.get(table_id)
        if shown.get(table_id) != waits(table):
            shown[table_id] = waits(table)
            week.note("waits", table=table_id, people=shown[table_id])
        return table

    async def play(table_id: str, person: str) -> None:
        """All that this person is asked there; "" is the bots."""
        for _ in range(MOST_MOVES):
            table = await registry.get(table_id)
            mine = [
                seat
                for seat in table.waiting()
                if (table.chairs[seat].bot if not person else table.chairs[seat].holder == person)
            ]
            if not mine:
                break
            await registry.act(table_id, partial(move_of, mine[0], week.dice, week.now), mine[0])
        await say(table_id)

    for table_id in tables:
        await say(table_id)
    while week.now < END:
        looking.clear()
        for number in range(LAZY, PEOPLE):
            if week.dice.random() < VISITS_A_DAY * STEP / DAY:
                person = f"person{number}"
                week.note("looks", person=person)
                looking.add(("", person))
                for (table_id,) in registry.store.rows(
                    "SELECT DISTINCT table_id FROM seats WHERE holder = ? AND bot = ''", person
                ):
                    looking.add((table_id, person))
                    if week.dice.random() < 0.8:
                        await play(table_id, person)
        before = {row[:2] for row in registry.store.rows("SELECT table_id, holder FROM seats WHERE bot != ''")}
        await registry.relieve_absent()
        after = {row[:2] for row in registry.store.rows("SELECT table_id, holder FROM seats WHERE bot != ''")}
        for table_id, person in sorted(after - before):
            week.note("bot", table=table_id, person=person)
        for (table_id,) in registry.store.rows("SELECT id FROM tables WHERE bots_due != 0"):
            await play(table_id, "")
        week.maybe_killed(0.0005)
        await sending.tick()
        await sending.settled()
        week.set(now=week.now + STEP)
        new = week.folder / "clock.new"
        new.write_text(str(week.now))
        new.rename(week.folder / "clock")
        registry.store.write([registry._note_awake()]).result()
        if week.now == DOWN[0]:
            return DOWN_NOW
    return DONE


def main() -> int:
    Autoplay.stir = lambda *_: None  # type: ignore[method-assign]  # bots play when this script says so
    return asyncio.run(live(Week(Path(sys.argv[1]), sys.argv[2])))


if __name__ == "__main__":
    code = main()
    sys.stdout.flush()
    os._exit(code)
