"""The worked example learns something, and soon."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent.parent


@pytest.mark.long
def test_it_learns_to_beat_chance_within_minutes() -> None:
    command = [sys.executable, "examples/reinforce/learn.py", "--seconds", "100"]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    assert done.returncode == 0, done.stderr[-2000:]
    before, after = (float(line.split(": ")[1].split()[0]) for line in done.stdout.splitlines())
    assert 0.4 < before < 0.6  # chance against chance
    assert after > 0.65  # forty seconds of one core gave 0.74
