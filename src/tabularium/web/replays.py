"""A game once more, frame by frame: every step of a move as one viewer could see it, each under its own address.

A moment is a ply, and how many of the things that its move tells have been told: `?ply=12&beat=3`. Without a beat the
move has been made. A step that changed nothing in the viewer's picture is told with the next one.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from starlette.datastructures import QueryParams

from tabularium.kernel.frames import Frame
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import SPECTATOR, State
from tabularium.tables.look import Look
from tabularium.tables.refusals import NotYourSeat
from tabularium.tables.table import Table
from tabularium.web.answers import Answers
from tabularium.web.frames import Beat, beats_of, weight_of
from tabularium.web.pictures import picture_lines, signs_of
from tabularium.web.scene import panels_of, sheet_of, sitters_of, ways_of
from tabularium.web.visitor import Visitor, number

LOG_SHOWN = 30


@dataclass(frozen=True)
class ReplayPoint:
    """Where a replay can stand."""

    ply: int
    beat: int = 0  # things told of the move to this ply; 0 is all of them

    def __str__(self) -> str:
        return f"ply={self.ply}&beat={self.beat}" if self.beat else f"ply={self.ply}"


@dataclass(frozen=True)
class Stop:
    """A frame that a replay halts at: when it is, what it tells, and how long it is looked at beside others."""

    moment: ReplayPoint
    frame: int  # of the move; -1 is the table after it
    beats: tuple[Beat, ...] = ()
    weight: int = 1


class Reel:
    """The frames of a table through the eyes of one viewer."""

    def __init__(self, answers: Answers, table: Table, presenter: Presenter, viewer: int) -> None:
        self.answers, self.table, self.presenter, self.viewer = answers, table, presenter, viewer
        self.live = table.live

    def stops(self, ply: int) -> tuple[Stop, ...]:
        """The halts on the way to this ply; the last one is the ply itself."""
        lang, names = self.presenter.words.lang, self.presenter.names
        key = ("stops", self.table.id, self.live.returns, ply, self.viewer, lang, names)
        found: tuple[Stop, ...] = self.answers.pages.made(key, lambda: tuple(self._found(ply)))
        return found

    def _found(self, ply: int) -> list[Stop]:
        if ply == 0:
            return [Stop(ReplayPoint(0), -1)]
        frames = self.live.frames(ply)
        shown = self.presenter.picture(self.live.at(ply - 1).view(self.viewer))
        pictures = [self.presenter.picture(frame.state.view(self.viewer)) for frame in frames]
        stops: list[Stop] = []
        first = told = 0
        for n, frame in enumerate(frames[:-1]):
            told += len(frame.events)
            if pictures[n] not in (shown, pictures[n + 1]):
                stops.append(self._stop(ReplayPoint(ply, told), n, frames[first : n + 1]))
                first, shown = n + 1, pictures[n]
        return [*stops, self._stop(ReplayPoint(ply), -1, frames[first:])]

    def _stop(self, moment: ReplayPoint, n: int, frames: Sequence[Frame]) -> Stop:
        beats = [beat for frame in frames for beat in beats_of(self.presenter, frame, self.viewer)]
        notation = self.live.game.notation(self.live.box)
        return Stop(moment, n, tuple(beats), max((weight_of(frame, notation) for frame in frames), default=1))

    def at(self, moment: ReplayPoint) -> Stop:
        """The halt at which this has been told."""
        stops = self.stops(moment.ply)
        return next((stop for stop in stops if 0 < moment.beat <= stop.moment.beat), stops[-1])

    def state(self, stop: Stop) -> State:
        ply = stop.moment.ply
        return self.live.at(ply) if stop.frame < 0 else self.live.frames(ply)[stop.frame].state

    def before(self, stop: Stop) -> ReplayPoint:
        ply = stop.moment.ply
        stops = self.stops(ply)
        place = stops.index(stop)
        return stops[place - 1].moment if place else ReplayPoint(max(ply - 1, 0))

    def after(self, stop: Stop) -> ReplayPoint:
        ply = stop.moment.ply
        if not stop.moment.beat:
            return self.stops(ply + 1)[0].moment if ply < self.live.ply else stop.moment
        stops = self.stops(ply)
        return stops[stops.index(stop) + 1].moment


def eyes_of(answers: Answers, table: Table, me: Visitor, wanted: str) -> tuple[int, int]:
    """My seat (negative if I have none in view) and whose eyes a replay looks through: my own or everybody's while the
    game runs, anybody's when it is over."""
    own = answers.registry.seat_shown(table, me.holder, me.device)
    viewer = own if own >= 0 else SPECTATOR
    if wanted == "all":
        viewer = SPECTATOR
    elif table.live.over and wanted:
        viewer = min(number(wanted, 1), len(table.chairs)) - 1
    if viewer < 0:
        raise NotYourSeat("seats are numbered from 1")
    return own, viewer


def replay_values(answers: Answers, table: Table, me: Visitor, asked: QueryParams) -> dict[str, object]:
    """One moment of a game as a page."""
    live = table.live
    own, viewer = eyes_of(answers, table, me, asked.get("as", ""))
    presenter = table.presenter(me.lang)
    reel = Reel(answers, table, presenter, viewer)
    ply = min(number(asked.get("ply", ""), live.ply), live.ply)
    stop = reel.at(ReplayPoint(ply, number(asked.get("beat", ""), 0)))
    beat, stops = stop.moment.beat, reel.stops(ply)
    state = reel.state(stop)
    view = state.view(viewer)
    page = presenter.page(view)
    told = [entry for entry in live.log if entry.ply <= ply and not entry.undone]
    if beat:
        earlier = sum(entry.ply < ply for entry in told)
        del told[earlier + beat :]
    return {
        "table": table,
        "game": table.game,
        "ply": ply,
        "beat": beat,
        "stop": stop,
        "step": stops.index(stop) + 1,
        "steps": len(stops),
        "links": {
            "first": ReplayPoint(0),
            "move-back": ReplayPoint(max(ply - 1, 0)),
            "back": reel.before(stop),
            "next": reel.after(stop),
            "move-next": ReplayPoint(ply if beat else min(ply + 1, live.ply)),
            "last": ReplayPoint(live.ply),
        },
        "last": live.ply,
        "viewer": viewer,
        "watching": viewer == SPECTATOR,
        "own": own,
        "eyes": range(len(table.chairs)) if live.over else [own] if own >= 0 else [],
        "page": page,
        "signs": signs_of(presenter, view),
        "ways": ways_of(presenter, page.progress),
        "picture": picture_lines(Look(state, presenter, (ply, 0), view, page), answers.grounds, active=False),
        "panels": panels_of(page, sitters_of(table, table.held_by(me.holder), page.sheet), viewer),
        "sheet": sheet_of(presenter, page.sheet, table.names),
        "log": presenter.log_rows(view, told, viewer, LOG_SHOWN),
        "over": live.over,
        "show": "show" in asked,
        "can_rewind": own >= 0 and not live.over and not beat and ply < live.ply and not table.chairs[own].bot,
    }
