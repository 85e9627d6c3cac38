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
from typing import Any, Final
from zlib import crc32

from tabularium.kernel.state import State, fields_of
from tabularium.kernel.step import Step

NUMBER: Final = 0
BITS: Final = 1
STEP: Final = 2
MARGIN: Final = 1 << 24  # a number beyond this would not be exact as a float of 32 bits
REST: Final = (1 << 24) - 1
KEPT: Final = 512  # values of a field whose numbers are kept


class Shape:
    """How one field is laid out: lengths from the outside in, and what lies innermost."""

    __slots__ = ("kind", "lengths", "name", "varying", "width")

    def __init__(self, name: str, lengths: list[int], varying: list[bool], kind: int, width: int) -> None:
        self.name = name
        self.lengths = lengths
        self.varying = varying
        self.kind = kind
        self.width = width

    def size(self, depth: int) -> int:
        """How many numbers a value takes at this depth."""
        if depth == len(self.lengths):
            return self.width
        return self.lengths[depth] * self.size(depth + 1) + (1 if self.varying[depth] else 0)

    def names(self, stem: str, depth: int) -> list[str]:
        """What these numbers are called: `hands.length`, `hands[0][3]`, `built[2].bit7`, `agenda[0].step`."""
        if depth == len(self.lengths):
            if self.kind == NUMBER:
                return [stem]
            if self.kind == BITS:
                return [f"{stem}.bit{i}" for i in range(self.width)]
            return [f"{stem}.step", *(f"{stem}.{i}" for i in range(self.width - 1))]
        found = [f"{stem}.length"] if self.varying[depth] else []
        for i in range(self.lengths[depth]):
            found += self.names(f"{stem}[{i}]", depth + 1)
        return found

    def words(self) -> str:
        parts = [f"*{n}" if loose else str(n) for n, loose in zip(self.lengths, self.varying, strict=True)]
        return " ".join([*parts, *innermost(self.kind, self.width)])


