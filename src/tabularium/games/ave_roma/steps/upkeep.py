"""Phases B and C: the rows are filled, the workers come back, the turn order is settled."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.state import AveRoma, value_of
from tabularium.games.ave_roma.steps import kinds, told
from tabularium.games.ave_roma.steps.ending import begin_ending
from tabularium.games.ave_roma.steps.turn import ActionPhase, turn_up
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import NOT_NOW, Decision, Step


class Round(Step[AveRoma]):
    """Action, upkeep, turn order: again and again."""

    def run(self, s: AveRoma) -> None:
        s.round += 1
        s.phase = state.ACTION
        s.turn = 0
        s.passed = 0
        s.taken = 0
        s.tell(told.ROUND, -1, s.round)
        s.push(EndOfActions())
        s.push(ActionPhase())


class EndOfActions(Step[AveRoma]):
    """Does the game end here? Else upkeep begins."""

    def run(self, s: AveRoma) -> None:
        row = row_that_ends(s)
        if s.last:
            s.tell(told.END_ZONES, -1)  # AV-14.1: no upkeep, no turn order
            begin_ending(s)
        elif row >= 0:
            s.tell(told.END_ROW, -1, terms.ROW_PLACES[row])
            begin_ending(s)
        else:
            s.phase = state.UPKEEP
            s.push(TurnOrder())
            s.push(Recovery(0))
            fill_rows(s)


def row_that_ends(s: AveRoma) -> int:
    """A row whose deck holds fewer cards than it needs: its empty slots, or one if none is empty (AV-14.2, AV-14.3).
    Since each upkeep takes at least one card from each deck, the game is bound to end (AV-14.12)."""
    for row in range(terms.ROWS):
        empty = s.rows[row * terms.SLOTS : row * terms.SLOTS + terms.SLOTS].count(s.box.none)
        if s.deck_size(row + 1) < max(1, empty):
            return row
    return -1


def fill_rows(s: AveRoma) -> None:
    """Zones are left as they are (AV-12.3)."""
    for row in range(terms.ROWS):
        cards = s.rows[row * terms.SLOTS : row * terms.SLOTS + terms.SLOTS]
        if not s.is_taken_from(row):
            # AV-12.1: nobody wanted a card here, so the oldest goes
            s.discards = tuple(sorted((*s.discards, cards[-1])))
            s.tell(told.DISCARDED, -1, terms.ROW_PLACES[row], cards[-1])
            cards = cards[:-1]
        kept = [card for card in cards if card != s.box.none]
        # AV-12.2: slide to the right, then fill from the deck, rightmost first
        while len(kept) < terms.SLOTS:
            kept.insert(0, draw_for_row(s, row))
            s.reveal(told.ROW, -1, EVERYONE, (), terms.ROW_PLACES[row], kept[0])
        s.rows[row * terms.SLOTS : row * terms.SLOTS + terms.SLOTS] = kept
        if s.advanced() and s.tops[row] == s.box.none:
            turn_up(s, row)  # AV-17.18


def draw_for_row(s: AveRoma, row: int) -> int:
    """The face-up card comes first (AV-17.18)."""
    card = s.tops[row]
    if card != s.box.none:
        s.tops[row] = s.box.none
        return card
    deck = s.decks[row + 1]
    s.decks[row + 1] = deck[:-1]
    return deck[-1]


# -- the workers come back ---------------------------------------------------------------------------


class Recovery(Step[AveRoma]):
    """In reverse turn order, one location per seat and pass, until each has five workers (AV-12.4) and none is left on
    the board (AV-12.10); neutral hands come after both players (AV-18.7)."""

    __slots__ = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: AveRoma) -> None:
        hands = recovery_order(s)
        for i in range(len(hands)):
            turn = (self.turn + i) % len(hands)
            hand = hands[turn]
            if s.workers_in_hand(hand) < s.box.worker_limit:  # AV-12.5, AV-12.8
                s.push(Recovery((turn + 1) % len(hands)))
                s.push(RecoverLocation(hand % s.seats, hand))
                return


def recovery_order(s: AveRoma) -> list[int]:
    """Last in turn order first; with two players their neutral hands follow in the same order (AV-18.7)."""
    seats = list(reversed(s.order))
    return seats if s.seats > 2 else seats + [s.seats + seat for seat in seats]


class RecoverLocation(Decision[AveRoma]):
    """A location whose workers come to this hand (AV-12.6). A row is one location (AV-12.9); training is none
    (AV-10.8)."""

    __slots__ = ("hand",)

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, hand: int) -> None:
        super().__init__(seat)
        self.hand = hand

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        lacking = s.box.worker_limit - s.workers_in_hand(self.hand)
        return {"left": lacking, "neutral": 1 if self.hand >= s.seats else 0}

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.RECOVER | at for at in range(terms.TRAINING) if any_worker(s, at)]

    def refusal(self, s: AveRoma, seat: int, move: int) -> str:
        if kind_of(move) != kinds.RECOVER or argument_of(move) > terms.TRAINING:
            return NOT_NOW
        return "AV-10.8" if argument_of(move) == terms.TRAINING else "AV-12.6"

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.RECOVER | at for at in range(terms.TRAINING)]

    def explain(self, s: AveRoma, seat: int, move: int) -> dict[str, int]:
        return {"location": argument_of(move)}

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        at = argument_of(move)
        lacking = s.box.worker_limit - s.workers_in_hand(self.hand)
        workers = [value for value in s.workers_at(at) if value]
        if len(workers) > lacking:
            s.push(RecoverWorkers(seat, self.hand, at))  # AV-12.7
            return
        s.spaces[at * terms.SLOTS : at * terms.SLOTS + terms.SLOTS] = [0] * terms.SLOTS
        for value in workers:
            s.reserve[self.hand * terms.ZONES + value - 1] += 1
        tell_recovered(s, seat, self.hand, at, workers)


def any_worker(s: AveRoma, at: int) -> bool:
    return any(s.spaces[at * terms.SLOTS : at * terms.SLOTS + terms.SLOTS])


def tell_recovered(s: AveRoma, seat: int, hand: int, at: int, workers: list[int]) -> None:
    if s.log is not None:
        s.tell(told.RECOVERED if hand < s.seats else told.NEUTRAL_RECOVERED, seat, at, *workers)


class RecoverWorkers(Decision[AveRoma]):
    """The location holds more than the hand lacks: it takes exactly as many, by choice (AV-12.7), one by one."""

    __slots__ = ("at", "hand")

    plays_itself: ClassVar[bool] = True

    def __init__(self, seat: int, hand: int, at: int) -> None:
        super().__init__(seat)
        self.hand = hand
        self.at = at

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        left = s.box.worker_limit - s.workers_in_hand(self.hand)
        return {"left": left, "location": self.at, "neutral": 1 if self.hand >= s.seats else 0}

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        here = s.workers_at(self.at)
        return [kinds.TAKE | value for value in range(terms.ZONES) if value + 1 in here]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        value = argument_of(move) + 1
        here = s.workers_at(self.at)
        s.spaces[self.at * terms.SLOTS + here.index(value)] = 0
        s.reserve[self.hand * terms.ZONES + value - 1] += 1
        tell_recovered(s, seat, self.hand, self.at, [value])
        if s.workers_in_hand(self.hand) < s.box.worker_limit:
            s.push(self)


# -- phase C -----------------------------------------------------------------------------------------


class TurnOrder(Step[AveRoma]):
    """The lowest sum of printed values is first (AV-13.1); tied seats change places (AV-13.2). Neutral workers don't
    count (AV-18.8). Then trained workers are ready (AV-10.3)."""

    def run(self, s: AveRoma) -> None:
        for place in range(len(s.training)):
            s.training[place] = value_of(s.training[place])
        s.order = new_order(s)  # AV-13.3
        if s.log is not None:
            s.tell(told.ORDER, -1, *s.order)
        s.push(Round())


def strength(s: AveRoma, seat: int) -> int:
    """The printed values of a seat's workers, those in training included (AV-10.7)."""
    total = sum((value + 1) * s.reserve[seat * terms.ZONES + value] for value in range(terms.ZONES))
    return total + sum(
        value_of(worker) for worker in s.training[seat * terms.SPACES : seat * terms.SPACES + terms.SPACES]
    )


def new_order(s: AveRoma) -> tuple[int, ...]:
    sums = [(strength(s, seat), -place, seat) for place, seat in enumerate(s.order)]
    return tuple([seat for _, _, seat in sorted(sums)])
