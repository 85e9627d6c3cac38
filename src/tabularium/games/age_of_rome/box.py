"""The box of Age of Rome: every card, tile and number as int-indexed tables."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.box import Reader, Table
from tabularium.kernel.state import Box

# Building types, in the order of the slots of every Province; the first three have a Bonus.
MILITARY: Final = 0
POLITICS: Final = 1
COMMERCE: Final = 2
RELIGION: Final = 3
AGRICULTURE: Final = 4
TYPES: Final = 5
BONUSES: Final = 3
BUILDINGS = ("military", "politics", "commerce", "religion", "agriculture")

PROVINCES: Final = 4
LEVELS: Final = 3
REGIONS: Final = 3

# Levels of a Pantheon, and the metals of its common elements.
BASE: Final = 0
UPPER: Final = 1
BRONZE: Final = 1
SILVER: Final = 2
GOLD: Final = 3
METALS = ("own", "bronze", "silver", "gold")

# Kinds of Trade cards.
JEWELS: Final = 3
CHEST: Final = 4
WARES = ("tools", "weapons", "clothes", "jewels", "chest")
SET_SIZE: Final = 3

# When a Trade card may be played: bits of a trigger.
CONDITIONS = (
    "activate_plot",
    "plot_in_province",
    "build",
    "double_tax",
    "partisan_any",
    "partisan_colosseum",
    "partisan_agriculture",
)
ON_ACTIVATE: Final = 1
ON_PLOT: Final = 2
ON_BUILD: Final = 4
ON_DOUBLE_TAX: Final = 8
ON_PARTISAN: Final = 16
ON_COLOSSEUM: Final = 32
ON_AGRICULTURE: Final = 64

# What cards, Events and Plots do.
VERBS = (
    "gain_denarii",
    "gain_glory",
    "draw_trade",
    "take_discard",
    "draw_quest",
    "recruit_legion",
    "recruit_vote",
    "remove_anchor",
    "place_legion",
    "place_vote",
    "place_pantheon",
    "harvest",
    "cancel_plot",
    "lose_denarii",
    "lose_glory",
    "return_legion",
    "return_vote",
    "discard_trade_random",
    "take_vendetta",
    "target_lose_glory",
    "target_remove_pantheon",
    "target_remove_legion",
    "target_move_legions",
    "target_remove_vote",
    "target_discard_trade_random",
    "target_steal_trade_random",
    "none",
)
GAIN_DENARII: Final = 0
GAIN_GLORY: Final = 1
DRAW_TRADE: Final = 2
TAKE_DISCARD: Final = 3
DRAW_QUEST: Final = 4
RECRUIT_LEGION: Final = 5
RECRUIT_VOTE: Final = 6
REMOVE_ANCHOR: Final = 7
PLACE_LEGION: Final = 8
PLACE_VOTE: Final = 9
PLACE_PANTHEON: Final = 10
HARVEST: Final = 11
CANCEL_PLOT: Final = 12
LOSE_DENARII: Final = 13
LOSE_GLORY: Final = 14
RETURN_LEGION: Final = 15
RETURN_VOTE: Final = 16
DISCARD_RANDOM: Final = 17
TAKE_VENDETTA: Final = 18
TARGET_LOSE_GLORY: Final = 19
TARGET_REMOVE_PANTHEON: Final = 20
TARGET_REMOVE_LEGION: Final = 21
TARGET_MOVE_LEGIONS: Final = 22
TARGET_REMOVE_VOTE: Final = 23
TARGET_DISCARD: Final = 24
TARGET_STEAL: Final = 25
NO_VERB: Final = 26
CARD_VERBS = VERBS[: CANCEL_PLOT + 1]
REWARDS = tuple(
    VERBS[verb] for verb in (GAIN_DENARII, GAIN_GLORY, DRAW_TRADE, DRAW_QUEST, RECRUIT_LEGION, RECRUIT_VOTE)
)
BLOWS = VERBS[LOSE_DENARII:TARGET_LOSE_GLORY]
PLOT_VERBS = VERBS[TARGET_LOSE_GLORY:NO_VERB]
THEN = ("none", "gain_glory", "gain_denarii", "place_vote")

# What a Plot needs before it can be chosen.
NEEDS = (
    "target_glory_at_least_2",
    "target_has_own_element_in_unfinished_level",
    "target_legions_in_regions_at_least_1",
    "target_legions_in_regions_at_least_2",
    "target_votes_in_column_at_least_1",
    "own_vote_on_board",
    "target_trade_cards_at_least_1",
    "own_hand_below_limit",
)
NEEDS_GLORY: Final = 0
NEEDS_ELEMENT: Final = 1
NEEDS_LEGION: Final = 2
NEEDS_TWO_LEGIONS: Final = 3
NEEDS_VOTE: Final = 4
NEEDS_OWN_VOTE: Final = 5
NEEDS_CARD: Final = 6
NEEDS_ROOM: Final = 7

# What can be counted of a player.
METRICS = (
    "denarii",
    "glory",
    "legions_in_regions",
    "legions_recruited",
    "votes_in_column",
    "votes_recruited",
    "pantheon_elements",
    "hand_size",
    "trade_cards_in_hand",
    "vendetta_markers",
    "vendetta_markers_zero",
    "active_bonuses",
    "plots_in_provinces",
    "facing_population",
    "medals",
    "regions_first",
    "regions_second",
    "regions_present",
    "regions_defeated",
    "max_legions_one_region",
    "top_vote",
    "sets",
    "set_types",
    "sets_jewels",
    "sets_same_type_max",
    "pantheon_levels_complete",
    "gold_elements",
    "quests_fulfilled",
    "score_politics",
    "total_score",
    "population_africa",
    "population_gaul",
    "population_spain",
    "population_italy",
    "medal_military",
    "medal_politics",
    "medal_commerce",
    "medal_religion",
    "medal_agriculture",
)
M_DENARII: Final = 0
M_GLORY: Final = 1
M_LEGIONS_IN_REGIONS: Final = 2
M_LEGIONS_RECRUITED: Final = 3
M_VOTES_IN_COLUMN: Final = 4
M_VOTES_RECRUITED: Final = 5
M_PANTHEON_ELEMENTS: Final = 6
M_HAND_SIZE: Final = 7
M_TRADE_CARDS: Final = 8
M_VENDETTA: Final = 9
M_VENDETTA_ZERO: Final = 10
M_ACTIVE_BONUSES: Final = 11
M_PLOTS: Final = 12
M_FACING_POPULATION: Final = 13
M_MEDALS: Final = 14
M_REGIONS_FIRST: Final = 15
M_REGIONS_SECOND: Final = 16
M_REGIONS_PRESENT: Final = 17
M_REGIONS_DEFEATED: Final = 18
M_MOST_IN_REGION: Final = 19
M_TOP_VOTE: Final = 20
M_SETS: Final = 21
M_SET_TYPES: Final = 22
M_SETS_JEWELS: Final = 23
M_SETS_SAME_TYPE: Final = 24
M_PANTHEON_LEVELS: Final = 25
M_GOLD: Final = 26
M_QUESTS: Final = 27
M_SCORE_POLITICS: Final = 28
M_TOTAL: Final = 29
M_POPULATION: Final = 30  # and three more, by Province
M_MEDAL: Final = 34  # and four more, by type

# Whom an Event or a Quest looks for.
WHO = ("most", "least", "facing")
MOST: Final = 0
LEAST: Final = 1
FACING: Final = 2
SCORES = ("at_least", "per", "most", "least")
AT_LEAST: Final = 0
PER: Final = 1
HAS_MOST: Final = 2
HAS_LEAST: Final = 3

REMOVED_IN = ("peace", "heroes", "emperor_solo")

# What Cassius does.
ACTIONS = ("legion", "vote", "plot", "trade", "offering", "games")
LEGION: Final = 0
VOTE: Final = 1
PLOT: Final = 2
TRADE: Final = 3
OFFERING: Final = 4
GAMES: Final = 5
TACTICS = ("advance", "forced_march", "ambush", "redeploy")
ADVANCE: Final = 0
FORCED_MARCH: Final = 1
AMBUSH: Final = 2
REDEPLOY: Final = 3
DIFFICULTIES = ("easy", "normal", "hard")
CASSIUS_PLOTS = ("calumny", "degradation", "apostasy", "null_vote", "forced_sale")

COUNTS = ("one", "two", "three", "four")
COLOURS = ("yellow", "red", "green", "blue")


class RomeBox(Box):
    """Tables by index. A thing with several numbers per entry is a flat tuple: `cost[building * LEVELS + level]`."""

    __slots__ = (
        "action_of",
        "actions",
        "anchors",
        "base_own",
        "build_order",
        "builds",
        "card_copies",
        "card_effects",
        "card_star",
        "cards",
        "cassius_blocked",
        "cassius_cards",
        "cassius_event",
        "cassius_glory",
        "cassius_legions",
        "cassius_markers",
        "cassius_medal",
        "cassius_plot",
        "cassius_sale",
        "cassius_vendetta",
        "cassius_votes",
        "characters",
        "colosseum",
        "colours",
        "column",
        "column_glory",
        "combat_cards",
        "commons",
        "condition_of",
        "cost",
        "defence",
        "element_glory",
        "event_direction",
        "event_effects",
        "event_negative",
        "event_turns",
        "event_who",
        "events",
        "feat_metric",
        "feat_min",
        "feat_only",
        "feats",
        "glory",
        "hand_limit",
        "harvest",
        "kind_of",
        "lap",
        "legions",
        "level_cap",
        "majority_glory",
        "majority_run",
        "medal_harvest",
        "medal_majority",
        "medal_price",
        "medal_rate",
        "most_sets",
        "named_province",
        "none_event",
        "partisans",
        "penalty",
        "plot_effect",
        "plot_markers",
        "plot_needs",
        "plot_slots",
        "plots",
        "population",
        "positions",
        "provinces",
        "quest_back",
        "quest_min",
        "quest_removed",
        "quest_score",
        "quest_star",
        "quests",
        "quests_dealt",
        "quests_kept",
        "rate",
        "region_glory",
        "region_of",
        "region_order",
        "regions",
        "rounds",
        "sale_price",
        "set_glory",
        "stage_moves",
        "stages",
        "start",
        "tactic_of",
        "task_metric",
        "task_min",
        "tasks",
        "tiles",
        "title_least",
        "titles",
        "track",
        "trade_back",
        "upper_own",
        "vendetta",
        "vendetta_slots",
        "votes",
        "ware_of",
        "wares",
    )

    # the table
    rounds: int
    hand_limit: int
    most_sets: int
    column: int
    partisans: int
    legions: int
    votes: int
    plot_markers: int
    vendetta_slots: int
    vendetta: int  # markers in the box
    rate: int  # Denarii for 1 Glory at the end
    sale_price: int
    colosseum: int
    majority_run: int
    majority_glory: int
    quests_dealt: int
    quests_kept: int
    colours: tuple[str, ...]
    positions: tuple[tuple[int, ...], ...]  # by number of players; the fifth is against Cassius
    provinces: tuple[str, ...]
    named_province: tuple[int, ...]  # where Africa, Gaul, Spain and Italy lie in the ring
    plot_slots: int
    population: int  # of a Province without Buildings
    penalty: tuple[int, ...]  # by Population; the first is for none
    lap: int
    stages: tuple[int, ...]
    stage_moves: tuple[int, ...]
    harvest: tuple[int, ...]  # by round; the first is for none
    cost: tuple[int, ...]  # building * LEVELS + level - 1
    glory: tuple[int, ...]
    medal_majority: int
    medal_price: int
    medal_rate: int
    medal_harvest: int
    tiles: tuple[tuple[int, ...], ...]  # few, many: by level
    regions: tuple[str, ...]
    defence: tuple[int, ...]
    region_glory: tuple[tuple[int, ...], ...]  # few, many: region * 3 + place
    column_glory: tuple[int, ...]
    base_own: int
    upper_own: int
    element_glory: tuple[int, ...]  # by METALS
    commons: tuple[tuple[tuple[int, ...], tuple[int, ...]], ...]  # by number of players: base, upper; metals
    # characters and their Plots
    characters: tuple[str, ...]
    start: tuple[tuple[int, ...], ...]  # Denarii, Glory, Vendetta, Legions, Votes, Partisans, Anchor, three Plots
    track: tuple[tuple[int, ...], ...]  # by character and Bonus: its slot on the Vendetta track
    plots: tuple[str, ...]
    plot_effect: tuple[tuple[int, ...], ...]  # verb, n, second verb, its n
    plot_needs: tuple[tuple[int, ...], ...]
    # Trade cards: `kind_of` knows the kind of each physical card
    wares: tuple[str, ...]
    set_glory: tuple[int, ...]
    cards: tuple[str, ...]
    ware_of: tuple[int, ...]  # by kind; one more for the back
    condition_of: tuple[int, ...]
    card_effects: tuple[tuple[tuple[int, int], ...], ...]
    card_copies: tuple[int, ...]
    card_star: tuple[int, ...]
    kind_of: tuple[int, ...]  # by physical card; one more for the back
    trade_back: int  # the physical card nobody may see; its kind is len(cards)
    anchors: int
    # Events
    events: tuple[str, ...]
    event_negative: tuple[int, ...]
    event_who: tuple[tuple[int, int], ...]  # whom, and the metric or Province
    event_effects: tuple[tuple[tuple[int, int], ...], ...]
    event_direction: tuple[int, ...]  # 1 clockwise, -1 counter-clockwise
    event_turns: tuple[int, ...]
    none_event: int  # the back of an Event, also "none"
    # Quests
    quests: tuple[str, ...]
    quest_score: tuple[tuple[int, int, int], ...]  # how, metric, Glory
    quest_min: tuple[tuple[int, ...], ...]  # by number of players
    quest_star: tuple[int, ...]
    quest_removed: tuple[int, ...]  # bits of REMOVED_IN
    quest_back: int
    # Cassius
    cassius_glory: tuple[int, ...]
    cassius_vendetta: int
    cassius_legions: int
    cassius_votes: int
    cassius_markers: int
    cassius_medal: int
    cassius_blocked: int
    cassius_event: int
    cassius_sale: int
    actions: tuple[tuple[int, ...], ...]  # by difficulty and round
    builds: tuple[tuple[int, ...], ...]
    level_cap: tuple[int, ...]
    region_order: tuple[int, ...]
    cassius_cards: tuple[str, ...]
    action_of: tuple[int, ...]
    build_order: tuple[tuple[int, ...], ...]
    cassius_plot: tuple[int, ...]
    combat_cards: tuple[str, ...]
    region_of: tuple[int, ...]
    tactic_of: tuple[int, ...]
    # what is counted at the end
    tasks: tuple[str, ...]
    task_metric: tuple[int, ...]
    task_min: tuple[int, ...]
    titles: tuple[str, ...]
    title_least: tuple[int, ...]
    feats: tuple[str, ...]
    feat_metric: tuple[int, ...]
    feat_min: tuple[int, ...]
    feat_only: tuple[int, ...]  # 1: only against Cassius


def read_box(table: Table) -> RomeBox:
    reader = Reader(table)
    box = RomeBox()
    read_table(reader, box)
    read_tracks(reader, box)
    read_buildings(reader, box)
    read_pantheon(reader, box)
    read_plots(reader, box)
    read_characters(reader, box)
    read_trade(reader, box)
    read_events(reader, box)
    read_quests(reader, box)
    read_cassius(reader, box)
    read_honours(reader, box)
    reader.finish()
    return box


def sourced(row: Reader) -> Reader:
    """A block says where its numbers come from, and which of its fields are the house's."""
    row.source()
    row.words("house", ())
    return row


