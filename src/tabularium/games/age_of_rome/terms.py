"""Building types, metals, wares, triggers, verbs, metrics: the rulebook's terms as numbers."""

from __future__ import annotations

from typing import Final

# Building types, in the order of the slots of every Province; the first three have a Bonus.
MILITARY: Final = 0
POLITICS: Final = 1
COMMERCE: Final = 2
RELIGION: Final = 3
AGRICULTURE: Final = 4
TYPES: Final = 5
BONUSES: Final = 3
BUILDINGS = ("military", "politics", "commerce", "religion", "agriculture")

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
CONDITIONS = (
    "activate_plot",
    "plot_in_province",
    "build",
    "double_tax",
    "partisan_any",
    "partisan_colosseum",
    "partisan_agriculture",
)
ON_ACTIVATE: Final = 1
ON_PLOT: Final = 2
ON_BUILD: Final = 4
ON_DOUBLE_TAX: Final = 8
ON_PARTISAN: Final = 16
ON_COLOSSEUM: Final = 32
ON_AGRICULTURE: Final = 64

# What cards, Events and Plots do.
VERBS = (
    "gain_denarii",
    "gain_glory",
    "draw_trade",
    "take_discard",
    "draw_quest",
    "recruit_legion",
    "recruit_vote",
    "remove_anchor",
    "place_legion",
    "place_vote",
    "place_pantheon",
    "harvest",
    "cancel_plot",
    "lose_denarii",
    "lose_glory",
    "return_legion",
    "return_vote",
    "discard_trade_random",
    "take_vendetta",
    "target_lose_glory",
    "target_remove_pantheon",
    "target_remove_legion",
    "target_move_legions",
    "target_remove_vote",
    "target_discard_trade_random",
    "target_steal_trade_random",
    "none",
)
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
DISCARD_RANDOM: Final = 17
TAKE_VENDETTA: Final = 18
TARGET_LOSE_GLORY: Final = 19
TARGET_REMOVE_PANTHEON: Final = 20
TARGET_REMOVE_LEGION: Final = 21
TARGET_MOVE_LEGIONS: Final = 22
TARGET_REMOVE_VOTE: Final = 23
TARGET_DISCARD: Final = 24
TARGET_STEAL: Final = 25
NO_VERB: Final = 26

# What a Plot needs before it can be chosen.
NEEDS = (
    "target_glory_at_least_2",
    "target_has_own_element_in_unfinished_level",
    "target_legions_in_regions_at_least_1",
    "target_legions_in_regions_at_least_2",
    "target_votes_in_column_at_least_1",
    "own_vote_on_board",
    "target_trade_cards_at_least_1",
    "own_hand_below_limit",
)
NEEDS_GLORY: Final = 0
NEEDS_ELEMENT: Final = 1
NEEDS_LEGION: Final = 2
NEEDS_TWO_LEGIONS: Final = 3
NEEDS_VOTE: Final = 4
NEEDS_OWN_VOTE: Final = 5
NEEDS_CARD: Final = 6
NEEDS_ROOM: Final = 7

# What can be counted of a player.
METRICS = (
    "denarii",
    "glory",
    "legions_in_regions",
    "legions_recruited",
    "votes_in_column",
    "votes_recruited",
    "pantheon_elements",
    "hand_size",
    "trade_cards_in_hand",
    "vendetta_markers",
    "vendetta_markers_zero",
    "active_bonuses",
    "plots_in_provinces",
    "facing_population",
    "medals",
    "regions_first",
    "regions_second",
    "regions_present",
    "regions_defeated",
    "max_legions_one_region",
    "top_vote",
    "sets",
    "set_types",
    "sets_jewels",
    "sets_same_type_max",
    "pantheon_levels_complete",
    "gold_elements",
    "quests_fulfilled",
    "score_politics",
    "total_score",
    "population_africa",
    "population_gaul",
    "population_spain",
    "population_italy",
    "medal_military",
    "medal_politics",
    "medal_commerce",
    "medal_religion",
    "medal_agriculture",
)
M_DENARII: Final = 0
M_GLORY: Final = 1
M_LEGIONS_IN_REGIONS: Final = 2
M_LEGIONS_RECRUITED: Final = 3
M_VOTES_IN_COLUMN: Final = 4
M_VOTES_RECRUITED: Final = 5
M_PANTHEON_ELEMENTS: Final = 6
M_HAND_SIZE: Final = 7
M_TRADE_CARDS: Final = 8
M_VENDETTA: Final = 9
M_VENDETTA_ZERO: Final = 10
M_ACTIVE_BONUSES: Final = 11
M_PLOTS: Final = 12
M_FACING_POPULATION: Final = 13
M_MEDALS: Final = 14
M_REGIONS_FIRST: Final = 15
M_REGIONS_SECOND: Final = 16
M_REGIONS_PRESENT: Final = 17
M_REGIONS_DEFEATED: Final = 18
M_MOST_IN_REGION: Final = 19
M_TOP_VOTE: Final = 20
M_SETS: Final = 21
M_SET_TYPES: Final = 22
M_SETS_JEWELS: Final = 23
M_SETS_SAME_TYPE: Final = 24
M_PANTHEON_LEVELS: Final = 25
M_GOLD: Final = 26
M_QUESTS: Final = 27
M_SCORE_POLITICS: Final = 28
M_TOTAL: Final = 29
M_POPULATION: Final = 30  # and three more, by Province
M_MEDAL: Final = 34  # and four more, by type

# Whom an Event or a Quest looks for.
WHO = ("most", "least", "facing")
MOST: Final = 0
LEAST: Final = 1
FACING: Final = 2
SCORES = ("at_least", "per", "most", "least")
AT_LEAST: Final = 0
PER: Final = 1
HAS_MOST: Final = 2
HAS_LEAST: Final = 3

REMOVED_IN = ("peace", "heroes", "emperor_solo")

# What Cassius does.
ACTIONS = ("legion", "vote", "plot", "trade", "offering", "games")
LEGION: Final = 0
VOTE: Final = 1
PLOT: Final = 2
TRADE: Final = 3
OFFERING: Final = 4
GAMES: Final = 5
TACTICS = ("advance", "forced_march", "ambush", "redeploy")
ADVANCE: Final = 0
FORCED_MARCH: Final = 1
AMBUSH: Final = 2
REDEPLOY: Final = 3
DIFFICULTIES = ("easy", "normal", "hard")
