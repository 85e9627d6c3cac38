"""What all environments share: which game with what, how it begins, and what its end is worth."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import numpy.typing as npt

from tabularium.envs.session import Session, worth
from tabularium.envs.tables import action_names, encoder_of, table_of
from tabularium.kernel.game import AnyGame, Options
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import BadOptions
from tabularium.kernel.rng import Sfc32, sfc32
from tabularium.kernel.state import State

Row = npt.NDArray[np.int32]
Mask = npt.NDArray[np.int8]
SEEDS = 1 << 30


class Opening:
    """One way to play a game: begins sessions of it."""

    def __init__(
        self, game: AnyGame, seats: int | None, options: Options | None, talk: bool, onward: bool = False
    ) -> None:
        self.game = game
        self.seats = usual(game) if seats is None else seats
        self.options = dict(options or {})
        self.talk = talk
        self.onward = onward
        game.choose(self.seats, self.options)  # refuses what can't be played
        self.encoder = encoder_of(game)
        self.table = table_of(game, game.box)
        self.length = self.table.depth + self.encoder.length

    def begin(self, seed: int) -> Session:
        return self.go_on(self.new(seed))

    def new(self, seed: int) -> State:
        found: State = self.game.new(self.seats, self.options, seed)
        return found

    def go_on(self, state: State) -> Session:
        return Session(state, self.encoder, self.table, self.talk, self.onward)

    def fields(self) -> list[str]:
        """The name of every number of a row."""
        return [*(f"chosen[{i}]" for i in range(self.table.depth)), *self.encoder.names()]

    def actions(self) -> list[str]:
        """What every id says."""
        return action_names(self.game.notation(), self.table)

    def worth(self, session: Session) -> list[float]:
        """What the end is worth to each seat."""
        return worth([float(chance) for chance in self.game.judge.chances(session.state)][: self.seats])


class Readable:
    """What every environment tells of itself besides what its library asks for."""

    opening: Opening
    session: Session
    render_mode: str | None

    def fields(self) -> list[str]:
        """The name of every number of an observation."""
        return self.opening.fields()

    def actions(self) -> list[str]:
        """What every action says."""
        return self.opening.actions()

    def candidates(self) -> list[int]:
        """The whole moves on offer to whoever's turn it is."""
        return self.session.open[:]

    def action_features(self) -> Row:
        """Kind and things of each candidate as small numbers, a row for each: for policies that score candidates."""
        rows = self.session.features()
        return np.array(rows, dtype=np.int32).reshape(len(rows), self.session.table.slots + 1)

    def render(self) -> str | None:
        """The board in words, as whoever's turn it is sees it."""
        if self.render_mode != "ansi":
            return None
        page = Presenter(self.opening.game, "en").page(self.session.view(max(self.session.seat, 0)))
        return f"{page.where}\n{page.board}\n{page.prompt}"


def usual(game: AnyGame) -> int:
    """Two, or as near to it as the game allows."""
    return min(game.player_counts, key=lambda count: (abs(count - 2), count))


def as_row(packed: bytearray) -> Row:
    return np.frombuffer(packed, np.int32)


def as_mask(mask: bytearray) -> Mask:
    return np.frombuffer(mask, np.int8)


class Seeds:
    """Seeds for one game after the other: the same from the same first one."""

    def __init__(self, seed: int | None) -> None:
        self.rng: Sfc32 = sfc32(0)
        self.start(np.random.SeedSequence().generate_state(1)[0].item() if seed is None else seed)

    def start(self, seed: int) -> None:
        self.rng = sfc32(seed)

    def next(self) -> int:
        return self.rng.below(SEEDS)


def opponents_for(opening: Opening, seat: int, names: Sequence[str] | None) -> list[str]:
    """A bot's word for every other seat, in their order."""
    if not 0 <= seat < opening.seats:
        raise BadOptions([f"seats are numbered from 0 to {opening.seats - 1} here, not {seat}"])
    words = ["random"] * (opening.seats - 1) if names is None else list(names)
    if len(words) != opening.seats - 1:
        raise BadOptions([f"{opening.seats} seats need {opening.seats - 1} opponents, not {len(words)}"])
    words.insert(seat, "")
    return words
