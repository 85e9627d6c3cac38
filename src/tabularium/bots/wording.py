"""A bot's advice in the words of a player."""

from __future__ import annotations

from collections.abc import Sequence

from tabularium.bots.hint import Advice, Reason
from tabularium.draw.words import room_words
from tabularium.kernel.game import AnyGame
from tabularium.kernel.moves import DONE
from tabularium.kernel.presentation import Presenter, Words
from tabularium.kernel.state import View


def percent(change: float) -> str:
    """A change of a chance, signed: +6, −2."""
    number = round(100 * change)
    return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "±0"


def reason_words(game: AnyGame, lang: str, reason: Reason) -> str:
    """“You have more points in the zones (+6 points of chance)”."""
    words: Words = room_words(game.folder, "judge", lang)
    term = words(f"reason-{reason.term}", more="yes" if reason.more else "no")
    return words("hint-rival" if reason.rivals else "hint-reason", effect=percent(reason.effect), term=term)


def answer_words(presenter: Presenter, view: View, answer: Sequence[int]) -> tuple[str, ...]:
    """The moves of an answer; what only closes it is named where it is all there is."""
    return tuple(presenter.label(view, move) for move in answer if move != DONE or len(answer) == 1)


def advice_words(game: AnyGame, lang: str, advice: Advice) -> tuple[str, tuple[str, ...]]:
    """The chance that an answer leaves, against the mean of all answers here, and the reasons."""
    words: Words = room_words(game.folder, "judge", lang)
    chance = words("hint-chance", chance=round(100 * advice.chance), better=percent(advice.better))
    return chance, tuple(reason_words(game, lang, reason) for reason in advice.reasons)
