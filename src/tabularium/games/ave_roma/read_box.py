"""How the box is read: whatever is missing or odd is told under its key."""

from __future__ import annotations

from typing import Final

from tabularium.games.ave_roma import state, terms
from tabularium.games.ave_roma.box import AveRomaBox
from tabularium.kernel.box import Reader, Toml, read_parts

MOST_SEATS: Final = 5
PAIR: Final = 2  # cards of one building


def read_box(table: Toml) -> AveRomaBox:
    return read_parts(table, AveRomaBox(), read_numbers, read_tracks, read_places, read_boards, read_cards)


def read_numbers(reader: Reader, box: AveRomaBox) -> None:
    limits = reader.inside("limits")
    box.basic_limit = limits.number("basic", 1, 3)  # a sale is written with two bits
    box.surplus_limit = limits.number("surplus", 1, 99)
    box.political_top = limits.number("political", 1, 30)
    box.active_limit = limits.number("active_patrons", 1, 30)
    box.worker_limit = limits.number("workers", terms.ZONES, terms.ZONES)
    box.purchases = limits.number("purchases", 1, 7)
    start = reader.inside("start")
    box.start_denarii = start.number("denarii", 0, 99)
    box.start_surplus = start.number("surplus", 0, box.surplus_limit)
    box.start_price = start.number("stock_price", 1, 99)
    box.start_stock = start.number("stock", 0, box.basic_limit)
    rates = reader.inside("rates")
    box.quaestor_rate = rates.number("quaestor", 0, 99)
    box.unused_worker = rates.number("unused_worker", 0, 99)
    box.zone_price = rates.ints("zone_price", 2)
    box.political_overflow = rates.number("political_overflow", 0, 99)
    box.denarii_per_point = rates.number("denarii_per_point", 1, 99)
    box.stock_per_point = rates.number("stock_per_point", 1, 99)
    box.fragments_per = rates.number("fragments", 1, 9)
    advanced = reader.inside("advanced")
    box.adv_quaestor = advanced.number("quaestor_denarii", 0, 99)
    box.adv_mercator = advanced.number("mercator_surplus", 0, 9)
    box.adv_aedilis = advanced.number("aedilis_resources", 0, 9)
    box.adv_propraetor = advanced.number("propraetor_set", 1, 9)
    box.adv_roma = advanced.number("roma_steps", 1, 9)
    box.adv_aedificator = advanced.number("aedificator_resources", 1, 9)
    box.adv_legatus = advanced.number("legatus_surplus", 1, 9)
    box.adv_senatus = advanced.number("senatus_denarii", 1, 9)
    workers = reader.inside("workers")
    workers.number("values", terms.ZONES, terms.ZONES)
    box.copies = workers.number("copies", 5, 99)
    rewards = reader.inside("war_rewards")
    none = (0,) * len(terms.REWARDS)
    counted = tuple(read_reward(rewards.inside(key)) for key in ("second", "third", "fourth", "fifth"))
    box.war_reward = (none, none, *counted)


def read_tracks(reader: Reader, box: AveRomaBox) -> None:
    tracks = reader.inside("tracks")
    box.grey_top = tracks.number("grey", 1, 30)
    box.brown_top = tracks.number("brown", 1, 30)
    political = reader.inside("political")
    box.political_points = political.ints("points", box.political_top + 1)
    levels = political.ints("slots")
    political.must(
        len(levels) == box.active_limit,
        "slots",
        f"{box.active_limit} levels open a place for a patron, not {len(levels)}",
    )
    box.political_slots = tuple(sum(1 for opens in levels if opens <= level) for level in range(box.political_top + 1))
    score = reader.inside("zone_score")
    box.zone_points = (score.ints("few", box.grey_top + 1), score.ints("many", box.grey_top + 1))


