"""A picture on its way to a page: lines of JSON, one for each piece, so that what stays the same is not sent again.

The first word of a line says what it is: an `area`, a `piece` of the area above it, a `part` of drawings (by its
digest, see `shapes`), what there is to `read` about a piece, a `form`, a `gesture` on offer, the cells for `laying` a
form, or moves that are `greyed` for one reason. Nothing is said twice: a 1 stands for what follows from the rest of a
piece, and the list of moves on the page has the labels.
"""

from __future__ import annotations

import asyncio
import logging
import re
from collections.abc import Iterable, Iterator, Mapping, Sequence
from concurrent.futures import Future
from functools import lru_cache
from itertools import chain
from operator import attrgetter
from pathlib import Path as File
from string import ascii_uppercase
from typing import NamedTuple

from tabularium.draw.pieces import ART, drawing_of
from tabularium.draw.svg import n
from tabularium.kernel.cache import Cache
from tabularium.kernel.game import AnyGame
from tabularium.kernel.picture import Area, Form, Ground, Path, Picture, Piece, ordered
from tabularium.kernel.presentation import Gesture, Presenter, after_move
from tabularium.kernel.state import View
from tabularium.kernel.step import NOT_NOW
from tabularium.tables.look import Look
from tabularium.tables.store import Store, adding_new
from tabularium.web.shapes import Parts, digest, line
from tabularium.web.shapes import drawn as drawn_shapes

GREYED = 80  # moves that are not possible and still have a path; about the others one asks
SEATS = 8
LETTERS = ascii_uppercase
GROUNDS_KEPT = 400  # in memory
GROUNDS_STORED = 1_000  # in the store; more than in memory, so that all of those are there too
USUAL = 24  # the size of a piece
PIECES_KEPT = 8_000  # that are written already, 2 KB each
BOOKS = 16  # for so many sets of colours and letters at once
AREAS_KEPT = 24_000_000  # bytes

log = logging.getLogger("tabularium")

SEAT_OF = attrgetter("seat")
Owners = tuple[tuple[str, str], ...]  # the colour and letter of each seat


class Written(NamedTuple):
    """The pieces of an area, their lines, and those of what they need by their keys."""

    pieces: tuple[Piece, ...]
    lines: list[str]
    parts: Parts


# Most of a picture is parts that are kept: their pieces are the very objects of before, and found as such ten times
# faster than by all that they say. What keeps a piece by its identity holds it: no other can then have its number.
Reached = dict[tuple[int, ...], View | None]  # views after moves of the viewer; None where anything hidden comes in


class Grounds:
    """The grounds of the pictures shown lately, by digest: a browser fetches each of them once, also from a server that
    was started again since. Without a store they are only kept in memory. Beside them is what was written of the pieces
    on them."""

    def __init__(self, store: Store | None = None) -> None:
        self.store = store
        self._kept: dict[str, str] = {}  # images by digest, first named first
        self.areas: Cache[Written] = Cache(AREAS_KEPT, lambda _, known: 400 * len(known.lines))
        self.book_of = lru_cache(BOOKS)(Book)
        self._writing: dict[str, Future[None]] = {}

    def keep(self, ground: Ground) -> None:
        digest = ground.digest
        if digest in self._kept:
            return
        while len(self._kept) >= GROUNDS_KEPT:
            del self._kept[next(iter(self._kept))]
        image = self._kept[digest] = image_of(ground)
        if self.store is not None:
            self._writing[digest] = self.store.write(
                [
                    ("DELETE FROM grounds WHERE digest = ?", (digest,)),  # it is the last one named from now on
                    (adding_new("grounds", "digest, image"), (digest, image)),
                    ("DELETE FROM grounds WHERE n <= (SELECT MAX(n) FROM grounds) - ?", (GROUNDS_STORED,)),
                ]
            )

    async def saved(self) -> None:
        """Wait until everything that was named is in the store, or can't be written: it is in memory then."""
        while self._writing:
            digest, writing = next(iter(self._writing.items()))
            try:
                await asyncio.shield(asyncio.wrap_future(writing))
            except Exception as wrong:
                log.error("ground %s: %s", digest, wrong)
            self._writing.pop(digest, None)

    def image(self, digest: str) -> str:
        """The ground as an SVG image, or "" if nobody was shown it."""
        found = self._kept.get(digest, "")
        if not found and self.store is not None:
            row = self.store.row("SELECT image FROM grounds WHERE digest = ?", digest)
            found = "" if row is None else str(row[0])
        return found


