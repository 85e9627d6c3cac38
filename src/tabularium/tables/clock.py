"""The time of the server: it starts as the machine's and then only runs on, whatever is done to the machine's clock."""

from __future__ import annotations

import time
from collections.abc import Callable


class ServerClock:
    """Calling it tells the time in seconds since 1970."""

    def __init__(self, wall: Callable[[], float] = time.time, steady: Callable[[], float] = time.monotonic) -> None:
        self._steady = steady
        self._offset = wall() - steady()

    def __call__(self) -> float:
        return self._steady() + self._offset
