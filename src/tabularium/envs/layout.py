"""A view as a row of numbers: of fixed length, each with a name, the same for equal views and another for others.

A layout says of every field of a game's state how its values are laid out:

    deck = "*44 number"      up to 44 numbers, after how many there are
    scores = "*4 number"
    hands = "*4 *9 number"   up to four times up to nine numbers
    medals = "5 number"      always five
    built = "*5 bits 40"     masks, bit by bit
    agenda = "*9 step 4"     what is still to be done, top first: which step, and up to four numbers of its own

What does not fit (a game may go where no measured game went) is not lost: it goes into the last number, `rest`, as a
checksum, which is 0 as long as everything fits.
"""

from __future__ import annotations

from array import array
from collections.abc import Callable
from operator import attrgetter
from typing import Any, Final
from zlib import crc32

from librt.vecs import vec
from mypy_extensions import i32, i64

from tabularium.kernel.state import State, fields_of, shown_values
from tabularium.kernel.step import Step

NUMBER: Final = 0
BITS: Final = 1
STEP: Final = 2
MARGIN: Final = 1 << 24  # a number beyond this would not be exact as a float of 32 bits
REST: Final = (1 << 24) - 1
KEPT: Final = 512  # steps of a kind whose numbers are kept


class Shape:
    """How a field is laid out: lengths from the outside in, and what lies innermost. What is in a row has a shape too,
    its `inner` one."""

    __slots__ = ("flat", "inner", "kind", "loose", "most", "name", "size", "width")

    def __init__(self, name: str, lengths: list[int], varying: list[bool], kind: int, width: int) -> None:
        self.name = name
        self.kind = kind
        self.width = width
        self.inner = Shape(name, lengths[1:], varying[1:], kind, width) if lengths else None
        self.most: i64 = lengths[0] if lengths else 0  # values in the row
        self.loose = lengths != [] and varying[0]
        self.flat = len(lengths) == 1 and kind == NUMBER
        self.size: i64 = width  # how many numbers it takes
        if self.inner is not None:
            self.size = self.most * self.inner.size + self.loose

    def names(self, stem: str) -> list[str]:
        """What these numbers are called: `hands.length`, `hands[0][3]`, `built[2].bit7`, `agenda[0].step`."""
        if self.inner is not None:
            found = [f"{stem}.length"] if self.loose else []
            for i in range(self.most):
                found += self.inner.names(f"{stem}[{i}]")
            return found
        if self.kind == NUMBER:
            return [stem]
        if self.kind == BITS:
            return [f"{stem}.bit{i}" for i in range(self.width)]
        return [f"{stem}.step", *(f"{stem}.{i}" for i in range(self.width - 1))]

    def words(self) -> str:
        if self.inner is not None:
            return f"{'*' if self.loose else ''}{self.most} {self.inner.words()}"
        if self.kind == NUMBER:
            return "number"
        return f"bits {self.width}" if self.kind == BITS else f"step {self.width - 1}"


def shape_in(name: str, words: str) -> Shape:
    """The shape that these words describe."""
    parts = words.split()
    lengths: list[int] = []
    varying: list[bool] = []
    while parts and parts[0].lstrip("*").isdigit():
        part = parts.pop(0)
        lengths.append(int(part.lstrip("*")))
        varying.append(part.startswith("*"))
    if parts == ["number"]:
        return Shape(name, lengths, varying, NUMBER, 1)
    if len(parts) == 2 and parts[0] in ("bits", "step") and parts[1].isdigit():
        kind = BITS if parts[0] == "bits" else STEP
        return Shape(name, lengths, varying, kind, int(parts[1]) + (kind == STEP))
    raise ValueError(f"{name}: a layout ends with number, bits N or step N, not “{words}”")


class Encoder:
    """Makes rows of one layout, whose shapes are in the order of the fields that a view has."""

    __slots__ = ("_carries", "length", "shapes", "starts", "steps")

    def __init__(self, shapes: list[Shape], steps: list[str]) -> None:
        self.shapes = shapes
        self.steps = {name: i + 1 for i, name in enumerate(steps)}
        self.starts: list[int] = []  # where each field begins
        length = 0
        for shape in shapes:
            self.starts.append(length)
            length += shape.size
        self.length = length + 1
        self._carries: dict[type, Carries] = {}  # by kind of step

    def names(self) -> list[str]:
        found: list[str] = []
        for shape in self.shapes:
            found += shape.names(shape.name)
        return [*found, "rest"]

    def row(self, view: State) -> list[int]:
        """The numbers of a view."""
        return list(array("i", self.packed(view)))

    def packed(self, view: State) -> bytearray:
        """The same as bytes, four for each number."""
        sheet = Sheet(self, 0)
        sheet.take(shown_values(view))
        return bytearray(sheet.cells)

    def step_numbers(self, step: Step[Any]) -> list[int]:
        """Which step, and what it carries. Equal steps share their list, as long as it is kept."""
        kind = type(step)
        carries = self._carries.get(kind)
        if carries is None:
            carries = self._carries[kind] = Carries(self.steps[step.name], fields_of(kind))
        return carries.numbers(step)


