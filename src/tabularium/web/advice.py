"""Advice for players: a hint while the game runs, and a look back when it is over."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from functools import partial
from itertools import accumulate, pairwise

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from tabularium.bots.analysis import Analysis, TurningPoint, analysis_from_plain, turning_points
from tabularium.bots.luck import Parts
from tabularium.bots.wording import answer_words, chance_words, percent
from tabularium.bots.workers import BotFailed
from tabularium.kernel.picture import NUMERALS
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import SPECTATOR, View
from tabularium.tables.refusals import NotYourSeat
from tabularium.tables.registry import Registry
from tabularium.tables.store import CantWrite, Statement, putting
from tabularium.tables.table import Table
from tabularium.web.answers import Answers
from tabularium.web.coaching import ShownTurn, hurried_words, shown_turn
from tabularium.web.guard import TooMuch
from tabularium.web.hints import while_connected
from tabularium.web.marking import marked, touched
from tabularium.web.pictures import drawn_lines, signs_of
from tabularium.web.scene import check_hints
from tabularium.web.visitor import number

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 240, 40, 10, 30
BARS, LANE = 1000, 14  # the width of the bars of parts, and the height of one
LABEL_ROOM = 24  # for the number of a round
KEPT = 60  # analyses
AT_ONCE = 2  # that are made; the others wait for their turn
MOST_UNDER_WAY = 20  # made or waiting
LEASE_SECONDS = 10.0  # of a process that makes one
CLAIM = (
    "INSERT INTO analyses (table_id, ply, content, process, until, looked) VALUES (?, ?, '', ?, ?, ?)"
    " ON CONFLICT (table_id) DO UPDATE SET ply = excluded.ply, process = excluded.process, until = excluded.until,"
    " looked = excluded.looked, content = CASE WHEN analyses.ply = excluded.ply THEN analyses.content ELSE '' END"
    " WHERE analyses.until < ? OR analyses.process = excluded.process"
)
UNWATCHED_SECONDS = 10.0  # an analysis goes on without anybody who looks; a page under way looks again every 2.5

log = logging.getLogger("tabularium")


@dataclass(frozen=True)
class ShownTurning:
    ply: int
    seat: int
    name: str
    where: str  # round and phase
    played: str
    change: str
    rise: bool
    x: int
    best: ShownTurn | None  # what a Consul would have done; None where it would have done the same
    lost: int  # points of chance, against that; 0 if it is no mistake
    spread: int


@dataclass(frozen=True)
class ChartMark:
    """A ply that somebody looks at: where it stands in the plot, and everybody's chances there."""

    ply: int
    x: int
    chances: Sequence[float]


