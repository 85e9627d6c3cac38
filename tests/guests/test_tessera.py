"""The floor of mosaic keeps the laws of the kernel, among them those of pictures and touch."""

from __future__ import annotations

from tabularium.kernel.conformance import laws
from tests.guests.tessera.game import GAME

TestLaws = laws(GAME, "tests.guests.tessera.game:GAME", games=2, many=20)
