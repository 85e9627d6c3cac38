"""One seat against bots, as Gymnasium knows environments."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from gymnasium import Env
from gymnasium.spaces import Discrete

from tabularium.bots import Bot
from tabularium.bots.levels import make_bot
from tabularium.envs.aec import row_space
from tabularium.envs.opening import Mask, Opening, Readable, Row, as_mask, as_row, opponents_for
from tabularium.envs.session import IllegalAction
from tabularium.envs.tables import version_of
from tabularium.kernel.game import AnyGame, Options
from tabularium.kernel.play import play


class SeatEnv(Readable, Env[Any, Any]):
    """The learner sits in `seat`; `opponents` are bots by their words (`random`, `senator`, `consul@100sims`).

    The mask is in `info["action_mask"]`. An action outside it loses the game: -1, and `info["illegal"]` says so.
    """

    metadata = {"render_modes": ["ansi"], "render_fps": 1}  # noqa: RUF012 - Gymnasium wants it so

    def __init__(
        self,
        game: AnyGame,
        seats: int | None = None,
        options: Options | None = None,
        seat: int = 0,
        opponents: Sequence[str] | None = None,
        talk: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        self.opening = Opening(game, seats, options, talk)
        self.seat = seat
        self.words = opponents_for(self.opening, seat, opponents)
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.name = f"{game.id}_v{version_of(game)}"
        self.observation_space = row_space(self.opening.length)
        self.action_space = Discrete(self.opening.table.length)
        self.bots: list[Bot | None] = []
        self.session = self.opening.begin(0)  # `reset` begins another one
        self.cycles = 0

    def reset(self, *, seed: int | None = None, options: dict[str, Any] | None = None) -> tuple[Row, dict[str, Any]]:
        super().reset(seed=seed)
        own = int(self.np_random.integers(1 << 30))
        game = self.opening.game
        self.bots = [make_bot(game, word, own + n) if word else None for n, word in enumerate(self.words)]
        self.session.start(self.opening.new(own))
        self.cycles = 0
        self._let_bots_play()
        return self._row(), self._info()

    def _let_bots_play(self) -> None:
        session = self.session
        while session.seat >= 0 and session.seat != self.seat:
            seat = session.seat
            bot = self.bots[seat]
            assert bot is not None
            for move in bot.choose(session.view(seat), seat):
                play(session.state, seat, move)
            session.settle()

    def _row(self) -> Row:
        return as_row(self.session.packed(self.seat))

    def mask(self) -> Mask:
        return as_mask(self.session.mask(self.seat))

    def _info(self, illegal: str = "") -> dict[str, Any]:
        return {"action_mask": self.mask()} | ({"illegal": illegal} if illegal else {})

    def step(self, action: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        self.cycles += 1
        try:
            self.session.step(int(action))
        except IllegalAction as wrong:
            return self._row(), -1.0, True, False, self._info(str(wrong))
        return self._went_on()

    def step_candidate(self, number: int) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        """Make a whole move: the one of this number among `candidates`."""
        self.cycles += 1
        self.session.take(self.session.open[number])
        return self._went_on()

    def _went_on(self) -> tuple[Row, float, bool, bool, dict[str, Any]]:
        self._let_bots_play()
        over = self.session.seat < 0
        reward = self.opening.worth(self.session)[self.seat] if over else 0.0
        late = not over and self.max_cycles is not None and self.cycles >= self.max_cycles
        return self._row(), reward, over, late, self._info()
