"""The box: dice, Plans, Favours, characters, the city on both sides of the board, the regions, Seneca's cards.

A cell is `row * stride + column`; a *form* is a shape in one of its orientations; a *placement* is
`form << CELL_BITS | cell`, the cell being the first of the form in reading order. Which cells a placement
covers, and for which Plans it is sound wherever the ground is free, is worked out once for each side of the board.
"""

from __future__ import annotations

from typing import Final

from tabularium.kernel.box import Reader, Table
from tabularium.kernel.state import Box

CELL_BITS: Final = 9
CELLS: Final = (1 << CELL_BITS) - 1
SEATS: Final = 4

# Icons of dice and pool; the first five are what Storage holds (RR-1.8).
WOOD: Final = 0
BRICK: Final = 1
STONE: Final = 2
FISH: Final = 3
JEWEL: Final = 4
BASKET: Final = 5
AUXILIARY: Final = 6
BUILDER: Final = 7
ARCHITECT: Final = 8
MERCHANT: Final = 9
LEGION: Final = 10
ANY: Final = 11
WORKERS: Final = ("builder", "architect", "merchant", "legion", "any")
ICONS: Final = ("wood", "brick", "stone", "fish", "jewel", "basket", "auxiliary", *WORKERS)
RESOURCES: Final = ICONS[:5]
STORED_KINDS: Final = 5
ICON_KINDS: Final = 12

# What can be gained: icons first, then what is marked on a sheet.
COIN: Final = 12
SOLDIER: Final = 13
SENATOR: Final = 14
LEGACY: Final = 15
GLORY: Final = 16
REGION_RESOURCE: Final = 17
GAINS: Final = (*ICONS, "coin", "soldier", "senator", "legacy", "glory", "region_resource")

BUILD: Final = 0
RAISE_LEGION: Final = 1
CONQUER: Final = 2
DEVELOP: Final = 3
TAX: Final = 4
TRADE: Final = 5
ACTIONS: Final = ("build", "raise_legion", "conquer", "develop", "tax", "trade")

# Verbs of effects.
DO_GAIN: Final = 0
DO_GAIN_CHOICE: Final = 1
DO_GAIN_IF: Final = 2
DO_GAIN_PER_GROUP: Final = 3
DO_ADD_ICON: Final = 4
DO_ACTIVATE: Final = 5
DO_STEAL: Final = 6
DO_CLAIM: Final = 7
DO_PERMIT_SATURN: Final = 8
DO_CHANGE_FACE: Final = 9
DO_SECOND_ACTION: Final = 10
DO_UNLIMITED_GROUPS: Final = 11
DO_TAX_ALL: Final = 12
DO_FREE_FORM: Final = 13
DO_TRACK_MARKS: Final = 14
DO_SATURN: Final = 15
DO_TAX_UNLINKED: Final = 16
DO_ROAD_DISCOUNT: Final = 17
DO_PLAN_DISCOUNT: Final = 18
DO_FAVOURS: Final = 19
VERBS: Final = (
    "gain",
    "gain_choice",
    "gain_if",
    "gain_per_group",
    "add_icon",
    "activate_adjacent",
    "steal",
    "claim_favour",
    "permit_saturn",
    "change_face",
    "second_action",
    "trade_unlimited_groups",
    "tax_all_linked",
    "build_free_form",
    "building_track_marks",
    "saturn_build",
    "tax_unlinked",
    "road_discount",
    "plan_discount",
    "favours_per_turn",
)

# When an Advisor's ability acts. The first six are the ends of the main actions, by their index.
ON_DIE: Final = 6
ON_LINK: Final = 7
ON_TRADE_GROUP: Final = 8
ON_BEFORE_TURN: Final = 9
ON_SENATOR: Final = 10
ON_OPPONENT_BUILD: Final = 11
ON_CLAIM: Final = 12
ON_USE: Final = 13
ON_PASSIVE: Final = 14
TRIGGERS: Final = (
    *ACTIONS,
    "die",
    "link",
    "trade_group",
    "before_turn",
    "senator_from_build",
    "opponent_build",
    "claim_favour",
    "use_favour",
    "passive",
)

FREELY: Final = 0
HILL_ONLY: Final = 1
HILL_TOUCH: Final = 2
MARSH_ONLY: Final = 3
TIBER: Final = 4
INSIDE_WALL: Final = 5
OUTSIDE_WALL: Final = 6
RESTRICTIONS: Final = ("none", "hill_only", "hill_touch", "marsh_only", "tiber", "inside_wall", "outside_wall")

SCORE_FLAT: Final = 0
SCORE_FULL_SQUARE: Final = 1
SCORE_EMPTY_NEIGHBOURS: Final = 2
SCORE_ADJACENT_BUILDINGS: Final = 3
SCORE_OPPONENT_TYPE: Final = 4
SCORE_SOLDIERS: Final = 5
SCORE_HILLS: Final = 6
SCORE_ADVISORS: Final = 7
SCORE_STORAGE: Final = 8
SCORES: Final = (
    "flat",
    "inside_full_3x3",
    "empty_neighbours",
    "adjacent_buildings",
    "adjacent_opponent_type",
    "own_soldiers",
    "hills_with_own_building",
    "own_advisors_advanced",
    "own_stored_resources",
)

