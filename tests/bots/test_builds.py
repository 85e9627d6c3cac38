"""Both builds think alike: the same seed and the same number of simulations give the same game."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabularium.kernel.game import shelf
from tests.builds import compiled

SOURCES = Path(__file__).parents[2] / "src"
GAME = """
import sys
from tabularium.arena.bench import compiled
from tabularium.bots.levels import make_bot
from tabularium.kernel.game import find_game
from tabularium.kernel.play import next_seat, play
game = find_game(sys.argv[1])
s = game.new(max(game.player_counts), rng=7)
bots = [make_bot(game, ("senator@8", "consul@10", "plebeian@8")[seat % 3], seat) for seat in range(s.seats)]
for _ in range(60):
    seat = next_seat(s)
    if seat < 0:
        break
    for move in bots[seat].choose(s.view(seat), seat):
        play(s, seat, move)
print(compiled(), s.digest())
"""


def played(game: str, where: Path) -> list[str]:
    environment = {**os.environ, "PYTHONPATH": str(where)}
    command = [sys.executable, "-c", GAME, game]
    return subprocess.run(command, env=environment, capture_output=True, text=True, check=True).stdout.split()


@pytest.mark.parametrize("game", [game.id for game in shelf().values()])
def test_both_builds_play_the_same_game(game: str) -> None:
    native, interpreted = played(game, compiled()), played(game, SOURCES)
    assert (native[0], interpreted[0]) == ("True", "False")
    assert native[1] == interpreted[1]
