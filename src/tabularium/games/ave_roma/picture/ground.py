"""What lies there all game long: places, rows, zones, tracks, the Colosseum, and a seat's board."""

from __future__ import annotations

from functools import cache

from tabularium.draw.pieces import either, slot, thing
from tabularium.draw.svg import circle, group, n, path, rect, text, use
from tabularium.games.ave_roma import terms
from tabularium.games.ave_roma.box import AveRomaBox
from tabularium.games.ave_roma.picture import layout
from tabularium.games.ave_roma.picture.faces import PLACE, cost_rail, symbol
from tabularium.kernel.picture import Ground
from tabularium.kernel.presentation import Words


@cache
def city(box: AveRomaBox, seats: int, advanced: bool, words: Words) -> Ground:
    """The board: it follows from the box, the number of players and the mode."""
    drawn = [rect(0, 0, layout.WIDTH, layout.HEIGHT, "marble", 10)]
    drawn.extend(zone(box, seats, k, words) for k in range(terms.ZONES))
    drawn.extend(place(box, seats, at, words) for at in layout.PLACES)
    drawn.extend(row(box, r, words) for r in range(terms.ROWS))
    drawn.append(colosseum(box, words))
    drawn.append(tracks(box, seats, words))
    key = f"city-{seats}{'-advanced' if advanced else ''}-{words.lang}"
    return Ground(key, layout.WIDTH, layout.HEIGHT, "".join(drawn))


def zone(box: AveRomaBox, seats: int, k: int, words: Words) -> str:
    x, y = layout.zone_at(k)
    points = box.zone_points[1 if seats > 3 else 0]
    drawn = [
        rect(x, y, layout.ZONE_W, layout.ZONE_H, "parchment", 8),
        either(
            text(words("picture-zone").upper(), x + 34, y + 20, "inscription small start")
            + circle(x + 15, y + 15, 10, "value")
            + text(str(k + 1), x + 15, y + 19.5, "n14 onvalue"),
            circle(x + 39, y + 20, 17, "value") + text(str(k + 1), x + 39, y + 31, "distant onvalue"),
        ),
        slot(*layout.zone_card_at(k, True), *layout.ZONE_CARD, 6),
        slot(*layout.zone_card_at(k, False), *layout.ZONE_CARD, 6),
        text(words("picture-high"), x + 39, y + 82, "words soft tiny close-only"),
        text(words("picture-low"), x + 39, y + 176, "words soft tiny close-only"),
        path(f"M{n(x + 39)} {n(y + 131)}v-10m-5 5l5-5 5 5", "way"),
        rect(x + 7, y + 238, 104, 20, "rung", 4),
        text(str(points[0]), x + 103, y + 252.5, "step close-only"),
    ]
    for level in range(box.brown_top + 1):
        drawn.append(slot(*layout.brown_at(k, level), 14, 18, 2))
    for level in range(1, box.grey_top + 1):
        cx, cy = layout.cube_at(k, level, 0)
        drawn.append(
            rect(cx - 13, cy - 9, 26, 18, "rung", 3) + text(str(points[level]), cx, cy + 4.5, "step close-only")
        )
    return "".join(drawn)


def place(box: AveRomaBox, seats: int, at: int, words: Words) -> str:
    """A place, what it does in symbols, and its spaces; those for more players are locked."""
    x, y = layout.PLACES[at]
    wide, tall = layout.place_size(at)
    name = terms.LOCATIONS[at]
    drawn = [
        group(path(layout.ROMA_LINE, "room"), x + wide / 2, y + tall / 2)
        if at == terms.ROMA
        else rect(x, y, wide, tall, "room", 8),
        roof(x, y, layout.PLACE_W),
        either(
            use(PLACE[name], x + 22, y + 34, 30, f"g-{PLACE[name]} sign")
            + text(words(f"location-{name}"), x + 44, y + 30, "inscription start")
            + group(signs(box, at), x + 46, y + 46),
            distant(words(f"location-{name}"), PLACE[name], x, y),
        ),
    ]
    usable = box.usable[seats * terms.TRAINING + at]
    for space in range(terms.SLOTS):
        cx, cy = layout.space_at(at, space)
        if space < usable:
            drawn.append(circle(cx, cy, 15, "space"))
        elif seats == 2 and space in box.neutral[at]:
            drawn.append(circle(cx, cy, 15, "space neutral") + use("worker", cx, cy, 16, "faint"))
        else:
            drawn.append(circle(cx, cy, 15, "space shut") + use("lock", cx, cy - 2, 13, "faint"))
            drawn.append(text(f"{box.spaces[at][space]}+", cx, cy + 12, "step tiny close-only"))
    return "".join(drawn)


