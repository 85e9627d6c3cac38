"""What this game is drawn from."""

from __future__ import annotations

from tabularium.games.mare_nostrum.box import MareNostrumBox
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.kernel import sight

Setting = sight.Setting[MareNostrumBox]
Sight = sight.Sight[MareNostrum, MareNostrumBox]
