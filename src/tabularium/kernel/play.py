"""Playing: what the agenda waits for, which moves are offered, and the way of a move. All trusting and fast;
the doors for people (`Live`) check first."""

from __future__ import annotations

from tabularium.kernel.moves import READY
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import State


def owes(s: State) -> int:
    """The seats the game waits for now; 0 when it is over."""
    return s.agenda[-1].owes(s) if s.agenda else 0


def may(s: State) -> int:
    """The seats that can act now though nothing waits for them."""
    return s.agenda[-1].may(s) if s.agenda else 0


def next_seat(s: State) -> int:
    """The lowest seat that owes a move, or -1."""
    waiting = owes(s)
    if waiting == 0:
        return -1
    seat = 0
    while not waiting & 1:
        waiting >>= 1
        seat += 1
    return seat


def legal(s: State, seat: int) -> list[int]:
    """The moves offered to this seat, sorted."""
    return s.agenda[-1].legal(s, seat)


def forbids(s: State, seat: int, move: int) -> str:
    """The rule that forbids this move to a seat that may act, or ""."""
    return s.agenda[-1].forbids(s, seat, move)


def advance(s: State) -> list[int] | None:
    """Let the game act until somebody has a decision to make, or all is over. If the offers of the one who
    decides had to be worked out on the way, they are given back, so that nobody needs to do it again."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        waiting = step.owes(s)
        if waiting == 0:
            step.run(s)
        elif step.plays_itself and waiting & (waiting - 1) == 0:
            seat = 0
            while not waiting & 1:
                waiting >>= 1
                seat += 1
            moves = step.legal(s, seat)
            if len(moves) != 1:
                return moves
            step.apply(s, seat, moves[0])
        else:
            return None
    return None


def play(s: State, seat: int, move: int) -> None:
    """Make a move that is known to be allowed, and go on to the next decision."""
    s.agenda[-1].apply(s, seat, move)
    advance(s)


def play_at_random(s: State, rng: Rng, talk: bool, most: int) -> int:
    """Play to the end (or `most` moves) by even chance; how many moves were real decisions, with two options or more.
    Without `talk`, seats say READY at once where only words pass."""
    decisions = 0
    known: list[int] | None = None
    for _ in range(most):
        seat = next_seat(s)
        if seat < 0:
            break
        if not talk and s.agenda[-1].talk:
            move = READY
        else:
            moves = legal(s, seat) if known is None else known
            n = len(moves)
            decisions += n > 1
            move = moves[rng.below(n)] if n > 1 else moves[0]
        s.agenda[-1].apply(s, seat, move)
        known = advance(s)
    return decisions
