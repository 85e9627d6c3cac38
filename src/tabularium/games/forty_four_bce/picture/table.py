"""Who sits where in the picture, and what every part of it asks about a view."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from tabularium.draw.words import starting
from tabularium.games.forty_four_bce.box import FIELDS
from tabularium.games.forty_four_bce.packed import SEALED_PLAN, own_part, shared_part
from tabularium.games.forty_four_bce.state import FortyFourBce
from tabularium.games.forty_four_bce.steps.commitment import ImCommitment, SuitorCommitment
from tabularium.games.forty_four_bce.steps.discard import Discard
from tabularium.kernel.parts import eyes
from tabularium.kernel.presentation import Words

COLOURS: Final = {"crimson": "red", "violet": "purple"}  # what the box calls otherwise than the stylesheet
INITIALS: Final = "ABCMO"  # of the characters, as the box lists them


class Table:
    """A view with the words and names to tell it."""

    def __init__(self, view: FortyFourBce, words: Words, names: Sequence[str]) -> None:
        self.view = view
        self.words = words
        self.names = [names[seat] for seat in range(view.seats)]
        if view.seats == 2:
            self.names.append(words("shared-suitor"))
        self.fields = [words(f"field-{name}") for name in FIELDS]
        step = view.agenda[-1] if view.agenda else None
        self.planning = isinstance(step, (ImCommitment, SuitorCommitment))
        self.discarding = step.board if isinstance(step, Discard) else -1
        self.stock = (*view.supply, view.loyalty, view.mint)  # what nobody owns
        self.eyes = eyes(view, words, names, view.box)
        self.roles = (view.characters, view.im, view.lead)
        self.now = (view.phase, view.year, *self.roles)

    def name(self, board: int) -> str:
        """A board's name at the start of a sentence."""
        return starting(self.names[board])

    def mine(self, board: int) -> bool:
        """Whether the viewer decides for this board."""
        return self.view.decider(board) == self.view.viewer

    def plans(self, board: int) -> bool:
        """Whether the viewer is laying a plan for this board."""
        if not self.planning or not self.mine(board):
            return False
        return (self.view.agenda[-1].owes(self.view) >> self.view.viewer) & 1 == 1

    def plan(self, board: int) -> tuple[int, ...]:
        """What lies behind the screen of a board, as far as the viewer knows it."""
        plan = self.view.plans[board]
        if plan:
            return () if plan == SEALED_PLAN else plan
        if not self.planning:
            return ()
        draft = self.view.drafts[self.view.decider(board)]
        return own_part(draft) if board < self.view.seats else shared_part(draft)

    def hidden(self, board: int) -> bool:
        """Whether a plan lies behind the screen of this board and is not revealed yet."""
        return bool((self.view.sealed >> board) & 1) or self.plans(board)

    def rows(self) -> list[int]:
        """Boards from top to bottom: the viewer's own lies nearest, the shared Suitor's between two players."""
        view = self.view
        seats = list(range(view.seats))
        if view.viewer < view.seats:
            seats = [*seats[view.viewer + 1 :], *seats[: view.viewer + 1]]
        return seats if view.seats > 2 else [seats[0], 2, seats[1]]


def colour(view: FortyFourBce, board: int) -> str:
    named = view.box.colours[view.characters[board]]
    return COLOURS.get(named, named)


def letter(view: FortyFourBce, board: int) -> str:
    return INITIALS[view.characters[board]]
