"""Boxes: everything in a game's box, from TOML, with all that is wrong told at once."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from hashlib import blake2b
from typing import Any, TypeVar

from tabularium.kernel.refusals import BadBox, shortened

SOURCES = ("rulebook", "found", "house")
MOST = 10_000  # the largest number in a box
MOST_ROWS = 400  # tables in a list
T = TypeVar("T")

Toml = Mapping[str, object]


class Reader:
    """One table of a box file. Ask it for what must be there; it notes what is not, under its key, and goes on
    with a harmless value. `finish` raises BadBox with all the notes, and names keys that nobody asked for.

    Where numbers come from is asked of every table without being asked for: `source` is its own or that of the table
    around it, `given` notes what the rulebook states all the same, and `house` what is ours all the same.
    """

    def __init__(self, table: Toml, key: str = "", outer: Reader | None = None) -> None:
        self.table = table
        self.key = key
        self.problems: list[str] = [] if outer is None else outer.problems
        self.last: list[str] = [] if outer is None else outer.last  # the key that was asked for last
        self._asked: set[str] = set()
        self._inner: list[Reader] = []
        self.source: str = self._origin("" if outer is None else outer.source)  # where its numbers come from

    def _origin(self, around: str) -> str:
        """The source of this table's numbers, or "" where none is said here or around."""
        for notes in ("given", "house"):
            self.words(notes, ())
        if "source" in self.table:
            return SOURCES[self.one_of("source", SOURCES)]
        if not around and any(not isinstance(value, (dict, list)) for value in self.table.values()):
            self.wrong("source", f"is missing; one of {', '.join(SOURCES)} is needed here or around it")
        return around

    def path(self, key: str) -> str:
        return f"{self.key}.{key}" if self.key else key

    def wrong(self, key: str, what: str) -> None:
        self.problems.append(f"{self.path(key)}: {what}")

    def has(self, key: str) -> bool:
        self._asked.add(key)
        return key in self.table

    def _get(self, key: str, kind: type[T], default: T | None, empty: T, what: str) -> T:
        self._asked.add(key)
        self.last[:] = [self.path(key)]
        value = self.table.get(key, default)
        if value is None:
            self.wrong(key, f"is missing; {what} is needed")
            return empty
        if not isinstance(value, kind) or (kind is int and isinstance(value, bool)):
            self.wrong(key, f"must be {what}, not {quoted(value)}")
            return empty
        return value

    def number(self, key: str, least: int = 0, most: int = MOST, default: int | None = None) -> int:
        value = self._get(key, int, default, least, "a whole number")
        if not least <= value <= most:
            self.wrong(key, f"must be from {least} to {most}, not {value}")
            return least
        return value

    def text(self, key: str, default: str | None = None) -> str:
        return self._get(key, str, default, "", "a text")

    def flag(self, key: str, default: bool | None = None) -> bool:
        return self._get(key, bool, default, False, "true or false")

    def one_of(self, key: str, choices: Sequence[str], default: str | None = None) -> int:
        """The index of a word among `choices`."""
        value = self.text(key, default)
        if value in choices:
            return choices.index(value)
        if value:
            self.wrong(key, f"is “{shortened(value)}”, but must be one of {', '.join(choices)}")
        return 0

    def ints(self, key: str, length: int | None = None, default: Sequence[int] | None = None) -> tuple[int, ...]:
        values = self._get(key, list, None if default is None else list(default), [], "a list of whole numbers")
        if any(not isinstance(value, int) or isinstance(value, bool) for value in values):
            self.wrong(key, f"must be a list of whole numbers, not {quoted(values)}")
            return (0,) * (length or 0)
        if length is not None and len(values) != length:
            self.wrong(key, f"must have {length} numbers, not {len(values)}")
            return (0,) * length
        return tuple(values)

    def words(self, key: str, default: Sequence[str] | None = None) -> tuple[str, ...]:
        values = self._get(key, list, None if default is None else list(default), [], "a list of texts")
        if any(not isinstance(value, str) for value in values):
            self.wrong(key, f"must be a list of texts, not {quoted(values)}")
            return ()
        return tuple(values)

    def indexes(self, key: str, choices: Sequence[str], default: Sequence[str] | None = None) -> tuple[int, ...]:
        """The indexes of several words among `choices`."""
        words = self.words(key, default)
        for word in words:
            if word not in choices:
                self.wrong(key, f"names “{shortened(word)}”, but there are {', '.join(choices)}")
        return tuple(choices.index(word) for word in words if word in choices)

    def mask(self, key: str, choices: Sequence[str], default: Sequence[str] | None = None) -> int:
        """The same as a mask: bit k for the word `choices[k]`."""
        mask = 0
        for index in self.indexes(key, choices, default):
            mask |= 1 << index
        return mask

    def points(self, key: str, count: int | None = None) -> tuple[tuple[float, float], ...]:
        """Places on a drawing, each `[x, y]`; `count` is how many there must be."""
        values = self._get(key, list, None, [], "a list of points [x, y]")
        if any(not is_point(value) for value in values):
            self.wrong(key, f"must be a list of points [x, y], not {quoted(values)}")
            return ((0.0, 0.0),) * (count or 0)
        if count is not None and len(values) != count:
            self.wrong(key, f"must have {count} points, not {len(values)}")
            return ((0.0, 0.0),) * count
        return tuple((float(x), float(y)) for x, y in values)

    def inside(self, key: str) -> Reader:
        """The table under `key`."""
        return self._open(self._get(key, dict, None, {}, "a table"), self.path(key))

    def rows(self, key: str, count: int | None = None, default: Sequence[Toml] | None = None) -> list[Reader]:
        """The tables of the list under `key`; `count` is what the rulebook requires."""
        rows = self._get(key, list, None if default is None else list(default), [], "a list of tables")
        if count is not None and len(rows) != count:
            self.wrong(key, f"has {len(rows)} entries, the rulebook has {count}")
        if len(rows) > MOST_ROWS:
            self.wrong(key, f"has {len(rows)} entries; {MOST_ROWS} are the most")
            rows = rows[:MOST_ROWS]
        named = Counter(shortened(str(row["id"])) for row in rows if isinstance(row, dict) and "id" in row)
        for name in (name for name, times in named.items() if times > 1):
            self.wrong(key, f"two entries have the id “{name}”")
        found = []
        for i, row in enumerate(rows):
            if isinstance(row, dict):
                name = row.get("id", i + 1)
                found.append(self._open(row, f"{self.path(key)}[{name}]"))
            else:
                self.wrong(key, f"entry {i + 1} must be a table, not {quoted(row)}")
        return found

    def _open(self, table: Toml, key: str) -> Reader:
        reader = Reader(table, key, self)
        self._inner.append(reader)
        return reader

    def must(self, holds: bool, key: str, what: str) -> None:
        """A law of the rulebook that the box has to keep."""
        if not holds:
            self.wrong(key, what)

    def unknown(self) -> Iterator[str]:
        for key in self.table:
            if key not in self._asked:
                yield self.path(key)
        for reader in self._inner:
            yield from reader.unknown()

    def finish(self) -> None:
        notes = [*self.problems, *(f"{key}: no such entry in this game's box" for key in self.unknown())]
        if notes:
            raise BadBox(notes)


