"""What is in the box: the board and its sites, the Empires, Heroes and Wonders, tokens and prices, as tables."""

from __future__ import annotations

from tabularium.kernel.state import Box


class MareNostrumBox(Box):
    # words
    goods: tuple[str, ...]
    kinds: tuple[str, ...]
    provinces: tuple[str, ...]
    seas: tuple[str, ...]
    sites: tuple[str, ...]
    empires: tuple[str, ...]
    tiles: tuple[str, ...]  # starting Heroes, Heroes, Wonders, and the Pyramids last
    tokens: tuple[str, ...]
    # the board; masks of Provinces and of Seas
    land: tuple[int, ...]
    shores: tuple[int, ...]  # the Seas of each Province
    coast: tuple[int, ...]  # the Provinces of each Sea
    sea_next: tuple[int, ...]
    carried: tuple[int, ...]  # [mask of Seas * number of Provinces + Province]: where those Triremes bring a Legion
    open: tuple[int, ...]  # the Provinces in play, by number of players (MN-7.5, MN-7.6)
    slots: tuple[int, ...]
    great: tuple[int, ...]  # slots of Capitals and Legendary Cities
    legendary: tuple[int, ...]  # slots of Legendary Cities
    good_at: tuple[int, ...]  # [Province * 2 + Caravan slot]: the type of Good
    kind_slots: tuple[int, ...]  # [kind * number of Provinces + Province]
    item_flags: tuple[int, ...]  # [Province * 64 + slots]: mask of the kinds of site among these slots
    site_at: tuple[int, ...]  # [Province * SLOTS + slot number]: the site, or len(sites)
    site_province: tuple[int, ...]
    site_slot: tuple[int, ...]  # as a bit
    site_kind: tuple[int, ...]
    site_good: tuple[int, ...]  # the type of Good of a Caravan site, else GOODS
    # the Empires
    capital_province: tuple[int, ...]
    starting: tuple[int, ...]  # the starting Hero of each Empire
    colours: tuple[str, ...]
    levels: tuple[tuple[int, ...], ...]
    playing: tuple[tuple[int, ...], ...]  # the Empires by number of players
    title_start: tuple[tuple[int, ...], ...]  # by number of players: the Empire that holds each Title
    start_provinces: tuple[tuple[int, ...], ...]
    start_built: tuple[tuple[int, ...], ...]  # sites
    start_armies: tuple[tuple[tuple[int, int, int], ...], ...]  # Province, Legions, Fortress
    start_resources: tuple[tuple[int, ...], ...]  # tokens of each kind
    stock: tuple[int, int, int, int]  # Legions, Triremes, Fortresses, Influence markers of one Empire
    # Heroes and Wonders
    tile_powers: tuple[int, ...]
    bonuses: tuple[tuple[int, ...], ...]  # by tile: on each track
    copyable: int  # mask of tiles
    heroes: int  # mask of the tiles that count: all but the Pyramids
    amounts: tuple[int, ...]  # by tile: how much its power gives
    cheap_good: tuple[int, ...]  # by item: the Good that pays a cheap unit
    # prices and other numbers
    costs: tuple[int, ...]  # by item; of a Hero or Wonder see `prices`
    prices: tuple[int, ...]  # by the number of tiles owned
    cheapest: int  # what the cheapest purchase costs
    pyramids: int  # the tile
    face_up_first: int
    token_faces: tuple[tuple[int, ...], ...]
    trade_slots: int
    faces: int
    points_per_hit: int
    fortress_bonus: int
    fortress_cancels: int
    store_taxes: int
    to_win_tiles: int
    to_win_cities: int
    to_win_titles: int

    __slots__ = tuple(__annotations__)


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
