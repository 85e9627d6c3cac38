"""The map: sea, land and names as they lie all game long, and what stands on them now."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from tabularium.draw.svg import circle, group, n, path, polygon, rect, text, use
from tabularium.games.mare_nostrum import names
from tabularium.games.mare_nostrum.box import (
    CAPITAL,
    CARAVAN,
    ITEMS,
    LEGENDARY_CITY,
    MARKET,
    SLOTS,
    TEMPLE,
    MareNostrumBox,
    bits,
)
from tabularium.games.mare_nostrum.chart import Point, Region, chart
from tabularium.games.mare_nostrum.packed import marched_in, sailed_in
from tabularium.games.mare_nostrum.picture.colours import colour, sign
from tabularium.games.mare_nostrum.picture.geography import (
    ALONG,
    DRY,
    NORTH,
    Land,
    Water,
    lands,
    relief,
    tints,
    waters,
)
from tabularium.games.mare_nostrum.state import NO_SEAT, PURCHASES, MareNostrum
from tabularium.kernel.picture import Mark, Piece
from tabularium.kernel.presentation import Words

MAP: Final = (1000, 600)
SYMBOLS: Final = {"metal": "iron", "diamond": "jewel"}  # what a Good is called on the sheet
GLYPHS: Final = "".join(
    f'<symbol id="sea-{name}" overflow="visible">{drawn}</symbol>'
    for name, drawn in (
        ("peak", '<path class="mn-hi" d="M-9 5L-2-7 1 5z"/><path class="mn-lo" d="M-2-7L9 5H1L-1-1z"/>'),
        ("grove", '<path class="mn-lo" d="M-4 4c-3-4-1-9 0-10 1 1 3 6 0 10zM3 6c-3-4-1-10 0-11 1 1 3 7 0 11z"/>'),
        ("dune", '<path class="mn-ln" d="M-10 2q5-5 10 0q4-4 9-1M-5 6q4-4 8 0"/>'),
    )
)


def symbol_of(good: str) -> str:
    return SYMBOLS.get(good, good)


# -- what lies there all game long -------------------------------------------------------------------


@cache
def map_svg(box: MareNostrumBox, seats: int, words: Words) -> str:
    """Sea, coasts, land, relief, names and free sites."""
    open_ = box.open[seats]
    shapes = "".join(path(polygon(land.region.polygon), id=f"sea-p-{land.region.id}") for land in lands(box))
    shapes += "".join(path(polygon(water.region.polygon), id=f"sea-s-{water.region.id}") for water in waters(box))
    clips = "".join(
        f'<clipPath id="sea-in-{land.region.id}"><use href="#sea-p-{land.region.id}"/></clipPath>'
        for land in lands(box)
    )
    dry = [one for one in chart().scenery if one.kind != "water"]
    ashore = "".join(f'<use href="#sea-p-{land.region.id}"/>' for land in lands(box))
    clips += f'<clipPath id="sea-map"><path d="M0 0h{MAP[0]}v{MAP[1]}H0z"/></clipPath>'
    coasts = f'<g id="sea-coasts">{ashore}{path("".join(polygon(one.polygon) for one in dry))}</g>'
    drawn = [
        f"<defs>{GLYPHS}{shapes}{clips}{coasts}</defs>",
        rect(0, 0, *MAP, "water"),
        "".join(f'<use href="#sea-s-{water.region.id}" class="seaborder"/>' for water in waters(box)),
        '<g class="shelves"><use href="#sea-coasts" class="shelf"/>',
        "".join(
            f'<use href="#sea-coasts" class="depth d{k}"/><use href="#sea-coasts" class="deep d{k}"/>' for k in range(3)
        ),
        '</g><use href="#sea-coasts" class="coastshadow" y="2"/><use href="#sea-coasts" class="coast"/>',
        "".join(
            path(polygon(one.polygon), {"water": "water", "islet": "mid0"}.get(one.kind, "beyond"))
            for one in chart().scenery
        ),
        *(
            province_ground(land, tint, (open_ >> p) & 1)
            for p, (land, tint) in enumerate(zip(lands(box), tints(box), strict=True))
        ),
        group("".join(relief_ground(box, open_)), cls="relief"),
        *(strait_ground(*strait.at) for strait in chart().straits),
        *(sea_name(water, words) for water in waters(box)),
        *(free_sites(box, p, land) for p, land in enumerate(lands(box)) if (open_ >> p) & 1),
    ]
    return f'<g clip-path="url(#sea-map)">{"".join(drawn)}</g>'


def province_ground(land: Land, tint: int, is_open: int) -> str:
    word = land.region.id
    family = "dry" if word in DRY else "north" if land.region.label[1] < NORTH else "mid"
    return f'<use class="{f"land {family}{tint}" if is_open else "land covered"}" href="#sea-p-{word}"/>'


def relief_ground(box: MareNostrumBox, open_: int) -> Iterator[str]:
    closed = [land.region.polygon for p, land in enumerate(lands(box)) if not (open_ >> p) & 1]
    boxes = [
        (min(x for x, _ in ring), min(y for _, y in ring), max(x for x, _ in ring), max(y for _, y in ring))
        for ring in closed
    ]
    for glyph, x, y, size in relief(box):
        if not any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in boxes):
            yield f'<use href="#sea-{glyph}" transform="translate({n(x)} {n(y)}) scale({n(size)})"/>'


def strait_ground(x: float, y: float) -> str:
    return path(f"M{n(x - 6)} {n(y)}q3-4 6 0t6 0M{n(x - 6)} {n(y + 5)}q3-4 6 0t6 0", "strait")


def sea_name(water: Water, words: Words) -> str:
    said = words(f"sea-{water.region.id}")
    x, y = water.name
    if water.region.id in ALONG:
        x, y, turn = ALONG[water.region.id]
        return group(text(said, 0, 0, "seaname tight"), x, y, turn=turn)
    parts = said.split(" ")
    if water.region.room < 50 and len(parts) > 1:
        tight = " tight" if water.region.room < 34 else ""
        return "".join(text(part, x, y - 4 + 13 * k, f"seaname{tight}") for k, part in enumerate(parts))
    return text(said, x, y, "seaname")


def free_sites(box: MareNostrumBox, p: int, land: Land) -> str:
    """The sites as they are without buildings."""
    free = "".join(
        site_shape(box, box.site_at[p * SLOTS + slot], False, *land.sites[slot], land.size)
        for slot in bits(box.slots[p])
    )
    return group(free, cls="free")


def land_names(view: MareNostrum, words: Words) -> Piece:
    """The names of all Provinces, over the bands of all: a neighbour's would cover the end of a long one."""
    drawing = names_on(view.box, view.seats, words)
    return Piece("names", "names", 0, 0, words("area-sea"), id="names", w=0.5, h=0.5, drawing=drawing)


