"""Tali: the box, the state, the rules and `GAME`, in one module. A game without options."""

from __future__ import annotations

from pathlib import Path

from tabularium.kernel.box import Toml, reading
from tabularium.kernel.game import Credits, Game
from tabularium.kernel.moves import FIRST_EVENT, FIRST_KIND, KIND
from tabularium.kernel.notation import Notation, Telling, phrase
from tabularium.kernel.rng import Rng
from tabularium.kernel.scores import Outcome, ScoreSheet, ranked, score_sheet
from tabularium.kernel.state import EVERYONE, Box, State
from tabularium.kernel.step import NOT_NOW, Decision
from tali.board import TaliBoard

THROW, KEEP = ((FIRST_KIND + n) << KIND for n in range(2))
TOLD_DEALT, TOLD_THROWN, TOLD_LOST, TOLD_KEPT, TOLD_SHOWN = (FIRST_EVENT + n for n in range(5))
DOG = 0


class TaliBox(Box):
    __slots__ = ("faces", "patron", "pips", "rounds")

    faces: tuple[str, ...]
    pips: tuple[int, ...]
    patron: int
    rounds: int


def read_box(table: Toml) -> TaliBox:
    box = TaliBox()
    with reading(table) as reader:
        box.rounds = reader.number("rounds", 1, 20)
        box.patron = reader.number("patron", 0, 9)
        rows = reader.rows("faces")
        box.faces = tuple(row.text("id") for row in rows)
        box.pips = tuple(row.number("pips", 1, 9) for row in rows)
        reader.must(len(rows) == 4, "faces", "a knucklebone has four faces")
    return box


class Tali(State):
    __slots__ = ("aside", "box", "heap", "kept", "patrons", "turn")

    box: TaliBox
    turn: int  # turns that are over
    heap: tuple[int, ...]  # the faces thrown in this turn
    kept: list[tuple[int, ...]]  # by seat: the faces it has kept
    patrons: tuple[int, ...]  # by seat: a face that only this seat knows
    aside: tuple[int, ...]  # patrons that nobody drew

    def patrons_seen(self, viewer: int) -> tuple[int, ...]:
        if not self.agenda:  # at the end all are shown (TA-3)
            return self.patrons
        back = len(self.box.faces)
        return tuple(face if seat == viewer else back for seat, face in enumerate(self.patrons))

    def aside_seen(self, viewer: int) -> tuple[int, ...]:
        return (len(self.box.faces),) * len(self.aside) if self.agenda else self.aside

    def fill(self, rng: Rng) -> None:
        back = len(self.box.faces)
        if back not in self.patrons:
            return
        left = [face for face in range(back) if face not in self.patrons]
        rng.shuffle(left)
        self.patrons = tuple(left.pop() if face == back else face for face in self.patrons)
        self.aside = tuple(left)

    def pips(self, faces: tuple[int, ...]) -> int:
        return sum(self.box.pips[face] for face in faces)


class Turn(Decision[Tali]):
    """Throw on, or keep the heap."""

    def candidates(self, s: Tali, seat: int) -> list[int]:
        return [THROW, KEEP]

    def forbids(self, s: Tali, seat: int, move: int) -> str:
        if move == KEEP and not s.heap:
            return "TA-1"
        return "" if move in (THROW, KEEP) else NOT_NOW

    def explain(self, s: Tali, seat: int, move: int) -> dict[str, int]:
        return {"number": s.pips(s.heap)}

    def apply(self, s: Tali, seat: int, move: int) -> None:
        if move == THROW:
            face = s.below(len(s.box.faces))
            s.tell(TOLD_THROWN, seat, face)
            if face != DOG:
                s.heap = (*s.heap, face)
                s.push(self)
                return
            s.tell(TOLD_LOST, seat)  # TA-2
        else:
            s.tell(TOLD_KEPT, seat, s.pips(s.heap))
            s.kept[seat] = tuple(sorted((*s.kept[seat], *s.heap)))
        s.heap = ()
        go_on(s, seat)


def go_on(s: Tali, seat: int) -> None:
    s.turn += 1
    if s.turn < s.box.rounds * s.seats:
        s.push(Turn((seat + 1) % s.seats))
        return
    for other, face in enumerate(s.patrons):
        s.reveal(TOLD_SHOWN, other, EVERYONE, (), face)


def setup(s: Tali) -> None:
    drawn = s.shuffled(list(range(len(s.box.faces))))
    s.turn = 0
    s.heap = ()
    s.kept = [()] * s.seats
    s.patrons = drawn[: s.seats]
    s.aside = drawn[s.seats :]
    s.tell(TOLD_DEALT, 0)
    s.push(Turn(0))


def score(s: Tali) -> ScoreSheet:
    """What a view does not know counts nothing yet."""
    bonus = [s.box.patron * s.kept[seat].count(s.patrons[seat]) for seat in range(s.seats)]
    return score_sheet(("heaps", "patron"), [(s.pips(s.kept[seat]), bonus[seat]) for seat in range(s.seats)])


def outcome(s: Tali) -> Outcome:
    return ranked([(total,) for total in score(s).totals])


def make_notation(box: TaliBox) -> Notation:
    events = (
        Telling(TOLD_DEALT, "dealt"),
        Telling(TOLD_THROWN, "thrown", ("face",)),
        Telling(TOLD_LOST, "lost"),
        Telling(TOLD_KEPT, "kept", ("number",)),
        Telling(TOLD_SHOWN, "shown", ("face",)),
    )
    return Notation({"face": box.faces}, (phrase(THROW, "throw"), phrase(KEEP, "keep")), events)


def conserved(s: Tali) -> dict[str, int]:
    drawn = (*s.patrons, *s.aside)
    return {name: drawn.count(face) for face, name in enumerate(s.box.faces)}


Turn.name = "turn"
GAME = Game[Tali, TaliBox](
    id="tali",
    prefix="TA",
    folder=Path(__file__).parent,
    credits=Credits({"en": "Tali", "fr": "Tali"}, ("a pastime of old",), "Tabularium"),
    player_counts=(2, 3, 4),
    minutes=(5, 10),
    state=Tali,
    steps={"turn": Turn},
    board=TaliBoard(THROW, KEEP),
    read_box=read_box,
    setup=setup,
    make_notation=make_notation,
    score=score,
    moment=lambda s: (1 + s.turn // s.seats, "turn"),
    outcome=outcome,
    bound=lambda seats, options: 2000 * seats,  # a heap may grow for long, but chance has the last word
    conserved=conserved,
    bookkeeping=("turn",),  # the round is shown, and whose turn it is
    example=True,
)
