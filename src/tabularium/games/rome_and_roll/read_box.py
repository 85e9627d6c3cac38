"""Reading the box: every table of `box.toml`, checked against what the rulebook says."""

from __future__ import annotations

from tabularium.games.rome_and_roll import state, terms
from tabularium.games.rome_and_roll.box import CELLS, ROME, City, Effect, Plan, RomeAndRollBox, back_of
from tabularium.games.rome_and_roll.geometry import neighbours, orientations, survey
from tabularium.kernel.box import Reader, Toml, reading


def read_box(table: Toml) -> RomeAndRollBox:
    box = RomeAndRollBox()
    with reading(table) as reader:
        read_dice(reader, box)
        read_shapes(reader, box)
        read_plans(reader, box)
        read_favours(reader, box)
        read_regions(reader, box)
        read_characters(reader, box)
        cities = read_cities(reader, box)
        read_seneca(reader, box)
        read_setup(reader, box, cities)
        for key, words, most in (
            ("plans", box.sites, 32),
            ("favours", box.favours, 16),
            ("characters", box.characters, 8),
            ("characters", box.advisors, 32),
            ("regions", box.colonies, 32),
            ("regions", box.roads, 32),
            ("seneca", box.cards, state.UNKNOWN),
        ):
            reader.must(len(words) <= most, key, f"there is room for {most}, not {len(words)}")
    index(box)
    for city in cities:
        survey(box, city)
    return box


def index(box: RomeAndRollBox) -> None:
    """Tables that the rules look things up in."""
    box.army = [plan.type == 0 for plan in box.plan] + [False] * 3
    box.produces = [len(plan.production) > 0 for plan in box.plan] + [False] * 3
    box.road_mask = [mask_of([end for end in ends if end != ROME]) for ends in box.road_ends]
    box.abilities_on = []
    box.abilities_do = []
    for character in range(len(box.characters)):
        own = box.abilities[character * 6 : character * 6 + 6]
        for trigger in range(len(terms.TRIGGERS)):
            box.abilities_on.append(tuple(which for which in range(6) if own[which].on == trigger))
        for verb in range(len(terms.VERBS)):
            box.abilities_do.append(tuple(which for which in range(6) if own[which].do == verb))


def some(reader: Reader, key: str, words: tuple[str, ...], without: int) -> int:
    """The index of a word that may be left out."""
    return reader.one_of(key, words) if reader.has(key) else without


def mask_of(indexes: list[int]) -> int:
    return sum(1 << i for i in set(indexes))


def costs(reader: Reader, key: str) -> tuple[int, ...]:
    """Resources by kind; missing ones cost nothing. A move has room for three of a kind."""
    if not reader.has(key):
        return (0,) * terms.STORED_KINDS
    inner = reader.inside(key)
    return tuple(inner.number(word, 0, 3, 0) for word in terms.RESOURCES)


def read_dice(reader: Reader, box: RomeAndRollBox) -> None:
    rows = reader.rows("dice", 3)
    box.dice = tuple(row.text("id") for row in rows)
    box.dice_count = tuple(row.number("count", 1, 9) for row in rows)
    box.die_icons = []
    for row in rows:
        box.die_icons.extend(read_faces(row))
    reader.must(sum(box.dice_count) == 9, "dice", f"the rulebook has 9 dice, not {sum(box.dice_count)}")
    box.faces = tuple(f"{die}-{number}" for die in box.dice for number in range(1, 7))


def read_faces(row: Reader) -> list[tuple[int, ...]]:
    row.has("faces")
    faces = row.table.get("faces")
    if not isinstance(faces, list) or len(faces) != 6 or any(not isinstance(face, list) for face in faces):
        row.wrong("faces", "a die has 6 faces, each a list of icons")
        return [()] * 6
    found: list[tuple[int, ...]] = []
    for i in range(6):
        words = [str(icon) for icon in faces[i]]
        bad = [word for word in words if word not in terms.ICONS]
        row.must(not bad, "faces", f"no such icons: {', '.join(bad)}; there are {', '.join(terms.ICONS)}")
        icons = [terms.ICONS.index(word) for word in words if word in terms.ICONS]
        goods = sum(icon <= terms.BASKET for icon in icons)
        row.must(goods <= 2, "faces", f"a face has at most 2 resources, not {goods}")
        found.append(tuple(sorted(icons)))
    return found


