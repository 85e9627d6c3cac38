"""Random play comes to an end, also where words and edits could go on for ever."""

from __future__ import annotations

from collections.abc import Sequence

import pytest

from tabularium.games.forty_four_bce.game import GAME as TALKING
from tabularium.games.nundinae.game import GAME
from tabularium.kernel.conformance import check_game, course
from tabularium.kernel.game import AnyGame
from tabularium.kernel.moves import DONE, READY
from tabularium.kernel.tastes import Taste

ENOUGH = 20_000  # picks: a game by even chance has some hundreds


def put_off(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """Everybody rather goes on with words and edits than be ready or done; the number of their choices."""
    picks = [0]

    def pick(self: Taste, moves: Sequence[int]) -> int:
        picks[0] += 1
        assert picks[0] < ENOUGH, "this game never ends"
        others = [move for move in moves if move not in (DONE, READY)] or moves
        return others[self.rng.below(len(others))]

    monkeypatch.setattr(Taste, "pick", pick)
    return picks


@pytest.mark.parametrize("game", [GAME, TALKING], ids=lambda game: game.id)
def test_a_game_ends_whose_seats_would_edit_and_talk_for_ever(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    picks = put_off(monkeypatch)
    check_game(game, 2, 1, often=1000)
    course(game, 2, 1)
    assert picks[0] > 30
