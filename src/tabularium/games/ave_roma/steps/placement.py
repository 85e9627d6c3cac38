"""Where a worker may go: only where all that its action demands can be done (AV-3.7, AV-3.14)."""

from __future__ import annotations

from typing import Final

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.effects import path_cost, unspent, zone_price
from tabularium.games.ave_roma.state import AveRoma, is_ready
from tabularium.games.ave_roma.steps.cards import reward_of
from tabularium.games.ave_roma.steps.choice import reaches_base
from tabularium.games.ave_roma.steps.foresight import (
    bonus_ahead,
    can_trade,
    cheapest_unit,
    gains_ahead,
    money_with_base,
)
from tabularium.games.ave_roma.steps.locations import BaseAction, row_at, set_at_hand
from tabularium.games.ave_roma.steps.payment import can_buy, can_pay
from tabularium.games.ave_roma.steps.windows import UseEffect

# Where a worker comes from: 0 is the reserve, then the training spaces, then nowhere (an extra action).
IMAGINARY: Final = terms.SPACES + 1


def usable_spaces(s: AveRoma, at: int) -> int:
    """How many spaces of a location this number of players uses (AV-3.3, AV-3.4). Neutral workers have others
    (AV-18.5)."""
    return s.box.usable[s.seats * terms.TRAINING + at]


def has_space(s: AveRoma, at: int) -> bool:
    """Whether a space is free (AV-3.2, AV-3.5), however often its zone was used (AV-3.8); an extra action needs none
    (AV-14.4)."""
    return s.spaces[at * terms.SLOTS + s.box.usable[s.seats * terms.TRAINING + at] - 1] == 0 or s.phase == state.EXTRA


def zone_blocked(s: AveRoma, seat: int, at: int, zone: int) -> str:
    """The rule that keeps an action out of a zone (AV-3.6: the value names it), or ""."""
    box = s.box
    card = s.zones[zone]
    empty = card == box.none
    if at == terms.AEDILIS and empty:
        return "AV-5.2"
    if at == terms.PROPRAETOR and empty and not unspent(s, seat) and not set_at_hand(s, seat):
        return "AV-5.13"
    due = zone_price(s, seat, at, zone)
    if at != terms.MERCATOR and due <= s.goods[seat * terms.GOODS + terms.DENARII]:
        return ""
    goods = s.goods_of(seat)
    if at == terms.MERCATOR and not can_trade(s, seat, goods, zone, 0, True, due):
        unit = cheapest_unit(s, seat, zone)
        # A unit alone could be paid, but not the Zone card after it.
        return "AV-5.8" if 0 < unit <= goods[terms.DENARII] + gains_ahead(s, seat, terms.MERCATOR) else "AV-5.6"
    if due > goods[terms.DENARII] and money_with_base(s, seat, goods, at, zone, (), bonus_ahead(s, seat, at)) < due:
        return "AV-6.6"
    return ""


def slot_blocked(s: AveRoma, seat: int, at: int, slot: int, value: int) -> str:
    """The rule that keeps a worker from buying the card of a slot, or ""."""
    box = s.box
    place = row_at(at) * terms.SLOTS + slot
    card = s.rows[place]
    if card == box.none:
        return "AV-8.4"
    if not box.slot_least[place] <= value <= box.slot_most[place]:
        return "AV-8.1"
    if can_buy(s, seat, at, card, 0):
        return ""
    if not help_before(s, seat, at):
        return "AV-8.2"
    return "" if tried_out(s, seat, at, slot, value) else "AV-8.2"


def row_open(s: AveRoma, seat: int, at: int, value: int) -> bool:
    """Whether a worker of this value can buy some card of a row."""
    row = row_at(at)
    slots = s.box.slots_for[row * (terms.ZONES + 1) + value]
    for slot in slots:
        card = s.rows[row * terms.SLOTS + slot]
        if card != s.box.none and can_buy(s, seat, at, card, 0):
            return True
    if not help_before(s, seat, at):
        return False
    return any(not slot_blocked(s, seat, at, slot, value) for slot in slots)


def row_blocked(s: AveRoma, seat: int, at: int, value: int) -> str:
    """The rule nearest to letting this worker into the row, or ""."""
    nearest = "AV-8.4"
    for slot in range(terms.SLOTS):
        why = slot_blocked(s, seat, at, slot, value)
        if not why:
            return ""
        if why == "AV-8.2" or nearest == "AV-8.4":
            nearest = why
    return nearest


def roma_blocked(s: AveRoma, seat: int, value: int) -> str:
    if can_pay(s, seat, path_cost(s, seat, s.colosseum[seat], value)):
        return ""
    if not help_before(s, seat, terms.ROMA):
        return "AV-9.3"
    return "" if tried_out(s, seat, terms.ROMA, 0, value) else "AV-9.3"


