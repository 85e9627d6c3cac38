"""How a box is read into its tables, and what a sound box must be. A custom box is read in the same way."""

from __future__ import annotations

from tabularium.games.age_of_rome import packed, terms
from tabularium.games.age_of_rome.box import AgeOfRomeBox
from tabularium.kernel.box import Reader, Toml, read_parts

# Which words may stand where.
COUNTS = ("one", "two", "three", "four")
COLOURS = ("yellow", "red", "green", "blue")
CARD_VERBS = terms.VERBS[: terms.CANCEL_PLOT + 1]
REWARDS = tuple(
    terms.VERBS[verb]
    for verb in (
        terms.GAIN_DENARII,
        terms.GAIN_GLORY,
        terms.DRAW_TRADE,
        terms.DRAW_QUEST,
        terms.RECRUIT_LEGION,
        terms.RECRUIT_VOTE,
    )
)
BLOWS = terms.VERBS[terms.LOSE_DENARII : terms.TARGET_LOSE_GLORY]
PLOT_VERBS = terms.VERBS[terms.TARGET_LOSE_GLORY : terms.NO_VERB]
THEN = ("none", "gain_glory", "gain_denarii", "place_vote")
SINGLE = (
    *(
        terms.TAKE_DISCARD,
        terms.REMOVE_ANCHOR,
        terms.PLACE_VOTE,
        terms.PLACE_PANTHEON,
        terms.HARVEST,
        terms.CANCEL_PLOT,
    ),
    *(terms.TARGET_REMOVE_PANTHEON, terms.TARGET_REMOVE_LEGION, terms.TARGET_REMOVE_VOTE, terms.NO_VERB),
)
CASSIUS_PLOTS = ("calumny", "degradation", "apostasy", "null_vote", "forced_sale")


def read_box(table: Toml) -> AgeOfRomeBox:
    return read_parts(
        table,
        AgeOfRomeBox(),
        read_table,
        read_tracks,
        read_buildings,
        read_pantheon,
        read_plots,
        read_characters,
        read_trade,
        read_events,
        read_quests,
        read_cassius,
        read_honours,
    )


def ids(rows: list[Reader]) -> tuple[str, ...]:
    return tuple(row.text("id") for row in rows)


def read_table(reader: Reader, box: AgeOfRomeBox) -> None:
    table = reader.inside("table")
    box.rounds = table.number("rounds", 1, 9)
    box.hand_limit = table.number("hand_limit", 2, 9)
    box.most_sets = table.number("most_sets", 1, 9)
    table.must(table.number("set_size", 3) == terms.SET_SIZE, "set_size", "a Set is three cards")
    box.column = table.number("column", 1, 9)
    box.partisans = table.number("partisans", 1, 9)
    box.legions = table.number("legions", 1, 15)
    box.votes = table.number("votes", 1, 9)
    box.plot_markers = table.number("plot_markers", 1, 9)
    box.vendetta_slots = table.number("vendetta_slots", terms.BONUSES, 6)
    box.vendetta = table.number("vendetta_markers", 0, 24)
    box.rate = table.number("denarii_per_glory", 1)
    box.sale_price = table.number("sale_price")
    box.colosseum = table.number("colosseum_glory")
    box.majority_run = table.number("majority_run", 2)
    box.majority_glory = table.number("majority_glory")
    box.quests_dealt = table.number("quests_dealt", 1, 6)
    box.quests_kept = table.number("quests_kept", 0, 6)
    table.must(box.quests_kept == box.quests_dealt - 1, "quests_kept", "each player returns one of the Quests dealt")
    seating = reader.inside("seating")
    box.positions = tuple(seating.ints(key, n) for key, n in zip((*COUNTS, "cassius"), (1, 2, 3, 4, 2), strict=True))
    box.colours = seating.words("colours")
    sound = sorted(box.colours) == sorted(COLOURS)
    seating.must(sound, "colours", f"must name {', '.join(COLOURS)}, each once")  # AR-1.1
    for key, places in zip((*COUNTS, "cassius"), box.positions, strict=True):
        sound = len(set(places)) == len(places) and all(0 <= place < terms.PROVINCES for place in places)
        seating.must(sound, key, "must be different positions from 0 to 3")


