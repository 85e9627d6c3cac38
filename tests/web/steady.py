"""The server of the tests: the server as it is, but dice and random bots fall the same way in every run, so that what a
browser meets does not depend on luck."""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from zlib import crc32

from tabularium.bots import workers
from tabularium.bots.random import RandomBot
from tabularium.cli import main
from tabularium.kernel.rng import fair_rng
from tabularium.tables import autoplay, laying


def by_chance(thought: autoplay.Thought) -> Sequence[int]:
    """The same answer of a seat to the same question."""
    return RandomBot(crc32(f"{thought.seat} {thought.revision}".encode())).choose(thought.view, thought.seat)


if __name__ == "__main__":
    setattr(autoplay.Thought, "by_chance", by_chance)
    setattr(laying, "fair_rng", lambda _: fair_rng(bytes(32)))
    if "ENDLESS_HINTS" in os.environ:
        setattr(workers, "HINT_SIMULATIONS", 10**9)
    sys.exit(main())
