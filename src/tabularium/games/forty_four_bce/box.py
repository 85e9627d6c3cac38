"""The box: recruits, structures, tiles and numbers, as tables indexed by ints."""

from __future__ import annotations

from typing import Final

from tabularium.kernel.box import Reader, Toml
from tabularium.kernel.state import Box

# Influence and fields share their first three indexes: political influence is what the political field asks for.
FIELDS: Final = ("political", "military", "social")
INFLUENCE: Final = ("political", "military", "social", "support")
SUPPORT: Final = 3
ANY: Final = 4  # grey in a cost, "any influence" in an effect, a Lictor's field
LOYALTY: Final = 5
DENARIUS: Final = 6
RESOURCES: Final = (*INFLUENCE, "any_influence", "loyalty", "denarius")

PHASES: Final = (
    "construction",
    "production",
    "enrolment",
    "discard",
    "im_commitment",
    "negotiation",
    "suitor_commitment",
    "resolution",
    "recess",
    "final_construction",
    "over",
)
CONSTRUCTION: Final = 0
PRODUCTION: Final = 1
ENROLMENT: Final = 2
DISCARD: Final = 3
IM_COMMITMENT: Final = 4
NEGOTIATION: Final = 5
SUITOR_COMMITMENT: Final = 6
RESOLUTION: Final = 7
RECESS: Final = 8
FINAL_CONSTRUCTION: Final = 9
OVER: Final = 10

KINDS: Final = ("fixed", "era", "statue")
FIXED: Final = 0
ERA: Final = 1
STATUE: Final = 2

SECTIONS: Final = ("construction", "production", "enrolment", "discard", "resolution", "end")
SECTION_PHASES: Final = (CONSTRUCTION, PRODUCTION, ENROLMENT, DISCARD, RESOLUTION, OVER)

TIMINGS: Final = ("phase", "immediate", "end")
IMMEDIATE: Final = 1

VERBS: Final = (
    "collect",
    "trade",
    "place_support",
    "charisma",
    "authority",
    "gain",
    "return_to_storage",
    "enlist",
    "raise_limit",
    "move_architect",
    "to_collegium",
)
COLLECT: Final = 0
TRADE: Final = 1
PLACE_SUPPORT: Final = 2
CHARISMA: Final = 3
AUTHORITY: Final = 4
GAIN: Final = 5
RETURN_TO_STORAGE: Final = 6
ENLIST: Final = 7
RAISE_LIMIT: Final = 8
MOVE_ARCHITECT: Final = 9
TO_COLLEGIUM: Final = 10

CONDITIONS: Final = (
    "always",
    "im",
    "suitor",
    "zero_authority",
    "has_authority",
    "multiple_same",
    "awarded_tile",
    "no_tile",
    "kept_im",
    "won_im",
)
ALWAYS: Final = 0
IF_IM: Final = 1
IF_SUITOR: Final = 2
IF_ZERO_AUTHORITY: Final = 3
IF_AUTHORITY: Final = 4
IF_SEVERAL: Final = 5
IF_TILE: Final = 6
IF_NO_TILE: Final = 7
IF_KEPT_IM: Final = 8
IF_WON_IM: Final = 9

PER: Final = (
    "once",
    "fields_deployed",
    "architects_on_board",
    "cards_discarded",
    "allegiance_tiles",
    "political_tiles",
    "military_tiles",
    "social_tiles",
    "political_recruits",
    "military_recruits",
    "social_recruits",
    "level_1_recruits",
    "level_2_recruits",
    "level_3_recruits",
    "collegium_loyalty",
    "collegium_lictors",
    "fixed_structures",
    "era_structures",
    "im_tile",
    "storage_items",
)
ONCE: Final = 0
FIELDS_DEPLOYED: Final = 1
ARCHITECTS_ON_BOARD: Final = 2
CARDS_DISCARDED: Final = 3
ALLEGIANCE_TILES: Final = 4
FIELD_TILES: Final = 5  # and the two after it
FIELD_RECRUITS: Final = 8  # and the two after it
LEVEL_RECRUITS: Final = 11  # and the two after it
COLLEGIUM_LOYALTY: Final = 14
COLLEGIUM_LICTORS: Final = 15
FIXED_STRUCTURES: Final = 16
ERA_STRUCTURES: Final = 17
IM_TILE: Final = 18
STORAGE_ITEMS: Final = 19

