"""A touch away: the Heroes and Wonders for sale, and what each other player has."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from tabularium.draw.pieces import far_drawing, far_piece, named, sign, slot
from tabularium.draw.svg import group, text, use
from tabularium.games.mare_nostrum import effects, names, state, terms
from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.picture import layout
from tabularium.games.mare_nostrum.picture.faces import all_it_does, art_of, emblem, scaled_tile
from tabularium.games.mare_nostrum.picture.ground import STOCKED, board_ground, market_ground
from tabularium.games.mare_nostrum.picture.sight import Setting, Sight
from tabularium.games.mare_nostrum.steps.placement import PIECE
from tabularium.kernel.picture import Area, Piece
from tabularium.kernel.sight import part


def tile_piece(setting: Setting, tile: int, at: tuple[float, float], scale: float, place: str, says: str) -> Piece:
    """A Hero or Wonder with all it does."""
    key = f"{'copy' if place == 'copied' else 'tile'}-{setting.box.tiles[tile]}"
    drawing = scaled_tile(setting.box, tile, setting.words, scale)
    reads = all_it_does(setting.box, tile, setting.words)
    return named(
        "tile", key, at, (layout.FACE[0] * scale, layout.FACE[1] * scale), says, drawing, place=place, reads=reads
    )


# -- the tiles for sale ------------------------------------------------------------------------------


def market(sight: Sight) -> Area:
    """All tiles keep their place, whoever has bought some. In a first game only those that lie face up have one."""
    box = sight.box
    tiles = tuple(tile for tile in range(len(box.tiles)) if tile not in box.starting)
    count = len(tiles)
    if sight.options[state.TILES]:
        tiles, count = tuple(bits(sight.view.face_up)), box.face_up_first + 1  # and the Pyramids
    pieces = for_sale(sight, sight.view.face_up, tiles, count)
    return Area("market", sight.words("area-market"), market_ground(box, count, sight.words), pieces, "far")


@part
def for_sale(setting: Setting, face_up: int, tiles: tuple[int, ...], count: int) -> Iterator[Piece]:
    """Each with all it does; from afar they are known by their pictures, and those that are sold leave a gap."""
    box, words = setting.box, setting.words
    left = [(face_up >> tile) & 1 for tile in tiles]
    for k, tile in enumerate(tiles):
        if left[k]:
            says = words("piece-for-sale", tile=names.tile(box, words, tile))
            yield tile_piece(setting, tile, layout.for_sale_at(k, count), 1, "market", says)
    art = tuple(art_of(box, tile) if up else "" for tile, up in zip(tiles, left, strict=True))
    says, size = words("piece-market-afar", count=sum(left)), layout.market_size(count)
    yield far_piece("afar", "market", size, says, gallery(art, size))


@cache
def gallery(left: tuple[str, ...], size: tuple[float, float]) -> str:
    rows = 3 if size == layout.MARKET else 2
    columns = max(1, -(-len(left) // rows))
    across, down = size[0] / max(3, columns), size[1] / rows
    scale = min(1.0, across / 120, down / 145)
    drawn = []
    for k, art in enumerate(left):
        column, row = divmod(k, rows)
        x, y = across * (column - (columns - 1) / 2), down * (row - (rows - 1) / 2)
        drawn.append(emblem(art, x, y, 116 * scale) if art else slot(x, y, 104 * scale, 126 * scale, 12))
    return far_drawing(size, "marble", drawn)


# -- a player's board --------------------------------------------------------------------------------


def board(sight: Sight, seat: int, stage: str) -> Area:
    """What one player has: Heroes and Wonders, Titles, pieces in stock."""
    words = sight.words
    pieces = (*owned(sight, seat), *stock(sight, seat), board_from_afar(sight, seat))
    empire = words(f"empire-{sight.box.empires[sight.view.empire[seat]]}")
    title = words("area-board", name=sight.names[seat], empire=empire)
    said = f"{title} – {words(f'area-phase-{stage}')}" if stage in ("now", "done") else title
    return Area(f"board-{seat + 1}", said, board_ground(sight.box), pieces, "far", seat)


def owned(sight: Sight, seat: int) -> Iterator[Piece]:
    """Heroes and Wonders, and after them the one whose power is copied."""
    tiles = bits(sight.view.owned[seat])
    shown = [(tile, f"owned-{seat + 1}", "piece-owned") for tile in tiles]
    copied = effects.copies(sight.view, seat)
    shown += [(copied, "copied", "piece-copies")] * (copied != terms.NO_TILE)
    for k, (tile, place, message) in enumerate(shown):
        says = sight.words(message, tile=names.tile(sight.box, sight.words, tile), name=sight.names[seat])
        yield tile_piece(sight, tile, layout.owned_at(k), layout.OWNED_SCALE, place, says)


def stock(sight: Sight, seat: int) -> Iterator[Piece]:
    """Whose board it is, and the pieces that are not on the map."""
    name = sight.names[seat]
    says, drawing = sight.words("piece-sign", name=name), sign(sight, seat, 0, 0, 34)
    yield named("sign", f"sign-{seat + 1}", (34, 230), 34, says, drawing, seat=seat, touch="")
    for k, item in enumerate(STOCKED):
        left = sight.view.stock[seat * state.STOCK + PIECE[item]]
        said = sight.words("piece-their-stock", item=names.item(sight.words, item), count=left, name=name)
        yield Piece(terms.ITEMS[item], f"stock-{seat + 1}", 110 + 76 * k, 228, said, seat, left, w=36, h=36)


def board_from_afar(sight: Sight, seat: int) -> Piece:
    """What one wants to know of a player at a glance: Heroes and Wonders, and what stands on the map."""
    stock, box = sight.view.stock, sight.box
    out = tuple(
        (terms.ITEMS[item], box.stock[PIECE[item]] - stock[seat * state.STOCK + PIECE[item]]) for item in STOCKED
    )
    art = tuple(art_of(box, tile) for tile in bits(sight.view.owned[seat]))
    mark = sign(sight, seat, 54 - layout.BOARD[0] / 2, 62 - layout.BOARD[1] / 2, 84)
    says = sight.words("piece-board-afar", name=sight.names[seat])
    return far_piece("afar", f"board-{seat + 1}", layout.BOARD, says, glance(out, art, sight.colours[seat], mark), seat)


@cache
def glance(out: tuple[tuple[str, int], ...], art: tuple[str, ...], colour: str, mark: str) -> str:
    left, top = -layout.BOARD[0] / 2, -layout.BOARD[1] / 2
    drawn = [mark]
    step = min(84.0, 296 / max(1, len(art)))
    drawn += [emblem(one, 152 + left + step * k, 62 + top, 72) for k, one in enumerate(art)]
    for k, (kind, number) in enumerate(out):
        x, y = 34 + left + 104 * k, 192 + top
        unit = group(use(kind, x, y, 62, "halo") + use(kind, x, y, 62, "thing"), cls=f"piece {colour}")
        drawn.append(group(unit + text(str(number), x + 36, y + 15, "glance start"), cls="" if number else "naught"))
    return far_drawing(layout.BOARD, "parchment", drawn)
