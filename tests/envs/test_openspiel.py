"""OpenSpiel's algorithms run on the games."""

from __future__ import annotations

from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed: pip install open_spiel")

import tabularium.envs.openspiel  # noqa: E402, F401 - registers the games
from tabularium.kernel.game import shelf  # noqa: E402

SMALL = {"seats": 2, "deals": 20}


@pytest.mark.parametrize(
    "game", [pytest.param(name, marks=[pytest.mark.long] * (name != "nundinae")) for name in shelf()]
)
def test_openspiel_plays_it_at_random(game: str) -> None:
    made = pyspiel.load_game(f"tabularium_{game}", {"deals": 5})
    pyspiel.random_sim_test(made, num_sims=2, serialize=False, verbose=False)


def after_the_deal(deal: int = 3) -> Any:
    state = pyspiel.load_game("tabularium_nundinae", SMALL).new_initial_state()
    assert state.is_chance_node()
    assert len(state.chance_outcomes()) == 20
    state.apply_action(deal)
    return state


def test_a_state_knows_no_more_than_its_seat() -> None:
    state = after_the_deal()
    other = state.resampled(0, 5)
    assert str(other) != str(state)
    assert other.information_state_string(0) == state.information_state_string(0)
    assert other.information_state_tensor(0) == state.information_state_tensor(0)
    assert other.legal_actions() == state.legal_actions()
    assert state.information_state_string(0) != state.information_state_string(1)


def test_a_clone_goes_its_own_way() -> None:
    state = after_the_deal()
    twin = state.clone()
    twin.apply_action(twin.legal_actions()[0])
    assert str(twin) != str(state)
    again = state.clone()
    again.apply_action(again.legal_actions()[0])
    assert str(again) == str(twin)


def test_options_are_taken() -> None:
    long = pyspiel.load_game("tabularium_nundinae", {"seats": 2, "deals": 2, "options": "market=long"})
    state = long.new_initial_state()
    state.apply_action(0)
    assert state.session.state.options[0] == 1
    with pytest.raises(Exception, match="no option “weather”"):
        pyspiel.load_game("tabularium_nundinae", {"options": "weather=fine"})


@pytest.mark.long
def test_ismcts_beats_chance() -> None:
    from open_spiel.python.algorithms import ismcts, mcts

    game = pyspiel.load_game("tabularium_nundinae", {"seats": 2, "deals": 100})
    chance = np.random.RandomState(1)
    won = 0.0
    for deal in range(30):
        evaluator = mcts.RandomRolloutEvaluator(1, chance)
        bot = ismcts.ISMCTSBot(game, evaluator, uct_c=2.0, max_simulations=40, random_state=chance)
        bot.set_resampler(lambda state, player: state.resampled(player, int(chance.randint(1 << 30))))
        state = game.new_initial_state()
        state.apply_action(deal)
        while not state.is_terminal():
            thinks = state.current_player() == deal % 2
            state.apply_action(bot.step(state) if thinks else int(chance.choice(state.legal_actions())))
        won += state.returns()[deal % 2]
    assert won > 5  # of thirty: chance alone would get 0


@pytest.mark.long
def test_mccfr_lowers_its_regret() -> None:
    """On a few deals external sampling learns to beat a player who moves at random."""
    from open_spiel.python.algorithms import external_sampling_mccfr

    game = pyspiel.load_game("tabularium_nundinae", {"seats": 2, "deals": 3})
    solver = external_sampling_mccfr.ExternalSamplingSolver(game)
    for _ in range(20):
        solver.iteration()
    policy = solver.average_policy()
    state = game.new_initial_state()
    state.apply_action(0)
    odds = policy.action_probabilities(state)
    assert sum(odds.values()) == pytest.approx(1)
    assert max(odds.values()) > 1.5 / len(odds)
