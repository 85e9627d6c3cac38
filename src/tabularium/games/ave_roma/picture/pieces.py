"""What lies on the board now."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabularium.draw.pieces import either, mark, named, outlined
from tabularium.draw.svg import circle, group, rect, use
from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.faces import card_reads, modifier, name_of
from tabularium.games.ave_roma.picture import layout
from tabularium.games.ave_roma.picture.faces import (
    count_dot,
    modifier_sign,
    pile,
    row_card,
    row_card_afar,
    token,
    worker,
    zone_card,
    zone_card_afar,
)
from tabularium.games.ave_roma.picture.paths import HALVES, trained_values
from tabularium.games.ave_roma.picture.sight import Setting, Sight
from tabularium.games.ave_roma.previews import location
from tabularium.games.ave_roma.state import is_ready, sender_on, value_on
from tabularium.games.ave_roma.steps.ending import FinalAction
from tabularium.games.ave_roma.steps.goods import ZoneResourceType
from tabularium.games.ave_roma.steps.locations import PropraetorHalf, PropraetorSecond
from tabularium.games.ave_roma.steps.placement import place_blocked, values_of
from tabularium.games.ave_roma.steps.turn import ChooseLocation, ChooseValue, ChooseWorker
from tabularium.games.ave_roma.steps.upkeep import RecoverWorkers
from tabularium.kernel.picture import Piece
from tabularium.kernel.sight import part

DECK_ART: Final = (("building", "builder"), ("war", "legion"), ("patron", "senator"))  # hue and symbol, by row
HELP_STEP: Final = 36  # from one patron that helps at a place to the next


def board_pieces(sight: Sight) -> Iterator[Piece]:
    """Places and who stands there are drawn anew each time, all else only when it changed."""
    view = sight.view
    for zone in range(terms.ZONES):
        drawn = view.refill == zone + 1 and view.deck_size(0) > 0
        cubes = tuple(view.cubes[zone :: terms.ZONES])
        choice = can_choose(sight, zone)
        yield from zone_pieces(
            sight, zone, view.zones[zone], view.is_high(zone), view.brown[zone], cubes, drawn, choice
        )
    for at in range(terms.TRAINING):
        yield place_piece(sight, at)
        yield from helpers(sight, at)
        yield from workers_at(sight, at)
    yield from cards_in_rows(sight, tuple(view.rows))
    yield from decks(sight, tuple(view.deck_size(kind) for kind in range(terms.ROWS + 1)), tuple(view.tops))
    yield from turn_order(sight, view.order, view.passed)
    yield from markers(sight, tuple(view.colosseum), tuple(view.political))


# -- zones --------------------------------------------------------------------------------------------


@part
def zone_pieces(
    sight: Sight, zone: int, card: int, high: bool, brown: int, cubes: tuple[int, ...], drawn: bool, choice: str
) -> Iterator[Piece]:
    """A zone: its card, or that one will be drawn; the brown cube, and the cubes of the seats."""
    key = f"zone-{zone + 1}"
    x, y = layout.zone_at(zone)
    size = (layout.ZONE_W, layout.ZONE_H)
    says = sight.words("piece-zone", zone=zone + 1)
    yield outlined("zone", key, (x + size[0] / 2, y + size[1] / 2), size, says)
    if card != sight.box.none:
        yield from zone_card_pieces(sight, zone, card, high, choice)
    elif drawn:
        says, drawing = sight.words("piece-zone-waiting", zone=zone + 1), use("deck", 0, 0, 34, "faint")
        yield Piece("waiting", key, *layout.zone_card_at(zone, False), says, on=key, w=40, h=40, drawing=drawing)
    says, drawing = sight.words("piece-brown", zone=zone + 1, level=brown), use("support", 0, 0, 17, "brown")
    yield Piece("brown", f"{key}-brown", *layout.brown_at(zone, brown), says, on=key, w=15, h=15, drawing=drawing)
    below = 0
    for seat, level in enumerate(cubes):
        if level != state.OFF:
            at = layout.cube_at(zone, level, below)
            below += level == 0
            says = sight.words("piece-cube", seat=sight.names[seat], zone=zone + 1, level=level)
            yield Piece("support", f"{key}-{level}", *at, says, seat, on=key, w=18, h=18)


def zone_card_pieces(sight: Sight, zone: int, card: int, high: bool, choice: str) -> Iterator[Piece]:
    """A Zone card, and what of it can be chosen now: a half, or a resource."""
    box, words, on = sight.box, sight.words, f"zone-card-{zone + 1}"
    key, place = f"card-{box.cards[card]}", f"zone-{zone + 1}"
    position = words("board-high" if high else "board-low")
    says = words("piece-zone-card", card=words(key), zone=zone + 1, position=position)
    x, y = layout.zone_card_at(zone, high)
    drawing = either(zone_card(box, card, words), zone_card_afar(box, card))
    reads = card_reads(sight.view, card, words)
    size = layout.ZONE_CARD
    yield named(
        "zone-card", key, (x, y), size, says, drawing, place=place, touch=on, on=place, reads=reads, was="zone-back"
    )
    if choice == "half":
        for half, word in enumerate(HALVES):
            says = words(f"piece-half-{word}", zone=zone + 1)
            yield outlined("half", f"half-{zone + 1}-{word}", (x, y - 10 + 24 * half), (size[0] - 6, 22), says, on=on)
    elif choice == "good":
        for k, resource in enumerate(box.resources[card]):
            word = terms.RESOURCES[resource]
            says = words("piece-gain", resource=words(f"the-{word}"), zone=zone + 1)
            at = (x - 16 + 32 * (k % 2), y - 10 + 24 * (k // 2))
            pick = circle(0, 0, 12, "pick")
            yield Piece("gain", f"gain-{word}-{k}", *at, says, touch=f"gain-{word}", on=on, w=22, h=22, drawing=pick)


def can_choose(sight: Sight, zone: int) -> str:
    """What of a Zone card can be taken now: a half, also by a worker that can still be sent, or a good."""
    view, step = sight.view, sight.step
    if has_halves(sight, zone):
        return "half"
    return "good" if view.value == zone + 1 and isinstance(step, (PropraetorSecond, ZoneResourceType)) else ""


def has_halves(sight: Sight, zone: int) -> bool:
    view, step = sight.view, sight.step
    if isinstance(step, PropraetorHalf):
        return view.value == zone + 1
    if not isinstance(step, ChooseWorker | ChooseValue | FinalAction | ChooseLocation) or step.seat != sight.viewer:
        return False
    if isinstance(step, ChooseWorker):
        return view.reserve[step.seat * terms.ZONES + zone] > 0 or zone + 1 in trained_values(view, step.seat)
    if isinstance(step, ChooseValue):
        return zone + 1 in values_of(view, step.seat, step.space)
    return isinstance(step, FinalAction) or step.value == zone + 1


# -- places and workers -------------------------------------------------------------------------------


def place_piece(sight: Sight, at: int) -> Piece:
    """A place as ground that can be touched."""
    name = terms.LOCATIONS[at]
    x, y, w, h = layout.place_box(at)
    says = sight.words("piece-place", location=sight.words(f"location-{name}"))
    line = layout.ROMA_LINE if at == terms.ROMA else ""
    middle = (x + w / 2, y + h / 2)
    return outlined("place", f"place-{name}", middle, (w, h), says, line, reads=place_reads(sight, at))


def place_reads(sight: Sight, at: int) -> tuple[str, ...]:
    """What a place does, what the viewer's patrons add, and what each of its workers would find there."""
    view, box, words, seat = sight.view, sight.box, sight.words, sight.viewer
    reads = [words(f"about-{terms.LOCATIONS[at]}", rate=box.quaestor_rate, most=box.purchases)]
    if not sight.is_seated or not view.agenda:
        return tuple(reads)
    helps = [card for card in view.active[seat] if box.mod_at[card] == at]
    reads.extend(
        words("reads-patron", card=name_of(view, card, words), effect=modifier(box, card, words)) for card in helps
    )
    step = sight.step
    if isinstance(step, ChooseWorker) and step.seat == seat:
        for value in range(1, terms.ZONES + 1):
            if not view.reserve[seat * terms.ZONES + value - 1]:
                continue
            if place_blocked(view, seat, at, value, 0):
                reads.append(words("reads-shut", value=value))
            else:
                reads.append(words("reads-open", value=value, found=location(sight, seat, at, value)))
        reads.extend(trained_reads(sight, at))
    return tuple(reads)


