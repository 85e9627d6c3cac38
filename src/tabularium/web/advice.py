"""Advice for players: a hint while the game runs, and a look back when it is over."""

from __future__ import annotations

import asyncio
import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass

from anyio import to_thread
from fastapi import APIRouter, Request
from starlette.responses import RedirectResponse, Response

from tabularium.bots.analysis import (
    CHANCES_DONE,
    MOST,
    Analysis,
    Turning,
    chances_of,
    kept_analysis,
    turning,
    turning_points,
)
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
from tabularium.web.marking import marked, touched
from tabularium.web.pictures import drawn_lines, signs_of
from tabularium.web.scene import may_have_hints
from tabularium.web.visitor import number

WIDTH, HEIGHT, LEFT, TOP, BOTTOM = 640, 240, 40, 10, 30
KEPT = 60  # analyses

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
    """Analyses by table: those under way and the last ones looked at here, all that are whole in the store."""

    def __init__(self, house: House) -> None:
        self.house = house
        self.found: dict[str, Analysis] = {}
        self.tasks: dict[str, asyncio.Task[None]] = {}

    def of(self, table: Table) -> Analysis:
        """What is known so far; the first to ask begins it."""
        if table.id not in self.found:
            kept = self.kept(table)
            self.found[table.id] = kept or Analysis()
            if kept is None:
                self.tasks[table.id] = asyncio.create_task(self.make(table))
            while len(self.found) > KEPT:
                del self.found[next(iter(self.found))]
        return self.found[table.id]

    def kept(self, table: Table) -> Analysis | None:
        """What was found of this very game before."""
        row = self.house.store.row("SELECT ply, content FROM analyses WHERE table_id = ?", table.id)
        return kept_analysis(json.loads(row[1])) if row is not None and row[0] == table.live.ply else None

    async def make(self, table: Table) -> None:
        live, found = table.live, self.found[table.id]
        try:
            found.chances, changes = await to_thread.run_sync(chances_of, live)
            found.done = CHANCES_DONE
            chosen = turning_points(live, changes)
            for number, (change, ply) in enumerate(chosen):
                seat = live.moves[ply][0]
                state = await to_thread.run_sync(live.at, ply)
                advice = await self.house.workers.hint(
                    table.game, state.view(seat), seat, ply, live.acta.box_content, table.id, MOST
                )
                found.add(turning(live, ply, change, advice), number + 1, len(chosen))
            keep = "INSERT OR REPLACE INTO analyses VALUES (?, ?, ?)"
            await asyncio.wrap_future(
                self.house.store.write([(keep, (table.id, live.ply, json.dumps(found.plain(), ensure_ascii=False)))])
            )
        except BotFailed as failed:
            log.error("table %s: the analysis failed: %s", table.id, failed)
            self.found.pop(table.id, None)
        except CantWrite as wrong:  # it is made again when it is asked for after a restart
            log.error("table %s: the analysis was not kept: %s", table.id, wrong)
        finally:
            found.done = 1.0
            self.tasks.pop(table.id, None)


class Adviser:
    def __init__(self, answers: Answers) -> None:
        self.answers = answers
        self.house = answers.house
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
        seat = self.house.seat_shown(table, me.holder)
        if seat < 0 or table.chairs[seat].holder != me.holder:
            raise NotYourSeat("a hint is for who sits there")
        if not may_have_hints(table, me.holder):
            raise NotNow("hint", "hints are given where all others are bots")
        if seat not in table.waiting():
            return RedirectResponse(f"/tables/{table_id}", 303)
        view = table.live.view(seat)
        box = table.live.acta.box_content
        found = await self.house.workers.hint(table.game, view, seat, table.rev, box, table_id)
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
            table=table, game=table.game, seat=seat, revision=table.revision(seat), numerals=NUMERALS,
            advice=advice, asks=presenter.prompt(view), picture=lines, signs=signs_of(presenter, view),
        )  # fmt: skip

    async def analysis(self, asked: Request, table_id: str) -> Response:
        """What is known so far of a finished game."""
        me = self.answers.visitor(asked)
        table = await self.house.get(table_id)
        if not table.live.over:
            return RedirectResponse(f"/tables/{table_id}", 303)
        found = self.lookback.of(table)
        presenter = table.presenter(me.lang)
        ply = number(asked.query_params.get("ply", ""), -1)
        here = Moment(ply, place(ply, table.live.ply), found.chances[ply]) if 0 <= ply < len(found.chances) else None
        return self.answers.page(
            asked, me, "analysis.html",
            table=table, game=table.game, done=round(100 * found.done), curves=curves_of(found.chances), here=here,
            turnings=[shown_turning(table, presenter, one) for one in list(found.turnings)], plies=table.live.ply,
            signs=signs_of(presenter, table.live.view(SPECTATOR)),
        )  # fmt: skip


def shown_advice(table: Table, presenter: Presenter, view: View, one: Advice) -> Shown:
    labels = answer_words(presenter, view, one.answer)
    chance, reasons = advice_words(table.game, presenter.words.lang, one)
    draft = view.agenda[-1].private(view, view.viewer, one.answer[0])  # edits go together; other moves one by one
    return Shown(labels, chance, reasons, table.live.words(one.answer if draft else one.answer[:1]))


def shown_turning(table: Table, presenter: Presenter, one: Turning) -> ShownTurning:
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
