"""The whole picture of a view."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.games.ave_roma.picture import ground
from tabularium.games.ave_roma.picture.pieces import board_pieces
from tabularium.games.ave_roma.picture.seats import seat_pieces, tiles, values
from tabularium.games.ave_roma.scoring import score
from tabularium.games.ave_roma.state import AveRoma
from tabularium.kernel.picture import Area, Edge, Picture
from tabularium.kernel.presentation import Words
from tabularium.kernel.scores import ScoreSheet


def draw(view: AveRoma, words: Words, names: Sequence[str]) -> Picture:
    sheet = score(view)
    city = ground.city(view.box, view.seats, view.advanced(), words)
    areas = [Area("city", words("area-city"), city, (*board_pieces(view, words, names), *values(view, words)))]
    viewer = view.viewer
    others = [seat for seat in view.order if seat != viewer]
    if viewer < view.seats:
        areas.append(own_board(view, viewer, sheet, words, names, "near"))
    areas.extend(own_board(view, seat, sheet, words, names, "far") for seat in others)
    return Picture(tuple(areas))


def own_board(view: AveRoma, seat: int, sheet: ScoreSheet, words: Words, names: Sequence[str], edge: Edge) -> Area:
    side = view.boards[seat]
    if edge == "near" and side >= len(view.box.boards):
        return Area("boards", words("area-boards"), ground.shelf(words), tuple(tiles(view, words)), edge, seat)
    far = edge == "far"
    lies = ground.board(view.box, side, view.seats == 2, far, words)
    pieces = tuple(seat_pieces(view, seat, far, sheet, words, names))
    return Area(f"seat-{seat + 1}", words("area-seat", seat=names[seat]), lies, pieces, edge, seat)
