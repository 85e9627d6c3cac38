"""What stands beside a choice of Mare Nostrum is what happens when it is made."""

from __future__ import annotations

import re

import pytest

from tabularium.games.mare_nostrum import effects
from tabularium.games.mare_nostrum.game import GAME
from tabularium.games.mare_nostrum.odds import land_odds, sea_odds
from tabularium.games.mare_nostrum.packed import (
    OWN,
    at_sea,
    field_of,
    march_to,
    opponent_of,
    picked_kind,
    sail_to,
    several,
)
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import kinds
from tabularium.games.mare_nostrum.steps.payment import Purchase
from tabularium.games.mare_nostrum.terms import ADD_UP, FREE_OFFER_SIZE, KINDS, PRODUCTION_GOOD, TAX
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.play import answer, legal, next_seat, play
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import Rng
from tests.games.mare_nostrum.scenario import Scene
from tests.games.previews import Check, hold_to_their_word, number

TRACKS = ("Commerce", "Politics", "Military")


def held(s: MareNostrum, seat: int) -> list[int]:
    return s.goods[seat * KINDS : (seat + 1) * KINDS]


def paid(s: MareNostrum, seat: int, move: int) -> MareNostrum:
    """The table when the purchase is chosen in full and paid, before a claim is confirmed."""
    world = s.copy()
    play(world, seat, move)
    while isinstance(world.agenda[-1], Purchase):
        play(world, seat, legal(world, seat)[0])
    return world


def risen(s: MareNostrum, world: MareNostrum, seat: int, beside: str) -> list[tuple[int, int]]:
    """By how much each track rises, and by how much it is said to."""
    before, now = effects.levels(s, seat), effects.levels(world, seat)
    said = [int(found[1]) if (found := re.search(rf"{track} \+(\d+)", beside)) else 0 for track in TRACKS]
    return [(now[track] - before[track], said[track]) for track in range(3)]


def bought(s: MareNostrum, seat: int, move: int, beside: str) -> None:
    world = paid(s, seat, move)
    cost = 1 if "one token" in beside else number(beside, "tokens")
    assert sum(held(s, seat)) - sum(held(world, seat)) == cost
    for rise, said in risen(s, world, seat, beside):
        assert rise == said or not said  # a Unit may also free what a Conqueror occupied


def tile(s: MareNostrum, seat: int, move: int, beside: str) -> None:
    """A tile that claims the victory is taken when that is confirmed: it is left out."""
    world = paid(s, seat, move)
    if (world.owned[seat] >> argument_of(move)) & 1:
        assert all(rise == said for rise, said in risen(s, world, seat, beside))
        gives(s, world, seat, argument_of(move), beside)


def copied(s: MareNostrum, seat: int, move: int, beside: str) -> None:
    world = s.copy()
    answer(world, seat, move)
    assert all(rise == 0 for rise, _ in risen(s, world, seat, beside))
    gives(s, world, seat, argument_of(move), beside)


def gives(s: MareNostrum, world: MareNostrum, seat: int, hero: int, beside: str) -> None:
    """A power with an amount names the one by which the seat's own has grown."""
    power = s.box.tile_powers[hero] & (ADD_UP | FREE_OFFER_SIZE | PRODUCTION_GOOD)
    grown = effects.amount(world, seat, power) - effects.amount(s, seat, power)
    if grown:
        numbers = re.findall(r"\d+", beside.partition(" [")[0].replace("One more", "1 more"))
        assert str(grown) in numbers


def picked(s: MareNostrum, seat: int, move: int, beside: str) -> None:
    world = s.copy()
    answer(world, seat, move)
    count = 1 if beside.endswith("have one") else int(beside.rpartition(" ")[2])
    assert held(world, seat)[picked_kind(move)] == count


def met(s: MareNostrum, seat: int, move: int, beside: str) -> None:
    """Whose Units one meets, and how many, by name."""
    world = s.copy()
    answer(world, seat, move)
    one = several(move)
    names = ["Livia", "Marcus", "Julia", "Titus", "Gaius"]
    said = dict(part.split(": ") for part in beside.split("; "))
    odds = re.findall(r"(\d+)%", said.pop("battle", ""))
    sea = kind_of(one) == kinds.SAIL
    there = sail_to(one) if sea else march_to(one)
    others = [other for other in range(s.seats) if other != seat and not s.at_peace(seat, other)]
    met = [other for other in others if (world.triremes(there, other) if sea else world.army[there] & OWN[other])]
    found = [(sea_odds if sea else land_odds)(world, seat, other, there) for other in met]
    assert bool(odds) == bool(found)
    if odds:
        best = max(found, key=lambda one: (one.wins, -one.loses))
        assert [*map(int, odds)] == [round(100 * best.wins), round(100 * best.loses)]
    for other in range(s.seats):
        units = said.pop(names[other], "")
        if other == seat:
            assert not units
        elif kind_of(one) == kinds.SAIL:
            assert number(units, "Trireme") == world.triremes(sail_to(one), other)
        else:
            assert number(units, "Legion") == world.legions(march_to(one), other)
            assert ("Fortress" in units) == world.has_fortress(march_to(one), other)
    assert not said


