"""Spies & Allies: a face-down token and a purse on another player's Building (AR-11.1)."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.age_of_rome import packed, state, terms
from tabularium.games.age_of_rome.effects import gain_glory, gain_glory_together
from tabularium.games.age_of_rome.state import AgeOfRome, faced_by, on, side_of
from tabularium.games.age_of_rome.steps import kinds, told
from tabularium.games.age_of_rome.steps.action import building_action
from tabularium.games.age_of_rome.steps.trade import OwnTurn
from tabularium.kernel.moves import DONE, PASS, argument_of, kind_of
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import NOT_NOW, Decision


class DiplomacyPlace(OwnTurn):
    """A seat may put one token on a Building that faces an opponent (AR-11.2, AR-11.12); in round 1 there is none
    (AR-11.4)."""

    plays_itself: ClassVar[bool] = True  # with an empty hand and nowhere to go, as all can see
    closing: ClassVar[int] = PASS

    def options(self, s: AgeOfRome, seat: int) -> list[int]:
        if s.own[on(seat, state.DENARII)] == 0:
            return []
        moves = []
        for province in range(terms.PROVINCES):
            if faced_by(s, province) in (seat, state.NOBODY_SITS):
                continue
            for kind in range(terms.TYPES):
                if s.tiles[province * terms.TYPES + kind]:
                    moves.append(packed.envoy_move(province, kind))
        return moves

    def thinkable(self, s: AgeOfRome, seat: int) -> list[int]:
        built = [slot for slot in range(terms.PROVINCES * terms.TYPES) if s.tiles[slot]]
        return [packed.envoy_move(slot // terms.TYPES, slot % terms.TYPES) for slot in built]

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        if (
            kind_of(move) != kinds.ENVOY
            or packed.envoy_building(move) >= terms.TYPES
            or packed.envoy_province(move) >= terms.PROVINCES
        ):
            return NOT_NOW
        if s.own[on(seat, state.DENARII)] == 0:
            return "AR-11.3"
        return "AR-11.2"

    def reasons(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        if self.refusal(s, seat, move) == NOT_NOW:
            return {}
        province, kind = packed.envoy_province(move), packed.envoy_building(move)
        return {
            "has": s.own[on(seat, state.DENARII)],
            "province": province,
            "building": kind,
            "level": s.tiles[province * terms.TYPES + kind],
            "target:seat": faced_by(s, province),
            "side": side_of(s, seat, province),
        }

    def act(self, s: AgeOfRome, seat: int, move: int) -> None:
        if move == PASS:
            return
        province, kind = packed.envoy_province(move), packed.envoy_building(move)
        s.envoy = seat
        s.tell(told.ENVOY, seat, kind, province, faced_by(s, province))
        s.push(DiplomacyToken(seat, province, kind))


class Envoy(Decision[AgeOfRome]):
    """A decision about the token on a Building."""

    __slots__ = ("building", "province")

    def __init__(self, seat: int, province: int, building: int) -> None:
        self.seat = seat
        self.province = province
        self.building = building

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        return {
            "province": self.province,
            "building": self.building,
            "level": level_of(s, self),
            "target:seat": faced_by(s, self.province),
        }


def level_of(s: AgeOfRome, step: Envoy) -> int:
    return s.tiles[step.province * terms.TYPES + step.building]


class DiplomacyToken(Envoy):
    """Spy or Alliance, face down: nobody else knows before the answer (AR-11.13)."""

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.TOKEN_SPY, kinds.TOKEN_ALLIANCE]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        s.token = state.SPY if move == kinds.TOKEN_SPY else state.ALLIANCE
        s.whisper(told.TOKEN, seat, 1 << seat, (s.token - state.SPY,))
        s.push(DiplomacyOffer(seat, self.province, self.building))


class DiplomacyOffer(Envoy):
    """The Denarii on the token, which leave the purse at once (AR-11.3)."""

    plays_itself: ClassVar[bool] = True

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.OFFER | n for n in range(1, s.own[on(seat, state.DENARII)] + 1)]

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.OFFER | s.own[on(seat, state.DENARII)] + 1]

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        return "AR-11.3" if kind_of(move) == kinds.OFFER else NOT_NOW

    def explain(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        return {"has": s.own[on(seat, state.DENARII)]}

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        amount = argument_of(move)
        s.own[on(seat, state.DENARII)] -= amount
        target = faced_by(s, self.province)
        s.tell(told.OFFERED, seat, amount, target)
        s.push(DiplomacyAnswer(target, self.province, self.building, amount))


class Offered(Decision[AgeOfRome]):
    """A decision about an offer."""

    __slots__ = ("amount", "building", "province")

    def __init__(self, seat: int, province: int, building: int, amount: int) -> None:
        self.seat = seat
        self.province = province
        self.building = building
        self.amount = amount

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        return {
            "province": self.province,
            "building": self.building,
            "level": s.tiles[self.province * terms.TYPES + self.building],
            "amount": self.amount,
            "envoy:seat": s.envoy,
        }


def amounts(least: int, most: int) -> dict[str, int]:
    """What can be offered or asked, and how many amounts that are."""
    return {"least": least, "most": most, "room": most - least + 1}


class DiplomacyAnswer(Offered):
    """The opponent accepts, refuses, or asks once for more than was offered and not more than there is (AR-11.5)."""

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        most = self.amount + s.own[on(s.envoy, state.DENARII)]
        return [kinds.ACCEPT, kinds.REFUSE, *(kinds.ASK | n for n in range(self.amount + 1, most + 1))]

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.ASK | self.amount + s.own[on(s.envoy, state.DENARII)] + 1]

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        return "AR-11.5" if kind_of(move) == kinds.ASK else NOT_NOW

    def explain(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        return amounts(self.amount + 1, self.amount + s.own[on(s.envoy, state.DENARII)])

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        if kind_of(move) == kinds.ASK:
            s.tell(told.ASKED, seat, argument_of(move), s.envoy)
            s.push(DiplomacyRevise(s.envoy, self.province, self.building, self.amount, argument_of(move)))
        else:
            settle(s, seat, self.province, self.building, self.amount, move == kinds.ACCEPT)


class DiplomacyRevise(Offered):
    """The offer is kept or raised, never lowered (AR-11.5), whatever was asked for."""

    __slots__ = ("asked",)

    def __init__(self, seat: int, province: int, building: int, amount: int, asked: int) -> None:
        super().__init__(seat, province, building, amount)
        self.asked = asked

    def prompt_values(self, s: AgeOfRome) -> dict[str, int]:
        target = faced_by(s, self.province)
        return super().prompt_values(s) | {"asked": self.asked, "target:seat": target}

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.OFFER | n for n in range(self.amount, self.amount + s.own[on(seat, state.DENARII)] + 1)]

    def candidates(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.OFFER | self.amount - 1]

    def refusal(self, s: AgeOfRome, seat: int, move: int) -> str:
        return "AR-11.5" if kind_of(move) == kinds.OFFER else NOT_NOW

    def explain(self, s: AgeOfRome, seat: int, move: int) -> dict[str, int]:
        return amounts(self.amount, self.amount + s.own[on(seat, state.DENARII)])

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        amount = argument_of(move)
        s.own[on(seat, state.DENARII)] -= amount - self.amount
        target = faced_by(s, self.province)
        s.tell(told.REVISED, seat, amount, target)
        s.push(DiplomacyFinalAnswer(target, self.province, self.building, amount))


class DiplomacyFinalAnswer(Offered):
    """After the reply there is only yes or no (AR-11.5)."""

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.ACCEPT, kinds.REFUSE]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        settle(s, seat, self.province, self.building, self.amount, move == kinds.ACCEPT)


def settle(s: AgeOfRome, target: int, province: int, kind: int, amount: int, accepted: bool) -> None:
    """The token is revealed in all cases and goes home (AR-11.6, AR-11.12)."""
    envoy = s.envoy
    token = s.token
    s.envoy = state.NOBODY_SITS
    s.token = state.NO_TOKEN
    s.tell(told.ACCEPTED if accepted else told.REFUSED, target, amount, envoy)
    s.reveal(told.REVEALED, envoy, EVERYONE, (), token - state.SPY, 0 if accepted else amount)
    if not accepted:  # AR-11.10, AR-11.11: an ally's money comes back, a spy's is lost
        if token == state.ALLIANCE:
            s.own[on(envoy, state.DENARII)] += amount
        return
    s.own[on(target, state.DENARII)] += amount
    if token == state.ALLIANCE:  # AR-11.7
        gain_glory_together(s, [envoy, target], s.tiles[province * terms.TYPES + kind])
    else:
        s.push(SpyChoice(envoy, province, kind))


class SpyChoice(Envoy):
    """An accepted Spy brings its owner Glory or the Building's action (AR-11.8)."""

    def legal(self, s: AgeOfRome, seat: int) -> list[int]:
        return [kinds.SPY_GLORY, kinds.SPY_ACTION]

    def apply(self, s: AgeOfRome, seat: int, move: int) -> None:
        s.tell(told.SPY, seat, self.building, int(move == kinds.SPY_ACTION))
        if move == kinds.SPY_GLORY:
            gain_glory(s, seat, level_of(s, self))
            return
        if self.building == terms.COMMERCE:
            s.push(EndDiplomacy(seat))
        building_action(s, seat, self.building, 1)  # AR-11.9: no Partisan, no Bonus, no trade window


class EndDiplomacy(OwnTurn):
    """After a Spy's draw a Set can still be laid before Plots begin."""

    plays_itself: ClassVar[bool] = True  # only with an empty hand, as all can see
    closing: ClassVar[int] = DONE
