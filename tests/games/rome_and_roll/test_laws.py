"""Rome & Roll keeps the laws of all games."""

from __future__ import annotations

from tabularium.games.rome_and_roll.game import GAME
from tabularium.kernel.conformance import laws
from tests.builds import COMPILED

TestLaws = laws(GAME, compiled=COMPILED)
