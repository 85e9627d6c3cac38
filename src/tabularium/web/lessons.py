"""What a newcomer is told: the game in a few parts before the first table, and at each decision what it is about."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from itertools import count, takewhile

from markupsafe import Markup

from tabularium.draw.words import room_words
from tabularium.kernel.game import AnyGame
from tabularium.kernel.state import View
from tabularium.web.rulebook import cited


@dataclass(frozen=True)
class Part:
    """One part of the game as it is told beforehand."""

    title: str
    text: Markup


@dataclass(frozen=True)
class Primer:
    """All that is told before the first game."""

    goal: Markup
    parts: tuple[Part, ...]


def has_lessons(game: AnyGame) -> bool:
    return room_words(game.folder, "lessons", "en").has("goal")


def primer_of(game: AnyGame, lang: str) -> Primer:
    words = room_words(game.folder, "lessons", lang)
    box = dict(numbers_in(game.box_table))

    def told(name: str) -> Markup:
        return cited(game, words(name, **{value: box[value] for value in words.wants(name)}))

    numbers = takewhile(lambda n: words.has(f"part-{n}"), count(1))
    parts = tuple(Part(words(f"part-{n}-title"), told(f"part-{n}")) for n in numbers)
    return Primer(told("goal"), parts)


def numbers_in(table: Mapping[str, object], path: str = "") -> Iterator[tuple[str, int]]:
    """The numbers of a box by their keys, so that texts can name them: `victory_tiles`, of a list `prices_1`, and of a
    list of things with ids `cards_denarius_worth`."""
    for key, value in table.items():
        name = f"{path}_{key}" if path else key
        if isinstance(value, Mapping):
            yield from numbers_in(value, name)
        elif isinstance(value, list):
            yield from ((f"{name}_{n}", one) for n, one in enumerate(value, 1) if isinstance(one, int))
            for one in value:
                if isinstance(one, Mapping) and "id" in one:
                    yield from numbers_in(one, f"{name}_{one['id']}")
        elif isinstance(value, int):
            yield name, value


def lesson_of(game: AnyGame, lang: str, view: View) -> Markup:
    """What the decision that this viewer owes is about; nothing where the game does not tell."""
    words = room_words(game.folder, "lessons", lang)
    name = f"lesson-{view.agenda[-1].name}"
    return cited(game, words(name)) if words.has(name) else Markup()
