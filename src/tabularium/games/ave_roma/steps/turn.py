"""Phase A: workers go to work, one after another in turn order."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.effects import gain_points, path_cost, zone_price
from tabularium.games.ave_roma.state import AveRoma, is_ready, sent
from tabularium.games.ave_roma.steps import kinds, told
from tabularium.games.ave_roma.steps.foresight import cheapest_unit
from tabularium.games.ave_roma.steps.locations import BaseAction, MoveZoneCard, row_at
from tabularium.games.ave_roma.steps.payment import FULL_PRICE, card_values, cost_values, lacking
from tabularium.games.ave_roma.steps.placement import (
    IMAGINARY,
    always_welcome,
    can_act,
    can_act_as_some,
    open_places,
    place_blocked,
    printed,
    slot_blocked,
    training_blocked,
    usable_spaces,
    values_of,
)
from tabularium.games.ave_roma.steps.windows import OpenWindow, UseEffect, train
from tabularium.kernel.moves import CONFIRM, PASS, argument_of, kind_of
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import NOT_NOW, Decision, Step


class ChooseBoard(Decision[AveRoma]):
    """With the board option each player, last in turn order first, takes one free side; its back is out (AV-1.9)."""

    def forbids(self, s: AveRoma, seat: int, move: int) -> str:
        side = argument_of(move)
        if kind_of(move) != kinds.BOARD or side >= len(s.box.boards):
            return NOT_NOW
        for taken in s.boards:
            if taken < len(s.box.boards) and s.box.board_of[taken] == s.box.board_of[side]:
                return "AV-1.9"
        return ""

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.BOARD | side for side in range(len(s.box.boards))]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        take_board(s, seat, argument_of(move))


def take_board(s: AveRoma, seat: int, side: int) -> None:
    """Money, surplus, and the resources priced 2 on this side (AV-1.4)."""
    box = s.box
    s.boards = (*s.boards[:seat], side, *s.boards[seat + 1 :])
    base = seat * terms.GOODS
    for resource in range(terms.BASICS):
        s.goods[base + resource] = box.start_stock if box.prices[side][resource] == box.start_price else 0
    s.tell(told.BOARD, seat, side)


# -- whose turn --------------------------------------------------------------------------------------


class ActionPhase(Step[AveRoma]):
    """Seats act in turn order, again and again, until all have passed (AV-3.1, AV-3.15)."""

    def run(self, s: AveRoma) -> None:
        for _ in range(s.seats):
            seat = s.order[s.turn]
            s.turn = (s.turn + 1) % s.seats
            if not s.has_passed(seat):
                s.push(self)
                s.push(ChooseWorker(seat))
                return
            if neutral_workers(s, seat):  # AV-18.2: a player who has passed still places neutral workers
                s.push(self)
                s.push(PlaceNeutral(seat))
                return


def neutral_workers(s: AveRoma, seat: int) -> bool:
    """Whether the neutral of this seat still has workers to place (two players)."""
    if s.seats > 2:
        return False
    base = (s.seats + seat) * terms.ZONES
    return any(s.reserve[base + value] for value in range(terms.ZONES))


def end_turn(s: AveRoma, seat: int) -> None:
    """After each own turn the player places one worker of the own neutral (AV-18.2)."""
    if s.phase == state.ACTION and neutral_workers(s, seat):
        s.push(PlaceNeutral(seat))


class PlaceNeutral(Decision[AveRoma]):
    """A neutral worker does nothing (AV-18.3); it takes a space reserved for more players (AV-18.4, AV-18.6)."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        places = [at for at in range(terms.TRAINING) if free_neutral_space(s, at) >= 0]
        base = (s.seats + seat) * terms.ZONES
        return [
            kinds.neutral(value + 1, at) for value in range(terms.ZONES) if s.reserve[base + value] for at in places
        ]

    def refusal(self, s: AveRoma, seat: int, move: int) -> str:
        if kind_of(move) != kinds.NEUTRAL or kinds.neutral_value(move) > terms.ZONES:
            return NOT_NOW
        return "AV-18.4" if s.reserve[(s.seats + seat) * terms.ZONES + kinds.neutral_value(move) - 1] else "AV-18.11"

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        """The lowest worker everywhere: the others differ in nothing."""
        base = (s.seats + seat) * terms.ZONES
        workers = [value for value in range(terms.ZONES) if s.reserve[base + value]]
        return [kinds.neutral(workers[0] + 1, at) for at in range(terms.TRAINING)]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        value = kinds.neutral_value(move)
        at = kinds.neutral_place(move)
        hand = s.seats + seat
        s.reserve[hand * terms.ZONES + value - 1] -= 1
        s.spaces[at * terms.SLOTS + free_neutral_space(s, at)] = sent(value, hand)
        s.tell(told.NEUTRAL, seat, value, at)


