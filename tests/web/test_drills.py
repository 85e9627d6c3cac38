"""Drills: every position plays, one answer is clearly ahead there, and answering plays nothing."""

from __future__ import annotations

import json
from datetime import date, timedelta
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tabularium.arena.drills import LEAD, mine, write_drills
from tabularium.cli import main
from tabularium.kernel.game import AnyGame, find_game, shelf
from tabularium.kernel.live import Live
from tabularium.tables.drills import answers_of, drills_of, plays_here
from tabularium.tables.registry import Registry
from tabularium.tables.table import Table
from tabularium.web.drills import drill_of_day
from tests.tables.tables import SMALL
from tests.web.guests import Guest, table_at

GAMES = [pytest.param(game, id=game.id) for game in shelf().values() if drills_of(game)]
LEAST = 30  # of a game


@pytest.mark.parametrize("game", GAMES)
def test_one_answer_is_clearly_ahead(game: AnyGame) -> None:
    drills = drills_of(game)
    assert len(drills) >= LEAST
    for drill in drills:
        chances = [chance for _, chance in drill.answers]
        assert chances == sorted(chances, reverse=True)
        assert 1.0 >= chances[0] >= chances[1] + LEAD - 0.001, drill.number
        assert drill.why is None or drill.why.reasons, drill.number
        assert not any(answer.count(";") > 1 for answer, _ in drill.answers)


@pytest.mark.long
def test_every_game_has_drills_for_its_present_box() -> None:
    assert len(GAMES) == 6


@pytest.mark.parametrize("game", GAMES)
def test_every_position_is_reached_and_asks_its_learner(game: AnyGame) -> None:
    for drill in drills_of(game):
        assert not plays_here(game, drill), drill.number
    last = drills_of(game)[-1]
    live = Live(game, last.seats, {}, last.seed)
    for seat, text in last.moves:
        live.play(seat, text)
    gists = [gist for gist, _, _ in answers_of(live, last)]
    assert live.state.agenda[-1].name == last.step
    assert len(set(gists)) == len(gists) > 1


def drill(client: TestClient, number: int, lang: str = "en") -> tuple[Guest, str]:
    guest = Guest(client, lang)
    return guest, guest.post("/tables", game=SMALL, drill=str(number)).headers["location"]


def answer(guest: Guest, address: str, table: Table, text: str) -> None:
    seat = str(drills_of(table.game)[table.drill].seat)
    revision = table.revision(int(seat))
    assert guest.post(f"{address}/moves", move=text, seat=seat, revision=revision).status_code == 303


def test_an_answer_is_judged_and_not_played(client: TestClient, registry: Registry) -> None:
    number, one = next((n, one) for n, one in enumerate(drills_of(find_game(SMALL))) if one.step == "bids")
    guest, address = drill(client, number)
    table = table_at(registry, address)
    assert (table.live.ply, table.listed, table.live.secret) == (len(one.moves), False, None)
    assert "What would you do here?" in guest.get(address).text
    best, worst = one.answers[0][0], one.answers[-1][0]
    answer(guest, address, table, worst)
    page = guest.get(address).text
    assert table.live.ply == len(one.moves)
    assert 'data-state="other"' in page
    assert f"{round(100 * one.answers[0][1])}%" in page
    guest.post(f"{address}/guide", what="again", seat=str(one.seat))
    assert 'data-state="drill"' in guest.get(address).text
    *edits, done = best.split("; ")
    for edit in edits:  # put together bit by bit it is the same answer
        answer(guest, address, table, edit)
        assert not table.drill_answer
    answer(guest, address, table, done)
    assert 'data-state="right"' in guest.get(address).text
    registry._forget(table.id)  # as after a restart
    assert 'data-state="right"' in guest.get(address).text
    assert 'data-state="right"' not in Guest(client).get(address).text
    guest.post(f"{address}/guide", what="alone", seat=str(one.seat))
    table = table_at(registry, address)
    answer_again = table.revision(one.seat)
    assert guest.post(f"{address}/moves", move="done", seat=str(one.seat), revision=answer_again).status_code == 303
    assert table.live.ply > len(one.moves)


def test_what_is_not_allowed_is_no_answer(client: TestClient, registry: Registry) -> None:
    guest, address = drill(client, 0)
    table = table_at(registry, address)
    seat = str(drills_of(table.game)[0].seat)
    refused = guest.post(f"{address}/moves", move="haggle", seat=seat, revision=table.revision(int(seat)))
    assert refused.status_code == 422
    assert not table.drill_answer


def test_a_drill_comes_every_day_and_all_of_them_in_turn(client: TestClient) -> None:
    games = [game for game in shelf().values() if drills_of(game)]
    days = [drill_of_day(games, date(2026, 1, 1) + timedelta(days=n)) for n in range(len(games) * 3)]
    assert None not in days
    assert len(set(days)) == len(days)
    assert {day.game.id for day in days[: len(games)] if day is not None} == {game.id for game in games}
    assert drill_of_day([], date(2026, 1, 1)) is None
    assert 'id="drill-day"' in Guest(client).get("/").text
    assert "Que feriez-vous ici" in Guest(client, "fr").get("/").text
    guest = Guest(client)
    assert guest.post("/tables", game="hide_and_seek", drill="1").status_code in (404, 422)


def test_drills_are_mined_by_a_command(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    out = tmp_path / "drills.json"
    command = ["drills", SMALL, "--drills", "1", "--bot", "senator@20sims", "--budget", "30sims", "--out", str(out)]
    assert main(command) == 0
    mined = json.loads(out.read_text(encoding="utf-8"))
    assert mined["measured"]["drills"] == 1
    (one,) = (each for record in mined["records"] for each in record["drills"])
    assert one["answers"][0][1] - one["answers"][1][1] >= LEAD - 0.001
    assert "1 of 1 drills" in capsys.readouterr().out
    again = list(mine(find_game(SMALL), 1, 1000, "senator@20sims", 30))[-1]
    write_drills(tmp_path / "again.json", again)
    assert (tmp_path / "again.json").read_text() == out.read_text()
