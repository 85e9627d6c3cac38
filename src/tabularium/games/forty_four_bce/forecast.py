"""What a plan is sure to bring, whatever the others do: authority and charisma of a board in a field."""

from __future__ import annotations

from tabularium.games.forty_four_bce import terms
from tabularium.games.forty_four_bce.packed import charisma_in, loyalty_entry, stack_in, support_entry
from tabularium.games.forty_four_bce.state import FortyFourBce


def sure(s: FortyFourBce, board: int, plan: tuple[int, ...], field: int) -> tuple[int, int]:
    """Printed authority, the boxes that own support, loyalty and abilities fill, and what abilities add; the Imperium
    Maius has the tile. Support of others comes on top, and an empty supply may take from it."""
    box = s.box
    stack = stack_in(plan, field)
    boxes: list[int] = []
    fed = plan.count(support_entry(field, board)) if board == s.im else 0
    fed += plan.count(loyalty_entry(field)) * (box.loyalty_im if board == s.im else box.loyalty_suitor)
    authority = 0
    charisma = charisma_in(plan, field)
    for card in stack:
        authority += box.authority[card]
        boxes.extend(box.ambition[card])
        for effect in box.effects[card]:
            holds = effect.condition == terms.ALWAYS or (effect.condition == terms.IF_SEVERAL and stack.count(card) > 1)
            if effect.verb == terms.PLACE_SUPPORT and holds:
                fed += effect.count
            elif effect.verb == terms.AUTHORITY and holds:
                authority += effect.count
            elif effect.verb == terms.CHARISMA and holds:
                charisma += effect.count
    authority += sum(boxes[:fed])
    if board == s.im:
        tile = s.letter() * 3 + field
        authority += box.tile_authority[tile]
        charisma += box.tile_charisma[tile]
    return authority, charisma
