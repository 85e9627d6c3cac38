"""Tournaments: fair seats, nothing lost, the same whoever plays the games."""

from __future__ import annotations

import json
import os
import signal
from collections import Counter
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

from tabularium.arena.engines import Engine, Here, Processes, engine_for
from tabularium.arena.match import GameResult, Task, play_task
from tabularium.arena.report import html, summary, write_report
from tabularium.arena.study import Question, Study, write_study
from tabularium.arena.tournament import Tournament, TournamentPlan
from tabularium.games.nundinae.game import GAME
from tabularium.kernel.acta import read_acta
from tabularium.kernel.refusals import Refusal
from tabularium.kernel.verify import verify

PLAN = TournamentPlan("nundinae", ("senator@6", "random"), 3, 12, seed=4, record=True)


def quiet(tournament: Tournament) -> None:
    pass


def test_every_bot_sits_everywhere_and_every_game_has_a_twin() -> None:
    plan = TournamentPlan("nundinae", ("a", "b", "c"), 4, 240)
    sat = Counter((bot, seat) for number in range(240) for seat, bot in enumerate(plan.lineup(number)))
    assert len(set(sat.values())) == 1
    for pair in range(120):
        one, twin = plan.task(2 * pair), plan.task(2 * pair + 1)
        assert one.seed == twin.seed
        assert all(a != b for a, b in zip(one.lineup, twin.lineup, strict=True))


def test_who_plays_alone_plays_every_game_anew() -> None:
    plan = TournamentPlan("nundinae", ("senator@6",), 1, 4)
    assert [plan.task(number).seed for number in range(4)] == [0, 1, 2, 3]
    assert plan.lineup(3) == ("senator@6",)


def test_a_tournament_is_kept_and_its_records_are_true(tmp_path: Path) -> None:
    tournament = Tournament(PLAN, Here(), tmp_path)
    tournament.play(quiet)
    write_report(tournament, tmp_path)
    found = json.loads((tmp_path / "report.json").read_text())
    assert found["games"] == 12
    assert found["pairs"][0]["pairs_of_games"] == 6
    assert "<svg" in (tmp_path / "report.html").read_text()
    acta = read_acta((tmp_path / "records" / "00003.acta").read_text())
    assert list(verify(GAME, acta))
    assert tuple(acta.names) == PLAN.lineup(3)


class Tired(Here):
    """An engine that is stopped after a few games."""

    def play(self, tasks: Iterable[Task]) -> Iterator[GameResult]:
        for played, _ in zip(super().play(tasks), range(5), strict=False):
            yield played


def facts(games: Iterable[GameResult]) -> list[tuple[object, ...]]:
    return [(one.number, one.lineup, one.seed, one.ranks, one.totals, one.plies) for one in games]


def test_a_tournament_that_was_stopped_goes_on(tmp_path: Path) -> None:
    Tournament(PLAN, Tired(), tmp_path).play(quiet)
    with (tmp_path / "games.jsonl").open("a") as file:
        file.write('{"number": 5, "line')  # it was killed while it wrote
    with pytest.raises(Refusal, match="--resume"):
        Tournament(PLAN, Here(), tmp_path)
    again = Tournament(PLAN, Here(), tmp_path, resume=True)
    assert len(again.games) == 5
    whole = Tournament(PLAN, Here())
    assert facts(again.play(quiet)) == facts(whole.play(quiet))
    with pytest.raises(Refusal, match="another tournament"):
        Tournament(TournamentPlan("nundinae", ("random", "senator@6"), 3, 12), Here(), tmp_path, resume=True)


def test_a_bar_that_is_plainly_reached_ends_it() -> None:
    plan = TournamentPlan("nundinae", ("senator@6", "random"), 2, 400, bar=0.2)
    tournament = Tournament(plan, Here())
    assert len(tournament.play(quiet)) < 400
    assert summary(tournament)["pairs"][0]["verdict"] == "passed"
    assert "over random" in html(tournament)


def killed_once(task: Task) -> GameResult:
    """Plays it, but the first process that gets game 3 dies of it."""
    mark = Path(os.environ["TABULARIUM_TEST_MARK"])
    if task.number == 3 and not mark.exists():
        mark.touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return play_task(task)


def test_the_games_of_a_process_that_dies_are_played_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABULARIUM_TEST_MARK", str(tmp_path / "mark"))
    engine = Processes(2, killed_once)
    try:
        games = Tournament(PLAN, engine).play(quiet)
    finally:
        engine.close()
    assert (tmp_path / "mark").exists()
    assert facts(games) == facts(Tournament(PLAN, Here()).play(quiet))


def test_engines_by_their_word() -> None:
    assert isinstance(engine_for("", 1), Here)
    with pytest.raises(Refusal, match="not on “moon”"):
        engine_for("moon", 1)


def test_a_study_shows_what_a_game_is_like(tmp_path: Path) -> None:
    engine: Engine = Here()
    studies = [
        (label, Study(GAME, Question("nundinae", "random", 2, 20), engine, lambda: None)) for label in ("one", "other")
    ]
    write_study(studies, tmp_path)
    found = json.loads((tmp_path / "study.json").read_text())
    assert found["one"] == found["other"]
    assert found["one"]["games"] == 20
    assert sum(share["won"] for share in found["one"]["first_places_by_seat"].values()) >= 1.0
    assert "<svg" in (tmp_path / "study.html").read_text()
