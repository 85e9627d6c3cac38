"""The guide of a lesson as a page shows it: one beat at a time, with what it points at and what can be done."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from markupsafe import Markup

from tabularium.draw.words import FluentWords, room_words
from tabularium.kernel.game import AnyGame
from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.refusals import Refusal
from tabularium.tables.guides import (
    BadGuide,
    Beat,
    Guide,
    beat_now,
    guide_box,
    guide_of,
    is_ended,
    is_taken,
    lesson_position,
    read_guide,
    told_answer,
)
from tabularium.tables.laying import SeatPlan, TablePlan
from tabularium.tables.table import ALONE, GUIDED, Table
from tabularium.web.drills import DrillShown, drill_shown
from tabularium.web.lessons import numbers_in
from tabularium.web.rulebook import cited


class GuideShown(NamedTuple):
    """What the guide says at a table now."""

    # beat, free (nothing is told), waits (others play), ended, over (the game, too), alone, missing (there is no guide)
    state: str
    beat: str = ""
    text: Markup = Markup()
    number: int = 0
    of: int = 0
    point: tuple[str, ...] = ()
    told: str = ""  # the move that `@choice` points at, in notation
    reads: bool = False  # it is only read
    can_do: bool = False  # it can be done for me
    drill: DrillShown | None = None


class OtherWay(Refusal):
    """The lesson can't go on with this move; `sentence` says why, in the words of whoever learns."""

    def __init__(self, sentence: str) -> None:
        super().__init__(sentence)
        self.sentence = sentence


def guide_shown(table: Table, seat: int, lang: str) -> GuideShown | None:
    """The guide for this seat; None at a table that is no lesson or for somebody who only watches."""
    if not table.guide or seat < 0:
        return None
    if table.drill >= 0:
        drill = drill_shown(table, seat, lang)
        return GuideShown("alone") if drill is None else GuideShown(drill.state, point=drill.point, drill=drill)
    guide = guide_of(table.game)
    if guide is None:
        return GuideShown("missing")
    if not table.is_guided:
        return GuideShown("alone")
    at = lesson_position(table.live, seat)
    beat = beat_now(guide, at, table.read_beats)
    if beat is not None:
        number = guide.beats.index(beat) + 1
        text = beat_text(table.game, beat, lang, table.names)
        point, told = points_of(table, seat, beat, lang)
        can_do = bool(beat.do) and at.asked
        return GuideShown("beat", beat.id, text, number, len(guide.beats), point, told, not beat.do, can_do)
    if is_ended(guide, at):
        return GuideShown("over" if at.over else "ended")
    return GuideShown("free" if at.asked else "waits", can_do=at.asked)


def points_of(table: Table, seat: int, beat: Beat, lang: str) -> tuple[tuple[str, ...], str]:
    """The keys of what a beat points at, and the first move of its told answer. `@do` is what one touches for that
    answer, or where nothing of the picture is touched for it, its button: `@choice`."""
    if not {"@do", "@choice"} & set(beat.point):
        return beat.point, ""
    told = table.live.parse_chain(told_answer(table.live, seat, beat))[0][0]
    if "@do" not in beat.point:
        return beat.point, table.live.words((told,))
    look = table.look(seat, lang)
    drawn = set() if look.picture is None else look.picture.keys()
    touched = tuple(key for key in dict.fromkeys(look.presenter.path(look.view, told).needs()) if key in drawn)
    found = (*(key for key in beat.point if key != "@do"), *(touched or ("@choice",)))
    return found, table.live.words((told,))


def beat_text(game: AnyGame, beat: Beat, lang: str, names: Sequence[str]) -> Markup:
    return cited(game, said_in(game, room_words(game.folder, "guide", lang), f"guide-{beat.id}", names))


def said_in(game: AnyGame, words: FluentWords, name: str, names: Sequence[str]) -> str:
    """A text with the numbers of the box and the names of the players."""
    wanted = words.wants(name)
    known = known_in(game, guide_of(game), names) if wanted else {}
    return words(name, **{value: known[value] for value in wanted})


