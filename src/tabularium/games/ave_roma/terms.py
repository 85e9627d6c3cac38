"""Resources, locations, kinds of cards, what patrons do: the rulebook's terms as numbers."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.terms import words_of

# What the table is made of: every other number is in the box.
BASICS: Final = 6  # basic resources, two of each colour in a row
ZONES: Final = 5  # as many as worker values
SLOTS: Final = 5  # of a row, and spaces of a location
ROWS: Final = 3
SPACES: Final = 4  # for training

RESOURCES: Final = ("wood", "stone", "cattle", "wheat", "iron", "wine")
COLOURS: Final = ("black", "green", "red")
FRAGMENTS: Final = ("black", "green", "red", "multi")
ICONS: Final = ("amphora", "swords", "lion")
COSTS: Final = (*RESOURCES, *COLOURS, "any", "surplus", "denarii")

# A cost is twelve numbers in the order of COSTS; goods are eight: the basics, surplus, denarii.
COLOUR: Final = 6
ANY: Final = 9
COST_SURPLUS: Final = 10
COST_DENARII: Final = 11
SURPLUS: Final = 6
DENARII: Final = 7
GOODS: Final = 8

QUAESTOR: Final = 0
AEDILIS: Final = 1
MERCATOR: Final = 2
AEDIFICATOR: Final = 3
LEGATUS: Final = 4
PROPRAETOR: Final = 5
ROMA: Final = 6
SENATUS: Final = 7
TRAINING: Final = 8
LOCATIONS: Final = words_of(globals(), "QUAESTOR", "SENATUS")
ROW_PLACES: Final = (AEDIFICATOR, LEGATUS, SENATUS)

# Kinds of cards and of locations.
ZONE: Final = 0
BUILDING: Final = 1
WAR: Final = 2
PATRON: Final = 3
KINDS: Final = words_of(globals(), "ZONE", "PATRON")
PLAIN: Final = 0
ZONAL: Final = 1
ROW: Final = 2
PLACES: Final = ("none", "zone", "row")

# What a patron does while active.
GAIN: Final = 0
ZONE_RESOURCE: Final = 1
ZONE_CARD_FREE: Final = 2
TRAIN: Final = 3
DISCOUNT: Final = 4
SUBSTITUTE: Final = 5
BUY_INFLUENCE: Final = 6
COLOSSEUM_FREE: Final = 7
COLOSSEUM_STEP: Final = 8
RAISE_BROWN: Final = 9
MODIFIERS: Final = words_of(globals(), "GAIN", "RAISE_BROWN")
# Where each may stand: what it touches must be there.
ANYWHERE: Final = (QUAESTOR, AEDILIS, MERCATOR, AEDIFICATOR, LEGATUS, PROPRAETOR, ROMA, SENATUS)
OUTSIDE_ZONES: Final = (QUAESTOR, AEDIFICATOR, LEGATUS, ROMA, SENATUS)
OFF_THE_LOOP: Final = (QUAESTOR, AEDIFICATOR, LEGATUS, SENATUS)  # a step must not change the way of a move
IN_ZONES: Final = (AEDILIS, MERCATOR, PROPRAETOR)
STANDS: Final = (
    ANYWHERE,
    IN_ZONES,
    IN_ZONES,
    OUTSIDE_ZONES,
    ROW_PLACES,
    (AEDIFICATOR, LEGATUS),
    IN_ZONES,
    (ROMA,),
    OFF_THE_LOOP,
    IN_ZONES,
)
FREE_DENARII: Final = 0
FREE_RESOURCE: Final = 1
FREE_SURPLUS: Final = 2
FREE_KINDS: Final = words_of(globals(), "FREE_DENARII", "FREE_SURPLUS", "FREE_")

# What it does at the end.
SCORE_PER: Final = 0
SCORE_ZONE_LEVEL: Final = 1
RAISE_POLITICAL: Final = 2
RAISE_ZONE: Final = 3
DOUBLE_PATRON: Final = 4
ENDS: Final = words_of(globals(), "SCORE_PER", "DOUBLE_PATRON")

FEW: Final = 3  # players up to whom a patron counts its points for few

PER_CARD: Final = 0
PER_POLITICAL_LEVEL: Final = 1
PER_ACTIVE_PATRON: Final = 2
PER_ZONE_FIRST: Final = 3
PER_ZONE_PRESENT: Final = 4
PER_CARD_POINTS_AND_INFLUENCE: Final = 5
PER_ICON_SET: Final = 6
PER_ICON_PAIR: Final = 7
PER_BASIC_RESOURCE_PAIR: Final = 8
PER_RESOURCE: Final = 9
PER: Final = words_of(globals(), "PER_CARD", "PER_RESOURCE", "PER_")
RESOURCE_KINDS: Final = (*COLOURS, "surplus")

# Rewards: a basic resource, surplus, denarii (as goods), then points and influence.
REWARD_POINTS: Final = 8
REWARD_INFLUENCE: Final = 9
REWARDS: Final = (*RESOURCES, "surplus", "denarii", "points", "influence")
