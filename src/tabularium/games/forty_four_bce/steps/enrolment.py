"""The enrolment phase: enlist, activate or pass, round after round, until all have passed."""

from __future__ import annotations

from tabularium.games.forty_four_bce import state, terms
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.games.forty_four_bce.steps.choices import cannot_pay, enlist, payable, price_told
from tabularium.games.forty_four_bce.steps.construction import activate, activations, why_not_activate
from tabularium.games.forty_four_bce.steps.turns import Turn, shared, start_turns
from tabularium.kernel.moves import PASS, argument_of, kind_of
from tabularium.kernel.step import NOT_NOW


class Enrolment(Turn):
    """On a turn: enlist a recruit, activate a structure, or pass for the phase (BC-5.1)."""

    def prompt_values(self, s: FortyFourBce) -> dict[str, int]:
        return {"shared": shared(s, self.board)}

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        moves = [PASS]
        recruits = payable(s, self.board)
        for recruit in range(s.box.loyal):  # as many and as often as one can pay (BC-5.8)
            if (recruits >> recruit) & 1 and s.display[recruit]:
                moves.append(kinds.RECRUIT | recruit)
        moves.extend(activations(s, self.board, terms.ENROLMENT))
        return moves

    def refusal(self, s: FortyFourBce, seat: int, move: int) -> str:
        if kind_of(move) == kinds.ACTIVATE:
            return why_not_activate(s, self.board, argument_of(move), terms.ENROLMENT)
        if kind_of(move) != kinds.RECRUIT:
            return NOT_NOW
        if s.display[argument_of(move)] == 0:
            return "BC-1.6" if argument_of(move) in s.removed else "BC-5.2"  # and it stays empty (BC-5.9)
        return cannot_pay(s, self.board, argument_of(move), terms.NONE)

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        owned = sorted(set(s.owned[self.board]))
        there = [recruit for recruit in range(s.box.loyal) if recruit not in s.removed]
        return [*(kinds.RECRUIT | recruit for recruit in there), *(kinds.ACTIVATE | structure for structure in owned)]

    def explain(self, s: FortyFourBce, seat: int, move: int) -> dict[str, int]:
        if kind_of(move) == kinds.ACTIVATE:
            return {"owned": s.owned[self.board].count(argument_of(move))}
        return price_told(s, self.board, argument_of(move), terms.NONE) if kind_of(move) == kinds.RECRUIT else {}

    def of(self, board: int, passed: int) -> Enrolment:
        return Enrolment(board, passed)

    def act(self, s: FortyFourBce, move: int) -> None:
        if kind_of(move) == kinds.RECRUIT:
            enlist(s, self.board, argument_of(move), terms.NONE)
        else:
            activate(s, self.board, argument_of(move))


def start_enrolment(s: FortyFourBce) -> None:
    start_turns(s, Enrolment(state.NOBODY_YET, 0))
