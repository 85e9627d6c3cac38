"""The presentation contract: what terminal and pages need to show a game, and get from every game alike.

A game writes a `Board` and texts; the `Presenter` makes everything else from the vocabulary. It takes views only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import groupby
from typing import Any, ClassVar, Generic, NamedTuple, TypeVar

from tabularium.kernel.frames import Frame
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live, LogEntry, play_and_keep_turn
from tabularium.kernel.moves import ARGUMENT, CONFIRM, DONE, PASS, READY, REOPEN
from tabularium.kernel.notation import Value
from tabularium.kernel.picture import (
    LISTED,
    NUMERALS,
    SEAT_COLOURS,
    BoxShelf,
    Foresight,
    Lot,
    Path,
    Picture,
    SheetCell,
    SheetLine,
    touches,
)
from tabularium.kernel.play import legal, may, owes, play
from tabularium.kernel.refusals import IllegalMove
from tabularium.kernel.rng import sfc32
from tabularium.kernel.scores import Outcome, Progress, ScoreSheet
from tabularium.kernel.sight import Sight
from tabularium.kernel.staged import Staged
from tabularium.kernel.state import Event, NoDice, State, View
from tabularium.kernel.step import NOT_NOW
from tabularium.kernel.textboard import Line, Section, as_text, in_order

S_contra = TypeVar("S_contra", bound=State, contravariant=True)

LANGUAGES = ("en", "fr")
CHAIN = 4  # moves that one gesture makes at most
SENTENCES_KEPT = 5_000  # of moves, and as many of events, for one table in one language
WORLDS = 8  # in which losses are looked for where chance comes in

Text = int | str
Things = Mapping[str, tuple[str, Value]]  # values by name, each with the kind of thing it is


class Words(ABC):
    """The texts of one game in one language."""

    lang: str

    @abstractmethod
    def has(self, message: str) -> bool: ...

    @abstractmethod
    def __call__(self, message: str, /, **values: Text) -> str:
        """The text of a message; a missing one is an error."""

    def wants(self, message: str) -> frozenset[str]:
        """The values that a text speaks of."""
        return frozenset()

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row: a, b and c."""
        if len(names) < 2:
            return "".join(names)
        return self("list", most=", ".join(names[:-1]), last=names[-1])


class Panel(NamedTuple):
    """What all may see of one seat (or board) beside the big board."""

    title: str
    rows: tuple[tuple[str, str], ...]
    seat: int = -1  # -1: nobody's


class Choice(NamedTuple):
    """A move on offer."""

    move: int
    notation: str
    label: str


class LogRow(NamedTuple):
    """One line of the log."""

    n: int
    ply: int
    beat: int  # its number among the events of its move, from 1
    text: str
    undone: bool
    seat: int


class Gesture(NamedTuple):
    """What one touches, and the moves that it makes: one, or several of this seat in a row."""

    moves: tuple[int, ...]
    path: Path
    shortened: bool = False  # whether touches were left out that the rest makes clear


@dataclass(frozen=True)
class ShownLot:
    """Some of one thing on the tray, in words; touching it makes the move, if there is one."""

    label: str
    symbol: str
    number: int
    notation: str


@dataclass(frozen=True)
class ShownCell:
    """How many are laid, with what takes one back and lays one more."""

    number: int
    less: Choice | None
    more: Choice | None


@dataclass(frozen=True)
class ShownLine:
    """A line of a sheet, in words."""

    label: str
    symbol: str
    price: int
    cells: tuple[ShownCell | None, ...]


@dataclass(frozen=True)
class ShownTray:
    """The tray as it stands beside the prompt."""

    held: tuple[ShownLot, ...]
    laid: tuple[ShownLot, ...]
    missing: int
    sentence: str
    done: str  # in notation, or "" while it can't be closed
    closes: str  # what that is called
    lines: tuple[ShownLine, ...] = ()
    columns: tuple[str, ...] = ()  # their titles
    held_title: str = ""  # over the two lists, where a game has its own
    laid_title: str = ""


class Greyed(NamedTuple):
    """A move that one might think of, and why not."""

    move: int
    notation: str
    label: str
    rule: str
    sentence: str


