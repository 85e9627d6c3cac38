"""Bots against each other: arena, study, tuning."""

from __future__ import annotations

import json
from argparse import Namespace
from collections.abc import Mapping
from dataclasses import asdict
from typing import Any

from tabularium.arena.calibration import LEAST_GAMES, chances_at, check_not_fitted, in_words, left_out, report
from tabularium.arena.calibration import fit as fit_calibrations
from tabularium.arena.calibration import tasks as calibration_games
from tabularium.arena.calibration import write as write_calibrations
from tabularium.arena.drills import mine, write_drills
from tabularium.arena.engines import engine_for
from tabularium.arena.match import GameResult
from tabularium.arena.report import summary, write_report
from tabularium.arena.study import Question, Study, write_study
from tabularium.arena.tournament import Tournament, TournamentPlan
from tabularium.arena.tune import Settings, Tuning, adopt
from tabularium.bots.levels import budget_of, make_bot
from tabularium.cli.common import (
    OK,
    BadUsage,
    ProgressLine,
    box_to_play,
    build_of,
    counted,
    custom_box,
    options_of,
    print_error,
    seats_of,
    tournament_seats,
)
from tabularium.kernel.box import Toml
from tabularium.kernel.game import AnyGame, find_game


def do_arena(given: Namespace) -> int:
    game = find_game(given.game)
    seats = seats_of(game, tournament_seats(game) if given.seats is None else given.seats)
    bots = tuple(with_budget(game, word, given.budget) for word in given.bots.split(","))
    if len(set(bots)) != len(bots):
        raise BadUsage("every bot is named once: two of a kind need different budgets")
    bar = given.bar / 100 if given.until_sure else 0.0
    plan = TournamentPlan(
        game.id, bots, seats, given.games, given.seed, options_of(given.options), bar, given.out is not None, given.luck
    )
    engine = engine_for(given.on, given.jobs)
    tournament = Tournament(plan, engine, given.out, given.resume)
    try:
        with ProgressLine(given.games) as meter:
            for _ in range(len(tournament.games)):
                meter.advance()
            tournament.play(lambda _: meter.advance())
    except KeyboardInterrupt:
        if given.out is not None:
            print_error(f"tabularium: {given.out} keeps what was played: go on with --resume")
        raise
    finally:
        engine.close()
    if given.out is not None:
        write_report(tournament, given.out)
        print_error(f"tabularium: the report is {given.out / 'report.html'}")
    found = summary(tournament)
    if given.json:
        print(json.dumps(found, ensure_ascii=False))
    else:
        tell_arena(found)
    return OK


def tell_arena(found: Mapping[str, Any]) -> None:
    print(f"{found['game']}, {found['seats']} seats, {build_of(found)}: {counted(found['games'], 'game')}")
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
        for name in sorted({"wins", "wins_less_luck"} & pair.keys()):
            one = pair[name]
            print(f"  {name.replace('_', ' ')}: {one['share']:.3f} ({one['low']:.3f} to {one['high']:.3f})")


def do_study(given: Namespace) -> int:
    game = find_game(given.game)
    seats = seats_of(game, tournament_seats(game) if given.seats is None else given.seats)
    bot = with_budget(game, given.bot, given.budget)
    options = options_of(given.options)
    game.choose(seats, options)
    tables: list[tuple[str, Toml | None]] = []
    for file in (given.box, given.against):
        if file is not None:
            table = custom_box(game, file)
            box_to_play(game, table, file)
            tables.append((file.name, table))
    given.out.mkdir(parents=True, exist_ok=True)  # who can't write there should know before the games, not after
    engine = engine_for(given.on, given.jobs)
    studies = []
    try:
        with ProgressLine(given.games * max(1, len(tables))) as meter:
            for label, content in tables or [("the rulebook’s box", None)]:
                question = Question(game.id, bot, seats, given.games, given.seed, options, content)
                studies.append((label, Study(game, question, engine, meter.advance)))
    finally:
        engine.close()
    write_study(studies, given.out)
    print(f"{game.id}: the study is {given.out / 'study.html'}")
    return OK


def do_tune(given: Namespace) -> int:
    game = find_game(given.game)
    seats = seats_of(game, tournament_seats(game) if given.seats is None else given.seats)
    settings = Settings(seats, given.games, given.gate, given.rounds, given.seed, given.budget, given.explore)
    engine = engine_for(given.on, given.jobs)
    try:
        tuning = Tuning(game, settings, engine, given.out, print_error, ProgressLine, given.resume)
        best = tuning.run()
    except KeyboardInterrupt:
        print_error(f"tabularium: {given.out} keeps what was played: go on with --resume")
        raise
    finally:
        engine.close()
    if best is None:
        print(f"{game.id}: no better weights were found; those it has stay")
        return OK
    adopt(tuning, best)
    print(f"{game.id}: better weights are in {game.weights_file}")
    return OK


def do_calibrate(given: Namespace) -> int:
    game = find_game(given.game)
    counts = [seats_of(game, seats) for seats in given.seats or [tournament_seats(game)]]
    bot = with_budget(game, given.bot, given.budget)
    if not given.fit:
        check_not_fitted(game, bot, given.games, given.seed)
    elif given.games < LEAST_GAMES:
        raise BadUsage(f"{given.games} games are too few to fit anything: --games {LEAST_GAMES} or more")
    engine = engine_for(given.on, given.jobs)
    games: list[GameResult] = []
    try:
        with ProgressLine(given.games) as meter:
            for result in engine.play(calibration_games(game, bot, counts, given.games, given.seed)):
                games.append(result)
                meter.advance()
    finally:
        engine.close()
    games.sort(key=lambda result: result.number)
    found = report(games, left_out(games) if given.fit else [chances_at(one, game.judge.calibrations) for one in games])
    print(json.dumps(asdict(found)) if given.json else in_words(f"{game.id}, {bot}", found))
    if given.fit:
        write_calibrations(game, fit_calibrations(games), bot, given.games, given.seed)
        print_error(f"tabularium: {game.weights_file} has the new calibration; the figures are of games left out of it")
    return OK


def with_budget(game: AnyGame, word: str, budget: str) -> str:
    """A bot by its word, with a budget for all that think and name none."""
    full = f"{word}@{budget}" if budget and "@" not in word and word != "random" else word
    if budget:
        budget_of(budget)
    make_bot(game, full, 0)
    return full


def do_drills(given: Namespace) -> int:
    game = find_game(given.game)
    simulations, seconds = budget_of(given.budget)
    if seconds:
        raise BadUsage("drills are searched with simulations, so that they can be mined again: 100sims")
    out = given.out or game.folder / "drills.json"
    for mined in mine(game, given.drills, given.seed, given.bot, simulations):
        write_drills(out, mined)
        measured = mined["measured"]
        print(f"{measured['drills']} of {given.drills} drills, {counted(measured['games'], 'game')}", flush=True)
    return OK
