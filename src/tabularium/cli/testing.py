"""Random games under all laws, and how fast things are."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping, Sequence
from pathlib import Path

from tabularium.arena.bench import bench, catanatron_player, catanatron_seats, figures, our_player, side_by_side
from tabularium.arena.fuzz import Findings, fuzz
from tabularium.arena.reach import Reach, reach
from tabularium.arena.searching import openspiel_pace, our_pace
from tabularium.cli.common import FOUND_WRONG, OK, BadUsage, Meter, complain, counted, seats_of
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.trial import LawBroken


def do_fuzz(given: Namespace) -> int:
    game = find_game(given.game)
    counts = game.player_counts if given.seats is None else (seats_of(game, given.seats),)
    if given.reach:
        return tell_reach(game, counts, given.games, given.seed)
    findings = Findings()
    try:
        with Meter(given.games) as meter:
            for report in fuzz(game, counts, given.games, given.seed, given.often):
                findings.add(report)
                meter.advance()
    except LawBroken as broken:
        tell_broken(broken)
        return FOUND_WRONG
    tell_findings(game, findings)
    return OK


def tell_reach(game: AnyGame, counts: Sequence[int], games: int, seed: int) -> int:
    """Which steps, events and rules these games never came to."""
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


def tell_broken(broken: LawBroken) -> None:
    """The law, the record of the game, and the commands that open it there and play it again."""
    acta = broken.live.acta
    seed = acta.dice.removeprefix("seed ")
    file = Path(f"fuzz-{acta.game}-{seed}.acta")
    file.write_text(broken.live.record(whole=True), encoding="utf-8")
    complain(f"law broken: {broken}")
    print(f"tabularium replay {file} --ply {broken.ply}")
    print(broken.again)


def tell_findings(game: AnyGame, findings: Findings) -> None:
    print(f"{game.id}: {counted(findings.games, 'game')}, {counted(findings.decisions, 'decision')}, no law broken")
    print(f"{counted(len(findings.options), 'option combination')}: {tallied(findings.choices) or 'no options'}")
    print(f"endings: {tallied(findings.endings)}")


def tallied(counts: Mapping[str, int]) -> str:
    return ", ".join(f"{key} {counts[key]}x" for key in sorted(counts))


def do_bench(given: Namespace) -> int:
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
            each = f"{1000 * load.cpu / max(1, load.moves):.1f} ms of CPU time a move"
            print(f"{load.tables} tables of {game.id} at a move a second: {made}, {each}: {held}")
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
