"""Frames: what a move sets off, step by step, for who wants to watch it happen.

`play` goes from decision to decision; here the game stops after every step that told something. Search and simulation
never come here.
"""

from __future__ import annotations

from dataclasses import dataclass

from tabularium.kernel.play import act_once, answer
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
    answer(s, seat, move)
    going_on = True
    while going_on:
        if len(events) > told:
            frames.append(Frame(s.copy(), tuple(events[told:])))
            told = len(events)
        going_on = act_once(s)
    s.log = None
    if frames:
        frames[-1] = Frame(s.copy(), frames[-1].events)
    return frames
