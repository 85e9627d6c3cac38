"""Tiles, cards, medals and markers as they are drawn, around 0 0, each made once."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from tabularium.draw.cards import paper
from tabularium.draw.pieces import badge, far_drawing, tag, thing
from tabularium.draw.svg import circle, group, n, path, rect, text, use, wrapped
from tabularium.games.age_of_rome import terms
from tabularium.games.age_of_rome.box import AgeOfRomeBox
from tabularium.games.age_of_rome.picture.layout import CARD, FAR, INNER, OUTER, polar
from tabularium.games.age_of_rome.state import AgeOfRome
from tabularium.kernel.picture import NUMERALS

COLOURS = {"yellow": "gold", "red": "red", "green": "green", "blue": "blue"}  # of the box: classes of the stylesheet
SYMBOLS = ("fortress", "senator", "merchant", "temple", "grain")  # of the Buildings, Bonuses and Medals
WARE_ART = ("builder", "swords", "cloth", "jewel", "surplus")
LEVEL = ("", "I", "II", "III")
CONDITION_ART = ("plot", "auxiliary", "builder", "tax", "partisan", "gladiator", "grain")
SHOWN_BY = {  # symbols, and the effects that they stand for
    "coin": (terms.GAIN_DENARII, terms.LOSE_DENARII),
    "glory": (terms.GAIN_GLORY, terms.LOSE_GLORY, terms.TARGET_LOSE_GLORY),
    "card": (
        terms.DRAW_TRADE, terms.DISCARD_TRADE_RANDOM, terms.TARGET_DISCARD_TRADE_RANDOM, terms.TARGET_STEAL_TRADE_RANDOM
    ),
    "discard": (terms.TAKE_DISCARD,),
    "papyrus": (terms.DRAW_QUEST,),
    "legion": (
        terms.RECRUIT_LEGION, terms.PLACE_LEGION, terms.RETURN_LEGION, terms.TARGET_REMOVE_LEGION,
        terms.TARGET_MOVE_LEGIONS,
    ),
    "support": (terms.RECRUIT_VOTE, terms.PLACE_VOTE, terms.RETURN_VOTE, terms.TARGET_REMOVE_VOTE),
    "temple": (terms.PLACE_PANTHEON, terms.TARGET_REMOVE_PANTHEON),
    "cross": (terms.REMOVE_ANCHOR,),
    "grain": (terms.HARVEST,),
    "lock": (terms.CANCEL_PLOT,),
    "vendetta": (terms.TAKE_VENDETTA,),
}  # fmt: skip
VERB_ART = {verb: symbol for symbol, verbs in SHOWN_BY.items() for verb in verbs}
GOAL_ART = {  # what a Quest counts, in signs
    "denarii": ("coin",), "glory": ("glory",), "legions_in_regions": ("legion",),
    "legions_recruited": ("legion", "plus"), "votes_in_column": ("support",), "votes_recruited": ("support", "plus"),
    "pantheon_elements": ("temple",),
    "hand_size": ("card",), "trade_cards_in_hand": ("card",), "vendetta_markers": ("vendetta",),
    "vendetta_markers_zero": ("vendetta", "cross"), "active_bonuses": ("vendetta", "check"),
    "plots_in_provinces": ("plot",), "facing_population": ("worker",), "medals": ("laurel",),
    "regions_first": ("legion", "I"), "regions_second": ("legion", "II"), "regions_present": ("fortress", "legion"),
    "regions_defeated": ("fortress", "check"), "max_legions_one_region": ("legion", "arrow", "fortress"),
    "top_vote": ("support", "crown"), "sets": ("surplus",), "set_types": ("surplus", "any"), "sets_jewels": ("jewel",),
    "sets_same_type_max": ("surplus", "surplus"), "pantheon_levels_complete": ("temple", "check"),
    "gold_elements": ("gold",), "quests_fulfilled": ("papyrus",), "score_politics": ("senator", "glory"),
    "total_score": ("glory",),
    **{f"medal_{building}": (f"medal-{building}",) for building in terms.BUILDINGS},
}  # fmt: skip
METAL_CLASS = {0: "own", terms.BRONZE: "bronze", terms.SILVER: "silver", terms.GOLD: "gold"}


def trade_face(box: AgeOfRomeBox, kind: int, name: str) -> str:
    ware = box.ware_of[kind]
    condition = box.condition_of[kind].bit_length() - 1
    return trade_card(name, ware, condition, box.card_effects[kind], box.set_glory[ware])


@cache
def mirrored(symbol: str) -> str:
    return f'<g transform="scale(-1 1)">{use(symbol, 0, 0, 24, "mark")}</g>'


def sector(inner: float, outer: float, half: float) -> str:
    """Path data of a piece of a ring that points down, as far as `half` degrees to both sides."""
    a, b = polar(0, 0, outer, 90 - half), polar(0, 0, outer, 90 + half)
    c, d = polar(0, 0, inner, 90 + half), polar(0, 0, inner, 90 - half)
    return (
        f"M{n(a[0])} {n(a[1])}A{n(outer)} {n(outer)} 0 0 1 {n(b[0])} {n(b[1])}"
        f"L{n(c[0])} {n(c[1])}A{n(inner)} {n(inner)} 0 0 0 {n(d[0])} {n(d[1])}Z"
    )


def colour_of(view: AgeOfRome, board: int) -> str:
    return COLOURS[view.box.colours[board]]


def letter_of(view: AgeOfRome, board: int) -> str:
    return NUMERALS[board] if board < view.seats else "C"


@cache
def land(name: str) -> str:
    """The ground of a Province: a quarter of the ring."""
    inner, outer = INNER, OUTER
    return path(sector(inner, outer, 44.3), f"land {name}") + path(sector(inner + 5, outer - 5, 43), "landline")


@cache
def in_colour(colour: str, drawing: str) -> str:
    """A drawing in the colour of a board."""
    return group(drawing, cls=f"piece {colour}")


@cache
def chair(seat: int, letter: str, colour: str, name: str, angle: float, rim: float) -> str:
    """Who sits there: an arc in their colour, their sign and their name."""
    x, y = polar(0, 0, rim, angle)
    arc = group(path(sector(rim - 5, rim + 5, 40), "chair"), -x, -y, turn=angle - 90)
    across = angle % 180 == 90
    dx, dy = polar(0, 0, 20, angle)
    if across:
        word = text(name, 0, 27 if dy > 0 else -18, "seatname")
    else:
        word = group(text(name, 0, 4, "seatname"), dx, dy, turn=90 if dx > 0 else -90)
    return in_colour(colour, arc + tag(seat, letter, 0, 0, 26)) + word


@cache
def spin(turns: int, rim: float) -> str:
    """Signs between the chairs: as many as quarter turns, the way the wheel will turn."""
    heads = "".join(f"M{n(10 * k)}-7l10 7-10 7z" for k in range(abs(turns)))
    arrow = path(f"M-14-2.5H1v5H-14z{heads}", "spin")
    way = 90 if turns > 0 else -90
    return "".join(group(arrow, *polar(0, 0, rim, angle), turn=angle + way) for angle in (45, 135, 225, 315))


@cache
def plate(name: str) -> str:
    """The name of a Province, clear of the Senate and of the Plots beside it."""
    return group(text(name.upper(), 0, 4, "provincename"), scale=min(1, 6.2 / len(name)))


@cache
def arrow(angle: float) -> str:
    """The First player marker."""
    return group(path("M-11-5H2v-6L13 0 2 11V5H-11Z", "firstmark"), turn=angle)


@cache
def stat(symbol: str, number: int, colour: str) -> str:
    """Something that a board has so many of."""
    return on_chip(symbol, colour, -12) + text(str(number), 7, 6, "stat start")


@cache
def on_chip(symbol: str, colour: str, x: float) -> str:
    """A thing of a board on a pale chip, which can be seen by day and by night."""
    body = use("coin", x, 0, 20, "g-coin") if symbol == "coin" else in_colour(colour, use(symbol, x, 0, 22, "thing"))
    return circle(x, 0, 15, "chip") + body


@cache
def variant(symbol: str, name: str) -> str:
    return use(symbol, -61, 0, 17, "mark") + text(name, -48, 4.5, "variant start")


@cache
def notes(title_: str, said: tuple[str, ...], most: int) -> str:
    """A name, and sentences one under the other as far as there is room."""
    lines: list[str] = []
    for sentence in said:
        more = wrapped(sentence, 78)
        if len(lines) + len(more) <= most:
            lines += more
    heading = text(title_, -250, -54, "words strong start")
    return heading + "".join(text(line, -250, -34 + 16 * k, "words small start") for k, line in enumerate(lines))


@cache
def orders(said: tuple[str, ...]) -> str:
    """What Cassius does this round, and what his last card says."""
    lines = [line for sentence in said for line in wrapped(sentence, 36)]
    drawn = rect(-122, -74, 244, 148, "parchment", 6)
    return drawn + "".join(text(line, -112, -54 + 16 * k, "words small start") for k, line in enumerate(lines[:9]))


@cache
def from_afar(numbers: tuple[tuple[str, int], ...], colour: str, seat: int, letter: str) -> str:
    """What somebody has, in large numbers, from the left; at the lower right lies the caption."""
    width, height = FAR
    parts = [in_colour(colour, tag(seat, letter, -width / 2 + 56, -height / 2 + 60, 76))]
    for k, (symbol, number) in enumerate(numbers):
        column, row = (k + 1) % 4, (k + 1) // 4
        at = (-width / 2 + 84 + 196 * column, -height / 2 + 60 + 106 * row)
        parts.append(group(stat(symbol, number, colour), *at, cls="" if number else "none", scale=2.9))
    return far_drawing(FAR, "plain", parts)


@cache
def tasks_from_afar(rows: tuple[tuple[str, str, bool], ...], colour: str) -> str:
    """How far each task is, or a tick."""
    width, height = FAR
    parts = []
    for k, (symbol, far, done) in enumerate(rows):
        at = (-width / 2 + 70 + 200 * (k % 4), -height / 2 + 72 + 106 * (k // 4))
        end = use("check", 22, 0, 26, "won") if done else text(far, 8, 5, "stat start")
        parts.append(group(on_chip(symbol, colour, -12) + end, *at, scale=2.3))
    return far_drawing(FAR, "plain", parts)


@cache
def bonus(kind: int, state: str, name: str) -> str:
    """A slot of a Vendetta track: a Bonus (`kind`, or -1) with its name, a marker on it, or a marker alone."""
    if kind < 0 and state != "covered":
        return ""
    body = circle(0, 0, 17, f"bonus b-{state}")
    if kind >= 0:
        body += use(SYMBOLS[kind], 0, 0, 23, "emblem") + text(name, 0, 31, f"bonusname {state}")
    return body + circle(0, 0, 17, "lid") + use("vendetta", 8, 5, 22, "blade") if state == "covered" else body


@cache
def pantheon(own: int, standing: int, metal: int, colour: str) -> str:
    """The elements of a level, and the common one that finishes it."""
    left = -14.5 * own
    body = in_colour(colour, "".join(group(element(0, True), left + 29 * k, 0) for k in range(standing)))
    return body + group(element(metal, True), -left, 0) if metal else body


@cache
def laid_set(ware: int, number: int) -> str:
    if number == 0:
        return rect(-15, -18, 30, 34, "clear", 3)
    body = rect(-15, -18, 30, 34, f"laid w-{ware}", 3) + use(WARE_ART[ware], 0, -4, 20, "bust")
    return body + badge(number, 12, 12, 8) if number > 1 else body


@cache
def stock(level: int, left: int, cost: int, glory: int) -> str:
    """What is left of a tile, its price and its Glory."""
    drawn = text(LEVEL[level], -47, 5, "supply start") + text(
        f"{left}×", -13, 5, "supply strong" if left else "supply soldout"
    )
    drawn += circle(11, 0, 10.5, "price") + text(str(cost), 11, 4, "cost")
    return drawn + group(star(glory, 22), 37)


@cache
def common(metal: int, glory: int) -> str:
    return group(element(metal, True), scale=1.2) + text(str(glory), 0, 6.5, "cost")


@cache
def named_token(symbol: str, name: str, colour: str) -> str:
    return in_colour(colour, token(symbol, 52)) + text(name, 0, 44, "onwood")


@cache
def token(symbol: str, size: float) -> str:
    return (
        use("seat-orbis", 0, 0, size, "halo")
        + use("seat-orbis", 0, 0, size, "tag")
        + use(symbol, 0, 0, size * 0.62, "on")
    )


@cache
def event_card(name: str, who: str, does: str, turns: str, effects: tuple[tuple[int, int], ...], hue: str) -> str:
    drawn = rect(-170, -60, 340, 120, "parchment", 6)
    drawn += path("M-170-54a6 6 0 0 1 6-6h328a6 6 0 0 1 6 6v26h-340z", f"band {hue}")
    drawn += text(name.upper(), 0, -38, "eventname")
    rows = [(line, "words start") for line in wrapped(who, 38)[:2]] + [
        (line, "words start strong") for line in wrapped(does, 38)[:2]
    ]
    drawn += "".join(text(line, -158, -9 + 17 * k, cls) for k, (line, cls) in enumerate(rows))
    return drawn + text(turns, -158, 50, "words soft start") + group(symbols(effects, 36), 134, 2)


@cache
def past_events(none: str, past: str) -> str:
    """Between two Events: those that were."""
    drawn = rect(-170, -60, 340, 120, "parchment", 6) + text(none, 0, -36 if past else 4, "words soft")
    return drawn + "".join(text(line, 0, -14 + 17 * k, "words") for k, line in enumerate(wrapped(past, 42)[:5]))


@cache
def harvest(number: int) -> str:
    return (
        use("grain", 0, -10, 28, "mark")
        + circle(0, 15, 12, "chip")
        + use("coin", 0, 15, 18, "g-coin")
        + badge(number, 10, 23, 8)
    )


@cache
def majority(run: int, glory: int) -> str:
    """So many Votes on each other, and the Glory that they bring."""
    votes = "".join(rect(-12, 12 - 8 * k, 24, 6, "votes", 2) for k in range(run))
    return votes + group(star(glory, 22), 0, -15)


@cache
def numbered(drawing: str, number: int, x: float = 15, y: float = 23) -> str:
    """With how many there are."""
    return drawing + badge(number, x, y, 9)


@cache
def lapped(drawing: str, laps: int) -> str:
    """A Glory marker that has gone round: +30, +60."""
    return drawing + circle(6, -6, 4.6, "count") + text("+" * min(laps, 2), 6, -3.6, "lap")


@cache
def cassius_deck(symbol: str, hue: str, left: int, last: str) -> str:
    """A deck face down, and under it the name of the last card."""
    names = "".join(text(line, 0, 56 + 15 * k, "words onwood small") for k, line in enumerate(wrapped(last, 17)[:2]))
    return numbered(card_back(symbol, hue, 56, 76), left, 20, 28) + names


@cache
def star(number: int, size: float = 20) -> str:
    """So much Glory."""
    cls = "starnum long" if number > 9 else "starnum"
    inner = use("glory", 0, 0, 26, "star") + circle(0, 0, 7.6, "core") + text(str(number), 0, 4, cls)
    return group(inner, scale=size / 24)


@cache
def shield(number: int) -> str:
    """The defence of a Region."""
    return path("M-9-11h18v12c0 6-4 9-9 11-5-2-9-5-9-11z", "defshield") + text(str(number), 0, 4, "defence")


@cache
def colosseum() -> str:
    """Two rows of arches."""
    wall = path("M-66 24v-34q66-30 132 0v34z", "arena")
    upper = "".join(path(f"M{x} -2v-8a5 5 0 0 1 10 0v8z", "arch") for x in range(-55, 50, 18))
    lower = "".join(path(f"M{x} 22v-10a6 6 0 0 1 12 0v10z", "arch") for x in range(-56, 50, 20))
    return wall + upper + lower


@cache
def tile(kind: int, level: int, price: int) -> str:
    """A Building on its plot; an empty plot shows what could stand there, and to who could build what it costs."""
    if level == 0:
        drawn = rect(-22, -22, 44, 44, "plot", 5) + use(SYMBOLS[kind], 0, -2, 26, "ghost")
    else:
        drawn = paper(44, 44, 5, (2, 4), f"tile t-{terms.BUILDINGS[kind]}")
        drawn += path("M-19-19.5h38", "shine") + use(SYMBOLS[kind], 0, -4, 28, "emblem")
        drawn += rect(-20, 10, 40, 11, "sill", 3) + text(LEVEL[level], 0, 19.5, "level")
    if price >= 0:
        drawn += circle(19, -19, 9.5, "price") + text(str(price), 19, -15.4, "cost")
    return drawn


@cache
def marker(turned: bool) -> str:
    """A Plot marker: a sealed scroll, pale when it was used."""
    return circle(0, 0, 13, "plotmark used" if turned else "plotmark") + use("plot", 0, 0, 17, "emblem")


@cache
def empty_plot() -> str:
    return circle(0, 0, 13, "plot") + use("plot", 0, 0, 14, "ghost")


@cache
def people(number: int, penalty: int) -> str:
    """How many live in a Province, and what Double Taxation costs there."""
    x, size = (-6, 13) if number < 10 else (-11, 9)
    disc = circle(0, 0, 17, "disc") + use("worker", x, -2, size, "soft") + text(str(number), x + 13, 4, "big")
    return disc + circle(13, 13, 8, "penalty") + text(str(penalty), 13, 16.2, "minus")


@cache
def vote(seat: int, letter: str) -> str:
    """A drum of the Column."""
    body = rect(-31, -11, 62, 22, "rim", 4) + rect(-31, -11, 62, 22, "body", 4) + path("M-27-8.4h54", "shine")
    return body + tag(seat, letter, 0, 0, 17)


@cache
def element(metal: int, filled: bool) -> str:
    """An element of a Pantheon: of a player's colour, or of metal."""
    shape = "M-9 9V-2L0-10 9-2V9Z"
    return path(shape, f"element m-{METAL_CLASS[metal]}" if filled else "element empty")


