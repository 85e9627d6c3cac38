"""The profile of a device: what its people have earned, when for the first time, and how often."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from datetime import UTC, date, datetime

from babel.dates import format_date

from tabularium.kernel.game import AnyGame
from tabularium.tables.listing import EarnedFeat


@dataclass(frozen=True)
class Earned:
    name: str
    times: int
    first: date
    said: str  # the same in words


@dataclass(frozen=True)
class FeatShown:
    """A feat, whoever has earned it."""

    title: str
    how: str
    earned: tuple[Earned, ...]


@dataclass(frozen=True)
class FeatShelf:
    """The feats of a game."""

    game: AnyGame
    all: tuple[FeatShown, ...]


def feat_shelves(games: Iterable[AnyGame], feats: Sequence[EarnedFeat], lang: str) -> tuple[FeatShelf, ...]:
    """The feats of the games that have any: those of these feats, and those that are still to be earned."""
    found = []
    for game in games:
        words = game.board.words(lang)
        all_of_it = tuple(
            FeatShown(
                words(f"feat-{feat}"),
                words(f"feat-{feat}-how", **game.feat_values(game.box, number)),
                tuple(earned(one, lang) for one in feats if (one.game, one.feat) == (game.id, feat)),
            )
            for number, feat in enumerate(game.notation().vocabulary.get("feat", ()))
        )
        if all_of_it:
            found.append(FeatShelf(game, all_of_it))
    return tuple(found)


def earned(feat: EarnedFeat, lang: str) -> Earned:
    first = datetime.fromtimestamp(feat.first, UTC).date()
    return Earned(feat.name, feat.times, first, format_date(first, "long", lang))
