"""The recess: income, clean-up and the next year; after the sixth the last construction and the count."""

from __future__ import annotations

from typing import ClassVar, Final

from tabularium.games.forty_four_bce import packed, state, terms
from tabularium.games.forty_four_bce.state import FortyFourBce, with_all, with_one
from tabularium.games.forty_four_bce.steps import told
from tabularium.games.forty_four_bce.steps.supply import collect_denarii
from tabularium.kernel.state import EVERYONE
from tabularium.kernel.step import Step

NOT_AWARDED: Final = (state.NOBODY_YET, state.NOBODY_YET, state.NOBODY_YET)


def recess(s: FortyFourBce) -> None:
    """In this order: Denarius, cubes, cards and tiles (BC-11.12); the next year follows."""
    income(s)
    clear_cubes(s)
    for board in s.order():
        clear_cards(s, board)
        take_tiles(s, board)
    s.awarded = NOT_AWARDED
    change_roles(s)


def income(s: FortyFourBce) -> None:
    """1 Denarius for each, but for those with the most architects on structures (BC-11.1); if all are tied, for nobody
    (BC-11.2). Even the last Denarii go in order (BC-2.5)."""
    most = max([len(owned) for owned in s.owned])
    for board in s.order():
        if len(s.owned[board]) < most:
            collect_denarii(s, board, s.box.recess_denarii)
        else:
            s.tell(told.MOST_ARCHITECTS, board, most)


def clear_cubes(s: FortyFourBce) -> None:
    """All influence outside storage returns (BC-11.3), that on recruits too (BC-11.5); the storage stays (BC-11.8)."""
    for kind in range(len(terms.INFLUENCE)):
        s.supply[kind] += s.afield[kind]
        s.afield[kind] = 0
    s.tell(told.CLEARED, -1)


def clear_cards(s: FortyFourBce, board: int) -> None:
    """Played cards go to the Collegium (BC-11.4), marked ones back to the board as if newly enlisted (BC-11.7), loyalty
    in front of a field to the storage face up, won or lost (BC-11.6)."""
    loyal = s.box.loyal
    filed = [loyal for entry in s.plans[board] if packed.use_of(entry) == packed.LOYALTY_USE]
    back: list[int] = []
    for field in range(len(terms.FIELDS)):
        at = board * 3 + field
        for entry in s.stacks[at]:
            if packed.will_return(entry):
                back.append(packed.stack_card(entry))
                s.tell(told.CAME_BACK, board, packed.stack_card(entry))
            else:
                filed.append(packed.stack_card(entry))
        for _ in range(s.front[at]):
            back.append(loyal)
        s.stacks[at] = ()
        s.front[at] = 0
        s.authority[at] = 0
        s.charisma[at] = 0
    s.plans[board] = ()
    if filed:
        s.tell(told.COLLEGIUM_GREW, board, len(filed))
        s.collegium[board] = with_all(s.collegium[board], filed)
    if back:
        s.faceup[board] = with_all(s.faceup[board], back)


def take_tiles(s: FortyFourBce, board: int) -> None:
    """Tiles awarded this year go to their owner's Collegium (BC-11.4); the shared Suitor keeps its own (BC-13.9)."""
    for field in range(len(terms.FIELDS)):
        if s.awarded[field] == board:
            s.tiles[board] = with_one(s.tiles[board], s.letter() * 3 + field)


def change_roles(s: FortyFourBce) -> None:
    """The designated one is Imperium Maius from now on (BC-2.3, BC-11.9); with two players the shared Suitor, with all
    it owns, passes to the other one (BC-13.12), or stays (BC-13.13)."""
    changed = s.heir != s.im
    s.im = s.heir
    s.won = 0
    if s.seats == 2:
        s.lead = 1 - s.im
        if changed:
            s.reveal(told.CONTROL, s.lead, 1 << s.lead, (*s.facedown[2], *s.dark[2]))


class EndCount(Step[FortyFourBce]):
    """Every Collegium is revealed (BC-12.3), and the game is over."""

    name: ClassVar[str] = "end_count"

    def run(self, s: FortyFourBce) -> None:
        s.phase = terms.OVER
        for board in s.order():
            cards = sorted((*s.collegium[board], *s.dark[board]))
            s.reveal(told.COUNTED, board, EVERYONE, (), *cards)