@dataclass(frozen=True)
class Page:
    """All that one viewer sees of one moment."""

    moment: tuple[int, str]  # round and phase
    where: str  # the same in words
    prompt: str
    waits_for_me: bool
    choices: tuple[Choice, ...]
    greyed: tuple[Greyed, ...]
    sections: tuple[Section, ...]  # the board in words
    colon: str  # what parts a head from the rest there
    panels: tuple[Panel, ...]
    sheet: ScoreSheet
    progress: Progress | None = None  # the ways to win, where the game has no points

    @property
    def board(self) -> str:
        """The board as plain text."""
        return as_text(self.sections, self.colon)


class Board(ABC, Generic[S_contra]):
    """How a game is shown. Every method takes a view, or a sight: a view with its box, the words of a language and the
    names of the players."""

    sight: ClassVar[type[Sight[Any, Any]]] = Sight  # what a game is shown from: a game may know more by it
    derived: ClassVar[tuple[str, ...]] = ()  # things whose names follow from the box: see `thing`

    @abstractmethod
    def words(self, lang: str) -> Words: ...

    @abstractmethod
    def where(self, sight: Any) -> str:
        """Round and phase in a few words."""

    def sections(self, sight: Any) -> Sequence[Section]:
        """The board in words, for terminals, screen readers and programs: regions with keys that stay."""
        stanzas = self.text(sight).split("\n\n")
        return [Section(f"part-{n}", "", tuple(map(Line, part.split("\n")))) for n, part in enumerate(stanzas)]

    def text(self, sight: Any) -> str:
        raise NotImplementedError("a board writes its sections")

    @abstractmethod
    def panels(self, sight: Any) -> Sequence[Panel]: ...

    def name(self, sight: Any, seat: int) -> str:
        """What a seat is called, the same all game long. Boards that belong to no seat are numbered after the seats:
        by default they are all the text `automaton`."""
        name: str = sight.names[seat] if seat < sight.seats else sight.words("automaton")
        return name

    def thing(self, sight: Any, thing: str, value: int) -> str:
        """The name of a thing in `derived`: a site by its Province and Good."""
        raise NotImplementedError

    def preview(self, sight: Any, move: int) -> str:
        """What a move would cost or bring, to stand behind its label: by default nothing."""
        return ""

    def chances(self, view: S_contra, move: int) -> tuple[int, int] | None:
        """What dice will probably bring where a move leads, in per cent: that the viewer prevails, and that it is
        beaten. It stands on the place while something is held that could go there. By default nothing."""
        return None

    begins: ClassVar[frozenset[int]] = frozenset()  # events that begin a part of the game: a round, a year
    sums_up: ClassVar[frozenset[int]] = frozenset()  # events that end one: what it brought is staged, to be read again

    def staged(self, sight: Any, events: Sequence[Event], start: S_contra | None = None) -> Staged | None:
        """The great moment that these events are part of, or None: by default there is none. `start` is the view when
        the part of the game began that they sum up."""
        return None

    def extra_values(self, sight: Any, things: Things) -> Mapping[str, Text]:
        """What texts about these things may speak of as well: cubes of several kinds as one list. For moves and events
        it must follow from the box alone; why something is refused may depend on the moment."""
        return {}

    def order(self, move: int) -> int:
        """Where a move stands among the offers, lower first: by default all stand as the rules list them."""
        return 0

    # -- the picture: `tabularium.kernel.picture` --

    list_only: ClassVar[frozenset[int]] = frozenset((DONE, READY, REOPEN, CONFIRM, PASS))  # kinds that need no path
    chained: ClassVar[frozenset[int]] = frozenset()  # kinds that are one gesture with the same seat's next choice
    closing: ClassVar[frozenset[int]] = frozenset()  # moves that end something, in other words than the kernel's own
    at_once: ClassVar[Mapping[int, str]] = {}  # kinds that a touch makes unasked though they take something, and why
    symbols: ClassVar[frozenset[str]] = frozenset()  # the sheet from which pieces without a drawing come

    def holdings(self, view: S_contra, seat: int) -> Mapping[str, int]:
        """What a seat can pay with, sell or discard, counted. Before one touch takes any of it, the player is asked."""
        return {}

    def amount(self, sight: Any, name: str, count: int) -> str:
        """So many of one thing in `holdings`."""
        said: str = sight.words(f"amount-{name}", count=count)
        return said

    def draw(self, sight: Any) -> Picture | None:
        """The board as a picture, or None while the game has none."""
        return None

    def contents(self, sight: Any) -> Sequence[BoxShelf]:
        """Every card and tile of the box, kind by kind, as everybody may see it: it follows from the box, the number of
        players and the options."""
        return ()

    def path(self, view: S_contra, move: int) -> Path | None:
        """What one touches to make a move. By default the things of its words in their order, as `thing-word`:
        `card-denarius`, `seat-2`."""
        return None

    def move_of(self, view: S_contra, path: Path) -> int:
        """The move that touching this would make, allowed or not, so that one can ask why not; -1 if that is not known
        from the path. It is asked only about what is not among the candidates, such as a shape on any cell."""
        return -1

    def foresee(self, sight: Any, moves: Sequence[int]) -> Foresight:
        """What these moves in a row would cost and bring, while they can still be left: by default the preview of a
        single move."""
        aside = self.preview(sight, moves[0]) if len(moves) == 1 else ""
        return Foresight((aside,) if aside else ())

    def coloured(self, view: S_contra) -> int:
        """How many have a colour and a letter: the seats, and after them whom the game plays itself."""
        return view.seats

    def colour(self, view: S_contra, seat: int) -> str:
        """The colour of a seat: a class of the stylesheet."""
        return SEAT_COLOURS[seat % len(SEAT_COLOURS)]

    def letter(self, view: S_contra, seat: int) -> str:
        """What stands on the pieces of a seat: its numeral, or the initial of a seat that has a name in the game."""
        return NUMERALS[seat]

    def lot(self, sight: Any, lot: Lot, name: str) -> str:
        """What is said of something on the tray: by default its name."""
        return name

    def symbol(self, thing: str, word: str) -> str:
        """The symbol of a thing on the tray: by default the one of its name, if there is one."""
        return word if word in self.symbols else ""


