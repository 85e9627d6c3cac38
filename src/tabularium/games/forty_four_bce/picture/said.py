"""What was said this year: a tablet with every statement, who answered it, and what became of it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from tabularium.draw.pieces import tag
from tabularium.draw.svg import group, rect, text, use
from tabularium.games.forty_four_bce.packed import (
    reaction_answer,
    reaction_number,
    reaction_seat,
    speaker_of,
)
from tabularium.games.forty_four_bce.picture.afar import said_afar
from tabularium.games.forty_four_bce.picture.table import Table, colour, letter
from tabularium.games.forty_four_bce.steps.kinds import ACCEPT, BROKEN, KEPT, NO_VERDICT, REFUSE, VERDICTS, WITHDRAW
from tabularium.kernel.picture import Area, Ground, Mark, Piece
from tabularium.kernel.presentation import Words

SIZE: Final = (1000, 456)
ROWS: Final = 12  # that are read well
VERDICT_ART: Final = {KEPT: "check", BROKEN: "cross"}  # partly kept and unverifiable are neither
ANSWER_ART: Final = {ACCEPT: "check", REFUSE: "cross", WITHDRAW: "turn"}


def said_area(t: Table, sentences: Sequence[str]) -> Area:
    """`sentences` are the statements in words."""
    ground = said_ground(t.words)
    return Area("said", t.words("area-said"), ground, (*pieces(t, sentences), said_afar(t, ground)), "far")


@cache
def said_ground(words: Words) -> Ground:
    return Ground("said", *SIZE, rect(0, 0, *SIZE, "parchment", 10))


def places(count: int) -> list[tuple[float, float, float]]:
    """Where so many statements lie, and how large: in one column, or in two with as many rows as they need."""
    columns = 1 if count <= ROWS else 2
    rows = ROWS if count <= columns * ROWS else -(-count // columns)
    scale = min(2.0 / columns, 12 * 1.4 / rows)
    wide, step = SIZE[0] / columns, (SIZE[1] - 12) / rows
    return [(wide * (k // rows) + 249 * scale, 6 + step * (k % rows + 0.5), scale) for k in range(count)]


def pieces(t: Table, sentences: Sequence[str]) -> Iterator[Piece]:
    view = t.view
    for number, (sentence, (x, y, scale)) in enumerate(zip(sentences, places(len(sentences)), strict=True)):
        speaker = speaker_of(view.statements[number])
        answers = [reaction for reaction in view.reactions if reaction_number(reaction) == number]
        verdict = view.verdicts[number] if view.verdicts else NO_VERDICT
        key = f"said-{number + 1}"
        marks: tuple[Mark, ...] = ("exhausted",) if WITHDRAW in [reaction_answer(one) for one in answers] else ()
        says = t.words("piece-said", number=number + 1, seat=t.names[speaker], said=sentence)
        drawing = group(line(t, speaker, f"{number + 1}. {sentence}", verdict, answers), scale=scale)
        yield Piece(
            "said", key, x, y, says, speaker, touch=key, marks=marks, w=490 * scale, h=24 * scale, drawing=drawing,
            reads=tuple(heard(t, sentence, answers, verdict)),
        )  # fmt: skip


def line(t: Table, speaker: int, words: str, verdict: int, answers: Sequence[int]) -> str:
    view = t.view
    drawn = [
        rect(-245, -12, 490, 24, "room", 5),
        group(tag(speaker, letter(view, speaker), -230, 0, 17), cls=colour(view, speaker)),
        text(words, -216, 4.5, "words start small"),
    ]
    for k, reaction in enumerate(answers):
        seat = reaction_seat(reaction)
        mark = use(ANSWER_ART[reaction_answer(reaction)], 10, 5, 10, "sym")
        drawn.append(group(group(tag(seat, letter(view, seat), 0, 0, 14), cls=colour(view, seat)) + mark, 170 - 24 * k))
    if verdict != NO_VERDICT:
        drawn.append(use(VERDICT_ART.get(verdict, "any"), 228, 0, 18, f"sym v-{VERDICTS[verdict]}"))
    return "".join(drawn)


def heard(t: Table, sentence: str, answers: Sequence[int], verdict: int) -> Iterator[str]:
    yield sentence
    names = {ACCEPT: "accept", REFUSE: "refuse", WITHDRAW: "withdraw"}
    for reaction in answers:
        yield t.words(f"board-mark-{names[reaction_answer(reaction)]}", seat=t.names[reaction_seat(reaction)])
    if verdict != NO_VERDICT:
        yield t.words(f"verdict-{VERDICTS[verdict]}")
