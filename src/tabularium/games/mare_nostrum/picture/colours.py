"""Empires by colour and initial, as on the board."""

from __future__ import annotations

from functools import cache
from typing import Final

from tabularium.draw.pieces import tag
from tabularium.draw.svg import group
from tabularium.games.mare_nostrum.state import NO_EMPIRE, MareNostrum
from tabularium.kernel.picture import HOUSE_COLOURS, NUMERALS

COLOURS: Final = {"rome": "red", "greece": "green", "carthage": "black", "egypt": "gold", "babylon": "purple"}


def colour(view: MareNostrum, seat: int) -> str:
    """The colour of the Empire; before it is chosen, that of the seat."""
    empire = view.empire[seat]
    if empire == NO_EMPIRE:
        return HOUSE_COLOURS[seat]
    return COLOURS.get(view.box.empires[empire], HOUSE_COLOURS[empire])


def letter(view: MareNostrum, seat: int) -> str:
    empire = view.empire[seat]
    return NUMERALS[seat] if empire == NO_EMPIRE else view.box.empires[empire][0].upper()


def sign(view: MareNostrum, seat: int, x: float, y: float, size: float) -> str:
    """The tag of a seat in the colour of its Empire."""
    return tagged(seat, letter(view, seat), colour(view, seat), x, y, size)


@cache
def tagged(seat: int, initial: str, hue: str, x: float, y: float, size: float) -> str:
    return group(tag(seat, initial, x, y, size), cls=f"piece {hue}")
