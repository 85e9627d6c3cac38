"""The years and the three fields: each board a row, each field a column, and the Imperium Maius against all Suitors."""

from __future__ import annotations

from collections.abc import Hashable, Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from tabularium.draw.pieces import either, tag
from tabularium.draw.svg import group, n, path, rect, text, use
from tabularium.games.forty_four_bce import faces
from tabularium.games.forty_four_bce.box import (
    DENARIUS,
    FIELDS,
    FINAL_CONSTRUCTION,
    IM_COMMITMENT,
    INFLUENCE,
    LOYALTY,
    OVER,
    PHASES,
    RESOLUTION,
    SUPPORT,
    FortyFourBceBox,
)
from tabularium.games.forty_four_bce.forecast import sure
from tabularium.games.forty_four_bce.packed import (
    authority_added,
    boxes_filled,
    charisma_entry,
    loyalty_entry,
    stack_card,
    stack_in,
    support_entry,
    will_return,
)
from tabularium.games.forty_four_bce.picture import art, distant
from tabularium.games.forty_four_bce.picture.afar import fields_afar
from tabularium.games.forty_four_bce.picture.table import Table, colour, letter
from tabularium.games.forty_four_bce.state import NOBODY_YET
from tabularium.games.forty_four_bce.steps.choices import contributes
from tabularium.games.forty_four_bce.steps.discard import limit_of
from tabularium.games.forty_four_bce.steps.kinds import BROKEN, KEPT, VERDICTS
from tabularium.games.forty_four_bce.steps.resolution import Deployment
from tabularium.games.forty_four_bce.steps.turns import Turn
from tabularium.kernel.parts import part
from tabularium.kernel.picture import Area, Edge, Ground, Mark, Piece
from tabularium.kernel.presentation import Text, Words

WIDTH: Final = 1240
HEAD: Final = 304  # where the columns of the fields begin
COLUMN: Final = 312
CELL: Final = 306
YEARS: Final = 92  # the height of the band with the years
TILE_Y: Final = 56
PLAQUE: Final = 64
ROWS: Final = {3: 160, 4: 120, 5: 96}  # the height of a row, by how many boards there are
FEW: Final = 3  # cards that lie side by side in a lane, however wide
FOOT: Final = 42
CHIP: Final = 27.0  # of what lies in a row
PIECES_KEPT: Final = 4_000  # of each kind, less than 1 KB each
PHASE_ART: Final = (
    "builder", "turn", "influence", "discard", "crown", "plot", "hidden", "swords", "hourglass",
)  # fmt: skip


def top(boards: int, row: int) -> float:
    return YEARS + PLAQUE + ROWS[boards] * row


def left(field: int) -> float:
    return HEAD + COLUMN * field


def fields_area(t: Table, edge: Edge) -> Area:
    view = t.view
    ground = fields_ground(view.box, view.seats, t.words)
    afar = (fields_afar(t, ground),) if edge == "far" else ()
    return Area("fields", t.words("area-fields"), ground, (*pieces(t), *afar), edge)


@cache
def fields_ground(box: FortyFourBceBox, seats: int, words: Words) -> Ground:
    """The ground, with the tiles of the years as they look from afar."""
    setup = box.setups[seats]
    boards = setup.boards
    foot, high = top(boards, boards), ROWS[boards] - 5
    drawn = [rect(0, 0, WIDTH, foot + FOOT, "marble", 10)]
    wide = (WIDTH - 12) / len(box.years)
    for k, year in enumerate(box.years):
        x = 6 + wide * k
        drawn.append(rect(x + 2, 5, wide - 4, YEARS - 12, "parchment", 6))
        era = text(art.NUMERALS[box.era_of[k + 1]], x + wide - 16, 22, "words soft small")
        near = text(words(f"year-{year}"), x + wide / 2 - 12, 22, "inscription") + era
        tile = setup.letters[k] * len(FIELDS)
        tiles = [group(distant.tile(box, tile + field), tile_x(wide, k, field), TILE_Y) for field in range(len(FIELDS))]
        drawn.append(either(near, text(words(f"year-{year}"), x + wide / 2, 37, "dname ink") + "".join(tiles)))
    for field in range(len(FIELDS)):
        drawn.append(rect(left(field), YEARS, CELL, PLAQUE - 6, "room", 8))
        for row in range(boards):
            drawn.append(rect(left(field), top(boards, row), CELL, high, "lane", 6))
            drawn.append(rect(left(field) + 1, top(boards, row) + 1, CELL - 2, 5, f"f-{FIELDS[field]}", 3))
            drawn.append(use(art.FIELD_ART[field], left(field) + 17, top(boards, row) + high - 13, 15, "sym"))
    drawn.extend(rect(6, top(boards, row), HEAD - 12, high, "room", 6) for row in range(boards))
    drawn.append(rect(6, foot, WIDTH - 12, FOOT - 6, "parchment", 6))
    drawn.extend(use(symbol, phase_x(k), foot + 18, 24, "faint") for k, symbol in enumerate(PHASE_ART))
    return Ground(f"fields-{seats}", WIDTH, foot + FOOT, "".join(drawn))