TRIGGER_COUNT: Final = 15
VERB_COUNT: Final = 20

TIMINGS: Final = ("during_action", "after_action", "before_turn", "free_action")
DURING: Final = 0

PARK: Final = 0  # what Seneca scores for, in the order of the data
RUBBLE: Final = 1
ROAD: Final = 2
COLONY: Final = 3

INSIDE: Final = 1  # sides of the wall, as bits
OUTSIDE: Final = 2


class Effect:
    """One effect of a card, an Advisor or a Favour: a verb and what it needs."""

    __slots__ = (
        "among",
        "at_least",
        "do",
        "has",
        "limit",
        "min_colonies",
        "n",
        "on",
        "only_action",
        "per_region",
        "per_road",
        "shape",
        "types",
        "what",
    )

    do: int
    what: int
    n: int
    on: int
    only_action: int  # -1: any
    types: int  # mask of Plan types
    has: int  # mask of icons that the die must show
    among: tuple[int, ...]
    at_least: int
    min_colonies: int
    per_road: bool
    per_region: bool
    limit: bool  # once per round
    shape: int


class Plan:
    __slots__ = (
        "at_least",
        "bonus",
        "cost",
        "each",
        "legion",
        "most",
        "number",
        "players",
        "points",
        "production",
        "restriction",
        "score",
        "score_type",
        "shape",
        "total",
        "type",
    )

    type: int
    number: int
    shape: int
    cost: tuple[int, ...]
    total: int  # resources of the cost
    players: tuple[int, ...]
    restriction: int
    bonus: tuple[Effect, ...]
    legion: tuple[Effect, ...]
    production: tuple[Effect, ...]
    score: int
    points: int
    at_least: int
    each: int
    most: int
    score_type: int


class City:
    """One side of the board."""

    __slots__ = (
        "bridge_of",
        "cells",
        "covers",
        "covers_any",
        "forum",
        "forum_place",
        "free_covers",
        "ground",
        "height",
        "hill",
        "hill_cells",
        "hills_of",
        "id",
        "inside",
        "land",
        "mask",
        "near",
        "rows",
        "sides_of",
        "tiber_of",
        "width",
        "yields",
    )

    id: str
    rows: tuple[str, ...]
    height: int
    width: int
    land: int  # masks of cells
    ground: int  # land without the Forum: where Buildings may stand
    forum: int
    inside: int
    hill: list[int]  # by cell; -1 is marsh
    hill_cells: list[int]  # by hill: mask
    yields: list[int]  # by cell: the resource, or -1
    near: list[int]  # by cell: the land cells that share a side or a bridge with it (RR-5.5, RR-5.6, RR-5.7)
    bridge_of: dict[int, int]  # by cell at the end of a bridge: the bridge's cell
    forum_place: int
    mask: list[int]  # by placement; 0 where it leaves the ground (RR-5.18)
    cells: list[tuple[int, ...]]  # by placement
    hills_of: list[int]  # by placement: mask of hills
    sides_of: list[int]  # by placement: INSIDE, OUTSIDE or both
    tiber_of: list[bool]  # by placement: touches the river (RR-5.22: a bridge is no river)
    covers: list[list[tuple[int, ...]]]  # by Plan and cell: sound placements that cover it
    free_covers: list[list[tuple[int, ...]]]  # the same in the free form of a Favour
    covers_any: list[list[tuple[int, ...]]]  # by shape and cell: all placements on the ground


