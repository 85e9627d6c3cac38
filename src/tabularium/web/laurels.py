"""The profile of a device: what its people have earned, when for the first time, and how often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from babel.dates import format_date

from tabularium.kernel.game import AnyGame
from tabularium.tables.house import Laurel


@dataclass(frozen=True)
class Earned:
    name: str
    times: int
    first: date
    said: str  # the same in words


@dataclass(frozen=True)
class Wreath:
    """A feat, whoever has earned it."""

    title: str
    how: str
    earned: tuple[Earned, ...]


@dataclass(frozen=True)
class Wreaths:
    """The feats of a game."""

    game: AnyGame
    all: tuple[Wreath, ...]


def wreaths_of(games: Iterable[AnyGame], laurels: Sequence[Laurel], lang: str) -> tuple[Wreaths, ...]:
    """The feats of the games that have any: those of these laurels, and those that are still to be earned."""
    found = []
    for game in games:
        words = game.board.words(lang)
        all_of_it = tuple(
            Wreath(
                words(f"feat-{feat}"),
                words(f"feat-{feat}-how"),
                tuple(earned(one, lang) for one in laurels if (one.game, one.feat) == (game.id, feat)),
            )
            for feat in game.notation().vocabulary.get("feat", ())
        )
        if all_of_it:
            found.append(Wreaths(game, all_of_it))
    return tuple(found)


def earned(laurel: Laurel, lang: str) -> Earned:
    first = datetime.fromtimestamp(laurel.first, UTC).date()
    return Earned(laurel.name, laurel.times, first, format_date(first, "long", lang))
