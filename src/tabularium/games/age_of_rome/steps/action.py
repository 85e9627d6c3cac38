"""The Action phase: one Partisan at a time."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.effects import gain_glory, harvest, place_vote
from tabularium.games.age_of_rome.state import AgeOfRome, bonus_active, emperor, facing, no_plots, on, open_slot
from tabularium.games.age_of_rome.steps import kinds, told
from tabularium.games.age_of_rome.steps.pieces import LegionSource, PantheonLevel
from tabularium.games.age_of_rome.steps.trade import FROM_DECK, MakeRoom, OwnTurn, TradeWindow
from tabularium.kernel.moves import DONE, PASS, argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Decision, Step

# Places for a Partisan besides the Buildings.
ON_THE_COLOSSEUM: Final = terms.TYPES
ON_A_PLOT: Final = terms.TYPES + 1


class PartisanPlace(OwnTurn):
    """A Partisan goes on a Building or Plot slot of the own Province, or on the Colosseum (AR-6.2, AR-6.4)."""

    plays_itself: ClassVar[bool] = True  # with an empty hand the Colosseum may be all that is left, as all can see

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        return {"left": s.own[on(self.seat, state.PARTISANS)] - s.own[on(self.seat, state.PLACED)]}

    def options(self, s: AgeOfRome, seat: int) -> list[int]:
        province = facing(s, seat)
        first = province * terms.TYPES
        moves = []
        for kind in range(terms.TYPES):
            if s.workers[first + kind] < s.tiles[first + kind]:  # AR-6.5, AR-6.7, AR-8.6
                moves.append(kinds.PLACE | kind)
        moves.append(kinds.PLACE_COLOSSEUM)  # AR-6.6: always open
        if s.own[on(seat, state.MARKERS)] and open_slot(s, province) >= 0 and not no_plots(s):
            moves.append(kinds.PLACE_PLOT)
        return moves

    def thinkable(self, s: AgeOfRome, seat: int) -> list[int]:
        return [*(kinds.PLACE | kind for kind in range(terms.TYPES)), kinds.PLACE_PLOT]

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        if move == kinds.PLACE_PLOT:
            return self.why_no_plot(s, seat)
        if move in (DONE, PASS):
            return "AR-6.2"
        if kind_of(move) != kinds.PLACE or argument_of(move) >= terms.TYPES:
            return NOT_NOW
        level = s.tiles[facing(s, seat) * terms.TYPES + argument_of(move)]
        return "AR-6.5" if level else "AR-6.4"

    def why_no_plot(self, s: AgeOfRome, seat: int) -> str:
        if emperor(s):
            return "AR-12.4"
        if no_plots(s):
            return "AR-11.14"
        return "AR-6.29" if open_slot(s, facing(s, seat)) < 0 else "AR-6.30"

    def reasons(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        if kind_of(move) != kinds.PLACE:
            return {
                "province": facing(s, seat),
                "left": s.own[on(seat, state.PARTISANS)] - s.own[on(seat, state.PLACED)],
            }
        return {"building": argument_of(move), "level": s.tiles[facing(s, seat) * terms.TYPES + argument_of(move)]}

    def act(self, s: AgeOfRome, seat: int, move: int) -> None:
        s.own[on(seat, state.PLACED)] += 1
        if move == kinds.PLACE_COLOSSEUM:
            s.own[on(seat, state.COLOSSEUM)] += 1
            s.tell(told.PLACED_COLOSSEUM, seat)
            cards_then_action(s, seat, ON_THE_COLOSSEUM, 0)
        elif move == kinds.PLACE_PLOT:
            s.plots[open_slot(s, facing(s, seat))] = packed.plot_of(seat)  # AR-6.28, AR-6.31
            s.own[on(seat, state.MARKERS)] -= 1
            s.tell(told.PLACED_PLOT, seat, facing(s, seat))
            cards_then_action(s, seat, ON_A_PLOT, 0)
        else:
            kind = argument_of(move)
            s.workers[facing(s, seat) * terms.TYPES + kind] += 1
            if s.log is not None:
                s.tell(told.PLACED, seat, kind, facing(s, seat))
            if can_use_bonus(s, seat, kind):
                s.push(UseBonus(seat, kind))
            else:
                cards_then_action(s, seat, kind, 0)


def can_use_bonus(s: AgeOfRome, seat: int, kind: int) -> bool:
    """AR-8.1, AR-8.5, AR-6.25: an active Bonus, once a round, on a Building of its type."""
    return (
        kind < terms.BONUSES and bonus_active(s, seat, kind) and not packed.has(s.own[on(seat, state.BONUS_USED)], kind)
    )


class UseBonus(Decision[AgeOfRome]):
    """Whether the Bonus marker goes under the Partisan (AR-8.2)."""

    __slots__ = ("building",)

    def __init__(self, seat: int, building: int) -> None:
        self.seat = seat
        self.building = building

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        return {"building": self.building}

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.WITH_BONUS, kinds.WITHOUT_BONUS]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        if move == kinds.WITHOUT_BONUS:
            cards_then_action(s, seat, self.building, 0)
            return
        s.own[on(seat, state.BONUS_USED)] |= 1 << self.building
        s.tell(told.BONUS, seat, self.building)
        cards_then_action(s, seat, self.building, 1)


def cards_then_action(s: AgeOfRome, seat: int, place: int, bonus: int) -> None:
    """AR-6.8: the Partisan lies; now Trade cards, then the action, and after that no card for this placement."""
    if not s.hands[seat]:
        place_action(s, seat, place, bonus)
        return
    trigger = terms.ON_PARTISAN_ANY
    if place == ON_THE_COLOSSEUM:
        trigger |= terms.ON_PARTISAN_COLOSSEUM
    elif place == terms.AGRICULTURE:
        trigger |= terms.ON_PARTISAN_AGRICULTURE
    s.push(PartisanAction(seat, place, bonus))
    s.push(TradeWindow(seat, trigger))


class PartisanAction(Step[AgeOfRome]):
    """The action of the place, twice with the Bonus (AR-8.3)."""

    __slots__ = ("bonus", "place", "seat")

    def __init__(self, seat: int, place: int, bonus: int) -> None:
        self.seat = seat
        self.place = place
        self.bonus = bonus

    def run(self, s: AgeOfRome) -> None:
        place_action(s, self.seat, self.place, self.bonus)


def place_action(s: AgeOfRome, seat: int, place: int, bonus: int) -> None:
    if place == ON_THE_COLOSSEUM:
        gain_glory(s, seat, s.box.colosseum)  # AR-6.27
    elif place != ON_A_PLOT:
        building_action(s, seat, place, 1 + bonus)


def building_action(s: AgeOfRome, seat: int, kind: int, times: int) -> None:
    """What a Building does for whom it faces (AR-5.11), or for a Spy (AR-11.9)."""
    if kind == terms.MILITARY:  # AR-6.10: one after the other, each with its own source and destination
        for _ in range(times):
            s.push(LegionSource(seat))
    elif kind == terms.POLITICS:
        for _ in range(times):
            place_vote(s, seat)
    elif kind == terms.COMMERCE:  # AR-7.1
        for _ in range(times):
            s.push(MakeRoom(seat, FROM_DECK, 0, 1))
    elif kind == terms.RELIGION:
        s.push(PantheonLevel(seat))
    else:
        harvest(s, seat)


def clean_up(s: AgeOfRome) -> None:
    """AR-6.33: Partisans, Bonus markers and flipped Plots go home; Plots that were not activated stay."""
    own = s.own
    for board in range(s.boards):
        own[on(board, state.PLACED)] = 0
        own[on(board, state.COLOSSEUM)] = 0
        own[on(board, state.BONUS_USED)] = 0
    s.workers = [0] * (terms.PROVINCES * terms.TYPES)
    for slot, plot in enumerate(s.plots):
        if packed.is_flipped(plot):
            own[on(packed.plot_owner(plot), state.MARKERS)] += 1
            s.plots[slot] = 0
    s.tell(told.CLEANED, -1)


def next_to_place(s: AgeOfRome, start: int) -> int:
    """AR-6.1, AR-6.2, AR-6.3: the place in turn order, from `start` on, of who still has a Partisan; -1 if nobody."""
    order = s.order
    n = len(order)
    for i in range(n):
        at = (start + i) % n
        if s.own[on(order[at], state.PLACED)] < s.own[on(order[at], state.PARTISANS)]:
            return at
    return -1
