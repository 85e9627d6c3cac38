"""Luck and skill apart: how much of a change of somebody's chance was chance, their own play, or that of others.

Luck is the value after a move less its mean over what could have come: the same move with other dice, and with decks in
another order that nobody could have told from this one. Its mean is 0, however good or bad the values are (the idea of
AIVAT, Burch and others 2018), so that taking it off a result makes the result no better or worse on the average, only
less noisy.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from math import fsum
from typing import NamedTuple

from tabularium.kernel.game import AnyGame
from tabularium.kernel.moves import DONE
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import Rng, sfc32
from tabularium.kernel.state import Event, State
from tabularium.kernel.step import Sealed

WORLDS = 6  # that could have come
ANSWERS = 12  # to a throw or a card, of which the best is taken
SEED = 1 << 22  # apart from other seeds made of plies
DICE = 1 << 30


class Parts(NamedTuple):
    """What makes up the result of a seat: the sum of the first four is the last."""

    start: float
    luck: float
    own: float  # by one's own play
    others: float
    result: float


class Change(NamedTuple):
    """How one move changed what every seat's position is worth, by luck and by its own play; the rest is others'."""

    luck: list[float]
    own: list[float]
    all: list[float]


def own_views(game: AnyGame, s: State) -> list[float]:
    """Everybody's chance, each as its own seat could know it; at the end all is known."""
    return [own_view(game, s, seat) for seat in range(s.seats)]


def own_view(game: AnyGame, s: State, seat: int) -> float:
    return game.judge.shown_chances(s if s.over else s.view(seat))[seat]


def worth_of(game: AnyGame, s: State, drawn: bool) -> list[float]:
    """What a position is worth to every seat: its chance; just after something was `drawn`, what it is once the seat
    that is asked has given its best answer. Dice that lie there to be taken change no chance yet, and are luck all the
    same."""
    if drawn and not s.over:
        step = s.agenda[-1]
        seat = next_seat(s)
        if not step.talk and not isinstance(step, Sealed):
            return max((own_views(game, one) for one in answered(s, seat)), key=lambda row: row[seat])
    return own_views(game, s)


def answered(s: State, seat: int) -> Iterator[State]:
    """The position after some of the answers that a seat can give, evenly chosen."""
    moves = legal(s, seat)
    for n in range(min(ANSWERS, len(moves))):
        after = s.copy()
        play(after, seat, moves[n * len(moves) // min(ANSWERS, len(moves))])
        yield after


def change_of(
    game: AnyGame, before: State, seat: int, moves: Sequence[int], worth: tuple[list[float], list[float]], seed: int
) -> Change:
    """What a move (with the edits before it) did, given what the positions before and after it were worth."""
    was, now = worth
    expected = expected_after(game, before, seat, moves, seed) or now
    luck = [one - other for one, other in zip(now, expected, strict=True)]
    own = [expected[one] - was[one] if one == seat else 0.0 for one in range(before.seats)]
    step = before.agenda[-1]
    if isinstance(step, Sealed) and closes(step, seat, moves):
        for one in range(before.seats):
            if (step.members >> one) & 1:
                own[one] = mean_against_others(game, before, one, seat, moves, seed) - was[one]
    return Change(luck, own, [after - earlier for earlier, after in zip(was, now, strict=True)])


def luck_of(
    game: AnyGame, before: State, seat: int, moves: Sequence[int], after: State, seed: int
) -> list[float] | None:
    """The luck of every seat in one answer; None where nothing was drawn."""
    expected = expected_after(game, before, seat, moves, seed)
    if expected is None:
        return None
    return [one - other for one, other in zip(worth_of(game, after, True), expected, strict=True)]


def closes(step: Sealed[State], seat: int, moves: Sequence[int]) -> bool:
    """Whether this shows what several seats chose secretly."""
    return moves[-1] == DONE and step.done | 1 << seat == step.members != 1 << seat


def expected_after(game: AnyGame, before: State, seat: int, moves: Sequence[int], seed: int) -> list[float] | None:
    """The mean values over what could have come of these moves; None where nothing but this could."""
    if not is_drawn(before, seat, moves):
        return None
    rng = sfc32(SEED + seed)
    rows = []
    for _ in range(WORLDS):
        world = other_luck(before, rng)
        for move in moves:
            play(world, seat, move)
        rows.append(worth_of(game, world, True))
    return [fsum(column) / len(rows) for column in zip(*rows, strict=True)]


def is_drawn(before: State, seat: int, moves: Sequence[int]) -> bool:
    """Whether dice are thrown or something hidden is shown."""
    trial = before.copy()
    drawn = trial.rng.drawn if trial.rng is not None else 0
    events: list[Event] = []
    trial.log = events
    for move in moves:
        play(trial, seat, move)
    return (trial.rng is not None and trial.rng.drawn != drawn) or any(event.reveals for event in events)


def other_luck(before: State, rng: Rng) -> State:
    """A state that nobody at the table could tell from this one, with other dice to come."""
    world = before.copy()
    world.reshuffle(rng)
    world.rng = sfc32(rng.below(DICE))
    return world


def mean_against_others(game: AnyGame, before: State, one: int, closer: int, moves: Sequence[int], seed: int) -> float:
    """What a seat's own secret choice was worth, on the average over what the others might have chosen."""
    step = before.agenda[-1]
    assert isinstance(step, Sealed)
    drawn = is_drawn(before, closer, moves)
    rng = sfc32(SEED + seed + one + 1)
    total = 0.0
    for _ in range(WORLDS):
        world = other_luck(before, rng)
        for other in range(world.seats):
            if other != one and (step.members >> other) & 1:
                world.drafts[other] = some_draft(game, step, world, other, rng)
        for move in moves if closer == one else moves[-1:]:
            play(world, closer, move)
        total += worth_of(game, world, drawn)[one]
    return total / WORLDS


def some_draft(game: AnyGame, step: Sealed[State], world: State, seat: int, rng: Rng) -> tuple[int, ...]:
    """A sensible secret choice of a seat."""
    return game.guess(world, seat, rng) if game.guess is not None else step.sample(world, seat, rng)


def parts_of(chances: Sequence[Sequence[float]], changes: Sequence[Change]) -> list[Parts]:
    """The parts of every seat's result."""
    found = []
    for seat in range(len(chances[0])):
        luck = fsum(one.luck[seat] for one in changes)
        own = fsum(one.own[seat] for one in changes)
        others = fsum(one.all[seat] - one.luck[seat] - one.own[seat] for one in changes)
        found.append(Parts(chances[0][seat], luck, own, others, chances[-1][seat]))
    return found
