"""What this game is drawn from."""

from __future__ import annotations

from tabularium.games.rome_and_roll.box import RomeAndRollBox
from tabularium.games.rome_and_roll.state import RomeAndRoll
from tabularium.kernel import sight

Setting = sight.Setting[RomeAndRollBox]
Sight = sight.Sight[RomeAndRoll, RomeAndRollBox]