class RomeBox(Box):
    __slots__ = (
        "abbrs",
        "abilities",
        "abilities_do",
        "abilities_on",
        "advanced_at",
        "advisor_points",
        "advisors",
        "army",
        "base_at",
        "blue",
        "boxes",
        "bridges",
        "canvas",
        "card_action",
        "card_back",
        "card_choice",
        "card_hill",
        "card_seal",
        "card_shape",
        "card_times",
        "card_type",
        "cards",
        "cells",
        "characters",
        "cities",
        "colonies",
        "colony_at",
        "colony_banners",
        "colony_clock",
        "colony_joins",
        "colony_region",
        "colony_rome",
        "colony_value",
        "dice",
        "dice_count",
        "die_icons",
        "draw",
        "face_count",
        "faces",
        "fail_order",
        "fail_types",
        "favour_actions",
        "favour_cost",
        "favour_effects",
        "favour_not",
        "favour_permit",
        "favour_timing",
        "favours",
        "first_discard",
        "first_favours",
        "first_plans",
        "form_cells",
        "form_shape",
        "forms",
        "from_round",
        "game_dice",
        "game_favours",
        "game_fish",
        "game_nero",
        "gate",
        "ground",
        "hills",
        "labels",
        "letters",
        "levels",
        "nero",
        "nero_players",
        "nero_points",
        "optional",
        "plan",
        "plans",
        "produces",
        "region_colonies",
        "region_resource",
        "region_roads",
        "region_tie",
        "regions",
        "road_at",
        "road_ends",
        "road_mask",
        "road_region",
        "road_steles",
        "roads",
        "seneca_rounds",
        "seneca_scores",
        "seneca_starts",
        "shape_forms",
        "shapes",
        "sites",
        "starts",
        "stride",
        "top_sealed",
        "track_boxes",
        "track_values",
        "types",
        "villages",
        "with_verb",
    )

    # words
    cells: tuple[str, ...]
    faces: tuple[str, ...]
    dice: tuple[str, ...]
    types: tuple[str, ...]
    plans: tuple[str, ...]
    abbrs: tuple[str, ...]
    sites: tuple[str, ...]  # Plans, then forum, rubble and park
    forms: tuple[str, ...]
    shapes: tuple[str, ...]
    favours: tuple[str, ...]
    nero: tuple[str, ...]
    characters: tuple[str, ...]
    advisors: tuple[str, ...]
    hills: tuple[str, ...]
    letters: tuple[str, ...]  # of the hills on the maps
    regions: tuple[str, ...]
    colonies: tuple[str, ...]
    roads: tuple[str, ...]
    cards: tuple[str, ...]
    bridges: tuple[str, ...]
    # set-up, by number of players
    game_dice: list[tuple[int, ...]]
    game_nero: list[int]
    game_favours: list[int]
    game_fish: list[int]
    cities: list[City]
    first_plans: tuple[int, ...]
    first_favours: tuple[int, ...]
    # dice
    dice_count: tuple[int, ...]
    face_count: int
    die_icons: list[tuple[int, ...]]  # by die * 6 + face
    # shapes
    stride: int
    shape_forms: list[tuple[int, ...]]
    form_shape: list[int]
    form_cells: list[tuple[tuple[int, int], ...]]
    # Plans and Favours
    plan: list[Plan]
    army: list[bool]  # by site
    produces: list[bool]  # by site
    draw: tuple[int, ...]
    favour_timing: list[int]
    favour_actions: list[int]  # masks
    favour_not: list[int]  # mask of Plan types
    favour_permit: list[bool]
    favour_cost: list[tuple[int, ...]]
    favour_effects: list[tuple[Effect, ...]]
    with_verb: list[int]  # by verb: mask of Favours
    nero_points: tuple[int, ...]
    nero_players: list[tuple[int, ...]]
    # sheets
    track_boxes: tuple[int, ...]  # coins, buildings, legacy, glory, soldiers, senators
    track_values: tuple[int, ...]  # points by Buildings marked
    boxes: int
    base_at: int
    advanced_at: int
    optional: list[bool]
    starts: list[tuple[int, ...]]  # by character: coins, glory, soldiers, senators, then Storage
    villages: list[tuple[int, ...]]  # by character: colonies of which one is theirs
    blue: list[tuple[int, ...]]
    abilities: list[Effect]  # by character * 6 + advisor * 2 + advanced
    abilities_on: list[tuple[int, ...]]  # by character and trigger: which of the six
    abilities_do: list[tuple[int, ...]]  # by character and verb
    advisor_points: tuple[int, ...]
    # regions
    canvas: tuple[int, ...]
    gate: tuple[int, ...]
    ground: list[tuple[int, ...]]
    labels: list[tuple[int, ...]]
    region_resource: tuple[int, ...]
    region_tie: tuple[int, ...]
    region_colonies: list[int]  # masks
    region_roads: list[int]
    colony_region: tuple[int, ...]
    colony_value: tuple[int, ...]
    colony_banners: tuple[int, ...]
    colony_clock: tuple[int, ...]
    colony_at: list[tuple[int, ...]]
    colony_rome: int  # mask of the colonies with a road to Rome
    colony_joins: list[int]  # by colony: mask of those that a road joins to it
    road_region: tuple[int, ...]
    road_ends: list[tuple[int, int]]  # colonies; ROME is -1
    road_mask: list[int]  # the colonies at its ends
    road_steles: tuple[int, ...]
    road_at: list[tuple[int, ...]]
    # Seneca
    card_action: tuple[int, ...]
    card_times: tuple[int, ...]
    card_seal: list[bool]
    card_back: list[int]  # upper colour * 8 + lower colour
    card_type: tuple[int, ...]
    card_choice: tuple[int, ...]  # 0 the lower, 1 the higher number
    card_hill: tuple[int, ...]
    card_shape: tuple[int, ...]
    top_sealed: int
    seneca_rounds: int
    fail_order: tuple[int, ...]
    fail_types: tuple[int, ...]
    levels: list[tuple[int, ...]]
    seneca_scores: list[tuple[int, ...]]
    seneca_starts: list[tuple[int, int]]  # colony, road
    first_discard: int
    from_round: int

    @property
    def forum_site(self) -> int:
        return len(self.plans)

    @property
    def rubble_site(self) -> int:
        return len(self.plans) + 1

    @property
    def park_site(self) -> int:
        return len(self.plans) + 2


