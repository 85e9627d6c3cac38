"""What costs, cards and patrons say, in words."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.ave_roma.box import (
    ANY,
    BUILDING,
    BUY_INFLUENCE,
    COLOSSEUM_FREE,
    COLOUR,
    COLOURS,
    COST_DENARII,
    COSTS,
    DENARII,
    DISCOUNT,
    ENDS,
    FRAGMENTS,
    FREE_KINDS,
    GAIN,
    ICONS,
    KINDS,
    LOCATIONS,
    MODIFIERS,
    PATRON,
    PER,
    PER_CARD,
    PER_ICON_PAIR,
    PER_RESOURCE,
    RESOURCE_KINDS,
    RESOURCES,
    REWARD_INFLUENCE,
    REWARD_POINTS,
    REWARDS,
    SCORE_PER,
    SUBSTITUTE,
    ZONE,
    AveRomaBox,
)
from tabularium.games.ave_roma.scoring import many
from tabularium.games.ave_roma.state import CARD, RIGHT, SPENT, AveRoma
from tabularium.kernel.presentation import Words


def name_of(view: AveRoma, card: int, words: Words) -> str:
    return words(f"card-{view.box.cards[card]}")


def place_name(at: int, words: Words) -> str:
    return words(f"location-{LOCATIONS[at]}")


def icon(box: AveRomaBox, card: int, words: Words) -> str:
    return words(f"icon-{ICONS[box.icon[card]]}")


def fragment(box: AveRomaBox, card: int, words: Words) -> str:
    return words(f"board-fragment-{FRAGMENTS[box.fragment[card]]}")


def units(resources: Sequence[int], words: Words) -> str:
    return " ".join(words(f"resource-{RESOURCES[resource]}") for resource in resources)


def halves(box: AveRomaBox, card: int, words: Words) -> str:
    """The resources of a Zone card, top and bottom."""
    shown = box.resources[card]
    return f"{units(shown[:2], words)} / {units(shown[2:], words)}"


def price(need: Sequence[int], words: Words) -> str:
    return ", ".join(amount(i, count, words) for i, count in enumerate(need) if count) or words("board-free")


def amount(cost: int, count: int, words: Words) -> str:
    """So many of a good; colours, free icons and denarii have a plural."""
    if cost in (COST_DENARII, ANY, *range(COLOUR, COLOUR + len(COLOURS))):
        return words(f"amount-{COSTS[cost]}", count=count)
    return words("amount", count=count, name=words(f"cost-{COSTS[cost]}"))


def rewards(gains: Sequence[int], words: Words) -> str:
    """What a set of cards brings (AV-8.5, AV-8.6)."""
    parts = [words("amount", count=n, name=words(f"cost-{REWARDS[i]}")) for i, n in enumerate(gains[:DENARII]) if n]
    own = ("amount-denarii", DENARII), ("board-points", REWARD_POINTS), ("board-influence", REWARD_INFLUENCE)
    parts.extend(words(key, count=gains[i]) for key, i in own if gains[i])
    return ", ".join(parts)


def face(view: AveRoma, card: int, words: Words) -> str:
    """What a card of a row costs, brings and shows."""
    box = view.box
    if box.kind[card] == PATRON:
        gains = [effect(view, card, words)]
    else:
        gains = [words("board-points", count=box.points[card])] if box.points[card] else []
        if box.influence[card]:
            gains.append(words("board-influence", count=box.influence[card]))
        if box.kind[card] == BUILDING:
            gains.append(words("board-pair", reward=rewards(box.reward[card], words)))
    return words("board-face", price=price(box.need[card], words), gains=", ".join(gains), icon=icon(box, card, words))


def owned_card(view: AveRoma, held: int, words: Words) -> str:
    """A card beside a board: what can still come of it."""
    box = view.box
    card = held & CARD
    marks = [icon(box, card, words)]
    if box.influence[card] and not held & SPENT:
        marks.append(words("board-influence", count=box.influence[card]))
    if box.kind[card] == ZONE:
        marks.append(fragment(box, card, words))
    elif box.kind[card] == BUILDING:
        marks.append(words("board-pair", reward=rewards(box.reward[card], words)))
    elif box.kind[card] == PATRON:
        marks.append(effect(view, card, words))
    shown = f"{name_of(view, card, words)} [{', '.join(marks)}]"
    return words("panel-used", card=shown) if held & RIGHT and view.advanced() else shown


# -- what patrons do ---------------------------------------------------------------------------------


def effect(view: AveRoma, card: int, words: Words) -> str:
    return words("effect", modifier=modifier(view.box, card, words), end=end(view, card, words))


def modifier(box: AveRomaBox, card: int, words: Words) -> str:
    location = place_name(box.mod_at[card], words)
    verb = box.mod_verb[card]
    stem = f"modifier-{MODIFIERS[verb]}"
    count = box.mod_amount[card]
    if verb in (GAIN, DISCOUNT):
        first = ("resource", count) if verb == DISCOUNT else ("points", box.mod_points[card])
        given = (first, ("denarii", box.mod_denarii[card]), ("surplus", box.mod_surplus[card]))
        return " ".join(words(f"{stem}-{what}", location=location, count=n) for what, n in given if n)
    if verb == SUBSTITUTE:
        return words(f"{stem}-{'basic' if box.mod_kind[card] else 'surplus'}", location=location)
    if verb == COLOSSEUM_FREE:
        return words(f"{stem}-{FREE_KINDS[box.mod_kind[card]]}", location=location)
    if verb == BUY_INFLUENCE:
        return words(stem, location=location, price=price(box.mod_cost[card], words), count=count)
    return words(stem, location=location, count=count)


def end(view: AveRoma, card: int, words: Words) -> str:
    box = view.box
    verb = box.end_verb[card]
    points = words("board-points", count=box.end_many[card] if many(view) else box.end_points[card])
    if verb != SCORE_PER:
        return words(f"end-{ENDS[verb]}", points=points)
    what = box.end_what[card]
    stem = f"end-{PER[what]}"
    if what == PER_CARD:
        stem += f"-{KINDS[box.end_kind[card]]}"
    elif what == PER_ICON_PAIR:
        stem += f"-{ICONS[box.end_kind[card]]}"
    elif what == PER_RESOURCE:
        stem += f"-{RESOURCE_KINDS[box.end_kind[card]]}"
    return words(stem, points=points)
