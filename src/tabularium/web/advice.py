"""Advice for players: a hint while the game runs, and a look back when it is over."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial

from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from tabularium.bots.analysis import Analysis, TurningPoint, analysis_from_plain, turning, turning_points
from tabularium.bots.hint import Advice
from tabularium.bots.wording import advice_words, answer_words, percent
from tabularium.bots.workers import BotFailed
from tabularium.kernel.picture import NUMERALS
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import SPECTATOR, View
from tabularium.tables.house import House
from tabularium.tables.refusals import NotNow, NotYourSeat
from tabularium.tables.store import CantWrite
from tabularium.tables.table import Table
from tabularium.web.answers import Answers
from tabularium.web.guard import TooMuch
from tabularium.web.hints import Hints, while_connected
from tabularium.web.marking import marked, touched
from tabularium.web.pictures import drawn_lines, signs_of
from tabularium.web.scene import may_have_hints
from tabularium.web.visitor import number

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 240, 40, 10, 30
KEPT = 60  # analyses
AT_ONCE = 2  # that are made; the others wait for their turn
MOST_UNDER_WAY = 20  # made or waiting
UNWATCHED_SECONDS = 10.0  # an analysis goes on without anybody who looks; a page under way looks again every 2.5

log = logging.getLogger("tabularium")


@dataclass(frozen=True)
class Shown:
    """An answer in words, and why."""

    labels: tuple[str, ...]
    chance: str
    reasons: tuple[str, ...]
    notation: str


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
    best: Shown | None  # what a Consul would have done; None where it would have done the same
    same: bool


@dataclass(frozen=True)
class Moment:
    """A ply that somebody looks at: where it stands in the plot, and everybody's chances there."""

    ply: int
    x: int
    chances: Sequence[float]


