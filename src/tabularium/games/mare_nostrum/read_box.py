"""Reading the box, with the laws of the rulebook that it has to keep."""

from __future__ import annotations

from tabularium.games.mare_nostrum import terms
from tabularium.games.mare_nostrum.box import MareNostrumBox, bits
from tabularium.kernel.box import Reader, Toml, reading


def read_box(table: Toml) -> MareNostrumBox:
    box = MareNostrumBox()
    with reading(table) as reader:
        read_numbers(reader, box)
        goods = read_goods(reader.inside("resources"), box)
        read_board(reader, goods, box)
        read_empires(reader, box)
        read_tiles(reader.inside("heroes"), reader.inside("tiles"), box)
    weigh(box)
    return box


def read_numbers(reader: Reader, box: MareNostrumBox) -> None:
    trade = reader.inside("trade")
    tokens = trade.rows("tokens")
    box.tokens = tuple(row.text("id") for row in tokens)
    box.token_faces = tuple(row.ints("faces", 2) for row in tokens)
    box.trade_slots = trade.number("slots", 1, len(box.tokens))
    for row, faces in zip(tokens, box.token_faces, strict=True):
        row.must(all(0 <= face <= 7 for face in faces), "faces", f"a face is from 0 to 7, not {list(faces)}")
    battle = reader.inside("battle")
    battle.number("land_dice", 1)  # MN-4.89: no limit, only a count for the shelf
    battle.number("sea_dice", 1)
    box.faces = battle.number("faces", 2, 20)
    box.points_per_hit = battle.number("points_per_hit", 1, 99)
    box.fortress_bonus = battle.number("fortress_bonus", 0, 99)
    box.fortress_cancels = battle.number("fortress_cancels", 0, 9)
    storage = reader.inside("storage")
    box.store_taxes = storage.number("taxes", 0, 7)
    victory = reader.inside("victory")
    box.to_win_tiles = victory.number("tiles", 2, 9)
    box.to_win_cities = victory.number("cities", 1, 8)
    box.to_win_titles = victory.number("titles", 1, len(terms.TITLES))
    stock = reader.inside("stock")
    box.stock = (
        stock.number("legion", 1, 15),
        stock.number("trireme", 1, 15),
        stock.number("fortress", 1, 15),
        stock.number("influence", 2, 28),
    )
    costs = reader.inside("costs")
    box.costs = (*(costs.number(item, 1, 13) for item in terms.ITEMS[: terms.HM]), 0, 0, 0, 1, 1, 1)


def read_goods(reader: Reader, box: MareNostrumBox) -> list[Reader]:
    reader.number("taxes", 1)
    rows = reader.rows("goods", terms.GOODS)
    box.goods = tuple(row.text("id") for row in rows)
    box.kinds = (*(word for good in box.goods for word in (good, f"legendary_{good}")), "tax")
    for row in rows:
        row.must(row.number("legendary") == 1, "legendary", "there is one Legendary token of each Good")
    return rows


def read_board(reader: Reader, goods: list[Reader], box: MareNostrumBox) -> None:
    provinces = reader.rows("provinces")
    seas = reader.rows("seas")
    box.provinces = tuple(row.text("id") for row in provinces)
    box.seas = tuple(row.text("id") for row in seas)
    box.land = tuple(row.mask("land", box.provinces) for row in provinces)
    box.shores = tuple(row.mask("seas", box.seas) for row in provinces)
    box.sea_next = tuple(row.mask("seas", box.seas) for row in seas)
    box.coast = tuple(row.mask("coast", box.provinces) for row in seas)
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
    for row in reader.rows("coverage"):
        players = row.number("players", 3, 5)
        opened[players] = ((1 << len(provinces)) - 1) & ~row.mask("closed", box.provinces)
    box.open = tuple(opened)


