"""Buildings, roads, colonies, dice, cards and tracks as they are drawn, around 0 0."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import hypot

from tabularium.draw.cards import back, paper
from tabularium.draw.outline import rounded
from tabularium.draw.pieces import badge, far_drawing, row, tag, thing
from tabularium.draw.svg import circle, group, n, paragraph, path, rect, text, use, wrapped
from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.box import City, Effect, Plan, RomeAndRollBox, lower_half, upper_half
from tabularium.games.rome_and_roll.faces import ability, letters
from tabularium.games.rome_and_roll.picture import layout
from tabularium.games.rome_and_roll.picture.layout import Spot
from tabularium.kernel.picture import NUMERALS
from tabularium.kernel.presentation import Words

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
ACTION_SIGNS = ("builder", "legion", "swords", "legacy", "tax", "coin")
GODS = {"bacchus": "wine", "juno": "crown", "jupiter": "imperium", "mars": "swords", "mercury": "caravan",
        "minerva": "authority", "saturn": "hourglass"}  # fmt: skip
ABILITY_SIGNS = {"change_face": "die", "permit_saturn": "hourglass", "tax_unlinked": "tax", "road_discount": "legacy",
    "plan_discount": "temple", "favours_per_turn": "imperium"}  # fmt: skip
TRACKS = (
    ("coin", "coins", state.COINS),
    ("city", "buildings", state.BUILDINGS),
    ("legacy", "legacy", state.LEGACY),
    ("glory", "glory", state.GLORY),
)
SCORE_SIGNS = {"roads": "legacy", "colonies": "fortress", "nero": "laurel"}  # Parks and Rubble are drawn
RUINS = {"parks": "park", "rubble": "rubble"}


def owner_of(seats: int, owner: int) -> int:
    """The seat that pieces of an owner have: Seneca's comes after those of the players."""
    return seats if owner == state.SENECA else owner


def sign_of(seats: int, seat: int) -> tuple[str, str]:
    """Colour and letter of a seat. Seneca takes the last colour, which nobody else has where he plays (RR-20.3)."""
    return (COLOURS[seat], NUMERALS[seat]) if seat < seats else (COLOURS[-1], "S")


def who(words: Words, names: Sequence[str], seats: int, owner: int) -> str:
    return names[owner] if owner < seats else words("seneca")


# -- the city ------------------------------------------------------------------------------------------


def emblem(box: RomeAndRollBox, plan: int) -> str:
    return EMBLEMS.get(box.plans[plan], SIGNS[box.types[box.plan[plan].type]])


@cache
def shape_around(box: RomeAndRollBox, city: City, cells: tuple[int, ...], around: int, inset: float) -> str:
    """The outline of some cells around the middle of one of them."""
    size = layout.size_of(city)
    r, c = divmod(around, box.stride)
    return rounded([(column - c, row - r) for column, row in layout.on_grid(box, cells)], size, inset, 6, -size / 2)


@cache
def building_drawing(
    box: RomeAndRollBox, city: City, words: Words, site: int, seat: int, cells: tuple[int, ...]
) -> str:
    """One outline around all cells; letters on the first, the emblem in the middle, the seat's sign on the last."""
    size = layout.size_of(city)
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


# -- the Empire ----------------------------------------------------------------------------------------


def road_outline(ax: float, ay: float, bx: float, by: float, from_rome: bool) -> list[Spot]:
    """A band along a road, which leaves its colonies to be touched by themselves."""
    length = hypot(bx - ax, by - ay)
    dx, dy = (bx - ax) / length, (by - ay) / length
    gap = 18
    start = 0 if from_rome else gap
    ends = ((ax + dx * start, ay + dy * start), (bx - dx * gap, by - dy * gap))
    return [
        (ex + s * dy * layout.ROAD, ey - s * dx * layout.ROAD)
        for (ex, ey), s in zip((*ends, ends[1], ends[0]), (1, 1, -1, -1), strict=True)
    ]