class Carries:
    """What the steps of one kind carry, as numbers."""

    __slots__ = ("bare", "fields", "kept", "values")

    def __init__(self, number: int, fields: tuple[str, ...]) -> None:
        self.bare = [number]
        self.fields = len(fields)
        self.values: Callable[[Step[Any]], object] | None = attrgetter(*fields) if fields else None
        self.kept: dict[object, list[int]] = {}  # by what they carry

    def numbers(self, step: Step[Any]) -> list[int]:
        if self.values is None:
            return self.bare
        value = self.values(step)
        known = self.kept.get(value)
        if known is None:
            known = self.bare[:]
            if self.fields == 1:
                flatten(value, known)
            else:
                assert isinstance(value, tuple)
                for one in value:
                    flatten(one, known)
            if len(self.kept) >= KEPT:
                self.kept.clear()
            self.kept[value] = known
        return known


class Sheet:
    """A row that is kept from one view to the next, of whatever seat: only the numbers that changed are written anew.
    It begins at `at` of its cells, which may hold other rows too; `before` is room for the parts of a move that are
    chosen."""

    __slots__ = ("agenda", "at", "before", "cells", "encoder", "fits", "misfits", "parts", "was")

    def __init__(self, encoder: Encoder, before: int, cells: vec[i32] | None = None, at: int = 0) -> None:
        self.encoder = encoder
        self.before = before
        self.cells = vec[i32]([0] * (before + encoder.length)) if cells is None else cells
        self.at = at
        self.was: list[object] = [None] * len(encoder.shapes)
        self.agenda: list[list[int]] = []  # the numbers of its steps, top last
        self.parts: list[int] = []
        self.fits = True
        self.misfits: dict[int, list[str]] = {}  # by field

    def take(self, values: list[object]) -> None:
        """Write what the fields of a view hold, in the order of the shapes."""
        for field, (value, old) in enumerate(zip(values, self.was)):
            if value is not old and value != old:
                self.write_field(field, value, old)

    def lead(self, parts: list[int]) -> None:
        """Write the parts that are chosen first: their ids, from 1, and 0 for those to come."""
        if parts == self.parts:
            return
        self.parts = parts[:]
        for i in range(self.before):
            self.cells[self.at + i] = parts[i] + 1 if i < len(parts) else 0

    def write_field(self, field: int, value: object, old: object) -> None:
        shape = self.encoder.shapes[field]
        at: i64 = self.at + self.before + self.encoder.starts[field]
        self.fits = True
        if shape.kind == STEP:
            self.write_agenda(value, old, shape, at)
        else:
            self.write(value, old, shape, at)
        if not isinstance(value, list):
            self.was[field] = value
        elif not isinstance(old, list) or len(value) != len(old) or shape.kind == STEP:  # else it was mended as well
            self.was[field] = value[:]
        if not self.fits or (self.misfits and field in self.misfits):
            found = misfits_in(value, shape) if shape.kind != STEP else self.steps_beyond(value, shape)
            if found:
                self.misfits[field] = found
            else:
                self.misfits.pop(field, None)
            self.cells[self.at + self.before + self.encoder.length - 1] = self.rest()

    def write(self, value: object, old: object, shape: Shape, at: i64) -> None:
        """One value in the place of another."""
        inner = shape.inner
        if inner is not None:
            if isinstance(value, list) and isinstance(old, list) and len(value) == len(old):
                self.mend(value, old, shape, inner, at)
            else:
                self.write_row(row_of(value), row_of(old), shape, inner, at)
            length: i64 = len(value) if isinstance(value, (list, tuple)) else -1
            if length > shape.most or (length < shape.most and not shape.loose) or length < 0:
                self.fits = False
        elif shape.kind == BITS:
            self.write_bits(value, old, shape.width, at)
        elif isinstance(value, int) and -MARGIN < value < MARGIN:
            self.cells[at] = value
        else:
            self.fits = False
            self.cells[at] = 0

    def mend(self, values: list[Any], olds: list[Any], shape: Shape, inner: Shape, at: i64) -> None:
        """What changed in a list, in the cells and in the list that was."""
        size = inner.size
        at += shape.loose
        end = at + shape.most * size
        for i, (value, old) in enumerate(zip(values, olds)):
            if value is not old:
                olds[i] = value
                if at < end and (shape.flat or value != old):
                    self.write(value, old, inner, at)
            at += size

    def write_row(self, values: tuple[Any, ...], olds: tuple[Any, ...], shape: Shape, inner: Shape, at: i64) -> None:
        size = inner.size
        most = shape.most
        if shape.loose:
            self.cells[at] = len(values)
            at += 1
        place = at
        end = at + most * size
        for value, old in zip(values, olds):
            if value is not old and place < end and (shape.flat or value != old):
                self.write(value, old, inner, place)
            place += size
        for i in range(len(olds), min(len(values), most)):
            self.write(values[i], None, inner, at + i * size)
        self.clear(at + len(values) * size, at + min(len(olds), most) * size)

    def write_bits(self, value: object, old: object, width: int, at: i64) -> None:
        """Lowest first. A negative number, which is no mask, sets none and does not fit."""
        mask = mask_of(value, width)
        if mask != value:
            self.fits = False
        changed = mask ^ mask_of(old, width)
        while changed:
            bit = (changed & -changed).bit_length() - 1
            self.cells[at + bit] = (mask >> bit) & 1
            changed &= changed - 1

    def write_agenda(self, agenda: object, old: object, shape: Shape, at: i64) -> None:
        """Top first: what comes next matters most. Steps under it that lay there before keep their numbers, and their
        place too if as many lie there as before."""
        assert isinstance(agenda, list)
        olds = self.agenda
        news = olds[: alike(agenda, old)]
        length = len(agenda)
        changed = length - len(news) if length == len(olds) else max(length, len(olds))
        for i in range(len(news), length):
            news.append(self.encoder.step_numbers(agenda[i]))
        self.agenda = news
        self.cells[at] = length
        at += 1
        nothing: list[int] = []
        width: i64 = shape.width
        for i in range(1, min(changed, shape.most) + 1):
            numbers = news[length - i] if i <= length else nothing
            was = olds[-i] if i <= len(olds) else nothing
            if numbers is not was:
                self.write_step(numbers, was, shape.width, at)
            at += width
        if length > shape.most:
            self.fits = False

    def write_step(self, numbers: list[int], olds: list[int], width: int, at: i64) -> None:
        if len(numbers) > width or len(olds) > width:
            self.fits = self.fits and len(numbers) <= width
            numbers = numbers[:width]
            olds = olds[:width]
        cells = self.cells
        place = at
        for number in numbers:
            cells[place] = number
            place += 1
        self.clear(place, at + len(olds))

    def clear(self, start: i64, end: i64) -> None:
        cells = self.cells
        while start < end:
            cells[start] = 0
            start += 1

    def steps_beyond(self, agenda: object, shape: Shape) -> list[str]:
        """What of the agenda does not fit."""
        assert isinstance(agenda, list)
        found: list[str] = []
        most = shape.most
        for i in range(min(len(agenda), most)):
            numbers = self.agenda[-1 - i]
            if len(numbers) > shape.width:
                found.append(f"{shape.name} {i} {numbers[shape.width :]}")
        if len(agenda) > most:
            under: list[Step[Any]] = agenda[: len(agenda) - most]
            found.append(repr([step.words() for step in under]))
        return found

    def rest(self) -> int:
        found: list[str] = []
        for field in sorted(self.misfits):
            found += self.misfits[field]
        return crc32(repr(found).encode()) & REST if found else 0


