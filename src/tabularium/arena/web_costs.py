"""What pages cost to make, in CPU time: drawing, opening a stored table, starting with many, holding many."""

from __future__ import annotations

import asyncio
import gc
import random
import statistics
import tempfile
import tracemalloc
from pathlib import Path
from time import process_time

from tabularium.arena.web_load import cpu_of_children, percentile, started
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.moves import READY
from tabularium.kernel.play import legal, next_seat, play
from tabularium.tables.engines import open_store
from tabularium.tables.laying import SeatPlan, TablePlan, lay
from tabularium.tables.opening import open_table
from tabularium.tables.registry import Registry
from tabularium.tables.table import Table
from tabularium.tables.tokens import hashed
from tabularium.web.answers import Answers
from tabularium.web.guard import UNLIMITED, Buckets
from tabularium.web.live import message
from tabularium.web.pictures import picture_lines
from tabularium.web.scene import Scene
from tabularium.web.sections import Sections, picture_json, what_is_new
from tabularium.web.visitor import Visitor


def rendering(game: AnyGame, moves: int = 60) -> dict[str, object]:
    """Time and size of a table page's update, at moments of a random game: as the first seat gets it, without a show of
    how it came about."""
    rng = random.Random(1)
    seats = max(game.player_counts)
    with tempfile.TemporaryDirectory() as folder:
        registry = Registry(open_store(Path(folder) / "store.db"))
        answers = Answers(registry, UNLIMITED, Buckets())
        me = Visitor("x" * 32, False, "en", "auto", "", "0")
        plan = TablePlan(game, [SeatPlan("me"), *[SeatPlan("open")] * (seats - 1)], seed=1)
        table = lay("bench", plan, hashed(me.token), 0.0)
        seconds: list[float] = []
        pages: list[int] = []
        updates: list[int] = []
        drawn = Drawings(answers)
        before: Scene | None = None
        has: Sections = {}
        for _ in range(moves):
            s = table.live.state
            seat = next_seat(s)
            if seat < 0:
                break
            drawn.look(table)
            start = process_time()
            now, made = answers.scene(table, me, "")
            text = message(has, made, before, now)
            seconds.append(process_time() - start)
            pages.append(sum(len(one.html.encode()) for one in made.values()))
            if before is not None:
                updates.append(len(text.encode()))
            before, has = now, made
            offered = legal(s, seat)
            move = READY if s.agenda[-1].talk else offered[rng.randrange(len(offered))]
            table.play_moves(seat, (move,), "", 0.0)
        registry.store.close()
    return {
        "game": game.id,
        "seats": seats,
        "render_ms": round(1000 * statistics.median(seconds), 1),
        "page_kb": round(statistics.median(pages) / 1024, 1),
        "update_kb": round(statistics.median(updates) / 1024, 1),
        "update_kb_p95": round(percentile(updates, 0.95) / 1024, 1),
        **drawn.figures(),
    }


