"""The years and the three fields: each board a row, each field a column, and the Imperium Maius against all Suitors."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import cache, lru_cache
from typing import Final, NamedTuple

from tabularium.draw.pieces import either, mark, named, outlined, tag
from tabularium.draw.svg import group, n, path, rect, text, use
from tabularium.games.forty_four_bce import faces, packed, state, terms
from tabularium.games.forty_four_bce.box import FortyFourBceBox
from tabularium.games.forty_four_bce.forecast import Bounds, open_to_all, planned, sure
from tabularium.games.forty_four_bce.picture import faces as art
from tabularium.games.forty_four_bce.picture import layout
from tabularium.games.forty_four_bce.picture.ground import PHASE_ART
from tabularium.games.forty_four_bce.picture.layout import Lane
from tabularium.games.forty_four_bce.picture.sight import Sight
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.games.forty_four_bce.steps.choices import contributes
from tabularium.games.forty_four_bce.steps.discard import limit_of
from tabularium.games.forty_four_bce.steps.resolution import Deployment
from tabularium.games.forty_four_bce.steps.turns import Turn
from tabularium.kernel.picture import Piece
from tabularium.kernel.presentation import Text, Words
from tabularium.kernel.sight import part

CHIP: Final = 27.0  # of what lies in a row  # of what lies in a row
PIECES_KEPT: Final = 4_000  # of each kind, less than 1 KB each  # of each kind, less than 1 KB each


PLANNED: Final = (terms.IM_COMMITMENT, terms.NEGOTIATION, terms.SUITOR_COMMITMENT)  # phases in which plans are made
Given = tuple[tuple[tuple[int, ...], bool], ...]  # what is known of each plan, and whether it is the viewer's


class Now(NamedTuple):
    """When it is, and who is who."""

    phase: int
    year: int
    im: int
    lead: int
    characters: tuple[int, ...]


def field_pieces(sight: Sight) -> Iterator[Piece]:
    view = sight.view
    now = Now(view.phase, view.year, view.im, view.lead, view.characters)
    fought_ = view.phase == terms.RESOLUTION
    strengths = (tuple(view.stacks), tuple(view.authority), tuple(view.charisma)) if fought_ else ()
    yield from years(sight, now, tuple(view.tiles), view.awarded)
    plans_ = tuple(shown_in(sight, field) for field in range(len(terms.FIELDS))) if now.phase in PLANNED else ()
    yield from plaques(sight, now, view.awarded, strengths, plans_)
    given = tuple((sight.plan(giver), sight.is_planned(giver)) for giver in range(view.boards))
    for row, board in enumerate(sight.rows):
        yield from header(sight, board, row, now, open_of(sight, board))
        for field in range(len(terms.FIELDS)):
            yield from cell(sight, now, board, field, given)
    yield from foot(sight, view.phase)
    yield from supply(sight, tuple(in_row_from(420, layout.foot_y(view.boards))), "fields", CHIP, sight.stock)
    yield from senate(sight, view.im, view.senate)


# -- the years ---------------------------------------------------------------------------------------


@part
def years(sight: Sight, now: Now, tiles: tuple[tuple[int, ...], ...], awarded: tuple[int, ...]) -> Iterator[Piece]:
    """Tiles of the years to come, and of those gone by with who has them; this year's stand at their field, or before
    who was awarded them."""
    box = sight.box
    ended = now.phase >= terms.FINAL_CONSTRUCTION
    for k, letter in enumerate(box.setups[sight.seats].letters):
        year, this = sight.words(f"year-{box.years[k]}"), k + 1 == now.year and not ended
        if this:
            yield from this_year(sight, k, year)
        for field in range(len(terms.FIELDS)):
            tile = letter * len(terms.FIELDS) + field
            owner = next((board for board, held in enumerate(tiles) if tile in held), state.NOBODY_YET)
            x = layout.tile_x(box, k, field)
            if this:
                yield tile_of_this_year(sight, tile, year, field, awarded[field])
            elif k + 1 >= now.year and not ended:
                yield coming_tile(box, sight.words, tile, year, field, x)
            elif owner != state.NOBODY_YET:
                yield tile_gone_by(sight, tile, year, field, owner, x)


def this_year(sight: Sight, k: int, year: str) -> Iterator[Piece]:
    """A frame around the year, and the order of turns in it."""
    box, wide = sight.box, layout.year_wide(sight.box)
    x = 6 + wide * k
    says = sight.words("piece-year", year=year, number=k + 1, years=len(box.years))
    mark = path(f"M{n(-wide / 2 + 4)} 50v-70a6 6 0 0 1 6-6h{n(wide - 20)}a6 6 0 0 1 6 6v70z", "now")
    away = rect(7 - wide / 2, 8, wide - 14, 44, "parchment bare")  # this year's tiles have left their place
    mark += group(away, cls="from-afar-only")
    yield Piece("year", f"year-{k}", x + wide / 2, 32, says, w=10, h=6, id="year", drawing=mark)
    yield turn_order(sight, x + wide / 2, 58)


def turn_order(sight: Sight, x: float, y: float) -> Piece:
    """The Suitors in their order, and last the Imperium Maius."""
    *suitors, im = sight.view.led_order()
    step = 29
    near, afar = [use("crown", step * len(suitors) / 2, -14, 19, "role")], []
    for k, board in enumerate((*suitors, im)):
        at = k - len(suitors) / 2
        near.append(sign(sight, board, step * at, 4 if board == im else 0, 22))
        afar.append(sign(sight, board, 39 * at, 4, 38))
    said = sight.words.listed([sight.names[board] for board in suitors])
    says, drawing = sight.words("piece-order", suitors=said, im=sight.names[im]), either("".join(near), "".join(afar))
    return named("order", "order", (x, y), (step * sight.view.boards, 36), says, drawing, touch="")


def sign(sight: Sight, board: int, x: float, y: float, size: float) -> str:
    """The tag of a board in its colour."""
    return group(tag(board, sight.letters[board], x, y, size), cls=sight.colours[board])


def tile_values(box: FortyFourBceBox, words: Words, tile: int, year: str, field: int) -> dict[str, Text]:
    return {
        "tile": words(f"tile-{box.tiles[tile]}"),
        "field_id": terms.FIELDS[field],
        "field": words(f"field-{terms.FIELDS[field]}"),
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
    return Piece("tile", f"year-{year}", x, layout.TILE_Y, says, id=f"tile-{tile}", w=55, h=48, drawing=drawing)


def tile_of_this_year(sight: Sight, tile: int, year: str, field: int, owner: int) -> Piece:
    """A tile at its field, or before who was awarded it."""
    box, values = sight.box, tile_values(sight.box, sight.words, tile, year, field)
    key, place = f"tile-{tile}", f"field-{terms.FIELDS[field]}"
    if owner == state.NOBODY_YET:
        says = sight.words("piece-tile", **values)
        drawing = either(group(art.tile_art(box, tile, True), scale=1.2), group(art.tile_afar(box, tile), -34, -6))
        above = (layout.left(field) + 68, layout.YEARS + 29)
        return named("tile", key, above, (120, 48), says, drawing, place=f"year-{year}", touch="", on=place)
    says = sight.words("piece-tile-awarded", seat=sight.names[owner], **values)
    lane = layout.lane_of(sight.view.boards, sight.rows.index(owner), owner, field)
    scale = 0.72 if lane.high < 100 else 1
    drawing = group(art.tile_art(box, tile, False) + sign(sight, owner, 19, -15, 18), scale=scale)
    at = (lane.x + layout.CELL - 33, lane.y + lane.high - 20 * scale)
    return named("tile", key, at, (48 * scale, 40 * scale), says, drawing, place=f"tile-{owner}", touch="")


def tile_gone_by(sight: Sight, tile: int, year: str, field: int, owner: int, x: float) -> Piece:
    """A tile of an earlier year, with who was awarded it."""
    values = tile_values(sight.box, sight.words, tile, year, field)
    says = sight.words("piece-tile-awarded", seat=sight.names[owner], **values)
    near = group(art.tile_art(sight.box, tile, False), cls="dimmed") + sign(sight, owner, 19, -15, 18)
    drawing, at = either(near, sign(sight, owner, 0, 6, 42)), (x, layout.TILE_Y)
    return named("tile", f"tile-{tile}", at, (48, 42), says, drawing, place=f"year-{year}", touch="")


# -- the fields --------------------------------------------------------------------------------------


@part
def plaques(
    sight: Sight, now: Now, awarded: tuple[int, ...], strengths: tuple[object, ...], plans: tuple[Sides, ...]
) -> Iterator[Piece]:
    """The names of the fields, and how it stands there: in the resolution by the `strengths` of the stacks, while plans
    are made by what the viewer knows of them."""
    for field, word in enumerate(terms.FIELDS):
        touch = f"field-{word}"
        x, y = layout.left(field) + layout.CELL / 2, layout.YEARS + layout.PLAQUE / 2 - 3
        values = {"field": sight.fields[field], "field_id": word}
        size = (layout.CELL, layout.PLAQUE - 6)
        says = sight.words("piece-field", **values)
        yield outlined("field", touch, (x, y), size, says, all_of(*size))
        name = faces.heading(field, sight.words)
        drawing = either(text(name.upper(), 0, 6, "inscription"), text(name, -18, 13, "dname ink"))
        if now.phase == terms.RESOLUTION:
            im = strength(sight, now.im, field)
            suitors = [strength(sight, board, field) for board in sight.view.order()[:-1]]
            against = (sum(one[0] for one in suitors), sum(one[1] for one in suitors))
            drawing = text(name.upper(), 0, -12, "inscription small")
            drawing += group(side("crown", im), -68, 12) + group(side("vendetta", against), 16, 12)
            says = sight.words(
                "piece-field-counted",
                im=sight.names[now.im], authority=im[0], charisma=im[1], against=against[0], charm=against[1], **values,
            )  # fmt: skip
        if plans:
            im_, against_ = plans[field]
            near = text(name.upper(), 0, -12, "inscription small")
            near += group(reach("crown", im_), -62, 12) + group(reach("vendetta", against_), 18, 12)
            afar = use(art.FIELD_ART[field], -98, 0, 30, "sym")
            afar += group(reach("crown", im_), -62, 0, scale=1.5) + group(reach("vendetta", against_), 22, 0, scale=1.5)
            drawing = either(near, afar)
            says = sight.words(
                "piece-field-planned", im=sight.names[now.im], own=span(im_), charisma=im_.charisma,
                against=span(against_), charm=against_.charisma, **values,
            )  # fmt: skip
        given = now.phase == terms.RESOLUTION and awarded[field] != state.NOBODY_YET
        free = given or now.phase >= terms.FINAL_CONSTRUCTION  # no tile lies beside the name
        yield Piece("name", touch, x if free else x + 66, y, says, on=touch, w=160, h=48, drawing=drawing)


Sides = tuple[Bounds, Bounds]  # of the Imperium Maius, and of all Suitors together


def shown_in(sight: Sight, field: int) -> Sides:
    """What the viewer knows of both sides of a field: its own plans, and of others the recruits that lie open."""
    view = sight.view
    known = [
        planned(view, board, sight.plan(board), field) if sight.is_planned(board) else open_to_all(view, board, field)
        for board in range(view.boards)
    ]
    suitors = [one for board, one in enumerate(known) if board != view.im]
    return known[view.im], Bounds(*(sum(column) for column in zip(*suitors, strict=True)))


def reach(symbol: str, bounds: Bounds) -> str:
    """One side of a field while plans are made: its authority, and how far support could raise it."""
    return use(symbol, 0, 0, 19, "sym") + text(span(bounds), 13, 6, "beside large start")


def span(bounds: Bounds) -> str:
    """Authority from the least to the most."""
    return str(bounds.least) if bounds.least == bounds.most else f"{bounds.least}–{bounds.most}"


def all_of(w: float, h: float) -> str:
    """The outline of a piece that is touched all over."""
    return f"M{n(-w / 2)} {n(-h / 2)}h{n(w)}v{n(h)}h-{n(w)}z"


def side(symbol: str, counted: tuple[int, int]) -> str:
    """One side of a field: authority, and charisma smaller."""
    charm = use("charisma", 40, 0, 16, "sym") + text(str(counted[1]), 55, 5, "charm")
    return use(symbol, 0, 0, 21, "sym") + text(str(counted[0]), 21, 6, "beside large") + charm


def strength(sight: Sight, board: int, field: int) -> tuple[int, int]:
    """Authority and charisma of a board in a field as it stands."""
    view = sight.view
    at = board * 3 + field
    counted = view.authority[at] or view.awarded[field] != state.NOBODY_YET
    authority = sum(contributes(view, entry) for entry in view.stacks[at])
    charisma = view.charisma[at]
    if board == view.im and not counted:
        tile = view.letter() * len(terms.FIELDS) + field
        return authority + view.box.tile_authority[tile], charisma + view.box.tile_charisma[tile]
    return (view.authority[at] if counted else authority), charisma


# -- the head of a row -------------------------------------------------------------------------------


class Open(NamedTuple):
    """What all may know of a board."""

    passed: bool
    sealed: bool
    cubes: tuple[int, ...]
    promises: tuple[int, ...]
    imperium: int
    denarii: int
    architects: int
    collegium: int
    tiles: int
    held: int
    faceup: tuple[int, ...]
    facedown: int
    built: tuple[int, ...]


def open_of(sight: Sight, board: int) -> Open:
    view, step = sight.view, sight.step
    passed = isinstance(step, Turn) and (step.passed >> board) & 1 == 1
    return Open(
        passed, (view.sealed >> board) & 1 == 1, tuple(view.cubes[board * 4 : board * 4 + 4]),
        tuple(view.promises[board * len(kinds.VERDICTS) : (board + 1) * len(kinds.VERDICTS)]), view.imperium[board],
        view.denarii[board], view.reserve[board], len(view.collegium[board]) + len(view.dark[board]),
        len(view.tiles[board]), view.held(board), view.faceup[board],
        len(view.facedown[board]), view.owned[board],
    )  # fmt: skip


@part
def header(sight: Sight, board: int, row: int, now: Now, shown: Open) -> Iterator[Piece]:
    """Who it is, and what all may know of a board."""
    boards = sight.view.boards
    high = layout.ROWS[boards] - 5
    top = layout.top(boards, row)
    yield nameplate(sight, board, top + 15, high, now, shown)
    yield from stats(sight, board, top + high * 0.48, shown)
    yield from storage(sight, board, top + high - 17, shown)


def nameplate(sight: Sight, board: int, y: float, high: float, now: Now, shown: Open) -> Piece:
    """Whose row it is, whether they have passed or sealed a plan, and who is the Imperium Maius."""
    words, name, seat = sight.words, sight.name(board), f"seat-{board + 1}"
    role = words("piece-im" if board == now.im else "piece-suitor")
    if board >= sight.seats:
        role = words("board-shared", seat=sight.names[sight.view.decider(board)])
    character = words(f"character-{sight.box.characters[now.characters[board]]}")
    says = words("piece-board", seat=name, character=character, role=role)
    if shown.passed:
        says = words("piece-passed", board=says)
    near = sign(sight, board, -128, 0, 24)
    near += text(name if len(name) < 24 else f"{name[:23]}…", -108, 6, fitting(name))
    near += use("hidden", 104, 0, 20, "sym") if shown.sealed else ""
    near += use("crown", 130, 0, 24, "role") if board == now.im else ""
    near += use("check", 104, 0, 17, "sym") if shown.passed else ""
    near += word_kept(shown.promises) if len(name) < 14 else ""
    numbers = (("imperium", shown.imperium), ("coin", shown.denarii), ("card", shown.held))
    far = art.board_afar(sight.names[board], board, sight.letters[board], sight.colours[board], numbers, high)
    far += use("crown", 128, -high / 4, 34, "role") if board == now.im else ""
    drawing, reads = either(near, group(far, 0, high / 2 - 15)), tuple(board_reads(sight, shown))
    return Piece("board", seat, 152, y, says, board, touch=seat, w=288, h=26, drawing=drawing, reads=reads)


def stats(sight: Sight, board: int, y: float, shown: Open) -> Iterator[Piece]:
    """Imperium, Denarii, architects, Collegium and tiles; and how much is held of what may be."""
    words, name = sight.words, sight.name(board)
    counted = (
        ("imperium", "imperium", shown.imperium), ("denarii", "", shown.denarii),
        ("architects", "architect", shown.architects), ("collegium", "deck", shown.collegium),
        ("tiles", "vp", shown.tiles),
    )  # fmt: skip
    for k, (what, symbol, number) in enumerate(counted):
        drawing = art.numbered(symbol, number, CHIP) if symbol else art.coins(number, CHIP)
        yield stat(words, name, board, what, 27 + 46 * k, y, drawing, number)
    most = limit_of(sight.view, board)
    told = text(f"{shown.held}/{most}", 0, 6, "limit over" if shown.held > most else "limit")
    yield stat(words, name, board, "held", 268, y, told, shown.held, most)


def storage(sight: Sight, board: int, y: float, shown: Open) -> Iterator[Piece]:
    """Cubes, and the cards of no field: loyalty and Lictors face up, and all that lie face down."""
    box, words, name, seat = sight.box, sight.words, sight.name(board), f"seat-{board + 1}"
    for kind, count in enumerate(shown.cubes):
        if count:
            says = words("piece-cubes", seat=name, cubes=faces.amount(terms.INFLUENCE[kind], count, words))
            drawing, x = close(art.chip(kind, count, CHIP)), 27 + 40 * kind
            yield Piece(f"cube-{terms.INFLUENCE[kind]}", seat, x, y, says, number=count, on=seat, drawing=drawing)
    loyalty = shown.faceup.count(box.loyal)
    if loyalty:
        says, drawing = words("piece-loyalty", seat=name, count=loyalty), close(art.chip(terms.LOYALTY, loyalty, CHIP))
        yield Piece("loyalty", seat, 190, y, says, number=loyalty, on=seat, drawing=drawing)
    lictors = shown.faceup.count(box.lictor)
    if lictors:
        word = box.recruits[box.lictor]
        says = words("piece-lictors", seat=name, recruit=words(f"recruit-{word}"), count=lictors)
        touch, drawing = f"shown-{word}-{board + 1}", close(art.numbered("fortress", lictors, CHIP))
        yield Piece("recruit", seat, 232, y, says, number=lictors, touch=touch, on=seat, drawing=drawing)
    down = shown.facedown
    if down:
        says = words("piece-facedown", seat=name, count=down)
        drawing = close(art.face_down(21) + (group(art.amount(down), 0, 2, scale=1.2) if down > 1 else ""))
        yield Piece("back", seat, 272, y, says, number=down, on=seat, w=21, h=29, drawing=drawing)


def close(drawing: str) -> str:
    """What is seen only by those who look closely."""
    return group(drawing, cls="close-only")


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


def word_kept(promises: Sequence[int]) -> str:
    """How many pledges a player has kept and broken in all years, beside the name."""
    counted = [
        (symbol, kinds.VERDICTS[one], promises[one]) for symbol, one in (("check", kinds.KEPT), ("cross", kinds.BROKEN))
    ]
    return "".join(
        use(symbol, 26 + 34 * k, 0, 15, f"sym v-{verdict}") + text(str(count), 36 + 34 * k, 5, "charm start")
        for k, (symbol, verdict, count) in enumerate(one for one in counted if one[2])
    )


def board_reads(sight: Sight, shown: Open) -> Iterator[str]:
    """All that lies open of a board, in sentences."""
    box, words = sight.box, sight.words
    cards = [words(f"card-{box.cards[card]}") for card in shown.faceup]
    yield words("reads-open", cards=words.listed(cards) if cards else words("cards-none"))
    yield words("reads-cubes", cubes=faces.cubes(shown.cubes, words))
    built = [words(f"structure-{box.structures[structure]}") for structure in shown.built]
    if built:
        yield words("reads-built", structures=words.listed(built))
    promises = zip(kinds.VERDICTS, shown.promises, strict=True)
    kept = [words(f"panel-{name}", count=count) for name, count in promises if count]
    if kept:
        yield words("reads-promises", promises=words.listed(kept))


# -- one board in one field --------------------------------------------------------------------------


def cell(sight: Sight, now: Now, board: int, field: int, given: Given) -> Iterable[Piece]:
    """What is still being planned here is drawn anew each time."""
    view = sight.view
    if given[board][1]:
        return cell_pieces(sight, board, field)
    at = board * 3 + field
    if view.phase == terms.OVER:
        return open_cell(sight, now, board, field, (view.collegium[board], view.dark[board]), given)
    if view.phase != terms.RESOLUTION:
        return open_cell(sight, now, board, field, view.faceup[board], given)
    fought_ = (
        view.stacks[at], view.authority[at], view.charisma[at], view.awarded, view.front[at], view.plans[board],
        tuple(undeployed(sight, board, field)),
    )  # fmt: skip
    return open_cell(sight, now, board, field, fought_, given)


@part
def open_cell(
    sight: Sight, now: Now, board: int, field: int, shown: tuple[object, ...], given: Given
) -> Iterator[Piece]:
    """A lane that nobody is planning: by the cards `shown` there, and the plans of which support may be `given`."""
    yield from cell_pieces(sight, board, field)


def cell_pieces(sight: Sight, board: int, field: int) -> Iterator[Piece]:
    lane = layout.lane_of(sight.view.boards, sight.rows.index(board), board, field)
    colour, letter = sight.colours[board], sight.letters[board]
    yield lane_piece(sight.words, sight.names[board], board, field, lane, letter, colour)
    yield from recruits(sight, board, field, lane)
    if sight.is_planned(board):
        yield from laid(sight, board, field, lane)
    elif sight.view.phase == terms.RESOLUTION:
        yield from fought(sight, board, field, lane)
    yield from promised(sight, board, field, lane)


@lru_cache(PIECES_KEPT)
def lane_piece(words: Words, name: str, board: int, field: int, lane: Lane, letter_: str, colour_: str) -> Piece:
    """The lane, and whose it is."""
    says = words("piece-lane", seat=name, field=words(f"field-{terms.FIELDS[field]}"), field_id=terms.FIELDS[field])
    outline = all_of(layout.CELL, lane.high)
    x, y = lane.x + layout.CELL / 2, lane.y + lane.high / 2
    bar = rect(-8, -lane.high / 2 + 4, 5, lane.high - 8, "ownbar", 2) + tag(board, letter_, -1, 0, 15)
    whose = group(bar, 12 - layout.CELL / 2, cls=colour_)
    return Piece(
        "lane", lane.key, x, y, says, touch=lane.key, w=layout.CELL, h=lane.high, outline=outline, drawing=whose
    )


class Card(NamedTuple):
    """A recruit in a lane: its filled boxes, the authority it adds, and whether it goes back."""

    card: int
    filled: int = 0
    added: int = 0
    returns: bool = False


def cards_in(sight: Sight, board: int, field: int) -> list[Card]:
    """Recruits that lie open in their field, a plan's stack, or the stack that was played, its top first."""
    view, box = sight.view, sight.box
    if sight.is_planned(board):
        return [Card(card) for card in packed.stack_in(sight.plan(board), field)]
    if view.phase == terms.RESOLUTION:
        entries = view.stacks[board * 3 + field]
        return [
            Card(packed.stack_card(e), packed.boxes_filled(e), packed.authority_added(e), packed.will_return(e))
            for e in entries
        ]
    shown = sorted((*view.collegium[board], *view.dark[board])) if view.phase == terms.OVER else view.faceup[board]
    return [Card(card) for card in shown if card < box.loyal and box.field[card] == field]


