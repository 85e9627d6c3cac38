"""Do chances come true? What a judge says where turns end is held against who won, and its slope is fitted.

Every game weighs the same, and intervals count games, not positions: those of one game share their end.
Fitting needs numpy: `pip install 'tabularium[tune]'`.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from math import log, sqrt

from tabularium.arena.fitting import Data, newton, numpy
from tabularium.arena.match import GameResult, Task
from tabularium.kernel.files import read_toml
from tabularium.kernel.game import AnyGame
from tabularium.kernel.judging import KNOTS, Calibration, knot_shares, softmax, wins
from tabularium.kernel.play import lowest
from tabularium.kernel.refusals import Refusal

LEAST_GAMES = 40  # to fit anything; a number of players with fewer takes what all games say
FOLDS = 4
THIRDS = 3
TENTHS = 10
PENALTY = 4.0  # holds slopes to 1 and edges to 0 while games are few
HELD = 1e3  # an edge is held so much more than a slope while the slopes are fitted
ROUNDS = 4  # of slopes and edges in turn
STEP = 0.05  # of an edge, to see what it changes
RIDGE = 1e-5
NORMAL = 1.96  # standard errors in half of a 95 % interval
SURE = 0.8  # a chance this high in the first third is told
LARGEST = 0.01  # of the jumps
LEAST_CHANCE = 1e-6  # what is said to be impossible costs no more than this

Calibrations = dict[int, Calibration]


@dataclass(frozen=True)
class Interval:
    """A mean over games with the half width of its 95 % interval."""

    mean: float
    half: float

    def __str__(self) -> str:
        return f"{self.mean:+.3f} ± {self.half:.3f}"


@dataclass(frozen=True)
class Tenth:
    """What was said between two tenths of a chance in a third of the game, and how often it came true."""

    third: int
    weight: float  # its share of all that was said
    said: float
    won: Interval


@dataclass(frozen=True)
class Report:
    """How good chances are. Each list of intervals is for the whole game and then for each of its thirds."""

    games: int
    loss: list[Interval]  # the log loss
    over_equal: list[Interval]  # the log loss less that of equal chances
    brier: Interval
    tenths: list[Tenth]
    mover: list[Interval]  # how the chance of the seat that moved changed over its own turn
    jump: float  # the largest hundredth of the changes between looks is at least so large
    sure_early: float  # the share of the games that say more than 80 % for somebody in their first third


def tasks(game: AnyGame, bot: str, counts: Sequence[int], games: int, seed: int) -> Iterator[Task]:
    """Games of equal bots, the numbers of players in turn."""
    for number in range(games):
        yield Task(number, game.id, (bot,) * counts[number % len(counts)], seed + number, turns=True)


def chances_at(game: GameResult, calibrations: Calibrations) -> list[list[list[float]]]:
    """By look, viewer and seat."""
    seats = len(game.ranks)
    calibration = calibrations.get(seats)
    found = []
    for look in game.looks:
        rows = []
        for strengths in look.strengths:
            if calibration is None:
                row = softmax(list(strengths))
            else:
                row = calibration.chances(list(strengths), look.progress, look.to_move)
            rows.append(row[:seats])
        found.append(rows)
    return found


def third_of(game: GameResult, number: int) -> int:
    return min(THIRDS * game.looks[number].ply // max(game.plies, 1), THIRDS - 1)


def report(games: Sequence[GameResult], chances: Sequence[list[list[list[float]]]]) -> Report:
    """`chances` by game, as `chances_at` gives them."""
    losses, over, changes = Means(), Means(), Means()
    brier: list[float] = []
    jumps: list[float] = []
    tenths: dict[tuple[int, int], list[tuple[int, float, float, float]]] = {}  # game, weight, said, won
    sure = 0
    for number, (game, said) in enumerate(zip(games, chances, strict=True)):
        won = wins(game.ranks)
        seats = len(won)
        equal = log(seats) if seats > 1 else log(2)
        squares = 0.0
        weight = 1.0 / (len(said) * seats)
        for at, rows in enumerate(said):
            third = third_of(game, at)
            loss = sum(cross_entropy(row, won) for row in rows) / seats
            losses.add(number, third, loss)
            over.add(number, third, loss - equal)
            for row in rows:
                for chance, share in zip(row, won, strict=True):
                    squares += weight * (chance - share) ** 2
                    entry = (number, weight / seats, chance, share)
                    tenths.setdefault((third, min(int(TENTHS * chance), TENTHS - 1)), []).append(entry)
        brier.append(squares)
        own = [[rows[seat][seat] for seat in range(seats)] for rows in said] + [won]  # each by its own view
        for at, look in enumerate([*game.looks[1:], None], 1):
            jumps += [abs(after - before) for before, after in zip(own[at - 1], own[at], strict=True)]
            moved = look.moved if look is not None else lowest(game.looks[-1].to_move)
            changes.add(number, third_of(game, at - 1), own[at][moved] - own[at - 1][moved])
        early = [row for at, rows in enumerate(said) if third_of(game, at) == 0 for row in rows]
        sure += any(max(row) > SURE for row in early)
    jumps.sort()
    return Report(
        len(games),
        losses.intervals(),
        over.intervals(),
        interval(brier),
        [tenth(third, entries, len(games)) for (third, _), entries in sorted(tenths.items())],
        changes.intervals(),
        jumps[int((1.0 - LARGEST) * (len(jumps) - 1))],
        sure / len(games),
    )


class Means:
    """Figures by game: the mean over the whole of it, and over each third."""

    def __init__(self) -> None:
        self.found: dict[tuple[int, int], list[float]] = {}

    def add(self, game: int, third: int, value: float) -> None:
        for part in (0, third + 1):
            self.found.setdefault((part, game), []).append(value)

    def intervals(self) -> list[Interval]:
        parts = range(THIRDS + 1)
        return [interval([sum(row) / len(row) for (at, _), row in self.found.items() if at == part]) for part in parts]


def interval(values: Sequence[float]) -> Interval:
    n = len(values)
    if not n:
        return Interval(0.0, 0.0)
    mean = sum(values) / n
    spread = sqrt(sum((value - mean) ** 2 for value in values) / max(n - 1, 1))
    return Interval(mean, NORMAL * spread / sqrt(n))


def tenth(third: int, entries: list[tuple[int, float, float, float]], games: int) -> Tenth:
    """The interval is that of a ratio of sums over games."""
    weight = sum(entry[1] for entry in entries)
    said = sum(entry[1] * entry[2] for entry in entries) / weight
    won = sum(entry[1] * entry[3] for entry in entries) / weight
    by_game: dict[int, float] = {}
    for game, share, _, came in entries:
        by_game[game] = by_game.get(game, 0.0) + share * (came - won)
    half = NORMAL * sqrt(sum(off * off for off in by_game.values())) / weight
    return Tenth(third, weight / games, said, Interval(won, half))


def cross_entropy(chances: Sequence[float], won: Sequence[float]) -> float:
    """Alone: of success or failure."""
    if len(won) == 1:
        chances, won = [chances[0], 1.0 - chances[0]], [won[0], 1.0 - won[0]]
    return -sum(share * log(max(chance, LEAST_CHANCE)) for chance, share in zip(chances, won, strict=True) if share)


def fit(games: Sequence[GameResult]) -> Calibrations:
    """A calibration for each number of players that has enough games, held to what all games say; one for the others
    from all games."""
    together = [game for game in games if len(game.ranks) > 1]
    if len(games) < LEAST_GAMES:
        raise Refusal(f"{len(games)} games are too few to fit anything: {LEAST_GAMES} are needed; nothing was written")
    neutral = [1.0] * KNOTS + [0.0] * KNOTS
    pooled = fit_to(together, neutral) if together else neutral
    found: Calibrations = {}
    for seats in sorted({len(game.ranks) for game in games}):
        some = [game for game in games if len(game.ranks) == seats]
        start = pooled if seats > 1 else neutral
        values = fit_to(some, start) if len(some) >= LEAST_GAMES else start
        found[seats] = Calibration(values[:KNOTS], values[KNOTS:])
    return found


def fit_to(games: Sequence[GameResult], start: Sequence[float]) -> list[float]:
    """Slopes, then edges. The slopes explain best who won: a conditional logit, by Newton. The edges are such that a
    turn changes the chance of its own seat by nothing on the average: results alone say too little about them."""
    np = numpy()
    data = positions(games)
    found = np.asarray(start)
    scale = np.asarray([1.0] * KNOTS + [HELD] * KNOTS)
    for _ in range(ROUNDS):
        found = newton(np, data, found, PENALTY, scale)
        slopes, edges = found[:KNOTS], found[KNOTS:]
        now = np.asarray(own_changes(games, slopes, edges))
        slope = np.stack([(own_changes(games, slopes, edges + one) - now) / STEP for one in STEP * np.eye(KNOTS)])
        # A ridge: where all move at once an edge changes nothing, and stays as it is.
        step = np.linalg.solve(slope @ slope.T + RIDGE * np.eye(KNOTS), slope @ now)
        found = np.concatenate([slopes, edges - step])
    return [float(value) for value in found]


def positions(games: Sequence[GameResult]) -> Data:
    """Every look by every viewer, as the fit takes them: shares of the strength, then of the edge."""
    np = numpy()
    rows: dict[int, list[tuple[list[list[float]], list[float], float, int]]] = {}
    for number, game in enumerate(games):
        won = wins(game.ranks)
        for look in game.looks:
            shares = knot_shares(look.progress)
            for strengths in look.strengths:
                terms = [
                    [share * value for value in (strength, float(look.to_move >> seat & 1)) for share in shares]
                    for seat, strength in enumerate(strengths)
                ]
                end = won if len(won) == len(strengths) else [*won, 1.0 - sum(won)]  # alone, what is left is the game's
                rows.setdefault(len(terms), []).append((terms, end, 1.0 / (len(game.looks) * len(won)), number))
    return Data(*({n: np.asarray([row[i] for row in some]) for n, some in rows.items()} for i in range(4)))


def own_changes(games: Sequence[GameResult], slopes: Sequence[float], edges: Sequence[float]) -> list[float]:
    """The mean change of a seat's chance over its own turn, at each knot."""
    calibration = Calibration(slopes, edges)
    total, weight = [0.0] * KNOTS, [1e-9] * KNOTS
    for game in games:
        won = wins(game.ranks)
        for at, look in enumerate(game.looks):
            moved = lowest(look.to_move)
            before = calibration.chances(list(look.strengths[moved]), look.progress, look.to_move)[moved]
            if at + 1 < len(game.looks):
                after = game.looks[at + 1]
                then = calibration.chances(list(after.strengths[moved]), after.progress, after.to_move)[moved]
            else:
                then = won[moved]
            for knot, share in enumerate(knot_shares(look.progress)):
                total[knot] += share * (then - before) / len(game.looks)
                weight[knot] += share / len(game.looks)
    return [change / part for change, part in zip(total, weight, strict=True)]


