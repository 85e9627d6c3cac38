"""The years and the three fields: each board a row, each field a column, and the Imperium Maius against all Suitors."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from typing import Final

from tabularium.draw.pieces import tag
from tabularium.draw.svg import group, path, rect, text, use
from tabularium.games.forty_four_bce import faces
from tabularium.games.forty_four_bce.box import (
    DENARIUS,
    FIELDS,
    FINAL_CONSTRUCTION,
    INFLUENCE,
    LOYALTY,
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
from tabularium.games.forty_four_bce.picture import art
from tabularium.games.forty_four_bce.picture.table import Table, colour, letter
from tabularium.games.forty_four_bce.state import NOBODY_YET
from tabularium.games.forty_four_bce.steps.choices import contributes
from tabularium.games.forty_four_bce.steps.discard import limit_of
from tabularium.games.forty_four_bce.steps.kinds import BROKEN, KEPT, VERDICTS
from tabularium.games.forty_four_bce.steps.resolution import Deployment
from tabularium.games.forty_four_bce.steps.turns import Turn
from tabularium.kernel.picture import Area, Edge, Ground, Mark, Piece
from tabularium.kernel.presentation import Text, Words

WIDTH: Final = 1000
HEAD: Final = 216  # where the columns of the fields begin
COLUMN: Final = 261
CELL: Final = 255
YEARS: Final = 92  # the height of the band with the years
PLAQUE: Final = 62
ROW: Final = 96
FOOT: Final = 40
PHASE_ART: Final = (
    "builder", "turn", "influence", "discard", "crown", "plot", "hidden", "swords", "hourglass",
)  # fmt: skip


def height(boards: int) -> int:
    return YEARS + PLAQUE + ROW * boards + FOOT


def top(row: int) -> float:
    return YEARS + PLAQUE + ROW * row


def left(field: int) -> float:
    return HEAD + COLUMN * field


def fields_area(t: Table, edge: Edge) -> Area:
    view = t.view
    ground = fields_ground(view.box, view.seats, t.words)
    return Area("fields", t.words("area-fields"), ground, tuple(pieces(t)), edge)


@cache
def fields_ground(box: FortyFourBceBox, seats: int, words: Words) -> Ground:
    boards = box.setups[seats].boards
    drawn = [rect(0, 0, WIDTH, height(boards), "marble", 10)]
    wide = (WIDTH - 12) / len(box.years)
    for k, year in enumerate(box.years):
        x = 6 + wide * k
        drawn.append(rect(x + 2, 5, wide - 4, YEARS - 12, "parchment", 6))
        drawn.append(text(words(f"year-{year}"), x + wide / 2 - 12, 22, "inscription"))
        drawn.append(text(art.NUMERALS[box.era_of[k + 1]], x + wide - 16, 22, "words soft small"))
    for field in range(len(FIELDS)):
        drawn.append(rect(left(field), YEARS, CELL, PLAQUE - 6, "room", 8))
        for row in range(boards):
            drawn.append(rect(left(field), top(row), CELL, ROW - 5, "lane", 6))
    drawn.extend(rect(6, top(row), HEAD - 12, ROW - 5, "room", 6) for row in range(boards))
    foot = top(boards)
    drawn.append(rect(6, foot, WIDTH - 12, FOOT - 6, "parchment", 6))
    drawn.extend(use(symbol, phase_x(k), foot + 17, 20, "faint") for k, symbol in enumerate(PHASE_ART))
    return Ground(f"fields-{seats}", WIDTH, height(boards), "".join(drawn))


def phase_x(phase: int) -> float:
    return 30 + 32 * phase


def pieces(t: Table) -> Iterator[Piece]:
    yield from years(t)
    for field in range(len(FIELDS)):
        yield from plaque(t, field)
    for row, board in enumerate(t.rows()):
        yield from header(t, board, row)
        for field in range(len(FIELDS)):
            yield from cell(t, board, row, field)
    yield from foot(t)


# -- the years ---------------------------------------------------------------------------------------


def years(t: Table) -> Iterator[Piece]:
    """Tiles of the years to come; this year's stand at their field, or before who was awarded them."""
    view = t.view
    box = view.box
    wide = (WIDTH - 12) / len(box.years)
    for k, letter_ in enumerate(view.setup.letters):
        year = t.words(f"year-{box.years[k]}")
        now = k + 1 == view.year and view.phase < FINAL_CONSTRUCTION
        if now:
            x = 6 + wide * k
            says = t.words("piece-year", year=year, number=view.year, years=len(box.years))
            mark = path(f"M{-wide / 2 + 4} {36}v-68a6 6 0 0 1 6-6h{wide - 20}a6 6 0 0 1 6 6v68z", "now")
            yield Piece("year", f"year-{k}", x + wide / 2, 44, says, w=10, h=6, id="year", drawing=mark)
        if k + 1 < view.year or view.phase >= FINAL_CONSTRUCTION:
            continue
        for field in range(len(FIELDS)):
            tile = letter_ * len(FIELDS) + field
            yield tile_piece(t, tile, year, field, 6 + wide * k + wide / 2 + 51 * (field - 1), 52, now)