def innermost(kind: int, width: int) -> list[str]:
    if kind == NUMBER:
        return ["number"]
    return ["bits", str(width)] if kind == BITS else ["step", str(width - 1)]


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
    """Makes rows of one layout."""

    __slots__ = ("_kept", "_steps", "length", "shapes", "steps")

    def __init__(self, shapes: list[Shape], steps: list[str]) -> None:
        self.shapes = shapes
        self.steps = {name: i + 1 for i, name in enumerate(steps)}
        self.length = sum(shape.size(0) for shape in shapes) + 1
        self._steps: dict[int, tuple[Step[Any], list[int]]] = {}
        self._kept: list[dict[object, tuple[bytes, list[str]]]] = [{} for _ in shapes]

    def names(self) -> list[str]:
        found: list[str] = []
        for shape in self.shapes:
            found += shape.names(shape.name, 0)
        return [*found, "rest"]

    def row(self, view: State) -> list[int]:
        """The numbers of a view."""
        return list(array("i", self.packed(view)))

    def packed(self, view: State) -> bytes:
        """The same as bytes, four for each number. Most fields are as they were a moment ago, or as they have been
        before: what was laid out once is kept."""
        pieces: list[bytes] = []
        misfits: list[str] = []
        for i in range(len(self.shapes)):
            shape = self.shapes[i]
            if shape.kind == STEP:
                out: list[int] = []
                self.lay_agenda(view.agenda, shape, out, misfits)
                pieces.append(array("i", out).tobytes())
                continue
            value: object = getattr(view, shape.name)
            key = frozen(value)
            known = self._kept[i].get(key)
            if known is None:
                known = self.laid(value, shape)
                if len(self._kept[i]) >= KEPT:
                    self._kept[i].clear()
                self._kept[i][key] = known
            pieces.append(known[0])
            if known[1]:
                misfits.extend(known[1])
        pieces.append(array("i", [crc32(repr(misfits).encode()) & REST if misfits else 0]).tobytes())
        return b"".join(pieces)

    def laid(self, value: object, shape: Shape) -> tuple[bytes, list[str]]:
        """The numbers of one field, and what does not fit."""
        out: list[int] = []
        misfits: list[str] = []
        self.lay(value, shape, 0, out, misfits)
        return array("i", out).tobytes(), misfits

    def lay(self, value: object, shape: Shape, depth: int, out: list[int], misfits: list[str]) -> None:
        lengths = shape.lengths
        if depth == len(lengths):
            if isinstance(value, int):
                if shape.kind == BITS:
                    lay_bits(value, shape.width, out, misfits)
                    return
                if -MARGIN < value < MARGIN:
                    out.append(value)
                    return
            misfits.append(f"{shape.name} {len(out)} {value}")
            out.extend([0] * shape.width)
            return
        if isinstance(value, list):
            self.lay_row(value, shape, depth, out, misfits)
        elif isinstance(value, tuple):
            self.lay_row(list(value), shape, depth, out, misfits)
        else:
            misfits.append(f"{shape.name} {len(out)} {value}")
            out.extend([0] * shape.size(depth))

    def lay_row(self, values: list[Any], shape: Shape, depth: int, out: list[int], misfits: list[str]) -> None:
        most = shape.lengths[depth]
        found = len(values)
        if shape.varying[depth]:
            out.append(found)
        elif found != most:
            misfits.append(f"{shape.name} {len(out)} {found} of {most}")
        if found > most:
            misfits.append(f"{shape.name} {len(out)} {values[most:]}")
            found = most
        if depth + 1 == len(shape.lengths) and shape.kind == NUMBER:
            for i in range(found):
                value: object = values[i]
                if isinstance(value, int) and -MARGIN < value < MARGIN:
                    out.append(value)
                else:
                    misfits.append(f"{shape.name} {len(out)} {value}")
                    out.append(0)
            if found < most:
                out.extend([0] * (most - found))
            return
        for i in range(found):
            self.lay(values[i], shape, depth + 1, out, misfits)
        if found < most:
            out.extend([0] * ((most - found) * shape.size(depth + 1)))

    def lay_agenda(self, agenda: list[Step[Any]], shape: Shape, out: list[int], misfits: list[str]) -> None:
        """Top first: what comes next matters most."""
        most = shape.lengths[0]
        out.append(len(agenda))
        laid = 0
        for i in range(len(agenda) - 1, -1, -1):
            if laid == most:
                misfits.append(repr([under.words() for under in agenda[: i + 1]]))
                break
            numbers = self.step_numbers(agenda[i])
            if len(numbers) > shape.width:
                misfits.append(f"{shape.name} {laid} {numbers[shape.width :]}")
                out.extend(numbers[: shape.width])
            else:
                out.extend(numbers)
                if len(numbers) < shape.width:
                    out.extend([0] * (shape.width - len(numbers)))
            laid += 1
        if laid < most:
            out.extend([0] * ((most - laid) * shape.width))

    def step_numbers(self, step: Step[Any]) -> list[int]:
        """Which step, and what it carries. Steps never change and are shared by copies: their numbers are kept."""
        known = self._steps.get(id(step))
        if known is not None and known[0] is step:
            return known[1]
        numbers = [self.steps[step.name]]
        for word in step.words()[1:]:
            flatten(word, numbers)
        if len(self._steps) > 5000:
            self._steps.clear()
        self._steps[id(step)] = (step, numbers)
        return numbers


def frozen(value: object) -> object:
    """A value as a key."""
    if not isinstance(value, list):
        return value
    if value and isinstance(value[0], list):
        return tuple([tuple(one) for one in value])
    return tuple(value)


def lay_bits(value: int, width: int, out: list[int], misfits: list[str]) -> None:
    """Lowest first. A negative number, which is no mask, sets none and is kept as a misfit."""
    if value < 0 or value >> width:
        misfits.append(f"{len(out)} {value}")
    rest = value if value >= 0 else 0
    for _ in range(width):
        out.append(rest & 1)
        rest >>= 1


def flatten(value: object, out: list[int]) -> None:
    """The numbers of a step's field; a row of them after how many there are."""
    if isinstance(value, int):
        out.append(value)
    elif isinstance(value, tuple):
        out.append(len(value))
        for one in value:
            flatten(one, out)


def shown_fields(kind: type) -> list[str]:
    """The fields of a state that a view has: all but the dice."""
    return [name for name in fields_of(kind) if name != "rng"]
