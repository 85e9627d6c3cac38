"""The kinds of moves and of events. What their arguments are is said in `notation.py`."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.moves import FIRST_EVENT, FIRST_KIND, KIND

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

TOLD_CHARACTER: Final = FIRST_EVENT
TOLD_SENATE: Final = FIRST_EVENT + 1
TOLD_REMOVED: Final = FIRST_EVENT + 2
TOLD_YEAR: Final = FIRST_EVENT + 3
TOLD_PHASE: Final = FIRST_EVENT + 4
TOLD_LEADS: Final = FIRST_EVENT + 5
TOLD_BUILT: Final = FIRST_EVENT + 6
TOLD_ACTIVATED: Final = FIRST_EVENT + 7
TOLD_PASSED: Final = FIRST_EVENT + 8
TOLD_INFLUENCE: Final = FIRST_EVENT + 9
TOLD_LOYALTY: Final = FIRST_EVENT + 10
TOLD_DENARII: Final = FIRST_EVENT + 11
TOLD_GAINED: Final = FIRST_EVENT + 12
TOLD_SPENT: Final = FIRST_EVENT + 13
TOLD_SPENT_LOYALTY: Final = FIRST_EVENT + 14
TOLD_EXHAUSTED: Final = FIRST_EVENT + 15
TOLD_RETURNED_LOYALTY: Final = FIRST_EVENT + 16
TOLD_NO_LOYALTY: Final = FIRST_EVENT + 17
TOLD_MOVED: Final = FIRST_EVENT + 18
TOLD_ENLISTED: Final = FIRST_EVENT + 19
TOLD_LIMIT: Final = FIRST_EVENT + 20
TOLD_DISCARDED: Final = FIRST_EVENT + 21
TOLD_DISCARDED_DOWN: Final = FIRST_EVENT + 22
TOLD_GAVE_BACK: Final = FIRST_EVENT + 23
TOLD_SAID: Final = FIRST_EVENT + 24  # and the ten after it, in the order of the statements
TOLD_ACCEPTED: Final = FIRST_EVENT + 35
TOLD_REFUSED: Final = FIRST_EVENT + 36
TOLD_WITHDREW: Final = FIRST_EVENT + 37
TOLD_READY: Final = FIRST_EVENT + 38
TOLD_PLAYED: Final = FIRST_EVENT + 39
TOLD_PLAYED_LOYALTY: Final = FIRST_EVENT + 40
TOLD_PLAYED_SUPPORT: Final = FIRST_EVENT + 41
TOLD_PLAYED_OWN_SUPPORT: Final = FIRST_EVENT + 42
TOLD_PLAYED_CHARISMA: Final = FIRST_EVENT + 43
TOLD_STORED: Final = FIRST_EVENT + 44
TOLD_VERDICT: Final = FIRST_EVENT + 45
TOLD_FIELD: Final = FIRST_EVENT + 46
TOLD_DEPLOYED: Final = FIRST_EVENT + 47
TOLD_UNDEPLOYED: Final = FIRST_EVENT + 48
TOLD_IM_PLACED: Final = FIRST_EVENT + 49
TOLD_LOYALTY_PLACED: Final = FIRST_EVENT + 50
TOLD_LOYALTY_LOST: Final = FIRST_EVENT + 51
TOLD_ABILITY: Final = FIRST_EVENT + 52
TOLD_ABILITY_PLACED: Final = FIRST_EVENT + 53
TOLD_COUNT: Final = FIRST_EVENT + 54
TOLD_TOTALS: Final = FIRST_EVENT + 55
TOLD_IM_HOLDS: Final = FIRST_EVENT + 56
TOLD_SUITORS_TAKE: Final = FIRST_EVENT + 57
TOLD_AWARDED: Final = FIRST_EVENT + 58
TOLD_KEEPS_IM: Final = FIRST_EVENT + 59
TOLD_WINS_IM: Final = FIRST_EVENT + 60
TOLD_SHARED_WINS_IM: Final = FIRST_EVENT + 61
TOLD_WILL_RETURN: Final = FIRST_EVENT + 62
TOLD_FILED: Final = FIRST_EVENT + 63
TOLD_FILED_DOWN: Final = FIRST_EVENT + 64
TOLD_MOST_ARCHITECTS: Final = FIRST_EVENT + 65
TOLD_CLEARED: Final = FIRST_EVENT + 66
TOLD_CAME_BACK: Final = FIRST_EVENT + 67
TOLD_COLLEGIUM_GREW: Final = FIRST_EVENT + 68
TOLD_TILES: Final = FIRST_EVENT + 69
TOLD_ERA: Final = FIRST_EVENT + 70
TOLD_CONTROL: Final = FIRST_EVENT + 71
TOLD_COUNTED: Final = FIRST_EVENT + 72
TOLD_ABILITY_CHARISMA: Final = FIRST_EVENT + 73
TOLD_ABILITY_AUTHORITY: Final = FIRST_EVENT + 74
TOLD_SILENT_YEAR: Final = FIRST_EVENT + 75
TOLD_SCREEN: Final = FIRST_EVENT + 76
TOLD_NATURAL: Final = FIRST_EVENT + 77
TOLD_ABILITY_LOST: Final = FIRST_EVENT + 78
TOLD_EXCESS: Final = FIRST_EVENT + 79
