"""The engine forbids exactly what can't be completed: every way to the end of an action in a zone is tried out.

Random poor seats, with patrons, cards and empty zones. The search here knows only what each decision allows by itself;
the game's own offers look ahead by formula (AV-3.7, AV-5.6, AV-6.6).
"""

from __future__ import annotations

import pytest

from tabularium.games.ave_roma.effects import left, unspent
from tabularium.games.ave_roma.game import GAME
from tabularium.games.ave_roma.state import EXTRA, INFLUENCE_SPENT, RIGHT, AveRoma
from tabularium.games.ave_roma.steps import bonus, goods, kinds, locations, payment, placement, turn, windows
from tabularium.games.ave_roma.steps.choice import Choice
from tabularium.games.ave_roma.terms import (
    AEDILIS,
    BASICS,
    BUY_INFLUENCE,
    DENARII,
    GAIN,
    GOODS,
    MERCATOR,
    PROPRAETOR,
    ZONE_RESOURCE,
)
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.play import act, answer
from tabularium.kernel.rng import Rng, sfc32

PLACES = (AEDILIS, MERCATOR, PROPRAETOR)


def poor(rng: Rng) -> tuple[AveRoma, int]:
    """A seat that may lack the price of a Zone card."""
    mode = ("base", "advanced")[rng.below(2)]
    s = GAME.new(2 + rng.below(4), {"mode": mode, "decks": "all_cards"}, rng.below(1 << 30))
    seat = s.order[0]
    stock = [rng.below(4) if rng.below(2) else 0 for _ in range(BASICS)]
    s.goods[seat * GOODS : seat * GOODS + GOODS] = [*stock, rng.below(8), rng.below(5)]
    s.high = rng.below(32)
    if rng.below(3) == 0:
        s.zones[rng.below(5)] = s.box.none
    patrons = [card for card in range(s.box.first_patron, s.box.none) if s.box.mod_at[card] in PLACES]
    s.active[seat] = tuple({patrons[rng.below(len(patrons))] for _ in range(rng.below(4))})
    s.owned[seat] = tuple({rng.below(s.box.first_patron): 0 for _ in range(rng.below(5))})
    if rng.below(2):
        s.owned[seat] = tuple(card | RIGHT for card in s.owned[seat])
    s.phase = EXTRA  # no space is needed
    return s, seat


def allowed(s: AveRoma, step: Choice, seat: int) -> list[int]:
    """What a decision allows without looking ahead."""
    if isinstance(step, goods.Overflow):
        return [kinds.AS_DENARII, kinds.AS_SURPLUS]
    if isinstance(step, goods.ZoneResourceType):
        return [kinds.GAIN_RESOURCE | resource for resource in s.box.types[s.zones[s.value - 1]]]
    if isinstance(step, locations.MercatorSell):
        return [kinds.SELL | n << 3 | step.resource for n in range(s.goods[seat * GOODS + step.resource] + 1)]
    if isinstance(step, locations.MercatorBuy):
        resource = step.resource(s)
        most = s.goods[seat * GOODS + DENARII] // s.price(seat, resource)
        return [kinds.BUY | n << 3 | resource for n in range(min(most, 4 - step.bought) + 1)]
    if isinstance(step, locations.PropraetorHalf):
        return [kinds.HALF, kinds.HALF | 1]
    if isinstance(step, locations.PropraetorSecond):
        empty = s.zones[s.value - 1] == s.box.none
        parts = [(not empty, 0), (bool(unspent(s, seat)), 1), (empty and s.advanced(), 2)]
        return [kinds.SECOND | part for possible, part in parts if possible]
    if isinstance(step, payment.PayIcon):
        return [kinds.PAY | resource for resource in payment.ways_to_pay(s, seat, step.icons, step.swap)]
    if isinstance(step, windows.UseEffect):
        return effects(s, seat)
    if isinstance(step, bonus.BonusSymbol):
        return [kinds.ICON | icon for icon in range(3) if left(s, seat, icon) or s.spent >> 8 * icon & 255]
    if isinstance(step, bonus.BonusCard):
        return bonus_cards(s, step, seat)
    return step.choices(s, seat)


