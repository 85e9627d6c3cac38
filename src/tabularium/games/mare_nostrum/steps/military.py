"""Phase IV: Military, up to the last battle. The Military Chief names one general after the other."""

from __future__ import annotations

from typing import ClassVar

from tabularium.games.mare_nostrum import effects, packed, state, terms
from tabularium.games.mare_nostrum.box import bits
from tabularium.games.mare_nostrum.scoring import win
from tabularium.games.mare_nostrum.state import MILITARY as PHASE
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds, told
from tabularium.games.mare_nostrum.steps.conquest import Conquerors
from tabularium.games.mare_nostrum.steps.placement import check_war, end_conquest
from tabularium.kernel.moves import PASS, argument_of, kind_of
from tabularium.kernel.step import NOT_NOW, Decision, Step


class Military(Step[MareNostrum]):
    """The Military phase opens; the peace of the last round ends (MN-4.15)."""

    def run(self, s: MareNostrum) -> None:
        s.phase = PHASE
        s.to_act = (1 << s.seats) - 1
        s.ally_before = s.ally
        s.ally = state.NO_SEAT
        s.push(NextGeneral(s.titles[terms.MILITARY_CHIEF]))
        zeus = s.zeus()
        if zeus != state.NO_SEAT:
            s.push(DeclarePeace(zeus))


# -- peace -------------------------------------------------------------------------------------------


class DeclarePeace(Decision[MareNostrum]):
    """The Statue of Zeus: peace with one player, not with the same one two rounds running (MN-4.10). The two never
    share a Province then (MN-4.86)."""

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [PASS, *(kinds.PEACE | other for other in range(s.seats) if other not in (seat, s.ally_before))]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.PEACE | other for other in range(s.seats) if other != seat]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        return "MN-4.10" if kind_of(move) == kinds.PEACE and argument_of(move) < s.seats else NOT_NOW

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if move == PASS:
            return
        other = argument_of(move)
        s.ally = other
        s.tell(told.PEACE, seat, other)
        homes = (1 << s.capital_province(seat)) | 1 << s.capital_province(other)
        for p in bits(s.box.open[s.seats]):
            if (s.realm[other] >> p) & 1:
                go_home(s, seat, p)  # MN-4.11
            elif (s.realm[seat] >> p) & 1:
                go_home(s, other, p)
            elif s.army[p] & packed.OWN[seat] and s.army[p] & packed.OWN[other]:
                go_home(s, seat, p)  # MN-4.12
        for p in bits(homes):
            check_war(s, p)


def go_home(s: MareNostrum, seat: int, p: int) -> None:
    """All Legions of a seat return to its Capital Province; that is no move (MN-4.16). No Fortress ever stands abroad
    (MN-4.90)."""
    count = s.legions(p, seat)
    if not count:
        return
    home = s.capital_province(seat)
    s.army[p] -= count * packed.ONE_LEGION[seat]
    s.army[home] += count * packed.ONE_LEGION[seat]
    s.tell(told.WENT_HOME, seat, count, p, home)
    if (s.conquests[seat] >> p) & 1:
        end_conquest(s, seat, p)


def barred_by_peace(s: MareNostrum, seat: int) -> int:
    """The Provinces with an Influence marker or a land Unit of the player one is at peace with (MN-4.13)."""
    zeus = s.zeus()
    if s.ally == state.NO_SEAT or seat not in (zeus, s.ally):
        return 0
    other = s.ally if seat == zeus else zeus
    barred = s.realm[other]
    for p in range(len(s.army)):
        if s.army[p] & packed.OWN[other]:
            barred |= 1 << p
    return barred


# -- generals ----------------------------------------------------------------------------------------


class NextGeneral(Decision[MareNostrum]):
    """The Military Chief names who acts next among those who have not acted (MN-4.1); each acts once (MN-4.2),
    with all Units on the board, new ones too (MN-3.37)."""

    name: ClassVar[str] = "choose_next_general"
    plays_itself: ClassVar[bool] = True
    rule: ClassVar[str] = "MN-4.1"

    def owes(self, s: MareNostrum) -> int:
        return 1 << self.seat if s.to_act else 0

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.GENERAL | other for other in bits(s.to_act)]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.GENERAL | other for other in range(s.seats)]

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        s.push(self)
        general = argument_of(move)
        s.to_act &= ~(1 << general)
        s.used = 0
        s.fought = 0
        s.rolled = ()
        s.tell(told.GENERAL, general)
        s.push(Conquerors(general))
        s.push(LandBattles(general))
        s.push(March(general))
        s.push(SeaBattles(general))
        s.push(Sail(general))

    def run(self, s: MareNostrum) -> None:
        """All have acted: only now Capitals and Legendary Cities are counted (MN-6.20, MN-6.23)."""
        winners = sum([1 << seat for seat in range(s.seats) if s.great_cities(seat) >= s.box.to_win_cities])
        if winners:
            win(s, winners, state.BY_CITIES)