class Drawings:
    """What pictures cost: the time to draw one for the first seat, and the bytes of grounds, of the whole and of a
    change. Empty for a game that does not draw itself."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.seconds: list[float] = []
        self.whole: list[int] = []
        self.changes: list[int] = []
        self.grounds: dict[str, int] = {}
        self.before: tuple[str, ...] = ()

    def look(self, table: Table) -> None:
        presenter, view = table.presenter("en"), table.live.view(0)
        start = process_time()
        picture = presenter.picture(view)
        if picture is None:
            return
        self.seconds.append(process_time() - start)
        self.grounds.update({area.ground.digest: len(area.ground.svg.encode()) for area in picture.areas})
        lines = picture_lines(table.look(0, "en"), self.answers.grounds, active=True)
        self.whole.append(len(picture_json([*lines]).encode()))
        if self.before:
            self.changes.append(len(picture_json(what_is_new(self.before, lines)).encode()))
        self.before = lines

    def figures(self) -> dict[str, object]:
        if not self.seconds:
            return {}
        return {
            "draw_ms": round(1000 * statistics.median(self.seconds), 2),
            "draw_ms_p95": round(1000 * percentile(self.seconds, 0.95), 2),
            "ground_kb": round(sum(self.grounds.values()) / 1024, 1),
            "picture_kb": round(statistics.median(self.whole) / 1024, 1),
            "picture_kb_most": round(max(self.whole) / 1024, 1),
            "change_kb": round(statistics.median(self.changes or [0]) / 1024, 2),
            "change_kb_p95": round(percentile(self.changes, 0.95) / 1024, 1),
        }


def opening(game: AnyGame, lines: int = 1000) -> dict[str, object]:
    """How long it takes to open a table from the store after so many lines. Short games are taken back by agreement and
    played on, so that the journal grows as in a very long evening."""
    rng = random.Random(2)
    games = shelf()
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder) / "store.db")
        plan = TablePlan(game, [SeatPlan("bot")] * max(game.player_counts))
        table = lay("bench", plan, "host", 0.0)
        while table.rev < lines:
            s = table.live.state
            seat = next_seat(s)
            offered = legal(s, seat)
            move = READY if s.agenda[-1].talk else offered[rng.randrange(len(offered))]
            before = table.live.ply
            if before > 8 and len(s.agenda) < 2 and rng.random() < 0.5:
                table.propose_rewind(0, before // 2, 0.0)
                continue
            ended = s.copy()
            play(ended, seat, move)
            if ended.over:
                table.propose_rewind(0, before // 2, 0.0)
            else:
                table.play_moves(seat, (move,), "", 0.0)
        store.write(table.take_unsaved()).result()
        took = []
        for _ in range(5):
            start = process_time()
            opened = open_table(store, "bench", games)
            took.append(process_time() - start)
            assert opened is not None
            assert opened.live.state.digest() == table.live.state.digest()
        store.close()
    return {"game": game.id, "lines": table.rev, "ply": table.live.ply, "open_ms": round(1000 * min(took), 1)}


def restart(tables: int = 1000) -> tuple[float, float]:
    """From starting a server on a store of so many tables of all games to its first answer: seconds by the clock, and
    seconds of CPU time. At every tenth table a bot has to move."""
    games = list(shelf().values())
    with tempfile.TemporaryDirectory() as folder:
        store = open_store(Path(folder) / "store.db")
        store.write([]).result()
        for n in range(tables):
            game = games[n % len(games)]
            plan = TablePlan(game, [SeatPlan("bot" if n % 10 == 0 else "open")] * min(game.player_counts))
            store.write(lay(f"bench{n}", plan, "host", 0.0).take_unsaved())
        store.close()
        before = cpu_of_children()
        with started(f"{folder}/store.db") as (_, seconds, _):
            pass
        return seconds, cpu_of_children() - before


def idling(game: AnyGame, tables: int = 50) -> dict[str, object]:
    """What a table costs in memory while somebody looks at it, and after it was put away."""
    seats = max(game.player_counts)
    me = Visitor("x" * 32, False, "en", "auto", "", "0")

    async def visit(folder: str) -> dict[str, object]:
        registry = Registry(open_store(Path(folder) / "store.db"))
        answers, fresh = (Answers(registry, UNLIMITED, Buckets()) for _ in range(2))

        async def look_at(tables: int) -> None:
            for n in range(tables):
                answers.scene(await registry.get(f"bench{n}"), me, "")

        for n in range(tables):
            plan = TablePlan(game, [SeatPlan("open")] * seats, seed=n)
            registry.store.write(lay(f"bench{n}", plan, "host", 0.0).take_unsaved()).result()
        await look_at(1)  # texts and boxes are not a table's
        registry.put_away(0.0)
        tracemalloc.start()
        empty = kept_memory()
        await look_at(tables)
        full = kept_memory()
        registry.put_away(0.0)
        answers = fresh  # what is kept for everybody has bounds of its own
        left = kept_memory()
        tracemalloc.stop()
        await registry.stop()
        each = 1024 * tables
        return {"open_table_kb": round((full - empty) / each, 1), "idle_table_kb": round((left - empty) / each, 1)}

    with tempfile.TemporaryDirectory() as folder:
        return asyncio.run(visit(folder))


def kept_memory() -> int:
    gc.collect()
    return tracemalloc.get_traced_memory()[0]