def effects(s: AveRoma, seat: int) -> list[int]:
    found = [kinds.CONTINUE]
    card_there = s.zones[s.value - 1] != s.box.none
    for card in s.active[seat]:
        verb = s.box.mod_verb[card]
        affordable = verb == BUY_INFLUENCE and payment.can_pay(s, seat, s.box.mod_cost[card])
        fits = verb == GAIN or (card_there and (verb == ZONE_RESOURCE or affordable))
        if s.box.mod_at[card] == s.at and not s.is_used(card) and fits:
            found.append(kinds.USE | card)
    return [*found, kinds.BONUS] if s.advanced() and not s.bonus else found


def bonus_cards(s: AveRoma, step: bonus.BonusCard, seat: int) -> list[int]:
    used = step.cards + bonus.counted_already(s, step.icon)
    whole = used > 0 and used % 3 == 0 if s.at == PROPRAETOR else step.cards > 0
    more = [kinds.ADD | card for card in left(s, seat, step.icon)[:1]]
    return [*more, kinds.STOP] if whole else more


def trades(move: int) -> bool:
    return kind_of(move) in (kinds.SELL, kinds.BUY) and argument_of(move) >> 3 > 0


def completes(s: AveRoma, seat: int, traded: bool) -> bool:
    """Whether some way leads to the movement of the Zone card with everything done and the price at hand."""
    step = s.agenda[-1]
    while step.owes(s) == 0:
        if isinstance(step, locations.MoveZoneCard):
            idle = s.at == PROPRAETOR and s.zones[s.value - 1] == s.box.none
            done = traded if s.at == MERCATOR else not idle or s.bonus or s.spent & INFLUENCE_SPENT
            return bool(done) and s.goods[seat * GOODS + DENARII] >= s.due
        act(s)
        step = s.agenda[-1]
    assert isinstance(step, Choice)
    return any(after(s, step, seat, move, traded) for move in allowed(s, step, seat))


def after(s: AveRoma, step: Choice, seat: int, move: int, traded: bool) -> bool:
    trial = s.copy()
    answer(trial, seat, move)
    return completes(trial, seat, traded or trades(move))


def begun(s: AveRoma, seat: int, at: int, value: int) -> AveRoma:
    trial = s.copy()
    trial.agenda[-1] = turn.ChooseLocation(seat, value, placement.IMAGINARY)
    answer(trial, seat, kinds.GO | at)
    if not isinstance(trial.agenda[-1], windows.UseEffect):
        trial.push(windows.UseEffect(seat))
    return trial


@pytest.mark.parametrize("seed", range(30))
def test_what_is_offered_is_exactly_what_can_be_completed(seed: int) -> None:
    rng = sfc32(seed)
    s, seat = poor(rng)
    for at in PLACES:
        for value in range(1, 6):
            refused = placement.zone_blocked(s, seat, at, value - 1)
            if at == AEDILIS and s.zones[value - 1] == s.box.none:
                assert refused == "AV-5.2"
                continue
            assert completes(begun(s, seat, at, value), seat, False) == (not refused)
            if not refused:
                walk(begun(s, seat, at, value), seat, rng)


def walk(s: AveRoma, seat: int, rng: Rng) -> None:
    """Play the action at random, and look at every choice on the way."""
    traded = False
    while not isinstance(s.agenda[-1], (locations.MoveZoneCard, turn.ConfirmTurn)):
        step = s.agenda[-1]
        if step.owes(s) == 0:
            act(s)
            continue
        assert isinstance(step, Choice)
        offered = step.legal(s, seat)
        for move in allowed(s, step, seat):
            if not isinstance(step, bonus.BonusCard) and move != kinds.BONUS:
                assert after(s, step, seat, move, traded) == (move in offered), (step, move)
        move = offered[rng.below(len(offered))]
        traded = traded or trades(move)
        answer(s, seat, move)
