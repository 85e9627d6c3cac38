"""Ready-made plans: whatever a page offers whole can be played whole."""

from __future__ import annotations

import pytest

from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.moves import READY
from tabularium.kernel.play import legal, next_seat
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import sfc32
from tabularium.tables.table import Plan, SeatPlan, lay
from tabularium.web.scene import plans_of


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
def test_a_plan_on_offer_can_be_played(game: AnyGame) -> None:
    rng = sfc32(5)
    seats = [SeatPlan("here")] * max(game.player_counts)
    table = lay("t", Plan(game, seats, seed=5), "host", 0.0)
    presenter = Presenter(game, "fr", table.names)
    for _ in range(150):
        s = table.live.state
        seat = next_seat(s)
        if seat < 0:
            break
        plans = plans_of(table, table.live.view(seat), seat, presenter)
        moves = legal(s, seat)
        if plans:
            assert all(plan.labels for plan in plans)
            table.play(seat, plans[rng.below(len(plans))].notation, table.revision(seat), "", 1.0)
        elif s.agenda[-1].talk:
            table.play_moves(seat, (READY,), "", 1.0)
        else:
            table.play_moves(seat, (moves[rng.below(len(moves))],), "", 1.0)
