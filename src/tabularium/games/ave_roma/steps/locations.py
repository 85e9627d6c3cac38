"""The base actions of the eight locations."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.effects import (
    gain_denarii,
    gain_influence,
    largest_group,
    path_cost,
    raise_brown,
    spend_influence,
    unspent,
)
from tabularium.games.ave_roma.state import AveRoma, card_of
from tabularium.games.ave_roma.steps import kinds, told
from tabularium.games.ave_roma.steps.cards import TakeCard
from tabularium.games.ave_roma.steps.choice import Base, Choice
from tabularium.games.ave_roma.steps.foresight import (
    can_trade,
    enough_after_buying,
    money_in_reach,
    most_money,
    short,
)
from tabularium.games.ave_roma.steps.goods import FragmentResource, ZoneResourceType, take_units
from tabularium.games.ave_roma.steps.patrons import MoveMarker
from tabularium.games.ave_roma.steps.payment import can_buy, can_pay, pay_cost, pay_price
from tabularium.games.ave_roma.steps.sheet import Trading
from tabularium.kernel.moves import DONE, argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Step


def row_at(at: int) -> int:
    """The row of a location: AEDIFICATOR, LEGATUS, SENATUS."""
    return 2 if at > terms.PROPRAETOR else at - 3


def card_wanted(s: AveRoma) -> int:
    """The card that the base action at a row buys."""
    return s.rows[row_at(s.at) * terms.SLOTS + s.slot]


def base_payable(s: AveRoma, seat: int) -> bool:
    """Whether the cost of the base action can be paid as things stand."""
    if s.at == terms.ROMA:
        return can_pay(s, seat, path_cost(s, seat, s.colosseum[seat], s.value))
    return can_buy(s, seat, s.at, card_wanted(s), 0)


class BaseAction(Base):
    """The worker does the work of its location."""

    def payable(self, s: AveRoma) -> bool:
        return base_payable(s, self.seat)

    def run(self, s: AveRoma) -> None:
        s.stage = state.BASE
        seat = self.seat
        if s.at == terms.QUAESTOR:
            gain_denarii(s, seat, s.box.quaestor_rate * s.value)  # AV-4.1; the chosen value counts (AV-4.2)
        elif s.at == terms.ROMA:
            # The cost is fixed and paid before the marker moves (AV-9.3).
            s.push(MoveMarker(seat, s.value))
            pay_cost(s, seat, path_cost(s, seat, s.colosseum[seat], s.value))
        elif s.at == terms.AEDILIS:
            take_units(s, seat, s.box.resources[s.zones[s.value - 1]])  # AV-5.1
        elif s.at == terms.MERCATOR:
            go_on_trading(s, seat, 0, 0)
        elif s.at == terms.PROPRAETOR:
            s.push(PropraetorSecond(seat))
            if s.zones[s.value - 1] != s.box.none:  # no card, no resources (AV-5.13)
                s.push(PropraetorHalf(seat))
        else:
            card = card_wanted(s)
            s.push(TakeCard(seat, card, 0))
            pay_price(s, seat, card, 0)


# -- MERCATOR ----------------------------------------------------------------------------------------


class MercatorSell(Trading):
    """First the player sells, resource by resource in board order (AV-5.3, AV-5.5). Surplus is never sold (AV-2.9)."""

    __slots__ = ("resource", "traded")

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, resource: int, traded: int) -> None:
        super().__init__(seat)
        self.resource = resource
        self.traded = traded  # units sold so far

    def first_sale(self) -> int:
        return self.resource

    def to_buy(self, s: AveRoma) -> tuple[int, ...]:
        card = s.zones[s.value - 1]
        return () if card == s.box.none else s.box.types[card]

    def room(self, s: AveRoma) -> int:
        return s.box.purchases

    def begun(self) -> bool:
        return self.traded > 0

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"resource": self.resource, "price": s.price(self.seat, self.resource)} | self.sheet_values(s)

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        have = s.goods[seat * terms.GOODS + self.resource]
        if s.due == 0 and self.traded:
            return [kinds.sell(count, self.resource) for count in range(have + 1)]
        return [kinds.sell(count, self.resource) for count in range(have + 1) if not self.blocked(s, seat, count)]

    def blocked(self, s: AveRoma, seat: int, count: int) -> str:
        """The rule that keeps the seat from selling just so many."""
        zone = s.value - 1
        goods = s.goods_of(seat)
        goods[self.resource] -= count
        goods[terms.DENARII] += s.price(seat, self.resource) * count
        after = self.resource + 1
        if most_money(s, seat, goods, terms.MERCATOR, zone, (), 0, after, False) < s.due:
            return "AV-6.6"
        if self.traded + count == 0 and not can_trade(s, seat, goods, zone, after, False, s.due):
            return "AV-5.6"
        return ""

    def forbids(self, s: AveRoma, seat: int, move: int) -> str:
        if move == DONE or self.private(s, seat, move):
            return self.forbids_sheet(s, seat, move)
        if kind_of(move) == kinds.BUY:
            return "AV-5.5"
        if kind_of(move) == kinds.SELL and kinds.resource_traded(move) == terms.SURPLUS:
            return "AV-2.9"
        if kind_of(move) != kinds.SELL or kinds.resource_traded(move) != self.resource:
            return NOT_NOW
        count = kinds.count_traded(move)
        if count > s.goods[seat * terms.GOODS + self.resource]:
            return "AV-5.3"
        return self.blocked(s, seat, count)

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.sell(count, self.resource) for count in range(s.box.basic_limit + 1)]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        if move == DONE or self.private(s, seat, move):
            return self.explain_sheet(s, seat, move)
        have = s.goods[seat * terms.GOODS + self.resource]
        purse = s.goods[seat * terms.GOODS + terms.DENARII]
        return {"price": s.due, "denarii": purse, "selling": 1, "units_left": have, "trading": 1}

    def answer(self, s: AveRoma, seat: int, move: int) -> None:
        count = kinds.count_traded(move)
        if count:
            income = s.price(seat, self.resource) * count
            s.goods[seat * terms.GOODS + self.resource] -= count
            s.goods[seat * terms.GOODS + terms.DENARII] += income
            s.tell(told.SOLD, seat, count, self.resource, income)
        go_on_trading(s, seat, self.resource + 1, self.traded + count)


def go_on_trading(s: AveRoma, seat: int, resource: int, traded: int) -> None:
    """The next resource that the seat has can be sold; after the last one, buying starts (AV-5.5)."""
    while resource < terms.BASICS and not s.goods[seat * terms.GOODS + resource]:
        resource += 1
    if resource < terms.BASICS:
        s.push(MercatorSell(seat, resource, traded))
    elif s.zones[s.value - 1] != s.box.none:  # AV-5.7: without a card nothing can be bought
        s.push(MercatorBuy(seat, 0, 0, traded))


class MercatorBuy(Trading):
    """Then the player buys up to four units of the types on the Zone card, type by type (AV-5.3, AV-5.4, AV-5.15)."""

    __slots__ = ("bought", "place", "traded")

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, place: int, bought: int, traded: int) -> None:
        super().__init__(seat)
        self.place = place  # among the types of the card
        self.bought = bought
        self.traded = traded  # units sold and bought so far

    def resource(self, s: AveRoma) -> int:
        return s.box.types[s.zones[s.value - 1]][self.place]

    def first_sale(self) -> int:
        return terms.BASICS

    def to_buy(self, s: AveRoma) -> tuple[int, ...]:
        return s.box.types[s.zones[s.value - 1]][self.place :]

    def room(self, s: AveRoma) -> int:
        return s.box.purchases - self.bought

    def begun(self) -> bool:
        return self.traded > 0

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        resource = self.resource(s)
        asked = {"resource": resource, "price": s.price(self.seat, resource), "left": self.room(s)}
        return asked | self.sheet_values(s)

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        resource = self.resource(s)
        most = min(self.room(s), s.goods[seat * terms.GOODS + terms.DENARII] // s.price(seat, resource))
        moves = [] if self.must_buy(s, seat) else [kinds.buy(0, resource)]
        for count in range(1, most + 1):
            if s.due == 0 or self.enough_after(s, seat, resource, count):
                moves.append(kinds.buy(count, resource))
        return moves

    def enough_after(self, s: AveRoma, seat: int, resource: int, count: int) -> bool:
        return enough_after_buying(s, seat, s.goods_of(seat), s.value - 1, resource, count, s.due)

    def must_buy(self, s: AveRoma, seat: int) -> bool:
        """Whether nothing was traded and no later type can be bought (AV-5.6)."""
        if self.traded:
            return False
        for resource in self.to_buy(s)[1:]:
            at_hand = s.price(seat, resource) <= s.goods[seat * terms.GOODS + terms.DENARII]
            if at_hand and self.enough_after(s, seat, resource, 1):
                return False
        return True

    def forbids(self, s: AveRoma, seat: int, move: int) -> str:
        if move == DONE or self.private(s, seat, move):
            return self.forbids_sheet(s, seat, move)
        if kind_of(move) == kinds.SELL:
            return "AV-5.5"
        if kind_of(move) == kinds.BUY and kinds.resource_traded(move) == terms.SURPLUS:
            return "AV-2.9"
        if kind_of(move) != kinds.BUY:
            return NOT_NOW
        resource = kinds.resource_traded(move)
        count = kinds.count_traded(move)
        if resource not in s.box.types[s.zones[s.value - 1]]:
            return "AV-5.4"
        if resource != self.resource(s):
            return "AV-5.15"
        if count == 0:
            return "AV-5.6" if self.must_buy(s, seat) else ""
        if count > self.room(s):
            return "AV-5.3"
        if count * s.price(seat, resource) > s.goods[seat * terms.GOODS + terms.DENARII]:
            return "AV-5.15"
        return "" if self.enough_after(s, seat, resource, count) else "AV-5.8"

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.buy(count, self.resource(s)) for count in range(self.room(s) + 1)]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        if move == DONE or self.private(s, seat, move):
            return self.explain_sheet(s, seat, move)
        return {
            "needed": s.price(seat, self.resource(s)) * kinds.count_traded(move),
            "price": s.due,
            "denarii": s.goods[seat * terms.GOODS + terms.DENARII],
            "selling": 0,
            "units_left": self.room(s),
            "trading": 1,
            "turn": 1 if kinds.resource_traded(move) == self.resource(s) else 0,
        }

    def answer(self, s: AveRoma, seat: int, move: int) -> None:
        resource = kinds.resource_traded(move)
        count = kinds.count_traded(move)
        types = s.box.types[s.zones[s.value - 1]]
        if self.place + 1 < len(types) and self.bought + count < s.box.purchases:
            s.push(MercatorBuy(seat, self.place + 1, self.bought + count, self.traded + count))
        if count:
            cost = s.price(seat, resource) * count
            s.goods[seat * terms.GOODS + terms.DENARII] -= cost
            s.tell(told.BOUGHT, seat, count, resource, cost)
            take_units(s, seat, (resource,) * count)  # a full track lets one buy surplus (AV-5.9)


# -- PROPRAETOR --------------------------------------------------------------------------------------


class PropraetorHalf(Choice):
    """The top two or the bottom two resources of the Zone card (AV-5.10)."""

    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "AV-6.6"

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        if not short(s, seat):
            return [kinds.HALF, kinds.HALF | 1]
        return [kinds.HALF | half for half in (0, 1) if money_in_reach(s, seat, self.units(s, half), 0) >= s.due]

    def units(self, s: AveRoma, half: int) -> tuple[int, ...]:
        shown = s.box.resources[s.zones[s.value - 1]]
        return shown[2:] if half else shown[:2]

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.HALF, kinds.HALF | 1]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        return {"price": s.due, "denarii": s.goods[seat * terms.GOODS + terms.DENARII]}

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        take_units(s, seat, self.units(s, argument_of(move)))


class PropraetorSecond(Choice):
    """One more resource of the card, or influence (AV-5.10); without a card only influence, or nothing if a bonus
    carries the action (AV-5.13, AV-17.26)."""

    plays_itself: ClassVar[bool] = True

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.SECOND | part for part in (0, 1, 2) if not self.blocked(s, seat, part)]

    def blocked(self, s: AveRoma, seat: int, part: int) -> str:
        empty = s.zones[s.value - 1] == s.box.none
        if part == kinds.PART_NONE:
            return "" if empty and (s.bonus or set_at_hand(s, seat)) else "AV-17.26"
        if part == kinds.PART_RESOURCE:
            return "AV-5.13" if empty else ""
        if not unspent(s, seat):
            return "AV-5.11"
        if short(s, seat) and money_in_reach(s, seat, (), 0) < s.due:
            return "AV-6.6"
        return ""

    def forbids(self, s: AveRoma, seat: int, move: int) -> str:
        if kind_of(move) != kinds.SECOND or argument_of(move) > kinds.PART_NONE:
            return NOT_NOW
        return self.blocked(s, seat, argument_of(move))

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        moves = [kinds.SECOND, kinds.SECOND | kinds.PART_INFLUENCE]
        if s.advanced() and s.zones[s.value - 1] == s.box.none:
            moves.append(kinds.SECOND | kinds.PART_NONE)
        return moves

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        empty = 1 if s.zones[s.value - 1] == s.box.none else 0
        values = {"price": s.due, "denarii": s.goods[seat * terms.GOODS + terms.DENARII]}
        return values | {"unspent": len(unspent(s, seat)), "empty": empty}

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if argument_of(move) == kinds.PART_RESOURCE:
            s.push(ZoneResourceType(seat, 1))
        elif argument_of(move) == kinds.PART_INFLUENCE:
            s.push(InfluenceCard(seat, 0, 0))


def set_at_hand(s: AveRoma, seat: int) -> bool:
    """Whether the left side holds a set for the bonus (AV-17.12)."""
    return s.advanced() and largest_group(s, seat) >= s.box.adv_propraetor


class InfluenceCard(Choice):
    """Cards are spent one by one, each whole and only once in the game (AV-5.11, AV-5.12). Then the cube of the
    worker's zone rises by their sum in one move (AV-5.14), be it in vain (AV-5.16)."""

    __slots__ = ("cards", "total")

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, cards: int, total: int) -> None:
        super().__init__(seat)
        self.cards = cards
        self.total = total

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"influence": self.total, "zone": s.value}

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        moves = sorted([kinds.SPEND | card for card in unspent(s, seat)])
        if self.cards:
            moves.append(kinds.STOP)
        return moves

    def refusal(self, s: AveRoma, seat: int, move: int) -> str:
        if move == kinds.STOP:
            return "AV-5.11"
        return "AV-5.12" if kind_of(move) == kinds.SPEND else NOT_NOW

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        owned = [card_of(held) for held in s.owned[seat]]
        return [kinds.SPEND | card for card in sorted(owned) if s.box.influence[card]]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        return {"unspent": len(unspent(s, seat))}

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if move == kinds.STOP:
            gain_influence(s, seat, s.value - 1, self.total)
            return
        card = argument_of(move)
        spend_influence(s, seat, card)
        s.tell(told.SPENT, seat, card)
        s.push(InfluenceCard(seat, self.cards + 1, self.total + s.box.influence[card]))


