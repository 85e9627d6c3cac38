"""The windows before and after the base action: patrons and the bonus."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.effects import (
    gain_denarii,
    gain_influence,
    gain_points,
    gain_surplus,
    raise_brown,
)
from tabularium.games.ave_roma.state import AveRoma, is_ready
from tabularium.games.ave_roma.steps import kinds, told
from tabularium.games.ave_roma.steps.bonus import BonusSymbol, bonus_offered, bonus_values, no_bonus
from tabularium.games.ave_roma.steps.choice import Choice, base_cost_ahead, completes, pays_first
from tabularium.games.ave_roma.steps.foresight import can_trade, most_money
from tabularium.games.ave_roma.steps.goods import ZoneResourceType
from tabularium.games.ave_roma.steps.locations import base_payable
from tabularium.games.ave_roma.steps.patrons import advance_marker
from tabularium.games.ave_roma.steps.payment import (
    FULL_PRICE,
    can_pay,
    cost_values,
    lacking,
    pay_cost,
    zone_action_completes,
)
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Step

OFFERED: Final = (
    terms.GAIN,
    terms.ZONE_RESOURCE,
    terms.TRAIN,
    terms.BUY_INFLUENCE,
    terms.COLOSSEUM_STEP,
    terms.RAISE_BROWN,
)


class OpenWindow(Step[AveRoma]):
    """The after window opens when the base action is done, if there is anything that could be used."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: AveRoma) -> None:
        s.stage = state.AFTER
        if s.active[self.seat] or s.advanced():
            s.push(UseEffect(self.seat))


