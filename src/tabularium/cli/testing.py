"""Random games under all laws, and how fast things are."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path

from tabularium.arena.bench import bench, catanatron_player, catanatron_seats, figures, our_player, side_by_side
from tabularium.arena.coverage import Reach, reach
from tabularium.arena.fuzz import Findings, fuzz
from tabularium.arena.searching import openspiel_pace, our_pace
from tabularium.cli.common import FOUND_WRONG, OK, BadUsage, ProgressLine, build_of, counted, print_error, seats_of
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.trial import LawBroken

FIRST_MOVES = 60.0  # seconds for which `bench web` plays tables before it measures: first moves cost less


def do_fuzz(given: Namespace) -> int:
    game = find_game(given.game)
    counts = game.player_counts if given.seats is None else (seats_of(game, given.seats),)
    if given.reach:
        return tell_reach(game, counts, given.games, given.seed)
    findings = Findings()
    try:
        with ProgressLine(given.games) as meter:
            for report in fuzz(game, counts, given.games, given.seed, given.often):
                findings.add(report)
                meter.advance()
    except LawBroken as broken:
        tell_broken(broken)
        return FOUND_WRONG
    except KeyboardInterrupt:
        if findings.games:
            tell_findings(game, findings)
        raise
    tell_findings(game, findings)
    return OK


def tell_reach(game: AnyGame, counts: Sequence[int], games: int, seed: int) -> int:
    """Which steps, events and rules these games never came to."""
    found = Reach(game)
    try:
        with ProgressLine(games) as meter:
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


def tell_broken(broken: LawBroken) -> None:
    """The law, the record of the game, and the commands that open it there and play it again."""
    acta = broken.live.acta
    seed = acta.dice.removeprefix("seed ")
    file = Path(f"fuzz-{acta.game}-{seed}.acta")
    file.write_text(broken.live.record(whole=True), encoding="utf-8")
    print_error(f"law broken: {broken}")
    print(f"tabularium replay {file} --ply {broken.ply}")
    print(broken.again)


def tell_findings(game: AnyGame, findings: Findings) -> None:
    print(f"{game.id}: {counted(findings.games, 'game')}, {counted(findings.decisions, 'decision')}, no law broken")
    print(f"{counted(len(findings.options), 'option combination')}: {tallied(findings.choices) or 'no options'}")
    print(f"endings: {tallied(findings.endings)}")


def tallied(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{key} {counts[key]}x" for key in sorted(counts))


def do_bench(given: Namespace) -> int:
    whole = "web" if given.game == "web" else "--peers" if given.peers else ""
    if whole and (given.seats or given.json or given.search or given.against or (given.peers and whole == "web")):
        also = "--seconds, --first-moves, --pace and --profile go" if whole == "web" else "--seconds goes"
        raise BadUsage(f"bench {whole} measures what it always does: only {also} with it")
    for name, value in (("first-moves", given.first_moves), ("pace", given.pace), ("profile", given.profile or None)):
        if value is not None and whole != "web":
            raise BadUsage(f"--{name} goes with bench web alone")
    several = [name for name in ("processes", "route", "tables", "games", "db") if getattr(given, name)]
    if several and not (whole == "web" and given.processes and given.db):
        raise BadUsage(f"--{several[0]} goes with bench web --processes 1,2 --db postgresql://… alone")
    if several:
        return bench_several(given)
    if whole == "web":
        first_moves = FIRST_MOVES if given.first_moves is None else given.first_moves
        measure = profile_web if given.profile else bench_web
        return measure(given.seconds, first_moves, given.pace or 1.0)
    games = list(shelf().values()) if given.game == "all" else [find_game(given.game)]
    if given.peers:
        return bench_peers(games, given.seconds)
    seated = [(game, seats_of(game, given.seats or max(game.player_counts))) for game in games]
    if given.search:
        return bench_search(seated, given.seconds, given.json)
    for game, seats in seated:
        if given.against:
            bench_against_catanatron(game, seats, given.seconds, given.json)
        else:
            tell_bench(bench(game, seats, given.seconds), given.json)
    return OK


def tell_bench(found: Mapping[str, object], as_json: bool) -> None:
    """A line as soon as a game is measured."""
    print(json.dumps(found) if as_json else in_words(found), flush=True)


def in_words(found: Mapping[str, object]) -> str:
    return (
        f"{found['game']}, {found['seats']} seats, {build_of(found)}: {found['decisions_per_s']} decisions/s, "
        f"{found['games_per_s']} games/s, {found['decisions_per_game']} decisions a game, copy {found['copy_us']} us"
    )


def profile_web(seconds: float, first_moves: float, pace: float) -> int:
    """Where the CPU time of a move goes, in the middle of each game."""
    from tabularium.arena.web_load import machine
    from tabularium.arena.web_profile import TABLES, profiled, table_of

    print(f"{machine()}; {TABLES} tables, percent of samples of the server")
    print(table_of([profiled(game.id, seconds, first_moves, pace) for game in shelf().values()]))
    return OK


def bench_web(seconds: float, first_moves: float, pace: float) -> int:
    """Measure pages and server; prints each figure as soon as it is measured."""
    from tabularium.arena.web_costs import idling, opening, rendering, restart
    from tabularium.arena.web_load import fixed_work, holding, machine, percentile

    print(f"{machine()}; the fixed work takes {1000 * fixed_work():.0f} ms of CPU time")
    games = list(shelf().values())
    for game in games:
        print(json.dumps(rendering(game) | opening(game) | idling(game)))
    clock, cpu = restart()
    print(f"1000 tables: the first answer {clock:.1f} s after the start, {cpu:.1f} s of them CPU time")
    for game in games:
        for load in holding(game.id, seconds, first_moves, pace):
            p50, p95 = (1000 * percentile(load.delays, share) for share in (0.5, 0.95))
            made = f"{load.moves} of {load.wanted} moves, p50 {p50:.0f} ms, p95 {p95:.0f} ms to the other seat"
            held = "held" if load.held else "not held"
            each = f"{1000 * load.cpu / max(1, load.moves):.1f} ms of CPU time a move"
            fixed = f"the fixed work {1000 * load.fixed:.0f} ms"
            often = "at a move a second" if pace == 1 else f"at a move every {pace:g} s"
            print(f"{load.tables} tables of {game.id} {often}: {made}, {each}, {fixed}: {held}")
    return OK


def bench_several(given: Namespace) -> int:
    """Measure the same tables at one server on SQLite and at several on a database, in turn."""
    from tabularium.arena.web_load import fixed_work, machine, percentile
    from tabularium.arena.web_several import ROUTES, TABLES, changes_a_second, cost_at, settings

    print(f"{machine()}; the fixed work takes {1000 * fixed_work():.0f} ms of CPU time", flush=True)
    print(f"{changes_a_second(given.db, given.seconds):.0f} changes a second are borne by the database", flush=True)
    first_moves = FIRST_MOVES if given.first_moves is None else given.first_moves
    for game in [find_game(name) for name in given.games or shelf()]:
        first = 0.0
        for setting in settings(given.db, given.processes, given.route or ROUTES):
            cost = cost_at(setting, game.id, given.tables or TABLES, given.seconds, first_moves)
            first = first or cost.of_a_move
            parts = (cost.cpu, cost.database, cost.generator)
            servers, database, generator = (1000 * part / max(1, cost.moves) for part in parts)
            p50, p95 = (1000 * percentile(cost.delays, share) for share in (0.5, 0.95))
            print(
                f"{cost.tables} tables of {game.id}, {setting}: {cost.moves} of {cost.wanted} moves,"
                f" p50 {p50:.0f} ms, p95 {p95:.0f} ms to the other seat; CPU ms of a move: servers {servers:.1f},"
                f" database {database:.1f}, generator {generator:.1f}; servers and database"
                f" {cost.of_a_move / first:.2f} of SQLite; {cost.conflicts:.0f} conflicts,"
                f" {cost.catch_ups:.0f} catch-ups; {cost.memory:.0f} MB; the fixed work {1000 * cost.fixed:.0f} ms",
                flush=True,
            )
    return OK


def bench_peers(games: Sequence[AnyGame], seconds: float) -> int:
    """Every engine and environment that is installed here, in turn: the tables of docs/measurements/environments.md."""
    from tabularium.arena.peers import compared, search_figures, told
    from tabularium.arena.web_load import machine

    print(machine())
    for line in told(compared(games, seconds)):
        print(line, flush=True)
    for line in search_figures(seconds):
        print(line, flush=True)
    return OK


def bench_search(seated: Sequence[tuple[AnyGame, int]], seconds: float, as_json: bool) -> int:
    theirs = openspiel_pace(seconds)
    gin = None if theirs is None else round(theirs)
    for game, seats in seated:
        found = our_pace(game, seats, seconds)
        print(json.dumps({**found, "openspiel_gin_rummy_per_s": gin}) if as_json else pace_in_words(found), flush=True)
    if not as_json:
        print("OpenSpiel is not installed here" if gin is None else f"OpenSpiel, gin rummy: {gin} simulations/s")
    return OK


def pace_in_words(found: Mapping[str, object]) -> str:
    return (
        f"{found['game']}, {found['seats']} seats, {build_of(found)}: a consul makes {found['simulations_per_s']} "
        f"simulations/s; the judge takes {found['judge_us']} us for all seats"
    )


def bench_against_catanatron(game: AnyGame, seats: int, seconds: float, as_json: bool) -> None:
    theirs = catanatron_player(catanatron_seats(seats))
    tallies = side_by_side(our_player(game, seats), theirs, seconds)
    found = figures(game, seats, tallies[0])
    pace = round(tallies[1].decisions_per_s)
    ratio = round(tallies[0].decisions_per_s / tallies[1].decisions_per_s, 1)
    if as_json:
        tell_bench({**found, "catanatron_decisions_per_s": pace, "ratio": ratio}, as_json)
        return
    tell_bench(found, as_json)
    print(
        f"catanatron, {catanatron_seats(seats)} seats: {pace} decisions/s, "
        f"{tallies[1].games_per_s:.1f} games/s, {tallies[1].decisions_per_game:.1f} decisions a game"
    )
    print(f"ratio {ratio}x", flush=True)
