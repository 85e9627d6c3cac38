"""A floor of mosaic in one module: tiles that turn and mirror, a plan and its place in one gesture, coins by the
stepper, an exchange in any order, a die, and a pass that wastes something."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path as File

from tabularium.draw.svg import circle, rect, text
from tabularium.draw.words import WordedBoard
from tabularium.kernel.box import Reader, Toml
from tabularium.kernel.game import Credits, Game
from tabularium.kernel.moves import FIRST_EVENT, FIRST_KIND, KIND, PASS, argument_of, kind_of
from tabularium.kernel.notation import Notation, Telling, phrase
from tabularium.kernel.picture import (
    Area,
    Foresight,
    Form,
    Grid,
    Ground,
    Path,
    Picture,
    Piece,
    amounts,
    bag,
    cell,
    laid,
    touches,
)
from tabularium.kernel.presentation import Panel
from tabularium.kernel.rng import Rng
from tabularium.kernel.scores import Outcome, ScoreSheet, ranked, score_sheet
from tabularium.kernel.sight import Sight
from tabularium.kernel.state import Box, State
from tabularium.kernel.step import NOT_NOW, Decision
from tabularium.kernel.textboard import Line, Section

TAKE, LAY, PAY, SWAP, ROLL = ((FIRST_KIND + n) << KIND for n in range(5))
TOLD_LAID, TOLD_PAID, TOLD_SWAPPED, TOLD_ROLLED, TOLD_PASSED = (FIRST_EVENT + n for n in range(5))

# name, cells (column, row), what it is after a quarter turn, and in the mirror
FORMS = (
    Form("bar", ((0, 0), (1, 0)), "post", "bar"),
    Form("post", ((0, 0), (0, 1)), "bar", "post"),
    Form("hook", ((0, 0), (0, 1), (1, 1)), "knee", "crook"),
    Form("knee", ((0, 0), (1, 0), (0, 1)), "elbow", "elbow"),
    Form("elbow", ((0, 0), (1, 0), (1, 1)), "crook", "knee"),
    Form("crook", ((1, 0), (0, 1), (1, 1)), "hook", "hook"),
)
PLANS = (("line", (0, 1)), ("bend", (2, 3, 4, 5)))
THINGS = ("glass", "stone")


class FloorBox(Box):
    __slots__ = ("coins", "columns", "rows", "turns")

    columns: int
    rows: int
    coins: int
    turns: int


def read_box(table: Toml) -> FloorBox:
    reader = Reader(table)
    box = FloorBox()
    box.columns = reader.number("columns", 2, 9)
    box.rows = reader.number("rows", 2, 9)
    box.coins = reader.number("coins", 1, 9)
    box.turns = reader.number("turns", 1, 9)
    reader.finish()
    return box


class Floor(State):
    __slots__ = ("box", "coins", "covered", "tiles", "turn")

    box: FloorBox
    turn: int
    coins: list[int]
    tiles: list[int]  # by seat
    covered: tuple[int, ...]  # by cell: the number of the tile, or 0

    def hide(self, viewer: int) -> None:
        pass

    def fill(self, rng: Rng) -> None:
        pass

    def fits(self, form: int, at: int) -> bool:
        column, row = at % self.box.columns, at // self.box.columns
        for dx, dy in FORMS[form].cells:
            x, y = column + dx, row + dy
            if x >= self.box.columns or y >= self.box.rows or self.covered[y * self.box.columns + x]:
                return False
        return True


class Turn(Decision[Floor]):
    """A seat takes a plan, pays, exchanges, rolls or passes."""

    def candidates(self, s: Floor, seat: int) -> list[int]:
        plans = [TAKE | n for n, (_, forms) in enumerate(PLANS) if any(s.fits(f, at) for f in forms for at in cells(s))]
        pays = [PAY | n for n in range(min(s.coins[seat], 3))]
        return sorted([PASS, *plans, *pays, SWAP | 1, SWAP | 2, ROLL])

    def forbids(self, s: Floor, seat: int, move: int) -> str:
        if kind_of(move) == SWAP:
            return "" if argument_of(move) in (1, 2) else "TS-3"
        if kind_of(move) == PAY:
            return "" if argument_of(move) < min(s.coins[seat], 3) else "TS-2"
        return "" if move in self.candidates(s, seat) else NOT_NOW

    def wastes(self, s: Floor, seat: int, move: int) -> dict[str, int]:
        return {"coins": s.coins[seat]} if move == PASS and s.coins[seat] else {}

    def apply(self, s: Floor, seat: int, move: int) -> None:
        if kind_of(move) == TAKE:
            s.push(Laying(seat, argument_of(move)))
            return
        if kind_of(move) == PAY:
            s.coins[seat] -= argument_of(move) + 1
            s.tell(TOLD_PAID, seat, argument_of(move) + 1)
        elif kind_of(move) == SWAP:
            s.tell(TOLD_SWAPPED, seat)
        elif move == ROLL:
            s.tell(TOLD_ROLLED, seat, s.below(6) + 1)
        else:
            s.tell(TOLD_PASSED, seat)
        go_on(s, seat)


class Laying(Decision[Floor]):
    """The tile of a plan is laid on free cells (TS-1)."""

    __slots__ = ("plan",)

    def __init__(self, seat: int, plan: int) -> None:
        self.seat = seat
        self.plan = plan

    def legal(self, s: Floor, seat: int) -> list[int]:
        return sorted(LAY | form << 8 | at for form in PLANS[self.plan][1] for at in cells(s) if s.fits(form, at))

    def forbids(self, s: Floor, seat: int, move: int) -> str:
        if kind_of(move) != LAY or argument_of(move) >> 8 not in PLANS[self.plan][1] or move & 0xFF >= len(s.covered):
            return NOT_NOW
        return "" if s.fits(argument_of(move) >> 8, move & 0xFF) else "TS-1"

    def prompt_values(self, s: Floor) -> dict[str, int]:
        return {"plan": self.plan}

    def apply(self, s: Floor, seat: int, move: int) -> None:
        form, at = argument_of(move) >> 8, move & 0xFF
        covered = list(s.covered)
        for dx, dy in FORMS[form].cells:
            covered[at + dx + dy * s.box.columns] = sum(s.tiles) + 1
        s.covered = tuple(covered)
        s.tiles[seat] += 1
        s.tell(TOLD_LAID, seat)
        go_on(s, seat)


def cells(s: Floor) -> range:
    return range(len(s.covered))


def go_on(s: Floor, seat: int) -> None:
    s.turn += 1
    if s.turn < s.box.turns * s.seats:
        s.push(Turn((seat + 1) % s.seats))


def setup(s: Floor) -> None:
    s.turn = 0
    s.coins = [s.box.coins] * s.seats
    s.tiles = [0] * s.seats
    s.covered = (0,) * (s.box.columns * s.box.rows)
    s.push(Turn(0))


def make_notation(box: FloorBox) -> Notation:
    plans, forms = tuple(name for name, _ in PLANS), tuple(form.key for form in FORMS)
    vocabulary = {"plan": plans, "form": forms, "thing": THINGS}
    moves = (
        phrase(TAKE, "take {plan:2}"),
        phrase(LAY, "lay {form:4} {at:number:8+1}"),
        phrase(PAY, "pay {number:2+1}"),
        phrase(SWAP, "swap {first:thing:1} {second:thing:1}"),
        phrase(ROLL, "roll"),
    )
    events = (
        Telling(TOLD_LAID, "laid"),
        Telling(TOLD_PAID, "paid", ("number",)),
        Telling(TOLD_SWAPPED, "swapped"),
        Telling(TOLD_ROLLED, "rolled", ("number",)),
        Telling(TOLD_PASSED, "passed"),
    )
    return Notation(vocabulary, moves, events)


# -- how it is shown ---------------------------------------------------------------------------------


@cache
def floor_ground(columns: int, rows: int) -> Ground:
    drawn = [rect(0, 0, 1000, 480, "marble")]
    for n in range(columns * rows):
        drawn.append(rect(300 + n % columns * 60, 40 + n // columns * 60, 60, 60, "room"))
    return Ground("floor", 1000, 480, "".join(drawn))


class FloorBoard(WordedBoard[Floor]):
    chained = frozenset({TAKE})

    def where(self, sight: Sight[Floor, FloorBox]) -> str:
        return sight.words("where", turn=sight.view.turn + 1)

    def sections(self, sight: Sight[Floor, FloorBox]) -> list[Section]:
        return [
            Section("floor", sight.words("area-floor"), (Line(sight.words("about", number=sum(sight.view.tiles))),))
        ]

    def panels(self, sight: Sight[Floor, FloorBox]) -> list[Panel]:
        rows = [((sight.words("score-tiles"), str(tiles)),) for tiles in sight.view.tiles]
        return [Panel(sight.names[seat], rows[seat], seat) for seat in range(sight.seats)]

    def draw(self, sight: Sight[Floor, FloorBox]) -> Picture:
        view, box, words = sight.view, sight.box, sight.words
        w, h = 60 * box.columns, 60 * box.rows
        pieces = [
            Piece("floor", "floor", 300 + w / 2, 40 + h / 2, words("piece-floor"), touch="floor", w=w, h=h,
                  grid=Grid(box.columns, box.rows)),
            Piece("die-4", "aside", 900, 100, words("piece-die"), touch="die", w=48, h=48),
        ]  # fmt: skip
        for n, (name, _) in enumerate(PLANS):
            says = words("piece-plan", plan=words(f"plan-{name}"))
            drawing = rect(-70, -40, 140, 80, "parchment", 6) + text(name, 0, 5, "words")
            pieces.append(
                Piece("plan", name, 150, 100 + 120 * n, says, touch=f"plan-{name}", w=140, h=80, drawing=drawing)
            )
        for n, tile in enumerate(view.covered):
            if tile:
                x, y = 330 + n % box.columns * 60, 70 + n // box.columns * 60
                says = words("piece-tile", number=tile)
                drawing = circle(0, 0, 20, "chip") + text(str(tile), 0, 5, "words")
                pieces.append(Piece("tile", f"tile-{tile}", x, y, says, on="floor", w=40, h=40, drawing=drawing))
        floor = Area("floor", words("area-floor"), floor_ground(box.columns, box.rows), tuple(pieces))
        if view.viewer >= view.seats:
            return Picture((floor,), FORMS)
        purse = Area("purse", words("area-purse"), Ground("purse", 1000, 170, ""), self.things(sight), "near")
        return Picture((floor, purse), FORMS)

    def things(self, sight: Sight[Floor, FloorBox]) -> tuple[Piece, ...]:
        coins = sight.view.coins[sight.viewer]
        says = sight.words("piece-purse", number=coins)
        found = [Piece("coin", "purse", 200, 85, says, number=coins, touch="purse", w=60, h=60)]
        for n, (name, kind) in enumerate((("glass", "jewel"), ("stone", "stone"))):
            said = sight.words("piece-thing", thing=sight.words(f"thing-{name}"))
            found.append(Piece(kind, name, 500 + 140 * n, 85, said, touch=f"thing-{name}", w=60, h=60))
        return tuple(found)

    def path(self, view: Floor, move: int) -> Path | None:
        argument = argument_of(move)
        if kind_of(move) == LAY:
            return laid(FORMS[argument >> 8].key, self.key(view, argument & 0xFF))
        if kind_of(move) == PAY:
            return amounts({"purse": argument + 1}, "purse")
        if kind_of(move) == SWAP:
            return bag("thing-glass", "thing-stone")
        return touches("die") if move == ROLL else None

    def key(self, view: Floor, at: int) -> str:
        return cell("floor", at % view.box.columns, at // view.box.columns)

    def move_of(self, view: Floor, path: Path) -> int:
        found = [n for n, form in enumerate(FORMS) if form.key == path.form]
        places = [at for at in cells(view) if self.key(view, at) == path.at]
        return LAY | found[0] << 8 | places[0] if found and places else -1

    def foresee(self, sight: Sight[Floor, FloorBox], moves: Sequence[int]) -> Foresight:
        take, *lay = moves
        if kind_of(take) != TAKE or not lay:
            return super().foresee(sight, moves)
        number = len(FORMS[argument_of(lay[0]) >> 8].cells)
        return Foresight((sight.words("would", number=number),), (f"plan-{PLANS[argument_of(take)][0]}",))


def score(s: Floor) -> ScoreSheet:
    return score_sheet(("tiles",), [(tiles,) for tiles in s.tiles])


def outcome(s: Floor) -> Outcome:
    return Outcome((1,), "solo", "done") if s.seats == 1 else ranked([(tiles,) for tiles in s.tiles])


GAME = Game[Floor, FloorBox](
    id="tessera",
    prefix="TS",
    folder=File(__file__).parent,
    credits=Credits({"en": "Tessera", "fr": "Tessera"}, ("Tabularium",), "Tabularium"),
    player_counts=(1, 2),
    minutes=(1, 2),
    state=Floor,
    steps={"turn": Turn, "laying": Laying},
    board=FloorBoard(),
    read_box=read_box,
    setup=setup,
    make_notation=make_notation,
    score=score,
    moment=lambda s: (s.turn + 1, "turn"),
    outcome=outcome,
    bound=lambda seats, options: 20 * seats,
    conserved=lambda s: {"cells": len(s.covered)},
    example=True,
)
Turn.name, Laying.name = "turn", "laying"