@cache
def names_on(box: MareNostrumBox, seats: int, words: Words) -> str:
    return "".join(
        text(names.province(box, words, p).upper(), *land.name, "name small" if land.small else "name")
        for p, land in enumerate(lands(box))
        if (box.open[seats] >> p) & 1
    )


# -- sites -------------------------------------------------------------------------------------------


@cache
def site_shape(box: MareNostrumBox, site: int, built: bool, x: float, y: float, size: float) -> str:
    """Caravans are round, Markets square, Cities gabled, Temples pedimented; a free one is dashed and hollow."""
    half, kind = size / 2, box.site_kind[site]
    cls = "built" if built else "empty"
    if kind == CARAVAN:
        shape = circle(x, y, half)
        symbol = symbol_of(box.goods[box.site_good[site]])
    elif kind == MARKET:
        shape = rect(x - half, y - half, size, size, rx=2.5)
        symbol = "market"
    elif kind == TEMPLE:
        shape = gabled(x - half - 1, y - half * 0.35, half + 1, half * 0.8, half * 1.35)
        symbol = "temple"
    else:
        shape = gabled(x - half, y + half - size * 0.62, half, size * 0.46, size * 0.62)
        symbol = {CAPITAL: "capital", LEGENDARY_CITY: "laurel"}.get(kind, "city")
    low = 0 if kind in (CARAVAN, MARKET) else 1
    return group(shape + use(symbol, x, y + low, size * 0.74, f"g-{symbol}"), cls=f"site {cls}")