# -- at sea ------------------------------------------------------------------------------------------


class Sail(Decision[MareNostrum]):
    """Each Trireme may move once to an adjacent Sea (MN-4.17), enemies there or not (MN-4.18); then the sea battles
    come (MN-4.19)."""

    name: ClassVar[str] = "move_trireme"
    plays_itself: ClassVar[bool] = True

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        moves: list[int] = []
        for sea in range(len(s.fleet)):
            fleet = s.fleet[sea]
            if fleet and packed.triremes_in(fleet, seat) > packed.sailed_in(fleet):
                for to in bits(s.box.sea_next[sea]):
                    moves.append(packed.sail(sea, to))
        moves.append(kinds.END)
        return moves

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [packed.sail(sea, to) for sea in bits(s.seas_of(seat)) for to in bits(s.box.sea_next[sea])]

    def forbids(self, s: MareNostrum, seat: int, move: int) -> str:
        if move == kinds.END:
            return ""
        count = packed.several_moved(move)
        one = packed.several(move)
        sea = packed.sail_from(one)
        to = packed.sail_to(one)
        if kind_of(one) != kinds.SAIL or sea >= len(s.fleet) or to >= len(s.fleet) or not count:
            return NOT_NOW
        if s.triremes(sea, seat) - packed.sailed_in(s.fleet[sea]) < count or not (s.box.sea_next[sea] >> to) & 1:
            return "MN-4.17"
        return ""

    def touch_moves(self, s: MareNostrum, seat: int) -> list[int]:
        """Several Triremes that sail together."""
        moves: list[int] = []
        for sea in bits(s.seas_of(seat)):
            ready = s.triremes(sea, seat) - packed.sailed_in(s.fleet[sea])
            for to in bits(s.box.sea_next[sea]):
                moves += [packed.sail_several(sea, to, count) for count in range(2, ready + 1)]
        return moves

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        one = packed.several(move)
        if kind_of(one) != kinds.SAIL:
            return {}
        sea = packed.sail_from(one)
        ready = s.triremes(sea, seat) - packed.sailed_in(s.fleet[sea])
        return {"from:sea": sea, "to:sea": packed.sail_to(one), "count": ready}

    def binds(self, s: MareNostrum, seat: int, move: int) -> bool:
        return move == kinds.END

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if move == kinds.END:
            for sea in range(len(s.fleet)):
                s.fleet[sea] = packed.anchored(s.fleet[sea])
            return
        s.push(self)
        count = packed.several_moved(move)
        one = packed.several(move)
        sea = packed.sail_from(one)
        to = packed.sail_to(one)
        for _ in range(count):
            s.fleet[sea] -= packed.ONE_TRIREME[seat]
            s.fleet[to] += packed.ONE_TRIREME[seat] + packed.ONE_SAILED
            s.tell(told.SAILED, seat, sea, to)


class SeaBattles(Decision[MareNostrum]):
    """In each Sea shared with enemies the active player may start one battle against one of them (MN-4.20); all are
    fought before a Legion moves (MN-4.21)."""

    name: ClassVar[str] = "sea_battle"
    plays_itself: ClassVar[bool] = True

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        moves: list[int] = []
        for sea in range(len(s.fleet)):
            fleet = s.fleet[sea]
            if not packed.triremes_in(fleet, seat) or (s.fought >> sea) & 1:
                continue
            for other in range(s.seats):
                if other != seat and packed.triremes_in(fleet, other) and not s.at_peace(seat, other):
                    moves.append(packed.fight(sea, other))
        moves.append(kinds.END)
        return moves

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        others = [other for other in range(s.seats) if other != seat]
        return [packed.fight(sea, other) for sea in bits(s.seas_of(seat)) for other in others if s.triremes(sea, other)]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        sea = packed.field_of(move)
        other = packed.opponent_of(move)
        if kind_of(move) != kinds.FIGHT or sea >= len(s.fleet) or other >= s.seats or other == seat:
            return NOT_NOW
        there = s.triremes(sea, seat) and s.triremes(sea, other) and not (s.fought >> sea) & 1
        return "MN-4.14" if there and s.at_peace(seat, other) else "MN-4.20"

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if move == kinds.END:
            s.fought = 0
            return
        s.push(self)
        sea = packed.field_of(move)
        other = packed.opponent_of(move)
        s.fought |= 1 << sea
        s.rolled = ()
        s.field = packed.at_sea(sea)
        s.tell(told.SEA_BATTLE, seat, sea, other)
        mine = roll(s, seat, s.triremes(sea, seat), 0)  # no land bonus at sea: MN-4.45
        theirs = roll(s, other, s.triremes(sea, other), 0)
        sink(s, other, sea, mine)
        sink(s, seat, sea, theirs)