def read_sites(provinces: list[Reader], box: MareNostrumBox) -> None:
    """The sites of each Province, in the order Caravans, Market, Cities, Temple."""
    sites: list[tuple[str, int, int, int, int]] = []  # word, Province, slot number, kind, Good
    good_at = [terms.GOODS] * (2 * len(provinces))
    for p, row in enumerate(provinces):
        caravans = row.rows("caravans")
        cities = row.rows("cities")
        row.must(len(caravans) <= 2, "caravans", f"a Province has at most 2 Caravan sites, not {len(caravans)}")
        row.must(len(cities) <= 2, "cities", f"a Province has at most 2 City sites, not {len(cities)}")
        for i, caravan in enumerate(caravans[:2]):
            good_at[2 * p + i] = caravan.one_of("good", box.goods)
            sites.append((caravan.text("id"), p, i, terms.CARAVAN, good_at[2 * p + i]))
        if row.flag("market"):
            sites.append((f"{box.provinces[p]}_market", p, 2, terms.MARKET, terms.GOODS))
        for i, city in enumerate(cities[:2]):
            sites.append(
                (
                    city.text("id"),
                    p,
                    3 + i,
                    terms.CITY + city.one_of("kind", terms.ITEMS[terms.CITY : terms.TEMPLE]),
                    terms.GOODS,
                )
            )
        if row.flag("temple"):
            sites.append((f"{box.provinces[p]}_temple", p, 5, terms.TEMPLE, terms.GOODS))
    box.good_at = tuple(good_at)
    box.sites = tuple(site[0] for site in sites)
    box.site_province = tuple(site[1] for site in sites)
    box.site_slot = tuple(1 << site[2] for site in sites)
    box.site_kind = tuple(site[3] for site in sites)
    box.site_good = tuple(site[4] for site in sites)


def count_markers(markers: Reader, goods: list[Reader], box: MareNostrumBox) -> None:
    """There are as many markers as sites, and of each Good two tokens for each site and one more."""
    for kind in range(terms.CARAVAN, terms.TEMPLE + 1):
        found = box.site_kind.count(kind)
        needed = markers.number(terms.ITEMS[kind], 0)
        markers.must(found == needed, terms.ITEMS[kind], f"the rulebook has {needed} markers, the board {found} sites")
    for good, row in enumerate(goods[: terms.GOODS]):
        tokens = 2 * box.site_good.count(good) + 1
        row.must(row.number("tokens", 1) == tokens, "tokens", f"its Caravan sites need {tokens} tokens")


