"""What a game is made of: what the shelf lists, how a game begins, and how its parts are reached."""

from __future__ import annotations

import ast
import logging
import marshal
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from copy import copy
from dataclasses import dataclass, field, fields
from functools import cached_property
from importlib import import_module
from importlib.metadata import entry_points
from importlib.util import find_spec
from pathlib import Path
from pkgutil import iter_modules
from threading import Lock
from types import ModuleType
from typing import TYPE_CHECKING, Any, Generic, TypeVar, cast

from tabularium.kernel.box import MOST, Toml, box_digest, with_changes
from tabularium.kernel.files import check_values, read_toml
from tabularium.kernel.judging import Calibration, Judge, PointsJudge
from tabularium.kernel.notation import Notation
from tabularium.kernel.play import advance
from tabularium.kernel.refusals import BadOptions, BadRecord, UnknownGame
from tabularium.kernel.rng import Rng, rng_from_words, sfc32
from tabularium.kernel.scores import Outcome, Progress, ScoreSheet
from tabularium.kernel.state import FULL, GAME_OF, SPECTATOR, Box, Event, State, View, fields_of, value_of
from tabularium.kernel.step import Step

if TYPE_CHECKING:
    from tabularium.kernel.presentation import Board

log = logging.getLogger("tabularium")

S = TypeVar("S", bound=State)
B = TypeVar("B", bound=Box)

Options = Mapping[str, str]

PARSING = Lock()  # Python 3.11 counts the depth of what it parses for all threads together
SHORT = 16  # lines of the board that are a state in short


@dataclass(frozen=True)
class Option:
    """Something the host chooses before the game: a variant, a mode, a set-up. Texts: `option-<key>`,
    `option-<key>-<choice>`; the first choice is the default."""

    key: str
    choices: tuple[str, ...]
    seats: tuple[int, ...] = ()  # the player counts it makes sense for; all if empty. Elsewhere it keeps its default

    def index(self, choice: str) -> int:
        return self.choices.index(choice)


def switch(key: str, seats: tuple[int, ...] = ()) -> Option:
    return Option(key, ("no", "yes"), seats)


@dataclass(frozen=True)
class Credits:
    title: Mapping[str, str]  # by language
    designers: tuple[str, ...]
    publisher: str
    artists: tuple[str, ...] = ()


@dataclass(frozen=True)
class Rules:
    """The in-app rulebook of a game: rule id to a sentence in each language, and the same for worked examples
    and rulings; a round in short, the headings of the chapters, and the parts of the box by their keys."""

    rules: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    examples: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    rulings: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    round: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    chapters: Mapping[str, Mapping[str, str]] = field(default_factory=dict)
    parts: Mapping[str, Mapping[str, str]] = field(default_factory=dict)

    def sentence(self, rule: str, lang: str) -> str:
        entry = self.rules.get(rule) or self.rulings.get(rule) or {}
        return entry.get(lang, "")


def no_problems(seats: int, options: Options) -> Iterable[str]:
    return ()


