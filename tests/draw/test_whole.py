"""Whole pictures as one SVG: for notebooks, and wherever no page is at hand."""

import re
from xml.etree import ElementTree

import pytest

from tabularium import Live
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.state import SPECTATOR

DRAWN = [game for game in shelf().values() if game.id != "tessera"]


@pytest.mark.parametrize("game", DRAWN, ids=lambda game: str(game.id))
def test_a_table_is_drawn_with_all_that_its_picture_needs(game: AnyGame) -> None:
    seats = max(game.player_counts)
    live = Live(game, seats=seats, dice=4, names=[f"Player {seat + 1}" for seat in range(seats)])
    svg = live._repr_svg_()
    assert svg is not None
    drawing = ElementTree.fromstring(svg)  # one that can be read
    ids = {shape.get("id") for shape in drawing.iter()}
    assert set(re.findall(r'href="#([^"]+)"', svg)) <= ids
    assert f"game-{game.id}" in drawing.attrib["class"]


def test_a_whole_state_is_drawn_as_a_spectator_sees_it_and_a_view_as_its_seat_does() -> None:
    game = find_game("nundinae")
    s = game.new(3, {}, 4)
    spectator, first, second = (s.view(seat)._repr_svg_() for seat in (SPECTATOR, 0, 1))
    assert s._repr_svg_() == spectator
    assert len({spectator, first, second}) == 3


def test_what_nobody_has_laid_out_is_not_drawn() -> None:
    game = find_game("nundinae")
    assert game.blank(game.box)._repr_svg_() is None