ROME: Final = -1  # the end of a road that is no colony
LEVELS: Final = ("normal", "easy", "hard")  # in the order of the option
SCALES: Final = ("standard", "easier", "harder")
STARTS: Final = ("seneca_asia_minor", "seneca_egypt")


def read_box(table: Table) -> RomeBox:
    reader = Reader(table)
    box = RomeBox()
    read_dice(reader, box)
    read_shapes(reader, box)
    read_plans(reader, box)
    read_favours(reader, box)
    read_regions(reader, box)
    read_characters(reader, box)
    cities = read_cities(reader, box)
    read_seneca(reader, box)
    read_setup(reader, box, cities)
    reader.finish()
    index(box)
    for city in cities:
        survey(box, city)
    return box


def index(box: RomeBox) -> None:
    """Tables that the rules look things up in."""
    box.army = [plan.type == 0 for plan in box.plan] + [False] * 3
    box.produces = [len(plan.production) > 0 for plan in box.plan] + [False] * 3
    box.road_mask = [mask_of([end for end in ends if end != ROME]) for ends in box.road_ends]
    box.abilities_on = []
    box.abilities_do = []
    for character in range(len(box.characters)):
        own = box.abilities[character * 6 : character * 6 + 6]
        for trigger in range(len(TRIGGERS)):
            box.abilities_on.append(tuple(which for which in range(6) if own[which].on == trigger))
        for verb in range(len(VERBS)):
            box.abilities_do.append(tuple(which for which in range(6) if own[which].do == verb))


def index_of(reader: Reader, key: str, word: str, words: tuple[str, ...]) -> int:
    if word in words:
        return words.index(word)
    reader.wrong(key, f"is “{word}”, but must be one of {', '.join(words)}")
    return 0


def indexes_of(reader: Reader, key: str, words: tuple[str, ...], default: tuple[str, ...] | None = None) -> list[int]:
    return [index_of(reader, key, word, words) for word in reader.words(key, default)]


def mask_of(indexes: list[int]) -> int:
    mask = 0
    for i in indexes:
        mask |= 1 << i
    return mask


def costs(reader: Reader, key: str) -> tuple[int, ...]:
    """Resources by kind; missing ones cost nothing. A move has room for three of a kind."""
    if not reader.has(key):
        return (0,) * STORED_KINDS
    inner = reader.inside(key)
    return tuple(inner.number(word, 0, 3, 0) for word in RESOURCES)


def read_dice(reader: Reader, box: RomeBox) -> None:
    rows = reader.rows("dice", 3)
    box.dice = tuple(row.text("id") for row in rows)
    box.dice_count = tuple(row.number("count", 1, 9) for row in rows)
    box.face_count = 6
    box.die_icons = []
    for row in rows:
        row.source()
        row.words("given", ())
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
        bad = [word for word in words if word not in ICONS]
        row.must(not bad, "faces", f"no such icons: {', '.join(bad)}; there are {', '.join(ICONS)}")
        icons = [ICONS.index(word) for word in words if word in ICONS]
        goods = sum(icon <= BASKET for icon in icons)
        row.must(goods <= 2, "faces", f"a face has at most 2 resources, not {goods}")
        found.append(tuple(sorted(icons)))
    return found


def read_shapes(reader: Reader, box: RomeBox) -> None:
    rows = reader.rows("shapes")
    box.shapes = tuple(row.text("id") for row in rows)
    box.shape_forms = []
    box.form_shape = []
    box.form_cells = []
    words: list[str] = []
    for shape, row in enumerate(rows):
        row.source()
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


def orientations(cells: list[tuple[int, int]]) -> list[tuple[tuple[int, int], ...]]:
    """The shape in all rotations and reflections (RR-5.17), each from its first cell in reading order."""
    found: list[tuple[tuple[int, int], ...]] = []
    turned = cells
    for _ in range(2):
        for _ in range(4):
            turned = [(c, -r) for r, c in turned]
            first_row, first_column = min(turned) if turned else (0, 0)
            form = tuple(sorted((r - first_row, c - first_column) for r, c in turned))
            if form not in found:
                found.append(form)
        turned = [(r, -c) for r, c in turned]
    return found


