"""What lies on the table now, who knows what of it, and what is still to be done."""

from __future__ import annotations

from collections.abc import Callable
from hashlib import blake2b
from typing import TYPE_CHECKING, Any, Final, NewType

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

    Subclasses declare their fields with annotations and `__slots__` (many of them with `tuple(__annotations__)`), have
    no `__init__`, and write `hide` and `fill` by hand, `copy` where search should be fast and `values` for learners.
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

    def copy(self) -> State:
        """A state of its own. This one serves every game; written out field by field it is several times as fast."""
        other = type(self)()
        self.copy_into(other)
        setattr(other, "box", getattr(self, "box"))
        for name in fields_of(type(self)):
            if name not in SHARED:
                value: object = getattr(self, name)
                setattr(other, name, value[:] if isinstance(value, list) else value)
        return other

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
        those of this state, and change with it. This one serves every game; written out field by field it needs no view
        and is many times as fast, which learners notice."""
        return shown_values(self.view(seat))

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
        raise NotImplementedError

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
        show = SHOWN_BY.get(type(self))
        return f"<{type(self).__name__}, {self.seats} seats>" if show is None else show(self)

    def __hash__(self) -> int:
        raise TypeError("a state changes: use its digest as a key")


View = NewType("View", State)  # a state whose `viewer` is set; doors of bots, drawings and API take only these

SHARED: Final = frozenset({"agenda", "drafts", "options", "rng", "seats", "viewer"})  # what `copy_into` copies
OUTSIDE: Final = frozenset({"box", "log"})
SHOWN_BY: dict[type, Callable[[State], str]] = {}  # the game of each class says what its states look like
FIELDS: dict[type, tuple[str, ...]] = {}
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
    names: list[str] = []
    for cls in reversed(kind.__mro__):
        own = cls.__dict__.get("__mypyc_attrs__")
        if own is None:
            own = cls.__dict__.get("__slots__", ())
        names.extend(sorted(name for name in own if name not in names and name not in OUTSIDE and name[0] != "_"))
    FIELDS[kind] = tuple(names)
    return FIELDS[kind]


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
