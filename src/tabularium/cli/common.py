"""What several verbs share: files, games, options, and how things are said."""

from __future__ import annotations

import os
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from time import monotonic

from rich.console import Console

from tabularium.kernel.acta import Acta, read_acta
from tabularium.kernel.box import Toml
from tabularium.kernel.custom import open_custom_box, read_custom_box
from tabularium.kernel.files import read_text
from tabularium.kernel.game import AnyGame, find_game
from tabularium.kernel.refusals import BadBox, BadOptions, BadRecord, BeyondLimits, Refusal, UnknownGame
from tabularium.kernel.state import Box

OK, FOUND_WRONG, BAD_USAGE, STOPPED = 0, 1, 2, 130
SILENCE = 10.0  # seconds without a line of progress


class BadUsage(Refusal):
    """The command line can't be understood."""


def print_error(sentence: str) -> None:
    print(plain(sentence), file=sys.stderr, flush=True)


def plain(text: str) -> str:
    """Without the letters that make a terminal do things: what is quoted may come from anywhere."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "\ufffd" for letter in text)


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def build_of(found: Mapping[str, object]) -> str:
    return "compiled" if found["compiled"] else "interpreted"


def plain_console() -> Console:
    """Where pages are printed."""
    return Console(highlight=False, emoji=False)


def readable(file: Path) -> Path:
    if file.is_dir():
        raise BadUsage(f"{file} is a folder, not a file")
    if not file.exists():
        raise BadUsage(f"there is no file {file}")
    if not os.access(file, os.R_OK):
        raise BadUsage(f"the file {file} can't be read: permission is missing")
    return file


def record_in(file: Path) -> Acta:
    text = ""
    try:
        text = read_text(readable(file))
        return read_acta(text)
    except BeyondLimits as beyond:
        raise BeyondLimits(f"{file.name}: {beyond}" if text else str(beyond)) from None
    except UnicodeDecodeError:
        raise BadRecord(f"{file.name} is no text file, so it is no record of a game") from None


def game_of(acta: Acta) -> AnyGame:
    try:
        return find_game(acta.game)
    except UnknownGame as unknown:
        raise BadRecord(str(unknown)) from None


def custom_box(game: AnyGame, file: Path) -> Toml:
    """A box that the game offers by this name, or what is in this file."""
    return game.boxes.get(str(file)) or read_custom_box(game, readable(file))


def box_to_play(game: AnyGame, table: Toml, file: Path) -> Box:
    try:
        return open_custom_box(game, table)
    except BadBox as bad:
        first, *more = bad.problems
        others = f" and {counted(len(more), 'more problem')}" if more else ""
        raise BadUsage(
            f"{file} can't be played: {first}{others} (tabularium box check {game.id} {file} lists all)"
        ) from bad


def options_of(given: Sequence[str]) -> dict[str, str]:
    found: dict[str, str] = {}
    for text in given:
        key, equals, choice = text.partition("=")
        if not equals:
            raise BadUsage(f"an option is written key=value, not “{text}”")
        if key in found:
            raise BadUsage(f"option {key} is given twice")
        found[key] = choice
    return found


def seats_of(game: AnyGame, seats: int) -> int:
    if seats not in game.player_counts:
        counts = ", ".join(str(n) for n in game.player_counts)
        raise BadOptions([f"{game.id} is for {counts} players, not {seats}"])
    return seats


def tournament_seats(game: AnyGame) -> int:
    """Four, or as near to it as the game allows."""
    return min(game.player_counts, key=lambda count: (abs(count - 4), count))


def place(text: str) -> Path | str:
    """A file, or the address of a database."""
    return text if "://" in text else Path(text)


def stored(db: Path | str | None) -> Path | str:
    """A store that is there already, to be read."""
    where = store_path(db)
    return readable(where) if isinstance(where, Path) else where


def store_path(db: Path | str | None) -> Path | str:
    """Where the tables are kept: a file of one's own, or the one in the home folder."""
    if db is not None:
        return db
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "tabularium" / "tables.db"


class ProgressLine:
    """Progress on stderr: a bar on a terminal, else a plain line now and then; who stops it reads how far it came."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.played = 0
        self.told = monotonic()
        from rich.progress import Progress

        self.bar = Progress(console=Console(stderr=True), transient=True) if sys.stderr.isatty() else None

    def __enter__(self) -> ProgressLine:
        if self.bar is not None:
            self.bar.start()
            self.bar.add_task("games", total=self.games)
        return self

    def advance(self) -> None:
        self.played += 1
        if self.bar is not None:
            self.bar.advance(self.bar.task_ids[0])
        elif self.played % max(1, self.games // 10) == 0 or monotonic() > self.told + SILENCE:
            self.tell()

    def tell(self) -> None:
        self.told = monotonic()
        print_error(f"{self.played} of {counted(self.games, 'game')}")

    def __exit__(self, kind: type[BaseException] | None, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()
        if kind is KeyboardInterrupt:
            self.tell()
