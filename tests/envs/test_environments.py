"""The environments keep the contracts of PettingZoo and Gymnasium, and what they show comes from the view alone."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

from tabularium import envs
from tabularium.envs import environments, find_environment
from tabularium.envs.aec import TableEnv
from tabularium.envs.session import IllegalAction
from tabularium.kernel.game import shelf
from tabularium.kernel.refusals import BadOptions, UnknownGame
from tabularium.kernel.rng import sfc32

QUICK = "nundinae_v1"
CYCLES = {"nundinae": 200}


def any_action(mask: np.ndarray[Any, Any], rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))


def play_on(env: TableEnv, steps: int, seed: int = 0) -> None:
    rng = np.random.default_rng(seed)
    for _ in env.agent_iter(steps):
        observation, _, over, late, _ = env.last()
        env.step(None if over or late else any_action(observation["action_mask"], rng))


def test_there_is_an_environment_for_every_game() -> None:
    assert [id.rpartition("_v")[0] for id in environments()] == list(shelf())
    assert envs.nundinae_v1.id == "nundinae_v1"
    assert repr(envs.nundinae_v1) == "<environments nundinae_v1>"


def test_other_versions_and_other_words_are_refused() -> None:
    with pytest.raises(UnknownGame, match="there is no nundinae_v9: this build has nundinae_v1"):
        find_environment("nundinae_v9")
    with pytest.raises(UnknownGame, match="an environment is called like age_of_rome_v1"):
        find_environment("nundinae")
    with pytest.raises(AttributeError, match="no game “chess”"):
        _ = envs.chess_v1
    with pytest.raises(BadOptions, match="nundinae is for 1, 2, 3, 4 players, not 9"):
        find_environment(QUICK).env(seats=9)


@pytest.mark.parametrize("id", environments())
def test_pettingzoo_accepts_it(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises against rows that are no pictures and rewards that come late
        api_test(find_environment(id).env(), num_cycles=CYCLES.get(id.rpartition("_v")[0], 40))


@pytest.mark.parametrize("id", environments())
def test_the_same_seed_gives_the_same_game(id: str) -> None:
    seed_test(lambda: find_environment(id).env(max_cycles=30), num_cycles=20)


def test_a_game_stops_after_as_many_cycles_as_asked_for() -> None:
    env = find_environment(QUICK).env(seats=2, max_cycles=5)
    env.reset(seed=3)
    play_on(env, 5)
    assert env.cycles == 5
    assert all(env.truncations.values())
    assert not any(env.terminations.values())
    play_on(env, 2)
    assert env.agents == []


def test_rewards_come_at_the_end_and_add_up_to_nothing() -> None:
    env = find_environment(QUICK).env(seats=3)
    env.reset(seed=3)
    totals = dict.fromkeys(env.agents, 0.0)
    rng = np.random.default_rng(0)
    for agent in env.agent_iter():
        observation, reward, over, _, _ = env.last()
        totals[agent] += reward
        env.step(None if over else any_action(observation["action_mask"], rng))
    assert sum(totals.values()) == pytest.approx(0)
    assert max(totals.values()) > 0


@pytest.mark.parametrize("id", environments())
def test_an_observation_is_made_from_the_view_alone(id: str) -> None:
    """Everything that the seat can't know is drawn anew: its row and mask stay."""
    env = find_environment(id).env()
    env.reset(seed=5)
    play_on(env, 25)
    agent = env.agent_selection
    before = env.observe(agent)
    world = env.view(agent).determinize(sfc32(7))
    other = find_environment(id).env()
    other.reset(seed=0)
    other.set_state_bytes(env.opening.game.to_bytes(world))
    after = other.observe(agent)
    assert (before["observation"][env.opening.table.depth :] == after["observation"][env.opening.table.depth :]).all()
    if not env.session.parts:
        assert (before["action_mask"] == after["action_mask"]).all()


@pytest.mark.parametrize("id", environments())
def test_a_clone_has_the_same_future_and_shares_nothing(id: str) -> None:
    env = find_environment(id).env()
    env.reset(seed=2)
    play_on(env, 10)
    twin = env.clone()
    kept = env.state_bytes()
    play_on(twin, 15, 4)
    assert env.state_bytes() == kept
    play_on(env, 15, 4)
    assert env.state_bytes() == twin.state_bytes()
    assert (env.state() == twin.state()).all()


def test_bytes_carry_a_table_elsewhere() -> None:
    env = find_environment(QUICK).env(seats=2)
    env.reset(seed=2)
    play_on(env, 3)
    other = find_environment(QUICK).env(seats=2)
    other.reset(seed=9)
    other.set_state_bytes(env.state_bytes())
    play_on(env, 50, 1)
    play_on(other, 50, 1)
    assert env.state_bytes() == other.state_bytes()