def read_tracks(reader: Reader, box: AgeOfRomeBox) -> None:
    land = reader.inside("provinces")
    box.provinces = land.words("ring")
    names = ("africa", "gaul", "spain", "italy")
    land.must(sorted(box.provinces) == sorted(names), "ring", "must name africa, gaul, spain and italy, each once")
    box.named_province = tuple(box.provinces.index(name) if name in box.provinces else 0 for name in names)
    box.plot_slots = land.number("plot_slots", 1, 6)
    box.population = land.number("population", 0, 9)
    most = box.population + terms.TYPES * terms.LEVELS
    taxation = reader.inside("taxation")
    box.penalty = (0, *taxation.ints("penalty", most))
    track = reader.inside("glory")
    track.must(track.number("minimum") == 1, "minimum", "Glory never falls below 1")
    box.lap = track.number("lap", 1)
    box.stages = track.ints("stages", 4)
    printed = track.number("printed", 0, 4)
    box.stage_moves = tuple(0 if stage < printed else 1 for stage in range(4))
    track.must(list(box.stages) == sorted(box.stages), "stages", "must go up")
    track.must(box.partisans == 1 + len(box.stages), "stages", f"{box.partisans} Partisans need one Stage less")
    fields = reader.inside("agriculture")
    box.harvest = (0, *fields.ints("denarii", box.rounds))


def read_buildings(reader: Reader, box: AgeOfRomeBox) -> None:
    rows = reader.rows("buildings", terms.TYPES)
    reader.must(ids(rows) == terms.BUILDINGS, "buildings", f"must be {', '.join(terms.BUILDINGS)}, in this order")
    box.cost = tuple(n for row in rows for n in row.ints("cost", terms.LEVELS))
    box.glory = tuple(n for row in rows for n in row.ints("glory", terms.LEVELS))
    medals = reader.inside("medals")
    box.medal_majority = medals.number("majority_glory")
    box.medal_price = medals.number("glory_price", 1)
    box.medal_rate = medals.number("denarii_per_glory", 1)
    box.medal_harvest = medals.number("harvest")
    tiles = reader.inside("tiles")
    box.tiles = (tiles.ints("few", terms.LEVELS), tiles.ints("many", terms.LEVELS))
    for key, few in zip(("few", "many"), box.tiles, strict=True):
        tiles.must(all(0 <= n <= terms.PROVINCES for n in few), key, "each Province has one Building of a type at most")
    regions = reader.rows("regions", terms.REGIONS)
    box.regions = ids(regions)
    reader.must(sorted(box.regions) == ["epirus", "macedonia", "thrace"], "regions", "must be the three known ones")
    box.defence = tuple(row.number("defence", 0, 99) for row in regions)
    box.region_glory = (
        tuple(n for row in regions for n in row.ints("few", 3)),
        tuple(n for row in regions for n in row.ints("many", 3)),
    )
    senate = reader.inside("senate")
    box.column_glory = senate.ints("glory", box.column)


def read_pantheon(reader: Reader, box: AgeOfRomeBox) -> None:
    pantheon = reader.inside("pantheon")
    box.base_own = pantheon.number("base", 1, 9)
    box.upper_own = pantheon.number("upper", 1, 9)
    box.element_glory = tuple(pantheon.number(f"{metal}_glory") for metal in terms.METALS)
    commons = reader.inside("commons")
    box.commons = tuple((metals(commons, f"base_{n}"), metals(commons, f"upper_{n}")) for n in COUNTS)
    for i, n in enumerate(COUNTS):
        for level, pile in zip(("base", "upper"), box.commons[i], strict=True):
            enough = len(pile) > i
            commons.must(enough, f"{level}_{n}", f"{i + 1} players need as many common elements")


def metals(reader: Reader, key: str) -> tuple[int, ...]:
    words = reader.words(key)
    good = all(word in terms.METALS[1:] for word in words)
    reader.must(good, key, "must be gold, silver or bronze")
    return tuple(terms.METALS.index(word) for word in words) if good else ()


def read_effects(reader: Reader, verbs: tuple[str, ...]) -> tuple[tuple[int, int], ...]:
    """Verbs with their numbers."""
    return tuple(read_effect(row, "verb", verbs, "n") for row in reader.rows("effects"))


def read_effect(
    row: Reader, key: str, verbs: tuple[str, ...], count: str, default: str | None = None
) -> tuple[int, int]:
    """A verb and its number, which must be 1 where the verb does one thing, and 2 for the two Legions of Deceit."""
    verb = terms.VERBS.index(verbs[row.one_of(key, verbs, default)])
    if verb == terms.TARGET_MOVE_LEGIONS:
        return verb, row.number(count, 2, 2)
    return verb, row.number(count, 1, 1 if verb in SINGLE else 99, 1)


