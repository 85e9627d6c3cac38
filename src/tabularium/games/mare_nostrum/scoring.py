"""How the Empires stand, and how the game ended (MN-8.3, MN-8.4)."""

from __future__ import annotations

from typing import Final

from tabularium.games.mare_nostrum import state
from tabularium.games.mare_nostrum.effects import levels
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.games.mare_nostrum.steps import told
from tabularium.kernel.scores import Outcome, Progress, ScoreSheet, score_sheet

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
            s.tell(told.VICTORY, seat, ending)
    s.agenda.clear()


def heroes_and_wonders(s: MareNostrum, seat: int) -> int:
    """Those a seat owns; a fifth one that was claimed without a tile counts as well (MN-6.4)."""
    return s.box.to_win_tiles if (s.fifth_claims >> seat) & 1 else s.tiles_of(seat)


def pyramids(s: MareNostrum, seat: int) -> int:
    """1 for who built or claimed them (MN-6.4)."""
    return ((s.owned[seat] >> s.box.pyramids) | (s.pyramid_claims >> seat)) & 1


def progress(s: MareNostrum) -> Progress:
    """The four ways to win. There are no points (MN-8.4)."""
    box = s.box
    need = (1, box.to_win_tiles, box.to_win_cities, box.to_win_titles)
    have = [
        (pyramids(s, seat), heroes_and_wonders(s, seat), s.great_cities(seat), s.titles.count(seat))
        for seat in range(s.seats)
    ]
    return Progress(state.ENDINGS[state.BY_PYRAMIDS : state.BY_TITLES + 1], need, tuple(have))


def nearest(s: MareNostrum, seat: int) -> tuple[int, int]:
    """How near a seat is to its nearest victory, then the sum of its levels (MN-7.8)."""
    ways = progress(s)
    near = max(WHOLE * have // need for have, need in zip(ways.have[seat], ways.need, strict=True))
    return near, sum(levels(s, seat))


def score(s: MareNostrum) -> ScoreSheet:
    ways = progress(s).have
    rows = []
    for seat in range(s.seats):
        built, tiles, cities, titles = ways[seat]
        rows.append((tiles, built, cities, titles, *levels(s, seat), s.realm[seat].bit_count()))
    return score_sheet(CATEGORIES, rows)


def outcome(s: MareNostrum) -> Outcome:
    """A shared victory is a full one, and all others rank equal (MN-8.3, MN-8.4)."""
    ranks = tuple(1 if (s.winners >> seat) & 1 else 1 + s.winners.bit_count() for seat in range(s.seats))
    return Outcome(ranks, state.ENDINGS[s.ending])