def ids(rows: list[Reader]) -> tuple[str, ...]:
    return tuple(row.text("id") for row in rows)


def read_table(reader: Reader, box: RomeBox) -> None:
    table = sourced(reader.inside("table"))
    box.rounds = table.number("rounds", 1, 9)
    box.hand_limit = table.number("hand_limit", 2, 9)
    box.most_sets = table.number("most_sets", 1, 9)
    table.must(table.number("set_size", 3) == SET_SIZE, "set_size", "a Set is three cards")
    box.column = table.number("column", 1, 9)
    box.partisans = table.number("partisans", 1, 9)
    box.legions = table.number("legions", 1, 15)
    box.votes = table.number("votes", 1, 9)
    box.plot_markers = table.number("plot_markers", 1, 9)
    box.vendetta_slots = table.number("vendetta_slots", BONUSES, 6)
    box.vendetta = table.number("vendetta_markers", 0, 24)
    box.rate = table.number("denarii_per_glory", 1)
    box.sale_price = table.number("sale_price")
    box.colosseum = table.number("colosseum_glory")
    box.majority_run = table.number("majority_run", 2)
    box.majority_glory = table.number("majority_glory")
    box.quests_dealt = table.number("quests_dealt", 1, 6)
    box.quests_kept = table.number("quests_kept", 0, 6)
    table.must(box.quests_kept == box.quests_dealt - 1, "quests_kept", "each player returns one of the Quests dealt")
    seating = sourced(reader.inside("seating"))
    box.positions = tuple(seating.ints(key, n) for key, n in zip((*COUNTS, "cassius"), (1, 2, 3, 4, 2), strict=True))
    box.colours = seating.words("colours")
    sound = sorted(box.colours) == sorted(COLOURS)
    seating.must(sound, "colours", f"must name {', '.join(COLOURS)}, each once")  # AR-1.1
    for key, places in zip((*COUNTS, "cassius"), box.positions, strict=True):
        sound = len(set(places)) == len(places) and all(0 <= place < PROVINCES for place in places)
        seating.must(sound, key, "must be different positions from 0 to 3")


