"""Custom boxes: everything that is wrong with one, before anybody sits down to play it."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from tabularium.kernel.box import MOST, Toml, with_changes
from tabularium.kernel.files import check_values, read_toml
from tabularium.kernel.game import AnyGame
from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.refusals import BadBox
from tabularium.kernel.state import Box


def read_custom_box(game: AnyGame, file: Path) -> Toml:
    """The tables of a custom box: all of them, or only what differs from the game's own box."""
    table = read_toml(file)
    check_values(table, file.name, MOST)
    return with_changes(game.box_table, table)


def find_custom_box(game: AnyGame, name: str) -> Toml | None:
    """The tables of a box that the game offers by name; None for its own."""
    if name and name not in game.boxes:
        offered = f"; it has {', '.join(game.boxes)}" if game.boxes else ": it has only its own"
        raise BadBox([f"{game.id} has no box called “{name[:40]}”{offered}"])
    return game.boxes.get(name)


def open_custom_box(game: AnyGame, table: Toml) -> Box:
    """The box of this table, sound, and with words for all that is in it; BadBox says all that is wrong."""
    box: Box = game.open_box(table)
    try:
        game.notation(box)
    except ValueError as wrong:
        raise BadBox([f"ids: {wrong}"]) from None
    missing = list(missing_names(game, box))
    if missing:
        raise BadBox(missing)
    return box


def missing_names(game: AnyGame, box: Box) -> Iterator[str]:
    """The new things of a box that no text names: they could not be shown."""
    known = game.notation().vocabulary
    for thing, ids in game.notation(box).vocabulary.items():
        for new in ids:
            if thing in game.board.derived or new in known.get(thing, ()):
                continue
            for lang in LANGUAGES:
                if not game.board.words(lang).has(f"{thing}-{new}"):
                    yield f"{thing} {new}: has no name in {lang}; the names there are: {', '.join(known[thing])}"
