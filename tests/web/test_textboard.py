"""Boards in words keep all their words, and what is drawn with letters stays drawn."""

from __future__ import annotations

import re

import pytest

from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.live import Live
from tabularium.kernel.presentation import LANGUAGES, Presenter
from tabularium.kernel.state import SPECTATOR
from tabularium.web.textboard import Block, Line, blocks_of

MAP = "    1   2   3\nA   .   .  ~~~\nB   .   v   .\n\nv village"


def test_a_map_stays_a_map_and_a_list_becomes_one() -> None:
    assert blocks_of(MAP) == (Block(grid="    1   2   3\nA   .   .  ~~~\nB   .   v   ."), Block(lead=Line("v village")))
    text = "Tiles:\n  Haruspex (2)\n  Tribunus | 3 left\nSupply: 20"
    assert blocks_of(text) == (
        Block(lead=Line("Tiles"), title=True, items=(Line("Haruspex (2)"), Line("Tribunus", ("3 left",)))),
        Block(lead=Line("Supply:", (), "20")),
    )
    assert blocks_of("Row (deck: 15) here") == (Block(lead=Line("Row (deck: 15) here")),)
    assert blocks_of("") == ()


def words_in(block: Block) -> str:
    lines = [*([block.lead] if block.lead else []), *block.items]
    return " ".join([block.grid, *(" ".join([line.head, *line.parts, line.rest]) for line in lines)])


@pytest.mark.parametrize("game", shelf().values(), ids=lambda game: game.id)
@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_word_of_a_board_is_lost(game: AnyGame, lang: str) -> None:
    live = Live(game, max(game.player_counts), {}, 3)
    text = Presenter(game, lang).page(live.view(SPECTATOR)).board
    shown = " ".join(words_in(block) for block in blocks_of(text))
    assert re.findall(r"\w+", shown) == re.findall(r"\w+", text)
