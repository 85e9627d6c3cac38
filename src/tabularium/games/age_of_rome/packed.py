"""Several small numbers in one int: cards in hands, Plot markers, rows of slots, Sets, moves of several parts.

Nothing else in the game knows the bits.
"""

from __future__ import annotations

from typing import Final

from tabularium.games.age_of_rome.steps import kinds
from tabularium.kernel.moves import argument_of

# -- Trade cards -----------------------------------------------------------------------------------------
# A card is its kind: copies are alike. While a trigger lasts, those played on it bear a mark (AR-7.25).
# In a hand it is `mask of the seats that know it << HELD | card`.

KIND_BITS: Final = (1 << 5) - 1
MARK: Final = 1 << 5
HELD: Final = 6
CARD_BITS: Final = (1 << HELD) - 1
MOST_KINDS: Final = KIND_BITS - 1  # the back and the Anchor come after them


def kind_of_card(card: int) -> int:
    """The kind of a card, in a hand or elsewhere."""
    return card & KIND_BITS


def is_marked(card: int) -> bool:
    return card & MARK != 0


def marked(card: int) -> int:
    return card | MARK


def unmarked(cards: tuple[int, ...]) -> tuple[int, ...]:
    """These cards, in a hand or elsewhere, when the trigger is over."""
    return tuple([card & ~MARK for card in cards])


def held_card(known: int, card: int) -> int:
    return known << HELD | card


def card_of(held: int) -> int:
    return held & CARD_BITS


def known_to(held: int) -> int:
    """The mask of the seats that know a held card."""
    return held >> HELD


# -- Quests ----------------------------------------------------------------------------------------------

QUEST: Final = 5
QUEST_BITS: Final = (1 << QUEST) - 1
MOST_QUESTS: Final = QUEST_BITS  # the back comes after them


def held_quest(known: int, quest: int) -> int:
    return known << QUEST | quest


def quest_of(held: int) -> int:
    return held & QUEST_BITS


def quest_known_to(held: int) -> int:
    return held >> QUEST


# -- rows of bits: seats that know something, slots of a Vendetta track, Stages claimed, Bonuses used --------


def has(bits: int, n: int) -> bool:
    return bits >> n & 1 == 1


# -- Plot markers on a Province; 0 is an empty slot ----------------------------------------------------------


MOST_PLOTS: Final = 8  # effects, as a move names them


def plot_of(board: int) -> int:
    """A face-down marker."""
    return 1 + board * 2


def flipped(plot: int) -> int:
    return plot + 1


def is_flipped(plot: int) -> bool:
    return plot > 0 and plot & 1 == 0


def plot_owner(plot: int) -> int:
    return (plot - 1) // 2


# -- Sets of a board: ware and three cards, again and again ----------------------------------------------


def sets_laid(laid: tuple[int, ...]) -> int:
    return len(laid) // 4


def set_wares(laid: tuple[int, ...]) -> list[int]:
    return [laid[i] for i in range(0, len(laid), 4)]


def set_cards(laid: tuple[int, ...]) -> list[int]:
    """The cards of all Sets of a board."""
    return [value for i, value in enumerate(laid) if i & 3]


# -- moves of several parts, as `notation` spells them -----------------------------------------------------


def lay_move(a: int, b: int, c: int) -> int:
    return kinds.LAY | a << 10 | b << 5 | c


def laid_kinds(move: int) -> tuple[int, int, int]:
    argument = argument_of(move)
    return argument >> 10, argument >> 5 & 31, argument & 31


def envoy_move(province: int, building: int) -> int:
    return kinds.ENVOY | province << 3 | building


def envoy_province(move: int) -> int:
    return argument_of(move) >> 3


def envoy_building(move: int) -> int:
    return argument_of(move) & 7


def pair_move(one: int, other: int) -> int:
    return kinds.PAIR | one << 2 | other


def pair_of(move: int) -> tuple[int, int]:
    return argument_of(move) >> 2, argument_of(move) & 3
