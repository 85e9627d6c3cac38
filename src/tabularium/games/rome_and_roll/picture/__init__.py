"""Rome & Roll drawn: the city and the Empire on the table, my sheet at the near edge, the others' a touch away."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tabularium.games.rome_and_roll import state
from tabularium.games.rome_and_roll.box import RomeAndRollBox
from tabularium.games.rome_and_roll.picture.ground import table_ground
from tabularium.games.rome_and_roll.picture.pieces import table_pieces
from tabularium.games.rome_and_roll.picture.seats import beside_the_dice, seneca, sheet
from tabularium.games.rome_and_roll.picture.sight import Sight
from tabularium.games.rome_and_roll.solo import PlaceRubble
from tabularium.games.rome_and_roll.steps.build import ChoosePlacement, ChoosePlan, OverseerMove
from tabularium.games.rome_and_roll.steps.saturn import SaturnPlacement, SaturnPlan
from tabularium.kernel.picture import Area, Form, Picture

LAYING = (OverseerMove, ChoosePlan, ChoosePlacement, SaturnPlan, SaturnPlacement, PlaceRubble)


def draw(sight: Sight, drafting: bool) -> Picture:
    view, words = sight.view, sight.words
    pieces = (*table_pieces(sight, drafting), *beside_the_dice(sight))
    heart = next(((one.x, one.y) for one in pieces if one.id == f"overseer-{sight.viewer}"), None)
    ground = table_ground(sight.box, sight.seats, words)
    areas = [Area("table", words("area-table"), ground, pieces, heart=heart)]
    areas += [sheet(sight, seat) for seat in range(sight.seats)]
    if sight.seats == 1 or view.options[state.VARIANT]:
        areas.append(seneca(sight))
    return Picture(tuple(areas), forms(sight.box) if isinstance(sight.step, LAYING) else ())


@cache
def forms(box: RomeAndRollBox) -> tuple[Form, ...]:
    """Every shape in every position, and what it becomes turned and mirrored."""
    by_cells = dict(zip(box.form_cells[:-1], box.forms[:-1], strict=True))
    found = []
    for cells, name in by_cells.items():
        turned = by_cells[first_at_origin([(c, -r) for r, c in cells])]
        mirrored = by_cells[first_at_origin([(r, -c) for r, c in cells])]
        found.append(Form(name, tuple((c, r) for r, c in cells), turned, mirrored))
    return tuple(found)


def first_at_origin(cells: Sequence[tuple[int, int]]) -> tuple[tuple[int, int], ...]:
    """The same cells counted from the first in reading order."""
    row, column = min(cells)
    return tuple(sorted((r - row, c - column) for r, c in cells))
