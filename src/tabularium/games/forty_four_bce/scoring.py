"""The end count: the track, and what lies in the Collegium, on the board and in the purse (BC-12.3)."""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce import terms
from tabularium.games.forty_four_bce.effects import gained
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.kernel.scores import Outcome, ScoreSheet, ranked, score_sheet

CATEGORIES: Final = (
    "track",
    "allegiance",
    "senate",
    "lictors_loyalty",
    "structures",
    "collegium",
    "statues",
    "denarii",
)


def score(s: FortyFourBce) -> ScoreSheet:
    """As the count would be now; cards that a viewer may not know count nothing yet. The shared Suitor's Imperium has
    no meaning (BC-13.15). Categories are independent of each other (BC-12.15)."""
    return score_sheet(CATEGORIES, [points(s, board) for board in range(s.seats)])


def points(s: FortyFourBce, board: int) -> list[int]:
    return [
        s.imperium[board],
        allegiance(s, board),
        senate(s, board),
        lictors_and_loyalty(s, board),
        structures(s, board),
        s.box.lowest_field * min(field_totals(s, board)),  # BC-12.8
        statues(s, board),
        s.denarii[board] * s.box.denarius_worth,  # BC-12.10
    ]


def allegiance(s: FortyFourBce, board: int) -> int:
    """The printed Imperium of each allegiance tile (BC-12.4)."""
    return sum([s.box.tile_imperium[tile] for tile in s.tiles[board]])


def senate(s: FortyFourBce, board: int) -> int:
    """Imperium for each pair of tiles of the Senate tile's two fields (BC-12.5), each tile in one pair (BC-12.12)."""
    pair = s.box.senate_pairs[s.senate]
    numbers = [sum([1 for tile in s.tiles[board] if tile % 3 == field]) for field in pair]
    return s.box.senate_pair * min(numbers)


def lictors_and_loyalty(s: FortyFourBce, board: int) -> int:
    """Each Lictor and each loyalty in the Collegium (BC-12.6)."""
    found = 0
    for card in (*s.collegium[board], *s.dark[board]):
        if card in (s.box.lictor, s.box.loyal):
            found += 1
    return found * s.box.collegium_card


def structures(s: FortyFourBce, board: int) -> int:
    """The printed Imperium of each structure, a fixed one once for each architect (BC-12.7, BC-2.14)."""
    return sum([s.box.imperium[structure] for structure in s.owned[board]])


def field_totals(s: FortyFourBce, board: int) -> list[int]:
    """Authority and all ambition of each field's recruits in the Collegium, without Lictors and tiles (BC-12.11); cards
    still on the board are not in it (BC-12.13)."""
    totals = [0] * len(terms.FIELDS)
    for card in (*s.collegium[board], *s.dark[board]):
        if card < s.box.loyal and s.box.field[card] != terms.ANY:
            totals[s.box.field[card]] += s.box.worth[card][-1]
    return totals


def statues(s: FortyFourBce, board: int) -> int:
    """Each statue's effect for its owner (BC-12.9), which counts tiles (BC-12.20), structures (BC-12.21), the Imperium
    Maius tile (BC-12.22), cards and cubes."""
    found = 0
    for structure in s.owned[board]:
        if s.box.kind[structure] == terms.STATUE:
            found += sum([gained(s, board, effect, 0) for effect in s.box.structure_effects[structure]])
    return found


def outcome(s: FortyFourBce) -> Outcome:
    """Most Imperium (BC-12.16), then authority and ambition in the Collegium (BC-12.17), then cubes left on the board
    (BC-12.18); who is still tied shares the victory (BC-12.19)."""
    totals = score(s).totals
    keys = []
    for board in range(s.seats):
        cubes = sum(s.cubes[board * 4 : board * 4 + 4])
        keys.append((totals[board], sum(field_totals(s, board)), cubes))
    return ranked(keys)