def sink(s: MareNostrum, seat: int, sea: int, hits: int) -> None:
    """Triremes are all alike: nothing to choose (MN-4.34)."""
    lost = min(hits, s.triremes(sea, seat))
    if lost:
        s.fleet[sea] -= lost * packed.ONE_TRIREME[seat]
        s.stock[seat * state.STOCK + state.TRIREME_STOCK] += lost  # MN-0.9
        s.tell(told.LOST_TRIREMES, seat, lost, sea)


def roll(s: MareNostrum, seat: int, dice: int, bonus: int) -> int:
    """One roll: the sum of the dice and all bonuses (MN-4.46), divided by five, is the number of hits (MN-4.30,
    MN-4.31). However many dice are needed (MN-4.89)."""
    faces = [s.below(s.box.faces) + 1 for _ in range(dice)]
    total = bonus + sum(faces)
    hits = total // s.box.points_per_hit
    s.rolled = (*s.rolled, (seat, bonus, total, hits, *faces))
    if not dice:
        s.tell(told.NO_DICE, seat, total, hits)
    elif s.log is not None:
        s.tell(told.DICE, seat, bonus, total, hits, *faces)
    return hits


# -- marching ----------------------------------------------------------------------------------------


class March(Decision[MareNostrum]):
    """Each Legion may move once, by a land border or by a chain of own Triremes (MN-4.22, MN-4.24), judged now, after
    the sea battles (MN-4.23); anywhere, enemies or not (MN-4.25); Fortresses never move (MN-4.3)."""

    name: ClassVar[str] = "move_legion"
    plays_itself: ClassVar[bool] = True

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        moves: list[int] = []
        box = s.box
        army = s.army
        mine = packed.LEGIONS[seat]
        carried = box.carried
        land = box.land
        at = -1
        where = 0
        for p in range(len(army)):
            if not army[p] & mine or packed.legions_in(army[p], seat) <= packed.marched_in(army[p]):
                continue
            if at < 0:
                at = s.seas_of(seat) * len(land)
                where = box.open[s.seats] & ~barred_by_peace(s, seat)
            for to in bits((land[p] | carried[at + p]) & where):
                moves.append(packed.march(p, to))
        moves.append(kinds.END)
        return moves

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        mine = [p for p in range(len(s.army)) if s.legions(p, seat)]
        return [packed.march(p, to) for p in mine for to in bits(s.box.land[p] | s.reach(seat, p))]

    def forbids(self, s: MareNostrum, seat: int, move: int) -> str:
        if move == kinds.END:
            return ""
        count = packed.several_moved(move)
        one = packed.several(move)
        p = packed.march_from(one)
        to = packed.march_to(one)
        if kind_of(one) != kinds.MARCH or p >= len(s.army) or to >= len(s.army) or not count:
            return NOT_NOW
        if not (s.box.open[s.seats] >> to) & 1:
            return "MN-0.2"
        if s.legions(p, seat) - s.marched(p) < count or not (s.reach(seat, p) >> to) & 1:
            return "MN-4.22"
        if count > 1 and count > free_to_go(s, seat, p):
            return "MN-4.70"
        if (barred_by_peace(s, seat) >> to) & 1:
            return "MN-4.13"
        return ""

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        one = packed.several(move)
        if kind_of(one) != kinds.MARCH:
            return {}
        p = packed.march_from(one)
        ready = s.legions(p, seat) - s.marched(p)
        values = {"from:province": p, "to:province": packed.march_to(one), "count": ready}
        return values | {"leaving": 1, "free": free_to_go(s, seat, p)}

    def touch_moves(self, s: MareNostrum, seat: int) -> list[int]:
        """Several Legions that march together, as long as none of them gives up a position."""
        moves: list[int] = []
        where = s.box.open[s.seats] & ~barred_by_peace(s, seat)
        for p in range(len(s.army)):
            free = free_to_go(s, seat, p)
            if free > 1:
                for to in bits(s.reach(seat, p) & where):
                    moves += [packed.march_several(p, to, count) for count in range(2, free + 1)]
        return moves

    def binds(self, s: MareNostrum, seat: int, move: int) -> bool:
        return move == kinds.END

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if move == kinds.END:  # MN-4.26
            return
        s.push(self)
        count = packed.several_moved(move)
        one = packed.several(move)
        p = packed.march_from(one)
        to = packed.march_to(one)
        stayed = s.legions(p, seat) - s.marched(p) - count + 1
        for _ in range(count):
            s.army[p] -= packed.ONE_LEGION[seat]
            s.army[to] += packed.ONE_LEGION[seat] + packed.ONE_MARCHED
            s.tell(told.MARCHED, seat, p, to)
        if not (s.conquests[seat] >> p) & 1:
            return
        if not s.legions(p, seat):
            end_conquest(s, seat, p)  # MN-4.55
        elif stayed <= positions(s, p):
            s.push(Vacate(seat, p))  # MN-4.70: no free Legion was left to go; one that has just come does not step in


