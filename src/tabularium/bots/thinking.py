"""Bots that think: the same mind, with more or less patience."""

from __future__ import annotations

from time import perf_counter
from typing import Any

from tabularium.bots import Bot
from tabularium.bots.search import Found, Search
from tabularium.kernel.game import AnyGame
from tabularium.kernel.judging import Judge
from tabularium.kernel.moves import READY
from tabularium.kernel.play import legal
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import View

FIRST_PACE = 2000.0  # simulations a second, until it is known
SEEDS = 1 << 30


class ThinkingBot(Bot):
    """Searches with so many simulations, or with as many as fit into so many seconds, or with the fewer of both."""

    def __init__(
        self,
        game: AnyGame,
        seed: int,
        simulations: int,
        seconds: float = 0.0,
        own_turn: bool = False,
        judge: Judge[Any] | None = None,
    ) -> None:
        self.game = game
        self.rng = sfc32(seed)
        self.simulations = simulations
        self.seconds = seconds
        self.pace = FIRST_PACE
        self.waiting = 0  # other tables that wait for a bot: they share its seconds
        self.rest: tuple[int, ...] = ()  # of an answer that is given in several moves
        self.search = Search(judge or game.judge, game.propose, own_turn, game.guess, game.imagine, game.price_of)

    def choose(self, view: View, seat: int) -> tuple[int, ...]:
        if view.viewer != seat:
            raise ValueError(f"a bot in seat {seat} takes the view of seat {seat}, not of {view.viewer}")
        if view.agenda[-1].talk:
            converse = self.game.converse
            return (converse(view, seat, self.rng, self.search.judge) if converse is not None else READY,)
        if self.rest and self.rest[0] in legal(view, seat):
            return self.give(view, seat, self.rest)
        answer = self.decide(self.think(view, seat))
        self.search.drop_other_roots(answer)
        return self.give(view, seat, answer)

    def give(self, view: View, seat: int, answer: tuple[int, ...]) -> tuple[int, ...]:
        """Edits of a draft go together with what seals them; of other moves one at a time, the rest when it is asked
        for."""
        self.rest = ()
        if len(answer) == 1 or view.agenda[-1].private(view, seat, answer[0]):
            return answer
        self.rest = answer[1:]
        return answer[:1]

    def think(self, view: View, seat: int) -> list[Found]:
        """The answers it sees, best first."""
        seed = self.rng.below(SEEDS)
        if not self.seconds:
            return self.search.think(view, seat, self.simulations, seed, 0.0)
        start = perf_counter()
        seconds = self.seconds / (1 + self.waiting)
        fitting = max(8, int(self.pace * seconds))
        if self.simulations:
            fitting = min(fitting, self.simulations)
        found = self.search.think(view, seat, fitting, seed, start + seconds)
        if self.search.simulations:
            pace = self.search.simulations / (perf_counter() - start)
            self.pace = 0.7 * self.pace + 0.3 * pace
        return found

    def decide(self, found: list[Found]) -> tuple[int, ...]:
        return found[0].answer


class Plebeian(ThinkingBot):
    """Overlooks some answers and sometimes takes the second best of the rest. What nobody would do it does not do."""

    overlooks = 30  # per cent of the answers
    slips = 25  # per cent of the decisions
    absurd = 0.7  # an answer with less than so much of the best one's chance

    def decide(self, found: list[Found]) -> tuple[int, ...]:
        least = self.absurd * found[0].chance
        sensible = [one for one in found if one.chance >= least] or found
        seen = [one for one in sensible if self.rng.below(100) >= self.overlooks] or sensible
        second = len(seen) > 1 and self.rng.below(100) < self.slips
        return seen[1 if second else 0].answer
