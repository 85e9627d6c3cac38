"""The layouts and tables of a game: read from its folder, or made from its notation and from games played at random."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from tabularium.envs.actions import MOST, ActionTable, Kind, Part
from tabularium.envs.layout import BITS, MARGIN, NUMBER, STEP, Encoder, Shape, flatten, shape_in
from tabularium.kernel.files import read_toml
from tabularium.kernel.game import AnyGame
from tabularium.kernel.notation import Notation, Phrase, Slot
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import Box, State, shown_fields
from tabularium.kernel.tastes import Restraint, Taste

FILE = "layout.toml"
GAMES = 12  # measured for each number of players
EVERY = 3  # of their states
LONGEST = 1024  # numbers of a field that is laid out bit by bit
WIDE = 256  # numbers from here on are masks, and laid out bit by bit
HEAD = """\
# What a seat sees as a row of numbers, and which version of it trained policies fit: see docs/research.md.
# Made by tools/layouts; what is kept here stays, so that a game that reaches further than these games fits as well.
"""


# -- observations ------------------------------------------------------------------------------------


class Measured:
    """What values of one field were like: how long at each depth, and how wide inside."""

    def __init__(self) -> None:
        self.least: list[int] = []
        self.most: list[int] = []
        self.high = 0

    def take(self, value: object, depth: int = 0) -> None:
        if isinstance(value, (tuple, list)):
            if depth == len(self.most):
                self.least.append(len(value))
                self.most.append(len(value))
            self.least[depth] = min(self.least[depth], len(value))
            self.most[depth] = max(self.most[depth], len(value))
            for one in value:
                self.take(one, depth + 1)
        elif isinstance(value, int):
            self.high = max(self.high, abs(value))
        else:
            raise TypeError(f"a state holds numbers and rows of them, not {value!r}")

    def shape(self, name: str) -> Shape:
        varying = [low != high for low, high in zip(self.least, self.most, strict=True)]
        lengths = [rounded_up(n) if loose else n for n, loose in zip(self.most, varying, strict=True)]
        if self.high < WIDE:
            return Shape(name, lengths, varying, NUMBER, 1)
        shape = Shape(name, lengths, varying, BITS, self.high.bit_length())
        if shape.size <= LONGEST:
            return shape
        if self.high < MARGIN:  # long rows of packed numbers stay as they are
            return Shape(name, lengths, varying, NUMBER, 1)
        while varying and varying[-1] and shape.size > LONGEST and lengths[-1] > 1:
            lengths[-1] -= 1  # what is beyond goes into the rest
            shape = Shape(name, lengths, varying, BITS, shape.width)
        return shape


def rounded_up(length: int) -> int:
    """With some room for what no measured game needed."""
    return length + max(1, length // 4) if length > 5 else length


def measured(game: AnyGame, games: int = GAMES) -> list[Shape]:
    """The layout of a game as far as games played at random show it."""
    fields = [name for name in shown_fields(game.state) if name != "agenda"]
    found = {name: Measured() for name in fields}
    deepest = widest = 1
    for s in random_states(game, games):
        for name in fields:
            found[name].take(getattr(s, name))
        deepest = max(deepest, len(s.agenda))
        for step in s.agenda:
            numbers = [0]
            for word in step.words()[1:]:
                flatten(word, numbers)
            widest = max(widest, len(numbers))
    agenda = Shape("agenda", [deepest + 2], [True], STEP, widest)
    return [agenda, *(found[name].shape(name) for name in fields)]


def random_states(game: AnyGame, games: int) -> Iterator[State]:
    """States of games at every number of players, with options drawn at random."""
    for seats in game.player_counts:
        for number in range(games):
            rng = sfc32(number)
            s: State = game.new(seats, game.random_options(seats, rng), number)
            taste, restraint = Taste(rng, bent=False), Restraint()
            moved = 0
            while not s.over:
                seat = next_seat(s)
                moved += 1
                if moved % EVERY == 0:
                    yield s
                    yield s.view(seat)
                play(s, seat, restraint.pick(s, seat, legal(s, seat), taste.pick))
            yield s


def layout_file(shapes: Iterable[Shape], version: int) -> str:
    lines = [f'{shape.name} = "{shape.words()}"' for shape in shapes]
    return "\n".join([HEAD + f"version = {version}", "", "[observation]", *lines, ""])


def kept_layout(game: AnyGame) -> tuple[list[Shape], int] | None:
    """The layout in the game's folder, with its version; it must know every field of the state, in their order."""
    file = game.folder / FILE
    if not file.exists():
        return None
    table: Any = read_toml(file)
    shapes = [shape_in(name, words) for name, words in table["observation"].items()]
    named = [shape.name for shape in shapes]
    fields = shown_fields(game.state)
    if named != fields:
        lacks, beyond = sorted(set(fields) - set(named)), sorted(set(named) - set(fields))
        wrong = f"lacks {lacks} and has {beyond} too many" if lacks or beyond else f"should be in the order {fields}"
        raise ValueError(f"{file.name} of {game.id} {wrong}: tools/layouts writes it anew")
    return shapes, table["version"]


