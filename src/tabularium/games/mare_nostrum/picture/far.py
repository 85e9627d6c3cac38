"""A touch away: the Heroes and Wonders for sale, and what each other player has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from tabularium.draw.pieces import slot
from tabularium.draw.svg import group, rect, text, use
from tabularium.games.mare_nostrum import effects, names
from tabularium.games.mare_nostrum.box import (
    ITEMS,
    NO_TILE,
    PYRAMIDS,
    MareNostrumBox,
    bits,
)
from tabularium.games.mare_nostrum.picture.colours import colour, sign
from tabularium.games.mare_nostrum.picture.near import FACE, STOCKED, art_of, tile_piece
from tabularium.games.mare_nostrum.state import STOCK, MareNostrum
from tabularium.games.mare_nostrum.steps.placement import PIECE
from tabularium.kernel.picture import Area, Ground, Piece
from tabularium.kernel.presentation import Words

MARKET: Final = (882, 467)
ROWS: Final = 6
BOARD: Final = (420, 258)
SMALL: Final = 0.7  # on a player's board


def market(view: MareNostrum, words: Words) -> Area:
    """All tiles keep their place, whoever has bought some."""
    box = view.box
    tiles = [tile for tile in range(len(box.tiles)) if tile not in box.starting]
    pieces = (*for_sale(view, words, tiles), market_from_afar(view, words, tiles))
    return Area("market", words("area-market"), market_ground(box, words), pieces, "far")


def market_from_afar(view: MareNostrum, words: Words, tiles: Sequence[int]) -> Piece:
    """The tiles by their pictures; those that are sold leave a gap."""
    width, height = MARKET
    left = tuple(art_of(view.box, tile) if (view.face_up >> tile) & 1 else "" for tile in tiles)
    says = words("piece-market-afar", count=sum(art != "" for art in left))
    return Piece("afar", "market", width / 2, height / 2, says, w=1, h=1, drawing=gallery(left))


@cache
def gallery(left: tuple[str, ...]) -> str:
    width, height = MARKET
    drawn = [rect(-width, -height, 2 * width, 2 * height, "marble")]
    for k, art in enumerate(left):
        column, row = divmod(k, ROWS // 2)
        x, y = 145 * (column - 2.5), 148 * (row - 1)
        drawn.append(emblem(art, x, y, 116) if art else slot(x, y, 104, 126, 12))
    return group("".join(drawn), cls="from-afar-only")


def emblem(art: str, x: float, y: float, size: float) -> str:
    """A Hero or Wonder by its picture alone."""
    return rect(x - size / 2, y - size * 0.6, size, size * 1.2, "h-mn", size / 9) + use(art, x, y, size * 0.8, "bust")


@cache
def market_ground(box: MareNostrumBox, words: Words) -> Ground:
    width, height = MARKET
    count = len(box.tiles) - len(box.starting)
    drawn = [rect(0, 0, width, height, "marble", 8), *(slot(*spot(k), *FACE, 6) for k in range(count))]
    drawn.append(text(words("board-prices", prices=", ".join(map(str, box.prices[1:]))), 270, height - 6, "words"))
    drawn.append(
        text(words("board-cost", items=names.item(words, PYRAMIDS), cost=box.costs[PYRAMIDS]), 730, height - 6, "words")
    )
    return Ground("market", width, height, "".join(drawn))


def spot(k: int) -> tuple[float, float]:
    column, row = divmod(k, ROWS)
    return 148 + 293 * column, 56 + 71 * row


def for_sale(view: MareNostrum, words: Words, tiles: Sequence[int]) -> Iterator[Piece]:
    for k, tile in enumerate(tiles):
        if (view.face_up >> tile) & 1:
            name = names.tile(view.box, words, tile)
            says = words("piece-for-sale", tile=name)
            yield tile_piece(view, tile, words, *spot(k), 1, "market", says)


def board(view: MareNostrum, seat: int, words: Words, players: Sequence[str], stage: str) -> Area:
    """What one player has: Heroes and Wonders, Titles, pieces in stock."""
    pieces = (*on_board(view, seat, words, players), from_afar(view, seat, words, players))
    title = words("area-board", name=players[seat], empire=words(f"empire-{view.box.empires[view.empire[seat]]}"))
    said = f"{title} – {words(f'area-phase-{stage}')}" if stage in ("now", "done") else title
    return Area(f"board-{seat + 1}", said, board_ground(view.box, words), pieces, "far", seat)


@cache
def board_ground(box: MareNostrumBox, words: Words) -> Ground:
    width, height = BOARD
    drawn = [rect(0, 0, width, height, "parchment", 8)]
    drawn += [slot(*place_of(k), FACE[0] * SMALL, FACE[1] * SMALL, 6) for k in range(box.to_win_tiles)]
    return Ground("board", width, height, "".join(drawn))


def place_of(k: int) -> tuple[float, float]:
    """Of the first, second, third tile on a player's board."""
    return 108 + 204 * (k % 2), 36 + 53 * (k // 2)


def on_board(view: MareNostrum, seat: int, words: Words, players: Sequence[str]) -> Iterator[Piece]:
    box = view.box
    for k, tile in enumerate(bits(view.owned[seat])):
        says = words("piece-owned", tile=names.tile(box, words, tile), name=players[seat])
        yield tile_piece(view, tile, words, *place_of(k), SMALL, f"owned-{seat + 1}", says)
    copied = effects.copies(view, seat)
    if copied != NO_TILE:
        says = words("piece-copies", tile=names.tile(box, words, copied), name=players[seat])
        yield tile_piece(view, copied, words, *place_of(view.tiles_of(seat)), SMALL, "copied", says)
    yield Piece(
        "sign",
        f"sign-{seat + 1}",
        34,
        230,
        words("piece-sign", name=players[seat]),
        seat,
        id=f"sign-{seat + 1}",
        w=34,
        h=34,
        drawing=sign(view, seat, 0, 0, 34),
    )
    for k, item in enumerate(STOCKED):
        left = view.stock[seat * STOCK + PIECE[item]]
        said = words("piece-their-stock", item=names.item(words, item), count=left, name=players[seat])
        yield Piece(ITEMS[item], f"stock-{seat + 1}", 110 + 76 * k, 228, said, seat, left, w=36, h=36)


def from_afar(view: MareNostrum, seat: int, words: Words, players: Sequence[str]) -> Piece:
    """What one wants to know of a player at a glance: Heroes and Wonders, and what stands on the map."""
    width, height = BOARD
    out = tuple((ITEMS[item], view.box.stock[PIECE[item]] - view.stock[seat * STOCK + PIECE[item]]) for item in STOCKED)
    art = tuple(art_of(view.box, tile) for tile in bits(view.owned[seat]))
    drawing = glance(out, art, colour(view, seat), sign(view, seat, 54 - width / 2, 62 - height / 2, 84))
    says = words("piece-board-afar", name=players[seat])
    return Piece("afar", f"board-{seat + 1}", width / 2, height / 2, says, seat, w=1, h=1, drawing=drawing)


@cache
def glance(out: tuple[tuple[str, int], ...], art: tuple[str, ...], hue: str, who: str) -> str:
    width, height = BOARD
    drawn = [rect(-width, -height, 2 * width, 2 * height, "parchment"), who]
    step = min(84.0, 296 / max(1, len(art)))
    drawn += [emblem(one, 152 - width / 2 + step * k, 62 - height / 2, 72) for k, one in enumerate(art)]
    for k, (kind, number) in enumerate(out):
        x, y = 34 - width / 2 + 104 * k, 192 - height / 2
        body = group(use(kind, x, y, 62, "halo") + use(kind, x, y, 62, "thing"), cls=f"piece {hue}") + text(
            str(number), x + 36, y + 15, "glance start"
        )
        drawn.append(group(body, cls="" if number else "naught"))
    return group("".join(drawn), cls="from-afar-only")