class UseEffect(Choice):
    """Modifiers of active patrons, each optional and once per action, in the order the player picks them (AV-11.4,
    AV-11.22), and the bonus. Discounts, free cards and free spaces work by themselves (AV-11.21)."""

    plays_itself: ClassVar[bool] = True

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"location": s.at, "after": 1 if s.stage == state.AFTER else 0}

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        moves = self.patrons(s, seat)
        if bonus_offered(s, seat):
            moves.append(kinds.BONUS)
        if not self.must_stay(s, seat):
            moves.append(kinds.CONTINUE)
        return moves

    def patrons(self, s: AveRoma, seat: int) -> list[int]:
        """Whoever is active at this moment, and nobody else (AV-11.1, AV-11.5)."""
        active = s.active[seat]
        if not active:
            return []
        return sorted([kinds.USE | card for card in active if not self.blocked(s, seat, card)])

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        moves = self.choices(s, seat)
        if not base_cost_ahead(s) or base_payable(s, seat):
            return moves  # nothing that a patron gives makes a cost harder to pay
        return [move for move in moves if move == kinds.BONUS or completes(s, seat, move)]

    def hopeful(self, s: AveRoma) -> bool:
        if base_payable(s, self.seat) or bonus_offered(s, self.seat):
            return True
        return any(completes(s, self.seat, move) for move in self.patrons(s, self.seat))

    def blocked(self, s: AveRoma, seat: int, card: int) -> str:
        """The rule that keeps this modifier of an active patron from being used now, or ""."""
        box = s.box
        verb = box.mod_verb[card]
        if box.mod_at[card] != s.at or s.is_used(card):
            return "AV-11.2"
        if verb not in OFFERED:
            return "AV-11.21"
        if verb in (terms.GAIN, terms.COLOSSEUM_STEP):
            return ""
        if verb == terms.TRAIN:
            if s.phase == state.EXTRA:
                return "AV-14.6"
            if s.stage != state.AFTER or len(TrainWorker(seat).choices(s, seat)) == 1:
                return "AV-11.9"
            return ""
        empty = s.zones[s.value - 1] == box.none
        if verb == terms.ZONE_RESOURCE:
            return "AV-11.7" if empty else ""
        if verb == terms.RAISE_BROWN:
            return "AV-11.18" if empty else "AV-6.8" if s.brown[s.value - 1] == box.brown_top else ""
        return "AV-11.15" if empty or not affords_influence(s, seat, card) else ""

    def must_stay(self, s: AveRoma, seat: int) -> str:
        """The rule that keeps the window open, or ""."""
        if s.stage == state.BEFORE:
            if pays_first(s.at):
                return "" if base_payable(s, seat) else "AV-3.7"
            if s.at == terms.MERCATOR:
                zone = s.value - 1
                goods = s.goods_of(seat)
                enough = most_money(s, seat, goods, terms.MERCATOR, zone, (), 0, 0, False) >= s.due
                return "" if enough and can_trade(s, seat, goods, zone, 0, False, s.due) else "AV-3.7"
            return ""
        if s.due > s.goods[seat * terms.GOODS + terms.DENARII]:
            return "AV-6.6"
        if (
            s.at == terms.PROPRAETOR
            and s.zones[s.value - 1] == s.box.none
            and not s.bonus
            and not s.spent & state.INFLUENCE_SPENT
        ):
            return "AV-17.26"
        return ""

    def refusal(self, s: AveRoma, seat: int, move: int) -> str:
        if move == kinds.CONTINUE:
            return self.must_stay(s, seat)
        if move == kinds.BONUS:
            if not s.advanced():
                return "AV-17.1"
            return "AV-17.3" if s.bonus else no_bonus(s, seat)
        if kind_of(move) != kinds.USE or argument_of(move) >= s.box.none:
            return NOT_NOW
        card = argument_of(move)
        return self.blocked(s, seat, card) if card in s.active[seat] else "AV-11.1"

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        patrons = [card for card in (*s.active[seat], *s.passive(seat)) if s.box.mod_at[card] == s.at]
        moves = sorted([kinds.USE | card for card in patrons if s.box.mod_verb[card] in OFFERED])
        return [*moves, kinds.BONUS, kinds.CONTINUE] if s.advanced() else [*moves, kinds.CONTINUE]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        if kind_of(move) == kinds.USE and s.box.mod_verb[argument_of(move)] == terms.BUY_INFLUENCE:
            need = s.box.mod_cost[argument_of(move)]
            return cost_values(need, lacking(s.goods_of(seat), need, FULL_PRICE, 0))
        return bonus_values(s, seat)

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if move == kinds.CONTINUE:
            return
        s.push(self)
        if move == kinds.BONUS:
            s.bonus = 1
            s.push(BonusSymbol(seat))
        else:
            use_patron(s, seat, argument_of(move))


def affords_influence(s: AveRoma, seat: int, card: int) -> bool:
    """Whether a patron's price for influence can be paid in some way, and the Zone price after it (AV-11.15)."""
    need = s.box.mod_cost[card]
    if not can_pay(s, seat, need):
        return False
    if s.box.place[s.at] != terms.ZONAL or (s.due == 0 and s.stage == state.AFTER):
        return True
    trial = s.copy()
    trial.use(card)
    pay_cost(trial, seat, need)
    step = trial.agenda[-1]
    if isinstance(step, Choice) and not isinstance(step, UseEffect):
        return bool(step.choices(trial, seat))
    # The window itself is on top: what lies under it is looked at as if it were decided.
    return zone_action_completes(trial, seat, trial.goods_of(seat))


def use_patron(s: AveRoma, seat: int, card: int) -> None:
    """Once per action and patron (AV-11.2); it never counts as another action (AV-11.20, AV-11.23)."""
    box = s.box
    s.use(card)
    s.tell(told.PATRON, seat, card)
    verb = box.mod_verb[card]
    zone = s.value - 1
    if verb == terms.GAIN:
        gain_points(s, seat, box.mod_points[card], state.P_MODIFIERS)  # AV-11.6
        gain_denarii(s, seat, box.mod_denarii[card])
        gain_surplus(s, seat, box.mod_surplus[card])
    elif verb == terms.ZONE_RESOURCE:
        s.push(ZoneResourceType(seat, box.mod_amount[card]))  # AV-11.7
    elif verb == terms.TRAIN:
        s.push(TrainWorker(seat))  # AV-11.9
    elif verb == terms.BUY_INFLUENCE:
        s.push(GainInfluence(seat, zone, box.mod_amount[card]))  # AV-11.15
        pay_cost(s, seat, box.mod_cost[card])
    elif verb == terms.COLOSSEUM_STEP:
        advance_marker(s, seat, box.mod_amount[card])  # AV-11.17
    else:
        raise_brown(s, seat, zone, box.mod_amount[card])  # AV-11.18


