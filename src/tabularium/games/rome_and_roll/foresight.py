"""What a Build would cost and bring, told while its shape still hangs over the city.

It is tried on a copy of the view up to the end of the action: nothing in it is left to chance, and what somebody has
yet to choose is named, not guessed.
"""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.box import cell_of
from tabularium.games.rome_and_roll.effects import AssignResource
from tabularium.games.rome_and_roll.faces import amounts
from tabularium.games.rome_and_roll.picture.sight import Sight
from tabularium.games.rome_and_roll.state import RomeAndRoll, of, on
from tabularium.games.rome_and_roll.steps import kinds, told
from tabularium.games.rome_and_roll.steps.build import ChoosePlacement, ChoosePlan, Draw, OverseerMove, WaiveCost
from tabularium.games.rome_and_roll.steps.finish import EndAction
from tabularium.kernel.moves import PASS
from tabularium.kernel.picture import Foresight
from tabularium.kernel.play import act, answer
from tabularium.kernel.presentation import Words
from tabularium.kernel.state import Event

BUILDING = (OverseerMove, ChoosePlan, ChoosePlacement)
# what is gained, and where on a sheet it is marked
MARKS = (
    ("coin", state.COINS),
    ("legacy", state.LEGACY),
    ("glory", state.GLORY),
    ("soldier", state.SOLDIERS),
    ("senator", state.SENATORS),
    *((terms.RESOURCES[kind], state.STORED + kind) for kind in range(terms.STORED_KINDS)),
)


GAINED = (*(word for word, _ in MARKS), "basket", "nero")


def builds(view: RomeAndRoll) -> bool:
    """Whether the viewer is about to build."""
    return bool(view.agenda) and isinstance(view.agenda[-1], BUILDING)


def foresee(sight: Sight, moves: Sequence[int]) -> Foresight:
    """The Overseer's way, the price, what everybody gains and what is still to be chosen."""
    view = sight.view
    world, seat = view.copy(), view.viewer
    for move in moves:
        answer(world, seat, move)
        to_the_bill(world)
    bill = world.agenda[-1]
    if not isinstance(bill, WaiveCost):
        return Foresight()
    there = world.sheet[on(seat, state.OVERSEER)]
    said = [way_said(sight, there, bill.fish), price_said(sight.words, bill)]
    pay(world)
    events: list[Event] = []
    world.log = events
    gains, choices = resolved(world)
    said += [gains_said(sight, other, gains[other], events) for other in gains if +gains[other]]
    said += [sight.words(f"would-{name}", seat=sight.names[other], mine=int(other == seat)) for other, name in choices]
    way = walked(view, view.sheet[on(seat, state.OVERSEER)], there)
    return Foresight(tuple(said), tuple(f"building-{building}" for building in way))


def to_the_bill(world: RomeAndRoll) -> None:
    """Go on until the price is known, or there is something to choose."""
    while not isinstance(world.agenda[-1], WaiveCost):
        step = world.agenda[-1]
        owes = step.owes(world)
        moves = step.legal(world, owes.bit_length() - 1) if owes else []
        if len(moves) > 1:
            return
        if moves:
            answer(world, owes.bit_length() - 1, moves[0])
        else:
            act(world)


def pay(world: RomeAndRoll) -> None:
    """Pay in the first way that there is."""
    while not isinstance(world.agenda[-1], Draw):
        step = world.agenda[-1]
        owes = step.owes(world)
        if owes:
            answer(world, world.viewer, step.legal(world, world.viewer)[0])
        else:
            act(world)


def resolved(world: RomeAndRoll) -> tuple[dict[int, Counter[str]], list[tuple[int, str]]]:
    """What each seat gains from the drawing of the Building to the end of the action, and who chooses something: what
    comes of that is left out."""
    gains = {seat: Counter[str]() for seat in world.seats_in_order()}
    choices: list[tuple[int, str]] = []
    while not isinstance(world.agenda[-1], EndAction):
        step = world.agenda[-1]
        owes = step.owes(world)
        before = {seat: marked(world, seat) for seat in gains}
        if isinstance(step, AssignResource):
            world.pop()
            gains[step.seat][terms.ICONS[step.resource]] += 1
            continue
        moves = step.legal(world, owes.bit_length() - 1) if owes else []
        if moves:
            answer(world, owes.bit_length() - 1, next((m for m in (kinds.STOP, PASS) if m in moves), moves[-1]))
        else:
            act(world)
        if len(moves) > 1:
            choice = (owes.bit_length() - 1, step.name)
            choices += [choice] if choice not in choices else []
            continue
        for seat in gains:
            gains[seat].update(marked(world, seat))
            gains[seat].subtract(before[seat])
    return gains, choices


def marked(world: RomeAndRoll, seat: int) -> Counter[str]:
    """What stands on a sheet and can be gained."""
    found = Counter({word: world.sheet[on(seat, track)] for word, track in MARKS})
    found["nero"] = world.sheet[on(seat, state.NERO)].bit_count()
    return found


def walked(view: RomeAndRoll, here: int, there: int) -> list[int]:
    """The Buildings of a shortest way from one to another, both included."""
    came = {here: here}
    queue = deque([here])
    while queue and there not in came:
        building = queue.popleft()
        for other in range(view.built):
            blocked = (
                view.options[state.RUBBLE_BLOCKS] and view.buildings[of(other, state.SITE)] == view.box.rubble_site
            )
            if (view.buildings[of(building, state.NEXT_TO)] >> other) & 1 and other not in came and not blocked:
                came[other] = building
                queue.append(other)
    way = [there]
    while way[-1] != here:
        way.append(came[way[-1]])
    return way[::-1]


# -- in words ----------------------------------------------------------------------------------------


def way_said(sight: Sight, there: int, fish: int) -> str:
    view, words = sight.view, sight.words
    if there == view.sheet[on(view.viewer, state.OVERSEER)] and not fish:
        return words("would-stay")
    site = words(f"site-{view.box.sites[view.buildings[of(there, state.SITE)]]}")
    place = words(f"cell-{view.box.cells[cell_of(view.buildings[of(there, state.AT)])]}")
    return words("would-go", site=site, cell=place, fish=fish)


def price_said(words: Words, bill: WaiveCost) -> str:
    cost = ", ".join(amounts(words, bill.cost))
    if bill.left:
        cost = words("preview-less", cost=cost, count=bill.left)
    return words("would-pay", cost=cost, free=int(not sum(bill.cost)))


def gains_said(sight: Sight, seat: int, gains: Counter[str], events: Sequence[Event]) -> str:
    """What a seat gains, and which of the Buildings beside it produce."""
    words = sight.words
    what = [words(f"amount-{word}", count=gains[word]) for word in GAINED if gains[word] > 0]
    beside = [
        words(f"plan-{sight.box.plans[event.public[0]]}")
        for event in events
        if event.kind == told.PRODUCES and event.seat == seat
    ]
    values: dict[str, int | str] = {
        "seat": sight.names[seat],
        "mine": int(seat == sight.viewer),
        "what": ", ".join(what),
    }
    if beside:
        return words("would-gain-beside", **values, beside=", ".join(beside))
    return words("would-gain", **values)
