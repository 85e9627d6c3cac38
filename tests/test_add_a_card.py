"""A person who follows docs/add-a-card.md to the letter has a card more."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
BLOCK = re.compile(r"^```(?:toml|ftl|python) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)
COPIED = ("src", "tests", "tools", "examples", "docs")
TOUCHED = ("tests/games/forty_four_bce", "tests/envs/test_rows.py", "tests/terminal", "tests/draw", "tests/bots")


@pytest.fixture
def tree(tmp_path: Path) -> Path:
    """A copy of the sources and tests with the card of the page in it."""
    for folder in COPIED:
        shutil.copytree(ROOT / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "vendor"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    blocks = BLOCK.findall((ROOT / "docs/add-a-card.md").read_text(encoding="utf-8"))
    assert len(blocks) == 4
    for name, block in blocks:
        file = tmp_path / name
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text(f"{before}\n{block}", encoding="utf-8")
    return tmp_path


def run(tree: Path, *command: str) -> str:
    path = os.pathsep.join([str(tree / "src"), str(tree)])
    environment = {**os.environ, "PYTHONPATH": path, "PYTEST_ADDOPTS": "-p no:cacheprovider", "COMPILED_BUILD": ""}
    ran = subprocess.run([sys.executable, *command], cwd=tree, env=environment, capture_output=True, text=True)
    assert ran.returncode == 0, ran.stdout + ran.stderr
    return ran.stdout


def test_the_card_of_the_page_can_be_built(tree: Path) -> None:
    assert "2 passed" in run(tree, "-m", "pytest", "-q", "tests/games/forty_four_bce/test_curia.py")


@pytest.mark.long
def test_one_command_renews_what_fails_for_a_new_card(tree: Path) -> None:
    told = run(tree, "tools/golden", "forty_four_bce", "--keep")
    assert told.count("new forty_four_bce") == 5  # four games and the layout
    assert " passed" in run(tree, "-m", "pytest", "-q", "-m", "not long", *TOUCHED)
