"""What one viewer sees of a table."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cached_property
from itertools import count

from tabularium.kernel.picture import Picture
from tabularium.kernel.presentation import Choice, Gesture, Page, Presenter, ShownTray
from tabularium.kernel.state import State, View
from tabularium.kernel.textboard import Section


@dataclass(frozen=True)
class Look:
    """A table through the eyes of one viewer in one language, and what it was made from. What is drawn, touched
    and read in words is made when somebody asks for it."""

    state: State
    presenter: Presenter
    at: tuple[int, int]
    view: View
    page: Page
    number: int = field(default_factory=count().__next__)  # no other look has it

    @cached_property
    def picture(self) -> Picture | None:
        return self.presenter.picture(self.view)

    @cached_property
    def gestures(self) -> tuple[Gesture, ...]:
        return () if self.picture is None else self.presenter.gestures(self.view, self.picture)

    @cached_property
    def sections(self) -> tuple[Section, ...]:
        """The board in words; the page has none."""
        return self.presenter.sections(self.view)

    @cached_property
    def listed(self) -> tuple[Choice, ...]:
        return self.presenter.listed(self.view, self.page.choices)

    @cached_property
    def tray(self) -> ShownTray | None:
        return self.presenter.tray(self.view)

    def still(self, state: State, presenter: Presenter, at: tuple[int, int]) -> bool:
        return self.state is state and self.presenter is presenter and self.at == at
