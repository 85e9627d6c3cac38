"""The kinds of moves."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.moves import FIRST_KIND, KIND

SELL: Final = FIRST_KIND << KIND  # card
FORM: Final = (FIRST_KIND + 1) << KIND  # ware
BUY_GLORY: Final = (FIRST_KIND + 2) << KIND
LAY: Final = (FIRST_KIND + 3) << KIND  # card << 10 | card << 5 | card
PLAY: Final = (FIRST_KIND + 4) << KIND  # card
CLOSE: Final = (FIRST_KIND + 5) << KIND
DISCARD: Final = (FIRST_KIND + 6) << KIND  # card
DECLINE: Final = (FIRST_KIND + 7) << KIND
PASS_PHASE: Final = (FIRST_KIND + 8) << KIND
RETURN: Final = (FIRST_KIND + 9) << KIND  # quest
RECALL: Final = (FIRST_KIND + 10) << KIND  # region
ENVOY: Final = (FIRST_KIND + 11) << KIND  # province << 3 | type
TOKEN_SPY: Final = (FIRST_KIND + 12) << KIND
TOKEN_ALLIANCE: Final = (FIRST_KIND + 13) << KIND
OFFER: Final = (FIRST_KIND + 14) << KIND  # amount
ACCEPT: Final = (FIRST_KIND + 15) << KIND
REFUSE: Final = (FIRST_KIND + 16) << KIND
ASK: Final = (FIRST_KIND + 17) << KIND  # amount
SPY_GLORY: Final = (FIRST_KIND + 18) << KIND
SPY_ACTION: Final = (FIRST_KIND + 19) << KIND
ACTIVATE: Final = (FIRST_KIND + 20) << KIND  # province
EFFECT: Final = (FIRST_KIND + 21) << KIND  # plot
TOPPLE: Final = (FIRST_KIND + 22) << KIND  # level
EXPEL: Final = (FIRST_KIND + 23) << KIND  # region
REMOVE: Final = (FIRST_KIND + 24) << KIND
REPLACE: Final = (FIRST_KIND + 25) << KIND
PAIR: Final = (FIRST_KIND + 26) << KIND  # region << 2 | region
STRIKE: Final = (FIRST_KIND + 27) << KIND  # place in the Column
BUILD: Final = (FIRST_KIND + 28) << KIND  # type
PLACE: Final = (FIRST_KIND + 29) << KIND  # type
PLACE_COLOSSEUM: Final = (FIRST_KIND + 30) << KIND
PLACE_PLOT: Final = (FIRST_KIND + 31) << KIND
WITH_BONUS: Final = (FIRST_KIND + 32) << KIND
WITHOUT_BONUS: Final = (FIRST_KIND + 33) << KIND
FROM_BOARD: Final = (FIRST_KIND + 34) << KIND
FROM: Final = (FIRST_KIND + 35) << KIND  # region
SKIP: Final = (FIRST_KIND + 36) << KIND
TO: Final = (FIRST_KIND + 37) << KIND  # region
RAISE: Final = (FIRST_KIND + 38) << KIND  # level
TAX: Final = (FIRST_KIND + 39) << KIND
TAX_DOUBLE: Final = (FIRST_KIND + 40) << KIND