def trained_reads(sight: Sight, at: int) -> Iterator[str]:
    """What trained workers would find at a place, as each value that no worker of the reserve has."""
    view, seat = sight.view, sight.viewer
    ready = [space for space in range(terms.SPACES) if is_ready(view.training[seat * terms.SPACES + space])]
    for value in sorted(trained_values(view, seat)):
        ways = [space for space in ready if value in values_of(view, seat, space)]
        goes = any(not place_blocked(view, seat, at, value, space + 1) for space in ways)
        if goes and not view.reserve[seat * terms.ZONES + value - 1]:
            found = location(sight, seat, at, value)
            yield sight.words("reads-trained", value=value, found=found)


def helpers(sight: Sight, at: int) -> Iterator[Piece]:
    """What the viewer's active patrons add at a place, in its upper right corner."""
    if not sight.is_seated:
        return
    box, words, name = sight.box, sight.words, terms.LOCATIONS[at]
    helping = [card for card in sight.view.active[sight.viewer] if box.mod_at[card] == at]
    for k, card in enumerate(helping):
        right, y = layout.help_at(at)
        place = words(f"location-{name}")
        says = words(
            "piece-help", card=words(f"card-{box.cards[card]}"), seat=sight.names[sight.viewer], location=place
        )
        drawing = group(modifier_sign(box, card), cls="onroom")
        key, x, reads = f"help-{name}-{k}", right - HELP_STEP * k, (modifier(box, card, words),)
        yield Piece("help", key, x, y, says, on=f"place-{name}", w=32, h=20, drawing=drawing, reads=reads)


