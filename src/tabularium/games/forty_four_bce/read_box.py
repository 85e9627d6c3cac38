"""Reading the box: tables of ints out of the TOML file, with all that is wrong in it told at once."""

from __future__ import annotations

from typing import Final

from tabularium.games.forty_four_bce import terms
from tabularium.games.forty_four_bce.box import Effect, FortyFourBceBox, Setup
from tabularium.kernel.box import Reader, Toml, read_parts

MOST_RECRUITS: Final = 30  # a card is told from 32 others in plans and moves, loyalty and the back among them
MOST_STRUCTURES: Final = 62  # one bit each
NUMERALS: Final = {"": 0, "IV": 4, "V": 5}  # a slot is open with so many boards
ERAS_OF: Final = ("fixed structures have no era", "it must be 1, 2 or 3", "statues have no era")  # by kind


def read_box(table: Toml) -> FortyFourBceBox:
    return read_parts(table, FortyFourBceBox(), read_supply, read_recruits, read_structures, read_tiles, read_setups)


def read_supply(reader: Reader, box: FortyFourBceBox) -> None:
    supply = reader.inside("supply")
    box.influence = tuple(supply.number(kind, 1, 99) for kind in terms.INFLUENCE)
    box.loyalty = supply.number("loyalty", 1, 99)
    box.denarii = supply.number("denarius", 1, 99)
    box.architects = supply.number("architects", 2, 40)
    numbers = reader.inside("numbers")
    box.starting_denarii = numbers.number("starting_denarii", 0, 20)
    box.reserve = box.architects - numbers.number("score_markers", 1, 1)
    box.limit = numbers.number("limit", 0, 40)
    box.natural = numbers.ints("natural", len(terms.INFLUENCE))
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
    box.statements = talk.number("statements", 0, 12)
    box.most_named = talk.number("most", 1, 16)


def read_recruits(reader: Reader, box: FortyFourBceBox) -> None:
    rows = reader.rows("recruit")
    for row in rows:
        row.words("from_rulebook", ())
    reader.must(len(rows) <= MOST_RECRUITS, "recruit", f"there is room for {MOST_RECRUITS} recruits, not {len(rows)}")
    box.recruits = tuple(row.text("id") for row in rows)
    box.cards = (*box.recruits, "loyalty")
    box.loyal = len(box.recruits)
    box.back = len(box.cards)
    box.field = tuple(field_of(row) for row in rows)
    box.level = tuple(row.number("level", 1, 3) for row in rows)
    box.copies = tuple(row.number("count", 1, 10) for row in rows)
    box.cost = tuple(read_cost(row.inside("cost")) for row in rows)
    asked = [[*cost[: terms.ANY], sum(cost[: terms.ANY + 1]), cost[terms.LOYALTY]] for cost in box.cost]
    box.asks_at_most = tuple(
        tuple(mask_of([cost[kind] <= number for cost in asked]) for number in range(terms.MOST_ASKED + 1))
        for kind in range(terms.LOYALTY + 1)
    )
    box.authority = tuple(row.number("authority", 0, 9) for row in rows)
    box.ambition = tuple(row.ints("ambition") for row in rows)
    box.worth = tuple(
        tuple(box.authority[i] + sum(boxes[:filled]) for filled in range(len(boxes) + 1))
        for i, boxes in enumerate(box.ambition)
    )
    box.effects = tuple(read_effects(row, box.recruits) for row in rows)
    for row, boxes in zip(rows, box.ambition, strict=True):
        row.must(len(boxes) <= 6, "ambition", f"a recruit has at most 6 boxes, not {len(boxes)}")
    lictors = [i for i, field in enumerate(box.field) if field == terms.ANY]
    reader.must(len(lictors) == 1, "recruit", f"one recruit is for any field, the Lictor, not {len(lictors)}")
    box.lictor = lictors[0] if lictors else 0
    losing: list[tuple[int, ...]] = []
    for field, name in enumerate(terms.FIELDS):
        for level in terms.LOSING_LEVELS:
            stacks = [r for r in range(box.loyal) if (box.field[r], box.level[r]) == (field, level)]
            reader.must(
                bool(stacks), "recruit", f"a {name} stack of level {level} leaves the game at set-up, and there is none"
            )
            losing.append(tuple(stacks))
    box.losing = tuple(losing)


def mask_of(bits: list[bool]) -> int:
    return sum(1 << i for i, bit in enumerate(bits) if bit)


