"""How a table is laid: what a host wants of it, and what can be wrong with that."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tabularium.bots.levels import leaning_drawn, parts_of
from tabularium.kernel.box import Toml
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live
from tabularium.kernel.rng import fair_rng
from tabularium.tables.chairs import STAND_IN, Chair, bots_renamed, plain_name
from tabularium.tables.drills import Drill, lay_out
from tabularium.tables.refusals import BadTable
from tabularium.tables.similar_names import distinct_names
from tabularium.tables.table import DRILL, GUIDED, Table

OPEN_PACE = 3  # days for a decision where anybody may sit down and the host says nothing else
MOST_BANK, MOST_INCREMENT = 6 * 3600, 600  # seconds


@dataclass(frozen=True)
class SeatPlan:
    """What a host wants of a seat: `me`, `here` (another person on this device), `link`, `bot` or `open`."""

    kind: str
    name: str = ""
    level: str = STAND_IN
    holder: str = ""  # who sits there from the start, where that is neither the host nor a bot


KINDS = ("me", "here", "link", "bot", "open")


@dataclass(frozen=True)
class TablePlan:
    """What a host wants of a table."""

    game: AnyGame
    seats: Sequence[SeatPlan]
    options: Mapping[str, str] = field(default_factory=dict)
    pace: int | None = None  # days for a decision; 0: as long as it takes; None: as usual
    listed: bool = False
    bank: int = 0  # seconds on each clock; 0: no clocks
    increment: int = 0  # seconds that a decision gives back
    box: Toml | None = None
    seed: int | None = None  # for study and tests: dice that anybody can throw again
    gather: bool = False  # people take their seats first, and the host begins
    drill: Drill | None = None  # a position to answer: its seed, its players and its moves are those of the drill
    lesson: bool = False  # a guided first game: its seed and its rivals are those of the guide

    @property
    def usual_pace(self) -> int:
        """Among friends as long as it takes; where strangers may sit down nobody waits for ever."""
        strangers = self.listed or any(seat.kind == "open" for seat in self.seats)
        return OPEN_PACE if strangers and not self.bank else 0


def lay(table_id: str, plan: TablePlan, host: str, now: float) -> Table:
    """A new table; BadOptions or BadTable says what is wrong with the plan."""
    if any(seat.kind not in KINDS for seat in plan.seats):
        raise BadTable(f"a seat is one of {', '.join(KINDS)}")
    if sum(seat.kind == "me" for seat in plan.seats) > 1:
        raise BadTable("you can sit in one seat yourself; other people on this device sit “here”")
    pace = plan.usual_pace if plan.pace is None else plan.pace
    if not 0 <= pace <= 60:
        raise BadTable(f"a pace is from 0 (none) to 60 days, not {pace}")
    if not (0 <= plan.bank <= MOST_BANK and 0 <= plan.increment <= MOST_INCREMENT):
        raise BadTable(f"a clock has up to {MOST_BANK} seconds and gives back up to {MOST_INCREMENT} a decision")
    box = None if plan.box is None else plan.game.open_box(plan.box)
    names = [plain_name(seat.name, i) for i, seat in enumerate(plan.seats)]
    people = [i for i, seat in enumerate(plan.seats) if seat.kind != "bot"]
    for i in people:
        names[i] = distinct_names(names[i], i, [names[other] for other in people if other < i])
    if len(names) not in plan.game.player_counts:
        plan.game.choose(len(names), plan.options)
    dice = fair_rng(secrets.token_bytes(32)) if plan.seed is None else plan.seed
    chairs = [
        Chair(
            name,
            seat.holder or (host if seat.kind in ("me", "here") else ""),
            bot=bot_for(plan, seat) if seat.kind == "bot" else "",
            left=float(plan.bank),
        )
        for name, seat in zip(names, plan.seats, strict=True)
    ]
    for seat, name in bots_renamed(chairs).items():
        chairs[seat].name = name
    live = Live(plan.game, len(chairs), plan.options, dice, [chair.name for chair in chairs], box, plan.box)
    live.acta.bots = [chair.bot for chair in chairs]
    table = Table(table_id, live, chairs, now)
    table.host, table.pace, table.listed = host, 0 if plan.bank else pace, plan.listed
    table.bank, table.increment = float(plan.bank), float(plan.increment)
    table.gathering = plan.gather
    table.one_screen = any(seat.kind == "here" for seat in plan.seats)
    table.guide = GUIDED if plan.lesson else f"{DRILL} {plan.drill.number}" if plan.drill is not None else ""
    table.write_first(now)
    if plan.drill is not None:
        lay_out(table, plan.drill, now)
    return table


def bot_for(plan: TablePlan, seat: SeatPlan) -> str:
    """A bot of the level that the host wants, with a leaning of its own. In drills and lessons none leans."""
    if plan.drill is not None or plan.lesson:
        return seat.level
    return leaning_drawn(plan.game, seat.level, secrets.randbits(30))


def plan_again(table: Table) -> TablePlan:
    """The next game of the same people at a table like this, everybody one seat further on."""
    acta = table.live.acta
    turned = [*table.chairs[1:], table.chairs[0]]
    seats = [
        SeatPlan("here" if table.one_screen and chair.holder == table.host else "open", chair.name, holder=chair.holder)
        if chair.holder
        else SeatPlan("bot", chair.name, parts_of(chair.bot)[0] or STAND_IN)
        for chair in turned
    ]
    bank, increment = round(table.bank), round(table.increment)
    return TablePlan(table.game, seats, acta.options, table.pace, table.listed, bank, increment, acta.box_content)
