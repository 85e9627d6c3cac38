"""What this game is drawn from: a sight that also knows who plans what."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.draw.words import starting
from tabularium.games.forty_four_bce import packed, terms
from tabularium.games.forty_four_bce.box import FortyFourBceBox
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps.commitment import ImCommitment, SuitorCommitment
from tabularium.games.forty_four_bce.steps.discard import Discard
from tabularium.kernel import sight
from tabularium.kernel.presentation import Board, Words

COLOURS: Final = {"crimson": "red", "violet": "purple"}  # what the box calls otherwise than the stylesheet
INITIALS: Final = "ABCMO"  # of the characters, as the box lists them


class Sight(sight.Sight[FortyFourBce, FortyFourBceBox]):
    """A sight by boards: with two players the shared Suitor has one, too."""

    def __init__(
        self, board: Board[FortyFourBce], view: FortyFourBce, box: FortyFourBceBox, words: Words, names: Sequence[str]
    ) -> None:
        super().__init__(board, view, box, words, names)
        shared = (words("shared-suitor"),) if view.seats == 2 else ()
        self.names = (*self.names[: view.seats], *shared)
        self.fields = [words(f"field-{name}") for name in terms.FIELDS]
        self.planning = isinstance(self.step, (ImCommitment, SuitorCommitment))
        self.discarding = self.step.board if isinstance(self.step, Discard) else -1
        self.stock = (*view.supply, view.loyalty, view.mint)  # what nobody owns
        self.rows = rows_of(view)

    def name(self, board: int) -> str:
        """A board's name at the start of a sentence."""
        return starting(self.names[board])

    def is_mine(self, board: int) -> bool:
        """Whether the viewer decides for this board."""
        return self.view.decider(board) == self.viewer

    def is_planned(self, board: int) -> bool:
        """Whether the viewer's own plan for this board lies behind its screen, or is being laid."""
        if not self.is_mine(board):
            return False
        if (self.view.sealed >> board) & 1:
            return True
        return self.planning and (self.view.agenda[-1].owes(self.view) >> self.viewer) & 1 == 1

    def plan(self, board: int) -> tuple[int, ...]:
        """What lies behind the screen of a board, as far as the viewer knows it."""
        plan = self.view.plans[board]
        if plan:
            return () if plan == packed.SEALED_PLAN else plan
        if not self.planning:
            return ()
        draft = self.view.drafts[self.view.decider(board)]
        return packed.own_part(draft) if board < self.seats else packed.shared_part(draft)


def rows_of(view: FortyFourBce) -> list[int]:
    """Boards from top to bottom: the viewer's own lies nearest, the shared Suitor's between two players."""
    seats = list(range(view.seats))
    if view.viewer < view.seats:
        seats = [*seats[view.viewer + 1 :], *seats[: view.viewer + 1]]
    return seats if view.seats > 2 else [seats[0], 2, seats[1]]


def colour_of(view: FortyFourBce, board: int) -> str:
    named = view.box.colours[view.characters[board]]
    return COLOURS.get(named, named)


def letter_of(view: FortyFourBce, board: int) -> str:
    return INITIALS[view.characters[board]]