class Lookback:
    """Analyses by table: those under way and the last ones looked at here, all that are whole in the store. An analysis
    that nobody looks at any more is stopped, and goes on when somebody asks for it again.

    Of several processes on a store one makes an analysis: it holds a lease and writes down how far it is; the others
    show that, and write down that somebody looks."""

    def __init__(self, registry: Registry) -> None:
        self.registry = registry
        self.store = registry.store
        self.found: dict[str, Analysis] = {}  # the one looked at longest ago first
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.turns = asyncio.Semaphore(AT_ONCE)

    def of(self, table: Table, allow: Callable[[], None], again: bool = False) -> Analysis:
        """What is known so far; the first to ask begins it. `allow` raises a refusal where none may begin; one that
        failed begins `again`."""
        found = self.known(table) or Analysis()
        if found.done < 1.0 and table.id not in self.tasks and self.is_made_elsewhere(table):
            self.store.write([("UPDATE analyses SET looked = ? WHERE table_id = ?", (self.registry.clock(), table.id))])
            return found
        if found.done < 1.0 and table.id not in self.tasks and (again or not found.failed):
            if len(self.tasks) >= MOST_UNDER_WAY:
                raise TooMuch(UNWATCHED_SECONDS)
            allow()
            found.failed = False
            self.tasks[table.id] = self.registry.spawn(self.make(table, found))
            self.tasks[table.id].add_done_callback(lambda _: self.ended(table.id))
        if table.id in self.tasks:
            self.stop_later(table.id)
        self.found.pop(table.id, None)
        self.found[table.id] = found
        self.drop_old()
        return found

    def known(self, table: Table) -> Analysis | None:
        """What is known, without beginning anything."""
        mine = self.found.get(table.id)
        if mine is not None and (mine.done == 1.0 or mine.failed or table.id in self.tasks or not self.store.shared):
            return mine
        return self.kept(table) or mine  # another process may have gone on

    def ended(self, table_id: str) -> None:
        del self.tasks[table_id]
        self.timers.pop(table_id).cancel()

    def drop_old(self) -> None:
        """Never one that is under way: whoever looks at it again would find it begun anew."""
        idle = [table_id for table_id in self.found if table_id not in self.tasks]
        for table_id in idle[: max(0, len(self.found) - KEPT)]:
            del self.found[table_id]

    def stop_later(self, table_id: str) -> None:
        """Stop an analysis unless somebody looks at it again in time."""
        if table_id in self.timers:
            self.timers[table_id].cancel()
        self.timers[table_id] = asyncio.get_running_loop().call_later(UNWATCHED_SECONDS, self.stop_unwatched, table_id)

    def stop_unwatched(self, table_id: str) -> None:
        if table_id not in self.tasks:
            return
        if self.looked_elsewhere(table_id):
            self.stop_later(table_id)
        else:
            self.tasks[table_id].cancel()

    def kept(self, table: Table) -> Analysis | None:
        """What was found of this very game before."""
        row = self.store.row("SELECT ply, content FROM analyses WHERE table_id = ? AND content != ''", table.id)
        if row is None or row[0] != table.live.ply:
            return None
        return analysis_from_plain(json.loads(row[1]))

    # -- several processes ---------------------------------------------------------------------------

    def is_made_elsewhere(self, table: Table) -> bool:
        if not self.store.shared:
            return False
        now, own = self.registry.clock(), self.registry.others.name
        sql = "SELECT 1 FROM analyses WHERE table_id = ? AND ply = ? AND until > ? AND process != ?"
        return self.store.row(sql, table.id, table.live.ply, now, own) is not None

    def looked_elsewhere(self, table_id: str) -> bool:
        """Whether somebody has just looked at it in another process."""
        row = self.store.row("SELECT looked FROM analyses WHERE table_id = ?", table_id) if self.store.shared else None
        return row is not None and self.registry.clock() - row[0] < UNWATCHED_SECONDS

    async def claim(self, table: Table) -> bool:
        """Whether this process makes the analysis, and no other."""
        if not self.store.shared:
            return True
        now, own = self.registry.clock(), self.registry.others.name
        values = (table.id, table.live.ply, own, now + LEASE_SECONDS, now, now)
        await asyncio.wrap_future(self.store.write([(CLAIM, values)]))
        [rows] = await self.store.ask(("SELECT process FROM analyses WHERE table_id = ?", (table.id,)))
        return rows == [(own,)]

    async def tell_progress(self, table: Table, found: Analysis) -> None:
        """Keep the lease, and say how far it is."""
        while self.store.shared:
            await asyncio.sleep(LEASE_SECONDS / 4)
            with suppress(CantWrite):
                await asyncio.wrap_future(self.store.write([self.progress(table, found, LEASE_SECONDS)]))

    def progress(self, table: Table, found: Analysis, lease: float) -> Statement:
        content = json.dumps(found.plain(), ensure_ascii=False) if found.chances else ""
        sql = "UPDATE analyses SET content = ?, until = ? WHERE table_id = ? AND process = ?"
        return (sql, (content, self.registry.clock() + lease, table.id, self.registry.others.name))

    # -- making one ----------------------------------------------------------------------------------

    async def make(self, table: Table, found: Analysis) -> None:
        telling: asyncio.Task[None] | None = None
        try:
            if not await self.claim(table):
                return
            telling = asyncio.create_task(self.tell_progress(table, found))
            async with self.turns:
                await self.search(table, found)
            telling.cancel()
            found.done = 1.0
            await self.keep(table, found)
        except BotFailed as failed:
            log.error("table %s: the analysis failed: %s", table.id, failed)
            found.failed = True
        except Exception:
            log.exception("table %s: the analysis failed", table.id)
            found.failed = True
        finally:
            if telling is not None:
                telling.cancel()
                if found.done < 1.0 and self.store.shared:  # whoever is asked for it next goes on from here
                    self.store.write([self.progress(table, found, 0.0)])

    async def search(self, table: Table, found: Analysis) -> None:
        live, workers = table.live, self.registry.workers
        if not found.chances:
            course = await workers.course(live, table.id)
            found.begin(course, turning_points(live, course.turns, people_or_all(table)))
        for change, ply in found.to_look_at():
            seat, moves = live.moves[ply]
            better = await workers.look_back(live, ply, table.id)
            found.add(TurningPoint(ply, seat, live.words(moves), change, better))

    async def keep(self, table: Table, found: Analysis) -> None:
        row = (table.id, table.live.ply, json.dumps(found.plain(), ensure_ascii=False))
        try:
            await asyncio.wrap_future(
                self.store.write([(putting("analyses", "table_id", "ply, content, until"), (*row, 0.0))])
            )
        except CantWrite as wrong:  # it is made again when it is asked for after a restart
            log.error("table %s: the analysis was not kept: %s", table.id, wrong)


