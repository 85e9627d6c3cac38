"""How good a table is for everybody at it: named terms for each contender, weighed, and made chances to win.

A contender is a seat or, alone against the game, the automaton: its terms are weighed like anybody's. Each term has a
weight for the start of the game and one for its end; what lies between is weighed in proportion. Who plays alone may
have weights of their own.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import exp
from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tabularium.kernel.scores import Outcome, ScoreSheet
from tabularium.kernel.state import State

S = TypeVar("S", bound=State)

KNOTS: Final = 3  # of a calibration: the start of a game, its middle and its end

WON: Final = 0.75  # of what a finished game is worth goes to who won; the rest follows the points, so that a lost
# game is still played to its end


class Calibration:
    """Turns strengths into chances that come true: a slope for the strengths, and an edge for the seats that are to
    move, each given at the start, in the middle and at the end of a game, and in proportion between these."""

    def __init__(self, slopes: Sequence[float], edges: Sequence[float]) -> None:
        if len(slopes) != KNOTS or len(edges) != KNOTS:
            raise ValueError(f"a calibration has {KNOTS} slopes and {KNOTS} edges")
        self.slopes = [float(slope) for slope in slopes]
        self.edges = [float(edge) for edge in edges]

    def slope_at(self, progress: float) -> float:
        """How much a strength counts at this moment."""
        shares = knot_shares(progress)
        slope = 0.0
        for knot in range(KNOTS):
            slope += shares[knot] * self.slopes[knot]
        return slope

    def chances(self, strengths: list[float], progress: float, to_move: int) -> list[float]:
        """Chances of all contenders; `to_move` is a mask of seats."""
        shares = knot_shares(progress)
        slope = self.slope_at(progress)
        edge = 0.0
        for knot in range(KNOTS):
            edge += shares[knot] * self.edges[knot]
        found: list[float] = []
        for seat in range(len(strengths)):
            found.append(slope * strengths[seat] + (edge if (to_move >> seat) & 1 else 0.0))
        return softmax(found)


def knot_shares(progress: float) -> list[float]:
    """How much the start, the middle and the end of a game count at this moment."""
    t = min(max(progress, 0.0), 1.0)
    return [1.0 - 2.0 * t, 2.0 * t, 0.0] if t < 0.5 else [0.0, 2.0 - 2.0 * t, 2.0 * t - 1.0]


@mypyc_attr(allow_interpreted_subclasses=True)
class Judge(Generic[S]):
    """Judges views and whole states alike, and changes neither."""

    terms: ClassVar[tuple[str, ...]] = ()
    numbers: ClassVar[tuple[str, ...]] = ()  # the terms whose values are numbers that players count
    margin: ClassVar[float] = 10.0  # so many points more make a chance e times as great

    def __init__(self) -> None:
        self.early: list[float] = []
        self.late: list[float] = []
        self.early_alone: list[float] = []
        self.late_alone: list[float] = []
        self.calibrations: dict[int, Calibration] = {}  # by number of seats
        self.leanings: dict[str, dict[str, list[float]]] = {}  # by name: how many times as much terms count, as above
        self.outcome: Callable[[S], Outcome] | None = None
        self.score: Callable[[S], ScoreSheet] | None = None

    def progress(self, s: S) -> float:
        """How much of the game is over, from 0 to 1."""
        return 0.0

    def contenders(self, s: S) -> int:
        """Who can win: the seats, and whoever plays for the game."""
        return s.seats

    def measure(self, s: S, board: int) -> list[float]:
        """The value of each term for a contender, in the order of `terms`."""
        raise NotImplementedError

    def weights(self, s: S) -> tuple[list[float], list[float]]:
        """What each term counts at the start of such a game, and at its end."""
        return (self.early, self.late) if s.seats > 1 else (self.early_alone, self.late_alone)

    def strengths(self, s: S) -> list[float]:
        """The weighed sum of each contender's terms: differences are logarithms of odds."""
        t = self.progress(s)
        early, late = self.weights(s)
        found: list[float] = []
        for board in range(self.contenders(s)):
            values = self.measure(s, board)
            total = 0.0
            for i in range(len(values)):
                total += values[i] * (early[i] + t * (late[i] - early[i]))
            found.append(total)
        return found

    def chances(self, s: S) -> list[float]:
        """The chance of each seat to win; alone, to succeed."""
        if not s.agenda:
            return self.final_chances(s)
        shares = softmax(self.strengths(s))
        return shares if len(shares) == s.seats else shares[: s.seats]

    def shown_chances(self, s: S) -> list[float]:
        """The chance of each seat to win as people are told it: calibrated on games of bots, where it was. Bots search
        with `chances`: what fits results better need not play better."""
        if not s.agenda:
            assert self.outcome is not None
            return wins(self.outcome(s).ranks)
        calibration = self.calibrations.get(s.seats)
        if calibration is None:
            return self.chances(s)
        return calibration.chances(self.strengths(s), self.progress(s), s.agenda[-1].owes(s))[: s.seats]

    def shown_slope(self, s: S) -> float:
        """How much a strength counts in the chances that people are told."""
        calibration = self.calibrations.get(s.seats)
        return 1.0 if calibration is None else calibration.slope_at(self.progress(s))

    def final_chances(self, s: S) -> list[float]:
        """What a finished game was worth to each seat."""
        assert self.outcome is not None
        assert self.score is not None
        ranks = self.outcome(s).ranks
        if len(ranks) == 1:
            return [1.0 if ranks[0] == 1 else 0.0]
        totals = self.score(s).totals
        winners = 0
        for rank in ranks:
            if rank == 1:
                winners += 1
        points: list[float] = []
        for total in totals:
            points.append(total / self.margin)
        shares = softmax(points)
        for seat in range(len(ranks)):
            won = WON / winners if ranks[seat] == 1 else 0.0
            shares[seat] = won + (1.0 - WON) * shares[seat]
        return shares

    def use(self, early: Sequence[float], late: Sequence[float]) -> None:
        """Weigh with these from now on."""
        self.early = self.counted(early)
        self.late = self.counted(late)
        self.set_solo_weights(early, late)

    def set_solo_weights(self, early: Sequence[float], late: Sequence[float]) -> None:
        """Weigh with these where somebody plays alone."""
        self.early_alone = self.counted(early)
        self.late_alone = self.counted(late)

    def lean(self, leaning: str) -> None:
        """Weigh some terms more or less, as one of the game's leanings says. Nobody who plays alone leans."""
        for term, (early, late) in self.leanings[leaning].items():
            place = self.terms.index(term)
            self.early[place] *= early
            self.late[place] *= late

    def counted(self, weights: Sequence[float]) -> list[float]:
        if len(weights) != len(self.terms):
            raise ValueError(f"{len(self.terms)} terms need as many weights, not {len(weights)}")
        return [float(weight) for weight in weights]