def read_effect(reader: Reader, box: RomeBox) -> Effect:
    effect = Effect()
    effect.do = reader.one_of("do", VERBS)
    word = reader.text("what", "") or reader.text("icon", "")
    effect.what = index_of(reader, "what", word, GAINS) if word else 0
    effect.n = reader.number("n", 0, 9, reader.number("buildings", 0, 9, 1))
    effect.on = reader.one_of("on", TRIGGERS, "passive")
    action = reader.text("only_action", "")
    effect.only_action = index_of(reader, "only_action", action, ACTIONS) if action else -1
    effect.types = mask_of(indexes_of(reader, "types", box.types, box.types))
    effect.has = mask_of(indexes_of(reader, "if_die_has", ICONS, ()))
    effect.among = tuple(indexes_of(reader, "among", RESOURCES, ()))
    effect.at_least = reader.number("at_least", 0, 9, 0)
    effect.min_colonies = reader.number("min_colonies", 0, 9, 0)
    effect.per_road = reader.flag("per_road", False)
    effect.per_region = reader.flag("per_region", False)
    effect.limit = reader.text("limit", "") == "round"
    shape = reader.text("shape", "")
    effect.shape = index_of(reader, "shape", shape, box.shapes) if shape else 0
    if effect.do == DO_GAIN_IF:
        reader.one_of("cond", ("regions_with_own_road_or_colony",))
    passive = effect.on in (ON_DIE, ON_BEFORE_TURN, ON_PASSIVE)
    reader.must(passive or effect.do == DO_GAIN, "do", "what an event triggers is a gain")
    if effect.do == DO_ACTIVATE:
        effect.at_least = reader.number("coin_to_owner", 0, 9, 1)
    for flag in ("ignore_two_hills", "ignore_wall", "ignore_overseer", "must_touch_building", "different", "same_die"):
        reader.flag(flag, True)
    return effect


def read_effects(reader: Reader, key: str, box: RomeBox) -> tuple[Effect, ...]:
    return tuple(read_effect(row, box) for row in reader.rows(key, None, ()))


def read_plans(reader: Reader, box: RomeBox) -> None:
    types = reader.rows("types", 5)
    box.types = tuple(row.text("id") for row in types)
    box.draw = tuple(row.number("draw", 1, 5) for row in types)
    reader.must(box.types == ("a", "l", "m", "r", "u"), "types", "the types of Plans are a, l, m, r, u")
    reader.must(sum(box.draw) == 8, "types", f"8 Plans lie open (RR-2.2), not {sum(box.draw)}")
    rows = reader.rows("plans", 21)
    box.plans = tuple(row.text("id") for row in rows)
    box.sites = (*box.plans, "forum", "rubble", "park")
    box.abbrs = tuple(row.text("abbr") for row in rows)
    box.plan = [read_plan(row, box) for row in rows]
    for type_, row in enumerate(types):
        row.source()
        row.words("given", ())
        count = row.number("count", 1, 21)
        found = sum(plan.type == type_ for plan in box.plan)
        row.must(count == found, "count", f"there are {found} Plans of this type, not {count}")
        numbers = sorted(plan.number for plan in box.plan if plan.type == type_)
        row.must(numbers == sorted(set(numbers)), "count", f"the Plans of a type have different numbers, not {numbers}")
    box.first_plans, box.first_favours = (), ()


def read_plan(row: Reader, box: RomeBox) -> Plan:
    plan = Plan()
    plan.type = row.one_of("type", box.types)
    plan.number = row.number("number", 1, 9)
    plan.shape = row.one_of("shape", box.shapes)
    plan.cost = costs(row, "cost")
    plan.total = sum(plan.cost)
    row.must(plan.total > 0, "cost", "a Plan costs at least one resource")
    plan.players = row.ints("players")
    plan.restriction = row.one_of("restriction", RESTRICTIONS, "none")
    plan.bonus = read_effects(row, "bonus", box)
    plan.legion = read_effects(row, "legion", box)
    plan.production = read_effects(row, "production", box)
    score = row.inside("score")
    kind = score.one_of("kind", ("flat", "if", "per"))
    plan.score = (0, score.one_of("cond", SCORES, "flat"), score.one_of("what", SCORES, "flat"))[kind]
    plan.points = score.number("points", 0, 30)
    plan.at_least = score.number("at_least", 0, 9, 0)
    plan.each = score.number("each", 1, 9, 1)
    plan.most = score.number("max", 0, 30, plan.points)
    plan.score_type = score.one_of("type", box.types, box.types[0])
    row.source()
    row.words("given", ())
    return plan


def read_favours(reader: Reader, box: RomeBox) -> None:
    rows = reader.rows("favours", 7)
    box.favours = tuple(row.text("id") for row in rows)
    box.favour_timing = [row.one_of("timing", TIMINGS) for row in rows]
    box.favour_actions = [mask_of(indexes_of(row, "actions", ACTIONS, ())) for row in rows]
    box.favour_not = [mask_of(indexes_of(row, "not_types", box.types, ())) for row in rows]
    box.favour_permit = [row.flag("needs_permit", False) for row in rows]
    box.favour_cost = [costs(row, "cost") for row in rows]
    box.favour_effects = [read_effects(row, "effect", box) for row in rows]
    box.with_verb = [0] * len(VERBS)
    for favour, row in enumerate(rows):
        row.source()
        row.words("given", ())
        for effect in box.favour_effects[favour]:
            box.with_verb[effect.do] |= 1 << favour
    nero = reader.rows("nero", 4)
    box.nero = tuple(row.text("id") for row in nero)
    box.nero_points = tuple(row.number("points", 0, 50) for row in nero)
    box.nero_players = [row.ints("players") for row in nero]
    for row in nero:
        row.source()
    falling = tuple(sorted(box.nero_points, reverse=True))
    reader.must(box.nero_points == falling, "nero", "the Nero cards go from the highest to the lowest")


