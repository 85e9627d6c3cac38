"""What only PostgreSQL has: several processes, a server that goes away, connections that are cut, hints and leases."""

from __future__ import annotations

import asyncio
import os
import random
import signal
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing, suppress
from pathlib import Path

import psycopg
import pytest

from tabularium.kernel.game import find_game
from tabularium.kernel.play import legal
from tabularium.tables.archive import verify_all
from tabularium.tables.autoplay import Thought
from tabularium.tables.engines import open_store
from tabularium.tables.laying import SeatPlan, TablePlan
from tabularium.tables.postgres import PostgresStore
from tabularium.tables.registry import Registry
from tabularium.tables.store import VERSION, BadStore, CantRead, CantWrite, MaybeWritten, adding
from tabularium.tables.table import Table
from tabularium.tables.timing import Delays
from tests.cluster import Cluster
from tests.tables.tables import HOST, laid, plan, reopened
from tests.tables.test_registry import until

ROOT = Path(__file__).parent.parent.parent
MARK = adding("house", "key, value")


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new()


@pytest.fixture
def own_cluster() -> Iterator[Cluster]:
    """One that a test may stop: others go on with theirs."""
    own = Cluster(Path(tempfile.mkdtemp(prefix="tabularium-")))
    yield own
    own.leave()


# -- opening -----------------------------------------------------------------------------------------


def test_processes_that_open_an_empty_database_together_make_one_store(url: str) -> None:
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(open_store, [url] * 4))
    keys = {Registry(store).key for store in stores}
    assert len(keys) == 1
    for store in stores:
        store.close()


def test_a_store_of_a_newer_build_is_refused(url: str) -> None:
    open_store(url).close()
    with psycopg.connect(url, autocommit=True) as connection:
        connection.execute("UPDATE store_version SET version = 99")
    with pytest.raises(BadStore, match="version 99"):
        open_store(url)


def test_an_older_store_is_brought_up_to_date_by_one_and_the_others_wait(url: str) -> None:
    with closing(open_store(url)) as store:
        table = laid(store, plan("me", "here"))
    with psycopg.connect(url, autocommit=True) as connection:  # as it was
        connection.execute("ALTER TABLE tables DROP COLUMN rules")
        for column in ("process", "until", "looked"):
            connection.execute(f"ALTER TABLE analyses DROP COLUMN {column}")
        connection.execute("DROP TABLE allowances")
        connection.execute("UPDATE store_version SET version = 17")
    with ThreadPoolExecutor(4) as threads:
        stores = list(threads.map(open_store, [url] * 4))
    for store in stores:
        assert store.rows("SELECT rules FROM tables") == [(0,)]
        assert store.rows("SELECT version FROM store_version") == [(VERSION,)]
        assert reopened(store, table.id).rev == table.rev
        store.close()


@pytest.mark.parametrize(
    ("address", "said"),
    [
        ("postgresql://tabularium@/none?host={folder}", 'database "none" does not exist'),
        ("postgresql://tabularium@/x?host=/nowhere", "/nowhere"),
        ("postgresql://tabularium:secret@/none?host={folder}", "none"),
        ("postgresql://user@host:port/x", "can't be used|can't be read"),
        ("mysql://user@host/x", "like postgresql://user@host/name"),
    ],
)
def test_what_can_not_be_opened_is_named_without_the_password(cluster: Cluster, address: str, said: str) -> None:
    with pytest.raises(BadStore, match=said) as refused:
        open_store(address.format(folder=cluster.folder))
    assert "secret" not in f"{refused.value!r} {refused.value.__cause__!r}"


# -- connections that are cut ------------------------------------------------------------------------


