"""Chance: the published generator, and dice that anybody can verify."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tabularium.kernel.rng import Rng, commitment, fair_rng, rng_from_words, sfc32

SECRET = bytes(range(32))


@pytest.mark.parametrize(
    ("seed", "raw"),
    [
        # what the published C code gives when seeded with the three words of the seed, least first
        (0, [4216505632, 947923937, 2491578854, 3964400089, 2091952393]),
        (7, [4196707356, 3891143111, 2994695642, 1852364411, 1948228013]),
        (0xDEADBEEF_01234567_89ABCDEF, [1729496031, 145153925, 1064569475, 1205173221, 3853429533]),
    ],
)
def test_the_simulation_dice_are_the_published_ones(seed: int, raw: list[int]) -> None:
    rng = sfc32(seed)
    assert [rng.bits() for _ in raw] == [value >> 2 for value in raw]


class Told(Rng):
    """Dice that give the bits they are told to."""

    __slots__ = ("rest",)

    rest: list[int]

    def bits(self) -> int:
        self.drawn += 1
        return self.rest.pop(0)


def told(*bits: int) -> Told:
    rng = Told()
    rng.drawn = 0
    rng.rest = list(bits)
    return rng


def test_a_number_below_six_divides_the_span_evenly() -> None:
    assert told(0).below(1 << 20) == 0
    assert told((1 << 30) - 1).below(6) == 5
    assert told((1 << 29) + 1).below(6) == 3
    assert told(178956972).below(6) == 1  # just more than a sixth of the span
    assert told(357913942).below(6) == 2  # the first that is used of the third sixth


def test_bits_that_would_favour_a_number_are_drawn_again() -> None:
    """2**30 leaves 4 over when divided by 6: the lowest 4 products of each sixth are not used."""
    rng = told(0, 1 << 29, 178956971, (1 << 29) + 1)
    assert rng.below(6) == 3
    assert rng.drawn == 4


def test_without_a_choice_nothing_is_drawn() -> None:
    rng = told()
    assert (rng.below(1), rng.below(0), rng.drawn) == (0, 0, 0)


def test_all_numbers_come_equally_often() -> None:
    rng = sfc32(1)
    counts = [0] * 6
    for _ in range(60_000):
        counts[rng.below(6)] += 1
    # chi squared with 5 degrees of freedom: 20.5 is passed once in a thousand seeds
    assert sum((count - 10_000) ** 2 for count in counts) / 10_000 < 20.5


def test_all_orders_come_equally_often() -> None:
    rng = sfc32(2)
    counts: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        items = [0, 1, 2, 3]
        rng.shuffle(items)
        counts[tuple(items)] = counts.get(tuple(items), 0) + 1
    assert len(counts) == 24
    assert sum((count - 1000) ** 2 for count in counts.values()) / 1000 < 49.7  # 23 degrees of freedom


@given(st.integers(0, 2**96 - 1), st.integers(1, 2**20), st.integers(0, 20))
def test_a_copy_and_a_description_go_on_alike(seed: int, n: int, draws: int) -> None:
    rng = sfc32(seed)
    for _ in range(draws):
        rng.below(n)
    copy = rng.copy()
    described = rng_from_words(rng.words())
    assert described is not None
    following = [rng.below(n) for _ in range(5)]
    assert [copy.below(n) for _ in range(5)] == following
    assert [described.below(n) for _ in range(5)] == following
    assert all(0 <= value < n for value in following)


def test_fair_dice_are_the_keyed_hash_of_a_counter() -> None:
    rng = fair_rng(SECRET)
    assert [rng.bits() for _ in range(3)] == [1044942538, 978300989, 805221753]
    assert rng.drawn == 3


def test_the_commitment_binds_the_secret_without_telling_it() -> None:
    published = fair_rng(SECRET).commitment()
    assert published == "11f0a70abea1d9dedec13c842e4aa0247bae707a3c5736c2ae068f4ae3ea06f9"
    assert commitment(bytes(32)) != published
    assert SECRET.hex() not in published


def test_fair_dice_never_describe_their_secret() -> None:
    rng = fair_rng(SECRET)
    rng.bits()
    assert rng.words() == ("fair", "1")
    with pytest.raises(ValueError, match="their secret is needed"):
        rng_from_words(rng.words())
    again = rng_from_words(rng.words(), SECRET)
    assert again is not None
    assert again.bits() == 978300989


def test_the_counter_of_fair_dice_only_goes_up() -> None:
    rng = fair_rng(SECRET)
    seen = []
    for n in (1, 2, 6, 20, 52, 1):
        rng.below(n)
        seen.append(rng.drawn)
    assert seen == [0, 1, 2, 3, 4, 4]
    assert rng.copy().drawn == 4


def test_a_secret_has_32_bytes() -> None:
    with pytest.raises(ValueError, match="32 bytes, not 3"):
        fair_rng(b"abc")


def test_unknown_dice_are_refused() -> None:
    with pytest.raises(ValueError, match="no such dice: marked"):
        rng_from_words(("marked", "1"))
    assert rng_from_words(()) is None