SELF: Final = 0  # what returns to storage
CHOOSE: Final = 1

NONE: Final = -1  # no such recruit, level or structure

LETTERS: Final = "ABCDEFGHIJ"
NUMERALS: Final = {"": 0, "IV": 4, "V": 5}


class Effect:
    """A verb of the rulebook with its parameters and the condition it stands under."""

    __slots__ = (
        "condition",
        "count",
        "discount",
        "free",
        "give",
        "give_count",
        "imperium",
        "level",
        "most",
        "per",
        "recruit",
        "resource",
        "target",
        "times",
        "verb",
        "waive",
    )

    verb: int
    condition: int
    resource: int  # collected, or got by a trade
    count: int
    give: int
    give_count: int
    times: int
    imperium: int
    per: int
    most: int  # Imperium at most
    target: int
    level: int  # enlisted: of this level, or
    recruit: int  # this one
    free: bool
    discount: int
    waive: bool  # no loyalty is due


class Setup:
    """What depends on the number of players."""

    __slots__ = ("boards", "era_tiles", "fewer_cards", "letters", "statues")

    boards: int
    letters: tuple[int, ...]
    fewer_cards: int
    era_tiles: int
    statues: int


class FortyFourBceBox(Box):
    """Recruits, then loyalty, share the card indexes; tiles are indexed letter * 3 + field."""

    __slots__ = (
        "ambition",
        "appetite",
        "architects",
        "authority",
        "back",
        "cards",
        "characters",
        "collegium_card",
        "colours",
        "copies",
        "cost",
        "denarii",
        "denarius_worth",
        "effects",
        "era",
        "era_of",
        "exhausted_imperium",
        "field",
        "im_field_denarii",
        "imperium",
        "influence",
        "kind",
        "level",
        "lictor",
        "limit",
        "lowest_field",
        "loyal",
        "loyalty",
        "loyalty_im",
        "loyalty_suitor",
        "most_named",
        "natural",
        "price",
        "recess_denarii",
        "recruits",
        "reserve",
        "reward_denarii",
        "reward_imperium",
        "section",
        "senate",
        "senate_pair",
        "senate_pairs",
        "setups",
        "slots",
        "starting_denarii",
        "statements",
        "structure_effects",
        "structures",
        "suitor_field_denarii",
        "tile_authority",
        "tile_charisma",
        "tile_imperium",
        "tiles",
        "tiles_to_stay",
        "timing",
        "worth",
        "years",
    )

    # recruits
    recruits: tuple[str, ...]
    cards: tuple[str, ...]
    loyal: int  # the index of a loyalty card
    back: int  # of a card that one may not know
    lictor: int
    field: tuple[int, ...]
    level: tuple[int, ...]
    copies: tuple[int, ...]
    cost: tuple[tuple[int, ...], ...]  # four influences, grey, loyalty
    authority: tuple[int, ...]
    ambition: tuple[tuple[int, ...], ...]
    worth: tuple[tuple[int, ...], ...]  # authority with 0, 1, 2... boxes filled
    effects: tuple[tuple[Effect, ...], ...]
    # structures
    structures: tuple[str, ...]
    kind: tuple[int, ...]
    era: tuple[int, ...]
    section: tuple[int, ...]  # the phase it acts in
    timing: tuple[int, ...]
    price: tuple[int, ...]
    imperium: tuple[int, ...]
    structure_effects: tuple[tuple[Effect, ...], ...]
    appetite: tuple[int, ...]  # how much influence of one type a structure can take at most
    slots: tuple[tuple[int, ...], ...]  # open ones by kind and number of boards
    # tiles
    tiles: tuple[str, ...]
    tile_authority: tuple[int, ...]
    tile_charisma: tuple[int, ...]
    tile_imperium: tuple[int, ...]
    senate: tuple[str, ...]
    senate_pairs: tuple[tuple[int, ...], ...]
    # the rest
    characters: tuple[str, ...]
    colours: tuple[str, ...]
    years: tuple[str, ...]
    era_of: tuple[int, ...]  # by year from 1
    setups: tuple[Setup, ...]  # by number of players; the first two stand for themselves only
    influence: tuple[int, ...]
    loyalty: int
    denarii: int
    architects: int
    reserve: int
    starting_denarii: int
    limit: int
    natural: tuple[int, ...]
    loyalty_suitor: int
    loyalty_im: int
    im_field_denarii: int
    suitor_field_denarii: int
    reward_denarii: int
    reward_imperium: int
    recess_denarii: int
    exhausted_imperium: int
    tiles_to_stay: int
    senate_pair: int
    collegium_card: int
    denarius_worth: int
    lowest_field: int
    statements: int
    most_named: int


