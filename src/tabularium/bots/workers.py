"""Bots in processes of their own: they get the bytes of a view, have a time limit, and never hold up the table.

Where a compiled build of these sources lies ready they run on it, also when it is made while they are at work.
"""

from __future__ import annotations

import asyncio
import json
import os
import subprocess
import sys
from collections import deque
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from threading import Lock
from time import monotonic

from tabularium.bots.hint import Advice, from_plain
from tabularium.bots.mind import receive, send
from tabularium.kernel.game import AnyGame
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.state import View

START_SECONDS = 60.0  # a new process has its imports to do
PATIENCE = 6.0  # seconds more than its time, and no table waits longer for a worker, be it new or stopped
HINT_SIMULATIONS = 600  # about as many as a Consul makes
HINT_SECONDS = 30.0
LOOK_EVERY = 5.0  # seconds, for a compiled build
HERE = Path(__file__).parents[2]  # where this package lies
BUILT = HERE.parent / "build" / "fast"


class BotFailed(Refusal):
    """The bot gave no answer in its time, or fell over."""


def compiled_beside() -> Path | None:
    """The compiled build of these very sources, if there is one and it is newer than all of them."""
    mark = BUILT / "built"
    if HERE.name != "src" or not mark.exists():
        return None
    made = mark.stat().st_mtime
    newest = max(file.stat().st_mtime for kind in ("*.py", "*.toml") for file in HERE.rglob(kind))
    return BUILT / "site" if newest <= made else None