def tile_x(wide: float, year: int, field: int) -> float:
    return 6 + wide * year + wide / 2 + 62 * (field - 1)


def phase_x(phase: int) -> float:
    return 32 + 38 * phase


def pieces(t: Table) -> Iterator[Piece]:
    """Part by part, with what each of them is made from."""
    view = t.view
    fought_ = view.phase == RESOLUTION
    strengths = (tuple(view.stacks), tuple(view.authority), tuple(view.charisma)) if fought_ else ()
    yield from part(lambda: years(t), "years", t.eyes, t.now, tuple(view.tiles), view.awarded)
    yield from part(lambda: plaques(t), "plaques", t.eyes, t.now, view.awarded, strengths)
    for row, board in enumerate(t.rows()):
        yield from header_part(t, board, row)
        for field in range(len(FIELDS)):
            yield from cell_part(t, board, field)
    yield from part(lambda: foot(t), "foot", t.eyes, view.phase, view.im, view.senate, *t.stock)


def plaques(t: Table) -> Iterator[Piece]:
    for field in range(len(FIELDS)):
        yield from plaque(t, field)


def header_part(t: Table, board: int, row: int) -> tuple[Piece, ...]:
    view = t.view
    step = view.agenda[-1] if view.agenda else None
    passed = isinstance(step, Turn) and (step.passed >> board) & 1
    cubes = tuple(view.cubes[board * 4 : board * 4 + 4])
    words_kept = tuple(view.promises[board * len(VERDICTS) : (board + 1) * len(VERDICTS)])
    inside = len(view.collegium[board]) + len(view.dark[board])
    return part(
        lambda: header(t, board, row),
        "header", t.eyes, t.roles, board, row, passed, (view.sealed >> board) & 1, cubes, words_kept, inside,
        view.imperium[board], view.denarii[board], view.reserve[board], len(view.tiles[board]), view.held(board),
        view.faceup[board], len(view.facedown[board]), view.owned[board],
    )  # fmt: skip


def cell_part(t: Table, board: int, field: int) -> Iterable[Piece]:
    """What is still being planned here is drawn anew each time."""
    view = t.view
    if t.hidden(board) and t.mine(board):
        return cell(t, board, field)
    at = board * 3 + field
    given = tuple((t.plan(giver), t.hidden(giver) and t.mine(giver)) for giver in range(view.boards))
    shown: Hashable = view.faceup[board]
    if view.phase == OVER:
        shown = (view.collegium[board], view.dark[board])
    elif view.phase == RESOLUTION:
        shown = (
            view.stacks[at], view.authority[at], view.charisma[at], view.awarded, view.front[at], view.plans[board],
            tuple(undeployed(t, board, field)),
        )  # fmt: skip
    return part(lambda: cell(t, board, field), "cell", t.eyes, t.now, board, field, shown, given)


# -- the years ---------------------------------------------------------------------------------------


def years(t: Table) -> Iterator[Piece]:
    """Tiles of the years to come, and of those gone by with who has them; this year's stand at their field, or before
    who was awarded them."""
    view = t.view
    box = view.box
    wide = (WIDTH - 12) / len(box.years)
    for k, letter_ in enumerate(view.setup.letters):
        year = t.words(f"year-{box.years[k]}")
        now = k + 1 == view.year and view.phase < FINAL_CONSTRUCTION
        if now:
            x = 6 + wide * k
            says = t.words("piece-year", year=year, number=view.year, years=len(box.years))
            mark = path(f"M{n(-wide / 2 + 4)} 50v-70a6 6 0 0 1 6-6h{n(wide - 20)}a6 6 0 0 1 6 6v70z", "now")
            away = rect(7 - wide / 2, 8, wide - 14, 44, "parchment bare")  # this year's tiles have left their place
            mark += group(away, cls="from-afar-only")
            yield Piece("year", f"year-{k}", x + wide / 2, 32, says, w=10, h=6, id="year", drawing=mark)
            yield turn_order(t, x + wide / 2, 58)
        for field in range(len(FIELDS)):
            tile = letter_ * len(FIELDS) + field
            x = tile_x(wide, k, field)
            gone = k + 1 < view.year or view.phase >= FINAL_CONSTRUCTION
            if not gone and not now:
                yield coming_tile(box, t.words, tile, year, field, x)
            elif now or any(tile in tiles for tiles in view.tiles):  # else nobody was awarded it
                yield tile_piece(t, tile, year, field, x, now)


