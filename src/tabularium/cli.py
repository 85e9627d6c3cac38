"""The `tabularium` command: one verb per door.

Exit codes: 0 all is well, 1 something wrong was found, 2 the command was not understood.
"""

from __future__ import annotations

import argparse
import json
import os
import secrets
import sys
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from datetime import datetime
from io import TextIOWrapper
from pathlib import Path
from typing import TYPE_CHECKING, Any, NoReturn

from tabularium import __version__
from tabularium.kernel.acta import Acta, read_acta
from tabularium.kernel.box import Toml, read_toml
from tabularium.kernel.custom import open_custom
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.presentation import LANGUAGES
from tabularium.kernel.refusals import BadBox, BadOptions, BadRecord, Refusal, UnknownGame
from tabularium.kernel.state import Box

if TYPE_CHECKING:  # each verb brings what it needs, so that the small ones start at once
    from rich.console import Console

    from tabularium.arena.fuzz import Findings
    from tabularium.kernel.conformance import LawBroken
    from tabularium.tables.store import Store

OK, FOUND_WRONG, BAD_USAGE, STOPPED = 0, 1, 2, 130

Arguments = argparse.Namespace


class BadUsage(Refusal):
    """The command line can't be understood."""


# -- the verbs ---------------------------------------------------------------------------------------


def do_games(given: Arguments) -> int:
    from tabularium.terminal.shelf import shelf_entry, show_shelf

    games = shelf().values()
    if given.json:
        print(json.dumps([shelf_entry(game) for game in games], ensure_ascii=False, indent=2))
    else:
        show_shelf(paper(), games, given.lang)
    return OK


def do_play(given: Arguments) -> int:
    from tabularium.kernel.live import Live
    from tabularium.kernel.rng import fair_rng
    from tabularium.terminal.seating import seat_bots, sitters
    from tabularium.terminal.sitting import Sitting

    game = find_game(given.game)
    named = sitters(game, given.seats)
    seed = secrets.randbits(64) if given.seed is None else given.seed
    dice = fair_rng(secrets.token_bytes(32)) if given.seed is None else given.seed
    table = None if given.box is None else read_toml(readable(given.box))
    box = None if table is None else box_to_play(game, table, given.box)
    record = new_record(given.record, game)
    live = Live(game, len(named), options_of(given.options), dice, names_of(named, given.lang), box, table)
    Sitting(live, seat_bots(game, named, seed), given.lang, paper(), record).play()
    return OK


def do_fuzz(given: Arguments) -> int:
    from tabularium.arena.fuzz import Findings, fuzz
    from tabularium.kernel.conformance import LawBroken

    game = find_game(given.game)
    counts = game.player_counts if given.seats is None else (seats_of(game, given.seats),)
    if given.reach:
        return tell_reach(game, counts, given.games, given.seed)
    findings = Findings()
    try:
        with Meter(given.games) as meter:
            for report in fuzz(game, counts, given.games, given.seed):
                findings.add(report)
                meter.advance()
    except LawBroken as broken:
        tell_broken(broken)
        return FOUND_WRONG
    tell_findings(game, findings)
    return OK


def do_bench(given: Arguments) -> int:
    from tabularium.arena.bench import bench

    if given.game == "web":
        return bench_web(given.seconds)
    if given.peers:
        return bench_peers(given.game, given.seconds)
    game = find_game(given.game)
    seats = seats_of(game, max(game.player_counts) if given.seats is None else given.seats)
    if given.search:
        return bench_search(game, seats, given.seconds, given.json)
    if given.against:
        return bench_against_catanatron(game, seats, given.seconds, given.json)
    found = bench(game, seats, given.seconds)
    print(json.dumps(found) if given.json else in_words(found))
    return OK