def read_box(table: Toml) -> FortyFourBceBox:
    reader = Reader(table)
    box = FortyFourBceBox()
    read_supply(reader, box)
    read_recruits(reader, box)
    read_structures(reader, box)
    read_tiles(reader, box)
    read_setups(reader, box)
    reader.finish()
    return box


def read_supply(reader: Reader, box: FortyFourBceBox) -> None:
    supply = reader.inside("supply")
    supply.source()
    box.influence = tuple(supply.number(kind, 1, 99) for kind in INFLUENCE)
    box.loyalty = supply.number("loyalty", 1, 99)
    box.denarii = supply.number("denarius", 1, 99)
    box.architects = supply.number("architects", 2, 40)
    numbers = reader.inside("numbers")
    numbers.source()
    box.starting_denarii = numbers.number("starting_denarii", 0, 20)
    box.reserve = box.architects - numbers.number("score_markers", 1, 1)
    box.limit = numbers.number("limit", 0, 40)
    box.natural = numbers.ints("natural", len(INFLUENCE))
    box.loyalty_suitor = numbers.number("loyalty_suitor", 0, 9)
    box.loyalty_im = numbers.number("loyalty_im", 0, 9)
    box.im_field_denarii = numbers.number("im_field_denarii", 0, 9)
    box.suitor_field_denarii = numbers.number("suitor_field_denarii", 0, 9)
    box.reward_denarii = numbers.number("reward_denarii", 1, 9)
    box.reward_imperium = numbers.number("reward_imperium", 0, 99)
    box.recess_denarii = numbers.number("recess_denarii", 0, 9)
    box.exhausted_imperium = numbers.number("exhausted_imperium", 0, 9)
    box.tiles_to_stay = numbers.number("tiles_to_stay", 0, 4)
    box.senate_pair = numbers.number("senate_pair", 0, 99)
    box.collegium_card = numbers.number("collegium_card", 0, 99)
    box.denarius_worth = numbers.number("denarius", 0, 99)
    box.lowest_field = numbers.number("lowest_field", 0, 99)
    talk = reader.inside("negotiation")
    talk.source()
    box.statements = talk.number("statements", 0, 12)
    box.most_named = talk.number("most", 1, 16)


