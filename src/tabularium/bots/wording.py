"""A bot's advice in the words of a player."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import groupby

from babel.numbers import format_decimal

from tabularium.bots.hint import LEAST_AMOUNT, Advice, Hint, Reason
from tabularium.draw.words import room_words
from tabularium.kernel.game import AnyGame
from tabularium.kernel.moves import ARGUMENT, CONFIRM, DONE
from tabularium.kernel.play import play
from tabularium.kernel.presentation import Presenter, Words
from tabularium.kernel.rng import sfc32
from tabularium.kernel.state import View

UNNAMED = frozenset((DONE, CONFIRM))  # moves that only close a turn
LEAST_POINT = 0.005  # of a chance: less is less than a point


@dataclass(frozen=True)
class AdviceWords:
    """One turn: its moves, why it is good, what it gives up, and what it loses against the best one."""

    moves: tuple[str, ...]
    why: str
    gives_up: str = ""
    lost: str = ""


def percent(change: float) -> str:
    """A change of a chance, signed: +6, −2."""
    return signed(round(100 * change), "en")


def signed(number: float, lang: str) -> str:
    if not number:
        return "±0"
    return ("+" if number > 0 else "−") + format_decimal(abs(number), "#,##0.#", lang)


def answer_words(presenter: Presenter, view: View, answer: Sequence[int]) -> tuple[str, ...]:
    """The moves of an answer; what only closes it is named where it is all there is."""
    named = [move for move in answer if move not in UNNAMED] or answer[:1]
    return tuple(presenter.label(view, move) for move in named)


def chance_words(lang: str, game: AnyGame, found: Hint) -> str:
    """How the seat stands before it moves."""
    words: Words = room_words(game.folder, "judge", lang)
    return words("hint-stands", chance=round(100 * found.chance))


def advice_words(game: AnyGame, presenter: Presenter, view: View, advice: Advice, talk: bool = False) -> AdviceWords:
    words: Words = room_words(game.folder, "judge", presenter.words.lang)
    moves = answer_words(presenter, view, advice.turn)
    if talk:
        return AdviceWords(moves, talk_words(words, advice, moves[0]))
    wording = ReasonWording(game, presenter, view, words)
    speaks_for = [one for one in advice.reasons if one.effect > 0]
    against = [one for one in advice.reasons if one.effect <= 0]
    told = speaks_for or against
    why = wording.why(advice, told) if told else words("hint-no-reason", move=moves[0])
    gives_up = words("hint-gives-up", what=wording.clauses(against)) if against and speaks_for else ""
    return AdviceWords(moves, why, gives_up, lost_words(words, advice))


def talk_words(words: Words, advice: Advice, said: str) -> str:
    gain = sum(one.effect for one in advice.reasons)
    return words("hint-talk" if gain >= LEAST_POINT else "hint-talk-little", move=said, points=round(100 * gain))


def lost_words(words: Words, advice: Advice) -> str:
    """What a turn loses; nothing is said of less than the spread of the search."""
    if not advice.spread and not advice.lost:
        return ""
    if advice.lost < LEAST_POINT or advice.lost <= advice.spread:
        return words("hint-alike")
    return words("hint-lost", points=round(100 * advice.lost), spread=max(1, round(100 * advice.spread)))


class ReasonWording:
    """Reasons in the words of a game: a term, whose it is, how much of it, and which move does it."""

    def __init__(self, game: AnyGame, presenter: Presenter, view: View, words: Words) -> None:
        self.game, self.presenter, self.view, self.words = game, presenter, view, words

    def label(self, move: int) -> str:
        return self.presenter.label(self.view, move)

    def why(self, advice: Advice, reasons: Sequence[Reason]) -> str:
        """“Take the Villa: you get more points from Plans (+3), compared with “Take the Forum”.”"""
        first = reasons[0]
        here = [one for one in reasons if one.later == first.later]
        name = "hint-why-later" if first.later else "hint-why"
        mine, other = self.named_move(advice, first.move), self.first_other(advice)
        return self.words(name, move=self.label(mine), what=self.clauses(here), other=self.label(other))

    def first_other(self, advice: Advice) -> int:
        """Where the other turn parts from this one."""
        return next((move for move in advice.against if move not in advice.turn), advice.against[-1])

    def named_move(self, advice: Advice, brought_by: int) -> int:
        """The move that does it; for one that only pays, closes, or is in the other turn too, the nearest before it
        that does not, or the first that tells the turns apart."""
        telling = [
            n
            for n, (move, pays) in enumerate(zip(advice.turn, self.payments(advice.turn), strict=True))
            if move not in advice.against and not pays and not self.closes(move)
        ]
        apart = next((n for n, move in enumerate(advice.turn) if move not in advice.against), 0)
        before = [n for n in telling if n <= brought_by]
        return advice.turn[before[-1] if before else telling[0] if telling else apart]

    def closes(self, move: int) -> bool:
        kind = move & ~ARGUMENT
        return kind in UNNAMED or kind in self.presenter.board.closing

    def payments(self, turn: Sequence[int]) -> Iterator[bool]:
        """For each move whether it only lays something on the tray: its price, and not what is bought."""
        world, seat = self.view.determinize(sfc32(0)), self.view.viewer
        for n, move in enumerate(turn):
            yield n > 0 and bool(world.agenda) and world.agenda[-1].tray(world, seat) is not None
            play(world, seat, move)

    def clauses(self, reasons: Sequence[Reason]) -> str:
        """What each seat gets: “you get more Coins (+2), Marcus gets fewer Votes (−1)”."""
        ordered = sorted(reasons, key=lambda one: one.rival)
        return self.words.listed([self.clause(rival, list(same)) for rival, same in groupby(ordered, key=rival_of)])

    def clause(self, rival: int, reasons: Sequence[Reason]) -> str:
        what = self.words.listed([self.term(one) for one in reasons])
        if rival < 0:
            return self.words("hint-you-have", what=what)
        return self.words("hint-rival-has", rival=self.presenter.thing(self.view, "seat", rival), what=what)

    def term(self, one: Reason) -> str:
        """A term and its value: a number of things, or points of chance where it is none."""
        lang = self.words.lang
        said = self.words(f"reason-{one.term}", more="yes" if one.amount > 0 else "no")
        if one.term in self.game.judge.numbers and abs(one.amount) >= LEAST_AMOUNT:
            value = signed(round(one.amount * 2) / 2 if abs(one.amount) >= 1 else round(one.amount, 1), lang)
        else:
            points = round(100 * one.effect)
            value = self.words("hint-little")
            if points:
                value = self.words("hint-points", points=signed(points, lang), count=abs(points))
        return self.words("hint-term", term=said, value=value)


def rival_of(one: Reason) -> int:
    return one.rival
