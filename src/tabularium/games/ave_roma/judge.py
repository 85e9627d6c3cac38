"""Points as if the game ended now, and what more of them will grow from."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.scoring import adjusted, many, row
from tabularium.games.ave_roma.state import AveRoma, card_of, is_spent, on_right
from tabularium.kernel.judging import Judge

LAST_ROUND = 7.0  # by which most games are over


class AveRomaJudge(Judge[AveRoma]):
    terms: ClassVar[tuple[str, ...]] = (
        "during_play", "denarii_points", "stock_points", "patron_points", "political_points", "zone_points", "denarii",
        "units", "surplus", "political", "active_patrons", "patrons", "influence", "left_cards", "buildings", "wars",
        "pairs", "zones_present", "above_brown", "lead_in_zones", "colosseum", "workers_to_send", "values_to_send",
        "trained", "in_training", "workers", "reserve_values", "passed",
    )  # fmt: skip
    numbers: ClassVar[tuple[str, ...]] = (
        "during_play", "denarii_points", "stock_points", "patron_points", "political_points", "zone_points",
        "denarii", "units", "surplus", "political", "active_patrons", "patrons", "influence", "left_cards",
        "buildings", "wars", "pairs", "zones_present", "lead_in_zones", "workers_to_send", "values_to_send",
        "trained", "in_training", "workers", "reserve_values",
    )  # fmt: skip
    margin: ClassVar[float] = 9.0

    def __init__(self) -> None:
        super().__init__()
        self.levels: list[int] = []

    def progress(self, s: AveRoma) -> float:
        if s.phase > state.ACTION + 1 or s.last:
            return 1.0
        return min(0.9, s.round / LAST_ROUND)

    def strengths(self, s: AveRoma) -> list[float]:
        self.levels = s.cubes if s.phase == state.SCORING else adjusted(s)
        found = super().strengths(s)
        self.levels = []
        return found

    def measure(self, s: AveRoma, board: int) -> list[float]:
        levels = self.levels
        if not levels:
            levels = s.cubes if s.phase == state.SCORING else adjusted(s)
        box = s.box
        score = row(s, board, levels)
        first = board * terms.GOODS
        goods = s.goods
        units = 0
        for kind in range(first, first + terms.BASICS):
            units += goods[kind]
        influence = 0
        left = 0
        buildings = 0
        wars = 0
        patrons = 0
        for held in s.owned[board]:
            card = card_of(held)
            kind = box.kind[card]
            if not is_spent(held):
                influence += box.influence[card]
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
        above = 0
        ahead = 0
        for zone in range(terms.ZONES):
            cube = s.cubes[board * terms.ZONES + zone]
            if cube == state.OFF:
                continue
            present += 1
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
            float(waiting), float(number + trained + waiting), float(values), float(passed),
        ]  # fmt: skip