def workers_at(sight: Sight, at: int) -> Iterator[Piece]:
    """Those who stand at a place, with their values."""
    name, words, step = terms.LOCATIONS[at], sight.words, sight.step
    taking = isinstance(step, RecoverWorkers) and step.at == at
    for space in range(terms.SLOTS):
        standing = sight.view.spaces[at * terms.SLOTS + space]
        if not standing:
            continue
        value, hand = value_on(standing), sender_on(standing)
        seat, neutral = hand % sight.seats, hand >= sight.seats
        key, where = "piece-neutral-worker" if neutral else "piece-worker", words(f"location-{name}")
        says = words(key, value=value, seat=sight.names[seat], location=where, space=space + 1)
        x, y = layout.space_at(at, space)
        drawing = worker(value, seat, sight.letters[seat], sight.colours[seat], neutral, 30)
        if at in terms.ROW_PLACES:  # from afar the values of a space are wider than who stands there
            y += 3
            drawing = group(rect(-32, -18, 64, 38, "space", 19), cls="from-afar-only") + drawing
        if taking:
            says = words("piece-take", value=value, location=where)
        touch, on = f"at-{name}-{value}" if taking else "", f"place-{name}"
        kind, place = f"worker-{value}", f"{name}-{space}"
        yield Piece(kind, place, x, y, says, seat, value, touch=touch, on=on, w=28, h=28, drawing=drawing)


# -- rows ---------------------------------------------------------------------------------------------


@part
def cards_in_rows(sight: Sight, rows: tuple[int, ...]) -> Iterator[Piece]:
    for place, card in enumerate(rows):
        row, slot = divmod(place, terms.SLOTS)
        if card != sight.box.none:
            name, key = terms.LOCATIONS[terms.ROW_PLACES[row]], f"card-{sight.box.cards[card]}"
            where = sight.words(f"location-{name}")
            says = sight.words("piece-row-card", card=sight.words(key), location=where, slot=slot + 1)
            yield row_card_piece(sight, row, card, layout.slot_at(row, slot), f"slot-{slot}", says)


