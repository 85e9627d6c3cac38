"""What one touches to make a move."""

from __future__ import annotations

from typing import Final

from tabularium.games.ave_roma.box import ICONS, LOCATIONS, PROPRAETOR, RESOURCES, ROW, SLOTS, SPACES, TRAINING
from tabularium.games.ave_roma.effects import left, unspent
from tabularium.games.ave_roma.state import AveRoma, is_ready
from tabularium.games.ave_roma.steps import kinds as m
from tabularium.games.ave_roma.steps.bonus import icon_works
from tabularium.games.ave_roma.steps.locations import row_at
from tabularium.games.ave_roma.steps.placement import slot_blocked, training_blocked, values_of
from tabularium.games.ave_roma.steps.turn import ChooseLocation
from tabularium.games.ave_roma.steps.upkeep import RecoverWorkers
from tabularium.kernel.moves import CONFIRM, PASS, argument_of, kind_of
from tabularium.kernel.picture import LISTED, Path, skipped, touches

# Answers that end or decline something, and trades, which are laid on the tray.
LIST_ONLY: Final = frozenset(
    (PASS, CONFIRM, m.CONTINUE, m.STOP, m.DECLINE, m.BONUS, m.ICON, m.SELL, m.BUY, m.LESS, m.SECOND)
)
# A worker, its value and its place, a place and its card, a bonus and its first card are one gesture.
CHAINED: Final = frozenset((m.WORKER, m.TRAINED, m.VALUE, m.IMAGINE, m.GO, m.BONUS, m.ICON, m.SECOND))
CARDS: Final = frozenset((m.CHOOSE, m.USE, m.ADD, m.SPEND, m.ACTIVATE, m.REPLACE, m.DOUBLE))
NUMBERS: Final = tuple(str(space + 1) for space in range(SPACES))  # of training spaces
HALVES: Final = ("top", "bottom")
STOCK: Final = (*RESOURCES, "surplus")


def path_of(view: AveRoma, move: int) -> Path:
    kind, argument = kind_of(move), argument_of(move)
    box = view.box
    if kind in CARDS:
        return touches(f"card-{box.cards[argument]}")
    if kind == m.WORKER:
        return touches(f"worker-{argument + 1}")
    if kind in (m.VALUE, m.IMAGINE):
        return skipped(f"value-{argument + 1}")  # where it can go as one value only, the place says which
    if kind in (m.TRAINED, m.SPACE):
        return touches(f"{'trained' if kind == m.TRAINED else 'training'}-{argument + 1}")
    if kind == m.GO:
        return place_path(view, argument)
    if kind == m.RECOVER:
        return touches(f"place-{LOCATIONS[argument]}")
    if kind == m.NEUTRAL:
        return touches(f"neutral-{m.neutral_value(move)}", f"place-{LOCATIONS[m.neutral_place(move)]}")
    if kind == m.TAKE:
        step = view.agenda[-1]
        assert isinstance(step, RecoverWorkers)
        return touches(f"at-{LOCATIONS[step.at]}-{argument + 1}")
    if kind == m.TRAIN_WORKER:
        return touches(f"worker-{m.value_trained(move)}", f"training-{m.space_taken(move) + 1}")
    if kind == m.RETRAIN:
        return touches(f"trained-{m.space_left(move) + 1}", f"training-{m.space_taken(move) + 1}")
    if kind in (m.IN_ZONE, m.JUMP):
        return touches(f"zone-{argument + 1}")
    if kind == m.GAIN_RESOURCE:
        return touches(f"gain-{RESOURCES[argument]}")
    if kind == m.PAY:
        return touches(f"store-{STOCK[argument]}")
    if kind == m.HALF:
        return touches(f"half-{view.value}-{HALVES[argument]}")
    if kind in (m.BONUS, m.ICON):
        return bonus_path(view, [argument] if kind == m.ICON else list(range(len(ICONS))))
    if kind == m.SECOND:
        return second_path(view, argument)
    if kind == m.BOARD:
        return touches(f"board-{box.boards[argument]}")
    known = {
        m.AS_SURPLUS: "store-surplus",
        m.AS_DENARII: "store-denarii",
        m.RISE: f"political-{view.viewer + 1}",
    }
    if move in known:
        return touches(known[move])
    if move == m.PASSIVE:
        return touches(f"card-{box.cards[view.agenda[-1].card]}")  # type: ignore[attr-defined]
    return LISTED


def trained_values(view: AveRoma, seat: int) -> set[int]:
    """The values that trained workers of a seat may take now."""
    ready = [space for space in range(SPACES) if is_ready(view.training[seat * SPACES + space])]
    return {value for space in ready for value in values_of(view, seat, space)}


def place_path(view: AveRoma, at: int) -> Path:
    """A place is touched itself; in a row the card, in training the space: both follow in the same gesture, unless
    there is only one, which is then taken by itself."""
    step = view.agenda[-1]
    if not isinstance(step, ChooseLocation):
        return touches(f"place-{LOCATIONS[at]}")
    seat = step.seat
    if at == TRAINING:
        spaces = [space for space in range(SPACES) if not training_blocked(view, seat, space, step.source)]
        return touches(f"training-{spaces[0] + 1}") if len(spaces) == 1 else LISTED
    if at == PROPRAETOR:
        return skipped(f"place-{LOCATIONS[at]}")  # a half of the Zone card is taken nowhere else
    if view.box.place[at] != ROW:
        return touches(f"place-{LOCATIONS[at]}")
    start = row_at(at) * SLOTS
    slots = [slot for slot in range(SLOTS) if not slot_blocked(view, seat, at, slot, step.value)]
    return touches(f"card-{view.box.cards[view.rows[start + slots[0]]]}") if len(slots) == 1 else LISTED


def meant(view: AveRoma, path: Path) -> int:
    """The move that touching a card of a row or a training space means while a place is chosen, whether anything there
    can be had or not."""
    step = view.agenda[-1]
    kind, _, name = path.touches[0].partition("-") if len(path.touches) == 1 else ("", "", "")
    if not isinstance(step, ChooseLocation):
        return -1
    if kind == "card" and name in view.box.cards:
        return m.CHOOSE | view.box.cards.index(name)
    return m.SPACE | NUMBERS.index(name) if kind == "training" and name in NUMBERS else -1


def bonus_path(view: AveRoma, icons: list[int]) -> Path:
    """A bonus begins with the card that is used; where only one can be, it is taken by itself."""
    cards = [card for icon in icons for card in left(view, view.viewer, icon) if icon_works(view, view.viewer, icon)]
    return touches(f"card-{view.box.cards[cards[0]]}") if len(cards) == 1 else LISTED


def second_path(view: AveRoma, part: int) -> Path:
    """At PROPRAETOR a resource of the card, or a card to spend; where there is only one, that one."""
    if part == m.PART_RESOURCE:
        types = view.box.types[view.zones[view.value - 1]]
        return touches(f"gain-{RESOURCES[types[0]]}") if len(types) == 1 else LISTED
    cards = unspent(view, view.viewer) if part == m.PART_INFLUENCE else []
    return touches(f"card-{view.box.cards[cards[0]]}") if len(cards) == 1 else LISTED
