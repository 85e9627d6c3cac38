"""What the documentation promises in figures, and that they are really measured."""

from __future__ import annotations

import asyncio
import inspect
import json
import os
import random
import signal
from pathlib import Path
from time import sleep
from types import FrameType
from typing import Any

import pytest

from tabularium.arena import web_load
from tabularium.arena.web_costs import idling, opening, rendering, restart
from tabularium.arena.web_load import (
    HttpClient,
    Load,
    Party,
    fewest,
    fixed_work,
    many_tables,
    offers_on,
    percentile,
    started,
)
from tabularium.arena.web_profile import LEFT, ROWS, SHARES, Profile, Sampler, row_of, table_of
from tabularium.arena.web_several import AnyServer, changes_a_second, cost_at, settings
from tabularium.kernel.game import AnyGame, shelf
from tests.cluster import Cluster
from tests.tables.tables import SMALL
from tests.web.server import Server

GAMES = list(shelf().values())
PACKAGE = Path(web_load.__file__).parent.parent


def test_many_tables_are_played_and_heard(tmp_path: Path) -> None:
    with started(str(tmp_path / "store.db")) as (port, _, server):
        load = asyncio.run(many_tables(port, SMALL, 2, 6.0, server))
    assert load.moves > 2
    assert 0 < load.cpu < 6
    assert load.delays
    assert 0 < percentile(load.delays, 0.5) < 6
    assert min(load.sizes) < max(load.sizes) / 2  # after the first, only what is new is sent


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_tables_of_every_game_are_played_on(server: Server, game: AnyGame) -> None:
    """Also where a tray stands instead of a list, and where two are too few."""

    async def play(port: int) -> Load:
        load = Load(1)
        line = HttpClient(port)
        party = Party(line, game.id, load, fewest(game))
        await party.open()
        for _ in range(40):
            if not await party.move():
                await party.close()
                await party.open()
        await party.close()
        await line.close()
        return load

    random.seed(1)
    load = asyncio.run(play(server.port))
    assert load.moves > 20
    assert load.delays


def test_a_sheet_without_a_list_offers_what_its_tray_does() -> None:
    tray = '<form id="tray"><button name="move" disabled>−</button>'
    tray += '<button name="move" value="buy &amp; pay" title="x">+</button></form>'
    done = '<form class="closing"><button class="primary done" name="move" value="done" data-done>D</button></form>'
    empty, listed = "<form data-choices></form>", '<form data-choices><button name="move" value="pass"></form>'
    plans = '<form class="choices ready"><button name="move" value="a plan"></form>'
    assert offers_on(tray + empty + done) == ["buy & pay", "done"]
    assert offers_on(tray + plans + listed + done) == ["pass", "done"]


def test_first_moves_are_not_measured(monkeypatch: pytest.MonkeyPatch) -> None:
    class Played(Party):
        """A table at which five moves are made before it is measured, and one when it is."""

        async def open(self) -> None:
            pass

        async def play(self, until: float) -> None:
            self.load.moves, self.load.delays[:], self.load.sizes[:] = 5, [9.0] * 5, [9] * 5
            while self.load.moves:
                await asyncio.sleep(0.01)
            self.load.moves, self.load.delays[:] = 1, [0.1]

    monkeypatch.setattr(web_load, "Party", Played)
    load = asyncio.run(many_tables(0, SMALL, 1, 1.0, 0, 0.05))
    assert (load.moves, load.delays, load.sizes) == (1, [0.1], [])


def test_several_servers_are_compared_with_one(cluster: Cluster) -> None:
    """The moves of each are counted, and the CPU time of all servers, of the database and of who plays."""
    one, *others = settings(cluster.new(), [1, 2], ["table", "random"])
    assert not one.store
    assert [(other.servers, other.route) for other in others] == [(1, "table"), (2, "table"), (2, "random")]
    cost = cost_at(others[-1], SMALL, 2, 4.0, 0.5)
    assert cost.moves > 1
    assert min(cost.cpu, cost.database, cost.generator) >= 0
    assert 0 < cost.cpu < 12
    assert cost.catch_ups > 0  # pages and moves are at different servers
    assert cost.memory > 20
    assert changes_a_second(others[0].store, 0.3) > 0


