"""The bots that can sit at a table, by the word for their level."""

from __future__ import annotations

from collections.abc import Callable, Mapping

from tabularium.bots import Bot
from tabularium.bots.random import RandomBot
from tabularium.bots.thinking import Plebeian, ThinkingBot
from tabularium.kernel.game import AnyGame

USUAL = "senator"


def random_bot(game: AnyGame, seed: int) -> Bot:
    return RandomBot(seed)


def plebeian(game: AnyGame, seed: int) -> Bot:
    return Plebeian(game, seed, 24, own_turn=True)


def senator(game: AnyGame, seed: int) -> Bot:
    return ThinkingBot(game, seed, 64, own_turn=True)


def consul(game: AnyGame, seed: int) -> Bot:
    return ThinkingBot(game, seed, 400)


LEVELS: Mapping[str, Callable[[AnyGame, int], Bot]] = {
    "plebeian": plebeian,
    "senator": senator,
    "consul": consul,
    "random": random_bot,
}
