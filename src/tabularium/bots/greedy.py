"""A bot that looks one step of its own ahead, and at what may follow at once, and takes what looks best."""

from __future__ import annotations

from time import monotonic

from tabularium.bots import Bot
from tabularium.kernel.game import AnyGame
from tabularium.kernel.moves import DONE, READY
from tabularium.kernel.play import legal, next_seat, play, play_at_random
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import State, View

WORLDS = 8  # ways to fill in what it does not know
FOLLOWING = 6  # moves by chance after its own, so that it sees what a step is good for
MOST_ANSWERS = 60
PLANS = 8  # whole drafts to compare where a game proposes none
LONGEST_PLAN = 8


class GreedyBot(Bot):
    """Tries each answer in a few worlds that fit what it knows, and values the table soon after it."""

    def __init__(self, game: AnyGame, seed: int = 0, seconds: float = 0.6) -> None:
        self.game = game
        self.rng = sfc32(seed)
        self.seconds = seconds

    def choose(self, view: View, seat: int) -> tuple[int, ...]:
        if view.viewer != seat:
            raise ValueError(f"a bot in seat {seat} takes the view of seat {seat}, not of {view.viewer}")
        if view.agenda[-1].talk:
            return (READY,)
        answers = self.answers(view, seat)
        if len(answers) == 1:
            return answers[0]
        self.rng.shuffle(order := list(range(len(answers))))
        answers = [answers[i] for i in order[:MOST_ANSWERS]]
        worth = [0.0] * len(answers)
        until = monotonic() + self.seconds
        for _ in range(WORLDS):
            world = view.determinize(self.rng)
            tried = [self.after(world.copy(), seat, answer) for answer in answers if monotonic() < until]
            if len(tried) < len(answers):  # no time to compare them all: what is known must do
                break
            worth = [known + new for known, new in zip(worth, tried, strict=True)]
        return answers[max(range(len(answers)), key=lambda i: worth[i])]

    def answers(self, view: View, seat: int) -> list[tuple[int, ...]]:
        """Single moves; where a secret draft is written, whole drafts."""
        moves = legal(view, seat)
        step = view.agenda[-1]
        if not any(step.private(view, seat, move) for move in moves):
            return [(move,) for move in moves]
        proposed = self.game.propose(self.game.seen(view), seat, self.rng)
        return proposed or [self.plan(view, seat) for _ in range(PLANS)]

    def plan(self, view: View, seat: int) -> tuple[int, ...]:
        """Some edits by chance, sealed as soon as chance and rules allow it."""
        trial: State = view.copy()
        plan: list[int] = []
        while len(plan) < LONGEST_PLAN:
            moves = legal(trial, seat)
            if DONE in moves and (len(moves) == 1 or self.rng.below(2)):
                return (*plan, DONE)
            edits = [move for move in moves if trial.agenda[-1].private(trial, seat, move)]
            if not edits:
                return (*plan, moves[self.rng.below(len(moves))])
            plan.append(edits[self.rng.below(len(edits))])
            play(trial, seat, plan[-1])
        return (*plan, DONE) if DONE in legal(trial, seat) else tuple(plan)

    def after(self, world: State, seat: int, answer: tuple[int, ...]) -> float:
        """How the table looks to this seat a little after it has answered so."""
        name = world.agenda[-1].name
        for move in answer:
            play(world, seat, move)
        self.seal(world, seat, name, answer)
        play_at_random(world, self.rng, False, FOLLOWING)
        return self.game.value(self.game.seen(world.view(seat)), seat)

    def seal(self, world: State, seat: int, name: str, answer: tuple[int, ...]) -> None:
        """The others seal what they were at."""
        while world.agenda and world.agenda[-1].name == name and DONE in answer:
            other = next_seat(world)
            if other == seat or DONE not in legal(world, other):
                break
            play(world, other, DONE)
