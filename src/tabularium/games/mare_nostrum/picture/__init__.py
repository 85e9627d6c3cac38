"""Mare Nostrum drawn: the sea and what stands around it, what I have, the trade, the tiles and the other boards."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache

from tabularium.games.mare_nostrum.box import MareNostrumBox
from tabularium.games.mare_nostrum.picture.far import board, market
from tabularium.games.mare_nostrum.picture.geography import lands
from tabularium.games.mare_nostrum.picture.near import mine, trade
from tabularium.games.mare_nostrum.picture.sea import MAP, bands, fleets, land_names, map_svg, regions, sites, units
from tabularium.games.mare_nostrum.picture.tracks import ARENA, WIDTH, battle, markers, peace, standings, tracks_svg
from tabularium.games.mare_nostrum.state import MareNostrum
from tabularium.kernel.parts import eyes, part
from tabularium.kernel.picture import Area, Ground, Picture, Piece
from tabularium.kernel.presentation import Words

Read = Sequence[tuple[str, tuple[str, ...]]]


def draw(
    view: MareNostrum,
    words: Words,
    players: Sequence[str],
    read: Read,
    general: int,
    stages: Sequence[str],
    fought: bool,
) -> Picture:
    """`read` is what the board in words says of each Province and Sea, `general` the player whose phase is running,
    `stages` how far each player is in this phase, and `fought` whether a battle is."""
    seen_by = eyes(view, words, players, view.box)
    holdings = (view.phase, *map(tuple, (view.built, view.held, view.realm, view.conquests)))
    pieces: list[Piece] = [*bands(view, words, players), land_names(view, words), *regions(view, words, read)]
    if view.round:
        pieces += [
            *part(lambda: sites(view, words, players), "sites", seen_by, *holdings),
            *units(view, words, players, general),
            *fleets(view, words, players, general),
            *markers(view, words, players),
            *standings(view, words, players, stages),
            *peace(view, words, players),
            *battle(view, words, players),
        ]
    sea = sea_ground(view.box, view.seats, words)
    areas = [Area("sea", words("area-sea"), sea, tuple(pieces), heart=home(view), pinned=ARENA if fought else None)]
    if view.round:
        if 0 <= view.viewer < view.seats:
            areas.append(mine(view, words))
        areas.append(trade(view, words, players))
        areas.append(market(view, words))
        others = [seat for seat in range(view.seats) if seat != view.viewer]
        areas += [board(view, seat, words, players, stages[seat]) for seat in others]
    else:
        areas.append(market(view, words))
    return Picture(tuple(areas))


def home(view: MareNostrum) -> tuple[float, float] | None:
    """Where my Capital stands."""
    if not view.round or not 0 <= view.viewer < view.seats:
        return None
    return lands(view.box)[view.capital_province(view.viewer)].units


@cache
def sea_ground(box: MareNostrumBox, seats: int, words: Words) -> Ground:
    ways = ("pyramids", "fifth_hm", "military", "titles")
    need = (1, box.to_win_tiles, box.to_win_cities, box.to_win_titles)
    drawn = map_svg(box, seats, words) + tracks_svg(seats, need, ways, words)
    return Ground(f"sea-{seats}", MAP[0] + WIDTH, MAP[1], drawn)