def row_card_piece(sight: Sight, row: int, card: int, at: layout.Point, place: str, says: str, dot: str = "") -> Piece:
    """A card of a row, in a slot or on its deck; there it is not taken."""
    name, key = terms.LOCATIONS[terms.ROW_PLACES[row]], f"card-{sight.box.cards[card]}"
    drawing = (
        either(row_card(sight.box, card, sight.words, sight.seats), row_card_afar(sight.box, card, sight.seats)) + dot
    )
    reads = card_reads(sight.view, card, sight.words)
    touch, on = ("", "") if dot else (key, f"place-{name}")
    return named(
        "row-card", key, at, layout.ROW_CARD, says, drawing, place=f"{name}-{place}", touch=touch, on=on, reads=reads,
        was=f"{name}-back",
    )  # fmt: skip


@part
def decks(sight: Sight, sizes: tuple[int, ...], tops: tuple[int, ...]) -> Iterator[Piece]:
    """The decks with what is left of them; in the advanced mode their top cards lie face up."""
    size = sizes[0]
    if size:
        says, drawing = sight.words("piece-zone-deck", count=size), pile("h-zone", "basket", 34, size)
        yield Piece("zone-back", "zone-deck", *layout.ZONE_DECK, says, number=size, w=34, h=48, drawing=drawing)
    for row, (size, top) in enumerate(zip(sizes[1:], tops, strict=True)):
        name = terms.LOCATIONS[terms.ROW_PLACES[row]]
        where, at = sight.words(f"location-{name}"), layout.deck_at(row)
        if size and top != sight.box.none:
            card, below = sight.words(f"card-{sight.box.cards[top]}"), layout.ROW_CARD[1] / 2
            says = sight.words("piece-top", card=card, location=where, count=size)
            yield row_card_piece(sight, row, top, at, "top", says, count_dot(size, 0, below + 3, below + 20))
        elif size:
            hue, art = DECK_ART[row]
            says, drawing = sight.words("piece-deck", location=where, count=size), pile(f"h-{hue}", art, 82, size)
            yield Piece(f"{name}-back", f"{name}-deck", *at, says, number=size, w=82, h=115, drawing=drawing)


# -- tracks -------------------------------------------------------------------------------------------


@part
def turn_order(setting: Setting, order: tuple[int, ...], passed: int) -> Iterator[Piece]:
    for place, seat in enumerate(order):
        gone = (passed >> seat) & 1
        says = setting.words("piece-order-passed" if gone else "piece-order", seat=setting.names[seat], place=place + 1)
        marks = mark("exhausted", gone == 1)
        key, at, drawing = f"order-{seat + 1}", layout.order_at(place), token(setting, seat, 24)
        yield named("order", key, at, 24, says, drawing, seat=seat, place="order", touch="", marks=marks)


@part
def markers(setting: Setting, colosseum: tuple[int, ...], political: tuple[int, ...]) -> Iterator[Piece]:
    """Where each seat stands around the Colosseum and on the political track."""
    words, around = setting.words, len(setting.box.loop)
    for seat, (space, level) in enumerate(zip(colosseum, political, strict=True)):
        drawing = token(setting, seat, 16)
        says = words("piece-marker", seat=setting.names[seat], space=space)
        at = layout.marker_at(around, space, colosseum[:seat].count(space))
        key, place = f"marker-{seat + 1}", f"loop-{space}"
        yield named("marker", key, at, 14, says, drawing, seat=seat, place=place, touch="", on="place-roma")
        says = words("piece-political", seat=setting.names[seat], level=level)
        at = layout.political_marker_at(level, political[:seat].count(level))
        key, place = f"political-{seat + 1}", f"political-{level}"
        yield named("political", key, at, 15, says, drawing, seat=seat, place=place)