def free_neutral_space(s: AveRoma, at: int) -> int:
    for space in s.box.neutral[at]:
        if s.spaces[at * terms.SLOTS + space] == 0:
            return space
    return -1


# -- choosing a worker and its place -----------------------------------------------------------------


class ChooseWorker(Decision[AveRoma]):
    """One worker goes to work, or the seat passes (AV-3.2). A seat that can do nothing passes by itself (AV-3.11)."""

    name: ClassVar[str] = "choose_worker_or_pass"
    plays_itself: ClassVar[bool] = True

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        moves = [PASS]
        welcome = always_welcome(s, seat)
        for value in range(1, terms.ZONES + 1):
            if s.reserve[seat * terms.ZONES + value - 1] and (welcome or can_act(s, seat, value, 0)):
                moves.append(kinds.WORKER | value - 1)
        for space in range(terms.SPACES):
            worker = s.training[seat * terms.SPACES + space]
            if is_ready(worker) and (welcome or can_act_as_some(s, seat, space)):
                moves.append(kinds.TRAINED | space)
        return moves

    def refusal(self, s: AveRoma, seat: int, move: int) -> str:
        argument = argument_of(move)
        if kind_of(move) == kinds.WORKER and argument < terms.ZONES and s.reserve[seat * terms.ZONES + argument]:
            return "AV-3.7"
        if kind_of(move) == kinds.TRAINED and argument < terms.SPACES and s.training[seat * terms.SPACES + argument]:
            return "AV-3.7" if is_ready(s.training[seat * terms.SPACES + argument]) else "AV-10.3"
        return NOT_NOW

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        workers = [kinds.WORKER | value for value in range(terms.ZONES) if s.reserve[seat * terms.ZONES + value]]
        return workers + [
            kinds.TRAINED | space for space in range(terms.SPACES) if s.training[seat * terms.SPACES + space]
        ]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if move == PASS:
            pass_turn(s, seat)
        elif kind_of(move) == kinds.WORKER:
            s.push(ChooseLocation(seat, argument_of(move) + 1, 0))
        else:
            s.push(ChooseValue(seat, argument_of(move)))


def pass_turn(s: AveRoma, seat: int) -> None:
    """A point for each unused worker, at once (AV-3.9); ready trained ones return to the reserve (AV-3.12, AV-3.13).
    The seat takes no further turn in this phase (AV-3.10)."""
    for place in range(seat * terms.SPACES, seat * terms.SPACES + terms.SPACES):
        worker = s.training[place]
        if is_ready(worker):
            s.training[place] = 0
            s.reserve[seat * terms.ZONES + worker - 1] += 1
    unused = sum(s.reserve[seat * terms.ZONES : seat * terms.ZONES + terms.ZONES])
    s.passed |= 1 << seat
    s.tell(told.PASSED, seat, unused)
    gain_points(s, seat, unused * s.box.unused_worker, state.P_WORKERS)
    end_turn(s, seat)


class ChooseValue(Decision[AveRoma]):
    """A trained worker takes a value near its own, for this action only (AV-10.4, AV-10.6)."""

    __slots__ = ("space",)

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, space: int) -> None:
        super().__init__(seat)
        self.space = space

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"value": s.training[self.seat * terms.SPACES + self.space], "shift": s.box.training_shift[self.space]}

    def forbids(self, s: AveRoma, seat: int, move: int) -> str:
        value = argument_of(move) + 1
        if kind_of(move) != kinds.VALUE or value > terms.ZONES:
            return NOT_NOW
        if value not in values_of(s, seat, self.space):
            return "AV-10.4"
        return "" if can_act(s, seat, value, self.space + 1) else "AV-3.7"

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.VALUE | value for value in range(terms.ZONES)]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        s.push(ChooseLocation(seat, argument_of(move) + 1, self.space + 1))


