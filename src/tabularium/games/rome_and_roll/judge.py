"""How good a view is for a seat: its points, and what its means promise while there is time to use them."""

from __future__ import annotations

from typing import Final

from tabularium.games.rome_and_roll.scoring import outcome_points, seneca_total
from tabularium.games.rome_and_roll.state import DICE, LOYALTY, NO_DIE, STORED, WIDTH, RomeAndRoll
from tabularium.games.rome_and_roll.steps.build import ChoosePlacement, ChoosePlan, OverseerMove
from tabularium.games.rome_and_roll.steps.conquer import ConquerColony, ConquerRegion
from tabularium.games.rome_and_roll.steps.develop import DevelopRegion, DevelopRoad
from tabularium.games.rome_and_roll.steps.kinds import (
    exchange_baskets,
    exchange_jewels,
    exchange_kept,
    pay_baskets,
    pay_icons,
)
from tabularium.games.rome_and_roll.steps.legion import LegionPick
from tabularium.games.rome_and_roll.steps.payment import Pay
from tabularium.games.rome_and_roll.steps.trade import TradeSet
from tabularium.games.rome_and_roll.steps.turn import TurnMenu
from tabularium.games.rome_and_roll.terms import ARCHITECT, BASKET, FISH, JEWEL, STORED_KINDS
from tabularium.kernel.play import legal
from tabularium.kernel.rng import Rng

# What an icon is worth before it is used: resources, Auxiliary, then workers.
ICON_WORTH: Final = (0.45, 0.45, 0.5, 0.4, 0.7, 0.5, 0.2, 0.6, 0.8, 0.4, 0.4, 1.0)
BOX_WORTH: Final = (0.0, 0.4, 1.4, 1.8, 3.0, 3.0)  # by loyalty boxes; five score by themselves
RIVAL: Final = 0.4  # how much the best opponent's points weigh


def judge(view: RomeAndRoll, seat: int) -> float:
    if not view.plans:
        return 0.0
    worth = float(outcome_points(view, seat))
    if view.agenda:
        worth += means(view, seat) * time_left(view) + underway(view, seat)
    return worth - RIVAL * rivals(view, seat)


def time_left(view: RomeAndRoll) -> float:
    """1 while much of the game is to come, 0 in its last round."""
    if view.last:
        return 0.5 if view.round < view.last else 0.15
    rounds = view.box.seneca_rounds - view.round if view.seats == 1 else 3 + 2 * len(view.nero)
    return min(1.0, 0.3 + 0.1 * rounds)


def rivals(view: RomeAndRoll, seat: int) -> float:
    if view.seats == 1:
        return float(seneca_total(view))
    return float(max([outcome_points(view, other) for other in range(view.seats) if other != seat]))


def means(view: RomeAndRoll, seat: int) -> float:
    """Resources, people, Advisors, Favours, colonies: what may still become points."""
    sheet, base = view.sheet, seat * WIDTH
    worth = 0.3 * view.free_soldiers(seat) + 0.6 * view.free_senators(seat)
    stored = 0.0
    for kind in range(STORED_KINDS):
        stored += sheet[base + STORED + kind] * ICON_WORTH[kind]
    worth += min(stored, 6.0) + 0.1 * max(0.0, stored - 6.0)
    for advisor in range(3):
        worth += BOX_WORTH[min(sheet[base + LOYALTY + advisor], 5)]
    for place in view.favours:
        if place == seat:
            worth += 1.5
    for colony in range(len(view.box.colonies)):
        if (view.colonies[seat] >> colony) & 1:
            worth += 0.5 if (view.linked >> colony) & 1 else 0.2
    for i in range(2):
        die = sheet[base + DICE + i]
        if die < NO_DIE and view.round > 0:
            for icon in view.box.die_icons[die]:
                worth += 1.2 * ICON_WORTH[icon]
    if view.turn == seat:
        worth += pool_worth(view)
    return worth


def pool_worth(view: RomeAndRoll) -> float:
    """Resources left are stored; workers count while a main action is to come."""
    worth = 0.0
    for icon in range(BASKET + 1):
        worth += view.pool[icon] * ICON_WORTH[icon]
    if view.mains == 0:
        for icon in range(ARCHITECT - 1, len(view.pool)):
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


def propose(view: RomeAndRoll, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """Sensible whole answers where choices combine: pay with icons that can do nothing else, keep Baskets and
    Jewellery; exchange what is plentiful."""
    step = view.agenda[-1]
    if isinstance(step, (Pay, TradeSet)):
        moves = legal(view, seat)
        order = sorted(moves, key=lambda move: (thrift(move, isinstance(step, Pay)), move))
        return [(move,) for move in order[:3]]
    return []


def thrift(move: int, paying: bool) -> int:
    """The lower, the less of what is worth keeping this way of paying or trading takes."""
    if paying:
        baskets = sum(pay_baskets(move, kind) for kind in range(JEWEL))
        icons = sum(pay_icons(move, kind) for kind in range(FISH))
        return 8 * baskets - icons
    return 8 * exchange_baskets(move) + 4 * (exchange_kept(move) + exchange_jewels(move))
