"""A log that can't be flooded: of each kind of line so many at once and then few, and all together not many more."""

from __future__ import annotations

import logging
import sys
import time
from collections.abc import Callable

EACH, ALL = 10.0, 60.0  # lines at once, of one kind and of all
EACH_PER_SECOND, ALL_PER_SECOND = 0.1, 1.0
MOST_KINDS = 500
LONGEST = 6_000  # letters of one entry, a traceback included


class Unflooded(logging.Handler):
    """Writes to a stream what there is room for, and says how many lines it left out."""

    def __init__(self, write: Callable[[str], object], clock: Callable[[], float] = time.monotonic) -> None:
        super().__init__()
        self.write = write
        self.clock = clock
        self.left: dict[str, tuple[float, float]] = {}
        self.omitted = 0
        self.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))

    def emit(self, record: logging.LogRecord) -> None:
        kind = f"{record.name} {str(record.msg)[:60]}"
        if not (self.may(kind, EACH, EACH_PER_SECOND) and self.may("", ALL, ALL_PER_SECOND)):
            self.omitted += 1
            return
        said = self.format(record)
        if self.omitted:
            said += f"\n({self.omitted} more lines were left out before this one)"
            self.omitted = 0
        self.write(said[:LONGEST] + "\n")

    def may(self, kind: str, burst: float, per_second: float) -> bool:
        now = self.clock()
        left, since = self.left.get(kind, (burst, now))
        left = min(burst, left + (now - since) * per_second)
        if len(self.left) > MOST_KINDS:
            self.left.clear()
        self.left[kind] = (max(0.0, left - 1) if left >= 1 else left, now)
        return left >= 1


def to_stderr(said: str) -> None:
    try:
        sys.stderr.write(said)
        sys.stderr.flush()
    except (OSError, ValueError):
        pass  # there is nowhere left to say it


def set_up_logs() -> None:
    """All that anybody in this process has to say, warnings and worse, goes through one handler."""
    root = logging.getLogger()
    root.handlers[:] = [Unflooded(to_stderr)]
    root.setLevel(logging.WARNING)
