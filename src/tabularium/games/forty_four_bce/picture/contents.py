"""Everything in the box of 44 BCE: every recruit, structure and tile, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from tabularium.games.forty_four_bce import faces, terms
from tabularium.games.forty_four_bce.picture import faces as art
from tabularium.games.forty_four_bce.picture.pieces import recruit_reads
from tabularium.games.forty_four_bce.picture.sight import Sight
from tabularium.kernel.picture import BoxShelf, BoxThing

CARD = 110.0  # how wide a card is


def contents(sight: Sight) -> tuple[BoxShelf, ...]:
    words = sight.words
    recruits = [
        BoxShelf(words("contents-recruits", field=faces.heading(field, words)), tuple(recruits_of(sight, field)))
        for field in sorted(set(sight.box.field))
    ]
    structures = [
        BoxShelf(words(f"contents-{kind}"), tuple(structures_of(sight, number)))
        for number, kind in enumerate(("fixed", "era", "statues"))
    ]
    tiles = BoxShelf(words("contents-tiles"), tuple(tiles_of(sight)))
    return (*recruits, BoxShelf(words("card-loyalty"), (loyalty(sight),)), *structures, tiles)


def recruits_of(sight: Sight, field: int) -> Iterator[BoxThing]:
    box, words = sight.box, sight.words
    for recruit, name in enumerate(box.recruits):
        if box.field[recruit] == field:
            drawing = art.recruit_card(box, recruit, words, CARD)
            reads = recruit_reads(box, recruit, words)
            yield BoxThing(words(f"recruit-{name}"), drawing, CARD + 4, CARD * 1.43, reads, box.copies[recruit])


def loyalty(sight: Sight) -> BoxThing:
    box, words = sight.box, sight.words
    does = words("reads-loyalty", suitor=box.loyalty_suitor, im=box.loyalty_im)
    drawing = art.loyalty_card(words, CARD)
    return BoxThing(words("card-loyalty"), drawing, CARD + 4, CARD * 1.43, (does,), box.loyalty)


def structures_of(sight: Sight, kind: int) -> Iterator[BoxThing]:
    box, words = sight.box, sight.words
    for structure, name in enumerate(box.structures):
        if box.kind[structure] == kind:
            price = faces.amount("denarius", box.price[structure], words)
            told = words("contents-structure", price=price, imperium=box.imperium[structure])
            era = (words("contents-of-era", era=box.era[structure]),) if box.era[structure] else ()
            does = words("reads-does", when=faces.when(box, structure, words), does=faces.does(box, structure, words))
            drawing = art.structure_tile(box, structure, words, 0, box.slots[kind][sight.view.boards])
            yield BoxThing(words(f"structure-{name}"), drawing, 164, 112, (*era, told, does))


def tiles_of(sight: Sight) -> Iterator[BoxThing]:
    """The tiles of all years, of which each game uses some."""
    box, words = sight.box, sight.words
    for tile, name in enumerate(box.tiles):
        field = tile % len(terms.FIELDS)
        numbers = {
            "authority": box.tile_authority[tile],
            "charisma": box.tile_charisma[tile],
            "imperium": box.tile_imperium[tile],
        }
        does = words("contents-tile", field=words(f"field-{terms.FIELDS[field]}"), **numbers)
        yield BoxThing(words(f"tile-{name}"), art.tile_art(box, tile, False), 52, 46, (does,))
