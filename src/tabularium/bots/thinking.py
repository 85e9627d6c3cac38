"""The three levels of bots that think: the same mind, with more or less patience."""

from __future__ import annotations

from time import perf_counter

from tabularium.bots import Bot
from tabularium.bots.search import Found, Search
from tabularium.kernel.game import AnyGame
from tabularium.kernel.moves import READY
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import View

FIRST_PACE = 2000.0  # simulations a second, until it is known
SEED_BITS = 1 << 30


class ThinkingBot(Bot):
    """Searches with so many simulations, or with as many as fit into so many seconds."""

    def __init__(
        self, game: AnyGame, seed: int, simulations: int, seconds: float = 0.0, own_turn: bool = False
    ) -> None:
        self.game = game
        self.rng = sfc32(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.pace = FIRST_PACE
        self.search = Search(game.judge, game.propose, own_turn, 0)

    def choose(self, view: View, seat: int) -> tuple[int, ...]:
        if view.viewer != seat:
            raise ValueError(f"a bot in seat {seat} takes the view of seat {seat}, not of {view.viewer}")
        if view.agenda[-1].talk:
            return (READY,)
        answer = self.decide(self.think(view, seat))
        self.search.settle_on(answer)
        return answer

    def think(self, view: View, seat: int) -> list[Found]:
        """The answers it sees, best first."""
        seed = self.rng.below(SEED_BITS)
        if not self.seconds:
            return self.search.think(view, seat, self.simulations, seed, 0.0)
        start = perf_counter()
        fitting = max(8, int(self.pace * self.seconds))
        found = self.search.think(view, seat, fitting, seed, start + self.seconds)
        if self.search.simulations:
            pace = self.search.simulations / (perf_counter() - start)
            self.pace = 0.7 * self.pace + 0.3 * pace
        return found

    def decide(self, found: list[Found]) -> tuple[int, ...]:
        return found[0].answer


class Plebeian(ThinkingBot):
    """A Senator in a hurry: overlooks some answers and sometimes takes the second best of the rest."""

    overlooks = 30  # per cent of the answers
    slips = 25  # per cent of the decisions

    def decide(self, found: list[Found]) -> tuple[int, ...]:
        seen = [one for one in found if self.rng.below(100) >= self.overlooks] or found
        second = len(seen) > 1 and self.rng.below(100) < self.slips
        return seen[1 if second else 0].answer