def free_to_go(s: MareNostrum, seat: int, p: int) -> int:
    """Legions that can still march without giving up a position."""
    held = positions(s, p) if (s.conquests[seat] >> p) & 1 else 0
    return s.legions(p, seat) - s.marched(p) - held


def positions(s: MareNostrum, p: int) -> int:
    """Legions of the Conqueror that stand on a building or on the Influence marker."""
    return s.held[p].bit_count() + (1 if s.seized[p] else 0)


def position_moves(s: MareNostrum, p: int) -> list[int]:
    moves = [kinds.LEAVE | s.box.site_at[p * terms.SLOTS + slot] for slot in bits(s.held[p])]
    if s.seized[p]:
        moves.append(kinds.LEAVE_MARKER | p)
    return moves


def give_up(s: MareNostrum, seat: int, p: int, move: int) -> None:
    """A position loses its Legion; a broken wait starts anew (MN-4.68, MN-4.78)."""
    if kind_of(move) == kinds.LEAVE:
        s.held[p] &= ~s.box.site_slot[argument_of(move)]
        s.tell(told.LEFT, seat, argument_of(move))
    else:
        s.seized[p] = 0
        s.tell(told.LEFT_MARKER, seat, p)


class Vacate(Decision[MareNostrum]):
    """A Legion left and none was free: its owner chooses which position it gave up (MN-4.70)."""

    plays_itself: ClassVar[bool] = True
    __slots__ = ("province",)

    def __init__(self, seat: int, province: int) -> None:
        self.seat = seat
        self.province = province

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        return {"province": self.province}

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        return position_moves(s, self.province)

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        """Only a position that a Legion holds there can be given up (MN-4.70)."""
        return "MN-4.70" if kind_of(move) in (kinds.LEAVE, kinds.LEAVE_MARKER) else NOT_NOW

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        return {"leaving": 2, "free": 0}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        give_up(s, seat, self.province, move)


# -- land battles ------------------------------------------------------------------------------------


class LandBattles(Decision[MareNostrum]):
    """In each Province with own and enemy land Units, even a Fortress alone (MN-4.28), the active player must fight
    one battle, in an order of choice (MN-4.29) and against one opponent of choice (MN-4.27)."""

    name: ClassVar[str] = "land_battle"
    plays_itself: ClassVar[bool] = True

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        moves: list[int] = []
        own = packed.OWN[seat]
        enemy = packed.ENEMY[seat]
        for p in range(len(s.army)):
            word = s.army[p]
            if not word & own or not word & enemy or (s.fought >> p) & 1:
                continue
            for other in range(s.seats):
                if other != seat and word & packed.OWN[other] and not s.at_peace(seat, other):
                    moves.append(packed.battle(p, other))
        return moves or [kinds.END]

    def candidates(self, s: MareNostrum, seat: int) -> list[int]:
        return [kinds.END]

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        p = packed.field_of(move)
        other = packed.opponent_of(move)
        if move == kinds.END:
            return "MN-4.27"
        if kind_of(move) != kinds.BATTLE or p >= len(s.army) or other >= s.seats:
            return NOT_NOW
        if (s.fought >> p) & 1:
            return "MN-4.39"
        return "MN-4.14" if s.at_peace(seat, other) else "MN-4.27"

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        return {"due": 1 if move == kinds.END else 0}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        if move == kinds.END:
            s.fought = 0
            for q in range(len(s.army)):
                s.army[q] = packed.rested(s.army[q])
            return
        s.push(self)
        p = packed.field_of(move)
        other = packed.opponent_of(move)
        s.fought |= 1 << p
        s.rolled = ()
        s.field = p
        s.tell(told.LAND_BATTLE, seat, p, other)
        mine = land_roll(s, seat, p, True)
        theirs = land_roll(s, other, p, False)  # MN-4.35; MN-4.47: nobody else takes part
        s.push(AfterBattle(p))
        suffer(s, seat, p, theirs)
        suffer(s, other, p, mine)  # MN-4.37: the opponent chooses first