def turn_order(t: Table, x: float, y: float) -> Piece:
    """The Suitors in their order, and last the Imperium Maius."""
    view = t.view
    *suitors, im = view.led_order()
    step = 29
    near, afar = [use("crown", step * len(suitors) / 2, -14, 19, "role")], []
    for k, board in enumerate((*suitors, im)):
        at = k - len(suitors) / 2
        sign, hue = letter(view, board), colour(view, board)
        near.append(group(tag(board, sign, step * at, 4 if board == im else 0, 22), cls=hue))
        afar.append(group(tag(board, sign, 39 * at, 4, 38), cls=hue))
    says = t.words("piece-order", suitors=t.words.listed([t.names[board] for board in suitors]), im=t.names[im])
    return Piece(
        "order",
        "order",
        x,
        y,
        says,
        id="order",
        w=step * view.boards,
        h=36,
        drawing=either("".join(near), "".join(afar)),
    )


def tile_values(box: FortyFourBceBox, words: Words, tile: int, year: str, field: int) -> dict[str, Text]:
    return {
        "tile": words(f"tile-{box.tiles[tile]}"),
        "field_id": FIELDS[field],
        "field": words(f"field-{FIELDS[field]}"),
        "year": year,
        "authority": box.tile_authority[tile],
        "charisma": box.tile_charisma[tile],
        "imperium": box.tile_imperium[tile],
    }


@cache
def coming_tile(box: FortyFourBceBox, words: Words, tile: int, year: str, field: int, x: float) -> Piece:
    """A tile of a year to come."""
    says = words("piece-tile", **tile_values(box, words, tile, year, field))
    drawing = group(art.tile_art(box, tile, False), cls="close-only", scale=1.15)
    return Piece("tile", f"year-{year}", x, TILE_Y, says, id=f"tile-{tile}", w=55, h=48, drawing=drawing)


def tile_piece(t: Table, tile: int, year: str, field: int, x: float, now: bool) -> Piece:
    """A tile of this year, or one that somebody was awarded."""
    view = t.view
    box = view.box
    values = tile_values(box, t.words, tile, year, field)
    owner = view.awarded[field] if now else next(board for board in range(view.boards) if tile in view.tiles[board])
    key = f"tile-{tile}"
    if owner == NOBODY_YET:
        says = t.words("piece-tile", **values)
        drawing = either(group(art.tile_art(box, tile, True), scale=1.2), group(distant.tile(box, tile), -34, -6))
        place, x = f"field-{FIELDS[field]}", left(field) + 68
        return Piece("tile", f"year-{year}", x, YEARS + 29, says, id=key, on=place, w=120, h=48, drawing=drawing)
    says = t.words("piece-tile-awarded", seat=t.names[owner], **values)
    sign = group(tag(owner, letter(view, owner), 19, -15, 18), cls=colour(view, owner))
    if not now:
        large = group(tag(owner, letter(view, owner), 0, 6, 42), cls=colour(view, owner))
        drawing = either(group(art.tile_art(box, tile, False), cls="dimmed") + sign, large)
        return Piece("tile", f"year-{year}", x, TILE_Y, says, id=key, w=48, h=42, drawing=drawing)
    lane = lane_of(t, owner, field)
    scale = 0.72 if lane.high < 100 else 1
    drawing = group(art.tile_art(box, tile, False) + sign, scale=scale)
    x, y = lane.x + CELL - 33, lane.y + lane.high - 20 * scale
    return Piece("tile", f"tile-{owner}", x, y, says, id=key, w=48 * scale, h=40 * scale, drawing=drawing)


# -- the fields --------------------------------------------------------------------------------------


def all_of(w: float, h: float) -> str:
    """The outline of a piece that is touched all over."""
    return f"M{n(-w / 2)} {n(-h / 2)}h{n(w)}v{n(h)}h-{n(w)}z"


def plaque(t: Table, field: int) -> Iterator[Piece]:
    """The name of a field, and in the resolution how it stands there."""
    view = t.view
    name = faces.heading(field, t.words).upper()
    values = {"field": t.fields[field], "field_id": FIELDS[field]}
    touch = f"field-{FIELDS[field]}"
    x, y = left(field) + CELL / 2, YEARS + PLAQUE / 2 - 3
    outline = all_of(CELL, PLAQUE - 6)
    says = t.words("piece-field", **values)
    yield Piece("field", touch, x, y, says, touch=touch, w=CELL, h=PLAQUE - 6, outline=outline)
    drawn = either(text(name, 0, 6, "inscription"), text(faces.heading(field, t.words), -18, 13, "dname ink"))
    if view.phase == RESOLUTION:
        im = strength(t, view.im, field)
        suitors = [strength(t, board, field) for board in view.order()[:-1]]
        against = (sum(one[0] for one in suitors), sum(one[1] for one in suitors))
        drawn = text(name, 0, -12, "inscription small")
        drawn += group(side("crown", im), -68, 12) + group(side("vendetta", against), 16, 12)
        says = t.words(
            "piece-field-counted",
            im=t.names[view.im], authority=im[0], charisma=im[1], against=against[0], charm=against[1], **values,
        )  # fmt: skip
    awarded = view.phase == RESOLUTION and view.awarded[field] != NOBODY_YET
    free = awarded or view.phase >= FINAL_CONSTRUCTION  # no tile lies beside the name
    yield Piece("name", touch, x if free else x + 66, y, says, on=touch, w=160, h=48, drawing=drawn)