def distant(name: str, sign: str, x: float, y: float) -> str:
    """A place where a small screen shows all of the board: its name, and its sign if there is room for it."""
    if len(name) > 8:
        return text(name.capitalize(), x + 8, y + 47, "distant ink start")
    return use(sign, x + 18, y + 36, 32, f"g-{sign} sign") + text(
        name.capitalize(), x + 37, y + 47, "distant ink start"
    )


def roof(x: float, y: float, wide: float) -> str:
    """A pediment in two lines above the name."""
    return path(f"M{n(x + 3)} {n(y + 11)}L{n(x + wide / 2)} {n(y + 3)}L{n(x + wide - 3)} {n(y + 11)}z", "roof")


def signs(box: AveRomaBox, at: int) -> str:
    """What a place does, in symbols, from its left end."""
    arrow = use("arrow", 26, 0, 12, "sign")
    if at == terms.QUAESTOR:
        return (
            use("worker", 6, -1, 17, "sign")
            + text(f"×{box.quaestor_rate}", 17, 4.5, "n14 ink start")
            + group(arrow + thing("coin", 44, 0, 18), 18, 0)
        )
    if at == terms.AEDILIS:
        return use("card", 8, 0, 18, "sign") + arrow + "".join(thing("basket", 44 + 19 * k, 0, 16) for k in range(4))
    if at == terms.MERCATOR:
        return (
            thing("basket", 8, 0, 17)
            + arrow
            + thing("coin", 43, 0, 17)
            + use("arrow", 61, 0, 12, "sign")
            + thing("basket", 79, 0, 17)
            + text(f"×{box.purchases}", 90, 4.5, "n14 ink start")
        )
    if at == terms.PROPRAETOR:
        return (
            "".join(thing("basket", 8 + 18 * k, 0, 16) for k in range(2))
            + use("plus", 42, 0, 10, "sign")
            + thing("basket", 58, 0, 16)
            + text("/", 71, 5, "n14 ink")
            + use("influence", 84, 0, 18, "sign")
        )
    return use("worker", 6, -1, 17, "sign") + group(arrow + use("gladiator", 46, 0, 19, "g-gladiator sign"))


def row(box: AveRomaBox, r: int, words: Words) -> str:
    """A row: its name, its deck, five slots, and a space under each with the values that may stand there."""
    x, y = layout.row_at(r)
    at = terms.ROW_PLACES[r]
    name = terms.LOCATIONS[at]
    drawn = [
        rect(x, y, layout.ROW_W, layout.ROW_H, "room", 8),
        path(f"M{n(x + 3)} {n(y + 29)}h{n(layout.ROW_W - 6)}", "hairline"),
        use(PLACE[name], x + 20, y + 15, 26, f"g-{PLACE[name]} sign"),
        either(
            text(words(f"location-{name}"), x + 36, y + 21, "inscription start"),
            text(words(f"location-{name}").capitalize(), x + 38, y + 25, "distant ink start"),
        ),
        slot(*layout.deck_at(r), *layout.ROW_CARD, 6),
    ]
    if r == 1:
        drawn.append(group(war_rewards(box, x + 240, y + 15), cls="close-only"))
    for s in range(terms.SLOTS):
        place_ = r * terms.SLOTS + s
        cx, cy = layout.space_at(at, s)
        least, most = box.slot_least[place_], box.slot_most[place_]
        drawn.append(slot(*layout.slot_at(r, s), *layout.ROW_CARD, 6))
        span = str(least) if least == most else f"{least}–{most}"
        space = circle(cx, cy + 3, 17, "space") + text(span, cx, cy + 8, "n14 ink")
        drawn.append(either(space, text(span, cx, cy + 14, "distant ink")))
    return "".join(drawn)


def war_rewards(box: AveRomaBox, x: float, y: float) -> str:
    """What the second, third... card of one war brings."""
    drawn = []
    for k, gains in enumerate(box.war_reward[2:]):
        left = x + 82 * k
        drawn.append(text(f"{k + 2}", left - 5, y + 5, "n14 ink") + use("legion", left + 9, y, 13, "sign"))
        drawn.append(group(reward_only(gains), left + 30, y))
    return "".join(drawn)


def reward_only(gains: tuple[int, ...]) -> str:
    names = (*terms.RESOURCES, "surplus", "denarii")
    for i, count in enumerate(gains):
        if count and i < len(names):
            return thing(symbol(names[i]), 0, 0, 17) + (text(str(count), 15, 5, "n14 ink") if count > 1 else "")
        if count:
            return thing("vp", 0, 0, 23, count) if i == len(names) else use("influence", 0, 0, 17, "sign")
    return ""


