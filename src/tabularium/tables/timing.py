"""When those answer who need no time to: bots, and people who have answered ahead.

Whoever waits can measure how long an answer takes, and a bot thinks longer over some hands than over others. So where a
seat knows or chooses something that others may not know, its answer comes after a delay that its level and chance
decide, and nothing else; it thinks meanwhile. Where everything lies open it answers as soon as it can.
"""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from tabularium.bots.levels import parts_of
from tabularium.kernel.play import play
from tabularium.kernel.state import SPECTATOR, State
from tabularium.kernel.step import Sealed
from tabularium.tables.table import Table

THINKING: Mapping[str, float] = {  # seconds it may take
    "random": 0.2, "plebeian": 0.5, "senator": 0.5, "consul": 1.2, "dictator": 1.8,
}  # fmt: skip
LATE = 2.5  # delays: a bot that was not ready answers after so many more


@dataclass(frozen=True)
class Delays:
    """Seconds that an answer takes whose time could tell something."""

    bot_pause: float | None = None  # a bot takes from here to half as long again; None: by its level
    ahead_least: float = 2.0  # an answer given ahead takes from here...
    ahead_most: float = 5.0  # ...to here, as if somebody thought about it

    def of_bot(self, level: str) -> float:
        """As long as a bot of this level may think."""
        usual = THINKING.get(parts_of(level)[0], max(THINKING.values()))
        return usual if self.bot_pause is None else self.bot_pause

    def of_absent(self) -> float:
        return self.ahead_least + (self.ahead_most - self.ahead_least) * by_chance()


def by_chance() -> float:
    """From 0 to 1."""
    return secrets.randbelow(1001) / 1000


class Appointment:
    """When a bot answers: drawn before it thinks. One that is not ready then answers at the next time after it that was
    settled as well."""

    def __init__(self, delay: float, now: float) -> None:
        self.delay = delay
        self.due = now + delay * (1 + by_chance() / 2)

    def wait(self, now: float) -> float:
        """Seconds from now."""
        while self.delay and now > self.due:
            self.due += LATE * self.delay
        return max(0.0, self.due - now)


def tells_nothing(table: Table, seat: int, moves: Sequence[int]) -> bool:
    """Whether the time of this answer tells nothing: what the seat knows is what everybody knows, before it and after
    it, and so it is for all bots that think at this table meanwhile. Where nobody plays but bots there is no hurry: who
    watches them wants to follow."""
    people = any(chair.holder and not chair.bot for chair in table.chairs)
    s = table.live.state
    thinking = {seat, *table.bots_to_move()}
    openly = not isinstance(s.agenda[-1], Sealed) and not any(knows_more(s, one) for one in thinking)
    return people and openly and stays_open(s.copy(), seat, moves)


def knows_more(s: State, seat: int) -> bool:
    """Whether a seat knows something that not everybody knows."""
    public = s.view(SPECTATOR)
    public.viewer = seat
    return s.view(seat) != public


def stays_open(trial: State, seat: int, moves: Sequence[int]) -> bool:
    """Whether everybody knows what the seat knows after these moves, too."""
    for move in moves:
        if not trial.agenda or trial.agenda[-1].forbids(trial, seat, move):
            return False
        play(trial, seat, move)
    return not knows_more(trial, seat)
