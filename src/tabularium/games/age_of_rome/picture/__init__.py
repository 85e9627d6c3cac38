"""Age of Rome drawn: the wheel of the Provinces with Rome in its middle, and everybody's board around it."""

from __future__ import annotations

from tabularium.games.age_of_rome import state
from tabularium.games.age_of_rome.picture import layout, seats
from tabularium.games.age_of_rome.picture.faces import colour_of, letter_of
from tabularium.games.age_of_rome.picture.ground import rome_ground
from tabularium.games.age_of_rome.picture.paths import CHAINED, LIST_ONLY, path_of
from tabularium.games.age_of_rome.picture.pieces import rome_pieces, wheel_pieces
from tabularium.games.age_of_rome.picture.sight import Sight
from tabularium.games.age_of_rome.state import emperor, few
from tabularium.kernel.picture import Area, Picture

__all__ = ["CHAINED", "LIST_ONLY", "Sight", "colour_of", "draw", "letter_of", "path_of"]


def draw(sight: Sight) -> Picture:
    view = sight.view
    land = rome_ground(sight.box, few(view), not view.options[state.HEROES], sight.words)
    middle = (*wheel_pieces(sight), *rome_pieces(sight))
    areas = [Area("rome", sight.words("area-rome"), land, middle, heart=layout.HEART)]
    if sight.is_seated:
        areas.append(seats.board(sight, sight.viewer))
    areas.extend(seats.board(sight, other) for other in range(view.boards) if other != sight.viewer)
    if emperor(view):
        areas.append(seats.tasks(sight))
    return Picture(tuple(areas))
