"""The kinds of moves and events."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.moves import FIRST_EVENT, FIRST_KIND, KIND, argument_of

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

TOLD_ROUND: Final = FIRST_EVENT
TOLD_ORDER: Final = FIRST_EVENT + 1
TOLD_BOARD: Final = FIRST_EVENT + 2
TOLD_WORKER: Final = FIRST_EVENT + 3
TOLD_TRAINED: Final = FIRST_EVENT + 4
TOLD_PASSED: Final = FIRST_EVENT + 5
TOLD_DENARII: Final = FIRST_EVENT + 6
TOLD_PAID_DENARII: Final = FIRST_EVENT + 7
TOLD_GAINED: Final = FIRST_EVENT + 8
TOLD_OVERFLOW_SURPLUS: Final = FIRST_EVENT + 9
TOLD_OVERFLOW_DENARII: Final = FIRST_EVENT + 10
TOLD_SURPLUS: Final = FIRST_EVENT + 11
TOLD_SOLD: Final = FIRST_EVENT + 12
TOLD_BOUGHT: Final = FIRST_EVENT + 13
TOLD_PAID: Final = FIRST_EVENT + 14
TOLD_LESS: Final = FIRST_EVENT + 15
TOLD_SLID: Final = FIRST_EVENT + 16
TOLD_ZONE_BOUGHT: Final = FIRST_EVENT + 17
TOLD_FEE: Final = FIRST_EVENT + 18
TOLD_BROWN: Final = FIRST_EVENT + 19
TOLD_DRAWN: Final = FIRST_EVENT + 20
TOLD_NO_CARD: Final = FIRST_EVENT + 21
TOLD_TURNED: Final = FIRST_EVENT + 22
TOLD_SPENT: Final = FIRST_EVENT + 23
TOLD_CUBE: Final = FIRST_EVENT + 24
TOLD_CARD: Final = FIRST_EVENT + 25
TOLD_POINTS: Final = FIRST_EVENT + 26
TOLD_PATRON: Final = FIRST_EVENT + 27
TOLD_ACTIVE: Final = FIRST_EVENT + 28
TOLD_PASSIVE: Final = FIRST_EVENT + 29
TOLD_REPLACED: Final = FIRST_EVENT + 30
TOLD_MARKER: Final = FIRST_EVENT + 31
TOLD_POLITICAL: Final = FIRST_EVENT + 32
TOLD_BONUS: Final = FIRST_EVENT + 33
TOLD_NEUTRAL: Final = FIRST_EVENT + 34
TOLD_DISCARDED: Final = FIRST_EVENT + 35
TOLD_ROW: Final = FIRST_EVENT + 36
TOLD_RECOVERED: Final = FIRST_EVENT + 37
TOLD_NEUTRAL_RECOVERED: Final = FIRST_EVENT + 38
TOLD_END_ZONES: Final = FIRST_EVENT + 39
TOLD_END_ROW: Final = FIRST_EVENT + 40
TOLD_IMAGINED: Final = FIRST_EVENT + 41
TOLD_DECLINED: Final = FIRST_EVENT + 42
TOLD_ADJUSTED: Final = FIRST_EVENT + 43
TOLD_DOUBLED: Final = FIRST_EVENT + 44
TOLD_SCORED_ZONE: Final = FIRST_EVENT + 45
TOLD_CUBE_STAYS: Final = FIRST_EVENT + 46
TOLD_SURPLUS_LOST: Final = FIRST_EVENT + 47
TOLD_FRAGMENTS: Final = FIRST_EVENT + 48
TOLD_SET: Final = FIRST_EVENT + 49