class Lookback:
    """Analyses by table: those under way and the last ones looked at here, all that are whole in the store. An analysis
    that nobody looks at any more is stopped, and goes on when somebody asks for it again."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.found: dict[str, Analysis] = {}  # the one looked at longest ago first
        self.tasks: dict[str, asyncio.Task[None]] = {}
        self.timers: dict[str, asyncio.TimerHandle] = {}
        self.turns = asyncio.Semaphore(AT_ONCE)

    def of(self, table: Table, allow: Callable[[], None], again: bool = False) -> Analysis:
        """What is known so far; the first to ask begins it. `allow` raises a refusal where none may begin; one that
        failed begins `again`."""
        found = self.found.get(table.id) or self.kept(table) or Analysis()
        if found.done < 1.0 and table.id not in self.tasks and (again or not found.failed):
            if len(self.tasks) >= MOST_UNDER_WAY:
                raise TooMuch(UNWATCHED_SECONDS)
            allow()
            found.failed = False
            self.tasks[table.id] = self.house.spawn(self.make(table, found))
            self.tasks[table.id].add_done_callback(lambda _: self.ended(table.id))
        if table.id in self.tasks:
            self.stop_later(table.id)
        self.found.pop(table.id, None)
        self.found[table.id] = found
        self.drop_old()
        return found

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
        cancel = self.tasks[table_id].cancel
        self.timers[table_id] = asyncio.get_running_loop().call_later(UNWATCHED_SECONDS, cancel)

    def kept(self, table: Table) -> Analysis | None:
        """What was found of this very game before."""
        row = self.house.store.row("SELECT ply, content FROM analyses WHERE table_id = ?", table.id)
        return analysis_from_plain(json.loads(row[1])) if row is not None and row[0] == table.live.ply else None

    async def make(self, table: Table, found: Analysis) -> None:
        try:
            async with self.turns:
                await self.search(table, found)
            await self.keep(table, found)
            found.done = 1.0
        except BotFailed as failed:
            log.error("table %s: the analysis failed: %s", table.id, failed)
            found.failed = True
        except Exception:
            log.exception("table %s: the analysis failed", table.id)
            found.failed = True

    async def search(self, table: Table, found: Analysis) -> None:
        live, workers = table.live, self.house.workers
        if not found.chances:
            chances, changes = await workers.chances(live, table.id)
            found.begin(chances, turning_points(live, changes))
        for change, ply in found.to_look_at():
            found.add(turning(live, ply, change, await workers.look_back(live, ply, table.id)))

    async def keep(self, table: Table, found: Analysis) -> None:
        row = (table.id, table.live.ply, json.dumps(found.plain(), ensure_ascii=False))
        try:
            await asyncio.wrap_future(
                self.house.store.write([("INSERT OR REPLACE INTO analyses VALUES (?, ?, ?)", row)])
            )
        except CantWrite as wrong:  # it is made again when it is asked for after a restart
            log.error("table %s: the analysis was not kept: %s", table.id, wrong)


class Adviser:
    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.house = answers.house
        self.hints = Hints(answers.house)
        self.lookback = Lookback(answers.house)

    def routes(self) -> APIRouter:
        routes = APIRouter(include_in_schema=False)
        routes.add_api_route("/tables/{table_id}/hint", self.hint)
        routes.add_api_route("/tables/{table_id}/analysis", self.analysis)
        return routes

    async def hint(self, asked: Request, table_id: str) -> Response:
        """What a bot would do in my place."""
        me = self.answers.visitor(asked)
        table = await self.house.get(table_id)
        seat = self.house.seat_shown(table, me.holder, me.device)
        if seat < 0 or table.chairs[seat].holder != me.holder:
            raise NotYourSeat("only the player of that seat gets hints")
        if not may_have_hints(table, me.holder):
            raise NotNow("hint", "hints are given where all others are bots")
        if seat not in table.waiting():
            return RedirectResponse(f"/tables/{table_id}", 303)
        view, revision = table.live.view(seat), table.revision(seat)
        allow = partial(self.answers.take, asked, "hints", self.answers.limits.hints)
        found = await while_connected(asked, self.hints.of(table, seat, allow))
        if (self.house.seat_shown(table, me.holder, me.device), table.revision(seat)) != (seat, revision):
            return RedirectResponse(f"/tables/{table_id}", 303)  # meanwhile it was played on, or somebody else looks
        presenter = table.presenter(me.lang)
        advice = [shown_advice(table, presenter, view, one) for one in found]
        picture = presenter.picture(view)
        lines: tuple[str, ...] = ()
        if picture is not None and found:
            paths = [touched(presenter, view, one.answer) for one in found]
            says = [" · ".join(one.labels) for one in advice]
            lines = drawn_lines(presenter, view, marked(picture, paths, says), self.answers.grounds)
        return self.answers.page(
            asked, me, "hint.html",
            table=table, game=table.game, seat=seat, revision=revision, numerals=NUMERALS,
            advice=advice, asks=presenter.prompt(view), picture=lines, signs=signs_of(presenter, view),
        )  # fmt: skip

    async def analysis(self, asked: Request, table_id: str) -> Response:
        """What is known so far of a finished game."""
        me = self.answers.visitor(asked)
        table = await self.house.get(table_id)
        if not table.live.over:
            return RedirectResponse(f"/tables/{table_id}", 303)
        allow = partial(self.answers.take, asked, "studies", self.answers.limits.studies)
        found = self.lookback.of(table, allow, "again" in asked.query_params)
        presenter = table.presenter(me.lang)
        ply = number(asked.query_params.get("ply", ""), -1)
        here = Moment(ply, place(ply, table.live.ply), found.chances[ply]) if 0 <= ply < len(found.chances) else None
        return self.answers.page(
            asked, me, "analysis.html",
            table=table, game=table.game, done=round(100 * found.done), curves=curves_of(found.chances), here=here,
            turnings=[self.shown(table, presenter, one) for one in found.turnings], plies=table.live.ply,
            failed=found.failed,
            signs=signs_of(presenter, table.live.view(SPECTATOR)),
        )  # fmt: skip

    def shown(self, table: Table, presenter: Presenter, one: TurningPoint) -> ShownTurning:
        """A turning point in words: kept, because its part of the game has to be played again."""
        key = ("turning", table.id, presenter.words.lang, one.ply)
        found: ShownTurning = self.answers.studies.made(key, partial(shown_turning, table, presenter, one))
        return found


def shown_advice(table: Table, presenter: Presenter, view: View, one: Advice) -> Shown:
    labels = answer_words(presenter, view, one.answer)
    chance, reasons = advice_words(table.game, presenter.words.lang, one)
    draft = view.agenda[-1].private(view, view.viewer, one.answer[0])  # edits go together; other moves one by one
    return Shown(labels, chance, reasons, table.live.words(one.answer if draft else one.answer[:1]))


def shown_turning(table: Table, presenter: Presenter, one: TurningPoint) -> ShownTurning:
    live = table.live
    view = live.at(one.ply).view(one.seat)
    moves = live.moves[one.ply][1]
    best = one.advice[0] if one.advice else None
    same = best is not None and best.answer[: len(moves)] == moves
    return ShownTurning(
        one.ply,
        one.seat,
        table.names[one.seat],
        presenter.board.where(table.game.seen(view), presenter.words),
        " · ".join(answer_words(presenter, view, moves)),
        percent(one.change),
        one.change > 0,
        place(one.ply, live.ply),
        None if best is None or same else shown_advice(table, presenter, view, best),
        same,
    )


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
