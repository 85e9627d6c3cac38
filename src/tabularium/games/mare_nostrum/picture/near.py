"""At the near edge: what I have in stock, my Heroes and Wonders and my tokens; and the trade, which is everybody's."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from tabularium.draw.pieces import GOODS as CHIPS
from tabularium.draw.pieces import thing
from tabularium.draw.svg import circle, group, path, rect, text, use, wrapped
from tabularium.games.mare_nostrum import effects, faces, names
from tabularium.games.mare_nostrum.box import (
    FORTRESS,
    INFLUENCE,
    ITEMS,
    KINDS,
    LEGION,
    NO_TILE,
    TAX,
    TRIREME,
    MareNostrumBox,
    bits,
)
from tabularium.games.mare_nostrum.packed import face_of, good_of, is_legendary, token_of
from tabularium.games.mare_nostrum.picture.colours import sign
from tabularium.games.mare_nostrum.picture.sea import symbol_of
from tabularium.games.mare_nostrum.state import STOCK, MareNostrum
from tabularium.games.mare_nostrum.steps.payment import PayToken
from tabularium.games.mare_nostrum.steps.placement import PIECE
from tabularium.games.mare_nostrum.steps.trade import Offers
from tabularium.kernel.picture import Area, Ground, Mark, Piece
from tabularium.kernel.presentation import Words

WIDTH: Final = 560
HEIGHT: Final = 170
ROW: Final = 12  # kinds of token in one row
LARGE: Final = 66  # room for a name in larger type
TRADE_ROW: Final = 28  # the middle of the Trade tokens
PLAQUE: Final = 37.0  # how high a tile lies among others, and how wide at the least
NARROW: Final = 108.0
FACE: Final = (285.0, 68.0)
SPOKEN: Final = (328.0, 72.0)
STOCKED: Final = (LEGION, TRIREME, FORTRESS, INFLUENCE)
TILE_ART: Final = {
    "caesar": "crown", "cleopatra": "jewel", "hammurabi": "influence", "hannibal": "swords", "pericles": "legion",
    "antigone": "basket", "castor_pollux": "partisan", "circe": "caravan", "gilgamesh": "fortress", "hamilcar": "plot",
    "hercules": "lion", "nebuchadnezzar": "imperium", "penthesilea": "soldier", "perseus": "authority",
    "ramses_ii": "glory", "queen_of_sheba": "charisma", "spartacus": "gladiator", "colossus": "overseer",
    "lighthouse": "trireme", "temple_of_artemis": "temple", "hanging_gardens": "grain", "statue_of_zeus": "laurel",
    "pyramids": "legacy",
}  # fmt: skip


# -- mine --------------------------------------------------------------------------------------------


def mine(view: MareNostrum, words: Words) -> Area:
    seat = view.viewer
    pieces = (*stock(view, seat, words), *my_tiles(view, seat, words), *my_tokens(view, seat, words))
    return Area("mine", words("area-mine"), mine_ground(view.box, words), pieces, "near", seat)


@cache
def mine_ground(box: MareNostrumBox, words: Words) -> Ground:
    drawn = [
        rect(0, 0, WIDTH, HEIGHT, "parchment", 8),
        path(f"M10 88h{WIDTH - 20}M214 8v72", "gilt"),
        *(
            text(words("picture-cost", cost=box.costs[item]), 34 + 50 * k, 78, "words soft small")
            for k, item in enumerate(STOCKED)
        ),
    ]
    return Ground("mine", WIDTH, HEIGHT, "".join(drawn))


def stock(view: MareNostrum, seat: int, words: Words) -> Iterator[Piece]:
    """Pieces that are not on the board, to be bought and placed."""
    for k, item in enumerate(STOCKED):
        left = view.stock[seat * STOCK + PIECE[item]]
        says = words("piece-stock", item=names.item(words, item), count=left, cost=view.box.costs[item])
        key = f"stock-{ITEMS[item]}"
        marks: tuple[Mark, ...] = () if left else ("exhausted",)
        yield Piece(ITEMS[item], key, 34 + 50 * k, 36, says, seat, left, touch=key, marks=marks, w=38, h=38)


def my_tiles(view: MareNostrum, seat: int, words: Words) -> Iterator[Piece]:
    """Heroes and Wonders as plaques in two rows, with what they add on the tracks; all they do is read large."""
    copied = effects.copies(view, seat)
    shown = [(tile, "mine") for tile in bits(view.owned[seat])] + [(copied, "copied")] * (copied != NO_TILE)
    if len(shown) == 1:
        yield only_tile(view, shown[0][0], words)
        return
    columns = max(2, -(-len(shown) // 2))
    step, width = 334 / columns, max(NARROW, 334 / columns - 3)
    for k, (tile, place) in enumerate(shown):
        word = view.box.tiles[tile]
        says = words("piece-copy" if place == "copied" else "piece-mine", tile=names.tile(view.box, words, tile))
        key = f"{'copy' if place == 'copied' else 'tile'}-{word}"
        x, y = (222 + width / 2 + step * (k // 2), 25 + 40 * (k % 2))
        drawing, reads = plaque(view.box, tile, words, width), all_it_does(view.box, tile, words)
        yield Piece("tile", place, x, y, says, id=key, touch=key, w=width, h=PLAQUE, drawing=drawing, reads=reads)


def only_tile(view: MareNostrum, tile: int, words: Words) -> Piece:
    """The first Hero alone has room to say what it does."""
    key = f"tile-{view.box.tiles[tile]}"
    says = words("piece-mine", tile=names.tile(view.box, words, tile))
    drawing, reads = spoken(view.box, tile, words), all_it_does(view.box, tile, words)
    return Piece(
        "tile", "mine", 386, 44, says, id=key, touch=key, w=SPOKEN[0], h=SPOKEN[1], drawing=drawing, reads=reads
    )


@cache
def spoken(box: MareNostrumBox, tile: int, words: Words) -> str:
    """Its picture, its name and its power, in type that is read without looking closer."""
    w, h = SPOKEN
    left = 66 - w / 2
    does = wrapped(faces.power(box, tile, words), 40)
    return "".join(
        (
            rect(-w / 2, -h / 2, w, h, "plaque", 6),
            rect(-w / 2 + 2.5, -h / 2 + 2.5, 54, h - 5, "h-mn", 5),
            use(art_of(box, tile), -w / 2 + 29.5, 0, 42, "bust"),
            text(names.tile(box, words, tile), left, -h / 2 + 18, "tilename start large"),
            *(text(line, left, -h / 2 + 35 + 14 * k, "does start large") for k, line in enumerate(does)),
        )
    )


@cache
def plaque(box: MareNostrumBox, tile: int, words: Words, w: float) -> str:
    """A tile lying on its side: its picture, its name, and what it adds on the tracks."""
    h, wide = PLAQUE, w > 1.4 * NARROW
    lines = wrapped(names.tile(box, words, tile), 18 if wide else 13)[:2]
    added = [symbol for symbol, count in tracks_of(box, tile) for _ in range(count)]
    first = (-2.5 if added else 3.5) if len(lines) == 1 else (-6.0 if added else -2.5)
    cls = " wide" if wide else " narrow" if max(map(len, lines)) > 12 else ""
    left = 36 - w / 2
    said = "".join(text(line, left, first + 10.5 * k, f"plaquename start{cls}") for k, line in enumerate(lines))
    signs = "".join(use(symbol, left + 5 + 12 * k, h / 2 - 7, 10, "added") for k, symbol in enumerate(added))
    art = rect(-w / 2 + 2, -h / 2 + 2, 30, h - 4, "h-mn", 4) + use(art_of(box, tile), -w / 2 + 17, 0, 24, "bust")
    return rect(-w / 2, -h / 2, w, h, "plaque", 5) + art + said + signs


def art_of(box: MareNostrumBox, tile: int) -> str:
    return TILE_ART.get(box.tiles[tile], "laurel")


def tile_piece(
    view: MareNostrum, tile: int, words: Words, x: float, y: float, scale: float, place: str, says: str
) -> Piece:
    """A Hero or Wonder with all it does."""
    key = f"{'copy' if place == 'copied' else 'tile'}-{view.box.tiles[tile]}"
    drawing = group(tile_face(view.box, tile, words), scale=scale)
    w, h = (side * scale for side in FACE)
    if scale < 1:  # on a board that is too small for all words, the name in large type
        large = h / PLAQUE
        drawing = group(drawing, cls="close-only") + group(
            plaque(view.box, tile, words, w / large), cls="unless-close", scale=large
        )
    reads = all_it_does(view.box, tile, words)
    return Piece("tile", place, x, y, says, id=key, touch=key, w=w, h=h, drawing=drawing, reads=reads)


@cache
def all_it_does(box: MareNostrumBox, tile: int, words: Words) -> tuple[str, ...]:
    return tuple(said for said in (faces.power(box, tile, words), faces.bonuses(box, tile, words)) if said)


@cache
def tile_face(box: MareNostrumBox, tile: int, words: Words) -> str:
    """A tile lying on its side: its picture, its name, what it adds on the tracks, and its power in words."""
    w, h = FACE
    left = 58 - w / 2
    does, cls, leading = wrapped(faces.power(box, tile, words), 39), "does", 11.6
    if len(does) > 3:
        does, cls, leading = wrapped(faces.power(box, tile, words), 45), "does long", 10.6
    added = [symbol for symbol, count in tracks_of(box, tile) for _ in range(count)]
    return "".join(
        (
            rect(-w / 2, -h / 2, w, h, "plaque", 6),
            rect(-w / 2 + 2.5, -h / 2 + 2.5, 49, h - 5, "h-mn", 5),
            use(art_of(box, tile), -w / 2 + 27, 0, 38, "bust"),
            text(names.tile(box, words, tile), left, -h / 2 + 15, "tilename start"),
            *(use(symbol, w / 2 - 9 - 11 * k, -h / 2 + 10, 10, "added") for k, symbol in enumerate(reversed(added))),
            *(text(line, left, -h / 2 + 28 + leading * k, f"{cls} start") for k, line in enumerate(does)),
        )
    )


def tracks_of(box: MareNostrumBox, tile: int) -> tuple[tuple[str, int], ...]:
    return tuple(
        (symbol, count)
        for symbol, count in zip(("market", "capital", "swords"), box.bonuses[tile], strict=True)
        if count
    )


def my_tokens(view: MareNostrum, seat: int, words: Words) -> Iterator[Piece]:
    """What lies behind my screen, by name as long as there is room for names; what I have laid is marked."""
    laid = view.drafts[seat] if isinstance(view.agenda[-1] if view.agenda else None, Offers | PayToken) else ()
    held = view.goods[seat * KINDS : (seat + 1) * KINDS]
    kinds = [kind for kind in range(KINDS) if held[kind]]
    rows = 1 if len(kinds) <= ROW else 2
    size = 36.0 if len(kinds) <= 7 else 32.0 if rows == 1 else 28.0
    per_row = max(1, -(-len(kinds) // rows))
    step = min(78.0, 544 / per_row)
    for k, kind in enumerate(kinds):
        line, at = divmod(k, per_row)
        says = words("piece-token", kind=names.kind(view.box, words, kind), count=held[kind])
        key = f"kind-{view.box.kinds[kind]}"
        marks: tuple[Mark, ...] = ("chosen",) if kind in laid else ()
        w, h, y, drawing = size, size, 109 + 38 * line, token(view.box, kind, held[kind], size)
        if rows == 1:
            w, h, y = min(64.0, step - 9), 66.0, 129
            drawing = group(drawing, 0, -12) + caption(names.kind(view.box, words, kind), step, 21)
        x = step * (at + 0.5) + 8
        yield Piece("token", key, x, y, says, seat, id=key, touch=key, marks=marks, w=w, h=h, drawing=drawing)
    if not kinds:
        yield Piece(
            "empty", "kind-none", WIDTH / 2, 130, words("picture-no-token"), seat, id="kind-none", w=200, h=20,
            drawing=text(words("picture-no-token"), 0, 4, "words soft"),
        )  # fmt: skip


@cache
def caption(said: str, width: float, y: float) -> str:
    """A name under a token, in two lines where it is long, as large as there is room."""
    large = width >= LARGE
    lines = wrapped(said, max(6, int(width / (6.2 if large else 5))))[:2]
    cls = "words soft caption large" if large else "words soft caption"
    return "".join(text(line, 0, y + (11 if large else 9) * k, cls) for k, line in enumerate(lines))


@cache
def token(box: MareNostrumBox, kind: int, number: int = 1, size: float = 32) -> str:
    """A token: a Good on its chip, with a laurel rim if it is Legendary."""
    symbol = "tax" if kind == TAX else symbol_of(box.goods[good_of(kind)])
    rim = circle(0, 0, size * 0.53, "legendary") if kind != TAX and is_legendary(kind) else ""
    return group(rim + thing(symbol if symbol in CHIPS else "coin", 0, 0, size, number), cls="token")


# -- the trade ---------------------------------------------------------------------------------------


def trade(view: MareNostrum, words: Words, players: Sequence[str]) -> Area:
    pieces = (*trade_tokens(view, words), *offers(view, words, players), *legendary(view, words))
    return Area("trade", words("area-trade"), trade_ground(view.box, view.seats, words), pieces, "near")


@cache
def trade_ground(box: MareNostrumBox, seats: int, words: Words) -> Ground:
    drawn = [rect(0, 0, WIDTH, HEIGHT, "parchment", 8)]
    for slot in range(box.trade_slots):
        x = 34 + 46 * slot
        drawn.append(circle(x, TRADE_ROW, 19, "slot") + text(names.roman(slot + 1), x, TRADE_ROW + 4, "step"))
    heads = (("picture-played", 80), ("picture-to-play", 306), ("picture-pile", 498))
    drawn += [text(words(head), x, 59, "words soft caption") for head, x in heads]
    drawn.append(path(f"M10 66h{WIDTH - 20}", "gilt"))
    for seat in range(seats):
        if seat:
            drawn.append(path(f"M{offer_x(seats, seat) - WIDTH / seats / 2} 74v88", "hairline"))
    return Ground(f"trade-{seats}", WIDTH, HEIGHT, "".join(drawn))


def offer_x(seats: int, seat: int) -> float:
    return WIDTH / seats * (seat + 0.5)


def trade_tokens(view: MareNostrum, words: Words) -> Iterator[Piece]:
    """Those on the slots, and beside them those the Trade Master may still play, each with both faces."""
    box = view.box
    laid = [token_of(slot) for slot in view.slots]
    for k, slot in enumerate(view.slots):
        said = words(
            "piece-laid-token", token=names.trade_token(box, words, token_of(slot)), face=face_of(slot), slot=k + 1
        )
        key = f"laid-{box.tokens[token_of(slot)]}"
        yield Piece(
            "trade-token",
            key,
            34 + 46 * k,
            TRADE_ROW,
            said,
            id=key,
            touch=key,
            w=36,
            h=36,
            drawing=trade_face(face_of(slot), True),
        )
    free = [token for token in range(len(box.tokens)) if token not in laid]
    for k, token_ in enumerate(free):
        for side, face in enumerate(sorted(box.token_faces[token_])):
            key = f"face-{box.tokens[token_]}-{face}"
            says = words("piece-face", token=names.trade_token(box, words, token_), face=face)
            yield Piece(
                "trade-face",
                key,
                206 + 84 * k + 36 * side,
                TRADE_ROW,
                says,
                id=key,
                touch=key,
                w=34,
                h=34,
                drawing=trade_face(face, False),
            )


def trade_face(face: int, laid: bool) -> str:
    return circle(0, 0, 17, "coinface laid" if laid else "coinface") + text(str(face), 0, 6, "facenumber")


def offers(view: MareNostrum, words: Words, players: Sequence[str]) -> Iterator[Piece]:
    """What each player has face up, and how many Resources each has to offer."""
    for seat in range(view.seats):
        x = offer_x(view.seats, seat)
        size = view.sizes[seat] if view.sizes else 0
        said = words(
            "piece-offer",
            name=players[seat],
            said=words("board-size", count=size) if view.sizes else words("board-no-trade"),
        )
        mark = sign(view, seat, -38, 0, 18)
        number = text(words("picture-offers", count=size), 44, 5, "words small") if view.sizes else ""
        number += text(players[seat], -21, 5, "words small start") if len(players[seat]) < 10 else ""
        yield Piece(
            "offer",
            f"offer-{seat + 1}",
            x,
            84,
            said,
            seat,
            id=f"offer-{seat + 1}",
            touch=f"offers-{seat + 1}",
            w=100,
            h=20,
            drawing=mark + number,
        )
        kinds = sorted(set(view.offers[seat]))
        for k, kind in enumerate(kinds):
            count = view.offers[seat].count(kind)
            says = words("piece-offered", kind=names.kind(view.box, words, kind), name=players[seat], count=count)
            key = f"offer-{seat + 1}-{view.box.kinds[kind]}"
            row, at = divmod(k, 3)
            in_row = min(3, len(kinds) - 3 * row)
            yield Piece(
                "token",
                key,
                x + 35 * (at - (in_row - 1) / 2),
                113 + 34 * row,
                says,
                id=key,
                touch=key,
                w=27,
                h=27,
                drawing=token(view.box, kind, count, 28),
            )


def legendary(view: MareNostrum, words: Words) -> Iterator[Piece]:
    """The pile of Legendary Goods and what of them was discarded."""
    pile = (
        circle(0, 0, 17, "coinface back")
        + use("hidden", 0, 0, 18, "sym")
        + text(str(len(view.pile)), 24, 5, "words small")
    )
    yield Piece(
        "pile",
        "legendary-pile",
        480,
        TRADE_ROW,
        words("piece-pile", count=len(view.pile)),
        id="legendary-pile",
        touch="pile",
        w=36,
        h=36,
        drawing=pile,
    )
    if view.discard:
        goods = ", ".join(names.good(view.box, words, good) for good in view.discard)
        drawing = token(view.box, 2 * view.discard[-1] + 1, 1, 26) + text(str(len(view.discard)), 20, 5, "words small")
        yield Piece(
            "discard",
            "legendary-discard",
            530,
            TRADE_ROW,
            words("piece-discard", count=len(view.discard), goods=goods),
            id="legendary-discard",
            touch="discard",
            w=30,
            h=30,
            drawing=drawing,
        )
