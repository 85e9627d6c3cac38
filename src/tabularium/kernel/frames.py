"""Frames: what a move sets off, step by step, for who wants to watch it happen.

`play` goes from decision to decision; here the game stops after every step that told something. Search and simulation
never come here.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from tabularium.kernel.state import Event, State


@dataclass(frozen=True)
class Frame:
    """The table after a step, and what that step told: one picture and its beats."""

    state: State
    events: tuple[Event, ...]


def play_in_frames(s: State, seat: int, move: int) -> list[Frame]:
    """As `play`, with a frame for every step that told something. The last frame is the next decision as it stands."""
    events: list[Event] = []
    s.log = events
    frames: list[Frame] = []
    told = 0
    for _ in carried_out(s, seat, move):
        if len(events) > told:
            frames.append(Frame(s.copy(), tuple(events[told:])))
            told = len(events)
    s.log = None
    if frames:
        frames[-1] = Frame(s.copy(), frames[-1].events)
    return frames


def carried_out(s: State, seat: int, move: int) -> Iterator[None]:
    """Make a move and let the game act, stopping after every step: `advance`, one step at a time."""
    s.agenda[-1].apply(s, seat, move)
    yield
    while s.agenda:
        step = s.agenda[-1]
        waiting = step.owes(s)
        if waiting == 0:
            step.run(s)
        elif step.plays_itself and waiting & (waiting - 1) == 0:
            own = waiting.bit_length() - 1
            moves = step.legal(s, own)
            if len(moves) != 1:
                return
            step.apply(s, own, moves[0])
        else:
            return
        yield