def recruits(sight: Sight, board: int, field: int, lane: Lane) -> Iterator[Piece]:
    """The recruits of a lane side by side: many are slim."""
    view, box, stack = sight.view, sight.box, cards_in(sight, board, field)
    chosen = mark("chosen", sight.is_planned(board))
    many = len(stack) > layout.FEW
    beside = view.phase != terms.OVER and not (
        many and view.phase < terms.IM_COMMITMENT
    )  # whether anything comes to lie there
    room = layout.CELL - (106 if beside else 34)
    width, tall, step = layout.spread(len(stack), lane.high, room)
    face = art.recruit_slim if many else art.recruit_mini
    for place, (card, filled, added, returns) in enumerate(stack):
        free = step if place + 1 < len(stack) else room - place * step
        says, touch = told_of(sight, board, field, place, stack[place])
        near = face(box, card, sight.words, filled, added, width, tall)
        least = box.authority[card] + added + sum(box.ambition[card][:filled])
        reach_ = (least, least + sum(box.ambition[card][filled:]))
        far = art.field_card_afar(box, card, sight.words, width, tall, free, reach_)
        yield Piece(
            "recruit", lane.key, lane.x + 24 + width / 2 + place * step, lane.y + lane.high / 2, says, board,
            touch=touch, on=lane.key, marks=("exhausted",) if returns else chosen, w=width, h=tall,
            drawing=either(near, far), reads=recruit_reads(box, card, sight.words),
        )  # fmt: skip


