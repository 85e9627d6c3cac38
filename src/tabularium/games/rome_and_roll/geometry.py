"""The ground of the city: shapes in all orientations, neighbouring cells, and where a Plan may stand.

Which cells a placement covers, and for which Plans it is sound wherever the ground is free, is worked out once for
each side of the board.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.rome_and_roll import terms
from tabularium.games.rome_and_roll.box import EMPTY, City, RomeAndRollBox, placement

INSIDE: Final = 1  # sides of the wall, as bits
OUTSIDE: Final = 2


def orientations(cells: list[tuple[int, int]]) -> list[tuple[tuple[int, int], ...]]:
    """The shape in all rotations and reflections (RR-5.17), each from its first cell in reading order."""
    found: list[tuple[tuple[int, int], ...]] = []
    turned = cells
    for _ in range(2):
        for _ in range(4):
            turned = [(c, -r) for r, c in turned]
            first_row, first_column = min(turned) if turned else (0, 0)
            form = tuple(sorted((r - first_row, c - first_column) for r, c in turned))
            if form not in found:
                found.append(form)
        turned = [(r, -c) for r, c in turned]
    return found


def neighbours(city: City, stride: int, cell: int) -> int:
    """The land cells that share a side with this one; the wall does not part them (RR-5.5, RR-5.7)."""
    if not (city.land >> cell) & 1:
        return 0
    r, c = divmod(cell, stride)
    found = 0
    for row, column in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
        if 0 <= row < city.height and 0 <= column < city.width:
            found |= 1 << (row * stride + column)
    return found & city.land


def note_neighbours(city: City, place: int) -> None:
    """What lies beside any cell of a placement."""
    found = 0
    for cell in city.cells[place]:
        found |= city.near[cell]
    city.around[place] = found
    city.beside[place] = cells_in(found)


def cells_in(mask: int) -> tuple[int, ...]:
    """The cells of a mask, in reading order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return tuple(found)


def wall(city: City, cell: int, other: int) -> bool:
    """The Servian wall runs between two land cells of which one lies inside."""
    both = (city.land >> cell) & (city.land >> other) & 1
    return bool(both and ((city.inside >> cell) ^ (city.inside >> other)) & 1)


def survey(box: RomeAndRollBox, city: City) -> None:
    """Work out every placement on this side of the board, and for which Plans it is sound."""
    size = placement(len(box.forms), 0)
    city.mask = [0] * size
    city.cells = [()] * size
    city.around = [0] * size
    city.beside = [()] * size
    city.hills_of = [0] * size
    city.sides_of = [0] * size
    city.tiber_of = [False] * size
    by_shape: list[list[int]] = [[] for _ in box.shapes]
    for form in range(len(box.forms) - 1):
        for cell in range(box.stride * city.height):
            if (city.ground >> cell) & 1 and lay(box, city, form, cell):
                by_shape[box.form_shape[form]].append(placement(form, cell))
    first = 0
    while not (city.forum >> first) & 1:
        first += 1
    city.forum_place = placement(len(box.forms) - 1, first)
    r, c = divmod(first, box.stride)
    city.cells[city.forum_place] = tuple((r + dr) * box.stride + c + dc for dr, dc in box.form_cells[-1])
    city.mask[city.forum_place] = city.forum
    note_neighbours(city, city.forum_place)
    city.forum_ground = [0 if (city.forum >> cell) & 1 else EMPTY for cell in range(box.stride * city.height)]
    city.covers_any = [covering(box, city, places) for places in by_shape]
    known: dict[int, list[tuple[int, ...]]] = {}
    city.covers = []
    city.free_covers = []
    free_shape = -1
    for effects in box.favour_effects:
        for effect in effects:
            if effect.do == terms.DO_BUILD_FREE_FORM:
                free_shape = effect.shape
    for plan in box.plan:
        for free in (0, 1):
            shape = free_shape if free else plan.shape
            key = (shape * 8 + plan.restriction) * 2 + free
            if key not in known:
                sound = [place for place in by_shape[shape] if not unsound(city, plan.restriction, place, free == 1)]
                known[key] = covering(box, city, sound)
            (city.free_covers if free else city.covers).append(known[key])


def lay(box: RomeAndRollBox, city: City, form: int, cell: int) -> bool:
    """Note the cells of a form that starts at a cell; False where it leaves the ground (RR-5.18)."""
    place = placement(form, cell)
    row, column = divmod(cell, box.stride)
    cells: list[int] = []
    for dr, dc in box.form_cells[form]:
        r, c = row + dr, column + dc
        if not (0 <= r < city.height and 0 <= c < city.width):
            return False
        covered = r * box.stride + c
        if not (city.ground >> covered) & 1:
            return False
        cells.append(covered)
    mask = hills = sides = 0
    for covered in cells:
        mask |= 1 << covered
        sides |= INSIDE if (city.inside >> covered) & 1 else OUTSIDE
        if city.hill[covered] >= 0:
            hills |= 1 << city.hill[covered]
        r, c = divmod(covered, box.stride)
        for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= nr < city.height and 0 <= nc < city.width and city.rows[nr][nc] == "~":
                city.tiber_of[place] = True  # RR-5.22
    city.mask[place] = mask
    city.cells[place] = tuple(cells)
    note_neighbours(city, place)
    city.hills_of[place] = hills
    city.sides_of[place] = sides
    return True


def covering(box: RomeAndRollBox, city: City, places: list[int]) -> list[tuple[int, ...]]:
    found: list[list[int]] = [[] for _ in range(box.stride * city.height)]
    for place in places:
        for cell in city.cells[place]:
            found[cell].append(place)
    return [tuple(over) for over in found]


def unsound(city: City, restriction: int, place: int, free: bool) -> str:
    """The rule that keeps a Building from this place whatever else stands on the map, or ""."""
    hills = city.hills_of[place]
    sides = city.sides_of[place]
    if not free:
        if hills & (hills - 1):
            return "RR-5.19"
        if sides == INSIDE | OUTSIDE:
            return "RR-5.20"
    return "RR-5.21" if breaks(city, restriction, place, hills, sides) else ""


def breaks(city: City, restriction: int, place: int, hills: int, sides: int) -> bool:
    """Whether a place breaks the restriction of a Plan (RR-5.21)."""
    if restriction == terms.HILL_ONLY:
        on_one = hills != 0 and hills & (hills - 1) == 0
        return not on_one or any(city.hill[cell] < 0 for cell in city.cells[place])
    if restriction == terms.HILL_TOUCH:
        return hills == 0
    if restriction == terms.MARSH_ONLY:
        return hills != 0
    if restriction == terms.TIBER:
        return not city.tiber_of[place]
    if restriction == terms.INSIDE_WALL:
        return sides != INSIDE
    return restriction == terms.OUTSIDE_WALL and sides != OUTSIDE