class Proxy:
    """Stands between a store and its server, and can cut the connection on which the next COMMIT is sent: before the
    server has it, or after it was obeyed and before the answer."""

    def __init__(self, cluster: Cluster) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="tabularium-"))
        self.server = str(cluster.folder / ".s.PGSQL.5432")
        self.cuts: str = ""
        self.listening = socket.socket(socket.AF_UNIX)
        self.listening.bind(str(self.folder / ".s.PGSQL.5432"))
        self.listening.listen(50)
        threading.Thread(target=self.take_in, daemon=True).start()

    def take_in(self) -> None:
        with suppress(OSError):
            while True:
                client, _ = self.listening.accept()
                server = socket.socket(socket.AF_UNIX)
                try:
                    server.connect(self.server)
                except OSError:
                    client.close()
                    server.close()
                    continue
                for one, other, asks in ((client, server, True), (server, client, False)):
                    threading.Thread(target=self.carry, args=(one, other, asks), daemon=True).start()

    def carry(self, one: socket.socket, other: socket.socket, asks: bool) -> None:
        with suppress(OSError):
            while data := one.recv(65_536):
                if asks and self.cuts and b"COMMIT" in data:
                    when, self.cuts = self.cuts, ""
                    if when == "after":
                        one.shutdown(socket.SHUT_RDWR)  # the answer has nowhere to go
                        other.sendall(data)
                        time.sleep(0.05)
                    break
                other.sendall(data)
        for end in (one, other):
            with suppress(OSError):
                end.shutdown(socket.SHUT_RDWR)
            end.close()

    def close(self) -> None:
        self.listening.shutdown(socket.SHUT_RDWR)
        self.listening.close()


def cut_commits(cluster: Cluster, url: str, times: int) -> Counter[str]:
    """What a store says of writes whose COMMIT was cut; each answer is compared with what is there."""
    proxy = Proxy(cluster)
    found: Counter[str] = Counter()
    with closing(open_store(url.replace(str(cluster.folder), str(proxy.folder)))) as store, closing(proxy):
        table = laid(store, plan("me", "here"))
        for number in range(2 * times):
            when = ("before", "after")[number % 2]
            proxy.cuts = when
            written = store.write([(MARK, (f"k{number}", b"x"))], {table.id: table.version})
            try:
                written.result(timeout=60)
                table.version += 1
                said = "written"
            except CantWrite:
                said = "not written"
            there = store.row("SELECT 1 FROM house WHERE key = ?", f"k{number}") is not None
            assert said == ("written" if there else "not written"), (number, when)
            found[f"{when}: {said}"] += 1
    return found


def test_after_a_commit_without_an_answer_what_is_said_is_true(cluster: Cluster, url: str) -> None:
    assert cut_commits(cluster, url, 12) == {"before: not written": 12, "after: written": 12}


@pytest.mark.long
def test_after_a_hundred_commits_without_an_answer_what_is_said_is_true(cluster: Cluster, url: str) -> None:
    assert cut_commits(cluster, url, 100) == {"before: not written": 100, "after: written": 100}


def test_while_the_database_is_away_nothing_is_done_and_then_all_goes_on(own_cluster: Cluster) -> None:
    store = open_store(own_cluster.new())
    table = laid(store, plan("me", "here"))
    own_cluster.control("stop", "-m", "immediate")
    with pytest.raises(CantRead):
        store.rows("SELECT 1")
    with pytest.raises(CantWrite):
        store.write([(MARK, ("lost", b"x"))], {table.id: table.version}).result(timeout=60)
    own_cluster.control("start")

    def reads() -> bool:
        try:
            return store.rows("SELECT key FROM house WHERE key = 'lost'") == []
        except CantRead:
            return False

    asyncio.run(until(reads))
    store.write([(MARK, ("kept", b"x"))], {table.id: table.version}).result(timeout=60)
    assert store.row("SELECT 1 FROM house WHERE key = 'kept'")
    store.close()


