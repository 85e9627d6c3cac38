"""Mare Nostrum keeps the laws of all games."""

from __future__ import annotations

from tabularium.games.mare_nostrum.game import GAME
from tabularium.kernel.conformance import laws
from tests.builds import COMPILED

TestLaws = laws(GAME, compiled=COMPILED, games=2, many=20)