def read_shapes(reader: Reader, box: RomeAndRollBox) -> None:
    rows = reader.rows("shapes")
    box.shapes = tuple(row.text("id") for row in rows)
    box.shape_forms = []
    box.form_shape = []
    box.form_cells = []
    words: list[str] = []
    for shape, row in enumerate(rows):
        drawn = row.words("drawn")
        cells = [(r, c) for r, line in enumerate(drawn) for c, mark in enumerate(line) if mark == "#"]
        row.must(0 < len(cells) <= 6, "drawn", "a shape has 1 to 6 cells, drawn as #")
        forms: list[int] = []
        for turned in orientations(cells):
            forms.append(len(words))
            words.append(f"{box.shapes[shape].lower()}-{len(forms)}")
            box.form_shape.append(shape)
            box.form_cells.append(turned)
        box.shape_forms.append(tuple(forms))
    reader.must(
        "I1" in box.shapes and "I2" in box.shapes, "shapes", "there must be I1 and I2, for small Rubble (RR-18.25)"
    )
    # the Forum is a placement too, the last form
    box.form_shape.append(len(rows))
    box.form_cells.append(tuple((r, c) for r in range(3) for c in range(3)))
    words.append("forum")
    box.forms = tuple(words)
    reader.must(len(words) <= 64, "shapes", "there is room for 63 oriented shapes")


def read_effect(reader: Reader, box: RomeAndRollBox) -> Effect:
    effect = Effect()
    effect.do = reader.one_of("do", terms.VERBS)
    effect.what = some(reader, "what", terms.GAINS, some(reader, "icon", terms.GAINS, 0))
    effect.n = reader.number("n", 0, 9, reader.number("buildings", 0, 9, 1))
    effect.on = reader.one_of("on", terms.TRIGGERS, "passive")
    effect.only_action = some(reader, "only_action", terms.ACTIONS, -1)
    effect.types = reader.mask("types", box.types, box.types)
    effect.has = reader.mask("if_die_has", terms.ICONS, ())
    effect.among = reader.indexes("among", terms.RESOURCES, ())
    effect.at_least = reader.number("at_least", 0, 9, 0)
    effect.min_colonies = reader.number("min_colonies", 0, 9, 0)
    effect.per_road = reader.flag("per_road", False)
    effect.per_region = reader.flag("per_region", False)
    effect.limit = reader.text("limit", "") == "round"
    effect.shape = some(reader, "shape", box.shapes, 0)
    if effect.do == terms.DO_GAIN_IF:
        reader.one_of("cond", ("regions_with_own_road_or_colony",))
    passive = effect.on in (terms.ON_DIE, terms.ON_BEFORE_TURN, terms.ON_PASSIVE)
    reader.must(passive or effect.do == terms.DO_GAIN, "do", "what an event triggers is a gain")
    if effect.do == terms.DO_ACTIVATE_ADJACENT:
        effect.at_least = reader.number("coin_to_owner", 0, 9, 1)
    for flag in ("ignore_two_hills", "ignore_wall", "ignore_overseer", "must_touch_building", "different", "same_die"):
        reader.flag(flag, True)
    return effect


def read_effects(reader: Reader, key: str, box: RomeAndRollBox) -> tuple[Effect, ...]:
    return tuple(read_effect(row, box) for row in reader.rows(key, None, ()))


