"""Ave Roma drawn: the city with its places, rows, zones and tracks, and a board for each seat."""

from __future__ import annotations

from tabularium.games.ave_roma.picture import ground
from tabularium.games.ave_roma.picture.pieces import board_pieces
from tabularium.games.ave_roma.picture.seats import seat_pieces, tiles, values
from tabularium.games.ave_roma.picture.sight import Sight
from tabularium.games.ave_roma.scoring import score
from tabularium.kernel.picture import Area, Picture
from tabularium.kernel.scores import ScoreSheet


def draw(sight: Sight) -> Picture:
    sheet = score(sight.view)
    city = ground.city(sight.box, sight.seats, sight.view.advanced(), sight.words)
    areas = [Area("city", sight.words("area-city"), city, (*board_pieces(sight), *values(sight)))]
    if sight.is_seated:
        areas.append(seat_board(sight, sight.viewer, sheet))
    areas.extend(seat_board(sight, seat, sheet) for seat in sight.view.order if seat != sight.viewer)
    return Picture(tuple(areas))


def seat_board(sight: Sight, seat: int, sheet: ScoreSheet) -> Area:
    """A seat's board: the viewer's own near, or the sides to choose from; those of others far."""
    side, far, words = sight.view.boards[seat], seat != sight.viewer, sight.words
    if not far and side >= len(sight.box.boards):
        return Area("boards", words("area-boards"), ground.shelf(words), tuple(tiles(sight)), "near", seat)
    lies = ground.board(sight.box, side, sight.seats == 2, far, words)
    pieces = tuple(seat_pieces(sight, seat, far, sheet))
    title = words("area-seat", seat=sight.names[seat])
    return Area(f"seat-{seat + 1}", title, lies, pieces, "far" if far else "near", seat)
