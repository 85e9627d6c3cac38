"""What Heroes and Wonders do, one function for each verb: a power goes before a general rule (MN-0.8). And how much
strength, levels and purses come to."""

from __future__ import annotations

from tabularium.games.mare_nostrum import packed, state, terms
from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.state import MareNostrum


def amount(s: MareNostrum, seat: int, power: int) -> int:
    """How much the tiles with this power give a seat, the copied one included; 0 without one."""
    if not s.powers[seat] & power:
        return 0
    tiles = s.owned[seat]
    if copies(s, seat) != terms.NO_TILE:
        tiles |= 1 << s.copied
    return sum([s.box.amounts[tile] for tile in bits(tiles) if s.box.tile_powers[tile] == power])


# -- battles -----------------------------------------------------------------------------------------


def land_die_bonus(s: MareNostrum, seat: int, active: bool, legions: int) -> int:
    """Caesar for the active player (MN-4.40), Pericles for the other (MN-4.41); for Legions alone (MN-4.44)."""
    return legions * amount(s, seat, terms.ACTIVE_DIE_BONUS if active else terms.PASSIVE_DIE_BONUS)


def land_sum_bonus(s: MareNostrum, seat: int, p: int) -> int:
    """Nebuchadnezzar, where the own Influence marker stands (MN-4.42)."""
    return amount(s, seat, terms.LAND_SUM_BONUS) if (s.realm[seat] >> p) & 1 else 0


def extra_land_die(s: MareNostrum, seat: int) -> int:
    """Ramses II, also for a Fortress alone (MN-4.43)."""
    return amount(s, seat, terms.EXTRA_LAND_DIE)


# -- production and storage --------------------------------------------------------------------------


def production_tax(s: MareNostrum, seat: int) -> int:
    """The Temple of Artemis (MN-1.21)."""
    return amount(s, seat, terms.PRODUCTION_TAX)


def keep_goods(s: MareNostrum, seat: int) -> int:
    """The Hanging Gardens (MN-3.14)."""
    return amount(s, seat, terms.KEEP_GOODS)


def free_legions(s: MareNostrum, seat: int) -> int:
    """Penthesilea: a Legion for each own Province with an enemy Unit in it, as far as the stock goes (MN-3.44)."""
    if not s.powers[seat] & terms.FREE_LEGIONS_WHEN_INVADED:
        return 0
    invaded = [p for p in bits(s.realm[seat]) if s.army[p] & packed.ENEMY[seat]]
    return min(len(invaded), s.stock[seat * state.STOCK + state.LEGION_STOCK])


# -- Castor & Pollux ---------------------------------------------------------------------------------


def copyable_heroes(s: MareNostrum, seat: int) -> int:
    """The Heroes of other players that may be copied: no starting Hero, no Wonder, not Perseus (MN-3.45); Hercules
    too, though he has no power (MN-3.49)."""
    heroes = 0
    for other in range(s.seats):
        if other != seat:
            heroes |= s.owned[other]
    return heroes & s.box.copyable


def own_tile(s: MareNostrum, seat: int, tile: int) -> None:
    """A tile changes nothing but what it gives, at once and for good (MN-3.18, MN-3.19)."""
    s.owned[seat] |= 1 << tile
    s.powers[seat] |= s.box.tile_powers[tile]


def copy_hero(s: MareNostrum, seat: int, tile: int) -> None:
    """The power for good, without its Title bonuses (MN-3.45); each owner has the uses of it (MN-3.47)."""
    s.copied = tile
    s.powers[seat] |= s.box.tile_powers[tile]


def copies(s: MareNostrum, seat: int) -> int:
    """The Hero that this seat copies, or NO_TILE."""
    return s.copied if s.powers[seat] & terms.COPY_HERO else terms.NO_TILE


# -- payments ----------------------------------------------------------------------------------------


def purse(s: MareNostrum, seat: int) -> int:
    """The largest combination that a seat can lay (MN-3.48): whatever is smaller can be laid too."""
    goods = s.goods
    at = seat * terms.KINDS
    types = 0
    pair = 0
    for _ in range(terms.GOODS):
        count = goods[at] + goods[at + 1]
        if count:
            types += 1
            if count > 1:
                pair = 1
        at += 2
    taxes = goods[at]
    powers = s.powers[seat]
    if powers & terms.PAIR_PAYMENT:
        return max(types + pair, taxes)
    if powers & terms.MIXED_PAYMENT and types and taxes:
        return max(types, taxes) + 1
    return max(types, taxes)


def in_hand(s: MareNostrum, seat: int) -> tuple[int, int, int]:
    """How many types of Goods, how many Goods and how many Taxes lie behind a screen."""
    held = s.goods[seat * terms.KINDS : (seat + 1) * terms.KINDS]
    types = sum(1 for good in range(terms.GOODS) if held[packed.ordinary(good)] or held[packed.legendary(good)])
    return types, sum(held) - held[terms.TAX], held[terms.TAX]


def taxes_of(s: MareNostrum, seat: int) -> int:
    return s.goods[seat * terms.KINDS + terms.TAX]


# -- levels ------------------------------------------------------------------------------------------


def levels(s: MareNostrum, seat: int) -> tuple[int, int, int]:
    """Commerce, politics and military as they stand: buildings under control, Units on the board, bonuses of the
    own tiles (MN-0.5); counted anew each time they are asked for, so always up to date (MN-0.6, MN-4.88)."""
    commerce = 0
    politics = 0
    for p in bits(s.realm[seat] | s.conquests[seat]):
        mine = s.controls(seat, p)
        commerce += (mine & terms.COMMERCE_SLOTS).bit_count()
        politics += (mine & terms.POLITICS_SLOTS).bit_count()
    military = s.box.stock[0] + s.box.stock[1] + s.box.stock[2]
    for piece in range(3):
        military -= s.stock[seat * state.STOCK + piece]
    for tile in bits(s.owned[seat]):  # MN-5.5
        bonus = s.box.bonuses[tile]
        commerce += bonus[0]
        politics += bonus[1]
        military += bonus[2]
    return commerce, politics, military
