"""The end: one extra action each, the zones are adjusted, and the patrons give what they promised."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.effects import gain_points, taken
from tabularium.games.ave_roma.scoring import adjusted, patrons, times
from tabularium.games.ave_roma.state import AveRoma
from tabularium.games.ave_roma.steps import kinds, told
from tabularium.games.ave_roma.steps.patrons import raise_political
from tabularium.games.ave_roma.steps.placement import IMAGINARY, can_act
from tabularium.games.ave_roma.steps.turn import ChooseLocation
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Decision, Step


def begin_ending(s: AveRoma) -> None:
    """Extra actions in the turn order of the round just played (AV-14.4, AV-14.10); neutrals have none (AV-18.9)."""
    s.phase = state.EXTRA
    s.push(Adjust())
    for seat in reversed(s.order):
        s.push(FinalAction(seat))


class FinalAction(Decision[AveRoma]):
    """An action with an imaginary worker of a chosen value, under all other rules and costs (AV-14.5), or none
    (AV-14.9). The worker is none: it scores nothing (AV-14.7)."""

    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "AV-3.7"

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        values = [value for value in range(terms.ZONES) if can_act(s, seat, value + 1, IMAGINARY)]
        return [*[kinds.IMAGINE | value for value in values], kinds.DECLINE]

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.IMAGINE | value for value in range(terms.ZONES)]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if move == kinds.DECLINE:
            s.tell(told.DECLINED, seat)
        else:
            s.push(ChooseLocation(seat, argument_of(move) + 1, IMAGINARY))


class Adjust(Step[AveRoma]):
    """The cubes go down under the brown ones (AV-15.1), then the patrons' effects, each for all seats in turn order
    before the next (AV-15.6, AV-15.7, AV-15.9, AV-15.10)."""

    def run(self, s: AveRoma) -> None:
        levels = adjusted(s)
        for seat in range(s.seats):
            for zone in range(terms.ZONES):
                level = levels[seat * terms.ZONES + zone]
                if level != s.cubes[seat * terms.ZONES + zone]:
                    s.tell(told.ADJUSTED, seat, zone + 1, level)
        s.cubes = levels
        s.phase = state.SCORING
        s.push(EndEffects(terms.SCORE_ZONE_LEVEL))
        s.push(EndEffects(terms.RAISE_POLITICAL))
        s.push(EndEffects(terms.RAISE_ZONE))
        s.push(EndEffects(terms.DOUBLE_PATRON))


class EndEffects(Step[AveRoma]):
    """Every patron with this end effect asks its owner."""

    __slots__ = ("verb",)

    def __init__(self, verb: int) -> None:
        self.verb = verb

    def run(self, s: AveRoma) -> None:
        for seat in reversed(s.order):
            cards = [card for card in patrons(s, seat) if s.box.end_verb[card] == self.verb]
            if self.verb == terms.RAISE_ZONE:
                raise_zones(s, seat, tuple(cards))
                continue
            for card in reversed(cards):
                if self.verb == terms.DOUBLE_PATRON:
                    s.push(DoubleTarget(seat, card))
                elif self.verb == terms.RAISE_POLITICAL:
                    s.push(RaisePolitical(seat, card, times(s, card)))
                else:
                    s.push(ScoreZone(seat, card, times(s, card)))


class DoubleTarget(Decision[AveRoma]):
    """Another own patron whose end effect is applied twice (AV-15.6)."""

    __slots__ = ("card",)

    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "AV-15.6"

    def __init__(self, seat: int, card: int) -> None:
        super().__init__(seat)
        self.card = card

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"card": self.card}

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        return [*[kinds.DOUBLE | card for card in patrons(s, seat) if card != self.card], kinds.DECLINE]

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.DOUBLE | self.card]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if move != kinds.DECLINE:
            s.doubled = tuple(sorted((*s.doubled, argument_of(move))))
            s.tell(told.DOUBLED, seat, argument_of(move))


class Rises(Decision[AveRoma]):
    """An end effect that is carried out once, or twice if its patron is doubled."""

    __slots__ = ("card", "rises")

    def __init__(self, seat: int, card: int, rises: int) -> None:
        super().__init__(seat)
        self.card = card
        self.rises = rises

    def prompt_values(self, s: AveRoma) -> dict[str, int]:
        return {"card": self.card, "left": self.rises}


def raise_zones(s: AveRoma, seat: int, cards: tuple[int, ...]) -> None:
    """A seat carries out all of its own rises before the next seat, in the order it chooses (AV-15.7)."""
    if len(cards) > 1:
        s.push(RaiseOrder(seat, cards))
    elif cards:
        s.push(RaiseZone(seat, cards[0], times(s, cards[0])))


class RaiseOrder(Decision[AveRoma]):
    """Which of several patrons raises a cube next: one may open the way for another (AV-15.7)."""

    __slots__ = ("cards",)

    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "AV-15.7"

    def __init__(self, seat: int, cards: tuple[int, ...]) -> None:
        super().__init__(seat)
        self.cards = cards

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        return [*[kinds.USE | card for card in self.cards if self.can_rise(s, seat, card)], kinds.DECLINE]

    def can_rise(self, s: AveRoma, seat: int, card: int) -> bool:
        return len(RaiseZone(seat, card, times(s, card)).legal(s, seat)) > 1

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.USE | card for card in self.cards]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if move == kinds.DECLINE:
            return
        card = argument_of(move)
        raise_zones(s, seat, tuple([other for other in self.cards if other != card]))
        s.push(RaiseZone(seat, card, times(s, card)))


class RaiseZone(Rises):
    """One own cube rises by a level, also above the brown one, if the next level is free (AV-15.7). Two rises of a
    doubled patron may jump over one occupied level together, as the first rise (AV-15.8)."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        rises = [kinds.IN_ZONE | zone for zone in range(terms.ZONES) if not self.blocked(s, seat, zone, 1)]
        jumps = [kinds.JUMP | zone for zone in range(terms.ZONES) if not self.blocked(s, seat, zone, 2)]
        return [*rises, *jumps, kinds.DECLINE]

    def blocked(self, s: AveRoma, seat: int, zone: int, by: int) -> str:
        here = s.cubes[seat * terms.ZONES + zone]
        if here == state.OFF or here + by > s.box.grey_top or taken(s, zone, here + by):
            return "AV-15.7"
        if by == 2 and (self.rises < 2 or not taken(s, zone, here + 1)):
            return "AV-15.8"
        return ""

    def refusal(self, s: AveRoma, seat: int, move: int) -> str:
        if kind_of(move) not in (kinds.IN_ZONE, kinds.JUMP) or argument_of(move) >= terms.ZONES:
            return NOT_NOW
        return self.blocked(s, seat, argument_of(move), 1 if kind_of(move) == kinds.IN_ZONE else 2)

    def candidates(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.IN_ZONE | zone for zone in range(terms.ZONES)]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        by = 0 if move == kinds.DECLINE else 2 if kind_of(move) == kinds.JUMP else 1
        if by:
            zone = argument_of(move)
            s.cubes[seat * terms.ZONES + zone] += by
            s.tell(told.CUBE, seat, zone + 1, s.cubes[seat * terms.ZONES + zone])
        left = self.rises - max(1, by)
        if left:
            s.push(RaiseZone(seat, self.card, left))


class RaisePolitical(Rises):
    """One level of political influence, or points at the top (AV-15.9); twice if doubled (AV-15.22)."""

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.RISE, kinds.DECLINE]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if self.rises > 1:
            s.push(RaisePolitical(seat, self.card, self.rises - 1))
        if move == kinds.RISE:
            raise_political(s, seat, state.P_PATRONS)


class ScoreZone(Rises):
    """A zone whose level is worth its points (AV-15.12); a doubled patron chooses twice, the same zone allowed
    (AV-15.22)."""

    def legal(self, s: AveRoma, seat: int) -> list[int]:
        return [kinds.IN_ZONE | zone for zone in range(terms.ZONES)]

    def apply(self, s: AveRoma, seat: int, move: int) -> None:
        if self.rises > 1:
            s.push(ScoreZone(seat, self.card, self.rises - 1))
        points = s.box.end_points[self.card] * max(0, s.cubes[seat * terms.ZONES + argument_of(move)])
        s.tell(told.SCORED_ZONE, seat, argument_of(move) + 1, points)
        gain_points(s, seat, points, state.P_PATRONS)