@cache
def medal(kind: int, taken: bool) -> str:
    ring = circle(0, 0, 25, "medal taken" if taken else "medal") + circle(0, 0, 20.5, "gilt")
    return ring + use(SYMBOLS[kind], 0, 0, 28, "emblem")


@cache
def flag() -> str:
    """A Stage on the Glory track."""
    return path("M-7-5h14l-7 9z", "stage")


@cache
def symbols(effects: tuple[tuple[int, int], ...], size: float = 22) -> str:
    """What effects do, in symbols."""
    step = size * 1.25
    left = -step * (len(effects) - 1) / 2
    drawn = []
    for k, (verb, number) in enumerate(effects):
        at = left + k * step
        if VERB_ART[verb] == "glory":
            drawn.append(group(star(number, size * 1.1), at))
        else:
            drawn.append(thing(VERB_ART[verb], at, 0, size, number))
    return "".join(drawn)


def title(words: str, y: float, most: int, cls: str, lines: int = 2) -> str:
    """A name in a few lines."""
    rows = wrapped(words, most)[:lines]
    cls += " narrow" if max(len(row) for row in rows) > most - 2 else ""
    first = y - 6 * (len(rows) - 1)
    return "".join(text(row, 0, first + 12 * k, cls) for k, row in enumerate(rows))


