"""What lies on the table now, who knows what of it, and what is still to be done."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, NewType, Self

from mypy_extensions import mypyc_attr

from tabularium.kernel.rng import Rng, sfc32

if TYPE_CHECKING:
    from tabularium.kernel.step import Step

# Who looks at a state. Seats are 0, 1, 2...; masks of seats have bit k for seat k.
FULL: Final = -1  # nobody: the whole truth
SPECTATOR: Final = 30
EVERYONE: Final = (1 << 31) - 1  # the mask of a public thing, spectators included
NOBODY: Final = 0


@mypyc_attr(allow_interpreted_subclasses=True)
class Box:
    """Everything in a game's box, as int-indexed tables: shared by states and never changed."""

    __slots__ = ("digest",)

    digest: str


@mypyc_attr(allow_interpreted_subclasses=True)
class Event:
    """Something that happened: public ints, and ints that only the seats of `mask` may see."""

    __slots__ = ("kind", "mask", "public", "reveals", "seat", "secret")

    def __init__(
        self, kind: int, seat: int, public: tuple[int, ...], secret: tuple[int, ...], mask: int, reveals: bool
    ) -> None:
        self.kind = kind
        self.seat = seat
        self.public = public
        self.secret = secret
        self.mask = mask
        self.reveals = reveals

    def seen_by(self, viewer: int) -> bool:
        return viewer == FULL or (self.mask >> viewer) & 1 == 1

    def as_seen(self, viewer: int) -> tuple[int, int, tuple[int, ...], tuple[int, ...]]:
        """All that this viewer may know of the event."""
        return (self.kind, self.seat, self.public, self.secret if self.seen_by(viewer) else ())


