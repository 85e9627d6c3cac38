"""Building types, metals, wares, triggers, verbs, metrics: the rulebook's terms as numbers."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.terms import words_of

# Building types, in the order of the slots of every Province; the first three have a Bonus.
MILITARY: Final = 0
POLITICS: Final = 1
COMMERCE: Final = 2
RELIGION: Final = 3
AGRICULTURE: Final = 4
TYPES: Final = 5
BONUSES: Final = 3
BUILDINGS: Final = words_of(globals(), "MILITARY", "AGRICULTURE")

PROVINCES: Final = 4
LEVELS: Final = 3
REGIONS: Final = 3

# Levels of a Pantheon, and the metals of its common elements.
BASE: Final = 0
UPPER: Final = 1
BRONZE: Final = 1
SILVER: Final = 2
GOLD: Final = 3
METALS = ("own", "bronze", "silver", "gold")

# Kinds of Trade cards.
JEWELS: Final = 3
CHEST: Final = 4
WARES = ("tools", "weapons", "clothes", "jewels", "chest")
SET_SIZE: Final = 3

# When a Trade card may be played: bits of a trigger.
ON_ACTIVATE_PLOT: Final = 1
ON_PLOT_IN_PROVINCE: Final = 2
ON_BUILD: Final = 4
ON_DOUBLE_TAX: Final = 8
ON_PARTISAN_ANY: Final = 16
ON_PARTISAN_COLOSSEUM: Final = 32
ON_PARTISAN_AGRICULTURE: Final = 64
CONDITIONS: Final = words_of(globals(), "ON_ACTIVATE_PLOT", "ON_PARTISAN_AGRICULTURE", "ON_")

# What cards, Events and Plots do.
GAIN_DENARII: Final = 0
GAIN_GLORY: Final = 1
DRAW_TRADE: Final = 2
TAKE_DISCARD: Final = 3
DRAW_QUEST: Final = 4
RECRUIT_LEGION: Final = 5
RECRUIT_VOTE: Final = 6
REMOVE_ANCHOR: Final = 7
PLACE_LEGION: Final = 8
PLACE_VOTE: Final = 9
PLACE_PANTHEON: Final = 10
HARVEST: Final = 11
CANCEL_PLOT: Final = 12
LOSE_DENARII: Final = 13
LOSE_GLORY: Final = 14
RETURN_LEGION: Final = 15
RETURN_VOTE: Final = 16
DISCARD_TRADE_RANDOM: Final = 17
TAKE_VENDETTA: Final = 18
TARGET_LOSE_GLORY: Final = 19
TARGET_REMOVE_PANTHEON: Final = 20
TARGET_REMOVE_LEGION: Final = 21
TARGET_MOVE_LEGIONS: Final = 22
TARGET_REMOVE_VOTE: Final = 23
TARGET_DISCARD_TRADE_RANDOM: Final = 24
TARGET_STEAL_TRADE_RANDOM: Final = 25
VERBS: Final = (*words_of(globals(), "GAIN_DENARII", "TARGET_STEAL_TRADE_RANDOM"), "none")
NO_VERB: Final = 26

# What a Plot needs before it can be chosen.
NEEDS_TARGET_GLORY_AT_LEAST_2: Final = 0
NEEDS_TARGET_HAS_OWN_ELEMENT_IN_UNFINISHED_LEVEL: Final = 1
NEEDS_TARGET_LEGIONS_IN_REGIONS_AT_LEAST_1: Final = 2
NEEDS_TARGET_LEGIONS_IN_REGIONS_AT_LEAST_2: Final = 3
NEEDS_TARGET_VOTES_IN_COLUMN_AT_LEAST_1: Final = 4
NEEDS_OWN_VOTE_ON_BOARD: Final = 5
NEEDS_TARGET_TRADE_CARDS_AT_LEAST_1: Final = 6
NEEDS_OWN_HAND_BELOW_LIMIT: Final = 7
NEEDS: Final = words_of(globals(), "NEEDS_TARGET_GLORY_AT_LEAST_2", "NEEDS_OWN_HAND_BELOW_LIMIT", "NEEDS_")

# What can be counted of a player.
M_DENARII: Final = 0
M_GLORY: Final = 1
M_LEGIONS_IN_REGIONS: Final = 2
M_LEGIONS_RECRUITED: Final = 3
M_VOTES_IN_COLUMN: Final = 4
M_VOTES_RECRUITED: Final = 5
M_PANTHEON_ELEMENTS: Final = 6
M_HAND_SIZE: Final = 7
M_TRADE_CARDS_IN_HAND: Final = 8
M_VENDETTA_MARKERS: Final = 9
M_VENDETTA_MARKERS_ZERO: Final = 10
M_ACTIVE_BONUSES: Final = 11
M_PLOTS_IN_PROVINCES: Final = 12
M_FACING_POPULATION: Final = 13
M_MEDALS: Final = 14
M_REGIONS_FIRST: Final = 15
M_REGIONS_SECOND: Final = 16
M_REGIONS_PRESENT: Final = 17
M_REGIONS_DEFEATED: Final = 18
M_MAX_LEGIONS_ONE_REGION: Final = 19
M_TOP_VOTE: Final = 20
M_SETS: Final = 21
M_SET_TYPES: Final = 22
M_SETS_JEWELS: Final = 23
M_SETS_SAME_TYPE_MAX: Final = 24
M_PANTHEON_LEVELS_COMPLETE: Final = 25
M_GOLD_ELEMENTS: Final = 26
M_QUESTS_FULFILLED: Final = 27
M_SCORE_POLITICS: Final = 28
M_TOTAL_SCORE: Final = 29
M_POPULATION_AFRICA: Final = 30  # by Province
M_POPULATION_GAUL: Final = 31
M_POPULATION_SPAIN: Final = 32
M_POPULATION_ITALY: Final = 33
M_MEDAL_MILITARY: Final = 34  # by type
M_MEDAL_POLITICS: Final = 35
M_MEDAL_COMMERCE: Final = 36
M_MEDAL_RELIGION: Final = 37
M_MEDAL_AGRICULTURE: Final = 38
METRICS: Final = words_of(globals(), "M_DENARII", "M_MEDAL_AGRICULTURE", "M_")

# Whom an Event or a Quest looks for.
MOST: Final = 0
LEAST: Final = 1
FACING: Final = 2
WHO: Final = words_of(globals(), "MOST", "FACING")
SCORES = ("at_least", "per", "most", "least")
AT_LEAST: Final = 0
PER: Final = 1
HAS_MOST: Final = 2
HAS_LEAST: Final = 3

REMOVED_IN = ("peace", "heroes", "emperor_solo")

# What Cassius does.
LEGION: Final = 0
VOTE: Final = 1
PLOT: Final = 2
TRADE: Final = 3
OFFERING: Final = 4
GAMES: Final = 5
ACTIONS: Final = words_of(globals(), "LEGION", "GAMES")
ADVANCE: Final = 0
FORCED_MARCH: Final = 1
AMBUSH: Final = 2
REDEPLOY: Final = 3
TACTICS: Final = words_of(globals(), "ADVANCE", "REDEPLOY")
DIFFICULTIES = ("easy", "normal", "hard")