def fought(s: MareNostrum, seat: int, move: int, beside: str) -> None:
    """Dice and bonuses of both sides as they are then rolled."""
    world = s.copy()
    answer(world, seat, move)
    assert world.field == (at_sea(field_of(move)) if kind_of(move) == kinds.FIGHT else field_of(move))
    assert [roll[0] for roll in world.rolled] == [seat, opponent_of(move)]
    for side, roll in zip(beside.split(" against "), world.rolled, strict=True):
        assert number(side, "di[ce]e?") == len(roll) - 4
        assert int(side.partition("+")[2] or 0) == roll[1]


def razed(s: MareNostrum, seat: int, move: int, beside: str) -> None:
    """A pillage brings what is said; a Legendary Good that is drawn depends on the pile."""
    world = s.copy()
    answer(world, seat, move)
    before, now = held(s, seat), held(world, seat)
    if "Legendary Good" in beside:
        assert now[TAX] - before[TAX] == (1 if " and " in beside else 0)
    else:
        assert sum(now) - sum(before) == number(beside, "×") > 0
        kind = next(kind for kind in range(KINDS) if now[kind] > before[kind])
        assert beside.endswith(s.box.kinds[kind].replace("oil", "olive oil"))


def converted(s: MareNostrum, seat: int, move: int, beside: str) -> None:
    world = s.copy()
    answer(world, seat, move)
    p = argument_of(move)
    assert world.owner(p) == seat
    assert world.controls(seat, p).bit_count() == number(beside, "building")


def rich(s: MareNostrum, rng: Rng) -> None:
    """Everybody has more to spend: what happens late happens soon."""
    for seat in range(s.seats):
        for kind in range(0, KINDS, 2):
            s.goods[seat * KINDS + kind] += rng.below(3)


CHECKS: dict[int, Check[MareNostrum]] = {
    kinds.PICK: picked,
    kinds.BUY: bought,
    kinds.TILE: tile,
    kinds.COPY: copied,
    kinds.SAIL: met,
    kinds.SAIL_SEVERAL: met,
    kinds.FIGHT: fought,
    kinds.MARCH: met,
    kinds.MARCH_SEVERAL: met,
    kinds.BATTLE: fought,
    kinds.RAZE: razed,
    kinds.CONVERT: converted,
    kinds.SHEBA: converted,
}


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_what_a_preview_promises_is_what_happens(seats: int) -> None:
    found: set[int] = set()
    for seed in range(3):
        found |= hold_to_their_word(GAME, seats, 10 * seed + seats, CHECKS, {"max_rounds": "thirty"}, rich)
    often = {
        kinds.PICK,
        kinds.BUY,
        kinds.TILE,
        kinds.SAIL,
        kinds.FIGHT,
        kinds.MARCH,
        kinds.MARCH_SEVERAL,
        kinds.BATTLE,
        kinds.RAZE,
    }
    assert often <= found


def test_an_empire_says_where_it_starts_and_who_leads_it() -> None:
    s = GAME.new(4, {"empire_assignment": "choice"}, 1)
    english = Presenter(GAME, "en", ["Livia", "Marcus", "Julia", "Titus"])
    labels = [choice.label for choice in english.choices(s.view(next_seat(s)))]
    caesar = "Caesar: On land, while you are the active player: +1 per Legion."
    assert labels[0] == f"Rome — Latium, Gallia and Italia; {caesar}"


@pytest.mark.parametrize("how", ["convert", "sheba"])
def test_what_a_conversion_brings(how: str) -> None:
    """Rare in random games: a Province with two buildings, one of them occupied, changes hands."""
    scene = Scene(4).influence(4, "cyrenaica").influence(1, "libya").legions(1, "cyrenaica", 2)
    scene.built("cyrenaica_c1", "cyrene").conqueror(1, "cyrenaica", seized=1).owns(1, "queen_of_sheba").fighting(1)
    scene.play("1 end")
    if how == "sheba":
        scene.play("1 end")
    move = {"convert": kinds.CONVERT, "sheba": kinds.SHEBA}[how] | GAME.box.provinces.index("cyrenaica")
    english = Presenter(GAME, "en", ["Livia", "Marcus", "Julia", "Titus"])
    beside = GAME.board.preview(english.sight(scene.s.view(0)), move)
    assert beside == "with 2 buildings"
    converted(scene.s, 0, move, beside)
