"""How a game stands and how it ends."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabularium.kernel.scores import Outcome, Progress, ranked, score_sheet


def test_a_sheet_adds_up_by_seat() -> None:
    sheet = score_sheet(["wares", "purse"], [(5, 2), (0, 3)])
    assert sheet.totals == (7, 3)
    assert sheet.of(1, "purse") == 3
    with pytest.raises(ValueError, match="not in tuple"):
        sheet.of(1, "glory")


def test_progress_says_what_a_seat_has_and_needs() -> None:
    progress = Progress(("cities", "titles"), (4, 3), ((1, 0), (2, 3)))
    assert (progress.of(0, "cities"), progress.of(1, "titles")) == ((1, 4), (3, 3))


@pytest.mark.parametrize(
    ("keys", "ranks"),
    [
        ([(5,), (9,), (7,)], (3, 1, 2)),
        ([(5,), (9,), (9,)], (3, 1, 1)),
        ([(9, 1), (9, 2), (8, 9)], (2, 1, 3)),  # the second number breaks the tie
        ([(4,), (4,), (2,), (4,)], (1, 1, 4, 1)),
        ([(-3,)], (1,)),
    ],
)
def test_the_greatest_key_wins_and_equals_share(keys: list[tuple[int, ...]], ranks: tuple[int, ...]) -> None:
    assert ranked(keys).ranks == ranks


def test_winners_and_shared_victories() -> None:
    assert (ranked([(1,), (3,)]).winners, ranked([(1,), (3,)]).shared) == ((1,), False)
    assert (ranked([(3,), (3,)]).winners, ranked([(3,), (3,)]).shared) == ((0, 1), True)
    lost = Outcome((2,), "solo", "poor")
    assert (lost.winners, lost.shared) == ((), False)
    assert ranked([(1,)], "conquest").ending == "conquest"


@given(st.lists(st.tuples(st.integers(-9, 9), st.integers(-9, 9)), min_size=1, max_size=6))
def test_somebody_is_always_first_and_order_follows_the_keys(keys: list[tuple[int, ...]]) -> None:
    ranks = ranked(keys).ranks
    assert min(ranks) == 1
    for a, b in zip(keys, ranks, strict=True):
        for c, d in zip(keys, ranks, strict=True):
            assert (a > c) == (b < d)
