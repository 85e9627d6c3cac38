"""The score sheet by category, and who wins (AV-15)."""

from __future__ import annotations

from typing import Final

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.state import AveRoma, card_of
from tabularium.kernel.scores import Outcome, ScoreSheet, ranked, score_sheet

CATEGORIES: Final = ("during_play", "denarii", "stock", "patrons", "political", "zones")


def score(s: AveRoma) -> ScoreSheet:
    """The sheet if the game ended now; choices still open at the end are not foreseen."""
    levels = s.cubes if s.phase == state.SCORING else adjusted(s)
    return score_sheet(CATEGORIES, [row(s, seat, levels) for seat in range(s.seats)])


def outcome(s: AveRoma) -> Outcome:
    """Most points; then denarii, then resources and surplus; then a shared victory (AV-15.19)."""
    totals = score(s).totals
    keys = [(totals[seat], s.goods[seat * terms.GOODS + terms.DENARII], s.stock(seat)) for seat in range(s.seats)]
    return ranked(keys)


def row(s: AveRoma, seat: int, levels: list[int]) -> tuple[int, ...]:
    """One seat's points. Nothing is spent by scoring: all may count several times (AV-15.4)."""
    box = s.box
    marked = s.points[seat * state.POINTS : seat * state.POINTS + state.POINTS]
    return (
        sum(marked[: state.P_PATRONS]),
        s.goods[seat * terms.GOODS + terms.DENARII] // box.denarii_per_point,  # AV-15.2
        s.stock(seat) // box.stock_per_point,  # AV-15.3
        marked[state.P_PATRONS] + patron_points(s, seat, levels),
        box.political_points[s.political[seat]],  # AV-15.17
        zone_points(s, seat, levels),
    )


def many(s: AveRoma) -> bool:
    """Four or five players: the other side of the zone-score card, more for first places."""
    return s.seats > terms.FEW


def zone_points(s: AveRoma, seat: int, levels: list[int]) -> int:
    """Each cube gives the points of its level; no cube, no points (AV-15.18)."""
    points = s.box.zone_points[1 if many(s) else 0]
    total = 0
    for zone in range(terms.ZONES):
        level = levels[seat * terms.ZONES + zone]
        if level != state.OFF:
            total += points[level]
    return total


def adjusted(s: AveRoma) -> list[int]:
    """The cubes of each zone, pushed down under its brown cube, highest first (AV-15.1)."""
    levels = s.cubes[:]
    for zone in range(terms.ZONES):
        cap = s.brown[zone]
        standing = [
            (-s.cubes[seat * terms.ZONES + zone], seat)
            for seat in range(s.seats)
            if s.cubes[seat * terms.ZONES + zone] != state.OFF
        ]
        for down, seat in sorted(standing):
            level = min(-down, cap)
            levels[seat * terms.ZONES + zone] = level
            cap = max(0, level - 1)
    return levels


# -- patrons -----------------------------------------------------------------------------------------


def patrons(s: AveRoma, seat: int) -> list[int]:
    """All patrons of a seat, active or passive: both count at the end (AV-11.19)."""
    return sorted([*s.active[seat], *s.passive(seat)])


def times(s: AveRoma, card: int) -> int:
    """How often an end effect is applied (AV-15.6)."""
    return 1 + s.doubled.count(card)


def patron_points(s: AveRoma, seat: int, levels: list[int]) -> int:
    """Every patron scores separately, equal effects included (AV-15.5)."""
    box = s.box
    total = 0
    for card in patrons(s, seat):
        if box.end_verb[card] == terms.SCORE_PER:
            each = box.end_many[card] if many(s) else box.end_points[card]
            total += each * counted(s, seat, card, levels) * times(s, card)
    return total


def counted(s: AveRoma, seat: int, card: int, levels: list[int]) -> int:
    """How many of what a patron counts there are, with the state as it results (AV-15.10)."""
    box = s.box
    what = box.end_what[card]
    kind = box.end_kind[card]
    if what == terms.PER_POLITICAL_LEVEL:
        return s.political[seat]  # AV-15.20
    if what == terms.PER_ACTIVE_PATRON:
        return len(s.active[seat])  # AV-15.21
    if what == terms.PER_ZONE_PRESENT:
        return sum(1 for zone in range(terms.ZONES) if levels[seat * terms.ZONES + zone] != state.OFF)  # AV-15.12
    if what == terms.PER_ZONE_FIRST:
        return sum(1 for zone in range(terms.ZONES) if first(s, seat, zone, levels))
    cards = [*map(card_of, s.owned[seat]), *s.active[seat]]
    if what == terms.PER_CARD:
        return sum(1 for other in cards if box.kind[other] == kind)  # AV-15.16
    if what == terms.PER_CARD_POINTS_AND_INFLUENCE:
        return sum(
            1 for other in cards if box.kind[other] < terms.PATRON and box.points[other] and box.influence[other]
        )  # AV-15.13
    if what == terms.PER_ICON_PAIR:
        return sum(1 for other in cards if box.icon[other] == kind) // 2  # AV-15.14
    if what == terms.PER_ICON_SET:
        icons = [box.icon[other] for other in cards]
        return min(icons.count(0), icons.count(1), icons.count(2))
    goods = s.goods[seat * terms.GOODS : seat * terms.GOODS + terms.GOODS]
    if what == terms.PER_BASIC_RESOURCE_PAIR:
        return sum(goods[: terms.BASICS]) // 2  # AV-15.15
    return goods[terms.SURPLUS] if kind == 3 else goods[2 * kind] + goods[2 * kind + 1]


def first(s: AveRoma, seat: int, zone: int, levels: list[int]) -> bool:
    """Whether the own cube alone is on the highest occupied level of a zone (AV-15.11)."""
    own = levels[seat * terms.ZONES + zone]
    if own == state.OFF:
        return False
    return all(not (other != seat and levels[other * terms.ZONES + zone] >= own) for other in range(s.seats))
