"""What a database that fails does to a server: every fault has a sentence, nothing is acknowledged that is not there,
and all goes on by itself."""

from __future__ import annotations

import asyncio
import os
import secrets
import shutil
import signal
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Awaitable, Callable, Iterator
from contextlib import closing, contextmanager, suppress
from pathlib import Path
from typing import Any

import psycopg
import pytest

from tabularium.tables import postgres
from tabularium.tables.archive import verify_all
from tabularium.tables.engines import open_store
from tabularium.tables.registry import Registry
from tabularium.tables.store import VERSION, BadStore, CantRead, CantWrite
from tests.cluster import RUNS_AS, USER, Cluster
from tests.tables.tables import HOST, laid, plan
from tests.tables.test_faults import small_disk
from tests.tables.test_postgres import MARK, ROOT, own_cluster
from tests.tables.test_registry import until
from tests.web.server import free_port

__all__ = ["own_cluster"]
LONG = "x" * 2_000


@pytest.fixture
def url(cluster: Cluster) -> str:
    return cluster.new()


def eventually(what: str, url: str) -> None:
    """Until a statement can be executed by somebody else."""
    until_then = time.monotonic() + 120
    while True:
        try:
            with psycopg.connect(url, autocommit=True, options="-c default_transaction_read_only=off") as connection:
                connection.execute(what.encode())
                return
        except psycopg.OperationalError:
            pass
        assert time.monotonic() < until_then
        time.sleep(0.05)


# -- who may not -------------------------------------------------------------------------------------


REFUSED = [
    ("reader:wrong-word", "games", 'password authentication failed for user "reader"'),
    ("nobody-here:wrong-word", "games", 'password authentication failed for user "nobody-here"'),
    ("reader", "games", "no password supplied"),
    ("reader:right", "games", "permission denied for schema public"),
    ("reader:right", "none", 'database "none" does not exist'),
]


def test_who_may_not_use_a_database_is_told_why(own_cluster: Cluster) -> None:
    """In a sentence, without the password; the command ends with 2."""
    own_cluster.execute("CREATE ROLE reader LOGIN PASSWORD 'right'")
    own_cluster.execute("CREATE DATABASE games")
    rules = f"local all {USER} trust\nlocal all all scram-sha-256\n"
    (own_cluster.data / "pg_hba.conf").write_text(rules, encoding="utf-8")
    own_cluster.control("restart", "-m", "immediate")
    for user, name, said in REFUSED:
        url = f"postgresql://{user}@/{name}?host={own_cluster.folder}"
        with pytest.raises(BadStore) as refused:
            open_store(url)
        assert said in str(refused.value)
        assert "wrong-word" not in f"{refused.value!r} {refused.value.__cause__!r}"
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join([str(ROOT / "src"), *sys.path])}
    url = f"postgresql://reader:wrong-word@/games?host={own_cluster.folder}"
    command = [sys.executable, "-m", "tabularium", "serve", "--port", str(free_port()), "--db", url]
    ran = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=120, check=False)
    assert ran.returncode == 2, ran.stderr
    assert REFUSED[0][2] in ran.stderr
    assert "wrong-word" not in ran.stderr
    assert len(ran.stderr.strip().splitlines()) == 1


def test_who_may_only_read_is_told_that_nothing_was_done(own_cluster: Cluster) -> None:
    url = own_cluster.new()
    with closing(open_store(url)) as store:
        table = laid(store, plan("me", "here"))
    own_cluster.execute("CREATE ROLE reader LOGIN")
    database = url.split("@/")[1].partition("?")[0]
    own_cluster.execute("GRANT USAGE, CREATE ON SCHEMA public TO reader", database)
    own_cluster.execute("GRANT SELECT ON ALL TABLES IN SCHEMA public TO reader", database)
    with closing(open_store(url.replace(USER, "reader", 1))) as store:
        with pytest.raises(CantWrite):
            store.write([(MARK, ("lost", b"x"))], {table.id: table.version}).result(timeout=60)
        with pytest.raises(CantWrite):
            store.write([(MARK, ("lost", b"x"))]).result(timeout=60)