@cache
def trade_card(name: str, ware: int, condition: int, effects: tuple[tuple[int, int], ...], glory: int) -> str:
    """When it is played and what it does; the band is its ware, the star what a Set of them gives."""
    w, h = CARD
    face = paper(w, h)
    face += rect(-w / 2 + 3, -h / 2 + 3, w - 6, 27, f"band w-{ware}", 4) + title(name, -38, 13, "cardname")
    face += circle(0, -8, 17, f"art w-{ware}") + use(WARE_ART[ware], 0, -8, 24, "bust")
    if glory:
        face += group(star(glory, 22), 28, -18)
    face += path(f"M{-w / 2 + 6} 14h{w - 12}", "rule2")
    face += use(CONDITION_ART[condition], -25, 35, 22, "sym") + use("arrow", -3, 35, 13, "sym")
    return group(face + group(symbols(effects, 21), 23, 35), cls="face")


@cache
def quest_card(name: str, goal: Goal, glory: int, far: str) -> str:
    """Its name, what it asks for in signs, the Glory that it brings, and how far it is."""
    w, h = CARD
    face = paper(w, h)
    face += rect(-w / 2 + 4, -h / 2 + 4, w - 8, h - 8, "inner", 4)
    face += title(name, -34, 11, "questname", 3) + path(f"M{-w / 2 + 12} -13h{w - 24}", "rule2")
    return face + group(goal_signs(goal), 0, 6) + group(star(glory, 26), -22, 42) + text(far, 17, 47, "far")