def read_plans(reader: Reader, box: RomeAndRollBox) -> None:
    types = reader.rows("types", 5)
    box.types = tuple(row.text("id") for row in types)
    box.draw = tuple(row.number("draw", 1, 5) for row in types)
    reader.must(box.types == ("a", "l", "m", "r", "u"), "types", "the types of Plans are a, l, m, r, u")
    reader.must(sum(box.draw) == 8, "types", f"8 Plans lie open (RR-2.2), not {sum(box.draw)}")
    rows = reader.rows("plans")
    box.plans = tuple(row.text("id") for row in rows)
    box.sites = (*box.plans, "forum", "rubble", "park")
    box.abbrs = tuple(row.text("abbr") for row in rows)
    box.plan = [read_plan(row, box) for row in rows]
    for type_, row in enumerate(types):
        count = row.number("count", 1)
        found = sum(plan.type == type_ for plan in box.plan)
        row.must(found >= count, "count", f"there are {found} Plans of this type, the rulebook has {count}")
        numbers = sorted(plan.number for plan in box.plan if plan.type == type_)
        row.must(numbers == sorted(set(numbers)), "count", f"the Plans of a type have different numbers, not {numbers}")
    box.first_plans, box.first_favours = (), ()


def read_plan(row: Reader, box: RomeAndRollBox) -> Plan:
    plan = Plan()
    plan.type = row.one_of("type", box.types)
    plan.number = row.number("number", 1, 9)
    plan.shape = row.one_of("shape", box.shapes)
    plan.cost = costs(row, "cost")
    plan.total = sum(plan.cost)
    row.must(plan.total > 0, "cost", "a Plan costs at least one resource")
    plan.players = row.ints("players")
    plan.restriction = row.one_of("restriction", terms.RESTRICTIONS, "none")
    plan.bonus = read_effects(row, "bonus", box)
    plan.legion = read_effects(row, "legion", box)
    plan.production = read_effects(row, "production", box)
    score = row.inside("score")
    kind = score.one_of("kind", ("flat", "if", "per"))
    plan.score = (0, score.one_of("cond", terms.SCORES, "flat"), score.one_of("what", terms.SCORES, "flat"))[kind]
    plan.points = score.number("points", 0, 30)
    plan.at_least = score.number("at_least", 0, 9, 0)
    plan.each = score.number("each", 1, 9, 1)
    plan.most = score.number("max", 0, 30, plan.points)
    plan.score_type = score.one_of("type", box.types, box.types[0])
    return plan


def read_favours(reader: Reader, box: RomeAndRollBox) -> None:
    rows = reader.rows("favours")
    box.favours = tuple(row.text("id") for row in rows)
    box.favour_timing = [row.one_of("timing", terms.TIMINGS) for row in rows]
    box.favour_actions = [row.mask("actions", terms.ACTIONS, ()) for row in rows]
    box.favour_not = [row.mask("not_types", box.types, ()) for row in rows]
    box.favour_permit = [row.flag("needs_permit", False) for row in rows]
    box.favour_cost = [costs(row, "cost") for row in rows]
    box.favour_effects = [read_effects(row, "effect", box) for row in rows]
    box.with_verb = [0] * len(terms.VERBS)
    for favour, effects in enumerate(box.favour_effects):
        for effect in effects:
            box.with_verb[effect.do] |= 1 << favour
    nero = reader.rows("nero")
    box.nero = tuple(row.text("id") for row in nero)
    box.nero_points = tuple(row.number("points", 0, 50) for row in nero)
    box.nero_players = [row.ints("players") for row in nero]
    falling = tuple(sorted(box.nero_points, reverse=True))
    reader.must(box.nero_points == falling, "nero", "the Nero cards go from the highest to the lowest")


def members(region_of: tuple[int, ...], region: int) -> int:
    """Mask of those that lie in a region."""
    return mask_of([i for i, where in enumerate(region_of) if where == region])


