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
from contextlib import suppress
from pathlib import Path
from selectors import EVENT_READ, DefaultSelector
from threading import Event, Lock
from time import monotonic
from typing import Any

from tabularium.bots.analysis import Course, course_from_plain, history_to_plain
from tabularium.bots.hint import Advice, Hint, advice_from_plain, hint_from_plain
from tabularium.bots.worker_process import STOP, STOPPED, receive, send
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.state import View

START_SECONDS = 60.0  # a new process has its imports to do
PATIENCE = 6.0  # seconds more than its time, and no table waits longer for a worker, be it new or stopped
HINT_SIMULATIONS = 600  # about as many as a Consul makes
THOUGHT_SECONDS = 1.9  # of a hint: whoever asks at a table waits for it
HINT_SECONDS = 30.0  # until a hint is given up
LOOK_SECONDS = 8.0  # of thought about one turn of a finished game
COURSE_SECONDS = 120.0  # to play a finished game again
ADVICE_PATIENCE = 300.0  # seconds until advice is given up that finds no worker, or loses it to bots again and again
LISTEN_EVERY = 0.1  # seconds between two looks whether anybody still waits for an answer
STOP_SECONDS = 0.3  # for a search to stop by itself; then its process is ended
LOOK_EVERY = 5.0  # seconds, for a compiled build
HERE = Path(__file__).parents[2]  # where this package lies
BUILT = HERE.parent / "build" / "fast"


class BotFailed(Refusal):
    """The bot gave no answer in its time, or fell over."""


class BotStopped(BotFailed):
    """The question was given up before it was answered."""


def find_compiled_build() -> Path | None:
    """The compiled build of these very sources, if there is one and it is newer than all of them."""
    mark = BUILT / "built"
    if HERE.name != "src" or not mark.exists():
        return None
    made = mark.stat().st_mtime
    newest = max(file.stat().st_mtime for kind in ("*.py", "*.toml") for file in HERE.rglob(kind))
    return BUILT / "site" if newest <= made else None


class Worker:
    """One process and the line to it. It is asked in a thread, and may be ended from another."""

    def __init__(self, home: BuildFolder | None = None) -> None:
        self.home = home or BuildFolder()
        self.process: subprocess.Popen[bytes] | None = None
        self.runs: Path = HERE
        self.fresh = True  # it has not answered yet
        self.patience = PATIENCE  # seconds that it may take besides, twice as many each time it was too slow
        self.ended = False
        self.lock = Lock()
        self.busy = Lock()  # while it is asked

    def ask(self, question: bytes, seconds: float, given_up: Event | None = None) -> bytes:
        """Blocks until the answer; a worker that takes too long is ended and replaced. When the question is `given_up`,
        the worker stops thinking about it."""
        with self.busy:
            return self.answer(question, seconds, given_up or Event())

    def answer(self, question: bytes, seconds: float, given_up: Event) -> bytes:
        if self.process is not None and self.runs != self.home.path():
            self.stop()  # a faster build is ready
        try:
            process = self.start()
            if given_up.is_set():
                raise BotStopped("nobody waits for the bot any more")
            assert process.stdin is not None
            send(process.stdin, question)
            reply = self.wait(process, seconds, given_up)
        except OSError as wrong:  # gone
            self.stop()
            raise BotFailed(f"the bot's process ended: {wrong!r}") from wrong
        if not reply:
            self.stop()
            raise BotFailed("the bot's process ended")
        self.fresh = False
        if reply == STOPPED:
            raise BotStopped("nobody waits for the bot any more")
        if reply.startswith(b"!"):
            raise BotFailed(f"the bot fell over: {reply[1:].decode()}")
        return reply

    def wait(self, process: subprocess.Popen[bytes], seconds: float, given_up: Event) -> bytes:
        assert process.stdin is not None
        assert process.stdout is not None
        until, told = monotonic() + seconds, False
        with DefaultSelector() as selector:
            selector.register(process.stdout, EVENT_READ)
            while not selector.select(max(0.0, min(LISTEN_EVERY, until - monotonic()))):
                if monotonic() >= until:
                    self.stop()
                    if told:
                        raise BotStopped("the bot did not stop by itself")
                    raise BotFailed(f"the bot had no answer after {seconds:.0f} seconds")
                if given_up.is_set() and not told:
                    send(process.stdin, STOP)
                    until, told = monotonic() + STOP_SECONDS, True
        return receive(process.stdout)

    def start(self) -> subprocess.Popen[bytes]:
        """A living process."""
        with self.lock:
            if self.ended:
                raise BotFailed("the server is stopping")
            if self.process is not None and self.process.poll() is None:
                return self.process
            self.close_pipes(self.process)
            self.runs = self.home.path()
            paths = [str(self.runs), *(path for path in sys.path if path and path != str(HERE))]
            environment = {**os.environ, "PYTHONPATH": os.pathsep.join(paths)}
            command = [sys.executable, "-m", "tabularium.bots.worker_process"]
            self.process = subprocess.Popen(
                command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, env=environment
            )
            process = self.process
            self.fresh = True
        if self.wait(process, START_SECONDS, Event()) != b"ready":
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


