"""Phase IV: Military, after the battles: conversions and conquests."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.mare_nostrum import packed, state, terms
from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds, told
from tabularium.games.mare_nostrum.steps.production import draw
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Decision, Step


class Conquerors(Step[MareNostrum]):
    """After the own land battles the active player is Conqueror where, in a Province of another, only own land Units
    stand, a Legion among them (MN-4.50); a battle is not needed (MN-4.51), and at no other time (MN-4.56)."""

    __slots__ = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: MareNostrum) -> None:
        seat = self.seat
        enemy = packed.ENEMY[seat]
        foreign = s.box.open[s.seats] & ~s.neutral() & ~s.realm[seat] & ~s.conquests[seat]
        for p in bits(foreign):
            if s.legions(p, seat) and not s.army[p] & enemy:
                s.conquests[seat] |= 1 << p
                s.tell(told.CONQUEROR, seat, p)
        if s.conquests[seat]:
            s.push(Conquests(seat))
            s.push(Conversions(seat))


# -- conversion --------------------------------------------------------------------------------------


def can_take_over(s: MareNostrum, seat: int, p: int) -> bool:
    """The Province is adjacent or connected to an own one, and a marker is in stock (MN-4.74, MN-4.75, MN-Q21)."""
    return s.stock[seat * state.STOCK + state.INFLUENCE_STOCK] > 0 and s.reach(seat, p) & s.realm[seat] != 0


def why_no_marker(s: MareNostrum, seat: int) -> str:
    """Why a Province with a Legion on its marker can't be taken over: none in stock, or too far away."""
    return "MN-4.74" if s.stock[seat * state.STOCK + state.INFLUENCE_STOCK] else "MN-4.75"


def take_over(s: MareNostrum, seat: int, p: int) -> None:
    """The old marker returns to its owner's stock, the only way off the board (MN-0.12); all buildings are the
    converter's now (MN-4.76, MN-4.80)."""
    former = s.owner(p)
    s.realm[former] &= ~(1 << p)
    s.stock[former * state.STOCK + state.INFLUENCE_STOCK] += 1
    s.realm[seat] |= 1 << p
    s.stock[seat * state.STOCK + state.INFLUENCE_STOCK] -= 1
    s.conquests[seat] &= ~(1 << p)
    s.held[p] = 0
    s.seized[p] = 0
    s.tell(told.CONVERTED, seat, p, former)


class Conversions(Decision[MareNostrum]):
    """Markers that a Legion has stood on since an earlier round may be replaced by own ones (MN-4.73, MN-4.74), or
    not (MN-4.77)."""

    name: ClassVar[str] = "convert"
    plays_itself: ClassVar[bool] = True

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        ripe = [p for p in bits(s.conquests[seat]) if 0 < s.seized[p] < s.round]
        return [*(kinds.CONVERT | p for p in ripe if can_take_over(s, seat, p)), kinds.END]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.CONVERT | p for p in bits(s.conquests[seat])]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        p = argument_of(move)
        if kind_of(move) != kinds.CONVERT or p >= len(s.army):
            return NOT_NOW
        if not (s.conquests[seat] >> p) & 1 or not s.seized[p]:
            return "MN-4.74"
        return "MN-4.73" if s.seized[p] == s.round else why_no_marker(s, seat)

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        p = argument_of(move)
        return {"stands": 1 if (s.conquests[seat] >> p) & 1 and s.seized[p] else 0}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if move != kinds.END:
            s.push(self)
            take_over(s, seat, argument_of(move))


# -- conquest ----------------------------------------------------------------------------------------


class Conquests(Decision[MareNostrum]):
    """In each Province of which the active player is Conqueror one thing may be done: pillage, occupy or seize the
    marker (MN-4.52); left out, its positions stay (MN-4.57)."""

    name: ClassVar[str] = "conquest_action"
    plays_itself: ClassVar[bool] = True

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        moves = [kinds.END]
        for p in bits(s.conquests[seat] & ~s.fought):
            if s.built[p]:
                moves.append(kinds.PILLAGE | p)
                moves.append(kinds.OCCUPY | p)
            if not printed(s, p):
                moves.append(kinds.SEIZE | p)
        if s.powers[seat] & terms.INSTANT_CONVERSION & ~s.used:
            for p in bits(s.conquests[seat]):
                if s.seized[p] and can_take_over(s, seat, p):
                    moves.append(kinds.SHEBA | p)
        moves.sort()
        return moves

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        powers = (
            (kinds.PILLAGE, kinds.OCCUPY, kinds.SEIZE, kinds.SHEBA)
            if s.powers[seat] & terms.INSTANT_CONVERSION
            else (kinds.PILLAGE, kinds.OCCUPY, kinds.SEIZE)
        )
        return [kind | p for kind in powers for p in bits(s.conquests[seat])]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        kind = kind_of(move)
        p = argument_of(move)
        if p >= len(s.army) or kind not in (kinds.PILLAGE, kinds.OCCUPY, kinds.SEIZE, kinds.SHEBA):
            return NOT_NOW
        if not (s.conquests[seat] >> p) & 1:
            return "MN-4.50"
        if kind == kinds.SHEBA:  # once a round, with a Legion on the marker, as any conversion else (MN-4.79, MN-Q22)
            can = s.powers[seat] & terms.INSTANT_CONVERSION & ~s.used and s.seized[p]
            return why_no_marker(s, seat) if can else "MN-4.79"
        if (s.fought >> p) & 1:
            return "MN-4.52"
        return "MN-4.72" if kind == kinds.SEIZE else "MN-4.69"

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        return {"stands": 1}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if move == kinds.END:
            s.fought = 0
            return
        s.push(self)
        p = argument_of(move)
        kind = kind_of(move)
        if kind == kinds.SHEBA:
            sheba(s, seat, p)
            return
        s.fought |= 1 << p
        s.held[p] = 0  # other positions there end (MN-4.62, MN-4.68)
        if kind == kinds.SEIZE:
            if not s.seized[p]:
                s.seized[p] = s.round  # MN-4.71; one that stands there already goes on waiting (MN-Q50)
            s.tell(told.SEIZED, seat, p)
            return
        s.seized[p] = 0
        s.push(ChooseBuilding(seat, p) if kind == kinds.PILLAGE else OccupySite(seat, p, -1))


