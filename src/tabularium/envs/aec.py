"""A game as PettingZoo knows them: agents take turns, and each sees no more than its seat."""

from __future__ import annotations

from typing import Any

import numpy as np
from gymnasium.spaces import Box, Dict, Discrete
from pettingzoo import AECEnv

from tabularium.envs.opening import Opening, Readable, Row, Seeds, as_mask, as_row
from tabularium.envs.session import IllegalAction
from tabularium.envs.tables import version_of
from tabularium.kernel.game import AnyGame, Options
from tabularium.kernel.state import State, View

LEAST, GREATEST = -(1 << 24), 1 << 24


def row_space(length: int) -> Box:
    return Box(LEAST, GREATEST, (length,), np.int32)


class TableEnv(Readable, AECEnv):
    """All seats of one table. An observation is `{"observation": row, "action_mask": mask}`.

    Rewards come at the end: 1 to a sole winner, together nothing; alone 1 or -1. `max_cycles` steps end a game without
    one. Where only words pass (negotiations) everybody is ready at once, unless `talk`.
    """

    def __init__(
        self,
        game: AnyGame,
        seats: int | None = None,
        options: Options | None = None,
        talk: bool = False,
        max_cycles: int | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        self.opening = Opening(game, seats, options, talk)
        self.metadata = {
            "name": f"{game.id}_v{version_of(game)}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
            "render_fps": 1,
        }
        self.max_cycles = max_cycles
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(self.opening.seats)]
        self.seat_of = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        self.agents: list[str] = []
        mask = Box(0, 1, (self.opening.table.length,), np.int8)
        observation = Dict({"observation": row_space(self.opening.length), "action_mask": mask})
        action = Discrete(self.opening.table.length)
        self.observation_spaces = dict.fromkeys(self.possible_agents, observation)
        self.action_spaces = {agent: Discrete(action.n) for agent in self.possible_agents}
        self.seeds = Seeds(None)
        self.session = self.opening.begin(0)  # `reset` begins another one
        self.cycles = 0

    def observation_space(self, agent: str) -> Dict:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Discrete:
        return self.action_spaces[agent]

    # -- the game ------------------------------------------------------------------------------------

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        if seed is not None:
            self.seeds.start(seed)
        self._sit(self.opening.new(self.seeds.next()))

    def _sit(self, state: State) -> None:
        session = self.session
        session.start(state)
        self.cycles = 0
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.agents[max(session.seat, 0)]
        if session.seat < 0:
            self._finish()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.seat_of[agent]
        return {"observation": as_row(self.session.packed(seat)), "action_mask": as_mask(self.session.mask(seat))}

    def step(self, action: int | None) -> None:
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise IllegalAction(f"it is the turn of {agent}: an action is needed")
        self.session.step(int(action))
        self._went_on()

    def step_candidate(self, number: int) -> None:
        """Make a whole move: the one of this number among `candidates`."""
        self.session.take(self.session.open[number])
        self._went_on()

    def _went_on(self) -> None:
        self.cycles += 1
        if self.session.seat < 0:
            self._finish()
        elif self.max_cycles is not None and self.cycles >= self.max_cycles:
            self.truncations = dict.fromkeys(self.agents, True)
        else:
            self.agent_selection = self.possible_agents[self.session.seat]

    def _finish(self) -> None:
        """Until here nobody had a reward, so that none had to be counted."""
        self.rewards = dict(zip(self.agents, self.opening.worth(self.session), strict=True))
        self._accumulate_rewards()
        self.terminations = dict.fromkeys(self.agents, True)

    # -- what learners ask for besides ------------------------------------------------------------------

    def view(self, agent: str) -> View:
        """The structured view from which the agent's numbers are made."""
        return self.session.view(self.seat_of[agent])

    def state_bytes(self) -> bytes:
        """The whole truth of the table, readable and the same in both builds; `set_state_bytes` reads it back."""
        return self.opening.game.to_bytes(self.session.state)

    def set_state_bytes(self, data: bytes) -> None:
        self._sit(self.opening.game.from_bytes(data))

    def clone(self) -> TableEnv:
        """A table of its own with the same future."""
        opening = self.opening
        other = TableEnv(opening.game, opening.seats, opening.options, opening.talk, self.max_cycles, self.render_mode)
        other.seeds.rng = self.seeds.rng.copy()
        other.session = self.session.copy()
        other.cycles = self.cycles
        other.agents = self.agents[:]
        other.agent_selection = self.agent_selection
        for name in ("rewards", "_cumulative_rewards", "terminations", "truncations", "infos"):
            setattr(other, name, dict(getattr(self, name)))
        return other

    def state(self) -> Row:
        """The row of numbers of the whole truth: for critics that may see everything."""
        return as_row(self.opening.encoder.packed(self.session.state))

    def close(self) -> None:
        """Nothing is open."""
