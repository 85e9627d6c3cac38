"""Points so far, and what the means of a seat promise while there is time to use them."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.scoring import points, seneca_total
from tabularium.games.rome_and_roll.state import RomeAndRoll, of, on
from tabularium.games.rome_and_roll.steps.build import ChoosePlacement, ChoosePlan, OverseerMove
from tabularium.games.rome_and_roll.steps.conquer import ConquerColony, ConquerRegion
from tabularium.games.rome_and_roll.steps.develop import DevelopRegion, DevelopRoad
from tabularium.games.rome_and_roll.steps.ground import frontier
from tabularium.games.rome_and_roll.steps.legion import LegionPick
from tabularium.games.rome_and_roll.steps.trade import TradeSet
from tabularium.games.rome_and_roll.steps.turn import TurnMenu
from tabularium.kernel.judging import Judge

# What an icon is worth before it is used: resources, Auxiliary, then workers.
ICON_WORTH: Final = (0.45, 0.45, 0.5, 0.4, 0.7, 0.5, 0.2, 0.6, 0.8, 0.4, 0.4, 1.0)
ENOUGH: Final = 6.0  # resources in store that are likely to be used
LAST_ROUND: Final = 9.0


class RomeAndRollJudge(Judge[RomeAndRoll]):
    terms: ClassVar[tuple[str, ...]] = (
        "coins", "buildings_track", "legacy", "glory", "advisors", "plan_points", "nero", "soldiers", "senators",
        "free_soldiers", "free_senators", "stored", "store_overfull", "loyalty_two", "loyalty_three", "loyalty_four",
        "loyalty_full", "favours", "colonies", "linked_colonies", "roads", "buildings", "building_ground", "dice",
        "turn_to_come", "pool", "under_way", "seneca", "alone",
    )  # fmt: skip
    numbers: ClassVar[tuple[str, ...]] = (
        "advisors", "plan_points", "nero", "free_soldiers", "free_senators", "favours", "colonies", "linked_colonies",
        "roads", "buildings",
    )  # fmt: skip
    margin: ClassVar[float] = 9.0

    def progress(self, s: RomeAndRoll) -> float:
        if s.last:
            return 0.95 if s.round < s.last else 1.0
        if s.seats == 1:
            return min(1.0, s.round / s.box.seneca_rounds)
        return min(0.9, s.round / LAST_ROUND)

    def contenders(self, s: RomeAndRoll) -> int:
        return 2 if s.seats == 1 else s.seats

    def measure(self, s: RomeAndRoll, board: int) -> list[float]:
        found = [0.0] * len(self.terms)
        if not s.plans:
            return found
        if board >= s.seats:
            found[27] = float(seneca_total(s))
            return found
        scored = points(s, board)
        for i in range(len(scored)):
            found[i] = float(scored[i])
        sheet = s.sheet
        found[9] = float(s.free_soldiers(board))
        found[10] = float(s.free_senators(board))
        stored = 0.0
        for kind in range(terms.STORED_KINDS):
            stored += sheet[on(board, state.STORED + kind)] * ICON_WORTH[kind]
        found[11] = min(stored, ENOUGH)
        found[12] = max(0.0, stored - ENOUGH)
        for advisor in range(3):
            boxes = min(sheet[on(board, state.LOYALTY + advisor)], 5)
            if boxes >= 2:
                found[11 + boxes] += 1.0
        for place in s.favours:
            if place == board:
                found[17] += 1.0
        colonies = s.colonies[board]
        found[18] = float(colonies.bit_count())
        found[19] = float((colonies & s.linked).bit_count())
        found[20] = float(s.roads[board].bit_count())
        ground = 0
        for building in range(1, s.built):
            if s.buildings[of(building, state.OWNER)] == board:
                found[21] += 1.0
                ground |= frontier(s, building)
        found[22] = float(ground.bit_count())
        for i in range(2):
            die = sheet[on(board, state.DICE + i)]
            if die < state.NO_DIE and s.round > 0:
                for icon in s.box.die_icons[die]:
                    found[23] += ICON_WORTH[icon]
                found[24] += 1.0
        if s.turn == board:
            found[25] = pool_worth(s)
            if s.agenda:
                found[26] = underway(s, board)
        if s.seats == 1:
            found[28] = 1.0
        return found


def pool_worth(view: RomeAndRoll) -> float:
    """Resources left are stored; workers count while a main action is to come."""
    worth = 0.0
    for icon in range(terms.BASKET + 1):
        worth += view.pool[icon] * ICON_WORTH[icon]
    if view.mains == 0:
        for icon in range(terms.ARCHITECT - 1, len(view.pool)):
            worth += min(1, view.pool[icon]) * ICON_WORTH[icon]
    return worth


def underway(view: RomeAndRoll, seat: int) -> float:
    """What the seat's main action under way will bring."""
    step = view.agenda[-1]
    if view.turn != seat or isinstance(step, TurnMenu):
        return 0.0
    if isinstance(step, ChoosePlacement):
        plan = view.box.plan[step.plan]
        return 2.5 + plan.points * 0.8 + len(plan.production) * 0.8 + len(plan.legion) * 0.4 - plan.total * 0.4
    if isinstance(step, (OverseerMove, ChoosePlan)):
        return 3.0
    if isinstance(step, (ConquerRegion, ConquerColony)):
        return 2.5
    if isinstance(step, (DevelopRegion, DevelopRoad)):
        return 2.0
    if isinstance(step, TradeSet):
        return 2.0
    if isinstance(step, LegionPick):
        return 1.0 + 0.5 * len(step.chosen)
    return 1.0