def side(symbol: str, counted: tuple[int, int]) -> str:
    """One side of a field: authority, and charisma smaller."""
    charm = use("charisma", 40, 0, 16, "sym") + text(str(counted[1]), 55, 5, "charm")
    return use(symbol, 0, 0, 21, "sym") + text(str(counted[0]), 21, 6, "beside large") + charm


def strength(t: Table, board: int, field: int) -> tuple[int, int]:
    """Authority and charisma of a board in a field as it stands."""
    view = t.view
    at = board * 3 + field
    counted = view.authority[at] or view.awarded[field] != NOBODY_YET
    authority = sum(contributes(view, entry) for entry in view.stacks[at])
    charisma = view.charisma[at]
    if board == view.im and not counted:
        tile = view.letter() * len(FIELDS) + field
        return authority + view.box.tile_authority[tile], charisma + view.box.tile_charisma[tile]
    return (view.authority[at] if counted else authority), charisma


def header(t: Table, board: int, row: int) -> Iterator[Piece]:
    """Who it is, and what all may know of a board."""
    view, words = t.view, t.words
    high = ROWS[view.boards] - 5
    name_y, stat_y, held_y = (top(view.boards, row) + part for part in (15, high * 0.48, high - 17))
    name = t.name(board)
    seat = f"seat-{board + 1}"
    role = words("piece-im" if board == view.im else "piece-suitor")
    if board >= view.seats:
        role = words("board-shared", seat=t.names[view.decider(board)])
    step = view.agenda[-1] if view.agenda else None
    passed = isinstance(step, Turn) and (step.passed >> board) & 1
    character = words(f"character-{view.box.characters[view.characters[board]]}")
    says = words("piece-board", seat=name, character=character, role=role)
    if passed:
        says = words("piece-passed", board=says)
    sign = group(tag(board, letter(view, board), -128, 0, 24), cls=colour(view, board))
    shown = sign + text(name if len(name) < 24 else f"{name[:23]}…", -108, 6, fitting(name))
    shown += use("hidden", 104, 0, 20, "sym") if (view.sealed >> board) & 1 else ""
    shown += use("crown", 130, 0, 24, "role") if board == view.im else ""
    shown += use("check", 104, 0, 17, "sym") if passed else ""
    shown += word_kept(t, board) if len(name) < 14 else ""
    numbers = (("imperium", view.imperium[board]), ("coin", view.denarii[board]), ("card", view.held(board)))
    far = distant.board(t.names[board], board, letter(view, board), colour(view, board), numbers, high)
    shown = either(shown, group(far, 0, high / 2 - 15))
    yield Piece(
        "board", seat, 152, name_y, says, board, touch=seat, w=288, h=26, drawing=shown, reads=tuple(reads(t, board))
    )
    inside = len(view.collegium[board]) + len(view.dark[board])
    counted = (
        ("imperium", "imperium", view.imperium[board]),
        ("denarii", "", view.denarii[board]),
        ("architects", "architect", view.reserve[board]),
        ("collegium", "deck", inside),
        ("tiles", "vp", len(view.tiles[board])),
    )
    for k, (what, symbol, number) in enumerate(counted):
        drawing = art.numbered(symbol, number, CHIP) if symbol else art.coins(number, CHIP)
        yield stat(words, name, board, what, 27 + 46 * k, stat_y, drawing, number)
    held = view.held(board)
    told = text(f"{held}/{limit_of(view, board)}", 0, 6, "limit over" if held > limit_of(view, board) else "limit")
    yield stat(words, name, board, "held", 268, stat_y, told, held, limit_of(view, board))
    cubes = view.cubes[board * 4 : board * 4 + 4]
    for kind, count in enumerate(cubes):
        if count:
            says = words("piece-cubes", seat=name, cubes=faces.amount(INFLUENCE[kind], count, words))
            drawing = group(art.chip(kind, count, CHIP), cls="close-only")
            yield Piece(
                f"cube-{INFLUENCE[kind]}", seat, 27 + 40 * kind, held_y, says, number=count, on=seat, drawing=drawing
            )
    loyalty = view.face_up_loyalty(board)
    if loyalty:
        says = words("piece-loyalty", seat=name, count=loyalty)
        drawing = group(art.chip(LOYALTY, loyalty, CHIP), cls="close-only")
        yield Piece("loyalty", seat, 190, held_y, says, number=loyalty, on=seat, drawing=drawing)
    lictors = view.faceup[board].count(view.box.lictor)
    if lictors:
        recruit = words(f"recruit-{view.box.recruits[view.box.lictor]}")
        says = words("piece-lictors", seat=name, recruit=recruit, count=lictors)
        touch = f"shown-{view.box.recruits[view.box.lictor]}-{board + 1}"
        drawing = group(art.numbered("fortress", lictors, CHIP), cls="close-only")
        yield Piece("recruit", seat, 232, held_y, says, number=lictors, touch=touch, on=seat, drawing=drawing)
    if view.facedown[board]:
        down = len(view.facedown[board])
        says = words("piece-facedown", seat=name, count=down)
        drawing = art.face_down(21) + (group(art.amount(down), 0, 2, scale=1.2) if down > 1 else "")
        drawing = group(drawing, cls="close-only")
        yield Piece("back", seat, 272, held_y, says, number=down, on=seat, w=21, h=29, drawing=drawing)


