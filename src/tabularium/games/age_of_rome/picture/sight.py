"""What this game is drawn from: a sight that also names and says the things of its view."""

from __future__ import annotations

from tabularium.games.age_of_rome.box import AgeOfRomeBox
from tabularium.games.age_of_rome.faces import Face
from tabularium.games.age_of_rome.state import AgeOfRome, no_plots
from tabularium.kernel import sight


class Sight(sight.Sight[AgeOfRome, AgeOfRomeBox], Face):
    @property
    def plotting(self) -> bool:
        """Whether there are Plots in this game."""
        return not no_plots(self.view)
