"""The negotiation beside the chat: what players offer, ask and promise each other in the words of the game, and what
became of it. It knows no game: a notation names its negotiation events, and steps that `talk` are where they
are made."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache

from tabularium.kernel.live import LogEntry
from tabularium.kernel.notation import Notation, Phrase, Slot
from tabularium.kernel.play import owes
from tabularium.kernel.presentation import Choice, Presenter, Text
from tabularium.kernel.state import View

LOOKED_AT = 800  # entries of the log
THREADS_SHOWN = 14
NOTATIONS_KEPT = 64
FACTS_KEPT = 4_000  # of dealings: all are read again at each message
LONGEST_COUNT = 16
BLANK = re.compile("\ue000([a-z_]+)\ue001")


@dataclass(frozen=True)
class Word:
    """One thing said."""

    n: int
    seat: int
    text: str


@dataclass(frozen=True)
class ThreadShown:
    """A thread as it stands on a page."""

    opener: Word
    name: str
    number: int | None
    replies: tuple[Word, ...]
    current: bool
    answers: tuple[Choice, ...]
    part: str  # of the game: the sentence that told of its beginning


@dataclass
class Thread:
    """Something offered, asked or promised, and all that came of it."""

    opener: Word
    name: str
    people: frozenset[int]
    number: int | None
    replies: list[Word] = field(default_factory=list)
    part: str = ""
    current: bool = True  # of this bout, not of an earlier one
    answers: list[Choice] = field(default_factory=list)  # moves on offer now that speak of it

    def shown(self) -> ThreadShown:
        replies, answers = tuple(self.replies), tuple(self.answers)
        return ThreadShown(self.opener, self.name, self.number, replies, self.current, answers, self.part)


@dataclass(frozen=True)
class Blank:
    """A place in a sentence to be filled in."""

    name: str
    choices: tuple[tuple[str, str], ...]  # notation and words


@dataclass(frozen=True)
class Sentence:
    """A statement with blanks."""

    phrase: str
    parts: tuple[str | Blank, ...]


@dataclass(frozen=True)
class Mark:
    """Whether a seat has more to say here."""

    seat: int
    name: str
    ready: bool


@dataclass(frozen=True)
class Negotiation:
    threads: tuple[ThreadShown, ...]
    marks: tuple[Mark, ...]
    sentences: tuple[Sentence, ...]
    open: bool  # people are dealing with each other now


def negotiation_of(
    log: Sequence[LogEntry], presenter: Presenter, view: View, viewer: int, choices: Sequence[Choice]
) -> Negotiation | None:
    """The negotiation as this viewer may know it; None as long as it is empty and nobody is asked to speak."""
    notation = presenter.game.notation(presenter.game.box_of(view))
    if not notation.negotiation_events:
        return None
    talking = bool(view.agenda) and view.agenda[-1].talk
    threads = threads_of(log, notation, presenter, view, viewer)
    if not threads and not talking:
        return None
    answer(threads, notation, choices)
    speaks = talking and bool(choices)
    return Negotiation(
        tuple(thread.shown() for thread in threads[-THREADS_SHOWN:][::-1]),
        marks_of(presenter, view) if talking else (),
        sentences_of(notation, presenter, view, viewer) if speaks else (),
        talking or dealing(log, notation),
    )


def dealing(log: Sequence[LogEntry], notation: Notation) -> bool:
    """Whether the last thing that happened was said between players."""
    last = next((entry.event.kind for entry in reversed(log) if not entry.undone), 0)
    return last in notation.tellings and notation.tellings[last].name in notation.negotiation_events


# -- what was said -----------------------------------------------------------------------------------


def threads_of(
    log: Sequence[LogEntry], notation: Notation, presenter: Presenter, view: View, viewer: int
) -> list[Thread]:
    """Dealings in order, answers under what they answer: by their number where they have one, else while nothing else
    happens in between, by who speaks with whom."""
    kinds, made_by_moves = spoken_in(notation)
    threads: list[Thread] = []
    part = ""
    bout = 0  # where the threads that can still be answered begin
    start = max(0, len(log) - LOOKED_AT)
    for n in range(start, len(log)):
        entry = log[n]
        if entry.undone:
            continue
        event = entry.event
        if event.kind in presenter.board.begins:
            part = presenter.event(view, event, viewer)
        if event.kind not in kinds:
            if not threads or threads[-1].number is None:
                bout = len(threads)
            continue
        name = notation.tellings[event.kind].name
        word = Word(n, event.seat, presenter.event(view, event, viewer))
        number, people = facts_of(notation, event.kind, event.seat, event.public)
        if number is None:
            thread = fitting(threads[bout:], name, event.seat, people)
        elif name in made_by_moves:
            thread = None
            if number == 1:
                bout = len(threads)
        else:
            thread = next((one for one in threads[bout:] if one.number == number), None)
        if thread is None:
            threads.append(Thread(word, name, people, number, part=part))
        else:
            thread.replies.append(word)
    numbered = [one for one in threads[:bout] if one.number is not None]
    for thread in numbered:
        thread.current = False
    return threads


@lru_cache(NOTATIONS_KEPT)
def spoken_in(notation: Notation) -> tuple[frozenset[int], frozenset[str]]:
    """The kinds of events that are words between players, and the names of what moves say."""
    tellings, said = notation.tellings.items(), notation.negotiation_events
    kinds = frozenset(kind for kind, telling in tellings if telling.name in said)
    return kinds, frozenset(made.name for made in notation.phrases.values())


@lru_cache(FACTS_KEPT)
def facts_of(notation: Notation, kind: int, seat: int, public: tuple[int, ...]) -> tuple[int | None, frozenset[int]]:
    """The number that a dealing tells, and the seats it is between."""
    values = notation.event_values(kind, public, ())
    number = values.get("number", ("", None))[1]
    named = [value for thing, value in values.values() if thing == "seat" and isinstance(value, int)]
    return number if isinstance(number, int) else None, frozenset([seat, *named])


def fitting(threads: Sequence[Thread], name: str, seat: int, people: frozenset[int]) -> Thread | None:
    """The thread that this answers: between the same people, or one's own offer that somebody takes up."""
    for thread in reversed(threads):
        if thread.name == name and thread.people == people:
            return None
        same = people <= thread.people and len(thread.people) > 1
        taken_up = len(thread.people) == 1 and thread.people <= people - {seat}
        own = people == thread.people and thread.name != name
        if same or taken_up or own:
            return thread
    return None