def told_of(sight: Sight, board: int, field: int, place: int, card: Card) -> tuple[str, str]:
    """The sentence of a recruit in a lane, and what one touches."""
    box, name, word = sight.box, terms.FIELDS[field], sight.box.recruits[card.card]
    values: dict[str, Text] = {
        "recruit": sight.words(f"recruit-{word}"),
        "place": place + 1,
        **where(sight, board, field),
    }
    if sight.is_planned(board):
        return sight.words("piece-laid", **values), f"{prefix(sight, board)}laid-{name}-{place + 1}"
    if sight.view.phase == terms.RESOLUTION:
        says = sight.words("piece-played", filled=card.filled, boxes=len(box.ambition[card.card]), **values)
        return says, f"played-{word}-{name}-{board + 1}"
    if sight.view.phase == terms.OVER:
        return sight.words("piece-kept", **values), ""
    return sight.words("piece-shown", **values), f"shown-{word}-{board + 1}"


def where(sight: Sight, board: int, field: int) -> dict[str, str]:
    """Whose lane it is and in which field, for a sentence."""
    return {"seat": sight.names[board], "field": sight.fields[field], "field_id": terms.FIELDS[field]}


def prefix(sight: Sight, board: int) -> str:
    """How keys begin that belong to the shared Suitor."""
    return "" if board < sight.seats else "shared-"


