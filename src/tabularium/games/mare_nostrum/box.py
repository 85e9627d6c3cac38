"""The box: the board and its sites, the Empires, Heroes and Wonders, tokens and prices, as int-indexed tables."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.box import Reader, Toml
from tabularium.kernel.state import Box

# What can be bought. The buildings are CARAVAN to TEMPLE, and those are also the kinds of site.
ITEMS: Final = (
    "influence", "caravan", "market", "city", "capital", "legendary_city", "temple", "legion", "trireme", "fortress",
    "hm", "pyramids", "free_influence", "cheap_legion", "cheap_trireme", "cheap_fortress",
)  # fmt: skip
INFLUENCE: Final = 0
CARAVAN: Final = 1
MARKET: Final = 2
CITY: Final = 3
CAPITAL: Final = 4
LEGENDARY_CITY: Final = 5
TEMPLE: Final = 6
LEGION: Final = 7
TRIREME: Final = 8
FORTRESS: Final = 9
HM: Final = 10
PYRAMIDS: Final = 11
FREE_INFLUENCE: Final = 12
CHEAP_LEGION: Final = 13
CHEAP_TRIREME: Final = 14
CHEAP_FORTRESS: Final = 15

# The sites of a Province are six bits: two Caravans, the Market, two Cities of any kind, the Temple.
SLOTS: Final = 6
CARAVAN_SLOTS: Final = 0b000011
MARKET_SLOT: Final = 0b000100
CITY_SLOTS: Final = 0b011000
TEMPLE_SLOT: Final = 0b100000
COMMERCE_SLOTS: Final = CARAVAN_SLOTS | MARKET_SLOT
POLITICS_SLOTS: Final = CITY_SLOTS | TEMPLE_SLOT

TITLES: Final = ("trade_master", "political_leader", "military_chief")
TRADE_MASTER: Final = 0  # and the tracks: commerce, politics, military
POLITICAL_LEADER: Final = 1
MILITARY_CHIEF: Final = 2

GOODS: Final = 13
KINDS: Final = 2 * GOODS + 1  # of tokens: each Good, then its Legendary twin, and Tax last (the canonical order)
TAX: Final = 2 * GOODS

# Powers of tiles, as bits.
VERBS: Final = (
    "active_die_bonus", "passive_die_bonus", "mixed_payment", "pair_payment", "free_influence", "free_offer_size",
    "copy_hero", "legions_as_caravans", "cheap_legion", "cheap_trireme", "cheap_fortress", "pillage_double",
    "land_sum_bonus", "free_legions_when_invaded", "buy_first_sole_winner", "extra_land_die", "instant_conversion",
    "production_good", "production_tax", "keep_goods", "declare_peace",
)  # fmt: skip
ACTIVE_DIE_BONUS: Final = 1
PASSIVE_DIE_BONUS: Final = 1 << 1
MIXED_PAYMENT: Final = 1 << 2
PAIR_PAYMENT: Final = 1 << 3
FREE_INFLUENCE_POWER: Final = 1 << 4
FREE_OFFER_SIZE: Final = 1 << 5
COPY_HERO: Final = 1 << 6
LEGIONS_AS_CARAVANS: Final = 1 << 7
CHEAP_LEGION_POWER: Final = 1 << 8
CHEAP_TRIREME_POWER: Final = 1 << 9
CHEAP_FORTRESS_POWER: Final = 1 << 10
PILLAGE_DOUBLE: Final = 1 << 11
LAND_SUM_BONUS: Final = 1 << 12
FREE_LEGIONS: Final = 1 << 13
BUY_FIRST: Final = 1 << 14
EXTRA_LAND_DIE: Final = 1 << 15
INSTANT_CONVERSION: Final = 1 << 16
PRODUCTION_GOOD: Final = 1 << 17
PRODUCTION_TAX: Final = 1 << 18
KEEP_GOODS: Final = 1 << 19
DECLARE_PEACE: Final = 1 << 20
CHEAP_POWERS: Final = CHEAP_LEGION_POWER | CHEAP_TRIREME_POWER | CHEAP_FORTRESS_POWER


class MareNostrumBox(Box):
    __slots__ = (
        "amounts",
        "bonuses",
        "capital_province",
        "carried",
        "cheap_good",
        "cheapest",
        "coast",
        "colours",
        "copyable",
        "costs",
        "empires",
        "face_up_first",
        "faces",
        "fortress_bonus",
        "fortress_cancels",
        "good_at",
        "goods",
        "great",
        "heroes",
        "item_flags",
        "kind_slots",
        "kinds",
        "land",
        "legendary",
        "levels",
        "open",
        "playing",
        "points_per_hit",
        "prices",
        "provinces",
        "pyramids",
        "sea_next",
        "seas",
        "shores",
        "site_at",
        "site_good",
        "site_kind",
        "site_province",
        "site_slot",
        "sites",
        "slots",
        "start_armies",
        "start_built",
        "start_provinces",
        "start_resources",
        "starting",
        "stock",
        "store_taxes",
        "tile_powers",
        "tiles",
        "title_start",
        "to_win_cities",
        "to_win_tiles",
        "to_win_titles",
        "token_faces",
        "tokens",
        "trade_slots",
    )  # fmt: skip

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
    amounts: tuple[int, ...]  # by number of the power: how much it gives
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


def read_box(table: Toml) -> MareNostrumBox:
    reader = Reader(table)
    box = MareNostrumBox()
    read_numbers(reader, box)
    goods = read_goods(reader.inside("resources"), box)
    read_board(reader, goods, box)
    read_empires(reader, box)
    read_tiles(reader.inside("heroes"), reader.inside("tiles"), box)
    reader.finish()
    weigh(box)
    return box


def read_numbers(reader: Reader, box: MareNostrumBox) -> None:
    trade = reader.inside("trade")
    trade.source()
    tokens = trade.rows("tokens", 3)
    box.tokens = tuple(row.text("id") for row in tokens)
    box.token_faces = tuple(row.ints("faces", 2) for row in tokens)
    box.trade_slots = trade.number("slots", 1, len(box.tokens))
    for row, faces in zip(tokens, box.token_faces, strict=True):
        row.must(all(0 <= face <= 7 for face in faces), "faces", f"a face is from 0 to 7, not {list(faces)}")
    battle = reader.inside("battle")
    battle.source()
    battle.number("land_dice", 1)  # MN-4.89: no limit, only a count for the shelf
    battle.number("sea_dice", 1)
    box.faces = battle.number("faces", 2, 20)
    box.points_per_hit = battle.number("points_per_hit", 1, 99)
    box.fortress_bonus = battle.number("fortress_bonus", 0, 99)
    box.fortress_cancels = battle.number("fortress_cancels", 0, 9)
    storage = reader.inside("storage")
    storage.source()
    box.store_taxes = storage.number("taxes", 0, 7)
    victory = reader.inside("victory")
    victory.source()
    box.to_win_tiles = victory.number("tiles", 2, 9)
    box.to_win_cities = victory.number("cities", 1, 8)
    box.to_win_titles = victory.number("titles", 1, len(TITLES))
    stock = reader.inside("stock")
    stock.source()
    box.stock = (
        stock.number("legion", 1, 15),
        stock.number("trireme", 1, 15),
        stock.number("fortress", 1, 15),
        stock.number("influence", 2, 28),
    )
    costs = reader.inside("costs")
    costs.source()
    box.costs = (*(costs.number(item, 1, 13) for item in ITEMS[:HM]), 0, 0, 0, 1, 1, 1)


def read_goods(reader: Reader, box: MareNostrumBox) -> list[Reader]:
    reader.source()
    reader.number("taxes", 1)
    rows = reader.rows("goods", GOODS)
    box.goods = tuple(row.text("id") for row in rows)
    box.kinds = (*(word for good in box.goods for word in (good, f"legendary_{good}")), "tax")
    for row in rows:
        row.must(row.number("legendary") == 1, "legendary", "there is one Legendary token of each Good")
    return rows


def mask_of(reader: Reader, key: str, names: tuple[str, ...]) -> int:
    """The things that this list names, as a mask."""
    mask = 0
    for word in reader.words(key):
        if word in names:
            mask |= 1 << names.index(word)
        else:
            reader.wrong(key, f"“{word}” is none of {', '.join(names)}")
    return mask


def read_board(reader: Reader, goods: list[Reader], box: MareNostrumBox) -> None:
    provinces = reader.rows("provinces", 29)
    seas = reader.rows("seas", 9)
    box.provinces = tuple(row.text("id") for row in provinces)
    box.seas = tuple(row.text("id") for row in seas)
    for row in (*provinces, *seas):
        row.source()
    box.land = tuple(mask_of(row, "land", box.provinces) for row in provinces)
    box.shores = tuple(mask_of(row, "seas", box.seas) for row in provinces)
    box.sea_next = tuple(mask_of(row, "seas", box.seas) for row in seas)
    box.coast = tuple(mask_of(row, "coast", box.provinces) for row in seas)
    for p, row in enumerate(provinces):
        row.must(
            all((box.land[q] >> p) & 1 for q in bits(box.land[p])), "land", "a border must be listed on both sides"
        )
        row.must(
            all((box.coast[sea] >> p) & 1 for sea in bits(box.shores[p])), "seas", "a coast must be listed by its Sea"
        )
    for sea, row in enumerate(seas):
        row.must(
            all((box.sea_next[other] >> sea) & 1 for other in bits(box.sea_next[sea])),
            "seas",
            "a border must be listed on both sides",
        )
        row.must(all((box.shores[p] >> sea) & 1 for p in bits(box.coast[sea])), "coast", "a coast must be listed twice")
    read_sites(provinces, box)
    count_markers(reader.inside("markers"), goods, box)
    opened = [0] * 6
    for row in reader.rows("coverage", 3):
        row.source()
        players = row.number("players", 3, 5)
        opened[players] = ((1 << len(provinces)) - 1) & ~mask_of(row, "closed", box.provinces)
    box.open = tuple(opened)


def read_sites(provinces: list[Reader], box: MareNostrumBox) -> None:
    """The sites of each Province, in the order Caravans, Market, Cities, Temple."""
    sites: list[tuple[str, int, int, int, int]] = []  # word, Province, slot number, kind, Good
    good_at = [GOODS] * (2 * len(provinces))
    for p, row in enumerate(provinces):
        caravans = row.rows("caravans")
        cities = row.rows("cities")
        row.must(len(caravans) <= 2, "caravans", f"a Province has at most 2 Caravan sites, not {len(caravans)}")
        row.must(len(cities) <= 2, "cities", f"a Province has at most 2 City sites, not {len(cities)}")
        for i, caravan in enumerate(caravans[:2]):
            good_at[2 * p + i] = caravan.one_of("good", box.goods)
            sites.append((caravan.text("id"), p, i, CARAVAN, good_at[2 * p + i]))
        if row.flag("market"):
            sites.append((f"{box.provinces[p]}_market", p, 2, MARKET, GOODS))
        for i, city in enumerate(cities[:2]):
            sites.append((city.text("id"), p, 3 + i, CITY + city.one_of("kind", ITEMS[CITY:TEMPLE]), GOODS))
        if row.flag("temple"):
            sites.append((f"{box.provinces[p]}_temple", p, 5, TEMPLE, GOODS))
    box.good_at = tuple(good_at)
    box.sites = tuple(site[0] for site in sites)
    box.site_province = tuple(site[1] for site in sites)
    box.site_slot = tuple(1 << site[2] for site in sites)
    box.site_kind = tuple(site[3] for site in sites)
    box.site_good = tuple(site[4] for site in sites)


def count_markers(markers: Reader, goods: list[Reader], box: MareNostrumBox) -> None:
    """There are as many markers as sites, and of each Good two tokens for each site and one more."""
    markers.source()
    for kind in range(CARAVAN, TEMPLE + 1):
        found = box.site_kind.count(kind)
        needed = markers.number(ITEMS[kind], 0)
        markers.must(found == needed, ITEMS[kind], f"the rulebook has {needed} markers, the board {found} sites")
    for good, row in enumerate(goods[:GOODS]):
        tokens = 2 * box.site_good.count(good) + 1
        row.must(row.number("tokens", 1) == tokens, "tokens", f"its Caravan sites need {tokens} tokens")


def read_empires(reader: Reader, box: MareNostrumBox) -> None:
    rows = reader.rows("empires", 5)
    box.empires = tuple(row.text("id") for row in rows)
    box.colours = tuple(row.text("colour") for row in rows)
    playing: list[list[int]] = [[] for _ in range(6)]
    titles = [[0] * len(TITLES) for _ in range(6)]
    capitals, provinces, built, armies, resources, levels = [], [], [], [], [], []
    for empire, row in enumerate(rows):
        row.source()
        for players in row.ints("players"):
            playing[players].append(empire)
        holders = row.inside("titles")
        for players in (3, 4, 5):
            for title in bits(mask_of(holders, str(players), TITLES)):
                titles[players][title] = empire
        mine = [box.provinces.index(word) for word in row.words("provinces") if word in box.provinces]
        row.must(len(mine) == 3, "provinces", f"an Empire starts with 3 Provinces, not {len(mine)}")
        capital = row.one_of("capital", box.sites)
        capitals.append(box.site_province[capital])
        row.must(box.site_kind[capital] == CAPITAL, "capital", "must be a Capital site")
        row.must(mine[:1] == [box.site_province[capital]], "provinces", "the Capital Province stands first")
        provinces.append(tuple(mine))
        built.append(tuple(bits(mask_of(row, "built", box.sites))))
        forts = mask_of(row, "fortresses", box.provinces)
        legions = row.inside("legions")
        counts = [legions.number(word, 1, 8) if legions.has(word) else 0 for word in box.provinces]
        armies.append(tuple((p, n, (forts >> p) & 1) for p, n in enumerate(counts) if n or (forts >> p) & 1))
        held = row.inside("resources")
        tokens = tuple(held.number(word, 1) if held.has(word) else 0 for word in box.kinds)
        row.must(sum(tokens) == 9, "resources", f"an Empire starts with 9 Resources, not {sum(tokens)}")
        resources.append(tokens)
        levels.append(row.ints("levels", len(TITLES)))
    box.playing = tuple(tuple(empires) for empires in playing)
    for players in (3, 4, 5):
        count = len(playing[players])
        reader.must(count == players, "empires", f"{count} Empires are for {players} players, not {players}")
    box.title_start = tuple(tuple(row) for row in titles)
    box.capital_province = tuple(capitals)
    box.start_provinces = tuple(provinces)
    box.start_built = tuple(built)
    box.start_armies = tuple(armies)
    box.start_resources = tuple(resources)
    box.levels = tuple(levels)


def read_tiles(reader: Reader, tiles: Reader, box: MareNostrumBox) -> None:
    reader.source()
    tiles.source()
    starting = reader.rows("starting", 5)
    recruited = reader.rows("recruited", 12)
    wonders = reader.rows("wonders", 5)
    amounts = [0] * len(VERBS)
    cheap = [GOODS] * len(ITEMS)
    rows = (*starting, *recruited, *wonders)
    box.tiles = (*(row.text("id") for row in rows), "pyramids")
    box.pyramids = len(rows)
    box.heroes = (1 << len(rows)) - 1
    box.bonuses = (*(row.ints("bonus", 3) for row in rows), (0, 0, 0))
    box.tile_powers = (*(read_power(row, amounts, cheap, box) for row in rows), 0)
    box.amounts = tuple(amounts)
    box.cheap_good = tuple(cheap)
    heroes = [0] * len(box.empires)
    for tile, row in enumerate(starting):
        heroes[row.one_of("empire", box.empires)] = tile
    box.starting = tuple(heroes)
    box.copyable = 0
    for tile, row in enumerate(recruited, len(starting)):
        if row.flag("copyable"):
            box.copyable |= 1 << tile
    prices = tiles.ints("prices", box.to_win_tiles - 1)
    box.prices = (0, *prices)
    box.costs = (*box.costs[:PYRAMIDS], tiles.number("pyramids", 1, 26), *box.costs[PYRAMIDS + 1 :])
    box.cheapest = min(*box.costs[:HM], *prices, box.costs[PYRAMIDS])
    box.face_up_first = tiles.number("face_up_first_game", 1, len(rows))


def read_power(row: Reader, amounts: list[int], cheap: list[int], box: MareNostrumBox) -> int:
    """The power of a tile as a bit; what it gives goes into the tables."""
    if not row.has("verb"):
        return 0
    verb = row.text("verb")
    if verb == "land_die_bonus":
        verb = ("active_die_bonus", "passive_die_bonus")[row.one_of("when", ("active", "not_active"))]
    if verb == "cheap_unit":
        unit = row.one_of("unit", ("legion", "trireme", "fortress"))
        verb = VERBS[8 + unit]
        cheap[CHEAP_LEGION + unit] = row.one_of("good", box.goods)
    if verb not in VERBS:
        row.wrong("verb", f"is “{verb}”, but must be one of {', '.join(VERBS)}")
        return 0
    number = VERBS.index(verb)
    amounts[number] = row.number("amount", 1, 9, default=1)
    return 1 << number


def weigh(box: MareNostrumBox) -> None:
    """Tables that follow from the others, for speed."""
    count = len(box.provinces)
    slots = [0] * count
    great = [0] * count
    legendary = [0] * count
    site_at = [len(box.sites)] * (count * SLOTS)
    kind_slots = [0] * ((TEMPLE + 1) * count)
    for site, p in enumerate(box.site_province):
        bit = box.site_slot[site]
        kind = box.site_kind[site]
        slots[p] |= bit
        site_at[p * SLOTS + bit.bit_length() - 1] = site
        kind_slots[kind * count + p] |= bit
        if kind in (CAPITAL, LEGENDARY_CITY):
            great[p] |= bit
        if kind == LEGENDARY_CITY:
            legendary[p] |= bit
    box.slots = tuple(slots)
    box.great = tuple(great)
    box.legendary = tuple(legendary)
    box.site_at = tuple(site_at)
    box.kind_slots = tuple(kind_slots)
    flags = [0] * (count * 64)
    for p in range(count):
        for some in range(64):
            for kind in range(CARAVAN, TEMPLE + 1):
                if kind_slots[kind * count + p] & some:
                    flags[p * 64 + some] |= 1 << kind
    box.item_flags = tuple(flags)
    box.carried = tuple(where for seas in range(1 << len(box.seas)) for where in carried_by(box, seas))


def carried_by(box: MareNostrumBox, seas: int) -> list[int]:
    """Where Triremes on these Seas bring a Legion of each Province: along chains of adjacent Seas (MN-3.25)."""
    reach = [0] * len(box.seas)  # the coast of the chain that each Sea belongs to
    left = seas
    while left:
        chain = left & -left
        grown = 0
        while chain != grown:
            grown = chain
            for sea in bits(grown):
                chain |= box.sea_next[sea] & seas
        coast = 0
        for sea in bits(chain):
            coast |= box.coast[sea]
        for sea in bits(chain):
            reach[sea] = coast
        left &= ~chain
    carried = [0] * len(box.provinces)
    for p, shores in enumerate(box.shores):
        for sea in bits(shores & seas):
            carried[p] |= reach[sea]
        carried[p] &= ~(1 << p)
    return carried


def bits(mask: int) -> list[int]:
    """The numbers of the bits that are set, in order."""
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
