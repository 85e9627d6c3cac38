"""How the Empires stand, and how the game ended (MN-8.3, MN-8.4)."""

from __future__ import annotations

from typing import Final

from tabularium.games.mare_nostrum.effects import levels
from tabularium.games.mare_nostrum.state import ENDINGS, MareNostrum
from tabularium.games.mare_nostrum.steps.kinds import TOLD_VICTORY
from tabularium.kernel.scores import Outcome, ScoreSheet, score_sheet

CATEGORIES: Final = (
    "hm_count", "pyramids", "great_cities", "titles", "level_commerce", "level_politics", "level_military", "provinces",
)  # fmt: skip
WHOLE: Final = 60  # a fifth, a quarter and a third of it are whole numbers


def win(s: MareNostrum, winners: int, ending: int) -> None:
    """The game ends at once (MN-8.1)."""
    s.winners = winners
    s.ending = ending
    for seat in range(s.seats):
        if (winners >> seat) & 1:
            s.tell(TOLD_VICTORY, seat, ending)
    s.agenda.clear()


def progress(s: MareNostrum, seat: int) -> tuple[int, int]:
    """How near a seat is to its nearest victory, then the sum of its levels (MN-7.8)."""
    box = s.box
    nearest = max(
        WHOLE * s.tiles_of(seat) // box.to_win_tiles,
        WHOLE * s.great_cities(seat) // box.to_win_cities,
        WHOLE * s.titles.count(seat) // box.to_win_titles,
    )
    return nearest, sum(levels(s, seat))


def score(s: MareNostrum) -> ScoreSheet:
    rows = []
    for seat in range(s.seats):
        rows.append(
            (
                s.tiles_of(seat),
                (s.owned[seat] >> s.box.pyramids) & 1,
                s.great_cities(seat),
                s.titles.count(seat),
                *levels(s, seat),
                s.realm[seat].bit_count(),
            )
        )
    return score_sheet(CATEGORIES, rows)


def outcome(s: MareNostrum) -> Outcome:
    """A shared victory is a full one, and all others rank equal (MN-8.3, MN-8.4)."""
    ranks = tuple(1 if (s.winners >> seat) & 1 else 1 + s.winners.bit_count() for seat in range(s.seats))
    return Outcome(ranks, ENDINGS[s.ending])