def field_of(row: Reader) -> int:
    field = row.one_of("field", (*terms.FIELDS, "any"))
    return terms.ANY if field == len(terms.FIELDS) else field


def read_cost(row: Reader) -> tuple[int, ...]:
    return tuple(row.number(kind, 0, 9, 0) for kind in (*terms.INFLUENCE, "any", "loyalty"))


def read_effects(row: Reader, recruits: tuple[str, ...]) -> tuple[Effect, ...]:
    return tuple(read_effect(effect, recruits) for effect in row.rows("effects"))


def read_effect(row: Reader, recruits: tuple[str, ...]) -> Effect:
    effect = Effect()
    effect.verb = row.one_of("verb", terms.VERBS)
    effect.condition = row.one_of("condition", terms.CONDITIONS, "always")
    verb = effect.verb
    trades = verb == terms.TRADE
    effect.resource = (
        row.one_of("get" if trades else "resource", terms.RESOURCES)
        if verb in (terms.COLLECT, terms.TRADE)
        else terms.ANY
    )
    effect.count = row.number("get_count" if trades else "count", 1, 9, 1)
    row.must(verb != terms.MOVE_ARCHITECT or effect.count == 1, "count", "architects move one at a time")
    effect.give = row.one_of("give", terms.RESOURCES) if trades else terms.ANY
    effect.give_count = row.number("give_count", 1, 9) if trades else 0
    effect.times = row.number("times", 1, 9) if trades else 1
    effect.imperium = row.number("imperium", 0, 99) if verb == terms.GAIN else 0
    effect.per = row.one_of("per", terms.PER, "once") if verb == terms.GAIN else terms.ONCE
    effect.most = row.number("max", 0, 999, 999) if verb == terms.GAIN else 0
    effect.target = row.one_of("target", ("self", "choose")) if verb == terms.RETURN_TO_STORAGE else terms.SELF
    enlists = verb == terms.ENLIST
    effect.level = row.number("level", 1, 3) if enlists and row.has("level") else terms.NONE
    effect.recruit = row.one_of("recruit", recruits) if enlists and row.has("recruit") else terms.NONE
    effect.free = enlists and row.flag("free", False)
    effect.discount = row.number("discount", 0, 9, 0) if enlists else 0
    effect.waive = enlists and row.flag("waive_loyalty", False)
    return effect


def read_structures(reader: Reader, box: FortyFourBceBox) -> None:
    rows = reader.rows("structure")
    for row in rows:
        row.words("from_rulebook", ())
    most = MOST_STRUCTURES
    reader.must(len(rows) <= most, "structure", f"there is room for {most} structures, not {len(rows)}")
    box.structures = tuple(row.text("id") for row in rows)
    box.kind = tuple(row.one_of("kind", terms.KINDS) for row in rows)
    box.era = tuple(row.number("era", 0, 3) for row in rows)
    for row, kind, era in zip(rows, box.kind, box.era, strict=True):
        row.must((kind == terms.ERA) == (era > 0), "era", f"is {era}: {ERAS_OF[kind]}")
    box.section = tuple(terms.SECTION_PHASES[row.one_of("section", terms.SECTIONS)] for row in rows)
    box.timing = tuple(row.one_of("timing", terms.TIMINGS) for row in rows)
    box.price = tuple(row.number("cost", 0, 99) for row in rows)
    top = max(box.price, default=0)
    box.price_at_most = tuple(mask_of([price <= denarii for price in box.price]) for denarii in range(top + 1))
    box.era_at_most = tuple(mask_of([era <= now for era in box.era]) for now in range(4))
    box.of_kind = tuple(mask_of([kind == one for kind in box.kind]) for one in range(len(terms.KINDS)))
    by_turn = [
        kind != terms.STATUE and timing != terms.IMMEDIATE for kind, timing in zip(box.kind, box.timing, strict=True)
    ]
    box.activated_in = tuple(
        mask_of([turn and section == phase for turn, section in zip(by_turn, box.section, strict=True)])
        for phase in range(len(terms.PHASES))
    )
    numbers = range(len(rows))
    box.fixed = tuple(i for i in numbers if box.kind[i] == terms.FIXED)
    box.era_tiles = tuple(tuple(i for i in numbers if box.era[i] == era) for era in (1, 2, 3))
    box.statues = tuple(i for i in numbers if box.kind[i] == terms.STATUE)
    box.imperium = tuple(row.number("imperium", 0, 99) for row in rows)
    box.structure_effects = tuple(read_effects(row, box.recruits) for row in rows)
    box.appetite = tuple(
        sum(effect.count for effect in effects if effect.verb == terms.COLLECT and effect.resource <= terms.ANY)
        for effects in box.structure_effects
    )
    box.raises = tuple(
        sum(effect.count for effect in effects if effect.verb == terms.RAISE_LIMIT and section == terms.DISCARD)
        for effects, section in zip(box.structure_effects, box.section, strict=True)
    )
    layouts = {row.text("id"): row.words("labels") for row in reader.rows("slots")}
    for name in terms.KINDS:
        reader.must(name in layouts, "slots", f"the slots of {name} structures are missing")
    box.slots = tuple(
        tuple(sum(boards >= NUMERALS.get(label, 9) for label in layouts.get(name, ())) for boards in range(6))
        for name in terms.KINDS
    )


