"""What a tournament found: ratings, shares with intervals, and what the games were like, as a page and as data."""

from __future__ import annotations

import json
from collections.abc import Sequence
from importlib import import_module
from importlib.util import find_spec
from itertools import combinations
from pathlib import Path
from typing import Any

from tabularium import __version__
from tabularium.arena.bench import compiled
from tabularium.arena.match import GameResult
from tabularium.arena.plots import bar_plot, heading, histogram, note, page, share_plot, table
from tabularium.arena.shares import Share, pair_shares, share_of, verdict, wins_of
from tabularium.arena.tournament import Tournament, TournamentPlan


def ratings(games: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """openskill's estimate of each bot's strength and its uncertainty; nothing where it is not installed."""
    if find_spec("openskill") is None:
        return {}
    model: Any = import_module("openskill.models").PlackettLuce()
    known: dict[str, Any] = {bot: model.rating() for game in games for bot in game.lineup}
    for game in games:
        seated = [[known[bot]] for bot in game.lineup]
        rated = model.rate(seated, ranks=[float(rank) for rank in game.ranks])
        gains: dict[str, list[Any]] = {}
        for bot, team in zip(game.lineup, rated, strict=True):
            gains.setdefault(bot, []).append(team[0])
        for bot, made in gains.items():  # a bot in several seats moves by the mean of what they earned
            known[bot] = model.rating(
                mu=sum(one.mu for one in made) / len(made), sigma=sum(one.sigma for one in made) / len(made)
            )
    return {bot: (rating.mu, rating.sigma) for bot, rating in known.items()}


def summary(tournament: Tournament) -> dict[str, Any]:
    """All figures, for programs."""
    games = tournament.in_order()
    plan = tournament.plan
    rated = ratings(games)
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": plan.options,
        "seed": plan.seed,
        "version": __version__,
        "compiled": compiled(),
        "games": len(games),
        "bots": {
            bot: {
                "rating": [round(value, 2) for value in rated[bot]] if bot in rated else None,
                "first_places": first_places(games, bot),
                "points": mean_points(games, bot),
                "ms_an_answer": round(1000 * time_of(games, bot), 2),
            }
            for bot in dict.fromkeys(plan.bots)
        },
        "pairs": [pair_of(tournament, one, other) for one, other in combinations(plan.bots, 2)],
        "by_seat": [share_of_seat(games, seat) for seat in range(plan.seats)],
        "plies": round(sum(game.plies for game in games) / max(1, len(games)), 1),
        "slowest_answer_ms": round(1000 * max((game.slowest for game in games), default=0.0), 1),
        "endings": count([f"{game.ending} {game.result}".strip() for game in games]),
    }


def pair_of(tournament: Tournament, one: str, other: str) -> dict[str, Any]:
    games = tournament.in_order()
    shares = tournament.shares(one, other)
    share = share_of(shares)
    found: dict[str, Any] = {"one": one, "other": other, **as_dict(share)}
    if any(any(game.roles) for game in games):
        found["as_a_whole"] = as_dict(share_of(pair_shares(games, one, other, False)))
    if tournament.plan.luck:
        found["wins"] = as_dict(wins_of(games, one, False))
        found["wins_less_luck"] = as_dict(wins_of(games, one, True))
    if tournament.plan.bar:
        found["bar"] = tournament.plan.bar
        found["verdict"] = verdict(shares, tournament.plan.bar) or "open"
    return found


def as_dict(share: Share) -> dict[str, Any]:
    return {
        "share": round(share.value, 4),
        "low": round(share.low, 4),
        "high": round(share.high, 4),
        "pairs_of_games": share.pairs,
    }


def first_places(games: Sequence[GameResult], bot: str) -> float:
    seats = [(game, seat) for game in games for seat, word in enumerate(game.lineup) if word == bot]
    return round(sum(game.ranks[seat] == 1 for game, seat in seats) / max(1, len(seats)), 4)


def mean_points(games: Sequence[GameResult], bot: str) -> float:
    totals = [game.totals[seat] for game in games for seat, word in enumerate(game.lineup) if word == bot]
    return round(sum(totals) / max(1, len(totals)), 2)


def time_of(games: Sequence[GameResult], bot: str) -> float:
    """Seconds an answer."""
    spent = answers = 0.0
    for game in games:
        for seat, word in enumerate(game.lineup):
            if word == bot:
                spent += game.seconds[seat]
                answers += game.answers[seat]
    return spent / max(1.0, answers)


def share_of_seat(games: Sequence[GameResult], seat: int) -> float:
    return round(sum(game.ranks[seat] == 1 for game in games) / max(1, len(games)), 4)


def count(keys: Sequence[str]) -> dict[str, int]:
    return {key: keys.count(key) for key in sorted(set(keys))}


def html(tournament: Tournament) -> str:
    found = summary(tournament)
    games = tournament.in_order()
    plan: TournamentPlan = tournament.plan
    pairs = [
        (f"{pair['one']} over {pair['other']}", share_of(tournament.shares(pair["one"], pair["other"])))
        for pair in found["pairs"]
    ]
    rows = [
        [bot, rating_words(row["rating"]), f"{100 * row['first_places']:.0f} %", row["points"], row["ms_an_answer"]]
        for bot, row in found["bots"].items()
    ]
    build = "compiled" if found["compiled"] else "interpreted"
    parts = [
        note(f"{found['games']} games of {plan.seats} seats from seed {plan.seed}; tabularium {__version__}, {build}."),
        heading("Who beats whom"),
        note("Share of comparisons between seats of two bots, seeds paired and seats exchanged; the line is the 95 % "
             "interval" + (f", the upright one the bar of {round(100 * plan.bar)} %." if plan.bar else ".")),
        share_plot(pairs, plan.bar),
        heading("The bots"),
        table(["", "rating", "first places", "points", "ms an answer"], rows),
        heading("First places by seat"),
        bar_plot([(f"seat {n + 1}", share, f"{100 * share:.0f} %") for n, share in enumerate(found["by_seat"])]),
        heading("Length in moves"),
        histogram([float(game.plies) for game in games]),
        heading("Points of the winner"),
        histogram([float(max(game.totals)) for game in games]),
        heading("Endings"),
        bar_plot([(key or "—", float(number), str(number)) for key, number in found["endings"].items()]),
    ]  # fmt: skip
    return page(f"{plan.game}: {' · '.join(plan.bots)}", parts)


def rating_words(rating: Sequence[float] | None) -> str:
    return "—" if rating is None else f"{rating[0]:.1f} ± {2 * rating[1]:.1f}"


def write_report(tournament: Tournament, folder: Path) -> None:
    (folder / "report.html").write_text(html(tournament), encoding="utf-8")
    data = json.dumps(summary(tournament), indent=2, ensure_ascii=False)
    (folder / "report.json").write_text(data + "\n", encoding="utf-8")
