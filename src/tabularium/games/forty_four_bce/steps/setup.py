"""How the table is laid before the first year."""

from __future__ import annotations

from tabularium.games.forty_four_bce import state, terms
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps import kinds, told
from tabularium.games.forty_four_bce.steps.recess import NOT_AWARDED
from tabularium.games.forty_four_bce.steps.year import start_game


def lay_out(s: FortyFourBce) -> None:
    """The table as the first year begins."""
    box = s.box
    boards = s.setup.boards  # BC-13.1: two players lay the table as for three
    s.year = 1
    s.phase = terms.CONSTRUCTION
    s.awarded = NOT_AWARDED
    s.won = 0
    s.sealed = 0
    s.statements = s.reactions = s.verdicts = ()
    s.supply = list(box.influence)
    s.loyalty = box.loyalty
    s.mint = box.denarii - boards * box.starting_denarii
    s.afield = [0] * len(terms.INFLUENCE)
    lay_boards(s, boards)
    lay_characters(s, boards)
    lay_display(s)
    lay_structures(s, boards)
    s.senate = s.below(len(box.senate))  # BC-1.8
    s.tell(told.SENATE, -1, s.senate)
    # BC-1.11, BC-13.2: one of the players is the first Imperium Maius
    s.im = s.options[state.FIRST] - 1 if s.options[state.FIRST] else s.below(s.seats)
    s.heir = s.im
    s.lead = 1 - s.im if s.seats == 2 else 0
    start_game(s)


def lay_boards(s: FortyFourBce, boards: int) -> None:
    """5 Denarii, 13 architects and nothing else (BC-1.2)."""
    s.denarii = [s.box.starting_denarii] * boards
    s.reserve = [s.box.reserve] * boards
    s.imperium = [0] * boards
    s.built = [0] * boards
    s.activated = [0] * boards
    s.cubes = [0] * (boards * len(terms.INFLUENCE))
    s.owned = [()] * boards
    s.faceup = [()] * boards
    s.facedown = [()] * boards
    s.collegium = [()] * boards
    s.dark = [()] * boards
    s.pool = [()] * boards
    s.tiles = [()] * boards
    s.plans = [()] * boards
    s.promises = [0] * (boards * len(kinds.VERDICTS))
    s.stacks = [()] * (boards * len(terms.FIELDS))
    s.front = [0] * (boards * len(terms.FIELDS))
    s.authority = [0] * (boards * len(terms.FIELDS))
    s.charisma = [0] * (boards * len(terms.FIELDS))


def lay_characters(s: FortyFourBce, boards: int) -> None:
    """A different character for each board, as chosen or dealt at random (BC-1.1)."""
    chosen = [s.options[state.CHARACTER + seat] - 1 for seat in range(s.seats)] + [-1] * (boards - s.seats)
    free = list(s.shuffled([c for c in range(len(s.box.characters)) if c not in chosen]))
    s.characters = tuple(c if c >= 0 else free.pop() for c in chosen)
    for board, character in enumerate(s.characters):
        s.tell(told.CHARACTER, board, character)


def lay_display(s: FortyFourBce) -> None:
    """In each field one stack of level 2 and one of level 3 leave the game (BC-1.6); the others lose some cards, the
    Lictors' too (BC-1.7)."""
    box = s.box
    removed = [stacks[s.below(len(stacks))] for stacks in box.losing]
    fewer = s.setup.fewer_cards
    s.display = [copies - fewer for copies in box.copies]
    for recruit in removed:
        s.display[recruit] = 0
    s.removed = tuple(sorted(removed))
    s.tell(told.REMOVED, -1, *removed)


def lay_structures(s: FortyFourBce, boards: int) -> None:
    """The fixed ones, and a draw of each era's tiles and of the statues (BC-1.9), all in view from the start (BC-1.10);
    how many slots are open depends on the number of players (BC-3.5, BC-3.6, BC-13.17)."""
    box = s.box
    laid = list(box.fixed)
    for tiles in box.era_tiles:
        laid.extend(s.shuffled(list(tiles))[: s.setup.era_tiles])
    laid.extend(s.shuffled(list(box.statues))[: s.setup.statues])
    laid.sort()
    s.laid = tuple(laid)
    s.slots = [0] * len(box.structures)
    for structure in laid:
        s.slots[structure] = box.slots[box.kind[structure]][boards]
