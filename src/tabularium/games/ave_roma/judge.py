"""Points as if the game ended now, and what more of them will grow from."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.scoring import adjusted, many, row
from tabularium.games.ave_roma.state import AveRoma, card_of, is_spent, on_right
from tabularium.kernel.judging import Judge

LAST_ROUND: Final = 7.0  # by which most games are over
OFTEN: Final = 1.0  # times a round that a seat spends influence, at most
ZONE_CARDS: Final = 1.0  # that a seat takes in a round
ROW_CARDS: Final = 1.2  # that a seat takes from the row that empties first
STRIDE: Final = 0.8  # Honours a round of a seat that goes to ROMA


class AveRomaJudge(Judge[AveRoma]):
    terms: ClassVar[tuple[str, ...]] = (
        "during_play", "denarii_points", "stock_points", "patron_points", "political_points", "zone_points", "denarii",
        "units", "surplus", "political", "active_patrons", "patrons", "influence", "left_cards", "buildings", "wars",
        "pairs", "zones_present", "above_brown", "lead_in_zones", "colosseum", "workers_to_send", "values_to_send",
        "trained", "in_training", "workers", "reserve_values", "passed", "zones_to_come", "influence_to_come",
        "political_to_come",
    )  # fmt: skip
    numbers: ClassVar[tuple[str, ...]] = (
        "during_play", "denarii_points", "stock_points", "patron_points", "political_points", "zone_points",
        "denarii", "units", "surplus", "political", "active_patrons", "patrons", "influence", "left_cards",
        "buildings", "wars", "pairs", "zones_present", "lead_in_zones", "workers_to_send", "values_to_send",
        "trained", "in_training", "workers", "reserve_values", "zones_to_come", "influence_to_come",
        "political_to_come",
    )  # fmt: skip
    margin: ClassVar[float] = 9.0

    def __init__(self) -> None:
        super().__init__()
        self.levels: list[int] = []
        self.rounds = 0.0
        self.caps: list[float] = []

    def progress(self, s: AveRoma) -> float:
        if s.phase > state.ACTION + 1 or s.last:
            return 1.0
        return min(0.9, s.round / LAST_ROUND)

    def strengths(self, s: AveRoma) -> list[float]:
        self.look_ahead(s)
        found = super().strengths(s)
        self.levels = []
        return found

    def look_ahead(self, s: AveRoma) -> None:
        """What all seats share: the zones as they would pay now, and how far the game is likely to go."""
        self.levels = s.cubes if s.phase == state.SCORING else adjusted(s)
        self.rounds = rounds_left(s)
        self.caps = browns_to_come(s, self.rounds)

    def measure(self, s: AveRoma, board: int) -> list[float]:
        alone = not self.levels
        if alone:
            self.look_ahead(s)
        levels = self.levels
        if alone:
            self.levels = []
        box = s.box
        score = row(s, board, levels)
        first = board * terms.GOODS
        goods = s.goods
        units = 0
        for kind in range(first, first + terms.BASICS):
            units += goods[kind]
        influence = 0
        unspent: list[int] = []
        left = 0
        buildings = 0
        wars = 0
        patrons = 0
        for held in s.owned[board]:
            card = card_of(held)
            kind = box.kind[card]
            if not is_spent(held):
                influence += box.influence[card]
                if box.influence[card]:
                    unspent.append(box.influence[card])
            if not on_right(held):
                left += 1
            if kind == terms.BUILDING:
                buildings += 1
            elif kind == terms.WAR:
                wars += 1
            elif kind == terms.PATRON:
                patrons += 1
        points = box.zone_points[1 if many(s) else 0]
        present = 0
        to_come = -float(score[5])
        above = 0
        ahead = 0
        for zone in range(terms.ZONES):
            cube = s.cubes[board * terms.ZONES + zone]
            if cube == state.OFF:
                continue
            present += 1
            to_come += between(points, level_to_come(s, board, zone, cube, self.caps[zone]))
            above += points[cube] - points[levels[board * terms.ZONES + zone]]
            best = True
            for other in range(s.seats):
                if other != board and s.cubes[other * terms.ZONES + zone] >= cube:
                    best = False
            if best:
                ahead += 1
        passed = 1 if s.has_passed(board) else 0
        trained = 0
        waiting = 0
        number = 0
        values = 0
        for place in range(board * terms.SPACES, board * terms.SPACES + terms.SPACES):
            worker = s.training[place]
            if worker > state.WAITING:
                trained += 1
            elif worker:
                waiting += 1
        for value in range(terms.ZONES):
            count = s.reserve[board * terms.ZONES + value]
            number += count
            values += count * (value + 1)
        free = 0 if passed or s.phase != state.ACTION else 1
        return [
            float(score[0]), float(score[1]), float(score[2]), float(score[3]), float(score[4]), float(score[5]),
            float(min(goods[first + terms.DENARII], 20)), float(units), float(goods[first + terms.SURPLUS]),
            float(s.political[board]), float(len(s.active[board])), float(patrons), float(influence), float(left),
            float(buildings), float(wars), float(buildings // 2 + wars // 2), float(present), float(above),
            float(ahead), float(s.colosseum[board]), float(free * number), float(free * values), float(trained),
            float(waiting), float(number + trained + waiting), float(values), float(passed), to_come,
            spent_well(s, board, unspent, points, self.caps, self.times_to_spend(s, board, free * (number + trained))),
            self.political_to_come(s, board),
        ]  # fmt: skip

    def times_to_spend(self, s: AveRoma, board: int, workers: int) -> int:
        """In how many zones a seat may still spend influence: in this round, in those to come, and at the end."""
        if s.phase == state.SCORING:
            return 0
        if s.phase == state.EXTRA:
            return 1 if s.order.index(board) >= s.turn else 0
        return min(workers, 2) + int(OFTEN * self.rounds) + 1

    def political_to_come(self, s: AveRoma, board: int) -> float:
        """What political influence pays at the end if the seat goes on to ROMA, less what it pays now."""
        points = s.box.political_points
        level = s.political[board]
        honour = s.box.honour
        steps = 1
        while not honour[(s.colosseum[board] + steps) % len(honour)] and steps < len(honour):
            steps += 1
        gap = len(honour) / max(1, sum(honour))
        ahead = max(0.0, 1.0 - steps / gap) + STRIDE * self.rounds
        return between(points, level + ahead) - points[level]


def rounds_left(s: AveRoma) -> float:
    """How many rounds are likely to follow this one: the decks are the clock."""
    if s.last or s.phase > state.UPKEEP:
        return 0.0
    found = len(s.decks[terms.ZONE]) / (ZONE_CARDS * s.seats)
    for kind in range(terms.BUILDING, terms.PATRON + 1):
        found = min(found, s.deck_size(kind) / (ROW_CARDS * s.seats))
    return found


def browns_to_come(s: AveRoma, rounds: float) -> list[float]:
    """How high the brown cubes are likely to stand at the end: each Zone card that is bought raises one."""
    if s.phase == state.ACTION:
        rounds += 0.5  # what is left of this one
    cards = min(float(len(s.decks[terms.ZONE])), rounds * ZONE_CARDS * s.seats)
    each = cards / terms.ZONES
    found: list[float] = []
    for zone in range(terms.ZONES):
        soon = 0.4 if s.is_high(zone) and s.phase <= state.EXTRA else 0.0
        found.append(min(float(s.box.brown_top), s.brown[zone] + each + soon))
    return found


def level_to_come(s: AveRoma, seat: int, zone: int, cube: int, cap: float) -> float:
    """Where a cube would stand when the zones are adjusted under a brown cube that high (AV-15.1)."""
    last = s.box.grey_top + 1
    while True:
        highest = cube
        for other in range(s.seats):
            level = s.cubes[other * terms.ZONES + zone]
            if other != seat and highest < level < last:
                highest = level
        if highest == cube:
            return min(float(cube), cap)
        last = highest
        cap = max(0.0, min(float(highest), cap) - 1.0)


def between(points: tuple[int, ...], level: float) -> float:
    """The points of a level that may lie between two."""
    top = len(points) - 1
    if level >= top:
        return float(points[top])
    low = int(level)
    return points[low] + (level - low) * (points[low + 1] - points[low])


def raised(s: AveRoma, seat: int, zone: int, cube: int, levels: int) -> int:
    """Where influence brings a cube (AV-7.2 to 7.7)."""
    start = max(cube, 0)
    target = min(start + levels, s.box.grey_top)
    while target > start:
        taken = False
        for other in range(s.seats):
            if other != seat and s.cubes[other * terms.ZONES + zone] == target:
                taken = True
        if not taken:
            break
        target -= 1
    return target


def spent_well(
    s: AveRoma, seat: int, unspent: list[int], points: tuple[int, ...], caps: list[float], times: int
) -> float:
    """What the zones would pay more if this seat spent its cards, one after another, where each brings most; less the
    fewer times it may still do so, for what is put off may never be done."""
    if not unspent or times <= 0:
        return 0.0
    cubes = s.cubes[seat * terms.ZONES : seat * terms.ZONES + terms.ZONES]
    paid: list[float] = []
    for zone in range(terms.ZONES):
        cube = cubes[zone]
        paid.append(0.0 if cube < 0 else between(points, level_to_come(s, seat, zone, cube, caps[zone])))
    sure = times / (times + 1.0)
    used = 0
    total = 0.0
    for card in unspent:
        best = -1
        most = 0.0
        cube_then = 0
        for zone in range(terms.ZONES):
            if times == 0 and not (used >> zone) & 1:
                continue
            cube = raised(s, seat, zone, cubes[zone], card)
            gain = between(points, level_to_come(s, seat, zone, cube, caps[zone])) - paid[zone]
            if gain > most:
                most = gain
                best = zone
                cube_then = cube
        if best < 0:
            break
        total += most
        paid[best] += most
        cubes[best] = cube_then
        if not (used >> best) & 1:
            used |= 1 << best
            times -= 1
    return sure * total
