"""Imperium as it stands, and what cards, cubes, structures and the seat of power still promise."""

from __future__ import annotations

from math import sqrt
from typing import ClassVar, Final

from tabularium.games.forty_four_bce import terms
from tabularium.games.forty_four_bce.scoring import field_totals, points
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.kernel.judging import Judge

UNKNOWN_WORTH: Final = 2.5  # of a recruit that lies face down


class FortyFourBceJudge(Judge[FortyFourBce]):
    terms: ClassVar[tuple[str, ...]] = (
        "track", "allegiance", "senate", "lictors_loyalty", "structures", "collegium", "statues", "denarii_points",
        "fields", "fields_apart", "denarii", "cards", "worth", "authority", "boxes", "loyalty", "loyalty_to_come",
        "cubes", "cubes_over", "support", "support_to_come", "power", "power_to_come", "yields", "helpers",
        "architects", "tiles", "breadth",
    )  # fmt: skip
    numbers: ClassVar[tuple[str, ...]] = (
        "track", "allegiance", "lictors_loyalty", "structures", "statues", "denarii_points", "fields", "denarii",
        "cards", "authority", "loyalty", "cubes", "cubes_over", "support", "architects", "tiles",
    )  # fmt: skip
    margin: ClassVar[float] = 9.0

    def progress(self, s: FortyFourBce) -> float:
        if s.phase == terms.OVER:
            return 1.0
        return min(1.0, (s.year - 1 + s.phase / 10.0) / len(s.box.years))

    def measure(self, s: FortyFourBce, board: int) -> list[float]:
        box = s.box
        scored = points(s, board)
        totals = field_totals(s, board)
        fields = totals[0] + totals[1] + totals[2]
        left = len(box.years) - s.year  # years still to come
        now = 1 if s.phase <= terms.ENROLMENT else 0  # whether what is held can be used this year
        cards = 0
        loyalty = 0
        worth = 0.0
        authority = 0.0
        boxes = 0
        by_field = [float(total) for total in totals]  # in the Collegium one day
        for card in s.faceup[board] + s.facedown[board]:
            if card == box.back:
                cards += 1
                worth += UNKNOWN_WORTH
            elif card == box.loyal:
                loyalty += 1
            else:
                cards += 1
                worth += box.worth[card][-1]
                authority += box.authority[card]
                boxes += len(box.ambition[card])
                if box.field[card] != terms.ANY:
                    by_field[box.field[card]] += box.worth[card][-1]
        at = board * 4
        support = s.cubes[at + terms.SUPPORT]
        cubes = s.cubes[at] + s.cubes[at + 1] + s.cubes[at + 2] + support
        room = max(0, box.limit - cards - loyalty)
        within = min(cubes, room)
        to_come = left + now
        yields = 0
        helpers = 0
        for structure in s.owned[board]:
            if box.appetite[structure]:
                yields += box.appetite[structure]
            else:
                helpers += 1
        power = 1.0 if board == s.im else 0.0
        use = 1.0 if to_come else 0.0
        return [
            float(scored[0]), float(scored[1]), float(scored[2]), float(scored[3]), float(scored[4]), float(scored[5]),
            float(scored[6]), float(scored[7]), float(fields), float(fields - 3 * min(totals)),
            use * s.denarii[board], use * cards, use * worth, use * authority, use * boxes, float(loyalty),
            float(loyalty * to_come), use * within, use * (cubes - within), use * support, float(support * to_come),
            power * use, power * to_come, float(yields * left), float(helpers * left),
            float(s.reserve[board]) * use, float(len(s.tiles[board])),
            use * (sqrt(by_field[0]) + sqrt(by_field[1]) + sqrt(by_field[2])),
        ]  # fmt: skip
