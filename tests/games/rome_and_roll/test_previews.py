"""What stands beside a choice is what happens when it is made: in random games with Advisors and nearly full tracks."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest

from tabularium.games.rome_and_roll import state as at
from tabularium.games.rome_and_roll.game import GAME
from tabularium.games.rome_and_roll.state import CENTRE, OUT, WIDTH, RomeAndRoll
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.games.rome_and_roll.steps.build import AfterDrawing, Draw
from tabularium.games.rome_and_roll.steps.finish import EndAction
from tabularium.games.rome_and_roll.terms import COIN, GLORY, LEGACY, RESOURCES, SOLDIER
from tabularium.kernel.moves import argument_of, kind_of
from tabularium.kernel.play import act, answer, legal, next_seat, play
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.rng import Rng, sfc32
from tabularium.kernel.state import Event
from tests.games.rome_and_roll.scenario import Scene
from tests.marks import rule

NAMES = ["Livia", "Marcus", "Julia", "Titus"]
ENGLISH = Presenter(GAME, "en", NAMES)


def number(text: str, what: str) -> int:
    """So many of something in a text; 0 where it is not named."""
    found = re.search(rf"(\d+) {what}", text)
    return int(found[1]) if found else 0


def until(s: RomeAndRoll, stop: type) -> None:
    """Go on, with the last answer everywhere (to store, to stop), until such a step is to be done."""
    while s.agenda and not isinstance(s.agenda[-1], stop):
        step = s.agenda[-1]
        owes = step.owes(s)
        if owes:
            seat = owes.bit_length() - 1
            answer(s, seat, step.legal(s, seat)[-1])
        else:
            act(s)


def made(s: RomeAndRoll, seat: int, move: int, stop: type) -> tuple[RomeAndRoll, list[Event]]:
    """The table after a move, and all that was told."""
    world = s.copy()
    events: list[Event] = []
    world.log = events
    answer(world, seat, move)
    until(world, stop)
    return world, events


def gains(events: list[Event], seat: int, what: int) -> list[int]:
    return [e.public[1] for e in events if e.kind == told.GAINED and e.seat == seat and e.public[0] == what]


# -- what each kind of preview promises ----------------------------------------------------------------


def exchange(s: RomeAndRoll, seat: int, move: int, text: str) -> None:
    _, events = made(s, seat, move, EndAction)
    happened = [e.kind for e in events]
    stop = happened.index(told.PRODUCES) if told.PRODUCES in happened else len(happened)
    again = [i for i, kind in enumerate(happened) if kind == told.EXCHANGED][1:2]
    assert number(text, "Coin") == sum(gains(events[: min([stop, *again])], seat, COIN))


def colonize(s: RomeAndRoll, seat: int, move: int, text: str) -> None:
    _, events = made(s, seat, move, EndAction)
    assert number(text, "Glory") == gains(events, seat, GLORY)[0]


def village(s: RomeAndRoll, seat: int, move: int, text: str) -> None:
    before = s.sheet[seat * WIDTH + at.GLORY]
    world = s.copy()
    answer(world, seat, move)
    assert world.sheet[seat * WIDTH + at.GLORY] - before == number(text, "Glory")


def renovate(s: RomeAndRoll, seat: int, move: int, text: str) -> None:
    if s.agenda[-1].name == "seneca_road_tie":
        assert "Legacy" not in text
        return
    _, events = made(s, seat, move, EndAction)
    assert number(text, "Legacy") == gains(events, seat, LEGACY)[0]
    before = events[: [e.kind for e in events].index(told.RENOVATED)]
    assert text.startswith("costs 1 Stone") == any(e.kind == told.PAID for e in before)
    done = [e.kind for e in events if e.kind in (told.RENOVATED, told.LINKED)]
    assert ("links" in text) == (done[1:2] == [told.LINKED])


def tax(s: RomeAndRoll, seat: int, move: int, text: str) -> None:
    if s.agenda[-1].name == "tax_region":
        _, events = made(s, seat, move, EndAction)
        assert int(text.split()[0]) == sum(e.kind == told.TAXED for e in events)


def levy(s: RomeAndRoll, seat: int, move: int, text: str) -> None:
    _, events = made(s, seat, move, EndAction)
    assert any(e.kind == told.TAXED and e.public[0] == argument_of(move) for e in events)
    assert text.startswith("1 ")


def pick(s: RomeAndRoll, seat: int, move: int, text: str) -> None:
    """The last answer to a Legion's question is to stop, so that this pick is the only one after those made."""
    if s.agenda[-1].name != "legion_pick" or getattr(s.agenda[-1], "chosen"):
        return
    _, events = made(s, seat, move, EndAction)
    mine, _, theirs = text.partition("; ")
    soldiers = gains(events, seat, SOLDIER)
    assert number(mine, "Soldier") == sum(soldiers)
    for other in range(s.seats):
        if other != seat:
            promised = number(theirs, "Coin") if NAMES[other] in theirs else 0
            assert promised == sum(gains(events, other, COIN))


