"""The README says what is true."""

from __future__ import annotations

import doctest
import re
from pathlib import Path

import pytest

from tabularium.kernel.game import shelf

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


@pytest.mark.parametrize("page", ["README.md", "docs/research.md"])
def test_its_session_runs_as_printed(page: str) -> None:
    failed, tried = doctest.testfile(str(ROOT / page), module_relative=False, encoding="utf-8")
    assert (failed, tried >= 15) == (0, True)


def test_it_credits_every_game_on_the_shelf() -> None:
    rows = [line for line in README.splitlines() if line.startswith("| ")]
    for game in shelf().values():
        if game.example:
            continue
        title = f"| [{game.credits.title['en']}](docs/games/{game.id}.md) |"
        row = next((row for row in rows if row.startswith(title)), "")
        assert row, f"{game.id} is not in the table"
        assert all(designer in row for designer in game.credits.designers), game.id
        assert game.credits.publisher.lower() in row.lower(), game.id
        assert f"| {min(game.player_counts)}-{max(game.player_counts)} |" in row, game.id


def test_what_it_points_to_is_there() -> None:
    pages = [*ROOT.glob("*.md"), *(ROOT / "docs").rglob("*.md")]
    for page in pages:
        for target in re.findall(r"\]\(([^)#:]+)(?:#[^)]*)?\)", page.read_text(encoding="utf-8")):
            assert (page.parent / target).exists(), f"{page.name} points to {target}"


def test_the_commands_it_names_are_there() -> None:
    targets = re.findall(r"^([a-z-]+):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.MULTILINE)
    assert set(re.findall(r"\bmake ([a-z-]+)", README)) <= set(targets)


EXCERPT = re.compile(r"^```python ([\w/.]+)\n(.*?)^```", re.MULTILINE | re.DOTALL)


GUIDES = [("add-a-game.md", 10), ("test-a-game.md", 2), ("game-reference.md", 1), ("pictures.md", 5)]


@pytest.mark.parametrize(("page", "least"), GUIDES)
def test_what_the_guides_show_is_in_the_game(page: str, least: int) -> None:
    guide = (ROOT / "docs" / page).read_text(encoding="utf-8")
    excerpts = EXCERPT.findall(guide)
    assert len(excerpts) == guide.count("```python ") >= least
    for name, excerpt in excerpts:
        file = ROOT / name if name.startswith("tests/") else ROOT / "src/tabularium/games" / name
        assert excerpt in file.read_text(encoding="utf-8"), f"{name} has no longer:\n{excerpt}"


def test_the_guide_lists_every_file_of_the_example() -> None:
    guide = (ROOT / "docs/add-a-game.md").read_text(encoding="utf-8")
    folder = ROOT / "src/tabularium/games/nundinae"
    files = {file.name for file in folder.iterdir() if file.is_file()} - {"__init__.py"}
    assert {file for file in files if f"`{file}`" not in guide} == set()
