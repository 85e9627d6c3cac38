"""The kinds of moves."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.moves import FIRST_KIND, KIND

END: Final = (FIRST_KIND + 41) << KIND  # the last on every list: some ends cannot be taken back
YES: Final = (FIRST_KIND + 1) << KIND
NO: Final = (FIRST_KIND + 2) << KIND
EMPIRE: Final = (FIRST_KIND + 3) << KIND
TAKE: Final = (FIRST_KIND + 4) << KIND  # 0 a Tax, 1 a Legendary Good
GOOD: Final = (FIRST_KIND + 5) << KIND
PLAY: Final = (FIRST_KIND + 6) << KIND
SIZE: Final = (FIRST_KIND + 7) << KIND
OFFER: Final = (FIRST_KIND + 8) << KIND
OPENER: Final = (FIRST_KIND + 9) << KIND
PICK: Final = (FIRST_KIND + 10) << KIND
GIVE: Final = (FIRST_KIND + 11) << KIND
BUYER: Final = (FIRST_KIND + 12) << KIND
LEVY: Final = (FIRST_KIND + 13) << KIND
BUY: Final = (FIRST_KIND + 14) << KIND
IN_PROVINCE: Final = (FIRST_KIND + 15) << KIND
ON_SITE: Final = (FIRST_KIND + 16) << KIND
AT_SEA: Final = (FIRST_KIND + 17) << KIND
TILE: Final = (FIRST_KIND + 18) << KIND
CLAIM: Final = (FIRST_KIND + 19) << KIND
PAY: Final = (FIRST_KIND + 20) << KIND
COPY: Final = (FIRST_KIND + 21) << KIND
KEEP: Final = (FIRST_KIND + 22) << KIND
STORE: Final = (FIRST_KIND + 23) << KIND
PEACE: Final = (FIRST_KIND + 24) << KIND
GENERAL: Final = (FIRST_KIND + 25) << KIND
SAIL: Final = (FIRST_KIND + 26) << KIND
FIGHT: Final = (FIRST_KIND + 27) << KIND
MARCH: Final = (FIRST_KIND + 28) << KIND
LEAVE: Final = (FIRST_KIND + 29) << KIND  # a building
LEAVE_MARKER: Final = (FIRST_KIND + 30) << KIND
BATTLE: Final = (FIRST_KIND + 31) << KIND
LOSE: Final = (FIRST_KIND + 32) << KIND  # 0 a Legion, 1 the Fortress
CONVERT: Final = (FIRST_KIND + 33) << KIND
PILLAGE: Final = (FIRST_KIND + 34) << KIND
OCCUPY: Final = (FIRST_KIND + 35) << KIND
SEIZE: Final = (FIRST_KIND + 36) << KIND
SHEBA: Final = (FIRST_KIND + 37) << KIND
RAZE: Final = (FIRST_KIND + 38) << KIND
HOLD: Final = (FIRST_KIND + 39) << KIND
AWARD: Final = (FIRST_KIND + 40) << KIND
LAY: Final = (FIRST_KIND + 42) << KIND  # on the tray, in any order...
TAKE_BACK: Final = (FIRST_KIND + 43) << KIND  # ...and off it again
SAIL_SEVERAL: Final = (FIRST_KIND + 44) << KIND
MARCH_SEVERAL: Final = (FIRST_KIND + 45) << KIND