@cache
def recruit_reads(box: FortyFourBceBox, card: int, words: Words) -> tuple[str, ...]:
    kind = words("board-level", field=faces.heading(box.field[card], words), level=box.level[card])
    return (
        kind,
        words("reads-cost", cost=faces.price(box.cost[card], words)),
        words("reads-strength", authority=box.authority[card], boxes=faces.boxes(box.ambition[card], 0, words) or "–"),
        faces.ability(box, card, words),
    )


def laid(sight: Sight, board: int, field: int, lane: Lane) -> Iterator[Piece]:
    """What I have laid beside the stack: loyalty, my own support, charisma, and what all this is sure to bring."""
    words, plan, name, own = sight.words, sight.plan(board), terms.FIELDS[field], prefix(sight, board)
    said = where(sight, board, field)

    def chosen(kind: str, key: str, at: tuple[float, float], says: str, number: int, drawing: str) -> Piece:
        return Piece(
            kind, lane.key, *at, says, number=number, touch=key, on=lane.key, marks=("chosen",), drawing=drawing
        )

    loyalty = plan.count(packed.loyalty_entry(field))
    if loyalty:
        says, drawing = words("piece-laid-loyalty", count=loyalty, **said), art.chip(terms.LOYALTY, loyalty, CHIP)
        yield chosen("loyalty", f"{own}loyalty-{name}", lane.spot(2), says, loyalty, drawing)
    authority, charisma = sure(sight.view, board, plan, field)
    says, spot = words("piece-charisma-spot", **said), f"{own}charisma-{name}"
    drawing = art.numbered("charisma", charisma, CHIP) if charisma else use("charisma", 0, 0, 24, "faint")
    yield Piece("spot", lane.key, *lane.spot(1), says, touch=spot, on=lane.key, w=28, h=28, drawing=drawing)
    cubes = [
        (kind, count)
        for kind in range(len(terms.INFLUENCE))
        if (count := plan.count(packed.charisma_entry(field, kind)))
    ]
    for k, (kind, count) in enumerate(cubes):
        word = terms.INFLUENCE[kind]
        says = words("piece-laid-charisma", cubes=faces.amount(word, count, words), **said)
        at = lane.spot(3) if k == 0 else (lane.spot(5)[0] - 32 * (k - 1), lane.spot(5)[1])
        yield chosen(f"cube-{word}", f"{own}charm-{name}-{word}", at, says, count, art.chip(kind, count, CHIP))
    if plan:
        says = words("piece-sure", authority=authority, charisma=charisma, **said)
        drawing = art.numbered("authority", authority, CHIP) + text("≥", -23, 6, "limit")
        yield Piece("sure", lane.key, *lane.spot(0), says, on=lane.key, drawing=drawing)


