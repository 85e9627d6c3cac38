"""Who follows docs/add-a-card.md to the letter has a card more."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

HOUSE = Path(__file__).parents[1]
BLOCK = re.compile(r"^```(?:toml|ftl|python) (\S+)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


def test_the_page_adds_a_card_to_a_copy(tmp_path: Path) -> None:
    for folder in ("src", "tests"):
        shutil.copytree(HOUSE / folder, tmp_path / folder, ignore=shutil.ignore_patterns("__pycache__", "vendor"))
    shutil.copy(HOUSE / "pyproject.toml", tmp_path)
    blocks = BLOCK.findall((HOUSE / "docs/add-a-card.md").read_text(encoding="utf-8"))
    assert len(blocks) == 4
    for name, block in blocks:
        file = tmp_path / name
        before = file.read_text(encoding="utf-8") if file.exists() else ""
        file.write_text(f"{before}\n{block}", encoding="utf-8")
    environment = {**os.environ, "PYTHONPATH": str(tmp_path / "src"), "PYTEST_ADDOPTS": ""}
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider", blocks[-1][0]]
    ran = subprocess.run(command, cwd=tmp_path, env=environment, capture_output=True, text=True, check=False)
    assert "2 passed" in ran.stdout, ran.stdout + ran.stderr