# -- the Zone card moves -----------------------------------------------------------------------------


class MoveZoneCard(Step[AveRoma]):
    """The last step of an action in a zone (AV-6.1, AV-17.24): the card slides up, or is bought and must be (AV-6.7).
    It is shared by the three locations (AV-6.11)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: AveRoma) -> None:
        s.stage = state.MOVING
        zone = s.value - 1
        card = s.zones[zone]
        price = s.due
        s.due = 0
        if card == s.box.none:
            s.goods[self.seat * terms.GOODS + terms.DENARII] -= price  # AV-6.5
            s.tell(told.FEE, self.seat, zone + 1, price)
        elif not s.is_high(zone):
            s.slide_up(zone)  # AV-6.2
            s.tell(told.SLID, self.seat, card)
        else:
            self.buy(s, zone, card, price)

    def buy(self, s: AveRoma, zone: int, card: int, price: int) -> None:
        """Price, card, brown cube, then the fragment, which cannot pay the price (AV-6.3, AV-6.10)."""
        seat = self.seat
        s.goods[seat * terms.GOODS + terms.DENARII] -= price
        s.tell(told.ZONE_BOUGHT, seat, card, price)
        s.zones[zone] = s.box.none
        s.lay_low(zone)
        s.refill = zone + 1  # AV-6.4: drawn when the turn is confirmed
        s.owned[seat] = (*s.owned[seat], card)
        raise_brown(s, seat, zone, 1)
        kind = s.box.fragment[card]
        zones = [card_of(held) for held in s.owned[seat] if s.box.kind[card_of(held)] == 0]
        if [s.box.fragment[other] for other in zones].count(kind) % s.box.fragments_per == 0:
            s.tell(told.FRAGMENTS, seat, kind)
            s.push(FragmentResource(seat, kind))  # AV-6.9