def fitting(name: str) -> str:
    """The class of a name: smaller where it is long."""
    return "words start who" if len(name) < 20 else "words start"


@lru_cache(PIECES_KEPT)
def stat(
    words: Words, name: str, board: int, what: str, x: float, y: float, drawing: str, number: int, most: int = 0
) -> Piece:
    """A number of a board, which has this name at the start of a sentence."""
    says = words(f"piece-{what}", seat=name, count=number, most=most)
    touch = f"imperium-{board + 1}" if what == "imperium" else ""
    seat = f"seat-{board + 1}"
    close = group(drawing, cls="close-only")
    return Piece(what, seat, x, y, says, number=number, touch=touch, on=seat, w=32, h=28, drawing=close)


def word_kept(t: Table, board: int) -> str:
    """How many pledges a player has kept and broken in all years, beside the name."""
    counts = t.view.promises[board * len(VERDICTS) : (board + 1) * len(VERDICTS)]
    shown = [(art, VERDICTS[verdict], counts[verdict]) for art, verdict in (("check", KEPT), ("cross", BROKEN))]
    return "".join(
        use(art, 26 + 34 * k, 0, 15, f"sym v-{verdict}") + text(str(count), 36 + 34 * k, 5, "charm start")
        for k, (art, verdict, count) in enumerate(one for one in shown if one[2])
    )


def reads(t: Table, board: int) -> Iterator[str]:
    """All that lies open of a board, in sentences."""
    view, words = t.view, t.words
    cards = [words(f"card-{view.box.cards[card]}") for card in view.faceup[board]]
    yield words("reads-open", cards=words.listed(cards) if cards else words("cards-none"))
    yield words("reads-cubes", cubes=faces.cubes(view.cubes[board * 4 : board * 4 + 4], words))
    built = [words(f"structure-{view.box.structures[structure]}") for structure in view.owned[board]]
    if built:
        yield words("reads-built", structures=words.listed(built))
    counts = view.promises[board * len(VERDICTS) : (board + 1) * len(VERDICTS)]
    kept = [words(f"panel-{name}", count=count) for name, count in zip(VERDICTS, counts, strict=True) if count]
    if kept:
        yield words("reads-promises", promises=words.listed(kept))


# -- one board in one field --------------------------------------------------------------------------


class Lane(NamedTuple):
    """The place of a board in a field: its key, its upper left corner and how high it is."""

    key: str
    x: float
    y: float
    high: float

    def spot(self, spot: int) -> tuple[float, float]:
        """One of six places at its right edge, row by row."""
        column, row = spot % 2, spot // 2
        step = min(37.0, (self.high - 34) / 2)
        return self.x + CELL - 60 + 37 * column, self.y + self.high / 2 + step * (row - 1)


def lane_of(t: Table, board: int, field: int) -> Lane:
    boards = t.view.boards
    row = t.rows().index(board)
    return Lane(f"lane-{FIELDS[field]}-{board + 1}", left(field), top(boards, row), ROWS[boards] - 5)


def cell(t: Table, board: int, field: int) -> Iterator[Piece]:
    view = t.view
    lane = lane_of(t, board, field)
    yield lane_piece(t.words, t.names[board], board, field, lane, letter(view, board), colour(view, board))
    yield from recruits(t, board, field, lane)
    if t.hidden(board) and t.mine(board):
        yield from laid(t, board, field, lane)
    elif view.phase == RESOLUTION:
        yield from fought(t, board, field, lane)
    yield from promised(t, board, field, lane)