def test_what_nobody_can_tell_is_said_to_be_unknown(own_cluster: Cluster, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.tables.postgres.CERTAIN_SECONDS", 0.5)
    url = own_cluster.new()
    proxy = Proxy(own_cluster)
    store = open_store(url.replace(str(own_cluster.folder), str(proxy.folder)))
    table = laid(store, plan("me", "here"))
    proxy.cuts = "before"
    cut = PostgresStore._was_committed

    def gone(self: PostgresStore, *of: object) -> bool:
        own_cluster.control("stop", "-m", "immediate")
        return cut(self, *of)  # type: ignore[arg-type]

    monkeypatch.setattr(PostgresStore, "_was_committed", gone)
    with pytest.raises(MaybeWritten):
        store.write([(MARK, ("k", b"x"))], {table.id: table.version}).result(timeout=60)
    own_cluster.control("start")
    proxy.close()
    store.close()


# -- hints and leases --------------------------------------------------------------------------------


def with_two_processes(url: str, visit: Callable[[Registry, Registry], object], pause: float = 60.0) -> None:
    """Two registries as two processes have them, each with its own connections and tasks."""

    async def whole() -> None:
        one, other = (Registry(open_store(url), delays=Delays(bot_pause=pause)) for _ in range(2))
        one.start()
        other.start()
        try:
            await visit(one, other)  # type: ignore[misc]
        finally:
            await one.stop()
            await other.stop()

    asyncio.run(whole())


def edit_of(table: Table) -> int:
    step = table.live.state.agenda[-1]
    return next(move for move in legal(table.live.state, 0) if step.private(table.live.state, 0, move))


@pytest.mark.parametrize("hints", ["sent", "lost"])
def test_pages_in_other_processes_look_again_and_only_those_that_see_something_new(
    url: str, hints: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """With hints at once; where they are lost by asking every so often."""
    every = 60.0 if hints == "sent" else 0.1
    monkeypatch.setattr("tabularium.tables.other_processes.LOOK_EVERY", every)
    if hints == "lost":
        monkeypatch.setattr(PostgresStore, "tell", lambda *_: None)

    async def visit(one: Registry, other: Registry) -> None:
        table = await one.lay(plan("me", "link", seed=4), HOST)
        await one.accept(await one.new_link(table.id, 1, HOST), "friend", "Aulus")
        there = await other.get(table.id)
        mine, theirs, watcher = (other.watching.begin(there, who) for who in (HOST, "friend", "stranger"))
        await asyncio.sleep(0.3)  # what was told before they looked
        for page in (mine, theirs, watcher):
            page.changed.clear()
        edit = edit_of(table)
        await one.act(table.id, lambda table: table.play_moves(0, [edit], "", 1.0), 0)
        await until(mine.changed.is_set)
        assert not theirs.changed.is_set()
        assert not watcher.changed.is_set()
        await one.act(table.id, lambda table: table.play(0, "done", None, "", 1.0), 0)
        await until(theirs.changed.is_set)
        await until(watcher.changed.is_set)
        assert other.tables[table.id].version == one.tables[table.id].version

    with_two_processes(url, visit)


def test_a_device_that_is_signed_out_in_one_process_is_so_in_all(url: str) -> None:
    async def visit(one: Registry, other: Registry) -> None:
        table = await one.lay(plan("me", "here"), HOST)
        token, rows = one.people.new_program(HOST, "a program", 3)
        await one.keep(rows)
        await until(lambda: other.people.knows(token) and other.people.whose(token) == HOST)
        device = next(one.id for one in other.people.devices_of(HOST) if one.name == "a program")
        page = other.watching.begin(await other.get(table.id), HOST, device=device)
        await one.keep(one.people.send_away(HOST, device, HOST))
        await until(lambda: not other.people.knows(token))
        await until(lambda: page.farewell == "away")

    with_two_processes(url, visit)


def test_bots_are_minded_by_one_process(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    thoughts: Counter[tuple[str, int, str]] = Counter()
    begin = Thought.__init__

    def counting(thought: Thought, table: Table, seat: int, clock: Callable[[], float]) -> None:
        thoughts[table.id, seat, table.revision(seat)] += 1
        begin(thought, table, seat, clock)

    monkeypatch.setattr(Thought, "__init__", counting)

    async def visit(one: Registry, other: Registry) -> None:
        for registry in (one, other, one):
            table = await registry.lay(plan("bot", "bot", "bot", seed=None), HOST)
            for chair in table.chairs:
                chair.bot = "random"
        for _ in range(20):
            await asyncio.sleep(0.05)
            await asyncio.gather(one.wake_bots(), other.wake_bots())
        await until(lambda: len(one.store.rows("SELECT 1 FROM tables WHERE over = 1")) == 3)
        assert set(thoughts.values()) == {1}
        await until(lambda: not (one.autoplay.running or other.autoplay.running))

    with_two_processes(url, visit, pause=0.0)


def test_bots_of_a_process_that_died_are_taken_over(url: str) -> None:
    async def visit(one: Registry, other: Registry) -> None:
        claim = "INSERT INTO leases (table_id, process, until) VALUES (?, 'dead', ?)"
        table = await one.lay(plan("me", "bot", seed=None), HOST)
        await until(lambda: not (one.autoplay.running or other.autoplay.running))
        one.others.held.clear()
        one.store.write([("DELETE FROM leases", ()), (claim, (table.id, one.clock() + 1.0))]).result()
        assert not await one.others.claim(table.id)
        assert not await other.others.claim(table.id)
        began = one.clock()
        while not await other.others.claim(table.id):
            await asyncio.sleep(0.05)
            assert one.clock() < began + 60
        assert not await one.others.claim(table.id)

    with_two_processes(url, visit, pause=0.0)


# -- processes that die ------------------------------------------------------------------------------


class Crew:
    """Processes that play at the same tables, and what they have acknowledged."""

    def __init__(self, url: str, tables: list[str], size: int) -> None:
        self.url, self.tables = url, tables
        self.acknowledged: list[tuple[str, str]] = []
        self.players = [self.start() for _ in range(size)]

    def start(self) -> subprocess.Popen[str]:
        path = os.pathsep.join([str(ROOT), *sys.path])
        player = subprocess.Popen(
            [sys.executable, "-m", "tests.tables.player", self.url, *self.tables],
            stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}, cwd=ROOT,
        )  # fmt: skip
        threading.Thread(target=self.listen, args=(player,), daemon=True).start()
        return player

    def listen(self, player: subprocess.Popen[str]) -> None:
        assert player.stdout is not None
        with player.stdout:
            for line in player.stdout:
                words = line.split()
                if len(words) == 2 and len(words[1]) == 12 and line.endswith("\n"):
                    self.acknowledged.append((words[0], words[1]))

    def wait_for(self, moves: int) -> None:
        until_then = time.monotonic() + 240
        while len(self.acknowledged) < moves:
            time.sleep(0.05)
            assert time.monotonic() < until_then, f"{len(self.acknowledged)} of {moves} moves"

    def kill_one(self) -> None:
        place = random.randrange(len(self.players))
        self.players[place].send_signal(signal.SIGKILL)
        self.players[place].wait()
        self.players[place] = self.start()

    def end(self) -> None:
        for player in self.players:
            player.kill()
            player.wait()


def survive(cluster: Cluster, tables: int, moves: int, kills: int) -> None:
    """Play while processes are killed, the server is started again at once and all connections are cut: nothing that
    was acknowledged is lost or done twice, and every table goes on."""
    url = cluster.new()
    with closing(open_store(url)) as store:
        games = [find_game(name) for name in ("nundinae", "age_of_rome", "forty_four_bce")]
        names = []
        for number in range(tables):
            kinds = ["me", "here", "here" if number % 2 else "bot"]
            table = laid(store, TablePlan(games[number % 3], [SeatPlan(kind) for kind in kinds]), f"t{number}")
            names.append(table.id)
    crew = Crew(url, names, 3)
    try:
        accidents = [crew.kill_one] * kills
        accidents.insert(1, lambda: cluster.control("restart", "-m", "immediate"))
        accidents.insert(2, lambda: cluster.execute(
            "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
            " AND datname LIKE 't%'"))  # fmt: skip
        for number, accident in enumerate(accidents, 1):
            crew.wait_for(moves * number // (len(accidents) + 1))
            accident()
        crew.wait_for(moves)
    finally:
        crew.end()
    with closing(open_store(url)) as store:
        kept = Counter(store.rows("SELECT table_id, key FROM keys"))
        assert [one for one in crew.acknowledged if one not in kept] == []
        assert max(Counter(crew.acknowledged).values()) == 1
        for number, name in enumerate(names):
            if number % 2:  # people alone play here: each line of theirs has its key
                asked = [key for table_id, key in kept if table_id == name]
                lines = store.rows("SELECT n FROM lines WHERE table_id = ? AND kind = 'move'", name)
                edits = store.rows("SELECT revision FROM drafts WHERE table_id = ?", name)
                assert len(lines) <= len(asked) <= len(lines) + sum(revision for (revision,) in edits)
        assert {checked.difference for checked in verify_all(store)} == {""}


def test_processes_and_databases_may_die(own_cluster: Cluster) -> None:
    survive(own_cluster, 6, 60, 2)


@pytest.mark.long
def test_twelve_processes_and_a_database_may_die(own_cluster: Cluster) -> None:
    survive(own_cluster, 20, 500, 12)


def test_bots_are_left_to_a_process_that_minds_all(url: str) -> None:
    """A server without bots of its own waits; who minds all hears of the table at once, not with the next sweep."""

    async def visit(one: Registry, other: Registry) -> None:
        one.autoplay.bots = False
        other.others.minds_all = True
        table = await one.lay(plan("me", "bot", "bot", seed=3), HOST)
        moves = len(one.tables[table.id].live.moves)
        await one.act(table.id, lambda table: table.play(0, "done", None, "", 1.0), 0)
        await until(lambda: len(other.tables[table.id].live.moves) > moves + 1 if table.id in other.tables else False)
        assert not one.autoplay.running

    with_two_processes(url, visit, pause=0.0)