def gabled(x: float, y: float, half: float, rise: float, wall: float) -> str:
    """A house: its eaves at x y, with a gable and walls."""
    return path(f"M{n(x)} {n(y)}l{n(half)} {n(-rise)} {n(half)} {n(rise)}v{n(wall)}h{n(-2 * half)}z")


def sites(view: MareNostrum, words: Words, players: Sequence[str]) -> Iterator[Piece]:
    """The buildings; and for whoever buys, the free sites too."""
    box = view.box
    buying = view.phase == PURCHASES and 0 <= view.viewer < view.seats
    for p in bits(box.open[view.seats]):
        land = lands(box)[p]
        for slot in bits(box.slots[p]):
            built = (view.built[p] >> slot) & 1
            if built or buying:
                yield site_piece(view, p, slot, land, bool(built), words, players)


def site_piece(
    view: MareNostrum, p: int, slot: int, land: Land, built: bool, words: Words, players: Sequence[str]
) -> Piece:
    box = view.box
    site = box.site_at[p * SLOTS + slot]
    x, y = land.sites[slot]
    size = land.size
    drawing = site_shape(box, site, True, 0, 0, size)
    says = site_says(box, site, built, words)
    if (view.held[p] >> slot) & 1:
        holder = view.conqueror(p)
        says = words("piece-held", site=names.site(box, words, site), name=players[holder])
        drawing += sign(view, holder, size / 2, size / 2, 9)
    key, place = f"site-{box.sites[site]}", f"province-{land.region.id}"
    if not built:  # ground that can be touched: it is no news that something could be built there
        return Piece("free", place, x, y, says, id=f"{key}-free", touch=key, on=place, outline=plot(size))
    return Piece(
        ITEMS[box.site_kind[site]], place, x, y, says, id=key, touch=key, on=place, w=size + 2, h=size + 2,
        drawing=drawing,
    )  # fmt: skip


@cache
def plot(size: float) -> str:
    """A site that can be built on, a little larger than what would stand there."""
    side = size + 3
    return f"M{n(-side / 2)} {n(-side / 2)}h{n(side)}v{n(side)}h{n(-side)}z"


@cache
def site_says(box: MareNostrumBox, site: int, built: bool, words: Words) -> str:
    return words("piece-site" if built else "piece-free", site=names.site(box, words, site))


# -- Provinces and Seas ------------------------------------------------------------------------------


def bands(view: MareNostrum, words: Words, players: Sequence[str]) -> Iterator[Piece]:
    """Who holds what: a band inside the border, in the colour of the seat."""
    for p in bits(view.box.open[view.seats]):
        owner = view.owner(p)
        if owner != NO_SEAT:
            land = lands(view.box)[p]
            yield band_piece(view, p, land, owner, words, players[owner])


def band_piece(view: MareNostrum, p: int, land: Land, owner: int, words: Words, player: str) -> Piece:
    x, y = land.corner
    key = f"realm-{land.region.id}"
    says = words("piece-realm", province=names.province(view.box, words, p), name=player)
    drawing = band(view.box, p, colour(view, owner))
    return Piece("realm", key, x, y, says, owner, id=key, w=0.5, h=0.5, drawing=drawing)


@cache
def band(box: MareNostrumBox, p: int, hue: str) -> str:
    land = lands(box)[p]
    word = land.region.id
    inner = f'<use class="heldrim" href="#sea-p-{word}"/><use class="held" href="#sea-p-{word}"/>'
    x, y = land.corner
    return group(f'<g clip-path="url(#sea-in-{word})">{inner}</g>', -x, -y, hue)


def regions(view: MareNostrum, words: Words, read: Sequence[tuple[str, tuple[str, ...]]]) -> Iterator[Piece]:
    """Provinces and Seas as ground that can be touched; `read` is what the board in words says of each."""
    box = view.box
    for p in bits(box.open[view.seats]):
        yield ground("province", "p", lands(box)[p].region, words, read[p])
    for sea, water in enumerate(waters(box)):
        yield ground("sea", "s", water.region, words, read[len(box.provinces) + sea])


