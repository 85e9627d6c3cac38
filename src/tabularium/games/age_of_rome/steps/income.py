"""The Income phase: taxes of the Province that faces the seat."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.age_of_rome import state, terms
from tabularium.games.age_of_rome.effects import can_buy_glory, can_lose_glory
from tabularium.games.age_of_rome.state import AgeOfRome, facing, on, population
from tabularium.games.age_of_rome.steps import kinds, told
from tabularium.games.age_of_rome.steps.trade import OwnTurn, TradeWindow
from tabularium.kernel.moves import DONE, PASS
from tabularium.kernel.step import NOT_NOW


class IncomeChoose(OwnTurn):
    """Normal Income (AR-9.2) or Double Taxation (AR-9.3); one of them it must be (AR-9.1, AR-9.6)."""

    plays_itself: ClassVar[bool] = True  # without cards, Medal and Glory there may be one way only, as all can see

    def options(self, s: AgeOfRome, seat: int) -> list[int]:
        penalty = s.box.penalty[population(s, facing(s, seat))]
        return [kinds.TAX, kinds.TAX_DOUBLE] if can_lose_glory(s, seat, penalty) else [kinds.TAX]

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        people = population(s, facing(s, self.seat))
        return {"province": facing(s, self.seat), "population": people, "penalty": s.box.penalty[people]}

    def thinkable(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.TAX_DOUBLE]

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        if move in (DONE, PASS):
            return "AR-9.6"
        return "AR-9.4" if move == kinds.TAX_DOUBLE else NOT_NOW

    def reasons(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        return {
            "penalty": s.box.penalty[population(s, facing(s, seat))],
            "has": s.own[on(seat, state.GLORY)],
        }

    def act(self, s: AgeOfRome, seat: int, move: int) -> None:
        s.push(EndIncome(seat))
        people = population(s, facing(s, seat))
        if move == kinds.TAX:
            s.own[on(seat, state.DENARII)] += people
            if s.log is not None:
                s.tell(told.TAXED, seat, facing(s, seat), people)
            return
        s.own[on(seat, state.GLORY)] -= s.box.penalty[people]  # AR-9.5: Glory, Denarii, then the window
        s.own[on(seat, state.DENARII)] += 2 * people
        s.tell(told.TAXED_DOUBLE, seat, facing(s, seat), 2 * people, s.box.penalty[people])
        s.push(TradeWindow(seat, terms.ON_DOUBLE_TAX))


class EndIncome(OwnTurn):
    """The last moment for sales, Sets and the Medal; asked exactly of those who hold cards or could buy Glory."""

    open_formality: ClassVar[bool] = True
    closing: ClassVar[int] = DONE
    spare: ClassVar[int] = DONE

    def formality(self, s: AgeOfRome, seat: int) -> int:
        """The question before offered the same sales and Sets, and another round offers them again."""
        return -1 if s.round == s.box.rounds or can_buy_glory(s, seat) else DONE

    def owes(self, s: AgeOfRome) -> int:
        return 1 << self.seat if s.hands[self.seat] or can_buy_glory(s, self.seat) else 0

    def run(self, s: AgeOfRome) -> None:
        pass