def read_tracks(reader: Reader, box: RomeBox) -> None:
    land = sourced(reader.inside("provinces"))
    box.provinces = land.words("ring")
    names = ("africa", "gaul", "spain", "italy")
    land.must(sorted(box.provinces) == sorted(names), "ring", "must name africa, gaul, spain and italy, each once")
    box.named_province = tuple(box.provinces.index(name) if name in box.provinces else 0 for name in names)
    box.plot_slots = land.number("plot_slots", 1, 6)
    box.population = land.number("population", 0, 9)
    most = box.population + TYPES * LEVELS
    taxation = sourced(reader.inside("taxation"))
    box.penalty = (0, *taxation.ints("penalty", most))
    track = sourced(reader.inside("glory"))
    track.must(track.number("minimum") == 1, "minimum", "Glory never falls below 1")
    box.lap = track.number("lap", 1)
    box.stages = track.ints("stages", 4)
    printed = track.number("printed", 0, 4)
    box.stage_moves = tuple(0 if stage < printed else 1 for stage in range(4))
    track.must(list(box.stages) == sorted(box.stages), "stages", "must go up")
    track.must(box.partisans == 1 + len(box.stages), "stages", f"{box.partisans} Partisans need one Stage less")
    fields = sourced(reader.inside("agriculture"))
    box.harvest = (0, *fields.ints("denarii", box.rounds))