def wins(ranks: Sequence[int]) -> list[float]:
    """Who won: all of it, or a share where several did."""
    winners = 0
    for rank in ranks:
        if rank == 1:
            winners += 1
    return [1.0 / winners if rank == 1 else 0.0 for rank in ranks]


def softmax(strengths: list[float]) -> list[float]:
    """Chances whose odds are the differences of strengths."""
    top = strengths[0]
    for strength in strengths:
        if strength > top:
            top = strength
    shares: list[float] = []
    whole = 0.0
    for strength in strengths:
        share = exp(max(strength - top, -40.0))
        shares.append(share)
        whole += share
    for i in range(len(shares)):
        shares[i] = shares[i] / whole
    return shares


class PointsJudge(Judge[State]):
    """For a game that has no judge of its own: the points on the table."""

    terms: ClassVar[tuple[str, ...]] = ("points",)
    numbers: ClassVar[tuple[str, ...]] = ("points",)

    def __init__(self) -> None:
        super().__init__()
        self.use([0.1], [0.2])

    def strengths(self, s: State) -> list[float]:
        assert self.score is not None
        return [0.15 * total for total in self.score(s).totals]

    def measure(self, s: State, board: int) -> list[float]:
        assert self.score is not None
        return [float(self.score(s).totals[board])]
