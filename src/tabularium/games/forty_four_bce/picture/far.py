"""What lies one touch away, until the phase is about it: the city, the recruits, and what was said."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import lru_cache
from typing import Final

from tabularium.draw.pieces import mark
from tabularium.draw.svg import group, rect, text, use
from tabularium.games.forty_four_bce import faces, packed
from tabularium.games.forty_four_bce.box import FortyFourBceBox
from tabularium.games.forty_four_bce.picture import faces as art
from tabularium.games.forty_four_bce.picture import layout
from tabularium.games.forty_four_bce.picture.ground import later
from tabularium.games.forty_four_bce.picture.pieces import CHIP, in_row_from, recruit_reads, sign, supply
from tabularium.games.forty_four_bce.picture.sight import Sight
from tabularium.games.forty_four_bce.steps import kinds
from tabularium.kernel.picture import Ground, Piece
from tabularium.kernel.presentation import Words
from tabularium.kernel.sight import part

SITES_KEPT: Final = 4_000  # with their drawings, which are 2 KB each and mostly shared
STACKS_KEPT: Final = 2_000  # with their drawings, which are 2 KB each and mostly shared
VERDICT_ART: Final = {kinds.KEPT: "check", kinds.BROKEN: "cross"}  # partly kept and unverifiable are neither
ANSWER_ART: Final = {kinds.ACCEPT: "check", kinds.REFUSE: "cross", kinds.WITHDRAW: "turn"}
LARGE: Final = 1.5  # how much larger the low tablet of what was said would be as a board


# -- the city: structures by the phase in which they act, with the architects in their slots ----------


def city_pieces(sight: Sight) -> Iterator[Piece]:
    view = sight.view
    yield from sites(sight, view.year, view.laid, tuple(view.slots), tuple(view.owned), tuple(view.activated))
    spots = in_row_from(160, layout.CITY_TOP + layout.SITE[1] * layout.city_rows(sight.box, sight.seats) + 20)
    yield from supply(sight, tuple(spots), "city", CHIP, sight.stock)


@part
def sites(
    sight: Sight, year: int, laid: tuple[int, ...], free: tuple[int, ...], owned: tuple[tuple[int, ...], ...],
    activated: tuple[int, ...],
) -> Iterator[Piece]:  # fmt: skip
    """The structures that are `laid`, with the slots that are `free` and the architects of those who have `owned`."""
    box, words = sight.box, sight.words
    for structure, (x, y) in layout.sites_of(box, sight.seats, laid):
        slots = box.slots[box.kind[structure]][len(owned)]
        piece = structure_piece(box, structure, words, box.era_of[year], slots, free[structure], x, y)
        yield piece
        name = words(f"structure-{box.structures[structure]}")
        placed = [board for board, built in enumerate(owned) for _ in range(built.count(structure))]
        for taken, board in enumerate(placed):
            used = (activated[board] >> structure) & 1
            marks = mark("exhausted", used == 1)
            message = "piece-architect-used" if used else "piece-architect"
            says = words(message, seat=sight.names[board], structure=name)
            at, on = (x + art.slot_x(taken, slots), y + 38), piece.touch
            yield Piece("architect", on, *at, says, board, on=on, marks=marks, w=19, h=19)


@lru_cache(SITES_KEPT)
def structure_piece(
    box: FortyFourBceBox, structure: int, words: Words, era: int, slots: int, free: int, x: float, y: float
) -> Piece:
    """A structure with so many slots, of which some are free, in this era: it reads when it acts, what it does then and
    whether it can be built; the rest stands in its name."""
    waits = later(box, structure, era)
    name = words(f"structure-{box.structures[structure]}")
    says = words("piece-structure", structure=name, price=box.price[structure], imperium=box.imperium[structure])
    touch = f"structure-{box.structures[structure]}"
    reads = (
        words("reads-does", when=faces.when(box, structure, words), does=faces.does(box, structure, words)),
        words("board-later", era=waits) if waits else words("board-slots", count=free),
    )
    drawing = art.structure_tile(box, structure, words, waits, slots)
    return Piece("structure", touch, x, y, says, id=touch, touch=touch, w=158, h=106, drawing=drawing, reads=reads)


# -- the recruits that can be enlisted, by field and level, and the Lictors beside them ---------------


def recruit_pieces(sight: Sight) -> Iterator[Piece]:
    yield from stacks(sight, tuple(sight.view.display), sight.view.removed)
    below = layout.STACKS_TOP + layout.STACK_ROW
    spots = tuple((864.0 + 80 * (k % 2), below + 80.0 + 84 * (k // 2)) for k in range(7))
    yield from supply(sight, spots, "recruits", 40, sight.stock)


@part
def stacks(sight: Sight, display: tuple[int, ...], removed: tuple[int, ...]) -> Iterator[Piece]:
    for recruit, at in layout.stacks_of(sight.box, removed):
        yield stack(sight.box, recruit, sight.words, display[recruit], *at)


@lru_cache(STACKS_KEPT)
def stack(box: FortyFourBceBox, recruit: int, words: Words, left: int, x: float, y: float) -> Piece:
    """So many of one sort; where none is left, its name."""
    w, h = layout.STACK
    touch = f"recruit-{box.recruits[recruit]}"
    says = words("piece-stack", recruit=words(touch), count=left, price=faces.price(box.cost[recruit], words))
    if left:
        drawing = group(art.recruit_card(box, recruit, words, w), cls="close-only")
        drawing += group(art.amount(left) if left > 1 else "", w / 2 - 14, -h // 2, scale=1.3)
    else:
        drawing = rect(-w / 2, -h // 2, w, h, "parchment", 8) + rect(-w / 2, -h // 2, w, h, "slot", 8)
        drawing += text(words(touch), 0, 4, "words soft")
    reads = recruit_reads(box, recruit, words)
    return Piece("stack", touch, x, y, says, id=touch, number=left, touch=touch, w=w, h=h, drawing=drawing, reads=reads)


# -- what was said this year: every statement, who answered it, and what became of it -----------------


def said_pieces(sight: Sight, sentences: Sequence[str]) -> Iterator[Piece]:
    """`sentences` are the statements in words."""
    view = sight.view
    for number, (sentence, (x, y, scale)) in enumerate(zip(sentences, layout.said_at(len(sentences)), strict=True)):
        speaker = packed.speaker_of(view.statements[number])
        answers = [reaction for reaction in view.reactions if packed.reaction_number(reaction) == number]
        verdict = view.verdicts[number] if view.verdicts else kinds.NO_VERDICT
        marks = mark("exhausted", kinds.WITHDRAW in [packed.reaction_answer(one) for one in answers])
        says = sight.words("piece-said", number=number + 1, seat=sight.names[speaker], said=sentence)
        drawing = group(line(sight, speaker, f"{number + 1}. {sentence}", verdict, answers), scale=scale)
        key, w, h, reads = (
            f"said-{number + 1}",
            490 * scale,
            24 * scale,
            tuple(heard(sight, sentence, answers, verdict)),
        )
        yield Piece("said", key, x, y, says, speaker, touch=key, marks=marks, w=w, h=h, drawing=drawing, reads=reads)


def line(sight: Sight, speaker: int, words: str, verdict: int, answers: Sequence[int]) -> str:
    drawn = [rect(-245, -12, 490, 24, "room", 5), sign(sight, speaker, -230, 0, 17)]
    drawn.append(text(words, -216, 4.5, "words start small"))
    for k, reaction in enumerate(answers):
        mark = use(ANSWER_ART[packed.reaction_answer(reaction)], 10, 5, 10, "sym")
        drawn.append(group(sign(sight, packed.reaction_seat(reaction), 0, 0, 14) + mark, 170 - 24 * k))
    if verdict != kinds.NO_VERDICT:
        drawn.append(use(VERDICT_ART.get(verdict, "any"), 228, 0, 18, f"sym v-{kinds.VERDICTS[verdict]}"))
    return "".join(drawn)


def heard(sight: Sight, sentence: str, answers: Sequence[int], verdict: int) -> Iterator[str]:
    yield sentence
    names = {kinds.ACCEPT: "accept", kinds.REFUSE: "refuse", kinds.WITHDRAW: "withdraw"}
    for reaction in answers:
        yield sight.words(
            f"board-mark-{names[packed.reaction_answer(reaction)]}", seat=sight.names[packed.reaction_seat(reaction)]
        )
    if verdict != kinds.NO_VERDICT:
        yield sight.words(f"verdict-{kinds.VERDICTS[verdict]}")


# -- all this while it lies small: a few large numbers instead of grey dust --------------------------


def fields_afar(sight: Sight, ground: Ground) -> Piece:
    """Imperium, Denarii and what is held, of everybody, and who is the Imperium Maius."""
    view = sight.view
    rows = [row_afar(sight, board, view.imperium[board], view.denarii[board], view.held(board)) for board in sight.rows]
    drawing = art.table_afar(tuple(rows), ("imperium", "coin", "card"), ground.width, ground.height, view.im)
    return seen_small(sight, "fields", ground, drawing)


def city_afar(sight: Sight, ground: Ground) -> Piece:
    """How many architects everybody has there."""
    rows = tuple(row_afar(sight, board, len(sight.view.owned[board])) for board in sight.rows)
    return seen_small(sight, "city", ground, art.architects_afar(rows, ground.width, ground.height))


def row_afar(sight: Sight, board: int, *numbers: int) -> art.Row:
    return board, sight.letters[board], sight.colours[board], numbers


def recruits_afar(sight: Sight, ground: Ground) -> Piece:
    """How many recruits are left of each kind."""
    view = sight.view
    left = tuple(view.display[recruit] for recruit in range(sight.box.loyal))
    there = tuple(recruit for recruit in range(sight.box.loyal) if recruit not in view.removed)
    return seen_small(sight, "recruits", ground, art.stacks_afar(sight.box, there, left, ground.width, ground.height))


def said_afar(sight: Sight, ground: Ground) -> Piece:
    """How much everybody has said, and how much of it was accepted and refused; after the reveal, kept and broken."""
    view = sight.view
    rows = []
    for board in sight.rows:
        mine = [number for number, statement in enumerate(view.statements) if packed.speaker_of(statement) == board]
        if view.verdicts:
            good, bad = (
                sum(view.verdicts[number] == verdict for number in mine) for verdict in (kinds.KEPT, kinds.BROKEN)
            )
        else:
            answers = [packed.reaction_answer(one) for one in view.reactions if packed.reaction_number(one) in mine]
            good, bad = answers.count(kinds.ACCEPT), answers.count(kinds.REFUSE)
        rows.append(row_afar(sight, board, len(mine), good, bad))
    drawing = art.table_afar(tuple(rows), ("plot", "check", "cross"), ground.width * LARGE, ground.height * LARGE)
    return seen_small(sight, "said", ground, group(drawing, scale=1 / LARGE))


def seen_small(sight: Sight, place: str, ground: Ground, drawing: str) -> Piece:
    """It belongs to a corner, where nothing lies that could cover it, and is drawn over all of the board."""
    says = sight.words(f"piece-afar-{place}")
    whole = group(drawing, ground.width / 2, ground.height / 2)
    return Piece("afar", f"afar-{place}", 0, 0, says, w=1, h=1, drawing=whole)
