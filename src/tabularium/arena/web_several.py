"""The same tables at one server on SQLite, and at one or several on a database of PostgreSQL: what a move costs each of
them, the database and the people who play."""

from __future__ import annotations

import asyncio
import os
import random
import re
import tempfile
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import ExitStack, closing
from dataclasses import dataclass
from pathlib import Path
from time import monotonic, process_time
from urllib.request import urlopen
from zlib import crc32

from tabularium.arena.web_load import (
    PATIENCE,
    WARM_SECONDS,
    HttpClient,
    Load,
    cpu_of,
    fields_of,
    fixed_work,
    many_tables,
    played,
    started,
)
from tabularium.kernel.game import find_game
from tabularium.tables.engines import open_store
from tabularium.tables.laying import SeatPlan, TablePlan, lay
from tabularium.tables.tokens import new_table_id

BY_TABLE, AT_RANDOM = "table", "random"  # which of several servers gets a request
ROUTES = (BY_TABLE, AT_RANDOM)
TABLES = 40
MEMORY = re.compile(r"VmRSS:\s+(\d+) kB")
LISTENERS, WRITERS = 3, 12  # servers that make changes and hear of them, and at how many tables at a time
SMALLEST = "nundinae"


@dataclass(frozen=True)
class Setting:
    """How many servers there are, on which store, and which of them gets a request."""

    store: str  # "" for one server on a new file
    servers: int = 1
    route: str = BY_TABLE

    def __str__(self) -> str:
        if not self.store:
            return "SQLite"
        return "PostgreSQL, 1 server" if self.servers == 1 else f"PostgreSQL, {self.servers} servers, {self.route}"


@dataclass
class Cost(Load):
    """What was seen at a setting. `cpu` is that of all servers."""

    database: float = 0.0  # CPU seconds
    generator: float = 0.0  # CPU seconds of this process, which plays for all
    conflicts: float = 0.0  # changes that were judged again
    catch_ups: float = 0.0  # tables that were brought up to what another server did
    memory: float = 0.0  # MB of the largest server

    @property
    def of_a_move(self) -> float:
        """CPU seconds of servers and database."""
        return (self.cpu + self.database) / max(1, self.moves)


class AnyServer:
    """Kept connections to several servers of one store. What is about a table goes to the same one each time, or, `at
    random`, each request to any of them."""

    def __init__(self, ports: Sequence[int], at_random: bool, address: str) -> None:
        self.at_random = at_random
        self.lines = [HttpClient(port, address) for port in ports]

    def to(self, table: str) -> HttpClient:
        if self.at_random or not table:
            return random.choice(self.lines)
        return self.lines[crc32(table.encode()) % len(self.lines)]

    async def close(self) -> None:
        await asyncio.gather(*(line.close() for line in self.lines))


def settings(store: str, servers: Sequence[int], routes: Sequence[str]) -> list[Setting]:
    """One server on SQLite, which all others are compared with, and then each number of servers by each route."""
    several = [Setting(store, count, route) for count in servers for route in (routes if count > 1 else [BY_TABLE])]
    return [Setting(""), *several]


def cost_at(setting: Setting, game: str, tables: int, seconds: float, first_moves: float) -> Cost:
    """What the same tables cost at this setting."""
    with ExitStack() as stack:
        store = setting.store or f"{stack.enter_context(tempfile.TemporaryDirectory())}/store.db"
        options = ("--bots", "1", "--metrics-from", "127.0.0.0/8")
        servers = [stack.enter_context(started(store, *options)) for _ in range(setting.servers)]
        ports = [port for port, _, _ in servers]
        for port in ports:
            asyncio.run(many_tables(port, game, 1, WARM_SECONDS))
        database = postmaster_of(setting.store) if setting.store else 0
        cost = Cost(tables, wanted=int(tables * (seconds - 1)), fixed=fixed_work())
        addresses = [f"127.0.0.{1 + n % 250}" for n in range(tables)]
        lines = [AnyServer(ports, setting.route == AT_RANDOM, address) for address in addresses]

        def counted() -> tuple[float, ...]:
            figures = [figures_of(port) for port in ports]
            return (
                sum(cpu_of(number) for _, _, number in servers),
                cpu_with_children(database),
                process_time(),
                sum(one["conflicts_total"] for one in figures),
                sum(one["catch_ups_total"] for one in figures),
            )

        marks: list[tuple[float, ...]] = []
        asyncio.run(played(lines, game, cost, seconds, first_moves, lambda: marks.append(counted())))
        found = [after - before for before, after in zip(*marks, strict=True)]
        cost.cpu, cost.database, cost.generator, cost.conflicts, cost.catch_ups = found
        cost.memory = max(memory_of(number) for _, _, number in servers)
    return cost


def figures_of(port: int) -> dict[str, float]:
    """What a server says of itself to Prometheus."""
    with urlopen(f"http://127.0.0.1:{port}/metrics", timeout=PATIENCE) as answer:
        lines = answer.read().decode().splitlines()
    told = (line.removeprefix("tabularium_").rsplit(" ", 1) for line in lines if line.startswith("tabularium_"))
    return {name: float(value) for name, value in told}


def postmaster_of(store: str) -> int:
    """The process that has started all others of a PostgreSQL on this machine; 0 where it is on another."""
    import psycopg

    with psycopg.connect(store) as connection:
        fields = fields_of(connection.info.backend_pid)
    return int(fields[1]) if fields else 0


def cpu_with_children(process: int) -> float:
    """CPU seconds of a process, of those that it has started, and of those of them that have ended."""
    total = 0
    for folder in Path("/proc").glob("[0-9]*") if process else ():
        fields = fields_of(int(folder.name))
        if fields and int(folder.name) == process:
            total += sum(map(int, fields[11:15]))
        elif fields and int(fields[1]) == process:
            total += sum(map(int, fields[11:13]))
    return total / os.sysconf("SC_CLK_TCK")


def memory_of(process: int) -> float:
    """MB that a process holds; 0 where the system does not tell."""
    try:
        found = MEMORY.search(Path(f"/proc/{process}/status").read_text(encoding="utf-8"))
    except OSError:
        return 0.0
    return int(found[1]) / 1024 if found else 0.0


def changes_a_second(url: str, seconds: float) -> float:
    """Changes of tables that the database bears, each in a transaction of its own and told to listening processes: the
    smallest ones there are, so that nothing but the store is measured."""
    with ExitStack() as stack:
        writers = [stack.enter_context(closing(open_store(url))) for _ in range(LISTENERS)]
        for store in writers:
            store.listen(lambda hints: None, lambda: None)
        game = find_game(SMALLEST)
        tables = [lay(new_table_id(), TablePlan(game, [SeatPlan("here")] * 2), "", 0.0) for _ in range(WRITERS)]
        for table in tables:
            writers[0].write(table.take_unsaved()).result()
        until = monotonic() + seconds

        def change(number: int) -> int:
            store, table, version = writers[number % LISTENERS], tables[number], 0
            while monotonic() < until:
                store.write([], {table.id: version}).result()
                store.tell(table.id, -1)
                version += 1
            return version

        with ThreadPoolExecutor(WRITERS) as threads:
            return sum(threads.map(change, range(WRITERS))) / seconds
