"""Fit weights to how games ended: chances whose odds are weighed sums of terms (a conditional logit), by Newton.

Needs numpy: `pip install 'tabularium[tune]'`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from typing import Any

from tabularium.arena.match import GameResult
from tabularium.kernel.refusals import Refusal

PENALTIES = (1.0, 4.0, 16.0, 64.0, 256.0, 1024.0)
SENSE = 0.3  # what was known to be good stays good: so much of its weight is kept whatever few games say
CAREFUL = 0.01  # of the gain: of penalties that do about as well the strongest is taken
FOLDS = 4
STEPS = 12


def numpy() -> Any:
    if find_spec("numpy") is None:
        raise Refusal("tuning needs numpy: pip install 'tabularium[tune]'")
    return import_module("numpy")


@dataclass
class Data:
    """Positions by number of contenders: `terms[n]` is positions x contenders x twice the terms, `ends[n]` what the
    game came to, `weight[n]` how much each position counts, `game[n]` which game it is from."""

    terms: dict[int, Any]
    ends: dict[int, Any]
    weight: dict[int, Any]
    game: dict[int, Any]


@dataclass(frozen=True)
class Fit:
    early: list[float]
    late: list[float]
    loss: float  # on games it was not fitted to, in nats a position
    before: float  # the same with the weights it started from
    penalty: float


def gather(games: Sequence[GameResult]) -> Data:
    """Every game counts the same, however many positions it gave."""
    np = numpy()
    rows: dict[int, list[tuple[Any, list[float], float, int]]] = {}
    for number, game in enumerate(games):
        for progress, measured in game.samples:
            terms = np.asarray(measured)
            both = np.concatenate([terms * (1 - progress), terms * progress], axis=1)
            end = list(game.worth)
            if len(end) < len(measured):  # alone: what the seat did not get, the game did
                end.append(1.0 - end[0])
            rows.setdefault(len(measured), []).append((both, end, 1.0 / len(game.samples), number))
    return Data(
        {n: np.stack([row[0] for row in some]) for n, some in rows.items()},
        {n: np.asarray([row[1] for row in some]) for n, some in rows.items()},
        {n: np.asarray([row[2] for row in some]) for n, some in rows.items()},
        {n: np.asarray([row[3] for row in some]) for n, some in rows.items()},
    )


def chances(np: Any, terms: Any, weights: Any) -> Any:
    strength = terms @ weights
    strength = strength - strength.max(axis=1, keepdims=True)
    shares = np.exp(strength)
    return shares / shares.sum(axis=1, keepdims=True)


def loss_of(np: Any, data: Data, weights: Any, fold: int = -1) -> float:
    """Cross-entropy a game; with a fold, over the games of that fold alone."""
    total = count = 0.0
    for n, terms in data.terms.items():
        chosen = data.game[n] % FOLDS == fold if fold >= 0 else np.ones(len(terms), dtype=bool)
        shares = chances(np, terms[chosen], weights)
        each = -(data.ends[n][chosen] * np.log(shares + 1e-9)).sum(axis=1)
        total += float((each * data.weight[n][chosen]).sum())
        count += float(data.weight[n][chosen].sum())
    return total / max(count, 1e-9)


def newton(np: Any, data: Data, start: Any, penalty: float, scale: Any, without: int = -1) -> Any:
    """The weights that explain the ends best, held to where they started by a penalty; `without` leaves a fold out."""
    weights = start.copy()
    parts = []
    for n, terms in data.terms.items():
        chosen = data.game[n] % FOLDS != without
        parts.append((terms[chosen], data.ends[n][chosen], data.weight[n][chosen]))
    for _ in range(STEPS):
        slope = penalty * scale * scale * (weights - start)
        curve = np.diag(penalty * scale * scale)
        for terms, ends, weight in parts:
            flat = terms.reshape(-1, len(weights))
            shares = chances(np, terms, weights)
            slope = slope + ((shares - ends) * weight[:, None]).ravel() @ flat
            mean = (terms * shares[:, :, None]).sum(axis=1)
            curve = curve + (flat * (shares * weight[:, None]).reshape(-1, 1)).T @ flat
            curve = curve - (mean * weight[:, None]).T @ mean
        step = np.linalg.solve(curve + 1e-9 * np.eye(len(weights)), slope)
        weights = weights - step
        if float(np.abs(step * scale).max()) < 1e-4:
            break
    return weights


def fit(games: Sequence[GameResult], early: Sequence[float], late: Sequence[float]) -> Fit:
    """The weights these games teach, starting from those that are known; how strongly they are held is decided on games
    left out."""
    np = numpy()
    data = gather(games)
    start = np.asarray([*early, *late])
    scale = np.ones(len(start)) * 1e-3
    for terms in data.terms.values():
        scale = np.maximum(scale, (terms - terms.mean(axis=1, keepdims=True)).std(axis=(0, 1)))
    before = sum(loss_of(np, data, start, fold) for fold in range(FOLDS)) / FOLDS
    tried: list[tuple[float, float]] = []
    for penalty in PENALTIES:
        losses = [loss_of(np, data, newton(np, data, start, penalty, scale, fold), fold) for fold in range(FOLDS)]
        tried.append((sum(losses) / FOLDS, penalty))
    lowest = min(tried)[0]
    best = max(
        (entry for entry in tried if entry[0] <= lowest + CAREFUL * max(0.0, before - lowest)), key=lambda e: e[1]
    )
    weights = newton(np, data, start, best[1], scale)
    weights = np.where(start > 0, np.maximum(weights, SENSE * start), weights)
    half = len(start) // 2
    return Fit([float(w) for w in weights[:half]], [float(w) for w in weights[half:]], best[0], before, best[1])