def read_regions(reader: Reader, box: RomeAndRollBox) -> None:
    canvas = reader.inside("canvas")
    box.canvas = canvas.ints("size", 2)
    box.gate = canvas.ints("gate", 2)
    rows = reader.rows("regions", 4)
    box.regions = tuple(row.text("id") for row in rows)
    box.region_resource = tuple(row.one_of("resource", terms.RESOURCES) for row in rows)
    box.region_tie = tuple(row.number("seneca_tie", 1, 4) for row in rows)
    box.ground = [row.ints("ground", 4) for row in rows]
    box.labels = [row.ints("label", 2) for row in rows]
    colonies: list[tuple[int, Reader]] = []
    roads: list[tuple[int, Reader]] = []
    for region, row in enumerate(rows):
        colonies.extend((region, colony) for colony in row.rows("colonies"))
        roads.extend((region, road) for road in row.rows("roads"))
    box.colonies = tuple(row.text("id") for _, row in colonies)
    box.colony_region = tuple(region for region, _ in colonies)
    box.colony_value = tuple(row.number("value", 1, 9) for _, row in colonies)
    box.colony_banners = tuple(row.number("banners", 0, 9) for _, row in colonies)
    box.colony_clock = tuple(row.number("clock", 1, 9) for _, row in colonies)
    box.colony_at = [row.ints("at", 2) for _, row in colonies]
    box.roads = tuple(row.text("id") for _, row in roads)
    box.road_region = tuple(region for region, _ in roads)
    box.road_steles = tuple(row.number("steles", 0, 9) for _, row in roads)
    box.road_at = [row.ints("at", 2) for _, row in roads]
    box.road_ends = []
    box.colony_rome = 0
    box.colony_joins = [0] * len(colonies)
    for _, row in roads:
        places = ("rome", *box.colonies)
        row.must(len(row.words("ends")) == 2, "ends", "a road has two ends")
        a, b = sorted(end - 1 for end in (*row.indexes("ends", places), 0, 0)[:2])
        row.must(a != b, "ends", "a road joins two places")
        box.road_ends.append((a, b))
        if b == ROME:
            continue
        if a == ROME:
            box.colony_rome |= 1 << b
        else:
            box.colony_joins[a] |= 1 << b
            box.colony_joins[b] |= 1 << a
    box.region_colonies = [members(box.colony_region, region) for region in range(len(rows))]
    box.region_roads = [members(box.road_region, region) for region in range(len(rows))]


def read_characters(reader: Reader, box: RomeAndRollBox) -> None:
    tracks = reader.inside("tracks")
    box.track_values = (0, *tracks.ints("buildings"))
    box.track_boxes = (
        tracks.number("coins", 1, 99),
        len(box.track_values) - 1,
        tracks.number("legacy", 1, 99),
        tracks.number("glory", 1, 99),
        tracks.number("soldiers", 1, 99),
        tracks.number("senators", 1, 99),
    )
    loyalty = reader.inside("loyalty")
    box.boxes = loyalty.number("boxes", 1, 9)
    box.base_at = loyalty.number("base_at", 1, box.boxes)
    box.advanced_at = loyalty.number("advanced_at", 1, box.boxes)
    rows = reader.rows("characters")
    box.characters = tuple(row.text("id") for row in rows)
    box.optional = [row.flag("optional", False) for row in rows]
    reader.must(
        sum(not spare for spare in box.optional) >= terms.SEATS, "characters", "four characters are not optional"
    )
    box.starts = []
    box.villages = []
    box.blue = [row.ints("blue", 4) for row in rows]
    box.abilities = []
    advisors: list[str] = []
    points: list[int] = []
    for row in rows:
        start = row.inside("start")
        stored = start.indexes("storage", terms.RESOURCES)
        marks = (start.number("coins", 0, 9), start.number("glory", 0, 9))
        people = (start.number("soldiers", 0, 9), start.number("senators", 0, 9))
        box.starts.append((*marks, *people, *(stored.count(kind) for kind in range(terms.STORED_KINDS))))
        box.villages.append(read_villages(row, box))
        for advisor in row.rows("advisors", 3):
            advisors.append(advisor.text("id"))
            points.append(advisor.number("points", 0, 20))
            for half in ("base", "advanced"):
                advisor.one_of(f"{half}_source", ("rulebook", "found", "house"))
                box.abilities.append(read_effect(advisor.inside(half), box))
    box.advisors = tuple(advisors)
    box.advisor_points = tuple(points)


def read_villages(row: Reader, box: RomeAndRollBox) -> tuple[int, ...]:
    if not row.has("village"):
        return ()
    village = row.inside("village")
    region = village.one_of("region", box.regions)
    value = village.number("value", 1, 9)
    return tuple(
        colony
        for colony in range(len(box.colonies))
        if box.colony_region[colony] == region and box.colony_value[colony] == value
    )


