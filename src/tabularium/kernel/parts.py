"""Parts of what is shown, made once from the same: most of a table stays as it is from one move to the next, from one
frame to the next, and from one table to another.

Parts of pictures are kept by their parameters (`kernel.sight`). A part of a board in words names all that it is made
from: who looks (`Setting.key`), and of the view whatever it tells. Nothing else may show in it: laws make every picture
and board also with nothing kept, and a test changes every field of a view alone.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Iterator
from contextlib import contextmanager
from typing import Any, Final, TypeVar

from tabularium.kernel.cache import Cache
from tabularium.kernel.picture import Piece

T = TypeVar("T")

PARTS_KEPT: Final = 32_000_000  # bytes
KEY: Final = 600  # bytes of what a part is made from
PIECE: Final = 400  # bytes of a piece; most drawings are shared with those who made them
WORDS: Final = 1_000  # bytes of anything else: a section of a board in words, a row of a panel


def weigh(_: Hashable, made: tuple[object, ...]) -> int:
    return KEY + (PIECE if made and isinstance(made[0], Piece) else WORDS) * len(made)


class KeptParts:
    """What is kept for all tables."""

    def __init__(self, most: int) -> None:
        self.kept: Cache[tuple[Any, ...]] = Cache(most, weigh)


PARTS: Final = KeptParts(PARTS_KEPT)


def keyed_part(make: Callable[[], Iterable[T]], name: str, viewer: Hashable, *made_from: Hashable) -> tuple[T, ...]:
    """What `make` gives, made once for the same viewer from the same; `name` tells the parts of a game apart."""
    key = (name, viewer, made_from)
    found: tuple[T, ...] | None = PARTS.kept.get(key)
    if found is None:
        found = tuple(make())
        PARTS.kept.put(key, found)
    return found


@contextmanager
def nothing_kept() -> Iterator[None]:
    """Make everything anew."""
    kept, PARTS.kept = PARTS.kept, Cache(0, weigh)
    try:
        yield
    finally:
        PARTS.kept = kept