@cache
def road_drawing(ax: float, ay: float, bx: float, by: float, steles: int, colour: str) -> str:
    line = f"M{n(ax)} {n(ay)}L{n(bx)} {n(by)}"
    stone = circle(0, 0, 10.5, "rr-milestone") + text(str(steles), 0, 5, "rr-steles on")
    return group(path(line, "rr-roadrim") + path(line, "rr-road") + path(line, "rr-paved") + stone, cls=colour)


@cache
def colony_drawing(
    box: RomeAndRollBox, words: Words, colony: int, seat: int, sign: tuple[str, str], linked: bool
) -> str:
    """Its value on a shield, its banners, its name; conquered in the colour of its owner, linked with a gilt ring."""
    value, banners = box.colony_value[colony], box.colony_banners[colony]
    side = layout.name_side(box, colony)
    name = text(words(f"colony-{box.colonies[colony]}"), 0, 29 if side > 0 else -20, "rr-colonyname")
    parts = [circle(1.5, 2.5, 16, "rr-drop")]
    if linked:
        parts.append(circle(0, 0, 18.5, "rr-linked"))
    if seat < 0:
        parts += [circle(0, 0, 15.5, "rr-free"), text(str(value), 0, 6, "rr-value")]
        top = -22 if side > 0 else 14
        flags = "".join(f"M{6 * k - 3 * banners} {top}h5v7l-2.5-2-2.5 2z" for k in range(banners))
        parts.append(path(flags, "rr-banner"))
    else:
        parts += [circle(0, 0, 15.5, "rr-taken"), use("fortress", 0, -1, 19, "rr-emblem")]
        parts.append(tag(seat, sign[1], 12, 11, 14))
    return group("".join(parts) + name, cls=sign[0])


# -- dice ----------------------------------------------------------------------------------------------


