"""The words of the box as numbers: icons, gains, actions, the verbs and moments of effects, restrictions, scores."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.terms import words_of

SEATS: Final = 4
FACES: Final = 6  # of a die

# Icons of dice and pool; the first five are what Storage holds (RR-1.8).
WOOD: Final = 0
BRICK: Final = 1
STONE: Final = 2
FISH: Final = 3
JEWEL: Final = 4
BASKET: Final = 5
AUXILIARY: Final = 6
BUILDER: Final = 7
ARCHITECT: Final = 8
MERCHANT: Final = 9
LEGION: Final = 10
ANY: Final = 11
WORKERS: Final = ("builder", "architect", "merchant", "legion", "any")
ICONS: Final = words_of(globals(), "WOOD", "ANY")
RESOURCES: Final = ICONS[:5]
STORED_KINDS: Final = 5
ICON_KINDS: Final = 12

# What can be gained: icons first, then what is marked on a sheet.
COIN: Final = 12
SOLDIER: Final = 13
SENATOR: Final = 14
LEGACY: Final = 15
GLORY: Final = 16
REGION_RESOURCE: Final = 17
GAINS: Final = words_of(globals(), "COIN", "REGION_RESOURCE", after=ICONS)

BUILD: Final = 0
RAISE_LEGION: Final = 1
CONQUER: Final = 2
DEVELOP: Final = 3
TAX: Final = 4
TRADE: Final = 5
ACTIONS: Final = words_of(globals(), "BUILD", "TRADE")

# Verbs of effects.
DO_GAIN: Final = 0
DO_GAIN_CHOICE: Final = 1
DO_GAIN_IF: Final = 2
DO_GAIN_PER_GROUP: Final = 3
DO_ADD_ICON: Final = 4
DO_ACTIVATE_ADJACENT: Final = 5
DO_STEAL: Final = 6
DO_CLAIM_FAVOUR: Final = 7
DO_PERMIT_SATURN: Final = 8
DO_CHANGE_FACE: Final = 9
DO_SECOND_ACTION: Final = 10
DO_TRADE_UNLIMITED_GROUPS: Final = 11
DO_TAX_ALL_LINKED: Final = 12
DO_BUILD_FREE_FORM: Final = 13
DO_BUILDING_TRACK_MARKS: Final = 14
DO_SATURN_BUILD: Final = 15
DO_TAX_UNLINKED: Final = 16
DO_ROAD_DISCOUNT: Final = 17
DO_PLAN_DISCOUNT: Final = 18
DO_FAVOURS_PER_TURN: Final = 19
VERBS: Final = words_of(globals(), "DO_GAIN", "DO_FAVOURS_PER_TURN", "DO_")

# When an Advisor's ability acts. The first six are the ends of the main actions, by their index.
ON_DIE: Final = 6
ON_LINK: Final = 7
ON_TRADE_GROUP: Final = 8
ON_BEFORE_TURN: Final = 9
ON_SENATOR_FROM_BUILD: Final = 10
ON_OPPONENT_BUILD: Final = 11
ON_CLAIM_FAVOUR: Final = 12
ON_USE_FAVOUR: Final = 13
ON_PASSIVE: Final = 14
TRIGGERS: Final = words_of(globals(), "ON_DIE", "ON_PASSIVE", "ON_", after=ACTIONS)

FREELY: Final = 0
HILL_ONLY: Final = 1
HILL_TOUCH: Final = 2
MARSH_ONLY: Final = 3
TIBER: Final = 4
INSIDE_WALL: Final = 5
OUTSIDE_WALL: Final = 6
RESTRICTIONS: Final = words_of(globals(), "HILL_ONLY", "OUTSIDE_WALL", after=("none",))

SCORE_FLAT: Final = 0
SCORE_INSIDE_FULL_3X3: Final = 1
SCORE_EMPTY_NEIGHBOURS: Final = 2
SCORE_ADJACENT_BUILDINGS: Final = 3
SCORE_ADJACENT_OPPONENT_TYPE: Final = 4
SCORE_OWN_SOLDIERS: Final = 5
SCORE_HILLS_WITH_OWN_BUILDING: Final = 6
SCORE_OWN_ADVISORS_ADVANCED: Final = 7
SCORE_OWN_STORED_RESOURCES: Final = 8
SCORES: Final = words_of(globals(), "SCORE_FLAT", "SCORE_OWN_STORED_RESOURCES", "SCORE_")

TRIGGER_COUNT: Final = 15
VERB_COUNT: Final = 20

TIMINGS: Final = ("during_action", "after_action", "before_turn", "free_action")
DURING: Final = 0

PARK: Final = 0  # what Seneca scores for, as the box lists it
RUBBLE: Final = 1
ROAD: Final = 2
COLONY: Final = 3

LEVELS: Final = ("normal", "easy", "hard")  # in the order of the option
SCALES: Final = ("standard", "easier", "harder")
STARTS: Final = ("seneca_asia_minor", "seneca_egypt")
