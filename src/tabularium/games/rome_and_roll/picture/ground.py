"""What lies there all game long: the city with hills, river, bridges, wall and Forum, the Empire, slots, and sheets."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache

from tabularium.draw.outline import rounded
from tabularium.draw.pieces import slot, thing
from tabularium.draw.svg import circle, group, n, path, rect, text, use
from tabularium.games.rome_and_roll import terms
from tabularium.games.rome_and_roll.box import City, RomeAndRollBox, cell_of
from tabularium.games.rome_and_roll.geometry import wall
from tabularium.games.rome_and_roll.picture import layout
from tabularium.kernel.picture import Ground
from tabularium.kernel.presentation import Words


@cache
def table_ground(box: RomeAndRollBox, seats: int, words: Words) -> Ground:
    parts = (
        rect(0, 0, *layout.TABLE, "marble", 10),
        city_ground(box, seats, words),
        empire_ground(box, words),
        cards_ground(box, seats),
    )
    return Ground(f"table-{seats}", *layout.TABLE, "".join(parts))


# -- the city ------------------------------------------------------------------------------------------


def city_ground(box: RomeAndRollBox, seats: int, words: Words) -> str:
    """All that is printed: field, hills, river, bridges, wall, Forum, resources, names."""
    city, size = box.cities[seats], layout.size_of(box.cities[seats])
    marks = [(c, r, mark) for r, row in enumerate(city.rows) for c, mark in enumerate(row)]
    land = [(c, r) for c, r, mark in marks if mark not in "~="]
    within = [(c, r) for c, r in land if (city.inside >> (r * box.stride + c)) & 1]
    river = [(c, r) for c, r, mark in marks if mark in "~="]
    whole = (city.width * size, city.height * size)
    tufts = "".join(
        f"M{n(c * size + size * 0.3)} {n(r * size + size * 0.72)}q3-5 6 0m2-2q3-5 6 0"
        for c, r in land
        if (c + 2 * r) % 3 == 0 and (c, r) in land and city.hill[r * box.stride + c] < 0
    )
    parts = [
        rect(0, 0, *whole, "rr-field", 6),
        path(rounded(within, size, 0, 2), "rr-within"),
        path(tufts, "rr-tuft"),
        *hill_shapes(box, city, size),
        grid_lines(city, size),
        path(rounded(river, size, size * 0.06, size * 0.42), "rr-bank"),
        path(rounded(river, size, size * 0.13, size * 0.4), "rr-river"),
        *flow(river, size),
        *bridges(city, size),
        *the_wall(box, city, size),
        forum(box, city, size, words),
        *resources(box, city, size),
        river_name(river, size, words),
    ]
    x, y = layout.origin(city)
    return group("".join(parts) + coordinates(city, size), x, y)


def coordinates(city: City, size: float) -> str:
    """Letters of the rows and numbers of the columns: log, lists and shows name a place by them."""
    rows = "".join(text(chr(65 + r), -layout.MARGIN, (r + 0.5) * size + 5, "rr-edge") for r in range(city.height))
    columns = "".join(text(str(c + 1), (c + 0.5) * size, 5 - layout.MARGIN, "rr-edge") for c in range(city.width))
    return rows + columns


def grid_lines(city: City, size: float) -> str:
    across = "".join(f"M0 {n(r * size)}h{n(city.width * size)}" for r in range(1, city.height))
    down = "".join(f"M{n(c * size)} 0v{n(city.height * size)}" for c in range(1, city.width))
    return path(across + down, "rr-grid")


def hill_shapes(box: RomeAndRollBox, city: City, size: float) -> Iterator[str]:
    for hill in range(len(box.hills)):
        cells = layout.on_grid(box, [cell for cell in range(len(city.hill)) if city.hill[cell] == hill])
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
            yield thing(terms.RESOURCES[resource], (c + 0.5) * size, (r + 0.5) * size, size * 0.62)


# -- the Empire, and beside the city -------------------------------------------------------------------


def empire_ground(box: RomeAndRollBox, words: Words) -> str:
    left, top, across, down = layout.EMPIRE
    parts = [rect(left - 4, top - 6, across + 8, down + 12, "rr-sea", 8)]
    for region, name in enumerate(box.regions):
        x, y, dx, dy = layout.panel(region)
        west, bar = dx < 0, y + 18 if dy < 0 else y + layout.PANEL[1] - 8
        parts.append(
            rect(x + 2, y + 3, *layout.PANEL, "rr-shade", 14)
            + rect(x, y, *layout.PANEL, f"rr-land rr-land{region}", 14)
        )
        at, goods = (x + 8, x + 18) if west else (x + layout.PANEL[0] - 8, x + layout.PANEL[0] - 18)
        parts.append(thing(terms.RESOURCES[box.region_resource[region]], goods, bar - 4, 22))
        side = "start" if west else "end"
        parts.append(text(words(f"region-{name}").upper(), at + (24 if west else -24), bar, f"name {side}"))
    for road in range(len(box.roads)):
        (ax, ay), (bx, by) = layout.road_spots(box, road)
        parts.append(path(f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}", "rr-way"))
    x, y = layout.ROME_AT
    parts.append(circle(x + 2, y + 3, 31, "rr-shade") + circle(x, y, 31, "rr-rome"))
    parts.append(use("capital", x, y - 5, 33, "rr-monument"))
    parts.append(text(words("picture-rome").upper(), x, y + 22, "rr-romename"))
    for road in range(len(box.roads)):
        x, y = layout.milestone(box, words, road)
        parts.append(circle(x, y, 10, "rr-stele") + text(str(box.road_steles[road]), x, y + 5, "rr-steles"))
    return "".join(parts)


def cards_ground(box: RomeAndRollBox, seats: int) -> str:
    """Slots for dice, Plans, actions, Favours and the Nero pile."""
    parts = [slot(*layout.die_spot(k), 46, 46, 7) for k in range(sum(box.game_dice[seats]))]
    parts += [slot(*layout.plan_spot(k), *layout.TILE, 7) for k in range(sum(box.draw))]
    parts += [slot(*layout.favour_spot(k), *layout.FAVOUR, 6) for k in range(5)]
    return "".join(parts)


# -- sheets --------------------------------------------------------------------------------------------


@cache
def sheet_ground(form: layout.SheetForm, words: Words) -> Ground:
    parts = [rect(0, 0, form.width, form.height, "parchment", 8)]
    spots = (form.who, form.tracks, form.advisors, form.storage, form.dice)
    for (x, y), w in zip(spots, (150, 234, 292, 138, 156), strict=True):
        parts.append(rect(x - 2, y - 1, w, 138, "rr-part", 6))
    if form is layout.FAR_SHEET:
        parts.append(rect(form.cards[0] - 8, form.cards[1] - 7, form.width - form.cards[0], 138, "rr-part", 6))
    parts.append(text(words("panel-storage").upper(), form.storage[0] + 66, form.storage[1] + 14, "rr-heading"))
    parts.append(text(words("panel-dice").upper(), form.dice[0] + 76, form.dice[1] + 14, "rr-heading"))
    key = "sheet" if form is layout.NEAR_SHEET else "far-sheet"
    return Ground(key, form.width, form.height, "".join(parts))


@cache
def seneca_ground(words: Words, alone: bool) -> Ground:
    parts = [rect(0, 0, *layout.SENECA_BOARD, "parchment", 8), rect(6, 7, 158, 138, "rr-part", 6)]
    parts += [rect(170, 7, 380, 138, "rr-part", 6), rect(6, 149, 686, 138, "rr-part", 6)]
    if alone:
        parts.append(rect(556, 7, 136, 138, "rr-part", 6))
    for x, word in zip(layout.SENECA_CARDS, ("panel-left", "panel-right", "panel-deck", "panel-discard"), strict=True):
        if alone or x >= layout.SENECA_CARDS[2]:
            parts.append(rect(x - 42, 12, 84, 118, "slot", 6) + text(words(word), x, 142, "rr-ability"))
    return Ground(f"seneca-{int(alone)}", *layout.SENECA_BOARD, "".join(parts))
