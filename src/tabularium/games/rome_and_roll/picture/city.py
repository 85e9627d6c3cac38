"""The city: its ground with hills, river, bridges, wall and Forum, and the Buildings and Overseers that stand in it."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence
from functools import cache, lru_cache

from tabularium.draw.pieces import tag, thing
from tabularium.draw.svg import circle, group, n, path, rect, text, use
from tabularium.games.rome_and_roll.box import City, RomeAndRollBox, cell_of
from tabularium.games.rome_and_roll.effects import NONE, AssignResource, InsulaPick, MarketPick
from tabularium.games.rome_and_roll.faces import letters, plan_does
from tabularium.games.rome_and_roll.geometry import wall
from tabularium.games.rome_and_roll.picture.outline import rounded
from tabularium.games.rome_and_roll.state import AT, OVERSEER, OWNER, SITE, SPAN, WIDTH, RomeAndRoll
from tabularium.games.rome_and_roll.steps.build import NewNeighbour
from tabularium.games.rome_and_roll.terms import RESOURCES
from tabularium.kernel.parts import part
from tabularium.kernel.picture import NUMERALS, Grid, Mark, Piece
from tabularium.kernel.presentation import Words

LEFT, TOP = 8, 8  # where the city begins on the ground of the table
ACROSS, DOWN = 700, 568  # and how much room it has
# what stands on a Building of a Plan; another Plan has the sign of its type
EMBLEMS = {
    "camp": "legion", "training_ground": "swords", "construction_post": "builder", "barracks": "soldier",
    "armoury": "auxiliary", "esplanade": "laurel", "garden": "grain", "baths": "oil", "theatre": "charisma",
    "circus": "gladiator", "carpenter": "wood", "brickmaker": "brick", "stonecutter": "stone", "fishery": "fish",
    "jeweller": "jewel", "temple": "temple", "villa": "wine", "market": "market", "insula": "city",
    "magistracy": "authority", "warehouse": "surplus",
}  # fmt: skip
COLOURS = ("blue", "green", "orange", "purple")  # of the pieces in the box, in the order of the seats
SIGNS = {"a": "soldier", "l": "laurel", "m": "builder", "r": "temple", "u": "city"}


def emblem(box: RomeAndRollBox, plan: int) -> str:
    return EMBLEMS.get(box.plans[plan], SIGNS[box.types[box.plan[plan].type]])


def size_of(city: City) -> float:
    """The side of a cell, in halves of a unit."""
    return int(2 * min(ACROSS / city.width, DOWN / city.height)) / 2


def origin(city: City) -> tuple[float, float]:
    """The upper left corner of the city, in the middle of its room."""
    size = size_of(city)
    return LEFT + (ACROSS - size * city.width) / 2, TOP + (DOWN - size * city.height) / 2


def middle(box: RomeAndRollBox, city: City, cell: int) -> tuple[float, float]:
    r, c = divmod(cell, box.stride)
    x, y = origin(city)
    return x + (c + 0.5) * size_of(city), y + (r + 0.5) * size_of(city)


def on_grid(box: RomeAndRollBox, cells: Sequence[int]) -> list[tuple[int, int]]:
    """Cells as (column, row)."""
    return [(cell % box.stride, cell // box.stride) for cell in cells]


# -- the ground ----------------------------------------------------------------------------------------


@cache
def city_ground(view_box: RomeAndRollBox, seats: int, words: Words) -> str:
    """All that is printed: field, hills, river, bridges, wall, Forum, resources, names."""
    city, size = view_box.cities[seats], size_of(view_box.cities[seats])
    marks = [(c, r, mark) for r, row in enumerate(city.rows) for c, mark in enumerate(row)]
    land = [(c, r) for c, r, mark in marks if mark not in "~="]
    within = [(c, r) for c, r in land if (city.inside >> (r * view_box.stride + c)) & 1]
    river = [(c, r) for c, r, mark in marks if mark in "~="]
    whole = (city.width * size, city.height * size)
    tufts = "".join(
        f"M{n(c * size + size * 0.3)} {n(r * size + size * 0.72)}q3-5 6 0m2-2q3-5 6 0"
        for c, r in land
        if (c + 2 * r) % 3 == 0 and (c, r) in land and city.hill[r * view_box.stride + c] < 0
    )
    parts = [
        rect(0, 0, *whole, "rr-field", 6),
        path(rounded(within, size, 0, 2), "rr-within"),
        path(tufts, "rr-tuft"),
        *hill_shapes(view_box, city, size),
        grid_lines(city, size),
        path(rounded(river, size, size * 0.06, size * 0.42), "rr-bank"),
        path(rounded(river, size, size * 0.13, size * 0.4), "rr-river"),
        *flow(river, size),
        *bridges(city, size),
        *the_wall(view_box, city, size),
        forum(view_box, city, size, words),
        *resources(view_box, city, size),
        river_name(river, size, words),
    ]
    x, y = origin(city)
    return group("".join(parts), x, y)


def grid_lines(city: City, size: float) -> str:
    across = "".join(f"M0 {n(r * size)}h{n(city.width * size)}" for r in range(1, city.height))
    down = "".join(f"M{n(c * size)} 0v{n(city.height * size)}" for c in range(1, city.width))
    return path(across + down, "rr-grid")


def hill_shapes(box: RomeAndRollBox, city: City, size: float) -> Iterator[str]:
    for hill in range(len(box.hills)):
        cells = on_grid(box, [cell for cell in range(len(city.hill)) if city.hill[cell] == hill])
        if cells:
            shape = rounded(cells, size, 1, size * 0.24)
            yield group(path(shape, "rr-shade"), 2.5, 4)
            yield path(shape, "rr-hill0")
            yield path(rounded(cells, size, 4, size * 0.2), "rr-hill1")
            yield path(rounded(cells, size, 8, size * 0.16), "rr-hill2")


def flow(river: Sequence[tuple[int, int]], size: float) -> Iterator[str]:
    marks = "".join(f"M{n(c * size + size * 0.5)} {n(r * size + 5)}v{n(size * 0.4)}" for c, r in river)
    yield path(marks, "rr-flow")


def river_name(river: Sequence[tuple[int, int]], size: float, words: Words) -> str:
    c, r = max(river, key=lambda cell: (cell[1], cell[0]))
    return group(text(words("picture-tiber"), 0, 5, "rr-rivername"), (c + 0.5) * size, (r - 0.6) * size, turn=-90)


def bridges(city: City, size: float) -> Iterator[str]:
    for r, row in enumerate(city.rows):
        for c, mark in enumerate(row):
            if mark == "=":
                x, y, w, h = (c - 0.28) * size, (r + 0.26) * size, size * 1.56, size * 0.48
                yield rect(x + 2, y + 4, w, h, "rr-shade", 3) + rect(x, y, w, h, "rr-bridge", 3)
                yield path(f"M{n(x)} {n(y + h * 0.22)}h{n(w)}M{n(x)} {n(y + h * 0.78)}h{n(w)}", "rr-bridgeline")


def the_wall(box: RomeAndRollBox, city: City, size: float) -> Iterator[str]:
    """The Servian wall, with a tower wherever it turns or ends."""
    lines: list[tuple[tuple[int, int], tuple[int, int]]] = []
    ends: dict[tuple[int, int], set[bool]] = {}
    for r in range(city.height):
        for c in range(city.width):
            cell = r * box.stride + c
            if c + 1 < city.width and wall(city, cell, cell + 1):
                lines.append(((c + 1, r), (c + 1, r + 1)))
            if r + 1 < city.height and wall(city, cell, cell + box.stride):
                lines.append(((c, r + 1), (c + 1, r + 1)))
    for a, b in lines:
        for end in (a, b):
            ends.setdefault(end, set()).add(a[0] == b[0])
    counts = {end: sum(end in line for line in lines) for end in ends}
    drawn = "".join(f"M{n(a[0] * size)} {n(a[1] * size)}L{n(b[0] * size)} {n(b[1] * size)}" for a, b in lines)
    yield group(path(drawn, "rr-wallshade"), 2, 3.5)
    yield path(drawn, "rr-wall")
    yield path(drawn, "rr-wallin")
    for (c, r), ways in ends.items():
        if len(ways) == 2 or counts[c, r] == 1:
            yield rect(c * size - 4.5, r * size - 4.5, 9, 9, "rr-tower", 1.5)


def forum(box: RomeAndRollBox, city: City, size: float, words: Words) -> str:
    r, c = divmod(cell_of(city.forum_place), box.stride)
    side = 3 * size
    lines = "".join(f"M{n(k * size / 2)} 4v{n(side - 8)}M4 {n(k * size / 2)}h{n(side - 8)}" for k in range(1, 6))
    parts = [
        rect(2.5, 4, side, side, "rr-shade", 5),
        rect(0, 0, side, side, "rr-forum", 5),
        path(lines, "rr-paving"),
        rect(4, 4, side - 8, side - 8, "rr-forumline", 3),
        use("temple", side / 2, side * 0.31, side * 0.36, "rr-monument"),
        text(words("site-forum").upper(), side / 2, side * 0.62, "rr-forumname"),
        text("ROMANUM", side / 2, side * 0.72, "rr-forumname small"),
    ]
    return group("".join(parts), c * size, r * size)


def resources(box: RomeAndRollBox, city: City, size: float) -> Iterator[str]:
    for cell, resource in enumerate(city.yields):
        if resource >= 0:
            r, c = divmod(cell, box.stride)
            yield thing(RESOURCES[resource], (c + 0.5) * size, (r + 0.5) * size, size * 0.62)


# -- what stands there -----------------------------------------------------------------------------------


def city_part(view: RomeAndRoll, words: Words, names: Sequence[str], seen_by: Hashable) -> tuple[Piece, ...]:
    """The city, and what it is made from."""
    new = next((step for step in view.agenda if isinstance(step, NewNeighbour)), None)
    at = (new.building, new.seat) if new is not None else None
    return part(
        lambda: city_pieces(view, words, names),
        "city", seen_by, view.taken, view.buildings, at_work(view), at, tuple(view.sheet[OVERSEER::WIDTH]),
    )  # fmt: skip


def city_pieces(view: RomeAndRoll, words: Words, names: Sequence[str]) -> Iterator[Piece]:
    """The grid, the Buildings, and the Overseers on them."""
    city, size = view.city, size_of(view.city)
    x, y = origin(city)
    w, h = size * city.width, size * city.height
    says = words("piece-city")
    yield Piece("city", "city", x + w / 2, y + h / 2, says, touch="city", w=w, h=h, grid=Grid(city.width, city.height))
    yield from hills(view.box, city, words, view.taken)
    works = at_work(view)
    everything = range(len(view.buildings) // SPAN)
    for building in sorted(everything, key=lambda one: one == works):  # what gives something lies over the rest
        yield from building_pieces(view, words, names, building)
    yield from because(view, words, names, works)
    yield from overseers(view, words, names)


def because(view: RomeAndRoll, words: Words, names: Sequence[str], works: int) -> Iterator[Piece]:
    """Why a Building gives something now: a line from the new Building next door (RR-5.33)."""
    new = next((step for step in view.agenda if isinstance(step, NewNeighbour)), None)
    if works == NONE or new is None or new.building == works:
        return
    x, y = middle_of(view, new.building)
    to_x, to_y = middle_of(view, works)
    site = words(f"site-{view.box.sites[view.buildings[works * SPAN + SITE]]}")
    says = words("piece-because", site=site, seat=names[new.seat], mine=int(new.seat == view.viewer))
    line = f"M0 0L{n(to_x - x)} {n(to_y - y)}"
    drawing = path(line, "rr-because under") + path(line, "rr-because") + circle(0, 0, 5, "rr-because dot")
    yield Piece(
        "because", f"building-{new.building}", x, y, says, w=12, h=12, on=f"building-{new.building}", drawing=drawing
    )


def middle_of(view: RomeAndRoll, building: int) -> tuple[float, float]:
    """The middle cell of a Building, where its emblem stands."""
    cells = view.city.cells[view.buildings[building * SPAN + AT]]
    return middle(view.box, view.city, cells[len(cells) // 2])


@lru_cache(400)
def hills(box: RomeAndRollBox, city: City, words: Words, taken: int) -> tuple[Piece, ...]:
    """The names of the hills, each where it has most room between Buildings; none where it has too little."""
    found = []
    used: list[tuple[float, float, float]] = []  # by names
    size = size_of(city)
    for hill, name in enumerate(box.hills):
        said = words(f"hill-{name}")
        wide = len(said) * 10.4 / size
        spots = [
            (good, x, y)
            for good, x, y in name_spots(box, city, hill, wide, taken)
            if not any(abs(y - row) < 1 and abs(x - column) < (wide + width) / 2 for column, row, width in used)
        ]
        if spots:
            _, x, y = max(spots)
            used.append((x, y, wide))
            left, top = origin(city)
            drawing = text(said.upper(), 0, 4, "rr-hillname")
            says, reads = words("piece-hill", hill=said), (words("reads-hill"),)
            found.append(
                Piece("hill", f"hill-{name}", left + x * size, top + y * size, says, on="city", w=wide * size, h=14,
                      drawing=drawing, reads=reads)
            )  # fmt: skip
    return tuple(found)


def name_spots(
    box: RomeAndRollBox, city: City, hill: int, wide: float, taken: int
) -> Iterator[tuple[float, float, float]]:
    """Places for a name in the rows of a hill, as (how good, x, y) in cells: not on a Building, a resource or
    the river, better not beside a bridge, best near the middle of the hill."""
    cells = on_grid(box, [cell for cell in range(len(city.hill)) if city.hill[cell] == hill])
    if not cells:
        return
    middle_row = sum(r for _, r in cells) / len(cells)
    middle_column = sum(c + 0.5 for c, _ in cells) / len(cells)
    for row in sorted({r for _, r in cells}):
        columns = [c for c, r in cells if r == row]
        for half in range(2 * min(columns), 2 * max(columns) + 3):
            x = half / 2
            under = range(int(x - wide / 2), int(x + wide / 2) + 1)
            spots = [row * box.stride + column for column in under]
            if x - wide / 2 < 0 or x + wide / 2 > city.width or any((taken >> spot) & 1 for spot in spots):
                continue
            if any(city.rows[row][column] in "~=" or city.yields[row * box.stride + column] >= 0 for column in under):
                continue
            outside = sum(column not in columns for column in under)
            if outside > len(spots) / 3 or any(city.hill[spot] not in (-1, hill) for spot in spots):
                continue
            bridges = "=" in city.rows[row][max(0, under[0] - 1) : under[-1] + 2]
            good = 10 - 2 * outside - 3 * bridges - abs(row - middle_row) - abs(x - middle_column)
            yield good, x, row + 0.5


def building_pieces(view: RomeAndRoll, words: Words, names: Sequence[str], building: int) -> Iterator[Piece]:
    """What is drawn of a Building, and over it its outline, which is touched and lights up. The Forum is printed."""
    box, city = view.box, view.city
    site, owner = view.buildings[building * SPAN + SITE], view.buildings[building * SPAN + OWNER]
    cells = city.cells[view.buildings[building * SPAN + AT]]
    key, place = f"building-{building}", words(f"cell-{box.cells[cells[0]]}")
    seat = owner if owner < view.seats else -1
    if site < box.forum_site:
        says = words("piece-building", site=words(f"plan-{box.plans[site]}"), cell=place, seat=names[owner])
        reads = (says, *plan_does(box, box.plan[site], words))
    else:
        says = words("piece-site", site=words(f"site-{box.sites[site]}"), cell=place)
        reads = (words(f"reads-{box.sites[site]}"),)
    around = cells[len(cells) // 2]
    marks: tuple[Mark, ...] = ("chosen",) if building == at_work(view) else ()
    x, y = middle(box, city, around)
    outline = shape_around(box, city, cells, around, 1.5)
    if site != box.forum_site:
        drawing = building_drawing(box, city, words, site, seat, cells)
        yield Piece("building", key, x, y, says, seat, id=key, touch=key, w=20, h=20, drawing=drawing, reads=reads)
    yield Piece("ground", key, x, y, says, seat, touch=key, outline=outline, reads=reads, marks=marks)


def at_work(view: RomeAndRoll) -> int:
    """The Building that gives something now, so that one sees where it comes from; NONE if there is none."""
    step = view.agenda[-1] if view.agenda else None
    return step.building if isinstance(step, (AssignResource, MarketPick, InsulaPick)) else NONE


@cache
def shape_around(box: RomeAndRollBox, city: City, cells: tuple[int, ...], around: int, inset: float) -> str:
    """The outline of some cells around the middle of one of them."""
    size = size_of(city)
    r, c = divmod(around, box.stride)
    return rounded([(column - c, row - r) for column, row in on_grid(box, cells)], size, inset, 6, -size / 2)


@cache
def building_drawing(
    box: RomeAndRollBox, city: City, words: Words, site: int, seat: int, cells: tuple[int, ...]
) -> str:
    """One outline around all cells; letters on the first, the emblem in the middle, the seat's sign on the last."""
    size = size_of(city)
    around = cells[len(cells) // 2]
    r, c = divmod(around, box.stride)
    spots = [((cell % box.stride - c) * size, (cell // box.stride - r) * size) for cell in cells]
    half = -size / 2  # outlines start at the upper left corner of their cell
    grid = [(cell % box.stride - c, cell // box.stride - r) for cell in cells]
    edge = rounded(grid, size, 2.5, 6)
    if site >= box.forum_site:
        return group(ruin(box, site, grid, spots, size), half, half)
    seams = "".join(
        f"M{n(x + size)} {n(y + 5)}v{n(size - 10)}" for (x, y) in spots if (x + size, y) in spots
    ) + "".join(f"M{n(x + 5)} {n(y + size)}h{n(size - 10)}" for (x, y) in spots if (x, y + size) in spots)
    first, last = spots[0], spots[-1]
    parts = [
        group(path(edge, "rr-drop"), 2.5, 4),
        path(edge, "rr-rim"),
        path(edge, "rr-body"),
        path(rounded(grid, size, 5, 4), "rr-roof"),
        path(seams, "rr-seams"),
        use(emblem(box, site), size / 2, size / 2, size * 0.62, "rr-emblem"),
        text(letters(box, site, words), first[0] + size * 0.16, first[1] + size * 0.36, "rr-letters start"),
        tag(seat, NUMERALS[seat], last[0] + size * 0.78, last[1] + size * 0.78, size * 0.42),
    ]
    return group("".join(parts), half, half, COLOURS[seat])


def ruin(
    box: RomeAndRollBox, site: int, grid: Sequence[tuple[int, int]], spots: Sequence[tuple[float, float]], size: float
) -> str:
    """Rubble: broken stones; a Park: trees."""
    rubble = site == box.rubble_site
    edge = rounded(grid, size, 2.5, 7)
    parts = [
        group(path(edge, "rr-drop"), 2, 3),
        path(edge, "rr-rubble" if rubble else "rr-park"),
    ]
    for x, y in spots:
        if rubble:
            stones = "M.2 .74l.14-.3.2.06.06.26zM.52 .8l.1-.34.2.08.02.28zM.34 .4l.12-.2.18.1-.06.14z"
            parts.append(
                f'<g transform="translate({n(x)} {n(y)}) scale({n(size)})"><path class="rr-stones" d="{stones}"/></g>'
            )
        else:
            for dx, dy, radius in ((0.34, 0.4, 0.15), (0.64, 0.34, 0.13), (0.54, 0.68, 0.16)):
                parts.append(circle(x + dx * size, y + dy * size, radius * size, "rr-tree"))
    return "".join(parts)


def overseers(view: RomeAndRoll, words: Words, names: Sequence[str]) -> Iterator[Piece]:
    """Each stands on the first cell of his Building; on the Forum they stand side by side."""
    size = size_of(view.city)
    for seat in range(view.seats):
        building = view.sheet[seat * WIDTH + OVERSEER]
        cells = view.city.cells[view.buildings[building * SPAN + AT]]
        x, y = middle(view.box, view.city, cells[0])
        if building == 0:
            x, y = middle(view.box, view.city, cells[6])
            x += (seat % 4) * size * 0.66 - size * 0.05
            y += size * 0.14
        else:
            y += size * 0.24  # below the letters
        place = words(f"cell-{view.box.cells[cells[0]]}")
        site = words(f"site-{view.box.sites[view.buildings[building * SPAN + SITE]]}")
        says = words("piece-overseer", seat=names[seat], site=site, cell=place)
        key = f"building-{building}"
        yield Piece("overseer", key, x, y, says, seat, id=f"overseer-{seat}", on=key, w=size * 0.5, h=size * 0.5)
