"""Touches that may be left out: only where what is left means one thing."""

from __future__ import annotations

from tabularium.kernel.picture import touches
from tabularium.kernel.presentation import Gesture, without_ambiguous

WHOLE = [
    Gesture((1, 4), touches("worker", "four", "market")),
    Gesture((1, 5, 7), touches("worker", "five", "market", "stall")),
]


def test_a_short_way_that_begins_another_is_not_offered_and_neither_goes_on() -> None:
    begins = Gesture((1, 4), touches("worker", "market"), shortened=True)
    goes_on = Gesture((1, 5, 7), touches("worker", "market", "stall"), shortened=True)
    assert without_ambiguous([*WHOLE, begins, goes_on]) == tuple(WHOLE)


def test_a_short_way_that_means_one_thing_is_offered() -> None:
    short = Gesture((1, 5, 7), touches("worker", "stall"), shortened=True)
    assert without_ambiguous([*WHOLE, short]) == (*WHOLE, short)


def test_short_ways_that_are_touched_alike_make_a_menu() -> None:
    alike = [Gesture((1, value), touches("worker", "mint"), shortened=True) for value in (4, 5)]
    assert without_ambiguous([*WHOLE, *alike]) == (*WHOLE, *alike)
