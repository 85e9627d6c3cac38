"""What lies there all game long: Rome and what stands beside it, a board, and the shelf of the Emperor's tasks."""

from __future__ import annotations

from functools import cache

from tabularium.draw.pieces import slot
from tabularium.draw.svg import circle, group, rect, text, use
from tabularium.games.age_of_rome import terms
from tabularium.games.age_of_rome.box import AgeOfRomeBox
from tabularium.games.age_of_rome.picture import layout
from tabularium.games.age_of_rome.picture.faces import SYMBOLS, WARE_ART, colosseum, element, shield, star
from tabularium.kernel.picture import Ground
from tabularium.kernel.presentation import Words


@cache
def rome_ground(box: AgeOfRomeBox, small: bool, medals: bool, words: Words) -> Ground:
    """`small`: with the values for one or two players."""
    cx, cy = layout.CENTRE
    drawn = [
        rect(0, 0, layout.WIDTH, layout.HEIGHT, "marble", 10),
        circle(cx, cy, layout.OUTER + 16, "court"),
        circle(cx, cy, layout.INNER - 6, "rome"),
        text(words("picture-senate").upper(), cx, cy + 97, "inscription small"),
    ]
    for place, worth in enumerate(box.column_glory):
        y = layout.vote_y(place)
        drawn.append(slot(cx, y, 66, 24, 4) + group(star(worth, 20), cx + 48, y))
    for square in range(1, box.lap + 1):
        x, y = layout.square_at(square)
        drawn.append(rect(x - 17, y - 17, 34, 34, "square", 3) + text(str(square), x - 7, y - 5, "faint"))
    drawn += [region_ground(box, region, small, words) for region in range(len(box.regions))]
    drawn += [beside(box, words), *(supply_ground(kind, medals, words) for kind in range(terms.TYPES))]
    for k, name in enumerate(("deck", "discard", "pile", "vendetta")):
        x, y = layout.deck_at(k)
        drawn.append(slot(x, y, *layout.DECK, 5) + text(words(f"picture-{name}"), x, y + 48, "words soft tiny"))
    return Ground(f"rome-{int(small)}-{int(medals)}", layout.WIDTH, layout.HEIGHT, "".join(drawn))


def region_ground(box: AgeOfRomeBox, region: int, small: bool, words: Words) -> str:
    """A Region with its name, its defence and what its places are worth."""
    name, x, top = box.regions[region], layout.region_x(region), layout.REGION_TOP
    wide, high = layout.REGION
    drawn = rect(x - wide // 2, top, wide, high, f"region r-{name}", 6)
    drawn += text(words(f"region-{name}").upper(), x, top + 20, "regionname")
    values = [value for value in box.region_glory[0 if small else 1][region * 3 : region * 3 + 3] if value]
    drawn += "".join(group(star(value, 23), x - 10 + 23 * k, top + 42) for k, value in enumerate(values))
    return drawn + group(shield(box.defence[region]), x - 37, top + 42)


def beside(box: AgeOfRomeBox, words: Words) -> str:
    """The Colosseum, and the shelf of the common elements."""
    x, y = layout.GAMES
    drawn = group(colosseum(), x, y) + group(star(box.colosseum, 22), x + 54, y + 42)
    drawn += text(words("picture-colosseum").upper(), x - 10, y + 46, "inscription small")
    x, y = layout.COMMONS
    drawn += rect(x - 91, y - 18, 182, 86, "room", 5)
    return drawn + text(words("picture-commons").upper(), x, y - 1, "inscription small")


def supply_ground(kind: int, medals: bool, words: Words) -> str:
    """Where the tiles of a Building are counted; without Medals its symbol stands there."""
    x, top = layout.supply_x(kind), layout.SUPPLY_TOP
    drawn = rect(x - 52, top, 104, 178, "room", 5)
    drawn += text(words(f"type-{terms.BUILDINGS[kind]}").upper(), x, top + 18, "inscription small")
    return drawn if medals else drawn + use(SYMBOLS[kind], x, top + 50, 40, "mark")


@cache
def board_ground(box: AgeOfRomeBox, far: bool, plots: bool) -> Ground:
    width, high = layout.FAR if far else layout.NEAR
    near = layout.NEAR[1]
    drawn = [rect(0, 0, width, high, "wood", 8), rect(6, 6, layout.OWN_WIDE, near - 12, "parchment", 6)]
    if far:
        drawn.append(rect(6, near, layout.OWN_WIDE, layout.BELOW - 6, "parchment", 6))
    for level, own in ((terms.BASE, box.base_own), (terms.UPPER, box.upper_own)):
        drawn += [group(element(0, False), *layout.element_at(level, k)) for k in range(own + 1)]
    drawn += [slot(*layout.bonus_at(k), 42, 40, 5) for k in range(box.vendetta_slots)]
    for ware in range(terms.CHEST):
        x, y = layout.rack_at(ware, plots)
        drawn.append(slot(x, y, 36, 42, 4) + use(WARE_ART[ware], x, y - 5, 22, "ghost"))
        drawn.append(text(str(box.set_glory[ware]), x, y + 17, "faint"))
    return Ground(f"board-{width}-{int(plots)}", width, high, "".join(drawn))


@cache
def task_ground() -> Ground:
    return Ground("tasks", *layout.FAR, rect(0, 0, *layout.FAR, "wood", 8))
