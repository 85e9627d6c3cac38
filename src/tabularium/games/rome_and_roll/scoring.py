"""The score sheet (RR-16) and the points of Plans (RR-17)."""

from __future__ import annotations

from typing import Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.solo import seneca_points
from tabularium.games.rome_and_roll.state import RomeAndRoll, of, on
from tabularium.games.rome_and_roll.steps.ground import frontier
from tabularium.kernel.scores import Outcome, ScoreSheet, ranked, score_sheet

CATEGORIES: Final = (
    "coins",
    "buildings_track",
    "legacy",
    "glory",
    "advisors",
    "plan_points",
    "nero",
    "soldiers",
    "senators",
)
SENECA_CATEGORIES: Final = ("parks", "rubble", "roads", "colonies", "nero")  # RR-16.6
SQUARE: Final = 3  # side of the Esplanade's square


def score(s: RomeAndRoll) -> ScoreSheet:
    return score_sheet(CATEGORIES, [points(s, seat) for seat in range(s.seats)])


def points(s: RomeAndRoll, seat: int) -> tuple[int, ...]:
    """By category. A track without mark is worth nothing (RR-16.1); Soldiers and Senators, garrisoned and deployed
    ones too (RR-13.3), are halved and rounded up separately (RR-16.2). Dice, Favours and Storage are worth nothing by
    themselves (RR-16.3, RR-14.6)."""
    sheet = s.sheet
    if not s.plans:
        return (0,) * len(CATEGORIES)
    return (
        sheet[on(seat, state.COINS)],  # RR-1.17: never spent
        s.box.track_values[sheet[on(seat, state.BUILDINGS)]],
        sheet[on(seat, state.LEGACY)],
        sheet[on(seat, state.GLORY)],
        advisor_points(s, seat),
        plan_points(s, seat),
        sum(s.box.nero_points[card] for card in range(len(s.box.nero)) if (sheet[on(seat, state.NERO)] >> card) & 1),
        (sheet[on(seat, state.SOLDIERS)] + 1) // 2,
        (sheet[on(seat, state.SENATORS)] + 1) // 2,
    )


def outcome_points(s: RomeAndRoll, seat: int) -> int:
    return sum(points(s, seat))


def outcome(s: RomeAndRoll) -> Outcome:
    """The highest total wins, then the most Soldiers gained; else the victory is shared (RR-16.4). Alone one must beat
    Seneca outright (RR-18.43)."""
    if s.seats == 1:
        won = outcome_points(s, 0) > seneca_total(s)
        return Outcome((1,), "solo", "won") if won else Outcome((2,), "solo", "lost")
    return ranked([(outcome_points(s, seat), s.sheet[on(seat, state.SOLDIERS)]) for seat in range(s.seats)])


def seneca_sheet(s: RomeAndRoll) -> tuple[int, ...]:
    scale = 1 if s.options[state.EASIER_SCORES] else 2 if s.options[state.HARDER_SCORES] else 0  # RR-19.2, RR-19.5
    return seneca_points(s, s.box, scale)


def seneca_total(s: RomeAndRoll) -> int:
    return sum(seneca_sheet(s))


def advisor_points(s: RomeAndRoll, seat: int) -> int:
    """An Advisor with all boxes marked scores (RR-12.2)."""
    first = s.sheet[on(seat, state.CHARACTER)] * 3
    full = [i for i in range(3) if s.sheet[on(seat, state.LOYALTY + i)] == s.box.boxes]
    return sum(s.box.advisor_points[first + i] for i in full)


def plan_points(s: RomeAndRoll, seat: int) -> int:
    """Each Building scores on its own, each copy again (RR-17.12)."""
    total = 0
    for building in range(1, s.built):
        if s.buildings[of(building, state.OWNER)] == seat:
            total += building_points(s, seat, building)
    return total


def building_points(s: RomeAndRoll, seat: int, building: int) -> int:
    """A flat score always, an "if" score when it holds, a "per" score up to its limit (RR-17.14)."""
    plan = s.box.plan[s.buildings[of(building, state.SITE)]]
    kind = plan.score
    if kind == terms.SCORE_FLAT:
        return plan.points
    if kind == terms.SCORE_INSIDE_FULL_3X3:
        return plan.points if in_full_square(s, building) else 0
    if kind == terms.SCORE_EMPTY_NEIGHBOURS:
        return plan.points if (frontier(s, building)).bit_count() >= plan.at_least else 0  # RR-17.2, RR-17.3
    if kind == terms.SCORE_ADJACENT_BUILDINGS:
        return plan.points if len(buildings_beside(s, building)) >= plan.at_least else 0
    if kind == terms.SCORE_ADJACENT_OPPONENT_TYPE:
        return plan.points if beside_opponent(s, seat, building, plan.score_type) else 0
    return min(plan.most, plan.points * (quantity(s, seat, kind) // plan.each))


def in_full_square(s: RomeAndRoll, building: int) -> bool:
    """A square of 3x3 cells that holds the whole Building and belongs to Buildings only, Rubble and Parks included
    (RR-17.1, RR-18.38)."""
    city, stride = s.city, s.box.stride
    mask = city.mask[s.buildings[of(building, state.AT)]]
    cell = (mask & -mask).bit_length() - 1  # the square holds the Building's first cell: no need to look elsewhere
    top, left = cell // stride, cell % stride
    for row in range(max(0, top - SQUARE + 1), min(top, city.height - SQUARE) + 1):
        for column in range(max(0, left - SQUARE + 1), min(left, city.width - SQUARE) + 1):
            line = ((1 << SQUARE) - 1) << (row * stride + column)
            square = line | line << stride | line << (2 * stride)
            if mask & ~square == 0 and square & ~s.taken == 0:
                return True
    return False


def buildings_beside(s: RomeAndRoll, building: int) -> list[int]:
    """Different adjacent Buildings: the Forum counts, Rubble and Parks do not (RR-17.4)."""
    mask = s.buildings[of(building, state.NEXT_TO)]
    return [
        other
        for other in range(s.built)
        if (mask >> other) & 1 and s.buildings[of(other, state.SITE)] <= s.box.forum_site
    ]


def beside_opponent(s: RomeAndRoll, seat: int, building: int, plan_type: int) -> bool:
    """Adjacent to an opponent's Building of a type; never so in the solo game (RR-17.5)."""
    for other in buildings_beside(s, building):
        site, owner = s.buildings[of(other, state.SITE)], s.buildings[of(other, state.OWNER)]
        if site < s.box.forum_site and owner != seat and s.box.plan[site].type == plan_type:
            return True
    return False


def quantity(s: RomeAndRoll, seat: int, kind: int) -> int:
    """What a "per" score counts (RR-17.8, RR-17.10, RR-17.11)."""
    if kind == terms.SCORE_OWN_SOLDIERS:
        return s.sheet[on(seat, state.SOLDIERS)]
    if kind == terms.SCORE_OWN_STORED_RESOURCES:
        return sum([s.sheet[on(seat, state.STORED + kind)] for kind in range(terms.STORED_KINDS)])
    if kind == terms.SCORE_OWN_ADVISORS_ADVANCED:
        return sum(s.sheet[on(seat, state.LOYALTY + i)] >= s.box.advanced_at for i in range(3))
    if kind == terms.SCORE_HILLS_WITH_OWN_BUILDING:
        hills = 0
        for building in range(1, s.built):
            if s.buildings[of(building, state.OWNER)] == seat:
                hills |= s.city.hills_of[s.buildings[of(building, state.AT)]]
        return hills.bit_count()
    return 0
