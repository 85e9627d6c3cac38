"""Where a purchase may be placed, and what placing it does."""

from __future__ import annotations

from typing import Final

from tabularium.games.mare_nostrum import packed, state, terms
from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds, told
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW

# What an item is once it is paid: the free and cheap ones are placed like the others.
PLACED_AS: Final = (0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, terms.INFLUENCE, terms.LEGION, terms.TRIREME, terms.FORTRESS)
PIECE: Final = (state.INFLUENCE_STOCK, 0, 0, 0, 0, 0, 0, state.LEGION_STOCK, state.TRIREME_STOCK, state.FORTRESS_STOCK)


def zone(s: MareNostrum, seat: int) -> int:
    """Where a seat may place Legions, Fortresses and buildings: in Provinces it controls (MN-3.29) and always in its
    Capital Province (MN-3.32). With an enemy Unit in it a Province is controlled by nobody (MN-4.84, MN-4.85,
    MN-4.91)."""
    mask = 1 << s.capital_province(seat)
    for p in bits(s.realm[seat]):
        if not s.army[p] & packed.ENEMY[seat]:
            mask |= 1 << p
    return mask


def influence_targets(s: MareNostrum, seat: int) -> int:
    """The neutral Provinces without enemy Units that are adjacent or connected to an own one of before this phase
    (MN-3.24); Triremes of this phase connect, Influence markers of this phase don't count (MN-3.26)."""
    box = s.box
    carried = box.carried
    at = s.seas_of(seat) * len(box.land)
    reach = 0
    for p in bits(s.anchors):
        reach |= box.land[p] | carried[at + p]
    reach &= s.neutral()
    enemy = packed.ENEMY[seat]
    for p in bits(reach):
        if s.army[p] & enemy:
            reach ^= 1 << p
    return reach


def open_items(s: MareNostrum, seat: int) -> int:
    """The kinds of item, from Influence to Fortress, that have at least one legal site (MN-3.23) and a piece in
    stock (MN-0.10, MN-0.11, MN-3.28)."""
    box = s.box
    army = s.army
    enemy = packed.ENEMY[seat]
    capital = s.capital_province(seat)
    items = 0
    shores = 0
    fortress = 0
    for p in bits(s.realm[seat]):
        if army[p] & enemy and p != capital:
            continue
        items |= box.item_flags[p * 64 + (box.slots[p] & ~s.built[p])]
        shores |= box.shores[p]
        if not army[p] & packed.A_FORTRESS[seat]:
            fortress = 1
    stock = s.stock
    at = seat * state.STOCK
    if stock[at + state.LEGION_STOCK]:
        items |= 1 << terms.LEGION
    if shores and stock[at + state.TRIREME_STOCK]:
        items |= 1 << terms.TRIREME
    if fortress and stock[at + state.FORTRESS_STOCK]:
        items |= 1 << terms.FORTRESS
    if stock[at + state.INFLUENCE_STOCK] and influence_targets(s, seat):
        items |= 1 << terms.INFLUENCE
    return items


def places(s: MareNostrum, seat: int, item: int) -> list[int]:
    """The sites offered for an item; a building needs no other one beside it (MN-3.33)."""
    box = s.box
    kind = PLACED_AS[item]
    if kind == terms.INFLUENCE:
        return [kinds.IN_PROVINCE | p for p in bits(influence_targets(s, seat))]
    if kind == terms.LEGION:
        return [kinds.IN_PROVINCE | p for p in bits(zone(s, seat))]
    if kind == terms.FORTRESS:
        return [kinds.IN_PROVINCE | p for p in bits(zone(s, seat)) if not s.has_fortress(p, seat)]
    if kind == terms.TRIREME:
        shores = 0
        for p in bits(zone(s, seat)):
            shores |= box.shores[p]
        return [kinds.AT_SEA | sea for sea in bits(shores)]
    count = len(box.land)
    moves: list[int] = []
    for p in bits(zone(s, seat)):
        for slot in bits(box.kind_slots[kind * count + p] & ~s.built[p]):
            moves.append(kinds.ON_SITE | box.site_at[p * terms.SLOTS + slot])
    return moves


def might_place(s: MareNostrum, item: int) -> list[int]:
    """All that a person might think of as a site for an item."""
    kind = PLACED_AS[item]
    if kind == terms.TRIREME:
        return [kinds.AT_SEA | sea for sea in range(len(s.box.seas))]
    if terms.CITY <= kind <= terms.LEGENDARY_CITY:
        return [
            kinds.ON_SITE | site
            for site, found in enumerate(s.box.site_kind)
            if terms.CITY <= found <= terms.LEGENDARY_CITY
        ]
    if terms.CARAVAN <= kind <= terms.TEMPLE:
        return [kinds.ON_SITE | site for site, found in enumerate(s.box.site_kind) if found == kind]
    return [kinds.IN_PROVINCE | p for p in range(len(s.box.provinces))]