class Adviser:
    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.registry = answers.registry
        self.hints = answers.hints
        self.lookback = Lookback(answers.registry)

    def routes(self) -> APIRouter:
        routes = APIRouter(include_in_schema=False)
        routes.add_api_route("/tables/{table_id}/hint", self.hint)
        routes.add_api_route("/tables/{table_id}/analysis", self.analysis)
        routes.add_api_route("/tables/{table_id}/moment", self.moment)
        return routes

    async def hint(self, asked: Request, table_id: str) -> Response:
        """What a bot would do in my place."""
        me = self.answers.visitor(asked)
        table = await self.registry.get(table_id)
        seat = self.registry.seat_shown(table, me.holder, me.device)
        if seat < 0 or table.chairs[seat].holder != me.holder:
            raise NotYourSeat("only the player of that seat gets hints")
        check_hints(table, me.holder)
        if seat not in table.waiting():
            return RedirectResponse(f"/tables/{table_id}", 303)
        view, revision = table.live.view(seat), table.revision(seat)
        allow = partial(self.answers.take, asked, "hints", self.answers.limits.hints)
        found = await while_connected(asked, self.hints.of(table, seat, allow))
        if (self.registry.seat_shown(table, me.holder, me.device), table.revision(seat)) != (seat, revision):
            return RedirectResponse(f"/tables/{table_id}", 303)  # meanwhile it was played on, or somebody else looks
        presenter = table.presenter(me.lang)
        turns = [shown_turn(table, presenter, view, one, found.talk) for one in found.advice]
        return self.answers.page(
            asked, me, "hint.html",
            table=table, game=table.game, seat=seat, revision=revision, numerals=NUMERALS, title="hint",
            advice=turns, asks=presenter.prompt(view), signs=signs_of(presenter, view),
            stands=chance_words(me.lang, table.game, found), hurried=hurried_words(table, presenter, found),
            picture=self.picture_of(presenter, view, [one.turn for one in found.advice], turns),
        )  # fmt: skip

    def picture_of(
        self, presenter: Presenter, view: View, turns: Sequence[Sequence[int]], shown: Sequence[ShownTurn]
    ) -> tuple[str, ...]:
        """The board with a numeral for each of these turns on all that it touches."""
        picture = presenter.picture(view)
        if picture is None or not turns:
            return ()
        paths = [touched(presenter, view, turn) for turn in turns]
        says = [" · ".join(one.moves) for one in shown]
        return drawn_lines(presenter, view, marked(picture, paths, says), self.answers.grounds)

    async def moment(self, asked: Request, table_id: str) -> Response:
        """A turn of a finished game to learn from: the position as its seat saw it, the better turn and what was
        played."""
        me = self.answers.visitor(asked)
        table = await self.registry.get(table_id)
        if not table.live.over:
            return RedirectResponse(f"/tables/{table_id}", 303)
        found = self.lookback.known(table)
        ply = number(asked.query_params.get("ply", ""), -1)
        one = next((one for one in found.turnings if one.ply == ply and one.best is not None), None) if found else None
        if one is None or one.best is None:
            return RedirectResponse(f"/tables/{table_id}/analysis", 303)
        presenter = table.presenter(me.lang)
        view = table.live.at(ply).view(one.seat)
        best = shown_turn(table, presenter, view, one.best)
        played = ShownTurn(answer_words(presenter, view, one.best.against), "", "", "", "")
        return self.answers.page(
            asked, me, "hint.html",
            table=table, game=table.game, seat=one.seat, revision="", numerals=NUMERALS, title="lesson-title",
            advice=[best, played], asks=f"{presenter.where(view)} · {table.names[one.seat]}",
            signs=signs_of(presenter, view), stands="", hurried="",
            picture=self.picture_of(presenter, view, [one.best.turn, one.best.against], [best, played]),
        )  # fmt: skip

    async def analysis(self, asked: Request, table_id: str) -> Response:
        """What is known so far of a finished game."""
        me = self.answers.visitor(asked)
        table = await self.registry.get(table_id)
        if not table.live.over:
            return RedirectResponse(f"/tables/{table_id}", 303)
        allow = partial(self.answers.take, asked, "studies", self.answers.limits.studies)
        found = self.lookback.of(table, allow, "again" in asked.query_params)
        presenter = table.presenter(me.lang)
        ply = number(asked.query_params.get("ply", ""), -1)
        here = ChartMark(ply, place(ply, table.live.ply), found.chances[ply]) if 0 <= ply < len(found.chances) else None
        return self.answers.page(
            asked, me, "analysis.html",
            table=table, game=table.game, done=round(100 * found.done), curves=curves_of(found.chances), here=here,
            turnings=[self.shown(table, presenter, one) for one in found.turnings], plies=table.live.ply,
            failed=found.failed, rounds=rounds_of(found.rounds, table.live.ply),
            parts=parts_shown(found.parts, table.names, me.lang),
            signs=signs_of(presenter, table.live.view(SPECTATOR)),
        )  # fmt: skip

    def shown(self, table: Table, presenter: Presenter, one: TurningPoint) -> ShownTurning:
        """A turning point in words: kept, because its part of the game has to be played again."""
        key = ("turning", table.id, presenter.words.lang, one.ply)
        found: ShownTurning = self.answers.studies.made(key, partial(shown_turning, table, presenter, one))
        return found


