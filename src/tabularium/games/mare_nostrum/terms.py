"""What can be bought, sites, Titles, tokens, powers: the rulebook's terms as numbers."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.terms import words_of

# What can be bought. The buildings are CARAVAN to TEMPLE, and those are also the kinds of site.
INFLUENCE: Final = 0
CARAVAN: Final = 1
MARKET: Final = 2
CITY: Final = 3
CAPITAL: Final = 4
LEGENDARY_CITY: Final = 5
TEMPLE: Final = 6
LEGION: Final = 7
TRIREME: Final = 8
FORTRESS: Final = 9
HM: Final = 10
PYRAMIDS: Final = 11
FREE_INFLUENCE: Final = 12
CHEAP_LEGION: Final = 13
CHEAP_TRIREME: Final = 14
CHEAP_FORTRESS: Final = 15
ITEMS: Final = words_of(globals(), "INFLUENCE", "CHEAP_FORTRESS")

# The sites of a Province are six bits: two Caravans, the Market, two Cities of any kind, the Temple.
SLOTS: Final = 6
CARAVAN_SLOTS: Final = 0b000011
MARKET_SLOT: Final = 0b000100
CITY_SLOTS: Final = 0b011000
TEMPLE_SLOT: Final = 0b100000
COMMERCE_SLOTS: Final = CARAVAN_SLOTS | MARKET_SLOT
POLITICS_SLOTS: Final = CITY_SLOTS | TEMPLE_SLOT

NO_TILE: Final = 31

TRADE_MASTER: Final = 0  # and the tracks: commerce, politics, military
POLITICAL_LEADER: Final = 1
MILITARY_CHIEF: Final = 2
TITLES: Final = words_of(globals(), "TRADE_MASTER", "MILITARY_CHIEF")

GOODS: Final = 13
KINDS: Final = 2 * GOODS + 1  # of tokens: each Good, then its Legendary twin, and Tax last (the canonical order)
TAX: Final = 2 * GOODS

# Powers of tiles, as bits.
ACTIVE_DIE_BONUS: Final = 1
PASSIVE_DIE_BONUS: Final = 1 << 1
MIXED_PAYMENT: Final = 1 << 2
PAIR_PAYMENT: Final = 1 << 3
FREE_INFLUENCE_POWER: Final = 1 << 4
FREE_OFFER_SIZE: Final = 1 << 5
COPY_HERO: Final = 1 << 6
LEGIONS_AS_CARAVANS: Final = 1 << 7
CHEAP_LEGION_POWER: Final = 1 << 8
CHEAP_TRIREME_POWER: Final = 1 << 9
CHEAP_FORTRESS_POWER: Final = 1 << 10
PILLAGE_DOUBLE: Final = 1 << 11
LAND_SUM_BONUS: Final = 1 << 12
FREE_LEGIONS_WHEN_INVADED: Final = 1 << 13
BUY_FIRST_SOLE_WINNER: Final = 1 << 14
EXTRA_LAND_DIE: Final = 1 << 15
INSTANT_CONVERSION: Final = 1 << 16
PRODUCTION_GOOD: Final = 1 << 17
PRODUCTION_TAX: Final = 1 << 18
KEEP_GOODS: Final = 1 << 19
DECLARE_PEACE: Final = 1 << 20
VERBS: Final = words_of(globals(), "ACTIVE_DIE_BONUS", "DECLARE_PEACE", suffix="_POWER")
ADD_UP: Final = (  # the powers that several tiles may have: what they give is added
    ACTIVE_DIE_BONUS | PASSIVE_DIE_BONUS | LAND_SUM_BONUS | EXTRA_LAND_DIE | PRODUCTION_TAX | KEEP_GOODS
)
CHEAP_POWERS: Final = CHEAP_LEGION_POWER | CHEAP_TRIREME_POWER | CHEAP_FORTRESS_POWER
