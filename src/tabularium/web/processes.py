"""Several processes on one port of this machine, all on one store: they are started and ended together, and another one
is started for any that dies."""

from __future__ import annotations

import logging
import multiprocessing
import os
import signal
import socket
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import wait
from multiprocessing.context import SpawnProcess
from pathlib import Path

from tabularium.web.metrics import Place

LOOK_SECONDS = 0.5
DRAIN_SECONDS = 20.0  # for a process to end what it has begun
TOO_SOON = 5.0  # a process that has lived no longer is not replaced at once
PAUSE = 2.0

Serve = Callable[[socket.socket, Place], None]

log = logging.getLogger("tabularium")


@dataclass
class Member:
    process: SpawnProcess
    begun: float = field(default_factory=time.monotonic)


class Crew:
    """The processes of one server, by number."""

    def __init__(self, serve: Serve, listening: socket.socket, folder: Path) -> None:
        self.serve, self.listening, self.folder = serve, listening, folder
        self.members: dict[int, Member] = {}

    def start(self, number: int) -> None:
        context = multiprocessing.get_context("spawn")
        given = (self.serve, self.listening, Place(number, self.folder))
        process = context.Process(target=work, args=given, name=f"tabularium {number}")
        process.start()
        self.members[number] = Member(process)

    def look_after(self) -> None:
        """Start another one for each that has died."""
        wait([member.process.sentinel for member in self.members.values()], LOOK_SECONDS)
        for number, member in self.members.items():
            if member.process.exitcode is not None:
                log.error("process %d has ended (%s): another one is started", number, member.process.exitcode)
                if time.monotonic() - member.begun < TOO_SOON:
                    time.sleep(PAUSE)
                self.start(number)

    def end(self) -> None:
        processes = [member.process for member in self.members.values()]
        for process in processes:
            process.terminate()
        until = time.monotonic() + DRAIN_SECONDS
        for process in processes:
            process.join(max(0.0, until - time.monotonic()))
            if process.exitcode is None:
                process.kill()
                process.join()


def serve_together(serve: Serve, listening: socket.socket, processes: int) -> None:
    """Until SIGTERM or Ctrl-C."""
    ended = threading.Event()
    for sign in (signal.SIGTERM, signal.SIGINT):
        signal.signal(sign, lambda *_: ended.set())
    with tempfile.TemporaryDirectory(prefix="tabularium-") as folder:
        crew = Crew(serve, listening, Path(folder))
        try:
            for number in range(1, processes + 1):
                crew.start(number)
            while not ended.is_set():
                crew.look_after()
        finally:
            crew.end()


def work(serve: Serve, listening: socket.socket, place: Place) -> None:
    """One of the processes."""
    for sign in (signal.SIGTERM, signal.SIGINT):  # until the server has its own, and after it has ended
        signal.signal(sign, lambda *_: sys.exit(0))
    threading.Thread(target=end_with_parent, daemon=True).start()
    serve(listening, place)


def end_with_parent() -> None:
    """Whoever started this process may be killed: nobody would look after it then."""
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        with suppress(ProcessLookupError):
            os.kill(os.getpid(), signal.SIGTERM)
