"""Ours beside others: both are counted alike, and those that are not installed are left out."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

from tabularium.arena import peers
from tabularium.arena.bench import Tally
from tabularium.arena.peers import AT_ONCE, DECISIONS, STEPS, TURN_BY_TURN, Peer, at_once, compared, env_player, told
from tabularium.envs import nundinae_v1
from tabularium.games.nundinae.game import GAME


class Counting:
    """An environment that notes what it is asked for."""

    def __init__(self, env: Any) -> None:
        self.env = env
        self.actions: list[int | None] = []
        self.looks = 0

    def reset(self, seed: int) -> None:
        self.env.reset(seed=seed)

    def agent_iter(self) -> Any:
        return self.env.agent_iter()

    def last(self) -> Any:
        self.looks += 1
        return self.env.last()

    def step(self, action: int | None) -> None:
        self.actions.append(action)
        self.env.step(action)


def test_turn_by_turn_each_step_has_its_row_and_ends_of_games_are_no_steps() -> None:
    counting = Counting(nundinae_v1.env(seats=3))
    steps = env_player(counting)(4)
    assert counting.looks == len(counting.actions) == steps + 3
    assert counting.actions.count(None) == 3
    assert counting.env.agents == []


def test_at_once_every_game_makes_a_step_that_its_mask_allows() -> None:
    many = nundinae_v1.many(5, seats=2)
    player = at_once(many)
    taken: list[Any] = []
    step = many.step

    def noting(actions: Any) -> Any:
        taken.append((many.masks.copy(), actions.copy()))
        return step(actions)

    many.step = noting
    assert [player(number) for number in range(40)] == [5] * 40
    assert len(taken) == 40
    assert all((masks[np.arange(5), actions] == 1).all() for masks, actions in taken)


def test_the_table_says_how_many_times_as_fast_ours_are() -> None:
    def nobody(number: int) -> int:
        return 0

    measured = [
        Peer("nundinae", DECISIONS, nobody, 1.5, tally=Tally(20, 4000, 2.0)),
        Peer("a_v1", STEPS, nobody, interface=TURN_BY_TURN, tally=Tally(1, 300, 1.0)),
        Peer("b_v1", STEPS, nobody, interface=TURN_BY_TURN, tally=Tally(1, 900, 1.0)),
        Peer("a_v1", STEPS, nobody, interface=AT_ONCE, tally=Tally(1, 1000, 1.0)),
        Peer("theirs", STEPS, nobody, tally=Tally(1, 100, 1.0)),
    ]
    lines = list(told(measured))
    assert "| nundinae | 2,000 | 10.0 | 1.5 us |" in lines
    assert lines[-1] == "| theirs | 100 | 3.0 to 9.0 times | 10.0 times |"
    assert "| a_v1 | 300 |  |  |" in lines


def test_who_is_not_installed_is_left_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(peers, "RLCARD", ("no-such-game",))
    monkeypatch.setattr(peers, "CLASSICS", ("no_such_game_v1",))
    names = [peer.name for peer in compared([GAME], 0.01)]
    assert names[:3] == ["nundinae", f"nundinae_v1, {TURN_BY_TURN}", f"nundinae_v1, {AT_ONCE}"]
    assert "catanatron" in names
    assert not [name for name in names if "such" in name]
