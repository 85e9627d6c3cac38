"""Whole answers where small choices combine: offers and payments."""

from __future__ import annotations

from tabularium.games.mare_nostrum import packed, terms
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds
from tabularium.games.mare_nostrum.steps.payment import PayToken
from tabularium.games.mare_nostrum.steps.production import LegendaryBonus
from tabularium.games.mare_nostrum.steps.trade import Offers
from tabularium.kernel.moves import DONE, argument_of
from tabularium.kernel.play import play
from tabularium.kernel.rng import Rng


def propose(view: MareNostrum, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """A handful of sensible answers to a question that is put in small pieces."""
    step = view.agenda[-1]
    if isinstance(step, Offers):
        return offers(view, seat, rng)
    if isinstance(step, LegendaryBonus):
        count = len(view.blessed(seat)) - len(view.drafts[seat])
        return [(*(kinds.TAKE | choice for _ in range(count)), DONE) for choice in (0, 1)]
    if isinstance(step, PayToken) and step.seat == seat:
        return payments(view, seat, step)
    return []


def offers(view: MareNostrum, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """What one has most of, what one has least of, and something at random."""
    if view.drafts[seat]:
        return []
    tokens = [kind for kind in range(terms.KINDS) for _ in range(view.goods[seat * terms.KINDS + kind])]
    rng.shuffle(tokens)
    count = [
        view.goods[seat * terms.KINDS + kind] + view.goods[seat * terms.KINDS + (kind ^ 1)] for kind in range(terms.TAX)
    ]
    count.append(view.goods[seat * terms.KINDS + terms.TAX])
    found: list[tuple[int, ...]] = []
    for order in (sorted(tokens, key=lambda kind: -count[kind]), sorted(tokens, key=lambda kind: count[kind]), tokens):
        answer = (*(kinds.OFFER | kind for kind in sorted(order[: view.sizes[seat]])), DONE)
        if answer not in found:
            found.append(answer)
    return found


def payments(view: MareNostrum, seat: int, step: PayToken) -> list[tuple[int, ...]]:
    """Goods that one has twice or as Legendary tokens go first; or Taxes; or what is next at hand."""
    first = seat * terms.KINDS
    goods: list[tuple[int, int]] = []  # how little it hurts, kind
    for good in range(terms.GOODS):
        plain = view.goods[first + packed.ordinary(good)]
        twin = view.goods[first + packed.legendary(good)]
        if plain + twin:
            goods.append((-(plain + 2 * twin), packed.legendary(good) if twin else packed.ordinary(good)))
    goods.sort()
    plans = [[kind for _, kind in goods[: step.left]], [terms.TAX] * step.left, []]
    found: list[tuple[int, ...]] = []
    for plan in plans:
        answer = laid(view, seat, plan)
        if answer and answer not in found:
            found.append(answer)
    return found


def laid(view: MareNostrum, seat: int, plan: list[int]) -> tuple[int, ...]:
    """The moves that lay the tokens of a plan, in canonical order; where it does not fit, the first that does."""
    s = view.copy()
    left = sorted(plan)
    moves: list[int] = []
    while True:
        step = s.agenda[-1]
        if not isinstance(step, PayToken):
            return tuple(moves)
        legal = step.legal(s, seat)
        wanted = [kinds.PAY | kind for kind in left if kinds.PAY | kind in legal]
        move = wanted[0] if wanted else legal[0]
        if argument_of(move) in left:
            left.remove(argument_of(move))
        moves.append(move)
        play(s, seat, move)
