"""Influence, phases, verbs and conditions: the rulebook's terms as numbers."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.terms import words_of

# Influence and fields share their first three indexes: political influence is what the political field asks for.
FIELDS: Final = ("political", "military", "social")
INFLUENCE: Final = ("political", "military", "social", "support")
SUPPORT: Final = 3
ANY: Final = 4  # grey in a cost, "any influence" in an effect, a Lictor's field
LOYALTY: Final = 5
DENARIUS: Final = 6
RESOURCES: Final = (*INFLUENCE, "any_influence", "loyalty", "denarius")

CONSTRUCTION: Final = 0
PRODUCTION: Final = 1
ENROLMENT: Final = 2
DISCARD: Final = 3
IM_COMMITMENT: Final = 4
NEGOTIATION: Final = 5
SUITOR_COMMITMENT: Final = 6
RESOLUTION: Final = 7
RECESS: Final = 8
FINAL_CONSTRUCTION: Final = 9
OVER: Final = 10
PHASES: Final = words_of(globals(), "CONSTRUCTION", "OVER")

FIXED: Final = 0
ERA: Final = 1
STATUE: Final = 2
KINDS: Final = words_of(globals(), "FIXED", "STATUE")

LOSING_LEVELS: Final = (2, 3)  # in each field one stack of these levels leaves the game (BC-1.6)

SECTIONS: Final = ("construction", "production", "enrolment", "discard", "resolution", "end")
SECTION_PHASES: Final = (CONSTRUCTION, PRODUCTION, ENROLMENT, DISCARD, RESOLUTION, OVER)

TIMINGS: Final = ("phase", "immediate", "end")
IMMEDIATE: Final = 1

COLLECT: Final = 0
TRADE: Final = 1
PLACE_SUPPORT: Final = 2
CHARISMA: Final = 3
AUTHORITY: Final = 4
GAIN: Final = 5
RETURN_TO_STORAGE: Final = 6
ENLIST: Final = 7
RAISE_LIMIT: Final = 8
MOVE_ARCHITECT: Final = 9
TO_COLLEGIUM: Final = 10
VERBS: Final = words_of(globals(), "COLLECT", "TO_COLLEGIUM")

ALWAYS: Final = 0
IF_IM: Final = 1
IF_SUITOR: Final = 2
IF_ZERO_AUTHORITY: Final = 3
IF_HAS_AUTHORITY: Final = 4
IF_MULTIPLE_SAME: Final = 5
IF_AWARDED_TILE: Final = 6
IF_NO_TILE: Final = 7
IF_KEPT_IM: Final = 8
IF_WON_IM: Final = 9
CONDITIONS: Final = words_of(globals(), "ALWAYS", "IF_WON_IM", "IF_")

ONCE: Final = 0
FIELDS_DEPLOYED: Final = 1
ARCHITECTS_ON_BOARD: Final = 2
CARDS_DISCARDED: Final = 3
ALLEGIANCE_TILES: Final = 4
POLITICAL_TILES: Final = 5
MILITARY_TILES: Final = 6
SOCIAL_TILES: Final = 7
POLITICAL_RECRUITS: Final = 8
MILITARY_RECRUITS: Final = 9
SOCIAL_RECRUITS: Final = 10
LEVEL_1_RECRUITS: Final = 11
LEVEL_2_RECRUITS: Final = 12
LEVEL_3_RECRUITS: Final = 13
COLLEGIUM_LOYALTY: Final = 14
COLLEGIUM_LICTORS: Final = 15
FIXED_STRUCTURES: Final = 16
ERA_STRUCTURES: Final = 17
IM_TILE: Final = 18
STORAGE_ITEMS: Final = 19
PER: Final = words_of(globals(), "ONCE", "STORAGE_ITEMS")

SELF: Final = 0  # what returns to storage
CHOOSE: Final = 1

MOST_ASKED: Final = 45  # cubes of the dearest recruit that a box can have

NONE: Final = -1  # no such recruit, level or structure

CHARACTERS: Final = ("agrippa", "brutus", "cleopatra", "mark_antony", "octavian")
