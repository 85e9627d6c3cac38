"""Everything in the box of Mare Nostrum: Heroes, Wonders, Resources and what can be bought."""

from __future__ import annotations

from collections.abc import Iterator

from tabularium.draw.svg import group, use
from tabularium.games.mare_nostrum import names, terms
from tabularium.games.mare_nostrum.picture import layout
from tabularium.games.mare_nostrum.picture.faces import all_it_does, site_shape, tile_face, token, trade_face
from tabularium.games.mare_nostrum.picture.sight import Sight
from tabularium.kernel.picture import BoxShelf, BoxThing

UNITS = {"legion": "legion", "trireme": "trireme", "fortress": "fortress", "influence": "influence"}


def contents(sight: Sight) -> tuple[BoxShelf, ...]:
    words = sight.words
    return (
        BoxShelf(words("contents-starting"), tuple(tiles(sight, range(len(sight.box.empires))))),
        BoxShelf(words("contents-tiles"), tuple(tiles(sight, range(len(sight.box.empires), len(sight.box.tiles))))),
        BoxShelf(words("contents-buildings"), tuple(buildings(sight))),
        BoxShelf(words("contents-units"), tuple(units(sight))),
        BoxShelf(words("contents-goods"), tuple(goods(sight))),
        BoxShelf(words("contents-trade-tokens"), tuple(trade_tokens(sight))),
    )


def tiles(sight: Sight, which: range) -> Iterator[BoxThing]:
    box, words, (w, h) = sight.box, sight.words, layout.FACE
    for tile in which:
        costs = (words("contents-pyramids", cost=box.costs[terms.PYRAMIDS]),) if tile == box.pyramids else ()
        drawing = tile_face(box, tile, words)
        yield BoxThing(names.tile(box, words, tile), drawing, w + 4, h + 4, (*all_it_does(box, tile, words), *costs))


def buildings(sight: Sight) -> Iterator[BoxThing]:
    """One of each kind of site, as it looks when it is built."""
    box, words = sight.box, sight.words
    for kind in (terms.CARAVAN, terms.MARKET, terms.CITY, terms.CAPITAL, terms.LEGENDARY_CITY, terms.TEMPLE):
        site = box.site_kind.index(kind)
        name = terms.ITEMS[kind]
        said = [words(f"contents-{name}")]
        if box.costs[kind]:
            said.append(words("contents-costs", cost=box.costs[kind]))
        drawing = group(site_shape(box, site, True, 0, 0, 40))
        yield BoxThing(names.item(words, kind), drawing, 56, 56, tuple(said), box.site_kind.count(kind))


def units(sight: Sight) -> Iterator[BoxThing]:
    box, words = sight.box, sight.words
    numbers = {"rolls": box.points_per_hit, "bonus": box.fortress_bonus, "cancels": box.fortress_cancels}
    for item, symbol, stock in (
        (terms.LEGION, "legion", box.stock[0]), (terms.TRIREME, "trireme", box.stock[1]),
        (terms.FORTRESS, "fortress", box.stock[2]), (terms.INFLUENCE, "influence", box.stock[3]),
    ):  # fmt: skip
        said = (words(f"contents-{symbol}", **numbers), words("contents-costs", cost=box.costs[item]))
        yield BoxThing(names.item(words, item), use(symbol, 0, 0, 46, "thing"), 56, 56, said, stock)


def goods(sight: Sight) -> Iterator[BoxThing]:
    """Taxes, and each type of Good with the Provinces that have sites for it."""
    box, words = sight.box, sight.words
    taxes = words("contents-tax", taxes=box.store_taxes)
    yield BoxThing(names.kind(box, words, terms.TAX), token(box, terms.TAX), 44, 44, (taxes,))
    for good, _ in enumerate(box.goods):
        sites = [s for s, grown in enumerate(box.site_good) if grown == good]
        where = [names.province(box, words, box.site_province[site]) for site in sites]
        said = words("contents-good", places=words.listed(list(dict.fromkeys(where)))) if where else ""
        kind = 2 * good
        yield BoxThing(names.kind(box, words, kind), token(box, kind), 44, 44, (said,) if said else ())


def trade_tokens(sight: Sight) -> Iterator[BoxThing]:
    box, words = sight.box, sight.words
    for one, (up, down) in enumerate(box.token_faces):
        drawing = group(trade_face(up, False), -20) + group(trade_face(down, False), 20)
        yield BoxThing(names.trade_token(box, words, one), drawing, 84, 44, (words("contents-trade-token"),))
