"""At the near edge: what I have in stock, my Heroes and Wonders and my tokens; and the trade, which is everybody's."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final

from tabularium.draw.pieces import in_rows, mark, named, sign
from tabularium.draw.svg import circle, group, text, use
from tabularium.games.mare_nostrum import effects, names, packed, state, terms
from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.picture import layout
from tabularium.games.mare_nostrum.picture.faces import (
    NARROW,
    PLAQUE,
    SPOKEN,
    all_it_does,
    caption,
    plaque,
    spoken,
    token,
    trade_face,
)
from tabularium.games.mare_nostrum.picture.ground import STOCKED, mine_ground, trade_ground
from tabularium.games.mare_nostrum.picture.sight import Sight
from tabularium.games.mare_nostrum.steps.payment import PayToken
from tabularium.games.mare_nostrum.steps.placement import PIECE
from tabularium.games.mare_nostrum.steps.trade import Offers
from tabularium.kernel.picture import Area, Piece

ROW: Final = 12  # kinds of token in one row
FREE_STEP: Final = 84  # from one Trade token that may be played to the next
OFFERED: Final = 28  # the size of a token that is offered

# -- mine --------------------------------------------------------------------------------------------


def mine(sight: Sight) -> Area:
    pieces = (*stock(sight), *my_tiles(sight), *my_tokens(sight))
    ground = mine_ground(sight.box, sight.words)
    return Area("mine", sight.words("area-mine"), ground, pieces, "near", sight.viewer)


def stock(sight: Sight) -> Iterator[Piece]:
    """Pieces that are not on the board, to be bought and placed."""
    for k, item in enumerate(STOCKED):
        left = sight.view.stock[sight.viewer * state.STOCK + PIECE[item]]
        name = names.item(sight.words, item)
        says = sight.words("piece-stock", item=name, count=left, cost=sight.box.costs[item])
        key = f"stock-{terms.ITEMS[item]}"
        marks = mark("exhausted", not left)
        yield Piece(
            terms.ITEMS[item], key, layout.stock_x(k), 36, says, sight.viewer, left, touch=key, marks=marks, w=38, h=38
        )


def my_tiles(sight: Sight) -> Iterator[Piece]:
    """Heroes and Wonders as plaques in two rows, with what they add on the tracks; all they do is read large. The first
    Hero alone has room to say what it does."""
    copied = effects.copies(sight.view, sight.viewer)
    shown = [(tile, "mine") for tile in bits(sight.view.owned[sight.viewer])]
    shown += [(copied, "copied")] * (copied != terms.NO_TILE)
    if len(shown) == 1:
        tile = shown[0][0]
        yield my_tile(sight, tile, "mine", (386, 44), SPOKEN, spoken(sight.box, tile, sight.words))
        return
    step = layout.TILES_WIDTH / max(2, -(-len(shown) // 2))
    width = max(NARROW, step - 3)
    for k, (tile, place) in enumerate(shown):
        at = (layout.TILES_LEFT + width / 2 + step * (k // 2), 25 + 40 * (k % 2))
        yield my_tile(sight, tile, place, at, (width, PLAQUE), plaque(sight.box, tile, sight.words, width))


def my_tile(
    sight: Sight, tile: int, place: str, at: tuple[float, float], size: tuple[float, float], drawing: str
) -> Piece:
    word = sight.box.tiles[tile]
    key, message = (f"copy-{word}", "piece-copy") if place == "copied" else (f"tile-{word}", "piece-mine")
    says = sight.words(message, tile=names.tile(sight.box, sight.words, tile))
    reads = all_it_does(sight.box, tile, sight.words)
    return named("tile", key, at, size, says, drawing, place=place, reads=reads)


def my_tokens(sight: Sight) -> Iterator[Piece]:
    """What lies behind my screen, by name as long as there is room for names; what I have laid is marked."""
    view, seat = sight.view, sight.viewer
    laid = view.drafts[seat] if isinstance(view.agenda[-1] if view.agenda else None, Offers | PayToken) else ()
    held = view.goods[seat * terms.KINDS : (seat + 1) * terms.KINDS]
    kinds = [kind for kind in range(terms.KINDS) if held[kind]]
    rows = 1 if len(kinds) <= ROW else 2
    size = 36.0 if len(kinds) <= 7 else 32.0 if rows == 1 else 28.0
    per_row = max(1, -(-len(kinds) // rows))
    step = min(78.0, layout.TOKENS_WIDTH / per_row)
    for k, kind in enumerate(kinds):
        line, place = divmod(k, per_row)
        name = names.kind(sight.box, sight.words, kind)
        says = sight.words("piece-token", kind=name, count=held[kind])
        marks = mark("chosen", kind in laid)
        w, h, y, drawing = size, size, 109 + 38 * line, token(sight.box, kind, held[kind], size)
        if rows == 1:
            w, h, y = min(64.0, step - 9), 66.0, 129
            drawing = group(drawing, 0, -12) + caption(name, step, 21)
        at = (step * (place + 0.5) + 8, y)
        yield named("token", f"kind-{sight.box.kinds[kind]}", at, (w, h), says, drawing, seat=seat, marks=marks)
    if not kinds:
        says = sight.words("picture-no-token")
        at = (layout.NEAR[0] / 2, 130)
        yield named("empty", "kind-none", at, (200, 20), says, text(says, 0, 4, "words soft"), seat=seat, touch="")


# -- the trade ---------------------------------------------------------------------------------------


def trade(sight: Sight) -> Area:
    pieces = (*trade_tokens(sight), *offers(sight), *legendary(sight))
    return Area("trade", sight.words("area-trade"), trade_ground(sight.box, sight.seats, sight.words), pieces, "near")


def trade_tokens(sight: Sight) -> Iterator[Piece]:
    """Those on the slots, and beside them those the Trade Master may still play, each with both faces."""
    box, words, slots = sight.box, sight.words, sight.view.slots
    laid = [packed.token_of(slot) for slot in slots]
    for k, slot in enumerate(slots):
        name = names.trade_token(box, words, laid[k])
        says = words("piece-laid-token", token=name, face=packed.face_of(slot), slot=k + 1)
        at, drawing = (layout.trade_x(k), layout.TRADE_ROW), trade_face(packed.face_of(slot), True)
        yield named("trade-token", f"laid-{box.tokens[laid[k]]}", at, 36, says, drawing)
    free = [one for one in range(len(box.tokens)) if one not in laid]
    for k, one in enumerate(free):
        for side, face in enumerate(sorted(box.token_faces[one])):
            says = words("piece-face", token=names.trade_token(box, words, one), face=face)
            at = (206 + FREE_STEP * k + 36 * side, layout.TRADE_ROW)
            yield named("trade-face", f"face-{box.tokens[one]}-{face}", at, 34, says, trade_face(face, False))


def offers(sight: Sight) -> Iterator[Piece]:
    """What each player has face up, and how many Resources each has to offer."""
    for seat in range(sight.seats):
        yield offered_by(sight, seat)
        offer = sight.view.offers[seat]
        kinds = sorted(set(offer))
        spots = in_rows(len(kinds), 3, (layout.offer_x(sight.seats, seat), 113), 35, 34)
        for kind, at in zip(kinds, spots, strict=True):
            name, count = names.kind(sight.box, sight.words, kind), offer.count(kind)
            says = sight.words("piece-offered", kind=name, name=sight.names[seat], count=count)
            drawing = token(sight.box, kind, count, OFFERED)
            yield named("token", f"offer-{seat + 1}-{sight.box.kinds[kind]}", at, OFFERED - 1, says, drawing)


def offered_by(sight: Sight, seat: int) -> Piece:
    """Who offers, by name where there is room, and how much."""
    words, name, sizes = sight.words, sight.names[seat], sight.view.sizes
    size = words("board-size", count=sizes[seat]) if sizes else words("board-no-trade")
    drawing = sign(sight, seat, -38, 0, 18)
    drawing += text(words("picture-offers", count=sizes[seat]), 44, 5, "words small") if sizes else ""
    drawing += text(name, -21, 5, "words small start") if len(name) < 10 else ""
    at, says = (layout.offer_x(sight.seats, seat), 84), words("piece-offer", name=name, said=size)
    return named("offer", f"offer-{seat + 1}", at, (100, 20), says, drawing, seat=seat, touch=f"offers-{seat + 1}")


def legendary(sight: Sight) -> Iterator[Piece]:
    """The pile of Legendary Goods and what of them was discarded."""
    count, discard = len(sight.view.pile), sight.view.discard
    pile = circle(0, 0, 17, "coinface back") + use("hidden", 0, 0, 18, "sym") + text(str(count), 24, 5, "words small")
    says = sight.words("piece-pile", count=count)
    yield named("pile", "legendary-pile", (480, layout.TRADE_ROW), 36, says, pile, touch="pile")
    if discard:
        goods = ", ".join(names.good(sight.box, sight.words, good) for good in discard)
        drawing = token(sight.box, 2 * discard[-1] + 1, 1, 26) + text(str(len(discard)), 20, 5, "words small")
        says = sight.words("piece-discard", count=len(discard), goods=goods)
        yield named("discard", "legendary-discard", (530, layout.TRADE_ROW), 30, says, drawing, touch="discard")
