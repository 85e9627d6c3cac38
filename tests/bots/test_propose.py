"""What games propose to bots: whole answers, every one of which can be given."""

from __future__ import annotations

import pytest

from tabularium.kernel.game import AnyGame, nothing_proposed, shelf
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.rng import sfc32

ENOUGH = 40  # questions with proposals, if there are so many in twelve games


@pytest.mark.parametrize(
    "game", [game for game in shelf().values() if game.propose is not nothing_proposed], ids=lambda game: game.id
)
def test_every_proposal_can_be_given(game: AnyGame) -> None:
    rng = sfc32(8)
    asked = 0
    for seed in range(12):
        s = game.new(max(game.player_counts), rng=seed)
        while not s.over and asked < ENOUGH:
            seat = next_seat(s)
            view = s.view(seat)
            proposed = [] if s.agenda[-1].talk else game.propose(game.seen(view), seat, rng)
            asked += bool(proposed)
            for answer in proposed:
                world = view.determinize(sfc32(1))
                for move in answer:
                    assert not world.agenda[-1].forbids(world, seat, move), game.notation().format(move)
                    play(world, seat, move)
            moves = legal(s, seat)
            play(s, seat, moves[rng.below(len(moves))])
    assert asked