def read_recruits(reader: Reader, box: FortyFourBceBox) -> None:
    rows = reader.rows("recruit", 19)
    for row in rows:
        row.source()
        row.words("from_rulebook", ())
    box.recruits = tuple(row.text("id") for row in rows)
    box.cards = (*box.recruits, "loyalty")
    box.loyal = len(box.recruits)
    box.back = len(box.cards)
    box.field = tuple(field_of(row) for row in rows)
    box.level = tuple(row.number("level", 1, 3) for row in rows)
    box.copies = tuple(row.number("count", 1, 10) for row in rows)
    box.cost = tuple(read_cost(row.inside("cost")) for row in rows)
    box.authority = tuple(row.number("authority", 0, 9) for row in rows)
    box.ambition = tuple(row.ints("ambition") for row in rows)
    box.worth = tuple(
        tuple(box.authority[i] + sum(boxes[:filled]) for filled in range(len(boxes) + 1))
        for i, boxes in enumerate(box.ambition)
    )
    box.effects = tuple(read_effects(row, box.recruits) for row in rows)
    for row, boxes in zip(rows, box.ambition, strict=True):
        row.must(len(boxes) <= 6, "ambition", f"a recruit has at most 6 boxes, not {len(boxes)}")
    reader.must(len(set(box.recruits)) == len(rows), "recruit", "two recruits have the same id")
    lictors = [i for i, field in enumerate(box.field) if field == ANY]
    reader.must(
        len(lictors) == 1, "recruit", f"the rulebook has 1 recruit for any field, the Lictor, not {len(lictors)}"
    )
    box.lictor = lictors[0] if lictors else 0
    for field, name in enumerate(FIELDS):
        for level, types in ((1, 1), (2, 3), (3, 2)):
            found = sum(pair == (field, level) for pair in zip(box.field, box.level, strict=True))
            reader.must(
                found == types,
                "recruit",
                f"the rulebook has {types} {name} recruits of level {level}, here are {found}",
            )


def field_of(row: Reader) -> int:
    field = row.one_of("field", (*FIELDS, "any"))
    return ANY if field == len(FIELDS) else field


def read_cost(row: Reader) -> tuple[int, ...]:
    return tuple(row.number(kind, 0, 9, 0) for kind in (*INFLUENCE, "any", "loyalty"))


def read_effects(row: Reader, recruits: tuple[str, ...]) -> tuple[Effect, ...]:
    return tuple(read_effect(effect, recruits) for effect in row.rows("effects"))


def read_effect(row: Reader, recruits: tuple[str, ...]) -> Effect:
    effect = Effect()
    effect.verb = row.one_of("verb", VERBS)
    effect.condition = row.one_of("condition", CONDITIONS, "always")
    verb = effect.verb
    trades = verb == TRADE
    effect.resource = row.one_of("get" if trades else "resource", RESOURCES) if verb in (COLLECT, TRADE) else ANY
    effect.count = row.number("get_count" if trades else "count", 1, 9, 1)
    row.must(verb != MOVE_ARCHITECT or effect.count == 1, "count", "architects move one at a time")
    effect.give = row.one_of("give", RESOURCES) if trades else ANY
    effect.give_count = row.number("give_count", 1, 9) if trades else 0
    effect.times = row.number("times", 1, 9) if trades else 1
    effect.imperium = row.number("imperium", 0, 99) if verb == GAIN else 0
    effect.per = row.one_of("per", PER, "once") if verb == GAIN else ONCE
    effect.most = row.number("max", 0, 999, 999) if verb == GAIN else 0
    effect.target = row.one_of("target", ("self", "choose")) if verb == RETURN_TO_STORAGE else SELF
    enlists = verb == ENLIST
    effect.level = row.number("level", 1, 3) if enlists and row.has("level") else NONE
    effect.recruit = row.one_of("recruit", recruits) if enlists and row.has("recruit") else NONE
    effect.free = enlists and row.flag("free", False)
    effect.discount = row.number("discount", 0, 9, 0) if enlists else 0
    effect.waive = enlists and row.flag("waive_loyalty", False)
    return effect


