"""The end of a round: what it brought to each player."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.ave_roma import terms
from tabularium.games.ave_roma.picture.sight import Sight
from tabularium.games.ave_roma.scoring import CATEGORIES, score
from tabularium.games.ave_roma.state import AveRoma, card_of
from tabularium.games.ave_roma.steps import told
from tabularium.kernel.staged import Staged, StagedSide, gained
from tabularium.kernel.state import Event

BEGINS = frozenset((told.ROUND,))
CARDS = ((terms.ZONE, "zone"), (terms.BUILDING, "building"), (terms.WAR, "war"), (terms.PATRON, "passive"))
SCORED = ("during_play", "patrons", "political", "zones")  # the points of the stock are told by the stock
SUMS_UP = frozenset((told.ORDER, told.END_ZONES, told.END_ROW))


def staged(sight: Sight, events: Sequence[Event], start: AveRoma | None) -> Staged | None:
    ending = [event for event in events if event.kind in SUMS_UP]
    if start is None or not ending:
        return None
    words, view = sight.words, sight.view
    title = words("stage-round", round=start.round)
    sides = tuple(side(sight, start, seat) for seat in view.order)
    is_order = ending[0].kind == told.ORDER
    order = words("event-order", seats=words.listed([sight.names[seat] for seat in view.order]))
    return Staged(title, "", sides, (order,) if is_order else ())


def side(sight: Sight, start: AveRoma, seat: int) -> StagedSide:
    """What one has more or less than when the round began, and the points if the game ended now."""
    added = gained(counted(sight, start, seat), counted(sight, sight.view, seat))
    result = sight.words("stage-score", points=score(sight.view).totals[seat])
    return StagedSide(seat, sight.names[seat], (), added, result)


def counted(sight: Sight, s: AveRoma, seat: int) -> list[tuple[str, int]]:
    """Points where a round can bring some, what lies in the stock, and the cards."""
    words = sight.words
    kinds = [s.box.kind[card_of(held)] for held in s.owned[seat]]
    scored = zip(CATEGORIES, score(s).points[seat], strict=True)
    return [
        (words("score-denarii"), s.goods_of(seat)[terms.DENARII]),
        (words("score-stock"), s.stock(seat)),
        *((words(f"panel-{name}"), kinds.count(kind)) for kind, name in CARDS),
        *((words("stage-points", what=words(f"score-{name}")), points) for name, points in scored if name in SCORED),
    ]
