"""How good a view is for a seat: points as if the game ended now, and what they will grow from.

A turn is made of many small decisions, so in the middle of one the judge plays it on and takes the best end it finds.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.ave_roma.box import BASICS, BUILDING, DENARII, GOODS, PATRON, SPACES, SURPLUS, WAR, ZONES
from tabularium.games.ave_roma.scoring import adjusted, many, row, score
from tabularium.games.ave_roma.state import ACTION, OFF, SCORING, WAITING, AveRoma, card_of, is_spent, on_right
from tabularium.games.ave_roma.steps.choice import Choice
from tabularium.games.ave_roma.steps.locations import MercatorBuy, MercatorSell
from tabularium.games.ave_roma.steps.turn import ChooseLocation, ChooseSlot, ChooseTraining, ChooseValue
from tabularium.kernel.play import legal, play
from tabularium.kernel.rng import sfc32

LOOKS: Final = 60  # how many ends of a turn are looked at

# In points.
WORKER: Final = 2.4  # still to be sent in this round
DENARIUS: Final = 0.1  # beside the point for five
UNIT: Final = 0.25  # beside the point for three
INFLUENCE: Final = 1.6  # on a card, still to be spent
POLITICAL: Final = 0.9  # a level, beside its points
ACTIVE: Final = 2.0  # a patron at work
PASSIVE: Final = 0.5
PART: Final = 0.4  # of a pair, or one more card of a war
ABOVE: Final = 0.25  # of the points that a cube would have if the brown one were higher
TRAINED: Final = 1.0
BONUS: Final = 0.3  # a card on the left in advanced mode


def judge(view: AveRoma, seat: int) -> float:
    if not in_turn(view, seat):
        return standing(view, seat)
    world = view.determinize(sfc32(seat)) if view.viewer >= 0 else view.copy()
    assert isinstance(world, AveRoma)
    return Looks(LOOKS).best(world, seat)


def in_turn(s: AveRoma, seat: int) -> bool:
    """Whether the seat is in the middle of a turn."""
    if not s.agenda:
        return False
    step = s.agenda[-1]
    if isinstance(step, Choice):
        return step.seat == seat
    return isinstance(step, (ChooseValue, ChooseLocation, ChooseSlot, ChooseTraining)) and step.seat == seat


class Looks:
    """A search for the best end of a turn, with so many looks."""

    __slots__ = ("left",)

    def __init__(self, left: int) -> None:
        self.left = left

    def best(self, s: AveRoma, seat: int) -> float:
        if self.left <= 0 or not in_turn(s, seat):
            self.left -= 1
            return standing(s, seat)
        moves = legal(s, seat)
        if isinstance(s.agenda[-1], (MercatorSell, MercatorBuy)) and len(moves) > 2:
            moves = [moves[0], moves[-1]]
        found = -1000.0
        for move in moves:
            after = s.copy()
            play(after, seat, move)
            value = self.best(after, seat)
            if value > found:
                found = value
        return found


def standing(s: AveRoma, seat: int) -> float:
    """The own prospects against the best of the others."""
    if s.over:
        totals = score(s).totals
        return float(totals[seat] - max([total for other, total in enumerate(totals) if other != seat]))
    levels = s.cubes if s.phase == SCORING else adjusted(s)
    rivals = [prospects(s, other, levels) for other in range(s.seats) if other != seat]
    return prospects(s, seat, levels) - 0.3 * max(rivals)


def prospects(s: AveRoma, seat: int, levels: list[int]) -> float:
    value = float(sum(row(s, seat, levels)))
    if s.phase > ACTION + 1:
        return value
    goods = s.goods[seat * GOODS : seat * GOODS + GOODS]
    value += DENARIUS * min(goods[DENARII], 15) + UNIT * (sum(goods[:BASICS]) + goods[SURPLUS])
    value += POLITICAL * min(s.political[seat], s.box.active_limit) + ACTIVE * len(s.active[seat])
    value += cards(s, seat) + cubes(s, seat, levels)
    for worker in s.training[seat * SPACES : seat * SPACES + SPACES]:
        if worker > WAITING:
            value += TRAINED
        elif worker and not s.has_passed(seat):
            value += WORKER
    if not s.has_passed(seat):
        value += WORKER * sum(s.reserve[seat * ZONES : seat * ZONES + ZONES])
    return value


def cards(s: AveRoma, seat: int) -> float:
    """What the cards beside the board promise."""
    box = s.box
    value = 0.0
    for held in s.owned[seat]:
        card = card_of(held)
        if not is_spent(held):
            value += INFLUENCE * box.influence[card]
        if not on_right(held) and s.advanced():
            value += BONUS
        if box.kind[card] in (BUILDING, WAR):
            value += PART
        elif box.kind[card] == PATRON:
            value += PASSIVE
    return value


def cubes(s: AveRoma, seat: int, levels: list[int]) -> float:
    """Levels above the brown cube may still count."""
    points = s.box.zone_points[1 if many(s) else 0]
    value = 0.0
    for zone in range(seat * ZONES, seat * ZONES + ZONES):
        if s.cubes[zone] != OFF:
            value += ABOVE * (points[s.cubes[zone]] - points[levels[zone]])
    return value
