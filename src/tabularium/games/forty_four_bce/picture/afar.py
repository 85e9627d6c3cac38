"""What lies one touch away, as it is seen while it lies small: a few large numbers instead of grey dust."""

from __future__ import annotations

from functools import cache
from typing import Final

from tabularium.draw.pieces import tag
from tabularium.draw.svg import group, rect, text, use
from tabularium.games.forty_four_bce.box import FIELDS, FortyFourBceBox
from tabularium.games.forty_four_bce.packed import reaction_answer, reaction_number, speaker_of
from tabularium.games.forty_four_bce.picture import art
from tabularium.games.forty_four_bce.picture.table import Table, colour, letter
from tabularium.games.forty_four_bce.steps.kinds import ACCEPT, BROKEN, KEPT, REFUSE
from tabularium.kernel.picture import Ground, Piece

LARGE: Final = 1.5  # how much larger the low tablet of what was said would be as a board
Row = tuple[int, str, str, tuple[int, ...]]  # a board with its letter and colour, and its numbers


def fields_afar(t: Table, ground: Ground) -> Piece:
    """Imperium, Denarii and what is held, of everybody, and who is the Imperium Maius."""
    view = t.view
    rows = [row(t, board, view.imperium[board], view.denarii[board], view.held(board)) for board in t.rows()]
    drawing = table_of(tuple(rows), ("imperium", "coin", "card"), ground.width, ground.height, view.im)
    return seen_small(t, "fields", ground, drawing)


def city_afar(t: Table, ground: Ground) -> Piece:
    """How many architects everybody has there."""
    rows = tuple(row(t, board, len(t.view.owned[board])) for board in t.rows())
    return seen_small(t, "city", ground, architects(rows, ground.width, ground.height))


def row(t: Table, board: int, *numbers: int) -> Row:
    return board, letter(t.view, board), colour(t.view, board), numbers


def recruits_afar(t: Table, ground: Ground) -> Piece:
    """How many recruits are left of each kind."""
    view = t.view
    left = tuple(view.display[recruit] for recruit in range(view.box.loyal))
    there = tuple(recruit for recruit in range(view.box.loyal) if recruit not in view.removed)
    return seen_small(t, "recruits", ground, stacks(view.box, there, left, ground.width, ground.height))


def said_afar(t: Table, ground: Ground) -> Piece:
    """How much everybody has said, and how much of it was accepted and refused; after the reveal, kept and broken."""
    view = t.view
    rows = []
    for board in t.rows():
        mine = [number for number, statement in enumerate(view.statements) if speaker_of(statement) == board]
        if view.verdicts:
            good, bad = (sum(view.verdicts[number] == verdict for number in mine) for verdict in (KEPT, BROKEN))
        else:
            answers = [reaction_answer(one) for one in view.reactions if reaction_number(one) in mine]
            good, bad = answers.count(ACCEPT), answers.count(REFUSE)
        rows.append(row(t, board, len(mine), good, bad))
    drawing = table_of(tuple(rows), ("plot", "check", "cross"), ground.width * LARGE, ground.height * LARGE)
    return seen_small(t, "said", ground, group(drawing, scale=1 / LARGE))


def seen_small(t: Table, place: str, ground: Ground, drawing: str) -> Piece:
    """It belongs to a corner, where nothing lies that could cover it, and is drawn over all of the board."""
    says = t.words(f"piece-afar-{place}")
    whole = group(drawing, ground.width / 2, ground.height / 2)
    return Piece("afar", f"afar-{place}", 0, 0, says, w=1, h=1, drawing=whole)


@cache
def table_of(rows: tuple[Row, ...], symbols: tuple[str, ...], width: float, height: float, crowned: int = -1) -> str:
    """A line for each board, and above them what is counted; one of them may have a crown."""
    drawn = [rect(-width, -height, 2 * width, 2 * height, "plain")]
    high = height / (len(rows) + 1)
    step = (width - high) / len(symbols)
    at = [high + step * (k + 0.5) - width / 2 for k in range(len(symbols))]
    size = min(high * 0.94, 110)
    drawn.extend(
        use(symbol, x, (high - height) / 2, size, f"sym r-{symbol}") for symbol, x in zip(symbols, at, strict=True)
    )
    for k, (board, sign, hue, numbers) in enumerate(rows):
        y = high * (k + 1.5) - height / 2
        drawn.append(group(tag(board, sign, 0, 0, size), (high - width) / 2, y, cls=hue))
        if board == crowned:
            drawn.append(use("crown", 1.2 * high - width / 2, y, size, "role"))
        drawn.extend(text(str(number), x, y + 34, "afar") for number, x in zip(numbers, at, strict=True))
    return group("".join(drawn), cls="from-afar-only")


@cache
def architects(rows: tuple[Row, ...], width: float, height: float) -> str:
    """Boards in two columns, each with a number; the first cell says of what."""
    drawn = [rect(-width, -height, 2 * width, 2 * height, "plain")]
    high = height / -(-(len(rows) + 1) // 2)
    size = min(high * 0.8, 150)
    drawn.append(use("architect", -width / 4, (high - height) / 2, size, "sym"))
    for k, (board, sign, hue, (number,)) in enumerate(rows, 1):
        x, y = width / 2 * (k % 2) - width / 4, high * (k // 2 + 0.5) - height / 2
        drawn.append(group(tag(board, sign, 0, 0, size * 0.86), x - 70, y, cls=hue))
        drawn.append(text(str(number), x + 70, y + 34, "afar"))
    return group("".join(drawn), cls="from-afar-only")


@cache
def stacks(box: FortyFourBceBox, there: tuple[int, ...], left: tuple[int, ...], width: float, height: float) -> str:
    """How many cards lie in each stack, a line for each field; those of no field stand at the right."""
    drawn = [rect(-width, -height, 2 * width, 2 * height, "plain")]
    high = height / len(FIELDS)
    for field, symbol in enumerate(art.FIELD_ART[: len(FIELDS)]):
        y = high * (field + 0.5) - height / 2
        drawn.append(use(symbol, 80 - width / 2, y, 130, f"sym r-{symbol}"))
        line = sorted((one for one in there if box.field[one] == field), key=lambda one: (box.level[one], one))
        step = (width - 340) / max(4, len(line))
        for k, recruit in enumerate(line):
            drawn.append(stack(left[recruit], FIELDS[field], 160 + step * (k + 0.5) - width / 2, y, step, high))
    for k, recruit in enumerate(one for one in there if box.field[one] >= len(FIELDS)):
        drawn.append(stack(left[recruit], "any", width / 2 - 90, high * (k + 0.5) - height / 2, 170, high))
    return group("".join(drawn), cls="from-afar-only")


def stack(left: int, hue: str, x: float, y: float, wide: float, high: float) -> str:
    frame = rect(x - wide / 2 + 8, y - high / 2 + 10, wide - 16, high - 20, f"f-{hue}" if left else "slot", 18)
    return frame + text(str(left), x, y + 34, "afar onhue") if left else frame
