"""The odds of a battle are those of the rules: every throw of the dice is fought once."""

from __future__ import annotations

import random
import tomllib
from fractions import Fraction
from itertools import product
from pathlib import Path
from typing import NamedTuple

import pytest

from tabularium.games import mare_nostrum
from tabularium.games.mare_nostrum.odds import after_going, land_odds, sea_odds
from tabularium.games.mare_nostrum.packed import battle, fight, march, march_several
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps.military import ChooseLosses, LandBattles, SeaBattles
from tests.games.mare_nostrum.scenario import BOX, Scene

HEROES = ("nebuchadnezzar", "ramses_ii")  # that count in a battle, beside Caesar of Rome and Pericles of Greece
FACES = range(1, 7)
ROME, GREECE = 1, 2


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


class Laid(NamedTuple):
    """A battle as it is laid out: who fights whom where, with so many dice, and what counts beside them, for the one
    who attacks (True) or for the other."""

    scene: Scene
    seats: tuple[int, int]
    place: int
    dice: int
    is_sea: bool
    counts: frozenset[tuple[str, bool]]


def laid(number: int) -> Laid:
    chance = random.Random(number)
    seats = chance.sample(range(1, 6), 2)
    if number % 5 == 2:
        seats = [ROME, GREECE]  # Caesar against Pericles
    scene = Scene(5)
    me, other = seats[0] - 1, seats[1] - 1
    if number % 5 == 4:
        triremes = [chance.randint(1, 2), chance.randint(1, 2)]
        for seat, count in zip(seats, triremes, strict=True):
            scene.triremes(seat, "mare_tyrrhenum", count)
        return Laid(scene, (me, other), BOX.seas.index("mare_tyrrhenum"), sum(triremes), True, frozenset())
    legions = [chance.randint(1, 2), chance.randint(0, 2)]
    for seat, count in zip(seats, legions, strict=True):
        if count:
            scene.legions(seat, "sicilia", count)
    counts = set()
    extra = 0  # dice
    copied = HEROES[number // 10 % 2] if number % 5 < 2 and sum(legions) < 4 else ""  # by Castor & Pollux
    host = chance.choice(seats)
    scene.influence(host, "sicilia")
    for hero in HEROES:
        owner = chance.choice(seats if hero == copied else [*seats, 0])
        if not owner:
            continue
        scene.owns(owner, hero)
        enemy = seats[0] if owner == seats[1] else seats[1]
        if hero == copied:
            scene.copies(enemy, hero)
        for seat, name in ((owner, hero), (enemy, f"copy of {hero}"))[: 2 if hero == copied else 1]:
            extra += hero == "ramses_ii"
            if hero == "ramses_ii" or seat == host:
                counts.add((name, seat == seats[0]))
    if number % 10 == 3:  # who comes home to a Fortress that was held against the other
        scene.fortress(seats[0], "sicilia")
        counts.add(("fortress", True))
    elif not legions[1] or chance.random() < 0.4:
        scene.fortress(seats[1], "sicilia")
        counts.add(("fortress", False))
    if not legions[1] and ("fortress", False) not in counts:
        scene.legions(seats[1], "sicilia")
        legions[1] = 1
    if seats[0] == ROME:
        counts.add(("caesar", True))
    if seats[1] == GREECE and legions[1]:
        counts.add(("pericles", False))
    return Laid(scene, (me, other), BOX.provinces.index("sicilia"), sum(legions) + extra, False, frozenset(counts))


@pytest.mark.parametrize("number", range(50))
def test_odds_are_those_of_every_throw(number: int) -> None:
    scene, (me, other), place, dice, is_sea, _ = laid(number)
    odds = sea_odds if is_sea else land_odds
    assert [*odds(scene.s, me, other, place)] == counted(scene, me, other, place, dice, is_sea)


def test_these_battles_have_every_modifier_of_the_box() -> None:
    """On each side that it can count for: Caesar for who attacks, Pericles for who does not, all others for both."""
    box = tomllib.loads((Path(mare_nostrum.__file__).parent / "box.toml").read_text(encoding="utf-8"))
    tiles = [tile for row in box["heroes"].values() if isinstance(row, list) for tile in row]
    assert {tile["id"] for tile in tiles if "land" in tile.get("verb", "")} == {"caesar", "pericles", *HEROES}
    found = frozenset[tuple[str, bool]]().union(*(laid(number).counts for number in range(50)))
    both = [*HEROES, *(f"copy of {hero}" for hero in HEROES), "fortress"]
    assert found == {("caesar", True), ("pericles", False), *product(both, (True, False))}
    assert sum(laid(number).is_sea for number in range(50)) == 10


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