def read_structures(reader: Reader, box: FortyFourBceBox) -> None:
    rows = reader.rows("structure", 47)
    for row in rows:
        row.source()
        row.words("from_rulebook", ())
    box.structures = tuple(row.text("id") for row in rows)
    box.kind = tuple(row.one_of("kind", KINDS) for row in rows)
    box.era = tuple(row.number("era", 0, 3) for row in rows)
    box.section = tuple(SECTION_PHASES[row.one_of("section", SECTIONS)] for row in rows)
    box.timing = tuple(row.one_of("timing", TIMINGS) for row in rows)
    box.price = tuple(row.number("cost", 0, 99) for row in rows)
    box.imperium = tuple(row.number("imperium", 0, 99) for row in rows)
    box.structure_effects = tuple(read_effects(row, box.recruits) for row in rows)
    box.appetite = tuple(
        sum(effect.count for effect in effects if effect.verb == COLLECT and effect.resource <= ANY)
        for effects in box.structure_effects
    )
    reader.must(len(set(box.structures)) == len(rows), "structure", "two structures have the same id")
    for kind, era, count in ((FIXED, 0, 4), (ERA, 1, 9), (ERA, 2, 9), (ERA, 3, 9), (STATUE, 0, 16)):
        found = sum(pair == (kind, era) for pair in zip(box.kind, box.era, strict=True))
        what = f"{KINDS[kind]} structures" + (f" of era {era}" if era else "")
        reader.must(found == count, "structure", f"the rulebook has {count} {what}, here are {found}")
    layouts = {row.text("id"): (row.source(), row.words("labels"))[1] for row in reader.rows("slots", 3)}
    for name in KINDS:
        reader.must(name in layouts, "slots", f"the slots of {name} structures are missing")
    box.slots = tuple(
        tuple(sum(boards >= NUMERALS.get(label, 9) for label in layouts.get(name, ())) for boards in range(6))
        for name in KINDS
    )


def read_tiles(reader: Reader, box: FortyFourBceBox) -> None:
    rows = reader.rows("tile", len(LETTERS) * len(FIELDS))
    places = []
    for row in rows:
        row.source()
        row.words("from_rulebook", ())
        places.append(row.one_of("letter", LETTERS) * len(FIELDS) + row.one_of("field", FIELDS))
    reader.must(sorted(places) == list(range(len(rows))), "tile", "each letter has one tile for each field")
    by_place = [row for _, row in sorted(zip(places, rows, strict=True), key=lambda pair: pair[0])]
    box.tiles = tuple(row.text("id") for row in by_place)
    box.tile_authority = tuple(row.number("authority", 0, 99) for row in by_place)
    box.tile_charisma = tuple(row.number("charisma", 0, 99) for row in by_place)
    box.tile_imperium = tuple(row.number("imperium", 0, 99) for row in by_place)
    senate = reader.rows("senate", 3)
    box.senate = tuple(row.text("id") for row in senate)
    box.senate_pairs = tuple(read_pair(row) for row in senate)


def read_pair(row: Reader) -> tuple[int, ...]:
    row.source()
    pair = row.words("pair")
    row.must(
        len(set(pair)) == 2 and all(field in FIELDS for field in pair),
        "pair",
        f"must be two different fields of {', '.join(FIELDS)}, not {list(pair)}",
    )
    return tuple(FIELDS.index(field) for field in pair if field in FIELDS)


def read_setups(reader: Reader, box: FortyFourBceBox) -> None:
    characters = reader.rows("character", 5)
    for row in characters:
        row.source()
    box.characters = tuple(row.text("id") for row in characters)
    box.colours = tuple(row.text("colour") for row in characters)
    years = reader.rows("year", 6)
    for row in years:
        row.source()
        row.number("bce", 27, 44)
    box.years = tuple(row.text("id") for row in years)
    box.era_of = (0, *(row.number("era", 1, 3) for row in years))
    setups = [Setup() for _ in range(6)]
    for row in reader.rows("setup", 4):
        row.source()
        read_setup(row, setups[row.number("players", 2, 5)], box)
    box.setups = tuple(setups)


def read_setup(row: Reader, setup: Setup, box: FortyFourBceBox) -> None:
    setup.boards = row.number("boards", 3, 5)
    letters = row.text("letters")
    row.must(
        len(letters) == len(box.years)
        and all(letter in LETTERS for letter in letters)
        and sorted(letters) == [*letters],
        "letters",
        f"must be {len(box.years)} letters from A to J in alphabetical order, not “{letters}”",
    )
    setup.letters = tuple(LETTERS.find(letter) for letter in letters)
    setup.fewer_cards = row.number("fewer_cards", 0, 4)
    setup.era_tiles = row.number("era_tiles", 0, 9)
    setup.statues = row.number("statues", 0, 16)
    owed = setup.boards * box.starting_denarii
    row.must(owed <= box.denarii, "boards", f"{setup.boards} purses take {owed} Denarii, the box has {box.denarii}")