def tile_piece(t: Table, tile: int, year: str, field: int, x: float, y: float, now: bool) -> Piece:
    view = t.view
    box = view.box
    name = t.words(f"tile-{box.tiles[tile]}")
    values: dict[str, Text] = {
        "tile": name,
        "field_id": FIELDS[field],
        "field": t.fields[field],
        "year": year,
        "authority": box.tile_authority[tile],
        "charisma": box.tile_charisma[tile],
        "imperium": box.tile_imperium[tile],
    }
    owner = view.awarded[field] if now else NOBODY_YET
    if owner != NOBODY_YET:
        row = t.rows().index(owner)
        says = t.words("piece-tile-awarded", seat=t.names[owner], **values)
        x, y = left(field) + 228, top(row) + 71
        drawing = group(art.tile_art(box, tile, False), scale=0.8)
        return Piece("tile", f"tile-{owner}", x, y, says, id=f"tile-{tile}", w=38, h=34, drawing=drawing)
    says = t.words("piece-tile", **values)
    if now:
        x, y = left(field) + 58, YEARS + 28
    size = (100, 40) if now else (48, 42)
    drawing = art.tile_art(box, tile, now)
    on = f"field-{FIELDS[field]}" if now else ""
    return Piece("tile", f"year-{year}", x, y, says, id=f"tile-{tile}", on=on, w=size[0], h=size[1], drawing=drawing)


# -- the fields --------------------------------------------------------------------------------------


def plaque(t: Table, field: int) -> Iterator[Piece]:
    """The name of a field, and in the resolution how it stands there."""
    view = t.view
    name = faces.heading(field, t.words).upper()
    values = {"field": t.fields[field], "field_id": FIELDS[field]}
    touch = f"field-{FIELDS[field]}"
    x, y = left(field) + CELL / 2, YEARS + PLAQUE / 2 - 3
    outline = f"M{-CELL / 2} {3 - PLAQUE / 2}h{CELL}v{PLAQUE - 6}h{-CELL}z"
    says = t.words("piece-field", **values)
    yield Piece("field", touch, x, y, says, touch=touch, w=CELL, h=PLAQUE - 6, outline=outline)
    drawn = text(name, 0, 6, "inscription")
    if view.phase == RESOLUTION:
        im = strength(t, view.im, field)
        suitors = [strength(t, board, field) for board in view.order()[:-1]]
        against = (sum(one[0] for one in suitors), sum(one[1] for one in suitors))
        drawn = text(name, 0, -10, "inscription small")
        drawn += group(side("crown", im), -56, 12) + group(side("partisan", against), 8, 12)
        says = t.words(
            "piece-field-counted",
            im=t.names[view.im], authority=im[0], charisma=im[1], against=against[0], charm=against[1], **values,
        )  # fmt: skip
    yield Piece("name", touch, x + 54, y, says, on=touch, w=120, h=40, drawing=drawn)


