"""The command line. Each verb names its function, `module.function` of this package; only that module is imported, so
that `tabularium games` is quick."""

from __future__ import annotations

import argparse
import os
from collections.abc import Callable
from pathlib import Path
from typing import NoReturn, TypeVar

from tabularium import __version__
from tabularium.cli.common import BadUsage, place
from tabularium.kernel.presentation import LANGUAGES

T = TypeVar("T")


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


def each(read: Callable[[str], T]) -> Callable[[str], list[T]]:
    """The type of several values with commas between them."""

    def read_all(text: str) -> list[T]:
        return [read(one.strip()) for one in text.split(",")]

    return read_all


def one_of(*words: str) -> Callable[[str], str]:
    def read(text: str) -> str:
        if text not in words:
            raise argparse.ArgumentTypeError(f"must be {' or '.join(words)}, not “{text}”")
        return text

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
    parser = Parser(prog="tabularium", description="Complex board games: play, host, replay, test and measure them.")
    parser.add_argument("--version", action="version", version=f"tabularium {__version__}")
    verbs = parser.add_subparsers(title="commands", dest="verb", metavar="COMMAND", required=True)
    for add in (
        add_games,
        add_new,
        add_play,
        add_fuzz,
        add_bench,
        add_arena,
        add_study,
        add_tune,
        add_calibrate,
        add_replay,
        add_transcript,
        add_verify,
        add_box,
        add_guide,
        add_drills,
        add_serve,
        add_notices,
        add_bots,
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
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_lang(parser)


def add_new(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "new", "new.do_new", "Write a small game of your own, in a package that can be installed.")
    parser.add_argument("name", metavar="NAME", help="its id, and the folder it gets: small letters, digits and _")


def add_play(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "play", "playing.do_play", "Play a game in this terminal, with people and bots.")
    add_game(parser)
    parser.add_argument("--seats", default="", help="a number (you and bots), or who plays each seat: human,senator")
    parser.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="see tabularium games"
    )
    parser.add_argument(
        "--box", type=Path, metavar="FILE", help="a custom box, or the name of one that the game offers"
    )
    parser.add_argument("--seed", type=whole(0), help="repeatable dice (default: fair, verifiable dice)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="where to write the record (default: this folder)")
    add_lang(parser)


def add_fuzz(verbs: Verbs[Parser]) -> None:
    parser = verb(
        verbs, "fuzz", "testing.do_fuzz", "Play random games and test all laws; a broken law leaves a record."
    )
    add_game(parser)
    parser.add_argument("--seats", type=whole(1), help="how many play (default: every player count in turn)")
    parser.add_argument("--games", type=whole(1), default=100, help="how many games (default: 100)")
    parser.add_argument(
        "--seed", type=whole(0), default=0, help="seed of the first game; the next game has the next seed (default: 0)"
    )
    parser.add_argument(
        "--often",
        type=whole(0),
        default=1,
        help="how rarely expensive laws are tested; 0 tests them at every decision (default: 1)",
    )
    parser.add_argument(
        "--reach", action="store_true", help="list the steps, events and rules that no game reached instead"
    )


def add_bench(verbs: Verbs[Parser]) -> None:
    parser = verb(
        verbs,
        "bench",
        "testing.do_bench",
        "Play random games and count decisions with two options or more a second; no table talk.",
    )
    parser.add_argument("game", metavar="GAME", help="the id of a game, `all`, or `web` for pages and server")
    parser.add_argument("--seats", type=whole(1), help="how many play (default: as many as can)")
    parser.add_argument("--seconds", type=duration, default=5.0, help="how long to measure (default: 5)")
    parser.add_argument(
        "--first-moves", type=pause, metavar="SECONDS",
        help="with `web`: play tables this long before measuring (default: 60)",
    )  # fmt: skip
    parser.add_argument(
        "--processes", type=each(whole(1, 16)), metavar="N,N", help="with `web` and --db: compare so many servers on"
        " one database with one on SQLite",
    )  # fmt: skip
    parser.add_argument(
        "--route", type=each(one_of("table", "random")), metavar="R,R", help="with --processes: which server gets a"
        " request, by `table` or at `random` (default: both)",
    )  # fmt: skip
    parser.add_argument("--tables", type=whole(1, 250), metavar="N", help="with --processes: how many (default: 40)")
    parser.add_argument(
        "--games", type=each(str), metavar="GAME,GAME", help="with --processes: only these (default: all)"
    )
    parser.add_argument("--db", default="", metavar="URL", help="with --processes: an empty database of PostgreSQL")
    parser.add_argument(
        "--pace", type=duration, metavar="SECONDS",
        help="with `web`: people decide every so many seconds, now sooner, now later (default: 1)",
    )  # fmt: skip
    parser.add_argument("--profile", action="store_true", help="with `web`: where the CPU time of a move goes instead")
    parser.add_argument("--json", action="store_true", help="print JSON")
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--search", action="store_true", help="simulations a second of a Consul, beside OpenSpiel")
    what.add_argument(
        "--peers", action="store_true", help="beside every other engine and environment that is installed"
    )
    what.add_argument("--against", choices=("catanatron",), help="play both in turn and print the ratio")


def add_engine(parser: Parser) -> None:
    parser.add_argument("--jobs", type=whole(0), default=1, help="processes (default: 1; 0: one for each core)")
    parser.add_argument(
        "--on", default="", metavar="WHERE", help="a cluster: ray or ray://address (default: this machine)"
    )


def add_arena(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "arena", "bots.do_arena", "Let bots play each other, with rotated seats and paired seeds.")
    add_game(parser)
    parser.add_argument(
        "--bots", default="consul,senator", help="the bots, e.g. consul@400sims,senator (default: consul,senator)"
    )
    parser.add_argument("--seats", type=whole(1), help="how many play (default: four, or as near as the game allows)")
    parser.add_argument("--games", type=whole(1), default=200, help="the most games to play (default: 200)")
    parser.add_argument(
        "--until-sure", action="store_true", help="stop when a sequential test has decided whether the bar is reached"
    )
    parser.add_argument(
        "--bar", type=whole(1), default=65, help="percent of comparisons to win, for --until-sure (default: 65)"
    )
    parser.add_argument("--luck", action="store_true", help="also show wins without luck, which need fewer games")
    parser.add_argument("--budget", default="", metavar="B", help="budget of bots that name none: 0.25s or 200sims")
    parser.add_argument("--seed", type=whole(0), default=0, help="seed of the first pair of games (default: 0)")
    parser.add_argument("--options", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="of the game")
    parser.add_argument("--out", type=Path, metavar="DIR", help="save games, records and a report with plots there")
    parser.add_argument("--resume", action="store_true", help="continue the tournament in --out")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_engine(parser)


def add_study(verbs: Verbs[Parser]) -> None:
    parser = verb(
        verbs,
        "study",
        "bots.do_study",
        "Play a game many times with one bot and report how it goes: winners, points, length.",
    )
    add_game(parser)
    parser.add_argument("--bot", default="senator", help="the bot in all seats (default: senator)")
    parser.add_argument("--seats", type=whole(1), help="how many play (default: four, or as near as the game allows)")
    parser.add_argument("--games", type=whole(2), default=200, help="games for each box (default: 200)")
    parser.add_argument(
        "--box",
        type=Path,
        metavar="FILE",
        help="a custom box, or the name of one that the game offers (default: the standard box)",
    )
    parser.add_argument("--against", type=Path, metavar="FILE", help="a second box to compare it with")
    parser.add_argument("--budget", default="", metavar="B", help="budget of the bot: 0.25s or 200sims")
    parser.add_argument("--seed", type=whole(0), default=0, help="seed of the first game (default: 0)")
    parser.add_argument("--options", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="of the game")
    parser.add_argument("--out", type=Path, metavar="DIR", default=Path("build/study"), help="default: build/study")
    add_engine(parser)


def add_tune(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "tune", "bots.do_tune", "Learn the weights of a game's judge from games of bots; needs numpy.")
    add_game(parser)
    parser.add_argument("--seats", type=whole(1), help="the usual number of players (default: four or nearest)")
    parser.add_argument("--games", type=whole(8), default=400, help="games to learn from in each round (default: 400)")
    parser.add_argument(
        "--gate", type=whole(8), default=60, help="games against each earlier set of weights (default: 60)"
    )
    parser.add_argument("--rounds", type=whole(1), default=2, help="default: 2")
    parser.add_argument("--budget", default="24sims", metavar="B", help="budget of the bots (default: 24sims)")
    parser.add_argument(
        "--explore",
        action="store_true",
        help="step to where a population of weights around the best ones wins, instead of fitting terms to results",
    )
    parser.add_argument("--resume", action="store_true", help="continue the tuning in --out")
    parser.add_argument("--seed", type=whole(0), default=0, help="default: 0")
    parser.add_argument("--out", type=Path, metavar="DIR", default=Path("build/tune"), help="default: build/tune")
    add_engine(parser)


def add_calibrate(verbs: Verbs[Parser]) -> None:
    parser = verb(
        verbs,
        "calibrate",
        "bots.do_calibrate",
        "Play games of equal bots and report whether the chances that people are shown come true.",
    )
    add_game(parser)
    parser.add_argument("--bot", default="senator", help="the bot in all seats (default: senator)")
    parser.add_argument("--seats", type=whole(1), nargs="+", help="how many play, in turn (default: four or nearest)")
    parser.add_argument("--games", type=whole(2), default=200, help="default: 200")
    parser.add_argument("--budget", default="", metavar="B", help="budget of the bot: 0.25s or 200sims")
    parser.add_argument("--seed", type=whole(0), default=0, help="seed of the first game (default: 0)")
    parser.add_argument("--fit", action="store_true", help="fit the chances to these games and keep it; needs numpy")
    parser.add_argument("--json", action="store_true", help="print JSON")
    add_engine(parser)


def add_replay(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "replay", "playing.do_replay", "Show a recorded game after a number of moves.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.acta)")
    parser.add_argument("--ply", type=whole(0), help="after how many moves (default: the last)")
    parser.add_argument("--seat", type=whole(1), help="as this seat saw it, from 1 (default: what everybody may know)")
    add_lang(parser)


def add_transcript(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "transcript", "playing.do_transcript", "Print a recorded game in words, from set-up to score.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.acta)")
    add_lang(parser)


def add_verify(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "verify", "server.do_verify", "Check a record: its moves, its result and its dice.")
    parser.add_argument("file", type=Path, metavar="FILE", nargs="?", help="a record (.acta)")
    parser.add_argument("--live", action="store_true", help="replay all stored tables on this version instead")
    add_db(parser)


def add_box(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "box", None, "Custom boxes: games with other numbers.")
    inner = parser.add_subparsers(title="verbs", dest="inner", metavar="VERB", required=True)
    check = verb(inner, "check", "server.do_box_check", "List every mistake of a custom box, with its key.")
    add_game(check)
    check.add_argument("file", type=Path, metavar="FILE", help="a box (.toml), laid out like the game's own box.toml")


def add_guide(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "guide", None, "Guided first games.")
    inner = parser.add_subparsers(title="verbs", dest="inner", metavar="VERB", required=True)
    check = verb(inner, "check", "server.do_guide_check", "List every mistake of a game's guide, with file and key.")
    add_game(check)


def add_drills(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "drills", "bots.do_drills", "Mine drills for a game from games of bots.")
    add_game(parser)
    parser.add_argument("--drills", type=whole(1), default=32, metavar="N", help="how many (default: 32)")
    parser.add_argument("--bot", default="senator", help="the bot whose games are searched (default: senator)")
    parser.add_argument("--seed", type=whole(0), default=1000, help="seed of the first game (default: 1000)")
    parser.add_argument("--budget", default="100sims", metavar="B", help="of each of three searches (default: 100sims)")
    parser.add_argument("--out", type=Path, metavar="FILE", help="where to (default: drills.json beside the game)")


def add_db(parser: Parser) -> None:
    parser.add_argument(
        "--db", type=place, metavar="FILE", help="the store of the tables (default: in the home folder), or the address"
        " of a database: postgresql://user@host/name",
    )  # fmt: skip


def add_serve(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "serve", "server.do_serve", "Run a server for browsers and programs.")
    parser.add_argument("--port", type=whole(1, 65_535), default=8080, help="default: 8080")
    parser.add_argument("--host", default="127.0.0.1", help="default: 127.0.0.1, this machine only")
    parser.add_argument(
        "--host-name", action="append", default=[], metavar="NAME", help="a name of this server, e.g."
        " games.example.org; requests for other names are rejected (repeatable)",
    )  # fmt: skip
    add_public(parser)
    parser.add_argument(
        "--share", action="store_true", help="let others in the local network in, and print the address with a QR code"
    )
    parser.add_argument(
        "--trusted-proxy", action="append", default=[], metavar="ADDRESS", help="a proxy (address or network)"
        " whose X-Forwarded-For and X-Forwarded-Proto are believed, e.g. 127.0.0.1 (repeatable)",
    )  # fmt: skip
    parser.add_argument(
        "--bots", type=whole(0), metavar="N", help="so many processes think for the bots (default: one for each core);"
        " 0: `tabularium bots` does it in another process",
    )  # fmt: skip
    parser.add_argument(
        "--processes", type=whole(1, 64), default=1, metavar="N", help="so many processes serve on this port; with a"
        " store in PostgreSQL only (default: 1)",
    )  # fmt: skip
    parser.add_argument(
        "--metrics-from", action="append", default=[], metavar="ADDRESS", help="an address or network that may read"
        " /metrics, e.g. 127.0.0.1 (repeatable; default: nobody)",
    )  # fmt: skip
    add_bot_pause(parser)
    add_post(parser)
    parser.add_argument(
        "--notices-apart", action="store_true", help="send no notices: `tabularium notices` does it in another process"
    )
    parser.add_argument("--no-limits", action="store_true", help="no rate limits: for measurements only")
    parser.add_argument("--browse", action="store_true", help="also open the start page in a browser")
    add_db(parser)


def add_bot_pause(parser: Parser) -> None:
    parser.add_argument(
        "--bot-pause", type=pause, metavar="SECONDS", help="how long bots wait where an instant answer would reveal"
        " something about their hand (default: by level)",
    )  # fmt: skip


def add_public(parser: Parser) -> None:
    parser.add_argument(
        "--public-url", default="", metavar="URL", help="the address under which others find it, e.g."
        " https://games.example.org: invitations start with it",
    )  # fmt: skip


def add_post(parser: Parser) -> None:
    parser.add_argument(
        "--mail", default="", metavar="URL", help="the mail server for notices: smtp://user@host:587 (STARTTLS), or"
        " smtps://user@host:465; the password is in TABULARIUM_MAIL_PASSWORD or in a file",
    )  # fmt: skip
    parser.add_argument("--mail-from", default="", metavar="ADDRESS", help="the sender of mails: games@example.org")
    parser.add_argument("--mail-password-file", type=Path, metavar="FILE", help="a file with the password for --mail")
    parser.add_argument(
        "--webhook-to", action="append", default=[], metavar="NETWORK", help="a private network that webhooks of"
        " players may reach, e.g. 10.0.0.0/8 (repeatable; default: none)",
    )  # fmt: skip


def add_notices(verbs: Verbs[Parser]) -> None:
    parser = verb(
        verbs,
        "notices",
        "server.do_notices",
        "Send the notices of a server that was started with --notices-apart, until stopped.",
    )
    add_public(parser)
    add_post(parser)
    add_db(parser)


def add_bots(verbs: Verbs[Parser]) -> None:
    parser = verb(
        verbs, "bots", "server.do_bots", "Think for the bots of all servers of a store in PostgreSQL, until stopped."
    )
    parser.add_argument(
        "--bots", type=whole(1), metavar="N", help="so many processes think (default: one for each core)"
    )
    add_bot_pause(parser)
    add_db(parser)


def add_tables(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "tables", None, "Stored tables: list, export and import them.")
    inner = parser.add_subparsers(title="verbs", dest="inner", metavar="VERB", required=True)
    add_db(verb(inner, "list", "server.do_tables_list", "List all tables."))
    out = verb(inner, "export", "server.do_tables_export", "Write the record of a table, including its secrets.")
    out.add_argument("table", metavar="TABLE", help="the id of a table: see tabularium tables list")
    out.add_argument("file", type=Path, metavar="FILE", nargs="?", help="a new file (default: print it)")
    add_db(out)
    into = verb(inner, "import", "server.do_tables_import", "Make a resumable table from a record; prints its id.")
    into.add_argument("file", type=Path, metavar="FILE", help="a record (.acta)")
    add_db(into)
    copy = verb(inner, "copy", "server.do_tables_copy", "Copy a whole store into an empty one, of either kind.")
    copy.add_argument("source", type=place, metavar="FROM", help="a file, or postgresql://user@host/name")
    copy.add_argument("target", type=place, metavar="TO", help="a new file, or an empty database")