class ChooseLocation(Decision[AveRoma]):
    """Where the worker goes. `source` is 0 for the reserve, a training space from 1, or an imaginary worker."""

    __slots__ = ("source", "value")

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, value: int, source: int) -> None:
        super().__init__(seat)
        self.value = value
        self.source = source

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"value": self.value}

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.GO | at for at in open_places(s, seat, self.value, self.source)]

    def forbids(self, s: AveRoma, seat: int, move: int) -> str:
        if kind_of(move) == kinds.GO and argument_of(move) <= terms.TRAINING:
            return place_blocked(s, seat, argument_of(move), self.value, self.source)
        asked = self.asked_next(s, move)
        return NOT_NOW if asked is None else asked.forbids(s, seat, move) or NOT_NOW

    def asked_next(self, s: AveRoma, move: int) -> ChooseSlot | ChooseTraining | None:
        """The question about a card or a training space. It comes after this one, but who points at one is told already
        here why it can't be had."""
        kind, argument = kind_of(move), argument_of(move)
        if kind == kinds.CHOOSE and argument < s.box.none and argument in s.rows:
            return ChooseSlot(
                self.seat, self.value, self.source, terms.ROW_PLACES[s.rows.index(argument) // terms.SLOTS]
            )
        return ChooseTraining(self.seat, self.value, self.source) if kind == kinds.SPACE else None

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.GO | at for at in range(terms.TRAINING + 1)]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        asked = self.asked_next(s, move)
        if asked is not None:
            return asked.explain(s, seat, move)
        at = argument_of(move)
        money = s.goods[seat * terms.GOODS + terms.DENARII]
        if at < terms.TRAINING and s.box.place[at] == terms.ZONAL:
            zone = self.value - 1
            needed = cheapest_unit(s, seat, zone) if at == terms.MERCATOR else 0
            return {
                "zone": self.value,
                "price": zone_price(s, seat, at, zone),
                "needed": needed,
                "denarii": money,
                "trading": 0,
                "spaces": usable_spaces(s, at),
            }
        if at < terms.TRAINING and s.box.place[at] != terms.ROW:
            need = path_cost(s, seat, s.colosseum[seat], self.value)
            return {"spaces": usable_spaces(s, at)} | cost_values(need, lacking(s.goods_of(seat), need, FULL_PRICE, 0))
        if at < terms.TRAINING:
            return {"least": 0, "most": 0, "value": self.value, "row": 1} | self.nearest(s, seat, at)
        # The space that a ready worker is leaving counts as free (AV-10.5).
        costs = s.box.training_cost
        base = seat * terms.SPACES
        free = [
            costs[space] for space in range(terms.SPACES) if not s.training[base + space] or self.source == space + 1
        ]
        return {"needed": min(free, default=0), "denarii": money}

    def nearest(self, s: AveRoma, seat: int, at: int) -> dict[str, int]:
        """The card that this worker may take and its owner can almost pay, with what is missing."""
        start = row_at(at) * terms.SLOTS
        cards = [s.rows[start + slot] for slot in s.box.slots_for[row_at(at) * (terms.ZONES + 1) + self.value]]
        found = [card_values(s, seat, at, card, 0) for card in cards if card != s.box.none]
        return min(found, key=missing_units, default={})

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        at = argument_of(move)
        if at == terms.TRAINING:
            s.push(ChooseTraining(seat, self.value, self.source))
        elif s.box.place[at] == terms.ROW:
            s.push(ChooseSlot(seat, self.value, self.source, at))
        else:
            go_to_work(s, seat, self.value, self.source, at, 0)


def missing_units(values: dict[str, int]) -> int:
    return sum([count for name, count in values.items() if name.startswith("lack_")])


class ChooseSlot(Decision[AveRoma]):
    """Which card of the row the worker buys (AV-8.1)."""

    __slots__ = ("at", "source", "value")

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, value: int, source: int, at: int) -> None:
        super().__init__(seat)
        self.value = value
        self.source = source
        self.at = at

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"location": self.at, "value": self.value}

    def slot_of(self, s: AveRoma, card: int) -> int:
        """Where a card lies in the row, or -1."""
        cards = self.cards(s)
        return cards.index(card) if card in cards else -1

    def cards(self, s: AveRoma) -> list[int]:
        start = row_at(self.at) * terms.SLOTS
        return s.rows[start : start + terms.SLOTS]

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        cards = self.cards(s)
        blocked = [slot_blocked(s, seat, self.at, slot, self.value) for slot in range(terms.SLOTS)]
        return sorted([kinds.CHOOSE | cards[slot] for slot in range(terms.SLOTS) if not blocked[slot]])

    def forbids(self, s: AveRoma, seat: int, move: int) -> str:
        if kind_of(move) != kinds.CHOOSE or argument_of(move) >= s.box.none:
            return NOT_NOW
        slot = self.slot_of(s, argument_of(move))
        return "AV-8.4" if slot < 0 else slot_blocked(s, seat, self.at, slot, self.value)

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return sorted([kinds.CHOOSE | card for card in self.cards(s) if card != s.box.none])

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        slot = self.slot_of(s, argument_of(move))
        if slot < 0:
            return {}
        place = row_at(self.at) * terms.SLOTS + slot
        least, most = s.box.slot_least[place], s.box.slot_most[place]
        cost = card_values(s, seat, self.at, argument_of(move), 0)
        return {"least": least, "most": most, "value": self.value, "row": 0} | cost

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        go_to_work(s, seat, self.value, self.source, self.at, self.slot_of(s, argument_of(move)))


