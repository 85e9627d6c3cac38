"""Sites, tiles and tokens as they are drawn, around 0 0."""

from __future__ import annotations

from functools import cache
from typing import Final

from tabularium.draw.pieces import GOODS as CHIPS
from tabularium.draw.pieces import thing
from tabularium.draw.svg import circle, group, n, path, rect, text, use, wrapped
from tabularium.games.mare_nostrum import faces, names, packed, state, terms
from tabularium.games.mare_nostrum.box import MareNostrumBox
from tabularium.games.mare_nostrum.picture.layout import FACE
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.kernel.picture import NUMERALS, SEAT_COLOURS
from tabularium.kernel.presentation import Words

COLOURS: Final = {"rome": "red", "greece": "green", "carthage": "black", "egypt": "gold", "babylon": "purple"}
SYMBOLS: Final = {"metal": "iron", "diamond": "jewel"}  # what a Good is called on the sheet
PLAQUE: Final = 37.0  # how high a tile lies among others, and how wide at the least
NARROW: Final = 108.0
SPOKEN: Final = (328.0, 72.0)  # a tile that lies alone
LARGE: Final = 66  # room for a name in larger type
TILE_ART: Final = {
    "caesar": "crown", "cleopatra": "jewel", "hammurabi": "influence", "hannibal": "swords", "pericles": "legion",
    "antigone": "basket", "castor_pollux": "partisan", "circe": "caravan", "gilgamesh": "fortress", "hamilcar": "plot",
    "hercules": "lion", "nebuchadnezzar": "imperium", "penthesilea": "soldier", "perseus": "authority",
    "ramses_ii": "glory", "queen_of_sheba": "charisma", "spartacus": "gladiator", "colossus": "overseer",
    "lighthouse": "trireme", "temple_of_artemis": "temple", "hanging_gardens": "grain", "statue_of_zeus": "laurel",
    "pyramids": "legacy",
}  # fmt: skip


def symbol_of(good: str) -> str:
    return SYMBOLS.get(good, good)


def colour_of(view: MareNostrum, seat: int) -> str:
    """The colour of the Empire; before it is chosen, that of the seat."""
    empire = view.empire[seat]
    if empire == state.NO_EMPIRE:
        return SEAT_COLOURS[seat]
    return COLOURS.get(view.box.empires[empire], SEAT_COLOURS[empire])


def letter_of(view: MareNostrum, seat: int) -> str:
    empire = view.empire[seat]
    return NUMERALS[seat] if empire == state.NO_EMPIRE else view.box.empires[empire][0].upper()


# -- sites -------------------------------------------------------------------------------------------


@cache
def site_shape(box: MareNostrumBox, site: int, built: bool, x: float, y: float, size: float) -> str:
    """Caravans are round, Markets square, Cities gabled, Temples pedimented; a free one is dashed and hollow."""
    half, kind = size / 2, box.site_kind[site]
    cls = "built" if built else "empty"
    if kind == terms.CARAVAN:
        shape = circle(x, y, half)
        symbol = symbol_of(box.goods[box.site_good[site]])
    elif kind == terms.MARKET:
        shape = rect(x - half, y - half, size, size, rx=2.5)
        symbol = "market"
    elif kind == terms.TEMPLE:
        shape = gabled(x - half - 1, y - half * 0.35, half + 1, half * 0.8, half * 1.35)
        symbol = "temple"
    else:
        shape = gabled(x - half, y + half - size * 0.62, half, size * 0.46, size * 0.62)
        symbol = {terms.CAPITAL: "capital", terms.LEGENDARY_CITY: "laurel"}.get(kind, "city")
    low = 0 if kind in (terms.CARAVAN, terms.MARKET) else 1
    share = 0.94 if kind == terms.CARAVAN else 0.74  # which Good it is has to be read
    return group(shape + use(symbol, x, y + low, size * share, f"g-{symbol}"), cls=f"site {cls}")


def gabled(x: float, y: float, half: float, rise: float, wall: float) -> str:
    """A house: its eaves at x y, with a gable and walls."""
    return path(f"M{n(x)} {n(y)}l{n(half)} {n(-rise)} {n(half)} {n(rise)}v{n(wall)}h{n(-2 * half)}z")


@cache
def plot(size: float) -> str:
    """A site that can be built on, a little larger than what would stand there."""
    side = size + 3
    return f"M{n(-side / 2)} {n(-side / 2)}h{n(side)}v{n(side)}h{n(-side)}z"


# -- Heroes and Wonders ------------------------------------------------------------------------------


def art_of(box: MareNostrumBox, tile: int) -> str:
    return TILE_ART.get(box.tiles[tile], "laurel")


@cache
def all_it_does(box: MareNostrumBox, tile: int, words: Words) -> tuple[str, ...]:
    return tuple(said for said in (faces.power(box, tile, words), faces.bonuses(box, tile, words)) if said)


def added_by(box: MareNostrumBox, tile: int) -> list[str]:
    """What a tile adds on the tracks, a symbol for each level."""
    counts = zip(("market", "capital", "swords"), box.bonuses[tile], strict=True)
    return [symbol for symbol, count in counts for _ in range(count)]