class Worker:
    """One process and the line to it. It is asked in a thread, and may be ended from another."""

    def __init__(self, home: Home | None = None) -> None:
        self.home = home or Home()
        self.process: subprocess.Popen[bytes] | None = None
        self.runs: Path = HERE
        self.fresh = True  # it has not answered yet
        self.ended = False
        self.lock = Lock()
        self.busy = Lock()  # while it is asked

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Blocks until the answer; a worker that takes too long is ended and replaced."""
        with self.busy:
            return self.answer(question, seconds)

    def answer(self, question: bytes, seconds: float) -> bytes:
        if self.process is not None and self.runs != self.home.path():
            self.stop()  # a faster build is ready
        try:
            process = self.start()
            assert process.stdin is not None
            send(process.stdin, question)
            reply = self.wait(process, seconds)
        except OSError as wrong:  # gone
            self.stop()
            raise BotFailed(f"the bot's process ended: {wrong!r}") from wrong
        if not reply:
            self.stop()
            raise BotFailed("the bot's process ended")
        self.fresh = False
        if reply.startswith(b"!"):
            raise BotFailed(f"the bot fell over: {reply[1:].decode()}")
        return reply

    def wait(self, process: subprocess.Popen[bytes], seconds: float) -> bytes:
        assert process.stdout is not None
        with DefaultSelector() as selector:
            selector.register(process.stdout, EVENT_READ)
            if not selector.select(seconds):
                self.stop()
                raise BotFailed(f"the bot had no answer after {seconds:.0f} seconds")
        return receive(process.stdout)

    def start(self) -> subprocess.Popen[bytes]:
        """A living process."""
        with self.lock:
            if self.ended:
                raise BotFailed("the house is closing")
            if self.process is not None and self.process.poll() is None:
                return self.process
            self.close_pipes(self.process)
            self.runs = self.home.path()
            paths = [str(self.runs), *(path for path in sys.path if path and path != str(HERE))]
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
            command = [sys.executable, "-m", "tabularium.bots.mind"]
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, env=environment
            )
            process = self.process
            self.fresh = True
        if self.wait(process, START_SECONDS) != b"ready":
            self.stop()
            raise BotFailed("the bot's process did not start")
        return process

    def kill(self) -> None:
        """From any thread: who waits for its answer wakes up, and clears away."""
        with self.lock:
            if self.process is not None:
                self.process.kill()

    def stop(self) -> None:
        with self.lock:
            process, self.process = self.process, None
            if process is not None:
                process.kill()
                process.wait()
                self.close_pipes(process)

    def close_pipes(self, process: subprocess.Popen[bytes] | None) -> None:
        """Of a process that has ended, by us or by somebody else."""
        for pipe in (process.stdin, process.stdout) if process is not None else ():
            if pipe is not None:
                pipe.close()

    def end(self) -> None:
        """Stop for good: a question that is on its way starts no other process, and whoever waits wakes up."""
        self.ended = True
        self.kill()
        with self.busy:
            self.stop()


class Home:
    """Where the rules lie that bots run on; looked up now and then, because a faster build may be made meanwhile."""

    def __init__(self) -> None:
        self.known: Path = HERE
        self.looked = -LOOK_EVERY
        self.lock = Lock()

    def path(self) -> Path:
        with self.lock:
            if monotonic() - self.looked >= LOOK_EVERY:
                self.looked = monotonic()
                self.known = compiled_beside() or HERE
            return self.known

    @property
    def compiled(self) -> bool:
        return self.path() != HERE


class Workers:
    """A few workers. Tables that wait for a bot take turns: one with many bots does not keep the others waiting."""

    def __init__(self, count: int = 1, seconds: float = 10.0) -> None:
        self.seconds = seconds
        self.home = Home()
        self.all = [Worker(self.home) for _ in range(count)]
        self.free = list(self.all)
        self.queues: dict[str, deque[asyncio.Future[Worker]]] = {}  # by table, the one that waits longest first
        self.threads = ThreadPoolExecutor(count, "tabularium-bots")

    async def choose(
        self, game: AnyGame, view: View, seat: int, level: str, box: object = None, table: str = ""
    ) -> Sequence[int]:
        """What a bot of this level does in this seat; `box` is the content of a custom box."""
        asked = {"ask": "moves", "game": game.id, "level": level, "seat": seat, "box": box, "table": table}
        reply = await self.ask(asked, game.pack(view), table, self.seconds)
        moves = json.loads(reply)
        if not isinstance(moves, list) or not moves or not all(isinstance(move, int) for move in moves):
            raise BotFailed(f"the bot answered with no moves: {reply[:80].decode()}")
        return moves

    async def hint(
        self, game: AnyGame, view: View, seat: int, seed: int, box: object = None, table: str = "", most: int = 3
    ) -> list[Advice]:
        """What a bot advises from this view, best first."""
        asked = {"ask": "hint", "game": game.id, "level": "", "seat": seat, "box": box, "table": table}
        asked |= {"seed": seed, "simulations": HINT_SIMULATIONS, "most": most}
        return from_plain(json.loads(await self.ask(asked, game.pack(view), table, HINT_SECONDS)))

    async def ask(self, asked: Mapping[str, object], view: bytes, table: str, seconds: float) -> bytes:
        worker = await self.next_free(table)
        question = json.dumps({**asked, "waiting": len(self.queues)}).encode() + b"\n" + view
        answer = self.threads.submit(worker.ask, question, seconds)
        loop = asyncio.get_running_loop()
        answer.add_done_callback(lambda _: self._come_back(loop, worker))
        try:
            async with asyncio.timeout(seconds + PATIENCE):  # (wait_for may swallow that whoever waits is cancelled)
                return await asyncio.wrap_future(answer)
        except TimeoutError:
            worker.kill()  # it is stuck, be it in its start: the next question finds a new one
            raise BotFailed(f"the bot's process did not answer in {seconds + PATIENCE:.0f} seconds") from None

    def _come_back(self, loop: asyncio.AbstractEventLoop, worker: Worker) -> None:
        """A worker is free again when its question is answered or given up, not when nobody waits any more."""
        if not loop.is_closed():
            loop.call_soon_threadsafe(self.hand_on, worker)

    async def next_free(self, table: str) -> Worker:
        if self.free:
            return self.free.pop()
        mine: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(table, deque()).append(mine)
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.done() and not mine.cancelled():
                self.hand_on(mine.result())
            raise

    def hand_on(self, worker: Worker) -> None:
        """To the table whose turn it is, which then goes to the end of the line."""
        while self.queues:
            table = next(iter(self.queues))
            queue = self.queues.pop(table)
            waiting = queue.popleft()
            if queue:
                self.queues[table] = queue
            if not waiting.done():
                waiting.set_result(worker)
                return
        self.free.append(worker)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.all:
            worker.end()
