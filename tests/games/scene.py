"""What the scenes of all games share: dice that fall as told, moves played in words, and what the game asks and offers.

Seats are 1, 2, 3... as people count them. What lies on a table, and what to look at there, each game adds itself.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Generic, Self, TypeVar

from tabularium.kernel.game import Game, Options
from tabularium.kernel.live import Live
from tabularium.kernel.play import advance, legal, next_seat
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import IllegalMove
from tabularium.kernel.rng import Rng
from tabularium.kernel.state import Event, State

S = TypeVar("S", bound=State)


class LoadedDice(Rng):
    """Dice that fall as they are told, by what `below` answers, and no further. What is shuffled keeps its order."""

    def __init__(self, falls: Iterable[int] = (), drawn: int = 0) -> None:
        self.falls = list(falls)
        self.drawn = drawn

    def below(self, n: int) -> int:
        if n <= 1:
            return 0
        self.drawn += 1
        fall, *self.falls = self.falls
        return fall

    def shuffle(self, items: list[int]) -> None:
        self.drawn += 1

    def copy(self) -> LoadedDice:
        return LoadedDice(self.falls, self.drawn)

    def words(self) -> tuple[str, ...]:
        return ("loaded", *(str(fall) for fall in self.falls))


class SceneOf(Generic[S]):
    """A game at its very start; the scene of a game lays out what is wanted there."""

    game: Game[S, Any]

    def __init__(self, seats: int, options: Options | None = None, dice: int = 0) -> None:
        self.live = Live(self.game, seats, options, dice)
        self.events: list[Event] = []  # all that was told since

    @property
    def s(self) -> S:
        """The state, to look at and to change: what was worked out before no longer counts."""
        state = self.live.state
        assert isinstance(state, self.game.state)
        return state

    def go(self) -> Self:
        """Let the game act until somebody is asked."""
        s = self.s
        s.log = self.events
        advance(s)
        s.log = None
        return self

    # -- playing -------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Self:
        """Moves in words, each after the number of its seat: `play("1 build military", "2 done")`."""
        for move in moves:
            self.happens(move)
        return self

    def happens(self, move: str) -> list[Event]:
        """What is told when this move is played."""
        seat, _, words = move.partition(" ")
        told = self.live.play(int(seat) - 1, words)
        self.events.extend(told)
        return told

    def refused(self, move: str) -> IllegalMove | None:
        """How this move is refused, with nothing done; None if it was made."""
        before = self.s.digest()
        try:
            self.play(move)
        except IllegalMove as illegal:
            assert self.s.digest() == before
            return illegal
        return None

    def refusal(self, move: str) -> str:
        """The rule that forbids this move, or "" if it was made."""
        illegal = self.refused(move)
        return illegal.rule if illegal else ""

    def why_not(self, move: str) -> dict[str, int]:
        """The numbers that the refusal of this move names."""
        illegal = self.refused(move)
        assert illegal, f"{move} was made"
        return dict(illegal.values)

    def sentence(self, move: str, lang: str = "en") -> str:
        """The refusal of this move as its seat reads it, behind the rule."""
        illegal = self.refused(move)
        assert illegal, f"{move} was made"
        view = self.live.view(int(move.split()[0]) - 1)
        return f"{illegal.rule} {Presenter(self.game, lang).refusal(view, illegal)}"

    # -- looking -------------------------------------------------------------------------------------

    def waits(self) -> str:
        """What is asked of whom: `build_choose 2`, or "" when the game is over."""
        if self.live.over:
            return ""
        return " ".join([self.s.agenda[-1].name, *(str(seat + 1) for seat in self.live.waiting())])

    def offers(self, seat: int = 0) -> list[str]:
        """What a seat may do, in words; without a seat, the one who is asked."""
        moves = legal(self.s, seat - 1 if seat else next_seat(self.s))
        return [self.game.notation().format(move) for move in moves]

    def tellings(self) -> list[str]:
        """The names of all that was told."""
        return [self.game.notation().tellings[event.kind].name for event in self.events]

    def score(self, seat: int, category: str) -> int:
        return self.game.score(self.s).of(seat - 1, category)
