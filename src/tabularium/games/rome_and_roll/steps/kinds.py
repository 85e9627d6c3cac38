"""The kinds of moves, and what is packed into a move. Words for them are in the notation, whose slots have
the same widths."""

from __future__ import annotations

from typing import Final

from tabularium.games.rome_and_roll import terms
from tabularium.kernel.moves import FIRST_KIND, KIND, argument_of

# -- moves: the order is the order of a menu
MOST_FISH: Final = 31  # a longer way has no room in a move

CHARACTER: Final = FIRST_KIND << KIND
VILLAGE: Final = (FIRST_KIND + 1) << KIND  # colony
DRAFT: Final = (FIRST_KIND + 2) << KIND  # face
DOUBLE: Final = (FIRST_KIND + 3) << KIND
DISCARD: Final = (FIRST_KIND + 4) << KIND  # face
KEEP: Final = (FIRST_KIND + 5) << KIND
TURN: Final = (FIRST_KIND + 6) << KIND
MAIN: Final = (FIRST_KIND + 7) << KIND  # action
DEPLOY: Final = (FIRST_KIND + 8) << KIND  # worker
BRIBE: Final = (FIRST_KIND + 9) << KIND
STORE: Final = (FIRST_KIND + 10) << KIND  # resource
STORE_BASKET: Final = (FIRST_KIND + 11) << KIND  # resource
USE: Final = (FIRST_KIND + 12) << KIND  # favour
SWAP: Final = (FIRST_KIND + 13) << KIND
END_TURN: Final = (FIRST_KIND + 14) << KIND
STAY: Final = (FIRST_KIND + 15) << KIND
GO: Final = (FIRST_KIND + 16) << KIND
PLAN: Final = (FIRST_KIND + 17) << KIND
PLACE: Final = (FIRST_KIND + 18) << KIND  # a placement
WAIVE: Final = (FIRST_KIND + 19) << KIND  # resource
PAY: Final = (FIRST_KIND + 20) << KIND  # what comes from the pool
PICK: Final = (FIRST_KIND + 21) << KIND  # a Building
REGION: Final = (FIRST_KIND + 22) << KIND
COLONIZE: Final = (FIRST_KIND + 23) << KIND  # colony
RENOVATE: Final = (FIRST_KIND + 24) << KIND  # road
LEVY: Final = (FIRST_KIND + 25) << KIND  # colony
EXCHANGE: Final = (FIRST_KIND + 26) << KIND  # three units
CLAIM: Final = (FIRST_KIND + 27) << KIND  # favour
STEAL: Final = (FIRST_KIND + 28) << KIND  # seat
TAKE: Final = (FIRST_KIND + 29) << KIND  # resource
STOP: Final = (FIRST_KIND + 30) << KIND

# -- what is packed into a move


def bribing(icon: int, advisor: int) -> int:
    return BRIBE | icon << 5 | advisor


def bribe_icon(move: int) -> int:
    return argument_of(move) >> 5


def bribe_advisor(move: int) -> int:
    return move & 31


def turning(source: int, face: int) -> int:
    """A source is a Favour by its number, or an Advisor after them."""
    return TURN | source << 5 | face


def turn_source(move: int) -> int:
    return argument_of(move) >> 5


def turn_face(move: int) -> int:
    return move & 31


def swapping(a: int, b: int, gained: int) -> int:
    return SWAP | a << 6 | b << 3 | gained


def swapped(move: int) -> tuple[int, int, int]:
    """The two resources given, and the one gained."""
    return argument_of(move) >> 6, (move >> 3) & 7, move & 7


def going(site: int, cell: int, fish: int) -> int:
    return GO | site << 14 | cell << 5 | fish


def go_site(move: int) -> int:
    return argument_of(move) >> 14


def go_cell(move: int) -> int:
    return (move >> 5) & 511


def go_fish(move: int) -> int:
    return move & MOST_FISH


def picking(site: int, cell: int) -> int:
    return PICK | site << 9 | cell


def pick_cell(move: int) -> int:
    return move & 511


def paying(way: int, icons: int, baskets: int) -> int:
    """A way to pay, with one kind more: so many icons of its own from the pool, so many Baskets in their place."""
    return way << 4 | icons << 2 | baskets


def paid(way: int, jewels: int) -> int:
    """The payment, when Wood, Brick, Stone and Fish are in it."""
    return PAY | way << 2 | jewels


def pay_icons(move: int, kind: int) -> int:
    return (move >> (4 + 4 * (terms.FISH - kind))) & 3


def pay_baskets(move: int, kind: int) -> int:
    return (move >> (2 + 4 * (terms.FISH - kind))) & 3


def pay_jewels(move: int) -> int:
    return move & 3


def exchanging(kind: int, icons: int, stored: int, jewels: int, kept: int, baskets: int) -> int:
    """Units of a kind and Jewellery, each of the pool and of Storage, and Baskets."""
    return EXCHANGE | kind << 10 | icons << 8 | stored << 6 | jewels << 4 | kept << 2 | baskets


def exchange_kind(move: int) -> int:
    return argument_of(move) >> 10


def exchange_icons(move: int) -> int:
    return (move >> 8) & 3


def exchange_stored(move: int) -> int:
    return (move >> 6) & 3


def exchange_jewels(move: int) -> int:
    return (move >> 4) & 3


def exchange_kept(move: int) -> int:
    return (move >> 2) & 3


def exchange_baskets(move: int) -> int:
    return move & 3
