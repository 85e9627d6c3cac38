"""What lies on the board now."""

from __future__ import annotations

from collections.abc import Hashable, Iterator, Sequence

from tabularium.draw.pieces import either
from tabularium.draw.svg import circle, group, n, rect, use
from tabularium.games.ave_roma.box import LOCATIONS, ROMA, ROW_PLACES, ROWS, SLOTS, TRAINING, ZONES
from tabularium.games.ave_roma.faces import modifier
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
from tabularium.games.ave_roma.picture.reading import card_reads, place_reads
from tabularium.games.ave_roma.state import OFF, AveRoma, sender_on, value_on
from tabularium.games.ave_roma.steps.ending import FinalAction
from tabularium.games.ave_roma.steps.goods import ZoneResourceType
from tabularium.games.ave_roma.steps.locations import PropraetorHalf, PropraetorSecond
from tabularium.games.ave_roma.steps.placement import values_of
from tabularium.games.ave_roma.steps.turn import ChooseLocation, ChooseValue, ChooseWorker
from tabularium.games.ave_roma.steps.upkeep import RecoverWorkers
from tabularium.kernel.parts import eyes, part
from tabularium.kernel.picture import HOUSE_COLOURS, NUMERALS, Mark, Piece
from tabularium.kernel.presentation import Words
from tabularium.kernel.step import Step


def board_pieces(view: AveRoma, words: Words, names: Sequence[str]) -> Iterator[Piece]:
    """Part by part, with what each of them is made from; places and who stands there are drawn anew each time."""
    seen_by = eyes(view, words, names, view.box)
    for zone in range(ZONES):
        yield from zone_part(view, zone, words, names, seen_by)
    for at in range(TRAINING):
        yield place_piece(view, at, words)
        yield from helpers(view, at, words, names)
        yield from workers_at(view, at, words, names)
    yield from part(lambda: cards_in_rows(view, words), "rows", seen_by, *view.rows)
    sizes = tuple(view.deck_size(kind) for kind in range(ROWS + 1))
    yield from part(lambda: decks(view, words), "decks", seen_by, sizes, *view.tops)
    tracks = (view.order, view.passed, tuple(view.colosseum), tuple(view.political))
    yield from part(lambda: track_pieces(view, words, names), "tracks", seen_by, *tracks)


def zone_part(view: AveRoma, zone: int, words: Words, names: Sequence[str], seen_by: Hashable) -> tuple[Piece, ...]:
    step = view.agenda[-1] if view.agenda else None
    goods = view.value == zone + 1 and isinstance(step, (PropraetorSecond, ZoneResourceType))
    drawn = view.refill == zone + 1 and view.deck_size(0)
    return part(
        lambda: zone_pieces(view, zone, words, names),
        "zone", seen_by, zone, view.zones[zone], view.is_high(zone), view.brown[zone], tuple(view.cubes[zone::ZONES]),
        drawn, halves_count(view, step, zone), goods,
    )  # fmt: skip


def cards_in_rows(view: AveRoma, words: Words) -> Iterator[Piece]:
    for row in range(ROWS):
        yield from row_pieces(view, row, words)


# -- zones --------------------------------------------------------------------------------------------


def zone_pieces(view: AveRoma, zone: int, words: Words, names: Sequence[str]) -> Iterator[Piece]:
    x, y = layout.zone_at(zone)
    key = f"zone-{zone + 1}"
    middle = (x + layout.ZONE_W / 2, y + layout.ZONE_H / 2)
    yield Piece(
        "zone", key, *middle, words("piece-zone", zone=zone + 1), touch=key, w=layout.ZONE_W, h=layout.ZONE_H,
        outline=frame(layout.ZONE_W, layout.ZONE_H),
    )  # fmt: skip
    yield from card_of_zone(view, zone, words)
    level = view.brown[zone]
    says = words("piece-brown", zone=zone + 1, level=level)
    cube = use("support", 0, 0, 17, "brown")
    yield Piece("brown", f"{key}-brown", *layout.brown_at(zone, level), says, on=key, w=15, h=15, drawing=cube)
    ground = 0
    for seat in range(view.seats):
        level = view.cubes[seat * ZONES + zone]
        if level == OFF:
            continue
        at = layout.cube_at(zone, level, ground)
        ground += level == 0
        says = words("piece-cube", seat=names[seat], zone=zone + 1, level=level)
        yield Piece("support", f"{key}-{level}", *at, says, seat, on=key, w=18, h=18)


