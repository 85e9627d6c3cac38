"""Cards, tiles and cubes of 44 BCE, around 0 0: symbols remind, and what is read about a piece says all of it."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from typing import Final

from tabularium.draw.cards import back, card, paper
from tabularium.draw.pieces import badge, far_drawing, tag
from tabularium.draw.svg import circle, group, n, path, rect, text, use, wrapped
from tabularium.games.forty_four_bce import faces, terms
from tabularium.games.forty_four_bce.box import Effect, FortyFourBceBox
from tabularium.games.forty_four_bce.picture import layout
from tabularium.kernel.presentation import Words

HUE: Final = "h-bce"
RESOURCE_ART: Final = ("senator", "swords", "partisan", "support", "any", "loyalty", "coin")  # as the box counts them
FIELD_ART: Final = ("senator", "swords", "partisan", "any", "any")  # by field; a Lictor's is ANY
NUMERALS: Final = ("0", "I", "II", "III")
RECRUIT_ART: Final = {"legionary": "soldier", "centurion": "legion", "mercator": "merchant", "lictor": "fortress"}
SECTION_ART: Final = {
    terms.CONSTRUCTION: "builder",
    terms.PRODUCTION: "turn",
    terms.ENROLMENT: "influence",
    terms.DISCARD: "discard",
    terms.RESOLUTION: "swords",
    terms.OVER: "hourglass",
}
CONDITION_ART: Final = {
    terms.IF_IM: "crown",
    terms.IF_SUITOR: "partisan",
    terms.IF_ZERO_AUTHORITY: "authority",
    terms.IF_HAS_AUTHORITY: "authority",
    terms.IF_MULTIPLE_SAME: "deck",
    terms.IF_AWARDED_TILE: "vp",
    terms.IF_NO_TILE: "vp",
    terms.IF_KEPT_IM: "crown",
    terms.IF_WON_IM: "crown",
}
NEGATED: Final = (terms.IF_ZERO_AUTHORITY, terms.IF_NO_TILE)
PER_ART: Final = {
    "fields_deployed": "support",
    "architects_on_board": "architect",
    "cards_discarded": "discard",
    "allegiance_tiles": "vp",
    "political_tiles": "vp",
    "military_tiles": "vp",
    "social_tiles": "vp",
    "political_recruits": "senator",
    "military_recruits": "swords",
    "social_recruits": "partisan",
    "collegium_loyalty": "loyalty",
    "collegium_lictors": "fortress",
    "fixed_structures": "architect",
    "era_structures": "city",
    "im_tile": "crown",
    "storage_items": "card",
}


# -- small things ------------------------------------------------------------------------------------


@cache
def chip(resource: int, number: int = 1, size: float = 24) -> str:
    """Influence, loyalty or a Denarius on a chip; above one, with its number."""
    art = RESOURCE_ART[resource]
    inner = circle(0, 0, 12, "chip") + use(art, 0, 0, 17, f"r-{art}")
    return group(inner + amount(number), scale=size / 24)


def amount(number: int) -> str:
    if number == 1:
        return ""
    return badge(number, 9, 8, 7.4, 3.6)


@cache
def coins(number: int, size: float = 24, x: float = 0, y: float = 0) -> str:
    """Denarii with their number, whatever it is."""
    inner = circle(0, 0, 12, "chip") + use("coin", 0, 0, 17, "r-coin")
    dot = badge(number, 9, 8, 7.4, 3.6)
    return group(inner + dot, x, y, scale=size / 24)


@cache
def symbol(art: str, number: str = "", size: float = 24) -> str:
    """A symbol with a number beside it."""
    told = text(number, 13, 6, "beside start") if number else ""
    return group(use(art, 0, 0, 22, f"sym r-{art}") + told, scale=size / 24)


@cache
def numbered(art: str, number: int, size: float = 24, x: float = 0, y: float = 0) -> str:
    """A symbol with its number in a dark dot, 0 too."""
    dot = badge(number, 9, 8, 7.4, 3.6)
    return group(use(art, 0, 0, 22, f"sym r-{art}") + dot, x, y, scale=size / 24)


Token = tuple[str, float]  # a small drawing around 0 0 or a few letters, and how wide it is


def line_of(tokens: Sequence[Token], most: float, x: float = 0, y: float = 0) -> str:
    """Small drawings side by side around x y, smaller where there is no room for them."""
    wide = sum(width for _, width in tokens)
    scale = min(1, most / wide) if wide else 1
    drawn, at = [], -wide / 2
    for inner, width in tokens:
        middle = at + width / 2
        drawn.append(group(inner, middle) if inner.startswith("<") else text(inner, middle, 5, "beside"))
        at += width
    return group("".join(drawn), x, y, scale=scale)


# -- effects in symbols ------------------------------------------------------------------------------


def effect_symbols(effects: Sequence[Effect], size: float = 22) -> list[Token]:
    """What a card does, as a row of symbols."""
    found: list[Token] = []
    condition = terms.ALWAYS
    collects = False
    for effect in effects:
        if effect.condition != condition and effect.condition in CONDITION_ART and effect.target != terms.CHOOSE:
            barred = use("cross", 5, 5, 12, "barred") if effect.condition in NEGATED else ""
            found.append((symbol(CONDITION_ART[effect.condition], size=size) + barred, size))
            found.append((":", 9))
            collects = False
        condition = effect.condition
        if effect.verb == terms.COLLECT and not collects:
            found.append(("+", 14))
        collects = effect.verb == terms.COLLECT
        found.extend(one_effect(effect, size))
    return found


def one_effect(effect: Effect, size: float) -> list[Token]:
    verb = effect.verb
    wide = size + 5
    arrow = symbol("arrow", size=size * 0.8), size
    if verb == terms.COLLECT:
        return [(chip(effect.resource, effect.count, size), wide)]
    if verb == terms.TRADE:
        given = chip(effect.give, effect.give_count, size), wide
        parts: list[Token] = [given, arrow, (chip(effect.resource, effect.count, size), wide)]
        return [*parts, (f"×{effect.times}", 22)] if effect.times > 1 else parts
    if verb == terms.PLACE_SUPPORT:
        return [(chip(terms.SUPPORT, effect.count, size), wide), arrow, (box_art("", size * 0.9), wide)]
    if verb in (terms.CHARISMA, terms.AUTHORITY):
        return [
            (f"+{effect.count}", 22),
            (symbol("charisma" if verb == terms.CHARISMA else "authority", size=size), wide),
        ]
    if verb == terms.GAIN:
        gained = numbered("imperium", effect.imperium, size), wide
        return [gained] if effect.per == terms.ONCE else [gained, ("/", 14), (per_art(effect.per, size), wide)]
    if verb == terms.RETURN_TO_STORAGE:
        return [(symbol("card", size=size), wide), (symbol("turn", size=size), wide)]
    if verb == terms.ENLIST:
        price = ("0" if effect.free else f"−{effect.discount}", 24)
        level = text(NUMERALS[effect.level], 0, 4, "step") if effect.recruit == terms.NONE else ""
        who = symbol("fortress" if effect.recruit != terms.NONE else "card", size=size) + level
        return [("+", 14), (who, wide), price]
    if verb == terms.RAISE_LIMIT:
        return [(symbol("discard", size=size), wide), (f"+{effect.count}", 24)]
    if verb == terms.MOVE_ARCHITECT:
        return [(symbol("architect", size=size), wide), arrow, (symbol("city", size=size), wide)]
    return [(numbered("card", effect.count, size), wide), arrow, (symbol("deck", size=size), wide)]


def per_art(per: int, size: float) -> str:
    """What a gain counts."""
    name = terms.PER[per]
    if name.startswith("level_"):
        return symbol("card", size=size) + text(NUMERALS[int(name[6])], 0, 4, "step")
    field = name.partition("_")[0]
    if name.endswith("_tiles") and field in terms.FIELDS:
        return symbol("vp", size=size) + use(FIELD_ART[terms.FIELDS.index(field)], 0, -2, size * 0.5, "sym")
    return symbol(PER_ART[name], size=size)


def box_art(value: str, size: float, filled: bool = False) -> str:
    """An ambition box."""
    half = size / 2
    inner = rect(-half, -half, size, size, "boxed full" if filled else "boxed", 3)
    return inner + (text(value, 0, size * 0.2 + 1, "n16" if size > 24 else "boxnum") if value else "")


# -- recruits ----------------------------------------------------------------------------------------


def recruit_art(box: FortyFourBceBox, recruit: int) -> str:
    return RECRUIT_ART.get(box.recruits[recruit], FIELD_ART[box.field[recruit]])


@cache
def recruit_card(box: FortyFourBceBox, recruit: int, words: Words, width: float) -> str:
    """A recruit as it lies in the display: cost on the left, authority and ambition, ability."""
    cost = [(kind, box.cost[recruit][kind]) for kind in range(terms.LOYALTY + 1) if box.cost[recruit][kind]]
    rail = "".join(group(chip(kind, count, 36), -68, -74 + 37 * k) for k, (kind, count) in enumerate(cost))
    bust = use(recruit_art(box, recruit), 6, 0, 78, "bust") + rail_over(rail)
    level = words("card-kind", field=faces.heading(box.field[recruit], words), level=NUMERALS[box.level[recruit]])
    boxes: list[Token] = [(box_art(str(value), 28), 33) for value in box.ambition[recruit]]
    strength = [(symbol("authority", size=30), 36.0), (box_number(box.authority[recruit]), 36.0), *boxes]
    strip = line_of(effect_symbols(box.effects[recruit], 25), 168)
    title = words(f"recruit-{box.recruits[recruit]}")
    hue = f"f-{(*terms.FIELDS, 'any', 'any')[box.field[recruit]]}"
    return card(title, hue, bust, level.upper(), middle=line_of(strength, 168), strip=strip, width=width)


def rail_over(rail: str) -> str:
    return group(rail, 0, 34)


def box_number(value: int) -> str:
    return rect(-14, -14, 28, 28, "numbox", 4) + text(str(value), 0, 6, "n16")


@cache
def recruit_mini(
    box: FortyFourBceBox, recruit: int, words: Words, filled: int, added: int, width: float, tall: float
) -> str:
    """A recruit on a field: hue, symbol and name, printed authority, ambition boxes, of which some are filled."""
    hue = f"f-{(*terms.FIELDS, 'any', 'any')[box.field[recruit]]}"
    authority = box.authority[recruit] + added
    wide = (width, tall) == layout.WIDE_CARD
    boxes = mini_boxes(box.ambition[recruit], filled, 58 if wide else 46)
    name = mini_name(words(f"recruit-{box.recruits[recruit]}"))
    bust = recruit_art(box, recruit)
    if wide:
        drawn = [
            paper(*layout.WIDE_CARD, 5),
            path("M-31 -35.5a4 4 0 0 1 4-4h54a4 4 0 0 1 4 4v51h-62z", hue),
            use(bust, 0, -19, 32, "bust"),
            group(name, 0, 3, scale=1.36),
            group(strength_dot(authority), 8, -5),
            group(boxes, 0, 29, scale=1.1),
        ]
        return group("".join(drawn), cls="card")
    named = width >= layout.NAMED
    drawn = [
        paper(48, 74, 5),
        path("M-22 -31a4 4 0 0 1 4-4h36a4 4 0 0 1 4 4v44h-44z", hue),
        use(bust, 0, -18 if named else -12, 26 if named else 32, "bust"),
        group(name, 0, 8) if named else "",
        strength_dot(authority),
        group(boxes, 0, 26),
    ]
    return group("".join(drawn), cls="card", scale=width / 48)


@cache
def recruit_slim(
    box: FortyFourBceBox, recruit: int, words: Words, filled: int, added: int, width: float, tall: float
) -> str:
    """A recruit among many on a field: its name upright on the left, where no other card lies over it, and beside it
    symbol, authority and ambition boxes."""
    hue = f"f-{(*terms.FIELDS, 'any', 'any')[box.field[recruit]]}"
    authority = box.authority[recruit] + added
    ambition = box.ambition[recruit]
    left, top, spine = -width / 2, -tall / 2, 15
    beside = left + spine + (width - spine) / 2
    name = words(f"recruit-{box.recruits[recruit]}")
    upright = group(text(name, 0, 0, "upright"), left + 11.5, 0, scale=min(1.0, tall / 7.2 / len(name)), turn=-90)
    drawn = [
        paper(width, tall, 5),
        path(f"M{n(left + spine)} {n(top + 1)}h-10a4 4 0 0 0-4 4v{n(tall - 10)}a4 4 0 0 0 4 4h10z", hue),
        upright,
        use(recruit_art(box, recruit), beside, top + 15, min(24, width - spine), "slimart"),
        group(strength_dot(authority), beside - 15, top + 63) if authority else "",
        *(
            group(box_art(str(value), 13, k < filled), beside, -top - 10 - 14.5 * (len(ambition) - 1 - k))
            for k, value in enumerate(ambition)
        ),
    ]
    return group("".join(drawn), cls="card")


def mini_boxes(ambition: Sequence[int], filled: int, room: float) -> str:
    """The boxes of a small card side by side."""
    step = 15 if len(ambition) < 4 else room / len(ambition)
    left = -step * (len(ambition) - 1) / 2
    return "".join(group(box_art(str(value), 14, k < filled), left + k * step) for k, value in enumerate(ambition))


def strength_dot(authority: int) -> str:
    return badge(authority, 15, -27, 7.5, 3.6) if authority else ""


def mini_name(name: str) -> str:
    """A name across a small card, as large as it fits."""
    return group(text(name, 0, 0, "mininame"), scale=min(1.0, 8 / len(name)))


@cache
def face_down(width: float) -> str:
    return back(HUE, "authority", width=width)


@cache
def loyalty_card(words: Words, width: float) -> str:
    strip = line_of([(chip(terms.SUPPORT, 1, 25), 30), (symbol("arrow", size=20), 26), (box_art("", 23), 30)], 168)
    middle = text(words("card-loyalty"), 0, 4, "onpaper")
    return card(words("card-loyalty"), HUE, "loyalty", "", middle=middle, strip=strip, width=width)


# -- tiles and structures ----------------------------------------------------------------------------


@cache
def tile_art(box: FortyFourBceBox, tile: int, large: bool) -> str:
    """An allegiance tile: its field, and the numbers for authority, charisma and Imperium."""
    field = tile % len(terms.FIELDS)
    numbers = (box.tile_authority[tile], box.tile_charisma[tile], box.tile_imperium[tile])
    if not large:
        told = "".join(text(str(value), -15 + 15 * k, 15, f"tnum t{k}") for k, value in enumerate(numbers))
        frame = rect(-24, -21, 48, 42, "tile", 5) + use(FIELD_ART[field], 0, -7, 20, f"sym r-{FIELD_ART[field]}")
        return group(frame) + told
    arts = ("authority", "charisma", "imperium")
    row = "".join(
        group(numbered(art, value, 24), -30 + 30 * k, 0)
        for k, (art, value) in enumerate(zip(arts, numbers, strict=True))
    )
    return rect(-50, -20, 100, 40, "tile", 6) + row


@cache
def structure_tile(box: FortyFourBceBox, structure: int, words: Words, later: int, slots: int) -> str:
    """A structure seen closely: name, price, printed Imperium, when it acts, its effect in symbols, and its slots."""
    name = words(f"structure-{box.structures[structure]}").upper()
    lines = wrapped(name, 19)
    kind = ("fixed", "era", "statue")[box.kind[structure]]
    section = box.section[structure]
    art = "glory" if box.timing[structure] == terms.IMMEDIATE else SECTION_ART[section]
    title = text(name, 10, -36, "sname") if len(lines) == 1 else ""
    if len(lines) > 1:
        title = text(lines[0], 10, -41, "sname two") + text(" ".join(lines[1:]), 10, -31.5, "sname two")
    effects = line_of(effect_symbols(box.structure_effects[structure], 24), 118, 16, 1)
    gaps = group("".join(rect(slot_x(k, slots) - 11, 27, 22, 22, "slot", 4) for k in range(slots)))
    drawn = [
        plot(kind, section, art),
        title,
        coins(box.price[structure], 24, -63, -8),
        numbered("imperium", box.imperium[structure], 22, -63, 20),
        effects,
        gaps,
        use("lock", 68, 19, 13, "sym") + text(NUMERALS[box.era[structure]], 54, 23, "step") if later else "",
    ]
    return group("".join(drawn), cls="built later close-only" if later else "built close-only")


@cache
def plot(kind: str, section: int, symbol: str) -> str:
    """What structures that act in the same phase have in common, so that it is sent once."""
    shadow, site = rect(-77, -49, 158, 106, "cs1", 7), rect(-79, -52, 158, 106, f"site s-{kind}", 7)
    band = path("M-79 -45a7 7 0 0 1 7-7h144a7 7 0 0 1 7 7v19h-158z", f"sband s-{section}")
    return group(shadow + site + band + use(symbol, -67, -39, 18, "onband"))


def slot_x(k: int, slots: int) -> float:
    return -34 + 24 * k


# -- where a small screen shows all at once: names and a few large numbers ---------------------------


AFAR_FOOT: Final = 30  # the height of what a card on a field shows under its name, from afar
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
def structure_afar(box: FortyFourBceBox, structure: int, words: Words, later: int) -> str:
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
def tile_afar(box: FortyFourBceBox, tile: int) -> str:
    """An allegiance tile: the hue of its field, and the Imperium that it gives."""
    frame = rect(-25, -15, 50, 42, f"f-{terms.FIELDS[tile % len(terms.FIELDS)]}", 6)
    return frame + text(str(box.tile_imperium[tile]), 0, 18, "dname worth")


@cache
def recruit_afar(box: FortyFourBceBox, recruit: int, words: Words, width: float, tall: float) -> str:
    """A recruit to be enlisted: its name, who it is and what it costs."""
    hue = f"f-{(*terms.FIELDS, 'any', 'any')[box.field[recruit]]}"
    cost = [(kind, box.cost[recruit][kind]) for kind in range(terms.LOYALTY + 1) if box.cost[recruit][kind]]
    row = [group(chip(kind, count, 44), 42 * (k - (len(cost) - 1) / 2), 64) for k, (kind, count) in enumerate(cost)]
    drawn = [
        rect(-width / 2, -tall / 2, width, tall, "paper", 7),
        rect(-width / 2 + 3, -tall / 2 + 3, width - 6, tall * 0.66, hue, 5),
        name_in_lines(words(f"recruit-{box.recruits[recruit]}"), width - 14, -tall / 2 + 30),
        use(recruit_art(box, recruit), 0, -4, 64, "bust"),
        *row,
    ]
    return group("".join(drawn), cls="card")


@cache
def field_card_afar(
    box: FortyFourBceBox, recruit: int, words: Words, width: float, tall: float, room: float, reach: tuple[int, int]
) -> str:
    """A recruit on a field: its name where there is `room` for it, else how it begins, upright on a slim card; under it
    its authority as it is, and with all boxes filled."""
    hue = f"f-{(*terms.FIELDS, 'any', 'any')[box.field[recruit]]}"
    name = words(f"recruit-{box.recruits[recruit]}")
    upright = width < layout.NAMED
    whole = not upright and room >= LETTER * len(name)
    wide = LETTER * len(name) + 6 if whole else width
    high = tall - AFAR_FOOT  # what is left for the name
    shown = name if whole else name[: 2 * LABEL if upright else LABEL]
    fits = high / (15.4 * len(shown)) if upright else wide / (17 * len(shown))
    card = rect(-width / 2, -tall / 2, wide, tall, "paper", 5)
    card += rect(-width / 2 + 2, -tall / 2 + 2, wide - 4, high - 2, hue, 4)
    scale = 0.94 if whole else min(1.2, 0.94 * fits)
    at = ((wide - width) / 2, -AFAR_FOOT / 2)
    said = str(reach[0]) if reach[0] == reach[1] else f"{reach[0]}–{reach[1]}"
    counted = group(
        text(said, 0, 10, "dname price"), at[0], tall / 2 - AFAR_FOOT / 2, scale=min(0.9, wide / (17 * len(said)))
    )
    return card + group(text(shown, 0, 10, "dname"), *at, scale=scale, turn=-90 if upright else 0) + counted


def board_afar(name: str, seat: int, letter: str, colour: str, numbers: Sequence[tuple[str, int]], high: float) -> str:
    """Whose row it is, and what they have, around the middle of its head."""
    drawn = [
        counted_afar(tuple(symbol for symbol, _ in numbers), high),
        group(tag(seat, letter, 0, 0, 40), -120, -high / 4, cls=colour),
    ]
    shown = name if len(name) <= LETTERS else f"{name[: LETTERS - 1]}…"
    drawn.append(text(shown, -92, -high / 4 + 12, "dname ink start"))
    drawn += [text(str(number), 98 * k - 92, high / 4 + 10, "dname ink start") for k, (_, number) in enumerate(numbers)]
    return group("".join(drawn))


@cache
def counted_afar(symbols: tuple[str, ...], high: float) -> str:
    """What all boards have in common, in one group."""
    drawn = [use(symbol, 98 * k - 116, high / 4 - 2, 38, f"sym r-{symbol}") for k, symbol in enumerate(symbols)]
    return group(rect(-146, -high / 2, 292, high, "room", 6) + "".join(drawn))


# -- what lies one touch away, while it lies small ----------------------------------------------------


Row = tuple[int, str, str, tuple[int, ...]]  # a board with its letter and colour, and its numbers


@cache
def table_afar(rows: tuple[Row, ...], symbols: tuple[str, ...], width: float, height: float, crowned: int = -1) -> str:
    """A line for each board, and above them what is counted; one of them may have a crown."""
    drawn: list[str] = []
    high = height / (len(rows) + 1)
    step = (width - high) / len(symbols)
    at = [high + step * (k + 0.5) - width / 2 for k in range(len(symbols))]
    size = min(high * 0.94, 110)
    drawn.extend(
        use(symbol, x, (high - height) / 2, size, f"sym r-{symbol}") for symbol, x in zip(symbols, at, strict=True)
    )
    for k, (board, sign, hue, numbers) in enumerate(rows):
        y = high * (k + 1.5) - height / 2
        drawn.append(group(tag(board, sign, 0, 0, size), (high - width) / 2, y, cls=hue))
        if board == crowned:
            drawn.append(use("crown", 1.2 * high - width / 2, y, size, "role"))
        drawn.extend(text(str(number), x, y + 34, "afar") for number, x in zip(numbers, at, strict=True))
    return far_drawing((width, height), "plain", drawn)


@cache
def architects_afar(rows: tuple[Row, ...], width: float, height: float) -> str:
    """Boards in two columns, each with a number; the first cell says of what."""
    drawn = []
    high = height / -(-(len(rows) + 1) // 2)
    size = min(high * 0.8, 150)
    drawn.append(use("architect", -width / 4, (high - height) / 2, size, "sym"))
    for k, (board, sign, hue, (number,)) in enumerate(rows, 1):
        x, y = width / 2 * (k % 2) - width / 4, high * (k // 2 + 0.5) - height / 2
        drawn.append(group(tag(board, sign, 0, 0, size * 0.86), x - 70, y, cls=hue))
        drawn.append(text(str(number), x + 70, y + 34, "afar"))
    return far_drawing((width, height), "plain", drawn)


@cache
def stacks_afar(
    box: FortyFourBceBox, there: tuple[int, ...], left: tuple[int, ...], width: float, height: float
) -> str:
    """How many cards lie in each stack, a line for each field; those of no field stand at the right."""
    drawn = []
    high = height / len(terms.FIELDS)
    for field, symbol in enumerate(FIELD_ART[: len(terms.FIELDS)]):
        y = high * (field + 0.5) - height / 2
        drawn.append(use(symbol, 80 - width / 2, y, 130, f"sym r-{symbol}"))
        line = sorted((one for one in there if box.field[one] == field), key=lambda one: (box.level[one], one))
        step = (width - 340) / max(4, len(line))
        for k, recruit in enumerate(line):
            drawn.append(
                stack_afar(left[recruit], terms.FIELDS[field], 160 + step * (k + 0.5) - width / 2, y, step, high)
            )
    for k, recruit in enumerate(one for one in there if box.field[one] >= len(terms.FIELDS)):
        drawn.append(stack_afar(left[recruit], "any", width / 2 - 90, high * (k + 0.5) - height / 2, 170, high))
    return far_drawing((width, height), "plain", drawn)


def stack_afar(left: int, hue: str, x: float, y: float, wide: float, high: float) -> str:
    frame = rect(x - wide / 2 + 8, y - high / 2 + 10, wide - 16, high - 20, f"f-{hue}" if left else "slot", 18)
    return frame + text(str(left), x, y + 34, "afar onhue") if left else frame
