"""A little game to try the table with: seats climb in turns, with as many moves in a turn as they like."""

from __future__ import annotations

from pathlib import Path
from typing import ClassVar

from tabularium.draw.words import words_in
from tabularium.kernel.box import Toml
from tabularium.kernel.game import Credits, Game
from tabularium.kernel.moves import CONFIRM, FIRST_EVENT, FIRST_KIND, KIND, argument_of, kind_of
from tabularium.kernel.notation import Notation, Telling, phrase
from tabularium.kernel.presentation import Board, Panel, Words
from tabularium.kernel.scores import Outcome, ScoreSheet, ranked, score_sheet
from tabularium.kernel.sight import Sight
from tabularium.kernel.state import Box, State
from tabularium.kernel.step import NOT_NOW, Decision
from tabularium.kernel.textboard import Section

CLIMB, ROLL, PEEK, JUMP = ((FIRST_KIND + n) << KIND for n in range(4))
PEEKED = FIRST_EVENT


class Stairs(State):
    __slots__ = ("box", "heights", "top")

    box: Box
    heights: list[int]
    top: int  # the game ends when somebody is there at the end of a turn; nobody knows it who has not peeked

    def top_seen(self, viewer: int) -> int:
        return 0


class Turn(Decision[Stairs]):
    """Climb (ST-1: at most 3 steps at once), roll, peek at the top, jump without a way back, and at last confirm."""

    name: ClassVar[str] = "turn"

    def legal(self, s: Stairs, seat: int) -> list[int]:
        return [CONFIRM, CLIMB | 1, CLIMB | 2, CLIMB | 3, ROLL, PEEK, JUMP]

    def forbids(self, s: Stairs, seat: int, move: int) -> str:
        if kind_of(move) == CLIMB and argument_of(move) > 3:
            return "ST-1"
        return "" if kind_of(move) in (CONFIRM, CLIMB, ROLL, PEEK, JUMP) else NOT_NOW

    def explain(self, s: Stairs, seat: int, move: int) -> dict[str, int]:
        return {"most": 3, "wanted": argument_of(move)}

    def binds(self, s: Stairs, seat: int, move: int) -> bool:
        return move in (CONFIRM, JUMP)

    def apply(self, s: Stairs, seat: int, move: int) -> None:
        if move == CONFIRM:
            if max(s.heights) < s.top:
                s.push(Turn((seat + 1) % s.seats))
            return
        s.push(self)
        if kind_of(move) == CLIMB:
            s.heights[seat] += argument_of(move)
        elif move == JUMP:
            s.heights[seat] += 4
        elif move == ROLL:
            s.heights[seat] += s.below(6)
        else:
            s.reveal(PEEKED, seat, 1 << seat, (s.top,))


class NoBoard(Board[Stairs]):
    def words(self, lang: str) -> Words:
        return words_in(Path(__file__).parent, lang)

    def where(self, sight: Sight[Stairs, Box]) -> str:
        return ""

    def sections(self, sight: Sight[Stairs, Box]) -> list[Section]:
        return []

    def panels(self, sight: Sight[Stairs, Box]) -> list[Panel]:
        return []


def open_box(table: Toml) -> Box:
    return Box()


def setup(s: Stairs) -> None:
    s.heights = [0] * s.seats
    s.top = 1000 + s.below(50)
    s.push(Turn(0))


def make_notation(box: Box) -> Notation:
    moves = [phrase(CLIMB, "climb {steps:number:10}"), phrase(ROLL, "roll"), phrase(PEEK, "peek"), phrase(JUMP, "jump")]
    return Notation({}, moves, [Telling(PEEKED, "peeked", (), ("top",))])


def score(s: Stairs) -> ScoreSheet:
    return score_sheet(["height"], [[height] for height in s.heights])


def outcome(s: Stairs) -> Outcome:
    return ranked([(height,) for height in s.heights])


STAIRS = Game[Stairs, Box](
    id="stairs",
    prefix="ST",
    folder=Path(__file__).parent,
    credits=Credits({"en": "Stairs"}, (), ""),
    player_counts=(2, 3),
    minutes=(1, 1),
    state=Stairs,
    steps={"turn": Turn},
    board=NoBoard(),
    read_box=open_box,
    setup=setup,
    make_notation=make_notation,
    score=score,
    moment=lambda s: (1, "climb"),
    outcome=outcome,
    bound=lambda seats, options: 10_000,
    conserved=lambda s: {},
)
STAIRS.box_table = {}