def bribe(s: RomeAndRoll, seat: int, move: int, text: str) -> None:
    world = s.copy()
    events: list[Event] = []
    world.log = events
    answer(world, seat, move)
    bribed = next(e for e in events if e.kind == told.BRIBED)
    assert f"box {bribed.public[2]} of 5" in text
    assert (":" in text) == (bribed.public[2] in (2, 4, 5))


def price(s: RomeAndRoll, seat: int, move: int, text: str) -> None:
    if s.agenda[-1].name != "choose_plan":
        return
    _, events = made(s, seat, move, Draw)
    paid = sum(sum(e.public) for e in events if e.kind == told.PAID)
    costs = [int(n) for n in re.findall(r"(\d+) (?!less)[A-Z]", text)]
    assert sum(costs) - number(text, "less") == paid


def reach(s: RomeAndRoll, seat: int, move: int, text: str) -> None:
    world = s.copy()
    answer(world, seat, move)
    plans = [argument_of(plan) for plan in world.agenda[-1].legal(world, seat)]
    named = [ENGLISH.words(f"plan-{s.box.plans[plan]}") for plan in plans]
    assert sorted(text.removeprefix("to build ").split(", ")) == sorted(named)


def place(s: RomeAndRoll, seat: int, move: int, text: str) -> None:
    if s.agenda[-1].name != "choose_placement":
        return
    world, _ = made(s, seat, move, Draw)
    base = seat * WIDTH + at.STORED
    before = world.sheet[base : base + 5]
    act(world)
    until(world, AfterDrawing)
    came = [now - then for then, now in zip(before, world.sheet[base : base + 5], strict=True)]
    names = ("Wood", "Brick", "Stone", "Fish", "Jewellery")
    assert [number(text.split("beside")[0], name) for name in names] == came
    foreseen(s, seat, move)


GAINED = {
    "Coin": at.COINS, "Legacy": at.LEGACY, "Glory": at.GLORY, "Soldier": at.SOLDIERS, "Senator": at.SENATORS,
    "Wood": at.STORED, "Brick": at.STORED + 1, "Stone": at.STORED + 2, "Fish": at.STORED + 3,
    "Jewellery": at.STORED + 4,
}  # fmt: skip


def foreseen(s: RomeAndRoll, seat: int, move: int) -> None:
    """What everybody is told to gain by a Build is what they gain, where nobody has to choose on the way."""
    says = ENGLISH.foresee(s.view(seat), [move]).says
    if any(sentence.startswith("Then") or "Basket" in sentence for sentence in says):
        return
    world, _ = made(s, seat, move, Draw)
    before = list(world.sheet)
    until(world, EndAction)
    for other in range(s.seats):
        start = "You gain" if other == seat else f"{NAMES[other]} gains"
        told = next((sentence for sentence in says if sentence.startswith(start)), "")
        for what, track in GAINED.items():
            i = other * WIDTH + track
            assert number(told, what) == world.sheet[i] - before[i], (says, what)


def stores(s: RomeAndRoll, seat: int, move: int, text: str) -> None:
    world = s.copy()
    answer(world, seat, move)
    base = seat * WIDTH + at.STORED
    came = [world.sheet[base + i] - s.sheet[base + i] for i in range(5)]
    assert [number(text, name) for name in ("Wood", "Brick", "Stone", "Fish", "Jewellery")] == came
    assert number(text, "Basket") == sum(step.name == "store_basket" for step in world.agenda)


CHECKS: dict[int, Callable[[RomeAndRoll, int, int, str], None]] = {
    kinds.EXCHANGE: exchange,
    kinds.COLONIZE: colonize,
    kinds.VILLAGE: village,
    kinds.RENOVATE: renovate,
    kinds.REGION: tax,
    kinds.LEVY: levy,
    kinds.PICK: pick,
    kinds.BRIBE: bribe,
    kinds.PLAN: price,
    kinds.STAY: reach,
    kinds.GO: reach,
    kinds.PLACE: place,
    kinds.END_TURN: stores,
}


def spiced(s: RomeAndRoll, rng: Rng) -> None:
    """Loyal Advisors, tracks near their ends, Soldiers, goods and Favours: what random play rarely has."""
    for seat in range(s.seats):
        base = seat * WIDTH
        for advisor in range(3):
            s.sheet[base + at.LOYALTY + advisor] = rng.below(6)
        s.sheet[base + at.COINS] = rng.below(31)
        s.sheet[base + at.GLORY] = 15 + rng.below(6)
        s.sheet[base + at.LEGACY] = 15 + rng.below(6)
        s.sheet[base + at.SOLDIERS] = 5 + rng.below(8)
        for kind in range(len(RESOURCES)):
            s.sheet[base + at.STORED + kind] += rng.below(4)
    for favour, where in enumerate(s.favours):
        if where in (CENTRE, OUT) and rng.below(3) == 0:
            s.put_favour(favour, rng.below(s.seats))


