"""The board, its cards and its players in words."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

from tabularium.draw.words import words_in
from tabularium.games.ave_roma.box import (
    BASICS,
    BUILDING,
    BUY_INFLUENCE,
    COLOSSEUM_FREE,
    COST_DENARII,
    COSTS,
    DENARII,
    DISCOUNT,
    ENDS,
    FRAGMENTS,
    FREE_KINDS,
    GAIN,
    GOODS,
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
    ROW_PLACES,
    ROWS,
    SCORE_PER,
    SLOTS,
    SPACES,
    SUBSTITUTE,
    SURPLUS,
    TRAINING,
    ZONE,
    ZONES,
    RomaBox,
)
from tabularium.games.ave_roma.state import CARD, OFF, P_PATRONS, POINTS, RIGHT, SPENT, WAITING, Roma
from tabularium.kernel.presentation import Board, Panel, Words


class RomaBoard(Board[Roma]):
    def words(self, lang: str) -> Words:
        return words_in(Path(__file__).parent, lang)

    def where(self, view: Roma, words: Words) -> str:
        return words("where", phase=view.phase, round=view.round)

    def text(self, view: Roma, words: Words, names: Sequence[str]) -> str:
        order = words("board-order", seats=", ".join(names[seat] for seat in view.order))
        parts = [[order], zones(view, words, names), rows(view, words), workers(view, words)]
        return "\n\n".join("\n".join(part) for part in [*parts, colosseum(view, words, names)])

    def panels(self, view: Roma, words: Words, names: Sequence[str]) -> list[Panel]:
        seats = [Panel(names[seat], tuple(panel(view, seat, words)), seat) for seat in view.order]
        if view.seats > 2:
            return seats
        return seats + [neutral(view, seat, words, names) for seat in view.order]

    def element(self, things: Mapping[str, tuple[str, int]], vocabulary: Mapping[str, Sequence[str]]) -> str:
        """Cards and places by their words; zones, workers and training spaces by their numbers."""
        found = super().element(things, vocabulary)
        if found:
            return found
        numbers = [f"{name}-{value}" for name, (_, value) in things.items() if name in ("zone", "value", "space")]
        return numbers[-1] if numbers else ""


# -- the zones and rows ------------------------------------------------------------------------------


def zones(view: Roma, words: Words, names: Sequence[str]) -> list[str]:
    box = view.box
    lines = [f"{words('board-zones')} — {words('board-decks', deck=view.deck_size(0))}"]
    for zone, card in enumerate(view.zones):
        levels = [(view.cubes[seat * ZONES + zone], seat) for seat in range(view.seats)]
        standing = [
            words("board-cube", seat=names[seat], level=level)
            for level, seat in sorted(levels, reverse=True)
            if level != OFF
        ]
        cubes = ", ".join(standing) or words("board-nothing")
        brown = view.brown[zone]
        if card != box.none:
            position = words("board-high" if view.high >> zone & 1 else "board-low")
            face = zone_card(box, card, words)
            lines.append(words("board-zone", zone=zone + 1, card=face, position=position, brown=brown, cubes=cubes))
        else:
            waiting = view.refill == zone + 1 and view.deck_size(0)
            key = "board-zone-waiting" if waiting else "board-zone-empty"
            lines.append(words(key, zone=zone + 1, brown=brown, cubes=cubes))
    return lines


def zone_card(box: RomaBox, card: int, words: Words) -> str:
    shown = [words(f"resource-{RESOURCES[resource]}") for resource in box.resources[card]]
    return words(
        "board-zone-card",
        card=words(f"card-{box.cards[card]}"),
        top=" ".join(shown[:2]),
        bottom=" ".join(shown[2:]),
        fragment=fragment(box, card, words),
        icon=words(f"icon-{ICONS[box.icon[card]]}"),
    )


def fragment(box: RomaBox, card: int, words: Words) -> str:
    return words(f"board-fragment-{FRAGMENTS[box.fragment[card]]}")


def rows(view: Roma, words: Words) -> list[str]:
    box = view.box
    lines = []
    for row in range(ROWS):
        location = words(f"location-{LOCATIONS[ROW_PLACES[row]]}")
        lines.append(words("board-row", location=location, deck=view.deck_size(row + 1)))
        if view.tops[row] != box.none:
            lines.append("  " + words("board-top", card=row_card(view, view.tops[row], words)))
        elif view.turn_up == row + 1 and view.deck_size(row + 1):
            lines.append("  " + words("board-top-waiting"))
        for slot in range(SLOTS):
            least, most = box.slot_least[row * SLOTS + slot], box.slot_most[row * SLOTS + slot]
            span = str(least) if least == most else f"{least}-{most}"
            card = view.rows[row * SLOTS + slot]
            if card == box.none:
                lines.append("  " + words("board-slot-empty", slot=slot + 1, range=span))
            else:
                lines.append("  " + words("board-slot", slot=slot + 1, range=span, card=row_card(view, card, words)))
    return lines


def price(need: Sequence[int], words: Words) -> str:
    parts = [words("amount", count=count, name=words(f"cost-{COSTS[i]}")) for i, count in enumerate(need[:-1]) if count]
    if need[COST_DENARII]:
        parts.append(words("amount-denarii", count=need[COST_DENARII]))
    return ", ".join(parts) or words("board-free")


def row_card(view: Roma, card: int, words: Words) -> str:
    box = view.box
    name = words(f"card-{box.cards[card]}")
    icon = words(f"icon-{ICONS[box.icon[card]]}")
    cost = price(box.need[card], words)
    if box.kind[card] == PATRON:
        return words("board-patron", card=name, price=cost, effect=effect(view, card, words), icon=icon)
    gains = [words("board-points", count=box.points[card])] if box.points[card] else []
    if box.influence[card]:
        gains.append(words("board-influence", count=box.influence[card]))
    if box.kind[card] == BUILDING:
        gains.append(pair(box, card, words))
    return words("board-card", card=name, price=cost, gains=", ".join(gains), icon=icon)


def pair(box: RomaBox, card: int, words: Words) -> str:
    """What a building adds to the reward of its pair (AV-8.5)."""
    gains = box.reward[card]
    parts = [words("amount", count=n, name=words(f"cost-{REWARDS[i]}")) for i, n in enumerate(gains[:DENARII]) if n]
    own = ("amount-denarii", DENARII), ("board-points", REWARD_POINTS), ("board-influence", REWARD_INFLUENCE)
    parts.extend(words(key, count=gains[i]) for key, i in own if gains[i])
    return words("board-pair", reward=", ".join(parts))


# -- what patrons do ---------------------------------------------------------------------------------


def effect(view: Roma, card: int, words: Words) -> str:
    return words("effect", modifier=modifier(view.box, card, words), end=end(view, card, words))


def modifier(box: RomaBox, card: int, words: Words) -> str:
    location = words(f"location-{LOCATIONS[box.mod_at[card]]}")
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


def end(view: Roma, card: int, words: Words) -> str:
    box = view.box
    verb = box.end_verb[card]
    if verb != SCORE_PER:
        return words(f"end-{ENDS[verb]}")
    what = box.end_what[card]
    stem = f"end-{PER[what]}"
    if what == PER_CARD:
        stem += f"-{KINDS[box.end_kind[card]]}"
    elif what == PER_ICON_PAIR:
        stem += f"-{ICONS[box.end_kind[card]]}"
    elif what == PER_RESOURCE:
        stem += f"-{RESOURCE_KINDS[box.end_kind[card]]}"
    return words(stem, points=box.end_many[card] if view.seats > 3 else box.end_points[card])


# -- workers and the Colosseum -----------------------------------------------------------------------


def workers(view: Roma, words: Words) -> list[str]:
    lines = [words("board-locations")]
    for at in range(TRAINING):
        spaces = [space_mark(view, at, space) for space in range(SLOTS)]
        lines.append(words("board-location", location=words(f"location-{LOCATIONS[at]}"), workers=" ".join(spaces)))
    return lines


def space_mark(view: Roma, at: int, space: int) -> str:
    """The worker on a space; a dot where one may stand, a cross where none may with so few players."""
    value = view.spaces[at * SLOTS + space]
    if value:
        return str(value)
    neutral = view.seats == 2 and space in view.box.neutral[at]
    return "·" if neutral or view.box.spaces[at][space] <= view.seats else "×"


def colosseum(view: Roma, words: Words, names: Sequence[str]) -> list[str]:
    box = view.box
    lines = [words("board-colosseum")]
    for space, cost in enumerate(box.loop):
        here = ", ".join(names[seat] for seat in range(view.seats) if view.colosseum[seat] == space)
        asked = price(cost, words)
        lines.append(words("board-space", space=space, honour=box.honour[space], price=asked, seats=here or "none"))
    return lines


# -- panels ------------------------------------------------------------------------------------------


def panel(view: Roma, seat: int, words: Words) -> Iterator[tuple[str, str]]:
    box = view.box
    goods = view.goods[seat * GOODS : seat * GOODS + GOODS]
    if view.boards[seat] < len(box.boards):
        yield words("panel-board"), words(f"board-{box.boards[view.boards[seat]]}")
        stock = [
            words("panel-stock-value", resource=words(f"resource-{name}"), count=goods[i], price=view.price(seat, i))
            for i, name in enumerate(RESOURCES[:BASICS])
        ]
        yield words("panel-stock"), ", ".join(stock)
    yield words("panel-denarii"), str(goods[DENARII])
    yield words("panel-surplus"), str(goods[SURPLUS])
    yield words("panel-workers"), hand(view, seat)
    training = view.training[seat * SPACES : seat * SPACES + SPACES]
    trained = [trained_worker(box, space, worker, words) for space, worker in enumerate(training) if worker]
    yield words("panel-training"), ", ".join(trained) or "—"
    political = words("panel-political-value", level=view.political[seat], slots=view.slots_open(seat))
    yield words("panel-political"), political
    yield words("panel-active"), patrons(view, view.active[seat], words)
    yield words("panel-left"), cards(view, [held for held in view.owned[seat] if not held & RIGHT], words)
    yield words("panel-right"), cards(view, [held for held in view.owned[seat] if held & RIGHT], words)
    yield words("panel-points"), str(sum(view.points[seat * POINTS : seat * POINTS + P_PATRONS]))
    if view.passed >> seat & 1:
        yield words("panel-passed"), words("panel-yes")


def trained_worker(box: RomaBox, space: int, worker: int, words: Words) -> str:
    ready = 0 if worker > WAITING else 1
    return words("panel-trained", value=worker & ~WAITING, shift=box.training_shift[space], ready=ready)


def hand(view: Roma, place: int) -> str:
    counts = view.reserve[place * ZONES : place * ZONES + ZONES]
    return " ".join(str(value + 1) for value, count in enumerate(counts) for _ in range(count)) or "—"


def patrons(view: Roma, active: Sequence[int], words: Words) -> str:
    names = [(words(f"card-{view.box.cards[card]}"), effect(view, card, words)) for card in active]
    shown = [words("panel-patron", card=name, effect=does) for name, does in names]
    return "; ".join(shown) or "—"


def cards(view: Roma, owned: Sequence[int], words: Words) -> str:
    shown = [owned_card(view, held, words) for held in owned]
    return "; ".join(shown) or "—"


def owned_card(view: Roma, held: int, words: Words) -> str:
    box = view.box
    card = held & CARD
    name = words(f"card-{box.cards[card]}")
    marks = [words(f"icon-{ICONS[box.icon[card]]}")]
    if box.influence[card]:
        marks.append(words("board-influence", count=box.influence[card]))
    if box.kind[card] == ZONE:
        marks.append(fragment(box, card, words))
    elif box.kind[card] == BUILDING:
        marks.append(pair(box, card, words))
    elif box.kind[card] == PATRON:
        marks.append(effect(view, card, words))
    name = f"{name} [{', '.join(marks)}]"
    return words("panel-spent", card=name) if held & SPENT else name


def neutral(view: Roma, seat: int, words: Words, names: Sequence[str]) -> Panel:
    title = words("panel-neutral", seat=names[seat])
    return Panel(title, ((words("panel-workers"), hand(view, view.seats + seat)),))
