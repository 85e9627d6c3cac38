"""Tabularium: complex board games, complete, in Python.

The names in `__all__` are the public interface; everything else may change. Each is imported when it is first used, so
that importing this package is quick.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tabularium.arena.engines import engine_for
    from tabularium.arena.tournament import Tournament, TournamentPlan
    from tabularium.bots import Bot
    from tabularium.bots.levels import make_bot
    from tabularium.kernel.acta import read_acta
    from tabularium.kernel.game import find_game, shelf
    from tabularium.kernel.live import Live, replay
    from tabularium.kernel.play import legal, next_seat, play, play_at_random
    from tabularium.kernel.presentation import Presenter
    from tabularium.kernel.rng import sfc32
    from tabularium.kernel.verify import verify

__version__ = "0.1.0"

HOMES = {
    "find_game": "kernel.game",
    "shelf": "kernel.game",
    "Live": "kernel.live",
    "replay": "kernel.live",
    "read_acta": "kernel.acta",
    "verify": "kernel.verify",
    "Presenter": "kernel.presentation",
    "legal": "kernel.play",
    "next_seat": "kernel.play",
    "play": "kernel.play",
    "play_at_random": "kernel.play",
    "sfc32": "kernel.rng",
    "Bot": "bots",
    "make_bot": "bots.levels",
    "TournamentPlan": "arena.tournament",
    "Tournament": "arena.tournament",
    "engine_for": "arena.engines",
}

__all__ = [
    "Bot",
    "Live",
    "Presenter",
    "Tournament",
    "TournamentPlan",
    "__version__",
    "engine_for",
    "find_game",
    "legal",
    "make_bot",
    "next_seat",
    "play",
    "play_at_random",
    "read_acta",
    "replay",
    "sfc32",
    "shelf",
    "verify",
]


def __getattr__(name: str) -> object:
    if name not in HOMES:
        raise AttributeError(f"tabularium has no public name “{name}”; there are {', '.join(sorted(HOMES))}")
    found: object = getattr(import_module(f"tabularium.{HOMES[name]}"), name)
    globals()[name] = found
    return found


def __dir__() -> list[str]:
    return sorted(__all__)
