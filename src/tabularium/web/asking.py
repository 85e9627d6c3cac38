"""What is asked once before it is done, and why something would be refused. All from what the seat may know."""

from __future__ import annotations

from tabularium.kernel.live import stands
from tabularium.kernel.notation import Notation
from tabularium.kernel.picture import Path
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import View
from tabularium.kernel.step import NOT_NOW
from tabularium.tables.table import AskFirst, Table
from tabularium.web.words import web_words


def ask_first(table: Table, seat: int, text: str, lang: str, touched: bool) -> None:
    """Ask before something is wasted, and before a touch does what can't be taken back."""
    rows = table.live.parse_chain(text)
    view = table.live.view(seat)
    if len(rows) == 1 and (waste := table.presenter(lang).waste(view, rows[0][-1])):
        raise AskFirst(waste)
    if touched and not table.forgives(seat) and stands(view, seat, rows):
        raise AskFirst(web_words(lang)("touch-final"))


def why_not(presenter: Presenter, notation: Notation, view: View, seat: int, move: int) -> tuple[str, str]:
    """The rule that forbids a move and its sentence, or two empty texts if it can be made."""
    step = view.agenda[-1]
    rule = step.forbids(view, seat, move) if notation.knows(move) else NOT_NOW
    if not rule:
        return "", ""
    return rule, presenter.sentence(view, rule, step.explain(view, seat, move))


def move_meant(presenter: Presenter, view: View, seat: int, path: Path) -> int:
    """The move that touching this would make, whether it is allowed or not; -1 if nobody knows of one."""
    named = presenter.board.move_of(presenter.game.seen(view), path)
    if named >= 0:
        return named
    return next((move for move in view.agenda[-1].candidates(view, seat) if presenter.path(view, move) == path), -1)
