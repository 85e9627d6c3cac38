"""The end of a round: what it brought to each board."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.age_of_rome import state
from tabularium.games.age_of_rome.picture.sight import Sight
from tabularium.games.age_of_rome.scoring import CATEGORIES, points
from tabularium.games.age_of_rome.state import AgeOfRome, on
from tabularium.games.age_of_rome.steps import told
from tabularium.kernel.staged import Staged, StagedSide, gained
from tabularium.kernel.state import Event

BEGINS = frozenset((told.ROUND,))
SUMS_UP = frozenset((told.ROTATED,))


def staged(sight: Sight, events: Sequence[Event], start: AgeOfRome | None) -> Staged | None:
    if start is None or not any(event.kind in SUMS_UP for event in events):
        return None
    title = sight.words("stage-round", round=start.round)
    return Staged(title, "", tuple(side(sight, start, board) for board in range(sight.view.boards)))


def side(sight: Sight, start: AgeOfRome, board: int) -> StagedSide:
    """Its score by category, its Denarii and its Trade cards, as far as the viewer may know them."""
    now = sum(points(sight.view, board))
    added = gained(counted(sight, start, board), counted(sight, sight.view, board))
    return StagedSide(board, sight.who(board), (), added, sight.words("stage-score", points=now))


def counted(sight: Sight, s: AgeOfRome, board: int) -> list[tuple[str, int]]:
    words = sight.words
    scored = list(zip(CATEGORIES, points(s, board), strict=True))[:-1]  # Denarii are told as such
    found = [(words(f"score-{category}"), worth) for category, worth in scored]
    if board < s.seats:
        found.append((words("panel-denarii"), s.own[on(board, state.DENARII)]))
        found.append((words("stage-cards"), len(s.hands[board])))
    found.append((words("panel-legions"), s.own[on(board, state.LEGIONS)]))
    found.append((words("panel-votes"), s.own[on(board, state.VOTES)]))
    return found
