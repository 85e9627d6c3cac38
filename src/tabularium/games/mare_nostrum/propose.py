"""Whole answers where small choices combine: offers, purchases and payments."""

from __future__ import annotations

from typing import Final

from tabularium.games.mare_nostrum.box import (
    CHEAP_LEGION,
    FREE_INFLUENCE,
    GOODS,
    KINDS,
    MIXED_PAYMENT,
    PAIR_PAYMENT,
    TAX,
)
from tabularium.games.mare_nostrum.effects import purchases_at_hand
from tabularium.games.mare_nostrum.packed import legendary, ordinary
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps.kinds import OFFER, PAY, TAKE
from tabularium.games.mare_nostrum.steps.payment import PayToken, Purchase, cheap_tokens, next_tokens
from tabularium.games.mare_nostrum.steps.production import LegendaryBonus
from tabularium.games.mare_nostrum.steps.purchases import ChooseSite, ChooseTile, price_of
from tabularium.games.mare_nostrum.steps.trade import Offers
from tabularium.kernel.moves import DONE
from tabularium.kernel.rng import Rng

Answers = list[tuple[int, ...]]

WAYS: Final = 2  # to pay for a purchase that are worth comparing


def propose(view: MareNostrum, seat: int, rng: Rng) -> Answers:
    """A handful of sensible answers to a question that is put in small pieces."""
    step = view.agenda[-1]
    if isinstance(step, Offers):
        return offers(view, seat, rng)
    if isinstance(step, LegendaryBonus):
        count = len(view.blessed(seat)) - len(view.drafts[seat])
        return [(*(TAKE | choice for _ in range(count)), DONE) for choice in (0, 1)]
    if isinstance(step, (ChooseSite, ChooseTile)) and step.item != FREE_INFLUENCE:
        return purchases(view, seat, step)
    if isinstance(step, PayToken) and step.seat == seat and not view.drafts[seat]:
        return payments(view, seat, step.item, step.left, step.paid)
    return []


def offers(view: MareNostrum, seat: int, rng: Rng) -> Answers:
    """What one has most of, what one has least of, and something at random."""
    if view.drafts[seat]:
        return []
    tokens = [kind for kind in range(KINDS) for _ in range(view.goods[seat * KINDS + kind])]
    rng.shuffle(tokens)
    count = [view.goods[seat * KINDS + kind] + view.goods[seat * KINDS + (kind ^ 1)] for kind in range(TAX)]
    count.append(view.goods[seat * KINDS + TAX])
    found: Answers = []
    for order in (sorted(tokens, key=lambda kind: -count[kind]), sorted(tokens, key=lambda kind: count[kind]), tokens):
        answer = (*(OFFER | kind for kind in sorted(order[: view.sizes[seat]])), DONE)
        if answer not in found:
            found.append(answer)
    return found


def purchases(view: MareNostrum, seat: int, step: Purchase) -> Answers:
    """Each place for it, or each tile, paid in the one or two ways that leave most."""
    ways = payments(view, seat, step.item, price_of(view, seat, step.item), ())[:WAYS]
    return [(move, *way) for way in ways for move in step.legal(view, seat)]


def payments(view: MareNostrum, seat: int, item: int, left: int, paid: tuple[int, ...]) -> Answers:
    """Ways to lay the tokens that are still due, those that leave most purchases first: Goods that one has twice or as
    Legendary tokens; or Taxes; or as a power allows it, a pair or both mixed. What a plan lacks is next at hand."""
    if item >= CHEAP_LEGION:
        return laid_alone(view, seat, cheap_tokens(view, seat, item))
    first = seat * KINDS
    goods: list[tuple[int, int]] = []  # how little it hurts, kind
    pair: list[int] = []
    for good in range(GOODS):
        plain = view.goods[first + ordinary(good)]
        twin = view.goods[first + legendary(good)]
        if plain + twin:
            goods.append((-(plain + 2 * twin), legendary(good) if twin else ordinary(good)))
            if plain + twin > 1 and not pair:
                pair = [ordinary(good), legendary(good) if twin else ordinary(good)]
    goods.sort()
    kinds = [kind for _, kind in goods]
    plans = [kinds[:left], [TAX] * left]
    powers = view.powers[seat]
    if powers & MIXED_PAYMENT:
        plans += [[*kinds[: left - 1], TAX], [*kinds[:1], *[TAX] * (left - 1)]]
    if powers & PAIR_PAYMENT and pair:
        plans.append([*pair, *[kind for kind in kinds if kind not in pair][: left - 2]])
    found: list[tuple[int, int, tuple[int, ...]]] = []  # how few purchases it leaves, in which order it came, moves
    seen: Answers = []
    for plan in plans:
        s = view.copy()
        tokens, moves = laid(s, seat, left, paid, plan)
        if tokens not in seen:
            seen.append(tokens)
            found.append((-purchases_at_hand(s.goods, first), len(found), moves))
    found.sort()
    return [moves for _, _, moves in found]


def laid_alone(view: MareNostrum, seat: int, kinds: list[int]) -> Answers:
    """One token of these kinds."""
    if len(kinds) == 1 and not view.has_secrets(seat):
        return [()]
    return [(PAY | kind,) for kind in kinds]


def laid(
    s: MareNostrum, seat: int, left: int, paid: tuple[int, ...], plan: list[int]
) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Take the tokens of a plan out of a hand, in canonical order; where it does not fit, the first that does. All that
    is paid then, and the moves: a forced token plays itself, unless the screen hides something (MN-H1)."""
    wanted = sorted(plan)
    moves: list[int] = []
    while left:
        options = next_tokens(s, seat, left, paid)
        kind = options[0]
        for one in wanted:
            if one in options:
                kind = one
                wanted.remove(one)
                break
        if len(options) > 1 or s.has_secrets(seat):
            moves.append(PAY | kind)
        s.lose(seat, kind)
        paid = (*paid, kind)
        left -= 1
    return paid, tuple(moves)