def forbids_place(s: MareNostrum, seat: int, item: int, move: int) -> str:
    """The rule that keeps an item from this site, or ""."""
    kind = PLACED_AS[item]
    target = argument_of(move)
    if kind == terms.TRIREME:
        if kind_of(move) != kinds.AT_SEA or target >= len(s.box.seas):
            return NOT_NOW
        return "" if s.box.coast[target] & zone(s, seat) else "MN-3.31"  # whoever else is in that Sea
    if terms.CARAVAN <= kind <= terms.TEMPLE:
        if kind_of(move) != kinds.ON_SITE or target >= len(s.box.sites):
            return NOT_NOW
        return forbids_building(s, seat, kind, target)
    if kind_of(move) != kinds.IN_PROVINCE or target >= len(s.box.provinces):
        return NOT_NOW
    if not (s.box.open[s.seats] >> target) & 1:
        return "MN-0.2"
    if kind == terms.INFLUENCE:
        return forbids_influence(s, seat, target)
    if not (zone(s, seat) >> target) & 1:
        return "MN-3.29"
    return "MN-3.30" if kind == terms.FORTRESS and s.has_fortress(target, seat) else ""


NEUTRAL: Final = 0
MINE: Final = 1
THEIRS: Final = 2


def held_by(s: MareNostrum, seat: int, move: int) -> dict[str, int]:
    """Whose the Province of a site is, and whether enemy Units are there: all of it lies open."""
    target = argument_of(move)
    if kind_of(move) == kinds.ON_SITE and target < len(s.box.sites):
        target = s.box.site_province[target]
    elif kind_of(move) != kinds.IN_PROVINCE or target >= len(s.box.provinces):
        return {}
    owner = -1
    for other in range(s.seats):
        if (s.realm[other] >> target) & 1:
            owner = other
    whose = NEUTRAL if owner < 0 else MINE if owner == seat else THEIRS
    enemies = 1 if s.army[target] & packed.ENEMY[seat] else 0
    return {"province": target, "other:seat": owner, "whose": whose, "enemies": enemies}


def forbids_influence(s: MareNostrum, seat: int, p: int) -> str:
    if (influence_targets(s, seat) >> p) & 1:
        return ""
    near = 0
    for own in bits(s.realm[seat] & ~s.anchors):
        near |= s.reach(seat, own)
    if ((s.neutral() & near) >> p) & 1 and not s.army[p] & packed.ENEMY[seat]:
        return "MN-3.26"
    return "MN-3.24"


def forbids_building(s: MareNostrum, seat: int, kind: int, site: int) -> str:
    box = s.box
    p = box.site_province[site]
    if not (box.open[s.seats] >> p) & 1:
        return "MN-0.2"
    found = box.site_kind[site]
    if kind == terms.CAPITAL and p != s.capital_province(seat):
        return "MN-3.34"
    if found != kind:
        cities = terms.CITY <= kind <= terms.LEGENDARY_CITY and terms.CITY <= found <= terms.LEGENDARY_CITY
        return "MN-3.35" if cities else "MN-3.33"
    if box.site_slot[site] & s.built[p]:
        return "MN-0.14"
    return "" if (zone(s, seat) >> p) & 1 else "MN-3.29"


# -- placing -----------------------------------------------------------------------------------------


def place(s: MareNostrum, seat: int, item: int, target: int) -> None:
    """Everything bought is placed at once (MN-3.22). A building is not occupied, and ends no conquest (MN-3.36)."""
    kind = PLACED_AS[item]
    if kind == terms.INFLUENCE:
        s.stock[seat * state.STOCK + state.INFLUENCE_STOCK] -= 1
        s.realm[seat] |= 1 << target
        s.tell(told.INFLUENCE, seat, target)
    elif kind == terms.LEGION:
        add_legions(s, seat, target, 1)
        s.tell(told.UNIT, seat, 0, target)
        check_war(s, target)
    elif kind == terms.FORTRESS:
        s.stock[seat * state.STOCK + state.FORTRESS_STOCK] -= 1
        s.army[target] |= packed.A_FORTRESS[seat]
        s.tell(told.UNIT, seat, 1, target)
        check_war(s, target)
    elif kind == terms.TRIREME:
        s.stock[seat * state.STOCK + state.TRIREME_STOCK] -= 1
        s.fleet[target] += packed.ONE_TRIREME[seat]
        s.tell(told.TRIREME, seat, target)
    else:
        s.built[s.box.site_province[target]] |= s.box.site_slot[target]
        s.tell(told.BUILT, seat, target)


def add_legions(s: MareNostrum, seat: int, p: int, count: int) -> None:
    s.stock[seat * state.STOCK + state.LEGION_STOCK] -= count
    s.army[p] += count * packed.ONE_LEGION[seat]


def check_war(s: MareNostrum, p: int) -> None:
    """With land Units of another player a Province is At War: its Conqueror loses status and positions (MN-3.38,
    MN-4.54, MN-4.83)."""
    seat = s.conqueror(p)
    if seat != state.NO_SEAT and (s.army[p] & packed.ENEMY[seat] or not s.legions(p, seat)):
        end_conquest(s, seat, p)


def end_conquest(s: MareNostrum, seat: int, p: int) -> None:
    """Status and positions end; the Influence owner has all remaining buildings back (MN-4.55)."""
    s.conquests[seat] &= ~(1 << p)
    s.held[p] = 0
    s.seized[p] = 0
    s.tell(told.NO_CONQUEROR, seat, p)
