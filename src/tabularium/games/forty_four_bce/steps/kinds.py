"""The kinds of moves and of events. What their arguments are is said in `notation.py`."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.moves import FIRST_KIND, KIND

# -- moves -------------------------------------------------------------------------------------------

BUILD: Final = FIRST_KIND << KIND
RECRUIT: Final = (FIRST_KIND + 1) << KIND
ACTIVATE: Final = (FIRST_KIND + 2) << KIND
SPEND: Final = (FIRST_KIND + 3) << KIND  # four numbers of cubes, 4 bits each
STOP: Final = (FIRST_KIND + 4) << KIND
TAKE: Final = (FIRST_KIND + 5) << KIND
MOVE_FROM: Final = (FIRST_KIND + 6) << KIND
MOVE_TO: Final = (FIRST_KIND + 7) << KIND
LEAD: Final = (FIRST_KIND + 8) << KIND
PUT_AWAY: Final = (FIRST_KIND + 9) << KIND  # card << 1 | face
GIVE_BACK: Final = (FIRST_KIND + 10) << KIND
REWARD_DENARIUS: Final = (FIRST_KIND + 11) << KIND
REWARD_IMPERIUM: Final = (FIRST_KIND + 12) << KIND
CALL_BACK: Final = (FIRST_KIND + 13) << KIND  # recruit << 2 | field
NONE_BACK: Final = (FIRST_KIND + 14) << KIND

FACE_UP: Final = 0
FACE_DOWN: Final = 1

# Edits of a plan. Those of the shared Suitor's are SHARED kinds further up.
PLAY: Final = (FIRST_KIND + 16) << KIND  # recruit << 6 | field << 4 | place
PLAY_LOYALTY: Final = (FIRST_KIND + 17) << KIND
SUPPORT_OTHER: Final = (FIRST_KIND + 18) << KIND  # field << 3 | board
CHARM: Final = (FIRST_KIND + 19) << KIND  # field << 2 | influence
UNPLAY: Final = (FIRST_KIND + 20) << KIND
UNPLAY_LOYALTY: Final = (FIRST_KIND + 21) << KIND
UNSUPPORT_OTHER: Final = (FIRST_KIND + 22) << KIND
UNCHARM: Final = (FIRST_KIND + 23) << KIND
SHARED: Final = 8 << KIND
SUPPORT_OWN: Final = (FIRST_KIND + 32) << KIND
UNSUPPORT_OWN: Final = (FIRST_KIND + 33) << KIND

# Words of the negotiation.
PROPOSE_FIELDS: Final = (FIRST_KIND + 34) << KIND
PLEDGE_PLAY: Final = (FIRST_KIND + 35) << KIND  # recruit << 6 | field << 4 | count - 1
PLEDGE_SUPPORT: Final = (FIRST_KIND + 36) << KIND  # seat << 6 | field << 4 | count - 1
PLEDGE_CHARISMA: Final = (FIRST_KIND + 37) << KIND  # field << 4 | count - 1
PLEDGE_LOYALTY: Final = (FIRST_KIND + 38) << KIND
PLEDGE_ABSTAIN: Final = (FIRST_KIND + 39) << KIND
REQUEST_SUPPORT: Final = (FIRST_KIND + 40) << KIND
REQUEST_PLAY: Final = (FIRST_KIND + 41) << KIND  # seat << 11 | recruit << 6 | field << 4 | count - 1
PROPOSE_TILE: Final = (FIRST_KIND + 42) << KIND  # field << 3 | seat
PROPOSE_IM: Final = (FIRST_KIND + 43) << KIND
CLAIM_CARD: Final = (FIRST_KIND + 44) << KIND  # card << 4 | count - 1
ACCEPT: Final = (FIRST_KIND + 45) << KIND
REFUSE: Final = (FIRST_KIND + 46) << KIND
WITHDRAW: Final = (FIRST_KIND + 47) << KIND

# Edits that take a discard back.
KEEP_CARD: Final = (FIRST_KIND + 48) << KIND  # as PUT_AWAY
KEEP_CUBE: Final = (FIRST_KIND + 49) << KIND

SIDES: Final = ("own", "shared")
VERDICTS: Final = ("kept", "partly-kept", "broken", "unverifiable")
NO_VERDICT: Final = -1  # on proposals, requests and what was withdrawn
KEPT: Final = 0
PARTLY_KEPT: Final = 1
BROKEN: Final = 2
UNVERIFIABLE: Final = 3

# -- events ------------------------------------------------------------------------------------------
