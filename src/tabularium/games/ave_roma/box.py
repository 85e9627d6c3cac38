"""The box: locations, rows, training, the Colosseum, ten board sides and 120 cards, as int-indexed tables."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.box import Reader, Toml
from tabularium.kernel.state import Box

# What the table is made of: every other number is in the box.
BASICS: Final = 6  # basic resources, two of each colour in a row
ZONES: Final = 5  # as many as worker values
SLOTS: Final = 5  # of a row, and spaces of a location
ROWS: Final = 3
SPACES: Final = 4  # for training
DECK: Final = 30  # cards of each kind

RESOURCES: Final = ("wood", "stone", "cattle", "wheat", "iron", "wine")
COLOURS: Final = ("black", "green", "red")
FRAGMENTS: Final = ("black", "green", "red", "multi")
ICONS: Final = ("amphora", "swords", "lion")
COSTS: Final = (*RESOURCES, *COLOURS, "any", "surplus", "denarii")
LOCATIONS: Final = ("quaestor", "aedilis", "mercator", "aedificator", "legatus", "propraetor", "roma", "senatus")
KINDS: Final = ("zone", "building", "war", "patron")

# A cost is twelve numbers in the order of COSTS; goods are eight: the basics, surplus, denarii.
COLOUR: Final = 6
ANY: Final = 9
COST_SURPLUS: Final = 10
COST_DENARII: Final = 11
SURPLUS: Final = 6
DENARII: Final = 7
GOODS: Final = 8

QUAESTOR: Final = 0
AEDILIS: Final = 1
MERCATOR: Final = 2
AEDIFICATOR: Final = 3
LEGATUS: Final = 4
PROPRAETOR: Final = 5
ROMA: Final = 6
SENATUS: Final = 7
TRAINING: Final = 8
ROW_PLACES: Final = (AEDIFICATOR, LEGATUS, SENATUS)

# Kinds of cards and of locations.
ZONE: Final = 0
BUILDING: Final = 1
WAR: Final = 2
PATRON: Final = 3
PLAIN: Final = 0
ZONAL: Final = 1
ROW: Final = 2
PLACES: Final = ("none", "zone", "row")

# What a patron does while active.
GAIN: Final = 0
ZONE_RESOURCE: Final = 1
ZONE_CARD_FREE: Final = 2
TRAIN: Final = 3
DISCOUNT: Final = 4
SUBSTITUTE: Final = 5
BUY_INFLUENCE: Final = 6
COLOSSEUM_FREE: Final = 7
COLOSSEUM_STEP: Final = 8
RAISE_BROWN: Final = 9
MODIFIERS: Final = (
    "gain",
    "zone_resource",
    "zone_card_free",
    "train",
    "discount",
    "substitute",
    "buy_influence",
    "colosseum_free",
    "colosseum_step",
    "raise_brown",
)
# Where each may stand: what it touches must be there.
ANYWHERE: Final = (QUAESTOR, AEDILIS, MERCATOR, AEDIFICATOR, LEGATUS, PROPRAETOR, ROMA, SENATUS)
OUTSIDE_ZONES: Final = (QUAESTOR, AEDIFICATOR, LEGATUS, ROMA, SENATUS)
OFF_THE_LOOP: Final = (QUAESTOR, AEDIFICATOR, LEGATUS, SENATUS)  # a step must not change the way of a move
IN_ZONES: Final = (AEDILIS, MERCATOR, PROPRAETOR)
STANDS: Final = (
    ANYWHERE,
    IN_ZONES,
    IN_ZONES,
    OUTSIDE_ZONES,
    ROW_PLACES,
    (AEDIFICATOR, LEGATUS),
    IN_ZONES,
    (ROMA,),
    OFF_THE_LOOP,
    IN_ZONES,
)
FREE_KINDS: Final = ("denarii", "resource", "surplus")
FREE_DENARII: Final = 0
FREE_RESOURCE: Final = 1
FREE_SURPLUS: Final = 2

# What it does at the end.
SCORE_PER: Final = 0
SCORE_ZONE_LEVEL: Final = 1
RAISE_POLITICAL: Final = 2
RAISE_ZONE: Final = 3
DOUBLE_PATRON: Final = 4
ENDS: Final = ("score_per", "score_zone_level", "raise_political", "raise_zone", "double_patron")

PER_CARD: Final = 0
PER_POLITICAL: Final = 1
PER_ACTIVE: Final = 2
PER_FIRST: Final = 3
PER_PRESENT: Final = 4
PER_BOTH: Final = 5
PER_ICON_SET: Final = 6
PER_ICON_PAIR: Final = 7
PER_BASIC_PAIR: Final = 8
PER_RESOURCE: Final = 9
PER: Final = (
    "card",
    "political_level",
    "active_patron",
    "zone_first",
    "zone_present",
    "card_points_and_influence",
    "icon_set",
    "icon_pair",
    "basic_resource_pair",
    "resource",
)
RESOURCE_KINDS: Final = (*COLOURS, "surplus")

# Rewards: a basic resource, surplus, denarii (as goods), then points and influence.
REWARD_POINTS: Final = 8
REWARD_INFLUENCE: Final = 9
REWARDS: Final = (*RESOURCES, "surplus", "denarii", "points", "influence")


class AveRomaBox(Box):
    """The tables. Cards are numbered in one row: zones, buildings, wars, patrons."""

    __slots__ = (
        "active_limit",
        "adv_aedificator",
        "adv_aedilis",
        "adv_legatus",
        "adv_mercator",
        "adv_propraetor",
        "adv_quaestor",
        "adv_roma",
        "adv_senatus",
        "back",
        "basic_limit",
        "board_of",
        "boards",
        "brown_top",
        "building_of",
        "buildings",
        "cards",
        "copies",
        "denarii_per_point",
        "end_kind",
        "end_many",
        "end_points",
        "end_verb",
        "end_what",
        "exact",
        "first_patron",
        "fragment",
        "fragments_per",
        "grey_top",
        "honour",
        "icon",
        "influence",
        "kind",
        "loop",
        "loose",
        "lowers",
        "mod_amount",
        "mod_at",
        "mod_cost",
        "mod_denarii",
        "mod_kind",
        "mod_points",
        "mod_surplus",
        "mod_verb",
        "need",
        "neutral",
        "none",
        "place",
        "players",
        "points",
        "political_overflow",
        "political_points",
        "political_slots",
        "political_top",
        "prices",
        "purchases",
        "quaestor_rate",
        "resources",
        "reward",
        "slot_least",
        "slot_most",
        "slots_for",
        "spaces",
        "start_denarii",
        "start_price",
        "start_stock",
        "start_surplus",
        "stock_per_point",
        "surplus_limit",
        "tolls",
        "training_cost",
        "training_shift",
        "types",
        "unused_worker",
        "usable",
        "war_of",
        "war_reward",
        "wars",
        "worker_limit",
        "zone_points",
        "zone_price",
    )

    # limits, rates, tracks
    basic_limit: int
    surplus_limit: int
    active_limit: int
    worker_limit: int
    purchases: int
    start_denarii: int
    start_surplus: int
    start_price: int
    start_stock: int
    quaestor_rate: int
    unused_worker: int
    zone_price: tuple[int, ...]  # by mode
    political_overflow: int
    denarii_per_point: int
    stock_per_point: int
    fragments_per: int
    adv_quaestor: int
    adv_mercator: int
    adv_aedilis: int
    adv_propraetor: int
    adv_roma: int
    adv_aedificator: int
    adv_legatus: int
    adv_senatus: int
    copies: int  # workers of each value in the box
    grey_top: int
    brown_top: int
    political_top: int
    political_points: tuple[int, ...]
    political_slots: tuple[int, ...]  # open places for patrons, by level
    zone_points: tuple[tuple[int, ...], ...]  # few players, many
    war_reward: tuple[tuple[int, ...], ...]  # by the number of cards of the war, as REWARDS
    # places
    place: tuple[int, ...]  # PLAIN, ZONAL or ROW, by location
    spaces: tuple[tuple[int, ...], ...]  # players needed, by location and space
    usable: tuple[int, ...]  # how many spaces players use, by seats * TRAINING + location
    neutral: tuple[tuple[int, ...], ...]  # spaces of neutral workers, by location
    slot_least: tuple[int, ...]  # by row * SLOTS + slot
    slot_most: tuple[int, ...]
    slots_for: tuple[tuple[int, ...], ...]  # the slots open to a value, by row * (ZONES + 1) + value
    training_shift: tuple[int, ...]
    training_cost: tuple[int, ...]
    loop: tuple[tuple[int, ...], ...]  # cost of each space of the Colosseum
    tolls: tuple[tuple[tuple[int, int], ...], ...]  # the same, what there is of it
    honour: tuple[int, ...]
    boards: tuple[str, ...]
    board_of: tuple[int, ...]  # the two sides of one board share a number
    prices: tuple[tuple[int, ...], ...]  # by side and basic resource
    # cards
    cards: tuple[str, ...]
    none: int  # no card lies there
    back: int  # a card that nobody may know
    first_patron: int
    kind: tuple[int, ...]
    icon: tuple[int, ...]
    players: tuple[int, ...]
    need: tuple[tuple[int, ...], ...]  # cost, as COSTS
    exact: tuple[tuple[tuple[int, int], ...], ...]  # the part of a cost that leaves no choice: good and count
    loose: tuple[int, ...]  # 1 where a cost has icons of a colour or any
    points: tuple[int, ...]
    influence: tuple[int, ...]
    resources: tuple[tuple[int, ...], ...]  # of a zone card: top left, top right, bottom left, bottom right
    types: tuple[tuple[int, ...], ...]  # the same, each once, in board order
    fragment: tuple[int, ...]
    buildings: tuple[str, ...]
    building_of: tuple[int, ...]
    reward: tuple[tuple[int, ...], ...]
    wars: tuple[str, ...]
    war_of: tuple[int, ...]
    lowers: tuple[int, ...]  # the location where a patron touches prices, or -1
    mod_at: tuple[int, ...]
    mod_verb: tuple[int, ...]
    mod_points: tuple[int, ...]
    mod_denarii: tuple[int, ...]
    mod_surplus: tuple[int, ...]
    mod_amount: tuple[int, ...]  # resources, steps or levels
    mod_kind: tuple[int, ...]  # of free spaces
    mod_cost: tuple[tuple[int, ...], ...]
    end_verb: tuple[int, ...]
    end_what: tuple[int, ...]
    end_kind: tuple[int, ...]
    end_points: tuple[int, ...]  # with two or three players
    end_many: tuple[int, ...]  # with four or five


def read_box(table: Toml) -> AveRomaBox:
    reader = Reader(table)
    reader.source()
    box = AveRomaBox()
    read_numbers(reader, box)
    read_tracks(reader, box)
    read_places(reader, box)
    read_boards(reader, box)
    read_cards(reader, box)
    reader.finish()
    return box


def read_numbers(reader: Reader, box: AveRomaBox) -> None:
    limits = reader.inside("limits")
    limits.source()
    box.basic_limit = limits.number("basic", 1, 3)  # a sale is written with two bits
    box.surplus_limit = limits.number("surplus", 1, 99)
    box.political_top = limits.number("political", 1, 30)
    box.active_limit = limits.number("active_patrons", 1, 30)
    box.worker_limit = limits.number("workers", ZONES, ZONES)
    box.purchases = limits.number("purchases", 1, 7)
    start = reader.inside("start")
    start.source()
    box.start_denarii = start.number("denarii", 0, 99)
    box.start_surplus = start.number("surplus", 0, box.surplus_limit)
    box.start_price = start.number("stock_price", 1, 99)
    box.start_stock = start.number("stock", 0, box.basic_limit)
    rates = reader.inside("rates")
    rates.source()
    box.quaestor_rate = rates.number("quaestor", 0, 99)
    box.unused_worker = rates.number("unused_worker", 0, 99)
    box.zone_price = rates.ints("zone_price", 2)
    box.political_overflow = rates.number("political_overflow", 0, 99)
    box.denarii_per_point = rates.number("denarii_per_point", 1, 99)
    box.stock_per_point = rates.number("stock_per_point", 1, 99)
    box.fragments_per = rates.number("fragments", 1, 9)
    advanced = reader.inside("advanced")
    advanced.source()
    box.adv_quaestor = advanced.number("quaestor_denarii", 0, 99)
    box.adv_mercator = advanced.number("mercator_surplus", 0, 9)
    box.adv_aedilis = advanced.number("aedilis_resources", 0, 9)
    box.adv_propraetor = advanced.number("propraetor_set", 1, 9)
    box.adv_roma = advanced.number("roma_steps", 1, 9)
    box.adv_aedificator = advanced.number("aedificator_resources", 1, 9)
    box.adv_legatus = advanced.number("legatus_surplus", 1, 9)
    box.adv_senatus = advanced.number("senatus_denarii", 1, 9)
    workers = reader.inside("workers")
    workers.source()
    workers.number("values", ZONES, ZONES)
    box.copies = workers.number("copies", 5, 99)
    rewards = reader.inside("war_rewards")
    rewards.source()
    none = (0,) * len(REWARDS)
    counted = tuple(read_reward(rewards.inside(key)) for key in ("second", "third", "fourth", "fifth"))
    box.war_reward = (none, none, *counted)


def read_tracks(reader: Reader, box: AveRomaBox) -> None:
    tracks = reader.inside("tracks")
    tracks.source()
    box.grey_top = tracks.number("grey", 1, 30)
    box.brown_top = tracks.number("brown", 1, 30)
    political = reader.inside("political")
    political.source()
    box.political_points = political.ints("points", box.political_top + 1)
    levels = political.ints("slots")
    political.must(
        len(levels) == box.active_limit,
        "slots",
        f"{box.active_limit} levels open a place for a patron, not {len(levels)}",
    )
    box.political_slots = tuple(sum(1 for opens in levels if opens <= level) for level in range(box.political_top + 1))
    score = reader.inside("zone_score")
    score.source()
    box.zone_points = (score.ints("few", box.grey_top + 1), score.ints("many", box.grey_top + 1))


def read_places(reader: Reader, box: AveRomaBox) -> None:
    rows = reader.rows("locations", len(LOCATIONS))
    kinds, spaces, neutral = [], [], []
    for row, name in zip(rows, LOCATIONS, strict=False):
        row.source()
        row.must(row.text("id") == name, "id", f"locations stand in the order {', '.join(LOCATIONS)}")
        kinds.append(row.one_of("kind", PLACES))
        needed = row.ints("spaces", SLOTS)
        row.must(needed == tuple(sorted(needed)), "spaces", "the numbers of players must rise")
        spaces.append(needed)
        neutral.append(row.ints("neutral"))
    reader.must(
        tuple(kinds) == (PLAIN, ZONAL, ZONAL, ROW, ROW, ZONAL, PLAIN, ROW),
        "locations",
        "aedilis, mercator, propraetor are of kind zone, aedificator, legatus, senatus of kind row",
    )
    room = sum(len(free) for free in neutral)
    reader.must(room >= 2 * box.worker_limit, "locations", f"two neutral seats need 10 spaces, there are {room}")
    box.place = tuple(kinds)
    box.spaces = tuple(spaces)
    box.usable = tuple(sum(1 for least in needed if least <= seats) for seats in range(6) for needed in spaces)
    box.neutral = tuple(neutral)
    least, most = [1] * (ROWS * SLOTS), [ZONES] * (ROWS * SLOTS)
    for row in reader.rows("slots", ROWS * SLOTS):
        row.source()
        at = row.one_of("at", ("aedificator", "legatus", "senatus"))
        slot = row.number("slot", 1, SLOTS)
        least[at * SLOTS + slot - 1] = row.number("least", 1, ZONES)
        most[at * SLOTS + slot - 1] = row.number("most", 1, ZONES)
    box.slot_least = tuple(least)
    box.slot_most = tuple(most)
    box.slots_for = tuple(
        tuple(slot for slot in range(SLOTS) if least[row * SLOTS + slot] <= value <= most[row * SLOTS + slot])
        for row in range(ROWS)
        for value in range(ZONES + 1)
    )
    shifts, costs = [], []
    for row in reader.rows("training", SPACES):
        row.source()
        shifts.append(row.number("shift", 0, ZONES))
        costs.append(row.number("denarii", 0, 99))
    box.training_shift = tuple(shifts)
    box.training_cost = tuple(costs)
    loop, honour = [], []
    for row in reader.rows("colosseum"):
        row.source()
        loop.append(read_cost(row.inside("cost")))
        honour.append(1 if row.flag("honour") else 0)
    reader.must(len(loop) >= 2, "colosseum", "a loop has at least two spaces")
    box.loop = tuple(loop)
    box.tolls = tuple(tuple((i, count) for i, count in enumerate(cost) if count) for cost in loop)
    box.honour = tuple(honour)


def read_boards(reader: Reader, box: AveRomaBox) -> None:
    rows = reader.rows("boards", 10)
    for row in rows:
        row.source()
    box.boards = tuple(row.text("id") for row in rows)
    box.board_of = tuple(row.number("board", 1, 5) for row in rows)
    box.prices = tuple(row.ints("prices", BASICS) for row in rows)
    lowest = min([min(prices) for prices in box.prices], default=1)
    reader.must(lowest > 0, "boards", "a price is at least 1")
    reader.must(len(set(box.board_of)) == 5, "boards", f"there are 5 boards, not {len(set(box.board_of))}")


def read_cost(reader: Reader) -> tuple[int, ...]:
    return tuple(reader.number(key, 0, 99, 0) for key in COSTS)


def read_reward(reader: Reader) -> tuple[int, ...]:
    return tuple(reader.number(key, 0, 99, 0) for key in REWARDS)


def read_cards(reader: Reader, box: AveRomaBox) -> None:
    zones = reader.rows("zone_cards", DECK)
    buildings = reader.rows("building_cards", DECK)
    wars = reader.rows("war_cards", DECK)
    patrons = reader.rows("patron_cards", DECK)
    rows = [*zones, *buildings, *wars, *patrons]
    for row in rows:
        row.source()
        row.words("rulebook", ())
    count = len(rows)
    box.cards = tuple(row.text("id") for row in rows)
    box.none = count
    box.back = count + 1
    box.first_patron = count - len(patrons)
    reader.must(len(set(box.cards)) == count, "cards", "two cards share an id")
    box.kind = tuple(kind for kind, deck in enumerate((zones, buildings, wars, patrons)) for _ in deck)
    box.icon = tuple(row.one_of("icon", ICONS) for row in rows)
    box.players = tuple(row.number("players", 2, 5) for row in rows)
    free = (0,) * len(COSTS)
    box.need = (*(free for _ in zones), *(read_cost(row.inside("cost")) for row in rows[len(zones) :]))
    box.exact = tuple(exact_part(need) for need in box.need)
    box.loose = tuple(1 if sum(need[COLOUR:COST_SURPLUS]) else 0 for need in box.need)
    read_zone_cards(reader, box, zones, count)
    read_sets(reader, box, zones, buildings, wars, patrons)
    read_patrons(box, patrons, count - len(patrons))
    for players in (2, 3, 4, 5):
        for kind, name in enumerate(KINDS):
            size = sum(1 for card in range(count) if box.kind[card] == kind and box.players[card] <= players)
            reader.must(size >= 15, f"{name}_cards", f"{players} players have {size} cards; at least 15 are needed")


def exact_part(need: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """What of a cost can only be paid in one way, money first: it is what is missing most often."""
    goods = ((DENARII, need[COST_DENARII]), (SURPLUS, need[COST_SURPLUS]), *enumerate(need[:BASICS]))
    return tuple((good, count) for good, count in goods if count)


def read_zone_cards(reader: Reader, box: AveRomaBox, zones: list[Reader], count: int) -> None:
    shown: list[tuple[int, ...]] = []
    for row in zones:
        words = (*row.words("top"), *row.words("bottom"))
        known = [word for word in words if word in RESOURCES]
        row.must(len(words) == 4 and known == list(words), "top", "top and bottom show two basic resources each")
        shown.append(tuple(RESOURCES.index(word) for word in known))
    rest = count - len(zones)
    box.resources = (*shown, *((),) * rest)
    box.types = tuple(tuple(sorted(set(card))) for card in box.resources)
    box.fragment = (*(row.one_of("fragment", FRAGMENTS) for row in zones), *(0,) * rest)


def read_sets(
    reader: Reader,
    box: AveRomaBox,
    zones: list[Reader],
    buildings: list[Reader],
    wars: list[Reader],
    patrons: list[Reader],
) -> None:
    before, after = (0,) * len(zones), (0,) * len(patrons)
    printed = [*buildings, *wars]
    box.points = (*before, *(row.number("points", 0, 99) for row in printed), *after)
    box.influence = (*before, *(row.number("influence", 0, 9) for row in printed), *after)
    named = [row.text("building") for row in buildings]
    fought = [row.text("war") for row in wars]
    box.buildings = tuple(dict.fromkeys(named))
    box.wars = tuple(dict.fromkeys(fought))
    for building in box.buildings:
        reader.must(
            named.count(building) == 2, "building_cards", f"{building} has {named.count(building)} cards, not 2"
        )
    for war in box.wars:
        reader.must(fought.count(war) == 5, "war_cards", f"{war} has {fought.count(war)} cards, not 5")
    none = (0,) * len(REWARDS)
    rest = (*wars, *patrons)
    box.building_of = (*before, *(box.buildings.index(word) for word in named), *(0 for _ in rest))
    box.reward = (
        *(none for _ in zones),
        *(read_reward(row.inside("reward")) for row in buildings),
        *(none for _ in rest),
    )
    box.war_of = (*before, *(0 for _ in buildings), *(box.wars.index(word) for word in fought), *after)


def read_patrons(box: AveRomaBox, patrons: list[Reader], before: int) -> None:
    empty = (0,) * before
    box.mod_at = (*empty, *(row.one_of("at", LOCATIONS) for row in patrons))
    modifiers = [row.inside("modifier") for row in patrons]
    ends = [row.inside("end") for row in patrons]
    verbs = [row.one_of("verb", MODIFIERS) for row in modifiers]
    for row, verb, at in zip(patrons, verbs, box.mod_at[before:], strict=True):
        row.must(at in STANDS[verb], "modifier", f"{MODIFIERS[verb]} has no meaning at {LOCATIONS[at]}")
    box.mod_verb = (*empty, *verbs)
    box.lowers = (
        *((-1,) * before),
        *(at if verb in (DISCOUNT, SUBSTITUTE) else -1 for verb, at in zip(verbs, box.mod_at[before:], strict=True)),
    )
    box.mod_points = (*empty, *(row.number("points", 0, 99, 0) for row in modifiers))
    box.mod_denarii = (*empty, *(row.number("denarii", 0, 99, 0) for row in modifiers))
    box.mod_surplus = (*empty, *(row.number("surplus", 0, 99, 0) for row in modifiers))
    box.mod_amount = (*empty, *(read_amount(row) for row in modifiers))
    free = (0,) * len(COSTS)
    box.mod_cost = (
        *(free for _ in empty),
        *(read_cost(row.inside("cost")) if row.has("cost") else free for row in modifiers),
    )
    box.mod_kind = (*empty, *(read_kind(row, verb) for row, verb in zip(modifiers, verbs, strict=True)))
    box.end_verb = (*empty, *(row.one_of("verb", ENDS) for row in ends))
    box.end_what = (*empty, *(row.one_of("what", PER, "card") for row in ends))
    few, many, kinds = [], [], []
    for row in ends:
        points = row.number("points", 0, 99, 0)
        few.append(row.number("points_2_3", 0, 99, points))
        many.append(row.number("points_4_5", 0, 99, points))
        row.number("levels", 1, 1, 1)
        kinds.append(read_end_kind(row))
    box.end_points = (*empty, *few)
    box.end_many = (*empty, *many)
    box.end_kind = (*empty, *kinds)


def read_amount(row: Reader) -> int:
    for key in ("count", "levels", "steps", "resource"):
        if row.has(key):
            return row.number(key, 1, 9)
    return 0


def read_kind(row: Reader, verb: int) -> int:
    if verb == SUBSTITUTE:
        return row.one_of("pay", ("surplus", "basic"))
    return row.one_of("kind", FREE_KINDS) if verb == COLOSSEUM_FREE else 0


def read_end_kind(row: Reader) -> int:
    if row.has("icon"):
        return row.one_of("icon", ICONS)
    what = row.text("what", "")
    if what == "card":
        return row.one_of("kind", KINDS)
    return row.one_of("kind", RESOURCE_KINDS) if what == "resource" else 0
