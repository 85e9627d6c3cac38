"""Age of Rome drawn: the wheel of the Provinces with Rome in its middle, and everybody's board around it."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.age_of_rome.picture import boards, rome
from tabularium.games.age_of_rome.picture.painter import colour_of, letter_of
from tabularium.games.age_of_rome.picture.paths import CHAINED, LIST_ONLY, path_of
from tabularium.games.age_of_rome.picture.wheel import Wheel
from tabularium.games.age_of_rome.state import HEROES, AgeOfRome, emperor, few
from tabularium.kernel.picture import Area, Picture
from tabularium.kernel.presentation import Words

__all__ = ["CHAINED", "LIST_ONLY", "colour_of", "draw", "letter_of", "path_of"]


def draw(view: AgeOfRome, words: Words, names: Sequence[str]) -> Picture:
    middle = (*Wheel(view, words, names).pieces(), *rome.Rome(view, words, names).pieces())
    land = rome.ground(view.box, few(view), not view.options[HEROES], words)
    areas = [Area("rome", words("area-rome"), land, middle, heart=rome.HEART)]
    board = boards.PlayerBoard(view, words, names)
    if board.mine >= 0:
        areas.append(board.area(board.mine, "near"))
    areas.extend(board.area(other, "far") for other in range(view.boards) if other != board.mine)
    if emperor(view):
        areas.append(boards.Tasks(view, words, names).area())
    return Picture(tuple(areas))