def known_in(game: AnyGame, guide: Guide | None, names: Sequence[str]) -> dict[str, int | str]:
    """What a text may name: the numbers of the box, and players as `seat_1`."""
    box = None if guide is None else guide_box(game, guide)
    return {
        **dict(numbers_in(game.box_table if box is None else box)),
        **{f"seat_{number}": name for number, name in enumerate(names, 1)},
    }


def check_told(table: Table, seat: int, rows: Sequence[Sequence[int]], lang: str) -> None:
    """Refuse a move with which the lesson can't go on, and say what it wants. What the rules forbid is left to them."""
    guide = guide_of(table.game) if table.is_guided else None
    if guide is None:
        return
    at = lesson_position(table.live, seat)
    beat = beat_now(guide, at, table.read_beats)
    if beat is None or is_ended(guide, at) or is_taken(table.live, seat, beat, rows):
        return
    table.live.check_chain(seat, rows)
    words = room_words(table.game.folder, "guide", lang)
    name = f"guide-{beat.id}-else"
    raise OtherWay(said_in(table.game, words, name if words.has(name) else "guide-else", table.names))


def answer_for(table: Table, seat: int) -> str:
    """What *do it for me* does."""
    guide = guide_of(table.game)
    beat = None if guide is None else beat_now(guide, lesson_position(table.live, seat), table.read_beats)
    return told_answer(table.live, seat, beat)


def go_on(table: Table, seat: int, what: str, beat: str) -> None:
    """Somebody has read a beat, goes on alone, or wants the guide again."""
    read = table.read_beats
    if what == "next":
        table.note_guide(GUIDED, read | {beat})
    elif what == "alone":
        table.note_guide(ALONE, read)
    elif what == "again" and table.drill >= 0:
        table.note_drill("")
    elif what == "again":
        table.note_guide(GUIDED, read)


def lesson_plan(game: AnyGame, guide: Guide, name: str) -> TablePlan:
    """The table of a lesson: always the same deal."""
    seats = [SeatPlan("bot", level="plebeian")] * guide.seats
    seats[guide.seat] = SeatPlan("me", name)
    return TablePlan(game, seats, guide.options, 0, box=guide_box(game, guide), seed=guide.seed, lesson=True)


def has_guide(game: AnyGame) -> bool:
    return guide_of(game) is not None


# -- checking ----------------------------------------------------------------------------------------


def guide_problems(game: AnyGame) -> Iterator[str]:
    """What is wrong with the guide of a game: its file, its texts, and whom it seats."""
    path = game.folder / "guide.toml"
    if not path.exists():
        return
    name = f"{path.parent.name}/{path.name}"
    try:
        guide = read_guide(path)
    except BadGuide as bad:
        yield from bad.problems
        return
    if guide.digest not in ("", game.box.digest):
        yield f"{name}: digest: the lesson was written for another box; this one is {game.box.digest}"
    if guide.seats not in game.player_counts:
        yield f"{name}: seats: {game.id} is played by {', '.join(map(str, game.player_counts))}"
    if not 0 <= guide.seat < guide.seats:
        yield f"{name}: seat: there are seats 0 to {guide.seats - 1}"
    options = {option.key: option.choices for option in game.options}
    for key, choice in guide.options.items():
        if choice not in options.get(key, ()):
            yield f"{name}: options.{key}: no such choice"
    if guide.box and guide.box not in game.boxes:
        yield f"{name}: box: there is no box “{guide.box}”"
    else:
        yield from text_problems(game, guide)


def text_problems(game: AnyGame, guide: Guide) -> Iterator[str]:
    known = known_in(game, guide, [""] * guide.seats)
    for lang in LANGUAGES:
        file = f"{game.folder.name}/guide.{lang}.ftl"
        words = room_words(game.folder, "guide", lang)
        for name in ("guide-else", *(f"guide-{beat.id}" for beat in guide.beats)):
            if not words.has(name):
                yield f"{file}: {name} is missing"
            else:
                unknown = sorted(words.wants(name) - known.keys())
                yield from (f"{file}: {name}: the box has no number {value}" for value in unknown)
