"""The construction phase: build, activate or pass, round after round, until all have passed."""

from __future__ import annotations

from tabularium.games.forty_four_bce import state, terms
from tabularium.games.forty_four_bce.effects import carry_out, would_act
from tabularium.games.forty_four_bce.state import FortyFourBce, with_one
from tabularium.games.forty_four_bce.steps import kinds, told
from tabularium.games.forty_four_bce.steps.supply import pay_denarii
from tabularium.games.forty_four_bce.steps.turns import Turn, shared, start_turns
from tabularium.kernel.moves import PASS, argument_of, kind_of
from tabularium.kernel.step import NOT_NOW


class Construction(Turn):
    """On a turn: build a structure, activate one, or pass (BC-3.1)."""

    def prompt_values(self, s: FortyFourBce) -> dict[str, int]:
        return {"denarii": s.denarii[self.board], "shared": shared(s, self.board)}

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        board = self.board
        moves = [PASS]
        if s.reserve[board]:
            box = s.box
            owned = 0
            for structure in s.owned[board]:
                owned |= 1 << structure
            # A fixed structure takes several architects of one player (BC-3.8).
            barred = owned & ~box.of_kind[terms.FIXED] | s.built[board] & box.of_kind[terms.ERA]
            purse = min(s.denarii[board], len(box.price_at_most) - 1)
            allowed = box.price_at_most[purse] & box.era_at_most[s.era_now()] & ~barred
            for structure in s.laid:
                if (allowed >> structure) & 1 and s.slots[structure]:
                    moves.append(kinds.BUILD | structure)
        moves.extend(activations(s, board, terms.CONSTRUCTION))
        return moves

    def refusal(self, s: FortyFourBce, seat: int, move: int) -> str:
        box, structure = s.box, argument_of(move)
        if kind_of(move) == kinds.ACTIVATE:
            return why_not_activate(s, self.board, structure, terms.CONSTRUCTION)
        if kind_of(move) != kinds.BUILD:
            return NOT_NOW
        if structure not in s.laid:
            return "BC-1.9"
        if box.era[structure] > s.era_now():
            return "BC-3.10"
        if s.reserve[self.board] == 0:
            return "BC-3.4"
        if box.kind[structure] == terms.ERA and (s.built[self.board] >> structure) & 1:
            return "BC-3.17"
        if box.kind[structure] != terms.FIXED and structure in s.owned[self.board]:
            return "BC-3.7"
        return "BC-3.9" if s.slots[structure] == 0 else "BC-3.3"

    def candidates(self, s: FortyFourBce, seat: int) -> list[int]:
        owned = sorted(set(s.owned[self.board]))
        return [
            *(kinds.BUILD | structure for structure in s.laid),
            *(kinds.ACTIVATE | structure for structure in owned),
        ]

    def explain(self, s: FortyFourBce, seat: int, move: int) -> dict[str, int]:
        structure = argument_of(move)
        if kind_of(move) == kinds.ACTIVATE:
            return {"owned": s.owned[self.board].count(structure)}
        if kind_of(move) != kinds.BUILD:
            return {}
        return {
            "structure": structure,
            "needs": s.box.price[structure],
            "have": s.denarii[self.board],
            "era": s.box.era[structure],
        }

    def of(self, board: int, passed: int) -> Construction:
        return Construction(board, passed)

    def act(self, s: FortyFourBce, move: int) -> None:
        if kind_of(move) == kinds.BUILD:
            build(s, self.board, argument_of(move))
        else:
            activate(s, self.board, argument_of(move))


def start_construction(s: FortyFourBce) -> None:
    start_turns(s, Construction(state.NOBODY_YET, 0))


def build(s: FortyFourBce, board: int, structure: int) -> None:
    """Pay, and an architect of the reserve takes a slot (BC-3.3); lightning strikes at once and never again, as far as
    the supply allows (BC-3.11, BC-3.12)."""
    pay_denarii(s, board, s.box.price[structure])
    s.reserve[board] -= 1
    s.slots[structure] -= 1
    s.owned[board] = with_one(s.owned[board], structure)
    s.built[board] |= 1 << structure
    if s.log is not None:
        s.tell(told.BUILT, board, structure, s.box.price[structure])
    if s.box.timing[structure] == terms.IMMEDIATE:
        carry_out(s, board, structure, 0)


def activate(s: FortyFourBce, board: int, structure: int) -> None:
    s.activated[board] |= 1 << structure
    s.tell(told.ACTIVATED, board, structure)
    carry_out(s, board, structure, 0)


def activations(s: FortyFourBce, board: int, section: int) -> list[int]:
    """The structures that a board can activate on its turn in this phase."""
    found: list[int] = []
    ready = s.box.activated_in[section] & ~s.activated[board]
    for structure in s.owned[board]:
        if (ready >> structure) & 1 and would_act(s, board, structure):
            found.append(kinds.ACTIVATE | structure)
        ready &= ~(1 << structure)  # several architects, one activation
    return found


def why_not_activate(s: FortyFourBce, board: int, structure: int, section: int) -> str:
    """The rule that keeps a structure out of `activations`."""
    if structure not in s.owned[board]:
        return "BC-2.15"
    if s.box.kind[structure] == terms.STATUE:
        return "BC-3.15"
    if s.box.section[structure] != section:
        return "BC-3.13" if section == terms.CONSTRUCTION else "BC-5.1"
    if s.box.timing[structure] == terms.IMMEDIATE:
        return "BC-3.11"
    if (s.activated[board] >> structure) & 1:
        return "BC-2.15"
    return "BC-3.14" if section == terms.CONSTRUCTION else "BC-5.10"