def side(symbol: str, counted: tuple[int, int]) -> str:
    """One side of a field: authority, and charisma smaller."""
    charm = use("charisma", 31, 0, 13, "sym") + text(str(counted[1]), 44, 4, "charm")
    return use(symbol, 0, 0, 18, "sym") + text(str(counted[0]), 17, 5, "beside") + charm


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
    y = top(row)
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
    sign = group(tag(board, letter(view, board), -88, 0, 22), cls=colour(view, board))
    shown = sign + text(name if len(name) < 24 else f"{name[:23]}…", -72, 5, fitting(name))
    shown += use("hidden", 66, 0, 18, "sym") if (view.sealed >> board) & 1 else ""
    shown += use("crown", 88, 0, 20, "role") if board == view.im else ""
    shown += use("check", 66, 0, 14, "faint") if passed else ""
    shown += word_kept(t, board) if len(name) < 12 else ""
    yield Piece(
        "board", seat, 108, y + 14, says, board, touch=seat, w=200, h=24, drawing=shown, reads=tuple(reads(t, board))
    )
    yield stat(t, board, "imperium", 24, y + 40, art.numbered("imperium", view.imperium[board]), view.imperium[board])
    yield stat(t, board, "denarii", 56, y + 40, art.coins(view.denarii[board]), view.denarii[board])
    yield stat(t, board, "architects", 88, y + 40, art.numbered("architect", view.reserve[board]), view.reserve[board])
    inside = len(view.collegium[board]) + len(view.dark[board])
    yield stat(t, board, "collegium", 120, y + 40, art.numbered("deck", inside), inside)
    yield stat(t, board, "tiles", 152, y + 40, art.numbered("vp", len(view.tiles[board])), len(view.tiles[board]))
    held = view.held(board)
    told = text(f"{held}/{limit_of(view, board)}", 0, 5, "limit over" if held > limit_of(view, board) else "limit")
    yield stat(t, board, "held", 188, y + 40, told, held, limit_of(view, board))
    cubes = view.cubes[board * 4 : board * 4 + 4]
    for kind, count in enumerate(cubes):
        if count:
            says = words("piece-cubes", seat=name, cubes=faces.amount(INFLUENCE[kind], count, words))
            x = 22 + 28 * kind
            yield Piece(
                f"cube-{INFLUENCE[kind]}", seat, x, y + 72, says, number=count, on=seat, drawing=art.chip(kind, count)
            )
    loyalty = view.face_up_loyalty(board)
    if loyalty:
        says = words("piece-loyalty", seat=name, count=loyalty)
        yield Piece("loyalty", seat, 134, y + 72, says, number=loyalty, on=seat, drawing=art.chip(LOYALTY, loyalty))
    lictors = view.faceup[board].count(view.box.lictor)
    if lictors:
        recruit = words(f"recruit-{view.box.recruits[view.box.lictor]}")
        says = words("piece-lictors", seat=name, recruit=recruit, count=lictors)
        touch = f"shown-{view.box.recruits[view.box.lictor]}-{board + 1}"
        drawing = art.numbered("fortress", lictors)
        yield Piece("recruit", seat, 162, y + 72, says, number=lictors, touch=touch, on=seat, drawing=drawing)
    if view.facedown[board]:
        down = len(view.facedown[board])
        says = words("piece-facedown", seat=name, count=down)
        drawing = art.face_down(20) + (group(art.amount(down), 0, 2) if down > 1 else "")
        yield Piece("back", seat, 190, y + 72, says, number=down, on=seat, w=20, h=28, drawing=drawing)


def fitting(name: str) -> str:
    """The class of a name: smaller where it is long."""
    return "words start" if len(name) < 17 else "words start small"


def stat(t: Table, board: int, what: str, x: float, y: float, drawing: str, number: int, most: int = 0) -> Piece:
    says = t.words(f"piece-{what}", seat=t.name(board), count=number, most=most)
    touch = f"imperium-{board + 1}" if what == "imperium" else ""
    seat = f"seat-{board + 1}"
    return Piece(what, seat, x, y, says, number=number, touch=touch, on=seat, w=26, h=24, drawing=drawing)