def land_roll(s: MareNostrum, seat: int, p: int, active: bool) -> int:
    dice, bonus = land_strength(s, seat, p, active)
    return roll(s, seat, dice, bonus)


def land_strength(s: MareNostrum, seat: int, p: int, active: bool) -> tuple[int, int]:
    """Dice and bonus of one side. A die for each Legion, Triremes aside (MN-4.38); a Fortress rolls none but adds its
    bonus (MN-4.32, MN-4.33)."""
    legions = s.legions(p, seat)
    bonus = effects.land_die_bonus(s, seat, active, legions) + effects.land_sum_bonus(s, seat, p)
    if s.has_fortress(p, seat):
        bonus += s.box.fortress_bonus
    return legions + effects.extra_land_die(s, seat), bonus


def suffer(s: MareNostrum, seat: int, p: int, hits: int) -> None:
    """Hits that a Fortress does not cancel destroy Units (MN-4.32, MN-4.34), the Fortress itself maybe (MN-4.36)."""
    if hits and s.has_fortress(p, seat):
        cancelled = min(hits, s.box.fortress_cancels)
        hits -= cancelled
        s.tell(told.CANCELLED, seat, cancelled, p)
    units = s.legions(p, seat) + (1 if s.has_fortress(p, seat) else 0)
    if hits > 0 and units:
        s.push(ChooseLosses(seat, p, min(hits, units)))


class ChooseLosses(Decision[MareNostrum]):
    """The owner of the losing Units chooses which, one at a time; free Legions die first (MN-4.34, MN-4.70)."""

    plays_itself: ClassVar[bool] = True
    __slots__ = ("left", "province")

    def __init__(self, seat: int, province: int, left: int) -> None:
        self.seat = seat
        self.province = province
        self.left = left

    def prompt_values(self, s: MareNostrum) -> dict[str, int]:
        return {"province": self.province, "left": self.left}

    def legal(self, s: MareNostrum, seat: int) -> list[int]:
        p = self.province
        legions = s.legions(p, seat)
        if not legions:
            return [kinds.LOSE | 1]
        fortress = s.has_fortress(p, seat)
        if fortress and self.left <= legions:
            return [kinds.LOSE, kinds.LOSE | 1]
        if fortress or self.left == legions or not (s.conquests[seat] >> p) & 1 or legions > positions(s, p):
            return [kinds.LOSE]
        return position_moves(s, p)

    def refusal(self, s: MareNostrum, seat: int, move: int) -> str:
        return "MN-4.70" if kind_of(move) in (kinds.LOSE, kinds.LEAVE, kinds.LEAVE_MARKER) else NOT_NOW

    def explain(self, s: MareNostrum, seat: int, move: int) -> dict[str, int]:
        if kind_of(move) == kinds.LOSE and argument_of(move):  # the Fortress, whose turn another rule says
            return {}
        legions = s.legions(self.province, seat)
        if kind_of(move) == kinds.LOSE:
            return {"leaving": 3, "free": 0}
        if not (s.conquests[seat] >> self.province) & 1:
            return {"leaving": 2, "free": 0}
        if self.left == legions:
            return {"leaving": 5, "free": 0}
        return {"leaving": 4 if legions > positions(s, self.province) else 2, "free": 0}

    def apply(self, s: MareNostrum, seat: int, move: int) -> None:
        p = self.province
        if move == kinds.LOSE | 1:
            s.army[p] &= ~packed.A_FORTRESS[seat]
            s.stock[seat * state.STOCK + state.FORTRESS_STOCK] += 1
            s.tell(told.LOST, seat, 1, p)
        else:
            if move != kinds.LOSE:
                give_up(s, seat, p, move)
            s.army[p] -= packed.ONE_LEGION[seat]
            s.stock[seat * state.STOCK + state.LEGION_STOCK] += 1  # MN-0.9
            s.tell(told.LOST, seat, 0, p)
        if self.left > 1:
            s.push(ChooseLosses(seat, p, self.left - 1))


class AfterBattle(Step[MareNostrum]):
    """After a battle survivors of both sides stay (MN-4.39); a Conqueror keeps the status only alone (MN-4.53,
    MN-4.54, MN-4.55)."""

    __slots__ = ("province",)

    def __init__(self, province: int) -> None:
        self.province = province

    def run(self, s: MareNostrum) -> None:
        s.army[self.province] = packed.rested(s.army[self.province])
        check_war(s, self.province)
