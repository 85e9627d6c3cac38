"""A cache that never holds more than so many bytes."""

from __future__ import annotations

import sys
from collections.abc import Callable, Hashable
from typing import Generic, TypeVar

V = TypeVar("V")

ENTRY = 200  # bytes that an entry costs besides what is in it
DEEPEST = 6


class Cache(Generic[V]):
    """A cache that is bounded by bytes. It has two shelves: when the new one is half of what may be kept, it becomes
    the old one, and what nobody has asked for since then goes."""

    def __init__(self, most: int, weigh: Callable[[Hashable, V], int] | None = None) -> None:
        self.most = most
        self._weigh = weigh or (lambda key, value: weight(key) + weight(value))
        self._new: dict[Hashable, V] = {}
        self._old: dict[Hashable, V] = {}
        self._bytes = 0

    def get(self, key: Hashable) -> V | None:
        found = self._new.get(key)
        if found is None:
            found = self._old.get(key)
            if found is not None:
                self.put(key, found)
        return found

    def put(self, key: Hashable, value: V) -> None:
        size = ENTRY + self._weigh(key, value)
        self._bytes += size
        if 2 * self._bytes > self.most:
            self._old, self._new = self._new, {}
            self._bytes = size
        if 2 * self._bytes <= self.most:  # what is too big alone is not kept at all
            self._new[key] = value
        else:
            self._bytes = 0

    def made(self, key: Hashable, make: Callable[[], V]) -> V:
        found = self.get(key)
        if found is None:
            found = make()
            self.put(key, found)
        return found

    def __len__(self) -> int:
        return len({*self._new, *self._old})


def weight(thing: object, deep: int = 0) -> int:
    """About how many bytes something takes, with what is in it."""
    if isinstance(thing, str | bytes | int | float) or thing is None or deep > DEEPEST:
        return sys.getsizeof(thing)
    if isinstance(thing, tuple | list | set | frozenset):
        return sys.getsizeof(thing) + sum(weight(one, deep + 1) for one in thing)
    if isinstance(thing, dict):
        return sys.getsizeof(thing) + sum(weight(k, deep + 1) + weight(v, deep + 1) for k, v in thing.items())
    fields = getattr(type(thing), "__dataclass_fields__", None)
    if fields is not None:
        return 64 + sum(weight(getattr(thing, name), deep + 1) for name in fields)
    return 64  # shared by all who speak of it
