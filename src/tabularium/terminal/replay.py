"""Reading a record: the page of a ply, as one seat saw it, or as everybody did."""

from __future__ import annotations

from collections.abc import Sequence

from rich.console import Console

from tabularium.kernel.acta import Acta
from tabularium.kernel.game import AnyGame
from tabularium.kernel.live import Live, replay
from tabularium.kernel.presentation import Presenter
from tabularium.kernel.refusals import BadRecord
from tabularium.kernel.state import FULL, SPECTATOR, State
from tabularium.terminal.pages import say, show_board, show_choices, show_events, show_sheet, title


def open_record(game: AnyGame, acta: Acta, ply: int | None) -> Live:
    """The game of a record; of one that does not play to its end, as far as the ply that was asked for."""
    try:
        return replay(game, acta)
    except BadRecord:
        if ply is None:
            raise
        live = replay(game, acta, upto=ply)
        if live.ply < ply:
            raise
        return live


def viewers(live: Live, seat: int | None) -> Sequence[int]:
    """Whose pages are shown: the seat's, or the public one while the game is unfinished, or everybody's."""
    if seat is not None:
        return (seat,)
    return range(live.state.seats) if live.over else (SPECTATOR,)


def show_ply(console: Console, live: Live, ply: int, seat: int | None, lang: str) -> None:
    """The log up to a ply, and the page there."""
    presenter = Presenter(live.game, lang, live.acta.names)
    state = live.at(ply)
    everything = live.over and seat is None
    seen = viewers(live, seat)
    title(console, presenter.words("term-ply", ply=ply, last=live.ply, title=live.game.credits.title[lang]))
    known = [entry for entry in live.log if entry.ply <= ply]
    show_events(console, known, presenter, state, FULL if everything else seen[0], plies=True)
    for viewer in seen:
        show_view(console, presenter, state, viewer)
    if state.over:
        say(console, presenter.ending(live.game.outcome(state)), "bold")
        show_sheet(console, live.game.score(state), presenter, presenter.progress(state))


def show_view(console: Console, presenter: Presenter, state: State, viewer: int) -> None:
    page = presenter.page(state.view(viewer))
    who = presenter.words("term-everybody") if viewer == SPECTATOR else presenter.names[viewer]
    console.print()
    title(console, presenter.words("term-seen-by", seat=who, where=page.where))
    show_board(console, page)
    say(console, page.prompt, "bold")
    show_choices(console, page.choices)
    if not state.over:
        show_sheet(console, page.sheet, presenter, page.progress)
