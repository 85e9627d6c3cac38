"""What stands beside a choice of 44 BCE is what happens when it is made."""

from __future__ import annotations

import re

import pytest

from tabularium.games.forty_four_bce.game import GAME
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.games.forty_four_bce.steps.choices import ChooseSpend, PayGrey
from tabularium.games.forty_four_bce.terms import IMMEDIATE
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.play import answer, legal, next_seat, play
from tests.games.previews import Check, hold_to_their_word, number


def after(s: FortyFourBce, seat: int, move: int) -> FortyFourBce:
    """The table when the move is made and paid for."""
    world = s.copy()
    play(world, seat, move)
    while world.agenda and isinstance(world.agenda[-1], (PayGrey, ChooseSpend)):
        payer = next_seat(world)
        play(world, payer, legal(world, payer)[0])
    return world


def structure(s: FortyFourBce, seat: int, move: int, beside: str) -> None:
    """The price is paid at once. A structure that strikes at once may give Denarii back: it is left out."""
    if s.box.timing[argument_of(move)] == IMMEDIATE:
        return
    world = s.copy()
    answer(world, seat, move)
    assert sum(s.denarii) - sum(world.denarii) == number(beside, "Denari")


def recruit(s: FortyFourBce, seat: int, move: int, beside: str) -> None:
    """All numbers before `less` are cubes and loyalty cards; a discount takes off as many as can be taken off."""
    price, _, less = beside.partition(". ")[0].partition(", less ")
    asked = sum(int(n) for n in re.findall(r"\d+(?! loyal)", price))
    world = after(s, seat, move)
    paid = sum(s.cubes) - sum(world.cubes)
    assert paid == asked if not less else asked - number(less, "influence") <= paid <= asked


CHECKS: dict[int, Check[FortyFourBce]] = {kinds.BUILD: structure, kinds.MOVE_TO: structure, kinds.RECRUIT: recruit}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_preview_promises_is_what_happens(seats: int) -> None:
    met = hold_to_their_word(GAME, seats, seats, CHECKS) | hold_to_their_word(GAME, seats, seats + 10, CHECKS)
    assert {kinds.BUILD, kinds.RECRUIT} <= met
    assert all(kind_of(kind) == kind for kind in met)
