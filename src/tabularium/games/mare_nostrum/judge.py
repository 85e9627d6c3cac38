"""How good the table is for a seat, and whole answers where small choices combine: offers and payments."""

from __future__ import annotations

from typing import Final

from tabularium.games.mare_nostrum import effects
from tabularium.games.mare_nostrum.box import (
    CARAVAN_SLOTS,
    CITY_SLOTS,
    GOODS,
    KINDS,
    MARKET_SLOT,
    TAX,
    TEMPLE_SLOT,
    bits,
)
from tabularium.games.mare_nostrum.packed import ENEMY, OWN, legendary, ordinary
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps.kinds import OFFER, PAY, TAKE
from tabularium.games.mare_nostrum.steps.payment import PayToken, Purchase
from tabularium.games.mare_nostrum.steps.production import LegendaryBonus
from tabularium.games.mare_nostrum.steps.trade import Offers
from tabularium.kernel.moves import DONE, argument_of
from tabularium.kernel.play import play
from tabularium.kernel.rng import Rng

VICTORY: Final = 1000.0
BY_TILES: Final = (0.0, 0.0, 14.0, 32.0, 60.0, 100.0)
BY_CITIES: Final = (0.0, 4.0, 12.0, 28.0, 60.0)
BY_TITLES: Final = (0.0, 5.0, 16.0, 60.0)
# What an item promises while it is not paid or placed yet, by item.
PROMISED: Final = (6.0, 7.0, 9.0, 7.0, 12.0, 14.0, 8.0, 3.5, 3.0, 2.5, 17.0, 900.0, 7.0, 5.0, 4.0, 3.5)


def judge(s: MareNostrum, seat: int) -> float:
    """The own standing, less half of the strongest other's."""
    if s.over:
        return VICTORY if (s.winners >> seat) & 1 else -VICTORY
    strongest = max(standing(s, other) for other in range(s.seats) if other != seat)
    return standing(s, seat) + in_hand(s, seat) - 0.5 * strongest


def standing(s: MareNostrum, seat: int) -> float:
    """What everybody sees of a seat."""
    commerce, politics, military = effects.levels(s, seat)
    value = BY_TILES[min(s.tiles_of(seat), 5)] + BY_CITIES[min(s.great_cities(seat), 4)]
    value += BY_TITLES[s.titles.count(seat)]
    value += income(s, seat) + 0.4 * (commerce + politics) + 1.2 * military
    value += 2.0 * s.realm[seat].bit_count() + 1.5 * s.conquests[seat].bit_count()
    for p in bits(s.conquests[seat]):
        if s.seized[p]:
            value += 3.0
    return value + frontier(s, seat)


def income(s: MareNostrum, seat: int) -> float:
    """The Resources of a Production: a new type is worth more than one more of the same."""
    types = 0
    tokens = 0
    for p in bits(s.realm[seat] | s.conquests[seat]):
        mine = s.controls(seat, p)
        caravans = (mine & CARAVAN_SLOTS).bit_count()
        tokens += caravans * (2 if mine & MARKET_SLOT else 1)
        tokens += (mine & CITY_SLOTS).bit_count() * (2 if mine & TEMPLE_SLOT else 1)
        if mine & s.box.legendary[p]:
            tokens += 1
        for slot in bits(mine & CARAVAN_SLOTS):
            types |= 1 << s.box.good_at[2 * p + slot]
    return 2.5 * tokens + 1.0 * types.bit_count()


def frontier(s: MareNostrum, seat: int) -> float:
    """Where armies meet: the difference in strength counts, and invaders at home hurt."""
    value = 0.0
    for p in range(len(s.army)):
        word = s.army[p]
        if not word & ENEMY[seat]:
            continue
        others = 0
        for other in range(s.seats):
            if other != seat:
                others = max(others, s.legions(p, other) + (2 if s.has_fortress(p, other) else 0))
        if word & OWN[seat]:
            own = s.legions(p, seat) + (2 if s.has_fortress(p, seat) else 0)
            value += 1.5 * (own - others)
        if (s.realm[seat] >> p) & 1:
            value -= 3.0
    return value


def in_hand(s: MareNostrum, seat: int) -> float:
    """The own Resources, and a purchase on its way."""
    best = effects.purse(s, seat)
    value = 0.6 * s.resources(seat) + 0.05 * best * best
    step = s.agenda[-1]
    if isinstance(step, Purchase) and step.seat == seat:
        value += PROMISED[step.item]
        if isinstance(step, PayToken):
            value += 0.6 * len(step.paid)
    return value


# -- whole answers -----------------------------------------------------------------------------------


def propose(view: MareNostrum, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """A handful of sensible answers to a question that is put in small pieces."""
    step = view.agenda[-1]
    if isinstance(step, Offers):
        return offers(view, seat, rng)
    if isinstance(step, LegendaryBonus):
        count = len(view.blessed(seat)) - len(view.drafts[seat])
        return [(*(TAKE | choice for _ in range(count)), DONE) for choice in (0, 1)]
    if isinstance(step, PayToken) and step.seat == seat:
        return payments(view, seat, step)
    return []


def offers(view: MareNostrum, seat: int, rng: Rng) -> list[tuple[int, ...]]:
    """What one has most of, what one has least of, and something at random."""
    if view.drafts[seat]:
        return []
    tokens = [kind for kind in range(KINDS) for _ in range(view.goods[seat * KINDS + kind])]
    rng.shuffle(tokens)
    count = [view.goods[seat * KINDS + kind] + view.goods[seat * KINDS + (kind ^ 1)] for kind in range(TAX)]
    count.append(view.goods[seat * KINDS + TAX])
    found: list[tuple[int, ...]] = []
    for order in (sorted(tokens, key=lambda kind: -count[kind]), sorted(tokens, key=lambda kind: count[kind]), tokens):
        answer = (*(OFFER | kind for kind in sorted(order[: view.sizes[seat]])), DONE)
        if answer not in found:
            found.append(answer)
    return found


def payments(view: MareNostrum, seat: int, step: PayToken) -> list[tuple[int, ...]]:
    """Goods that one has twice or as Legendary tokens go first; or Taxes; or what is next at hand."""
    first = seat * KINDS
    goods: list[tuple[int, int]] = []  # how little it hurts, kind
    for good in range(GOODS):
        plain = view.goods[first + ordinary(good)]
        twin = view.goods[first + legendary(good)]
        if plain + twin:
            goods.append((-(plain + 2 * twin), legendary(good) if twin else ordinary(good)))
    goods.sort()
    plans = [[kind for _, kind in goods[: step.left]], [TAX] * step.left, []]
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
        wanted = [PAY | kind for kind in left if PAY | kind in legal]
        move = wanted[0] if wanted else legal[0]
        if argument_of(move) in left:
            left.remove(argument_of(move))
        moves.append(move)
        play(s, seat, move)
