"""`tabularium new` writes a game that is on the shelf, plays and keeps all laws at once, or says why not and writes
nothing."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from tabularium import cli

ROOT = Path(__file__).parent.parent
NAME = "my_race"


def run(folder: Path, *command: str, cwd: Path = ROOT) -> str:
    """A Python command with the package in `folder` installed: on the path, with its entry points."""
    project = tomllib.loads((folder / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    told = folder.parent / f"{project['name']}-{project['version']}.dist-info"
    told.mkdir(exist_ok=True)
    (told / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {project['name']}\nVersion: {project['version']}\n")
    groups = project["entry-points"].items()
    lines = [
        f"[{group}]\n" + "".join(f"{name} = {where}\n" for name, where in table.items()) for group, table in groups
    ]
    (told / "entry_points.txt").write_text("".join(lines), encoding="utf-8")
    path = [folder / "src", folder.parent, ROOT / "src", *([ROOT] if cwd == ROOT else [])]
    environment = {**os.environ, "PYTHONPATH": os.pathsep.join(map(str, path)), "PYTEST_ADDOPTS": "-p no:cacheprovider"}
    done = subprocess.run([sys.executable, "-m", *command], cwd=cwd, env=environment, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    return done.stdout


@pytest.fixture
def made(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Path:
    monkeypatch.chdir(tmp_path)
    assert cli.main(["new", NAME]) == 0
    assert f"tabularium play {NAME}\n" in capsys.readouterr().out
    return tmp_path / NAME


def test_a_new_game_is_on_the_shelf_and_its_tests_are_green(made: Path) -> None:
    told = [file for file in made.rglob("*") if file.is_file() and "tali" in file.read_text(encoding="utf-8").lower()]
    assert told == []
    assert "My race (my_race)" in run(made, "tabularium", "games", cwd=made)
    assert "13 passed" in run(made, "pytest", "-q", str(made), cwd=made)


@pytest.mark.long
def test_the_tests_that_all_games_share_pass_for_a_new_one(made: Path) -> None:
    """Whatever is tried for every game on the shelf holds for one that has only what a game must have."""
    shared = ["--ignore=tests/games", "--ignore-glob=tests/web/test_browser*", "--ignore=tests/test_new.py"]
    found = run(made, "pytest", "-q", "-m", "not long", "-k", NAME, *shared, "tests")
    assert int(found.rpartition(" passed")[0].split()[-1]) >= 25  # some are tried for all games in one go


def test_the_example_that_it_copies_is_green_itself(tmp_path: Path) -> None:
    shutil.copytree(ROOT / "examples/tali", tmp_path / "tali")
    assert "13 passed" in run(tmp_path / "tali", "pytest", "-q", str(tmp_path / "tali/tests"), cwd=tmp_path)


REFUSED = {
    "nundinae": "there is a game “nundinae” on the shelf already: choose another name",
    "json": "Python has a module “json” already: choose another name",
    "taken": "taken exists already: choose another name, or another folder to work in",
    "class": "a game is named by small letters, digits and _, as a Python module is, not “class”",
    "My-Game": "a game is named by small letters, digits and _, as a Python module is, not “My-Game”",
    "../away": "a game is named by small letters, digits and _, as a Python module is, not “../away”",
    "": "a game is named by small letters, digits and _, as a Python module is, not “”",
}


@pytest.mark.parametrize(("name", "sentence"), REFUSED.items(), ids=[name or "nothing" for name in REFUSED])
def test_a_name_that_can_not_be_is_refused_and_nothing_is_written(
    name: str, sentence: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "taken").mkdir()
    monkeypatch.chdir(tmp_path)
    assert cli.main(["new", name]) == 2
    assert capsys.readouterr().err == f"tabularium: {sentence}\n"
    assert [str(file.relative_to(tmp_path)) for file in tmp_path.rglob("*")] == ["taken"]
