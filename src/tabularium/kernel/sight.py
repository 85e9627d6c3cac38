"""What a game is shown from, in words and as a picture: one viewer's sight, and parts that are made once.

A `Setting` is all that stays the same for one viewer of a table. A `Sight` is a setting and the view of the moment. A
part gets a setting and values, never a view: its parameters are all that it depends on, so they are its cache key.
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from functools import cached_property, lru_cache, wraps
from typing import TYPE_CHECKING, Any, Concatenate, Final, Generic, ParamSpec, TypeVar

from tabularium.kernel.parts import PARTS
from tabularium.kernel.state import State

if TYPE_CHECKING:
    from tabularium.kernel.presentation import Board, Words
    from tabularium.kernel.step import Step

B = TypeVar("B", bound=Hashable)
S = TypeVar("S", bound=State)
C = TypeVar("C", bound="Setting[Any]")
P = ParamSpec("P")
T = TypeVar("T")

SETTINGS_KEPT: Final = 2_000  # viewers in a language whose parts are found again


class Setting(Generic[B]):
    """Who looks, at which game, in which language, and by which names, colours and letters the seats are known."""

    def __init__(self, board: Board[Any], view: State, box: B, words: Words, names: Sequence[str]) -> None:
        self.box = box
        self.words = words
        self.names: Sequence[str] = tuple(names)
        self.seats = view.seats
        self.options = view.options
        self.viewer = view.viewer
        self._board, self._view = board, view  # for what few functions ask for

    @cached_property
    def colours(self) -> tuple[str, ...]:
        return tuple([self._board.colour(self._view, seat) for seat in range(self._board.coloured(self._view))])

    @cached_property
    def letters(self) -> tuple[str, ...]:
        return tuple([self._board.letter(self._view, seat) for seat in range(self._board.coloured(self._view))])

    @cached_property
    def key(self) -> object:
        """Stands for all of this in the keys of what is kept."""
        known_by = (self.names, self.colours, self.letters)
        return key_of(self.box, self.words, self.seats, self.options, self.viewer, known_by)

    @property
    def is_seated(self) -> bool:
        """Whether the viewer plays, and does not only watch."""
        return 0 <= self.viewer < self.seats


class Sight(Setting[B], Generic[S, B]):
    """A setting, and what its viewer sees at this moment."""

    def __init__(self, board: Board[Any], view: S, box: B, words: Words, names: Sequence[str]) -> None:
        super().__init__(board, view, box, words, names)
        self.view = view

    @property
    def step(self) -> Step[Any] | None:
        """What is being decided; nothing after the end."""
        return self.view.agenda[-1] if self.view.agenda else None


@lru_cache(SETTINGS_KEPT)
def key_of(*made_from: Hashable) -> object:
    """The same object for the same values: it is hashed faster than all of them."""
    return object()


def part(make: Callable[Concatenate[C, P], Iterable[T]]) -> Callable[Concatenate[C, P], tuple[T, ...]]:
    """Keep what a function makes, by its setting and its other parameters."""

    @wraps(make)
    def kept(setting: C, /, *made_from: P.args, **named: P.kwargs) -> tuple[T, ...]:
        key = (make, setting.key, made_from, *named.items()) if named else (make, setting.key, made_from)
        found: tuple[T, ...] | None = PARTS.kept.get(key)
        if found is None:
            found = tuple(make(setting, *made_from, **named))
            PARTS.kept.put(key, found)
        return found

    return kept