# -- what can't be written ---------------------------------------------------------------------------


def test_a_standby_takes_nothing_and_when_it_is_the_first_all_goes_on(url: str) -> None:
    """Nothing is acknowledged, the bots try again, and `/readyz` asks the same question."""

    async def visit(registry: Registry) -> None:
        table = await registry.lay(plan("me", "here", "bot", seed=3), HOST)
        name = url.split("@/")[1].partition("?")[0]
        eventually(f"ALTER DATABASE {name} SET default_transaction_read_only = on", url)
        cut = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE pid != pg_backend_pid()"
        eventually(f"{cut} AND datname = current_database()", url)
        refused = 0
        for _ in range(5):
            with suppress(CantRead):
                with pytest.raises(CantWrite):
                    await registry.act(table.id, lambda table: table.say(0, "lost", secrets.token_hex(4), 1.0))
                refused += 1
        assert refused
        assert await registry.store.ask(registry.store.is_writable()) == [[(0,)]]
        eventually(f"ALTER DATABASE {name} RESET ALL", url)
        eventually(f"{cut} AND datname = current_database()", url)
        moves = 0
        while moves < 3:
            try:
                await registry.act(table.id, lambda table: table.say(0, "kept", secrets.token_hex(4), 1.0))
                moves += 1
            except (CantRead, CantWrite):
                await asyncio.sleep(0.05)
        assert [text for (text,) in registry.store.rows("SELECT text FROM chat")] == ["kept"] * 3
        assert await registry.store.ask(registry.store.is_writable()) == [[(1,)]]

    run_on(url, visit)


def test_a_full_disk_of_the_database_takes_nothing_until_there_is_room(own_cluster: Cluster, tmp_path: Path) -> None:
    with small_disk(Path(tempfile.mkdtemp(prefix="tabularium-")) / "disk", "24m") as disk:
        for folder in (disk, disk.parent):
            folder.chmod(0o755)
            if os.getuid() == 0:
                shutil.chown(folder, RUNS_AS)
        own_cluster.execute(f"CREATE TABLESPACE small LOCATION '{disk}'")
        own_cluster.execute("CREATE DATABASE small TABLESPACE small")
        kept: list[str] = []

        async def visit(registry: Registry) -> None:
            table = await registry.lay(plan("me", "here", seed=3), HOST)

            async def say(text: str) -> None:
                await registry.act(table.id, lambda table: table.say(0, text, secrets.token_hex(4), 1.0))

            filler = disk / "filler"
            with filler.open("wb", buffering=0) as fill, suppress(OSError):
                while True:
                    fill.write(b"x" * 65_536)
            refused = 0
            for number in range(2_000):
                try:
                    await say(f"{number} {LONG[:500]}")
                    kept.append(str(number))
                except CantWrite:
                    refused += 1
                    if refused == 5:
                        break
            assert refused == 5
            filler.unlink()
            await say("again")
            said = registry.store.rows("SELECT text FROM chat ORDER BY n")
            assert [text.split()[0] for (text,) in said] == [*kept, "again"]

        run_on(own_cluster.url("small"), visit)
        own_cluster.execute("DROP DATABASE small")
        own_cluster.execute("DROP TABLESPACE small")


def run_on(url: str, visit: Callable[[Registry], Awaitable[None]]) -> None:
    async def whole() -> None:
        registry = Registry(open_store(url))
        registry.start()
        try:
            await visit(registry)
        finally:
            await registry.stop()

    asyncio.run(whole())


# -- what says nothing -------------------------------------------------------------------------------


@contextmanager
def stopped(url: str, but: str = "") -> Iterator[None]:
    """All processes of a database stand still, as if its machine did."""
    with psycopg.connect(url, autocommit=True) as connection:
        rows = connection.execute(
            "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid != pg_backend_pid()"
        ).fetchall()
    pids = [pid for (pid,) in rows]
    for pid in pids:
        os.kill(pid, signal.SIGSTOP)
    try:
        yield
    finally:
        for pid in pids:
            with suppress(ProcessLookupError):
                os.kill(pid, signal.SIGCONT)