def colosseum(box: AveRomaBox, words: Words) -> str:
    """The loop around the arena, with what each space costs and the Honours."""
    x, y = layout.LOOP_MIDDLE
    a, b = layout.LOOP_REACH
    drawn = [
        f'<ellipse class="arena" cx="{n(x)}" cy="{n(y)}" rx="{n(a + 20)}" ry="{n(b + 20)}"/>',
        f'<ellipse class="sand" cx="{n(x)}" cy="{n(y)}" rx="{n(a - 44)}" ry="{n(b - 30)}"/>',
        either(
            text(words("board-colosseum").upper(), x, y + 5, "inscription small"),
            text(words("board-colosseum"), x, y + 10, "distant ink"),
        ),
    ]
    for space, (cx, cy) in enumerate(layout.loop_at(len(box.loop))):
        honour = use("laurel", cx, cy, 44, "honour") if box.honour[space] else ""
        drawn.append(circle(cx, cy, 18, "stand") + honour + cost_rail(box.loop[space], cx, cy, 20))
        if not any(box.loop[space]):
            drawn.append(text("0" if space == 0 else "", cx, cy + 5, "n14 ink close-only"))
    return "".join(drawn)


def tracks(box: AveRomaBox, seats: int, words: Words) -> str:
    """Turn order, the Zone deck, and political influence with the places it opens."""
    drawn = [
        rect(*layout.ORDER, "room", 8),
        text(words("board-order").upper(), 430, 408, "inscription tiny start close-only"),
        slot(*layout.ZONE_DECK, 38, 46, 4),
        rect(*layout.POLITICAL, "room", 8),
        either(
            text(words("board-political").upper(), 18, 504, "inscription tiny start"),
            use("influence", 32, 509, 30, "sign"),
        ),
    ]
    drawn.extend(slot(*layout.order_at(k), 24, 24, 4) for k in range(seats))
    for level, points in enumerate(box.political_points):
        x, y = layout.political_at(level)
        opens = level and box.political_slots[level] > box.political_slots[level - 1]
        drawn.append(rect(x - 15, y - 9, 30, 18, "rung opens" if opens else "rung", 3))
        drawn.append(text(str(points), x, y + 5, "n14 ink close-only"))
    return "".join(drawn)


# -- a seat's own board -------------------------------------------------------------------------------


@cache
def board(box: AveRomaBox, side: int, neutral: bool, far: bool, words: Words) -> Ground:
    """A player board: workers, training, storage with the prices of this side, places for patrons, cards. Those of
    somebody else lie below the board, and beside it stands what they are worth."""
    wide, high = (layout.FAR_W, layout.FAR_H) if far else (layout.SEAT_W, layout.SEAT_H)
    drawn = [
        rect(0, 0, wide, high, "wood", 8),
        rect(6, 6, 240, layout.SEAT_H - 12, "tablet", 6),
        rect(250, 6, 250, layout.SEAT_H - 12, "tablet", 6),
        rect(504, 6, layout.BESIDE - 508, layout.SEAT_H - 12, "tablet", 6),
        rect(layout.BESIDE, 6, wide - layout.BESIDE - 6, layout.SEAT_H - 12, "tablet", 6),
        text(words("panel-workers").upper(), 14, 19, "inscription tiny start"),
        text(words("panel-training").upper(), 14, 86, "inscription tiny start"),
        text(words("picture-storage").upper(), 258, 20, "inscription tiny start"),
        text(words("score-patrons").upper(), 512, 20, "inscription tiny start"),
        text(
            words("panel-points" if far else "picture-cards").upper(), layout.BESIDE + 8, 20, "inscription tiny start"
        ),
    ]
    if neutral:
        drawn.append(text(words("panel-neutral").upper(), 14, 175, "inscription tiny start"))
    for space in range(terms.SPACES):
        x, y = layout.training_at(space)
        cost = box.training_cost[space]
        shift = text(f"±{box.training_shift[space]}", x - 12 if cost else x, y + 36, "n14 ink")
        drawn.append(slot(x, y, 46, 44, 5) + shift)
        if cost:
            drawn.append(use("coin", x + 7, y + 31, 13, "g-coin sign") + text(str(cost), x + 19, y + 36, "n14 ink"))
    for colour, name in enumerate(terms.COLOURS):
        drawn.append(rect(254 + 62 * colour, 26, 60, 152, f"store of-{name}", 5))
    if side < len(box.prices):
        for resource in range(len(terms.RESOURCES)):
            x, y = layout.store_at(resource)
            drawn.append(use("coin", x + 12, y + 22, 12, "g-coin sign"))
            drawn.append(text(str(box.prices[side][resource]), x + 24, y + 27, "n14 ink"))
    for k in range(box.active_limit):
        drawn.append(slot(*layout.patron_at(k), *layout.PATRON, 5))
    key = f"seat-{side}-{'n' if neutral else ''}{'far' if far else ''}-{words.lang}"
    return Ground(key, wide, high, "".join(drawn))


@cache
def shelf(words: Words) -> Ground:
    """Where sides of player boards lie to be chosen."""
    return Ground(
        f"boards-{words.lang}", layout.SEAT_W, layout.SEAT_H, rect(0, 0, layout.SEAT_W, layout.SEAT_H, "wood", 8)
    )