def read_buildings(reader: Reader, box: RomeBox) -> None:
    rows = [sourced(row) for row in reader.rows("buildings", TYPES)]
    reader.must(ids(rows) == BUILDINGS, "buildings", f"must be {', '.join(BUILDINGS)}, in this order")
    box.cost = tuple(n for row in rows for n in row.ints("cost", LEVELS))
    box.glory = tuple(n for row in rows for n in row.ints("glory", LEVELS))
    medals = sourced(reader.inside("medals"))
    box.medal_majority = medals.number("majority_glory")
    box.medal_price = medals.number("glory_price", 1)
    box.medal_rate = medals.number("denarii_per_glory", 1)
    box.medal_harvest = medals.number("harvest")
    tiles = sourced(reader.inside("tiles"))
    box.tiles = (tiles.ints("few", LEVELS), tiles.ints("many", LEVELS))
    tiles.must(TYPES * sum(box.tiles[1]) == 45, "many", "the rulebook has 45 tiles, 9 of each type")
    for key, few in zip(("few", "many"), box.tiles, strict=True):
        tiles.must(all(0 <= n <= PROVINCES for n in few), key, "each Province has one Building of a type at most")
    regions = [sourced(row) for row in reader.rows("regions", REGIONS)]
    box.regions = ids(regions)
    reader.must(sorted(box.regions) == ["epirus", "macedonia", "thrace"], "regions", "must be the three known ones")
    box.defence = tuple(row.number("defence", 0, 99) for row in regions)
    box.region_glory = (
        tuple(n for row in regions for n in row.ints("few", 3)),
        tuple(n for row in regions for n in row.ints("many", 3)),
    )
    senate = sourced(reader.inside("senate"))
    box.column_glory = senate.ints("glory", box.column)