@lru_cache(PIECES_KEPT)
def lane_piece(words: Words, name: str, board: int, field: int, lane: Lane, letter_: str, colour_: str) -> Piece:
    """The lane, and whose it is."""
    says = words("piece-lane", seat=name, field=words(f"field-{FIELDS[field]}"), field_id=FIELDS[field])
    outline = all_of(CELL, lane.high)
    x, y = lane.x + CELL / 2, lane.y + lane.high / 2
    bar = rect(-8, -lane.high / 2 + 4, 5, lane.high - 8, "ownbar", 2) + tag(board, letter_, -1, 0, 15)
    whose = group(bar, 12 - CELL / 2, cls=colour_)
    return Piece("lane", lane.key, x, y, says, touch=lane.key, w=CELL, h=lane.high, outline=outline, drawing=whose)


def spread(number: int, high: float, room: float) -> tuple[float, float, float]:
    """How wide and how high the cards of a row are, and how far from each other: no card hides another's middle. A few
    in a low row are wider, so that their names can be read; many are slim, and their names stand upright."""
    if number > FEW:
        width = min(48.0, max(art.SLIM, (room + 4) / number - 4), 1.96 * room / (number + 1))
        tall = min(high - 8, 111.0)
    else:
        width = min(72.0, (high - 8) * 48 / 74, 1.96 * room / (number + 1))
        width, tall = art.WIDE if width < art.NAMED else (width, width * 74 / 48)
    return width, tall, 0 if number < 2 else min(width + 4, (room - width) / (number - 1))


def recruits(t: Table, board: int, field: int, lane: Lane) -> Iterator[Piece]:
    """Recruits that lie open in their field, a plan's stack, or the stack that was played, its top on the left."""
    view = t.view
    box = view.box
    name = FIELDS[field]
    planned = t.hidden(board) and t.mine(board)
    marks: tuple[Mark, ...] = ("chosen",) if planned else ()
    stack: list[tuple[int, int, int, bool]]
    if planned:
        stack = [(card, 0, 0, False) for card in stack_in(t.plan(board), field)]
    elif view.phase == RESOLUTION:
        entries = view.stacks[board * 3 + field]
        stack = [(stack_card(e), boxes_filled(e), authority_added(e), will_return(e)) for e in entries]
    else:
        shown = sorted((*view.collegium[board], *view.dark[board])) if view.phase == OVER else view.faceup[board]
        stack = [(card, 0, 0, False) for card in shown if card < box.loyal and box.field[card] == field]
    many = len(stack) > FEW
    beside = view.phase != OVER and not (many and view.phase < IM_COMMITMENT)  # whether anything comes to lie there
    room = CELL - (106 if beside else 34)
    width, tall, step = spread(len(stack), lane.high, room)
    face = art.recruit_slim if many else art.recruit_mini
    for place, (card, filled, added, returns) in enumerate(stack):
        recruit = t.words(f"recruit-{box.recruits[card]}")
        free = step if place + 1 < len(stack) else room - place * step
        values: dict[str, Text] = {
            "recruit": recruit,
            "seat": t.names[board],
            "field": t.fields[field],
            "field_id": name,
            "place": place + 1,
        }
        if planned:
            prefix = "shared-" if board >= view.seats else ""
            says, touch = t.words("piece-laid", **values), f"{prefix}laid-{name}-{place + 1}"
        elif view.phase == RESOLUTION:
            says = t.words("piece-played", filled=filled, boxes=len(box.ambition[card]), **values)
            touch = f"played-{box.recruits[card]}-{name}-{board + 1}"
        elif view.phase == OVER:
            says, touch = t.words("piece-kept", **values), ""
        else:
            says, touch = t.words("piece-shown", **values), f"shown-{box.recruits[card]}-{board + 1}"
        yield Piece(
            "recruit", lane.key, lane.x + 24 + width / 2 + place * step, lane.y + lane.high / 2, says, board,
            touch=touch, on=lane.key, marks=("exhausted",) if returns else marks, w=width, h=tall,
            drawing=either(
                face(box, card, t.words, filled, added, width, tall),
                distant.on_field(box, card, t.words, width, tall, free),
            ),
            reads=recruit_reads(box, card, t.words),
        )  # fmt: skip


@cache
def recruit_reads(box: FortyFourBceBox, card: int, words: Words) -> tuple[str, ...]:
    kind = words("board-level", field=faces.heading(box.field[card], words), level=box.level[card])
    return (
        kind,
        words("reads-cost", cost=faces.price(box.cost[card], words)),
        words("reads-strength", authority=box.authority[card], boxes=faces.boxes(box.ambition[card], 0, words) or "–"),
        faces.ability(box, card, words),
    )


