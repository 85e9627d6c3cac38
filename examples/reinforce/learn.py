"""Learn to play Nundinae from nothing: masked REINFORCE in numpy, all seats played by the learner.

    python examples/reinforce/learn.py --seconds 120    # of processor time

One hidden layer sees the numbers of a seat's view, one-hot, and gives a preference to every action; those outside the
mask are never taken. Many games run side by side; when one ends, every decision in it is made likelier by what the end
was worth to its seat, less what that seat usually gets there. The last line tells how often the learner wins against
players who move at random, from every seat in turn.
"""

from __future__ import annotations

import argparse
from dataclasses import dataclass, field
from time import process_time

import numpy as np
import numpy.typing as npt

from tabularium.envs import find_environment
from tabularium.envs.vector import Many

Floats = npt.NDArray[np.float64]

COPIES = 64
HIDDEN = 64
VALUES = 24  # numbers of a view are small: each is one of so many inputs
RATE = 0.003
ENTROPY = 0.01
BATCH = 64  # games


class Policy:
    """Preferences for all actions, from the numbers of a view; and what the view is worth."""

    def __init__(self, inputs: int, actions: int, rng: np.random.Generator) -> None:
        self.weights = {
            "in": rng.normal(0, 0.05, (inputs * VALUES, HIDDEN)),
            "act": np.zeros((HIDDEN, actions)),
            "worth": np.zeros(HIDDEN),
        }
        self.slopes = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.sizes = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    def inputs(self, rows: npt.NDArray[np.int32]) -> npt.NDArray[np.int64]:
        """Which inputs are on: one for each number."""
        return np.clip(rows, 0, VALUES - 1).astype(np.int64) + VALUES * np.arange(rows.shape[1])

    def hidden(self, inputs: npt.NDArray[np.int64]) -> Floats:
        found: Floats = np.tanh(self.weights["in"][inputs].sum(1))
        return found

    def odds(self, hidden: Floats, masks: npt.NDArray[np.int8]) -> Floats:
        """How likely each action is."""
        logits = np.where(masks > 0, hidden @ self.weights["act"], -1e9)
        odds = np.exp(logits - logits.max(1, keepdims=True))
        found: Floats = odds / odds.sum(1, keepdims=True)
        return found

    def learn(self, rows: npt.NDArray[np.int32], masks: npt.NDArray[np.int8], taken: list[int], ends: Floats) -> None:
        """One step of gradient ascent on what these decisions led to."""
        inputs = self.inputs(rows)
        hidden = self.hidden(inputs)
        odds = self.odds(hidden, masks)
        worth = hidden @ self.weights["worth"]
        better = ends - worth
        push = -odds * better[:, None]
        push[np.arange(len(taken)), taken] += better
        logs = np.log(np.maximum(odds, 1e-12))
        spread = -odds * (logs - (odds * logs).sum(1, keepdims=True))  # towards keeping several answers open
        push += ENTROPY * spread
        back = (push @ self.weights["act"].T + 0.5 * better[:, None] * self.weights["worth"]) * (1 - hidden**2)
        grown = np.zeros_like(self.weights["in"])
        np.add.at(grown, inputs.ravel(), np.repeat(back, inputs.shape[1], axis=0))
        self.follow({"in": grown, "act": hidden.T @ push, "worth": hidden.T @ better}, len(taken))

    def follow(self, gradients: dict[str, Floats], decisions: int) -> None:
        """Adam, upwards."""
        self.steps += 1
        for name, gradient in gradients.items():
            slope, size = self.slopes[name], self.sizes[name]
            mean = gradient / decisions
            slope += 0.1 * (mean - slope)
            size += 0.001 * (mean**2 - size)
            steady = np.sqrt(size / (1 - 0.999**self.steps)) + 1e-8
            self.weights[name] += RATE * slope / (1 - 0.9**self.steps) / steady


@dataclass
class Diary:
    """The decisions of one game, until its end is known."""

    rows: list[npt.NDArray[np.int32]] = field(default_factory=list)
    masks: list[npt.NDArray[np.int8]] = field(default_factory=list)
    taken: list[int] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)


def drawn(odds: Floats, rng: np.random.Generator) -> npt.NDArray[np.int64]:
    """An action of each row, by its odds."""
    below = (odds.cumsum(1) < rng.random((len(odds), 1)) * 0.999999).sum(1)
    found: npt.NDArray[np.int64] = np.minimum(below, odds.shape[1] - 1)
    return found


def train(many: Many, policy: Policy, seconds: float, rng: np.random.Generator) -> int:
    """Play and learn for so many seconds of processor time; how many games that were."""
    start = process_time()
    diaries = [Diary() for _ in range(many.copies)]
    batch: list[tuple[Diary, Floats]] = []
    games = 0
    while process_time() - start < seconds:
        odds = policy.odds(policy.hidden(policy.inputs(many.rows)), many.masks)
        actions = drawn(odds, rng)
        for number, diary in enumerate(diaries):
            diary.rows.append(many.rows[number].copy())
            diary.masks.append(many.masks[number].copy())
            diary.taken.append(int(actions[number]))
            diary.seats.append(int(many.seats[number]))
        rewards, ended = many.step(actions)
        for number in map(int, np.flatnonzero(ended)):
            batch.append((diaries[number], rewards[number]))
            diaries[number] = Diary()
            games += 1
        if len(batch) >= BATCH:
            rows = np.stack([row for diary, _ in batch for row in diary.rows])
            masks = np.stack([mask for diary, _ in batch for mask in diary.masks])
            taken = [action for diary, _ in batch for action in diary.taken]
            ends = np.array([worth[seat] for diary, worth in batch for seat in diary.seats])
            policy.learn(rows, masks, taken, ends)
            batch = []
    return games


def share_won(many: Many, policy: Policy, games: int, rng: np.random.Generator) -> float:
    """How much of what there is to win the learner gets against random players: a half with two seats by chance alone.
    In game n of those side by side it sits in seat n modulo the seats."""
    many.reset(seed=999)
    seats = many.opening.seats
    own = np.arange(many.copies) % seats
    won: list[float] = []
    while len(won) < games:
        odds = policy.odds(policy.hidden(policy.inputs(many.rows)), many.masks)
        chance = many.masks / many.masks.sum(1, keepdims=True)
        mine = (many.seats == own)[:, None]
        rewards, ended = many.step(drawn(np.where(mine, odds, chance), rng))
        for number in np.flatnonzero(ended):
            won.append((rewards[number][own[number]] * (seats - 1) + 1) / seats)
    return float(np.mean(won))


def main() -> None:
    parser = argparse.ArgumentParser(description="Learn to play Nundinae by REINFORCE.")
    parser.add_argument("--seconds", type=float, default=120.0)
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    rng = np.random.default_rng(given.seed)
    many = find_environment("nundinae_v1").many(COPIES, seats=given.seats, options={"market": "long"})
    policy = Policy(many.opening.length, many.opening.table.length, rng)
    print(f"before: {share_won(many, policy, 1000, rng):.3f} of the games against chance")
    many.reset(seed=given.seed)
    games = train(many, policy, given.seconds, rng)
    print(f"after {games} games: {share_won(many, policy, 2000, rng):.3f}")


if __name__ == "__main__":
    main()
