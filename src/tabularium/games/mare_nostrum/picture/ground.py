"""What lies there all game long: the map with its tracks, my shelf, the trade, the market and a player's board."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from tabularium.draw.pieces import slot
from tabularium.draw.svg import circle, group, n, path, polygon, rect, text, use
from tabularium.games.mare_nostrum import names, terms
from tabularium.games.mare_nostrum.box import MareNostrumBox, bits
from tabularium.games.mare_nostrum.picture import layout
from tabularium.games.mare_nostrum.picture.faces import site_shape
from tabularium.kernel.picture import Ground
from tabularium.kernel.presentation import Words

STOCKED: Final = (terms.LEGION, terms.TRIREME, terms.FORTRESS, terms.INFLUENCE)
WAY_SYMBOLS: Final = ("legacy", "laurel", "capital", "crown")  # the pyramids, five tiles, Cities and Titles
GLYPHS: Final = "".join(
    f'<symbol id="sea-{name}" overflow="visible">{drawn}</symbol>'
    for name, drawn in (
        ("peak", '<path class="mn-hi" d="M-9 5L-2-7 1 5z"/><path class="mn-lo" d="M-2-7L9 5H1L-1-1z"/>'),
        ("grove", '<path class="mn-lo" d="M-4 4c-3-4-1-9 0-10 1 1 3 6 0 10zM3 6c-3-4-1-10 0-11 1 1 3 7 0 11z"/>'),
        ("dune", '<path class="mn-ln" d="M-10 2q5-5 10 0q4-4 9-1M-5 6q4-4 8 0"/>'),
    )
)


# -- the sea -----------------------------------------------------------------------------------------


@cache
def sea_ground(box: MareNostrumBox, seats: int, words: Words) -> Ground:
    need = (1, box.to_win_tiles, box.to_win_cities, box.to_win_titles)
    drawn = map_svg(box, seats, words) + tracks_svg(need, seats, words)
    return Ground(f"sea-{seats}", layout.MAP[0] + layout.TRACKS_WIDTH, layout.MAP[1], drawn)


def map_svg(box: MareNostrumBox, seats: int, words: Words) -> str:
    """Sea, coasts, land, relief, names and free sites."""
    open_ = box.open[seats]
    shapes = "".join(
        path(polygon(land.region.polygon), id=f"sea-p-{land.region.id}") for land in layout.lands(box, seats)
    )
    shapes += "".join(
        path(polygon(water.region.polygon), id=f"sea-s-{water.region.id}") for water in layout.waters(box, seats)
    )
    clips = "".join(
        f'<clipPath id="sea-in-{land.region.id}"><use href="#sea-p-{land.region.id}"/></clipPath>'
        for land in layout.lands(box, seats)
    )
    dry = [one for one in layout.scenery(box, seats) if one.kind != "water"]
    ashore = "".join(f'<use href="#sea-p-{land.region.id}"/>' for land in layout.lands(box, seats))
    clips += f'<clipPath id="sea-map"><path d="M0 0h{layout.MAP[0]}v{layout.MAP[1]}H0z"/></clipPath>'
    coasts = f'<g id="sea-coasts">{ashore}{path("".join(polygon(one.polygon) for one in dry))}</g>'
    drawn = [
        f"<defs>{GLYPHS}{shapes}{clips}{coasts}</defs>",
        rect(0, 0, *layout.MAP, "water"),
        "".join(f'<use href="#sea-s-{water.region.id}" class="seaborder"/>' for water in layout.waters(box, seats)),
        '<g class="shelves"><use href="#sea-coasts" class="shelf"/>',
        "".join(
            f'<use href="#sea-coasts" class="depth d{k}"/><use href="#sea-coasts" class="deep d{k}"/>' for k in range(3)
        ),
        '</g><use href="#sea-coasts" class="coastshadow" y="2"/><use href="#sea-coasts" class="coast"/>',
        "".join(
            path(polygon(one.polygon), {"water": "water", "islet": "mid0"}.get(one.kind, "beyond"))
            for one in layout.scenery(box, seats)
        ),
        *(
            province_ground(land, tint, (open_ >> p) & 1)
            for p, (land, tint) in enumerate(zip(layout.lands(box, seats), layout.tints(box), strict=True))
        ),
        group("".join(relief_ground(box, seats, open_)), cls="relief"),
        *(strait_ground(*at) for at in layout.straits(box, seats)),
        *(sea_name(water, layout.wider(box, seats), words) for water in layout.waters(box, seats)),
        *(free_sites(box, p, land) for p, land in enumerate(layout.lands(box, seats)) if (open_ >> p) & 1),
    ]
    return f'<g clip-path="url(#sea-map)">{"".join(drawn)}</g>'


def province_ground(land: layout.Land, tint: int, is_open: int) -> str:
    word = land.region.id
    family = "dry" if word in layout.DRY else "north" if land.region.label[1] < layout.NORTH else "mid"
    return f'<use class="{f"land {family}{tint}" if is_open else "land covered"}" href="#sea-p-{word}"/>'


def relief_ground(box: MareNostrumBox, seats: int, open_: int) -> Iterator[str]:
    closed = [land.region.polygon for p, land in enumerate(layout.lands(box, seats)) if not (open_ >> p) & 1]
    boxes = [
        (min(x for x, _ in ring), min(y for _, y in ring), max(x for x, _ in ring), max(y for _, y in ring))
        for ring in closed
    ]
    for glyph, x, y, size in layout.relief(box, seats):
        if not any(left <= x <= right and top <= y <= bottom for left, top, right, bottom in boxes):
            yield f'<use href="#sea-{glyph}" transform="translate({n(x)} {n(y)}) scale({n(size)})"/>'


def strait_ground(x: float, y: float) -> str:
    return path(f"M{n(x - 6)} {n(y)}q3-4 6 0t6 0M{n(x - 6)} {n(y + 5)}q3-4 6 0t6 0", "strait")


def sea_name(water: layout.Water, times: float, words: Words) -> str:
    said = words(f"sea-{water.region.id}")
    x, y = water.name
    if water.region.id in layout.ALONG:
        x, y, turn = layout.ALONG[water.region.id]
        return group(text(said, 0, 0, "seaname tight"), x * times, y, turn=turn)
    parts = said.split(" ")
    if water.region.room < 50 and len(parts) > 1:
        tight = " tight" if water.region.room < 34 else ""
        return "".join(text(part, x, y - 4 + 13 * k, f"seaname{tight}") for k, part in enumerate(parts))
    return text(said, x, y, "seaname")


def free_sites(box: MareNostrumBox, p: int, land: layout.Land) -> str:
    """The sites as they are without buildings."""
    free = "".join(
        site_shape(box, box.site_at[p * terms.SLOTS + slot], False, *land.sites[slot], land.size)
        for slot in bits(box.slots[p])
    )
    return group(free, cls="free")


# -- beside the map ----------------------------------------------------------------------------------


def tracks_svg(need: tuple[int, ...], seats: int, words: Words) -> str:
    """The three tracks, the ways to win with what each needs, a row for each seat, and room for a battle."""
    height = layout.MAP[1]
    drawn = [
        rect(layout.TRACKS_LEFT, 0, layout.TRACKS_WIDTH, height, "parchment"),
        path(f"M{layout.TRACKS_LEFT} 0v{height}", "gilt"),
    ]
    drawn += [lane(layout.track_x(track)) for track in range(len(terms.TITLES))]
    drawn.append(path(f"M{layout.TRACKS_LEFT + 8} {n(layout.WAYS - 4)}h{layout.TRACKS_WIDTH - 16}", "gilt"))
    for k, symbol in enumerate(WAY_SYMBOLS):
        drawn.append(use(symbol, layout.way_x(k), layout.WAYS + 12, 18, "sign"))
        drawn.append(text(words("picture-need", need=need[k]), layout.way_x(k), layout.WAYS + 32, "need"))
    for seat in range(seats):
        y = layout.standing_y(seat) - layout.STANDING / 2
        drawn.append(path(f"M{layout.TRACKS_LEFT + 6} {n(y)}h{layout.TRACKS_WIDTH - 12}", "hairline"))
    x, y, w, h = layout.ARENA
    drawn.append(rect(x, y, w, h, "arena", 6))
    drawn.append(text(words("picture-arena").upper(), x + w / 2, y + h / 2 + 4, "beyondname"))
    return "".join(drawn)


def lane(x: float) -> str:
    """A track: its levels from below, each with its numeral."""
    drawn = [
        rect(x - layout.COLUMN / 2 + 2, layout.TRACKS_TOP, layout.COLUMN - 4, layout.STEPS * layout.STEP, "lane", 3)
    ]
    for step in range(1, layout.STEPS + 1):
        y = layout.FLOOR - layout.STEP * (step - 0.5)
        if step > 1:
            drawn.append(
                path(f"M{n(x - layout.COLUMN / 2 + 4)} {n(y + layout.STEP / 2)}h{n(layout.COLUMN - 8)}", "hairline")
            )
        drawn.append(text(names.roman(step), x, y + 3.5, "step"))
    return "".join(drawn)


# -- near and far ------------------------------------------------------------------------------------


@cache
def mine_ground(box: MareNostrumBox, words: Words) -> Ground:
    width, height = layout.NEAR
    costs = [words("picture-cost", cost=box.costs[item]) for item in STOCKED]
    drawn = rect(0, 0, width, height, "parchment", 8) + path(f"M10 88h{width - 20}M214 8v72", "gilt")
    drawn += "".join(text(cost, layout.stock_x(k), 78, "words soft small") for k, cost in enumerate(costs))
    return Ground("mine", width, height, drawn)


@cache
def trade_ground(box: MareNostrumBox, seats: int, words: Words) -> Ground:
    width, height = layout.NEAR
    drawn = [rect(0, 0, width, height, "parchment", 8)]
    for place in range(box.trade_slots):
        x = layout.trade_x(place)
        drawn.append(
            circle(x, layout.TRADE_ROW, 19, "slot") + text(names.roman(place + 1), x, layout.TRADE_ROW + 4, "step")
        )
    heads = (("picture-played", 80), ("picture-to-play", 306), ("picture-pile", 498))
    drawn += [text(words(head), x, 59, "words soft caption") for head, x in heads]
    drawn.append(path(f"M10 66h{width - 20}", "gilt"))
    drawn += [path(f"M{layout.offer_x(seats, seat) - width / seats / 2} 74v88", "hairline") for seat in range(1, seats)]
    return Ground(f"trade-{seats}", width, height, "".join(drawn))


@cache
def market_ground(box: MareNostrumBox, count: int, words: Words) -> Ground:
    """Places for so many tiles."""
    width, height = layout.market_size(count)
    prices = words("board-prices", prices=", ".join(map(str, box.prices[1:])))
    cost = words("board-cost", items=names.item(words, terms.PYRAMIDS), cost=box.costs[terms.PYRAMIDS])
    drawn = [
        rect(0, 0, width, height, "marble", 8),
        *(slot(*layout.for_sale_at(k, count), *layout.FACE, 6) for k in range(count)),
    ]
    if width == layout.MARKET[0]:
        drawn += [text(prices, 270, height - 6, "words"), text(cost, 730, height - 6, "words")]
    else:
        drawn += [text(prices, width / 2, 14, "words"), text(cost, width / 2, height - 6, "words")]
    return Ground(f"market-{count}", width, height, "".join(drawn))


@cache
def board_ground(box: MareNostrumBox) -> Ground:
    width, height = layout.BOARD
    drawn = [rect(0, 0, width, height, "parchment", 8)]
    drawn += [
        slot(*layout.owned_at(k), layout.FACE[0] * layout.OWNED_SCALE, layout.FACE[1] * layout.OWNED_SCALE, 6)
        for k in range(box.to_win_tiles)
    ]
    return Ground("board", width, height, "".join(drawn))
