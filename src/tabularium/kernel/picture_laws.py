"""Laws of the picture: what is drawn is well formed and named, and every gesture leads to a move."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Mapping
from functools import lru_cache
from typing import Any, cast
from xml.etree import ElementTree

from tabularium.kernel.moves import ARGUMENT
from tabularium.kernel.parts import nothing_kept
from tabularium.kernel.picture import Area, Path, Picture, begins, covers, drawn, ordered
from tabularium.kernel.play import owes, play
from tabularium.kernel.presentation import Gesture, Presenter, lost_between
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import Event, View
from tabularium.kernel.trial import Trial, repeated

AWKWARD = ('Marcus "<b>" & Söhne', "<script>", "&lt;", "d'Anaïs", "''", "]]>", "A", "B")  # names that must stay words
UNWANTED = re.compile(r"<(script|style|image|foreignObject|a)\b|\s(on\w+|style)=|javascript:")
MENU = 12  # moves that may share a path


def law_pictures(t: Trial) -> None:
    """Every viewer gets a picture whose grounds stay, whose pieces say what and where they are and leave each other's
    middles free, and which tells nothing that its view does not."""
    for lang, presenter in t.presenters.items():
        for viewer in t.viewers():
            view = t.state.view(viewer)
            try:
                picture = presenter.picture(view)
            except LookupError as missing:
                raise t.broken("pictures", str(missing)) from missing
            if picture is None:
                return
            with nothing_kept():
                t.require(presenter.picture(view) == picture, "pictures", f"viewer {viewer} is shown what was before")
            for area in picture.areas:
                check_area(t, lang, area)
            check_names(t, picture)
            awkward = presenter.board.draw(presenter.sight(view, AWKWARD))
            for piece in awkward.pieces() if awkward else ():
                t.require(well_formed(piece.drawing), "pictures", f"a name breaks the drawing of “{piece.says}”")
            world = view.determinize(sfc32(t.rng.below(1 << 30)))
            with nothing_kept():
                t.require(
                    repr(presenter.picture(world.view(viewer))) == repr(picture),
                    "pictures",
                    f"what viewer {viewer} may not know shows in the picture",
                )


def check_area(t: Trial, lang: str, area: Area) -> None:
    ground = area.ground
    first = t.grounds.setdefault((lang, ground.key), ground.digest)
    t.require(first == ground.digest, "pictures", f"the ground {ground.key} changed during the game")
    t.require(bool(area.title) and well_formed(ground.svg), "pictures", f"{area.key} has no title or a broken ground")
    symbols = t.game.board.symbols
    for piece in area.pieces:
        plain = not (piece.drawing or piece.outline or piece.grid)
        t.require(bool(piece.says), "pictures", f"a {piece.kind} at {piece.place} has no sentence")
        t.require(well_formed(piece.drawing), "pictures", f"the drawing of “{piece.says}” is broken or styles itself")
        t.require(not plain or piece.kind in symbols or not symbols, "pictures", f"no symbol “{piece.kind}”")
        t.require(-1 <= piece.seat < t.state.seats + 3, "pictures", f"“{piece.says}” belongs to seat {piece.seat}")
        inside = 0 <= piece.x <= ground.width and 0 <= piece.y <= ground.height
        t.require(inside, "pictures", f"“{piece.says}” lies outside {area.key}, at {piece.x} {piece.y}")
    seen = sorted(drawn(area.pieces), key=lambda piece: piece.x)
    middles = [piece.x for piece in seen]
    for over in seen:
        near = slice(bisect_left(middles, over.x - over.w / 2), bisect_right(middles, over.x + over.w / 2))
        for under in seen[near]:
            if over is not under and covers(over, under):
                raise t.broken("pictures", f"“{over.says}” covers the middle of “{under.says}”")


def check_names(t: Trial, picture: Picture) -> None:
    """Ids are different, what lies on something lies on what is there, and a sentence names one thing only."""
    ids = [piece.id for piece in picture.pieces() if piece.id]
    t.require(len(set(ids)) == len(ids), "pictures", f"two pieces have the id {repeated(ids)}")
    keys = picture.keys()
    said: dict[str, str] = {}
    for piece in picture.pieces():
        t.require(not piece.on or piece.on in keys, "pictures", f"“{piece.says}” lies on {piece.on}: there is none")
        if piece.touch:
            other = said.setdefault(piece.says, piece.touch)
            t.require(other == piece.touch, "pictures", f"“{piece.says}” is said of {other} and {piece.touch}")


@lru_cache(maxsize=20_000)  # the same drawing comes again for every viewer, in both languages and after each move
def well_formed(svg: str) -> bool:
    """Whether this is SVG that only draws: it can be read, runs nothing and has no style of its own."""
    if UNWANTED.search(svg):
        return False
    try:
        ElementTree.fromstring(f"<svg>{svg}</svg>")
    except ElementTree.ParseError:
        return False
    return True


def law_touch(t: Trial) -> None:
    """Each offer can be touched or is of a kind for the list alone; what one touches means one thing, up to a menu, and
    is complete before it means another; the tray is the same on a view, and what lies on it can be touched."""
    presenter = next(iter(t.presenters.values()))
    for seat in t.acting():
        view = t.state.view(seat)
        picture = presenter.picture(view)
        check_tray(t, seat, view)
        if picture is None:
            continue
        keys = picture.keys()
        forms = {form.key: form for form in picture.forms}
        for move in t.state.agenda[-1].candidates(view, seat):
            presenter.path(view, move)  # also what is refused is touched somewhere
        for move in t.state.agenda[-1].touch_moves(t.state, seat):
            rule = t.state.agenda[-1].forbids(t.state, seat, move)
            t.require(not rule, "touch", f"“{t.live.words([move])}” is handy, but {rule} forbids it")
        found: dict[Path, int] = {}
        for gesture in presenter.gestures(view, picture):
            path, said = ordered(gesture.path), t.live.words(gesture.moves)
            listed = not path.touches and not path.form and gesture.moves[0] & ~ARGUMENT in t.game.board.list_only
            missing = [key for key in path.needs() if key not in keys]
            empty = not (path.touches or path.form or path.amounts)
            t.require(listed or not (missing or empty), "touch", f"“{said}” is touched at {missing or 'nothing'}")
            t.require(not path.form or path.form in forms, "touch", f"“{said}” lays {path.form}: no such form")
            if not listed:
                found[path] = found.get(path, 0) + 1
            check_chain(t, seat, gesture)
            check_losses(t, presenter, view, gesture)
        for form in forms.values():
            t.require(form.turned in forms and form.mirrored in forms, "touch", f"{form.key} turns into no form")
        check_paths(t, found)


def check_paths(t: Trial, found: Mapping[Path, int]) -> None:
    for path, times in found.items():
        t.require(times <= MENU, "touch", f"{times} moves are made by touching {path}")
    starts = {path.touches[:n] for path in found if not path.bag for n in range(1, len(path.touches))}
    for path in found:
        whole = not (path.bag or path.amounts or path.form)
        longer = path.touches in starts or any(begins(path, other) for other in found if other.amounts or other.form)
        t.require(not (whole and longer), "touch", f"{path} is the beginning of another path")


def check_chain(t: Trial, seat: int, gesture: Gesture) -> None:
    """Moves of one gesture can be made one after the other, and nothing hidden is seen on the way."""
    if len(gesture.moves) == 1:
        return
    s = t.state.copy()
    for n, move in enumerate(gesture.moves):
        drawn_so_far = s.rng.drawn if s.rng is not None else 0
        said = t.live.words(gesture.moves[: n + 1])
        t.require((owes(s) >> seat) & 1 == 1, "touch", f"somebody else decides within the chain “{said}”")
        t.require(not s.agenda[-1].forbids(s, seat, move), "touch", f"the chain “{said}” is refused")
        events: list[Event] = []
        s.log = events
        play(s, seat, move)
        crossed = (s.rng is not None and s.rng.drawn != drawn_so_far) or any(event.reveals for event in events)
        t.require(n + 1 == len(gesture.moves) or not crossed, "touch", f"the chain “{said}” crosses a draw or a reveal")


def check_losses(t: Trial, presenter: Presenter, view: View, gesture: Gesture) -> None:
    """One touch that takes something from its player is known to do so from the view, so that it is asked about first;
    unless the game says of this kind of move why not, or it takes it by what was hidden until then."""
    kinds = {move & ~ARGUMENT for move in gesture.moves}
    if not gesture.path.is_one_touch or kinds & presenter.board.at_once.keys():
        return
    after = t.state.copy()
    events: list[Event] = []
    after.log = events
    for move in gesture.moves:
        play(after, view.viewer, move)
    if any(event.reveals for event in events):
        return
    holdings = [presenter.board.holdings(cast(Any, s), view.viewer) for s in (t.state, after)]
    if lost_between(*holdings):
        lost = presenter.losses(view, gesture.moves)
        t.require(bool(lost), "touch", f"“{t.live.words(gesture.moves)}” takes something unasked")
        t.require(bool(presenter.amounts(view, lost)), "touch", f"no words for {lost}")


def check_tray(t: Trial, seat: int, view: View) -> None:
    s = t.state
    tray = view.agenda[-1].tray(view, seat)
    t.require(tray == s.agenda[-1].tray(s, seat), "touch", f"the tray of seat {seat + 1} is another one in its view")
    if tray is None:
        return
    step = s.agenda[-1]
    for move in step.undo_moves(s, seat):
        rule = step.forbids(s, seat, move)
        t.require(not rule, "touch", f"“{t.live.words([move])}” takes something back, which {rule} forbids")
    for line in tray.lines:
        moves = [move for cell in line.cells if cell for move in (cell.more, cell.less) if move >= 0]
        allowed = not any(step.forbids(s, seat, move) for move in moves)
        t.require(allowed, "touch", f"{line} on the sheet makes a move that is not allowed")
    for lot in (*tray.held, *tray.laid):
        t.require(lot.number > 0, "touch", f"{lot} lies on the tray, though there is none")
        allowed = lot.move < 0 or not step.forbids(s, seat, lot.move)
        t.require(allowed, "touch", f"{lot} on the tray makes a move that is not allowed")
    t.require(tray.done < 0 or not step.forbids(s, seat, tray.done), "touch", "the tray is closed by no allowed move")
    for presenter in t.presenters.values():
        t.require(presenter.tray(view) is not None, "touch", "the tray has no words")