def framed(size: tuple[float, float], margin: float, wide: float, art: str, at: float, art_size: float, rx: int) -> str:
    """The frame of a tile lying on its side, with its picture at the left."""
    w, h = size
    picture = rect(-w / 2 + margin, -h / 2 + margin, wide, h - 2 * margin, "h-mn", rx - 1)
    return rect(-w / 2, -h / 2, w, h, "plaque", rx) + picture + use(art, -w / 2 + at, 0, art_size, "bust")


@cache
def spoken(box: MareNostrumBox, tile: int, words: Words) -> str:
    """Its picture, its name and its power, in type that is read without looking closer."""
    w, h = SPOKEN
    left = 66 - w / 2
    does = wrapped(faces.power(box, tile, words), 40)
    return (
        framed(SPOKEN, 2.5, 54, art_of(box, tile), 29.5, 42, 6)
        + text(names.tile(box, words, tile), left, -h / 2 + 18, "tilename start large")
        + "".join(text(line, left, -h / 2 + 35 + 14 * k, "does start large") for k, line in enumerate(does))
    )


@cache
def plaque(box: MareNostrumBox, tile: int, words: Words, w: float) -> str:
    """A tile lying on its side: its picture, its name, and what it adds on the tracks."""
    wide = w > 1.4 * NARROW
    lines = wrapped(names.tile(box, words, tile), 18 if wide else 13)[:2]
    added = added_by(box, tile)
    first = (-2.5 if added else 3.5) if len(lines) == 1 else (-6.0 if added else -2.5)
    cls = " wide" if wide else " narrow" if max(map(len, lines)) > 12 else ""
    left = 36 - w / 2
    said = "".join(text(line, left, first + 10.5 * k, f"plaquename start{cls}") for k, line in enumerate(lines))
    signs = "".join(use(symbol, left + 5 + 12 * k, PLAQUE / 2 - 7, 10, "added") for k, symbol in enumerate(added))
    return framed((w, PLAQUE), 2, 30, art_of(box, tile), 17, 24, 5) + said + signs


@cache
def tile_face(box: MareNostrumBox, tile: int, words: Words) -> str:
    """A tile lying on its side: its picture, its name, what it adds on the tracks, and its power in words."""
    w, h = FACE
    left = 58 - w / 2
    does, cls, leading = wrapped(faces.power(box, tile, words), 39), "does", 11.6
    if len(does) > 3:
        does, cls, leading = wrapped(faces.power(box, tile, words), 45), "does long", 10.6
    added = reversed(added_by(box, tile))
    return (
        framed(FACE, 2.5, 49, art_of(box, tile), 27, 38, 6)
        + text(names.tile(box, words, tile), left, -h / 2 + 15, "tilename start")
        + "".join(use(symbol, w / 2 - 9 - 11 * k, -h / 2 + 10, 10, "added") for k, symbol in enumerate(added))
        + "".join(text(line, left, -h / 2 + 28 + leading * k, f"{cls} start") for k, line in enumerate(does))
    )


@cache
def scaled_tile(box: MareNostrumBox, tile: int, words: Words, scale: float) -> str:
    """A tile with all it does; on a board that is too small for all words, its name in large type."""
    drawing = group(tile_face(box, tile, words), scale=scale)
    if scale == 1:
        return drawing
    large = FACE[1] * scale / PLAQUE
    named = group(plaque(box, tile, words, FACE[0] * scale / large), cls="unless-close", scale=large)
    return group(drawing, cls="close-only") + named


def emblem(art: str, x: float, y: float, size: float) -> str:
    """A Hero or Wonder by its picture alone."""
    return rect(x - size / 2, y - size * 0.6, size, size * 1.2, "h-mn", size / 9) + use(art, x, y, size * 0.8, "bust")


# -- tokens ------------------------------------------------------------------------------------------


@cache
def token(box: MareNostrumBox, kind: int, number: int = 1, size: float = 32) -> str:
    """A token: a Good on its chip, with a laurel rim if it is Legendary."""
    symbol = "tax" if kind == terms.TAX else symbol_of(box.goods[packed.good_of(kind)])
    rim = circle(0, 0, size * 0.53, "legendary") if kind != terms.TAX and packed.is_legendary(kind) else ""
    return group(rim + thing(symbol if symbol in CHIPS else "coin", 0, 0, size, number), cls="token")


@cache
def caption(said: str, width: float, y: float) -> str:
    """A name under a token, in two lines where it is long, as large as there is room."""
    large = width >= LARGE
    lines = wrapped(said, max(6, int(width / (6.2 if large else 5))))[:2]
    cls = "words soft caption large" if large else "words soft caption"
    return "".join(text(line, 0, y + (11 if large else 9) * k, cls) for k, line in enumerate(lines))


def trade_face(face: int, laid: bool) -> str:
    return circle(0, 0, 17, "coinface laid" if laid else "coinface") + text(str(face), 0, 6, "facenumber")
