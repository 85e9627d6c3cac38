"""A Nero card goes to somebody: which one, and how many are left."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.rome_and_roll import state
from tabularium.games.rome_and_roll.picture.faces import nero_drawing
from tabularium.games.rome_and_roll.picture.sight import Sight
from tabularium.games.rome_and_roll.state import on
from tabularium.games.rome_and_roll.steps import told
from tabularium.kernel.staged import Staged, StagedSide, signed
from tabularium.kernel.state import Event

TAKEN = frozenset((told.NERO, told.SENECA_NERO))


def staged(sight: Sight, events: Sequence[Event]) -> Staged | None:
    """The card, and with it all that its new owner has; of two cards at once the last one is drawn."""
    taken = [event for event in events if event.kind in TAKEN]
    if not taken:
        return None
    view, words = sight.view, sight.words
    event = taken[-1]
    is_seneca = event.kind == told.SENECA_NERO
    name = words("seneca") if is_seneca else sight.names[event.seat]
    owned = view.seneca_nero if is_seneca else view.sheet[on(event.seat, state.NERO)]
    points = view.box.nero_points
    worth = sum(points[card] for card in range(len(points)) if (owned >> card) & 1)
    added = tuple((words(f"nero-{view.box.nero[one.public[0]]}"), signed(points[one.public[0]])) for one in taken)
    side = StagedSide(
        sight.seats if is_seneca else event.seat, name, (), added, words("stage-nero-worth", points=worth)
    )
    left = words("stage-nero-left", count=len(view.nero))
    return Staged(words("stage-nero", seat=name), "nero", (side,), (left,), nero_drawing(points[event.public[0]], 1))