def test_names_candidates_and_features_fit_together() -> None:
    env = find_environment("mare_nostrum_v1").env(seats=3)
    env.reset(seed=1)
    assert len(env.fields()) == env.observe("seat_0")["observation"].size
    assert len(env.actions()) == env.action_space("seat_0").n
    assert env.action_features().shape[0] == len(env.candidates())
    before = env.state_bytes()
    env.step_candidate(len(env.candidates()) - 1)
    assert env.state_bytes() != before
    with pytest.raises(IllegalAction, match="not in the mask"):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))


def test_a_table_can_be_read() -> None:
    env = find_environment(QUICK).env(seats=2, render_mode="ansi")
    env.reset(seed=4)
    shown = env.render()
    assert shown is not None
    assert "On sale" in shown
    env.close()


# -- one seat against bots ---------------------------------------------------------------------------


@pytest.mark.parametrize("id", environments())
def test_gymnasium_accepts_it(id: str) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")  # it advises floats between -1 and 1
        check_env(find_environment(id).single(), skip_render_check=True)


def test_one_seat_plays_against_the_bots_it_names() -> None:
    env = find_environment(QUICK).single(seats=3, seat=1, opponents=["random", "plebeian@8sims"])
    row, info = env.reset(seed=1)
    rng = np.random.default_rng(0)
    over = False
    while not over:
        assert env.session.seat == 1
        row, reward, over, late, info = env.step(any_action(info["action_mask"], rng))
        assert not late
    assert -0.5 <= reward <= 1
    assert len(row) == len(env.fields())
    with pytest.raises(BadOptions, match="3 seats need 2 opponents, not 1"):
        find_environment(QUICK).single(seats=3, opponents=["random"])
    with pytest.raises(BadOptions, match="numbered from 0 to 1 here, not 4"):
        find_environment(QUICK).single(seats=2, seat=4)


def test_an_action_outside_the_mask_loses() -> None:
    env = find_environment(QUICK).single(seats=2)
    _, info = env.reset(seed=1)
    _, reward, over, _, info = env.step(int(np.flatnonzero(info["action_mask"] == 0)[0]))
    assert (reward, over) == (-1.0, True)
    assert "not in the mask" in info["illegal"]


def test_one_seat_stops_after_as_many_cycles_as_asked_for() -> None:
    env = find_environment(QUICK).single(seats=2, max_cycles=1)
    _, info = env.reset(seed=1)
    _, _, over, late, _ = env.step(any_action(info["action_mask"], np.random.default_rng(0)))
    assert (over, late) == (False, True)


# -- many at once ------------------------------------------------------------------------------------


def test_many_games_go_on_side_by_side() -> None:
    many = find_environment(QUICK).many(8, seats=2)
    many.reset(seed=1)
    rng = np.random.default_rng(0)
    finished, total = 0, 0.0
    for _ in range(60):
        rewards, ended = many.step([any_action(mask, rng) for mask in many.masks])
        finished += int(ended.sum())
        total += float(rewards.sum())
        assert rewards[~ended].sum() == 0
    assert finished > 8
    assert total == pytest.approx(0)
    again = find_environment(QUICK).many(8, seats=2)
    again.reset(seed=1)
    first = find_environment(QUICK).many(8, seats=2)
    first.reset(seed=1)
    assert (again.rows == first.rows).all()


def test_many_games_move_all_or_none() -> None:
    many = find_environment(QUICK).many(2, seats=2)
    many.reset(seed=3)
    rows, fine = many.rows.copy(), int(many.masks[0].argmax())
    with pytest.raises(IllegalAction, match="game 1: action 999999 is not in its mask; no game has moved"):
        many.step([fine, 999_999])
    with pytest.raises(IllegalAction, match="1 actions for 2 games"):
        many.step([fine])
    assert (many.rows == rows).all()
    assert many.masks[0][fine]


def test_many_games_stop_after_as_many_cycles_as_asked_for() -> None:
    many = find_environment(QUICK).many(2, seats=2, max_cycles=1)
    many.reset(seed=1)
    _, ended = many.step([int(np.flatnonzero(mask)[0]) for mask in many.masks])
    assert ended.all()


def test_a_vector_of_single_seats() -> None:
    vector = find_environment(QUICK).vector(3, seats=2)
    rows, infos = vector.reset(seed=5)
    assert rows.shape == vector.observation_space.shape
    rng = np.random.default_rng(0)
    ended = 0
    for _ in range(30):
        actions = np.array([any_action(mask, rng) for mask in infos["action_mask"]])
        rows, rewards, overs, lates, infos = vector.step(actions)
        assert rows.shape[0] == len(rewards) == len(lates) == 3
        if overs.any():
            ended += int(overs.sum())
            assert infos["final_obs"][int(np.flatnonzero(overs)[0])] is not None
    assert ended > 3
    alone = find_environment(QUICK).single(seats=2)
    assert (alone.reset(seed=6)[0] == vector.reset(seed=5)[0][1]).all()
