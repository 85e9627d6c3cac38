"""Activating Plots: Vendetta is paid, cards are played, the effect is carried out."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.effects import (
    can_lose_glory,
    discard_random,
    free_slot,
    gain_denarii,
    gain_glory,
    lose_glory,
    pay_vendetta,
    place_vote,
    take_vote,
    top_vote_of,
    topple,
    topple_levels,
)
from tabularium.games.age_of_rome.state import (
    AgeOfRome,
    faced_by,
    hand_size,
    legions_in_regions,
    on,
    side_of,
    votes_in_column,
)
from tabularium.games.age_of_rome.steps import kinds, told
from tabularium.games.age_of_rome.steps.trade import MedalOffer, OwnTurn, TradeWindow
from tabularium.kernel.moves import DONE, argument_of, kind_of
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import NOT_NOW, Decision, Step

FIRST_PLOT: Final = 7  # where a character's three Plots start in `box.start`
RULES_OF_NEEDS: Final = ("AR-4.14", "AR-4.15", "AR-4.16", "AR-4.18", "AR-4.21", "AR-4.20", "AR-4.24", "AR-4.23")


def effects_of(s: AgeOfRome, board: int) -> tuple[int, ...]:
    """AR-4.11: the three effects of a character."""
    return s.box.start[s.own[on(board, state.CHARACTER)]][FIRST_PLOT:]


def trade_cards(s: AgeOfRome, board: int) -> int:
    """AR-4.24, AR-4.25, AR-13.13: cards that a Plot can hit; no Anchor, no Sets. Cassius has his row."""
    return len(s.hands[board]) if board < s.seats else len(s.row)


def need_met(s: AgeOfRome, board: int, target: int, need: int) -> bool:
    if need == terms.NEEDS_TARGET_GLORY_AT_LEAST_2:  # AR-4.14
        return can_lose_glory(s, target, 1)
    if need == terms.NEEDS_TARGET_HAS_OWN_ELEMENT_IN_UNFINISHED_LEVEL:  # AR-4.15
        return len(topple_levels(s, target)) > 0
    if need == terms.NEEDS_TARGET_LEGIONS_IN_REGIONS_AT_LEAST_1:
        return legions_in_regions(s, target) >= 1
    if need == terms.NEEDS_TARGET_LEGIONS_IN_REGIONS_AT_LEAST_2:  # AR-4.18
        return legions_in_regions(s, target) >= 2
    if need == terms.NEEDS_TARGET_VOTES_IN_COLUMN_AT_LEAST_1:
        return votes_in_column(s, target) >= 1
    if need == terms.NEEDS_OWN_VOTE_ON_BOARD:  # AR-4.20
        return s.own[on(board, state.VOTES)] >= 1
    if need == terms.NEEDS_TARGET_TRADE_CARDS_AT_LEAST_1:
        return trade_cards(s, target) >= 1
    return need == terms.NEEDS_OWN_HAND_BELOW_LIMIT and hand_size(s, board) < s.box.hand_limit  # AR-4.23


def usable(s: AgeOfRome, board: int, target: int, plot: int) -> bool:
    return all(need_met(s, board, target, need) for need in s.box.plot_needs[plot])


def own_marker(s: AgeOfRome, board: int, province: int) -> int:
    """The lowest slot of a Province with an own marker that is not flipped, or -1; they are all alike."""
    first = province * s.box.plot_slots
    for slot in range(first, first + s.box.plot_slots):
        if s.plots[slot] == packed.plot_of(board):
            return slot
    return -1


def has_flipped(s: AgeOfRome, board: int, province: int) -> bool:
    first = province * s.box.plot_slots
    return packed.flipped(packed.plot_of(board)) in s.plots[first : first + s.box.plot_slots]


def empty_slots(s: AgeOfRome, board: int) -> int:
    return s.box.vendetta_slots - s.own[on(board, state.VENDETTA)].bit_count()


def vendetta_fits(s: AgeOfRome, board: int, target: int) -> bool:
    """AR-4.5: a marker to pay with and an empty slot to lay it on."""
    return s.own[on(board, state.VENDETTA)] != 0 and free_slot(s, target) >= 0


def own_plots(s: AgeOfRome, board: int) -> bool:
    """Whether a board has a Plot that it could still activate this round."""
    return any(own_marker(s, board, province) >= 0 for province in range(terms.PROVINCES))


class PlotChoose(OwnTurn):
    """Any number of the own Plots may be activated, one after the other, now or not this round (AR-4.2, AR-4.10)."""

    plays_itself: ClassVar[bool] = True  # only with an empty hand and no Plot to activate, as all can see
    open_formality: ClassVar[bool] = True
    closing: ClassVar[int] = DONE
    spare: ClassVar[int] = DONE

    def options(self, s: AgeOfRome, seat: int) -> list[int]:
        if s.own[on(seat, state.VENDETTA)] == 0:
            return []
        moves = []
        for province in range(terms.PROVINCES):
            if own_marker(s, seat, province) >= 0 and not self.why_not(s, seat, province):
                moves.append(kinds.ACTIVATE | province)
        return moves

    def why_not(self, s: AgeOfRome, seat: int, province: int) -> str:
        target = faced_by(s, province)  # AR-4.3
        if target in (seat, -1):
            return "AR-4.4"
        if not vendetta_fits(s, seat, target):
            return "AR-4.5"
        return "" if any(usable(s, seat, target, plot) for plot in effects_of(s, seat)) else "AR-4.6"

    def thinkable(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.ACTIVATE | province for province in range(terms.PROVINCES) if own_marker(s, seat, province) >= 0]

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        if kind_of(move) != kinds.ACTIVATE:
            return NOT_NOW
        if own_marker(s, seat, argument_of(move)) < 0:
            return "AR-4.9" if has_flipped(s, seat, argument_of(move)) else "AR-4.2"
        return self.why_not(s, seat, argument_of(move))

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        return {"plots": len(self.options(s, self.seat))}

    def reasons(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        province = argument_of(move) & 3
        target = faced_by(s, province)
        return {
            "province": province,
            "target:seat": target,
            "side": side_of(s, seat, province),
            "has": s.own[on(seat, state.VENDETTA)].bit_count(),
            "free": empty_slots(s, target) if target >= 0 else 0,
        }

    def formality(self, s: AgeOfRome, seat: int) -> int:
        """Sales and Sets can wait for the other turns of this round, unless a Plot of somebody else could take a card
        before. Markers, slots and the number of cards lie open."""
        others = [board for board in s.order if board != seat]
        threatened = any(own_plots(s, board) for board in others)
        return -1 if threatened or self.options(s, seat) else DONE

    def act(self, s: AgeOfRome, seat: int, move: int) -> None:
        if move != DONE:
            s.push(self)
            s.push(PlotEffect(seat, argument_of(move)))


class PlotEffect(Decision[AgeOfRome]):
    """The effect is named before anything is paid (AR-4.11, AR-4.12)."""

    __slots__ = ("province",)

    def __init__(self, seat: int, province: int) -> None:
        self.seat = seat
        self.province = province

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        return {"target:seat": faced_by(s, self.province), "province": self.province}

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        target = faced_by(s, self.province)
        return sorted([kinds.EFFECT | plot for plot in effects_of(s, seat) if usable(s, seat, target, plot)])

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        return sorted([kinds.EFFECT | plot for plot in effects_of(s, seat)])

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        if kind_of(move) != kinds.EFFECT or argument_of(move) >= len(s.box.plots):
            return NOT_NOW
        if move not in self.candidates(s, seat):
            return "AR-4.11"
        return why_not_usable(s, seat, faced_by(s, self.province), argument_of(move))

    def explain(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        target = faced_by(s, self.province)
        return {
            "target:seat": target,
            "glory": s.own[on(target, state.GLORY)],
            "legions": legions_in_regions(s, target),
            "cards": hand_size(s, seat),
        }

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        activate(s, seat, own_marker(s, seat, self.province), faced_by(s, self.province), argument_of(move))


def why_not_usable(s: AgeOfRome, board: int, target: int, plot: int) -> str:
    """The rule behind the first need that is not met."""
    for need in s.box.plot_needs[plot]:
        if not need_met(s, board, target, need):
            second = (
                need == terms.NEEDS_TARGET_VOTES_IN_COLUMN_AT_LEAST_1 and s.box.plot_effect[plot][2] == terms.PLACE_VOTE
            )
            return "AR-4.19" if second else RULES_OF_NEEDS[need]
    return NOT_NOW


def activate(s: AgeOfRome, board: int, slot: int, target: int, plot: int) -> None:
    """Pay, flip, and open the windows: the activator's, then the target's, each once (AR-7.12)."""
    s.tell(told.ACTIVATED, board, plot, target)
    pay_vendetta(s, board, target)
    s.plots[slot] = packed.flipped(s.plots[slot])  # AR-4.9: flipped, and keeps its slot
    s.cancelled = 0
    s.push(PlotResolve(board, target, plot))
    if target < s.seats:
        s.push(MedalOffer(-1, target))
        s.push(TradeWindow(target, terms.ON_PLOT_IN_PROVINCE, board, target, plot))
    if board < s.seats:
        s.push(TradeWindow(board, terms.ON_ACTIVATE_PLOT, board, target, plot))


class PlotResolve(Step[AgeOfRome]):
    """The effect, if it was not cancelled and is still possible (AR-4.13)."""

    __slots__ = ("board", "plot", "target")

    def __init__(self, board: int, target: int, plot: int) -> None:
        self.board = board
        self.target = target
        self.plot = plot

    def run(self, s: AgeOfRome) -> None:
        if s.cancelled or not usable(s, self.board, self.target, self.plot):
            s.tell(told.FIZZLED, self.board, self.plot)
            s.cancelled = 0
            return
        verb, n, then, then_n = s.box.plot_effect[self.plot]
        if self.board >= s.seats:
            cassius_resolves(s, self.board, self.target, verb, n, then, then_n)
        else:
            seat_resolves(s, self.board, self.target, verb, n, then, then_n)


def seat_resolves(s: AgeOfRome, seat: int, target: int, verb: int, n: int, then: int, then_n: int) -> None:
    if verb == terms.TARGET_LOSE_GLORY:
        lose_glory(s, target, n)
    elif verb == terms.TARGET_REMOVE_PANTHEON:
        s.push(PlotPantheon(seat, target))
    elif verb == terms.TARGET_REMOVE_LEGION:
        s.push(PlotLegion(seat, target))
    elif verb == terms.TARGET_MOVE_LEGIONS:
        s.push(PlotTwoLegions(seat, target))
    elif verb == terms.TARGET_REMOVE_VOTE:
        s.push(PlotVote(seat, target, then, then_n))
    elif verb == terms.TARGET_DISCARD_TRADE_RANDOM:
        discard_from(s, target, n)
        reward(s, seat, then, then_n)
    else:
        for _ in range(n):
            steal_card(s, seat, target)


def reward(s: AgeOfRome, board: int, verb: int, n: int) -> None:
    """What the activator gets besides."""
    if verb == terms.GAIN_GLORY:
        gain_glory(s, board, n)
    elif verb == terms.GAIN_DENARII:
        gain_denarii(s, board, n)
    elif verb == terms.PLACE_VOTE:
        place_vote(s, board)


def discard_from(s: AgeOfRome, target: int, n: int) -> None:
    """AR-4.22, AR-13.13: random Trade cards of the target go face up to the discard pile."""
    if target < s.seats:
        discard_random(s, target, n)
        return
    for _ in range(min(n, len(s.row))):
        card = from_row(s)
        s.discard = (*s.discard, card)
        s.reveal(told.LOST_CARD, target, EVERYONE, (), card)


def steal_card(s: AgeOfRome, seat: int, target: int) -> None:
    """AR-4.23: a random Trade card changes hands; the two of them know it, from the row of Cassius everybody."""
    if target < s.seats:
        kind = s.slip(target, seat, s.below(len(s.hands[target])))
        known = 1 << seat | 1 << target
    else:
        kind = from_row(s)
        s.give(seat, kind, EVERYONE)
        known = EVERYONE
    s.reveal(told.STOLEN, seat, known, (kind,), target)


def from_row(s: AgeOfRome) -> int:
    """A random card of the row of Cassius."""
    at = s.below(len(s.row))
    card = s.row[at]
    s.row = s.row[:at] + s.row[at + 1 :]
    return card


class PlotDetail(Decision[AgeOfRome]):
    """A detail that the activator chooses; not asked if there is only one way."""

    __slots__ = ("target",)

    plays_itself: ClassVar[bool] = True
    answer: ClassVar[int] = 0  # the kind of its moves, which `rule` refuses

    def __init__(self, seat: int, target: int) -> None:
        self.seat = seat
        self.target = target

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        return {"target:seat": self.target}

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        return self.rule if kind_of(move) == self.answer else NOT_NOW


class PlotPantheon(PlotDetail):
    """Degradation: which level loses an element (AR-4.15)."""

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.TOPPLE | level for level in topple_levels(s, self.target)]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        topple(s, self.target, argument_of(move))


class PlotLegion(PlotDetail):
    """Apostasy: from which Region a Legion of the target goes home."""

    answer: ClassVar[int] = kinds.EXPEL
    rule: ClassVar[str] = "AR-4.16"

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [
            kinds.EXPEL | region for region in range(terms.REGIONS) if s.own[on(self.target, state.REGION + region)]
        ]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        s.push(PlotReplace(seat, self.target, argument_of(move)))


class PlotReplace(Decision[AgeOfRome]):
    """Apostasy: whether a Legion from the own board takes its place (AR-4.16)."""

    __slots__ = ("region", "target")

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, target: int, region: int) -> None:
        self.seat = seat
        self.target = target
        self.region = region

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        return {"target:seat": self.target, "region": self.region}

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.REMOVE, kinds.REPLACE] if s.own[on(seat, state.LEGIONS)] else [kinds.REMOVE]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        expel(s, seat, self.target, self.region, move == kinds.REPLACE)


def expel(s: AgeOfRome, board: int, target: int, region: int, replace: bool) -> None:
    s.own[on(target, state.REGION + region)] -= 1
    s.own[on(target, state.LEGIONS)] += 1
    s.tell(told.EXPELLED, board, target, region)
    if replace:
        s.own[on(board, state.LEGIONS)] -= 1
        s.own[on(board, state.REGION + region)] += 1
        s.tell(told.REPLACED, board, region)


class PlotTwoLegions(PlotDetail):
    """Deceit: which two Legions of the target are moved, from one Region or two."""

    answer: ClassVar[int] = kinds.PAIR
    rule: ClassVar[str] = "AR-4.17"

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        moves = []
        for a in range(terms.REGIONS):
            for b in range(a, terms.REGIONS):
                first, second = s.own[on(self.target, state.REGION + a)], s.own[on(self.target, state.REGION + b)]
                there = first >= 2 if a == b else first and second
                if there:
                    moves.append(packed.pair_move(a, b))
        return moves

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        one, other = packed.pair_of(move)
        s.push(PlotDestination(seat, self.target, one, other))


class PlotDestination(Decision[AgeOfRome]):
    """Deceit: the one Region both go to; at least one of them must change Region (AR-4.17)."""

    __slots__ = ("one", "other", "target")

    rule: ClassVar[str] = "AR-4.17"

    def __init__(self, seat: int, target: int, one: int, other: int) -> None:
        self.seat = seat
        self.target = target
        self.one = one
        self.other = other

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        return {"target:seat": self.target}

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        stays = self.one if self.one == self.other else terms.REGIONS
        return [kinds.TO | region for region in range(terms.REGIONS) if region != stays]

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.TO | region for region in range(terms.REGIONS)]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        s.own[on(self.target, state.REGION + self.one)] -= 1
        s.own[on(self.target, state.REGION + self.other)] -= 1
        s.own[on(self.target, state.REGION + argument_of(move))] += 2
        s.tell(told.MOVED_BOTH, seat, self.target, self.one, self.other, argument_of(move))


class PlotVote(Decision[AgeOfRome]):
    """Second Vote and Null Vote: which Vote of the target goes, from any place in the Column (AR-4.19, AR-4.21)."""

    __slots__ = ("n", "target", "then")

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, target: int, then: int, n: int) -> None:
        self.seat = seat
        self.target = target
        self.then = then
        self.n = n

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        return {"target:seat": self.target}

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.STRIKE | place for place in range(len(s.column)) if s.column[place] == self.target]

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        if kind_of(move) != kinds.STRIKE:
            return NOT_NOW
        return "AR-4.19" if self.then == terms.PLACE_VOTE else "AR-4.21"

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        strike(s, seat, argument_of(move), self.then, self.n)


def strike(s: AgeOfRome, board: int, place: int, then: int, n: int) -> None:
    s.tell(told.STRUCK, board, take_vote(s, place), place + 1)
    reward(s, board, then, n)  # AR-4.26: placing on top may make a Majority, taking away never does


def fullest_region(s: AgeOfRome, board: int, but: int) -> int:
    """AR-13.24: where a board has most Legions, ties in the order of Cassius; -1 if nowhere. `but` is left out."""
    best = -1
    most = 0
    for region in s.box.region_order:
        n = s.own[on(board, state.REGION + region)]
        if region != but and n > most:
            best = region
            most = n
    return best


def cassius_resolves(s: AgeOfRome, board: int, target: int, verb: int, n: int, then: int, then_n: int) -> None:
    """AR-13.12: what Cassius would choose."""
    if verb == terms.TARGET_LOSE_GLORY:
        lose_glory(s, target, n)
    elif verb == terms.TARGET_REMOVE_PANTHEON:
        topple(s, target, topple_levels(s, target)[-1])  # the upper level if possible
    elif verb == terms.TARGET_REMOVE_LEGION:
        expel(s, board, target, fullest_region(s, target, terms.REGIONS), s.own[on(board, state.LEGIONS)] > 0)
    elif verb == terms.TARGET_REMOVE_VOTE:
        strike(s, board, top_vote_of(s, target), then, then_n)
    else:
        discard_from(s, target, n)
        gain_glory(s, board, s.box.cassius_sale)