def ground(kind: str, shapes: str, region: Region, words: Words, read: tuple[str, tuple[str, ...]]) -> Piece:
    name, parts = read
    key = f"{kind}-{region.id}"
    says = words(f"piece-{kind}", **{kind: name})
    return Piece(kind, key, *region.label, says, id=key, touch=key, outline=f"#sea-{shapes}-{region.id}", reads=parts)


# -- Units -------------------------------------------------------------------------------------------


def units(view: MareNostrum, words: Words, players: Sequence[str], general: int) -> Iterator[Piece]:
    """Influence markers, Fortresses and Legions, side by side under the sites of each Province."""
    for p in bits(view.box.open[view.seats]):
        land = lands(view.box)[p]
        there = standing(view, p)
        spots = row(land.units, len(there), min(22.0 if land.small else 27.0, 96 / max(1, len(there))))
        for (kind, seat, count), (x, y) in zip(there, spots, strict=True):
            if kind == "influence":
                yield marker(view, p, land, seat, words, players, x, y)
            else:
                place = names.form(words, "province", view.box.provinces[p], "in")
                says = words(f"piece-{kind}", count=count, name=players[seat], place=place)
                tired = kind == "legion" and seat == general and count <= marched_in(view.army[p])
                yield unit(view, kind, "province", land.region.id, seat, count, says, tired, x, y, land.unit)


def standing(view: MareNostrum, p: int) -> list[tuple[str, int, int]]:
    """What stands in a Province, whose it is and how many; the markers of Capital Provinces are printed (MN-0.13)."""
    owner = view.owner(p)
    found = [("influence", owner, 1)] if owner != NO_SEAT and p != view.capital_province(owner) else []
    if view.army[p]:
        found += [("fortress", seat, 1) for seat in range(view.seats) if view.has_fortress(p, seat)]
        found += [("legion", seat, view.legions(p, seat)) for seat in range(view.seats) if view.legions(p, seat)]
    return found


def row(middle: Point, count: int, step: float) -> list[Point]:
    x, y = middle
    return [(x + (k - (count - 1) / 2) * step, y) for k in range(count)]


def marker(
    view: MareNostrum, p: int, land: Land, owner: int, words: Words, players: Sequence[str], x: float, y: float
) -> Piece:
    """An Influence marker; under the Legion of a Conqueror it is dimmed."""
    place, conqueror = names.form(words, "province", view.box.provinces[p], "in"), view.conqueror(p)
    says = words("piece-influence", name=players[owner], place=place)
    marks: tuple[Mark, ...] = ()
    if view.seized[p] and conqueror != NO_SEAT:
        says = words("piece-seized", name=players[owner], place=place, other=players[conqueror])
        marks = ("exhausted",)
    key, on = f"influence-{land.region.id}", f"province-{land.region.id}"
    side = land.unit * 0.82
    return Piece("influence", on, x, y, says, owner, touch=key, on=on, marks=marks, w=side, h=side)


def unit(
    view: MareNostrum, kind: str, where: str, region: str, seat: int, count: int, says: str, tired: bool, x: float,
    y: float, size: float,
) -> Piece:  # fmt: skip
    """My own Units are touched by what they are, those of others by whose they are."""
    touch = f"{kind}-{region}" if seat == view.viewer else f"seat-{seat + 1}-{region}"
    place = f"{where}-{region}"
    marks: tuple[Mark, ...] = ("exhausted",) if tired else ()
    return Piece(kind, place, x, y, says, seat, count, touch=touch, on=place, marks=marks, w=size, h=size)


def fleets(view: MareNostrum, words: Words, players: Sequence[str], sailing: int) -> Iterator[Piece]:
    """Triremes, side by side in each Sea."""
    for sea, water in enumerate(waters(view.box)):
        there = [(seat, view.triremes(sea, seat)) for seat in range(view.seats) if view.triremes(sea, seat)]
        spots = row(water.fleet, len(there), min(32.0, 100 / max(1, len(there))))
        for (seat, ships), (x, y) in zip(there, spots, strict=True):
            place = names.form(words, "sea", view.box.seas[sea], "in")
            says = words("piece-triremes", count=ships, name=players[seat], place=place)
            tired = seat == sailing and ships <= sailed_in(view.fleet[sea])
            yield unit(view, "trireme", "sea", water.region.id, seat, ships, says, tired, x, y, 30)