def read_pantheon(reader: Reader, box: RomeBox) -> None:
    pantheon = sourced(reader.inside("pantheon"))
    box.base_own = pantheon.number("base", 1, 9)
    box.upper_own = pantheon.number("upper", 1, 9)
    box.element_glory = tuple(pantheon.number(f"{metal}_glory") for metal in METALS)
    commons = sourced(reader.inside("commons"))
    box.commons = tuple((metals(commons, f"base_{n}"), metals(commons, f"upper_{n}")) for n in COUNTS)
    for i, n in enumerate(COUNTS):
        for level, pile in zip(("base", "upper"), box.commons[i], strict=True):
            enough = len(pile) > i
            commons.must(enough, f"{level}_{n}", f"{i + 1} players need as many common elements")


def metals(reader: Reader, key: str) -> tuple[int, ...]:
    words = reader.words(key)
    good = all(word in METALS[1:] for word in words)
    reader.must(good, key, "must be gold, silver or bronze")
    return tuple(METALS.index(word) for word in words) if good else ()


def read_effects(reader: Reader, verbs: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Verbs with their numbers."""
    rows = reader.rows("effects")
    return tuple((VERBS.index(verbs[row.one_of("verb", verbs)]), row.number("n", 1, 99, 1)) for row in rows)


def read_plots(reader: Reader, box: RomeBox) -> None:
    rows = [sourced(row) for row in reader.rows("plots", 8)]
    box.plots = ids(rows)
    reader.must(all(plot in box.plots for plot in CASSIUS_PLOTS), "plots", f"must have {', '.join(CASSIUS_PLOTS)}")
    effects = []
    for row in rows:
        effect = row.inside("effect")
        verb = VERBS.index(PLOT_VERBS[effect.one_of("verb", PLOT_VERBS)])
        then = VERBS.index(THEN[effect.one_of("then", THEN, "none")])
        effects.append((verb, effect.number("n", 1, 99, 1), then, effect.number("then_n", 1, 99, 1)))
    box.plot_effect = tuple(effects)
    needs = []
    for row in rows:
        words = row.words("needs")
        row.must(all(word in NEEDS for word in words), "needs", f"must be among {', '.join(NEEDS)}")
        needs.append(tuple(NEEDS.index(word) for word in words if word in NEEDS))
    box.plot_needs = tuple(needs)


def read_characters(reader: Reader, box: RomeBox) -> None:
    rows = [sourced(row) for row in reader.rows("characters", 6)]
    box.characters = ids(rows)
    numbers = ("denarii", "glory", "vendetta", "legions", "votes", "partisans")
    most = (99, 4, box.vendetta_slots, box.legions, box.votes, 1)
    least = (0, 1, 0, 0, 0, 1)
    box.start = tuple(
        (
            *(row.number(key, low, high) for key, low, high in zip(numbers, least, most, strict=True)),
            int(row.flag("anchor")),
        )
        for row in rows
    )
    tracks = []
    for row in rows:
        words = row.words("track")
        sound = len(words) == box.vendetta_slots and all(words.count(bonus) == 1 for bonus in BUILDINGS[:BONUSES])
        row.must(sound, "track", f"must have {box.vendetta_slots} slots, with each of the three Bonuses once")
        slots = tuple(words.index(bonus) if bonus in words else 0 for bonus in BUILDINGS[:BONUSES])
        tracks.append(slots)
        covered = range(box.vendetta_slots - row.number("vendetta", 0, box.vendetta_slots), box.vendetta_slots)
        open_bonuses = sum(slot not in covered for slot in slots)
        row.must(not sound or open_bonuses == 1, "track", "exactly one Bonus is active at the start")  # AR-1.11
    box.track = tuple(tracks)
    chosen = []
    for row in rows:
        words = row.words("plots")
        sound = len(words) == 3 and all(word in box.plots for word in words)
        row.must(sound, "plots", "must name three Plots of the box")
        chosen.append(tuple(box.plots.index(word) for word in words) if sound else (0, 0, 0))
    box.start = tuple((*row, *plots) for row, plots in zip(box.start, chosen, strict=True))
    most_vendetta = sum(sorted(row[2] for row in box.start)[-4:])
    reader.must(most_vendetta <= box.vendetta, "table.vendetta_markers", f"four characters take up to {most_vendetta}")


def read_trade(reader: Reader, box: RomeBox) -> None:
    wares = [sourced(row) for row in reader.rows("wares", len(WARES))]
    box.wares = ids(wares)
    reader.must(box.wares == WARES, "wares", f"must be {', '.join(WARES)}, in this order")
    box.set_glory = tuple(row.number("glory", 0, 99) for row in wares)
    for i, row in enumerate(wares):
        row.must(row.flag("joker") == (i == CHEST), "joker", "Chests are the jokers")
    rows = [sourced(row) for row in reader.rows("cards")]
    box.cards = ids(rows)
    reader.must(len(rows) <= 30, "cards", "there may be 30 different cards at most")
    box.ware_of = (*(row.one_of("ware", WARES) for row in rows), len(WARES))
    box.condition_of = (*(1 << row.one_of("condition", CONDITIONS) for row in rows), 0)
    box.card_effects = (*(read_effects(row, CARD_VERBS) for row in rows), ())
    box.card_copies = tuple(row.number("copies", 1, 9) for row in rows)
    box.card_star = tuple(int(row.flag("star")) for row in rows)
    box.kind_of = (*(kind for kind, n in enumerate(box.card_copies) for _ in range(n)), len(rows))
    box.trade_back = len(box.kind_of) - 1
    reader.must(box.trade_back == 38, "cards", f"the rulebook has 38 Trade cards, not {box.trade_back}")
    for i, row in enumerate(wares):
        found = sum(n for kind, n in enumerate(box.card_copies) if box.ware_of[kind] == i)
        wanted = row.number("cards", 0, 63)
        row.must(found == wanted, "cards", f"{wanted} cards of this kind are needed, the box has {found}")
    anchor = sourced(reader.inside("anchor"))
    box.anchors = anchor.number("copies", 0, 6)
    holders = sum(row[6] for row in box.start)
    anchor.must(holders == box.anchors, "copies", f"{holders} characters have the Anchor")


def read_events(reader: Reader, box: RomeBox) -> None:
    rows = [sourced(row) for row in reader.rows("events", 18)]
    box.events = ids(rows)
    box.none_event = len(rows)
    box.event_negative = tuple(int(row.flag("negative")) for row in rows)
    reader.must(sum(box.event_negative) == 6, "events", "six of the Events are negative")
    whom = []
    for row in rows:
        who = row.inside("who")
        kind = who.one_of("kind", WHO)
        what = who.one_of("province", box.provinces) if kind == FACING else who.one_of("metric", METRICS)
        whom.append((kind, what))
    box.event_who = tuple(whom)
    box.event_effects = tuple(
        read_effects(row, BLOWS if negative else REWARDS)
        for row, negative in zip(rows, box.event_negative, strict=True)
    )
    box.event_direction = tuple(1 - 2 * row.one_of("direction", ("cw", "ccw")) for row in rows)
    box.event_turns = tuple(row.number("turns", 1, 2) for row in rows)
    normal = len(rows) - sum(box.event_negative)
    reader.must(normal >= box.rounds, "events", f"{box.rounds} rounds need as many normal Events, not {normal}")


def read_quests(reader: Reader, box: RomeBox) -> None:
    rows = [sourced(row) for row in reader.rows("quests", 28)]
    box.quests = ids(rows)
    box.quest_back = len(rows)
    scores = []
    least: list[tuple[int, ...]] = []
    for row in rows:
        score = row.inside("score")
        how = score.one_of("kind", SCORES)
        scores.append((how, score.one_of("metric", METRICS), score.number("glory", 0, 99)))
        if how != AT_LEAST:
            least.append((0, 0, 0, 0))
        elif score.has("min_by_players"):
            least.append(score.ints("min_by_players", 4))
        else:
            least.append((score.number("min", 1, 99),) * 4)
    box.quest_score = tuple(scores)
    box.quest_min = tuple(least)
    box.quest_star = tuple(int(row.flag("star")) for row in rows)
    removed = []
    for row in rows:
        words = row.words("removed_in")
        row.must(all(word in REMOVED_IN for word in words), "removed_in", f"must be among {', '.join(REMOVED_IN)}")
        removed.append(sum(1 << REMOVED_IN.index(word) for word in words if word in REMOVED_IN))
    box.quest_removed = tuple(removed)
    few = sum(not star and not bits & 3 for star, bits in zip(box.quest_star, box.quest_removed, strict=True))
    many = sum(not bits & 3 for bits in box.quest_removed)
    enough = few >= 2 * box.quests_dealt and many >= 4 * box.quests_dealt  # AR-11.36
    reader.must(enough, "quests", "too few are left to deal with Peace and Heroes")


def read_cassius(reader: Reader, box: RomeBox) -> None:
    row = sourced(reader.inside("cassius"))
    box.cassius_glory = row.ints("glory", len(DIFFICULTIES))
    box.cassius_vendetta = row.number("vendetta", 0, box.vendetta_slots)
    box.cassius_legions = row.number("legions", 0, box.legions)
    box.cassius_votes = row.number("votes", 0, box.votes)
    box.cassius_markers = row.number("plot_markers", 0, box.plot_markers)
    box.cassius_medal = row.number("medal_glory")
    box.cassius_blocked = row.number("blocked_glory")
    box.cassius_event = row.number("event_glory")
    box.cassius_sale = row.number("sale_glory")
    box.actions = tuple((0, *row.ints(f"actions_{key}", box.rounds)) for key in DIFFICULTIES)
    box.builds = tuple((0, *row.ints(f"builds_{key}", box.rounds)) for key in DIFFICULTIES)
    box.level_cap = (0, *row.ints("level_cap", box.rounds))
    order = row.words("region_order")
    row.must(sorted(order) == sorted(box.regions), "region_order", "must name each Region once")
    box.region_order = tuple(box.regions.index(word) for word in order if word in box.regions)
    cards = [sourced(card) for card in reader.rows("cassius_cards", 15)]
    box.cassius_cards = ids(cards)
    box.action_of = tuple(card.one_of("action", ACTIONS) for card in cards)
    orders = []
    for card in cards:
        words = card.words("build_order")
        card.must(sorted(words) == sorted(BUILDINGS), "build_order", "must name each Building once")
        orders.append(tuple(BUILDINGS.index(word) for word in words if word in BUILDINGS))
    box.build_order = tuple(orders)
    wanted = [CASSIUS_PLOTS[card.one_of("plot", CASSIUS_PLOTS)] for card in cards]
    box.cassius_plot = tuple(box.plots.index(plot) for plot in wanted if plot in box.plots)
    combat = [sourced(card) for card in reader.rows("combat_cards", 12)]
    box.combat_cards = ids(combat)
    box.region_of = tuple(card.one_of("region", box.regions) for card in combat)
    box.tactic_of = tuple(card.one_of("tactic", TACTICS) for card in combat)


def read_honours(reader: Reader, box: RomeBox) -> None:
    tasks = [sourced(row) for row in reader.rows("tasks", 7)]
    box.tasks = ids(tasks)
    box.task_metric = tuple(row.one_of("metric", METRICS) for row in tasks)
    box.task_min = tuple(row.number("min", 1) for row in tasks)
    titles = [sourced(row) for row in reader.rows("titles", 4)]
    box.titles = ids(titles)
    box.title_least = tuple(row.number("least", 0, 7) for row in titles)
    rising = list(box.title_least) == sorted(box.title_least) and box.title_least[:1] == (0,)
    reader.must(rising, "titles", "must go up from 0 tasks")
    feats = [sourced(row) for row in reader.rows("feats", 12)]
    box.feats = ids(feats)
    box.feat_metric = tuple(row.one_of("metric", METRICS) for row in feats)
    box.feat_min = tuple(row.number("min", 1) for row in feats)
    box.feat_only = tuple(row.one_of("only", ("any", "attack_of_cassius"), "any") for row in feats)