def read_plots(reader: Reader, box: AgeOfRomeBox) -> None:
    rows = reader.rows("plots")
    box.plots = ids(rows)
    reader.must(len(rows) <= packed.MOST_PLOTS, "plots", f"there may be {packed.MOST_PLOTS} Plots at most")
    reader.must(all(plot in box.plots for plot in CASSIUS_PLOTS), "plots", f"must have {', '.join(CASSIUS_PLOTS)}")
    effects = []
    for row in rows:
        effect = row.inside("effect")
        then = read_effect(effect, "then", THEN, "then_n", "none")
        effects.append((*read_effect(effect, "verb", PLOT_VERBS, "n"), *then))
    box.plot_effect = tuple(effects)
    box.plot_needs = tuple(row.indexes("needs", terms.NEEDS) for row in rows)


def read_characters(reader: Reader, box: AgeOfRomeBox) -> None:
    rows = reader.rows("characters")
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
        sound = len(words) == box.vendetta_slots and all(
            words.count(bonus) == 1 for bonus in terms.BUILDINGS[: terms.BONUSES]
        )
        row.must(sound, "track", f"must have {box.vendetta_slots} slots, with each of the three Bonuses once")
        slots = tuple(words.index(bonus) if bonus in words else 0 for bonus in terms.BUILDINGS[: terms.BONUSES])
        tracks.append(slots)
        covered = range(box.vendetta_slots - row.number("vendetta", 0, box.vendetta_slots), box.vendetta_slots)
        open_bonuses = sum(slot not in covered for slot in slots)
        row.must(not sound or open_bonuses == 1, "track", "exactly one Bonus is active at the start")  # AR-1.11
    box.track = tuple(tracks)
    chosen = [row.indexes("plots", box.plots) for row in rows]
    for row, plots in zip(rows, chosen, strict=True):
        row.must(len(plots) == 3, "plots", "must name three Plots")  # AR-4.11
    box.start = tuple((*row, *plots) for row, plots in zip(box.start, chosen, strict=True))
    reader.must(len(rows) >= terms.PROVINCES, "characters", "four players need as many characters")  # AR-1.1
    most_vendetta = sum(sorted(row[2] for row in box.start)[-4:])
    reader.must(most_vendetta <= box.vendetta, "table.vendetta_markers", f"four characters take up to {most_vendetta}")


def read_trade(reader: Reader, box: AgeOfRomeBox) -> None:
    wares = reader.rows("wares", len(terms.WARES))
    box.wares = ids(wares)
    reader.must(box.wares == terms.WARES, "wares", f"must be {', '.join(terms.WARES)}, in this order")
    box.set_glory = tuple(row.number("glory", 0, 99) for row in wares)
    for i, row in enumerate(wares):
        row.must(row.flag("joker") == (i == terms.CHEST), "joker", "Chests are the jokers")
    rows = reader.rows("cards")
    box.cards = ids(rows)
    reader.must(len(rows) <= packed.MOST_KINDS, "cards", f"there may be {packed.MOST_KINDS} different cards at most")
    box.ware_of = (*(row.one_of("ware", terms.WARES) for row in rows), len(terms.WARES))
    box.condition_of = (*(1 << row.one_of("condition", terms.CONDITIONS) for row in rows), 0)
    box.card_effects = (*(read_effects(row, CARD_VERBS) for row in rows), ())
    box.card_copies = tuple(row.number("copies", 1, 9) for row in rows)
    box.card_star = tuple(int(row.flag("star")) for row in rows)
    box.card_back = len(rows)
    for i, row in enumerate(wares):
        found = sum(n for kind, n in enumerate(box.card_copies) if box.ware_of[kind] == i)
        least = row.number("cards", 0, 63)
        row.must(found >= least, "cards", f"the rulebook has {least} of them, the box has {found}")
    anchor = reader.inside("anchor")
    box.anchors = anchor.number("copies", 0, 6)
    holders = sum(row[6] for row in box.start)
    anchor.must(holders == box.anchors, "copies", f"{holders} characters have the Anchor")


def read_events(reader: Reader, box: AgeOfRomeBox) -> None:
    rows = reader.rows("events")
    box.events = ids(rows)
    box.none_event = len(rows)
    box.event_negative = tuple(int(row.flag("negative")) for row in rows)
    whom = []
    for row in rows:
        who = row.inside("who")
        kind = who.one_of("kind", terms.WHO)
        what = who.one_of("province", box.provinces) if kind == terms.FACING else who.one_of("metric", terms.METRICS)
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


