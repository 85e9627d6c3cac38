"""The words of the command line. Each verb names the function that does it, `module.function` of this package, and only
that module is loaded: the shelf opens at once."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn

from tabularium import __version__
from tabularium.cli.common import BadUsage
from tabularium.kernel.presentation import LANGUAGES


class Parser(argparse.ArgumentParser):
    """Says in one sentence what it did not understand."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message} ({self.prog} --help says more)")


def whole(least: int, most: int = 0) -> Callable[[str], int]:
    """The type of a number that is not smaller than `least`, and not greater than `most` if there is one."""
    span = f"from {least} to {most}" if most else f"from {least} up"

    def read(text: str) -> int:
        number = int(text) if text.isascii() and text.isdigit() and len(text) < 40 else -1
        if number < least or number > most > 0:
            raise argparse.ArgumentTypeError(f"must be a whole number {span}, not “{text}”")
        return number

    return read


def duration(text: str) -> float:
    try:
        seconds = float(text)
    except ValueError:
        seconds = 0.0
    if not 0 < seconds <= 86_400:
        raise argparse.ArgumentTypeError(f"must be a number of seconds up to a day, not “{text}”")
    return seconds


def pause(text: str) -> float:
    return 0.0 if text == "0" else duration(text)


def language() -> str:
    """The language of the terminal, as far as there are texts in it."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(key):
            spoken = os.environ[key][:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def command() -> Parser:
    parser = Parser(prog="tabularium", description="Complex board games, whole: play, test, measure and replay them.")
    parser.add_argument("--version", action="version", version=f"tabularium {__version__}")
    verbs = parser.add_subparsers(title="verbs", dest="verb", metavar="VERB", required=True)
    for add in (
        add_games,
        add_new,
        add_play,
        add_fuzz,
        add_bench,
        add_arena,
        add_study,
        add_tune,
        add_replay,
        add_transcript,
        add_verify,
        add_box,
        add_serve,
        add_tables,
    ):
        add(verbs)
    return parser


Verbs = argparse._SubParsersAction  # the only name argparse has for it


def verb(verbs: Verbs[Parser], name: str, does: str | None, about: str) -> Parser:
    parser = verbs.add_parser(name, help=about, description=about)
    if does is not None:
        parser.set_defaults(does=does)
    return parser


def add_lang(parser: Parser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=language(), help="language (default: the terminal's)")


def add_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="the id of a game: see tabularium games")


def add_games(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "games", "playing.do_games", "List the games on the shelf, with players, length and options.")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_lang(parser)


def add_new(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "new", "new.do_new", "Write a small game of your own, in a package that can be installed.")
    parser.add_argument("name", metavar="NAME", help="its id, and the folder it gets: small letters, digits and _")


def add_play(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "play", "playing.do_play", "Play a game here, with people at this terminal and bots.")
    add_game(parser)
    parser.add_argument("--seats", default="", help="a number (you and bots), or who sits where: human,senator")
    parser.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="see tabularium games"
    )
    parser.add_argument(
        "--box", type=Path, metavar="FILE", help="play with a custom box, or one that the game offers by this name"
    )
    parser.add_argument("--seed", type=whole(0), help="the same dice every time (default: fair dice, verifiable)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="where to write the record (default: here)")
    add_lang(parser)


def add_fuzz(verbs: Verbs[Parser]) -> None:
    parser = verb(
        verbs, "fuzz", "testing.do_fuzz", "Play random games under all laws; a broken law leaves a record to open."
    )
    add_game(parser)
    parser.add_argument("--seats", type=whole(1), help="how many play (default: every player count in turn)")
    parser.add_argument("--games", type=whole(1), default=100, help="how many games (default: 100)")
    parser.add_argument(
        "--seed", type=whole(0), default=0, help="of the first game; each next one has the next (default: 0)"
    )
    parser.add_argument(
        "--often",
        type=whole(0),
        default=1,
        help="look with the heavier laws once in so many times their weight; 0 looks everywhere (default: 1)",
    )
    parser.add_argument(
        "--reach", action="store_true", help="tell which steps, events and rules no game came to instead"
    )


def add_bench(verbs: Verbs[Parser]) -> None:
    parser = verb(
        verbs,
        "bench",
        "testing.do_bench",
        "Step a game by chance and count decisions with two options or more; no table talk.",
    )
    parser.add_argument("game", metavar="GAME", help="the id of a game, `all` in turn, or `web` for pages and server")
    parser.add_argument("--seats", type=whole(1), help="how many play (default: as many as can)")
    parser.add_argument("--seconds", type=duration, default=5.0, help="how long to measure (default: 5)")
    parser.add_argument(
        "--first-moves", type=pause, metavar="SECONDS",
        help="with `web`: how long tables are played before they are measured (default: 60)",
    )  # fmt: skip
    parser.add_argument("--json", action="store_true", help="for programs")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--search", action="store_true", help="how fast a consul thinks, beside OpenSpiel")
    what.add_argument("--peers", action="store_true", help="beside all engines and environments that are installed")
    what.add_argument("--against", choices=("catanatron",), help="play both in turn; the last line is the ratio")


def add_engine(parser: Parser) -> None:
    parser.add_argument("--jobs", type=whole(0), default=1, help="processes (default: 1; 0 for one a core)")
    parser.add_argument("--on", default="", metavar="WHERE", help="ray or ray://address: on a cluster instead")


def add_arena(verbs: Verbs[Parser]) -> None:
    parser = verb(
        verbs, "arena", "bots.do_arena", "Let bots play each other: seats rotated, seeds paired, every game kept."
    )
    add_game(parser)
    parser.add_argument(
        "--bots", default="consul,senator", help="who plays, such as consul@400sims,senator (default: consul,senator)"
    )
    parser.add_argument("--seats", type=whole(1), help="how many play (default: four, or as near as the game allows)")
    parser.add_argument("--games", type=whole(1), default=200, help="how many, at most (default: 200)")
    parser.add_argument("--until-sure", action="store_true", help="stop when the test knows whether the bar is reached")
    parser.add_argument("--bar", type=whole(1), default=65, help="per cent, for --until-sure (default: 65)")
    parser.add_argument("--budget", default="", metavar="B", help="of every bot that names none: 0.25s or 200sims")
    parser.add_argument("--seed", type=whole(0), default=0, help="of the first pair of games (default: 0)")
    parser.add_argument("--options", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="of the game")
    parser.add_argument("--out", type=Path, metavar="DIR", help="keep games, records and a report with plots there")
    parser.add_argument("--resume", action="store_true", help="go on with the tournament in --out")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_engine(parser)


def add_study(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "study", "bots.do_study", "Play a game many times with one bot and show what it is like.")
    add_game(parser)
    parser.add_argument("--bot", default="senator", help="who plays all seats (default: senator)")
    parser.add_argument("--seats", type=whole(1), help="how many play (default: four, or as near as the game allows)")
    parser.add_argument("--games", type=whole(2), default=200, help="for each box (default: 200)")
    parser.add_argument(
        "--box",
        type=Path,
        metavar="FILE",
        help="a custom box, or one that the game offers by this name (default: the rulebook's)",
    )
    parser.add_argument("--against", type=Path, metavar="FILE", help="a second box to compare it with")
    parser.add_argument("--budget", default="", metavar="B", help="of the bot: 0.25s or 200sims")
    parser.add_argument("--seed", type=whole(0), default=0, help="of the first game (default: 0)")
    parser.add_argument("--options", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="of the game")
    parser.add_argument("--out", type=Path, metavar="DIR", default=Path("build/study"), help="default: build/study")
    add_engine(parser)


def add_tune(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "tune", "bots.do_tune", "Learn the weights of a game's judge from games of bots; needs numpy.")
    add_game(parser)
    parser.add_argument("--seats", type=whole(1), help="the usual number of players (default: four or nearest)")
    parser.add_argument("--games", type=whole(8), default=400, help="to learn from, each round (default: 400)")
    parser.add_argument("--gate", type=whole(8), default=60, help="against each earlier set of weights (default: 60)")
    parser.add_argument("--rounds", type=whole(1), default=2, help="default: 2")
    parser.add_argument("--budget", default="24sims", metavar="B", help="of the bots that play (default: 24sims)")
    parser.add_argument("--seed", type=whole(0), default=0, help="default: 0")
    parser.add_argument("--out", type=Path, metavar="DIR", default=Path("build/tune"), help="default: build/tune")
    add_engine(parser)


def add_replay(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "replay", "playing.do_replay", "Show a recorded game at one of its plies.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.acta)")
    parser.add_argument("--ply", type=whole(0), help="after how many moves (default: the last)")
    parser.add_argument("--seat", type=whole(1), help="as this seat saw it, from 1 (default: what all may know)")
    add_lang(parser)


def add_transcript(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "transcript", "playing.do_transcript", "Tell a recorded game in words, from set-up to score.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.acta)")
    add_lang(parser)


def add_verify(verbs: Verbs[Parser]) -> None:
    parser = verb(
        verbs, "verify", "keeping.do_verify", "Check that a record is true: its moves, its result and its dice."
    )
    parser.add_argument("file", type=Path, metavar="FILE", nargs="?", help="a record (.acta)")
    parser.add_argument("--live", action="store_true", help="play all stored tables again on this build instead")
    add_db(parser)


def add_box(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "box", None, "Custom boxes: a game with other numbers in it.")
    inner = parser.add_subparsers(title="verbs", dest="inner", metavar="VERB", required=True)
    check = verb(
        inner, "check", "keeping.do_box_check", "Say everything that is wrong with a custom box, with its key."
    )
    add_game(check)
    check.add_argument("file", type=Path, metavar="FILE", help="a box (.toml), laid out like the game's own box.toml")


def add_db(parser: Parser) -> None:
    parser.add_argument("--db", type=Path, metavar="FILE", help="where tables are kept (default: in the home folder)")


def add_serve(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "serve", "keeping.do_serve", "Open the house to browsers and programs.")
    parser.add_argument("--port", type=whole(1, 65_535), default=8080, help="default: 8080")
    parser.add_argument("--host", default="127.0.0.1", help="default: 127.0.0.1, this machine only")
    parser.add_argument(
        "--host-name", action="append", default=[], metavar="NAME", help="a name that others use for this house, e.g."
        " games.example.org; requests for other names are refused (can be given several times)",
    )  # fmt: skip
    parser.add_argument(
        "--public-url", default="", metavar="URL", help="the address under which others find it, e.g."
        " https://games.example.org: invitations start with it",
    )  # fmt: skip
    parser.add_argument(
        "--share", action="store_true", help="let others in the local network in, and print the address with a QR code"
    )
    parser.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="ADDRESS", help="an address or network whose"
        " X-Forwarded-For and X-Forwarded-Proto are believed, e.g. 127.0.0.1 (can be given several times)",
    )  # fmt: skip
    parser.add_argument(
        "--bot-pause", type=pause, metavar="SECONDS", help="what a bot takes to answer where its time could tell"
        " something about its hand (default: by its level)",
    )  # fmt: skip
    parser.add_argument("--no-limits", action="store_true", help="take any number of requests: to measure, not to open")
    parser.add_argument("--browse", action="store_true", help="open the shelf in a browser here")
    add_db(parser)


def add_tables(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "tables", None, "The tables that are kept: list them, take one out as a record, put one in.")
    inner = parser.add_subparsers(title="verbs", dest="inner", metavar="VERB", required=True)
    add_db(verb(inner, "list", "keeping.do_tables_list", "List all tables."))
    out = verb(inner, "export", "keeping.do_tables_export", "Write the record of a table, with all its secrets.")
    out.add_argument("table", metavar="TABLE", help="the id of a table: see tabularium tables list")
    out.add_argument("file", type=Path, metavar="FILE", nargs="?", help="a new file (default: print it)")
    add_db(out)
    into = verb(
        inner, "import", "keeping.do_tables_import", "Make a table of a record, to go on with it; prints its id."
    )
    into.add_argument("file", type=Path, metavar="FILE", help="a record (.acta)")
    add_db(into)
