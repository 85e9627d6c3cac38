"""Bots and advice share a few processes: advice never keeps bots waiting, and nobody searches for what nobody wants."""

from __future__ import annotations

import asyncio
import os
import signal
import time
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import suppress
from pathlib import Path
from threading import Event
from typing import IO

import pytest

from tabularium.bots import workers as pool
from tabularium.bots.analysis import course_of, turning_points
from tabularium.bots.hint import Hint
from tabularium.bots.worker_process import STOP, send
from tabularium.bots.workers import BotFailed, Worker, Workers
from tabularium.tables.engines import open_store
from tabularium.tables.table import Table
from tests.tables.tables import dice, laid, plan, play_at_random

ENDLESS = 10**9  # simulations
PATIENCE = 120.0  # seconds, on any machine


@pytest.fixture(autouse=True)
def busy_machine(monkeypatch: pytest.MonkeyPatch) -> None:
    """A worker is not given up because the machine is busy; tests of giving up set times of their own."""
    monkeypatch.setattr(pool, "PATIENCE", PATIENCE)
    monkeypatch.setattr(pool, "STOP_SECONDS", PATIENCE)


@pytest.fixture
def table(tmp_path: Path) -> Iterator[Table]:
    store = open_store(tmp_path / "store.db")
    yield laid(store, plan("me", "here"))
    store.close()


@pytest.fixture
def endless(monkeypatch: pytest.MonkeyPatch) -> list[bytes]:
    """Hints that are never found; and what is sent to workers from now on."""
    sent: list[bytes] = []

    def noted(pipe: IO[bytes], message: bytes) -> None:
        send(pipe, message)
        sent.append(message)

    monkeypatch.setattr(pool, "HINT_SIMULATIONS", ENDLESS)
    monkeypatch.setattr(pool, "HINT_SECONDS", 600.0)
    monkeypatch.setattr(pool, "send", noted)
    return sent


def with_workers(count: int, visit: Callable[[Workers], Awaitable[None]]) -> None:
    async def whole() -> None:
        workers = Workers(count)
        try:
            await visit(workers)
        finally:
            workers.close()

    asyncio.run(whole())


def hint(workers: Workers, table: Table, name: str = "") -> asyncio.Task[Hint]:
    return asyncio.create_task(workers.hint(table.game, table.live.view(0), 0, 1, None, name))


async def a_bot_moves(workers: Workers, table: Table) -> None:
    async with asyncio.timeout(PATIENCE):
        assert await workers.choose(table.game, table.live.view(0), 0, "senator", None, "of a bot")


async def until(holds: Callable[[], bool]) -> None:
    async with asyncio.timeout(PATIENCE):
        while not holds():
            await asyncio.sleep(0.01)


async def cancelled(task: asyncio.Task[Hint]) -> None:
    task.cancel()
    with pytest.raises(asyncio.CancelledError):
        await task


@pytest.mark.usefixtures("endless")
def test_hints_never_hold_the_last_worker(table: Table) -> None:
    async def visit(workers: Workers) -> None:
        hints = [hint(workers, table, name) for name in "abcde"]
        await until(lambda: len(workers.free) == 1)
        await a_bot_moves(workers, table)
        assert not any(one.done() for one in hints)
        for one in hints:
            await cancelled(one)

    with_workers(3, visit)


@pytest.mark.usefixtures("endless")
def test_a_waiting_bot_ends_the_hint_of_the_only_worker(table: Table) -> None:
    async def visit(workers: Workers) -> None:
        asked = hint(workers, table)
        await until(lambda: not workers.free)
        for _ in range(3):
            await a_bot_moves(workers, table)
        await until(lambda: not workers.free)  # the hint is sought again
        assert not asked.done()
        await cancelled(asked)

    with_workers(1, visit)


