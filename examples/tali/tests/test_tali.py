"""Tali keeps the laws of the house, and its own three rules."""

from __future__ import annotations

import pytest
from tali.game import GAME, KEEP, Tali

from tabularium import Live, find_game, make_bot, next_seat
from tabularium.kernel.conformance import laws
from tabularium.kernel.refusals import IllegalMove

TestLaws = laws(GAME, "tali.game:GAME", games=2, many=10)


def table(heap: tuple[int, ...], seed: int = 1) -> tuple[Live, Tali]:
    live = Live(GAME, 2, None, seed, ["Livia", "Marcus"])
    s = live.state
    assert isinstance(s, Tali)
    s.heap = heap
    return live, s


def test_an_empty_heap_is_not_kept() -> None:
    live, _ = table(())
    with pytest.raises(IllegalMove, match="TA-1"):
        live.play(0, "keep")


def test_a_kept_heap_counts_and_the_turn_goes_on() -> None:
    live, s = table((1, 3))  # a three and a six
    live.play(0, "keep")
    assert GAME.score(s).of(0, "heaps") == 9
    assert next_seat(s) == 1


def test_the_dog_takes_the_heap_away() -> None:
    for seed in range(20):
        live, s = table((3, 3), seed)
        live.play(0, "throw")
        if next_seat(s) == 1:
            assert (s.heap, s.kept[0]) == ((), ())
            return
    raise AssertionError("no dog in twenty throws")


def test_a_patron_is_worth_two_for_each_kept_throw_of_its_face() -> None:
    live, s = table((2, 2, 3))
    s.patrons = (2, 0)
    live.play(0, "keep")
    assert GAME.score(s).of(0, "patron") == 4


def test_the_gambler_is_found_and_plays() -> None:
    bot = make_bot(find_game("tali"), "gambler", 1)
    _, s = table((3, 2))  # ten
    assert bot.choose(s.view(0), 0) == (KEEP,)
