"""What runs in a bot's process: questions come in on one end of a pipe, answers go out on the other. It knows nothing
but the question."""

from __future__ import annotations

import json
import os
import secrets
import sys
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from io import FileIO
from select import select
from typing import IO, Any, TypeVar

from tabularium.bots import Bot
from tabularium.bots.analysis import course_of, history_from_plain, look_back
from tabularium.bots.hint import advice_to_plain, hint, hint_to_plain
from tabularium.bots.levels import make_bot
from tabularium.bots.thinking import ThinkingBot
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.live import MoveHistory
from tabularium.kernel.state import FULL, Box, View

NICENESS = 5
ADVICE_NICENESS = 10  # more than that for hints and analyses: a table that waits for its bot comes first
MEMORY = 1 << 30  # bytes that a process may take
MOST_BOTS = 200  # that keep their thoughts; the one asked longest ago forgets
MOST_BOXES = 8
LENGTH = 4  # bytes that say how long a message is
STOP = b"stop"  # instead of a question: nobody waits for the answer to the last one any more
STOPPED = b"stopped"  # the answer to a question that was given up


T = TypeVar("T")


class Stopped(Exception):
    """Nobody waits for the answer any more."""


class BotServer:
    """Bots by table, seat and level, so that a bot may go on with what it thought before."""

    def __init__(self) -> None:
        self.games: dict[str, AnyGame] = shelf()
        self.boxes: dict[tuple[str, str], Box] = {}
        self.bots: dict[tuple[str, str, int, str], Bot] = {}

    def answer(self, question: bytes, check: Callable[[], None] | None = None) -> bytes:
        """The answer as JSON. `check` is called again and again in a long search, and may raise to stop it."""
        head, _, data = question.partition(b"\n")
        asked = json.loads(head)
        game, seat = self.games[asked["game"]], asked["seat"]
        box = self.box(game, asked["box"])
        if "played" in asked:
            return self.looked_back(asked, history_from_plain(asked["played"], game, box), check)
        view = View(game.unpack(data, box))
        if view.viewer != seat or view.viewer == FULL:
            raise ValueError(f"a bot in seat {seat} was given the view of {view.viewer}")
        if asked["ask"] == "hint":
            return advised(game, view, asked, check)
        bot = self.bot(game, asked["table"], seat, asked["level"])
        if isinstance(bot, ThinkingBot):
            bot.waiting = asked["waiting"]
        return json.dumps(bot.choose(view, seat)).encode()

    def looked_back(self, asked: dict[str, Any], history: MoveHistory, check: Callable[[], None] | None) -> bytes:
        """About a finished game: its course, or a better turn than one that was played."""
        if asked["ask"] == "course":
            return json.dumps(at_low_priority(lambda: course_of(history, check).plain())).encode()
        ply, simulations, seconds = asked["ply"], asked["simulations"], asked["seconds"]
        found = at_low_priority(lambda: look_back(history, ply, simulations, check, seconds))
        return json.dumps(found and advice_to_plain(found)).encode()

    def box(self, game: AnyGame, content: Any) -> Box:
        key = (game.id, json.dumps(content))
        if key not in self.boxes:
            if len(self.boxes) >= MOST_BOXES:
                self.boxes.clear()
            self.boxes[key] = game.box if content is None else game.open_box(content)
        return self.boxes[key]

    def bot(self, game: AnyGame, table: str, seat: int, level: str) -> Bot:
        who = (game.id, table, seat, level)
        bot = self.bots.pop(who, None) or make_bot(game, level, secrets.randbits(60))
        self.bots[who] = bot
        if len(self.bots) > MOST_BOTS:
            del self.bots[next(iter(self.bots))]
        return bot


def advised(game: AnyGame, view: View, asked: dict[str, Any], check: Callable[[], None] | None) -> bytes:
    seat, seed, simulations, seconds = asked["seat"], asked["seed"], asked["simulations"], asked["seconds"]
    found = at_low_priority(lambda: hint(game, view, seat, seed, simulations, check=check, seconds=seconds))
    return json.dumps(hint_to_plain(found)).encode()


def at_low_priority(work: Callable[[], T]) -> T:
    """Work in a thread that is nicer than this process. Linux gives each thread a niceness of its own; a process could
    not take it back when the next question is a bot's."""
    if sys.platform != "linux":
        return work()
    with ThreadPoolExecutor(1, initializer=os.nice, initargs=(ADVICE_NICENESS,)) as thread:
        return thread.submit(work).result()


def send(pipe: IO[bytes], message: bytes) -> None:
    pipe.write(len(message).to_bytes(LENGTH, "big") + message)
    pipe.flush()


def receive(pipe: IO[bytes]) -> bytes:
    """The next message, or nothing when the other end is gone."""
    head = read(pipe, LENGTH)
    return read(pipe, int.from_bytes(head, "big")) if len(head) == LENGTH else b""


def read(pipe: IO[bytes], length: int) -> bytes:
    """So many bytes, in as many pieces as they come in; fewer when the other end is gone."""
    found = b""
    while len(found) < length:
        more = pipe.read(length - len(found))
        if not more:
            break
        found += more
    return found


def lower_priority() -> None:
    """People come first, and no bot may eat the machine."""
    os.nice(NICENESS)
    if sys.platform == "linux":
        import resource

        resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))


def main() -> None:
    """The life of a worker: it gets ready at once, and is modest from then on."""
    mind = BotServer()
    questions = FileIO(sys.stdin.fileno(), closefd=False)  # without a buffer, which would hide a STOP from `check`
    send(sys.stdout.buffer, b"ready")
    lower_priority()

    def check() -> None:
        if select([questions], [], [], 0)[0]:  # nothing but STOP comes before the answer, or the end of the server
            raise Stopped

    while question := receive(questions):
        if question == STOP:  # heard already, or too late
            continue
        try:
            reply = mind.answer(question, check)
        except Stopped:
            reply = STOPPED
        except Exception as wrong:
            reply = b"!" + repr(wrong).encode()
        send(sys.stdout.buffer, reply)


if __name__ == "__main__":
    try:
        main()
    except BrokenPipeError:  # the server is gone, and nobody is left to tell
        os._exit(0)  # without a last look at the pipe, which would complain too