def image_of(ground: Ground) -> str:
    box = f"0 0 {n(ground.width)} {n(ground.height)}"
    return f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{box}">{ground.svg}</svg>'


def picture_lines(look: Look, grounds: Grounds, active: bool) -> tuple[str, ...]:
    """All lines of the picture that a viewer sees, with what it can touch if its seat is `active`; none if the game
    does not draw itself."""
    return (*look_lines(look, grounds), *(touch_lines(look) if active else ()))


def look_lines(look: Look, grounds: Grounds) -> tuple[str, ...]:
    """What a viewer sees drawn."""
    return () if look.picture is None else drawn_lines(look.presenter, look.view, look.picture, grounds)


def touch_lines(look: Look) -> tuple[str, ...]:
    """What a viewer can touch."""
    picture = look.picture
    return () if picture is None else (*map(form_line, picture.forms), *gesture_lines(look, picture))


def drawn_lines(presenter: Presenter, view: View, picture: Picture, grounds: Grounds) -> tuple[str, ...]:
    """What is drawn, without what can be touched."""
    seen = presenter.game.seen(view)
    board = presenter.board
    seats = 1 + max([max(map(SEAT_OF, area.pieces), default=-1) for area in picture.areas], default=-1)
    owners = tuple([(board.colour(seen, seat), board.letter(seen, seat)) for seat in range(seats)])
    parts: Parts = {}
    lines: list[str] = []
    for area in picture.areas:
        grounds.keep(area.ground)
        lines.append(area_line(area))
        key = tuple(map(id, area.pieces))
        known = grounds.areas.get((owners, key))
        if known is None:
            known = grounds.book_of(owners).written(area.pieces, key)
            grounds.areas.put((owners, key), known)
        lines += known.lines
        parts |= known.parts
    return (*lines, *parts.values())


class Book:
    """The pieces that were written last, for seats of these colours and letters, by their identity."""

    def __init__(self, owners: Owners) -> None:
        self.owners = owners
        self.pieces: dict[int, Piece] = {}
        self.lines: dict[int, str] = {}
        self.needs: dict[int, Iterable[tuple[str, str]]] = {}

    def written(self, pieces: tuple[Piece, ...], key: tuple[int, ...]) -> Written:
        """The lines of all pieces of an area; `key` are their identities."""
        if len(self.pieces) > PIECES_KEPT:
            for kept in (self.pieces, self.lines, self.needs):
                kept.clear()
        for piece in [one for number, one in zip(key, pieces, strict=True) if number not in self.pieces]:
            line, needs = piece_lines(piece, self.owners[piece.seat] if piece.seat >= 0 else ("", ""))
            self.pieces[id(piece)], self.lines[id(piece)], self.needs[id(piece)] = piece, line, tuple(needs.items())
        parts = dict(chain.from_iterable(map(self.needs.__getitem__, key)))
        return Written(pieces, [*map(self.lines.__getitem__, key)], parts)


def area_line(area: Area) -> str:
    """An area without its pieces."""
    return said_of(area.key, area.title, area.edge, area.seat, area.ground, area.heart, area.clear, area.pinned)


@lru_cache(2_000)
def said_of(
    key: str, title: str, edge: str, seat: int, ground: Ground, heart: tuple[float, float] | None, clear: float,
    pinned: tuple[float, float, float, float] | None,
) -> str:  # fmt: skip
    values: dict[str, object] = {
        "key": key, "title": title, "edge": edge, "seat": seat,
        "ground": ground.digest, "width": ground.width, "height": ground.height,
    }  # fmt: skip
    if heart is not None:
        values["heart"] = heart
    if clear:
        values["clear"] = clear
    if pinned is not None:
        values["pinned"] = pinned
    return line("area", values)


@lru_cache(PIECES_KEPT)
def piece_lines(piece: Piece, owner: tuple[str, str]) -> tuple[str, Parts]:
    """The line of a piece in its owner's colour and letter, and those of its drawing and of what there is to read about
    it, by their keys."""
    needed: Parts = {}
    drawing = drawing_of(piece, *owner)
    look = read = ""
    if drawing:
        look, shapes = drawn_shapes(drawing)
        needed |= shapes
    if piece.reads:
        read = digest("\n".join(piece.reads))
        needed[read] = line("read", read, piece.reads)
    values = {
        "seat": piece.seat + 1, "number": piece.number, "id": or_1(piece.id, piece.place),
        "touch": or_1(piece.touch, piece.place), "on": piece.on, "marks": piece.marks,
        "w": short(piece.w) if piece.w != USUAL else 0, "h": short(piece.h) if piece.h != USUAL else 0,
        "turn": short(piece.turn), "look": look, "outline": or_1(piece.outline, box_of(piece)),
        "grid": (piece.grid.columns, piece.grid.rows) if piece.grid else 0, "read": read, "was": piece.was,
        "orbit": piece.orbit, "points": [(short(x), short(y)) for x, y in piece.points],
    }  # fmt: skip
    rest = {key: value for key, value in values.items() if value}
    return line("piece", piece.kind, piece.place, short(piece.x), short(piece.y), piece.says, rest), needed


