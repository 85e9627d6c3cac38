"""Cards, workers and costs as they are drawn, around 0 0."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import Final

from tabularium.draw.cards import back, paper
from tabularium.draw.pieces import badge, either, far_drawing, tag, thing
from tabularium.draw.svg import circle, group, path, rect, text, use, wrapped
from tabularium.games.ave_roma import terms
from tabularium.games.ave_roma.box import AveRomaBox
from tabularium.games.ave_roma.picture.layout import FAR_H, FAR_W, OWNED, ROW_CARD, ZONE_CARD
from tabularium.games.ave_roma.picture.layout import PATRON as PATRON_CARD
from tabularium.games.ave_roma.picture.sight import Setting
from tabularium.kernel.picture import NUMERALS, SEAT_COLOURS
from tabularium.kernel.presentation import Words

SYMBOL: Final = {"wheat": "grain", "denarii": "coin", "amphora": "ceramics"}
PLACE: Final = {
    "quaestor": "tax",
    "aedilis": "basket",
    "mercator": "market",
    "aedificator": "builder",
    "legatus": "legion",
    "propraetor": "authority",
    "roma": "gladiator",
    "senatus": "senator",
}
HUES: Final = ("zone", "building", "war", "patron")
KIND_SIGNS: Final = ("basket", "builder", "legion", "senator")
PAIRS: Final = (("wood", "stone"), ("cattle", "grain"), ("iron", "wine"))


def symbol(word: str) -> str:
    return SYMBOL.get(word, word)


def good(cost: int, x: float, y: float, size: float, number: int = 1) -> str:
    """One kind of a cost: a good, a colour (either of its two goods), any, surplus or coins."""
    if terms.COLOUR <= cost < terms.ANY:
        first, second = PAIRS[cost - terms.COLOUR]
        halves = use(first, -5.4, 0, 11.5, f"g-{first}") + use(second, 5.4, 0, 11.5, f"g-{second}")
        inner = circle(0, 0, 12, f"chip of-{terms.COSTS[cost]}") + halves
        if number > 1:
            inner += badge(number, 9, 8)
        return group(inner, x, y, scale=size / 24)
    if cost == terms.ANY:
        return group(circle(0, 0, 12, "chip") + use("any", 0, 0, 19, "sym"), x, y, scale=size / 24)
    return thing(symbol(terms.COSTS[cost]), x, y, size, number)


def cost_rail(need: Sequence[int], x: float, y: float, size: float, beside: bool = False, room: float = 90) -> str:
    """A cost as chips one under the other, smaller where there are many; a number stands in a dot or, where there is
    room, beside its chip."""
    chips = chips_of(need)
    size = min(size, room / (1.08 * max(1, len(chips))))
    drawn = []
    for k, (cost, number) in enumerate(chips):
        at = y + k * size * 1.08
        drawn.append(good(cost, x, at, size, 1 if beside else number))
        if beside and number > 1:
            drawn.append(text(str(number), x + size * 0.56 + 1, at + 4.5, "n12 start"))
    return "".join(drawn)


def title_lines(title: str, x: float, y: float, most: int, cls: str) -> str:
    lines = wrapped(title, most)[:2]
    cls += " narrow" if max(len(line) for line in lines) > most else ""
    return "".join(text(line, x, y + 11 * k - 5.5 * (len(lines) - 1), cls) for k, line in enumerate(lines))


def plain(title: str) -> str:
    """A name without what stands in brackets: a plan and its building share a picture."""
    return title.split(" (")[0]


def sheet(width: float, height: float, hue: str, band: float) -> str:
    """Paper with a band of a hue at its head, in one group: pages get it once."""
    x, y = -width / 2, -height / 2
    head = f"M{x + 2} {y + band}V{y + 6}q0-4 4-4h{width - 12}q4 0 4 4v{band - 6}z"
    return group(
        paper(width, height, shadow=(1.5, 2.5))
        + path(head, f"band {hue}")
        + path(f"M{x + 2} {y + band}h{width - 4}", "gilt")
    )


@lru_cache(4000)
def row_card(box: AveRomaBox, card: int, words: Words, seats: int) -> str:
    """A card of a row: cost at the left, what it brings at the right, its icon below."""
    width, height = ROW_CARD
    kind = box.kind[card]
    inner = [sheet(width, height, f"h-{HUES[kind]}", 27)]
    inner.append(title_lines(plain(words(f"card-{box.cards[card]}")), 0, -height / 2 + 18, 11, "card-title"))
    inner.append(cost_rail(box.need[card], -width / 2 + 14, -height / 2 + 39, 17.5, beside=True, room=82))
    if kind == terms.PATRON:
        inner.append(group(patron_signs(box, card, seats), 15, -1, scale=1.25))
    else:
        inner.append(group(worth_signs(box, card), 15, -2, scale=1.12))
        if kind == terms.BUILDING:
            inner.append(group(reward_signs(box.reward[card], "card"), 14, 29, scale=1.15))
        elif kind == terms.WAR:
            inner.append(group(use("legion", -7, 0, 16, "pen") + series(box, card), 14, 29, scale=1.15))
    inner.append(use(symbol(terms.ICONS[box.icon[card]]), 34, 47, 18, f"g-{symbol(terms.ICONS[box.icon[card]])} pen"))
    return "".join(inner)


@lru_cache(400)
def row_card_afar(box: AveRomaBox, card: int, seats: int) -> str:
    """The same where a small screen shows all of the board: what it is worth in its hue, below it what it costs."""
    width, height = ROW_CARD
    kind = box.kind[card]
    where = PLACE[terms.LOCATIONS[box.mod_at[card]]] if kind == terms.PATRON else ""  # a patron helps
    counted = [("vp", box.points[card] or end_points(box, card, seats)), ("influence", box.influence[card])]
    worth = [(sign, str(n) if n else "") for sign, n in ((where, 0), *counted) if n or sign == where != ""]
    drawn = [sheet(width, height, f"h-{HUES[kind]}", 48)]
    for k, (sign, n) in enumerate(worth):
        x = 44 * (k - (len(worth) - 1) / 2)
        drawn.append(use(sign, x - 10 * len(n), -32, 28 if n else 36, "bust") + text(n, x + 13, -21, "distant onhue"))
    drawn.append(group(cost_afar(box.need[card], width - 6), 0, 25))
    return "".join(drawn)


def chips_of(need: Sequence[int]) -> list[tuple[int, int]]:
    """A cost, good by good; surplus and coins with their number."""
    chips = [(cost, 1) for cost in range(terms.ANY + 1) for _ in range(need[cost])]
    return chips + [(cost, need[cost]) for cost in range(terms.ANY + 1, len(terms.COSTS)) if need[cost]]


def cost_afar(need: Sequence[int], wide: float) -> str:
    """A cost as chips in two rows around 0 0, numbers beside them; smaller where there are many."""
    for size in (30, 24, 18):
        rows = in_rows(chips_of(need), size, wide)
        if len(rows) < 3:
            break
    drawn = []
    for k, row in enumerate(rows):
        x, y = -sum(one[2] for one in row) / 2, (size + 2) * (k - (len(rows) - 1) / 2)
        for cost, number, room in row:
            drawn.append(good(cost, x + size / 2, y, size - 1))
            drawn.append(text(str(number), x + size, y + 11, "distant pen start") if number > 1 else "")
            x += room
    return "".join(drawn)


def in_rows(chips: Sequence[tuple[int, int]], size: float, wide: float) -> list[list[tuple[int, int, float]]]:
    """Chips in rows, each with the room that it takes."""
    rows: list[list[tuple[int, int, float]]] = [[]]
    for cost, number in chips:
        room = size + (17 * len(str(number)) if number > 1 else 0)
        if rows[-1] and sum(one[2] for one in rows[-1]) + room > wide:
            rows.append([])
        rows[-1].append((cost, number, room))
    return rows


def series(box: AveRomaBox, card: int) -> str:
    """Which card of its war this is."""
    number = int(box.cards[card].rsplit("_", 1)[-1]) if box.cards[card][-1].isdigit() else 0
    return text(NUMERALS[number - 1] if 0 < number <= len(NUMERALS) else "", 10, 5, "n12")


def worth_signs(box: AveRomaBox, card: int) -> str:
    """Points on a banner, influence on a standard."""
    signs = [("vp", box.points[card]), ("influence", box.influence[card])]
    shown = [(what, n) for what, n in signs if n]
    out = []
    for k, (what, n) in enumerate(shown):
        y = 0 if len(shown) == 1 else -13 + 23 * k
        if what == "vp":
            out.append(thing("vp", 0, y, 25, n))
        else:
            out.append(use("influence", -7, y, 20, "pen") + text(str(n), 10, y + 5, "n14"))
    return "".join(out)


def reward_signs(gains: Sequence[int], sign: str) -> str:
    """What a set brings, behind its sign and an arrow."""
    out = [use(sign, -17, 0, 11, "pen"), use(sign, -11, 0, 11, "pen"), use("arrow", -1, 0, 10, "pen")]
    x = 13.0
    for i, n in enumerate(gains):
        if not n:
            continue
        if i == terms.REWARD_POINTS:
            out.append(thing("vp", x, 0, 20, n))
        elif i == terms.REWARD_INFLUENCE:
            out.append(use("influence", x, 0, 14, "pen"))
        else:
            out.append(thing("coin" if i == terms.DENARII else symbol((*terms.COSTS[:6], "surplus")[i]), x, 0, 15, n))
        x += 17
    return "".join(out)


def patron_signs(box: AveRomaBox, card: int, seats: int) -> str:
    """Where a patron helps, what it does there, and behind an hourglass what it does at the end."""
    where = PLACE[terms.LOCATIONS[box.mod_at[card]]]
    place = use(where, -11, -13, 17, f"g-{where} pen")
    return (
        place
        + group(modifier_sign(box, card), 9, -13)
        + use("hourglass", -10, 4, 13, "pen")
        + end_signs(box, card, seats)
    )


def modifier_sign(box: AveRomaBox, card: int) -> str:
    """The modifier of a patron as one symbol."""
    verb = box.mod_verb[card]
    if verb in (terms.GAIN, terms.DISCOUNT):
        given = (("vp", box.mod_points[card]), ("coin", box.mod_denarii[card]), ("surplus", box.mod_surplus[card]))
        what, n = next(((what, n) for what, n in given if n), ("any", box.mod_amount[card]))
        sign = "plus" if verb == terms.GAIN else "minus"
        return use(sign, -7, 0, 7, "pen") + thing(what, 4, 0, 17 if what == "vp" else 15, n)
    simple = {
        terms.ZONE_CARD_FREE: "card",
        terms.TRAIN: "ambition",
        terms.SUBSTITUTE: "turn",
        terms.BUY_INFLUENCE: "influence",
        terms.COLOSSEUM_FREE: "gladiator",
        terms.COLOSSEUM_STEP: "arrow",
        terms.RAISE_BROWN: "support",
    }
    return use(simple.get(verb, "basket"), 3, 0, 16, "pen")


def end_signs(box: AveRomaBox, card: int, seats: int) -> str:
    """What a patron does at the end: its points, and under them what they are counted for; or what it raises."""
    verb = box.end_verb[card]
    if verb in (terms.SCORE_PER, terms.SCORE_ZONE_LEVEL):
        points = end_points(box, card, seats)
        return thing("vp", 7, 4, 18, points) + text("/", -16, 27, "n14") + group(counted(box, card), 2, 22)
    if verb == terms.DOUBLE_PATRON:
        return group(small_card(terms.PATRON), 2, 4) + text("×2", 15, 9, "n12")
    raised = "influence" if verb == terms.RAISE_POLITICAL else "support"
    return use("plus", 2, 4, 9, "pen") + use(raised, 14, 4, 15, "pen") + upwards(14, 21)


def end_points(box: AveRomaBox, card: int, seats: int) -> int:
    """What each is worth that a patron counts."""
    return (box.end_many if seats > terms.FEW else box.end_points)[card]


def counted(box: AveRomaBox, card: int) -> str:
    """What a patron gives points for, around 0 0."""
    kind = box.end_kind[card]
    if box.end_verb[card] == terms.SCORE_ZONE_LEVEL:
        return use("support", -6, 0, 14, "pen") + upwards(8, 0)
    simple = {
        terms.PER_POLITICAL_LEVEL: (("influence", 15),),
        terms.PER_ZONE_FIRST: (("support", 14), ("crown", 14)),
        terms.PER_ZONE_PRESENT: (("support", 15),),
        terms.PER_CARD_POINTS_AND_INFLUENCE: (("vp", 14), ("influence", 14)),
        terms.PER_ICON_SET: tuple((symbol(icon), 11) for icon in terms.ICONS),
        terms.PER_ICON_PAIR: ((symbol(terms.ICONS[kind % len(terms.ICONS)]), 13),) * 2,
    }
    what = box.end_what[card]
    if what == terms.PER_CARD:
        return group(small_card(kind), -6) + use(KIND_SIGNS[kind], 9, 0, 13, "pen")
    if what == terms.PER_ACTIVE_PATRON:
        return group(small_card(terms.PATRON), -6) + use("check", 8, 0, 12, "pen")
    if what == terms.PER_BASIC_RESOURCE_PAIR:
        return good(terms.ANY, -8, 0, 15) + good(terms.ANY, 8, 0, 15)
    if what == terms.PER_RESOURCE:
        is_colour = kind < len(terms.COLOURS)
        return good(terms.COLOUR + kind, 0, 0, 17) if is_colour else thing("surplus", 0, 0, 17)
    signs = simple[what]
    left = -sum(size for _, size in signs[1:]) / 2
    return "".join(use(sign, left + size * k, 0, size, f"g-{sign} pen") for k, (sign, size) in enumerate(signs))


def small_card(kind: int) -> str:
    """A card of a kind, by its hue."""
    return group(sheet(24, 32, f"h-{HUES[kind]}", 16), scale=0.5)


def upwards(x: float, y: float) -> str:
    return group(use("arrow", 0, 0, 11, "pen"), x, y, turn=-90)


@lru_cache(400)
def zone_card(box: AveRomaBox, card: int, words: Words) -> str:
    """Two resources above, two below, a fragment and an icon."""
    width, height = ZONE_CARD
    inner = [sheet(width, height, "h-zone", 17)]
    name = words(f"card-{box.cards[card]}")
    inner.append(group(text(name, 0, 0, "card-title small"), 0, -height / 2 + 13, scale=min(1, 9.6 / len(name))))
    for k, resource in enumerate(box.resources[card]):
        inner.append(thing(symbol(terms.COSTS[resource]), -16 + 32 * (k % 2), -10 + 24 * (k // 2), 21))
    inner.append(path(f"M{-width / 2 + 4} 2h{width - 8}", "rule2"))
    inner.append(fragment(box.fragment[card], -24, 32, 7))
    inner.append(use(symbol(terms.ICONS[box.icon[card]]), 25, 32, 13, f"g-{symbol(terms.ICONS[box.icon[card]])} pen"))
    return "".join(inner)


@lru_cache(400)
def zone_card_afar(box: AveRomaBox, card: int) -> str:
    """The same where a small screen shows all of the board: its resources."""
    width, height = ZONE_CARD
    goods = [
        thing(symbol(terms.COSTS[resource]), -17 + 34 * (k % 2), -14 + 35 * (k // 2), 33)
        for k, resource in enumerate(box.resources[card])
    ]
    return sheet(width, height, "h-zone", 7) + "".join(goods)


def fragment(kind: int, x: float, y: float, size: float) -> str:
    """A half of a broken coin, notched by its kind so that colour alone does not tell it."""
    half = f"M{-size} 0a{size} {size} 0 0 1 {2 * size} 0l-3-3-4 4-3-4-3 3z"
    mark = ("", "M0-7v4", "M-3-6v3M3-6v3", "M-4-5v3M0-7v4M4-5v3")[kind]
    return group(path(half, f"fragment of-{terms.FRAGMENTS[kind]}") + path(mark, "notch"), x, y)


@lru_cache(2000)
def owned_card(box: AveRomaBox, card: int, used: bool, spent: bool) -> str:
    """A card beside a board, small: its hue, its icon, and what can still come of it."""
    width, height = 30, 42
    kind = box.kind[card]
    inner = [sheet(width, height, f"h-{HUES[kind]}", 21)]
    inner.append(use(symbol(terms.ICONS[box.icon[card]]), 0, -10, 17, "bust"))
    if kind == terms.PATRON:
        inner.append(use(PLACE[terms.LOCATIONS[box.mod_at[card]]], 0, 11, 17, "pen"))
    elif box.influence[card] and not spent:
        inner.append(use("influence", -6, 11, 16, "pen") + text(str(box.influence[card]), 8, 15, "n12"))
    elif box.points[card]:
        inner.append(thing("vp", 0, 11, 18, box.points[card]))
    else:
        inner.append(fragment(box.fragment[card], 0, 14, 8) if kind == 0 else "")
    if used:
        inner.append(path(f"M{-width / 2 + 3} {height / 2 - 3}L{width / 2 - 3} {-height / 2 + 3}", "bar"))
    return group("".join(inner), scale=OWNED[0] / width, turn=9 if spent else 0)


@lru_cache(2000)
def held_card(box: AveRomaBox, card: int, used: bool, spent: bool, size: float, words: Words, seats: int) -> str:
    """The same large, as it lay on the board."""
    is_zone = box.kind[card] == terms.ZONE
    width, height = ZONE_CARD if is_zone else ROW_CARD
    inner = zone_card(box, card, words) if is_zone else row_card(box, card, words, seats)
    if used:
        inner += path(f"M{-width / 2 + 3} {height / 2 - 3}L{width / 2 - 3} {-height / 2 + 3}", "bar")
    return group(inner, scale=size, turn=9 if spent else 0)


@lru_cache(400)
def patron_card(box: AveRomaBox, card: int, words: Words, seats: int) -> str:
    """An active patron in its place."""
    inner = [sheet(46, 66, "h-patron", 18)]
    inner.append(title_lines(plain(words(f"card-{box.cards[card]}")), 0, -20, 8, "card-title tiny"))
    inner.append(group(patron_signs(box, card, seats), -2, 2, scale=0.92))
    inner.append(use(symbol(terms.ICONS[box.icon[card]]), 17, 27, 10, "pen"))
    return group("".join(inner), scale=PATRON_CARD[0] / 44)


@lru_cache(400)
def worker(value: int, seat: int, letter: str, colour: str, neutral: bool, size: float, waiting: bool = False) -> str:
    """A worker with its value: in the colour of who sent it, or pale with a tag for a neutral one."""
    body = use("worker", 0, 0, 24, "halo") + use("worker", 0, 0, 24, "pale" if neutral else "thing")
    number = text(str(value), 0, 9.5, "onit dark" if neutral else "onit")
    sign = tag(seat, letter, 9, -7, 10)
    wait = use("hourglass", -9, -6, 10, "pen") if waiting else ""
    shadow = '<ellipse class="shadow" cx="1.5" cy="11" rx="11" ry="3.5"/>'
    return group(shadow + body + number + sign + wait, cls=f"piece {colour}", scale=size / 24)


def token(setting: Setting, seat: int, size: float) -> str:
    """The sign of a seat, as a marker on a track."""
    return group(tag(seat, setting.letters[seat], 0, 0, size), cls=setting.colours[seat])


@lru_cache(2000)
def stock(word: str, count: int, limit: int) -> str:
    """How much of a good there is, and how full its track is: a dot for each unit."""
    step = 8.0 if limit <= 3 else 6.4
    pips = "".join(circle(-26 + step * k, 20, 2.8, "pip full" if k < count else "pip") for k in range(limit))
    return thing(symbol(word), -13, -3, 27) + text(str(count), 15, 4, "n20 ink") + pips


@lru_cache(2000)
def pile(hue: str, art: str, width: float, size: int) -> str:
    """A deck face down, with how many cards it has."""
    return back(hue, art, width=width) + count_dot(size, width / 2 - 5, -width * 0.7 + 6)


@lru_cache(400)
def from_afar(
    workers: tuple[tuple[int, int], ...],
    seat: int,
    goods: tuple[int, ...],
    points: tuple[int, int],
    cards: tuple[int, int],
) -> str:
    """A board of somebody else as it lies beside the board: workers, goods, money, points and cards in large numbers.
    `workers` are values, each with how it is: in the reserve (0), trained (1) or still in training (2)."""
    parts = []
    for k, (value, how) in enumerate(workers):
        drawn = worker(value, seat, NUMERALS[seat], SEAT_COLOURS[seat], False, 100, how == 2)
        parts.append(group(drawn + (circle(0, 58, 9, "value") if how == 1 else ""), -430 + 110 * k, -132))
    parts.append(scored(points[0], 190, -140, 110) + text(f"→ {points[1]}", 262, -118, "afar start"))
    for k, (word, count) in enumerate(zip(terms.RESOURCES, goods, strict=False)):
        cls = "" if count else "none"
        parts.append(group(thing(symbol(word), -435 + 164 * k, 0, 84), cls=cls))
        parts.append(text(str(count), -385 + 164 * k, 21, f"afar start {cls}"))
    last = [(thing("coin", 0, 0, 84), goods[-1]), (thing("surplus", 0, 0, 84), goods[-2])]
    last += [(use(sign, 0, 0, 84, "sign"), count) for sign, count in zip(("senator", "card"), cards, strict=True)]
    for k, (sign, count) in enumerate(last):
        parts.append(group(sign, -435 + 186 * k, 128) + text(str(count), -385 + 186 * k, 149, "afar start"))
    return far_drawing((FAR_W, FAR_H), "plain", parts)


def scored(points: int, x: float, y: float, size: float) -> str:
    """Points so far, also where there are none."""
    return thing("vp", x, y, size, points) + ("" if points else group(text("0", 0, 4.5, "onit"), x, y, scale=size / 24))


def count_dot(size: int, x: float, y: float, afar: float = 0) -> str:
    """How many cards lie there: on a board that is seen from afar in large numbers, for the decks are the clock."""
    near = badge(size, x, y, 10.5, 4.5, "num deck")
    return either(near, rect(-24, afar - 18, 48, 36, "numdot", 8) + text(str(size), 0, afar + 12, "distant onhue"))
