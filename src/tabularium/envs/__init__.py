"""The games as environments for learners: PettingZoo, Gymnasium, OpenSpiel. `pip install tabularium[rl]`.

Every game has a versioned id, `age_of_rome_v1`, whose version is that of its row of numbers and its table of actions:

    from tabularium.envs import age_of_rome_v1
    env = age_of_rome_v1.env(seats=3, options={"spies": "yes"})        # PettingZoo, turn by turn
    env = age_of_rome_v1.single(seats=3, opponents=["senator"] * 2)    # Gymnasium, one seat against bots
    env = age_of_rome_v1.many(64, seats=2)                             # sixty-four games at once, all seats learning
"""

from __future__ import annotations

import re
from importlib import import_module
from typing import Any

from tabularium.envs.tables import version_of
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.refusals import UnknownGame


def optional(module: str, name: str) -> Any:
    return getattr(import_module(f"tabularium.envs.{module}"), name)


class Environment:
    """One game's environments, by the names that PettingZoo's modules use. They are typed in modules of their own, that
    open when they are asked for: the encoder is compiled and used without numpy and its friends."""

    def __init__(self, game: AnyGame) -> None:
        self.game = game
        self.id = f"{game.id}_v{version_of(game)}"

    def env(self, **settings: Any) -> Any:
        """PettingZoo's AEC: all seats, one decision after the other. `raw_env` is the same."""
        return optional("aec", "TableEnv")(self.game, **settings)

    raw_env = env

    def single(self, **settings: Any) -> Any:
        """Gymnasium: one seat, bots in the others."""
        return optional("single", "SeatEnv")(self.game, **settings)

    def vector(self, copies: int, **settings: Any) -> Any:
        """Gymnasium: many games of `single` at once."""
        return optional("vector", "SeatsEnv")(self.game, copies, **settings)

    def many(self, copies: int, **settings: Any) -> Any:
        """Many games at once, all seats played by the learner."""
        return optional("vector", "Many")(self.game, copies, **settings)

    def __repr__(self) -> str:
        return f"<environments {self.id}>"


def environments() -> list[str]:
    """The ids of all games on the shelf."""
    return [Environment(game).id for game in shelf().values()]


def find_environment(id: str) -> Environment:
    """By its versioned id."""
    found = re.fullmatch(r"(\w+)_v(\d+)", id)
    if found is None:
        raise UnknownGame(f"an environment is called like age_of_rome_v1, not “{id}”")
    made = Environment(find_game(found.group(1)))
    if made.id != id:
        raise UnknownGame(f"there is no {id}: this build has {made.id}; policies of other versions do not fit it")
    return made


def __getattr__(name: str) -> Environment:
    if re.fullmatch(r"\w+_v\d+", name) is None:
        raise AttributeError(f"module tabularium.envs has no “{name}”")
    try:
        return find_environment(name)
    except UnknownGame as unknown:
        raise AttributeError(str(unknown)) from None
