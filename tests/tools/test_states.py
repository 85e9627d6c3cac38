"""What the compiler is given: states whose methods are written out do what the interpreted ones do."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest
from tools.states import main, with_methods

from tabularium.kernel.conformance import course
from tabularium.kernel.game import AnyGame, shelf
from tabularium.kernel.state import SPECTATOR, State

GAMES = [game for game in shelf().values() if (game.folder / "state.py").exists()]
METHODS = {"copy", "hide", "values"}


def written_out(game: AnyGame) -> type[State]:
    """The class of a game's states, from the source that the compiler gets."""
    source = with_methods((game.folder / "state.py").read_text(encoding="utf-8"))
    names: dict[str, Any] = {"__name__": game.state.__module__}
    exec(source, names)
    made: type[State] = names[game.state.__name__]
    return made


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.id)
def test_a_state_that_is_written_out_plays_the_same(game: AnyGame) -> None:
    kind = written_out(game)
    assert vars(kind).keys() >= METHODS
    assert not METHODS & vars(game.state).keys()
    twin = replace(game, state=kind)
    seats = game.player_counts[-1]
    assert course(twin, seats, 3) == course(game, seats, 3)
    ours: State = game.new(seats, rng=5)
    theirs: State = twin.new(seats, rng=5)
    for viewer in (0, seats - 1, SPECTATOR):
        assert theirs.values(viewer)[1:] == ours.values(viewer)[1:]
        assert theirs.view(viewer).to_bytes() == ours.view(viewer).to_bytes()
    assert theirs.copy().to_bytes() == ours.to_bytes()


def test_a_method_of_its_own_is_left_alone() -> None:
    source = "class S(State):\n    n: int\n\n    def hide(self, viewer: int) -> None:\n        self.n = 0\n"
    written = with_methods(source)
    assert written.startswith(source)
    assert written.count("def hide(") == 1
    assert "        c.n = self.n\n" in written


def test_only_the_copy_of_the_sources_is_changed(tmp_path: Path) -> None:
    file = tmp_path / "src/tabularium/games/one/state.py"
    file.parent.mkdir(parents=True)
    file.write_text("class S(State):\n    hand: list[int]\n\n    def hand_seen(self, viewer: int) -> list[int]: ...\n")
    main(tmp_path)
    assert "        hand = self.hand_seen(viewer)\n        self.hand = hand\n" in file.read_text()
    assert "        c.hand = self.hand[:]\n" in file.read_text()
