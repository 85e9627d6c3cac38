"""What is asked once before it is done, and why something would be refused. All from what the seat may know."""

from __future__ import annotations

from collections.abc import Sequence

from fastapi import APIRouter, Request
from starlette.responses import Response

from tabularium.kernel.live import cannot_be_undone
from tabularium.kernel.moves import ARGUMENT, CONFIRM, DONE, PASS
from tabularium.kernel.notation import Notation
from tabularium.kernel.picture import Path
from tabularium.kernel.play import legal
from tabularium.kernel.presentation import CHAIN, Presenter, after_move
from tabularium.kernel.refusals import NotYourTurn
from tabularium.kernel.state import View
from tabularium.kernel.step import NOT_NOW
from tabularium.tables.going_back import forgives
from tabularium.tables.refusals import AskFirst
from tabularium.tables.table import Table, check_seat
from tabularium.web.answers import Answers, Json
from tabularium.web.words import web_words

ENDING = frozenset((DONE, PASS, CONFIRM))


def ask_first(table: Table, seat: int, rows: Sequence[Sequence[int]], lang: str, touched: str) -> None:
    """Ask before something is wasted, before a touch does what can't be taken back, and before what was touched `once`
    pays, sells or discards something or ends a turn."""
    view = table.live.view(seat)
    presenter = table.presenter(lang)
    if len(rows) == 1 and (waste := presenter.waste(view, rows[0][-1])):
        raise AskFirst(waste)
    moves = [move for row in rows for move in row]
    if touched == "once" and (question := question_before(presenter, view, moves)):
        raise AskFirst(question)
    if touched and not forgives(table.chairs, seat) and cannot_be_undone(view, seat, rows):
        raise AskFirst(web_words(lang)("touch-final"))


def question_before(presenter: Presenter, view: View, moves: Sequence[int]) -> str:
    """What is asked before one touch makes these moves: whether something may be taken, or the turn ended; or ""."""
    words = web_words(presenter.words.lang)
    kinds = {move & ~ARGUMENT for move in moves}
    if kinds & (ENDING | presenter.board.closing):
        return words("touch-ends")
    lost = {} if kinds & presenter.board.at_once.keys() else presenter.losses(view, moves)
    return words("touch-takes", things=presenter.amounts(view, lost)) if lost else ""


Told = tuple[str, str]  # a rule and its sentence


def why_not(presenter: Presenter, notation: Notation, view: View, seat: int, move: int) -> Told:
    """The rule that forbids a move and its sentence, or two empty texts if it can be made."""
    step = view.agenda[-1]
    rule = step.forbids(view, seat, move) if move >= 0 and notation.knows(move) else NOT_NOW
    if move < 0:
        return rule, presenter.sentence(view, rule, {})
    if not rule:
        return "", ""
    return rule, presenter.sentence(view, rule, step.explain(view, seat, move), move)


def move_meant(presenter: Presenter, view: View, seat: int, path: Path) -> int:
    """The move that touching this would make, whether it is allowed or not; -1 if nobody knows of one."""
    named = presenter.board.move_of(presenter.game.seen(view), path)
    if named >= 0:
        return named
    candidates = view.agenda[-1].candidates(view, seat)
    return next((move for move in candidates if presenter.path(view, move)._replace(skips=False) == path), -1)


def refusal(presenter: Presenter, notation: Notation, view: View, seat: int, path: Path, most: int = CHAIN) -> Told:
    """Why touching this makes no move. What begins a gesture is done on a copy of the view, and what follows asked
    about there."""
    found = why_not(presenter, notation, view, seat, move_meant(presenter, view, seat, path))
    if found[0] != NOT_NOW or most == 1:
        return found
    for move in legal(view, seat):
        begins = presenter.path(view, move)
        size = len(begins.touches)
        touched = path.touches[:size] == begins.touches
        after = None
        if move & ~ARGUMENT in presenter.board.chained and (touched or begins.skips):
            after = after_move(view, move)
        if after is not None:
            rest = path._replace(touches=path.touches[size:]) if touched else path
            rule, why = refusal(presenter, notation, after, seat, rest, most - 1)
            if rule not in ("", NOT_NOW):
                return rule, why
    return found


def possible(view: View, seat: int, moves: Sequence[int]) -> bool:
    """Whether a seat can make these moves in a row, as far as it can know."""
    after: View | None = view
    for n, move in enumerate(moves):
        if after is None or after.agenda[-1].forbids(after, seat, move):
            return False
        after = after_move(after, move) if n + 1 < len(moves) else after
    return True


class Why:
    """Why something would be refused, and what it would cost and bring: asked before it is tried, answered from what
    the seat may know."""

    def __init__(self, answers: Answers) -> None:
        self.answers = answers

    def routes(self) -> APIRouter:
        routes = APIRouter(include_in_schema=False)
        routes.add_api_route("/tables/{table_id}/why", self.why)
        routes.add_api_route("/tables/{table_id}/would", self.would)
        return routes

    async def asker(self, asked: Request, table_id: str) -> tuple[Table, Presenter, int]:
        """The table, its words, and the seat for which somebody asks, who holds it and is to move."""
        me = self.answers.visitor(asked)
        table = await self.answers.registry.get(table_id)
        said = asked.query_params.get("seat", "")
        seat = int(said) if said.isdecimal() else -1
        check_seat(table, seat, me.holder)
        if seat not in table.waiting():
            raise NotYourTurn(seat, table.waiting())
        return table, table.presenter(me.lang), seat

    async def would(self, asked: Request, table_id: str) -> Response:
        """What `?moves=` in notation, in a row of one gesture, would cost and bring the `seat`."""
        table, presenter, seat = await self.asker(asked, table_id)
        view, notation = table.live.view(seat), table.game.notation(table.live.box)
        moves = [notation.parse(part) for part in asked.query_params.get("moves", "")[:400].split(">")]
        if not possible(view, seat, moves):
            return Json({"says": [], "way": []})
        seen = presenter.foresee(view, moves)
        return Json({"says": list(seen.says), "way": list(seen.way)})

    async def why(self, asked: Request, table_id: str) -> Response:
        """`?move=` in notation, or `?touches=` with `form` and `at`; what the same gesture does `after`; the `seat`."""
        table, presenter, seat = await self.asker(asked, table_id)
        said = asked.query_params
        view, notation = table.live.view(seat), table.game.notation(table.live.box)
        for part in filter(None, said.get("after", "")[:400].split(">")):
            first = notation.parse(part)
            allowed = not why_not(presenter, notation, view, seat, first)[0]
            view = (after_move(view, first) if allowed else None) or view
        if "move" in said:
            rule, why = why_not(presenter, notation, view, seat, notation.parse(said["move"][:400]))
        else:
            keys = tuple(said.get("touches", "")[:400].split())
            path = Path(keys, form=said.get("form", ""), at=said.get("at", ""))
            rule, why = refusal(presenter, notation, view, seat, path)
        return Json({"rule": rule, "why": why if rule in ("", NOT_NOW) else f"{why} ({rule})"})
