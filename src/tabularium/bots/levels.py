"""The bots that can sit at a table, by the word for their level.

A word may carry a leaning, a budget and weights of its own: `senator~merchant`, `consul@400sims`, `consul@0.25s`,
`senator%other.toml`.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from tabularium.bots import Bot
from tabularium.bots.random import RandomBot
from tabularium.bots.thinking import Plebeian, ThinkingBot
from tabularium.kernel.game import AnyGame
from tabularium.kernel.refusals import Refusal

USUAL = "senator"


@dataclass(frozen=True)
class Level:
    """How a bot of this level thinks; without simulations it does not."""

    simulations: int = 0  # at most, where it has so many seconds
    own_turn: bool = False
    kind: type[ThinkingBot] = ThinkingBot
    seconds: float = 0.0


LEVELS: Mapping[str, Level] = {
    "plebeian": Level(24, True, Plebeian),
    "senator": Level(64, True),
    "consul": Level(400),
    "dictator": Level(8000, seconds=1.0),
    "random": Level(),
}


class UnknownLevel(Refusal):
    """No bot is called so."""


RETIRED: Mapping[str, str] = {"greedy": USUAL}  # tables that are kept may still name them


def level_of(word: str) -> Level:
    if word not in LEVELS:
        raise UnknownLevel(f"no bot “{word}”; there are {', '.join((*LEVELS, *guests()))}")
    return LEVELS[word]


@cache
def guests() -> Mapping[str, EntryPoint]:
    """Bots of other packages, by the name of their entry point in `tabularium.bots`: each is called with a game and a
    seed, and gives a Bot."""
    return {entry.name: entry for entry in entry_points(group="tabularium.bots") if entry.name not in LEVELS}


def parts_of(word: str) -> tuple[str, str]:
    """The level of a bot and its leaning, or ""."""
    level, _, leaning = word.partition("%")[0].partition("@")[0].partition("~")
    return level, leaning


def leaning_drawn(game: AnyGame, level: str, number: int) -> str:
    """The word of a bot of this level with one of the game's leanings, by a random number."""
    leanings = sorted(game.judge.leanings)
    if level not in LEVELS or not LEVELS[level].simulations or not leanings:
        return level
    return f"{level}~{leanings[number % len(leanings)]}"


def make_bot(game: AnyGame, word: str, seed: int) -> Bot:
    """The bot of this name (`senator`, `consul@200sims`), with its own random numbers."""
    name, _, weights = word.partition("%")
    name, _, budget = name.partition("@")
    name, _, leaning = name.partition("~")
    if leaning and leaning not in game.judge.leanings:
        raise UnknownLevel(f"no leaning “{leaning}”; {game.id} has {', '.join(game.judge.leanings) or 'none'}")
    if name in guests():
        guest: Bot = guests()[name].load()(game, seed)
        return guest
    name = RETIRED.get(name, name)
    level = level_of(name)
    if not level.simulations:
        return RandomBot(seed)
    usual = game.simulations.get(name, level.simulations)
    simulations, seconds = budget_of(budget) if budget else (usual, level.seconds)
    file = Path(weights) if weights else game.weights_file
    judge = game.judge_with(file, leaning) if weights or leaning else game.judge
    return level.kind(game, seed, simulations, seconds, level.own_turn, judge)


def budget_of(text: str) -> tuple[int, float]:
    """Simulations, or seconds: `200sims`, `0.25s`."""
    if re.fullmatch(r"[1-9]\d{0,6}(sims)?", text):
        return int(text.removesuffix("sims")), 0.0
    if re.fullmatch(r"\d{1,3}(\.\d{1,4})?s", text) and float(text[:-1]) > 0:
        return 0, float(text[:-1])
    raise UnknownLevel(f"a budget is written 200sims or 0.25s, not “{text}”")