def promised(sight: Sight, board: int, field: int, lane: Lane) -> Iterator[Piece]:
    """Support that lies on this board's symbol here: what I have laid for it, or what others were seen to."""
    view = sight.view
    given = [(giver, sight.plan(giver).count(packed.support_entry(field, board))) for giver in range(view.boards)]
    if view.phase == terms.RESOLUTION:
        given = undeployed(sight, board, field)
    for k, (giver, count) in enumerate(one for one in given if one[1]):
        mine = sight.is_planned(giver)
        touch = f"{prefix(sight, giver)}support-{terms.FIELDS[field]}-{board + 1}" if mine else ""
        message = "piece-support-own" if giver == board else "piece-support"
        says = sight.words(message, to=sight.names[board], count=count, **where(sight, giver, field))
        x, y = lane.spot(4)
        drawing = art.chip(terms.SUPPORT, count, CHIP) + sign(sight, giver, 11, -11, 15)
        marks = mark("chosen", mine)
        at = (x - 36 * k if k else x, y)
        yield Piece(
            "cube-support", lane.key, *at, says, giver, count, touch=touch, on=lane.key, marks=marks, drawing=drawing
        )


def undeployed(sight: Sight, board: int, field: int) -> list[tuple[int, int]]:
    """Support of a revealed plan that is not yet deployed."""
    view = sight.view
    for step in view.agenda:
        if isinstance(step, Deployment) and step.field == field:
            turn = view.order().index(board)
            if turn == step.turn and step.left:
                return list(enumerate(step.left))
            if turn >= step.turn and board != view.im:
                return [
                    (giver, view.plans[giver].count(packed.support_entry(field, board))) for giver in range(view.boards)
                ]
    return []