def do_arena(given: Arguments) -> int:
    from tabularium.arena.engines import engine_for
    from tabularium.arena.report import summary, write_report
    from tabularium.arena.tournament import Plan, Tournament

    game = find_game(given.game)
    seats = seats_of(game, usual_seats(game) if given.seats is None else given.seats)
    bots = tuple(with_budget(game, word, given.budget) for word in given.bots.split(","))
    if len(set(bots)) != len(bots):
        raise BadUsage("every bot is named once: two of a kind need different budgets")
    bar = given.bar / 100 if given.until_sure else 0.0
    plan = Plan(game.id, bots, seats, given.games, given.seed, options_of(given.options), bar, given.out is not None)
    engine = engine_for(given.on, given.jobs)
    tournament = Tournament(plan, engine, given.out, given.resume)
    try:
        with Meter(given.games) as meter:
            for _ in range(len(tournament.games)):
                meter.advance()
            tournament.play(lambda _: meter.advance())
    finally:
        engine.close()
    if given.out is not None:
        write_report(tournament, given.out)
        complain(f"tabularium: the report is {given.out / 'report.html'}")
    found = summary(tournament)
    if given.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        tell_arena(found)
    return OK


def do_study(given: Arguments) -> int:
    from tabularium.arena.engines import engine_for
    from tabularium.arena.study import Question, Study, write_study

    game = find_game(given.game)
    seats = seats_of(game, usual_seats(game) if given.seats is None else given.seats)
    bot = with_budget(game, given.bot, given.budget)
    options = options_of(given.options)
    game.choose(seats, options)
    tables: list[tuple[str, Toml | None]] = []
    for file in (given.box, given.against):
        if file is not None:
            table = read_toml(readable(file))
            box_to_play(game, table, file)
            tables.append((file.name, table))
    engine = engine_for(given.on, given.jobs)
    studies = []
    try:
        with Meter(given.games * max(1, len(tables))) as meter:
            for label, content in tables or [("the rulebook’s box", None)]:
                question = Question(game.id, bot, seats, given.games, given.seed, options, content)
                studies.append((label, Study(game, question, engine, meter.advance)))
    finally:
        engine.close()
    write_study(studies, given.out)
    print(f"{game.id}: the study is {given.out / 'study.html'}")
    return OK


def do_tune(given: Arguments) -> int:
    from tabularium.arena.engines import engine_for
    from tabularium.arena.tune import Settings, Tuning, adopt

    game = find_game(given.game)
    seats = seats_of(game, usual_seats(game) if given.seats is None else given.seats)
    settings = Settings(seats, given.games, given.gate, given.rounds, given.seed, given.budget)
    engine = engine_for(given.on, given.jobs)
    try:
        tuning = Tuning(game, settings, engine, given.out, complain)
        best = tuning.run()
    finally:
        engine.close()
    if best is None:
        print(f"{game.id}: no better weights were found; those it has stay")
        return OK
    adopt(tuning, best)
    print(f"{game.id}: better weights are in {game.weights_file}")
    return OK


def do_replay(given: Arguments) -> int:
    from tabularium.terminal.replay import open_record, show_ply

    acta = record_in(given.file)
    live = open_record(game_of(acta), acta, given.ply)
    ply = live.ply if given.ply is None else given.ply
    if not 0 <= ply <= live.ply:
        raise BadUsage(f"this game has plies 0 to {live.ply}, not {ply}")
    seat = None if given.seat is None else given.seat - 1
    if seat is not None and not 0 <= seat < acta.seats:
        raise BadUsage(f"this game has seats 1 to {acta.seats}, not {given.seat}")
    show_ply(paper(), live, ply, seat, given.lang)
    return OK


def do_transcript(given: Arguments) -> int:
    from tabularium.terminal.transcript import transcript

    acta = record_in(given.file)
    for line in transcript(game_of(acta), acta, given.lang):
        print(line)
    return OK


def do_verify(given: Arguments) -> int:
    from tabularium.kernel.verify import verify

    if given.live:
        return verify_live(given.db)
    if given.file is None:
        raise BadUsage("name a record, or check all stored tables with --live")
    acta = record_in(given.file)
    for found in verify(game_of(acta), acta):
        print(f"ok  {found}")
    return OK


def do_serve(given: Arguments) -> int:
    from tabularium.tables.timing import Delays
    from tabularium.web.guard import UNLIMITED
    from tabularium.web.serve import Door, serve

    limits = UNLIMITED if given.no_limits else None
    serve(
        book_at(given.db),
        Door(given.host, given.port, given.host_name, given.trusted_proxy),
        given.browse,
        limits,
        Delays(bot_pause=given.bot_pause),
        lambda sentence: complain(f"tabularium: {sentence}"),
    )
    return OK