def law(seats: int, seed: int) -> set[int]:
    """Play a game and hold every preview of a decision now and then to its word; the kinds that were looked at."""
    rng = sfc32(seed)
    s = GAME.new(seats, {"characters": "random"}, seed)
    spiced(s, rng)
    met: set[int] = set()
    while not s.over:
        seat = next_seat(s)
        moves = legal(s, seat)
        view = s.view(seat)
        for move in moves if len(moves) < 12 else moves[:: len(moves) // 8]:
            check = CHECKS.get(kind_of(move))
            if check:
                label = ENGLISH.offer(view, move).label
                if " — " in label:
                    check(s, seat, move, label.split(" — ", 1)[1])
                    met.add(kind_of(move))
        play(s, seat, moves[rng.below(len(moves) - 1 if len(moves) > 1 and rng.below(4) else len(moves))])
    return met


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_what_a_preview_promises_is_what_happens(seats: int) -> None:
    met: set[int] = set()
    for seed in range(2):
        met |= law(seats, seed)
    assert kinds.BRIBE in met


def test_every_kind_of_preview_is_met_in_some_game() -> None:
    met: set[int] = set()
    for seed in range(6, 11):
        met |= law(2 + seed % 3, seed)
    assert met == set(CHECKS)


# -- the ones that were wrong ---------------------------------------------------------------------------


def beside(scene: Scene, choice: str) -> str:
    move = GAME.notation().parse(choice)
    view = scene.live.view(0)
    return ENGLISH.offer(view, move).label.split(" — ", 1)[1]


@rule("RR-12.12")
def test_a_tax_with_severina_counts_the_unlinked_colony() -> None:
    scene = Scene("praefectus mercatrix").colony("tarraco", 1).colony("massilia", 1).loyal(1, "severina", 2)
    scene.turn(1, "blue-1").play("1 main tax")
    assert beside(scene, "region hispania") == "1 Brick"
    scene.road("rome_tarraco", 2).colony("saguntum toletum", 1)
    assert beside(scene, "region hispania") == "2 Bricks"


@rule("RR-12.20", "RR-1.3")
def test_a_trade_counts_nicodemus_and_the_end_of_the_track() -> None:
    scene = Scene("mercatrix legatus").loyal(1, "nicodemus", 4).stored(1, "wood wood wood brick brick brick")
    scene.turn(1, "blue-1").play("1 main trade")
    assert beside(scene, "exchange wood 0 3 0 0 0") == "4 Coins"
    scene.set(1, "coins", 28)
    assert beside(scene, "exchange wood 0 3 0 0 0") == "2 Coins"


@rule("RR-2.8")
def test_a_village_promises_no_glory() -> None:
    scene = Scene.opened(2, {"characters": "chosen", "setup": "first_game"})
    scene.play("1 character praefectus", "2 character legatus")
    assert beside(scene, "village tarraco") == "value 2"


@rule("RR-6.4")
def test_a_legion_names_the_owner_who_is_paid() -> None:
    scene = Scene(plans="camp construction_post esplanade brickmaker jeweller temple insula market")
    scene.building("camp", 2, "7,6 7,7")
    scene.building("camp", 1, "3,7 3,8")
    scene.turn(1, "blue-6").play("1 main raise_legion")
    assert beside(scene, "pick camp h7") == "1 Soldier; 1 Coin for Marcus"
    assert beside(scene, "pick camp d8") == "1 Soldier"
    scene.set(2, "coins", 30).set(1, "soldiers", 12)
    assert beside(scene, "pick camp h7") == "0 Soldiers"


@rule("RR-17.6")
def test_an_insula_names_the_owner_who_is_paid() -> None:
    scene = Scene(plans="camp construction_post esplanade brickmaker jeweller temple insula market")
    scene.building("insula", 1, "2,5 2,6 2,7 2,8")
    scene.building("brickmaker", 2, "3,7 3,8 3,9")
    scene.building("esplanade", 1, "0,5 0,6 1,5 1,6")
    scene.stored(1, "wood wood wood").turn(1, "blue-4").trade(1, "wood 0 3 0 0 0").play("1 pick insula c6")
    assert beside(scene, "pick brickmaker d8") == "2 Bricks; 1 Coin for Marcus"
    assert beside(scene, "pick esplanade a6") == "1 Coin"


@rule("RR-5.4", "RR-5.23")
def test_the_price_of_a_plan_names_the_fish_for_the_way() -> None:
    scene = Scene(plans="camp construction_post esplanade brickmaker jeweller temple villa market")
    for plan, cells in (("camp", "3,7 3,8"), ("camp", "2,7 2,8"), ("camp", "1,7 1,8")):
        scene.building(plan, 2, cells)
    scene.stored(1, "wood wood brick brick stone stone fish fish fish").turn(1, "blue-1").play("1 main build")
    scene.play("1 go camp b8 2")
    assert beside(scene, "plan camp") == "1 Wood, 1 Brick, 1 Fish, and 2 Fish for the way"