def read_regions(reader: Reader, box: RomeBox) -> None:
    canvas = reader.inside("canvas")
    canvas.source()
    box.canvas = canvas.ints("size", 2)
    box.gate = canvas.ints("gate", 2)
    rows = reader.rows("regions", 4)
    box.regions = tuple(row.text("id") for row in rows)
    box.region_resource = tuple(row.one_of("resource", RESOURCES) for row in rows)
    box.region_tie = tuple(row.number("seneca_tie", 1, 4) for row in rows)
    box.ground = [row.ints("ground", 4) for row in rows]
    box.labels = [row.ints("label", 2) for row in rows]
    colonies: list[tuple[int, Reader]] = []
    roads: list[tuple[int, Reader]] = []
    for region, row in enumerate(rows):
        row.source()
        row.words("given", ())
        colonies.extend((region, colony) for colony in row.rows("colonies", 4))
        roads.extend((region, road) for road in row.rows("roads", 5))
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
    for _, row in (*colonies, *roads):
        row.source()
    for _, row in roads:
        ends = row.words("ends")
        row.must(len(ends) == 2, "ends", "a road has two ends")
        places = ("rome", *box.colonies)
        a, b = sorted(index_of(row, "ends", end, places) - 1 for end in (*ends, "rome", "rome")[:2])
        row.must(a != b, "ends", "a road joins two places")
        box.road_ends.append((a, b))
        if b == ROME:
            continue
        if a == ROME:
            box.colony_rome |= 1 << b
        else:
            box.colony_joins[a] |= 1 << b
            box.colony_joins[b] |= 1 << a
    box.region_colonies = [mask_of([i for i, r in enumerate(box.colony_region) if r == region]) for region in range(4)]
    box.region_roads = [mask_of([i for i, r in enumerate(box.road_region) if r == region]) for region in range(4)]


def read_characters(reader: Reader, box: RomeBox) -> None:
    tracks = reader.inside("tracks")
    tracks.source()
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
    loyalty.source()
    box.boxes = loyalty.number("boxes", 1, 9)
    box.base_at = loyalty.number("base_at", 1, box.boxes)
    box.advanced_at = loyalty.number("advanced_at", 1, box.boxes)
    rows = reader.rows("characters", 5)
    box.characters = tuple(row.text("id") for row in rows)
    box.optional = [row.flag("optional", False) for row in rows]
    reader.must(sum(not spare for spare in box.optional) >= SEATS, "characters", "four characters are not optional")
    box.starts = []
    box.villages = []
    box.blue = [row.ints("blue", 4) for row in rows]
    box.abilities = []
    advisors: list[str] = []
    points: list[int] = []
    for row in rows:
        row.source()
        row.words("given", ())
        start = row.inside("start")
        stored = indexes_of(start, "storage", RESOURCES)
        marks = (start.number("coins", 0, 9), start.number("glory", 0, 9))
        people = (start.number("soldiers", 0, 9), start.number("senators", 0, 9))
        box.starts.append((*marks, *people, *(stored.count(kind) for kind in range(STORED_KINDS))))
        box.villages.append(read_villages(row, box))
        for advisor in row.rows("advisors", 3):
            advisor.source()
            advisors.append(advisor.text("id"))
            points.append(advisor.number("points", 0, 20))
            for half in ("base", "advanced"):
                advisor.one_of(f"{half}_source", ("rulebook", "found", "house"))
                box.abilities.append(read_effect(advisor.inside(half), box))
    box.advisors = tuple(advisors)
    box.advisor_points = tuple(points)


def read_villages(row: Reader, box: RomeBox) -> tuple[int, ...]:
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


