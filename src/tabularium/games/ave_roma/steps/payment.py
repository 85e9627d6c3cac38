"""Costs: what a seat can pay, which icon a discount takes away, and what pays for each icon."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.effects import pay_denarii
from tabularium.games.ave_roma.state import AveRoma
from tabularium.games.ave_roma.steps import kinds, told
from tabularium.games.ave_roma.steps.choice import Choice, base_cost_ahead, completes
from tabularium.games.ave_roma.steps.foresight import bonus_ahead, can_trade, money_to_come
from tabularium.kernel.moves import DONE, argument_of, kind_of
from tabularium.kernel.picture import Lot, Tray
from tabularium.kernel.step import NOT_NOW

# Substitutes of active patrons.
SURPLUS_FOR_BASIC: Final = 1
BASIC_FOR_SURPLUS: Final = 2

Discount = tuple[int, int, int]  # what is taken off a price: basic-resource icons, surplus, denarii
FULL_PRICE: Final = (0, 0, 0)


def payable(goods: list[int], base: int, need: tuple[int, ...], less: Discount, swap: int) -> bool:
    """Whether a cost can be paid in full (AV-2.11), in at least one way, from the goods that begin at `base`.

    Given resources, then colours, then `any` (AV-2.10): each set of icons lies within the next, so that filling the
    narrowest first leaves as few icons unpaid as can be. Discounts cover those first, then substitutes (AV-11.13).
    """
    less_basic, less_surplus, less_denarii = less
    if need[terms.COST_DENARII] - less_denarii > goods[base + terms.DENARII]:
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
        wanted = need[terms.COLOUR + colour]
        if wanted > pool:
            missing += wanted - pool
            pool = 0
        else:
            pool -= wanted
        paid += wanted
        rest += pool
    wanted = need[terms.ANY]
    paid += wanted
    if wanted > rest:
        missing += wanted - rest
        rest = 0
    else:
        rest -= wanted
    surplus = need[terms.COST_SURPLUS] - less_surplus
    if surplus < 0:
        surplus = 0
    if missing > less_basic:
        if not swap & SURPLUS_FOR_BASIC:
            return False
        surplus += missing - less_basic
    else:
        rest += min(less_basic - missing, paid - missing)
    if surplus <= goods[base + terms.SURPLUS]:
        return True
    return swap & BASIC_FOR_SURPLUS != 0 and surplus <= goods[base + terms.SURPLUS] + rest


def discounts(s: AveRoma, seat: int, at: int, cards: int) -> Discount:
    """What the active patrons (AV-11.10, AV-11.11) and the cards used for a bonus (AV-17.14, AV-17.15) take off a
    price."""
    box = s.box
    basic = box.adv_aedificator * cards if at == terms.AEDIFICATOR else 0
    surplus = box.adv_legatus * cards if at == terms.LEGATUS else 0
    denarii = box.adv_senatus * cards if at == terms.SENATUS else 0
    for card in s.active[seat]:
        if box.mod_verb[card] == terms.DISCOUNT and box.mod_at[card] == at:
            basic += box.mod_amount[card]
            surplus += box.mod_surplus[card]
            denarii += box.mod_denarii[card]
    return basic, surplus, denarii


def substitutes(s: AveRoma, seat: int, at: int) -> int:
    """Surplus for the basics of a Building (AV-11.12), basics for the surplus of a War (AV-11.14)."""
    box = s.box
    swap = 0
    for card in s.active[seat]:
        if box.mod_verb[card] == terms.SUBSTITUTE and box.mod_at[card] == at:
            swap |= BASIC_FOR_SURPLUS if box.mod_kind[card] else SURPLUS_FOR_BASIC
    return swap


def lacking(goods: list[int], need: tuple[int, ...], less: Discount, swap: int) -> tuple[int, ...]:
    """What is missing of a cost, icon by icon: the reasons behind `payable`, for people."""
    less_basic, less_surplus, less_denarii = less
    lack = [0] * len(terms.COSTS)
    lack[terms.COST_DENARII] = max(0, need[terms.COST_DENARII] - less_denarii - goods[terms.DENARII])
    over = [goods[resource] - need[resource] for resource in range(terms.COLOUR)]
    rest = 0
    for colour in range(len(terms.COLOURS)):
        pair = over[2 * colour : 2 * colour + 2]
        lack[2 * colour : 2 * colour + 2] = [max(0, -unit) for unit in pair]
        pool = sum([max(0, unit) for unit in pair]) - need[terms.COLOUR + colour]
        lack[terms.COLOUR + colour] = max(0, -pool)
        rest += max(0, pool)
    lack[terms.ANY] = max(0, need[terms.ANY] - rest)
    rest = max(0, rest - need[terms.ANY])
    missing = sum(lack[: terms.COST_SURPLUS])
    rest += min(max(0, less_basic - missing), sum(need[: terms.COST_SURPLUS]) - missing)
    forget(lack, min(missing, less_basic))
    missing = sum(lack[: terms.COST_SURPLUS])
    short = max(0, need[terms.COST_SURPLUS] - less_surplus) - goods[terms.SURPLUS]
    if swap & SURPLUS_FOR_BASIC:
        short += missing
    if swap & BASIC_FOR_SURPLUS:
        short -= rest
    if swap & SURPLUS_FOR_BASIC:
        forget(lack, missing - min(missing, max(0, short)))
        short -= missing
    lack[terms.COST_SURPLUS] = max(0, short)
    return tuple(lack)


def forget(lack: list[int], count: int) -> None:
    """So many of the missing basics are not needed after all, the freest first."""
    for icon in range(terms.ANY, -1, -1):
        gone = min(lack[icon], count)
        lack[icon] -= gone
        count -= gone


def cost_values(need: tuple[int, ...], lack: tuple[int, ...]) -> dict[str, int]:
    """What a cost asks for and what is missing of it, for a refusal."""
    asked = {f"asked_{terms.COSTS[icon]}": count for icon, count in enumerate(need) if count}
    return asked | {f"lack_{terms.COSTS[icon]}": count for icon, count in enumerate(lack) if count}


def card_values(s: AveRoma, seat: int, at: int, card: int, cards: int) -> dict[str, int]:
    """What a card of a row costs, and what is missing after all discounts, for a refusal."""
    need = s.box.need[card]
    lack = lacking(s.goods_of(seat), need, discounts(s, seat, at, cards), substitutes(s, seat, at))
    return {"card": card} | cost_values(need, lack)


def can_buy(s: AveRoma, seat: int, at: int, card: int, cards: int) -> bool:
    """Whether a card of a row can be paid, with so many cards used for the bonus."""
    box = s.box
    base = seat * terms.GOODS
    lower = cards > 0
    for patron in s.active[seat]:
        if box.lowers[patron] == at:
            lower = True
    if lower:
        return payable(s.goods, base, box.need[card], discounts(s, seat, at, cards), substitutes(s, seat, at))
    for good, count in box.exact[card]:
        if s.goods[base + good] < count:
            return False
    return box.loose[card] == 0 or payable(s.goods, base, box.need[card], FULL_PRICE, 0)


# -- paying ------------------------------------------------------------------------------------------


def icons_of(need: tuple[int, ...]) -> tuple[int, ...]:
    """The basic-resource icons of a cost, one by one."""
    return tuple([icon for icon in range(terms.COST_SURPLUS) for _ in range(need[icon])])


def need_of(icons: tuple[int, ...], surplus: int, denarii: int) -> tuple[int, ...]:
    need = [0] * len(terms.COSTS)
    for icon in icons:
        need[icon] += 1
    need[terms.COST_SURPLUS] += surplus
    need[terms.COST_DENARII] += denarii
    return tuple(need)


def pay_price(s: AveRoma, seat: int, card: int, cards: int) -> None:
    """Pay for a card of the row where the action takes place."""
    need = s.box.need[card]
    basic, less_surplus, less_denarii = discounts(s, seat, s.at, cards)
    surplus = max(0, need[terms.COST_SURPLUS] - less_surplus)  # never below 0 and without refund (AV-11.11)
    denarii = max(0, need[terms.COST_DENARII] - less_denarii)
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
    pay_icons(s, seat, icons + (terms.COST_SURPLUS,) * surplus, substitutes(s, seat, s.at))


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
        return [kinds.LESS | icon for icon in sorted(set(self.icons)) if self.payable_without(s, seat, icon)]

    def payable_without(self, s: AveRoma, seat: int, icon: int) -> bool:
        need = need_of(without(self.icons, icon), self.surplus, self.denarii)
        return payable(s.goods, seat * terms.GOODS, need, (self.less - 1, 0, 0), substitutes(s, seat, s.at))

    def refusal(self, s: AveRoma, seat: int, move: int) -> str:
        if kind_of(move) != kinds.LESS or argument_of(move) >= len(terms.COSTS):
            return NOT_NOW
        return "AV-8.2" if argument_of(move) in self.icons else "AV-11.10"

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        icons = set(self.icons)
        if self.surplus:
            icons.add(terms.COST_SURPLUS)
        if self.denarii:
            icons.add(terms.COST_DENARII)
        return [kinds.LESS | icon for icon in sorted(icons)]

    def tray(self, s: AveRoma, seat: int) -> Tray | None:
        """The cost, to take something off."""
        offered = self.legal(s, seat)
        lots: list[Lot] = []
        for icon in sorted(set(self.icons)):
            lots.append(
                Lot("cost", icon, self.icons.count(icon), kinds.LESS | icon if kinds.LESS | icon in offered else -1)
            )
        return Tray(tuple(lots), (), self.less)

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        if argument_of(move) not in self.icons:
            return {}
        need = need_of(without(self.icons, argument_of(move)), self.surplus, self.denarii)
        lack = lacking(s.goods_of(seat), need, (self.less - 1, 0, 0), substitutes(s, seat, s.at))
        return {"row": 0} | cost_values(need, lack)

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        s.tell(told.LESS, seat, argument_of(move))
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
    s.goods[seat * terms.GOODS + resource] -= 1
    s.tell(told.PAID, seat, resource)


def accepts(icon: int, resource: int, swap: int) -> bool:
    """Whether a unit may pay for an icon (AV-2.9, AV-2.10, AV-11.12, AV-11.14)."""
    if icon == terms.COST_SURPLUS:
        return resource == terms.SURPLUS or swap & BASIC_FOR_SURPLUS != 0
    if resource == terms.SURPLUS:
        return swap & SURPLUS_FOR_BASIC != 0
    if icon == terms.ANY:
        return True
    return icon == resource if icon < terms.COLOUR else resource // 2 == icon - terms.COLOUR


def ways_to_pay(s: AveRoma, seat: int, icons: tuple[int, ...], swap: int) -> list[int]:
    """The resources that can pay for the first icon and leave the others payable."""
    rest = need_of(icons[1:], 0, 0)
    ways: list[int] = []
    for resource in range(terms.SURPLUS + 1):
        if not s.goods[seat * terms.GOODS + resource] or not accepts(icons[0], resource, swap):
            continue
        if payable(goods_without(s, seat, resource), 0, rest, FULL_PRICE, swap):
            ways.append(resource)
    return ways


def goods_without(s: AveRoma, seat: int, *resources: int) -> list[int]:
    goods = s.goods_of(seat)
    for resource in resources:
        goods[resource] -= 1
    return goods


def covers(icons: tuple[int, ...], units: tuple[int, ...], swap: int) -> bool:
    """Whether these units can pay for these icons, one each."""
    if not icons:
        return True
    fitting = [unit for unit in set(units) if accepts(icons[0], unit, swap)]
    return any(covers(icons[1:], without(units, unit), swap) for unit in fitting)


def usual_payment(s: AveRoma, seat: int, icons: tuple[int, ...], swap: int) -> tuple[int, ...]:
    """What most people would pay with: the cheapest on the own board, and of equal ones what there is most of."""
    trial = s.copy()
    trial.drafts[seat] = ()
    units: list[int] = []
    while icons:
        step = PayIcon(seat, icons, swap)
        ways = [argument_of(move) for move in step.choices(trial, seat)] or ways_to_pay(trial, seat, icons, swap)
        goods = trial.goods_of(seat)
        best = min([(99 if unit == terms.SURPLUS else s.price(seat, unit), -goods[unit], unit) for unit in ways])[2]
        trial.goods[seat * terms.GOODS + best] -= 1
        units.append(best)
        icons = icons[1:]
    return tuple(sorted(units))


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
        zonal = s.box.place[s.at] == terms.ZONAL  # it must still be completed without this unit (AV-5.6, AV-6.6)
        ways = ways_to_pay(s, seat, self.icons, self.swap)
        return [kinds.PAY | r for r in ways if not zonal or zone_action_completes(s, seat, goods_without(s, seat, r))]

    # -- laying all of it at once --

    def private(self, s: AveRoma, seat: int, move: int) -> bool:
        return kind_of(move) in (kinds.LAY, kinds.TAKE_BACK)

    def laid(self, s: AveRoma, seat: int) -> tuple[int, ...]:
        """What lies on the tray: the usual way to pay, until somebody changes it."""
        draft = s.drafts[seat]
        return draft[1:] if draft else usual_payment(s, seat, self.icons, self.swap)

    def forbids_laid(self, s: AveRoma, seat: int, move: int) -> str:
        laid = self.laid(s, seat)
        resource = argument_of(move)
        if move == DONE:
            if len(laid) != len(self.icons) or not covers(self.icons, laid, self.swap):
                return "AV-2.11"
            fine = s.box.place[s.at] != terms.ZONAL or zone_action_completes(s, seat, goods_without(s, seat, *laid))
            return "" if fine and (not base_cost_ahead(s) or completes(s, seat, DONE)) else "AV-3.7"
        if kind_of(move) == kinds.TAKE_BACK:
            return "" if resource in laid else NOT_NOW
        if resource > terms.SURPLUS:
            return NOT_NOW
        if laid.count(resource) >= s.goods[seat * terms.GOODS + resource]:
            return "AV-2.14"
        if len(laid) == len(self.icons):
            return "AV-2.11"
        if not any(accepts(icon, resource, self.swap) for icon in self.icons):
            return "AV-2.9" if resource == terms.SURPLUS else "AV-2.10"
        return ""

    def tray(self, s: AveRoma, seat: int) -> Tray | None:
        laid = self.laid(s, seat)
        held: list[Lot] = []
        for resource in range(terms.SURPLUS + 1):
            rest = s.goods[seat * terms.GOODS + resource] - laid.count(resource)
            if rest > 0 and any(accepts(icon, resource, self.swap) for icon in self.icons):
                move = -1 if self.forbids_laid(s, seat, kinds.LAY | resource) else kinds.LAY | resource
                held.append(Lot("resource", resource, rest, move))
        paid = sorted(set(laid))
        lots = tuple([Lot("resource", kind, laid.count(kind), kinds.TAKE_BACK | kind) for kind in paid])
        done = -1 if self.forbids_laid(s, seat, DONE) else DONE
        return Tray(tuple(held), lots, len(self.icons) - len(laid), done)

    def forbids(self, s: AveRoma, seat: int, move: int) -> str:
        if move == DONE or self.private(s, seat, move):
            return self.forbids_laid(s, seat, move)
        if kind_of(move) != kinds.PAY or argument_of(move) > terms.SURPLUS:
            return NOT_NOW
        if not accepts(self.icons[0], argument_of(move), self.swap):
            return "AV-2.9" if argument_of(move) == terms.SURPLUS else "AV-2.10"
        if not s.goods[seat * terms.GOODS + argument_of(move)]:
            return "AV-2.14"
        return "" if move in self.legal(s, seat) else "AV-3.7"

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.PAY | resource for resource in range(terms.SURPLUS + 1)]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        if move == DONE:
            return {"owed": len(self.icons) - len(self.laid(s, seat)), "laying": 0}
        return {"resource": min(argument_of(move), terms.SURPLUS), "owed": 0, "laying": 1}

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        laid = self.laid(s, seat) if move == DONE or self.private(s, seat, move) else ()
        if kind_of(move) == kinds.LAY:
            s.drafts[seat] = (kinds.CHANGED, *sorted((*laid, argument_of(move))))
            s.push(self)
            return
        if kind_of(move) == kinds.TAKE_BACK:
            s.drafts[seat] = (kinds.CHANGED, *without(laid, argument_of(move)))
            s.push(self)
            return
        s.drafts[seat] = ()
        if move == DONE:
            for resource in laid:
                pay_unit(s, seat, resource)
            return
        pay_unit(s, seat, argument_of(move))
        pay_icons(s, seat, self.icons[1:], self.swap)


def zone_action_completes(s: AveRoma, seat: int, goods: list[int]) -> bool:
    """Whether an action in a zone can be completed from here with these goods."""
    if (
        s.at == terms.MERCATOR
        and s.stage == state.BEFORE
        and not can_trade(s, seat, goods, s.value - 1, 0, True, s.due)
    ):
        return False
    return money_to_come(s, seat, goods, (), bonus_ahead(s, seat, s.at)) >= s.due


def can_pay(s: AveRoma, seat: int, need: tuple[int, ...]) -> bool:
    return payable(s.goods, seat * terms.GOODS, need, FULL_PRICE, 0)


def pay_cost(s: AveRoma, seat: int, need: tuple[int, ...]) -> None:
    """Pay a cost without discounts or substitutes: the Colosseum, a patron's influence."""
    pay_denarii(s, seat, need[terms.COST_DENARII])
    pay_icons(s, seat, icons_of(need) + (terms.COST_SURPLUS,) * need[terms.COST_SURPLUS], 0)
