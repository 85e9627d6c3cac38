"""What lies there all game long: the fields, the city, the recruits, what was said, and my screen."""

from __future__ import annotations

from functools import cache, lru_cache
from typing import Final

from tabularium.draw.pieces import either
from tabularium.draw.svg import group, n, rect, text, use
from tabularium.games.forty_four_bce import faces, terms
from tabularium.games.forty_four_bce.box import FortyFourBceBox
from tabularium.games.forty_four_bce.picture import faces as art
from tabularium.games.forty_four_bce.picture import layout
from tabularium.kernel.picture import Ground
from tabularium.kernel.presentation import Words

GROUNDS_KEPT: Final = 300  # of 20 KB: structures and recruits differ from game to game
PHASE_ART: Final = (
    "builder", "turn", "influence", "discard", "crown", "plot", "hidden", "swords", "hourglass",
)  # fmt: skip


@cache
def fields_ground(box: FortyFourBceBox, seats: int, words: Words) -> Ground:
    """The ground, with the tiles of the years as they look from afar."""
    setup = box.setups[seats]
    boards = setup.boards
    foot, high = layout.top(boards, boards), layout.ROWS[boards] - 5
    drawn = [rect(0, 0, layout.WIDTH, foot + layout.FOOT, "marble", 10)]
    wide = layout.year_wide(box)
    for k, year in enumerate(box.years):
        x = 6 + wide * k
        drawn.append(rect(x + 2, 5, wide - 4, layout.YEARS - 12, "parchment", 6))
        era = text(art.NUMERALS[box.era_of[k + 1]], x + wide - 16, 22, "words soft small")
        near = text(words(f"year-{year}"), x + wide / 2 - 12, 22, "inscription") + era
        tile = setup.letters[k] * len(terms.FIELDS)
        tiles = [
            group(art.tile_afar(box, tile + field), layout.tile_x(box, k, field), layout.TILE_Y)
            for field in range(len(terms.FIELDS))
        ]
        drawn.append(either(near, text(words(f"year-{year}"), x + wide / 2, 37, "dname ink") + "".join(tiles)))
    for field in range(len(terms.FIELDS)):
        drawn.append(rect(layout.left(field), layout.YEARS, layout.CELL, layout.PLAQUE - 6, "room", 8))
        for row in range(boards):
            drawn.append(rect(layout.left(field), layout.top(boards, row), layout.CELL, high, "lane", 6))
            drawn.append(
                rect(
                    layout.left(field) + 1,
                    layout.top(boards, row) + 1,
                    layout.CELL - 2,
                    5,
                    f"f-{terms.FIELDS[field]}",
                    3,
                )
            )
            drawn.append(
                use(art.FIELD_ART[field], layout.left(field) + 17, layout.top(boards, row) + high - 13, 15, "sym")
            )
    drawn.extend(rect(6, layout.top(boards, row), layout.HEAD - 12, high, "room", 6) for row in range(boards))
    drawn.append(rect(6, foot, layout.WIDTH - 12, layout.FOOT - 6, "parchment", 6))
    drawn.extend(use(symbol, layout.phase_x(k), foot + 18, 24, "faint") for k, symbol in enumerate(PHASE_ART))
    return Ground(f"fields-{seats}", layout.WIDTH, foot + layout.FOOT, "".join(drawn))


@lru_cache(GROUNDS_KEPT)
def city_ground(box: FortyFourBceBox, seats: int, laid: tuple[int, ...], era: int, words: Words) -> Ground:
    """The ground, with the structures as they look from afar."""
    foot = layout.CITY_TOP + layout.SITE[1] * layout.city_rows(box, seats)
    high = foot + layout.CITY_FOOT
    drawn = rect(0, 0, 1000, high, "marble", 10) + rect(6, foot + 2, 988, layout.CITY_FOOT - 8, "parchment", 6)
    drawn += text(words("picture-supply"), 60, foot + 23, "words soft close-only")
    afar = [
        (art.structure_afar(box, one, words, later(box, one, era)), at) for one, at in layout.sites_of(box, seats, laid)
    ]
    drawn += group("".join(group(structure, *at) for structure, at in afar), cls="from-afar-only")
    return Ground(f"city-{seats}-{era}", 1000, high, drawn)


def later(box: FortyFourBceBox, structure: int, era: int) -> int:
    """The era from which it can be built, if that is still to come."""
    return box.era[structure] if box.era[structure] > era else 0


@lru_cache(GROUNDS_KEPT)
def recruits_ground(box: FortyFourBceBox, removed: tuple[int, ...], words: Words) -> Ground:
    """The ground, with the recruits as they look from afar."""
    top, row = layout.STACKS_TOP, layout.STACK_ROW
    high = top + row * len(terms.FIELDS)
    drawn = [rect(0, 0, 1000, high, "marble", 10)]
    for field in range(len(terms.FIELDS)):
        y = top + row * field
        drawn.append(rect(6, y, 800, row - 6, "parchment", 8))
        drawn.append(group(text(faces.heading(field, words).upper(), 0, 0, "inscription"), 36, y + row / 2, turn=-90))
    drawn.append(rect(814, top, 180, row - 6, "parchment", 8))
    drawn.append(rect(814, top + row, 180, 2 * row - 6, "parchment", 8))
    drawn.append(text(words("picture-supply"), 904, top + row + 32, "words soft close-only"))
    afar = [
        group(art.recruit_afar(box, recruit, words, *layout.STACK), *at)
        for recruit, at in layout.stacks_of(box, removed)
    ]
    drawn.append(group("".join(afar), cls="from-afar-only"))
    return Ground("recruits", 1000, high, "".join(drawn))


@cache
def said_ground(words: Words) -> Ground:
    return Ground("said", *layout.SAID, rect(0, 0, *layout.SAID, "parchment", 10))


@cache
def screen_ground(wide: float, words: Words) -> Ground:
    drawn = rect(6, 6, 190, 158, "tablet", 8)  # on the wood of the page
    drawn += text(words("picture-cubes"), 58, 22, "onwood tiny") + text(
        words("picture-collegium"), 157, 22, "onwood tiny"
    )
    return Ground(f"screen-{n(wide)}", wide, layout.SCREEN[1], drawn)
