"""Words of a box for numbers of the rules, from the names of the constants."""

from __future__ import annotations

from collections.abc import Mapping


def words_of(
    names: Mapping[str, object], first: str, last: str, prefix: str = "", suffix: str = "", after: tuple[str, ...] = ()
) -> tuple[str, ...]:
    """The names of a run of constants as words: `words_of(globals(), "BUILD", "TRADE")` is `("build", ..., "trade")`.
    They must count 0, 1, 2... or, as bits, 1, 2, 4..., so that a word is found by its number. They count on from the
    words that they come `after`."""
    listed = list(names)
    run = listed[listed.index(first) : listed.index(last) + 1]
    numbers = [names[name] for name in run]
    start = len(after)
    if numbers != [start + n for n in range(len(run))] and (after or numbers != [1 << n for n in range(len(run))]):
        raise ValueError(f"{first} to {last} do not count up: {numbers}")
    return (*after, *(name.removeprefix(prefix).removesuffix(suffix).lower() for name in run))