def test_a_database_that_hangs_holds_up_the_server_only_once(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    """Its connections are cut when nothing has come for longer than anything may take; new ones are made elsewhere than
    where requests are answered."""
    for name, seconds in (("READ_SECONDS", 1), ("ANSWER_SECONDS", 1), ("GRACE_SECONDS", 0.5), ("LOOK_SECONDS", 0.1)):
        monkeypatch.setattr(f"tabularium.tables.postgres.{name}", seconds)
    store = open_store(url)
    table = laid(store, plan("me", "here"))
    with stopped(url):
        with suppress(CantWrite):  # unless it was done over a new connection, which is answered
            store.write([(MARK, ("k", b"x"))], {table.id: table.version}).result(timeout=60)
        with suppress(CantRead):
            store.rows("SELECT 1")

    def reads() -> bool:
        try:
            return store.rows("SELECT 1") == [(1,)]
        except CantRead:
            return False

    asyncio.run(until(reads))
    store.close()


def test_where_a_process_stands_still_half_way_others_are_told_that_nothing_was_done(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """At that table alone, and until it goes on."""
    monkeypatch.setattr("tabularium.tables.postgres.ANSWER_SECONDS", 1)
    still, other = open_store(url), open_store(url)
    table, second = laid(still, plan("me", "here")), laid(still, plan("me", "here"), "t2")
    begun, goes_on = threading.Event(), threading.Event()
    begin = postgres.begun

    def stands_still(*of: Any) -> str:
        number = begin(*of)
        begun.set()
        assert goes_on.wait(60)
        return number

    monkeypatch.setattr(postgres, "begun", stands_still)
    waits = still.write([(MARK, ("first", b"x"))], {table.id: table.version})
    assert begun.wait(60)
    monkeypatch.setattr(postgres, "begun", begin)
    other.write([(MARK, ("elsewhere", b"x"))], {second.id: second.version}).result(timeout=60)
    with pytest.raises(CantWrite):
        other.write([(MARK, ("lost", b"x"))], {table.id: table.version}).result(timeout=60)
    goes_on.set()
    done = True
    try:
        waits.result(timeout=60)
    except CantWrite:  # its transaction was given up meanwhile
        done = False
    kept = {key for (key,) in still.rows("SELECT key FROM house WHERE key IN ('first', 'lost', 'elsewhere')")}
    assert kept == {"elsewhere"} | ({"first"} if done else set())
    still.close()
    other.close()


# -- an older store ----------------------------------------------------------------------------------


def test_who_only_reads_an_older_store_leaves_it_as_it_is(url: str) -> None:
    """`verify --live` before an upgrade, while servers of the older build go on."""
    with closing(open_store(url)) as store:
        table = laid(store, plan("me", "here"))
        digest = table.live.state.digest()
    with psycopg.connect(url, autocommit=True) as connection:  # as it was
        connection.execute("ALTER TABLE tables DROP COLUMN rules")
        for column in ("process", "until", "looked"):
            connection.execute(f"ALTER TABLE analyses DROP COLUMN {column}".encode())
        connection.execute("DROP TABLE allowances")
        connection.execute("UPDATE store_version SET version = 17")
    with closing(open_store(url, reads=True)) as store:
        assert [(one.id, one.difference) for one in verify_all(store)] == [(table.id, "")]
        assert store.rows("SELECT rules FROM tables") == [(0,)]
        assert digest
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT version FROM store_version").fetchone() == (17,)
        columns = "SELECT 1 FROM information_schema.columns WHERE table_schema = 'public' AND column_name = 'rules'"
        assert connection.execute(columns.encode()).fetchone() is None
    with closing(open_store(url)) as store:
        assert store.rows("SELECT version FROM store_version") == [(VERSION,)]


def test_who_only_reads_makes_no_store(url: str) -> None:
    with pytest.raises(BadStore, match="has no store yet"):
        open_store(url, reads=True)
    with psycopg.connect(url) as connection:
        assert connection.execute("SELECT COUNT(*) FROM pg_tables WHERE schemaname = 'public'").fetchone() == (0,)
