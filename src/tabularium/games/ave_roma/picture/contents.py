"""Everything in the box of Ave Roma: every card and player board, and what it does."""

from __future__ import annotations

from collections.abc import Iterator

from tabularium.games.ave_roma import terms
from tabularium.games.ave_roma.faces import card_reads, name_of, rewards
from tabularium.games.ave_roma.picture import layout
from tabularium.games.ave_roma.picture.faces import row_card, zone_card
from tabularium.games.ave_roma.picture.seats import tile
from tabularium.games.ave_roma.picture.sight import Sight
from tabularium.kernel.picture import BoxShelf, BoxThing


def contents(sight: Sight) -> tuple[BoxShelf, ...]:
    shelves = [
        BoxShelf(sight.words(f"contents-{terms.KINDS[kind]}"), tuple(cards(sight, kind)))
        for kind in range(len(terms.KINDS))
    ]
    return (*shelves, BoxShelf(sight.words("contents-boards"), tuple(boards(sight))))


def cards(sight: Sight, kind: int) -> Iterator[BoxThing]:
    """The cards of a kind that are in the game with so many players."""
    box, words = sight.box, sight.words
    zone = kind == terms.ZONE
    w, h = layout.ZONE_CARD if zone else layout.ROW_CARD
    sets = tuple(
        words("contents-war-set", count=count, reward=rewards(gains, words))
        for count, gains in enumerate(box.war_reward)
        if kind == terms.WAR and any(gains)
    )
    for card in range(len(box.cards)):
        if box.kind[card] == kind and box.players[card] <= sight.seats:
            reads = (*card_reads(sight.view, card, words), *sets)
            drawing = zone_card(box, card, words) if zone else row_card(box, card, words, sight.seats)
            yield BoxThing(name_of(sight.view, card, words), drawing, w, h, reads)


def boards(sight: Sight) -> Iterator[BoxThing]:
    box, words = sight.box, sight.words
    for side, name in enumerate(box.boards):
        priced = [*zip(terms.RESOURCES, box.prices[side], strict=True)]
        told = [words("preview-price", resource=words(f"resource-{word}"), price=price) for word, price in priced]
        yield BoxThing(words(f"board-{name}"), tile(words(f"board-{name}"), priced), 192, 88, (words.listed(told),))
