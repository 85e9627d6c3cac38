"""What goes wrong around a server: disks, files, processes and clocks. Nothing acknowledged is lost, nothing freezes,
and what is damaged is named."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import stat
import subprocess
import sys
import time
from collections.abc import Awaitable, Callable, Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import pytest

from tabularium.bots.workers import Worker, Workers
from tabularium.kernel.game import shelf
from tabularium.tables import store as store_room
from tabularium.tables.archive import verify_all
from tabularium.tables.chairs import DAY
from tabularium.tables.clock import ServerClock
from tabularium.tables.engines import open_store
from tabularium.tables.lock import StoreInUse
from tabularium.tables.opening import CantOpen, open_table
from tabularium.tables.registry import Registry
from tabularium.tables.store import BadStore, CantWrite, Row, Store
from tabularium.tables.table import Table
from tabularium.tables.timing import Delays
from tests.tables.tables import HOST, SMALL, dice, laid, plan, play_at_random, reopened, save
from tests.tables.test_registry import QUICK, until, with_registry

PEOPLE = ("people", "devices", "pairings", "told", "passkeys")
NOTICES = ("ways", "wishes", "hushed", "calls", "notices", "messages")
LONG = {"market": "long", "gifts": "yes"}


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    store = open_store(tmp_path / "store.db")
    yield store
    store.close()


def damage(store: Store, sql: str, *values: object) -> None:
    store.write([(sql, values)]).result()


@contextmanager
def small_disk(folder: Path, size: str = "3m") -> Iterator[Path]:
    """A disk that is soon full. Where nothing can be mounted the test says so."""
    folder.mkdir()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", f"size={size}", "tmpfs", str(folder)], capture_output=True, check=False
    )
    if mounted.returncode:
        pytest.skip("this needs the right to mount a small tmpfs")
    try:
        yield folder
    finally:
        subprocess.run(["umount", "-l", str(folder)], check=True)


# -- the file ----------------------------------------------------------------------------------------


def test_a_new_store_is_for_its_owner_alone(tmp_path: Path) -> None:
    store = open_store(tmp_path / "new" / "store.db")
    damage(store, "INSERT INTO house VALUES ('a', 'b')")
    for path in (tmp_path / "new").iterdir():
        assert stat.S_IMODE(path.stat().st_mode) & 0o077 == 0, path
    assert stat.S_IMODE((tmp_path / "new").stat().st_mode) == 0o700
    store.close()


def test_two_houses_do_not_share_a_store(tmp_path: Path) -> None:
    store = open_store(tmp_path / "store.db")
    with pytest.raises(StoreInUse, match=str(os.getpid())):
        open_store(tmp_path / "store.db")
    reader = open_store(tmp_path / "store.db", reads=True)  # who only looks is welcome
    assert reader.rows("SELECT * FROM tables") == []
    reader.close()
    store.close()
    open_store(tmp_path / "store.db").close()


def test_a_lock_ends_with_its_process(tmp_path: Path) -> None:
    hold = (
        "import sys, time; from tabularium.tables.engines import open_store; open_store(sys.argv[1]);"
        "print('held', flush=True); time.sleep(60)"
    )
    other = subprocess.Popen(
        [sys.executable, "-c", hold, str(tmp_path / "store.db")], stdout=subprocess.PIPE, env=with_path()
    )
    assert other.stdout is not None
    assert other.stdout.readline() == b"held\n"
    with pytest.raises(StoreInUse, match=f"{other.pid}: "):
        open_store(tmp_path / "store.db")
    other.kill()
    other.wait()
    other.stdout.close()
    open_store(tmp_path / "store.db").close()


def with_path() -> dict[str, str]:
    return {**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)}


@pytest.mark.parametrize("content", [b"not a database at all" * 100, b"SQLite format 3\0" + b"\0\1" * 500])
def test_what_is_no_store_is_refused_with_a_sentence(tmp_path: Path, content: bytes) -> None:
    (tmp_path / "store.db").write_bytes(content)
    with pytest.raises(BadStore, match=r"store\.db"):
        open_store(tmp_path / "store.db")
    assert (tmp_path / "store.db").read_bytes() == content


def test_a_folder_that_can_not_be_is_refused_with_a_sentence(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("x")
    with pytest.raises(BadStore, match="can't be used"):
        open_store(tmp_path / "file" / "store.db")
    with pytest.raises(BadStore):
        open_store(tmp_path)


def test_a_read_only_disk_is_refused_with_a_sentence(tmp_path: Path) -> None:
    with small_disk(tmp_path / "disk") as disk:
        open_store(disk / "store.db").close()
        subprocess.run(["mount", "-o", "remount,ro", str(disk)], check=True)
        with pytest.raises(BadStore, match="can't be"):
            open_store(disk / "store.db")
        with pytest.raises(BadStore, match="Read-only"):
            open_store(disk / "new" / "store.db")


def test_a_store_from_before_seals_and_boxes_opens(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "store.db"
    monkeypatch.setattr("tabularium.kernel.live.SNAPSHOT_EVERY", 4)
    store = open_store(path)
    table = laid(store, plan("me", "here", seed=None, options=LONG))
    play_at_random(table, dice(2), 20)
    save(store, table)
    store.close()
    with sqlite3.connect(path) as raw:  # as it was before
        for name, columns in (("lines", "seal"), ("snapshots", "seal"), ("seats", "left since warned salt")):
            for column in columns.split():
                raw.execute(f"ALTER TABLE {name} DROP COLUMN {column}")
        columns = "bank increment one_screen asked_at gathering guide version edition rules"
        for column in columns.split():
            raw.execute(f"ALTER TABLE tables DROP COLUMN {column}")
        later = "boxes sat analyses used_links grounds curtains leases allowances"
        for name in (*later.split(), *PEOPLE, *NOTICES):
            raw.execute(f"DROP TABLE {name}")
        raw.execute("DROP INDEX tables_by_host")
        raw.execute("PRAGMA user_version = 3")
    raw.close()
    store = open_store(path)
    again = reopened(store)
    assert again.live.state.digest() == table.live.state.digest()
    play_at_random(again, dice(3))
    save(store, again)
    assert reopened(store).live.over
    assert {checked.difference for checked in verify_all(store)} == {""}
    store.close()


# -- damage ------------------------------------------------------------------------------------------


def long_table(store: Store, monkeypatch: pytest.MonkeyPatch) -> Table:
    monkeypatch.setattr("tabularium.kernel.live.SNAPSHOT_EVERY", 5)
    table = laid(store, plan("me", "here", "here", seed=None, options=LONG))
    play_at_random(table, dice(3), 40)
    save(store, table)
    assert len(store.rows("SELECT ply FROM snapshots")) > 1
    return table


@pytest.mark.parametrize("as_what", [b"no state", b"", None])
def test_a_damaged_snapshot_is_passed_over(
    store: Store, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture, as_what: bytes | None
) -> None:
    table = long_table(store, monkeypatch)
    ply, state = store.rows("SELECT ply, state FROM snapshots ORDER BY ply DESC")[0]
    changed = state.replace(b"0", b"1", 3) if as_what is None else as_what  # None: it still reads as a state
    assert changed != state
    damage(store, "UPDATE snapshots SET state = ? WHERE ply = ?", changed, ply)
    again = reopened(store)
    assert again.live.state.digest() == table.live.state.digest()
    assert f"ply {ply} is damaged" in caplog.text
    damage(store, "UPDATE snapshots SET state = ?", b"all of them")
    assert reopened(store).live.state.digest() == table.live.state.digest()
    play_at_random(again, dice(4))
    assert again.live.over


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE lines SET text = 'bid denarius' WHERE n = 3",
        "UPDATE lines SET text = 'no words at all' WHERE n = 3",
        "UPDATE lines SET number = 1 - number WHERE n = 3",
        "UPDATE lines SET events = '[[]]' WHERE n = 3",
        "UPDATE lines SET kind = 'secret' WHERE n = 3",
        "DELETE FROM lines WHERE n = 3",
    ],
)
def test_a_damaged_line_is_named_by_its_number_and_not_shown(
    store: Store, monkeypatch: pytest.MonkeyPatch, sql: str
) -> None:
    long_table(store, monkeypatch)
    laid(store, plan("me"), "sound")
    damage(store, sql)
    with pytest.raises(CantOpen, match="line 4 of") as refused:
        reopened(store)
    assert (refused.value.reason, refused.value.values) == ("line", {"line": "4"})
    assert "denarius" not in str(refused.value)
    assert reopened(store, "sound").live.ply == 0
    assert {checked.id: bool(checked.difference) for checked in verify_all(store)} == {"t1": True, "sound": False}


def test_a_journal_that_lost_its_end_is_named(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    table = long_table(store, monkeypatch)
    damage(store, "DELETE FROM lines WHERE n = ?", table.rev - 1)
    with pytest.raises(CantOpen, match="is missing"):
        reopened(store)


@pytest.mark.parametrize(
    "sql",
    [
        "UPDATE tables SET header = 'no header'",
        "UPDATE tables SET header = '[]'",
        "UPDATE tables SET secret = X'00'",
        "DELETE FROM seats WHERE seat = 1",
        "UPDATE tables SET proposal = 'x'",
        "UPDATE tables SET floor = 'x'",
    ],
)
def test_any_other_damage_is_a_refusal_too(store: Store, monkeypatch: pytest.MonkeyPatch, sql: str) -> None:
    long_table(store, monkeypatch)
    damage(store, sql)
    with pytest.raises(CantOpen):
        reopened(store)


# -- boxes -------------------------------------------------------------------------------------------


def other_box() -> dict[str, Any]:
    """The small game with another number in its box."""
    content: dict[str, Any] = json.loads(json.dumps(shelf()[SMALL].box_table))
    for value in content.values():
        if isinstance(value, list):
            content[next(key for key, one in content.items() if one is value)] = [*value[1:], value[0]]
            break
    return content


def test_a_table_opens_with_the_box_it_was_laid_with(store: Store) -> None:
    table = laid(store, plan("me", "here", seed=None, options=LONG))
    play_at_random(table, dice(5), 12)
    save(store, table)
    games = shelf()
    later = replace(games[SMALL])
    later.box_table = other_box()
    assert later.box.digest != games[SMALL].box.digest
    again = open_table(store, "t1", {SMALL: later})
    assert again is not None
    assert again.live.box.digest == table.live.box.digest
    assert again.live.state.digest() == table.live.state.digest()
    assert again.live.acta.box_content == games[SMALL].box_table  # its record says with what it was played
    play_at_random(again, dice(6))
    assert again.live.over


def test_a_table_whose_box_can_not_be_played_says_why(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    laid(store, plan("me", "here"))
    later = replace(shelf()[SMALL])
    later.box_table = other_box()
    digest = store.rows("SELECT digest FROM boxes")[0][0]
    damage(store, "UPDATE boxes SET content = replace(content, '1', '2')")
    with pytest.raises(CantOpen, match="damaged"):
        open_table(store, "t1", {SMALL: later})
    damage(store, "DELETE FROM boxes")
    with pytest.raises(CantOpen, match=digest):
        open_table(store, "t1", {SMALL: later})
    monkeypatch.setattr("tabularium.tables.archive.shelf", lambda: {SMALL: later})
    monkeypatch.setattr("tabularium.tables.archive.find_game", lambda name: later)
    assert digest in next(verify_all(store)).difference


# -- writing -----------------------------------------------------------------------------------------


def test_a_write_that_was_called_off_does_not_end_writing(store: Store) -> None:
    asked: list[Future[None]] = []
    for i in range(200):
        asked.append(store.write([("INSERT INTO house VALUES (?, 'x')", (f"k{i}",))]))
        asked[-1].cancel()
    store.write([("INSERT INTO house VALUES ('last', 'x')", ())]).result(timeout=20)
    kept = {key for (key,) in store.rows("SELECT key FROM house")}
    assert kept == {"last", *(f"k{i}" for i, done in enumerate(asked) if not done.cancelled())}


def say(table: Table, text: str) -> None:
    table.say(2, text, "", 0.0)


def test_bots_go_on_when_a_full_disk_has_room_again(tmp_path: Path) -> None:
    async def visit(disk: Path) -> None:
        registry = Registry(open_store(disk / "store.db"), delays=QUICK)
        registry.start()
        table = await registry.lay(plan("bot", "bot", "me", seed=None, options=LONG), HOST)
        filler = disk / "filler"
        with filler.open("wb", buffering=0) as fill, suppress(OSError):
            while True:
                fill.write(b"x" * 4096)
        refused = 0
        acknowledged: list[str] = []
        for n in range(400):  # until nothing fits any more
            try:
                await registry.act(table.id, partial(say, text=f"{n} " + "x" * 500))
                acknowledged.append(f"{n}")
            except CantWrite:
                refused += 1
                if refused == 20:
                    break
        assert refused == 20
        await asyncio.sleep(1.0)
        filler.unlink()
        begun = time.monotonic()
        while (await registry.get(table.id)).bots_to_move():
            await asyncio.sleep(0.05)
            assert time.monotonic() - begun < 120, "the bots are frozen"
        said = registry.store.rows("SELECT text FROM chat ORDER BY n")
        assert [text.split()[0] for (text,) in said][: len(acknowledged)] == acknowledged
        await registry.act(table.id, partial(say, text="again"))
        await registry.stop()

    with small_disk(tmp_path / "disk") as disk:
        asyncio.run(visit(disk))


def test_a_bot_whose_write_fails_tries_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def visit(registry: Registry) -> None:
        whole, failing = registry.store.write, [True]

        def write(statements: Any, versions: Any = None, guards: Any = ()) -> Future[None]:
            if not failing:
                return whole(statements, versions, guards)
            refused: Future[None] = Future()
            refused.set_exception(CantWrite("the disk is full"))
            return refused

        table = await registry.lay(plan("bot", "bot", seed=None), HOST)
        monkeypatch.setattr(registry.store, "write", write)
        await asyncio.sleep(1.0)
        failing.clear()
        await until(lambda: bool(registry.store.row("SELECT 1 FROM tables WHERE over = 1 AND id = ?", table.id)))

    with_registry(tmp_path, visit)


def test_the_sweep_finds_bots_that_nobody_minds(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.tables.registry.SWEEP_SECONDS", 0.2)

    async def visit(registry: Registry) -> None:
        stirred = registry.autoplay.stir
        monkeypatch.setattr(registry.autoplay, "stir", lambda table: None)
        table = await registry.lay(plan("bot", "bot", seed=None), HOST)
        await asyncio.sleep(0.1)
        assert table.live.ply == 0
        monkeypatch.setattr(registry.autoplay, "stir", stirred)
        await until(lambda: bool(registry.store.row("SELECT 1 FROM tables WHERE over = 1")))

    with_registry(tmp_path, visit)


def test_the_sweep_survives_a_read_that_fails(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tabularium.tables.registry.SWEEP_SECONDS", 0.2)

    async def visit(registry: Registry) -> None:
        failed: list[str] = []
        whole = registry.store.row

        def row(sql: str, *values: object) -> Row | None:
            if "MIN(deadline)" in sql and not failed:
                failed.append(sql)
                raise sqlite3.OperationalError("disk I/O error")
            return whole(sql, *values)

        stirred = registry.autoplay.stir
        monkeypatch.setattr(registry.store, "row", row)
        monkeypatch.setattr(registry.autoplay, "stir", lambda table: None)
        table = await registry.lay(plan("bot", "bot", seed=None), HOST)
        await until(lambda: bool(failed))
        monkeypatch.setattr(registry.autoplay, "stir", stirred)  # from here on only the sweep can start the bots
        await until(lambda: bool(registry.store.row("SELECT 1 FROM tables WHERE over = 1 AND id = ?", table.id)))

    with_registry(tmp_path, visit)


# -- workers -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("sign", [signal.SIGKILL, signal.SIGSTOP])
def test_a_worker_that_is_killed_or_stopped_freezes_no_table(tmp_path: Path, sign: signal.Signals) -> None:
    async def visit(registry: Registry) -> None:
        registry.workers.seconds = 1.0
        await registry.lay(plan("bot", seed=None), HOST)
        await until(lambda: registry.workers.all[0].process is not None and not registry.workers.all[0].fresh)
        process = registry.workers.all[0].process
        assert process is not None
        assert process.pid is not None
        table = await registry.lay(plan("bot", "bot", seed=None, options=LONG), HOST)
        os.kill(process.pid, sign)
        before = table.rev
        await until(lambda: table.rev > before + 1, 40)

    with_registry(tmp_path, visit, Delays(bot_pause=0.01))


@pytest.mark.parametrize("turns", range(5))
def test_whoever_waits_for_a_bot_can_always_be_called_off(monkeypatch: pytest.MonkeyPatch, turns: int) -> None:
    """Also in the very moment the answer comes, or a server that closes would wait for its bots for ever."""
    monkeypatch.setattr(Worker, "ask", lambda self, question, seconds, given_up: b"[1]")

    async def whole() -> None:
        workers = Workers()
        asking = asyncio.create_task(workers.ask({}, b"", "", 1.0))
        await asyncio.sleep(0)
        time.sleep(0.05)  # the answer comes while the loop is busy
        for _ in range(turns):
            await asyncio.sleep(0)
        late = asking.done()
        asking.cancel()
        if late:
            assert await asking == b"[1]"
        else:
            with pytest.raises(asyncio.CancelledError):
                await asking
        workers.close()

    asyncio.run(whole())


def test_a_worker_stopped_while_it_starts_freezes_no_table(tmp_path: Path) -> None:
    async def visit(registry: Registry) -> None:
        registry.workers.seconds = 0.5
        table = await registry.lay(plan("bot", seed=None), HOST)
        worker = registry.workers.all[0]
        await until(lambda: worker.process is not None and worker.process.pid is not None)
        assert worker.process is not None
        assert worker.process.pid is not None
        os.kill(worker.process.pid, signal.SIGSTOP)
        await until(lambda: table.rev > 0, 40)  # sooner than a new process may take to start (START_SECONDS)

    with_registry(tmp_path, visit)


# -- clocks ------------------------------------------------------------------------------------------


def test_a_clock_that_is_set_moves_no_deadline() -> None:
    wall, steady = [1_000_000.0], [50.0]
    clock = ServerClock(lambda: wall[0], lambda: steady[0])
    steady[0] += 10
    wall[0] += 10 + 3 * DAY  # somebody sets it
    assert clock() == 1_000_010.0
    wall[0] -= 9 * DAY
    assert clock() == 1_000_010.0


@pytest.mark.parametrize("away", [5 * DAY, -5 * DAY])
def test_while_the_house_is_closed_nobody_loses_time(tmp_path: Path, away: float) -> None:
    names: list[str] = []

    async def lay(registry: Registry) -> None:
        names.append((await registry.lay(plan("me", "here", pace=1), HOST)).id)
        await asyncio.sleep(0.1)

    async def look(registry: Registry) -> None:
        table = await registry.get(names[0])
        assert table.deadline is not None
        assert abs(table.deadline - registry.clock() - DAY) < 60
        await registry.relieve_absent()
        assert not table.chairs[0].bot

    def open_at(clock: Callable[[], float], visit: Callable[[Registry], Awaitable[None]]) -> None:
        async def whole() -> None:
            registry = Registry(open_store(tmp_path / "store.db"), delays=QUICK, clock=clock)
            registry.start()
            await visit(registry)
            await registry.stop()

        asyncio.run(whole())

    open_at(time.time, lay)
    open_at(lambda: time.time() + away, look)


def test_changes_of_the_store_are_numbered() -> None:
    assert len(store_room.CHANGES) == store_room.VERSION == 18
