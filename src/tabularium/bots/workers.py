"""Bots in processes of their own: they get the bytes of a view, have a time limit, and never hold up the table."""

from __future__ import annotations

import asyncio
import json
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from multiprocessing import get_context
from multiprocessing.connection import Connection
from multiprocessing.process import BaseProcess
from threading import Lock

from tabularium.bots import Bot
from tabularium.bots.levels import LEVELS
from tabularium.kernel.game import AnyGame, find_game
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.state import FULL, Box, View

START_SECONDS = 60.0  # a new process has its imports to do
PATIENCE = 3.0  # seconds more than its time, and no table waits longer for a worker, be it new or stopped
MOST_BOXES = 8


class BotFailed(Refusal):
    """The bot gave no answer in its time, or fell over."""


class BotProcess:
    """What runs in the worker: it knows nothing but the question."""

    def __init__(self) -> None:
        self.games: dict[str, AnyGame] = {}
        self.boxes: dict[tuple[str, str], Box] = {}
        self.bots: dict[tuple[str, str], Bot] = {}

    def answer(self, question: bytes) -> bytes:
        head, _, data = question.partition(b"\n")
        asked = json.loads(head)
        name, level, seat, table = asked["game"], asked["level"], asked["seat"], asked["box"]
        if name not in self.games:
            self.games[name] = find_game(name)
        game = self.games[name]
        key = (name, json.dumps(table))
        if key not in self.boxes:
            if len(self.boxes) >= MOST_BOXES:
                self.boxes.clear()
            self.boxes[key] = game.box if table is None else game.open_box(table)
        view = game.from_bytes(data, self.boxes[key])
        if view.viewer != seat or view.viewer == FULL:
            raise ValueError(f"a bot in seat {seat} was given the view of {view.viewer}")
        if (name, level) not in self.bots:
            self.bots[name, level] = LEVELS[level](game, secrets.randbits(60))
        return json.dumps(self.bots[name, level].choose(View(view), seat)).encode()


def work(line: Connection) -> None:
    """The life of a worker."""
    mind = BotProcess()
    while True:
        try:
            question = line.recv_bytes()
            try:
                reply = mind.answer(question)
            except Exception as wrong:
                reply = b"!" + repr(wrong).encode()
            line.send_bytes(reply)
        except (EOFError, OSError, KeyboardInterrupt):
            return  # the house is gone


class Worker:
    """One process and the line to it. It is asked in a thread, and may be ended from another."""

    def __init__(self) -> None:
        self.process: BaseProcess | None = None
        self.line: Connection | None = None
        self.fresh = True
        self.ended = False
        self.lock = Lock()

    def ask(self, question: bytes, seconds: float) -> bytes:
        """Blocks until the answer; a worker that takes too long is ended and replaced."""
        line = self.start()
        try:
            line.send_bytes(question)
            if not line.poll(seconds + (START_SECONDS if self.fresh else 0)):
                self.stop()
                raise BotFailed(f"the bot had no answer after {seconds:.0f} seconds")
            reply = line.recv_bytes()
        except (EOFError, OSError) as wrong:
            self.stop()
            raise BotFailed(f"the bot's process ended: {wrong!r}") from wrong
        self.fresh = False
        if reply.startswith(b"!"):
            raise BotFailed(f"the bot fell over: {reply[1:].decode()}")
        return reply

    def start(self) -> Connection:
        """The line to a living process."""
        with self.lock:
            if self.ended:
                raise BotFailed("the house is closing")
            if self.line is not None and self.process is not None and self.process.is_alive():
                return self.line
            context = get_context("spawn")
            line, theirs = context.Pipe()
            process = context.Process(target=work, args=(theirs,), daemon=True, name="tabularium-bot")
            process.start()
            theirs.close()
            self.process, self.line = process, line
            self.fresh = True
            return line

    def stop(self) -> None:
        with self.lock:
            if self.process is not None:
                self.process.kill()
                self.process.join()
            if self.line is not None:
                self.line.close()
            self.process = self.line = None

    def end(self) -> None:
        """Stop for good: a question that is on its way starts no other process."""
        self.ended = True
        self.stop()


class Workers:
    """A few workers that take questions in turn."""

    def __init__(self, count: int = 1, seconds: float = 5.0) -> None:
        self.seconds = seconds
        self.all = [Worker() for _ in range(count)]
        self.free: asyncio.Queue[Worker] = asyncio.Queue()
        for worker in self.all:
            self.free.put_nowait(worker)
        self.threads = ThreadPoolExecutor(count, "tabularium-bots")

    async def choose(self, game: AnyGame, view: View, seat: int, level: str, box: object = None) -> Sequence[int]:
        """What a bot of this level does in this seat; `box` is the content of a custom box."""
        asked = {"game": game.id, "level": level, "seat": seat, "box": box}
        question = json.dumps(asked).encode() + b"\n" + game.to_bytes(view)
        worker = await self.free.get()
        answer = self.threads.submit(worker.ask, question, self.seconds)
        loop = asyncio.get_running_loop()
        answer.add_done_callback(lambda _: self._come_back(loop, worker))
        try:
            reply = await asyncio.wait_for(asyncio.wrap_future(answer), self.seconds + PATIENCE)
        except TimeoutError:
            raise BotFailed(f"the bot's process did not answer in {self.seconds + PATIENCE:.0f} seconds") from None
        moves = json.loads(reply)
        if not isinstance(moves, list) or not moves or not all(isinstance(move, int) for move in moves):
            raise BotFailed(f"the bot answered with no moves: {reply[:80].decode()}")
        return moves

    def _come_back(self, loop: asyncio.AbstractEventLoop, worker: Worker) -> None:
        """A worker is free again when its question is answered or given up, not when nobody waits any more."""
        if not loop.is_closed():
            loop.call_soon_threadsafe(self.free.put_nowait, worker)

    def close(self) -> None:
        self.threads.shutdown(wait=False, cancel_futures=True)
        for worker in self.all:
            worker.end()