def word_kept(t: Table, board: int) -> str:
    """How many pledges a player has kept and broken in all years, beside the name."""
    counts = t.view.promises[board * len(VERDICTS) : (board + 1) * len(VERDICTS)]
    shown = [(art, VERDICTS[verdict], counts[verdict]) for art, verdict in (("check", KEPT), ("cross", BROKEN))]
    return "".join(
        use(art, 4 + 26 * k, 0, 11, f"sym v-{verdict}") + text(str(count), 12 + 26 * k, 4, "charm start")
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


def cell(t: Table, board: int, row: int, field: int) -> Iterator[Piece]:
    view = t.view
    x, y = left(field), top(row)
    lane = f"lane-{FIELDS[field]}-{board + 1}"
    where = {"seat": t.names[board], "field": t.fields[field], "field_id": FIELDS[field]}
    says = t.words("piece-lane", **where)
    outline = f"M{-CELL / 2} {-ROW / 2 + 2.5}h{CELL}v{ROW - 5}h{-CELL}z"
    yield Piece("lane", lane, x + CELL / 2, y + ROW / 2 - 2.5, says, touch=lane, w=CELL, h=ROW - 5, outline=outline)
    yield from recruits(t, board, field, x, y, lane)
    if t.hidden(board) and t.mine(board):
        yield from laid(t, board, field, x, y, lane)
    elif view.phase == RESOLUTION:
        yield from fought(t, board, field, x, y, lane)
    yield from promised(t, board, field, x, y, lane)


def spread(n: int) -> tuple[float, float]:
    """How wide the cards of a row are, and how far from each other: no card hides another's middle."""
    width = min(46.0, 350 / (n + 1))
    return width, 0 if n < 2 else min(width + 3, (178 - width) / (n - 1))


def recruits(t: Table, board: int, field: int, x: float, y: float, lane: str) -> Iterator[Piece]:
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
        stack = [(card, 0, 0, False) for card in view.faceup[board] if card < box.loyal and box.field[card] == field]
    width, step = spread(len(stack))
    for place, (card, filled, added, returns) in enumerate(stack):
        recruit = t.words(f"recruit-{box.recruits[card]}")
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
        else:
            says, touch = t.words("piece-shown", **values), f"shown-{box.recruits[card]}-{board + 1}"
        yield Piece(
            "recruit", lane, x + 8 + width / 2 + place * step, y + 46, says, board,
            touch=touch, on=lane, marks=("exhausted",) if returns else marks, w=width, h=width * 74 / 48,
            drawing=art.recruit_mini(box, card, filled, added, width), reads=recruit_reads(t, card),
        )  # fmt: skip


def recruit_reads(t: Table, card: int) -> tuple[str, ...]:
    box = t.view.box
    kind = t.words("board-level", field=faces.heading(box.field[card], t.words), level=box.level[card])
    return (
        t.words(f"recruit-{box.recruits[card]}"),
        kind,
        t.words("reads-cost", cost=faces.price(box.cost[card], t.words)),
        t.words(
            "reads-strength", authority=box.authority[card], boxes=faces.boxes(box.ambition[card], 0, t.words) or "–"
        ),
        faces.ability(box, card, t.words),
    )


SPOTS: Final = ((202, 17), (234, 17), (202, 45), (234, 45), (202, 73), (234, 73))


def at(x: float, y: float, spot: int) -> tuple[float, float]:
    return x + SPOTS[spot][0], y + SPOTS[spot][1]


def laid(t: Table, board: int, field: int, x: float, y: float, lane: str) -> Iterator[Piece]:
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
            lane,
            *at(x, y, 2),
            says,
            number=loyalty,
            touch=key,
            on=lane,
            marks=chosen,
            drawing=art.chip(LOYALTY, loyalty),
        )
    spot = f"{prefix}charisma-{name}"
    says = words("piece-charisma-spot", **where)
    sign = use("charisma", 0, 0, 20, "faint")
    yield Piece("spot", lane, *at(x, y, 1), says, touch=spot, on=lane, w=28, h=28, drawing=sign)
    cubes = [plan.count(charisma_entry(field, kind)) for kind in range(len(INFLUENCE))]
    for k, kind in enumerate([kind for kind in range(len(INFLUENCE)) if cubes[kind]]):
        told = faces.amount(INFLUENCE[kind], cubes[kind], words)
        says = words("piece-laid-charisma", cubes=told, **where)
        key = f"{prefix}charm-{name}-{INFLUENCE[kind]}"
        px, py = at(x, y, 3) if k == 0 else (x + 234 - 27 * (k - 1), y + 73)
        yield Piece(
            f"cube-{INFLUENCE[kind]}",
            lane,
            px,
            py,
            says,
            number=cubes[kind],
            touch=key,
            on=lane,
            marks=chosen,
            drawing=art.chip(kind, cubes[kind]),
        )
    authority, charisma = sure(view, board, plan, field)
    if plan:
        says = words("piece-sure", authority=authority, charisma=charisma, **where)
        yield Piece("sure", lane, *at(x, y, 0), says, on=lane, drawing=art.numbered("authority", authority))