class BuildFolder:
    """Where the rules lie that bots run on; looked up now and then, because a faster build may be made meanwhile."""

    def __init__(self) -> None:
        self.known: Path = HERE
        self.looked = -LOOK_EVERY
        self.lock = Lock()

    def path(self) -> Path:
        with self.lock:
            if monotonic() - self.looked >= LOOK_EVERY:
                self.looked = monotonic()
                self.known = find_compiled_build() or HERE
            return self.known

    @property
    def compiled(self) -> bool:
        return self.path() != HERE


class TableQueue:
    """Those who wait for a worker. Tables take turns: one with many bots does not keep the others waiting."""

    def __init__(self) -> None:
        self.queues: dict[str, deque[asyncio.Future[Worker]]] = {}  # by table, the one that waits longest first

    def __len__(self) -> int:
        """How many tables wait."""
        return len(self.queues)

    def join(self, table: str) -> asyncio.Future[Worker]:
        waiting: asyncio.Future[Worker] = asyncio.get_running_loop().create_future()
        self.queues.setdefault(table, deque()).append(waiting)
        return waiting

    def leave(self, table: str, waiting: asyncio.Future[Worker]) -> None:
        queue = self.queues.get(table, deque())
        if waiting in queue:
            queue.remove(waiting)
            if not queue:
                del self.queues[table]

    def next(self) -> asyncio.Future[Worker] | None:
        """The one whose turn it is; its table goes to the end of the line."""
        while self.queues:
            table = next(iter(self.queues))
            queue = self.queues.pop(table)
            waiting = queue.popleft()
            if queue:
                self.queues[table] = queue
            if not waiting.done():  # else it was cancelled just now
                return waiting
        return None


