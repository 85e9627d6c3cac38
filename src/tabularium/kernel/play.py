"""Playing: what the agenda waits for, which moves are offered, and the way of a move. All trusting and fast;
what people use (`Live`) checks first."""

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
    return lowest(waiting) if waiting else -1


def lowest(seats: int) -> int:
    """The lowest seat of a mask that has one."""
    seat = 0
    while not (seats >> seat) & 1:
        seat += 1
    return seat


def legal(s: State, seat: int) -> list[int]:
    """The moves offered to this seat, sorted."""
    return s.agenda[-1].legal(s, seat)


def forbids(s: State, seat: int, move: int) -> str:
    """The rule that forbids this move to a seat that may act, or ""."""
    return s.agenda[-1].forbids(s, seat, move)


def act(s: State) -> None:
    """Let the game act: its top step leaves the agenda and is carried out."""
    s.agenda.pop().run(s)


def answer(s: State, seat: int, move: int) -> None:
    """Let a seat answer the top step, which leaves the agenda, by a move that is known to be allowed."""
    s.agenda.pop().apply(s, seat, move)


def act_once(s: State) -> bool:
    """As `advance`, but one step alone; False where somebody has a decision to make, or all is over."""
    if not s.agenda:
        return False
    step = s.agenda[-1]
    waiting = step.owes(s)
    if waiting == 0:
        act(s)
        return True
    if not step.plays_itself or waiting & (waiting - 1):
        return False
    moves = step.legal(s, lowest(waiting))
    if len(moves) != 1:
        return False
    answer(s, lowest(waiting), moves[0])
    return True


def advance(s: State) -> list[int] | None:
    """Let the game act until somebody has a decision to make, or all is over. If the offers of the one who
    decides had to be worked out on the way, they are given back, so that nobody needs to do it again."""
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        waiting = step.owes(s)
        if waiting == 0:
            agenda.pop().run(s)
        elif step.plays_itself and waiting & (waiting - 1) == 0:
            seat = lowest(waiting)
            moves = step.legal(s, seat)
            if len(moves) != 1:
                return moves
            agenda.pop().apply(s, seat, moves[0])
        else:
            return None
    return None


def play(s: State, seat: int, move: int) -> None:
    """Make a move that is known to be legal, and advance to the next decision."""
    s.agenda.pop().apply(s, seat, move)
    advance(s)


def play_at_random(s: State, rng: Rng, talk: bool, most: int) -> int:
    """Play random moves to the end (or `most` moves). Returns how many were real decisions, with two options or more.
    Without `talk`, seats answer READY where only words are exchanged."""
    decisions = made = 0
    agenda = s.agenda
    while agenda:
        step = agenda[-1]
        waiting = step.owes(s)
        if waiting == 0:
            agenda.pop().run(s)
            continue
        seat = lowest(waiting)
        moves = [READY] if not talk and step.talk else step.legal(s, seat)
        n = len(moves)
        if n > 1 or not step.plays_itself or waiting & (waiting - 1):  # else it is none, as in `advance`
            if made == most:
                break
            made += 1
            decisions += n > 1
        agenda.pop().apply(s, seat, moves[rng.below(n)])
    return decisions