def shown_turning(table: Table, presenter: Presenter, one: TurningPoint) -> ShownTurning:
    live = table.live
    view = live.at(one.ply).view(one.seat)
    played = one.best.against if one.best is not None else live.moves[one.ply][1]
    best = shown_turn(table, presenter, view, one.best) if one.best is not None and one.lost else None
    return ShownTurning(
        one.ply,
        one.seat,
        table.names[one.seat],
        presenter.where(view),
        " · ".join(answer_words(presenter, view, played)),
        percent(one.change),
        one.change > 0,
        place(one.ply, live.ply),
        best,
        round(100 * one.lost),
        max(1, round(100 * one.best.spread)) if one.best is not None else 0,
    )


def people_or_all(table: Table) -> list[int]:
    """The seats of people, or all where only bots played."""
    people = [seat for seat, chair in enumerate(table.chairs) if chair.holder]
    return people or list(range(len(table.chairs)))


# -- drawings ----------------------------------------------------------------------------------------


@dataclass(frozen=True)
class PartShown:
    """One part of a result: its bar runs from where the one before it ended."""

    kind: str  # start, luck, own, others
    said: str
    x: int
    width: int
    y: int


@dataclass(frozen=True)
class PartsShown:
    seat: int
    name: str
    result: int  # per cent
    zero: int
    whole: int  # where 0 % and 100 % stand
    bars: tuple[PartShown, ...]


def parts_shown(parts: Sequence[Parts], names: Sequence[str], lang: str) -> tuple[PartsShown, ...]:
    """Four bars for each seat, one below the other on the same scale for all."""
    edges = [[0.0, *accumulate(one[:4])] for one in parts]
    low = min((min(row) for row in edges), default=0.0)
    high = max(1.0, max((max(row) for row in edges), default=1.0))

    def x(value: float) -> int:
        return round(BARS * (value - low) / (high - low))

    found = []
    for seat, (one, row) in enumerate(zip(parts, edges, strict=True)):
        bars = []
        for n, kind in enumerate(("start", "luck", "own", "others")):
            left, right = sorted((row[n], row[n + 1]))
            said = f"{round(100 * one[n])}" if kind == "start" else percent(one[n])
            bars.append(PartShown(kind, said, x(left), max(3, x(right) - x(left)), LANE * n + 2))
        found.append(PartsShown(seat, names[seat], round(100 * one.result), x(0.0), x(1.0), tuple(bars)))
    return tuple(found)


def rounds_of(rounds: Sequence[tuple[int, int]], last: int) -> tuple[tuple[int, str], ...]:
    """The place of each round that begins, and its number where there is room for it."""
    return spaced([(place(ply, last), str(number)) for ply, number in rounds if number > 0], WIDTH)


def spaced(marks: Sequence[tuple[int, str]], width: int) -> tuple[tuple[int, str], ...]:
    """These marks, with labels that keep apart: some go, where they are dense in regular steps."""
    for step in (1, 2, 3, 5, 10, 20, 50):
        named = [(x, label) for n, (x, label) in enumerate(marks) if n % step == 0]
        gaps = [after[0] - before[0] for before, after in pairwise(named)]
        if all(gap >= LABEL_ROOM for gap in gaps):
            break
    names = dict.fromkeys(x for x, _ in named)
    return tuple((x, label if x in names and x <= width - LABEL_ROOM / 2 else "") for x, label in marks)


def place(ply: int, last: int) -> int:
    return round(LEFT + (WIDTH - LEFT - 12) * ply / max(1, last))


def curves_of(chances: Sequence[Sequence[float]]) -> list[str]:
    """A polyline for each seat, from the first ply to the last."""
    if not chances:
        return []
    tall = HEIGHT - TOP - BOTTOM
    last = len(chances) - 1
    return [
        " ".join(f"{place(ply, last)},{round(TOP + tall * (1 - row[seat]))}" for ply, row in enumerate(chances))
        for seat in range(len(chances[0]))
    ]