def read_places(reader: Reader, box: AveRomaBox) -> None:
    rows = reader.rows("locations", len(terms.LOCATIONS))
    kinds, spaces, neutral = [], [], []
    for row, name in zip(rows, terms.LOCATIONS, strict=False):
        row.must(row.text("id") == name, "id", f"locations stand in the order {', '.join(terms.LOCATIONS)}")
        kinds.append(row.one_of("kind", terms.PLACES))
        needed = row.ints("spaces", terms.SLOTS)
        row.must(needed == tuple(sorted(needed)), "spaces", "the numbers of players must rise")
        spaces.append(needed)
        neutral.append(row.ints("neutral"))
    reader.must(
        tuple(kinds)
        == (terms.PLAIN, terms.ZONAL, terms.ZONAL, terms.ROW, terms.ROW, terms.ZONAL, terms.PLAIN, terms.ROW),
        "locations",
        "aedilis, mercator, propraetor are of kind zone, aedificator, legatus, senatus of kind row",
    )
    room = sum(len(free) for free in neutral)
    reader.must(room >= 2 * box.worker_limit, "locations", f"two neutral seats need 10 spaces, there are {room}")
    box.place = tuple(kinds)
    box.spaces = tuple(spaces)
    box.usable = tuple(sum(1 for least in needed if least <= seats) for seats in range(6) for needed in spaces)
    box.neutral = tuple(neutral)
    least, most = [1] * (terms.ROWS * terms.SLOTS), [terms.ZONES] * (terms.ROWS * terms.SLOTS)
    for row in reader.rows("slots", terms.ROWS * terms.SLOTS):
        at = row.one_of("at", ("aedificator", "legatus", "senatus"))
        slot = row.number("slot", 1, terms.SLOTS)
        least[at * terms.SLOTS + slot - 1] = row.number("least", 1, terms.ZONES)
        most[at * terms.SLOTS + slot - 1] = row.number("most", 1, terms.ZONES)
    box.slot_least = tuple(least)
    box.slot_most = tuple(most)
    box.slots_for = tuple(
        tuple(
            slot
            for slot in range(terms.SLOTS)
            if least[row * terms.SLOTS + slot] <= value <= most[row * terms.SLOTS + slot]
        )
        for row in range(terms.ROWS)
        for value in range(terms.ZONES + 1)
    )
    shifts, costs = [], []
    for row in reader.rows("training", terms.SPACES):
        shifts.append(row.number("shift", 0, terms.ZONES))
        costs.append(row.number("denarii", 0, 99))
    box.training_shift = tuple(shifts)
    box.training_cost = tuple(costs)
    loop, honour = [], []
    for row in reader.rows("colosseum"):
        loop.append(read_cost(row.inside("cost")))
        honour.append(1 if row.flag("honour") else 0)
    reader.must(len(loop) >= 2, "colosseum", "a loop has at least two spaces")
    box.loop = tuple(loop)
    box.tolls = tuple(tuple((i, count) for i, count in enumerate(cost) if count) for cost in loop)
    box.honour = tuple(honour)


def read_boards(reader: Reader, box: AveRomaBox) -> None:
    rows = reader.rows("boards")
    box.boards = tuple(row.text("id") for row in rows)
    box.board_of = tuple(row.number("board", 1, 99) for row in rows)
    box.prices = tuple(row.ints("prices", terms.BASICS) for row in rows)
    lowest = min([min(prices) for prices in box.prices], default=1)
    reader.must(lowest > 0, "boards", "a price is at least 1")
    boards = len(set(box.board_of))
    reader.must(boards >= MOST_SEATS, "boards", f"{MOST_SEATS} players need a board each, there are {boards}")


def read_cost(reader: Reader) -> tuple[int, ...]:
    return tuple(reader.number(key, 0, 99, 0) for key in terms.COSTS)


def read_reward(reader: Reader) -> tuple[int, ...]:
    return tuple(reader.number(key, 0, 99, 0) for key in terms.REWARDS)


def read_cards(reader: Reader, box: AveRomaBox) -> None:
    zones = reader.rows("zone_cards")
    buildings = reader.rows("building_cards")
    wars = reader.rows("war_cards")
    patrons = reader.rows("patron_cards")
    rows = [*zones, *buildings, *wars, *patrons]
    for row in rows:
        row.words("rulebook", ())  # what of a card the rulebook shows
    count = len(rows)
    box.cards = tuple(row.text("id") for row in rows)
    box.none = count
    box.back = count + 1
    box.first_patron = count - len(patrons)
    reader.must(len(set(box.cards)) == count, "cards", "two cards share an id")
    reader.must(box.back <= state.CARD, "cards", f"there are {count} cards; {state.CARD - 1} are the most")
    box.kind = tuple(kind for kind, deck in enumerate((zones, buildings, wars, patrons)) for _ in deck)
    box.icon = tuple(row.one_of("icon", terms.ICONS) for row in rows)
    box.players = tuple(row.number("players", 2, MOST_SEATS) for row in rows)
    free = (0,) * len(terms.COSTS)
    box.need = (*(free for _ in zones), *(read_cost(row.inside("cost")) for row in rows[len(zones) :]))
    box.exact = tuple(exact_part(need) for need in box.need)
    box.loose = tuple(1 if sum(need[terms.COLOUR : terms.COST_SURPLUS]) else 0 for need in box.need)
    read_zone_cards(reader, box, zones, count)
    read_sets(reader, box, zones, buildings, wars, patrons)
    read_patrons(box, patrons, count - len(patrons))
    for players in range(2, MOST_SEATS + 1):
        for kind, name in enumerate(terms.KINDS):
            size = sum(1 for card in range(count) if box.kind[card] == kind and box.players[card] <= players)
            reader.must(
                size >= state.SHORTEST,
                f"{name}_cards",
                f"{players} players have {size} cards; at least {state.SHORTEST} are needed",
            )