def do_tables_list(given: Arguments) -> int:
    from tabularium.tables.archive import tables_in

    with open_book(given.db) as store:
        for table in tables_in(store):
            state = "over" if table.over else "playing"
            print(f"{table.id}  {table.game}  {state}, ply {table.ply}  {', '.join(table.names)}")
    return OK


def do_tables_export(given: Arguments) -> int:
    from tabularium.tables.archive import export_table

    with open_book(given.db) as store:
        text = export_table(store, given.table)
    if given.file is None:
        print(text, end="")
    elif given.file.exists():
        raise BadUsage(f"{given.file} exists already: name a new file")
    else:
        given.file.write_text(text, encoding="utf-8")
    return OK


def do_tables_import(given: Arguments) -> int:
    from tabularium.tables.archive import import_table
    from tabularium.tables.store import Store

    text = str(record_in(given.file))
    with closing(Store(book_at(given.db))) as store:
        print(import_table(store, text))
    return OK


def verify_live(db: Path | None) -> int:
    from tabularium.tables.archive import verify_all

    wrong = 0
    with open_book(db) as store:
        for checked in verify_all(store):
            wrong += bool(checked.difference)
            found = checked.difference or counted(checked.lines, "line")
            print(f"{'not ok' if checked.difference else 'ok'}  {checked.id}  {checked.game}  {found}")
    return FOUND_WRONG if wrong else OK


def do_box_check(given: Arguments) -> int:
    game = find_game(given.game)
    try:
        box = open_custom(game, read_toml(readable(given.file)))
    except BadBox as bad:
        for problem in bad.problems:
            print(problem)
        complain(f"{given.file.name} is no sound box of {game.id}: {counted(len(bad.problems), 'problem')}")
        return FOUND_WRONG
    kind = "the rulebook’s own box" if box.digest == game.box.digest else "a sound custom box"
    print(f"{given.file.name} is {kind} of {game.id}, {box.digest}")
    return OK


# -- the store ----------------------------------------------------------------------------------------


def book_at(db: Path | None) -> Path:
    """Where the tables are kept: a file of one's own, or the one in the home folder."""
    if db is not None:
        return db
    home = os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share"
    return Path(home) / "tabularium" / "tables.db"


def open_book(db: Path | None) -> closing[Store]:
    from tabularium.tables.store import Store

    return closing(Store(readable(book_at(db)), reads=True))


# -- what the verbs share ----------------------------------------------------------------------------


def paper() -> Console:
    """Where pages are printed."""
    from rich.console import Console

    return Console(highlight=False, emoji=False)


def counted(number: int, thing: str) -> str:
    return f"{number} {thing}{'' if number == 1 else 's'}"


def language() -> str:
    """The language of the terminal, as far as there are texts in it."""
    for key in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if os.environ.get(key):
            spoken = os.environ[key][:2].lower()
            return spoken if spoken in LANGUAGES else "en"
    return "en"


def readable(file: Path) -> Path:
    if file.is_dir():
        raise BadUsage(f"{file} is a folder, not a file")
    if not file.exists():
        raise BadUsage(f"there is no file {file}")
    if not os.access(file, os.R_OK):
        raise BadUsage(f"the file {file} can't be read: permission is missing")
    return file


def record_in(file: Path) -> Acta:
    try:
        return read_acta(readable(file).read_text(encoding="utf-8"))
    except UnicodeDecodeError:
        raise BadRecord(f"{file.name} is no text file, so it is no record of a game") from None


def game_of(acta: Acta) -> AnyGame:
    try:
        return find_game(acta.game)
    except UnknownGame as unknown:
        raise BadRecord(str(unknown)) from None


def new_record(file: Path | None, game: AnyGame) -> Path:
    """Where the record will be written: nothing is ever overwritten."""
    if file is None:
        file = Path(f"{game.id}-{datetime.now():%Y%m%d-%H%M%S}.acta")
    if file.exists():
        raise BadUsage(f"{file} exists already: name a new file with --record")
    if not os.access(file.absolute().parent, os.W_OK):
        raise BadUsage(f"{file} can't be written: there is no such folder, or it is not yours to write in")
    return file


def box_to_play(game: AnyGame, table: Toml, file: Path) -> Box:
    try:
        return open_custom(game, table)
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


def names_of(named: Sequence[str], lang: str) -> list[str]:
    from tabularium.draw.words import house_words
    from tabularium.terminal.seating import HUMAN

    words = house_words(lang)
    return [words("seat" if sitter == HUMAN else "term-bot", number=n) for n, sitter in enumerate(named, 1)]


