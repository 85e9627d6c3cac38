"""What all parts of the picture share: colours, letters, and where the chairs stand around the viewer."""

from __future__ import annotations

from tabularium.games.age_of_rome.box import BUILDINGS, LEVELS, TYPES
from tabularium.games.age_of_rome.faces import Face
from tabularium.games.age_of_rome.state import POSITION, WIDTH, AgeOfRome
from tabularium.kernel.picture import NUMERALS

COLOURS = {"yellow": "gold", "red": "red", "green": "green", "blue": "blue"}  # of the box: classes of the house


def colour_of(view: AgeOfRome, board: int) -> str:
    return COLOURS[view.box.colours[board]]


def letter_of(view: AgeOfRome, board: int) -> str:
    return NUMERALS[board] if board < view.seats else "C"


def site(view: AgeOfRome, province: int, kind: int) -> str:
    """The touch key of a Building's plot."""
    return f"site-{view.box.provinces[province]}-{BUILDINGS[kind]}"


def plots_of(view: AgeOfRome, province: int) -> str:
    """The touch key of the free Plot slot of a Province."""
    return f"plots-{view.box.provinces[province]}"


def marker_of(view: AgeOfRome, province: int) -> str:
    """The touch key of the viewer's own Plot markers there."""
    return f"marker-{view.box.provinces[province]}"


def legions_at(view: AgeOfRome, board: int, region: int) -> str:
    return f"legions-{board + 1}-{view.box.regions[region]}"


def legions_of(board: int) -> str:
    return f"legions-{board + 1}"


def purse_of(board: int) -> str:
    return f"purse-{board + 1}"


def level_of(board: int, level: int) -> str:
    return f"pantheon-{board + 1}-{('base', 'upper')[level]}"


class Painter(Face):
    """Draws one view in one language."""

    def colour(self, board: int) -> str:
        return colour_of(self.view, board)

    def letter(self, board: int) -> str:
        return letter_of(self.view, board)

    @property
    def mine(self) -> int:
        """The seat that looks, or -1."""
        return self.view.viewer if 0 <= self.view.viewer < self.view.seats else -1

    def direction(self, position: int) -> float:
        """Where a chair is on the picture, in degrees: the viewer sits at the bottom, and clockwise is clockwise."""
        own = self.view.own[self.mine * WIDTH + POSITION] if self.mine >= 0 else 0
        return 90 + 90 * ((position - own) & 3)

    def next_tile(self, province: int, kind: int) -> tuple[int, int]:
        """The next level of a Building: its number among the tiles, and how many are left."""
        tile = kind * LEVELS + self.view.tiles[province * TYPES + kind]
        return tile, self.view.supply[tile]