def read_seneca(reader: Reader, box: RomeBox) -> None:
    rows = reader.rows("seneca", 18)
    box.cards = tuple(row.text("id") for row in rows)
    box.card_action = tuple(row.one_of("action", ACTIONS) for row in rows)
    box.card_times = tuple(row.number("times", 1, 2, 1) for row in rows)
    box.card_seal = [row.flag("seal", True) for row in rows]
    box.card_type = tuple(row.one_of("type", box.types, box.types[0]) for row in rows)
    box.card_choice = tuple(row.one_of("choice", ("lower", "higher"), "lower") for row in rows)
    box.card_hill = tuple(row.one_of("hill", box.hills, box.hills[0]) for row in rows)
    box.card_shape = tuple(row.one_of("rubble", box.shapes, "I1") for row in rows)
    box.card_back = []
    for row in rows:
        row.source()
        colours = indexes_of(row, "back", box.dice)
        row.must(len(colours) == 2, "back", "a back shows two dice")
        box.card_back.append(colours[0] * 8 + colours[1] if len(colours) == 2 else 0)
    sealed = sum(box.card_seal)
    reader.must(sealed == 16, "seneca", f"16 cards bear a seal, not {sealed}")
    setup = reader.inside("seneca_setup")
    setup.source()
    box.top_sealed = setup.number("top_sealed", 0, 16)
    box.seneca_rounds = setup.number("rounds", 1, 9)
    box.fail_order = tuple(indexes_of(setup, "fail_order", ACTIONS))
    box.fail_types = tuple(indexes_of(setup, "fail_types", box.types))
    levels = reader.rows("levels", 3)
    seals = {row.text("id"): row.ints("seals") for row in levels}
    reader.must(sorted(seals) == sorted(LEVELS), "levels", f"the levels are {', '.join(LEVELS)}")
    box.levels = [seals.get(level, ()) for level in LEVELS]
    scales = reader.rows("seneca_scores", 3)
    reader.must(
        tuple(row.text("id") for row in scales) == SCALES, "seneca_scores", f"the scores are {', '.join(SCALES)}"
    )
    box.seneca_scores = [row.ints("points", 4) for row in scales]
    starts = reader.rows("seneca_starts", 2)
    reader.must(tuple(row.text("id") for row in starts) == STARTS, "seneca_starts", f"they are {', '.join(STARTS)}")
    box.seneca_starts = [(row.one_of("colony", box.colonies), row.one_of("road", box.roads)) for row in starts]
    variant = reader.inside("variant")
    variant.source()
    box.first_discard = variant.one_of("first_discard", box.types)
    box.from_round = variant.number("from_round", 1, 20)
    for row in (*levels, *scales, *starts):
        row.source()


def read_setup(reader: Reader, box: RomeBox, cities: list[City]) -> None:
    rows = reader.rows("setup", SEATS)
    maps = tuple(city.id for city in cities)
    box.game_dice = [()]
    box.game_nero = [0]
    box.game_favours = [0]
    box.game_fish = [0]
    box.cities = [cities[0]]
    for players, row in enumerate(rows, 1):
        row.source()
        row.must(row.number("players", 1, SEATS) == players, "players", "the set-ups stand in the order of the players")
        dice = row.ints("dice", 3)
        enough = 2 * max(players, 2) + 1
        row.must(sum(dice) == enough, "dice", f"{players} players use {enough} dice (RR-2.1), not {sum(dice)}")
        fewer = all(used <= there for used, there in zip(dice, box.dice_count, strict=False))
        row.must(fewer, "dice", f"there are only {list(box.dice_count)}")
        box.game_dice.append(dice)
        box.game_nero.append(row.number("nero", 1, 4))
        used = sum(players in counts for counts in box.nero_players)
        row.must(box.game_nero[players] == used, "nero", f"{used} Nero cards are for {players} players")
        box.game_favours.append(row.number("favours", 0, 6))
        box.game_fish.append(row.number("last_seat_fish", 0, 9))
        box.cities.append(cities[row.one_of("map", maps)])
        for type_ in range(5):
            there = sum(plan.type == type_ and players in plan.players for plan in box.plan)
            enough = box.draw[type_]
            row.must(there >= enough, "players", f"{enough} Plans {box.types[type_]} are drawn, only {there} may be")
    first = reader.inside("first_game")
    first.source()
    box.first_plans = tuple(sorted(indexes_of(first, "plans", box.plans)))
    box.first_favours = tuple(sorted(indexes_of(first, "favours", box.favours)))
    drawn = tuple(sum(box.plan[plan].type == type_ for plan in box.first_plans) for type_ in range(5))
    first.must(drawn == box.draw, "plans", f"must have {list(box.draw)} Plans by type, not {list(drawn)}")
    forum = reader.inside("forum")
    forum.source()
    size = (forum.number("rows", 3, 3), forum.number("cols", 3, 3))
    forum.must(size == (3, 3), "rows", "the Forum has 3 x 3 cells")


def read_cities(reader: Reader, box: RomeBox) -> list[City]:
    hills = reader.rows("hills", 7)
    box.hills = tuple(row.text("id") for row in hills)
    box.letters = tuple(row.text("letter") for row in hills)
    for row in hills:
        row.source()
    rows = reader.rows("maps", 2)
    box.stride = max([len(line) for row in rows for line in row.words("rows")] or [1])
    tallest = max([len(row.words("rows")) for row in rows] or [1])
    reader.must(box.stride * tallest <= CELLS + 1 and tallest <= 26, "maps", "a map has at most 512 cells and 26 rows")
    box.cells = tuple(f"{chr(97 + r)}{c + 1}" for r in range(tallest) for c in range(box.stride))
    bridges: list[str] = []
    cities = []
    for row in rows:
        row.ints("players")
        row.source()
        row.words("given", ())
        cities.append(read_city(row, box, box.letters, bridges))
    box.bridges = tuple(bridges)
    return cities


def read_city(row: Reader, box: RomeBox, letters: tuple[str, ...], bridges: list[str]) -> City:
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
    city.bridge_of = {}
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
            city.bridge_of[one] = city.bridge_of[other] = r * stride + c
    for yields in row.rows("resource_cells", None, ()):
        r, c = yields.ints("cell", 2)
        yields.must((city.ground >> (r * stride + c)) & 1 == 1, "cell", "a resource cell lies on free ground")
        city.yields[r * stride + c] = yields.one_of("resource", RESOURCES)
    return city


