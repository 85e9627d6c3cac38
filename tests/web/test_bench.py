"""What the house promises in figures, and that they are really measured."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import Any

import pytest

from tabularium.kernel.game import AnyGame, shelf
from tabularium.web.bench import full_house, idling, opening, percentile, rendering, restart, started
from tests.tables.tables import SMALL

GAMES = list(shelf().values())


def test_a_full_house_is_played_and_heard(tmp_path: Path) -> None:
    with started(str(tmp_path / "store.db")) as (port, _, server):
        load = asyncio.run(full_house(port, SMALL, 2, 6.0, server))
    assert load.moves > 2
    assert 0 < load.cpu < 6
    assert load.delays
    assert 0 < percentile(load.delays, 0.5) < 6
    assert min(load.sizes) < max(load.sizes) / 2  # after the first, only what is new is sent


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
