"""Information-set search: worlds that fit a view, one tree of answers for all of them, the judge at its leaves.

The answers at the root are compared in the same worlds, and the weaker half is dropped again and again (sequential
halving); below the root every seat takes what promises most to itself (PUCT, with the judge's value of each answer as
prior). What others choose secretly at the same time is drawn, never looked at.
"""

from __future__ import annotations

from collections.abc import Callable
from math import exp, sqrt
from time import perf_counter
from typing import Any, Final

from tabularium.kernel.judging import Judge
from tabularium.kernel.moves import DONE, READY
from tabularium.kernel.play import legal, play
from tabularium.kernel.rng import Rng, Sfc32, sfc32
from tabularium.kernel.state import State
from tabularium.kernel.step import Sealed

Answer = tuple[int, ...]
Propose = Callable[[Any, int, Rng], list[tuple[int, ...]]]
Imagine = Callable[[Any, int, Rng], None]
Guess = Callable[[Any, int, Rng], tuple[int, ...]]
Price = Callable[[Any, int, tuple[int, ...]], float]

MOST_NEW: Final = 40  # answers that are judged when a position is looked at once more
MOVES: Final = 24  # tried in thought for each simulation, at most: long turns of many answers take no longer
CANDIDATES: Final = 16  # answers that are compared by search; the rest fell to the judge alone
FIRST_SEED: Final = 1 << 20  # apart from those of the search
FIRST_WORLDS: Final = 3  # in which every answer is judged before the search begins
DEEPEST: Final = 40  # answers in a row
DEEPEST_ALONE: Final = 12  # where nobody else ends a turn
LONGEST_PLAN: Final = 8  # edits of a draft that nobody proposed
PLANS: Final = 8
EXPLORE: Final = 1.5
SHARPNESS: Final = 3.0  # how much the judge's first sight steers
NEVER: Final = 1e18
TINY: Final = 1e-9


class Edge:
    """An answer as one of a position's answers: what the judge thought at first, and what came of it."""

    __slots__ = ("answer", "below", "judged", "price", "total", "visits")

    def __init__(self, answer: tuple[int, ...], judged: float, price: float = 0.0) -> None:
        self.answer = answer
        self.judged = judged
        self.price = price
        self.visits = 0
        self.total = 0.0
        self.below: dict[str, Node] = {}

    def mean(self) -> float:
        """What it is worth to the seat that gives it; the first judgement counts like one more try."""
        return (self.total + self.judged) / (self.visits + 1) - self.price


class Node:
    """A decision of a seat, the same in all worlds that lead to it by the same answers."""

    __slots__ = ("edges", "name", "seat", "visits")

    def __init__(self, seat: int, name: str) -> None:
        self.seat = seat
        self.name = name
        self.visits = 0
        self.edges: dict[tuple[int, ...], Edge] = {}


class Found:
    """An answer and what the search thinks of it."""

    __slots__ = ("answer", "chance", "visits")

    def __init__(self, answer: tuple[int, ...], chance: float, visits: int) -> None:
        self.answer = answer
        self.chance = chance
        self.visits = visits


