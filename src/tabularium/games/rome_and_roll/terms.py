"""The words of the box as numbers: icons, gains, actions, the verbs and moments of effects, restrictions, scores."""

from __future__ import annotations

from typing import Final

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
ICONS: Final = ("wood", "brick", "stone", "fish", "jewel", "basket", "auxiliary", *WORKERS)
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
GAINS: Final = (*ICONS, "coin", "soldier", "senator", "legacy", "glory", "region_resource")

BUILD: Final = 0
RAISE_LEGION: Final = 1
CONQUER: Final = 2
DEVELOP: Final = 3
TAX: Final = 4
TRADE: Final = 5
ACTIONS: Final = ("build", "raise_legion", "conquer", "develop", "tax", "trade")

# Verbs of effects.
DO_GAIN: Final = 0
DO_GAIN_CHOICE: Final = 1
DO_GAIN_IF: Final = 2
DO_GAIN_PER_GROUP: Final = 3
DO_ADD_ICON: Final = 4
DO_ACTIVATE: Final = 5
DO_STEAL: Final = 6
DO_CLAIM: Final = 7
DO_PERMIT_SATURN: Final = 8
DO_CHANGE_FACE: Final = 9
DO_SECOND_ACTION: Final = 10
DO_UNLIMITED_GROUPS: Final = 11
DO_TAX_ALL: Final = 12
DO_FREE_FORM: Final = 13
DO_TRACK_MARKS: Final = 14
DO_SATURN: Final = 15
DO_TAX_UNLINKED: Final = 16
DO_ROAD_DISCOUNT: Final = 17
DO_PLAN_DISCOUNT: Final = 18
DO_FAVOURS: Final = 19
VERBS: Final = (
    "gain",
    "gain_choice",
    "gain_if",
    "gain_per_group",
    "add_icon",
    "activate_adjacent",
    "steal",
    "claim_favour",
    "permit_saturn",
    "change_face",
    "second_action",
    "trade_unlimited_groups",
    "tax_all_linked",
    "build_free_form",
    "building_track_marks",
    "saturn_build",
    "tax_unlinked",
    "road_discount",
    "plan_discount",
    "favours_per_turn",
)

# When an Advisor's ability acts. The first six are the ends of the main actions, by their index.
ON_DIE: Final = 6
ON_LINK: Final = 7
ON_TRADE_GROUP: Final = 8
ON_BEFORE_TURN: Final = 9
ON_SENATOR: Final = 10
ON_OPPONENT_BUILD: Final = 11
ON_CLAIM: Final = 12
ON_USE: Final = 13
ON_PASSIVE: Final = 14
TRIGGERS: Final = (
    *ACTIONS,
    "die",
    "link",
    "trade_group",
    "before_turn",
    "senator_from_build",
    "opponent_build",
    "claim_favour",
    "use_favour",
    "passive",
)

FREELY: Final = 0
HILL_ONLY: Final = 1
HILL_TOUCH: Final = 2
MARSH_ONLY: Final = 3
TIBER: Final = 4
INSIDE_WALL: Final = 5
OUTSIDE_WALL: Final = 6
RESTRICTIONS: Final = ("none", "hill_only", "hill_touch", "marsh_only", "tiber", "inside_wall", "outside_wall")

SCORE_FLAT: Final = 0
SCORE_FULL_SQUARE: Final = 1
SCORE_EMPTY_NEIGHBOURS: Final = 2
SCORE_ADJACENT_BUILDINGS: Final = 3
SCORE_OPPONENT_TYPE: Final = 4
SCORE_SOLDIERS: Final = 5
SCORE_HILLS: Final = 6
SCORE_ADVISORS: Final = 7
SCORE_STORAGE: Final = 8
SCORES: Final = (
    "flat",
    "inside_full_3x3",
    "empty_neighbours",
    "adjacent_buildings",
    "adjacent_opponent_type",
    "own_soldiers",
    "hills_with_own_building",
    "own_advisors_advanced",
    "own_stored_resources",
)

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
