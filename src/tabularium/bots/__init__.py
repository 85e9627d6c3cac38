"""Players that see only a view."""

from __future__ import annotations

from abc import ABC, abstractmethod

from tabularium.kernel.state import View


class Bot(ABC):
    """Somebody who plays without being a person."""

    @abstractmethod
    def choose(self, view: View, seat: int) -> tuple[int, ...]:
        """What `seat` does now, from what it may know: one move, or edits of its draft and what seals them."""
