"""What stands beside a choice of Ave Roma is what happens when it is made."""

from __future__ import annotations

import pytest

from tabularium.games.ave_roma.game import GAME
from tabularium.games.ave_roma.state import AveRoma
from tabularium.games.ave_roma.steps import kinds
from tabularium.games.ave_roma.steps.cards import ChooseZone
from tabularium.games.ave_roma.steps.ending import RaiseZone, ScoreZone
from tabularium.games.ave_roma.terms import DENARII, GOODS, ZONES
from tabularium.kernel.moves import PASS, argument_of
from tabularium.kernel.play import answer
from tests.games.previews import Check, hold_to_their_word, number


def after(s: AveRoma, seat: int, move: int) -> AveRoma:
    world = s.copy()
    answer(world, seat, move)
    return world


def denarii(s: AveRoma, seat: int) -> int:
    return s.goods[seat * GOODS + DENARII]


def trade(s: AveRoma, seat: int, move: int, beside: str) -> None:
    """What has no room in the storage becomes something else at once: only whole trades are compared."""
    world = after(s, seat, move)
    resource = seat * GOODS + kinds.resource_traded(move)
    if abs(world.goods[resource] - s.goods[resource]) == kinds.count_traded(move):
        assert abs(denarii(world, seat) - denarii(s, seat)) == number(beside, "denari")


def training(s: AveRoma, seat: int, move: int, beside: str) -> None:
    assert denarii(s, seat) - denarii(after(s, seat, move), seat) == number(beside, "denari")


def trained(s: AveRoma, seat: int, move: int, beside: str) -> None:
    """All values of the worker are within what was said."""
    world = after(s, seat, move)
    found = [argument_of(one) + 1 for one in world.agenda[-1].legal(world, seat)]
    least, most = (int(part) for part in beside.removeprefix("as ").split(" to "))
    assert least <= min(found) <= max(found) <= most


def zone(s: AveRoma, seat: int, move: int, beside: str) -> None:
    at = seat * ZONES + argument_of(move)
    world = after(s, seat, move)
    if isinstance(s.agenda[-1], ScoreZone):
        assert sum(world.points) - sum(s.points) == number(beside, "point")
    elif isinstance(s.agenda[-1], (RaiseZone, ChooseZone)):
        assert world.cubes[at] == int(beside.split()[-1])


def the_face_of_a_card(s: AveRoma, seat: int, move: int, beside: str) -> None:
    """Numbers printed on a card are no promise about this move; tests/…/test_words.py holds them to the box."""


FACES = (
    kinds.GO,
    kinds.CHOOSE,
    kinds.USE,
    kinds.ACTIVATE,
    kinds.REPLACE,
    kinds.DOUBLE,
    kinds.SPEND,
    kinds.BONUS,
    kinds.ICON,
    kinds.HALF,
    kinds.SECOND,
)
CHECKS: dict[int, Check[AveRoma]] = {
    kinds.SELL: trade,
    kinds.BUY: trade,
    kinds.SPACE: training,
    kinds.TRAIN_WORKER: training,
    kinds.RETRAIN: training,
    kinds.TRAINED: trained,
    kinds.IN_ZONE: zone,
    kinds.JUMP: zone,
    **dict.fromkeys((*FACES, kinds.RECOVER, kinds.BOARD, kinds.PASSIVE, kinds.STOP, PASS), the_face_of_a_card),
}


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_what_a_preview_promises_is_what_happens(seats: int) -> None:
    met = hold_to_their_word(GAME, seats, seats, CHECKS)
    met |= hold_to_their_word(GAME, seats, seats + 10, CHECKS, {"mode": "advanced"})
    assert kinds.SELL in met  # a zone is chosen only in some games
