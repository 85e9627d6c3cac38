"""What a process of the server has done since it was started, for its administrator."""

from __future__ import annotations

from bisect import bisect_left
from dataclasses import dataclass, field

BOUNDS = (0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1.0, 2.0, 5.0)  # seconds


@dataclass
class Tally:
    moves: int = 0
    seconds: float = 0.0  # of all of them, from when they came until they were on disk and told
    times: list[int] = field(default_factory=lambda: [0] * (len(BOUNDS) + 1))  # moves by their time
    conflicts: int = 0  # another process was faster at the table
    catch_ups: int = 0  # with what another process has done at an open table
    told: int = 0  # hints to other processes
    heard: int = 0  # hints of others
    thoughts: int = 0  # answers of bots
    in_vain: int = 0  # of these, to what was not asked any more

    def move(self, seconds: float) -> None:
        self.moves += 1
        self.seconds += seconds
        self.times[bisect_left(BOUNDS, seconds)] += 1