def promised(t: Table, board: int, field: int, x: float, y: float, lane: str) -> Iterator[Piece]:
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
        px, py = at(x, y, 4) if not k else (x + 202 - 30 * k, y + 76)
        drawing = art.chip(SUPPORT, count)
        drawing += group(tag(giver, letter(view, giver), 9, -9, 12), cls=colour(view, giver))
        marks: tuple[Mark, ...] = ("chosen",) if mine else ()
        yield Piece(
            "cube-support", lane, px, py, says, giver, count, touch=touch, on=lane, marks=marks, drawing=drawing
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


def fought(t: Table, board: int, field: int, x: float, y: float, lane: str) -> Iterator[Piece]:
    """What the resolution shows of a board in a field."""
    view, words = t.view, t.words
    where = {"field": t.fields[field], "field_id": FIELDS[field], "seat": t.names[board]}
    authority, charisma = strength(t, board, field)
    if authority or view.stacks[board * 3 + field]:
        says = words("piece-authority", count=authority, **where)
        yield Piece(
            "authority",
            lane,
            *at(x, y, 0),
            says,
            number=authority,
            on=lane,
            drawing=art.numbered("authority", authority),
        )
    if charisma:
        says = words("piece-charisma", count=charisma, **where)
        yield Piece(
            "charisma", lane, *at(x, y, 1), says, number=charisma, on=lane, drawing=art.numbered("charisma", charisma)
        )
    played = view.plans[board].count(loyalty_entry(field))
    if played:
        says = words("piece-played-loyalty", count=played, **where)
        yield Piece(
            "loyalty", f"{lane}-played", *at(x, y, 2), says, number=played, on=lane, drawing=art.chip(LOYALTY, played)
        )
    front = view.front[board * 3 + field]
    if front:
        says = words("piece-front", count=front, **where)
        drawing = art.chip(LOYALTY, front) + use("plus", -9, -9, 10, "sym")
        yield Piece("loyalty", lane, *at(x, y, 3), says, number=front, on=lane, drawing=drawing)


# -- the foot: phase, supply, Senate -----------------------------------------------------------------


def foot(t: Table) -> Iterator[Piece]:
    view, words = t.view, t.words
    y = top(view.boards) + 17
    if view.phase < len(PHASE_ART):
        says = words("piece-phase", phase=words(f"phase-{PHASES[view.phase]}"))
        symbol = PHASE_ART[view.phase]
        ring = rect(-15, -14, 30, 28, "nowphase", 6) + use(symbol, 0, 0, 22, "sym")
        yield Piece("phase", "phase", phase_x(view.phase), y, says, id="phase", w=28, h=26, drawing=ring)
    yield from supply(t, 356, y, "fields")
    pair = [words(f"field-{FIELDS[field]}") for field in view.box.senate_pairs[view.senate]]
    says = words(
        "piece-senate",
        senate=words(f"senate-{view.box.senate[view.senate]}"), imperium=view.box.senate_pair,
        first=pair[0], second=pair[1],
    )  # fmt: skip
    arts = [art.FIELD_ART[field] for field in view.box.senate_pairs[view.senate]]
    drawing = rect(-66, -14, 132, 28, "tile", 5) + use("vp", -48, 0, 18, "sym") + use(arts[0], -28, 0, 18, "sym")
    drawing += text("+", -8, 5, "beside") + use("vp", 10, 0, 18, "sym") + use(arts[1], 30, 0, 18, "sym")
    drawing += group(art.numbered("imperium", view.box.senate_pair, 20), 54)
    yield Piece("senate", "senate", 912, y, says, w=132, h=28, drawing=drawing)
    crown = use("crown", 0, 0, 24, "role")
    says = words("piece-im-tile", seat=t.names[view.im])
    yield Piece("im", "im", 812, y, says, id="im", touch="im", w=28, h=26, drawing=crown)


def supply(t: Table, x: float, y: float, place: str) -> Iterator[Piece]:
    """What nobody owns: influence, loyalty, Denarii."""
    view, words = t.view, t.words
    for kind, name in enumerate(INFLUENCE):
        says = words("piece-supply", cubes=faces.amount(name, view.supply[kind], words))
        drawing = art.chip(kind, view.supply[kind])
        yield Piece(
            f"cube-{name}",
            f"supply-{place}",
            x + 52 * kind,
            y,
            says,
            number=view.supply[kind],
            touch=f"supply-{name}",
            drawing=drawing,
        )
    loyalty = max(0, view.loyalty)  # BC-2.17
    says = words("piece-supply", cubes=faces.amount("loyalty", loyalty, words))
    yield Piece("loyalty", f"supply-{place}", x + 208, y, says, number=loyalty, drawing=art.chip(LOYALTY, loyalty))
    says = words("piece-supply", cubes=faces.amount("denarius", view.mint, words))
    drawing = art.chip(DENARIUS, view.mint)
    yield Piece(
        "denarii", f"supply-{place}", x + 260, y, says, number=view.mint, touch="supply-denarius", drawing=drawing
    )
    says = words("piece-imperium-track")
    yield Piece(
        "imperium", f"supply-{place}", x + 312, y, says, touch="supply-imperium", drawing=art.symbol("imperium")
    )
