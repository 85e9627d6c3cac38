"""A hint as it stands at the table or on its own page: whole turns in words, and what they touch on the picture."""

from __future__ import annotations

from typing import NamedTuple

from tabularium.bots.hint import Advice, Hint
from tabularium.bots.wording import UNNAMED, advice_words, chance_words
from tabularium.draw.words import room_words
from tabularium.kernel.live import play_and_keep_turn
from tabularium.kernel.picture import Picture
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.state import NoDice, State, View
from tabularium.tables.table import Table
from tabularium.web.hints import Hints
from tabularium.web.marking import STEPS, marked, touched


class ShownTurn(NamedTuple):
    """A whole turn in words, why, and how it is played."""

    moves: tuple[str, ...]
    why: str
    gives_up: str
    lost: str
    notation: str


class HintShown(NamedTuple):
    """What the coach says at the table."""

    state: str  # thinks, ready, failed, none
    stands: str = ""  # how the seat stands
    hurried: str = ""
    turn: ShownTurn | None = None
    which: int = 0
    of: int = 0


def hint_at(hints: Hints, table: Table, presenter: Presenter, view: View, seat: int) -> HintShown | None:
    """What this seat sees of its hint, or None where it has asked for none."""
    shown = hints.at(table, seat)
    if shown is None:
        return None
    if shown.failed:
        return HintShown("failed")
    found = hints.found(table, seat)
    if found is None:
        return HintShown("thinks")
    if not found.advice:
        return HintShown("none")
    which = shown.which % len(found.advice)
    turn = shown_turn(table, presenter, view, found.advice[which], found.talk)
    stands = chance_words(presenter.words.lang, table.game, found)
    return HintShown("ready", stands, hurried_words(table, presenter, found), turn, which, len(found.advice))


def hurried_words(table: Table, presenter: Presenter, found: Hint) -> str:
    words = room_words(table.game.folder, "judge", presenter.words.lang)
    return words("hint-hurried", simulations=found.simulations, wanted=found.wanted) if found.hurried else ""


def shown_turn(table: Table, presenter: Presenter, view: View, one: Advice, talk: bool = False) -> ShownTurn:
    told = advice_words(table.game, presenter, view, one, talk)
    return ShownTurn(told.moves, told.why, told.gives_up, told.lost, notation_of(table, view, one.turn))


def notation_of(table: Table, view: View, turn: tuple[int, ...]) -> str:
    """How a whole turn is played at once, or its first move where that can't be."""
    words = table.live.words
    if view.agenda[-1].private(view, view.viewer, turn[0]):
        return words(turn)
    trial: State = view.copy()
    try:
        for n, move in enumerate(turn):
            if trial.agenda[-1].forbids(trial, view.viewer, move):
                return words(turn[:1])
            if n + 1 < len(turn) and not play_and_keep_turn(trial, view.viewer, move):
                return words(turn[:1])
    except NoDice:
        return words(turn[:1])
    return " > ".join(words((move,)) for move in turn)


def with_turn(picture: Picture, presenter: Presenter, view: View, hints: Hints, table: Table) -> Picture:
    """The picture with the steps of the turn that is advised, numbered in their order."""
    shown, found = hints.at(table, view.viewer), hints.found(table, view.viewer)
    if shown is None or found is None or not found.advice:
        return picture
    turn = found.advice[shown.which % len(found.advice)].turn
    keys = picture.keys()
    named = [move for move in turn if move not in UNNAMED]
    steps = [
        (path, presenter.label(view, move), STEPS[named.index(move)])
        for move, path in zip(turn, touched(presenter, view, turn), strict=False)
        if move in named[: len(STEPS)] and keys.intersection(path.needs())
    ]
    paths, says, signs = [(path,) for path, _, _ in steps], [said for _, said, _ in steps], [sign for *_, sign in steps]
    return marked(picture, paths, says, signs)