def seats_of(game: AnyGame, seats: int) -> int:
    if seats not in game.player_counts:
        counts = ", ".join(str(n) for n in game.player_counts)
        raise BadOptions([f"{game.id} is for {counts} players, not {seats}"])
    return seats


# -- fuzz --------------------------------------------------------------------------------------------


class Meter:
    """Progress on stderr: a bar on a terminal, else a plain line now and then."""

    def __init__(self, games: int) -> None:
        self.games = games
        self.played = 0
        from rich.console import Console
        from rich.progress import Progress

        self.bar = Progress(console=Console(stderr=True), transient=True) if sys.stderr.isatty() else None

    def __enter__(self) -> Meter:
        if self.bar is not None:
            self.bar.start()
            self.bar.add_task("games", total=self.games)
        return self

    def advance(self) -> None:
        self.played += 1
        if self.bar is not None:
            self.bar.advance(self.bar.task_ids[0])
        elif self.played % max(1, self.games // 10) == 0:
            complain(f"{self.played} of {counted(self.games, 'game')}")

    def __exit__(self, *_: object) -> None:
        if self.bar is not None:
            self.bar.stop()


def tell_broken(broken: LawBroken) -> None:
    """The law, the record of the game, and the commands that open it there and play it again."""
    acta = broken.live.acta
    seed = acta.dice.removeprefix("seed ")
    file = Path(f"fuzz-{acta.game}-{seed}.acta")
    file.write_text(broken.live.record(whole=True), encoding="utf-8")
    complain(f"law broken: {broken}")
    print(f"tabularium replay {file} --ply {broken.ply}")
    print(f"tabularium fuzz {acta.game} --seats {acta.seats} --games 1 --seed {seed}")


def tell_reach(game: AnyGame, counts: Sequence[int], games: int, seed: int) -> int:
    """Which steps, events and rules these games never came to."""
    from tabularium.arena.reach import Reach, reach

    found = Reach(game)
    try:
        with Meter(games) as meter:
            for now in reach(game, counts, games, seed):
                found = now
                meter.advance()
    except ValueError as wrong:
        raise BadUsage(str(wrong)) from None
    missing = list(found.missing())
    print(f"{game.id}: {counted(games, 'game')}, {counted(len(missing), 'thing')} never reached")
    for line in missing:
        print(f"  {line}")
    return OK


def tell_findings(game: AnyGame, findings: Findings) -> None:
    print(f"{game.id}: {counted(findings.games, 'game')}, {counted(findings.decisions, 'decision')}, no law broken")
    print(f"{counted(len(findings.options), 'option combination')}: {tallied(findings.choices) or 'no options'}")
    print(f"endings: {tallied(findings.endings)}")


def tallied(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{key} {counts[key]}x" for key in sorted(counts))


# -- arena -------------------------------------------------------------------------------------------


def usual_seats(game: AnyGame) -> int:
    """Four, or as near to it as the game allows."""
    return min(game.player_counts, key=lambda count: (abs(count - 4), count))


def with_budget(game: AnyGame, word: str, budget: str) -> str:
    """A bot by its word, with a budget for all that think and name none."""
    from tabularium.bots.levels import budget_of, make_bot

    full = f"{word}@{budget}" if budget and "@" not in word and word != "random" else word
    if budget:
        budget_of(budget)
    make_bot(game, full, 0)
    return full


def tell_arena(found: Mapping[str, Any]) -> None:
    build = "compiled" if found["compiled"] else "interpreted"
    print(f"{found['game']}, {found['seats']} seats, {build}: {counted(found['games'], 'game')}")
    for bot, row in found["bots"].items():
        rating = "" if row["rating"] is None else f", rating {row['rating'][0]} +- {2 * row['rating'][1]:.1f}"
        print(
            f"{bot}: {100 * row['first_places']:.0f} % first places, {row['points']} points, "
            f"{row['ms_an_answer']} ms an answer{rating}"
        )
    for pair in found["pairs"]:
        verdict = f", {pair['verdict']} at {100 * pair['bar']:.0f} %" if "bar" in pair else ""
        interval = f"{100 * pair['low']:.0f}-{100 * pair['high']:.0f}"
        print(f"{pair['one']} over {pair['other']}: {100 * pair['share']:.1f} % ({interval}){verdict}")


# -- bench -------------------------------------------------------------------------------------------


def in_words(found: Mapping[str, object]) -> str:
    build = "compiled" if found["compiled"] else "interpreted"
    return (
        f"{found['game']}, {found['seats']} seats, {build}: {found['decisions_per_s']} decisions/s, "
        f"{found['games_per_s']} games/s, {found['decisions_per_game']} decisions a game, copy {found['copy_us']} us"
    )


def bench_web(seconds: float) -> int:
    """What the house can bear: a line as soon as each thing is measured."""
    from tabularium.web.bench import holding, idling, machine, opening, percentile, rendering, restart

    print(machine())
    games = list(shelf().values())
    for game in games:
        print(json.dumps(rendering(game) | opening(game) | idling(game)))
    clock, cpu = restart()
    print(f"1000 tables: the first answer {clock:.1f} s after the start, {cpu:.1f} s of them CPU time")
    for game in games:
        for load in holding(game.id, seconds) if 2 in game.player_counts else ():
            p50, p95 = (1000 * percentile(load.delays, share) for share in (0.5, 0.95))
            made = f"{load.moves} of {load.wanted} moves, p50 {p50:.0f} ms, p95 {p95:.0f} ms to the other seat"
            held = "held" if load.held else "not held"
            print(f"{load.tables} tables of {game.id} at a move a second: {made}: {held}")
    return OK


def bench_peers(game: str, seconds: float) -> int:
    """Every engine and environment that is installed here, in turn: the tables of docs/research.md."""
    from tabularium.arena.peers import compared, searched, told
    from tabularium.web.bench import machine

    print(machine())
    for line in told(compared(list(shelf().values()) if game == "all" else [find_game(game)], seconds)):
        print(line, flush=True)
    for line in searched(seconds):
        print(line, flush=True)
    return OK


def bench_search(game: AnyGame, seats: int, seconds: float, as_json: bool) -> int:
    from tabularium.arena.searching import openspiel_pace, our_pace

    found = our_pace(game, seats, seconds)
    theirs = openspiel_pace(seconds)
    if as_json:
        print(json.dumps({**found, "openspiel_gin_rummy_per_s": None if theirs is None else round(theirs)}))
        return OK
    build = "compiled" if found["compiled"] else "interpreted"
    print(
        f"{found['game']}, {found['seats']} seats, {build}: a consul makes {found['simulations_per_s']} simulations/s; "
        f"the judge takes {found['judge_us']} us for all seats"
    )
    print("OpenSpiel is not installed here" if theirs is None else f"OpenSpiel, gin rummy: {theirs:.0f} simulations/s")
    return OK


def bench_against_catanatron(game: AnyGame, seats: int, seconds: float, as_json: bool) -> int:
    from tabularium.arena.bench import catanatron_player, catanatron_seats, figures, our_player, side_by_side

    theirs = catanatron_player(catanatron_seats(seats))
    tallies = side_by_side(our_player(game, seats), theirs, seconds)
    found = figures(game, seats, tallies[0])
    print(json.dumps(found) if as_json else in_words(found))
    if not as_json:
        print(
            f"catanatron, {catanatron_seats(seats)} seats: {round(tallies[1].decisions_per_s)} decisions/s, "
            f"{tallies[1].games_per_s:.1f} games/s, {tallies[1].decisions_per_game:.1f} decisions a game"
        )
    print(f"ratio {tallies[0].decisions_per_s / tallies[1].decisions_per_s:.1f}x")
    return OK


# -- the command line --------------------------------------------------------------------------------


class Parser(argparse.ArgumentParser):
    """Says in one sentence what it did not understand."""

    def error(self, message: str) -> NoReturn:
        raise BadUsage(f"{message} ({self.prog} --help says more)")


def whole(least: int) -> Callable[[str], int]:
    """The type of a number that is not smaller than `least`."""

    def read(text: str) -> int:
        if not (text.isascii() and text.isdigit() and len(text) < 40) or int(text) < least:
            raise argparse.ArgumentTypeError(f"must be a whole number from {least} up, not “{text}”")
        return int(text)

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


def command() -> Parser:
    parser = Parser(prog="tabularium", description="Complex board games, whole: play, test, measure and replay them.")
    parser.add_argument("--version", action="version", version=f"tabularium {__version__}")
    verbs = parser.add_subparsers(title="verbs", dest="verb", metavar="VERB", required=True)
    for add in (
        add_games,
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


def verb(verbs: Verbs[Parser], name: str, does: Callable[[Arguments], int] | None, about: str) -> Parser:
    parser = verbs.add_parser(name, help=about, description=about)
    if does is not None:
        parser.set_defaults(does=does)
    return parser


def add_lang(parser: Parser) -> None:
    parser.add_argument("--lang", choices=LANGUAGES, default=language(), help="language (default: the terminal's)")


def add_game(parser: Parser) -> None:
    parser.add_argument("game", metavar="GAME", help="the id of a game: see tabularium games")


def add_games(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "games", do_games, "List the games on the shelf, with players, length and options.")
    parser.add_argument("--json", action="store_true", help="for programs")
    add_lang(parser)


def add_play(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "play", do_play, "Play a game here, with people at this terminal and bots.")
    add_game(parser)
    parser.add_argument("--seats", default="", help="a number (you and bots), or who sits where: human,senator")
    parser.add_argument(
        "--options", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="see tabularium games"
    )
    parser.add_argument("--box", type=Path, metavar="FILE", help="play with a custom box")
    parser.add_argument("--seed", type=whole(0), help="the same dice every time (default: fair dice, verifiable)")
    parser.add_argument("--record", type=Path, metavar="FILE", help="where to write the record (default: here)")
    add_lang(parser)


def add_fuzz(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "fuzz", do_fuzz, "Play random games under all laws; a broken law leaves a record to open.")
    add_game(parser)
    parser.add_argument("--seats", type=whole(1), help="how many play (default: every player count in turn)")
    parser.add_argument("--games", type=whole(1), default=100, help="how many games (default: 100)")
    parser.add_argument(
        "--seed", type=whole(0), default=0, help="of the first game; each next one has the next (default: 0)"
    )
    parser.add_argument(
        "--reach", action="store_true", help="tell which steps, events and rules no game came to instead"
    )


def add_bench(verbs: Verbs[Parser]) -> None:
    parser = verb(
        verbs, "bench", do_bench, "Step a game by chance and count decisions with two options or more; no table talk."
    )
    parser.add_argument("game", metavar="GAME", help="the id of a game, `web` for pages and server, `all` with --peers")
    parser.add_argument("--seats", type=whole(1), help="how many play (default: as many as can)")
    parser.add_argument("--seconds", type=duration, default=5.0, help="how long to measure (default: 5)")
    parser.add_argument("--json", action="store_true", help="for programs")
    parser.add_argument("--search", action="store_true", help="how fast a consul thinks, beside OpenSpiel")
    parser.add_argument("--peers", action="store_true", help="beside all engines and environments that are installed")
    parser.add_argument("--against", choices=("catanatron",), help="play both in turn; the last line is the ratio")


def add_engine(parser: Parser) -> None:
    parser.add_argument("--jobs", type=whole(0), default=1, help="processes (default: 1; 0 for one a core)")
    parser.add_argument("--on", default="", metavar="WHERE", help="ray or ray://address: on a cluster instead")


def add_arena(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "arena", do_arena, "Let bots play each other: seats rotated, seeds paired, every game kept.")
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
    parser = verb(verbs, "study", do_study, "Play a game many times with one bot and show what it is like.")
    add_game(parser)
    parser.add_argument("--bot", default="senator", help="who plays all seats (default: senator)")
    parser.add_argument("--seats", type=whole(1), help="how many play (default: four, or as near as the game allows)")
    parser.add_argument("--games", type=whole(2), default=200, help="for each box (default: 200)")
    parser.add_argument("--box", type=Path, metavar="FILE", help="a custom box (default: the rulebook's)")
    parser.add_argument("--against", type=Path, metavar="FILE", help="a second box to compare it with")
    parser.add_argument("--budget", default="", metavar="B", help="of the bot: 0.25s or 200sims")
    parser.add_argument("--seed", type=whole(0), default=0, help="of the first game (default: 0)")
    parser.add_argument("--options", nargs="+", action="extend", default=[], metavar="KEY=VALUE", help="of the game")
    parser.add_argument("--out", type=Path, metavar="DIR", default=Path("build/study"), help="default: build/study")
    add_engine(parser)


def add_tune(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "tune", do_tune, "Learn the weights of a game's judge from games of bots; needs numpy.")
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
    parser = verb(verbs, "replay", do_replay, "Show a recorded game at one of its plies.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.acta)")
    parser.add_argument("--ply", type=whole(0), help="after how many moves (default: the last)")
    parser.add_argument("--seat", type=whole(1), help="as this seat saw it, from 1 (default: what all may know)")
    add_lang(parser)


def add_transcript(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "transcript", do_transcript, "Tell a recorded game in words, from set-up to score.")
    parser.add_argument("file", type=Path, metavar="FILE", help="a record (.acta)")
    add_lang(parser)


def add_verify(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "verify", do_verify, "Check that a record is true: its moves, its result and its dice.")
    parser.add_argument("file", type=Path, metavar="FILE", nargs="?", help="a record (.acta)")
    parser.add_argument("--live", action="store_true", help="play all stored tables again on this build instead")
    add_db(parser)


def add_box(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "box", None, "Custom boxes: a game with other numbers in it.")
    inner = parser.add_subparsers(title="verbs", dest="inner", metavar="VERB", required=True)
    check = verb(inner, "check", do_box_check, "Say everything that is wrong with a custom box, with its key.")
    add_game(check)
    check.add_argument("file", type=Path, metavar="FILE", help="a box (.toml), laid out like the game's own box.toml")


def add_db(parser: Parser) -> None:
    parser.add_argument("--db", type=Path, metavar="FILE", help="where tables are kept (default: in the home folder)")


def add_serve(verbs: Verbs[Parser]) -> None:
    parser = verb(verbs, "serve", do_serve, "Open the house to browsers and programs.")
    parser.add_argument("--port", type=whole(1), default=8080, help="default: 8080")
    parser.add_argument("--host", default="127.0.0.1", help="default: 127.0.0.1, this machine only")
    parser.add_argument(
        "--host-name", action="append", default=[], metavar="NAME", help="a name that others use for this house, e.g."
        " games.example.org; requests for other names are refused (can be given several times)",
    )  # fmt: skip
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
    add_db(verb(inner, "list", do_tables_list, "List all tables."))
    out = verb(inner, "export", do_tables_export, "Write the record of a table, with all its secrets.")
    out.add_argument("table", metavar="TABLE", help="the id of a table: see tabularium tables list")
    out.add_argument("file", type=Path, metavar="FILE", nargs="?", help="a new file (default: print it)")
    add_db(out)
    into = verb(inner, "import", do_tables_import, "Make a table of a record, to go on with it; prints its id.")
    into.add_argument("file", type=Path, metavar="FILE", help="a record (.acta)")
    add_db(into)


ADDERS = (
    add_games,
    add_play,
    add_fuzz,
    add_bench,
    add_arena,
    add_tune,
    add_replay,
    add_verify,
    add_box,
    add_serve,
    add_tables,
)


def complain(sentence: str) -> None:
    print(plain(sentence), file=sys.stderr, flush=True)


def plain(text: str) -> str:
    """Without the letters that make a terminal do things: what is quoted may come from anywhere."""
    return "".join(letter if letter.isprintable() or letter == "\n" else "\ufffd" for letter in text)


def bear_any_text() -> None:
    """What a terminal can't write or a pipe can't mean becomes a mark, not a crash."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")


def main(argv: Sequence[str] | None = None) -> int:
    bear_any_text()
    try:
        given = command().parse_args(argv)
        code: int = given.does(given)
        return code
    except SystemExit as left:  # --help, --version
        return int(left.code or 0)
    except BadBox as bad:
        complain(f"tabularium: {'; '.join(bad.problems)}")
        return FOUND_WRONG
    except BadRecord as bad:
        complain(f"tabularium: {bad}")
        return FOUND_WRONG
    except Refusal as refusal:
        complain(f"tabularium: {refusal}")
        return BAD_USAGE
    except BrokenPipeError:  # the reader has seen enough
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return OK
    except OSError as wrong:
        complain(f"tabularium: {wrong.filename or 'a file'} can't be used: {wrong.strerror}")
        return FOUND_WRONG
    except KeyboardInterrupt:
        complain("tabularium: stopped")
        return STOPPED