class GainInfluence(Step[AveRoma]):
    """Influence that was paid for."""

    __slots__ = ("count", "seat", "zone")

    def __init__(self, seat: int, zone: int, count: int) -> None:
        self.seat = seat
        self.zone = zone
        self.count = count

    def run(self, s: AveRoma) -> None:
        gain_influence(s, self.seat, self.zone, self.count)


# -- training ----------------------------------------------------------------------------------------


def train(s: AveRoma, seat: int, value: int, space: int) -> None:
    """One worker per space (AV-10.1), at its cost (AV-10.2); it is ready next round (AV-10.3)."""
    cost = s.box.training_cost[space]
    s.training[seat * terms.SPACES + space] = value + state.WAITING
    s.goods[seat * terms.GOODS + terms.DENARII] -= cost
    s.tell(told.TRAINED, seat, value, s.box.training_shift[space], cost)


class TrainWorker(Choice):
    """One more worker may be sent to training after the action (AV-11.9)."""

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        base = seat * terms.SPACES
        purse = s.goods[seat * terms.GOODS + terms.DENARII] - s.due
        paid = [space for space in range(terms.SPACES) if s.box.training_cost[space] <= purse]
        free = [space for space in paid if s.training[base + space] == 0]
        moves: list[int] = []
        for value in range(terms.ZONES):
            if s.reserve[seat * terms.ZONES + value]:
                moves.extend([kinds.train_worker(value + 1, space) for space in free])
        for here in range(terms.SPACES):
            if is_ready(s.training[base + here]):
                moves.extend([kinds.retrain(here, space) for space in paid if space in free or space == here])
        moves.append(kinds.DECLINE)
        return moves

    def refusal(self, s: AveRoma, seat: int, move: int) -> str:
        kind = kind_of(move)
        if kind not in (kinds.TRAIN_WORKER, kinds.RETRAIN):
            return NOT_NOW
        space = kinds.space_taken(move)
        here = kinds.space_left(move)
        if kind == kinds.TRAIN_WORKER:
            there = (
                kinds.value_trained(move) <= terms.ZONES
                and s.reserve[seat * terms.ZONES + kinds.value_trained(move) - 1] > 0
            )
        else:
            there = here < terms.SPACES and is_ready(s.training[seat * terms.SPACES + here])
        if not there:
            return NOT_NOW
        taken = s.training[seat * terms.SPACES + space] and not (kind == kinds.RETRAIN and here == space)
        return "AV-10.1" if taken else "AV-10.2"

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        """The lowest worker on each space: the others differ in nothing."""
        workers = [value for value in range(terms.ZONES) if s.reserve[seat * terms.ZONES + value]]
        return [kinds.train_worker(workers[0] + 1, space) for space in range(terms.SPACES)] if workers else []

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        cost = s.box.training_cost[kinds.space_taken(move)]
        return {"needed": cost, "denarii": s.goods[seat * terms.GOODS + terms.DENARII]}

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        space = kinds.space_taken(move)
        if kind_of(move) == kinds.TRAIN_WORKER:
            value = kinds.value_trained(move)
            s.reserve[seat * terms.ZONES + value - 1] -= 1
            train(s, seat, value, space)
        elif kind_of(move) == kinds.RETRAIN:
            here = seat * terms.SPACES + kinds.space_left(move)
            value = s.training[here]
            s.training[here] = 0
            train(s, seat, value, space)
