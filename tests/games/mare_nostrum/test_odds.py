"""The odds of a battle are those of the rules: every throw of the dice is fought once."""

from __future__ import annotations

import random
from fractions import Fraction
from itertools import product

import pytest

from tabularium.games.mare_nostrum.odds import after_going, land_odds, sea_odds
from tabularium.games.mare_nostrum.packed import battle, fight, march, march_several
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps.military import ChooseLosses, LandBattles, SeaBattles
from tests.games.mare_nostrum.scenario import BOX, Scene

HEROES = ("nebuchadnezzar", "ramses_ii")  # that count in a battle, beside Caesar of Rome and Pericles of Greece
FACES = range(1, 7)


def outcome(s: MareNostrum, p: int, sides: tuple[int, int], is_sea: bool) -> tuple[bool, bool]:
    """Which sides have nothing left after the throw that has been made; losses on land may still be open."""
    gone = []
    for seat in sides:
        units = s.triremes(p, seat) if is_sea else s.legions(p, seat) + s.has_fortress(p, seat)
        lost = sum(step.left for step in s.agenda if isinstance(step, ChooseLosses) and step.seat == seat)
        gone.append(units - lost == 0)
    return gone[0], gone[1]


def counted(scene: Scene, seat: int, other: int, p: int, dice: int, is_sea: bool) -> list[Fraction]:
    """Fight with every throw of so many dice, and count how it ends: they fall, we fall, both, neither."""
    ends = [0, 0, 0, 0]
    for throw in product(FACES, repeat=dice):
        s = scene.s.copy()
        scene.dice(*throw)
        s.rng = scene.s.rng
        s.agenda.clear()
        if is_sea:
            SeaBattles(seat).apply(s, seat, fight(p, other))
        else:
            LandBattles(seat).apply(s, seat, battle(p, other))
        mine, theirs = outcome(s, p, (seat, other), is_sea)
        ends[2 if mine and theirs else 0 if theirs else 1 if mine else 3] += 1
    return [Fraction(one, 6**dice) for one in ends]


@pytest.mark.parametrize("number", range(50))
def test_odds_are_those_of_every_throw(number: int) -> None:
    chance = random.Random(number)
    seats = chance.sample(range(1, 6), 2)
    scene = Scene(5)
    if number % 5 == 4:
        triremes = [chance.randint(1, 2), chance.randint(1, 2)]
        for seat, count in zip(seats, triremes, strict=True):
            scene.triremes(seat, "mare_tyrrhenum", count)
        sea = BOX.seas.index("mare_tyrrhenum")
        args = (seats[0] - 1, seats[1] - 1, sea)
        assert [*sea_odds(scene.s, *args)] == counted(scene, *args, sum(triremes), True)
        return
    legions = [chance.randint(1, 2), chance.randint(0, 2)]
    for seat, count in zip(seats, legions, strict=True):
        if count:
            scene.legions(seat, "sicilia", count)
    owners = [chance.choice([*seats, 0]) for _ in HEROES]
    for owner, hero in zip(owners, HEROES, strict=True):
        if owner:
            scene.owns(owner, hero)
    host = chance.choice(seats)
    scene.influence(host, "sicilia")
    if not legions[1] or chance.random() < 0.4:
        scene.fortress(seats[1], "sicilia")
    p = BOX.provinces.index("sicilia")
    dice = sum(legions) + (1 if owners[1] else 0)
    args = (seats[0] - 1, seats[1] - 1, p)
    assert [*land_odds(scene.s, *args)] == counted(scene, *args, dice, False)


def test_one_legion_against_one() -> None:
    """Each needs 5 or 6: one throw in three (worked out by hand)."""
    scene = Scene(3).legions(2, "sicilia").legions(3, "sicilia")
    p = BOX.provinces.index("sicilia")
    third = Fraction(1, 3)
    assert [*land_odds(scene.s, 1, 2, p)] == [third * (1 - third), third * (1 - third), third * third, Fraction(4, 9)]


def test_who_marches_is_told_of_the_battle_with_all_that_arrive() -> None:
    scene = Scene(3).legions(1, "latium", 2).legions(2, "sicilia").legions(1, "sicilia")
    there, home = BOX.provinces.index("sicilia"), BOX.provinces.index("latium")
    for move, count in ((march(home, there), 2), (march_several(home, there, 2), 3)):
        arrived = Scene(3).legions(2, "sicilia").legions(1, "sicilia", count)
        assert after_going(scene.s, 0, move) == [(1, land_odds(arrived.s, 0, 1, there))]
    assert after_going(scene.s, 0, march(home, BOX.provinces.index("gallia"))) == []