def fought(sight: Sight, board: int, field: int, lane: Lane) -> Iterator[Piece]:
    """What the resolution shows of a board in a field."""
    view, at, said = sight.view, board * 3 + field, where(sight, board, field)

    def chip(kind: str, key: str, place: int, count: int, text: str, drawing: str) -> Piece:
        says = sight.words(text, count=count, **said)
        return Piece(kind, key, *lane.spot(place), says, number=count, on=lane.key, drawing=drawing)

    authority, charisma = strength(sight, board, field)
    if authority or view.stacks[at]:
        drawing = art.numbered("authority", authority, CHIP)
        yield chip("authority", lane.key, 0, authority, "piece-authority", drawing)
    if charisma:
        yield chip("charisma", lane.key, 1, charisma, "piece-charisma", art.numbered("charisma", charisma, CHIP))
    played, front = view.plans[board].count(packed.loyalty_entry(field)), view.front[at]
    if played:
        drawing = art.chip(terms.LOYALTY, played, CHIP)
        yield chip("loyalty", f"{lane.key}-played", 2, played, "piece-played-loyalty", drawing)
    if front:
        drawing = art.chip(terms.LOYALTY, front, CHIP) + use("plus", -12, -11, 12, "sym")
        yield chip("loyalty", lane.key, 3, front, "piece-front", drawing)


