"""A picture on its way to a page: lines of JSON, one for each piece, so that what stays the same is not sent again.

The first word of a line says what it is: an `area`, a `piece` of the area above it, a `look` (the drawing of pieces, by
its digest), what there is to `read` about a piece, a `form`, a `gesture` on offer, the cells for `laying` a form, or a
move that is `greyed`.
"""

from __future__ import annotations

import json
import re
from collections.abc import Iterator, Mapping
from functools import lru_cache
from hashlib import blake2b
from pathlib import Path as File
from string import ascii_uppercase

from tabularium.draw.pieces import ART, drawing_of
from tabularium.draw.svg import n
from tabularium.kernel.game import AnyGame
from tabularium.kernel.picture import Area, Form, Ground, Path, Picture, Piece
from tabularium.kernel.presentation import Gesture, Greyed, Presenter, after_move
from tabularium.kernel.state import View
from tabularium.tables.table import Look

GREYED = 80  # moves that are not possible and still have a path; about the others one asks
SEATS = 8
LETTERS = ascii_uppercase
GROUNDS = 400  # that are kept to be sent


class Grounds:
    """The grounds of the pictures shown lately, by digest: a browser fetches each of them once."""

    def __init__(self) -> None:
        self._kept: dict[str, Ground] = {}

    def keep(self, ground: Ground) -> None:
        if ground.digest not in self._kept:
            while len(self._kept) >= GROUNDS:
                del self._kept[next(iter(self._kept))]
            self._kept[ground.digest] = ground

    def svg(self, digest: str) -> str:
        """The ground as an image, or "" if nobody was shown it."""
        ground = self._kept.get(digest)
        if ground is None:
            return ""
        box = f"0 0 {n(ground.width)} {n(ground.height)}"
        return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{ground.svg}</svg>'


def picture_lines(look: Look, grounds: Grounds, active: bool) -> tuple[str, ...]:
    """All lines of the picture that a viewer sees, with what it can touch if its seat is `active`; none if the game
    does not draw itself."""
    picture = look.picture
    if picture is None:
        return ()
    lines = list(drawn_lines(look.presenter, look.view, picture, grounds))
    if active:
        lines.extend(form_line(form) for form in picture.forms)
        lines.extend(gesture_lines(look, picture))
    return tuple(lines)


def drawn_lines(presenter: Presenter, view: View, picture: Picture, grounds: Grounds) -> tuple[str, ...]:
    """What is drawn, without what can be touched."""
    looks: dict[str, str] = {}
    lines = [line for area in picture.areas for line in area_lines(presenter, view, area, grounds, looks)]
    return (*lines, *looks.values())


def area_lines(presenter: Presenter, view: View, area: Area, grounds: Grounds, looks: dict[str, str]) -> Iterator[str]:
    board = presenter.board
    seen = presenter.game.seen(view)
    ground = area.ground
    grounds.keep(ground)
    yield line(
        "area",
        key=area.key, title=area.title, edge=area.edge, seat=area.seat,
        ground=ground.digest, width=ground.width, height=ground.height,
    )  # fmt: skip
    owners: dict[int, tuple[str, str]] = {-1: ("", "")}
    for piece in area.pieces:
        if piece.seat not in owners:
            letter = board.letter(seen, presenter.words, piece.seat)
            owners[piece.seat] = (board.colour(seen, piece.seat), letter)
        said, kept = piece_lines(piece, *owners[piece.seat])
        looks.update(kept)
        yield said


@lru_cache(20_000)
def piece_lines(piece: Piece, colour: str, letter: str) -> tuple[str, tuple[tuple[str, str], ...]]:
    """The line of a piece, and those of its drawing and of what there is to read about it, by their keys."""
    drawing = drawing_of(piece, colour, letter)
    look = digest(drawing) if drawing else ""
    read = digest("\n".join(piece.reads)) if piece.reads else ""
    grid = [piece.grid.columns, piece.grid.rows] if piece.grid else None
    values = {
        "kind": piece.kind, "place": piece.place, "x": short(piece.x), "y": short(piece.y), "says": piece.says,
        "seat": piece.seat + 1, "number": piece.number, "id": piece.id, "touch": piece.touch, "on": piece.on,
        "marks": list(piece.marks), "w": short(piece.w), "h": short(piece.h), "turn": short(piece.turn),
        "look": look, "outline": piece.outline, "grid": grid, "read": read, "was": piece.was,
    }  # fmt: skip
    kept = []
    if look:
        kept.append((look, line("look", key=look, svg=drawing)))
    if read:
        kept.append((read, line("read", key=read, text=list(piece.reads))))
    return line("piece", **{key: value for key, value in values.items() if value}), tuple(kept)


