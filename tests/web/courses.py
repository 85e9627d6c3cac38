"""Lessons played without a browser: the told course, and courses that leave it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass, field
from random import Random

from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live
from tabularium.kernel.presentation import Presenter
from tabularium.tables.guides import (
    Beat,
    Guide,
    LessonPosition,
    beat_now,
    guide_box,
    guide_of,
    is_ended,
    is_taken,
    lesson_position,
    scripted_answer,
    told_answer,
    usual_answer,
)

NAMES = ("Ana", "Bea", "Cid", "Dan", "Eva")
LONGEST = 1_000  # answers of all seats until a course must have ended
HURRY = 0.2


@dataclass
class Course:
    """One way through a lesson."""

    game: AnyGame
    guide: Guide
    live: Live
    read: frozenset[str] = frozenset()
    shown: list[str] = field(default_factory=list)  # beats, in the order of their first coming
    answers: list[tuple[Beat | None, str]] = field(default_factory=list)
    unscripted: int = 0  # moves of rivals that the script did not have
    hurries: Callable[[], bool] = lambda: False  # whether what is only to be read is answered with a move instead

    def at(self) -> tuple[LessonPosition, Beat | None]:
        moment = lesson_position(self.live, self.guide.seat)
        beat = beat_now(self.guide, moment, self.read)
        if beat is not None and beat.id not in self.shown:
            self.shown.append(beat.id)
        return moment, beat

    def decisions(self) -> Iterator[tuple[LessonPosition, Beat | None]]:
        """Each decision of whoever learns; rivals play and beats are read in between."""
        seat = self.guide.seat
        for _ in range(LONGEST):
            moment, beat = self.at()
            if beat is not None and not beat.do and not (moment.asked and self.hurries()):
                self.read |= {beat.id}
            elif is_ended(self.guide, moment):
                return
            elif rivals := [one for one in self.live.waiting() if one != seat]:
                self.let_play(rivals[0])
            else:
                yield moment, beat
        raise AssertionError(f"{self.game.id}: this course never ends; beats: {self.shown}")

    def let_play(self, seat: int) -> None:
        moves = scripted_answer(self.guide, self.live, seat)
        if moves is None:
            self.unscripted += 1
            moves = self.live.parse_chain(usual_answer(self.live, seat))[0]
        self.live.play_moves(seat, moves)

    def answer(self, beat: Beat | None, text: str) -> None:
        self.answers.append((beat, text))
        for row in self.live.parse_chain(text):
            self.live.play_moves(self.guide.seat, row)

    def go_on(self, seen: Callable[[LessonPosition, Beat | None], None] = lambda moment, beat: None) -> Course:
        """Follow what is told to the end."""
        for moment, beat in self.decisions():
            seen(moment, beat)
            self.answer(beat, told_answer(self.live, self.guide.seat, beat))
        return self


def course_of(game: AnyGame) -> Course:
    guide = guide_of(game)
    assert guide is not None
    table = guide_box(game, guide)
    box = game.box if table is None else game.open_box(table)
    live = Live(game, guide.seats, guide.options, guide.seed, list(NAMES[: guide.seats]), box, None)
    return Course(game, guide, live)


def retold(game: AnyGame, answers: list[tuple[Beat | None, str]]) -> Course:
    """A course with these answers first."""
    course = course_of(game)
    decisions = course.decisions()
    for beat, text in answers:
        next(decisions)
        course.answer(beat, text)
    return course


def taken_answers(course: Course, beat: Beat | None, moment: LessonPosition) -> list[str]:
    """The legal answers to a decision with which the guide goes on: the others are explained, and can be made alone."""
    return [
        move for move in moment.offers if is_taken(course.live, course.guide.seat, beat, course.live.parse_chain(move))
    ]


def strayed(game: AnyGame, told: Course, n: int, text: str) -> Course:
    """The told course, but for its answer n."""
    course = retold(game, told.answers[:n])
    next(course.decisions())
    course.answer(None, text)
    return course.go_on()


def random_course(game: AnyGame, seed: int) -> Course:
    """Any answer, again and again, sometimes before the guide has said all. In every other course only what the guide
    takes; else whatever is legal, as somebody who goes on alone for a moment may do."""
    course, chance = course_of(game), Random(seed)
    course.hurries = lambda: chance.random() < HURRY
    for made, (moment, beat) in enumerate(course.decisions()):
        options = taken_answers(course, beat, moment)
        assert options, f"{game.id}: nothing is taken at {beat and beat.id}"
        told = told_answer(course.live, course.guide.seat, beat)
        course.answer(beat, chance.choice(moment.offers if seed % 2 else options) if made < 60 else told)
    return course


def keys_now(course: Course) -> set[str]:
    """All that a beat can point at now."""
    view = course.live.view(course.guide.seat)
    picture = Presenter(course.game, "en", list(NAMES[: course.guide.seats])).picture(view)
    assert picture is not None
    return picture.keys() | {piece.id for piece in picture.pieces()}
