"""Develop (RR-8): renovate roads of one region, one after the other."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.effects import forbids_road, gain, power, renovate
from tabularium.games.rome_and_roll.state import RomeAndRoll, on
from tabularium.games.rome_and_roll.steps import kinds
from tabularium.games.rome_and_roll.steps.build import builder
from tabularium.games.rome_and_roll.steps.finish import EndAction
from tabularium.games.rome_and_roll.steps.payment import Pay
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Decision, Step

ROAD_COST: Final = (0, 0, 1, 0, 0)  # one Stone (RR-8.5)
SEVERAL: Final = 2  # Legacy for more than one road (RR-8.8)


def can_pay_road(s: RomeAndRoll, seat: int, done: int) -> bool:
    """A Stone, or a Basket icon as Stone (RR-8.5); an Advisor pays for the first road (RR-12.13)."""
    if s.pool[terms.STONE] or s.pool[terms.BASKET] or s.sheet[on(seat, state.STORED + terms.STONE)]:
        return True
    return done < power(s, seat, terms.DO_ROAD_DISCOUNT, 0)


def roads_to_renovate(s: RomeAndRoll) -> int:
    """Mask of the roads that `forbids_road` allows."""
    conquered = s.conquered()
    if conquered == 0:
        return 0
    box, linked, renovated = s.box, s.linked, s.renovated()
    mask = 0
    bit = 1
    for ends in box.road_mask:
        if not renovated & bit and ends & conquered == ends and (ends & linked or ends & (ends - 1) == 0):
            mask |= bit
        bit <<= 1
    return mask


def can_develop(s: RomeAndRoll, seat: int) -> bool:
    """A Builder in the pool (RR-8.1) and a road to pay (RR-4.13); no colony of one's own is needed (RR-8.14)."""
    return builder(s) and can_pay_road(s, seat, 0) and roads_to_renovate(s) != 0


class DevelopRegion(Decision[RomeAndRoll]):
    """The roads of one action lie in one region (RR-8.2)."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        roads = roads_to_renovate(s)
        return [kinds.REGION | region for region in range(len(s.box.regions)) if roads & s.box.region_roads[region]]

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if move not in self.candidates(s, seat):
            return NOT_NOW
        return "RR-8.4" if s.box.region_roads[argument_of(move)] & ~s.renovated() else "RR-8.6"

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.REGION | region for region in range(len(s.box.regions))]

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        s.push(DevelopRoad(seat, argument_of(move), 0))


class DevelopRoad(Decision[RomeAndRoll]):
    """Choose the next road; each is resolved before the next is asked (RR-1.20)."""

    __slots__ = ("done", "region")
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, region: int, done: int) -> None:
        self.seat = seat
        self.region = region
        self.done = done

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        roads = roads_to_renovate(s) & s.box.region_roads[self.region] if can_pay_road(s, seat, self.done) else 0
        moves = [kinds.RENOVATE | road for road in range(len(s.box.roads)) if (roads >> road) & 1]
        if self.done:
            moves.append(kinds.STOP)
        return moves

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if move == kinds.STOP:
            return "RR-4.13"
        road = argument_of(move)
        if kind_of(move) != kinds.RENOVATE or road >= len(s.box.roads):
            return NOT_NOW
        if s.box.road_region[road] != self.region:
            return "RR-8.2"
        return forbids_road(s, road, s.renovated(), s.conquered()) or "RR-8.5"

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.RENOVATE | road for road in range(len(s.box.roads)) if s.box.road_region[road] == self.region]

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"region": self.region, "done": self.done}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        if move == kinds.STOP:
            if self.done > 1:
                gain(s, seat, terms.LEGACY, SEVERAL, 0)  # RR-8.8
            s.push(EndAction(seat, terms.DEVELOP, self.region, 0, self.done, 0))
            return
        s.push(DevelopRoad(seat, self.region, self.done + 1))
        s.push(RenovateRoad(seat, argument_of(move)))
        if self.done >= power(s, seat, terms.DO_ROAD_DISCOUNT, 0):
            s.push(Pay(seat, ROAD_COST))


class RenovateRoad(Step[RomeAndRoll]):
    """The road is drawn in the player's colour and theirs for good (RR-8.6)."""

    __slots__ = ("road", "seat")

    def __init__(self, seat: int, road: int) -> None:
        self.seat = seat
        self.road = road

    def run(self, s: RomeAndRoll) -> None:
        renovate(s, self.seat, self.road)
