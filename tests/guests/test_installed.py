"""Games of other packages that are installed beside this one."""

from __future__ import annotations

import logging
from importlib.metadata import EntryPoint

import pytest

from tabularium.kernel.game import shelf


def test_an_installed_game_that_is_gone_keeps_no_other_from_being_played(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    entries = [
        EntryPoint("gone", "no_such_package.game:GAME", "tabularium.games"),
        EntryPoint("tessera", "tests.guests.tessera.game:GAME", "tabularium.games"),
    ]
    monkeypatch.setattr("tabularium.kernel.game.entry_points", lambda group: entries)
    with caplog.at_level(logging.WARNING, "tabularium"):
        games = shelf()
    assert {"nundinae", "tessera"} <= games.keys()
    assert "“gone” (no_such_package.game:GAME) can't be loaded: ModuleNotFoundError" in caplog.text
