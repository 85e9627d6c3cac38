"""What a plan is sure to bring, whatever the others do: authority and charisma of a board in a field."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.state import FortyFourBce


class Bounds(NamedTuple):
    """Authority at the least and with all boxes filled, and charisma."""

    least: int
    most: int
    charisma: int


def sure(s: FortyFourBce, board: int, plan: tuple[int, ...], field: int) -> tuple[int, int]:
    """Printed authority, the boxes that own support, loyalty and abilities fill, and what abilities add; the Imperium
    Maius has the tile. Support of others comes on top, and an empty supply may take from it."""
    found = planned(s, board, plan, field)
    return found.least, found.charisma


def planned(s: FortyFourBce, board: int, plan: tuple[int, ...], field: int) -> Bounds:
    """What a plan brings in a field."""
    return bounds(s, board, packed.stack_in(plan, field), plan, field)


def open_to_all(s: FortyFourBce, board: int, field: int) -> Bounds:
    """The same of the recruits of a field that lie open on a board: what all see, though not all may be played."""
    lying = [card for card in s.faceup[board] if card < s.box.loyal and s.box.field[card] == field]
    return bounds(s, board, lying, (), field)


def bounds(s: FortyFourBce, board: int, stack: Sequence[int], plan: tuple[int, ...], field: int) -> Bounds:
    box = s.box
    boxes: list[int] = []
    fed = plan.count(packed.support_entry(field, board)) if board == s.im else 0
    fed += plan.count(packed.loyalty_entry(field)) * (box.loyalty_im if board == s.im else box.loyalty_suitor)
    authority = 0
    charisma = packed.charisma_in(plan, field)
    for card in stack:
        authority += box.authority[card]
        boxes.extend(box.ambition[card])
        for effect in box.effects[card]:
            holds = effect.condition == terms.ALWAYS or (
                effect.condition == terms.IF_MULTIPLE_SAME and stack.count(card) > 1
            )
            if effect.verb == terms.PLACE_SUPPORT and holds:
                fed += effect.count
            elif effect.verb == terms.AUTHORITY and holds:
                authority += effect.count
            elif effect.verb == terms.CHARISMA and holds:
                charisma += effect.count
    if board == s.im:
        tile = s.letter() * 3 + field
        authority += box.tile_authority[tile]
        charisma += box.tile_charisma[tile]
    return Bounds(authority + sum(boxes[:fed]), authority + sum(boxes), charisma)
