"""Drills on a page: the question at the table, and after the answer what a search found there and why."""

from __future__ import annotations

from datetime import date
from typing import NamedTuple

from tabularium.bots.hint import Advice
from tabularium.bots.wording import advice_words, answer_words
from tabularium.kernel.game import AnyGame
from tabularium.tables.drills import Drill, answers_of, drill_at, drills_of, gist_of, is_whole
from tabularium.tables.laying import SeatPlan, TablePlan
from tabularium.tables.look import Look
from tabularium.tables.refusals import BadTable
from tabularium.tables.table import Table

RIVALS = "senator"


class AnswerShown(NamedTuple):
    """One of the answers that were compared."""

    label: str
    chance: int  # per cent
    mine: bool


class DrillShown(NamedTuple):
    """A drill as its table shows it."""

    state: str  # drill (nothing is answered yet), right, other
    number: int
    of: int
    following: int  # the number of the next drill
    chosen: str = ""  # my answer in words
    answers: tuple[AnswerShown, ...] = ()
    why: tuple[str, ...] = ()  # what speaks for the best answer, and what it gives up
    point: tuple[str, ...] = ()


class DrillOfDay(NamedTuple):
    game: AnyGame
    number: int


def drill_of_day(games: list[AnyGame], day: date) -> DrillOfDay | None:
    """One drill a day, from all games in turn."""
    with_drills = [game for game in games if drills_of(game)]
    if not with_drills:
        return None
    turn, which = divmod(day.toordinal(), len(with_drills))
    game = with_drills[which]
    return DrillOfDay(game, turn % len(drills_of(game)))


def drills_from(game: AnyGame) -> dict[str, int]:
    """How many drills there are, and which of them comes first today."""
    count = len(drills_of(game))
    return {"drills": count, "drill": date.today().toordinal() % count if count else 0}


def drill_plan(game: AnyGame, number: int, name: str) -> TablePlan:
    """The table of a drill: the learner sits where the question is, bots sit elsewhere."""
    drills = drills_of(game)
    if not drills:
        raise BadTable(f"{game.id} has no drills")
    drill = drills[number % len(drills)]
    seats = [SeatPlan("bot", level=RIVALS)] * drill.seats
    seats[drill.seat] = SeatPlan("me", name)
    return TablePlan(game, seats, {}, 0, seed=drill.seed, drill=drill)


def answers_drill(table: Table, seat: int, text: str) -> bool:
    """Note an answer to a drill, which is not played. False where it is none, or is still being put together."""
    drill = drill_at(table)
    if drill is None or seat != drill.seat or table.drill_answer:
        return False
    rows = table.live.parse_chain(text)
    table.live.check_chain(seat, rows)
    if not is_whole(table.live, drill, rows[0]):
        return False
    laid = tuple(edit for edit, _ in table.live.pending[seat])
    table.note_drill(table.live.words((*laid, *rows[0])))
    return True


def drill_shown(table: Table, seat: int, lang: str) -> DrillShown | None:
    """The drill of this table; None once its learner plays on."""
    drill = drill_at(table)
    if drill is None or seat != drill.seat:
        return None
    of = len(drills_of(table.game))
    following = (drill.number + 1) % of
    if not table.drill_answer:
        return DrillShown("drill", drill.number + 1, of, following)
    return judged(table, drill, lang, of, following)


def judged(table: Table, drill: Drill, lang: str, of: int, following: int) -> DrillShown:
    """My answer beside those that were compared."""
    look = table.look(drill.seat, lang)
    presenter, view = look.presenter, look.view
    mine = table.live.parse(table.drill_answer)
    compared = answers_of(table.live, drill)
    my_gist = gist_of(table.live, drill, mine)
    shown = []
    for gist, moves, chance in compared:
        label = " · ".join(answer_words(presenter, view, moves))
        shown.append(AnswerShown(label, round(100 * chance), gist == my_gist))
    why = () if drill.why is None else reasons_of(table.game, look, drill.why)
    chosen = " · ".join(answer_words(presenter, view, mine))
    drawn = set() if look.picture is None else look.picture.keys()
    best = compared[0][1][0]
    point = tuple(key for key in dict.fromkeys(presenter.path(view, best).needs()) if key in drawn)
    state = "right" if shown[0].mine else "other"
    return DrillShown(state, drill.number + 1, of, following, chosen, tuple(shown), why, point)


def reasons_of(game: AnyGame, look: Look, why: Advice) -> tuple[str, ...]:
    said = advice_words(game, look.presenter, look.view, why)
    return tuple(filter(None, (said.why, said.gives_up)))
