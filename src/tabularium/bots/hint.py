"""What a bot would advise, and why: whole turns, what each loses against the best one, and the terms of the judge that
tell it from the runner-up.

The chance of the position is what the judge shows for the view, without search. Turns are compared in worlds that the
search has not seen: the best of many was also lucky in those that chose it.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from math import sqrt
from time import perf_counter
from typing import Any

from tabularium.bots.levels import LEVELS
from tabularium.bots.search import Edge, Found, Node, Search
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import play_and_keep_turn
from tabularium.kernel.play import owes, play
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import NoDice, State, View

WORLDS = 6  # in which the reasons are looked for
TRIES = 24  # worlds in which turns are compared
COMPARED = 1 << 21  # apart from the seeds of the search
LEAST_EFFECT = 0.002  # of a chance: what changes it less is mentioned only where nothing else can be
LEAST_AMOUNT = 0.05  # the mean over worlds of something counted
REASONS = 2  # for a turn, and as many against it
LONGEST_TURN = 10  # moves
LOOKED_AT = 8  # answers that are gone on with, to find turns that differ
FEWEST = 4  # worlds, however late it is
LATER = 8  # a later decision of the turn gets such a part of the simulations, and so does comparing, at most
NORMAL = 1.96  # standard errors in half of a 95 % interval
# Parts of the seconds that there are: for the search, and until the turns are compared and complete.
SEARCHED, COMPLETED, TOLD = 0.45, 0.7, 0.93


@dataclass(frozen=True)
class Reason:
    """A term of the judge, and how it differs from the turn that is compared with."""

    term: str
    amount: float  # how much more of it there is
    effect: float  # on one's own chance
    rival: int = -1  # whose it is; one's own at -1
    move: int = 0  # the place in the turn of the move that does most of it
    later: bool = False  # it shows only where the search ends, not at the end of the turn


@dataclass(frozen=True)
class Advice:
    """A whole turn as far as nothing hidden, drawn or of others comes in; what it loses, and why it is better or worse
    than the turn `against` which it is held."""

    turn: tuple[int, ...]
    lost: float = 0.0  # of one's chance, against the best turn in the same worlds; below 0 where these say otherwise
    spread: float = 0.0  # half of the 95 % interval of that
    against: tuple[int, ...] = ()
    reasons: tuple[Reason, ...] = ()  # for it, weightiest first, then against it


@dataclass(frozen=True)
class Hint:
    """The best turns of a seat, best first; none where there is no choice."""

    chance: float  # of the position, as it is shown everywhere
    advice: tuple[Advice, ...] = ()
    simulations: int = 0  # made
    wanted: int = 0  # simulations that there should have been
    talk: bool = False  # what to say, in a negotiation

    @property
    def hurried(self) -> bool:
        """Whether time was short."""
        return self.simulations < self.wanted // 2


def hint(
    game: AnyGame,
    view: View,
    seat: int,
    seed: int,
    simulations: int = 0,
    most: int = 3,
    check: Callable[[], None] | None = None,
    seconds: float = 0.0,
) -> Hint:
    """The best turns of a seat, from its view alone. `check` is called again and again, and may raise to stop the
    search. With `seconds` it takes fewer simulations rather than longer."""
    seen = game.seen(view)
    if seen.viewer != seat:
        raise ValueError(f"a hint for seat {seat} takes the view of seat {seat}, not of {seen.viewer}")
    if seen.agenda[-1].talk:
        return talk_hint(game, seen, seat, seed, most)
    coach = Coach(game, seen, seat, seed, simulations, check, seconds)
    found = coach.search_answers()
    if len(found) < 2:
        return coach.told(())
    turns = coach.different([one.answer for one in found], most)
    return coach.told(coach.advice(turns))


def talk_hint(game: AnyGame, seen: State, seat: int, seed: int, most: int) -> Hint:
    """What to say, and by how much it raises one's chance."""
    chance = game.judge.shown_chances(seen)[seat]
    if game.counsel is None:
        return Hint(chance, talk=True)
    found = game.counsel(seen, seat, sfc32(seed), game.judge)[:most]
    advice = tuple(Advice((move,), reasons=(Reason("", 0.0, gain * chance),)) for move, gain in found)
    return Hint(chance, advice, talk=True)


