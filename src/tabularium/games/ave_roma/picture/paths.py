"""What one touches to make a move."""

from __future__ import annotations

from typing import Final

from tabularium.games.ave_roma import terms
from tabularium.games.ave_roma.effects import left, unspent
from tabularium.games.ave_roma.state import AveRoma, is_ready
from tabularium.games.ave_roma.steps import kinds
from tabularium.games.ave_roma.steps.bonus import icon_works
from tabularium.games.ave_roma.steps.locations import row_at
from tabularium.games.ave_roma.steps.placement import slot_blocked, training_blocked, values_of
from tabularium.games.ave_roma.steps.turn import ChooseLocation
from tabularium.games.ave_roma.steps.upkeep import RecoverWorkers
from tabularium.kernel.moves import CONFIRM, PASS, argument_of, kind_of
from tabularium.kernel.picture import LISTED, Path, skipped, touches

# Answers that end or decline something, and trades, which are laid on the tray.
LIST_ONLY: Final = frozenset(
    (
        PASS, CONFIRM, kinds.CONTINUE, kinds.STOP, kinds.DECLINE, kinds.BONUS, kinds.ICON, kinds.SELL, kinds.BUY,
        kinds.LESS, kinds.SECOND,
    )
)  # fmt: skip
# A worker, its value and its place, a place and its card, a bonus and its first card are one gesture.
CHAINED: Final = frozenset(
    (kinds.WORKER, kinds.TRAINED, kinds.VALUE, kinds.IMAGINE, kinds.GO, kinds.BONUS, kinds.ICON, kinds.SECOND)
)
CARDS: Final = frozenset((kinds.CHOOSE, kinds.USE, kinds.ADD, kinds.SPEND, kinds.ACTIVATE, kinds.REPLACE, kinds.DOUBLE))
NUMBERS: Final = tuple(str(space + 1) for space in range(terms.SPACES))  # of training spaces
HALVES: Final = ("top", "bottom")
STOCK: Final = (*terms.RESOURCES, "surplus")
NUMBERED: Final = {  # what is touched by its number
    kinds.WORKER: "worker", kinds.TRAINED: "trained", kinds.SPACE: "training", kinds.IN_ZONE: "zone",
    kinds.JUMP: "zone",
}  # fmt: skip
WORDED: Final = {  # what is touched by its name
    kinds.RECOVER: ("place", terms.LOCATIONS), kinds.GAIN_RESOURCE: ("gain", terms.RESOURCES),
    kinds.PAY: ("store", STOCK),
}  # fmt: skip
SAID: Final = {kinds.AS_SURPLUS: "store-surplus", kinds.AS_DENARII: "store-denarii"}


def path_of(view: AveRoma, move: int) -> Path:
    kind, argument = kind_of(move), argument_of(move)
    if kind in NUMBERED:
        return touches(f"{NUMBERED[kind]}-{argument + 1}")
    if kind in WORDED:
        stem, words = WORDED[kind]
        return touches(f"{stem}-{words[argument]}")
    if kind in CARDS:
        return touches(f"card-{view.box.cards[argument]}")
    if kind in (kinds.VALUE, kinds.IMAGINE):
        return skipped(f"value-{argument + 1}")  # where it can go as one value only, the place says which
    if kind == kinds.GO:
        return place_path(view, argument)
    if kind in (kinds.BONUS, kinds.ICON):
        return bonus_path(view, [argument] if kind == kinds.ICON else list(range(len(terms.ICONS))))
    if kind == kinds.SECOND:
        return second_path(view, argument)
    if kind in (kinds.NEUTRAL, kinds.TAKE, kinds.TRAIN_WORKER, kinds.RETRAIN):
        return worker_path(view, move)
    if kind == kinds.HALF:
        return touches(f"half-{view.value}-{HALVES[argument]}")
    if kind == kinds.BOARD:
        return touches(f"board-{view.box.boards[argument]}")
    if move == kinds.RISE:
        return touches(f"political-{view.viewer + 1}")
    if move == kinds.PASSIVE:
        return touches(f"card-{view.box.cards[view.agenda[-1].card]}")  # type: ignore[attr-defined]
    return touches(SAID[move]) if move in SAID else LISTED