class Search:
    """One mind: it keeps its tree while its turn lasts."""

    def __init__(
        self,
        judge: Judge[Any],
        propose: Propose,
        own_turn: bool,
        guess: Guess | None = None,
        imagine: Imagine | None = None,
        price_of: Price | None = None,
    ) -> None:
        self.judge = judge
        self.propose = propose
        self.guess = guess
        self.imagine = imagine
        self.price_of = price_of  # what an answer of one's own costs besides what the judge sees
        self.own_turn = own_turn  # look no further than the end of the own turn
        self.check: Callable[[], None] | None = None  # called again and again; it raises to stop the search
        self.rng: Sfc32 = sfc32(0)
        self.me = 0
        self.kept: Node | None = None
        self.simulations = 0  # made for the last answer
        self.moves = 0  # tried in thought for it

    def left(self, simulations: int, before: int, start: float, until: float) -> float:
        """For how many more simulations there is time, going by those made: `before` moves had been tried in thought
        when they began at `start`."""
        found = float(simulations - self.simulations)
        made = self.simulations
        if made and self.moves > before:
            found = min(found, (MOVES * simulations - self.moves) * made / (self.moves - before))
        if made and until > 0.0:
            now = perf_counter()
            found = min(found, (until - now) * made / max(now - start, TINY))
        return found

    def think(self, view: State, seat: int, simulations: int, seed: int, until: float) -> list[Found]:
        """The answers of this seat, best first. `until` is a time of `perf_counter` to stop at, or 0."""
        self.rng = sfc32(seed)
        self.me = seat
        self.simulations = 0
        self.moves = 0
        root = self.find_root(view, seat)
        answers = self.answers(view, seat)
        if len(answers) == 1:
            return [Found(answers[0], 1.0, 0)]
        if len(answers) > 4 * MOST_NEW:
            answers = self.some(answers, 4 * MOST_NEW)
        edges = self.judge_answers(view, root, answers, seed, until)
        chosen = edges[:CANDIDATES]
        fallen = edges[CANDIDATES:]
        rounds = 1
        while 1 << rounds < len(chosen):
            rounds += 1
        world_number = 0
        before = self.moves
        start = perf_counter() if until > 0.0 else 0.0
        for number in range(rounds):
            if len(chosen) < 2:
                break
            made = 0.0
            while True:
                world_number += 1
                for edge in chosen:
                    self.simulate(self.world(view, seed + world_number), root, edge)
                    self.simulations += 1
                    if self.moves > MOVES * simulations or (until > 0.0 and perf_counter() > until):
                        return found_in(ranked(chosen) + fallen)
                made += len(chosen)
                share = (made + self.left(simulations, before, start, until)) / (rounds - number)
                if made + len(chosen) > share:
                    break
            chosen = ranked(chosen)
            half = (len(chosen) + 1) // 2
            fallen = chosen[half:] + fallen
            chosen = chosen[:half]
        return found_in(ranked(chosen) + fallen)

    def drop_other_roots(self, root: tuple[int, ...]) -> None:
        """Remember which answer was given: the tree below it may serve again."""
        kept = self.kept
        if kept is not None:
            edge = kept.edges.get(root)
            self.kept = None
            if edge is not None:
                for node in edge.below.values():
                    if node.seat == self.me:
                        self.kept = node
                        return

    def find_root(self, view: State, seat: int) -> Node:
        """The kept tree if it is about this very decision, else a new one."""
        kept = self.kept
        name = view.agenda[-1].name
        if kept is None or kept.seat != seat or kept.name != name or isinstance(view.agenda[-1], Sealed):
            kept = Node(seat, name)
        self.kept = kept
        for edge in kept.edges.values():  # what was learned in other worlds counts like one try
            edge.judged = edge.mean() + edge.price
            edge.visits = 0
            edge.total = 0.0
        return kept

    def judge_answers(
        self, view: State, root: Node, answers: list[tuple[int, ...]], seed: int, until: float
    ) -> list[Edge]:
        """Every answer judged in the same few worlds, best first; in one world at least."""
        values = [0.0] * len(answers)
        worlds = 0
        while worlds < FIRST_WORLDS and (worlds == 0 or until == 0.0 or perf_counter() < until):
            world = self.world(view, seed + FIRST_SEED + worlds)
            worlds += 1
            for i in range(len(answers)):
                values[i] += self.outcome_of(world, root.seat, answers[i])
        price_of = self.price_of
        prices = [0.0 if price_of is None else price_of(view, root.seat, answer) for answer in answers]
        edges: list[Edge] = []
        ranking = [(prices[i] * worlds - values[i], i) for i in range(len(answers))]
        ranking.sort()
        for _, i in ranking:
            edge = root.edges.get(answers[i])
            if edge is None:
                edge = Edge(answers[i], values[i] / worlds, prices[i])
                root.edges[answers[i]] = edge
            edges.append(edge)
        return edges

    def world(self, view: State, seed: int) -> State:
        """One full state that the view could be, in which others have chosen with sense what they chose secretly."""
        self.run_check()
        rng = sfc32(seed)
        world = view.determinize(rng)
        imagine = self.imagine
        if imagine is not None:
            imagine(world, self.me, rng)
        return world

    def run_check(self) -> None:
        check = self.check
        if check is not None:
            check()

    def give(self, world: State, seat: int, answer: tuple[int, ...]) -> None:
        """Play an answer in thought."""
        self.moves += len(answer)
        for move in answer:
            play(world, seat, move)

    def outcome_of(self, world: State, seat: int, answer: tuple[int, ...]) -> float:
        """What the judge thinks of a world for a seat after its answer."""
        self.run_check()
        after = world.copy()
        self.give(after, seat, answer)
        self.next_deciding_seat(after)
        return self.judge.chances(after)[seat]

    def simulate(self, world: State, root: Node, first: Edge) -> None:
        path: list[Edge] = []
        seats: list[int] = []
        node = root
        edge = first
        deepest = DEEPEST if world.seats > 1 else DEEPEST_ALONE
        while True:
            self.give(world, node.seat, edge.answer)
            path.append(edge)
            seats.append(node.seat)
            mover = self.next_deciding_seat(world)
            if mover < 0 or len(path) >= deepest:
                break
            if mover != self.me and (self.own_turn or edge.visits == 0):
                break
            key = f"{mover} {world.agenda[-1].name}"
            below = edge.below.get(key)
            if below is None:
                below = Node(mover, world.agenda[-1].name)
                edge.below[key] = below
            node = below
            edge = self.select(node, world)
        chances = self.judge.chances(world)
        for i in range(len(path)):
            path[i].visits += 1
            path[i].total += chances[seats[i]]

    def next_deciding_seat(self, world: State) -> int:
        """The seat whose decision comes next, once all has been said and the others' secret choices are drawn."""
        agenda = world.agenda
        while agenda:
            step = agenda[-1]
            waiting = step.owes(world)
            lowest = 0
            while not (waiting >> lowest) & 1:
                lowest += 1
            if step.talk:
                self.give(world, lowest, (READY,))
                continue
            if not isinstance(step, Sealed) or waiting == 1 << self.me:
                return lowest
            if lowest == self.me:
                lowest += 1
                while not (waiting >> lowest) & 1:
                    lowest += 1
            self.draw(world, lowest, step)
        return -1

    def draw(self, world: State, seat: int, step: Sealed[Any]) -> None:
        """Some sensible secret choice of another seat: the better ones are proposed first."""
        guess = self.guess
        if guess is not None:
            world.drafts[seat] = guess(world, seat, self.rng)
            self.give(world, seat, (DONE,))
            return
        proposed = self.propose(world, seat, self.rng)
        if proposed:
            n = len(proposed)
            self.give(world, seat, proposed[min(self.rng.below(n), self.rng.below(n))])
            return
        world.drafts[seat] = step.sample(world, seat, self.rng)
        self.give(world, seat, (DONE,))

    def answers(self, world: State, seat: int) -> list[tuple[int, ...]]:
        """Whole answers where the game proposes some, else the moves on offer."""
        proposed = self.propose(world, seat, self.rng)
        if proposed:
            return distinct(proposed)
        if isinstance(world.agenda[-1], Sealed):
            return distinct([self.plan(world, seat) for _ in range(PLANS)])
        return [(move,) for move in legal(world, seat)]

    def some(self, answers: list[tuple[int, ...]], most: int) -> list[tuple[int, ...]]:
        order = list(range(len(answers)))
        self.rng.shuffle(order)
        return [answers[i] for i in order[:most]]

    def plan(self, s: State, seat: int) -> tuple[int, ...]:
        """Some edits of a draft by chance, sealed as soon as chance and rules allow it."""
        trial = s.copy()
        plan: list[int] = []
        while len(plan) < LONGEST_PLAN:
            moves = legal(trial, seat)
            if DONE in moves and (len(moves) == 1 or self.rng.below(2)):
                break
            edits = [move for move in moves if move != DONE]
            plan.append(edits[self.rng.below(len(edits))])
            play(trial, seat, plan[-1])
        return (*plan, DONE) if DONE in legal(trial, seat) else tuple(plan)

    def select(self, node: Node, world: State) -> Edge:
        """What promises most to who decides here, among what can be answered in this world."""
        node.visits += 1
        seat = node.seat
        answers = self.answers(world, seat)
        if len(answers) == 1:
            edge = node.edges.get(answers[0])
            if edge is None:
                edge = Edge(answers[0], 0.5)
                node.edges[answers[0]] = edge
            return edge
        if len(answers) > MOST_NEW:
            answers = self.some(answers, MOST_NEW)
        edges: list[Edge] = []
        low = least_judged = NEVER
        high = most_judged = -NEVER
        tried = 0
        for answer in answers:
            edge = node.edges.get(answer)
            if edge is None:
                edge = Edge(answer, self.outcome_of(world, seat, answer))
                node.edges[answer] = edge
            edges.append(edge)
            tried += edge.visits
            mean = edge.mean()
            low = min(low, mean)
            high = max(high, mean)
            least_judged = min(least_judged, edge.judged)
            most_judged = max(most_judged, edge.judged)
        span = max(high - low, TINY)
        steepness = SHARPNESS / max(most_judged - least_judged, TINY)
        scale = 0.0
        for edge in edges:
            scale += exp(steepness * (edge.judged - most_judged))
        root_tried = sqrt(tried + 1.0)
        best = edges[0]
        most = -NEVER
        for edge in edges:
            prior = exp(steepness * (edge.judged - most_judged)) / scale
            value = (edge.mean() - low) / span + EXPLORE * prior * root_tried / (1 + edge.visits)
            if value > most:
                most = value
                best = edge
        return best


def ranked(edges: list[Edge]) -> list[Edge]:
    """Most worth first."""
    ranking = [(-edge.mean(), i) for i, edge in enumerate(edges)]
    ranking.sort()
    return [edges[i] for _, i in ranking]


def found_in(edges: list[Edge]) -> list[Found]:
    """What became of each answer: those that stayed longest first."""
    return [Found(edge.answer, edge.mean(), edge.visits) for edge in edges]


def distinct(answers: list[tuple[int, ...]]) -> list[tuple[int, ...]]:
    found: dict[tuple[int, ...], bool] = {}
    for answer in answers:
        found[answer] = True
    return list(found)