def help_before(s: AveRoma, seat: int, at: int) -> bool:
    """Whether anything used before the base action could make its cost payable: only then the engine tries it out.

    Patrons give goods or a step that may wake another patron. A bonus helps in a row by what the face-up card brings,
    and at ROMA only by waking a patron, for otherwise it just adds to the cost.
    """
    box = s.box
    for card in s.active[seat]:
        if box.mod_at[card] == at and box.mod_verb[card] in (terms.GAIN, terms.COLOSSEUM_STEP):
            return True
    if not s.advanced() or not s.owned[seat]:
        return False
    if at == terms.ROMA:
        return any(box.mod_at[card] == at for card in s.passive(seat))
    top = s.tops[row_at(at)]
    if top == box.none:
        return False
    return box.kind[top] > terms.WAR or any(reward_of(s, seat, top))


def tried_out(s: AveRoma, seat: int, at: int, slot: int, value: int) -> bool:
    """Whether some order of effects before the base action makes it payable."""
    trial = s.copy()
    trial.stage = state.BEFORE
    trial.at = at
    trial.slot = slot
    trial.value = value
    trial.due = 0
    trial.push(BaseAction(seat))
    trial.push(UseEffect(seat))
    return reaches_base(trial)


def training_blocked(s: AveRoma, seat: int, space: int, leaving: int) -> str:
    """The rule that keeps a worker from a training space; the one it is just leaving counts as free (AV-10.5)."""
    if s.training[seat * terms.SPACES + space] and leaving != space + 1:
        return "AV-10.1"
    if s.box.training_cost[space] > s.goods[seat * terms.GOODS + terms.DENARII]:
        return "AV-10.2"
    return ""


def any_training(s: AveRoma, seat: int, leaving: int) -> str:
    why = "AV-10.1"
    for space in range(terms.SPACES):
        found = training_blocked(s, seat, space, leaving)
        if not found:
            return ""
        if found == "AV-10.2":
            why = found
    return why


def printed(s: AveRoma, seat: int, source: int, value: int) -> int:
    """The value printed on the worker that acts with `value`."""
    return value if source in (0, IMAGINARY) else s.training[seat * terms.SPACES + source - 1]


def place_blocked(s: AveRoma, seat: int, at: int, value: int, source: int) -> str:
    """The rule that keeps a worker of this value from a location, or ""."""
    if at == terms.TRAINING:
        if s.phase == state.EXTRA:
            return "AV-14.6"
        if printed(s, seat, source, value) != value:
            return "AV-10.9"
        return any_training(s, seat, source)
    place = s.box.place[at]
    if place > terms.ZONAL:
        return row_blocked(s, seat, at, value)  # the space beside a card is free while the card lies there (AV-3.4)
    if not has_space(s, at):
        return "AV-3.2"
    if at == terms.QUAESTOR:
        return ""
    return roma_blocked(s, seat, value) if at == terms.ROMA else zone_blocked(s, seat, at, value - 1)


def open_places(s: AveRoma, seat: int, value: int, source: int) -> list[int]:
    """The locations where a worker of this value may go, without the reasons."""
    box = s.box
    places: list[int] = []
    for at in range(terms.TRAINING):
        kind = box.place[at]
        if kind == terms.ROW:
            if row_open(s, seat, at, value):
                places.append(at)
        elif has_space(s, at):
            if kind == terms.ZONAL:
                if not zone_blocked(s, seat, at, value - 1):
                    places.append(at)
            elif at == terms.QUAESTOR or not roma_blocked(s, seat, value):
                places.append(at)
    if not place_blocked(s, seat, terms.TRAINING, value, source):
        places.append(terms.TRAINING)
    return places


def always_welcome(s: AveRoma, seat: int) -> bool:
    """Whether there is a place for a worker of any value: at QUAESTOR, or in training."""
    return has_space(s, terms.QUAESTOR) or not any_training(s, seat, 0)


def can_act(s: AveRoma, seat: int, value: int, source: int) -> bool:
    """Whether a worker of this value has any legal placement."""
    for at in (
        terms.QUAESTOR,
        terms.TRAINING,
        terms.AEDILIS,
        terms.MERCATOR,
        terms.PROPRAETOR,
        terms.ROMA,
        terms.AEDIFICATOR,
        terms.LEGATUS,
        terms.SENATUS,
    ):
        if not place_blocked(s, seat, at, value, source):
            return True
    return False


def can_act_as_some(s: AveRoma, seat: int, space: int) -> bool:
    """Whether a ready trained worker has a legal placement with some value (AV-10.4)."""
    worker = s.training[seat * terms.SPACES + space]
    if not is_ready(worker):
        return False
    return any(can_act(s, seat, value, space + 1) for value in values_of(s, seat, space))


def values_of(s: AveRoma, seat: int, space: int) -> list[int]:
    """The values a ready trained worker may take: from v - k to v + k, within 1 to 5 (AV-10.4)."""
    worker = s.training[seat * terms.SPACES + space]
    shift = s.box.training_shift[space]
    return list(range(max(1, worker - shift), min(terms.ZONES, worker + shift) + 1))
