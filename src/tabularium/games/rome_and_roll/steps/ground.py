"""Where Buildings can stand: adjacency, free ground, and what is drawn on the map."""

from __future__ import annotations

from typing import Final

from tabularium.games.rome_and_roll import state
from tabularium.games.rome_and_roll.box import BLOCKED, EMPTY, City, form_of
from tabularium.games.rome_and_roll.geometry import cells_in, unsound
from tabularium.games.rome_and_roll.state import RomeAndRoll, of

UNTRIED: Final = -2  # where a Plan fits: not looked for yet, nowhere, or a placement that was free when last seen
NOWHERE: Final = -1


def frontier(s: RomeAndRoll, building: int) -> int:
    """The empty cells adjacent to a Building (RR-5.5, RR-5.6)."""
    return s.city.around[s.buildings[of(building, state.AT)]] & ~s.taken


def any_frontier(s: RomeAndRoll) -> int:
    """The empty cells adjacent to any Building (RR-14.11, RR-14.19); Rubble and Parks are none (RR-18.38)."""
    mask = 0
    for building in range(s.built):
        if s.buildings[of(building, state.SITE)] <= s.box.forum_site:
            mask |= frontier(s, building)
    return mask


def cells_beside(s: RomeAndRoll, building: int) -> tuple[int, ...]:
    """The cells adjacent to a Building, taken ones too."""
    return s.city.beside[s.buildings[of(building, state.AT)]]


def cells_beside_any(s: RomeAndRoll) -> tuple[int, ...]:
    return cells_in(any_frontier(s))


def ground_of(s: RomeAndRoll) -> list[int]:
    """By cell: EMPTY, or the Building there. A look here costs a tenth of one at a mask of 320 bits."""
    if s._ground_mask != s.taken:
        s._ground_mask = s.taken
        s._ground = [BLOCKED if (s.taken >> cell) & 1 else EMPTY for cell in range(len(s.city.near))]
        for building in range(s.built):
            for cell in s.city.cells[s.buildings[of(building, state.AT)]]:
                s._ground[cell] = building
    return s._ground


def covered(s: RomeAndRoll, places: tuple[int, ...], by: int) -> list[int]:
    """The ground with these places covered, too."""
    ground = ground_of(s)[:]
    for place in places:
        for cell in s.city.cells[place]:
            ground[cell] = by
    return ground


def is_free(cells: tuple[int, ...], ground: list[int]) -> bool:
    return all(ground[cell] == EMPTY for cell in cells)


def first_fit(city: City, covers: list[tuple[int, ...]], front: tuple[int, ...], ground: list[int]) -> int:
    """A placement on empty ground that covers a cell of the front, or NOWHERE."""
    for cell in front:
        if ground[cell] == EMPTY:
            for place in covers[cell]:
                if is_free(city.cells[place], ground):
                    return place
    return NOWHERE


def all_fits(city: City, covers: list[tuple[int, ...]], front: tuple[int, ...], ground: list[int]) -> list[int]:
    """All of them, each once: a cell of the front that was looked at counts as taken."""
    ground = ground[:]
    found: list[int] = []
    for cell in front:
        if ground[cell] == EMPTY:
            for place in covers[cell]:
                if is_free(city.cells[place], ground):
                    found.append(place)
            ground[cell] = BLOCKED
    found.sort()
    return found


def fits(s: RomeAndRoll, building: int, slot: int) -> bool:
    """Whether a Plan in play (by its place in the row) fits beside a Building. Ground is never freed again, so what
    fits nowhere never will, and a placement found once is looked at first."""
    n = len(s.plans)
    known = s._fits
    if known is None:
        known = s._fits = [UNTRIED] * (s.built * n)
    i = building * n + slot
    place = known[i]
    if place == NOWHERE:
        return False
    city = s.city
    ground = ground_of(s)
    if place >= 0 and is_free(city.cells[place], ground):
        return True
    place = first_fit(city, city.covers[s.plans[slot]], cells_beside(s, building), ground)
    known[i] = place
    return place >= 0


def fits_free(s: RomeAndRoll, slot: int) -> bool:
    """The same beside any Building, in the free form of a Favour."""
    known = s._anywhere
    if known is None:
        known = s._anywhere = [UNTRIED] * len(s.plans)
    place = known[slot]
    if place == NOWHERE:
        return False
    city = s.city
    ground = ground_of(s)
    if place >= 0 and is_free(city.cells[place], ground):
        return True
    place = first_fit(city, city.free_covers[s.plans[slot]], cells_beside_any(s), ground)
    known[slot] = place
    return place >= 0


def forbids_place(s: RomeAndRoll, plan: int, place: int, shape: int, free: bool, front: int, touch_rule: str) -> str:
    """The rule that forbids to draw a Plan here, or ""."""
    box, city = s.box, s.city
    if form_of(place) >= len(box.forms) - 1 or box.form_shape[form_of(place)] != shape:
        return "RR-5.17"
    mask = city.mask[place]
    if mask == 0 or mask & s.taken:
        return "RR-5.18"
    rule = unsound(city, box.plan[plan].restriction, place, free)
    if rule:
        return rule
    return "" if mask & front else touch_rule


def draw(s: RomeAndRoll, site: int, owner: int, place: int) -> int:
    """Draw a Building, Rubble included; its number is the order of construction (RR-5.26)."""
    city = s.city
    built = list(s.buildings)
    new = len(built) // state.SPAN
    ground = covered(s, (place,), new)
    beside = 0
    for cell in city.beside[place]:
        other = ground[cell]
        if other >= 0 and other != new:
            beside |= 1 << other  # RR-5.38: once, however many sides they share
            built[of(other, state.NEXT_TO)] |= 1 << new
    built.extend((site, owner, place, beside))
    s.buildings = tuple(built)
    s._ground = ground
    s.taken = s._ground_mask = s.taken | city.mask[place]
    known = s._fits
    if known is not None:
        s._fits = known + [UNTRIED] * len(s.plans)
    spots = s._anywhere
    if spots is not None:
        s._anywhere = [UNTRIED if spot == NOWHERE else spot for spot in spots]
    return new


def owned_beside(s: RomeAndRoll, building: int, owner: int) -> list[int]:
    """The adjacent Buildings of an owner, by build number."""
    mask = s.buildings[of(building, state.NEXT_TO)]
    return [other for other in range(s.built) if (mask >> other) & 1 and s.buildings[of(other, state.OWNER)] == owner]
