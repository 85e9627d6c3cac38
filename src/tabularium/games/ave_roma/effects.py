"""What cards and places do to the table: one function per verb. Nothing here asks anybody anything."""

from __future__ import annotations

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.state import AveRoma, card_of, is_spent, on_right
from tabularium.games.ave_roma.steps import told


def gain_denarii(s: AveRoma, seat: int, count: int) -> None:
    """The bank never runs out (AV-2.13)."""
    if count:
        s.goods[seat * terms.GOODS + terms.DENARII] += count
        s.tell(told.DENARII, seat, count)


def pay_denarii(s: AveRoma, seat: int, count: int) -> None:
    """All money goes to the bank, never to another player (AV-2.12, AV-2.14)."""
    if count:
        s.goods[seat * terms.GOODS + terms.DENARII] -= count
        s.tell(told.PAID_DENARII, seat, count)


def gain_surplus(s: AveRoma, seat: int, count: int) -> None:
    """Surplus above the limit is lost without compensation (AV-2.1, AV-2.5)."""
    if not count:
        return
    at = seat * terms.GOODS + terms.SURPLUS
    gained = min(count, s.box.surplus_limit - s.goods[at])
    s.goods[at] += gained
    if gained:
        s.tell(told.SURPLUS, seat, gained)
    if gained < count:
        s.tell(told.SURPLUS_LOST, seat, count - gained)


def gain_points(s: AveRoma, seat: int, count: int, category: int) -> None:
    """Points are marked at once, and there is no upper limit (AV-2.15)."""
    if count:
        s.points[seat * state.POINTS + category] += count
        s.tell(told.POINTS, seat, count)


def gain_influence(s: AveRoma, seat: int, zone: int, count: int) -> None:
    """One move of the own cube on the grey track. Each gain is a move of its own (AV-7.9)."""
    level = level_after(s, seat, zone, count)
    if level > s.cubes[seat * terms.ZONES + zone]:
        s.cubes[seat * terms.ZONES + zone] = level
        s.tell(told.CUBE, seat, zone + 1, level)
    else:
        s.tell(told.CUBE_STAYS, seat, zone + 1)


def level_after(s: AveRoma, seat: int, zone: int, count: int) -> int:
    """Where a gain of influence puts the own cube.

    A cube off the board counts from 0 (AV-7.2). It passes occupied levels, and stops on the first free one at or
    below its target, at most the top (AV-7.3, AV-7.4, AV-7.7); it never goes back (AV-7.1, AV-7.5), and level 0 holds
    any number (AV-7.6). The brown cube is no limit during play (AV-7.8).
    """
    here = s.cubes[seat * terms.ZONES + zone]
    level = min(s.box.grey_top, max(here, 0) + count)
    while level > 0 and level > here and taken(s, zone, level):
        level -= 1
    return level


def taken(s: AveRoma, zone: int, level: int) -> bool:
    """Whether some cube stands on this level, from 1 up (AV-7.3)."""
    return any(s.cubes[seat * terms.ZONES + zone] == level for seat in range(s.seats))


def raise_brown(s: AveRoma, seat: int, zone: int, count: int) -> None:
    """The brown cube stops at the top (AV-6.8)."""
    level = min(s.box.brown_top, s.brown[zone] + count)
    if level != s.brown[zone]:
        s.brown[zone] = level
        s.tell(told.BROWN, seat, zone + 1, level)


def mark(s: AveRoma, seat: int, card: int, marks: int) -> None:
    """Put marks on an owned card: it is never lost (AV-5.12, AV-8.15, AV-17.6, AV-17.7)."""
    s.owned[seat] = tuple([held | marks if card_of(held) == card else held for held in s.owned[seat]])


def spend_influence(s: AveRoma, seat: int, card: int) -> None:
    """The card goes to the right side, turned (AV-5.12); if it lay on the left it may still count in a set
    (AV-17.25)."""
    for held in s.owned[seat]:
        if card_of(held) == card and not on_right(held):
            s.spend(s.box.icon[card])
    s.spent |= state.INFLUENCE_SPENT
    mark(s, seat, card, state.RIGHT | state.SPENT)


def unspent(s: AveRoma, seat: int) -> list[int]:
    """Own Building and War cards whose influence waits (AV-5.11, AV-8.8)."""
    influence = s.box.influence
    return [card_of(held) for held in s.owned[seat] if not is_spent(held) and influence[card_of(held)]]


def left(s: AveRoma, seat: int, icon: int) -> list[int]:
    """Cards of an icon on the left side: active patrons and the right side are out of reach (AV-17.5)."""
    icons = s.box.icon
    return [card_of(held) for held in s.owned[seat] if not on_right(held) and icons[card_of(held)] == icon]


def largest_group(s: AveRoma, seat: int) -> int:
    """The most cards of one icon on the left side."""
    return max(len(left(s, seat, 0)), len(left(s, seat, 1)), len(left(s, seat, 2)))


def path_cost(s: AveRoma, seat: int, start: int, steps: int) -> tuple[int, ...]:
    """What a move in the Colosseum costs: every space entered, the last included, but not where another marker
    stands (AV-9.2), and nothing of the kinds that patrons make free (AV-11.16)."""
    box = s.box
    free = [box.mod_kind[card] for card in s.active[seat] if box.mod_verb[card] == terms.COLOSSEUM_FREE]
    # the own marker makes nothing free (AV-9.11)
    others = [s.colosseum[other] for other in range(s.seats) if other != seat]
    total = [0] * len(terms.COSTS)
    around = len(box.loop)
    for step in range(1, steps + 1):
        space = (start + step) % around
        if space in others:
            continue
        for i, count in box.tolls[space]:
            if free_kind(i) not in free:
                total[i] += count
    return tuple(total)


def free_kind(cost: int) -> int:
    """The kind of free space that an entry of a cost belongs to."""
    if cost == terms.COST_DENARII:
        return terms.FREE_DENARII
    return terms.FREE_SURPLUS if cost == terms.COST_SURPLUS else terms.FREE_RESOURCE


def honours(s: AveRoma, start: int, steps: int) -> int:
    """Honours entered or passed, whoever stands there (AV-9.5)."""
    box = s.box
    around = len(box.loop)
    found = 0
    for step in range(1, steps + 1):
        found += box.honour[(start + step) % around]
    return found


def zone_price(s: AveRoma, seat: int, at: int, zone: int) -> int:
    """The price due at the end of an action in this zone.

    Nothing for a card that slides (AV-6.2); the price of the mode for one that is bought (AV-6.3, AV-17.2), unless a
    patron pays it (AV-11.8); and always that price in a zone without a card (AV-6.5).
    """
    box = s.box
    price = box.zone_price[1 if s.advanced() else 0]
    if s.zones[zone] == box.none:
        return price
    if not s.is_high(zone):
        return 0
    for card in s.active[seat]:
        if box.mod_verb[card] == terms.ZONE_CARD_FREE and box.mod_at[card] == at:
            return 0
    return price