def read_quests(reader: Reader, box: AgeOfRomeBox) -> None:
    rows = reader.rows("quests")
    box.quests = ids(rows)
    box.quest_back = len(rows)
    reader.must(len(rows) <= packed.MOST_QUESTS, "quests", f"there may be {packed.MOST_QUESTS} Quests at most")
    scores = []
    least: list[tuple[int, ...]] = []
    for row in rows:
        score = row.inside("score")
        how = score.one_of("kind", terms.SCORES)
        scores.append((how, score.one_of("metric", terms.METRICS), score.number("glory", 0, 99)))
        if how != terms.AT_LEAST:
            least.append((0, 0, 0, 0))
        elif score.has("min_by_players"):
            least.append(score.ints("min_by_players", 4))
        else:
            least.append((score.number("min", 1, 99),) * 4)
    box.quest_score = tuple(scores)
    box.quest_min = tuple(least)
    box.quest_star = tuple(int(row.flag("star")) for row in rows)
    box.quest_removed = tuple(row.mask("removed_in", terms.REMOVED_IN) for row in rows)
    few = sum(not star and not bits & 3 for star, bits in zip(box.quest_star, box.quest_removed, strict=True))
    many = sum(not bits & 3 for bits in box.quest_removed)
    enough = few >= 2 * box.quests_dealt and many >= 4 * box.quests_dealt  # AR-11.36
    reader.must(enough, "quests", "too few are left to deal with Peace and Heroes")


def read_cassius(reader: Reader, box: AgeOfRomeBox) -> None:
    row = reader.inside("cassius")
    box.cassius_glory = row.ints("glory", len(terms.DIFFICULTIES))
    box.cassius_vendetta = row.number("vendetta", 0, box.vendetta_slots)
    box.cassius_legions = row.number("legions", 0, box.legions)
    box.cassius_votes = row.number("votes", 0, box.votes)
    box.cassius_markers = row.number("plot_markers", 0, box.plot_markers)
    box.cassius_medal = row.number("medal_glory")
    box.cassius_blocked = row.number("blocked_glory")
    box.cassius_event = row.number("event_glory")
    box.cassius_sale = row.number("sale_glory")
    box.actions = tuple((0, *row.ints(f"actions_{key}", box.rounds)) for key in terms.DIFFICULTIES)
    box.builds = tuple((0, *row.ints(f"builds_{key}", box.rounds)) for key in terms.DIFFICULTIES)
    box.level_cap = (0, *row.ints("level_cap", box.rounds))
    box.region_order = row.indexes("region_order", box.regions)
    row.must(sorted(box.region_order) == list(range(terms.REGIONS)), "region_order", "must name each Region once")
    cards = reader.rows("cassius_cards")
    box.cassius_cards = ids(cards)
    box.action_of = tuple(card.one_of("action", terms.ACTIONS) for card in cards)
    box.build_order = tuple(card.indexes("build_order", terms.BUILDINGS) for card in cards)
    for card, order in zip(cards, box.build_order, strict=True):
        card.must(sorted(order) == list(range(terms.TYPES)), "build_order", "must name each Building once")
    wanted = [CASSIUS_PLOTS[card.one_of("plot", CASSIUS_PLOTS)] for card in cards]
    box.cassius_plot = tuple(box.plots.index(plot) for plot in wanted if plot in box.plots)
    combat = reader.rows("combat_cards")
    box.combat_cards = ids(combat)
    box.region_of = tuple(card.one_of("region", box.regions) for card in combat)
    box.tactic_of = tuple(card.one_of("tactic", terms.TACTICS) for card in combat)


def read_honours(reader: Reader, box: AgeOfRomeBox) -> None:
    tasks = reader.rows("tasks")
    box.tasks = ids(tasks)
    box.task_metric = tuple(row.one_of("metric", terms.METRICS) for row in tasks)
    box.task_min = tuple(row.number("min", 1) for row in tasks)
    titles = reader.rows("titles")
    box.titles = ids(titles)
    box.title_least = tuple(row.number("least", 0, len(tasks)) for row in titles)
    rising = list(box.title_least) == sorted(box.title_least) and box.title_least[:1] == (0,)
    reader.must(rising, "titles", "must go up from 0 tasks")
    feats = reader.rows("feats")
    box.feats = ids(feats)
    box.feat_metric = tuple(row.one_of("metric", terms.METRICS) for row in feats)
    box.feat_min = tuple(row.number("min", 1) for row in feats)
    box.feat_only = tuple(row.one_of("only", ("any", "attack_of_cassius"), "any") for row in feats)