class ChooseTraining(Decision[AveRoma]):
    """Which training space the worker takes (AV-10.1). No windows, no base action: nothing on the board changes
    (AV-10.8)."""

    __slots__ = ("source", "value")

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, value: int, source: int) -> None:
        super().__init__(seat)
        self.value = value
        self.source = source

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"value": self.value}

    def forbids(self, s: AveRoma, seat: int, move: int) -> str:
        if kind_of(move) != kinds.SPACE or argument_of(move) >= terms.SPACES:
            return NOT_NOW
        return training_blocked(s, seat, argument_of(move), self.source)

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.SPACE | space for space in range(terms.SPACES)]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        cost = s.box.training_cost[argument_of(move) & 3]
        return {"needed": cost, "denarii": s.goods[seat * terms.GOODS + terms.DENARII]}

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        take_worker(s, seat, self.value, self.source)
        s.push(ConfirmTurn(seat))
        train(s, seat, self.value, argument_of(move))


def take_worker(s: AveRoma, seat: int, value: int, source: int) -> None:
    """The worker leaves the reserve, or its training space, which becomes free (AV-10.5)."""
    if source == 0:
        s.reserve[seat * terms.ZONES + value - 1] -= 1
    elif source != IMAGINARY:
        s.training[seat * terms.SPACES + source - 1] = 0


def go_to_work(s: AveRoma, seat: int, value: int, source: int, at: int, slot: int) -> None:
    """The worker stands on its space with its printed value (AV-10.6), and the action begins."""
    if source == IMAGINARY:
        s.tell(told.IMAGINED, seat, value, at)
    else:
        worker = printed(s, seat, source, value)
        other = worker if worker != value else 0
        take_worker(s, seat, value, source)
        space = slot
        if s.box.place[at] != terms.ROW:
            space = 0
            while s.spaces[at * terms.SLOTS + space] and space + 1 < usable_spaces(s, at):
                space += 1
        s.spaces[at * terms.SLOTS + space] = sent(worker, seat)
        s.tell(told.WORKER, seat, value, at, other)
    s.at = at
    s.value = value
    s.slot = slot
    s.stage = state.BEFORE
    s.push(ConfirmTurn(seat))
    if s.box.place[at] == terms.ZONAL:
        s.due = zone_price(s, seat, at, value - 1)
        s.push(MoveZoneCard(seat))
    s.push(OpenWindow(seat))
    s.push(BaseAction(seat))
    if s.active[seat] or s.advanced():
        s.push(UseEffect(seat))


class ConfirmTurn(Decision[AveRoma]):
    """The turn stands. Only now a new Zone card is drawn and a new top card turned up (AV-6.4, AV-17.16)."""

    def owes(self, s: AveRoma) -> int:
        return 0 if s.options[state.CONFIRMING] else 1 << self.seat

    def run(self, s: AveRoma) -> None:
        self.apply(s, self.seat, CONFIRM)

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        return [CONFIRM]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if s.refill:
            draw_zone_card(s, seat, s.refill - 1)
        if s.turn_up:
            turn_up(s, s.turn_up - 1)
        s.stage = state.IDLE
        s.at = terms.TRAINING
        s.value = s.slot = s.due = s.used = s.bonus = s.spent = s.refill = s.turn_up = 0
        end_turn(s, seat)


def draw_zone_card(s: AveRoma, seat: int, zone: int) -> None:
    """The bought card is replaced, low (AV-6.4); if none is left this is the last round (AV-14.1), unless it was an
    extra action (AV-14.11). The last card itself ends nothing (AV-14.3)."""
    deck = s.decks[0]
    if deck:
        s.zones[zone] = deck[-1]
        s.decks[0] = deck[:-1]
        s.reveal(told.DRAWN, seat, EVERYONE, (), zone + 1, s.zones[zone])
        return
    s.tell(told.NO_CARD, seat, zone + 1)
    if s.phase != state.EXTRA:
        s.last = 1


def turn_up(s: AveRoma, row: int) -> None:
    """The next card of a deck is turned face up, if there is one (AV-17.1, AV-17.16)."""
    deck = s.decks[row + 1]
    if deck:
        s.tops[row] = deck[-1]
        s.decks[row + 1] = deck[:-1]
        s.reveal(told.TURNED, -1, EVERYONE, (), terms.ROW_PLACES[row], s.tops[row])
