"""How structures, recruits and boards look where a small screen shows all of them at once: names and a few large
numbers, instead of grey dust."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tabularium.draw.pieces import tag
from tabularium.draw.svg import group, path, rect, text, use, wrapped
from tabularium.games.forty_four_bce.box import FIELDS, LOYALTY, FortyFourBceBox
from tabularium.games.forty_four_bce.picture import art
from tabularium.kernel.presentation import Words

LETTERS: Final = 11  # of a name in a line
LETTER: Final = 14.2  # how wide one is on the average
LABEL: Final = 4  # letters of a name on a card in a lane, where all of it has no room


def name_in_lines(name: str, room: float, y: float) -> str:
    """A name in the middle of a hue, as large as it fits."""
    lines = wrapped(name, LETTERS)
    size = min(1.0, room / (14.6 * max(map(len, lines))), 2.4 / len(lines))
    first = -14 * (len(lines) - 1) + 9
    return group("".join(text(line, 0, first + 28 * k, "dname") for k, line in enumerate(lines)), 0, y, scale=size)


@cache
def structure(box: FortyFourBceBox, structure: int, words: Words, later: int) -> str:
    """Its name in the hue of its phase, and below what it costs; the architects stand beside that."""
    kind = ("fixed", "era", "statue")[box.kind[structure]]
    hue = path("M-79 -45a7 7 0 0 1 7-7h144a7 7 0 0 1 7 7v67h-158z", f"sband s-{box.section[structure]}")
    drawn = [
        rect(-79, -52, 158, 106, f"site s-{kind}", 7),
        hue,
        name_in_lines(words(f"structure-{box.structures[structure]}"), 152, -15),
        use("coin", -66, 38, 22, "g-coin"),
        text(str(box.price[structure]), -56, 47, "dname price start"),
        use("lock", 64, 38, 24, "sym") if later else "",
    ]
    return group("".join(drawn), cls="built")


@cache
def tile(box: FortyFourBceBox, tile: int) -> str:
    """An allegiance tile: the hue of its field, and the Imperium that it gives."""
    frame = rect(-25, -15, 50, 42, f"f-{FIELDS[tile % len(FIELDS)]}", 6)
    return frame + text(str(box.tile_imperium[tile]), 0, 18, "dname worth")


@cache
def recruit(box: FortyFourBceBox, recruit: int, words: Words, width: float, tall: float) -> str:
    """A recruit to be enlisted: its name, who it is and what it costs."""
    hue = f"f-{(*FIELDS, 'any', 'any')[box.field[recruit]]}"
    cost = [(kind, box.cost[recruit][kind]) for kind in range(LOYALTY + 1) if box.cost[recruit][kind]]
    row = [group(art.chip(kind, count, 44), 42 * (k - (len(cost) - 1) / 2), 64) for k, (kind, count) in enumerate(cost)]
    drawn = [
        rect(-width / 2, -tall / 2, width, tall, "paper", 7),
        rect(-width / 2 + 3, -tall / 2 + 3, width - 6, tall * 0.66, hue, 5),
        name_in_lines(words(f"recruit-{box.recruits[recruit]}"), width - 14, -tall / 2 + 30),
        use(art.recruit_art(box, recruit), 0, -4, 64, "bust"),
        *row,
    ]
    return group("".join(drawn), cls="card")


@cache
def on_field(box: FortyFourBceBox, recruit: int, words: Words, width: float, tall: float, room: float) -> str:
    """A recruit on a field: its name where there is `room` for it, else how it begins; upright on a slim card."""
    hue = f"f-{(*FIELDS, 'any', 'any')[box.field[recruit]]}"
    name = words(f"recruit-{box.recruits[recruit]}")
    upright = width < art.NAMED
    whole = not upright and room >= LETTER * len(name)
    wide = LETTER * len(name) + 6 if whole else width
    shown = name if whole else name[: 2 * LABEL if upright else LABEL]
    fits = tall / (15.4 * len(shown)) if upright else wide / (17 * len(shown))
    card = rect(-width / 2, -tall / 2, wide, tall, "paper", 5)
    card += rect(-width / 2 + 2, -tall / 2 + 2, wide - 4, tall - 4, hue, 4)
    scale = 0.94 if whole else min(1.2, 0.94 * fits)
    return card + group(text(shown, 0, 10, "dname"), (wide - width) / 2, scale=scale, turn=-90 if upright else 0)


def board(name: str, seat: int, letter: str, colour: str, numbers: Sequence[tuple[str, int]], high: float) -> str:
    """Whose row it is, and what they have, around the middle of its head."""
    drawn = [
        counted(tuple(symbol for symbol, _ in numbers), high),
        group(tag(seat, letter, 0, 0, 40), -120, -high / 4, cls=colour),
    ]
    shown = name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…"
    drawn.append(text(shown, -92, -high / 4 + 12, "dname ink start"))
    drawn += [text(str(number), 98 * k - 92, high / 4 + 10, "dname ink start") for k, (_, number) in enumerate(numbers)]
    return group("".join(drawn))


@cache
def counted(symbols: tuple[str, ...], high: float) -> str:
    """What all boards have in common, in one group."""
    drawn = [use(symbol, 98 * k - 116, high / 4 - 2, 38, f"sym r-{symbol}") for k, symbol in enumerate(symbols)]
    return group(rect(-146, -high / 2, 292, high, "room", 6) + "".join(drawn))
