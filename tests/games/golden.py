"""Finished games, kept in the folder `golden` of each game's tests, that must always play again to the same end."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from tabularium.kernel.acta import read_acta
from tabularium.kernel.game import AnyGame, Game, S
from tabularium.kernel.live import replay


def golden(game: AnyGame) -> dict[str, str]:
    """The records by name."""
    folder = Path(__file__).parent / game.id / "golden"
    return {path.stem: path.read_text(encoding="utf-8") for path in sorted(folder.glob("*.acta"))}


def told(game: AnyGame, name: str) -> str:
    """The transcript that is kept beside a record."""
    return (Path(__file__).parent / game.id / "golden" / f"{name}.txt").read_text(encoding="utf-8")


def played_again(game: Game[S, Any], name: str) -> S:
    """The end of a recorded game that plays as it is written."""
    text = golden(game)[name]
    live = replay(game, read_acta(text))
    assert live.over
    assert live.record() == text
    assert isinstance(live.state, game.state)
    return live.state
