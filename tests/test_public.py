"""What `import tabularium` gives, and how quickly."""

from __future__ import annotations

import os
import resource
import subprocess
import sys
from importlib.metadata import version
from pathlib import Path

import pytest

import tabularium
from tabularium.games.nundinae.game import GAME
from tabularium.kernel.game import shelf
from tabularium.kernel.play import legal, next_seat, play
from tabularium.kernel.state import SPECTATOR

HEAVY = ("tabularium.web", "tabularium.arena", "tabularium.tables", "tabularium.bots", "fastapi", "sqlite3")


def in_another_process(code: str) -> str:
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    return done.stdout.strip()


@pytest.mark.parametrize("name", tabularium.__all__)
def test_every_public_name_is_there_and_tells_what_it_is_for(name: str) -> None:
    found = getattr(tabularium, name)
    assert found.__doc__


def test_the_names_stand_where_type_checkers_find_them() -> None:
    assert set(tabularium.HOMES) == set(tabularium.__all__) - {"__version__"}
    assert (Path(tabularium.__file__).parent / "py.typed").exists()


def test_a_name_that_is_not_public_is_refused_with_those_that_are() -> None:
    with pytest.raises(AttributeError, match=r"no public name “Manager”; there are Bot, Live,"):
        _ = tabularium.Manager


def test_importing_the_house_opens_no_room() -> None:
    told = in_another_process("import sys, tabularium; print([m for m in sys.modules if m.startswith('tabularium.')])")
    assert told == "[]"


def test_listing_the_games_opens_no_room_that_it_does_not_need() -> None:
    told = in_another_process(
        "import io, sys, contextlib\nfrom tabularium.cli import main\n"
        "with contextlib.redirect_stdout(io.StringIO()): main(['games'])\n"
        f"print([m for m in sys.modules if m.startswith({HEAVY!r})])"
    )
    assert told == "[]"


@pytest.mark.long
def test_listing_the_games_takes_less_than_half_a_second(tmp_path: Path) -> None:
    """Of processor time, the best of five: others may be at work on this machine. Python keeps what it has compiled, as
    it does wherever it is not told otherwise."""
    keeping = {key: value for key, value in os.environ.items() if key != "PYTHONDONTWRITEBYTECODE"}
    keeping["PYTHONPYCACHEPREFIX"] = str(tmp_path)
    best = 9.0
    for _ in range(5):
        before = resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime
        subprocess.run([sys.executable, "-m", "tabularium", "games"], capture_output=True, check=True, env=keeping)
        best = min(best, resource.getrusage(resource.RUSAGE_CHILDREN).ru_utime - before)
    assert best < 0.5


def test_the_version_stands_in_one_place() -> None:
    root = Path(__file__).parent.parent
    assert tabularium.__version__ == version("tabularium")
    assert 'dynamic = ["version"]' in (root / "pyproject.toml").read_text(encoding="utf-8")


def test_a_state_in_short_is_what_its_viewer_sees() -> None:
    s = GAME.new(2, None, 4)
    whole, mine, theirs = repr(s), repr(s.view(0)), repr(s.view(SPECTATOR))
    assert whole.startswith("<nundinae, 2 seats, whole: ")
    assert "On sale: a ware worth 5. 20 cards in the deck." in whole
    assert "seat 1: " in mine.splitlines()[0]
    assert whole.replace("whole", "a spectator") == theirs  # nothing hidden is shown by accident


@pytest.mark.parametrize("game", shelf())
def test_every_state_has_a_short_form_from_set_up_to_the_end(game: str) -> None:
    made = shelf()[game]
    s = made.new(max(made.player_counts), None, 3)
    for _ in range(30):
        assert repr(s).startswith(f"<{game}, ")
        seat = next_seat(s)
        if seat < 0:
            break
        play(s, seat, legal(s, seat)[0])
    assert repr(made.blank(made.box)) == f"<{game}: a box that nobody has laid out yet>"