def laid(t: Table, board: int, field: int, lane: Lane) -> Iterator[Piece]:
    """What I have laid beside the stack: loyalty, my own support, charisma, and what all this is sure to bring."""
    view, words = t.view, t.words
    plan = t.plan(board)
    name = FIELDS[field]
    prefix = "shared-" if board >= view.seats else ""
    where = {"field": t.fields[field], "field_id": name, "seat": t.names[board]}
    chosen: tuple[Mark, ...] = ("chosen",)
    loyalty = plan.count(loyalty_entry(field))
    if loyalty:
        says = words("piece-laid-loyalty", count=loyalty, **where)
        key = f"{prefix}loyalty-{name}"
        yield Piece(
            "loyalty",
            lane.key,
            *lane.spot(2),
            says,
            number=loyalty,
            touch=key,
            on=lane.key,
            marks=chosen,
            drawing=art.chip(LOYALTY, loyalty, CHIP),
        )
    authority, charisma = sure(view, board, plan, field)
    spot = f"{prefix}charisma-{name}"
    says = words("piece-charisma-spot", **where)
    sign = art.numbered("charisma", charisma, CHIP) if charisma else use("charisma", 0, 0, 24, "faint")
    yield Piece("spot", lane.key, *lane.spot(1), says, touch=spot, on=lane.key, w=28, h=28, drawing=sign)
    cubes = [plan.count(charisma_entry(field, kind)) for kind in range(len(INFLUENCE))]
    for k, kind in enumerate([kind for kind in range(len(INFLUENCE)) if cubes[kind]]):
        told = faces.amount(INFLUENCE[kind], cubes[kind], words)
        says = words("piece-laid-charisma", cubes=told, **where)
        key = f"{prefix}charm-{name}-{INFLUENCE[kind]}"
        px, py = lane.spot(3) if k == 0 else (lane.spot(5)[0] - 32 * (k - 1), lane.spot(5)[1])
        yield Piece(
            f"cube-{INFLUENCE[kind]}",
            lane.key,
            px,
            py,
            says,
            number=cubes[kind],
            touch=key,
            on=lane.key,
            marks=chosen,
            drawing=art.chip(kind, cubes[kind], CHIP),
        )
    if plan:
        says = words("piece-sure", authority=authority, charisma=charisma, **where)
        yield Piece(
            "sure",
            lane.key,
            *lane.spot(0),
            says,
            on=lane.key,
            drawing=art.numbered("authority", authority, CHIP) + text("≥", -23, 6, "limit"),
        )


def promised(t: Table, board: int, field: int, lane: Lane) -> Iterator[Piece]:
    """Support that lies on this board's symbol here: what I have laid for it, or what others were seen to."""
    view, words = t.view, t.words
    name = FIELDS[field]
    given = [(giver, t.plan(giver).count(support_entry(field, board))) for giver in range(view.boards)]
    if view.phase == RESOLUTION:
        given = undeployed(t, board, field)
    found = [(giver, count) for giver, count in given if count]
    for k, (giver, count) in enumerate(found):
        values: dict[str, Text] = {
            "seat": t.names[giver],
            "to": t.names[board],
            "field": t.fields[field],
            "field_id": name,
            "count": count,
        }
        mine = t.hidden(giver) and t.mine(giver)
        prefix = "shared-" if giver >= view.seats else ""
        touch = f"{prefix}support-{name}-{board + 1}" if mine else ""
        says = words("piece-support-own" if giver == board else "piece-support", **values)
        px, py = lane.spot(4) if not k else (lane.spot(4)[0] - 36 * k, lane.spot(4)[1])
        drawing = art.chip(SUPPORT, count, CHIP)
        drawing += group(tag(giver, letter(view, giver), 11, -11, 15), cls=colour(view, giver))
        marks: tuple[Mark, ...] = ("chosen",) if mine else ()
        yield Piece(
            "cube-support", lane.key, px, py, says, giver, count, touch=touch, on=lane.key, marks=marks, drawing=drawing
        )


def undeployed(t: Table, board: int, field: int) -> list[tuple[int, int]]:
    """Support of a revealed plan that is not yet deployed."""
    view = t.view
    for step in view.agenda:
        if isinstance(step, Deployment) and step.field == field:
            turn = view.order().index(board)
            if turn == step.turn and step.left:
                return list(enumerate(step.left))
            if turn >= step.turn and board != view.im:
                return [(giver, view.plans[giver].count(support_entry(field, board))) for giver in range(view.boards)]
    return []