def answer(threads: Sequence[Thread], notation: Notation, choices: Sequence[Choice]) -> None:
    """Put the moves that speak of a numbered thread beside it."""
    newest: dict[int, Thread] = {thread.number: thread for thread in threads if thread.number is not None}
    for choice in choices:
        number = notation.values(choice.move).get("number")
        if number in newest:
            newest[number].answers.append(choice)


# -- who is ready ------------------------------------------------------------------------------------


def marks_of(presenter: Presenter, view: View) -> tuple[Mark, ...]:
    """Those who take part, and who has nothing more to say. A step may name its `members`; else all take part."""
    waiting = owes(view)
    members = getattr(view.agenda[-1], "members", (1 << view.seats) - 1) | waiting
    return tuple(
        Mark(seat, presenter.names[seat], not (waiting >> seat) & 1)
        for seat in range(view.seats)
        if (members >> seat) & 1
    )


# -- saying something --------------------------------------------------------------------------------


def sentences_of(notation: Notation, presenter: Presenter, view: View, viewer: int) -> tuple[Sentence, ...]:
    """All that can be said here, as sentences with blanks: also what is not among the usual offers."""
    step = view.agenda[-1]
    members = getattr(step, "members", (1 << view.seats) - 1)
    others = [seat for seat in range(view.seats) if seat != viewer and (members >> seat) & 1]
    return tuple(
        sentence(notation, presenter, made, others)
        for made in notation.phrases.values()
        if made.name in notation.negotiation_events and made.slots
    )


def sentence(notation: Notation, presenter: Presenter, made: Phrase, others: Sequence[int]) -> Sentence:
    """The label of a phrase, cut where its things stand."""
    values: dict[str, Text] = {}
    for slot in made.slots:
        values[slot.name] = f"\ue000{slot.name}\ue001"
        values[f"{slot.name}_id"] = ""
    blanks = {slot.name: Blank(slot.name, blank_choices(notation, presenter, slot, others)) for slot in made.slots}
    parts: list[str | Blank] = []
    for i, part in enumerate(BLANK.split(presenter.words(f"move-{made.name}", **values))):
        if i % 2:
            parts.append(blanks.pop(part, ""))
        elif part.strip():
            parts.append(part)
    return Sentence(made.name, (*parts, *blanks.values()))


def blank_choices(
    notation: Notation, presenter: Presenter, slot: Slot, others: Sequence[int]
) -> tuple[tuple[str, str], ...]:
    if slot.thing == "seat":
        return tuple((str(seat + 1), presenter.names[seat]) for seat in others)
    words = notation.vocabulary.get(slot.thing)
    if words is None:
        most = min(1 << slot.bits, LONGEST_COUNT)
        return tuple((str(n), str(n)) for n in range(slot.least, slot.least + most))
    return tuple((word, presenter.words(f"{slot.thing}-{word}")) for word in words)


def composed(notation: Notation, fields: Mapping[str, str]) -> str:
    """The notation of a sentence whose blanks were filled in by a form."""
    made = next((one for one in notation.phrases.values() if one.name == fields.get("phrase")), None)
    if made is None:
        return fields.get("phrase", "")[:80]
    return " ".join(
        word if isinstance(word, str) else fields.get(f"slot-{word.name}", "")[:80] or "…" for word in made.words
    )
