"""Killed at any moment, the server has every move it acknowledged, and every table goes on."""

from __future__ import annotations

import os
import random
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabularium.kernel.game import shelf
from tabularium.tables.archive import verify_all
from tabularium.tables.engines import open_store
from tabularium.tables.opening import open_table
from tests.tables.tables import dice, play_at_random

ROOT = Path(__file__).parent.parent.parent


def killed(store: Path, seconds: float) -> list[tuple[str, int, int, str]]:
    """Run the victim for a while and kill it; what it had acknowledged."""
    path = os.pathsep.join([str(ROOT), *sys.path])
    victim = subprocess.Popen(
        [sys.executable, "-m", "tests.tables.victim", str(store)],
        stdout=subprocess.PIPE, text=True, env={**os.environ, "PYTHONPATH": path}, cwd=ROOT,
    )  # fmt: skip
    assert victim.stdout is not None
    said = [victim.stdout.readline()]
    time.sleep(seconds)
    victim.kill()
    said.extend(victim.stdout.read().split("\n"))
    victim.wait()
    victim.stdout.close()
    whole = [line.split() for line in said if len(line.split()) == 4]
    return [(table, int(rev), int(drafts), digest) for table, rev, drafts, digest in whole]


def check(path: Path, acknowledged: list[tuple[str, int, int, str]]) -> None:
    store = open_store(path)
    last = {table: (rev, drafts, digest) for table, rev, drafts, digest in acknowledged}
    for name, (rev, drafts, digest) in last.items():
        table = open_table(store, name, shelf())
        assert table is not None
        now = (table.rev, sum(table.draft_revisions))
        assert now[0] >= rev
        assert sum(now) >= rev + drafts
        if now == (rev, drafts):
            assert table.live.state.digest() == digest
        play_at_random(table, dice(1))
        assert table.live.over
    assert {checked.difference for checked in verify_all(store)} == {""}
    store.close()


def test_one_kill_loses_nothing(tmp_path: Path) -> None:
    check(tmp_path / "store.db", killed(tmp_path / "store.db", 0.2))


@pytest.mark.long
def test_many_kills_lose_nothing(tmp_path: Path) -> None:
    moves = 0
    while moves < 500:
        acknowledged = killed(tmp_path / "store.db", random.uniform(0.0, 0.4))
        moves += len(acknowledged)
        check(tmp_path / "store.db", acknowledged)
