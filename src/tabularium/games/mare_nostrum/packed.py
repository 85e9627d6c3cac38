"""Whatever is packed into an int is packed and read here: armies and fleets, kinds of token, Trade tokens on their
slots, Circe's sites, and the moves that name two things.

An *army* is one Province's land Units: four bits of Legions for each seat, a Fortress bit for each seat, and four bits
for the Legions that marched in during this Military phase. A *fleet* is the same for one Sea.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.mare_nostrum.steps import kinds
from tabularium.kernel.moves import argument_of, kind_of

SEATS: Final = 5  # there is room for

# -- armies and fleets -------------------------------------------------------------------------------

ONE_LEGION: Final = tuple(1 << 4 * seat for seat in range(SEATS))
ONE_TRIREME: Final = ONE_LEGION
A_FORTRESS: Final = tuple(1 << 20 + seat for seat in range(SEATS))
ONE_MARCHED: Final = 1 << 25
ONE_SAILED: Final = 1 << 20
LEGIONS: Final = tuple(15 << 4 * seat for seat in range(SEATS))
OWN: Final = tuple(LEGIONS[seat] | A_FORTRESS[seat] for seat in range(SEATS))
ENEMY: Final = tuple((ONE_MARCHED - 1) & ~own for own in OWN)


def legions_in(army: int, seat: int) -> int:
    return (army >> 4 * seat) & 15


def fortress_in(army: int, seat: int) -> bool:
    return (army >> 20 + seat) & 1 == 1


def marched_in(army: int) -> int:
    return army >> 25


def rested(army: int) -> int:
    """The army when its march is over."""
    return army & (ONE_MARCHED - 1)


def triremes_in(fleet: int, seat: int) -> int:
    return (fleet >> 4 * seat) & 15


def sailed_in(fleet: int) -> int:
    return fleet >> 20


def anchored(fleet: int) -> int:
    """The fleet when its voyage is over."""
    return fleet & (ONE_SAILED - 1)


def at_sea(sea: int) -> int:
    """A Sea where a Province might stand as well: the field of a battle."""
    return 32 + sea


def sea_of(field: int) -> int:
    """The Sea of a field, or -1 for a Province."""
    return field - 32 if field >= 32 else -1


# -- kinds of token: each Good, then its Legendary twin, and Tax last (the canonical order) ----------


def ordinary(good: int) -> int:
    return good << 1


def legendary(good: int) -> int:
    return good << 1 | 1


def good_of(kind: int) -> int:
    """The type: a Legendary Good is a Good of its type (MN-0.15)."""
    return kind >> 1


def is_legendary(kind: int) -> bool:
    return kind & 1 == 1


# -- Trade tokens on their slots, and Caravan sites at which Legions work ----------------------------


def laid_token(token: int, face: int) -> int:
    return token << 3 | face


def token_of(slot: int) -> int:
    return slot >> 3


def face_of(slot: int) -> int:
    return slot & 7


def at_work(site: int, seat: int) -> int:
    return site << 3 | seat


def site_of(work: int) -> int:
    return work >> 3


def worker_of(work: int) -> int:
    return work & 7


# -- moves that name two things ----------------------------------------------------------------------


def play_token(token: int, face: int) -> int:
    return kinds.PLAY | laid_token(token, face)


def pick(seat: int, kind: int) -> int:
    return kinds.PICK | seat << 5 | kind


def picked_from(move: int) -> int:
    return argument_of(move) >> 5


def picked_kind(move: int) -> int:
    return move & 31


def sail(sea: int, to: int) -> int:
    return kinds.SAIL | sea << 4 | to


def sail_from(move: int) -> int:
    return argument_of(move) >> 4


def sail_to(move: int) -> int:
    return move & 15


def march(p: int, to: int) -> int:
    return kinds.MARCH | p << 5 | to


def march_from(move: int) -> int:
    return argument_of(move) >> 5


def march_to(move: int) -> int:
    return move & 31


def fight(sea: int, other: int) -> int:
    return kinds.FIGHT | sea << 3 | other


def battle(p: int, other: int) -> int:
    return kinds.BATTLE | p << 3 | other


def field_of(move: int) -> int:
    """The Sea or Province of a battle."""
    return argument_of(move) >> 3


def opponent_of(move: int) -> int:
    return move & 7


def sail_several(sea: int, to: int, count: int) -> int:
    return kinds.SAIL_SEVERAL | argument_of(sail(sea, to)) << 3 | count


def march_several(p: int, to: int, count: int) -> int:
    return kinds.MARCH_SEVERAL | argument_of(march(p, to)) << 3 | count


def several_moved(move: int) -> int:
    """How many Units this moves."""
    return move & 7 if kind_of(move) in (kinds.SAIL_SEVERAL, kinds.MARCH_SEVERAL) else 1


def several(move: int) -> int:
    """The move of one of the Units that this moves."""
    if kind_of(move) == kinds.SAIL_SEVERAL:
        return kinds.SAIL | argument_of(move) >> 3
    return kinds.MARCH | argument_of(move) >> 3 if kind_of(move) == kinds.MARCH_SEVERAL else move
