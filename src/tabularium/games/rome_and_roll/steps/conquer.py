"""Conquer (RR-7): colonies of one region, by the Armed Force, each with a garrison."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.effects import gain
from tabularium.games.rome_and_roll.state import RomeAndRoll, on
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.games.rome_and_roll.steps.finish import EndAction, lends
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Decision

EVERYWHERE: Final = -1  # a mask of all colonies


def joined(s: RomeAndRoll, colony: int, conquered: int) -> bool:
    """Joined by a road, renovated or not, to Rome or to a colony that anybody conquered (RR-7.5, RR-2.9)."""
    return bool((s.box.colony_rome >> colony) & 1 or s.box.colony_joins[colony] & conquered)


def forbids_colony(s: RomeAndRoll, seat: int, colony: int, force: int, conquered: int) -> str:
    if (conquered >> colony) & 1:
        return "RR-7.9"
    if not joined(s, colony, conquered):
        return "RR-7.5"
    if s.free_soldiers(seat) < 1:
        return "RR-7.6"
    return "" if s.box.colony_value[colony] <= force else "RR-7.3"


def armed_force(s: RomeAndRoll, seat: int) -> int:
    """Free Soldiers and the Auxiliaries of the pool (RR-7.2)."""
    return s.free_soldiers(seat) + s.pool[terms.AUXILIARY]


def weakest(s: RomeAndRoll, colonies: int) -> int:
    """The least value among these colonies that could be conquered next, whatever the Force; 0 if there is none."""
    conquered = s.conquered()
    least = 0
    for colony in range(len(s.box.colonies)):
        if (colonies & ~conquered) >> colony & 1 and joined(s, colony, conquered):
            value = s.box.colony_value[colony]
            least = value if least == 0 or value < least else least
    return least


def colonies_to_take(s: RomeAndRoll, seat: int, force: int) -> int:
    """Mask of the colonies that this Force can take now."""
    if s.free_soldiers(seat) < 1:
        return 0
    box, conquered = s.box, s.conquered()
    mask = 0
    for colony in range(len(box.colonies)):
        if box.colony_value[colony] <= force and not (conquered >> colony) & 1 and joined(s, colony, conquered):
            mask |= 1 << colony
    return mask


def can_conquer(s: RomeAndRoll, seat: int, favours: int) -> bool:
    """No icon is needed (RR-7.1), but at least one colony must be taken (RR-4.13)."""
    if s.free_soldiers(seat) < 1:
        return False
    force = armed_force(s, seat) + (lends(s, favours, terms.CONQUER, terms.AUXILIARY) if favours else 0)
    return colonies_to_take(s, seat, force) != 0


class ConquerRegion(Decision[RomeAndRoll]):
    """All colonies of one action lie in the same region (RR-7.4)."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        takeable = colonies_to_take(s, seat, armed_force(s, seat))
        return [kinds.REGION | r for r in range(len(s.box.regions)) if takeable & s.box.region_colonies[r]]

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if move not in self.candidates(s, seat):
            return NOT_NOW
        return "RR-7.3" if s.box.region_colonies[argument_of(move)] & ~s.conquered() else "RR-7.9"

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.REGION | region for region in range(len(s.box.regions))]

    def explain(self, s: RomeAndRoll, seat: int, move: int) -> dict[str, int]:
        if kind_of(move) != kinds.REGION:
            return {}
        return {"value": weakest(s, s.box.region_colonies[argument_of(move)]), "force": armed_force(s, seat)}

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"force": armed_force(s, self.seat)}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        s.push(ConquerColony(seat, argument_of(move), armed_force(s, seat), 0))


class ConquerColony(Decision[RomeAndRoll]):
    """Take colonies one by one while Force and free Soldiers last. Force is only compared (RR-7.7)."""

    __slots__ = ("force", "region", "taken")
    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, region: int, force: int, taken: int) -> None:
        self.seat = seat
        self.region = region
        self.force = force  # what is left of it
        self.taken = taken

    def legal(self, s: RomeAndRoll, seat: int) -> list[int]:
        takeable = colonies_to_take(s, seat, self.force) & s.box.region_colonies[self.region]
        moves = [kinds.COLONIZE | colony for colony in range(len(s.box.colonies)) if (takeable >> colony) & 1]
        if self.taken:
            moves.append(kinds.STOP)
        return moves

    def refusal(self, s: RomeAndRoll, seat: int, move: int) -> str:
        if move == kinds.STOP:
            return "RR-4.13"
        colony = argument_of(move)
        if kind_of(move) != kinds.COLONIZE or colony >= len(s.box.colonies):
            return NOT_NOW
        if s.box.colony_region[colony] != self.region:
            return "RR-7.4"
        return forbids_colony(s, seat, colony, self.force, s.conquered())

    def candidates(self, s: RomeAndRoll, seat: int) -> list[int]:
        return [kinds.COLONIZE | c for c in range(len(s.box.colonies)) if s.box.colony_region[c] == self.region]

    def explain(self, s: RomeAndRoll, seat: int, move: int) -> dict[str, int]:
        if kind_of(move) != kinds.COLONIZE:
            return {}
        value = s.box.colony_value[argument_of(move)]
        return {"value": value, "force": self.force, "soldiers": s.free_soldiers(seat)}

    def prompt_values(self, s: RomeAndRoll) -> dict[str, int]:
        return {"region": self.region, "force": self.force}

    def apply(self, s: RomeAndRoll, seat: int, move: int) -> None:
        if move == kinds.STOP:
            s.push(EndAction(seat, terms.CONQUER, self.region, self.taken, 0, 0))
            return
        colony = argument_of(move)
        s.take_colony(seat, colony)
        s.sheet[on(seat, state.GARRISONED)] += 1  # RR-7.6
        s.tell(told.CONQUERED, seat, colony)
        s.push(ConquerColony(seat, self.region, self.force - s.box.colony_value[colony], self.taken + 1))
        gain(s, seat, terms.GLORY, s.box.colony_banners[colony], 0)  # RR-7.8