def nothing_proposed(view: State, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    return []


def everybody_chats(s: State, seat: int) -> bool:
    return True


def no_roles(s: State) -> Sequence[int]:
    return (0,) * s.seats


def no_sides(s: State) -> Sequence[str]:
    return ("",) * s.seats


def no_values(box: Box, feat: int) -> Mapping[str, int]:
    return {}


def no_feats(s: State, seat: int) -> Sequence[str]:
    return ()


@dataclass(eq=False, kw_only=True)
class Game(Generic[S, B]):
    """A complete game. Each game makes one record, `GAME`, in its `game.py`, from the functions of its modules."""

    id: str
    prefix: str  # of its rule ids
    folder: Path
    credits: Credits
    player_counts: tuple[int, ...]
    minutes: tuple[int, int]  # how long people play it
    state: type[S]
    steps: Mapping[str, type[Step[Any]]]
    board: Board[S]  # how a view is shown
    read_box: Callable[[Toml], B]  # the box of these tables, or BadBox with all that is wrong
    setup: Callable[[S], None]  # lay the table out and put the first step on the agenda; `s.open` was called before
    make_notation: Callable[[B], Notation]
    score: Callable[[S], ScoreSheet]  # as far as this state (or view) knows it
    moment: Callable[[S], tuple[int, str]]  # the round (0: before the first) and the wire id of the phase
    outcome: Callable[[S], Outcome]  # how the game ended; asked only when it is over
    bound: Callable[[int, tuple[int, ...]], int]  # by seats and options: no game has more moves, talk and edits aside
    conserved: Callable[[S], Mapping[str, int]]  # numbers that no move may change: cards of each kind, cubes...
    options: tuple[Option, ...] = ()
    problems: Callable[[int, Options], Iterable[str]] = no_problems  # why options can't be played together
    propose: Callable[[S, int, Rng], list[tuple[int, ...]]] = nothing_proposed  # a handful of sensible whole answers
    guess: Callable[[S, int, Rng], tuple[int, ...]] | None = None  # a sensible draft that another seat may lay secretly
    imagine: Callable[[S, int, Rng], None] | None = None  # in a world for a viewer: make sealed choices sensible ones
    converse: Callable[[S, int, Rng, Judge[S]], int] | None = None  # what a bot says where only words pass
    counsel: Callable[[S, int, Rng, Judge[S]], list[tuple[int, float]]] | None = None  # what to say, and what it gains
    price_of: Callable[[S, int, tuple[int, ...]], float] | None = None  # of an answer, in chance to win
    roles: Callable[[S], Sequence[int]] = no_roles  # by seat, at the start: who begins with other means than others
    sides: Callable[[S], Sequence[str]] = no_sides  # by seat: the character, Empire or board it plays, by its wire id
    chat: Callable[[S, int], bool] = everybody_chats  # whether a seat may write in the table's chat now
    bookkeeping: tuple[str, ...] = ()  # fields (patterns: `known.*`) that are no facts of the table and shown nowhere
    feats: Callable[[S, int], Sequence[str]] = no_feats  # what a person in this seat has earned at the end besides
    feat_values: Callable[[B, int], Mapping[str, int]] = no_values  # numbers of the box that `feat-<name>-how` tells
    judge: Judge[S] = field(default_factory=cast(Any, PointsJudge))  # everybody's chances, by named terms
    simulations: Mapping[str, int] = field(default_factory=dict)  # by level of a bot, where it needs others than usual
    progress: Callable[[S], Progress] | None = None  # of a game without points: its ways to win, instead of any sum
    first: tuple[int, Options] | None = None  # the rulebook's first game: players without dummies, and options
    example: bool = False  # a game to learn the kernel from, not one for the shelf
    finished: bool = True  # False while rules are missing: rule coverage is then only reported
    ruleset: int = 1  # goes up when a rule change makes old records play differently
    version: int = 1  # of the bytes of its states

    # -- what it gets for that -----------------------------------------------------------------------

    def __post_init__(self) -> None:
        self.judge = copy(self.judge)  # a game made from another one judges by its own score
        self.judge.outcome = self.outcome
        self.judge.score = self.score
        GAME_OF.setdefault(self.state, self)  # not by one that is made from another
        self.weigh()

    def shown(self, s: State) -> str:
        """A state in short, for whoever works on one: where the game is, and the board as its viewer sees it. Of a
        whole state no more is shown than all may know."""
        from tabularium.kernel.presentation import Presenter

        if not s.seats:
            return f"<{self.id}: a box that nobody has laid out yet>"
        viewer = "whole" if s.viewer == FULL else "a spectator" if s.viewer == SPECTATOR else f"seat {s.viewer + 1}"
        page = Presenter(self, "en").page(s.view(SPECTATOR if s.viewer == FULL else s.viewer))
        told = "over" if s.over else page.prompt
        lines = page.board.splitlines()
        more = [f"... and {len(lines) - SHORT} lines more"] if len(lines) > SHORT else []
        return "\n".join([f"<{self.id}, {s.seats} seats, {viewer}: {page.where}. {told}", *lines[:SHORT], *more]) + ">"

    def weigh(self) -> None:
        """Weigh the judge's terms as `weights.toml` says, if there is one."""
        if self.weights_file.exists():
            load_weights_from(self.judge, self.weights_file)

    def judge_with(self, file: Path, leaning: str = "") -> Judge[S]:
        """Another judge of this game, with weights or a leaning of its own."""
        judge = type(self.judge)()
        judge.outcome = self.outcome
        judge.score = self.score
        load_weights_from(judge, file)
        if leaning:
            judge.leanings = judge.leanings or self.judge.leanings
            judge.lean(leaning)
        return judge

    @property
    def usual_seats(self) -> int:
        """How many play if nobody says: as in the rulebook's first game, or two, or as few as the game allows."""
        if self.first is not None:
            return self.first[0]
        return min((count for count in self.player_counts if count > 1), default=min(self.player_counts))

    @property
    def weights_file(self) -> Path:
        return self.folder / "weights.toml"

    @cached_property
    def box_table(self) -> Toml:
        return read_toml(self.folder / "box.toml")

    @cached_property
    def box_files(self) -> Mapping[str, Path]:
        """Other boxes that the game itself offers, by name: files that say what differs in them."""
        return {file.stem: file for file in sorted((self.folder / "boxes").glob("*.toml"))}

    @cached_property
    def boxes(self) -> Mapping[str, Toml]:
        """All that is in them."""
        return {name: with_changes(self.box_table, read_toml(file)) for name, file in self.box_files.items()}

    @cached_property
    def box_names(self) -> Mapping[str, str]:
        """The names of these boxes by their digests."""
        return {box_digest(table): name for name, table in self.boxes.items()}

    @cached_property
    def box(self) -> B:
        """The rulebook's box."""
        return self.open_box(self.box_table)

    def open_box(self, table: Toml) -> B:
        """A box, the game's own or a custom one."""
        check_values(table, "this box", MOST)
        box = self.read_box(table)
        box.digest = box_digest(table)
        return box

    @cached_property
    def rules(self) -> Rules:
        path = self.folder / "rules.toml"
        table: Any = read_toml(path) if path.exists() else {}
        return Rules(**{name: table.get(name, {}) for name in (part.name for part in fields(Rules))})

    def notation(self, box: B | None = None) -> Notation:
        """The notation of a box, made once."""
        box = box or self.box
        made = self._notations.get(box.digest)
        if made is None:
            made = self._notations[box.digest] = self.make_notation(box)
        return made

    @cached_property
    def _notations(self) -> dict[str, Notation]:
        return {}

    def box_of(self, s: State) -> B:
        return cast(B, getattr(s, "box"))

    def choose(self, seats: int, options: Options | None = None) -> tuple[int, ...]:
        """Options by name, as the state holds them; BadOptions lists everything that is wrong with them."""
        wanted = dict(options or {})
        problems = []
        if seats not in self.player_counts:
            counts = ", ".join(str(n) for n in self.player_counts)
            problems.append(f"{self.id} is for {counts} players, not {seats}")
        known = {option.key: option for option in self.options}
        for key, choice in wanted.items():
            if key not in known:
                problems.append(f"no option “{key}”; there are {', '.join(known) or 'none'}")
            elif choice not in known[key].choices:
                problems.append(f"option {key} can be {', '.join(known[key].choices)}, not “{choice}”")
            elif known[key].seats and seats not in known[key].seats and choice != known[key].choices[0]:
                counts = ", ".join(str(n) for n in known[key].seats)
                problems.append(f"option {key}={choice} is for {counts} players, not {seats}")
        if not problems:
            chosen = {option.key: wanted.get(option.key, option.choices[0]) for option in self.options}
            problems.extend(self.problems(seats, chosen))
        if problems:
            raise BadOptions(problems)
        return tuple(option.index(wanted.get(option.key, option.choices[0])) for option in self.options)

    def usual_options(self, seats: int) -> tuple[int, ...]:
        """The default options, computed once."""
        if seats not in self._usual:
            self._usual[seats] = self.choose(seats)
        return self._usual[seats]

    @cached_property
    def _usual(self) -> dict[int, tuple[int, ...]]:
        return {}

    def option_words(self, options: tuple[int, ...]) -> dict[str, str]:
        return {option.key: option.choices[i] for option, i in zip(self.options, options, strict=True)}

    def random_options(self, seats: int, rng: Rng) -> dict[str, str]:
        """Options that can be played together, drawn at random."""
        for _ in range(1000):
            drawn = {
                option.key: option.choices[rng.below(len(option.choices))]
                for option in self.options
                if not option.seats or seats in option.seats
            }
            try:
                self.choose(seats, drawn)
            except BadOptions:
                continue
            return drawn
        raise BadOptions([f"no combination of options was found for {seats} players"])

    def new(
        self,
        seats: int,
        options: Options | None = None,
        rng: Rng | int = 0,
        box: B | None = None,
        log: list[Event] | None = None,
    ) -> S:
        """A new game, at its first decision. `rng` may be a seed."""
        chosen = self.choose(seats, options) if options else self.usual_options(seats)
        s = self.blank(box or self.box)
        s.open(seats, chosen, sfc32(rng) if isinstance(rng, int) else rng)
        s.log = log
        self.setup(s)
        advance(s)
        return s

    def to_bytes(self, s: State) -> bytes:
        return f"{self.id} {self.version}\n".encode() + s.to_bytes()

    def pack(self, s: State) -> bytes:
        """As `to_bytes`, for another process of this build: many times as fast to read, and not for storage."""
        return marshal.dumps([value_of(s, name) for name in fields_of(type(s))])

    def unpack(self, data: bytes, box: B | None = None) -> S:
        return self._filled(marshal.loads(data), box or self.box, None)

    def from_bytes(self, data: bytes, box: B | None = None, secret: bytes | None = None) -> S:
        """The state whose `to_bytes` this is; fair dice need their secret."""
        head, _, body = data.decode(errors="replace").partition("\n")
        if head != f"{self.id} {self.version}":
            raise BadRecord(f"this is a state of “{head[:40]}”, not of {self.id} {self.version}")
        try:
            with PARSING:
                values = ast.literal_eval(body)
        except (ValueError, SyntaxError, RecursionError, MemoryError):
            values = None
        if not isinstance(values, list):
            raise BadRecord(f"this state of {self.id} can't be read: it is no list of plain values")
        return self._filled(values, box or self.box, secret)

    def _filled(self, values: list[Any], box: B, secret: bytes | None) -> S:
        s = self.blank(box)
        names = fields_of(type(s))
        if len(values) != len(names):
            raise BadRecord(f"this state has {len(values)} fields, {self.id} {self.version} has {len(names)}")
        for name, value in zip(names, values, strict=True):
            if name == "agenda":
                s.agenda = [self._step(words) for words in value]
            elif name == "rng":
                s.rng = rng_from_words(value or (), secret)
            else:
                setattr(s, name, value)
        return s

    def _step(self, words: Sequence[Any]) -> Step[Any]:
        kind = self.steps.get(words[0])
        if kind is None:
            raise BadRecord(f"{self.id} has no step “{words[0]}”")
        fields = fields_of(kind)
        if len(words) != len(fields) + 1:
            raise BadRecord(f"the step “{words[0]}” of {self.id} has the fields {', '.join(fields) or 'none'}")
        return kind(**dict(zip(fields, words[1:], strict=True)))

    def blank(self, box: B) -> S:
        """A state with a box and nothing else, to be filled."""
        s = self.state()
        s.open(0, (), None)
        setattr(s, "box", box)
        return s

    def seen(self, view: View) -> S:
        """A view with its own type; the full state is refused."""
        if view.viewer == FULL:
            raise ValueError("this takes a view, not the full state")
        return cast(S, view)


def load_weights_from(judge: Judge[Any], file: Path) -> None:
    """Weigh as a file says, at the start of a game and at its end: by `weights`, and who plays alone by `alone` if it
    has that. A term that it does not know counts nothing. `shown` says how chances that people see are calibrated, and
    `leanings` how often some terms count for bots of some character."""
    tables: Any = read_toml(file)
    nothing = (0.0, 0.0)
    pairs = [tables["weights"].get(term, nothing) for term in judge.terms]
    judge.use([pair[0] for pair in pairs], [pair[1] for pair in pairs])
    if "alone" in tables:
        pairs = [tables["alone"].get(term, nothing) for term in judge.terms]
        judge.set_solo_weights([pair[0] for pair in pairs], [pair[1] for pair in pairs])
    shown = tables.get("shown", {})
    judge.leanings = tables.get("leanings", {})
    judge.calibrations = {
        int(seats): Calibration(slopes, shown["edges"][seats]) for seats, slopes in shown.get("slopes", {}).items()
    }


def steps_in(*modules: ModuleType) -> dict[str, type[Step[Any]]]:
    """The steps that these modules define, by name: the one they state, or that of their class in small letters."""
    found: dict[str, type[Step[Any]]] = {}
    for module in modules:
        kinds = [kind for kind in vars(module).values() if isinstance(kind, type) and issubclass(kind, Step)]
        for kind in kinds:
            if kind.__module__ != module.__name__:
                continue
            if not vars(kind).get("name"):
                kind.name = re.sub(r"(?<=[a-z])(?=[A-Z])", "_", kind.__name__).lower()
            if found.setdefault(kind.name, kind) is not kind:
                raise ValueError(f"two steps are called {kind.name}")
    return found


# -- the shelf ---------------------------------------------------------------------------------------

AnyGame = Game[Any, Any]


def shelf() -> dict[str, AnyGame]:
    """Every game by id: the folders of `tabularium.games`, and packages with an entry point `tabularium.games`."""
    games = import_module("tabularium.games")
    names = [f"tabularium.games.{found.name}.game" for found in iter_modules(games.__path__) if found.ispkg]
    own: list[AnyGame] = [import_module(name).GAME for name in sorted(names)]
    return {game.id: game for game in (*own, *installed_games())}


def installed_games() -> Iterator[AnyGame]:
    """Games of other packages. One that can't be loaded is named in the log, and the others can be played."""
    for entry in entry_points(group="tabularium.games"):
        try:
            yield entry.load()
        except Exception as wrong:
            reason = f"{type(wrong).__name__}: {wrong}"
            log.warning("the installed game “%s” (%s) can't be loaded: %s", entry.name, entry.value, reason)


def find_game(name: str) -> AnyGame:
    """The game of this id. Only its own modules are imported."""
    if name.isidentifier() and find_spec(f"tabularium.games.{name}") is not None:
        game: AnyGame = import_module(f"tabularium.games.{name}.game").GAME
        return game
    games = shelf()
    if name not in games:
        raise UnknownGame(f"no game “{name}” on the shelf; there are {', '.join(games)}")
    return games[name]
