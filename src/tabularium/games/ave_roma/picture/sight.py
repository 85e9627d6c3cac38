"""What this game is drawn from."""

from __future__ import annotations

from tabularium.games.ave_roma.box import AveRomaBox
from tabularium.games.ave_roma.state import AveRoma
from tabularium.kernel import sight

Setting = sight.Setting[AveRomaBox]
Sight = sight.Sight[AveRoma, AveRomaBox]
