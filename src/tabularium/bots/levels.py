"""The bots that can sit at a table, by the word for their level."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabularium.bots import Bot
from tabularium.bots.greedy import GreedyBot
from tabularium.bots.random import RandomBot
from tabularium.kernel.game import AnyGame


def random_bot(game: AnyGame, seed: int) -> Bot:
    return RandomBot(seed)


def greedy_bot(game: AnyGame, seed: int) -> Bot:
    return GreedyBot(game, seed)


LEVELS: Mapping[str, Callable[[AnyGame, int], Bot]] = {"greedy": greedy_bot, "random": random_bot}
