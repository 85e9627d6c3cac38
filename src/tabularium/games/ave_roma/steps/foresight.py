"""Will there be enough money for the Zone card? The most that an action can still bring, exactly (AV-6.6)."""

from __future__ import annotations

from tabularium.games.ave_roma import terms
from tabularium.games.ave_roma.effects import largest_group
from tabularium.games.ave_roma.state import AveRoma
from tabularium.games.ave_roma.steps.choice import Base, Counted


def gains_ahead(s: AveRoma, seat: int, at: int) -> int:
    """Denarii that active patrons still give at this location (AV-11.3), each once per action (AV-11.2)."""
    box = s.box
    money = 0
    for card in s.active[seat]:
        if box.mod_at[card] == at and box.mod_verb[card] == terms.GAIN and not s.is_used(card):
            money += box.mod_denarii[card]
    return money


def resources_ahead(s: AveRoma, seat: int, at: int) -> int:
    """Units of the Zone card that active patrons still give."""
    box = s.box
    units = 0
    for card in s.active[seat]:
        if box.mod_at[card] == at and box.mod_verb[card] == terms.ZONE_RESOURCE and not s.is_used(card):
            units += box.mod_amount[card]
    return units


def bonus_ahead(s: AveRoma, seat: int, at: int) -> int:
    """Units of the Zone card that the bonus of AEDILIS can still give (AV-17.10)."""
    if at != terms.AEDILIS or s.bonus or not s.advanced():
        return 0
    return s.box.adv_aedilis * largest_group(s, seat)


def most_money(
    s: AveRoma,
    seat: int,
    goods: list[int],
    at: int,
    zone: int,
    units: tuple[int, ...],
    free: int,
    selling: int,
    before: bool,
) -> int:
    """The most denarii a seat with these goods can hold at the end of an action in a zone.

    `units` are sure to come, `free` more are of any type on the card; `selling` is the first resource that can still be
    sold at MERCATOR (BASICS: none), and `before` says that what patrons give can be sold as well. Overflow is taken as
    money. Its worth is convex in the units of a type, so all free units go to one type.
    """
    box = s.box
    prices = box.prices[s.boards[seat]]
    money = goods[terms.DENARII] + gains_ahead(s, seat, at)
    tracks = goods[: terms.BASICS]
    limit = box.basic_limit
    for unit in units:
        if tracks[unit] == limit:
            money += prices[unit]
        else:
            tracks[unit] += 1
    for resource in range(selling, terms.BASICS):
        money += tracks[resource] * prices[resource]
        tracks[resource] = 0
    card = s.zones[zone]
    if card == box.none:
        return money
    free += resources_ahead(s, seat, at)
    if not free:
        return money
    best = 0
    for resource in box.types[card]:
        over = free if before else free - (limit - tracks[resource])
        if over * prices[resource] > best:
            best = over * prices[resource]
    return money + best


def money_in_reach(s: AveRoma, seat: int, units: tuple[int, ...], free: int) -> int:
    """The most money at the end of the action in progress, if the decision on top still brings these units."""
    return money_to_come(s, seat, s.goods_of(seat), units, free + bonus_ahead(s, seat, s.at))


def money_to_come(s: AveRoma, seat: int, goods: list[int], units: tuple[int, ...], free: int) -> int:
    """The same with goods that the seat has or would have, and a bonus only if `free` counts it."""
    zone = s.value - 1
    base = False
    for i in range(len(s.agenda) - 2, -1, -1):
        step = s.agenda[i]
        if isinstance(step, Base):
            base = True
            break
        if isinstance(step, Counted):
            free += step.count
        elif step.name == "propraetor_second":
            free += 1
        elif step.name == "confirm_turn":
            break
    if not base:
        return most_money(s, seat, goods, s.at, zone, units, free, terms.BASICS, False)
    return money_with_base(s, seat, goods, s.at, zone, units, free)


def money_with_base(
    s: AveRoma, seat: int, goods: list[int], at: int, zone: int, units: tuple[int, ...], free: int
) -> int:
    """The same while the base action is still to come."""
    if at == terms.MERCATOR:
        return most_money(s, seat, goods, at, zone, units, free, 0, True)
    card = s.zones[zone]
    if card == s.box.none:
        return most_money(s, seat, goods, at, zone, units, free, terms.BASICS, False)
    shown = s.box.resources[card]
    if at == terms.PROPRAETOR:
        top = most_money(s, seat, goods, at, zone, units + shown[:2], free + 1, terms.BASICS, False)
        bottom = most_money(s, seat, goods, at, zone, units + shown[2:], free + 1, terms.BASICS, False)
        return max(top, bottom)
    return most_money(s, seat, goods, at, zone, units + shown, free, terms.BASICS, False)


def short(s: AveRoma, seat: int) -> bool:
    """Whether the price is due and not yet at hand: only then the engine has to look ahead."""
    return s.due > s.goods[seat * terms.GOODS + terms.DENARII]


def can_trade(s: AveRoma, seat: int, goods: list[int], zone: int, selling: int, before: bool, due: int) -> bool:
    """Whether at least one unit can be sold or bought at MERCATOR, and the price be paid after it (AV-5.6, AV-5.8).

    If a unit can be sold, selling all brings the most money, so `most_money` has the last word; only a seat that has
    nothing to sell must look whether it can buy one.
    """
    box = s.box
    for resource in range(selling, terms.BASICS):
        if goods[resource]:
            return True
    card = s.zones[zone]
    if card == box.none:
        return False  # AV-5.7
    if before and resources_ahead(s, seat, terms.MERCATOR):
        return True
    prices = box.prices[s.boards[seat]]
    purse = goods[terms.DENARII] + (gains_ahead(s, seat, terms.MERCATOR) if before else 0)
    for resource in box.types[card]:
        if prices[resource] <= purse and enough_after_buying(s, seat, goods, zone, resource, 1, due):
            return True
    return False


def cheapest_unit(s: AveRoma, seat: int, zone: int) -> int:
    """The lowest price of a unit on the Zone card, or 0 without a card."""
    card = s.zones[zone]
    if card == s.box.none:
        return 0
    return min([s.price(seat, resource) for resource in s.box.types[card]])


def enough_after_buying(
    s: AveRoma, seat: int, goods: list[int], zone: int, resource: int, count: int, due: int
) -> bool:
    """Whether the Zone price can still be paid if these units are bought now (AV-5.8)."""
    price = s.price(seat, resource) * count
    return most_money(s, seat, goods, terms.MERCATOR, zone, (resource,) * count, 0, terms.BASICS, False) - price >= due