class Goal(NamedTuple):
    """What a Quest asks for: how it counts, what, how many of it at the least, and where."""

    how: int
    metric: int
    least: int
    place: str  # the name of a Province


def goal_signs(goal: Goal) -> str:
    """What a Quest counts, in one row around 0 0: so many of it, for each, the most or the least of it."""
    if goal.place:
        land = rect(-17, -12, 34, 22, f"land {terms.METRICS[goal.metric].removeprefix('population_')}", 5) + use(
            "worker", 0, -1, 18, "sym"
        )
        return text(f"{goal.least}×", -11, 5, "goal end") + group(land, 9, 0) + text(goal.place, 0, 21, "goalplace")
    signs = GOAL_ART[terms.METRICS[goal.metric]]
    drawn, step = [goal_sign(sign) for sign in signs], 23
    left = -step * (len(drawn) - 1) / 2 + (11 if before(goal) else 0)
    row = "".join(group(sign, left + step * k) for k, sign in enumerate(drawn))
    return text(before(goal), left - 14, 6, "goal end") + row


def before(goal: Goal) -> str:
    """What stands before the signs."""
    if goal.how == terms.AT_LEAST:
        return f"{goal.least}×" if goal.least > 1 else ""
    return {terms.PER: "/", terms.HAS_MOST: "▲", terms.HAS_LEAST: "▼"}[goal.how]