def read_empires(reader: Reader, box: MareNostrumBox) -> None:
    rows = reader.rows("empires")
    box.empires = tuple(row.text("id") for row in rows)
    box.colours = tuple(row.text("colour") for row in rows)
    playing: list[list[int]] = [[] for _ in range(6)]
    titles = [[0] * len(terms.TITLES) for _ in range(6)]
    capitals, provinces, built, armies, resources, levels = [], [], [], [], [], []
    for empire, row in enumerate(rows):
        for players in row.ints("players"):
            playing[players].append(empire)
        holders = row.inside("titles")
        for players in (3, 4, 5):
            for title in bits(holders.mask(str(players), terms.TITLES)):
                titles[players][title] = empire
        mine = row.indexes("provinces", box.provinces)
        row.must(len(mine) == 3, "provinces", f"an Empire starts with 3 Provinces, not {len(mine)}")
        capital = row.one_of("capital", box.sites)
        capitals.append(box.site_province[capital])
        row.must(box.site_kind[capital] == terms.CAPITAL, "capital", "must be a Capital site")
        row.must(mine[:1] == (box.site_province[capital],), "provinces", "the Capital Province stands first")
        provinces.append(mine)
        built.append(row.indexes("built", box.sites))
        forts = row.mask("fortresses", box.provinces)
        legions = row.inside("legions")
        counts = [legions.number(word, 1, 8) if legions.has(word) else 0 for word in box.provinces]
        armies.append(tuple((p, n, (forts >> p) & 1) for p, n in enumerate(counts) if n or (forts >> p) & 1))
        held = row.inside("resources")
        tokens = tuple(held.number(word, 1) if held.has(word) else 0 for word in box.kinds)
        row.must(sum(tokens) == 9, "resources", f"an Empire starts with 9 Resources, not {sum(tokens)}")
        resources.append(tokens)
        levels.append(row.ints("levels", len(terms.TITLES)))
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
    starting = reader.rows("starting")
    recruited = reader.rows("recruited")
    wonders = reader.rows("wonders")
    cheap = [terms.GOODS] * len(terms.ITEMS)
    rows = (*starting, *recruited, *wonders)
    box.tiles = (*(row.text("id") for row in rows), "pyramids")
    box.pyramids = len(rows)
    box.heroes = (1 << len(rows)) - 1
    box.bonuses = (*(row.ints("bonus", 3) for row in rows), (0, 0, 0))
    box.tile_powers = (*(read_power(row, cheap, box) for row in rows), 0)
    box.amounts = (*(row.number("amount", 1, 9, default=1) for row in rows), 0)
    box.cheap_good = tuple(cheap)
    tiles.must(
        len(rows) < terms.NO_TILE,
        "prices",
        f"there is room for {terms.NO_TILE - 1} Heroes and Wonders, not {len(rows)}",
    )
    for tile, row in enumerate(rows):
        power = box.tile_powers[tile]
        alone = power & terms.ADD_UP or not power or power not in box.tile_powers[:tile]
        row.must(bool(alone), "verb", f"another tile is “{row.text('verb', '')}” already, and two would not add up")
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
    box.costs = (*box.costs[: terms.PYRAMIDS], tiles.number("pyramids", 1, 26), *box.costs[terms.PYRAMIDS + 1 :])
    box.cheapest = min(*box.costs[: terms.HM], *prices, box.costs[terms.PYRAMIDS])
    box.face_up_first = tiles.number("face_up_first_game", 1, len(rows))


def read_power(row: Reader, cheap: list[int], box: MareNostrumBox) -> int:
    """The power of a tile as a bit."""
    if not row.has("verb"):
        return 0
    verb = row.text("verb")
    if verb == "land_die_bonus":
        verb = ("active_die_bonus", "passive_die_bonus")[row.one_of("when", ("active", "not_active"))]
    if verb == "cheap_unit":
        unit = row.one_of("unit", ("legion", "trireme", "fortress"))
        verb = terms.VERBS[8 + unit]
        cheap[terms.CHEAP_LEGION + unit] = row.one_of("good", box.goods)
    if verb not in terms.VERBS:
        row.wrong("verb", f"is “{verb}”, but must be one of {', '.join(terms.VERBS)}")
        return 0
    return 1 << terms.VERBS.index(verb)


def weigh(box: MareNostrumBox) -> None:
    """Tables that follow from the others, for speed."""
    count = len(box.provinces)
    slots = [0] * count
    great = [0] * count
    legendary = [0] * count
    site_at = [len(box.sites)] * (count * terms.SLOTS)
    kind_slots = [0] * ((terms.TEMPLE + 1) * count)
    for site, p in enumerate(box.site_province):
        bit = box.site_slot[site]
        kind = box.site_kind[site]
        slots[p] |= bit
        site_at[p * terms.SLOTS + bit.bit_length() - 1] = site
        kind_slots[kind * count + p] |= bit
        if kind in (terms.CAPITAL, terms.LEGENDARY_CITY):
            great[p] |= bit
        if kind == terms.LEGENDARY_CITY:
            legendary[p] |= bit
    box.slots = tuple(slots)
    box.great = tuple(great)
    box.legendary = tuple(legendary)
    box.site_at = tuple(site_at)
    box.kind_slots = tuple(kind_slots)
    flags = [0] * (count * 64)
    for p in range(count):
        for some in range(64):
            for kind in range(terms.CARAVAN, terms.TEMPLE + 1):
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
