"""The Construction phase: tiles on the Province that faces the seat."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.age_of_rome import state, terms
from tabularium.games.age_of_rome.effects import pay, place_tile
from tabularium.games.age_of_rome.state import AgeOfRome, facing, on
from tabularium.games.age_of_rome.steps import kinds
from tabularium.games.age_of_rome.steps.trade import OwnTurn, TradeWindow
from tabularium.kernel.moves import DONE, argument_of, kind_of
from tabularium.kernel.step import NOT_NOW


class BuildChoose(OwnTurn):
    """Any number of tiles, one after the other (AR-5.1, AR-5.4, AR-5.18), always in the own Province (AR-5.2)."""

    plays_itself: ClassVar[bool] = True  # only with an empty hand and nothing to build, as all can see
    open_formality: ClassVar[bool] = True
    closing: ClassVar[int] = DONE
    spare: ClassVar[int] = DONE

    def formality(self, s: AgeOfRome, seat: int) -> int:
        """Nobody can build here who could not pay for it by selling the whole hand; sales, Sets and the Medal can wait
        for the Partisans. Denarii and the number of cards lie open."""
        worth = s.own[on(seat, state.DENARII)] + s.box.sale_price * len(s.hands[seat])
        return -1 if self.within(s, seat, worth) else DONE

    def options(self, s: AgeOfRome, seat: int) -> list[int]:
        return self.within(s, seat, s.own[on(seat, state.DENARII)])

    def within(self, s: AgeOfRome, seat: int, purse: int) -> list[int]:
        first = facing(s, seat) * terms.TYPES
        moves = []
        for kind in range(terms.TYPES):
            level = s.tiles[first + kind]  # AR-5.3: the next level is level + 1
            if level < terms.LEVELS:
                tile = kind * terms.LEVELS + level
                if s.supply[tile] and s.box.cost[tile] <= purse:  # AR-5.7
                    moves.append(kinds.BUILD | kind)
        return moves

    def thinkable(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.BUILD | kind for kind in range(terms.TYPES)]

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        if kind_of(move) != kinds.BUILD or argument_of(move) >= terms.TYPES:
            return NOT_NOW
        level = s.tiles[facing(s, seat) * terms.TYPES + argument_of(move)]
        if level == terms.LEVELS:
            return "AR-5.10"
        return "AR-5.1" if s.supply[argument_of(move) * terms.LEVELS + level] else "AR-5.5"

    def reasons(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        if kind_of(move) != kinds.BUILD:
            return {}
        kind = argument_of(move)
        level = s.tiles[facing(s, seat) * terms.TYPES + kind]
        tile = min(kind * terms.LEVELS + level, len(s.box.cost) - 1)
        return {
            "building": kind,
            "level": min(level + 1, terms.LEVELS),
            "needs": s.box.cost[tile],
            "has": s.own[on(seat, state.DENARII)],
        }

    def act(self, s: AgeOfRome, seat: int, move: int) -> None:
        if move == DONE:
            return
        s.push(self)
        kind = argument_of(move)
        tile = kind * terms.LEVELS + s.tiles[facing(s, seat) * terms.TYPES + kind]
        pay(s, seat, s.box.cost[tile])
        place_tile(s, seat, kind)
        s.push(TradeWindow(seat, terms.ON_BUILD))