def goal_sign(sign: str) -> str:
    if sign.startswith("medal-"):
        return group(medal(terms.BUILDINGS.index(sign.removeprefix("medal-")), False), scale=0.62)
    if sign == "gold":
        return group(element(terms.GOLD, True), scale=1.2)
    if sign.isdigit() or sign in LEVEL[1:]:
        return text(sign, 0, 6, "goal")
    return thing(sign, 0, 0, 24)


@cache
def anchor_card(name: str) -> str:
    w, h = CARD
    iron = "M0-18v36M-8-9H8M-15 6c2 8 8 12 15 12s13-4 15-12M-15 6l-3 7M15 6l3 7"
    face = rect(-w / 2, -h / 2, w, h, "paper", 6) + rect(-w / 2 + 3, -h / 2 + 3, w - 6, 27, "band iron", 4)
    return face + title(name, -38, 14, "cardname") + circle(0, -21, 3, "ring") + path(iron, "iron-line")


@cache
def card_back(symbol: str, hue: str, w: float, h: float) -> str:
    face = paper(w, h, 5, cls=f"bk {hue}")
    face += rect(-w / 2 + 3, -h / 2 + 3, w - 6, h - 6, "backline", 3)
    return face + use(symbol, 0, 0, w * 0.52, "backsym")


@cache
def tablet(name: str, effects: tuple[tuple[int, int], ...], w: float, h: float) -> str:
    """A Plot that a character can use."""
    face = rect(-w / 2, -h / 2, w, h, "tablet", 4)
    face += group(symbols(effects, 20), 0, -10) + title(name, h / 2 - 8, 17, "tabletname")
    return group(face, cls="face")
