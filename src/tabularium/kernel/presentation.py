"""The presentation contract: what terminal and pages need to show a game, and get from every game alike.

A game writes a `Board` and texts; the `Presenter` makes everything else from the vocabulary. It takes views only.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, replace
from itertools import groupby
from typing import Generic, TypeVar

from tabularium.kernel.game import AnyGame
from tabularium.kernel.moves import ARGUMENT
from tabularium.kernel.notation import Value
from tabularium.kernel.play import legal, may, owes
from tabularium.kernel.refusals import IllegalMove
from tabularium.kernel.scores import Outcome, ScoreSheet
from tabularium.kernel.state import Event, State, View
from tabularium.kernel.step import NOT_NOW
from tabularium.kernel.textboard import Line, Section, as_text, in_order

S_contra = TypeVar("S_contra", bound=State, contravariant=True)

LANGUAGES = ("en", "fr")

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

    def listed(self, names: Sequence[str]) -> str:
        """Names in a row: a, b and c."""
        if len(names) < 2:
            return "".join(names)
        return self("list", most=", ".join(names[:-1]), last=names[-1])


@dataclass(frozen=True)
class Panel:
    """What all may see of one seat (or board) beside the big board."""

    title: str
    rows: tuple[tuple[str, str], ...]
    seat: int = -1  # -1: nobody's


@dataclass(frozen=True)
class Choice:
    """A move on offer."""

    move: int
    notation: str
    label: str
    element: str  # the id of the board element that stands for it, or ""


@dataclass(frozen=True)
class Greyed:
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
    sections: tuple[Section, ...]  # the board in words...
    board: str  # ...and as plain text
    panels: tuple[Panel, ...]
    sheet: ScoreSheet


class Board(ABC, Generic[S_contra]):
    """How a game is shown. Every method takes a view."""

    @abstractmethod
    def words(self, lang: str) -> Words: ...

    @abstractmethod
    def where(self, view: S_contra, words: Words) -> str:
        """Round and phase in a few words."""

    def sections(self, view: S_contra, words: Words, names: Sequence[str]) -> Sequence[Section]:
        """The board in words, for terminals, screen readers and programs: regions with keys that stay."""
        stanzas = self.text(view, words, names).split("\n\n")
        return [Section(f"part-{n}", "", tuple(map(Line, part.split("\n")))) for n, part in enumerate(stanzas)]

    def text(self, view: S_contra, words: Words, names: Sequence[str]) -> str:
        raise NotImplementedError("a board writes its sections")

    @abstractmethod
    def panels(self, view: S_contra, words: Words, names: Sequence[str]) -> Sequence[Panel]: ...

    def name(self, view: S_contra, words: Words, names: Sequence[str], seat: int) -> str:
        """What a seat is called, the same all game long. Boards that belong to no seat are numbered after the seats:
        by default they are all the text `automaton`."""
        return names[seat] if seat < view.seats else words("automaton")

    def preview(self, view: S_contra, words: Words, names: Sequence[str], move: int) -> str:
        """What a move would cost or bring, to stand behind its label: by default nothing."""
        return ""

    def extra_values(self, view: S_contra, words: Words, things: Things) -> Mapping[str, Text]:
        """What texts about these things may speak of as well: cubes of several kinds as one list. For moves and events
        it must follow from the box alone; why something is refused may depend on the moment."""
        return {}

    def order(self, move: int) -> int:
        """Where a move stands among the offers, lower first: by default all stand as the rules list them."""
        return 0

    def element(self, things: Mapping[str, tuple[str, int]], vocabulary: Mapping[str, Sequence[str]]) -> str:
        """The board element that stands for a move with these things: by default its last thing with a word."""
        for thing, value in reversed(list(things.values())):
            if thing in vocabulary:
                return f"{thing}-{vocabulary[thing][value]}"
        return ""


def things_of(values: Mapping[str, int]) -> Things:
    """Values that a step speaks of, each under the name of its thing, or as `name:thing`: `other:seat`."""
    found: dict[str, tuple[str, Value]] = {}
    for key, value in values.items():
        name, _, thing = key.partition(":")
        found[name] = (thing or name, value)
    return found


def told(name: str, times: int) -> str:
    return f"{name} ×{times}" if times > 1 else name


class Presenter:
    """A game in a language, for viewers with these names at the table. What was said once is remembered: words for
    moves and events depend on the box, the seats and nothing else."""

    def __init__(self, game: AnyGame, lang: str, names: Sequence[str] = ()) -> None:
        if lang not in LANGUAGES:
            raise ValueError(f"there are texts in {', '.join(LANGUAGES)}, not in “{lang}”")
        self.game = game
        self.board = game.board
        self.words = self.board.words(lang)
        self.names = tuple(names) or tuple(self.words("seat", number=n + 1) for n in range(max(game.player_counts)))
        self._choices: dict[tuple[str, int, int], Choice] = {}
        self._events: dict[tuple[object, ...], str] = {}

    # -- words ---------------------------------------------------------------------------------------

    def thing(self, view: State, thing: str, value: Value) -> Text:
        """A value in words: a seat's name, the name of a card, a number."""
        if isinstance(value, tuple):
            return self.words.listed(self._together([str(self.thing(view, thing, one)) for one in value]))
        if thing == "seat":
            return self.board.name(view, self.words, self.names, value) if value >= 0 else self.words("nobody")
        names = self.game.notation(self.game.box_of(view)).vocabulary.get(thing)
        return value if names is None else self.words(f"{thing}-{names[value]}")

    def _together(self, names: Sequence[str]) -> list[str]:
        """The same thing several times in a row is told once, with its number: tax ×3. Numbers, as of dice, stay."""
        rows = [(name, len(list(same))) for name, same in groupby(names)]
        return [one for name, times in rows for one in ([name] * times if name.isdigit() else [told(name, times)])]

    def _texts(self, view: State, things: Things) -> dict[str, Text]:
        vocabulary = self.game.notation(self.game.box_of(view)).vocabulary
        texts: dict[str, Text] = {}
        for name, (thing, value) in things.items():
            texts[name] = self.thing(view, thing, value)
            words = vocabulary.get(thing)
            if words is not None and isinstance(value, int):
                texts[f"{name}_id"] = words[value]
        return texts | dict(self.board.extra_values(view, self.words, things))

    def label(self, view: State, move: int) -> str:
        return self.choice(view, move).label

    def choice(self, view: State, move: int) -> Choice:
        """A move in words, for all who see it."""
        box = self.game.box_of(view)
        key = (box.digest, view.seats, move)
        made = self._choices.get(key)
        if made is None:
            notation = self.game.notation(box)
            things = notation.things(move)
            label = self.words(f"move-{notation.phrases[move & ~ARGUMENT].name}", **self._texts(view, things))
            element = self.board.element(things, notation.vocabulary)
            made = self._choices[key] = Choice(move, notation.format(move), label, element)
        return made

    def offer(self, view: View, move: int) -> Choice:
        """A move in words, and what it would cost or bring now."""
        made = self.choice(view, move)
        aside = self.board.preview(self.game.seen(view), self.words, self.names, move)
        return replace(made, label=f"{made.label} — {aside}") if aside else made

    def event(self, view: State, event: Event, viewer: int) -> str:
        """What happened, as far as this viewer may know it."""
        seen = event.as_seen(viewer)
        key = (self.game.box_of(view).digest, view.seats, seen)
        said = self._events.get(key)
        if said is None:
            said = self._events[key] = self._event(view, *seen)
        return said

    def _event(self, view: State, kind: int, seat: int, public: tuple[int, ...], secret: tuple[int, ...]) -> str:
        notation = self.game.notation(self.game.box_of(view))
        name = f"event-{notation.tellings[kind].name}"
        things: Things = {"seat": ("seat", seat)} | notation.event_values(kind, public, secret)
        return self.words(f"{name}-secret" if secret else name, **self._texts(view, things))

    def sentence(self, view: State, rule: str, values: Mapping[str, int]) -> str:
        """Why a move is refused: the rule in short, and the numbers."""
        lang = self.words.lang
        said = self.words(f"rule-{rule}") if rule == NOT_NOW else self.game.rules.sentence(rule, lang)
        why = f"why-{rule}".replace(".", "_")
        if not values or not self.words.has(why):
            return said
        return f"{said} {self.words(why, **self._texts(view, things_of(values)))}"

    def refusal(self, view: State, illegal: IllegalMove) -> str:
        return self.sentence(view, illegal.rule, illegal.values)

    # -- the page ------------------------------------------------------------------------------------

    def prompt(self, view: View) -> str:
        """What is to be decided, to the one who decides; what is waited for, to the others."""
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

    def greyed(self, view: View) -> tuple[Greyed, ...]:
        """What the viewer might think of but may not do, with the rule."""
        seat = view.viewer
        if not ((owes(view) | may(view)) >> seat) & 1:
            return ()
        step = view.agenda[-1]
        found = []
        for move in step.candidates(view, seat):
            rule = step.forbids(view, seat, move)
            if rule:
                why = self.sentence(view, rule, step.explain(view, seat, move))
                choice = self.choice(view, move)
                found.append(Greyed(move, choice.notation, choice.label, rule, why))
        return tuple(found)

    def page(self, view: View) -> Page:
        """All of it at once."""
        seen = self.game.seen(view)
        sections = in_order(self.board.sections(seen, self.words, self.names))
        return Page(
            self.game.moment(seen),
            self.board.where(seen, self.words),
            self.prompt(view),
            view.viewer < view.seats and bool((owes(view) >> view.viewer) & 1),
            self.choices(view),
            self.greyed(view),
            sections,
            as_text(sections, self.words("colon")),
            tuple(self.board.panels(seen, self.words, self.names)),
            self.game.score(seen),
        )

    def feats(self, state: State, people: Sequence[int]) -> tuple[str, ...]:
        """What these seats have earned besides, a sentence for each that has something. Bots earn nothing: who shows
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
