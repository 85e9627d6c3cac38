"""A Step is one thing still to be done: a decision of some seats, or an act of the game itself."""

from __future__ import annotations

from typing import ClassVar, Final, Generic, TypeVar

from mypy_extensions import mypyc_attr

from tabularium.kernel.moves import CONFIRM, DONE, PASS, REOPEN, TOLD_DONE, TOLD_REOPENED
from tabularium.kernel.picture import Tray
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import State, fields_of

S = TypeVar("S", bound=State)

NOT_NOW: Final = "not-now"  # no rule of the game forbids it: the move just has no place in this decision


@mypyc_attr(allow_interpreted_subclasses=True)
class Step(Generic[S]):
    """Immutable and public: copies of a state share it, and it is the same in every view.

    Its fields are the arguments of `__init__`, by the same names: ints or tuples of ints.
    """

    __slots__ = ()

    name: ClassVar[str] = (
        ""  # the wire id, and the stem of its texts: ask-<name>, wait-<name>; else made from the class
    )
    plays_itself: ClassVar[bool] = False  # True where a single legal move is no decision and skipping it tells nothing
    talk: ClassVar[bool] = False  # True where only words pass: READY is always offered, and quiet players answer it
    open_formality: ClassVar[bool] = False  # True where all can see that a formality is one: nobody is ever asked
    declines: ClassVar[int] = PASS  # the answer of who lets it go by; where it `recurs` it can be given ahead
    recurs: ClassVar[bool] = False  # True where a seat that lets it go by may be asked again in the same phase
    spare: ClassVar[int] = -1  # the answer of who has nothing to do here, where a person may give it once for all
    rule: ClassVar[str] = NOT_NOW  # what refuses those candidates that are not offered, where one rule says it all

    def owes(self, s: S) -> int:
        """The seats the game waits for; 0 where the game itself acts, by `run`."""
        return 0

    def may(self, s: S) -> int:
        """The seats that can act here but need not."""
        return 0

    def legal(self, s: S, seat: int) -> list[int]:
        """The moves offered, sorted: enough to play well, never empty for a seat that owes. By default the candidates
        that `forbids` allows; a step writes this one, or both of those."""
        return [move for move in self.candidates(s, seat) if not self.forbids(s, seat, move)]

    def forbids(self, s: S, seat: int, move: int) -> str:
        """The id of the rule that forbids this move, or "" if it is allowed: the authority."""
        return "" if move in self.legal(s, seat) else self.refusal(s, seat, move)

    def refusal(self, s: S, seat: int, move: int) -> str:
        """The id of the rule behind the refusal of a move that is not offered; asked only for such moves."""
        return self.rule if move in self.candidates(s, seat) else NOT_NOW

    def candidates(self, s: S, seat: int) -> list[int]:
        """What a person might think of here; those that `forbids` refuses are shown greyed."""
        return []

    def explain(self, s: S, seat: int, move: int) -> dict[str, int]:
        """The values behind a refusal, for the text `why-<rule>`: needs 6, you have 4. A key is the name of a thing, or
        `name:thing` where both differ."""
        return {}

    def prompt_values(self, s: S) -> dict[str, int]:
        """The values that the prompt speaks of, with keys as in `explain`."""
        return {}

    def tray(self, s: S, seat: int) -> Tray | None:
        """What this seat is putting together here, piece by piece: what it holds, what is laid, what is missing. It
        must give the same on the seat's view as on the full state. None where nothing is put together."""
        return None

    def undo_moves(self, s: S, seat: int) -> list[int]:
        """Moves that only take back what the seat has laid here: people touch what lies there, search has no use for
        them, so that they are allowed but not offered."""
        return []

    def touch_moves(self, s: S, seat: int) -> list[int]:
        """Moves for hands: allowed, and good to have by touch, though `legal` offers the same in smaller pieces:
        several Legions that march together, a token for the tray. Bots need none of them."""
        return []

    def formality(self, s: S, seat: int) -> int:
        """The answer of a seat that is asked only so that being asked tells nothing, or -1 if it has a choice. A person
        alone with bots is spared the question; the answer is in the record all the same."""
        return -1

    def wastes(self, s: S, seat: int, move: int) -> dict[str, int]:
        """What this move would lose for good although it need not be lost, for the text `waste-<name>`: 4 Goods and a
        Tax. Whoever shows the move asks once before it is made. {} if nothing; keys as in `explain`."""
        return {}

    def private(self, s: S, seat: int, move: int) -> bool:
        """Whether this move only edits the seat's own draft: no ply, no event, nobody can tell."""
        return False

    def binds(self, s: S, seat: int, move: int) -> bool:
        """Whether this move stands although it shows nothing: a turn confirmed, something said aloud, or whatever else
        the rules of a game call done."""
        return move == CONFIRM or self.talk

    def apply(self, s: S, seat: int, move: int) -> None:
        """Change the state and push what follows. This step is off the agenda; one that goes on pushes itself first."""
        raise NotImplementedError

    def run(self, s: S) -> None:
        """The same where the game itself acts."""
        raise NotImplementedError

    def fill_drafts(self, s: S, viewer: int, rng: Rng) -> None:
        """In a world made from a view: give the others the drafts that `viewer` can't see. Sealed steps have some."""

    def words(self) -> tuple[object, ...]:
        return (self.name, *(getattr(self, field) for field in fields_of(type(self))))

    def __repr__(self) -> str:
        fields = ", ".join(f"{field}={getattr(self, field)!r}" for field in fields_of(type(self)))
        return f"{self.name}({fields})"