class Workers:
    """A few workers, for bots that play and for advice: hints and analyses. Advice never holds the last of several
    workers; where there is only one, advice is stopped when a bot waits for it, and asked for again later."""

    def __init__(self, count: int = 1, seconds: float = 10.0) -> None:
        self.seconds = seconds
        self.home = BuildFolder()
        self.all = [Worker(self.home) for _ in range(count)]
        self.free = list(self.all)
        self.bots, self.advice = TableQueue(), TableQueue()
        self.advising: dict[Worker, Event] = {}  # the workers that advise, each with what gives its question up
        self.most_advising = max(1, count - 1)
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

    async def hint(self, game: AnyGame, view: View, seat: int, seed: int, box: object = None, table: str = "") -> Hint:
        """What a bot advises from this view."""
        asked = {"ask": "hint", "game": game.id, "seat": seat, "box": box, "seed": seed}
        asked |= {"simulations": HINT_SIMULATIONS, "seconds": THOUGHT_SECONDS}
        return hint_from_plain(await self.ask_advice(asked, game.pack(view), table, HINT_SECONDS))

    async def course(self, live: Live, table: str) -> Course:
        """What `course_of` finds in a finished game."""
        return course_from_plain(await self.ask_advice(about(live, "course"), b"", table, COURSE_SECONDS))

    async def look_back(self, live: Live, ply: int, table: str) -> Advice | None:
        """A better turn than one that was played in a finished game, from what its seat could see then."""
        asked = about(live, "look back") | {"ply": ply}
        asked |= {"simulations": HINT_SIMULATIONS, "seconds": LOOK_SECONDS}
        found = await self.ask_advice(asked, b"", table, HINT_SECONDS)
        return found and advice_from_plain(found)

    async def ask_advice(self, asked: Mapping[str, object], view: bytes, table: str, seconds: float) -> Any:
        """Ask until there is an answer: a worker that a bot needs more is asked again when it is free."""
        try:
            async with asyncio.timeout(ADVICE_PATIENCE):
                while True:
                    with suppress(BotStopped):
                        return json.loads(await self.ask(asked, view, table, seconds, self.advice))
        except TimeoutError:
            raise BotFailed(f"no bot had time to advise in {ADVICE_PATIENCE:.0f} seconds") from None

    async def ask(
        self, asked: Mapping[str, object], view: bytes, table: str, seconds: float, line: TableQueue | None = None
    ) -> bytes:
        """The answer of the next worker that is free for those in this line, usually that of the bots."""
        worker = await self.next_free(table, self.bots if line is None else line)
        given_up = self.advising.get(worker, Event())
        question = json.dumps({**asked, "waiting": len(self.bots)}).encode() + b"\n" + view
        answer = self.threads.submit(worker.ask, question, seconds, given_up)
        loop = asyncio.get_running_loop()
        answer.add_done_callback(lambda _: self._come_back(loop, worker))
        try:
            # (wait_for may swallow that whoever waits is cancelled)
            async with asyncio.timeout(seconds + worker.patience):
                reply = await asyncio.wrap_future(answer)
        except TimeoutError:
            worker.kill()  # it is stuck, be it in its start: the next question finds a new one
            waited = seconds + worker.patience
            worker.patience = min(2 * worker.patience, START_SECONDS)  # or a slow machine would never see one start
            raise BotFailed(f"the bot's process did not answer in {waited:.0f} seconds") from None
        else:
            worker.patience = PATIENCE
            return reply
        finally:
            given_up.set()

    def _come_back(self, loop: asyncio.AbstractEventLoop, worker: Worker) -> None:
        """A worker is free again when its question is answered or given up, not when nobody waits any more."""
        if not loop.is_closed():
            loop.call_soon_threadsafe(self.take_back, worker)

    async def next_free(self, table: str, line: TableQueue) -> Worker:
        mine = line.join(table)
        self.assign_workers()
        try:
            return await mine
        except asyncio.CancelledError:
            if mine.cancelled():
                line.leave(table, mine)
            else:
                self.take_back(mine.result())
            raise

    def take_back(self, worker: Worker) -> None:
        self.advising.pop(worker, None)
        self.free.append(worker)
        self.assign_workers()

    def assign_workers(self) -> None:
        """Give the free workers to those who wait, first to bots."""
        while self.free and (bot := self.bots.next()) is not None:
            bot.set_result(self.free.pop())
        while self.free and len(self.advising) < self.most_advising and (adviser := self.advice.next()) is not None:
            worker = self.free.pop()
            self.advising[worker] = Event()
            adviser.set_result(worker)
        if self.bots and len(self.advising) == len(self.all):
            for given_up in self.advising.values():
                given_up.set()

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.all:
            worker.end()


def about(live: Live, ask: str) -> dict[str, Any]:
    """A question about a finished game."""
    played, box = history_to_plain(live), live.acta.box_content
    return {"ask": ask, "game": live.game.id, "seat": 0, "box": box, "played": played}