def printed(s: MareNostrum, p: int) -> bool:
    """Whether the marker of this Province is printed on the board: a Capital Province's (MN-0.13, MN-4.72)."""
    return any(s.capital_province(seat) == p for seat in range(s.seats))


def sheba(s: MareNostrum, seat: int, p: int) -> None:
    """The Legion on the marker is sacrificed and the Province converted at once (MN-4.79)."""
    s.used |= terms.INSTANT_CONVERSION
    s.army[p] -= packed.ONE_LEGION[seat]
    s.stock[seat * state.STOCK + state.LEGION_STOCK] += 1
    s.tell(told.SHEBA, seat, p)
    take_over(s, seat, p)


class ChooseBuilding(Decision[MareNostrum]):
    """The pillager chooses the building to destroy, any in the Province and only one (MN-4.58)."""

    plays_itself: ClassVar[bool] = True
    __slots__ = ("province",)

    def __init__(self, seat: int, province: int) -> None:
        self.seat = seat
        self.province = province

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        return {"province": self.province}

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        p = self.province
        return [kinds.RAZE | s.box.site_at[p * terms.SLOTS + slot] for slot in bits(s.built[p])]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        return "MN-4.58" if kind_of(move) == kinds.RAZE else NOT_NOW

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        site = argument_of(move)
        s.built[self.province] &= ~s.box.site_slot[site]  # MN-0.9, MN-4.64
        s.tell(told.PILLAGED, seat, site)
        kind, count = spoils_of(s, seat, site)
        if s.box.site_kind[site] == terms.LEGENDARY_CITY and not s.powers[seat] & terms.PILLAGE_DOUBLE:
            s.push(PillageGain(seat))
        elif count:
            spoils(s, seat, kind, count)
            if s.box.site_kind[site] == terms.LEGENDARY_CITY:
                draw(s, seat)  # MN-4.63


def spoils_of(s: MareNostrum, seat: int, site: int) -> tuple[int, int]:
    """What a building brings to whoever pillages it, and how much: a Caravan its Good, a City Tax (MN-4.59), double for
    Hamilcar (MN-4.63); a Market or a Temple nothing. Of a Legendary City it is the one half that is no choice."""
    count = 2 if s.powers[seat] & terms.PILLAGE_DOUBLE else 1
    if s.box.site_kind[site] == terms.CARAVAN:
        return packed.ordinary(s.box.site_good[site]), count
    if s.box.site_kind[site] == terms.LEGENDARY_CITY:
        return terms.TAX, 1
    return terms.TAX, count if s.box.site_slot[site] & terms.CITY_SLOTS else 0


def spoils(s: MareNostrum, seat: int, kind: int, count: int) -> None:
    """Behind the screen at once, for the next Trade and Purchases (MN-4.61)."""
    s.gain(seat, kind, count)
    s.tell(told.GAINED, seat, count, kind)


class PillageGain(Decision[MareNostrum]):
    """A pillaged Legendary City gives a Tax or a Legendary Good (MN-4.60)."""

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.TAKE, kinds.TAKE | 1]

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if argument_of(move) == 0:
            spoils(s, seat, terms.TAX, 1)
        else:
            draw(s, seat)


class OccupySite(Decision[MareNostrum]):
    """The Conqueror puts a Legion on one more building, in the order of the board, while one is free (MN-4.65)."""

    plays_itself: ClassVar[bool] = True
    __slots__ = ("last", "province")

    def __init__(self, seat: int, province: int, last: int) -> None:
        self.seat = seat
        self.province = province
        self.last = last  # number of the last slot taken, or -1

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        return {"province": self.province}

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        p = self.province
        moves: list[int] = []
        if s.legions(p, seat) > s.held[p].bit_count():
            for slot in bits(s.built[p]):
                if slot > self.last:
                    moves.append(kinds.HOLD | s.box.site_at[p * terms.SLOTS + slot])
        if s.held[p]:
            moves.append(kinds.END)
        return moves

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        site = argument_of(move)
        if kind_of(move) not in (kinds.HOLD, kinds.END) or site >= len(s.box.sites):
            return NOT_NOW
        here = kind_of(move) == kinds.HOLD and s.box.site_province[site] == self.province
        return "MN-4.69" if here and not s.box.site_slot[site] & s.built[self.province] else "MN-4.65"

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if move == kinds.END:
            return
        site = argument_of(move)
        slot = s.box.site_slot[site]
        s.held[self.province] |= slot
        s.tell(told.OCCUPIES, seat, site)
        s.push(OccupySite(seat, self.province, slot.bit_length() - 1))