@mypyc_attr(allow_interpreted_subclasses=True)
class Decision(Step[S]):
    """One seat decides."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def owes(self, s: S) -> int:
        return 1 << self.seat


@mypyc_attr(allow_interpreted_subclasses=True)
class Sealed(Step[S]):
    """Several seats choose secretly at the same time; all is revealed when the last one is done.

    Each seat edits `s.drafts[seat]`, a tuple that the game gives its meaning. Only `done` and `reopen` are
    public. Subclasses write `edit`, `close`, and either `edits` or `candidates` and `forbids_edit`; a second of the two
    where a rule does, and the rest where it is narrower.
    """

    __slots__ = ("done", "members")

    reopens: ClassVar[bool] = True

    def __init__(self, members: int, done: int) -> None:
        self.members = members
        self.done = done

    def edits(self, s: S, seat: int) -> list[int]:
        """The edits offered, sorted, in a list of their own: by default the candidates that `forbids_edit` allows."""
        return [move for move in self.candidates(s, seat) if not self.forbids_edit(s, seat, move)]

    def forbids_edit(self, s: S, seat: int, move: int) -> str:
        return "" if move in self.edits(s, seat) else self.refusal(s, seat, move)

    def edit(self, s: S, seat: int, move: int) -> None:
        """Change `s.drafts[seat]`, and nothing else."""
        raise NotImplementedError

    def unfinished(self, s: S, seat: int) -> str:
        """The rule that keeps this seat from being done, or ""."""
        return ""

    def sample(self, s: S, seat: int, rng: Rng) -> tuple[int, ...]:
        """What the sealed draft of this seat could be: by default edits by chance until it can be sealed. A game that
        knows better what people lay writes its own."""
        trial = s.copy()
        trial.drafts[seat] = ()
        while True:
            edits = self.edits(trial, seat)
            if not edits or (rng.below(2) == 0 and not self.unfinished(trial, seat)):
                return trial.drafts[seat]
            self.edit(trial, seat, edits[rng.below(len(edits))])

    def fill_drafts(self, s: S, viewer: int, rng: Rng) -> None:
        """Whoever is done has sealed something; who is not begins anew."""
        for seat in range(s.seats):
            if seat != viewer and ((self.members & self.done) >> seat) & 1:
                s.drafts[seat] = self.sample(s, seat, rng)

    def again(self, done: int) -> Sealed[S]:
        """This step with other seats done; a step with more fields writes its own."""
        return type(self)(self.members, done)

    def close(self, s: S) -> None:
        """All are done and this step is off the agenda: reveal the drafts, clear them, go on."""
        raise NotImplementedError

    def owes(self, s: S) -> int:
        return self.members & ~self.done

    def may(self, s: S) -> int:
        return self.done if self.reopens else 0

    def legal(self, s: S, seat: int) -> list[int]:
        if (self.done >> seat) & 1:
            return [REOPEN] if self.reopens else []
        moves = self.edits(s, seat)
        if not self.unfinished(s, seat):
            moves.insert(0, DONE)
        return moves

    def forbids(self, s: S, seat: int, move: int) -> str:
        if (self.done >> seat) & 1:
            return "" if self.reopens and move == REOPEN else NOT_NOW
        if move == REOPEN:
            return NOT_NOW
        return self.unfinished(s, seat) if move == DONE else self.forbids_edit(s, seat, move)

    def private(self, s: S, seat: int, move: int) -> bool:
        return move not in (DONE, REOPEN)

    def binds(self, s: S, seat: int, move: int) -> bool:
        return True  # done is done; it can be reopened where the rules allow it

    def apply(self, s: S, seat: int, move: int) -> None:
        if move == REOPEN:
            s.push(self.again(self.done & ~(1 << seat)))
            s.tell(TOLD_REOPENED, seat)
        elif move != DONE:
            s.push(self)
            self.edit(s, seat, move)
        else:
            s.tell(TOLD_DONE, seat)
            done = self.done | 1 << seat
            if done != self.members:
                s.push(self.again(done))
            else:
                self.close(s)
