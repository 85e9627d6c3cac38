"""Mare Nostrum drawn: the sea and what stands around it, what I have, the trade, the tiles and the other boards."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.mare_nostrum.picture import layout
from tabularium.games.mare_nostrum.picture.far import board, market
from tabularium.games.mare_nostrum.picture.ground import sea_ground
from tabularium.games.mare_nostrum.picture.near import mine, trade
from tabularium.games.mare_nostrum.picture.pieces import Read, before_the_game, sea_pieces
from tabularium.games.mare_nostrum.picture.sight import Sight
from tabularium.kernel.picture import Area, Picture


def draw(sight: Sight, read: Read, general: int, stages: Sequence[str], fought: bool) -> Picture:
    """`read` is what the board in words says of each Province and Sea, `general` the player whose phase is running,
    `stages` how far each player is in this phase, and `fought` whether a battle is."""
    pieces = [*before_the_game(sight, read)]
    areas = [market(sight)]
    if sight.view.round:
        pieces += sea_pieces(sight, general, stages)
        others = [seat for seat in range(sight.seats) if seat != sight.viewer]
        areas = [trade(sight), *areas, *(board(sight, seat, stages[seat]) for seat in others)]
        if sight.is_seated:
            areas.insert(0, mine(sight))
    sea = sea_ground(sight.box, sight.seats, sight.words)
    pinned = layout.ARENA if fought else None
    return Picture((Area("sea", sight.words("area-sea"), sea, tuple(pieces), heart=home(sight), pinned=pinned), *areas))


def home(sight: Sight) -> tuple[float, float] | None:
    """Where my Capital stands."""
    if not sight.view.round or not sight.is_seated:
        return None
    return layout.lands(sight.box, sight.seats)[sight.view.capital_province(sight.viewer)].units