# -- the foot: phase, supply, Senate -----------------------------------------------------------------


@part
def foot(sight: Sight, phase: int) -> Iterator[Piece]:
    """The phase."""
    if phase < len(PHASE_ART):
        says = sight.words("piece-phase", phase=sight.words(f"phase-{terms.PHASES[phase]}"))
        drawing = rect(-18, -16, 36, 32, "nowphase", 6) + use(PHASE_ART[phase], 0, 0, 26, "sym")
        at = (layout.phase_x(phase), layout.foot_y(sight.view.boards))
        yield named("phase", "phase", at, (34, 30), says, drawing, touch="")


@part
def senate(sight: Sight, im: int, tile: int) -> Iterator[Piece]:
    """The tile of the Senate, and that of the Imperium Maius."""
    box, words, y = sight.box, sight.words, layout.foot_y(sight.view.boards)
    first, second = box.senate_pairs[tile]
    names = {"first": sight.fields[first], "second": sight.fields[second]}
    says = words("piece-senate", senate=words(f"senate-{box.senate[tile]}"), imperium=box.senate_pair, **names)
    drawing = rect(-66, -13, 132, 26, "tile", 5) + use("vp", -48, 0, 18, "sym")
    drawing += use(art.FIELD_ART[first], -28, 0, 18, "sym") + text("+", -8, 5, "beside")
    drawing += use("vp", 10, 0, 18, "sym") + use(art.FIELD_ART[second], 30, 0, 18, "sym")
    drawing = group(drawing + group(art.numbered("imperium", box.senate_pair, 20), 54), scale=1.2)
    yield Piece("senate", "senate", 1144, y, says, w=158, h=32, drawing=drawing)
    says, drawing = words("piece-im-tile", seat=sight.names[im]), use("crown", 0, 0, 28, "role")
    yield named("im", "im", (1020, y), (28, 26), says, drawing)