@cache
def encoder_of(game: AnyGame) -> Encoder:
    kept = kept_layout(game)
    return Encoder(measured(game, 4) if kept is None else kept[0], sorted(game.steps))


def version_of(game: AnyGame) -> int:
    kept = kept_layout(game)
    return 1 if kept is None else kept[1]


# -- actions -----------------------------------------------------------------------------------------


@cache
def table_of(game: AnyGame, box: Box) -> ActionTable:
    return table_in(game.notation(box))


def table_in(notation: Notation) -> ActionTable:
    kinds: list[Kind] = []
    length = 0
    for number, made in enumerate(sorted(notation.phrases.values(), key=lambda made: made.kind), 1):
        kind = action_kind(notation, made, number, length)
        kinds.append(kind)
        length += sum(part.size for part in kind.parts)
    return ActionTable(kinds, length)


Digit = tuple[str, int, int, int]  # of an argument: name, how far left it lies, how many bits, how many values


def action_kind(notation: Notation, made: Phrase, number: int, first: int) -> Kind:
    kind = Kind(number, made.kind, notation.pattern(made))
    digits: list[Digit] = []
    shift = sum(slot.bits for slot in made.slots)
    for slot in made.slots:
        shift -= slot.bits
        kind.slots.append(slot.name)
        kind.shifts.append(shift)
        kind.widths.append(slot.bits)
        kind.leasts.append(slot.least)
        digits += digits_of(slot, shift, radix_of(notation, slot))
    for name, group in groups(digits):
        shifts = [shift for _, shift, _, _ in group]
        widths = [width for _, _, width, _ in group]
        radices = [radix for _, _, _, radix in group]
        kind.parts.append(Part(name, first, shifts, widths, radices))
        first += kind.parts[-1].size
    return kind


def radix_of(notation: Notation, slot: Slot) -> int:
    words = notation.vocabulary.get(slot.thing)
    return 1 << slot.bits if words is None else len(words)


def digits_of(slot: Slot, shift: int, radix: int) -> list[Digit]:
    """A slot as it is, or if it has too many values, its high and its low bits."""
    if radix <= MOST:
        return [(slot.name, shift, slot.bits, radix)]
    low = slot.bits // 2
    high = slot.bits - low
    return [
        (f"{slot.name}/{1 << low}", shift + low, high, ((radix - 1) >> low) + 1),
        (f"{slot.name}%{1 << low}", shift, low, 1 << low),
    ]


def groups(digits: list[Digit]) -> list[tuple[str, list[Digit]]]:
    """Neighbouring digits together, as long as they have few values."""
    found: list[list[Digit]] = [[]]
    size = 1
    for digit in digits:
        if found[-1] and size * digit[3] > MOST:
            found.append([])
            size = 1
        found[-1].append(digit)
        size *= digit[3]
    return [(" ".join(digit[0] for digit in group), group) for group in found]


def action_names(notation: Notation, table: ActionTable) -> list[str]:
    """What each id says: `build forum`, or of a move in parts `sail … from tyrrhenian`."""
    names = [""] * table.length
    for kind in table.kinds.values():
        made = notation.phrases[kind.kind]
        for part in kind.parts:
            for id in range(part.first, part.first + part.size):
                names[id] = part_name(notation, made, kind, part, id)
    return names


def part_name(notation: Notation, made: Phrase, kind: Kind, part: Part, id: int) -> str:
    values = part.values_of(id)
    argument = sum(value << shift for value, shift in zip(values, part.shifts, strict=True))
    if len(kind.parts) == 1:
        return notation.format(made.kind | argument)
    said = (value_name(notation, made, name, value) for name, value in zip(part.name.split(), values, strict=True))
    return f"{kind.pattern}: {' '.join(said)}"


def value_name(notation: Notation, made: Phrase, name: str, value: int) -> str:
    slot = next((slot for slot in made.slots if slot.name == name), None)
    if slot is None:  # high or low bits of a number
        return f"{name} {value}"
    words = notation.vocabulary.get(slot.thing)
    said = str(value + slot.least + (slot.thing == "seat")) if words is None else words[value]
    return f"{name} {said}"