def card_of_zone(view: AveRoma, zone: int, words: Words) -> Iterator[Piece]:
    card = view.zones[zone]
    key = f"zone-{zone + 1}"
    high = view.is_high(zone)
    if card == view.box.none:
        if view.refill == zone + 1 and view.deck_size(0):
            says = words("piece-zone-waiting", zone=zone + 1)
            drawing = use("deck", 0, 0, 34, "faint")
            yield Piece("waiting", key, *layout.zone_card_at(zone, False), says, on=key, w=40, h=40, drawing=drawing)
        return
    name = words(f"card-{view.box.cards[card]}")
    position = words("board-high" if high else "board-low")
    says = words("piece-zone-card", card=name, zone=zone + 1, position=position)
    at = layout.zone_card_at(zone, high)
    w, h = layout.ZONE_CARD
    yield Piece(
        "zone-card", key, *at, says, id=f"card-{view.box.cards[card]}", touch=f"zone-card-{zone + 1}", on=key, w=w, h=h,
        drawing=either(zone_card(view.box, card, words), zone_card_afar(view.box, card)),
        reads=card_reads(view, card, words), was="zone-back",
    )  # fmt: skip
    yield from parts_of_card(view, zone, card, at, words)


def parts_of_card(view: AveRoma, zone: int, card: int, at: layout.Point, words: Words) -> Iterator[Piece]:
    """What of the card can be chosen now: a half, or a resource."""
    step = view.agenda[-1] if view.agenda else None
    w, _ = layout.ZONE_CARD
    if halves_count(view, step, zone):
        for half, word in enumerate(HALVES):
            key = f"half-{zone + 1}-{word}"
            says = words(f"piece-half-{word}", zone=zone + 1)
            yield Piece(
                "half", key, at[0], at[1] - 10 + 24 * half, says, touch=key, on=f"zone-card-{zone + 1}", w=w - 6, h=22,
                outline=frame(w - 6, 22),
            )  # fmt: skip
    elif view.value == zone + 1 and isinstance(step, (PropraetorSecond, ZoneResourceType)):
        for k, resource in enumerate(view.box.resources[card]):
            word = ("wood", "stone", "cattle", "wheat", "iron", "wine")[resource]
            says = words("piece-gain", resource=words(f"the-{word}"), zone=zone + 1)
            x, y = at[0] - 16 + 32 * (k % 2), at[1] - 10 + 24 * (k // 2)
            yield Piece(
                "gain", f"gain-{word}-{k}", x, y, says, touch=f"gain-{word}", on=f"zone-card-{zone + 1}", w=22, h=22,
                drawing=circle(0, 0, 12, "pick"),
            )  # fmt: skip


def halves_count(view: AveRoma, step: Step[AveRoma] | None, zone: int) -> bool:
    """Whether the halves of a Zone card can be taken now, or by a worker that can still be sent."""
    if isinstance(step, ChooseWorker):
        return step.seat == view.viewer and (
            view.reserve[step.seat * ZONES + zone] > 0 or zone + 1 in trained_values(view, step.seat)
        )
    if isinstance(step, ChooseValue):
        return step.seat == view.viewer and zone + 1 in values_of(view, step.seat, step.space)
    if isinstance(step, FinalAction):
        return step.seat == view.viewer
    if isinstance(step, ChooseLocation):
        return step.seat == view.viewer and step.value == zone + 1
    return isinstance(step, PropraetorHalf) and view.value == zone + 1


# -- places and workers -------------------------------------------------------------------------------


def place_piece(view: AveRoma, at: int, words: Words) -> Piece:
    """A place as ground that can be touched."""
    name = LOCATIONS[at]
    key = f"place-{name}"
    if at in ROW_PLACES:
        x, y = layout.row_at(ROW_PLACES.index(at))
        w, h = layout.ROW_W, layout.ROW_H
    else:
        x, y = layout.PLACES[at]
        w, h = layout.place_size(at)
    says = words("piece-place", location=words(f"location-{name}"))
    return Piece(
        "place", key, x + w / 2, y + h / 2, says, touch=key, w=w, h=h,
        outline=layout.ROMA_LINE if at == ROMA else frame(w, h), reads=place_reads(view, at, words),
    )  # fmt: skip


def frame(w: float, h: float) -> str:
    """The outline of a ground that can be touched, around 0 0."""
    return f"M{n(-w / 2)} {n(-h / 2)}h{n(w)}v{n(h)}h{n(-w)}z"


def helpers(view: AveRoma, at: int, words: Words, names: Sequence[str]) -> Iterator[Piece]:
    """What the viewer's active patrons add at a place, in its upper right corner."""
    seat = view.viewer
    if not 0 <= seat < view.seats:
        return
    name = LOCATIONS[at]
    helping = [card for card in view.active[seat] if view.box.mod_at[card] == at]
    for k, card in enumerate(helping):
        if at in ROW_PLACES:
            x, y = layout.row_at(ROW_PLACES.index(at))
            x, y = x + layout.ROW_W - 20 - 36 * k, y + 15
        else:
            x, y = layout.PLACES[at]
            x, y = x + layout.PLACE_W - 20 - 36 * k, y + 24
        says = words(
            "piece-help",
            card=words(f"card-{view.box.cards[card]}"),
            seat=names[seat],
            location=words(f"location-{name}"),
        )
        sign = group(modifier_sign(view.box, card), cls="onroom")
        yield Piece(
            "help", f"help-{name}-{k}", x, y, says, on=f"place-{name}", w=32, h=20, drawing=sign,
            reads=(modifier(view.box, card, words),),
        )  # fmt: skip


def workers_at(view: AveRoma, at: int, words: Words, names: Sequence[str]) -> Iterator[Piece]:
    name = LOCATIONS[at]
    step = view.agenda[-1] if view.agenda else None
    taking = isinstance(step, RecoverWorkers) and step.at == at
    for space in range(SLOTS):
        standing = view.spaces[at * SLOTS + space]
        if not standing:
            continue
        value, hand = value_on(standing), sender_on(standing)
        seat, neutral = hand % view.seats, hand >= view.seats
        key = "piece-neutral-worker" if neutral else "piece-worker"
        where = words(f"location-{name}")
        says = words(key, value=value, seat=names[seat], location=where, space=space + 1)
        x, y = layout.space_at(at, space)
        y += 3 if at in ROW_PLACES else 0
        drawing = worker(value, seat, NUMERALS[seat], HOUSE_COLOURS[seat], neutral, 30)
        if at in ROW_PLACES:  # from afar the values of a space are wider than who stands there
            drawing = group(rect(-32, -18, 64, 38, "space", 19), cls="from-afar-only") + drawing
        touch = f"at-{name}-{value}" if taking else ""
        if taking:
            says = words("piece-take", value=value, location=where)
        yield Piece(
            f"worker-{value}", f"{name}-{space}", x, y, says, seat, value, touch=touch, on=f"place-{name}", w=28, h=28,
            drawing=drawing,
        )  # fmt: skip


# -- rows ---------------------------------------------------------------------------------------------


def row_pieces(view: AveRoma, row: int, words: Words) -> Iterator[Piece]:
    name = LOCATIONS[ROW_PLACES[row]]
    where = words(f"location-{name}")
    w, h = layout.ROW_CARD
    for slot in range(SLOTS):
        card = view.rows[row * SLOTS + slot]
        if card == view.box.none:
            continue
        key = f"card-{view.box.cards[card]}"
        says = words("piece-row-card", card=words(key), location=where, slot=slot + 1)
        yield Piece(
            "row-card", f"{name}-slot-{slot}", *layout.slot_at(row, slot), says, id=key, touch=key, on=f"place-{name}",
            w=w, h=h, drawing=either(row_card(view.box, card, words), row_card_afar(view.box, card)),
            reads=card_reads(view, card, words), was=f"{name}-back",
        )  # fmt: skip


def decks(view: AveRoma, words: Words) -> Iterator[Piece]:
    """The decks with what is left of them; in the advanced mode their top cards lie face up."""
    size = view.deck_size(0)
    if size:
        drawing = pile("h-zone", "basket", 34, size)
        yield Piece(
            "zone-back", "zone-deck", *layout.ZONE_DECK, words("piece-zone-deck", count=size), number=size, w=34, h=48,
            drawing=drawing,
        )  # fmt: skip
    for row in range(ROWS):
        name = LOCATIONS[ROW_PLACES[row]]
        size = view.deck_size(row + 1)
        if not size:
            continue
        says = words("piece-deck", location=words(f"location-{name}"), count=size)
        x, y = layout.deck_at(row)
        top = view.tops[row]
        if top != view.box.none:
            key = f"card-{view.box.cards[top]}"
            w, h = layout.ROW_CARD
            shown = words("piece-top", card=words(key), location=words(f"location-{name}"), count=size)
            drawing = either(row_card(view.box, top, words), row_card_afar(view.box, top)) + count_dot(
                size, 0, h / 2 + 3, h / 2 + 20
            )
            yield Piece(
                "row-card", f"{name}-top", x, y, shown, id=key, w=w, h=h, drawing=drawing,
                reads=card_reads(view, top, words), was=f"{name}-back",
            )  # fmt: skip
        else:
            hue = f"h-{('building', 'war', 'patron')[row]}"
            art = ("builder", "legion", "senator")[row]
            yield Piece(
                f"{name}-back", f"{name}-deck", x, y, says, number=size, w=82, h=115, drawing=pile(hue, art, 82, size)
            )


# -- tracks -------------------------------------------------------------------------------------------


def track_pieces(view: AveRoma, words: Words, names: Sequence[str]) -> Iterator[Piece]:
    for place, seat in enumerate(view.order):
        key = "piece-order-passed" if view.has_passed(seat) else "piece-order"
        says = words(key, seat=names[seat], place=place + 1)
        marks: tuple[Mark, ...] = ("exhausted",) if view.has_passed(seat) else ()
        drawing = token(seat, 24)
        yield Piece(
            "order", "order", *layout.order_at(place), says, seat, id=f"order-{seat + 1}", w=24, h=24, drawing=drawing,
            marks=marks,
        )  # fmt: skip
    around = len(view.box.loop)
    on_space: dict[int, int] = {}
    on_level: dict[int, int] = {}
    for seat in range(view.seats):
        space, level = view.colosseum[seat], view.political[seat]
        place = on_space[space] = on_space.get(space, -1) + 1
        says = words("piece-marker", seat=names[seat], space=space)
        yield Piece(
            "marker", f"loop-{space}", *layout.marker_at(around, space, place), says, seat, id=f"marker-{seat + 1}",
            on="place-roma", w=14, h=14, drawing=token(seat, 16),
        )  # fmt: skip
        place = on_level[level] = on_level.get(level, -1) + 1
        says = words("piece-political", seat=names[seat], level=level)
        touch = f"political-{seat + 1}"
        at = layout.political_marker_at(level, place)
        yield Piece(
            "political", f"political-{level}", *at, says, seat, id=touch, touch=touch, w=15, h=15,
            drawing=token(seat, 16),
        )  # fmt: skip
