"""Age of Rome keeps the laws of all games."""

from __future__ import annotations

from tabularium.games.age_of_rome.game import GAME
from tabularium.kernel.conformance import laws
from tests.builds import COMPILED

TestLaws = laws(GAME, compiled=COMPILED)