def quoted(value: object) -> str:
    """What somebody wrote in a box, as much of it as a sentence needs."""
    return shortened(repr(value))


def is_point(value: object) -> bool:
    return isinstance(value, list) and len(value) == 2 and all(isinstance(part, (int, float)) for part in value)


@contextmanager
def reading(table: Toml) -> Iterator[Reader]:
    """Read a box; at the end BadBox with all that is wrong. Where so much is wrong that the rest can't be read, it
    ends there and names the key it came to."""
    reader = Reader(table)
    try:
        yield reader
    except (LookupError, ValueError, TypeError, ArithmeticError):
        last = "".join(reader.last)
        raise BadBox([*reader.problems, f"{last}: does not fit the rest, so that no more can be read"]) from None
    reader.finish()


def read_parts(table: Toml, box: T, *parts: Callable[[Reader, T], None]) -> T:
    """A box filled part by part; BadBox with all that is wrong in any of them."""
    with reading(table) as reader:
        for part in parts:
            part(reader, box)
    return box


def with_changes(own: Toml, table: Toml) -> Toml:
    """The tables of another box: those of `table`, or under `changes` only what differs from a game's own."""
    if "changes" not in table:
        return table
    wrong = [f"{key}: a box with changes has nothing else in it" for key in table if key != "changes"]
    whole = dict(own)
    for part, changes in tables_in(table["changes"], "changes", wrong):
        there = own.get(part)
        if isinstance(there, Mapping):
            whole[part] = {**there, **changes}
        elif isinstance(there, list):
            whole[part] = with_entries_changed(there, changes, f"changes.{part}", wrong)
        else:
            wrong.append(f"changes.{part}: no such part; the parts are: {', '.join(own)}")
    if wrong:
        raise BadBox(wrong)
    return whole


def with_entries_changed(entries: list[Any], changes: Toml, key: str, wrong: list[str]) -> list[Any]:
    """The entries of a list, some of them changed, by their ids."""
    ids = [entry.get("id", "") for entry in entries]
    changed = list(entries)
    for name, change in tables_in(changes, key, wrong):
        if name in ids:
            changed[ids.index(name)] = {**entries[ids.index(name)], **change}
        elif any(ids):
            wrong.append(f"{key}.{name}: no such id; the ids are: {', '.join(ids)}")
        else:
            wrong.append(f"{key}: its entries have no ids; to change them, write the whole box")
    return changed


def tables_in(value: object, key: str, wrong: list[str]) -> Iterator[tuple[str, Toml]]:
    """The tables of a table, each with its name."""
    if not isinstance(value, Mapping):
        wrong.append(f"{key}: must be a table")
        return
    for name, inner in value.items():
        if isinstance(inner, Mapping):
            yield name, inner
        else:
            wrong.append(f"{key}.{name}: must be a table")


def box_digest(table: Toml) -> str:
    """The same for the same content, whatever the layout of the file."""
    return blake2b(repr(ordered(table)).encode(), digest_size=16).hexdigest()


def ordered(value: object) -> object:
    if isinstance(value, Mapping):
        return [(key, ordered(value[key])) for key in sorted(value)]
    if isinstance(value, list):
        return [ordered(entry) for entry in value]
    return value