def things_of(values: Mapping[str, int]) -> Things:
    """Values that a step speaks of, each under the name of its thing, or as `name:thing`: `other:seat`."""
    found: dict[str, tuple[str, Value]] = {}
    for key, value in values.items():
        name, _, thing = key.partition(":")
        found[name] = (thing or name, value)
    return found


def without_ambiguous(gestures: Sequence[Gesture]) -> tuple[Gesture, ...]:
    """These without the shortened ones that begin another, or go on where another is complete."""
    if not any(one.shortened for one in gestures):
        return tuple(gestures)
    paths = {one.path.touches for one in gestures if not one.path.bag}
    starts = {path[:n] for path in paths for n in range(1, len(path))}

    def is_clear(path: tuple[str, ...]) -> bool:
        return path not in starts and not any(path[:n] in paths for n in range(1, len(path)))

    return tuple(one for one in gestures if not one.shortened or is_clear(one.path.touches))


def is_same_move(one: LogEntry, other: LogEntry) -> bool:
    """Whether one move told both."""
    return one.ply == other.ply and one.undone == other.undone


def after_move(view: View, move: int) -> View | None:
    """A view after a move of its viewer, who decides again; None if anything hidden, chance or another comes in."""
    seat = view.viewer
    after = view.copy()
    try:
        return View(after) if play_and_keep_turn(after, seat, move) else None
    except NoDice:
        return None


def lost_between(before: Mapping[str, int], after: Mapping[str, int]) -> dict[str, int]:
    """By how much each count became smaller, for those that did."""
    return {name: count - after.get(name, 0) for name, count in before.items() if after.get(name, 0) < count}


def with_times(name: str, times: int) -> str:
    return f"{name} ×{times}" if times > 1 else name


def counted_names(names: Sequence[str]) -> list[str]:
    """The same thing several times in a row is told once, with its number: tax ×3. Numbers, as of dice, stay."""
    rows = [(name, len(list(same))) for name, same in groupby(names)]
    return [one for name, times in rows for one in ([name] * times if name.isdigit() else [with_times(name, times)])]