def exact_part(need: tuple[int, ...]) -> tuple[tuple[int, int], ...]:
    """What of a cost can only be paid in one way, money first: it is what is missing most often."""
    goods = (
        (terms.DENARII, need[terms.COST_DENARII]),
        (terms.SURPLUS, need[terms.COST_SURPLUS]),
        *enumerate(need[: terms.BASICS]),
    )
    return tuple((good, count) for good, count in goods if count)


def read_zone_cards(reader: Reader, box: AveRomaBox, zones: list[Reader], count: int) -> None:
    shown: list[tuple[int, ...]] = []
    for row in zones:
        words = (*row.words("top"), *row.words("bottom"))
        known = [word for word in words if word in terms.RESOURCES]
        row.must(len(words) == 4 and known == list(words), "top", "top and bottom show two basic resources each")
        shown.append(tuple(terms.RESOURCES.index(word) for word in known))
    rest = count - len(zones)
    box.resources = (*shown, *((),) * rest)
    box.types = tuple(tuple(sorted(set(card))) for card in box.resources)
    box.fragment = (*(row.one_of("fragment", terms.FRAGMENTS) for row in zones), *(0,) * rest)


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
        copies = named.count(building)
        reader.must(copies <= PAIR, "building_cards", f"{building} has {copies} cards, more than a pair")
    most = len(box.war_reward) - 1
    for war in box.wars:
        copies = fought.count(war)
        reader.must(copies <= most, "war_cards", f"{war} has {copies} cards; there are rewards for {most}")
    none = (0,) * len(terms.REWARDS)
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
    box.mod_at = (*empty, *(row.one_of("at", terms.LOCATIONS) for row in patrons))
    modifiers = [row.inside("modifier") for row in patrons]
    ends = [row.inside("end") for row in patrons]
    verbs = [row.one_of("verb", terms.MODIFIERS) for row in modifiers]
    for row, verb, at in zip(patrons, verbs, box.mod_at[before:], strict=True):
        row.must(
            at in terms.STANDS[verb], "modifier", f"{terms.MODIFIERS[verb]} has no meaning at {terms.LOCATIONS[at]}"
        )
    box.mod_verb = (*empty, *verbs)
    box.lowers = (
        *((-1,) * before),
        *(
            at if verb in (terms.DISCOUNT, terms.SUBSTITUTE) else -1
            for verb, at in zip(verbs, box.mod_at[before:], strict=True)
        ),
    )
    box.mod_points = (*empty, *(row.number("points", 0, 99, 0) for row in modifiers))
    box.mod_denarii = (*empty, *(row.number("denarii", 0, 99, 0) for row in modifiers))
    box.mod_surplus = (*empty, *(row.number("surplus", 0, 99, 0) for row in modifiers))
    box.mod_amount = (*empty, *(read_amount(row) for row in modifiers))
    free = (0,) * len(terms.COSTS)
    box.mod_cost = (
        *(free for _ in empty),
        *(read_cost(row.inside("cost")) if row.has("cost") else free for row in modifiers),
    )
    box.mod_kind = (*empty, *(read_kind(row, verb) for row, verb in zip(modifiers, verbs, strict=True)))
    box.end_verb = (*empty, *(row.one_of("verb", terms.ENDS) for row in ends))
    box.end_what = (*empty, *(row.one_of("what", terms.PER, "card") for row in ends))
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
    if verb == terms.SUBSTITUTE:
        return row.one_of("pay", ("surplus", "basic"))
    return row.one_of("kind", terms.FREE_KINDS) if verb == terms.COLOSSEUM_FREE else 0


def read_end_kind(row: Reader) -> int:
    if row.has("icon"):
        return row.one_of("icon", terms.ICONS)
    what = row.text("what", "")
    if what == "card":
        return row.one_of("kind", terms.KINDS)
    return row.one_of("kind", terms.RESOURCE_KINDS) if what == "resource" else 0