def or_1(text: str, usual: str) -> str | int:
    return 1 if text and text == usual else text


def box_of(piece: Piece) -> str:
    """The outline of a piece that is touched all over."""
    w, h = n(piece.w), n(piece.h)
    return f"M{n(-piece.w / 2)} {n(-piece.h / 2)}h{w}v{h}h-{w}z"


def gesture_lines(look: Look, picture: Picture) -> Iterator[str]:
    presenter, view = look.presenter, look.view
    listed = {choice.move for choice in look.listed}
    laid: dict[tuple[tuple[str, ...], str], list[list[str]]] = {}  # cells and moves, by what is touched first and form
    alike: dict[Path, list[Gesture]] = {}  # what a menu will ask about
    reached: Reached = {(): view}
    for gesture in look.gestures:
        alike.setdefault(ordered(gesture.path), []).append(gesture)
    for gesture in look.gestures:
        path = gesture.path
        moves = " > ".join(presenter.choice(view, move).notation for move in gesture.moves)
        if path.form:
            laid.setdefault((path.touches, path.form), []).append([path.at, moves])
        elif path.touches or path.amounts:
            single = len(gesture.moves) == 1 and gesture.moves[0] in listed
            label = "" if single else label_of(look, gesture, alike[ordered(path)], reached)
            odds = presenter.board.chances(presenter.game.seen(view), gesture.moves[0])
            values = {"touches": path.touches, "bag": path.bag, "amounts": path.amounts, "label": label, "odds": odds}
            yield line("gesture", moves, {key: value for key, value in values.items() if value})
    for (first, form), cells in laid.items():
        yield line("laying", first, form, cells)
    yield from greyed_lines(look, picture.keys())


def greyed_lines(look: Look, keys: set[str]) -> Iterator[str]:
    """Why things that can be seen can't be touched: reasons, and what one would touch."""
    found: dict[tuple[str, str], list[tuple[str, ...]]] = {}
    for greyed in look.page.greyed[:GREYED]:
        path = look.presenter.path(look.view, greyed.move)
        if path.touches and path.touches[0] in keys:
            rule = "" if greyed.rule == NOT_NOW else greyed.rule
            found.setdefault((greyed.sentence, rule), []).append(path.touches)
    for (sentence, rule), paths in found.items():
        yield line("greyed", sentence, rule, paths)


def label_of(look: Look, gesture: Gesture, alike: Sequence[Gesture], reached: Reached) -> str:
    """What a menu says, if the list does not. Of several moves in one gesture the last is told, as it is after the
    rest; and before it whatever else tells this gesture from those that are touched `alike`."""
    *before, last = gesture.moves
    presenter, view = look.presenter, look.view
    after = reach(reached, tuple(before))
    label = presenter.label(view, last) if after is None else presenter.offer(after, last).label
    for place, move in reversed([*enumerate(before)]):
        if any(other.moves[place : place + 1] != (move,) for other in alike):
            label = presenter.words("gesture-label", first=presenter.label(view, move), then=label)
    return label


def reach(reached: Reached, moves: tuple[int, ...]) -> View | None:
    """The view after these moves. Many gestures begin alike, and each beginning is gone once."""
    if moves not in reached:
        before = reach(reached, moves[:-1])
        reached[moves] = None if before is None else after_move(before, moves[-1])
    return reached[moves]


def form_line(form: Form) -> str:
    return line("form", form.key, {"cells": form.cells, "turned": form.turned, "mirrored": form.mirrored})


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
        letter = presenter.board.letter(seen, seat)
        found.append(f"s{seat}-{presenter.board.colour(seen, seat)}")
        if len(letter) == 1 and letter in LETTERS:  # longer ones are the usual numerals
            found.append(f"l{seat}-{letter}")
    return " ".join(found)


def style_of(game: AnyGame) -> File:
    return game.folder / "picture.css"
