"""What this game is drawn from: a sight that also names and says the things of its view."""

from __future__ import annotations

from tabularium.games.age_of_rome.faces import Face
from tabularium.games.age_of_rome.state import no_plots


class Sight(Face):
    @property
    def plotting(self) -> bool:
        """Whether there are Plots in this game."""
        return not no_plots(self.view)