def test_a_tables_requests_go_to_one_server_or_to_any() -> None:
    ports = [1, 2, 3]
    same, anywhere = AnyServer(ports, False, "127.0.0.1"), AnyServer(ports, True, "127.0.0.1")
    for table in ("a table", "another", "a third"):
        assert len({same.to(table).port for _ in range(50)}) == 1
        assert {anywhere.to(table).port for _ in range(200)} == {1, 2, 3}


def test_a_share_counts_for_the_innermost_function_that_has_a_row() -> None:
    def innermost() -> FrameType | None:
        return inspect.currentframe()

    sampler = Sampler()
    sampler.look(0, innermost())  # nothing here has a row
    assert sampler.counts == {LEFT: 1}
    places = {
        ("/x/tabularium/web/pictures.py", "gesture_lines"): "what can be touched",
        ("/x/tabularium/web/pictures.py", "drawn_lines"): "lines of pictures",
        ("/x/tabularium/web/pages.py", "tell"): "HTTP: parsing, routing, answering",
        ("/x/site-packages/websockets/frames.py", "serialize"): LEFT,
        ("/usr/lib/python3.11/json/encoder.py", "encode"): "",  # counts for those who ask
    }
    assert {place: row_of(*place) for place in places} == places


def test_every_function_with_a_row_is_there() -> None:
    """A function that was renamed would count for something else."""
    for place, row in SHARES:
        path, _, functions = place.partition(":")
        for name in functions.split():
            source = (PACKAGE / path).read_text(encoding="utf-8")
            assert f"def {name}(" in source, f"{row}: {place}"


def test_a_profile_is_a_column_of_a_table() -> None:
    load = Load(20, moves=10, cpu=0.05, own=0.02, fixed=0.1)
    table = table_of([Profile("nundinae", load, {"drawing": 3, LEFT: 1})]).splitlines()
    assert table[0] == "|  | nundinae |"
    assert "| drawing | 75 |" in table
    assert f"| {LEFT} | 25 |" in table
    assert table[-3:] == [
        "| CPU of a move, ms | 5.0 |",
        "| the same of who plays, ms | 2.0 |",
        "| the fixed work, ms | 100 |",
    ]


def test_a_server_says_what_it_did(tmp_path: Path) -> None:
    found = tmp_path / "samples.json"
    with started(str(tmp_path / "store.db"), module=("tabularium.arena.web_profile", str(found))) as (port, _, server):

        def mark() -> None:
            os.kill(server, signal.SIGUSR1)

        load = asyncio.run(many_tables(port, SMALL, 2, 3.0, server, pace=0.1, mark=mark))
        for _ in range(1_200):
            if found.exists():
                break
            sleep(0.1)
    samples = json.loads(found.read_text(encoding="utf-8"))
    assert load.moves
    assert samples.keys() <= set(ROWS)
    assert sum(samples.values()) > 0


def test_the_fixed_work_takes_cpu_time() -> None:
    assert 0 < fixed_work() < 60


def test_an_update_is_measured() -> None:
    found: Any = rendering(shelf()[SMALL], 5)
    assert found["render_ms"] > 0
    assert found["update_kb"] > 0.3


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_picture_has_at_most_80_kb(game: AnyGame) -> None:
    """Of a table with all seats, at the median of a random game."""
    found: Any = rendering(game)
    assert found.get("picture_kb", 0) <= 80


def test_an_idle_table_costs_no_memory() -> None:
    found: Any = idling(shelf()[SMALL], 30)
    assert found["open_table_kb"] > 10
    assert found["idle_table_kb"] < 1


@pytest.mark.long
@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_table_opens_soon_after_a_thousand_lines(game: AnyGame) -> None:
    """CPU time, so that a busy machine does not matter."""
    found: Any = opening(game)
    assert found["lines"] >= 1000
    assert found["open_ms"] < 150


@pytest.mark.long
def test_a_server_with_a_thousand_tables_starts_soon() -> None:
    """CPU time, as above: it opens no table before it answers, so that an empty store takes as long."""
    _, without = restart(0)
    _, cpu = restart(1000)
    assert cpu < 5
    assert cpu - without < 1.5
