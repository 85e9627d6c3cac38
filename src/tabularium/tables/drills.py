"""Drills: positions out of games of bots, in which one answer is clearly better than all others (`drills.json`).

A table of a drill is laid with the moves before it. The first answer of the learner is not played but judged; then the
table can be played on.
"""

from __future__ import annotations

import json
import logging
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from tabularium.bots.hint import Advice, advice_from_plain
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live
from tabularium.kernel.moves import DONE
from tabularium.kernel.play import play
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.state import View
from tabularium.kernel.step import Sealed
from tabularium.tables.table import Table

Gist = tuple[int, ...]

log = logging.getLogger("tabularium")


@dataclass(frozen=True)
class Drill:
    """A decision of a seat after some moves, and the answers that were compared there, the best first."""

    number: int  # among the drills of its game
    seats: int
    seed: int
    moves: tuple[tuple[int, str], ...]  # seat and words
    seat: int
    step: str
    answers: tuple[tuple[str, float], ...]  # in notation, and the chance to win after it
    why: Advice | None  # the best answer held against the next one


def gist(view: View, seat: int, moves: Sequence[int]) -> Gist:
    """What tells an answer from others: its first move, or all that a draft holds in the end, in any order."""
    if not isinstance(view.agenda[-1], Sealed):
        return (moves[0],)
    trial = view.copy()
    for move in moves:
        if move != DONE:
            play(trial, seat, move)
    return tuple(sorted(trial.drafts[seat]))


@cache
def drills_of(game: AnyGame) -> tuple[Drill, ...]:
    """The drills of a game; none where it has no file, or a bad one, or one for another box, which the log tells."""
    path = game.folder / "drills.json"
    if not path.exists():
        return ()
    try:
        written = json.loads(path.read_text(encoding="utf-8"))
        if written["digest"] != game.box.digest:
            log.warning("%s has no drills: %s was mined with another box", game.id, path.name)
            return ()
        records = written["records"]
        return tuple(
            drill_from(number, record, plain)
            for number, (record, plain) in enumerate((one, each) for one in records for each in one["drills"])
        )
    except (ValueError, LookupError, TypeError) as wrong:
        log.error("%s has no drills: %s can't be read: %r", game.id, path.name, wrong)
        return ()


def drill_from(number: int, record: dict[str, Any], plain: dict[str, Any]) -> Drill:
    moves = [text.partition(" ") for text in record["moves"][: plain["ply"]]]
    return Drill(
        number,
        record["seats"],
        record["seed"],
        tuple((int(seat) - 1, text) for seat, _, text in moves),
        plain["seat"] - 1,
        plain["step"],
        tuple((answer, float(chance)) for answer, chance in plain["answers"]),
        advice_from_plain(plain["why"]) if plain["why"] else None,
    )


def drill_at(table: Table) -> Drill | None:
    """The drill of a table, if it is one, and its learner has not moved on from its position."""
    drills = drills_of(table.game)
    number = table.drill
    if not 0 <= number < len(drills):
        return None
    drill = drills[number]
    moved = any(seat == drill.seat for seat, _ in table.live.moves[len(drill.moves) :])
    return None if moved or table.live.ply < len(drill.moves) else drill


def answers_of(live: Live, drill: Drill) -> list[tuple[Gist, tuple[int, ...], float]]:
    """The answers that were compared, as moves of this table."""
    found = []
    for text, chance in drill.answers:
        rows = live.parse_chain(text)
        found.append((gist_of(live, drill, rows[0]), tuple(move for row in rows for move in row), chance))
    return found


def gist_of(live: Live, drill: Drill, moves: Sequence[int]) -> Gist:
    """The gist of an answer that begins with an empty draft."""
    view = live.view(drill.seat).copy()
    view.drafts[drill.seat] = ()
    return gist(view, drill.seat, moves)


def is_whole(live: Live, drill: Drill, moves: Sequence[int]) -> bool:
    """Whether these moves answer, and do not only put a draft together."""
    return not isinstance(live.view(drill.seat).agenda[-1], Sealed) or DONE in moves


def lay_out(table: Table, drill: Drill, now: float) -> None:
    """Play the moves before a drill."""
    live = table.live
    for seat, text in drill.moves:
        already = len(live.log)
        live.play(seat, text)
        table.note_lines([entry.event for entry in live.log[already:]], now)
    live.past.clear()


def plays_here(game: AnyGame, drill: Drill) -> str:
    """ "" if the moves before a drill and all its answers are legal, else why not."""
    live = Live(game, drill.seats, {}, drill.seed)
    try:
        for seat, text in drill.moves:
            live.play(seat, text)
        for text, _ in drill.answers:
            live.check_chain(drill.seat, live.parse_chain(text)[:1])
    except Refusal as refusal:
        return str(refusal)
    return "" if live.waiting().count(drill.seat) else "another seat decides there"
