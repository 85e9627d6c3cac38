"""Players that see only a view."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tabularium.kernel.state import View


class Bot(ABC):
    """A program that plays a seat."""

    @abstractmethod
    def choose(self, view: View, seat: int) -> tuple[int, ...]:
        """What `seat` does now, from its view: one move, or edits of its draft and the move that seals them."""
