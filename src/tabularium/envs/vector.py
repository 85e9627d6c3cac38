"""Many games at once: rows, masks and rewards in one array each."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import numpy as np
import numpy.typing as npt
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space

from tabularium.envs.opening import Opening, Seeds
from tabularium.envs.session import Batch, Session
from tabularium.envs.single import SeatEnv
from tabularium.kernel.game import AnyGame, Options

Rows = npt.NDArray[np.int32]
Masks = npt.NDArray[np.int8]
Seats = npt.NDArray[np.int64]
Rewards = npt.NDArray[np.float64]


class Many:
    """Games in which the learner plays all seats. After `step` a game that has ended begins anew at once: its last
    rewards are in `rewards`, by game and seat, and `ended` marks it. Rows, masks and seats can be read only, and change
    with every step: copy what you keep.

        many = age_of_rome_v1.many(64, seats=2)
        many.reset(seed=1)
        rewards, ended = many.step(choose(many.rows, many.masks, many.seats))
    """

    def __init__(
        self,
        game: AnyGame,
        copies: int,
        seats: int | None = None,
        options: Options | None = None,
        talk: bool = False,
        max_cycles: int | None = None,
    ) -> None:
        self.opening = Opening(game, seats, options, talk)
        self.copies = copies
        self.max_cycles = max_cycles
        self.batch = Batch(copies, self.opening.encoder, self.opening.table)
        self.rows: Rows = np.frombuffer(memoryview(self.batch.rows), np.int32).reshape(copies, -1)
        self.masks: Masks = np.frombuffer(memoryview(self.batch.masks), np.int8).reshape(copies, -1)
        self.seats: Seats = np.frombuffer(memoryview(self.batch.seats), np.int64)  # who decides in each game
        self.seeds = Seeds(None)
        self.sessions: list[Session] = []
        self.cycles: npt.NDArray[np.int64] = np.zeros(copies, np.int64)

    def reset(self, seed: int | None = None) -> None:
        if seed is not None:
            self.seeds.start(seed)
        self.sessions = [self.opening.begin(self.seeds.next()) for _ in range(self.copies)]
        for number, session in enumerate(self.sessions):
            self.batch.show(number, session)
        self.cycles.fill(0)

    def step(self, actions: Sequence[int] | npt.NDArray[np.int64]) -> tuple[Rewards, npt.NDArray[np.bool_]]:
        """An action for each game; what the games that ended were worth, and which these are."""
        ids = np.asarray(actions).tolist()
        rewards = np.zeros((self.copies, self.opening.seats))
        ended = np.zeros(self.copies, np.bool_)
        for number in self.batch.step(self.sessions, ids):
            rewards[number] = self.opening.worth(self.sessions[number])
            ended[number] = True
        self.cycles += 1
        if self.max_cycles is not None:
            ended |= self.cycles >= self.max_cycles
        for number in np.flatnonzero(ended).tolist():
            self.sessions[number].start(self.opening.new(self.seeds.next()))
            self.batch.show(number, self.sessions[number])
        self.cycles[ended] = 0
        return rewards, ended


class SeatsEnv(VectorEnv[Any, Any, Any]):
    """Many games of one seat against bots, as Gymnasium's vector environments are. A game that has ended begins anew
    in the same step; its last row and mask are in `infos["final_obs"]` and `infos["final_mask"]`."""

    metadata = {"render_modes": [], "autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 - Gymnasium wants it so

    def __init__(self, game: AnyGame, copies: int, **settings: Any) -> None:
        self.envs = [SeatEnv(game, **settings) for _ in range(copies)]
        self.num_envs = copies
        self.single_observation_space = self.envs[0].observation_space
        self.single_action_space = self.envs[0].action_space
        self.observation_space = batch_space(self.single_observation_space, copies)
        self.action_space = batch_space(self.single_action_space, copies)

    def reset(
        self, *, seed: int | list[int | None] | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        seeds = seed if isinstance(seed, list) else [None if seed is None else seed + n for n in range(self.num_envs)]
        begun = [env.reset(seed=own) for env, own in zip(self.envs, seeds, strict=True)]
        return np.stack([row for row, _ in begun]), {
            "action_mask": np.stack([info["action_mask"] for _, info in begun])
        }

    def step(
        self, actions: npt.NDArray[np.int64]
    ) -> tuple[Rows, Rewards, npt.NDArray[np.bool_], npt.NDArray[np.bool_], dict[str, Any]]:
        rows, masks, rewards, overs, lates = [], [], [], [], []
        last_rows: list[Any] = [None] * self.num_envs
        last_masks: list[Any] = [None] * self.num_envs
        for number, (env, action) in enumerate(zip(self.envs, actions, strict=True)):
            row, reward, over, late, info = env.step(int(action))
            if over or late:
                last_rows[number], last_masks[number] = row, info["action_mask"]
                row, info = env.reset()
            rows.append(row)
            masks.append(info["action_mask"])
            rewards.append(reward)
            overs.append(over)
            lates.append(late)
        infos: dict[str, Any] = {"action_mask": np.stack(masks)}
        if any(row is not None for row in last_rows):
            infos |= {"final_obs": np.array(last_rows, object), "final_mask": np.array(last_masks, object)}
        return np.stack(rows), np.array(rewards), np.array(overs), np.array(lates), infos
