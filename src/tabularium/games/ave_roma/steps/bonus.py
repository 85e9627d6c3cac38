"""The advanced mode: cards from the left side, all of one icon, for the bonus of a location (AV-17.3, AV-17.4)."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.effects import (
    gain_denarii,
    gain_influence,
    gain_surplus,
    left,
    mark,
    path_cost,
)
from tabularium.games.ave_roma.state import AveRoma, card_of
from tabularium.games.ave_roma.steps import kinds, told
from tabularium.games.ave_roma.steps.cards import TakeCard
from tabularium.games.ave_roma.steps.choice import Choice, base_cost_ahead, reaches_base
from tabularium.games.ave_roma.steps.foresight import money_to_come, short
from tabularium.games.ave_roma.steps.goods import ZoneResourceType
from tabularium.games.ave_roma.steps.locations import row_at
from tabularium.games.ave_roma.steps.patrons import MoveMarker
from tabularium.games.ave_roma.steps.payment import can_buy, can_pay, discounts, pay_cost, pay_price
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW

ICON_COUNT: Final = 3


def in_row(at: int) -> bool:
    return at in (terms.AEDIFICATOR, terms.LEGATUS) or at > terms.ROMA


def counted_already(s: AveRoma, icon: int) -> int:
    """Cards spent for influence in the base part count in the sets of an after bonus (AV-17.25)."""
    return s.spent_from_left(icon) if s.at == terms.PROPRAETOR and s.stage == state.AFTER else 0


def most_cards(s: AveRoma, seat: int) -> int:
    """No more cards than lower the price of the face-up card, but always one (AV-17.28)."""
    box = s.box
    need = box.need[s.tops[row_at(s.at)]]
    basic, surplus, denarii = discounts(s, seat, s.at, 0)
    if s.at == terms.AEDIFICATOR:
        rest, step = sum(need[: terms.COST_SURPLUS]) - basic, box.adv_aedificator
    elif s.at == terms.LEGATUS:
        rest, step = need[terms.COST_SURPLUS] - surplus, box.adv_legatus
    else:
        rest, step = need[terms.COST_DENARII] - denarii, box.adv_senatus
    return max(1, (rest + step - 1) // step)


def works(s: AveRoma, seat: int, icon: int, count: int) -> bool:
    """Whether a bonus of so many cards can be carried out, and the action be completed with it."""
    if s.at == terms.PROPRAETOR:
        made = count + counted_already(s, icon)
        return made > 0 and made % s.box.adv_propraetor == 0  # AV-17.22
    if count == 0:
        return False  # AV-17.14: at least one card
    if s.at == terms.AEDILIS:
        units = s.box.adv_aedilis * count
        return not short(s, seat) or money_to_come(s, seat, s.goods_of(seat), (), units) >= s.due
    if s.at == terms.ROMA:
        if not can_pay(s, seat, path_cost(s, seat, s.colosseum[seat], s.box.adv_roma * count)):
            return False
    elif in_row(s.at):
        top = s.tops[row_at(s.at)]
        if top == s.box.none or count > most_cards(s, seat):
            return False  # AV-17.27, AV-17.28
        if not can_buy(s, seat, s.at, top, count):
            return False
    if not base_cost_ahead(s):
        return True
    trial = s.copy()
    if isinstance(trial.agenda[-1], (BonusSymbol, BonusCard)):
        trial.pop()
    trial.bonus = 1
    resolve(trial, seat, icon, count)
    return reaches_base(trial)


def works_from(s: AveRoma, seat: int, icon: int, least: int, most: int) -> bool:
    """Whether some number of cards works."""
    return any(works(s, seat, icon, count) for count in range(least, most + 1))


def icon_works(s: AveRoma, seat: int, icon: int) -> bool:
    return works_from(s, seat, icon, 0, len(left(s, seat, icon)))


def bonus_offered(s: AveRoma, seat: int) -> bool:
    """One bonus per action, before or after the base action (AV-17.3), which is always done (AV-17.8); in an extra
    action too (AV-17.23). A card just bought in a row may be used, for it lies on the left already (AV-17.17)."""
    if s.bonus or not s.advanced():
        return False
    return any(icon_works(s, seat, icon) for icon in range(ICON_COUNT))


def at_hand(s: AveRoma, seat: int, icon: int) -> bool:
    return bool(left(s, seat, icon)) or counted_already(s, icon) > 0


def bonus_blocked(s: AveRoma, seat: int, icon: int) -> str:
    """The rule by which no number of cards of an icon works, when none does."""
    if not at_hand(s, seat, icon):
        return "AV-17.5"
    if s.at == terms.PROPRAETOR:
        return "AV-17.22"
    if in_row(s.at):
        return "AV-17.27" if s.tops[row_at(s.at)] == s.box.none else "AV-17.14"
    return "AV-17.13" if s.at == terms.ROMA else "AV-6.6"


def bonus_values(s: AveRoma, seat: int) -> dict[str, int]:
    """What the refusal of a bonus names: the price of the Zone card, or the face-up card."""
    values = {"price": s.due, "denarii": s.goods[seat * terms.GOODS + terms.DENARII], "used": 1 if s.bonus else 0}
    values["empty"] = 1 if s.value and s.zones[s.value - 1] == s.box.none else 0
    if in_row(s.at) and s.tops[row_at(s.at)] != s.box.none:
        values["card"] = s.tops[row_at(s.at)]
    return values


def no_bonus(s: AveRoma, seat: int) -> str:
    """The same for all icons: of one that there are cards of, if there is any."""
    for icon in range(ICON_COUNT):
        if at_hand(s, seat, icon):
            return bonus_blocked(s, seat, icon)
    return bonus_blocked(s, seat, 0)


class BonusSymbol(Choice):
    """Which icon the cards of the bonus show (AV-17.4)."""

    plays_itself: ClassVar[bool] = True
    looks_ahead: ClassVar[bool] = True  # by `works`

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.ICON | icon for icon in range(ICON_COUNT) if icon_works(s, seat, icon)]

    def refusal(self, s: AveRoma, seat: int, move: int) -> str:
        if kind_of(move) != kinds.ICON or argument_of(move) >= ICON_COUNT:
            return NOT_NOW
        return bonus_blocked(s, seat, argument_of(move))

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.ICON | icon for icon in range(ICON_COUNT)]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        return bonus_values(s, seat)

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        s.push(BonusCard(seat, argument_of(move), 0))


class BonusCard(Choice):
    """Cards of the icon are used one by one, then the bonus is resolved."""

    __slots__ = ("cards", "icon")

    plays_itself: ClassVar[bool] = True
    looks_ahead: ClassVar[bool] = True  # by `works`

    def __init__(self, seat: int, icon: int, cards: int) -> None:
        super().__init__(seat)
        self.icon = icon
        self.cards = cards

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"icon": self.icon, "cards": self.cards}

    def choices(self, s: AveRoma, seat: int) -> list[int]:
        moves: list[int] = []
        cards = left(s, seat, self.icon)
        if cards and works_from(s, seat, self.icon, self.cards + 1, self.cards + len(cards)):
            moves.extend([kinds.ADD | card for card in sorted(cards)])
        if works(s, seat, self.icon, self.cards):
            moves.append(kinds.STOP)
        return moves

    def refusal(self, s: AveRoma, seat: int, move: int) -> str:
        if move == kinds.STOP:
            return self.too_few(s, seat)
        if kind_of(move) != kinds.ADD or argument_of(move) >= s.box.none:
            return NOT_NOW
        card = argument_of(move)
        if s.box.icon[card] != self.icon:
            return "AV-17.4"
        return "AV-17.28" if card in left(s, seat, self.icon) else "AV-17.5"

    def too_few(self, s: AveRoma, seat: int) -> str:
        """The rule that asks for another card."""
        if self.cards == 0 and s.at != terms.PROPRAETOR and not in_row(s.at):
            return "AV-17.3"
        return bonus_blocked(s, seat, self.icon)

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        return bonus_values(s, seat) | {"used": 0}  # it is being taken

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [
            *sorted(
                [kinds.ADD | card_of(held) for held in s.owned[seat]] + [kinds.ADD | card for card in s.active[seat]]
            ),
            kinds.STOP,
        ]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if move == kinds.STOP:
            resolve(s, seat, self.icon, self.cards)
            return
        mark(s, seat, argument_of(move), state.RIGHT)  # AV-17.6; its influence still waits (AV-17.7)
        s.tell(told.BONUS, seat, argument_of(move))
        s.push(BonusCard(seat, self.icon, self.cards + 1))


def resolve(s: AveRoma, seat: int, icon: int, count: int) -> None:
    """What the cards bring."""
    box = s.box
    if s.at == terms.QUAESTOR:
        gain_denarii(s, seat, box.adv_quaestor * count)  # AV-17.9
    elif s.at == terms.AEDILIS:
        s.push(ZoneResourceType(seat, box.adv_aedilis * count))  # AV-17.10
    elif s.at == terms.MERCATOR:
        gain_surplus(s, seat, box.adv_mercator * count)  # AV-17.11
    elif s.at == terms.PROPRAETOR:
        sets = (count + counted_already(s, icon)) // box.adv_propraetor
        gain_influence(s, seat, s.value - 1, sets)  # AV-17.12
    elif s.at == terms.ROMA:
        # A move of its own, paid like any other (AV-17.13).
        steps = box.adv_roma * count
        s.push(MoveMarker(seat, steps))
        pay_cost(s, seat, path_cost(s, seat, s.colosseum[seat], steps))
    else:
        top = s.tops[row_at(s.at)]
        s.push(TakeCard(seat, top, 1))  # AV-17.14
        pay_price(s, seat, top, count)