def read_tiles(reader: Reader, box: FortyFourBceBox) -> None:
    rows = reader.rows("tile")
    box.letters = "".join(sorted({row.text("letter") for row in rows}))
    places = []
    for row in rows:
        row.words("from_rulebook", ())
        places.append(row.one_of("letter", box.letters) * len(terms.FIELDS) + row.one_of("field", terms.FIELDS))
    complete = sorted(places) == list(range(len(box.letters) * len(terms.FIELDS)))
    reader.must(complete, "tile", "each letter has one tile for each field")
    by_place = [row for _, row in sorted(zip(places, rows, strict=True), key=lambda pair: pair[0])]
    box.tiles = tuple(row.text("id") for row in by_place)
    box.tile_authority = tuple(row.number("authority", 0, 99) for row in by_place)
    box.tile_charisma = tuple(row.number("charisma", 0, 99) for row in by_place)
    box.tile_imperium = tuple(row.number("imperium", 0, 99) for row in by_place)
    senate = reader.rows("senate")
    reader.must(bool(senate), "senate", "there is no Senate tile to draw")
    box.senate = tuple(row.text("id") for row in senate)
    box.senate_pairs = tuple(read_pair(row) for row in senate)


def read_pair(row: Reader) -> tuple[int, ...]:
    pair = row.indexes("pair", terms.FIELDS)
    row.must(
        len(pair) == 2 and len(set(pair)) == 2, "pair", f"must be two different fields of {', '.join(terms.FIELDS)}"
    )
    return pair


def read_setups(reader: Reader, box: FortyFourBceBox) -> None:
    characters = reader.rows("character")
    box.characters = tuple(row.text("id") for row in characters)
    box.colours = tuple(row.text("colour") for row in characters)
    reader.must(
        box.characters == terms.CHARACTERS, "character", f"must be {', '.join(terms.CHARACTERS)}, in this order"
    )
    years = reader.rows("year")
    for row in years:
        row.number("bce", 27, 44)
    box.years = tuple(row.text("id") for row in years)
    box.era_of = (0, *(row.number("era", 1, 3) for row in years))
    setups = [Setup() for _ in range(6)]
    rows = reader.rows("setup")
    for row in rows:
        read_setup(row, setups[row.number("players", 2, 5)], box)
    counts = sorted(row.number("players", 2, 5) for row in rows)
    reader.must(counts == [2, 3, 4, 5], "setup", f"there must be one for each of 2, 3, 4 and 5 players, not {counts}")
    box.setups = tuple(setups)


def read_setup(row: Reader, setup: Setup, box: FortyFourBceBox) -> None:
    setup.boards = row.number("boards", 3, 5)
    letters = row.text("letters")
    known = all(letter in box.letters for letter in letters)
    row.must(
        len(letters) == len(box.years) and known and sorted(letters) == [*letters],
        "letters",
        f"must be {len(box.years)} letters of {box.letters} in alphabetical order, not “{letters}”",
    )
    setup.letters = tuple(box.letters.find(letter) for letter in letters)
    setup.fewer_cards = row.number("fewer_cards", 0, 4)
    setup.era_tiles = drawn(row, "era_tiles", min(box.era.count(era) for era in (1, 2, 3)))
    setup.statues = drawn(row, "statues", box.kind.count(terms.STATUE))
    owed = setup.boards * box.starting_denarii
    row.must(owed <= box.denarii, "boards", f"{setup.boards} purses take {owed} Denarii, the box has {box.denarii}")


def drawn(row: Reader, key: str, there: int) -> int:
    """How many tiles of a stack are drawn at set-up."""
    count = row.number(key)
    row.must(count <= there, key, f"draws {count} tiles, the box has {there}")
    return count