class Coach:
    """One search for one decision, and what is asked of it afterwards."""

    def __init__(
        self,
        game: AnyGame,
        seen: State,
        seat: int,
        seed: int,
        simulations: int,
        check: Callable[[], None] | None = None,
        seconds: float = 0.0,
    ) -> None:
        self.game, self.judge = game, game.judge
        self.seen, self.seat, self.seed = seen, seat, seed
        self.wanted = simulations or LEVELS["consul"].simulations
        self.start, self.seconds = perf_counter(), seconds
        self.search = self.new_search()
        self.search.check = check
        self.simulations = 0
        self.steps: dict[
            tuple[int, ...], list[list[float]]
        ] = {}  # by turn: the terms before and after each of its moves
        self.leaves: dict[tuple[int, ...], list[float]] = {}  # the terms where comparing it ended

    def new_search(self) -> Search:
        game = self.game
        return Search(game.judge, game.propose, False, game.guess, game.imagine, game.price_of)

    def until(self, part: float) -> float:
        return self.start + part * self.seconds if self.seconds else 0.0

    def is_late(self, part: float) -> bool:
        return bool(self.seconds) and perf_counter() > self.until(part)

    def told(self, advice: tuple[Advice, ...]) -> Hint:
        chance = self.judge.shown_chances(self.seen)[self.seat]
        return Hint(chance, advice, self.simulations, self.wanted if advice else 0)

    def search_answers(self) -> list[Found]:
        found = self.search.think(self.seen, self.seat, self.wanted, self.seed, self.until(SEARCHED))
        self.simulations = self.search.simulations
        return found

    # -- whole turns ---------------------------------------------------------------------------------

    def different(self, answers: Sequence[tuple[int, ...]], most: int) -> list[tuple[int, ...]]:
        """The first of these answers, each gone on with to the end of the turn, without those that come to the same:
        the same moves in another order, or the same of every term."""
        turns: list[tuple[int, ...]] = []
        known: set[tuple[float, ...]] = set()
        for n, answer in enumerate(answers[:LOOKED_AT]):
            turn = self.whole_turn(answer, SEARCHED + (COMPLETED - SEARCHED) * min(1.0, (n + 1) / most))
            self.steps[turn] = self.steps_of(turn)
            ends = tuple(round(value, 6) for value in self.steps[turn][-1])
            if ends not in known:
                turns.append(turn)
                known.add(ends)
            if len(turns) == most or (len(turns) > 1 and self.is_late(COMPLETED)):
                break
        return turns

    def whole_turn(self, answer: tuple[int, ...], part: float) -> tuple[int, ...]:
        turn = answer
        search = self.new_search()
        search.check = self.search.check
        now = after_moves(self.seen, answer, self.seat)
        while now is not None and len(turn) < LONGEST_TURN and self.game.moment(now) == self.game.moment(self.seen):
            if now.agenda[-1].talk:
                break
            chosen = search.think(now, self.seat, max(FEWEST, self.wanted // LATER), self.seed, self.until(part))[
                0
            ].answer
            search.drop_other_roots(chosen)
            turn = (*turn, *chosen)
            now = after_moves(now, chosen, self.seat)
        return turn

    def steps_of(self, turn: tuple[int, ...]) -> list[list[float]]:
        """The terms before the turn and after each of its moves, as means over some worlds."""
        rows: list[list[list[float]]] = []
        for number in range(FEWEST if self.is_late(COMPLETED) else WORLDS):
            world = self.search.world(self.seen, self.seed + number)
            steps = [self.terms_of(world)]
            for n, move in enumerate(turn):
                play(world, self.seat, move)
                if n + 1 == len(turn):
                    self.search.next_deciding_seat(world)
                steps.append(self.terms_of(world))
            rows.append(steps)
        return [mean([steps[n] for steps in rows]) for n in range(len(turn) + 1)]

    # -- what is lost --------------------------------------------------------------------------------

    def compare(self, turns: Sequence[tuple[int, ...]], tries: int) -> list[list[float]]:
        """The chance that is shown where each of these turns leads, in the same worlds and as deep: by world and
        turn."""
        root = Node(self.seat, self.seen.agenda[-1].name)
        edges = [tried_once(turn) for turn in turns]
        sums = [[0.0] * self.size() for _ in turns]
        values: list[list[float]] = []
        for number in range(tries):
            row = []
            for n, edge in enumerate(edges):
                world = self.search.world(self.seen, self.seed + COMPARED + number)
                self.search.simulate(world, root, edge)
                row.append(self.judge.shown_chances(world)[self.seat])
                sums[n] = [old + new for old, new in zip(sums[n], self.terms_of(world), strict=True)]
            values.append(row)
            if self.is_late(TOLD) and len(values) >= FEWEST:
                break
        for turn, row in zip(turns, sums, strict=True):
            self.leaves[turn] = [value / len(values) for value in row]
        return values

    # -- why -----------------------------------------------------------------------------------------

    def advice(self, turns: Sequence[tuple[int, ...]]) -> tuple[Advice, ...]:
        """The best turn, which the search found, against the one that loses least; the others against the best."""
        if len(turns) < 2:
            return tuple(map(Advice, turns))
        values = self.compare(turns, min(TRIES, max(FEWEST, self.wanted // LATER)))
        lost = {turn: mean_and_spread([row[0] - row[n] for row in values]) for n, turn in enumerate(turns)}
        best, *others = turns
        others.sort(key=lambda turn: lost[turn][0])
        reasons = ReasonFinder(self)
        return tuple(
            Advice(turn, *lost[turn], other, reasons.between(turn, other))
            for turn, other in ((best, others[0]), *((turn, best) for turn in others))
        )

    def against(self, best: tuple[int, ...], played: tuple[int, ...], tries: int) -> Advice | None:
        """The best turn held against another; None where they come to the same."""
        for turn in (best, played):
            self.steps[turn] = self.steps_of(turn)
        if self.steps[best][-1] == self.steps[played][-1]:
            return None
        lost, spread = mean_and_spread([row[0] - row[1] for row in self.compare((best, played), tries)])
        return Advice(best, lost, spread, played, ReasonFinder(self).between(best, played))

    def boards(self) -> int:
        return self.judge.contenders(self.seen)

    def size(self) -> int:
        return 2 * self.boards() * len(self.judge.terms)

    def terms_of(self, world: State) -> list[float]:
        """How much of each term every board has, and then what that is worth."""
        judge = self.judge
        t = judge.progress(world)
        early, late = judge.weights(world)
        amounts = [value for board in range(self.boards()) for value in judge.measure(world, board)]
        terms = len(judge.terms)
        weights = [early[i] + t * (late[i] - early[i]) for i in range(terms)]
        return amounts + [amount * weights[i % terms] for i, amount in enumerate(amounts)]


class ReasonFinder:
    """The weighed terms of every board after each of some turns."""

    def __init__(self, coach: Coach) -> None:
        self.coach = coach
        judge, seen = coach.judge, coach.seen
        self.terms, self.boards = len(judge.terms), coach.boards()
        shares = judge.shown_chances(seen)
        self.shares = [*shares, *[max(0.0, 1.0 - sum(shares))] * (self.boards - len(shares))]
        self.slope = judge.shown_slope(seen)
        self.said: set[tuple[str, int, bool]] = set()

    def between(self, turn: tuple[int, ...], other: tuple[int, ...]) -> tuple[Reason, ...]:
        """What speaks for a turn against another and what against it; what was said of another turn comes last."""
        coach = self.coach
        now = self.differences(coach.steps[turn][-1], coach.steps[other][-1], turn)
        if not any(one.effect > LEAST_EFFECT for one in now):
            now += self.differences(coach.leaves[turn], coach.leaves[other], turn, later=True)
        now.sort(key=lambda one: -abs(one.effect))
        speaks_for = [one for one in now if one.effect > 0]
        speaks_for.sort(key=lambda one: (self.key(one) in self.said, one.effect < LEAST_EFFECT))
        more = [one for one in speaks_for[1:REASONS] if one.effect >= LEAST_EFFECT and not one.later]
        against = [one for one in now if one.effect <= -LEAST_EFFECT and not one.later][:REASONS]
        chosen = (*speaks_for[:1], *more)
        self.said.update(map(self.key, chosen or against[:1]))
        return (*chosen, *against)

    def key(self, one: Reason) -> tuple[str, int, bool]:
        return (one.term, one.rival, one.amount > 0)

    def differences(
        self, mine: list[float], other: list[float], turn: tuple[int, ...], later: bool = False
    ) -> list[Reason]:
        seat, half = self.coach.seat, self.boards * self.terms
        found = []
        for i in range(half):
            amount, worth = mine[i] - other[i], mine[half + i] - other[half + i]
            if amount == 0.0 or worth == 0.0:
                continue
            board = i // self.terms
            share = self.shares[seat] * ((1.0 - self.shares[seat]) if board == seat else -self.shares[board])
            rival = -1 if board == seat else board
            name, move = self.coach.judge.terms[i % self.terms], self.brought_by(turn, i, amount)
            found.append(Reason(name, amount, self.slope * share * worth, rival, move, later))
        return found

    def brought_by(self, turn: tuple[int, ...], i: int, amount: float) -> int:
        """The move that changes a term most in this direction."""
        steps = self.coach.steps[turn]
        sign = 1.0 if amount > 0 else -1.0
        return max(range(len(steps) - 1), key=lambda n: sign * (steps[n + 1][i] - steps[n][i]))


def tried_once(turn: tuple[int, ...]) -> Edge:
    """A turn to be simulated; what is tried for the first time would end with the turn, whatever others answer."""
    edge = Edge(turn, 0.5)
    edge.visits = 1
    edge.total = edge.judged
    return edge


def after_moves(seen: State, moves: Sequence[int], seat: int) -> State | None:
    """A view after moves of its viewer, who decides again; None if anything hidden, chance or another comes in."""
    now = seen.copy()
    try:
        for move in moves:
            if not play_and_keep_turn(now, seat, move):
                return None
    except NoDice:
        return None
    return now if owes(now) == 1 << seat else None


def mean_and_spread(values: Sequence[float]) -> tuple[float, float]:
    """With half of its 95 % interval."""
    n = len(values)
    middle = sum(values) / n
    variance = sum((value - middle) ** 2 for value in values) / max(n - 1, 1)
    return middle, NORMAL * sqrt(variance / n)


def mean(rows: list[list[float]]) -> list[float]:
    return [sum(column) / len(rows) for column in zip(*rows, strict=True)]


# -- between processes -------------------------------------------------------------------------------


def advice_to_plain(one: Advice) -> list[Any]:
    reasons = [[r.term, r.amount, r.effect, r.rival, r.move, r.later] for r in one.reasons]
    return [list(one.turn), one.lost, one.spread, list(one.against), reasons]


def advice_from_plain(plain: list[Any]) -> Advice:
    turn, lost, spread, against, reasons = plain
    return Advice(tuple(turn), lost, spread, tuple(against), tuple(Reason(*row) for row in reasons))


def hint_to_plain(found: Hint) -> list[Any]:
    """A hint as plain values that travel between processes."""
    advice = [advice_to_plain(one) for one in found.advice]
    return [found.chance, advice, found.simulations, found.wanted, found.talk]


def hint_from_plain(plain: list[Any]) -> Hint:
    chance, advice, simulations, wanted, talk = plain
    return Hint(chance, tuple(map(advice_from_plain, advice)), simulations, wanted, talk)
