"""The greedy bot: every answer it gives can be played, and a better score attracts it."""

from __future__ import annotations

import pytest

from tabularium.bots.greedy import GreedyBot
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.live import Live
from tabularium.kernel.play import legal
from tabularium.kernel.rng import sfc32

GAMES = list(shelf().values())


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_every_answer_can_be_played(game: AnyGame) -> None:
    rng = sfc32(3)
    live = Live(game, max(game.player_counts), {}, 5)
    bot = GreedyBot(game, 1, seconds=0.05)
    for n in range(36):
        if live.over:
            break
        seat = live.waiting()[rng.below(len(live.waiting()))]
        if n % 3 and not live.state.agenda[-1].talk:
            moves = legal(live.state, seat)
            live.play_moves(seat, (moves[rng.below(len(moves))],))
        else:
            live.play_moves(seat, bot.choose(live.view(seat), seat))


def test_it_takes_the_ware_when_it_can_and_needs_its_own_view() -> None:
    game = next(one for one in GAMES if one.example)
    wins = 0
    for seed in range(20):
        live = Live(game, 2, {"market": "long"}, seed)
        bot, rng = GreedyBot(game, seed), sfc32(seed)
        while not live.over:
            seat = live.waiting()[0]
            moves = legal(live.state, seat)
            chosen = bot.choose(live.view(0), 0) if seat == 0 else (moves[rng.below(len(moves))],)
            live.play_moves(seat, chosen)
        wins += 0 in game.outcome(live.state).winners
    assert wins >= 12
    with pytest.raises(ValueError, match="takes the view"):
        bot.choose(Live(game, 2, {}, 1).view(1), 0)