def neighbours(city: City, stride: int, cell: int) -> int:
    """The land cells that share a side with this one; the wall does not part them (RR-5.5, RR-5.7)."""
    if not (city.land >> cell) & 1:
        return 0
    r, c = divmod(cell, stride)
    found = 0
    for row, column in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
        if 0 <= row < city.height and 0 <= column < city.width:
            found |= 1 << (row * stride + column)
    return found & city.land


def survey(box: RomeBox, city: City) -> None:
    """Work out every placement on this side of the board, and for which Plans it is sound."""
    size = len(box.forms) << CELL_BITS
    city.mask = [0] * size
    city.cells = [()] * size
    city.hills_of = [0] * size
    city.sides_of = [0] * size
    city.tiber_of = [False] * size
    by_shape: list[list[int]] = [[] for _ in box.shapes]
    for form in range(len(box.forms) - 1):
        for cell in range(box.stride * city.height):
            if (city.ground >> cell) & 1 and lay(box, city, form, cell):
                by_shape[box.form_shape[form]].append(form << CELL_BITS | cell)
    first = 0
    while not (city.forum >> first) & 1:
        first += 1
    city.forum_place = (len(box.forms) - 1) << CELL_BITS | first
    r, c = divmod(first, box.stride)
    city.cells[city.forum_place] = tuple((r + dr) * box.stride + c + dc for dr, dc in box.form_cells[-1])
    city.mask[city.forum_place] = city.forum
    city.covers_any = [covering(box, city, places) for places in by_shape]
    known: dict[int, list[tuple[int, ...]]] = {}
    city.covers = []
    city.free_covers = []
    free_shape = -1
    for effects in box.favour_effects:
        for effect in effects:
            if effect.do == DO_FREE_FORM:
                free_shape = effect.shape
    for plan in box.plan:
        for free in (0, 1):
            shape = free_shape if free else plan.shape
            key = (shape * 8 + plan.restriction) * 2 + free
            if key not in known:
                sound = [place for place in by_shape[shape] if not unsound(city, plan.restriction, place, free == 1)]
                known[key] = covering(box, city, sound)
            (city.free_covers if free else city.covers).append(known[key])


def lay(box: RomeBox, city: City, form: int, cell: int) -> bool:
    """Note the cells of a form that starts at a cell; False where it leaves the ground (RR-5.18)."""
    place = form << CELL_BITS | cell
    row, column = divmod(cell, box.stride)
    cells: list[int] = []
    for dr, dc in box.form_cells[form]:
        r, c = row + dr, column + dc
        if not (0 <= r < city.height and 0 <= c < city.width):
            return False
        covered = r * box.stride + c
        if not (city.ground >> covered) & 1:
            return False
        cells.append(covered)
    mask = hills = sides = 0
    for covered in cells:
        mask |= 1 << covered
        sides |= INSIDE if (city.inside >> covered) & 1 else OUTSIDE
        if city.hill[covered] >= 0:
            hills |= 1 << city.hill[covered]
        r, c = divmod(covered, box.stride)
        for nr, nc in ((r - 1, c), (r + 1, c), (r, c - 1), (r, c + 1)):
            if 0 <= nr < city.height and 0 <= nc < city.width and city.rows[nr][nc] == "~":
                city.tiber_of[place] = True  # RR-5.22
    city.mask[place] = mask
    city.cells[place] = tuple(cells)
    city.hills_of[place] = hills
    city.sides_of[place] = sides
    return True


def covering(box: RomeBox, city: City, places: list[int]) -> list[tuple[int, ...]]:
    found: list[list[int]] = [[] for _ in range(box.stride * city.height)]
    for place in places:
        for cell in city.cells[place]:
            found[cell].append(place)
    return [tuple(over) for over in found]


def unsound(city: City, restriction: int, place: int, free: bool) -> str:
    """The rule that keeps a Building from this place whatever else stands on the map, or ""."""
    hills = city.hills_of[place]
    sides = city.sides_of[place]
    if not free:
        if hills & (hills - 1):
            return "RR-5.19"
        if sides == INSIDE | OUTSIDE:
            return "RR-5.20"
    return "RR-5.21" if breaks(city, restriction, place, hills, sides) else ""


def breaks(city: City, restriction: int, place: int, hills: int, sides: int) -> bool:
    """Whether a place breaks the restriction of a Plan (RR-5.21)."""
    if restriction == HILL_ONLY:
        on_one = hills != 0 and hills & (hills - 1) == 0
        return not on_one or any(city.hill[cell] < 0 for cell in city.cells[place])
    if restriction == HILL_TOUCH:
        return hills == 0
    if restriction == MARSH_ONLY:
        return hills != 0
    if restriction == TIBER:
        return not city.tiber_of[place]
    if restriction == INSIDE_WALL:
        return sides != INSIDE
    return restriction == OUTSIDE_WALL and sides != OUTSIDE
