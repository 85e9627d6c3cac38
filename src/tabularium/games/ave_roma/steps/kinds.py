"""The kinds of moves."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.moves import FIRST_KIND, KIND, argument_of

WORKER: Final = FIRST_KIND << KIND  # value - 1
TRAINED: Final = (FIRST_KIND + 1) << KIND  # space
VALUE: Final = (FIRST_KIND + 2) << KIND  # value - 1
GO: Final = (FIRST_KIND + 3) << KIND  # location
CHOOSE: Final = (FIRST_KIND + 4) << KIND  # card
SPACE: Final = (FIRST_KIND + 5) << KIND
USE: Final = (FIRST_KIND + 6) << KIND  # card
BONUS: Final = (FIRST_KIND + 7) << KIND
CONTINUE: Final = (FIRST_KIND + 8) << KIND
GAIN_RESOURCE: Final = (FIRST_KIND + 9) << KIND  # resource
AS_SURPLUS: Final = (FIRST_KIND + 10) << KIND
AS_DENARII: Final = (FIRST_KIND + 11) << KIND
SELL: Final = (FIRST_KIND + 12) << KIND  # count << 3 | resource
BUY: Final = (FIRST_KIND + 13) << KIND  # count << 3 | resource
LESS: Final = (FIRST_KIND + 14) << KIND  # cost icon
PAY: Final = (FIRST_KIND + 15) << KIND  # resource or surplus
HALF: Final = (FIRST_KIND + 16) << KIND  # 0 top, 1 bottom
SECOND: Final = (FIRST_KIND + 17) << KIND  # part
SPEND: Final = (FIRST_KIND + 18) << KIND  # card
ACTIVATE: Final = (FIRST_KIND + 19) << KIND  # card
PASSIVE: Final = (FIRST_KIND + 20) << KIND
REPLACE: Final = (FIRST_KIND + 21) << KIND  # card
IN_ZONE: Final = (FIRST_KIND + 22) << KIND  # zone
TRAIN_WORKER: Final = (FIRST_KIND + 23) << KIND  # (value - 1) << 2 | space
RETRAIN: Final = (FIRST_KIND + 24) << KIND  # from << 2 | to
ICON: Final = (FIRST_KIND + 25) << KIND
ADD: Final = (FIRST_KIND + 26) << KIND  # card
NEUTRAL: Final = (FIRST_KIND + 27) << KIND  # (value - 1) << 4 | location
RECOVER: Final = (FIRST_KIND + 28) << KIND  # location
TAKE: Final = (FIRST_KIND + 29) << KIND  # value - 1
BOARD: Final = (FIRST_KIND + 30) << KIND
IMAGINE: Final = (FIRST_KIND + 31) << KIND  # value - 1
DOUBLE: Final = (FIRST_KIND + 32) << KIND  # card
JUMP: Final = (FIRST_KIND + 33) << KIND  # zone
RISE: Final = (FIRST_KIND + 34) << KIND
# People read offers from the top: what ends or declines comes last.
STOP: Final = (FIRST_KIND + 35) << KIND
DECLINE: Final = (FIRST_KIND + 36) << KIND
# Private edits: what lies on the sheet of a trade, and what is laid for a payment. They are never among the offers.
PLAN_SALE: Final = (FIRST_KIND + 37) << KIND  # resource
DROP_SALE: Final = (FIRST_KIND + 38) << KIND
PLAN_PURCHASE: Final = (FIRST_KIND + 39) << KIND
DROP_PURCHASE: Final = (FIRST_KIND + 40) << KIND
LAY: Final = (FIRST_KIND + 41) << KIND  # resource or surplus
TAKE_BACK: Final = (FIRST_KIND + 42) << KIND


# -- moves of two numbers ----------------------------------------------------------------------------


def sell(count: int, resource: int) -> int:
    return SELL | count << 3 | resource


def buy(count: int, resource: int) -> int:
    return BUY | count << 3 | resource


def count_traded(move: int) -> int:
    return argument_of(move) >> 3


def resource_traded(move: int) -> int:
    return argument_of(move) & 7


def train_worker(value: int, space: int) -> int:
    return TRAIN_WORKER | value - 1 << 2 | space


def retrain(here: int, space: int) -> int:
    return RETRAIN | here << 2 | space


def value_trained(move: int) -> int:
    return (argument_of(move) >> 2) + 1


def space_left(move: int) -> int:
    """The training space that a worker leaves for another."""
    return argument_of(move) >> 2


def space_taken(move: int) -> int:
    return argument_of(move) & 3


def neutral(value: int, at: int) -> int:
    return NEUTRAL | value - 1 << 4 | at


def neutral_value(move: int) -> int:
    return (argument_of(move) >> 4) + 1


def neutral_place(move: int) -> int:
    return argument_of(move) & 15


PART_RESOURCE: Final = 0
PART_INFLUENCE: Final = 1
PART_NONE: Final = 2

CHANGED: Final = -1  # before what lies on a tray or a sheet that was changed