class Presenter:
    """A game in a language, with the names of its players. Words for moves and events are cached: they depend on
    the box and the seats alone."""

    def __init__(self, game: AnyGame, lang: str, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there are texts in {', '.join(LANGUAGES)}, not in “{lang}”")
        self.game = game
        self.board = game.board
        self.words = self.board.words(lang)
        self.names = tuple(names) or tuple(self.words("seat", number=n + 1) for n in range(max(game.player_counts)))
        self._choices: dict[tuple[str, int, int], Choice] = {}
        self._events: dict[tuple[object, ...], str] = {}
        self._told: dict[tuple[int, int], tuple[Sequence[LogEntry], int, tuple[LogRow, ...]]] = {}  # a log, read so far

    # -- words ---------------------------------------------------------------------------------------

    def thing(self, view: State, thing: str, value: Value) -> Text:
        """A value in words: a seat's name, the name of a card, a number."""
        if isinstance(value, tuple):
            return self.words.listed(counted_names([str(self.thing(view, thing, one)) for one in value]))
        if thing == "seat":
            return self.board.name(self._sight(view), value) if value >= 0 else self.words("nobody")
        names = self.game.notation(self.game.box_of(view)).vocabulary.get(thing)
        if names is None:
            return value
        if thing in self.board.derived:
            return self.board.thing(self._sight(view), thing, value)
        return self.words(f"{thing}-{names[value]}")

    def _texts(self, view: State, things: Things) -> dict[str, Text]:
        vocabulary = self.game.notation(self.game.box_of(view)).vocabulary
        texts: dict[str, Text] = {}
        for name, (thing, value) in things.items():
            texts[name] = self.thing(view, thing, value)
            words = vocabulary.get(thing)
            if words is not None and isinstance(value, int):
                texts[f"{name}_id"] = words[value]
        return texts | dict(self.board.extra_values(self._sight(view), things))

    def label(self, view: State, move: int) -> str:
        return self.choice(view, move).label

    def choice(self, view: State, move: int) -> Choice:
        """A move in words, for everybody."""
        box = self.game.box_of(view)
        key = (box.digest, view.seats, move)
        made = self._choices.get(key)
        if made is None:
            notation = self.game.notation(box)
            things = notation.things(move)
            label = self.words(f"move-{notation.phrases[move & ~ARGUMENT].name}", **self._texts(view, things))
            if len(self._choices) >= SENTENCES_KEPT:
                self._choices.clear()
            made = self._choices[key] = Choice(move, notation.format(move), label)
        return made

    def offer(self, view: View, move: int) -> Choice:
        """A move in words, and what it would cost or bring now."""
        made = self.choice(view, move)
        aside = self.board.preview(self.sight(view), move)
        return made._replace(label=f"{made.label} — {aside}") if aside else made

    def staged(self, view: View, events: Sequence[Event], start: View | None = None) -> Staged | None:
        """The great moment that these events are part of, as the viewer sees it."""
        return self.board.staged(self.sight(view), events, start)

    def moment(self, live: Live, ply: int, frame: Frame, viewer: int) -> Staged | None:
        """The same of a frame of the move to this ply."""
        ends = self.board.sums_up
        is_end = any(event.kind in ends for event in frame.events)
        begun = live.begun(ply, self.board.begins, ends) if is_end else None
        start = begun.view(viewer) if begun is not None else None
        return self.staged(frame.state.view(viewer), frame.events, start)

    def summaries(self, live: Live, ply: int, viewer: int) -> list[Staged]:
        """What the parts of the game brought that the move to this ply ended."""
        ends = self.board.sums_up
        frames = [frame for frame in live.frames(ply) if any(event.kind in ends for event in frame.events)]
        return [said for frame in frames if (said := self.moment(live, ply, frame, viewer)) is not None]

    def event(self, view: State, event: Event, viewer: int) -> str:
        """What happened, as far as this viewer may know it."""
        seen = event.as_seen(viewer)
        key = (self.game.box_of(view).digest, view.seats, seen)
        said = self._events.get(key)
        if said is None:
            if len(self._events) >= SENTENCES_KEPT:
                self._events.clear()
            said = self._events[key] = self._event(view, *seen)
        return said

    def log_rows(self, view: State, log: Sequence[LogEntry], viewer: int, most: int) -> tuple[LogRow, ...]:
        """The latest events as this viewer may know them, newest first. A log only grows, and after a table
        went back it is another one: so the same is read on from where it was left."""
        known, start, rows = self._told.get((viewer, most), (None, 0, ()))
        if known is not log:
            start, rows = max(0, len(log) - most), ()
        first = start  # of the move that is told at the start
        while 0 < first < len(log) and is_same_move(log[first - 1], log[first]):
            first -= 1
        beat = start - first
        found = []
        for n in range(start, len(log)):
            entry = log[n]
            beat = beat + 1 if n > first and is_same_move(log[n - 1], entry) else 1
            said = self.event(view, entry.event, viewer)
            found.append(LogRow(n, entry.ply, beat, said, entry.undone, entry.event.seat))
        rows = (*reversed(found), *rows)[:most]
        self._told[viewer, most] = (log, len(log), rows)
        return rows

    def rule_of(self, view: State, event: Event) -> str:
        """The rule by which this happened, where the game names one."""
        return self.game.notation(self.game.box_of(view)).tellings[event.kind].rule

    def _event(self, view: State, kind: int, seat: int, public: tuple[int, ...], secret: tuple[int, ...]) -> str:
        notation = self.game.notation(self.game.box_of(view))
        name = f"event-{notation.tellings[kind].name}"
        things: Things = {"seat": ("seat", seat)} | notation.event_values(kind, public, secret)
        return self.words(f"{name}-secret" if secret else name, **self._texts(view, things))

    def sentence(self, view: State, rule: str, values: Mapping[str, int], move: int = -1) -> str:
        """Why a move is refused: the cause, where the move and the moment give all that its text speaks of, else the
        rule itself."""
        cause = f"why-{rule}".replace(".", "_")
        if self.words.has(cause):
            things = things_of(values)
            if move >= 0:
                things = {**self.game.notation(self.game.box_of(view)).things(move), **things}
            texts = self._texts(view, things)
            if self.words.wants(cause) <= texts.keys():
                return self.words(cause, **texts)
        return self.rule_text(rule)

    def rule_text(self, rule: str) -> str:
        return self.words(f"rule-{rule}") if rule == NOT_NOW else self.game.rules.sentence(rule, self.words.lang)

    def refusal(self, view: State, illegal: IllegalMove) -> str:
        move = self.game.notation(self.game.box_of(view)).parse(illegal.move)
        return self.sentence(view, illegal.rule, illegal.values, move)

    def waste(self, view: View, move: int) -> str:
        """What the viewer would waste by a move, as a sentence to confirm, or ""."""
        step = view.agenda[-1]
        values = step.wastes(view, view.viewer, move)
        return self.words(f"waste-{step.name}", **self._texts(view, things_of(values))) if values else ""

    # -- the page ------------------------------------------------------------------------------------

    def about(self, step: str) -> str:
        """What a kind of question is about, as in “Don't ask me about …”."""
        return self.words(f"about-{step}")

    def prompt(self, view: View) -> str:
        """The question for the seat that decides, or what the others wait for."""
        if not view.agenda:
            return self.words("over")
        step = view.agenda[-1]
        waiting = owes(view)
        mine = view.viewer < view.seats and (waiting >> view.viewer) & 1
        who = [self.names[seat] for seat in range(view.seats) if (waiting >> seat) & 1]
        values = self._texts(view, things_of(step.prompt_values(view)))
        values |= {"seat": self.words.listed(who), "count": len(who)}
        if mine:
            return self.words(f"ask-{step.name}", **values)
        wait = f"wait-{step.name}"
        return self.words(wait if self.words.has(wait) else "wait", **values)

    def choices(self, view: View) -> tuple[Choice, ...]:
        """The moves offered to the viewer."""
        seat = view.viewer
        if not ((owes(view) | may(view)) >> seat) & 1:
            return ()
        return tuple(self.offer(view, move) for move in sorted(legal(view, seat), key=self.board.order))

    def listed(self, view: View, offered: tuple[Choice, ...]) -> tuple[Choice, ...]:
        """What hands are offered in a list: where they put something together, to lay it in any order, as by touch. One
        move of the rules could stand for more than it says: the first token in their order settles some of the rest."""
        step, seat = view.agenda[-1] if offered else None, view.viewer
        laying = [move for move in step.touch_moves(view, seat) if step.private(view, seat, move)] if step else []
        return tuple(self.choice(view, move) for move in laying) or offered

    def greyed(self, view: View) -> tuple[Greyed, ...]:
        """What the viewer may not do, each with its rule."""
        seat = view.viewer
        if not ((owes(view) | may(view)) >> seat) & 1:
            return ()
        step = view.agenda[-1]
        found = []
        for move in step.candidates(view, seat):
            rule = step.forbids(view, seat, move)
            if rule:
                why = self.sentence(view, rule, step.explain(view, seat, move), move)
                choice = self.choice(view, move)
                found.append(Greyed(move, choice.notation, choice.label, rule, why))
        return tuple(found)

    def sections(self, view: View) -> tuple[Section, ...]:
        """The board in words."""
        return in_order(self.board.sections(self.sight(view)))

    def page(self, view: View, in_words: bool = True) -> Page:
        """Board, prompt, choices and refused moves at once; the board only where it is read `in_words`."""
        sight, seen = self.sight(view), self.game.seen(view)
        return Page(
            self.game.moment(seen),
            self.board.where(sight),
            self.prompt(view),
            view.viewer < view.seats and bool((owes(view) >> view.viewer) & 1),
            self.choices(view),
            self.greyed(view),
            self.sections(view) if in_words else (),
            self.words("colon"),
            tuple(self.board.panels(sight)),
            self.game.score(seen),
            self.progress(seen),
        )

    def progress(self, state: State) -> Progress | None:
        """The ways to win, and how near each seat is, in a game without points."""
        return self.game.progress(state) if self.game.progress is not None else None

    # -- the picture ---------------------------------------------------------------------------------

    def picture(self, view: View) -> Picture | None:
        return self.board.draw(self.sight(view))

    def sight(self, view: View, names: Sequence[str] = ()) -> Sight[Any, Any]:
        """What the viewer of this view is shown from, by these names or those at the table."""
        return self._sight(self.game.seen(view), names)

    def _sight(self, view: State, names: Sequence[str] = ()) -> Sight[Any, Any]:
        return self.board.sight(self.board, view, self.game.box_of(view), self.words, names or self.names)

    def where(self, view: View) -> str:
        """Round and phase in a few words."""
        return self.board.where(self.sight(view))

    def path(self, view: View, move: int) -> Path:
        """What to touch to make this move now. It depends on the position, so it is not cached."""
        found = self.board.path(self.game.seen(view), move)
        return self.named(view, move) if found is None else found

    def named(self, view: View, move: int) -> Path:
        """The things that a move speaks of, in the order of its words."""
        notation = self.game.notation(self.game.box_of(view))
        keys = []
        for thing, value in notation.things(move).values():
            word = notation.vocabulary[thing][value] if thing in notation.vocabulary else str(value + (thing == "seat"))
            keys.append(f"{thing}-{word}")
        return touches(*keys)

    def gestures(self, view: View, picture: Picture) -> tuple[Gesture, ...]:
        """What the viewer can do by touch: every offer, what it can take back, and where a kind is `chained`, what
        follows it too."""
        seat = view.viewer
        if not ((owes(view) | may(view)) >> seat) & 1:
            return ()
        keys = picture.keys()
        step = view.agenda[-1]
        offers = sorted(legal(view, seat), key=self.board.order)
        moves = [*offers, *step.undo_moves(view, seat), *step.touch_moves(view, seat)]
        return without_ambiguous([made for move in moves for made in self._gestures_from(view, move, keys, CHAIN)])

    def _gestures_from(self, view: View, move: int, keys: set[str], most: int) -> list[Gesture]:
        """This move, or where its kind is `chained` each way to go on from it. That is tried on a copy of the view, so
        that nothing hidden can take part: where a draw, a reveal or somebody else comes first, or something can't be
        touched yet, the move stands alone."""
        path = self.path(view, move)
        after = after_move(view, move) if most > 1 and move & ~ARGUMENT in self.board.chained else None
        if after is not None:
            moves = sorted(legal(after, view.viewer), key=self.board.order)
            found = [made for one in moves for made in self._gestures_from(after, one, keys, most - 1)]
            if all(one.path != LISTED and not one.path.bag and keys.issuperset(one.path.needs()) for one in found):
                whole = [Gesture((move, *one.moves), path.then(one.path), one.shortened) for one in found]
                return whole + [Gesture((move, *one.moves), one.path, True) for one in found if path.skips]
        return [Gesture((move,), path)]

    def foresee(self, view: View, moves: Sequence[int]) -> Foresight:
        """What these moves of the viewer would cost and bring."""
        return self.board.foresee(self.sight(view), moves)

    def losses(self, view: View, moves: Sequence[int]) -> dict[str, int]:
        """What these moves take from the viewer of what it holds, as far as it can know: they are tried in worlds that
        only look like this one. Where chance comes in, what it brings may make up for a loss, so several are tried."""
        lost: dict[str, int] = {}
        for seed in range(WORLDS):
            world: Any = view.determinize(sfc32(seed))
            drawn = world.rng.drawn
            world.log = []
            before = self.board.holdings(world, view.viewer)
            for move in moves:
                if world.agenda[-1].forbids(world, view.viewer, move):
                    return {}
                play(world, view.viewer, move)
            lost = lost_between(before, self.board.holdings(world, view.viewer))
            if lost or (world.rng.drawn == drawn and not any(event.reveals for event in world.log)):
                break
        return lost

    def amounts(self, view: View, counted: Mapping[str, int]) -> str:
        """So many of each of these, as one list."""
        sight = self.sight(view)
        return self.words.listed([self.board.amount(sight, name, n) for name, n in counted.items()])

    def tray(self, view: View) -> ShownTray | None:
        """What the viewer is putting together."""
        seat = view.viewer
        if not ((owes(view) | may(view)) >> seat) & 1:
            return None
        step = view.agenda[-1]
        tray = step.tray(view, seat)
        if tray is None:
            return None
        key = "enough" if tray.missing == 0 else "missing" if tray.missing > 0 else "surplus"
        own = f"tray-{step.name}"
        name = own if self.words.has(own) else f"tray-{key}"
        values = self._texts(view, things_of(step.prompt_values(view))) | {"number": abs(tray.missing), "state": key}
        closing = self.choice(view, tray.done) if tray.done >= 0 else None
        done, closes = (closing.notation, closing.label) if closing else ("", "")
        held, laid = (tuple(self._lot(view, lot) for lot in lots) for lots in (tray.held, tray.laid))
        lines = tuple(self._line(view, one) for one in tray.lines)
        columns = tuple(self.words(f"column-{one}") for one in tray.columns)
        titles = tuple(
            self.words(f"{own}-{kind}") if self.words.has(f"{own}-{kind}") else "" for kind in ("held", "laid")
        )
        return ShownTray(held, laid, tray.missing, self.words(name, **values), done, closes, lines, columns, *titles)

    def _lot(self, view: View, lot: Lot) -> ShownLot:
        notation = self.choice(view, lot.move).notation if lot.move >= 0 else ""
        name, symbol = self._named_sign(view, lot.thing, lot.value)
        label = self.board.lot(self.sight(view), lot, name)
        return ShownLot(label, symbol, lot.number, notation)

    def _line(self, view: View, line: SheetLine) -> ShownLine:
        cells = tuple(None if cell is None else self._cell(view, cell) for cell in line.cells)
        return ShownLine(*self._named_sign(view, line.thing, line.value), line.price, cells)

    def _cell(self, view: View, cell: SheetCell) -> ShownCell:
        less, more = (self.choice(view, move) if move >= 0 else None for move in (cell.less, cell.more))
        return ShownCell(cell.number, less, more)

    def _named_sign(self, view: View, thing: str, value: int) -> tuple[str, str]:
        """What a thing is called, and its symbol."""
        names = self.game.notation(self.game.box_of(view)).vocabulary.get(thing)
        return str(self.thing(view, thing, value)), self.board.symbol(thing, names[value] if names else "")

    def feats(self, state: State, people: Sequence[int]) -> tuple[str, ...]:
        """The feats of these seats, one sentence each. Bots earn nothing: who shows
        this knows who is one."""
        found = []
        for seat in people:
            earned = [self.words(f"feat-{feat}") for feat in self.game.feats(state, seat)]
            if earned:
                found.append(self.words("feats-of", seat=self.names[seat], feats=self.words.listed(earned)))
        return tuple(found)

    def ending(self, outcome: Outcome) -> str:
        """Who won and how."""
        if outcome.result:
            return self.words(f"result-{outcome.result}")
        names = self.words.listed([self.names[seat] for seat in outcome.winners])
        return self.words(f"ending-{outcome.ending}", winners=names, count=len(outcome.winners))