def in_row_from(x: float, y: float) -> list[tuple[float, float]]:
    """Spots for the seven things of the supply."""
    return [(x + 58 * k, y) for k in range(7)]


@part
def supply(
    sight: Sight, spots: tuple[tuple[float, float], ...], place: str, size: float, stock: tuple[int, ...]
) -> Iterator[Piece]:
    """What nobody owns: influence, loyalty, Denarii, and the Imperium that is gained."""
    words, where_ = sight.words, f"supply-{place}"
    *cubes, loyalty, mint = stock
    for kind, name in enumerate(terms.INFLUENCE):
        yield chip_piece(words, kind, f"cube-{name}", name, where_, spots[kind], cubes[kind], size)
    yield chip_piece(words, terms.LOYALTY, "loyalty", "loyalty", where_, spots[4], max(0, loyalty), size)  # BC-2.17
    yield chip_piece(words, terms.DENARIUS, "denarii", "denarius", where_, spots[5], mint, size)
    says, drawing = words("piece-imperium-track"), art.symbol("imperium", size=size)
    yield Piece("imperium", where_, *spots[6], says, touch="supply-imperium", w=size, h=size, drawing=drawing)


@lru_cache(PIECES_KEPT)
def chip_piece(
    words: Words, chip: int, kind: str, name: str, where: str, spot: tuple[float, float], count: int, size: float
) -> Piece:
    """So much of one thing in the supply; all but loyalty can be touched."""
    says = words("piece-supply", cubes=faces.amount(name, count, words))
    touch = "" if chip == terms.LOYALTY else f"supply-{name}"
    drawing = art.chip(chip, count, size)
    return Piece(kind, where, *spot, says, number=count, touch=touch, w=size, h=size, drawing=drawing)
