"""What a table's page says about time: the clocks, who was asked to move until when, and what its host can do then."""

from __future__ import annotations

from dataclasses import dataclass
from datetime import UTC, datetime

from babel.dates import format_datetime

from tabularium.tables.table import Table


@dataclass(frozen=True)
class ClockShown:
    seat: int
    name: str
    left: str  # 4:05
    runs_out: int  # milliseconds since 1970, or 0 where it stands still
    whole: int  # milliseconds that each seat had at the beginning


@dataclass(frozen=True)
class WarningShown:
    """Somebody who is waited for: `until` when they have to move, or "" where nobody has asked them yet."""

    seat: int
    name: str
    until: str
    may_ask: bool
    may_free: bool


@dataclass(frozen=True)
class Fairness:
    clocks: tuple[ClockShown, ...]
    warnings: tuple[WarningShown, ...]
    increment: int
    given: tuple[tuple[int, str], ...] = ()  # seats that have a player, and to which a link was made
    deadline: float = 0.0  # by when those who are waited for have to move, in seconds since 1970; 0: no such time
    until: str = ""  # the same in words


def fairness_of(table: Table, host: bool, now: float, lang: str) -> Fairness:
    """The same for all who look; only the host is offered to do something about it."""
    if table.live.over:
        return Fairness((), (), 0)
    clocks = tuple(
        ClockShown(
            seat,
            chair.name,
            minutes(chair.time_left(now)),
            0 if chair.since is None else round(1000 * (chair.since + chair.left)),
            round(1000 * table.bank),
        )
        for seat, chair in enumerate(table.chairs)
        if table.bank and not chair.bot
    )
    waiting = table.waiting()
    warnings = []
    for seat, chair in enumerate(table.chairs):
        idle = chair.holder and chair.holder != table.host and not chair.resigned and (seat in waiting or chair.bot)
        if idle and (chair.warned is not None or host):
            until = "" if chair.warned is None else moment(chair.warned, lang)
            late = chair.warned is not None and now >= chair.warned
            warnings.append(WarningShown(seat, chair.name, until, host and chair.warned is None, host and late))
    given = tuple((seat, chair.name) for seat, chair in enumerate(table.chairs) if chair.holder and chair.invite)
    deadline = 0.0 if table.bank else table.deadline or 0.0
    until = moment(deadline, lang) if deadline else ""
    return Fairness(clocks, tuple(warnings), round(table.increment), given, deadline, until)


def minutes(seconds: float) -> str:
    return f"{int(seconds) // 60}:{int(seconds) % 60:02d}"


def moment(at: float, lang: str) -> str:
    return f"{format_datetime(datetime.fromtimestamp(at, UTC), 'd MMMM, HH:mm', locale=lang)} UTC"