def gesture_lines(look: Look, picture: Picture) -> Iterator[str]:
    presenter, view = look.presenter, look.view
    labels = {choice.move: choice.label for choice in look.page.choices}
    notation = presenter.game.notation(presenter.game.box_of(view))
    laid: dict[tuple[tuple[str, ...], str], list[list[str]]] = {}  # cells and moves, by what is touched first and form
    for gesture in look.gestures:
        path = gesture.path
        moves = " > ".join(notation.format(move) for move in gesture.moves)
        if path.form:
            laid.setdefault((path.touches, path.form), []).append([path.at, moves])
        elif path.touches or path.amounts:
            yield line("gesture", move=moves, **path_values(path), label=label_of(look, gesture, labels))
    for (first, form), cells in laid.items():
        yield line("laying", touches=list(first), form=form, cells=cells)
    keys = picture.keys()
    for greyed in look.page.greyed[:GREYED]:
        path = presenter.path(view, greyed.move)
        if path.touches and path.touches[0] in keys:
            yield greyed_line(greyed, path)


def label_of(look: Look, gesture: Gesture, labels: dict[int, str]) -> str:
    """What a menu says. Of several moves in one gesture the last is what they differ in, as it is after the rest."""
    *before, last = gesture.moves
    if not before and last in labels:
        return labels[last]
    view: View | None = look.view
    for move in before:
        view = after_move(view, move) if view is not None else None
    return look.presenter.offer(view, last).label if view is not None else look.presenter.label(look.view, last)


def greyed_line(greyed: Greyed, path: Path) -> str:
    rule = "" if greyed.rule == "not-now" else greyed.rule
    return line("greyed", touches=list(path.touches), why=greyed.sentence, rule=rule)


def path_values(path: Path) -> dict[str, object]:
    values = {
        "touches": list(path.touches), "bag": path.bag, "amounts": [list(one) for one in path.amounts],
    }  # fmt: skip
    return {key: value for key, value in values.items() if value}


def form_line(form: Form) -> str:
    cells = [list(cell) for cell in form.cells]
    return line("form", key=form.key, cells=cells, turned=form.turned, mirrored=form.mirrored)


def line(what: str, /, **values: object) -> str:
    return json.dumps([what, values], ensure_ascii=False, separators=(",", ":"))


def digest(text: str) -> str:
    return blake2b(text.encode(), digest_size=6).hexdigest()


def short(value: float) -> float:
    """A number as short as it can be told."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


# -- what browsers fetch once ------------------------------------------------------------------------


class Art:
    """Symbols and stylesheets, under an address that changes when they do."""

    def __init__(self, games: Mapping[str, AnyGame]) -> None:
        sheets = [(ART / name).read_text(encoding="utf-8") for name in ("tokens.css", "pictures.css")]
        own = [file.read_text(encoding="utf-8") for game in games.values() if (file := style_of(game)).exists()]
        self.style = "\n".join([*sheets, *own, signs_style(sheets[0])])
        self.symbols = (ART / "symbols.svg").read_text(encoding="utf-8")
        self.version = digest(self.style + self.symbols)


def signs_style(tokens: str) -> str:
    """Classes by which a page says which colour and letter each seat has: `s0-red l0-R`."""
    fills = re.findall(r"\.([a-z]+) \{ --seat: (#\w+); --on: (#\w+);", tokens)
    rules = [
        f".s{seat}-{name} {{ --s{seat}: {fill}; --s{seat}-on: {on}; --s{seat}-word: var(--word-{name}); }}"
        for seat in range(SEATS)
        for name, fill, on in fills
    ]
    rules.extend(f'.l{seat}-{letter} {{ --l{seat}: "{letter}"; }}' for seat in range(SEATS) for letter in LETTERS)
    return "\n".join(rules)


def signs_of(presenter: Presenter, view: View) -> str:
    """The colour and the letter of every seat, as classes."""
    seen = presenter.game.seen(view)
    found = []
    for seat in range(presenter.board.coloured(seen)):
        letter = presenter.board.letter(seen, presenter.words, seat)
        found.append(f"s{seat}-{presenter.board.colour(seen, seat)}")
        if len(letter) == 1 and letter in LETTERS:  # longer ones are the usual numerals
            found.append(f"l{seat}-{letter}")
    return " ".join(found)


def style_of(game: AnyGame) -> File:
    return game.folder / "picture.css"
