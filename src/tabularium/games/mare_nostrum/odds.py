"""How a battle will probably end, with all dice counted. Everything it depends on lies open on the board."""

from __future__ import annotations

from fractions import Fraction
from functools import cache
from typing import NamedTuple

from tabularium.games.mare_nostrum import packed
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds
from tabularium.games.mare_nostrum.steps.military import land_strength
from tabularium.kernel.moves import kind_of


class Side(NamedTuple):
    """What one side brings to a battle."""

    dice: int
    bonus: int
    units: int  # that can be lost
    cancels: int = 0  # hits that hurt nobody


class Odds(NamedTuple):
    """The chances that only the enemy is destroyed, only one's own army, both, or neither; they sum to 1."""

    wins: Fraction
    loses: Fraction
    both: Fraction
    neither: Fraction


@cache
def sums(dice: int, faces: int) -> tuple[int, ...]:
    """In how many ways so many dice come to each sum, from 0 on."""
    ways = [1]
    for _ in range(dice):
        ways = [sum(ways[max(0, n - faces) : n]) for n in range(len(ways) + faces)]
    return tuple(ways)


def chance_destroyed(by: Side, side: Side, faces: int, points_per_hit: int) -> Fraction:
    """The chance that one roll destroys all units of the other side."""
    needed = (side.units + side.cancels) * points_per_hit - by.bonus  # the sum of dice that is enough
    ways = sums(by.dice, faces)
    return Fraction(sum(ways[max(0, needed) :]), faces**by.dice)


def odds_of(mine: Side, theirs: Side, faces: int, points_per_hit: int) -> Odds:
    """Both sides roll at once, so that neither roll depends on the other."""
    falls = chance_destroyed(mine, theirs, faces, points_per_hit)
    fall = chance_destroyed(theirs, mine, faces, points_per_hit)
    return Odds(falls * (1 - fall), fall * (1 - falls), falls * fall, (1 - falls) * (1 - fall))


def land_odds(s: MareNostrum, seat: int, other: int, p: int) -> Odds:
    """The battle in a Province as the armies stand there, started by `seat`."""
    mine, theirs = land_side(s, seat, p, True), land_side(s, other, p, False)
    return odds_of(mine, theirs, s.box.faces, s.box.points_per_hit)


def land_side(s: MareNostrum, seat: int, p: int, active: bool) -> Side:
    dice, bonus = land_strength(s, seat, p, active)
    if s.has_fortress(p, seat):
        return Side(dice, bonus, s.legions(p, seat) + 1, s.box.fortress_cancels)
    return Side(dice, bonus, s.legions(p, seat))


def sea_odds(s: MareNostrum, seat: int, other: int, sea: int) -> Odds:
    """A die for each Trireme, without bonuses (MN-4.45)."""
    mine, theirs = (Side(s.triremes(sea, one), 0, s.triremes(sea, one)) for one in (seat, other))
    return odds_of(mine, theirs, s.box.faces, s.box.points_per_hit)


def chances(s: MareNostrum, seat: int, move: int) -> tuple[int, int] | None:
    """Of the battles that could be fought where a move leads, the one with the best chance, in per cent: that only the
    others fall, and that only the own army does. None where nobody stands in the way."""
    if kind_of(packed.several(move)) not in (kinds.MARCH, kinds.SAIL):
        return None
    found = [odds for _, odds in after_going(s, seat, move)]
    best = max(found, key=lambda odds: (odds.wins, -odds.loses), default=None)
    return None if best is None else (round(100 * best.wins), round(100 * best.loses))


def after_going(s: MareNostrum, seat: int, move: int) -> list[tuple[int, Odds]]:
    """The battles that Legions or Triremes could fight where this move takes them, by opponent."""
    one, count = packed.several(move), packed.several_moved(move)
    there = s.copy()
    if kind_of(one) == kinds.MARCH:
        p = packed.march_to(one)
        there.army[p] += count * packed.ONE_LEGION[seat]
        against = [other for other in range(s.seats) if other != seat and s.army[p] & packed.OWN[other]]
        return [(other, land_odds(there, seat, other, p)) for other in against if not s.at_peace(seat, other)]
    sea = packed.sail_to(one)
    there.fleet[sea] += count * packed.ONE_TRIREME[seat]
    against = [other for other in range(s.seats) if other != seat and s.triremes(sea, other)]
    return [(other, sea_odds(there, seat, other, sea)) for other in against if not s.at_peace(seat, other)]