def read_seneca(reader: Reader, box: RomeAndRollBox) -> None:
    rows = reader.rows("seneca")
    box.cards = tuple(row.text("id") for row in rows)
    box.card_action = tuple(row.one_of("action", terms.ACTIONS) for row in rows)
    box.card_times = tuple(row.number("times", 1, 2, 1) for row in rows)
    box.card_seal = [row.flag("seal", True) for row in rows]
    box.card_type = tuple(row.one_of("type", box.types, box.types[0]) for row in rows)
    box.card_choice = tuple(row.one_of("choice", ("lower", "higher"), "lower") for row in rows)
    box.card_hill = tuple(row.one_of("hill", box.hills, box.hills[0]) for row in rows)
    box.card_shape = tuple(row.one_of("rubble", box.shapes, "I1") for row in rows)
    box.card_back = []
    for row in rows:
        colours = row.indexes("back", box.dice)
        row.must(len(colours) == 2, "back", "a back shows two dice")
        box.card_back.append(back_of(colours[0], colours[1]) if len(colours) == 2 else 0)
    setup = reader.inside("seneca_setup")
    box.top_sealed = setup.number("top_sealed", 0, sum(box.card_seal))
    box.seneca_rounds = setup.number("rounds", 1, len(rows) // 2)
    box.fail_order = setup.indexes("fail_order", terms.ACTIONS)
    box.fail_types = setup.indexes("fail_types", box.types)
    levels = reader.rows("levels", 3)
    seals = {row.text("id"): row.ints("seals") for row in levels}
    reader.must(sorted(seals) == sorted(terms.LEVELS), "levels", f"the levels are {', '.join(terms.LEVELS)}")
    box.levels = [seals.get(level, ()) for level in terms.LEVELS]
    scales = reader.rows("seneca_scores", 3)
    reader.must(
        tuple(row.text("id") for row in scales) == terms.SCALES,
        "seneca_scores",
        f"the scores are {', '.join(terms.SCALES)}",
    )
    box.seneca_scores = [row.ints("points", 4) for row in scales]
    starts = reader.rows("seneca_starts", 2)
    reader.must(
        tuple(row.text("id") for row in starts) == terms.STARTS, "seneca_starts", f"they are {', '.join(terms.STARTS)}"
    )
    box.seneca_starts = [(row.one_of("colony", box.colonies), row.one_of("road", box.roads)) for row in starts]
    variant = reader.inside("variant")
    box.first_discard = variant.one_of("first_discard", box.types)
    box.from_round = variant.number("from_round", 1, 20)


def read_setup(reader: Reader, box: RomeAndRollBox, cities: list[City]) -> None:
    rows = reader.rows("setup", terms.SEATS)
    maps = tuple(city.id for city in cities)
    box.game_dice = [()]
    box.game_favours = [0]
    box.game_fish = [0]
    box.game_nero = [()]
    box.game_plans = [()]
    box.cities = [cities[0]]
    for players, row in enumerate(rows, 1):
        row.must(
            row.number("players", 1, terms.SEATS) == players, "players", "the set-ups stand in the order of the players"
        )
        dice = row.ints("dice", 3)
        enough = 2 * max(players, 2) + 1
        row.must(sum(dice) == enough, "dice", f"{players} players use {enough} dice (RR-2.1), not {sum(dice)}")
        fewer = all(used <= there for used, there in zip(dice, box.dice_count, strict=False))
        row.must(fewer, "dice", f"there are only {list(box.dice_count)}")
        box.game_dice.append(dice)
        box.game_nero.append(tuple(card for card, counts in enumerate(box.nero_players) if players in counts))
        row.number("nero", 1, len(box.game_nero[-1]))
        box.game_favours.append(row.number("favours", 0, sum(not permit for permit in box.favour_permit)))
        box.game_fish.append(row.number("last_seat_fish", 0, 9))
        box.cities.append(cities[row.one_of("map", maps)])
        open_to = [(i, plan.type) for i, plan in enumerate(box.plan) if players in plan.players]
        box.game_plans.append(tuple(tuple(i for i, type_ in open_to if type_ == one) for one in range(5)))
        for type_, stack in enumerate(box.game_plans[-1]):
            enough, there = box.draw[type_], len(stack)
            row.must(there >= enough, "players", f"{enough} Plans {box.types[type_]} are drawn, only {there} may be")
    first = reader.inside("first_game")
    box.first_plans = tuple(sorted(first.indexes("plans", box.plans)))
    box.first_favours = tuple(sorted(first.indexes("favours", box.favours)))
    drawn = tuple(sum(box.plan[plan].type == type_ for plan in box.first_plans) for type_ in range(5))
    first.must(drawn == box.draw, "plans", f"must have {list(box.draw)} Plans by type, not {list(drawn)}")
    forum = reader.inside("forum")
    size = (forum.number("rows", 3, 3), forum.number("cols", 3, 3))
    forum.must(size == (3, 3), "rows", "the Forum has 3 x 3 cells")


def read_cities(reader: Reader, box: RomeAndRollBox) -> list[City]:
    hills = reader.rows("hills", 7)
    box.hills = tuple(row.text("id") for row in hills)
    box.letters = tuple(row.text("letter") for row in hills)
    rows = reader.rows("maps", 2)
    box.stride = max([len(line) for row in rows for line in row.words("rows")] or [1])
    tallest = max([len(row.words("rows")) for row in rows] or [1])
    reader.must(box.stride * tallest <= CELLS + 1 and tallest <= 26, "maps", "a map has at most 512 cells and 26 rows")
    box.cells = tuple(f"{chr(97 + r)}{c + 1}" for r in range(tallest) for c in range(box.stride))
    bridges: list[str] = []
    cities = []
    for row in rows:
        row.ints("players")
        cities.append(read_city(row, box, box.letters, bridges))
    box.bridges = tuple(bridges)
    return cities


def read_city(row: Reader, box: RomeAndRollBox, letters: tuple[str, ...], bridges: list[str]) -> City:
    city = City()
    city.id = row.text("id")
    stride = box.stride
    city.rows = row.words("rows")
    inside = row.words("inside")
    city.height = len(city.rows)
    city.width = len(city.rows[0]) if city.rows else 0
    row.must(all(len(line) == city.width for line in (*city.rows, *inside)), "rows", "all rows have the same length")
    row.must(len(inside) == city.height, "inside", "must have as many rows as the map")
    row.must(sum(line.count("#") for line in city.rows) == 9, "rows", "the Forum has 9 cells #")
    size = stride * city.height
    city.hill = [-1] * size
    city.hill_cells = [0] * len(letters)
    city.yields = [-1] * size
    city.land = city.forum = city.inside = 0
    for r, line in enumerate(city.rows):
        for c, mark in enumerate(line):
            bit = 1 << (r * stride + c)
            if mark in letters:
                city.hill[r * stride + c] = letters.index(mark)
                city.hill_cells[letters.index(mark)] |= bit
            row.must(mark in ".~=#" or mark in letters, "rows", f"“{mark}” is no ground")
            if mark == "#":
                city.forum |= bit
            if mark not in "~=":
                city.land |= bit
                if inside and inside[r][c : c + 1] == "1":
                    city.inside |= bit
    city.ground = city.land & ~city.forum
    city.near = [neighbours(city, stride, cell) for cell in range(size)]
    for bridge in row.rows("bridges", 2):
        bridges.append(bridge.text("id"))
        r, c = bridge.ints("cell", 2)
        ends = bridge.table.get("ends")
        bridge.has("ends")
        sound = isinstance(ends, list) and len(ends) == 2 and city.rows[r][c] == "="
        bridge.must(sound, "ends", "a bridge lies on a cell = and has two ends")
        if isinstance(ends, list) and len(ends) == 2:
            (r1, c1), (r2, c2) = ends
            one, other = r1 * stride + c1, r2 * stride + c2
            city.near[one] |= 1 << other  # RR-5.6
            city.near[other] |= 1 << one
    for yields in row.rows("resource_cells", None, ()):
        r, c = yields.ints("cell", 2)
        yields.must((city.ground >> (r * stride + c)) & 1 == 1, "cell", "a resource cell lies on free ground")
        city.yields[r * stride + c] = yields.one_of("resource", terms.RESOURCES)
    return city
