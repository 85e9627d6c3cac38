"""Where the CPU time of a server goes: a server process that looks every few milliseconds at what it is doing.

Started as a module it serves as `tabularium` does; from one SIGUSR1 to the next it counts, and then writes down what it
found. A share is found by the innermost function that `SHARES` names, so that what many use counts for those who ask.
"""

from __future__ import annotations

import asyncio
import json
import os
import runpy
import signal
import sys
import tempfile
from collections import Counter
from dataclasses import dataclass
from pathlib import Path
from time import sleep
from types import CodeType, FrameType
from typing import Final

from tabularium.arena.web_load import WARM_SECONDS, Load, fixed_work, many_tables, started

EVERY: Final = 0.002  # seconds of CPU time between two looks
TABLES: Final = 20
LEFT: Final = "sockets, loop, writer"  # what no row names
SHARES: Final[tuple[tuple[str, str], ...]] = (  # a function of a file, or all of a file or folder: the first that fits
    ("web/sections.py:sections section", "HTML of sections"),
    ("web/markup.py", "HTML of sections"),
    ("web/pieces.py", "HTML of sections"),
    ("web/table_html.py", "HTML of sections"),
    ("web/pictures.py:touch_lines gesture_lines greyed_lines label_of reach form_line", "what can be touched"),
    ("kernel/presentation.py:gestures", "what can be touched"),
    ("web/pictures.py", "lines of pictures"),
    ("web/shapes.py", "lines of pictures"),
    ("kernel/presentation.py:picture", "drawing"),
    ("kernel/presentation.py:page listed tray", "words, offers, scores"),
    ("web/scene.py:ready_answers groups_of sheet_of panels_of sitters_of", "words, offers, scores"),
    ("web/frames.py", "shows of frames"),
    ("web/live.py:shots is_plain", "shows of frames"),
    ("web/live.py:message news", "message: comparing, JSON"),
    ("web/sections.py", "message: comparing, JSON"),
    ("web/scene.py", "rest of the scene, log"),
    ("kernel/presentation.py", "rest of the scene, log"),
    ("tables/table.py:look", "rest of the scene, log"),
    ("tables/", "rules, journal"),
    ("kernel/play.py", "rules, journal"),
    ("kernel/live.py", "rules, journal"),
    ("websockets/", LEFT),
    ("starlette/websockets.py", LEFT),
    ("protocols/websockets/", LEFT),
    ("h11/", "HTTP: parsing, routing, answering"),
    ("uvicorn/protocols/http/", "HTTP: parsing, routing, answering"),
    ("starlette/", "HTTP: parsing, routing, answering"),
    ("fastapi/", "HTTP: parsing, routing, answering"),
    ("tabularium/web/", "HTTP: parsing, routing, answering"),
)
ROWS: Final = (*dict.fromkeys(row for _, row in SHARES if row != LEFT), LEFT)


def row_of(file: str, function: str) -> str:
    """The row of the table that a function counts for, or ""."""
    for place, row in SHARES:
        path, _, functions = place.partition(":")
        if f"/{path}" in file and (not functions or function in functions.split()):
            return row
    return ""


class Sampler:
    """Counts what the main thread of this process does."""

    def __init__(self) -> None:
        self.counts: Counter[str] = Counter()
        self._rows: dict[CodeType, str] = {}

    def look(self, _: int, frame: FrameType | None) -> None:
        while frame is not None:
            code = frame.f_code
            row = self._rows.get(code)
            if row is None:
                row = self._rows[code] = row_of(code.co_filename, code.co_name)
            if row:
                self.counts[row] += 1
                return
            frame = frame.f_back
        self.counts[LEFT] += 1


def serve(found: str, *command: str) -> None:
    """Serve, and write what was found to this file."""
    sampler = Sampler()

    def turn(*_: object) -> None:
        if signal.getitimer(signal.ITIMER_PROF) == (0.0, 0.0):
            signal.setitimer(signal.ITIMER_PROF, EVERY, EVERY)
        else:
            signal.setitimer(signal.ITIMER_PROF, 0.0)
            whole = Path(f"{found}.new")
            whole.write_text(json.dumps(sampler.counts), encoding="utf-8")
            whole.rename(found)

    signal.signal(signal.SIGPROF, sampler.look)
    signal.signal(signal.SIGUSR1, turn)
    sys.argv[1:] = command
    runpy.run_module("tabularium", run_name="__main__")


@dataclass(frozen=True)
class Profile:
    """Where the CPU time of a move of one game goes, in the middle of it."""

    game: str
    load: Load
    samples: dict[str, int]

    @property
    def column(self) -> list[str]:
        """Percent of each row; and in milliseconds, the CPU time of a move, that of who plays, and the fixed work."""
        whole, moves = max(1, sum(self.samples.values())), max(1, self.load.moves)
        shares = [f"{100 * self.samples.get(row, 0) / whole:.0f}" for row in ROWS]
        return [*shares, *(f"{1000 * time:.1f}" for time in (self.load.cpu / moves, self.load.own / moves)),
                f"{1000 * self.load.fixed:.0f}"]  # fmt: skip


def profiled(game: str, seconds: float, first_moves: float, pace: float) -> Profile:
    """Play tables of one game, and look at the server from their second minute on."""
    with tempfile.TemporaryDirectory() as folder:
        found = Path(folder) / "samples.json"
        with started(f"{folder}/store.db", module=("tabularium.arena.web_profile", str(found))) as (port, _, server):
            asyncio.run(many_tables(port, game, 1, WARM_SECONDS))
            fixed = fixed_work()
            load = asyncio.run(
                many_tables(
                    port, game, TABLES, seconds, server, first_moves, pace, lambda: os.kill(server, signal.SIGUSR1)
                )
            )
            load.fixed = fixed
            while not found.exists():  # it is written when the server comes to it
                sleep(0.05)
            samples = json.loads(found.read_text(encoding="utf-8"))
    return Profile(game, load, samples)


def table_of(profiles: list[Profile]) -> str:
    """All of it, a column for each game."""
    titles = [*ROWS, "CPU of a move, ms", "the same of who plays, ms", "the fixed work, ms"]
    rows = [["", *(one.game for one in profiles)], ["---"] * (len(profiles) + 1)]
    rows.extend([title, *cells] for title, *cells in zip(titles, *(one.column for one in profiles), strict=True))
    return "\n".join(f"| {' | '.join(row)} |" for row in rows)


if __name__ == "__main__":
    serve(*sys.argv[1:])
