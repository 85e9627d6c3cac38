"""The production phase: natural influence, then every production structure."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.forty_four_bce import terms
from tabularium.games.forty_four_bce.effects import carry_out, demand
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds, told
from tabularium.games.forty_four_bce.steps.supply import take_influence
from tabularium.games.forty_four_bce.steps.turns import BoardStep, OnePass, ask_who_leads
from tabularium.kernel.moves import argument_of


class Production(OnePass):
    """One board after another collects its natural influence (BC-4.1), then what its structures yield (BC-4.2)."""

    def can_act(self, s: FortyFourBce, board: int) -> bool:
        return True

    def order_matters(self, s: FortyFourBce) -> bool:
        """Whether two boards together could want more of anything than the supply has."""
        boards = s.order()[:-1]
        acting = [(board, structure) for board in boards for structure in s.owned_in(board, terms.PRODUCTION)]
        for kind in range(len(terms.INFLUENCE)):
            wanted = sum([demand(s, board, structure, kind) for board, structure in acting])
            if len(boards) * s.box.natural[kind] + wanted > s.supply[kind]:
                return True
        return sum([demand(s, board, structure, terms.DENARIUS) for board, structure in acting]) > s.mint

    def after(self, turn: int) -> Production:
        return Production(turn + 1)

    def visit(self, s: FortyFourBce, board: int) -> None:
        s.push(ProductionOrder(board, s.owned_in(board, terms.PRODUCTION)))
        # Without a limit (BC-4.6).
        got = [take_influence(s, board, kind, s.box.natural[kind]) for kind in range(len(terms.INFLUENCE))]
        if s.log is not None:
            s.tell(told.NATURAL, board, *got)


def start_production(s: FortyFourBce) -> None:
    s.push(Production(0))
    ask_who_leads(s, 0)


class ProductionOrder(BoardStep):
    """Which production structure comes next: the owner is asked only where the supply may run out (BC-4.2)."""

    __slots__ = ("todo",)

    name: ClassVar[str] = "production_order"

    def __init__(self, board: int, todo: tuple[int, ...]) -> None:
        self.board = board
        self.todo = todo

    def owes(self, s: FortyFourBce) -> int:
        if len(self.todo) < 2 or self.todo[0] == self.todo[-1]:
            return 0
        most = 0
        for structure in self.todo:
            most += s.box.appetite[structure]
        for kind in range(len(terms.INFLUENCE)):
            if s.supply[kind] >= most:
                continue
            wanted = 0
            for structure in self.todo:
                wanted += demand(s, self.board, structure, kind)
            if s.supply[kind] < wanted:
                return 1 << s.decider(self.board)
        return 0

    def run(self, s: FortyFourBce) -> None:
        if self.todo:
            self.produce(s, 0)

    def legal(self, s: FortyFourBce, seat: int) -> list[int]:
        return [kinds.ACTIVATE | structure for structure in sorted(set(self.todo))]

    def apply(self, s: FortyFourBce, seat: int, move: int) -> None:
        self.produce(s, self.todo.index(argument_of(move)))

    def produce(self, s: FortyFourBce, at: int) -> None:
        rest = self.todo[:at] + self.todo[at + 1 :]
        if rest:
            s.push(ProductionOrder(self.board, rest))
        if s.log is not None:
            s.tell(told.ACTIVATED, self.board, self.todo[at])
        carry_out(s, self.board, self.todo[at], 0)
