"""One random game on trial: where it stands, and what to do when a law is broken."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field

from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live
from tabularium.kernel.play import legal, may, owes
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import SPECTATOR, State
from tabularium.kernel.tastes import Taste


class LawBroken(AssertionError):
    """A game broke a law. `live` is the game as it stood, `ply` where, `again` the command that plays it again."""

    def __init__(self, law: str, message: str, live: Live, often: int) -> None:
        self.law = law
        self.live = live
        self.ply = live.ply
        acta = live.acta
        seed = acta.dice.removeprefix("seed ")
        spaced = "" if often == 1 else f" --often {often}"
        self.again = f"tabularium fuzz {acta.game} --seats {acta.seats} --games 1 --seed {seed}{spaced}"
        super().__init__(f"{law}: {message} (ply {live.ply}; {self.again})")


@dataclass
class Report:
    """What one game under the laws was like."""

    game: str
    seats: int
    seed: int
    options: dict[str, str]
    moves: int = 0
    decisions: int = 0  # with two options or more
    ending: str = ""


@dataclass
class Trial:
    """A random game under observation."""

    game: AnyGame
    live: Live
    rng: Rng
    often: int  # the heavier laws look at one decision in `often` times their own weight
    presenters: Mapping[str, Presenter]
    taste: Taste
    only: str = ""  # look at this law alone
    ghost: State | None = None  # came from bytes, plays along without a log
    copies: list[tuple[State, str]] = field(default_factory=list)
    spelled: set[int] = field(default_factory=set)  # moves whose notation was seen
    conserved: Mapping[str, int] = field(default_factory=dict)
    grounds: dict[tuple[str, str], str] = field(default_factory=dict)  # digest by language and key
    counted: int = 0

    @property
    def state(self) -> State:
        return self.live.state

    def now(self, law: str, weight: int) -> bool:
        """Whether to look at this law here: always if its weight is 0, else at one decision in so many."""
        return self.only in ("", law) and (self.often * weight == 0 or self.rng.below(self.often * weight) == 0)

    def require(self, holds: bool, law: str, message: str) -> None:
        if not holds:
            raise self.broken(law, message)

    def broken(self, law: str, message: str) -> LawBroken:
        return LawBroken(law, message, self.live, self.often)

    def viewers(self) -> list[int]:
        return [*range(self.state.seats), SPECTATOR]

    def seats(self, mask: int) -> list[int]:
        return [seat for seat in range(self.state.seats) if (mask >> seat) & 1]

    def acting(self) -> list[int]:
        return self.seats(owes(self.state) | may(self.state))

    def pick_seat(self) -> int:
        """Who moves next: mostly a seat that owes, now and then one that only may."""
        free = [seat for seat in self.seats(may(self.state)) if legal(self.state, seat)]
        seats = free if free and self.rng.below(8) == 0 else self.seats(owes(self.state))
        return seats[self.rng.below(len(seats))]


def repeated(labels: Sequence[str]) -> str:
    return next((label for label in labels if labels.count(label) > 1), "")
