"""`/metrics`: figures of the server in the text form of Prometheus, for the addresses that its administrator names.

Where several processes share a port each leaves its figures in a folder now and then, and whichever is asked tells all.
"""

from __future__ import annotations

import asyncio
import json
import os
from collections.abc import Iterator
from contextlib import suppress
from dataclasses import dataclass
from itertools import accumulate
from pathlib import Path

from fastapi import APIRouter, Request
from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, Response

from tabularium.tables.registry import Registry
from tabularium.tables.tally import BOUNDS
from tabularium.web.answers import client_of
from tabularium.web.connections import Gate, Networks, is_in

KIND = "text/plain; version=0.0.4; charset=utf-8"
NOTE_EVERY = 5.0  # seconds
WHAT: dict[str, tuple[str, str]] = {
    "tables_open": ("gauge", "Tables in memory."),
    "tables_looked_at": ("gauge", "Tables that a page shows."),
    "pages": ("gauge", "Pages that show a table."),
    "connections": ("gauge", "Connections of visitors."),
    "database_connections": ("gauge", "Connections to PostgreSQL."),
    "bots_waiting": ("gauge", "Seats whose bot is due."),
    "moves_total": ("counter", "Moves on disk."),
    "move_seconds": ("histogram", "From when a move came until it was on disk and told."),
    "conflicts_total": ("counter", "Changes that were judged again because another process was faster."),
    "catch_ups_total": ("counter", "Open tables that were brought up to what another process did."),
    "wake_ups_told_total": ("counter", "Hints to other processes."),
    "wake_ups_heard_total": ("counter", "Hints of other processes."),
    "thoughts_total": ("counter", "Answers of bots."),
    "thoughts_in_vain_total": ("counter", "Answers of bots to what was not asked any more."),
}
Sample = tuple[str, str, float]  # of which figure, with which ending and label, its value


@dataclass(frozen=True)
class Place:
    """One of several processes that share a port."""

    number: int = 0
    folder: Path | None = None


class Metrics:
    def __init__(self, registry: Registry, allowed: Networks, gate: Gate | None = None, place: Place | None = None):
        self.registry, self.allowed, self.gate = registry, allowed, gate
        self.place = place or Place()

    def routes(self) -> APIRouter:
        routes = APIRouter(include_in_schema=False)
        routes.add_api_route("/metrics", self.answer)
        return routes

    async def answer(self, asked: Request) -> Response:
        if not is_in(client_of(asked), self.allowed):
            raise HTTPException(404)
        return PlainTextResponse(in_words({**self.of_others(), self.place.number: [*self.samples()]}), media_type=KIND)

    def samples(self) -> Iterator[Sample]:
        registry, tally, watching = self.registry, self.registry.tally, self.registry.watching
        shown = watching.tables()
        yield "tables_open", "", len(registry.tables)
        yield "tables_looked_at", "", len(shown)
        yield "pages", "", sum(len(watching.at(table_id)) for table_id in shown)
        yield "connections", "", self.gate.inside if self.gate is not None else 0
        yield "database_connections", "", registry.store.connections()
        yield "bots_waiting", "", len(registry.autoplay.running)
        yield "moves_total", "", tally.moves
        for bound, count in zip((*BOUNDS, "+Inf"), accumulate(tally.times), strict=True):
            yield "move_seconds", f'_bucket le="{bound}"', count
        yield "move_seconds", "_sum", round(tally.seconds, 6)
        yield "move_seconds", "_count", tally.moves
        yield "conflicts_total", "", tally.conflicts
        yield "catch_ups_total", "", tally.catch_ups
        yield "wake_ups_told_total", "", tally.told
        yield "wake_ups_heard_total", "", tally.heard
        yield "thoughts_total", "", tally.thoughts
        yield "thoughts_in_vain_total", "", tally.in_vain

    # -- several processes ---------------------------------------------------------------------------

    async def note(self) -> None:
        """Leave the figures of this process for the others, again and again."""
        while self.place.folder is not None:
            fresh = self.place.folder / f"{self.place.number}.new"
            fresh.write_text(json.dumps([*self.samples()]), encoding="utf-8")
            os.replace(fresh, self.place.folder / f"{self.place.number}.json")
            await asyncio.sleep(NOTE_EVERY)

    def of_others(self) -> dict[int, list[Sample]]:
        found: dict[int, list[Sample]] = {}
        for file in sorted(self.place.folder.glob("*.json")) if self.place.folder is not None else ():
            with suppress(FileNotFoundError):
                found[int(file.stem)] = [(name, label, value) for name, label, value in json.loads(file.read_text())]
        return found


def in_words(found: dict[int, list[Sample]]) -> str:
    """The figures of all processes, by what they are."""
    lines = []
    for what, (kind, says) in WHAT.items():
        lines += [f"# HELP tabularium_{what} {says}", f"# TYPE tabularium_{what} {kind}"]
        for number, samples in sorted(found.items()):
            for name, more, value in samples:
                if name == what:
                    ending, _, label = more.partition(" ")
                    labels = ",".join(filter(None, (f'process="{number}"' if number else "", label)))
                    lines.append(f"tabularium_{what}{ending}{f'{{{labels}}}' if labels else ''} {value:.15g}")
    return "\n".join([*lines, ""])