def alike(ones: list[Any], others: object) -> int:
    """With how many of the same both begin."""
    found = 0
    for one, other in zip(ones, others if isinstance(others, list) else []):
        if one is not other:
            break
        found += 1
    return found


def row_of(value: object) -> tuple[Any, ...]:
    """What is no row has nothing in it."""
    if isinstance(value, tuple):
        return value
    return tuple(value) if isinstance(value, list) else ()


def mask_of(value: object, width: int) -> int:
    """Its bits that fit."""
    return value & ((1 << width) - 1) if isinstance(value, int) and value > 0 else 0


def misfits_in(value: object, shape: Shape) -> list[str]:
    """What of a field does not fit, each with its place."""
    found: list[str] = []
    look_for_misfits(value, shape, 0, found)
    return found


def look_for_misfits(value: object, shape: Shape, at: i64, found: list[str]) -> None:
    inner = shape.inner
    if inner is not None and isinstance(value, (list, tuple)):
        most = shape.most
        if shape.loose:
            at += 1
        elif len(value) != most:
            found.append(f"{shape.name} {at} {len(value)} of {most}")
        if len(value) > most:
            found.append(f"{shape.name} {at} {list(value[most:])}")
        for one in value[:most]:
            look_for_misfits(one, inner, at, found)
            at += inner.size
    elif inner is not None:
        found.append(f"{shape.name} {at} {value}")
    elif shape.kind == BITS:
        if mask_of(value, shape.width) != value:
            found.append(f"{at} {value}")
    elif not isinstance(value, int) or not -MARGIN < value < MARGIN:
        found.append(f"{shape.name} {at} {value}")


def flatten(value: object, out: list[int]) -> None:
    """The numbers of a step's field; a row of them after how many there are."""
    if isinstance(value, int):
        out.append(value)
    elif isinstance(value, tuple):
        out.append(len(value))
        for one in value:
            flatten(one, out)