class NoDice(ValueError):
    """Chance was asked of a view, which has none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """One game in progress: plain data. Every field takes part in equality, digest and bytes,
    but `box` (shared and immutable, declared by each game with its own type) and what is marked below.

    Subclasses declare their fields with annotations and `__slots__` (many of them with `tuple(__annotations__)`) and
    have no `__init__`. A method `x_seen(viewer)` says what a viewer may know of a field `x` that is not open to all;
    `copy`, `hide` and `values` follow from that. `fill` is written by hand.
    """

    __slots__ = ("agenda", "drafts", "log", "options", "rng", "seats", "viewer")

    seats: int
    options: tuple[int, ...]
    agenda: list[Step[Any]]  # what is still to be done, top last; the same in every view
    drafts: list[tuple[int, ...]]  # what each seat is writing under a sealed step; only its own seat sees it
    rng: Rng | None
    viewer: int
    log: list[Event] | None  # a sink, no part of the state: None in search

    # -- making and copying --------------------------------------------------------------------------

    def open(self, seats: int, options: tuple[int, ...], rng: Rng | None) -> None:
        """Fill the fields that every game has; called once, by `Game.setup`."""
        self.seats = seats
        self.options = options
        self.agenda = []
        self.drafts = [()] * seats
        self.rng = rng
        self.viewer = FULL
        self.log = None

    def copy(self) -> Self:
        """A state of its own."""
        made: Self = (COPY.get(type(self)) or write_methods(self, COPY))(self)
        return made

    def copy_into(self, other: State) -> None:
        """The part of `copy` that every game shares."""
        rng = self.rng
        other.seats = self.seats
        other.options = self.options
        other.agenda = self.agenda[:]
        other.drafts = self.drafts[:]
        other.rng = None if rng is None else rng.copy()
        other.viewer = self.viewer
        other.log = None

    # -- who knows what ------------------------------------------------------------------------------

    def view(self, seat: int) -> View:
        """This state as `seat` (or SPECTATOR) may know it: no dice, and backs for what is hidden."""
        view = self.copy()
        if self.viewer != seat:
            view.drafts = self.drafts_seen(seat)
            view.rng = None
            view.viewer = seat
            view.hide(seat)
        return View(view)

    def values(self, seat: int) -> list[object]:
        """What the fields of `seat`'s view hold, as `shown_values` gives them, but to be read at once: lists may be
        those of this state, and change with it."""
        if type(self).hide is not State.hide:  # a game that hides by itself says there what a seat may not know
            return shown_values(self.view(seat))
        found: list[object] = (VALUES.get(type(self)) or write_methods(self, VALUES))(self, seat)
        return found

    def drafts_seen(self, viewer: int) -> list[tuple[int, ...]]:
        """Everybody sees their own draft alone."""
        if self.viewer not in (FULL, viewer):
            raise ValueError(f"a view of seat {self.viewer} cannot become the view of {viewer}")
        seen: list[tuple[int, ...]] = [()] * self.seats
        if viewer < self.seats:
            seen[viewer] = self.drafts[viewer]
        return seen

    def hide(self, viewer: int) -> None:
        """Replace all that `viewer` may not know by the BACK of that thing."""
        (HIDE.get(type(self)) or write_methods(self, HIDE))(self, viewer)

    def determinize(self, rng: Rng) -> State:
        """From a view: one full state that it could be, the unknown filled at random, with dice of its own."""
        if self.viewer == FULL:
            raise ValueError("only a view can be determinized: this is the full state")
        world = self.copy()
        world.fill(rng)
        world.viewer = FULL
        world.rng = sfc32(rng.below(1 << 30))
        if world.agenda:
            world.agenda[-1].fill_drafts(world, self.viewer, rng)
        return world

    def fill(self, rng: Rng) -> None:
        """Replace every BACK at random, consistently with all that `self.viewer` knows. Drafts are filled by the step
        under which they are written."""
        raise NotImplementedError

    def reshuffle(self, rng: Rng) -> None:
        """Lay anew, at random, what nobody at all can know: decks, piles, tiles that lie face down. Called when a table
        goes back; no view may look different after it. By default there is nothing of the kind."""

    # -- chance and events ---------------------------------------------------------------------------

    def below(self, n: int) -> int:
        """Draw from the state's dice."""
        rng = self.rng
        if rng is None:
            raise NoDice("a view has no dice: determinize it first")
        return rng.below(n)

    def shuffled(self, items: list[int]) -> tuple[int, ...]:
        rng = self.rng
        if rng is None:
            raise NoDice("a view has no dice: determinize it first")
        return rng.shuffled(items)

    def tell(self, kind: int, seat: int, *values: int) -> None:
        """A public act. In hot places ask `if s.log is not None` first: the call costs a tuple."""
        if self.log is not None:
            self.log.append(Event(kind, seat, values, (), EVERYONE, False))

    def whisper(self, kind: int, seat: int, mask: int, secret: tuple[int, ...], *values: int) -> None:
        """An act whose `secret` part the seats of `mask` knew already, such as a choice made face down."""
        if self.log is not None:
            self.log.append(Event(kind, seat, values, secret, mask, False))

    def reveal(self, kind: int, seat: int, mask: int, secret: tuple[int, ...], *values: int) -> None:
        """Something hidden becomes known to `mask`: nobody can undo past it."""
        if self.log is not None:
            self.log.append(Event(kind, seat, values, secret, mask, True))

    # -- the agenda ----------------------------------------------------------------------------------

    def push(self, step: Step[Any]) -> None:
        self.agenda.append(step)

    def pop(self) -> None:
        self.agenda.pop()

    @property
    def over(self) -> bool:
        return not self.agenda

    # -- equality, digest, bytes ---------------------------------------------------------------------

    def to_bytes(self) -> bytes:
        """Every field, readable and in a fixed order. `Game.from_bytes` reads it back."""
        return repr([value_of(self, name) for name in fields_of(type(self))]).encode()

    def digest(self) -> str:
        return blake2b(self.to_bytes(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(self) is type(other) and self.to_bytes() == other.to_bytes()

    def __ne__(self, other: object) -> bool:
        return not self == other

    def __repr__(self) -> str:
        """What all at the table may know of it, in short; of a view, what its viewer knows."""
        game = GAME_OF.get(type(self))
        return f"<{type(self).__name__}, {self.seats} seats>" if game is None else str(game.shown(self))

    def _repr_svg_(self) -> str | None:
        """The same as a picture, which notebooks show."""
        game = GAME_OF.get(type(self))
        if game is None or not self.seats or game.board is None:  # its board brings what draws it
            return None
        return next((draw(game, self) for draw in DRAWN_BY), None)

    def __hash__(self) -> int:
        raise TypeError("a state changes: use its digest as a key")


View = NewType("View", State)  # a state whose `viewer` is set; bots, drawings and API take only these

SHARED: Final = frozenset({"agenda", "drafts", "options", "rng", "seats", "viewer"})  # what `copy_into` copies
OUTSIDE: Final = frozenset({"box", "log"})
GAME_OF: dict[type, Any] = {}  # the game of each class of states, which says what they look like
DRAWN_BY: list[Callable[[Any, State], str | None]] = []  # what draws the states of games, once it is loaded
FIELDS: dict[type, tuple[str, ...]] = {}
COPY: dict[type, Callable[..., Any]] = {}  # methods of each class of states, as `written_methods` has them
HIDE: dict[type, Callable[..., Any]] = {}
VALUES: dict[type, Callable[..., Any]] = {}
BACKS: dict[int, list[tuple[int, ...]]] = {}  # by back: none, one, two...


def backs(back: int, count: int) -> tuple[int, ...]:
    """So many backs: the same tuple every time, so that who looks again sees that nothing changed."""
    known = BACKS.get(back)
    if known is None or count >= len(known):
        known = BACKS[back] = [(back,) * n for n in range(count + 1)]
    return known[count]


def fields_of(kind: type) -> tuple[str, ...]:
    """The names of a slotted class's fields, base class first: the same for both builds."""
    known = FIELDS.get(kind)
    if known is not None:
        return known
    FIELDS[kind] = tuple([name for name in slots_of(kind) if name not in OUTSIDE and name[0] != "_"])
    return FIELDS[kind]


def written_methods(
    blank: str, fields: list[str], lists: list[str], private: list[str], seen: list[str]
) -> list[tuple[str, list[str]]]:
    """`copy`, `hide` and `values` of a class of states, field by field: heads and bodies of methods. `blank` makes an
    empty state; `fields` are the class's own, sorted; `lists` among them are copied, `seen` ones have a method
    `x_seen`; `private` names are only handed on. tools/states.py gives these lines to the compiler."""
    copied = [f"c.{name} = self.{name}{'[:]' if name in lists else ''}" for name in (*fields, *private)]
    hidden = [f"{name} = self.{name}_seen(viewer)" for name in seen]
    hidden += [f"self.{name} = {name}" for name in seen]
    values = [f"self.{name}_seen(seat)" if name in seen else f"self.{name}" for name in fields]
    values = ["self.agenda", "self.drafts_seen(seat)", "self.options", "self.seats", "seat", *values]
    return [
        ("copy(self)", [f"c = {blank}", "self.copy_into(c)", "c.box = self.box", *copied, "return c"]),
        ("hide(self, viewer: int)", hidden or ["pass"]),
        ("values(self, seat: int)", [f"return [{', '.join(values)}]"]),
    ]


def write_methods(s: State, wanted: dict[type, Callable[..., Any]]) -> Callable[..., Any]:
    """Write the methods of this state's class, which is the first of its kind, and give back the wanted one."""
    kind = type(s)
    fields = [name for name in fields_of(kind) if name not in SHARED]
    lists = [name for name in fields if isinstance(getattr(s, name), list)]
    private = [name for name in slots_of(kind) if name[0] == "_" and name != "__dict__"]
    seen = [name for name in fields if hasattr(kind, f"{name}_seen")]
    made: dict[str, Any] = {"kind": kind}
    for head, body in written_methods("kind()", fields, lists, private, seen):
        lines = "\n    ".join(body)
        exec(f"def {head}:\n    {lines}\n", made)
    COPY[kind], HIDE[kind], VALUES[kind] = made["copy"], made["hide"], made["values"]
    return wanted[kind]


def slots_of(kind: type) -> list[str]:
    """All names that a slotted class and its bases declare: the same for both builds."""
    names: list[str] = []
    for cls in reversed(kind.__mro__):
        own = cls.__dict__.get("__mypyc_attrs__")
        if own is None:
            own = cls.__dict__.get("__slots__", ())
        names.extend(sorted(name for name in own if name not in names))
    return names


def shown_fields(kind: type) -> list[str]:
    """The fields of a state that a view has: all but the dice."""
    return [name for name in fields_of(kind) if name != "rng"]


def shown_values(s: State) -> list[object]:
    """What these fields hold, in their order."""
    return [getattr(s, name) for name in shown_fields(type(s))]


def value_of(s: State, name: str) -> object:
    """A field as plain literals."""
    if name == "agenda":
        return [step.words() for step in s.agenda]
    if name == "rng":
        return None if s.rng is None else s.rng.words()
    value: object = getattr(s, name)
    return value
