"""Moves and events in words and back, from the box alone.

A game declares its *vocabulary* (for each kind of thing, the words of its box), the *phrases* of its moves
and the named values of its events; format, parse, localized labels and event texts all follow from that.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from types import ModuleType

from tabularium.kernel.moves import (
    ARGUMENT,
    CONFIRM,
    DONE,
    FIRST_EVENT,
    FIRST_KIND,
    KIND,
    PASS,
    READY,
    REOPEN,
    TOLD_BOT_PLAYS,
    TOLD_DONE,
    TOLD_JOINED,
    TOLD_PLAYS_AGAIN,
    TOLD_RENAMED,
    TOLD_REOPENED,
)
from tabularium.kernel.refusals import InvalidMove

Value = int | tuple[int, ...]

NUMBER = re.compile(r"0|[1-9][0-9]{0,6}")
WORD = re.compile(r"[a-z0-9][a-z0-9_'+-]*")


@dataclass(frozen=True)
class Slot:
    """A place in a phrase: a thing of the vocabulary, or a number where `thing` is not in it.
    The thing `seat` is 0, 1, 2... inside and 1, 2, 3... in words."""

    name: str  # what the texts call it: `$name`
    thing: str  # what kind of thing it is
    bits: int
    least: int = 0  # numbers only: the argument holds value - least


@dataclass(frozen=True)
class Phrase:
    """One kind of move: its words and slots. `name` is the stem of its label, `move-<name>`."""

    kind: int
    name: str
    words: tuple[str | Slot, ...]

    @cached_property
    def slots(self) -> tuple[Slot, ...]:
        return tuple(word for word in self.words if isinstance(word, Slot))


def phrase(kind: int, pattern: str, name: str = "") -> Phrase:
    """Read `"sail {from:sea:6} {to:sea:6}"`: literal words and slots `{name:thing:bits}`.

    The first slot lies in the highest bits of the argument. `{card:8}` is short for `{card:card:8}`;
    `{count:number:4+1}` is a number whose argument 0 means 1.
    """
    words: list[str | Slot] = []
    for part in pattern.split():
        if not part.startswith("{"):
            words.append(part)
            continue
        fields = part.strip("{}").split(":")
        bits, _, least = fields[-1].partition("+")
        words.append(Slot(fields[0], fields[-2] if len(fields) > 2 else fields[0], int(bits), int(least or 0)))
    stem = name or "-".join(word for word in words if isinstance(word, str))
    made = Phrase(kind, stem, tuple(words))
    if kind & ARGUMENT or sum(slot.bits for slot in made.slots) > KIND:
        raise ValueError(f"the phrase {pattern} does not fit into a move")
    return made


def phrases_in(kinds: ModuleType, **patterns: str) -> tuple[Phrase, ...]:
    """A phrase for each kind of move that a module defines. Its words are those of the constant, `BUY_GLORY` is said
    “buy glory”, unless the pattern has words of its own; a pattern of slots alone comes after them. What stands after a
    semicolon is the stem of its label. An empty pattern
    leaves a kind to be said elsewhere."""
    found = []
    for name, kind in constants_in(kinds, FIRST_KIND << KIND, patterns).items():
        own = name.lower().replace("_", " ")
        pattern = patterns.get(name, own)
        if pattern and not kind & ARGUMENT:
            slots, _, stem = pattern.partition("; ")
            found.append(phrase(kind, f"{own} {slots}" if slots.startswith("{") else slots, stem))
    return tuple(found)


def constants_in(module: ModuleType, least: int, named: Mapping[str, object]) -> dict[str, int]:
    """The numbers from `least` on that a module gives names to, in their order; what is `named` must be among them."""
    found = {name: value for name, value in vars(module).items() if isinstance(value, int) and value >= least}
    unknown = [name for name in named if name not in found]
    if unknown:
        raise ValueError(f"{module.__name__} has no {', '.join(unknown)}")
    return found


KERNEL_PHRASES = (
    phrase(DONE, "done"),
    phrase(READY, "ready"),
    phrase(REOPEN, "reopen"),
    phrase(CONFIRM, "confirm"),
    phrase(PASS, "pass"),
)


@dataclass(frozen=True)
class Telling:
    """One kind of event: the stem of its texts (`event-<name>`), and what its public and secret ints are,
    each as `name` or `name:thing`. A last name with a star takes all the rest: `cards*:card`. The thing `pips` is a die
    of six that its seat wishes high: the end of a game tells who had luck. `rule` is the one by which it happens, to be
    looked up by whoever watches."""

    kind: int
    name: str
    public: tuple[str, ...] = ()
    secret: tuple[str, ...] = ()
    rule: str = ""


def tellings_in(told: ModuleType, **values: str) -> tuple[Telling, ...]:
    """A telling for each kind of event that a module defines: `NO_QUEST` is told by `event-no-quest`. `values` names
    what events tell: `"other:seat | card; AR-7.3"` has a public value, a secret one and the rule it follows."""
    found = []
    for name, kind in constants_in(told, FIRST_EVENT, values).items():
        names, _, rule = values.get(name, "").partition(";")
        public, _, secret = names.partition("|")
        stem = name.lower().replace("_", "-")
        found.append(Telling(kind, stem, tuple(public.split()), tuple(secret.split()), rule.strip()))
    return tuple(found)


KERNEL_TELLINGS = (
    Telling(TOLD_DONE, "done"),
    Telling(TOLD_REOPENED, "reopened"),
    Telling(TOLD_RENAMED, "renamed"),
    Telling(TOLD_JOINED, "joined"),
    Telling(TOLD_BOT_PLAYS, "bot-plays"),
    Telling(TOLD_PLAYS_AGAIN, "plays-again"),
)


@dataclass(frozen=True)
class ParseFailure:
    """Why some words are not a move, and how many of them still were."""

    fitting: int
    reason: str  # of InvalidMove
    values: dict[str, str]


class Notation:
    """Words for the moves and events of one box."""

    def __init__(
        self,
        vocabulary: Mapping[str, Sequence[str]],
        phrases: Sequence[Phrase],
        tellings: Sequence[Telling] = (),
        negotiation_events: Sequence[str] = (),
    ) -> None:
        """`negotiation_events` are the names of tellings that are words between players: offers, pledges, answers and
        their end. Pages gather them beside the chat. Those that tell the same `number` belong together."""
        self.vocabulary = {thing: tuple(words) for thing, words in vocabulary.items()}
        self.phrases = {made.kind: made for made in (*KERNEL_PHRASES, *phrases)}
        self.tellings = {made.kind: made for made in (*KERNEL_TELLINGS, *tellings)}
        self.negotiation_events = frozenset(negotiation_events)
        self._indexes = {thing: {word: i for i, word in enumerate(words)} for thing, words in self.vocabulary.items()}
        self._check(phrases)
        self._starting: dict[str, list[Phrase]] = {}
        for made in self.phrases.values():
            self._starting.setdefault(str(made.words[0]), []).append(made)

    def _check(self, phrases: Sequence[Phrase]) -> None:
        for thing, words in self.vocabulary.items():
            bad = [word for word in words if not WORD.fullmatch(word)]
            if bad or len(set(words)) != len(words):
                raise ValueError(f"the {thing} words must be plain and different: {bad or words}")
        for made in phrases:
            if made.kind >> KIND < FIRST_KIND:
                raise ValueError(
                    f"the kind of “{made.name}” belongs to the kernel: a game's kinds start at {FIRST_KIND}"
                )
            if isinstance(made.words[0], Slot):
                raise ValueError(f"“{self.pattern(made)}” must start with a word")
            for slot in made.slots:
                if len(self.vocabulary.get(slot.thing, ())) > 1 << slot.bits:
                    raise ValueError(f"{slot.bits} bits are too few for every {slot.thing} in “{made.name}”")
        untold = self.negotiation_events - {made.name for made in self.tellings.values()}
        if untold:
            raise ValueError(f"negotiation_events that no event tells: {', '.join(sorted(untold))}")
        if len(self.phrases) != len(KERNEL_PHRASES) + len(phrases):
            raise ValueError("two phrases share a kind")

    def values(self, move: int) -> dict[str, int]:
        """The slots of a move by name."""
        made = self.phrases[move & ~ARGUMENT]
        argument = move & ARGUMENT
        values: dict[str, int] = {}
        for slot in reversed(made.slots):
            values[slot.name] = (argument & ((1 << slot.bits) - 1)) + slot.least
            argument >>= slot.bits
        return {slot.name: values[slot.name] for slot in made.slots}

    def knows(self, move: int) -> bool:
        """Whether this number is a move at all: a kind that there is, and things that the box has."""
        made = self.phrases.get(move & ~ARGUMENT)
        if made is None or (move & ARGUMENT) >> sum(slot.bits for slot in made.slots):
            return False
        things = self.things(move).values()
        return all(value < len(self.vocabulary[thing]) for thing, value in things if thing in self.vocabulary)

    def format(self, move: int) -> str:
        """The one notation of this move."""
        made = self.phrases[move & ~ARGUMENT]
        values = self.values(move)
        return " ".join(self._word(word, values) for word in made.words)

    def _word(self, word: str | Slot, values: Mapping[str, int]) -> str:
        if isinstance(word, str):
            return word
        names = self.vocabulary.get(word.thing)
        if names is not None:
            return names[values[word.name]]
        return str(values[word.name] + (word.thing == "seat"))  # people count seats from 1

    def parse(self, text: str) -> int:
        """The move that these words mean, or InvalidMove."""
        said = text.lower().split()
        if not said:
            raise InvalidMove(text, "empty")
        nearest = ParseFailure(0, "start", {"words": ", ".join(sorted(self._starting))})
        for made in self._starting.get(said[0], ()):
            found = self._fit(made, said)
            if isinstance(found, int):
                return found
            if found.fitting > nearest.fitting:
                nearest = found
        raise InvalidMove(text, nearest.reason, nearest.values)

    def _fit(self, made: Phrase, said: Sequence[str]) -> int | ParseFailure:
        """The move, or why these words are not it."""
        argument = 0
        for i, word in enumerate(made.words):
            if i >= len(said):
                return ParseFailure(i, "missing", {"said": " ".join(said), "pattern": self.pattern(made)})
            if isinstance(word, str):
                if said[i] != word:
                    return ParseFailure(i, "word", {"said": said[i], "word": word, "pattern": self.pattern(made)})
                continue
            value = self._read(word, said[i], i)
            if isinstance(value, ParseFailure):
                return value
            argument = argument << word.bits | value
        if len(said) > len(made.words):
            return ParseFailure(
                len(made.words), "surplus", {"said": said[len(made.words)], "pattern": self.pattern(made)}
            )
        return made.kind | argument

    def _read(self, slot: Slot, word: str, fitting: int) -> int | ParseFailure:
        index = self._indexes.get(slot.thing)
        if index is not None:
            if word in index:
                return index[word]
            return ParseFailure(fitting, "thing", {"said": word, "thing": slot.thing, "words": ", ".join(index)})
        least = slot.least + (slot.thing == "seat")
        most = least + (1 << slot.bits) - 1
        if not NUMBER.fullmatch(word):
            return ParseFailure(fitting, "number", {"said": word, "name": slot.name})
        if not least <= int(word) <= most:
            values = {"said": word, "name": slot.name, "least": str(least), "most": str(most)}
            return ParseFailure(fitting, "range", values)
        return int(word) - least

    def pattern(self, made: Phrase) -> str:
        return " ".join(word if isinstance(word, str) else f"<{word.name}>" for word in made.words)

    def things(self, move: int) -> dict[str, tuple[str, int]]:
        """The slots of a move by name, with the kind of thing each is."""
        made = self.phrases[move & ~ARGUMENT]
        values = self.values(move)
        return {slot.name: (slot.thing, values[slot.name]) for slot in made.slots}

    def event_values(self, kind: int, public: tuple[int, ...], secret: tuple[int, ...]) -> dict[str, tuple[str, Value]]:
        """The ints of an event by name, with the kind of thing each is; secret ones only where they are given."""
        telling = self.tellings[kind]
        return named(telling.public, public) | (named(telling.secret, secret) if secret else {})


def named(names: Sequence[str], values: Sequence[int]) -> dict[str, tuple[str, Value]]:
    found: dict[str, tuple[str, Value]] = {}
    for i, entry in enumerate(names):
        name, _, thing = entry.partition(":")
        if name.endswith("*"):
            found[name[:-1]] = (thing or name[:-1], tuple(values[i:]))
            return found
        found[name] = (thing or name, values[i])
    if len(names) != len(values):
        raise ValueError(f"the event tells {len(values)} values, its telling names {list(names)}")
    return found