def fought(t: Table, board: int, field: int, lane: Lane) -> Iterator[Piece]:
    """What the resolution shows of a board in a field."""
    view, words = t.view, t.words
    where = {"field": t.fields[field], "field_id": FIELDS[field], "seat": t.names[board]}

    def chip(kind: str, key: str, place: int, count: int, text: str, drawing: str) -> Piece:
        says = words(text, count=count, **where)
        return Piece(kind, key, *lane.spot(place), says, number=count, on=lane.key, drawing=drawing)

    authority, charisma = strength(t, board, field)
    if authority or view.stacks[board * 3 + field]:
        drawing = art.numbered("authority", authority, CHIP)
        yield chip("authority", lane.key, 0, authority, "piece-authority", drawing)
    if charisma:
        drawing = art.numbered("charisma", charisma, CHIP)
        yield chip("charisma", lane.key, 1, charisma, "piece-charisma", drawing)
    played = view.plans[board].count(loyalty_entry(field))
    if played:
        drawing = art.chip(LOYALTY, played, CHIP)
        yield chip("loyalty", f"{lane.key}-played", 2, played, "piece-played-loyalty", drawing)
    front = view.front[board * 3 + field]
    if front:
        drawing = art.chip(LOYALTY, front, CHIP) + use("plus", -12, -11, 12, "sym")
        yield chip("loyalty", lane.key, 3, front, "piece-front", drawing)


# -- the foot: phase, supply, Senate -----------------------------------------------------------------


def foot(t: Table) -> Iterator[Piece]:
    view, words = t.view, t.words
    y = top(view.boards, view.boards) + 18
    if view.phase < len(PHASE_ART):
        says = words("piece-phase", phase=words(f"phase-{PHASES[view.phase]}"))
        symbol = PHASE_ART[view.phase]
        ring = rect(-18, -16, 36, 32, "nowphase", 6) + use(symbol, 0, 0, 26, "sym")
        yield Piece("phase", "phase", phase_x(view.phase), y, says, id="phase", w=34, h=30, drawing=ring)
    yield from supply(t, in_a_row(420, y), "fields")
    pair = [words(f"field-{FIELDS[field]}") for field in view.box.senate_pairs[view.senate]]
    says = words(
        "piece-senate",
        senate=words(f"senate-{view.box.senate[view.senate]}"), imperium=view.box.senate_pair,
        first=pair[0], second=pair[1],
    )  # fmt: skip
    arts = [art.FIELD_ART[field] for field in view.box.senate_pairs[view.senate]]
    drawing = rect(-66, -13, 132, 26, "tile", 5) + use("vp", -48, 0, 18, "sym") + use(arts[0], -28, 0, 18, "sym")
    drawing += text("+", -8, 5, "beside") + use("vp", 10, 0, 18, "sym") + use(arts[1], 30, 0, 18, "sym")
    drawing += group(art.numbered("imperium", view.box.senate_pair, 20), 54)
    yield Piece("senate", "senate", 1144, y, says, w=158, h=32, drawing=group(drawing, scale=1.2))
    crown = use("crown", 0, 0, 28, "role")
    says = words("piece-im-tile", seat=t.names[view.im])
    yield Piece("im", "im", 1020, y, says, id="im", touch="im", w=28, h=26, drawing=crown)


def in_a_row(x: float, y: float) -> list[tuple[float, float]]:
    return [(x + 58 * k, y) for k in range(7)]


def supply(t: Table, spots: Sequence[tuple[float, float]], place: str, size: float = CHIP) -> Iterator[Piece]:
    """What nobody owns: influence, loyalty, Denarii, and the Imperium that is gained."""
    view, words = t.view, t.words
    where = f"supply-{place}"
    for kind, name in enumerate(INFLUENCE):
        yield chip_piece(words, kind, f"cube-{name}", name, where, spots[kind], view.supply[kind], size)
    loyalty = max(0, view.loyalty)  # BC-2.17
    yield chip_piece(words, LOYALTY, "loyalty", "loyalty", where, spots[4], loyalty, size)
    yield chip_piece(words, DENARIUS, "denarii", "denarius", where, spots[5], view.mint, size)
    says = words("piece-imperium-track")
    drawing = art.symbol("imperium", size=size)
    yield Piece("imperium", where, *spots[6], says, touch="supply-imperium", w=size, h=size, drawing=drawing)


@lru_cache(PIECES_KEPT)
def chip_piece(
    words: Words, chip: int, kind: str, name: str, where: str, spot: tuple[float, float], count: int, size: float
) -> Piece:
    """So much of one thing in the supply; all but loyalty can be touched."""
    says = words("piece-supply", cubes=faces.amount(name, count, words))
    touch = "" if chip == LOYALTY else f"supply-{name}"
    drawing = art.chip(chip, count, size)
    return Piece(kind, where, *spot, says, number=count, touch=touch, w=size, h=size, drawing=drawing)
