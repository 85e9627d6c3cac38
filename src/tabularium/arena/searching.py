"""How fast a Consul searches, beside OpenSpiel's information-set search of gin rummy."""

from __future__ import annotations

from collections.abc import Iterator
from importlib import import_module
from importlib.util import find_spec
from random import Random
from time import process_time
from typing import Any

from tabularium.arena.bench import compiled, middle_states
from tabularium.bots.search import Search
from tabularium.kernel.game import AnyGame
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.state import View

SIMULATIONS = 200  # for each answer
ROLLOUT_SEED, BOT_SEED, EXPLORE = 3, 7, 2.0


def questions(game: AnyGame, seats: int) -> Iterator[tuple[View, int]]:
    """Decisions along random games, again and again."""
    found = []
    for s in middle_states(game, seats):
        seat = next_seat(s)
        if seat >= 0 and not s.agenda[-1].talk and len(legal(s, seat)) > 1:
            found.append((s.view(seat), seat))
    while True:
        yield from found


def our_pace(game: AnyGame, seats: int, seconds: float) -> dict[str, object]:
    """Simulations a second of a Consul, and how long the judge takes for all seats."""
    spent = 0.0
    simulations = 0
    for number, (view, seat) in enumerate(questions(game, seats)):
        search = Search(game.judge, game.propose, False, game.guess, game.imagine)
        start = process_time()
        search.think(view, seat, SIMULATIONS, number, 0.0)
        spent += process_time() - start
        simulations += search.simulations
        if spent >= seconds:
            break
    return {
        "game": game.id,
        "seats": seats,
        "compiled": compiled(),
        "simulations_per_s": round(simulations / spent),
        "judge_us": round(judge_us(game, seats), 1),
    }


def judge_us(game: AnyGame, seats: int) -> float:
    states = list(middle_states(game, seats, 2))
    start = process_time()
    for s in states:
        for _ in range(10):
            game.judge.chances(s)
    return (process_time() - start) / (10 * len(states)) * 1e6


def openspiel_pace(seconds: float) -> float | None:
    """Simulations a second of OpenSpiel's ISMCTS (C++, with rollouts) on gin rummy; None where it is not installed."""
    if find_spec("pyspiel") is None:
        return None
    spiel: Any = import_module("pyspiel")
    game = spiel.load_game("gin_rummy")
    evaluator = spiel.RandomRolloutEvaluator(1, ROLLOUT_SEED)
    policy = spiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT
    bot = spiel.ISMCTSBot(BOT_SEED, evaluator, EXPLORE, SIMULATIONS, -1, policy, False, False)
    chance = Random(1)
    spent = 0.0
    simulations = 0
    s = game.new_initial_state()
    while spent < seconds:
        if s.is_terminal():
            s = game.new_initial_state()
        if s.is_chance_node():
            actions, odds = zip(*s.chance_outcomes(), strict=True)
            s.apply_action(chance.choices(actions, odds)[0])
            continue
        actions = s.legal_actions()
        if len(actions) > 1:
            start = process_time()
            bot.step(s)
            spent += process_time() - start
            simulations += SIMULATIONS
        s.apply_action(chance.choice(actions))
    return simulations / spent
