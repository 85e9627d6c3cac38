"""Costs: what a seat can pay, which icon a discount takes away, and what pays for each icon."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.ave_roma.box import (
    AEDIFICATOR,
    ANY,
    COLOUR,
    COST_DENARII,
    COST_SURPLUS,
    COSTS,
    DENARII,
    DISCOUNT,
    GOODS,
    LEGATUS,
    MERCATOR,
    SENATUS,
    SUBSTITUTE,
    SURPLUS,
    ZONAL,
)
from tabularium.games.ave_roma.effects import pay_denarii
from tabularium.games.ave_roma.state import BEFORE, AveRoma
from tabularium.games.ave_roma.steps.choice import Choice, base_cost_ahead, completes
from tabularium.games.ave_roma.steps.foresight import can_trade, money_in_reach
from tabularium.games.ave_roma.steps.kinds import LESS, PAY, TOLD_LESS, TOLD_PAID
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW

# Substitutes of active patrons.
SURPLUS_FOR_BASIC: Final = 1
BASIC_FOR_SURPLUS: Final = 2


def payable(
    s: AveRoma, seat: int, need: tuple[int, ...], less_basic: int, less_surplus: int, less_denarii: int, swap: int
) -> bool:
    """Whether a cost can be paid in full (AV-2.11), in at least one way.

    Given resources, then colours, then `any` (AV-2.10): each set of icons lies within the next, so that filling the
    narrowest first leaves as few icons unpaid as can be. Discounts cover those first, then substitutes (AV-11.13).
    """
    goods = s.goods
    base = seat * GOODS
    if need[COST_DENARII] - less_denarii > goods[base + DENARII]:
        return False
    missing = 0
    paid = 0
    rest = 0
    for colour in range(3):
        pool = 0
        for resource in (2 * colour, 2 * colour + 1):
            over = goods[base + resource] - need[resource]
            if over < 0:
                missing -= over
            else:
                pool += over
            paid += need[resource]
        wanted = need[COLOUR + colour]
        if wanted > pool:
            missing += wanted - pool
            pool = 0
        else:
            pool -= wanted
        paid += wanted
        rest += pool
    wanted = need[ANY]
    paid += wanted
    if wanted > rest:
        missing += wanted - rest
        rest = 0
    else:
        rest -= wanted
    surplus = need[COST_SURPLUS] - less_surplus
    if surplus < 0:
        surplus = 0
    if missing > less_basic:
        if not swap & SURPLUS_FOR_BASIC:
            return False
        surplus += missing - less_basic
    else:
        rest += min(less_basic - missing, paid - missing)
    if surplus <= goods[base + SURPLUS]:
        return True
    return swap & BASIC_FOR_SURPLUS != 0 and surplus <= goods[base + SURPLUS] + rest


def discounts(s: AveRoma, seat: int, at: int, cards: int) -> tuple[int, int, int]:
    """What the active patrons (AV-11.10, AV-11.11) and the cards used for a bonus (AV-17.14, AV-17.15) take off a
    price: basic-resource icons, surplus, denarii."""
    box = s.box
    basic = box.adv_aedificator * cards if at == AEDIFICATOR else 0
    surplus = box.adv_legatus * cards if at == LEGATUS else 0
    denarii = box.adv_senatus * cards if at == SENATUS else 0
    for card in s.active[seat]:
        if box.mod_verb[card] == DISCOUNT and box.mod_at[card] == at:
            basic += box.mod_amount[card]
            surplus += box.mod_surplus[card]
            denarii += box.mod_denarii[card]
    return basic, surplus, denarii


def substitutes(s: AveRoma, seat: int, at: int) -> int:
    """Surplus for the basics of a Building (AV-11.12), basics for the surplus of a War (AV-11.14)."""
    box = s.box
    swap = 0
    for card in s.active[seat]:
        if box.mod_verb[card] == SUBSTITUTE and box.mod_at[card] == at:
            swap |= BASIC_FOR_SURPLUS if box.mod_kind[card] else SURPLUS_FOR_BASIC
    return swap


def cost_values(s: AveRoma, seat: int, basics: int, surplus: int, denarii: int) -> dict[str, int]:
    """What a cost asks for and what there is, for a refusal."""
    return {
        "needed": denarii,
        "denarii": s.goods[seat * GOODS + DENARII],
        "surplus": surplus,
        "stock": s.goods[seat * GOODS + SURPLUS],
        "basics": basics,
    }


def can_buy(s: AveRoma, seat: int, at: int, card: int, cards: int) -> bool:
    """Whether a card of a row can be paid, with so many cards used for the bonus."""
    box = s.box
    lower = cards > 0
    for patron in s.active[seat]:
        if box.lowers[patron] == at:
            lower = True
    if lower:
        basic, surplus, denarii = discounts(s, seat, at, cards)
        return payable(s, seat, box.need[card], basic, surplus, denarii, substitutes(s, seat, at))
    base = seat * GOODS
    for good, count in box.exact[card]:
        if s.goods[base + good] < count:
            return False
    return box.loose[card] == 0 or payable(s, seat, box.need[card], 0, 0, 0, 0)


# -- paying ------------------------------------------------------------------------------------------


def icons_of(need: tuple[int, ...]) -> tuple[int, ...]:
    """The basic-resource icons of a cost, one by one."""
    icons: list[int] = []
    for icon in range(COST_SURPLUS):
        for _ in range(need[icon]):
            icons.append(icon)
    return tuple(icons)


def need_of(icons: tuple[int, ...], surplus: int, denarii: int) -> tuple[int, ...]:
    need = [0] * len(COSTS)
    for icon in icons:
        need[icon] += 1
    need[COST_SURPLUS] += surplus
    need[COST_DENARII] += denarii
    return tuple(need)


def pay_price(s: AveRoma, seat: int, card: int, cards: int) -> None:
    """Pay for a card of the row where the action takes place."""
    need = s.box.need[card]
    basic, less_surplus, less_denarii = discounts(s, seat, s.at, cards)
    surplus = max(0, need[COST_SURPLUS] - less_surplus)  # never below 0 and without refund (AV-11.11)
    denarii = max(0, need[COST_DENARII] - less_denarii)
    take_off(s, seat, icons_of(need), basic, surplus, denarii)


def take_off(s: AveRoma, seat: int, icons: tuple[int, ...], less: int, surplus: int, denarii: int) -> None:
    """Take `less` icons off a cost: by choice, unless all are alike or all go (AV-11.10)."""
    if less >= len(icons):
        icons = ()
        less = 0
    elif less and icons[0] == icons[-1]:
        icons = icons[less:]
        less = 0
    if less:
        s.push(DiscountChoice(seat, icons, less, surplus, denarii))
        return
    pay_denarii(s, seat, denarii)
    pay_icons(s, seat, icons + (COST_SURPLUS,) * surplus, substitutes(s, seat, s.at))


class DiscountChoice(Choice):
    """Which basic-resource icon a discount takes away; denarii and surplus are not reduced (AV-11.10)."""

    __slots__ = ("denarii", "icons", "less", "surplus")

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, icons: tuple[int, ...], less: int, surplus: int, denarii: int) -> None:
        super().__init__(seat)
        self.icons = icons
        self.less = less
        self.surplus = surplus
        self.denarii = denarii

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"left": self.less}

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        moves: list[int] = []
        for icon in range(COST_SURPLUS):
            if icon in self.icons and self.payable_without(s, seat, icon):
                moves.append(LESS | icon)
        return moves

    def payable_without(self, s: AveRoma, seat: int, icon: int) -> bool:
        need = need_of(without(self.icons, icon), self.surplus, self.denarii)
        return payable(s, seat, need, self.less - 1, 0, 0, substitutes(s, seat, s.at))

    def forbids(self, s: AveRoma, seat: int, move: int) -> str:
        if kind_of(move) != LESS or argument_of(move) >= len(COSTS):
            return NOT_NOW
        if argument_of(move) not in self.icons:
            return "AV-11.10"
        if move not in self.choices(s, seat):
            return "AV-8.2"
        return "AV-3.7" if base_cost_ahead(s) and not completes(s, self, seat, move) else ""

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        icons = set(self.icons)
        if self.surplus:
            icons.add(COST_SURPLUS)
        if self.denarii:
            icons.add(COST_DENARII)
        return [LESS | icon for icon in sorted(icons)]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        return {"cards": 1} | cost_values(s, seat, len(self.icons) - self.less, self.surplus, self.denarii)

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        s.pop()
        s.tell(TOLD_LESS, seat, argument_of(move))
        take_off(s, seat, without(self.icons, argument_of(move)), self.less - 1, self.surplus, self.denarii)


def without(icons: tuple[int, ...], icon: int) -> tuple[int, ...]:
    at = icons.index(icon)
    return icons[:at] + icons[at + 1 :]


def pay_icons(s: AveRoma, seat: int, icons: tuple[int, ...], swap: int) -> None:
    """Pay icon by icon; where only one way exists nobody is asked."""
    while icons:
        ways = ways_to_pay(s, seat, icons, swap)
        if len(ways) != 1:
            s.push(PayIcon(seat, icons, swap))
            return
        pay_unit(s, seat, ways[0])
        icons = icons[1:]


def pay_unit(s: AveRoma, seat: int, resource: int) -> None:
    """A payment simply lowers the track (AV-2.14)."""
    s.goods[seat * GOODS + resource] -= 1
    s.tell(TOLD_PAID, seat, resource)


def accepts(icon: int, resource: int, swap: int) -> bool:
    """Whether a unit may pay for an icon (AV-2.9, AV-2.10, AV-11.12, AV-11.14)."""
    if icon == COST_SURPLUS:
        return resource == SURPLUS or swap & BASIC_FOR_SURPLUS != 0
    if resource == SURPLUS:
        return swap & SURPLUS_FOR_BASIC != 0
    if icon == ANY:
        return True
    return icon == resource if icon < COLOUR else resource >> 1 == icon - COLOUR


def ways_to_pay(s: AveRoma, seat: int, icons: tuple[int, ...], swap: int) -> list[int]:
    """The resources that can pay for the first icon and leave the others payable."""
    base = seat * GOODS
    rest = need_of(icons[1:], 0, 0)
    ways: list[int] = []
    for resource in range(SURPLUS + 1):
        if not s.goods[base + resource] or not accepts(icons[0], resource, swap):
            continue
        s.goods[base + resource] -= 1
        if payable(s, seat, rest, 0, 0, 0, swap):
            ways.append(resource)
        s.goods[base + resource] += 1
    return ways


class PayIcon(Choice):
    """Which resource pays for an icon."""

    __slots__ = ("icons", "swap")

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, icons: tuple[int, ...], swap: int) -> None:
        super().__init__(seat)
        self.icons = icons  # the first one is being paid
        self.swap = swap

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"cost": self.icons[0]}

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        moves: list[int] = []
        for resource in ways_to_pay(s, seat, self.icons, self.swap):
            if s.box.place[s.at] != ZONAL or self.leaves_price(s, seat, resource):
                moves.append(PAY | resource)
        return moves

    def leaves_price(self, s: AveRoma, seat: int, resource: int) -> bool:
        """Whether the action in a zone can still be completed without this unit (AV-5.6, AV-6.6)."""
        at = seat * GOODS + resource
        s.goods[at] -= 1
        fine = zone_action_completes(s, seat)
        s.goods[at] += 1
        return fine

    def forbids(self, s: AveRoma, seat: int, move: int) -> str:
        if kind_of(move) != PAY or argument_of(move) > SURPLUS:
            return NOT_NOW
        if not accepts(self.icons[0], argument_of(move), self.swap):
            return "AV-2.9" if argument_of(move) == SURPLUS else "AV-2.10"
        if not s.goods[seat * GOODS + argument_of(move)]:
            return "AV-2.11"
        return "" if move in self.legal(s, seat) else "AV-3.7"

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [PAY | resource for resource in range(SURPLUS + 1)]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        s.pop()
        pay_unit(s, seat, argument_of(move))
        pay_icons(s, seat, self.icons[1:], self.swap)


def zone_action_completes(s: AveRoma, seat: int) -> bool:
    """Whether an action in a zone can be completed from here, with the goods as they are."""
    if s.at == MERCATOR and s.stage == BEFORE and not can_trade(s, seat, s.value - 1, 0, True):
        return False
    return money_in_reach(s, seat, (), 0) >= s.due


def can_pay(s: AveRoma, seat: int, need: tuple[int, ...]) -> bool:
    return payable(s, seat, need, 0, 0, 0, 0)


def pay_cost(s: AveRoma, seat: int, need: tuple[int, ...]) -> None:
    """Pay a cost without discounts or substitutes: the Colosseum, a patron's influence."""
    pay_denarii(s, seat, need[COST_DENARII])
    pay_icons(s, seat, icons_of(need) + (COST_SURPLUS,) * need[COST_SURPLUS], 0)