@cache
def die_drawing(box: RomeAndRollBox, face: int, size: float = 44) -> str:
    """A die with its icons; its colour is told by its letter too, in the corner."""
    icons = box.die_icons[face]
    spots = {
        1: ((0, 0),),
        2: ((-8, 0), (8, 0)),
        3: ((-8, -8), (8, -8), (0, 8)),
        4: ((-8, -8), (8, -8), (-8, 8), (8, 8)),
    }
    colour = box.dice[face // 6]
    parts = [rect(-18, -16, 40, 40, "rr-drop", 8), rect(-20, -20, 40, 40, f"rr-die rr-die-{colour}", 8)]
    parts.append(rect(-15.5, -15.5, 31, 31, "rr-dieface", 5))
    for icon, (x, y) in zip(icons, spots.get(len(icons), spots[4]), strict=False):
        parts.append(use(terms.ICONS[icon], x, y, 16, f"g-{terms.ICONS[icon]} s-{terms.ICONS[icon]}"))
    return group("".join(parts), scale=size / 40)


@cache
def order_drawing(title_: str, seats: int, coming: tuple[int, ...]) -> str:
    """Tags in a row, the first with a ring."""
    parts = [text(title_.upper(), 0, 5, "rr-heading start")]
    for k, owner in enumerate(coming):
        colour, letter = sign_of(seats, owner_of(seats, owner))
        x = layout.TAGS + layout.TAG_STEP * k
        parts.append(circle(x, 0, 12, "rr-now") if k == 0 else "")
        parts.append(group(tag(owner_of(seats, owner), letter, x, 0, 17), cls=colour))
    return "".join(parts)


@cache
def icon_drawing(word: str, number: int) -> str:
    chip = circle(0, 0, 13, "chip") + use(word, 0, 0, 19, f"g-{word} s-{word}")
    return chip + (badge(number, 9, 10, 7.5) if number > 1 else "")


# -- Plans and cards -----------------------------------------------------------------------------------


def signs(effects: Sequence[Effect]) -> list[tuple[str, int]]:
    """What effects give, as symbols with numbers."""
    found: list[tuple[str, int]] = []
    for effect in effects:
        if effect.do == terms.DO_GAIN and effect.what != terms.REGION_RESOURCE:
            found.append((terms.GAINS[effect.what], effect.n))
        elif effect.do == terms.DO_GAIN_CHOICE:
            found += [(terms.RESOURCES[kind], 1) for kind in effect.among]
        elif effect.do == terms.DO_ACTIVATE_ADJACENT:
            found.append(("turn", effect.n))
        elif effect.do == terms.DO_STEAL:
            found.append(("any", effect.n))
        elif effect.do == terms.DO_CLAIM_FAVOUR:
            found.append(("imperium", 0))
    return found


@cache
def plan_drawing(box: RomeAndRollBox, plan: int, words: Words) -> str:
    """A Plan as a tile: name, shape, cost, what it gives, its points."""
    card = box.plan[plan]
    w, h = layout.TILE
    x, y = -w / 2, -h / 2
    parts = [
        paper(w, h, 7, (2, 3)),
        path(f"M{x} {y + 26}V{y + 7}q0-7 7-7h{w - 14}q7 0 7 7v19z", f"rr-type rr-type-{box.types[card.type]}"),
        *title(words(f"plan-{box.plans[plan]}"), y),
        group(shape_drawing(box, card.shape, 46, "rr-shape"), x + 30, y + 54),
        use(emblem(box, plan), x + 14, y + 104, 18, "pen"),
        text(letters(box, plan, words), x + 36, y + 109, "rr-abbr"),
        *costs(card.cost, x + 66, y + 41),
        *gives(card, x + 56, y + 76),
        group(score(box, card), x + w - 16, y + h - 15, scale=1.15),
    ]
    if card.restriction != terms.FREELY:
        parts.append(limit(terms.RESTRICTIONS[card.restriction], x + 30, y + 84))
    return group("".join(parts), cls="card")


def title(name: str, top: float) -> list[str]:
    lines = wrapped(name, 17)
    if len(lines) == 1:
        return [text(lines[0], 0, top + 18, "rr-plan")]
    return [text(line, 0, top + 12 + 10.5 * k, "rr-plan two") for k, line in enumerate(lines[:2])]


@cache
def shape_drawing(box: RomeAndRollBox, shape: int, room: float, cls: str) -> str:
    """A shape of cells around 0 0, as large as it can be in a room so wide."""
    cells = [(c, r) for r, c in box.form_cells[box.shape_forms[shape][0]]]
    left = min(c for c, _ in cells)
    moved = [(c - left, r) for c, r in cells]
    wide, tall = max(c for c, _ in moved) + 1, max(r for _, r in moved) + 1
    side = min(room / max(wide, tall), 14)
    seams = "".join(f"M{c * side} {r * side}h{side}v{side}h{-side}z" for c, r in moved)
    drawn = path(rounded(moved, side, 0.8, 2), cls) + path(seams, "rr-cells")
    return group(drawn, -wide * side / 2, -tall * side / 2)


def costs(cost: Sequence[int], x: float, y: float) -> list[str]:
    spread = [kind for kind, many in enumerate(cost) for _ in range(many)]
    step = min(19.5, 58 / max(1, len(spread) - 1))
    return [thing(terms.RESOURCES[kind], x + step * k, y, 19) for k, kind in enumerate(spread)]


def gives(card: Plan, x: float, y: float) -> list[str]:
    """One line each: when built, for a Legion, as production."""
    rows = [
        (sign, effects)
        for sign, effects in (("plus", card.bonus), ("legion", card.legion), ("turn", card.production))
        if effects
    ]
    step = 20 if len(rows) < 3 else 17
    top = y - step * (len(rows) - 1) / 2 - (6 if len(rows) < 3 else 2)
    found = []
    for k, (sign, effects) in enumerate(rows):
        at = top + step * k
        found.append(use(sign, x + 9, at, 14, "rr-when"))
        found += [thing(kind, x + 29 + 19 * i, at, 18, number) for i, (kind, number) in enumerate(signs(effects))]
    return found


def score(box: RomeAndRollBox, card: Plan) -> str:
    """The points, at most; before them what they are counted for, or what they ask for."""
    number = card.points if card.score == terms.SCORE_FLAT or card.most == card.points else card.most
    return counted(box, card) + thing("vp", 0, 0, 22, number)


def counted(box: RomeAndRollBox, card: Plan) -> str:
    """What the points of a Plan depend on, with how many of it."""
    simple = {
        terms.SCORE_ADJACENT_BUILDINGS: ("city", card.at_least),
        terms.SCORE_OWN_SOLDIERS: ("soldier", card.each),
        terms.SCORE_OWN_ADVISORS_ADVANCED: ("senator", card.each),
        terms.SCORE_OWN_STORED_RESOURCES: ("basket", card.each),
    }
    if card.score in simple:
        sign, number = simple[card.score]
        return use(sign, -20, 0, 15, "rr-when") + (
            badge(number, -13, 6, 5.6, 3, "rr-small-count") if number > 1 else ""
        )
    if card.score == terms.SCORE_INSIDE_FULL_3X3:
        return group(path("M-7.5-7.5h15v15h-15zM-2.5-7.5v15M2.5-7.5v15M-7.5-2.5h15M-7.5 2.5h15", "rr-square"), -20)
    if card.score == terms.SCORE_EMPTY_NEIGHBOURS:
        return rect(-27, -7, 14, 14, "rr-emptycell", 2) + badge(card.at_least, -13, 6, 5.6, 3, "rr-small-count")
    if card.score == terms.SCORE_ADJACENT_OPPONENT_TYPE:
        kind = box.types[card.score_type]
        return rect(-28, -8, 16, 16, f"rr-type rr-type-{kind}", 3) + use(SIGNS[kind], -20, 0, 12, "bust")
    if card.score == terms.SCORE_HILLS_WITH_OWN_BUILDING:
        return group(path("M-9 5Q-4-7 0-3T9 5z", "rr-hill0 line"), -20)
    return ""


def limit(restriction: str, x: float, y: float) -> str:
    """Where a Plan may stand, in a small sign: hill, marsh, river, inside or outside the wall."""
    hill = path("M-9 5Q-4-7 0-3T9 5z", "rr-hill0 line")
    if restriction == "hill_only":
        return group(hill, x, y)
    if restriction == "hill_touch":
        return group(hill + circle(6, -4, 2.4, "rr-dot"), x, y)
    if restriction == "marsh_only":
        return group(path("M-8 4q4-7 8 0m1-2q4-7 8 0", "rr-tuft strong"), x, y)
    if restriction == "tiber":
        return group(path("M-9-2q4.5-5 9 0t9 0M-9 4q4.5-5 9 0t9 0", "rr-waves"), x, y)
    mark = circle(0, 0 if restriction == "inside_wall" else -7, 2.6, "rr-dot")
    return group(path("M-8 5v-8h3v2h3v-2h4v2h3v-2h3v8z", "rr-tower") + mark, x, y)


@cache
def character_drawing(box: RomeAndRollBox, words: Words, character: int) -> str:
    """A sheet that nobody has yet: who it is, and with what it starts."""
    coins, glory, soldiers, senators, *stored = box.starts[character]
    counted = [("coin", coins), ("glory", glory), ("soldier", soldiers), ("senator", senators)]
    counted += [(terms.RESOURCES[kind], number) for kind, number in enumerate(stored)]
    w, h = layout.TILE
    drawn = (
        paper(w, h, 7, (2, 3)),
        rect(-w / 2, -h / 2, w, 26, "h-rr", 7),
        text(words(f"character-{box.characters[character]}"), 0, -h / 2 + 18, "rr-plan"),
        use("senator", 0, -4, 44, "pen"),
        row([(kind, number) for kind, number in counted if number], 0, 40, 22),
    )
    return group("".join(drawn), cls="card")


@cache
def action_drawing(action: int, words: Words) -> str:
    """A main action: its sign and its name."""
    name = words(f"short-{terms.ACTIONS[action]}")
    w, h = layout.ACTION
    plate = rect(-w / 2 + 1, -h / 2 + 2, w, h, "rr-drop", 6) + rect(-w / 2, -h / 2, w, h, "rr-action", 6)
    cls = "rr-actionname long" if len(name) > 9 else "rr-actionname"
    return plate + use(ACTION_SIGNS[action], 0, -9, 34, "pen") + text(name, 0, 26, cls)


@cache
def favour_drawing(name: str, title_: str, small: bool, tall: bool) -> str:
    """The god's sign and name; on a small card the sign alone, which can be seen."""
    sign, (w, h) = GODS.get(name, "imperium"), layout.FAVOUR if tall else layout.FAVOUR_LYING
    x, y = -w / 2, -h / 2
    rx = 8 if small else 6
    band = rect(x, y, w, 9, "h-rr", 4) if small else rect(x, y, w, 20 if tall else 18, "h-rr", 6)
    plate = paper(w, h, rx, (1 if tall else 2, 2)) + band
    if small:
        return group(plate + use(sign, 0, 5, 42, "pen"), cls="card")
    if tall:
        return group(plate + text(title_, 0, y + 14, "rr-god") + use(sign, 0, 10, 36, "pen"), cls="card")
    return group(plate + text(title_, 0, -13.5, "rr-plan") + use(sign, 0, 9, 30, "pen"), cls="card")


@cache
def nero_drawing(worth: int, left: int) -> str:
    w, h = layout.FAVOUR
    parts = [rect(-w / 2 + 3 * k, -h / 2 + 3 * k, w - 6, h - 6, "rr-nero", 6) for k in range(min(left, 3) - 1, -1, -1)]
    parts += [use("laurel", -3, -18, 26, "rr-onnero"), thing("vp", -3, 12, 34, worth)]
    return group("".join(parts), cls="card")


# -- sheets --------------------------------------------------------------------------------------------


@cache
def track_drawing(symbol: str, marked: int, most: int, blue: int, worth: int, colour: str) -> str:
    """Boxes from left to right; the blue one has a blue frame and brings a Nero card."""
    step = 168 / most
    kind = "g-coin" if symbol == "coin" else "rr-sym"
    parts = [use(symbol, -100, 0, 22, kind)]
    for k in range(most):
        cls = "rr-box on" if k < marked else "rr-box"
        parts.append(rect(-84 + step * k, -8, step - 1.2, 16, cls, 1.5))
    parts.append(rect(-84 + step * (blue - 1) - 1, -10.5, step + 0.8, 21, "rr-blue", 2))
    parts.append(text(str(worth), 100, 6, "rr-n16"))
    return group("".join(parts), cls=colour)


def ability_sign(effect: Effect) -> str:
    """The symbol of what an ability gives."""
    if effect.do in (terms.DO_GAIN, terms.DO_ADD_ICON):
        return "any" if effect.what == terms.REGION_RESOURCE else terms.GAINS[effect.what]
    return ABILITY_SIGNS.get(terms.VERBS[effect.do], "plus")


@cache
def advisor_drawing(box: RomeAndRollBox, words: Words, advisor: int, marked: int, turned: int, colour: str) -> str:
    """The name, five boxes of loyalty, and under the second and fourth what they open."""
    base, advanced = box.abilities[advisor * 2 : advisor * 2 + 2]
    parts = [
        rect(-143, -21, 286, 42, "rr-advisor", 5),
        use("senator", -129, -3, 24, "rr-sym"),
        text(words(f"advisor-{box.advisors[advisor]}"), -115, -7, "rr-advisorname start"),
    ]
    opens = {box.base_at: ability_sign(base), box.advanced_at: ability_sign(advanced)}
    for k in range(box.boxes):
        x = 51 + 19.5 * k
        parts.append(rect(x - 9, -20, 18, 15, "rr-box on" if k < marked else "rr-box", 3))
        if k + 1 in opens:
            parts.append(use(opens[k + 1], x, -12.5, 13, "rr-mark" if k < marked else "rr-opens"))
        elif k < marked:
            parts.append(use("loyalty", x, -12.5, 12, "rr-mark"))
        elif k + 1 == box.boxes:
            parts.append(text(str(box.advisor_points[advisor]), x, -8.8, "rr-boxpoints"))
    shown = base if marked < box.advanced_at - 1 else advanced
    active = marked >= (box.base_at if shown is base else box.advanced_at)
    cls = f"rr-ability start{' open' if active else ''}"
    parts.append(paragraph(capital(ability(box, shown, words)), -115, 7.5, 46, 11, cls))
    if turned:
        parts.append(use("turn", -129, 14, 12, "rr-when"))
    return group("".join(parts), cls=colour)


def capital(sentence: str) -> str:
    """As it begins a line of its own."""
    return sentence[:1].upper() + sentence[1:]


@cache
def stored_drawing(word: str, number: int) -> str:
    """A good with its number; faint where there is none."""
    chip = thing(word, 0, 0, 28)
    if not number:
        return group(chip, cls="rr-none")
    return chip + badge(number, 11, 10, 8.5, 4, "rr-count")


@cache
def sheet_afar(
    box: RomeAndRollBox,
    numbers: tuple[int, ...],
    people: tuple[int, ...],
    goods: tuple[int, ...],
    dice: tuple[int, ...],
) -> str:
    parts = []
    for k, ((symbol, _, _), number) in enumerate(zip(TRACKS, numbers, strict=True)):
        kind = "g-coin" if symbol == "coin" else "rr-sym"
        parts.append(
            use(symbol, -312 + 172 * k, -94, 68, kind) + text(str(number), -268 + 172 * k, -73, "rr-far start")
        )
    for k, (symbol, number) in enumerate(zip(("soldier", "senator"), people, strict=True)):
        parts.append(
            use(symbol, -312 + 172 * k, 4, 68, "rr-sym") + text(str(number), -268 + 172 * k, 25, "rr-far start")
        )
    parts += [group(die_drawing(box, face), 70 + 110 * k, 4, scale=1.9) for k, face in enumerate(dice)]
    for k, (word, number) in enumerate(zip(terms.RESOURCES, goods, strict=True)):  # the title lies on the right
        parts.append(group(stored_drawing(word, number), -305 + 94 * k, 100, scale=2.3))
    return far_drawing((layout.FAR_SHEET.width, layout.FAR_SHEET.height), "rr-plain", parts)


# -- Seneca --------------------------------------------------------------------------------------------


@cache
def back_drawing(box: RomeAndRollBox, card: int) -> str:
    """Two halves in the colours of the dice he takes."""
    upper, lower = box.dice[upper_half(card - state.BACKS)], box.dice[lower_half(card - state.BACKS)]
    parts = [paper(*layout.SENECA_CARD, 6, (1, 3), "h-rr bk")]
    for y, colour in ((-50, upper), (4, lower)):
        parts.append(rect(-32, y, 64, 46, f"rr-die rr-die-{colour}", 6) + use("die", 0, y + 23, 26, "rr-backdie"))
    return group("".join(parts), cls="card")


@cache
def front_drawing(box: RomeAndRollBox, card: int, alone: bool, words: Words) -> str:
    """The action; for a Build the type of its Plan and which of two, and alone the Rubble, its hill and the seal."""
    action, build = box.card_action[card], box.card_action[card] == terms.BUILD
    choice = 0 if box.draw[box.card_type[card]] == 1 else -1 if box.card_choice[card] else 1  # of two, the higher
    band = f"rr-type-{box.types[box.card_type[card]]}" if build else "h-rr"
    parts = [paper(*layout.SENECA_CARD, 6, (1, 3)), rect(-40, -56, 80, 20, band, 6)]
    if build:
        parts.append(text(words(f"type-{box.types[box.card_type[card]]}"), -35, -42, "rr-god start"))
        parts.append(use("builder", -17 if choice else -6, -15, 30, "pen"))
        parts.append(group(use("arrow", 0, 0, 22, "rr-when"), 12, -15, turn=choice * 90) if choice else "")
    else:
        parts.append(use(ACTION_SIGNS[action], 0, -10, 40, "pen"))
    if build and alone:
        parts.append(group(shape_drawing(box, box.card_shape[card], 39, "rr-rubble"), 0, 20))
        parts.append(text(words(f"hill-{box.hills[box.card_hill[card]]}"), 0, 50, "rr-cardtext"))
    elif box.card_times[card] > 1:
        parts.append(text(f"×{box.card_times[card]}", 0, 44, "rr-n16"))
    if box.card_seal[card] and alone:
        parts.append(circle(30, -26, 7, "rr-seal"))
    return group("".join(parts), cls="card")


@cache
def scores_drawing(words: Words, rows: tuple[tuple[str, int], ...]) -> str:
    parts = []
    for k, (key, points) in enumerate(rows):
        y = -50 + 26 * k
        sign = (
            use(SCORE_SIGNS[key], -52, y, 20, "rr-sym")
            if key in SCORE_SIGNS
            else rect(-61, y - 8, 18, 16, f"rr-{RUINS[key]}", 3)
        )
        parts.append(
            sign + text(words(f"score-{key}"), -38, y + 4, "rr-ability start") + text(str(points), 56, y + 6, "rr-n16")
        )
    return "".join(parts)


def seals_drawing(title_: str, most: int, seals: int, thresholds: Sequence[int]) -> str:
    """Seals so far, in a row with the thresholds that bring him Nero cards."""
    step = 560 / most
    parts = [text(title_.upper(), -330, 4, "rr-heading start")]
    for k in range(1, most + 1):
        x = -220 + step * (k - 1)
        parts.append(circle(x, 0, 11, "rr-seal" if k <= seals else "rr-noseal"))
        if k in thresholds:
            parts.append(circle(x, 0, 14, "rr-blue") + use("laurel", x, -24, 18, "rr-sym"))
    return "".join(parts)


@cache
def seneca_deck_afar(box: RomeAndRollBox, left: int, last: tuple[int, ...], words: Words) -> str:
    """His deck and the card that he turned up last."""
    deck = back("h-rr", "hourglass", width=80) + badge(left, 30, 46, 14, 5.5, "rr-n16 light")
    parts = [group(deck, -130, 0, scale=2.2)]
    parts += [group(front_drawing(box, card, False, words), 60, 0, scale=2.2) for card in last]
    return far_drawing(layout.SENECA_BOARD, "rr-plain", parts)


@cache
def seneca_afar(
    box: RomeAndRollBox, total: int, seals_: int, fronts: tuple[int, ...], turned: int, words: Words
) -> str:
    parts = [thing("vp", -250, -50, 120, total)]
    parts.append(circle(-240, 92, 32, "rr-seal") + text(str(seals_), -195, 114, "rr-far start"))
    for k, card in enumerate(fronts):
        drawn = front_drawing(box, card, True, words) if k < turned else back_drawing(box, card)
        parts.append(group(drawn, 10 + 210 * k, 0, scale=2.2))
    return far_drawing(layout.SENECA_BOARD, "rr-plain", parts)