def test_a_search_stops_in_its_worker_when_nobody_waits_for_it(table: Table, endless: list[bytes]) -> None:
    async def visit(workers: Workers) -> None:
        await a_bot_moves(workers, table)
        process = workers.all[0].process
        assert process is not None
        for _ in range(3):
            endless.clear()
            asked = hint(workers, table)
            await until(lambda: len(endless) == 1)
            await cancelled(asked)
            await until(lambda: bool(workers.free))
            assert endless[1:] == [STOP]
        await a_bot_moves(workers, table)
        assert workers.all[0].process is process  # it has stopped by itself

    with_workers(1, visit)


def test_a_search_that_does_not_stop_is_ended_with_its_process(
    table: Table, endless: list[bytes], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "STOP_SECONDS", 0.3)

    async def visit(workers: Workers) -> None:
        await a_bot_moves(workers, table)
        process = workers.all[0].process
        assert process is not None
        endless.clear()
        asked = hint(workers, table)
        await until(lambda: len(endless) == 1)
        os.kill(process.pid, signal.SIGSTOP)
        await cancelled(asked)
        await until(lambda: bool(workers.free))
        assert process.poll() is not None
        await a_bot_moves(workers, table)

    with_workers(1, visit)


@pytest.mark.usefixtures("endless")
def test_a_hint_that_is_cancelled_leaves_the_line_at_once(table: Table) -> None:
    async def visit(workers: Workers) -> None:
        first = hint(workers, table, "a")
        others = [hint(workers, table, name) for name in "bbc"]
        await until(lambda: len(workers.advice) == 2)  # tables
        for one in others:
            await cancelled(one)
        assert len(workers.advice) == 0
        await cancelled(first)

    with_workers(1, visit)


def test_advice_that_finds_no_worker_is_given_up(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(pool, "ADVICE_PATIENCE", 0.05)

    async def visit(workers: Workers) -> None:
        worker = await workers.next_free("", workers.bots)
        with pytest.raises(BotFailed, match="no bot had time"):
            await hint(workers, table)
        assert len(workers.advice) == 0
        workers.take_back(worker)

    with_workers(1, visit)


def test_a_worker_that_starts_slowly_gets_more_time_at_each_try(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    """Or no bot would ever move on a machine that is slower than somebody thought."""
    monkeypatch.setattr(pool, "PATIENCE", 0.01)

    def ask_slowly(worker: Worker, question: bytes, seconds: float, given_up: Event) -> bytes:
        time.sleep(0.3)  # the process is still starting
        return b"[1]"

    monkeypatch.setattr(Worker, "ask", ask_slowly)

    async def visit(workers: Workers) -> None:
        workers.seconds = 0.0
        tries = 0
        moves: Sequence[int] = ()
        while not moves:
            tries += 1
            with suppress(BotFailed):
                moves = await workers.choose(table.game, table.live.view(0), 0, "plebeian")
        assert tries > 2
        assert workers.all[0].patience == pool.PATIENCE  # it is quick from then on

    with_workers(1, lambda workers: asyncio.wait_for(visit(workers), PATIENCE))


@pytest.mark.parametrize("fair", [True, False])
def test_a_worker_finds_the_chances_that_the_rules_find(tmp_path: Path, fair: bool) -> None:
    """Also with dice that were thrown anew after a rewind."""
    store = open_store(tmp_path / "store.db")
    table = laid(store, plan("me", "here", seed=None if fair else 1, options={"market": "long"}))
    play_at_random(table, dice(3), 6)
    table.propose_rewind(0, 2, 0.0)
    if table.proposal is not None:
        table.agree(1, 2, 0.0)
    assert table.live.ply == 2
    play_at_random(table, dice(4))
    store.close()

    async def visit(workers: Workers) -> None:
        course = await workers.course(table.live, "t1")
        assert course == course_of(table.live)
        looked = [
            await workers.look_back(table.live, ply, "t1")
            for _, ply in turning_points(table.live, course.turns, range(2))
        ]
        assert any(looked)

    with_workers(1, visit)