def worker_path(view: AveRoma, move: int) -> Path:
    """A worker and where it goes, or one that is taken back."""
    kind = kind_of(move)
    if kind == kinds.TAKE:
        step = view.agenda[-1]
        assert isinstance(step, RecoverWorkers)
        return touches(f"at-{terms.LOCATIONS[step.at]}-{argument_of(move) + 1}")
    if kind == kinds.NEUTRAL:
        return touches(f"neutral-{kinds.neutral_value(move)}", f"place-{terms.LOCATIONS[kinds.neutral_place(move)]}")
    trained = kind == kinds.RETRAIN
    worker = f"trained-{kinds.space_left(move) + 1}" if trained else f"worker-{kinds.value_trained(move)}"
    return touches(worker, f"training-{kinds.space_taken(move) + 1}")


def trained_values(view: AveRoma, seat: int) -> set[int]:
    """The values that trained workers of a seat may take now."""
    ready = [space for space in range(terms.SPACES) if is_ready(view.training[seat * terms.SPACES + space])]
    return {value for space in ready for value in values_of(view, seat, space)}


def place_path(view: AveRoma, at: int) -> Path:
    """A place is touched itself; in a row the card, in training the space: both follow in the same gesture, unless
    there is only one, which is then taken by itself."""
    step = view.agenda[-1]
    if not isinstance(step, ChooseLocation):
        return touches(f"place-{terms.LOCATIONS[at]}")
    seat = step.seat
    if at == terms.TRAINING:
        spaces = [space for space in range(terms.SPACES) if not training_blocked(view, seat, space, step.source)]
        return touches(f"training-{spaces[0] + 1}") if len(spaces) == 1 else LISTED
    if at == terms.PROPRAETOR:
        return skipped(f"place-{terms.LOCATIONS[at]}")  # a half of the Zone card is taken nowhere else
    if view.box.place[at] != terms.ROW:
        return touches(f"place-{terms.LOCATIONS[at]}")
    start = row_at(at) * terms.SLOTS
    slots = [slot for slot in range(terms.SLOTS) if not slot_blocked(view, seat, at, slot, step.value)]
    return touches(f"card-{view.box.cards[view.rows[start + slots[0]]]}") if len(slots) == 1 else LISTED


def meant(view: AveRoma, path: Path) -> int:
    """The move that touching a card of a row or a training space means while a place is chosen, whether anything there
    can be had or not."""
    step = view.agenda[-1]
    kind, _, name = path.touches[0].partition("-") if len(path.touches) == 1 else ("", "", "")
    if not isinstance(step, ChooseLocation):
        return -1
    if kind == "card" and name in view.box.cards:
        return kinds.CHOOSE | view.box.cards.index(name)
    return kinds.SPACE | NUMBERS.index(name) if kind == "training" and name in NUMBERS else -1


def bonus_path(view: AveRoma, icons: list[int]) -> Path:
    """A bonus begins with the card that is used; where only one can be, it is taken by itself."""
    cards = [card for icon in icons for card in left(view, view.viewer, icon) if icon_works(view, view.viewer, icon)]
    return touches(f"card-{view.box.cards[cards[0]]}") if len(cards) == 1 else LISTED


def second_path(view: AveRoma, part: int) -> Path:
    """At PROPRAETOR a resource of the card, or a card to spend; where there is only one, that one."""
    if part == kinds.PART_RESOURCE:
        types = view.box.types[view.zones[view.value - 1]]
        return touches(f"gain-{terms.RESOURCES[types[0]]}") if len(types) == 1 else LISTED
    cards = unspent(view, view.viewer) if part == kinds.PART_INFLUENCE else []
    return touches(f"card-{view.box.cards[cards[0]]}") if len(cards) == 1 else LISTED