def left_out(games: Sequence[GameResult]) -> list[list[list[list[float]]]]:
    """The chances of every game by a calibration that was fitted to others."""
    folds = [fit([game for number, game in enumerate(games) if number % FOLDS != fold]) for fold in range(FOLDS)]
    return [chances_at(game, folds[number % FOLDS]) for number, game in enumerate(games)]


def check_not_fitted(game: AnyGame, bot: str, games: int, seed: int) -> None:
    """Chances are not judged on games that they were fitted to."""
    shown = read_toml(game.weights_file).get("shown") if game.weights_file.exists() else None
    if not isinstance(shown, dict) or shown.get("bot") != bot:
        return
    first, count = int(str(shown["seed"])), int(str(shown["games"]))
    if seed < first + count and first < seed + games:
        raise Refusal(f"seeds {first} to {first + count - 1} were fitted to: judge others, from --seed {first + count}")


def write(game: AnyGame, calibrations: Calibrations, bot: str, games: int, seed: int) -> None:
    """Into the game's file of weights, in place of what it had."""
    lines = [
        "",
        "# How chances that people see follow from strengths (tabularium calibrate): a slope, and an edge for seats",
        "# that move next, at the start, in the middle and at the end of a game, by number of players.",
        "[shown]",
        f'bot = "{bot}"',
        f"seed = {seed}",
        f"games = {games}",
    ]
    for name in ("slopes", "edges"):
        lines += ["", f"[shown.{name}]"]
        for seats, one in sorted(calibrations.items()):
            values = one.slopes if name == "slopes" else one.edges
            lines.append(f"{seats} = [{', '.join(f'{value:.4f}' for value in values)}]")
    text = without_shown(game.weights_file.read_text(encoding="utf-8"))
    game.weights_file.write_text(text + "\n".join(lines) + "\n", encoding="utf-8")
    game.weigh()


def without_shown(text: str) -> str:
    """A file of weights without its last part."""
    return re.sub(r"(\n#[^\n]*)*\n\[shown\].*", "", text, flags=re.DOTALL)


def in_words(title: str, found: Report) -> str:
    """For a terminal."""
    parts = ("all", "first third", "second third", "last third")
    lines = [f"{title}: {found.games} games, Brier score {found.brier.mean:.3f} ± {found.brier.half:.3f}"]
    for i, part in enumerate(parts):
        lines.append(
            f"{part}: log loss {found.loss[i].mean:.3f} ± {found.loss[i].half:.3f}, over equal chances "
            f"{found.over_equal[i]}; own turn changes the chance by {found.mover[i]}"
        )
    lines.append(f"the largest hundredth of the jumps: {found.jump:.2f} and more")
    lines.append(f"games with more than {SURE:.0%} for somebody in the first third: {found.sure_early:.0%}")
    lines.append("third  weight  said  came true")
    for one in found.tenths:
        came = f"{one.won.mean:.3f} ± {one.won.half:.3f}"
        lines.append(f"{one.third + 1:5}  {one.weight:6.3f}  {one.said:.3f}  {came}")
    return "\n".join(lines)
