"""A touch away: the Heroes and Wonders for sale, and what each other player has."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from tabularium.draw.pieces import slot
from tabularium.draw.svg import rect, text
from tabularium.games.mare_nostrum import effects, names
from tabularium.games.mare_nostrum.box import (
    FORTRESS,
    INFLUENCE,
    ITEMS,
    LEGION,
    NO_TILE,
    PYRAMIDS,
    TRIREME,
    MareNostrumBox,
    bits,
)
from tabularium.games.mare_nostrum.picture.colours import sign
from tabularium.games.mare_nostrum.picture.near import FACE, tile_piece
from tabularium.games.mare_nostrum.state import STOCK, MareNostrum
from tabularium.games.mare_nostrum.steps.placement import PIECE
from tabularium.kernel.picture import Area, Ground, Piece
from tabularium.kernel.presentation import Words

MARKET: Final = (720, 472)
ROWS: Final = 6
BOARD: Final = (420, 258)
SMALL: Final = 0.86  # on a player's board


def market(view: MareNostrum, words: Words) -> Area:
    """All tiles keep their place, whoever has bought some."""
    box = view.box
    tiles = [tile for tile in range(len(box.tiles)) if tile not in box.starting]
    return Area("market", words("area-market"), market_ground(box, words), tuple(for_sale(view, words, tiles)), "far")


@cache
def market_ground(box: MareNostrumBox, words: Words) -> Ground:
    width, height = MARKET
    count = len(box.tiles) - len(box.starting)
    drawn = [rect(0, 0, width, height, "marble", 8), *(slot(*spot(k), *FACE, 6) for k in range(count))]
    drawn.append(text(words("board-prices", prices=", ".join(map(str, box.prices[1:]))), 230, height - 9, "words"))
    drawn.append(
        text(words("board-cost", items=names.item(words, PYRAMIDS), cost=box.costs[PYRAMIDS]), 600, height - 9, "words")
    )
    return Ground("market", width, height, "".join(drawn))


def spot(k: int) -> tuple[float, float]:
    column, row = divmod(k, ROWS)
    return 122 + 238 * column, 64 + 69.5 * row  # above them, the name of an area that is seen large


def for_sale(view: MareNostrum, words: Words, tiles: Sequence[int]) -> Iterator[Piece]:
    for k, tile in enumerate(tiles):
        if (view.face_up >> tile) & 1:
            name = names.tile(view.box, words, tile)
            says = words("piece-for-sale", tile=name)
            yield tile_piece(view, tile, words, *spot(k), 1, "market", says)


def board(view: MareNostrum, seat: int, words: Words, players: Sequence[str], stage: str) -> Area:
    """What one player has: Heroes and Wonders, Titles, pieces in stock."""
    pieces = tuple(on_board(view, seat, words, players))
    title = words("area-board", name=players[seat], empire=words(f"empire-{view.box.empires[view.empire[seat]]}"))
    said = f"{title} – {words(f'panel-phase-{stage}')}" if stage in ("now", "done") else title
    return Area(f"board-{seat + 1}", said, board_ground(view.box, words), pieces, "far", seat)


@cache
def board_ground(box: MareNostrumBox, words: Words) -> Ground:
    width, height = BOARD
    drawn = [rect(0, 0, width, height, "parchment", 8)]
    drawn += [slot(*place_of(k), FACE[0] * SMALL, FACE[1] * SMALL, 6) for k in range(box.to_win_tiles)]
    return Ground("board", width, height, "".join(drawn))


def place_of(k: int) -> tuple[float, float]:
    """Of the first, second, third tile on a player's board."""
    return 108 + 204 * (k % 2), 48 + 61 * (k // 2)


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
    for k, item in enumerate((LEGION, TRIREME, FORTRESS, INFLUENCE)):
        left = view.stock[seat * STOCK + PIECE[item]]
        said = words("piece-their-stock", item=names.item(words, item), count=left, name=players[seat])
        yield Piece(ITEMS[item], f"stock-{seat + 1}", 110 + 76 * k, 228, said, seat, left, w=36, h=36)
